<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="tr" sourcelanguage="en_US">
<context>
    <name>Caption</name>
    <message>
        <source>step %1 of %2 · t = %3</source>
        <translation>adım %1 / %2 · t = %3</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Henüz hiçbir şey olmadı.</translation>
    </message>
</context>
<context>
    <name>Explorer</name>
    <message>
        <source>no fault</source>
        <translation>arızasız</translation>
    </message>
    <message>
        <source>one lost ack</source>
        <translation>bir kaybolan ack</translation>
    </message>
    <message>
        <source>one crash</source>
        <translation>bir çökme</translation>
    </message>
    <message>
        <source>one lock expiry</source>
        <translation>bir kilit süresi dolması</translation>
    </message>
    <message>
        <source>one retry, same id</source>
        <translation>bir yineleme, aynı id</translation>
    </message>
    <message>
        <source>one retry, new id</source>
        <translation>bir yineleme, yeni id</translation>
    </message>
    <message>
        <source>any two, same ids</source>
        <translation>herhangi ikisi, aynı id</translation>
    </message>
    <message>
        <source>%1 crashes</source>
        <translation>%1 çökme</translation>
    </message>
    <message>
        <source>%1 lost acks</source>
        <translation>%1 kaybolan ack</translation>
    </message>
    <message>
        <source>%1 lock expiries</source>
        <translation>%1 kilit süresi dolması</translation>
    </message>
    <message>
        <source>one retry with the same id</source>
        <translation>aynı id ile bir yineleme</translation>
    </message>
    <message>
        <source>%1 retries with the same id</source>
        <translation>aynı id ile %1 yineleme</translation>
    </message>
    <message>
        <source>one retry with a new id</source>
        <translation>yeni id ile bir yineleme</translation>
    </message>
    <message>
        <source>%1 retries with a new id</source>
        <translation>yeni id ile %1 yineleme</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 ve %2</translation>
    </message>
    <message>
        <source>%1 is enough.</source>
        <translation>%1 yeter.</translation>
    </message>
    <message>
        <source>%1 is enough; so is %2.</source>
        <translation>%1 yeter; şu da yeter: %2.</translation>
    </message>
    <message>
        <source>; so is </source>
        <comment>between two faults</comment>
        <translation>; şu da yeter: </translation>
    </message>
    <message>
        <source>Not with fewer than %1 faults, but with %2.</source>
        <translation>%1 arızadan azıyla olmuyor; şunlarla oluyor: %2.</translation>
    </message>
    <message>
        <source>Not with %1, but with %2.</source>
        <translation>%1 yetmiyor, ama %2 yetiyor.</translation>
    </message>
    <message>
        <source>Not with %1 or %2 alone, but with both.</source>
        <translation>Tek başına ne %1 ne de %2 yetiyor; ikisi birlikte yetiyor.</translation>
    </message>
    <message>
        <source>No fault is needed: the order of events alone breaks it.</source>
        <translation>Arızaya gerek yok: olayların sırası tek başına bozuyor.</translation>
    </message>
    <message>
        <source>No order of events breaks it.</source>
        <translation>Olayların hiçbir sırası onu bozmuyor.</translation>
    </message>
    <message>
        <source>No order of events and no placement of a single fault breaks it.</source>
        <translation>Olayların hiçbir sırası ve tek bir arızanın hiçbir yeri onu bozmuyor.</translation>
    </message>
    <message>
        <source>No order of events and no placement of up to %1 faults breaks it.</source>
        <translation>Olayların hiçbir sırası ve en çok %1 arızanın hiçbir yerleşimi onu bozmuyor.</translation>
    </message>
    <message>
        <source>crashes</source>
        <translation>çökme</translation>
    </message>
    <message>
        <source>lost acks</source>
        <translation>kaybolan ack</translation>
    </message>
    <message>
        <source>lock expiries</source>
        <translation>kilit süresi dolması</translation>
    </message>
    <message>
        <source>retries, same id</source>
        <translation>yineleme, aynı id</translation>
    </message>
    <message>
        <source>retries, new id</source>
        <translation>yineleme, yeni id</translation>
    </message>
    <message>
        <source>any one of %1</source>
        <translation>şunlardan herhangi biri: %1</translation>
    </message>
    <message>
        <source>any %1 of %2</source>
        <translation>şunlardan herhangi %1 tanesi: %2</translation>
    </message>
    <message>
        <source>Not complete: it stopped at the limit of states, after %1.</source>
        <translation>Tamamlanmadı: durum sınırında durdu, %1 durumdan sonra.</translation>
    </message>
    <message>
        <source>Not complete: it stopped at the limit of memory, after %1 states.</source>
        <translation>Tamamlanmadı: bellek sınırında durdu, %1 durumdan sonra.</translation>
    </message>
    <message>
        <source>Not complete: it stopped at the limit of time, after %1 states.</source>
        <translation>Tamamlanmadı: süre sınırında durdu, %1 durumdan sonra.</translation>
    </message>
    <message>
        <source>Not complete: cancelled after %1 states.</source>
        <translation>Tamamlanmadı: %1 durumdan sonra iptal edildi.</translation>
    </message>
    <message>
        <source>%1 breaks it. Whether less would do is not known.</source>
        <translation>%1 onu bozuyor. Daha azının yetip yetmeyeceği bilinmiyor.</translation>
    </message>
    <message>
        <source>With up to %1 faults, everything was tried.</source>
        <translation>En çok %1 arızayla olabilecek her şey denendi.</translation>
    </message>
    <message>
        <source>Nothing that breaks it was found.</source>
        <translation>Onu bozan bir şey bulunmadı.</translation>
    </message>
    <message>
        <source>Sometimes it has to ask a person.</source>
        <translation>Bazen bir insana sorması gerekiyor.</translation>
    </message>
    <message>
        <source>one instance</source>
        <translation>bir instance</translation>
    </message>
    <message>
        <source>%1 instances</source>
        <translation>%1 instance</translation>
    </message>
    <message>
        <source>one message</source>
        <translation>bir message</translation>
    </message>
    <message>
        <source>%1 messages</source>
        <translation>%1 message</translation>
    </message>
    <message>
        <source>%1 states</source>
        <translation>%1 durum</translation>
    </message>
    <message>
        <source>%1 transitions</source>
        <translation>%1 geçiş</translation>
    </message>
    <message>
        <source>one fault</source>
        <translation>bir arıza</translation>
    </message>
    <message>
        <source>%1 faults</source>
        <translation>%1 arıza</translation>
    </message>
    <message>
        <source>one change of instance</source>
        <translation>bir instance değişimi</translation>
    </message>
    <message>
        <source>%1 changes of instance</source>
        <translation>%1 instance değişimi</translation>
    </message>
    <message>
        <source>e-mails %1</source>
        <translation>e-posta %1</translation>
    </message>
    <message>
        <source>dead letters %1</source>
        <translation>dead letter %1</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 adım</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>faults, steps</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>faults, changes, steps</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>the inbox is never purged</source>
        <translation>inbox hiç temizlenmez</translation>
    </message>
    <message>
        <source>will ack</source>
        <translation>ack edecek</translation>
    </message>
    <message>
        <source>duplicate, will ack</source>
        <translation>duplicate, sırada ack</translation>
    </message>
    <message>
        <source>will nack</source>
        <translation>nack edecek</translation>
    </message>
    <message>
        <source>needs reconciliation</source>
        <translation>uzlaştırma gerekiyor</translation>
    </message>
    <message>
        <source>sets it aside</source>
        <translation>kenara ayırıyor</translation>
    </message>
    <message>
        <source>settling</source>
        <translation>bitiriyor</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>boşta</translation>
    </message>
    <message>
        <source>crashed</source>
        <translation>çöktü</translation>
    </message>
    <message>
        <source>ack on its way</source>
        <translation>ack yolda</translation>
    </message>
    <message>
        <source>waits at %1</source>
        <translation>%1 adımında bekliyor</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>%1 adımında</translation>
    </message>
    <message>
        <source>inbox %1</source>
        <translation>inbox %1</translation>
    </message>
    <message>
        <source>orders %1</source>
        <translation>siparişler %1</translation>
    </message>
    <message>
        <source>cache %1</source>
        <translation>cache %1</translation>
    </message>
    <message>
        <source>pending %1</source>
        <translation>beklemede %1</translation>
    </message>
    <message>
        <source>%1 to come</source>
        <translation>%1 gelecek</translation>
    </message>
    <message>
        <source>%1 ready</source>
        <translation>%1 hazır</translation>
    </message>
    <message>
        <source>%1 in flight</source>
        <translation>%1 yolda</translation>
    </message>
    <message>
        <source>%1 dead</source>
        <translation>%1 dead</translation>
    </message>
    <message>
        <source>sends nack</source>
        <translation>nack gönderir</translation>
    </message>
    <message>
        <source>sends ack</source>
        <translation>ack gönderir</translation>
    </message>
    <message>
        <source>publish</source>
        <translation>publish</translation>
    </message>
    <message>
        <source>deliver</source>
        <translation>teslim</translation>
    </message>
    <message>
        <source>ack arrives</source>
        <translation>ack ulaşır</translation>
    </message>
    <message>
        <source>ack lost</source>
        <translation>ack kayboldu</translation>
    </message>
    <message>
        <source>lock expires</source>
        <translation>kilit süresi doldu</translation>
    </message>
    <message>
        <source>crash</source>
        <translation>çökme</translation>
    </message>
    <message>
        <source>restart</source>
        <translation>yeniden başlama</translation>
    </message>
    <message>
        <source>retry, new id</source>
        <translation>yineleme, yeni id</translation>
    </message>
    <message>
        <source>retry, same id</source>
        <translation>yineleme, aynı id</translation>
    </message>
    <message>
        <source>time passes</source>
        <translation>zaman geçer</translation>
    </message>
    <message>
        <source>%1 before the ack</source>
        <translation>ack öncesinde %1</translation>
    </message>
    <message>
        <source>%1 while the ack is on its way</source>
        <translation>ack yoldayken %1</translation>
    </message>
    <message>
        <source>%1 while waiting at %2</source>
        <translation>%2 adımında beklerken %1</translation>
    </message>
    <message>
        <source>%1 before %2</source>
        <translation>%2 öncesinde %1</translation>
    </message>
    <message>
        <source>after one fault</source>
        <translation>bir arızadan sonra</translation>
    </message>
    <message>
        <source>after %1 faults</source>
        <translation>%1 arızadan sonra</translation>
    </message>
    <message>
        <source>The start.</source>
        <translation>Başlangıç.</translation>
    </message>
    <message>
        <source>The end, and a violation: %1.</source>
        <translation>Son, ve bir ihlal: %1.</translation>
    </message>
    <message>
        <source>The end: %1.</source>
        <translation>Son: %1.</translation>
    </message>
    <message>
        <source>%1 of %2 states: those within %3 steps of the ordinary course.</source>
        <translation>%2 durumdan %1 tanesi: olağan akışa en çok %3 adım uzakta olanlar.</translation>
    </message>
    <message>
        <source>%1 of %2 states: those within %3 steps of the cheapest violation.</source>
        <translation>%2 durumdan %1 tanesi: en ucuz ihlale en çok %3 adım uzakta olanlar.</translation>
    </message>
    <message>
        <source>Not complete: it ended after %1 states with an error: %2.</source>
        <translation>Tamamlanmadı: %1 durumdan sonra bir hatayla bitti: %2.</translation>
    </message>
    <message>
        <source>✕ %1 broken</source>
        <translation>✕ %1 bozuldu</translation>
    </message>
    <message>
        <source>%1 broken</source>
        <translation>%1 bozuldu</translation>
    </message>
</context>
<context>
    <name>Film</name>
    <message>
        <source>The run plays for %1 minutes; an animation has room for %2.</source>
        <translation>Koşu %1 dakika sürüyor; bir animasyona en çok %2 dakika sığar.</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>Trace</source>
        <translation>Trace</translation>
    </message>
    <message>
        <source>everything; opens here again</source>
        <translation>her şey; burada yeniden açılır</translation>
    </message>
    <message>
        <source>%1: cannot be written: %2</source>
        <translation>%1: yazılamıyor: %2</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Web sayfası</translation>
    </message>
    <message>
        <source>plays in any browser, without a network</source>
        <translation>ağ olmadan her tarayıcıda oynar</translation>
    </message>
    <message>
        <source>Mermaid sequence diagram</source>
        <translation>Mermaid sıra diyagramı</translation>
    </message>
    <message>
        <source>for READMEs and wikis</source>
        <translation>README ve wiki sayfaları için</translation>
    </message>
    <message>
        <source>PlantUML sequence diagram</source>
        <translation>PlantUML sıra diyagramı</translation>
    </message>
    <message>
        <source>for design documents</source>
        <translation>tasarım belgeleri için</translation>
    </message>
    <message>
        <source>Event log, CSV</source>
        <translation>Olay günlüğü, CSV</translation>
    </message>
    <message>
        <source>for spreadsheets</source>
        <translation>hesap tabloları için</translation>
    </message>
    <message>
        <source>Chrome trace events</source>
        <translation>Chrome trace olayları</translation>
    </message>
    <message>
        <source>for Perfetto and other profilers</source>
        <translation>Perfetto ve başka profiler&apos;lar için</translation>
    </message>
    <message>
        <source>OpenTelemetry, OTLP/JSON</source>
        <translation>OpenTelemetry, OTLP/JSON</translation>
    </message>
    <message>
        <source>for Jaeger and Tempo</source>
        <translation>Jaeger ve Tempo için</translation>
    </message>
    <message>
        <source>PostgreSQL isolation test</source>
        <translation>PostgreSQL isolation testi</translation>
    </message>
    <message>
        <source>runs the same statements in the same order</source>
        <translation>aynı ifadeleri aynı sırayla çalıştırır</translation>
    </message>
    <message>
        <source>SQL for two terminals</source>
        <translation>İki terminal için SQL</translation>
    </message>
    <message>
        <source>to repeat it by hand on a database of your own</source>
        <translation>kendi veritabanında elle tekrarlamak için</translation>
    </message>
    <message>
        <source>Regression test, C#</source>
        <translation>Regresyon testi, C#</translation>
    </message>
    <message>
        <source>a skeleton for xUnit and EF Core</source>
        <translation>xUnit ve EF Core için iskelet</translation>
    </message>
    <message>
        <source>Regression test, C++</source>
        <translation>Regresyon testi, C++</translation>
    </message>
    <message>
        <source>a skeleton without a framework</source>
        <translation>framework gerektirmeyen iskelet</translation>
    </message>
    <message>
        <source>ShiViz log</source>
        <translation>ShiViz log</translation>
    </message>
    <message>
        <source>what happened before what, by vector clocks</source>
        <translation>neyin neden önce olduğu, vector clock ile</translation>
    </message>
    <message>
        <source>Picture, SVG</source>
        <translation>Resim, SVG</translation>
    </message>
    <message>
        <source>sharp at any size, with text that can be searched</source>
        <translation>her boyutta net, metni aranabilir</translation>
    </message>
    <message>
        <source>Storyboard, PDF</source>
        <translation>Storyboard, PDF</translation>
    </message>
    <message>
        <source>the key moments on paper</source>
        <translation>kilit anlar, kâğıt üzerinde</translation>
    </message>
    <message>
        <source>Picture, PNG</source>
        <translation>Resim, PNG</translation>
    </message>
    <message>
        <source>for slides and chats</source>
        <translation>slaytlar ve sohbetler için</translation>
    </message>
    <message>
        <source>Animation, WebP</source>
        <translation>Animasyon, WebP</translation>
    </message>
    <message>
        <source>plays by itself, in browsers and READMEs</source>
        <translation>tarayıcıda ve README içinde kendi kendine oynar</translation>
    </message>
</context>
<context>
    <name>Invariant</name>
    <message>
        <source>on hand</source>
        <translation>eldeki</translation>
    </message>
    <message>
        <source>reserved</source>
        <translation>ayrılan</translation>
    </message>
    <message>
        <source>reservation rows</source>
        <translation>stock_reservations satırı</translation>
    </message>
    <message>
        <source>copies in stock_reservations</source>
        <translation>stock_reservations içindeki nüsha</translation>
    </message>
    <message>
        <source>e-mails</source>
        <translation>e-posta</translation>
    </message>
    <message>
        <source>dead letters</source>
        <translation>dead letter</translation>
    </message>
    <message>
        <source>inbox rows</source>
        <translation>inbox satırı</translation>
    </message>
    <message>
        <source>inbox rows in progress</source>
        <translation>yarım kalmış inbox satırı</translation>
    </message>
    <message>
        <source>%1 on hand</source>
        <translation>elde %1</translation>
    </message>
    <message>
        <source>%1 reserved</source>
        <translation>ayrılan %1</translation>
    </message>
    <message>
        <source>1 reservation row</source>
        <translation>1 stock_reservations satırı</translation>
    </message>
    <message numerus="yes">
        <source>%n reservation rows</source>
        <translation>
            <numerusform>%n stock_reservations satırı</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in stock_reservations</source>
        <translation>stock_reservations içinde %1 nüsha</translation>
    </message>
    <message>
        <source>1 e-mail</source>
        <translation>1 e-posta</translation>
    </message>
    <message numerus="yes">
        <source>%n e-mails</source>
        <translation>
            <numerusform>%n e-posta</numerusform>
        </translation>
    </message>
    <message>
        <source>1 dead letter</source>
        <translation>1 dead letter</translation>
    </message>
    <message numerus="yes">
        <source>%n dead letters</source>
        <translation>
            <numerusform>%n dead letter</numerusform>
        </translation>
    </message>
    <message>
        <source>1 inbox row</source>
        <translation>1 inbox satırı</translation>
    </message>
    <message numerus="yes">
        <source>%n inbox rows</source>
        <translation>
            <numerusform>%n inbox satırı</numerusform>
        </translation>
    </message>
    <message>
        <source>1 inbox row in progress</source>
        <translation>1 yarım kalmış inbox satırı</translation>
    </message>
    <message numerus="yes">
        <source>%n inbox rows in progress</source>
        <translation>
            <numerusform>%n yarım kalmış inbox satırı</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a count, of whom</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>for each book</source>
        <translation>her kitap için</translation>
    </message>
    <message>
        <source>for each order</source>
        <translation>her sipariş için</translation>
    </message>
    <message>
        <source>for each message</source>
        <translation>her message için</translation>
    </message>
    <message>
        <source>for each consumer</source>
        <translation>her consumer için</translation>
    </message>
    <message>
        <source>and</source>
        <translation>ve</translation>
    </message>
    <message>
        <source>or</source>
        <translation>veya</translation>
    </message>
    <message>
        <source>not (%1)</source>
        <translation>değil (%1)</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>always: %1</source>
        <translation>her zaman: %1</translation>
    </message>
    <message>
        <source>never: %1</source>
        <translation>asla: %1</translation>
    </message>
    <message>
        <source>at the end: %1</source>
        <translation>sonunda: %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 ve %2</translation>
    </message>
    <message>
        <source>there were %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 had %2</source>
        <comment>a book or an order, and how much of what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 did not come true: at the end %2</source>
        <translation>%1 gerçekleşmedi; sonunda %2</translation>
    </message>
    <message>
        <source>%1 was broken from the start: %2</source>
        <translation>%1 en baştan tutmuyordu; %2</translation>
    </message>
    <message>
        <source>%1 broke at %2: %3</source>
        <translation>%1 %2 anında bozuldu; %3</translation>
    </message>
</context>
<context>
    <name>Narration</name>
    <message>
        <source>%1 sends the ack of tag %2.</source>
        <translation>%1, tag %2 için ack gönderiyor.</translation>
    </message>
    <message>
        <source>Until it arrives, the broker knows nothing of the work that was done.</source>
        <translation>Ack ulaşana kadar broker&apos;ın yapılan işten haberi yok.</translation>
    </message>
    <message>
        <source>The ack of tag %1 arrives: %2 is done for the broker.</source>
        <translation>Tag %1 ack&apos;i ulaşıyor: broker&apos;ın %2 ile işi bitti.</translation>
    </message>
    <message>
        <source>The ack of tag %1 is lost, and with it the connection.</source>
        <translation>Tag %1 ack&apos;i yolda kayboluyor, bağlantı da onunla birlikte kopuyor.</translation>
    </message>
    <message>
        <source>The broker cannot tell a lost ack from a message that was never handled.</source>
        <translation>Broker, kaybolan bir ack&apos;i hiç işlenmemiş bir message&apos;dan ayıramaz.</translation>
    </message>
    <message>
        <source>The broker rejects the ack of tag %1: it has given %2 away meanwhile.</source>
        <translation>Broker tag %1 ile gelen ack&apos;i reddediyor: %2 için o teslimden çoktan vazgeçmişti.</translation>
    </message>
    <message>
        <source>An ack counts only under the tag of the latest delivery.</source>
        <translation>Ack yalnızca son teslimin tag&apos;iyle geçerlidir.</translation>
    </message>
    <message>
        <source>The lock on %1 runs out: tag %2 no longer counts.</source>
        <translation>%1 kilidinin süresi doluyor: tag %2 artık geçerli değil.</translation>
    </message>
    <message>
        <source>%1 does not learn of it and goes on working.</source>
        <translation>%1 bundan habersiz, çalışmayı sürdürüyor.</translation>
    </message>
    <message>
        <source>%1 stands still for %2.</source>
        <translation>%1, %2 hareketsiz kalıyor.</translation>
    </message>
    <message>
        <source>A slow disk, a long garbage collection, a busy machine: to the broker it all looks the same.</source>
        <translation>Yavaş bir disk, uzun bir garbage collection, meşgul bir makine: broker&apos;dan bakınca hepsi aynı görünür.</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>%1 yeniden ayakta.</translation>
    </message>
    <message>
        <source>It remembers nothing of what it did before.</source>
        <translation>Daha önce yaptıklarının hiçbirini hatırlamıyor.</translation>
    </message>
    <message>
        <source>An operator sends the dead letter %1 again.</source>
        <translation>Bir operatör %1 dead letter&apos;ını yeniden gönderiyor.</translation>
    </message>
    <message>
        <source>For the broker it is a new entry; the message id is the old one.</source>
        <translation>Broker için bu yeni bir kayıt; message id ise eskisi.</translation>
    </message>
    <message>
        <source>The cache stops answering for %1.</source>
        <translation>Cache %1 süreyle cevap vermeyi kesiyor.</translation>
    </message>
    <message>
        <source>The cache answers again.</source>
        <translation>Cache yeniden cevap veriyor.</translation>
    </message>
    <message>
        <source>From the next delivery on, %1 runs “%2”.</source>
        <translation>Bir sonraki teslimden itibaren %1, “%2” stratejisini çalıştırıyor.</translation>
    </message>
    <message>
        <source>Time passes.</source>
        <translation>Zaman geçiyor.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between items of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 reserved %2 → %3</source>
        <translation>%1 ayrılan %2 → %3</translation>
    </message>
    <message>
        <source>the inbox row %1</source>
        <translation>%1 inbox satırı</translation>
    </message>
    <message>
        <source>the reservation of %1</source>
        <translation>%1 ayırma kaydı</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 of %2, %3</source>
        <translation>%2 için %1, %3</translation>
    </message>
    <message>
        <source>The producer publishes %1: %2.</source>
        <translation>Producer %1 message&apos;ını yayınlıyor: %2.</translation>
    </message>
    <message>
        <source>The producer publishes %1 a second time.</source>
        <translation>Producer %1 message&apos;ını ikinci kez yayınlıyor.</translation>
    </message>
    <message>
        <source>It got no answer, and cannot know whether its first attempt arrived.</source>
        <translation>Cevap alamadı; ilk denemesinin ulaşıp ulaşmadığını bilemez.</translation>
    </message>
    <message>
        <source>The producer publishes %1 again, under the new id %2.</source>
        <translation>Producer %1 message&apos;ını bir daha yayınlıyor, bu kez yeni bir id&apos;yle: %2.</translation>
    </message>
    <message>
        <source>By its id nobody can see that it is the same order.</source>
        <translation>Id&apos;sine bakan, bunun aynı sipariş olduğunu göremez.</translation>
    </message>
    <message>
        <source>The broker drops %1: it has seen this id within %2.</source>
        <translation>Broker %1 message&apos;ını atıyor: bu id&apos;yi son %2 içinde gördü.</translation>
    </message>
    <message>
        <source>Duplicate detection cannot tell a dead letter that is wanted from a duplicate.</source>
        <translation>Duplicate detection, bilerek yeniden gönderilen bir dead letter&apos;ı duplicate&apos;ten ayıramaz.</translation>
    </message>
    <message>
        <source>Duplicate detection works on the sending side. It does nothing about redeliveries.</source>
        <translation>Duplicate detection gönderme tarafında çalışır. Yeniden teslimlere karşı bir şey yapmaz.</translation>
    </message>
    <message>
        <source>The broker delivers %1 again, to %2 under tag %3, marked redelivered.</source>
        <translation>Broker %1 message&apos;ını tag %3 ile, redelivered işaretli olarak %2 instance&apos;ına yeniden teslim ediyor.</translation>
    </message>
    <message>
        <source>It promises at least once, and keeps its promise.</source>
        <translation>At-least-once sözü verdi, sözünü tutuyor.</translation>
    </message>
    <message>
        <source>The broker delivers %1 to %2 under tag %3.</source>
        <translation>Broker %1 message&apos;ını tag %3 ile %2 instance&apos;ına teslim ediyor.</translation>
    </message>
    <message>
        <source>For the broker this is another entry: nothing marks it as a copy.</source>
        <translation>Broker için bu başka bir kayıt: kopya olduğunu gösteren hiçbir işaret yok.</translation>
    </message>
    <message>
        <source>Its lock holds until %1.</source>
        <translation>Kilidi %1 anına kadar geçerli.</translation>
    </message>
    <message>
        <source>%1 fails at %2.</source>
        <translation>%1, %2 adımında hata alıyor.</translation>
    </message>
    <message>
        <source>The database refuses %1&apos;s %2: error %3.</source>
        <translation>Veritabanı %1 için %2 adımını reddediyor: hata %3.</translation>
    </message>
    <message>
        <source>%1 begins a transaction.</source>
        <translation>%1 bir transaction başlatıyor.</translation>
    </message>
    <message>
        <source>It holds no lock yet: its first write will.</source>
        <translation>Henüz kilit tutmuyor; kilidi ilk yazmasıyla alacak.</translation>
    </message>
    <message>
        <source>claims</source>
        <translation>talep ediyor</translation>
    </message>
    <message>
        <source>records</source>
        <translation>kaydediyor</translation>
    </message>
    <message>
        <source>%1 marks %2 as completed.</source>
        <translation>%1, %2 satırını tamamlandı diye işaretliyor.</translation>
    </message>
    <message>
        <source>%1 looks for %2 in the inbox and finds it.</source>
        <translation>%1, inbox&apos;ta %2 anahtarını arıyor ve buluyor.</translation>
    </message>
    <message>
        <source>%1 looks for %2 in the inbox: somebody began, and did not finish.</source>
        <translation>%1, inbox&apos;ta %2 anahtarını arıyor: biri başlamış, bitirmemiş.</translation>
    </message>
    <message>
        <source>Whether the work was done, the row does not say.</source>
        <translation>İşin yapılıp yapılmadığını satır söylemez.</translation>
    </message>
    <message>
        <source>%1 looks for %2 in the inbox and finds nothing.</source>
        <translation>%1, inbox&apos;ta %2 anahtarını arıyor ve bulamıyor.</translation>
    </message>
    <message>
        <source>A read sees only what is committed. Somebody else may be at work right now.</source>
        <translation>Okuma yalnızca commit edilmiş olanı görür. Tam şu anda bir başkası çalışıyor olabilir.</translation>
    </message>
    <message>
        <source>%1 %2 %3, and changes no row: the key is there.</source>
        <translation>%1, %3 anahtarını %2 ama hiçbir satır değişmiyor: anahtar zaten var.</translation>
    </message>
    <message>
        <source>%1 %2 %3 and gets error %4: the key is there.</source>
        <translation>%1, %3 anahtarını %2 ve hata %4 alıyor: anahtar zaten var.</translation>
    </message>
    <message>
        <source>The constraint has decided, not the code: another delivery has committed this key.</source>
        <translation>Kararı kod değil, constraint verdi: bu anahtarı başka bir teslim commit etmiş.</translation>
    </message>
    <message>
        <source>%1 %2 %3. The row is pending.</source>
        <translation>%1, %3 anahtarını %2. Satır beklemede.</translation>
    </message>
    <message>
        <source>%1 %2 %3. The row is durable at once.</source>
        <translation>%1, %3 anahtarını %2. Satır anında kalıcı.</translation>
    </message>
    <message>
        <source>Only its own transaction sees the row; every other writer has to wait.</source>
        <translation>Satırı yalnızca kendi transaction&apos;ı görür; başka her yazan beklemek zorundadır.</translation>
    </message>
    <message>
        <source>%1 changes no row: the stock is as new already.</source>
        <translation>%1 hiçbir satırı değiştirmiyor: stoktaki sürüm zaten en az bu kadar yeni.</translation>
    </message>
    <message>
        <source>%1 reserved: %2 → %3</source>
        <translation>%1 ayrılan: %2 → %3</translation>
    </message>
    <message>
        <source>%1 reserves. %2, pending.</source>
        <translation>%1 stok ayırıyor. %2, beklemede.</translation>
    </message>
    <message>
        <source>Nothing is durable before the commit.</source>
        <translation>Commit&apos;ten önce hiçbir şey kalıcı değildir.</translation>
    </message>
    <message>
        <source>%1 reserves. %2, durable at once.</source>
        <translation>%1 stok ayırıyor. %2, anında kalıcı.</translation>
    </message>
    <message>
        <source>The statement commits alone: no crash can take it back.</source>
        <translation>Komut kendi başına commit ediliyor: hiçbir çökme onu geri alamaz.</translation>
    </message>
    <message>
        <source>%1 asks the cache for %2 and gets no answer.</source>
        <translation>%1, %2 anahtarını cache&apos;e soruyor ve cevap alamıyor.</translation>
    </message>
    <message>
        <source>No answer is not an answer, but the handler takes it for “seen before”.</source>
        <translation>Cevap gelmemesi bir cevap değildir, ama handler bunu “daha önce görüldü” sayıyor.</translation>
    </message>
    <message>
        <source>%1 finds %2 in the cache.</source>
        <translation>%1, %2 anahtarını cache&apos;te buluyor.</translation>
    </message>
    <message>
        <source>%1 does not find %2 in the cache.</source>
        <translation>%1, %2 anahtarını cache&apos;te bulamıyor.</translation>
    </message>
    <message>
        <source>%1 finds %2 in the cache already.</source>
        <translation>%1, %2 anahtarını koyamıyor: cache&apos;te zaten var.</translation>
    </message>
    <message>
        <source>%1 puts %2 into the cache, until %3.</source>
        <translation>%1, %2 anahtarını %3 anına kadar cache&apos;e koyuyor.</translation>
    </message>
    <message>
        <source>The cache knows nothing of the database&apos;s transactions.</source>
        <translation>Cache&apos;in veritabanındaki transaction&apos;lardan haberi yok.</translation>
    </message>
    <message>
        <source>The e-mail provider refuses the mail of %1: it knows the key %2.</source>
        <translation>%1 e-postayı gönderiyor, sağlayıcı reddediyor: %2 anahtarı onda var.</translation>
    </message>
    <message>
        <source>%1 sends the mail.</source>
        <translation>%1 e-postayı gönderiyor.</translation>
    </message>
    <message>
        <source>A mail that is out cannot be rolled back.</source>
        <translation>Giden bir e-posta geri alınamaz.</translation>
    </message>
    <message>
        <source>%1 tries to %2, but %3 holds the write lock, so it waits.</source>
        <translation>%1, %2 adımını deniyor ama yazma kilidi %3 instance&apos;ında; o yüzden bekliyor.</translation>
    </message>
    <message>
        <source>It has changed nothing yet. The database decides who goes first, not the code.</source>
        <translation>Henüz hiçbir şey değiştirmedi. Kimin önce geçeceğine kod değil, veritabanı karar verir.</translation>
    </message>
    <message>
        <source>The database decides who goes first, not the code.</source>
        <translation>Kimin önce geçeceğine kod değil, veritabanı karar verir.</translation>
    </message>
    <message>
        <source>%1 commits. It had changed nothing.</source>
        <translation>%1 commit ediyor. Değiştirdiği bir şey yoktu.</translation>
    </message>
    <message>
        <source>%1 commits. Durable from now on: %2.</source>
        <translation>%1 commit ediyor. Artık kalıcı: %2.</translation>
    </message>
    <message>
        <source>All of it became durable in one instant, or none of it would have.</source>
        <translation>Ya hepsi aynı anda kalıcı olur ya da hiçbiri.</translation>
    </message>
    <message>
        <source>%1&apos;s transaction is rolled back. It had changed nothing.</source>
        <translation>%1 transaction&apos;ı geri alınıyor. Değiştirdiği bir şey yoktu.</translation>
    </message>
    <message>
        <source>%1&apos;s transaction is rolled back. Taken back: %2.</source>
        <translation>%1 transaction&apos;ı geri alınıyor. Geri alınan: %2.</translation>
    </message>
    <message>
        <source>%1&apos;s handler returns: processed.</source>
        <translation>%1 handler&apos;ının sonucu: işlendi.</translation>
    </message>
    <message>
        <source>%1&apos;s handler returns: a duplicate.</source>
        <translation>%1 handler&apos;ının sonucu: duplicate.</translation>
    </message>
    <message>
        <source>A duplicate is a success that was skipped: it is acked.</source>
        <translation>Duplicate, atlanmış bir başarıdır: onun da ack&apos;i gönderilir.</translation>
    </message>
    <message>
        <source>%1&apos;s handler gives up: it cannot know whether the mail went out.</source>
        <translation>%1 handler&apos;ı vazgeçiyor: e-postanın gidip gitmediğini bilemez.</translation>
    </message>
    <message>
        <source>A crash before sending and one after it leave the same evidence.</source>
        <translation>Göndermeden önceki çökme de sonraki çökme de geride aynı kanıtı bırakır.</translation>
    </message>
    <message>
        <source>%1&apos;s handler sets the message aside: same id, other content.</source>
        <translation>%1 handler&apos;ı message&apos;ı kenara ayırıyor: id aynı, içerik başka.</translation>
    </message>
    <message>
        <source>%1&apos;s handler throws.</source>
        <translation>%1 handler&apos;ı exception fırlatıyor.</translation>
    </message>
    <message>
        <source>It takes a duplicate for a failure: the message will come back, again and again.</source>
        <translation>Duplicate&apos;i başarısızlık sayıyor: message tekrar tekrar geri gelecek.</translation>
    </message>
    <message>
        <source>%1 hands tag %2 back, but the broker has given the message away meanwhile.</source>
        <translation>%1, tag %2 için nack gönderiyor ama broker o teslimden çoktan vazgeçmişti.</translation>
    </message>
    <message>
        <source>%1 nacks tag %2.</source>
        <translation>%1, tag %2 için nack gönderiyor.</translation>
    </message>
    <message>
        <source>%1 asks the broker to set %2 aside.</source>
        <translation>%1, broker&apos;dan %2 message&apos;ını kenara ayırmasını istiyor.</translation>
    </message>
    <message>
        <source>%1 is ready again in the queue.</source>
        <translation>%1 kuyrukta yeniden hazır.</translation>
    </message>
    <message>
        <source>Its consumer is gone, and no ack ever came.</source>
        <translation>Onu alan consumer artık yok, ack de hiç gelmedi.</translation>
    </message>
    <message>
        <source>%1 has come back too often: it goes to the dead letters.</source>
        <translation>%1 çok kez geri geldi: dead-letter queue&apos;ya gidiyor.</translation>
    </message>
    <message>
        <source>The limit is %1 deliveries.</source>
        <translation>Sınır %1 teslim.</translation>
    </message>
    <message>
        <source>%1 goes to the dead letters.</source>
        <translation>%1 dead-letter queue&apos;ya gidiyor.</translation>
    </message>
    <message>
        <source>Somebody will have to look at it.</source>
        <translation>Birinin ona bakması gerekecek.</translation>
    </message>
    <message>
        <source>%1 crashes.</source>
        <translation>%1 çöküyor.</translation>
    </message>
    <message>
        <source>%1 crashes before its %2.</source>
        <translation>%1, %2 adımından önce çöküyor.</translation>
    </message>
    <message>
        <source>Its connection closes without a commit. Taken back: %1.</source>
        <translation>Bağlantısı commit etmeden kapanıyor. Geri alınan: %1.</translation>
    </message>
    <message>
        <source>What was durable stays; the ack never comes.</source>
        <translation>Kalıcı olan yerinde kalır; ack ise hiç gelmez.</translation>
    </message>
    <message>
        <source>The inbox is purged. No row is older than %1.</source>
        <translation>Inbox temizleniyor. Saklama süresini (%1) aşan satır yok.</translation>
    </message>
    <message>
        <source>The inbox is purged of what is older than %1: %2.</source>
        <translation>Inbox temizleniyor. Saklama süresini (%1) aştığı için silinen: %2.</translation>
    </message>
    <message>
        <source>What is forgotten cannot be recognised.</source>
        <translation>Unutulan bir şey tanınamaz.</translation>
    </message>
</context>
<context>
    <name>Parties</name>
    <message>
        <source>Producer</source>
        <translation>Producer</translation>
    </message>
    <message>
        <source>Broker</source>
        <translation>Broker</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-posta</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Cache</translation>
    </message>
</context>
<context>
    <name>Player</name>
    <message>
        <source>Playback</source>
        <translation>Oynatma</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Başa</translation>
    </message>
    <message>
        <source>A step back</source>
        <translation>Bir adım geri</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Oynat</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Duraklat</translation>
    </message>
    <message>
        <source>A step forward</source>
        <translation>Bir adım ileri</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Sona</translation>
    </message>
    <message>
        <source>To the beginning (Home)</source>
        <translation>Başa (Home)</translation>
    </message>
    <message>
        <source>A step back (←)</source>
        <translation>Bir adım geri (←)</translation>
    </message>
    <message>
        <source>Play, pause (Space)</source>
        <translation>Oynat, duraklat (Boşluk)</translation>
    </message>
    <message>
        <source>A step forward (→)</source>
        <translation>Bir adım ileri (→)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Sona git (End)</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Ne oluyor</translation>
    </message>
    <message>
        <source>Broker</source>
        <translation>Broker</translation>
    </message>
    <message>
        <source>Consumers</source>
        <translation>Consumer&apos;lar</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>Veritabanı</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zaman çizelgesi</translation>
    </message>
    <message>
        <source>Event log</source>
        <translation>Olay log&apos;u</translation>
    </message>
    <message>
        <source>Running code</source>
        <translation>Çalışan kod</translation>
    </message>
    <message>
        <source>time</source>
        <translation>zaman</translation>
    </message>
    <message>
        <source>what happened</source>
        <translation>ne oldu</translation>
    </message>
    <message>
        <source>pending</source>
        <comment>a row</comment>
        <translation>beklemede</translation>
    </message>
    <message>
        <source>no rows</source>
        <translation>satır yok</translation>
    </message>
    <message>
        <source>queue empty</source>
        <translation>kuyruk boş</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Henüz hiçbir şey olmadı.</translation>
    </message>
    <message>
        <source>Not over yet</source>
        <translation>Henüz bitmedi</translation>
    </message>
    <message>
        <source>step %1 of %2 · t = %3</source>
        <translation>adım %1 / %2 · t = %3</translation>
    </message>
    <message>
        <source>Made with Redelivery Lab. This page holds the whole run and asks for nothing from anywhere.</source>
        <translation>Redelivery Lab ile hazırlandı. Bu sayfa çalışmanın tamamını içerir, hiçbir yerden bir şey istemez.</translation>
    </message>
    <message>
        <source>This page plays a recorded run, and needs JavaScript to do so. It loads nothing from anywhere.</source>
        <translation>Bu sayfa kaydedilmiş bir çalışmayı oynatır ve bunun için JavaScript gerekir. Hiçbir yerden bir şey yüklemez.</translation>
    </message>
    <message>
        <source>stands still</source>
        <translation>hareketsiz</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>boşta</translation>
    </message>
    <message>
        <source>handles %1, in a transaction</source>
        <translation>%1 işleniyor, transaction&apos;da</translation>
    </message>
    <message>
        <source>handles %1</source>
        <translation>%1 işleniyor</translation>
    </message>
    <message>
        <source>waits for %1</source>
        <translation>%1 bekleniyor</translation>
    </message>
    <message>
        <source>settles: %1</source>
        <translation>bitiriyor: %1</translation>
    </message>
    <message>
        <source>ack on its way</source>
        <translation>ack yolda</translation>
    </message>
    <message>
        <source>crashed</source>
        <translation>çöktü</translation>
    </message>
    <message>
        <source>ready again</source>
        <translation>yeniden hazır</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>hazır</translation>
    </message>
    <message>
        <source>unacked · tag %1 · redelivered</source>
        <translation>ack yok · tag %1 · redelivered</translation>
    </message>
    <message>
        <source>unacked · tag %1</source>
        <translation>ack yok · tag %1</translation>
    </message>
    <message>
        <source>acked</source>
        <translation>ack geldi</translation>
    </message>
    <message>
        <source>dead letter</source>
        <translation>dead letter</translation>
    </message>
    <message>
        <source>sent again</source>
        <translation>yeniden gönderildi</translation>
    </message>
    <message>
        <source>duplicate key</source>
        <translation>duplicate key</translation>
    </message>
    <message>
        <source>error</source>
        <translation>hata</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>yok</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>reddedildi</translation>
    </message>
    <message>
        <source>no row</source>
        <translation>satır yok</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>yanıt yok</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>sürüyor</translation>
    </message>
    <message>
        <source>found</source>
        <translation>var</translation>
    </message>
    <message>
        <source>E-mails sent: %1, refused: %2</source>
        <translation>Gönderilen e-posta: %1, reddedilen: %2</translation>
    </message>
    <message>
        <source>E-mails sent: %1</source>
        <translation>Gönderilen e-posta: %1</translation>
    </message>
    <message>
        <source>The cache does not answer.</source>
        <translation>Cache yanıt vermiyor.</translation>
    </message>
    <message>
        <source>%1 until %2</source>
        <comment>a key of the cache</comment>
        <translation>%1, %2 anına kadar</translation>
    </message>
    <message>
        <source>Cache: %1</source>
        <translation>Cache: %1</translation>
    </message>
</context>
<context>
    <name>Predictions</name>
    <message>
        <source>%1 waits for %2 at %3</source>
        <translation>%1, %3 adımında %2 instance&apos;ını bekler</translation>
    </message>
    <message>
        <source>nobody waits</source>
        <translation>kimse beklemez</translation>
    </message>
    <message>
        <source>it does not come to that</source>
        <translation>iş oraya varmaz</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>evet</translation>
    </message>
    <message>
        <source>no</source>
        <translation>hayır</translation>
    </message>
</context>
<context>
    <name>Script</name>
    <message>
        <source>operator</source>
        <translation>operatör</translation>
    </message>
    <message>
        <source>%1, other connection</source>
        <translation>%1, öteki bağlantı</translation>
    </message>
    <message>
        <source>Open a terminal with a database client for each of these, and paste the statements in this order:</source>
        <translation>Her biri için veritabanı istemcisi çalışan bir terminal aç ve ifadeleri bu sırayla yapıştır:</translation>
    </message>
    <message>
        <source>Where a statement waits, go on in the other terminal.</source>
        <translation>Bir ifade beklediğinde öteki terminalde devam et.</translation>
    </message>
    <message>
        <source>first, in any terminal</source>
        <translation>önce, herhangi bir terminalde</translation>
    </message>
    <message>
        <source>at last, in any terminal</source>
        <translation>en son, herhangi bir terminalde</translation>
    </message>
    <message>
        <source>the recorded run ended with %1: %2 reserved</source>
        <translation>kaydedilen çalışmanın sonu, %1: ayrılan %2</translation>
    </message>
    <message>
        <source>terminal %1: %2</source>
        <translation>terminal %1: %2</translation>
    </message>
    <message>
        <source>it crashes here: close the client instead, or</source>
        <translation>burada çöküyor: istemciyi kapat ya da</translation>
    </message>
    <message>
        <source>it waits</source>
        <translation>bekliyor</translation>
    </message>
    <message>
        <source>error %1</source>
        <translation>hata %1</translation>
    </message>
</context>
<context>
    <name>Sequence</name>
    <message>
        <source>transaction of %1</source>
        <translation>%1 transaction&apos;ı</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>processed, will ack</source>
        <translation>işlendi, sırada ack</translation>
    </message>
    <message>
        <source>duplicate, will ack</source>
        <translation>duplicate, sırada ack</translation>
    </message>
    <message>
        <source>failed, will nack</source>
        <translation>başarısız, sırada nack</translation>
    </message>
    <message>
        <source>needs reconciliation</source>
        <translation>uzlaştırma gerekiyor</translation>
    </message>
    <message>
        <source>sets it aside</source>
        <translation>kenara ayırıyor</translation>
    </message>
    <message>
        <source>settling</source>
        <translation>bitiriyor</translation>
    </message>
    <message>
        <source>pending</source>
        <comment>a row</comment>
        <translation>beklemede</translation>
    </message>
    <message>
        <source>just committed</source>
        <comment>a row</comment>
        <translation>az önce commit edildi</translation>
    </message>
    <message>
        <source>rolled back</source>
        <comment>a row</comment>
        <translation>geri alındı</translation>
    </message>
    <message>
        <source>committed</source>
        <comment>a row</comment>
        <translation>commit edildi</translation>
    </message>
    <message>
        <source>Stock of %1: %2 on hand, %3 reserved</source>
        <translation>%1 için stok: eldeki %2, ayrılan %3</translation>
    </message>
    <message>
        <source>Inbox row %1 of %2</source>
        <translation>%1 inbox satırı, consumer %2</translation>
    </message>
    <message>
        <source>Inbox row %1 of %2, in progress</source>
        <translation>%1 inbox satırı, consumer %2, sürüyor</translation>
    </message>
    <message>
        <source>Reservation of %1: %2 × %3</source>
        <translation>%1 ayırma kaydı: %2 × %3</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>Veritabanı</translation>
    </message>
    <message>
        <source>Ordering</source>
        <translation>Sipariş</translation>
    </message>
    <message>
        <source>producer</source>
        <translation>producer</translation>
    </message>
    <message numerus="yes">
        <source>%n to come</source>
        <translation>
            <numerusform>%n sırada</numerusform>
        </translation>
    </message>
    <message>
        <source>Broker</source>
        <translation>Broker</translation>
    </message>
    <message>
        <source>at least once</source>
        <translation>at-least-once</translation>
    </message>
    <message>
        <source>tag %1</source>
        <translation>tag %1</translation>
    </message>
    <message>
        <source>dead letters %1</source>
        <translation>dead letter %1</translation>
    </message>
    <message>
        <source>queue empty</source>
        <translation>kuyruk boş</translation>
    </message>
    <message>
        <source>nothing unacked</source>
        <translation>ack bekleyen yok</translation>
    </message>
    <message>
        <source>+%1 more</source>
        <translation>+%1 daha</translation>
    </message>
    <message>
        <source>%1 ready</source>
        <translation>%1 hazır</translation>
    </message>
    <message>
        <source>ack</source>
        <translation>ack</translation>
    </message>
    <message>
        <source>nack</source>
        <translation>nack</translation>
    </message>
    <message>
        <source>dropped: id seen</source>
        <translation>atıldı: id görülmüş</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>reddedildi</translation>
    </message>
    <message>
        <source>lock expired</source>
        <translation>kilit süresi doldu</translation>
    </message>
    <message>
        <source>waits for</source>
        <translation>bekliyor</translation>
    </message>
    <message>
        <source>redelivered · unacked</source>
        <translation>redelivered · ack yok</translation>
    </message>
    <message>
        <source>a copy · unacked</source>
        <translation>kopya · ack yok</translation>
    </message>
    <message>
        <source>unacked</source>
        <translation>ack yok</translation>
    </message>
    <message>
        <source>acked</source>
        <translation>ack geldi</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>hazır</translation>
    </message>
    <message>
        <source>dead letter</source>
        <translation>dead letter</translation>
    </message>
    <message>
        <source>sent again</source>
        <translation>yine gönderildi</translation>
    </message>
    <message>
        <source>%1 is with %2 under tag %3, marked redelivered, and not acked yet.</source>
        <translation>%1 şu anda %2 instance&apos;ında: tag %3, redelivered işaretli, ack&apos;i henüz gelmedi.</translation>
    </message>
    <message>
        <source>%1 is with %2 under tag %3, and not acked yet.</source>
        <translation>%1 şu anda %2 instance&apos;ında: tag %3, ack&apos;i henüz gelmedi.</translation>
    </message>
    <message>
        <source>%1 is ready to be delivered again.</source>
        <translation>%1 yeniden teslime hazır.</translation>
    </message>
    <message>
        <source>%1 is ready to be delivered.</source>
        <translation>%1 teslime hazır.</translation>
    </message>
    <message>
        <source>%1 is a dead letter.</source>
        <translation>%1 bir dead letter.</translation>
    </message>
    <message>
        <source>%1 is acked and gone.</source>
        <translation>%1 için ack geldi, kuyruktan çıktı.</translation>
    </message>
    <message>
        <source>%1 was a dead letter and was sent again.</source>
        <translation>%1 dead letter&apos;dı, yeniden gönderildi.</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>boşta</translation>
    </message>
    <message>
        <source>stands still</source>
        <translation>hareketsiz</translation>
    </message>
    <message>
        <source>in a transaction</source>
        <translation>transaction&apos;da</translation>
    </message>
    <message>
        <source>handling %1</source>
        <translation>%1 işleniyor</translation>
    </message>
    <message>
        <source>waiting for %1</source>
        <translation>%1 bekleniyor</translation>
    </message>
    <message>
        <source>ack on its way</source>
        <translation>ack yolda</translation>
    </message>
    <message>
        <source>crashed</source>
        <translation>çöktü</translation>
    </message>
    <message>
        <source>%1 is idle.</source>
        <translation>%1 boşta.</translation>
    </message>
    <message>
        <source>%1 is idle; its last delivery: %2.</source>
        <translation>%1 boşta; son teslimi: %2.</translation>
    </message>
    <message>
        <source>%1 handles %2: %3.</source>
        <translation>%1, %2 message&apos;ını işliyor: %3.</translation>
    </message>
    <message>
        <source>%1 handles %2 and stands at %3: %4.</source>
        <translation>%1, %2 message&apos;ını işliyor, %3 adımında: %4.</translation>
    </message>
    <message>
        <source>%1, with %2: %3.</source>
        <translation>%1, elinde %2: %3.</translation>
    </message>
    <message>
        <source>%1 has crashed.</source>
        <translation>%1 çöktü.</translation>
    </message>
    <message>
        <source>duplicate key</source>
        <translation>duplicate key</translation>
    </message>
    <message>
        <source>error</source>
        <translation>hata</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>yok</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>reddedildi</translation>
    </message>
    <message>
        <source>no row</source>
        <translation>satır yok</translation>
    </message>
    <message>
        <source>found</source>
        <translation>bulundu</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>cevap yok</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>sürüyor</translation>
    </message>
    <message>
        <source>locks</source>
        <translation>kilitler</translation>
    </message>
    <message>
        <source>nobody holds the write lock</source>
        <translation>yazma kilidi kimsede değil</translation>
    </message>
    <message>
        <source>book</source>
        <translation>kitap</translation>
    </message>
    <message>
        <source>on hand</source>
        <translation>eldeki</translation>
    </message>
    <message>
        <source>reserved</source>
        <translation>ayrılan</translation>
    </message>
    <message>
        <source>version</source>
        <translation>sürüm</translation>
    </message>
    <message>
        <source>message</source>
        <translation>message</translation>
    </message>
    <message>
        <source>consumer</source>
        <translation>consumer</translation>
    </message>
    <message>
        <source>state</source>
        <translation>durum</translation>
    </message>
    <message>
        <source>order</source>
        <translation>sipariş</translation>
    </message>
    <message>
        <source>quantity</source>
        <translation>adet</translation>
    </message>
    <message>
        <source>begun</source>
        <comment>an inbox row</comment>
        <translation>sürüyor</translation>
    </message>
    <message>
        <source>done</source>
        <comment>an inbox row</comment>
        <translation>tamam</translation>
    </message>
    <message>
        <source>1 pending change</source>
        <translation>1 değişiklik beklemede</translation>
    </message>
    <message numerus="yes">
        <source>%n pending changes</source>
        <translation>
            <numerusform>%n değişiklik beklemede</numerusform>
        </translation>
    </message>
    <message>
        <source>1 pending row</source>
        <translation>1 satır beklemede</translation>
    </message>
    <message numerus="yes">
        <source>%n pending rows</source>
        <translation>
            <numerusform>%n satır beklemede</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 pending</source>
        <translation>%1 beklemede</translation>
    </message>
    <message>
        <source>committed</source>
        <translation>commit edildi</translation>
    </message>
    <message>
        <source>rolled back</source>
        <translation>geri alındı</translation>
    </message>
    <message>
        <source>purged</source>
        <translation>temizlendi</translation>
    </message>
    <message>
        <source>%1 holds write</source>
        <translation>yazan: %1</translation>
    </message>
    <message>
        <source>%1 waits</source>
        <translation>bekleyen: %1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1: %2, in the transaction of %3.</source>
        <translation>%1: %2, %3 transaction&apos;ında.</translation>
    </message>
    <message>
        <source>busy</source>
        <translation>meşgul</translation>
    </message>
    <message>
        <source>error %1</source>
        <translation>hata %1</translation>
    </message>
    <message>
        <source>durable</source>
        <translation>kalıcı</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>geri alındı</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>tamam</translation>
    </message>
    <message>
        <source>1 row</source>
        <translation>1 satır</translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n satır</numerusform>
        </translation>
    </message>
    <message>
        <source>E-mail provider</source>
        <translation>E-posta sağlayıcısı</translation>
    </message>
    <message>
        <source>1 mail out</source>
        <translation>1 giden</translation>
    </message>
    <message numerus="yes">
        <source>%n mails out</source>
        <translation>
            <numerusform>%n giden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n refused</source>
        <translation>
            <numerusform>%n reddedilen</numerusform>
        </translation>
    </message>
    <message>
        <source>E-mail provider: %1, %2.</source>
        <translation>E-posta sağlayıcısı: %1, %2.</translation>
    </message>
    <message>
        <source>E-mail provider: %1.</source>
        <translation>E-posta sağlayıcısı: %1.</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Cache</translation>
    </message>
    <message>
        <source>does not answer</source>
        <translation>cevap vermiyor</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>boş</translation>
    </message>
    <message>
        <source>%1 until %2</source>
        <translation>%1, bitiş %2</translation>
    </message>
    <message>
        <source>The cache does not answer.</source>
        <translation>Cache cevap vermiyor.</translation>
    </message>
    <message>
        <source>The cache has 1 key.</source>
        <translation>Cache&apos;te 1 anahtar var.</translation>
    </message>
    <message numerus="yes">
        <source>The cache has %n keys.</source>
        <translation>
            <numerusform>Cache&apos;te %n anahtar var.</numerusform>
        </translation>
    </message>
    <message>
        <source>The producer has published everything.</source>
        <translation>Producer her şeyi yayınladı.</translation>
    </message>
    <message>
        <source>The producer has 1 message to publish.</source>
        <translation>Producer&apos;ın yayınlayacağı 1 message var.</translation>
    </message>
    <message numerus="yes">
        <source>The producer has %n messages to publish.</source>
        <translation>
            <numerusform>Producer&apos;ın yayınlayacağı %n message var.</numerusform>
        </translation>
    </message>
    <message>
        <source>The broker: %1 ready, %2 in flight.</source>
        <translation>Broker: %1 hazır, %2 yolda.</translation>
    </message>
    <message>
        <source>Dead letters: %1.</source>
        <translation>Dead letter: %1.</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-posta</translation>
    </message>
    <message>
        <source>tag %1 · redelivered</source>
        <translation>tag %1 · redelivered</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between changes</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>open transaction</source>
        <translation>açık transaction</translation>
    </message>
    <message>
        <source>open transaction: %1</source>
        <translation>açık transaction: %1</translation>
    </message>
    <message>
        <source>committed: %1</source>
        <translation>commit edildi: %1</translation>
    </message>
    <message>
        <source>rolled back: %1</source>
        <translation>geri alındı: %1</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>− inbox %1</source>
        <translation>− inbox %1</translation>
    </message>
    <message>
        <source>inbox %1 done</source>
        <translation>inbox %1 tamam</translation>
    </message>
    <message>
        <source>+ inbox %1</source>
        <translation>+ inbox %1</translation>
    </message>
    <message>
        <source>+ reservation %1</source>
        <translation>+ ayırma %1</translation>
    </message>
    <message>
        <source>− reservation %1</source>
        <translation>− ayırma %1</translation>
    </message>
    <message>
        <source>lock on %1 expired</source>
        <translation>%1 kilit süresi doldu</translation>
    </message>
    <message>
        <source>crash</source>
        <translation>çökme</translation>
    </message>
    <message>
        <source>back</source>
        <translation>ayakta</translation>
    </message>
    <message>
        <source>stands still for %1</source>
        <translation>%1 hareketsiz</translation>
    </message>
    <message>
        <source>%1 — waiting for %2</source>
        <translation>%1 — %2 bekleniyor</translation>
    </message>
    <message>
        <source>ack lost</source>
        <translation>ack kayboldu</translation>
    </message>
    <message>
        <source>ack rejected</source>
        <translation>ack reddedildi</translation>
    </message>
    <message>
        <source>%1 dead-lettered</source>
        <translation>%1 dead letter oldu</translation>
    </message>
    <message>
        <source>%1 ready again</source>
        <translation>%1 yeniden hazır</translation>
    </message>
    <message>
        <source>%1 sent again</source>
        <translation>%1 yine gönderildi</translation>
    </message>
    <message>
        <source>inbox purged</source>
        <translation>inbox temizlendi</translation>
    </message>
    <message>
        <source>now: %1</source>
        <translation>şimdi: %1</translation>
    </message>
    <message>
        <source>mail out</source>
        <translation>e-posta gitti</translation>
    </message>
    <message>
        <source>mail refused</source>
        <translation>e-posta reddi</translation>
    </message>
    <message>
        <source>%1 later</source>
        <translation>%1 sonra</translation>
    </message>
    <message>
        <source>working past its lock …</source>
        <translation>süresi doldu, çalışıyor …</translation>
    </message>
    <message>
        <source>%1 again</source>
        <translation>%1 tekrar</translation>
    </message>
    <message>
        <source>will ack</source>
        <translation>ack edecek</translation>
    </message>
    <message>
        <source>duplicate</source>
        <translation>duplicate</translation>
    </message>
    <message>
        <source>will nack</source>
        <translation>nack edecek</translation>
    </message>
    <message>
        <source>unclear</source>
        <comment>an outcome, short</comment>
        <translation>belirsiz</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>ayrıldı</translation>
    </message>
    <message>
        <source>%1 dead</source>
        <comment>letters</comment>
        <translation>%1 dead</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a part of the broker</comment>
        <translation>boş</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>atıldı</translation>
    </message>
    <message>
        <source>stands</source>
        <comment>an instance, short</comment>
        <translation>hareketsiz</translation>
    </message>
    <message>
        <source>waits</source>
        <comment>an instance</comment>
        <translation>bekliyor</translation>
    </message>
    <message>
        <source>waits for #%1</source>
        <translation>#%1 bekleniyor</translation>
    </message>
    <message>
        <source>transaction</source>
        <comment>an instance is in one</comment>
        <translation>transaction</translation>
    </message>
    <message>
        <source>handling</source>
        <translation>işliyor</translation>
    </message>
    <message>
        <source>ack sent</source>
        <translation>ack gönderildi</translation>
    </message>
    <message>
        <source>none</source>
        <comment>locks</comment>
        <translation>yok</translation>
    </message>
    <message>
        <source>id</source>
        <comment>of a message</comment>
        <translation>id</translation>
    </message>
    <message>
        <source>pending</source>
        <comment>rows</comment>
        <translation>beklemede</translation>
    </message>
    <message>
        <source>%1 holds</source>
        <comment>the write lock</comment>
        <translation>yazan: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n out</source>
        <comment>mails</comment>
        <translation>
            <numerusform>%n gitti</numerusform>
        </translation>
    </message>
    <message>
        <source>waits for %1</source>
        <translation>bekliyor: %1</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>an ack</comment>
        <translation>kayboldu</translation>
    </message>
    <message>
        <source>acted here</source>
        <translation>burada müdahale</translation>
    </message>
    <message>
        <source>first difference</source>
        <translation>ilk fark</translation>
    </message>
</context>
<context>
    <name>Tasks</name>
    <message>
        <source>It ends as “%1”, not as “%2”.</source>
        <translation>Sonuç “%1” oldu, olması gereken “%2”.</translation>
    </message>
    <message>
        <source> or </source>
        <translation> ya da </translation>
    </message>
    <message>
        <source>The strategy must be %1.</source>
        <translation>Strateji şu olmalı: %1.</translation>
    </message>
    <message>
        <source>%1 has %2 reserved, not %3.</source>
        <translation>%1 için ayrılan %2, olması gereken %3.</translation>
    </message>
    <message>
        <source>The number of mails is %1, not %2.</source>
        <translation>Giden e-posta sayısı %1, olması gereken %2.</translation>
    </message>
    <message>
        <source>The number of dead letters is %1, not %2.</source>
        <translation>Dead letter sayısı %1, olması gereken %2.</translation>
    </message>
    <message>
        <source>No delivery has ended as “%1”.</source>
        <translation>Hiçbir teslim “%1” diye bitmedi.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Kimse</translation>
    </message>
    <message>
        <source>Nobody has waited.</source>
        <translation>Kimse beklemedi.</translation>
    </message>
    <message>
        <source>%1 has not waited.</source>
        <translation>%1 beklemedi.</translation>
    </message>
    <message>
        <source>Nobody has waited at %1.</source>
        <translation>%1 adımında kimse beklemedi.</translation>
    </message>
    <message>
        <source>%1 has not waited at %2.</source>
        <translation>%1, %2 adımında beklemedi.</translation>
    </message>
    <message>
        <source>The key of the inbox must be message and consumer.</source>
        <translation>Inbox&apos;ın anahtarı message ile consumer olmalı.</translation>
    </message>
    <message>
        <source>The key of the inbox must be the message alone.</source>
        <translation>Inbox&apos;ın anahtarı yalnızca message olmalı.</translation>
    </message>
    <message>
        <source>%1: %2, at most %3 allowed.</source>
        <translation>%1: %2, en fazla %3 olabilir.</translation>
    </message>
    <message>
        <source>%1: %2, at least %3 needed.</source>
        <translation>%1: %2, en az %3 olmalı.</translation>
    </message>
    <message>
        <source>Crashes</source>
        <translation>Çökme</translation>
    </message>
    <message>
        <source>Lost acks</source>
        <translation>Kaybolan ack</translation>
    </message>
    <message>
        <source>Expired locks</source>
        <translation>Dolan kilit süresi</translation>
    </message>
    <message>
        <source>Failed handlers</source>
        <translation>Başarısız handler</translation>
    </message>
    <message>
        <source>Producer retries with the same id</source>
        <translation>Producer&apos;ın aynı id&apos;yle yeniden yayınlaması</translation>
    </message>
    <message>
        <source>Producer retries with a new id</source>
        <translation>Producer&apos;ın yeni bir id&apos;yle yeniden yayınlaması</translation>
    </message>
    <message>
        <source>Pauses</source>
        <translation>Duraklama</translation>
    </message>
</context>
<context>
    <name>TestStory</name>
    <message>
        <source>Here the test ends: the run has %1 more deliveries. What is expected below is that of the whole run.</source>
        <translation>Test burada biter: koşuda %1 teslimat daha var. Aşağıda beklenen, bütün koşununkidir.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>min</source>
        <translation>dk</translation>
    </message>
    <message>
        <source>h</source>
        <translation>sa</translation>
    </message>
    <message>
        <source>d</source>
        <translation>gün</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>sürüyor</translation>
    </message>
    <message>
        <source>processed</source>
        <translation>işlendi</translation>
    </message>
    <message>
        <source>duplicate</source>
        <translation>duplicate</translation>
    </message>
    <message>
        <source>crashed</source>
        <translation>çöktü</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>başarısız</translation>
    </message>
    <message>
        <source>needs reconciliation</source>
        <translation>uzlaştırma gerekiyor</translation>
    </message>
    <message>
        <source>quarantined</source>
        <translation>karantinaya alındı</translation>
    </message>
    <message>
        <source>effectively once</source>
        <translation>effectively once</translation>
    </message>
    <message>
        <source>duplicated</source>
        <translation>iki kez uygulandı</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>kayboldu</translation>
    </message>
    <message>
        <source>stale</source>
        <translation>bayat</translation>
    </message>
    <message>
        <source>dead-lettered</source>
        <translation>dead letter oldu</translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>takıldı</translation>
    </message>
    <message>
        <source>Every message took effect once, however often it was delivered.</source>
        <translation>Her message, kaç kez teslim edilmiş olursa olsun, bir kez etkili oldu.</translation>
    </message>
    <message>
        <source>A message took effect more than once.</source>
        <translation>Bir message birden fazla kez etkili oldu.</translation>
    </message>
    <message>
        <source>A message never took effect, and nobody will notice.</source>
        <translation>Bir message hiç etkili olmadı, kimse de fark etmeyecek.</translation>
    </message>
    <message>
        <source>An older message has overwritten a newer one.</source>
        <translation>Eski bir message yenisinin üzerine yazdı.</translation>
    </message>
    <message>
        <source>A message ended in the dead letters.</source>
        <translation>Bir message dead-letter queue&apos;da kaldı.</translation>
    </message>
    <message>
        <source>Nobody can say what happened: a person has to look.</source>
        <translation>Ne olduğunu kimse söyleyemez: bir insanın bakması gerekiyor.</translation>
    </message>
    <message>
        <source>A message is still under way, and nothing moves any more.</source>
        <translation>Bir message hâlâ yolda ve artık hiçbir şey ilerlemiyor.</translation>
    </message>
    <message>
        <source>%1 never took effect</source>
        <translation>%1 hiç etkili olmadı</translation>
    </message>
    <message>
        <source>%1 replaced %2, which is newer</source>
        <translation>%1, daha yeni olan %2 üzerine yazdı</translation>
    </message>
    <message>
        <source>%1 is still under way, and nothing moves any more</source>
        <translation>%1 hâlâ yolda ve artık hiçbir şey ilerlemiyor</translation>
    </message>
    <message>
        <source>%1 took effect once</source>
        <translation>%1 bir kez etkili oldu</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%2 tarafında %1</translation>
    </message>
    <message>
        <source>delivery %1</source>
        <translation>%1. teslim</translation>
    </message>
    <message>
        <source>deliveries %1 and %2</source>
        <translation>%1. ve %2. teslim</translation>
    </message>
    <message>
        <source>delivery %1 of %2</source>
        <translation>%2: %1. teslim</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 ve %2</translation>
    </message>
    <message>
        <source>the mail for %1 was sent twice, by %2</source>
        <translation>%1 için e-posta iki kez gönderildi (%2)</translation>
    </message>
    <message>
        <source>%1 was applied twice, by %2</source>
        <translation>%1 iki kez uygulandı (%2)</translation>
    </message>
    <message numerus="yes">
        <source>the mail for %1 was sent %n times, by %2</source>
        <translation>
            <numerusform>%1 için e-posta %n kez gönderildi (%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was applied %n times, by %2</source>
        <translation>
            <numerusform>%1 %n kez uygulandı (%2)</numerusform>
        </translation>
    </message>
    <message>
        <source>each message took effect as often as it should have, yet %1 mails were sent, expected %2</source>
        <translation>her message gerektiği kadar etkili oldu, yine de %1 e-posta gönderildi, beklenen %2</translation>
    </message>
    <message>
        <source>each message took effect as often as it should have, yet %1 ended with %2 reserved, expected %3</source>
        <translation>her message gerektiği kadar etkili oldu, yine de %1 için ayrılan %2, beklenen %3</translation>
    </message>
    <message>
        <source>the run was cut short after %1 events, the most that are recorded</source>
        <translation>çalışma %1 olaydan sonra kesildi; daha fazlası kaydedilmiyor</translation>
    </message>
    <message>
        <source>the recording breaks off before the end of the run</source>
        <translation>kayıt, çalışma bitmeden kesiliyor</translation>
    </message>
    <message>
        <source>%1 is in the dead letters, though it took effect, by %2</source>
        <translation>%1 etkili oldu (%2), yine de dead-letter queue&apos;da</translation>
    </message>
    <message>
        <source>%1 is in the dead letters and never took effect</source>
        <translation>%1 dead-letter queue&apos;da ve hiç etkili olmadı</translation>
    </message>
    <message>
        <source>the handler can&apos;t tell whether %1 took effect, so a person has to look; it did, by %2</source>
        <translation>handler, %1 etkili oldu mu bilemiyor, bir insanın bakması gerekiyor; aslında oldu (%2)</translation>
    </message>
    <message>
        <source>the handler can&apos;t tell whether %1 took effect, so a person has to look; it did not</source>
        <translation>handler, %1 etkili oldu mu bilemiyor, bir insanın bakması gerekiyor; aslında olmadı</translation>
    </message>
    <message>
        <source>wrong result</source>
        <translation>yanlış sonuç</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>tamamlanmadı</translation>
    </message>
    <message>
        <source>Every message took effect as often as it should have, yet the result is wrong.</source>
        <translation>Her message gerektiği kadar etkili oldu, yine de sonuç yanlış.</translation>
    </message>
    <message>
        <source>The run was cut short: nobody knows how it would have ended.</source>
        <translation>Çalışma kesildi: nasıl biteceğini kimse bilmiyor.</translation>
    </message>
    <message>
        <source>dead-lettered after success</source>
        <translation>başarıdan sonra dead letter oldu</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ve %n tane daha</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>invariant broken</source>
        <translation>invariant bozuldu</translation>
    </message>
    <message>
        <source>Something that the scenario demands did not hold, if only for a while.</source>
        <translation>Senaryonun istediği bir koşul, kısa bir süre için bile olsa, tutmadı.</translation>
    </message>
    <message>
        <source>That breaks %1 (%2).</source>
        <translation>Bununla %1 bozuluyor (%2).</translation>
    </message>
</context>
<context>
    <name>cli::Explore</name>
    <message>
        <source>The cheapest way to break it</source>
        <translation>Onu bozmanın en ucuz yolu</translation>
    </message>
    <message>
        <source>cheapest: %1</source>
        <translation>en ucuzu: %1</translation>
    </message>
    <message>
        <source>%1 states · %2 transitions a second · %3 waiting · %4 faults</source>
        <translation>%1 durum · saniyede %2 geçiş · %3 bekliyor · %4 arıza</translation>
    </message>
</context>
<context>
    <name>cli::Matrix</name>
    <message>
        <source>%1 e-mails</source>
        <translation>%1 e-posta</translation>
    </message>
    <message>
        <source>faults not applicable</source>
        <translation>uygulanamayan arıza var</translation>
    </message>
</context>
<context>
    <name>cli::Story</name>
    <message>
        <source>book</source>
        <translation>kitap</translation>
    </message>
    <message>
        <source>on hand</source>
        <translation>eldeki</translation>
    </message>
    <message>
        <source>reserved</source>
        <translation>ayrılan</translation>
    </message>
    <message>
        <source>message</source>
        <translation>message</translation>
    </message>
    <message>
        <source>consumer</source>
        <translation>consumer</translation>
    </message>
    <message>
        <source>received</source>
        <translation>alındı</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>tamamlandı</translation>
    </message>
    <message>
        <source>order</source>
        <translation>sipariş</translation>
    </message>
    <message>
        <source>quantity</source>
        <translation>adet</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>evet</translation>
    </message>
    <message>
        <source>no</source>
        <translation>hayır</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>tag</translation>
    </message>
    <message>
        <source>instance</source>
        <translation>instance</translation>
    </message>
    <message>
        <source>redelivered</source>
        <translation>redelivered</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>sonuç</translation>
    </message>
    <message>
        <source>acked</source>
        <translation>ack geldi</translation>
    </message>
    <message>
        <source>deliveries</source>
        <translation>teslimler</translation>
    </message>
    <message>
        <source>%1 reserved %2 of %3 expected</source>
        <translation>%1 ayrılan %2, beklenen %3</translation>
    </message>
    <message>
        <source>e-mails %1 of %2 expected</source>
        <translation>e-posta %1, beklenen %2</translation>
    </message>
    <message>
        <source>dead letters %1</source>
        <translation>dead letter %1</translation>
    </message>
    <message>
        <source>not applicable: </source>
        <translation>uygulanamıyor: </translation>
    </message>
</context>
<context>
    <name>window::Banner</name>
    <message>
        <source>Close this message</source>
        <translation>Bildirimi kapat</translation>
    </message>
</context>
<context>
    <name>window::CodePage</name>
    <message>
        <source>Click the margin to crash an instance at that line.</source>
        <translation>Bir instance&apos;ı bir satırda çökertmek için o satırın kenarına tıkla.</translation>
    </message>
    <message>
        <source>To read beside it: the same steps, written elsewhere. The margin works here too.</source>
        <translation>Yan yana okumak için: aynı adımların başka bir dilde yazılmış hali. Kenara tıklamak burada da işe yarar.</translation>
    </message>
</context>
<context>
    <name>window::CodeView</name>
    <message>
        <source>Code of the handler</source>
        <translation>Handler&apos;ın kodu</translation>
    </message>
    <message>
        <source>#%1 %2</source>
        <translation>#%1 %2</translation>
    </message>
    <message>
        <source>A crash is armed here. Click to take it back.</source>
        <translation>Burada bir çökme kurulu. Kaldırmak için tıkla.</translation>
    </message>
</context>
<context>
    <name>window::CommandLine</name>
    <message>
        <source>--%1 %2: expected %3</source>
        <translation>--%1 %2: beklenen: %3</translation>
    </message>
    <message>
        <source>Shows what happens when the same message arrives twice.</source>
        <translation>Aynı message iki kez gelince ne olduğunu gösterir.</translation>
    </message>
    <message>
        <source>A trace or a scenario to open.</source>
        <translation>Açılacak trace ya da senaryo.</translation>
    </message>
    <message>
        <source>Open the lesson of that id or number.</source>
        <translation>Bu id&apos;li ya da numaralı dersi aç.</translation>
    </message>
    <message>
        <source>Its variant.</source>
        <translation>Dersin varyantı.</translation>
    </message>
    <message>
        <source>Another strategy than the lesson&apos;s.</source>
        <translation>Dersinkinden başka bir strateji.</translation>
    </message>
    <message>
        <source>Go to a virtual time (1.4, 30s, 8d) or to an event (event:14).</source>
        <translation>Sanal bir zamana (1.4, 30s, 8d) ya da bir olaya (event:14) git.</translation>
    </message>
    <message>
        <source>system, light, dark or high-contrast.</source>
        <translation>system, light, dark ya da high-contrast.</translation>
    </message>
    <message>
        <source>Size of the window, as 1440x900.</source>
        <translation>Pencerenin boyutu, örneğin 1440x900.</translation>
    </message>
    <message>
        <source>Page of the side panel: %1.</source>
        <translation>Yan panelin sayfası: %1.</translation>
    </message>
    <message>
        <source>Nothing moves; the scene changes in steps.</source>
        <translation>Hiçbir şey hareket etmez; sahne adım adım değişir.</translation>
    </message>
    <message>
        <source>Render the window to a picture and leave.</source>
        <translation>Pencereyi bir resme çiz ve çık.</translation>
    </message>
    <message>
        <source>a time such as 1.4 or 8d, or event:14</source>
        <translation>1.4 ya da 8d gibi bir zaman ya da event:14</translation>
    </message>
    <message>
        <source>one file at a time</source>
        <translation>her seferinde tek bir dosya</translation>
    </message>
    <message>
        <source>en or tr.</source>
        <translation>en ya da tr.</translation>
    </message>
    <message>
        <source>Add the lessons of a folder.</source>
        <translation>Bir klasördeki dersleri ekle.</translation>
    </message>
    <message>
        <source>Keep what the learner has done in this file.</source>
        <translation>Öğrenenin yaptıklarını bu dosyada tut.</translation>
    </message>
    <message>
        <source>Explore every order of events.</source>
        <translation>Olayların her sırasını keşfet.</translation>
    </message>
</context>
<context>
    <name>window::Comparison</name>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>%1: %2 A click opens this run.</source>
        <translation>%1: %2 Tıklayınca bu çalışma açılır.</translation>
    </message>
</context>
<context>
    <name>window::ContentsDialog</name>
    <message>
        <source>✓ predicted right</source>
        <translation>✓ doğru tahmin</translation>
    </message>
    <message>
        <source>✕ certain, and wrong</source>
        <translation>✕ emindin, yanlış</translation>
    </message>
    <message>
        <source>✕ predicted wrong</source>
        <translation>✕ yanlış tahmin</translation>
    </message>
    <message>
        <source>watched</source>
        <translation>izlendi</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Bütün dersler</translation>
    </message>
    <message>
        <source>%1 of %2 tasks</source>
        <translation>alıştırma: %1 / %2</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>biten: %1 / %2</translation>
    </message>
    <message>
        <source>Go on with what is open</source>
        <translation>Kaldığın yerden devam</translation>
    </message>
    <message>
        <source>Summary…</source>
        <translation>Özet…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
</context>
<context>
    <name>window::EventLogModel</name>
    <message>
        <source>Producer</source>
        <translation>Producer</translation>
    </message>
    <message>
        <source>Broker</source>
        <translation>Broker</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Operatör</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Cache</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Saat</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zaman</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Kim</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ne oldu</translation>
    </message>
</context>
<context>
    <name>window::EventLogPage</name>
    <message>
        <source>Everyone ▾</source>
        <translation>Herkes ▾</translation>
    </message>
    <message>
        <source>All ▾</source>
        <translation>Tümü ▾</translation>
    </message>
    <message>
        <source>Event log</source>
        <translation>Olay log&apos;u</translation>
    </message>
    <message>
        <source>Find a word</source>
        <translation>Sözcük ara</translation>
    </message>
    <message>
        <source>Find a word in the event log</source>
        <translation>Olay log&apos;unda sözcük ara</translation>
    </message>
    <message>
        <source>Show the events of</source>
        <translation>Kimin olayları gösterilsin</translation>
    </message>
    <message>
        <source>Show the events of a message</source>
        <translation>Hangi message&apos;ın olayları gösterilsin</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Herkes</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tümü</translation>
    </message>
</context>
<context>
    <name>window::Experiments</name>
    <message>
        <source>New experiment…</source>
        <translation>Yeni deney…</translation>
    </message>
    <message>
        <source>Edit experiment…</source>
        <translation>Deneyi düzenle…</translation>
    </message>
    <message>
        <source>Copy scenario</source>
        <translation>Senaryoyu kopyala</translation>
    </message>
    <message>
        <source>Paste scenario</source>
        <translation>Senaryoyu yapıştır</translation>
    </message>
    <message>
        <source>Save as lesson…</source>
        <translation>Ders olarak kaydet…</translation>
    </message>
    <message>
        <source>Open lessons folder…</source>
        <translation>Dersler klasörünü aç…</translation>
    </message>
    <message>
        <source>New experiment</source>
        <translation>Yeni deney</translation>
    </message>
    <message>
        <source>There is no text to paste.</source>
        <translation>Yapıştırılacak metin yok.</translation>
    </message>
    <message>
        <source>Pasted scenario</source>
        <translation>Yapıştırılan senaryo</translation>
    </message>
    <message>
        <source>Open lessons folder</source>
        <translation>Dersler klasörünü aç</translation>
    </message>
</context>
<context>
    <name>window::ExploreDialog</name>
    <message>
        <source>Strategy</source>
        <translation>Strateji</translation>
    </message>
    <message>
        <source>Explore all</source>
        <translation>Hepsini keşfet</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Bulunanlar</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Sonuç</translation>
    </message>
    <message>
        <source>Every strategy</source>
        <translation>Her strateji</translation>
    </message>
    <message>
        <source>Every order in which things can happen, and every place at which faults can fall.</source>
        <translation>Olayların olabileceği her sıra ve arızaların düşebileceği her yer.</translation>
    </message>
    <message>
        <source>At most so many faults</source>
        <translation>En çok şu kadar arıza</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>toplam</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Keşfet</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Can it break?</source>
        <translation>Bozulabilir mi?</translation>
    </message>
    <message>
        <source>It breaks</source>
        <translation>Bozulur</translation>
    </message>
    <message>
        <source>It holds</source>
        <translation>Dayanır</translation>
    </message>
    <message>
        <source>✓ As you predicted.</source>
        <translation>✓ Tahmin ettiğin gibi.</translation>
    </message>
    <message>
        <source>✕ You predicted otherwise.</source>
        <translation>✕ Başka türlü tahmin etmiştin.</translation>
    </message>
    <message>
        <source>What runs come to</source>
        <translation>Koşular nereye varıyor</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Oynat</translation>
    </message>
    <message>
        <source>The cheapest way to break it</source>
        <translation>Onu bozmanın en ucuz yolu</translation>
    </message>
    <message>
        <source>The cheapest way to break it: %1</source>
        <translation>Onu bozmanın en ucuz yolu: %1</translation>
    </message>
    <message>
        <source>%1 states</source>
        <translation>%1 durum</translation>
    </message>
    <message>
        <source>%1 transitions</source>
        <translation>%1 geçiş</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>saniyede %1</translation>
    </message>
    <message>
        <source>%1 waiting, %2 faults</source>
        <translation>%1 bekliyor, %2 arıza</translation>
    </message>
    <message>
        <source>Explore all · %1</source>
        <translation>Hepsini keşfet · %1</translation>
    </message>
    <message>
        <source>Nothing explored yet.</source>
        <translation>Henüz bir şey keşfedilmedi.</translation>
    </message>
    <message>
        <source>The scenario&apos;s own faults are left out: the budget takes their place.</source>
        <translation>Senaryonun kendi arızaları dışarıda bırakılır: yerlerini bütçe alır.</translation>
    </message>
    <message>
        <source>Exploring …</source>
        <translation>Keşfediliyor …</translation>
    </message>
    <message>
        <source>Every strategy, under every budget</source>
        <translation>Her bütçe altında her strateji</translation>
    </message>
    <message>
        <source>“Safe” means: no order of events and no placement of these faults breaks it. Any other cell plays the cheapest way to break it.</source>
        <translation>“Güvenli” şu demek: olayların hiçbir sırası ve bu arızaların hiçbir yerleşimi onu bozmuyor. Diğer hücreler, bozmanın en ucuz yolunu oynatır.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Graf</translation>
    </message>
    <message>
        <source>From the graph</source>
        <translation>Graftan</translation>
    </message>
</context>
<context>
    <name>window::ExploreMatrix</name>
    <message>
        <source>safe</source>
        <translation>güvenli</translation>
    </message>
    <message>
        <source>not complete</source>
        <translation>tamamlanmadı</translation>
    </message>
    <message>
        <source>not explored yet</source>
        <translation>henüz keşfedilmedi</translation>
    </message>
    <message>
        <source>A click plays it.</source>
        <translation>Tıklayınca oynatılır.</translation>
    </message>
    <message>
        <source>Strategies under faults</source>
        <translation>Arızalar altında stratejiler</translation>
    </message>
</context>
<context>
    <name>window::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Dışa aktar</translation>
    </message>
    <message>
        <source>The run that is shown, as a file for somewhere else.</source>
        <translation>Gösterilen çalıştırma, başka bir yer için dosya olarak.</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Biçimler</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Dil</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Görünüm</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Açık</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Koyu</translation>
    </message>
    <message>
        <source>The reader&apos;s</source>
        <translation>Okuyanınki</translation>
    </message>
    <message>
        <source>Picture of</source>
        <translation>Resmedilen</translation>
    </message>
    <message>
        <source>the stage</source>
        <translation>sahne</translation>
    </message>
    <message>
        <source>the timeline</source>
        <translation>zaman çizelgesi</translation>
    </message>
    <message>
        <source>all key moments</source>
        <translation>bütün önemli anlar</translation>
    </message>
    <message>
        <source>event %1 of %2</source>
        <translation>olay %1/%2</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>An</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>başlangıç</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>son</translation>
    </message>
    <message>
        <source>Name of the file</source>
        <translation>Dosyanın adı</translation>
    </message>
    <message>
        <source>In the folder</source>
        <translation>Bulunacağı klasör</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Seç…</translation>
    </message>
    <message>
        <source>How much is written</source>
        <translation>Ne kadarının yazıldığı</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Vazgeç</translation>
    </message>
    <message>
        <source>The file needs a name.</source>
        <translation>Dosyanın bir adı olmalı.</translation>
    </message>
    <message>
        <source>A name has no folders in it.</source>
        <translation>Adın içinde klasör olmaz.</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>Böyle bir klasör yok.</translation>
    </message>
    <message>
        <source>There is a folder of that name.</source>
        <translation>Bu adda bir klasör var.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Yerine yaz</translation>
    </message>
    <message>
        <source>There is a file of that name.</source>
        <translation>Bu adda bir dosya var.</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was written.</source>
        <translation>Vazgeçildi. Hiçbir şey yazılmadı.</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>%1 yazılıyor…</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>Durduruluyor…</translation>
    </message>
</context>
<context>
    <name>window::FaultPanel</name>
    <message>
        <source>The next ack will be lost</source>
        <translation>Sıradaki ack kaybolacak</translation>
    </message>
    <message>
        <source>Armed. Once more takes it back.</source>
        <translation>Kuruldu. Bir daha basınca kalkar.</translation>
    </message>
    <message>
        <source>Inject a fault</source>
        <translation>Arıza ekle</translation>
    </message>
    <message>
        <source>More faults ▾</source>
        <translation>Başka arızalar ▾</translation>
    </message>
</context>
<context>
    <name>window::Files</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 yazılamıyor: %2</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 okunamıyor: %2</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 yazılamıyor.</translation>
    </message>
</context>
<context>
    <name>window::GraphView</name>
    <message>
        <source>Graph of what can happen</source>
        <translation>Olabileceklerin grafiği</translation>
    </message>
    <message>
        <source>From here</source>
        <translation>Buradan</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>Bu koşu</translation>
    </message>
    <message>
        <source>Cheapest violation</source>
        <translation>En ucuz ihlal</translation>
    </message>
    <message>
        <source>← → walk · ↑ ↓ choose · 0 shows all</source>
        <translation>← → yürür · ↑ ↓ seçer · 0 hepsini gösterir</translation>
    </message>
    <message>
        <source>Play to here</source>
        <translation>Buraya kadar oynat</translation>
    </message>
    <message>
        <source>Opens the run that leads to this state.</source>
        <translation>Bu duruma götüren koşuyu açar.</translation>
    </message>
    <message>
        <source>From here nothing follows.</source>
        <translation>Buradan sonra bir şey gelmiyor.</translation>
    </message>
    <message>
        <source>Nothing is explored yet.</source>
        <translation>Henüz bir şey keşfedilmedi.</translation>
    </message>
    <message>
        <source>%1 From here: %2.</source>
        <translation>%1 Buradan: %2.</translation>
    </message>
    <message>
        <source>%1, a fault. Then: %2</source>
        <translation>%1, bir hata. Ardından: %2</translation>
    </message>
    <message>
        <source>%1. Then: %2</source>
        <translation>%1. Ardından: %2</translation>
    </message>
</context>
<context>
    <name>window::KeysOverlay</name>
    <message>
        <source>Keys</source>
        <translation>Tuşlar</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Boşluk</translation>
    </message>
    <message>
        <source>play, pause</source>
        <translation>oynat, duraklat</translation>
    </message>
    <message>
        <source>one step back, one step on</source>
        <translation>bir adım geri, bir adım ileri</translation>
    </message>
    <message>
        <source>Home  End</source>
        <translation>Home  End</translation>
    </message>
    <message>
        <source>to the start, to the end</source>
        <translation>başa git, sona git</translation>
    </message>
    <message>
        <source>step that instance only</source>
        <translation>yalnızca o instance&apos;ı ilerlet</translation>
    </message>
    <message>
        <source>lose the ack</source>
        <translation>ack&apos;i kaybet</translation>
    </message>
    <message>
        <source>crash the instance that acts</source>
        <translation>çalışan instance&apos;ı çökert</translation>
    </message>
    <message>
        <source>deliver a second copy</source>
        <translation>ikinci bir kopya teslim et</translation>
    </message>
    <message>
        <source>let the lock expire</source>
        <translation>kilit süresini doldur</translation>
    </message>
    <message>
        <source>next strategy, from the next delivery on</source>
        <translation>sıradaki strateji, bir sonraki teslimle</translation>
    </message>
    <message>
        <source>zoom the timeline; show all of it</source>
        <translation>çizelgeyi büyüt, küçült; tümünü göster</translation>
    </message>
    <message>
        <source>open a trace or a scenario</source>
        <translation>trace ya da senaryo aç</translation>
    </message>
    <message>
        <source>save the trace</source>
        <translation>trace&apos;i kaydet</translation>
    </message>
    <message>
        <source>these keys</source>
        <translation>bu tuşlar</translation>
    </message>
    <message>
        <source>replay the same faults with that strategy</source>
        <translation>aynı arızaları o stratejiyle yeniden oynat</translation>
    </message>
    <message>
        <source>all lessons</source>
        <translation>bütün dersler</translation>
    </message>
    <message>
        <source>edit the experiment</source>
        <translation>deneyi düzenle</translation>
    </message>
    <message>
        <source>explore every order and every fault</source>
        <translation>her sırayı ve her arızayı keşfet</translation>
    </message>
    <message>
        <source>export the run in another format</source>
        <translation>çalıştırmayı başka bir biçimde dışa aktar</translation>
    </message>
    <message>
        <source>copy the picture</source>
        <translation>resmi kopyala</translation>
    </message>
    <message>
        <source>verify: replay it on a fresh database</source>
        <translation>doğrula: yeni bir veritabanında yeniden oynat</translation>
    </message>
</context>
<context>
    <name>window::LabDialog</name>
    <message>
        <source>Experiment</source>
        <translation>Deney</translation>
    </message>
    <message>
        <source>Parts of the experiment</source>
        <translation>Deneyin bölümleri</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Göster</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Vazgeç</translation>
    </message>
    <message>
        <source>Run it</source>
        <translation>Çalıştır</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>What you changed would be lost.</source>
        <translation>Yaptığın değişiklikler silinecek.</translation>
    </message>
    <message>
        <source>It fits together, and can be run.</source>
        <translation>Her şey tutarlı, çalıştırılabilir.</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Değişiklikleri at</translation>
    </message>
    <message>
        <source>Lose the ack</source>
        <translation>Ack kaybolur</translation>
    </message>
    <message>
        <source>Crash</source>
        <translation>Instance çöker</translation>
    </message>
    <message>
        <source>The handler fails</source>
        <translation>Handler hata alır</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Instance duraklar</translation>
    </message>
    <message>
        <source>The lock runs out</source>
        <translation>Kilit süresi dolar</translation>
    </message>
    <message>
        <source>The producer sends again</source>
        <translation>Producer yeniden gönderir</translation>
    </message>
    <message>
        <source>Replay the dead letters</source>
        <translation>Dead letter&apos;lar yeniden gönderilir</translation>
    </message>
    <message>
        <source>Purge the inbox</source>
        <translation>Inbox temizlenir</translation>
    </message>
    <message>
        <source>The cache is gone</source>
        <translation>Cache düşer</translation>
    </message>
    <message>
        <source>done, but the broker never hears of it</source>
        <translation>iş biter ama broker&apos;ın bundan haberi olmaz</translation>
    </message>
    <message>
        <source>the instance dies; what it has not committed is gone</source>
        <translation>instance ölür; commit etmediği ne varsa gider</translation>
    </message>
    <message>
        <source>it throws: rolled back, and given back to the broker</source>
        <translation>exception fırlatır: işi geri alınır, message broker&apos;a döner</translation>
    </message>
    <message>
        <source>the instance stands still for a while</source>
        <translation>instance bir süre hareketsiz kalır</translation>
    </message>
    <message>
        <source>the broker gives the message to somebody else</source>
        <translation>broker message&apos;ı başkasına verir</translation>
    </message>
    <message>
        <source>it did not hear that its message had arrived</source>
        <translation>message&apos;ın ulaştığını öğrenememiştir</translation>
    </message>
    <message>
        <source>somebody puts them back into the queue</source>
        <translation>biri onları kuyruğa geri koyar</translation>
    </message>
    <message>
        <source>rows past their retention are deleted</source>
        <translation>saklama süresini aşan satırlar silinir</translation>
    </message>
    <message>
        <source>it answers nothing for a while</source>
        <translation>bir süre hiç cevap vermez</translation>
    </message>
    <message>
        <source>the first step of the handler</source>
        <translation>handler&apos;ın ilk adımı</translation>
    </message>
    <message>
        <source>the business write, or the mail</source>
        <translation>asıl işin yazılması ya da e-posta</translation>
    </message>
    <message>
        <source>the step that makes the work permanent</source>
        <translation>işi kalıcı kılan adım</translation>
    </message>
    <message>
        <source>the ack</source>
        <translation>ack</translation>
    </message>
    <message>
        <source>Message id</source>
        <translation>Message id</translation>
    </message>
    <message>
        <source>Correlation id</source>
        <translation>Correlation id</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Sipariş</translation>
    </message>
    <message>
        <source>Delivery tag</source>
        <translation>Teslim tag&apos;i</translation>
    </message>
    <message>
        <source>Redelivered flag</source>
        <translation>Redelivered işareti</translation>
    </message>
    <message>
        <source>must not be empty</source>
        <translation>boş olamaz</translation>
    </message>
    <message>
        <source>is longer than %1 characters</source>
        <translation>%1 karakterden uzun</translation>
    </message>
    <message>
        <source>has control characters in it</source>
        <translation>kontrol karakteri içeriyor</translation>
    </message>
    <message>
        <source>%1 of them; at most %2 are allowed</source>
        <translation>%1 tane var; en fazla %2 olabilir</translation>
    </message>
    <message>
        <source>%1 is no duration; write a whole number and ms, s, m, h or d, as in 30s</source>
        <translation>%1 bir süre değil; tam sayı ve ardından ms, s, m, h ya da d yaz, örneğin 30s</translation>
    </message>
    <message>
        <source>%1 is longer than ten years</source>
        <translation>%1 on yıldan uzun</translation>
    </message>
    <message>
        <source>must be longer than nothing</source>
        <translation>sıfırdan uzun olmalı</translation>
    </message>
    <message>
        <source>there is a row for %1 already</source>
        <translation>%1 için zaten bir satır var</translation>
    </message>
    <message>
        <source>there is a consumer %1 already</source>
        <translation>%1 adlı bir consumer zaten var</translation>
    </message>
    <message>
        <source>there is a message %1 already; where that is meant, check “Reuses an id”</source>
        <translation>%1 id&apos;li bir message zaten var; bilerek yapıldıysa “Yinelenen id” kutusunu işaretle</translation>
    </message>
    <message>
        <source>no earlier message has the id %1</source>
        <translation>daha önce %1 id&apos;li bir message yok</translation>
    </message>
    <message>
        <source>there is no stock of %1</source>
        <translation>%1 için stok satırı yok</translation>
    </message>
    <message>
        <source>there is no consumer %1</source>
        <translation>%1 adlı bir consumer yok</translation>
    </message>
    <message>
        <source>there is no message %1</source>
        <translation>%1 id&apos;li bir message yok</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>Instances</source>
        <translation>Instance sayısı</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Strateji</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tür</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Kitap</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Adet</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Sürüm</translation>
    </message>
    <message>
        <source>Published at</source>
        <translation>Yayın zamanı</translation>
    </message>
    <message>
        <source>Reuses an id</source>
        <translation>Yinelenen id</translation>
    </message>
    <message>
        <source>On hand</source>
        <translation>Eldeki</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>Ayrılan</translation>
    </message>
    <message>
        <source>Lock timeout</source>
        <translation>Kilit süresi</translation>
    </message>
    <message>
        <source>Delivery limit</source>
        <translation>Teslim sınırı</translation>
    </message>
    <message>
        <source>Duplicate detection window</source>
        <translation>Duplicate detection süresi</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Ne olur</translation>
    </message>
    <message>
        <source>Consumer</source>
        <translation>Consumer</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation>Teslim</translation>
    </message>
    <message>
        <source>Before which step</source>
        <translation>Hangi adımdan önce</translation>
    </message>
    <message>
        <source>After which step</source>
        <translation>Hangi adımdan sonra</translation>
    </message>
    <message>
        <source>For how long</source>
        <translation>Ne kadar süreyle</translation>
    </message>
    <message>
        <source>E-mails</source>
        <translation>E-posta</translation>
    </message>
    <message>
        <source>Consumers</source>
        <translation>Consumer&apos;lar</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Message&apos;lar</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Stok</translation>
    </message>
    <message>
        <source>Broker</source>
        <translation>Broker</translation>
    </message>
    <message>
        <source>Inbox and cache</source>
        <translation>Inbox ve cache</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Arızalar</translation>
    </message>
    <message>
        <source>Expected result</source>
        <translation>Beklenen sonuç</translation>
    </message>
    <message>
        <source>Each consumer has a subscription of its own; its instances compete for the messages in it.</source>
        <translation>Her consumer&apos;ın kendi aboneliği vardır; instance&apos;ları oradaki message&apos;lar için yarışır.</translation>
    </message>
    <message>
        <source>What the producer publishes. Every consumer gets a copy of each.</source>
        <translation>Producer&apos;ın yayınladıkları. Her consumer hepsinden birer kopya alır.</translation>
    </message>
    <message>
        <source>The table of books as it is before anything happens.</source>
        <translation>Kitap tablosunun, henüz hiçbir şey olmamışken hali.</translation>
    </message>
    <message>
        <source>How long a consumer may take, and how often a message comes back.</source>
        <translation>Bir consumer&apos;ın ne kadar süresi var, bir message kaç kez geri gelir.</translation>
    </message>
    <message>
        <source>What the inbox takes for the same message, and how long it and the cache remember.</source>
        <translation>Inbox neyi aynı message sayar; inbox ve cache ne kadar süre hatırlar.</translation>
    </message>
    <message>
        <source>What goes wrong. A fault is tied to a step and a delivery, so that it fits every strategy, and strikes once.</source>
        <translation>Ters giden ne varsa. Bir arıza bir adıma ve bir teslime bağlıdır; böylece her stratejiye uyar ve yalnızca bir kez gerçekleşir.</translation>
    </message>
    <message>
        <source>What is right at the end. The verdict compares the run with it.</source>
        <translation>Sonunda doğru olan. Koşunun sonucu bununla karşılaştırılır.</translation>
    </message>
    <message>
        <source>Consumer %1</source>
        <translation>Consumer %1</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>Message %1</translation>
    </message>
    <message>
        <source>Book %1</source>
        <translation>Kitap %1</translation>
    </message>
    <message>
        <source>Fault %1</source>
        <translation>Arıza %1</translation>
    </message>
    <message>
        <source>One row for each</source>
        <translation>Inbox&apos;ın anahtarı</translation>
    </message>
    <message>
        <source>The cache remembers for</source>
        <translation>Cache&apos;in saklama süresi</translation>
    </message>
    <message>
        <source>The inbox remembers for</source>
        <translation>Inbox&apos;ın saklama süresi</translation>
    </message>
    <message>
        <source>Under which id</source>
        <translation>Hangi id&apos;yle</translation>
    </message>
    <message>
        <source>At which time</source>
        <translation>Hangi anda</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>the step of that name, where a strategy has it</source>
        <translation>bu addaki adım, stratejide varsa</translation>
    </message>
    <message>
        <source>sends e-mails</source>
        <translation>e-posta gönderir</translation>
    </message>
    <message>
        <source>works on the stock</source>
        <translation>stok üzerinde çalışır</translation>
    </message>
    <message>
        <source>reserves copies</source>
        <translation>nüsha ayırır</translation>
    </message>
    <message>
        <source>gives copies back</source>
        <translation>ayrılan nüshaları geri verir</translation>
    </message>
    <message>
        <source>Recognised by</source>
        <translation>Neye göre tanır</translation>
    </message>
    <message>
        <source>%1 · %2: %3</source>
        <translation>%1 · %2: %3</translation>
    </message>
</context>
<context>
    <name>window::LabPage</name>
    <message>
        <source>any</source>
        <translation>herhangi biri</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Kaldır</translation>
    </message>
    <message>
        <source>Add a consumer</source>
        <translation>Consumer ekle</translation>
    </message>
    <message>
        <source>Add a message</source>
        <translation>Message ekle</translation>
    </message>
    <message>
        <source>Add a book</source>
        <translation>Kitap ekle</translation>
    </message>
    <message>
        <source>Add a fault</source>
        <translation>Arıza ekle</translation>
    </message>
    <message>
        <source>the order</source>
        <translation>sipariş</translation>
    </message>
    <message>
        <source>An earlier message has it, too</source>
        <translation>Önceki bir message&apos;ın id&apos;si de bu</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>aynı id</translation>
    </message>
    <message>
        <source>a new one</source>
        <translation>yeni id</translation>
    </message>
    <message>
        <source>with the next ack</source>
        <translation>sıradaki ack&apos;te</translation>
    </message>
    <message>
        <source>by itself</source>
        <translation>kendiliğinden</translation>
    </message>
    <message>
        <source>before a step</source>
        <translation>bir adımdan önce</translation>
    </message>
    <message>
        <source>after a step</source>
        <translation>bir adımdan sonra</translation>
    </message>
    <message>
        <source>at a time</source>
        <translation>belli bir anda</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Ne zaman</translation>
    </message>
    <message>
        <source>After so many deliveries a message goes to the dead letters. Within the window the broker drops a message whose id it has seen; 0s: there is no window.</source>
        <translation>Teslim sayısı sınıra ulaşan message dead-letter queue&apos;ya gider. Duplicate detection süresi içinde broker, id&apos;sini daha önce gördüğü message&apos;ı atar; 0s ise duplicate detection kapalıdır.</translation>
    </message>
    <message>
        <source>message and consumer</source>
        <translation>message ile consumer</translation>
    </message>
    <message>
        <source>message</source>
        <translation>message</translation>
    </message>
    <message>
        <source>The inbox is purged by a fault of that name, never by itself.</source>
        <translation>Inbox kendiliğinden temizlenmez; bunun için “Inbox temizlenir” arızası gerekir.</translation>
    </message>
    <message>
        <source>Every message once</source>
        <translation>Her message bir kez</translation>
    </message>
    <message>
        <source>How many copies of each book are reserved, and how many e-mails are sent, when all is done.</source>
        <translation>Her şey bittiğinde her kitaptan kaç nüsha ayrılmış, kaç e-posta gönderilmiş olmalı.</translation>
    </message>
</context>
<context>
    <name>window::LessonDialog</name>
    <message>
        <source>Save as lesson</source>
        <translation>Ders olarak kaydet</translation>
    </message>
    <message>
        <source>A folder with this experiment, and a text in English and in Turkish to be filled in.</source>
        <translation>İçinde bu deney ile doldurulmak üzere İngilizce ve Türkçe birer metin bulunan bir klasör.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Başlık</translation>
    </message>
    <message>
        <source>Name of the folder: a number and an id</source>
        <translation>Klasörün adı: bir numara ve bir id</translation>
    </message>
    <message>
        <source>Replace the lesson that is there, its texts too</source>
        <translation>Oradaki dersin üzerine yaz, metinleri dahil</translation>
    </message>
    <message>
        <source>In the folder</source>
        <translation>Bulunacağı klasör</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Seç…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Vazgeç</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Kaydet</translation>
    </message>
    <message>
        <source>A lesson has a title.</source>
        <translation>Dersin bir başlığı olmalı.</translation>
    </message>
    <message>
        <source>The name is two digits and an id, such as 25-my-lesson.</source>
        <translation>Ad, iki rakam ve bir id&apos;den oluşur, örneğin 25-my-lesson.</translation>
    </message>
    <message>
        <source>There is no folder “%1”.</source>
        <translation>“%1” diye bir klasör yok.</translation>
    </message>
    <message>
        <source>There is a lesson “%1” already.</source>
        <translation>“%1” diye bir ders zaten var.</translation>
    </message>
    <message>
        <source>There is something else of that name.</source>
        <translation>Bu adda başka bir şey var.</translation>
    </message>
    <message>
        <source>There is a lesson in that folder.</source>
        <translation>O klasörde zaten bir ders var.</translation>
    </message>
</context>
<context>
    <name>window::LessonPanel</name>
    <message>
        <source>LESSON %1 OF %2</source>
        <translation>DERS %1 / %2</translation>
    </message>
    <message>
        <source>EXPERIMENT</source>
        <translation>DENEY</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>Olduğu gibi</translation>
    </message>
    <message>
        <source>What you saw</source>
        <translation>Ne gördün</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>Kural</translation>
    </message>
    <message>
        <source>Elsewhere</source>
        <translation>Başka yerlerde</translation>
    </message>
    <message>
        <source>Read on</source>
        <translation>Devamı</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Bütün dersler</translation>
    </message>
    <message>
        <source>To the summary</source>
        <translation>Özete git</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Sonraki ders</translation>
    </message>
    <message>
        <source>“%1” strikes nowhere: the strategy has no step %2.</source>
        <translation>“%1” arızası hiçbir yerde gerçekleşmiyor: stratejide %2 adımı yok.</translation>
    </message>
</context>
<context>
    <name>window::LessonRow</name>
    <message>
        <source>Lesson %1: %2</source>
        <translation>Ders %1: %2</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>henüz açık</translation>
    </message>
</context>
<context>
    <name>window::LogTable</name>
    <message>
        <source>Copy all rows</source>
        <translation>Bütün satırları kopyala</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Satırları kopyala</translation>
    </message>
</context>
<context>
    <name>window::MainWindow</name>
    <message>
        <source>Redelivery Lab</source>
        <translation>Redelivery Lab</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Ders</translation>
    </message>
    <message>
        <source>Code and logs</source>
        <translation>Kod ve log&apos;lar</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zaman çizelgesi</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Aç…</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>Son açılanlar</translation>
    </message>
    <message>
        <source>Save trace…</source>
        <translation>Trace&apos;i kaydet…</translation>
    </message>
    <message>
        <source>Save scenario…</source>
        <translation>Senaryoyu kaydet…</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Sistemdeki gibi</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Açık</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Koyu</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Yüksek karşıtlık</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Azaltılmış hareket</translation>
    </message>
    <message>
        <source>%1 — Redelivery Lab</source>
        <translation>%1 — Redelivery Lab</translation>
    </message>
    <message>
        <source>There is no lesson “%1”.</source>
        <translation>“%1” diye bir ders yok.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Aç</translation>
    </message>
    <message>
        <source>Traces and scenarios (*.jsonl *.json);;All files (*)</source>
        <translation>Trace&apos;ler ve senaryolar (*.jsonl *.json);;Tüm dosyalar (*)</translation>
    </message>
    <message>
        <source>Save scenario</source>
        <translation>Senaryoyu kaydet</translation>
    </message>
    <message>
        <source>Scenarios (*.json)</source>
        <translation>Senaryolar (*.json)</translation>
    </message>
    <message>
        <source>Save trace</source>
        <translation>Trace&apos;i kaydet</translation>
    </message>
    <message>
        <source>Traces (*.jsonl)</source>
        <translation>Trace&apos;ler (*.jsonl)</translation>
    </message>
    <message>
        <source>Predict first, or skip the prediction: what happens is more telling then.</source>
        <translation>Önce tahmin et ya da tahmini atla. Tahmin edersen olanlar daha çok şey öğretir.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Dışa aktar…</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Doğrula</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Resmi kopyala</translation>
    </message>
    <message>
        <source>Replaying it on a fresh database…</source>
        <translation>Yeni bir veritabanında yeniden oynatılıyor…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Vazgeç</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Oraya git</translation>
    </message>
</context>
<context>
    <name>window::OutcomeList</name>
    <message>
        <source>%1 runs</source>
        <translation>%1 koşu</translation>
    </message>
    <message>
        <source>%1, %2, cheapest: %3</source>
        <translation>%1, %2, en ucuzu: %3</translation>
    </message>
    <message>
        <source>A click plays the cheapest run that ends so.</source>
        <translation>Tıklayınca böyle biten en ucuz koşu oynatılır.</translation>
    </message>
    <message>
        <source>cheapest: %1</source>
        <translation>en ucuzu: %1</translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation>Sonuçlar</translation>
    </message>
</context>
<context>
    <name>window::PictureHandle</name>
    <message>
        <source>This picture: a click copies it (Ctrl+C), a drag takes it out of the window</source>
        <translation>Bu resim: tıklayınca kopyalanır (Ctrl+C), sürükleyince pencereden çıkar</translation>
    </message>
    <message>
        <source>Copy the picture (Ctrl+C)</source>
        <translation>Resmi kopyala (Ctrl+C)</translation>
    </message>
</context>
<context>
    <name>window::PredictionCard</name>
    <message>
        <source>a guess</source>
        <translation>emin değil</translation>
    </message>
    <message>
        <source>fairly sure</source>
        <translation>oldukça emin</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>emin</translation>
    </message>
    <message>
        <source>Predict first</source>
        <translation>Önce tahmin et</translation>
    </message>
    <message>
        <source>Watch it happen</source>
        <translation>Olacakları izle</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Atla</translation>
    </message>
    <message>
        <source>Watch without a prediction. One learns less that way.</source>
        <translation>Tahmin etmeden izle. Böyle daha az şey öğrenilir.</translation>
    </message>
    <message>
        <source>How sure are you?</source>
        <translation>Ne kadar eminsin?</translation>
    </message>
    <message>
        <source>Your prediction · %1</source>
        <translation>Tahminin · %1</translation>
    </message>
    <message>
        <source>Prediction and outcome</source>
        <translation>Tahmin ve sonuç</translation>
    </message>
    <message>
        <source>It happened as you said (%1).</source>
        <translation>Dediğin gibi oldu (%1).</translation>
    </message>
    <message>
        <source>It went another way than you thought (%1).</source>
        <translation>Sandığından başka türlü oldu (%1).</translation>
    </message>
    <message>
        <source>You were certain, and it went another way. That is the error that is worth the most:</source>
        <translation>Emindin, ama başka türlü oldu. En değerli yanılgı budur:</translation>
    </message>
    <message>
        <source>you said</source>
        <translation>dediğin</translation>
    </message>
    <message>
        <source>it was</source>
        <translation>olan</translation>
    </message>
</context>
<context>
    <name>window::RunController</name>
    <message>
        <source>It waits for its moment, which does not come in this run.</source>
        <translation>Arıza kendi anını bekliyor, ama o an bu koşuda gelmiyor.</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Adım: %1</translation>
    </message>
    <message>
        <source>%1 has nothing that it could do now.</source>
        <translation>%1 için şu anda yapacak bir şey yok.</translation>
    </message>
    <message>
        <source>Switch to %1</source>
        <translation>Geçiş: %1</translation>
    </message>
    <message>
        <source>Disarmed</source>
        <translation>Arıza kaldırıldı</translation>
    </message>
</context>
<context>
    <name>window::SidePanel</name>
    <message>
        <source>Code and logs</source>
        <translation>Kod ve log&apos;lar</translation>
    </message>
    <message>
        <source>Running code</source>
        <translation>Çalışan kod</translation>
    </message>
    <message>
        <source>C#</source>
        <translation>C#</translation>
    </message>
    <message>
        <source>SQL</source>
        <translation>SQL</translation>
    </message>
    <message>
        <source>SQL log</source>
        <translation>SQL log</translation>
    </message>
    <message>
        <source>Event log</source>
        <translation>Olay log&apos;u</translation>
    </message>
    <message>
        <source>The same handler in C# with EF Core</source>
        <translation>Aynı handler, C# ve EF Core ile</translation>
    </message>
    <message>
        <source>The same handler as plain SQL</source>
        <translation>Aynı handler, düz SQL olarak</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Kod</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Olaylar</translation>
    </message>
    <message>
        <source>Same faults, every strategy</source>
        <translation>Aynı arızalar, bütün stratejiler</translation>
    </message>
    <message>
        <source>Shown once you have seen the run to its end.</source>
        <translation>Koşuyu sonuna kadar izlediğinde gösterilir.</translation>
    </message>
</context>
<context>
    <name>window::Situation</name>
    <message>
        <source>Lose the next ack</source>
        <translation>Sıradaki ack&apos;i kaybet</translation>
    </message>
    <message>
        <source>Everything is settled.</source>
        <translation>Her şey sonuçlandı.</translation>
    </message>
    <message>
        <source>Whoever sends it.</source>
        <translation>Kim gönderirse göndersin.</translation>
    </message>
    <message>
        <source>Lose its ack</source>
        <translation>Ack&apos;ini kaybet</translation>
    </message>
    <message>
        <source>%1 has nothing in hand that it could ack.</source>
        <translation>%1 için ack gönderilecek bir teslim yok.</translation>
    </message>
    <message>
        <source>The ack of tag %1 has arrived already.</source>
        <translation>Tag %1 ack&apos;i çoktan ulaştı.</translation>
    </message>
    <message>
        <source>Lose the ack of tag %1</source>
        <translation>Tag %1 ack&apos;ini kaybet</translation>
    </message>
    <message>
        <source>It is on its way now, and breaks off.</source>
        <translation>Şu anda yolda; yarıda kesilir.</translation>
    </message>
    <message>
        <source>The ack of tag %1 will be lost.</source>
        <translation>Tag %1 ack&apos;i kaybolacak.</translation>
    </message>
    <message>
        <source>Crash an instance</source>
        <translation>Bir instance&apos;ı çökert</translation>
    </message>
    <message>
        <source>None has a delivery in hand.</source>
        <translation>Hiçbirinin elinde teslim yok.</translation>
    </message>
    <message>
        <source>Crash %1 here</source>
        <translation>%1 burada çöksün</translation>
    </message>
    <message>
        <source>%1 has crashed already.</source>
        <translation>%1 zaten çöktü.</translation>
    </message>
    <message>
        <source>It has nothing in hand: nothing can get lost.</source>
        <translation>Elinde bir şey yok: kaybolacak bir şey de yok.</translation>
    </message>
    <message>
        <source>Its connection breaks, and the ack with it.</source>
        <translation>Bağlantısı kopar, ack de onunla birlikte kaybolur.</translation>
    </message>
    <message>
        <source>What is durable stays; no ack will come.</source>
        <translation>Kalıcı olan yerinde kalır; ack gelmez.</translation>
    </message>
    <message>
        <source>Before %1: its transaction is undone.</source>
        <translation>%1 adımından önce: transaction&apos;ı geri alınır.</translation>
    </message>
    <message>
        <source>Before %1: what is durable stays.</source>
        <translation>%1 adımından önce: kalıcı olan yerinde kalır.</translation>
    </message>
    <message>
        <source>Let its handler throw</source>
        <translation>Handler&apos;ı exception fırlatsın</translation>
    </message>
    <message>
        <source>%1 stands at no step.</source>
        <translation>%1 hiçbir adımda durmuyor.</translation>
    </message>
    <message>
        <source>Its %1 fails; the handler throws and nacks.</source>
        <translation>%1 adımı hata alır; handler exception fırlatır ve nack gönderir.</translation>
    </message>
    <message>
        <source>Pause it for %1</source>
        <translation>%1 duraklat</translation>
    </message>
    <message>
        <source>%1 stands still before its %2.</source>
        <translation>%1, %2 adımından önce hareketsiz kalır.</translation>
    </message>
    <message>
        <source>Freeze it beyond its lock</source>
        <translation>Kilit süresini aşacak kadar dondur</translation>
    </message>
    <message>
        <source>%1 stands still for %2; its lock runs out meanwhile.</source>
        <translation>%1, %2 hareketsiz kalır; bu arada kilit süresi dolar.</translation>
    </message>
    <message>
        <source>Deliver a second copy</source>
        <translation>İkinci bir kopya teslim et</translation>
    </message>
    <message>
        <source>No message has been published yet.</source>
        <translation>Henüz yayınlanmış bir message yok.</translation>
    </message>
    <message>
        <source>Publish %1 again under a new id</source>
        <translation>%1 message&apos;ını yeni bir id&apos;yle tekrar yayınla</translation>
    </message>
    <message>
        <source>%1 has not been published yet.</source>
        <translation>%1 henüz yayınlanmadı.</translation>
    </message>
    <message>
        <source>By its id, nobody can see that it is the same order.</source>
        <translation>Id&apos;sine bakan, bunun aynı sipariş olduğunu göremez.</translation>
    </message>
    <message>
        <source>Within its window the broker drops it.</source>
        <translation>Duplicate detection süresi dolmadıysa broker onu atar.</translation>
    </message>
    <message>
        <source>%1 is published once more.</source>
        <translation>%1 bir kez daha yayınlanır.</translation>
    </message>
    <message>
        <source>Let the lock expire</source>
        <translation>Kilit süresini doldur</translation>
    </message>
    <message>
        <source>No delivery is in flight.</source>
        <translation>Yolda olan bir teslim yok.</translation>
    </message>
    <message>
        <source>It is not in flight: there is no lock.</source>
        <translation>Yolda değil: kilidi yok.</translation>
    </message>
    <message>
        <source>Tag %1 no longer counts; %2 comes again.</source>
        <translation>Tag %1 geçersiz olur; %2 yeniden gelir.</translation>
    </message>
    <message>
        <source>Hand %1 to %2</source>
        <translation>%1 message&apos;ını %2 instance&apos;ına ver</translation>
    </message>
    <message>
        <source>%1 subscribes to another queue.</source>
        <translation>%1 başka bir kuyruğa abone.</translation>
    </message>
    <message>
        <source>%1 has crashed.</source>
        <translation>%1 çöktü.</translation>
    </message>
    <message>
        <source>%1 is busy.</source>
        <translation>%1 meşgul.</translation>
    </message>
    <message>
        <source>%1 gets %2 now.</source>
        <translation>%1, %2 message&apos;ını şimdi alır.</translation>
    </message>
    <message>
        <source>%1 gets a second copy of %2 now.</source>
        <translation>%1 şimdi ikinci bir %2 kopyası alır.</translation>
    </message>
    <message>
        <source>A second copy of %1 waits in the queue: %2 is busy.</source>
        <translation>İkinci bir %1 kopyası kuyrukta bekler: %2 meşgul.</translation>
    </message>
    <message>
        <source>Replay the dead letters</source>
        <translation>Dead letter&apos;ları yeniden gönder</translation>
    </message>
    <message>
        <source>There are no dead letters.</source>
        <translation>Dead letter yok.</translation>
    </message>
    <message>
        <source>An operator sends them again, each as a new entry.</source>
        <translation>Bir operatör onları yeniden gönderir, her biri yeni bir kayıt olur.</translation>
    </message>
    <message>
        <source>Purge the inbox</source>
        <translation>Inbox&apos;ı temizle</translation>
    </message>
    <message>
        <source>A transaction is open: the purge would have to wait.</source>
        <translation>Açık bir transaction var: temizlik beklemek zorunda kalırdı.</translation>
    </message>
    <message>
        <source>Rows older than %1 are deleted.</source>
        <translation>Saklama süresini (%1) aşan satırlar silinir.</translation>
    </message>
    <message>
        <source>Let the cache fail</source>
        <translation>Cache&apos;i düşür</translation>
    </message>
    <message>
        <source>The cache does not answer already.</source>
        <translation>Cache zaten cevap vermiyor.</translation>
    </message>
    <message>
        <source>It answers nothing for %1.</source>
        <translation>%1 boyunca hiç cevap vermez.</translation>
    </message>
    <message>
        <source>Crash before %1</source>
        <translation>%1 adımından önce çökert</translation>
    </message>
    <message>
        <source>The next instance that comes to its %1 crashes there.</source>
        <translation>%1 adımına ilk gelen instance orada çöker.</translation>
    </message>
</context>
<context>
    <name>window::SqlLogModel</name>
    <message>
        <source>duplicate key</source>
        <translation>duplicate key</translation>
    </message>
    <message>
        <source>stale snapshot</source>
        <translation>bayat snapshot</translation>
    </message>
    <message>
        <source>deadlock</source>
        <translation>deadlock</translation>
    </message>
    <message>
        <source>transaction aborted</source>
        <translation>transaction iptal oldu</translation>
    </message>
    <message>
        <source>connection lost</source>
        <translation>bağlantı koptu</translation>
    </message>
    <message>
        <source>error</source>
        <translation>hata</translation>
    </message>
    <message>
        <source>busy: waits for %1</source>
        <translation>meşgul: %1 bekleniyor</translation>
    </message>
    <message>
        <source>committed</source>
        <translation>commit edildi</translation>
    </message>
    <message>
        <source>rolled back</source>
        <translation>geri alındı</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>başladı</translation>
    </message>
    <message>
        <source>1 row</source>
        <translation>1 satır</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 satır</translation>
    </message>
    <message>
        <source>PostgreSQL 23505 · MariaDB 1062 · SQL Server 2627</source>
        <translation>PostgreSQL 23505 · MariaDB 1062 · SQL Server 2627</translation>
    </message>
    <message>
        <source>PostgreSQL 40001 · MariaDB 1020 · SQL Server 3960</source>
        <translation>PostgreSQL 40001 · MariaDB 1020 · SQL Server 3960</translation>
    </message>
    <message>
        <source>PostgreSQL 40P01 · MariaDB 1213 · SQL Server 1205</source>
        <translation>PostgreSQL 40P01 · MariaDB 1213 · SQL Server 1205</translation>
    </message>
    <message>
        <source>PostgreSQL 25P02 · SQL Server 3930</source>
        <translation>PostgreSQL 25P02 · SQL Server 3930</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Operatör</translation>
    </message>
    <message>
        <source>%1, other connection</source>
        <translation>%1, öteki bağlantı</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zaman</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Oturum</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>Komut</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Sonuç</translation>
    </message>
</context>
<context>
    <name>window::SqlLogPage</name>
    <message>
        <source>SQL log</source>
        <translation>SQL log</translation>
    </message>
    <message>
        <source>committed</source>
        <translation>commit edildi</translation>
    </message>
    <message>
        <source>rolled back</source>
        <translation>geri alındı</translation>
    </message>
    <message>
        <source>The same error elsewhere: %1</source>
        <translation>Aynı hata başka yerlerde: %1</translation>
    </message>
</context>
<context>
    <name>window::StagePanel</name>
    <message>
        <source>%1/%2 · %3</source>
        <translation>%1/%2 · %3</translation>
    </message>
    <message>
        <source>step %1 of %2 · t = %3</source>
        <translation>adım %1/%2 · t = %3</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Henüz hiçbir şey olmadı.</translation>
    </message>
    <message>
        <source>Space plays the run; → goes one step on.</source>
        <translation>Boşluk tuşu koşuyu oynatır; → bir adım ilerletir.</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <translation>%1/%2</translation>
    </message>
</context>
<context>
    <name>window::StageView</name>
    <message>
        <source>Stage</source>
        <translation>Sahne</translation>
    </message>
    <message>
        <source>to an instance</source>
        <translation>bir instance&apos;a</translation>
    </message>
    <message>
        <source>Publish %1 again</source>
        <translation>%1 message&apos;ını tekrar yayınla</translation>
    </message>
    <message>
        <source>Step only this one</source>
        <translation>Yalnızca bunu ilerlet</translation>
    </message>
</context>
<context>
    <name>window::Summary</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Reserved %1</source>
        <translation>Ayrılan %1</translation>
    </message>
    <message>
        <source>e-mails %1 of %2</source>
        <translation>e-posta %1 / %2</translation>
    </message>
    <message>
        <source>E-mails %1 of %2</source>
        <translation>E-posta %1 / %2</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>nothing durable yet</source>
        <translation>henüz kalıcı bir şey yok</translation>
    </message>
    <message>
        <source>durable, not settled</source>
        <translation>kalıcı, sonuçlanmadı</translation>
    </message>
    <message>
        <source>durable</source>
        <translation>kalıcı</translation>
    </message>
    <message>
        <source>applied more than once</source>
        <translation>birden fazla kez uygulandı</translation>
    </message>
</context>
<context>
    <name>window::SummaryDialog</name>
    <message>
        <source>What I have seen</source>
        <translation>Neler gördüm</translation>
    </message>
    <message>
        <source>Lessons watched to the end: %1 of %2. Predictions: %3, right: %4.</source>
        <translation>Sonuna kadar izlenen ders: %1 / %2. Tahmin: %3, doğru: %4.</translation>
    </message>
    <message>
        <source>Certain, and wrong:</source>
        <translation>Emindim, yanıldım:</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>henüz açık</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Ders</translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>Tahmin</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Alıştırmalar</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Kural</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Özet</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Yazdır…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>PDF olarak kaydet…</translation>
    </message>
    <message>
        <source>Export progress…</source>
        <translation>İlerlemeyi dışa aktar…</translation>
    </message>
    <message>
        <source>Reset progress…</source>
        <translation>İlerlemeyi sıfırla…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>PDF olarak kaydet</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>%1 yazılamıyor</translation>
    </message>
    <message>
        <source>Export progress</source>
        <translation>İlerlemeyi dışa aktar</translation>
    </message>
    <message>
        <source>Progress (*.json)</source>
        <translation>İlerleme (*.json)</translation>
    </message>
    <message>
        <source>Reset progress</source>
        <translation>İlerlemeyi sıfırla</translation>
    </message>
    <message>
        <source>Forget every prediction and every solved task? Export the progress first to keep a copy.</source>
        <translation>Bütün tahminler ve çözülen alıştırmalar unutulsun mu? Bir kopyası kalsın istiyorsan önce ilerlemeyi dışa aktar.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Sıfırla</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Vazgeç</translation>
    </message>
    <message>
        <source>The summary could not be printed.</source>
        <translation>Özet yazdırılamadı.</translation>
    </message>
</context>
<context>
    <name>window::Takeaway</name>
    <message>
        <source>Written: %1</source>
        <translation>Yazıldı: %1</translation>
    </message>
    <message>
        <source>The picture of this moment is on the clipboard.</source>
        <translation>Bu anın resmi panoda.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 yazılamıyor.</translation>
    </message>
</context>
<context>
    <name>window::TaskCard</name>
    <message>
        <source>Your turn  %1</source>
        <translation>Sıra sende  %1</translation>
    </message>
    <message>
        <source>✓ Solved.</source>
        <translation>✓ Çözüldü.</translation>
    </message>
    <message>
        <source>Play it to the end, and it is checked.</source>
        <translation>Sonuna kadar oynat, orada kontrol edilir.</translation>
    </message>
    <message>
        <source>Not yet: %1</source>
        <translation>Henüz değil: %1</translation>
    </message>
    <message>
        <source>*Hint %1:* %2</source>
        <translation>*İpucu %1:* %2</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>İpucu</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Baştan başla</translation>
    </message>
    <message>
        <source>Edit experiment…</source>
        <translation>Deneyi düzenle…</translation>
    </message>
    <message>
        <source>Leave the task</source>
        <translation>Alıştırmadan çık</translation>
    </message>
    <message>
        <source>What is the least?</source>
        <translation>En azı ne?</translation>
    </message>
    <message>
        <source>Tries every order of events with these faults, and shows the cheapest way or that there is none.</source>
        <translation>Bu arızalarla olayların her sırasını dener; en ucuz yolu ya da yol olmadığını gösterir.</translation>
    </message>
</context>
<context>
    <name>window::TaskList</name>
    <message>
        <source>Your turn</source>
        <translation>Sıra sende</translation>
    </message>
    <message>
        <source>Difficulty %1 of %2</source>
        <translation>Zorluk %1 / %2</translation>
    </message>
    <message>
        <source>✓ solved</source>
        <translation>✓ çözüldü</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Yeniden dene</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Dene</translation>
    </message>
</context>
<context>
    <name>window::TimelinePanel</name>
    <message>
        <source>drag to travel in time · click an event to go there</source>
        <translation>sürükle: zamanda gez · tıkla: olaya git</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zaman çizelgesi</translation>
    </message>
    <message>
        <source>Runs kept beside each other</source>
        <translation>Yan yana saklanan koşular</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>Koşu %1</translation>
    </message>
    <message>
        <source>Run %1 · %2</source>
        <translation>Koşu %1 · %2</translation>
    </message>
</context>
<context>
    <name>window::TimelineStrip</name>
    <message>
        <source>Timeline</source>
        <translation>Zaman çizelgesi</translation>
    </message>
    <message>
        <source>Drag to travel in time. The event log tells the same in words.</source>
        <translation>Zamanda gezmek için sürükle. Olay log&apos;u aynısını sözle anlatır.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2
%3</source>
        <translation>%1 · %2
%3</translation>
    </message>
    <message>
        <source>Replayed, it differs from event %1 on.</source>
        <translation>Yeniden oynatılınca %1. olaydan başlayarak farklı.</translation>
    </message>
</context>
<context>
    <name>window::TopBar</name>
    <message>
        <source>Lesson</source>
        <translation>Ders</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Strateji</translation>
    </message>
    <message>
        <source>Takes effect with the next delivery. Before the run starts: from the beginning.</source>
        <translation>Bir sonraki teslimle geçerli olur. Koşu başlamadıysa en baştan.</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>Başa git (Home)</translation>
    </message>
    <message>
        <source>One step back (←)</source>
        <translation>Bir adım geri (←)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Oynat (Boşluk)</translation>
    </message>
    <message>
        <source>One step on (→)</source>
        <translation>Bir adım ileri (→)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Sona git (End)</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Hız</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>Veritabanı</translation>
    </message>
    <message>
        <source>Export ▾</source>
        <translation>Dışa aktar ▾</translation>
    </message>
    <message>
        <source>Open, save, export</source>
        <translation>Aç, kaydet, dışa aktar</translation>
    </message>
    <message>
        <source>How the window looks</source>
        <translation>Pencerenin görünümü</translation>
    </message>
    <message>
        <source>Keys (?)</source>
        <translation>Tuşlar (?)</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Duraklat (Boşluk)</translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Speed: %1</source>
        <translation>Hız: %1</translation>
    </message>
    <message>
        <source>Replay with this strategy (R)</source>
        <translation>Bu stratejiyle yeniden oynat (R)</translation>
    </message>
    <message>
        <source>Explore all</source>
        <translation>Hepsini keşfet</translation>
    </message>
    <message>
        <source>Every order of events, every placement of faults (E)</source>
        <translation>Olayların her sırası, arızaların her yerleşimi (E)</translation>
    </message>
</context>
<context>
    <name>window::TraceNotice</name>
    <message>
        <source>%1 breaks off in the middle of line %2; the rest is missing. Events shown: %3.</source>
        <translation>%1, %2. satırın ortasında kesiliyor; gerisi eksik. Gösterilen olay: %3.</translation>
    </message>
    <message>
        <source>%1 breaks off after line %2; the last line, with the verdict, is missing. Events shown: %3.</source>
        <translation>%1, %2. satırdan sonra kesiliyor; sonucu söyleyen son satır eksik. Gösterilen olay: %3.</translation>
    </message>
    <message>
        <source>%1 is no good from line %2 on. Events shown: %3.</source>
        <translation>%1, %2. satırdan başlayarak bozuk. Gösterilen olay: %3.</translation>
    </message>
    <message>
        <source>The last line of %1 says something else than its %2 events, which come to “%3”.</source>
        <translation>%1 dosyasının son satırı, “%3” sonucuna varan %2 olayından başka bir şey söylüyor.</translation>
    </message>
    <message>
        <source>A trace of %1 events, recorded on %2.</source>
        <translation>%1 olaylık bir trace, %2 üzerinde kaydedilmiş.</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Yanlış</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Ders</translation>
    </message>
    <message>
        <source>There is no lesson “%1” here. The trace brings its own scenario.</source>
        <translation>Burada “%1” diye bir ders yok. Trace kendi senaryosunu getiriyor.</translation>
    </message>
</context>
<context>
    <name>window::Verification</name>
    <message>
        <source>nothing</source>
        <translation>yok</translation>
    </message>
    <message>
        <source>Nothing: the recording ends here.</source>
        <translation>Hiçbir şey: kayıt burada bitiyor.</translation>
    </message>
    <message>
        <source>Nothing: what was recorded cannot happen here.</source>
        <translation>Hiçbir şey: kaydedilen burada olamaz.</translation>
    </message>
    <message>
        <source>Replayed, it differs from event %1 of %2 on (%3).</source>
        <translation>Yeniden oynatılınca %2 olayın %1. olanından başlayarak farklı (%3).</translation>
    </message>
    <message>
        <source>Replayed, it goes on after the last event, %1.</source>
        <translation>Yeniden oynatılınca son olaydan, %1. olaydan sonra da sürüyor.</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Kayıtta</translation>
    </message>
    <message>
        <source>Replayed</source>
        <translation>Şimdi</translation>
    </message>
    <message>
        <source>Differs in</source>
        <translation>Farkı</translation>
    </message>
    <message>
        <source>It was recorded on %1, and here is only %2: it cannot be verified.</source>
        <translation>%1 üzerinde kaydedilmiş, burada ise yalnızca %2 var: doğrulanamıyor.</translation>
    </message>
    <message>
        <source>Identical: replayed on a fresh database, all %1 events came again.</source>
        <translation>Birebir aynı: yeni bir veritabanında yeniden oynatıldı, %1 olayın hepsi yeniden oldu.</translation>
    </message>
    <message>
        <source>Identical as far as it goes: replayed on a fresh database, its %1 events came again.</source>
        <translation>Gittiği yere kadar birebir aynı: yeni bir veritabanında yeniden oynatıldı, %1 olayı yeniden oldu.</translation>
    </message>
    <message>
        <source>an unknown database</source>
        <translation>bilinmeyen bir veritabanı</translation>
    </message>
</context>
</TS>

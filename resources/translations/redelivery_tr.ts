<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="tr" sourcelanguage="en_US">
<context>
    <name>Narration</name>
    <message>
        <source>%1 sends the ack of tag %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until it arrives, the broker knows nothing of the work that was done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ack of tag %1 arrives: %2 is done for the broker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ack of tag %1 is lost, and with it the connection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The broker cannot tell a lost ack from a message that was never handled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The broker rejects the ack of tag %1: it has given %2 away meanwhile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An ack counts only under the tag of the latest delivery.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lock on %1 runs out: tag %2 no longer counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not learn of it and goes on working.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stands still for %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A slow disk, a long garbage collection, a busy machine: to the broker it all looks the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It remembers nothing of what it did before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An operator sends the dead letter %1 again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the broker it is a new entry; the message id is the old one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cache stops answering for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cache answers again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the next delivery on, %1 runs “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between items of a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 reserved %2 → %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the inbox row %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the reservation of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The producer publishes %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The producer publishes %1 a second time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It got no answer, and cannot know whether its first attempt arrived.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The producer publishes %1 again, under the new id %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By its id nobody can see that it is the same order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The broker drops %1: it has seen this id within %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate detection cannot tell a dead letter that is wanted from a duplicate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate detection works on the sending side. It does nothing about redeliveries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The broker delivers %1 again, to %2 under tag %3, marked redelivered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It promises at least once, and keeps its promise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The broker delivers %1 to %2 under tag %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the broker this is another entry: nothing marks it as a copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its lock holds until %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 fails at %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database refuses %1&apos;s %2: error %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 begins a transaction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It holds no lock yet: its first write will.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 marks %2 as completed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 looks for %2 in the inbox and finds it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 looks for %2 in the inbox: somebody began, and did not finish.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the work was done, the row does not say.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 looks for %2 in the inbox and finds nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A read sees only what is committed. Somebody else may be at work right now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 %3, and changes no row: the key is there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 %3 and gets error %4: the key is there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The constraint has decided, not the code: another delivery has committed this key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 %3. The row is pending.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 %3. The row is durable at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only its own transaction sees the row; every other writer has to wait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 changes no row: the stock is as new already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 reserved: %2 → %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 reserves. %2, pending.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is durable before the commit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 reserves. %2, durable at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The statement commits alone: no crash can take it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 asks the cache for %2 and gets no answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answer is not an answer, but the handler takes it for “seen before”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 finds %2 in the cache.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not find %2 in the cache.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 finds %2 in the cache already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 puts %2 into the cache, until %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cache knows nothing of the database&apos;s transactions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The e-mail provider refuses the mail of %1: it knows the key %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sends the mail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A mail that is out cannot be rolled back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tries to %2, but %3 holds the write lock, so it waits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has changed nothing yet. The database decides who goes first, not the code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database decides who goes first, not the code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 commits. It had changed nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 commits. Durable from now on: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of it became durable in one instant, or none of it would have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s transaction is rolled back. It had changed nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s transaction is rolled back. Taken back: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s handler returns: processed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s handler returns: a duplicate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A duplicate is a success that was skipped: it is acked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s handler gives up: it cannot know whether the mail went out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A crash before sending and one after it leave the same evidence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s handler sets the message aside: same id, other content.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s handler throws.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes a duplicate for a failure: the message will come back, again and again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 hands tag %2 back, but the broker has given the message away meanwhile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 nacks tag %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 asks the broker to set %2 aside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is ready again in the queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its consumer is gone, and no ack ever came.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has come back too often: it goes to the dead letters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The limit is %1 deliveries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 goes to the dead letters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody will have to look at it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 crashes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 crashes before its %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its connection closes without a commit. Taken back: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was durable stays; the ack never comes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The inbox is purged. No row is older than %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The inbox is purged of what is older than %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is forgotten cannot be recognised.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Predictions</name>
    <message>
        <source>%1 waits for %2 at %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it does not come to that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>processed, will ack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>duplicate, will ack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed, will nack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs reconciliation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sets it aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>settling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pending</source>
        <comment>a row</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>just committed</source>
        <comment>a row</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rolled back</source>
        <comment>a row</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>committed</source>
        <comment>a row</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stock of %1: %2 on hand, %3 reserved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inbox row %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inbox row %1 of %2, in progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reservation of %1: %2 × %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Database</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ordering</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>producer</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n to come</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Broker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tag %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dead letters %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queue empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing unacked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+%1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dropped: id seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lock expired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waits for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>redelivered · unacked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a copy · unacked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unacked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dead letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sent again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is with %2 under tag %3, marked redelivered, and not acked yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is with %2 under tag %3, and not acked yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is ready to be delivered again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is ready to be delivered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a dead letter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is acked and gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was a dead letter and was sent again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>idle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stands still</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in a transaction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>handling %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ack on its way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>crashed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is idle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is idle; its last delivery: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 handles %2: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 handles %2 and stands at %3: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, with %2: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has crashed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>duplicate key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>locks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody holds the write lock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reserved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>consumer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quantity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begun</source>
        <comment>an inbox row</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <comment>an inbox row</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 pending change</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n pending changes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 pending row</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n pending rows</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 pending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>committed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rolled back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>purged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, in the transaction of %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>busy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>durable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ok</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 row</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>E-mail provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 mail out</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n mails out</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n refused</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>E-mail provider: %1, %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E-mail provider: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 until %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cache does not answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cache has 1 key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The cache has %n keys.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The producer has published everything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The producer has 1 message to publish.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The producer has %n messages to publish.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The broker: %1 ready, %2 in flight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead letters: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tag %1 · redelivered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between changes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open transaction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open transaction: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>committed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rolled back: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>− inbox %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inbox %1 done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ inbox %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ reservation %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>− reservation %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lock on %1 expired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>crash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stands still for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 — waiting for %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ack lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ack rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 dead-lettered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ready again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sent again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inbox purged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mail out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mail refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>working past its lock …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tasks</name>
    <message>
        <source>It ends as “%1”, not as “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> or </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The strategy must be %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 reserved, not %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of mails is %1, not %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of dead letters is %1, not %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No delivery has ended as “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has waited.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has not waited.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has waited at %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has not waited at %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key of the inbox must be message and consumer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key of the inbox must be the message alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, at most %3 allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, at least %3 needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crashes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost acks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expired locks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed handlers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Producer retries with the same id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Producer retries with a new id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pauses</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>processed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>crashed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs reconciliation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quarantined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>effectively once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>duplicated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dead-lettered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stuck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every message took effect once, however often it was delivered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A message took effect more than once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A message never took effect, and nobody will notice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An older message has overwritten a newer one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A message ended in the dead letters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can say what happened: a person has to look.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A message is still under way, and nothing moves any more.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::Banner</name>
    <message>
        <source>Close this message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::CodePage</name>
    <message>
        <source>Click the margin to crash an instance at that line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To read beside it: the same steps, written elsewhere. The margin works here too.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::CodeView</name>
    <message>
        <source>Code of the handler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>#%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A crash is armed here. Click to take it back.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::CommandLine</name>
    <message>
        <source>--%1 %2: expected %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows what happens when the same message arrives twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trace or a scenario to open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the lesson of that id or number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its variant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another strategy than the lesson&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to a virtual time (1.4, 30s, 8d) or to an event (event:14).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>system, light, dark or high-contrast.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the window, as 1440x900.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page of the side panel: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing moves; the scene changes in steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Render the window to a picture and leave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a time such as 1.4 or 8d, or event:14</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one file at a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>en or tr.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::Comparison</name>
    <message>
        <source>%1: %2. A click opens this run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::EventLogModel</name>
    <message>
        <source>Producer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::EventLogPage</name>
    <message>
        <source>Everyone ▾</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All ▾</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a word in the event log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the events of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the events of a message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::FaultPanel</name>
    <message>
        <source>The next ack will be lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armed. Once more takes it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inject a fault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More faults ▾</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::Files</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::KeysOverlay</name>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play, pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one step back, one step on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home  End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the start, to the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step that instance only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lose the ack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>crash the instance that acts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deliver a second copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>let the lock expire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next strategy, from the next delivery on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zoom the timeline; show all of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open a trace or a scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save the trace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::LessonPanel</name>
    <message>
        <source>LESSON %1 OF %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EXPERIMENT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you saw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::LogTable</name>
    <message>
        <source>Copy all rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::MainWindow</name>
    <message>
        <source>Redelivery Lab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code and logs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save trace…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save scenario…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 — Redelivery Lab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no lesson “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traces and scenarios (*.jsonl *.json);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save trace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traces (*.jsonl)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predict first, or skip the prediction: what happens is more telling then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solved. The goal of the task is reached.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::PredictionCard</name>
    <message>
        <source>a guess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fairly sure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>certain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predict first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch it happen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch without a prediction. One learns less that way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How sure are you?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your prediction · %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prediction and outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It happened as you said (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It went another way than you thought (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You were certain, and it went another way. That is the error that is worth the most:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::RunController</name>
    <message>
        <source>It waits for its moment, which does not come in this run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has nothing that it could do now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disarmed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::SidePanel</name>
    <message>
        <source>Code and logs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C#</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SQL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SQL log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same handler in C# with EF Core</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same handler as plain SQL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same faults, every strategy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown once you have seen the run to its end.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::Situation</name>
    <message>
        <source>Lose the next ack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything is settled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever sends it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lose its ack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has nothing in hand that it could ack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ack of tag %1 has arrived already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lose the ack of tag %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is on its way now, and breaks off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ack of tag %1 will be lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crash an instance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None has a delivery in hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crash %1 here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has crashed already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has nothing in hand: nothing can get lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its connection breaks, and the ack with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is durable stays; no ack will come.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before %1: its transaction is undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before %1: what is durable stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let its handler throw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stands at no step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its %1 fails; the handler throws and nacks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause it for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stands still before its %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Freeze it beyond its lock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stands still for %2; its lock runs out meanwhile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deliver a second copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No message has been published yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Publish %1 again under a new id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has not been published yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By its id, nobody can see that it is the same order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Within its window the broker drops it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is published once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the lock expire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No delivery is in flight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not in flight: there is no lock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tag %1 no longer counts; %2 comes again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 subscribes to another queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has crashed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is busy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gets %2 now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gets a second copy of %2 now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second copy of %1 waits in the queue: %2 is busy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay the dead letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no dead letters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An operator sends them again, each as a new entry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purge the inbox</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A transaction is open: the purge would have to wait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows older than %1 are deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the cache fail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cache does not answer already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It answers nothing for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crash before %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next instance that comes to its %1 crashes there.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::SqlLogModel</name>
    <message>
        <source>duplicate key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stale snapshot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deadlock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>transaction aborted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>connection lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>busy: waits for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>committed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rolled back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PostgreSQL 23505 · MariaDB 1062 · SQL Server 2627</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PostgreSQL 40001 · MariaDB 1020 · SQL Server 3960</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PostgreSQL 40P01 · MariaDB 1213 · SQL Server 1205</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PostgreSQL 25P02 · SQL Server 3930</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, other connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::SqlLogPage</name>
    <message>
        <source>SQL log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>committed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rolled back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same error elsewhere: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::StagePanel</name>
    <message>
        <source>%1/%2 · %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step %1 of %2 · t = %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space plays the run; → goes one step on.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::StageView</name>
    <message>
        <source>Stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to an instance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Publish %1 again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step only this one</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::Summary</name>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reserved %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>e-mails %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E-mails %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than was ordered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing durable yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>durable, not settled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>durable</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::TaskCard</name>
    <message>
        <source>Your turn  %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ Solved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play it to the end, and it is checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not yet: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>*Hint %1:* %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the lesson</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::TaskList</name>
    <message>
        <source>Your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difficulty %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::TimelinePanel</name>
    <message>
        <source>drag to travel in time · click an event to go there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs kept beside each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run %1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::TimelineStrip</name>
    <message>
        <source>Timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag to travel in time. The event log tells the same in words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2
%3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::TopBar</name>
    <message>
        <source>Lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes effect with the next delivery. Before the run starts: from the beginning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step back (←)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step on (→)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Database</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export ▾</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open, save, export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the window looks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys (?)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1×</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>

// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors. SPDX-License-Identifier: MIT
'use strict';
(() => {
  const trace = JSON.parse(document.getElementById('trace').textContent);
  const { words, events } = trace;
  const byId = (id) => document.getElementById(id);

  /// An element with a class and children. Texts become text nodes, never markup.
  function make(tag, className = '', ...children) {
    const element = document.createElement(tag);
    if (className)
      element.className = className;
    element.append(...children);
    return element;
  }

  function draw(tag, attributes, text = '') {
    const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
    for (const [name, value] of Object.entries(attributes))
      element.setAttribute(name, value);
    element.textContent = text;
    return element;
  }

  // --- the state at a moment: what the events before it have changed, one after another -----------------------------

  const keyColumns = { stock: 1, inbox: 2, stock_reservations: 2 };
  const keyOf = (table, row) => JSON.stringify(row.slice(0, keyColumns[table]));

  function beginning() {
    const tables = { stock: new Map(), inbox: new Map(), stock_reservations: new Map() };
    for (const row of trace.stock)
      tables.stock.set(keyOf('stock', row), row);
    return { instances: trace.instances.map((it) => it.first), entries: new Map(), tables, mail: '', cache: '' };
  }

  const copyOf = (state) => ({
    instances: [...state.instances],
    entries: new Map(state.entries),
    tables: Object.fromEntries(Object.entries(state.tables).map(([name, rows]) => [name, new Map(rows)])),
    mail: state.mail,
    cache: state.cache,
  });

  function apply(state, change) {
    for (const [index, instance] of change.instances ?? [])
      state.instances[index] = instance;
    for (const [id, entry] of change.entries ?? [])
      state.entries.set(id, entry);
    for (const [table, before, after] of change.rows ?? []) {
      if (after)
        state.tables[table].set(keyOf(table, after), after);
      else
        state.tables[table].delete(keyOf(table, before));
    }
    state.mail = change.mail ?? state.mail;
    state.cache = change.cache ?? state.cache;
  }

  const distance = 64;
  const keyframes = [beginning()];

  /// The state after so many events.
  function stateAt(count) {
    let index = Math.min(Math.floor(count / distance), keyframes.length - 1);
    const state = copyOf(keyframes[index]);
    for (let done = index * distance; done < count; ++done) {
      apply(state, events[done].change);
      if ((done + 1) % distance === 0 && (done + 1) / distance === keyframes.length)
        keyframes.push(copyOf(state));
    }
    return state;
  }

  // --- the tables ---------------------------------------------------------------------------------------------------

  const compare = (a, b) => a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : a[1] < b[1] ? -1 : a[1] > b[1] ? 1 : 0;

  /// The rows of a table as they are shown: what is committed, and over it what is pending in a transaction.
  function rowsOf(state, table, changed) {
    const rows = new Map([...state.tables[table]].map(([key, row]) => [key, { row, tone: '', flag: '' }]));
    for (const [name, before, after] of changed) {
      if (name !== table)
        continue;
      const key = keyOf(table, after ?? before);
      if (rows.has(key))
        rows.get(key).tone = 'committed';
    }
    state.instances.forEach((instance, index) => {
      for (const [name, before, after] of instance.pending ?? []) {
        if (name !== table)
          continue;
        const row = after ?? before;
        const shown = before && after ? row.map((value, at) => value === before[at] ? value : `${before[at]} → ${value}`) : row;
        rows.set(keyOf(table, row), { row: shown, tone: 'pending', flag: `${words.pending} · ${trace.instances[index].name}` });
      }
    });
    return [...rows.values()].sort((a, b) => compare(a.row, b.row));
  }

  function tableOf(state, table, changed) {
    const columns = trace.tables[table];
    const body = make('tbody');
    for (const { row, tone, flag } of rowsOf(state, table, changed)) {
      const line = make('tr', tone && `tone-${tone}`);
      columns.forEach((column, index) => line.append(make('td', column.number ? 'number' : '', String(row[index] ?? ''))));
      line.append(make('td', 'flag', flag));
      body.append(line);
    }
    if (!body.childElementCount) {
      const empty = make('td', 'quiet', words.empty);
      empty.colSpan = columns.length + 1;
      body.append(make('tr', '', empty));
    }
    const head = make('tr');
    for (const column of columns) {
      const cell = make('th', column.number ? 'number' : '', column.title);
      cell.scope = 'col';
      head.append(cell);
    }
    head.append(make('td'));
    const element = make('table', '', make('caption', 'mono', table), make('thead', '', head), body);
    element.dataset.table = table;
    return make('div', 'table', element);
  }

  function showDatabase(state, changed) {
    const shown = ['stock', 'inbox', 'stock_reservations'].filter((name) => trace.tables[name]);
    const parts = shown.map((name) => tableOf(state, name, changed));
    if (state.mail)
      parts.push(make('p', 'quiet', state.mail));
    if (state.cache)
      parts.push(make('p', 'quiet', state.cache));
    byId('database').querySelector('.tables').replaceChildren(...parts);
  }

  // --- broker and instances -----------------------------------------------------------------------------------------

  function showBroker(state) {
    const queues = trace.consumers.map((name, consumer) => {
      const list = make('ul');
      const mine = [...state.entries.values()].filter((entry) => entry.consumer === consumer && entry.shown);
      mine.sort((a, b) => a.order - b.order);
      for (const entry of mine)
        list.append(make('li', `entry tone-${entry.tone}${entry.dead ? ' dead' : ''}`, make('strong', 'mono', entry.message), make('span', '', entry.text)));
      if (!mine.length)
        list.append(make('li', 'quiet', words.queueEmpty));
      return make('div', '', make('h3', '', name), list);
    });
    byId('broker').querySelector('.queues').replaceChildren(...queues);
  }

  function cardOf(instance, index) {
    const card = make('div', `card tone-${instance.tone} ${instance.doing}`, make('h3', '', trace.instances[index].name), make('span', 'state', instance.text));
    const strategy = trace.strategies[instance.strategy];
    if (!instance.message || !strategy)
      return card;
    const list = make('ol');
    let left = [...instance.done];
    for (const step of strategy.steps) {
      const at = left.findIndex(([name]) => name === step);
      const item = make('li', 'mono', step);
      if (at >= 0) {
        item.className = 'mono done';
        item.append(make('span', 'marks', ` ${left[at][1]}`));
        left = left.slice(at + 1);
      } else if (instance.at === step) {
        item.className = 'mono here';
        item.setAttribute('aria-current', 'step');
      }
      list.append(item);
    }
    card.append(list);
    return card;
  }

  function showCode(state) {
    const listings = Object.entries(trace.strategies).map(([id, strategy]) => {
      const pre = make('pre');
      strategy.code.forEach((text, index) => {
        const number = strategy.firstLine + index;
        const here = state.instances.map((it, at) => [it, at]).filter(([it]) => it.strategy === id && it.line === number);
        const line = make('code', here.length ? `here tone-${here[0][0].tone}` : '', `${String(number).padStart(3)}  ${text}`);
        for (const [, at] of here)
          line.append(make('span', 'who', `  ◂ ${trace.instances[at].name}`));
        pre.append(line);
      });
      pre.tabIndex = 0;
      return make('div', '', make('h3', '', strategy.title), pre);
    });
    byId('code').querySelector('.listings').replaceChildren(...listings);
  }

  // --- the timeline and the log: a page of a long run at a time -----------------------------------------------------

  const pageSize = 240;
  const laneHeight = 34;
  const nameWidth = 128;
  let page = -1;
  let playhead = null;
  let marks = [];

  const pageOf = (count) => Math.floor(Math.max(0, count - 1) / pageSize);
  const firstOf = (of) => of * pageSize;
  const endOf = (of) => Math.min(events.length, firstOf(of) + pageSize);

  let scale = (count) => count;

  /// Where, among the events before it, what has now arrived set out.
  function setOutAt(index) {
    let from = index;
    while (from > 0 && events[from - 1].at > events[index].since)
      --from;
    return from;
  }

  function drawEvent(svg, index, laneOf) {
    const event = events[index];
    const group = draw('g', { class: `tone-${event.tone}` });
    const x = scale(index + 1);
    const to = laneOf(event.to);
    const from = laneOf(event.from);
    if (to === from) {
      group.append(draw('circle', { class: 'head', cx: x, cy: to, r: 3.5 }));
    } else {
      const start = Math.max(scale(setOutAt(index) + 0.15), x - 90);
      const end = event.lost ? [(start + x) / 2, (from + to) / 2] : [x, to];
      group.append(draw('path', { class: 'arrow', d: `M${start} ${from}L${end[0]} ${end[1]}` }));
      const size = 4;
      if (event.lost)
        group.append(draw('path', { class: 'cross', d: `M${end[0] - size} ${end[1] - size}l${2 * size} ${2 * size}m0 ${-2 * size}l${-2 * size} ${2 * size}` }));
      else
        group.append(draw('circle', { class: 'head', cx: x, cy: to, r: 3.5 }));
    }
    group.append(draw('title', {}, event.what));
    svg.append(group);
    marks.push([index, group]);
  }

  /// What lasts, told from the states: handling a delivery, an open transaction, an outage.
  function spansOf(first, end) {
    const spans = [];
    const open = new Map();
    const state = stateAt(first);
    for (let count = first; count <= end; ++count) {
      if (count > first)
        apply(state, events[count - 1].change);
      state.instances.forEach((it, index) => {
        const busy = it.doing === 'crashed' ? 'fault' : it.doing === 'idle' ? '' : it.tone === 'duplicate' ? 'duplicate' : 'in-flight';
        const now = [[`i${index}`, `i${index}`, it.doing === 'crashed' ? 'crashed' : busy && `tag ${it.tag}`, busy], [`w${index}`, `i${index}`, it.doing === 'waiting' ? 'wait' : '', 'waiting'], [`d${index}`, 'd', it.transaction ? `tx ${it.tag}` : '', 'pending']];
        for (const [key, lane, name, tone] of now) {
          const last = open.get(key);
          if (last && last.name === name)
            continue;
          if (last) {
            last.end = count;
            open.delete(key);
          }
          if (name) {
            const span = { lane, name, tone, start: count, end };
            open.set(key, span);
            spans.push(span);
          }
        }
      });
    }
    return spans;
  }

  function drawTimeline() {
    const box = byId('timeline').querySelector('.drawing');
    const width = Math.max(320, box.clientWidth);
    const height = trace.lanes.length * laneHeight + 26;
    const first = firstOf(page);
    const end = endOf(page);
    scale = (count) => nameWidth + 12 + (width - nameWidth - 28) * (count - first) / Math.max(1, end - first);
    const laneOf = (id) => trace.lanes.findIndex((lane) => lane.id === id) * laneHeight + 22;
    const svg = draw('svg', { viewBox: `0 0 ${width} ${height}`, height, role: 'img', 'aria-label': words.timeline });
    for (const lane of trace.lanes) {
      const name = lane.name.length > 18 ? `${lane.name.slice(0, 17)}…` : lane.name;
      svg.append(draw('text', { x: 0, y: laneOf(lane.id) + 4 }, name), draw('path', { class: 'lane', d: `M${nameWidth} ${laneOf(lane.id)}H${width}` }));
    }
    for (const span of spansOf(first, end)) {
      const inner = span.tone === 'waiting' ? 5 : 9;
      const x = scale(span.start);
      svg.append(draw('rect', { class: `span tone-${span.tone}${['waiting', 'pending'].includes(span.tone) ? ' dashed' : ''}`, x, y: laneOf(span.lane) - inner, width: Math.max(2, scale(span.end) - x), height: 2 * inner, rx: 4 }));
    }
    marks = [];
    for (let index = first; index < end; ++index)
      drawEvent(svg, index, laneOf);
    playhead = draw('g', {});
    playhead.append(draw('path', { class: 'playhead', d: `M0 8V${height}` }), draw('circle', { class: 'knob', cx: 0, cy: 8, r: 6 }));
    svg.append(playhead);
    box.replaceChildren(svg);
  }

  function listEvents() {
    const body = make('tbody');
    for (let index = firstOf(page); index < endOf(page); ++index) {
      const event = events[index];
      const line = make('tr', '', make('td', 'number mono', event.time), make('td', '', make('button', '', event.what)));
      line.dataset.count = index + 1;
      body.append(line);
    }
    const heads = [words.time, words.whatHappened].map((title, index) => {
      const cell = make('th', index === 0 ? 'number' : '', title);
      cell.scope = 'col';
      return cell;
    });
    byId('log').querySelector('.scroll').replaceChildren(make('table', '', make('thead', '', make('tr', '', ...heads)), body));
  }

  function showPage(count) {
    if (pageOf(count) !== page) {
      page = pageOf(count);
      drawTimeline();
      listEvents();
    }
    playhead.setAttribute('transform', `translate(${scale(count)} 0)`);
    for (const [index, mark] of marks)
      mark.classList.toggle('later', index >= count);
    for (const line of byId('log').querySelectorAll('tbody tr')) {
      const number = Number(line.dataset.count);
      line.classList.toggle('later', number > count);
      line.classList.toggle('now', number === count);
      if (number === count) {
        line.setAttribute('aria-current', 'step');
        const box = byId('log').querySelector('.scroll');
        box.scrollTop += line.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight / 2;
      } else {
        line.removeAttribute('aria-current');
      }
    }
  }

  // --- the moment ---------------------------------------------------------------------------------------------------

  let now = -1;
  let timer = 0;
  const pace = 1100;

  function tell(count) {
    const event = events[count - 1];
    byId('what').textContent = event ? event.what : words.beginning;
    byId('why').textContent = event ? event.why ?? '' : '';
    byId('sql').textContent = event ? event.sql ?? '' : '';
    byId('narration').className = `panel narration tone-${event ? event.tone : 'neutral'}`;
    const moment = words.moment.replace('%1', count).replace('%2', events.length).replace('%3', event ? event.time : '0');
    byId('moment').textContent = moment;
    byId('scrubber').setAttribute('aria-valuetext', `${moment}. ${byId('what').textContent}`);
    const over = count === events.length;
    byId('verdict').textContent = over ? trace.end.verdict : words.notOver;
    byId('verdict').title = over ? trace.end.sentence : '';
    byId('verdict').className = `badge ${over ? trace.end.tone : ''}`;
  }

  function go(count) {
    const next = Math.min(events.length, Math.max(0, count));
    if (next === now)
      return;
    now = next;
    const state = stateAt(now);
    showBroker(state);
    byId('instances').querySelector('.cards').replaceChildren(...state.instances.map(cardOf));
    showDatabase(state, now > 0 ? events[now - 1].change.rows ?? [] : []);
    showCode(state);
    showPage(now);
    tell(now);
    byId('scrubber').value = now;
    byId('first').disabled = byId('back').disabled = now === 0;
    byId('last').disabled = byId('forward').disabled = now === events.length;
  }

  function stop() {
    clearInterval(timer);
    timer = 0;
    byId('play').classList.remove('playing');
    byId('play').setAttribute('aria-label', words.play);
  }

  function play() {
    if (timer) {
      stop();
      return;
    }
    if (now === events.length)
      go(0);
    byId('play').classList.add('playing');
    byId('play').setAttribute('aria-label', words.pause);
    timer = setInterval(() => {
      go(now + 1);
      if (now === events.length)
        stop();
    }, pace);
  }

  function travel(count) {
    stop();
    go(count);
  }

  // --- what one does with it ----------------------------------------------------------------------------------------

  function label() {
    byId('question').textContent = [trace.question, trace.run].filter(Boolean).join(' · ');
    byId('about').textContent = words.about;
    byId('buttons').setAttribute('aria-label', words.controls);
    byId('scrubber').setAttribute('aria-label', words.timeline);
    for (const name of ['first', 'back', 'play', 'forward', 'last']) {
      byId(name).setAttribute('aria-label', words[name]);
      byId(name).title = words[`${name}Key`];
    }
    for (const name of ['broker', 'instances', 'database', 'timeline', 'log', 'code']) {
      const head = byId(name).querySelector('h2');
      head.textContent = words[name];
      head.id = `${name}-head`;
      byId(name).setAttribute('aria-labelledby', head.id);
    }
    byId('narration').setAttribute('aria-label', words.narration);
    byId('scrubber').max = events.length;
  }

  function listen() {
    byId('first').addEventListener('click', () => travel(0));
    byId('back').addEventListener('click', () => travel(now - 1));
    byId('play').addEventListener('click', play);
    byId('forward').addEventListener('click', () => travel(now + 1));
    byId('last').addEventListener('click', () => travel(events.length));
    byId('scrubber').addEventListener('input', (event) => travel(Number(event.target.value)));
    byId('log').addEventListener('click', (event) => {
      const line = event.target.closest('tr[data-count]');
      if (line)
        travel(Number(line.dataset.count));
    });
    const box = byId('timeline').querySelector('.drawing');
    const scrub = (event) => {
      const share = (event.clientX - box.getBoundingClientRect().left - scale(firstOf(page))) / (scale(endOf(page)) - scale(firstOf(page)));
      travel(Math.round(firstOf(page) + Math.min(1, Math.max(0, share)) * (endOf(page) - firstOf(page))));
    };
    box.addEventListener('pointerdown', (event) => {
      box.setPointerCapture(event.pointerId);
      scrub(event);
    });
    box.addEventListener('pointermove', (event) => event.buttons && scrub(event));
    document.addEventListener('keydown', pressed);
    window.addEventListener('resize', () => {
      drawTimeline();
      showPage(now);
    });
  }

  function pressed(event) {
    const inControl = event.target.closest('button, input, pre, .scroll');
    if (event.ctrlKey || event.altKey || event.metaKey)
      return;
    const does = { ArrowRight: () => travel(now + 1), ArrowLeft: () => travel(now - 1), Home: () => travel(0), End: () => travel(events.length), ' ': play }[event.key];
    // A button has its own idea of Space, and the scrubber of all of them.
    if (!does || event.target === byId('scrubber') || (inControl && event.key === ' '))
      return;
    event.preventDefault();
    does();
  }

  document.querySelector('main').hidden = false;
  label();
  listen();
  go(Math.min(trace.start, events.length));
})();

// The workloads of Sources/Engine/EngineBenchmarks on React's reconciler: prints workload, rows and the median
// in seconds, one line each. Takes the numbers of rows as arguments.
"use strict";

const React = require("react");
const TestRenderer = require("react-test-renderer");

const h = React.createElement;
const probe = { setItems: null, setTaps: null };

const Row = React.memo(function Row({ item }) {
  const [taps, setTaps] = React.useState(0);
  if (item.id === 0) probe.setTaps = setTaps;
  return h("text", null, `${item.title} ${taps}`);
});

function ListScreen({ initial }) {
  const [items, setItems] = React.useState(initial);
  probe.setItems = setItems;
  return h("stack", null, items.map((item) => h(Row, { key: item.id, item })));
}

const makeItem = (id) => ({ id, title: `Item ${id}` });

const changes = {
  root: (items) => {
    const middle = items.length >> 1;
    return items.with(middle, { ...items[middle], title: items[middle].title + "!" });
  },
  reverse: (items) => items.toReversed(),
  move: (items) => [items[items.length - 1], ...items.slice(0, -1)],
  insert: (items) => items.toSpliced(items.length >> 1, 0, makeItem(items.length)),
};

// Processor time, as in Sources/Engine/EngineBenchmarks/ProcessorTime.swift.
function time(operation) {
  const start = process.cpuUsage();
  operation();
  const used = process.cpuUsage(start);
  return (used.user + used.system) / 1e6;
}

// The first sample warms up and does not count. No more samples are taken after some seconds.
function median(repetitions, sample) {
  const limit = 5;
  const first = sample();
  const samples = [];
  let total = first;
  while (samples.length < repetitions && total < limit) {
    samples.push(sample());
    total += samples[samples.length - 1];
  }
  samples.sort((a, b) => a - b);
  return samples[samples.length >> 1] ?? first;
}

// A legacy root applies each change at once, as `ViewHost.perform` does.
const mount = (items) => TestRenderer.create(h(ListScreen, { initial: items }));

function measure(workload, count) {
  const repetitions = Math.max(5, Math.min(51, Math.floor(200000 / count)));
  let items = Array.from({ length: count }, (_, id) => makeItem(id));
  if (workload === "mount") return median(repetitions, () => time(() => mount(items)));
  mount(items);
  if (workload === "leaf") return median(repetitions, () => time(() => probe.setTaps((n) => n + 1)));
  return median(repetitions, () => {
    const next = (items = changes[workload](items));
    return time(() => probe.setItems(next));
  });
}

const counts = process.argv.slice(2).map(Number);
for (const count of counts.length > 0 ? counts : [1000, 10000, 100000]) {
  for (const workload of ["mount", "leaf", "root", "reverse", "move", "insert"]) {
    console.log(`${workload} ${count} ${measure(workload, count)}`);
  }
}

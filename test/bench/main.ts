import { printTable } from 'storewire-dev-kit/measure';
import { measureCalls } from './calls.ts';
import { measureEvents } from './events.ts';
import { measureFloats } from './floats.ts';
import { measureImport } from './import.ts';
import { measureThroughput } from './loopback.ts';
import { measureSizes } from './sizes.ts';
import { measureTypes } from './types.ts';

/** `npm run bench`: every figure next to its baseline, in one run. */
// before the others have filled the heap, which slows keys down
const events = await measureEvents();
const calls = await measureCalls();
const rows: string[][] = [];
for (const { name, goal, floorMicros, micros, ratio, openapiFetchRatio, allocation } of calls) {
  rows.push([
    `time per call, stubbed fetch: ${name}`,
    `${floorMicros.toFixed(1)} µs`,
    `${micros.toFixed(1)} µs`,
    `${ratio.toFixed(2)} ×`,
    `≤ ${goal} ×`,
  ]);
  rows.push([`the same with openapi-fetch: ${name}`, '', '', `${openapiFetchRatio.toFixed(2)} ×`, '']);
  rows.push([`allocation per call: ${name}`, '', '', `${allocation.toFixed(2)} ×`, '≤ 1.25 ×']);
}
for (const { name, goal, floorMicros, micros, ratio } of await measureFloats())
  rows.push([
    `floats, compared to JSON alone: ${name}`,
    `${floorMicros.toFixed(1)} µs`,
    `${micros.toFixed(1)} µs`,
    `${ratio.toFixed(2)} ×`,
    `≤ ${goal} ×`,
  ]);
rows.push([
  `verify and read an event of ${(events.bytes / 1000).toFixed(1)} kB`,
  `${events.floorMicros.toFixed(1)} µs`,
  `${events.micros.toFixed(1)} µs`,
  `${events.ratio.toFixed(2)} ×`,
  '≤ 1.2 ×',
]);
for (const { name, goal, floor, ours, share } of await measureThroughput())
  rows.push([
    `loopback throughput, ${name}`,
    `${floor.toFixed(0)}/s`,
    `${ours.toFixed(0)}/s`,
    share.toFixed(2),
    `≥ ${goal}`,
  ]);
for (const [skipLibCheck, goal] of [
  [true, 1.4],
  [false, 1.6],
] as const) {
  const { floor, ours, ratio } = measureTypes(skipLibCheck);
  rows.push([
    `tsc of five calls, ${skipLibCheck ? 'skipLibCheck' : 'whole'}`,
    `${floor.toFixed(2)} s`,
    `${ours.toFixed(2)} s`,
    `${ratio.toFixed(2)} ×`,
    `≤ ${goal} ×`,
  ]);
}
const imported = measureImport();
rows.push([
  'import in Node',
  `${imported.floor.toFixed(1)} ms`,
  `${imported.ours.toFixed(1)} ms`,
  `+${imported.extra.toFixed(1)} ms`,
  '≤ 4 ms',
]);
for (const { name, bytes, goal } of measureSizes())
  rows.push([`bundle, brotli: ${name}`, '', `${(bytes / 1000).toFixed(2)} kB`, '', goal]);
printTable('storewire against its floor', ['what', 'floor', 'storewire', 'ratio', 'goal'], rows);

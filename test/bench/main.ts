import { printTable } from 'storewire-dev-kit/measure';
import { measureCalls } from './calls.ts';
import { measureEvents } from './events.ts';
import { measureImport } from './import.ts';
import { measureThroughput } from './loopback.ts';
import { measureNumbers } from './numbers.ts';
import { measureOtherClients } from './other-clients.ts';
import type { Row } from './rows.ts';
import { measureSizes } from './sizes.ts';
import { measureTypes } from './types.ts';

/** `npm run bench`: every figure next to its baseline, in one run. */
// before the others have filled the heap, which slows keys down
const events = await measureEvents();
const rows: Row[] = [
  ...(await measureCalls()),
  ...(await measureNumbers()),
  events,
  ...(await measureThroughput()),
  measureTypes(true, 1.4),
  measureTypes(false, 1.6),
  measureImport(),
  ...measureSizes(),
  ...measureOtherClients(),
];
printTable('storewire against its floor', ['what', 'floor', 'storewire', 'ratio', 'goal'], rows);

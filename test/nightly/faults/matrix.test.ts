import { afterAll, beforeAll, expect, test } from 'vitest';
import { inBatches } from './batches.ts';
import { LINES } from './calls.ts';
import { FAULTS, type Fault } from './faults.ts';
import { type Limits, watchLimits } from './limits.ts';
import { problemsOf, runsOf } from './run.ts';
import { type FaultServer, startFaultServer } from './server.ts';

const AT_ONCE = 150;

let server: FaultServer;
let limits: Limits;

beforeAll(async () => {
  server = await startFaultServer();
  limits = watchLimits();
});

afterAll(async () => {
  limits.release();
  await server.stop();
});

/** Makes every call in every style against a fault, and returns the deviations. */
async function problemsWith(fault: Fault): Promise<string[]> {
  const runs = LINES.flatMap((line) => fault.forms.flatMap((form) => runsOf(line, form)));
  return (await inBatches(runs, AT_ONCE, (run) => problemsOf(run, server, limits))).flat();
}

test.each(FAULTS)(
  '$name ends in the right error or the right repetition of every call that is sent',
  async (fault) => {
    expect(await problemsWith(fault)).toEqual([]);
  },
);

import { afterAll, beforeAll, expect, test } from 'vitest';
import { LINES } from './calls.ts';
import { FAULTS, type Fault } from './faults.ts';
import { type Limits, watchLimits } from './limits.ts';
import { problemsOf, runsOf } from './run.ts';
import { type FaultServer, startFaultServer } from './server.ts';

/** How many calls are under way at a time. */
const WORKERS = 150;

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
  const problems: string[] = [];
  const waiting = runs.values();
  const work = async (): Promise<void> => {
    for (const run of waiting) problems.push(...(await problemsOf(run, server, limits)));
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  return problems;
}

test.each(FAULTS)(
  '$name ends in the right error or the right repetition of every call that is sent',
  async (fault) => {
    expect(await problemsWith(fault)).toEqual([]);
  },
);

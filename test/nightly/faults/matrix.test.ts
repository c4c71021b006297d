import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTransport } from '../../../src/index.ts';
import * as functions from '../../../src/operations.ts';
import { CALLS } from '../../contract/calls.ts';
import { inBatches } from './batches.ts';
import { LINES, type Line } from './calls.ts';
import { FAULTS, type Fault } from './faults.ts';
import { type Limits, watchLimits } from './limits.ts';
import { type FaultedCall, problemsOf, runsOf } from './run.ts';
import { type FaultServer, startFaultServer } from './server.ts';

const AT_ONCE = 150;

/** Cells of the matrix in which everything was done that can be done, as `call: fault`. */
const matched = new Set<string>();

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
async function callAllWith(fault: Fault): Promise<string[]> {
  const runs: FaultedCall[] = LINES.filter(({ effect }) => effect !== 'navigate').flatMap((line) =>
    fault.forms.flatMap((form) => runsOf(line, form)),
  );
  const problems = (await inBatches(runs, AT_ONCE, (run) => problemsOf(run, server, limits))).flat();
  for (const { line } of runs) matched.add(`${line.call.id}: ${fault.name}`);
  return problems;
}

/** A call that is navigated to meets no fault, because nothing is sent. */
function buildAddress({ call, sample }: Line, baseUrl: string): URL {
  const address: unknown = Reflect.apply(
    Reflect.get(functions, call.name) as (...args: unknown[]) => unknown,
    undefined,
    [createTransport({ baseUrl }), sample.input],
  );
  if (!(address instanceof URL)) throw new Error(`${call.id} gave no address`);
  return address;
}

describe.each(FAULTS)('$name', (fault) => {
  test('ends in the right error or the right repetition of every call that is sent', async () => {
    expect(await callAllWith(fault)).toEqual([]);
  });

  test('does not touch the calls that a browser is sent to, which send nothing', () => {
    const navigations = LINES.filter(({ effect }) => effect === 'navigate');
    for (const line of navigations) {
      const baseUrl = fault.forms[0]?.answer ? server.url : server.deadUrl;
      expect(buildAddress(line, baseUrl)).toMatchObject({ origin: baseUrl, pathname: line.sample.path });
      matched.add(`${line.call.id}: ${fault.name}`);
    }
    expect(server.strays).toEqual([]);
  });
});

test('every call met every fault', () => {
  const cells = CALLS.flatMap(([id]) => FAULTS.map(({ name }) => `${id}: ${name}`));
  expect([...matched].sort()).toEqual(cells.sort());
});

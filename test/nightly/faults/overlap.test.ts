import { getEventListeners } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createClient, isStoreError } from '../../../src/index.ts';
import { FAULTS, type Form } from './faults.ts';
import { type FaultServer, type Plan, RUN_HEADER, startFaultServer } from './server.ts';

const CALLS_AT_ONCE = 5000;
const LIMIT_MS = 600;
const ORDER = { order: { id: 'o1' } };

const formOf = (fault: string): Form => FAULTS.find(({ name }) => name === fault)?.forms[0] as Form;

/** What the calls meet, in turn. */
const MEETINGS: readonly { form: Form; isPassing: boolean; outcome: string }[] = [
  { form: { name: 'nothing', isRepeated: false }, isPassing: false, outcome: 'answer' },
  { form: formOf('a 503'), isPassing: true, outcome: 'answer' },
  { form: formOf('a reset before the headers'), isPassing: false, outcome: 'network' },
  { form: formOf('a reset in the middle of the body'), isPassing: true, outcome: 'answer' },
  { form: formOf('truncated JSON'), isPassing: false, outcome: 'badAnswer' },
];

/** How many things of each kind keep this process alive. */
const resources = (): Map<string, number> =>
  new Map(
    [...Map.groupBy(process.getActiveResourcesInfo(), String)].map(([name, all]) => [name, all.length]),
  );

/** A timer or two are those of the test runner. */
const OF_THE_RUNNER = 2;

/** The kinds of which there are more than before. */
const grown = (before: Map<string, number>): [string, number][] =>
  [...resources()].filter(
    ([name, count]) => count > (before.get(name) ?? 0) + (name === 'Timeout' ? OF_THE_RUNNER : 0),
  );

const collectGarbage: () => void = (() => {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
})();

/**
 * Lets the event loop turn until all is well, or a thousand times. Needs no timer, because timers are what is
 * looked for.
 */
async function turnsUntil(isWell: () => boolean): Promise<void> {
  for (let round = 0; round < 1000 && !isWell(); round++)
    await new Promise((resolve) => setImmediate(resolve));
}

async function start(): Promise<FaultServer> {
  const server = await startFaultServer();
  onTestFinished(server.stop);
  return server;
}

function plan(server: FaultServer, name: string, form: Form, isPassing: boolean): Plan {
  const made: Plan = { form, isPassing, good: JSON.stringify(ORDER), arrivals: [] };
  server.plans.set(name, made);
  return made;
}

test('thousands of concurrent calls with any outcome leave no timer, no socket, no listener and no promise', async () => {
  const before = resources();
  const server = await start();
  const { signal } = new AbortController();
  const remaining: WeakRef<object>[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    if (init?.signal) remaining.push(new WeakRef(init.signal));
    const plans = server.plans.get(String(new Headers(init?.headers).get(RUN_HEADER)));
    const sent = globalThis.fetch(input, init);
    remaining.push(new WeakRef(sent));
    void sent.then(
      () => setImmediate(() => plans?.afterHeaders?.()),
      () => undefined,
    );
    return sent;
  };
  const outcomes: string[] = [];
  const waiting = new Set<number>();
  for (let index = 0; index < CALLS_AT_ONCE; index++) {
    const { form, isPassing } = MEETINGS[index % MEETINGS.length] as (typeof MEETINGS)[number];
    plan(server, String(index), form, isPassing);
    // clients with the same `fetch` share a budget of repetitions
    const ownFetch: typeof fetch = (...given) => fetch(...given);
    const client = createClient({ baseUrl: server.url, retry: { baseMs: 0 }, fetch: ownFetch });
    const call = client.orders.getOrder(
      { id: `o${index}` },
      { signal, headers: { [RUN_HEADER]: String(index) } },
    );
    remaining.push(new WeakRef(call));
    waiting.add(index);
    void call
      .then(
        () => 'answer',
        (error: unknown) => (isStoreError(error) ? String(error.reason) : `${error}`),
      )
      .then((outcome) => {
        outcomes[index] = outcome;
        waiting.delete(index);
      });
  }
  expect(getEventListeners(signal, 'abort')).toHaveLength(CALLS_AT_ONCE);
  expect(resources().get('Timeout')).toBeGreaterThanOrEqual(CALLS_AT_ONCE);
  await vi.waitFor(() => expect(waiting.size).toBe(0));
  expect(outcomes).toEqual(
    Array.from({ length: CALLS_AT_ONCE }, (_each, index) => MEETINGS[index % MEETINGS.length]?.outcome),
  );
  expect(getEventListeners(signal, 'abort')).toEqual([]);
  await server.stop();
  server.plans.clear();
  await turnsUntil(() => grown(before).length === 0);
  expect(grown(before)).toEqual([]);
  await turnsUntil(() => {
    collectGarbage();
    return remaining.every((each) => !each.deref());
  });
  expect(remaining.length).toBeGreaterThan(3 * CALLS_AT_ONCE);
  expect(remaining.filter((each) => each.deref())).toHaveLength(0);
});

test('thousands of calls that hang are cut by their time limits or by the caller, and so are their connections', async () => {
  const before = resources();
  const server = await start();
  const client = createClient({ baseUrl: server.url, retry: false });
  const controller = new AbortController();
  const calls = Array.from({ length: 2000 }, (_each, index) => {
    const form = formOf(index % 4 < 2 ? 'a stall before the headers' : 'a stall in the middle of the body');
    plan(server, String(index), form, false);
    const limit = index % 2 ? { signal: controller.signal } : { timeoutMs: LIMIT_MS };
    return client.orders
      .getOrder({ id: 'o1' }, { ...limit, headers: { [RUN_HEADER]: String(index) } })
      .catch((error: unknown) => error);
  });
  const timedOut = await Promise.all(calls.filter((_call, index) => index % 2 === 0));
  expect(getEventListeners(controller.signal, 'abort')).toHaveLength(1000);
  await vi.waitFor(() =>
    expect(
      [...server.plans].filter(([name, { arrivals }]) => Number(name) % 2 && arrivals.length === 0),
    ).toEqual([]),
  );
  controller.abort();
  const aborted = await Promise.all(calls.filter((_call, index) => index % 2 === 1));
  expect(
    [timedOut, aborted].map((errors) => [
      ...new Set(errors.map((error) => isStoreError(error) && error.reason)),
    ]),
  ).toEqual([['timeout'], ['abort']]);
  expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
  await vi.waitFor(() => expect(server.open()).toBe(0));
  await server.stop();
  await turnsUntil(() => grown(before).length === 0);
  expect(grown(before)).toEqual([]);
});

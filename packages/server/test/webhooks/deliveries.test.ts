import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import { type EventStore, memoryEventStore } from 'storewire-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { APPROVED, approved, endpoint, request, signClaims, signer } from './setup.ts';

const EVENTS = 4;
const HANDLERS = ['mail', 'stock', 'ledger'];
const tokens = await Promise.all(
  Array.from({ length: EVENTS }, (_, index) => signer.sign(approved(`e${index}`))),
);

/**
 * How often each handler fails for each event before it succeeds, and how many turns of the loop it takes.
 */
const plan = fc.record({
  failures: fc.array(fc.nat(2), { minLength: EVENTS * HANDLERS.length, maxLength: EVENTS * HANDLERS.length }),
  rounds: fc.array(fc.nat(5), { minLength: 1, maxLength: 8 }),
});

/** Deliveries in waves: those of one wave overlap. `server` is one of two that share the store. */
const waves = fc.array(
  fc.array(fc.record({ event: fc.nat(EVENTS - 1), server: fc.nat(1) }), { minLength: 1, maxLength: 6 }),
  { maxLength: 6 },
);

test('each handler takes effect once per event when handlers fail and deliveries overlap, repeat or arrive out of order', async () => {
  await fc.assert(
    fc.asyncProperty(plan, waves, async ({ failures, rounds }, order) => {
      const store = memoryEventStore();
      const remaining = [...failures];
      const effects = new Map<string, number>();
      let atWork = 0;
      const work = (name: string, index: number) => async (event: { id: string }) => {
        const at = Number(event.id.slice(1)) * HANDLERS.length + index;
        for (let round = rounds[atWork++ % rounds.length] ?? 0; round > 0; round--)
          await new Promise((next) => setImmediate(next));
        if ((remaining[at] ?? 0) > 0) {
          remaining[at] = (remaining[at] ?? 0) - 1;
          throw new Error('not this time');
        }
        const key = `${event.id} ${name}`;
        effects.set(key, (effects.get(key) ?? 0) + 1);
      };
      const handlers = {
        [APPROVED]: Object.fromEntries(HANDLERS.map((name, index) => [name, work(name, index)])),
      };
      const servers = [endpoint(handlers, { store }), endpoint(handlers, { store })];
      const send = async (event: number, server: number): Promise<number> =>
        (await servers[server]?.handle(request(tokens[event] ?? '')))?.status ?? 0;

      for (const wave of order) await Promise.all(wave.map(({ event, server }) => send(event, server)));
      for (let event = 0; event < EVENTS; event++) {
        let tries = 0;
        // the platform sends again until the answer is 200
        while ((await send(event, tries % 2)) !== 200) expect(tries++).toBeLessThan(10);
      }
      const all = tokens.flatMap((_, event) => HANDLERS.map((name) => [`e${event} ${name}`, 1] as const));
      expect(Object.fromEntries(effects)).toEqual(Object.fromEntries(all));
    }),
    { numRuns: caseCount(60) },
  );
});

const runs = fc.array(fc.constantFrom('succeeds', 'succeeds', 'fails', 'crashes'), { maxLength: 6 });
const faults = fc.array(fc.constantFrom('none', 'none', 'before', 'after'), { maxLength: 20 });
const CLAIM_MS = 300_000;

test('each handler takes effect at least once and never runs twice at a time when processes crash and handlers and the store fail', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  await fc.assert(
    fc.asyncProperty(runs, faults, async (nextRuns, nextFaults) => {
      const remaining = [...nextFaults];
      const store = faulty(memoryEventStore(), remaining);
      const outcomes = [...nextRuns];
      const connections: (() => void)[] = [];
      let effects = 0;
      let running = 0;
      let mostRunning = 0;
      const work = async (): Promise<void> => {
        mostRunning = Math.max(mostRunning, ++running);
        await new Promise((next) => setImmediate(next));
        running--;
        const outcome = outcomes.shift() ?? 'succeeds';
        if (outcome === 'fails') throw new Error('fails');
        if (outcome === 'succeeds') effects++;
        else
          await new Promise<never>(() => {
            for (const close of connections.splice(0)) close();
          });
      };
      const { handle } = endpoint({ [APPROVED]: work }, { store, maxAgeSeconds: Number.POSITIVE_INFINITY });
      const deliver = (): Promise<number> =>
        new Promise((resolve) => {
          connections.push(() => resolve(0));
          void handle(request(tokens[0] ?? '')).then(({ status }) => resolve(status));
        });
      // the platform sends again until the response is 200
      for (let tries = 0; !(await Promise.all([deliver(), deliver()])).includes(200); tries++) {
        expect(tries).toBeLessThan(40);
        vi.setSystemTime(Date.now() + CLAIM_MS / 2);
      }
      expect(effects).toBeGreaterThan(0);
      remaining.splice(0);
      const before = effects;
      expect([await deliver(), effects, mostRunning]).toEqual([200, before, 1]);
    }),
    { numRuns: caseCount(300) },
  );
});

/** A store whose calls fail in this order, before or after they have taken effect, and then succeed. */
function faulty(store: EventStore, order: string[]): EventStore {
  async function run<T>(call: () => Promise<T>): Promise<T> {
    const fault = order.shift();
    if (fault === 'before') throw new Error('The store is down');
    const result = await call();
    if (fault === 'after') throw new Error('The connection is lost');
    return result;
  }
  return {
    async claim(...args) {
      const claim = await run(() => store.claim(...args));
      if (typeof claim === 'string') return claim;
      return {
        complete: (ttlMs) => run(() => claim.complete(ttlMs)),
        release: () => run(() => claim.release()),
      };
    },
  };
}

test('no correctly signed event makes the endpoint fail, whatever its content', async () => {
  const { handle, notices } = endpoint({ [APPROVED]: () => undefined, unknown: () => undefined });
  const envelope = {
    id: fc.anything(),
    entityId: fc.anything(),
    entityEventSequence: fc.anything(),
    actionEvent: fc.record({ body: fc.object() }),
  };
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(APPROVED, 'new'),
      fc.record(envelope, { requiredKeys: [] }),
      async (eventType, payload) => {
        const data = JSON.stringify({
          eventType,
          data: JSON.stringify(payload, (_key, value) => (typeof value === 'bigint' ? String(value) : value)),
        });
        expect([200, 400]).toContain((await handle(request(await signClaims({ data })))).status);
      },
    ),
    { numRuns: caseCount(500) },
  );
  expect(notices.filter(({ type }) => type === 'error' || type === 'failed')).toEqual([]);
});

test('no other text or bytes reach a handler or make the endpoint fail', async () => {
  const { handle } = endpoint({
    [APPROVED]: () => expect.fail('must not run'),
    unknown: () => expect.fail('must not run'),
  });
  const header = btoa('{"alg":"RS256"}').replaceAll('=', '');
  const signed = fc.string().map((text) => `${header}.${text}.${text}`);
  const bodies = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.uint8Array(),
    fc.json(),
    fc.base64String(),
    signed,
  );
  await fc.assert(
    fc.asyncProperty(bodies, async (body) => {
      const answer = await handle(new Request('https://shop.example', { method: 'POST', body }));
      expect([400, 401]).toContain(answer.status);
    }),
    { numRuns: caseCount(300) },
  );
});

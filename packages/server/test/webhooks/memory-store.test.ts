import { gate } from 'storewire-dev-kit/server';
import { type EventClaim, type EventStore, memoryEventStore } from 'storewire-server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { APPROVED, approved, endpoint, request, signer } from './setup.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** Claims work that must be free. */
async function claimed(store: EventStore, key = 'work', ttlMs = 60_000): Promise<EventClaim> {
  const claim = await store.claim(key, ttlMs);
  if (typeof claim === 'string') throw new Error(`The work is ${claim}`);
  return claim;
}

it('gives one claim, until the work is completed', async () => {
  const store = memoryEventStore();
  const claim = await claimed(store);
  expect(await store.claim('work', 60_000)).toBe('busy');
  await claim.complete(60_000);
  expect(await store.claim('work', 60_000)).toBe('duplicate');
});

it('gives one claim to many who ask at once', async () => {
  const store = memoryEventStore();
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => store.claim('work', 60_000)));
  expect(outcomes.filter((outcome) => outcome === 'busy')).toHaveLength(19);
  expect(outcomes.filter((outcome) => typeof outcome === 'object')).toHaveLength(1);
});

it('gives a new claim after one is released', async () => {
  const store = memoryEventStore();
  await (await claimed(store)).release();
  await (await claimed(store)).complete(60_000);
  expect(await store.claim('work', 60_000)).toBe('duplicate');
});

it('gives a new claim after one has expired, which the holder of the old one cannot release', async () => {
  const store = memoryEventStore();
  const expired = await claimed(store, 'work', 250);
  pass(350);
  const claim = await claimed(store);
  await expired.release();
  expect(await store.claim('work', 60_000)).toBe('busy');
  await claim.complete(60_000);
  await expired.release();
  expect(await store.claim('work', 60_000)).toBe('duplicate');
});

it('forgets completed work after its time', async () => {
  const store = memoryEventStore();
  await (await claimed(store)).complete(250);
  pass(350);
  await claimed(store);
});

it('drops the oldest entries above its maximum', async () => {
  const store = memoryEventStore();
  for (let count = 0; count <= 10_000; count++) await (await claimed(store, `${count}`)).complete(60_000);
  expect(await Promise.all(['1', '10000'].map((key) => store.claim(key, 1000)))).toEqual([
    'duplicate',
    'duplicate',
  ]);
  await claimed(store, '0');
});

it('lets one of two endpoints handle an event that reaches both at once, and the next delivery after a failure', async () => {
  const store = memoryEventStore();
  const runs: string[] = [];
  let failures = 1;
  let answered = gate();
  const handle = async ({ id }: { id: string }): Promise<void> => {
    runs.push(id);
    // the other delivery overlaps this one
    await answered.opened;
    if (failures-- > 0) throw new Error('not yet');
  };
  const endpoints = [1, 2].map(() => endpoint({ [APPROVED]: handle }, { store }).handle);
  const token = await signer.sign(approved('event'));
  const both = async (): Promise<number[]> => {
    answered = gate();
    const deliveries = endpoints.map((each) => each(request(token)).finally(answered.open));
    return (await Promise.all(deliveries)).map(({ status }) => status).toSorted();
  };
  expect([await both(), runs]).toEqual([[500, 503], ['event']]);
  expect([await both(), runs]).toEqual([
    [200, 503],
    ['event', 'event'],
  ]);
  expect([await both(), runs]).toEqual([
    [200, 200],
    ['event', 'event'],
  ]);
});

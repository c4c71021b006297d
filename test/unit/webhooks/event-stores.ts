import { gate } from 'storewire-dev-kit/server';
import { expect, it } from 'vitest';
import type { EventClaim, EventStore } from '../../../src/webhooks/index.ts';
import { APPROVED, approved, endpoint, request, signer } from './setup.ts';

/** Claims work that must be free. */
export async function claimed(store: EventStore, key: string, ttlMs = 60_000): Promise<EventClaim> {
  const claim = await store.claim(key, ttlMs);
  if (typeof claim === 'string') throw new Error(`The work is ${claim}`);
  return claim;
}

/** What every store must do. `start` gives two that share what they keep, and a way to let time pass. */
export function eventStoreTests(
  start: () => Promise<{ one: EventStore; two: EventStore; pass: (ms: number) => Promise<void> }>,
): void {
  it('gives one claim, until the work is completed', async () => {
    const { one, two } = await start();
    const key = crypto.randomUUID();
    const claim = await claimed(one, key);
    expect(await two.claim(key, 60_000)).toBe('busy');
    expect(await one.claim(key, 60_000)).toBe('busy');
    await claim.complete(60_000);
    expect(await two.claim(key, 60_000)).toBe('duplicate');
  });

  it('gives one claim to many who ask at once', async () => {
    const { one, two } = await start();
    const key = crypto.randomUUID();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? one : two).claim(key, 60_000)),
    );
    expect(outcomes.filter((outcome) => outcome === 'busy')).toHaveLength(19);
    expect(outcomes.filter((outcome) => typeof outcome === 'object')).toHaveLength(1);
  });

  it('gives a new claim after one is released', async () => {
    const { one, two } = await start();
    const key = crypto.randomUUID();
    await (await claimed(one, key)).release();
    await (await claimed(two, key)).complete(60_000);
    expect(await one.claim(key, 60_000)).toBe('duplicate');
  });

  it('gives a new claim after one has expired, which the holder of the old one cannot release', async () => {
    const { one, two, pass } = await start();
    const key = crypto.randomUUID();
    const expired = await claimed(one, key, 250);
    await pass(350);
    const claim = await claimed(two, key);
    await expired.release();
    expect(await one.claim(key, 60_000)).toBe('busy');
    await claim.complete(60_000);
    await expired.release();
    expect(await one.claim(key, 60_000)).toBe('duplicate');
  });

  it('forgets completed work after its time', async () => {
    const { one, two, pass } = await start();
    const key = crypto.randomUUID();
    await (await claimed(one, key)).complete(250);
    await pass(350);
    await claimed(two, key);
  });

  it('lets one of two servers handle an event that reaches both at once, and the next delivery after a failure', async () => {
    const { one, two } = await start();
    const id = crypto.randomUUID();
    const runs: string[] = [];
    let failures = 1;
    let answered = gate();
    const handle = async ({ id: seen }: { id: string }): Promise<void> => {
      runs.push(seen);
      // the other delivery overlaps this one
      await answered.opened;
      if (failures-- > 0) throw new Error('not yet');
    };
    const servers = [one, two].map((store) => endpoint({ [APPROVED]: handle }, { store }).handle);
    const token = await signer.sign(approved(id));
    const both = async (): Promise<number[]> => {
      answered = gate();
      const deliveries = servers.map((each) => each(request(token)).finally(answered.open));
      return (await Promise.all(deliveries)).map(({ status }) => status).toSorted();
    };
    expect([await both(), runs]).toEqual([[500, 503], [id]]);
    expect([await both(), runs]).toEqual([
      [200, 503],
      [id, id],
    ]);
    expect([await both(), runs]).toEqual([
      [200, 200],
      [id, id],
    ]);
  });
}

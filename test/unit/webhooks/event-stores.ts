import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { EventStore } from '../../../src/webhooks/index.ts';
import { APPROVED, approved, endpoint, request, signer } from './setup.ts';

/** What every store must do. `start` gives two that share what they keep, and a way to let time pass. */
export function eventStoreTests(start: () => Promise<{ one: EventStore; two: EventStore; pass: (ms: number) => Promise<void> }>): void {
  it('gives work to one holder, until it is finished', async () => {
    const { one, two } = await start();
    const key = crypto.randomUUID();
    expect(await one.take(key, 'a', 60_000)).toBe('taken');
    expect(await two.take(key, 'b', 60_000)).toBe('busy');
    expect(await one.take(key, 'a', 60_000)).toBe('busy');
    await one.finish(key, 60_000);
    expect(await two.take(key, 'b', 60_000)).toBe('done');
  });

  it('gives work to one of many who ask at once', async () => {
    const { one, two } = await start();
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 ? one : two).take(key, String(index), 60_000)));
    expect(answers.toSorted()).toEqual([...Array<string>(19).fill('busy'), 'taken']);
  });

  it('takes work back from its holder only', async () => {
    const { one, two } = await start();
    const key = crypto.randomUUID();
    await one.take(key, 'a', 60_000);
    await two.release(key, 'b');
    expect(await two.take(key, 'b', 60_000)).toBe('busy');
    await one.release(key, 'a');
    expect(await two.take(key, 'b', 60_000)).toBe('taken');
  });

  it('keeps what is done, though a holder who comes late gives it back', async () => {
    const { one, two } = await start();
    const key = crypto.randomUUID();
    await one.take(key, 'a', 60_000);
    await two.finish(key, 60_000);
    await one.release(key, 'a');
    expect(await one.take(key, 'c', 60_000)).toBe('done');
  });

  it('forgets a holder after its lease, and what is done after its time', async () => {
    const { one, two, pass } = await start();
    const key = crypto.randomUUID();
    await one.take(key, 'a', 40);
    await pass(60);
    expect(await two.take(key, 'b', 60_000)).toBe('taken');
    await two.finish(key, 40);
    await pass(60);
    expect(await one.take(key, 'c', 60_000)).toBe('taken');
  });

  it('forgets the newest number of an entity after its time', async () => {
    const { one, two, pass } = await start();
    const key = crypto.randomUUID();
    expect(await one.isLate(key, '7', 40)).toBe(false);
    expect(await two.isLate(key, '6', 60_000)).toBe(true);
    await pass(60);
    expect(await two.isLate(key, '6', 60_000)).toBe(false);
  });

  it('lets one of two servers handle an event that reaches both at once, and the other when the first has failed', async () => {
    const { one, two } = await start();
    const id = crypto.randomUUID();
    const runs: string[] = [];
    let failures = 1;
    const handle = async ({ id: seen }: { id: string }): Promise<void> => {
      runs.push(seen);
      await new Promise((next) => setTimeout(next, 20));
      if (failures-- > 0) throw new Error('not yet');
    };
    const servers = [one, two].map((store) => endpoint({ [APPROVED]: handle }, { store }).handle);
    const token = await signer.sign(approved(id, '1'));
    const both = async (): Promise<number[]> => (await Promise.all(servers.map((each) => each(request(token))))).map(({ status }) => status).toSorted();
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

  it('tells the late from the others as whole numbers of any length', async () => {
    const { one, two } = await start();
    await fc.assert(
      fc.asyncProperty(fc.array(fc.bigInt({ min: 0n, max: 10n ** 30n }), { minLength: 1, maxLength: 8 }), async (numbers) => {
        const key = crypto.randomUUID();
        let highest = 0n;
        for (const [index, number] of numbers.entries()) {
          expect(await (index % 2 ? one : two).isLate(key, String(number), 60_000)).toBe(number < highest);
          if (number > highest) highest = number;
        }
      }),
      { numRuns: 50 },
    );
  });
}

import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { EventStore } from '../../../src/webhooks/index.ts';

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

import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../../../src/index.ts';
import { failureOf } from '../helpers/failure.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the timer of a call', () => {
  it.each([
    [1000, 1600, 1],
    [5000, 5600, 2],
    [Number.POSITIVE_INFINITY, 2 ** 31 - 1 + 600, 2],
    [300, 900, 2],
  ])(
    'serves the next one with the same limit only, and a limit of %d ms is met',
    async (timeoutMs, endsAt, timers) => {
      vi.useFakeTimers();
      const startedAt = performance.now();
      const answers = [new Promise<Response>((resolve) => setTimeout(() => resolve(Response.json({})), 600))];
      const fetch = (): Promise<Response> => answers.pop() ?? new Promise(() => undefined);
      const client = createClient({ fetch, timeoutMs: 1000, deadlineMs: 2 ** 40, retry: false });
      const start = vi.spyOn(globalThis, 'setTimeout');
      const calls = (async () => {
        await client.currentCart.deleteCurrentCart();
        return failureOf(client.currentCart.deleteCurrentCart({}, { timeoutMs }));
      })();
      await vi.advanceTimersByTimeAsync(600);
      expect(start).toHaveBeenCalledTimes(timers);
      await vi.runAllTimersAsync();
      expect((await calls).reason).toBe('timeout');
      expect(performance.now() - startedAt).toBe(endsAt);
    },
  );

  it('has exactly the limit, as a longer one than runtimes have fires at once', () => {
    vi.useFakeTimers();
    vi.spyOn(performance, 'now').mockReturnValue(8.923456);
    const start = vi.spyOn(globalThis, 'setTimeout');
    const fetch = (): Promise<Response> => new Promise(() => undefined);
    const client = createClient({ fetch, timeoutMs: Number.POSITIVE_INFINITY, deadlineMs: 2 ** 40 });
    void client.currentCart.getCurrentCart();
    expect(start.mock.calls.map(([, ms]) => ms)).toEqual([2 ** 31 - 1]);
  });
});

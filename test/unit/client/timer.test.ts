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
    [5000, 5600, 1],
    [Number.POSITIVE_INFINITY, 2 ** 31 - 1 + 600, 1],
    [300, 900, 2],
  ])('serves the next one too, for all its %d ms', async (timeoutMs, endsAt, timers) => {
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
  });
});

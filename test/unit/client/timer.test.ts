import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type CallEvent, createClient } from '../../../src/index.ts';
import { failureOf } from '../helpers/failure.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the timer of an attempt', () => {
  it.each([
    [1000, 1600],
    [5000, 5600],
    [Number.POSITIVE_INFINITY, 2 ** 31 - 1 + 600],
    [300, 900],
  ])(
    'starts with the attempt, also right after another call, and a limit of %d ms is met',
    async (timeoutMs, endsAt) => {
      vi.useFakeTimers();
      const startedAt = performance.now();
      const answers = [new Promise<Response>((resolve) => setTimeout(() => resolve(Response.json({})), 600))];
      const fetch = (): Promise<Response> => answers.pop() ?? new Promise(() => undefined);
      const client = createClient({ fetch, timeoutMs: 1000, deadlineMs: 2 ** 40, retry: false });
      const calls = (async () => {
        await client.currentCart.deleteCurrentCart();
        return failureOf(client.currentCart.deleteCurrentCart({}, { timeoutMs }));
      })();
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
    void client.currentCartV2.getCurrentCartV2();
    expect(start.mock.calls.map(([, ms]) => ms)).toEqual([2 ** 31 - 1]);
  });
});

describe('everything that a call does', () => {
  const person = new AsyncLocalStorage<string>();

  it('runs in the async context of its caller, also a retry after the time limit, however calls follow each other', async () => {
    const seen: string[] = [];
    const note = (what: string): void => void seen.push(`${person.getStore()} ${what}`);
    /** The first request is answered, the second is not, and its repetition is. */
    const answers: (() => Promise<Response>)[] = [
      async () => Response.json({}),
      () => new Promise(() => undefined),
      async () => Response.json({}),
    ];
    const client = createClient({
      fetch: () => {
        note('fetch');
        return answers.shift()?.() ?? Promise.reject(new Error('not expected'));
      },
      auth: {
        access: () => {
          note('access');
          return { headers: {}, identity: 'one' };
        },
        identity: async () => 'one',
      },
      on: ({ type }: CallEvent) => note(type),
      timeoutMs: 20,
      retry: { baseMs: 0 },
    });
    const first = person.run('Ann', () => client.currentCartV2.getCurrentCartV2());
    // a request of another person that waits for the same memoised call
    await person.run('Bob', async () => {
      await first;
      await client.currentCartV2.getCurrentCartV2();
    });
    expect(seen.filter((line) => line.startsWith('Ann'))).toEqual([
      'Ann access',
      'Ann request',
      'Ann fetch',
      'Ann response',
    ]);
    expect(seen.filter((line) => line.startsWith('Bob'))).toEqual([
      ...['Bob access', 'Bob request', 'Bob fetch', 'Bob retry'],
      ...['Bob access', 'Bob request', 'Bob fetch', 'Bob response'],
    ]);
  });
});

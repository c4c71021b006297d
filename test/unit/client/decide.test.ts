import { expect, test } from 'vitest';
import { decide, type Situation } from '../../../src/core/retry.ts';
import { StoreError, type StoreErrorDetails } from '../../../src/index.ts';

const READ = { id: 'orders.getOrder', method: 'GET', path: '/orders/{id}' };
const WRITE = { id: 'orders.updateOrder', method: 'PATCH', path: '/orders/{id}' };
const SECRET = { ...READ, secrets: () => ['password'] };

/** A read that was sent once and may be repeated. */
const READY: Situation = {
  operation: READ,
  isSent: true,
  sent: 1,
  canRefresh: true,
  hasKey: false,
  advice: undefined,
  retry: { baseMs: 0 },
  retries: undefined,
  remainingMs: 90_000,
  hasBudget: true,
};

const NETWORK = { kind: 'system', reason: 'network' } as const;
const UNAVAILABLE = { kind: 'system', reason: 'server', status: 503 } as const;
const UNAUTHORIZED = { kind: 'client', status: 401 } as const;

test.each<[string, StoreErrorDetails, Partial<Situation>, string]>([
  ['a read that got no response', NETWORK, {}, 'retry'],
  ['a read that took too long', { kind: 'system', reason: 'timeout' }, {}, 'retry'],
  ['a read that got 503', UNAVAILABLE, {}, 'retry'],
  ['a read that got 429', { kind: 'client', status: 429 }, {}, 'retry'],
  ['a read whose response was cut short', { kind: 'system', reason: 'network', status: 200 }, {}, 'retry'],
  ['a read that got 404', { kind: 'client', status: 404 }, {}, 'fail'],
  [
    'a read whose response is not as described',
    { kind: 'system', reason: 'badAnswer', status: 200 },
    {},
    'fail',
  ],
  ['an aborted read', { kind: 'system', reason: 'abort' }, {}, 'fail'],
  [
    'an aborted read that the server wants repeated',
    { kind: 'system', reason: 'abort' },
    { advice: 'true' },
    'fail',
  ],
  ['a read that was not sent', NETWORK, { isSent: false }, 'fail'],
  ['a read that was sent twice', NETWORK, { sent: 2 }, 'retry'],
  ['a read that was sent three times', NETWORK, { sent: 3 }, 'fail'],
  ['a read of a call without retries', NETWORK, { retries: 0 }, 'fail'],
  ['a read of a call with more retries than the client', NETWORK, { sent: 3, retries: 3 }, 'retry'],
  ['a read of a client with one retry', NETWORK, { sent: 2, retry: { retries: 1 } }, 'fail'],
  ['a read whose server advises against it', UNAVAILABLE, { advice: 'false' }, 'fail'],
  [
    'a read with 404 that the server wants repeated',
    { kind: 'client', status: 404 },
    { advice: 'true' },
    'retry',
  ],
  ['a read after a Retry-After of a minute', { ...UNAVAILABLE, retryAfterMs: 60_000 }, {}, 'retry'],
  ['a read after a longer Retry-After', { ...UNAVAILABLE, retryAfterMs: 60_001 }, {}, 'fail'],
  [
    'a read that would wait beyond its deadline',
    { ...UNAVAILABLE, retryAfterMs: 500 },
    { remainingMs: 500 },
    'fail',
  ],
  ['a read of a client that has used its budget', NETWORK, { hasBudget: false }, 'fail'],
  ['a write', NETWORK, { operation: WRITE }, 'fail'],
  ['a write with an idempotency key', NETWORK, { operation: WRITE, hasKey: true }, 'retry'],
  ['a POST that reads', NETWORK, { operation: { ...WRITE, method: 'POST', read: true } }, 'retry'],
  ['a call with a secret', NETWORK, { operation: SECRET }, 'fail'],
  [
    'a call with a secret that changes nothing',
    NETWORK,
    { operation: { ...SECRET, repeatable: true } },
    'retry',
  ],
  ['a call that got 401', UNAUTHORIZED, {}, 'refresh'],
  ['a write that got 401', UNAUTHORIZED, { operation: WRITE }, 'refresh'],
  ['a second 401', UNAUTHORIZED, { canRefresh: false }, 'fail'],
  ['a 401 with a code of the application', { kind: 'application', status: 401 }, {}, 'fail'],
  ['a 401 of a call with a secret', UNAUTHORIZED, { operation: SECRET }, 'fail'],
])('after %s comes the right next step', (_title, error, situation, next) => {
  expect(decide(new StoreError('', error), { ...READY, ...situation }).type).toBe(next);
});

test('a retry waits as long as the server asks, otherwise a random time up to a doubled maximum', () => {
  expect(decide(new StoreError('', { ...UNAVAILABLE, retryAfterMs: 700 }), READY)).toEqual({
    type: 'retry',
    waitMs: 700,
  });
  const waits = (sent: number): number[] =>
    Array.from({ length: 200 }, () => {
      const next = decide(new StoreError('', NETWORK), {
        ...READY,
        sent,
        retry: { baseMs: 100, maxMs: 300, retries: 9 },
      });
      return next.type === 'retry' ? next.waitMs : Number.NaN;
    });
  for (const [sent, max] of [
    [1, 100],
    [2, 200],
    [3, 300],
    [9, 300],
  ] as const) {
    expect(Math.max(...waits(sent))).toBeLessThanOrEqual(max);
    expect(Math.max(...waits(sent))).toBeGreaterThan(max / 2);
  }
});

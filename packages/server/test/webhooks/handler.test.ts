import { gate } from 'storewire-dev-kit/server';
import {
  createEventSigner,
  createWebhookHandler,
  type EventClaim,
  type EventInput,
  type EventStore,
  memoryEventStore,
} from 'storewire-server';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  APPROVED,
  approved,
  deliver,
  endpoint,
  keyOf,
  request,
  signClaims,
  signer,
  statusOf,
} from './setup.ts';

afterEach(() => vi.useRealTimers());

const typesOf = (notices: { type: string }[]): string[] => notices.map(({ type }) => type);

describe('a delivery', () => {
  it('gets 200 when its handler is done', async () => {
    const seen: string[] = [];
    const { handle, notices } = endpoint({
      [APPROVED]: async ({ data }) => void seen.push(String(data.order?.number)),
    });
    const answer = await handle(await deliver(approved('e1')));
    expect([answer.status, await answer.text()]).toEqual([200, '']);
    expect(seen).toEqual(['10042']);
    expect(notices).toEqual([{ type: 'done', eventId: 'e1', eventType: APPROVED, handler: 'handler' }]);
  });

  it('of a type without a handler gets 200 and a notice', async () => {
    const { handle, notices } = endpoint({});
    expect(await statusOf(handle, approved('e1'))).toBe(200);
    expect(notices).toEqual([{ type: 'unhandled', eventId: 'e1', eventType: APPROVED }]);
  });

  it('of a type that the contract does not have goes to the handler for unknown types', async () => {
    const seen: unknown[] = [];
    const { handle } = endpoint({ unknown: (event) => seen.push([event.metadata.eventType, event.data]) });
    const data = JSON.stringify({ eventType: 'wix.new.v1.thing_made', data: '{"size":3}' });
    expect((await handle(request(await signClaims({ data })))).status).toBe(200);
    expect(seen).toEqual([['wix.new.v1.thing_made', { size: 3 }]]);
  });

  it.each(['constructor', 'toString', '__proto__'])('of the type %s has no handler', async (eventType) => {
    const { handle, notices } = endpoint({});
    const data = JSON.stringify({ eventType, data: '{}' });
    expect((await handle(request(await signClaims({ data })))).status).toBe(200);
    expect(notices).toMatchObject([{ type: 'unhandled', eventType }]);
  });

  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'with the method %s gets 405',
    async (method) => {
      const { handle, notices } = endpoint({ [APPROVED]: () => expect.fail('must not run') });
      const answer = await handle(new Request('https://shop.example/events', { method }));
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
      expect(notices).toEqual([]);
    },
  );

  const broken = (): ReadableStream =>
    new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) });
  const readBefore = async (): Promise<Request> => {
    const delivery = await deliver(approved('e1'));
    await delivery.text();
    return delivery;
  };

  it.each<[name: string, status: number, error: object, make: () => Request | Promise<Request>]>([
    ['without a token', 400, { code: 'INVALID_TOKEN' }, () => request('hello')],
    [
      'with a byte order mark only',
      400,
      { code: 'INVALID_TOKEN' },
      () => new Request(request('x'), { body: '\uFEFF', headers: { 'content-length': '3' } }),
    ],
    [
      'with an empty body in chunks',
      400,
      { code: 'INVALID_TOKEN' },
      () => new Request(request('x'), { body: '', headers: { 'transfer-encoding': 'chunked' } }),
    ],
    [
      'of another signer',
      401,
      { code: 'INVALID_SIGNATURE' },
      async () => request(await (await createEventSigner()).sign(approved('e1'))),
    ],
    [
      'that cannot be read',
      400,
      { code: 'INVALID_EVENT' },
      async () => request(await signClaims({ data: '{' })),
    ],
    ['that is too long', 413, { code: 'TOO_LARGE' }, () => request('x'.repeat(5 * 1024 * 1024))],
    ['whose body breaks off', 500, { kind: 'system', reason: 'network' }, () => request(broken())],
    [
      'whose body was read before, and which is sent again after the program is fixed,',
      500,
      { message: expect.stringContaining('with an unread body') },
      readBefore,
    ],
  ])('%s gets %i and an empty body', async (_name, status, error, make) => {
    const { handle, notices } = endpoint({ [APPROVED]: () => expect.fail('must not run') });
    const answer = await handle(await make());
    expect([answer.status, await answer.text()]).toEqual([status, '']);
    expect(notices).toEqual([
      { type: status === 500 ? 'error' : 'rejected', error: expect.objectContaining(error) },
    ]);
  });

  it('to an endpoint with an invalid key gets 500, so that it is sent again', async () => {
    const publicKey = '-----BEGIN PUBLIC KEY-----AAAA-----END PUBLIC KEY-----';
    const { handle, notices } = endpoint({}, { publicKey });
    expect(await statusOf(handle, approved('e1'))).toBe(500);
    expect(notices).toMatchObject([{ type: 'error', error: expect.any(TypeError) }]);
  });
});

it('an endpoint imports its key once', async () => {
  const imported = vi.spyOn(crypto.subtle, 'importKey');
  onTestFinished(() => imported.mockRestore());
  const { handle } = endpoint({});
  expect([await statusOf(handle, approved('e1')), await statusOf(handle, approved('e2'))]).toEqual([
    200, 200,
  ]);
  expect(imported).toHaveBeenCalledTimes(1);
});

describe('an endpoint cannot be created', () => {
  it('without a public key', () => {
    expect(() => createWebhookHandler({ publicKey: '', handlers: {} })).toThrow(
      new TypeError('publicKey must be an RSA public key as PEM (SPKI) or its base64'),
    );
  });

  it.each(['claimTtlMs', 'maxBytes'])('with a %s that is not a number', (name) => {
    expect(() => endpoint({}, { [name]: Number.NaN })).toThrow(new RegExp(`^${name} must be a number`));
  });
});

describe('several handlers of one type', () => {
  it('Webhook: RS256 only; age limit; duplicate id reported; handler isolation; payload not mutated between handlers.', async () => {
    const seen: string[] = [];
    const { handle, notices } = endpoint({
      [APPROVED]: {
        spoils: (event) => {
          event.data.order?.lineItems.splice(0);
          event.metadata.entityId = 'spoilt';
          throw new Error('fails');
        },
        reads: ({ data, metadata }) => void seen.push(`${data.order?.lineItems.length} ${metadata.entityId}`),
      },
    });
    const hmac = `${btoa('{"alg":"HS256"}').replaceAll('=', '')}.e30.AAAA`;
    expect((await handle(request(hmac))).status).toBe(401);
    expect(
      (await handle(await deliver(approved('e1'), { iat: Math.floor(Date.now() / 1000) - 4 * 86_400 })))
        .status,
    ).toBe(401);
    expect(await statusOf(handle, approved('e1'))).toBe(500);
    expect(await statusOf(handle, approved('e1'))).toBe(500);
    expect(seen).toEqual(['1 o1']);
    expect(
      notices.map((each) => ('handler' in each ? `${each.type} ${each.handler}` : each.type)).toSorted(),
    ).toEqual(
      ['rejected', 'rejected', 'failed spoils', 'done reads', 'failed spoils', 'duplicate reads'].toSorted(),
    );
  });

  it('run in parallel', async () => {
    const { opened, open } = gate();
    const { handle } = endpoint({ [APPROVED]: { waits: () => opened, opens: () => open() } });
    expect(await statusOf(handle, approved('e1'))).toBe(200);
  });
});

describe('an event that arrives again', () => {
  it('with a new signature is the same event', async () => {
    let runs = 0;
    const { handle } = endpoint({ [APPROVED]: () => void runs++ });
    const now = Math.floor(Date.now() / 1000);
    for (const iat of [now - 60, now])
      expect((await handle(await deliver(approved('e1'), { iat }))).status).toBe(200);
    expect(runs).toBe(1);
  });

  it('is claimed for five minutes and remembered for three days, by its site, type, id and handler', async () => {
    const calls: unknown[] = [];
    const store: EventStore = {
      ...memoryEventStore(),
      claim: async (key, ttlMs) => {
        calls.push([key, ttlMs]);
        return { complete: async (doneMs) => void calls.push(doneMs), release: async () => undefined };
      },
    };
    const { handle } = endpoint({ [APPROVED]: () => undefined }, { store });
    expect(await statusOf(handle, approved('e1'))).toBe(200);
    expect(calls).toEqual([[keyOf('e1'), 300_000], 3 * 86_400_000 + 601_000]);
  });

  it('of another type or another site is another event, even with the same id', async () => {
    const seen: string[] = [];
    const see = ({ type, metadata }: { type: string; metadata: { instanceId?: string | null } }): void =>
      void seen.push(`${type} ${metadata.instanceId}`);
    const CREATED = 'wix.ecom.v1.cart_created';
    const { handle } = endpoint({ [APPROVED]: see, [CREATED]: see, unknown: see });
    const cart: EventInput = { type: CREATED, entity: {}, metadata: { id: 'e1', instanceId: 'site-1' } };
    for (let count = 0; count < 2; count++) {
      expect(await statusOf(handle, approved('e1'))).toBe(200);
      expect(await statusOf(handle, cart)).toBe(200);
      for (const [eventType, instanceId] of [
        [APPROVED, 'site-2'],
        ['new.one', 'site-1'],
        ['new.two', 'site-1'],
      ]) {
        const payload = JSON.stringify({ id: 'e1', actionEvent: { body: {} } });
        const data = JSON.stringify({ eventType, instanceId, data: payload });
        const token = await signClaims({ data });
        expect((await handle(request(token))).status).toBe(200);
      }
    }
    expect(seen).toEqual([
      `${APPROVED} site-1`,
      `${CREATED} site-1`,
      `${APPROVED} site-2`,
      'unknown site-1',
      'unknown site-1',
    ]);
  });

  it.each([
    [{ maxAgeSeconds: 600 }, 300, 1200.999, 401],
    [{ maxAgeSeconds: 600, clockToleranceSeconds: 900 }, 900, 2400.999, 401],
    [{ maxAgeSeconds: Number.POSITIVE_INFINITY }, 300, 365 * 86_400, 200],
  ])(
    'is remembered as long as its token is accepted: %j, dated %i s ahead, for %d s',
    async (options, aheadSeconds, lastSeconds, then) => {
      const start = 1_900_000_000_000;
      vi.useFakeTimers({ toFake: ['Date'], now: start });
      const token = await signer.sign(approved('e1'), { iat: start / 1000 + aheadSeconds });
      let runs = 0;
      const { handle } = endpoint({ [APPROVED]: () => void runs++ }, options);
      const statuses = [];
      for (const seconds of [0, lastSeconds, lastSeconds + 0.001]) {
        vi.setSystemTime(start + seconds * 1000);
        statuses.push((await handle(request(token))).status);
      }
      expect([statuses, runs]).toEqual([[200, 200, then], 1]);
    },
  );
});

it('a slow handler is awaited without a timer; deliveries during its run get 503, and later ones 200', async () => {
  const entered = gate();
  const { opened, open } = gate();
  let runs = 0;
  const work = async (): Promise<void> => {
    runs++;
    entered.open();
    await opened;
  };
  const { handle, notices } = endpoint({ [APPROVED]: work });
  const [first, second, third] = await Promise.all([1, 2, 3].map(() => deliver(approved('e1'))));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval'] });
  const response = handle(first as Request);
  await entered.opened;
  expect((await handle(second as Request)).status).toBe(503);
  expect(vi.getTimerCount()).toBe(0);
  open();
  expect((await response).status).toBe(200);
  expect([(await handle(third as Request)).status, runs]).toEqual([200, 1]);
  expect(typesOf(notices)).toEqual(['busy', 'done', 'duplicate']);
});

describe('a store that fails', () => {
  const fails = async (): Promise<never> => {
    throw new Error('The store is down');
  };
  const claimWith = (claim: Partial<EventClaim>): Partial<EventStore> => ({
    claim: async () => ({ complete: async () => undefined, release: async () => undefined, ...claim }),
  });

  it.each<[name: string, store: Partial<EventStore>, runs: number, type: string]>([
    ['to claim an event: nothing runs', { claim: fails }, 0, 'failed'],
    [
      'to record that a handler is done: the event is sent again',
      claimWith({ complete: fails }),
      1,
      'failed',
    ],
  ])('%s', async (_name, store, expectedRuns, type) => {
    let runs = 0;
    const whole = { ...memoryEventStore(), ...store };
    const { handle, notices } = endpoint({ [APPROVED]: () => void runs++ }, { store: whole });
    expect([await statusOf(handle, approved('e1')), runs]).toEqual([500, expectedRuns]);
    const error = { kind: 'system', code: 'EVENT_STORE_FAILED', cause: new Error('The store is down') };
    expect(notices).toMatchObject([{ type, error }]);
  });

  it('to release a claim: the failure of the handler is reported', async () => {
    const { handle, notices } = endpoint(
      {
        [APPROVED]: () => {
          throw new Error('fails');
        },
      },
      { store: { ...memoryEventStore(), ...claimWith({ release: fails }) } },
    );
    expect(await statusOf(handle, approved('e1'))).toBe(500);
    expect(notices).toMatchObject([{ type: 'failed', error: new Error('fails') }]);
  });
});

describe('a listener', () => {
  it('that throws or rejects changes no response', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => log.mockRestore());
    const late = { on: async () => Promise.reject(new Error('listener')) };
    const atOnce = {
      on: () => {
        throw new Error('listener');
      },
    };
    for (const options of [late, atOnce])
      expect(await statusOf(endpoint({}, options).handle, approved('e1'))).toBe(200);
    expect(log).toHaveBeenCalledTimes(2);
  });

  it('defaults to logging failures of handlers and of the store, and nothing else', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => log.mockRestore());
    const failure = new Error('fails');
    const handle = createWebhookHandler({
      publicKey: signer.publicKey,
      handlers: { [APPROVED]: () => Promise.reject(failure) },
    });
    expect((await handle(request('no token'))).status).toBe(400);
    expect(log).not.toHaveBeenCalled();
    expect(await statusOf(handle, approved('e1'))).toBe(500);
    expect(log.mock.calls).toEqual([
      [
        'storewire: webhook',
        { type: 'failed', eventId: 'e1', eventType: APPROVED, handler: 'handler', error: failure },
      ],
    ]);
    log.mockClear();
    const parsed = request('token');
    await parsed.text();
    expect((await handle(parsed)).status).toBe(500);
    expect(log.mock.calls).toEqual([['storewire: webhook', { type: 'error', error: expect.any(TypeError) }]]);
  });
});

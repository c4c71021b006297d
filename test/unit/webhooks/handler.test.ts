import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { nodeListener } from '../../../src/node/index.ts';
import { createEventSigner } from '../../../src/testing/index.ts';
import { createWebhookHandler, memoryEventStore, type EventStore, type WebhookHandler } from '../../../src/webhooks/index.ts';
import { gate } from '../helpers/server.ts';
import { APPROVED, approved, deliver, endpoint, request, signer, statusOf } from './setup.ts';

afterEach(() => vi.useRealTimers());

const typesOf = (told: { type: string }[]): string[] => told.map(({ type }) => type);

describe('a delivery', () => {
  it('is answered with 200 when its handler is done', async () => {
    const seen: string[] = [];
    const { handle, told } = endpoint({ [APPROVED]: async ({ data }) => void seen.push(String(data.order?.number)) });
    const answer = await handle(await deliver(approved('e1')));
    expect([answer.status, await answer.text()]).toEqual([200, '']);
    expect(seen).toEqual(['10042']);
    expect(told).toEqual([{ type: 'done', eventId: 'e1', eventType: APPROVED, handler: 'handler' }]);
  });

  it('of a type without a handler is answered with 200, and told', async () => {
    const { handle, told } = endpoint({});
    expect(await statusOf(handle, approved('e1'))).toBe(200);
    expect(told).toEqual([{ type: 'unhandled', eventId: 'e1', eventType: APPROVED }]);
  });

  it('of a type that the contract does not have goes to the handler of unknown ones', async () => {
    const seen: unknown[] = [];
    const { handle } = endpoint({ unknown: (event) => seen.push([event.metadata.eventType, event.data]) });
    const data = JSON.stringify({ eventType: 'wix.new.v1.thing_made', data: '{"size":3}' });
    expect((await handle(request(await signer.signClaims({ data, iat: Math.floor(Date.now() / 1000) })))).status).toBe(200);
    expect(seen).toEqual([['wix.new.v1.thing_made', { size: 3 }]]);
  });

  it.each(['constructor', 'toString', '__proto__'])('of the type %s meets no handler', async (eventType) => {
    const { handle, told } = endpoint({});
    const data = JSON.stringify({ eventType, data: '{}' });
    expect((await handle(request(await signer.signClaims({ data, iat: Math.floor(Date.now() / 1000) })))).status).toBe(200);
    expect(told).toMatchObject([{ type: 'unhandled', eventType }]);
  });

  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('by %s is answered with 405', async (method) => {
    const { handle, told } = endpoint({ [APPROVED]: () => expect.fail('must not run') });
    const answer = await handle(new Request('https://shop.example/events', { method }));
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    expect(told).toEqual([]);
  });

  it.each([
    { name: 'that is no token', token: async () => 'hello', status: 400, code: 'INVALID_TOKEN' },
    { name: 'that is empty', token: async () => '', status: 400, code: 'INVALID_TOKEN' },
    { name: 'of another signer', token: async () => (await createEventSigner()).sign(approved('e1')), status: 401, code: 'INVALID_SIGNATURE' },
    { name: 'that is too old', token: () => signer.sign(approved('e1'), { iat: 1 }), status: 401, code: 'EXPIRED_TOKEN' },
    { name: 'without a date', token: () => signer.sign(approved('e1'), { iat: null }), status: 401, code: 'INVALID_CLAIM' },
    { name: 'that cannot be read', token: () => signer.signClaims({ data: '{', iat: Math.floor(Date.now() / 1000) }), status: 400, code: 'INVALID_EVENT' },
    { name: 'that is too long', token: async () => 'x'.repeat(5 * 1024 * 1024), status: 413, code: 'TOO_LARGE' },
  ])('$name is refused with $status and no word why', async ({ token, status, code }) => {
    const { handle, told } = endpoint({ [APPROVED]: () => expect.fail('must not run') });
    const answer = await handle(request(await token()));
    expect([answer.status, await answer.text()]).toEqual([status, '']);
    expect(told).toMatchObject([{ type: 'refused', error: { code } }]);
  });

  it('that breaks off is answered all the same', async () => {
    const { handle, told } = endpoint({ [APPROVED]: () => expect.fail('must not run') });
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) });
    const broken = new Request('https://shop.example', { method: 'POST', body, duplex: 'half' } as RequestInit & { duplex: 'half' });
    expect((await handle(broken)).status).toBe(500);
    expect(typesOf(told)).toEqual(['broken']);
  });

  it('whose body a parser has read is answered with 500, so that it comes again when the program is mended', async () => {
    const { handle, told } = endpoint({ [APPROVED]: () => expect.fail('must not run') });
    const delivery = await deliver(approved('e1'));
    await delivery.text();
    expect((await handle(delivery)).status).toBe(500);
    expect(told).toEqual([{ type: 'broken', error: new TypeError('The request must be a Request whose body nobody has read') }]);
  });

  it('to an endpoint whose key is none is answered with 500, so that it comes again', async () => {
    const { handle, told } = endpoint({}, { publicKey: '-----BEGIN PUBLIC KEY-----AAAA-----END PUBLIC KEY-----' });
    expect(await statusOf(handle, approved('e1'))).toBe(500);
    expect(told).toMatchObject([{ type: 'broken', error: expect.any(TypeError) }]);
  });
});

describe('an endpoint cannot be made', () => {
  it('without a public key', () => {
    expect(() => createWebhookHandler({ publicKey: '', handlers: {} })).toThrow(new TypeError('Missing public key. Make sure to pass it as publicKey'));
  });

  it.each(['answerWithinMs', 'leaseMs', 'keepMs', 'maxBytes', 'maxAgeSeconds', 'clockToleranceSeconds'])('with a %s that is no number', (name) => {
    expect(() => endpoint({}, { [name]: Number.NaN })).toThrow(new RegExp(`^${name} must be a number`));
  });
});

describe('several handlers of one type', () => {
  it('Webhook: RS256 only; age limit; duplicate id reported; handler isolation; payload not mutated between handlers.', async () => {
    const seen: string[] = [];
    const { handle, told } = endpoint({
      [APPROVED]: {
        spoils: (event, context) => {
          context.isLate = true;
          event.data.order?.lineItems.splice(0);
          event.metadata.entityId = 'spoilt';
          throw new Error('fails');
        },
        reads: ({ data, metadata }, { isLate }) => void seen.push(`${data.order?.lineItems.length} ${metadata.entityId} ${isLate}`),
      },
    });
    const hmac = `${btoa('{"alg":"HS256"}').replaceAll('=', '')}.e30.AAAA`;
    expect((await handle(request(hmac))).status).toBe(401);
    expect((await handle(await deliver(approved('e1'), { iat: Math.floor(Date.now() / 1000) - 4 * 86_400 }))).status).toBe(401);
    expect(await statusOf(handle, approved('e1'))).toBe(500);
    expect(await statusOf(handle, approved('e1'))).toBe(500);
    expect(seen).toEqual(['1 o1 false']);
    expect(told.map((each) => ('handler' in each ? `${each.type} ${each.handler}` : each.type)).toSorted()).toEqual(
      ['refused', 'refused', 'failed spoils', 'done reads', 'failed spoils', 'duplicate reads'].toSorted(),
    );
  });

  it('run again each on its own, until all are done', async () => {
    const runs: string[] = [];
    let failures = 2;
    const { handle } = endpoint({
      [APPROVED]: {
        mail: () => runs.push('mail'),
        stock: async () => {
          runs.push('stock');
          if (failures-- > 0) throw new Error('not yet');
        },
        ledger: () => runs.push('ledger'),
      },
    });
    const statuses = [];
    for (let count = 0; count < 4; count++) statuses.push(await statusOf(handle, approved('e1')));
    expect(statuses).toEqual([500, 500, 200, 200]);
    expect(runs.toSorted()).toEqual(['ledger', 'mail', 'stock', 'stock', 'stock']);
  });

  it('do not wait for one another', async () => {
    const { opened, open } = gate();
    const { handle } = endpoint({ [APPROVED]: { waits: () => opened, opens: () => open() } });
    expect(await statusOf(handle, approved('e1'))).toBe(200);
  });
});

describe('an event that arrives again', () => {
  it('while its handler is at work is not handled twice, and comes again', async () => {
    const entered = gate();
    const { opened, open } = gate();
    let runs = 0;
    const store = memoryEventStore();
    const slow = async (): Promise<void> => {
      runs++;
      entered.open();
      await opened;
    };
    const [one, two] = [endpoint({ [APPROVED]: slow }, { store }), endpoint({ [APPROVED]: slow }, { store })];
    const first = statusOf(one.handle, approved('e1'));
    await entered.opened;
    expect(await statusOf(two.handle, approved('e1'))).toBe(503);
    open();
    expect(await first).toBe(200);
    expect(await statusOf(two.handle, approved('e1'))).toBe(200);
    expect([runs, typesOf(one.told), typesOf(two.told)]).toEqual([1, ['done'], ['busy', 'duplicate']]);
  });

  it('signed anew is the same event', async () => {
    let runs = 0;
    const { handle } = endpoint({ [APPROVED]: () => void runs++ });
    const now = Math.floor(Date.now() / 1000);
    for (const iat of [now - 60, now]) expect((await handle(await deliver(approved('e1'), { iat }))).status).toBe(200);
    expect(runs).toBe(1);
  });

  it('after the server has died at work is handled when the lease is over', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const store = memoryEventStore();
    await store.take('e1:handler', 'a server that died', 300_000);
    let runs = 0;
    const { handle } = endpoint({ [APPROVED]: () => void runs++ }, { store });
    expect([await statusOf(handle, approved('e1')), runs]).toEqual([503, 0]);
    vi.setSystemTime(Date.now() + 300_001);
    expect([await statusOf(handle, approved('e1')), runs]).toEqual([200, 1]);
  });

  it('is taken for five minutes and known for three days, as far as the store is told', async () => {
    const store = memoryEventStore();
    const [take, finish] = [vi.spyOn(store, 'take'), vi.spyOn(store, 'finish')];
    const { handle } = endpoint({ [APPROVED]: () => undefined }, { store });
    expect(await statusOf(handle, approved('e1'))).toBe(200);
    expect(take.mock.calls).toEqual([['e1:handler', expect.any(String), 300_000]]);
    expect(finish.mock.calls).toEqual([['e1:handler', 3 * 86_400_000 + 2 * 60_000]]);
  });

  it('is known for as long as a token is taken', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const token = await signer.sign(approved('e1'), { iat: Math.floor(Date.now() / 1000) + 10 });
    let runs = 0;
    const { handle } = endpoint({ [APPROVED]: () => void runs++ }, { maxAgeSeconds: 600, clockToleranceSeconds: 10 });
    const statuses = [];
    for (const seconds of [0, 300, 315, 10]) {
      vi.setSystemTime(Date.now() + seconds * 1000);
      statuses.push((await handle(request(token))).status);
    }
    expect([statuses, runs]).toEqual([[200, 200, 200, 401], 1]);
  });
});

describe('order', () => {
  it('is told by the sequence of an entity, as whole numbers of any length', async () => {
    const seen: string[] = [];
    const { handle, told } = endpoint({ [APPROVED]: ({ id }, { isLate }) => void seen.push(`${id} ${isLate}`) });
    const sequences = ['9', '10', '9', '10', '9007199254740993', '9007199254740992', '0009007199254740994'];
    for (const [index, sequence] of sequences.entries()) await statusOf(handle, approved(`e${index}`, sequence));
    expect(seen).toEqual(['e0 false', 'e1 false', 'e2 true', 'e3 false', 'e4 false', 'e5 true', 'e6 false']);
    expect(told.filter(({ type }) => type === 'late')).toEqual([
      { type: 'late', eventId: 'e2', eventType: APPROVED },
      { type: 'late', eventId: 'e5', eventType: APPROVED },
    ]);
  });

  it('is asked of a store in digits without leading zeros, and of no store where there is none', async () => {
    const asked: string[][] = [];
    const isLate: EventStore['isLate'] = async (key, sequence) => asked.push([key, sequence]) < 0;
    const { handle } = endpoint({ [APPROVED]: () => undefined }, { store: { ...memoryEventStore(), isLate } });
    for (const sequence of ['007', '000', '10', '-1', '1e3', '0x1', '', undefined]) await statusOf(handle, approved('e', sequence));
    expect(asked).toEqual(['7', '0', '10'].map((sequence) => ['wix.ecom.v1.order:o1', sequence]));
  });

  it('is kept for each entity alone, and not known without a number', async () => {
    const seen: boolean[] = [];
    const { handle } = endpoint({ [APPROVED]: (_event, { isLate }) => void seen.push(isLate) });
    for (const [entityId, sequence] of [
      ['a', '5'],
      ['b', '1'],
      ['a', null],
      ['a', 'first'],
      ['a', '4'],
    ] as const) {
      const metadata = { entityFqdn: 'wix.ecom.v1.order', entityId, entityEventSequence: sequence };
      await statusOf(handle, { ...approved('any'), metadata });
    }
    expect(seen).toEqual([false, false, false, false, true]);
  });
});

describe('a handler that takes long', () => {
  async function start(context?: { waitUntil(work: Promise<unknown>): void }) {
    const entered = gate();
    const { opened, open } = gate();
    let runs = 0;
    const work = async (): Promise<void> => {
      runs++;
      entered.open();
      await opened;
    };
    const { handle, told } = endpoint({ [APPROVED]: work }, { answerWithinMs: undefined });
    const delivery = await deliver(approved('e1'));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answer = handle(delivery, context);
    await entered.opened;
    return { answer, handle, told, open, runs: () => runs };
  }

  it('is not waited for: 503 after a second, and 200 for the next delivery when it is done', async () => {
    const { answer, handle, told, open, runs } = await start();
    await vi.advanceTimersByTimeAsync(1000);
    expect((await answer).status).toBe(503);
    expect(vi.getTimerCount()).toBe(0);
    open();
    await vi.waitFor(() => expect(typesOf(told)).toEqual(['slow', 'done']));
    expect([await statusOf(handle, approved('e1')), runs()]).toEqual([200, 1]);
  });

  it('in time leaves no timer behind', async () => {
    const { answer, open } = await start();
    await vi.advanceTimersByTimeAsync(999);
    open();
    expect((await answer).status).toBe(200);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('keeps a worker alive until it is done', async () => {
    const work: Promise<unknown>[] = [];
    const { answer, open } = await start({ waitUntil: (each) => void work.push(each) });
    await vi.advanceTimersByTimeAsync(1000);
    expect((await answer).status).toBe(503);
    expect(await Promise.race([work[0], Promise.resolve('at work')])).toBe('at work');
    open();
    expect(await work[0]).toBe(200);
  });
});

describe('a store that fails', () => {
  const fails = async (): Promise<never> => {
    throw new Error('The store is down');
  };
  const cases: { name: string; store: Partial<EventStore>; runs: number; told: string[] }[] = [
    { name: 'to take work: nothing runs', store: { take: fails }, runs: 0, told: ['failed'] },
    { name: 'to tell the order: nothing runs', store: { isLate: fails }, runs: 0, told: ['broken'] },
    { name: 'to note what is done: the event comes again', store: { finish: fails }, runs: 1, told: ['failed'] },
  ];

  it.each(cases)('$name', async ({ store, runs: wanted, told: happenings }) => {
    let runs = 0;
    const { handle, told } = endpoint({ [APPROVED]: () => void runs++ }, { store: { ...memoryEventStore(), ...store } });
    expect([await statusOf(handle, approved('e1', '1')), runs, typesOf(told)]).toEqual([500, wanted, happenings]);
    expect(told).toMatchObject([{ error: { kind: 'system', code: 'EVENT_STORE_FAILED', cause: new Error('The store is down') } }]);
  });

  it('to give work back: the failure of the handler is told', async () => {
    const { handle, told } = endpoint(
      {
        [APPROVED]: () => {
          throw new Error('fails');
        },
      },
      { store: { ...memoryEventStore(), release: fails } },
    );
    expect(await statusOf(handle, approved('e1'))).toBe(500);
    expect(told).toMatchObject([{ type: 'failed', error: new Error('fails') }]);
  });
});

describe('a listener', () => {
  it('that throws, at once or later, changes no answer', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => log.mockRestore());
    const late = { on: async () => Promise.reject(new Error('listener')) };
    const atOnce = {
      on: () => {
        throw new Error('listener');
      },
    };
    for (const options of [late, atOnce]) expect(await statusOf(endpoint({}, options).handle, approved('e1'))).toBe(200);
    expect(log).toHaveBeenCalledTimes(2);
  });

  it('that is missing leaves failures of handlers and of the store to the console, and nothing else', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => log.mockRestore());
    const failure = new Error('fails');
    const handle = createWebhookHandler({ publicKey: signer.publicKey, handlers: { [APPROVED]: () => Promise.reject(failure) }, answerWithinMs: 60_000 });
    expect((await handle(request('no token'))).status).toBe(400);
    expect(log).not.toHaveBeenCalled();
    expect(await statusOf(handle, approved('e1'))).toBe(500);
    expect(log.mock.calls).toEqual([[`storewire: a webhook handler failed: ${APPROVED} handler`, failure]]);
    log.mockClear();
    const store = { ...memoryEventStore(), isLate: () => Promise.reject(failure) };
    expect(await statusOf(endpoint({ [APPROVED]: () => undefined }, { store, on: undefined }).handle, approved('e1', '1'))).toBe(500);
    expect(log.mock.calls).toEqual([
      ['storewire: a webhook delivery could not be taken', expect.objectContaining({ code: 'EVENT_STORE_FAILED', cause: failure })],
    ]);
  });
});

describe('on a server of Node', () => {
  async function serve(handle: WebhookHandler): Promise<string> {
    const server = createServer(nodeListener(handle));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`;
  }

  it('events arrive, and nothing else does', async () => {
    const seen: string[] = [];
    const { handle } = endpoint({ [APPROVED]: ({ id }) => void seen.push(id) });
    const url = await serve(handle);
    const post = async (body: string): Promise<number> => (await fetch(url, { method: 'POST', body })).status;
    expect(await post(await signer.sign(approved('e1')))).toBe(200);
    expect(await post('hello')).toBe(400);
    expect((await fetch(url)).status).toBe(405);
    expect(seen).toEqual(['e1']);
  });
});

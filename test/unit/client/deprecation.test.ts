import { afterEach, describe, expect, it, vi } from 'vitest';
import { type CallEvent, createTransport, logCalls, type TransportOptions } from '../../../src/index.ts';
import { type Operation, operation } from '../../../src/runtime/index.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

let count = 0;

/** A deprecated call that this process has not made. */
const newCall = (replacedBy?: string): Operation<object, object> =>
  operation(`old.call${++count}`, 'GET', '/v1/old', {
    sunset: '2027-02-01',
    ...(replacedBy && { replacedBy }),
  });

const open = (options: TransportOptions = {}) =>
  createTransport({ fetch: async () => Response.json({ name: 'answer' }), ...options });

/** A client whose calls succeed, and the deprecations that its listener hears. */
function listen() {
  const events: CallEvent[] = [];
  const client = open({ on: (event) => void events.push(event) });
  return { client, deprecations: () => events.filter(({ type }) => type === 'deprecation') };
}

describe('a deprecated call', () => {
  it('is reported before it is sent, with its replacement and its last day', async () => {
    const { client, deprecations } = listen();
    const call = newCall('carts.newCall');
    await call(client);
    expect(deprecations()).toEqual([
      {
        type: 'deprecation',
        operation: call.info.id,
        method: 'GET',
        path: '/v1/old',
        attempts: 0,
        elapsedMs: expect.any(Number),
        sunset: '2027-02-01',
        replacedBy: 'carts.newCall',
      },
    ]);
  });

  it('is reported once in a process, to the first client with a listener', async () => {
    const [call, other] = [newCall(), newCall()];
    const [first, second] = [listen(), listen()];
    await call(open());
    for (const { client } of [first, first, second]) await call(client);
    await other(second.client);
    expect([first, second].map(({ deprecations }) => deprecations().map((event) => event.operation))).toEqual(
      [[call.info.id], [other.info.id]],
    );
  });

  it.each([
    ['in production', () => vi.stubEnv('NODE_ENV', 'production')],
    ['in a page without a bundler, which has no `process`', () => vi.stubGlobal('process', undefined)],
  ])('is not reported %s', async (_where, enter) => {
    const { client, deprecations } = listen();
    enter();
    await newCall()(client);
    expect(deprecations()).toEqual([]);
  });

  it('succeeds if the listener throws', async () => {
    const shown = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const client = open({
      on: ({ type }) => {
        if (type === 'deprecation') throw new Error('full');
      },
    });
    expect(await newCall()(client)).toEqual({ name: 'answer' });
    expect(shown).toHaveBeenCalledOnce();
  });

  it('is a warning of `logCalls`', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const client = open({ on: logCalls() });
    await newCall('carts.newCall')(client);
    await newCall()(client);
    expect(warned.mock.calls).toEqual([
      ['GET /v1/old → deprecated, ends on 2027-02-01, use carts.newCall'],
      ['GET /v1/old → deprecated, ends on 2027-02-01'],
    ]);
  });
});

it('a call that is not deprecated is not reported', async () => {
  const { client, deprecations } = listen();
  await operation('new.call', 'GET', '/v2/new')(client);
  expect(deprecations()).toEqual([]);
});

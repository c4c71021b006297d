import { gate, json } from 'storewire-dev-kit/server';
import { HOUR_MS } from 'storewire-dev-kit/time';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TRANSPORT } from '../../../../src/core/options.ts';
import { createClient, type KeyValueStorage, member, memoryStorage, visitor } from '../../../../src/index.ts';
import { failureOf } from '../../helpers/failure.ts';
import { fifty, type Platform } from '../../helpers/platform.ts';
import { tokensOf } from '../../helpers/tokens.ts';
import { giveTokens, grantsOf, open, openStored } from './setup.ts';

afterEach(() => void vi.useRealTimers());

/** Answers all calls, whatever their token is. */
function acceptAll(platform: Platform): void {
  platform.answer = (_request, response) => json(response, { cart: {} });
}

const elapse = (ms: number): void => void vi.setSystemTime(Date.now() + ms);

describe.each([
  ['visitor', visitor],
  ['member', member],
] as const)('the tokens of a %s', (_role, make) => {
  describe('that has none', () => {
    it('are requested when the first call needs them, not before', async () => {
      const { platform, client, call } = await open(make);
      await client[TRANSPORT].sessionId();
      expect(platform.requests).toEqual([]);
      await call();
      expect(platform.requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
        'POST /oauth2/token',
        'GET /ecom/v1/carts/current',
      ]);
      expect(platform.tokenCalls).toEqual([{ clientId: 'client-1', grantType: 'anonymous' }]);
      expect(platform.requests[0]?.headers).not.toHaveProperty('authorization');
    });

    it('are requested once for fifty first calls at once', async () => {
      const { platform, call } = await open(make);
      await fifty(call);
      expect([grantsOf(platform), new Set(platform.seen), platform.seen.length]).toEqual([
        ['anonymous'],
        new Set(['access-1']),
        50,
      ]);
    });

    it('are requested again after a transient failure, as an unused visitor is harmless', async () => {
      const { platform, auth } = await open(make);
      platform.tokenAnswer = (_call, response) => {
        platform.tokenAnswer = undefined;
        json(response, {}, 503);
      };
      await createClient({ baseUrl: platform.url, auth, retry: { baseMs: 0 } }).currentCart.getCurrentCart();
      expect(grantsOf(platform)).toEqual(['anonymous', 'anonymous']);
    });

    it('fail calls with the error of the token endpoint, and the call itself is not sent', async () => {
      const { platform, call } = await open(make);
      platform.tokenAnswer = (_call, response) =>
        json(response, { error: 'invalid_client', error_description: 'No such client' }, 401);
      const error = await failureOf(call());
      expect(error).toMatchObject({
        kind: 'client',
        status: 401,
        code: 'invalid_client',
        message: 'something went wrong',
        operation: 'oauth.oauthToken',
        cause: { kind: 'client', message: 'No such client', description: 'Unauthorized' },
      });
      expect([platform.tokenCalls.length, platform.seen]).toEqual([1, []]);
    });

    it.each<[answer: object, field: string]>([
      [{ access_token: 'a', refresh_token: 'r' }, 'expires_in'],
      ...[null, -5, 0, 'soon', '1e999'].map((expires_in): [object, string] => [
        { access_token: 'a', refresh_token: 'r', expires_in },
        'expires_in',
      ]),
      ...[undefined, null, '', 5].map((access_token): [object, string] => [
        { access_token, refresh_token: 'r', expires_in: 100 },
        'access_token',
      ]),
    ])('fail typed and are not kept if the answer is %j', async (answer, field) => {
      const { platform, client, call, stored } = await open(make);
      platform.tokenAnswer = (_call, response) => json(response, answer);
      const error = await failureOf(call());
      expect([error.kind, error.reason, error.operation, error.description]).toEqual([
        'system',
        'badAnswer',
        'oauth.oauthToken',
        `The token response has no usable ${field}`,
      ]);
      const empty = {
        isFirst: true,
        nonce: expect.any(String),
        version: [expect.any(Number), 0],
        sessionId: await client[TRANSPORT].sessionId(),
      };
      expect([platform.seen, await stored()]).toEqual([[], empty]);
    });

    it('may have a life that is text', async () => {
      const { platform, call, stored } = await open(make);
      acceptAll(platform);
      platform.tokenAnswer = (_call, response) =>
        json(response, { access_token: 'a', refresh_token: 'r', expires_in: '14400' });
      const before = Math.floor(Date.now() / 1000);
      await call();
      const begun = (await stored()).tokens.accessToken.expiresAt - 14_400;
      expect([begun >= before, begun <= Date.now() / 1000]).toEqual([true, true]);
    });
  });

  describe('that run out', () => {
    it.each([
      [61, 'access-1', 1],
      [60, 'access-2', 2],
      [0, 'access-2', 2],
      [-1, 'access-2', 2],
    ])(
      'with %i seconds left send %s: in the last minute, calls wait for new ones',
      async (secondsLeft, sent, count) => {
        vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01T00:00:00Z') });
        const { platform, call } = await open(make);
        platform.answer = (request, response) => json(response, { sent: request.headers['authorization'] });
        let made = 0;
        platform.tokenAnswer = (_call, response) => giveTokens(response, `${++made}`);
        await call();
        elapse((14_400 - secondsLeft) * 1000);
        expect(await call()).toEqual({ sent });
        expect(platform.tokenCalls).toHaveLength(count);
      },
    );

    it('are refreshed once for fifty calls at once, with the same session id before and after', async () => {
      const { platform, client, call } = await openStored(make);
      const sessionId = await client[TRANSPORT].sessionId();
      const listener = vi.fn();
      client[TRANSPORT].onSessionId(listener);
      await fifty(call);
      expect([grantsOf(platform), new Set(platform.seen), platform.seen.length]).toEqual([
        ['refresh-old'],
        new Set(['access-1']),
        50,
      ]);
      expect([await client[TRANSPORT].sessionId(), listener.mock.calls]).toEqual([sessionId, []]);
    });

    it('are stored, with the new refresh token, before any call goes out with them', async () => {
      const order: string[] = [];
      const inner = memoryStorage();
      const set = async (key: string, value: string): Promise<void> => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        await inner.set(key, value);
        order.push(`stored ${JSON.parse(value).tokens?.refreshToken.value}`);
      };
      const { platform, call } = await openStored(make, tokensOf('old', -1), { ...inner, set });
      platform.answer = (request, response) => {
        order.push(`sent ${request.headers['authorization']}`);
        json(response, {});
      };
      await call();
      expect(order).toEqual(['stored refresh-old', 'stored refresh-1', 'sent access-1']);
    });

    it.each([undefined, null, ''])(
      'keep their refresh token when the answer has %j instead of a new one',
      async (refresh_token) => {
        const { platform, call, stored } = await openStored(make);
        acceptAll(platform);
        platform.tokenAnswer = (_call, response) =>
          json(response, { access_token: 'fresh', expires_in: 14_400, refresh_token });
        await call();
        expect((await stored()).tokens).toMatchObject({
          accessToken: { value: 'fresh' },
          refreshToken: { value: 'refresh-old' },
        });
      },
    );

    it('are kept in memory if they cannot be stored, and the used refresh token is not sent again', async () => {
      vi.useFakeTimers({ toFake: ['Date'] });
      const inner = memoryStorage();
      let isFull = false;
      const storage: KeyValueStorage = {
        ...inner,
        set: (key, value) => {
          if (isFull) throw new Error('full');
          return inner.set(key, value);
        },
      };
      const { platform, call } = await openStored(make, tokensOf('old', -1), storage);
      isFull = true;
      await call();
      await call();
      elapse(5 * HOUR_MS);
      isFull = false;
      await call();
      expect(grantsOf(platform)).toEqual(['refresh-old', 'refresh-1']);
    });

    it.each<[title: string, answer: NonNullable<Platform['tokenAnswer']>, facts: object]>([
      ...(
        [
          [500, 'system'],
          [429, 'client'],
          [400, 'client'],
          [401, 'client'],
        ] as const
      ).map(([status, kind]): [string, NonNullable<Platform['tokenAnswer']>, object] => [
        `with ${status}`,
        (_call, response) =>
          json(response, { error: 'server_error', error_description: 'not invalid_grant' }, status),
        { kind, status, message: 'something went wrong' },
      ]),
      [
        'before the headers',
        (_call, response) => void response.destroy(),
        { kind: 'system', reason: 'network' },
      ],
      [
        'in the middle of the body',
        (_call, response) => {
          response.writeHead(200, { 'content-type': 'application/json' }).write('{"access_token":"half');
          setTimeout(() => response.destroy(), 10);
        },
        { kind: 'system', reason: 'network' },
      ],
    ])(
      'are kept if a refresh fails %s, which throws typed and is not repeated; the next call refreshes',
      async (_title, answer, facts) => {
        const { platform, call, stored } = await openStored(make);
        const before = await stored();
        platform.tokenAnswer = answer;
        expect(await failureOf(call())).toMatchObject({
          operation: 'oauth.oauthToken',
          attempts: 1,
          ...facts,
        });
        expect([platform.seen, await stored()]).toEqual([[], before]);
        platform.tokenAnswer = undefined;
        await call();
        expect([grantsOf(platform), (await stored()).sessionId]).toEqual([
          ['refresh-old', 'refresh-old'],
          before.sessionId,
        ]);
      },
    );

    it('fail all waiting calls if the refresh fails, and no others', async () => {
      const { platform, call } = await openStored(make);
      platform.tokenAnswer = (_call, response) => json(response, {}, 500);
      const outcomes = await Promise.allSettled(Array.from({ length: 50 }, call));
      expect([new Set(outcomes.map(({ status }) => status)), platform.tokenCalls.length]).toEqual([
        new Set(['rejected']),
        1,
      ]);
      platform.tokenAnswer = undefined;
      await call();
    });
  });

  describe('that the platform rejects with a 401', () => {
    const opened = () => openStored(make, tokensOf('mine'));

    it('are refreshed once for fifty calls at once, which are all replayed, writes too', async () => {
      const { platform, client, call } = await opened();
      await Promise.all([fifty(call), client.currentCart.addToCurrentCart({ lineItems: [] })]);
      expect([grantsOf(platform), platform.seen.filter((token) => token === 'access-1').length]).toEqual([
        ['refresh-mine'],
        51,
      ]);
    });

    it('fail the call if the new ones are rejected too', async () => {
      const { platform, call } = await opened();
      platform.answer = (_request, response) => json(response, {}, 401);
      const error = await failureOf(call());
      expect([error.status, error.code, error.attempts]).toEqual([401, 'UNAUTHORIZED', 2]);
      expect([grantsOf(platform), platform.seen]).toEqual([['refresh-mine'], ['access-mine', 'access-1']]);
    });

    it('fail the call with the failure of the refresh', async () => {
      const { platform, call } = await opened();
      platform.tokenAnswer = (_call, response) => json(response, {}, 500);
      const error = await failureOf(call());
      expect([error.status, error.operation, grantsOf(platform)]).toEqual([
        500,
        'oauth.oauthToken',
        ['refresh-mine'],
      ]);
    });

    it('fail the call at once with a 403, with an application error, or if the call is open', async () => {
      const { platform, client, call } = await opened();
      platform.answer = (_request, response) => json(response, {}, 403);
      expect(await failureOf(call())).toMatchObject({ status: 403, attempts: 1, description: 'Forbidden' });
      platform.answer = (_request, response) => json(response, {}, 401);
      expect((await failureOf(client.oauth.oauthTokenInfo({ token: 't' }))).attempts).toBe(1);
      platform.answer = (_request, response) =>
        json(
          response,
          { details: { applicationError: { code: -19976, description: 'wrong password' } } },
          401,
        );
      for (const send of [
        () => client.authentication.changePassword({ newPassword: 'x' }),
        () => client.authentication.login({ loginId: { email: 'a@example.com' }, password: 'x' }),
      ])
        expect(await failureOf(send())).toMatchObject({ kind: 'application', code: '-19976', attempts: 1 });
      expect([platform.tokenCalls, platform.seen.length]).toEqual([[], 4]);
    });
  });

  it('are still requested and stored if one or all of the calls that wait for them are aborted', async () => {
    for (const patientCalls of [1, 0]) {
      const { platform, client, call, stored } = await open(make);
      const [arrived, allowed] = [gate(), gate()];
      platform.tokenAnswer = async (_call, response) => {
        arrived.open();
        await allowed.opened;
        platform.acceptedToken = 'access-1';
        giveTokens(response, '1');
      };
      const { signal, abort } = abortController();
      const impatient = Array.from({ length: 3 }, () =>
        failureOf(client.currentCart.getCurrentCart({}, { signal })),
      );
      const patient = Array.from({ length: patientCalls }, call);
      await arrived.opened;
      abort();
      for (const error of await Promise.all(impatient))
        expect([error.reason, error.attempts]).toEqual(['abort', 0]);
      allowed.open();
      expect(await Promise.all(patient)).toEqual(patient.map(() => ({ cart: { id: 'c1' } })));
      await vi.waitFor(async () => expect((await stored()).tokens?.accessToken.value).toBe('access-1'));
      expect(platform.tokenCalls).toHaveLength(1);
    }
  });

  it('are still requested and stored if a server that asks for the headers of a page no longer waits for them', async () => {
    const { platform, client, stored } = await open(make);
    const [arrived, allowed] = [gate(), gate()];
    platform.tokenAnswer = async (_call, response) => {
      arrived.open();
      await allowed.opened;
      giveTokens(response, '1');
    };
    const { signal, abort } = abortController();
    const access = failureOf(client[TRANSPORT].access(signal));
    await arrived.opened;
    abort();
    expect((await access).reason).toBe('abort');
    expect((await failureOf(client[TRANSPORT].access(signal))).reason).toBe('abort');
    allowed.open();
    await vi.waitFor(async () => expect((await stored()).tokens?.accessToken.value).toBe('access-1'));
  });
});

function abortController() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

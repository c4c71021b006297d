import { gate, json } from 'storewire-dev-kit/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TRANSPORT } from '../../../src/core/options.ts';
import { failureOf } from '../helpers/failure.ts';
import { fifty, invalidGrant } from '../helpers/platform.ts';
import { grants, start, startExpired } from './visitor-shop.ts';

afterEach(() => void vi.useRealTimers());

describe('a renewal that fails', () => {
  it.each([
    ['500', 500, 'system'],
    ['429', 429, 'client'],
    ['a 400 that is not invalid_grant', 400, 'client'],
    ['a 401', 401, 'client'],
  ])(
    'with %s keeps the tokens, is not repeated and throws typed; the next call renews',
    async (_title, status, kind) => {
      const { platform, client, stored } = await startExpired();
      const before = await stored();
      platform.tokenAnswer = (_call, response) =>
        json(response, { error: 'server_error', error_description: 'not invalid_grant' }, status);
      const error = await failureOf(client.currentCart.getCurrentCart());
      expect([error.kind, error.status, error.operation, error.attempts]).toEqual([
        kind,
        status,
        'oauth.oauthToken',
        1,
      ]);
      expect([platform.seen, await stored()]).toEqual([[], before]);
      platform.tokenAnswer = undefined;
      await client.currentCart.getCurrentCart();
      expect(grants(platform)).toEqual(['refresh_token refresh-1', 'refresh_token refresh-1']);
      expect((await stored()).identity).toBe(before.identity);
    },
  );

  it.each(['before the headers', 'in the middle of the body'])(
    'because the connection is cut %s keeps the tokens and throws typed',
    async (moment) => {
      const { platform, client, stored } = await startExpired();
      const before = await stored();
      platform.tokenAnswer = (_call, response) => {
        if (moment.startsWith('in'))
          response.writeHead(200, { 'content-type': 'application/json' }).write('{"access_token":"half');
        setTimeout(() => response.destroy(), 10);
      };
      const error = await failureOf(client.currentCart.getCurrentCart());
      expect([error.kind, error.reason, error.operation]).toEqual(['system', 'network', 'oauth.oauthToken']);
      expect([grants(platform), platform.seen, await stored()]).toEqual([
        ['refresh_token refresh-1'],
        [],
        before,
      ]);
    },
  );

  it('with invalid_grant creates a new visitor with a new identity, and emits an event', async () => {
    const { platform, client, stored } = await startExpired();
    const identity = await client[TRANSPORT].identity();
    const listener = vi.fn();
    const stop = client[TRANSPORT].onIdentity(listener);
    platform.tokenAnswer = (call, response) => {
      platform.tokenAnswer = undefined;
      invalidGrant(call, response);
    };
    await fifty(() => client.currentCart.getCurrentCart());
    expect(grants(platform)).toEqual(['refresh_token refresh-1', 'anonymous']);
    expect([listener.mock.calls.length, (await stored()).identity]).toEqual([
      1,
      await client[TRANSPORT].identity(),
    ]);
    expect(await client[TRANSPORT].identity()).not.toBe(identity);
    stop();
  });

  it('with invalid_grant ends the visitor, also if no new one can be created: its refresh token is not sent again', async () => {
    const { platform, client, stored } = await startExpired();
    const before = await stored();
    platform.tokenAnswer = (call, response) =>
      call.grantType === 'anonymous' ? json(response, {}, 403) : invalidGrant(call, response);
    for (const _call of [1, 2])
      expect((await failureOf(client.currentCart.getCurrentCart())).status).toBe(403);
    expect(grants(platform)).toEqual(['refresh_token refresh-1', 'anonymous', 'anonymous']);
    expect([(await stored()).identity, (await stored()).tokens]).toEqual([
      await client[TRANSPORT].identity(),
      undefined,
    ]);
    expect((await stored()).identity).not.toBe(before.identity);
  });

  it('fails for all waiting calls, and for no others', async () => {
    const { platform, client } = await startExpired();
    platform.tokenAnswer = (_call, response) => json(response, {}, 500);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, () => client.currentCart.getCurrentCart()),
    );
    expect([new Set(outcomes.map(({ status }) => status)), platform.tokenCalls.length]).toEqual([
      new Set(['rejected']),
      1,
    ]);
    platform.tokenAnswer = undefined;
    expect(await client.currentCart.getCurrentCart()).toEqual({ cart: { id: 'c1' } });
  });
});

describe('a 401 of the platform', () => {
  it('is followed by one renewal and one replay, also of a write', async () => {
    const { platform, client } = await start();
    await client.currentCart.getCurrentCart();
    platform.transactionId = 'access-2';
    await client.currentCart.addToCurrentCart({ lineItems: [] });
    expect([grants(platform), platform.seen]).toEqual([
      ['anonymous', 'refresh_token refresh-1'],
      ['access-1', 'access-1', 'access-2'],
    ]);
  });

  it('of fifty calls at once makes one renewal, and all succeed', async () => {
    const { platform, client } = await start();
    await client.currentCart.getCurrentCart();
    platform.transactionId = 'access-2';
    await fifty(() => client.currentCart.getCurrentCart());
    expect([grants(platform), platform.seen.filter((token) => token === 'access-2').length]).toEqual([
      ['anonymous', 'refresh_token refresh-1'],
      50,
    ]);
  });

  it('is thrown when it comes again with the new token', async () => {
    const { platform, client } = await start();
    platform.answer = (_request, response) => json(response, {}, 401);
    const error = await failureOf(client.currentCart.getCurrentCart());
    expect([error.status, error.code, error.attempts]).toEqual([401, 'UNAUTHORIZED', 2]);
    expect([grants(platform), platform.seen]).toEqual([
      ['anonymous', 'refresh_token refresh-1'],
      ['access-1', 'access-2'],
    ]);
  });

  it('is the failure of the renewal when that fails', async () => {
    const { platform, client } = await start();
    await client.currentCart.getCurrentCart();
    platform.transactionId = 'access-2';
    platform.tokenAnswer = (_call, response) => json(response, {}, 500);
    const error = await failureOf(client.currentCart.getCurrentCart());
    expect([error.status, error.operation]).toEqual([500, 'oauth.oauthToken']);
    expect(grants(platform)).toEqual(['anonymous', 'refresh_token refresh-1']);
  });

  it('that is an application error is thrown at once', async () => {
    const { platform, client } = await start();
    platform.answer = (_request, response) =>
      json(
        response,
        { message: 'no', details: { applicationError: { code: -19976, description: 'wrong password' } } },
        401,
      );
    const error = await failureOf(client.authentication.changePassword({ newPassword: 'x' }));
    expect([error.kind, error.code, error.attempts, platform.tokenCalls.length]).toEqual([
      'application',
      '-19976',
      1,
      1,
    ]);
  });

  it('of an open call is thrown at once', async () => {
    const { platform, client } = await start();
    platform.answer = (_request, response) => json(response, {}, 401);
    const error = await failureOf(client.oauth.oauthTokenInfo({ token: 't' }));
    expect([error.attempts, platform.tokenCalls, platform.seen]).toEqual([1, [], [undefined]]);
  });
});

describe('a 403 of the platform', () => {
  it('is never replayed', async () => {
    const { platform, client } = await start();
    platform.answer = (_request, response) => json(response, {}, 403);
    const error = await failureOf(client.currentCart.getCurrentCart());
    expect([error.status, error.attempts, platform.tokenCalls.length]).toEqual([403, 1, 1]);
    expect(error.description).toBe('Forbidden');
  });
});

describe('aborting', () => {
  it('by one who waits for a token does not end the token call of the others', async () => {
    const { platform, client } = await start();
    const arrived = gate();
    const allowed = gate();
    platform.tokenAnswer = async (_call, response) => {
      arrived.open();
      await allowed.opened;
      platform.transactionId = 'access-1';
      json(response, { access_token: 'access-1', refresh_token: 'r', expires_in: 14_400 });
    };
    const controller = new AbortController();
    const impatient = failureOf(client.currentCart.getCurrentCart({}, { signal: controller.signal }));
    const patient = client.currentCart.getCurrentCart();
    await arrived.opened;
    controller.abort();
    expect([(await impatient).reason, (await impatient).attempts]).toEqual(['abort', 0]);
    allowed.open();
    expect(await patient).toEqual({ cart: { id: 'c1' } });
    expect([platform.tokenCalls.length, platform.seen]).toEqual([1, ['access-1']]);
  });

  it('by all who wait for a token still keeps what comes', async () => {
    const { platform, client, stored } = await start();
    const arrived = gate();
    const allowed = gate();
    platform.tokenAnswer = async (_call, response) => {
      arrived.open();
      await allowed.opened;
      json(response, { access_token: 'access-1', refresh_token: 'r', expires_in: 14_400 });
    };
    const controller = new AbortController();
    const calls = Promise.all(
      Array.from({ length: 5 }, () =>
        failureOf(client.currentCart.getCurrentCart({}, { signal: controller.signal })),
      ),
    );
    await arrived.opened;
    controller.abort();
    await calls;
    allowed.open();
    await vi.waitFor(async () =>
      expect(await stored()).toMatchObject({ tokens: { accessToken: { value: 'access-1' } } }),
    );
  });
});

import { json } from 'storewire-dev-kit/server';
import { HOUR_MS } from 'storewire-dev-kit/time';
import { afterEach, expect, it, vi } from 'vitest';
import { TRANSPORT } from '../../../../src/core/options.ts';
import { visitor } from '../../../../src/index.ts';
import { failureOf } from '../../helpers/failure.ts';
import { fifty, invalidGrant } from '../../helpers/platform.ts';
import { grantsOf, open, openStored } from './setup.ts';

afterEach(() => void vi.useRealTimers());

it('a visitor needs a client id', () => {
  expect(() => visitor({ clientId: '' })).toThrow(new TypeError('clientId must not be empty'));
});

it('a visitor whom the platform no longer knows is replaced by another one, with a new session id and an event', async () => {
  const { platform, client, stored, call } = await openStored(visitor);
  const sessionId = await client[TRANSPORT].sessionId();
  const listener = vi.fn();
  client[TRANSPORT].onSessionId(listener);
  platform.tokenAnswer = (tokenCall, response) => {
    platform.tokenAnswer = undefined;
    invalidGrant(tokenCall, response);
  };
  await fifty(call);
  expect([grantsOf(platform), listener.mock.calls.length, (await stored()).sessionId]).toEqual([
    ['refresh-old', 'anonymous'],
    1,
    await client[TRANSPORT].sessionId(),
  ]);
  expect(await client[TRANSPORT].sessionId()).not.toBe(sessionId);
});

it('a visitor ends also if no other one can be created: its refresh token is not sent again', async () => {
  const { platform, client, stored, call } = await openStored(visitor);
  platform.tokenAnswer = (tokenCall, response) =>
    tokenCall.grantType === 'anonymous' ? json(response, {}, 403) : invalidGrant(tokenCall, response);
  for (const _call of [1, 2]) expect((await failureOf(call())).status).toBe(403);
  expect(grantsOf(platform)).toEqual(['refresh-old', 'anonymous', 'anonymous']);
  const { sessionId, tokens } = await stored();
  expect([sessionId, sessionId === 'i1', tokens]).toEqual([
    await client[TRANSPORT].sessionId(),
    false,
    undefined,
  ]);
});

it('a visitor without any refresh token is replaced when its access token has expired', async () => {
  const { platform, client, call } = await open(visitor);
  platform.answer = (_request, response) => json(response, {});
  platform.tokenAnswer = (_call, response) => json(response, { access_token: 'a', expires_in: 61 });
  await call();
  const sessionId = await client[TRANSPORT].sessionId();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + HOUR_MS);
  await call();
  expect(grantsOf(platform)).toEqual(['anonymous', 'anonymous']);
  expect(await client[TRANSPORT].sessionId()).not.toBe(sessionId);
});

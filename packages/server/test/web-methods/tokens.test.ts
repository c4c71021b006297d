import { createClient, type OauthTokenInfoResponse } from 'storewire';
import { type Handler, json, startServer } from 'storewire-dev-kit/server';
import { type WebMethodEvent, webMethod, webMethodHandler } from 'storewire-server';
import { afterEach, describe, expect, it, vi } from 'vitest';

const GOOD: OauthTokenInfoResponse = {
  active: true,
  subjectType: 'MEMBER',
  subjectId: 'm1',
  clientId: 'client-1',
  siteId: 'site-1',
};
const SECOND = 1000;

afterEach(() => void vi.useRealTimers());

/** A handler with one web method, and the status of a call with a token. */
function open(
  tokenInfo: (token: string, options: { signal: AbortSignal }) => Promise<OauthTokenInfoResponse>,
  tokenTimeoutMs?: number,
) {
  const events: WebMethodEvent[] = [];
  const run = vi.fn(() => 'ran');
  const modules = { shop: { run: webMethod('site-member', run) } };
  const on = (event: WebMethodEvent): void => void events.push(event);
  const handler = webMethodHandler({
    modules,
    tokenInfo,
    clientId: 'client-1',
    siteId: 'site-1',
    tokenTimeoutMs,
    on,
  });
  const request = (token: string): Request =>
    new Request('https://site.example/_webMethods/shop/run', {
      method: 'POST',
      headers: { authorization: token },
      body: '[]',
    });
  return {
    run,
    events,
    handler,
    call: async (token = 't1') => (await handler(request(token))).status,
    answerTo: (token: string) => handler(request(token)),
  };
}

/** A platform that responds to requests for token info like this. */
async function openWith(answer: Handler, tokenTimeoutMs?: number) {
  const platform = await startServer(answer);
  const client = createClient({ baseUrl: platform.url, retry: false });
  return {
    platform,
    ...open((token, options) => client.oauth.oauthTokenInfo({ token }, options), tokenTimeoutMs),
  };
}

describe('the token info of the platform', () => {
  it('is requested once for overlapping calls and those of the next minute, and again after it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { platform, call } = await openWith((_request, response) => json(response, GOOD));
    expect(await Promise.all(Array.from({ length: 20 }, () => call()))).toEqual(Array(20).fill(200));
    vi.advanceTimersByTime(59 * SECOND);
    expect([await call(), platform.requests.length]).toEqual([200, 1]);
    vi.advanceTimersByTime(SECOND);
    expect([await call(), platform.requests.length]).toEqual([200, 2]);
    expect(platform.requests[0]).toMatchObject({
      method: 'POST',
      url: '/oauth2/token-info',
      body: '{"token":"t1"}',
    });
  });

  it('is cached per token', async () => {
    const { platform, call } = await openWith((request, response) =>
      json(response, JSON.parse(request.body).token === 'good' ? GOOD : { active: false }),
    );
    expect(await Promise.all(['good', 'bad', 'Good', 'good2'].map((token) => call(token)))).toEqual([
      200, 401, 401, 401,
    ]);
    expect(platform.requests).toHaveLength(4);
  });

  it('is requested again when the token has expired', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const exp = Math.floor(Date.now() / 1000) + 30;
    let active = true;
    const { call, platform } = await openWith((_request, response) =>
      json(response, { ...GOOD, exp, active }),
    );
    expect(await call()).toBe(200);
    active = false;
    vi.advanceTimersByTime(29 * SECOND);
    expect(await call()).toBe(200);
    vi.advanceTimersByTime(2 * SECOND);
    expect([await call(), platform.requests.length]).toEqual([401, 2]);
  });

  it('decides about a token that has expired by a clock of this server that is up to five minutes ahead', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const exp = Math.floor(Date.now() / 1000) + 30;
    const { call, platform } = await openWith((_request, response) => json(response, { ...GOOD, exp }));
    const statuses = [];
    for (const seconds of [320, 5, 10]) {
      vi.advanceTimersByTime(seconds * SECOND);
      statuses.push(await call());
    }
    expect([statuses, platform.requests.length]).toEqual([[200, 200, 401], 3]);
  });

  it('is cached for at most a thousand tokens', async () => {
    const asked: string[] = [];
    const { call } = open(async (token) => {
      asked.push(token);
      return GOOD;
    });
    for (let index = 0; index <= 1000; index++) await call(`t${index}`);
    await call('t1000');
    await call('t1');
    expect(asked).toHaveLength(1001);
    await call('t0');
    expect(asked).toHaveLength(1002);
  });
});

describe('a call whose caller the platform does not confirm', () => {
  const StoreError = { name: 'StoreError', operation: 'oauth.oauthTokenInfo' };
  it.each<[string, Handler, object?]>([
    ['fails', (_request, response) => json(response, { message: 'canary' }, 500)],
    ['never responds', () => undefined, { message: 'Not complete within 200 ms' }],
  ])('gets 503 and does not run if the platform %s', async (_how, answer, cause = StoreError) => {
    const { run, answerTo, events } = await openWith(answer, 200);
    const response = await answerTo('t1');
    expect([response.status, await response.json()]).toEqual([503, { message: 'Failed to get token info' }]);
    expect(run).not.toHaveBeenCalled();
    expect(events).toMatchObject([{ type: 'failure', status: 503, error: { cause } }]);
  });

  it.each<[string, () => Promise<OauthTokenInfoResponse>]>([
    ['throws', () => Promise.reject(new Error('canary'))],
    ['resolves with nothing', async () => undefined as unknown as OauthTokenInfoResponse],
    ['resolves with a string', async () => 'active' as unknown as OauthTokenInfoResponse],
    ['ignores its signal', () => new Promise(() => undefined)],
  ])('gets 503 if tokenInfo %s', async (_how, tokenInfo) => {
    const { run, call } = open(tokenInfo, 50);
    expect([await call(), run.mock.calls]).toEqual([503, []]);
  });

  it('requests the token info again the next time', async () => {
    let status = 500;
    const { platform, call } = await openWith((_request, response) => json(response, GOOD, status));
    expect([await call(), await call()]).toEqual([503, 503]);
    status = 200;
    expect([await call(), await call(), platform.requests.length]).toEqual([200, 200, 3]);
  });
});

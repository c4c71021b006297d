import { describe, expect, it, onTestFinished } from 'vitest';
import { app } from '../../src/server/index.ts';
import { createClient, visitor } from '../../src/index.ts';
import { startIdentityServer } from '../../scripts/identity/server.ts';
import { TRANSPORT } from '../../src/core/options.ts';

it('the identity server rejects malformed requests, and keeps running', async () => {
  const server = await startIdentityServer();
  onTestFinished(() => server.close());
  const post = (body: string): Promise<Response> =>
    fetch(`${server.url}/oauth2/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
  const good = JSON.stringify({ clientId: server.clientId, grantType: 'anonymous' });
  const answers = await Promise.all(['{', '[', good].map(post));
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 200]);
});

describe('the identity server for trying out', () => {
  const page = 'http://localhost:5300/signed-in';

  async function authorize(isOpenHere: boolean, redirectUri: string): Promise<number> {
    const server = await startIdentityServer({ isOpenHere });
    onTestFinished(() => server.close());
    const request = {
      clientId: server.clientId,
      redirectUri,
      codeChallenge: 'c'.repeat(43),
      codeChallengeMethod: 'S256',
      responseType: 'code',
      prompt: 'login',
    };
    return (await fetch(`${server.url}/oauth2/authorize?${new URLSearchParams(request)}`)).status;
  }

  it('signs in on any page of this machine, and on no other', async () => {
    const pages: [boolean, string][] = [
      [true, page],
      [true, 'http://127.0.0.1:3000/'],
      [true, 'https://localhost.evil.example/'],
      [true, ''],
      [false, page],
    ];
    expect(await Promise.all(pages.map(([isOpen, uri]) => authorize(isOpen, uri)))).toEqual([
      200, 200, 400, 400, 400,
    ]);
  });

  it('accepts any app, and returns the client and site of a token', async () => {
    const server = await startIdentityServer();
    onTestFinished(() => server.close());
    const store = createClient({
      baseUrl: server.url,
      auth: app({ appId: 'app', appSecret: 'secret', instanceId: 'i1' }),
    });
    expect((await store.currentCart.getCurrentCart()).cart.id).toBe('i1');
    const { headers } = await createClient({
      baseUrl: server.url,
      auth: visitor({ clientId: server.clientId }),
    })[TRANSPORT].access();
    const token = headers['authorization'] ?? '';
    expect(await store.oauth.oauthTokenInfo({ token })).toMatchObject({
      active: true,
      subjectType: 'VISITOR',
      clientId: server.clientId,
      siteId: server.siteId,
    });
  });
});

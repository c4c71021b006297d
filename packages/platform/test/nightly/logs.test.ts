import { once } from 'node:events';
import { createClient, fixedToken, visitor } from 'storewire';
import { expect, test } from 'vitest';
import { adminApi } from '../../src/cli/running-platform/admin-api.ts';
import { SAMPLE_PASSWORD } from '../../src/features/identity/samples.ts';
import { ready, start } from '../commands.ts';
import { logging, NOTHING } from '../logging.ts';

test('logs --failed prints failures only, and connections that were reset', async () => {
  const { client, url, printed } = await logging(['--failed']);
  await client.products.queryProducts();
  await adminApi(url).addFault({ kind: 'reset', call: 'products.queryProducts', times: 1 });
  await client.products.queryProducts().catch(() => undefined);
  await client.products.getProduct({ id: NOTHING }).catch(() => undefined);
  await expect.poll(printed).toContain('404');
  const [, ...lines] = printed().trim().split('\n');
  expect(lines).toEqual([
    expect.stringContaining('POST products.queryProducts reset'),
    expect.stringContaining('GET products.getProduct 404'),
  ]);
});

test('logs --json prints one line of JSON for each request', async () => {
  const { client, child } = await logging(['--json', '--failed']);
  const line = new Promise<string>((resolve) => child.stdout?.once('data', (text) => resolve(String(text))));
  await client.products.getProduct({ id: NOTHING }).catch(() => undefined);
  expect(JSON.parse(await line)).toMatchObject({
    time: expect.any(String),
    method: 'GET',
    call: 'products.getProduct',
    status: 404,
    milliseconds: expect.any(Number),
    requestId: expect.any(String),
    problem: 'Not found',
  });
});

test('logs prints no request that was made before it started', async () => {
  const { facts } = await ready(['--memory']);
  const { url = '', clientId = '' } = facts;
  const client = createClient({ baseUrl: url, auth: visitor({ clientId }) });
  await client.products.queryProducts();
  const { printed } = start(['logs', '--url', url]);
  await expect.poll(printed).toContain('(Ctrl-C stops it)\n');
  await client.redirects.createRedirectSession({ logout: {} });
  await expect.poll(printed).toContain('redirects.createRedirectSession');
  expect(printed()).not.toContain('products.queryProducts');
});

test.each([[[]], [['--json']]])('logs %j prints no token, password or code', async (args) => {
  const { client, url, printed } = await logging(args);
  const secrets = ['wrong-password-4711', 'GIFT-4711-CODE', 'recovery-token-4711', '471147', 'grant-4711'];
  const [password = '', giftCard = '', recoveryToken = '', code = '', grant = ''] = secrets;
  const token = (await adminApi(url).issueToken({ role: 'visitor' })).accessToken;
  const other = createClient({ baseUrl: url, auth: fixedToken(token), retry: false });
  const email = 'ann@example.com';
  await Promise.allSettled([
    other.authentication.login({ loginId: { email }, password }),
    other.authentication.login({ loginId: { email }, password: SAMPLE_PASSWORD }),
    other.currentCartV2.addGiftCardToCurrentCart({ giftCard: { code: giftCard } }),
    other.recovery.recoverPassword({ recoveryToken, password }),
    other.verification.verifyDuringAuthentication({ code, stateToken: token }),
    client.products.getProduct({ id: NOTHING }),
    fetch(`${url}/oauth2/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ grantType: 'refresh_token', refreshToken: grant, clientId: NOTHING }),
    }),
    fetch(`${url}/_api/stores/v1/products/${NOTHING}?token=${token}`, { headers: { authorization: grant } }),
  ]);
  await expect.poll(printed).toContain('authentication.login');
  await other.redirects.createRedirectSession({ logout: {} });
  await expect.poll(printed).toContain('redirects.createRedirectSession');
  expect(printed()).toMatch(/4\d\d/);
  for (const secret of [...secrets, SAMPLE_PASSWORD, token]) expect(printed()).not.toContain(secret);
});

test('logs says that the platform has stopped, and fails', async () => {
  const { url, platform, child, printed } = await logging([]);
  platform.kill();
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(printed()).toContain(`The platform at ${url} has stopped\n`);
});

import { createServer, type IncomingMessage } from 'node:http';
import Provider from 'oidc-provider';
import { listen } from 'storewire-dev-kit/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createApp } from '../server/app.ts';
import { openAudit } from '../server/audit.ts';
import { BUILD } from '../server/build.ts';
import { readSettings } from '../server/settings.ts';
import { openOffice, openProfile, type PageFetch } from './office.ts';

const CLIENT = { clientId: 'office', clientSecret: 'a secret of the office and its provider' };

/** Opens a provider whose only account has a role, and a back office that uses it. */
async function openWithProvider(role: string) {
  const account: { role: string | undefined; exists: boolean } = { role, exists: true };
  const server = createServer();
  const issuer = `http://127.0.0.1:${await listen(server)}`;
  const staff = { issuer, ...CLIENT, roleClaim: 'role' };
  const office = await openOffice({ staff });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [`${office.origin}/staff/signed-in`],
      },
    ],
    claims: { openid: ['sub', 'role'], profile: ['name'], email: ['email'] },
    conformIdTokenClaims: false,
    findAccount: (_context, sub) =>
      account.exists
        ? {
            accountId: sub,
            claims: () => ({ sub, role: account.role, name: 'Robin', email: 'robin@example.com' }),
          }
        : undefined,
  });
  const respond = provider.callback();
  const requests = { before: async (_request: IncomingMessage): Promise<void> => undefined };
  server.on('request', async (request, response) => {
    await requests.before(request);
    respond(request, response);
  });
  onTestFinished(async () => {
    server.closeAllConnections();
    await Promise.all([new Promise((closed) => server.close(closed)), office.close()]);
  });
  const [page, atProvider] = [openProfile(office.origin), openProfile(issuer)];
  return { account, office, staff, page, atProvider, requests };
}

const locationOf = ({ headers }: Response): string => headers.get('location') ?? '';

/** Signs in with the forms of the provider. Returns the URL to which it redirects. */
async function signInAtProvider(atProvider: PageFetch, url: string): Promise<string> {
  let location = locationOf(await atProvider(url));
  for (const prompt of ['login', 'consent']) {
    const body = new URLSearchParams({ prompt, login: 'robin', password: 'any' });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await atProvider(location, { method: 'POST', body, headers });
    location = locationOf(await atProvider(locationOf(answer)));
  }
  return location;
}

it('staff sign in at an identity provider, whose claim has their role', async () => {
  const { page, atProvider } = await openWithProvider('catalog');
  const url = await signInAtProvider(atProvider, locationOf(await page('/staff/sign-in')));
  expect(locationOf(await page(url))).toBe('/');
  const session = await (await page('/staff/session')).json();
  expect(session).toEqual({ id: 'robin', role: 'catalog', fullName: 'Robin' });
  // a response is used once
  expect((await page(url)).status).toBe(400);
});

it.each<[string, RequestInit]>([
  ['a prefetch', { headers: { 'sec-purpose': 'prefetch' } }],
  ['a HEAD', { method: 'HEAD' }],
])('%s neither begins a sign-in nor uses one up', async (_what, init) => {
  const { page, atProvider } = await openWithProvider('catalog');
  const url = await signInAtProvider(atProvider, locationOf(await page('/staff/sign-in')));
  for (const path of [url, '/staff/sign-in']) {
    const ahead = await page(path, init);
    expect([ahead.status, ahead.headers.getSetCookie()]).toEqual([503, []]);
  }
  expect(locationOf(await page(url))).toBe('/');
});

it('a request that the browser repeats at the end of a sign-in signs in as well, with one exchange of the code', async () => {
  const { page, atProvider, requests } = await openWithProvider('catalog');
  const url = await signInAtProvider(atProvider, locationOf(await page('/staff/sign-in')));
  const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  requests.before = async (request) => {
    if (request.url !== '/token') return;
    asked.resolve();
    await answered.promise;
  };
  const first = page(url);
  await asked.promise;
  const second = page(url);
  // the second one has arrived before
  await page('/staff/session');
  answered.resolve();
  expect((await Promise.all([first, second])).map(locationOf)).toEqual(['/', '/']);
  expect((await (await page('/staff/session')).json()).role).toBe('catalog');
});

it('a sign-in that begins before a restart of the server is completed after it, as the browser has its state', async () => {
  const { office, staff, atProvider } = await openWithProvider('catalog');
  const begun = await fetch(`${office.origin}/staff/sign-in`, { redirect: 'manual' });
  const url = await signInAtProvider(atProvider, locationOf(begun));
  const audit = openAudit(':memory:');
  onTestFinished(() => audit.close());
  const { apiKey, siteId } = office.platform.shop;
  const shop = { storeUrl: office.origin, apiKey, siteId, isLocal: false, auditFile: ':memory:' };
  const restarted = createApp({ ...shop, origin: office.origin, staff, folder: BUILD, audit });
  const cookie = begun.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const completed = await restarted.request(url, { headers: { cookie } });
  expect(locationOf(completed)).toBe('/');
});

it('a role that the provider changes or takes away applies to the session within a minute', async () => {
  const { account, page, atProvider } = await openWithProvider('catalog');
  onTestFinished(() => void vi.useRealTimers());
  const roleIn = async (minutes: number): Promise<string> => {
    vi.setSystemTime(Date.now() + minutes * 61_000);
    const response = await page('/staff/session');
    return response.ok ? (await response.json()).role : String(response.status);
  };
  await page(await signInAtProvider(atProvider, locationOf(await page('/staff/sign-in'))));
  expect(await roleIn(0)).toBe('catalog');
  account.role = 'support';
  expect(await roleIn(1)).toBe('support');
  account.exists = false;
  expect(await roleIn(1)).toBe('401');
});

it('a sign-in that fails says why in the log, without a code or a secret', async () => {
  const { staff, page, requests } = await openWithProvider('catalog');
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const statuses: number[] = [];
  const codes: string[] = [];
  for (const fail of [
    (url: string, code: string) => url.replace(code, 'unknown-code'),
    (url: string) => url,
  ]) {
    const url = await signInAtProvider(openProfile(staff.issuer), locationOf(await page('/staff/sign-in')));
    const code = new URL(url).searchParams.get('code') ?? '';
    codes.push(code);
    if (statuses.length > 0) requests.before = async (request) => void request.socket.destroy();
    statuses.push((await page(fail(url, code))).status);
  }
  expect(statuses).toEqual([400, 400]);
  const [refused, cut] = log.mock.calls.map(String);
  expect(refused).toContain('"invalid_grant"');
  expect(cut).toMatch(/"fetch failed".*"UND_ERR_SOCKET"/);
  for (const secret of [...codes, 'unknown-code', staff.clientSecret])
    expect(`${refused} ${cut}`).not.toContain(secret);
});

it('an account without a role gets no session', async () => {
  const { page, atProvider } = await openWithProvider('visitor');
  const url = await signInAtProvider(atProvider, locationOf(await page('/staff/sign-in')));
  expect((await page(url)).status).toBe(403);
  expect((await page('/staff/session')).status).toBe(401);
});

it('a browser cannot use the response of another one to sign in', async () => {
  const { office, page, atProvider } = await openWithProvider('owner');
  const url = await signInAtProvider(atProvider, locationOf(await page('/staff/sign-in')));
  const other = openProfile(office.origin);
  expect((await other(url)).status).toBe(400);
  await other('/staff/sign-in');
  expect((await other(url)).status).toBe(400);
  expect((await other('/staff/session')).status).toBe(401);
});

it('a shop with a provider has no passwords', async () => {
  const { page } = await openWithProvider('owner');
  expect((await page('/staff/sign-in', { method: 'POST', body: '{}' })).status).toBe(404);
  expect(await (await page('/')).text()).toMatch(/name="sign-in-url" content="http/);
});

it('a variable that is missing is named', () => {
  expect(() => readSettings({ OFFICE_ORIGIN: 'https://office.example' })).toThrow('STORE_URL');
});

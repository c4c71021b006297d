import { inspect } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { apiKey, type CallEvent, type Credentials, createClient, fixedToken, isStoreError, member, memoryStorage, visitor } from '../../../src/index.ts';
import { type AppSource, app, elevate, externalLogin, tokenInfo } from '../../../src/server/index.ts';
import { signOut } from '../../../src/sign-in.ts';
import { everythingOf } from '../helpers/failure.ts';
import { json, startServer } from '../helpers/server.ts';

afterEach(() => vi.restoreAllMocks());

const HOUR = 3600;
const clientId = 'client-1';

/** A platform at its worst: it refuses all that it is asked, and quotes it. */
async function startEcho() {
  const secrets = new Set<string>();
  const server = await startServer(({ url, headers, body }, response) => {
    for (const [secret] of `${body} ${headers['authorization']}`.matchAll(/canary-[a-z-]+/g)) secrets.add(secret);
    const quoted = `${url} ${headers['authorization']} ${body}`;
    const details = { applicationError: { code: 'REFUSED', description: quoted, data: { quoted } } };
    json(response, { message: quoted, error: 'refused', error_description: quoted, details }, 400);
  });
  return { ...server, secrets };
}

function storageWith(role: 'visitor' | 'member', secondsLeft: number) {
  const storage = memoryStorage();
  const expiresAt = Math.floor(Date.now() / 1000) + secondsLeft;
  const tokens = { accessToken: { value: 'canary-access', expiresAt }, refreshToken: { value: 'canary-refresh', role } };
  storage.set(`storewire:${clientId}`, JSON.stringify({ identity: 'i', tokens }));
  return storage;
}

const APP = { appId: 'app-1', appSecret: 'canary-app-secret' };
const appOf = (source: AppSource): Credentials => app({ ...APP, ...source });
type Flow = (client: ReturnType<typeof createClient>) => Promise<unknown>;
const call: Flow = (client) => client.currentCart.getCurrentCart();

const FLOWS: [title: string, auth: () => Credentials, secrets: string[], flow: Flow][] = [
  ['a renewal of a visitor', () => visitor({ clientId, storage: storageWith('visitor', -HOUR) }), ['canary-refresh'], call],
  ['a renewal of a member', () => member({ clientId, storage: storageWith('member', -HOUR) }), ['canary-refresh'], call],
  ['a call of a member', () => member({ clientId, storage: storageWith('member', HOUR) }), ['canary-access'], call],
  ['a call with a fixed token', () => fixedToken('canary-fixed'), ['canary-fixed'], call],
  ['a call with an API key', () => apiKey({ key: 'canary-key', siteId: 'site-1' }), ['canary-key'], call],
  ['an app on an installation', () => appOf({ instanceId: 'instance-1' }), ['canary-app-secret'], call],
  ['an app with a refresh token', () => appOf({ refreshToken: 'canary-app-refresh' }), ['canary-app-refresh', 'canary-app-secret'], call],
  ['an app with a bound token', () => appOf({ accessToken: 'canary-bound' }), ['canary-app-secret', 'canary-bound'], call],
  ['token info', () => fixedToken('none'), ['canary-caller'], (client) => tokenInfo(client, 'canary-caller')],
  ['an elevation', () => fixedToken('none'), ['canary-caller'], (client) => elevate(client, 'canary-caller', app({ ...APP, instanceId: 'i' }))],
  [
    'an external login',
    () => fixedToken('canary-visitor'),
    ['canary-key', 'canary-visitor'],
    (client) => externalLogin(client, { memberId: 'member-1', apiKey: 'canary-key' }),
  ],
  [
    'an external login with a session',
    () => fixedToken('canary-visitor'),
    ['canary-key', 'canary-visitor'],
    (client) => externalLogin(client, { memberId: 'member-1', apiKey: 'canary-key', session: { loginId: { email: 'ann@example.com' } } }),
  ],
  [
    'a sign-out',
    () => fixedToken('none'),
    ['canary-access'],
    (client) => signOut(client, member({ clientId, storage: storageWith('member', HOUR) }), { postFlowUrl: '/', origin: 'https://shop.example' }),
  ],
];

describe('what a platform quotes of', () => {
  it.each(FLOWS)('%s is in no error, event, address or log', async (_title, makeAuth, secrets, flow) => {
    const echo = await startEcho();
    const methods = ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const;
    const logs = methods.map((method) => vi.spyOn(console, method).mockImplementation(() => undefined));
    const events: CallEvent[] = [];
    const client = createClient({ baseUrl: echo.url, auth: makeAuth(), retry: false, on: (event) => events.push(event) });
    const error: unknown = await flow(client).then(
      () => undefined,
      (failure: unknown) => failure,
    );
    expect([isStoreError(error), [...echo.secrets].toSorted()]).toEqual([true, secrets]);
    const show = (value: unknown): string => inspect(value, { depth: 12, showHidden: true });
    const seen = [everythingOf(error, show), show(events), JSON.stringify(events), show(client), ...logs.map(({ mock }) => show(mock.calls))];
    expect(seen.join('\n')).not.toContain('canary-');
    expect(echo.requests.map(({ url }) => url).join()).not.toContain('canary-');
    expect(seen.join('\n')).toContain('[hidden]');
  });
});

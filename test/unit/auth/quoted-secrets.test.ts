import type { ServerResponse } from 'node:http';
import { json, startServer } from 'storewire-dev-kit/server';
import { HOUR_SECONDS as HOUR } from 'storewire-dev-kit/time';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type CallEvent,
  type CreateRedirectSessionInput,
  type Credentials,
  createClient,
  createRedirect,
  fixedToken,
  graphql,
  isStoreError,
  member,
  memoryStorage,
  runWebMethod,
  visitor,
} from '../../../src/index.ts';
import { app, elevate, externalLogin, redisStorage, tokenInfo } from '../../../src/server/index.ts';
import { everythingOf, showAll } from '../helpers/failure.ts';

afterEach(() => vi.restoreAllMocks());

const clientId = 'client-1';
/** At the end of every secret: characters that JSON and addresses may write in other ways. */
const TAIL = '/+=';

/** Every character as a number, as JSON may write any. */
const asNumbers = (text: string): string =>
  text.replaceAll(/./gs, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

const rejectionOf = (quoted: string): object => ({
  message: quoted,
  error: quoted,
  error_description: quoted,
  details: { applicationError: { code: quoted, description: quoted, data: { [quoted]: [quoted] } } },
});

/** Ways in which a platform may quote what it was sent. */
const QUOTES: Record<string, (quoted: string, response: ServerResponse) => void> = {
  'as it was': (quoted, response) => json(response, rejectionOf(quoted), 400),
  'as in an address': (quoted, response) => json(response, rejectionOf(encodeURIComponent(quoted)), 400),
  'in JSON in JSON': (quoted, response) => json(response, rejectionOf(JSON.stringify(quoted)), 400),
  'with slashes escaped': (quoted, response) =>
    void response.writeHead(400).end(JSON.stringify(rejectionOf(quoted)).replaceAll('/', '\\/')),
  'in numbers': (quoted, response) => void response.writeHead(400).end(`{"message":"${asNumbers(quoted)}"}`),
  'in the reason phrase': (quoted, response) => void response.writeHead(400, quoted).end('{}'),
  'in a page': (quoted, response) =>
    void response.writeHead(400, { 'content-type': 'text/html' }).end(`<p>${quoted}</p>`),
  'in the request id': (quoted, response) =>
    json(response, {}, 400, { 'x-wix-request-id': encodeURIComponent(quoted) }),
  'in the content type': (quoted, response) =>
    void response.writeHead(200, { 'content-type': `text/${encodeURIComponent(quoted)}` }).end('no'),
  'in a violation': (quoted, response) => {
    const violation = {
      field: quoted,
      description: quoted,
      violatedRule: quoted,
      ruleName: quoted,
      data: { [quoted]: quoted },
    };
    json(response, { message: quoted, details: { validationError: { fieldViolations: [violation] } } }, 400);
  },
  'in an outage': (quoted, response) => json(response, rejectionOf(quoted), 500),
};

/** A platform that rejects all requests and quotes them. */
async function startEcho(quote: (quoted: string, response: ServerResponse) => void) {
  const secrets = new Set<string>();
  const server = await startServer(({ url, headers, body }, response) => {
    for (const [secret] of `${body} ${headers['authorization']}`.matchAll(/canary-[a-z-]+/g))
      secrets.add(secret);
    quote(`${url} ${headers['authorization']} ${body}`, response);
  });
  return { ...server, secrets };
}

function storageWith(role: 'visitor' | 'member', secondsLeft: number) {
  const storage = memoryStorage();
  const expiresAt = Math.floor(Date.now() / 1000) + secondsLeft;
  const tokens = {
    accessToken: { value: `canary-access${TAIL}`, expiresAt },
    refreshToken: { value: `canary-refresh${TAIL}`, role },
  };
  storage.set(`storewire:${clientId}`, JSON.stringify({ version: [1, 1], sessionId: 'i', tokens }));
  return storage;
}

const APP = { appId: 'app-1', appSecret: `canary-app-secret${TAIL}` };
const appOf = (source: Partial<Parameters<typeof app>[0]>): Credentials => app({ ...APP, ...source });
type Flow = (client: ReturnType<typeof createClient>) => Promise<unknown>;
const call: Flow = (client) => client.currentCart.getCurrentCart();

const signInWith = (sessionToken: string): CreateRedirectSessionInput => ({
  auth: {
    authRequest: {
      clientId,
      responseType: 'code',
      redirectUri: 'https://shop.example/signed-in',
      sessionToken,
    },
  },
});

const FLOWS: [title: string, auth: () => Credentials, secrets: string[], flow: Flow][] = [
  [
    'a call of a visitor',
    () => visitor({ clientId, storage: storageWith('visitor', HOUR) }),
    ['canary-access'],
    call,
  ],
  [
    'a call of a member',
    () => member({ clientId, storage: storageWith('member', HOUR) }),
    ['canary-access'],
    call,
  ],
  [
    'a renewal of a visitor',
    () => visitor({ clientId, storage: storageWith('visitor', -HOUR) }),
    ['canary-refresh'],
    call,
  ],
  [
    'a renewal of a member',
    () => member({ clientId, storage: storageWith('member', -HOUR) }),
    ['canary-refresh'],
    call,
  ],
  ['an app on an installation', () => appOf({ instanceId: 'instance-1' }), ['canary-app-secret'], call],
  [
    'an app with a refresh token',
    () => appOf({ refreshToken: `canary-app-refresh${TAIL}` }),
    ['canary-app-refresh', 'canary-app-secret'],
    call,
  ],
  [
    'an app with a bound token',
    () => appOf({ accessToken: `canary-bound${TAIL}` }),
    ['canary-app-secret', 'canary-bound'],
    call,
  ],
  [
    'token info',
    () => fixedToken('none'),
    ['canary-caller'],
    (client) => tokenInfo(client, `canary-caller${TAIL}`),
  ],
  [
    'an elevation',
    () => fixedToken('none'),
    ['canary-caller'],
    (client) => elevate(client, `canary-caller${TAIL}`, app({ ...APP, instanceId: 'i' })),
  ],
  [
    'an external login',
    () => fixedToken(`canary-visitor${TAIL}`),
    ['canary-key', 'canary-visitor'],
    (client) => externalLogin(client, { memberId: 'member-1', apiKey: `canary-key${TAIL}` }),
  ],
  [
    'an external login with a session',
    () => fixedToken(`canary-visitor${TAIL}`),
    ['canary-key', 'canary-visitor'],
    (client) =>
      externalLogin(client, {
        memberId: 'member-1',
        apiKey: `canary-key${TAIL}`,
        session: { loginId: { email: 'ann@example.com' } },
      }),
  ],
  [
    'a redirect to a sign-in with a session token',
    () => fixedToken('none'),
    ['canary-session'],
    (client) =>
      createRedirect(client, signInWith(`canary-session${TAIL}`), { origin: 'https://shop.example' }),
  ],
];

describe('a secret that a platform quotes', () => {
  const cases = Object.entries(QUOTES).flatMap(([style, quote]) =>
    FLOWS.map((flow) => [style, ...flow, quote] as const),
  );

  it.each(cases)(
    '%s, of %s, is in no error, event, URL or log',
    async (style, _title, makeAuth, secrets, flow, quote) => {
      const echo = await startEcho(quote);
      const methods = ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const;
      const logs = methods.map((method) => vi.spyOn(console, method).mockImplementation(() => undefined));
      const events: CallEvent[] = [];
      const auth = makeAuth();
      const client = createClient({
        baseUrl: echo.url,
        auth,
        retry: false,
        on: (event) => events.push(event),
      });
      const error: unknown = await flow(client).then(
        () => undefined,
        (failure: unknown) => failure,
      );
      expect([isStoreError(error), [...echo.secrets].toSorted()]).toEqual([true, secrets]);
      const seen = [
        everythingOf(error),
        showAll(events),
        JSON.stringify(events),
        showAll([client, auth]),
        ...logs.map(({ mock }) => showAll(mock.calls)),
      ];
      expect([style, /canary.{0,20}/i.exec(seen.join('\n'))?.[0]]).toEqual([style, undefined]);
      expect(echo.requests.map(({ url }) => url).join()).not.toContain('canary-');
    },
  );
});

it.each<[title: string, flow: Flow, answer: (quoted: string) => object]>([
  [
    'a GraphQL error',
    (client) => graphql(client, '{ site { name } }'),
    (quoted) => ({ errors: [{ message: quoted, extensions: { code: quoted } }] }),
  ],
  [
    'the exception of a web method',
    (client) => runWebMethod(client, 'shop', 'fail'),
    (quoted) => ({ exception: true, result: { message: quoted, code: quoted, header: [quoted] } }),
  ],
])('%s with status 200 shows nothing of the token that it quotes', async (_title, flow, answer) => {
  const events: CallEvent[] = [];
  const { url } = await startServer(({ headers }, response) =>
    json(response, answer(`${headers['authorization']} is not allowed`), 200, { 'x-wix-request-id': 'r-1' }),
  );
  const auth = fixedToken(`canary-token${TAIL}`);
  const on = (event: CallEvent): void => void events.push(event);
  const error: unknown = await flow(createClient({ baseUrl: url, siteUrl: url, auth, on })).catch(
    (failure: unknown) => failure,
  );
  expect(error).toMatchObject({
    kind: 'application',
    message: '*** is not allowed',
    status: 200,
    requestId: 'r-1',
    attempts: 1,
  });
  expect(`${everythingOf(error)} ${showAll(events)}`).not.toContain('canary-');
  expect(events.at(-1)).toMatchObject({ type: 'error', error: { message: '*** is not allowed' } });
});

it('what Redis fails with shows nothing of the session', async () => {
  // as libraries fail: with what they were to send, in members and in the words of the server
  const storage = redisStorage(async (command) => {
    const quoted = command.map((part) => `'${part.slice(0, 40)}'`).join(' ');
    const message = `ERR unknown command ${command.join(' ')}, with args beginning with: ${quoted}`;
    throw Object.assign(new Error(message), { command });
  });
  const failure: unknown = await member({ clientId, storage })
    .start({
      accessToken: { value: 'canary-access', expiresAt: 9e9 },
      refreshToken: { value: 'canary-refresh', role: 'member' },
    })
    .catch((error: unknown) => error);
  const shown = everythingOf(failure);
  expect(shown).toContain(`ERR unknown command`);
  expect(shown).not.toContain('canary-');
});

it('a token that no header can hold is not quoted by the raw fetch of a client that it stops', async () => {
  const client = createClient({ auth: fixedToken('canary-\n-key') });
  const failure: unknown = await client.fetch('/some/path').catch((error: unknown) => error);
  expect([isStoreError(failure), showAll(failure).includes('canary-')]).toEqual([true, false]);
});

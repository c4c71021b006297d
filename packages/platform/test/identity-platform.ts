/** The local platform for tests of sign-in: over HTTP, with a record of all requests, and faults on the way. */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from 'storewire-dev-kit/server';
import { issueCode } from '../src/features/identity/authorization.ts';
import type { Push } from '../src/features/identity/factors.ts';
import { addSampleAccounts } from '../src/features/identity/sample-accounts.ts';
import { personByEmail } from '../src/features/members/accounts.ts';
import { changeMember } from '../src/features/members/members.ts';
import { type Context, contextOf } from '../src/kernel/context/context.ts';
import { type Mail, mails } from '../src/kernel/context/mail.ts';
import type { Settings } from '../src/kernel/settings/settings.ts';
import { createShopPlatform } from '../src/platform.ts';
import { type AuthorizationConduct, GOOD_CONDUCT, withConduct } from './authorization-conduct.ts';
import { followSignIn, type SignInInput } from './follow-sign-in.ts';
import { sessionFor } from './identity-actions.ts';

/** A request as it arrived. */
export interface Visit {
  method: string;
  path: string;
  query: Readonly<Record<string, string>>;
  headers: Readonly<Record<string, string | undefined>>;
  /** Properties of a JSON or form body. */
  body: Readonly<Record<string, unknown>>;
}

/** What happens instead of the usual response, or before it. `sendTo` is another server that gets the request. */
export type Fault =
  | { status: number; body: unknown }
  | { drop: true }
  | { wait: Promise<unknown> }
  | { sendTo: string };

export interface IdentityPlatform {
  url: string;
  clientId: string;
  siteId: string;
  visits: Visit[];
  /** The next responses of a path. */
  faults: { path: string; fault: Fault }[];
  /** Bodies of the token calls so far. */
  tokenCalls: () => Readonly<Record<string, unknown>>[];
  /** Runs an action of the platform in a write. */
  act: <T>(action: (context: Context) => T) => T;
  /** Changes how the authorization endpoint responds, until it is changed again. */
  conduct: (changes: Partial<AuthorizationConduct>) => void;
  /** Emails, the newest first. */
  mails: () => Mail[];
  /** Messages on phones, the newest first. */
  pushes: () => readonly Push[];
  /** Confirms the newest message on a phone. */
  confirmPush: () => void;
  expireAccess: () => void;
  revoke: (refreshToken?: string) => void;
  /** A session token, as a sign-in with a custom form would return it. */
  signOn: (email: string) => string;
  issueCode: (request: { redirectUri?: string; codeChallenge: string }, memberId: string) => string;
  /** The caller that an access token represents. */
  subjectOf: (token: string) => { role: string; id: string } | undefined;
  /** Goes through a sign-in as a browser would, and returns the URL that it ends at. */
  passThrough: (url: string, input?: SignInInput) => Promise<string>;
  /** Deletes all data, faults and records, and adds the sample accounts again. */
  reset: () => void;
  /** Approves a member who waits for it. */
  approve: (email: string) => void;
  close: () => Promise<void>;
}

/** Starts a platform with the sample accounts. Refresh tokens are valid once. */
export async function startIdentityPlatform(settings: Partial<Settings> = {}): Promise<IdentityPlatform> {
  const platform = createShopPlatform({
    // tests change the clock of the client only
    clock: new Date().toISOString(),
    settings: {
      rotatesRefreshTokens: true,
      allowedOrigins: ['loopback', 'https://shop.example.com', 'https://www.example.com'],
      ...settings,
    },
  });
  const { base } = platform;
  const context = (): Context => contextOf(base, { caller: { role: 'anonymous' }, scope: 'test' });
  const act = <T>(action: (context: Context) => T): T => base.db.write(() => action(context()));
  act(addSampleAccounts);

  const visits: Visit[] = [];
  let conduct = GOOD_CONDUCT;
  const conductedFetch = withConduct(platform.fetch, () => conduct);
  const faults: IdentityPlatform['faults'] = [];

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const requested = new URL(incoming.url ?? '/', url);
    const at = faults.findIndex(({ path }) => path === requested.pathname);
    const isPreflight = incoming.method === 'OPTIONS';
    const [{ fault } = {}] = at < 0 || isPreflight ? [] : faults.splice(at, 1);
    const text = await readBody(incoming);
    if (!isPreflight) visits.push(toVisit(incoming, requested, text));
    if (fault && 'drop' in fault) return void response.destroy();
    if (fault && 'status' in fault) return send(response, fault.status, {}, JSON.stringify(fault.body));
    if (fault && 'sendTo' in fault) return send(response, 302, { location: fault.sendTo + incoming.url });
    if (fault) await fault.wait;
    const { method = 'GET', headers } = incoming;
    const sent = {
      method,
      headers: Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string]),
      redirect: 'manual' as const,
      ...(text !== '' && { body: text }),
    };
    const result = await conductedFetch(requested, sent);
    const sendable = new Headers(result.headers);
    sendable.delete('content-encoding');
    response
      .setHeaders(sendable)
      .writeHead(result.status)
      .end(Buffer.from(await result.arrayBuffer()));
  }

  const server = createServer((incoming, response) => {
    // a caller that has gone gets no response
    handle(incoming, response).catch(() => response.destroy());
  });
  const url = `http://127.0.0.1:${await listen(server)}`;

  base.origin = () => url;

  return {
    url,
    clientId: platform.shop.clientId,
    siteId: platform.shop.siteId,
    visits,
    faults,
    tokenCalls: () => visits.filter(({ path }) => path === '/oauth2/token').map(({ body }) => body),
    act,
    conduct: (changes) => {
      conduct = { ...conduct, ...changes };
    },
    mails: () => base.db.of(mails).all({ sort: [{ fieldName: 'sequence', order: 'DESC' }] }),
    pushes: () => platform.listPushes().pushes,
    confirmPush: () => {
      const [push] = platform.listPushes().pushes;
      platform.confirmPush({ transactionId: push?.id ?? '' });
    },
    expireAccess: () => platform.expireAccessTokens(),
    revoke: (token) => platform.revokeRefreshTokens(token === undefined ? {} : { token }),
    signOn: (email) => act((inWrite) => sessionFor(inWrite, { email })).sessionToken,
    issueCode: (request, memberId) => act((inWrite) => issueCode(inWrite, request, { memberId })),
    subjectOf: (token) => {
      const caller = base.tokens.identify(token);
      return caller && caller.role !== 'anonymous' ? { role: caller.role, id: caller.id } : undefined;
    },
    passThrough: (start, input) => followSignIn(conductedFetch, start, input),
    reset: () => {
      visits.length = 0;
      faults.length = 0;
      conduct = GOOD_CONDUCT;
      act(({ db }) => db.clear());
      act(addSampleAccounts);
    },
    approve: (email) =>
      act((inWrite) => {
        const person = personByEmail(inWrite, email);
        if (person) changeMember(inWrite, person.member, { status: 'APPROVED' });
      }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await platform.close();
    },
  };
}

async function readBody(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function toVisit({ method = '', headers }: IncomingMessage, url: URL, text: string): Visit {
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  return {
    method,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body: isForm ? Object.fromEntries(new URLSearchParams(text)) : parse(text),
  };
}

function parse(text: string): Record<string, unknown> {
  try {
    return (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function send(response: ServerResponse, status: number, headers: Record<string, string>, body = ''): void {
  response
    .writeHead(status, {
      'access-control-allow-origin': '*',
      'content-type': 'application/json',
      'x-wix-request-id': '1.1',
      ...headers,
    })
    .end(body);
}

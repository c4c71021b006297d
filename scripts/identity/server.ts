import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ANN, CLIENT_ID, SAMPLES, SITE_ID } from './accounts.ts';
import { type Authority, type AuthorityOptions, createAuthority } from './authority.ts';
import { factorCheck } from './factors.ts';
import { type Answer, CORS, json, passOn, readBody, redirect, toVisit, type Visit } from './http.ts';
import { type Conduct, oauthRoutes, redirectSession } from './oauth.ts';
import { passkeyCheck } from './passkeys.ts';
import { signInCalls } from './sign-in.ts';
import { type Surroundings, tryOutRoutes } from './try-out.ts';

/**
 * What is done instead of the usual answer, or before it. `sendTo` is another server that gets the request.
 */
export type Fault =
  | { status: number; body: unknown }
  | { drop: true }
  | { wait: Promise<unknown> }
  | { sendTo: string };

export interface IdentityServer extends Authority, Conduct, Surroundings {
  url: string;
  visits: Visit[];
  /** The next answers of a path. */
  faults: { path: string; fault: Fault }[];
  /** Bodies of the token calls so far. */
  tokenCalls(): Readonly<Record<string, unknown>>[];
  /** Goes through a sign-in like a browser would, and gives the address that it ends at. */
  passThrough(url: string, person?: Person): Promise<string>;
  close(): Promise<void>;
}

export interface Person {
  email?: string;
  password?: string;
  action?: 'login' | 'cancel';
}

interface ServerOptions extends Partial<AuthorityOptions> {
  /** Default any free one. */
  port?: number;
  /** The address to listen on. Default `127.0.0.1`. */
  host?: string;
  /** Whether redirects to pages of the platform, such as the checkout, lead to a page of this server. */
  hasHostedPages?: boolean;
  /** A server that responds to all calls that do not concern identity. Without it, they return a cart. */
  upstream?: string;
}

/**
 * A small identity server on this machine, for tests and for trying out: redirect sessions, a login page,
 * codes with PKCE, tokens that rotate, direct sign-in with an account for each of its states, sign-out, and
 * faults on demand. Its state is lost when it stops.
 */
export async function startIdentityServer({
  port = 0,
  host = '127.0.0.1',
  hasHostedPages = false,
  upstream,
  ...options
}: ServerOptions = {}): Promise<IdentityServer> {
  const http = createServer((incoming, response) => {
    // a malformed request gets an error; it must not end the server
    answer(incoming, response).catch(() =>
      response.headersSent ? response.destroy() : response.writeHead(400, CORS).end(),
    );
  });
  await new Promise<void>((listening, failed) => http.once('error', failed).listen(port, host, listening));
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;

  const visits: Visit[] = [];
  const conduct: Conduct = { alterResponse: (bent) => bent, message: 'flat' };
  const surroundings: Surroundings = { mails: [], pushes: [], passkeys: [] };
  const server: IdentityServer = Object.assign(
    createAuthority({ clientId: CLIENT_ID, siteId: SITE_ID, now: Date.now, isOpenHere: false, ...options }),
    conduct,
    surroundings,
    {
      url,
      visits,
      faults: [],
      tokenCalls: () => visits.filter(({ path }) => path === '/oauth2/token').map(({ body }) => body),
      passThrough: (start: string, person?: Person) => passThrough(url, start, person),
      close: async () => {
        http.closeAllConnections();
        await new Promise((closed) => http.close(closed));
      },
    },
  );
  for (const account of SAMPLES) server.members.set(account.email, { ...account });
  const routes = routesOf(server);

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await readBody(incoming);
    const visit = toVisit(incoming, text);
    const isForeign = upstream !== undefined && !isAbout(routes, visit, hasHostedPages);
    if (!isForeign && visit.method === 'OPTIONS') return void response.writeHead(204, CORS).end();
    visits.push(visit);
    const at = server.faults.findIndex(({ path }) => path === visit.path);
    const [{ fault = {} } = {}] = at < 0 ? [] : server.faults.splice(at, 1);
    if ('drop' in fault) return void response.destroy();
    if ('wait' in fault) await fault.wait;
    if (isForeign && !('status' in fault)) return passOn(upstream, incoming, text, response);
    const { status, body, headers } = answerTo(visit, incoming.url ?? '', fault);
    response
      .writeHead(status, { ...CORS, 'x-wix-request-id': `${Date.now()}.${visits.length}`, ...headers })
      .end(body);
  }

  function answerTo(visit: Visit, address: string, fault: Fault | Record<never, never>): Answer {
    if ('status' in fault) return json(fault.status, fault.body);
    if ('sendTo' in fault) return redirect(fault.sendTo + address);
    return (routes[routeOf(visit)] ?? callOfTheStore)(visit);
  }

  function callOfTheStore({ headers }: Visit): Answer {
    const subject = server.subjectOf(headers['authorization'] ?? '');
    return subject ? json(200, { cart: { id: subject.id } }) : UNAUTHORIZED;
  }

  return server;
}

type Routes = Readonly<Record<string, (visit: Visit) => Answer>>;

const REDIRECT_SESSION = 'POST /_api/redirects-api/v1/redirect-session';

const UNAUTHORIZED = json(401, { message: 'Unauthorized' });

const routeOf = ({ method, path }: Visit): string =>
  `${method} ${path.replace(/\/v2\/[^/]+\/verify$/, '/v2/{factorType}/verify')}`;

/** Everything that is about identity, by route. Calls need a token, pages do not. */
function routesOf(server: IdentityServer): Routes {
  const { mails, pushes, passkeys, members } = server;
  const check = passkeyCheck(passkeys, (origin) => server.allowsOrigin(origin));
  const calls: Routes = {
    [REDIRECT_SESSION]: redirectSession(server.url),
    'GET /members/v1/members/my': (visit) => myMember(server, visit),
    ...signInCalls(server, mails, factorCheck(check, pushes)),
  };
  const isSignedIn = ({ headers }: Visit): boolean =>
    server.subjectOf(headers['authorization'] ?? '') !== undefined;
  const guarded = Object.entries(calls).map(
    ([route, call]) => [route, (visit: Visit) => (isSignedIn(visit) ? call(visit) : UNAUTHORIZED)] as const,
  );
  return { ...Object.fromEntries(guarded), ...oauthRoutes(server), ...tryOutRoutes(members, server) };
}

/**
 * A browser asks before it calls, for the same path. Redirect sessions have purposes that are not about
 * identity.
 */
function isAbout(routes: Routes, visit: Visit, hasHostedPages: boolean): boolean {
  const isAsking = visit.method === 'OPTIONS';
  const method = isAsking ? (visit.headers['access-control-request-method'] ?? '') : visit.method;
  const route = routeOf({ ...visit, method });
  if (route === REDIRECT_SESSION && !isAsking)
    return hasHostedPages || 'auth' in visit.body || 'logout' in visit.body;
  return route in routes;
}

function myMember({ subjectOf, members }: Authority, { headers }: Visit): Answer {
  const { id, role } = subjectOf(headers['authorization'] ?? '') ?? {};
  const account = [...members.values()].find((each) => role === 'member' && each.id === id);
  if (!account) return json(403, { message: 'Members only' });
  const profile = { nickname: account.name, slug: account.name.toLowerCase() };
  return json(200, {
    member: {
      id,
      loginEmail: account.email,
      status: 'APPROVED',
      privacyStatus: 'PRIVATE',
      activityStatus: 'ACTIVE',
      profile,
    },
  });
}

async function passThrough(
  url: string,
  start: string,
  { email = ANN.email, password = ANN.password, action = 'login' }: Person = {},
): Promise<string> {
  const opened = await fetch(start, { redirect: 'manual' });
  const request = /name="request" value="([^"]*)"/.exec(await opened.text())?.[1]?.replaceAll('&#38;', '&');
  const done =
    request === undefined
      ? opened
      : await fetch(`${url}/oauth2/login`, {
          method: 'POST',
          redirect: 'manual',
          body: new URLSearchParams({ request, email, password, action }),
        });
  const location = done.headers.get('location');
  if (!location) throw new Error(`the sign-in ended with ${done.status}`);
  return location;
}

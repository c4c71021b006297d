import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ANN, CLIENT_ID, FACTOR_ACCOUNT, type Mail, SAMPLES, SITE_ID } from './accounts.ts';
import { type Authority, type AuthorityOptions, createAuthority } from './authority.ts';
import { factorCheck, type Push } from './factors.ts';
import { type Answer, CORS, html, json, passOn, readBody, redirect, strings, toVisit, type Visit } from './http.ts';
import { loginPage, mailPage, messagePage, passkeyPage, textPage } from './pages.ts';
import { type Passkey, passkeyCheck } from './passkeys.ts';
import { signInCalls } from './sign-in.ts';

/** What is done instead of the usual answer, or before it. `sendTo` is another server that gets the request. */
export type Fault = { status: number; body: unknown } | { drop: true } | { wait: Promise<unknown> } | { sendTo: string };

export interface IdentityServer extends Authority {
  url: string;
  visits: Visit[];
  /** What would have been sent, newest first. */
  mails: Mail[];
  /** What would be on somebody's phone, newest first. */
  pushes: Push[];
  /** Passkeys that were made at `/passkeys`. */
  passkeys: Passkey[];
  /** The next answers of a path. */
  faults: { path: string; fault: Fault }[];
  /** Changes the members of every answer to an authorization request, to play a server that is not to be trusted. */
  bend: (answer: Record<string, string>) => Record<string, string>;
  /** How a hidden frame answers. One that is cut off from its cookies knows nobody. */
  message: 'flat' | 'envelope' | 'silent' | 'cutOff';
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
  /** A server that answers whatever is not about identity. Without one, every other call is answered with a cart. */
  elsewhere?: string;
}

/**
 * A small identity server on this machine, for tests and for trying out: redirect sessions, a login page, codes with PKCE, tokens that
 * rotate, direct sign-in with an account for each of its states, sign-out, and faults on demand. It forgets everything when it stops.
 */
export async function startIdentityServer({ port = 0, elsewhere, ...options }: ServerOptions = {}): Promise<IdentityServer> {
  const authority = createAuthority({ clientId: CLIENT_ID, siteId: SITE_ID, now: Date.now, isOpenHere: false, ...options });
  for (const account of SAMPLES) authority.members.set(account.email, { ...account });
  const mails: Mail[] = [];
  const pushes: Push[] = [];
  const passkeys: Passkey[] = [];
  const factors = factorCheck(
    passkeyCheck(passkeys, (origin) => authority.allowsOrigin(origin)),
    pushes,
  );
  const visits: Visit[] = [];
  const logins = new Map<string, string>();
  const http = createServer((incoming, response) => {
    // what cannot be read is refused; it must not end the server
    answer(incoming, response).catch(() => (response.headersSent ? response.destroy() : response.writeHead(400, CORS).end()));
  });
  await new Promise<void>((listening, failed) => http.once('error', failed).listen(port, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await readBody(incoming);
    const visit = toVisit(incoming, text);
    const isForeign = elsewhere !== undefined && !isOurs(visit);
    if (!isForeign && visit.method === 'OPTIONS') return void response.writeHead(204, CORS).end();
    visits.push(visit);
    const at = server.faults.findIndex(({ path }) => path === visit.path);
    const [{ fault = {} } = {}] = at < 0 ? [] : server.faults.splice(at, 1);
    if ('drop' in fault) return void response.destroy();
    if ('wait' in fault) await fault.wait;
    if (isForeign && !('status' in fault)) return passOn(elsewhere, incoming, text, response);
    const { status, body, headers } = answerTo(visit, incoming.url ?? '', fault);
    response.writeHead(status, { ...CORS, 'x-wix-request-id': `${Date.now()}.${visits.length}`, ...headers }).end(body);
  }

  function answerTo(visit: Visit, address: string, fault: Fault | Record<never, never>): Answer {
    if ('status' in fault) return json(fault.status, fault.body);
    if ('sendTo' in fault) return redirect(fault.sendTo + address);
    return (routes[routeOf(visit)] ?? callOfTheStore)(visit);
  }

  const routes: Readonly<Record<string, (visit: Visit) => Answer>> = {
    [REDIRECT_SESSION]: redirectSession,
    'GET /oauth2/authorize': authorize,
    'POST /oauth2/login': login,
    'POST /oauth2/token': ({ body }) => {
      const granted = authority.grant(strings(body));
      return json(granted.status, granted.body);
    },
    'POST /oauth2/token-info': ({ body }) => json(200, authority.tokenInfo(String(body['token']))),
    'GET /logout': logout,
    'GET /mails': () => html(200, mailPage(mails, pushes)),
    'POST /members/approve': approve,
    'POST /pushes/confirm': confirm,
    'GET /passkeys': () => html(200, passkeyPage(FACTOR_ACCOUNT)),
    'POST /passkeys': keepPasskey,
    'GET /members/v1/members/my': whenSignedIn(myMember),
    ...Object.fromEntries(Object.entries(signInCalls(authority, mails, factors)).map(([route, call]) => [route, whenSignedIn(call)])),
  };

  /** A browser asks before it calls, for the same path. Redirect sessions have purposes that are not about identity. */
  function isOurs(visit: Visit): boolean {
    const isAsking = visit.method === 'OPTIONS';
    const method = isAsking ? (visit.headers['access-control-request-method'] ?? '') : visit.method;
    const route = routeOf({ ...visit, method });
    if (route === REDIRECT_SESSION && !isAsking) return 'auth' in visit.body || 'logout' in visit.body;
    return route in routes;
  }

  function approve({ body }: Visit): Answer {
    const account = authority.members.get(strings(body)['email'] ?? '');
    if (account) account.asks = 'nothing';
    return redirect('/mails');
  }

  function confirm({ body }: Visit): Answer {
    const push = pushes.find(({ transactionId }) => transactionId === strings(body)['transactionId']);
    if (push) push.isConfirmed = true;
    return redirect('/mails');
  }

  /** Whoever asks may add a passkey, as there is nobody here to protect. */
  function keepPasskey({ body }: Visit): Answer {
    const { email = '', id = '', publicKey = '' } = strings(body);
    passkeys.push({ email, id, publicKey });
    return json(200, {});
  }

  function myMember({ headers }: Visit): Answer {
    const { id, role } = authority.subjectOf(headers['authorization'] ?? '') ?? {};
    const account = [...authority.members.values()].find((each) => role === 'member' && each.id === id);
    if (!account) return json(403, { message: 'Members only' });
    const profile = { nickname: account.name, slug: account.name.toLowerCase() };
    return json(200, { member: { id, loginEmail: account.email, status: 'APPROVED', privacyStatus: 'PRIVATE', activityStatus: 'ACTIVE', profile } });
  }

  const isSignedIn = ({ headers }: Visit): boolean => authority.subjectOf(headers['authorization'] ?? '') !== undefined;

  function whenSignedIn(call: (visit: Visit) => Answer): (visit: Visit) => Answer {
    return (visit) => (isSignedIn(visit) ? call(visit) : json(401, { message: 'Unauthorized' }));
  }

  function callOfTheStore(visit: Visit): Answer {
    const subject = authority.subjectOf(visit.headers['authorization'] ?? '');
    return subject ? json(200, { cart: { id: subject.id } }) : json(401, { message: 'Unauthorized' });
  }

  function redirectSession(visit: Visit): Answer {
    if (!isSignedIn(visit)) return json(401, { message: 'Unauthorized' });
    const { auth, logout: ending, callbacks } = visit.body as { auth?: AuthBody; logout?: Record<string, string>; callbacks?: Record<string, string> };
    if (auth) return giveSession('/oauth2/authorize', { ...auth.authRequest, prompt: auth.prompt ?? 'login' });
    if (ending) return giveSession('/logout', { ...ending, ...callbacks });
    return json(400, { message: 'Exactly one purpose must be given' });
  }

  function giveSession(path: string, searchParams: Record<string, string>): Answer {
    const endpoint = url + path;
    const fullUrl = `${endpoint}?${new URLSearchParams(searchParams)}`;
    return json(200, { redirectSession: { id: randomUUID(), fullUrl, urlDetails: { endpoint, searchParams }, shortUrl: fullUrl, sessionToken: null } });
  }

  function authorize(visit: Visit): Answer {
    const { query: request } = visit;
    const problem = problemOf(authority, request);
    if (problem) return html(400, textPage('This sign-in cannot go on', problem));
    if (request['codeChallenge']?.length !== 43 || request['codeChallengeMethod'] !== 'S256' || request['responseType'] !== 'code')
      return finish(visit, request, { error: 'invalid_request', error_description: 'The request has no usable challenge' });
    const isCutOff = server.message === 'cutOff' && request['responseMode'] === 'web_message';
    if (isCutOff) return finish(visit, request, { error: 'login_required', error_description: 'Nobody is signed in' });
    const memberId = authority.spendSession(request['sessionToken'] ?? '') ?? logins.get(cookieOf(visit));
    if (request['prompt'] !== 'none') return html(200, loginPage(new URLSearchParams(request).toString()));
    if (memberId) return finish(visit, request, { code: authority.issueCode(request, memberId) });
    return finish(visit, request, { error: 'login_required', error_description: 'Nobody is signed in' });
  }

  function login(visit: Visit): Answer {
    const form = strings(visit.body);
    const request = Object.fromEntries(new URLSearchParams(form['request']));
    if (form['action'] === 'cancel') return finish(visit, request, { error: 'access_denied', error_description: 'The member has turned back' });
    const member = authority.members.get(form['email'] ?? '');
    if (!member || member.password !== form['password']) return html(401, loginPage(form['request'] ?? '', 'This is not right'));
    const login = randomUUID();
    logins.set(login, member.id);
    return finish(visit, request, { code: authority.issueCode(request, member.id) }, { 'set-cookie': `login=${login}; Path=/; HttpOnly; SameSite=Lax` });
  }

  /** Sends the answer back in the mode that the request asks for. */
  function finish({ headers }: Visit, request: Readonly<Record<string, string>>, answer: Record<string, string>, more: Record<string, string> = {}): Answer {
    const bent = server.bend({ ...answer, state: request['state'] ?? '' });
    if (request['responseMode'] === 'web_message') {
      if (server.message === 'silent') return html(200, textPage('Answer', 'Nothing'));
      // an origin that is not allowed is never told: the browser drops a message to another one
      const asked = URL.canParse(headers['referer'] ?? '') ? new URL(headers['referer'] ?? '').origin : '';
      const target = authority.allowsOrigin(asked) ? asked : 'https://shop.example.com';
      return html(200, messagePage(server.message === 'envelope' ? { type: 'authorization_response', response: bent } : bent, target));
    }
    const location = new URL(request['redirectUri'] ?? '');
    if (request['responseMode'] === 'query') for (const [name, value] of Object.entries(bent)) location.searchParams.set(name, value);
    else location.hash = new URLSearchParams(bent).toString();
    return redirect(location.href, more);
  }

  function logout(visit: Visit): Answer {
    logins.delete(cookieOf(visit));
    return redirect(visit.query['postFlowUrl'] ?? '/', { 'set-cookie': 'login=; Path=/; Max-Age=0' });
  }

  async function passThrough(start: string, { email = ANN.email, password = ANN.password, action = 'login' }: Person = {}): Promise<string> {
    const opened = await fetch(start, { redirect: 'manual' });
    const request = /name="request" value="([^"]*)"/.exec(await opened.text())?.[1]?.replaceAll('&#38;', '&');
    const done =
      request === undefined
        ? opened
        : await fetch(`${url}/oauth2/login`, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ request, email, password, action }) });
    const location = done.headers.get('location');
    if (!location) throw new Error(`the sign-in ended with ${done.status}`);
    return location;
  }

  const server: IdentityServer = Object.assign(authority, {
    url,
    visits,
    mails,
    pushes,
    passkeys,
    faults: [],
    bend: (answer: Record<string, string>) => answer,
    message: 'flat' as const,
    tokenCalls: () => visits.filter(({ path }) => path === '/oauth2/token').map(({ body }) => body),
    passThrough,
    close: async () => {
      http.closeAllConnections();
      await new Promise((closed) => http.close(closed));
    },
  });
  return server;
}

const REDIRECT_SESSION = 'POST /_api/redirects-api/v1/redirect-session';

const routeOf = ({ method, path }: Visit): string => `${method} ${path.replace(/\/v2\/[^/]+\/verify$/, '/v2/{factorType}/verify')}`;

interface AuthBody {
  authRequest: Record<string, string>;
  prompt?: string;
}

/** Why a request must not even be answered: the address might be anyone's. */
function problemOf({ clientId, allowsRedirect }: Authority, request: Readonly<Record<string, string>>): string | undefined {
  if (request['clientId'] !== clientId) return 'The client is unknown';
  if (request['responseMode'] === 'web_message') return undefined;
  return allowsRedirect(request['redirectUri'] ?? '') ? undefined : 'The redirect address is not allowed';
}

const cookieOf = ({ headers }: Visit): string => /(?:^|; )login=([^;]*)/.exec(headers['cookie'] ?? '')?.[1] ?? '';

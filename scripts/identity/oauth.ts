import { randomUUID } from 'node:crypto';
import type { Authority, AuthorizationParameters } from './authority.ts';
import { type Answer, html, json, redirect, strings, type Visit } from './http.ts';
import { hostedPage, loginPage, messagePage, textPage } from './pages.ts';

/** How the pages answer, for tests to change. */
export interface Conduct {
  /**
   * Changes the members of every answer to an authorization request, to play a server that is not to be
   * trusted.
   */
  alterResponse: (answer: Record<string, string>) => Record<string, string>;
  /** How a hidden frame responds. Without its cookies (`cutOff`), no member is signed in. */
  message: 'flat' | 'envelope' | 'silent' | 'cutOff';
}

interface AuthBody {
  authRequest: Record<string, string>;
  prompt?: string;
}

/** Gives the addresses of the pages where a sign-in or a sign-out begins, and of the other pages of the platform. */
export function redirectSession(url: string): (visit: Visit) => Answer {
  function to(path: string, searchParams: Record<string, string>, { headers }: Visit): Answer {
    // the name under which the caller knows this server, such as that of a container
    const endpoint = (headers['host'] ? `http://${headers['host']}` : url) + path;
    const fullUrl = `${endpoint}?${new URLSearchParams(searchParams)}`;
    return json(200, {
      redirectSession: {
        id: randomUUID(),
        fullUrl,
        urlDetails: { endpoint, searchParams },
        shortUrl: fullUrl,
        sessionToken: null,
      },
    });
  }

  return (visit) => {
    const { auth, logout, callbacks, ...purposes } = visit.body as {
      auth?: AuthBody;
      logout?: Record<string, string>;
      callbacks?: Record<string, string>;
    };
    if (auth) return to('/oauth2/authorize', { ...auth.authRequest, prompt: auth.prompt ?? 'login' }, visit);
    if (logout) return to('/logout', { ...logout, ...callbacks }, visit);
    const purpose = Object.keys(purposes).find((name) => name !== 'preferences' && name !== 'origin');
    if (purpose) return to('/hosted', { purpose, ...callbacks }, visit);
    return json(400, { message: 'Exactly one purpose must be given' });
  };
}

/** Authorization, the login page, tokens and sign-out, by route. */
export function oauthRoutes(
  authority: Authority & Conduct,
): Readonly<Record<string, (visit: Visit) => Answer>> {
  const logins = new Map<string, string>();

  function authorize(visit: Visit): Answer {
    const { query: request } = visit;
    const problem = problemOf(authority, request);
    if (problem) return html(400, textPage('This sign-in cannot go on', problem));
    if (
      request['codeChallenge']?.length !== 43 ||
      request['codeChallengeMethod'] !== 'S256' ||
      request['responseType'] !== 'code'
    )
      return finish(visit, request, {
        error: 'invalid_request',
        error_description: 'The request has no usable challenge',
      });
    const notSignedIn = { error: 'login_required', error_description: 'No member is signed in' };
    if (authority.message === 'cutOff' && request['responseMode'] === 'web_message')
      return finish(visit, request, notSignedIn);
    const memberId = authority.consumeSession(request['sessionToken'] ?? '') ?? logins.get(cookieOf(visit));
    if (request['prompt'] !== 'none') return html(200, loginPage(new URLSearchParams(request).toString()));
    return finish(visit, request, memberId ? { code: authority.issueCode(request, memberId) } : notSignedIn);
  }

  function login(visit: Visit): Answer {
    const form = strings(visit.body);
    const request = Object.fromEntries(new URLSearchParams(form['request']));
    if (form['action'] === 'cancel')
      return finish(visit, request, {
        error: 'access_denied',
        error_description: 'The member has turned back',
      });
    const member = authority.members.get(form['email'] ?? '');
    if (!member || member.password !== form['password'])
      return html(401, loginPage(form['request'] ?? '', 'This is not right'));
    const cookie = randomUUID();
    logins.set(cookie, member.id);
    const code = authority.issueCode(request, member.id);
    return finish(
      visit,
      request,
      { code },
      { 'set-cookie': `login=${cookie}; Path=/; HttpOnly; SameSite=Lax` },
    );
  }

  /** Sends the answer back in the mode that the request asks for. */
  function finish(
    { headers }: Visit,
    request: AuthorizationParameters,
    answer: AuthorizationParameters,
    more: Record<string, string> = {},
  ): Answer {
    const bent = authority.alterResponse({ ...answer, state: request['state'] ?? '' });
    if (request['responseMode'] === 'web_message') {
      if (authority.message === 'silent') return html(200, textPage('Answer', 'Nothing'));
      // an origin that is not allowed gets no message: the browser drops a message to another origin
      const asked = URL.canParse(headers['referer'] ?? '') ? new URL(headers['referer'] ?? '').origin : '';
      const target = authority.allowsOrigin(asked) ? asked : 'https://shop.example.com';
      return html(
        200,
        messagePage(
          authority.message === 'envelope' ? { type: 'authorization_response', response: bent } : bent,
          target,
        ),
      );
    }
    const location = new URL(request['redirectUri'] ?? '');
    if (request['responseMode'] === 'query')
      for (const [name, value] of Object.entries(bent)) location.searchParams.set(name, value);
    else location.hash = new URLSearchParams(bent).toString();
    return redirect(location.href, more);
  }

  function logout(visit: Visit): Answer {
    logins.delete(cookieOf(visit));
    return redirect(visit.query['postFlowUrl'] ?? '/', { 'set-cookie': 'login=; Path=/; Max-Age=0' });
  }

  return {
    'GET /hosted': ({ query }) => html(200, hostedPage(query)),
    'GET /oauth2/authorize': authorize,
    'POST /oauth2/login': login,
    'POST /oauth2/token': ({ body }) => {
      const granted = authority.grant(strings(body));
      return json(granted.status, granted.body);
    },
    'POST /oauth2/token-info': ({ body }) => json(200, authority.tokenInfo(String(body['token']))),
    'GET /logout': logout,
  };
}

/** Why a request must not even be answered: the address might be anyone's. */
function problemOf(
  { clientId, allowsRedirect }: Authority,
  request: AuthorizationParameters,
): string | undefined {
  if (request['clientId'] !== clientId) return 'The client is unknown';
  if (request['responseMode'] === 'web_message') return undefined;
  return allowsRedirect(request['redirectUri'] ?? '') ? undefined : 'The redirect address is not allowed';
}

const cookieOf = ({ headers }: Visit): string =>
  /(?:^|; )login=([^;]*)/.exec(headers['cookie'] ?? '')?.[1] ?? '';

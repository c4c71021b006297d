import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createClient, fixedToken, type TransportOptions } from 'storewire';
import { json, listen, type Recorded, startServer } from 'storewire-dev-kit/server';
import { type WebMethodEvent, type WebMethodHandlerOptions, webMethodHandler } from 'storewire-server';
import { onTestFinished } from 'vitest';

export const MASK =
  'Error: Unable to handle the request. Contact the site administrator or view site monitoring logs for more information.';

/** What callers receive, by kind of failure. */
export const INVALID = { status: 400, body: 'invalid request' };
export const MISSING = { status: 401, body: { message: 'Request is missing authentication data' } };
export const FORBIDDEN = { status: 403, body: { message: 'Insufficient permissions' } };
export const UNKNOWN = { status: 404, body: { message: 'Web method not found' } };
export const EXCEPTION = {
  status: 500,
  body: { message: MASK, details: { applicationError: { code: 'WEB_METHOD_EXCEPTION', description: MASK } } },
};

const GOOD = { active: true, exp: 9e9, clientId: 'client-1', siteId: 'site-1' };

/** What the platform says of a token, by token. */
const TOKENS = new Map<string, unknown>(
  Object.entries({
    visitor: { ...GOOD, subjectType: 'VISITOR', subjectId: 'v1' },
    member: { ...GOOD, subjectType: 'MEMBER', subjectId: 'm1' },
    user: { ...GOOD, subjectType: 'USER', subjectId: 'u1' },
    app: { ...GOOD, subjectType: 'APP', subjectId: 'a1' },
    unheardOf: { ...GOOD, subjectType: 'ROBOT' },
    nobody: GOOD,
    otherSite: { ...GOOD, subjectType: 'USER', siteId: 'site-2' },
    noSite: { ...GOOD, subjectType: 'USER', siteId: undefined },
    otherClient: { ...GOOD, subjectType: 'USER', clientId: 'client-2' },
    noClient: { ...GOOD, subjectType: 'USER', clientId: undefined },
    inactive: { ...GOOD, subjectType: 'USER', active: false },
    almostActive: { ...GOOD, subjectType: 'USER', active: 'true' },
    over: { ...GOOD, subjectType: 'USER', exp: 1 },
    overAsText: { ...GOOD, subjectType: 'USER', exp: '1' },
    oddEnd: { ...GOOD, subjectType: 'USER', exp: 'soon' },
  }),
);

export interface Ask {
  token?: string | undefined;
  method?: string;
  body?: BodyInit;
  headers?: Record<string, string>;
}

/** A site with web methods on a real server, and the platform that it asks about tokens. */
export async function startSite(
  options: Pick<WebMethodHandlerOptions, 'modules'> & Partial<WebMethodHandlerOptions>,
) {
  const events: WebMethodEvent[] = [];
  const tokenCalls: Recorded[] = [];
  const platform = await startServer((request, response) => {
    tokenCalls.push(request);
    json(response, TOKENS.get(JSON.parse(request.body).token) ?? { active: false });
  });
  const store = createClient({ baseUrl: platform.url, retry: false });
  const handler = webMethodHandler({
    tokenInfo: (token, { signal }) => store.oauth.oauthTokenInfo({ token }, { signal }),
    clientId: 'client-1',
    siteId: 'site-1',
    on: (event) => events.push(event),
    ...options,
  });
  // MSW takes no `Response.error()` for one once the global `Response` is another class
  const server = createServer(getRequestListener(handler, { overrideGlobalObjects: false }));
  const port = await listen(server);
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const url = `http://127.0.0.1:${port}`;

  async function ask(path: string, { token = 'visitor', method = 'POST', body = '[]', headers }: Ask = {}) {
    const hasBody = !['GET', 'HEAD'].includes(method);
    const authorization: Record<string, string> = token ? { authorization: token } : {};
    const response = await fetch(url + path, {
      method,
      headers: { ...authorization, ...headers },
      ...(hasBody ? { body } : {}),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type') === 'application/json';
    return {
      status: response.status,
      body: isJson && text ? JSON.parse(text) : text,
      headers: response.headers,
    };
  }

  const clientOf = (token: string, more: TransportOptions = {}) =>
    createClient({ baseUrl: platform.url, siteUrl: url, auth: fixedToken(token), ...more });
  return { url, port, platform, handler, events, tokenCalls, ask, clientOf };
}

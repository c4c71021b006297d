import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { routes } from '../../generated/routes.ts';
import { hostUploads } from '../media/upload-host.ts';
import { serveFiles } from '../media/serve.ts';
import { addPages } from '../pages/index.ts';
import { type CallOptions, respond } from './call.ts';
import { InvalidInput } from './failure.ts';
import { failure, headersAt, preflight } from './respond.ts';
import type { Intercept } from './intercept.ts';
import type { Route } from './route.ts';

/** Longest body of a request in bytes. Files are uploaded to URLs of their own. */
const MOST_BYTES = 8 << 20;

/** Paths that the platform's own SDK calls under another name. */
const ALIASES: Readonly<Record<string, string>> = {
  '/oauth2/token': '/oauth/access',
  '/_api/redirects-api/v1/redirect-session': '/headless/v1/redirect-session',
};

interface AppOptions extends CallOptions {
  /** Serves the web methods of the site. */
  webMethods: (request: Request) => Promise<Response>;
  /** Surrounds each call. */
  intercept: Intercept;
  /** Serves the admin API and the console. */
  admin: Hono;
}

/** All calls of the contract as a Hono app. */
export function createApp({ webMethods, intercept, admin, ...options }: AppOptions): Hono {
  const app = new Hono();
  const { clock } = options.base;
  const reply = (status: number, body: string): Response =>
    new Response(body, {
      status,
      headers: { ...headersAt(clock.now()), 'content-type': 'application/json' },
    });
  const tooLarge = (route: Route): Response => {
    const description = `must have at most ${MOST_BYTES} bytes`;
    const data = { threshold: MOST_BYTES };
    const violation = { field: '', violatedRule: 'MAX_SIZE', description, data };
    const { status, body } = failure(new InvalidInput([violation]), route);
    return reply(status, body);
  };
  for (const route of bySpecificity([...routes])) {
    // the body of a call that has none is not read
    const limited: MiddlewareHandler = route.hasBody
      ? bodyLimit({ maxSize: MOST_BYTES, onError: () => tooLarge(route) })
      : (_context, next) => next();
    const alias = ALIASES[route.path];
    for (const path of alias === undefined ? [route.path] : [route.path, alias]) {
      const pattern = path.replaceAll(/\{(\w+)\}/g, ':$1');
      app.options(pattern, () => preflight(clock.now()));
      app.on(route.method, pattern, limited, ({ req }) =>
        intercept(route, req.raw, async (trace) =>
          route.id === 'webMethods.callWebMethod'
            ? withHeaders(await webMethods(req.raw), headersAt(clock.now()))
            : respond(options, route, req.raw, req.param(), trace),
        ),
      );
    }
  }
  serveFiles(app, options.base);
  hostUploads(app, {
    base: options.base,
    afterWrite: () => options.afterWrite('files.upload'),
    onFault: (error) => options.onFault(error, 'files.upload'),
  });
  app.onError((error) => {
    options.onFault(error, 'http');
    const { status, body } = failure(error);
    return reply(status, body);
  });
  addPages(app, options);
  app.route('/__dev', admin);
  app.notFound(({ req }) =>
    reply(404, JSON.stringify({ message: `There is no call ${req.method} ${req.path}` })),
  );
  return app;
}

/** `/members/my` comes before `/members/{id}`. */
function bySpecificity(all: Route[]): Route[] {
  const key = ({ path }: Route): string => path.replaceAll(/\{\w+\}/g, '￿');
  return all.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
}

function withHeaders(response: Response, headers: Readonly<Record<string, string>>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

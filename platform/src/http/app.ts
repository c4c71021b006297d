import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { hostUploads } from '../media/upload-host.ts';
import { serveFiles } from '../media/serve.ts';
import { addPages } from '../pages/index.ts';
import { type CallOptions, respond } from './call.ts';
import { InvalidInput } from './failure.ts';
import { failure, headersAt, preflight } from './respond.ts';
import type { Intercept } from './intercept.ts';
import type { Route } from './route.ts';
import { callAt, isCallPath } from './routing.ts';

/** Longest body of a request in bytes. Files are uploaded to URLs of their own. */
const MOST_BYTES = 8 << 20;

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
  app.use(async (context, next) => {
    const { req } = context;
    const method = req.method === 'HEAD' ? 'GET' : req.method;
    if (method === 'OPTIONS' && isCallPath(req.path)) return preflight(clock.now());
    const found = callAt(method, req.path);
    if (!found) return next();
    const { route, params } = found;
    const answer = (): Promise<Response> =>
      intercept(route, req.raw, async (trace) =>
        route.id === 'webMethods.callWebMethod'
          ? withHeaders(await webMethods(req.raw), headersAt(clock.now()))
          : respond(options, route, req.raw, params, trace),
      );
    // the body of a call that has none is not read
    if (!route.hasBody) return answer();
    return bodyLimit({ maxSize: MOST_BYTES, onError: () => tooLarge(route) })(context, async () => {
      context.res = await answer();
    });
  });
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

function withHeaders(response: Response, headers: Readonly<Record<string, string>>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

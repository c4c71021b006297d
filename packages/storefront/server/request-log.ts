import type { MiddlewareHandler } from 'hono';
import type { RequestIdVariables } from 'hono/request-id';

/** Logs each request as one line of JSON, without its query, when its response has started. */
export const requestLog =
  (log: (line: string) => void): MiddlewareHandler<{ Variables: RequestIdVariables }> =>
  async (context, next) => {
    const start = performance.now();
    await next();
    const { req, res } = context;
    log(
      JSON.stringify({
        level: 'info',
        time: new Date().toISOString(),
        message: 'request',
        requestId: context.get('requestId'),
        method: req.method,
        path: req.path,
        status: res.status,
        durationMs: Math.round(performance.now() - start),
      }),
    );
  };

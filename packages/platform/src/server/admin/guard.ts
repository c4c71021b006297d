/** Keeps pages of other sites away from the admin API and the console. */
import type { MiddlewareHandler } from 'hono';
import type { Base } from '../../kernel/context/context.ts';

const HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/**
 * Rejects requests of pages of another origin, which includes other ports of this machine. Responses
 * have no CORS headers, and may not be shown in a frame. Programs send no `Origin`. A link to the console
 * works, because a page cannot read the document that it links to.
 */
export const ownPagesOnly =
  (base: Base): MiddlewareHandler =>
  async (context, next) => {
    const { req } = context;
    const origin = req.header('origin');
    const site = req.header('sec-fetch-site') ?? 'none';
    const isLink = req.method === 'GET' && req.header('sec-fetch-mode') === 'navigate';
    // a reverse proxy speaks http to the platform
    const own = [new URL(req.url).origin, base.origin()];
    const isForeign = origin !== undefined && !own.includes(origin);
    if (isForeign || !(isLink || site === 'same-origin' || site === 'none'))
      return context.json({ message: 'The admin API is closed to pages of other sites' }, 403, HEADERS);
    await next();
    for (const [name, value] of Object.entries(HEADERS)) context.res.headers.set(name, value);
    return undefined;
  };

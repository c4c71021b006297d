/** `GET /staff/changes`: who has done what, of the resources whose records the role may see. */
import { type Context, Hono } from 'hono';
import { resourcesOf } from '../roles.ts';
import type { Audit } from './audit.ts';
import type { Staff } from './sessions.ts';

/** Changes per request. */
const MAX_LIMIT = 100;

export const changeRoutes = (audit: Audit, staffOf: (context: Context) => Promise<Staff | undefined>): Hono =>
  new Hono().get('/', async (context) => {
    const session = await staffOf(context);
    if (!session) return context.json({ message: 'Sign in' }, 401);
    const { resource, record, staff, outcome, from, to, offset, limit } = context.req.query();
    const resources = resourcesOf(session.role).filter((each) => resource === undefined || each === resource);
    const page = { offset: countIn(offset, 0), limit: Math.min(countIn(limit, 20), MAX_LIMIT) };
    return context.json(audit.list({ resources, record, staff, outcome, from, to, ...page }));
  });

const countIn = (text: string | undefined, missing: number): number =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : missing;

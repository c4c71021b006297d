/** What the server keeps of the work of staff, for pages. */
import { type Context, Hono } from 'hono';
import type { StaffMember } from '../changes.ts';
import { may, resourcesOf } from '../roles.ts';
import type { Audit } from './audit.ts';
import type { SignIn, Staff, StaffSessions } from './sessions.ts';

/** Changes per request. */
const MAX_LIMIT = 100;

interface StaffRoutesOptions extends Pick<SignIn, 'accounts'> {
  audit: Audit;
  sessions: StaffSessions;
  staffOf: (context: Context) => Promise<Staff | undefined>;
}

/**
 * Adds `GET /changes`: who has done what, of the resources whose records the role may see. `GET /people`: who works here
 * with their sessions, all of them for those who may end them, or else who asks. `POST /sessions/:key/end`: 204, or 404
 * for a session that the role may not end.
 */
export function staffRoutes({ audit, sessions, staffOf, accounts }: StaffRoutesOptions): Hono {
  const isSeenBy = (staff: Staff, id: Staff['id']): boolean =>
    id === staff.id || may(staff.role, 'staff', 'edit');

  /** Those who have an account, who are signed in, or whose work is kept. */
  function people(context: Context): StaffMember[] {
    const last = audit.lastOfEach();
    const open = sessions.all();
    const current = sessions.read(context);
    const known = [
      // without accounts, only the provider knows who is gone
      ...last.map(({ staff: id, fullName, role }) => ({ id, fullName, role: accounts ? null : role })),
      ...open.map(({ staff }) => staff),
      ...(accounts?.() ?? []),
    ];
    return [...new Map(known.map((person) => [String(person.id), person]))].map(([id, person]) => ({
      id,
      fullName: person.fullName ?? id,
      role: person.role,
      lastAt: last.find(({ staff }) => staff === id)?.at ?? null,
      sessions: open
        .filter(({ staff }) => String(staff.id) === id)
        .map(({ key, startedAt, seenAt, browser }) => ({
          key,
          startedAt: startedAt.toISOString(),
          seenAt: seenAt.toISOString(),
          browser,
          isThis: key === current?.key,
        })),
    }));
  }

  return new Hono()
    .get('/changes', async (context) => {
      const session = await staffOf(context);
      if (!session) return context.json({ message: 'Sign in' }, 401);
      const { resource, record, staff, outcome, from, to, offset, limit } = context.req.query();
      const resources = resourcesOf(session.role).filter(
        (each) => resource === undefined || each === resource,
      );
      const page = { offset: countIn(offset, 0), limit: Math.min(countIn(limit, 20), MAX_LIMIT) };
      return context.json(audit.list({ resources, record, staff, outcome, from, to, ...page }));
    })
    .get('/people', async (context) => {
      const staff = await staffOf(context);
      if (!staff) return context.json({ message: 'Sign in' }, 401);
      const data = people(context).filter(({ id }) => isSeenBy(staff, id));
      return context.json({ data, total: data.length });
    })
    .post('/sessions/:key/end', async (context) => {
      const staff = await staffOf(context);
      if (!staff) return context.json({ message: 'Sign in' }, 401);
      const session = sessions.all().find(({ key }) => key === context.req.param('key'));
      if (!session || !isSeenBy(staff, session.staff.id))
        return context.json({ message: 'This session has ended' }, 404);
      sessions.endOf(session, staff);
      return context.body(null, 204);
    });
}

const countIn = (text: string | undefined, missing: number): number =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : missing;

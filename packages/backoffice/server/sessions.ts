import type { Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { StaffSession } from 'storewire-react-admin';
import type { Role } from '../roles.ts';
import type { Audit } from './audit.ts';

export type Staff = StaffSession<Role>;

export interface NewSession {
  staff: Staff;
  /** What an identity provider gave, to ask it for the role again. */
  tokens?: { access: string; refresh: string | undefined };
}

/** Someone who is signed in. */
export interface SignedIn extends NewSession {
  /** Names the session; unlike the id in the cookie, it gives no access. */
  key: string;
  startedAt: Date;
  seenAt: Date;
  /** The header `User-Agent`. */
  browser: string;
}

/** A way to sign in. */
export interface SignIn {
  routes: Hono;
  /** Those who may sign in, if that is known here. */
  accounts?: () => Staff[];
  /** The role of now; undefined if it was revoked. */
  roleOf: (session: SignedIn) => Role | undefined | Promise<Role | undefined>;
}

/** After this time, staff sign in again. */
const SESSION_MS = 12 * 60 * 60 * 1000;

/** What a browser gets is a random id: everything else stays in the memory of the server. */
interface CookieEntries<Value> {
  start(context: Context, value: Value): void;
  read(context: Context): Value | undefined;
  end(context: Context): void;
  /** The values that have not ended. */
  all(): Value[];
  /** Ends the values that match, whatever browser has them. */
  endAll(matches: (value: Value) => boolean): void;
}

/** Keeps a value per browser for some time, under the id in a cookie that no script can read. */
function cookieEntries<Value>(
  name: string,
  { isSecure, maxMs }: { isSecure: boolean; maxMs: number },
): CookieEntries<Value> {
  const entries = new Map<string, { value: Value; endsAt: number }>();
  const cookie = isSecure ? `__Host-${name}` : name;
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure } as const;
  const removeEnded = (): void => {
    for (const [id, { endsAt }] of entries) if (endsAt <= Date.now()) entries.delete(id);
  };
  const end = (context: Context): void => {
    entries.delete(getCookie(context, cookie) ?? '');
    deleteCookie(context, cookie, options);
  };
  return {
    start(context, value) {
      removeEnded();
      // the id of another user of this browser must not become that of this one
      end(context);
      const id = crypto.randomUUID();
      entries.set(id, { value, endsAt: Date.now() + maxMs });
      setCookie(context, cookie, id, { ...options, maxAge: maxMs / 1000 });
    },
    read(context) {
      removeEnded();
      return entries.get(getCookie(context, cookie) ?? '')?.value;
    },
    end,
    all() {
      removeEnded();
      return [...entries.values()].map(({ value }) => value);
    },
    endAll(matches) {
      for (const [id, { value }] of entries) if (matches(value)) entries.delete(id);
    },
  };
}

/** The sessions of staff, whose starts and ends are recorded. */
export interface StaffSessions extends Omit<CookieEntries<SignedIn>, 'start' | 'endAll'> {
  start(context: Context, session: NewSession): void;
  /** Ends one at once; `by` is who does that. */
  endOf(session: SignedIn, by: Staff): void;
}

export function staffSessions(isSecure: boolean, audit: Audit): StaffSessions {
  const sessions = cookieEntries<SignedIn>('staff', { isSecure, maxMs: SESSION_MS });
  const record = (staff: Staff, call: string, records: string[] = []): void =>
    audit.finish(audit.begin({ staff, resource: 'sessions', call, records, reason: null }), {
      outcome: 'DONE',
    });
  return {
    ...sessions,
    start(context, session) {
      record(session.staff, 'signIn');
      const now = new Date();
      const browser = (context.req.header('user-agent') ?? '').slice(0, 200);
      const key = crypto.randomUUID();
      sessions.start(context, { ...session, key, startedAt: now, seenAt: now, browser });
    },
    read(context) {
      const session = sessions.read(context);
      if (session) session.seenAt = new Date();
      return session;
    },
    end(context) {
      const session = sessions.read(context);
      if (session) record(session.staff, 'signOut');
      sessions.end(context);
    },
    endOf(session, by) {
      record(by, 'endSession', [String(session.staff.id)]);
      sessions.endAll(({ key }) => key === session.key);
    },
  };
}

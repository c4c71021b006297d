import type { Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { StaffSession } from 'storewire-react-admin';
import type { Role } from '../roles.ts';

export type Staff = StaffSession<Role>;

/** Someone who is signed in. */
export interface SignedIn {
  staff: Staff;
  /** What an identity provider gave, to ask it for the role again. */
  tokens?: { access: string; refresh: string | undefined };
}

/** A way to sign in. */
export interface SignIn {
  routes: Hono;
  /** The role of now; undefined if it was revoked. */
  roleOf: (session: SignedIn) => Role | undefined | Promise<Role | undefined>;
}

/** After this time, staff sign in again. */
const SESSION_MS = 12 * 60 * 60 * 1000;

/** What a browser gets is a random id: everything else stays in the memory of the server. */
export interface CookieEntries<Value> {
  start(context: Context, value: Value): void;
  read(context: Context): Value | undefined;
  end(context: Context): void;
}

/** Keeps a value per browser for some time, under the id in a cookie that no script can read. */
export function cookieEntries<Value>(
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
  };
}

/** The sessions of staff. */
export const staffSessions = (isSecure: boolean): CookieEntries<SignedIn> =>
  cookieEntries('staff', { isSecure, maxMs: SESSION_MS });

/** Signs staff of a local shop in, by passwords that are in its settings. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import type { SignIn, Staff, StaffSessions } from './sessions.ts';
import type { StaffAccount } from './settings.ts';

/** Five failed attempts per account are the last for 15 minutes. */
const LIMIT = { points: 5, duration: 15 * 60 };

/** Adds `POST /sign-in`: 204, 401 for a wrong password, or 429 with `Retry-After` after too many. */
export function passwordSignIn(accounts: readonly StaffAccount[], sessions: StaffSessions): SignIn {
  const accountOf = (id: unknown) => accounts.find(({ email }) => email === id);
  const limiter = new RateLimiterMemory(LIMIT);
  const routes = new Hono().post('/sign-in', async (context) => {
    const { username, password } = credentialsIn(await context.req.json().catch(() => undefined));
    const email = username.trim().toLowerCase();
    const refusal = await limiter.consume(email).then(
      () => undefined,
      (result: RateLimiterRes) => result,
    );
    if (refusal)
      return context.body(null, 429, { 'retry-after': `${Math.ceil(refusal.msBeforeNext / 1000)}` });
    const account = accountOf(email);
    if (!account || !isEqual(account.password, password)) return context.body(null, 401);
    await limiter.reward(email);
    sessions.start(context, { staff: staffOf(account) });
    return context.body(null, 204);
  });
  return {
    routes,
    roleOf: ({ staff }) => accountOf(staff.id)?.role,
    accounts: () => accounts.map(staffOf),
  };
}

const staffOf = ({ email, role, fullName }: StaffAccount): Staff => ({ id: email, role, fullName });

function credentialsIn(body: unknown): { username: string; password: string } {
  const { username, password } = Object(body) as Record<string, unknown>;
  return { username: String(username ?? '').slice(0, 200), password: String(password ?? '') };
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const isEqual = (expected: string, given: string): boolean =>
  timingSafeEqual(digest(expected), digest(given));

/**
 * For whom this page was opened. When the session ends, what the page requests waits until the same person has signed in
 * again, so that nothing that was entered is lost.
 */
import { useSyncExternalStore } from 'react';
import type { UserIdentity } from 'react-admin';
import { authProvider } from 'storewire-react-admin';
import { headerValue, STAFF_HEADER } from '../../request-headers.ts';
import { PERMISSIONS } from '../../roles.ts';
import { SIGN_IN_URL } from '../page-settings.ts';

/** Whether the owner of the page is signed in, nobody, or someone else. */
type SessionState = 'current' | 'ended' | 'replaced';

/** How long the server has for an answer. */
const REQUEST_MS = 30_000;

const ofStaff = authProvider({ url: '/staff', permissions: PERMISSIONS, signInUrl: SIGN_IN_URL });

/** Who has opened this page. Undefined before the first sign-in, and after a sign-out. */
let owner: UserIdentity | undefined;
let state: SessionState = 'current';
/** How often the owner has signed in again. */
let returns = 0;
const waiting: (() => void)[] = [];
const listeners = new Set<() => void>();

function enter(next: SessionState): void {
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
  if (next !== 'current') return;
  returns += 1;
  for (const resume of waiting.splice(0)) resume();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useSessionState = (): SessionState => useSyncExternalStore(subscribe, () => state);

export const pageOwner = (): UserIdentity | undefined => owner;

const isUnauthorized = (error: unknown): boolean => (error as { status?: unknown } | null)?.status === 401;

/** What the server says about the owner. Undefined if it cannot be reached, which has not ended the session. */
async function readState({ id: asked }: UserIdentity): Promise<SessionState | undefined> {
  try {
    await ofStaff.checkAuth({});
    const { id } = await ofStaff.getIdentity();
    return id === asked ? 'current' : 'replaced';
  } catch (error) {
    return isUnauthorized(error) ? 'ended' : undefined;
  }
}

/** Asks the server who is signed in. */
export async function checkSession(): Promise<void> {
  const asked = owner;
  const before = returns;
  // as someone else, the page must start anew
  if (!asked || state === 'replaced') return undefined;
  const found = await readState(asked);
  if (asked !== owner || !found) return undefined;
  // a slow answer of before a sign-in says nothing about after it
  if (before !== returns) return checkSession();
  return enter(found);
}

/** Resolves when the owner of the page is signed in: to whether that was so at once. */
async function untilCurrent(): Promise<boolean> {
  await checkSession();
  if (state === 'current') return true;
  await new Promise<void>((resume) => waiting.push(resume));
  return false;
}

/** Sends a request of the page: again after a sign-in if the session has ended, and never as someone else. */
export async function sendAsOwner(url: string, { signal, ...init }: RequestInit = {}): Promise<Response> {
  const sentFor = owner;
  const headers = new Headers(init.headers);
  if (sentFor) headers.set(STAFF_HEADER, headerValue(sentFor.id));
  for (let isLast = false; ; ) {
    const signals = [...(signal ? [signal] : []), AbortSignal.timeout(REQUEST_MS)];
    const response = await fetch(url, { ...init, headers, signal: AbortSignal.any(signals) });
    // the platform has these statuses, too
    const isRefused = response.status === 401 || response.status === 409;
    if (!sentFor || isLast || !isRefused) return response;
    const wasCurrent = await untilCurrent();
    if (wasCurrent && response.status === 409) return response;
    // the session may have ended and begun again in the meantime
    isLast = wasCurrent;
  }
}

/** The sign-in over a page that is open. Rejects as that of the sign-in page. */
export async function signInAgain(credentials: object): Promise<void> {
  await ofStaff.login(credentials);
  await checkSession();
  if (state === 'ended') throw new Error('The session cannot be read. Try again.');
}

/** What react-admin asks about the owner of the page waits, too. */
async function answered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!owner || !isUnauthorized(error)) throw error;
    await untilCurrent();
    return ask();
  }
}

export const auth: typeof ofStaff = {
  ...ofStaff,
  // of the sign-in page, which has no owner
  login: async (params) => {
    await ofStaff.login(params);
    owner = undefined;
    enter('current');
  },
  logout: async (params) => {
    const leaving = owner;
    owner = undefined;
    try {
      return await ofStaff.logout(params);
    } catch (error) {
      owner = leaving;
      throw error;
    }
  },
  checkAuth: async (params) => {
    if (owner) return void (await untilCurrent());
    await ofStaff.checkAuth(params);
    owner = await ofStaff.getIdentity().catch(() => undefined);
  },
  // a page that is open stays open, and one without an owner is left already
  checkError: async () => undefined,
  getIdentity: (params) => answered(() => ofStaff.getIdentity(params)),
  getPermissions: (params) => answered(() => ofStaff.getPermissions(params)),
  canAccess: (params) => answered(() => ofStaff.canAccess(params)),
};

import { useEffect, useSyncExternalStore } from 'react';
import { NEXT_STEP } from '#hints';
import type { SessionEvent, SessionState } from '../../auth/session/member-credentials.ts';
import { NO_CLIENT, noContext } from '../../errors/no-context.ts';
import { cleanReturnUrl } from '../../redirects/return-url.ts';
import { externalStores } from '../external-store.ts';
import { type PageSession, useStore } from '../provider.ts';

/** Why a member session ended: the user signed out, the platform ended it, or another member signed in. */
export type SessionEnd = Extract<SessionEvent, { type: 'ended' }>['reason'];

/** The session, for display. */
export interface SessionView {
  /** True until the stored session has been read. */
  isLoading: boolean;
  /** `none` while loading, before the first token, and after a sign-out or the end of a session. */
  role: SessionState['role'];
  /** True for a member. */
  isSignedIn: boolean;
  /**
   * Stays the same as long as the same person is signed in. Undefined while loading and if the session cannot be read.
   */
  sessionId: string | undefined;
  /**
   * Why the last member session of this page ended, here or in another tab. Undefined before that, and once a
   * member signs in again.
   */
  ended: SessionEnd | undefined;
}

/** What servers render, and pages before the session has been read. */
const LOADING: SessionView = {
  isLoading: true,
  role: 'none',
  isSignedIn: false,
  sessionId: undefined,
  ended: undefined,
};

/** The view of a session that all its components share. */
const storeOf = /* @__PURE__ */ externalStores<PageSession, SessionView>(
  LOADING,
  (session) => {
    let ended: SessionEnd | undefined;
    return {
      async read() {
        const state = await session.session().catch(() => LOADING);
        return { ...state, isLoading: false, ended: state.isSignedIn ? undefined : ended };
      },
      listen: (listener) =>
        session.onSession((event) => {
          if (event.role === 'member' && event.type === 'ended') ended = event.reason;
          listener();
        }),
    };
  },
  (a, b) => (Object.keys(a) as (keyof SessionView)[]).every((name) => a[name] === b[name]),
);

/** The session of the nearest provider. */
export function usePageSession(): PageSession {
  const { session } = useStore();
  if (!session) throw noContext(NO_CLIENT, NEXT_STEP.session);
  return session;
}

/**
 * The session of the page: a visitor or a member. All components show the same session, and follow every
 * change: a sign-in, a sign-out, the end of the session by the platform. They follow other tabs with
 * `backendSession()`, or if the storage notifies of changes (`webStorage`). After a return from the
 * platform, it removes `wixMemberLoggedIn` from the address bar. Needs `session` on the `StoreProvider`.
 *
 * @example
 * import { useSession } from 'storewire/react';
 *
 * export function Greeting() {
 *   const { isLoading, isSignedIn, ended } = useSession();
 *   if (isLoading) return <p>Loading</p>;
 *   if (ended === 'invalidGrant') return <p>Your session has ended. Please sign in again.</p>;
 *   return <p>{isSignedIn ? 'Welcome back' : 'Welcome'}</p>;
 * }
 */
export function useSession(): SessionView {
  const { subscribe, getSnapshot } = storeOf(usePageSession());
  useEffect(cleanReturnUrl, []);
  return useSyncExternalStore(subscribe, getSnapshot, getLoading);
}

const getLoading = (): SessionView => LOADING;

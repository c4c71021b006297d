import { useSyncExternalStore } from 'react';
import type { MemberCredentials } from '../../auth/member-session.ts';
import { useStore } from '../provider.ts';
import { type SessionView, storeOf, UNKNOWN } from './session-store.ts';

/** The session of the nearest provider. */
export function useMemberSession(): MemberCredentials {
  const { session } = useStore();
  if (!session) throw new Error('Wix context is not available: the StoreProvider above this component has no session. Give it what member() returned');
  return session;
}

/**
 * Who is signed in, on every component that asks at the same time, and over every change: a sign-in, a sign-out, the platform's end of the
 * session, and what other tabs do where the storage tells of it (`webStorage(localStorage)`). Needs `session` on the `StoreProvider`.
 *
 * @example
 * import { useSession } from 'storewire/react';
 *
 * export function Greeting() {
 *   const { isLoading, isLoggedIn, ended } = useSession();
 *   if (isLoading) return <p>Loading</p>;
 *   if (ended === 'invalidGrant') return <p>Your session has ended. Please sign in again.</p>;
 *   return <p>{isLoggedIn ? 'Welcome back' : 'Welcome'}</p>;
 * }
 */
export function useSession(): SessionView {
  const { subscribe, view } = storeOf(useMemberSession());
  return useSyncExternalStore(subscribe, view, nothingKnown);
}

const nothingKnown = (): SessionView => UNKNOWN;

import { useEffect, useState } from 'react';
import { type SignOutOptions, signOut } from '../../auth/redirect-sign-in/sign-out.ts';
import type { StoreClient } from '../../core/options.ts';
import type { StoreError } from '../../errors/store-error.ts';
import { type PageSession, useStore } from '../provider.ts';
import { useStableFunction } from '../stable-function.ts';
import { onPageRestored, toSessionError } from './start-session.ts';
import { usePageSession } from './use-session.ts';

/** The URL of the logout page, or why the request for it failed. */
export type SignOutOutcome =
  | { logoutUrl: string; error?: undefined }
  | { error: StoreError; logoutUrl?: undefined };

/** What `useSignOut` returns. */
export interface SignOutState {
  /** Signs out and goes to the logout page of the platform. Resolves after a failure too. */
  signOut: (input: SignOutOptions) => Promise<SignOutOutcome>;
  /** True from the sign-out until the browser leaves the page, or the sign-out fails. */
  isWorking: boolean;
  /** Why the logout page could not be requested. The local session has ended nevertheless. */
  error: StoreError | undefined;
}

/**
 * Signs a member out: ends the local session and clears the cache, then goes to the logout page of the
 * platform. Behind a backend, it leaves the page for its route. Needs `session` on the `StoreProvider`.
 *
 * @example
 * import { useSignOut } from 'storewire/react';
 *
 * export function SignOutButton() {
 *   const { signOut, isWorking } = useSignOut();
 *   const leave = () => void signOut({ postFlowUrl: '/' });
 *   return <button type="button" disabled={isWorking} onClick={leave}>Sign out</button>;
 * }
 */
export function useSignOut(): SignOutState {
  const { client } = useStore();
  const session = usePageSession();
  const [state, setState] = useState(IDLE);
  useEffect(() => onPageRestored(() => setState(IDLE)), []);
  const leave = useStableFunction(async (options: SignOutOptions): Promise<SignOutOutcome> => {
    setState({ isWorking: true, error: undefined });
    try {
      return { logoutUrl: await leavePage(client, session, options) };
    } catch (failure) {
      setState(IDLE);
      const error = toSessionError(failure);
      setState({ isWorking: false, error });
      return { error };
    }
  });
  return { signOut: leave, ...state };
}

const IDLE: Omit<SignOutState, 'signOut'> = { isWorking: false, error: undefined };

async function leavePage(
  client: StoreClient,
  session: PageSession,
  options: SignOutOptions,
): Promise<string> {
  if ('signOut' in session) {
    // that of an application may take its time
    await session.signOut(options.postFlowUrl);
    return options.postFlowUrl;
  }
  const { logoutUrl } = await signOut(client, session, options);
  location.assign(logoutUrl);
  return logoutUrl;
}

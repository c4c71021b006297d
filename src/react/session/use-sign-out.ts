import { useCallback, useState } from 'react';
import type { StoreError } from '../../errors/store-error.ts';
import { type SignOutOptions, signOut } from '../../sign-in.ts';
import { useStore } from '../provider.ts';
import { asStoreError, navigateTo } from './leaving.ts';
import { useMemberSession } from './use-session.ts';

/** Options of a sign-out. */
export interface SignOutInput extends SignOutOptions {
  /** Takes the browser to the platform's logout page. Default `location.assign`. */
  navigate?: ((url: string) => void) | undefined;
}

/** What a sign-out came to: the address of the platform's logout page, or why it could not be had. */
export type SignOutOutcome = { logoutUrl: string; error?: undefined } | { error: StoreError; logoutUrl?: undefined };

/** State of a sign-out. */
export interface SignOutState {
  /** Signs out and goes to the platform's logout page. A failure does not reject. */
  signOut: (input: SignOutInput) => Promise<SignOutOutcome>;
  /** True from a sign-out until the browser is told to leave. */
  isWorking: boolean;
  /** Why the platform could not be told. The session here has ended all the same. */
  error: StoreError | undefined;
}

/**
 * Signs out: the session here ends first, and every cached answer goes with it, before the platform is asked for its logout page. Needs
 * `session` on the `StoreProvider`.
 *
 * @example
 * import { useSignOut } from 'storewire/react';
 *
 * export function SignOutButton() {
 *   const { signOut, isWorking } = useSignOut();
 *   return <button type="button" disabled={isWorking} onClick={() => void signOut({ postFlowUrl: '/' })}>Sign out</button>;
 * }
 */
export function useSignOut(): SignOutState {
  const { client } = useStore();
  const session = useMemberSession();
  const [state, setState] = useState<Omit<SignOutState, 'signOut'>>({ isWorking: false, error: undefined });
  const leave = useCallback(
    async ({ navigate = navigateTo, ...options }: SignOutInput): Promise<SignOutOutcome> => {
      setState({ isWorking: true, error: undefined });
      let outcome: SignOutOutcome | undefined;
      try {
        outcome = await signOut(client, session, options).catch((error: unknown) => ({ error: asStoreError(error) }));
      } finally {
        setState({ isWorking: false, error: outcome?.error });
      }
      if (outcome.logoutUrl !== undefined) navigate(outcome.logoutUrl);
      return outcome;
    },
    [client, session],
  );
  return { signOut: leave, ...state };
}

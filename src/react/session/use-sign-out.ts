import { useCallback, useState } from 'react';
import type { StoreError } from '../../errors/store-error.ts';
import { type SignOutOptions, signOut } from '../../sign-in.ts';
import { useStore } from '../provider.ts';
import { navigateTo, toStoreError } from './leaving.ts';
import { useMemberSession } from './use-session.ts';

/** Options of a sign-out. */
export interface SignOutInput extends SignOutOptions {
  /** Takes the browser to the platform's logout page. Default `location.assign`. */
  navigate?: ((url: string) => void) | undefined;
}

/** State of a sign-out. */
export interface SignOutState {
  /** Signs out and goes to the platform's logout page. Resolves to its address, or to undefined when it could not be had: then `error` is set. */
  signOut: (input: SignOutInput) => Promise<string | undefined>;
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
 *   return <button type="button" disabled={isWorking} onClick={() => void signOut({ postFlowUrl: location.origin })}>Sign out</button>;
 * }
 */
export function useSignOut(): SignOutState {
  const { client } = useStore();
  const session = useMemberSession();
  const [state, setState] = useState<Omit<SignOutState, 'signOut'>>({ isWorking: false, error: undefined });
  const leave = useCallback(
    async ({ navigate = navigateTo, ...options }: SignOutInput) => {
      setState({ isWorking: true, error: undefined });
      try {
        const { logoutUrl } = await signOut(client, session, options);
        setState({ isWorking: false, error: undefined });
        navigate(logoutUrl);
        return logoutUrl;
      } catch (error) {
        setState({ isWorking: false, error: toStoreError(error) });
        return undefined;
      }
    },
    [client, session],
  );
  return { signOut: leave, ...state };
}

import { useState } from 'react';
import type { SignInState } from 'storewire/react';

/** The sign-in without a failure from before this view: an error of one form does not apply to the next. */
export function useOwnFailure(signIn: SignInState, view: unknown): SignInState {
  const [dismissed, setLeft] = useState<{ view: unknown; failure: SignInState['failure'] }>({
    view,
    failure: undefined,
  });
  if (dismissed.view !== view) setLeft({ view, failure: signIn.failure });
  const isOld = dismissed.failure !== undefined && dismissed.failure === signIn.failure;
  return isOld ? { ...signIn, failure: undefined, error: undefined, text: undefined } : signIn;
}

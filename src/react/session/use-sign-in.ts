import { useEffect, useMemo, useRef, useState } from 'react';
import type { StoreError } from '../../errors/store-error.ts';
import { loginText } from '../../sign-in.ts';
import { useStore } from '../provider.ts';
import { createSteps, type SignInSteps } from './sign-in-steps.ts';
import { BEGINNING, type SignInOptions, type SignInView } from './sign-in-view.ts';
import { useMemberSession } from './use-session.ts';

/** Where a sign-in stands, and the steps that move it. */
export interface SignInState extends SignInView, SignInSteps {
  /** Why the last step did not go ahead, or a captcha is required. Has the request id for a report. */
  error: StoreError | undefined;
  /** The same as a sentence for people. */
  text: string | undefined;
}

/**
 * Drives a sign-in through all its states, step by step with forms of your own or in the whole page. Show what `result.loginState`
 * says. With a `storage` and a name for the `flow`, a sign-in that waits goes on after a reload. A page that goes ends what it
 * had under way, except for `complete`, as an answer is good once. Needs `session` on the `StoreProvider`.
 *
 * @example
 * import { useSignIn } from 'storewire/react';
 * import { webStorage } from 'storewire';
 *
 * const storage = webStorage(sessionStorage);
 *
 * export function SignIn() {
 *   const { result, isWorking, text, login, verify } = useSignIn({ storage, flow: 'sign-in', redirectUri: `${location.origin}/signed-in` });
 *   if (result.loginState === 'SUCCESS') return <p>Welcome</p>;
 *   const send = (form: FormData) =>
 *     result.loginState === 'EMAIL_VERIFICATION_REQUIRED'
 *       ? verify({ code: String(form.get('code')) })
 *       : login({ email: String(form.get('email')), password: String(form.get('password')) });
 *   return (
 *     <form action={(form) => void send(form)}>
 *       {result.loginState === 'EMAIL_VERIFICATION_REQUIRED' ? <input name="code" /> : <><input name="email" /><input name="password" type="password" /></>}
 *       <button type="submit" disabled={isWorking}>Go on</button>
 *       <p role="alert">{text}</p>
 *     </form>
 *   );
 * }
 */
export function useSignIn(options: SignInOptions = {}): SignInState {
  const { client } = useStore();
  const session = useMemberSession();
  const [shown, setShown] = useState<{ by?: SignInSteps; view: SignInView }>({ view: BEGINNING });
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const { flow } = options;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another flow is another sign-in
  const { steps, mount } = useMemo(() => {
    const made = createSteps({ client, session, settings: options, options: () => latest.current, show });
    function show(change: Partial<SignInView>): void {
      setShown(({ by, view }) => ({ by: made.steps, view: { ...(by === made.steps ? view : BEGINNING), ...change } }));
    }
    return made;
  }, [client, session, flow]);
  useEffect(mount, [mount]);
  // what another sign-in came to is not shown as this one's
  const view = shown.by === steps ? shown.view : BEGINNING;
  const refusal = view.failure ?? ('errorCode' in view.result ? view.result : undefined);
  const text = refusal && loginText(refusal.errorCode, options.texts);
  return { ...view, ...steps, error: refusal?.cause, text };
}

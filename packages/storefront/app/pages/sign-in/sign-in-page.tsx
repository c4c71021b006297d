import { useState } from 'react';
import { redirect, useSearchParams } from 'react-router';
import { textIn } from '../../form/form-text.ts';
import { handleForm } from '../../routing/handle-form.ts';
import { PageHead } from '../../routing/page-head.tsx';
import { storeRequest } from '../../store/store-request.ts';
import { useText } from '../../text/text.tsx';
import type { Route } from './+types/sign-in-page';
import { ApprovalStep, CodeStep } from './code-step.tsx';
import { RecoveryStep, RegisterStep, SignInStep } from './credentials-steps.tsx';
import { FactorStep } from './factor-step.tsx';
import { leaveToPlatform, returnPath } from './leave-to-platform.ts';
import { SampleAccounts } from './sample-accounts.tsx';
import { SignInFailed } from './sign-in-failed.tsx';
import { readSignIn, signInForms } from './sign-in-forms.ts';
import { ENDED, hasFailed } from './sign-in-page-path.ts';
import type { SignInResult } from './sign-in-step.ts';

/** Members have nothing to do here, unless a sign-in has failed. A pending sign-in continues, also after a reload. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const store = context.get(storeRequest);
  const { isSignedIn } = await store.auth.session();
  if (isSignedIn && !hasFailed(request.url)) throw redirect(returnPath(request));
  return { isSignedIn, step: await readSignIn(store), samples: store.settings.samples };
}

/** Runs one step. After the last one, the browser returns to the page where it came from. */
export const action = (args: Route.ActionArgs) =>
  handleForm<SignInResult>(args, {
    ...signInForms(returnPath(args.request)),
    redirect: async ({ store, form }) => {
      throw await leaveToPlatform(store, args.request, { provider: textIn(form, 'provider') || undefined });
    },
  });

/** Sign-in, registration and recovery with forms, and the steps that follow. */
export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
  const { account, shell } = useText();
  const [search] = useSearchParams();
  const form = search.get('view');
  const answer: SignInResult | undefined = actionData;
  const step = answer?.step ?? loaderData.step;
  const isFailed = search.get(ENDED) === 'failed';
  const result = answer ?? (isFailed ? { intent: 'login', problem: account.signInFailed } : undefined);
  const props = { result, isNext: useHasMoved(`${step.loginState} ${form}`) };
  if (loaderData.isSignedIn) return <SignInFailed />;
  return (
    <>
      <PageHead title={shell.signIn} isIndexed={false} />
      {step.loginState === 'EMAIL_VERIFICATION_REQUIRED' && <CodeStep email={step.email} result={result} />}
      {step.loginState === 'OWNER_APPROVAL_REQUIRED' && <ApprovalStep email={step.email} />}
      {step.loginState.startsWith('MFA') && <FactorStep step={step} result={result} />}
      {step.loginState === 'INITIAL' &&
        (form === 'register' ? (
          <RegisterStep {...props} />
        ) : form === 'recovery' ? (
          <RecoveryStep {...props} />
        ) : (
          <>
            <SignInStep {...props} />
            {loaderData.samples ? <SampleAccounts samples={loaderData.samples} /> : null}
          </>
        ))}
    </>
  );
}

/** Whether the page has shown another step before. */
function useHasMoved(step: string): boolean {
  const [first] = useState(step);
  const [hasMoved, setMoved] = useState(false);
  if (step !== first && !hasMoved) setMoved(true);
  return hasMoved;
}

export { sendForm as clientAction } from '../../form/send-form.ts';

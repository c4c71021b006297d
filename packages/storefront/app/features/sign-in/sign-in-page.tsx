import { UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { Form, redirect, useSearchParams } from 'react-router';
import { buttonLook, LINK } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { textIn } from '../../form/form-text.ts';
import { handleForm } from '../../routing/handle-form.ts';
import { PageHead } from '../../routing/page-head.tsx';
import { usePaths } from '../../routing/paths.ts';
import { endOf, leaveToPlatform, returnPath } from '../../shop/account/leave-to-platform.ts';
import type { SampleAccountSettings } from '../../store/settings.ts';
import { storeRequest } from '../../store/store-request.ts';
import { useText } from '../../text/text.tsx';
import type { Route } from './+types/sign-in-page';
import { RecoveryStep, RegisterStep, SignInStep } from './credentials-steps.tsx';
import { FactorStep } from './factor-step.tsx';
import { readSignIn, signInForms } from './sign-in-forms.ts';
import type { SignInResult } from './sign-in-step.ts';
import { CodeField, Resend, StartAgain, Step, StepForm } from './step.tsx';

/** Members have nothing to do here, unless a sign-in has failed. A pending sign-in continues, also after a reload. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const store = context.get(storeRequest);
  const { isSignedIn } = await store.auth.session();
  if (isSignedIn && endOf(url) !== 'failed') throw redirect(returnPath(url));
  return { isSignedIn, step: await readSignIn(store), samples: store.settings.samples };
}

/** Runs one step. After the last one, the browser returns to the page where it came from. */
export const action = (args: Route.ActionArgs) =>
  handleForm<SignInResult>(args, {
    ...signInForms(returnPath(args.url)),
    redirect: async ({ store, url, form }) => {
      throw await leaveToPlatform(store, url, textIn(form, 'provider') || undefined);
    },
  });

/** Sign-in, registration and recovery with forms, and the steps that follow. */
export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
  const { account, shell } = useText();
  const [search] = useSearchParams();
  const form = search.get('view');
  const answer: SignInResult | undefined = actionData;
  const step = answer?.step ?? loaderData.step;
  const isFailed = endOf({ searchParams: search }) === 'failed';
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

/** For a member: somebody else may have tried to sign in. */
function SignInFailed() {
  const { account, shell } = useText();
  const paths = usePaths();
  return (
    <>
      <PageHead title={account.signInFailed} isIndexed={false} />
      <EmptyState
        level="h1"
        icon={<UserRoundX aria-hidden="true" />}
        title={account.signInFailed}
        action={
          <a href={paths.account} className={buttonLook()}>
            {shell.account}
          </a>
        }
      />
    </>
  );
}

interface CodeStepProps {
  email: string | undefined;
  result: SignInResult | undefined;
}

/** Asks for the code of the verification mail, and can send another mail. */
function CodeStep({ email, result }: CodeStepProps) {
  const { signIn } = useText();
  return (
    <Step title={signIn.codeTitle} text={signIn.codeText(email)} isNext>
      <StepForm intent="code" submit={signIn.verify} result={result}>
        <CodeField />
      </StepForm>
      <Resend intent="code" label={signIn.resend} done={signIn.resent} result={result} />
      <StartAgain />
    </Step>
  );
}

/** The sign-in waits for the owner of the shop. */
function ApprovalStep({ email }: { email: string | undefined }) {
  const { signIn } = useText();
  return (
    <Step title={signIn.approvalTitle} text={signIn.approvalText(email)} isNext>
      <StartAgain />
    </Step>
  );
}

/** Accounts of the local platform that demonstrate each state of a sign-in. */
function SampleAccounts({ samples }: { samples: SampleAccountSettings }) {
  const { samples: texts } = useText().signIn;
  return (
    <aside
      aria-labelledby="samples"
      className="mx-auto mt-8 w-full max-w-md rounded-2xl border border-edge border-dashed p-4 text-sm sm:p-5"
    >
      <h2 id="samples" className="font-semibold">
        {texts.title}
      </h2>
      <p className="mt-1 text-soft">{texts.text}</p>
      <ul className="mt-3 divide-y divide-line">
        {samples.accounts.map(({ email, password, asks }) => (
          <li key={email} className="py-1">
            <Form method="post" replace>
              <input type="hidden" name="intent" value="login" />
              <input type="hidden" name="email" value={email} />
              <input type="hidden" name="password" value={password} />
              <button
                type="submit"
                className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-4 rounded-lg text-start hover:bg-sunk"
              >
                <span>{texts.asks[asks] ?? asks}</span>
                <span className="text-accent underline underline-offset-4">{email}</span>
              </button>
            </Form>
          </li>
        ))}
      </ul>
      <a href={samples.inbox} target="_blank" rel="noreferrer" className={LINK}>
        {texts.inbox}
      </a>
    </aside>
  );
}

export { sendForm as clientAction } from '../../routing/send-form.ts';

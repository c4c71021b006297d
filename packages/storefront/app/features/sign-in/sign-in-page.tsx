import { useState } from 'react';
import { redirect, redirectDocument, useSearchParams } from 'react-router';
import { textIn } from '../../form/form-text.ts';
import { leaveToPlatform, returnPath } from '../../pages/sign-in/leave-to-platform.ts';
import { ENDED } from '../../pages/sign-in/sign-in-page-path.ts';
import { handleForm, type Submission } from '../../routing/handle-form.ts';
import { PageHead } from '../../routing/page-head.tsx';
import { languageOfPath } from '../../routing/paths.ts';
import { type StoreRequest, storeRequest } from '../../store/store-request.ts';
import type { Language } from '../../text/languages.ts';
import type { Route } from './+types/sign-in-page';
import { ApprovalStep, CodeStep } from './code-step.tsx';
import { RecoveryStep, RegisterStep, SignInStep } from './credentials-steps.tsx';
import { readSignIn, submitStep } from './custom-sign-in.ts';
import { FactorStep } from './factor-steps.tsx';
import type { SampleAccountTexts } from './sample-accounts/en.ts';
import { SampleAccounts } from './sample-accounts.tsx';
import type { SignInResult } from './sign-in-view.ts';
import { useSignInText } from './use-sign-in-text.ts';

/** Texts that only a local shop shows, so that they are no part of the dictionaries. */
const loadSampleTexts = async (language: Language): Promise<SampleAccountTexts> =>
  (await import(`./sample-accounts/${language}.ts`)).sampleAccounts;

/** Members have nothing to do here. A pending sign-in continues, also after a reload. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const store = context.get(storeRequest);
  const { samples } = store.settings;
  const { isSignedIn } = await store.auth.session();
  if (isSignedIn) throw redirect(returnPath(request));
  return {
    view: await readSignIn(store),
    failed: await failureAtPlatform(request, store),
    sample: samples && {
      samples,
      texts: await loadSampleTexts(languageOfPath(new URL(request.url).pathname)),
    },
  };
}

/** What the form says after a sign-in at the platform that has failed. */
async function failureAtPlatform(
  request: Request,
  { loadText }: StoreRequest,
): Promise<SignInResult | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  if (searchParams.get(ENDED) !== 'failed') return undefined;
  const { account } = await loadText(languageOfPath(pathname));
  return { intent: 'login', problem: account.signInFailed };
}

/** Runs one step. After the last one, the browser returns to the page where it came from. */
export const action = (args: Route.ActionArgs) => {
  const step = async (submission: Submission) => {
    const result = await submitStep(submission);
    // the page is loaded again, as another person sees other data
    if (result.view?.step.name === 'done') throw redirectDocument(returnPath(args.request));
    return result;
  };
  return handleForm<SignInResult>(args, {
    login: step,
    register: step,
    code: step,
    factor: step,
    recover: step,
    cancel: step,
    redirect: async ({ store, form }) => {
      throw await leaveToPlatform(store, args.request, { provider: textIn(form, 'provider') || undefined });
    },
  });
};

/** Sign-in, registration and recovery with forms, and the steps that follow. */
export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
  const { signIn } = useSignInText();
  const [search] = useSearchParams();
  const form = search.get('view');
  const result: SignInResult | undefined = actionData ?? loaderData.failed;
  const { step, captcha } = result?.view ?? loaderData.view;
  const props = { captcha, result, isNext: useHasMoved(`${step.name} ${form}`) };
  return (
    <>
      <PageHead title={signIn.title} isIndexed={false} />
      {step.name === 'code' && <CodeStep email={step.email} result={result} />}
      {step.name === 'approval' && <ApprovalStep email={step.email} />}
      {(step.name === 'factors' || step.name === 'challenge') && <FactorStep step={step} result={result} />}
      {step.name === 'credentials' &&
        (form === 'register' ? (
          <RegisterStep {...props} />
        ) : form === 'recovery' ? (
          <RecoveryStep {...props} />
        ) : (
          <>
            <SignInStep {...props} />
            {loaderData.sample ? <SampleAccounts {...loaderData.sample} /> : null}
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

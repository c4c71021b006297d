import { useState } from 'react';
import { redirect, redirectDocument, useSearchParams } from 'react-router';
import { customLoginErrorText, safeReturnPath, startRedirectSignIn } from 'storewire/sign-in';
import { textIn } from '../../form/form-text.ts';
import { PageHead } from '../../routing/page-head.tsx';
import { languageOfPath, pathsIn, usePaths } from '../../routing/paths.ts';
import { type StoreRequest, storeRequest } from '../../store/store-request.ts';
import { useText } from '../../text/text.tsx';
import type { Route } from './+types/sign-in-page';
import { ApprovalStep, CodeStep } from './code-step.tsx';
import { RecoveryStep, RegisterStep, SignInStep } from './credentials-steps.tsx';
import { readSignIn, runSignInStep, SIGNED_IN_PATH } from './custom-sign-in.ts';
import { FactorStep } from './factor-steps.tsx';
import { SampleAccounts } from './sample-accounts.tsx';
import { FAILED, keepSignInPage } from './sign-in-page-path.ts';
import type { SignInFailure } from './sign-in-view.ts';

/** Members have nothing to do here. A pending sign-in continues, also after a reload. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const store = context.get(storeRequest);
  const { isLoggedIn } = await store.auth.session();
  if (isLoggedIn) throw redirect(returnPath(request));
  const view = await readSignIn(store);
  const hasFailed = new URL(request.url).searchParams.has(FAILED);
  return { view: hasFailed ? { ...view, failure: NOT_COMPLETED } : view, samples: store.settings.samples };
}

/** A sign-in at the platform has failed. */
const NOT_COMPLETED: SignInFailure = {
  errorCode: 'notCompleted',
  error: customLoginErrorText('notCompleted'),
};

/** Runs one step. After the last one, the browser returns to the page where it came from. */
export async function action({ request, context }: Route.ActionArgs) {
  const store = context.get(storeRequest);
  const form = await request.formData();
  const intent = textIn(form, 'intent');
  if (intent === 'redirect') throw await leaveToPlatform(store, form, request);
  const view = await runSignInStep(store, form);
  // the page is loaded again, as another person sees other data
  if (view.step.name === 'done') throw redirectDocument(returnPath(request));
  const sentTo = intent === 'recover' && !view.failure ? textIn(form, 'email') : undefined;
  return { view, sentTo, isResent: form.has('again') && !view.failure };
}

/** Signs in on the page of the platform, or of an identity provider. */
async function leaveToPlatform(store: StoreRequest, form: FormData, request: Request): Promise<Response> {
  const { client, auth, storage, settings } = store;
  const { pathname, search } = new URL(request.url);
  await keepSignInPage(storage, pathname + search);
  const { url } = await startRedirectSignIn(client, auth, {
    redirectUri: settings.origin + SIGNED_IN_PATH,
    responseMode: 'query',
    provider: textIn(form, 'provider') || undefined,
    returnTo: returnPath(request),
    storage,
  });
  return redirect(url, 303);
}

/** Pages that say how something ended, which is over for who signs in. */
const ENDS = /^\/\w+\/(?:account-deleted|reset-password)(?:\?|$)/;

/** The page to return to. Defaults to the account. */
function returnPath(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  const { account } = pathsIn(languageOfPath(pathname));
  const path = safeReturnPath(searchParams.get('returnTo') ?? account);
  return ENDS.test(path) ? account : path;
}

/** Sign-in, registration and recovery with forms, and the steps that follow. */
export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
  const { signIn } = useText();
  const { signIn: path } = usePaths();
  const [search] = useSearchParams();
  const form = search.get('view');
  const view = actionData?.view ?? loaderData.view;
  const isResent = actionData?.isResent ?? false;
  const { step } = view;
  const isNext = useHasMoved(`${step.name} ${form}`);
  return (
    <>
      <PageHead title={signIn.title} isIndexed={false} />
      {step.name === 'code' && <CodeStep view={view} email={step.email} isResent={isResent} />}
      {step.name === 'approval' && <ApprovalStep email={step.email} />}
      {(step.name === 'factors' || step.name === 'challenge') && (
        <FactorStep view={view} step={step} isResent={isResent} />
      )}
      {step.name === 'credentials' &&
        (form === 'register' ? (
          <RegisterStep view={view} isNext={isNext} />
        ) : form === 'recovery' ? (
          <RecoveryStep
            view={view}
            isNext={isNext}
            sentTo={actionData?.sentTo}
            resetPath={path.replace(/sign-in$/, 'reset-password')}
          />
        ) : (
          <>
            <SignInStep view={view} isNext={isNext} />
            <SampleAccounts samples={loaderData.samples} />
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

import { useEffect, useState } from 'react';
import { Link, redirect, useLocation, useNavigate } from 'react-router';
import { buttonLook } from '../../components/button.tsx';
import { rawTextIn } from '../../form/form-text.ts';
import { handleForm } from '../../routing/handle-form.ts';
import { PageHead } from '../../routing/page-head.tsx';
import { usePaths } from '../../routing/paths.ts';
import { useText } from '../../text/text.tsx';
import type { Route } from './+types/reset-password-page';
import { runStep, type StepCall } from './sign-in-forms.ts';
import type { SignInResult } from './sign-in-step.ts';
import { NewPasswordField, Step, StepForm } from './step.tsx';

/** Sets the password. The platform may require another step, which the sign-in page handles. */
export const action = (args: Route.ActionArgs) =>
  handleForm<SignInResult>(args, {
    reset: async (submission) => {
      const { paths } = submission;
      const result = await runStep(resetPassword, submission, paths.account);
      if (result.step && result.step.loginState !== 'INITIAL') throw redirect(paths.signIn);
      return result;
    },
  });

const resetPassword: StepCall = (login, { form }) =>
  login.recoverPassword({
    recoveryToken: rawTextIn(form, 'recoveryToken'),
    password: rawTextIn(form, 'password'),
  });

/** The page that the link of a recovery mail opens. The token is in the fragment, which no server logs. */
export default function ResetPasswordPage({ actionData }: Route.ComponentProps) {
  const { signIn, form, shell } = useText();
  const paths = usePaths();
  const token = useRecoveryToken();
  const result: SignInResult | undefined = actionData;
  const isBroken = token === undefined || result?.errorCode === 'invalidCode';
  const title = isBroken ? signIn.linkMissing : signIn.resetTitle;
  return (
    <>
      <PageHead title={title} isIndexed={false} />
      {token === null ? (
        <Step title={signIn.resetTitle} text={signIn.resetText} />
      ) : result?.isSaved ? (
        <Step title={signIn.resetDone} text={signIn.resetDoneText} isNext>
          <Link to={paths.signIn} className={buttonLook()}>
            {shell.signIn}
          </Link>
        </Step>
      ) : isBroken ? (
        <Step title={title} text={signIn.linkMissingText} isNext>
          <Link to={`${paths.signIn}?view=recovery`} className={buttonLook()}>
            {signIn.sendAnother}
          </Link>
        </Step>
      ) : (
        <Step title={title} text={signIn.resetText}>
          <StepForm intent="reset" submit={signIn.reset} result={result}>
            <input type="hidden" name="recoveryToken" value={token} />
            <NewPasswordField label={form.newPassword} />
          </StepForm>
        </Step>
      )}
    </>
  );
}

/** The token of the link, which is removed from the URL. `null` until the page knows, undefined if there is none. */
function useRecoveryToken(): string | undefined | null {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string | null | undefined>(null);
  useEffect(() => {
    const found = new URLSearchParams(hash.slice(1)).get('recoveryToken');
    setToken((known) => found ?? known ?? undefined);
    if (found !== null) void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return token;
}

export { sendForm as clientAction } from '../../routing/send-form.ts';

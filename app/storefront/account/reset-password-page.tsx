import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useSignInText } from '../../shared/text/sign-in.ts';
import { buttonLook } from '../../shared/ui/button.tsx';
import { paths } from '../paths.ts';
import { NewPasswordField } from './credentials-step.tsx';
import { LeaveTo } from './leave-to.tsx';
import { passwordOf, Step, StepForm } from './step.tsx';
import { useShopSignIn } from './use-shop-sign-in.ts';

/** The page that the link of a recovery mail opens. */
export function ResetPasswordPage() {
  const text = useSignInText();
  const { token, isReading } = useRecoveryToken();
  const [isDone, setDone] = useState(false);
  const signIn = useShopSignIn(paths.account);
  const { result, failure } = signIn;
  const isBroken = token === undefined || failure?.errorCode === 'invalidCode';
  const reset = async (form: FormData): Promise<void> => {
    const outcome = await signIn.recoverPassword({ recoveryToken: token ?? '', password: passwordOf(form) });
    setDone(outcome.loginState === 'INITIAL');
  };
  if (isReading) return null;
  if (result.loginState === 'SUCCESS') return <LeaveTo path={result.returnTo} />;
  if (isDone)
    return (
      <Outcome title={text.resetDone} text={text.resetDoneText} action={<ToSignIn>{text.submit}</ToSignIn>} />
    );
  // the platform requires another step, which the sign-in page handles
  if (token !== undefined && result.loginState !== 'INITIAL')
    return <LeaveTo path={paths.signIn(paths.account)} />;
  if (isBroken)
    return (
      <Outcome
        title={text.linkMissing}
        text={text.linkMissingText}
        action={<ToSignIn view="recovery">{text.sendAnother}</ToSignIn>}
      />
    );
  return (
    <Step title={text.resetTitle} text={text.resetText}>
      <StepForm signIn={signIn} submit={text.reset} onSubmit={reset}>
        <NewPasswordField label={text.newPassword} signIn={signIn} />
      </StepForm>
    </Step>
  );
}

function Outcome({ title, text, action }: { title: string; text: string; action: ReactNode }) {
  return (
    <Step key={title} title={title} text={text} isNext>
      <div>{action}</div>
    </Step>
  );
}

function ToSignIn({ view, children }: { view?: 'recovery'; children: ReactNode }) {
  return (
    <Link to={view ? `${paths.signIn()}?view=${view}` : paths.signIn()} className={buttonLook()}>
      {children}
    </Link>
  );
}

const NAMES = ['recoveryToken', 'token'];

/** The token of the link, which is removed from the URL after it was read. */
function useRecoveryToken(): { token: string | undefined; isReading: boolean } {
  const { pathname, hash, search } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string>();
  const found = tokenOf(hash.slice(1)) ?? tokenOf(search);
  useEffect(() => {
    if (found === undefined) return;
    setToken(found);
    void navigate({ pathname, search: withoutToken(search) }, { replace: true });
  }, [found, pathname, search, navigate]);
  return { token, isReading: found !== undefined };
}

function tokenOf(members: string): string | undefined {
  const found = new URLSearchParams(members);
  return NAMES.map((name) => found.get(name)).find(Boolean) ?? undefined;
}

function withoutToken(search: string): string {
  const rest = new URLSearchParams(search);
  for (const name of NAMES) rest.delete(name);
  return rest.toString();
}

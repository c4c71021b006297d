import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type SignInState, useSession } from 'storewire/react';
import { safeReturnPath } from 'storewire/sign-in';
import { useText } from '../../shared/text/text.ts';
import { LoadingStatus } from '../../shared/ui/skeleton.tsx';
import { ApprovalStep } from './approval-step.tsx';
import { CaptchaStep } from './captcha-step.tsx';
import { CodeStep } from './code-step.tsx';
import { RegisterStep, SignInStep } from './credentials-step.tsx';
import { FactorStep } from './factor-step.tsx';
import { LeaveTo } from './leave-to.tsx';
import { RecoveryStep } from './recovery-step.tsx';
import { useOwnFailure } from './use-own-failure.ts';
import { useShopSignIn } from './use-shop-sign-in.ts';

/**
 * Shows the current step of the sign-in, and redirects once a member is signed in, here or in another tab.
 */
export function SignInPage() {
  const text = useText();
  const [search] = useSearchParams();
  const returnTo = safeReturnPath(search.get('returnTo') ?? undefined);
  const signIn = useShopSignIn(returnTo);
  const { isLoading, isLoggedIn } = useSession();
  if (isLoggedIn) return <LeaveTo path={returnTo} />;
  if (isLoading || signIn.isLoading) return <LoadingStatus>{text.state.loading}</LoadingStatus>;
  return <CurrentStep signIn={signIn} view={search.get('view')} />;
}

const VIEWS = { register: RegisterStep, recovery: RecoveryStep };

function CurrentStep({ signIn: whole, view }: { signIn: SignInState; view: string | null }) {
  const signIn = useOwnFailure(whole, view);
  const [email, setEmail] = useState('');
  const { result } = signIn;
  const hasMoved = useHasMoved(`${result.loginState} ${view}`);
  switch (result.loginState) {
    case 'EMAIL_VERIFICATION_REQUIRED':
      return <CodeStep signIn={signIn} email={result.data.email} />;
    case 'OWNER_APPROVAL_REQUIRED':
      return <ApprovalStep signIn={signIn} email={result.data.email} />;
    case 'MFA_REQUIRED':
    case 'MFA_CHALLENGE':
      return <FactorStep signIn={signIn} result={result} />;
    case 'USER_CAPTCHA_REQUIRED':
    case 'SILENT_CAPTCHA_REQUIRED':
      return <CaptchaStep signIn={signIn} required={result} />;
    default: {
      const View = view === 'register' || view === 'recovery' ? VIEWS[view] : SignInStep;
      return <View signIn={signIn} email={email} onEmail={setEmail} isNext={hasMoved} />;
    }
  }
}

/** Whether the page has shown another step before. */
function useHasMoved(step: string): boolean {
  const [first] = useState(step);
  const [hasMoved, setMoved] = useState(false);
  if (step !== first && !hasMoved) setMoved(true);
  return hasMoved;
}

import { useEffect } from 'react';
import { Link } from 'react-router';
import { useSignInText } from '../../shared/text/sign-in.ts';
import { buttonLook } from '../../shared/ui/button.tsx';
import { paths } from '../paths.ts';
import { LeaveTo } from './leave-to.tsx';
import { SigningIn } from './signing-in.tsx';
import { Problem, Step } from './step.tsx';
import { useShopSignIn } from './use-shop-sign-in.ts';

/** The page at the redirect URI of the sign-in. */
export function SignedInPage() {
  const text = useSignInText();
  const signIn = useShopSignIn();
  const { completeRedirect, result, failure } = signIn;
  useEffect(() => void completeRedirect(), [completeRedirect]);
  if (result.loginState === 'SUCCESS') return <LeaveTo path={result.returnTo} />;
  if (!failure) return <SigningIn />;
  return (
    <Step key="failed" title={text.notCompleted} isNext>
      <Problem signIn={signIn} />
      <div>
        <Link to={paths.signIn()} className={buttonLook()}>
          {text.backToSignIn}
        </Link>
      </div>
    </Step>
  );
}

import { useEffect } from 'react';
import { Link, Navigate } from 'react-router';
import { useText } from '../../shared/text/text.ts';
import { buttonLook } from '../../shared/ui/button.tsx';
import { LoadingStatus, Skeleton } from '../../shared/ui/skeleton.tsx';
import { paths } from '../paths.ts';
import { Problem, Step } from './step.tsx';
import { useShopSignIn } from './use-shop-sign-in.ts';

/** Where the platform sends people back to. */
export function SignedInPage() {
  const text = useText();
  const signIn = useShopSignIn();
  const { complete, result, failure } = signIn;
  useEffect(() => void complete(), [complete]);
  if (result.loginState === 'SUCCESS') return <Navigate to={result.returnTo} replace />;
  if (!failure) {
    return (
      <Step title={text.signIn.completing}>
        <LoadingStatus>{text.state.loading}</LoadingStatus>
        <Skeleton className="h-11 rounded-xl" />
      </Step>
    );
  }
  return (
    <Step key="failed" title={text.signIn.notCompleted} isNext>
      <Problem signIn={signIn} />
      <div>
        <Link to={paths.signIn()} className={buttonLook()}>
          {text.signIn.backToSignIn}
        </Link>
      </div>
    </Step>
  );
}

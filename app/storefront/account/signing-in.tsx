import { useSignInText } from '../../shared/text/sign-in.ts';
import { useText } from '../../shared/text/text.ts';
import { LoadingStatus, Skeleton } from '../../shared/ui/skeleton.tsx';
import { Step } from './step.tsx';

/** Somebody is being signed in, or the page to go to is on its way. */
export function SigningIn() {
  const { state } = useText();
  const text = useSignInText();
  return (
    <Step title={text.completing}>
      <LoadingStatus>{state.loading}</LoadingStatus>
      <Skeleton className="h-11 rounded-xl" />
    </Step>
  );
}

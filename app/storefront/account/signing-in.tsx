import { useSignInText } from '../../shared/text/sign-in.ts';
import { useText } from '../../shared/text/text.ts';
import { LoadingStatus, Skeleton } from '../../shared/ui/skeleton.tsx';
import { Step } from './step.tsx';

/** Shown while a sign-in completes, or while the next page loads. */
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

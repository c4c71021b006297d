import { useText } from '../../shared/text/text.ts';
import { LoadingStatus, Skeleton } from '../../shared/ui/skeleton.tsx';
import { Step } from './step.tsx';

/** Somebody is being signed in, or the page to go to is on its way. */
export function SigningIn() {
  const text = useText();
  return (
    <Step title={text.signIn.completing}>
      <LoadingStatus>{text.state.loading}</LoadingStatus>
      <Skeleton className="h-11 rounded-xl" />
    </Step>
  );
}

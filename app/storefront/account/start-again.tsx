import type { SignInState } from 'storewire/react';
import { useSignInText } from '../../shared/text/sign-in.ts';
import { Button } from '../../shared/ui/button.tsx';

/** The button that restarts the sign-in, in every step. */
export function StartAgain({ signIn: { cancel } }: { signIn: SignInState }) {
  const text = useSignInText();
  return (
    <Button look="quiet" onClick={() => void cancel()}>
      {text.startAgain}
    </Button>
  );
}

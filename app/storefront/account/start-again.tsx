import type { SignInState } from 'storewire/react';
import { useSignInText } from '../../shared/text/sign-in.ts';
import { Button } from '../../shared/ui/button.tsx';

/** The way out of every step. */
export function StartAgain({ signIn: { cancel } }: { signIn: SignInState }) {
  const text = useSignInText();
  return (
    <Button look="quiet" onClick={() => void cancel()}>
      {text.startAgain}
    </Button>
  );
}

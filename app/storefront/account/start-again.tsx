import type { SignInState } from 'storewire/react';
import { useText } from '../../shared/text/text.ts';
import { Button } from '../../shared/ui/button.tsx';

/** The way out of every step. */
export function StartAgain({ signIn: { cancel } }: { signIn: SignInState }) {
  const { signIn: text } = useText();
  return (
    <Button look="quiet" onClick={() => void cancel()}>
      {text.startAgain}
    </Button>
  );
}

import type { SignInState } from 'storewire/react';
import { useSignInText } from '../../shared/text/sign-in.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Step } from './step.tsx';
import { InboxLink } from './try-out.tsx';

/** Explains that the owner must approve the account. */
export function ApprovalStep({ signIn, email }: { signIn: SignInState; email: string | undefined }) {
  const text = useSignInText();
  return (
    <Step title={text.approvalTitle} text={text.approvalText(email)} isNext>
      <InboxLink />
      <div>
        <Button look="outline" onClick={() => void signIn.cancel()}>
          {text.backToSignIn}
        </Button>
      </div>
    </Step>
  );
}

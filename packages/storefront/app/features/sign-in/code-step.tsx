import { FormText } from '../../form/fields.tsx';
import { Resend } from './resend.tsx';
import type { SignInResult } from './sign-in-view.ts';
import { Step, StepForm } from './step.tsx';
import { useSignInText } from './use-sign-in-text.ts';

interface CodeStepProps {
  email: string | undefined;
  result: SignInResult | undefined;
}

/** Asks for the code of the verification mail, and can send another mail. */
export function CodeStep({ email, result }: CodeStepProps) {
  const { signIn } = useSignInText();
  return (
    <Step title={signIn.codeTitle} text={signIn.codeText(email)} isNext>
      <StepForm intent="code" submit={signIn.verify} result={result}>
        <CodeField />
      </StepForm>
      <Resend intent="code" label={signIn.resend} done={signIn.resent} result={result} />
      <StartAgain />
    </Step>
  );
}

/** A field for a code that was sent or that a device shows. */
export function CodeField({ isNumber = true }: { isNumber?: boolean }) {
  const { signIn } = useSignInText();
  return (
    <FormText
      label={signIn.code}
      name="code"
      inputMode={isNumber ? 'numeric' : 'text'}
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      look="text-lg tracking-[0.25em] tabular-nums"
    />
  );
}

/** Forgets the pending sign-in. */
export function StartAgain() {
  const { signIn } = useSignInText();
  return <StepForm intent="cancel" submit={signIn.startAgain} look="quiet" />;
}

/** The sign-in waits for the owner of the shop. */
export function ApprovalStep({ email }: { email: string | undefined }) {
  const { signIn } = useSignInText();
  return (
    <Step title={signIn.approvalTitle} text={signIn.approvalText(email)} isNext>
      <StartAgain />
    </Step>
  );
}

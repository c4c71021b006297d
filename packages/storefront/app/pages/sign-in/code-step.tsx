import { TextField } from '../../components/text-field.tsx';
import { useText } from '../../text/text.tsx';
import { Resend } from './resend.tsx';
import type { SignInView } from './sign-in-view.ts';
import { Step, StepForm, useFieldError } from './step.tsx';

interface CodeStepProps {
  view: SignInView;
  email: string | undefined;
  isResent: boolean;
}

/** Asks for the code of the verification mail, and can send another mail. */
export function CodeStep({ view, email, isResent }: CodeStepProps) {
  const { signIn } = useText();
  return (
    <Step title={signIn.codeTitle} text={signIn.codeText(email)} isNext>
      <StepForm intent="code" submit={signIn.verify} failure={view.failure}>
        <CodeField error={useFieldError(view.failure, 'invalidCode', 'invalidInput')} />
      </StepForm>
      <Resend intent="resend" label={signIn.resend} done={signIn.resent} isResent={isResent} />
      <StartAgain />
    </Step>
  );
}

/** A field for a code that was sent or that a device shows. */
export function CodeField({ error, isNumber = true }: { error: string | undefined; isNumber?: boolean }) {
  const { signIn } = useText();
  return (
    <TextField
      label={signIn.code}
      name="code"
      inputMode={isNumber ? 'numeric' : 'text'}
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      look="text-lg tracking-[0.25em] tabular-nums"
      required
      error={error}
    />
  );
}

/** Forgets the pending sign-in. */
export function StartAgain() {
  const { signIn } = useText();
  return <StepForm intent="cancel" submit={signIn.startAgain} look="quiet" />;
}

/** The sign-in waits for the owner of the shop. */
export function ApprovalStep({ email }: { email: string | undefined }) {
  const { signIn } = useText();
  return (
    <Step title={signIn.approvalTitle} text={signIn.approvalText(email)} isNext>
      <StartAgain />
    </Step>
  );
}

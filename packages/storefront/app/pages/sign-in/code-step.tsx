import { type ReactNode, useEffect, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '../../components/button.tsx';
import { FormText } from '../../form/fields.tsx';
import { useText } from '../../text/text.tsx';
import type { SignInResult } from './sign-in-step.ts';
import { Step, StepForm } from './step.tsx';

interface CodeStepProps {
  email: string | undefined;
  result: SignInResult | undefined;
}

/** Asks for the code of the verification mail, and can send another mail. */
export function CodeStep({ email, result }: CodeStepProps) {
  const { signIn } = useText();
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
  const { signIn } = useText();
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

const PAUSE_S = 30;

interface ResendProps {
  intent: string;
  /** The label of the button, with the seconds until it is enabled. */
  label: (seconds: number) => string;
  /** The status text after a message was sent. */
  done: string;
  result: SignInResult | undefined;
  /** Other fields of the form. */
  children?: ReactNode;
}

/** A button that sends a message again, after a delay. Without JavaScript, it does so at once. */
export function Resend({ intent, label, done, result, children }: ResendProps) {
  const { signIn } = useText();
  const { formData } = useNavigation();
  const isPending = formData?.get('intent') === intent && formData.has('again');
  const isResent = result?.isSaved && result.values?.['again'] !== undefined;
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (isPending) return;
    setLeft(PAUSE_S);
    const until = Date.now() + PAUSE_S * 1000;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000))), 1000);
    return () => clearInterval(timer);
  }, [isPending]);
  return (
    <Form method="post" replace className="grid gap-3">
      <p role="status" className="text-sm empty:hidden">
        {isResent && !isPending ? done : null}
      </p>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="again" value="" />
      {children}
      <Button
        type="submit"
        look="outline"
        pending={isPending && signIn.working}
        aria-disabled={left > 0}
        onClick={(event) => left > 0 && event.preventDefault()}
        className="tabular-nums"
      >
        {label(left)}
      </Button>
    </Form>
  );
}

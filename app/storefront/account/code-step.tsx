import { useEffect, useState } from 'react';
import type { SignInState } from 'storewire/react';
import { useSignInText } from '../../shared/text/sign-in.ts';
import { Button } from '../../shared/ui/button.tsx';
import { CodeField } from './code-field.tsx';
import { StartAgain } from './start-again.tsx';
import { problemOf, Step, StepForm, typed } from './step.tsx';
import { MailsLink } from './try-out.tsx';

const PAUSE_S = 30;

/** The code of the mail, and another mail when the first one does not come. */
export function CodeStep({ signIn, email }: { signIn: SignInState; email: string | undefined }) {
  const text = useSignInText();
  const [isResent, setResent] = useState(false);
  const { left, start } = useCountDown(PAUSE_S);
  const resend = async (): Promise<void> => {
    if (left > 0 || signIn.isWorking) return;
    setResent(false);
    const { loginState } = await signIn.resend();
    if (loginState === 'FAILURE') return;
    setResent(true);
    start();
  };
  return (
    <Step title={text.codeTitle} text={text.codeText(email)} isNext>
      <StepForm signIn={signIn} submit={text.verify} onSubmit={(form) => signIn.verify({ code: typed(form, 'code') })}>
        <CodeField problemId={problemOf(signIn, 'invalidCode', 'invalidInput')} />
      </StepForm>
      <p role="status" className="text-sm empty:hidden">
        {isResent ? text.resent : null}
      </p>
      <MailsLink />
      <div className="flex flex-col gap-3">
        <Button look="outline" aria-disabled={left > 0 || signIn.isWorking} onClick={() => void resend()} className="tabular-nums">
          {left > 0 ? text.resendIn(left) : text.resend}
        </Button>
        <StartAgain signIn={signIn} />
      </div>
    </Step>
  );
}

/** Seconds that are left, beginning with the first render. */
function useCountDown(seconds: number): { left: number; start: () => void } {
  const [until, setUntil] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  const start = (): void => {
    setNow(Date.now());
    setUntil(Date.now() + seconds * 1000);
  };
  return { left, start };
}

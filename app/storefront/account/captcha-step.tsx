import { useEffect, useState } from 'react';
import type { SignInResult, SignInState } from 'storewire/react';
import { useSignInText } from '../../shared/text/sign-in.ts';
import { useText } from '../../shared/text/text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { captchaOf } from './captcha.tsx';
import { StartAgain } from './start-again.tsx';
import { Problem, Step } from './step.tsx';

export interface CaptchaStepProps {
  signIn: SignInState;
  required: Extract<SignInResult, { data: { siteKey: string } }>;
}

/** Shows the required captcha, or runs an invisible one. */
export function CaptchaStep({ signIn, required }: CaptchaStepProps) {
  const text = useSignInText();
  const { siteKey } = required.data;
  const captcha = captchaOf(siteKey);
  const isSilent = required.loginState === 'SILENT_CAPTCHA_REQUIRED';
  const [hasAnswered, setAnswered] = useState(false);
  const answer = (given: string): void => {
    setAnswered(true);
    void signIn.answerCaptcha(given);
  };
  // a required captcha is not an error to show; only a wrong answer is
  const isProblem =
    signIn.failure !== undefined || (hasAnswered && required.errorCode === 'invalidCaptchaToken');
  return (
    <Step
      title={text.captchaTitle}
      text={captcha ? (isSilent ? undefined : text.captchaText) : text.captchaMissing}
      isNext
    >
      {isProblem ? <Problem signIn={signIn} /> : null}
      {captcha && isSilent ? (
        <Silent key={siteKey} signIn={signIn} ask={() => captcha.invisible(siteKey)} />
      ) : null}
      {captcha && !isSilent ? (
        <captcha.Visible key={siteKey} siteKey={siteKey} isWorking={signIn.isWorking} onAnswer={answer} />
      ) : null}
      <StartAgain signIn={signIn} />
    </Step>
  );
}

function Silent({ signIn, ask }: { signIn: SignInState; ask: () => Promise<string> }) {
  const { state } = useText();
  const [tries, setTries] = useState(0);
  const [isBroken, setBroken] = useState(false);
  const { answerCaptcha } = signIn;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per attempt
  useEffect(() => {
    let isWanted = true;
    setBroken(false);
    ask().then(
      (answer) => void (isWanted && answerCaptcha(answer)),
      () => isWanted && setBroken(true),
    );
    return () => {
      isWanted = false;
    };
  }, [tries, answerCaptcha]);
  return isBroken || signIn.failure ? (
    <Button look="outline" onClick={() => setTries(tries + 1)}>
      {state.retry}
    </Button>
  ) : (
    <Checking />
  );
}

function Checking() {
  const text = useSignInText();
  return (
    <p role="status" className="animate-pulse text-soft">
      {text.captchaChecking}
    </p>
  );
}

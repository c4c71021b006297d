import { useState } from 'react';
import type { SignInOutcome, SignInState } from 'storewire/react';
import { useSignInText } from '../../shared/text/sign-in.ts';
import { Button } from '../../shared/ui/button.tsx';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { CodeField } from './code-field.tsx';
import type { FactorResult, FactorType } from './factors.ts';
import { Resend } from './resend.tsx';
import { StartAgain } from './start-again.tsx';
import { passwordOf, problemOf, Step, StepForm, typed } from './step.tsx';
import { InboxLink } from './try-out.tsx';
import { usePasskey } from './use-passkey.ts';

export interface FactorChallengeProps {
  signIn: SignInState;
  result: FactorResult;
  factor: FactorType;
  /** Requests a new challenge. */
  onAgain: () => Promise<SignInOutcome>;
  onOther: () => void;
}

const IS_SENT: readonly FactorType[] = ['SMS', 'CALL', 'EMAIL', 'PUSH'];

/** One second factor: a code, a password, a confirmation on the phone or a passkey. */
export function FactorChallenge({ signIn: whole, result, factor, onAgain, onOther }: FactorChallengeProps) {
  const text = useSignInText();
  const passkey = usePasskey(whole, result, onAgain);
  const signIn = inWordsOf(passkey.signIn, text.refused[factor]);
  const hint = result.loginState === 'MFA_CHALLENGE' ? result.data.hint : undefined;
  const [isWaiting, setWaiting] = useState(false);
  const send = (form: FormData): unknown => {
    setWaiting(false);
    const more = form.has('remember') ? { rememberThisDevice: true } : {};
    if (factor === 'WEBAUTHN') return passkey.prove(more);
    if (factor === 'PUSH')
      return whole
        .verifyFactor({ factorType: factor, ...more })
        .then(({ loginState }) => setWaiting(loginState === 'MFA_CHALLENGE'));
    if (factor === 'PASSWORD')
      return whole.verifyFactor({ factorType: factor, password: passwordOf(form), ...more });
    return whole.verifyFactor({ factorType: factor, code: typed(form, 'code'), ...more });
  };
  return (
    <Step
      title={text.factors[factor]}
      text={[text.challengeText[factor], hint && text.sentTo(hint.replaceAll(' ', '\u00a0'))]
        .filter(Boolean)
        .join(' ')}
      isNext
    >
      <StepForm
        signIn={signIn}
        submit={text.prove[factor] ?? text.verify}
        working={factor === 'WEBAUTHN' ? text.passkeyAsking : undefined}
        onSubmit={send}
      >
        <Proof signIn={signIn} factor={factor} />
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" name="remember" className="size-6 accent-accent" />
          {text.remember}
        </label>
      </StepForm>
      <p role="status" className="rounded-xl bg-accent-soft px-4 py-3 text-sm empty:hidden">
        {isWaiting ? text.pushWaiting : null}
      </p>
      {IS_SENT.includes(factor) ? <InboxLink /> : null}
      <div className="flex flex-col gap-1">
        {IS_SENT.includes(factor) ? (
          <Resend
            label={factor === 'PUSH' ? text.pushAgain : text.resend}
            done={factor === 'PUSH' ? text.pushSent : text.resent}
            isWorking={signIn.isWorking}
            onResend={onAgain}
          />
        ) : null}
        <Button look="quiet" onClick={onOther}>
          {text.otherFactor}
        </Button>
        <StartAgain signIn={whole} />
      </div>
    </Step>
  );
}

function Proof({ signIn, factor }: { signIn: SignInState; factor: FactorType }) {
  const text = useSignInText();
  const problemId = problemOf(signIn, 'invalidCode', 'invalidPassword', 'invalidInput');
  if (factor === 'WEBAUTHN' || factor === 'PUSH') return null;
  if (factor === 'PASSWORD')
    return <PasswordField label={text.password} autoComplete="current-password" problemId={problemId} />;
  return <CodeField problemId={problemId} isNumber={factor !== 'RECOVERY_CODE'} />;
}

/** The platform has one error code for all rejected proofs. */
const inWordsOf = (signIn: SignInState, words: string | undefined): SignInState =>
  words && signIn.failure?.errorCode === 'invalidCode' ? { ...signIn, text: words } : signIn;

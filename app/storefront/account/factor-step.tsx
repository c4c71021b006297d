import { useState } from 'react';
import type { SignInResult, SignInState } from 'storewire/react';
import { useSignInText } from '../../shared/text/sign-in.ts';
import { Button } from '../../shared/ui/button.tsx';
import { CodeField } from './code-field.tsx';
import { StartAgain } from './start-again.tsx';
import { Problem, problemOf, Step, StepForm, typed } from './step.tsx';

const WITH_CODE = ['TOTP', 'SMS', 'CALL', 'EMAIL', 'RECOVERY_CODE'] as const;
type CodeFactor = (typeof WITH_CODE)[number];

const codeFactorOf = (name: string): CodeFactor | undefined => WITH_CODE.find((known) => known === name);

export type FactorResult = Extract<SignInResult, { loginState: 'MFA_REQUIRED' | 'MFA_CHALLENGE' }>;

/** The second proof: which one, and then its code. */
export function FactorStep({ signIn, result }: { signIn: SignInState; result: FactorResult }) {
  const [isChoosing, setChoosing] = useState(false);
  const factorType = result.loginState === 'MFA_CHALLENGE' && !isChoosing ? codeFactorOf(result.data.factorType) : undefined;
  const choose = async (factor: CodeFactor): Promise<void> => {
    const { loginState } = await signIn.answerFactor({ factorType: factor });
    if (loginState !== 'FAILURE') setChoosing(false);
  };
  const hint = result.loginState === 'MFA_CHALLENGE' ? result.data.hint : undefined;
  return factorType ? (
    <Challenge key={factorType} signIn={signIn} factorType={factorType} hint={hint} onOther={() => setChoosing(true)} />
  ) : (
    <Choice key="choice" signIn={signIn} factors={result.data.factors} onChoose={choose} />
  );
}

interface ChoiceProps {
  signIn: SignInState;
  factors: FactorResult['data']['factors'];
  onChoose: (factor: CodeFactor) => unknown;
}

function Choice({ signIn, factors, onChoose }: ChoiceProps) {
  const text = useSignInText();
  const known = factors.flatMap(({ factorType }) => codeFactorOf(factorType) ?? []);
  return (
    <Step title={text.factorTitle} text={known.length > 0 ? text.factorText : text.noFactors} isNext>
      <Problem signIn={signIn} />
      <ul className="flex flex-col gap-3">
        {known.map((factor) => (
          <li key={factor}>
            <Button look="outline" className="w-full" aria-disabled={signIn.isWorking} onClick={() => !signIn.isWorking && onChoose(factor)}>
              {text.factors[factor]}
            </Button>
          </li>
        ))}
      </ul>
      <StartAgain signIn={signIn} />
    </Step>
  );
}

interface ChallengeProps {
  signIn: SignInState;
  factorType: CodeFactor;
  hint: string | undefined;
  onOther: () => void;
}

function Challenge({ signIn, factorType, hint, onOther }: ChallengeProps) {
  const text = useSignInText();
  const send = (form: FormData): unknown =>
    signIn.answerFactor({ factorType, code: typed(form, 'code'), ...(form.has('remember') ? { rememberThisDevice: true } : {}) });
  return (
    <Step
      title={text.factors[factorType] ?? text.factorTitle}
      text={[text.challengeText[factorType], hint && text.sentTo(hint)].filter(Boolean).join(' ')}
      isNext
    >
      <StepForm signIn={signIn} submit={text.verify} onSubmit={send}>
        <CodeField problemId={problemOf(signIn, 'invalidCode', 'invalidInput')} isNumber={factorType !== 'RECOVERY_CODE'} />
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" name="remember" className="size-6 accent-accent" />
          {text.remember}
        </label>
      </StepForm>
      <div className="flex flex-col gap-1">
        <Button look="quiet" onClick={onOther}>
          {text.otherFactor}
        </Button>
        <StartAgain signIn={signIn} />
      </div>
    </Step>
  );
}

import {
  ChevronRight,
  KeyRound,
  Lock,
  type LucideIcon,
  Mail,
  MessageSquareText,
  Phone,
  ShieldCheck,
  Smartphone,
  TicketCheck,
} from 'lucide-react';
import { Form, Link, useSearchParams } from 'react-router';
import { LINK } from '../../components/button.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { useText } from '../../text/text.tsx';
import { CodeField, StartAgain } from './code-step.tsx';
import { type FactorType, isAtHand, isFactorType, isSent, openFactors } from './factors.ts';
import { PasskeyForm } from './passkey-form.tsx';
import { Resend } from './resend.tsx';
import type { SignInStep, SignInView } from './sign-in-view.ts';
import { Failure, Step, StepForm, useFieldError } from './step.tsx';

const ICONS: Readonly<Record<FactorType, LucideIcon>> = {
  WEBAUTHN: KeyRound,
  PUSH: Smartphone,
  TOTP: ShieldCheck,
  SMS: MessageSquareText,
  CALL: Phone,
  EMAIL: Mail,
  PASSWORD: Lock,
  RECOVERY_CODE: TicketCheck,
};

type FactorStepOf = Extract<SignInStep, { name: 'factors' | 'challenge' }>;

interface FactorStepProps {
  view: SignInView;
  step: FactorStepOf;
  isResent: boolean;
}

/**
 * The second factor: first the choice, then the proof. The URL has the factor that the user chose, so that another one can
 * be chosen at any time.
 */
export function FactorStep({ view, step, isResent }: FactorStepProps) {
  const [search] = useSearchParams();
  const chosen = search.get('factor');
  const asked = step.name === 'challenge' ? step.factorType : undefined;
  const factor = chosen === 'choose' ? undefined : isFactorType(chosen) ? chosen : asked;
  if (!isFactorType(factor)) return <FactorChoice view={view} factors={openFactors(step.factors)} />;
  return <FactorChallenge key={factor} view={view} step={step} factor={factor} isResent={isResent} />;
}

/** The second factors to choose from. */
function FactorChoice({ view, factors }: { view: SignInView; factors: readonly FactorType[] }) {
  const { signIn } = useText();
  return (
    <Step title={signIn.factorTitle} text={factors.length > 0 ? signIn.factorText : signIn.noFactors} isNext>
      <Failure failure={view.failure} />
      {factors.length > 0 && (
        <ul className="divide-y divide-line overflow-clip rounded-2xl border border-edge bg-raised">
          {factors.map((factor) => (
            <li key={factor}>
              <FactorOption factor={factor} />
            </li>
          ))}
        </ul>
      )}
      <StartAgain />
    </Step>
  );
}

const OPTION =
  'flex min-h-14 w-full items-center gap-4 px-4 py-2 text-start font-medium -outline-offset-4 hover:bg-sunk';

function FactorOption({ factor }: { factor: FactorType }) {
  const { signIn } = useText();
  const search = useSearchWith('factor', factor);
  const Icon = ICONS[factor];
  const content = (
    <>
      <Icon aria-hidden="true" className="size-5 shrink-0 text-accent" strokeWidth={1.6} />
      <span className="flex-1">{signIn.factors[factor]}</span>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-soft rtl:-scale-x-100" />
    </>
  );
  if (isAtHand(factor))
    return (
      <Link to={{ search }} replace className={OPTION}>
        {content}
      </Link>
    );
  return (
    <Form method="post" action={`?${search}`} replace>
      <input type="hidden" name="intent" value="factor" />
      <input type="hidden" name="factorType" value={factor} />
      <input type="hidden" name="request" value="" />
      <button type="submit" className={OPTION}>
        {content}
      </button>
    </Form>
  );
}

/** One second factor: a code, a password, a confirmation on the phone or a passkey. */
function FactorChallenge({ view, step, factor, isResent }: FactorStepProps & { factor: FactorType }) {
  const { signIn } = useText();
  const search = useSearchWith('factor', 'choose');
  const hint = step.name === 'challenge' && step.factorType === factor ? step.hint : undefined;
  const text = [signIn.challengeText[factor], hint && signIn.sentTo(hint)].filter(Boolean).join(' ');
  const failure = inWordsOf(view, signIn.refused[factor]);
  return (
    <Step title={signIn.factors[factor]} text={text} isNext>
      {factor === 'WEBAUTHN' ? (
        <PasskeyForm
          options={step.name === 'challenge' ? step.passkeyOptions : undefined}
          failure={failure}
        />
      ) : (
        <StepForm intent="factor" submit={signIn.prove[factor] ?? signIn.verify} failure={failure}>
          <input type="hidden" name="factorType" value={factor} />
          <Proof view={view} factor={factor} />
          <label className="flex min-h-11 items-center gap-3">
            <input type="checkbox" name="remember" className="size-6 accent-accent" />
            {signIn.remember}
          </label>
        </StepForm>
      )}
      {isSent(factor) && (
        <Resend
          intent="factor"
          label={factor === 'PUSH' ? signIn.pushAgain : signIn.resend}
          done={factor === 'PUSH' ? signIn.pushSent : signIn.resent}
          isResent={isResent}
        >
          <input type="hidden" name="factorType" value={factor} />
          <input type="hidden" name="request" value="" />
        </Resend>
      )}
      <Link to={{ search }} replace className={LINK}>
        {signIn.otherFactor}
      </Link>
      <StartAgain />
    </Step>
  );
}

function Proof({ view, factor }: { view: SignInView; factor: FactorType }) {
  const { signIn } = useText();
  const error = useFieldError(view.failure, 'invalidCode', 'invalidPassword', 'invalidInput');
  if (factor === 'PUSH') return null;
  if (factor === 'PASSWORD')
    return <PasswordField label={signIn.password} autoComplete="current-password" error={error} />;
  return <CodeField error={error} isNumber={factor !== 'RECOVERY_CODE'} />;
}

/** The platform has one error code for all rejected proofs. */
const inWordsOf = ({ failure }: SignInView, words: string | undefined): SignInView['failure'] =>
  words && failure?.errorCode === 'invalidCode' ? { ...failure, errorCode: '', error: words } : failure;

function useSearchWith(name: string, value: string): string {
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  next.set(name, value);
  return next.toString();
}

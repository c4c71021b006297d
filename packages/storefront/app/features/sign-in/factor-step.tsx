import {
  ChevronRight,
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
import type { MfaFactor } from 'storewire';
import { LINK } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { FormCheckbox, FormPassword } from '../../form/fields.tsx';
import { useText } from '../../text/text.tsx';
import { FACTORS, type Factor, isFactor, type SignInResult, type SignInStep } from './sign-in-step.ts';
import { CodeField, Resend, StartAgain, Step, StepForm } from './step.tsx';

const ICONS: Readonly<Record<Factor, LucideIcon>> = {
  PUSH: Smartphone,
  TOTP: ShieldCheck,
  SMS: MessageSquareText,
  CALL: Phone,
  EMAIL: Mail,
  PASSWORD: Lock,
  RECOVERY_CODE: TicketCheck,
};

/** Factors that do not require a message to the user. */
const AT_HAND: readonly Factor[] = ['TOTP', 'PASSWORD', 'RECOVERY_CODE'];

/** Factors whose code or message can be sent again. */
const SENT: readonly Factor[] = ['SMS', 'CALL', 'EMAIL', 'PUSH'];

/** Of factors that are not set up, or that a rule of the site disables. */
const CLOSED: readonly MfaFactor['factorStatus'][] = [
  'REQUIRE_ACTIVATION',
  'REQUIRE_REENROLL',
  'DISABLED_BY_RULE',
];

/** Whether a factor is set up for an account. */
const isOpen = ({ factors = [] }: SignInStep, type: string): boolean =>
  factors.some(({ factorType, factorStatus }) => factorType === type && !CLOSED.includes(factorStatus));

interface FactorStepProps {
  step: SignInStep;
  result: SignInResult | undefined;
}

/**
 * The second factor: first the choice, then the proof. The URL has the factor that the user chose, so that another one can
 * be chosen at any time.
 */
export function FactorStep({ step, result }: FactorStepProps) {
  const [search] = useSearchParams();
  const chosen = search.get('factor');
  const factor = chosen === 'choose' || isFactor(chosen) ? chosen : step.factorType;
  if (!isFactor(factor)) return <FactorChoice step={step} result={result} />;
  return <FactorChallenge key={factor} step={step} factor={factor} result={result} />;
}

function FactorChoice({ step, result }: FactorStepProps) {
  const { signIn } = useText();
  const factors = FACTORS.filter((factor) => isOpen(step, factor));
  return (
    <Step title={signIn.factorTitle} text={factors.length > 0 ? signIn.factorText : signIn.noFactors} isNext>
      {result?.problem ? <Notice tone="danger" role="alert" title={result.problem} /> : null}
      {step.factorType === 'WEBAUTHN' || isOpen(step, 'WEBAUTHN') ? (
        <Notice title={signIn.noPasskeys} />
      ) : null}
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

function FactorOption({ factor }: { factor: Factor }) {
  const { signIn } = useText();
  const search = useSearchWith(factor);
  const Icon = ICONS[factor];
  const content = (
    <>
      <Icon aria-hidden="true" className="size-5 shrink-0 text-accent" strokeWidth={1.6} />
      <span className="flex-1">{signIn.factors[factor]}</span>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-soft rtl:-scale-x-100" />
    </>
  );
  if (AT_HAND.includes(factor))
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

/** One second factor: a code, a password or a confirmation on the phone. */
function FactorChallenge({ step, factor, result }: FactorStepProps & { factor: Factor }) {
  const { signIn } = useText();
  const search = useSearchWith('choose');
  const hint = step.factorType === factor ? step.hint : undefined;
  const text = [signIn.challengeText[factor], hint && signIn.sentTo(hint)].filter(Boolean).join(' ');
  return (
    <Step title={signIn.factors[factor]} text={text} isNext>
      <StepForm
        intent="factor"
        submit={factor === 'PUSH' ? signIn.pushConfirmed : signIn.verify}
        result={result}
      >
        <input type="hidden" name="factorType" value={factor} />
        <Proof factor={factor} />
        <FormCheckbox name="remember" label={signIn.remember} />
      </StepForm>
      {SENT.includes(factor) && (
        <Resend
          intent="factor"
          label={factor === 'PUSH' ? signIn.pushAgain : signIn.resend}
          done={factor === 'PUSH' ? signIn.pushSent : signIn.resent}
          result={result}
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

function Proof({ factor }: { factor: Factor }) {
  const { signIn } = useText();
  if (factor === 'PUSH') return null;
  if (factor === 'PASSWORD')
    return <FormPassword name="password" label={signIn.password} autoComplete="current-password" />;
  return <CodeField isNumber={factor !== 'RECOVERY_CODE'} />;
}

function useSearchWith(factor: Factor | 'choose'): string {
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  next.set('factor', factor);
  return next.toString();
}

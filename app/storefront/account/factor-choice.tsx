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
import type { SignInState } from 'storewire/react';
import { useSignInText } from '../../shared/text/sign-in.ts';
import type { FactorType } from './factors.ts';
import { StartAgain } from './start-again.tsx';
import { Problem, Step } from './step.tsx';

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

export interface FactorChoiceProps {
  signIn: SignInState;
  factors: readonly FactorType[];
  onChoose: (factor: FactorType) => unknown;
}

/** The second factors to choose from. */
export function FactorChoice({ signIn, factors, onChoose }: FactorChoiceProps) {
  const text = useSignInText();
  return (
    <Step title={text.factorTitle} text={factors.length > 0 ? text.factorText : text.noFactors} isNext>
      <Problem signIn={signIn} />
      {factors.length > 0 ? (
        <ul className="divide-y divide-line overflow-clip rounded-2xl border border-edge bg-raised">
          {factors.map((factor) => (
            <li key={factor}>
              <Way factor={factor} isOff={signIn.isWorking} onChoose={() => onChoose(factor)} />
            </li>
          ))}
        </ul>
      ) : null}
      <StartAgain signIn={signIn} />
    </Step>
  );
}

function Way({ factor, isOff, onChoose }: { factor: FactorType; isOff: boolean; onChoose: () => unknown }) {
  const text = useSignInText();
  const Icon = ICONS[factor];
  return (
    <button
      type="button"
      aria-disabled={isOff}
      onClick={isOff ? undefined : onChoose}
      className="flex min-h-14 w-full items-center gap-4 px-4 py-2 text-start font-medium -outline-offset-4 transition-colors hover:bg-accent-soft aria-disabled:text-soft"
    >
      <Icon aria-hidden="true" className="size-5 shrink-0 text-accent" strokeWidth={1.6} />
      <span className="flex-1">{text.factors[factor]}</span>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-soft rtl:-scale-x-100" />
    </button>
  );
}

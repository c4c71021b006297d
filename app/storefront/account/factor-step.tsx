import { useState } from 'react';
import type { SignInState } from 'storewire/react';
import { FactorChallenge } from './factor-challenge.tsx';
import { FactorChoice } from './factor-choice.tsx';
import { type FactorResult, type FactorType, factorAskedFor, isAtHand, openFactors } from './factors.ts';
import { useOwnFailure } from './use-own-failure.ts';

/** The second factor: first the choice, then the proof. The user can choose another one at any time. */
export function FactorStep({ signIn: whole, result }: { signIn: SignInState; result: FactorResult }) {
  const [chosen, setChosen] = useState<FactorType | 'none'>();
  const factor = chosen === 'none' ? undefined : (chosen ?? factorAskedFor(result));
  const signIn = useOwnFailure(whole, factor);
  const ask = async (type: FactorType) => {
    const outcome = await signIn.verifyFactor(
      type === 'PUSH' ? { factorType: type, transactionId: null } : { factorType: type },
    );
    if (outcome.loginState !== 'FAILURE') setChosen(undefined);
    return outcome;
  };
  const choose = (type: FactorType): unknown => (isAtHand(type) ? setChosen(type) : ask(type));
  return factor ? (
    <FactorChallenge
      key={factor}
      signIn={signIn}
      result={result}
      factor={factor}
      onAgain={() => ask(factor)}
      onOther={() => setChosen('none')}
    />
  ) : (
    <FactorChoice key="choice" signIn={signIn} factors={openFactors(result)} onChoose={choose} />
  );
}

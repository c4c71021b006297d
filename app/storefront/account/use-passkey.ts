import { useEffect, useRef, useState } from 'react';
import type { SignInOutcome, SignInState } from 'storewire/react';
import { useSignInText } from '../../shared/text/sign-in.ts';
import type { FactorResult } from './factors.ts';
import { askPasskey } from './passkey.ts';

type Challenge = NonNullable<Extract<FactorResult, { loginState: 'MFA_CHALLENGE' }>['data']['webauthn']>;

const challengeIn = (result: SignInOutcome): Challenge | undefined =>
  result.loginState === 'MFA_CHALLENGE' ? result.data.webauthn : undefined;

/**
 * The sign-in while the browser requests a passkey. A challenge can be used only once: `again` requests the
 * next.
 */
export function usePasskey(signIn: SignInState, result: FactorResult, again: () => Promise<SignInOutcome>) {
  const text = useSignInText();
  const answered = useRef<string>(undefined);
  const asking = useRef<AbortController>(undefined);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => () => asking.current?.abort(), []);

  async function ask({
    publicKeyCredentialRequestOptionsJson,
  }: Challenge): Promise<PublicKeyCredential | undefined> {
    asking.current = new AbortController();
    setAsking(true);
    try {
      return await askPasskey(publicKeyCredentialRequestOptionsJson, asking.current.signal);
    } catch (error) {
      // browsers report cancellation, a timeout and a missing passkey with the same error name
      const isRefused =
        error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError');
      setProblem(isRefused ? text.passkeyNotGiven : text.passkeyImpossible);
      return undefined;
    } finally {
      setAsking(false);
    }
  }

  async function prove(more: { rememberThisDevice?: boolean }): Promise<void> {
    setProblem(undefined);
    const known = challengeIn(result);
    const challenge = known && known.challengeId !== answered.current ? known : challengeIn(await again());
    const credential = challenge && (await ask(challenge));
    if (!challenge || !credential) return;
    answered.current = challenge.challengeId;
    await signIn.verifyFactor({
      factorType: 'WEBAUTHN',
      credential,
      challengeId: challenge.challengeId,
      ...more,
    });
  }

  const shown: SignInState = isAsking
    ? { ...signIn, isWorking: true }
    : problem === undefined
      ? signIn
      : { ...signIn, text: problem, error: undefined };
  return { signIn: shown, prove };
}

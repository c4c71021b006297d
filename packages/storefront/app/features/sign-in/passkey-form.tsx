import { useRef, useState } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import { Button } from '../../components/button.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import { useAccountText } from '../../pages/account/use-account-text.ts';
import { errorOf } from '../../store/failure.ts';
import type { SignInResult } from './sign-in-step.ts';
import { useSignInText } from './use-sign-in-text.ts';

/** Requests a passkey from the browser. Rejects if the user provides none. */
async function askPasskey(optionsJson: string): Promise<PublicKeyCredential> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(optionsJson));
  const credential = await navigator.credentials.get({ publicKey });
  if (!(credential instanceof PublicKeyCredential))
    throw new DOMException('No passkey was given', 'NotAllowedError');
  return credential;
}

interface PasskeyFormProps {
  options: string | undefined;
  result: SignInResult | undefined;
}

/** Proves with a passkey. A challenge can be used once: after a failure, the next is requested. */
export function PasskeyForm({ options, result }: PasskeyFormProps) {
  const { account } = useAccountText();
  const { signIn } = useSignInText();
  const submit = useSubmit();
  const isSending = useNavigation().state !== 'idle';
  const used = useRef<string>(undefined);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send = (fields: Record<string, string>) =>
    submit({ intent: 'factor', factorType: 'WEBAUTHN', ...fields }, { method: 'post', replace: true });

  async function prove(): Promise<void> {
    setProblem(undefined);
    if (options === undefined || used.current === options) return send({ request: '' });
    setAsking(true);
    try {
      const credential = await askPasskey(options);
      used.current = options;
      await send({ credential: JSON.stringify(credential) });
    } catch (error) {
      // browsers report cancellation, a timeout and a missing passkey with the same error name
      const isRefused =
        error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name);
      setProblem(isRefused ? signIn.passkeyNotGiven : signIn.passkeyImpossible);
    } finally {
      setAsking(false);
    }
  }

  const shown = problem ?? result?.problem;
  return (
    <div className="flex flex-col gap-5">
      {result?.failure ? (
        <ErrorNotice isSmall title={account.signInFailed} error={errorOf(result.failure)} />
      ) : null}
      {shown ? <Notice tone="danger" role="alert" title={shown} /> : null}
      <Button pending={(isAsking || isSending) && signIn.passkeyAsking} onClick={() => void prove()}>
        {signIn.prove['WEBAUTHN']}
      </Button>
    </div>
  );
}

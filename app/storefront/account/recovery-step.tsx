import { useState } from 'react';
import { useSignInText } from '../../shared/text/sign-in.ts';
import { paths } from '../paths.ts';
import { type CredentialsStepProps, EmailField } from './credentials-step.tsx';
import { problemOf, Step, StepForm, typed } from './step.tsx';
import { InboxLink } from './try-out.tsx';
import { ViewLink } from './view-link.tsx';

/** Requests a password recovery mail. The text is the same whether there is an account or not. */
export function RecoveryStep({ signIn, email, onEmail, isNext }: CredentialsStepProps) {
  const text = useSignInText();
  const [sentTo, setSentTo] = useState<string>();
  const send = async (form: FormData): Promise<void> => {
    const address = typed(form, 'email');
    setSentTo(undefined);
    const { loginState } = await signIn.sendRecoveryEmail({
      email: address,
      redirect: { url: location.origin + paths.resetPassword },
    });
    if (loginState !== 'FAILURE') setSentTo(address);
  };
  return (
    <Step title={text.recoveryTitle} text={text.recoveryText} isNext={isNext}>
      <StepForm signIn={signIn} submit={text.sendRecovery} onSubmit={send}>
        <EmailField value={email} onChange={onEmail} problemId={problemOf(signIn, 'invalidEmail')} />
      </StepForm>
      <p role="status" className="rounded-xl bg-accent-soft px-4 py-3 text-sm break-words empty:hidden">
        {sentTo === undefined ? null : text.recoverySent(sentTo)}
      </p>
      <InboxLink />
      <div>
        <ViewLink>{text.backToSignIn}</ViewLink>
      </div>
    </Step>
  );
}

import type { SignInState } from 'storewire/react';
import { useSignInText } from '../../shared/text/sign-in.ts';
import { CodeField } from './code-field.tsx';
import { Resend } from './resend.tsx';
import { StartAgain } from './start-again.tsx';
import { problemOf, Step, StepForm, typed } from './step.tsx';
import { InboxLink } from './try-out.tsx';

/** Asks for the code of the verification mail, and can send another mail. */
export function CodeStep({ signIn, email }: { signIn: SignInState; email: string | undefined }) {
  const text = useSignInText();
  return (
    <Step title={text.codeTitle} text={text.codeText(email)} isNext>
      <StepForm
        signIn={signIn}
        submit={text.verify}
        onSubmit={(form) => signIn.verify({ code: typed(form, 'code') })}
      >
        <CodeField problemId={problemOf(signIn, 'invalidCode', 'invalidInput')} />
      </StepForm>
      <InboxLink />
      <div className="flex flex-col gap-3">
        <Resend
          label={text.resend}
          done={text.resent}
          isWorking={signIn.isWorking}
          onResend={() => signIn.resend()}
        />
        <StartAgain signIn={signIn} />
      </div>
    </Step>
  );
}

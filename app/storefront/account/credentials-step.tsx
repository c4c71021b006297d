import type { SignInState } from 'storewire/react';
import { useSignInText } from '../../shared/text/sign-in.ts';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { Providers } from './providers.tsx';
import { Step, StepForm, passwordOf, problemOf, typed } from './step.tsx';
import { TryOut } from './try-out.tsx';
import { ViewLink } from './view-link.tsx';

export interface CredentialsStepProps {
  signIn: SignInState;
  email: string;
  onEmail: (email: string) => void;
  isNext: boolean;
}

/** Sign-in with e-mail and password, or with an identity provider. */
export function SignInStep({ signIn, email, onEmail, isNext }: CredentialsStepProps) {
  const text = useSignInText();
  const ofBoth = problemOf(signIn, 'invalidCredentials');
  return (
    <Step title={text.title} isNext={isNext}>
      <StepForm
        signIn={signIn}
        submit={text.submit}
        onSubmit={(form) => signIn.login({ email: typed(form, 'email'), password: passwordOf(form) })}
      >
        <EmailField
          value={email}
          onChange={onEmail}
          problemId={problemOf(signIn, 'invalidEmail') ?? ofBoth}
        />
        <PasswordField
          label={text.password}
          autoComplete="current-password"
          problemId={problemOf(signIn, 'invalidPassword', 'resetPassword') ?? ofBoth}
        />
      </StepForm>
      <div className="flex flex-col items-start">
        <ViewLink view="recovery">{text.forgotten}</ViewLink>
        <ViewLink view="register">{text.toRegister}</ViewLink>
      </div>
      <Providers signIn={signIn} />
      <TryOut onUse={(account) => signIn.login(account)} />
    </Step>
  );
}

/** Registration of an account. */
export function RegisterStep({ signIn, email, onEmail, isNext }: CredentialsStepProps) {
  const text = useSignInText();
  const register = (form: FormData): unknown => {
    const nickname = typed(form, 'name');
    return signIn.register({
      email: typed(form, 'email'),
      password: passwordOf(form),
      ...(nickname ? { profile: { nickname } } : {}),
    });
  };
  return (
    <Step title={text.registerTitle} isNext={isNext}>
      <StepForm signIn={signIn} submit={text.register} onSubmit={register}>
        <TextField label={text.name} name="name" autoComplete="nickname" maxLength={100} />
        <EmailField
          value={email}
          onChange={onEmail}
          problemId={problemOf(signIn, 'invalidEmail', 'emailAlreadyExists')}
        />
        <NewPasswordField label={text.password} signIn={signIn} />
      </StepForm>
      <div className="flex flex-col items-start">
        <ViewLink>{text.toSignIn}</ViewLink>
      </div>
      <Providers signIn={signIn} />
    </Step>
  );
}

export function EmailField({
  value,
  onChange,
  problemId,
}: {
  value: string;
  onChange: (email: string) => void;
  problemId: string | undefined;
}) {
  const text = useSignInText();
  return (
    <TextField
      label={text.email}
      name="email"
      type="email"
      autoComplete="username"
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
      problemId={problemId}
    />
  );
}

export function NewPasswordField({ label, signIn }: { label: string; signIn: SignInState }) {
  const text = useSignInText();
  return (
    <PasswordField
      label={label}
      hint={text.passwordHint}
      autoComplete="new-password"
      problemId={problemOf(signIn, 'passwordTooShort', 'passwordTooLong', 'passwordRejected', 'invalidInput')}
    />
  );
}

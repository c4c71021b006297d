import type { ReactNode } from 'react';
import { Form, Link, useSearchParams } from 'react-router';
import { Button, LINK } from '../../components/button.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { TextField, type TextFieldProps } from '../../components/text-field.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { useSiteData } from '../../routing/site-data.ts';
import { useText } from '../../text/text.tsx';
import { CaptchaField } from './captcha-field.tsx';
import type { SignInView } from './sign-in-view.ts';
import { FAILURE_ID, Step, StepForm, useFieldError } from './step.tsx';

export interface CredentialsStepProps {
  view: SignInView;
  isNext: boolean;
}

/** Sign-in with e-mail and password, or on the page of the platform and its identity providers. */
export function SignInStep({ view, isNext }: CredentialsStepProps) {
  const { signIn } = useText();
  const paths = usePaths();
  const canFindOrders = useSiteData()?.canFindOrders ?? false;
  const { failure } = view;
  // said once for both fields
  const ofBoth = failure?.errorCode === 'invalidCredentials' && {
    'aria-invalid': true,
    'aria-describedby': FAILURE_ID,
  };
  return (
    <Step title={signIn.title} isNext={isNext}>
      <StepForm intent="login" submit={signIn.submit} failure={failure}>
        <EmailField {...ofBoth} error={useFieldError(failure, 'invalidEmail')} />
        <PasswordField
          {...ofBoth}
          label={signIn.password}
          autoComplete="current-password"
          error={useFieldError(failure, 'invalidPassword', 'resetPassword')}
        />
        <CaptchaField captcha={view.captcha} />
      </StepForm>
      <div className="flex flex-col items-start">
        <ViewLink view="recovery">{signIn.forgotten}</ViewLink>
        <ViewLink view="register">{signIn.toRegister}</ViewLink>
        {canFindOrders ? (
          <PageLink to={paths.findOrder} className={LINK}>
            {signIn.toOrder}
          </PageLink>
        ) : null}
      </div>
      <OtherWays />
    </Step>
  );
}

/** Registration of an account. */
export function RegisterStep({ view, isNext }: CredentialsStepProps) {
  const { signIn, form } = useText();
  const { failure } = view;
  return (
    <Step title={signIn.registerTitle} isNext={isNext}>
      <StepForm intent="register" submit={signIn.register} failure={failure}>
        <TextField
          label={signIn.name}
          mark={form.optional}
          name="name"
          autoComplete="nickname"
          maxLength={100}
        />
        <EmailField error={useFieldError(failure, 'invalidEmail', 'emailAlreadyExists')} />
        <NewPasswordField label={signIn.password} view={view} />
        <CaptchaField captcha={view.captcha} />
      </StepForm>
      <div className="flex flex-col items-start">
        <ViewLink>{signIn.toSignIn}</ViewLink>
      </div>
      <OtherWays />
    </Step>
  );
}

/** Requests a mail with a link to a new password. The text is the same whether there is an account or not. */
export function RecoveryStep({ view, isNext, sentTo, resetPath }: CredentialsStepProps & RecoveryProps) {
  const { signIn } = useText();
  return (
    <Step title={signIn.recoveryTitle} text={signIn.recoveryText} isNext={isNext}>
      <StepForm intent="recover" submit={signIn.sendRecovery} failure={view.failure}>
        <EmailField error={useFieldError(view.failure, 'invalidEmail')} />
        <input type="hidden" name="resetPath" value={resetPath} />
      </StepForm>
      <p role="status" className="break-words rounded-xl bg-accent-soft px-4 py-3 text-sm empty:hidden">
        {sentTo === undefined ? null : signIn.recoverySent(sentTo)}
      </p>
      <div>
        <ViewLink>{signIn.backToSignIn}</ViewLink>
      </div>
    </Step>
  );
}

interface RecoveryProps {
  /** To whom the last mail was sent. */
  sentTo: string | undefined;
  /** Path of the page for a new password. */
  resetPath: string;
}

function EmailField(props: Omit<TextFieldProps, 'label'>) {
  const { signIn } = useText();
  return (
    <TextField
      {...props}
      label={signIn.email}
      name="email"
      type="email"
      dir="ltr"
      autoComplete="username"
      required
    />
  );
}

export function NewPasswordField({ label, view }: { label: string; view: SignInView }) {
  const { signIn } = useText();
  const codes = ['passwordTooShort', 'passwordTooLong', 'passwordRejected', 'invalidInput'];
  return (
    <PasswordField
      label={label}
      hint={signIn.passwordHint}
      autoComplete="new-password"
      error={useFieldError(view.failure, ...codes)}
    />
  );
}

/** A link to another form of the same page, which keeps the page to return to. */
function ViewLink({ view, children }: { view?: 'register' | 'recovery'; children: ReactNode }) {
  const [search] = useSearchParams();
  const rest = new URLSearchParams(search);
  rest.delete('view');
  rest.delete('failed');
  if (view) rest.set('view', view);
  return (
    <Link to={{ search: rest.toString() }} className={LINK}>
      {children}
    </Link>
  );
}

const PROVIDERS = { google: 'Google', facebook: 'Facebook' };

/** Sign-in methods on other pages. */
function OtherWays() {
  const { signIn } = useText();
  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-center gap-4 text-sm text-soft before:flex-1 before:border-line before:border-t after:flex-1 after:border-line after:border-t">
        {signIn.or}
      </p>
      {Object.entries(PROVIDERS).map(([provider, name]) => (
        <RedirectForm key={provider} provider={provider} label={signIn.provider(name)} look="outline" />
      ))}
      <RedirectForm label={signIn.elsewhere} look="quiet" />
    </div>
  );
}

/** Leaves the page: a document is posted, as the platform is another site. */
function RedirectForm(props: { provider?: string; label: string; look: 'outline' | 'quiet' }) {
  const { provider, label, look } = props;
  return (
    <Form method="post" reloadDocument className="grid">
      <input type="hidden" name="intent" value="redirect" />
      {provider && <input type="hidden" name="provider" value={provider} />}
      <Button type="submit" look={look}>
        {label}
      </Button>
    </Form>
  );
}

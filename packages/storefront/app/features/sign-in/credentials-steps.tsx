import { type ReactNode, useEffect, useRef } from 'react';
import { Form, Link, useNavigation, useSearchParams } from 'react-router';
import { Button, LINK } from '../../components/button.tsx';
import { FindWithoutAccount } from '../../features/order-look-up/links.tsx';
import { FailedForm } from '../../form/failed-form.tsx';
import { FormPassword, FormText } from '../../form/fields.tsx';
import { ENDED } from '../../shop/account/leave-to-platform.ts';
import { useText } from '../../text/text.tsx';
import type { SignInResult } from './sign-in-step.ts';
import { NewPasswordField, Step, StepForm } from './step.tsx';

interface CredentialsStepProps {
  result: SignInResult | undefined;
  isNext: boolean;
}

/** Sign-in with e-mail and password, or on the page of the platform and its identity providers. */
export function SignInStep({ result, isNext }: CredentialsStepProps) {
  const { shell, signIn } = useText();
  return (
    <Step title={shell.signIn} isNext={isNext}>
      <StepForm intent="login" submit={shell.signIn} result={result}>
        <EmailField value={result?.values?.['email']} />
        <FormPassword name="password" label={signIn.password} autoComplete="current-password" />
        <CaptchaField captcha={result?.captcha} />
      </StepForm>
      <div className="flex flex-col items-start">
        <ViewLink view="recovery">{signIn.forgotten}</ViewLink>
        <ViewLink view="register">{signIn.toRegister}</ViewLink>
        <FindWithoutAccount />
      </div>
      <OtherWays result={result} />
    </Step>
  );
}

/** Registration of an account. */
export function RegisterStep({ result, isNext }: CredentialsStepProps) {
  const { signIn } = useText();
  return (
    <Step title={signIn.registerTitle} isNext={isNext}>
      <StepForm intent="register" submit={signIn.register} result={result}>
        <FormText
          label={signIn.name}
          isOptional
          name="name"
          autoComplete="nickname"
          maxLength={100}
          defaultValue={result?.values?.['name']}
        />
        <EmailField value={result?.values?.['email']} />
        <NewPasswordField label={signIn.password} />
        <CaptchaField captcha={result?.captcha} />
      </StepForm>
      <div className="flex flex-col items-start">
        <ViewLink>{signIn.toSignIn}</ViewLink>
      </div>
      <OtherWays result={result} />
    </Step>
  );
}

/** Requests a mail with a link to a new password. The text is the same whether there is an account or not. */
export function RecoveryStep({ result, isNext }: CredentialsStepProps) {
  const { signIn } = useText();
  const email = result?.values?.['email'];
  return (
    <Step title={signIn.recoveryTitle} text={signIn.recoveryText} isNext={isNext}>
      <StepForm intent="recover" submit={signIn.sendRecovery} result={result}>
        <EmailField value={email} />
      </StepForm>
      <p role="status" className="break-words rounded-xl bg-accent-soft px-4 py-3 text-sm empty:hidden">
        {result?.intent === 'recover' && result.isSaved ? signIn.recoverySent(email ?? '') : null}
      </p>
      <div>
        <ViewLink>{signIn.backToSignIn}</ViewLink>
      </div>
    </Step>
  );
}

function EmailField({ value }: { value: string | undefined }) {
  const { form } = useText();
  return (
    <FormText
      label={form.emailLabel}
      name="email"
      type="email"
      dir="ltr"
      autoComplete="username"
      defaultValue={value}
    />
  );
}

/** A link to another form of the same page, which keeps the page to return to. */
function ViewLink({ view, children }: { view?: 'register' | 'recovery'; children: ReactNode }) {
  const [search] = useSearchParams();
  const rest = new URLSearchParams(search);
  rest.delete('view');
  rest.delete(ENDED);
  if (view) rest.set('view', view);
  return (
    <Link to={{ search: rest.toString() }} className={LINK}>
      {children}
    </Link>
  );
}

const PROVIDERS = { google: 'Google', facebook: 'Facebook' };

/** Sign-in methods on other pages. */
function OtherWays({ result }: Pick<CredentialsStepProps, 'result'>) {
  const { account, signIn } = useText();
  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-center gap-4 text-sm text-soft before:flex-1 before:border-line before:border-t after:flex-1 after:border-line after:border-t">
        {signIn.or}
      </p>
      {Object.entries(PROVIDERS).map(([provider, name]) => (
        <RedirectForm key={provider} provider={provider} label={signIn.provider(name)} look="outline" />
      ))}
      <RedirectForm label={signIn.elsewhere} look="quiet" />
      {result?.intent === 'redirect' && result.failure ? (
        <FailedForm title={account.signInFailed} failure={result.failure} />
      ) : null}
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

/**
 * The captcha that the platform asks for: the fields `captcha` or `invisibleCaptcha` of the form. These are the captchas of
 * the local platform, whose site keys begin with `test-`. A shop replaces them with the widget of its provider.
 */
function CaptchaField({ captcha }: Pick<SignInResult, 'captcha'>) {
  const { signIn } = useText();
  if (!captcha) return null;
  const answer = `${captcha.siteKey}-answer`;
  if (!captcha.siteKey.startsWith('test-')) return <p role="alert">{signIn.captchaMissing}</p>;
  if (!captcha.isVisible) return <InvisibleCaptcha answer={answer} />;
  return (
    <fieldset className="rounded-xl border border-edge p-4">
      <legend className="px-1 font-medium">{signIn.captchaTitle}</legend>
      <p className="text-sm text-soft">{signIn.captchaText}</p>
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" name="captcha" value={answer} required className="size-6 accent-accent" />
        {signIn.notRobot}
      </label>
    </fieldset>
  );
}

/** Sends the form again with a token. Without JavaScript, the button of the form does. */
function InvisibleCaptcha({ answer }: { answer: string }) {
  const { signIn } = useText();
  const field = useRef<HTMLInputElement>(null);
  const isIdle = useNavigation().state === 'idle';
  const isSent = useRef(false);
  useEffect(() => {
    if (!isIdle || isSent.current) return;
    isSent.current = true;
    field.current?.form?.requestSubmit();
  }, [isIdle]);
  return (
    <p role="status" className="text-soft">
      <input ref={field} type="hidden" name="invisibleCaptcha" value={answer} />
      {signIn.captchaChecking}
    </p>
  );
}

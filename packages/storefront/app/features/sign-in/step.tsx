import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '../../components/button.tsx';
import { FormPassword, FormText } from '../../form/fields.tsx';
import { StoreForm } from '../../form/store-form.tsx';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/text.tsx';
import type { SignInResult } from './sign-in-step.ts';

interface StepProps {
  title: string;
  text?: string | undefined;
  /** Moves the focus to the heading, because this step has replaced another one. */
  isNext?: boolean;
  children?: ReactNode;
}

/** One step of a sign-in, with its heading. */
export function Step({ title, text, isNext = false, children }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNext) heading.current?.focus();
  }, [isNext]);
  return (
    <section className="mx-auto flex w-full max-w-md flex-col gap-6">
      <div>
        <h1 ref={heading} tabIndex={-1} className="text-title">
          {title}
        </h1>
        {text ? <p className="mt-3 text-soft">{text}</p> : null}
      </div>
      {children}
    </section>
  );
}

interface StepFormProps {
  /** What the server does with the form. */
  intent: string;
  submit: string;
  result?: SignInResult | undefined;
  look?: 'primary' | 'quiet';
  children?: ReactNode;
}

/** The form of a step, which works without JavaScript. */
export function StepForm({ intent, submit, result, look, children }: StepFormProps) {
  const { account, signIn } = useText();
  const state = useForm(intent, result);
  return (
    <StoreForm isSmall state={state} failedTitle={account.signInFailed} replace>
      {children}
      <Button type="submit" look={look} pending={state.isPending && signIn.working}>
        {submit}
      </Button>
    </StoreForm>
  );
}

/** A field for a code that was sent or that a device shows. */
export function CodeField({ isNumber = true }: { isNumber?: boolean }) {
  const { signIn } = useText();
  return (
    <FormText
      label={signIn.code}
      name="code"
      inputMode={isNumber ? 'numeric' : 'text'}
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      look="text-lg tracking-[0.25em] tabular-nums"
    />
  );
}

/** Forgets the pending sign-in. */
export function StartAgain() {
  const { signIn } = useText();
  return <StepForm intent="cancel" submit={signIn.startAgain} look="quiet" />;
}

const PAUSE_S = 30;

interface ResendProps {
  intent: string;
  /** The label of the button, with the seconds until it is enabled. */
  label: (seconds: number) => string;
  /** The status text after a message was sent. */
  done: string;
  result: SignInResult | undefined;
  /** Other fields of the form. */
  children?: ReactNode;
}

/** A button that sends a message again, after a delay. Without JavaScript, it does so at once. */
export function Resend({ intent, label, done, result, children }: ResendProps) {
  const { signIn } = useText();
  const { formData } = useNavigation();
  const isPending = formData?.get('intent') === intent && formData.has('again');
  const isResent = result?.isSaved && result.values?.['again'] !== undefined;
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (isPending) return;
    setLeft(PAUSE_S);
    const until = Date.now() + PAUSE_S * 1000;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000))), 1000);
    return () => clearInterval(timer);
  }, [isPending]);
  return (
    <Form method="post" replace className="grid gap-3">
      <p role="status" className="text-sm empty:hidden">
        {isResent && !isPending ? done : null}
      </p>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="again" value="" />
      {children}
      <Button
        type="submit"
        look="outline"
        pending={isPending && signIn.working}
        aria-disabled={left > 0}
        onClick={(event) => left > 0 && event.preventDefault()}
        className="tabular-nums"
      >
        {label(left)}
      </Button>
    </Form>
  );
}

export function NewPasswordField({ label }: { label: string }) {
  const { form } = useText();
  return <FormPassword name="password" label={label} hint={form.passwordHint} autoComplete="new-password" />;
}

import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../components/button.tsx';
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

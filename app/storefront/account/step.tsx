import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import type { SignInState } from 'storewire/react';
import { useSignInText } from '../../shared/text/sign-in.ts';
import { Button } from '../../shared/ui/button.tsx';
import { RequestId } from '../../shared/ui/request-id.tsx';
import { PageTitle } from '../shell/page-title.tsx';

/** Id of the element with the error of a step. */
const PROBLEM_ID = 'sign-in-problem';

export interface StepProps {
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
      <PageTitle>{title}</PageTitle>
      <div>
        <h1 ref={heading} tabIndex={-1} className="font-serif text-title">
          {title}
        </h1>
        {text ? <p className="mt-3 text-soft">{text}</p> : null}
      </div>
      {children}
    </section>
  );
}

export interface StepFormProps {
  signIn: Pick<SignInState, 'isWorking' | 'text' | 'error'>;
  submit: string;
  /** The label of the button while the step is pending. */
  working?: string | undefined;
  onSubmit: (form: FormData) => unknown;
  children: ReactNode;
}

/** The form of a step. Its error is shown above the button. */
export function StepForm({ signIn, submit, working, onSubmit, children }: StepFormProps) {
  const text = useSignInText();
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!signIn.isWorking) onSubmit(new FormData(event.currentTarget));
  };
  return (
    <form onSubmit={send} className="flex flex-col gap-5">
      {children}
      <Problem signIn={signIn} />
      <Button type="submit" pending={signIn.isWorking && (working ?? text.working)}>
        {submit}
      </Button>
    </form>
  );
}

/** The error of the last step, with the request id. */
export function Problem({
  signIn: { text: problem, error },
}: {
  signIn: Pick<SignInState, 'text' | 'error'>;
}) {
  return (
    <div id={PROBLEM_ID} role="alert" className="rounded-xl bg-danger-soft px-4 py-3 text-sm empty:hidden">
      {problem ? (
        <>
          <p className="font-medium text-danger">{problem}</p>
          <RequestId id={error?.requestId} />
        </>
      ) : null}
    </div>
  );
}

/** The error of a step, for the fields that it concerns. */
export const problemOf = (
  { failure }: Pick<SignInState, 'failure'>,
  ...codes: readonly string[]
): string | undefined => (failure && codes.includes(failure.errorCode) ? PROBLEM_ID : undefined);

/** The value of a field without surrounding white space. */
export const typed = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();

/** The unchanged value of a field: spaces may be part of a password. */
export const passwordOf = (form: FormData): string => String(form.get('password') ?? '');

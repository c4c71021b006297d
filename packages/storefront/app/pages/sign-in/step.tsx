import { type ReactNode, useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '../../components/button.tsx';
import { useText } from '../../text/text.tsx';
import type { SignInFailure } from './sign-in-view.ts';

/** Id of the element with the error of a step. */
export const FAILURE_ID = 'sign-in-failure';

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
  /** The label of the button while the step is pending. */
  working?: string | undefined;
  failure?: SignInFailure | undefined;
  look?: 'primary' | 'outline' | 'quiet';
  children?: ReactNode;
}

/** The form of a step, which works without JavaScript. Its error is shown above the button. */
export function StepForm({ intent, submit, working, failure, look, children }: StepFormProps) {
  const { signIn } = useText();
  const isPending = useNavigation().formData?.get('intent') === intent;
  return (
    <Form method="post" replace className="flex flex-col gap-5">
      <input type="hidden" name="intent" value={intent} />
      {children}
      <Failure failure={failure} />
      <Button type="submit" {...(look ? { look } : {})} pending={isPending && (working ?? signIn.working)}>
        {submit}
      </Button>
    </Form>
  );
}

/** The error of the last step, with the request id. */
export function Failure({ failure }: { failure: SignInFailure | undefined }) {
  const { signIn, states } = useText();
  return (
    <div id={FAILURE_ID} role="alert" className="rounded-xl bg-danger-soft px-4 py-3 text-sm empty:hidden">
      {failure ? (
        <>
          <p className="font-medium text-danger">{signIn.errors[failure.errorCode] ?? failure.error}</p>
          {failure.requestId && (
            <p className="mt-2 text-soft">
              {states.requestId} <code className="select-all break-all">{failure.requestId}</code>
            </p>
          )}
        </>
      ) : null}
    </div>
  );
}

/** The text of an error, for the field that it concerns. */
export function useFieldError(
  failure: SignInFailure | undefined,
  ...codes: readonly string[]
): string | undefined {
  const { signIn } = useText();
  return failure && codes.includes(failure.errorCode)
    ? (signIn.errors[failure.errorCode] ?? failure.error)
    : undefined;
}

import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type FieldErrors, type FieldValues, get } from 'react-hook-form';
import { useText } from '../text/text.tsx';
import type { StoreFormState } from './use-store-form.ts';

export interface ErrorSummaryProps<Values extends FieldValues> {
  /** Start of the ids of the fields. */
  id: string;
  state: StoreFormState<Values>;
}

/** What is wrong with a form, as links to its fields. It takes the focus after a rejected submission. */
export function ErrorSummary<Values extends FieldValues>({ id, state }: ErrorSummaryProps<Values>) {
  const { form, labels, otherViolations, rejections } = state;
  const text = useText().form;
  const box = useRef<HTMLDivElement>(null);
  const focusedFor = useRef(0);
  // the errors can be rendered later than the rejection
  useEffect(() => {
    if (rejections === focusedFor.current || !box.current) return;
    focusedFor.current = rejections;
    box.current.focus();
  });
  const problems = listProblems(form.formState.errors, labels);
  const count = problems.length + otherViolations.length;
  if (rejections === 0 || count === 0) return null;
  const focusField = (path: string): void => document.getElementById(`${id}-${path}`)?.focus();
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      aria-labelledby={`${id}-summary`}
      className="mb-6 rounded-2xl border border-danger bg-danger-soft p-4"
    >
      <h2 id={`${id}-summary`} className="flex items-center gap-2 font-sans font-semibold text-danger">
        <CircleAlert aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
        {text.errors(count)}
      </h2>
      <ul className="mt-2 list-disc ps-6 text-sm">
        {problems.map(({ path, label, message }) => (
          <li key={path} className="py-1">
            <a
              href={`#${id}-${path}`}
              className="underline underline-offset-2 hover:text-danger"
              onClick={(event) => {
                event.preventDefault();
                focusField(path);
              }}
            >
              {label ? `${label}: ${message}` : message}
            </a>
          </li>
        ))}
        {otherViolations.map((message) => (
          <li key={message} className="py-1">
            {text.otherErrors}: <bdi>{message}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface Problem {
  path: string;
  label: string;
  message: string;
}

/** The problems of the fields that are shown. */
function listProblems(errors: FieldErrors, labels: ReadonlyMap<string, string>): Problem[] {
  return [...labels].flatMap(([path, label]) => {
    const message: unknown = get(errors, `${path}.message`);
    return typeof message === 'string' ? [{ path, label, message }] : [];
  });
}

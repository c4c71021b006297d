import { CircleAlert } from 'lucide-react';
import { use, useEffect, useRef } from 'react';
import { useText } from '../text/text.tsx';
import { violationMessage } from './form-messages.ts';
import type { FormResult } from './form-result.ts';

export interface ErrorSummaryProps {
  /** Start of the ids of the fields. */
  id: string;
  result: FormResult | undefined;
  /** Labels of the fields that are shown, by name. */
  labels: ReadonlyMap<string, string>;
  /** Resolves when the server has rendered the fields. */
  fields: Promise<void>;
}

/** What is wrong with a form, as links to its fields. It takes the focus when the form is answered. */
export function ErrorSummary({ id, result, labels, fields }: ErrorSummaryProps) {
  // the fields come later, and without JavaScript nothing adds their labels afterwards
  if (import.meta.env.SSR) use(fields);
  const text = useText().form;
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each result takes the focus
  useEffect(() => box.current?.focus(), [result]);
  const messages = result?.problems ?? {};
  // the browser begins with the order of the server
  const known = import.meta.env.SSR ? [] : labels.keys();
  const problems = [...new Set([...known, ...Object.keys(messages)])].flatMap((name) => {
    const message = messages[name];
    return message === undefined ? [] : [{ name, label: labels.get(name), message }];
  });
  const others =
    result?.failure?.details.violations?.map((each) => `${each.field}: ${violationMessage(each, text)}`) ??
    [];
  const count = problems.length + others.length;
  if (count === 0) return null;
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
        {problems.map(({ name, label, message }) => (
          <li key={name} className="py-1">
            <a
              href={`#${id}-${name}`}
              // the browser knows the labels after the first rendering, and the server before
              suppressHydrationWarning
              className="underline underline-offset-2 hover:text-danger"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(`${id}-${name}`)?.focus();
              }}
            >
              {label ? `${label}: ${message}` : message}
            </a>
          </li>
        ))}
        {others.map((message) => (
          <li key={message} className="py-1">
            {text.otherErrors}: <bdi>{message}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}

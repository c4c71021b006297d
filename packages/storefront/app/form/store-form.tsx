import { CircleAlert } from 'lucide-react';
import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Form, type FormProps, useBeforeUnload, useBlocker } from 'react-router';
import { Notice } from '../components/notice.tsx';
import { RequestId } from '../components/request-id.tsx';
import { useText } from '../text/text.tsx';
import { type DraftForm, keepDraft, readDraft } from './draft.ts';
import { FailedForm } from './failed-form.tsx';
import { violationMessage } from './form-messages.ts';
import type { FormResult, Problems } from './form-result.ts';
import type { FormState } from './use-form.ts';

interface FormFacts {
  /** Start of the ids of all fields. */
  id: string;
  problems: Problems;
  labels: Map<string, string>;
  /** What the fields start with instead of their own values. */
  draft: URLSearchParams | undefined;
}

const FormContext = createContext<FormFacts | undefined>(undefined);

interface StoreFormProps extends Omit<FormProps, 'children' | 'method'> {
  state: FormState<FormResult>;
  /** Title of the notice if the form could not be saved, for example "Your changes could not be saved". */
  failedTitle: string;
  /** True for one or two fields. The first one that is wrong takes the focus, instead of a summary of all. */
  isSmall?: boolean;
  /** Keeps what is typed until it is sent, also over a reload or a sign-in. The page exports `sendForm`. */
  draft?: DraftForm | undefined;
  /** Whether it has something that no draft keeps, such as files: the page then asks before it is left. */
  hasUnkept?: boolean;
  ref?: RefObject<HTMLFormElement | null>;
  children: ReactNode;
}

const NO_PROBLEMS: Problems = {};

/** A form that the action of the page handles, also without JavaScript: with what the action has found wrong with it. */
export function StoreForm(props: StoreFormProps) {
  const {
    state,
    failedTitle,
    isSmall = false,
    draft: kept,
    hasUnkept = false,
    children,
    className,
    onSubmit,
    ...rest
  } = props;
  const { intent, result, isPending } = state;
  const { form } = useText();
  const id = useId();
  const labels = useRef(new Map<string, string>()).current;
  const fields = useMemo(() => Promise.resolve(), []);
  const problems = result?.problems ?? NO_PROBLEMS;
  const draft = useDraft(kept);
  const [isKept, setKept] = useState(true);
  const facts = useMemo(() => ({ id, problems, labels, draft }), [id, problems, labels, draft]);
  useEffect(() => {
    const [name] = Object.keys(problems);
    if (isSmall && name !== undefined) document.getElementById(`${id}-${name}`)?.focus();
  }, [isSmall, id, problems]);
  return (
    <FormContext value={facts}>
      <Form
        {...rest}
        method="post"
        noValidate
        aria-busy={isPending}
        onInput={kept && ((event) => setKept(keepDraft(kept, event.currentTarget)))}
        onSubmit={(event) => {
          // the second click of a double click
          if (isPending) event.preventDefault();
          else onSubmit?.(event);
        }}
      >
        {hasUnkept || !isKept ? <LeaveQuestion /> : null}
        <input type="hidden" name="intent" value={intent} />
        {kept ? <input type="hidden" name="draft" value={kept.name} /> : null}
        {isSmall ? null : <ErrorSummary id={id} result={result} labels={labels} fields={fields} />}
        <div key={draft ? 'draft' : 'new'} className={className ?? 'flex flex-col gap-5'}>
          {children}
        </div>
        <div className="mt-5 empty:hidden">
          {result?.failure && !isPending ? <FailedForm title={failedTitle} failure={result.failure} /> : null}
          {result?.problem && !isPending ? (
            <Notice tone="danger" role="alert" title={result.problem}>
              <RequestId id={result.requestId} />
            </Notice>
          ) : null}
        </div>
        <p role="status" className="sr-only">
          {isPending ? form.sending : ''}
        </p>
      </Form>
    </FormContext>
  );
}

/** The draft of a form, once the page is hydrated: the server does not know it. What is being typed stays, with the focus. */
function useDraft({ name, memberId }: Partial<DraftForm> = {}): URLSearchParams | undefined {
  const [draft, setDraft] = useState<URLSearchParams>();
  const focused = useRef<string>(undefined);
  useLayoutEffect(() => {
    const kept = name === undefined ? undefined : readDraft({ name, memberId });
    const field = document.activeElement;
    const isTyped = field instanceof HTMLInputElement && field.value !== field.defaultValue;
    focused.current = field?.id;
    if (isTyped) kept?.set(field.name, field.value);
    setDraft(kept);
  }, [name, memberId]);
  useLayoutEffect(() => {
    if (draft && focused.current) document.getElementById(focused.current)?.focus();
  }, [draft]);
  return draft;
}

/** Fields with values that the person has just chosen, and that replace those of the draft. */
export function WithoutDraft({ children }: { children: ReactNode }) {
  const facts = useFacts();
  return <FormContext value={{ ...facts, draft: undefined }}>{children}</FormContext>;
}

function useFacts(): FormFacts {
  const facts = use(FormContext);
  if (!facts) throw new Error('StoreForm is missing');
  return facts;
}

/** The id of a field, what is wrong with it, and what it starts with. The error summary gets its label. */
export function useField(name: string, label: string, value?: string) {
  const { id, problems, labels, draft } = useFacts();
  // there are no effects on the server
  if (import.meta.env.SSR) labels.set(name, label);
  useEffect(() => {
    labels.set(name, label);
    return () => void labels.delete(name);
  }, [labels, name, label]);
  return { id: `${id}-${name}`, error: problems[name], defaultValue: draft?.get(name) ?? value };
}

/** Whether one of some fields starts with an entry of the draft, or is wrong. */
export function useIsNeeded(names: readonly string[]): boolean {
  const { problems, draft } = useFacts();
  return names.some((name) => problems[name] !== undefined || draft?.get(name));
}

/** Whether a checkbox is checked at first. */
export function useChecked(name: string, isChecked: boolean | undefined): boolean | undefined {
  const { draft } = useFacts();
  return draft?.has(name) ? draft.get(name) !== '' : isChecked;
}

/** Asks before the page is left. Render it while something would be lost that no draft keeps. */
function LeaveQuestion() {
  const { form } = useText();
  useBeforeUnload((event) => event.preventDefault());
  useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !confirm(form.leave),
  );
  return null;
}

interface ErrorSummaryProps {
  /** Start of the ids of the fields. */
  id: string;
  result: FormResult | undefined;
  /** Labels of the fields that are shown, by name. */
  labels: ReadonlyMap<string, string>;
  /** Resolves when the server has rendered the fields. */
  fields: Promise<void>;
}

/** What is wrong with a form, as links to its fields. It takes the focus when the form is answered. */
function ErrorSummary({ id, result, labels, fields }: ErrorSummaryProps) {
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
        <span>{text.errors(count)}</span>
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

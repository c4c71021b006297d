/** What actions return for the forms of a page. For the server only, except for the types. */
import type { RouterContextProvider } from 'react-router';
import { isStoreError } from 'storewire';
import { languageOfPath, type Paths, pathsIn } from '../routing/paths.ts';
import { type Failure, toFailure } from '../store/failure.ts';
import { type StoreRequest, storeRequest } from '../store/store-request.ts';
import { loadText } from '../text/load-text.ts';
import type { Text } from '../text/text.tsx';
import { fieldOfViolation } from './form-messages.ts';
import { textIn } from './form-text.ts';

/** Messages by the name of their field. */
export type Problems = Readonly<Partial<Record<string, string>>>;

/** What an action returns for a form, unless it leads to another page. */
export interface FormResult<Values = Readonly<Record<string, string>>> {
  /** The form, as in its hidden field. */
  intent: string;
  isSaved?: boolean;
  problems?: Problems;
  /** What was entered, for forms that are shown again without JavaScript. */
  values?: Values;
  failure?: Failure;
}

/** A form that was sent. */
export interface Submission {
  store: StoreRequest;
  form: FormData;
  text: Text;
  paths: Paths;
}

/** The handlers of the forms of a page, by the value of their field `intent`. */
export type FormHandlers<Result extends FormResult> = Readonly<
  Record<string, (submission: Submission) => Promise<Omit<Result, 'intent'>>>
>;

/** Handles a form. Violations that the platform reports for its fields become messages at these fields. */
export async function handleForm<Result extends FormResult>(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  handlers: FormHandlers<Result>,
): Promise<FormResult | (Omit<Result, 'intent'> & Pick<FormResult, 'intent'>)> {
  const form = await request.formData();
  const intent = textIn(form, 'intent');
  const language = languageOfPath(new URL(request.url).pathname);
  const handle = Object.hasOwn(handlers, intent) ? handlers[intent] : undefined;
  const submission = {
    store: context.get(storeRequest),
    form,
    text: await loadText(language),
    paths: pathsIn(language),
  };
  try {
    return handle ? { ...(await handle(submission)), intent } : { intent };
  } catch (error) {
    if (error instanceof Response) throw error;
    return { intent, values: valuesOf(form), ...explain(error, form) };
  }
}

/** All texts of a form by field. */
export const valuesOf = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form.keys()].map((name) => [name, textIn(form, name)]));

function explain(error: unknown, form: FormData): Pick<FormResult, 'problems' | 'failure'> {
  const violations = isStoreError(error) ? error.violations : [];
  const problems: Record<string, string> = {};
  for (const { field, description } of violations) {
    const name = fieldOfViolation(field, form.keys());
    if (name && description) problems[name] = description;
  }
  return Object.keys(problems).length > 0 ? { problems } : { failure: toFailure(error) };
}

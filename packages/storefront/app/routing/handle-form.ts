/** Handles the forms of a page in its action. For the server only. */
import type { RouterContextProvider } from 'react-router';
import { isStoreError } from 'storewire';
import { fieldOfViolation, violationMessage } from '../form/form-messages.ts';
import { type FormResult, valuesOf } from '../form/form-result.ts';
import { textIn } from '../form/form-text.ts';
import { sessionEnded, toFailure } from '../store/failure.ts';
import { type StoreRequest, storeRequest } from '../store/store-request.ts';
import type { Text } from '../text/dictionary.ts';
import { loadText } from '../text/load-text.ts';
import { languageOfPath, type Paths, pathsIn } from './paths.ts';

/** A form that was sent. */
export interface Submission {
  store: StoreRequest;
  context: Readonly<RouterContextProvider>;
  /** Of the page of the form. */
  url: URL;
  form: FormData;
  /** What was entered, by field, without secrets. */
  values: Readonly<Record<string, string>>;
  text: Text;
  paths: Paths;
}

/** The handlers of the forms of a page, by the value of their field `intent`. */
export type FormHandlers<Result extends FormResult> = Readonly<
  Record<string, (submission: Submission) => Promise<Omit<Result, 'intent'>>>
>;

/**
 * Handles a form. One that is not saved is shown again with its entries. Violations that the platform reports for its
 * fields become messages at these fields.
 */
export async function handleForm<Result extends FormResult>(
  { request, url, context }: { request: Request; url: URL; context: Readonly<RouterContextProvider> },
  handlers: FormHandlers<Result>,
): Promise<FormResult | (Omit<Result, 'intent'> & Pick<FormResult, 'intent'>)> {
  const form = await request.formData();
  const intent = textIn(form, 'intent');
  const language = languageOfPath(url.pathname);
  const handle = Object.hasOwn(handlers, intent) ? handlers[intent] : undefined;
  const store = context.get(storeRequest);
  const values = valuesOf(form);
  const submission = {
    store,
    context,
    url,
    form,
    values,
    text: await loadText(language),
    paths: pathsIn(language),
  };
  const { isSignedIn } = await store.auth.session();
  try {
    if (!handle) return { intent };
    const result = await handle(submission);
    return { ...(result.isSaved ? {} : { values }), ...result, intent };
  } catch (error) {
    if (error instanceof Response) throw error;
    const hasEnded = isSignedIn && !(await store.auth.session()).isSignedIn;
    if (hasEnded) return { intent, values, failure: sessionEnded(toFailure(error)) };
    return { intent, values, ...explain(error, form, submission.text) };
  }
}

function explain(error: unknown, form: FormData, text: Text): Pick<FormResult, 'problems' | 'failure'> {
  const violations = isStoreError(error) ? error.violations : [];
  const problems: Record<string, string> = {};
  for (const violation of violations) {
    const name = fieldOfViolation(violation.field, form.keys());
    if (name) problems[name] = violationMessage(violation, text.form);
  }
  return Object.keys(problems).length > 0 ? { problems } : { failure: toFailure(error) };
}

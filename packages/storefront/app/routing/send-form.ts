import { type ClientActionFunctionArgs, data } from 'react-router';
import { removeDraft } from '../form/draft.ts';
import { type FormResult, valuesOf } from '../form/form-result.ts';
import { rawTextIn, textIn } from '../form/form-text.ts';
import { isNetworkError, noResponse } from '../store/failure.ts';
import { isSignIn } from './paths.ts';

interface SendFormArgs extends ClientActionFunctionArgs {
  serverAction: <Result>() => Promise<Result>;
}

/**
 * The `clientAction` of a page with forms. Without a connection, the page and what was entered stay, and the form says
 * so. A draft is removed as soon as the server has saved its form, and not when it asks for a sign-in first.
 */
export async function sendForm({ request, serverAction }: SendFormArgs) {
  const form = await request.clone().formData();
  const draft = rawTextIn(form, 'draft');
  try {
    const result = await serverAction<FormResult>();
    if (result.isSaved) removeDraft(draft);
    return result;
  } catch (error) {
    // with this status, no page is read again
    if (isNetworkError(error)) return data(unsent(form), 503);
    const page = error instanceof Response ? error.headers.get('location') : null;
    if (page !== null && !isSignIn(page)) removeDraft(draft);
    throw error;
  }
}

const unsent = (form: FormData): FormResult => ({
  intent: textIn(form, 'intent'),
  values: valuesOf(form),
  failure: noResponse(),
});

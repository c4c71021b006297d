import { type ClientActionFunctionArgs, data } from 'react-router';
import { isNetworkError, noResponse } from '../store/failure.ts';
import { removeDraft } from './draft.ts';
import { type FormResult, valuesOf } from './form-result.ts';
import { rawTextIn, textIn } from './form-text.ts';

interface SendFormArgs extends ClientActionFunctionArgs {
  serverAction: <Result>() => Promise<Result>;
}

/**
 * The `clientAction` of a page with forms. Without a connection, the page and what was entered stay, and the form says
 * so. A draft is removed as soon as the server has saved its form.
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
    // a redirect
    if (error instanceof Response && error.status < 400) removeDraft(draft);
    throw error;
  }
}

const unsent = (form: FormData): FormResult => ({
  intent: textIn(form, 'intent'),
  values: valuesOf(form),
  failure: noResponse(),
});

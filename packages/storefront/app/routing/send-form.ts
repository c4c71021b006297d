import { data } from 'react-router';
import { removeDraft } from '../form/draft.ts';
import { type FormResult, valuesOf } from '../form/form-result.ts';
import { rawTextIn, textIn } from '../form/form-text.ts';
import { isUnanswered } from '../store/failure.ts';
import { noAnswer } from './no-answer.ts';
import { isSignIn } from './paths.ts';

interface SendFormArgs {
  request: Request;
  serverAction: () => Promise<FormResult>;
}

/**
 * The `clientAction` of a page with forms. Without an answer of the shop, the page and what was entered stay, and the
 * form says so, with what `look` finds out if the shop may have saved it. A draft is removed as soon as its form is
 * saved, and not when a sign-in is asked for first.
 */
export async function sendForm(
  { request, serverAction }: SendFormArgs,
  look: (form: FormData) => Promise<Partial<FormResult>> = async () => ({}),
) {
  const form = await request.clone().formData();
  const draft = rawTextIn(form, 'draft');
  const unanswered = async (error: unknown) => {
    const failure = noAnswer(error);
    if (!failure) throw error;
    const found = isUnanswered(failure) ? await look(form) : {};
    const result: FormResult = { intent: textIn(form, 'intent'), values: valuesOf(form), failure, ...found };
    // with this status, no page is read again
    return data(result, 503);
  };
  try {
    const result = await serverAction().catch(unanswered);
    if ('isSaved' in result && result.isSaved) removeDraft(draft);
    return result;
  } catch (error) {
    const page = error instanceof Response ? error.headers.get('location') : null;
    if (page !== null && !isSignIn(page)) removeDraft(draft);
    throw error;
  }
}

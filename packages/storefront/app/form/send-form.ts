import type { ClientActionFunctionArgs } from 'react-router';
import { removeDraft } from './draft.ts';
import type { FormResult } from './form-result.ts';
import { rawTextIn } from './form-text.ts';

interface SendDraftArgs extends ClientActionFunctionArgs {
  serverAction: <Result>() => Promise<Result>;
}

/** The `clientAction` of a page whose forms have drafts: removes a draft as soon as the server has saved the form. */
export async function sendDraft({ request, serverAction }: SendDraftArgs): Promise<FormResult> {
  const draft = rawTextIn(await request.clone().formData(), 'draft');
  try {
    const result = await serverAction<FormResult>();
    if (result.isSaved) removeDraft(draft);
    return result;
  } catch (error) {
    // a redirect
    if (error instanceof Response && error.status < 400) removeDraft(draft);
    throw error;
  }
}

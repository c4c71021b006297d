import { data, redirect } from 'react-router';
import type { FormResult } from '../../form/form-result.ts';
import { textIn } from '../../form/form-text.ts';
import { safePagePath } from '../../form/page-path.ts';
import { storeRequest } from '../../store/store-request.ts';
import type { Route } from './+types/choose-consent';
import { consentCookie, toConsent } from './consent.ts';

/** Stores the choice in a cookie. Without a choice, people are asked again. */
export async function action({ request, context }: Route.ActionArgs) {
  const { isNavigation } = context.get(storeRequest);
  const form = await request.formData();
  const headers = { 'set-cookie': consentCookie(toConsent(form.get('consent'))) };
  return isNavigation
    ? data<FormResult>({ intent: 'consent' }, { headers })
    : redirect(safePagePath(textIn(form, 'returnTo')), { status: 303, headers });
}

export { sendForm as clientAction } from '../../routing/send-form.ts';

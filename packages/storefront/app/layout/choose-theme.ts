import { data, redirect } from 'react-router';
import { textIn } from '../form/form-text.ts';
import { safePagePath } from '../form/page-path.ts';
import { storeRequest } from '../store/store-request.ts';
import { themeCookie, toTheme } from '../theme/theme.ts';
import type { Route } from './+types/choose-theme';

/** Stores the theme in a cookie. Other tabs have it when they are loaded again. */
export async function action({ request, context }: Route.ActionArgs) {
  const { isNavigation } = context.get(storeRequest);
  const form = await request.formData();
  const theme = toTheme(form.get('theme'));
  const headers = { 'set-cookie': themeCookie(theme) };
  return isNavigation
    ? data({ theme }, { headers })
    : redirect(safePagePath(textIn(form, 'returnTo')), { status: 303, headers });
}

export { sendForm as clientAction } from '../routing/send-form.ts';

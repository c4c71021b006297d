import { redirect } from 'react-router';
import { preferredLanguage } from '../../text/preferred-language.ts';
import type { Route } from './+types/choose-language';

/** Redirects to the home page in the language that the browser prefers. */
export function loader({ request }: Route.LoaderArgs): Response {
  return redirect(`/${preferredLanguage(request)}`);
}

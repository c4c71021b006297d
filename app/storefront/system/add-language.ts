import { redirect } from 'react-router';
import { preferredLanguage } from '../../server/preferred-language.ts';
import { isLanguage } from '../../shared/text/text.tsx';
import type { Route } from './+types/add-language';

/** Redirects paths without a language, as people type them, to the same path with one. */
export function loader({ request, params }: Route.LoaderArgs): Response {
  const path = params['*'];
  if (isLanguage(path.split('/')[0] ?? '')) throw new Response('Not Found', { status: 404 });
  return redirect(`/${preferredLanguage(request)}/${path}${new URL(request.url).search}`);
}

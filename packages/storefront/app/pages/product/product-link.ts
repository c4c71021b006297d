import { redirect } from 'react-router';
import { pathsIn } from '../../routing/paths.ts';
import { preferredLanguage } from '../../text/preferred-language.ts';
import type { Route } from './+types/product-link';

/** Where the platform links to, which does not know the languages of the store front. */
export const loader = ({ request, params }: Route.LoaderArgs): Response =>
  redirect(pathsIn(preferredLanguage(request)).product(params.product), 302);

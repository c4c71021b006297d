import { redirect } from 'react-router';
import { languageOfPath, pathsIn } from '../../routing/paths.ts';
import type { Route } from './+types/placed';

/** Where the payment page leads after a purchase: redirects to the order, which the platform names. */
export function loader({ request }: Route.LoaderArgs): Response {
  const { searchParams, pathname } = new URL(request.url);
  const paths = pathsIn(languageOfPath(pathname));
  const orderId = searchParams.get('orderId');
  return redirect(orderId ? paths.order(orderId) : paths.accountOrders);
}

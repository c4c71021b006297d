import { redirect } from 'react-router';
import { languageOfPath, pathsIn } from '../../routing/paths.ts';
import { orderPath } from '../../shop/cart/order-redirect.ts';
import type { Route } from './+types/placed';

/** Where the payment page leads after a purchase: redirects to the order, which the platform names. */
export function loader({ url: { searchParams, pathname } }: Route.LoaderArgs): Response {
  return redirect(orderPath(searchParams.get('orderId'), pathsIn(languageOfPath(pathname))));
}

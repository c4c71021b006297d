import { redirect } from 'react-router';
import type { StoreClient } from 'storewire';
import { getOrder } from 'storewire/operations';
import { languageOfPath, pathsIn } from '../../routing/paths.ts';
import { orderPath } from '../../shop/cart/order-redirect.ts';
import { orMissing } from '../../store/failure.ts';
import { storeRequest } from '../../store/store-request.ts';
import type { Route } from './+types/placed';

/** How long an order that is not there yet is waited for, before each read of it. */
const WAITS_MS = [0, 500, 1000, 2000];

/** Where the payment page leads after a purchase: redirects to the order, which the platform names. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const id = url.searchParams.get('orderId');
  if (id) await awaitOrder(context.get(storeRequest).client, id);
  return redirect(orderPath(id, pathsIn(languageOfPath(url.pathname))));
}

/** A site may have the order a moment after the browser has returned. The page of the order says what has failed. */
async function awaitOrder(client: StoreClient, id: string): Promise<void> {
  for (const waitMs of WAITS_MS) {
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    const read = orMissing(getOrder(client, { id }));
    if (await read.catch((error: unknown) => ({ error }))) return;
  }
}

import { redirect } from 'react-router';
import { getCurrentCartV2 } from 'storewire/operations';
import { languageOfPath, pathsIn } from '../../routing/paths.ts';
import { redirectToPlatformPage } from '../../shop/cart/order-redirect.ts';
import { orMissing } from '../../store/failure.ts';
import { storeRequest } from '../../store/store-request.ts';
import type { Route } from './+types/hosted-checkout';

/** The checkout of a shop without steps of its own: that of the platform, with the current cart. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  const { client, settings, fail } = context.get(storeRequest);
  const paths = pathsIn(languageOfPath(url.pathname));
  const read = await orMissing(getCurrentCartV2(client)).catch(fail);
  if (!read?.cart.lineItems.length) throw redirect(paths.cart);
  const options = { paths, origin: settings.origin, back: paths.cart };
  return redirectToPlatformPage(client, read.cart.id, options).catch(fail);
}

import { type LoaderFunctionArgs, redirect } from 'react-router';
import { getCurrentCartV2 } from 'storewire/operations';
import { languageOfPath, pathsIn } from '../../routing/paths.ts';
import { orMissing } from '../../store/failure.ts';
import { storeRequest } from '../../store/store-request.ts';
import { redirectToPlatformPage } from '../purchase/order-redirect.ts';

/** Leads to the checkout page of the platform, which asks for addresses and delivery, and takes the payment. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<never> {
  const { client, settings, fail } = context.get(storeRequest);
  const paths = pathsIn(languageOfPath(new URL(request.url).pathname));
  const found = await orMissing(getCurrentCartV2(client)).catch(fail);
  // the page of the cart says that it is empty
  if (!found?.cart.lineItems.length) throw redirect(paths.cart);
  const { origin } = settings;
  const page = { paths, origin, back: paths.cart };
  throw await redirectToPlatformPage(client, found.cart.id, page).catch(fail);
}

/** Never rendered, as the loader throws. A route without a component would be a resource and not a page. */
export default function PlatformCheckoutPage() {
  return null;
}

export { RouteError as ErrorBoundary } from '../../routing/route-error.tsx';

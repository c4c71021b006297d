import { data, useRevalidator } from 'react-router';
import { getOrder } from 'storewire/operations';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { PageHead } from '../../routing/page-head.tsx';
import { languageOfPath, pathsIn } from '../../routing/paths.ts';
import { errorOf, orMissing, toFailure } from '../../store/failure.ts';
import { storeRequest } from '../../store/store-request.ts';
import { withoutNotes } from '../../store/without-notes.ts';
import { useText } from '../../text/text.tsx';
import { redirectToPlatformPage } from '../purchase/order-redirect.ts';
import type { Route } from './+types/order-page';
import { foundOrder } from './found-order.ts';
import { OrderDetails } from './order-details.tsx';
import { useTrackedPurchase } from './use-tracked-purchase.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const store = context.get(storeRequest);
  const { client, auth } = store;
  const { isLoggedIn } = await auth.session();
  const read = await orMissing(getOrder(client, { id: params.order })).catch(toFailure);
  // also the order of someone else
  if (!read || ('details' in read && read.details.kind === 'validation')) {
    const order = await foundOrder(store, params.order);
    if (!order) throw data(null, 404);
    return { order, failure: undefined, isLoggedIn, isFound: true };
  }
  return 'order' in read
    ? { order: withoutNotes(read.order), failure: undefined, isLoggedIn, isFound: false }
    : data({ order: undefined, failure: read, isLoggedIn, isFound: false }, read.details.status ?? 503);
}

/** Opens the page that pays the order. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { client, settings } = context.get(storeRequest);
  const paths = pathsIn(languageOfPath(new URL(request.url).pathname));
  try {
    const { order } = await getOrder(client, { id: params.order });
    const back = paths.order(order.id ?? '');
    return await redirectToPlatformPage(client, order.checkoutId ?? '', {
      paths,
      origin: settings.origin,
      back,
    });
  } catch (error) {
    return toFailure(error);
  }
}

/** The order that was placed. Its buyer can come back to it, others find nothing. */
export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, failure, isLoggedIn, isFound } = loaderData;
  const { order: text } = useText();
  useTrackedPurchase(isFound ? undefined : order);
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <PageHead title={order ? text.title(order.number) : text.failed} isIndexed={false} />
      {order ? (
        <OrderDetails order={order} isMember={isLoggedIn} isFound={isFound} failure={actionData} />
      ) : null}
      {failure ? (
        <ErrorNotice
          level="h1"
          title={text.failed}
          error={errorOf(failure)}
          onRetry={() => void revalidate()}
          isRetrying={state === 'loading'}
        />
      ) : null}
    </>
  );
}

export { RouteError as ErrorBoundary } from '../../routing/route-error.tsx';

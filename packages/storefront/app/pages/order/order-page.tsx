import { data, useRevalidator } from 'react-router';
import { getOrder } from 'storewire/operations';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { PageHead } from '../../routing/page-head.tsx';
import { languageOfPath, pathsIn } from '../../routing/paths.ts';
import { readOrderOf, shopFeatures } from '../../slots/feature.ts';
import { errorOf, orMissing, toFailure } from '../../store/failure.ts';
import { storeRequest } from '../../store/store-request.ts';
import { withoutNotes } from '../../store/without-notes.ts';
import { redirectToPlatformPage } from '../purchase/order-redirect.ts';
import type { Route } from './+types/order-page';
import { OrderDetails } from './order-details.tsx';
import { useOrderText } from './use-order-text.ts';
import { useTrackedPurchase } from './use-tracked-purchase.ts';
import { usedGiftCard } from './used-gift-card.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const store = context.get(storeRequest);
  const { client, auth, merchant } = store;
  const { isSignedIn } = await auth.session();
  const read = await orMissing(getOrder(client, { id: params.order })).catch(toFailure);
  // also the order of someone else
  if (!read || ('details' in read && read.details.kind === 'validation')) {
    const order = await readOrderOf(context.get(shopFeatures), store, params.order);
    if (!order) throw data(null, 404);
    const giftCard = await usedGiftCard(merchant, order);
    return { order, giftCard, failure: undefined, isSignedIn, isFound: true };
  }
  if (!('order' in read))
    return data(
      { order: undefined, giftCard: undefined, failure: read, isSignedIn, isFound: false },
      read.details.status ?? 503,
    );
  const giftCard = await usedGiftCard(client, read.order);
  return { order: withoutNotes(read.order), giftCard, failure: undefined, isSignedIn, isFound: false };
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
  const { order, giftCard, failure, isSignedIn, isFound } = loaderData;
  const { order: text } = useOrderText();
  useTrackedPurchase(isFound ? undefined : order);
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <PageHead title={order ? text.title(order.number) : text.failed} isIndexed={false} />
      {order ? (
        <OrderDetails
          order={order}
          giftCard={giftCard}
          isMember={isSignedIn}
          isFound={isFound}
          failure={actionData}
        />
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

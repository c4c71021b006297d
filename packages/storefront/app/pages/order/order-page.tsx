import { data, useRevalidator } from 'react-router';
import { getOrder } from 'storewire/operations';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { PageHead } from '../../routing/page-head.tsx';
import { languageOfPath, pathsIn } from '../../routing/paths.ts';
import { readOrderOf, shopFeatures } from '../../slots/feature.ts';
import { errorOf, toFailure } from '../../store/failure.ts';
import { storeRequest } from '../../store/store-request.ts';
import { redirectToPlatformPage } from '../purchase/order-redirect.ts';
import type { Route } from './+types/order-page';
import { OrderDetails } from './order-details.tsx';
import { readOrder, shownOrder } from './read-order.ts';
import { useOrderText } from './use-order-text.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const store = context.get(storeRequest);
  const { client, auth, merchant } = store;
  const { isSignedIn } = await auth.session();
  try {
    const own = await readOrder(client, params.order);
    if (own) return { shown: own, failure: undefined, isSignedIn, isFound: false };
    // also the order of someone else
    const found = await readOrderOf(context.get(shopFeatures), store, params.order);
    if (!found) throw data(null, 404);
    return { shown: await shownOrder(merchant, found), failure: undefined, isSignedIn, isFound: true };
  } catch (error) {
    const failure = toFailure(error);
    const nothing = { shown: undefined, failure, isSignedIn, isFound: false };
    return data(nothing, failure.details.status ?? 503);
  }
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
  const { shown, failure, isSignedIn, isFound } = loaderData;
  const { order: text } = useOrderText();
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <PageHead title={shown ? text.title(shown.order.number) : text.failed} isIndexed={false} />
      {shown ? (
        <OrderDetails {...shown} isMember={isSignedIn} isFound={isFound} failure={actionData} />
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

import { data, useRevalidator } from 'react-router';
import { getOrder } from 'storewire/operations';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { PageHead } from '../../routing/page-head.tsx';
import { errorOf, orMissing, toFailure } from '../../store/failure.ts';
import { storeRequest } from '../../store/store-request.ts';
import { useText } from '../../text/text.tsx';
import type { Route } from './+types/order-page';
import { OrderDetails } from './order-details.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { client, auth } = context.get(storeRequest);
  const { isLoggedIn } = await auth.session();
  const read = await orMissing(getOrder(client, { id: params.order })).catch(toFailure);
  // also the order of someone else
  if (!read || ('details' in read && read.details.kind === 'validation')) throw data(null, 404);
  return 'order' in read
    ? { order: read.order, failure: undefined, isLoggedIn }
    : data({ order: undefined, failure: read, isLoggedIn }, read.details.status ?? 503);
}

/** The order that was placed. Its buyer can come back to it, others find nothing. */
export default function OrderPage({ loaderData: { order, failure, isLoggedIn } }: Route.ComponentProps) {
  const { order: text } = useText();
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <PageHead title={order ? text.title(order.number) : text.failed} isIndexed={false} />
      {order ? <OrderDetails order={order} isMember={isLoggedIn} /> : null}
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

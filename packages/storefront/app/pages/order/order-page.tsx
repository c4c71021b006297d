import { data, useRevalidator } from 'react-router';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { foundOrder } from '../../features/order-look-up/order-look-up.ts';
import type { FormResult } from '../../form/form-result.ts';
import { handleForm } from '../../routing/handle-form.ts';
import { PageHead } from '../../routing/page-head.tsx';
import { errorOf, toFailure } from '../../store/failure.ts';
import { storeRequest } from '../../store/store-request.ts';
import { useText } from '../../text/text.tsx';
import type { Route } from './+types/order-page';
import { OrderDetails } from './order-details.tsx';
import { readOrder, shownOrder } from './read-order.ts';
import { submitPayment } from './submit-payment.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const store = context.get(storeRequest);
  const { client, auth, merchant } = store;
  const { isSignedIn } = await auth.session();
  try {
    const own = await readOrder(client, params.order);
    if (own) return { shown: own, failure: undefined, isSignedIn, isFound: false };
    // also the order of someone else
    const found = await foundOrder(store, params.order);
    if (!found) throw data(null, 404);
    return { shown: await shownOrder(merchant, found), failure: undefined, isSignedIn, isFound: true };
  } catch (error) {
    const failure = toFailure(error);
    const nothing = { shown: undefined, failure, isSignedIn, isFound: false };
    return data(nothing, failure.details.status ?? 503);
  }
}

export const action = (args: Route.ActionArgs) => handleForm<FormResult>(args, { pay: submitPayment });

/** The order that was placed. Its buyer can come back to it, others find nothing. */
export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { shown, failure, isSignedIn, isFound } = loaderData;
  const { order: text } = useText();
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <PageHead title={shown ? text.title(shown.order.number) : text.failed} isIndexed={false} />
      {shown ? <OrderDetails {...shown} isMember={isSignedIn} isFound={isFound} result={actionData} /> : null}
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

export { sendForm as clientAction } from '../../form/send-form.ts';
export { RouteError as ErrorBoundary } from '../../routing/route-error.tsx';

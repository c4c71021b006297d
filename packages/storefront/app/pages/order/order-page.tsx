import { data, Form } from 'react-router';
import type { Order } from 'storewire';
import { getOrder } from 'storewire/operations';
import { Button, buttonLook } from '../../components/button.tsx';
import { Fact } from '../../components/fact.tsx';
import { Notice } from '../../components/notice.tsx';
import { TrackedPurchase } from '../../features/analytics/track.ts';
import { FindLater } from '../../features/order-look-up/links.tsx';
import { foundOrder } from '../../features/order-look-up/order-look-up.ts';
import { WithdrawLink } from '../../features/order-look-up/withdrawal.tsx';
import { FailedForm } from '../../form/failed-form.tsx';
import type { FormResult } from '../../form/form-result.ts';
import { textIn } from '../../form/form-text.ts';
import { useForm } from '../../form/use-form.ts';
import { formatDate } from '../../format/date.ts';
import { handleForm, type Submission } from '../../routing/handle-form.ts';
import { PageHead } from '../../routing/page-head.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { FailedRead } from '../../routing/route-error.tsx';
import { redirectToPlatformPage } from '../../shop/cart/order-redirect.ts';
import { KeepShopping } from '../../shop/keep-shopping.tsx';
import { toFailure } from '../../store/failure.ts';
import { storeRequest } from '../../store/store-request.ts';
import { useLanguage, useText } from '../../text/text.tsx';
import type { Route } from './+types/order-page';
import { NextSteps } from './next-steps.tsx';
import { isOver } from './order-arrival.ts';
import { OrderBadges } from './order-badges.tsx';
import { OrderContent, OrderFacts } from './order-content.tsx';
import { readOrder, type ShownOrder, shownOrder } from './read-order.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const store = context.get(storeRequest);
  const { client, auth, merchant } = store;
  const { isSignedIn } = await auth.session();
  try {
    const own = await readOrder(client, params.order);
    if (own) return { shown: own, failure: undefined, isSignedIn, isFound: false };
    // also the order of someone else
    const found = await foundOrder(store, params.order);
    if (found)
      return { shown: await shownOrder(merchant, found), failure: undefined, isSignedIn, isFound: true };
    throw data(null, 404);
  } catch (error) {
    const failure = toFailure(error);
    const nothing = { shown: undefined, failure, isSignedIn, isFound: false };
    return data(nothing, failure.details.status ?? 503);
  }
}

export const action = (args: Route.ActionArgs) => handleForm<FormResult>(args, { pay: submitPayment });

/** Opens the page of the platform that pays the order. */
async function submitPayment({ store: { client, settings }, form, paths }: Submission): Promise<never> {
  const { order } = await getOrder(client, { id: textIn(form, 'order') });
  const page = { paths, origin: settings.origin, back: paths.order(order.id ?? '') };
  throw await redirectToPlatformPage(client, order.checkoutId ?? '', page);
}

/** The order that was placed. Its buyer can come back to it, others find nothing. */
export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { shown, failure, isSignedIn, isFound } = loaderData;
  const { order: text } = useText();
  return (
    <>
      <PageHead title={shown ? text.title(shown.order.number) : text.failed} isIndexed={false} />
      {shown ? <OrderDetails {...shown} isMember={isSignedIn} isFound={isFound} result={actionData} /> : null}
      {failure ? <FailedRead level="h1" title={text.failed} failure={failure} /> : null}
    </>
  );
}

interface OrderDetailsProps extends ShownOrder {
  isMember: boolean;
  /** Whether it was found by its number, so that it may be an old one. */
  isFound: boolean;
  /** Of the form that was sent last. */
  result: FormResult | undefined;
}

/** An order after the purchase, or found by its number. */
function OrderDetails({ order, giftCard, isMember, isFound, result }: OrderDetailsProps) {
  const { order: text } = useText();
  const paths = usePaths();
  const { locale } = useLanguage();
  const { number } = order;
  const isNew =
    !isFound && !isOver(order) && (order.status !== 'INITIALIZED' || order.paymentStatus === 'PENDING');
  return (
    <OrderContent
      order={order}
      intro={
        <div className="flex flex-col gap-6">
          <div>
            <h1 className="text-title">{isNew ? text.thanks : text.title(number)}</h1>
            {isNew ? <Placed order={order} /> : null}
            {isOver(order) || isFound ? <OrderBadges order={order} className="mt-3" /> : null}
          </div>
          <PaymentState order={order} canPay={!isFound} result={result} />
          {isNew ? <NextSteps order={order} isMember={isMember} /> : null}
        </div>
      }
      facts={
        <>
          <Fact name={text.number}>
            <bdi translate="no">{number}</bdi>
          </Fact>
          {order.createdDate ? (
            <Fact name={text.date}>
              <time dateTime={order.createdDate}>{formatDate(order.createdDate, locale, 'dateTime')}</time>
            </Fact>
          ) : null}
          <Fact name={text.paymentMethod}>
            {text.paymentStatuses[order.paymentStatus] ?? text.paymentStatuses['NOT_PAID']}
          </Fact>
          <OrderFacts order={order} giftCard={giftCard} hasArrival={!isNew} />
        </>
      }
      actions={
        <div className="flex flex-wrap gap-3" data-print="none">
          <KeepShopping />
          <Button look="outline" onClick={() => print()}>
            {text.print}
          </Button>
          <WithdrawLink order={order} />
        </div>
      }
    >
      {isMember ? null : (
        <Notice
          title={text.createAccountText}
          action={
            <PageLink to={`${paths.signIn}?view=register`} className={buttonLook('outline')}>
              {text.createAccount}
            </PageLink>
          }
        >
          {isFound ? null : <FindLater />}
        </Notice>
      )}
    </OrderContent>
  );
}

/** The number of a new order, and where its confirmation is. */
function Placed({ order }: { order: Order }) {
  const { order: text } = useText();
  const { number, buyerInfo } = order;
  return (
    <>
      <p className="mt-3 max-w-prose">
        {text.placed(number)}. {buyerInfo?.email ? <span>{text.confirmation(buyerInfo.email)}</span> : null}
      </p>
      <TrackedPurchase order={order} />
    </>
  );
}

interface PaymentStateProps {
  order: Order;
  /** False if it was found by its number. */
  canPay: boolean;
  /** Of the form that was sent last. */
  result: FormResult | undefined;
}

/** What the buyer has to know about the payment. An order that waits for it is paid on a page of the platform. */
function PaymentState({ order, canPay, result }: PaymentStateProps) {
  const { payment } = useText();
  const state = useForm('pay', result);
  if (order.paymentStatus === 'PENDING')
    return (
      <Notice role="status" title={payment.pending}>
        {payment.pendingText}
      </Notice>
    );
  if (order.status !== 'INITIALIZED') return null;
  // an order that a gift card has paid in part has another status
  const isDeclined = order.activities.some(({ activityType }) => activityType === 'PAYMENT_DECLINED');
  return (
    <>
      <Notice
        tone={isDeclined ? 'danger' : 'warning'}
        role="alert"
        title={isDeclined ? payment.declined : payment.open}
        action={
          canPay ? (
            <Form method="post">
              <input type="hidden" name="intent" value={state.intent} />
              <input type="hidden" name="order" value={order.id ?? ''} />
              <Button type="submit" pending={state.isPending && payment.opening}>
                {isDeclined ? payment.payAgain : payment.pay}
              </Button>
            </Form>
          ) : undefined
        }
      >
        {isDeclined ? payment.declinedText : payment.openText}
      </Notice>
      {state.result?.failure ? <FailedForm title={payment.failed} failure={state.result.failure} /> : null}
    </>
  );
}

export { RouteError as ErrorBoundary } from '../../routing/route-error.tsx';
export { sendForm as clientAction } from '../../routing/send-form.ts';

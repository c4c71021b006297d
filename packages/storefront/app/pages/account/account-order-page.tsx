import { data } from 'react-router';
import type { Order, OrderActivity } from 'storewire';
import { listInvoicesForOrders } from 'storewire/operations';
import { Button } from '../../components/button.tsx';
import { Fact } from '../../components/fact.tsx';
import { Money } from '../../components/money.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { WithdrawLink } from '../../features/order-look-up/withdrawal.tsx';
import { formatDate } from '../../format/date.ts';
import { handleForm } from '../../routing/handle-form.ts';
import { usePaths } from '../../routing/paths.ts';
import { MissingPage } from '../../routing/route-error.tsx';
import { pageRead } from '../../shop/account/account-request.ts';
import { AccountRead, AccountSection } from '../../shop/account/account-section.tsx';
import { type StoreRequest, storeRequest } from '../../store/store-request.ts';
import { useLanguage, useText } from '../../text/text.tsx';
import { OrderBadges } from '../order/order-badges.tsx';
import { OrderContent, OrderFacts } from '../order/order-content.tsx';
import { readOrder, type ShownOrder } from '../order/read-order.ts';
import type { Route } from './+types/account-order-page';
import { type ReorderResult, submitReorder } from './reorder.ts';
import { ReorderForm } from './reorder-form.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const store = context.get(storeRequest);
  const page = await pageRead(store, readMemberOrder(store, params.order));
  const { read } = page.data;
  if (!(read instanceof Promise) && read.value === null) throw data(null, 404);
  return page;
}

export const action = (args: Route.ActionArgs) => handleForm<ReorderResult>(args, { reorder: submitReorder });

/** An order and the ids of its invoices. */
interface MemberOrder extends ShownOrder {
  /** Undefined if the store front cannot read them. */
  invoices: readonly string[] | undefined;
}

/** Resolves to null if there is no such order, or if it is that of someone else. */
async function readMemberOrder(store: StoreRequest, id: string): Promise<MemberOrder | null> {
  const shown = await readOrder(store.client, id);
  return shown ? { ...shown, invoices: await readInvoices(store, id) } : null;
}

/** Only merchants can list invoices. The order was read with the session of the member, so it is theirs. */
async function readInvoices({ merchant }: StoreRequest, orderId: string): Promise<string[] | undefined> {
  if (!merchant) return undefined;
  const found = await listInvoicesForOrders(merchant, { orderIds: [orderId] }).catch(() => undefined);
  return found?.invoicesForOrder
    .flatMap(({ invoicesInfo = [] }) => invoicesInfo)
    .flatMap(({ id }) => (id ? [id] : []));
}

/** One order of the member. */
export default function AccountOrderPage({ loaderData: { read }, actionData }: Route.ComponentProps) {
  const { account, order } = useText();
  const paths = usePaths();
  const parent = { label: account.orders, to: paths.accountOrders };
  return (
    <AccountRead
      read={read}
      failedTitle={order.failed}
      level="h1"
      skeleton={
        <AccountSection title={account.order} parent={parent}>
          <div className="grid gap-10 xl:grid-cols-[minmax(0,1fr)_22rem]">
            <Skeleton className="h-96 rounded-3xl" />
            <Skeleton className="h-96 rounded-3xl" />
          </div>
        </AccountSection>
      }
    >
      {(found) =>
        found ? (
          <AccountSection title={order.title(found.order.number)} parent={parent}>
            <MemberOrderDetails {...found} result={actionData} />
          </AccountSection>
        ) : (
          <MissingPage />
        )
      }
    </AccountRead>
  );
}

/** An order: its state, lines, sums, addresses and invoices. */
function MemberOrderDetails(props: MemberOrder & { result: ReorderResult | undefined }) {
  const { order, giftCard, invoices, result } = props;
  const { account, order: text } = useText();
  const { locale } = useLanguage();
  return (
    <>
      <p className="-mt-4 mb-4 text-soft">
        {order.createdDate ? (
          <time dateTime={order.createdDate}>{formatDate(order.createdDate, locale, 'dateTime')}</time>
        ) : null}
      </p>
      <OrderBadges order={order} />
      <div className="mt-6 mb-8 flex flex-wrap items-start gap-3" data-print="none">
        <ReorderForm order={order} result={result} />
        <Button look="outline" onClick={() => print()}>
          {text.print}
        </Button>
        <WithdrawLink order={order} />
      </div>
      <OrderContent
        order={order}
        facts={
          <>
            <OrderFacts order={order} giftCard={giftCard} />
            {invoices ? (
              <Fact name={text.invoice}>
                <Invoices ids={invoices} />
              </Fact>
            ) : null}
            {order.buyerNote ? (
              <Fact name={account.note}>
                <bdi>{order.buyerNote}</bdi>
              </Fact>
            ) : null}
          </>
        }
      >
        <OrderTimeline order={order} />
      </OrderContent>
    </>
  );
}

/** The contract has no more than the ids of invoices, and the page says so. */
function Invoices({ ids }: { ids: readonly string[] }) {
  const { account, order } = useText();
  if (ids.length === 0) return <span className="text-soft">{order.noInvoice}</span>;
  return (
    <>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <bdi translate="no" className="break-all">
              {id}
            </bdi>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-sm text-soft">{account.invoiceText}</p>
    </>
  );
}

/** What happened to an order, the oldest first. What only concerns the staff of the shop is left out. */
function OrderTimeline({ order }: { order: Order }) {
  const { order: text } = useText();
  const { locale } = useLanguage();
  const { currency } = order;
  const shown = order.activities
    .flatMap((activity) => {
      const label = text.activities[activity.activityType ?? ''];
      return label && activity.createdDate ? [{ ...activity, label, time: activity.createdDate }] : [];
    })
    .toSorted((a, b) => a.time.localeCompare(b.time));
  const isTracked = shown.some(({ activityType }) => activityType?.startsWith('TRACKING_'));
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" className="mb-4 text-heading">
        {text.timeline}
      </h2>
      <ol className="ms-2 border-s border-line">
        {shown.map((activity) => {
          const sum = amountOf(activity);
          return (
            <li key={activity.id} className="relative ps-6 pb-5 last:pb-0">
              <span
                aria-hidden="true"
                className="absolute -start-[0.3125rem] top-2 size-2.5 rounded-full border border-transparent bg-accent"
              />
              <p className="flex flex-wrap gap-x-3 font-medium">
                {activity.label}
                {sum ? (
                  <Money amount={sum} currency={currency ?? undefined} className="font-normal tabular-nums" />
                ) : null}
              </p>
              <time dateTime={activity.time} className="text-sm text-soft">
                {formatDate(activity.time, locale, 'dateTime')}
              </time>
            </li>
          );
        })}
      </ol>
      {isTracked ? <p className="mt-5 max-w-prose text-sm text-soft">{text.trackingText}</p> : null}
    </section>
  );
}

/** The amount of a payment or refund, if the activity has one. */
function amountOf({ orderRefunded, refundedAsStoreCredit, paymentPending, paymentDeclined }: OrderActivity) {
  return (
    orderRefunded?.amount?.amount ??
    refundedAsStoreCredit?.amount?.amount ??
    (paymentPending ?? paymentDeclined)?.regular?.amount?.amount
  );
}

export { RouteError as ErrorBoundary } from '../../routing/route-error.tsx';
export { sendForm as clientAction } from '../../routing/send-form.ts';

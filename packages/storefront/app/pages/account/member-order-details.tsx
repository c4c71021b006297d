import { Button } from '../../components/button.tsx';
import { Fact } from '../../components/fact.tsx';
import { WithdrawLink } from '../../features/order-look-up/withdraw-link.tsx';
import { formatDate } from '../../format/date.ts';
import { useLanguage, useText } from '../../text/text.tsx';
import { OrderBadges } from '../order/order-badges.tsx';
import { OrderContent, OrderFacts } from '../order/order-content.tsx';
import type { MemberOrder } from './member-order.ts';
import { OrderTimeline } from './order-timeline.tsx';
import type { ReorderResult } from './reorder.ts';
import { ReorderForm } from './reorder-form.tsx';

/** An order: its state, lines, sums, addresses and invoices. */
export function MemberOrderDetails(props: MemberOrder & { result: ReorderResult | undefined }) {
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
      <div className="mt-6 flex flex-wrap items-start gap-3" data-print="none">
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

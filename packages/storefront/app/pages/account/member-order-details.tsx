import { Button } from '../../components/button.tsx';
import type { FormResult } from '../../form/form-result.ts';
import { formatDate } from '../../format/date.ts';
import { Slot } from '../../slots/slot.tsx';
import { useLanguage } from '../../text/text.tsx';
import { OrderBadges } from '../order/order-badges.tsx';
import { OrderContent } from '../order/order-content.tsx';
import { Fact, OrderFacts } from '../order/order-facts.tsx';
import { useOrderText } from '../order/use-order-text.ts';
import type { MemberOrder } from './member-order.ts';
import { useAccountText } from './use-account-text.ts';

/** An order: its state, lines, sums, addresses and invoices. */
export function MemberOrderDetails(props: MemberOrder & { result: FormResult | undefined }) {
  const { order, giftCard, invoices, result } = props;
  const { account } = useAccountText();
  const { order: text } = useOrderText();
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
        <Slot name="accountOrder.actions" props={{ order, result }} />
        <Button look="outline" onClick={() => print()}>
          {text.print}
        </Button>
        <Slot name="order.actions" props={{ order }} />
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
        <Slot name="accountOrder.end" props={{ order }} />
      </OrderContent>
    </>
  );
}

/** The contract has no more than the ids of invoices, and the page says so. */
function Invoices({ ids }: { ids: readonly string[] }) {
  const { account } = useAccountText();
  const { order } = useOrderText();
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

import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, buttonLook } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Money } from '../../components/money.tsx';
import type { FormResult } from '../../form/form-result.ts';
import { formatDate } from '../../format/date.ts';
import { isZero } from '../../format/money.ts';
import { PageHead } from '../../routing/page-head.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { Slot } from '../../slots/slot.tsx';
import { useLanguage, useText } from '../../text/text.tsx';
import { OrderBadges } from '../order/order-badges.tsx';
import { Downloads } from '../order/order-details.tsx';
import { DeliveryFacts, Fact, GiftCardFact } from '../order/order-facts.tsx';
import { OrderTotals } from '../order/order-totals.tsx';
import { useOrderText } from '../order/use-order-text.ts';
import { LineSummary } from '../purchase/line-summary.tsx';
import type { MemberOrder } from './member-order.ts';
import { useAccountText } from './use-account-text.ts';

/** An order: its state, lines, sums, addresses and invoices. */
export function MemberOrderDetails(props: MemberOrder & { result: FormResult | undefined }) {
  const { order, giftCard, invoices, result } = props;
  const { account } = useAccountText();
  const { order: text } = useOrderText();
  const { purchase } = useText();
  const { locale } = useLanguage();
  const { lineItems } = order;
  const currency = order.currency ?? '';
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
      <div className="mt-10 grid items-start gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-10">
          <Downloads lines={lineItems} />
          <Section id="lines" title={text.lines}>
            <ul className="divide-y divide-line">
              {lineItems.map((line) => (
                <LineSummary key={line.id} line={line} currency={currency} />
              ))}
            </ul>
          </Section>
          <Slot name="accountOrder.end" props={{ order }} />
        </div>
        <div className="flex min-w-0 flex-col gap-8 rounded-3xl border border-line bg-raised p-5 sm:p-7">
          <Section id="sums" title={purchase.summary}>
            <OrderTotals order={order} />
            <Balance order={order} />
          </Section>
          <dl className="grid gap-x-6 gap-y-4 border-t border-line pt-6 sm:grid-cols-2 xl:grid-cols-1">
            <GiftCardFact code={giftCard} />
            <DeliveryFacts order={order} />
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
          </dl>
        </div>
      </div>
    </>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-heading">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** What was paid and given back, as the platform says. */
function Balance({ order: { balanceSummary, currency, paymentStatus } }: Pick<MemberOrder, 'order'>) {
  const { account } = useAccountText();
  const { purchase } = useText();
  const rows = [
    // the totals of an order that is partly paid have it
    [purchase.paid, paymentStatus === 'PARTIALLY_PAID' ? undefined : balanceSummary?.paid],
    [account.refunded, balanceSummary?.refunded],
  ] as const;
  const shown = rows.filter(([, sum]) => sum && !isZero(sum.amount));
  return shown.length === 0 ? null : (
    <dl className="mt-4 flex flex-col gap-2 border-t border-line pt-4 text-sm tabular-nums">
      {shown.map(([name, sum]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-soft">{name}</dt>
          <dd>
            <Money amount={sum?.amount ?? '0'} currency={currency ?? undefined} />
          </dd>
        </div>
      ))}
    </dl>
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

/** There is no such order, or it is that of someone else. */
export function MissingOrder() {
  const { order } = useOrderText();
  const { account } = useAccountText();
  const paths = usePaths();
  return (
    <>
      <PageHead title={order.missing} isIndexed={false} />
      <EmptyState
        level="h1"
        icon={<SearchX aria-hidden="true" />}
        title={order.missing}
        text={order.missingText}
        action={
          <PageLink to={paths.accountOrders} className={buttonLook()}>
            {account.allOrders}
          </PageLink>
        }
      />
    </>
  );
}

import { CalendarClock } from 'lucide-react';
import type { Order } from 'storewire';
import { SHOP } from '../../../shop.config.ts';
import { LINK } from '../../components/button.tsx';
import { afterWorkingDays, formatDate } from '../../format/date.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { DeliveryName } from '../../shop/cart/delivery.tsx';
import { useLanguage, useText } from '../../text/text.tsx';

/** When a new order arrives, what happens until then, and where its member finds it later. */
export function NextSteps({ order, isMember }: { order: Order; isMember: boolean }) {
  const { orderExtras: text } = useText();
  const paths = usePaths();
  const { shippingInfo } = order;
  const { locale } = useLanguage();
  const sentBy = afterWorkingDays(new Date(order.createdDate ?? Date.now()), SHOP.dispatchDays);
  const { mail, packed, pickup, sent, download } = text.nextSteps;
  const steps = shippingInfo
    ? shippingInfo.logistics?.pickupDetails
      ? [mail, pickup]
      : [mail, packed(formatDate(sentBy, locale, 'day')), sent]
    : [mail, download];
  return (
    <section aria-labelledby="next" className="mt-6 max-w-2xl rounded-3xl bg-sunk p-5 sm:p-7">
      <h2 id="next" className="text-heading">
        {text.next}
      </h2>
      {shippingInfo ? (
        <div className="mt-3 flex gap-3 font-medium">
          <CalendarClock
            aria-hidden="true"
            className="mt-0.5 size-5 shrink-0 text-accent"
            strokeWidth={1.6}
          />
          <p>
            <DeliveryName option={shippingInfo} />
          </p>
        </div>
      ) : null}
      <ol className="mt-3 flex list-decimal flex-col gap-1 ps-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {isMember ? (
        <PageLink to={paths.accountOrder(order.id ?? '')} className={`${LINK} mt-2`} data-print="none">
          {text.inAccount}
        </PageLink>
      ) : null}
    </section>
  );
}

import type { Order, OrderActivity } from 'storewire';
import { Money } from '../../components/money.tsx';
import { formatDate } from '../../format/date.ts';
import { useLanguage, useText } from '../../text/text.tsx';

/** What happened to an order, the oldest first. What only concerns the staff of the shop is left out. */
export function OrderTimeline({ order }: { order: Order }) {
  const { orderExtras: text } = useText();
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

import type { OrderActivity } from 'storewire';
import { TimeField } from '../components/time-field.tsx';
import { wordsOf } from '../components/words.ts';
import type { OrderRecord } from './order-record.ts';

/** What an activity says besides its type. */
function detailOf(activity: OrderActivity): string | undefined {
  const { merchantComment, refundInitiated } = activity;
  const authorized =
    activity.authorizedPaymentCreated ??
    activity.authorizedPaymentCaptured ??
    activity.authorizedPaymentVoided;
  const amount = authorized?.amount ?? refundInitiated?.amount;
  return [merchantComment?.message, amount?.formattedAmount, refundInitiated?.reason]
    .filter(Boolean)
    .join(', ');
}

/** What has happened to an order, the latest first. */
export const OrderTimeline = ({ order }: { order: OrderRecord }) => (
  <ol style={{ paddingInlineStart: 0, listStyle: 'none' }}>
    {order.activities.toReversed().map((activity) => (
      <li key={activity.id}>
        <TimeField record={activity} source="createdDate" /> {wordsOf(activity.type)}
        {detailOf(activity) && `: ${detailOf(activity)}`}
      </li>
    ))}
  </ol>
);

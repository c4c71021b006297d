import type { Order } from 'storewire';
import { Badge, type BadgeLook } from '../../components/badge.tsx';
import { useText } from '../../text/text.tsx';
import { isOver } from './order-arrival.ts';

const LOOKS: Readonly<Record<string, BadgeLook>> = {
  FULFILLED: 'success',
  PAID: 'success',
  DECLINED: 'danger',
  REJECTED: 'danger',
  NOT_PAID: 'warning',
};

/** How far an order has come: its status if it is not simply confirmed, its payment and its delivery. */
export function OrderBadges({ order, className }: { order: Order; className?: string }) {
  const { order: text } = useText();
  const { status, paymentStatus, fulfillmentStatus } = order;
  const badges = [
    ...(status === 'APPROVED' ? [] : [[status, text.statuses[status]] as const]),
    [paymentStatus, text.paymentStatuses[paymentStatus]] as const,
    ...(isOver(order) ? [] : [[fulfillmentStatus, text.fulfillmentStatuses[fulfillmentStatus]] as const]),
  ];
  return (
    <ul className={`flex flex-wrap gap-2 ${className ?? ''}`}>
      {badges.map(([value, label]) =>
        label ? (
          <li key={label}>
            <Badge look={LOOKS[value] ?? 'plain'}>{label}</Badge>
          </li>
        ) : null,
      )}
    </ul>
  );
}

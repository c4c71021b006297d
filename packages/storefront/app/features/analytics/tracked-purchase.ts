import { useEffect, useEffectEvent } from 'react';
import type { Order } from 'storewire';
import { nameOf } from '../../shop/cart/line-summary.tsx';
import { track } from './track.ts';

/** Older orders are opened again, not placed. */
const ONE_HOUR = 3_600_000;

/** Records a purchase when its page opens. If it opens again, analytics count it once, by its number. */
export function TrackedPurchase({ order }: { order: Order }): null {
  const isPlaced = order.status === 'APPROVED' && Date.now() - Date.parse(order.createdDate ?? '') < ONE_HOUR;
  const trackPurchase = useEffectEvent(() =>
    track({
      event: 'purchase',
      transaction_id: order.number,
      currency: order.currency ?? '',
      value: Number(order.priceSummary?.total?.amount ?? 0),
      items: order.lineItems.map((line) => ({
        item_id: line.physicalProperties?.sku ?? line.catalogReference?.catalogItemId ?? '',
        item_name: nameOf(line),
        price: Number(line.price?.amount ?? 0),
        quantity: line.quantity,
      })),
    }),
  );
  useEffect(() => {
    if (isPlaced) trackPurchase();
  }, [isPlaced]);
  return null;
}

import { useEffect, useEffectEvent } from 'react';
import type { Order } from 'storewire';
import { useRecord } from '../../slots/slot.tsx';
import { nameOf } from '../purchase/line-summary.tsx';

/** Older orders are opened again, not placed. */
const ONE_HOUR = 3_600_000;

/** Records a purchase when its page opens. If it opens again, analytics count it once, by its number. */
export function useTrackedPurchase(order: Order | undefined): void {
  const isPlaced =
    order?.status === 'APPROVED' && Date.now() - Date.parse(order.createdDate ?? '') < ONE_HOUR;
  const record = useRecord();
  const trackPurchase = useEffectEvent(() => {
    if (!order) return;
    record({
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
    });
  });
  useEffect(() => {
    if (isPlaced) trackPurchase();
  }, [isPlaced]);
}

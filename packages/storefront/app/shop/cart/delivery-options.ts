/** Lists how a cart can be delivered, which carts of version 2 do not say themselves. For the server only. */
import type { CalculateTotalsResponse, CartV2, LineItem, StoreClient, TotalsLineItem } from 'storewire';
import { calculateTotals } from 'storewire/operations';

/** The delivery options of a cart for its address, with their prices and times: asked with what can decide them. */
export const readDeliveryOptions = (
  client: StoreClient,
  { lineItems, coupons, customerInfo, deliveryInfo, businessInfo }: CartV2,
): Promise<CalculateTotalsResponse> =>
  calculateTotals(client, {
    lineItems: lineItems.map(toTotalsLine),
    shippingAddress: deliveryInfo?.address,
    couponCode: coupons[0]?.code,
    buyerEmail: customerInfo?.email,
    buyerPhone: customerInfo?.phone,
    businessLocationId: businessInfo?.locationId,
  });

const toTotalsLine = (line: LineItem): TotalsLineItem => ({
  id: line.id,
  quantity: line.quantityInfo?.confirmedQuantity ?? 1,
  // the price before discounts, with its extras
  price: line.pricing?.breakdown?.salePrice?.amount ?? '0',
  catalogReference: line.source?.catalogReference,
  itemType: line.attributes?.itemType,
  physicalProperties: line.attributes?.physicalProperties,
  deliveryProfileId: line.deliveryConfig?.deliveryProfileId,
});

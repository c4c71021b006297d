/** Lists how a cart can be delivered, which carts of version 2 do not say themselves, and chooses the cheapest. For the server only. */
import {
  type CalculateTotalsResponse,
  type CartV2,
  compareMoney,
  type LineItem,
  type ShippingOption,
  type StoreClient,
  type TotalsLineItem,
} from 'storewire';
import { calculateTotals, setDeliveryMethodV2 } from 'storewire/operations';

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

/**
 * Chooses the cheapest delivery of a cart, unless what is chosen is offered for its address. A shopper who comes to
 * the shop, or wants it at a certain time, says so.
 */
export async function chooseDelivery(
  client: StoreClient,
  cart: CartV2,
): Promise<'kept' | 'chosen' | 'notOffered'> {
  const { shippingInfo } = await readDeliveryOptions(client, cart);
  const offers = (shippingInfo?.carrierServiceOptions ?? []).flatMap(({ carrierId, shippingOptions = [] }) =>
    shippingOptions.map((option) => ({ appId: carrierId, code: option.code ?? '', option })),
  );
  const chosen = cart.deliveryInfo?.method;
  if (chosen && offers.some(({ code, appId }) => code === chosen.code && appId === chosen.appId))
    return 'kept';
  const plain = offers.filter(({ option }) => isPlain(option));
  const [first, ...others] = plain.length > 0 ? plain : offers;
  if (!first) return 'notOffered';
  const { appId, code } = others.reduce(
    (cheapest, offer) => (isCheaper(offer.option, cheapest.option) ? offer : cheapest),
    first,
  );
  await setDeliveryMethodV2(client, { cartId: cart.id, deliveryMethod: { appId, code } });
  return 'chosen';
}

/** Whether it comes to the door, at no certain time. */
const isPlain = ({ logistics }: ShippingOption): boolean =>
  !logistics?.pickupDetails && !logistics?.deliveryTimeSlot;

/** Whether an option costs less than another. One without a price does not. */
function isCheaper({ cost }: ShippingOption, other: ShippingOption): boolean {
  const [price, otherPrice] = [cost?.price?.amount, other.cost?.price?.amount];
  return price !== undefined && otherPrice !== undefined && compareMoney(price, otherPrice) < 0;
}

import { pluralOf } from '../../format/plural.ts';

/** What a cart, a checkout and an order have in common. */
export const purchase = {
  summary: 'Summary',
  subtotal: 'Subtotal',
  discount: 'Discount',
  delivery: 'Delivery',
  free: 'Free',
  fees: 'Fees',
  tax: 'VAT',
  taxIncluded: 'includes VAT',
  total: 'Total',
  estimatedTotal: 'Estimated total',
  giftCard: 'Gift card',
  paid: 'Paid',
  refunded: 'Refunded',
  toPay: 'To pay',
  pickupAt: (place: string) => `Pickup at ${place}`,
  opening: 'Opening the payment page',
};

const plural = pluralOf('en');

/** What changes a cart, and what is wrong with it. */
export const cartLines = {
  each: (price: string) => `${price} each`,
  changeUnknown: 'The shop did not answer. The cart is read again to be sure.',
  setQuantity: (count: number) => `Change the quantity to ${count}`,
  unavailable: 'No longer available',
  unavailableText: 'Remove this product to continue.',
  priceChanged: (before: string, now: string) => `The price has changed from ${before} to ${now}.`,
  partly: (wanted: number, left: number) =>
    `You wanted ${wanted}. The total counts ${plural(left, { one: 'the # piece that is left', other: 'the # pieces that are left' })}.`,
  estimateFailed: 'The totals could not be calculated',
  noDelivery: 'Delivery could not be calculated. The total does not include it.',
  update: 'Update',
  saveFailed: 'Your cart could not be changed',
  belowMinimum: (minimum: string, missing: string) => `Orders start at ${minimum}. ${missing} is missing.`,
};

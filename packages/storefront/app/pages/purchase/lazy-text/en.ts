import { pluralOf } from '../../../format/plural.ts';

const plural = pluralOf('en');

/** What changes a cart, and what is wrong with it. */
export const cartLines = {
  each: (price: string) => `${price} each`,
  removed: (name: string) => `${name} was removed`,
  undo: 'Undo',
  changeUnknown: 'The shop did not answer. The cart is read again to be sure.',
  setQuantity: (count: number) => `Change the quantity to ${count}`,
  unavailable: 'No longer available',
  unavailableText: 'Remove this product to continue.',
  priceChanged: (before: string, now: string) => `The price has changed from ${before} to ${now}.`,
  partly: (wanted: number, left: number) =>
    `You wanted ${wanted}. The total counts ${plural(left, { one: 'the # piece that is left', other: 'the # pieces that are left' })}.`,
  estimateFailed: 'The totals could not be calculated',
  notDelivered: 'The shop offers no delivery to this place.',
  noDelivery: 'Delivery could not be calculated. The total does not include it.',
  couponOpen: 'Add a coupon',
  giftCardOpen: 'Add a gift card',
  couponCode: 'Coupon code',
  couponApply: 'Apply',
  couponApplying: 'Applying',
  couponApplied: (code: string) => `The coupon ${code} is applied`,
  couponRemove: (code: string) => `Remove the coupon ${code}`,
  giftCardCode: 'Gift card code',
  giftCardApplied: (code: string) => `The gift card ${code} is applied`,
  giftCardRemove: 'Remove the gift card',
  estimate: 'Estimate delivery and VAT',
  estimateText: 'Enter where to send it. You can change it at checkout.',
  estimateSubmit: 'Calculate',
  estimatedFor: (place: string) => `Calculated for ${place}`,
  update: 'Update',
  saveFailed: 'Your cart could not be changed',
  codeMissing: 'Enter a code.',
  codeFailed: 'The code could not be checked',
  belowMinimum: (minimum: string, missing: string) => `Orders start at ${minimum}. ${missing} is missing.`,
};

declare module '../../../text/text.tsx' {
  interface AllText {
    cartLines: typeof cartLines;
  }
}

import { pluralOf } from '../../../format/plural.ts';

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

declare module '../../../text/text.tsx' {
  interface AllText {
    cartLines: typeof cartLines;
  }
}

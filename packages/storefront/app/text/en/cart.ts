import { pluralOf } from '../../format/plural.ts';

const plural = pluralOf('en');

/** The cart, from the button of the header to the checkout: lines, codes, and the estimate of the delivery. */
export const cart = {
  title: 'Your cart',
  failed: 'Your cart could not be loaded',
  empty: 'Your cart is empty',
  emptyText: 'The products you add appear here.',
  lines: 'Products in your cart',
  items: (count: number) => plural(count, { one: '# item', other: '# items' }),
  each: (price: string) => `${price} each`,
  quantityOf: (name: string) => `Quantity of ${name}`,
  setQuantity: (count: number) => `Change the quantity to ${count}`,
  update: 'Update',
  updating: 'Updating',
  remove: 'Remove',
  removeName: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} was removed`,
  undo: 'Undo',
  saveFailed: 'Your cart could not be changed',
  changeUnknown: 'The shop did not answer. The cart is read again to be sure.',
  tooMany: (left: number) =>
    left === 0
      ? 'This product is sold out.'
      : `Only ${plural(left, { one: '# piece is', other: '# pieces are' })} left. The quantity was not changed.`,
  partly: (wanted: number, left: number) =>
    `You wanted ${wanted}. The total counts ${plural(left, { one: 'the # piece that is left', other: 'the # pieces that are left' })}.`,
  unavailable: 'No longer available',
  unavailableText: 'Remove this product to continue.',
  priceChanged: (before: string, now: string) => `The price has changed from ${before} to ${now}.`,
  belowMinimum: (minimum: string, missing: string) => `Orders start at ${minimum}. ${missing} is missing.`,
  code: {
    open: 'Coupon or gift card',
    field: 'Coupon or gift card code',
  },
  coupon: {
    open: 'Add a coupon',
    field: 'Coupon code',
    applied: (code: string) => `The coupon ${code} is applied`,
    remove: (code: string) => `Remove the coupon ${code}`,
  },
  giftCard: {
    open: 'Add a gift card',
    field: 'Gift card code',
    applied: (code: string) => `The gift card ${code} is applied`,
    remove: () => 'Remove the gift card',
  },
  apply: 'Apply',
  applying: 'Applying',
  codeMissing: 'Enter a code.',
  codeFailed: 'The code could not be checked',
  estimate: 'Estimate delivery and VAT',
  estimateText: 'Enter where to send it. You can change it at checkout.',
  estimateSubmit: 'Calculate',
  estimatedFor: (place: string) => `Calculated for ${place}`,
  estimateFailed: 'The totals could not be calculated',
  notDelivered: 'The shop offers no delivery to this place.',
  noDelivery: 'Delivery could not be calculated. The total does not include it.',
  deliveryLater: 'calculated at checkout',
  toCheckout: 'Go to checkout',
  keepShopping: 'Continue shopping',
};

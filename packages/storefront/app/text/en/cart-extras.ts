/** Codes of coupons and gift cards, the estimate of the delivery, and undoing a removal. */
export const cartExtras = {
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
  notDelivered: 'The shop offers no delivery to this place.',
  removed: (name: string) => `${name} was removed`,
  undo: 'Undo',
};

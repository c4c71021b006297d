/** Codes of coupons and gift cards, the estimate of the delivery, and undoing a removal. */
export const cartExtras = {
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

declare module '../../../text/text.tsx' {
  interface AllText {
    cartExtras: typeof cartExtras;
  }
}

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
  pickupAt: (place: string) => `Pickup at ${place}`,
  paymentDeclined: 'The payment was declined',
  paymentDeclinedText: 'Nothing was charged. Try again or use another way to pay. Your cart is unchanged.',
  paymentPending: 'The payment is being processed',
  paymentPendingText: 'This can take a few minutes. We send an email as soon as it is complete.',
};

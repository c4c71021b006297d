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
  paymentOpen: 'Your order is waiting for the payment',
  paymentOpenText:
    'What is still to pay was not charged yet. The products are kept for you for a short time.',
  pay: 'Pay now',
  opening: 'Opening the payment page',
  payFailed: 'The payment page could not be opened',
  paymentDeclined: 'The payment was declined',
  payAgain: 'Pay another way',
  paymentDeclinedText:
    'What is still to pay was not charged. The payment page takes another card or way to pay. The products are kept for you for a short time.',
  paymentPending: 'The payment is being processed',
  paymentPendingText: 'This can take a few minutes. We send an email as soon as it is complete.',
};

declare module '../../../text/text.tsx' {
  interface Text {
    purchase: typeof purchase;
  }
}

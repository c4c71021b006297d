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

declare module '../../../text/text.tsx' {
  interface Text {
    purchase: typeof purchase;
  }
}

/** The sums of a cart, a checkout and an order. */
export const totals = {
  summary: 'Summary',
  subtotal: 'Subtotal',
  discount: 'Discount',
  delivery: 'Delivery',
  free: 'Free',
  fees: 'Fees',
  tax: 'VAT',
  taxIncluded: 'includes VAT',
  total: 'Total',
  totalSoFar: 'Total so far',
  estimatedTotal: 'Estimated total',
  giftCard: 'Gift card',
  paid: 'Paid',
  refunded: 'Refunded',
  toPaySoFar: 'To pay so far',
  toPay: 'To pay',
};

import type { Text } from '../dictionary.ts';

/** The sums of a cart, a checkout and an order. */
export const totals: Text['totals'] = {
  summary: 'סיכום',
  subtotal: 'סכום ביניים',
  discount: 'הנחה',
  delivery: 'משלוח',
  free: 'חינם',
  fees: 'עמלות',
  tax: 'מע״מ',
  taxIncluded: 'כולל מע״מ',
  total: 'סך הכול',
  totalSoFar: 'סך הכול עד כה',
  estimatedTotal: 'סך הכול משוער',
  giftCard: 'כרטיס מתנה',
  paid: 'שולם',
  refunded: 'הוחזר',
  toPaySoFar: 'לתשלום עד כה',
  toPay: 'לתשלום',
};

import { isolate } from '../../../format/plural.ts';
import type { Text } from '../../../text/text.tsx';

/** What a cart, a checkout and an order have in common. */
export const purchase: Text['purchase'] = {
  summary: 'סיכום',
  subtotal: 'סכום ביניים',
  discount: 'הנחה',
  delivery: 'משלוח',
  free: 'חינם',
  fees: 'עמלות',
  tax: 'מע״מ',
  taxIncluded: 'כולל מע״מ',
  total: 'סך הכול',
  estimatedTotal: 'סך הכול משוער',
  giftCard: 'כרטיס מתנה',
  paid: 'שולם',
  refunded: 'הוחזר',
  toPay: 'לתשלום',
  pickupAt: (place) => `איסוף עצמי: ${isolate(place)}`,
  opening: 'פותחים את דף התשלום',
};

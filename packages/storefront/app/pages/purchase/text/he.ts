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
  paymentOpen: 'ההזמנה ממתינה לתשלום',
  paymentOpenText: 'הסכום לתשלום עוד לא חויב. המוצרים נשמרים לכם לזמן קצר.',
  pay: 'לתשלום',
  opening: 'פותחים את דף התשלום',
  payFailed: 'לא ניתן לפתוח את דף התשלום',
  paymentDeclined: 'התשלום נדחה',
  payAgain: 'לתשלום בדרך אחרת',
  paymentDeclinedText:
    'הסכום לתשלום לא חויב. בדף התשלום אפשר לבחור כרטיס אחר או דרך תשלום אחרת. המוצרים נשמרים לכם לזמן קצר.',
  paymentPending: 'התשלום בטיפול',
  paymentPendingText: 'זה יכול לקחת כמה דקות. נשלח דוא״ל כשהתשלום יושלם.',
};

import { isolate, pluralOf } from '../../format/plural.ts';
import type { Text } from '../dictionary.ts';

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

const plural = pluralOf('he');

/** What changes a cart, and what is wrong with it. */
export const cartLines: Text['cartLines'] = {
  each: (price) => `${isolate(price)} ליחידה`,
  changeUnknown: 'החנות לא ענתה. הסל נטען שוב ליתר ביטחון.',
  setQuantity: (count) => `שינוי הכמות ל־${count}`,
  unavailable: 'כבר לא זמין',
  unavailableText: 'יש להסיר את המוצר כדי להמשיך.',
  priceChanged: (before, now) => `המחיר השתנה מ־${isolate(before)} ל־${isolate(now)}.`,
  partly: (wanted, left) =>
    `ביקשתם ${isolate(wanted)}. ${plural(left, { one: 'נשארה רק יחידה אחת', two: 'נשארו רק שתי יחידות', other: 'נשארו רק # יחידות' })}, ורק הן נכללות בסכום.`,
  estimateFailed: 'לא ניתן לחשב את הסכומים',
  noDelivery: 'לא ניתן לחשב את המשלוח. הסכום לא כולל אותו.',
  update: 'עדכון',
  saveFailed: 'לא ניתן לשנות את הסל',
  belowMinimum: (minimum, missing) => `הזמנות מתחילות ב־${isolate(minimum)}. חסרים ${isolate(missing)}.`,
};

import { isolate, pluralOf } from '../../format/plural.ts';
import type { Text } from '../dictionary.ts';

const plural = pluralOf('he');

/** The page of a product. */
export const product: Text['product'] = {
  failed: 'לא ניתן לטעון את המוצר',
  missing: 'המוצר לא קיים',
  missingText: 'ייתכן שהוא אזל לצמיתות או שהקישור לא שלם.',
  choice: (name, state) => `${isolate(name)} (${state})`,
  none: 'ללא',
  notMade: 'לא קיים בשילוב הזה',
  selectionChanged: (price, stock) => `${isolate(price)}, ${stock}`,
  sku: 'מספר פריט',
  required: 'יש למלא את השדה.',
  charactersLeft: (count) =>
    plural(count, { one: 'נשאר תו אחד', two: 'נשארו שני תווים', other: 'נשארו # תווים' }),
  buyBar: 'קניית המוצר',
  add: 'הוספה לסל',
  adding: 'מוסיפים',
  added: (count) =>
    `נוסף. בסל יש ${plural(count, { one: 'פריט אחד', two: 'שני פריטים', other: '# פריטים' })}.`,
  toCart: 'לסל הקניות',
  addFailed: 'לא ניתן להוסיף את המוצר',
  tooMany: (left, wanted) =>
    left === 0
      ? 'המוצר אזל בינתיים.'
      : `${plural(left, { one: 'נשארה רק יחידה אחת', two: 'נשארו רק שתי יחידות', other: 'נשארו רק # יחידות' })}, ובסל יהיו ${isolate(wanted)}.`,
  addUnknown: 'לא ידוע אם המוצר נוסף. כדאי לבדוק בסל לפני שמנסים שוב.',
  description: 'תיאור',
  delivery: 'משלוח והחזרות',
  deliveryText: 'אריזה ידנית ומשלוח בתוך שלושה ימי עבודה. אפשר להחזיר בתוך 30 יום אם לא השתמשו.',
  downloadText: 'אחרי התשלום מתקבל קישור להורדת הקובץ.',
  arrives: 'מגיע',
  showSelection: 'הצגת הבחירה',
  checkCart: 'בדיקת הסל',
};

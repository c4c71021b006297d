import { isolate, pluralOf } from '../../format/plural.ts';
import type { Text } from '../dictionary.ts';

const plural = pluralOf('he');

/** The cart, from the button of the header to the checkout: lines, codes, and the estimate of the delivery. */
export const cart: Text['cart'] = {
  title: 'סל הקניות',
  failed: 'לא ניתן לטעון את הסל',
  empty: 'הסל ריק',
  emptyText: 'מוצרים שתוסיפו יחכו לכם כאן.',
  lines: 'המוצרים בסל',
  items: (count) => plural(count, { one: 'פריט אחד', two: 'שני פריטים', other: '# פריטים' }),
  each: (price) => `${isolate(price)} ליחידה`,
  quantityOf: (name) => `הכמות של ${isolate(name)}`,
  setQuantity: (count) => `שינוי הכמות ל־${count}`,
  update: 'עדכון',
  updating: 'מעדכנים',
  remove: 'הסרה',
  removeName: (name) => `הסרה: ${isolate(name)}`,
  removed: (name) => `${isolate(name)} הוסר`,
  undo: 'ביטול',
  saveFailed: 'לא ניתן לשנות את הסל',
  changeUnknown: 'החנות לא ענתה. הסל נטען שוב ליתר ביטחון.',
  tooMany: (left) =>
    left === 0
      ? 'המוצר אזל.'
      : `${plural(left, { one: 'נשארה רק יחידה אחת', two: 'נשארו רק שתי יחידות', other: 'נשארו רק # יחידות' })}. הכמות לא השתנתה.`,
  partly: (wanted, left) =>
    `ביקשתם ${isolate(wanted)}. ${plural(left, { one: 'נשארה רק יחידה אחת', two: 'נשארו רק שתי יחידות', other: 'נשארו רק # יחידות' })}, ורק הן נכללות בסכום.`,
  unavailable: 'כבר לא זמין',
  unavailableText: 'יש להסיר את המוצר כדי להמשיך.',
  priceChanged: (before, now) => `המחיר השתנה מ־${isolate(before)} ל־${isolate(now)}.`,
  belowMinimum: (minimum, missing) => `הזמנות מתחילות ב־${isolate(minimum)}. חסרים ${isolate(missing)}.`,
  code: {
    open: 'קופון או כרטיס מתנה',
    field: 'קוד של קופון או כרטיס מתנה',
  },
  coupon: {
    open: 'הוספת קופון',
    field: 'קוד הקופון',
    applied: (code) => `הקופון ${isolate(code)} מומש`,
    remove: (code) => `הסרה: קופון ${isolate(code)}`,
  },
  giftCard: {
    open: 'הוספת כרטיס מתנה',
    field: 'קוד כרטיס המתנה',
    applied: (code) => `כרטיס המתנה ${isolate(code)} נוסף`,
    remove: () => 'הסרה: כרטיס מתנה',
  },
  apply: 'מימוש',
  applying: 'מממשים',
  codeMissing: 'יש להזין קוד.',
  codeFailed: 'לא ניתן לבדוק את הקוד',
  estimate: 'הערכת משלוח ומע״מ',
  estimateText: 'לאן לשלוח? אפשר לשנות את זה בקופה.',
  estimateSubmit: 'חישוב',
  estimatedFor: (place) => `חושב עבור ${isolate(place)}`,
  estimateFailed: 'לא ניתן לחשב את הסכומים',
  notDelivered: 'החנות לא מציעה משלוח למקום הזה.',
  noDelivery: 'לא ניתן לחשב את המשלוח. הסכום לא כולל אותו.',
  deliveryLater: 'יחושב בקופה',
  toCheckout: 'לקופה',
  keepShopping: 'להמשך הקנייה',
};

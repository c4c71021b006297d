import { isolate, pluralOf } from '../../../format/plural.ts';
import type { AllText } from '../../../text/text.tsx';

const plural = pluralOf('he');

/** What changes a cart, and what is wrong with it. */
export const cartLines: AllText['cartLines'] = {
  each: (price) => `${isolate(price)} ליחידה`,
  removed: (name) => `${isolate(name)} הוסר`,
  undo: 'ביטול',
  changeUnknown: 'החנות לא ענתה. הסל נטען שוב ליתר ביטחון.',
  setQuantity: (count) => `שינוי הכמות ל־${count}`,
  unavailable: 'כבר לא זמין',
  unavailableText: 'יש להסיר את המוצר כדי להמשיך.',
  priceChanged: (before, now) => `המחיר השתנה מ־${isolate(before)} ל־${isolate(now)}.`,
  partly: (wanted, left) =>
    `ביקשתם ${isolate(wanted)}. ${plural(left, { one: 'נשארה רק יחידה אחת', two: 'נשארו רק שתי יחידות', other: 'נשארו רק # יחידות' })}, ורק הן נכללות בסכום.`,
  estimateFailed: 'לא ניתן לחשב את הסכומים',
  notDelivered: 'החנות לא מציעה משלוח למקום הזה.',
  noDelivery: 'לא ניתן לחשב את המשלוח. הסכום לא כולל אותו.',
  couponOpen: 'הוספת קופון',
  giftCardOpen: 'הוספת כרטיס מתנה',
  couponCode: 'קוד הקופון',
  couponApply: 'מימוש',
  couponApplying: 'מממשים',
  couponApplied: (code) => `הקופון ${isolate(code)} מומש`,
  couponRemove: (code) => `הסרה: קופון ${isolate(code)}`,
  giftCardCode: 'קוד כרטיס המתנה',
  giftCardApplied: (code) => `כרטיס המתנה ${isolate(code)} נוסף`,
  giftCardRemove: 'הסרה: כרטיס מתנה',
  estimate: 'הערכת משלוח ומע״מ',
  estimateText: 'לאן לשלוח? אפשר לשנות את זה בקופה.',
  estimateSubmit: 'חישוב',
  estimatedFor: (place) => `חושב עבור ${isolate(place)}`,
  update: 'עדכון',
  saveFailed: 'לא ניתן לשנות את הסל',
  codeMissing: 'יש להזין קוד.',
  codeFailed: 'לא ניתן לבדוק את הקוד',
  belowMinimum: (minimum, missing) => `הזמנות מתחילות ב־${isolate(minimum)}. חסרים ${isolate(missing)}.`,
};

import { isolate } from '../../../format/plural.ts';
import type { AllText } from '../../../text/text.tsx';

/** Codes of coupons and gift cards, the estimate of the delivery, and undoing a removal. */
export const cartExtras: AllText['cartExtras'] = {
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
  codeMissing: 'יש להזין קוד.',
  codeFailed: 'לא ניתן לבדוק את הקוד',
  estimate: 'הערכת משלוח ומע״מ',
  estimateText: 'לאן לשלוח? אפשר לשנות את זה בקופה.',
  estimateSubmit: 'חישוב',
  estimatedFor: (place) => `חושב עבור ${isolate(place)}`,
  notDelivered: 'החנות לא מציעה משלוח למקום הזה.',
  removed: (name) => `${isolate(name)} הוסר`,
  undo: 'ביטול',
};

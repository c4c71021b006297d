import { isolate } from '../../format/plural.ts';
import type { Text } from '../dictionary.ts';

/** Codes of coupons and gift cards, the estimate of the delivery, and undoing a removal. */
export const cartExtras: Text['cartExtras'] = {
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
  notDelivered: 'החנות לא מציעה משלוח למקום הזה.',
  removed: (name) => `${isolate(name)} הוסר`,
  undo: 'ביטול',
};

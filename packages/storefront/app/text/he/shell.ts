import { SHOP } from '../../../shop.config.ts';
import { isolate, pluralOf } from '../../format/plural.ts';
import type { Text } from '../dictionary.ts';

const plural = pluralOf('he');

/** Header, navigation and footer. */
export const shell: Text['shell'] = {
  shop: {
    name: SHOP.name,
    place: 'גולוויי, אירלנד',
    promise: 'עבודת יד על האובניים, זיגוג ושריפה בסדנה קטנה ליד הנמל.',
  },
  skip: 'דילוג לתוכן',
  main: 'תפריט ראשי',
  menu: 'תפריט',
  openMenu: 'פתיחת התפריט',
  allProducts: 'כל המוצרים',
  allOf: (name) => `${isolate(name)}: הכול`,
  account: 'החשבון',
  signIn: 'כניסה',
  signedInAs: (name) => `מחוברים בשם ${isolate(name)}`,
  cart: 'סל הקניות',
  cartCount: (count) =>
    count === 0
      ? 'סל הקניות ריק'
      : `סל הקניות, ${plural(count, { one: 'פריט #', two: '# פריטים', other: '# פריטים' })}`,
  theme: 'תצוגה',
  themes: { system: 'אוטומטית', light: 'בהירה', dark: 'כהה' },
  language: 'שפה',
  trail: 'המיקום באתר',
  aboutShop: 'על החנות',
  close: 'סגירה',
  help: 'עזרה',
  shopLinks: 'החנות',
  legalPages: 'מידע משפטי',
  visit: 'בואו לבקר',
  payment: 'אמצעי תשלום',
  console: 'מסוף הפלטפורמה המקומית',
  legal: {
    delivery: 'משלוח',
    returns: 'החזרות',
    terms: 'תנאי שימוש',
    privacy: 'פרטיות',
    imprint: 'פרטי החברה',
  },
  titleOf: (page) => `${page} · ${isolate(SHOP.name)}`,
};

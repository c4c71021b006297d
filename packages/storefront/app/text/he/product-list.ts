import { isolate, pluralOf } from '../../format/plural.ts';
import type { Text } from '../dictionary.ts';
import { catalog } from './catalog.ts';

const plural = pluralOf('he');

/** The filters and the order of a list of products. */
export const productList: Text['productList'] = {
  filters: 'סינון',
  filtersActive: (count) =>
    `סינון, ${plural(count, { one: 'מסנן פעיל אחד', two: 'שני מסננים פעילים', other: '# מסננים פעילים' })}`,
  showResults: (count) => `הצגת ${catalog.products(count)}`,
  apply: 'החלה',
  clear: 'ניקוי כל המסננים',
  removeFilter: (name) => `הסרת המסנן ${isolate(name)}`,
  collection: 'קטגוריה',
  price: 'מחיר',
  lowest: 'מחיר מינימלי',
  highest: 'מחיר מקסימלי',
  availability: 'זמינות',
  inStockOnly: 'רק מה שבמלאי',
  onSaleOnly: 'רק מחיר מופחת',
  priceInvalid: 'יש להזין סכום, למשל 20 או 20.50.',
  priceReversed: (lowest, highest) =>
    `המחיר המינימלי, ${isolate(lowest)}, גבוה מהמחיר המקסימלי, ${isolate(highest)}.`,
  others: (count) => plural(count, { one: 'עוד אחד', two: 'עוד שניים', other: 'עוד #' }),
  findChoice: 'חיפוש לפי שם',
  sort: 'מיון לפי',
  bestMatch: 'התאמה מיטבית',
  sorts: {
    featured: 'מומלצים',
    newest: 'החדשים ביותר',
    name: 'שם',
    cheapest: 'מחיר, מהנמוך לגבוה',
    dearest: 'מחיר, מהגבוה לנמוך',
  },
  noMatch: 'אין מוצר שמתאים לסינון',
  noMatchText: 'כדאי להסיר מסנן או שניים.',
};

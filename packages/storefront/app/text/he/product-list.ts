import { isolate, pluralOf } from '../../format/plural.ts';
import type { OwnText } from '../en/index.ts';

const plural = pluralOf('he');

const products = (count: number) => plural(count, { one: 'מוצר אחד', two: 'שני מוצרים', other: '# מוצרים' });

/** Lists of products: filters, order and pages. */
export const productList: OwnText['productList'] = {
  shown: (shown, total) => `${shown} מתוך ${products(total)}`,
  label: 'מוצרים',
  filters: 'סינון',
  filtersActive: (count) =>
    `סינון, ${plural(count, { one: 'מסנן פעיל אחד', two: 'שני מסננים פעילים', other: '# מסננים פעילים' })}`,
  showResults: (count) => `הצגת ${products(count)}`,
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
  more: 'הצגת עוד',
  loadingMore: 'טוענים עוד',
  previousPage: 'המוצרים הקודמים',
  empty: 'עדיין אין כאן מוצרים',
  emptyText: 'כלים חדשים יוצאים מהתנור מדי כמה שבועות.',
  noMatch: 'אין מוצר שמתאים לסינון',
  noMatchText: 'כדאי להסיר מסנן או שניים.',
  noCollection: 'הקטגוריה לא קיימת',
  noCollectionText: 'ייתכן שהשם שלה השתנה או שהיא הוסרה.',
  failed: 'לא ניתן לטעון את המוצרים',
  moreFailed: 'לא ניתן לטעון עוד מוצרים',
};

import { isolate, pluralOf } from '../../format/plural.ts';
import type { Text } from '../dictionary.ts';

/** What leads to the search. */
export const searchLink: Text['searchLink'] = {
  open: 'חיפוש בחנות',
  label: 'חיפוש מוצרים',
  placeholder: 'שם, חומר, מספר פריט …',
  shortcut: 'לחיפוש יש ללחוץ על /',
};

const plural = pluralOf('he');

const products = (count: number) => plural(count, { one: 'מוצר אחד', two: 'שני מוצרים', other: '# מוצרים' });

/** Lists of products: filters, order and pages. */
export const productList: Text['productList'] = {
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
  noMatch: 'אין מוצר שמתאים לסינון',
  noMatchText: 'כדאי להסיר מסנן או שניים.',
};

/** The search box and the search page. */
export const search: Text['search'] = {
  title: 'חיפוש',
  titleFor: (query) => `חיפוש: ${isolate(query)}`,
  submit: 'חיפוש',
  close: 'סגירת החיפוש',
  suggestions: 'הצעות',
  suggestionCount: (count) =>
    count === 0 ? 'אין הצעות' : plural(count, { one: 'הצעה אחת', two: 'שתי הצעות', other: '# הצעות' }),
  searching: 'מחפשים',
  all: (query) => `כל התוצאות עבור ${isolate(query)}`,
  startText: 'המוצרים נמצאים לפי שמות, תיאורים, קטגוריות ומספרי פריט.',
  none: (query) => `לא נמצא דבר עבור ${isolate(query)}`,
  noneText: 'כדאי לבדוק את האיות, לחפש פחות מילים או לעבור על כל המוצרים.',
  popular: 'קטגוריות אהובות',
  failed: 'החיפוש לא הצליח',
};

import { isolate, pluralOf } from '../../format/plural.ts';
import type { Text } from '../dictionary.ts';

const plural = pluralOf('he');

const products = (count: number) => plural(count, { one: 'מוצר אחד', two: 'שני מוצרים', other: '# מוצרים' });

/** What is known of a product wherever it is shown. */
export const catalog: Text['catalog'] = {
  title: 'כל המוצרים',
  products,
  from: 'החל מ־',
  before: 'לפני כן',
  now: 'עכשיו',
  unitPrice: (price, measure) => `${isolate(price)} ל־${isolate(measure)}`,
  taxIncluded: 'כולל מע״מ',
  allTaxIncluded: 'כל המחירים כוללים מע״מ.',
  plusDelivery: 'לא כולל משלוח',
  sale: 'מבצע',
  soldOut: 'אזל',
  few: (count) => plural(count, { one: 'נשאר רק אחד', two: 'נשארו רק שניים', other: 'נשארו רק #' }),
  inStock: 'במלאי',
  download: 'להורדה',
  quantity: 'כמות',
  onePieceFewer: 'אחד פחות',
  onePieceMore: 'אחד יותר',
  quantityMax: (max) =>
    plural(max, {
      one: 'רק יחידה אחת זמינה.',
      two: 'רק שתי יחידות זמינות.',
      other: 'לכל היותר # יחידות זמינות.',
    }),
  quantityMin: 'יש להקליד 1 או יותר.',
  shown: (shown, total) => `${shown} מתוך ${products(total)}`,
  label: 'מוצרים',
  pages: 'עמודים',
  page: (page) => `עמוד ${page}`,
  previousPage: 'הקודם',
  nextPage: 'הבא',
  empty: 'עדיין אין כאן מוצרים',
  emptyText: 'כלים חדשים יוצאים מהתנור מדי כמה שבועות.',
  noCollection: 'הקטגוריה לא קיימת',
  noCollectionText: 'ייתכן שהשם שלה השתנה או שהיא הוסרה.',
  failed: 'לא ניתן לטעון את המוצרים',
};

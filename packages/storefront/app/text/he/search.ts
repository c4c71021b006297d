import { isolate, pluralOf } from '../../format/plural.ts';
import type { Text } from '../dictionary.ts';

const plural = pluralOf('he');

/** What leads to the search, its box and its page. */
export const search: Text['search'] = {
  title: 'חיפוש',
  titleFor: (query) => `חיפוש: ${isolate(query)}`,
  open: 'חיפוש בחנות',
  shortcut: 'לחיפוש יש ללחוץ על /',
  label: 'חיפוש מוצרים',
  placeholder: 'שם, חומר, מספר פריט …',
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

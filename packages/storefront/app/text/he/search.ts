import { isolate, pluralOf } from '../../format/plural.ts';
import type { OwnText } from '../en/index.ts';

const plural = pluralOf('he');

/** The search box and the search page. */
export const search: OwnText['search'] = {
  title: 'חיפוש',
  titleFor: (query) => `חיפוש: ${isolate(query)}`,
  open: 'חיפוש בחנות',
  label: 'חיפוש מוצרים',
  placeholder: 'שם, חומר, מספר פריט …',
  submit: 'חיפוש',
  close: 'סגירת החיפוש',
  shortcut: 'לחיפוש יש ללחוץ על /',
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

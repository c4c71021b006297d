import type { Text } from '../../../text/text.tsx';

/** What leads to the search. */
export const searchLink: Text['searchLink'] = {
  open: 'חיפוש בחנות',
  label: 'חיפוש מוצרים',
  placeholder: 'שם, חומר, מספר פריט …',
  shortcut: 'לחיפוש יש ללחוץ על /',
};

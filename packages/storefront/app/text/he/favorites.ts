import type { Text } from '../dictionary.ts';

/** The products that a browser keeps. */
export const favorites: Text['favorites'] = {
  title: 'מועדפים',
  text: 'הם נשמרים רק בדפדפן הזה ולא בחשבון שלכם. מכשירים אחרים לא מציגים אותם.',
  add: 'הוספה למועדפים',
  remove: 'הסרה מהמועדפים',
  empty: 'אין עדיין מועדפים',
  emptyText: 'אפשר להוסיף מוצרים בעמודים שלהם כדי למצוא אותם כאן שוב.',
  failed: 'לא ניתן לטעון את המועדפים',
  needsScript: 'המועדפים נשמרים בדפדפן, ולכך נדרש JavaScript.',
  viewed: 'נצפו לאחרונה',
  forgetViewed: 'ניקוי',
};

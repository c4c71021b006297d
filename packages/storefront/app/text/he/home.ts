import type { Text } from '../dictionary.ts';

/** The start page. */
export const home: Text['home'] = {
  title: 'כלי חרס לכל יום',
  intro: 'ספלים, קערות וצלחות בזיגוג של ים, שנעשים אחד אחד בגולוויי.',
  newest: 'חדש מהתנור',
  newestText: 'הכלים האחרונים, עד גמר המלאי.',
  onSale: 'במחיר מופחת',
  onSaleText: 'כלים אחרונים וסוג ב׳.',
  collections: 'קנייה לפי קטגוריה',
  empty: 'המדפים ריקים',
};

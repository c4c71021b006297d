import type { AllText } from '../../../text/text.tsx';

/** The start page. */
export const home: AllText['home'] = {
  title: 'כלי חרס לכל יום',
  intro: 'ספלים, קערות וצלחות בזיגוג של ים, שנעשים אחד אחד בגולוויי.',
  toShop: 'לכל המוצרים',
  newest: 'חדש מהתנור',
  newestText: 'הכלים האחרונים, עד גמר המלאי.',
  onSale: 'במחיר מופחת',
  onSaleText: 'כלים אחרונים וסוג ב׳.',
  collections: 'קנייה לפי קטגוריה',
  failed: 'לא ניתן לטעון את המוצרים',
  empty: 'המדפים ריקים',
  emptyText: 'כלים חדשים יוצאים מהתנור מדי כמה שבועות.',
};

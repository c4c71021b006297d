import type { Text } from '../../../text/text.tsx';

/** The start page. */
export const home: Text['home'] = {
  title: 'כלי חרס לכל יום',
  intro: 'ספלים, קערות וצלחות בזיגוג של ים, שנעשים אחד אחד בגולוויי.',
  toShop: 'לכל המוצרים',
  newest: 'חדש מהתנור',
  newestText: 'הכלים האחרונים, עד גמר המלאי.',
  onSale: 'במחיר מופחת',
  onSaleText: 'כלים אחרונים וסוג ב׳.',
  collections: 'קנייה לפי קטגוריה',
  promises: {
    delivery: 'אריזה קפדנית',
    deliveryText: 'אם משהו נשבר בדרך, אנחנו מחליפים אותו.',
    returns: 'החזרה בתוך 30 יום',
    returnsText: 'אפשר להחזיר כלי שלא השתמשו בו ולקבל את הכסף בחזרה.',
    care: 'מתאים למדיח ולתנור',
    careText: 'לשימוש יומיומי, לא לוויטרינה.',
  },
  failed: 'לא ניתן לטעון את המוצרים',
  empty: 'המדפים ריקים',
  emptyText: 'כלים חדשים יוצאים מהתנור מדי כמה שבועות.',
};

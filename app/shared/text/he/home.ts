import type { Text } from '../en/index.ts';
import { isolate } from '../plural.ts';

/** The start page. */
export const home: Text['home'] = {
  title: 'כלי חרס לכל יום',
  intro: 'ספלים, קערות וצלחות בזיגוג של ים, שנעשים אחד אחד בגולוויי.',
  toShop: 'לכל המוצרים',
  toCollection: (name) => `לקטגוריה ${isolate(name)}`,
  newest: 'חדש מהתנור',
  newestText: 'הכלים האחרונים, עד גמר המלאי.',
  onSale: 'במחיר מופחת',
  onSaleText: 'כלים אחרונים וסוג ב׳.',
  collections: 'קנייה לפי קטגוריה',
  recentlyViewed: 'נצפו לאחרונה',
  story: 'בארבע ידיים',
  storyText: 'כל כלי נעשה על האובניים, מזוגג ביד ונשרף פעמיים. אין שניים זהים, וזה כל היופי.',
  toStory: 'על הסדנה',
  promises: {
    delivery: 'אריזה קפדנית',
    deliveryText: 'אם משהו נשבר בדרך, אנחנו מחליפים אותו.',
    returns: 'החזרה בתוך 30 יום',
    returnsText: 'אפשר להחזיר כלי שלא השתמשו בו ולקבל את הכסף בחזרה.',
    care: 'מתאים למדיח ולתנור',
    careText: 'לשימוש יומיומי, לא לוויטרינה.',
  },
  failed: 'לא ניתן לטעון את המוצרים',
  collectionsFailed: 'לא ניתן לטעון את הקטגוריות',
  empty: 'המדפים ריקים',
  emptyText: 'כלים חדשים יוצאים מהתנור מדי כמה שבועות.',
};

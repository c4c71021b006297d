import type { Text } from '../dictionary.ts';

/** Who makes what the shop sells, and what it promises. */
export const story: Text['story'] = {
  title: 'מהנמל אל השולחן',
  text: 'אנחנו חמישה, ועובדים במחסן רשתות ישן ברחוב Dock. החומר מגיע ממרכז אירלנד, הזיגוגים שלנו, והתנור נפתח מדי כמה שבועות. כלי עם פגם קטן נמכר כסוג ב׳, וכלי שנשבר בדרך מוחלף.',
  promises: {
    delivery: 'אריזה קפדנית',
    deliveryText: 'אם משהו נשבר בדרך, אנחנו מחליפים אותו.',
    returns: 'החזרה בתוך 30 יום',
    returnsText: 'אפשר להחזיר כלי שלא השתמשו בו ולקבל את הכסף בחזרה.',
    care: 'מתאים למדיח ולתנור',
    careText: 'לשימוש יומיומי, לא לוויטרינה.',
  },
};

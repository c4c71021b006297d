import { isolate } from '../../format/plural.ts';
import type { Text } from '../dictionary.ts';

/** What leads to the look-up of orders. */
export const lookUpLinks: Text['lookUpLinks'] = {
  link: 'איתור הזמנה',
};

/** What leads to the withdrawal from a contract. Directive (EU) 2023/2673 asks for this label, or for an equal one. */
export const withdrawalLink: Text['withdrawalLink'] = {
  title: 'ביטול עסקה כאן',
};

/** The withdrawal from a contract. Directive (EU) 2023/2673 asks for the label `confirm`, or for an equal one. */
export const withdrawal: Text['withdrawal'] = {
  text: 'אפשר לבטל את העסקה בתוך 14 ימים מקבלת המוצרים, בלי לנמק.',
  name: 'שם',
  emailHint: 'הכתובת שאיתה הזמנת.',
  next: 'המשך',
  check: 'בדיקת הביטול',
  statement: 'אני מבטל/ת את העסקה על המוצרים שבהזמנה הזאת.',
  confirm: 'אישור הביטול',
  failed: 'הודעת הביטול לא התקבלה',
  received: 'הודעת הביטול התקבלה',
  receivedAt: (time) => `התקבלה ב־${isolate(time)}`,
  kept: 'ההודעה שמורה בחנות עם ההזמנה שלך. כדאי לשמור או להדפיס את האישור.',
  mailed: (email) => `האישור נשלח גם אל ${isolate(email)}.`,
  notMailed: 'לא ניתן היה לשלוח את האישור בדואר אלקטרוני.',
  withdrawn: (date) => `העסקה בוטלה ב־${isolate(date)}`,
  time: 'נשלחה',
  save: 'שמירת האישור',
};

/** The look-up of an order by its number. */
export const findOrder: Text['findOrder'] = {
  title: 'איתור הזמנה',
  text: 'יש להזין את מספר ההזמנה, שמופיע בהודעות הדוא״ל שלה, ואת כתובת הדוא״ל שלך.',
  show: 'הצגת ההזמנה',
  finding: 'מחפשים את ההזמנה',
  later: 'אפשר לאתר שוב את ההזמנה לפי המספר שלה וכתובת הדוא״ל שלך.',
  problems: {
    missing: 'אין הזמנה עם המספר וכתובת הדוא״ל האלה.',
    incomplete: 'יש להזין את מספר ההזמנה וכתובת דוא״ל כמו name@example.com.',
  },
  fromSignIn: 'הזמנת בלי חשבון? איתור ההזמנה',
};

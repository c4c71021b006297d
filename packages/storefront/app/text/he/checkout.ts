import { isolate, pluralOf } from '../../format/plural.ts';
import type { Text } from '../dictionary.ts';

const plural = pluralOf('he');

/** Checkout, from the email address to the payment. */
export const checkout: Text['checkout'] = {
  title: 'קופה',
  back: 'חזרה לסל',
  secure: 'קופה מאובטחת',
  steps: 'שלבי הקופה',
  step: { contact: 'פרטי קשר', delivery: 'משלוח', review: 'בדיקה' },
  stepTitles: {
    contact: 'מי מזמין?',
    delivery: 'איך תרצו לקבל את ההזמנה?',
    review: 'בדיקת ההזמנה',
  },
  stepDone: 'הושלם',
  failed: 'לא ניתן לטעון את הקופה',
  expired: 'החיבור הסתיים',
  emptyCart: 'אין מה לקנות',
  emptyCartText: 'יש להוסיף קודם מוצר לסל.',
  edit: 'שינוי',
  editOf: (step) => `שינוי: ${step}`,
  continue: 'המשך',
  contactText: 'לכתובת הזאת נשלח את האישור.',
  haveAccount: 'כבר יש לכם חשבון?',
  deliveryAddress: 'כתובת למשלוח',
  digitalOnly: 'ההזמנה היא להורדה. אין צורך במשלוח.',
  noMethods: 'אין משלוח לכתובת הזאת. יש לבחור כתובת אחרת.',
  methodsFailed: 'לא ניתן לטעון את אפשרויות המשלוח',
  slotFull: 'תפוס',
  methodMissing: 'יש לבחור אפשרות משלוח.',
  pickupAt: (place) => `איסוף עצמי: ${isolate(place)}`,
  billingTitle: 'כתובת לחיוב',
  billingSame: 'כמו הכתובת למשלוח',
  paymentText: 'התשלום מתבצע בדף המאובטח של ספק התשלומים.',
  payLater: (amount) => `התשלום של ${isolate(amount)} יתבצע מאוחר יותר.`,
  nothingToPay: 'אין מה לשלם.',
  note: 'הודעה לחנות',
  /** The link is in brackets. */
  terms: 'אני מסכים או מסכימה ל[תנאים]',
  promises: {
    delivery: 'נשלח בתוך שלושה ימי עבודה',
    returns: 'החזרה בתוך 30 יום',
  },
  brands: 'אפשר לשלם באמצעות',
  termsMissing: 'יש להסכים לתנאים כדי להזמין.',
  place: 'ביצוע ההזמנה',
  placeAndPay: (amount) => `תשלום ${isolate(amount)}`,
  placing: 'ההזמנה מתבצעת',
  doNotClose: 'נא להמתין. ההזמנה מתבצעת פעם אחת בלבד, גם אם לוחצים שוב.',
  placeFailed: 'לא ניתן לבצע את ההזמנה',
  notices: {
    totalsChanged: 'הסכום השתנה. כדאי לבדוק אותו לפני התשלום.',
    orderChanged: 'משהו השתנה בינתיים. כדאי לבדוק את ההזמנה לפני התשלום.',
    unknown: 'עוד לא ידוע אם ההזמנה בוצעה.',
  },
  checkOrder: 'בדיקה אם ההזמנה בוצעה',
  soldOut: (name) => `${isolate(name)} אזל בינתיים.`,
  stockChanged: (name, count) =>
    `${isolate(name)}: ${plural(count, { one: 'נשארה רק יחידה אחת', two: 'נשארו רק שתי יחידות', other: 'נשארו רק # יחידות' })}.`,
  savedAddress: 'כתובות שמורות',
  deliveryOpen: 'טרם נבחר',
  saveFailed: 'לא ניתן לשמור את הפרטים',
  methodGone: 'האפשרות הזאת כבר לא מוצעת. יש לבחור אחרת.',
  expiredText: 'אפשר להיכנס שוב ולהמשיך מאותה נקודה. מה שהוקלד נשמר, ודבר לא הוזמן.',
  expiredGuestText: 'אי אפשר לפתוח יותר את הסל הזה, ודבר לא הוזמן.',
};

/** The payment of an order that was placed. */
export const payment: Text['payment'] = {
  open: 'ההזמנה ממתינה לתשלום',
  openText: 'הסכום לתשלום עוד לא חויב. המוצרים נשמרים לכם לזמן קצר.',
  pay: 'לתשלום',
  opening: 'פותחים את דף התשלום',
  failed: 'לא ניתן לפתוח את דף התשלום',
  declined: 'התשלום נדחה',
  payAgain: 'לתשלום בדרך אחרת',
  declinedText:
    'הסכום לתשלום לא חויב. בדף התשלום אפשר לבחור כרטיס אחר או דרך תשלום אחרת. המוצרים נשמרים לכם לזמן קצר.',
  pending: 'התשלום בטיפול',
  pendingText: 'זה יכול לקחת כמה דקות. נשלח דוא״ל כשהתשלום יושלם.',
};

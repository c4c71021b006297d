import { isolate, pluralOf } from '../../../format/plural.ts';
import type { AllText } from '../../../text/text.tsx';

const plural = pluralOf('he');

/** What happens with an order: after it was placed, so far, and ordering again. */
export const orderExtras: AllText['orderExtras'] = {
  next: 'מה קורה עכשיו',
  nextSteps: {
    mail: 'אישור יגיע אליכם בדואר אלקטרוני.',
    packed: (day) => `נארוז את ההזמנה ונשלח אותה עד ${isolate(day)}.`,
    pickup: 'נכין את ההזמנה ונודיע בדואר אלקטרוני מתי אפשר לאסוף אותה.',
    sent: 'נעדכן אתכם כשהיא תצא לדרך.',
    download: 'ההורדות שלכם מחכות בדף הזה.',
  },
  inAccount: 'לצפייה בהזמנה בחשבון',
  timeline: 'מה קרה עד עכשיו',
  activities: {
    ORDER_PLACED: 'ההזמנה בוצעה',
    ORDER_PAID: 'התשלום התקבל',
    ORDER_FULFILLED: 'נשלחה',
    ORDER_NOT_FULFILLED: 'בהכנה',
    ORDER_CANCELED: 'בוטלה',
    ORDER_REFUNDED: 'הסכום הוחזר',
    DOWNLOAD_LINK_SENT: 'נשלח קישור להורדה',
    PICKUP_READY_EMAIL_SENT: 'מוכנה לאיסוף',
    TRACKING_NUMBER_ADDED: 'נוסף מספר מעקב',
    SHIPPING_CONFIRMATION_EMAIL_SENT: 'נשלח אישור משלוח',
    ORDER_PARTIALLY_PAID: 'התקבל חלק מהתשלום',
    ORDER_PENDING: 'החנות בודקת את ההזמנה',
    ORDER_REJECTED: 'לא התקבלה',
    AUTHORIZED_PAYMENT_CREATED: 'הסכום נשמר בכרטיס',
    AUTHORIZED_PAYMENT_CAPTURED: 'התשלום נגבה',
    AUTHORIZED_PAYMENT_VOIDED: 'שמירת הסכום בוטלה',
    PAYMENT_PENDING: 'התשלום בטיפול',
    PAYMENT_CANCELED: 'התשלום בוטל',
    PAYMENT_DECLINED: 'התשלום נדחה',
    REFUND_INITIATED: 'ההחזר בטיפול',
    PAYMENT_REFUNDED: 'הסכום הוחזר',
    PAYMENT_REFUND_FAILED: 'ההחזר נכשל',
    REFUNDED_AS_STORE_CREDIT: 'הוחזר כזיכוי בחנות',
    TRACKING_NUMBER_EDITED: 'מספר המעקב השתנה',
    SHIPPING_ADDRESS_EDITED: 'כתובת המשלוח השתנתה',
    EMAIL_EDITED: 'כתובת הדוא״ל השתנתה',
    DRAFT_ORDER_CHANGES_APPLIED: 'החנות שינתה את ההזמנה',
    INVOICE_ADDED: 'נוצרה חשבונית',
    INVOICE_SENT: 'החשבונית נשלחה',
    RECEIPT_CREATED: 'נוצרה קבלה',
    RECEIPT_SENT: 'הקבלה נשלחה',
  },
  trackingText: 'מספרי המעקב נמצאים בהודעות הדוא״ל שהחנות שולחת עם כל משלוח.',
  reorder: 'הזמנה חוזרת',
  reordering: 'מוסיפים את המוצרים לסל',
  reordered: (count) => plural(count, { one: 'מוצר אחד בסל', two: 'שני מוצרים בסל', other: '# מוצרים בסל' }),
  reorderFailed: 'לא היה אפשר להוסיף הכול לסל',
  reorderNone: 'אף אחד מהמוצרים כבר לא זמין',
  notAvailable: 'כבר לא זמין:',
  onlyAdded: (count) =>
    plural(count, {
      one: 'נשארה יחידה אחת בלבד',
      two: 'נשארו שתי יחידות בלבד',
      other: 'נשארו # יחידות בלבד',
    }),
};

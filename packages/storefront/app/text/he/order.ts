import { isolate } from '../../format/plural.ts';
import type { Text } from '../dictionary.ts';

/** An order: after it was placed, and in the account. */
export const order: Text['order'] = {
  thanks: 'תודה על ההזמנה',
  placed: (number) => `הזמנה ${isolate(number)} בוצעה`,
  confirmation: (email) => `אישור בדרך אל ${isolate(email)}.`,
  number: 'מספר הזמנה',
  date: 'תאריך',
  title: (number) => `הזמנה ${isolate(number)}`,
  failed: 'לא ניתן לטעון את ההזמנה',
  lines: 'מוצרים',
  deliveryAddress: 'כתובת למשלוח',
  billingAddress: 'כתובת לחיוב',
  deliveryMethod: 'משלוח',
  paymentMethod: 'תשלום',
  statuses: {
    INITIALIZED: 'לא הושלמה',
    PENDING: 'בבדיקה של החנות',
    APPROVED: 'אושרה',
    CANCELED: 'בוטלה',
    REJECTED: 'לא התקבלה',
  },
  paymentStatuses: {
    NOT_PAID: 'לא שולמה',
    PENDING: 'התשלום בטיפול',
    PAID: 'שולמה',
    PARTIALLY_PAID: 'שולמה בחלקה',
    PARTIALLY_REFUNDED: 'הוחזר חלק מהסכום',
    FULLY_REFUNDED: 'הסכום הוחזר',
    AUTHORIZED: 'התשלום אושר',
    PENDING_REFUND: 'ההחזר בטיפול',
    PENDING_MERCHANT: 'הסכום שמור בכרטיס',
    CANCELED: 'בוטל',
    DECLINED: 'התשלום נדחה',
  },
  fulfillmentStatuses: {
    NOT_FULFILLED: 'בהכנה',
    PARTIALLY_FULFILLED: 'נשלחה בחלקה',
    FULFILLED: 'נשלחה',
  },
  invoice: 'חשבונית',
  noInvoice: 'עדיין אין חשבונית להזמנה הזאת.',
  print: 'הדפסה',
  createAccount: 'פתיחת חשבון',
  createAccountText: 'כך אפשר לראות את ההזמנה בכל זמן ולקנות מהר יותר בפעם הבאה.',
};

/** What buyers read about their orders, in emails and on hosted pages. */
import type { Language } from '../../kernel/values/language.ts';

/** A subject and a first paragraph. */
interface MailText {
  subject: (order: string) => string;
  text: (order: string, amount: string) => string;
}

/** What an email about an order says. */
export type MailKind = 'approved' | 'declined' | 'refunded' | 'canceled' | 'sent';

interface OrderTexts {
  receipt: Readonly<
    Record<'item' | 'subtotal' | 'delivery' | 'fees' | 'discount' | 'tax' | 'includedTax' | 'total', string>
  >;
  /** After the total: what paid a part of it. */
  payments: Readonly<Record<'giftCard' | 'membership' | 'other' | 'open', string>>;
  mails: Readonly<Record<MailKind, MailText>>;
  /** Before the number of a shipment. */
  tracking: string;
  /** Before a link to the order. */
  seeOrder: string;
}

const TEXTS: Readonly<Record<Language, OrderTexts>> = {
  en: {
    receipt: {
      item: 'Item',
      subtotal: 'Subtotal',
      delivery: 'Delivery',
      fees: 'Fees',
      discount: 'Discount',
      tax: 'Tax',
      includedTax: 'Included tax',
      total: 'Total',
    },
    payments: {
      giftCard: 'Paid by gift card',
      membership: 'Paid by memberships',
      other: 'Paid in another way',
      open: 'Still to pay',
    },
    mails: {
      approved: {
        subject: (order) => `Your order ${order}`,
        text: (order) => `Thank you for your order ${order}. We are preparing it now.`,
      },
      declined: {
        subject: (order) => `The payment of your order ${order} was declined`,
        text: (order, amount) =>
          `The payment of ${amount} for your order ${order} was declined, and this amount was not charged. The page of the order takes another card or way to pay, as long as the products are kept for you.`,
      },
      refunded: {
        subject: (order) => `A refund for your order ${order}`,
        text: (order, amount) => `We have refunded ${amount} for your order ${order}.`,
      },
      canceled: {
        subject: (order) => `Your order ${order} was canceled`,
        text: (order) => `Your order ${order} was canceled.`,
      },
      sent: {
        subject: (order) => `Your order ${order} was sent`,
        text: (order) => `Your order ${order} is on its way.`,
      },
    },
    tracking: 'Tracking number',
    seeOrder: 'See the order',
  },
  de: {
    receipt: {
      item: 'Artikel',
      subtotal: 'Zwischensumme',
      delivery: 'Versand',
      fees: 'Gebühren',
      discount: 'Rabatt',
      tax: 'Steuer',
      includedTax: 'Enthaltene Steuer',
      total: 'Gesamtsumme',
    },
    payments: {
      giftCard: 'Mit Gutscheinkarte bezahlt',
      membership: 'Durch Mitgliedschaften bezahlt',
      other: 'Auf andere Weise bezahlt',
      open: 'Noch zu zahlen',
    },
    mails: {
      approved: {
        subject: (order) => `Ihre Bestellung ${order}`,
        text: (order) => `Vielen Dank für Ihre Bestellung ${order}. Wir bereiten sie jetzt vor.`,
      },
      declined: {
        subject: (order) => `Die Zahlung Ihrer Bestellung ${order} wurde abgelehnt`,
        text: (order, amount) =>
          `Die Zahlung von ${amount} für Ihre Bestellung ${order} wurde abgelehnt, und dieser Betrag wurde nicht abgebucht. Auf der Seite der Bestellung können Sie eine andere Karte oder Zahlungsart wählen, solange die Produkte für Sie reserviert sind.`,
      },
      refunded: {
        subject: (order) => `Erstattung für Ihre Bestellung ${order}`,
        text: (order, amount) => `Wir haben Ihnen ${amount} für Ihre Bestellung ${order} erstattet.`,
      },
      canceled: {
        subject: (order) => `Ihre Bestellung ${order} wurde storniert`,
        text: (order) => `Ihre Bestellung ${order} wurde storniert.`,
      },
      sent: {
        subject: (order) => `Ihre Bestellung ${order} wurde versandt`,
        text: (order) => `Ihre Bestellung ${order} ist unterwegs.`,
      },
    },
    tracking: 'Sendungsnummer',
    seeOrder: 'Bestellung ansehen',
  },
  he: {
    receipt: {
      item: 'פריט',
      subtotal: 'סכום ביניים',
      delivery: 'משלוח',
      fees: 'עמלות',
      discount: 'הנחה',
      tax: 'מס',
      includedTax: 'מס כלול',
      total: 'סך הכול',
    },
    payments: {
      giftCard: 'שולם בכרטיס מתנה',
      membership: 'שולם באמצעות מינויים',
      other: 'שולם בדרך אחרת',
      open: 'נותר לתשלום',
    },
    mails: {
      approved: {
        subject: (order) => `ההזמנה שלך ${order}`,
        text: (order) => `תודה על הזמנה ${order}. אנחנו מכינים אותה עכשיו.`,
      },
      declined: {
        subject: (order) => `התשלום עבור הזמנה ${order} נדחה`,
        text: (order, amount) =>
          `התשלום בסך ${amount} עבור הזמנה ${order} נדחה, והסכום הזה לא חויב. בדף ההזמנה אפשר לבחור כרטיס אחר או דרך תשלום אחרת, כל עוד המוצרים שמורים לך.`,
      },
      refunded: {
        subject: (order) => `החזר עבור הזמנה ${order}`,
        text: (order, amount) => `החזרנו לך ${amount} עבור הזמנה ${order}.`,
      },
      canceled: {
        subject: (order) => `הזמנה ${order} בוטלה`,
        text: (order) => `הזמנה ${order} בוטלה.`,
      },
      sent: {
        subject: (order) => `הזמנה ${order} נשלחה`,
        text: (order) => `הזמנה ${order} בדרך אליך.`,
      },
    },
    tracking: 'מספר מעקב',
    seeOrder: 'לצפייה בהזמנה',
  },
};

export const textsFor = (language: Language): OrderTexts => TEXTS[language];

import { pluralOf } from '../../../format/plural.ts';
import type { AllText } from '../../../text/text.tsx';

const plural = pluralOf('de');

/** What happens with an order: after it was placed, so far, and ordering again. */
export const orderExtras: AllText['orderExtras'] = {
  next: 'Wie es weitergeht',
  nextSteps: {
    mail: 'Eine Bestätigung kommt per E-Mail.',
    packed: (day) => `Wir packen Ihre Bestellung und versenden sie bis ${day}.`,
    pickup: 'Wir bereiten Ihre Bestellung vor und schreiben Ihnen, sobald Sie sie abholen können.',
    sent: 'Wir schreiben Ihnen, sobald sie unterwegs ist.',
    download: 'Ihre Downloads finden Sie auf dieser Seite.',
  },
  inAccount: 'Diese Bestellung im Konto ansehen',
  timeline: 'Bisheriger Verlauf',
  activities: {
    ORDER_PLACED: 'Bestellt',
    ORDER_PAID: 'Zahlung eingegangen',
    ORDER_FULFILLED: 'Verschickt',
    ORDER_NOT_FULFILLED: 'Wird vorbereitet',
    ORDER_CANCELED: 'Storniert',
    ORDER_REFUNDED: 'Erstattet',
    DOWNLOAD_LINK_SENT: 'Link zum Herunterladen gesendet',
    PICKUP_READY_EMAIL_SENT: 'Bereit zur Abholung',
    TRACKING_NUMBER_ADDED: 'Sendungsnummer hinzugefügt',
    SHIPPING_CONFIRMATION_EMAIL_SENT: 'Versandbestätigung gesendet',
    ORDER_PARTIALLY_PAID: 'Teilzahlung eingegangen',
    ORDER_PENDING: 'Der Shop prüft die Bestellung',
    ORDER_REJECTED: 'Nicht angenommen',
    AUTHORIZED_PAYMENT_CREATED: 'Betrag reserviert',
    AUTHORIZED_PAYMENT_CAPTURED: 'Zahlung eingezogen',
    AUTHORIZED_PAYMENT_VOIDED: 'Reservierung aufgehoben',
    PAYMENT_PENDING: 'Zahlung läuft',
    PAYMENT_CANCELED: 'Zahlung abgebrochen',
    PAYMENT_DECLINED: 'Zahlung abgelehnt',
    REFUND_INITIATED: 'Erstattung begonnen',
    PAYMENT_REFUNDED: 'Erstattet',
    PAYMENT_REFUND_FAILED: 'Die Erstattung ist fehlgeschlagen',
    REFUNDED_AS_STORE_CREDIT: 'Als Guthaben erstattet',
    TRACKING_NUMBER_EDITED: 'Sendungsnummer geändert',
    SHIPPING_ADDRESS_EDITED: 'Lieferadresse geändert',
    EMAIL_EDITED: 'E-Mail-Adresse geändert',
    DRAFT_ORDER_CHANGES_APPLIED: 'Bestellung vom Shop geändert',
    INVOICE_ADDED: 'Rechnung erstellt',
    INVOICE_SENT: 'Rechnung gesendet',
    RECEIPT_CREATED: 'Beleg erstellt',
    RECEIPT_SENT: 'Beleg gesendet',
  },
  trackingText: 'Sendungsnummern stehen in den E-Mails, die der Shop zu jeder Sendung verschickt.',
  reorder: 'Erneut bestellen',
  reordering: 'Die Produkte werden in den Warenkorb gelegt',
  reordered: (count) =>
    plural(count, { one: '# Produkt ist im Warenkorb', other: '# Produkte sind im Warenkorb' }),
  reorderFailed: 'Nicht alles konnte in Ihren Warenkorb gelegt werden',
  reorderNone: 'Keines der Produkte ist noch erhältlich',
  notAvailable: 'Nicht mehr erhältlich:',
  onlyAdded: (count) =>
    plural(count, { one: 'nur noch # Stück vorhanden', other: 'nur noch # Stück vorhanden' }),
};

import type { Text } from '../dictionary.ts';

/** An order: after it was placed, and in the account. */
export const order: Text['order'] = {
  thanks: 'Vielen Dank für Ihre Bestellung',
  placed: (number) => `Ihre Bestellung ${number} ist eingegangen`,
  confirmation: (email) => `Eine Bestätigung ist an ${email} unterwegs.`,
  number: 'Bestellnummer',
  date: 'Datum',
  title: (number) => `Bestellung ${number}`,
  failed: 'Die Bestellung konnte nicht geladen werden',
  lines: 'Produkte',
  deliveryAddress: 'Lieferadresse',
  billingAddress: 'Rechnungsadresse',
  deliveryMethod: 'Lieferung',
  paymentMethod: 'Zahlung',
  statuses: {
    INITIALIZED: 'Nicht abgeschlossen',
    PENDING: 'Wird vom Shop geprüft',
    APPROVED: 'Bestätigt',
    CANCELED: 'Storniert',
    REJECTED: 'Nicht angenommen',
  },
  paymentStatuses: {
    NOT_PAID: 'Nicht bezahlt',
    PENDING: 'Zahlung läuft',
    PAID: 'Bezahlt',
    PARTIALLY_PAID: 'Teilweise bezahlt',
    PARTIALLY_REFUNDED: 'Teilweise erstattet',
    FULLY_REFUNDED: 'Erstattet',
    AUTHORIZED: 'Autorisiert',
    PENDING_REFUND: 'Erstattung läuft',
    PENDING_MERCHANT: 'Auf Ihrer Karte reserviert',
    CANCELED: 'Storniert',
    DECLINED: 'Abgelehnt',
  },
  fulfillmentStatuses: {
    NOT_FULFILLED: 'Wird vorbereitet',
    PARTIALLY_FULFILLED: 'Teilweise verschickt',
    FULFILLED: 'Verschickt',
  },
  invoice: 'Rechnung',
  noInvoice: 'Für diese Bestellung gibt es noch keine Rechnung.',
  print: 'Drucken',
  createAccount: 'Konto anlegen',
  createAccountText:
    'Sehen Sie diese Bestellung jederzeit ein, und bestellen Sie beim nächsten Mal schneller.',
};

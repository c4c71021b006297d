import type { Text } from '../../../text/text.tsx';
/** What a cart, a checkout and an order have in common. */
export const purchase: Text['purchase'] = {
  summary: 'Zusammenfassung',
  subtotal: 'Zwischensumme',
  discount: 'Rabatt',
  delivery: 'Versand',
  free: 'Kostenlos',
  fees: 'Gebühren',
  tax: 'MwSt.',
  taxIncluded: 'inkl. MwSt.',
  total: 'Gesamtsumme',
  estimatedTotal: 'Geschätzte Summe',
  giftCard: 'Geschenkkarte',
  paid: 'Bezahlt',
  refunded: 'Erstattet',
  toPay: 'Zu zahlen',
  pickupAt: (place) => `Abholung: ${place}`,
  paymentOpen: 'Ihre Bestellung wartet auf die Zahlung',
  paymentOpenText:
    'Der offene Betrag wurde noch nicht abgebucht. Die Produkte sind kurze Zeit für Sie reserviert.',
  pay: 'Jetzt zahlen',
  opening: 'Die Zahlungsseite wird geöffnet',
  payFailed: 'Die Zahlungsseite konnte nicht geöffnet werden',
  paymentDeclined: 'Die Zahlung wurde abgelehnt',
  payAgain: 'Anders bezahlen',
  paymentDeclinedText:
    'Der offene Betrag wurde nicht abgebucht. Auf der Zahlungsseite können Sie eine andere Karte oder Zahlungsart wählen. Die Produkte sind noch kurze Zeit für Sie reserviert.',
  paymentPending: 'Die Zahlung wird bearbeitet',
  paymentPendingText: 'Das kann einige Minuten dauern. Danach erhalten Sie eine E-Mail.',
};

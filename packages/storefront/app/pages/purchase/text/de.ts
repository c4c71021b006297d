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
  opening: 'Die Zahlungsseite wird geöffnet',
};

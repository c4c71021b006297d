import type { Text } from '../dictionary.ts';

/** The sums of a cart, a checkout and an order. */
export const totals: Text['totals'] = {
  summary: 'Zusammenfassung',
  subtotal: 'Zwischensumme',
  discount: 'Rabatt',
  delivery: 'Versand',
  free: 'Kostenlos',
  fees: 'Gebühren',
  tax: 'MwSt.',
  taxIncluded: 'inkl. MwSt.',
  total: 'Gesamtsumme',
  totalSoFar: 'Bisherige Summe',
  estimatedTotal: 'Geschätzte Summe',
  giftCard: 'Geschenkkarte',
  paid: 'Bezahlt',
  refunded: 'Erstattet',
  toPaySoFar: 'Bisher zu zahlen',
  toPay: 'Zu zahlen',
};

import type { Text } from '../en/index.ts';
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
  pickupAt: (place) => `Abholung: ${place}`,
  paymentDeclined: 'Die Zahlung wurde abgelehnt',
  paymentDeclinedText:
    'Es wurde nichts abgebucht. Versuchen Sie es erneut, oder zahlen Sie anders. Ihr Warenkorb ist unverändert.',
  paymentPending: 'Die Zahlung wird bearbeitet',
  paymentPendingText: 'Das kann einige Minuten dauern. Danach erhalten Sie eine E-Mail.',
};

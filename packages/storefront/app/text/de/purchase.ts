import type { Text } from '../dictionary.ts';

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

/** What changes a cart, and what is wrong with it. */
export const cartLines: Text['cartLines'] = {
  each: (price) => `${price} pro Stück`,
  changeUnknown: 'Der Shop hat nicht geantwortet. Der Warenkorb wird zur Sicherheit neu gelesen.',
  setQuantity: (count) => `Menge auf ${count} ändern`,
  unavailable: 'Nicht mehr erhältlich',
  unavailableText: 'Entfernen Sie dieses Produkt, um fortzufahren.',
  priceChanged: (before, now) => `Der Preis hat sich von ${before} auf ${now} geändert.`,
  partly: (wanted, left) =>
    `Sie wollten ${wanted} Stück. Es ${left === 1 ? 'ist' : 'sind'} nur noch ${left} da, und nur so viele zählen in der Summe.`,
  estimateFailed: 'Die Summen konnten nicht berechnet werden',
  noDelivery: 'Der Versand konnte nicht berechnet werden. Er ist in der Summe nicht enthalten.',
  update: 'Aktualisieren',
  saveFailed: 'Ihr Warenkorb konnte nicht geändert werden',
  belowMinimum: (minimum, missing) => `Bestellungen beginnen bei ${minimum}. Es fehlen ${missing}.`,
};

import { pluralOf } from '../../format/plural.ts';
import type { Text } from '../dictionary.ts';

const plural = pluralOf('de');

/** The cart, from the button of the header to the checkout: lines, codes, and the estimate of the delivery. */
export const cart: Text['cart'] = {
  title: 'Ihr Warenkorb',
  failed: 'Ihr Warenkorb konnte nicht geladen werden',
  empty: 'Ihr Warenkorb ist leer',
  emptyText: 'Hier warten die Produkte, die Sie hinzufügen.',
  lines: 'Produkte in Ihrem Warenkorb',
  items: (count) => plural(count, { one: '# Artikel', other: '# Artikel' }),
  each: (price) => `${price} pro Stück`,
  quantityOf: (name) => `Menge von ${name}`,
  setQuantity: (count) => `Menge auf ${count} ändern`,
  update: 'Aktualisieren',
  updating: 'Wird aktualisiert',
  remove: 'Entfernen',
  removeName: (name) => `${name} entfernen`,
  removed: (name) => `${name} wurde entfernt`,
  undo: 'Rückgängig',
  saveFailed: 'Ihr Warenkorb konnte nicht geändert werden',
  changeUnknown: 'Der Shop hat nicht geantwortet. Der Warenkorb wird zur Sicherheit neu gelesen.',
  tooMany: (left) =>
    left === 0
      ? 'Dieses Produkt ist ausverkauft.'
      : `Es ${left === 1 ? 'ist' : 'sind'} nur noch ${left} da. Die Menge wurde nicht geändert.`,
  partly: (wanted, left) =>
    `Sie wollten ${wanted} Stück. Es ${left === 1 ? 'ist' : 'sind'} nur noch ${left} da, und nur so viele zählen in der Summe.`,
  unavailable: 'Nicht mehr erhältlich',
  unavailableText: 'Entfernen Sie dieses Produkt, um fortzufahren.',
  priceChanged: (before, now) => `Der Preis hat sich von ${before} auf ${now} geändert.`,
  belowMinimum: (minimum, missing) => `Bestellungen beginnen bei ${minimum}. Es fehlen ${missing}.`,
  code: {
    open: 'Gutschein oder Geschenkkarte',
    field: 'Code des Gutscheins oder der Geschenkkarte',
  },
  coupon: {
    open: 'Gutschein einlösen',
    field: 'Gutscheincode',
    applied: (code) => `Der Gutschein ${code} ist eingelöst`,
    remove: (code) => `Gutschein ${code} entfernen`,
  },
  giftCard: {
    open: 'Geschenkkarte einlösen',
    field: 'Geschenkkartencode',
    applied: (code) => `Die Geschenkkarte ${code} ist eingelöst`,
    remove: () => 'Geschenkkarte entfernen',
  },
  apply: 'Einlösen',
  applying: 'Wird eingelöst',
  codeMissing: 'Geben Sie einen Code ein.',
  codeFailed: 'Der Code konnte nicht geprüft werden',
  estimate: 'Versand und MwSt. schätzen',
  estimateText: 'Geben Sie an, wohin wir liefern sollen. An der Kasse können Sie es ändern.',
  estimateSubmit: 'Berechnen',
  estimatedFor: (place) => `Berechnet für ${place}`,
  estimateFailed: 'Die Summen konnten nicht berechnet werden',
  notDelivered: 'Dorthin bietet der Shop keine Lieferung an.',
  noDelivery: 'Der Versand konnte nicht berechnet werden. Er ist in der Summe nicht enthalten.',
  deliveryLater: 'an der Kasse berechnet',
  toCheckout: 'Zur Kasse',
  keepShopping: 'Weiter einkaufen',
};

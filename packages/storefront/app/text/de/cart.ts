import { pluralOf } from '../../format/plural.ts';
import type { Text } from '../dictionary.ts';

const plural = pluralOf('de');

/** The cart, from the button of the header to the checkout. */
export const cart: Text['cart'] = {
  title: 'Ihr Warenkorb',
  failed: 'Ihr Warenkorb konnte nicht geladen werden',
  empty: 'Ihr Warenkorb ist leer',
  emptyText: 'Hier warten die Produkte, die Sie hinzufügen.',
  lines: 'Produkte in Ihrem Warenkorb',
  items: (count) => plural(count, { one: '# Artikel', other: '# Artikel' }),
  quantityOf: (name) => `Menge von ${name}`,
  remove: 'Entfernen',
  removeName: (name) => `${name} entfernen`,
  deliveryLater: 'an der Kasse berechnet',
  updating: 'Wird aktualisiert',
  tooMany: (left) =>
    left === 0
      ? 'Dieses Produkt ist ausverkauft.'
      : `Es ${left === 1 ? 'ist' : 'sind'} nur noch ${left} da. Die Menge wurde nicht geändert.`,
  toCheckout: 'Zur Kasse',
  keepShopping: 'Weiter einkaufen',
};

import { pluralOf } from '../../format/plural.ts';
import type { Text } from '../dictionary.ts';

const plural = pluralOf('de');

/** The page of a product. */
export const product: Text['product'] = {
  failed: 'Dieses Produkt konnte nicht geladen werden',
  missing: 'Dieses Produkt gibt es nicht',
  missingText: 'Vielleicht ist es dauerhaft ausverkauft, oder der Link ist unvollständig.',
  choice: (name, state) => `${name} (${state})`,
  none: 'Ohne',
  notMade: 'In dieser Kombination nicht erhältlich',
  selectionChanged: (price, stock) => `${price}, ${stock}`,
  sku: 'Artikelnummer',
  required: 'Geben Sie einen Text ein.',
  charactersLeft: (count) => plural(count, { one: 'noch # Zeichen', other: 'noch # Zeichen' }),
  buyBar: 'Dieses Produkt kaufen',
  add: 'In den Warenkorb',
  adding: 'Wird hinzugefügt',
  added: (count) => `Hinzugefügt. Im Warenkorb: ${plural(count, { one: '# Artikel', other: '# Artikel' })}.`,
  toCart: 'Zum Warenkorb',
  addFailed: 'Das Produkt konnte nicht hinzugefügt werden',
  tooMany: (left, wanted) =>
    left === 0
      ? 'Es ist inzwischen ausverkauft.'
      : `Es ${left === 1 ? 'ist' : 'sind'} nur noch ${left} da, und im Warenkorb wären ${wanted}.`,
  addUnknown:
    'Wir wissen nicht, ob das Produkt hinzugefügt wurde. Sehen Sie im Warenkorb nach, bevor Sie es erneut versuchen.',
  description: 'Beschreibung',
  delivery: 'Versand und Rückgabe',
  deliveryText:
    'Von Hand verpackt und innerhalb von drei Werktagen verschickt. Unbenutzt 30 Tage lang zurückgeben.',
  downloadText: 'Nach der Zahlung erhalten Sie einen Link zum Herunterladen.',
  arrives: 'Lieferung',
  showSelection: 'Diese Auswahl anzeigen',
  checkCart: 'Im Warenkorb nachsehen',
};

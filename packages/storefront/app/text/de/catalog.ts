import { pluralOf } from '../../format/plural.ts';
import type { Text } from '../dictionary.ts';

const plural = pluralOf('de');
const products = (count: number) => plural(count, { one: '# Produkt', other: '# Produkte' });

/** What is known of a product wherever it is shown. */
export const catalog: Text['catalog'] = {
  title: 'Alle Produkte',
  products,
  from: 'Ab',
  before: 'Vorher',
  now: 'Jetzt',
  unitPrice: (price, measure) => `${price} pro ${measure}`,
  taxIncluded: 'inkl. MwSt.',
  allTaxIncluded: 'Alle Preise inkl. MwSt.',
  plusDelivery: 'zzgl. Versand',
  sale: 'Angebot',
  soldOut: 'Ausverkauft',
  few: (count) => `Nur noch ${count}`,
  inStock: 'Vorrätig',
  download: 'Download',
  quantity: 'Menge',
  onePieceFewer: 'Eins weniger',
  onePieceMore: 'Eins mehr',
  quantityMax: (max) => (max === 1 ? 'Nur 1 Stück ist verfügbar.' : `Höchstens ${max} Stück sind verfügbar.`),
  quantityMin: 'Geben Sie 1 oder mehr ein.',
  shown: (shown, total) => `${shown} von ${plural(total, { one: '# Produkt', other: '# Produkten' })}`,
  label: 'Produkte',
  pages: 'Seiten',
  page: (page) => `Seite ${page}`,
  previousPage: 'Zurück',
  nextPage: 'Weiter',
  empty: 'Hier gibt es noch keine Produkte',
  emptyText: 'Alle paar Wochen kommen neue Stücke aus dem Ofen.',
  noCollection: 'Diese Kategorie gibt es nicht',
  noCollectionText: 'Vielleicht wurde sie umbenannt oder entfernt.',
  failed: 'Die Produkte konnten nicht geladen werden',
};

import { pluralOf } from '../../format/plural.ts';
import type { OwnText } from '../en/index.ts';

const plural = pluralOf('de');
const products = (count: number) => plural(count, { one: '# Produkt', other: '# Produkte' });

/** Lists of products: filters, order and pages. */
export const productList: OwnText['productList'] = {
  shown: (shown, total) => `${shown} von ${plural(total, { one: '# Produkt', other: '# Produkten' })}`,
  label: 'Produkte',
  filters: 'Filter',
  filtersActive: (count) => `Filter, ${count} aktiv`,
  showResults: (count) => `${products(count)} anzeigen`,
  apply: 'Anwenden',
  clear: 'Alle Filter entfernen',
  removeFilter: (name) => `Filter ${name} entfernen`,
  collection: 'Kategorie',
  price: 'Preis',
  lowest: 'Mindestpreis',
  highest: 'Höchstpreis',
  availability: 'Verfügbarkeit',
  inStockOnly: 'Nur vorrätige',
  onSaleOnly: 'Nur reduzierte',
  priceInvalid: 'Geben Sie einen Betrag ein, zum Beispiel 20 oder 20,50.',
  others: (count) => `${count} weitere`,
  findChoice: 'Nach Namen suchen',
  sort: 'Sortieren nach',
  bestMatch: 'Beste Treffer',
  sorts: {
    featured: 'Empfohlen',
    newest: 'Neueste',
    name: 'Name',
    cheapest: 'Preis, aufsteigend',
    dearest: 'Preis, absteigend',
  },
  more: 'Mehr anzeigen',
  loadingMore: 'Weitere werden geladen',
  previousPage: 'Frühere Produkte',
  empty: 'Hier gibt es noch keine Produkte',
  emptyText: 'Alle paar Wochen kommen neue Stücke aus dem Ofen.',
  noMatch: 'Kein Produkt passt zu diesen Filtern',
  noMatchText: 'Entfernen Sie einen oder zwei Filter, um mehr zu sehen.',
  noCollection: 'Diese Kategorie gibt es nicht',
  noCollectionText: 'Vielleicht wurde sie umbenannt oder entfernt.',
  failed: 'Die Produkte konnten nicht geladen werden',
  moreFailed: 'Weitere Produkte konnten nicht geladen werden',
};

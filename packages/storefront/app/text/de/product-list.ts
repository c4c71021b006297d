import type { Text } from '../dictionary.ts';
import { catalog } from './catalog.ts';

/** The filters and the order of a list of products. */
export const productList: Text['productList'] = {
  filters: 'Filter',
  filtersActive: (count) => `Filter, ${count} aktiv`,
  showResults: (count) => `${catalog.products(count)} anzeigen`,
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
  priceReversed: (lowest, highest) => `Der Mindestpreis ${lowest} liegt über dem Höchstpreis ${highest}.`,
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
  noMatch: 'Kein Produkt passt zu diesen Filtern',
  noMatchText: 'Entfernen Sie einen oder zwei Filter, um mehr zu sehen.',
};

import { pluralOf } from '../../format/plural.ts';
import type { Text } from '../dictionary.ts';

/** What leads to the search. */
export const searchLink: Text['searchLink'] = {
  open: 'Im Shop suchen',
  label: 'Produkte suchen',
  placeholder: 'Name, Material, Artikelnummer …',
  shortcut: 'Mit / suchen',
};

const plural = pluralOf('de');
const products = (count: number) => plural(count, { one: '# Produkt', other: '# Produkte' });

/** Lists of products: filters, order and pages. */
export const productList: Text['productList'] = {
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
  noMatch: 'Kein Produkt passt zu diesen Filtern',
  noMatchText: 'Entfernen Sie einen oder zwei Filter, um mehr zu sehen.',
};

/** The search box and the search page. */
export const search: Text['search'] = {
  title: 'Suche',
  titleFor: (query) => `Suche nach „${query}“`,
  submit: 'Suchen',
  close: 'Suche schließen',
  suggestions: 'Vorschläge',
  suggestionCount: (count) =>
    count === 0 ? 'Keine Vorschläge' : plural(count, { one: '# Vorschlag', other: '# Vorschläge' }),
  searching: 'Suche läuft',
  all: (query) => `Alle Treffer für „${query}“`,
  startText: 'Produkte werden über Namen, Beschreibungen, Kategorien und Artikelnummern gefunden.',
  none: (query) => `Nichts gefunden für „${query}“`,
  noneText: 'Prüfen Sie die Schreibweise, nehmen Sie weniger Wörter, oder sehen Sie alle Produkte an.',
  popular: 'Beliebte Kategorien',
  failed: 'Die Suche hat nicht funktioniert',
};

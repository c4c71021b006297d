import { pluralOf } from '../../format/plural.ts';
import type { Text } from '../dictionary.ts';

const plural = pluralOf('de');

/** What leads to the search, its box and its page. */
export const search: Text['search'] = {
  title: 'Suche',
  titleFor: (query) => `Suche nach „${query}“`,
  open: 'Im Shop suchen',
  shortcut: 'Mit / suchen',
  label: 'Produkte suchen',
  placeholder: 'Name, Material, Artikelnummer …',
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

import { pluralOf } from '../../format/plural.ts';
import type { OwnText } from '../en/index.ts';

const plural = pluralOf('de');

/** The search box and the search page. */
export const search: OwnText['search'] = {
  title: 'Suche',
  titleFor: (query) => `Suche nach „${query}“`,
  open: 'Im Shop suchen',
  label: 'Produkte suchen',
  placeholder: 'Name, Material, Artikelnummer …',
  submit: 'Suchen',
  close: 'Suche schließen',
  shortcut: 'Mit / suchen',
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

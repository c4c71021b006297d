import { pluralOf } from '../../../format/plural.ts';
import type { Text } from '../../../text/text.tsx';

const plural = pluralOf('de');
const stars = (count: number) => plural(count, { one: '# Stern', other: '# Sterne' });

/** Reviews of a product: summary and list. */
export const reviews: Text['reviews'] = {
  title: 'Bewertungen',
  stars,
  starsOf5: (stars) => `${stars} von 5 Sternen`,
  histogram: 'Bewertungen nach Sternen',
  share: (count, total) =>
    `${stars(count)}: ${plural(total, { one: '# Bewertung', other: '# Bewertungen' })}`,
  filterStars: (count) =>
    `Nur Bewertungen mit ${plural(count, { one: '# Stern', other: '# Sternen' })} anzeigen`,
  showAll: 'Alle Bewertungen anzeigen',
  sort: 'Sortieren nach',
  sorts: {
    newest: 'Neueste',
    oldest: 'Älteste',
    best: 'Beste Bewertung',
    worst: 'Niedrigste Bewertung',
    helpful: 'Hilfreichste',
  },
  verified: 'Hier gekauft',
  pending: 'Wartet auf Freigabe. Nur Sie können sie sehen.',
  replyOf: 'Antwort des Shops',
  images: 'Bilder dieser Bewertung',
  helpfulCount: (count) =>
    plural(count, { one: '# Person fand das hilfreich', other: '# Personen fanden das hilfreich' }),
  more: 'Weitere Bewertungen anzeigen',
  empty: 'Noch keine Bewertungen',
  emptyText: 'Schreiben Sie als Erste oder Erster Ihre Meinung.',
  failed: 'Die Bewertungen konnten nicht geladen werden',
  write: 'Bewertung schreiben',
  signInToWrite: 'Zum Bewerten anmelden',
  rating: 'Ihre Bewertung',
  latest: (count) =>
    `Durchschnitt der letzten ${plural(count, { one: 'Bewertung', other: '# Bewertungen' })}`,
  computed: 'Von diesem Shop aus allen veröffentlichten Bewertungen berechnet.',
  summaryFailed: 'Die durchschnittliche Bewertung konnte nicht berechnet werden',
  only: (count) => `Nur Bewertungen mit ${plural(count, { one: '# Stern', other: '# Sternen' })}`,
  noMatch: 'Keine passenden Bewertungen',
  withImages: 'Nur mit Bildern',
  own: 'Ihre Bewertung',
  rejected: 'Der Shop hat sie nicht veröffentlicht.',
  edit: 'Ihre Bewertung ändern',
  count: (count) => plural(count, { one: '# Bewertung', other: '# Bewertungen' }),
  yours: 'Ihre lesen, ändern und löschen',
};

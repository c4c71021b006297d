import { pluralOf } from '../../format/plural.ts';
import type { Text } from '../dictionary.ts';

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

const images = (count: number) => plural(count, { one: '# Bild', other: '# Bilder' });

/** What members do with their reviews. */
export const ownReview: Text['ownReview'] = {
  ratingMissing: 'Wählen Sie zwischen 1 und 5 Sternen.',
  headline: 'Titel',
  text: 'Ihre Meinung',
  author: 'Name, den andere sehen',
  addImages: 'Bilder hinzufügen',
  addImagesHint: (max) => `Bis zu ${images(max)}, JPEG, PNG oder WebP.`,
  removeImage: (name) => `${name} entfernen`,
  uploading: (percent) => `Wird hochgeladen, ${percent}`,
  uploadFailed: (name) => `${name} konnte nicht hochgeladen werden`,
  tooManyImages: (max) => `Höchstens ${images(max)} sind möglich.`,
  imageTooLarge: (name, size) => `${name} ist größer als ${size}.`,
  submit: 'Bewertung absenden',
  submitting: 'Wird gesendet',
  thanks: 'Danke für Ihre Bewertung',
  submitFailed: 'Ihre Bewertung konnte nicht gesendet werden',
  already: 'Sie haben dieses Produkt schon bewertet',
  alreadyText: 'Jedes Produkt kann einmal bewertet werden.',
  back: 'Zurück zum Produkt',
  textMissing: 'Schreiben Sie ein paar Worte.',
  uploadsPending: 'Warten Sie, bis alle Bilder hochgeladen sind, oder entfernen Sie sie.',
  retryUpload: (name) => `${name} erneut hochladen`,
  imagesStay: 'Ihre Bilder bleiben, wie sie sind.',
  remove: 'Bewertung löschen',
  removeText:
    'Die Bewertung, ihre Bilder und die Antwort des Shops werden gelöscht. Das kann nicht rückgängig gemacht werden.',
  removing: 'Wird gelöscht',
  removed: 'Ihre Bewertung wurde gelöscht',
  removeFailed: 'Ihre Bewertung konnte nicht gelöscht werden',
  yoursEmpty: 'Schreiben Sie auf der Seite des Produkts über das, was Sie gekauft haben.',
};

import { pluralOf } from '../../../format/plural.ts';
import type { AllText } from '../../../text/text.tsx';

const plural = pluralOf('de');

const images = (count: number) => plural(count, { one: '# Bild', other: '# Bilder' });

/** What members do with their reviews. */
export const ownReview: AllText['ownReview'] = {
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

import type { Text } from '../../text/text.tsx';

/** Loading, slow, failed: texts that all pages share. */
export const states: Text['states'] = {
  loading: 'Wird geladen',
  retry: 'Erneut versuchen',
  retrying: 'Neuer Versuch läuft',
  requestId: 'Anfrage-Nummer',
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyOf: (what) => `Kopieren: ${what}`,
  copyFailed: 'Kopieren geht hier nicht. Markieren Sie den Text, und kopieren Sie ihn.',
  network: 'Der Shop ist nicht erreichbar. Prüfen Sie die Verbindung, und versuchen Sie es erneut.',
  timeout: 'Der Shop hat zu lange nicht geantwortet.',
  busy: 'Im Shop ist viel los. Warten Sie einen Moment, und versuchen Sie es erneut.',
  busyFor: (seconds) => `Im Shop ist viel los. Versuchen Sie es in ${seconds} s erneut.`,
  server: 'Im Shop ist etwas schiefgegangen. Es liegt nicht an Ihnen.',
  unexpected: 'Der Shop hat auf eine Weise geantwortet, die diese Seite nicht versteht.',
  session: 'Ihre Sitzung ist beendet. Melden Sie sich wieder an, um fortzufahren.',
  notAllowed: 'Ihr Konto darf das nicht.',
  notFound: 'Das gibt es nicht mehr.',
  conflict: 'Das wurde inzwischen woanders geändert. Sehen Sie sich die neue Fassung an.',
  tooLarge: 'Das ist zu groß zum Senden.',
  invalid: 'Der Shop hat einige Angaben nicht angenommen.',
  rejected: 'Der Shop hat das nicht angenommen.',
  unknownOutcome: 'Wir wissen nicht, ob das geklappt hat, denn die Antwort des Shops ging verloren.',
};

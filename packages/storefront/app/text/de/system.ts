import type { Text } from '../en/index.ts';

/** Pages for what went wrong: not found, crashed, offline. */
export const system: Text['system'] = {
  notFound: 'Diese Seite gibt es nicht',
  notFoundText:
    'Der Link ist alt oder unvollständig. Vielleicht hilft die Suche oder die Liste aller Produkte.',
  crashed: 'Mit dieser Seite stimmt etwas nicht',
  crashedText: 'Es liegt nicht an Ihnen. Neu laden hilft meistens; Ihr Warenkorb bleibt erhalten.',
  unavailable: 'Der Shop ist gerade nicht erreichbar',
  toShop: 'Alle Produkte ansehen',
  toHome: 'Zur Startseite',
  toSearch: 'Im Shop suchen',
  offline: 'Sie sind offline',
  offlineText: 'Sie sehen, was schon geladen war. Änderungen gehen wieder, sobald Sie verbunden sind.',
  offlineNext: 'Die Seite öffnet sich, sobald Sie wieder verbunden sind.',
  offlineUnsent:
    'Nichts wurde gesendet. Ihre Eingaben bleiben erhalten: Senden Sie sie, wenn Sie wieder verbunden sind.',
  offlineStay: 'Auf dieser Seite bleiben',
  online: 'Sie sind wieder verbunden',
};

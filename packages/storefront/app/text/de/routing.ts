import type { Text } from '../dictionary.ts';

/** Pages for what went wrong: not found, crashed, offline. */
export const system: Text['system'] = {
  notFound: 'Diese Seite gibt es nicht',
  notFoundText: 'Der Link ist alt oder unvollständig. Vielleicht hilft die Liste aller Produkte.',
  crashed: 'Mit dieser Seite stimmt etwas nicht',
  crashedText: 'Es liegt nicht an Ihnen. Neu laden hilft meistens; Ihr Warenkorb bleibt erhalten.',
  unavailable: 'Der Shop ist gerade nicht erreichbar',
  toShop: 'Alle Produkte ansehen',
  toHome: 'Zur Startseite',
};

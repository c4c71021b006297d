import type { Text } from '../dictionary.ts';

/** Whether people allow the shop to record what they do. */
export const consent: Text['consent'] = {
  title: 'Einwilligung',
  text: 'Dürfen wir aufzeichnen, welche Seiten Sie öffnen und was Sie kaufen, um den Shop zu verbessern?',
  more: 'Datenschutz',
  allow: 'Erlauben',
  decline: 'Ablehnen',
  withdraw: 'Einwilligung zur Aufzeichnung widerrufen',
  change: 'Wahl zur Aufzeichnung ändern',
};

import type { Text } from '../en/index.ts';

/** The withdrawal from a contract. Directive (EU) 2023/2673 asks for the labels `title` and `confirm`, or for equal ones. */
export const withdrawal: Text['withdrawal'] = {
  title: 'Vertrag widerrufen',
  text: 'Sie können den Vertrag innerhalb von 14 Tagen nach Erhalt der Ware ohne Angabe von Gründen widerrufen.',
  name: 'Name',
  emailHint: 'An diese Adresse geht die Eingangsbestätigung.',
  next: 'Weiter',
  check: 'Widerruf prüfen',
  statement: 'Ich widerrufe den Vertrag über die Waren dieser Bestellung.',
  confirm: 'Widerruf bestätigen',
  failed: 'Ihr Widerruf ist nicht eingegangen',
  received: 'Ihr Widerruf ist eingegangen',
  receivedAt: (time) => `Eingegangen am ${time}`,
  receivedText: (email) =>
    `Speichern Sie diese Bestätigung. Der Shop schickt sie auch an ${email} und erstattet den Preis.`,
  time: 'Abgegeben',
  save: 'Bestätigung speichern',
};

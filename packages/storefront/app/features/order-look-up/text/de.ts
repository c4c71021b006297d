import type { Text } from '../../../text/text.tsx';

/** The withdrawal from a contract. Directive (EU) 2023/2673 asks for the labels `title` and `confirm`, or for equal ones. */
export const withdrawal: Text['withdrawal'] = {
  title: 'Vertrag widerrufen',
  text: 'Sie können den Vertrag innerhalb von 14 Tagen nach Erhalt der Ware ohne Angabe von Gründen widerrufen.',
  name: 'Name',
  emailHint: 'Die Adresse, mit der Sie bestellt haben.',
  next: 'Weiter',
  check: 'Widerruf prüfen',
  statement: 'Ich widerrufe den Vertrag über die Waren dieser Bestellung.',
  confirm: 'Widerruf bestätigen',
  failed: 'Ihr Widerruf ist nicht eingegangen',
  received: 'Ihr Widerruf ist eingegangen',
  receivedAt: (time) => `Eingegangen am ${time}`,
  kept: 'Der Shop hat ihn bei Ihrer Bestellung. Speichern oder drucken Sie diese Bestätigung.',
  mailed: (email) => `Sie wurde auch an ${email} geschickt.`,
  notMailed: 'Sie konnte nicht per E-Mail geschickt werden.',
  withdrawn: (date) => `Widerrufen am ${date}`,
  time: 'Abgegeben',
  save: 'Bestätigung speichern',
};

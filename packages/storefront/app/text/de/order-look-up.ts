import type { Text } from '../dictionary.ts';

/** What leads to the look-up of orders. */
export const lookUpLinks: Text['lookUpLinks'] = {
  link: 'Bestellung finden',
};

/** What leads to the withdrawal from a contract. Directive (EU) 2023/2673 asks for this label, or for an equal one. */
export const withdrawalLink: Text['withdrawalLink'] = {
  title: 'Vertrag widerrufen',
};

/** The withdrawal from a contract. Directive (EU) 2023/2673 asks for the label `confirm`, or for an equal one. */
export const withdrawal: Text['withdrawal'] = {
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

/** The look-up of an order by its number. */
export const findOrder: Text['findOrder'] = {
  title: 'Bestellung finden',
  text: 'Geben Sie die Bestellnummer aus der E-Mail zur Bestellung und Ihre E-Mail-Adresse ein.',
  show: 'Bestellung anzeigen',
  finding: 'Die Bestellung wird gesucht',
  later: 'Mit Bestellnummer und E-Mail-Adresse finden Sie diese Bestellung wieder.',
  problems: {
    missing: 'Zu dieser Nummer und dieser E-Mail-Adresse gibt es keine Bestellung.',
    incomplete: 'Geben Sie die Bestellnummer und eine E-Mail-Adresse wie name@example.com ein.',
  },
  fromSignIn: 'Ohne Konto bestellt? Bestellung finden',
};

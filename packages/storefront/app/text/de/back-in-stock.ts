import type { Text } from '../dictionary.ts';

/** A request for an email when a product is back. */
export const backInStock: Text['backInStock'] = {
  title: 'Benachrichtigen, wenn wieder vorrätig',
  text: 'Wir senden eine einzige E-Mail, sobald das Produkt wieder vorrätig ist.',
  submit: 'Benachrichtigen',
  saved: (email) => `Wir schreiben an ${email}, sobald es wieder da ist.`,
  known: (email) => `${email} steht für dieses Produkt schon auf der Liste.`,
  failed: 'Ihr Wunsch konnte nicht gespeichert werden',
  notOffered: 'Der Shop nimmt zurzeit keine Wünsche an.',
};

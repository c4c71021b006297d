import type { Text } from '../dictionary.ts';

/** The pages of a signed-in member. */
export const account: Text['account'] = {
  title: 'Ihr Konto',
  navigation: 'Seiten Ihres Kontos',
  failed: 'Ihr Konto konnte nicht geladen werden',
  greeting: (name) => `Hallo, ${name}`,
  orders: 'Bestellungen',
  ordersHint: 'Verfolgen, Rechnungen finden',
  ordersEmpty: 'Noch keine Bestellungen',
  ordersEmptyText: 'Wenn Sie etwas bestellen, können Sie es hier verfolgen.',
  ordersFailed: 'Ihre Bestellungen konnten nicht geladen werden',
  newestOrders: 'Letzte Bestellungen',
  allOrders: 'Alle Bestellungen',
  showMore: 'Ältere Bestellungen anzeigen',
  loadingMore: 'Ältere Bestellungen werden geladen',
  newerOrders: 'Zurück zu den letzten Bestellungen',
  order: 'Bestellung',
  note: 'Ihre Nachricht an den Shop',
  invoiceText: 'Nummer der Rechnung. Das Dokument schickt der Shop auf Anfrage.',
  signOut: 'Abmelden',
  signInFailed: 'Die Anmeldung ist fehlgeschlagen',
};

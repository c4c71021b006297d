import type { Text } from '../dictionary.ts';

/** Checkout, from the email address to the payment. */
export const checkout: Text['checkout'] = {
  title: 'Kasse',
  back: 'Zurück zum Warenkorb',
  secure: 'Sichere Kasse',
  steps: 'Schritte der Kasse',
  step: { contact: 'Kontakt', delivery: 'Lieferung', review: 'Prüfen' },
  stepTitles: {
    contact: 'Wer bestellt?',
    delivery: 'Wie soll es zu Ihnen kommen?',
    review: 'Bestellung prüfen',
  },
  stepDone: 'erledigt',
  failed: 'Die Kasse konnte nicht geladen werden',
  expired: 'Ihre Sitzung ist abgelaufen',
  emptyCart: 'Es gibt nichts zu bestellen',
  emptyCartText: 'Legen Sie zuerst ein Produkt in den Warenkorb.',
  edit: 'Ändern',
  editOf: (step) => `${step} ändern`,
  continue: 'Weiter',
  contactText: 'An diese Adresse senden wir die Bestätigung.',
  haveAccount: 'Haben Sie schon ein Konto?',
  deliveryAddress: 'Lieferadresse',
  digitalOnly: 'Sie bestellen einen Download. Eine Lieferung ist nicht nötig.',
  noMethods: 'An diese Adresse können wir nicht liefern. Wählen Sie eine andere.',
  methodsFailed: 'Die Lieferarten konnten nicht geladen werden',
  slotFull: 'ausgebucht',
  methodMissing: 'Wählen Sie eine Lieferart.',
  pickupAt: (place) => `Abholung: ${place}`,
  billingTitle: 'Rechnungsadresse',
  billingSame: 'Wie die Lieferadresse',
  paymentText: 'Sie zahlen auf der sicheren Seite unseres Zahlungsanbieters.',
  payLater: (amount) => `Sie zahlen ${amount} später.`,
  nothingToPay: 'Es ist nichts zu zahlen.',
  note: 'Nachricht an den Shop',
  /** The link is in brackets. */
  terms: 'Ich stimme den [Geschäftsbedingungen] zu',
  promises: {
    delivery: 'Versand innerhalb von drei Werktagen',
    returns: '30 Tage Rückgaberecht',
  },
  brands: 'Sie können bezahlen mit',
  termsMissing: 'Stimmen Sie den Geschäftsbedingungen zu, um zu bestellen.',
  place: 'Zahlungspflichtig bestellen',
  placeAndPay: (amount) => `${amount} zahlungspflichtig bestellen`,
  placing: 'Die Bestellung wird aufgegeben',
  doNotClose: 'Bitte warten. Es wird nur einmal bestellt, auch wenn Sie noch einmal drücken.',
  placeFailed: 'Die Bestellung konnte nicht aufgegeben werden',
  notices: {
    totalsChanged: 'Die Summe hat sich geändert. Prüfen Sie sie, bevor Sie zahlen.',
    orderChanged: 'Inzwischen hat sich etwas geändert. Prüfen Sie die Bestellung, bevor Sie zahlen.',
    unknown: 'Wir wissen noch nicht, ob die Bestellung angekommen ist.',
  },
  checkOrder: 'Prüfen, ob sie angekommen ist',
  soldOut: (name) => `${name} ist inzwischen ausverkauft.`,
  stockChanged: (name, count) => `Von ${name} ${count === 1 ? 'ist' : 'sind'} nur noch ${count} da.`,
  savedAddress: 'Gespeicherte Adressen',
  deliveryOpen: 'noch nicht gewählt',
  saveFailed: 'Ihre Angaben konnten nicht gespeichert werden',
  methodGone: 'Diese Lieferart gibt es nicht mehr. Wählen Sie eine andere.',
  expiredText:
    'Melden Sie sich wieder an, um fortzufahren. Ihre Eingaben bleiben erhalten, und es wurde nichts bestellt.',
  expiredGuestText:
    'Dieser Warenkorb lässt sich nicht mehr öffnen, und es wurde nichts bestellt. Ihre Eingaben bleiben für die nächste Bestellung erhalten.',
};

/** The payment of an order that was placed. */
export const payment: Text['payment'] = {
  open: 'Ihre Bestellung wartet auf die Zahlung',
  openText: 'Der offene Betrag wurde noch nicht abgebucht. Die Produkte sind kurze Zeit für Sie reserviert.',
  pay: 'Jetzt zahlen',
  opening: 'Die Zahlungsseite wird geöffnet',
  failed: 'Die Zahlungsseite konnte nicht geöffnet werden',
  declined: 'Die Zahlung wurde abgelehnt',
  payAgain: 'Anders bezahlen',
  declinedText:
    'Der offene Betrag wurde nicht abgebucht. Auf der Zahlungsseite können Sie eine andere Karte oder Zahlungsart wählen. Die Produkte sind noch kurze Zeit für Sie reserviert.',
  pending: 'Die Zahlung wird bearbeitet',
  pendingText: 'Das kann einige Minuten dauern. Danach erhalten Sie eine E-Mail.',
};

import type { AllText } from '../../../text/text.tsx';

/** The start page. */
export const home: AllText['home'] = {
  title: 'Steinzeug für jeden Tag',
  intro: 'Tassen, Schalen und Teller mit einer Glasur wie das Meer, einzeln gefertigt in Galway.',
  toShop: 'Alle Produkte ansehen',
  newest: 'Neu aus dem Ofen',
  newestText: 'Die neuesten Stücke, solange der Vorrat reicht.',
  onSale: 'Reduziert',
  onSaleText: 'Letzte Stücke und zweite Wahl.',
  collections: 'Nach Kategorie einkaufen',
  story: {
    title: 'Vom Hafen auf den Tisch',
    text: 'Zu fünft drehen, glasieren und brennen wir in einem früheren Netzspeicher an der Dock Road. Der Ton kommt aus der Mitte Irlands, die Glasuren sind unsere eigenen, und alle paar Wochen wird der Ofen geöffnet. Was einen kleinen Fehler hat, verkaufen wir als zweite Wahl, und was unterwegs zerbricht, ersetzen wir.',
  },
  promises: {
    delivery: 'Sorgfältig verpackt',
    deliveryText: 'Geht unterwegs etwas zu Bruch, ersetzen wir es.',
    returns: '30 Tage Rückgabe',
    returnsText: 'Unbenutzt zurücksenden, wir erstatten den Preis.',
    care: 'Für Spülmaschine und Ofen',
    careText: 'Für den täglichen Gebrauch, nicht für die Vitrine.',
  },
  failed: 'Die Produkte konnten nicht geladen werden',
  empty: 'Die Regale sind leer',
  emptyText: 'Alle paar Wochen kommen neue Stücke aus dem Ofen.',
};

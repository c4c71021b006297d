import type { Text } from '../dictionary.ts';

/** Who makes what the shop sells, and what it promises. */
export const story: Text['story'] = {
  title: 'Vom Hafen auf den Tisch',
  text: 'Zu fünft drehen, glasieren und brennen wir in einem früheren Netzspeicher an der Dock Road. Der Ton kommt aus der Mitte Irlands, die Glasuren sind unsere eigenen, und alle paar Wochen wird der Ofen geöffnet. Was einen kleinen Fehler hat, verkaufen wir als zweite Wahl, und was unterwegs zerbricht, ersetzen wir.',
  promises: {
    delivery: 'Sorgfältig verpackt',
    deliveryText: 'Geht unterwegs etwas zu Bruch, ersetzen wir es.',
    returns: '30 Tage Rückgabe',
    returnsText: 'Unbenutzt zurücksenden, wir erstatten den Preis.',
    care: 'Für Spülmaschine und Ofen',
    careText: 'Für den täglichen Gebrauch, nicht für die Vitrine.',
  },
};

import type { AllText } from '../../../text/text.tsx';

/** What changes a cart, and what is wrong with it. */
export const cartLines: AllText['cartLines'] = {
  each: (price) => `${price} pro Stück`,
  changeUnknown: 'Der Shop hat nicht geantwortet. Der Warenkorb wird zur Sicherheit neu gelesen.',
  setQuantity: (count) => `Menge auf ${count} ändern`,
  unavailable: 'Nicht mehr erhältlich',
  unavailableText: 'Entfernen Sie dieses Produkt, um fortzufahren.',
  priceChanged: (before, now) => `Der Preis hat sich von ${before} auf ${now} geändert.`,
  partly: (wanted, left) =>
    `Sie wollten ${wanted} Stück. Es ${left === 1 ? 'ist' : 'sind'} nur noch ${left} da, und nur so viele zählen in der Summe.`,
  estimateFailed: 'Die Summen konnten nicht berechnet werden',
  noDelivery: 'Der Versand konnte nicht berechnet werden. Er ist in der Summe nicht enthalten.',
  update: 'Aktualisieren',
  saveFailed: 'Ihr Warenkorb konnte nicht geändert werden',
  belowMinimum: (minimum, missing) => `Bestellungen beginnen bei ${minimum}. Es fehlen ${missing}.`,
};

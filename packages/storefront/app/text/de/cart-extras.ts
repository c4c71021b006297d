import type { Text } from '../dictionary.ts';

/** Codes of coupons and gift cards, the estimate of the delivery, and undoing a removal. */
export const cartExtras: Text['cartExtras'] = {
  code: {
    open: 'Gutschein oder Geschenkkarte',
    field: 'Code des Gutscheins oder der Geschenkkarte',
  },
  coupon: {
    open: 'Gutschein einlösen',
    field: 'Gutscheincode',
    applied: (code) => `Der Gutschein ${code} ist eingelöst`,
    remove: (code) => `Gutschein ${code} entfernen`,
  },
  giftCard: {
    open: 'Geschenkkarte einlösen',
    field: 'Geschenkkartencode',
    applied: (code) => `Die Geschenkkarte ${code} ist eingelöst`,
    remove: () => 'Geschenkkarte entfernen',
  },
  apply: 'Einlösen',
  applying: 'Wird eingelöst',
  codeMissing: 'Geben Sie einen Code ein.',
  codeFailed: 'Der Code konnte nicht geprüft werden',
  estimate: 'Versand und MwSt. schätzen',
  estimateText: 'Geben Sie an, wohin wir liefern sollen. An der Kasse können Sie es ändern.',
  estimateSubmit: 'Berechnen',
  estimatedFor: (place) => `Berechnet für ${place}`,
  notDelivered: 'Dorthin bietet der Shop keine Lieferung an.',
  removed: (name) => `${name} wurde entfernt`,
  undo: 'Rückgängig',
};

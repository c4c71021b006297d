import type { Text } from '../dictionary.ts';

/** Loading, slow, failed: texts that all pages share. */
export const states: Text['states'] = {
  loading: 'Wird geladen',
  retry: 'Erneut versuchen',
  retrying: 'Neuer Versuch läuft',
  requestId: 'Anfrage-Nummer',
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyOf: (what) => `Kopieren: ${what}`,
  copyFailed: 'Kopieren geht hier nicht. Markieren Sie den Text, und kopieren Sie ihn.',
  network: 'Der Shop ist nicht erreichbar. Prüfen Sie die Verbindung, und versuchen Sie es erneut.',
  timeout: 'Der Shop hat zu lange nicht geantwortet.',
  busy: 'Im Shop ist viel los. Warten Sie einen Moment, und versuchen Sie es erneut.',
  busyFor: (seconds) => `Im Shop ist viel los. Versuchen Sie es in ${seconds} s erneut.`,
  server: 'Im Shop ist etwas schiefgegangen. Es liegt nicht an Ihnen.',
  unexpected: 'Der Shop hat auf eine Weise geantwortet, die diese Seite nicht versteht.',
  session: 'Ihre Sitzung ist beendet. Melden Sie sich wieder an, um fortzufahren.',
  notAllowed: 'Ihr Konto darf das nicht.',
  notFound: 'Das gibt es nicht mehr.',
  conflict: 'Das wurde inzwischen woanders geändert. Sehen Sie sich die neue Fassung an.',
  tooLarge: 'Das ist zu groß zum Senden.',
  invalid: 'Der Shop hat einige Angaben nicht angenommen.',
  rejected: 'Der Shop hat das nicht angenommen.',
  unknownOutcome: 'Wir wissen nicht, ob das geklappt hat, denn die Antwort des Shops ging verloren.',
};

export const problems: Text['problems'] = {
  LINE_ITEMS_OUT_OF_STOCK: 'Nicht alles in Ihrem Warenkorb ist erhältlich.',
  MEMBERS_ONLY_ITEM: 'Dieses Produkt ist nur für Mitglieder. Melden Sie sich zuerst an.',
  CANNOT_APPLY_COUPON_DISCOUNT_WHEN_PURCHASING_GIFT_CARD: 'Ein Gutschein gilt nicht für eine Geschenkkarte.',
  CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD: 'Eine Geschenkkarte kann keine Geschenkkarte bezahlen.',
  MISSING_DELIVERY_ADDRESS: 'Die Lieferadresse fehlt.',
  MISSING_DELIVERY_METHOD: 'Es ist noch keine Lieferung gewählt.',
  DELIVERY_METHOD_NO_LONGER_AVAILABLE:
    'Die gewählte Lieferung wird nicht mehr angeboten. Wählen Sie eine andere.',
  DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS:
    'Die gewählte Lieferung bringt nicht alles in Ihrem Warenkorb.',
  INVALID_POSTAL_CODE: 'Die Postleitzahl gibt es in diesem Land nicht.',
  INVALID_SUBDIVISION: 'Die Region gibt es in diesem Land nicht.',
  CART_ALREADY_ORDERED: 'Dieser Warenkorb ist schon bestellt. Sehen Sie Ihre Bestellungen an.',
  EMPTY_CART: 'Ihr Warenkorb ist leer. Legen Sie zuerst ein Produkt hinein.',
  INVALID_CART: 'So kann der Warenkorb nicht bestellt werden. Prüfen Sie Produkte und Angaben.',
  VIOLATIONS_WITH_ERROR_SEVERITY:
    'Der Shop nimmt den Warenkorb so nicht an. Prüfen Sie Produkte und Angaben.',
  CALCULATION_ERROR: 'Die Summe ließ sich nicht berechnen. Versuchen Sie es später erneut.',
  ITEM_NOT_FOUND_IN_CATALOG:
    'Dieses Produkt oder diese Variante gibt es nicht mehr. Wählen Sie etwas anderes.',
  LINE_ITEM_NOT_FOUND_IN_CART: 'Dieses Produkt ist nicht mehr im Warenkorb. Laden Sie die Seite neu.',
  LINE_ITEM_PRICE_CONFLICT:
    'Der Preis eines Produkts hat sich geändert. Prüfen Sie ihn, und legen Sie es erneut hinein.',
  FIXED_QUANTITY_ITEM: 'Die Anzahl dieses Produkts lässt sich nicht ändern.',
  MAX_LINE_ITEMS_EXCEEDED:
    'Ihr Warenkorb ist voll. Entfernen Sie ein Produkt, bevor Sie ein weiteres hineinlegen.',
  COUPON_ALREADY_EXISTS: 'Dieser Gutschein ist schon im Warenkorb.',
  MAX_COUPONS_PER_CART_EXCEEDED: 'Im Warenkorb ist ein anderer Gutschein. Entfernen Sie ihn zuerst.',
  COUPON_LOCKED: 'Der Gutschein dieses Warenkorbs lässt sich nicht ändern.',
  COUPON_NOT_FOUND_IN_CART: 'Dieser Gutschein ist nicht mehr im Warenkorb. Laden Sie die Seite neu.',
  CANNOT_REDEEM_COUPON_WHEN_PURCHASING_GIFT_CARD:
    'Ein Gutschein gilt nicht für eine Geschenkkarte. Entfernen Sie den Gutschein.',
  GIFT_CARD_ALREADY_EXISTS: 'Diese Geschenkkarte ist schon im Warenkorb.',
  MAX_GIFT_CARDS_PER_CART_EXCEEDED: 'Im Warenkorb ist eine andere Geschenkkarte. Entfernen Sie sie zuerst.',
  GIFT_CARD_LOCKED: 'Die Geschenkkarte dieses Warenkorbs lässt sich nicht ändern.',
  GIFT_CARD_NOT_FOUND_IN_CART: 'Diese Geschenkkarte ist nicht mehr im Warenkorb. Laden Sie die Seite neu.',
  GIFT_CARD_REDEEM_ERROR:
    'Die Geschenkkarte konnte nicht bezahlen. Entfernen Sie sie, oder versuchen Sie es erneut.',
  INVALID_ADDRESS_FORMAT: 'Die Adresse ist nicht gültig. Prüfen Sie Ihre Angaben.',
  DELIVERY_METHOD_MISSING_ADDRESS: 'Geben Sie Ihre Adresse an, bevor Sie die Lieferung wählen.',
  DELIVERY_METHOD_MISSING_LINE_ITEMS:
    'Ihr Warenkorb ist leer. Legen Sie ein Produkt hinein, bevor Sie die Lieferung wählen.',
  SITE_NOT_ACCEPTING_PAYMENTS: 'Der Shop nimmt gerade keine Zahlungen an. Fragen Sie im Shop nach.',
  SITE_NOT_PUBLISHED: 'Der Shop nimmt gerade keine Bestellungen an. Versuchen Sie es später erneut.',
  STORES_NOT_INSTALLED: 'Diese Website hat noch keinen Shop.',
  CHECKOUT_PAGE_NOT_FOUND: 'Die Bezahlseite gibt es nicht. Fragen Sie im Shop nach.',
  PAYMENT_ALREADY_IN_PROGRESS: 'Eine Zahlung läuft schon. Warten Sie, bis sie beendet ist.',
  PAYMENT_ATTEMPT_EXPIRED: 'Die Zeit für die Zahlung ist abgelaufen. Beginnen Sie erneut.',
  INVALID_PAYMENT_STATUS: 'Die Zahlung ist fehlgeschlagen. Versuchen Sie es erneut, oder zahlen Sie anders.',
  UNAVAILABLE_PAYMENT_METHOD: 'Diese Zahlungsart ist nicht verfügbar. Wählen Sie eine andere.',
  EMPTY_PAYMENT_TOKEN: 'Die Bestellung lässt sich hier nicht bezahlen. Fragen Sie im Shop nach.',
};

export const codeProblems: Text['codeProblems'] = {
  coupon: {
    INVALID_COUPON_CODE: 'Diesen Code gibt es nicht. Prüfen Sie die Schreibweise.',
    INVALID_COUPON_STATUS: 'Dieser Gutschein gilt zurzeit nicht.',
    EXPIRED: 'Dieser Gutschein ist abgelaufen.',
    DISABLED: 'Dieser Gutschein gilt nicht mehr.',
    INACTIVE: 'Dieser Gutschein gilt noch nicht.',
    MAX_USAGE_EXCEEDED: 'Dieser Gutschein ist aufgebraucht.',
    MAX_USAGE_PER_CUSTOMER_EXCEEDED: 'Sie haben diesen Gutschein schon eingelöst.',
    NOT_APPLICABLE_TO_SUBSCRIPTIONS: 'Dieser Gutschein gilt nicht für Abonnements.',
    NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS: 'Der Gutschein gilt nicht für die Produkte in Ihrem Warenkorb.',
    MIN_LINE_ITEM_QUANTITY_NOT_REACHED: 'Ihr Warenkorb hat weniger Stück, als dieser Gutschein verlangt.',
    MIN_SUBTOTAL_NOT_REACHED: 'Ihr Warenkorb liegt unter dem Betrag, den dieser Gutschein verlangt.',
  },
  giftCard: {
    INVALID_GIFT_CARD_CODE: 'Diese Geschenkkarte gibt es nicht. Prüfen Sie den Code.',
    INVALID_GIFT_CARD_STATUS: 'Diese Geschenkkarte gilt zurzeit nicht.',
    EXPIRED: 'Diese Geschenkkarte ist abgelaufen.',
    DISABLED: 'Diese Geschenkkarte ist gesperrt.',
    EMPTY_BALANCE: 'Diese Geschenkkarte ist aufgebraucht.',
  },
};

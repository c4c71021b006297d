import type { Text } from '../en/index.ts';
import { pluralOf } from '../plural.ts';

const plural = pluralOf('de');

/** Header, navigation and footer. */
export const shell: Text['shell'] = {
  shop: {
    name: 'Harbour Ceramics',
    place: 'Galway, Irland',
    promise: 'Von Hand gedreht, glasiert und gebrannt in einer kleinen Werkstatt am Hafen.',
  },
  skip: 'Zum Inhalt',
  main: 'Hauptmenü',
  menu: 'Menü',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  home: 'Start',
  allProducts: 'Alle Produkte',
  categories: 'Kategorien',
  account: 'Konto',
  signIn: 'Anmelden',
  signOut: 'Abmelden',
  signingOut: 'Abmeldung läuft',
  signedInAs: (name) => `Angemeldet als ${name}`,
  cart: 'Warenkorb',
  cartCount: (count) =>
    count === 0 ? 'Warenkorb, leer' : `Warenkorb, ${plural(count, { one: '# Artikel', other: '# Artikel' })}`,
  theme: 'Darstellung',
  themes: { system: 'Automatisch', light: 'Hell', dark: 'Dunkel' },
  language: 'Sprache',
  trail: 'Sie sind hier',
  toasts: 'Meldungen',
  help: 'Hilfe',
  aboutShop: 'Über den Shop',
  sessionEnded: 'Zu Ihrer Sicherheit ist die Sitzung beendet. Melden Sie sich wieder an, um fortzufahren.',
  signedOut: 'Sie sind abgemeldet.',
  signOutFailed: 'Auf diesem Gerät sind Sie abgemeldet, aber der Shop hat es nicht bestätigt',
  dismiss: 'Meldung schließen',
  close: 'Schließen',
  back: 'Zurück',
  legal: {
    delivery: 'Versand',
    returns: 'Rückgabe',
    terms: 'Geschäftsbedingungen',
    privacy: 'Datenschutz',
    imprint: 'Impressum',
  },
  copyright: (year) => `© ${year} Harbour Ceramics`,
  titleOf: (page) => `${page} · Harbour Ceramics`,
};

import { SHOP } from '../../../shop.config.ts';
import { pluralOf } from '../../format/plural.ts';
import type { Text } from '../dictionary.ts';

const plural = pluralOf('de');

/** Header, navigation and footer. */
export const shell: Text['shell'] = {
  shop: {
    name: SHOP.name,
    place: 'Galway, Irland',
    promise: 'Von Hand gedreht, glasiert und gebrannt in einer kleinen Werkstatt am Hafen.',
  },
  skip: 'Zum Inhalt',
  main: 'Hauptmenü',
  menu: 'Menü',
  openMenu: 'Menü öffnen',
  allProducts: 'Alle Produkte',
  allOf: (name) => `${name}: alle ansehen`,
  account: 'Konto',
  signIn: 'Anmelden',
  signedInAs: (name) => `Angemeldet als ${name}`,
  cart: 'Warenkorb',
  cartCount: (count) =>
    count === 0 ? 'Warenkorb, leer' : `Warenkorb, ${plural(count, { one: '# Artikel', other: '# Artikel' })}`,
  theme: 'Darstellung',
  themes: { system: 'Automatisch', light: 'Hell', dark: 'Dunkel' },
  language: 'Sprache',
  trail: 'Sie sind hier',
  aboutShop: 'Über den Shop',
  close: 'Schließen',
  help: 'Hilfe',
  shopLinks: 'Shop',
  legalPages: 'Rechtliches',
  visit: 'Besuchen Sie uns',
  payment: 'Zahlungsarten',
  console: 'Konsole der lokalen Plattform',
  legal: {
    delivery: 'Versand',
    returns: 'Rückgabe',
    terms: 'Geschäftsbedingungen',
    privacy: 'Datenschutz',
    imprint: 'Impressum',
  },
  titleOf: (page) => `${page} · ${SHOP.name}`,
};

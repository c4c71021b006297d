import { SHOP } from '../../../shop.config.ts';
import { pluralOf } from '../../format/plural.ts';

const plural = pluralOf('en');

/** Header, navigation and footer. */
export const shell = {
  shop: {
    name: SHOP.name,
    place: 'Galway, Ireland',
    promise: 'Thrown, glazed and fired by hand in a small workshop by the harbour.',
  },
  skip: 'Skip to the content',
  main: 'Main menu',
  menu: 'Menu',
  openMenu: 'Open the menu',
  allProducts: 'All products',
  allOf: (name: string) => `${name}: see all`,
  account: 'Account',
  signIn: 'Sign in',
  signedInAs: (name: string) => `Signed in as ${name}`,
  cart: 'Cart',
  cartCount: (count: number) =>
    count === 0 ? 'Cart, empty' : `Cart, ${plural(count, { one: '# item', other: '# items' })}`,
  theme: 'Theme',
  themes: { system: 'Automatic', light: 'Light', dark: 'Dark' },
  language: 'Language',
  trail: 'You are here',
  aboutShop: 'About the shop',
  close: 'Close',
  help: 'Help',
  shopLinks: 'Shop',
  legalPages: 'Legal',
  visit: 'Visit us',
  payment: 'You can pay with',
  console: 'Console of the local platform',
  legal: {
    delivery: 'Delivery',
    returns: 'Returns',
    terms: 'Terms and conditions',
    privacy: 'Privacy',
    imprint: 'Imprint',
  },
  titleOf: (page: string) => `${page} · ${SHOP.name}`,
};

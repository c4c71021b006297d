import { pluralOf } from '../plural.ts';

const plural = pluralOf('en');

/** Header, navigation and footer. */
export const shell = {
  shop: {
    name: 'Harbour Ceramics',
    place: 'Galway, Ireland',
    promise: 'Thrown, glazed and fired by hand in a small workshop by the harbour.',
  },
  skip: 'Skip to the content',
  main: 'Main menu',
  menu: 'Menu',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  home: 'Home',
  allProducts: 'All products',
  categories: 'Categories',
  account: 'Account',
  signIn: 'Sign in',
  signOut: 'Sign out',
  signingOut: 'Signing out',
  signedInAs: (name: string) => `Signed in as ${name}`,
  cart: 'Cart',
  cartCount: (count: number) =>
    count === 0 ? 'Cart, empty' : `Cart, ${plural(count, { one: '# item', other: '# items' })}`,
  theme: 'Theme',
  themes: { system: 'Automatic', light: 'Light', dark: 'Dark' },
  language: 'Language',
  trail: 'You are here',
  toasts: 'Messages',
  help: 'Help',
  aboutShop: 'About the shop',
  sessionEnded: 'For your safety, your session has ended. Sign in again to continue.',
  signedOut: 'You are signed out.',
  signOutFailed: 'You are signed out on this device, but the shop did not confirm it',
  dismiss: 'Close this message',
  close: 'Close',
  back: 'Back',
  legal: {
    delivery: 'Delivery',
    returns: 'Returns',
    terms: 'Terms and conditions',
    privacy: 'Privacy',
    imprint: 'Imprint',
  },
  copyright: (year: number) => `© ${year} Harbour Ceramics`,
  titleOf: (page: string) => `${page} · Harbour Ceramics`,
};

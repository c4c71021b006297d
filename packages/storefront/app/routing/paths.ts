import { useMemo } from 'react';
import { SHOP } from '../../shop.config.ts';
import { isLanguage, LANGUAGES, type Language } from '../text/languages.ts';
import { useLanguage } from '../text/text.tsx';

const segment = encodeURIComponent;

/** The language of a path, which is its first part. Defaults to the first language. */
export function languageOfPath(pathname: string): Language {
  const code = pathname.split('/')[1];
  return isLanguage(code) ? code : LANGUAGES[0].code;
}

/** The legal pages. */
export const LEGAL_PAGES = SHOP.legalPages;

export type LegalPage = (typeof LEGAL_PAGES)[number];

export const isLegalPage = (page: string): page is LegalPage => LEGAL_PAGES.some((known) => known === page);

/** The paths that pages link to, in one language. `app/routes.ts` has all pages. */
export const pathsIn = (language: Language) => ({
  home: `/${language}`,
  products: `/${language}/products`,
  /** Lists that a shop without filters shows in another order, and with all products. */
  newest: `/${language}/products?sort=newest`,
  reduced: `/${language}/products?sale=only`,
  collection: (slug: string) => `/${language}/collections/${segment(slug)}`,
  product: (slug: string) => `/${language}/products/${segment(slug)}`,
  search: `/${language}/search`,
  suggestions: `/${language}/search/suggestions`,
  cart: `/${language}/cart`,
  checkout: `/${language}/checkout`,
  order: (id: string) => `/${language}/orders/${segment(id)}`,
  findOrder: `/${language}/find-order`,
  /** The form to withdraw from the contract of an order, which is identified by its number. */
  withdrawal: (orderNumber?: string) =>
    `/${language}/withdrawal${orderNumber === undefined ? '' : `?order=${segment(orderNumber)}`}`,
  signIn: `/${language}/sign-in`,
  account: `/${language}/account`,
  accountOrders: `/${language}/account/orders`,
  accountOrder: (id: string) => `/${language}/account/orders/${segment(id)}`,
  addresses: `/${language}/account/addresses`,
  address: (id: string) => `/${language}/account/addresses/${segment(id)}`,
  newAddress: `/${language}/account/addresses/new`,
  profile: `/${language}/account/profile`,
  resetPassword: `/${language}/reset-password`,
  accountDeleted: `/${language}/account-deleted`,
  legal: (page: LegalPage) => `/${language}/legal/${page}`,
});

/** Whether a path with its query is that of the sign-in, in whatever language. */
export const isSignIn = (path: string): boolean =>
  path.split('?')[0] === pathsIn(languageOfPath(path)).signIn;

/** The paths of all pages, in the language of the page. */
export type Paths = ReturnType<typeof pathsIn>;

export function usePaths(): Paths {
  const { code } = useLanguage();
  return useMemo(() => pathsIn(code), [code]);
}

import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { COMMON_AREAS, loadAreas, type TextArea } from '../text/text-areas.ts';
import { languageOfPath } from './paths.ts';

/** The texts of a cart. */
export const CART_AREAS: readonly TextArea[] = ['cart', 'purchase', 'form'];

const ORDER_AREAS: readonly TextArea[] = ['order', 'purchase'];

/** The areas of pages, by the beginning of the path after the language. The first that matches counts. */
const AREAS: readonly [start: RegExp, areas: readonly TextArea[]][] = [
  [/^$/, ['home']],
  [/^(products$|collections|search)/, ['productList']],
  [/^products\/[^/]+\/review/, ['product', 'reviews', 'form']],
  [/^products\/./, ['product']],
  [/^cart/, CART_AREAS],
  [/^checkout/, ['checkout', ...CART_AREAS]],
  [/^orders/, ORDER_AREAS],
  [/^find-order/, ['order', 'form']],
  [/^sign-in|^reset-password/, ['signIn', 'form']],
  [/^account\/orders\/./, ['account', ...ORDER_AREAS]],
  [/^account(\/orders)?$|^account-deleted/, ['account', 'order']],
  [/^account/, ['account', 'member', 'form']],
  [/^legal/, ['legal']],
];

/** The areas of the texts of a page. One that is missing here is loaded by the page itself, which is later. */
export function areasOfPath(pathname: string): readonly TextArea[] {
  const rest = pathname.split('/').filter(Boolean).slice(1).join('/');
  const [, areas = []] = AREAS.find(([start]) => start.test(rest)) ?? [];
  return [...COMMON_AREAS, ...areas];
}

/** Loads the texts of the page that a navigation leads to, while its data is loaded. */
export function useTextOfNextPage(): void {
  const { pathname } = useNavigation().location ?? {};
  useEffect(() => {
    if (pathname !== undefined) void loadAreas(languageOfPath(pathname), areasOfPath(pathname));
  }, [pathname]);
}

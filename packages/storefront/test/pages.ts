/** The pages of `routes.ts`, each with a path. */
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../app/routes.ts';

const pagesOf = ({ path = '', file, children }: RouteConfigEntry): string[] =>
  children?.flatMap(pagesOf) ?? (file.endsWith('.tsx') ? [path] : []);

/** All pages by their path after the language. */
export const PAGES = [...new Set(routes.flatMap(pagesOf))];

const leavesOf = ({ path = '', children }: RouteConfigEntry): string[] =>
  children?.flatMap(leavesOf) ?? [path];

/** The paths of all routes, with those that have no page. */
export const pathsOfRoutes = (orderId: string): string[] =>
  routes.flatMap((route) =>
    [...new Set(leavesOf(route))].map((path) => `${route.children ? '/en/' : '/'}${pathOf(path, orderId)}`),
  );

/** Pages that read nothing of the platform. */
export const STATIC = [
  '*',
  'legal/:page',
  'favorites',
  'withdrawal',
  'account-deleted',
  'reset-password',
  'sign-in',
  'find-order',
  'account/delete',
  'account/password',
];

/** Pages whose products are those that the server keeps, also while the platform cannot be reached. */
export const FROM_CATALOG = ['', 'products', 'collections/:slug', 'search'];

/** Pages that read something of the platform when they are opened. */
export const READING = PAGES.filter((path) => ![...STATIC, ...FROM_CATALOG].includes(path));

/** Whether a page is for members. */
export const isOfMembers = (page: string): boolean => /^account(\/|$)|review$|^orders/.test(page);

/** A path of a page, after the language. Orders are those of a member. */
export function pathOf(page: string, orderId: string): string {
  const paths: Record<string, string> = {
    'products/:product': 'products/harbour-bowl',
    'products/:product/review': 'products/harbour-bowl/review',
    'collections/:slug': 'collections/jugs',
    search: 'search?q=mug',
    'product-page/:product': 'product-page/harbour-bowl',
    'review-images/*': 'review-images/cup.png',
    'account/orders/:order': `account/orders/${orderId}`,
    'account/addresses/:address': 'account/addresses/new',
    'legal/:page': 'legal/terms',
    'orders/:order': `orders/${orderId}`,
    '*': 'nothing/here',
  };
  const path = paths[page] ?? page;
  if (/[:*]/.test(path)) throw new Error(`Add a path of the page ${page} to pathOf`);
  return path;
}

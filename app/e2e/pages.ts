/** The pages of `routes.ts`, each with a path. */
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../routes.ts';

/** Modules without a component respond with something else than a page. */
const pagesOf = (entries: readonly RouteConfigEntry[], parent = ''): string[] =>
  entries.flatMap(({ path = '', file, children }) => {
    const whole = [parent, path].filter(Boolean).join('/');
    return children ? pagesOf(children, whole) : file.endsWith('.tsx') ? [whole] : [];
  });

/** All pages by their path after the language. */
export const PAGES = pagesOf(routes.find(({ path }) => path === ':language')?.children ?? []);

/** A path of a page, after the language. Orders are those of a member. */
export const pathOf = (page: string, orderId: string): string =>
  ({
    'products/:product': 'products/harbour-bowl',
    'products/:product/review': 'products/harbour-bowl/review',
    'collections/:slug': 'collections/jugs',
    search: 'search?q=mug',
    'account/orders/:order': `account/orders/${orderId}`,
    'account/addresses/:address': 'account/addresses/new',
    'legal/:page': 'legal/terms',
    'orders/:order': `orders/${orderId}`,
    '*': 'nothing/here',
  })[page] ?? page;

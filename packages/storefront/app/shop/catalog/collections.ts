import type { Collection, Product } from 'storewire';
import { SHOP } from '../../../shop.config.ts';
import type { MenuEntry, MenuLink } from '../../routing/site-data.ts';

/** The collection of all products, which the platform creates. Pages have "All products" instead. */
const ALL_PRODUCTS = '00000000-000000-000000-000000000001';

/** Whether a collection has a page. */
export const hasPage = ({ id, slug, visible }: Collection): boolean =>
  Boolean(slug) && visible !== false && id !== ALL_PRODUCTS;

const MENU: readonly (readonly [slug: string, ...below: string[]])[] = SHOP.menu;

/** The menu, of collections that exist. A shop with none of its slugs has its first collections. */
export function menuOf(collections: readonly Collection[]): MenuEntry[] {
  const links = new Map(
    collections.map(({ slug, name }) => [slug ?? '', { slug: slug ?? '', name: name ?? '' }]),
  );
  const entries = MENU.flatMap(([slug, ...below]) => {
    const link = links.get(slug);
    return link ? [{ ...link, below: below.flatMap((each) => links.get(each) ?? []) }] : [];
  });
  if (entries.length > 0) return entries;
  return [...links.values()].slice(0, MENU.length).map((link) => ({ ...link, below: [] }));
}

/** The collections that lead to a product: the first of the menu that has it or is above one that has it, and that one. */
export function trailTo({ collectionIds = [] }: Product, collections: readonly Collection[]): MenuLink[] {
  const own = new Set(
    collections.filter(({ id }) => id && collectionIds?.includes(id)).map(({ slug }) => slug ?? ''),
  );
  const entry = menuOf(collections).find((each) => [each, ...each.below].some(({ slug }) => own.has(slug)));
  if (!entry) return [];
  const below = entry.below.find(({ slug }) => own.has(slug));
  return [entry, ...(below ? [below] : [])].map(({ slug, name }) => ({ slug, name }));
}

import { SHOP } from '../../../shop.config.ts';
import type { MenuEntry, MenuLink } from '../../routing/site-data.ts';
import type { ShopCollection } from '../../store/catalog/catalog.ts';
import type { FullProduct, ShopPicture } from '../../store/product/product.ts';

const MENU: readonly (readonly [slug: string, ...below: string[]])[] = SHOP.menu;

/** The menu, of collections that exist. A shop with none of its slugs has its first collections. */
export function menuOf(collections: readonly ShopCollection[]): MenuEntry[] {
  const links = new Map(collections.map(({ slug, name }) => [slug, { slug, name }]));
  const entries = MENU.flatMap(([slug, ...below]) => {
    const link = links.get(slug);
    return link ? [{ ...link, below: below.flatMap((each) => links.get(each) ?? []) }] : [];
  });
  if (entries.length > 0) return entries;
  return [...links.values()].slice(0, MENU.length).map((link) => ({ ...link, below: [] }));
}

/** The collections that lead to a product: the first of the menu that has it or is above one that has it, and that one. */
export function trailTo({ collectionIds }: FullProduct, collections: readonly ShopCollection[]): MenuLink[] {
  const own = new Set(collections.filter(({ id }) => collectionIds.includes(id)).map(({ slug }) => slug));
  const entry = menuOf(collections).find((each) => [each, ...each.below].some(({ slug }) => own.has(slug)));
  if (!entry) return [];
  const below = entry.below.find(({ slug }) => own.has(slug));
  return [entry, ...(below ? [below] : [])].map(({ slug, name }) => ({ slug, name }));
}

/** The picture of a collection, or else of one of its products: one that is not used yet, if there is one. */
export function pictureOfCollection(
  { id, picture }: ShopCollection,
  products: readonly FullProduct[],
  used: ReadonlySet<string> = new Set(),
): ShopPicture | undefined {
  if (picture) return picture;
  const pictures = products
    .filter(({ collectionIds }) => collectionIds.includes(id))
    .flatMap((product) => product.pictures[0] ?? []);
  return pictures.find(({ url }) => !used.has(url ?? '')) ?? pictures[0];
}

import type { Collection } from 'storewire';
import { SHOP } from '../../../shop.config.ts';
import type { MenuEntry } from '../../routing/shell-data.ts';

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

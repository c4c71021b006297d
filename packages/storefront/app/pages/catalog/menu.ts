import type { Collection } from 'storewire';
import type { MenuEntry } from '../../routing/shell-data.ts';

/** The menu of the shop: slugs of collections in their order, each with those below it. */
const MENU: readonly (readonly [slug: string, ...below: string[]])[] = [
  ['mugs'],
  ['tableware', 'bowls', 'plates', 'platters', 'cups', 'jugs'],
  ['tea', 'teapots', 'coffee'],
  ['kitchen', 'jars', 'bottles'],
  ['for-plants-and-flowers', 'vases', 'planters'],
  ['candlesticks'],
  ['gifts-up-to-30', 'gifts-up-to-60', 'sets'],
  ['sale'],
];

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

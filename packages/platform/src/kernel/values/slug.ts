/** Most characters of a slug that calls can read an item by. */
export const MAX_SLUG_LENGTH = 100;

/**
 * The last part of a URL that is made from a name: lower case, words
 * joined by hyphens, letters of any script.
 */
export function slugOf(name: string, isTaken: (slug: string) => boolean): string {
  const base =
    name
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/\p{M}+/gu, '')
      // a number at its end fits as well
      .slice(0, MAX_SLUG_LENGTH - 10)
      // what is left of a character that was cut is no letter
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-+|-+$/g, '') || 'item';
  for (let number = 0; ; number++) {
    const slug = number === 0 ? base : `${base}-${number}`;
    if (!isTaken(slug)) return slug;
  }
}

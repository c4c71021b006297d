import type { Members } from './operation-info.ts';

/** Field masks are lists for callers and comma-joined text on the wire. Takes the dotted paths of the masks. */
export const joinMasks =
  (...masks: string[]): ((members: Members) => Members) =>
  (members) =>
    masks.reduce((result, mask) => joinMask(result, mask.split('.')) as Members, members);

function joinMask(value: unknown, [name, ...rest]: string[]): unknown {
  if (name === undefined) return Array.isArray(value) ? value.join(',') : value;
  if (Array.isArray(value)) return value.map((item) => joinMask(item, [name, ...rest]));
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return value;
  return { ...value, [name]: joinMask((value as Members)[name], rest) };
}

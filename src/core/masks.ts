import { changeAt } from './members.ts';
import type { Encoder } from './operation-info.ts';

/** Field masks are lists for callers and comma-joined text on the wire. Takes the dotted paths of the masks. */
export const joinMasks =
  (...masks: string[]): Encoder =>
  (members) =>
    masks.reduce((result, mask) => changeAt(result, mask, (list) => (Array.isArray(list) ? list.join(',') : list)), members);

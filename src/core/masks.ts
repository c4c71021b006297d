import { changeAt } from './members.ts';
import type { Encoder } from './operation-info.ts';

/** Field masks are lists for callers and comma-joined text on the wire. Takes the dotted paths of the masks. */
export const joinMasks = (...masks: string[]): Encoder => changeAt(masks, (mask) => (Array.isArray(mask) ? mask.join(',') : mask));

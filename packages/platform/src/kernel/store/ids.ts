import { hash } from 'node:crypto';
import type { Database, SequenceName } from './database.ts';

/** Ids of new items. The same seed and the same writes give the same ids. */
export interface Ids {
  /** A UUID of version 4. */
  uuid: () => string;
  /** The next number of a sequence that starts at `first`, for example of orders. */
  next: (sequence: SequenceName, first?: number) => number;
}

/**
 * Ids follow from the name of the seed and a counter in the database, so that they are unique after a
 * restart too. Call them in writes only.
 */
export function createIds(db: Database): Ids {
  const next = (sequence: SequenceName, first = 1): number => {
    const name = `sequence:${sequence}`;
    const value = Number(db.meta(name) ?? first);
    db.setMeta(name, String(value + 1));
    return value;
  };
  return {
    next,
    uuid: () => uuidOf(`${db.meta('seed') ?? ''}\n${next('id')}`),
  };
}

/** A UUID of version 4 that follows from a text. */
export function uuidOf(text: string): string {
  const hex = hash('sha256', text);
  const variant = '89ab'[Number.parseInt(hex[16] ?? '0', 16) % 4];
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

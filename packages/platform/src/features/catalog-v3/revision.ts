import type { Base } from '../../kernel/context/context.ts';

/** What every saved entity has. An update needs the current revision. */
export interface Saved {
  /** A whole number as text. */
  revision: string;
  createdDate: string;
  updatedDate: string;
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** What they are in an import. */
export const SAVED_FORMATS = { revision: /^\d+$/, createdDate: TIME, updatedDate: TIME } as const;

/** The revision and the dates of an entity that is saved now. */
export const nextSave = ({ clock }: Pick<Base, 'clock'>, before: Partial<Saved> = {}): Saved => ({
  revision: String(BigInt(before.revision ?? 0) + 1n),
  createdDate: before.createdDate ?? clock.iso(),
  updatedDate: clock.iso(),
});

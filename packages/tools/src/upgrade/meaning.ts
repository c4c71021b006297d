import type ts from 'typescript';
import type { Edit } from './edits.ts';
import type { NeededImport } from './use.ts';

/** What a place is replaced by. */
export interface Meaning {
  name: string;
  replacement: string | undefined;
  note?: string | undefined;
  edits?: readonly Edit[] | undefined;
  needs?: readonly NeededImport[];
  /** The parts of the node that may have uses themselves. All by default. */
  inner?: readonly ts.Node[];
}

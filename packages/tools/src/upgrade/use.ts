import type ts from 'typescript';
import type { Edit } from './edits.ts';

/** A name that a changed place needs. */
export interface NeededImport {
  name: string;
  from: string;
  /** The name that the place uses, if it is another one. */
  as?: string;
  isType?: boolean;
}

/** A place where a project uses what a recipe replaces. */
export interface Use {
  file: ts.SourceFile;
  start: number;
  name: string;
  replacement: string | undefined;
  note: string | undefined;
  /** How to write it; undefined if a person has to. */
  edits: readonly Edit[] | undefined;
  /** What the edits need. */
  needs?: readonly NeededImport[];
}

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

/** What a place is replaced by. */
export interface Replacement {
  name: string;
  replacement: string | undefined;
  note?: string | undefined;
  /** How to write it; undefined if a person has to. */
  edits?: readonly Edit[] | undefined;
  /** What the edits need. */
  needs?: readonly NeededImport[];
}

/** What a node means. */
export interface Meaning extends Replacement {
  /** The parts of the node that may have uses themselves. All by default. */
  inner?: readonly ts.Node[];
}

/** A place where a project uses the SDK. */
export interface Use extends Replacement {
  file: ts.SourceFile;
  start: number;
}

/** A file with uses. */
export interface UsedFile {
  source: ts.SourceFile;
  checker: ts.TypeChecker;
  uses: readonly Use[];
}

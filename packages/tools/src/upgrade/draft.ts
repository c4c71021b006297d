import type ts from 'typescript';
import { applyEdits, type Segment } from './edits.ts';
import { importEdits } from './imports.ts';
import type { Use } from './use.ts';

/** A file with uses. */
export interface UsedFile {
  source: ts.SourceFile;
  checker: ts.TypeChecker;
  uses: readonly Use[];
}

/** The text of a file after the edits of its uses, and with the imports that they need. */
export function draftOf({ source, checker, uses }: UsedFile): Segment[] {
  const changed = uses.filter((use) => use.edits);
  const edits = changed.flatMap((use) => use.edits ?? []);
  return applyEdits(source.text, [...edits, ...importEdits(source, checker, changed)]);
}

import type ts from 'typescript';
import { applyEdits, type Segment } from './edits.ts';
import { importEdits } from './imports.ts';
import type { Use } from './use.ts';

/** A file with uses. */
export interface UsedFile<Found extends Use = Use> {
  source: ts.SourceFile;
  checker: ts.TypeChecker;
  uses: readonly Found[];
}

/** The text of a file after the edits of some of its uses, and with the imports that they need. */
export function draftOf({ source, checker, uses }: UsedFile, changed: ReadonlySet<Use>): Segment[] {
  const chosen = uses.filter((use) => changed.has(use));
  const edits = chosen.flatMap((use) => use.edits ?? []);
  return applyEdits(source.text, [...edits, ...importEdits(source, checker, chosen)]);
}

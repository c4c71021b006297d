import ts from 'typescript';
import { draftOf, type UsedFile } from './draft.ts';
import { originalPosition, type Segment, textOf } from './edits.ts';
import type { Drafts, Project } from './project.ts';

export interface CompileError {
  file: ts.SourceFile;
  start: number;
  message: string;
}

/**
 * What does not compile after the changes, at the places of the unchanged files. Lines where a use is left to a
 * person are listed already, and one error of a line says enough.
 */
export function errorsAfterChanges(
  files: readonly UsedFile[],
  projects: readonly Project[],
  drafts: Drafts,
): CompileError[] {
  const before = new Map(
    projects.flatMap((project) => project.files.map((file) => [file, errorsIn(project, file)])),
  );
  const segments = new Map<string, Segment[]>();
  for (const file of files) {
    const parts = draftOf(file);
    segments.set(file.source.fileName, parts);
    drafts.set(file.source.fileName, textOf(parts));
  }
  const listed = new Set(
    files.flatMap(({ source, uses }) =>
      uses.filter(({ edits }) => !edits).map(({ start }) => lineIn(source, start)),
    ),
  );
  const originals = new Map(files.map(({ source }) => [source.fileName, source]));
  return projects.flatMap((project) =>
    project.files.flatMap((file) =>
      errorsIn(project, file).flatMap(({ start, message, file: draft }): CompileError[] => {
        const source = originals.get(file) ?? draft;
        const parts = segments.get(file);
        const position = parts ? originalPosition(parts, start) : start;
        const line = lineIn(source, position);
        if (
          listed.has(line) ||
          before.get(file)?.some((error) => error.start === position && error.message === message)
        )
          return [];
        listed.add(line);
        return [{ file: source, start: position, message }];
      }),
    ),
  );
}

const errorsIn = (project: Project, file: string): CompileError[] =>
  project.errorsOf(file).flatMap(({ file: source, start = 0, messageText }) => {
    const [message = ''] = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n');
    return source ? [{ file: source, start, message }] : [];
  });

const lineIn = (source: ts.SourceFile, position: number): string =>
  `${source.fileName}:${source.getLineAndCharacterOfPosition(position).line}`;

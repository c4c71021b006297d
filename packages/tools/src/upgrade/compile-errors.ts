import ts from 'typescript';
import { originalPosition, type Segment, textOf } from './edits.ts';
import type { Project } from './project.ts';
import type { UsedFile } from './use.ts';

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
  segments: ReadonlyMap<string, readonly Segment[]>,
): CompileError[] {
  const drafts = new Map([...segments].map(([file, parts]) => [file, textOf(parts)]));
  const listed = new Set(
    files.flatMap(({ source, uses }) =>
      uses.filter(({ edits }) => !edits).map(({ start }) => lineIn(source, start)),
    ),
  );
  return projects.flatMap((project) => {
    const after = project.programWith(drafts);
    return project.files.flatMap((file) => {
      const source = project.program.getSourceFile(file);
      if (!source) return [];
      const before = errorsIn(project.program, file);
      return errorsIn(after, file).flatMap(({ start, message }): CompileError[] => {
        const parts = segments.get(file);
        const position = parts ? originalPosition(parts, start) : start;
        const line = lineIn(source, position);
        const isOld = before.some((error) => error.start === position && error.message === message);
        if (listed.has(line) || isOld) return [];
        listed.add(line);
        return [{ file: source, start: position, message }];
      });
    });
  });
}

function errorsIn(program: ts.Program, file: string): { start: number; message: string }[] {
  const source = program.getSourceFile(file);
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
    .filter(({ category }) => category === ts.DiagnosticCategory.Error)
    .map(({ start = 0, messageText }) => {
      const [message = ''] = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n');
      return { start, message };
    });
}

const lineIn = (source: ts.SourceFile, position: number): string =>
  `${source.fileName}:${source.getLineAndCharacterOfPosition(position).line}`;

import ts from 'typescript';
import { draftOf, type UsedFile } from '../draft.ts';
import { originalPosition, type Segment, textOf } from '../edits.ts';
import type { Project } from '../project.ts';
import { type CompileError, type Context, type Decision, type Plan, planUpgrade } from '../upgrade.ts';
import type { Use } from '../use.ts';
import { isOfSdk, SdkFinder } from './finder.ts';
import { readSdk } from './functions.ts';

/** Replaces the platform's own SDK by the client. */
export const planSdkUpgrade: Plan = async (folder, onProgress) => {
  const sdk = await readSdk();
  return planUpgrade<Use>(folder, onProgress, {
    subject: "the platform's SDK",
    isNeeded: (packageName) => isOfSdk(packageName) || packageName === 'storewire',
    finderOf({ program }) {
      const finder = new SdkFinder(program, sdk);
      return (source) => finder.find(source);
    },
    decide,
  });
};

/** All changes are made, and what then does not compile is listed. */
function decide(files: readonly UsedFile[], { projects, drafts }: Context): Decision {
  const changed = new Set(files.flatMap(({ uses }) => uses.filter(({ edits }) => edits)));
  const segments = new Map<string, Segment[]>();
  if (changed.size === 0) return { changed, errors: [] };
  const before = new Map(
    projects.flatMap((project) => project.files.map((file) => [file, errorsIn(project, file)])),
  );
  for (const file of files) {
    const parts = draftOf(file, changed);
    segments.set(file.source.fileName, parts);
    drafts.set(file.source.fileName, textOf(parts));
  }
  const listed = new Set(
    files.flatMap(({ source, uses }) =>
      uses.filter((use) => !changed.has(use)).map(({ start }) => lineIn(source, start)),
    ),
  );
  const originals = new Map(files.map(({ source }) => [source.fileName, source]));
  const errors = projects.flatMap((project) =>
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
  return { changed, errors };
}

const errorsIn = (project: Project, file: string): CompileError[] =>
  project.errorsOf(file).flatMap(({ file: source, start = 0, messageText }) => {
    const [message = ''] = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n');
    return source ? [{ file: source, start, message }] : [];
  });

const lineIn = (source: ts.SourceFile, position: number): string =>
  `${source.fileName}:${source.getLineAndCharacterOfPosition(position).line}`;

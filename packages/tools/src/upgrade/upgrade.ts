import { writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import ts from 'typescript';
import { errorsAfterChanges } from './compile-errors.ts';
import { isOfSdk } from './declarations.ts';
import { applyEdits, movedPosition, type Segment, textOf } from './edits.ts';
import { SdkFinder } from './finder.ts';
import { readSdk, type Sdk } from './functions.ts';
import { importEdits } from './imports.ts';
import { openProjects, type Project, ProjectError } from './project.ts';
import type { Use, UsedFile } from './use.ts';

export interface Position {
  /** From 1. */
  line: number;
  column: number;
}

/** A place in a project, as people see it. */
export interface Place extends Position {
  /** Relative to the folder. */
  file: string;
  /** Where it is when the changes are written. */
  moved: Position;
}

export interface FoundUse extends Place {
  name: string;
  replacement: string | undefined;
  note: string | undefined;
  isMechanical: boolean;
}

/** What the upgrade of a folder is. */
export interface Upgrade {
  files: number;
  uses: readonly FoundUse[];
  /** What does not compile after the changes, where no use is listed that a person must change. */
  errors: readonly (Place & { message: string })[];
  /** The new texts of the files that mechanical changes affect. */
  texts: ReadonlyMap<string, string>;
}

/**
 * Finds where the projects of a folder use the platform's own SDK, and the changes that need no person.
 * `onProgress` gets a line for each step.
 */
export async function planUpgrade(folder: string, onProgress: (step: string) => void): Promise<Upgrade> {
  const sdk = await readSdk();
  const projects = openProjects(folder);
  const files = findUses(projects, sdk);
  const changedFiles = files.filter(({ uses }) => uses.some(({ edits }) => edits));
  const segments = new Map(changedFiles.map((file) => [file.source.fileName, draftOf(file)]));
  const placeOf = (file: ts.SourceFile, start: number): Place =>
    describePlace(folder, file, start, segments.get(file.fileName));
  const uses = files.flatMap((file) =>
    file.uses.map(({ file: source, start, name, replacement, note, edits }): FoundUse => {
      return { ...placeOf(source, start), name, replacement, note, isMechanical: edits !== undefined };
    }),
  );
  if (uses.length > 0) onProgress(`Uses found: ${uses.length}. Checking the changes`);
  const errors = changedFiles.length > 0 ? errorsAfterChanges(files, projects, segments) : [];
  return {
    files: new Set(projects.flatMap((project) => project.files)).size,
    uses,
    errors: errors.map(({ file, start, message }) => ({ ...placeOf(file, start), message })),
    texts: new Map([...segments].map(([file, parts]) => [file, textOf(parts)])),
  };
}

/** Writes each changed file once. */
export async function writeUpgrade({ texts }: Upgrade): Promise<void> {
  for (const [file, text] of texts) await writeFile(file, text);
}

/** The text of a file after the edits of its uses, and with the imports that they need. */
function draftOf({ source, checker, uses }: UsedFile): Segment[] {
  const changed = uses.filter((use) => use.edits);
  const edits = changed.flatMap((use) => use.edits ?? []);
  return applyEdits(source.text, [...edits, ...importEdits(source, checker, changed)]);
}

function findUses(projects: readonly Project[], sdk: Sdk): UsedFile[] {
  const seen = new Set<string>();
  return projects.flatMap((project) => {
    const { program } = project;
    const checker = program.getTypeChecker();
    const finder = new SdkFinder(program, sdk);
    return project.files.flatMap((file): UsedFile[] => {
      const source = program.getSourceFile(file);
      if (!source || seen.has(file)) return [];
      seen.add(file);
      needPackages(source, checker);
      const found = finder.find(source);
      if (found.length === 0) return [];
      const isChecked = isTypeChecked(source, program.getCompilerOptions());
      const uses = isChecked ? found : found.map((use): Use => ({ ...use, edits: undefined }));
      return [{ source, checker, uses }];
    });
  });
}

/** Without the types of the packages there would be nothing to find. */
function needPackages(source: ts.SourceFile, checker: ts.TypeChecker): void {
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue;
    const module = statement.moduleSpecifier;
    if (!module || !ts.isStringLiteral(module) || !isNeeded(packageOf(module.text))) continue;
    if (!checker.getSymbolAtLocation(module))
      throw new ProjectError(
        `${source.fileName}: ${module.text} cannot be resolved. Install the project first`,
      );
  }
}

const isNeeded = (packageName: string): boolean => isOfSdk(packageName) || packageName === 'storewire';

/** `@wix/ecom` of `@wix/ecom/meta`. */
const packageOf = (specifier: string): string => /^(?:@[^/]+\/)?[^/]*/.exec(specifier)?.[0] ?? '';

/** A change of a file that is not checked could break it without an error. */
const isTypeChecked = (source: ts.SourceFile, { checkJs }: ts.CompilerOptions): boolean =>
  (checkJs || /\.[cm]?tsx?$/.test(source.fileName)) && !/^\s*\/\/\s*@ts-nocheck/m.test(source.text);

function describePlace(
  folder: string,
  { fileName, text }: ts.SourceFile,
  start: number,
  segments: readonly Segment[] | undefined,
): Place {
  const position = positionIn(text, start);
  const moved = segments ? positionIn(textOf(segments), movedPosition(segments, start)) : position;
  return { file: relative(folder, fileName), ...position, moved };
}

function positionIn(text: string, offset: number): Position {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

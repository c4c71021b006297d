import { writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import ts from 'typescript';
import { draftOf, type UsedFile } from './draft.ts';
import { movedPosition, type Segment, textOf } from './edits.ts';
import { type Drafts, openProjects, type Project, ProjectError } from './project.ts';
import type { Use } from './use.ts';

/** What a command replaces in projects. */
export interface Recipe<Found extends Use = Use> {
  /** What it replaces, for messages. */
  subject: string;
  /** The packages whose types it needs. */
  isNeeded: (packageName: string) => boolean;
  /** Makes a function that finds the uses in files of a project; it ignores files of the packages. */
  finderOf: (project: Project) => (source: ts.SourceFile) => readonly Found[];
  /** Decides which uses change. */
  decide: (files: readonly UsedFile<Found>[], context: Context) => Decision;
}

export interface Context {
  projects: readonly Project[];
  /** The texts of files that the projects read instead of those on disk. */
  drafts: Drafts;
}

export interface Decision {
  changed: ReadonlySet<Use>;
  /** What does not compile after the changes, in addition to the other uses. */
  errors: readonly CompileError[];
}

export interface CompileError {
  file: ts.SourceFile;
  start: number;
  message: string;
}

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
  subject: string;
  files: number;
  uses: readonly FoundUse[];
  /** What does not compile after the changes, where no use is listed that a person must change. */
  errors: readonly (Place & { message: string })[];
  /** The new texts of the files that mechanical changes affect. */
  texts: ReadonlyMap<string, string>;
}

/** Plans the upgrade of a folder. `onProgress` gets a line for each step. */
export type Plan = (folder: string, onProgress: (step: string) => void) => Promise<Upgrade>;

/** Finds the uses in a project, and the changes that need no person. */
export async function planUpgrade<Found extends Use>(
  folder: string,
  onProgress: (step: string) => void,
  recipe: Recipe<Found>,
): Promise<Upgrade> {
  const drafts: Drafts = new Map();
  const projects = openProjects(folder, drafts);
  const files = findUses(projects, recipe);
  const count = files.reduce((sum, { uses }) => sum + uses.length, 0);
  if (count > 0) onProgress(`Uses found: ${count}. Checking the changes`);
  const { changed, errors } = recipe.decide(files, { projects, drafts });
  const changedFiles = files
    .filter(({ uses }) => uses.some((use) => changed.has(use)))
    .map((file) => [file.source.fileName, draftOf(file, changed)] as const);
  const segments = new Map(changedFiles);
  const placeOf = (file: ts.SourceFile, start: number): Place =>
    describePlace(folder, file, start, segments.get(file.fileName));
  return {
    subject: recipe.subject,
    files: new Set(projects.flatMap((project) => project.files)).size,
    uses: files.flatMap(({ uses }) =>
      uses.map((use) => {
        const { file, start, name, replacement, note } = use;
        return { ...placeOf(file, start), name, replacement, note, isMechanical: changed.has(use) };
      }),
    ),
    errors: errors.map(({ file, start, message }) => ({ ...placeOf(file, start), message })),
    texts: new Map(changedFiles.map(([file, parts]) => [file, textOf(parts)])),
  };
}

/** Writes each changed file once. */
export async function writeUpgrade({ texts }: Upgrade): Promise<void> {
  for (const [file, text] of texts) await writeFile(file, text);
}

function findUses<Found extends Use>(
  projects: readonly Project[],
  { finderOf, isNeeded }: Recipe<Found>,
): UsedFile<Found>[] {
  const seen = new Set<string>();
  return projects.flatMap((project) => {
    const { program } = project;
    const checker = program.getTypeChecker();
    const find = finderOf(project);
    return project.files.flatMap((file): UsedFile<Found>[] => {
      const source = program.getSourceFile(file);
      if (!source || seen.has(file)) return [];
      seen.add(file);
      needPackages(source, checker, isNeeded);
      const found = find(source);
      if (found.length === 0) return [];
      const isChecked = isTypeChecked(source, program.getCompilerOptions());
      const uses = isChecked ? found : found.map((use): Found => ({ ...use, edits: undefined }));
      return [{ source, checker, uses }];
    });
  });
}

/** Without the types of the packages there would be nothing to find. */
function needPackages(
  source: ts.SourceFile,
  checker: ts.TypeChecker,
  isNeeded: (packageName: string) => boolean,
): void {
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

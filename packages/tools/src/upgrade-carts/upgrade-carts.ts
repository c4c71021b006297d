import { writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import ts from 'typescript';
import { Changes, type UsedFile } from './changes.ts';
import { Declarations } from './declarations.ts';
import { readImports } from './imports.ts';
import { type Drafts, openProjects, type Project } from './project.ts';
import { ProjectError } from './project-error.ts';
import { type Retired, readRetired } from './retired.ts';
import { type Use, UseFinder } from './uses.ts';

/** A use of version 1 of carts and checkouts. */
export interface CartUse {
  /** Relative to the folder. */
  file: string;
  /** From 1. */
  line: number;
  column: number;
  name: string;
  replacement: string | undefined;
  note: string | undefined;
  isMechanical: boolean;
}

/** What the upgrade of a folder is. */
export interface Upgrade {
  files: number;
  uses: readonly CartUse[];
  /** The new texts of the files that mechanical changes affect. */
  texts: ReadonlyMap<string, string>;
}

/** Finds the uses of version 1 in a project, and the changes that need no person. */
export async function planUpgrade(folder: string, onProgress: (step: string) => void): Promise<Upgrade> {
  const retired = await readRetired();
  const drafts: Drafts = new Map();
  const projects = openProjects(folder, drafts);
  const files = findUses(projects, retired);
  const count = files.reduce((sum, { uses }) => sum + uses.length, 0);
  if (count > 0) onProgress(`Uses found: ${count}. Checking which changes compile`);
  const changes = new Changes(projects, files, drafts);
  changes.select((statements) => onProgress(`Statements that may change: ${statements}`));
  const uses = files.flatMap((file) =>
    file.uses.map((use) => describeUse(use, folder, changes.includes(use))),
  );
  return { files: new Set(projects.flatMap((project) => project.files)).size, uses, texts: drafts };
}

/** Writes each changed file once. */
export async function writeUpgrade({ texts }: Upgrade): Promise<void> {
  for (const [file, text] of texts) await writeFile(file, text);
}

function findUses(projects: readonly Project[], retired: Retired): UsedFile[] {
  const seen = new Set<string>();
  return projects.flatMap((project) => {
    const { program } = project;
    const checker = program.getTypeChecker();
    const declarations = new Declarations(checker);
    const finder = new UseFinder(checker, declarations, retired);
    return project.files.flatMap((file): UsedFile[] => {
      const source = program.getSourceFile(file);
      if (!source || seen.has(file) || declarations.isInPackage(file)) return [];
      seen.add(file);
      needPackage(source, checker);
      const found = finder.find(source);
      if (found.length === 0) return [];
      const isChecked = isTypeChecked(source, program.getCompilerOptions());
      const uses = isChecked ? found : found.map((use): Use => ({ ...use, edits: undefined }));
      return [{ source, uses, imports: readImports(source, checker, finder) }];
    });
  });
}

/** Without the types of the package there would be nothing to find. */
function needPackage(source: ts.SourceFile, checker: ts.TypeChecker): void {
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue;
    const module = statement.moduleSpecifier;
    if (!module || !ts.isStringLiteral(module) || !/^storewire(\/|$)/.test(module.text)) continue;
    if (!checker.getSymbolAtLocation(module))
      throw new ProjectError(
        `${source.fileName}: ${module.text} cannot be resolved. Install the project first`,
      );
  }
}

/** A change of a file that is not checked could break it without an error. */
const isTypeChecked = (source: ts.SourceFile, { checkJs }: ts.CompilerOptions): boolean =>
  (checkJs || /\.[cm]?tsx?$/.test(source.fileName)) && !/^\s*\/\/\s*@ts-nocheck/m.test(source.text);

function describeUse(
  { file, start, name, replacement, note }: Use,
  folder: string,
  isMechanical: boolean,
): CartUse {
  const { line, character } = file.getLineAndCharacterOfPosition(start);
  return {
    file: relative(folder, file.fileName),
    line: line + 1,
    column: character + 1,
    name,
    replacement,
    note,
    isMechanical,
  };
}

/**
 * `npm run check:names`: no two files of a package export the same name, so that a search for a name finds one
 * thing.
 */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';

/** The names that more than one of these files declares and exports: `name: one.ts, other.ts`. */
export function findRepeatedNames(files: Iterable<readonly [file: string, text: string]>): string[] {
  const filesByName = new Map<string, Set<string>>();
  for (const [file, text] of files)
    for (const name of ts.createSourceFile(file, text, ts.ScriptTarget.Latest).statements.flatMap(namesOf))
      filesByName.set(name, (filesByName.get(name) ?? new Set()).add(file));
  return [...filesByName]
    .filter(([, found]) => found.size > 1)
    .map(([name, found]) => `${name}: ${[...found].join(', ')}`);
}

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function namesOf(statement: ts.Statement): string[] {
  if (!isExported(statement)) return [];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name));
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

const boundNames = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundNames(element.name) : []));

/** The sources of each package. */
const PACKAGES = ['src/**/*.{ts,tsx}', 'packages/platform/src/**/*.ts', 'packages/docs/{*,src/**/*}.ts'];

if (import.meta.main) {
  const root = resolve(import.meta.dirname, '../../..');
  for (const sources of PACKAGES) {
    const files = globSync(sources, { cwd: root }).toSorted();
    const repeated = findRepeatedNames(
      files.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const),
    );
    for (const name of repeated) console.error(`exported twice: ${name}`);
    if (repeated.length > 0) process.exitCode = 1;
  }
}

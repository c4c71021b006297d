import ts from 'typescript';
import type { Edit } from './edits.ts';
import type { Use, UseFinder } from './uses.ts';

/** A name of version 1 that a file imports under this name. */
export interface RetiredImport {
  specifier: ts.ImportSpecifier;
  replacement: string;
  /** Where the file uses the name. */
  places: ts.Identifier[];
}

export function readImports(
  source: ts.SourceFile,
  checker: ts.TypeChecker,
  finder: UseFinder,
): RetiredImport[] {
  const found = new Map<ts.Symbol, RetiredImport>();
  for (const specifier of source.statements.flatMap(specifiersOf)) {
    const replacement = specifier.propertyName ? undefined : finder.importedAs(specifier);
    const symbol = checker.getSymbolAtLocation(specifier.name);
    if (replacement && symbol) found.set(symbol, { specifier, replacement, places: [] });
  }
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !ts.isImportSpecifier(node.parent)) {
      const symbol = importedSymbol(node, checker);
      if (symbol) found.get(symbol)?.places.push(node);
    }
    ts.forEachChild(node, visit);
  };
  if (found.size > 0) visit(source);
  return [...found.values()];
}

/** Imports the names of version 2 that changed places need, and no longer those of version 1 that none needs. */
export function importEdits(
  source: ts.SourceFile,
  imports: readonly RetiredImport[],
  changed: readonly Use[],
): Edit[] {
  const starts = new Set(changed.map(({ start }) => start));
  const written = new Set<string>();
  const retired = new Map(imports.map((each) => [each.specifier, each]));
  return source.statements.flatMap((statement): Edit[] => {
    const old = specifiersOf(statement);
    const now = old.flatMap((specifier) => {
      const text = specifier.getText();
      const { places = [], replacement = '' } = retired.get(specifier) ?? {};
      const count = places.filter((place) => starts.has(place.getStart())).length;
      const added = specifier.isTypeOnly ? `type ${replacement}` : replacement;
      if (count === 0) return [text];
      return count === places.length ? [added] : [text, added];
    });
    const texts = now.filter((text) => !written.has(text) && written.add(text));
    const [first] = old;
    if (!first || texts.join() === old.map((specifier) => specifier.getText()).join()) return [];
    const list = first.parent;
    const isLong = list.getText().includes('\n');
    const text = isLong ? `{\n  ${texts.join(',\n  ')},\n}` : `{ ${texts.join(', ')} }`;
    return [{ start: list.getStart(), end: list.end, text }];
  });
}

function specifiersOf(statement: ts.Statement): readonly ts.ImportSpecifier[] {
  const named = ts.isImportDeclaration(statement) && statement.importClause?.namedBindings;
  return named && ts.isNamedImports(named) ? named.elements : [];
}

/** The import that an identifier refers to, itself and not what it imports. */
function importedSymbol(node: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  const { parent } = node;
  if (ts.isShorthandPropertyAssignment(parent)) return checker.getShorthandAssignmentValueSymbol(parent);
  if (ts.isExportSpecifier(parent)) return checker.getExportSpecifierLocalTargetSymbol(parent);
  return checker.getSymbolAtLocation(node);
}

import ts from 'typescript';
import { type Edit, rangeOf } from './edits.ts';
import type { NeededImport, Use } from './use.ts';

/** A name that a file imports, and where the file uses it. */
interface ImportedName {
  specifier: ts.ImportSpecifier;
  places: ts.Identifier[];
}

/** Imports what changed places need, and no longer what only they have used. */
export function importEdits(source: ts.SourceFile, checker: ts.TypeChecker, changed: readonly Use[]): Edit[] {
  const released = new Map<ts.ImportSpecifier, { needs: readonly NeededImport[]; isUnused: boolean }>();
  for (const { specifier, places } of importedNames(source, checker)) {
    const users = places.map((place) =>
      changed.filter(({ edits = [] }) => edits.some((edit) => replaces(edit, place))),
    );
    const needs = users.flatMap(([use]) => use?.needs ?? []);
    if (users.some(({ length }) => length > 0))
      released.set(specifier, { needs, isUnused: users.every(({ length }) => length > 0) });
  }
  const imports = source.statements.filter(ts.isImportDeclaration);
  const missing = new Map(
    changed.flatMap(({ needs = [] }) =>
      needs.filter((need) => !has(imports, need)).map((need) => [keyOf(need), need]),
    ),
  );
  const take = (needs: readonly NeededImport[], statement: ts.ImportDeclaration): string[] =>
    needs.flatMap((need) => {
      const isTypeOnly = statement.importClause?.isTypeOnly ?? false;
      if (need.from !== moduleOf(statement) || (isTypeOnly && !need.isType) || !missing.delete(keyOf(need)))
        return [];
      return [specifierText(need, isTypeOnly)];
    });
  const lists = imports.flatMap((statement) => {
    const old = specifiersOf(statement);
    if (old.length === 0) return [];
    const kept = old.flatMap((specifier) => {
      const { needs = [], isUnused = false } = released.get(specifier) ?? {};
      return [...(isUnused ? [] : [specifier.getText()]), ...take(needs, statement)];
    });
    return [{ statement, old, texts: [...kept, ...take([...missing.values()], statement)] }];
  });
  const written = lists.map(({ statement, old, texts }) => editOf(statement, old, texts));
  const edits = written.filter((edit) => edit !== undefined);
  const added = statementsFor([...missing.values()]);
  if (added === '') return edits;
  const [removed] = edits.filter(({ text }) => text === '');
  if (removed) return [...edits.filter((edit) => edit !== removed), { ...removed, text: `${added}\n` }];
  const after = imports.at(-1)?.end;
  return [
    ...edits,
    after === undefined
      ? { pos: 0, end: 0, text: `${added}\n\n` }
      : { pos: after, end: after, text: `\n${added}` },
  ];
}

/** Whether an edit replaces a place, and does not keep it. */
const replaces = ({ pos, end, text }: Edit, place: ts.Node): boolean =>
  pos <= place.getStart() &&
  place.end <= end &&
  ![text]
    .flat()
    .some((part) => typeof part !== 'string' && part.pos <= place.getStart() && place.end <= part.end);

function importedNames(source: ts.SourceFile, checker: ts.TypeChecker): ImportedName[] {
  const names = new Map<ts.Symbol, ImportedName>();
  for (const specifier of source.statements.flatMap(specifiersOf)) {
    const symbol = checker.getSymbolAtLocation(specifier.name);
    if (symbol) names.set(symbol, { specifier, places: [] });
  }
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !ts.isImportSpecifier(node.parent)) {
      const symbol = importedSymbol(node, checker);
      if (symbol) names.get(symbol)?.places.push(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...names.values()];
}

/** The list of an import with other names. An import without names is removed with its line. */
function editOf(
  statement: ts.ImportDeclaration,
  old: readonly ts.ImportSpecifier[],
  texts: readonly string[],
): Edit | undefined {
  const [first] = old;
  if (!first || texts.join() === old.map((specifier) => specifier.getText()).join()) return undefined;
  const list = first.parent;
  if (texts.length > 0) return { ...rangeOf(list), text: `{ ${texts.join(', ')} }` };
  const defaultName = statement.importClause?.name;
  if (defaultName) return { pos: defaultName.end, end: list.end, text: '' };
  const line = /^[ \t]*\r?\n/.exec(statement.getSourceFile().text.slice(statement.end))?.[0] ?? '';
  return { pos: statement.getStart(), end: statement.end + line.length, text: '' };
}

const statementsFor = (needs: readonly NeededImport[]): string =>
  [...Map.groupBy(needs, ({ from }) => from)]
    .map(([from, names]) => {
      const isTypeOnly = names.every(({ isType }) => isType);
      const list = names.map((need) => specifierText(need, isTypeOnly)).join(', ');
      return `import ${isTypeOnly ? 'type ' : ''}{ ${list} } from '${from}';`;
    })
    .join('\n');

const specifierText = ({ name, as, isType }: NeededImport, isTypeOnly: boolean): string =>
  `${isType && !isTypeOnly ? 'type ' : ''}${name}${as ? ` as ${as}` : ''}`;

const keyOf = ({ name, from, as = name }: NeededImport): string => `${from} ${name} ${as}`;

const moduleOf = ({ moduleSpecifier }: ts.ImportDeclaration): string =>
  ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';

const has = (imports: readonly ts.ImportDeclaration[], { name, from, as = name }: NeededImport): boolean =>
  imports.some(
    (statement) =>
      moduleOf(statement) === from &&
      specifiersOf(statement).some(
        (specifier) => specifier.name.text === as && (specifier.propertyName ?? specifier.name).text === name,
      ),
  );

function specifiersOf(statement: ts.Statement): readonly ts.ImportSpecifier[] {
  const named = ts.isImportDeclaration(statement) && statement.importClause?.namedBindings;
  return named && ts.isNamedImports(named) ? named.elements : [];
}

/** The import that an identifier refers to, itself and not what it imports. */
export function importedSymbol(node: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  const { parent } = node;
  if (ts.isShorthandPropertyAssignment(parent)) return checker.getShorthandAssignmentValueSymbol(parent);
  if (ts.isExportSpecifier(parent)) return checker.getExportSpecifierLocalTargetSymbol(parent);
  return checker.getSymbolAtLocation(node);
}

/** The specifier with which a file imports what an identifier refers to. */
export function specifierAt(node: ts.Identifier, checker: ts.TypeChecker): ts.ImportSpecifier | undefined {
  const [declaration] = importedSymbol(node, checker)?.declarations ?? [];
  return declaration && ts.isImportSpecifier(declaration) ? declaration : undefined;
}

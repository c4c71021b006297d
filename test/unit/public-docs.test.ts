import { join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const ENTRIES = [
  'index.ts',
  'operations.ts',
  'sign-in.ts',
  'wire/index.ts',
  'queries/index.ts',
  'paging.ts',
  'graphql/index.ts',
  'openapi-fetch/index.ts',
  'cookies.ts',
  'media/index.ts',
  'redirects/index.ts',
  'server/index.ts',
  'web-methods/index.ts',
  'web-methods/server.ts',
  'uploads/index.ts',
  'node/index.ts',
  'react/index.ts',
  'react/server.ts',
  'msw/index.ts',
  'zod/index.ts',
  'webhooks/index.ts',
  'testing/index.ts',
  'orval/index.ts',
  'runtime/index.ts',
  'runtime/react.ts',
  'runtime/msw.ts',
];

const program = ts.createProgram(
  ENTRIES.map((entry) => join(root, 'src', entry)),
  {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    allowImportingTsExtensions: true,
    noEmit: true,
    strict: true,
    skipLibCheck: true,
  },
);
const checker = program.getTypeChecker();

const target = (symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
const fileOf = (symbol: ts.Symbol): string =>
  relative(root, symbol.declarations?.[0]?.getSourceFile().fileName ?? '').replaceAll('\\', '/');
const isDocumented = (symbol: ts.Symbol): boolean => symbol.getDocumentationComment(checker).length > 0;

/** Members that users see of an interface or class of ours. */
function membersOf(symbol: ts.Symbol): ts.Symbol[] {
  if (!(symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.Class))) return [];
  return [...(symbol.members?.values() ?? [])].filter(
    ({ flags }) => flags & (ts.SymbolFlags.Property | ts.SymbolFlags.Method | ts.SymbolFlags.Accessor),
  );
}

/** What an entry exports of our own, generated code left out. */
function ownExports(entry: string): ts.Symbol[] {
  const source = program.getSourceFile(join(root, 'src', entry));
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${entry} is no module`);
  return checker
    .getExportsOfModule(module)
    .map(target)
    .filter((symbol) => fileOf(symbol).startsWith('src/'));
}

test.each(ENTRIES)('every export, option and method of src/%s has a doc comment', (entry) => {
  const own = ownExports(entry);
  const bare = own.flatMap((symbol) => [
    ...(isDocumented(symbol) ? [] : [symbol.name]),
    ...membersOf(symbol).flatMap((member) =>
      isDocumented(member) || fileOf(member).startsWith('node_modules/')
        ? []
        : [`${symbol.name}.${member.name}`],
    ),
  ]);
  expect(bare).toEqual([]);
  expect(own.length).toBeGreaterThan(0);
});

// the runtime is for generated code, which is its example
test.each(ENTRIES.filter((entry) => !entry.startsWith('runtime')))(
  'every function, class and constant of src/%s has an example',
  (entry) => {
    const values = ownExports(entry).filter(
      ({ flags }) => flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Class | ts.SymbolFlags.Variable),
    );
    const bare = values.filter(
      (symbol) => !symbol.getJsDocTags(checker).some(({ name }) => name === 'example'),
    );
    expect(bare.map(({ name }) => name)).toEqual([]);
  },
);

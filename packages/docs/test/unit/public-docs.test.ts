import { readFile } from 'node:fs/promises';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { fileOf, isOwn, REFERENCE_FILE, readPublicApi, renderReference } from '../../reference.ts';

const { checker, entries } = readPublicApi();
const ENTRIES = entries.map(({ name }) => name);

const isDocumented = (symbol: ts.Symbol): boolean => symbol.getDocumentationComment(checker).length > 0;

/** Public members of an interface or class of this package. */
function membersOf(symbol: ts.Symbol): ts.Symbol[] {
  if (!(symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.Class))) return [];
  return [...(symbol.members?.values() ?? [])].filter(
    ({ flags }) => flags & (ts.SymbolFlags.Property | ts.SymbolFlags.Method | ts.SymbolFlags.Accessor),
  );
}

/** Exports of an entry point, without generated code. */
const ownExports = (entry: string): ts.Symbol[] =>
  entries.filter(({ name }) => name === entry).flatMap(({ symbols }) => symbols.filter(isOwn));

test('the reference lists the exports of every entry point', async () => {
  expect(await readFile(REFERENCE_FILE, 'utf8')).toBe(renderReference({ checker, entries }));
});

test.each(ENTRIES)('every export, option and method of %s has a doc comment', (entry) => {
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
test.each(ENTRIES.filter((entry) => !entry.startsWith('storewire/runtime')))(
  'every function, class and constant of %s has an example',
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

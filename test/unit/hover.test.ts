import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const FILE = resolve(root, 'test/unit/hovered.ts');
const CODE = `import type { StoreClient } from '../../src/index.ts';
import { queryProducts } from '../../src/operations.ts';
export const read = (client: StoreClient) => queryProducts(client, {});
`;

/** What an editor shows at the last occurrence of a name. */
function hoverOn(name: string): string {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(resolve(root, 'tsconfig.json'), ts.sys.readFile).config,
    { ...ts.sys, readDirectory: () => [] },
    root,
  );
  const read = (file: string): string | undefined => (file === FILE ? CODE : ts.sys.readFile(file));
  const service = ts.createLanguageService({
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    getCompilationSettings: () => options,
    getScriptFileNames: () => [FILE],
    getScriptVersion: () => '1',
    getScriptSnapshot: (file) => {
      const text = read(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getCurrentDirectory: () => root,
    fileExists: (file) => file === FILE || ts.sys.fileExists(file),
    readFile: read,
  });
  const info = service.getQuickInfoAtPosition(FILE, CODE.lastIndexOf(name));
  return ts.displayPartsToString(info?.documentation);
}

test('hover on a call with a client shows the text of the call', () => {
  expect(hoverOn('queryProducts')).toMatch(/^(?:Query|List|Find).* products[\s\S]*Callers: /i);
});

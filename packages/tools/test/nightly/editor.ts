/** What editors show for a file, according to the language servers of TypeScript 5.9 and TypeScript 7. */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node';

const root = resolve(import.meta.dirname, '../../../..');

/** The file that is open in the editor. It exists in memory only. */
const FILE = resolve(import.meta.dirname, 'edited.ts');

export interface Editor {
  /** What the editor shows at a position: the type and the documentation. */
  hover: (position: number) => Promise<string>;
  /** The documentation that the editor shows for a name that it proposes at a position. */
  complete: (position: number, name: string) => Promise<string>;
  close: () => Promise<void>;
}

/** An editor with TypeScript 5.9. */
export function editorOfTypeScript5(code: string): Editor {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(resolve(root, 'tsconfig.json'), ts.sys.readFile).config,
    { ...ts.sys, readDirectory: () => [] },
    root,
  );
  const read = (file: string): string | undefined => (file === FILE ? code : ts.sys.readFile(file));
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
  const textOf = ({ displayParts, documentation, tags = [] }: ts.QuickInfo | ts.CompletionEntryDetails) =>
    [
      ts.displayPartsToString(displayParts),
      ts.displayPartsToString(documentation),
      ...tags.map(({ name, text }) => `@${name} ${ts.displayPartsToString(text)}`),
    ].join('\n');
  return {
    hover: async (position) => {
      const info = service.getQuickInfoAtPosition(FILE, position);
      return info ? textOf(info) : '';
    },
    complete: async (position, name) => {
      const details = service.getCompletionEntryDetails(FILE, position, name, {}, undefined, {}, undefined);
      return details ? textOf(details) : '';
    },
    close: async () => service.dispose(),
  };
}

interface Item {
  label: string;
  documentation?: { value: string };
}

/** An editor with the language server of TypeScript 7. */
export async function editorOfTypeScript7(code: string): Promise<Editor> {
  const tsc = resolve(root, 'node_modules/@typescript/native/bin/tsc');
  const server = spawn(process.execPath, [tsc, '--lsp', '--stdio'], { stdio: ['pipe', 'pipe', 'ignore'] });
  const connection = createMessageConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  connection.onRequest('workspace/configuration', ({ items }: { items: unknown[] }) => items.map(() => ({})));
  connection.onRequest('client/registerCapability', () => null);
  connection.listen();
  const uri = pathToFileURL(FILE).href;
  const at = (position: number): object => {
    const lines = code.slice(0, position).split('\n');
    return {
      textDocument: { uri },
      position: { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 },
    };
  };
  await connection.sendRequest('initialize', {
    processId: process.pid,
    rootUri: pathToFileURL(root).href,
    capabilities: {
      textDocument: {
        hover: { contentFormat: ['markdown'] },
        completion: { completionItem: { documentationFormat: ['markdown'] } },
      },
    },
  });
  await connection.sendNotification('initialized', {});
  await connection.sendNotification('textDocument/didOpen', {
    textDocument: { uri, languageId: 'typescript', version: 1, text: code },
  });
  return {
    hover: async (position) => {
      const hover: { contents: { value: string } } | null = await connection.sendRequest(
        'textDocument/hover',
        at(position),
      );
      return hover?.contents.value ?? '';
    },
    complete: async (position, name) => {
      const list: { items: Item[] } | null = await connection.sendRequest(
        'textDocument/completion',
        at(position),
      );
      const item = list?.items.find(({ label }) => label === name);
      const details: Item | undefined =
        item && (await connection.sendRequest('completionItem/resolve', item));
      return details?.documentation?.value ?? '';
    },
    close: async () => {
      await connection.sendRequest('shutdown');
      await connection.sendNotification('exit');
      connection.dispose();
    },
  };
}

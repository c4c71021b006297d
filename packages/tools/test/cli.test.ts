import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { run } from 'storewire-dev-kit/process';
import { listFiles } from 'storewire-tools';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CliError, readArguments } from '../src/cli/arguments.ts';
import { needCompilerApi } from '../src/cli/compiler.ts';
import { extensionFor } from '../src/cli/extension-for.ts';
import { HELP } from '../src/cli/help.ts';
import { checkOutput, writeOutput } from '../src/cli/output.ts';
import { withExtension } from '../src/generate/write.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'storewire-cli-'));
});
afterEach(() => rm(root, { recursive: true }));

async function write(file: string, text = ''): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

describe('a compiler without an API', () => {
  const require = createRequire(import.meta.url);

  test('is an error of one line, which says how to install one with an API as well', () => {
    expect(() => needCompilerApi('storewire generate', () => require('@typescript/native'))).toThrow(
      /^storewire generate needs the compiler API of TypeScript 5, which TypeScript 7\.\S+ does not have\. .+: npm install --save-dev typescript@5\.\S+ @typescript\/native@npm:typescript@7\.\S+$/,
    );
  });

  test('is not what the generators load here', () => {
    expect(() => needCompilerApi('storewire generate')).not.toThrow();
  });

  test('is not what modules next to TypeScript 7 load after that', async () => {
    await mkdir(join(root, 'node_modules'));
    await symlink(
      dirname(require.resolve('@typescript/native/package.json')),
      join(root, 'node_modules/typescript'),
      'junction',
    );
    const compiler = new URL('../src/cli/compiler.ts', import.meta.url).href;
    const print =
      "const { default: ts } = await import('typescript'); console.log(ts?.factory !== undefined);";
    await write('alone.mjs', print);
    await write(
      'with-api.mjs',
      `const { needCompilerApi } = await import('${compiler}'); needCompilerApi('test'); ${print}`,
    );
    const outputOf = async (file: string) => (await run(process.execPath, [join(root, file)])).output.trim();
    expect([await outputOf('alone.mjs'), await outputOf('with-api.mjs')]).toEqual(['false', 'true']);
  });
});

describe('the command line', () => {
  test('generate takes an input, a folder and, if wished, an ending', () => {
    expect(readArguments(['generate', '--input', 'a.yaml', '--out=src/store'])).toEqual({
      command: 'generate',
      input: 'a.yaml',
      out: 'src/store',
      extension: undefined,
      allowRemote: false,
      lenient: false,
      reactAdmin: false,
    });
    expect(
      readArguments(['generate', '--input', 'a', '--out', 'b', '--extension', 'none', '--react-admin']),
    ).toMatchObject({ extension: '', reactAdmin: true });
  });

  test('mock takes nothing, or a description and a port', () => {
    expect(readArguments(['mock'])).toEqual({
      command: 'mock',
      input: undefined,
      port: 4010,
      host: '127.0.0.1',
      quiet: false,
      allowRemote: false,
      lenient: false,
    });
    expect(
      readArguments(['mock', '--input', 'a.yaml', '--port', '0', '--host', '0.0.0.0', '--quiet']),
    ).toEqual({
      command: 'mock',
      input: 'a.yaml',
      port: 0,
      host: '0.0.0.0',
      quiet: true,
      allowRemote: false,
      lenient: false,
    });
  });

  test('mcp reads only, unless writes are allowed', () => {
    const nothing = { baseUrl: undefined, siteUrl: undefined, clientId: undefined };
    expect(readArguments(['mcp'])).toEqual({
      command: 'mcp',
      ...nothing,
      siteId: undefined,
      accountId: undefined,
      allowWrites: false,
    });
    expect(readArguments(['mcp', '--site-id', 's', '--allow-writes'])).toMatchObject({
      ...nothing,
      siteId: 's',
      allowWrites: true,
    });
    expect(readArguments(['mcp', '--help'])).toEqual({ command: 'help', of: 'mcp' });
  });

  test.for<[string[], 'all' | 'generate' | 'mock']>([
    [[], 'all'],
    [['--help'], 'all'],
    [['-h'], 'all'],
    [['help'], 'all'],
    [['generate', '--help'], 'generate'],
    [['mock', '-h'], 'mock'],
  ])('%j prints a help that describes the accepted descriptions', ([words, of]) => {
    expect(readArguments(words)).toEqual({ command: 'help', of });
    expect(HELP[of]).toMatch(/OpenAPI 3\.0 and 3\.1[\s\S]*operationId/);
  });

  test('compare takes two files', () => {
    expect(readArguments(['compare', 'old.json', 'new.json'])).toEqual({
      command: 'compare',
      oldFile: 'old.json',
      newFile: 'new.json',
    });
    expect(readArguments(['compare', '--help'])).toEqual({ command: 'help', of: 'compare' });
  });

  test.each(['upgrade-sdk'])('%s takes a folder, and writes on request only', (command) => {
    expect(readArguments([command])).toEqual({ command, folder: '.', write: false });
    expect(readArguments([command, 'shop', '--write'])).toEqual({ command, folder: 'shop', write: true });
    expect(readArguments([command, '--help'])).toEqual({ command: 'help', of: command });
  });

  test.for<[string[], string]>([
    [['produce'], 'Unknown command "produce": the commands are generate, mock, '],
    [['--input', 'a'], 'Unknown option --input'],
    [['generate', '--out', 'b'], 'generate needs --input FILE'],
    [['generate', '--input', 'a'], 'generate needs --out DIR'],
    [['generate', '--input', 'a', '--out', 'b', '--force'], "Unknown option '--force'"],
    [['generate', '--input', 'a', '--out', 'b', 'c'], "Unexpected argument 'c'"],
    [
      ['generate', '--input', 'a', '--out', 'b', '--extension', 'mjs'],
      '--extension must be ts, js or none, not "mjs"',
    ],
    [
      ['generate', '--input', 'a', '--out', 'b', '--extension', 'constructor'],
      '--extension must be ts, js or none, not "constructor"',
    ],
    [['compare', 'old.json'], 'compare needs OLD.json and NEW.json'],
    [['compare', 'a.json', 'b.json', 'c.json'], 'compare needs OLD.json and NEW.json'],
    [['compare', '--force', 'a.json'], "Unknown option '--force'"],
    [['upgrade-sdk', 'a', 'b'], 'upgrade-sdk needs one folder'],
    [['upgrade-sdk', '--force'], "Unknown option '--force'"],
    [['mcp', '--token', 'a'], "Unknown option '--token'"],
    [['mcp', '--base-url', ''], '--base-url needs a value'],
    [['mock', '--port', '65536'], '--port must be a number from 0 to 65535, not "65536"'],
    [['mock', '--port', '-1'], "Option '--port' argument is ambiguous"],
    [['mock', '--port', '40.5'], '--port must be a number from 0 to 65535, not "40.5"'],
  ])('%j is rejected with the reason', ([words, message]) => {
    expect(() => readArguments(words)).toThrow(
      expect.objectContaining({ exitCode: 2, message: expect.stringContaining(message) }),
    );
  });
});

test('both commands continue after flaws if configured', () => {
  expect(readArguments(['generate', '--input', 'a', '--out', 'b', '--lenient'])).toMatchObject({
    lenient: true,
  });
  expect(readArguments(['mock', '--input', 'a', '--lenient'])).toMatchObject({ lenient: true });
});

test('both commands fetch remote references if configured', () => {
  expect(readArguments(['generate', '--input', 'a', '--out', 'b', '--allow-remote'])).toMatchObject({
    allowRemote: true,
  });
  expect(readArguments(['mock', '--input', 'a', '--allow-remote'])).toMatchObject({ allowRemote: true });
});

describe('the folder for --out', () => {
  const made = new Map([
    ['types.ts', 'a'],
    ['hooks/index.ts', 'b'],
  ]);

  test('is made when it is missing, and may be made again', async () => {
    const out = join(root, 'src/store');
    await checkOutput(out);
    expect(await writeOutput(out, made)).toBe(3);
    await checkOutput(out);
    expect(await writeOutput(out, made)).toBe(0);
  });

  test('loses the files of an earlier description, and only those', async () => {
    await writeOutput(root, made);
    await writeOutput(root, new Map([['types.ts', 'c']]));
    expect(await listFiles(root)).toEqual(['.storewire.json', 'types.ts']);
  });

  test('is rejected if it contains other files, which are not changed', async () => {
    await writeOutput(root, made);
    await write('mine.ts', 'precious');
    await expect(checkOutput(root)).rejects.toThrow(
      'contains files that storewire did not generate (mine.ts)',
    );
    expect(await readFile(join(root, 'mine.ts'), 'utf8')).toBe('precious');
  });

  test('is rejected when it is a project, or a file', async () => {
    for (const file of ['a.ts', 'b.ts', 'c.ts', 'd.ts', 'e/f.ts']) await write(file);
    await expect(checkOutput(root)).rejects.toThrow('(a.ts, b.ts, c.ts and 2 more)');
    await expect(checkOutput(join(root, 'a.ts'))).rejects.toThrow('is not a folder');
  });

  test.each([checkOutput, (folder: string) => writeOutput(folder, made)])(
    'is named in one line when it cannot be read or written (%#)',
    async (use) => {
      await write('a.ts');
      const failure = await use(join(root, 'a.ts/store')).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(CliError);
      expect(failure).toMatchObject({ message: expect.stringMatching(/^ENOTDIR: .*a\.ts\/store'$/) });
    },
  );

  test('is rejected when its list of files is not one that storewire wrote', async () => {
    await write('.storewire.json', '{ "files": "mine.ts" }');
    await write('mine.ts');
    await expect(checkOutput(root)).rejects.toThrow('mine.ts');
  });
});

describe('how relative imports end', () => {
  const config = (compilerOptions: object, more: object = {}): string =>
    JSON.stringify({ compilerOptions, ...more });
  const endingIn = (folder: string): string => extensionFor(join(root, folder));

  test('.ts where TypeScript takes it', async () => {
    await write(
      'tsconfig.json',
      config({ module: 'nodenext', allowImportingTsExtensions: true, noEmit: true }),
    );
    expect(endingIn('src/store')).toBe('.ts');
    await write('tsconfig.json', config({ module: 'nodenext', rewriteRelativeImportExtensions: true }));
    expect(endingIn('src/store')).toBe('.ts');
  });

  test('.ts without a configuration, so that Node can run the files', () => {
    expect(endingIn('src/store')).toBe('.ts');
  });

  test('.js under the resolution of Node, also when only the module setting says so', async () => {
    await write('tsconfig.json', config({ module: 'nodenext' }));
    expect(endingIn('src/store')).toBe('.js');
    await write('tsconfig.json', config({ module: 'node16', moduleResolution: 'node16' }));
    expect(endingIn('src/store')).toBe('.js');
  });

  test('nothing for a bundler', async () => {
    await write('tsconfig.json', config({ module: 'esnext', moduleResolution: 'bundler' }));
    expect(endingIn('src/store')).toBe('');
  });

  test('as a configuration says that another one extends', async () => {
    await write(
      'base.json',
      config({
        module: 'esnext',
        moduleResolution: 'bundler',
        allowImportingTsExtensions: true,
        noEmit: true,
      }),
    );
    await write('tsconfig.json', config({}, { extends: './base.json' }));
    expect(endingIn('src/store')).toBe('.ts');
  });

  test('as the project says that includes the folder, when the nearest configuration only refers to projects', async () => {
    await write(
      'tsconfig.json',
      JSON.stringify({
        files: [],
        references: [{ path: './tsconfig.node.json' }, { path: './tsconfig.app.json' }],
      }),
    );
    await write('tsconfig.node.json', config({ module: 'nodenext' }, { include: ['tools'] }));
    await write(
      'tsconfig.app.json',
      config(
        { module: 'esnext', moduleResolution: 'bundler', allowImportingTsExtensions: true, noEmit: true },
        { include: ['src'] },
      ),
    );
    expect(endingIn('src/store')).toBe('.ts');
    expect(endingIn('tools/store')).toBe('.js');
  });

  test('changes imports of generated files and no other text', () => {
    const text = `import { operation } from "storewire/runtime.ts";
import type * as T from '../types.ts';
export * from "./cart.ts";
/** import x from './types.ts'; */
export const NOTE: string = "import x from './types.ts';";
`;
    const files = withExtension(
      new Map([
        ['operations/index.ts', text],
        ['api.md', "import x from './types.ts';\n"],
      ]),
      '.js',
    );
    expect(files.get('operations/index.ts')).toBe(
      text.replace("'../types.ts'", "'../types.js'").replace('"./cart.ts"', '"./cart.js"'),
    );
    expect(files.get('api.md')).toBe("import x from './types.ts';\n");
  });
});

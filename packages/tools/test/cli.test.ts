import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { run } from 'storewire-dev-kit/process';
import { listFiles } from 'storewire-tools';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CliError } from '../src/cli/cli-error.ts';
import { needCompilerApi } from '../src/cli/compiler.ts';
import { extensionFor } from '../src/cli/extension-for.ts';
import { checkOutput, writeOutput } from '../src/cli/output.ts';
import { runTools } from '../src/cli/storewire.ts';
import { withExtension } from '../src/generate/write.ts';
import { returning, withPaths } from './generate/read-text.ts';

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
  /** What a command prints, and its exit code. */
  async function outputOf(words: string[]): Promise<{ output: string; code: unknown }> {
    let output = '';
    const collect = (text: unknown): boolean => {
      output += String(text);
      return true;
    };
    const spies = [
      vi.spyOn(process.stdout, 'write').mockImplementation(collect),
      vi.spyOn(process.stderr, 'write').mockImplementation(collect),
      vi.spyOn(console, 'log').mockImplementation(collect),
      vi.spyOn(console, 'error').mockImplementation(collect),
    ];
    await runTools(words);
    for (const spy of spies) spy.mockRestore();
    const { exitCode: code = 0 } = process;
    process.exitCode = undefined;
    return { output, code };
  }

  test('generate repairs a flaw and writes imports as its options say', async () => {
    const flawed = withPaths({ '/pets': { get: returning({ $ref: '#/components/schemas/Missing' }) } });
    await write('api.json', JSON.stringify(flawed));
    const words = ['generate', '--input', join(root, 'api.json'), '--out', join(root, 'store')];
    expect(await outputOf(words)).toEqual({ output: expect.stringContaining('Missing'), code: 1 });
    const { output, code } = await outputOf([...words, '--lenient', '--extension', 'js']);
    expect([output, code]).toEqual([expect.stringMatching(/left out[\s\S]*imports end in \.js/), 0]);
    expect(await readFile(join(root, 'store/operations/index.ts'), 'utf8')).toContain("'./pets.js'");
  });

  test.for<[string[], RegExp]>([
    [[], /generate[\s\S]*mock[\s\S]*OpenAPI 3\.0 and 3\.1[\s\S]*operationId/],
    [['--help'], /generate[\s\S]*mock[\s\S]*platform/],
    [['-h'], /Usage: storewire/],
    [['help'], /Usage: storewire/],
    [['generate', '--help'], /--react-admin[\s\S]*OpenAPI 3\.0 and 3\.1[\s\S]*operationId/],
    [['mock', '-h'], /default: 4010[\s\S]*OpenAPI 3\.0 and 3\.1/],
    [['upgrade-sdk', '--help'], /--write[\s\S]*exit code/],
    [['--version'], /^\d+\.\d+\.\d+/],
  ])('%j prints what there is', async ([words, text]) => {
    expect(await outputOf(words)).toEqual({ output: expect.stringMatching(text), code: 0 });
  });

  test.for<[string[], string]>([
    [['genrate'], "unknown command 'genrate'\n(Did you mean generate?)"],
    [['constructor'], "unknown command 'constructor'"],
    [['--input', 'a'], "unknown option '--input'"],
    [['generate', '--out', 'b'], "required option '--input <file>' not specified"],
    [['generate', '--input', 'a'], "required option '--out <dir>' not specified"],
    [['generate', '--input', 'a', '--out', 'b', '--force'], "unknown option '--force'"],
    [['generate', '--input', 'a', '--out', 'b', 'c'], 'too many arguments'],
    [['generate', '--input', 'a', '--out', 'b', '--extension', 'mjs'], 'Allowed choices are ts, js, none'],
    [['compare', 'old.json'], "missing required argument 'new'"],
    [['compare', 'a.json', 'b.json', 'c.json'], 'too many arguments'],
    [['upgrade-sdk', 'a', 'b'], 'too many arguments'],
    [['mcp', '--token', 'a'], "unknown option '--token'"],
    [['mcp', '--base-url', ''], "'--base-url <url>' argument '' is invalid. It needs a value."],
    [['mock', '--port', '65536'], 'It must be a number from 0 to 65535.'],
    [['mock', '--port', '-1'], 'It must be a number from 0 to 65535.'],
    [['mock', '--port', '40.5'], 'It must be a number from 0 to 65535.'],
  ])('%j is rejected with the reason', async ([words, reason]) => {
    const { output, code } = await outputOf(words);
    expect([output, code]).toEqual([expect.stringContaining(reason), 2]);
    expect(output).toMatch(/See storewire --help\.\n$/);
  });
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

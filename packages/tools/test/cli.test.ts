import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { run } from 'storewire-dev-kit/process';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { extensionFor } from '../src/cli/extension-for.ts';
import { runTools } from '../src/cli/storewire.ts';
import { withExtension } from '../src/generate/write.ts';
import { nothing, withPaths } from './generate/read-text.ts';
import { FILES } from './lint/fixture.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'storewire %20 ü (1) '));
});
afterEach(() => rm(root, { recursive: true }));

async function write(file: string, text = ''): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

test('next to TypeScript 7, generators load the TypeScript of this package, which has a compiler API', async () => {
  const require = createRequire(import.meta.url);
  await mkdir(join(root, 'node_modules'));
  const installed = dirname(require.resolve('@typescript/native/package.json'));
  await symlink(installed, join(root, 'node_modules/typescript'), 'junction');
  const compiler = new URL('../src/cli/compiler.ts', import.meta.url).href;
  const print = "const { default: ts } = await import('typescript'); console.log(ts?.factory !== undefined);";
  await write('theirs.mjs', print);
  await write(
    'own.mjs',
    `const { useOwnTypeScript } = await import('${compiler}'); useOwnTypeScript(); ${print}`,
  );
  const outputOf = async (file: string) => (await run(process.execPath, [join(root, file)])).output.trim();
  expect([await outputOf('theirs.mjs'), await outputOf('own.mjs')]).toEqual(['false', 'true']);
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

  describe('generate', () => {
    const OUT = 'my #1 store';
    const generate = async (...options: string[]) =>
      outputOf(['generate', '--input', join(root, 'openapi.yaml'), '--out', join(root, OUT), ...options]);

    test('says its steps and what changed, and writes imports as its options say', async () => {
      for (const [file, text] of Object.entries(FILES)) await write(file, text);
      const { output, code } = await generate('--extension', 'js');
      expect([output, code]).toEqual([expect.stringContaining('imports end in .js'), 0]);
      const steps = output.match(/(?:reading|checking|calls|types|zod|hooks)(?= …)/g);
      expect(steps).toEqual(['reading', 'checking', 'calls', 'types', 'zod', 'hooks']);
      expect(await readFile(join(root, OUT, 'operations/index.ts'), 'utf8')).toContain("'./products.js'");
      expect(output).toMatch(/ {2}\d+ added: .*, api\.ts, .* and \d+ more$/);
      expect((await generate('--extension', 'js')).output).toMatch(/nothing changed$/);
    });

    test.each([
      [
        'is not OpenAPI 3.1',
        'openapi: 3.1.0',
        "openapi: '3.0.3'",
        ':1:1 the description must be in OpenAPI 3.1',
      ],
      ['breaks a rule', '[products]\n', '[goods]\n', ' contract/operation-ids  the one tag of '],
    ])(
      'refuses a description that %s, with file and line, and names the guide',
      async (_what, from, to, problem) => {
        for (const [file, text] of Object.entries(FILES)) await write(file, text.replace(from, to));
        const { output, code } = await generate();
        expect(output).toContain(problem);
        expect(output).toMatch(/openapi\.yaml:\d+:\d+ .+\n/);
        expect(output).toMatch(/For other APIs, see npx storewire docs guides\/other-apis$/);
        expect(code).toBe(1);
        await expect(readFile(join(root, OUT, 'types.ts'))).rejects.toThrow('ENOENT');
      },
    );
  });

  test.for([
    ['generate', '--out', 'store'],
    ['mock', '--port', '0'],
  ])('a file that cannot be read is named, and the contract is not blamed: %s', async (words) => {
    await write('C#/openapi.yaml', 'openapi: 3.1.0');
    for (const [input, reason] of [
      ['C#/openapi.yaml', 'cannot be read, because a # in a path begins a JSON pointer: rename it'],
      ['missing.yaml', 'ENOENT: no such file or directory'],
      ['file:///openapi.yaml', 'is a URL: save it, and pass the path of the file'],
    ] as const) {
      const path = URL.canParse(input) ? input : join(root, input);
      const { output, code } = await outputOf([...words, '--input', path]);
      expect(output).toContain(`${path} ${reason}`);
      expect(output).not.toContain('other-apis');
      expect(code).toBe(1);
    }
  });

  describe('compare', () => {
    const description = (version: string, paths: object): string =>
      JSON.stringify({ ...withPaths(paths), info: { title: 'Mugs', version } });
    const MUGS = { '/mugs': { get: { ...nothing, operationId: 'mugs.listMugs' } } };
    const circular = (components: object): string =>
      JSON.stringify({ ...JSON.parse(description('2.0.0', MUGS)), components }, null, 1);
    const MUG = { $ref: '#/components/schemas/Mug' };
    const LEADS = 'response.json:22:13 the reference #/components/responses/Lost leads to itself';
    const HOLDS = 'schema.json:21:4 the schema Mug contains itself';
    const compare = async (now: string, text: string) => {
      await write('old.json', description('1.2.3', MUGS));
      if (text) await write(now, text);
      return outputOf(['compare', join(root, 'old.json'), join(root, now)]);
    };

    test('fails when the version is too low for the changes, and passes when it is not', async () => {
      const low = await compare('low.json', description('1.3.0', {}));
      expect(low).toEqual({
        code: 1,
        output: expect.stringContaining('major #/paths/~1mugs/get mugs.listMugs is removed'),
      });
      expect(low.output).toContain('needs version 2.0.0 or later, not 1.3.0.');
      expect(await compare('high.json', description('2.0.0', {}))).toMatchObject({ code: 0 });
    });

    test.each([
      ['missing.json', '', 'ENOENT'],
      ['text.json', 'mugs', 'text.json is no description'],
      ['list.json', '[]', 'list.json is no description'],
      ['swagger.json', '{ "swagger": "2.0" }', 'swagger.json is no description of OpenAPI 3 in JSON'],
      ['unversioned.json', description('next', MUGS), 'next is no version of the form 1.2.3'],
      ['response.json', circular({ responses: { Lost: { $ref: '#/components/responses/Lost' } } }), LEADS],
      ['schema.json', circular({ schemas: { Mug: { allOf: [MUG] } } }), HOLDS],
      [
        'schema.json',
        circular({ schemas: { Mug: { $ref: '#/components/schemas/Cup', allOf: [MUG] }, Cup: {} } }),
        HOLDS,
      ],
    ])('says why it cannot read %s', async (name, text, reason) => {
      expect(await compare(name, text)).toEqual({ code: 2, output: expect.stringContaining(reason) });
    });
  });

  test('an address that mock cannot listen on is not blamed on the description', async () => {
    expect(await outputOf(['mock', '--quiet', '--host', '203.0.113.1', '--port', '0'])).toEqual({
      code: 1,
      output: expect.stringMatching(/^Cannot listen on 203\.0\.113\.1, port 0 \(.+\)/),
    });
  });

  test.for<[string[], RegExp]>([
    [[], /generate[\s\S]*mock[\s\S]*edited copies[\s\S]*guides\/other-apis/],
    [['--help'], /generate[\s\S]*mock[\s\S]*platform/],
    [['help'], /Usage: storewire/],
    [['generate', '--help'], /--extension[\s\S]*edited copies[\s\S]*guides\/other-apis/],
    [['mock', '-h'], /default: 4010[\s\S]*edited copies/],
    [['compare', '--help'], /exit code/],
    [['--version'], /^\d+\.\d+\.\d+/],
  ])('%j prints what there is', async ([words, text]) => {
    expect(await outputOf(words)).toEqual({ output: expect.stringMatching(text), code: 0 });
  });

  test.for<[string[], string]>([
    [['genrate'], "unknown command 'genrate'\n(Did you mean generate?)"],
    [['constructor'], "unknown command 'constructor'"],
    [['generate', '--out', 'b'], "required option '--input <file>' not specified"],
    [['generate', '--input', 'a'], "required option '--out <dir>' not specified"],
    [['generate', '--input', 'a', '--out', 'b', '--lenient'], "unknown option '--lenient'"],
    [['generate', '--input', 'a', '--out', 'b', '--extension', 'mjs'], 'Allowed choices are ts, js, none'],
    [['compare', 'old.json'], "missing required argument 'new'"],
    [['compare', 'a', 'b', 'c'], 'too many arguments'],
    [['mcp', '--token', 'a'], "unknown option '--token'"],
    [['mcp', '--base-url', ''], "'--base-url <url>' argument '' is invalid. It needs a value."],
    [['mock', '--port', '65536'], 'It must be a number from 0 to 65535.'],
    [['mock', '--port', '-1'], 'It must be a number from 0 to 65535.'],
  ])('%j is rejected with the reason', async ([words, reason]) => {
    const { output, code } = await outputOf(words);
    expect([output, code]).toEqual([expect.stringContaining(reason), 2]);
    expect(output).toMatch(/See storewire --help\.\n$/);
  });
});

describe('how relative imports end', () => {
  const NODE = { module: 'nodenext' };
  const BUNDLER = { module: 'esnext', moduleResolution: 'bundler' };
  const EXTENSIONS = { allowImportingTsExtensions: true, noEmit: true };
  const only = (compilerOptions: object): object => ({ 'tsconfig.json': { compilerOptions } });
  const extending = {
    'base.json': { compilerOptions: { ...BUNDLER, ...EXTENSIONS } },
    'tsconfig.json': { extends: './base.json' },
  };
  const projects = {
    'tsconfig.json': { files: [], references: [{ path: './node.json' }, { path: './app.json' }] },
    'node.json': { compilerOptions: NODE, include: ['tools'] },
    'app.json': { compilerOptions: { ...BUNDLER, ...EXTENSIONS }, include: ['src'] },
  };

  test.each<[ending: string, where: string, configurations: object, folder?: string]>([
    ['.ts', 'TypeScript takes it', only({ ...NODE, ...EXTENSIONS })],
    ['.ts', 'TypeScript rewrites it', only({ ...NODE, rewriteRelativeImportExtensions: true })],
    ['.ts', 'there is no configuration, so that Node can run the files', {}],
    ['.js', 'modules are those of Node', only(NODE)],
    ['.js', 'the resolution is that of Node', only({ module: 'node16', moduleResolution: 'node16' })],
    ['', 'a bundler resolves them', only(BUNDLER)],
    ['.ts', 'a configuration that another one extends says so', extending],
    ['.ts', 'the project says so that includes the folder', projects],
    ['.js', 'another project says so that includes the folder', projects, 'tools/store'],
  ])('in "%s" where %s', async (ending, _where, configurations, folder = 'src/store') => {
    for (const [name, config] of Object.entries(configurations)) await write(name, JSON.stringify(config));
    expect(extensionFor(join(root, folder))).toBe(ending);
  });

  test('changes imports of generated files and no other text', () => {
    const text = `import { operation } from 'storewire/runtime.ts';
import type * as T from '../types.ts';
export * from './cart.ts';
/** import x from './types.ts'; */
export const NOTE: string = 'import x from \\'./types.ts\\';';
`;
    const files = withExtension(
      new Map([
        ['operations/index.ts', text],
        ['api.md', "import x from './types.ts';\n"],
      ]),
      '.js',
    );
    expect(files.get('operations/index.ts')).toBe(
      text.replace("'../types.ts'", "'../types.js'").replace("'./cart.ts'", "'./cart.js'"),
    );
    expect(files.get('api.md')).toBe("import x from './types.ts';\n");
  });
});

import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { run } from '../../scripts/bootstrap/child.js';
import { oldestNode } from './oldest-node.ts';
import { CHECKS, fixture, projectWith, root, typeCheck } from './project.ts';

const { exports, name } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
  name: string;
  exports: Record<string, { types: string }>;
};

/** What users import, as `storewire/react`. */
const specifiers = Object.keys(exports).map((entry) => name + entry.slice(1));
const isData = (specifier: string): boolean => specifier.endsWith('.json');

let folder: string;

beforeAll(async () => {
  folder = await projectWith(inject('alone'), [
    'jose',
    'msw',
    'openapi-fetch',
    'react',
    'swr',
    'undici',
    'zod',
    '@types/node',
    '@types/react',
  ]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('every entry point of the package, with the optional peer dependencies', () => {
  beforeAll(async () => writeFile(join(folder, 'entries.ts'), await fixture('entries.ts.txt')));

  test('is imported by the file that is checked here', async () => {
    const imported = Array.from(
      (await fixture('entries.ts.txt')).matchAll(/ from '([^']+)'/g),
      ([, specifier]) => specifier,
    );
    expect(new Set(imported)).toEqual(new Set(specifiers.filter((each) => !isData(each))));
  });

  test.each(CHECKS)('type-checks under $name', async ({ options, compiler }) => {
    const errors = await typeCheck(folder, ['entries.ts'], options, compiler);
    // errors in the declarations of the peers are not ours
    expect(errors.filter((line) => /^entries|node_modules\/storewire/.test(line))).toEqual([]);
  });

  test.each(CHECKS.filter(({ options: { moduleResolution } }) => moduleResolution === 'NodeNext'))(
    'type-checks with the types of a server alone under $name, but for React and mocks of a page',
    async ({ options, compiler }) => {
      const forServers = specifiers.filter((each) => !isData(each) && !/react|msw/.test(each));
      await writeFile(
        join(folder, 'server.ts'),
        forServers.map((each, at) => `export * as entry${at} from '${each}';\n`).join(''),
      );
      const errors = await typeCheck(
        folder,
        ['server.ts'],
        { ...options, lib: ['ES2023'], types: ['node'] },
        compiler,
      );
      expect(errors.filter((line) => /^server|node_modules\/storewire/.test(line))).toEqual([]);
      expect(forServers.length).toBeGreaterThan(15);
    },
  );

  test.each([
    { node: 'the Node of the tools', file: async () => process.execPath },
    { node: 'the oldest Node that it supports', file: oldestNode },
  ])('is there in $node', async ({ file }) => {
    const load = (each: string): string =>
      `import(${JSON.stringify(each)}${isData(each) ? ", { with: { type: 'json' } }" : ''}).then((found) => [${JSON.stringify(each)}, Object.keys(found.default ?? found).length])`;
    await writeFile(
      join(folder, 'entries.js'),
      `console.log(JSON.stringify(await Promise.all([${specifiers.map(load).join(', ')}])));\n`,
    );
    const { stdout, output } = await run(await file(), ['entries.js'], { cwd: folder });
    expect(output).toBe(stdout);
    const found = JSON.parse(stdout) as [specifier: string, exported: number][];
    expect(found.map(([each]) => each)).toEqual(specifiers);
    // types only
    expect(found.filter(([, exported]) => exported === 0)).toEqual([['storewire/paths', 0]]);
  });

  test('has the same exports as its source, although entries share code', async () => {
    const entries = Object.entries(exports).filter(([entry]) => !isData(entry));
    const load = ([entry]: [string, unknown]): string =>
      `Object.keys(await import(${JSON.stringify(name + entry.slice(1))})).sort()`;
    await writeFile(
      join(folder, 'names.js'),
      `console.log(JSON.stringify([${entries.map(load).join(', ')}]));\n`,
    );
    const { stdout } = await run(process.execPath, ['names.js'], { cwd: folder });
    const declared: string[][] = [];
    for (const [, { types }] of entries) {
      const source = join(root, types.replace('./dist/', '').replace('.d.ts', '.ts'));
      declared.push(Object.keys((await import(source)) as object).sort());
    }
    expect(JSON.parse(stdout)).toEqual(declared);
  });
});

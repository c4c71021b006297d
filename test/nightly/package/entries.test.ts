import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { run } from '../../../scripts/bootstrap/child.js';
import { root, runNode, USER } from '../../package/packed.ts';
import { oldestNode } from './oldest-node.ts';
import { CHECKS, fixture, newFolder, typeCheck } from './project.ts';

const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
  exports: Record<string, string | { 'storewire-source': string }>;
};

/** The entry points of the client, as `storewire/react`, and that of servers, with their sources. */
const entries = [
  ...Object.entries(manifest.exports).flatMap(([path, target]) =>
    typeof target === 'string'
      ? []
      : [{ specifier: `storewire${path.slice(1)}`, source: join(root, target['storewire-source']) }],
  ),
  { specifier: 'storewire-server', source: join(root, 'packages/server/src/index.ts') },
];
const specifiers = entries.map(({ specifier }) => specifier);
const ORVAL = 'storewire-tools/orval';

/** A module with all exports of these entry points. */
const moduleOf = (list: string[]): string =>
  list.map((each, at) => `export * as entry${at} from '${each}';\n`).join('');

const isStrictest = ({ options }: (typeof CHECKS)[number]): boolean =>
  options.moduleResolution === 'NodeNext' && options.exactOptionalPropertyTypes;

const alone = inject('alone');
let folder: string;

beforeAll(async () => {
  folder = await newFolder();
  await writeFile(join(folder, 'entries.ts'), moduleOf([...specifiers, ORVAL]));
  await writeFile(join(alone, 'calls.ts'), await fixture('calls.ts.txt'));
});

describe('every entry point of the package', () => {
  // errors in the declarations of the peers are not ours
  test.each(CHECKS)(
    'type-checks with its peer dependencies, and calls do without them, under $name',
    async ({ options, compiler }) => {
      const errors = await typeCheck(folder, ['entries.ts', join(alone, 'calls.ts')], options, compiler);
      expect(errors.filter((line) => /^entries|calls\.ts|node_modules\/storewire/.test(line))).toEqual([]);
    },
  );

  test.each(CHECKS.filter(isStrictest))(
    'type-checks with the types of a server alone under $name, but for React and mocks of a page',
    async ({ options, compiler }) => {
      const forServers = specifiers.filter((each) => !/react|msw/.test(each));
      await writeFile(join(folder, 'server.ts'), moduleOf(forServers));
      const errors = await typeCheck(
        folder,
        ['server.ts'],
        { ...options, lib: ['ES2023'], types: ['node'] },
        compiler,
      );
      expect(errors.filter((line) => /^server|node_modules\/storewire/.test(line))).toEqual([]);
      expect(forServers.length).toBeGreaterThan(5);
    },
  );

  test('is there in the oldest Node that the package supports', async () => {
    const load = (each: string): string =>
      `import(${JSON.stringify(each)}).then((found) => [${JSON.stringify(each)}, Object.keys(found).length])`;
    await writeFile(
      join(folder, 'entries.js'),
      `console.log(JSON.stringify(await Promise.all([${specifiers.map(load).join(', ')}])));\n`,
    );
    const { stdout, output } = await run(await oldestNode(), ['entries.js'], { cwd: folder, env: USER });
    expect(output).toBe(stdout);
    const found = JSON.parse(stdout) as [specifier: string, exported: number][];
    expect(found.map(([each]) => each)).toEqual(specifiers);
    // types only
    expect(found.filter(([, exported]) => exported === 0)).toEqual([]);
  });

  test('has the same exports as its source, although entries share code', async () => {
    const load = (each: string): string => `Object.keys(await import(${JSON.stringify(each)})).sort()`;
    await writeFile(
      join(folder, 'names.js'),
      `console.log(JSON.stringify([${specifiers.map(load).join(', ')}]));\n`,
    );
    const { stdout } = await runNode(['names.js'], folder);
    const declared: string[][] = [];
    for (const { source } of entries) declared.push(Object.keys((await import(source)) as object).sort());
    expect(JSON.parse(stdout)).toEqual(declared);
  });
});

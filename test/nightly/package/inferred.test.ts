/** Libraries of users, whose declarations contain the types of what they export. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { runNode } from '../../package/packed.ts';
import { COMPILERS, fixture, newFolder, typeCheck } from './project.ts';

const ENTRIES = [
  'storewire',
  'storewire/operations',
  'storewire/react',
  'storewire/react/server',
  'storewire/openapi-fetch',
  'storewire/zod',
  'storewire/msw',
  'storewire/uploads',
  'storewire-server',
];

let folder: string;

/** A module that exports each value of an entry as a value of its own. */
async function moduleOf(entry: string): Promise<string> {
  const program = `console.log(JSON.stringify(Object.keys(await import('${entry}'))))`;
  const { stdout } = await runNode(['--input-type=module', '-e', program], folder);
  const names = JSON.parse(stdout) as string[];
  const lines = names.map((name) => `export const my${name} = entry.${name};\n`);
  return `import * as entry from '${entry}';\n${lines.join('')}`;
}

beforeAll(async () => {
  folder = await newFolder();
  await writeFile(join(folder, 'inferred.ts'), await fixture('inferred.ts.txt'));
  await Promise.all(
    ENTRIES.map(async (entry, at) => writeFile(join(folder, `entry${at}.ts`), await moduleOf(entry))),
  );
});

test.each(COMPILERS.flatMap((each) => [true, false].map((exact) => ({ ...each, exact }))))(
  'TypeScript $version can name every type that it infers (exactOptionalPropertyTypes: $exact)',
  async ({ compiler, exact }) => {
    const files = ['inferred.ts', ...ENTRIES.map((_, at) => `entry${at}.ts`)];
    const errors = await typeCheck(
      folder,
      files,
      {
        module: 'NodeNext',
        skipLibCheck: true,
        exactOptionalPropertyTypes: exact,
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        outDir: `declarations-${crypto.randomUUID()}`,
      },
      compiler,
    );
    expect(errors).toEqual([]);
  },
);

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { CHECKS, fixture, runNode, typeCheck } from './project.ts';

const alone = inject('alone');

beforeAll(async () => writeFile(join(alone, 'calls.ts'), await fixture('calls.ts.txt')));

describe('the package without optional peer dependencies', () => {
  test('brings no other package', async () => {
    const { packages } = JSON.parse(await readFile(join(alone, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, unknown>;
    };
    expect(Object.keys(packages)).toEqual(['', 'node_modules/storewire']);
    expect((await readdir(join(alone, 'node_modules'))).filter((name) => !name.startsWith('.'))).toEqual([
      'storewire',
    ]);
  });

  test.each(CHECKS)('type-checks under $name', async ({ options, compiler }) => {
    expect(await typeCheck(alone, ['calls.ts'], options, compiler)).toEqual([]);
  });

  test('says which package a GraphQL document that is not text needs', async () => {
    await writeFile(
      join(alone, 'document.js'),
      "import { createTransport } from 'storewire';\nimport { graphql } from 'storewire/graphql';\ngraphql(createTransport(), { kind: 'Document', definitions: [] }).catch((error) => console.log(String(error)));\n",
    );
    expect((await runNode(['document.js'], alone)).output).toBe(
      'TypeError: A document that is not a string requires the package graphql\n',
    );
  });

  test('says in one line what its command needs to generate', async () => {
    await writeFile(join(alone, 'store.yaml'), 'openapi: 3.1.0\n');
    const { code, output } = await runNode(
      [
        join(alone, 'node_modules/storewire/dist/scripts/cli/storewire.js'),
        'generate',
        '--input',
        'store.yaml',
        '--out',
        'store',
      ],
      alone,
    );
    expect(code).toBe(1);
    expect(output).toMatch(
      /^storewire generate needs packages that are not installed: npm install --save-dev .*orval@8\.33\.0/,
    );
    expect(output.trim().split('\n')).toHaveLength(1);
  });
});

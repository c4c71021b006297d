import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { fixture, RESOLUTIONS, runNode, typeCheck } from './project.ts';

const alone = inject('alone');

beforeAll(async () => {
  await writeFile(join(alone, 'calls.ts'), await fixture('calls.ts.txt'));
  await writeFile(join(alone, 'calls.js'), await fixture('calls.js.txt'));
});

describe('the package with no optional peers beside it', () => {
  test('imports and calls in Node, in both styles', async () => {
    const { code, output } = await runNode(['calls.js'], alone);
    expect(output).toBe('');
    expect(code).toBe(0);
  });

  test.each(RESOLUTIONS)('type-checks under $name', async ({ options }) => {
    expect(await typeCheck(alone, ['calls.ts'], { ...options, exactOptionalPropertyTypes: true })).toEqual([]);
  });

  test('type-checks with the TypeScript that most people have', async () => {
    expect(
      await typeCheck(
        alone,
        ['calls.ts'],
        { module: 'NodeNext', moduleResolution: 'NodeNext', skipLibCheck: false, exactOptionalPropertyTypes: true },
        'typescript',
      ),
    ).toEqual([]);
  });

  test('says in one line what its command needs to generate', async () => {
    await writeFile(join(alone, 'store.yaml'), 'openapi: 3.1.0\n');
    const { code, output } = await runNode(
      [join(alone, 'node_modules/storewire/dist/scripts/cli/storewire.js'), 'generate', '--input', 'store.yaml', '--out', 'store'],
      alone,
    );
    expect(code).toBe(1);
    expect(output).toMatch(/^storewire generate needs packages that are not installed: npm install --save-dev .*orval@8\.33\.0/);
    expect(output.trim().split('\n')).toHaveLength(1);
  });
});

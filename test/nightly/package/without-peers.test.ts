import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { runNode } from '../../package/packed.ts';

const alone = inject('alone');

const COMMAND = join(alone, 'node_modules/storewire/dist/bin/storewire.js');

describe('the client without any other package', () => {
  test('brings no other package', async () => {
    const { packages } = JSON.parse(await readFile(join(alone, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, unknown>;
    };
    expect(Object.keys(packages)).toEqual(['', 'node_modules/storewire']);
    expect((await readdir(join(alone, 'node_modules'))).filter((name) => !name.startsWith('.'))).toEqual([
      'storewire',
    ]);
  });

  test('has modules, declarations and documents only, in less than 4.5 MB', async () => {
    const folder = join(alone, 'node_modules/storewire');
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name));
    const allowed =
      /^(?:package\.json|LICENSE|(?:README|CHANGELOG|SKILL|generated\/api)\.md|dist\/(?:src|generated)\/.+\.(?:js|d\.ts)|dist\/bin\/storewire\.js)$/;
    const names = files.map((file) => relative(folder, file).replaceAll('\\', '/'));
    expect(names.filter((name) => !allowed.test(name))).toEqual([]);
    const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(4_500_000);
  });

  test.each([
    ['generate', 'storewire-tools'],
    ['mock', 'storewire-tools'],
    ['mcp', 'storewire-tools'],
    ['platform', 'storewire-platform'],
    ['docs', 'storewire-docs'],
  ])('says in one line what %s needs', async (command, name) => {
    const { code, output } = await runNode([COMMAND, command], alone);
    expect(output).toBe(`storewire ${command} needs a package: npm install --save-dev ${name}\n`);
    expect(code).toBe(1);
  });
});

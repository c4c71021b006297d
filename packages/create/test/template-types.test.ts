import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { run } from 'storewire-dev-kit/process';
import { expect, test } from 'vitest';
import { create, newFolder } from './command.ts';

const root = resolve(import.meta.dirname, '../../..');

test('the components of the React templates compile against the packages of this repository', async () => {
  const folder = await newFolder(join(root, '.cache'));
  await create(folder, 'shop', '--template', 'vite', '--no-install');
  const config = {
    extends: './tsconfig.app.json',
    compilerOptions: {
      customConditions: ['storewire-source'],
      allowImportingTsExtensions: true,
      lib: ['ESNext', 'DOM'],
    },
    include: ['src'],
  };
  await writeFile(join(folder, 'shop/tsconfig.check.json'), JSON.stringify(config));
  const tsc = join(root, 'node_modules/@typescript/native/bin/tsc');
  const { output } = await run(process.execPath, [tsc, '-p', 'tsconfig.check.json'], {
    cwd: join(folder, 'shop'),
  });
  expect(output).toBe('');
});

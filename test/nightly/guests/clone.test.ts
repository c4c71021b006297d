/** A newcomer follows the Start guide: a clone of the repository, with nothing that a command has made before. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from 'storewire-dev-kit/process';
import { expect, test } from 'vitest';
import { newFolder, npmIn, root, runIn } from './guest.ts';

/** What editors check types with. */
const TSC = 'node_modules/typescript/bin/tsc';

test('a fresh clone is installed, has no type error in an editor, and is built to the tarballs of the packages', async () => {
  const clone = join(await newFolder(), 'clone');
  const { code, output } = await run('git', ['clone', '--quiet', root, clone]);
  expect(code, output).toBe(0);
  await npmIn(clone, 'ci', '--prefer-offline', '--no-audit', '--no-fund');
  for (const project of ['.', 'tsconfig.bundler.json'])
    expect(await runIn(clone, [TSC, '--noEmit', '-p', project])).toBe('');
  await npmIn(clone, 'run', 'build');
  expect(readdirSync(join(clone, '.cache'))).toEqual(
    expect.arrayContaining(['storewire.tgz', 'storewire-contract.tgz', 'storewire-platform.tgz']),
  );
});

/** A newcomer follows the Start guide: a clone of the repository, with nothing that a command has made before. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from 'storewire-dev-kit/process';
import { expect, test } from 'vitest';
import { newFolder, npmIn, root } from './guest.ts';

test('a fresh clone is installed and built, and has the tarballs of the packages', async () => {
  const clone = join(await newFolder(), 'clone');
  const { code, output } = await run('git', ['clone', '--quiet', root, clone]);
  expect(code, output).toBe(0);
  await npmIn(clone, 'ci', '--prefer-offline', '--no-audit', '--no-fund');
  await npmIn(clone, 'run', 'build');
  expect(readdirSync(join(clone, '.cache'))).toEqual(
    expect.arrayContaining(['storewire.tgz', 'storewire-contract.tgz', 'storewire-platform.tgz']),
  );
});

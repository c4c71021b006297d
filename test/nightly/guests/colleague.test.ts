import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { create } from 'create-storewire';
import { expect, test } from 'vitest';
import { newFolder, npmIn, tarball } from './guest.ts';

test('a shop that was created in a clone of the repository is installed by a colleague, who has no such clone', async () => {
  const folder = await newFolder();
  const [shop, clone] = [join(folder, 'shop'), join(folder, 'clone')];
  const names = ['storewire', 'storewire-server', 'storewire-platform'];
  const tarballs = Object.fromEntries(names.map((name) => [name, tarball(name)]));
  expect(await create([shop, '--template', 'vite', '--no-install'], async () => tarballs)).toBe(0);
  await npmIn(shop, 'install', '--package-lock-only');
  await cp(shop, clone, { recursive: true });
  await rm(shop, { recursive: true });
  await npmIn(clone, 'ci');
  await npmIn(clone, 'run', 'check');
});

/** What `npm run release` runs for each package, as far as it goes without a registry. */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { run } from 'storewire-dev-kit/process';
import { expect, test } from 'vitest';
import { root } from '../../package/packed.ts';

interface Manifest {
  name: string;
  private?: boolean;
  publishConfig: { directory: string };
}

const published = ['package.json', ...globSync('packages/*/package.json', { cwd: root })]
  .map((file) => ({
    manifest: JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest,
    folder: resolve(root, dirname(file)),
  }))
  .filter(({ manifest }) => !manifest.private)
  .map(({ manifest, folder }) => ({
    name: manifest.name,
    packed: resolve(folder, manifest.publishConfig.directory),
  }));

// --force asks no registry which versions it has
const DRY_RUN = ['--dry-run', '--force', '--registry=http://localhost', '--loglevel=warn'];

test.each(published)('npm publishes $name with its license, and corrects nothing', async ({ packed }) => {
  const { code, output } = await run('npm', ['publish', packed, ...DRY_RUN], { cwd: root });
  expect(code, output).toBe(0);
  expect(output.match(/^npm warn publish .+/gm)).toEqual([expect.stringContaining('to be logged in')]);
  expect(readdirSync(packed)).toEqual(expect.arrayContaining(['LICENSE', 'README.md']));
});

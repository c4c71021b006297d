import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { npm, run } from 'storewire-dev-kit/process';
import { expect, onTestFinished, test } from 'vitest';
import { buildCommand } from '../build.ts';

const root = resolve(import.meta.dirname, '../../..');

/** A project in which both packages are installed as they are published. */
async function installedProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'storewire-docs-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  await buildCommand();
  const built = await run(process.execPath, ['scripts/build.ts'], { cwd: root });
  if (built.code !== 0) throw new Error(built.output);
  const packed = await npm(['pack', '--pack-destination', folder], join(root, 'packages/docs'));
  if (packed.code !== 0) throw new Error(packed.output);
  const [docs = ''] = (await readdir(folder)).filter((file) => file.endsWith('.tgz'));
  await writeFile(join(folder, 'package.json'), '{ "name": "reader", "private": true }\n');
  const tarballs = [join(root, '.cache/storewire.tgz'), join(folder, docs)];
  const installed = await npm(['install', '--prefer-offline', '--ignore-scripts', ...tarballs], folder);
  if (installed.code !== 0) throw new Error(installed.output);
  return folder;
}

test('storewire docs of the installed packages serves the guides, the calls and llms.txt', async () => {
  const folder = await installedProject();
  expect(await readdir(join(folder, 'node_modules'))).toEqual(
    expect.arrayContaining(['storewire', 'storewire-docs']),
  );
  const command = ['node_modules/storewire/dist/bin/storewire.js', 'docs', '--port', '0', '--json'];
  const child = spawn(process.execPath, command, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(async () => {
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const { url } = JSON.parse(line) as { url: string };
  const guides = await readdir(join(root, 'packages/docs/guides'));
  const paths = [
    '/',
    '/calls/products/query-products/',
    '/pagefind/pagefind.js',
    ...guides.flatMap((file) => [`/guides/${basename(file, '.md')}/`, `/guides/${file}`]),
  ];
  const statuses = await Promise.all(
    paths.map(async (path) => `${path} ${(await fetch(`${url}${path}`)).status}`),
  );
  expect(statuses).toEqual(paths.map((path) => `${path} 200`));
  const index = await (await fetch(`${url}/llms.txt`)).text();
  expect(guides.filter((file) => !index.includes(`](/guides/${file})`))).toEqual([]);
});

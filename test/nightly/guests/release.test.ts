/** The release is published to a registry on this machine, from which the commands of the docs install. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { codeBlocksOf } from 'storewire-dev-kit/markdown';
import { run } from 'storewire-dev-kit/process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newFolder, root } from './guest.ts';
import { type Registry, startRegistry } from './registry.ts';

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

interface Manifest {
  name: string;
  private?: boolean;
}

let registry: Registry;
let released: { code: number; output: string };
beforeAll(async () => {
  registry = await startRegistry();
  released = await run('npm', ['run', 'release'], { cwd: root, env: registry.env });
});
afterAll(() => registry.stop());

/** Runs commands in a folder without packages, as a reader of the docs does. Returns the folder. */
async function runCommands(commands: string): Promise<string> {
  const folder = join(await newFolder(), 'project');
  // projects have one of them, into which guides copy files of a template
  for (const name of ['app', 'src']) await mkdir(join(folder, name), { recursive: true });
  const { code, output } = await run('sh', ['-ec', commands], { cwd: folder, env: registry.env });
  expect(code, `${commands}\n${output}`).toBe(0);
  return folder;
}

describe('npm run release', () => {
  test('publishes all packages that are not private', async () => {
    expect(released.code, released.output).toBe(0);
    const files = ['package.json', ...globSync('packages/*/package.json', { cwd: root })];
    const open = files
      .map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest)
      .filter((manifest) => !manifest.private);
    expect(open.length).toBeGreaterThan(5);
    for (const { name } of open) {
      const { stdout } = await run('npm', ['view', name, 'version'], { cwd: root, env: registry.env });
      expect([name, stdout.trim()]).toEqual([name, version]);
    }
  });

  test('publishes nothing the second time, and says so', async () => {
    const args = ['node_modules/@changesets/cli/bin.js', 'publish', '--no-git-tag'];
    const { code, output } = await run(process.execPath, args, { cwd: root, env: registry.env });
    expect(code).toBe(0);
    expect(output).toContain('No unpublished projects to publish');
  });
});

/** The blocks of commands of a page. */
const blocksOf = (page: string): string[] =>
  codeBlocksOf(readFileSync(join(root, page), 'utf8')).flatMap(({ language, code }) =>
    language === 'sh' ? [code] : [],
  );

const INSTALLS = /^npm (?:install(?: --save-dev)?|create) storewire/m;
const SERVES = /^npx (?:prism mock|storewire (?:docs|mock|platform))|^(?:cd \S+ && )?npm (?:start|run dev)/m;

const installationsOf = (page: string): string[] =>
  blocksOf(page)
    .filter((block) => INSTALLS.test(block))
    // from the first command that installs our packages, to one that serves
    .map((block) => block.slice(block.search(INSTALLS)).split(SERVES, 1)[0] ?? '')
    // without a terminal, nothing can ask for a template
    .map((block) => block.replaceAll(/^(npm create \S+ [\w-]+)(?![\w-]| -- )/gm, '$1 -- --template vite'));

const PAGES = globSync(['README.md', 'packages/*/README.md', 'packages/docs/guides/*.md'], { cwd: root });

describe('the commands of the docs', () => {
  test.each([...new Set(PAGES.flatMap(installationsOf))])('install the packages: %s', async (commands) => {
    await runCommands(commands);
  });

  test('npx storewire lists its commands and serves the platform, the mock server and the docs', async () => {
    const installations = ['packages/docs/guides/start.md', 'packages/docs/README.md'].flatMap(
      installationsOf,
    );
    const commands = installations.filter((block) => block.startsWith('npm install'));
    const folder = await runCommands(`${commands.join('\n')}\nnpx storewire --help | grep generate`);
    for (const [page, command] of [
      ['packages/docs/guides/start.md', 'platform'],
      ['packages/docs/guides/tests.md', 'mock'],
      ['packages/docs/README.md', 'docs'],
    ] as const)
      await serve(folder, page, command);
  });
});

/** Starts a command as a page shows it, until it has printed a URL that responds. */
async function serve(folder: string, page: string, command: string): Promise<void> {
  const [line = ''] = new RegExp(`^npx storewire ${command}\\b.*`, 'm').exec(blocksOf(page).join('\n')) ?? [];
  const child = spawn('sh', ['-c', line], { cwd: folder, env: registry.env, detached: true });
  const ended = once(child, 'exit');
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      printed += String(chunk);
    });
  try {
    await expect.poll(() => printed).toMatch(/http:\/\/\S+/);
    const [url = ''] = /http:\/\/[\w.]+:\d+/.exec(printed) ?? [];
    expect((await fetch(url)).status, `${line}\n${printed}`).toBeLessThan(500);
  } finally {
    if (child.exitCode === null) process.kill(-(child.pid ?? 0), 'SIGTERM');
    await ended;
  }
}

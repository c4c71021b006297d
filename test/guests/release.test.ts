/** The release command publishes to a registry on this machine, from which the commands of the docs install. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeBlocksOf } from 'storewire-dev-kit/markdown';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { run } from '../../scripts/bootstrap/child.js';
import { newFolder, root } from './guest.ts';
import { type Registry, startRegistry } from './registry.ts';

const PUBLISH = ['scripts/release.ts'];
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

const publishTo = ({ env }: Registry) => run(process.execPath, PUBLISH, { cwd: root, env });

/** The names at the start of lines such as `storewire@1.2.3 published`. */
const namesIn = (output: string, state: string): string[] =>
  Array.from(output.matchAll(new RegExp(`^(\\S+)@${version} ${state}$`, 'gm')), ([, name = '']) => name);

interface Manifest {
  name: string;
  private?: boolean;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

let registry: Registry;
let released: { code: number; output: string };
let names: string[];
beforeAll(async () => {
  registry = await startRegistry();
  released = await run('npm', ['run', 'release'], { cwd: root, env: registry.env });
  names = namesIn(released.output, 'published');
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
  test('publishes all packages that are not private, each after its dependencies', async () => {
    expect(released.code, released.output).toBe(0);
    const files = ['package.json', ...globSync('packages/*/package.json', { cwd: root })];
    const open = files
      .map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest)
      .filter((manifest) => !manifest.private);
    expect(names.toSorted()).toEqual(open.map(({ name }) => name).toSorted());
    for (const { name, dependencies, peerDependencies } of open)
      for (const needed of Object.keys({ ...dependencies, ...peerDependencies }))
        if (names.includes(needed)) expect(names.indexOf(needed)).toBeLessThan(names.indexOf(name));
  });

  test('publishes nothing the second time, and says so', async () => {
    const { code, output } = await publishTo(registry);
    expect(code).toBe(0);
    expect(namesIn(output, 'is published already')).toEqual(names);
    expect(output).toContain('There is nothing to publish.');
  });

  test('publishes the other packages after it was interrupted', async () => {
    const other = await startRegistry();
    onTestFinished(other.stop);
    const child = spawn(process.execPath, PUBLISH, { cwd: root, env: other.env, detached: true });
    let output = '';
    for await (const chunk of child.stdout) {
      output += String(chunk);
      if (namesIn(output, 'published').length === 2) break;
    }
    // as Ctrl-C in a terminal, which also reaches the npm that it runs
    process.kill(-(child.pid ?? 0), 'SIGINT');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    const again = await publishTo(other);
    expect(again.code, again.output).toBe(0);
    const before = namesIn(again.output, 'is published already');
    expect([...before, ...namesIn(again.output, 'published')]).toEqual(names);
    expect(before.length).toBeGreaterThanOrEqual(2);
    expect(before.length).toBeLessThan(names.length);
  });

  test('stops at a package that the registry rejects, and names it', async () => {
    const [first, second = ''] = names;
    const other = await startRegistry(second);
    onTestFinished(other.stop);
    const { code, output } = await publishTo(other);
    expect(code).toBe(1);
    expect(namesIn(output, 'published')).toEqual([first]);
    expect(output).toContain(`release: ${second}@${version} is not published: npm error`);
  });

  test('publishes to other registries in GitHub Actions only', async () => {
    const env = { ...registry.env, npm_config_registry: 'https://registry.example', GITHUB_ACTIONS: '' };
    const { code, output } = await run(process.execPath, PUBLISH, { cwd: root, env });
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/^release: npm signs .* GitHub Actions only: push the tag/),
    ]);
  });
});

/** The blocks of commands of a page. */
const blocksOf = (page: string): string[] =>
  codeBlocksOf(readFileSync(join(root, page), 'utf8')).flatMap(({ language, code }) =>
    language === 'sh' ? [code] : [],
  );

const INSTALLS = /^npm (?:install(?: --save-dev)?|create) storewire/m;
const SERVES = /^npx storewire (?:docs|mock|platform)|^(?:cd \S+ && )?npm (?:start|run dev)/m;

const installationsOf = (page: string): string[] =>
  blocksOf(page)
    .filter((block) => INSTALLS.test(block))
    // from the first command that installs our packages, to one that serves
    .map((block) => block.slice(block.search(INSTALLS)).split(SERVES, 1)[0] ?? '')
    // without a terminal, nothing can ask for a template
    .map((block) => block.replaceAll(/^(npm create \S+ [\w-]+)(?![\w-]| -- )/gm, '$1 -- --template node'));

const PAGES = globSync(['README.md', 'packages/*/README.md', 'packages/docs/guides/*.md'], { cwd: root });

describe('the commands of the docs', () => {
  test.each([...new Set(PAGES.flatMap(installationsOf))])('install the packages: %s', async (commands) => {
    await runCommands(commands);
  });

  test('npm install storewire installs a single package', async () => {
    const [command = ''] = /^npm install storewire .*/m.exec(blocksOf('README.md').join('\n')) ?? [];
    const folder = await runCommands(command);
    const lockfile = await readFile(join(folder, 'package-lock.json'), 'utf8');
    const { packages } = JSON.parse(lockfile) as { packages: object };
    expect(Object.keys(packages)).toEqual(['', 'node_modules/storewire']);
  });

  test('npx storewire lists its commands and serves the platform, the mock server and the docs', async () => {
    const installations = ['README.md', 'packages/docs/README.md'].flatMap(installationsOf);
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

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { browsersHere } from '../../scripts/bootstrap/browser.js';
import { run } from '../../scripts/bootstrap/child.js';
import { isInstalled } from '../../scripts/bootstrap/install.js';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'storewire-bootstrap-'));
});
afterEach(() => rm(root, { recursive: true }));

describe('packages', () => {
  const LOCKED = {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/only-elsewhere': { version: '1.0.0', optional: true, os: ['elsewhere'] },
    'node_modules/shop': { resolved: 'packages/shop', link: true },
    'packages/shop': { version: '0.1.0' },
  };
  const INSTALLED = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/shop': { link: true } };

  async function write(installed: object | undefined): Promise<void> {
    await writeFile(join(root, 'package-lock.json'), JSON.stringify({ packages: LOCKED }));
    await mkdir(join(root, 'node_modules'));
    if (installed)
      await writeFile(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
  }

  test('that npm install or npm ci has installed are kept', async () => {
    await write(INSTALLED);
    expect(isInstalled(root)).toBe(true);
  });

  test.each([
    ['that npm has not finished to install', undefined],
    ['of an older lockfile', { ...INSTALLED, 'node_modules/a': { version: '0.9.0' } }],
    ['that are missing', { 'node_modules/shop': { link: true } }],
    [
      'of another system, as a shared folder may have them,',
      { ...INSTALLED, 'node_modules/only-elsewhere': { version: '1.0.0', os: ['elsewhere'] } },
    ],
  ])('%s are installed again', async (_what, installed) => {
    await write(installed);
    expect(isInstalled(root)).toBe(false);
  });

  test('of a fresh clone are installed', async () => {
    await writeFile(join(root, 'package-lock.json'), JSON.stringify({ packages: LOCKED }));
    expect(isInstalled(root)).toBe(false);
  });
});

test('a browser on the path is found, one without a window before others, and one that a variable names before all', async () => {
  const files = ['other/chromium-headless-shell', 'bin/chromium', 'other/google-chrome', 'mine/my-chrome'];
  for (const file of files) {
    await mkdir(join(root, file, '..'), { recursive: true });
    await writeFile(join(root, file), '');
  }
  const [shell, chromium, chrome, mine] = files.map((file) => join(root, file));
  const PATH = [join(root, 'other'), join(root, 'empty'), join(root, 'bin')].join(delimiter);
  expect(browsersHere({ PATH, CHROMIUM_PATH: mine })).toEqual([mine, shell, chromium, chrome]);
  expect(browsersHere({ PATH, CHROMIUM_PATH: join(root, 'gone') })).toEqual([shell, chromium, chrome]);
});

describe('the command that was set up', () => {
  const child = new URL('../../scripts/bootstrap/child.js', import.meta.url).href;

  /** A process that runs another one with its terminal, as main.js does. */
  async function runInheritedTo(script: string) {
    const file = join(root, 'program.mjs');
    await writeFile(file, script);
    const code = `const { runInherited } = await import(${JSON.stringify(child)}); process.exitCode = await runInherited(process.execPath, [${JSON.stringify(file)}]);`;
    return spawn(process.execPath, ['--input-type=module', '--eval', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  }

  test('keeps its exit code', async () => {
    const [code] = await once(await runInheritedTo('process.exit(7)'), 'exit');
    expect(code).toBe(7);
  });

  test('gets signals, and may end in its own way', async () => {
    const parent = await runInheritedTo(
      "process.on('SIGTERM', () => process.exit(5)); setInterval(() => {}, 1000); console.log('ready');",
    );
    await once(parent.stdout, 'data');
    parent.kill('SIGTERM');
    const [code] = await once(parent, 'exit');
    expect(code).toBe(5);
  });

  test('has the exit code of a shell if a signal ends it', async () => {
    const [code] = await once(await runInheritedTo("process.kill(process.pid, 'SIGKILL')"), 'exit');
    expect(code).toBe(137);
  });
});

test('what npm runs after an installation makes nothing where that brought no tools', async () => {
  await cp(new URL('../../scripts/bootstrap', import.meta.url), join(root, 'scripts/bootstrap'), {
    recursive: true,
  });
  await writeFile(join(root, 'package.json'), '{ "type": "module" }');
  const main = join(root, 'scripts/bootstrap/main.js');
  expect(await run(process.execPath, [main, 'prepare'])).toMatchObject({ code: 0, output: '' });
});

describe('what a command says before it sets anything up', () => {
  const main = new URL('../../scripts/bootstrap/main.js', import.meta.url).pathname;

  test('about an unknown command is one line, not a stack', async () => {
    expect(await run(process.execPath, [main, 'launch'])).toMatchObject({
      code: 1,
      output:
        'storewire: unknown command "launch": use prepare or start or dev or docs or create or pack or test or test:all.\n',
    });
  });

  test.each([
    ['create', '18.20.8'],
    ['start', '18.20.8'],
  ])('about npm run %s with Node %s is which one is needed, and where it is', async (command, node) => {
    const preload = join(root, 'older-node.cjs');
    await writeFile(
      preload,
      `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${node}' } });`,
    );
    expect(await run(process.execPath, ['--require', preload, main, command, 'my-shop'])).toMatchObject({
      code: 1,
      output: `storewire: Node 20 or later is needed, and this is Node ${node}. Get a newer one from https://nodejs.org and run the command again.\n`,
    });
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { browser, choicesHere, type Source } from '../../scripts/bootstrap/browser.js';
import { run } from '../../scripts/bootstrap/child.js';
import { browsersHere } from '../../scripts/bootstrap/find-browser.js';
import { install } from '../../scripts/bootstrap/install.js';
import { tooOld } from '../../scripts/bootstrap/node-version.js';
import { needsBrowser } from '../../scripts/bootstrap/run.js';

let root: string;
const lines: string[] = [];
const log = (line: string): void => void lines.push(line);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'storewire-bootstrap-'));
  lines.length = 0;
});
afterEach(() => rm(root, { recursive: true }));

describe('Node', () => {
  test('a Node older than 20 gets a line that says what is needed and what is there', () => {
    expect(tooOld('18.20.4')).toMatch(/Node 20 or later.*18\.20\.4/);
    expect(tooOld('20.0.0')).toBeUndefined();
    expect(tooOld('26.1.0')).toBeUndefined();
  });
});

describe('installing', () => {
  const lock = (version: string): string =>
    JSON.stringify({
      packages: {
        '': {},
        'node_modules/a': { version, integrity: `sha512-${version}` },
        'node_modules/b': { version: '1.0.0', optional: true },
      },
    });
  const writeLock = (version: string): Promise<void> =>
    writeFile(join(root, 'package-lock.json'), lock(version));

  interface Answer {
    code: number;
    output: string;
    error?: Error | undefined;
  }

  /** An npm that makes node_modules, and notes what it was asked. */
  function fakeNpm({ ping = DONE, ci = DONE }: { ping?: Answer; ci?: Answer } = {}) {
    const calls: string[] = [];
    const npm = async (args: string[]): Promise<Answer & { stdout: string }> => {
      if (args[0] === 'ping') return { stdout: '', ...ping };
      calls.push(args.join(' '));
      await rm(join(root, 'node_modules'), { recursive: true, force: true });
      await mkdir(join(root, 'node_modules'));
      return { stdout: '', ...ci };
    };
    return { calls, npm };
  }

  const DONE: Answer = { code: 0, output: '' };
  const NO_HOST: Answer = {
    code: 1,
    output: 'npm error code ENOTFOUND\nnpm error network request to https://registry.example failed\n',
  };

  test('a fresh clone is installed once, and says so', async () => {
    await writeLock('1.0.0');
    const { calls, npm } = fakeNpm();
    expect(await install(root, log, npm)).toBe(true);
    expect(await install(root, log, npm)).toBe(false);
    expect(calls).toEqual(['ci --include=dev']);
    expect(lines).toEqual([
      expect.stringContaining('node_modules is missing'),
      expect.stringMatching(/took \d+\.\d s/),
    ]);
  });

  test('a changed lockfile is installed again', async () => {
    const { calls, npm } = fakeNpm();
    await writeLock('1.0.0');
    await install(root, log, npm);
    await writeLock('1.0.1');
    expect(await install(root, log, npm)).toBe(true);
    expect(calls).toHaveLength(2);
    expect(lines.join('\n')).toContain('package-lock.json or the system changed');
  });

  test('packages of another system, as a shared folder may bring them, are installed again', async () => {
    const { npm } = fakeNpm();
    await writeLock('1.0.0');
    await install(root, log, npm);
    const stamp = join(root, 'node_modules/.storewire-install');
    await writeFile(stamp, (await readFile(stamp, 'utf8')).replace(process.platform, 'elsewhere'));
    expect(await install(root, log, npm)).toBe(true);
  });

  test('an install that did not end is done again', async () => {
    const { npm } = fakeNpm();
    await writeLock('1.0.0');
    await mkdir(join(root, 'node_modules'));
    expect(await install(root, log, npm)).toBe(true);
  });

  test('without a network there is one line about it, and the next run tries again', async () => {
    await writeLock('1.0.0');
    const { npm } = fakeNpm({ ping: NO_HOST, ci: { code: 1, output: 'npm error code ENOTCACHED\n' } });
    const failure = await install(root, log, npm).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      isClear: true,
      message: expect.stringMatching(
        /^npm ci could not reach the package registry \(ENOTFOUND\): check the network.*$/,
      ),
    });
    expect(await install(root, log, fakeNpm().npm)).toBe(true);
  });

  test('without a network the cache of npm is used, when it has everything', async () => {
    await writeLock('1.0.0');
    const { calls, npm } = fakeNpm({ ping: NO_HOST });
    expect(await install(root, log, npm)).toBe(true);
    expect(calls).toEqual(['ci --include=dev --offline']);
  });

  test('a network failure during the download is one line too', async () => {
    await writeLock('1.0.0');
    await expect(install(root, log, fakeNpm({ ci: NO_HOST }).npm)).rejects.toThrow(
      /^npm ci could not reach the package registry \(ENOTFOUND\)/,
    );
  });

  test('a registry that does not respond to pings is used anyway', async () => {
    await writeLock('1.0.0');
    const { calls, npm } = fakeNpm({ ping: { code: 1, output: 'npm error code E404\n' } });
    expect(await install(root, log, npm)).toBe(true);
    expect(calls).toEqual(['ci --include=dev']);
  });

  test('another failure of npm shows what npm said', async () => {
    await writeLock('1.0.0');
    const { npm } = fakeNpm({
      ci: {
        code: 1,
        output: 'npm error code EUSAGE\nnpm error package.json and package-lock.json are not in sync\n',
      },
    });
    await expect(install(root, log, npm)).rejects.toThrow(/npm ci failed:\n.*EUSAGE\n.*not in sync/);
  });

  test('without npm, the message says where to get it', async () => {
    await writeLock('1.0.0');
    const { error, ...ci } = await run('no-such-npm', []);
    await expect(install(root, log, fakeNpm({ ci: { ...ci, error } }).npm)).rejects.toThrow(
      'npm was not found',
    );
  });

  test('a script of a package that misses a command is shown, as npm reports it', async () => {
    await writeLock('1.0.0');
    const ci = { code: 127, output: 'npm error code 127\nnpm error sh: 1: node-gyp: not found\n' };
    await expect(install(root, log, fakeNpm({ ci }).npm)).rejects.toThrow(/npm ci failed:\n.*\n.*node-gyp/);
  });
});

describe('the browser', () => {
  const source = (name: string, get: Source['get'], applies = true): Source => ({ name, get, applies });
  const startsIf =
    (...good: string[]) =>
    async (file: string): Promise<boolean> =>
      good.includes(file);

  test('a browser on the path is found, one without a window before others, one that a variable names before all, and what is not there is left out', async () => {
    const files = [
      'other/chromium-headless-shell',
      'bin/chromium',
      'other/google-chrome',
      'mine/chrome-for-me',
    ];
    for (const file of files) {
      await mkdir(join(root, file, '..'), { recursive: true });
      await writeFile(join(root, file), '');
    }
    const [shell, chromium, chrome, mine] = files.map((file) => join(root, file));
    const PATH = [join(root, 'other'), join(root, 'empty'), join(root, 'bin')].join(delimiter);
    expect(browsersHere({ PATH, CHROMIUM_PATH: mine })).toEqual([mine, shell, chromium, chrome]);
    expect(browsersHere({ PATH, CHROMIUM_PATH: join(root, 'gone') })).toEqual([shell, chromium, chrome]);
  });

  test('one that is there but does not start is passed over', async () => {
    expect(await browser(log, { here: ['/broken', '/good'], sources: [], starts: startsIf('/good') })).toBe(
      '/good',
    );
  });

  test('nothing is fetched when a browser is there', async () => {
    const sources = [source('fetching', () => Promise.reject(new Error('must not be asked')))];
    expect(await browser(log, { here: ['/good'], sources, starts: startsIf('/good') })).toBe('/good');
    expect(lines).toEqual([]);
  });

  test('a way that fails, or gives a browser that does not start, leads to the next', async () => {
    const sources = [
      source('the first', () => Promise.reject(new Error('its server is away\nat somewhere'))),
      source('the second', async () => ['/without-libraries']),
      source('the third', () => Promise.reject(new Error('must not be asked')), false),
      source('the fourth', async () => ['/fetched']),
    ];
    expect(await browser(log, { here: [], sources, starts: startsIf('/fetched') })).toBe('/fetched');
    expect(lines).toContain('the first failed: its server is away');
    expect(lines).toContain('the downloaded browser does not start');
    expect(lines.join('\n')).not.toContain('the third');
  });

  test('warnings of Node are no part of the path that Playwright names', async () => {
    const node = join(root, 'node');
    await writeFile(node, `#!/bin/sh\necho 'a warning' >&2\nprintf '%s' "$0"\n`, { mode: 0o755 });
    expect(await choicesHere(root, node).sources[0]?.get()).toEqual([node]);
    await writeFile(node, "#!/bin/sh\necho 'Cannot find playwright-core' >&2\nexit 1\n", { mode: 0o755 });
    await expect(choicesHere(root, node).sources[0]?.get()).rejects.toThrow('Cannot find playwright-core');
  });

  test('when there is no way, one line says what to do', async () => {
    const failure = await browser(log, { here: [], sources: [], starts: startsIf() }).catch(
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({ isClear: true, message: expect.stringContaining('CHROMIUM_PATH=') });
  });

  test('only steps that open a page ask for one', () => {
    expect(needsBrowser('start', [])).toBe(false);
    expect(needsBrowser('verify', [])).toBe(true);
    expect(needsBrowser('verify', ['--only', 'types'])).toBe(false);
    expect(needsBrowser('verify', ['--help'])).toBe(false);
    expect(needsBrowser('verify', ['--only=types,e2e'])).toBe(true);
    expect(needsBrowser('verify', ['--only', 'backoffice,backoffice-pages'])).toBe(true);
    expect(needsBrowser('verify', ['--only', 'backoffice'])).toBe(false);
    expect(needsBrowser('verify', ['--only', 'lint', '--only', 'package'])).toBe(true);
  });
});

describe('handing over', () => {
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

  test('the exit code of the command is kept', async () => {
    const [code] = await once(await runInheritedTo('process.exit(7)'), 'exit');
    expect(code).toBe(7);
  });

  test('a signal reaches the command, which may end in its own way', async () => {
    const parent = await runInheritedTo(
      "process.on('SIGTERM', () => process.exit(5)); setInterval(() => {}, 1000); console.log('ready');",
    );
    await once(parent.stdout, 'data');
    parent.kill('SIGTERM');
    const [code] = await once(parent, 'exit');
    expect(code).toBe(5);
  });

  test('a command that a signal ends gives 128 and its number', async () => {
    const [code] = await once(await runInheritedTo("process.kill(process.pid, 'SIGKILL')"), 'exit');
    expect(code).toBe(137);
  });
});

test('an unknown command is one line, not a stack', async () => {
  const main = new URL('../../scripts/bootstrap/main.js', import.meta.url).pathname;
  const process_ = spawn(process.execPath, [main, 'launch'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const lines: string[] = [];
  process_.stderr.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  const [code] = await once(process_, 'close');
  expect({ code, text: lines.join('') }).toEqual({
    code: 1,
    text: 'storewire: unknown command "launch": use start or dev or docs or create or verify.\n',
  });
});

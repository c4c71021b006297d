import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Finished, run } from 'storewire-dev-kit/process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const BIN = resolve(import.meta.dirname, '../../src/bin/storewire.ts');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storewire-bin-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A project with a package of this name, whose command is this module. */
async function makeProject(name: string, module: string, node = '>=22'): Promise<string> {
  const project = await mkdtemp(join(folder, 'project-'));
  const home = join(project, 'node_modules', name);
  await mkdir(home, { recursive: true });
  await writeFile(
    join(home, 'package.json'),
    JSON.stringify({
      name,
      type: 'module',
      engines: { node },
      exports: { './cli': './cli.js', './package.json': './package.json' },
    }),
  );
  await writeFile(join(home, 'cli.js'), module);
  return project;
}

const storewire = (args: readonly string[], cwd = folder): Promise<Finished> =>
  run(process.execPath, [BIN, ...args], { cwd });

describe('the command', () => {
  test('prints the commands without arguments, and for --help', async () => {
    const [none, help] = await Promise.all([storewire([]), storewire(['--help'])]);
    expect(none).toEqual(help);
    expect(help.code).toBe(0);
    expect(help.output).toMatch(
      /generate[\s\S]*mock[\s\S]*compare[\s\S]*mcp[\s\S]*platform[\s\S]*listen[\s\S]*trigger[\s\S]*logs[\s\S]*docs/,
    );
  });

  test('rejects a command that there is not, in a few words', async () => {
    expect(await storewire(['constructor'])).toMatchObject({
      code: 2,
      output: "error: unknown command 'constructor'\nSee storewire --help.\n",
    });
  });

  test.each([
    ['platform', 'storewire-platform', 'runPlatform', ['--port', '0']],
    ['listen', 'storewire-platform', 'runListen', ['--port', '0']],
    ['trigger', 'storewire-platform', 'runTrigger', ['--port', '0']],
    ['logs', 'storewire-platform', 'runLogs', ['--port', '0']],
    ['docs', 'storewire-docs', 'runDocs', ['--port', '0']],
    ['mock', 'storewire-tools', 'runTools', ['mock', '--port', '0']],
  ])('%s is run by the package of the project', async (command, name, exported, expected) => {
    const module = `export const ${exported} = async (args) => console.log(JSON.stringify(args));`;
    const project = await makeProject(name, module);
    const { code, output } = await storewire([command, '--port', '0'], project);
    expect([code, JSON.parse(output)]).toEqual([0, expected]);
  });

  test('prints the message of a failure, and no stack', async () => {
    const module = "export const runDocs = async () => { throw new Error('Port 80 is in use'); };";
    const project = await makeProject('storewire-docs', module);
    expect(await storewire(['docs'], project)).toMatchObject({ code: 1, output: 'Port 80 is in use\n' });
  });

  test('names a package of another version', async () => {
    const project = await makeProject('storewire-docs', '');
    expect((await storewire(['docs'], project)).output).toMatch(/^storewire-docs is of another version/);
  });

  test('names the Node that the package needs, before it is loaded', async () => {
    const project = await makeProject('storewire-platform', "import 'node:none';", '>=99.1');
    expect(await storewire(['platform'], project)).toMatchObject({
      code: 1,
      output: `storewire platform needs Node 99.1 or later, and this is Node ${process.versions.node}: npm install --save-dev node@24 brings one, for the scripts of this project\n`,
    });
    await mkdir(join(project, 'node_modules/node'), { recursive: true });
    await writeFile(join(project, 'node_modules/node/package.json'), '{}');
    expect((await storewire(['platform'], project)).output).toContain(
      ': npm rebuild node --ignore-scripts=false downloads that of this project\n',
    );
  });

  test('says in one line which package it needs', async () => {
    const alone = join(folder, 'storewire.ts');
    await cp(BIN, alone);
    const outputOf = async (...args: string[]): Promise<string> =>
      (await run(process.execPath, [alone, ...args], { cwd: folder })).output;
    expect(await outputOf('platform')).toBe(
      'storewire platform needs a package: npm install --save-dev storewire-platform\n',
    );
    expect(await outputOf('generate')).toBe(
      'storewire generate needs a package: npm install --save-dev storewire-tools\n',
    );
    expect(await outputOf()).toBe('storewire needs a package: npm install --save-dev storewire-tools\n');
  });
});

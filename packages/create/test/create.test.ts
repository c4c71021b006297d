import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create as createHere, TEMPLATES } from 'create-storewire';
import { run } from 'storewire-dev-kit/process';
import { expect, test } from 'vitest';
import { COMMAND, create, newFolder } from './command.ts';

const names = TEMPLATES.map(({ name }) => name);

interface Manifest {
  version: string;
  name: string;
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const manifestOf = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;

test.each(names)('%s is written without a question, with packages of its release', async (name) => {
  const folder = await newFolder();
  const { code, output } = await create(folder, 'My Shop', '--template', name, '--no-install');
  expect(code, output).toBe(0);
  expect(output).toContain('cd My Shop\n  npm install\n  npm run dev');
  const shop = join(folder, 'My Shop');
  const manifest = await manifestOf(shop);
  expect(manifest.name).toBe('my-shop');
  expect(Object.keys(manifest.scripts)).toEqual(
    expect.arrayContaining(['dev', 'platform', 'build', 'start', 'lint', 'check']),
  );
  const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  const { version: own } = await manifestOf(join(import.meta.dirname, '..'));
  expect(versions.filter(([name, version]) => /^storewire/.test(name) && version !== own)).toEqual([]);
  expect(await readFile(join(shop, '.gitignore'), 'utf8')).toContain('node_modules');
  expect(existsSync(join(shop, '_gitignore'))).toBe(false);
});

test('packages that no registry has become files of the shop, named by their content', async () => {
  const folder = await newFolder();
  const tarballs: Record<string, string> = {};
  for (const name of ['storewire', 'storewire-server', 'storewire-platform']) {
    tarballs[name] = join(folder, `${name}.tgz`);
    await writeFile(tarballs[name], name);
  }
  const createShop = async (name: string): Promise<string[]> => {
    const shop = join(folder, name);
    const args = [shop, '--template', 'complete', '--no-install'];
    expect(await createHere(args, async () => tarballs)).toBe(0);
    const { dependencies, devDependencies } = await manifestOf(shop);
    const versions = { ...dependencies, ...devDependencies };
    const files = Object.keys(tarballs).map((each) => String(versions[each]).replace('file:', ''));
    for (const [index, each] of Object.keys(tarballs).entries())
      expect(await readFile(join(shop, files[index] ?? ''), 'utf8')).toContain(each);
    return files;
  };
  const [client, ...others] = await createShop('shop');
  await writeFile(join(folder, 'storewire.tgz'), 'storewire, changed');
  const [changed, ...same] = await createShop('other');
  expect(changed).not.toBe(client);
  expect(same).toEqual(others);
  expect(await readFile(join(folder, 'shop/Dockerfile'), 'utf8')).toMatch(/COPY vendor vendor\nRUN npm ci/);
});

test.each([
  { args: [], version: 3 },
  { args: ['--catalog', '1'], version: 1 },
])(
  'the platform of a shop with the options $args has version $version of the catalog',
  async ({ args, version }) => {
    const folder = await newFolder();
    await create(folder, 'shop', '--template', 'next', ...args, '--no-install');
    const { scripts } = await manifestOf(join(folder, 'shop'));
    for (const name of ['dev', 'platform', 'start:local'])
      expect(scripts[name]).toContain(`--catalog ${version} `);
  },
);

test('an old Node says what is needed in one sentence, and writes nothing', async () => {
  const folder = await newFolder();
  const isOld = "Object.defineProperty(process.versions, 'node', { value: '20.9.0' })";
  const args = ['--import', `data:text/javascript,${isOld}`, COMMAND, 'shop', '--template', 'vite'];
  expect(await run(process.execPath, args, { cwd: folder })).toMatchObject({
    code: 1,
    output:
      'create-storewire: Node 20.17 or later is needed, and this is Node 20.9.0. Get a newer one from https://nodejs.org and run the command again.\n',
  });
  expect(await readdir(folder)).toEqual([]);
});

test.each([
  { args: ['shop', '--template', 'angular'], says: "There is no template 'angular': choose one of vite, " },
  { args: ['shop', '--catalog', '2'], says: "There is no version '2' of the catalog: choose 3 or 1" },
  { args: ['shop', '--templat', 'vite'], says: "Unknown option '--templat'" },
  { args: ['shop', 'other'], says: "Unexpected argument 'other'" },
  { args: ['', '--template', 'vite'], says: 'The folder has no name' },
  { args: ['full', '--template', 'vite'], says: 'The folder full is not empty' },
  { args: ['full/file', '--template', 'vite'], says: 'full/file is not a folder' },
  { args: ['shop'], says: '--template vite or next or react-router or complete are required' },
])('$args is rejected with one line, and nothing is written', async ({ args, says }) => {
  const folder = await newFolder();
  await mkdir(join(folder, 'full'));
  await writeFile(join(folder, 'full/file'), '');
  const { code, output } = await create(folder, ...args);
  expect(output).toMatch(/^create-storewire: .+\n$/);
  expect(output).toContain(says);
  expect(code).toBe(1);
  expect(await readdir(folder, { recursive: true })).toEqual(['full', join('full', 'file')]);
});

test('a new repository can take the shop, and the package manager that was called is named', async () => {
  const folder = await newFolder();
  await mkdir(join(folder, 'shop/.git'), { recursive: true });
  await writeFile(join(folder, 'shop/.git/HEAD'), 'ref: refs/heads/main');
  const env = { ...process.env, npm_config_user_agent: 'pnpm/10.4.1 npm/? node/v24.0.0 linux x64' };
  const args = [COMMAND, 'shop', '--template', 'vite', '--no-install'];
  const { code, output } = await run(process.execPath, args, { cwd: folder, env });
  expect(code, output).toBe(0);
  expect(output).toContain('cd shop\n  pnpm install\n  pnpm run dev');
  expect(await readFile(join(folder, 'shop/pnpm-workspace.yaml'), 'utf8')).toBe(
    'allowBuilds:\n  node: true\n',
  );
  expect(existsSync(join(folder, 'shop/.git/HEAD'))).toBe(true);
});

test('--help lists the options and the templates', async () => {
  const { code, output } = await create('.', '--help');
  expect(code).toBe(0);
  for (const word of ['--template', '--no-install', ...names]) expect(output).toContain(word);
});

/** Runs the command in a pseudo-terminal, and types each answer when its question is shown. */
async function answer(cwd: string, answers: readonly [question: string, keys: string][]): Promise<void> {
  // without a size, each line has one column
  const command = `stty cols 80 rows 24; "${process.execPath}" "${COMMAND}" --no-install`;
  const { stdin, stdout } = spawn('script', ['-qec', command, '/dev/null'], { cwd });
  const waiting = [...answers];
  let shown = '';
  for await (const chunk of stdout) {
    shown += String(chunk);
    const [question, keys] = waiting[0] ?? [];
    if (question === undefined || !shown.includes(question)) continue;
    stdin.write(keys);
    waiting.shift();
  }
}

test.runIf(process.platform === 'linux')(
  'a terminal is asked for a folder, a template and a catalog',
  async () => {
    const folder = await newFolder();
    const DOWN = '\u001b[B';
    await answer(folder, [
      ['my-shop', '-2\r'],
      ['Next.js', `${DOWN}\r`],
      ['Version 1', `${DOWN}\r`],
    ]);
    const { dependencies, scripts } = await manifestOf(join(folder, 'my-shop-2'));
    expect(dependencies).toHaveProperty('next');
    expect(scripts['dev']).toContain('--catalog 1');
  },
);

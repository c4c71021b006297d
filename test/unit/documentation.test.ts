import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

const entries = {
  storewire: 'src/index.ts',
  'storewire/operations': 'src/operations.ts',
  'storewire/react': 'src/react/index.ts',
  'storewire/msw': 'src/msw/index.ts',
  'storewire/zod': 'src/zod/index.ts',
};

/** Code blocks of a page, as file name → code. */
function blocksOf(page: string, markdown: string): [string, string][] {
  return Array.from(markdown.matchAll(/^```(tsx?)\n([\s\S]*?)^```$/gm), ([, extension, code], index) => [`${page}-${index + 1}.${extension}`, code ?? '']);
}

test('every example of the README compiles against the public entries', { timeout: 60_000 }, async () => {
  const blocks = blocksOf('readme', await readFile(join(root, 'README.md'), 'utf8'));
  expect(blocks.length).toBeGreaterThanOrEqual(4);
  const folder = await mkdtemp(join(root, 'node_modules/.readme-'));
  try {
    for (const [name, code] of blocks) await writeFile(join(folder, name), `${code}\nexport {};\n`);
    const paths = Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, [join(root, file)]]));
    const options = {
      extends: join(root, 'tsconfig.json'),
      compilerOptions: { module: 'ESNext', moduleResolution: 'bundler', paths, types: ['node'] },
      include: ['./*'],
    };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(options));
    const tsc = join(root, 'node_modules/@typescript/native/bin/tsc');
    const problems = await run(process.execPath, [tsc, '-p', folder]).then(
      () => '',
      ({ stdout }: { stdout: string }) => stdout,
    );
    expect(problems).toBe('');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('ARCHITECTURE.md fits on two screens and names only files and folders that exist', async () => {
  const page = await readFile(join(root, 'ARCHITECTURE.md'), 'utf8');
  expect(page.split('\n').length).toBeLessThanOrEqual(120);
  const { existsSync } = await import('node:fs');
  const named = Array.from(page.matchAll(/`((?:openapi|src|scripts|generated|test|app)\/[\w./-]*)`/g), ([, path]) => path ?? '');
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FILES } from '../lint/fixture.ts';

const PROGRAM = join(import.meta.dirname, '../command.ts');
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'storewire-watch-'));
});
afterEach(() => rm(root, { recursive: true }));

/** Replaces a file by another that is renamed, as editors do. */
async function put(name: string, text: string): Promise<void> {
  const file = join(root, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}~`, text);
  await rename(`${file}~`, file);
}

test('generate --watch generates again after each change, also of files that are new, until it is interrupted', async () => {
  for (const [name, text] of Object.entries(FILES)) await put(name, text);
  const args = ['generate', '--input', 'openapi.yaml', '--out', 'store', '--watch'];
  const watching = spawn(process.execPath, [PROGRAM, ...args], { cwd: root });
  let output = '';
  for (const stream of [watching.stdout, watching.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => void (output += text));
  /** What the next run prints. */
  const nextRun = async (): Promise<string> => {
    await expect.poll(() => output).toContain('Ctrl-C ends');
    const printed = output;
    output = '';
    return printed;
  };
  const types = (): Promise<string> => readFile(join(root, 'store/schemas.ts'), 'utf8');

  expect(await nextRun()).toMatch(/store: generated in \d+\.\d s/);

  const described = FILES['products/schemas.yaml'].replace('Set by the platform.', 'Its number.');
  await put('products/schemas.yaml', described);
  expect(await nextRun()).toMatch(/^products\/schemas\.yaml changed\n[\s\S]*store: generated in \d+\.\d s/);
  expect(await types()).toContain('Its number.');

  const [parts = ''] = /^Part:\n(?: .*\n)+/m.exec(described) ?? [];
  const divided = described.replace(parts, '').replaceAll("'#/Part'", 'parts.yaml#/Part');
  await put('products/schemas.yaml', divided);
  expect(await nextRun()).toMatch(
    /^products\/schemas\.yaml changed\n[\s\S]*schemas\.yaml:\d+:\d+ .+parts\.yaml/,
  );

  const part = 'description: A part of a product.';
  for (const text of [part, 'description: A piece of a product.']) {
    await put('products/parts.yaml', parts.replace(part, text));
    expect(await nextRun()).toMatch(/^products\/parts\.yaml changed\n[\s\S]*store: generated in/);
    expect(await types()).toContain(text.slice('description: '.length));
  }

  watching.kill('SIGINT');
  expect(await once(watching, 'exit')).toEqual([null, 'SIGINT']);
});

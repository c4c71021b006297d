import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FILES } from '../lint/fixture.ts';
import { COMMAND } from '../mcp/session.ts';

let folder: string;
let child: ChildProcess;
let output = '';

const write = async (file: string, text: string): Promise<void> => {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
};

const printed = (pattern: RegExp): Promise<string> =>
  vi.waitFor(
    () => {
      const found = pattern.exec(output)?.[0];
      if (found === undefined) throw new Error(output);
      output = output.slice(output.indexOf(found) + found.length);
      return found;
    },
    { timeout: 60_000 },
  );

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storewire mock ü '));
  for (const [file, text] of Object.entries(FILES)) await write(file, text);
  const words = [COMMAND, 'mock', '--input', 'openapi.yaml', '--port', '0', '--watch'];
  child = spawn(process.execPath, ['--conditions=storewire-source', ...words], { cwd: folder });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += String(text)));
});
afterEach(async () => {
  if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
  await rm(folder, { recursive: true });
});

test('mock --watch serves each change of a file at the same URL, and goes on as it was after a wrong one', async () => {
  const url = await printed(/http:\/\/[\d.:]+/);
  const statusOf = async (path: string) =>
    (await fetch(url + path, { headers: { authorization: 'Bearer token' } })).status;
  expect([await statusOf('/v1/products/a'), await statusOf('/v1/goods/a')]).toEqual([200, 404]);

  const root = FILES['openapi.yaml'];
  await write('openapi.yaml', root.replace('/v1/products/{id}:', '/v1/goods/{id}'));
  await printed(
    /openapi\.yaml:\d+:\d+ .*\n[\s\S]*Not loaded after a change of openapi\.yaml: the mock goes on as it was\n/,
  );
  expect(await statusOf('/v1/products/a')).toBe(200);

  await write('openapi.yaml', root.replace('/v1/products/{id}:', '/v1/goods/{id}:'));
  await printed(/Loaded anew after a change of openapi\.yaml\n/);
  expect([await statusOf('/v1/products/a'), await statusOf('/v1/goods/a')]).toEqual([404, 200]);

  await write(
    'products/paths.yaml',
    FILES['products/paths.yaml'].replace('Get a product', 'Get one product'),
  );
  await printed(/Loaded anew after a change of products\/paths\.yaml\n/);
});

import { type ChildProcess, spawn } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { fixture, projectWith, runNode } from './project.ts';

let folder: string;
let server: ChildProcess;
let printed = '';

beforeAll(async () => {
  folder = await projectWith(inject('alone'), ['@stoplight/prism-http', '@stoplight/prism-http-server']);
  const bin = join(folder, 'node_modules/storewire/dist/scripts/cli/storewire.js');
  const args = [bin, 'mock', '--sign-in', '--host', '0.0.0.0', '--port', '0'];
  server = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  server.stdout?.on('data', (chunk) => {
    printed += String(chunk);
  });
});
afterAll(async () => {
  server.kill();
  await rm(folder, { recursive: true, force: true });
});

const url = (): string => /Mock server at (\S+)/.exec(printed)?.[1] ?? '';

test('prints at once that it starts, and then its URL and how to sign in', async () => {
  await expect.poll(() => printed).toContain('\nSign in with clientId ');
  expect(printed.split('\n')).toEqual([
    'Starting the mock server …',
    expect.stringMatching(/^Mock server at http:\/\/127\.0\.0\.1:\d+ \(Ctrl-C stops it\)$/),
    expect.stringMatching(
      /^Sign in with clientId '[\w-]{36}' as ann@example\.com, password '.+', from any page/,
    ),
    '',
  ]);
});

test('signs a member in, and leads from the checkout back to the site, with the package alone', async () => {
  await expect.poll(url).not.toBe('');
  await writeFile(join(folder, 'sign-in.js'), await fixture('sign-in.js.txt'));
  expect((await runNode(['sign-in.js', url()], folder)).output).toBe('Ann\nhttp://localhost:3000/thanks\n');
});

test('names the host in the URLs of its pages under which it was called', async () => {
  await expect.poll(url).not.toBe('');
  const { port } = new URL(url());
  await writeFile(join(folder, 'sign-in.js'), await fixture('sign-in.js.txt'));
  expect((await runNode(['sign-in.js', `http://localhost:${port}`], folder)).output).toContain('Ann');
});

import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { projectWith } from './project.ts';

let folder: string;
let server: ChildProcess;
let printed = '';

beforeAll(async () => {
  folder = await projectWith(inject('alone'), ['@stoplight/prism-http', '@stoplight/prism-http-server']);
  const bin = join(folder, 'node_modules/storewire/dist/scripts/cli/storewire.js');
  const args = [bin, 'mock', '--host', '0.0.0.0', '--port', '0'];
  server = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  server.stdout?.on('data', (chunk) => {
    printed += String(chunk);
  });
});
afterAll(async () => {
  server.kill();
  await rm(folder, { recursive: true, force: true });
});

test('prints at once that it starts, then its URL and each request that it responds to', async () => {
  const ready = /^Starting the mock server …\nMock server at http:\/\/\S+:(\d+) \(Ctrl-C stops it\)\n/;
  await expect.poll(() => printed).toMatch(ready);
  const [, port] = ready.exec(printed) ?? [];
  const response = await fetch(`http://localhost:${port}/ecom/v1/carts/current`, {
    headers: { authorization: 'any' },
  });
  expect(await response.json()).toMatchObject({ cart: { lineItems: expect.any(Array) } });
  await expect.poll(() => printed).toContain('GET /ecom/v1/carts/current\n');
});

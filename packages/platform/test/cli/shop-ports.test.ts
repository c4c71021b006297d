/** `storewire platform --shop-port`: shops and platforms beside each other. */
import { existsSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ready, runPlatform as run } from '../commands.ts';
import { newFolder } from '../new-folder.ts';

/** A server that is no platform. Returns its port. */
async function otherProgram(address = '127.0.0.1'): Promise<number> {
  const server: Server = createServer((_request, response) => void response.end('{"status":"ready"}'));
  onTestFinished(() => void server.close());
  await new Promise<void>((listening) => server.listen(0, address, listening));
  return (server.address() as AddressInfo).port;
}

/** Runs a shop that prints where it is, and what its platform says of it. */
async function startShop(...options: string[]) {
  const folder = newFolder();
  writeFileSync(
    join(folder, 'shop.mjs'),
    `const { STOREWIRE_URL: url, STOREWIRE_API_KEY: key, PORT: port } = process.env;
     const { storeUrl } = await (await fetch(url + '/__dev/api/getSettings')).json();
     console.log('\\n' + JSON.stringify({ url, key, port: Number(port), storeUrl }));`,
  );
  const { output, status } = await run([...options, '--exec', `"${process.execPath}" shop.mjs`], folder);
  expect(status, output).toBe(0);
  const shop = JSON.parse(output.trim().split('\n').at(-1) ?? '') as {
    url: string;
    key: string;
    port: number;
    storeUrl: string;
  };
  return { shop, output, folder };
}

test('a shop and its platform take the next ports where other programs have theirs', async () => {
  const [shopPort, platformPort] = [await otherProgram(), await otherProgram()];
  const { shop, output } = await startShop(
    '--memory',
    '--shop-port',
    `${shopPort}`,
    '--port',
    `${platformPort}`,
  );
  expect(shop.port).toBeGreaterThan(shopPort);
  expect(Number(new URL(shop.url).port)).toBeGreaterThan(platformPort);
  // links of the platform lead to the shop
  expect(shop.storeUrl).toBe(`http://localhost:${shop.port}`);
  expect(output).toContain(`Platform at ${shop.url}`);
  expect(output).toContain(`shop       http://localhost:${shop.port}`);
});

test('a port that browsers refuse to connect to is no port of a shop or a platform', async () => {
  for (const option of ['--shop-port', '--port']) {
    const { status, output } = await run(['--memory', option, '6566', '--exec', 'exit 3']);
    expect([status, output]).toEqual([1, expect.stringContaining('Port 6566 is one that fetch')]);
  }
});

test('a port whose other address a program has is taken as well', async () => {
  const taken = await otherProgram('::1');
  const { shop } = await startShop('--memory', '--port', '0', '--shop-port', `${taken}`);
  expect(shop.port).toBeGreaterThan(taken);
});

test('a shop uses the platform that runs, and starts none, although it has another version of the catalog', async () => {
  const { facts } = await ready(['--memory', '--store-url', 'http://localhost:1']);
  const { port } = new URL(facts['url'] ?? '');
  const options = ['--seed', 'rich', '--catalog', '3'];
  const { shop, output, folder } = await startShop('--port', port, '--shop-port', '5173', ...options);
  expect(shop).toMatchObject({ url: facts['url'], key: facts['apiKey'], storeUrl: 'http://localhost:1' });
  expect(output).toContain(`Platform at ${facts['url']}, which another command has started`);
  expect(output).toContain('version 1, not 3');
  expect(existsSync(join(folder, '.storewire'))).toBe(false);
});

test('a port of a shop without its command is rejected', async () => {
  expect(await run(['--memory', '--shop-port', '5173'])).toMatchObject({
    status: 1,
    output: '--shop-port needs --exec with the command that starts the shop\n',
  });
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from 'storewire-dev-kit/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readDescription } from '../../src/generate/description.ts';
import { startMock } from '../../src/mock/server.ts';
import { readWire } from '../../src/mock/wire.ts';
import { returning, withPaths } from './read-text.ts';

let folder: string;
let server: Server;
let requests: string[];
let url: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storewire-test-'));
  requests = [];
  server = createServer((request, response) => {
    requests.push(request.url ?? '');
    // what is read twice is not the same twice
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({ type: 'object', properties: { [`read${requests.length}`]: { type: 'string' } } }),
    );
  });
  url = `http://127.0.0.1:${await listen(server)}`;
});
afterEach(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

async function write(text: object): Promise<string> {
  const input = join(folder, 'api.json');
  await writeFile(input, JSON.stringify(text));
  return input;
}

test('a remote reference is not fetched', async () => {
  const input = await write(withPaths({ '/pets': { get: returning({ $ref: `${url}/Pet.json` }) } }));
  await expect(readDescription(input)).rejects.toThrow('is remote and is fetched only with --allow-remote');
  await expect(readDescription(`${url}/api.json`)).rejects.toThrow(
    'is remote and is fetched only with --allow-remote',
  );
  expect(requests).toEqual([]);
});

test('a remote reference that is allowed is fetched once, so that what is generated is what was checked', async () => {
  const input = await write(
    withPaths({
      '/pets': { get: returning({ $ref: `${url}/Pet.json` }), post: returning({ $ref: `${url}/Pet.json` }) },
    }),
  );
  const { components } = await readDescription(input, { allowRemote: true });
  expect(components?.schemas?.['Pet']).toEqual({ type: 'object', properties: { read1: { type: 'string' } } });
  expect(requests).toEqual(['/Pet.json']);
});

test('a mock resolves references against the description, and takes none of them from its data', async () => {
  await writeFile(join(folder, 'Pet.yaml'), 'type: object\nproperties: { name: { type: string } }\n');
  const examples = {
    one: {
      value: {
        name: 'Rex',
        data: [{ $ref: `${url}/secret` }, { $ref: './Pet.yaml' }, { $ref: '#/nowhere' }],
      },
    },
  };
  const content = { 'application/json': { schema: { $ref: './Pet.yaml' }, examples } };
  const input = await write(
    withPaths({ '/pets': { get: { responses: { 200: { description: 'Done.', content } } } } }),
  );
  const mock = await startMock({ description: await readWire(input), port: 0 });
  try {
    const response = await fetch(`${mock.url}/pets`);
    expect(await response.json()).toEqual({ name: 'Rex', data: [{}, {}, {}] });
    expect(requests).toEqual([]);
  } finally {
    await mock.close();
  }
});

import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { json, startServer, type TestServer } from 'storewire-dev-kit/server';
import { expect, test } from 'vitest';
import { readDescription } from '../../src/generate/description.ts';
import { startMock } from '../../src/mock/server.ts';
import { readWire } from '../../src/mock/wire.ts';
import { readText, returning, withFile, withPaths } from './read-text.ts';

/** A server of schemas. What is read twice is not the same twice. */
function startSchemas(): Promise<TestServer> {
  let count = 0;
  return startServer((_request, response) => {
    count++;
    json(response, { type: 'object', properties: { [`read${count}`]: { type: 'string' } } });
  });
}

test('a remote reference is not fetched', async () => {
  const { url, requests } = await startSchemas();
  const description = withPaths({ '/pets': { get: returning({ $ref: `${url}/Pet.json` }) } });
  const message = 'is remote and is fetched only with --allow-remote';
  await expect(readText(description)).rejects.toThrow(message);
  await expect(readDescription(`${url}/api.json`)).rejects.toThrow(message);
  expect(requests).toEqual([]);
});

test('a remote reference that is allowed is fetched once, so that what is generated is what was checked', async () => {
  const { url, requests } = await startSchemas();
  const operation = returning({ $ref: `${url}/Pet.json` });
  const description = withPaths({ '/pets': { get: operation, post: operation } });
  const { components } = await readText(description, { allowRemote: true });
  expect(components?.schemas?.['Pet']).toEqual({ type: 'object', properties: { read1: { type: 'string' } } });
  expect(requests.map((request) => request.url)).toEqual(['/Pet.json']);
});

test('a mock resolves references against the description, and takes none of them from its data', async () => {
  const { url, requests } = await startSchemas();
  const data = [{ $ref: `${url}/secret` }, { $ref: './Pet.yaml' }, { $ref: '#/nowhere' }];
  const examples = { one: { value: { name: 'Rex', data } } };
  const content = { 'application/json': { schema: { $ref: './Pet.yaml' }, examples } };
  const get = { responses: { 200: { description: 'Done.', content } } };
  const description = await withFile(withPaths({ '/pets': { get } }), async (input) => {
    const pet = 'type: object\nproperties: { name: { type: string } }\n';
    await writeFile(join(dirname(input), 'Pet.yaml'), pet);
    return readWire(input);
  });
  const mock = await startMock({ description, port: 0 });
  const response = await fetch(`${mock.url}/pets`).finally(mock.close);
  expect(await response.json()).toEqual({ name: 'Rex', data: [{}, {}, {}] });
  expect(requests).toEqual([]);
});

import { createTransport } from 'storewire';
import { type Mock, startMock } from 'storewire-tools/mock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readWire } from '../../src/mock/wire.ts';
import { withFile, withPaths } from '../generate/read-text.ts';
import { generateThirdParty, type ThirdParty } from '../generate/third-party.ts';

const binary = { type: 'string', format: 'binary' };
const returning = (id: string, type: string, media: object) => ({
  get: {
    operationId: `files.${id}`,
    responses: { 200: { description: 'A file.', content: { [type]: media } } },
  },
});
const DESCRIPTION = withPaths({
  '/audio': returning('getAudio', 'audio/mpeg', { schema: binary }),
  '/image': returning('getImage', 'image/png', {}),
  '/document': returning('getDocument', 'application/pdf', { schema: binary }),
  '/bytes': returning('getBytes', 'application/octet-stream', { schema: binary }),
});

let api: ThirdParty;
let mock: Mock;
beforeAll(async () => {
  api = await generateThirdParty(JSON.stringify(DESCRIPTION));
  mock = await startMock({ description: await withFile(DESCRIPTION, readWire), port: 0 });
});
afterAll(async () => {
  await mock.close();
  await api.remove();
});

const HEAD_OF_PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

test.each([
  ['getAudio', '/audio', 'audio/mpeg', [...Buffer.from('ID3')]],
  ['getImage', '/image', 'image/png', HEAD_OF_PNG],
  ['getDocument', '/document', 'application/pdf', [...Buffer.from('%PDF-')]],
  ['getBytes', '/bytes', 'application/octet-stream', [0, 1, 2, 3]],
])('%s of %s returns a file of type %s, which the client reads', async (name, path, type, start) => {
  const response = await fetch(mock.url + path);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
  expect(response.headers.get('sl-violations')).toBeNull();
  const bytes = await response.bytes();
  expect([...bytes.subarray(0, start.length)]).toEqual(start);
  const blob = await api.calls[name]?.(createTransport({ baseUrl: mock.url }), {});
  expect([blob.type, await blob.bytes()]).toEqual([type, bytes]);
});

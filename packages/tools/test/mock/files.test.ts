import { createTransport } from 'storewire';
import { startMock } from 'storewire-tools/mock';
import { afterAll, expect, test } from 'vitest';
import { readWire } from '../../src/mock/wire.ts';
import { withFile, withPaths } from '../generate/read-text.ts';
import { generateThirdParty } from '../generate/third-party.ts';

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

const { call, remove } = await generateThirdParty(DESCRIPTION);
const mock = await startMock({ description: await withFile(DESCRIPTION, readWire), port: 0 });
afterAll(() => Promise.all([mock.close(), remove()]));

test.each([
  ['getAudio', '/audio', 'audio/mpeg'],
  ['getImage', '/image', 'image/png'],
  ['getDocument', '/document', 'application/pdf'],
  ['getBytes', '/bytes', 'application/octet-stream'],
])('%s of %s returns a file of type %s, which the client reads', async (name, path, type) => {
  const response = await fetch(mock.url + path);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
  expect(response.headers.get('sl-violations')).toBeNull();
  const blob = await call(name)(createTransport({ baseUrl: mock.url }), {});
  expect([blob.type, await blob.bytes()]).toEqual([type, await response.bytes()]);
});

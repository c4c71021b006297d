import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { json, startServer } from 'storewire-dev-kit/server';
import { expect, test } from 'vitest';
import { requestCookies } from '../../../src/server/index.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

test('a response with cookies has the body of the response that it copies, also after a garbage collection', async () => {
  const text = 'x'.repeat(100_000);
  const server = await startServer((_request, response) => json(response, { text }));
  const jar = requestCookies(new Request(server.url));
  jar.set('a', '1', { path: '/', httpOnly: true, secure: true, sameSite: 'lax', maxAge: 60 });
  const copy = jar.addTo(await fetch(server.url));
  for (let count = 0; count < 5; count++) {
    await new Promise((done) => setTimeout(done, 10));
    collectGarbage();
  }
  expect(await copy.json()).toEqual({ text });
});

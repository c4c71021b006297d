import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { BUILD } from '../server/build.ts';
import { type AppModule, closeServer, listen } from '../server/start.ts';

vi.stubEnv('NODE_ENV', 'production');
const { createApp }: AppModule = await import(pathToFileURL(join(BUILD, 'server/index.js')).href);

/** A store front whose platform responds as the test says. */
async function openWith(platform: RequestListener) {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const server = await listen(platform, 0);
  onTestFinished(async () => {
    await closeServer(server);
    log.mockRestore();
  });
  const { port } = server.address() as AddressInfo;
  const app = createApp({
    storeUrl: `http://127.0.0.1:${port}`,
    clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541',
    origin: 'https://shop.example',
    apiKey: 'key',
    siteId: '5f0c2d1e-7a64-4b39-9d52-8c3e1f60b7a4',
    clientFolder: join(BUILD, 'client'),
  });
  return {
    log,
    send: async (path: string, init?: RequestInit) =>
      app.fetch(new Request(new URL(path, 'http://shop.example'), init)),
  };
}

test('while the platform is silent, everything responds in time with the status 503', async () => {
  const { send } = await openWith(() => undefined);
  // what hangs fails: it takes as long as a few deadlines
  const signal = AbortSignal.timeout(25_000);
  const paths = [
    '/captions/x',
    '/sitemap.xml',
    '/en/collections/mugs',
    '/en/products/tidal-mug',
    '/en/orders/x',
  ];
  const answers = await Promise.all(
    paths.map(async (path) => {
      const hang = new Promise<string>((done) => {
        signal.addEventListener('abort', () => done('hangs'));
      });
      return [path, await Promise.race([send(path).then(({ status }) => status), hang])];
    }),
  );
  expect(answers).toEqual(paths.map((path) => [path, 503]));
});

test('a form is accepted behind a proxy that terminates TLS', async () => {
  const { send } = await openWith((_request, response) => void response.writeHead(503).end());
  const sendForm = async (origin: string) =>
    (
      await send('/en/cart', {
        method: 'POST',
        headers: { origin },
        body: new URLSearchParams({ intent: 'nothing' }),
      })
    ).status;
  expect(await sendForm('https://shop.example')).toBe(200);
  expect(await sendForm('http://shop.example')).toBe(403);
});

/** One of several servers of a shop: serves a backend and a server-rendered page, and prints its port. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient, member } from 'storewire';
import { getCurrentCartV2 } from 'storewire/operations';
import { createBackend, redisStorage } from 'storewire-server';
import { connect, DATABASES } from './resp.ts';

const [redisPort, baseUrl = ''] = process.argv.slice(2);
const redis = await connect(Number(redisPort), DATABASES.backend);
const backend = createBackend({
  auth: (storage) => member({ clientId: 'client-1', storage }),
  calls: [getCurrentCartV2],
  allowedOrigins: ['https://shop.example'],
  baseUrl,
  mount: '/api/store',
  cookies: { secure: false },
  shared: redisStorage(redis.command, { prefix: 'backend:' }),
});

async function renderPage(request: Request): Promise<Response> {
  const { auth, addTo } = backend.session(request);
  await createClient({ baseUrl, auth }).currentCartV2.getCurrentCart();
  const { isSignedIn } = await auth.session();
  return addTo(new Response(String(isSignedIn)));
}

const server = createServer(async (incoming, outgoing) => {
  const headers = { cookie: incoming.headers.cookie ?? '' };
  const request = new Request(`https://shop.example${incoming.url}`, { headers });
  const handle = incoming.url === '/page' ? renderPage : backend;
  const response = await handle(request).catch((error) => new Response(String(error), { status: 500 }));
  outgoing.setHeader('set-cookie', response.headers.getSetCookie());
  outgoing.writeHead(response.status).end(await response.text());
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));

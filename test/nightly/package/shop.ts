import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Shop {
  url: string;
  /** Method and path of every request, in order. */
  asked: string[];
  close: () => Promise<void>;
}

/** A part of the platform over HTTP, with a page that runs `script`. */
export async function openShop(script = ''): Promise<Shop> {
  const asked: string[] = [];
  let isFlaky = true;

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const path = request.url ?? '';
    asked.push(`${request.method} ${path}`);
    const respond = (status: number, body: unknown, headers: Record<string, string> = {}): void => {
      response
        .writeHead(status, { 'content-type': 'application/json', 'x-wix-request-id': 'r-1', ...headers })
        .end(JSON.stringify(body));
    };
    if (path === '/')
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><link rel="icon" href="data:,"><script src="/page.js"></script>');
    else if (path === '/page.js') response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    else if (path === '/oauth2/token')
      respond(200, { access_token: 'a-visitor', refresh_token: 'again', expires_in: 14_400 });
    else if (request.headers.authorization !== 'a-visitor') respond(401, { message: 'Who are you?' });
    else if (path.endsWith('/collections/mugs')) respond(200, { collection: { id: 'mugs', name: 'Mugs' } });
    else if (path.endsWith('/collections/query'))
      respond(200, { collections: [{ name: 'Mugs' }, { name: 'Bowls' }] });
    else if (path.endsWith('/collections/flaky'))
      respond(isFlaky ? 503 : 200, { collection: { name: 'Found again' } }, { 'retry-after': '0' });
    else if (path.endsWith('/collections/moved')) respond(302, {}, { location: '/elsewhere' });
    else if (path.endsWith('/anything')) respond(200, 'anything');
    else if (!path.endsWith('/collections/slow')) respond(404, { message: 'Not here.' });
    if (path.endsWith('/collections/flaky')) isFlaky = false;
  }

  const server = createServer((request, response) => {
    request.resume().on('end', () => answer(request, response));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const close = (): Promise<void> =>
    new Promise((closed) => {
      server.closeAllConnections();
      server.close(() => closed());
    });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, close };
}

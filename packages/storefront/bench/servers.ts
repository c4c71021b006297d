/** The store front and the floor page, served in the same way. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { buildSync } from 'esbuild';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { createElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { freePort } from 'storewire-dev-kit/free-port';
import { createPlatform } from 'storewire-platform';
import { BUILD, build } from '../server/build.ts';
import { type AppModule, closeServer, listen } from '../server/start.ts';
import { FloorPage } from './floor-page.ts';

/** What runs during the measurements. */
export interface Servers {
  /** Origin of the store front. */
  shop: string;
  /** Origin of the floor page. */
  floor: string;
  close(): Promise<void>;
}

/** Builds the store front, and starts it on a platform with the rich sample shop. */
export async function startServers(): Promise<Servers> {
  await build();
  const platform = createPlatform({ seed: 'rich' });
  const storeUrl = await platform.listen({ port: 0 });
  const { createApp }: AppModule = await import(pathToFileURL(join(BUILD, 'server/index.js')).href);
  const { clientId, siteId, apiKey } = platform.shop;
  const [port, floorPort] = [await freePort(), await freePort()];
  const shop = `http://localhost:${port}`;
  const clientFolder = join(BUILD, 'client');
  const app = createApp({ storeUrl, clientId, siteId, apiKey, origin: shop, clientFolder });
  const servers = await Promise.all([
    listen(getRequestListener(app.fetch), port),
    listen(getRequestListener(floorApp(await anyImage(shop)).fetch), floorPort),
  ]);
  return {
    shop,
    floor: `http://localhost:${floorPort}`,
    close: async () => {
      await Promise.all(servers.map(closeServer));
      await platform.close();
    },
  };
}

/** An image of the list, in the size of its cards. */
async function anyImage(shop: string): Promise<string> {
  const page = await (await fetch(`${shop}/en/products`)).text();
  const [, image = ''] = /srcset="[^"]*?(\S+) 480w/i.exec(page) ?? [];
  return image.replaceAll('&amp;', '&');
}

function floorApp(image: string): Hono {
  const bundle = buildSync({
    entryPoints: [join(import.meta.dirname, 'floor-client.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  const script = bundle.outputFiles[0]?.text ?? '';
  const app = new Hono();
  app.use(compress());
  app.get('/assets/floor.js', (context) =>
    context.body(script, { headers: { 'content-type': 'text/javascript' } }),
  );
  app.get('/', async () => {
    const page = createElement(FloorPage, { image });
    const body = await renderToReadableStream(page, { bootstrapModules: ['/assets/floor.js'] });
    return new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  });
  return app;
}

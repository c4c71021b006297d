/** The store front, its pages without scripts and the floor page, all compressed, as a reverse proxy does. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { buildSync } from 'esbuild';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { createElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { freePort } from 'storewire-dev-kit/free-port';
import { createPlatform } from 'storewire-platform';
import { build } from '../open.ts';
import { closeServer, listen } from '../server/start.ts';
import { FloorPage } from './floor-page.ts';
import type { FromShop, ShopOptions } from './shop-process.ts';
import { staticPages } from './static-pages.ts';

/** What runs during the measurements. */
export interface Servers {
  /** Origin of the store front. */
  shop: string;
  /** Origin of the floor page. */
  floor: string;
  /** Origin of the pages of the store front without their scripts. */
  staticShop: string;
  /** What the server of the store front keeps, after a garbage collection. */
  heapBytes(): Promise<number>;
  close(): Promise<void>;
}

/** Builds the store front, and starts it on a platform with the rich sample shop. */
export async function startServers(): Promise<Servers> {
  await build();
  const platform = createPlatform({ seed: 'rich' });
  const storeUrl = await platform.listen({ port: 0 });
  const { clientId, siteId, apiKey } = platform.shop;
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const shop = await startShop({ port, settings: { storeUrl, clientId, siteId, apiKey, origin } });
  const floor = await serve(floorApp(await anyImage(origin)));
  const staticShop = await serve(staticPages(origin));
  return {
    shop: origin,
    floor: floor.origin,
    staticShop: staticShop.origin,
    heapBytes: shop.heapBytes,
    close: async () => {
      shop.stop();
      await closeServer(floor.server);
      await closeServer(staticShop.server);
      await platform.close();
    },
  };
}

async function serve(app: Hono) {
  const port = await freePort();
  const server = await listen(getRequestListener(app.fetch), port);
  return { origin: `http://localhost:${port}`, server };
}

async function startShop(options: ShopOptions) {
  const child = fork(join(import.meta.dirname, 'shop-process.ts'), {
    execArgv: [...process.execArgv, '--expose-gc'],
  });
  const receive = async (): Promise<FromShop> => (await once(child, 'message'))[0] as FromShop;
  child.send(options);
  await receive();
  return {
    heapBytes: async () => {
      child.send('heap');
      return (await receive()).heapBytes;
    },
    stop: () => void child.kill(),
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

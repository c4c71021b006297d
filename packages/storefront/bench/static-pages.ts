import { Hono } from 'hono';
import { compress } from 'hono/compress';

/** What loads and runs scripts. */
const SCRIPTS = /<script.*?<\/script>|<link rel="modulepreload[^>]*>/gs;

/** The pages of the store front without their scripts: the least that their content takes. Other files are the same. */
export function staticPages(shop: string): Hono {
  const app = new Hono().use(compress());
  app.get('*', async ({ req }) => {
    const { pathname, search } = new URL(req.url);
    const response = await fetch(new URL(pathname + search, shop), {
      headers: { cookie: req.header('cookie') ?? '' },
      redirect: 'manual',
    });
    const headers = new Headers(response.headers);
    for (const name of ['content-encoding', 'content-length', 'link']) headers.delete(name);
    const isPage = headers.get('content-type')?.startsWith('text/html');
    const body = isPage ? (await response.text()).replaceAll(SCRIPTS, '') : response.body;
    return new Response(body, { status: response.status, headers });
  });
  return app;
}

import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { HTTPException } from 'hono/http-exception';
import { isStoreError } from 'storewire';
import { account, SignIn } from './account.tsx';
import { cart } from './cart.tsx';
import { receiveEvents } from './events.ts';
import { renderPage } from './page.tsx';
import { products } from './products.tsx';
import { siteOrigin, webhookKey } from './settings.ts';
import { type Env, hasEnded, storeMiddleware } from './store.ts';

export const app = new Hono<Env>();

app.use(serveStatic({ root: './public' }));

// before the check of the origin, because events come from the platform
if (webhookKey) {
  const receive = receiveEvents(webhookKey);
  app.post('/events', (c) => receive(c.req.raw));
}

app.use(csrf({ origin: siteOrigin }), storeMiddleware);
app.route('/', products);
app.route('/cart', cart);
app.route('/', account);

app.notFound((c) => renderPage(c, 'Not found', <NotFound />, 404));
app.onError(async (error, c) => {
  if (error instanceof HTTPException) return error.getResponse();
  if (isStoreError(error) && error.status === 404) return c.notFound();
  // visitors may not read what members may
  if (await hasEnded(c)) return renderPage(c, 'Sign in', <SignIn />);
  console.error(error);
  return c.text('Something went wrong. Please try again.', 500);
});

const NotFound = () => (
  <>
    <h1>Not found</h1>
    <p>
      <a href="/">Look at the products</a>
    </p>
  </>
);

import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Child } from 'hono/jsx';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { readCart } from './current-cart.ts';
import { type Env, hasEnded } from './store.ts';

/** Responds with a page, whose header shows the cart and the member. */
export async function renderPage(
  c: Context<Env>,
  title: string,
  content: Child,
  status: ContentfulStatusCode = 200,
): Promise<Response> {
  const { client, auth } = c.get('store');
  const cart = await readCart(client);
  const [{ isSignedIn }, isEnded] = await Promise.all([auth.session(), hasEnded(c)]);
  const quantities = cart?.lineItems.map((line) => line.quantityInfo?.confirmedQuantity ?? 0) ?? [];
  const pieces = quantities.reduce((sum, quantity) => sum + quantity, 0);
  const page = (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/shop.css" />
      </head>
      <body>
        <a class="skip-link" href="#content">
          Skip to content
        </a>
        <header class="site-header">
          <a class="brand" href="/">
            My shop
          </a>
          <nav aria-label="Shop">
            <a href="/cart">Cart ({pieces})</a>
            <a href="/account">{isSignedIn ? 'Account' : 'Sign in'}</a>
          </nav>
        </header>
        <main id="content">
          {isEnded && (
            <p role="status">You are signed out. Sign in to see your orders and your cart again.</p>
          )}
          {content}
        </main>
      </body>
    </html>
  );
  return c.html(html`<!doctype html>${page}`, status);
}

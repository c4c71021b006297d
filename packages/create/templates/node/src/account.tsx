import { Hono } from 'hono';
import type { Order } from 'storewire';
import { getOrder, searchOrders } from 'storewire/operations';
import { completeRedirectSignIn, signOut, startRedirectSignIn } from 'storewire/sign-in';
import { date } from './format.ts';
import { renderPage } from './page.tsx';
import { Picture } from './picture.tsx';
import { siteOrigin } from './settings.ts';
import type { Env } from './store.ts';

export const account = new Hono<Env>();

account.get('/account', async (c) => {
  const { client, auth } = c.get('store');
  const { isSignedIn } = await auth.session();
  if (!isSignedIn) return renderPage(c, 'Sign in', <SignIn />);
  const { orders = [] } = await searchOrders(client, { search: { cursorPaging: { limit: 20 } } });
  return renderPage(c, 'Account', <Orders orders={orders} />);
});

/** The page that the checkout returns to. */
account.get('/thanks', async (c) => {
  const id = c.req.query('orderId');
  if (!id) return c.notFound();
  const { order } = await getOrder(c.get('store').client, { id });
  return renderPage(c, 'Thank you', <Thanks order={order} />);
});

account.post('/sign-in', async (c) => {
  const { client, auth, storage } = c.get('store');
  const { url } = await startRedirectSignIn(client, auth, {
    redirectUri: `${siteOrigin}/signed-in`,
    responseMode: 'query',
    returnTo: '/account',
    storage,
  });
  return c.redirect(url, 303);
});

account.get('/signed-in', async (c) => {
  const { client, auth, storage } = c.get('store');
  // behind a proxy, the URL of the request may have another origin
  const url = siteOrigin + c.req.path + new URL(c.req.url).search;
  const { returnTo } = await completeRedirectSignIn(client, auth, url, { storage }).catch(
    (error: unknown) => {
      // cancelled, for example, or opened again from the history
      console.error(error);
      return { returnTo: '/account' };
    },
  );
  return c.redirect(returnTo, 303);
});

account.post('/sign-out', async (c) => {
  const { client, auth } = c.get('store');
  const { logoutUrl } = await signOut(client, auth, { postFlowUrl: '/', origin: siteOrigin }).catch(
    (error: unknown) => {
      // the session of this site has ended nevertheless
      console.error(error);
      return { logoutUrl: '/' };
    },
  );
  return c.redirect(logoutUrl, 303);
});

export const SignIn = () => (
  <>
    <h1>Sign in</h1>
    <p>Sign in to see your orders. Your cart stays with you.</p>
    <form method="post" action="/sign-in">
      <button>Sign in</button>
    </form>
  </>
);

const Orders = ({ orders }: { orders: readonly Order[] }) => (
  <>
    <h1>Your orders</h1>
    {orders.length === 0 && <p>You have not ordered anything yet.</p>}
    <ul class="lines">
      {orders.map((order) => (
        <OrderRow order={order} />
      ))}
    </ul>
    <form method="post" action="/sign-out">
      <button class="quiet">Sign out</button>
    </form>
  </>
);

const OrderRow = ({ order }: { order: Order }) => (
  <li class="order">
    <h2>Order {order.number}</h2>
    <p>
      {order.createdDate && date(order.createdDate)}, {stateOf(order)}
    </p>
    <ul>
      {order.lineItems.map(({ productName, quantity, image }) => (
        <li class="row">
          <Picture url={image?.url} alt="" width={48} sizes="3rem" />
          {quantity} × {productName?.translated ?? productName?.original}
        </li>
      ))}
    </ul>
    <p class="price">{order.priceSummary?.total?.formattedAmount}</p>
  </li>
);

function stateOf({ status, fulfillmentStatus }: Order): string {
  if (status === 'CANCELED') return 'canceled';
  return fulfillmentStatus === 'FULFILLED' ? 'sent' : 'not sent yet';
}

const Thanks = ({ order }: { order: Order }) => (
  <>
    <h1>Thank you for your order</h1>
    <ul class="lines">
      <OrderRow order={order} />
    </ul>
    <p>
      <a href="/">Look at the products</a>
    </p>
  </>
);

import { type Context, Hono } from 'hono';
import { createRedirect, type EstimateCartResponse, type LineItem, type StoreClient } from 'storewire';
import {
  addCouponToCurrentCartV2,
  removeCouponFromCurrentCartV2,
  removeLineItemsFromCurrentCartV2,
  updateLineItemsInCurrentCartV2,
} from 'storewire/operations';
import { estimateCart, readCart } from './current-cart.ts';
import { explain } from './explain.ts';
import { money } from './format.ts';
import { renderPage } from './page.tsx';
import { Picture } from './picture.tsx';
import { Problem } from './problem.tsx';
import { siteOrigin } from './settings.ts';
import type { Env } from './store.ts';

export const cart = new Hono<Env>();

cart.get('/', (c) => renderCart(c));

cart.post('/quantity', (c) =>
  change(c, (client, form) => {
    const quantity = { newQuantity: Number(form.get('quantity')) };
    const lineItemId = String(form.get('line'));
    return updateLineItemsInCurrentCartV2(client, { lineItems: [{ lineItemId, quantity }] });
  }),
);

cart.post('/remove', (c) =>
  change(c, (client, form) =>
    removeLineItemsFromCurrentCartV2(client, { lineItemIds: [String(form.get('line'))] }),
  ),
);

cart.post('/add-coupon', (c) =>
  change(c, (client, form) =>
    addCouponToCurrentCartV2(client, { coupon: { code: String(form.get('code')) } }),
  ),
);

cart.post('/remove-coupon', (c) =>
  change(c, (client, form) =>
    removeCouponFromCurrentCartV2(client, { couponId: String(form.get('coupon')) }),
  ),
);

/** Opens the checkout of the platform. */
cart.post('/checkout', async (c) => {
  const { client } = c.get('store');
  const current = await readCart(client);
  if (!current) return c.redirect('/cart', 303);
  const { url } = await createRedirect(
    client,
    {
      ecomCheckout: { checkoutId: current.id },
      callbacks: { postFlowUrl: '/cart', thankYouPageUrl: '/thanks' },
    },
    { origin: siteOrigin },
  );
  return c.redirect(url, 303);
});

/** A rejected change. */
interface Rejection {
  /** Id of the line. Undefined for the coupon. */
  line?: string | undefined;
  /** The code of the coupon. */
  code?: string | undefined;
  text: string;
}

/** Makes the change of a form. Its rejection is shown next to the form. */
async function change(
  c: Context<Env>,
  call: (client: StoreClient, form: FormData) => Promise<unknown>,
): Promise<Response> {
  const form = await c.req.formData();
  try {
    await call(c.get('store').client, form);
  } catch (error) {
    const [line, code] = ['line', 'code'].map((name) => form.get(name)?.toString());
    return renderCart(c, { line, code, text: explain(error) });
  }
  return c.redirect('/cart', 303);
}

async function renderCart(c: Context<Env>, rejection?: Rejection): Promise<Response> {
  const estimate = await estimateCart(c.get('store').client);
  const content = estimate?.cart.lineItems.length ? (
    <Content {...estimate} rejection={rejection} />
  ) : (
    <Empty />
  );
  return renderPage(c, 'Cart', content, rejection ? 400 : 200);
}

const Empty = () => (
  <>
    <h1>Cart</h1>
    <p>
      Your cart is empty. <a href="/">Look at the products</a>
    </p>
  </>
);

interface ContentProps extends EstimateCartResponse {
  rejection: Rejection | undefined;
}

function Content({ cart, summary, rejection }: ContentProps) {
  const { subtotal, discount, total } = summary.priceSummary ?? {};
  const format = (amount = '0') => money(amount, cart.businessInfo?.currencyCode ?? 'EUR');
  const [coupon] = cart.coupons;
  return (
    <>
      <h1>Cart</h1>
      <ul class="lines">
        {cart.lineItems.map((line) => (
          <Line
            line={line}
            price={format(line.pricing?.totalPrice?.amount)}
            problem={rejection?.line === line.id ? rejection.text : undefined}
          />
        ))}
      </ul>
      <section class="totals" aria-label="Totals">
        {coupon ? (
          <form class="row" method="post" action="/cart/remove-coupon">
            <input type="hidden" name="coupon" value={coupon.id} />
            Coupon {coupon.code}
            <button class="quiet" aria-label="Remove the coupon">
              Remove
            </button>
          </form>
        ) : (
          <form class="row" method="post" action="/cart/add-coupon">
            <label class="field">
              Coupon code
              <input name="code" value={rejection?.code} required autocomplete="off" />
            </label>
            <button class="quiet">Apply</button>
          </form>
        )}
        <Problem text={rejection?.line ? undefined : rejection?.text} />
        <dl>
          <div>
            <dt>Subtotal</dt>
            <dd>{format(subtotal?.amount)}</dd>
          </div>
          {coupon && (
            <div>
              <dt>Discount</dt>
              <dd>{format(`-${discount?.amount ?? '0'}`)}</dd>
            </div>
          )}
          <div>
            <dt>Total</dt>
            <dd>{format(total?.amount)}</dd>
          </div>
        </dl>
        <form method="post" action="/cart/checkout">
          <button>Checkout</button>
        </form>
      </section>
    </>
  );
}

interface LineProps {
  line: LineItem;
  price: string;
  problem: string | undefined;
}

function Line({ line, price, problem }: LineProps) {
  const { id, attributes, quantityInfo, status } = line;
  const name = line.name?.translated;
  const choices = attributes?.descriptionLines?.map(
    ({ colorInfo, plainText }) => (colorInfo ?? plainText)?.translated,
  );
  return (
    <li class="line">
      <Picture url={attributes?.image?.url} alt="" width={96} sizes="6rem" />
      <div>
        <h2>
          <a href={attributes?.url?.relativePath ?? '/'}>{name}</a>
        </h2>
        <p>
          {choices?.join(', ')}
          {status === 'OUT_OF_STOCK' ? ', sold out' : ''}
        </p>
        <form class="row" method="post" action="/cart/quantity">
          <input type="hidden" name="line" value={id} />
          <input
            type="number"
            name="quantity"
            min="1"
            value={quantityInfo?.confirmedQuantity}
            required
            aria-label={`Quantity of ${name}`}
          />
          <button class="quiet">Update</button>
          <button class="quiet" formaction="/cart/remove" formnovalidate aria-label={`Remove ${name}`}>
            Remove
          </button>
        </form>
        <Problem text={problem} />
      </div>
      <p class="price">{price}</p>
    </li>
  );
}

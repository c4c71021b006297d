import { type Context, Hono } from 'hono';
import { raw } from 'hono/html';
import sanitizeHtml from 'sanitize-html';
import { selectVariant, toLineItem } from 'storewire';
import { addLineItemsToCurrentCartV2 } from 'storewire/operations';
import { explain } from './explain.ts';
import { renderPage } from './page.tsx';
import { Picture } from './picture.tsx';
import { Problem } from './problem.tsx';
import { listProducts, readProduct } from './product.ts';
import type { Env } from './store.ts';

/** Prefix of the names of fields for texts that the buyer enters. */
const TEXT = 'text:';

export const products = new Hono<Env>();

products.get('/', async (c) => {
  const offset = Number(c.req.query('offset')) || 0;
  const search = c.req.query('search') ?? '';
  const { products = [], metadata } = await listProducts(c.get('store').client, search, offset);
  const next = offset + products.length;
  return renderPage(
    c,
    'Products',
    <>
      <h1>Products</h1>
      <form class="row" action="/">
        <input class="search" name="search" type="search" aria-label="Name of a product" value={search} />
        <button class="quiet">Search</button>
      </form>
      {products.length === 0 && <p>No product has “{search}” in its name.</p>}
      <ul class="cards">
        {products.map(({ name, slug = '', priceData, media, stock }) => (
          <li>
            <a class="card" href={`/product-page/${encodeURIComponent(slug)}`}>
              <Picture
                url={media?.mainMedia?.image?.url}
                alt=""
                width={400}
                sizes="(min-width: 40rem) 16rem, 45vw"
              />
              <span class="name">{name}</span>
              <span class="price">
                {priceData?.formatted?.discountedPrice}
                {stock?.inStock === false ? ', sold out' : ''}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {next < (metadata?.total ?? 0) && (
        <p>
          <a class="button" href={`/?${new URLSearchParams({ search, offset: String(next) })}`}>
            More
          </a>
        </p>
      )}
    </>,
  );
});

products.get('/product-page/:slug', (c) => renderProduct(c));

products.post('/product-page/:slug', async (c) => {
  const { client } = c.get('store');
  const product = await readProduct(client, c.req.param('slug'));
  if (!product) return c.notFound();
  const form = await c.req.formData();
  const texts = [...form].flatMap(([name, value]): [string, string][] =>
    name.startsWith(TEXT) && value ? [[name.slice(TEXT.length), String(value)]] : [],
  );
  const { item } = selectVariant(product, c.req.query());
  const line = toLineItem({ ...item, customTextFields: Object.fromEntries(texts) });
  try {
    await addLineItemsToCurrentCartV2(client, { catalogItems: [line] });
  } catch (error) {
    return renderProduct(c, explain(error));
  }
  return c.redirect('/cart', 303);
});

async function renderProduct(c: Context<Env, '/product-page/:slug'>, problem?: string) {
  const product = await readProduct(c.get('store').client, c.req.param('slug'));
  if (!product) return c.notFound();
  const { customTextFields = [] } = product;
  const name = product.name ?? '';
  const { options, choices, media, availability, price: current } = selectVariant(product, c.req.query());
  const price = current?.formatted;
  const isInStock = availability === 'available';
  return renderPage(
    c,
    name,
    <article class="product">
      <Picture url={media?.image?.url} alt={name} width={600} sizes="(min-width: 48rem) 30rem, 90vw" />
      <div>
        <h1>{name}</h1>
        <p class="price">
          {price?.discountedPrice}{' '}
          {price?.price !== price?.discountedPrice && (
            <s>
              <span class="visually-hidden">before </span>
              {price?.price}
            </s>
          )}
        </p>
        {options.map(({ name, choices: values }, index) => (
          <>
            <h2 id={`option-${index}`}>{name}</h2>
            <ul class="choices" aria-labelledby={`option-${index}`}>
              {values.map(({ name: value, isChosen }) => (
                <li>
                  <a
                    href={`?${new URLSearchParams({ ...choices, [name]: value })}`}
                    aria-current={isChosen ? 'true' : undefined}
                  >
                    {value}
                  </a>
                </li>
              ))}
            </ul>
          </>
        ))}
        <form method="post">
          {customTextFields.map(({ title = '', maxLength, mandatory }) => (
            <label class="field">
              {title}
              <input name={TEXT + title} maxlength={maxLength} required={mandatory} />
            </label>
          ))}
          <button disabled={!isInStock}>{isInStock ? 'Add to cart' : 'Sold out'}</button>
          <Problem text={problem} />
        </form>
        {raw(sanitizeHtml(product.description ?? ''))}
      </div>
    </article>,
    problem ? 400 : 200,
  );
}

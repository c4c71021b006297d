/** Where links to products lead: to the store front, or to a page of the platform. */
import { expect, test } from 'vitest';
import { createProduct, createShop, itemOf, type TestShop } from '../shop.ts';

const STORE = 'https://shop.example.com';

/** The URLs of a product: in a redirect session, in the product, in a list and in a line of the cart. */
async function linksOf(shop: TestShop, id: string): Promise<(string | undefined)[]> {
  const client = shop.as('visitor');
  const { product } = await client.products.getProduct({ id });
  const { products = [] } = await client.products.queryProducts({});
  const { redirectSession } = await client.redirects.createRedirectSession({
    storesProduct: { productSlug: product.slug ?? '' },
  });
  const { cart } = await client.currentCart.addToCurrentCart({
    lineItems: [{ catalogReference: itemOf(id), quantity: 1 }],
  });
  const urls = [product, ...products].map(({ productPageUrl: { base = '', path = '' } = {} }) => base + path);
  return [redirectSession.fullUrl, ...urls, cart.lineItems[0]?.url?.url ?? undefined];
}

test('links to a product lead to the store front', async () => {
  const shop = createShop({ settings: { storeUrl: `${STORE}/` } });
  const id = await createProduct(shop, { name: 'Tidal mug' });
  const url = `${STORE}/product-page/tidal-mug`;
  expect(await linksOf(shop, id)).toEqual([url, url, url, url]);
});

test('without a store front, they lead to a page with name, price and picture', async () => {
  const shop = createShop({ seed: 'small', settings: { shopName: 'Quay & sons' } });
  const { products = [] } = await shop.as('visitor').products.queryProducts({});
  const { id, slug = '', name = '' } = products.find(({ media }) => media?.mainMedia) ?? {};
  const own = `${shop.base.origin()}/product-page/${slug}`;
  const { product, redirectSession } = {
    ...(await shop.as('visitor').products.getProduct({ id: id ?? '' })),
    ...(await shop.as('visitor').redirects.createRedirectSession({ storesProduct: { productSlug: slug } })),
  };
  const { base = '', path = '' } = product.productPageUrl ?? {};
  expect([base + path, redirectSession.fullUrl]).toEqual([own, own]);
  const response = await shop.fetch(own);
  const text = await response.text();
  expect(response.status).toBe(200);
  expect(text).toContain(`<h1>${name}</h1>`);
  expect(text).toContain('Quay &amp; sons');
  const picture = /<img[^>]* src="([^"]+)"/.exec(text)?.[1] ?? '';
  const image = await shop.fetch(new URL(picture, own));
  expect(image.headers.get('content-type')).toMatch(/^image\//);
  expect(response.headers.get('content-security-policy')).toContain("img-src 'self'");
});

test('a product that is hidden or unknown has no page', async () => {
  const shop = createShop();
  await createProduct(shop, { name: 'Secret mug', visible: false });
  for (const slug of ['secret-mug', 'none', '%ff'])
    expect((await shop.fetch(`${shop.base.origin()}/product-page/${slug}`)).status).toBe(404);
  await expect(
    shop.as('visitor').redirects.createRedirectSession({ storesProduct: { productSlug: 'none' } }),
  ).rejects.toMatchObject({ status: 404 });
});

test('the page of a product leads to the store front once its URL is known', async () => {
  const shop = createShop();
  await createProduct(shop, { name: 'Tidal mug' });
  shop.changeSettings({ storeUrl: STORE });
  const response = await shop.fetch(`${shop.base.origin()}/product-page/tidal-mug`, { redirect: 'manual' });
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe(`${STORE}/product-page/tidal-mug`);
});

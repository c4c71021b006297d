/** `settings.mediaHost`, the host that programs such as `next/image` allow for pictures. */
import { expect, test } from 'vitest';
import { image, open, uploadAs } from '../media.ts';
import { lineFor } from '../merchant.ts';
import { createProduct, createShop } from '../shop.ts';

const HOST = 'static.wixstatic.com';

test('pictures of the site have URLs with the media host, and the platform serves their paths', async () => {
  const shop = createShop({ settings: { mediaHost: HOST } });
  const [client, staff] = [shop.as('visitor'), shop.as('staff')];
  const { url = '', id: mediaId } = await uploadAs(shop, await image(40, 30), 'mug.png');
  const id = await createProduct(shop);
  await staff.products.addProductMedia({ id, media: [{ mediaId }] });
  const { product } = await client.products.getProduct({ id });
  const { cart } = await client.currentCart.addToCurrentCart({ lineItems: [lineFor(id)] });
  for (const picture of [url, product.media?.mainMedia?.image?.url, cart?.lineItems?.[0]?.image?.url]) {
    const { origin, pathname } = new URL(picture ?? '');
    expect(origin).toBe(`https://${HOST}`);
    for (const path of [pathname, `${pathname}/v1/fill/w_96,h_64,al_c,q_85,enc_auto/file.png`])
      expect((await open(shop, shop.base.origin() + path)).headers.get('content-type')).toMatch(/^image\//);
  }
  shop.changeSettings({ mediaHost: '' });
  const { file } = await staff.files.getFileDescriptor({ fileId: mediaId ?? '' });
  expect(file?.url).toBe(url.replace(`https://${HOST}`, shop.base.origin()));
});

test('pictures of version 3 of the catalog have URLs with the media host', async () => {
  const shop = createShop({ seed: 'small', settings: { catalogVersion: 3, mediaHost: HOST } });
  const { product } = await shop
    .as('visitor')
    .productsV3.getProductBySlug({ slug: 'tidal-mug', fields: ['MEDIA_ITEMS_INFO', 'THUMBNAIL'] });
  const urls = JSON.stringify(product).match(/[^"]*\/media\/[^"]*/g) ?? [];
  expect(urls.length).toBeGreaterThan(2);
  expect(urls.filter((url) => !url.startsWith(`https://${HOST}/media/`))).toEqual([]);
});

test('URLs that pages open themselves have the origin of the platform, whatever the media host is', async () => {
  const shop = createShop({ settings: { mediaHost: HOST } });
  const video = await uploadAs(shop, 'no video', 'throwing.mp4', { mimeType: 'video/mp4' });
  const secret = await uploadAs(shop, await image(40, 30), 'plan.png', { private: true });
  const { downloadUrls } = await shop.as('staff').files.generateFileDownloadUrl({ fileId: secret.id ?? '' });
  for (const url of [video.url, secret.media?.image?.image?.url, downloadUrls[0]?.url]) {
    expect(new URL(url ?? '').origin).toBe(shop.base.origin());
    expect((await open(shop, url ?? '')).status).toBe(200);
  }
});

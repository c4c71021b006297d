import sharp from 'sharp';
import { cropImage, fillImage, fitImage, videoUrl } from 'storewire';
import { expect, test } from 'vitest';
import { image, open, uploadAs } from '../media.ts';
import { createProduct, createShop, type TestShop } from '../shop.ts';

/** An image whose left half is red and whose right half is blue. */
async function halves(width: number, height: number): Promise<Buffer> {
  const half = { width: width / 2, height, channels: 3 as const };
  const input = await sharp({ create: { ...half, background: 'red' } })
    .png()
    .toBuffer();
  return sharp({ create: { ...half, width, background: 'blue' } })
    .composite([{ input, left: 0, top: 0 }])
    .png()
    .toBuffer();
}

async function sizeAt(shop: TestShop, url: string, accept = ''): Promise<[string?, number?, number?]> {
  const response = await open(shop, url, { accept });
  const bytes = Buffer.from(await response.arrayBuffer());
  const { format, width, height } = await sharp(bytes).metadata();
  expect(response.headers.get('content-type')).toBe(`image/${format}`);
  return [format, width, height];
}

test('the URLs that the client makes of an image have the sizes that it calculates', async () => {
  const shop = createShop();
  const host = shop.base.origin();
  const { media } = await uploadAs(shop, await image(800, 600), 'tidal mug.png');
  const source = media?.image?.image ?? {};
  expect(await sizeAt(shop, fitImage(source, { width: 400, host }))).toEqual(['png', 400, 300]);
  expect(await sizeAt(shop, fillImage(source, { width: 200, height: 200, host }))).toEqual(['png', 200, 200]);
  const unknown = { id: source.id };
  expect(await sizeAt(shop, fitImage(unknown, { width: 400, height: 100, host }))).toEqual(['png', 133, 100]);
  const region = { x: 700, y: 500, width: 100, height: 100 };
  expect(await sizeAt(shop, cropImage(source, { region, width: 50, host }))).toEqual(['png', 50, 50]);
  const auto = fitImage(source, { width: 400, host });
  expect(await sizeAt(shop, auto, 'image/avif,image/webp,*/*')).toEqual(['webp', 400, 300]);
  expect(await sizeAt(shop, auto, 'image/avif')).toEqual(['png', 400, 300]);
  expect(await sizeAt(shop, auto.replace('enc_auto', 'enc_webp'))).toEqual(['webp', 400, 300]);
});

test.each([
  ['png', 'png'],
  ['jpeg', 'jpeg'],
  ['webp', 'webp'],
  ['avif', 'webp'],
] as const)('no image is scaled to AVIF: a %s is scaled to %s', async (format, expected) => {
  const shop = createShop();
  const { url } = await uploadAs(shop, await image(80, 60, format), `mug.${format}`);
  const path = `${url}/v1/fill/w_40,h_30,al_c,usm_0.66_1.00_0.01`;
  for (const encoding of ['', ',enc_avif'])
    expect(await sizeAt(shop, `${path}${encoding}/mug`, 'image/avif,image/webp')).toEqual([expected, 40, 30]);
});

test('an uploaded AVIF image stays as an original', async () => {
  const shop = createShop();
  const bytes = await image(80, 60, 'avif');
  const { url } = await uploadAs(shop, bytes, 'mug.avif');
  const original = await open(shop, url);
  expect(original.headers.get('content-type')).toBe('image/avif');
  expect(Buffer.from(await original.arrayBuffer()).equals(bytes)).toBe(true);
});

test('an image that fills a box shows what is around its focal point', async () => {
  const shop = createShop();
  const host = shop.base.origin();
  const { media } = await uploadAs(shop, await halves(600, 200), 'glaze.png');
  const colorAt = async (x: number): Promise<number[]> => {
    const source = media?.image?.image ?? {};
    const url = fillImage(source, { width: 100, height: 100, focalPoint: { x, y: 0.5 }, host });
    const { dominant } = await sharp(await (await open(shop, url)).arrayBuffer()).stats();
    return [dominant.r > 128 ? 255 : 0, dominant.b > 128 ? 255 : 0];
  };
  expect(await colorAt(0)).toEqual([255, 0]);
  expect(await colorAt(1)).toEqual([0, 255]);
});

test.each([
  'fill/w_0,h_10/a.png',
  'fill/w_5001,h_10/a.png',
  'fill/w_10/a.png',
  'fill/w_1e3,h_10/a.png',
  'crop/x_790,y_0,w_20,h_20/fill/w_10,h_10/a.png',
  'crop/x_0,y_0,w_0,h_20/fill/w_10,h_10/a.png',
  'rotate/w_10,h_10/a.png',
])('the transformation %s is rejected', async (path) => {
  const shop = createShop();
  const { url } = await uploadAs(shop, await image(800, 600), 'mug.png');
  expect((await open(shop, `${url}/v1/${path}`)).status).toBe(400);
});

test('a scaled image of a private file needs a signed URL', async () => {
  const shop = createShop();
  const { url } = await uploadAs(shop, await image(80, 60), 'mug.png', { private: true });
  expect((await open(shop, `${url}/v1/fill/w_10,h_10,al_c/a.png`)).status).toBe(403);
});

test('a photo is upright, and its size is that of the upright photo', async () => {
  const shop = createShop();
  const bytes = await sharp(await image(80, 60, 'jpeg'))
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { media } = await uploadAs(shop, bytes, 'mug.jpg');
  expect(media).toMatchObject({ image: { image: { width: 60, height: 80 } } });
  const url = fitImage(media?.image?.image ?? {}, { width: 30, host: shop.base.origin() });
  expect(await sizeAt(shop, url)).toEqual(['jpeg', 30, 40]);
});

test('a damaged image is scaled as far as it can be read', async () => {
  const shop = createShop();
  const bytes = await sharp(await image(800, 600), {})
    .jpeg({ quality: 100 })
    .toBuffer();
  const { url } = await uploadAs(shop, bytes.subarray(0, bytes.length / 2), 'mug.jpg');
  expect(await sizeAt(shop, `${url}/v1/fill/w_40,h_30,al_c/a.jpg`)).toEqual(['jpeg', 40, 30]);
});

test('an image with more pixels than the limit is not decoded', async () => {
  const shop = createShop();
  const header = '<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"/>';
  const file = await uploadAs(shop, header, 'mug.svg', { wait: false });
  expect(file.operationStatus).toBe('FAILED');
});

const SCRIPT = '<script xmlns="http://www.w3.org/1999/xhtml">alert(document.domain)</script>';

test.each([
  ['page.html', 'text/html', `<p>${SCRIPT}`],
  ['page.xml', 'application/xml', `<html xmlns="http://www.w3.org/1999/xhtml">${SCRIPT}</html>`],
  ['page.xhtml', 'application/xhtml+xml', `<html xmlns="http://www.w3.org/1999/xhtml">${SCRIPT}</html>`],
  [
    'mug.svg',
    'image/svg+xml',
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${SCRIPT}</svg>`,
  ],
  ['code.js', 'text/javascript', 'alert(1)'],
])('%s cannot run as a page of the platform', async (name, mimeType, content) => {
  const shop = createShop();
  const file = await uploadAs(shop, content, name, { mimeType });
  const { downloadUrls } = await shop
    .as('staff')
    .files.generateFileDownloadUrl({ fileId: file.id, contentDisposition: 'INLINE' });
  for (const url of [file.url, downloadUrls[0]?.url ?? '']) {
    const { headers, status } = await open(shop, url);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toMatch(/^attachment; /);
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*; sandbox$/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('an image is shown by pages of other origins, and is sent once while it does not change', async () => {
  const shop = createShop();
  const { url } = await uploadAs(shop, await image(80, 60), 'mug.png');
  for (const each of [url, `${url}/v1/fill/w_10,h_10,al_c,enc_auto/mug.png`]) {
    const { headers } = await open(shop, each);
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('content-disposition') ?? 'inline').toMatch(/^inline/);
    const again = await open(shop, each, { 'if-none-match': headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  }
});

test('a video in any height of the client is the original', async () => {
  const shop = createShop();
  const { id } = await uploadAs(shop, 'not really a video', 'throwing.mp4');
  const host = shop.base.origin();
  for (const url of [videoUrl(id, { host }), videoUrl(id, { host, height: 720 })])
    expect(await (await open(shop, url)).text()).toBe('not really a video');
});

test.each([
  '/media/unknown',
  '/media/%E0%A4%A',
  '/media/',
  '/video/..%2f..%2fetc%2fpasswd/file',
  '/ugd/__proto__',
])('%s is no file', async (path) => {
  const shop = createShop();
  expect((await open(shop, shop.base.origin() + path)).status).toBe(404);
});

test('URLs of files have the origin at which the platform listens', async () => {
  const shop = createShop();
  const { id } = await uploadAs(shop, 'glaze', 'notes.txt');
  const origin = await shop.listen({ port: 0 });
  const { file } = await shop.as('staff').files.getFileDescriptor({ fileId: id });
  expect(file.url.startsWith(`${origin}/`)).toBe(true);
  expect(await (await fetch(file.url)).text()).toBe('glaze');
});

test('a product shows the files of the site that are added to it, with their sizes', async () => {
  const shop = createShop();
  const picture = await uploadAs(shop, await image(80, 60), 'mug.png');
  const film = await uploadAs(shop, 'not really a video', 'throwing.mp4');
  const id = await createProduct(shop);
  const { products } = shop.as('staff');
  await products.addProductMedia({ id, media: [{ mediaId: picture.id }, { mediaId: film.id }] });
  const { product } = await products.getProduct({ id });
  expect(product.media?.items).toMatchObject([
    { id: picture.id, mediaType: 'image', image: { url: picture.url, width: 80, height: 60, format: 'png' } },
    { id: film.id, mediaType: 'video', video: { files: [{ url: film.url, format: 'mp4' }] } },
  ]);
});

test('the tag of a file matches as proxies and browsers repeat it: weak, in a list, or as any', async () => {
  const shop = createShop();
  const { url } = await uploadAs(shop, await image(80, 60), 'mug.png');
  for (const each of [url, `${url}/v1/fill/w_10,h_10,al_c/mug.png`]) {
    const tag = (await open(shop, each)).headers.get('etag') ?? '';
    for (const list of [`W/${tag}`, `"other", ${tag}`, `"other",W/${tag}`, '*'])
      expect((await open(shop, each, { 'if-none-match': list })).status).toBe(304);
    expect((await open(shop, each, { 'if-none-match': '"other"' })).status).toBe(200);
  }
});

test('a range of an older content gets the whole file', async () => {
  const shop = createShop();
  const { url } = await uploadAs(shop, '0123456789', 'digits.txt');
  const tag = (await open(shop, url)).headers.get('etag') ?? '';
  const part = async (ifRange: string) => {
    const response = await open(shop, url, { range: 'bytes=0-3', 'if-range': ifRange });
    return [response.status, await response.text()];
  };
  expect(await part(tag)).toEqual([206, '0123']);
  for (const other of ['"older"', `W/${tag}`, 'Sun, 01 Mar 2026 09:00:00 GMT'])
    expect(await part(other)).toEqual([200, '0123456789']);
});

test.each(['image/svg', 'image/x+xml', 'audio/x+xml', 'video/x+xml', 'text/xsl'])(
  'a file of the type %s is saved, not shown',
  async (mimeType) => {
    const shop = createShop();
    const { url } = await uploadAs(shop, '<html xmlns="http://www.w3.org/1999/xhtml"/>', 'page', {
      mimeType,
      wait: false,
    });
    expect((await open(shop, url)).headers.get('content-disposition')).toMatch(/^attachment/);
  },
);

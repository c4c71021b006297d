/**
 * Creates products, uploads files, or does all kinds of writes by eight writers until it is killed, and prints the
 * id of each thing that was acknowledged.
 */
import { createPlatform } from '../src/index.ts';

const [, , data, kind = 'products'] = process.argv;
const platform = createPlatform({ data });
const authorization = platform.issueToken({ role: 'staff' }).accessToken;

async function send(
  method: string,
  url: string,
  body: object | string,
  token = authorization,
): Promise<unknown> {
  const isJson = typeof body === 'object';
  const response = await platform.fetch(new URL(url, 'http://127.0.0.1:4010'), {
    method,
    headers: isJson ? { authorization: token, 'content-type': 'application/json' } : {},
    body: isJson ? JSON.stringify(body) : body,
  });
  return response.json();
}

async function createBowl(): Promise<string> {
  const product = { name: 'Bowl', priceData: { price: 1 } };
  const created = await send('POST', '/stores/v1/products', { product });
  return (created as { product: { id: string } }).product.id;
}

async function uploadFile(number: number): Promise<string> {
  const info = { mimeType: 'text/plain', fileName: 'notes.txt' };
  const ticket = await send('POST', '/site-media/v1/files/generate-upload-url', info);
  const { uploadUrl } = ticket as { uploadUrl: string };
  const uploaded = await send('PUT', uploadUrl, `file ${number} `.repeat(20_000));
  return (uploaded as { file: { id: string } }).file.id;
}

async function fillCart(): Promise<string> {
  const { accessToken } = platform.issueToken({ role: 'visitor' });
  const line = {
    quantity: 1,
    productName: { original: 'Bowl' },
    price: '1',
    itemType: { preset: 'PHYSICAL' },
  };
  const body = { customLineItems: [line] };
  const filled = await send('POST', '/ecom/v1/carts/current/add-to-cart', body, accessToken);
  return (filled as { cart: { id: string } }).cart.id;
}

async function createOrder(): Promise<string> {
  const price = { amount: '12.50' };
  const line = {
    productName: { original: 'Bowl' },
    quantity: 1,
    itemType: { preset: 'PHYSICAL' },
    price,
  };
  const order = {
    channelInfo: { type: 'POS' },
    currency: 'EUR',
    lineItems: [line],
    priceSummary: { total: price },
  };
  const created = await send('POST', '/ecom/v1/orders', { order });
  return (created as { order: { id: string } }).order.id;
}

const writers = { products: createBowl, files: uploadFile, carts: fillCart, orders: createOrder };
let number = 0;

async function write(kind: keyof typeof writers, prefix = ''): Promise<never> {
  for (;;) console.log(prefix + (await writers[kind](number++)));
}

if (kind === 'all')
  for (const each of ['products', 'files', 'carts', 'orders'] as const)
    for (let writer = 0; writer < 2; writer++) void write(each, `${each} `);
else void write(kind === 'files' ? 'files' : 'products');

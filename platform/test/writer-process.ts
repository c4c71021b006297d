/** Creates products or uploads files until it is killed, and prints the id of each one that was acknowledged. */
import { createPlatform } from '../src/index.ts';

const [, , data, kind = 'products'] = process.argv;
const platform = createPlatform({ data });
const authorization = platform.issueToken({ role: 'staff' }).accessToken;

async function send(method: string, url: string, body: object | string): Promise<unknown> {
  const isJson = typeof body === 'object';
  const response = await platform.fetch(new URL(url, 'http://127.0.0.1:4010'), {
    method,
    headers: isJson ? { authorization, 'content-type': 'application/json' } : {},
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

for (let number = 0; ; number++) console.log(await (kind === 'files' ? uploadFile(number) : createBowl()));

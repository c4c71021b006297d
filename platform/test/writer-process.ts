/** Creates products until it is killed, and prints the id of each one that was acknowledged. */
import { createPlatform } from '../src/index.ts';

const platform = createPlatform({ data: process.argv[2] });
const authorization = platform.issueToken({ role: 'staff' }).accessToken;
const body = JSON.stringify({ product: { name: 'Bowl', priceData: { price: 1 } } });
for (;;) {
  const response = await platform.fetch('http://127.0.0.1:4010/stores/v1/products', {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body,
  });
  const { product } = (await response.json()) as { product: { id: string } };
  console.log(product.id);
}

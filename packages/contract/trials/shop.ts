/** The shop that clients call: a local platform, and a server with the same shop whose product types are unknown. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createClient, fixedToken } from 'storewire';
import { createPlatform } from 'storewire-platform';
import { type Shop, UNKNOWN_TYPE } from './tool.ts';

/** Starts both servers. `close` ends them. */
export async function startShop(): Promise<Shop & { close(): Promise<void> }> {
  const platform = createPlatform({ seed: 'small' });
  const url = await platform.listen({ port: 0 });
  const server = createServer(async (request, response) => {
    const { method = 'GET', headers } = request;
    const { authorization = '' } = headers;
    const body = method === 'GET' ? null : await text(request);
    const type = headers['content-type'] ?? 'application/json';
    const answer = await platform.fetch(`${url}${request.url}`, {
      method,
      headers: { authorization, 'content-type': type },
      body,
    });
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end((await answer.text()).replaceAll(/(?<="productType":)"\w+"/g, JSON.stringify(UNKNOWN_TYPE)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const auth = fixedToken(platform.issueToken({ role: 'staff' }).accessToken);
  const { products } = createClient({ baseUrl: url, auth });
  const first = await products.queryProducts({ query: { paging: { limit: 3 } } });
  const { product } = await products.createProduct({
    product: { name: 'Postcard', productType: 'physical', priceData: { price: 2 } },
  });
  return {
    url,
    unknownUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    clientId: platform.shop.clientId,
    product: { id: product.id ?? '', name: product.name ?? '', type: product.productType ?? '' },
    names: (first.products ?? []).map(({ name }) => name ?? ''),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await platform.close();
    },
  };
}

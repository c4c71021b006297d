/** Malformed and hostile requests to every call and page. */
import { connect } from 'node:net';
import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import { expect, test } from 'vitest';
import { pricesIn } from '../cart-v2-shop.ts';
import { createShopV3 } from '../catalog-v3-shop.ts';
import { createExampleShop } from '../example-shop.ts';
import { executes, hostileRequest, MARKUP, senderTo } from '../hostile.ts';
import { CARRIER, completeCheckoutOf, GALWAY, regionOf } from '../merchant.ts';
import { createProduct, createShop, type TestShop } from '../shop.ts';

test('no hostile request makes a call fail, or puts markup into a page', async () => {
  const shop = createExampleShop();
  const send = senderTo(shop, createShopV3({ seed: 'small' }));
  await fc.assert(
    fc.asyncProperty(hostileRequest, async (request) => {
      const response = await send(request);
      expect(response.status).toBeLessThan(500);
      const type = response.headers.get('content-type') ?? '';
      if (type.startsWith('text/html')) expect(executes(await response.text())).toBe(false);
      else if (response.status >= 400 && type.startsWith('application/json') && request.method !== 'HEAD') {
        const { message, error } = (await response.json()) as { message?: string; error?: string };
        expect(message ?? error).toMatch(/./);
      }
    }),
    { numRuns: caseCount(4000) },
  );
});

/** The pages of the console, and the results of the actions that show what is stored. */
function* pagesOf(shop: TestShop): Generator<readonly [path: string, form?: Record<string, string>]> {
  for (const path of ['', '/inbox', '/requests']) yield [`/__dev${path}`];
  for (const action of ['listAccounts', 'listEvents', 'getDelivery']) yield [`/__dev/actions/${action}`, {}];
  for (const { name } of shop.listEntities().entities) yield ['/__dev/actions/listItems', { entity: name }];
}

test('names with markup are text on every page that shows them', async () => {
  const shop = createShop();
  const name = MARKUP.slice(0, 50);
  const productId = await createProduct(shop, { name: MARKUP, description: MARKUP, brand: name });
  const member = { loginEmail: 'ann@example.com', profile: { nickname: name } };
  await shop.as('staff').members.createMember({ member });
  const option = { code: MARKUP, title: name, price: '1' };
  shop.configureDelivery({ regions: [regionOf([option], { name })] });
  const visitor = shop.as('visitor');
  const contact = { address: { ...GALWAY, city: name }, contactDetails: { firstName: name, lastName: name } };
  const checkoutId = await completeCheckoutOf(visitor, productId, {
    checkoutInfo: {
      billingInfo: contact,
      shippingInfo: {
        shippingDestination: contact,
        selectedCarrierServiceOption: { carrierId: CARRIER, code: MARKUP },
      },
      buyerInfo: { email: 'ann@example.com' },
      buyerNote: MARKUP,
    },
  });
  const { redirectSession } = await visitor.redirects.createRedirectSession({ ecomCheckout: { checkoutId } });
  const checkout = redirectSession.fullUrl ?? '';
  const seen: string[] = [];
  const check = async (url: string, form?: Record<string, string>): Promise<string> => {
    const init = form && { method: 'POST', body: new URLSearchParams(form) };
    const response = await shop.fetch(new URL(url, shop.base.origin()), { redirect: 'manual', ...init });
    const text = await response.text();
    expect([url, executes(text)]).toEqual([url, false]);
    expect(response.headers.get('content-security-policy') ?? '').not.toContain('unsafe-inline');
    if (text.includes('&lt;script&gt;')) seen.push(new URL(url, checkout).pathname);
    return text;
  };
  const shown = await check(checkout);
  await check(checkout, { step: 'details', email: MARKUP, firstName: MARKUP, city: MARKUP, country: 'IE' });
  await check(checkout, { step: 'pending', prices: pricesIn(shown) });
  await check(checkout.replace('/checkout', '/thank-you'));
  for (const [path, form] of pagesOf(shop)) await check(path, form);
  const actions = ['listAccounts', 'listEvents', 'getDelivery', 'listItems'];
  expect(seen).toEqual(
    expect.arrayContaining(['/checkout', ...actions.map((name) => `/__dev/actions/${name}`)]),
  );
});

/** Sends bytes that no client of HTTP would, and returns the status of the response, or undefined if the connection is closed. */
const statusOf = (origin: string, request: string): Promise<number | undefined> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname, () => socket.write(request, 'latin1'));
    const finish = (status?: number) => {
      socket.destroy();
      resolve(status);
    };
    socket.once('data', (data) => finish(Number(data.toString('latin1').split(' ')[1])));
    socket.once('close', () => finish()).once('error', () => finish());
  });

test('requests that are no valid HTTP, or leave their path, get a client error and do not end the server', async () => {
  const shop = createShop();
  const origin = await shop.listen({ port: 0 });
  const { host } = new URL(origin);
  const get = (target: string, ...headers: string[]): string =>
    [`GET ${target} HTTP/1.1`, `host: ${host}`, ...headers, '', ''].join('\r\n');
  const requests = [
    ...['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/media/..%2f..%2fshop.sqlite', '//evil.example/'],
    ...[
      '/media/%00',
      '/%',
      '/%ff%fe',
      'http://evil.example/',
      '*',
      '/\\..\\shop.sqlite',
      '/_files/../shop.sqlite',
    ],
  ].map((target) => get(target));
  requests.push(
    get('/', 'host: evil.example'),
    get('/', 'content-length: 5', 'transfer-encoding: chunked'),
    get('/', 'transfer-encoding: chunked', '', 'zz'),
    get('/', `x-long: ${'x'.repeat(100_000)}`),
    get('/', 'x: a\rb'),
    get('/', 'x\0y: 1'),
    get(`/${'x'.repeat(100_000)}`),
    'POST / HTTP/1.1\r\nhost: [\r\n\r\n',
    'GET / HTTP/1.1\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    '\u0016\u0003\u0001\0\r\n\r\n',
  );
  for (const request of requests) {
    const status = (await statusOf(origin, request)) ?? 400;
    expect([request.slice(0, 60), status >= 400 && status < 500]).toEqual([request.slice(0, 60), true]);
  }
  expect((await fetch(`${origin}/__dev/health`)).status).toBe(200);
});

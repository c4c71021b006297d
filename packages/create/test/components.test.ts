// @vitest-environment happy-dom
import { join, resolve } from 'node:path';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, type Context, createElement, type ReactNode, use } from 'react';
import { MemoryRouter } from 'react-router';
import {
  createClient,
  fixedToken,
  type MemberCredentials,
  member,
  type StoreClient,
  type Tokens,
  visitor,
} from 'storewire';
import { StoreProvider } from 'storewire/react';
import type { ServerProps } from 'storewire/react/server';
import { gate } from 'storewire-dev-kit/server';
import { createPlatform } from 'storewire-platform';
import { SWRConfig } from 'swr';
import { expect, onTestFinished, test, vi } from 'vitest';
import { create, newFolder } from './command.ts';

const root = resolve(import.meta.dirname, '../../..');

const GLAZES = ['Sea', 'Sand'];
const PRODUCT = {
  id: 'p1',
  name: 'Plate',
  slug: 'plate',
  manageVariants: true,
  productOptions: [
    {
      name: 'Glaze',
      choices: GLAZES.map((description) => ({ description, value: description, inStock: true })),
    },
  ],
};

/** A shop with a product in two glazes, whose variants arrive when `late` opens. It answers additions when `saved` does. */
function openShop() {
  const [late, saved] = [gate(), gate()];
  const added: unknown[] = [];
  const answer = async (path: string, body: unknown): Promise<object> => {
    if (path.endsWith('/variants/query')) {
      await late.opened;
      return {
        variants: GLAZES.map((Glaze) => ({
          id: `variant-${Glaze}`,
          choices: { Glaze },
          stock: { inStock: true },
        })),
      };
    }
    if (path.endsWith('/provision/version')) return { catalogVersion: 'V1_CATALOG' };
    if (path.includes('/products/')) return { products: [PRODUCT], metadata: { total: 1 } };
    if (path.endsWith('/add-line-items')) {
      added.push(body);
      await saved.opened;
    }
    return { cart: { id: 'c', lineItems: [], coupons: [] } };
  };
  const fetch: typeof globalThis.fetch = async (address, { body } = {}) =>
    Response.json(await answer(String(address), typeof body === 'string' ? JSON.parse(body) : undefined));
  const client = createClient({ baseUrl: 'https://shop.example', fetch, auth: fixedToken('token') });
  return { client, late, saved, added };
}

test.each([1, 3] as const)(
  'the pages of products show those of catalog version %i',
  async (catalogVersion) => {
    const folder = await newFolder(join(root, '.cache'));
    await create(folder, 'shop', '--template', 'vite', '--no-install');
    const importFrom = (file: string) => import(join(folder, 'shop/src/shop', file));
    const { ProductList }: { ProductList: ComponentType<{ search?: string }> } =
      await importFrom('product-list.tsx');
    const { ProductPage }: { ProductPage: ComponentType<{ slug: string }> } =
      await importFrom('product-page.tsx');
    const platform = createPlatform({ seed: 'small', settings: { catalogVersion } });
    onTestFinished(() => platform.close());
    const auth = visitor({ clientId: platform.shop.clientId });
    const client = createClient({ baseUrl: 'http://127.0.0.1:4010', fetch: platform.fetch, auth });
    onTestFinished(cleanup);
    const show = (page: ReactNode) =>
      render(createElement(MemoryRouter, {}, createElement(StoreProvider, { client }, page)));
    const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
    const shown = () => screen.queryByRole('alert')?.textContent ?? links();

    const list = show(createElement(ProductList));
    await expect.poll(shown).toHaveLength(8);
    list.unmount();
    const found = show(createElement(ProductList, { search: 'mug' }));
    await expect.poll(shown).toEqual(['Tidal mug']);
    found.unmount();
    show(createElement(ProductPage, { slug: 'tidal-mug' }));
    await expect.poll(shown).toHaveLength(4);
    expect(screen.queryByRole('heading', { name: 'Tidal mug' })).not.toBeNull();
    expect(screen.queryAllByRole('radio').length).toBeGreaterThan(1);
  },
);

/** A created shop whose pages a server renders: `open` reads a page as the server does, and renders its content. */
async function openServerShop(fetch: typeof globalThis.fetch, clientId: string) {
  const folder = await newFolder(join(root, '.cache'));
  await create(folder, 'shop', '--template', 'react-router', '--no-install');
  const importFrom = (file: string) => import(join(folder, 'shop/app', file));
  const { readProduct, readProductList }: ServerReads = await importFrom('store/reads.ts');
  const { KnownVersion }: { KnownVersion: Context<unknown> } = await importFrom('shop/catalog-version.ts');
  const { ProductPage }: { ProductPage: ComponentType<{ slug: string }> } =
    await importFrom('shop/product-page.tsx');
  const { ProductList }: { ProductList: ComponentType } = await importFrom('shop/product-list.tsx');
  const auth = visitor({ clientId });
  const client = createClient({ baseUrl: 'http://127.0.0.1:4010', fetch, auth, retry: false });
  onTestFinished(cleanup);
  function show(store: StoreData, page: ReactNode) {
    const { catalogVersion, ...read } = store;
    const known = createElement(KnownVersion, { value: catalogVersion }, page);
    return render(createElement(MemoryRouter, {}, createElement(StoreProvider, { client, ...read }, known)));
  }
  return {
    openProduct: async (slug: string) => {
      const store = await readProduct(client, slug);
      if (store) show(store, createElement(ProductPage, { slug }));
      return store;
    },
    openList: async () => show(await readProductList(client, ''), createElement(ProductList)),
  };
}

type StoreData = ServerProps & { catalogVersion: unknown };

interface ServerReads {
  readProduct: (client: StoreClient, slug: string) => Promise<StoreData | undefined>;
  readProductList: (client: StoreClient, search: string) => Promise<StoreData>;
}

const productOf = (slug: string) => screen.queryByRole('heading', { level: 1, name: slug });

test.each([
  [1, 'variants.queryProductVariants'],
  [1, 'products.queryProducts'],
  [3, 'productsV3.getProductBySlug'],
] as const)(
  'in version %i, the page of a product that a server cannot read by %s reads it in the browser',
  async (catalogVersion, call) => {
    const platform = createPlatform({ seed: 'small', settings: { catalogVersion } });
    onTestFinished(() => platform.close());
    const { openProduct } = await openServerShop(platform.fetch, platform.shop.clientId);
    await platform.addFault({ kind: 'unavailable', call, times: 1 });
    await openProduct('tidal-mug');
    await expect.poll(() => productOf('Tidal mug')).not.toBeNull();
    await expect.poll(() => screen.queryByRole('button', { name: 'Add to cart' })).not.toBeNull();
    expect(await openProduct('no-such-mug')).toBeUndefined();
  },
);

test('a server that is refused the version of the catalog reads it again, and leaves the page to the browser', async () => {
  const platform = createPlatform({ seed: 'small', settings: { catalogVersion: 3 } });
  onTestFinished(() => platform.close());
  const { openProduct } = await openServerShop(platform.fetch, platform.shop.clientId);
  const call = 'catalogVersioning.getCatalogVersion';
  await platform.addFault({ kind: 'example', example: 'forbidden', call, times: 2 });
  expect(await openProduct('tidal-mug')).toMatchObject({ catalogVersion: undefined });
  await expect.poll(() => productOf('Tidal mug')).not.toBeNull();
  expect(await openProduct('tidal-mug')).toMatchObject({ catalogVersion: 3 });
});

test('pages of a site without a shop say so', async () => {
  const fetch: typeof globalThis.fetch = async (address) =>
    Response.json(
      String(address).endsWith('/provision/version')
        ? { catalogVersion: 'STORES_NOT_INSTALLED' }
        : { access_token: 'a', refresh_token: 'r', token_type: 'Bearer', expires_in: 14_400 },
    );
  const { openList, openProduct } = await openServerShop(fetch, 'shop');
  const alert = () => screen.queryByRole('alert')?.textContent;
  const { unmount } = await openList();
  expect(alert()).toBe('No shop is installed on this site.');
  unmount();
  await openProduct('tidal-mug');
  expect(alert()).toBe('No shop is installed on this site.');
});

test('a page without a server reads the version again after a failure, and has version 1 if the site knows none', async () => {
  const folder = await newFolder(join(root, '.cache'));
  await create(folder, 'shop', '--template', 'vite', '--no-install');
  const { ProductPage }: { ProductPage: ComponentType<{ slug: string }> } = await import(
    join(folder, 'shop/src/shop/product-page.tsx')
  );
  const platform = createPlatform({ seed: 'small' });
  onTestFinished(() => platform.close());
  const statuses = [403, 404];
  const fetch: typeof globalThis.fetch = async (address, init) =>
    String(address).endsWith('/provision/version')
      ? Response.json({ message: 'no', details: {} }, { status: statuses.shift() ?? 500 })
      : platform.fetch(address, init);
  const auth = visitor({ clientId: platform.shop.clientId });
  const client = createClient({ baseUrl: 'http://127.0.0.1:4010', fetch, auth });
  onTestFinished(cleanup);
  const page = createElement(StoreProvider, { client }, createElement(ProductPage, { slug: 'tidal-mug' }));
  const config = { errorRetryInterval: 1 };
  render(createElement(SWRConfig, { value: config }, createElement(MemoryRouter, {}, page)));
  await expect.poll(() => productOf('Tidal mug')).not.toBeNull();
  expect([statuses, screen.queryByRole('alert')]).toEqual([[], null]);
});

test('the page of a product adds the variant that is chosen, once for two clicks, and nothing while it is read', async () => {
  const folder = await newFolder(join(root, '.cache'));
  await create(folder, 'shop', '--template', 'vite', '--no-install');
  const { ProductPage }: { ProductPage: ComponentType<{ slug: string }> } = await import(
    join(folder, 'shop/src/shop/product-page.tsx')
  );
  const { client, late, saved, added } = openShop();
  onTestFinished(cleanup);
  const page = createElement(StoreProvider, { client }, createElement(ProductPage, { slug: 'plate' }));
  render(createElement(MemoryRouter, {}, page));
  await expect.poll(() => screen.queryByText('Add to cart')).not.toBeNull();
  const button = screen.getByText('Add to cart');
  const press = (element: HTMLElement): Promise<void> => act(async () => void fireEvent.click(element));
  await press(screen.getByLabelText('Sand'));
  await press(button);
  expect([button, added]).toEqual([expect.objectContaining({ disabled: true }), []]);
  late.open();
  await expect.poll(() => button).toHaveProperty('disabled', false);
  await press(button);
  expect(button).toHaveProperty('disabled', true);
  saved.open();
  await expect.poll(() => button).toHaveProperty('disabled', false);
  expect(added).toHaveLength(1);
  expect(JSON.stringify(added)).toContain('"variantId":"variant-Sand"');
});

test('the page of a cart that cannot be read does not say that it is empty', async () => {
  const folder = await newFolder(join(root, '.cache'));
  await create(folder, 'shop', '--template', 'vite', '--no-install');
  const { CartPage }: { CartPage: ComponentType } = await import(join(folder, 'shop/src/shop/cart-page.tsx'));
  const fetch: typeof globalThis.fetch = async () => Response.json({ message: 'no' }, { status: 503 });
  const auth = fixedToken('token');
  const client = createClient({ baseUrl: 'https://shop.example', fetch, auth, retry: false });
  onTestFinished(cleanup);
  const page = createElement(StoreProvider, { client }, createElement(CartPage));
  render(createElement(MemoryRouter, {}, page));
  await expect.poll(() => screen.queryByRole('alert')?.textContent).toContain('cannot be reached');
  expect(screen.queryByText(/empty/)).toBeNull();
});

const tokensOfMember = (): Tokens => ({
  accessToken: { value: 'access', expiresAt: Date.now() / 1000 + 3600 },
  refreshToken: { value: 'refresh', role: 'member' },
});

test('the page that thanks for an order shows it also if it is not there yet', async () => {
  const folder = await newFolder(join(root, '.cache'));
  await create(folder, 'shop', '--template', 'vite', '--no-install');
  const { ThanksPage }: { ThanksPage: ComponentType<{ orderId: string }> } = await import(
    join(folder, 'shop/src/shop/thanks-page.tsx')
  );
  const platform = createPlatform({ seed: 'rich' });
  onTestFinished(() => platform.close());
  const [order] = platform.listItems({ entity: 'order', limit: 1 }).items;
  const auth = fixedToken(platform.issueToken({ role: 'staff' }).accessToken);
  const client = createClient({ baseUrl: 'http://127.0.0.1:4010', fetch: platform.fetch, auth });
  platform.addFault({ kind: 'example', example: 'ORDER_NOT_FOUND', call: 'orders.getOrder', times: 2 });
  onTestFinished(cleanup);
  const page = createElement(ThanksPage, { orderId: String(order?.['id']) });
  render(createElement(MemoryRouter, {}, createElement(StoreProvider, { client }, page)));
  await expect.poll(() => platform.listRequests({}).requests.length).toBeGreaterThan(0);
  expect(screen.getByRole('status').textContent).toContain('being confirmed');
  await expect
    .poll(() => screen.queryByRole('heading', { level: 2 })?.textContent, { timeout: 10_000 })
    .toBe(`Order ${order?.['number']}`);
  expect(screen.queryByRole('status')).toBeNull();
});

test('the header says so when the session of a member ends', async () => {
  const folder = await newFolder(join(root, '.cache'));
  await create(folder, 'shop', '--template', 'vite', '--no-install');
  const { Header }: { Header: ComponentType } = await import(join(folder, 'shop/src/shop/header.tsx'));
  const session = member({ clientId: 'shop' });
  await session.start(tokensOfMember());
  const fetch: typeof globalThis.fetch = async () =>
    Response.json({ cart: { id: 'c', lineItems: [], coupons: [] } });
  const client = createClient({ baseUrl: 'https://shop.example', fetch, auth: session });
  onTestFinished(cleanup);
  const page = createElement(StoreProvider, { client, session }, createElement(Header));
  render(createElement(MemoryRouter, {}, page));
  await expect.poll(() => screen.queryByText('Sign out')).not.toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
  await act(() => session.end());
  await expect.poll(() => screen.queryByRole('status')?.textContent).toContain('You are signed out.');
  expect(screen.queryByText('Sign in')).not.toBeNull();
});

test('in a browser that refuses its storage, the page remembers that there is a cart', async () => {
  const storage = localStorage;
  const stub = (descriptor: PropertyDescriptor) =>
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, ...descriptor });
  stub({
    get() {
      throw new DOMException('The access is denied', 'SecurityError');
    },
  });
  onTestFinished(() => void stub({ value: storage }));
  vi.stubEnv('VITE_STORE_CLIENT_ID', crypto.randomUUID());
  onTestFinished(() => void vi.unstubAllEnvs());
  const folder = await newFolder(join(root, '.cache'));
  await create(folder, 'shop', '--template', 'vite', '--no-install');
  const importFrom = (file: string) => import(join(folder, 'shop/src', file));
  const { RememberedCart }: { RememberedCart: ComponentType<{ children: ReactNode }> } =
    await importFrom('remembered-cart.tsx');
  const { HasCart }: { HasCart: Context<boolean> } = await importFrom('shop/shop-cart.ts');
  const { session }: { session: MemberCredentials } = await importFrom('store.ts');
  const { client } = openShop();
  onTestFinished(cleanup);
  const Shown = () => String(use(HasCart));
  const page = createElement(RememberedCart, { children: createElement(Shown) });
  const { container } = render(createElement(StoreProvider, { client, session }, page));
  expect(container.textContent).toBe('false');
  await act(() => session.start(tokensOfMember()));
  await expect.poll(() => container.textContent).toBe('true');
});

test('the page that completes a sign-in offers another one if this tab has not started it', async () => {
  const folder = await newFolder(join(root, '.cache'));
  await create(folder, 'shop', '--template', 'vite', '--no-install');
  const { SignedIn }: { SignedIn: ComponentType } = await import(join(folder, 'shop/src/signed-in.tsx'));
  const { client } = openShop();
  const session = member({ clientId: 'shop' });
  onTestFinished(cleanup);
  history.replaceState(null, '', `/signed-in#code=c&state=${'s'.repeat(43)}`);
  onTestFinished(() => history.replaceState(null, '', '/'));
  const page = createElement(StoreProvider, { client, session }, createElement(SignedIn));
  render(createElement(MemoryRouter, {}, page));
  await expect.poll(() => screen.queryByRole('alert')?.textContent).toContain('started in another tab');
  expect(screen.queryByRole('button', { name: 'Sign in again' })).not.toBeNull();
});

test('the header says so when the server could not complete a sign-in', async () => {
  const folder = await newFolder(join(root, '.cache'));
  await create(folder, 'shop', '--template', 'vite', '--no-install');
  const { Header }: { Header: ComponentType } = await import(join(folder, 'shop/src/shop/header.tsx'));
  const { client } = openShop();
  const session = member({ clientId: 'shop' });
  onTestFinished(cleanup);
  history.replaceState(null, '', '/?signIn=failed');
  onTestFinished(() => history.replaceState(null, '', '/'));
  const page = createElement(StoreProvider, { client, session }, createElement(Header));
  render(createElement(MemoryRouter, {}, page));
  await expect.poll(() => screen.queryByRole('alert')?.textContent).toContain('The sign-in has failed.');
});

test('a description shows headings, lists and links, and neither scripts nor other links of the merchant', async () => {
  const { Description }: { Description: ComponentType<{ html: string }> } = await import(
    join(root, 'packages/create/shared/react/shop/description.tsx')
  );
  onTestFinished(cleanup);
  const { container } = render(
    createElement(Description, {
      html:
        '<h1 onclick="alert(1)">Care</h1><ul><li><a href="https://a.example">Wash</a></li></ul>' +
        '<script>alert(1)</script><img src="x" onerror="alert(1)"><a href="javascript:alert(1)">Dry</a>',
    }),
  );
  expect(container.innerHTML).toBe(
    '<div><h3>Care</h3><ul><li><a href="https://a.example" rel="noopener noreferrer">Wash</a></li></ul>' +
      '<a rel="noopener noreferrer">Dry</a></div>',
  );
});

// @vitest-environment happy-dom
import { join, resolve } from 'node:path';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { createClient, fixedToken, member, visitor } from 'storewire';
import { StoreProvider } from 'storewire/react';
import { gate } from 'storewire-dev-kit/server';
import { createPlatform } from 'storewire-platform';
import { expect, onTestFinished, test } from 'vitest';
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

test('the header says so when the session of a member ends', async () => {
  const folder = await newFolder(join(root, '.cache'));
  await create(folder, 'shop', '--template', 'vite', '--no-install');
  const { Header }: { Header: ComponentType } = await import(join(folder, 'shop/src/shop/header.tsx'));
  const session = member({ clientId: 'shop' });
  const expiresAt = Date.now() / 1000 + 3600;
  await session.start({
    accessToken: { value: 'access', expiresAt },
    refreshToken: { value: 'refresh', role: 'member' },
  });
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

/** Programs that have the platform's own SDK and no line of storewire: the preload of the packed platform leads them. */
import { createPlatform } from 'storewire-platform';
import { formIn, visit } from 'storewire-platform/testing';
import { expect, onTestFinished, test } from 'vitest';
import { newFolder, npmIn, PACKAGE, put, runIn, tarball } from './guest.ts';

/** The SDK, its components for new sites, and a package that they import without naming it as a dependency. */
const PROJECT = {
  private: true,
  type: 'module',
  dependencies: {
    '@wix/categories': '1.0.223',
    '@wix/ecom': '1.0.2509',
    '@wix/headless-ecom': '0.0.45',
    '@wix/headless-stores': '0.0.120',
    '@wix/redirects': '1.0.129',
    '@wix/sdk': '1.21.16',
    '@wix/stores': '1.0.918',
  },
  // the components ask for 0.0.46, which is not published
  overrides: { '@wix/headless-ecom': '$@wix/headless-ecom' },
};

const SHOP = 'http://localhost:3000';

/** Prints the products of a category, and the URL of the page that is to be paid. */
const BUY = `
import { currentCart } from '@wix/ecom';
import { redirects } from '@wix/redirects';
import { createClient, OAuthStrategy } from '@wix/sdk';
import { collections, products } from '@wix/stores';

const modules = { collections, currentCart, products, redirects };
const client = createClient({ auth: OAuthStrategy({ clientId: process.env.STOREWIRE_CLIENT_ID }), modules });
const { items: all } = await client.collections.queryCollections().find();
const mugs = all.find(({ slug }) => slug === 'mugs');
const { items } = await client.products.queryProducts().hasSome('collectionIds', [mugs._id]).find();
const { product } = await client.products.getProduct(items[0]._id);
const options = Object.fromEntries(
  product.productOptions.map(({ name, choices }) => [name, choices[0].description]),
);
const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
const catalogReference = { appId, catalogItemId: product._id, options: { options } };
await client.currentCart.addToCurrentCart({ lineItems: [{ catalogReference, quantity: 2 }] });
const channelType = currentCart.ChannelType.WEB;
const { checkoutId } = await client.currentCart.createCheckoutFromCurrentCart({ channelType });
const { redirectSession } = await client.redirects.createRedirectSession({
  ecomCheckout: { checkoutId },
  callbacks: { postFlowUrl: '${SHOP}/', thankYouPageUrl: '${SHOP}/thanks' },
});
console.log('RESULT', JSON.stringify({ names: items.map(({ name }) => name), url: redirectSession.fullUrl }));
`;

/** The same with the services under the components, whose React only shows what these hold. */
const BUY_V3 = `
import {
  CurrentCartService, CurrentCartServiceDefinition, loadCurrentCartServiceConfig,
} from '@wix/headless-ecom/services';
import { MediaGalleryService, MediaGalleryServiceDefinition } from '@wix/headless-media/services';
import {
  loadProductServiceConfig, loadProductsListServiceConfig, ProductService, ProductServiceDefinition,
  SelectedVariantService, SelectedVariantServiceDefinition,
} from '@wix/headless-stores/services';
import { createClient, OAuthStrategy } from '@wix/sdk';
import { createServicesManager, createServicesMap } from '@wix/services-manager';

const client = createClient({ auth: OAuthStrategy({ clientId: process.env.STOREWIRE_CLIENT_ID }) });
client.enableContext('global');
const { products } = await loadProductsListServiceConfig('${SHOP}/category/mugs');
const { config } = await loadProductServiceConfig(products[0].slug);
const services = createServicesManager(
  createServicesMap()
    .addService(MediaGalleryServiceDefinition, MediaGalleryService, { media: [] })
    .addService(ProductServiceDefinition, ProductService, config)
    .addService(CurrentCartServiceDefinition, CurrentCartService, await loadCurrentCartServiceConfig())
    .addService(SelectedVariantServiceDefinition, SelectedVariantService, {}),
);
const variant = services.getService(SelectedVariantServiceDefinition);
for (const { name, choicesSettings } of config.product.options)
  variant.setOption(name, choicesSettings.choices[0].name);
await variant.addToCart(2);
const cart = services.getService(CurrentCartServiceDefinition);
// all that the service knows of its page
globalThis.window = { location: { origin: '${SHOP}', href: '${SHOP}/cart' } };
await cart.proceedToCheckout();
const error = variant.error.get() ?? cart.error.get();
if (error) throw new Error(error);
console.log('RESULT', JSON.stringify({ names: products.map(({ name }) => name), url: window.location.href }));
`;

/** Prints the orders as the merchant reads them. */
const READ = `
import { orders } from '@wix/ecom';
import { ApiKeyStrategy, createClient } from '@wix/sdk';

const { STOREWIRE_API_KEY: apiKey, STOREWIRE_SITE_ID: siteId } = process.env;
const client = createClient({ auth: ApiKeyStrategy({ apiKey, siteId }), modules: { orders } });
const { orders: found } = await client.orders.searchOrders({ filter: { 'buyerInfo.email': 'nell@example.org' } });
console.log('RESULT', JSON.stringify(found.map(({ paymentStatus, lineItems }) => [
  paymentStatus,
  lineItems.map(({ productName, quantity }) => quantity + ' ' + productName.original).join(),
])));
`;

/** A project with the SDK and the packed platform. */
async function newProject(): Promise<string> {
  const folder = await newFolder();
  await put(folder, {
    'package.json': JSON.stringify(PROJECT),
    'buy.js': BUY,
    'buy-v3.js': BUY_V3,
    'read.js': READ,
  });
  await npmIn(folder, 'install', PACKAGE, tarball('storewire-server'), tarball('storewire-platform'));
  return folder;
}

/** Starts a platform; returns what runs a program of a project against it, and resolves to its result. */
async function startPlatform(catalogVersion: 1 | 3) {
  const folder = await newProject();
  const platform = createPlatform({ seed: 'small', settings: { catalogVersion } });
  onTestFinished(() => platform.close());
  const { clientId, siteId, apiKey } = platform.shop;
  const env = {
    STOREWIRE_URL: await platform.listen({ port: 0 }),
    STOREWIRE_CLIENT_ID: clientId,
    STOREWIRE_SITE_ID: siteId,
    STOREWIRE_API_KEY: apiKey,
  };
  return async (program: string): Promise<unknown> => {
    const printed = await runIn(folder, ['--import', 'storewire-platform/lead-sdk', program], env);
    // the components also print the calls that a visitor may not make
    return JSON.parse(/^RESULT (.*)$/m.exec(printed)?.[1] ?? '');
  };
}

/** Fills the forms of a hosted checkout page, and pays. Returns the page after the purchase. */
async function payAt(url: string): Promise<string> {
  const browser = { fetch: (to: string, init?: RequestInit) => fetch(to, { ...init, redirect: 'manual' }) };
  const details = { email: 'nell@example.org', addressLine: '12 Quay Street', city: 'Galway', country: 'IE' };
  const delivery = await visit(browser, url, { ...details, step: 'details' });
  const total = await visit(browser, url, { ...formIn(delivery.text), step: 'details' });
  const { location, problem } = await visit(browser, url, { ...formIn(total.text), step: 'approved' });
  expect(problem).toBeUndefined();
  return location ?? '';
}

const PAID = [['PAID', '2 Tidal mug']];

test('a program with the SDK goes from a category to a paid order', async () => {
  const run = await startPlatform(1);
  const { names, url } = (await run('buy.js')) as { names: string[]; url: string };
  expect(names).toEqual(['Tidal mug']);
  const thanks = new URL(await payAt(url));
  expect(thanks.origin + thanks.pathname).toBe(`${SHOP}/thanks`);
  expect(await run('read.js')).toEqual(PAID);
});

test('the components for new sites go from a category of version 3 to a paid order, and back to their page', async () => {
  const run = await startPlatform(3);
  const { names, url } = (await run('buy-v3.js')) as { names: string[]; url: string };
  expect(names).toEqual(['Tidal mug']);
  const thanks = await (await fetch(await payAt(url))).text();
  expect(thanks).toContain(`href="${SHOP}/cart`);
  expect(await run('read.js')).toEqual(PAID);
});

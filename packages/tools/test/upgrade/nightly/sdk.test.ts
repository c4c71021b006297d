import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { planUpgrade, type Upgrade, writeUpgrade } from '../../../src/upgrade/upgrade.ts';
import { CONFIG, errorsIn, runUpgrade, usesIn, writeProject } from '../project.ts';

const plan = (folder: string): Promise<Upgrade> => planUpgrade(folder, () => undefined);

const CLIENT = `import { createClient, OAuthStrategy } from '@wix/sdk';
import { checkout, currentCart } from '@wix/ecom';
import { products } from '@wix/stores';

export const client = createClient({
  modules: { checkout, currentCart, products },
  auth: OAuthStrategy({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541' }),
});
`;

interface Change {
  change: string;
  before: string;
  after: string;
}

const CHANGES: Change[] = [
  {
    change: 'turns arguments into one object, and reads the response that was unwrapped',
    before: `import { client } from './client.ts';
const cart = await client.currentCart.getCurrentCart();
export const again = client.currentCart.getCurrentCart();
export const lines = (await client.currentCart.getCurrentCart()).lineItems;
await client.currentCart.updateCurrentCartLineItemQuantity([{ _id: cart._id ?? '', quantity: 2 }]);
await client.products.getProduct('1', { includeMerchantSpecificData: true });
export const url = await client.checkout.getCheckoutUrl('1');`,
    after: `import { client } from './client.ts';
const { cart } = await client.currentCart.getCurrentCart();
export const again = client.currentCart.getCurrentCart().then(({ cart }) => cart);
export const lines = (await client.currentCart.getCurrentCart()).cart.lineItems;
await client.currentCart.updateCurrentCartLineItemsQuantity({ lineItems: [{ id: cart.id ?? '', quantity: 2 }] });
await client.products.getProduct({ id: '1', includeMerchantSpecificData: true });
export const url = await client.checkouts.getCheckoutUrl({ id: '1' });`,
  },
  {
    change: 'finds the service of a function of a module with several services',
    before: `import { client } from './client.ts';
const id = '1';
export const { variants } = await client.products.queryProductVariants(id);`,
    after: `import { client } from './client.ts';
const id = '1';
export const { variants } = await client.variants.queryProductVariants({ id });`,
  },
  {
    change: 'replaces use() by the service',
    before: `import { currentCart } from '@wix/ecom';
import { client } from './client.ts';
const { updateCurrentCartLineItemQuantity } = client.use(currentCart);
await updateCurrentCartLineItemQuantity([]);`,
    after: `import { client } from './client.ts';
const { updateCurrentCartLineItemsQuantity: updateCurrentCartLineItemQuantity } = client.currentCart;
await updateCurrentCartLineItemQuantity({ lineItems: [] });`,
  },
  {
    change: 'writes a query in one expression as an object',
    before: `import { client } from './client.ts';
const slug = 'vase';
const page = await client.products.queryProducts().eq('slug', slug).hasSome('collectionIds', ['1']).ascending('name').limit(3).find();
export const found = [page.items[0]?._id, page.totalCount, page.hasNext()];`,
    after: `import { client } from './client.ts';
import { queryProductsPages } from 'storewire/operations';
const slug = 'vase';
const page = await queryProductsPages(client, { query: { filter: { slug, collectionIds: { $hasSome: ['1'] } }, sort: [{ fieldName: 'name', order: 'ASC' }], paging: { limit: 3 } } });
export const found = [page.items[0]?.id, page.total, page.hasNext];`,
  },
  {
    change: 'replaces types, enumerations, dates and media',
    before: `import { media } from '@wix/sdk';
import { currentCart } from '@wix/ecom';
import { products } from '@wix/stores';
interface Product { shown: boolean }
export const isDigital = ({ productType }: products.Product) => productType === products.ProductType.digital;
export const imageOf = ({ image }: currentCart.LineItem) => media.getScaledToFillImageUrl(image ?? '', 96, 64, {});
export const dayOf = (cart: currentCart.Cart) => cart._createdDate?.toDateString();
export const shown: Product = { shown: true };`,
    after: `import type { Product as StoreProduct, CartLineItem, Cart } from 'storewire';
import { fillImage, dateFromWire } from 'storewire/media';
interface Product { shown: boolean }
export const isDigital = ({ productType }: StoreProduct) => productType === 'digital';
export const imageOf = ({ image }: CartLineItem) => fillImage(image ?? '', { width: 96, height: 64 });
export const dayOf = (cart: Cart) => dateFromWire(cart.createdDate)?.toDateString();
export const shown: Product = { shown: true };`,
  },
];

const BY_HAND = `import { createClient, OAuthStrategy, type Tokens } from '@wix/sdk';
import { currentCart } from '@wix/ecom';
import { client } from './client.ts';
export const own = (tokens: Tokens) =>
  createClient({ auth: OAuthStrategy({ clientId: '1', tokens }) });
export const isMember = () => client.auth.loggedIn();
export const remove = () => currentCart.deleteCurrentCart();
export const read = { queryFn: client.currentCart.getCurrentCart };
let query = client.products.queryProducts();
query = query.eq('name', 'Vase');
export const codeOf = (error: any) => error.details?.applicationError?.code;
`;

describe('a written upgrade', async () => {
  const changed = CHANGES.map(({ before }, index) => [`change-${index}.ts`, `${before}\n`]);
  const files = { ...Object.fromEntries(changed), 'client.ts': CLIENT, 'by-hand.ts': BY_HAND };
  const folder = await writeProject(files, CONFIG, afterAll);
  const errors = errorsIn(folder);
  const upgrade = await plan(folder);
  await writeUpgrade(upgrade);

  test('is one of a project that compiles', () => {
    expect(errors).toEqual([]);
  });

  test.each(CHANGES.map((change, index) => ({ ...change, index })))('$change', async ({ index, after }) => {
    expect(await readFile(join(folder, `change-${index}.ts`), 'utf8')).toBe(`${after}\n`);
  });

  test('creates a client with credentials and without modules', async () => {
    expect(
      await readFile(join(folder, 'client.ts'), 'utf8'),
    ).toBe(`import { createClient, member } from 'storewire';

export const client = createClient({
  auth: member({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541' }),
});
`);
  });

  test('lists what a person must change', () => {
    const byHand = usesIn(upgrade, 'by-hand.ts').filter((use) => use.endsWith('> by hand'));
    expect(byHand).toEqual([
      '4: Tokens > nothing > by hand',
      '5: OAuthStrategy > member of storewire > by hand',
      '6: auth.loggedIn > session() of what member() returns > by hand',
      '7: currentCart.deleteCurrentCart > currentCart.deleteCurrentCart > by hand',
      '8: currentCart.getCurrentCart > currentCart.getCurrentCart > by hand',
      '9: products.queryProducts > queryProductsPages of storewire/operations > by hand',
      '11: details.applicationError > code and data of a StoreError > by hand',
    ]);
  });

  test('lists every line that does not compile', async () => {
    const text = await readFile(join(folder, 'by-hand.ts'), 'utf8');
    const broken = errorsIn(folder).map((error) => {
      const [file = '', start] = error.split(': ');
      expect(file).toBe(join(folder, 'by-hand.ts'));
      return text.slice(0, Number(start)).split('\n').length;
    });
    const byHand = [...upgrade.uses.filter(({ isMechanical }) => !isMechanical), ...upgrade.errors];
    const listed = byHand.map(({ moved }) => moved.line);
    expect(new Set(broken)).toEqual(new Set([6, 7, 11]));
    expect(listed).toEqual(expect.arrayContaining(broken));
  });

  test('changes nothing a second time', async () => {
    const { texts } = await plan(folder);
    expect(texts.size).toBe(0);
  });
});

test('the command writes the changes, lists the others, and fails while there are any', async () => {
  const folder = await writeProject({ 'client.ts': CLIENT, 'by-hand.ts': BY_HAND });
  const { code, output } = await runUpgrade(folder, '--write');
  expect(code).toBe(1);
  expect(output).toContain('/client.ts:3:23: changed: createClient -> createClient of storewire\n');
  expect(output).toMatch(/by-hand\.ts:11:15: by hand: does not compile \(Property 'eq' does not exist/);
  expect(output).toContain("10 uses of the platform's SDK in 2 of 2 files: 3 mechanical, 7 by hand\n");
});

/** Which version of the catalog a site has, and what calls of the other version respond. */
import { expect, test } from 'vitest';
import { routes } from '../../generated/routes.ts';
import { addProduct, createShopV3, isOfVersion3, TREE } from '../catalog-v3-shop.ts';
import { newFolder } from '../new-folder.ts';
import { createProduct, createShop, type TestShop } from '../shop.ts';

const versionOf = async (shop: TestShop) =>
  (await shop.as('visitor').catalogVersioning.getCatalogVersion()).catalogVersion;

const CALLS_OF_VERSION_1 = /^(?:products|variants|collections)\./;

/** The response to a request of the first role that may make each call, which breaks rules of its input. */
const answersOf = (shop: TestShop, calls: typeof routes) =>
  Promise.all(
    calls.map(async ({ method, path, allowedRoles }) => {
      const token = shop.tokenFor({ role: allowedRoles.includes('visitor') ? 'visitor' : 'staff' });
      const { status, body } = await shop.request(method, path.replaceAll(/\{\w+\}/g, 'no-id'), {
        token,
        ...(method !== 'GET' && method !== 'DELETE' && { body: { query: 5, product: 5 } }),
      });
      return [status, body['message']];
    }),
  );

test('calls of version 1 fail on a site with version 3, before their input is read', async () => {
  const answers = await answersOf(
    createShopV3(),
    routes.filter(({ id }) => CALLS_OF_VERSION_1.test(id)),
  );
  expect(answers.length).toBeGreaterThan(25);
  const message = 'Endpoint belongs to CATALOG_V1, but your site is using CATALOG_V3';
  expect(answers).toEqual(answers.map(() => [428, message]));
});

test('calls of version 3 fail on a site with version 1, before their input is read', async () => {
  const answers = await answersOf(
    createShop(),
    routes.filter(({ id }) => isOfVersion3(id)),
  );
  expect(answers.length).toBeGreaterThan(10);
  const message = 'Endpoint belongs to CATALOG_V3, but your site is using CATALOG_V1';
  expect(answers).toEqual(answers.map(() => [428, message]));
});

test('who a caller is is checked before the version', async () => {
  const shop = createShopV3();
  const statusOf = async (token?: string) =>
    (await shop.request('POST', '/stores/v1/products', { ...(token !== undefined && { token }), body: {} }))
      .status;
  expect(await statusOf()).toBe(401);
  expect(await statusOf(shop.tokenFor({ role: 'visitor' }))).toBe(403);
  expect(await statusOf(shop.tokenFor({ role: 'staff' }))).toBe(428);
});

test('a GraphQL field of the other version is an error with the same text', async () => {
  const shop = createShopV3();
  const { errors } = await shop.as('visitor').graphql.graphqlQuery({
    apiVersion: 'alpha',
    query: '{ queryProducts { __typename } }',
  });
  expect(errors).toMatchObject([
    {
      message: 'Endpoint belongs to CATALOG_V1, but your site is using CATALOG_V3',
      extensions: { code: 'PRECONDITION_REQUIRED', status: 428 },
    },
  ]);
});

test('the version of a site is read on both', async () => {
  expect(await versionOf(createShop())).toBe('V1_CATALOG');
  expect(await versionOf(createShopV3())).toBe('V3_CATALOG');
});

test('a shop keeps its version in its folder, also over a reset', async () => {
  const data = newFolder();
  const first = createShopV3({ data });
  const { id } = addProduct(first);
  await first.close();
  const shop = createShop({ data });
  expect(await versionOf(shop)).toBe('V3_CATALOG');
  expect((await shop.as('visitor').productsV3.getProduct({ id })).product.id).toBe(id);
  shop.reset();
  expect(await versionOf(shop)).toBe('V3_CATALOG');
  const query = { treeReference: TREE };
  expect((await shop.as('visitor').categories.queryCategories(query)).categories).toHaveLength(1);
});

test('a shop with products keeps its version, and says so', async () => {
  const data = newFolder();
  const shop = createShop({ data });
  shop.changeSettings({ catalogVersion: 3 });
  expect(await versionOf(shop)).toBe('V3_CATALOG');
  addProduct(shop);
  expect(() => shop.changeSettings({ catalogVersion: 1 })).toThrow(
    'changeSettings: catalogVersion cannot be changed to 1: the shop has products of version 3',
  );
  await shop.close();
  expect(() => createShop({ data, settings: { catalogVersion: 1 } })).toThrow(
    `The version of the catalog cannot be changed to 1: the shop has products of version 3. To begin anew, delete the folder ${data}, or choose another one (data)`,
  );
  expect(await versionOf(createShop({ data }))).toBe('V3_CATALOG');
});

test('an export has its version, and an import takes it over', async () => {
  const shop = createShopV3({ seed: 'small' });
  const [three, one] = [shop.export(), createShop({ seed: 'small' }).export()];
  const other = createShop();
  await createProduct(other);
  await other.import(three);
  expect(other.export()).toEqual(three);
  expect(await versionOf(other)).toBe('V3_CATALOG');
  await shop.import(one);
  expect(shop.export()).toEqual(one);
  expect(await versionOf(shop)).toBe('V1_CATALOG');
});

test('the seed of the examples has the product and the categories of the contract', async () => {
  const shop = createShopV3({ seed: 'examples' });
  const { productsV3, categories } = shop.as('visitor');
  const { product } = await productsV3.getProductBySlug({ slug: 'tidal-mug' });
  expect([product.id, product.revision, product.variantsInfo?.variants?.length]).toEqual([
    '4c8d2f10-7a35-4e9b-b621-0f3d5c7e9a12',
    '4',
    2,
  ]);
  const { category } = await categories.getCategoryBySlug({ slug: 'tableware', treeReference: TREE });
  expect([category.id, category.revision]).toEqual(['5a9e3d72-1b4f-4c86-8e20-d7f6a5b4c391', '2']);
  shop.reset({ seed: 'examples' });
  expect((await shop.as('visitor').productsV3.countProducts()).count).toBe(2);
});

/** The job that changes the variants of many products. */
import { expect, test } from 'vitest';
import { createShopV3 } from '../catalog-v3-shop.ts';
import { create, fullProduct, read, UNKNOWN, update } from '../products-of-staff.ts';
import { eventsIn } from '../shop.ts';

test('a job sets values of all variants of the products that a filter and a search find', async () => {
  const shop = createShopV3();
  const full = await fullProduct(shop);
  const { product: bowl } = await create(shop, { name: 'Bowl' });
  const staff = shop.as('staff').productsV3;
  const { jobId } = await staff.bulkUpdateProductVariantsByFilter({
    filter: { visible: true },
    search: { expression: 'mug' },
    variant: {
      id: UNKNOWN,
      price: { actualPrice: { amount: '26' } },
      physicalProperties: { weight: 2 },
      visible: true,
    },
  });
  expect(jobId).toMatch(/^[\da-f-]{36}$/);
  const after = await read(shop, full.id ?? '');
  expect(after.revision).toBe('2');
  expect(
    after.variantsInfo?.variants?.map(({ id, sku, price, physicalProperties }) => ({
      id,
      sku,
      price,
      weight: physicalProperties?.weight,
    })),
  ).toEqual(
    full.variantsInfo?.variants?.map(({ id, sku, price }) => ({
      id,
      sku,
      weight: 2,
      price: { ...price, actualPrice: { amount: '26.00' } },
    })),
  );
  expect((await read(shop, bowl?.id ?? '')).revision).toBe('1');
  const type = 'wix.stores.catalog.v3.product_updated';
  expect(eventsIn(shop, { type }).map(({ entityId }) => entityId)).toEqual([full.id]);
  for (const compareAtPrice of [{ amount: '35' }, {}]) {
    await staff.bulkUpdateProductVariantsByFilter({
      filter: { slug: 'tidal-mug' },
      variant: { price: { actualPrice: { amount: '26' }, compareAtPrice } },
    });
    shop.advance(1);
    const { compareAtPriceRange } = await read(shop, full.id ?? '');
    expect(compareAtPriceRange?.maxValue?.amount).toBe('amount' in compareAtPrice ? '35.00' : undefined);
  }
  await staff.bulkUpdateProductVariantsByFilter({
    filter: { slug: 'tidal-mug' },
    variant: { price: { actualPrice: { amount: '26' }, compareAtPrice: { amount: '30' } } },
  });
  // a price above the one before the reduction ends the reduction
  await staff.bulkUpdateProductVariantsByFilter({
    filter: { slug: 'tidal-mug' },
    variant: { price: { actualPrice: { amount: '40' } } },
  });
  shop.advance(1);
  expect(await read(shop, full.id ?? '')).not.toHaveProperty('compareAtPriceRange');
});

test('a price that a job lowers below the discount of a subscription refuses no update but one of the two', async () => {
  const shop = createShopV3();
  const { id = '' } = await fullProduct(shop);
  const productId = id ?? '';
  const price = { actualPrice: { amount: '1.50' } };
  await shop
    .as('staff')
    .productsV3.bulkUpdateProductVariantsByFilter({ filter: { slug: 'tidal-mug' }, variant: { price } });
  const { variantsInfo, subscriptionDetails } = await read(shop, productId);
  const variants = (variantsInfo?.variants ?? []).map(({ id, choices = [] }) => ({
    id: id ?? null,
    choices,
    price,
  }));
  const subscriptions = subscriptionDetails?.subscriptions ?? [];
  const changed = await update(shop, productId, {
    name: 'Low mug',
    variantsInfo: { variants },
    subscriptionDetails: { subscriptions: subscriptions.map((each) => ({ ...each, title: 'Each month' })) },
  });
  expect(changed).toMatchObject({ name: 'Low mug' });
  const refused = { code: 'INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT' };
  const lower = variants.map((variant) => ({ ...variant, price: { actualPrice: { amount: '1.40' } } }));
  await expect(update(shop, productId, { variantsInfo: { variants: lower } })).rejects.toMatchObject(refused);
  const higher = subscriptions.map((each) => ({
    ...each,
    discount: { type: 'AMOUNT' as const, amountOff: '2.50' },
  }));
  await expect(
    update(shop, productId, { subscriptionDetails: { subscriptions: higher } }),
  ).rejects.toMatchObject(refused);
});

test('values that no variant can have are refused before a job starts', async () => {
  const shop = createShopV3();
  const { bulkUpdateProductVariantsByFilter: change } = shop.as('staff').productsV3;
  const filter = { slug: 'mug' };
  for (const [field, variant] of [
    ['variant.price.actualPrice.amount', { price: { actualPrice: { amount: '-1' } } }],
    [
      'variant.price.compareAtPrice',
      { price: { actualPrice: { amount: '2' }, compareAtPrice: { amount: '1' } } },
    ],
  ] as const)
    await expect(change({ filter, variant })).rejects.toMatchObject({ violations: [{ field }] });
  for (const [ruleName, variant] of [
    ['EMPTY_FIELD_MASK', {}],
    ['EMPTY_FIELD_MASK', { id: UNKNOWN }],
    ['CANNOT_REMOVE_VARIANT_ACTUAL_PRICE', { price: { actualPrice: {} } }],
  ] as const)
    await expect(change({ filter, variant })).rejects.toMatchObject({ violations: [{ ruleName }] });
  for (const variant of [{ sku: 'A' }, { barcode: '1' }, { choices: [] }])
    await expect(change({ filter, variant })).rejects.toMatchObject({
      code: 'FIELD_MASK_VALUE_NOT_SUPPORTED',
    });
  await expect(change({ filter: {}, variant: {} })).rejects.toMatchObject({
    violations: [{ field: 'filter' }],
  });
});

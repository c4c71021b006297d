/** Carts, orders and stock of items of version 3. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { StoreError } from 'storewire';
import { caseCount } from 'storewire-dev-kit/case-count';
import { expect, test } from 'vitest';
import { itemsOfVariant } from '../../src/features/catalog-v3/inventory.ts';
import { saveProductV3 } from '../../src/features/catalog-v3/saved-products.ts';
import { productsV3 } from '../../src/features/catalog-v3/stored-product.ts';
import { DEFAULT_TAX_GROUP } from '../../src/features/pricing/tax-settings.ts';
import { present } from '../../src/kernel/values/present.ts';
import { application, BUYER, type Client, place } from '../cart-v2-shop.ts';
import { addProduct, createShopV3, engraving, lineOf, wrapping } from '../catalog-v3-shop.ts';
import { completeCheckoutOf, GALWAY, orderFor } from '../merchant.ts';
import { act } from '../orders.ts';
import type { TestShop } from '../shop.ts';

type Line = ReturnType<typeof lineOf>;

/** Puts lines into a new current cart, which nothing prevents from being ordered. */
async function cartWith(client: Client, lines: readonly Line[]) {
  const { cart } = await client.currentCartV2.createCurrentCart({
    cart: BUYER,
    catalogItems: [...lines],
    deliveryMethod: { code: 'pickup' },
  });
  return { id: cart.id ?? '', lines: cart.lineItems };
}

const piecesOf = ({ base }: TestShop, variantId: string) =>
  itemsOfVariant(base, variantId).map(({ quantity }) => quantity);

test('an order takes the pieces of its variant, and a cancellation returns them', async () => {
  const shop = createShopV3();
  const { id, variantIds } = addProduct(shop, { name: 'Mug', prices: ['24', '28'], stock: [5, 5] });
  const [, large = ''] = variantIds;
  const client = shop.as('visitor');
  const cart = await cartWith(client, [lineOf(id, large, 2)]);
  expect(cart.lines).toMatchObject([
    {
      name: { original: 'Mug' },
      pricing: { unitPrice: { amount: '28.00' }, totalPrice: { amount: '56.00' } },
      quantityInfo: { availableQuantity: 5 },
      attributes: {
        descriptionLines: [{ name: { original: 'Size' }, plainText: { original: 'Size 2' } }],
        url: { relativePath: '/product-page/mug' },
      },
    },
  ]);
  const { orderId } = await place(client, cart.id);
  shop.payOrder({ orderId, outcome: 'approved' });
  expect(variantIds.map((variantId) => piecesOf(shop, variantId))).toEqual([[5], [3]]);
  await shop.as('staff').orders.cancelOrder({ id: orderId, restockAllItems: true });
  expect(piecesOf(shop, large)).toEqual([5]);
  const { product } = await client.productsV3.getProduct({ id });
  expect(product).toMatchObject({ revision: '1', inventory: { availabilityStatus: 'IN_STOCK' } });
});

test('the last piece sells out its variant, whose stock returns after half an hour without a payment', async () => {
  const shop = createShopV3();
  const { id, variantIds } = addProduct(shop, { stock: [1] });
  const [variantId = ''] = variantIds;
  const client = shop.as('visitor');
  await place(client, (await cartWith(client, [lineOf(id)])).id);
  const available = async () =>
    (await client.productsV3.getProduct({ id })).product.inventory?.availabilityStatus;
  expect(await available()).toBe('OUT_OF_STOCK');
  const more = cartWith(shop.as('visitor'), [lineOf(id, variantId, 1)]);
  await expect(more).rejects.toMatchObject({ code: 'INSUFFICIENT_INVENTORY' });
  shop.advance(31 * 60_000);
  expect(await available()).toBe('IN_STOCK');
  expect(piecesOf(shop, variantId)).toEqual([1]);
});

test('an order of which one line is not in stock takes nothing', async () => {
  const shop = createShopV3();
  const plenty = addProduct(shop, { stock: [9] });
  const scarce = addProduct(shop, { stock: [1] });
  const [first, second] = [shop.as('visitor'), shop.as('visitor')];
  const { id } = await cartWith(first, [lineOf(plenty.id), lineOf(scarce.id)]);
  await place(second, (await cartWith(second, [lineOf(scarce.id)])).id);
  await expect(place(first, id)).rejects.toBeInstanceOf(StoreError);
  expect(piecesOf(shop, plenty.variantIds[0] ?? '')).toEqual([9]);
});

test('modifiers add their prices, and are lines of the description', async () => {
  const shop = createShopV3();
  const { id } = addProduct(shop, {
    prices: ['24'],
    modifiers: [engraving, wrapping()],
    variant: { price: { actualPrice: { amount: '24' }, compareAtPrice: { amount: '30' } } },
  });
  const client = shop.as('visitor');
  const chosen = { options: { wrap: 'linen' }, customTextFields: { handle: 'Mara' } };
  const { lines, id: cartId } = await cartWith(client, [lineOf(id, undefined, 2, chosen)]);
  expect(lines).toMatchObject([
    {
      pricing: {
        breakdown: {
          fullPrice: { amount: '35.50' },
          salePrice: { amount: '29.50' },
          totalModifiersPrice: { amount: '5.50' },
        },
        totalPrice: { amount: '59.00' },
      },
      attributes: {
        descriptionLines: [
          { name: { original: 'Under the handle' }, plainText: { original: 'Mara' } },
          { name: { original: 'Gift wrap' }, plainText: { original: 'In linen' } },
        ],
      },
    },
  ]);
  const byText = await cartWith(shop.as('visitor'), [
    lineOf(id, undefined, 1, { options: { wrap: 'In paper' } }),
  ]);
  expect(byText.lines).toMatchObject([{ pricing: { unitPrice: { amount: '24.00' } } }]);
  const { orderId } = await place(client, cartId);
  const { order } = await shop.as('staff').orders.getOrder({ id: orderId });
  expect(order.lineItems).toMatchObject([{ price: { amount: '29.50' }, quantity: 2 }]);
});

test.each([
  ['the variant of a product with several', { prices: ['1', '2'] }, {}],
  ['a mandatory modifier', { modifiers: [wrapping()] }, { options: { other: 'x' } }],
])('an item that lacks %s is left out, without an error', async (_title, product, options) => {
  const shop = createShopV3();
  const { id } = addProduct(shop, product);
  const other = addProduct(shop, { name: 'Other' });
  const client = shop.as('visitor');
  const cart = await cartWith(client, [lineOf(id, undefined, 1, options), lineOf(other.id)]);
  expect(cart.lines.map(({ name }) => name?.original)).toEqual(['Other']);
  const { cart: alone } = await client.currentCartV2.addLineItemsToCurrentCart({
    catalogItems: [lineOf(id, undefined, 1, options)],
  });
  expect(alone.lineItems).toHaveLength(1);
  const v1 = await shop
    .as('visitor')
    .currentCart.addToCurrentCart({ lineItems: [lineOf(id, undefined, 1, options)] });
  expect(v1.cart.lineItems).toEqual([]);
});

test.each([
  ['customTextFields', 'must have at most 20 characters for handle', { handle: 'x'.repeat(21) }],
  ['customTextFields', 'must have at least 2 characters for handle', { handle: 'x' }],
  ['customTextFields', 'has a text that the product does not ask for: foot', { foot: 'Mara' }],
  ['options', 'has no choice of Gift wrap: gold', { wrap: 'gold' }],
])('a reference is a violation whose %s %s', async (name, description, values) => {
  const shop = createShopV3();
  const { id } = addProduct(shop, { modifiers: [engraving, wrapping()] });
  const field = `catalogItems[0].catalogReference.options.${name}`;
  const added = cartWith(shop.as('visitor'), [lineOf(id, undefined, 1, { [name]: values })]);
  await expect(added).rejects.toMatchObject({ violations: [{ field, description }] });
});

test('an unknown variant and a hidden product are no items of the catalog', async () => {
  const shop = createShopV3();
  const { id } = addProduct(shop);
  const hidden = addProduct(shop, { visible: false });
  const refused = { code: 'ITEM_NOT_FOUND_IN_CATALOG' };
  const client = shop.as('visitor');
  await expect(cartWith(client, [lineOf(id, hidden.variantIds[0])])).rejects.toMatchObject(refused);
  await expect(cartWith(client, [lineOf(hidden.id)])).rejects.toMatchObject(refused);
});

test('a line whose product gets a mandatory modifier cannot be ordered', async () => {
  const shop = createShopV3();
  const { id } = addProduct(shop, { stock: [3] });
  const client = shop.as('visitor');
  const cart = await cartWith(client, [lineOf(id)]);
  act(shop, (context) => {
    const stored = context.db.of(productsV3).get(id);
    if (stored) saveProductV3(context, { ...stored, modifiers: [wrapping()] });
  });
  const { cart: refreshed } = await client.cartsV2.refreshCart({ cartId: cart.id });
  expect(refreshed?.lineItems).toMatchObject([{ status: 'OUT_OF_STOCK' }]);
  await expect(place(client, cart.id)).rejects.toBeInstanceOf(StoreError);
});

test('an item for members is a violation for visitors', async () => {
  const shop = createShopV3();
  const { id } = addProduct(shop, { purchaseEligibility: { userCriteria: 'MEMBERS_ONLY' } });
  const client = shop.as('visitor');
  const { lines, id: cartId } = await cartWith(client, [lineOf(id)]);
  expect(lines).toMatchObject([{ attributes: { membersOnly: true } }]);
  const { summary } = await client.cartsV2.estimateCart({ cartId });
  expect(summary?.violations?.map(({ code }) => code)).toContain('MEMBERS_ONLY_ITEM');
});

test('an item that becomes one for members after it was added is sold to members only', async () => {
  const shop = createShopV3();
  const { id } = addProduct(shop);
  const [visitor, member] = [shop.as('visitor'), shop.as('member')];
  const ofVisitor = await cartWith(visitor, [lineOf(id)]);
  const ofMember = await cartWith(member, [lineOf(id)]);
  const { priceVerificationToken } = (await visitor.cartsV2.calculateCart({ cartId: ofVisitor.id })).summary;
  await shop.as('staff').productsV3.updateProduct({
    id,
    product: { revision: '1', purchaseEligibility: { userCriteria: 'MEMBERS_ONLY' } },
  });
  for (const input of [{}, { priceVerificationToken }])
    await expect(place(visitor, ofVisitor.id, input)).rejects.toMatchObject({
      ...application('MEMBERS_ONLY_ITEM'),
      data: { lineItemIds: [ofVisitor.lines[0]?.id] },
    });
  expect(await place(member, ofMember.id)).toHaveProperty('orderId');
});

test('a product is taxed by its tax group if the shop has it, or by the one that the shop gives it', async () => {
  const shop = createShopV3({ settings: { taxIncludedInPrices: false } });
  const [books, food, unknown] = [randomUUID(), randomUUID(), randomUUID()];
  const rate = (name: string, fraction: string) => [
    { name, rate: fraction, type: 'VAT', jurisdiction: 'Ireland', level: 'COUNTRY' as const },
  ];
  const rates = {
    [DEFAULT_TAX_GROUP]: rate('All', '0.23'),
    [books]: rate('Books', '0.09'),
    [food]: rate('Food', '0.05'),
    // a rate for a group is no group
    [unknown]: rate('None', '0.5'),
  };
  const cake = addProduct(shop, { prices: ['100'], taxGroupId: books }).id;
  shop.configureTax({
    calculation: 'MANUAL',
    groups: [books, food].map((id) => ({ id, name: 'Group' })),
    productGroups: { [cake]: food },
    regions: [{ id: randomUUID(), name: 'Ireland', country: 'IE', rates }],
  });
  const ids = [books, unknown, undefined].map(
    (taxGroupId) => addProduct(shop, { prices: ['100'], ...present({ taxGroupId }) }).id,
  );
  const lines = [...ids, cake].map((id) => lineOf(id));
  const client = shop.as('visitor');
  const { id: cartId } = await cartWith(client, lines);
  const { summary } = await client.cartsV2.calculateCart({ cartId });
  expect(summary.taxSummary?.lineItemTaxes.map(({ tax }) => tax?.amount)).toEqual([
    '9.00',
    '23.00',
    '23.00',
    '5.00',
  ]);
  const { priceSummary } = await client.totals.calculateTotals({
    lineItems: lines.map((line, index) => ({ id: String(index), price: '100', ...line })),
    billingAddress: GALWAY,
  });
  expect(priceSummary?.tax?.amount).toBe('60.00');
});

test('carts and checkouts of version 1 sell items of version 3', async () => {
  const shop = createShopV3();
  const { id, variantIds } = addProduct(shop, { stock: [3] });
  const client = shop.as('visitor');
  const checkoutId = await completeCheckoutOf(client, id);
  await orderFor(client, checkoutId);
  expect(piecesOf(shop, variantIds[0] ?? '')).toEqual([2]);
});

test('pieces are never negative, whoever orders at the same time: what is sold and what is left are all', async () => {
  const buyer = fc.record({
    variant: fc.nat({ max: 1 }),
    pieces: fc.integer({ min: 1, max: 3 }),
    isCanceled: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(fc.nat({ max: 6 }), fc.nat({ max: 6 })),
      fc.array(buyer, { minLength: 2, maxLength: 8 }),
      async (initial, buyers) => {
        const shop = createShopV3();
        const { id, variantIds } = addProduct(shop, { prices: ['1', '2'], stock: initial });
        const sold = [0, 0];
        const allowed = <T>(call: Promise<T>): Promise<T | undefined> =>
          call.catch((error: unknown) => {
            if (!(error instanceof StoreError) || error.kind === 'system') throw error;
            return undefined;
          });
        await Promise.all(
          buyers.map(async ({ variant, pieces, isCanceled }) => {
            const client = shop.as('visitor');
            const cart = await allowed(cartWith(client, [lineOf(id, variantIds[variant], pieces)]));
            const order = cart && (await allowed(place(client, cart.id)));
            if (!order) return;
            const { order: placed } = await shop.as('staff').orders.getOrder({ id: order.orderId });
            const quantity = placed.lineItems?.[0]?.quantity ?? 0;
            if (isCanceled)
              await shop.as('staff').orders.cancelOrder({ id: order.orderId, restockAllItems: true });
            else sold[variant] = (sold[variant] ?? 0) + quantity;
            for (const each of variantIds) expect(piecesOf(shop, each)[0]).toBeGreaterThanOrEqual(0);
          }),
        );
        const left = variantIds.map((each) => piecesOf(shop, each)[0] ?? 0);
        expect(left.map((pieces, index) => pieces + (sold[index] ?? 0))).toEqual(initial);
        await shop.close();
      },
    ),
    { numRuns: caseCount(50) },
  );
});

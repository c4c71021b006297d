/** Sequences of calls of staff agree with a plain model of the catalog. */
import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import { expect, test } from 'vitest';
import { createShopV3 } from '../catalog-v3-shop.ts';
import type { TestShop } from '../shop.ts';

/** What the model knows of a product. */
interface Model {
  name: string;
  revision: number;
  visible: boolean;
  brand: string | undefined;
  /** Prices in cents by the sizes of the variants. */
  prices: ReadonlyMap<string, number>;
  variantIds: ReadonlyMap<string, string>;
}

const sizes = fc.uniqueArray(fc.constantFrom('XS', 'S', 'M', 'L', 'XL'), { minLength: 1 });
const cents = fc.integer({ min: 0, max: 100_000 });
const prices = fc
  .tuple(sizes, fc.array(cents, { minLength: 5, maxLength: 5 }))
  .map(([names, amounts]) => new Map(names.map((name, index) => [name, amounts[index] ?? 0])));
const product = fc.nat(5);
const brand = fc.constantFrom('Harbour', 'Kiln', undefined);

const step = fc.oneof(
  fc.record({ kind: fc.constant('create' as const), prices, brand }),
  fc.record({ kind: fc.constant('rename' as const), product, name: fc.constantFrom('Mug', 'Bowl', 'Vase') }),
  fc.record({ kind: fc.constant('show' as const), product, visible: fc.boolean() }),
  fc.record({ kind: fc.constant('brand' as const), product, brand }),
  fc.record({ kind: fc.constant('variants' as const), product, prices }),
  fc.record({ kind: fc.constant('reprice' as const), visible: fc.boolean(), price: cents }),
  fc.record({ kind: fc.constant('outdated' as const), product }),
  fc.record({ kind: fc.constant('delete' as const), product }),
);

type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

const amountOf = (price: number): string => (price / 100).toFixed(2);

/** The option and the variants of sizes. Variants that the product has keep their ids. */
const sized = (wanted: ReadonlyMap<string, number>, ids: ReadonlyMap<string, string> = new Map()) => ({
  options: [
    {
      name: 'Size',
      optionRenderType: 'TEXT_CHOICES' as const,
      choicesSettings: {
        choices: [...wanted.keys()].map((name) => ({ name, choiceType: 'CHOICE_TEXT' as const })),
      },
    },
  ],
  variantsInfo: {
    variants: [...wanted].map(([size, price]) => {
      const id = ids.get(size);
      return {
        ...(id !== undefined && { id }),
        choices: [{ optionChoiceNames: { optionName: 'Size', choiceName: size } }],
        price: { actualPrice: { amount: amountOf(price) } },
      };
    }),
  },
});

/** What the shop has, in the form of the model. */
async function stateOf(shop: TestShop, id: string): Promise<Model> {
  const { product: read } = await shop
    .as('staff')
    .productsV3.getProduct({ id, fields: ['VARIANT_OPTION_CHOICE_NAMES'] });
  const variants = (read.variantsInfo?.variants ?? []).map((variant) => ({
    size: variant.choices?.[0]?.optionChoiceNames?.choiceName ?? '',
    id: variant.id ?? '',
    price: Math.round(Number(variant.price?.actualPrice?.amount) * 100),
  }));
  return {
    name: read.name ?? '',
    revision: Number(read.revision),
    visible: read.visible ?? false,
    brand: read.brand?.name ?? undefined,
    prices: new Map(variants.map(({ size, price }) => [size, price])),
    variantIds: new Map(variants.map(({ size, id: variantId }) => [size, variantId])),
  };
}

async function run(shop: TestShop, model: Map<string, Model>, each: Step): Promise<void> {
  const staff = shop.as('staff').productsV3;
  if (each.kind === 'create') {
    const { product: created } = await staff.createProductWithInventory({
      product: {
        name: 'Mug',
        productType: 'PHYSICAL',
        ...sized(each.prices),
        ...(each.brand !== undefined && { brand: { name: each.brand } }),
      },
    });
    const id = created?.id ?? '';
    const { variantIds } = await stateOf(shop, id);
    model.set(id, {
      name: 'Mug',
      revision: 1,
      visible: true,
      brand: each.brand,
      prices: each.prices,
      variantIds,
    });
    return;
  }
  if (each.kind === 'reprice') {
    await staff.bulkUpdateProductVariantsByFilter({
      filter: { visible: each.visible },
      variant: { price: { actualPrice: { amount: amountOf(each.price) } } },
    });
    shop.advance(1);
    for (const [id, before] of model) {
      const same = new Map([...before.prices.keys()].map((size) => [size, each.price]));
      if (before.visible === each.visible)
        model.set(id, { ...before, prices: same, revision: before.revision + 1 });
    }
    return;
  }
  const [id, before] = [...model][each.product] ?? [];
  if (id === undefined || !before) return;
  const update = async (changes: object, next: Partial<Model>) => {
    await staff.updateProduct({ id, product: { revision: String(before.revision), ...changes } });
    model.set(id, { ...before, ...next, revision: before.revision + 1 });
  };
  switch (each.kind) {
    case 'rename':
      return update({ name: each.name }, { name: each.name });
    case 'show':
      return update({ visible: each.visible }, { visible: each.visible });
    case 'brand': {
      if (each.brand === undefined) return update({ brand: {} }, { brand: undefined });
      // a product that has it knows its id
      const [knowing] = [...model].find((entry) => entry[1].brand === each.brand) ?? [];
      const known = knowing && (await staff.getProduct({ id: knowing })).product.brand?.id;
      if (known) return update({ brand: { id: known } }, { brand: each.brand });
      await expect(update({ brand: { name: each.brand } }, {})).rejects.toMatchObject({
        violations: [{ ruleName: 'BRAND_MISSING_ID' }],
      });
      return;
    }
    case 'variants': {
      await update(sized(each.prices, before.variantIds), { prices: each.prices });
      const after = await stateOf(shop, id);
      for (const [size, variantId] of after.variantIds)
        expect(variantId).toBe(before.variantIds.get(size) ?? variantId);
      model.set(id, {
        ...before,
        prices: each.prices,
        variantIds: after.variantIds,
        revision: before.revision + 1,
      });
      return;
    }
    case 'outdated':
      await expect(
        staff.updateProduct({ id, product: { revision: String(before.revision - 1), name: 'Other' } }),
      ).rejects.toMatchObject({ status: 409 });
      return;
    case 'delete':
      await staff.deleteProduct({ id });
      model.delete(id);
  }
}

test('any sequence of calls leaves the products, variants and stock of the model', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
      const shop = createShopV3();
      const model = new Map<string, Model>();
      for (const each of steps) {
        await run(shop, model, each);
        for (const [id, expected] of model) expect(await stateOf(shop, id)).toEqual(expected);
      }
      const { count } = await shop.as('staff').productsV3.countProducts({ returnNonVisibleProducts: true });
      expect(count).toBe(model.size);
      const variantIds = [...model.values()].flatMap((each) => [...each.variantIds.values()]).toSorted();
      const { variants = [] } = await shop
        .as('staff')
        .productsV3.queryVariants({ query: { cursorPaging: { limit: 1000 } } });
      expect(variants.map(({ variantId }) => variantId).toSorted()).toEqual(variantIds);
      const { items } = shop.listItems({ entity: 'inventoryItem', limit: 200 });
      expect(items.map(({ variantId }) => variantId).toSorted()).toEqual(variantIds);
    }),
    { numRuns: caseCount(100) },
  );
});

/** Sequences of changes of categories, against a plain model. */
import fc from 'fast-check';
import { STORE_APP_ID } from 'storewire';
import { caseCount } from 'storewire-dev-kit/case-count';
import { expect, test } from 'vitest';
import { application } from '../cart-v2-shop.ts';
import { addProduct, createShopV3, TREE } from '../catalog-v3-shop.ts';
import type { TestShop } from '../shop.ts';

const treeReference = TREE;

function openShop() {
  const shop = createShopV3();
  return { shop, client: shop.as('staff').categories };
}

const itemOf = (catalogItemId: string, appId = STORE_APP_ID) => ({ catalogItemId, appId });

const allProductsOf = async (shop: TestShop): Promise<string> =>
  (await shop.as('staff').productsV3.getAllProductsCategory()).categoryId ?? '';

test('after any changes, categories have the products of a plain model, and shoppers see the visible ones', async () => {
  const command = fc.oneof(
    fc.record({ kind: fc.constant('create' as const), parent: fc.nat(9), visible: fc.boolean() }),
    fc.record({ kind: fc.constant('rename' as const), category: fc.nat(9) }),
    fc.record({
      kind: fc.constantFrom('add' as const, 'remove' as const),
      category: fc.nat(9),
      products: fc.array(fc.nat(3), { minLength: 1, maxLength: 3 }),
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(command, { maxLength: 25 }), async (commands) => {
      const { shop, client } = openShop();
      const products = Array.from({ length: 4 }, () => addProduct(shop).id);
      /** Categories in their order, each with the one above it and its items. */
      const model: {
        id: string;
        revision: number;
        above: number | undefined;
        isShown: boolean;
        items: Set<string>;
      }[] = [];
      const levelOf = (index: number): number =>
        1 + (model[index]?.above === undefined ? 0 : levelOf(model[index].above));
      for (const each of commands) {
        if (each.kind === 'create') {
          const above = each.parent < model.length && levelOf(each.parent) < 5 ? each.parent : undefined;
          const parent = above === undefined ? undefined : model[above];
          const isShown = each.visible && parent?.isShown !== false;
          const create = (visible: boolean) =>
            client.createCategory({
              category: { name: 'C', visible, ...(parent && { parentCategory: { id: parent.id } }) },
              treeReference,
            });
          if (each.visible && !isShown)
            await expect(create(true)).rejects.toMatchObject(application('PARENT_CATEGORY_HIDDEN', 428));
          const { category } = await create(isShown);
          model.push({ id: category.id ?? '', revision: 1, above, isShown, items: new Set() });
          continue;
        }
        const target = model[each.category];
        if (!target) continue;
        const { id } = target;
        if (each.kind === 'rename') {
          const category = { revision: String(target.revision), name: `Name ${target.revision}` };
          await client.updateCategory({ id, category, treeReference });
          target.revision++;
          continue;
        }
        const chosen = each.products.map((index) => products[index] ?? '');
        const items = chosen.map((productId) => itemOf(productId));
        if (each.kind === 'add') {
          await client.bulkAddItemsToCategory({ id, items, treeReference });
          for (const productId of chosen) target.items.add(productId);
        } else {
          await client.bulkRemoveItemsFromCategory({ id, items, treeReference });
          for (const productId of chosen) target.items.delete(productId);
        }
      }
      const within = (index: number): Set<string> =>
        new Set([
          ...(model[index]?.items ?? []),
          ...model.flatMap(({ above }, below) => (above === index ? [...within(below)] : [])),
        ]);
      const visitor = shop.as('visitor').categories;
      const { categories: seen = [] } = await visitor.queryCategories({ treeReference });
      const shown = [
        await allProductsOf(shop),
        ...model.filter(({ isShown }) => isShown).map(({ id }) => id),
      ];
      expect(seen.map(({ id }) => id).toSorted()).toEqual(shown.toSorted());
      for (const [index, { id, revision, items }] of model.entries()) {
        const { category } = await client.getCategory({ id, treeReference });
        const listed = async (includeItemsFromSubcategories: boolean) => {
          const { items: found = [] } = await client.listItemsInCategory({
            id,
            treeReference,
            includeItemsFromSubcategories,
          });
          return found.map(({ catalogItemId }) => catalogItemId).toSorted();
        };
        expect([category.itemCounter, category.revision]).toEqual([within(index).size, String(revision)]);
        expect(await listed(false)).toEqual([...items].toSorted());
        expect(await listed(true)).toEqual([...within(index)].toSorted());
      }
    }),
    { numRuns: caseCount(60) },
  );
});

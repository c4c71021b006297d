import { offsetMetadata, offsetOf } from '../../../kernel/calls/lists.ts';
import { defineService } from '../../../kernel/calls/service.ts';
import type { Context } from '../../../kernel/context/context.ts';
import { invalid, NotFound } from '../../../kernel/errors/failure.ts';
import { updated } from '../../../kernel/inputs/update.ts';
import { emitVariantsChanged } from '../events.ts';
import { chosen, matches } from '../options.ts';
import { productOf, saveProduct, toVariant, visibleTo } from '../saved-products.ts';
import {
  type StoredProduct,
  type StoredStoreVariant,
  storeVariants,
  type VariantValues,
} from '../stored-product.ts';

export const variants = defineService('variants', {
  handlers: {
    updateProductVariants: ({ id, variants: changes }, context) => {
      let product = managed(productOf(context, id));
      const ids = new Set<string>();
      for (const [index, { choices, variantIds, ...values }] of changes.entries()) {
        const field = `variants[${index}]`;
        checkVariantAmounts(values, field);
        const exact = choices && chosen(product, choices, `${field}.choices`);
        const isChanged = (variant: StoredProduct['variants'][number]): boolean =>
          variantIds ? variantIds.includes(variant.id) : exact !== undefined && matches(variant, exact);
        const found = product.variants.filter(isChanged);
        if (found.length === 0) invalid(field, 'VALIDATION', 'names no variant of the product');
        for (const variant of found) ids.add(variant.id);
        product = {
          ...product,
          variants: product.variants.map((variant) =>
            isChanged(variant) ? { ...variant, own: updated<VariantValues>(variant.own, values) } : variant,
          ),
        };
      }
      const saved = saveProduct(context, product);
      emitVariantsChanged(context, id, [...ids]);
      return {
        variants: saved.variants.filter((each) => ids.has(each.id)).map((each) => toVariant(each, true)),
      };
    },

    resetProductVariants: ({ id }, context) => {
      const product = productOf(context, id);
      saveProduct(context, {
        ...product,
        variants: product.variants.map((variant) => ({ ...variant, own: {} })),
      });
      emitVariantsChanged(
        context,
        id,
        product.variants.map((variant) => variant.id),
      );
      return {};
    },

    queryProductVariants: (
      { id, choices, variantIds, paging, includeMerchantSpecificData = false },
      context,
    ) => {
      const product = productOf(context, id);
      const exact = choices && chosen(product, choices, 'choices');
      const found = product.variants.filter(
        (variant) => (!variantIds || variantIds.includes(variant.id)) && (!exact || matches(variant, exact)),
      );
      const { limit, offset } = offsetOf(paging);
      const items = found.slice(offset, offset + limit);
      return {
        variants: items.map((variant) => toVariant(variant, includeMerchantSpecificData)),
        metadata: { items: items.length, offset },
        totalResults: found.length,
      };
    },

    queryStoreVariants: ({ query: { filter, sort, paging } }, context) => {
      const where = visibleTo(context, 'isVisible');
      const page = context.db.of(storeVariants).pageByOffset({ filter, sort, where }, offsetOf(paging));
      return { variants: page.items.map(toStoreVariant), metadata: offsetMetadata(page) };
    },

    getStoreVariant: ({ id }, context) => ({ variant: toStoreVariant(visibleStoreVariant(context, id)) }),
  },
});

function visibleStoreVariant({ db, caller }: Context, id: string): StoredStoreVariant {
  const variant = db.of(storeVariants).get(id);
  if (!variant || (caller.role !== 'merchant' && !variant.isVisible)) throw new NotFound();
  return variant;
}

const toStoreVariant = ({ isVisible: _isVisible, ...variant }: StoredStoreVariant) => variant;

function managed(product: StoredProduct): StoredProduct {
  if (!product.manageVariants) invalid('id', 'VALIDATION', 'is a product that does not manage variants');
  return product;
}

function checkVariantAmounts(values: object, field: string): void {
  for (const [name, value] of Object.entries(values))
    if (typeof value === 'number' && value < 0)
      invalid(`${field}.${name}`, 'MIN', 'must be at least 0', { threshold: 0 });
}

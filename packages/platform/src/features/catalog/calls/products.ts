import type { ProductInput } from 'storewire';
import { offsetMetadata, offsetOf } from '../../../kernel/calls/lists.ts';
import { defineService } from '../../../kernel/calls/service.ts';
import type { Context } from '../../../kernel/context/context.ts';
import { invalid, rejectAny, violation } from '../../../kernel/errors/failure.ts';
import type { Violation } from '../../../kernel/errors/violations.ts';
import type { Received } from '../../../kernel/inputs/received.ts';
import { updated } from '../../../kernel/inputs/update.ts';
import { CATALOG_VERSION, emitChanged } from '../events.ts';
import { mediaFor } from '../media.ts';
import { chosen, completeOptions, matches, optionViolations, variantsOf } from '../options.ts';
import {
  addProduct,
  isSlugTaken,
  productOf,
  removeProduct,
  saveProduct,
  toProduct,
  visibleTo,
} from '../saved-products.ts';
import { products, type StoredProduct } from '../stored-product.ts';
import { mediaHandlers } from './product-media.ts';
import { bulkHandlers, negativeViolations } from './products-in-bulk.ts';

export const productsService = defineService('products', {
  handlers: {
    createProduct: ({ product: input }, context) => {
      rejectAny([
        ...(input.productType === 'digital' ? [NO_DIGITAL] : []),
        ...amountViolations(input),
        ...(input.slug === undefined ? [] : slugViolations(context, input.slug)),
        ...optionViolations(input),
      ]);
      const created = addProduct(context, input);
      context.emit('com.wix.ecommerce.catalog.api.v1.ProductCreated', created.id, {
        data: {
          productId: created.id,
          name: created.name,
          price: created.priceData,
          visible: created.visible !== false,
          ...(created.sku && { sku: created.sku }),
          ...(created.brand && { brand: created.brand }),
          slug: created.slug,
          ...CATALOG_VERSION,
        },
      });
      return { product: toProduct(context, created) };
    },

    getProduct: ({ id, includeMerchantSpecificData = false }, context) => {
      return { product: toProduct(context, productOf(context, id), includeMerchantSpecificData) };
    },

    updateProduct: ({ id, product: changes }, context) => {
      const current = productOf(context, id);
      const merged = updated(current, changes);
      rejectAny([
        ...(changes.name === null ? [violation('product.name', 'REQUIRED_FIELD', 'must be present')] : []),
        ...amountViolations(changes),
        ...(merged.slug === current.slug ? [] : slugViolations(context, changes.slug)),
        ...(changes.productOptions === undefined && changes.manageVariants === undefined
          ? []
          : optionViolations(merged)),
      ]);
      const product = {
        ...merged,
        productOptions: completeOptions(merged.productOptions ?? []),
      };
      const saved = saveProduct(context, { ...product, variants: variantsOf(context, product) });
      emitChanged(context, id, Object.keys(changes));
      return { product: toProduct(context, saved) };
    },

    deleteProduct: ({ id }, context) => {
      productOf(context, id);
      removeProduct(context, id);
      context.emit('com.wix.ecommerce.catalog.api.v1.ProductDeleted', id, {
        data: { productId: id, ...CATALOG_VERSION },
      });
      return {};
    },

    queryProducts: ({ query = {} }, context) => {
      const page = context.db
        .of(products)
        .pageByOffset(
          { filter: query.filter, sort: query.sort, where: visibleTo(context) },
          offsetOf(query.paging),
        );
      return {
        products: page.items.map((product) => toProduct(context, product, false)),
        metadata: offsetMetadata(page),
      };
    },

    getProductOptionsAvailability: ({ id, options }, context) => {
      const product = productOf(context, id);
      const choices = chosen(product, options, 'options');
      const { productOptions = [] } = product;
      const shown = product.variants.filter(({ variant }) => variant?.visible !== false);
      const isComplete = productOptions.every(({ name = '' }) => Object.hasOwn(choices, name));
      const selected = isComplete
        ? shown.find((variant) => matches(variant, product.manageVariants ? choices : {}))
        : undefined;
      const withChoice = (name: string, choice: string): StoredProduct['variants'] =>
        shown.filter(
          (variant) => !product.manageVariants || matches(variant, { ...choices, [name]: choice }),
        );
      return {
        ...(selected && {
          selectedVariant: {
            ...withoutCosts(selected.variant),
            ...(selected.stock.trackQuantity && { quantity: selected.stock.quantity ?? 0 }),
            inStock: selected.stock.inStock,
          },
        }),
        media: mediaFor(product, choices) ?? {},
        productOptions: productOptions.map((option) => ({
          ...option,
          choices: (option.choices ?? []).map((choice) => {
            const having = withChoice(option.name ?? '', choice.description ?? '');
            return {
              ...choice,
              inStock: having.some(({ stock }) => stock.inStock),
              visible: having.length > 0,
            };
          }),
        })),
        availableForPurchase: selected?.stock.inStock === true,
      };
    },

    deleteProductOptions: ({ id }, context) => {
      const product = productOf(context, id);
      if (product.manageVariants)
        invalid('id', 'VALIDATION', 'is a product that manages variants: turn manageVariants off first');
      saveProduct(context, { ...product, productOptions: [] });
      emitChanged(context, id, ['productOptions']);
      return {};
    },

    removeProductBrand: ({ id }, context) => cleared(context, id, 'brand'),
    removeProductRibbon: ({ id }, context) => cleared(context, id, 'ribbon'),
    ...mediaHandlers,
    ...bulkHandlers,
  },
});

function cleared(context: Context, id: string, property: 'brand' | 'ribbon'): Record<string, never> {
  const { [property]: _cleared, ...rest } = productOf(context, id);
  saveProduct(context, rest);
  emitChanged(context, id, [property]);
  return {};
}

const NO_DIGITAL = violation(
  'product.productType',
  'VALIDATION',
  'must be physical: digital products cannot be created by calls',
);

function slugViolations(context: Context, slug = ''): Violation[] {
  if (slug !== '' && slug.isWellFormed() && !isSlugTaken(context, slug)) return [];
  return [violation('product.slug', 'VALIDATION', 'is empty, no valid text, or that of another product')];
}

/** The contract has no lower limit for prices, which catalog v1 sends as numbers. */
const amountViolations = ({
  priceData,
  costAndProfitData,
  discount,
  weight,
}: Received<ProductInput>): Violation[] =>
  negativeViolations({
    'product.priceData.price': priceData?.price,
    'product.costAndProfitData.itemCost': costAndProfitData?.itemCost,
    'product.discount.value': discount?.value,
    'product.weight': weight,
  });

function withoutCosts({
  priceData,
  convertedPriceData,
  ...variant
}: NonNullable<StoredProduct['variants'][number]['variant']> = {}) {
  const { costAndProfitData: _costs, ...rest } = variant;
  return {
    ...rest,
    ...(priceData && { price: priceData }),
    ...(convertedPriceData && { convertedPriceData }),
  };
}

/** Derived properties of products: discounted prices, ranges, profit and stock. */
import type {
  Product,
  ProductCostAndProfitData,
  ProductPriceData,
  ProductPricePerUnitData,
  ProductStock,
} from 'storewire';
import type { Base } from '../../kernel/context/context.ts';
import type { Settings } from '../../kernel/settings/settings.ts';
import { moneyOf, percentOf } from '../../kernel/values/money.ts';
import { products, type StoredProduct, type StoredVariant, type VariantValues } from './stored-product.ts';

type Currency = Pick<Settings, 'currency' | 'language'>;

/** A product with all derived properties. */
export function calculated(product: StoredProduct, currency: Currency): StoredProduct {
  const variants = product.variants.map((variant) => calculatedVariant(product, variant, currency));
  const cost = product.costAndProfitData?.itemCost;
  const priceData = priceOf(product, product.priceData.price, currency);
  const result: StoredProduct = {
    ...product,
    variants,
    priceData,
    convertedPriceData: priceData,
    priceRange: valueRange(variants.map((variant) => variant.variant?.priceData?.price ?? 0)),
    weightRange: valueRange(variants.map((variant) => variant.variant?.weight ?? 0)),
    costRange: valueRange(variants.map((variant) => variant.variant?.costAndProfitData?.itemCost ?? 0)),
    stock: stockOf(variants),
    ...(product.productOptions && {
      productOptions: product.productOptions.map((option) => ({
        ...option,
        choices: option.choices?.map((choice) => {
          const having = variants.filter(
            ({ choices }) => !product.manageVariants || choices[option.name ?? ''] === choice.description,
          );
          return {
            ...choice,
            inStock: having.some(({ stock }) => stock.inStock),
            visible: having.some(({ variant }) => variant?.visible !== false),
          };
        }),
      })),
    }),
  };
  if (cost !== undefined) result.costAndProfitData = profitOf(cost, priceData, currency);
  return result;
}

function calculatedVariant(
  product: StoredProduct,
  variant: StoredVariant,
  currency: Currency,
): StoredVariant {
  const own: VariantValues = product.manageVariants ? variant.own : {};
  const priceData = priceOf(product, own.price ?? product.priceData.price, currency);
  const cost = own.cost ?? product.costAndProfitData?.itemCost;
  const productDimensions = own.productDimensions ?? product.productDimensions;
  const packageDimensions = own.packageDimensions ?? product.packageDimensions;
  return {
    ...variant,
    variant: {
      priceData,
      convertedPriceData: priceData,
      ...(cost !== undefined && { costAndProfitData: profitOf(cost, priceData, currency) }),
      weight: own.weight ?? product.weight ?? 0,
      sku: own.sku ?? product.sku ?? '',
      visible: own.visible ?? true,
      ...(productDimensions && { productDimensions }),
      ...(packageDimensions && { packageDimensions }),
    },
  };
}

function priceOf(
  { discount, pricePerUnitData }: Product,
  price: number,
  settings: Currency,
): ProductPriceData {
  const { minor, decimal, decimals, format } = moneyOf(settings);
  const full = minor(price);
  const off =
    discount?.type === 'PERCENT'
      ? percentOf(full, discount.value ?? 0)
      : discount?.type === 'AMOUNT'
        ? minor(discount.value ?? 0)
        : 0n;
  const reduced = full - (off > full ? full : off);
  const discountedPrice = Number(decimal(reduced));
  const perUnit = pricePerUnit(discountedPrice, pricePerUnitData, decimals);
  return {
    currency: settings.currency,
    price,
    discountedPrice,
    formatted: {
      price: format(price),
      discountedPrice: format(discountedPrice),
      ...(perUnit !== undefined && { pricePerUnit: format(perUnit) }),
    },
    ...(perUnit !== undefined && { pricePerUnit: perUnit }),
  };
}

/** Metric sizes of the units that a price per unit may mix, such as 300 ml and 1 l. */
export const SIZES: Readonly<Record<string, number>> = {
  ML: 1,
  CL: 10,
  L: 1000,
  CBM: 1_000_000,
  MG: 0.001,
  G: 1,
  KG: 1000,
  MM: 0.001,
  CM: 0.01,
  M: 1,
};

function pricePerUnit(
  price: number,
  data: ProductPricePerUnitData | undefined,
  decimals: number,
): number | undefined {
  if (!data?.totalQuantity || !data.baseQuantity) return undefined;
  const { totalMeasurementUnit: total = '', baseMeasurementUnit: base = total } = data;
  const factor = total === base ? 1 : (SIZES[base] ?? 1) / (SIZES[total] ?? 1);
  return Number(((price / data.totalQuantity) * data.baseQuantity * factor).toFixed(decimals));
}

function profitOf(
  itemCost: number,
  { discountedPrice = 0 }: ProductPriceData,
  settings: Currency,
): ProductCostAndProfitData {
  const { minor, decimal, format } = moneyOf(settings);
  const profit = decimal(minor(discountedPrice) - minor(itemCost));
  return {
    itemCost,
    formattedItemCost: format(itemCost),
    profit: Number(profit),
    formattedProfit: format(profit),
    profitMargin:
      discountedPrice === 0 ? 0 : Math.round((Number(profit) / discountedPrice) * 10_000) / 10_000,
  };
}

const valueRange = (values: readonly number[]): { minValue: number; maxValue: number } => ({
  minValue: Math.min(...values),
  maxValue: Math.max(...values),
});

function stockOf(variants: readonly StoredVariant[]): ProductStock {
  const tracked = variants.filter(({ stock }) => stock.trackQuantity);
  const available = variants.filter(({ stock }) => stock.inStock).length;
  return {
    trackInventory: tracked.length > 0,
    ...(tracked.length > 0 && {
      quantity: Math.min(
        tracked.reduce((sum, { stock }) => sum + (stock.quantity ?? 0), 0),
        MAX_PIECES,
      ),
    }),
    inStock: available > 0,
    inventoryStatus:
      available === variants.length
        ? 'IN_STOCK'
        : available === 0
          ? 'OUT_OF_STOCK'
          : 'PARTIALLY_OUT_OF_STOCK',
  };
}

/** The most pieces in stock that the contract can express. */
export const MAX_PIECES = 99_999;

/** Calculates all products again if currency or language were others before. Call it in a write. */
export function recalculateProducts({ db, settings }: Pick<Base, 'db' | 'settings'>): void {
  const store = db.of(products);
  const sample = store.find({});
  if (!sample) return;
  const { priceData } = calculated(sample, settings);
  if (JSON.stringify(priceData) === JSON.stringify(sample.priceData)) return;
  for (const product of store.all()) store.save(calculated(product, settings));
}

/** A product as its form has it. */
import type { Product, ProductDiscountType, ProductInput } from 'storewire';
import { decimalOf, priceOf } from '../components/decimals.ts';
import { metadataOf, type SearchResultValues, searchResultIn } from './search-result.ts';

export type ProductRecord = Product & { id: string };

/** A text of an input, which is null if it is empty. */
type Text = string | null;

export interface VariantValues {
  /** Its choices. */
  name: string;
  price: Text;
  sku: Text;
  weight: Text;
  visible: boolean;
  /** None if they are not counted. */
  pieces: Text;
}

export interface ChoiceValues {
  name: string;
  /** A CSS color. */
  color: Text;
  /** A new choice has none. */
  mediaIds?: string[];
}

export interface ProductValues extends SearchResultValues {
  id: string;
  name: string;
  price: string;
  /** Of all its amounts. */
  currency: string;
  /** Its type is `NONE` without one. */
  discount: { type: ProductDiscountType; value: Text };
  /** Of one piece. */
  cost: Text;
  sku: Text;
  description: Text;
  weight: Text;
  ribbon: Text;
  brand: Text;
  visible: boolean;
  sections: { title: string; description: string }[];
  manageVariants: boolean;
  options: { name: string; choices: ChoiceValues[] }[];
  collectionIds: string[];
  /** By their ids. */
  variants: Record<string, VariantValues>;
}

export const toValues = (product: ProductRecord): ProductValues => ({
  id: product.id,
  name: product.name ?? '',
  price: priceOf(product),
  currency: product.priceData?.currency ?? 'EUR',
  discount: {
    type: product.discount?.type ?? 'NONE',
    value: textOf(product.discount?.value),
  },
  cost: textOf(product.costAndProfitData?.itemCost),
  sku: product.sku || null,
  description: product.description || null,
  weight: textOf(product.weight),
  ribbon: product.ribbon || null,
  brand: product.brand || null,
  visible: product.visible ?? false,
  sections: (product.additionalInfoSections ?? []).map(({ title = '', description = '' }) => ({
    title,
    description,
  })),
  ...searchResultIn(product.seoData),
  manageVariants: product.manageVariants ?? false,
  options: (product.productOptions ?? []).map(({ name = '', choices = [] }) => ({
    name,
    choices: choices.map(({ description = '', value, media }) => ({
      name: description,
      color: value && value !== description ? value : null,
      mediaIds: (media?.items ?? []).flatMap(({ id }) => id ?? []),
    })),
  })),
  collectionIds: product.collectionIds ?? [],
  variants: Object.fromEntries(
    (product.manageVariants ? (product.variants ?? []) : []).map(
      ({ id = '', choices = {}, variant = {}, stock = {} }) => [
        id,
        {
          name: Object.values(choices).join(' | '),
          price: priceOf(variant),
          sku: variant.sku || null,
          weight: textOf(variant.weight),
          visible: variant.visible ?? true,
          pieces: stock.trackQuantity ? String(stock.quantity ?? 0) : null,
        },
      ],
    ),
  ),
});

/** A version with the stock of now, except where the form changes it: each sale would be a conflict. */
export const withStockOf = (
  now: ProductValues,
  version: ProductValues,
  isChanged: (id: string) => boolean,
): ProductValues => ({
  ...version,
  variants: Object.fromEntries(
    Object.entries(version.variants).map(([id, variant]) => {
      const { pieces } = now.variants[id] ?? variant;
      return [id, isChanged(id) ? variant : { ...variant, pieces }];
    }),
  ),
});

/** What `updateProduct` takes. It clears neither ribbon nor brand, and deletes no options. */
export const toInput = ({
  price,
  weight,
  ribbon,
  brand,
  options,
  discount,
  ...values
}: ProductValues): ProductInput => ({
  name: values.name,
  priceData: { price: Number(price) },
  discount: { type: discount.type, value: Number(discount.value ?? 0) },
  costAndProfitData: { itemCost: Number(values.cost ?? 0) },
  sku: values.sku,
  description: values.description,
  weight: toNumber(weight),
  visible: values.visible,
  additionalInfoSections: values.sections,
  seoData: metadataOf(values),
  manageVariants: values.manageVariants && options.length > 0,
  ...(ribbon && { ribbon }),
  ...(brand && { brand }),
  ...(options.length > 0 && {
    productOptions: options.map(({ name, choices }) => ({
      name,
      choices: choices.map((choice) => ({ description: choice.name, value: choice.color || choice.name })),
    })),
  }),
});

/** The number that the contract has for a decimal. */
export const toNumber = (decimal: Text): number | null => (decimal ? Number(decimal) : null);

const textOf = (number: number | null | undefined): Text => (number ? decimalOf(number) : null);

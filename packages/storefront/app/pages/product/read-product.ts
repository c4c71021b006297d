/** Reads what the page and the form of a product need. For the server only. */
import { data } from 'react-router';
import {
  type Product,
  type ProductSelection,
  type ProductVariant,
  type StoreClient,
  selectVariant,
  variantsInput,
} from 'storewire';
import { queryProducts, queryProductVariants } from 'storewire/operations';
import type { ServerReads } from 'storewire/react/server';
import { productInput } from '../../shop/catalog/product-input.ts';

/** Reads a product. Ends with the status 404 if there is none. */
export async function readProduct(client: StoreClient, slug: string): Promise<Product> {
  const { products } = await queryProducts(client, productInput(slug));
  if (!products?.[0]) throw data(null, 404);
  return products[0];
}

/** What is chosen of a product. */
interface ReadSelection {
  selection: ProductSelection;
  /** The variants that fit it. */
  variants: readonly ProductVariant[];
}

/** Reads the variants that choices mean: those of a URL, or those of a form. */
export async function readSelection(
  product: Product,
  choices: Readonly<Record<string, unknown>>,
  read: ServerReads['read'],
): Promise<ReadSelection> {
  const input = variantsInput(product, choices);
  const fitting = input ? await read(queryProductVariants, input) : undefined;
  return {
    selection: selectVariant(product, choices, fitting?.variants),
    variants: fitting?.variants ?? [],
  };
}

import { type Product, type ProductSorting, type StoreClient, toLineItem } from 'storewire';
import { getProduct, queryProducts } from 'storewire/operations';

/**
 * A page of products with a text in their names, or of all without a text. The platform compares letters exactly: a
 * word may begin with a capital letter.
 */
export function listProducts(client: StoreClient, search: string, offset: number) {
  const newestFirst: ProductSorting[] = [{ fieldName: 'numericId', order: 'DESC' }];
  const page = { sort: newestFirst, paging: { limit: 24, offset } };
  const text = search.trim().toLowerCase();
  if (!text) return queryProducts(client, { query: page });
  const spellings = [text, text.charAt(0).toUpperCase() + text.slice(1)];
  const filter = { $or: spellings.map((name) => ({ name: { $contains: name } })) };
  return queryProducts(client, { query: { ...page, filter } });
}

/** Reads the product with a slug. */
export async function readProduct(client: StoreClient, slug: string): Promise<Product | undefined> {
  const { products = [] } = await queryProducts(client, { query: { filter: { slug } } });
  const id = products[0]?.id;
  if (!id) return undefined;
  const { product } = await getProduct(client, { id });
  return product;
}

/** What is chosen: the values in the query of the page, or else those of the first variant in stock. */
export function choose(
  { productOptions = [], variants = [], manageVariants, stock, priceData, media }: Product,
  query: URLSearchParams,
) {
  const first = variants.find(({ stock }) => stock?.inStock) ?? variants[0];
  const choices = Object.fromEntries(
    productOptions.map(({ name = '', choices = [] }): [string, string] => {
      const values = choices.map(({ description = '' }) => description);
      const chosen = values.find((value) => value === query.get(name));
      return [name, chosen ?? first?.choices?.[name] ?? values[0] ?? ''];
    }),
  );
  const variant = variants.find((each) =>
    Object.entries(choices).every(([name, value]) => each.choices?.[name] === value),
  );
  const pictures = productOptions.flatMap(({ name = '', choices: all = [] }) =>
    all
      .filter(({ description }) => description === choices[name])
      .map(({ media }) => media?.mainMedia?.image?.url),
  );
  return {
    choices,
    // a glaze, for example, has its own picture
    picture: pictures.find(Boolean) ?? media?.mainMedia?.image?.url,
    variantId: variant?.id,
    isInStock: (manageVariants ? variant?.stock : stock)?.inStock ?? false,
    price: (variant?.variant?.priceData ?? priceData)?.formatted,
  };
}

/** One piece of what is chosen, as an item for the cart. */
export function toLine(
  product: Product,
  { choices, variantId }: ReturnType<typeof choose>,
  customTextFields: Record<string, string>,
) {
  const chosen = product.manageVariants ? { variantId } : { options: choices };
  return toLineItem({ productId: product.id ?? '', ...chosen, customTextFields });
}

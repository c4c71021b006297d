import type { FullProduct } from '../../store/product/product.ts';
import type { CatalogIndex, StoreRequest } from '../../store/store-request.ts';

/** The products that a text finds, best first. Undefined if only the platform can search. */
export async function searchProducts(
  text: string,
  { catalog }: Pick<StoreRequest, 'catalog'>,
  { products, search }: CatalogIndex,
): Promise<FullProduct[] | undefined> {
  if (!products || !search) return undefined;
  if (!ITEM_NUMBER.test(text)) return search.find(text);
  const ids = await catalog()
    .then((found) => found.idsOfItemNumber(text))
    .catch((): string[] => []);
  const number = text.toUpperCase();
  const numbered = products.filter(({ id, sku }) => ids.includes(id) || sku?.toUpperCase() === number);
  return numbered.length > 0 ? numbered : search.find(text);
}

/** Letters with a digit or a separator, such as MUG-SEA. */
const ITEM_NUMBER = /^(?=.*[\d._/-])[\p{L}\d._/-]{3,}$/u;

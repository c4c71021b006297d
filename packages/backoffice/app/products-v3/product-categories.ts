import type { Category } from 'storewire';
import { client, store } from '../data.ts';
import { queryClient } from '../query-client.ts';
import type { ProductV3Record } from './product-v3-record.ts';

export type CategoryRecord = Category & { id: string };

/** The category that has all products, whose items nobody changes. */
export const ALL_PRODUCTS = {
  queryKey: ['categories', 'all products'],
  queryFn: async (): Promise<string> => (await client.productsV3.getAllProductsCategory()).categoryId ?? '',
  staleTime: Number.POSITIVE_INFINITY,
};

/** The categories of a product that staff decide about: an app decides about those that it manages. */
export async function readCategories({ directCategoriesInfo }: ProductV3Record): Promise<CategoryRecord[]> {
  const ids = (directCategoriesInfo?.categories ?? []).flatMap(({ id }) => id ?? []);
  const [all, { data }] = await Promise.all([
    queryClient.fetchQuery(ALL_PRODUCTS),
    store.getMany<CategoryRecord>('categories', { ids }),
  ]);
  return data.filter(({ id, managingAppId }) => id !== all && !managingAppId);
}

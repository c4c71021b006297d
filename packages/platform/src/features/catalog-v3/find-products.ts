/** Searches of products: filter, text, sort, pages and facets. */
import type { AggregationResult, ProductAggregation, ProductSearchSorting, SearchDetails } from 'storewire';
import { cursorOf } from '../../kernel/calls/lists.ts';
import type { Context } from '../../kernel/context/context.ts';
import { invalid } from '../../kernel/errors/failure.ts';
import type { Received } from '../../kernel/inputs/received.ts';
import type { CursorPage, Filter, Selection } from '../../kernel/store/store.ts';
import { isTimeZone } from '../../kernel/values/time-zones.ts';
import { visibleTo } from '../catalog/saved-products.ts';
import { aggregationsOf } from './aggregations.ts';
import { searchedFilter, searchedProduct } from './shopper-view.ts';
import { placeIn, productsV3, type StoredProductV3 } from './stored-product.ts';
import { checkSearch, matchesOf } from './text-search.ts';

type Details = Received<SearchDetails>;

/** What a search asks for. */
interface Search {
  search?: Details | undefined;
  filter?: Filter | undefined;
  sort?: readonly Received<ProductSearchSorting>[] | undefined;
  aggregations?: readonly Received<ProductAggregation>[] | undefined;
  cursorPaging?: Parameters<typeof cursorOf>[0] | undefined;
  timeZone?: string | null | undefined;
}

/** The text of a search among its conditions, so that a cursor holds it, too. */
const TEXT = '$search';

/** A page of the products that are found, and the facets of all. */
export function findProducts(
  context: Context,
  { search, filter: asksFor, sort, aggregations = [], cursorPaging, timeZone }: Search,
): { page: CursorPage<StoredProductV3>; facets: AggregationResult[] } {
  if (search) checkSearch(search, 'search.search');
  const zone = timeZone ?? 'UTC';
  if (!isTimeZone(zone)) invalid('search.timeZone', 'VALIDATION', 'is not a time zone');
  const store = context.db.of(productsV3);
  const paging = cursorOf(cursorPaging, context);
  const { cursor, scope } = paging;
  const asked = cursor
    ? store.askedFor({ cursor, scope })
    : { filter: { ...asksFor, ...(search?.expression && { [TEXT]: search }) }, sort: sort ?? [] };
  const { [TEXT]: text, ...conditions } = asked.filter;
  const categories = categoriesOf(asked.sort);
  const isArranged = asked.sort.some(({ fieldName }) => fieldName === PLACE);
  const filter = searchedFilter(context, conditions);
  const selection = { filter, sort: asked.sort, where: visibleTo(context) };
  const all = (): StoredProductV3[] => {
    const seen = store.all(selection).map((product) => searchedProduct(context, product));
    const found = isArranged
      ? store.inOrder(seen, asked.sort, (product, place) =>
          categories[place] === undefined ? undefined : placeIn(product, categories[place]),
        )
      : seen;
    return text ? matchesOf(found, text as Details, { bestFirst: asked.sort.length === 0 }) : found;
  };
  // responses have all variants
  const pageOf = ({ items, cursors }: CursorPage<StoredProductV3>): CursorPage<StoredProductV3> => ({
    items: store.getMany(items.map(({ id }) => id)),
    cursors,
  });
  const isListed = text !== undefined || isArranged;
  const matches = isListed || aggregations.length > 0 ? all() : [];
  return {
    page: isListed ? pageOf(store.pageOfList(matches, asked, paging)) : store.pageByCursor(selection, paging),
    facets: aggregationsOf(matches, aggregations, {
      timeZone: zone,
      isMerchant: context.caller.role === 'merchant',
    }),
  };
}

const PLACE = 'allCategoriesInfo.categories.index';
const ID = 'allCategoriesInfo.categories.id';

/** The category that each sort selects, in which products have a place that no column has. */
const categoriesOf = (sort: NonNullable<Selection['sort']>): (string | undefined)[] =>
  sort.map(({ fieldName, selectItemsBy }, index) => {
    if (fieldName !== PLACE || !selectItemsBy?.length) return undefined;
    const [first, ...others] = selectItemsBy;
    const id = first?.[ID];
    if (typeof id === 'string' && others.length === 0) return id;
    return invalid(`search.sort[${index}].selectItemsBy`, 'VALIDATION', `must be one object with ${ID}`);
  });

/** How many products a search finds. */
export function countFound(
  context: Context,
  { search, filter, where }: { search?: Details | undefined; filter?: Filter | undefined; where: Filter },
): number {
  const store = context.db.of(productsV3);
  if (search) checkSearch(search, 'search');
  const selection = { filter: filter && searchedFilter(context, filter), where };
  if (!search?.expression) return store.count(selection);
  const seen = store.all(selection).map((product) => searchedProduct(context, product));
  return matchesOf(seen, search, { bestFirst: false }).length;
}

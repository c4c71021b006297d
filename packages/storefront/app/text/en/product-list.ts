import { pluralOf } from '../../format/plural.ts';

const plural = pluralOf('en');
const products = (count: number) => plural(count, { one: '# product', other: '# products' });

/** Lists of products: filters, order and pages. */
export const productList = {
  shown: (shown: number, total: number) => `${shown} of ${products(total)}`,
  label: 'Products',
  filters: 'Filters',
  filtersActive: (count: number) => `Filters, ${count} active`,
  showResults: (count: number) => `Show ${products(count)}`,
  apply: 'Apply',
  clear: 'Clear all filters',
  removeFilter: (name: string) => `Remove the filter ${name}`,
  collection: 'Category',
  price: 'Price',
  lowest: 'Lowest price',
  highest: 'Highest price',
  availability: 'Availability',
  inStockOnly: 'In stock only',
  onSaleOnly: 'Reduced only',
  priceInvalid: 'Enter an amount such as 20 or 20.50.',
  others: (count: number) => `${count} more`,
  findChoice: 'Find by name',
  sort: 'Sort by',
  bestMatch: 'Best match',
  sorts: {
    featured: 'Featured',
    newest: 'Newest',
    name: 'Name',
    cheapest: 'Price, low to high',
    dearest: 'Price, high to low',
  },
  more: 'Show more',
  loadingMore: 'Loading more',
  previousPage: 'Earlier products',
  empty: 'No products here yet',
  emptyText: 'New pieces come out of the kiln every few weeks.',
  noMatch: 'No product matches these filters',
  noMatchText: 'Remove a filter or two to see more.',
  noCollection: 'This category does not exist',
  noCollectionText: 'It may have been renamed or removed.',
  failed: 'The products could not be loaded',
  moreFailed: 'More products could not be loaded',
};

import { catalog } from './catalog.ts';

/** The filters and the order of a list of products. */
export const productList = {
  filters: 'Filters',
  filtersActive: (count: number) => `Filters, ${count} active`,
  showResults: (count: number) => `Show ${catalog.products(count)}`,
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
  priceReversed: (lowest: string, highest: string) =>
    `The lowest price, ${lowest}, is above the highest price, ${highest}.`,
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
  noMatch: 'No product matches these filters',
  noMatchText: 'Remove a filter or two to see more.',
};

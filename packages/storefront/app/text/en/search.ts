import { pluralOf } from '../../format/plural.ts';

/** What leads to the search. */
export const searchLink = {
  open: 'Search the shop',
  label: 'Search for products',
  placeholder: 'Name, material, item number …',
  shortcut: 'Press / to search',
};

const plural = pluralOf('en');
const products = (count: number) => plural(count, { one: '# product', other: '# products' });

/** Lists of products: filters, order and pages. */
export const productList = {
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
  noMatch: 'No product matches these filters',
  noMatchText: 'Remove a filter or two to see more.',
};

/** The search box and the search page. */
export const search = {
  title: 'Search',
  titleFor: (query: string) => `Search for “${query}”`,
  submit: 'Search',
  close: 'Close the search',
  suggestions: 'Suggestions',
  suggestionCount: (count: number) =>
    count === 0 ? 'No suggestions' : plural(count, { one: '# suggestion', other: '# suggestions' }),
  searching: 'Searching',
  all: (query: string) => `See all results for “${query}”`,
  startText: 'Products are found by their names, descriptions, categories and item numbers.',
  none: (query: string) => `Nothing found for “${query}”`,
  noneText: 'Check the spelling, use fewer words, or look through all products.',
  popular: 'Popular categories',
  failed: 'The search did not work',
};

import { pluralOf } from '../../format/plural.ts';

const plural = pluralOf('en');

/** The search box and the search page. */
export const search = {
  title: 'Search',
  titleFor: (query: string) => `Search for “${query}”`,
  open: 'Search the shop',
  label: 'Search for products',
  placeholder: 'Name, material, item number …',
  submit: 'Search',
  close: 'Close the search',
  shortcut: 'Press / to search',
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

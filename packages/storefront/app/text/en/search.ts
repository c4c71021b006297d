import { pluralOf } from '../../format/plural.ts';

const plural = pluralOf('en');

/** What leads to the search, its box and its page. */
export const search = {
  title: 'Search',
  titleFor: (query: string) => `Search for “${query}”`,
  open: 'Search the shop',
  shortcut: 'Press / to search',
  label: 'Search for products',
  placeholder: 'Name, material, item number …',
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

/** The page for a URL that has none. It is neither in the navigation nor in the search. */
import { REFERENCE } from './home.ts';
import { block, link, type Page } from './page.ts';

const LINKS = [
  `- ${link('Start', 'guides/start')} — The first ten minutes.`,
  '- [Home](/) — Tasks, and all guides by subject.',
  ...REFERENCE,
];

export const makeNotFoundPage = (): Page => ({
  id: '404',
  title: 'Page not found',
  description: 'No page has this URL.',
  body: [
    'No page has this URL. It may be the name of a call, an event or an error code of another version.',
    // the script of the search opens it with the words of the URL
    '<p class="buttons"><button type="button" data-search-url disabled>Search for the words of the URL</button></p>',
    block('index', LINKS.join('\n')),
  ].join('\n\n'),
  source: 'packages/docs/src/reference/not-found.ts',
});

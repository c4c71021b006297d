/** The first page: the quick start, pictures, tasks, the first program, all guides by group, and the reference. */
import type { Contract } from './contract.ts';
import { architecture, cartJourney } from './diagrams.ts';
import { readmeIntroduction, readmeSection } from './guides.ts';
import { block, link, type Page } from './page.ts';
import { picture } from './picture.ts';

/** The indexes of the reference. */
export const REFERENCE = [
  `- ${link('Calls', 'calls')} — Who may make them, input, response, errors, samples, and a form that sends them.`,
  `- ${link('Entities', 'entities')} — Fields, limits and values of every schema.`,
  `- ${link('Events', 'events')} — Domain events with their payload and handler.`,
  `- ${link('Error codes', 'errors')} — What they mean and what to do.`,
  `- ${link('Functions of the SDK', 'sdk')} — The functions of the platform’s own SDK, with the calls that replace them.`,
];

const BUTTONS = [link('Start in ten minutes', 'guides/start'), link('All calls', 'calls')].join(' ');

const row = ({ id, title, label = title, description }: Page): string =>
  `- ${link(label, id)} — ${description}`;

const withCaption = (content: string, caption: string): string =>
  `<figure>${content}<figcaption>${caption}</figcaption></figure>`;

const PICTURES = [
  withCaption(
    picture('shop', 'A list of products with filters and prices'),
    'The store front of the repository, on the local platform',
  ),
  withCaption(
    picture('console', 'A table of requests with call, caller, status and time'),
    'The console of the local platform: each request, email and event',
  ),
];

/** Its texts are those of the README, so that the two never differ. `files` are the guides and what is no guide. */
export function makeHomePage(root: string, contract: Contract, files: readonly Page[]): Page {
  const { guides = [], others = [] } = Object.groupBy(files, ({ group }) => (group ? 'guides' : 'others'));
  const groups = Map.groupBy(guides, ({ group = '' }) => group);
  const lists = [...groups].map(
    ([group, list]) => `### ${group}\n\n${block('index', list.map(row).join('\n'))}`,
  );
  const { lead, tasks } = readmeIntroduction(root);
  return {
    id: '',
    title: 'storewire',
    label: 'Home',
    description:
      'An OpenAPI-first TypeScript client for a hosted store platform: typed calls, hooks, mocks and a local platform.',
    body: [
      lead,
      block('buttons', BUTTONS),
      `## Your own shop\n\n${readmeSection(root, 'Try it')}`,
      `## How it fits together\n\n${architecture()}`,
      `## Tasks\n\n${tasks}`,
      `## The journey of a cart\n\n${cartJourney(contract)}`,
      `## First program\n\n${readmeSection(root, 'Use it')}`,
      `## What it looks like\n\n${block('pictures', PICTURES.join(''))}`,
      `## Guides\n\n${lists.join('\n\n')}`,
      `## Reference\n\n${block('index', [...REFERENCE, ...others.map(row)].join('\n'))}`,
    ].join('\n\n'),
    source: 'README.md',
  };
}

/** The first page: tasks, the first program, all guides by group, and the reference. */
import { readmeIntroduction, readmeSection } from './guides.ts';
import { block, link, type Page } from './page.ts';

const REFERENCE = [
  `- ${link('Calls', 'calls')} — Who may make them, input, response, errors, samples, and a form that sends them.`,
  `- ${link('Entities', 'entities')} — Fields, limits and values of every schema.`,
  `- ${link('Events', 'events')} — Domain events with their payload and handler.`,
  `- ${link('Error codes', 'errors')} — What they mean and what to do.`,
  `- ${link('Functions of the SDK', 'sdk')} — The functions of the platform’s own SDK, with the calls that replace them.`,
];

const row = ({ id, title, label = title, description }: Page): string =>
  `- ${link(label, id)} — ${description}`;

/** Its texts are those of the README, so that the two never differ. `files` are the guides and what is no guide. */
export function makeHomePage(root: string, files: readonly Page[]): Page {
  const { guides = [], others = [] } = Object.groupBy(files, ({ group }) => (group ? 'guides' : 'others'));
  const groups = Map.groupBy(guides, ({ group = '' }) => group);
  const lists = [...groups].map(
    ([group, list]) => `### ${group}\n\n${block('index', list.map(row).join('\n'))}`,
  );
  return {
    id: '',
    title: 'storewire',
    label: 'Home',
    description:
      'An OpenAPI-first TypeScript client for a hosted store platform: typed calls, hooks, mocks and a local platform.',
    body: [
      readmeIntroduction(root),
      `## First program\n\n${readmeSection(root, 'Use it')}`,
      `## Guides\n\n${lists.join('\n\n')}`,
      `## Reference\n\n${block('index', [...REFERENCE, ...others.map(row)].join('\n'))}`,
    ].join('\n\n'),
    source: 'README.md',
  };
}

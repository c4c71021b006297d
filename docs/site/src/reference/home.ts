/** The first page: tasks, the first program, all guides by group, and the reference. */
import { readmeIntroduction, readmeSection } from './guides.ts';
import { block, link, type Page } from './page.ts';

const REFERENCE = [
  `- ${link('Calls', 'calls')} — who may make them, input, response, errors, samples, and a form that sends them`,
  `- ${link('Entities', 'entities')} — fields, limits and values of every schema`,
  `- ${link('Events', 'events')} — domain events with their payload and handler`,
  `- ${link('Error codes', 'errors')} — what they mean and what to do`,
  `- ${link('Exports', 'exports')} — the exports of every entry point`,
  `- ${link('Keys of the contract', 'extensions')} — the \`x-\` keys of a description`,
  `- ${link('Changes', 'changes')} — what each version changes`,
];

/** The page of a repository. Its texts are those of the README, so that the two never differ. */
export function makeHomePage(root: string, guides: readonly Page[]): Page {
  const groups = Map.groupBy(guides, ({ group = '' }) => group);
  const lists = [...groups].map(([group, list]) => {
    const rows = list.map(
      ({ id, title, label = title, description }) => `- ${link(label, id)} — ${description}`,
    );
    return `### ${group}\n\n${block('index', rows.join('\n'))}`;
  });
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
      `## Reference\n\n${block('index', REFERENCE.join('\n'))}`,
    ].join('\n\n'),
    source: 'README.md',
  };
}

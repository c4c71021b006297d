/** All pages of the site. */
import { makeCallPages } from './calls.ts';
import { readContract } from './contract.ts';
import { makeEntityPages } from './entities.ts';
import { makeErrorPages } from './errors.ts';
import { makeEventPages } from './events.ts';
import { makeGuidePages } from './guides.ts';
import { block, link, type Page } from './page.ts';

/** Reads the pages from a repository, the start page first. Throws if two have the same path. */
export function readPages(root: string): Page[] {
  const contract = readContract(root);
  const guides = makeGuidePages(root);
  const pages = [
    startPage(guides),
    ...guides,
    ...makeCallPages(contract),
    ...makeEntityPages(contract),
    ...makeEventPages(contract),
    ...makeErrorPages(contract),
  ];
  const seen = new Set<string>();
  for (const { id } of pages) {
    if (seen.has(id)) throw new Error(`Two pages have the path ${id}`);
    seen.add(id);
  }
  return pages;
}

/** Guides and recipes in their order. */
export const guidesOf = (pages: readonly Page[]): Page[] =>
  pages
    .filter(({ id }) => /^(?:guides|recipes)\//.test(id))
    .toSorted(
      (a, b) =>
        (a.order ?? Number.MAX_SAFE_INTEGER) - (b.order ?? Number.MAX_SAFE_INTEGER) ||
        a.id.localeCompare(b.id, 'en'),
    );

function startPage(pages: readonly Page[]): Page {
  const rows = guidesOf(pages).map(({ id, title, description }) => `- ${link(title, id)} — ${description}`);
  return {
    id: '',
    title: 'storewire',
    label: 'Home',
    description:
      'An OpenAPI-first TypeScript client for a hosted store platform: typed calls, hooks, mocks and a local platform.',
    body: [
      `\`\`\`sh
npm install storewire
npm install --save-dev storewire-platform
npx storewire platform --seed rich   # with products and accounts
\`\`\``,
      `\`\`\`ts
import { createClient, visitor } from 'storewire';

const client = createClient({
  baseUrl: 'http://localhost:4010',
  auth: visitor({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541' }),
});

const { products = [] } = await client.products.queryProducts({
  query: { paging: { limit: 12 } },
});
console.log(products.map(({ name }) => name));
\`\`\``,
      `## Guides\n\n${block('index', rows.join('\n'))}`,
      `## Reference\n\n${block(
        'index',
        [
          `- ${link('Calls', 'calls')} — who may make them, input, response, errors, samples, and a form that sends them`,
          `- ${link('Entities', 'entities')} — fields, limits and values of every schema`,
          `- ${link('Events', 'events')} — domain events with their payload and handler`,
          `- ${link('Error codes', 'errors')} — what they mean and what to do`,
          `- ${link('Exports', 'exports')} — the exports of every entry point`,
          `- ${link('Tools of others', 'generators')} — generators and other tools that read the descriptions`,
          `- ${link('Changes', 'changes')} — what each version changes`,
        ].join('\n'),
      )}`,
    ].join('\n\n'),
    source: 'docs/site/src/reference/site.ts',
  };
}

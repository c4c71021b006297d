import { existsSync, readFileSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { CLIENT_ERRORS, STATUS_ERRORS } from 'storewire-tools';
import { expect, test } from 'vitest';
import { sourceFiles } from '../../build.ts';
import { readContract } from '../../src/reference/contract.ts';
import { callPage, eventPage } from '../../src/reference/links.ts';
import { callsIn } from '../../src/reference/mentions.ts';
import { plainMarkdown } from '../../src/reference/plain-markdown.ts';
import { guideGroups, readPages } from '../../src/reference/site.ts';

const root = resolve(import.meta.dirname, '../../../..');
const contract = readContract(root);
const pages = new Map(readPages(root).map((page) => [page.id, page]));

/** The text of the file that a page names as the one to change. */
const sourceOf = (id: string): string => {
  const { source = '' } = pages.get(id) ?? {};
  return readFileSync(join(root, source), 'utf8');
};

test('the pages are built again after a change of any module that makes them', async () => {
  const bundle = await rolldown({
    input: join(root, 'packages/docs/src/reference/site.ts'),
    platform: 'node',
    logLevel: 'silent',
    external: /^(?!storewire)@?\w/,
    resolve: { conditionNames: ['storewire-source', 'import', 'node'] },
  });
  const { output } = await bundle.generate();
  await bundle.close();
  const modules = output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
  const files = modules.map((module) => relative(root, module).replaceAll('\\', '/'));
  expect(files).toContain('packages/tools/src/samples/samples.ts');
  const sources = new Set(sourceFiles());
  expect(files.filter((file) => !sources.has(file))).toEqual([]);
});

test('every page names a file or folder of the repository to change', () => {
  const wrong = [...pages.values()].filter(({ source }) => !existsSync(join(root, source)));
  expect(wrong.map(({ id, source }) => `${id}: ${source}`)).toEqual([]);
});

test('the page of a guide names its file, and that of a call or an event the YAML with it', () => {
  const guides = [...pages.values()].filter(({ id }) => id.startsWith('guides/'));
  expect(guides.filter(({ id, source }) => source !== `packages/docs/${id}.md`)).toEqual([]);
  const calls = contract.calls.filter(
    (call) => !sourceOf(callPage(call)).includes(`operationId: ${call.id}\n`),
  );
  expect(calls.map(({ id }) => id)).toEqual([]);
  const events = contract.events.filter((event) => !sourceOf(eventPage(event)).includes(event.type));
  expect(events.map(({ type }) => type)).toEqual([]);
});

test('the navigation has every guide once, and the guides of a group follow each other', () => {
  const groups = guideGroups([...pages.values()]);
  groups.delete('Templates');
  const guides = [...pages.values()].filter(({ id }) => id.startsWith('guides/'));
  expect([...groups.values()].flat().map(({ id }) => id)).toEqual(guides.map(({ id }) => id));
});

test('guides lead to the pages of the calls, codes and files that they name, and calls to their guides', () => {
  expect(pages.get('guides/sessions')?.body).toContain('[`session_ended`](/errors/sessions/session-ended/)');
  expect(pages.get('guides/next')?.body).toContain('[`proxy.ts`](/templates/next/#proxyts)');
  expect(pages.get('guides/lists')?.body).toContain('[`orders.searchOrders`](/calls/orders/search-orders/)');
  expect(pages.get('calls/orders/search-orders')?.body).toContain('[Paging and filters](/guides/lists/)');
});

test('the page of a template shows its files, and that of the complete shop its README alone', () => {
  expect(pages.get('templates/vite')?.body).toContain('## `src/main.tsx`');
  const complete = pages.get('templates/complete')?.body ?? '';
  expect(complete).toContain('`shop.config.ts` has the name');
  expect(complete).not.toContain('## `');
});

test('deprecated calls come after those that replace them, and are marked', () => {
  const order = [...pages.keys()];
  const replaced = contract.calls.filter(({ sunset }) => sunset?.replacedBy);
  expect(replaced.length).toBeGreaterThan(20);
  const index = pages.get('calls')?.body ?? '';
  for (const call of replaced) {
    const successor = contract.calls.find(({ id }) => id === call.sunset?.replacedBy);
    const [own, better] = [callPage(call), successor ? callPage(successor) : 'none'];
    expect(order.indexOf(own), call.id).toBeGreaterThan(order.indexOf(better));
    expect(index.indexOf(`(/${own}/)`), call.id).toBeGreaterThan(index.indexOf(`(/${better}/)`));
    expect(pages.get(own)).toMatchObject({
      title: expect.stringMatching(/ \(deprecated\)$/),
      body: expect.stringMatching(/<div class="facts">\n\n.+\n\n- \*\*Deprecated\*\* .+/),
    });
  }
});

test('the first page, the templates and the guides name no deprecated call, except those about upgrading', () => {
  const texts = [...pages.values()].filter(
    ({ id }) => id === '' || /^(?:templates\/|guides\/(?!upgrading|carts-v2))/.test(id),
  );
  const named = texts.map(({ id, body }) => [id, callsIn(body, contract)] as const);
  const deprecated = named.flatMap(([id, calls]) =>
    calls.filter((call) => call.deprecated).map((call) => `${id}: ${call.id}`),
  );
  expect(texts.length).toBeGreaterThan(30);
  expect(deprecated).toEqual([]);
});

test('every call states roles, errors, paging, repeated requests, retries and rate limit in this order, and its source', () => {
  const FACTS = ['Roles', 'Errors', 'Paging', 'The same request again', 'Retries', 'Rate limit', 'Effect'];
  const wrong = contract.calls.filter((call) => {
    const body = pages.get(callPage(call))?.body ?? '';
    const facts = Array.from(body.matchAll(/^- \*\*(.+?)\*\* \S/gm), ([, name = '']) => name);
    const from = facts.indexOf('Roles');
    return facts.slice(from, from + FACTS.length).join() !== FACTS.join() || !facts.includes('Source');
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test('the page of a schema has what each value of it means, and all schemas that it is a part of', () => {
  const bodyOf = (name: string): string => {
    const { name: entity } = contract.entityOf(name) ?? {};
    return [...pages.values()].find(({ title }) => title === entity)?.body ?? '';
  };
  expect(bodyOf('SortOrder')).toContain('- `ASC`: Smallest number, earliest date or first letter first.');
  expect(bodyOf('OrderInput')).toMatch(/^Used by: .*`UpdateOrderRequest`.*`CreateOrderRequest`/m);
});

test('every code that the source sets in an error has a page', async () => {
  const known = new Set([...STATUS_ERRORS, ...CLIENT_ERRORS].map(({ code }) => code));
  const codes = new Set<string>();
  for await (const file of glob('src/**/*.ts', { cwd: root })) {
    if (/^src\/(?:zod|wire)\//.test(file)) continue;
    const text = await readFile(join(root, file), 'utf8');
    const constants = new Map(
      Array.from(text.matchAll(/const ([A-Z_]+) = '(\w+)';/g), ([, name = '', value = '']) => [name, value]),
    );
    for (const [, literal, name = ''] of text.matchAll(/\bcode: (?:'(\w+)'|([A-Z_]+)\b)/g))
      codes.add(literal ?? constants.get(name) ?? '');
  }
  expect([...codes].filter((code) => code !== '' && !known.has(code))).toEqual([]);
  expect(codes.size).toBeGreaterThan(10);
});

test('the Markdown of a page has no markup of the site', () => {
  // pages of the same kind are made alike
  const kinds = Map.groupBy(pages.values(), ({ id }) => id.split('/')[0]);
  const some = [...kinds.values()].flatMap((list) => list.slice(0, 15));
  const marked = some.filter((page) => {
    const text = plainMarkdown(page).replaceAll(/```[\s\S]*?```|`[^`]*`/g, '');
    return /<\/?(?:div|span|figure|svg)\b|^## Try it$/m.test(text);
  });
  expect(marked.map(({ id }) => id)).toEqual([]);
  const call = pages.get('calls/orders/get-order');
  expect(call && plainMarkdown(call)).toContain(
    `<p role="alert">{error.kind === 'application' ? error.message`,
  );
});

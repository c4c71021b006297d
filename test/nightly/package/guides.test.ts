import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { codeBlocksOf } from 'storewire-dev-kit/markdown';
import { compileIn, importsGenerated, SAMPLE_PAGES, type Sample, samplesOf } from 'storewire-dev-kit/samples';
import { beforeAll, expect, inject, test } from 'vitest';
import { type Finished, run } from '../../../scripts/bootstrap/child.js';
import { root, runNode, USER } from '../../package/packed.ts';
import { installedPackage, newFolder } from './project.ts';

const GUIDES = 'packages/docs/guides';

/** Code that a page shows. */
interface Snippet extends Sample {
  page: string;
}

interface Description {
  tags: { name: string; description: string }[];
  paths: Record<string, object>;
  components: {
    schemas: Record<string, { properties?: object }>;
    examples: Record<string, { value: { product?: object } }>;
  };
}

let folder: string;
const snippets: Snippet[] = [];
const guides = new Map<string, string>();

beforeAll(async () => {
  folder = await newFolder();
  for await (const page of glob(SAMPLE_PAGES, { cwd: root })) {
    const text = await readFile(join(root, page), 'utf8');
    guides.set(page, text);
    snippets.push(...samplesOf(page, text).map((sample) => ({ page, ...sample })));
  }
});

const snippetsOf = (page: string): Snippet[] => snippets.filter((each) => each.page === join(GUIDES, page));

/** Compiles samples as code of a user, who has no sources of packages. */
const compile = (name: string, samples: readonly Snippet[]): Promise<string[]> =>
  compileIn(join(folder, name), samples, { customConditions: [] });

/** A command of a page, as its reader types it. */
function shell(command: string, cwd = folder): Promise<Finished> {
  const path = [dirname(process.execPath), join(inject('installed'), 'node_modules/.bin'), USER['PATH']];
  const env = { ...USER, PATH: path.join(delimiter) };
  return run('sh', ['-ec', command], { cwd, env });
}

/** Runs a command against a platform, as the guide on CI does. */
const withPlatform = (command: string, seed = 'small', catalog = 1): Promise<Finished> =>
  shell(
    `storewire platform --memory --port 0 --seed ${seed} --catalog ${catalog} --exec ${JSON.stringify(command)}`,
  );

async function put(file: string, code = ''): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), code);
}

/** Makes a project of a folder, whose packages are those of the project around it. */
const linkPackages = (name: string): Promise<void> =>
  symlink(join(inject('installed'), 'node_modules'), join(folder, name, 'node_modules'), 'junction');

test('every example of the README and of the guides compiles against the packed package', async () => {
  const own = snippets.filter((each) => !importsGenerated(each));
  expect(own.length).toBeGreaterThan(70);
  expect(await compile('snippets', own)).toEqual([]);
});

/** Sends what is for the hosted platform, or for the local one at its default port, to that of the command. */
const TO_PLATFORM = `
const send = globalThis.fetch;
const origins = ['https://www.wixapis.com', 'http://127.0.0.1:4010'];
globalThis.fetch = (url, options) => {
  const { origin, pathname, search } = new URL(url);
  return send(origins.includes(origin) ? process.env.STOREWIRE_URL + pathname + search : url, options);
};
`;

test.each([
  {
    page: '../../../README.md',
    uses: 'toLineItem',
    seed: 'rich',
    catalog: 3,
    output: /^3 products, 1 in the cart\n$/,
  },
  { page: 'start.md', uses: 'queryProducts', catalog: 3, output: /^(.+ .*\d+\.\d\d.*\n){3}$/ },
  { page: 'calls.md', uses: 'addLineItemsToCurrentCartV2', output: /^EUR \[[\s\S]+'Anchor jug'[\s\S]+\]\n$/ },
  { page: 'calls.md', uses: 'withResponse', output: /^3 200 1\n$/ },
  { page: 'calls.md', uses: 'AbortController', output: /^$/ },
  { page: 'lists.md', uses: 'ProductFilter', output: /\n\d+ of \d+\n$/ },
  { page: 'lists.md', uses: 'apiKey', output: /^(\w+\n)*\d+ orders\n$/ },
  { page: 'errors.md', uses: 'logCalls', output: /^POST \/oauth2\/token → sent\n[\s\S]+ → 200 / },
  { page: 'node.md', uses: 'searchOrdersPages', output: /^(\d+ \d+\.\d\d\n)+$/ },
  { page: 'node.md', uses: 'undici', catalog: 3, output: /^8\n$/ },
  {
    page: 'graphql.md',
    uses: 'interface Shop',
    output: /^\d+ collections\n\[ 'getCurrentCartV2' \] .+\n$/,
  },
  { page: 'catalog-v3.md', uses: 'readCatalogVersion', catalog: 3, output: /^productsV3 and categories\n$/ },
  { page: 'catalog-v3.md', uses: '$matchItems', catalog: 3, output: /^(.+ .*\d+\.\d\d\n){1,3}(more|all)\n$/ },
  { page: 'catalog-v3.md', uses: 'VARIANT_OPTION_CHOICE_NAMES', catalog: 3, output: /^.+ \d+\.\d\d 1\n$/ },
  { page: 'catalog-v3.md', uses: 'incrementBy', catalog: 3, output: /^10\n$/ },
  { page: 'graphql.md', uses: 'interface Products', output: /^\[ '.+', '.+', '.+' \]\n$/ },
  { page: 'errors.md', uses: 'toLineItem', seed: 'rich', output: /^$/ },
  { page: 'calls.md', uses: 'dateCodec', output: /^1772361000000\n\{[\s\S]+width: 800/ },
])(
  'the program of $page that uses $uses runs against a local platform',
  async ({ page, uses, seed, catalog, output }) => {
    const snippet = snippetsOf(page).find(({ code }) => code.includes(uses));
    await put('to-platform.mjs', TO_PLATFORM);
    await put('program.ts', snippet?.code);
    const finished = await withPlatform('node --import ./to-platform.mjs program.ts', seed, catalog);
    expect(finished.output).toMatch(output);
    expect(finished.code).toBe(0);
  },
);

test('the job of node.md sets all prices, a few at a time, and prints its progress', async () => {
  const job = snippetsOf('node.md').find(({ code }) => code.includes('pMap'));
  await put('prices.ts', job?.code);
  await put(
    'raise.ts',
    `import { apiKey, createClient } from 'storewire';
    import { queryProductsPages } from 'storewire/operations';
    import { setPrices } from './prices.ts';
    const store = createClient({
      baseUrl: process.env['STOREWIRE_URL'],
      auth: apiKey({ key: process.env['STOREWIRE_API_KEY'] ?? '', siteId: process.env['STOREWIRE_SITE_ID'] }),
    });
    const prices = new Map<string, number>([['00000000-0000-4000-8000-000000000000', 9]]);
    for await (const { id } of queryProductsPages(store)) prices.set(id ?? '', 9);
    const failures = await setPrices(store, prices);
    const { product } = await store.products.getProduct({ id: [...prices.keys()][1] ?? '' });
    console.log(prices.size, failures.size, product.priceData?.price);`,
  );
  expect((await withPlatform('node raise.ts')).output).toBe('9 of 9, 1 failed\n9 1 9\n');
});

test('the spans of errors.md are one for each call, with its attempts below it', async () => {
  const spans = snippetsOf('errors.md').find(({ code }) => code.includes('SpanKind'));
  await put('to-platform.mjs', TO_PLATFORM);
  await put('spans.ts', spans?.code);
  await put(
    'print-spans.ts',
    `import { trace } from '@opentelemetry/api';
    import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base';
    const exporter = new InMemorySpanExporter();
    const spanProcessors = [new SimpleSpanProcessor(exporter)];
    trace.setGlobalTracerProvider(new BasicTracerProvider({ spanProcessors }));
    const { client } = await import('./spans.ts');
    await client.catalogVersioning.getCatalogVersion();
    await client.orders.getOrder({ id: crypto.randomUUID() }).catch(() => undefined);
    const all = exporter.getFinishedSpans();
    const nameOf = (id: string | undefined) => all.find((each) => each.spanContext().spanId === id)?.name;
    for (const { name, parentSpanContext, attributes, status } of all)
      console.log(name, nameOf(parentSpanContext?.spanId), attributes['http.response.status_code'], status.code);`,
  );
  const { output } = await withPlatform(
    'STORE_CLIENT_ID=$STOREWIRE_CLIENT_ID node --import ./to-platform.mjs print-spans.ts',
  );
  expect(output.split('\n')).toEqual([
    'POST /oauth2/token oauth.oauthToken 200 0',
    'oauth.oauthToken undefined undefined 0',
    'GET /stores/v3/provision/version catalogVersioning.getCatalogVersion 200 0',
    'catalogVersioning.getCatalogVersion undefined undefined 0',
    'GET /ecom/v1/orders/{id} orders.getOrder 404 0',
    'orders.getOrder undefined undefined 2',
    '',
  ]);
});

test('the form of errors.md finds the field of an array, whether the client or the platform rejects it', async () => {
  const form = snippetsOf('errors.md').find(({ code }) => code.includes('messagesOf'));
  await put('form.ts', form?.code);
  await put(
    'fields.ts',
    `import { createClient, visitor } from 'storewire';
    import { operationSchemas, validator } from 'storewire/zod';
    import { messagesOf } from './form.ts';
    const options = {
      baseUrl: process.env['STOREWIRE_URL'],
      auth: visitor({ clientId: process.env['STOREWIRE_CLIENT_ID'] ?? '' }),
    };
    const catalogItems = [{ quantity: 0, catalogReference: { appId: 'a', catalogItemId: 'b' } }];
    for (const validate of [undefined, validator([operationSchemas.addLineItemsToCurrentCartV2])])
      await createClient({ ...options, validate }).currentCartV2
        .addLineItemsToCurrentCart({ catalogItems })
        .catch((error: unknown) => console.log(Object.keys(messagesOf(error)).join()));`,
  );
  expect((await withPlatform('node fields.ts')).output).toBe(
    'catalogItems.0.quantity\ncatalogItems.0.quantity\n',
  );
});

test('the shop of any-server.md sells a product, rejects the forms of other sites, and answers HEAD', async () => {
  const [shop] = snippetsOf('any-server.md');
  await put('shop.ts', shop?.code);
  await put(
    'visit.ts',
    `import { shop } from './shop.ts';
    const cookies = new Map();
    async function send(path, fields, origin = 'http://localhost:3000') {
      const headers = { origin, cookie: [...cookies].map((pair) => pair.join('=')).join('; ') };
      const init = fields ? { method: 'POST', headers, body: new URLSearchParams(fields) } : { headers };
      const response = await shop(new Request('http://localhost:3000' + path, init));
      for (const line of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line);
        cookies.set(name, value);
      }
      console.log(response.status, path, response.headers.get('location') ?? '');
      return response.text();
    }
    const [, product] = /value="([^"]+)"/.exec(await send('/'));
    await send('/cart');
    await send('/cart', { product }, 'https://other.example');
    await send('/checkout', {}, 'https://other.example');
    await send('/cart', { product });
    console.log(/<li>(.*?)<\\/ul>/.exec(await send('/cart'))[1]);
    await send('/checkout', {});
    await send('/thanks');
    console.log((await shop(new Request('http://localhost:3000/', { method: 'HEAD' }))).status, 'HEAD');`,
  );
  expect((await withPlatform('node visit.ts', 'rich')).output).toMatch(
    /^200 \/ \n404 \/cart \n403 \/cart \n403 \/checkout \n303 \/cart \/cart\n200 \/cart \n1 × .+\n303 \/checkout http:\/\/127\.0\.0\.1:\d+\/checkout\?session=\S+\n400 \/thanks \n200 HEAD\n$/,
  );
});

test('the worker of node.md handles an event that arrives twice once', async () => {
  const worker = snippetsOf('node.md').find(({ code }) => code.includes('waitUntil'));
  await put('worker.ts', worker?.code);
  await put(
    'deliver.ts',
    `import { createEventSigner } from 'storewire-server';
    import worker from './worker.ts';
    const signer = await createEventSigner();
    const token = await signer.sign({ type: 'wix.ecom.v1.order_approved', data: { order: { number: '10024' } } });
    const context = { waitUntil: () => undefined };
    for (const url of ['https://shop.example/1', 'https://shop.example/2'])
      await worker.fetch(new Request(url, { method: 'POST', body: token }), { STORE_WEBHOOK_KEY: signer.publicKey }, context);`,
  );
  expect((await shell('node deliver.ts')).output).toBe('10024\n');
});

test('the tests that tests.md shows for Node pass', async () => {
  const shown = snippetsOf('tests.md').filter(({ code }) => code.includes("from 'node:test'"));
  expect(shown).toHaveLength(3);
  for (const { file, code } of shown) await put(file.replace('.ts', '.test.ts'), code);
  const { code, output } = await withPlatform('node --test "*.test.ts"');
  expect(code, output).toBe(0);
});

test.each(['tests.md', 'webhooks.md'])('the tests that %s shows for Vitest pass', async (page) => {
  const shown = snippetsOf(page).filter(({ code }) => code.includes("from 'vitest'"));
  expect(shown).toHaveLength(1);
  await put('vitest/shown.test.ts', shown[0]?.code);
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const { code, output } = await runNode([vitest, 'run', '--root', 'vitest'], folder);
  expect(code, output).toBe(0);
});

test('the commands that fault and restore a platform are accepted', async () => {
  const block = codeBlocksOf(guides.get(`${GUIDES}/tests.md`) ?? '').find(
    ({ language, code }) => language === 'sh' && code.includes('addFault'),
  );
  await put('faults.sh', block?.code.replaceAll('http://127.0.0.1:4010', '$STOREWIRE_URL'));
  const { output } = await withPlatform("sed 's/curl/curl -sf/' faults.sh | sh -e");
  expect(output).toMatch(/^\{.*"kind":"lost".*\}\{"removed":1\}$/);
});

test.each(['vite.md', 'next.md', 'react-router.md'])(
  'the template of %s has the files that the guide names, and its copy commands find them',
  async (page) => {
    const project = join(folder, page.replace('.md', ''), 'project');
    await mkdir(join(project, 'src'), { recursive: true });
    await mkdir(join(project, 'app'), { recursive: true });
    const guide = guides.get(`${GUIDES}/${page}`) ?? '';
    const block = codeBlocksOf(guide).find(({ code }) => /^cp /m.test(code));
    const commands = block?.code
      .replaceAll(/^npm install .*$/gm, '')
      .replace(/^npm create storewire@latest (\S+) -- /m, 'create-storewire $1 ');
    const { code, output } = await shell(commands ?? 'false', project);
    expect(code, output).toBe(0);
    const named = Array.from(guide.matchAll(/^\| (`[^|]+) \|/gm), ([, cell = '']) =>
      Array.from(cell.matchAll(/`([^`]+)`/g), ([, file = '']) => file),
    ).flat();
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((file) => !existsSync(join(project, '../template', file)))).toEqual([]);
  },
);

test('the field and the list of the guides are generated, and their examples compile', async () => {
  const blocks = codeBlocksOf(guides.get(`${GUIDES}/regenerate.md`) ?? '');
  const [, generate = ''] = /^npx (storewire generate .+)$/m.exec(blocks[0]?.code ?? '') ?? [];
  const [field, list] = blocks
    .filter(({ language }) => language === 'json')
    .map(({ code }) => JSON.parse(code) as Record<string, object>);
  const contract = await readFile(
    join(installedPackage('storewire-contract'), 'generated/contract.json'),
    'utf8',
  );
  const { tags, paths, components, ...rest } = JSON.parse(contract) as Description;
  for (const name of ['Product', 'ProductInput'])
    Object.assign(components.schemas[name]?.properties ?? {}, field);
  for (const name of ['CreateProductRequest-full', 'ProductResponse-full'])
    Object.assign(components.examples[name]?.value.product ?? {}, { giftNote: 'Many happy returns' });
  for (const [name, value] of Object.entries(list ?? {}))
    (name.startsWith('/') ? paths : components.schemas)[name] = value;
  tags.push({ name: 'giftWraps', description: 'Paper for gifts.' });
  tags.sort((a, b) => (a.name < b.name ? -1 : 1));
  await put('store.json', JSON.stringify({ ...rest, tags, paths, components }));
  const store = await shell(generate.replace('src/store', 'store-snippets/store'));
  expect(store.code, store.output).toBe(0);
  expect(await compile('store-snippets', snippetsOf('regenerate.md').filter(importsGenerated))).toEqual([]);
});

test('the configuration of orval in other-tools.md makes queries of lists, and its component compiles', async () => {
  const shown = snippetsOf('other-tools.md');
  const blockOf = (text: string) => shown.find(({ code }) => code.includes(text))?.code;
  await put('lists/orval.config.ts', blockOf("client: 'react-query'"));
  await put('lists/src/store-fetch.ts', blockOf('function storeFetch'));
  await linkPackages('lists');
  const made = await runNode([join(root, 'node_modules/orval/dist/bin/orval.mjs')], join(folder, 'lists'));
  expect(made.code, made.output).toBe(0);
  const page = shown.filter(({ code }) => code.includes('./queries/'));
  expect(page).toHaveLength(1);
  expect(await compile('lists/src', page)).toEqual([]);
});

/** The commands of a section, each with the lines that it prints. */
const commandsOf = (
  blocks: readonly { language: string; code: string }[],
): [commands: string, lines: string[]][] =>
  blocks.flatMap(({ language, code }, index) => {
    const next = blocks[index + 1];
    const isShown = language === 'sh' && next?.language === 'text';
    return isShown ? [[code, next.code.trimEnd().split('\n')]] : [];
  });

test('tools on the contract print what other-tools.md shows', async () => {
  const all = commandsOf(codeBlocksOf(guides.get(`${GUIDES}/other-tools.md`) ?? ''));
  expect(all).toHaveLength(5);
  await put('tools/package.json', '{ "type": "module" }\n');
  await linkPackages('tools');
  for (const [commands, lines] of all) {
    // the mock ends with the shell that started it
    const waiting = 'curl --silent --retry 60 --retry-connrefused --retry-delay 1';
    const command = `trap '[ -z "$!" ] || kill $!' EXIT; ${commands.replaceAll(/^npx /gm, '').replace('curl', waiting)}`;
    const { output } = await shell(
      `export PATH="$PATH:${root}/node_modules/.bin" NO_COLOR=1 INIT_CWD="$PWD"; ${command}`,
      join(folder, 'tools'),
    );
    const printed = stripVTControlCharacters(output);
    for (const line of lines) expect(printed).toContain(line);
  }
});

test('the client of another API that hey-api generates compiles with the lines of other-apis.md', async () => {
  const blocks = codeBlocksOf(guides.get(`${GUIDES}/other-apis.md`) ?? '');
  const commands = blocks.map(({ code }) => /^npx openapi-ts (.+)$/m.exec(code)?.[1]).find(Boolean) ?? '';
  await put('loyalty.yaml', blocks.find(({ language }) => language === 'yaml')?.code);
  const bin = join(root, 'node_modules/@hey-api/openapi-ts/bin/run.js');
  const made = await runNode([bin, ...commands.replace('src/', 'loyalty-snippets/').split(' ')], folder);
  expect(made.code, made.output).toBe(0);
  expect(await compile('loyalty-snippets', snippetsOf('other-apis.md'))).toEqual([]);
});

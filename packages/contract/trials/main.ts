/**
 * `npm run test:generators [-- NAME …]`: third-party tools read the documents of the package unchanged. Needs
 * the registry of npm. Writes `generators.md`, unless only some tools are named or a tool cannot run
 * here.
 */
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { run } from 'storewire-dev-kit/process';
import { createPlatform, type Platform } from 'storewire-platform';
import { languageTools } from './openapi-generator.ts';
import { readerTools } from './readers.ts';
import { makeTable, type Row } from './table.ts';
import { STEPS, type Tool, type Trial } from './tool.ts';
import { typescriptTools } from './typescript.ts';

const root = resolve(import.meta.dirname, '../../..');

async function tryTool(tool: Tool, base: string, shop: Omit<Trial, 'folder' | 'document'>): Promise<Row> {
  const folder = join(base, tool.name.replaceAll(/\W+/g, '-'));
  const document = join(folder, tool.document);
  await mkdir(folder, { recursive: true });
  await copyFile(join(root, 'packages/contract/documents', tool.document), document);
  const row: Row = { tool, results: {} };
  for (const step of STEPS)
    try {
      const result = await tool[step]?.({ ...shop, folder, document });
      if (result) row.results[step] = result;
    } catch (error) {
      console.error(`${tool.name}: ${step}: ${error instanceof Error ? error.message : error}`);
      row.failed = step;
      break;
    }
  return row;
}

/** The first three products of the shop, as a client prints them. */
async function productsOf(platform: Platform, url: string): Promise<string> {
  const { accessToken } = platform.issueToken({ role: 'visitor' });
  const response = await platform.fetch(`${url}/stores-reader/v1/products/query-platformized`, {
    method: 'POST',
    headers: { authorization: accessToken, 'content-type': 'application/json' },
    body: JSON.stringify({ query: { paging: { limit: 3 } } }),
  });
  const { products } = (await response.json()) as { products: { name: string }[] };
  return products.map(({ name }) => name).join('\n');
}

const wanted = process.argv.slice(2);
const tools = [...typescriptTools, ...languageTools, ...readerTools].filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
);
const base = await mkdtemp(join(tmpdir(), 'storewire-generators-'));
const platform = createPlatform({ seed: 'small' });
const rows: Row[] = [];
try {
  const url = await platform.listen({ port: 0 });
  const shop = { url, clientId: platform.shop.clientId, expected: await productsOf(platform, url) };
  for (const tool of tools) {
    const [file, ...args] = tool.needs?.test ?? [process.execPath, '--version'];
    if ((await run(file, args)).code !== 0) {
      console.error(`${tool.name} is not tried: it needs ${tool.needs?.install}.`);
      continue;
    }
    const row = await tryTool(tool, base, shop);
    console.log(`${tool.name} ${tool.version}: ${row.failed ? `${row.failed} failed` : 'passed'}`);
    rows.push(row);
  }
} finally {
  await platform.close();
}
if (rows.length === [...typescriptTools, ...languageTools, ...readerTools].length)
  await writeFile(join(root, 'packages/contract/generators.md'), makeTable(rows));
if (rows.some(({ failed }) => failed)) {
  console.error(`The files are in ${base}.`);
  process.exitCode = 1;
} else await rm(base, { recursive: true, force: true, maxRetries: 5 });

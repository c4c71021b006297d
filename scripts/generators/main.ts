/**
 * `npm run test:generators [-- NAME …]`: third-party tools read the documents of the package unchanged. Needs the
 * registry of npm. Writes the table of `docs/generators.md`, unless only some tools are named.
 */
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createPlatform, type Platform } from '../../platform/src/index.ts';
import { run } from '../bootstrap/child.js';
import { languageTools } from './openapi-generator.ts';
import { readerTools } from './readers.ts';
import type { Tool, Trial } from './tool.ts';
import { typescriptTools } from './typescript.ts';

const root = resolve(import.meta.dirname, '../..');

const HEAD = `# Tools of others

\`openapi.json\` (OpenAPI 3.1) and \`openapi-3.0.json\` of the package are plain documents that need no plugin. \`npm run test:generators\`
tries these tools with the documents unchanged and writes this table. A client that is *called* requested a visitor token
from the local platform and listed products with it; the products were compared. Clients of the 3.0 document have one class per object:
rules about several properties of one object, and the grants of the token endpoint, are in 3.1 only.
`;

/** The result of a tool: undefined when it was not run. */
interface Row {
  tool: Tool;
  result: string;
  hasFailed: boolean;
}

async function tryTool(tool: Tool, base: string, shop: Omit<Trial, 'folder' | 'document'>): Promise<Row> {
  const [file, ...args] = tool.needs?.test ?? [process.execPath, '--version'];
  if ((await run(file, args)).code !== 0)
    return { tool, result: `not run: needs ${tool.needs?.install}`, hasFailed: false };
  const folder = join(base, tool.name.replaceAll(/\W+/g, '-'));
  const document = join(folder, tool.document);
  await mkdir(folder, { recursive: true });
  await copyFile(join(root, 'generated', tool.document), document);
  try {
    return { tool, result: await tool.check({ ...shop, folder, document }), hasFailed: false };
  } catch (error) {
    console.error(`${tool.name}: ${error instanceof Error ? error.message : error}`);
    return { tool, result: 'failed', hasFailed: true };
  }
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

const line = ({ tool, result }: Row): string =>
  `| ${tool.name} | ${tool.version} | \`${tool.document}\` | \`${tool.command}\` | ${result}${tool.note ? ` — ${tool.note}` : ''} |`;

const table = (rows: Row[]): string =>
  `${HEAD}\n| tool | version | document | command | result |\n|---|---|---|---|---|\n${rows.map(line).join('\n')}\n`;

const wanted = process.argv.slice(2);
const tools = [...typescriptTools, ...languageTools, ...readerTools].filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
);
const base = await mkdtemp(join(tmpdir(), 'storewire-generators-'));
const platform = createPlatform({ seed: 'small' });
try {
  const url = await platform.listen({ port: 0 });
  const shop = { url, clientId: platform.shop.clientId, expected: await productsOf(platform, url) };
  const rows: Row[] = [];
  for (const tool of tools) {
    const row = await tryTool(tool, base, shop);
    console.log(`${tool.name} ${tool.version}: ${row.result}`);
    rows.push(row);
  }
  if (wanted.length === 0) await writeFile(join(root, 'docs/generators.md'), table(rows));
  if (rows.some(({ hasFailed }) => hasFailed)) process.exitCode = 1;
} finally {
  await platform.close();
  await rm(base, { recursive: true, force: true, maxRetries: 5 });
}

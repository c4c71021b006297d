/**
 * `npm run test:generators [-- NAME …]`: third-party tools read the documents of the package unchanged. Needs
 * the registry of npm. Writes the rows of these tools in `generators.md`; a tool that cannot run here keeps its row.
 */
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { run } from 'storewire-dev-kit/process';
import { languageTools } from './openapi-generator.ts';
import { readerTools } from './readers.ts';
import { startShop } from './shop.ts';
import { makeTable, type Row } from './table.ts';
import { type Shop, STEPS, type Tool } from './tool.ts';
import { typescriptTools } from './typescript.ts';

const root = resolve(import.meta.dirname, '../../..');

async function tryTool(tool: Tool, base: string, shop: Shop): Promise<Row> {
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

const wanted = process.argv.slice(2);
const allTools = [...typescriptTools, ...languageTools, ...readerTools];
const tools = allTools.filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
);
const base = await mkdtemp(join(tmpdir(), 'storewire-generators-'));
const shop = await startShop();
const rows: Row[] = [];
try {
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
  await shop.close();
}
const page = join(root, 'packages/contract/generators.md');
const [today = ''] = new Date().toISOString().split('T');
await writeFile(page, makeTable(allTools, rows, await readFile(page, 'utf8'), today));
if (rows.some(({ failed }) => failed)) {
  console.error(`The files are in ${base}.`);
  process.exitCode = 1;
} else await rm(base, { recursive: true, force: true, maxRetries: 5 });

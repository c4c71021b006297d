import { readFile, writeFile, mkdir } from 'node:fs/promises';
import { generate } from 'orval';

/** Where orval writes its own SWR hooks. */
const ORVAL_OUTPUT = '.cache/guests/orval.ts';

/** Generates the SWR hooks of orval itself, for the calls of products. */
export async function setup(): Promise<void> {
  const description = JSON.parse(await readFile('generated/openapi.json', 'utf8'));
  const paths = Object.entries(description.paths as Record<string, object>).filter(([path]) =>
    ['/v1/products/{id}', '/v1/products/query-platformized'].includes(path),
  );
  await mkdir('.cache/guests', { recursive: true });
  await writeFile(
    '.cache/guests/products.json',
    JSON.stringify({ ...description, paths: Object.fromEntries(paths) }),
  );
  await generate({
    input: { target: '.cache/guests/products.json', unsafeDisableValidation: true },
    output: { target: ORVAL_OUTPUT, client: 'swr', httpClient: 'fetch', baseUrl: 'https://shop.example' },
  });
}

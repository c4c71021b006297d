import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { generate } from 'orval';

const CONTRACT = createRequire(import.meta.url).resolve('storewire-contract/contract.json');

/** Where orval writes its own SWR hooks, and the same with a `fetch` of the application. */
const ORVAL_OUTPUT = '.cache/guests/orval.ts';
const ORVAL_WITH_FETCH = '.cache/guests/orval-with-fetch.ts';
const OWN_FETCH = { path: 'test/nightly/guests/hooks/complete/orval-fetch.ts', name: 'fetchOwn' };

/** Generates the SWR hooks of orval itself, for the calls of products. */
export async function setup(): Promise<void> {
  const description = JSON.parse(await readFile(CONTRACT, 'utf8'));
  const paths = Object.entries(description.paths as Record<string, object>).filter(([path]) =>
    ['/v1/products/{id}', '/v1/products/query-platformized'].includes(path),
  );
  await mkdir('.cache/guests', { recursive: true });
  await writeFile(
    '.cache/guests/products.json',
    JSON.stringify({ ...description, paths: Object.fromEntries(paths) }),
  );
  const input = { target: '.cache/guests/products.json', unsafeDisableValidation: true };
  const common = { client: 'swr', httpClient: 'fetch', baseUrl: 'https://shop.example' } as const;
  await generate({ input, output: { ...common, target: ORVAL_OUTPUT } });
  await generate({
    input,
    output: { ...common, target: ORVAL_WITH_FETCH, override: { mutator: OWN_FETCH } },
  });
}

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { median } from 'storewire-dev-kit/measure';
import type { Row } from './rows.ts';

const root = resolve(import.meta.dirname, '../..');
const TSC = join(root, 'node_modules/typescript/bin/tsc');

const FLOOR = `interface Cart { id?: string; lineItems?: { quantity: number }[] }
export async function cart(token: string): Promise<Cart> {
  const answer = await fetch('https://www.wixapis.com/ecom/v2/carts/current', { headers: { authorization: token } });
  return (await answer.json()) as Cart;
}
`;

const OURS = `import { addLineItemsToCurrentCartV2, createTransport, estimateCurrentCartV2, getCurrentCartV2, getProduct, queryProducts } from 'storewire/operations';
const store = createTransport({});
export async function five(): Promise<string | undefined> {
  const { cart } = await getCurrentCartV2(store);
  const { products } = await queryProducts(store, { query: { paging: { limit: 5 } } });
  const { product } = await getProduct(store, { id: products?.[0]?.id ?? '' });
  await addLineItemsToCurrentCartV2(store, { catalogItems: [{ quantity: 1, catalogReference: { appId: 'a', catalogItemId: product?.id ?? '' } }] });
  const { summary } = await estimateCurrentCartV2(store);
  return summary.priceSummary?.total?.amount ?? cart.id;
}
`;

/**
 * Seconds of \`tsc --noEmit\` of five calls over those of a program that only uses fetch. Needs a build in
 * dist/.
 */
export function measureTypes(skipLibCheck: boolean, goal: number, rounds = 5): Row {
  const folder = mkdtempSync(join(root, 'node_modules/.bench-'));
  try {
    const floor = project(folder, 'floor', FLOOR, skipLibCheck);
    const ours = project(folder, 'ours', OURS, skipLibCheck);
    const floors: number[] = [];
    const owns: number[] = [];
    for (let round = 0; round < rounds; round++) {
      floors.push(check(floor));
      owns.push(check(ours));
    }
    const ratio = median(owns.map((own, round) => own / (floors[round] ?? own)));
    return [
      `tsc of five calls, ${skipLibCheck ? 'skipLibCheck' : 'whole'}`,
      `${median(floors).toFixed(2)} s`,
      `${median(owns).toFixed(2)} s`,
      `${ratio.toFixed(2)} ×`,
      `≤ ${goal} ×`,
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function project(folder: string, name: string, code: string, skipLibCheck: boolean): string {
  writeFileSync(join(folder, `${name}.ts`), code);
  const compilerOptions = {
    target: 'ES2023',
    lib: ['ES2023', 'DOM'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    strict: true,
    noEmit: true,
    skipLibCheck,
    types: [],
    paths: { 'storewire/operations': [join(root, 'dist/src/operations.d.ts')] },
  };
  const file = join(folder, `tsconfig.${name}.json`);
  writeFileSync(file, JSON.stringify({ compilerOptions, files: [`./${name}.ts`] }));
  return file;
}

function check(config: string): number {
  const started = performance.now();
  execFileSync(process.execPath, [TSC, '-p', config], { stdio: 'inherit' });
  return (performance.now() - started) / 1000;
}

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Row } from './rows.ts';
import { sizeRow } from './sizes.ts';

const root = resolve(import.meta.dirname, '../..');

const PROGRAMS = {
  redocly: fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js')),
  heyApi: join(root, 'node_modules/@hey-api/openapi-ts/bin/run.js'),
  orval: fileURLToPath(new URL('bin/orval.mjs', import.meta.resolve('orval'))),
};

const CALLS = 'currentCartV2AddLineItemsToCurrentCart, currentCartV2GetCurrentCart, productsQueryProducts';

/** The same three calls with other clients, which have no tokens, repetitions or kinds of errors. */
export function measureOtherClients(): Row[] {
  const folder = mkdtempSync(join(tmpdir(), 'storewire-bench-'));
  const run = (program: keyof typeof PROGRAMS, ...args: string[]): unknown =>
    execFileSync(process.execPath, [PROGRAMS[program], ...args], { cwd: folder, stdio: 'ignore' });
  try {
    run('redocly', 'bundle', join(root, 'openapi/openapi.yaml'), '--output', 'store.yaml');
    run('heyApi', '--input', 'store.yaml', '--output', 'hey-api');
    run('orval', '--input', 'store.yaml', '--output', 'orval.ts', '--client', 'fetch');
    return [
      sizeRow('openapi-fetch', `export { default } from 'openapi-fetch';`),
      sizeRow('three calls of hey-api', `export { ${CALLS} } from '${folder}/hey-api/index.ts';`),
      sizeRow('three calls of orval, over fetch', `export { ${CALLS} } from '${folder}/orval.ts';`),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

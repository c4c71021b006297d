import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import type { Row } from './rows.ts';

const source = resolve(import.meta.dirname, '../../src');

const BUNDLES = [
  {
    name: 'visitor and three calls by function',
    goal: '≤ 8 kB',
    code: `export { addLineItemsToCurrentCartV2, createTransport, getCurrentCartV2, queryProducts } from '${source}/operations.ts'; export { visitor } from '${source}/auth/session/visitor.ts';`,
  },
  {
    name: 'client with all calls',
    goal: '≤ 10.8 kB',
    code: `export { createClient } from '${source}/index.ts';`,
  },
];

/** What a browser downloads of a build for production, minified and compressed. */
export const measureSizes = (): Row[] => BUNDLES.map(({ name, goal, code }) => sizeRow(name, code, goal));

export function sizeRow(name: string, code: string, goal = ''): Row {
  const { outputFiles } = buildSync({
    stdin: { contents: code, resolveDir: source },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    alias: { '#hints': `${source}/core/no-hints.ts` },
    write: false,
  });
  const bytes = brotliCompressSync(outputFiles[0]?.contents ?? new Uint8Array()).length;
  return [`bundle, brotli: ${name}`, '', `${(bytes / 1000).toFixed(2)} kB`, '', goal];
}

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { median } from 'storewire-dev-kit/measure';
import type { Row } from './rows.ts';

const root = resolve(import.meta.dirname, '../..');

/** Milliseconds of importing the package beyond those of an empty module. Needs a build in dist/. */
export function measureImport(rounds = 31): Row {
  const folder = mkdtempSync(join(tmpdir(), 'storewire-bench-'));
  const empty = join(folder, 'empty.mjs');
  writeFileSync(empty, '');
  const floors: number[] = [];
  const owns: number[] = [];
  for (let round = 0; round < rounds; round++) {
    floors.push(start(empty));
    owns.push(start(join(root, 'dist/src/index.js')));
  }
  rmSync(folder, { recursive: true });
  const extra = median(owns.map((own, round) => own - (floors[round] ?? own)));
  return [
    'import in Node',
    `${median(floors).toFixed(1)} ms`,
    `${median(owns).toFixed(1)} ms`,
    `+${extra.toFixed(1)} ms`,
    '≤ 10 ms',
  ];
}

function start(module: string): number {
  const code = `await import(${JSON.stringify(pathToFileURL(module).href)})`;
  const started = performance.now();
  execFileSync(process.execPath, ['--input-type=module', '-e', code]);
  return performance.now() - started;
}

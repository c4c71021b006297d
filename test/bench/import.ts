import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { median } from './measure.ts';

const root = resolve(import.meta.dirname, '../..');

/** Milliseconds that importing the package adds to an empty process. Needs a build in dist/. */
export function measureImport(rounds = 11): { floor: number; ours: number; extra: number } {
  const entry = pathToFileURL(join(root, 'dist/src/index.js')).href;
  const floors: number[] = [];
  const owns: number[] = [];
  for (let round = 0; round < rounds; round++) {
    floors.push(start('0'));
    owns.push(start(`await import(${JSON.stringify(entry)})`));
  }
  return {
    floor: median(floors),
    ours: median(owns),
    extra: median(owns.map((own, round) => own - (floors[round] ?? own))),
  };
}

function start(code: string): number {
  const started = performance.now();
  execFileSync(process.execPath, ['--input-type=module', '-e', code]);
  return performance.now() - started;
}

/**
 * Seeds that take long: the shop is generated once a day, and kept in a file of this
 * machine that later shops are copied from.
 */
import { createHash } from 'node:crypto';
import { globSync, rmSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Settings } from '../kernel/settings/settings.ts';

const KEPT_SEEDS = ['large'];

export const isKept = (seed: string): boolean => KEPT_SEEDS.includes(seed);

/** What the content of a kept shop depends on. */
interface KeptContent {
  settings: Settings;
  version: string;
  schema: number;
  /** When the content ends. */
  end: number;
}

/** Where the shop of a seed is kept. */
export function keptPath(seed: string, { end, ...others }: KeptContent): string {
  const folder = process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache');
  const key = createHash('sha256').update(JSON.stringify(others)).digest('hex').slice(0, 16);
  const day = new Date(end).toISOString().slice(0, 10);
  return join(folder, 'storewire', `${seed}-${key}-${day}.sqlite`);
}

/**
 * Deletes what was kept of a seed for other days and by other versions, but for the latest
 * one: a day has several hundred megabytes.
 */
export function deleteOlder(path: string, seed: string): void {
  const folder = dirname(path);
  const [, ...older] = globSync(`${seed}-*.sqlite`, { cwd: folder })
    .filter((file) => file !== basename(path))
    .map((file) => join(folder, file))
    .toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const file of older) rmSync(file, { force: true });
}

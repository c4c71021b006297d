/** Seeds that take long: the shop is generated once, and kept in a file of this machine that later shops are copied from. */
import { createHash } from 'node:crypto';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import { LARGE_END } from './large.ts';

/** When the content of the seeds that are kept ends. */
const ENDS: Readonly<Record<string, number>> = { large: LARGE_END };

/** When the content of a seed ends, if that does not depend on the clock of the shop. */
export const fixedEndOf = (seed: string): number | undefined => ENDS[seed];

/** Where the shop of a seed is kept, by everything that its content depends on. */
export function keptPath(
  seed: string,
  { settings, version, schema }: { settings: Settings; version: string; schema: number },
): string {
  const folder = process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache');
  const key = createHash('sha256')
    .update(JSON.stringify([version, schema, settings]))
    .digest('hex');
  return join(folder, 'storewire', `${seed}-${key.slice(0, 16)}.sqlite`);
}

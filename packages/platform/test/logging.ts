/** The command `storewire logs`, and the platform whose requests it prints. */
import { createClient, visitor } from 'storewire';
import { expect } from 'vitest';
import { ready, start } from './commands.ts';

/** The id of nothing in the shop. */
export const NOTHING = '6f3e9d1a-0c58-4b72-9a4e-2d8c7b5f1e36';

/** A platform, a client of a visitor, and a command that prints the requests. */
export async function logging(args: readonly string[]) {
  const { child: platform, facts } = await ready(['--memory', '--seed', 'small']);
  const { url = '', clientId = '' } = facts;
  const logs = start(['logs', '--url', url, ...args]);
  await expect.poll(logs.printed).toContain('(Ctrl-C stops it)\n');
  const client = createClient({ baseUrl: url, auth: visitor({ clientId }), retry: false });
  return { platform, url, client, ...logs };
}

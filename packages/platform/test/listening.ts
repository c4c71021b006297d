/** The command `storewire listen`, and the platform that it listens to. */
import type { Events } from 'storewire';
import { expect } from 'vitest';
import { adminApi } from '../src/cli/running-platform/admin-api.ts';
import { ready, start } from './commands.ts';

export const APPROVED = 'wix.ecom.v1.order_approved';

/** Lets a platform send an event. */
export const emit = (url: string, entityId: string, type: keyof Events = APPROVED) =>
  adminApi(url).emitEvent({ type, entityId, content: { data: {}, entity: {} } });

/** A platform, and a command that listens to it. */
export async function listening(args: readonly string[]) {
  const { child: platform, facts } = await ready(['--memory']);
  const url = facts['url'] ?? '';
  const listen = start(['listen', '--url', url, ...args]);
  await expect.poll(listen.printed).toContain('(Ctrl-C stops it)\n');
  return { platform, url, admin: adminApi(url), ...listen };
}

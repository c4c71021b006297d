import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Intercept } from '../files-platform.ts';
import { acting, answering, platformForTest } from '../setup.ts';

const run = promisify(execFile);
const hold: Intercept = () => true;

/** When the process aborts after a number of responses: in pieces, the URL, the creation, five pieces, the file. */
const POINTS: [when: string, point: string, responses: number, intercept: Intercept][] = [
  ['while it requests its URL', '', 0, ({ path }) => path.includes('generate')],
  ['while it is created', '', 1, acting('POST', hold)],
  ['while it is finished', '', 7, acting('PUT', hold)],
  ['while a piece is sent', '', 3, acting('PATCH', hold, 2)],
  ['while it waits to retry a piece', '', 3, acting('PATCH', answering(503))],
  ['by its signal', 'signal', -1, acting('PATCH', hold, 2)],
  ['while it is paused', 'paused', -1, () => false],
  ['during its only request', 'whole', 1, acting('PUT', hold)],
];

/** What a process prints that uploads and aborts. */
async function abort(url: string, point: string, responses: number): Promise<string> {
  const program = join(import.meta.dirname, 'aborted-upload.ts');
  const { stdout } = await run(process.execPath, [program, url, point, String(responses)]);
  return stdout;
}

describe('an aborted upload in a process of its own', () => {
  it.each(POINTS)(
    'leaves nothing running if it is aborted %s',
    async (_when, point, responses, intercept) => {
      const { platform } = await platformForTest();
      platform.intercept = intercept;
      expect([await abort(platform.url, point, responses), platform.files]).toEqual(['abort\n', []]);
    },
  );

  it('leaves nothing running if it is aborted while it waits until the file is ready', async () => {
    const { platform } = await platformForTest();
    platform.looks = 1;
    expect(await abort(platform.url, 'waiting', 2)).toBe('abort\n');
    expect(platform.files).toHaveLength(1);
  });
});

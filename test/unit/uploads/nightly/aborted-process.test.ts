import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Intercept } from '../files-platform.ts';
import { acting, answering, platformForTest } from '../setup.ts';

const run = promisify(execFile);
const hold: Intercept = () => true;

const BY_TUS = 0;
const WHOLE = 10_000_000;

/** When the process aborts after a number of responses: by tus, the URL, the creation, two chunks, the file. */
const POINTS: [when: string, resumableAboveBytes: number, responses: number, intercept: Intercept][] = [
  ['while it requests its URL', BY_TUS, 0, ({ path }) => path.includes('generate')],
  ['while it is created', BY_TUS, 1, acting('POST', hold)],
  ['while a chunk is sent', BY_TUS, 3, acting('PATCH', hold, 2)],
  ['while it waits to repeat a chunk', BY_TUS, 5, acting('PATCH', answering(503))],
  ['while it is finished', BY_TUS, 4, acting('PUT', hold)],
  ['during its only request', WHOLE, 1, acting('PUT', hold)],
];

/** What a process prints that uploads and aborts. */
async function abort(url: string, resumableAboveBytes: number, responses: number): Promise<string> {
  const program = join(import.meta.dirname, 'aborted-upload.ts');
  const { stdout } = await run(process.execPath, [program, url, `${resumableAboveBytes}`, `${responses}`]);
  return stdout;
}

describe('an aborted upload in a process of its own', () => {
  it.each(POINTS)(
    'leaves nothing running if it is aborted %s',
    async (_when, resumableAboveBytes, responses, intercept) => {
      const { platform } = await platformForTest();
      platform.intercept = intercept;
      expect([await abort(platform.url, resumableAboveBytes, responses), platform.files]).toEqual([
        'abort\n',
        [],
      ]);
    },
  );

  it('leaves nothing running if it is aborted while it waits until the file is ready', async () => {
    const { platform } = await platformForTest();
    platform.looks = Number.POSITIVE_INFINITY;
    expect(await abort(platform.url, WHOLE, 2)).toBe('abort\n');
    expect(platform.files).toHaveLength(1);
  });
});

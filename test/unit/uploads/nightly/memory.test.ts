import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { platformForTest } from '../setup.ts';

const run = promisify(execFile);

it('a stream of 200 MB needs as little memory as one of 20 MB', async () => {
  const { platform } = await platformForTest();
  const folder = await mkdtemp(join(tmpdir(), 'storewire-stream-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'film.mp4');
  const part = randomBytes(10_000_000);
  for (let index = 0; index < 20; index++) await appendFile(path, part);
  const { stdout } = await run(process.execPath, [
    join(import.meta.dirname, 'streaming.ts'),
    platform.url,
    path,
    '20000000',
  ]);
  expect(platform.files.map(({ sizeInBytes }) => sizeInBytes)).toEqual(['20000000', '200000000']);
  expect(Number(stdout)).toBeLessThan(60_000_000);
});

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('each file belongs to a promise of docs/behaviour.md, which names no other files', async () => {
  const script = join(import.meta.dirname, '../prices.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script]);
  expect(stdout).toMatch(/\nall +\d+ +\d+\n$/);
  expect(stdout).not.toContain('no promise');
});

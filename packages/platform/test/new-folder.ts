/** A folder that is deleted after the test. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'storewire-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

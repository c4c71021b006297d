import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './child.js';

const LIMIT_MS = 60_000;

/**
 * Whether a browser really starts: a file can be there and its libraries missing.
 * @param {string} file
 */
export async function starts(file) {
  const profile = await mkdtemp(join(tmpdir(), 'storewire-browser-'));
  const flags = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  try {
    const { code, output } = await run(file, [...flags, `--user-data-dir=${profile}`, '--dump-dom', 'about:blank'], { timeoutMs: LIMIT_MS });
    return code === 0 && output.includes('<body>');
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

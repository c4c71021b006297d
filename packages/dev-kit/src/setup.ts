/**
 * Waiting has no short limit of its own, as any would be reached on a busy machine: what is waited for either
 * happens, or the test times out. `expect.poll` and the tests themselves have their limits in
 * vitest.config.ts.
 */
import { vi } from 'vitest';

const WAIT_MS = 120_000;

const { waitFor } = vi;
if (waitFor.name !== 'waitLong')
  vi.waitFor = function waitLong(callback, options) {
    return waitFor(callback, {
      timeout: WAIT_MS,
      ...(typeof options === 'number' ? { timeout: options } : options),
    });
  };

if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: WAIT_MS });
}

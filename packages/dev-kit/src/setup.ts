/**
 * Before each test file: what waits has the limit of vitest.config.ts, since shorter ones are reached on a busy machine.
 */
import { afterAll, vi } from 'vitest';
import { WAIT_MS } from './wait.ts';

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

const { Request, Response } = globalThis;

// the next file of the worker shares the globals
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  // servers of Hono replace them
  Object.defineProperty(globalThis, 'Request', { value: Request, writable: true });
  Object.defineProperty(globalThis, 'Response', { value: Response, writable: true });
});

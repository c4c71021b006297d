import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Compares the hooks with those of other libraries: `npx vitest run --config test/nightly/guests/hooks/vitest.config.ts`. Outside of the gate. */
export default defineConfig({
  root: resolve(import.meta.dirname, '../../../..'),
  test: {
    include: ['test/nightly/guests/hooks/*.guest.tsx'],
    environment: 'happy-dom',
    globalSetup: ['test/nightly/guests/hooks/generate-orval.ts'],
    testTimeout: 60_000,
  },
});

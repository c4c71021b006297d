import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('loaders and actions read the URL of the page, and none that React Router has made for its data', () => {
  const files = globSync('packages/storefront/app/**/*.{ts,tsx}');
  const reading = files.filter((file) => readFileSync(file, 'utf8').includes('request.url'));
  expect(reading).toEqual(['packages/storefront/app/entry.server.tsx']);
});

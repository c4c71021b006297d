import { expect, test } from 'vitest';
import { startShop } from './shop.ts';

const shop = await startShop();

const lifetimeOf = async (path: string): Promise<(string | number | null)[]> => {
  const { status, headers } = await fetch(new URL(path, shop.origin));
  return [status, headers.get('cache-control')];
};

test('a file of the build is kept forever, as its name changes with it, and other files for a day', async () => {
  const page = await (await fetch(`${shop.origin}/en`)).text();
  const [, script = ''] = /"(\/assets\/[^"]+\.js)"/.exec(page) ?? [];
  expect(await lifetimeOf(script)).toEqual([200, 'public, max-age=31536000, immutable']);
  expect(await lifetimeOf('/favicon.svg')).toEqual([200, 'public, max-age=86400']);
  expect(await lifetimeOf('/assets/of-another-build.js')).toEqual([404, 'private, no-store']);
});

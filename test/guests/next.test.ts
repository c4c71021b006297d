import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  bin,
  copyRecipe,
  freePort,
  newFolder,
  npmIn,
  PACKAGE,
  put,
  runIn,
  start,
  startPlatform,
} from './guest.ts';
import { startUpstream } from './upstream.ts';
import { refusesOtherSites, visitDevelopment, visitShop } from './visit-shop.ts';

/** The one of create-next-app fetches fonts of Google. */
const LAYOUT = `import type { ReactNode } from 'react';
export default function Layout({ children }: { children: ReactNode }) {
  return <html lang="en"><body>{children}</body></html>;
}
`;

test('a project of create-next-app with Cache Components builds with the recipe, reads once, streams, signs in and signs out', async () => {
  const folder = join(await newFolder(), 'shop');
  await npmIn(
    join(folder, '..'),
    'exec',
    '--yes',
    '--',
    'create-next-app@latest',
    'shop',
    '--yes',
    '--disable-git',
  );
  await npmIn(folder, 'install', PACKAGE, 'swr');
  await copyRecipe('next', folder);
  await put(folder, { 'app/layout.tsx': LAYOUT });

  const upstream = await startUpstream(await startPlatform());
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const env = {
    STORE_URL: upstream.url,
    SITE_ORIGIN: origin,
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
  };
  const next = bin(folder, 'next/dist/bin/next');
  expect(await runIn(folder, [next, 'build'], env)).toMatch(/◐[\s\S]*Partial Prerender/);
  expect(upstream.calls).toEqual([]);
  await start(folder, [next, 'start', '--port', String(port)], /Ready in/, env);
  await visitShop(origin, upstream);
  await refusesOtherSites(origin);

  const development = await freePort();
  const local = `http://localhost:${development}`;
  const args = [next, 'dev', '--port', String(development)];
  await start(folder, args, /Ready in/, { ...env, SITE_ORIGIN: local, NODE_ENV: 'development' });
  await visitDevelopment(local);
});

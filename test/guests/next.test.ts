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
  start,
  startPlatform,
  runIn,
} from './guest.ts';

/** The one of create-next-app fetches fonts of Google. */
const LAYOUT = `import type { ReactNode } from 'react';
export default function Layout({ children }: { children: ReactNode }) {
  return <html lang="en"><body>{children}</body></html>;
}
`;

/** Requests pages as a browser does: with cookies, and without following redirects. */
function browser(origin: string) {
  const cookies = new Map<string, string>();
  return async (url: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('cookie', Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(new URL(url, origin), { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
}

test('a project of create-next-app with Cache Components builds with the recipe, renders, signs in and signs out', async () => {
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

  const platform = await startPlatform();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const env = {
    STORE_URL: platform,
    NEXT_PUBLIC_SITE_ORIGIN: origin,
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
  };
  const next = bin(folder, 'next/dist/bin/next');
  expect(await runIn(folder, [next, 'build'], env)).toMatch(/◐[\s\S]*Partial Prerender/);
  await start(folder, [next, 'start', '--port', String(port)], /Ready in/, env);

  const visit = browser(origin);
  const first = await visit('/');
  expect(await first.text()).toMatch(/<li>[^<]+<\/li>[\s\S]*|Sign in/);
  expect(first.headers.getSetCookie().join()).toMatch(/storewire[^;]*;[^,]*HttpOnly/i);

  const calls = {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: '{"query":{}}',
  };
  const call = await visit('/api/store/stores-reader/v1/products/query-platformized', calls);
  expect(await call.json()).toHaveProperty('products');

  expect(
    (await visit('/sign-in', { method: 'POST', headers: { origin: 'https://other.example' } })).status,
  ).toBe(403);
  const begun = await visit('/sign-in', { method: 'POST', headers: { origin } });
  const page = await (await fetch(begun.headers.get('location') ?? '')).text();
  const request = /name="request" value="([^"]*)"/.exec(page)?.[1]?.replaceAll('&#38;', '&') ?? '';
  const form = { request, email: 'ann@example.com', password: 'correct horse', action: 'login' };
  const login = { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) } as const;
  const returned = await fetch(`${platform}/oauth2/login`, login);
  expect((await visit(returned.headers.get('location') ?? '')).status).toBe(303);
  expect(await (await visit('/')).text()).toContain('Sign out');

  expect((await visit('/sign-out', { method: 'POST' })).status).toBe(403);
  expect((await visit('/sign-out', { method: 'POST', headers: { origin } })).status).toBe(303);
  expect(await (await visit('/')).text()).toContain('Sign in');
});

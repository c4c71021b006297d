import { expect, test } from 'vitest';
import { bin, copyRecipe, freePort, npmIn, projectWith, put, runIn, start, startPlatform } from './guest.ts';
import { startUpstream } from './upstream.ts';
import { refusesOtherSites, visitDevelopment, visitShop } from './visit-shop.ts';

/** What the template of create-react-router has, which is not in the registry. */
const TEMPLATE = {
  'vite.config.ts': `import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
export default defineConfig({ plugins: [reactRouter()] });
`,
  'react-router.config.ts': `import type { Config } from '@react-router/dev/config';
export default { ssr: true } satisfies Config;
`,
  'app/root.tsx': `import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head><meta charSet="utf-8" /><link rel="icon" href="data:," /><Meta /><Links /></head>
      <body>{children}<ScrollRestoration /><Scripts /></body>
    </html>
  );
}
export default function App() {
  return <Outlet />;
}
`,
  'tsconfig.json': JSON.stringify({
    include: ['**/*', '.react-router/types/**/*'],
    compilerOptions: {
      lib: ['DOM', 'DOM.Iterable', 'ES2022'],
      types: ['node', 'vite/client'],
      target: 'ES2022',
      module: 'ES2022',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      rootDirs: ['.', './.react-router/types'],
      verbatimModuleSyntax: true,
      noEmit: true,
      skipLibCheck: true,
      strict: true,
    },
  }),
};

const VERSION = '8.4';

test('a React Router project builds with the recipe, reads once, streams, signs in and signs out', async () => {
  const router = ['react-router', '@react-router/node', '@react-router/serve'];
  const folder = await projectWith(
    'swr',
    'react',
    'react-dom',
    'isbot',
    ...router.map((name) => `${name}@${VERSION}`),
  );
  const types = ['@types/node', '@types/react', '@types/react-dom'];
  await npmIn(folder, 'install', '-D', `@react-router/dev@${VERSION}`, 'vite@8', 'typescript', ...types);
  await put(folder, TEMPLATE);
  await copyRecipe('react-router', folder);
  const command = bin(folder, '@react-router/dev/bin.cjs');
  await runIn(folder, [command, 'typegen']);
  expect(await runIn(folder, [bin(folder, 'typescript/bin/tsc'), '--pretty', 'false'])).toBe('');
  await runIn(folder, [command, 'build']);

  const upstream = await startUpstream(await startPlatform());
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  await start(folder, [bin(folder, '@react-router/serve/bin.cjs'), 'build/server/index.js'], /http:\/\//, {
    STORE_URL: upstream.url,
    SITE_ORIGIN: origin,
    PORT: String(port),
    NODE_ENV: 'production',
  });
  await visitShop(origin, upstream);
  await refusesOtherSites(origin);

  const development = await freePort();
  const local = `http://localhost:${development}`;
  await start(folder, [command, 'dev', '--port', String(development)], /Local:/, {
    STORE_URL: upstream.url,
    SITE_ORIGIN: local,
    NODE_ENV: 'development',
  });
  await visitDevelopment(local);
});

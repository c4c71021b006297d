import { expect, test } from 'vitest';
import { npmIn, PACKAGE, projectWith, put, runIn } from './guest.ts';

const OLDEST = [
  'zod@3.25.76',
  'swr@2.5.0',
  'graphql@15.0.0',
  'msw@2.11.0',
  'tus-js-client@3.0.0',
  'react@18.0.0',
  'typescript@6',
];

const IMPORT = `
for (const entry of process.argv.slice(2))
  await import(entry).then(
    () => console.log(entry, 'works'),
    (error) => console.log(String(error)),
  );
`;

const WORKS = `
import { createClient, fixedToken, graphql } from 'storewire';
import { addLineItemsToCurrentCartV2Handler, handlers } from 'storewire/msw';
import { parse, print } from 'graphql';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

const client = createClient({ auth: fixedToken('t'), retry: false });
const sent = [];
const server = setupServer(
  addLineItemsToCurrentCartV2Handler(({ input }) => ({ status: 200, body: { cart: { note: String(input.catalogItems[0].quantity) } } })),
  http.post('*/graphql/*', async ({ request }) => { sent.push((await request.json()).query); return HttpResponse.json({ data: { a: 1 } }); }),
  ...handlers(),
);
server.listen({ onUnhandledRequest: 'error' });
const line = { quantity: 3, catalogReference: { appId: 'a', catalogItemId: 'b' } };
console.log('msw', (await client.currentCartV2.addLineItemsToCurrentCart({ catalogItems: [line] })).cart.note);
console.log('msw long form', (await client.collections.queryCollections({ query: {} })).collections.length > 0);
await graphql(client, parse('query A { a }'), {}, { print }).then(() => console.log('graphql', sent.join().replace(/\\s+/g, ' ').trim()), (error) => console.log('graphql', String(error)));
server.close();
`;

test('the oldest libraries of the peer ranges install and work', async () => {
  const folder = await projectWith(...OLDEST);
  await put(folder, { 'import.mjs': IMPORT, 'works.mjs': WORKS });
  const entries = ['', '/react', '/zod', '/msw', '/uploads'].map((entry) => `storewire${entry}`);
  const printed = await runIn(folder, ['import.mjs', ...entries]);
  expect(printed.trim().split('\n')).toEqual(entries.map((entry) => `${entry} works`));
  expect((await runIn(folder, ['works.mjs'])).trim().split('\n')).toEqual([
    'msw 3',
    'msw long form true',
    'graphql query A { a }',
  ]);
});

test('storewire/react reports in one line that SWR is too old, where a package manager installs it nevertheless', async () => {
  const folder = await projectWith();
  await npmIn(folder, 'install', '--legacy-peer-deps', PACKAGE, 'swr@2.4.2', 'react@18.0.0');
  await put(folder, { 'import.mjs': IMPORT });
  expect((await runIn(folder, ['import.mjs', 'storewire/react'])).trim()).toBe(
    'Error: storewire/react requires swr 2.5 or later: npm install swr@latest',
  );
});

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import createFetchClient from 'openapi-fetch';
import { bearer, createClient } from 'storewire';
import type { paths } from 'storewire/paths';
import { makeSandbox, typeCheck } from 'storewire-dev-kit/sandbox';
import { json, startServer } from 'storewire-dev-kit/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeFolder } from '../../src/generate/write.ts';
import { all, generateFrom, put, write } from './shop.ts';

let sandbox: Awaited<ReturnType<typeof makeSandbox>>;
beforeAll(async () => {
  sandbox = await makeSandbox();
});
afterAll(() => sandbox.remove());

/**
 * A field mask, a header parameter, an inline response, an operation of the site, and parameters in every
 * location together with a body.
 */
const more = all(
  put('components schemas UpdateWishlistRequest properties fieldMask', {
    type: 'string',
    'x-wire': 'fieldMask',
  }),
  put('paths /v1/wishlists/{id} patch parameters', [
    { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
    { name: 'paging.limit', in: 'query', schema: { type: 'integer' } },
    { name: 'x-shop', in: 'header', required: true, schema: { type: 'string' } },
  ]),
  put('paths /v1/tags post x-host', 'site'),
  put('paths /v1/wishlists post responses 409', {
    description: 'There are such lists.',
    content: {
      'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Wishlist' } } },
    },
  }),
);

const USE = `
import createFetchClient from 'openapi-fetch';
import { createClient } from 'storewire';
import type { paths } from './paths.ts';

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Wishlist = paths['/gifts/v1/wishlists/{id}']['get']['responses'][200]['content']['application/json']['wishlist'];
type Body = paths['/v1/wishlists/{id}']['patch']['requestBody']['content']['application/json'];

export const facts: [
  Same<keyof paths, '/v1/wishlists/{id}' | '/gifts/v1/wishlists/{id}' | '/v1/wishlists'>,
  Same<keyof Body['wishlist'], 'name' | 'occasion' | 'wishes' | 'shared' | 'next' | 'extra'>,
  Same<Body['fieldMask'], string | undefined>,
  Same<keyof Body, 'wishlist' | 'fieldMask'>,
  Same<Wishlist['shared'], boolean>,
  Same<paths['/v1/wishlists']['post']['responses'][409]['content']['application/json'], Wishlist[]>,
  Same<NonNullable<paths['/v1/wishlists']['get']['parameters']['query']>['paging.limit'], number | undefined>,
] = [true, true, true, true, true, true, true];

const api = createFetchClient<paths>({ baseUrl: 'https://shop.example', fetch: createClient().fetch });

export async function use(): Promise<void> {
  const { data } = await api.GET('/gifts/v1/wishlists/{id}', { params: { path: { id: '1' } } });
  console.log(data?.wishlist.name.length);
  const params = { path: { id: '1' }, header: { 'x-shop': 'a' } };
  await api.PATCH('/v1/wishlists/{id}', { params, body: { wishlist: { name: 'Birthday' }, fieldMask: 'name' } });
  // @ts-expect-error the header is required
  await api.PATCH('/v1/wishlists/{id}', { params: { path: { id: '1' } }, body: { wishlist: { name: 'Birthday' } } });
  // @ts-expect-error the name is required
  await api.POST('/v1/wishlists', { body: { wishlist: {} } });
}
`;

test('the paths of a custom description are those of requests and of responses, and compile with every strict option', async () => {
  const folder = join(sandbox.folder, 'own');
  const files = await generateFrom(sandbox.folder, write(more));
  await writeFolder(folder, new Map([...files].filter(([name]) => name === 'paths.ts')));
  await writeFile(join(folder, 'use.ts'), USE);
  expect(
    await typeCheck(sandbox.folder, '--exactOptionalPropertyTypes', '--noUnusedLocals', '--skipLibCheck'),
  ).toEqual([]);
});

test('openapi-fetch makes the calls of the contract with the credentials of a client', async () => {
  const server = await startServer((_request, response) => json(response, { order: { id: '3f6c' } }));
  const baseUrl = `${server.url}/gateway`;
  const client = createClient({ baseUrl, auth: bearer('token-1') });
  const api = createFetchClient<paths>({ baseUrl, fetch: client.fetch });
  const params = { path: { id: 'a/b' } };
  const { data } = await api.GET('/ecom/v1/orders/{id}', { params });
  await api.PATCH('/ecom/v1/orders/{id}', { params, body: { order: { number: '7' }, fieldMask: 'number' } });
  expect(data?.order?.id).toBe('3f6c');
  const headers = { authorization: 'Bearer token-1' };
  expect(server.requests).toMatchObject([
    { method: 'GET', url: '/gateway/ecom/v1/orders/a%2Fb', headers },
    {
      method: 'PATCH',
      url: '/gateway/ecom/v1/orders/a%2Fb',
      headers,
      body: '{"order":{"number":"7"},"fieldMask":"number"}',
    },
  ]);
});

test('the paths of a retired call say when it ends', async () => {
  const files = await generateFrom(sandbox.folder, write(more));
  expect(files.get('paths.ts')).toContain('The removal date of this call is 2030-01-01.');
});

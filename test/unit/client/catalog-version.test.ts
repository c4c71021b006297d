import { expect, test } from 'vitest';
import { createClient, fixedToken, readCatalogVersion, visitor } from '../../../src/index.ts';

/** A client of a site that answers with these responses, one after the other. */
function clientOf(...responses: Response[]) {
  const fetch: typeof globalThis.fetch = async () => responses.shift() ?? Response.error();
  return createClient({ baseUrl: 'https://api.example', auth: fixedToken('token'), retry: false, fetch });
}

test.each([
  ['V1_CATALOG', 1],
  ['V3_CATALOG', 3],
  ['STORES_NOT_INSTALLED', 'none'],
])('a site that answers %s has the catalog %s', async (catalogVersion, catalog) => {
  expect(await readCatalogVersion(clientOf(Response.json({ catalogVersion })))).toBe(catalog);
});

test('a site that does not know the call has version 1', async () => {
  const unknown = Response.json({ message: 'Not found' }, { status: 404 });
  expect(await readCatalogVersion(clientOf(unknown))).toBe(1);
});

test('a token endpoint that is not there says nothing about the version', async () => {
  const fetch: typeof globalThis.fetch = async () => Response.json({ message: 'Not found' }, { status: 404 });
  const client = createClient({ auth: visitor({ clientId: 'client-1' }), retry: false, fetch });
  await expect(readCatalogVersion(client)).rejects.toMatchObject({
    status: 404,
    operation: 'oauth.oauthToken',
  });
});

test.each([400, 401, 403, 428, 429, 500, 503])(
  'a failure with the status %i says nothing about the version, which can be read again',
  async (status) => {
    const failed = Response.json({ message: 'no', details: {} }, { status });
    const client = clientOf(failed, Response.json({ catalogVersion: 'V3_CATALOG' }));
    await expect(readCatalogVersion(client)).rejects.toMatchObject({ status });
    expect(await readCatalogVersion(client)).toBe(3);
  },
);

test.each([{ catalogVersion: 'V4_CATALOG' }, { catalogVersion: 'constructor' }, {}])(
  'an answer with another version is a failure: %o',
  async (answer) => {
    await expect(readCatalogVersion(clientOf(Response.json(answer)))).rejects.toMatchObject({
      kind: 'system',
      reason: 'badAnswer',
      operation: 'catalogVersioning.getCatalogVersion',
    });
  },
);

test('a read of the version can be aborted', async () => {
  const signal = AbortSignal.abort();
  await expect(readCatalogVersion(clientOf(), { signal })).rejects.toMatchObject({ reason: 'abort' });
});

import { type Mock, startMock } from 'storewire-tools/mock';
import { expect, test } from 'vitest';
import { readWire } from '../../src/mock/wire.ts';
import { returning, withFile, withPaths } from '../generate/read-text.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Every schema refers to five others, and so to all of them. */
const schemas = Object.fromEntries(
  Array.from({ length: 50 }, (_, index) => [
    `Node${index}`,
    {
      type: 'object',
      required: ['id'],
      properties: {
        id: { type: 'string', minLength: 2, readOnly: true },
        ...Object.fromEntries(
          Array.from({ length: 5 }, (__, link) => [`link${link}`, ref(`Node${(index * 7 + link) % 50}`)]),
        ),
      },
    },
  ]),
);
const paths = Object.fromEntries(
  Array.from({ length: 500 }, (_, index) => [
    `/nodes${index}`,
    {
      get: {
        ...returning(ref(`Node${index % 50}`)),
        parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer' } }],
      },
      post: {
        ...returning({ type: 'object' }),
        requestBody: { content: { 'application/json': { schema: ref(`Node${index % 50}`) } } },
      },
    },
  ]),
);

async function served(description: object, use: (mock: Mock) => Promise<void>): Promise<void> {
  const mock = await startMock({ description, port: 0 });
  await use(mock).finally(() => mock.close());
}

test('a description of 1000 operations whose schemas all refer to one another is served', async () => {
  const description = await withFile(withPaths(paths, { components: { schemas } }), readWire);
  await served(description, async ({ url }) => {
    const { status } = await fetch(`${url}/nodes499?limit=many`);
    const post = (body: object): Promise<Response> =>
      fetch(`${url}/nodes1`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect(status).toBe(422);
    expect((await post({ link0: { link1: { id: 'ab' }, id: 'ab' } })).status).toBe(200);
    expect((await post({ link0: { link1: { id: 'a' }, id: 'ab' } })).status).toBe(422);
  });
});

test('an operation that cannot be served says why, and the others respond', async () => {
  const description = withPaths({
    '/broken': { get: returning(ref('Missing')) },
    '/complete': { get: returning({ type: 'object', properties: { name: { type: 'string' } } }) },
  });
  await served(description, async ({ url }) => {
    const broken = await fetch(`${url}/broken`);
    expect([broken.status, await broken.json()]).toEqual([
      500,
      expect.objectContaining({
        title: 'GET /broken cannot be served: the reference #/components/schemas/Missing leads nowhere',
      }),
    ]);
    const complete = await fetch(`${url}/complete`);
    expect([complete.status, await complete.json()]).toEqual([200, { name: 'string' }]);
  });
});

test('what is next to a reference to a recursive schema is checked', async () => {
  const description = withPaths(
    {
      '/trees': {
        post: {
          ...returning({ type: 'object' }),
          requestBody: {
            content: {
              'application/json': {
                schema: { type: 'object', properties: { tree: { ...ref('Tree'), minProperties: 1 } } },
              },
            },
          },
        },
      },
    },
    { components: { schemas: { Tree: { type: 'object', properties: { left: ref('Tree') } } } } },
  );
  await served(description, async ({ url }) => {
    const statuses = [{ tree: {} }, { tree: { left: {} } }].map(async (body) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(`${url}/trees`, { method: 'POST', headers, body: JSON.stringify(body) })).status;
    });
    expect(await Promise.all(statuses)).toEqual([422, 200]);
  });
});

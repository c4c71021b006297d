import { type Mock, startMock } from 'storewire-tools/mock';
import { expect, test } from 'vitest';
import { readDescription } from '../../src/description/read.ts';
import { ref, returning, taking, withFile, withPaths } from '../generate/read-text.ts';

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
      post: taking(ref(`Node${index % 50}`), returning()),
    },
  ]),
);

async function served(description: object, use: (mock: Mock) => Promise<void>): Promise<void> {
  const mock = await startMock({ description, port: 0 });
  await use(mock).finally(() => mock.close());
}

async function statusOf(url: string, body: object): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).status;
}

test('a description of 1000 operations whose schemas all refer to one another is served', async () => {
  const description = await withFile(withPaths(paths, { components: { schemas } }), readDescription);
  await served(description, async ({ url }) => {
    const { status } = await fetch(`${url}/nodes499?limit=many`);
    expect(status).toBe(422);
    expect(await statusOf(`${url}/nodes1`, { link0: { link1: { id: 'ab' }, id: 'ab' } })).toBe(200);
    expect(await statusOf(`${url}/nodes1`, { link0: { link1: { id: 'a' }, id: 'ab' } })).toBe(422);
  });
});

test('what is next to a reference to a recursive schema is checked', async () => {
  const body = { type: 'object', properties: { tree: { ...ref('Tree'), minProperties: 1 } } };
  const description = withPaths(
    { '/trees': { post: taking(body, returning()) } },
    { components: { schemas: { Tree: { type: 'object', properties: { left: ref('Tree') } } } } },
  );
  await served(description, async ({ url }) => {
    expect(await statusOf(`${url}/trees`, { tree: {} })).toBe(422);
    expect(await statusOf(`${url}/trees`, { tree: { left: {} } })).toBe(200);
  });
});

test('a path is served by the operation with the most fixed text, in whatever order they are described', async () => {
  const named = ['/reports/{name}', '/reports/{name}.json', '/reports/report-{name}', '/reports/all'];
  const urls = ['/reports/x', '/reports/x.json', '/reports/report-5', '/reports/all'];
  const operation = (path: string): object => ({
    get: {
      responses: { 200: { description: '', content: { 'application/json': { example: { path } } } } },
    },
  });
  for (const order of [named, named.toReversed()]) {
    const description = withPaths(Object.fromEntries(order.map((path) => [path, operation(path)])));
    await served(description, async ({ url }) => {
      const bodies = urls.map(async (path) => (await fetch(url + path)).json());
      expect(await Promise.all(bodies)).toEqual(named.map((path) => ({ path })));
    });
  }
});

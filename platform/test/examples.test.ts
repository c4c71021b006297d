import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOSTILE, mutated } from './hostile.ts';
import { createShop } from './shop.ts';

interface Example {
  $ref?: string;
  value?: unknown;
}
interface Parameter {
  name: string;
  in: string;
  example?: unknown;
  examples?: Record<string, Example>;
}
interface Operation {
  operationId: string;
  'x-callers': string[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content: Record<string, { examples?: Record<string, Example> }> };
}

const wire = JSON.parse(readFileSync(new URL('../../generated/wire.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { examples: Record<string, Example>; parameters: Record<string, Parameter> };
};

function parameterOf(parameter: Parameter | { $ref: string }): Parameter {
  if (!('$ref' in parameter)) return parameter;
  const found = wire.components.parameters[parameter.$ref.split('/').at(-1) ?? ''];
  if (!found) throw new Error(`There is no parameter ${parameter.$ref}`);
  return found;
}

const contentOf = ({ $ref, value }: Example): unknown =>
  $ref ? wire.components.examples[$ref.split('/').at(-1) ?? '']?.value : value;

const examples = Object.entries(wire.paths).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, operation]) => {
    const parameters = (operation.parameters ?? []).map(parameterOf);
    const exampleOf = ({ example, examples: named = {} }: Parameter): unknown => {
      const [first] = Object.values(named);
      return example ?? (first && contentOf(first));
    };
    const url = path.replaceAll(/\{(\w+)\}/g, (_template, name: string) =>
      encodeURIComponent(
        String(exampleOf(parameters.find((each) => each.name === name) ?? { name, in: 'path' })),
      ),
    );
    const bodies = Object.entries(operation.requestBody?.content['application/json']?.examples ?? {});
    const query = new URLSearchParams(
      parameters
        .filter((parameter) => parameter.in === 'query' && exampleOf(parameter) !== undefined)
        .flatMap((parameter) => {
          const value = exampleOf(parameter);
          if (Array.isArray(value)) return value.map((each) => [parameter.name, String(each)]);
          return typeof value === 'object' && value !== null
            ? Object.entries(value).map(([name, each]) => [`${parameter.name}.${name}`, String(each)])
            : [[parameter.name, String(value)]];
        }),
    );
    const request = {
      id: operation.operationId,
      callers: operation['x-callers'],
      method: method.toUpperCase(),
      url: `${url}?${query}`,
    };
    return bodies.length === 0
      ? [{ ...request, name: 'without a body', body: undefined }]
      : bodies.map(([name, example]) => ({ ...request, name, body: contentOf(example) }));
  }),
);

const tokenOf = (shop: ReturnType<typeof createShop>, callers: string[]): string =>
  shop.tokenFor({
    role: callers.includes('merchant') ? 'staff' : callers.includes('member') ? 'member' : 'visitor',
  });

test('the example requests of the contract break no rule of a schema', async () => {
  const shop = createShop({ settings: { allowedOrigins: ['https://shop.example.com'] } });
  const rejected: unknown[] = [];
  for (const { id, name, callers, method, url, body } of examples) {
    const { status, body: response } = await shop
      .request(method, url, { token: tokenOf(shop, callers), body })
      .catch((error: unknown) => ({ status: 0, body: { message: String(error) } }));
    const violations = JSON.stringify(response);
    // examples name items that this shop does not have
    if (
      status === 0 ||
      (status === 400 &&
        /fieldViolations|invalid_request/.test(violations) &&
        !/is no item|is not an option|that of another|is not a cursor of|HOST_NOT_ALLOWED|is not that of|is not valid|is not a provider|has no valid/.test(
          violations,
        ))
    )
      rejected.push({ id, name, violations });
  }
  expect(rejected).toEqual([]);
});

test('no example with a hostile part makes a call fail', async () => {
  const shop = createShop();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...examples.filter(({ body }) => body !== undefined)),
      fc.array(fc.nat({ max: 50 }), { minLength: 1, maxLength: 5 }),
      HOSTILE,
      async ({ callers, method, url, body }, path, replacement) => {
        const { status } = await shop.request(method, url, {
          token: tokenOf(shop, callers),
          body: JSON.stringify(mutated(body, path, replacement)),
        });
        expect(status).not.toBe(500);
      },
    ),
    { numRuns: 3000 },
  );
});

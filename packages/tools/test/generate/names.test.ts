import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import { expect, test } from 'vitest';
import { operationsOf } from '../../src/generate/openapi.ts';
import { isName, isOperationId } from '../../src/generate/text.ts';
import { nothing, readText, returning, withPaths } from './read-text.ts';

/** Any text, and what other programs and people call things. */
const anyName = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }),
  fc.constantFrom(
    'get',
    'delete',
    'index',
    'Pet',
    'pet',
    'PET',
    'pet-store',
    'toString',
    'Date',
    'T',
    '2',
    'services',
    'list.all',
    'pets.list',
  ),
);

test('whatever operations and tags are called, ids are service and method, and methods are unique', async () => {
  const call = fc.record({
    operationId: fc.option(anyName, { nil: undefined }),
    tags: fc.option(fc.array(anyName, { maxLength: 2 }), { nil: undefined }),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(call, {
        minLength: 1,
        maxLength: 8,
        selector: ({ operationId }) => operationId ?? Math.random(),
      }),
      async (calls) => {
        const paths = Object.fromEntries(
          calls.map((given, index) => [`/p${index}`, { get: { ...nothing, ...given } }]),
        );
        const ids = [...operationsOf(await readText(withPaths(paths)))].map(
          ({ operation }) => operation.operationId ?? '',
        );
        expect(ids.filter((id) => !isOperationId(id))).toEqual([]);
        const methods = ids.map((id) => id.split('.')[1]?.toLowerCase());
        expect(new Set(methods).size).toBe(calls.length);
      },
    ),
    { numRuns: caseCount(60) },
  );
});

test('whatever schemas are called, types can have their names, and references follow', async () => {
  const name = anyName.filter((each) => each !== '__proto__' && each.isWellFormed());
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(name, { minLength: 1, maxLength: 8 }), async (names) => {
      const to = (each: string): object => ({
        $ref: `#/components/schemas/${encodeURIComponent(each.replaceAll('~', '~0').replaceAll('/', '~1'))}`,
      });
      const schemas = Object.fromEntries(names.map((each) => [each, { type: 'object', title: each }]));
      const document = await readText(
        withPaths(
          { '/p': { get: returning({ anyOf: names.map(to) }, { operationId: 'pets.getPet' }) } },
          { components: { schemas } },
        ),
      );
      const found = document.components?.schemas ?? {};
      expect(Object.keys(found).filter((each) => !isName(each))).toEqual([]);
      const parts = found['GetPetResponse']?.anyOf ?? [];
      expect(parts.map(({ $ref = '' }) => found[$ref.replace('#/components/schemas/', '')]?.title)).toEqual(
        names,
      );
    }),
    { numRuns: caseCount(60) },
  );
});

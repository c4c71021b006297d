import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import type { Document } from 'storewire-tools';
import { expect, test } from 'vitest';
import type { Change } from '../../src/compare/change.ts';
import { compareDescriptions } from '../../src/compare/compare.ts';
import { below } from '../../src/description/references.ts';

const ours = JSON.parse(
  await readFile(fileURLToPath(import.meta.resolve('storewire-contract/contract.json')), 'utf8'),
) as Document;

test('the contract has not changed when it is the same', () => {
  expect(compareDescriptions(ours, structuredClone(ours))).toEqual([]);
});

test('taking any property of the contract away is breaking there, and giving it back is a change there', () => {
  const properties = Object.entries(ours.components?.schemas ?? {}).flatMap(([schema, { properties = {} }]) =>
    Object.keys(properties).map((property) => ({ schema, property })),
  );
  fc.assert(
    fc.property(fc.constantFrom(...properties), ({ schema: name, property }) => {
      const now = structuredClone(ours);
      const schema = now.components?.schemas?.[name] ?? {};
      delete schema.properties?.[property];
      schema.required = (schema.required ?? []).filter((each) => each !== property);
      const pointer = below('#/components/schemas', name, 'properties', property);
      const levelsAt = (changes: Change[]): Set<string> =>
        new Set(changes.filter((change) => change.pointer === pointer).map(({ level }) => level));
      expect(levelsAt(compareDescriptions(ours, now))).toEqual(new Set(['major']));
      expect(compareDescriptions(now, ours).map((change) => change.pointer)).toContain(pointer);
    }),
    { numRuns: caseCount(20) },
  );
});

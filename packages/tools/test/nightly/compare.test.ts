import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import type { Document } from 'storewire-tools';
import { expect, test } from 'vitest';
import { compareDescriptions } from '../../src/compare/compare.ts';

const ours = JSON.parse(
  await readFile(fileURLToPath(import.meta.resolve('storewire-contract/contract.json')), 'utf8'),
) as Document;

const lines = (old: Document, now: Document): string[] =>
  compareDescriptions(old, now).map(({ level, pointer, what }) => `${level} ${pointer} ${what}`);

test('the contract has not changed when it is the same', () => {
  expect(lines(ours, structuredClone(ours))).toEqual([]);
});

test('taking any property of any schema of the contract away is breaking there, and giving it back is not', () => {
  fc.assert(
    fc.property(fc.nat(), (number) => {
      const now = structuredClone(ours);
      const removed = Object.entries(now.components?.schemas ?? {}).flatMap(([name, schema]) => {
        const names = Object.keys(schema.properties ?? {});
        const property = names[number % names.length];
        if (property === undefined) return [];
        delete schema.properties?.[property];
        if (schema.required) schema.required = schema.required.filter((each) => each !== property);
        return [`#/components/schemas/${name}/properties/${property.replaceAll('/', '~1')}`];
      });
      const without = new Set(lines(ours, now));
      expect(removed.filter((pointer) => !without.has(`major ${pointer} is removed`))).toEqual([]);
      const again = lines(now, ours).join('\n');
      expect(removed.filter((pointer) => !again.includes(`${pointer} is a new property`))).toEqual([]);
    }),
    { numRuns: caseCount(3) },
  );
});

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routes } from '../generated/routes.ts';
import { NEVER_RETURNED } from '../src/calls/never-returned.ts';

const sources = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.test.ts') && file !== 'codes.test.ts')
  .map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'));

const isNamed = (code: string): boolean => sources.some((source) => source.includes(`'${code}'`));

test('each application error of the contract has a test, or a reason why it is never returned', () => {
  const codes = routes.flatMap(({ codes: listed }) => listed.map(({ code }) => code));
  const missing = codes.filter((code) => !Object.hasOwn(NEVER_RETURNED, code) && !isNamed(code));
  expect([...new Set(missing)]).toEqual([]);
});

test('codes that are never returned are codes of the contract', () => {
  const known = new Set(routes.flatMap(({ codes }) => codes.map(({ code }) => code)));
  expect(Object.keys(NEVER_RETURNED).filter((code) => !known.has(code) || isNamed(code))).toEqual([]);
});

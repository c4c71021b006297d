import { expect, test } from 'vitest';
import { routes } from '../generated/routes.ts';
import { NEVER_RETURNED } from '../src/calls/shared/never-returned.ts';

// that responses have had each of the others is checked at the end of a run, in returned-codes.ts
test('codes that are never returned are codes of the contract, each with a reason', () => {
  const known = new Set(routes.flatMap(({ codes }) => codes.map(({ code }) => code)));
  expect(
    Object.entries(NEVER_RETURNED).filter(([code, reason]) => !known.has(code) || reason === ''),
  ).toEqual([]);
});

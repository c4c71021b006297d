import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TRANSPORT } from '../../../../src/core/options.ts';
import { type Client, createClient, isStoreError, type OperationInfo } from '../../../../src/index.ts';
import { withoutStacks } from '../../helpers/without-stacks.ts';
import { isForbidden, namesOf, readPath, templated, values } from '../path-values.ts';

/**
 * The problem of the URL with these path values. None, if they are rejected as they should be, or arrive
 * equal when decoded.
 */
function problemOf(client: Client, operation: OperationInfo, given: string[]): string | undefined {
  const names = namesOf(operation);
  let url: URL;
  try {
    url = client[TRANSPORT].buildUrl(
      operation,
      Object.fromEntries(names.map((name, at) => [name, given[at]])),
    );
  } catch (error) {
    if (!isStoreError(error) || error.kind !== 'validation' || error.operation !== operation.id)
      return `threw ${error}`;
    return given.some(isForbidden) ? undefined : 'refused';
  }
  if (given.some(isForbidden)) return `leads to ${url}`;
  const arrived = readPath(operation.path, url.pathname);
  const isEqual = arrived?.length === given.length && arrived.every((value, at) => value === given[at]);
  return isEqual && url.origin === 'https://www.wixapis.com' && url.search === '' && url.hash === ''
    ? undefined
    : `leads to ${url}`;
}

test('path values never change which endpoint is called, in a million cases over all templates: they are rejected or arrive decoded equal', () => {
  const client = createClient();
  const targets = templated.map((operation) => ({
    ...operation,
    method: 'GET',
    query: undefined,
    prepare: undefined,
  }));
  let cases = 0;
  const check = (value: string, other: string): void => {
    for (const operation of targets) {
      const given = namesOf(operation).map((_name, at) => (at === 0 ? value : other));
      const problem = problemOf(client, operation, given);
      if (problem) throw new Error(`${operation.id} ${JSON.stringify(given)}: ${problem}`);
      cases++;
    }
  };
  const numRuns = Math.ceil(1_000_000 / targets.length);
  withoutStacks(() => fc.assert(fc.property(values, values, check), { numRuns }));
  expect(cases).toBeGreaterThanOrEqual(1_000_000);
});

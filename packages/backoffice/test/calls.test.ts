/** The README against the contract and the roles. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { callsOf } from '../roles.ts';

const contract = JSON.parse(
  readFileSync(new URL(import.meta.resolve('storewire-contract/contract.json')), 'utf8'),
) as {
  paths: Record<string, Record<string, { operationId?: string; 'x-allowed-roles'?: string[] }>>;
};

/** The name of its function. */
const nameOf = (id: string): string => {
  const [service = '', method = ''] = id.split('.');
  return `${method}${/V\d+$/.exec(service)?.[0] ?? ''}`;
};

/** Calls that merchants make, and visitors do not. */
const ofMerchants = Object.values(contract.paths)
  .flatMap((methods) => Object.values(methods))
  .filter(({ 'x-allowed-roles': roles = [] }) => roles.includes('merchant') && !roles.includes('visitor'))
  .map(({ operationId = '' }) => nameOf(operationId));

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const section = readme.slice(readme.indexOf('## Calls and pages'), readme.indexOf('## A real shop'));

const namesIn = (text = ''): Set<string> =>
  new Set([...text.matchAll(/`(\w+)`/g)].map(([, name = '']) => name));

const [ofPages, withoutPage] = section.split('No page uses these').map(namesIn);

it('the README has each call that only merchants make, with its page or with the reason for none', () => {
  const named = new Set([...(ofPages ?? []), ...(withoutPage ?? [])]);
  expect(ofMerchants.length).toBeGreaterThan(70);
  expect(ofMerchants.filter((name) => !named.has(name))).toEqual([]);
});

it('the README names the calls of pages that a role may make, and no others', () => {
  const made = callsOf('owner').map(({ info }) => nameOf(info.id));
  expect([...(ofPages ?? [])].toSorted()).toEqual(made.toSorted());
});

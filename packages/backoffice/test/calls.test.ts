/** The README against the calls and the roles. */
import { readFileSync } from 'node:fs';
import * as operations from 'storewire/operations';
import { expect, it } from 'vitest';
import { callsOf } from '../roles.ts';

/** Every call, by the name of its function. */
const calls = Object.entries(operations).flatMap(([name, value]) =>
  'info' in value && !('paging' in value) ? [{ name, ...value.info }] : [],
);

/** Calls that merchants make, and visitors do not. */
const ofMerchants = calls
  .filter(({ allowedRoles = '' }) => allowedRoles.includes('merchant') && !allowedRoles.includes('visitor'))
  .map(({ name }) => name);

const namesOf = new Map(calls.map(({ id, name }) => [id, name]));

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
  const made = callsOf('owner').map(({ info }) => namesOf.get(info.id));
  expect([...(ofPages ?? [])].toSorted()).toEqual(made.toSorted());
});

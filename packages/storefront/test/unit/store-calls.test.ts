/** The store front is for visitors and members: its pages need no call that only merchants can make. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, readOperations } from 'storewire-tools';
import { expect, test } from 'vitest';
import { PACKAGE } from '../../server/start.ts';

const read = (file: string): string => readFileSync(join(PACKAGE, file), 'utf8');

const contract: Document = JSON.parse(
  readFileSync(new URL(import.meta.resolve('storewire-contract/contract.json')), 'utf8'),
);
const rolesByCall = new Map(readOperations(contract).map(({ name, allowedRoles }) => [name, allowedRoles]));

/** Names that a source imports from an entry of the package. */
const importsOf = (source: string, entry: string): string[] =>
  [...source.matchAll(new RegExp(`import (?:type )?\\{([^}]*)\\} from '${entry}'`, 'g'))].flatMap(
    ([, names = '']) => names.match(/\w+/g) ?? [],
  );

/** The call of a generated hook. Undefined for other hooks, such as `useCart`. */
function callOf(hook: string): string | undefined {
  const name = hook.replace(/^use/, '').replace(/(Action|Infinite)$/, '');
  const call = name.charAt(0).toLowerCase() + name.slice(1);
  return rolesByCall.has(call) ? call : undefined;
}

/** The calls that only merchants can make. */
const ofMerchants = (calls: readonly string[]): string[] =>
  calls.filter((call) => !rolesByCall.get(call)?.some((role) => role !== 'merchant'));

test('no page of the store front uses a hook whose call only merchants can make', () => {
  const files = globSync('app/**/*.{ts,tsx}', { cwd: PACKAGE });
  const hooks = files.flatMap((file) => importsOf(read(file), 'storewire/react'));
  const calls = hooks.flatMap((hook) => callOf(hook) ?? []);
  expect(calls).toContain('queryProductVariants');
  expect(ofMerchants(calls)).toEqual([]);
  expect(ofMerchants([callOf('useDeleteProductAction') ?? ''])).toEqual(['deleteProduct']);
});

test('the server of the store front passes no call on that only merchants can make', () => {
  const calls = importsOf(read('server/backend.ts'), 'storewire/operations');
  expect(calls.length).toBeGreaterThan(10);
  expect(ofMerchants(calls)).toEqual([]);
});

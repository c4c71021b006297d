import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeSandbox, typeCheck } from 'storewire-dev-kit/sandbox';
import { afterAll, expect, test } from 'vitest';
import { writeFolder } from '../../../src/generate/write.ts';
import { generateFrom, ROOT } from '../shop.ts';

const BOTH = ['Wish', 'WishRequest'];

/** One edit inside a type, and the runtime schemas that no longer match their types. */
const DRIFTS: [name: string, type: string, from: string, to: string, schemas: string[]][] = [
  ['nothing changes', 'Wish', '', '', []],
  ['an optional property is removed', 'Wish', 'note?: string | null;', '', BOTH],
  ['an optional property is added', 'Wish', 'note?', 'more?: string; note?', BOTH],
  ['a required property is added', 'Wish', 'note?', 'more: string; note?', BOTH],
  ['an optional property is removed from an object in place', 'Wish', 'page?: string;', '', BOTH],
  [
    'an optional property is added to an object in place',
    'ListWishlistsInput',
    'limit?',
    'cursor?: string; limit?',
    ['ListWishlistsInput'],
  ],
  ['a member has another type', 'Wish', 'productId: string', 'productId: number', BOTH],
  [
    'a member of an object in place has another type',
    'ListWishlistsInput',
    'limit?: number',
    'limit?: string',
    ['ListWishlistsInput'],
  ],
  ['a member may no longer be null', 'Wish', 'string | null', 'string', BOTH],
  ['a required property becomes optional', 'Wish', 'productId:', 'productId?:', BOTH],
  ['an optional property becomes required', 'WishlistInput', 'occasion?:', 'occasion:', ['WishlistInput']],
  ['an answer promises less', 'Wishlist', 'shared: boolean', 'shared?: boolean', ['Wishlist']],
  ['a list becomes a list of something else', 'Wishlist', 'Wish[]', 'Occasion[]', ['Wishlist']],
  ['a schema that holds itself holds another', 'Wishlist', 'next?: Wishlist', 'next?: Wish', ['Wishlist']],
  ['an enumeration value is added', 'Occasion', "'BIRTHDAY'", "'BIRTHDAY' | 'HOUSE'", ['OccasionRequest']],
  ['an enumeration value is removed', 'Occasion', "'BIRTHDAY' | ", '', ['OccasionRequest']],
  ['an enumeration value is renamed', 'Occasion', "'BIRTHDAY'", "'BIRTH_DAY'", ['OccasionRequest']],
  ['an enumeration closes', 'Occasion', ' | UnknownValue', '', ['Occasion']],
];

const TYPES = ['schemas.ts', 'types.ts'];

const sandbox = await makeSandbox();
afterAll(sandbox.remove);
const files = await generateFrom();
const kept = [...files].filter(([name]) => /^zod\/(?:responses|requests)\.ts$/.test(name));
for (const [index, [, type, from, to]] of DRIFTS.entries()) {
  const types = TYPES.map((name) => [name, inject(files.get(name) ?? '', type, from, to)] as const);
  await writeFolder(join(sandbox.folder, `drift${index}`), new Map([...kept, ...types]));
}
const errors = await typeCheck(sandbox.folder);
const exactErrors = await typeCheck(sandbox.folder, '--exactOptionalPropertyTypes');

/** Makes one edit within one type, if it is there. */
function inject(types: string, type: string, from: string, to: string): string {
  const start = types.search(new RegExp(`^export (?:type|interface) ${type} `, 'm'));
  if (start < 0) return types;
  const at = types.indexOf(from, start);
  if (at < 0) throw new Error(`${type} has no ${from}`);
  return types.slice(0, at) + to + types.slice(at + from.length);
}

/** The runtime schemas that the compiler reports. */
async function brokenSchemas(root: string, lines: string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const line of lines) {
    const [, file = '', row = '0'] = /^(.+?)\((\d+),/.exec(line) ?? [];
    const source = (await readFile(join(root, file), 'utf8')).split('\n')[Number(row) - 1] ?? '';
    const [, declared, returned] = /^export const (\w+)Schema\b|^ {2}return (\w+)\$ as /.exec(source) ?? [];
    found.add(declared ?? returned ?? `${file}: ${source}`);
  }
  return [...found].toSorted();
}

test.each(DRIFTS.map(([name, , , , schemas], index) => ({ name, schemas, index })))(
  'when $name, exactly the runtime schemas of that type stop compiling',
  async ({ index, schemas }) => {
    for (const found of [errors, exactErrors]) {
      const own = found.filter((line) => line.startsWith(`drift${index}/`));
      expect(await brokenSchemas(sandbox.folder, own)).toEqual(schemas.toSorted());
    }
  },
);

test('the runtime schemas of the store compile with its types, also where optional properties are exact, and no longer after a drift', async () => {
  const real = await makeSandbox();
  try {
    for (const file of [
      'generated/schemas.ts',
      'generated/types.ts',
      'generated/zod/responses.ts',
      'generated/zod/requests.ts',
      'src/lib/matches-type.ts',
      'src/lib/unknown-value.ts',
      'src/runtime/zod.ts',
      'src/zod/rules.ts',
    ])
      await cp(join(ROOT, file), join(real.folder, file));
    // the rest of the runtime is not needed
    const runtime = "export type { UnknownValue } from '../lib/unknown-value.ts';\n";
    await writeFile(join(real.folder, 'src/runtime/index.ts'), runtime);
    expect(await typeCheck(real.folder)).toEqual([]);
    expect(await typeCheck(real.folder, '--exactOptionalPropertyTypes')).toEqual([]);
    const types = await readFile(join(real.folder, 'generated/schemas.ts'), 'utf8');
    const drifted = inject(types, 'FieldRuleViolation', 'threshold?: number;', '');
    await writeFile(join(real.folder, 'generated/schemas.ts'), drifted);
    await rm(join(real.folder, 'generated/zod/requests.ts'));
    expect(await brokenSchemas(real.folder, await typeCheck(real.folder))).toEqual(['FieldRuleViolation']);
  } finally {
    await real.remove();
  }
});

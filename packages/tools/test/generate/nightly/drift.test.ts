import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeSandbox, typeCheck } from 'storewire-dev-kit/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeFolder } from '../../../src/generate/write.ts';
import { generateFrom, ROOT } from '../shop.ts';

interface Drift {
  name: string;
  /** Which type is changed, and one edit inside it. */
  type: string;
  from: string;
  to: string;
  /** The runtime schemas that no longer match their types. */
  schemas: string[];
}

const DRIFTS: Drift[] = [
  { name: 'nothing changes', type: 'Wish', from: '', to: '', schemas: [] },
  {
    name: 'an optional property is removed',
    type: 'Wish',
    from: 'note?: string | null;',
    to: '',
    schemas: ['Wish', 'WishRequest'],
  },
  {
    name: 'an optional property is added',
    type: 'Wish',
    from: 'note?',
    to: 'more?: string; note?',
    schemas: ['Wish', 'WishRequest'],
  },
  {
    name: 'a required property is added',
    type: 'Wish',
    from: 'note?',
    to: 'more: string; note?',
    schemas: ['Wish', 'WishRequest'],
  },
  {
    name: 'an optional property is removed from an object in place',
    type: 'Wish',
    from: 'page?: string;',
    to: '',
    schemas: ['Wish', 'WishRequest'],
  },
  {
    name: 'an optional property is added to an object in place',
    type: 'ListWishlistsInput',
    from: 'limit?',
    to: 'cursor?: string; limit?',
    schemas: ['ListWishlistsInput'],
  },
  {
    name: 'a member has another type',
    type: 'Wish',
    from: 'productId: string',
    to: 'productId: number',
    schemas: ['Wish', 'WishRequest'],
  },
  {
    name: 'a member of an object in place has another type',
    type: 'ListWishlistsInput',
    from: 'limit?: number',
    to: 'limit?: string',
    schemas: ['ListWishlistsInput'],
  },
  {
    name: 'a member may no longer be null',
    type: 'Wish',
    from: 'string | null',
    to: 'string',
    schemas: ['Wish', 'WishRequest'],
  },
  {
    name: 'a required property becomes optional',
    type: 'Wish',
    from: 'productId:',
    to: 'productId?:',
    schemas: ['Wish', 'WishRequest'],
  },
  {
    name: 'an optional property becomes required',
    type: 'WishlistInput',
    from: 'occasion?:',
    to: 'occasion:',
    schemas: ['WishlistInput'],
  },
  {
    name: 'an answer promises less',
    type: 'Wishlist',
    from: 'shared: boolean',
    to: 'shared?: boolean',
    schemas: ['Wishlist'],
  },
  {
    name: 'a list becomes a list of something else',
    type: 'Wishlist',
    from: 'Wish[]',
    to: 'Occasion[]',
    schemas: ['Wishlist'],
  },
  {
    name: 'a schema that holds itself holds another',
    type: 'WishlistInput',
    from: ': WishlistInput',
    to: ': Wish',
    schemas: ['WishlistInput'],
  },
  {
    name: 'an enumeration value is added',
    type: 'Occasion',
    from: '"BIRTHDAY"',
    to: '"BIRTHDAY" | "HOUSE"',
    schemas: ['OccasionRequest'],
  },
  {
    name: 'an enumeration value is removed',
    type: 'Occasion',
    from: '"BIRTHDAY" | ',
    to: '',
    schemas: ['OccasionRequest'],
  },
  {
    name: 'an enumeration value is renamed',
    type: 'Occasion',
    from: '"BIRTHDAY"',
    to: '"BIRTH_DAY"',
    schemas: ['OccasionRequest'],
  },
  {
    name: 'an enumeration closes',
    type: 'Occasion',
    from: ' | UnknownValue',
    to: '',
    schemas: ['Occasion'],
  },
];

let sandbox: Awaited<ReturnType<typeof makeSandbox>>;
let errors: string[];
let exactErrors: string[];

beforeAll(async () => {
  sandbox = await makeSandbox();
  const files = await generateFrom(sandbox.folder);
  for (const [index, drift] of DRIFTS.entries()) {
    const kept = [...files].filter(([name]) => /^helpers\/|^zod\/(?:responses|requests)\.ts$/.test(name));
    await writeFolder(
      join(sandbox.folder, `drift${index}`),
      new Map([...kept, ['types.ts', inject(files.get('types.ts') ?? '', drift)]]),
    );
  }
  errors = await typeCheck(sandbox.folder);
  exactErrors = await typeCheck(sandbox.folder, '--exactOptionalPropertyTypes');
});
afterAll(() => sandbox.remove());

/** Makes one edit within one type. */
function inject(types: string, { type, from, to }: Drift): string {
  const start = types.search(new RegExp(`^export type ${type} = `, 'm'));
  const at = types.indexOf(from, start);
  if (start < 0 || at < 0) throw new Error(`${type} has no ${from}`);
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

test.each(DRIFTS.map((drift, index) => ({ ...drift, index })))(
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
      'generated/types.ts',
      'generated/zod/responses.ts',
      'generated/zod/requests.ts',
      'generated/helpers/matches.ts',
      'src/lib/unknown-value.ts',
    ])
      await cp(join(ROOT, file), join(real.folder, file));
    // the rest of the runtime is not needed
    await writeFolder(
      join(real.folder, 'src/runtime'),
      new Map([['index.ts', "export type { UnknownValue } from '../lib/unknown-value.ts';\n"]]),
    );
    expect(await typeCheck(real.folder)).toEqual([]);
    expect(await typeCheck(real.folder, '--exactOptionalPropertyTypes')).toEqual([]);
    const types = await readFile(join(real.folder, 'generated/types.ts'), 'utf8');
    const drifted = inject(types, {
      name: '',
      type: 'FieldRuleViolation',
      from: 'threshold?: number;',
      to: '',
      schemas: [],
    });
    await writeFolder(
      join(real.folder, 'generated'),
      new Map([
        ['types.ts', drifted],
        ['helpers/matches.ts', await readFile(join(ROOT, 'generated/helpers/matches.ts'), 'utf8')],
        ['zod/responses.ts', await readFile(join(ROOT, 'generated/zod/responses.ts'), 'utf8')],
      ]),
    );
    expect(await brokenSchemas(real.folder, await typeCheck(real.folder))).toEqual(['FieldRuleViolation']);
  } finally {
    await real.remove();
  }
});

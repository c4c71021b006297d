import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from 'storewire-tools';
import { expect, test } from 'vitest';
import { literalsOf } from './read-code.ts';
import { all, generateFrom, put, ROOT, write } from './shop.ts';

const COMMITTED = ['generated', 'packages/react-admin/generated'];

async function committed(): Promise<[name: string, text: string][]> {
  const folders = COMMITTED.map(async (folder) => {
    const names = (await listFiles(join(ROOT, folder))).map((name) => join(folder, name));
    return Promise.all(
      names.map(async (name): Promise<[string, string]> => [name, await readFile(join(ROOT, name), 'utf8')]),
    );
  });
  return (await Promise.all(folders)).flat();
}

const QUOTES = `"It's"`;
const SCHEMAS = 'components schemas';
const EXAMPLE = 'components examples WishlistResponse.full value wishlist';

/** A description that has both quotes in every kind of text that becomes a literal. */
const quoting = write(
  all(
    put(`${SCHEMAS} Occasion enum`, ['BIRTHDAY', QUOTES]),
    put(`${SCHEMAS} Wish properties note`, { type: 'string', const: QUOTES }),
    put(`${SCHEMAS} Wishlist properties ${QUOTES}`, { type: 'string' }),
    put(`${EXAMPLE} ${QUOTES}`, QUOTES),
  ),
);

test.each([
  ['of this repository', committed],
  ['of a description with both quotes', async () => [...(await generateFrom(quoting))]],
])(
  'generated files %s write strings with single quotes, and no quotes around names that need none',
  async (_title, read) => {
    const files = (await read()).filter(([name]) => name.endsWith('.ts'));
    expect(files.length).toBeGreaterThan(20);
    const literals = files.flatMap(([name, text]) => literalsOf(name, text));
    expect(literals.filter(({ code }) => !code.startsWith("'"))).toEqual([]);
    expect(literals.filter(({ code, isKey }) => isKey && /^'[A-Za-z_$][\w$]*'$/.test(code))).toEqual([]);
  },
);

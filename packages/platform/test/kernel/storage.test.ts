import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { products } from '../../src/features/catalog/stored-product.ts';
import { entities } from '../../src/features/entities.ts';
import { createPlatform } from '../../src/index.ts';
import { events } from '../../src/kernel/context/outbox.ts';
import { Database } from '../../src/kernel/store/database.ts';
import {
  FolderInUseError,
  OtherVersionError,
  UnusableFolderError,
} from '../../src/kernel/store/folder-errors.ts';
import { Sqlite } from '../../src/kernel/store/sqlite.ts';
import { VERSION } from '../../src/platform.ts';
import { newFolder } from '../new-folder.ts';
import { createProduct, createShop, keepState, START } from '../shop.ts';

test('data in a folder is there after a restart, and new ids differ from earlier ones', async () => {
  const data = newFolder();
  const first = createShop({ data });
  const id = await createProduct(first);
  await first.close();
  const second = createShop({ data });
  expect((await second.as('visitor').products.getProduct({ id })).product.name).toBe('Bowl');
  expect(await createProduct(second)).not.toBe(id);
});

test('the order in which entities are listed changes no tables', () => {
  const folder = newFolder();
  for (const listed of [entities, entities.toReversed()])
    new Database({ entities: listed, folder, version: VERSION }).close();
});

test('a write within a write is undone alone if it fails, and the outer write is stored', async () => {
  const { base } = createShop();
  const [documents, { db }] = [['outer', 'inner', 'innermost'], base];
  const save = (name: string) => db.setDocument(name, { name });
  db.write(() => {
    save('outer');
    const inner = () =>
      db.write(() => {
        save('inner');
        db.write(() => save('innermost'));
        throw new Error('inner');
      });
    expect(inner).toThrow('inner');
    db.write(() => save('later'));
  });
  expect(documents.map((name) => db.document(name) !== undefined)).toEqual([true, false, false]);
  expect(db.document('later')).toEqual({ name: 'later' });
});

test('a second platform on the same folder is rejected', async () => {
  const data = newFolder();
  createShop({ data });
  expect(() => createPlatform({ data })).toThrow(FolderInUseError);
});

test('a file with other tables is rejected without a change, and the message says how to export it', async () => {
  const data = newFolder();
  await createShop({ data }).close();
  const path = join(data, 'shop.sqlite');
  const sqlite = new Sqlite(path);
  sqlite.exec("PRAGMA user_version = 7; UPDATE meta SET value = '0.0.9' WHERE name = 'version'");
  sqlite.close();
  const before = hashOf(path);
  expect(() => createPlatform({ data })).toThrow(OtherVersionError);
  expect(() => createPlatform({ data })).toThrow(/storewire-platform@0\.0\.9 storewire platform export/);
  expect(hashOf(path)).toBe(before);
});

test.each([0, 7])(
  'a database of another program with the version %i is rejected without a change',
  (version) => {
    const data = newFolder();
    const path = join(data, 'shop.sqlite');
    const sqlite = new Sqlite(path);
    sqlite.exec(`CREATE TABLE note (id INTEGER, text TEXT); PRAGMA user_version = ${version}`);
    sqlite.close();
    const before = hashOf(path);
    expect(() => createPlatform({ data })).toThrow(UnusableFolderError);
    expect(() => createPlatform({ data })).toThrow(
      `${path} is a database of another program. Move it away, or choose another folder with --data.`,
    );
    expect([hashOf(path), readdirSync(data)]).toEqual([before, ['shop.sqlite']]);
  },
);

/** Folders that cannot be used, with what their messages say. */
const UNUSABLE: [name: string, problem: string, spoil: (data: string) => unknown][] = [
  [
    'with a file that is no database',
    'is damaged',
    (data) => writeFileSync(join(data, 'shop.sqlite'), 'notes'.repeat(1000)),
  ],
  [
    'with half of a database',
    'is damaged',
    async (data) => {
      await createPlatform({ data, seed: 'small' }).close();
      const path = join(data, 'shop.sqlite');
      const bytes = readFileSync(path);
      for (const name of readdirSync(data).filter((each) => /-(wal|shm)$/.test(each)))
        rmSync(join(data, name));
      writeFileSync(path, bytes.subarray(0, bytes.length / 2));
    },
  ],
  [
    'with a folder instead of the database',
    'cannot be written',
    (data) => void mkdirSync(join(data, 'shop.sqlite')),
  ],
  [
    'that is a file',
    'cannot be written',
    (data) => {
      writeFileSync(join(data, 'file'), '');
      return join(data, 'file');
    },
  ],
];

test('a database with a damaged page is rejected without a change', async () => {
  const data = newFolder();
  await createPlatform({ data, seed: 'small' }).close();
  const path = join(data, 'shop.sqlite');
  const bytes = readFileSync(path);
  bytes.fill(0x5a, bytes.length / 2, bytes.length / 2 + 40_000);
  writeFileSync(path, bytes);
  expect(() => createPlatform({ data })).toThrow('is damaged');
  expect(readFileSync(path).equals(bytes)).toBe(true);
});

test.each(UNUSABLE)(
  'the message for a folder %s names the folder and a remedy',
  async (_name, problem, spoil) => {
    const folder = newFolder();
    const spoiled = await spoil(folder);
    const data = typeof spoiled === 'string' ? spoiled : folder;
    const start = () => createPlatform({ data });
    expect(start).toThrow(UnusableFolderError);
    expect(start).toThrow(data);
    expect(start).toThrow(problem);
    expect(start).toThrow('or choose another folder with --data.');
  },
);

test.each([
  ['a full disk', 13, 'is full. Free some space'],
  ['a disk that is read-only', 10, 'cannot be written. Make it a folder'],
])('the message for %s names the folder and a remedy', (_name, errcode, problem) => {
  const data = newFolder();
  const failing = vi.spyOn(Sqlite.prototype, 'run').mockImplementation(() => {
    throw Object.assign(new Error('SQLite'), { code: 'ERR_SQLITE_ERROR', errcode });
  });
  onTestFinished(() => failing.mockRestore());
  expect(() => createPlatform({ data })).toThrow(`${data} `);
  expect(() => createPlatform({ data })).toThrow(problem);
});

const hashOf = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');

test('a write that fails stores nothing, no event and no id', async () => {
  const shop = createShop();
  const { db, ids } = shop.base;
  const before = shop.export();
  expect(() =>
    db.write(() => {
      ids.uuid();
      db.setDocument('a', {});
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(() => db.write(() => Promise.resolve(db.setDocument('a', {})))).toThrow(TypeError);
  expect(shop.export()).toEqual(before);
  expect(db.of(events).all()).toEqual([]);
});

test('the same seed, clock and writes give a byte-identical export, which another shop imports', async () => {
  const fill = async () => {
    const shop = createShop({ clock: START });
    await createProduct(shop, { productOptions: [{ name: 'Size', choices: [{ description: 'S' }] }] });
    await createProduct(shop);
    return shop;
  };
  const files = (await fill()).export();
  expect((await fill()).export()).toEqual(files);
  const other = createShop();
  await other.import(files);
  expect(other.export()).toEqual(files);
  const { products: found } = await other.as('visitor').products.queryProducts({
    query: { filter: { 'options.Size': { $hasSome: ['S'] } } },
  });
  expect(found).toHaveLength(1);
});

test('an import that cannot be read changes nothing and names the line', async () => {
  const shop = createShop();
  await createProduct(shop);
  const before = shop.export();
  const text = `${before.get('product.jsonl')}{`;
  await expect(shop.import(new Map([['product.jsonl', text]]))).rejects.toThrow(
    /files product\.jsonl, line 2: /,
  );
  await expect(shop.import(new Map([['other.jsonl', '']]))).rejects.toThrow(/other\.jsonl/);
  expect(shop.export()).toEqual(before);
});

test('what was read is frozen, and read again after a write, a write that fails, and a reset', async () => {
  const shop = createShop();
  const id = await createProduct(shop);
  const store = shop.base.db.of(products);
  const rename = (name: string): void => {
    const product = store.get(id);
    if (product) store.save({ ...product, name });
  };
  const names = (): unknown[] => {
    const { items } = store.pageByOffset({}, { limit: 1, offset: 0 });
    return [store.get(id)?.name, store.find({ name: 'Bowl' })?.name, items.map(({ name }) => name)];
  };
  expect(Object.isFrozen(store.get(id)?.priceData)).toBe(true);
  expect(names()).toEqual(['Bowl', 'Bowl', ['Bowl']]);
  keepState(shop);

  rename('Jug');
  expect(names()).toEqual(['Jug', undefined, ['Jug']]);

  const fail = (): void => {
    rename('Cup');
    names();
    shop.base.ids.uuid();
    throw new RangeError('no');
  };
  const before = shop.base.ids.next('push');
  expect(() => shop.base.db.write(fail)).toThrow(RangeError);
  expect(names()).toEqual(['Jug', undefined, ['Jug']]);
  expect(shop.base.ids.next('push')).toBe(before + 1);

  shop.reset();
  expect(names()).toEqual(['Bowl', 'Bowl', ['Bowl']]);
  store.delete(id);
  expect(names()).toEqual([undefined, undefined, []]);
});

test('an item is found by the unique value that it has now, which another item may have had', async () => {
  const shop = createShop();
  const { db } = shop.base;
  const store = db.of(products);
  const ids = [await createProduct(shop), await createProduct(shop)] as const;
  const give = (id: string, slug: string): void => {
    const product = store.get(id);
    if (product) store.save({ ...product, slug });
  };
  const owners = () => ['one', 'two'].map((slug) => store.findUnique('slug', slug)?.id);
  give(ids[0], 'one');
  expect(owners()).toEqual([ids[0], undefined]);
  give(ids[0], 'two');
  give(ids[1], 'one');
  expect(owners()).toEqual([ids[1], ids[0]]);

  const fail = (): void => {
    store.delete(ids[0]);
    give(ids[1], 'two');
    expect(owners()).toEqual([undefined, ids[1]]);
    throw new RangeError('no');
  };
  expect(() => db.write(fail)).toThrow(RangeError);
  expect(owners()).toEqual([ids[1], ids[0]]);
  store.delete(ids[1]);
  expect(owners()).toEqual([undefined, ids[0]]);
});

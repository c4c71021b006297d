/** Exports that come from a stranger, such as one in a bug report. */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seedFrom } from '../../src/cli/seed-file.ts';
import { files } from '../../src/features/media/stored-file.ts';
import { emptyAccount } from '../../src/features/members/accounts.ts';
import { visit } from '../checkout-page.ts';
import { EXPORTED_FILE } from '../exported-file.ts';
import { open, uploadAs } from '../media.ts';
import { completeCheckoutOf, GALWAY } from '../merchant.ts';
import { newFolder } from '../new-folder.ts';
import { createProduct, createShop } from '../shop.ts';

const BYTES = 'glaze';
const HASH = createHash('sha256').update(BYTES).digest('hex');

const FILE = {
  ...EXPORTED_FILE,
  id: 'notes',
  displayName: 'notes.txt',
  hash: HASH,
  mediaType: 'DOCUMENT',
  mimeType: 'text/plain',
  sizeInBytes: '5',
};

const CATEGORY = {
  id: randomUUID(),
  name: 'Mugs',
  slug: 'mugs',
  visible: true,
  isShown: true,
  revision: '1',
  createdDate: '2026-03-01T09:00:00.000Z',
  updatedDate: '2026-03-01T09:00:00.000Z',
};

/** An address has one of the two. */
const MEMBER = {
  id: randomUUID(),
  status: 'APPROVED',
  privacyStatus: 'PRIVATE',
  activityStatus: 'ACTIVE',
  contact: {
    phones: [],
    emails: [],
    addresses: [
      { addressLine: '1 Quay Street', streetAddress: { number: '1', name: 'Quay Street', apt: '' } },
    ],
  },
  profile: { slug: 'ann' },
  createdDate: '2026-03-01T09:00:00.000Z',
  updatedDate: '2026-03-01T09:00:00.000Z',
};

/** A valid line of each file. */
const VALID: Readonly<Record<string, object>> = {
  'account.jsonl': emptyAccount('valid'),
  'file.jsonl': FILE,
  'shop.jsonl': { name: 'sequence:id', value: '7' },
};

const settings = (document: object) => ({ name: 'settings', document });

test.each([
  ['file.jsonl', 'hash', { ...FILE, hash: '../../../secret' }],
  ['file.jsonl', 'hash', { ...FILE, hash: 1 }],
  ['file.jsonl', 'mimeType', { ...FILE, mimeType: 'text/html\r\nset-cookie: a=b' }],
  ['file.jsonl', 'sizeInBytes', { ...FILE, sizeInBytes: '-1' }],
  ['file.jsonl', 'id', { ...FILE, id: '' }],
  ['file.jsonl', 'must be an object', null],
  ['account.jsonl', 'passwordHash', { ...emptyAccount('a'), passwordHash: 'plain' }],
  ['shop.jsonl', 'name', { name: 'eventTargets', value: '[]' }],
  ['shop.jsonl', 'name', { name: 'secret', value: 'known' }],
  ['shop.jsonl', 'name', { name: 'sequence:other', value: '1' }],
  ['shop.jsonl', 'value', { name: 'sequence:id', value: 'one' }],
  ['shop.jsonl', 'There is no seed other', { name: 'seed', value: 'other' }],
  ['shop.jsonl', 'document.currency', settings({ currency: 1 })],
  ['shop.jsonl', 'document', { name: 'tax', document: 'none' }],
  ['shop.jsonl', 'document.currency', settings({ currency: 'NOPE' })],
  [
    'invoice.jsonl',
    'orderId is no order',
    { id: 'a', orderId: 'none', appId: 'b', createdDate: '2026-03-01' },
  ],
  ['orderTransactions.jsonl', 'payments must be present', { id: 'a', payments: null, refunds: [] }],
  [
    'productV3.jsonl',
    'productType must be one of PHYSICAL, DIGITAL',
    { id: 'a', name: 'Mug', productType: 'NOPE', variantsInfo: {} },
  ],
  ['category.jsonl', 'isShown is not what follows from the rest in EUR', { ...CATEGORY, isShown: false }],
  ['category.jsonl', 'slug must be present', { ...CATEGORY, slug: null }],
  ['category.jsonl', 'slug must have no spaces', { ...CATEGORY, slug: 'a/b' }],
  [
    'category.jsonl',
    'parentCategory.id is no category of the export',
    { ...CATEGORY, parentCategory: { id: randomUUID() } },
  ],
  ['redemption.jsonl', 'credits must be present', { id: 'a', credits: null }],
  ['cart.jsonl', 'cannot be read by cartsV2.getCart', { id: 'a', lines: 'none' }],
  ['shop.jsonl', 'document.regions must be present', { name: 'delivery', document: {} }],
  ['giftCard.jsonl', 'balance', { id: randomUUID(), code: 'ABCDEFGH', balance: 'much' }],
  [
    'member.jsonl',
    'The response of members.getMember does not match the contract: member.contact.addresses[0] has properties',
    MEMBER,
  ],
  [
    'collection.jsonl',
    'The response of collections.getCollectionById does not match the contract: collection.name',
    { id: randomUUID(), name: 1 },
  ],
])(
  'a line of %s that is not one of an export is refused, and nothing changes: %s',
  async (name, problem, line) => {
    const data = newFolder();
    const shop = createShop({ data });
    await createProduct(shop);
    await uploadAs(shop, 'kept', 'kept.txt');
    const [before, media] = [shop.export(), readdirSync(join(data, 'media'))];
    const lines = [VALID[name] ?? '', line]
      .map((each) => (each === '' ? '\n' : `${JSON.stringify(each)}\n`))
      .join('');
    const imported = new Map<string, string | Uint8Array>([
      [`media/${HASH}`, Buffer.from(BYTES)],
      [name, lines],
    ]);
    await expect(shop.import(imported)).rejects.toThrow(`${name}, line 2: ${problem}`);
    expect(shop.export()).toEqual(before);
    expect(readdirSync(join(data, 'media'))).toEqual(media);
    expect(readdirSync(join(data, 'uploads'))).not.toContainEqual(expect.stringMatching(/^tmp-/));
  },
);

test('jobs of an export are not run, and no settings of the machine come from it', async () => {
  const folder = newFolder();
  const victim = join(folder, 'victim');
  writeFileSync(victim, 'of this machine');
  const exported = join(folder, 'exported');
  mkdirSync(exported);
  const line = (name: string, value: object): void =>
    writeFileSync(join(exported, name), `${JSON.stringify(value)}\n`);
  const deletion = { kind: 'files.deleteBytes', due: '2000-01-01T00:00:00Z', failures: 0 };
  line('job.jsonl', { id: '1', ...deletion, data: { hash: '../../victim' } });
  const origins = { allowedOrigins: ['https://evil.example'], storeUrl: 'https://evil.example' };
  line('shop.jsonl', settings({ ...origins, importHosts: ['evil.example'], shopName: 'Quay' }));

  const shop = createShop({ data: join(folder, 'data') });
  shop.changeSettings({ allowedOrigins: ['https://shop.example'] });
  await seedFrom(shop, exported);
  shop.advance(1);
  expect(existsSync(victim)).toBe(true);
  expect(shop.listJobs().total).toBe(0);
  expect(shop.getSettings()).toMatchObject({
    shopName: 'Quay',
    storeUrl: '',
    importHosts: [],
    allowedOrigins: ['https://shop.example'],
  });
  expect(String(shop.export().get('shop.jsonl'))).not.toContain('shop.example');
});

test('a stored hash that is none opens and deletes nothing', async () => {
  const folder = newFolder();
  const victim = join(folder, 'victim');
  writeFileSync(victim, 'of this machine');
  const faults: unknown[] = [];
  const shop = createShop({ data: join(folder, 'data'), onFault: (error) => void faults.push(error) });
  const file = await uploadAs(shop, BYTES, 'notes.txt');
  const { db } = shop.base;
  const stored = db.of(files).get(file.id);
  if (!stored) throw new Error('The file is missing');
  db.write(() => db.of(files).save({ ...stored, hash: '../../victim' }));
  expect((await open(shop, file.url)).status).toBe(404);
  await shop.as('staff').files.bulkDeleteFiles({ fileIds: [file.id], permanent: true });
  expect(existsSync(victim)).toBe(true);
  expect(faults).toMatchObject([{ message: 'The hash of a file is not valid' }]);
});

test('an import schedules what its data waits for, such as the release of unpaid stock', async () => {
  const shop = createShop();
  const productId = await createProduct(shop);
  shop.setStock({ productId, trackQuantity: true, quantity: 1 });
  const client = shop.as('visitor');
  await client.checkouts.createOrderFromCheckout({ id: await completeCheckoutOf(client, productId) });
  const exported = shop.export();
  expect([...exported.keys()]).not.toContain('job.jsonl');

  const other = createShop();
  await other.import(exported);
  expect(other.export()).toEqual(exported);
  const stock = async () =>
    (await other.as('staff').products.getProduct({ id: productId })).product.stock?.quantity;
  expect(await stock()).toBe(0);
  other.advance(30 * 60_000);
  expect(await stock()).toBe(1);
});

test.each([
  ["o'neill+shop@x.ie", true],
  ...['a@1.2.3.4', 'a..b@x.ie', 'ü@x.ie', 'a,b@x.ie', 'a@x.i_e', 'a@-x.ie', 'a@x.ie:80'].map(
    (email) => [email, false] as const,
  ),
] as const)('calls and pages take the email addresses that an import takes: %s', async (email, isTaken) => {
  const shop = createShop();
  const client = shop.as('visitor');
  const id = await completeCheckoutOf(client, await createProduct(shop));
  const { checkoutUrl } = await client.checkouts.getCheckoutUrl({ id });
  const called = await client.checkouts
    .updateCheckout({ id, checkout: { buyerInfo: { email } } })
    .catch((error: unknown) => error);
  expect(called instanceof Error).toBe(!isTaken);
  const form = { step: 'details', ...GALWAY, email };
  expect((await visit(shop, checkoutUrl, form)).problem === undefined).toBe(isTaken);
  const { redirectSession } = await client.redirects.createRedirectSession({ login: {} });
  const registration = { step: 'register', email, password: 'correct horse' };
  expect((await visit(shop, redirectSession.fullUrl, registration)).problem === undefined).toBe(isTaken);
  await createShop().importData({ files: shop.exportData().files });
});

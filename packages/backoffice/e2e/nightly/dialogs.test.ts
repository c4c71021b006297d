/** Every dialog that writes and each kind of link, while something comes between the page and its server. */
import type { Page } from 'playwright-core';
import { INTERRUPTIONS } from 'storewire-dev-kit/interruptions';
import { startServer } from 'storewire-dev-kit/server';
import { afterAll, expect, test } from 'vitest';
import { openProfile, signIn } from '../../test/office.ts';
import { callOf, dialog, openPages, openRare, orderId, type TestPages } from '../pages.ts';
import { productsOf } from '../products.ts';
import { filesNamed, PIXEL } from './uploads.ts';

const pictures = await startServer(
  (_request, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(PIXEL),
  afterAll,
);
const office = await openPages({ allowImport: [new URL(pictures.url).host] });
/** A shop whose authorized payment is not captured. */
const other = await openPages();
const { create } = productsOf(office);

interface WritingDialog {
  /** The name of the dialog and of its buttons. */
  name: string;
  /** Of the button that submits it, if that is another one. */
  button?: RegExp;
  shop?: TestPages;
  path: () => string | Promise<string>;
  /** Whether its button is behind "More actions". */
  isRare?: boolean;
  /** The row with its button. Default: the first one. */
  row?: RegExp;
  fill?: (page: Page) => Promise<void>;
  /** The end of the path of its last write. */
  write: RegExp;
  /** What the server counts. Default: 1. */
  changes?: number;
}

const idOf = (entity: string, name: string, value: unknown): string =>
  String(
    office.platform.listItems({ entity, limit: 1000 }).items.find((each) => each[name] === value)?.['id'],
  );

const ofOrder = (number: string, shop = office) => `/orders/${orderId(shop, number)}/show`;

const filtered = (resource: string, filter: object): string =>
  `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

const ofProduct = async (product: object): Promise<string> => `/products/${await create(product)}`;

const typed =
  (label: string | RegExp, text: string) =>
  (page: Page): Promise<void> =>
    dialog(page).getByLabel(label).first().fill(text);

const DIALOGS: WritingDialog[] = [
  {
    name: 'Refund',
    button: /^Refund/,
    path: () => ofOrder('10015'),
    fill: typed(/^Amount of/, '10.50'),
    write: /refundOrder/,
  },
  {
    name: 'Add note',
    path: () => ofOrder('10015'),
    fill: typed('Note for staff', 'Fragile'),
    write: /comment/,
  },
  { name: 'Ship', path: () => ofOrder('10013'), write: /fulfillOrder/ },
  {
    name: 'Cancel order',
    isRare: true,
    path: () => ofOrder('10016'),
    fill: (page) =>
      dialog(page)
        .getByLabel(/^Give back/)
        .waitFor(),
    write: /refundOrder/,
    changes: 2,
  },
  { name: 'Capture', path: () => ofOrder('10019'), fill: typed('Amount', '30'), write: /capture/ },
  { name: 'Void', shop: other, path: () => ofOrder('10019', other), write: /void/ },
  {
    name: 'Edit address',
    path: () => ofOrder('10021'),
    fill: typed('First name', 'Nuala'),
    write: /orders\/[\w-]{36}$/,
  },
  {
    name: 'Edit tags',
    path: () => ofOrder('10021'),
    fill: async (page) => {
      await page.getByRole('combobox', { name: 'Tags' }).fill('gift');
      await page.getByRole('combobox', { name: 'Tags' }).press('Enter');
    },
    write: /update-tags/,
  },
  {
    name: 'Change prices',
    path: async () => {
      await create({ name: 'Clicked bowl' });
      return filtered('products', { name: { $contains: 'Clicked bowl' } });
    },
    fill: typed('Value', '10'),
    write: /adjust/,
  },
  {
    name: 'Add media',
    path: () => ofProduct({ name: 'Pictured bowl' }),
    fill: typed('URL of a file to copy', `${pictures.url}/bowl.png`),
    write: /media$/,
  },
  {
    name: 'Change stock',
    path: async () => {
      const productId = await create({ name: 'Counted bowl' });
      office.platform.setStock({ productId, trackQuantity: true, quantity: 5 });
      return filtered('variants', { productId });
    },
    fill: async (page) => {
      await dialog(page).getByRole('combobox', { name: 'Change' }).click();
      await page.getByRole('option', { name: 'Count pieces, and add' }).click();
      await typed('Pieces', '3')(page);
    },
    write: /setStock/,
  },
  {
    name: 'Add products',
    path: () => `/collections/${idOf('collection', 'name', 'Bowls')}`,
    fill: async (page) => {
      await create({ name: 'Gathered bowl' });
      await dialog(page).getByRole('combobox', { name: 'Products' }).fill('Gathered bowl');
      await page.getByRole('option', { name: 'Gathered bowl' }).click();
    },
    write: /productIds$/,
  },
  { name: 'Remove', path: () => `/collections/${idOf('collection', 'name', 'Mugs')}`, write: /delete$/ },
  {
    name: 'Block',
    path: () => `/members/${idOf('member', 'loginEmail', 'piotr@example.com')}/show`,
    write: /block$/,
  },
  {
    name: 'Approve all',
    path: () => filtered('members', { loginEmail: { $contains: 'lucia' } }),
    write: /approve/,
  },
  { name: 'Reject', path: () => '/reviews', write: /moderateReview/ },
  { name: 'Notify', path: () => '/back-in-stock', write: /back-in-stock/ },
  {
    name: 'Import',
    path: () => '/media',
    fill: typed('URLs', `${pictures.url}/clicked.png`),
    write: /bulk\/files\/import/,
  },
  {
    name: 'Rename',
    path: () => '/media',
    fill: typed('Name', 'renamed.webp'),
    write: /update-file-descriptor/,
  },
  {
    name: 'Restore',
    path: async () => {
      const fileIds = [String(filesNamed(office, '14-blush-shelf')[0]?.['id'])];
      await callOf(office, 'POST', '/site-media/v1/bulk/files/delete', { fileIds });
      return '/trash';
    },
    write: /restore/,
  },
  {
    name: 'End session',
    path: async () => {
      await signIn(openProfile(office.origin), 'support@example.com');
      return '/staff';
    },
    row: /support@/,
    write: /end$/,
  },
];

/** The dialogs of what is selected. */
const OF_SELECTION = ['Change prices', 'Restore'];

/** What passes no write on to the server. */
const REFUSALS = Object.entries(INTERRUPTIONS).filter(([name]) => /proxy|network/.test(name));

test.for(DIALOGS)(
  '$name stays open while nothing reaches the server, and is done once by two clicks and by a second try after a lost answer',
  async ({ name, button: label = name, shop = office, path, isRare, row, fill, write, changes = 1 }) => {
    const page = await shop.visit('owner', await path(), {
      expectedErrors: /status of [45]\d\d|ERR_[A-Z_]+|Failed to fetch|Content Security Policy/,
    });
    const countChanges = async (): Promise<number> =>
      (await (await page.request.get(`${shop.origin}/staff/changes`)).json()).total;
    if (OF_SELECTION.includes(name)) await page.getByRole('checkbox').last().check();
    const opener = (row ? page.getByRole('row', { name: row }) : page).getByRole('button', {
      name,
      exact: true,
    });
    if (isRare) await openRare(page, name);
    else await opener.first().click();
    await dialog(page).waitFor();
    await fill?.(page);
    const before = await countChanges();
    const button = dialog(page).getByRole('button', { name: label, exact: true });
    for (const [, { start, end }] of REFUSALS) {
      await start(page);
      await button.click();
      await dialog(page).getByRole('alert').first().waitFor();
      await expect.poll(() => button.isEnabled()).toBe(true);
      await end(page);
    }
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const isWrite = ({ pathname }: URL): boolean => write.test(pathname);
    let sent = 0;
    await page.route(isWrite, async (route) => {
      if (route.request().method() === 'GET') return route.fallback();
      sent++;
      await released;
      await route.fetch();
      return route.abort();
    });
    await button.dblclick();
    await expect.poll(() => sent).toBeGreaterThan(0);
    expect(await button.isDisabled()).toBe(true);
    release();
    await dialog(page).getByText('It may be done').waitFor();
    await page.unroute(isWrite);
    await button.click();
    await dialog(page).waitFor({ state: 'hidden' });
    expect((await countChanges()) - before).toBe(changes);
  },
);

test.for([
  { link: 'a product of a list', role: 'link', name: 'Espresso cup' },
  { link: 'an area of the menu', role: 'menuitem', name: 'Orders' },
] as const)('$link opens in a tab that is older than the deploy', async ({ role, name }) => {
  const page = await office.visit('owner', '/products', { expectedErrors: /status of 404/ });
  await page.getByRole('link', { name: 'Espresso cup' }).first().waitFor();
  await INTERRUPTIONS['the page is of an old build']?.start(page);
  await page.getByRole(role, { name, exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  expect(await page.getByText('went wrong').count()).toBe(0);
});

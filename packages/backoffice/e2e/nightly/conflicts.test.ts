/** Editors that two members of staff use at once; those of other files are in the tests of their pages. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dialog, open, openPages, orderId, rows, submit, type TestPages } from '../pages.ts';
import { productsOf } from '../products.ts';

const office = await openPages();
/** A shop whose authorized payment is not captured. */
const other = await openPages();
const { call, create, stored } = productsOf(office);

const listOf = (name: string): string => `/products?filter=${JSON.stringify({ name: { $contains: name } })}`;

const save = (page: Page): Promise<void> => open(page, 'Save');

interface Editor {
  editor: string;
  /** The page of a product. */
  path: (id: string, name: string) => string;
  /** Types another value. */
  edit: (page: Page, name: string) => Promise<void>;
  send: (page: Page, name: string) => Promise<void>;
  /** What another user saves in the meantime. */
  theirs: (id: string) => Promise<unknown>;
  /** The versions that the question shows. */
  row: RegExp;
}

const rivalPrice = (id: string) =>
  call('PATCH', `/stores/v1/products/${id}`, { product: { priceData: { price: 33 } } });

const EDITORS: Editor[] = [
  {
    editor: 'prices of selected products',
    path: (_id, name) => listOf(name),
    edit: async (page, name) => {
      await rows(page).getByRole('checkbox').first().check();
      await open(page, 'Change prices');
      await dialog(page).getByRole('combobox', { name: 'Change' }).click();
      await page.getByRole('option', { name: 'Set the price to' }).click();
      await dialog(page).getByLabel('Value').fill('25');
      await dialog(page)
        .getByRole('row', { name: `${name} 20.00 25.00` })
        .waitFor();
    },
    send: (page) => submit(page, 'Change prices'),
    theirs: rivalPrice,
    row: /20\.00 33\.00 25\.00$/,
  },
  {
    editor: 'visibility in a row',
    path: (_id, name) => listOf(name),
    edit: (page, name) => rows(page).getByText(name).waitFor(),
    send: (page, name) => page.getByRole('switch', { name: `${name} is visible` }).press('Space'),
    theirs: rivalPrice,
    row: /^Price 20 33 20$/,
  },
  {
    editor: 'info sections',
    path: (id) => `/products/${id}`,
    edit: async (page) => {
      await page.getByRole('button', { name: 'Add section' }).click();
      await page.getByLabel('Title', { exact: true }).fill('Mine');
    },
    send: save,
    theirs: (id) =>
      call('PATCH', `/stores/v1/products/${id}`, {
        product: { additionalInfoSections: [{ title: 'Theirs', description: '<p>Text</p>' }] },
      }),
    row: /^Sections .*Theirs.* Mine/,
  },
  {
    editor: 'pieces of a variant',
    path: (id) => `/products/${id}`,
    edit: (page) => page.getByLabel('Pieces of Small').fill('9'),
    send: save,
    theirs: async (productId) => {
      const [variant] = (await stored(productId)).variants ?? [];
      office.platform.setStock({ productId, variantId: variant?.id ?? '', quantity: 7 });
    },
    row: /^Variant Small .*5.*7.*9/,
  },
];

test.for(EDITORS)(
  '$editor: both versions are shown, and those of the other user stay if wanted',
  async (each) => {
    const { editor, path, edit, send, theirs, row } = each;
    const name = `Rival, ${editor}`;
    const options = ['Small', 'Large'].map((description) => ({ description, value: description }));
    const id = await create({
      name,
      manageVariants: true,
      productOptions: [{ name: 'Size', choices: options }],
    });
    office.platform.setStock({ productId: id, trackQuantity: true, quantity: 5 });
    const page = await office.visit('owner', path(id, name));
    await edit(page, name);
    await theirs(id);
    const kept = await stored(id);
    await send(page, name);
    const question = page.getByRole('dialog', { name: 'Another user has saved this product' });
    await question.getByRole('row', { name: row }).waitFor();
    await question.getByRole('button', { name: 'Take their version' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(await stored(id)).toEqual(kept);
  },
);

interface Race {
  action: string;
  /** Where the order is, and its number. */
  shop?: TestPages;
  number: string;
  /** Opens the dialog, and fills it. */
  prepare: (page: Page) => Promise<void>;
  done: string;
  /** What the second one is told. */
  reason: RegExp;
  /** Whether the second one comes back to the window with the open dialog, so that the page is read again. */
  comesBack?: boolean;
  /** What the page of the second one then shows. */
  shown: (page: Page) => Promise<void>;
}

/** The decision about an authorized payment. */
const decided =
  (text: string) =>
  (page: Page): Promise<void> =>
    page
      .locator('section', { has: page.locator('h2:text-is("Authorized payments")') })
      .getByText(text)
      .waitFor();

const RACES: Race[] = [
  {
    action: 'Ship',
    number: '10013',
    prepare: (page) => open(page, 'Ship'),
    done: 'Order 10013 is shipped',
    reason: /^Everything was sent before/,
    shown: (page) => page.getByText('Fulfilled', { exact: true }).waitFor(),
  },
  {
    action: 'Refund',
    number: '10016',
    prepare: async (page) => {
      await open(page, 'Refund');
      const left = dialog(page)
        .getByText(/^Approved, .* left$/)
        .first();
      const [amount = ''] = /[\d.]+(?= left)/.exec((await left.textContent()) ?? '') ?? [];
      await dialog(page)
        .getByLabel(/^Amount of/)
        .first()
        .fill(amount);
    },
    done: 'The refund is made',
    reason: /^Amount must be .* what is left of the payment/,
    shown: (page) => page.getByRole('cell', { name: 'Refund', exact: true }).waitFor(),
  },
  {
    action: 'Capture',
    number: '10019',
    prepare: (page) => open(page, 'Capture'),
    done: 'The payment is captured',
    reason: /^This payment has already been charged\./,
    comesBack: true,
    shown: decided('Captured'),
  },
  {
    action: 'Void',
    shop: other,
    number: '10019',
    prepare: (page) => open(page, 'Void'),
    done: 'The payment is voided',
    reason: /^The authorization of this payment has already been released\./,
    comesBack: true,
    shown: decided('Voided'),
  },
];

test.for(RACES)(
  '$action, by two members of staff: the second is told why it is rejected, and then sees what the first has done',
  async ({ action, shop = office, number, prepare, done, reason, comesBack, shown }) => {
    const path = `/orders/${orderId(shop, number)}/show`;
    const first = await shop.visit('owner', path);
    const second = await shop.visit('orders', path, { expectedErrors: /4\d\d/ });
    for (const page of [first, second]) await prepare(page);
    // of a refund, with its amount
    const button = new RegExp(`^${action}`);
    await submit(first, button);
    await first.getByText(done).waitFor();
    if (comesBack) {
      await second.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
      await shown(second);
    }
    await submit(second, button);
    expect(await dialog(second).getByRole('alert').textContent()).toMatch(reason);
    await submit(second, 'Back');
    await shown(second);
  },
);

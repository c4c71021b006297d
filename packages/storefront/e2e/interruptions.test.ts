/** Every write, while something comes between the page and the shop. */
import type { Locator, Page } from 'playwright-core';
import type { CartV2 } from 'storewire';
import { untilHydrated } from 'storewire-dev-kit/hydration';
import { INTERRUPTIONS, type Interruption } from 'storewire-dev-kit/interruptions';
import { IS_NIGHT } from 'storewire-dev-kit/night';
import { SAMPLE_PASSWORD } from 'storewire-platform';
import { expect, test } from 'vitest';
import { HOME, setStock } from '../test/cart.ts';
import { ANN } from '../test/member.ts';
import { newVisitor, type Visitor } from '../test/visitor.ts';
import { enterPassword, openMemberShop } from './account.ts';
import { toPayment, visitReview } from './purchase.ts';

const shop = await openMemberShop();
const { ann, merchant, platform } = shop;
const GIFT_CARD = 'GIFT-2604-ALL';
platform.saveGiftCard({ code: GIFT_CARD, balance: '5000' });
await setStock(shop, 'Milk jug', 1000);

/** A session that has ended at the platform, or in another tab. */
const SESSION_ENDED: Interruption = {
  seen: (page) => page.getByRole('heading', { level: 1, name: 'Sign in' }),
  start: (page) => page.context().clearCookies(),
  end: async (page) => {
    await enterPassword(page, ANN);
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor({ state: 'detached' });
    await untilHydrated(page);
  },
};

/** What a person does on a page. */
interface Write {
  open: () => Promise<Page>;
  /** What is typed, by label. */
  entries?: Readonly<Record<string, string>>;
  send: (page: Page) => Promise<unknown>;
  /** Tries it once more. Default: as the first time. */
  again?: (page: Page) => Promise<unknown>;
  /** What the page shows when it is not done. Default: an alert. */
  seen?: (page: Page) => Locator;
  /** What the page shows when it is done. */
  done: (page: Page) => Locator;
  /** How often the platform has it, if it could have it twice. */
  count?: () => Promise<number>;
}

/** Errors that browsers and React Router log of requests without an answer. */
const expectedErrors = /status of [45]\d\d|ERR_[A-Z_]+|Failed to fetch|route module/;

const press =
  (name: string | RegExp) =>
  (page: Page): Promise<void> =>
    page.getByRole('button', { name, exact: true }).first().click();

const readAnn = async () => (await ann.members.getMyMember({ fieldsets: ['FULL'] })).member;
const addressOf = (addressLine: string) => ({ ...HOME, addressLine });
const addressesAt = async (street: string): Promise<number> =>
  (await readAnn()).contact?.addresses?.filter(({ addressLine }) => addressLine === street).length ?? 0;

/** What members do in their account. `id` is another one each time. */
const OF_MEMBERS: Writes = {
  'a name is saved': (id) => ({
    open: () => shop.visitAsAnn('/en/account/profile', { expectedErrors }),
    entries: { 'Name that others see': `Ann ${id}` },
    send: press('Save'),
    done: (page) => page.getByRole('status').getByText('Saved'),
    count: async () => Number((await readAnn()).profile?.nickname === `Ann ${id}`),
  }),
  'a phone number is added': (id) => ({
    open: () => shop.visitAsAnn('/en/account/contact', { expectedErrors }),
    entries: { 'New phone number': `+353 91 555 ${id}` },
    send: press('Add phone number'),
    done: (page) => page.getByRole('listitem').getByText(`+353 91 555 ${id}`),
    count: async () => (await readAnn()).contact?.phones?.filter((each) => each.endsWith(id)).length ?? 0,
  }),
  'a phone number is removed': (id) => ({
    open: async () => {
      await shop.saveContact({ phones: ['+353 91 555 9999', `+353 91 555 ${id}`] });
      return shop.visitAsAnn('/en/account/contact', { expectedErrors });
    },
    send: press(`Remove +353 91 555 ${id}`),
    done: (page) => page.getByRole('status').getByText('Removed'),
    count: async () => Number(!(await readAnn()).contact?.phones?.some((each) => each.endsWith(id))),
  }),
  'an address is added': (id) => ({
    open: () => shop.visitAsAnn('/en/account/addresses/new', { expectedErrors }),
    entries: { 'Street and house number': `${id} Long Walk`, 'Town or city': 'Galway' },
    send: press('Save'),
    done: (page) => page.getByText('The address was added'),
    count: () => addressesAt(`${id} Long Walk`),
  }),
  'an address is changed': (id) => ({
    open: async () => {
      await shop.saveContact({ addresses: [addressOf('1 Old Road')] });
      const page = await shop.visitAsAnn('/en/account/addresses', { expectedErrors });
      await page.getByRole('link', { name: /Change this address/ }).click();
      return page;
    },
    entries: { 'Street and house number': `${id} Long Walk` },
    send: press('Save'),
    done: (page) => page.getByText(/The address was (?:saved|added)/),
    count: () => addressesAt(`${id} Long Walk`),
  }),
  'an address is removed': (id) => ({
    open: async () => {
      await shop.saveContact({ addresses: [addressOf(`${id} Long Walk`), addressOf('1 Old Road')] });
      return shop.visitAsAnn('/en/account/addresses', { expectedErrors });
    },
    send: (page) => page.getByRole('button', { name: new RegExp(`Remove this address.*${id}`) }).click(),
    done: (page) => page.getByText('Removed'),
    count: async () => 1 - (await addressesAt(`${id} Long Walk`)),
  }),
  'a member joins the community': () => ({
    open: async () => {
      await ann.members.leaveCommunity();
      return shop.visitAsAnn('/en/account/community', { expectedErrors });
    },
    send: press('Join the community'),
    done: (page) => page.getByRole('button', { name: 'Leave the community' }),
    count: async () => Number((await readAnn()).privacyStatus === 'PUBLIC'),
  }),
  'a review is written': (id) => ({
    open: async () => shop.visitAsAnn(`/en/products/${await nextProduct()}/review`, { expectedErrors }),
    entries: { 'Your review': `Wide and calm ${id}` },
    send: async (page) => {
      await page.locator('label', { hasText: '4 stars' }).click();
      await press('Send review')(page);
    },
    done: (page) => page.getByText(/Thank you for your review|You have already reviewed this product/),
    count: async () => {
      const { reviews = [] } = await merchant.reviews.queryReviews({
        query: { cursorPaging: { limit: 100 } },
      });
      return reviews.filter(({ content }) => content?.body === `Wide and calm ${id}`).length;
    },
  }),
  'a review is deleted': (id) => {
    const ask = (page: Page): Promise<void> =>
      page
        .getByRole('listitem')
        .filter({ hasText: `Deleted ${id}` })
        .getByText('Delete review')
        .first()
        .click();
    return {
      open: async () => {
        const content = { body: `Deleted ${id}`, rating: 4 };
        const review = { entityId: products.pop()?.id ?? '', namespace: 'stores', content };
        await ann.reviews.createReview({ review });
        const page = await shop.visitAsAnn('/en/account/reviews', { expectedErrors });
        await ask(page);
        return page;
      },
      send: press('Delete review'),
      again: async (page) => {
        const button = page.getByRole('button', { name: 'Delete review' });
        if (!(await button.isVisible())) await ask(page);
        await button.click();
      },
      done: (page) => page.getByText('Your review was deleted'),
    };
  },
  'an order is put into the cart again': () => ({
    open: async () => {
      await ann.currentCartV2.deleteCurrentCart().catch(() => undefined);
      return shop.visitAsAnn(`/en/account/orders/${orderId}`, { expectedErrors });
    },
    send: press('Order again'),
    again: async (page) => {
      const look = page.locator('main').getByRole('link', { name: 'Cart', exact: true });
      if (await look.isVisible()) {
        await look.click();
        const empty = page.getByRole('heading', { name: 'Your cart is empty' });
        await page.getByRole('button', { name: 'One more' }).or(empty).first().waitFor();
        if (!(await empty.isVisible())) return;
        await page.goBack();
      }
      await press('Order again')(page);
    },
    done: (page) =>
      page.getByText('1 product is in your cart').or(page.getByRole('heading', { name: 'Your cart' })),
    count: async () =>
      (await ann.currentCartV2.getCurrentCart()).cart.lineItems[0]?.quantityInfo?.confirmedQuantity ?? 0,
  }),
};

const orderId = await shop.order({ 'Tidal mug': 1 });
const orderNumber = (await ann.orders.getOrder({ id: orderId })).order.number ?? '';
const { products = [] } = await merchant.products.queryProducts({ query: { paging: { limit: 100 } } });
const nextProduct = async (): Promise<string> => products.pop()?.slug ?? '';

/** Another address each time, as each may try five times only. */
const from = (id: string) => ({
  extraHTTPHeaders: { 'x-forwarded-for': `203.0.113.${Number(id) % 250}` },
});

/** What guests do. `id` is another one each time. */
const OF_GUESTS: Writes = {
  'a product is added to the cart': () => {
    const visitor = newVisitor(shop);
    return {
      open: () =>
        shop.visit('/en/products/espresso-cup', { visitor, products: { 'Milk jug': 1 }, expectedErrors }),
      send: press('Add to cart'),
      again: async (page) => {
        const check = page.getByRole('button', { name: 'Check the cart' });
        await check.click({ timeout: 500 }).catch(() => undefined);
        await check.waitFor({ state: 'detached' });
        await press('Add to cart')(page);
      },
      done: (page) => page.getByText(/^Added\. Your cart has/),
      count: async () => (await cartOf(visitor)).lineItems.length - 1,
    };
  },
  'a quantity is changed': () => {
    const visitor = newVisitor(shop);
    return {
      open: () => shop.visit('/en/cart', { visitor, products: { 'Espresso cup': 1 }, expectedErrors }),
      send: press('One more'),
      again: press('Try again'),
      done: (page) => subtotal(page, '€28.00'),
      count: async () => (await piecesOf(visitor)) - 1,
    };
  },
  'a line is removed': () => {
    const visitor = newVisitor(shop);
    const products = { 'Espresso cup': 1, 'Milk jug': 1 };
    return {
      open: () => shop.visit('/en/cart', { visitor, products, expectedErrors }),
      send: press('Remove Milk jug'),
      again: press('Try again'),
      done: (page) => subtotal(page, '€14.00'),
      count: () => piecesOf(visitor),
    };
  },
  'a removal is undone': () => {
    const visitor = newVisitor(shop);
    return {
      open: async () => {
        const page = await shop.visit('/en/cart', {
          visitor,
          products: { 'Espresso cup': 1 },
          expectedErrors,
        });
        await press('Remove Espresso cup')(page);
        await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
        return page;
      },
      send: press('Undo'),
      again: press('Try again'),
      done: (page) => subtotal(page, '€14.00'),
      count: () => piecesOf(visitor),
    };
  },
  'a gift card is redeemed': () => {
    const visitor = newVisitor(shop);
    return {
      open: async () => {
        const page = await shop.visit('/en/cart', { visitor, products: { 'Milk jug': 1 }, expectedErrors });
        await page.getByText('Coupon or gift card').first().click();
        return page;
      },
      entries: { 'Coupon or gift card code': GIFT_CARD },
      send: press('Apply'),
      done: (page) => page.getByRole('button', { name: 'Remove the gift card' }),
      count: async () => (await cartOf(visitor)).paymentInfo?.giftCards?.length ?? 0,
    };
  },
  'a delivery is estimated': () => {
    const visitor = newVisitor(shop);
    return {
      open: async () => {
        const page = await shop.visit('/en/cart', { visitor, products: { 'Milk jug': 1 }, expectedErrors });
        await page.getByText('Estimate delivery and VAT').click();
        await page.getByLabel('Country or region').selectOption('IE');
        return page;
      },
      entries: { Eircode: 'H91 X2V4' },
      send: press('Calculate'),
      done: (page) => page.getByText('Calculated for H91 X2V4'),
      count: async () => Number((await cartOf(visitor)).deliveryInfo?.address?.postalCode === 'H91 X2V4'),
    };
  },
  'who buys is saved': () => {
    const visitor = newVisitor(shop);
    return {
      open: () => shop.visit('/en/checkout', { visitor, products: { 'Milk jug': 1 }, expectedErrors }),
      entries: {
        'Email address': 'mara@example.com',
        'First name': 'Mara',
        'Last name': 'Brennan',
        'Street and house number': '12 Quay Street',
        'Town or city': 'Galway',
      },
      send: press('Continue'),
      done: (page) => page.getByRole('heading', { name: /How should it reach you|Check your order/ }),
      count: async () => Number((await cartOf(visitor)).customerInfo?.email === 'mara@example.com'),
    };
  },
  'a delivery is chosen': () => ({
    open: async () => {
      const page = await visitReview(shop, { 'Milk jug': 1 }, { expectedErrors });
      await page.getByRole('link', { name: 'Change Delivery', exact: true }).click();
      await page.getByRole('radio', { name: /Express/ }).check();
      return page;
    },
    send: press('Continue'),
    done: (page) => page.getByRole('heading', { name: 'Check your order' }),
  }),
  'an order is paid by a gift card': (id) => ({
    open: async () => {
      const page = await visitReview(shop, { 'Milk jug': 1 }, { giftCard: GIFT_CARD, expectedErrors });
      await page.getByRole('checkbox', { name: /terms/ }).check();
      return page;
    },
    entries: { 'Message for the shop': `Ring ${id}` },
    send: press('Place order'),
    done: (page) => page.getByRole('heading', { name: 'Thank you for your order' }),
    count: () => ordersWith(`Ring ${id}`),
  }),
  'an order is placed that a card pays': (id) => ({
    open: async () => {
      const page = await visitReview(shop, { 'Milk jug': 1 }, { expectedErrors });
      await page.getByRole('checkbox', { name: /terms/ }).check();
      return page;
    },
    entries: { 'Message for the shop': `Ring ${id}` },
    send: press(/^Pay /),
    done: (page) =>
      page
        .getByRole('button', { name: 'Order and pay' })
        .or(page.getByText('Your order is waiting for the payment')),
    count: () => ordersWith(`Ring ${id}`),
  }),
  'an order is paid later': () => ({
    open: async () => {
      const page = await visitReview(shop, { 'Milk jug': 1 }, { expectedErrors });
      await toPayment(page);
      await page.goBack();
      await page.getByText('Your order is waiting for the payment').waitFor();
      return page;
    },
    send: press('Pay now'),
    // besides the notice that it waits
    seen: (page) => alertOf(page).nth(1),
    done: (page) => page.getByRole('button', { name: 'Order and pay' }),
  }),
  'a notice of stock is asked for': (id) => ({
    open: () => shop.visit('/en/products/tidal-mug?Glaze=Sand&Size=450+ml', { expectedErrors }),
    entries: { 'Email address': `mara${id}@example.com` },
    send: press('Notify me'),
    done: (page) => page.getByText(`mara${id}@example.com`),
    count: async () => {
      const { items } = await platform.listItems({ entity: 'backInStockRequest', limit: 100 });
      return items.filter((item) => JSON.stringify(item).includes(`mara${id}@`)).length;
    },
  }),
  'an order is looked up': () => ({
    open: () => shop.visit('/en/find-order', { expectedErrors }),
    entries: { 'Order number': orderNumber, 'Email address': ANN },
    send: press('Show the order'),
    done: (page) => page.getByRole('heading', { level: 1, name: `Order ${orderNumber}` }),
  }),
  'a contract is withdrawn from': (id) => {
    let number = '';
    return {
      open: async () => {
        const { order } = await ann.orders.getOrder({ id: await shop.order({ 'Milk jug': 1 }) });
        number = order.number ?? '';
        const page = await shop.visit(`/en/withdrawal?order=${number}`, { expectedErrors, ...from(id) });
        await page.getByLabel('Name', { exact: true }).fill('Ann Byrne');
        await page.getByLabel('Email address').fill(ANN);
        await press('Continue')(page);
        await page.getByRole('heading', { name: 'Check your withdrawal' }).waitFor();
        return page;
      },
      send: press('Confirm withdrawal'),
      done: (page) => page.getByRole('heading', { name: 'Your withdrawal is received' }),
      count: async () =>
        platform
          .listMails({ to: ANN })
          .mails.filter(({ text }) => text.includes(number) && /withdraw/i.test(text)).length,
    };
  },
  'a member signs in': () => ({
    open: () => shop.visit('/en/sign-in', { expectedErrors }),
    entries: { 'Email address': ANN, Password: SAMPLE_PASSWORD },
    send: press('Sign in'),
    done: (page) => page.getByText(`Signed in as ${ANN}`),
  }),
  'a link for a new password is asked for': (id) => ({
    open: () => shop.visit('/en/sign-in?view=recovery', { expectedErrors, ...from(id) }),
    entries: { 'Email address': `lost${id}@example.com` },
    send: press('Send the link'),
    done: (page) => page.getByText(/is on its way/),
  }),
  'an account is created': (id) => ({
    open: () => shop.visit('/en/sign-in?view=register', { expectedErrors }),
    entries: { 'Email address': `mara${id}@example.com`, Password: SAMPLE_PASSWORD },
    send: press('Create account'),
    done: (page) =>
      page
        .getByRole('heading', { name: 'Check your email' })
        .or(page.getByText('There is already an account with this email address')),
    count: async () => {
      const { accounts } = await platform.listAccounts({ limit: 100 });
      return accounts.filter(({ email }) => email === `mara${id}@example.com`).length;
    },
  }),
};

const chooseTheme = (): Write => ({
  open: () => shop.visit('/en', { expectedErrors }),
  send: async (page) => {
    await press('Dark')(page);
    await page.waitForLoadState('networkidle');
  },
  seen: (page) => page.getByRole('button', { name: 'Dark' }),
  done: (page) => page.getByRole('button', { name: 'Dark', pressed: true }),
});

const changePassword = (): Write => ({
  open: () => shop.visitAsAnn('/en/account/password', { expectedErrors }),
  entries: { 'Current password': SAMPLE_PASSWORD, 'New password': SAMPLE_PASSWORD },
  send: press('Save'),
  done: (page) => page.getByText('Your new password is set'),
});

/** Of the shop: the number of pieces is shown before it is saved. */
const subtotal = (page: Page, amount: string): Locator =>
  page.locator('dl > div', { hasText: 'Subtotal' }).getByText(amount);

const cartOf = async (visitor: Visitor) => {
  const response = await visitor.request('/api/store/ecom/v2/carts/current');
  return ((await response.json()) as { cart: CartV2 }).cart;
};

const piecesOf = async (visitor: Visitor): Promise<number> =>
  (await cartOf(visitor)).lineItems.reduce(
    (sum, line) => sum + (line.quantityInfo?.confirmedQuantity ?? 0),
    0,
  );

async function ordersWith(note: string): Promise<number> {
  const { items } = await platform.listItems({ entity: 'order', limit: 100 });
  return items.filter((item) => JSON.stringify(item).includes(note)).length;
}

let ids = 1000;

type Writes = Readonly<Record<string, (id: string) => Write>>;

const cells = (writes: Writes, interruptions: Readonly<Record<string, Interruption>>) =>
  Object.entries(writes).flatMap(([what, write]) =>
    Object.entries(interruptions).map(
      ([when, interruption]) => [`${what}, although ${when}`, write, interruption] as const,
    ),
  );

// without a network, the browser shows that the page cannot be reached
const OF_PROXIES = Object.fromEntries(
  Object.entries(INTERRUPTIONS).filter(([name]) => name.startsWith('a proxy')),
);

const CELLS = [
  ...cells(OF_GUESTS, INTERRUPTIONS),
  ...cells(OF_MEMBERS, { ...INTERRUPTIONS, 'the session has ended': SESSION_ENDED }),
  ...cells({ 'a theme is chosen': chooseTheme }, OF_PROXIES),
  // ends the other sessions of Ann
  ...cells({ 'a password is changed': changePassword }, INTERRUPTIONS),
];

/** At night all are tested. */
const BY_DAY = [
  'an order is paid by a gift card, although a proxy answers 502',
  'an address is added, although the session has ended',
];

test.for(CELLS.filter(([name]) => IS_NIGHT || BY_DAY.includes(name)))('%s', ([_name, write, interruption]) =>
  survives(write(String(ids++)), interruption),
);

const alertOf = (page: Page): Locator => page.locator('main').getByRole('alert');

/** No error page, what was typed is there or done, and the platform counts one. */
async function survives(write: Write, interruption: Interruption): Promise<void> {
  const { entries = {}, send, again = send, done, count } = write;
  const { seen = write.seen ?? alertOf } = interruption;
  const page = await write.open();
  page.setDefaultTimeout(10_000);
  await page.waitForLoadState('networkidle');
  for (const [label, entry] of Object.entries(entries)) await page.getByLabel(label).first().fill(entry);
  await interruption.start(page);
  await send(page);
  await seen(page).or(done(page)).first().waitFor();
  await expectPage(page);
  await interruption.end(page);
  if (!(await done(page).isVisible())) {
    for (const [label, entry] of Object.entries(entries))
      await expect.poll(() => page.getByLabel(label).first().inputValue()).toBe(entry);
    await again(page);
  }
  await done(page).first().waitFor();
  await expectPage(page);
  if (count) expect(await count()).toBe(1);
}

/** The layout is there, and neither an error page nor raw data. */
async function expectPage(page: Page): Promise<void> {
  await page.getByRole('banner').waitFor();
  expect(await page.getByText(/This page has a problem|The shop is not available|\[\{"_1"/).count()).toBe(0);
}

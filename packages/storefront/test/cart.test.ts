/** The cart, whose forms need no JavaScript. */
import { expect, onTestFinished, test } from 'vitest';
import { addProducts, type Products, productId, setStock } from './cart.ts';
import { allOf, type HtmlPage, oneOf } from './html-page.ts';
import { totalsOf } from './purchase.ts';
import { fail, startShop } from './shop.ts';
import { newVisitor, type Visitor } from './visitor.ts';

const shop = await startShop();
const { merchant, platform } = shop;

const CUP = { 'Espresso cup': 2 };
const ANY_CODE = 'Coupon or gift card code';
const PAIR = { 'Espresso cup': 1, 'Milk jug': 1 };

/** A visitor with these products in the cart, which is open. */
async function openCart(products: Products): Promise<{ visitor: Visitor; page: HtmlPage }> {
  const visitor = newVisitor(shop);
  await addProducts(shop, visitor, products);
  return { visitor, page: await visitor.open('/en/cart') };
}

/** How many pieces the header counts. */
const piecesOf = ({ document }: HtmlPage): number =>
  Number(
    /\d+/.exec(
      document.querySelector('header a[aria-label^="Cart,"]')?.getAttribute('aria-label') ?? '',
    )?.[0] ?? 0,
  );

test('lines lead to their products, and can be changed and removed until the cart is empty', async () => {
  const { visitor, page } = await openCart(PAIR);
  expect((await visitor.follow(page, 'Espresso cup', 'main h3')).heading).toBe('Espresso cup');
  const more = await visitor.submit(page, 'Update', { 'Quantity of Espresso cup': '3' });
  expect(piecesOf(more)).toBe(4);
  const fewer = await visitor.submit(more, 'Remove Milk jug');
  expect(piecesOf(fewer)).toBe(3);
  const empty = await visitor.submit(fewer, 'Remove Espresso cup');
  expect(empty.text).toContain('Your cart is empty');
  expect(allOf(empty.document, '[aria-label="New from the kiln"] > li')).toHaveLength(4);
});

test('the cart says why a line is not as it was wanted', async () => {
  const { visitor, page } = await openCart(CUP);
  const enter = (quantity: string) =>
    visitor.submit(page, 'Update', { 'Quantity of Espresso cup': quantity });
  expect((await enter('0')).text).toContain('Enter 1 or more.');
  expect((await enter('99999')).text).toMatch(/Only \d+ pieces are left\. The quantity was not changed\./);
  await fail(shop, { kind: 'unavailable', call: 'cartsV2.removeLineItems' });
  expect((await visitor.submit(page, 'Remove Espresso cup')).text).toContain(
    'Your cart could not be changed',
  );
});

interface Line {
  what: string;
  products: Products;
  /** What happens after the product was added. */
  change: () => Promise<unknown>;
  says: string;
  /** The button that solves it, and the pieces of the cart that are left. */
  fix: string;
  left: number;
}

const LINES: readonly Line[] = [
  {
    what: 'fewer pieces that are left',
    products: { 'Salt jar': 3 },
    change: () => setStock(shop, 'Salt jar', 2),
    says: 'You wanted 3. The total counts the 2 pieces that are left.',
    fix: 'Change the quantity to 2',
    left: 2,
  },
  {
    what: 'a product that is sold out',
    products: { ...PAIR, 'Floor vase': 1 },
    change: () => setStock(shop, 'Floor vase', 0),
    says: 'Sold out. Remove this product to continue.',
    fix: 'Remove Floor vase',
    left: 2,
  },
  {
    what: 'a product that the shop no longer has',
    products: { ...CUP, 'Garlic keeper': 1 },
    change: async () => merchant.products.deleteProduct({ id: await productId(shop, 'Garlic keeper') }),
    says: 'No longer available. Remove this product to continue.',
    fix: 'Remove Garlic keeper',
    left: 2,
  },
  {
    what: 'what the shop objects to',
    products: PAIR,
    change: async () => {
      const productIds = [await productId(shop, 'Milk jug')];
      const description = 'Only with a saucer';
      platform.configurePurchases({
        remarks: [{ severity: 'ERROR', description, productIds, suggestsRemoval: true }],
      });
    },
    says: 'Only with a saucer',
    fix: 'Remove Milk jug',
    left: 1,
  },
];

test.each(LINES)(
  'a line says $what, with the fix as a button',
  async ({ products, change, says, fix, left }) => {
    onTestFinished(() => void platform.configurePurchases({ remarks: [] }));
    const { visitor } = await openCart(products);
    await change();
    const page = await visitor.open('/en/cart');
    const line = oneOf(page, 'main [role=status]', new RegExp(`^${says}`));
    expect(allOf(line, 'button', fix)).toHaveLength(1);
    const checkout = allOf(page.document, 'main :is(a, button)', 'Go to checkout').map(
      ({ tagName }) => tagName,
    );
    expect(checkout).toEqual([says.includes('Remove this product') ? 'BUTTON' : 'A']);
    const fixed = await visitor.submit(page, fix);
    expect([fixed.text.includes(says), piecesOf(fixed)]).toEqual([false, left]);
  },
);

test('a minimum that is not met is said with what is missing', async () => {
  onTestFinished(() => void platform.configurePurchases({ minimumSubtotal: '0' }));
  platform.configurePurchases({ minimumSubtotal: '900' });
  expect((await openCart(CUP)).page.text).toMatch(/Orders start at €900\.00\. €[\d.]+ is missing\./);
});

test('coupons and gift cards are rejected with the reason, accepted with a space, and removed', async () => {
  platform.saveGiftCard({ code: 'GIFT-2604-ALL', balance: '500' });
  const opened = await openCart(CUP);
  const { visitor } = opened;
  let { page } = opened;
  for (const [label, code, says] of [
    [ANY_CODE, '', 'Enter a code.'],
    [ANY_CODE, 'NOPE', 'This code does not exist. Check the spelling.'],
    [ANY_CODE, 'LASTYEAR', 'This coupon has expired.'],
    [ANY_CODE, 'GIFT-2604-USED', 'Nothing is left on this gift card.'],
    [ANY_CODE, 'KILN 10', 'The coupon KILN10 is applied'],
    ['Gift card code', 'GIFT-0000-NONE', 'This gift card does not exist. Check the code.'],
    ['Gift card code', 'GIFT-2604-USED', 'Nothing is left on this gift card.'],
  ] as const) {
    page = await visitor.submit(page, 'Apply', { [label]: code });
    expect(page.text).toContain(says);
  }
  expect(totalsOf(page)['Estimated total']).toBe('€25.20');
  page = await visitor.submit(page, 'Apply', { 'Gift card code': 'gift-2604 -all' });
  expect(totalsOf(page)['Gift card']).toBe('-€25.20');
  // a card with a high balance pays the new total, too
  page = await visitor.submit(page, 'Remove the coupon KILN10');
  expect(totalsOf(page)).toMatchObject({ 'Estimated total': '€28.00', 'Gift card': '-€28.00' });
  page = await visitor.submit(page, 'Remove the gift card');
  expect(totalsOf(page)).not.toHaveProperty('Gift card');
});

test('one field takes the code of a gift card and of a coupon, and the next one asks for what is left', async () => {
  platform.saveGiftCard({ code: 'GIFT-2604-NEXT', balance: '5' });
  const { visitor, page } = await openCart(CUP);
  const carded = await visitor.submit(page, 'Apply', { [ANY_CODE]: 'GIFT-2604-NEXT' });
  expect(totalsOf(carded)['Gift card']).toBe('-€5.00');
  expect(allOf(carded.document, 'summary', 'Add a coupon')).toHaveLength(1);
  const both = await visitor.submit(carded, 'Apply', { 'Coupon code': 'KILN10' });
  expect(totalsOf(both)).toMatchObject({ Discount: '-€2.80', 'Gift card': '-€5.00' });
  expect(allOf(both.document, 'button', 'Apply')).toHaveLength(0);
});

test('a coupon for one product is taken off its line', async () => {
  platform.saveCoupon({
    code: 'CUPS',
    name: 'Cup week',
    reduction: { kind: 'percent', percent: '50' },
    scope: { productIds: [await productId(shop, 'Espresso cup')] },
  });
  const { visitor, page } = await openCart({ ...CUP, 'Milk jug': 1 });
  const reduced = await visitor.submit(page, 'Apply', { [ANY_CODE]: 'CUPS' });
  expect(reduced.text).toMatch(/€7\.00 eachCup week\W*-€14\.00/);
  expect(totalsOf(reduced)['Subtotal']).toBe('€42.00');
  expect(reduced.text).not.toContain('The price has changed');
});

test('the estimate follows country and postal code, also when the cart is opened again', async () => {
  const { visitor, page } = await openCart(CUP);
  const estimate = (from: HtmlPage, code: string): Promise<HtmlPage> =>
    visitor.submit(from, 'Calculate', { 'Country or region': 'DE', 'Postal code': code });
  const rejected = await estimate(page, '1');
  expect(rejected.text).toContain('Enter a code such as 10115.');
  expect((await estimate(rejected, '56068')).text).toContain('Calculated for 56068, Germany');
  expect(totalsOf(await visitor.open('/en/cart'))['Delivery']).toBe('€5.00');
});

test('a price that has changed since the last visit is said, and what is loaded in advance was not seen', async () => {
  const { visitor } = await openCart({ 'Bud vase': 1 });
  const id = await productId(shop, 'Bud vase');
  await merchant.products.updateProduct({ id, product: { priceData: { price: 99 } } });
  const ahead = await visitor.request('/en/cart.data', { headers: { 'sec-purpose': 'prefetch' } });
  expect([ahead.status, ahead.headers.getSetCookie()]).toEqual([204, []]);
  expect((await visitor.open('/en/cart')).text).toMatch(/The price has changed from €[\d.]+ to €99\.00/);
  expect((await visitor.open('/en/cart')).text).not.toContain('The price has changed');
});

test.each(['/en/products/espresso-cup', '/en/cart'])('the page %s reads the cart once', async (path) => {
  const { visitor } = await openCart(CUP);
  platform.clearRequests();
  expect(piecesOf(await visitor.open(path))).toBe(2);
  const { requests } = platform.listRequests({ call: 'currentCartV2.getCurrentCart', limit: 100 });
  expect(requests).toHaveLength(1);
});

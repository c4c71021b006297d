/** The steps of the checkout, orders and payments: forms, which need no JavaScript. */
import { expect, onTestFinished, test } from 'vitest';
import { addProducts, countOrders, type Products, productId, setStock } from './cart.ts';
import { allOf, fieldOf, type HtmlPage, linkOf, oneOf, textOf } from './html-page.ts';
import {
  chooseDelivery,
  enterContact,
  fillContact,
  openReview,
  pay,
  placeOrder,
  totalsOf,
} from './purchase.ts';
import { fail, startShop } from './shop.ts';
import { newVisitor } from './visitor.ts';

const shop = await startShop();
const { merchant, platform } = shop;

const CUP = { 'Espresso cup': 1 };
const GIFT_CARD = 'GIFT-2604-ALL';
platform.saveGiftCard({ code: GIFT_CARD, balance: '500' });

const THANKS = 'Thank you for your order';

/** The last step of the checkout of a visitor who has made all entries before it. */
async function openLastStep(products: Products = CUP, giftCard?: string) {
  const visitor = newVisitor(shop);
  return { visitor, review: await openReview(shop, visitor, products, giftCard) };
}

/** The button that orders, and whether it does nothing. */
const isBlocked = (page: HtmlPage): boolean =>
  oneOf(page, 'main button', /^(?:Pay|Place order)/).getAttribute('aria-disabled') === 'true';

test('a guest buys from a search to the order, and all pages have the same total', async () => {
  const guest = newVisitor(shop);
  const product = await guest.follow(await guest.open('/en/search?q=espresso'), 'Espresso cup');
  const cart = await guest.submit(product, 'Add to cart');
  expect(linkOf(cart, 'Cart, 1 item').pathname).toBe('/en/cart');
  const checkout = await guest.follow(cart, 'Go to checkout');
  const rejected = await guest.submit(checkout, 'Continue');
  expect(rejected.text).toContain('This field is required.');
  const delivery = await fillContact(guest, rejected);
  // not what is cheaper, as the buyer would have to come for it
  expect(fieldOf(delivery, /^Standard delivery/)).toMatchObject({ checked: true });
  expect(totalsOf(delivery)).toMatchObject({ Delivery: '€5.00', Total: '€19.00' });
  const review = await guest.submit(delivery, 'Continue');
  const { Total } = totalsOf(review);
  const before = await countOrders(shop);
  const thanks = await pay(guest, await placeOrder(guest, review));
  expect([thanks.heading, totalsOf(thanks)['Total']]).toEqual([THANKS, Total]);
  expect(allOf(thanks.document, 'header a', 'Cart, empty')).toHaveLength(1);
  expect(await countOrders(shop)).toBe(before + 1);
});

test('the sum of the first step is the total so far, as long as the delivery is not chosen', async () => {
  const guest = newVisitor(shop);
  await addProducts(shop, guest, CUP);
  const contact = await guest.open('/en/checkout');
  expect(totalsOf(contact)).toMatchObject({ 'Total so far': '€14.00' });
  expect(contact.text).not.toMatch(/Total\W*€/);
  await fillContact(guest, contact);
  const again = await guest.open('/en/checkout?step=contact');
  expect(totalsOf(again)).toMatchObject({ Delivery: '€5.00', Total: '€19.00' });
});

test.each([
  ['Phone number', '\u202a+353 91 555 0142\u202c', '+353 91 555 0142'],
  ['Phone number', '+353\u201191\u2011555\u20110142', '+353-91-555-0142'],
  ['Phone number', '(+353) 91 555 0142', '+353 91 555 0142'],
  ['Phone number', '+353\u00a0٩١ ٥٥٥ ٠١٤٢', '+353 91 555 0142'],
  ['Eircode', 'Ｈ９１\u00a0X2V4\u200e', 'H91 X2V4'],
  ['Email address', '\ufeffmara@example.com\u200b', 'mara@example.com'],
])('in the checkout, %s takes what is copied with other characters: %o', async (label, pasted, plain) => {
  const guest = newVisitor(shop);
  await addProducts(shop, guest, CUP);
  const contact = await fillContact(guest, await guest.open('/en/checkout'));
  const again = await guest.open('/en/checkout?step=contact');
  const delivery = await guest.submit(again, 'Continue', { [label]: pasted });
  expect([contact, delivery].map(({ url }) => url.searchParams.get('step'))).toEqual(['delivery', 'review']);
  const saved = await guest.open('/en/checkout?step=contact');
  expect(fieldOf(saved, label).getAttribute('value')).toBe(plain);
});

test.each(['call me', '12'])('in the checkout, %o is no phone number', async (entry) => {
  const guest = newVisitor(shop);
  await addProducts(shop, guest, CUP);
  await fillContact(guest, await guest.open('/en/checkout'));
  const again = await guest.open('/en/checkout?step=contact');
  const rejected = await guest.submit(again, 'Continue', { 'Phone number': entry });
  expect(rejected.text).toContain('Enter a phone number with digits');
});

test('the header of the checkout has no menu and no search, and leads back to the cart', async () => {
  const { review } = await openLastStep();
  const header = review.document.querySelector('header');
  expect(textOf(header)).toContain('Secure checkout');
  expect(header?.querySelectorAll('button')).toHaveLength(0);
  const links = [...(header?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/en', '/en/cart']);
});

test('the footer of the checkout is one line, whose pages leave the checkout open', async () => {
  const { review } = await openLastStep();
  const links = allOf(review.document, 'footer a').map((link) => [textOf(link), link.getAttribute('target')]);
  expect(links).toEqual([
    ['hello@example.com', null],
    ['Privacy', '_blank'],
    ['Imprint', '_blank'],
  ]);
});

test('company, apartment and phone number are behind a button, unless something is entered or wrong', async () => {
  const guest = newVisitor(shop);
  await addProducts(shop, guest, CUP);
  const isFolded = (page: HtmlPage): boolean => fieldOf(page, 'Company').closest('details') !== null;
  const empty = await guest.open('/en/checkout');
  expect(textOf(fieldOf(empty, 'Company').closest('details'))).toContain('Add company, apartment, phone');
  const wrong = await guest.submit(empty, 'Continue', { 'Phone number': 'call me' });
  expect([isFolded(empty), isFolded(wrong)]).toEqual([true, false]);
  await fillContact(
    guest,
    await guest.submit(wrong, 'Continue', { 'Phone number': '', Company: 'Quay Ltd' }),
  );
  const saved = await guest.open('/en/checkout?step=contact');
  expect([fieldOf(saved, 'Company').value, isFolded(saved)]).toEqual(['Quay Ltd', false]);
});

test('entries that the contract does not allow are explained at their fields before they are sent', async () => {
  const visitor = newVisitor(shop);
  await addProducts(shop, visitor, CUP);
  const page = await visitor.submit(await visitor.open('/en/checkout'), 'Continue', {
    'Email address': 'mara@',
    'Town or city': 'a'.repeat(51),
  });
  const problems = allOf(page.document, '[role=alert] a').map(textOf);
  expect(problems).toContainEqual(expect.stringMatching(/^Email address: Enter an email address/));
  expect(problems).toContainEqual(expect.stringMatching(/^Town or city: .*50/));
  expect(platform.listRequests({ call: 'cartsV2.updateCart', minStatus: 400 }).requests).toEqual([]);
});

test.each([
  { kind: 'example', example: 'system', said: /Your entries could not be saved.*Request id/ },
  { kind: 'unavailable', said: /Your entries could not be saved.*Request id/ },
  { kind: 'lost', times: 1, said: /We do not know whether this worked/ },
] as const)(
  'a step that is not saved keeps what is typed, and says so: $kind',
  async ({ said, ...fault }) => {
    const visitor = newVisitor(shop);
    await fail(shop, { ...fault, call: 'cartsV2.updateCart' });
    const failed = await enterContact(shop, visitor, 'Espresso cup');
    expect(failed.text).toMatch(said);
    expect(fieldOf(failed, 'Email address').value).toBe('mara@example.com');
    platform.clearFaults();
    expect((await visitor.submit(failed, 'Continue')).text).toContain('How should it reach you?');
  },
);

test('the cheapest delivery to the door is chosen wherever it is in the list, by the checkout and by the estimate of the cart', async () => {
  const { delivery } = platform.getDelivery();
  onTestFinished(() => void platform.configureDelivery(delivery));
  const regions = delivery.regions.map((region) => ({
    ...region,
    carriers: region.carriers
      .toReversed()
      .map((carrier) => ({ ...carrier, options: carrier.options.toReversed() })),
  }));
  platform.configureDelivery({ regions });
  const visitor = newVisitor(shop);
  const chosen = await enterContact(shop, visitor, 'Espresso cup');
  expect(fieldOf(chosen, /^Standard delivery/)).toMatchObject({ checked: true });
  const other = newVisitor(shop);
  await addProducts(shop, other, CUP);
  const cart = await other.submit(await other.open('/en/cart'), 'Calculate', { 'Country or region': 'IE' });
  expect(totalsOf(cart)['Delivery']).toBe('€5.00');
});

test('an estimate for the place of the checkout keeps the street', async () => {
  const visitor = newVisitor(shop);
  await enterContact(shop, visitor, 'Espresso cup');
  await visitor.submit(await visitor.open('/en/cart'), 'Calculate');
  const contact = await visitor.open('/en/checkout?step=contact');
  expect(fieldOf(contact, /^Street/).value).toBe('12 Quay Street');
});

test('a pickup shows where it is, and costs nothing', async () => {
  const visitor = newVisitor(shop);
  const review = await chooseDelivery(visitor, await enterContact(shop, visitor, 'Espresso cup'), /^Pick up/);
  expect(review.text).toMatch(/3 Dock Road.*DeliveryPick up at the shopFree/);
});

test('a delivery time that is booked in the meantime is not paid', async () => {
  const visitor = newVisitor(shop);
  const delivery = await enterContact(shop, visitor, 'Espresso cup');
  const { slots, delivery: settings } = platform.getDelivery();
  const booked = (page: HtmlPage) =>
    allOf(page.document, 'label', /fully booked/).map((label) => label.querySelector('input:disabled'));
  const full = slots.filter(({ isFull }) => isFull);
  expect(booked(delivery)).toEqual(full.map(() => expect.anything()));
  expect(full.length).toBeGreaterThan(0);
  const choose = (page: HtmlPage, code: string): Promise<HtmlPage> => {
    page.document.querySelector('input[name=option][checked]')?.removeAttribute('checked');
    page.document.querySelector(`input[name=option][value$="/${code}"]`)?.setAttribute('checked', '');
    return visitor.submit(page, 'Continue');
  };
  const [free, other] = slots.filter(({ isFull }) => !isFull);
  const review = await choose(delivery, free?.code ?? '');
  const { carrierId = '', optionCode: code = '', from = '' } = free ?? {};
  const options = settings.regions
    .flatMap(({ carriers }) => carriers)
    .find(({ id }) => id === carrierId)?.options;
  const plan = options?.find((option) => option.code === code)?.slots;
  if (!plan) throw new Error('The option has no times');
  platform.setDeliverySlots({ carrierId, code, ...plan, full: [...(plan.full ?? []), from] });
  const again = await placeOrder(visitor, review);
  expect(again.text).toContain('This option is no longer offered. Choose another one.');
  expect(booked(again)).toHaveLength(full.length + 1);
  const thanks = await pay(visitor, await placeOrder(visitor, await choose(again, other?.code ?? '')));
  expect([thanks.heading, thanks.text]).toEqual([THANKS, expect.stringContaining(other?.title ?? '')]);
});

test('another billing address is asked for by the next page, keeps the message, and a changed contact keeps it', async () => {
  const { visitor, review } = await openLastStep();
  const asked = await visitor.submit(review, /^Pay/, {
    'The same as the delivery address': false,
    'Message for the shop': 'Please ring twice',
  });
  expect(fieldOf(asked, 'Message for the shop').value).toBe('Please ring twice');
  // the address is saved before the order is rejected
  await fail(shop, { kind: 'example', call: 'cartsV2.placeOrder', example: 'CART_PRICES_OUT_OF_SYNC' });
  const terms = 'I agree to the terms and conditions';
  const rejected = await visitor.submit(asked, /^Pay/, {
    'Street and house number': '1 Invoice Road',
    'Town or city': 'Dublin',
    'First name': 'Mara',
    'Last name': 'Brennan',
    [terms]: true,
  });
  expect(rejected.text).toContain('The total has changed.');
  platform.clearFaults();
  const contact = await visitor.open('/en/checkout?step=contact');
  const changed = await visitor.submit(contact, 'Continue', { 'First name': 'Moira' });
  expect(fieldOf(changed, 'The same as the delivery address')).toMatchObject({ checked: false });
  expect(fieldOf(changed, 'Street and house number').value).toBe('1 Invoice Road');
});

interface Change {
  what: string;
  products?: Products;
  /** What happens after the buyer has seen the last step. */
  change: (cartId: string) => Promise<unknown>;
  says: RegExp;
  /** The button that solves it, without which nothing can be ordered. */
  fix?: string;
}

const COUPON = { code: 'SOON', name: 'Soon', reduction: { kind: 'percent', percent: '10' } } as const;

const CHANGES: readonly Change[] = [
  {
    what: 'a price',
    products: { 'Milk jug': 1 },
    change: async () =>
      merchant.products.updateProduct({
        id: await productId(shop, 'Milk jug'),
        product: { priceData: { price: 99 } },
      }),
    says: /The total has changed\. Check it before you pay\..*Subtotal€99\.00/,
  },
  {
    what: 'a price, while the order is placed',
    change: () =>
      fail(shop, {
        kind: 'example',
        call: 'cartsV2.placeOrder',
        example: 'CART_PRICES_OUT_OF_SYNC',
        times: 1,
      }),
    says: /The total has changed\. Check it before you pay\./,
  },
  {
    what: 'the stock of a product',
    products: { ...CUP, 'Salt jar': 3 },
    change: () => setStock(shop, 'Salt jar', 2),
    says: /Only 2 of Salt jar are left\./,
    fix: 'Change the quantity to 2',
  },
  {
    what: 'a product, which is sold out',
    products: { ...CUP, 'Floor vase': 1 },
    change: () => setStock(shop, 'Floor vase', 0),
    says: /Floor vase was sold out in the meantime\./,
    fix: 'Remove Floor vase',
  },
  {
    what: 'what the shop objects to in a line, while a remark blocks nothing',
    products: { ...CUP, 'Sauce boat': 1 },
    change: async () => {
      const productIds = [await productId(shop, 'Sauce boat')];
      platform.configurePurchases({
        remarks: [
          { severity: 'ERROR', description: 'This boat has just been recalled.', productIds },
          { severity: 'WARNING', description: 'Parcels take a day longer.' },
        ],
      });
    },
    says: /Something has changed.*This boat has just been recalled\./,
    fix: 'Remove Sauce boat',
  },
  {
    what: 'a gift card, which is used up',
    change: async (cartId) => {
      const { giftCard } = platform.saveGiftCard({ code: 'GIFT-2604-GONE', balance: '5' });
      await merchant.cartsV2.addGiftCard({ cartId, giftCard: { code: 'GIFT-2604-GONE' } });
      platform.saveGiftCard({ id: String(giftCard['id']), code: 'GIFT-2604-GONE', balance: '0' });
    },
    says: /Something has changed.*: Nothing is left on this gift card\./,
    fix: 'Remove the gift card',
  },
  {
    what: 'a coupon, which has ended',
    change: async (cartId) => {
      const { coupon } = platform.saveCoupon(COUPON);
      await merchant.cartsV2.addCoupon({ cartId, coupon: { code: 'SOON' } });
      platform.saveCoupon({ id: String(coupon['id']), ...COUPON, endDate: '2026-01-01T00:00:00Z' });
    },
    says: /Something has changed.*SOON: This coupon has expired\./,
    fix: 'Remove the coupon SOON',
  },
];

test.each(CHANGES)(
  'what has changed is said before anything is ordered, with its fix as a button: $what',
  async ({ products, change, says, fix }) => {
    onTestFinished(() => void platform.configurePurchases({ remarks: [] }));
    const { visitor, review } = await openLastStep(products);
    await change(review.url.searchParams.get('cart') ?? '');
    const before = await countOrders(shop);
    const told = await placeOrder(visitor, review);
    expect(told.text).toMatch(says);
    expect([isBlocked(told), await countOrders(shop)]).toEqual([fix !== undefined, before]);
    const fixed = fix ? await visitor.submit(told, fix) : told;
    if (fix) expect(fixed.text).not.toMatch(new RegExp(says.source.replace(/^.*\.\*/, '')));
    expect((await placeOrder(visitor, fixed)).heading).toBe('Payment');
  },
);

test('a minimum that is not met any more blocks the order and leads back to the products', async () => {
  onTestFinished(() => void platform.configurePurchases({ minimumSubtotal: '0' }));
  const { visitor, review } = await openLastStep();
  platform.configurePurchases({ minimumSubtotal: '900' });
  const page = await visitor.open(review.url);
  expect(page.text).toMatch(/Orders start at €900\.00\. €\d+\.00 is missing\./);
  expect([isBlocked(page), linkOf(page, 'Continue shopping').pathname]).toEqual([true, '/en/products']);
});

test('an order that is rejected for another reason says so, with the request id', async () => {
  onTestFinished(() => void platform.configurePurchases({ acceptsPayments: true }));
  const { visitor, review } = await openLastStep();
  platform.configurePurchases({ acceptsPayments: false });
  expect((await placeOrder(visitor, review)).text).toMatch(/Your order could not be placed.*Request id/);
});

test('the last product that is sold out leaves an empty checkout, and not an expired one', async () => {
  const { visitor, review } = await openLastStep({ 'Bud vase': 1 });
  await setStock(shop, 'Bud vase', 0);
  const empty = await visitor.submit(await visitor.open(review.url), 'Remove Bud vase');
  expect(empty.text).toContain('There is nothing to check out');
});

test('an expired session is said, and nothing is ordered', async () => {
  const { review } = await openLastStep();
  const before = await countOrders(shop);
  const expired = await placeOrder(newVisitor(shop), review);
  expect([expired.text, await countOrders(shop)]).toEqual([
    expect.stringContaining('Your session has expired'),
    before,
  ]);
  // the cart of a guest is lost with the session, so no sign-in leads to it
  expect(expired.text).toContain('This cart cannot be opened any more');
  expect(expired.text).not.toContain('kept');
  const [first] = allOf(expired.document, 'main a');
  expect(textOf(first)).toBe('Continue shopping');
});

test.each([
  { outcome: 'is approved', card: 'approved' as const, says: THANKS, isPaid: true },
  {
    outcome: 'stays pending',
    card: 'pending' as const,
    says: 'The payment is being processed',
    isPaid: true,
  },
  { outcome: 'is declined', card: 'declined' as const, says: 'The payment was declined', isPaid: false },
])('a payment that $outcome leads to the order, which says so', async ({ card, says, isPaid }) => {
  const { visitor, review } = await openLastStep();
  const before = await countOrders(shop);
  let page = await pay(visitor, await placeOrder(visitor, review), card);
  if (!isPaid) page = await visitor.follow(page, 'Back to the shop');
  expect(page.text).toContain(says);
  if (isPaid) expect(page.heading).toBe(THANKS);
  else {
    // what was chosen is still there
    expect(page.text).toMatch(/Espresso cup.*12 Quay Street/);
    page = await pay(visitor, await visitor.submit(page, 'Pay another way'));
    expect([page.heading, totalsOf(page)['Total']]).toEqual([THANKS, totalsOf(review)['Total']]);
  }
  expect(await countOrders(shop)).toBe(before + 1);
});

test('if the payment page cannot be opened, the page of the order says so and opens it', async () => {
  const { visitor, review } = await openLastStep();
  await fail(shop, { kind: 'example', call: 'redirects.createRedirectSession', example: 'system' });
  const order = await placeOrder(visitor, review);
  expect(order.text).toContain('Your order is waiting for the payment');
  const failed = await visitor.submit(order, 'Pay now');
  expect(failed.text).toMatch(/The payment page could not be opened.*Request id/);
  platform.clearFaults();
  expect((await pay(visitor, await visitor.submit(failed, 'Pay now'))).heading).toBe(THANKS);
});

test('if the response of the order is lost, the order is found and not placed again', async () => {
  const { visitor, review } = await openLastStep(CUP, GIFT_CARD);
  const before = await countOrders(shop);
  await fail(shop, { kind: 'lost', call: 'cartsV2.placeOrder', times: 1 });
  expect((await placeOrder(visitor, review)).heading).toBe(THANKS);
  expect(await countOrders(shop)).toBe(before + 1);
});

test('after the payment, an order that is not there yet is waited for', async () => {
  const { visitor, review } = await openLastStep();
  const payment = await placeOrder(visitor, review);
  await fail(shop, { kind: 'example', call: 'orders.getOrder', example: 'ORDER_NOT_FOUND', times: 2 });
  expect((await pay(visitor, payment)).heading).toBe(THANKS);
});

test('two tabs that place the same order at the same time place one, and both lead to it', async () => {
  const { visitor, review } = await openLastStep(CUP, GIFT_CARD);
  const before = await countOrders(shop);
  const pages = await Promise.all([placeOrder(visitor, review), placeOrder(visitor, review)]);
  expect(pages.map(({ heading }) => heading)).toEqual([THANKS, THANKS]);
  expect(await countOrders(shop)).toBe(before + 1);
});

test('two tabs that pay the same cart place one order, which both can pay, and which is paid once', async () => {
  const { visitor, review } = await openLastStep();
  const before = await countOrders(shop);
  const payment = await placeOrder(visitor, review);
  const other = await placeOrder(visitor, review);
  expect(other.text).toContain('Your order is waiting for the payment');
  const second = await visitor.submit(other, 'Pay now');
  expect((await pay(visitor, payment)).heading).toBe(THANKS);
  expect((await pay(visitor, second)).text).toContain('This order was placed already.');
  expect(await countOrders(shop)).toBe(before + 1);
});

test('an order whose payment is under way is not paid again from another tab', async () => {
  const { visitor, review } = await openLastStep();
  await pay(visitor, await placeOrder(visitor, review), 'pending');
  const other = await placeOrder(visitor, review);
  expect(other.text).toContain('The payment is being processed');
  expect(allOf(other.document, 'button', 'Pay now')).toEqual([]);
});

test('a change of the cart in another tab is in the checkout when it is opened again', async () => {
  const visitor = newVisitor(shop);
  const delivery = await enterContact(shop, visitor, 'Espresso cup');
  await addProducts(shop, visitor, { 'Milk jug': 1 });
  expect((await visitor.open(delivery.url)).text).toMatch(/How should it reach you\?.*Milk jug/);
});

test('coupons and gift cards are entered in the last step, too, and a card that pays everything ends it', async () => {
  const { visitor, review } = await openLastStep();
  const wrong = await visitor.submit(review, 'Apply', { 'Coupon or gift card code': 'NOPE' });
  expect(wrong.text).toContain('This code does not exist. Check the spelling.');
  const reduced = await visitor.submit(wrong, 'Apply', { 'Coupon or gift card code': 'KILN10' });
  const paid = await visitor.submit(reduced, 'Apply', { 'Gift card code': 'gift-2604-all' });
  expect(totalsOf(paid)).toMatchObject({ Discount: '-€1.40', 'To pay': '€0.00' });
  const thanks = await placeOrder(visitor, paid);
  expect([thanks.heading, totalsOf(thanks)['Total']]).toEqual([THANKS, totalsOf(paid)['Total']]);
});

test('a cart that the merchant has made is bought with its link, and paid later', async () => {
  const { cart } = await merchant.cartsV2.createCart({
    cart: { customerInfo: { openAccess: true } },
    customItems: [
      {
        name: { original: 'A day in the workshop' },
        quantityInfo: { requestedQuantity: 1 },
        pricing: { price: { amount: '80.00' } },
        attributes: { itemType: { preset: 'SERVICE' } },
        paymentConfig: { paymentOption: 'FULL_PAYMENT_OFFLINE' },
      },
    ],
  });
  const visitor = newVisitor(shop);
  const review = await fillContact(visitor, await visitor.open(`/en/checkout?cart=${cart.id}`));
  expect(review.text).toContain('You pay €80.00 later.');
  const thanks = await placeOrder(visitor, review);
  expect([thanks.heading, totalsOf(thanks)['Total']]).toEqual([THANKS, '€80.00']);
});

test('a guest gets the downloads with the time of their expiry, and the offer of an account', async () => {
  const guest = newVisitor(shop);
  const review = await enterContact(shop, guest, 'Throwing your first bowl');
  // nothing is delivered
  const steps = oneOf(review, 'nav', 'Steps of the checkout');
  expect(textOf(steps)).not.toContain('Delivery');
  const thanks = await pay(guest, await placeOrder(guest, review));
  expect(textOf(oneOf(thanks, 'section', 'Your downloads'))).toMatch(/Available until .*\d{4}.* \d/);
  const file = await fetch(linkOf(thanks, 'Download Throwing your first bowl'));
  expect([file.status, (await file.arrayBuffer()).byteLength > 0]).toEqual([200, true]);
  expect((await guest.follow(thanks, 'Create an account')).heading).toBe('Create an account');
});

test('an order that the shop has rejected says so instead of a thank-you', async () => {
  const { visitor, review } = await openLastStep(CUP, GIFT_CARD);
  const thanks = await placeOrder(visitor, review);
  const orderId = thanks.url.pathname.split('/').at(-1) ?? '';
  for (const status of ['PENDING', 'REJECTED'] as const) platform.reviewOrder({ orderId, status });
  const page = await visitor.open(thanks.url);
  expect(page.text).toContain('Not accepted');
  expect(page.text).not.toMatch(/Thank you|is placed|on its way/);
});

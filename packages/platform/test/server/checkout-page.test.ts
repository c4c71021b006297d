/** How a payment on the hosted checkout page ends, and who can open it. */
import { createClient, fixedToken } from 'storewire';
import { expect, test } from 'vitest';
import { pricesIn } from '../cart-v2-shop.ts';
import { allOrders, linkFor, pay, payable, THANKS, visit } from '../checkout-page.ts';
import { checkOutCart, completeCheckoutOf, delivered, GALWAY, lineFor, orderFor } from '../merchant.ts';
import { createProduct, createShop, type TestShop } from '../shop.ts';

test.each([
  ['approved', 'APPROVED', 'PAID'],
  ['authorized', 'APPROVED', 'PENDING_MERCHANT'],
  ['pending', 'INITIALIZED', 'PENDING'],
] as const)(
  'a card that is %s leads to the thank-you page of the site',
  async (card, status, paymentStatus) => {
    const { shop, url } = await payable();
    const { location } = await pay(shop, url, card);
    const [order] = allOrders(shop);
    expect(location).toBe(`${THANKS}?wixMemberLoggedIn=false&orderId=${order?.id}`);
    expect(allOrders(shop)).toMatchObject([{ status, paymentStatus }]);
  },
);

test('a declined card can be followed by another one, for the same order', async () => {
  const { shop, url } = await payable();
  const declined = await pay(shop, url, 'declined');
  expect(declined).toMatchObject({
    status: 400,
    problem: 'The card was declined. Please choose another one.',
  });
  expect(allOrders(shop)).toMatchObject([{ status: 'INITIALIZED' }]);
  expect((await pay(shop, url, 'approved')).status).toBe(302);
  expect(allOrders(shop)).toMatchObject([{ status: 'APPROVED', paymentStatus: 'PAID' }]);
});

test('a page after a payment can be returned to: each is the answer to a GET', async () => {
  const { shop, url } = await payable();
  const { text } = await visit(shop, url);
  const order = async (step: string, prices: string): Promise<string> => {
    const response = await shop.fetch(url, { method: 'POST', body: new URLSearchParams({ step, prices }) });
    expect(response.status).toBe(303);
    return response.headers.get('location') ?? '';
  };
  const outdated = await visit(shop, await order('approved', 'other prices'));
  expect(outdated.problem).toBe('Prices or stock have changed. Please check the order.');
  const declined = await order('declined', pricesIn(text));
  expect((await visit(shop, declined)).problem).toBe('The card was declined. Please choose another one.');
  await pay(shop, url, 'approved');
  expect((await visit(shop, declined)).problem).toBe(undefined);
});

test('the buyer keeps the cart until a card is accepted', async () => {
  const shop = createShop();
  const client = shop.as('visitor');
  await client.currentCart.addToCurrentCart({ lineItems: [lineFor(await createProduct(shop))] });
  const toCheckout = () => client.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' });
  const { checkoutId } = await toCheckout();
  const url = await linkFor(client, checkoutId, { thankYouPageUrl: THANKS });
  const address = { addressLine: '12 Quay Street', city: 'Galway', country: 'IE' };
  const { text } = await visit(shop, url, { step: 'details', email: 'mara@example.com', ...address });
  const option = /<option value="(.*?)"/.exec(text)?.[1] ?? '';
  await visit(shop, url, { step: 'details', email: 'mara@example.com', ...address, option });
  expect((await pay(shop, url, 'declined')).status).toBe(400);
  const { cart } = await client.currentCart.getCurrentCart();
  expect(cart).toMatchObject({ checkoutId, lineItems: [{ quantity: 1 }] });
  const next = (await toCheckout()).checkoutId;
  expect(next).not.toBe(checkoutId);
  const { checkout } = await client.checkouts.getCheckout({ id: next });
  expect(checkout).toMatchObject({ completed: false, buyerInfo: { email: 'mara@example.com' } });
  const again = await linkFor(client, next, { thankYouPageUrl: THANKS });
  expect((await pay(shop, again, 'approved')).status).toBe(302);
  await expect(client.currentCart.getCurrentCart()).rejects.toMatchObject({ code: 'OWNED_CART_NOT_FOUND' });
});

test('a cart leads to its open checkout, also after others whose card was declined', async () => {
  const shop = createShop();
  const client = shop.as('visitor');
  const byCart = async () => {
    const { cart } = await client.currentCart.getCurrentCart();
    return (await client.checkouts.getCheckoutByCartId({ id: cart.id ?? '' })).checkout;
  };
  await client.currentCart.addToCurrentCart({ lineItems: [lineFor(await createProduct(shop))] });
  for (let round = 0; round < 6; round++) {
    const checkoutId = await checkOutCart(client);
    expect(await byCart()).toMatchObject({ id: checkoutId, completed: false });
    expect((await pay(shop, await linkFor(client, checkoutId), 'declined')).status).toBe(400);
    expect(await byCart()).toMatchObject({ completed: true });
  }
});

test('an order that costs nothing charges no card, whichever is chosen, and uses up the cart', async () => {
  const shop = createShop();
  const client = shop.as('visitor');
  const sample = await createProduct(shop, { name: 'Sample', priceData: { price: 0 } });
  await client.currentCart.addToCurrentCart({ lineItems: [lineFor(sample)] });
  const { checkoutId } = await client.currentCart.createCheckoutFromCurrentCart({
    channelType: 'WEB',
    email: 'mara@example.com',
    shippingAddress: GALWAY,
    selectedShippingOption: { code: 'pickup' },
  });
  const url = await linkFor(client, checkoutId, { thankYouPageUrl: THANKS });
  expect((await pay(shop, url, 'declined')).status).toBe(302);
  await expect(client.currentCart.getCurrentCart()).rejects.toMatchObject({ code: 'OWNED_CART_NOT_FOUND' });
});

test.each(['approved', 'pending'])('a form that is sent twice gives one order: %s', async (card) => {
  const { shop, url } = await payable();
  const { text } = await visit(shop, url);
  const both = await Promise.all([pay(shop, url, card, text), pay(shop, url, card, text)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([302, 400]);
  expect((await pay(shop, url, 'approved')).status).toBe(400);
  expect(allOrders(shop)).toHaveLength(1);
});

test('a page that is opened again after the purchase links to the thank-you page', async () => {
  const { shop, url } = await payable();
  const { location } = await pay(shop, url, 'approved');
  const again = await visit(shop, url);
  expect(again.text).toContain(`href="${location?.replace('&', '&amp;')}"`);
});

test('without a page of the site, the platform says thank you once the order is placed', async () => {
  const { shop, url } = await payable(createShop(), {});
  const thanks = url.replace('/checkout?', '/thank-you?');
  expect((await visit(shop, thanks)).status).toBe(400);
  const { location } = await pay(shop, url, 'approved');
  expect(location).toBe(thanks);
  expect((await visit(shop, thanks)).text).toContain(`Your order ${allOrders(shop)[0]?.number} was placed`);
});

test('the thank-you page of the platform leads to `postFlowUrl`', async () => {
  const { shop, url } = await payable(createShop(), { postFlowUrl: 'http://localhost:3000/store' });
  const { location } = await pay(shop, url, 'approved');
  expect((await visit(shop, location ?? '')).text).toContain(
    'href="http://localhost:3000/store?wixMemberLoggedIn=false"',
  );
});

test('the thank-you page of a pending payment says so, and the checkout offers no second one', async () => {
  const { shop, url } = await payable(createShop(), {});
  const { location } = await pay(shop, url, 'pending');
  expect((await visit(shop, location ?? '')).shown).toContain('Payment pending');
  expect((await visit(shop, url)).text).not.toContain('Order and pay');
});

test('the URL of a checkout opens its page, which acts for the caller who asked for it', async () => {
  const { shop, client, id } = await payable();
  const { checkoutUrl } = await client.checkouts.getCheckoutUrl({ id });
  await expect(shop.as('visitor').checkouts.getCheckoutUrl({ id })).rejects.toMatchObject({ status: 404 });
  expect((await visit(shop, checkoutUrl)).text).toContain('Order and pay');
  expect((await visit(shop, checkoutUrl.replace(/&session=.*/, ''))).text).toContain('This does not work');
  const { location } = await pay(shop, checkoutUrl, 'approved');
  expect((await visit(shop, location ?? '')).text).toContain('was placed');
  expect(allOrders(shop)).toMatchObject([{ paymentStatus: 'PAID' }]);
});

test('also by the link of a merchant, prices that the buyer has not seen are shown before the order', async () => {
  const shop = createShop();
  const [visitor, staff] = [shop.as('visitor'), shop.as('staff')];
  const bowl = await createProduct(shop);
  const read = (id: string) => staff.checkouts.getCheckout({ id });
  for (const [owner, price, between] of [
    [visitor, 13, undefined],
    [staff, 14, undefined],
    [staff, 15, read],
  ] as const) {
    const id = await completeCheckoutOf(owner, bowl);
    const { checkoutUrl } = await staff.checkouts.getCheckoutUrl({ id });
    const { text } = await visit(shop, checkoutUrl);
    await staff.products.updateProduct({ id: bowl, product: { priceData: { price } } });
    await between?.(id);
    const changed = await pay(shop, checkoutUrl, 'approved', text);
    expect(changed.problem).toBe('Prices or stock have changed. Please check the order.');
    expect(changed.shown).toContain(`Total €${price}.00`);
    expect((await pay(shop, checkoutUrl, 'approved')).status).toBe(302);
  }
});

test('the checkout of another caller has no page', async () => {
  const { shop, id, url } = await payable();
  for (const other of [shop.as('visitor'), shop.as('member')])
    await expect(linkFor(other, id)).rejects.toMatchObject({ status: 404 });
  const own = await shop.as('visitor').redirects.createRedirectSession({ login: {} });
  const foreign = new URL(url);
  foreign.searchParams.set('session', own.redirectSession.sessionToken ?? '');
  foreign.searchParams.set('checkoutId', id);
  expect((await visit(shop, foreign.href)).text).toContain('This does not work');
  expect((await pay(shop, foreign.href, 'approved')).status).toBe(400);
  expect(allOrders(shop)).toEqual([]);
});

test('an order whose time to pay is over, or that was canceled, cannot be paid, and the page says so', async () => {
  const { shop, client, url } = await payable();
  await pay(shop, url, 'declined');
  shop.advance(30 * 60_000);
  const late = { status: 400, problem: 'The time to pay for this order is over. Please order again.' };
  for (const shown of [await visit(shop, url), await pay(shop, url, 'approved')]) {
    expect(shown).toMatchObject(late);
    expect(shown.text).not.toContain('Order and pay');
  }
  const id = await completeCheckoutOf(client, await createProduct(shop));
  const { orderId = '' } = await orderFor(client, id);
  await shop.as('staff').orders.cancelOrder({ id: orderId });
  expect(await visit(shop, await linkFor(client, id))).toMatchObject({ problem: 'This order was canceled.' });
});

/** A checkout as a browser in a language makes it, and the page that it is sent to. */
async function payableIn(language: string, shop: TestShop, callbacks: object = {}) {
  const headers = { 'accept-language': language };
  const token = shop.tokenFor({ role: 'visitor' });
  const client = createClient({
    baseUrl: shop.base.origin(),
    fetch: shop.fetch,
    auth: fixedToken(token),
    headers,
  });
  const id = await completeCheckoutOf(client, await createProduct(shop), {
    checkoutInfo: delivered('standard'),
  });
  return { client, id, url: await linkFor(client, id, callbacks) };
}

test.each([
  ['he-IL,he;q=0.9,en;q=0.8', 'he'],
  ['gsw,de-AT;q=0.7', 'de'],
  ['*', 'en'],
])('checkout and order have the language that the buyer prefers: %s', async (accepted, language) => {
  const shop = createShop();
  const { client, id, url } = await payableIn(accepted, shop);
  const { checkout } = await client.checkouts.getCheckout({ id });
  expect(checkout).toMatchObject({ buyerLanguage: language, siteLanguage: 'en' });
  await pay(shop, url, 'approved');
  expect(allOrders(shop)).toMatchObject([{ buyerLanguage: language }]);
});

test('the payment page has name and logo of the shop', async () => {
  const shop = createShop({ seed: 'small', settings: { shopName: 'Quay & sons' } });
  const staff = shop.as('staff');
  const { products = [] } = await staff.products.queryProducts({});
  const image = products.find(({ media }) => media?.mainMedia?.image)?.media?.mainMedia?.image ?? {};
  await staff.checkoutSettings.updateCheckoutSettings({
    checkoutSettings: { checkoutBrand: { header: { logo: { image } } } },
  });
  const { text } = await visit(shop, (await payableIn('en', shop)).url);
  expect(text).toContain('<span>Quay &amp; sons</span>');
  const logo = /<header><img src="([^"]+)" alt=""/.exec(text)?.[1] ?? '';
  expect((await shop.fetch(new URL(logo, shop.base.origin()))).status).toBe(200);
});

test('what was reviewed at the shop is fixed: the buyer pays, or goes back to change it', async () => {
  const shop = createShop();
  const callbacks = { cartPageUrl: 'http://localhost:3000/checkout' };
  const { client, id, url } = await payableIn('en', shop, callbacks);
  const { shown, text } = await visit(shop, url);
  for (const part of ['Payment', 'mara@example.com', '12 Quay Street H91 X2V4 Galway Ireland', 'Standard'])
    expect(shown).toContain(part);
  expect(text).not.toMatch(/name="(?:option|email|city)"/);
  expect(text).toContain('href="http://localhost:3000/checkout?wixMemberLoggedIn=false"');
  const { checkoutUrl } = await client.checkouts.getCheckoutUrl({ id });
  expect((await visit(shop, checkoutUrl)).text).toContain('name="city"');
});

test('the page leads back to the store front if its caller names no page', async () => {
  const shop = createShop({ settings: { storeUrl: 'https://shop.example.com' } });
  const { url } = await payableIn('en', shop);
  expect((await visit(shop, url)).text).toContain('<a href="https://shop.example.com">Back to the shop</a>');
});

test('the copy of a cart whose card was declined is a new purchase, which was not shown yet', async () => {
  const shop = createShop();
  const client = shop.as('visitor');
  await client.currentCart.addToCurrentCart({ lineItems: [lineFor(await createProduct(shop))] });
  const checkoutId = await checkOutCart(client);
  expect((await pay(shop, await linkFor(client, checkoutId), 'declined')).status).toBe(400);
  const copy = shop.listItems({ entity: 'cart' }).items.find(({ isCurrent }) => isCurrent);
  const id = String(copy?.['id']);
  await expect(orderFor(client, id)).rejects.toMatchObject({ code: 'CHECKOUT_CHANGED' });
  await client.currentCartV2.getCurrentCart();
  expect(await orderFor(client, id)).toHaveProperty('orderId');
});

// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type CartConfig, useCart, useGetCurrentCart } from '../../../src/react/index.ts';
import { grab, openHook, openShop, renderInStore, settle } from '../helpers/render.tsx';
import { openServer } from './cart-shop.tsx';

const MEMBERSHIP = { appId: 'plans', membershipId: 'gold' };
const LINE = {
  id: 'line-1',
  quantityInfo: { requestedQuantity: 5, confirmedQuantity: 3, fixedQuantity: false },
  source: { catalogReference: { catalogItemId: 'mug', appId: 'a1' }, inventoryAppId: 'stock-app' },
  extendedFields: { namespaces: { '@shop/gift': { note: 'For Ada' } } },
};
const CART = { id: 'c', lineItems: [LINE], coupons: [], paymentInfo: { giftCards: [] } };
const COUPON = { coupons: [{ id: 'coupon-1', code: 'SPRING10' }] };
const GIFT_CARD = { paymentInfo: { giftCards: [{ id: 'card-1', obfuscatedCode: '****1234' }] } };

/** What the cart has after a call. */
const AFTER: Record<string, object> = {
  'add-coupon': COUPON,
  'remove-coupon': { coupons: [] },
  'add-gift-card': GIFT_CARD,
  'remove-gift-card': { paymentInfo: { giftCards: [] } },
  'set-delivery-method': { deliveryInfo: { method: { code: 'express' } } },
  'remove-delivery-method': { deliveryInfo: {} },
  'remove-line-items': { lineItems: [] },
};

const NO_COUPON = () =>
  Response.json(
    { message: 'No', details: { applicationError: { code: 'INVALID_COUPON_CODE' } } },
    { status: 404 },
  );

/** The hook with a server that changes everything but lines. */
async function openCart(parts: object = {}, config: CartConfig = {}) {
  let cart: object = { ...CART, ...parts };
  const { state, ...shop } = await openHook(
    ({ call, body }) => {
      if (call.startsWith('PATCH')) cart = { ...cart, ...(body as { cart: object }).cart };
      const name = call.split('/').at(-1) ?? '';
      if (JSON.stringify(body)?.includes('NOPE')) return NO_COUPON();
      cart = { ...cart, ...AFTER[name] };
      return { cart, summary: { priceVerificationToken: `token of ${name}` } };
    },
    () => useCart(config),
  );
  const writes = (): unknown[] =>
    shop.asked
      .filter(({ call }) => !call.startsWith('GET'))
      .map(({ call, body }) => [call.replace('/ecom/v2/carts/current', ''), body]);
  return { ...shop, state, writes };
}

describe('the current cart of version 2', () => {
  it('counts the pieces that the buyer gets, and has what changes set, in their order', async () => {
    const { state, writes } = await openCart();
    expect(state().count).toBe(3);
    const results: Promise<{ saved: boolean }>[] = [];
    await act(async () => {
      results.push(
        state().addCoupon('SPRING10'),
        state().addGiftCard({ code: 'AAAA-BBBB-CCCC', redeemAmount: { amount: '5' } }),
        state().setDeliveryMethod({ code: 'express', appId: 'carrier' }),
        state().update({ note: 'Ring twice' }),
      );
    });
    await settle();
    expect(writes()).toEqual([
      ['POST /add-coupon', { coupon: { code: 'SPRING10' } }],
      ['POST /add-gift-card', { giftCard: { code: 'AAAA-BBBB-CCCC', redeemAmount: { amount: '5' } } }],
      ['POST /set-delivery-method', { deliveryMethod: { code: 'express', appId: 'carrier' } }],
      ['PATCH ', { cart: { note: 'Ring twice' } }],
    ]);
    expect([await Promise.all(results), state().cart]).toMatchObject([
      Array.from({ length: 4 }, () => ({ saved: true, failure: undefined })),
      { ...COUPON, ...GIFT_CARD, deliveryInfo: { method: { code: 'express' } }, note: 'Ring twice' },
    ]);
  });

  it('removes coupon, gift card and delivery method, by the ids that they have in the saved cart', async () => {
    const { state, writes } = await openCart({ ...COUPON, ...GIFT_CARD });
    await act(() => Promise.all([state().removeCoupon(), state().removeGiftCard()]));
    await act(() => state().removeDeliveryMethod());
    expect(writes()).toEqual([
      ['POST /remove-coupon', { couponId: 'coupon-1' }],
      ['POST /remove-gift-card', { giftCardId: 'card-1' }],
      ['POST /remove-delivery-method', {}],
    ]);
    expect([state().cart?.coupons, state().cart?.paymentInfo?.giftCards]).toEqual([[], []]);
  });

  it('removes a coupon that is still being added, and says why another was rejected', async () => {
    const { state, writes } = await openCart();
    const [rejected, added] = await act(() =>
      Promise.all([state().addCoupon('NOPE'), state().addCoupon('SPRING10'), state().removeCoupon()]),
    );
    expect([rejected.saved, rejected.failure?.code, rejected.cart?.id, added.cart?.coupons]).toEqual([
      false,
      'INVALID_COUPON_CODE',
      'c',
      COUPON.coupons,
    ]);
    expect(writes().at(-1)).toEqual(['POST /remove-coupon', { couponId: 'coupon-1' }]);
  });

  it.each([
    { lineItems: null },
    { lineItems: [null, 'mug'] },
    { lineItems: [{ id: 'line-1', source: null, quantityInfo: null, paymentConfig: null }] },
    { coupons: null, paymentInfo: null },
    { coupons: { id: 'coupon-1' } },
  ])('saves changes after a response with %j', async (parts) => {
    const { state, writes } = await openCart({});
    await act(() => state().update(parts as never));
    const item = { quantity: 1, catalogReference: LINE.source.catalogReference };
    await act(() => Promise.all([state().removeCoupon(), state().removeGiftCard()]));
    expect(await act(() => state().add(item))).toMatchObject({ saved: true, failure: undefined });
    expect([writes().at(-1), state().isSaving]).toEqual([
      ['POST /add-line-items', { catalogItems: [item] }],
      false,
    ]);
    expect(state().cart?.lineItems.every(({ id }) => id === 'line-1')).toBe(true);
  });

  it.each([{}, { cart: null }, { cart: 'c' }])('saves changes after the response %j', async (response) => {
    const { state, calls } = await openHook(
      () => response,
      () => useCart(),
    );
    for (const quantity of [1, 2])
      await act(() => state().add({ quantity, catalogReference: LINE.source.catalogReference }));
    expect([state().cart, state().isSaving]).toEqual([undefined, false]);
    expect(calls().filter((call) => call.endsWith('/add-line-items'))).toHaveLength(2);
  });

  it('says why a coupon was not removed from a cart that the client cannot read', async () => {
    const { state } = await openCart({ coupons: { id: 'coupon-1' } });
    const { saved, failure } = await act(() => state().removeCoupon());
    expect([saved, failure?.kind, failure?.cause]).toEqual([false, 'system', expect.any(TypeError)]);
  });

  it('has the failure of a change in the component that made it only, until that makes another', async () => {
    const { state, become } = await openHook(
      ({ body }) => (JSON.stringify(body)?.includes('NOPE') ? NO_COUPON() : { cart: CART }),
      () => ({ product: useCart(), coupon: useCart() }),
    );
    const failures = (): unknown[] => [state().product.failure?.code, state().coupon.failure?.code];
    await act(() => state().coupon.addCoupon('NOPE'));
    expect(failures()).toEqual([undefined, 'INVALID_COUPON_CODE']);
    await act(() => state().product.add({ quantity: 1, catalogReference: LINE.source.catalogReference }));
    expect(failures()).toEqual([undefined, 'INVALID_COUPON_CODE']);
    await act(() => state().coupon.addCoupon('SPRING10'));
    expect(failures()).toEqual([undefined, undefined]);
    await act(() => state().coupon.addCoupon('NOPE'));
    await act(async () => become('bob'));
    expect(failures()).toEqual([undefined, undefined]);
  });

  it('requests nothing to remove a coupon or a gift card that it does not have', async () => {
    const { state, writes } = await openCart();
    const results = await act(() => Promise.all([state().removeCoupon(), state().removeGiftCard()]));
    expect([results.map(({ saved: isSaved, cart }) => [isSaved, cart?.id]), writes()]).toEqual([
      [
        [true, 'c'],
        [true, 'c'],
      ],
      [],
    ]);
  });

  it('is read for the id of a coupon if no component has read it', async () => {
    const { state, calls } = await openCart(COUPON, { hasCart: false });
    await act(() => state().removeCoupon());
    expect(calls()).toEqual(['GET /ecom/v2/carts/current', 'POST /ecom/v2/carts/current/remove-coupon']);
  });

  it.each(['existingMembership', 'futureMembership'])(
    'gets back a removed line with the choices of the buyer, which a plan pays for by %s',
    async (plan) => {
      const paymentConfig = { membership: { [plan]: MEMBERSHIP } };
      const { state, writes } = await openCart({ lineItems: [{ ...LINE, paymentConfig }] });
      await act(() => state().remove('line-1'));
      await act(() => state().undoRemoval());
      expect(writes().at(-1)).toEqual([
        'POST /add-line-items',
        {
          catalogItems: [
            {
              quantity: 3,
              catalogReference: LINE.source.catalogReference,
              inventoryAppId: 'stock-app',
              membershipPayment: { [plan]: MEMBERSHIP },
              extendedFields: LINE.extendedFields,
            },
          ],
        },
      ]);
    },
  );

  it.each([{ source: {} }, { customLineItem: true }])('cannot get back a custom line: %j', async (custom) => {
    const { state, writes } = await openCart({ lineItems: [{ ...LINE, ...custom }] });
    await act(() => state().remove('line-1'));
    expect(await act(() => state().undoRemoval())).toEqual({ saved: false });
    expect(writes()).toHaveLength(1);
  });

  it.each(['removeCoupon', 'removeGiftCard'] as const)(
    'has nothing to do for %s without a cart',
    async (remove) => {
      const { state } = await openHook(
        () => Response.json({ message: 'None' }, { status: 404 }),
        () => useCart({ hasCart: false }),
      );
      const result = await act(() => state()[remove]());
      expect([result, state().failure]).toEqual([
        { saved: true, cart: undefined, failure: undefined },
        undefined,
      ]);
    },
  );

  it.each([
    ['estimate', { estimate: { calculateTax: true } }, { calculateTax: true }],
    ['calculate', { calculate: { refreshCart: true } }, { refreshCart: true }],
  ])('has the summary of %s, and no other', async (name, config, body) => {
    const { state, writes } = await openCart({}, config);
    expect([state().summary?.priceVerificationToken, writes()]).toEqual([
      `token of ${name}`,
      [[`POST /${name}`, body]],
    ]);
    await act(() => state().update({ note: 'Ring twice' }));
    await settle();
    expect(writes().slice(1)).toEqual([
      ['PATCH ', { cart: { note: 'Ring twice' } }],
      [`POST /${name}`, body],
    ]);
  });

  it('has the prices of a calculation that has refreshed the cart, whichever response comes first', async () => {
    let revision = 1;
    const { state, ...shop } = await openHook(
      ({ call }) => {
        const cart = { ...CART, revision: `${revision}` };
        if (call.startsWith('GET')) return { cart };
        revision = 2;
        return { cart, summary: { cartRevision: '2' } };
      },
      () => useCart({ calculate: { refreshCart: true } }),
    );
    expect([state().cart?.revision, shop.calls().length]).toEqual(['2', 3]);
  });
});

it('a page with reads of version 1 shows a change of the cart in them, also in other tabs', async () => {
  const server = openServer(['mug', 1]);
  const shop = openShop((asked) =>
    asked.call === 'GET /ecom/v1/carts/current'
      ? { cart: { id: 'c', lineItems: structuredClone(server.lines()), appliedDiscounts: [] } }
      : server.answer(asked),
  );
  const pages = [0, 1].map(() => {
    const page = grab(() => ({ ...useCart(), old: useGetCurrentCart().data?.cart }));
    renderInStore(<page.Grab />, { client: shop.client });
    return page.state;
  });
  await settle();
  await act(async () => void (await pages[0]?.().setQuantity('line-mug', 4)));
  await settle();
  expect(pages.map((state) => [state().count, state().old?.lineItems[0]?.quantity])).toEqual([
    [4, 4],
    [4, 4],
  ]);
});

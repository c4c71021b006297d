import { expect, test } from 'vitest';
import {
  configurePurchases,
  configureTax,
  saveCoupon,
  saveMembership,
} from '../../src/features/pricing/actions.ts';
import type { CouponReduction } from '../../src/features/pricing/coupons.ts';
import { MEMBERSHIP_APP_ID } from '../../src/features/pricing/memberships.ts';
import { DEFAULT_TAX_GROUP, type TaxSettings } from '../../src/features/pricing/tax-settings.ts';
import { CARRIER, type Client, GALWAY, merchantOf, regionOf } from '../merchant.ts';
import { MEMBER } from '../orders.ts';
import { createProduct, createShop, itemOf, type TestShop } from '../shop.ts';

async function estimate(client: Client, productId: string, quantity = 1, address: object = GALWAY) {
  await client.currentCart.addToCurrentCart({
    lineItems: [{ quantity, catalogReference: itemOf(productId) }],
  });
  return client.currentCart.estimateCurrentCartTotals({ shippingAddress: address });
}

const addCoupon = (shop: TestShop, reduction: CouponReduction, changes = {}) =>
  saveCoupon(merchantOf(shop), { code: 'SPRING', name: 'Spring', reduction, ...changes });

test.each<[CouponReduction, string]>([
  [{ kind: 'amount', amount: '3' }, '3.00'],
  [{ kind: 'amount', amount: '300' }, '37.50'],
  [{ kind: 'percent', percent: '33.33' }, '12.50'],
  [{ kind: 'fixedPrice', price: '10' }, '7.50'],
  [{ kind: 'buyXGetY', buy: 2, get: 1 }, '12.50'],
  [{ kind: 'freeShipping' }, '5.00'],
])('the coupon %j takes %s off three bowls', async (reduction, discount) => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  addCoupon(shop, reduction);
  const bowl = await createProduct(shop);
  await estimate(visitor, bowl, 2);
  await visitor.currentCart.updateCurrentCart({ couponCode: 'SPRING' });
  const { priceSummary } = await estimate(visitor, bowl);
  expect(priceSummary?.discount?.amount).toBe(discount);
});

test('a coupon with a scope reduces its products and collections only', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const { collections } = shop.as('staff');
  const [bowl, vase, mug] = [
    await createProduct(shop),
    await createProduct(shop, { name: 'Vase' }),
    await createProduct(shop, { name: 'Mug' }),
  ];
  const { collection } = await collections.createCollection({ collection: { name: 'Vases' } });
  await collections.addProductsToCollection({ id: collection.id ?? '', productIds: [vase] });
  addCoupon(
    shop,
    { kind: 'percent', percent: '10' },
    { scope: { productIds: [bowl], collectionIds: [collection.id] } },
  );
  const { calculationErrors } = await (async () => {
    await estimate(visitor, mug);
    await visitor.currentCart.updateCurrentCart({ couponCode: 'SPRING' });
    return visitor.currentCart.estimateCurrentCartTotals();
  })();
  expect(calculationErrors?.couponCalculationError).toMatchObject({
    applicationError: { code: 'ERROR_COUPON_NOT_APPLICABLE' },
  });
  await estimate(visitor, vase);
  const { appliedDiscounts, priceSummary } = await estimate(visitor, bowl);
  expect(priceSummary?.discount?.amount).toBe('2.50');
  expect(appliedDiscounts).toMatchObject([{ discountType: 'SPECIFIC_ITEMS', lineItemIds: { length: 2 } }]);
});

test('a coupon that no longer applies takes nothing off, and the estimate says why', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const coupon = addCoupon(shop, { kind: 'amount', amount: '3' }, { minimumSubtotal: '25' });
  const bowl = await createProduct(shop);
  const reason = async () => {
    const result = await visitor.currentCart.estimateCurrentCartTotals();
    return result.calculationErrors?.couponCalculationError?.applicationError?.code;
  };
  await estimate(visitor, bowl);
  await visitor.currentCart.updateCurrentCart({ couponCode: 'SPRING' });
  expect(await reason()).toBe('ERROR_COUPON_MINIMUM_SUBTOTAL');
  await estimate(visitor, bowl);
  expect(await reason()).toBeUndefined();
  saveCoupon(merchantOf(shop), { ...coupon, endDate: '2026-03-01T10:00:00.000Z' });
  shop.advance(3_600_000);
  expect(await reason()).toBe('ERROR_COUPON_HAS_EXPIRED');
});

test('codes of coupons and gift cards are unique in any case of letters', () => {
  const shop = createShop();
  addCoupon(shop, { kind: 'freeShipping' });
  expect(() => addCoupon(shop, { kind: 'freeShipping' }, { code: 'spring' })).toThrow();
  shop.saveGiftCard({ code: 'HRBR-2046', balance: '5' });
  expect(() => shop.saveGiftCard({ code: 'hrbr-2046', balance: '5' })).toThrow();
  expect(() => shop.saveGiftCard({ code: 'short', balance: '5' })).toThrow();
  expect(() => shop.saveGiftCard({ code: 'HRBR-2047', balance: '-5' })).toThrow();
  expect(shop.listGiftCards().giftCards).toMatchObject([{ balance: '5.00' }]);
});

const VAT = { name: 'VAT', rate: '0.1', type: 'VAT', jurisdiction: 'Ireland', level: 'COUNTRY' } as const;
const CITY = { name: 'City tax', rate: '0.05', type: 'CITY', jurisdiction: 'Galway', level: 'CITY' } as const;
const IRELAND = {
  id: 'eea849db-76c1-42a8-a722-885d4f2ffcb7',
  name: 'Ireland',
  country: 'IE',
  rates: { [DEFAULT_TAX_GROUP]: [VAT, CITY] },
};

test.each<[Partial<TaxSettings>, object, string]>([
  [{}, { rateType: 'AUTO_RATE' }, '0.23'],
  [{ calculation: 'MANUAL' }, { rateType: 'NO_TAX_COLLECTED' }, '0'],
  [
    { calculation: 'MANUAL', regions: [IRELAND] },
    { rateType: 'MANUAL_RATE', manualRateReason: 'GLOBAL_SETTING_TO_MANUAL' },
    '0.15',
  ],
  [
    { regions: [{ ...IRELAND, isManual: true }] },
    { rateType: 'MANUAL_RATE', manualRateReason: 'REGION_SETTING_TO_MANUAL' },
    '0.15',
  ],
  [
    { regions: [IRELAND], service: 'FAILING' },
    { rateType: 'FALLBACK_RATE', autoTaxFallbackDetails: { fallbackReason: 'AUTO_TAX_FAILED' } },
    '0.15',
  ],
  [
    { regions: [IRELAND], service: 'DEACTIVATED' },
    { rateType: 'FALLBACK_RATE', autoTaxFallbackDetails: { fallbackReason: 'AUTO_TAX_DEACTIVATED' } },
    '0.15',
  ],
])('with the tax settings %j, the rate is %j', async (settings, details, rate) => {
  const shop = createShop();
  configureTax(merchantOf(shop), settings);
  const { taxSummary, calculatedLineItems } = await estimate(shop.as('visitor'), await createProduct(shop));
  expect(taxSummary?.calculationDetails).toMatchObject(details);
  expect(calculatedLineItems?.[0]?.pricesBreakdown?.taxDetails?.taxRate).toBe(rate);
});

test('taxes of several authorities add up to the tax of the line; a group of products has its own rates', async () => {
  const shop = createShop({ settings: { taxIncludedInPrices: false } });
  const books = '970e7dc5-b414-4a71-a238-a9e5fe9d164f';
  shop.configureTax({
    calculation: 'MANUAL',
    groups: [{ id: books, name: 'Books' }],
    regions: [{ ...IRELAND, rates: { ...IRELAND.rates, [books]: [CITY] } }],
  });
  const bowl = await createProduct(shop, { priceData: { price: 0.5 } });
  const book = await createProduct(shop, { name: 'Book', priceData: { price: 10 } });
  shop.configureTax({ productGroups: { [book]: books } });
  expect(() => shop.configureTax({ productGroups: { [book]: book } })).toThrow();
  const visitor = shop.as('visitor');
  await estimate(visitor, bowl);
  const { calculatedLineItems } = await estimate(visitor, book);
  const taxes = calculatedLineItems?.map(({ pricesBreakdown }) => pricesBreakdown?.taxDetails);
  expect(taxes).toMatchObject([
    {
      totalTax: { amount: '0.08' },
      taxBreakdown: [
        { taxName: 'VAT', taxAmount: { amount: '0.05' }, jurisdictionType: 'COUNTRY' },
        { taxName: 'City tax', taxAmount: { amount: '0.03' }, jurisdictionType: 'CITY' },
      ],
    },
    { totalTax: { amount: '0.50' } },
  ]);
});

test('buyers of an exempt group pay no tax, and a line can be taxed at the business', async () => {
  const shop = createShop();
  const group = '4e1a7d36-9b2c-4f85-8d60-a3c5e7f9b128';
  shop.configureTax({ exemptGroups: [group], businessAddress: { country: 'DE' } });
  const bowl = await createProduct(shop);
  const create = async (checkoutInfo: object, line = {}) =>
    (
      await shop.as('visitor').checkouts.createCheckout({
        channelType: 'WEB',
        lineItems: [{ quantity: 1, catalogReference: itemOf(bowl), ...line }],
        checkoutInfo: { billingInfo: { address: GALWAY }, ...checkoutInfo },
      })
    ).checkout.lineItems[0]?.taxDetails?.taxRate;
  expect(await create({})).toBe('0.23');
  expect(await create({ taxExemptGroupId: group })).toBe('0');
  expect(await create({}, { taxableAddress: { addressType: 'BUSINESS' } })).toBe('0.19');
});

test('an address outside all regions, and a carrier that fails, are reported', async () => {
  const shop = createShop();
  const options = [{ code: 'post', title: 'Post', price: '4' }];
  const places = [{ country: 'IE', subdivisions: ['IE-G'] }];
  shop.configureDelivery({ regions: [regionOf(options, { places })] });
  const bowl = await createProduct(shop);
  const inside = await estimate(shop.as('visitor'), bowl, 1, { country: 'IE', subdivision: 'IE-G' });
  expect(inside.priceSummary?.shipping?.amount).toBe('4.00');
  const outside = await estimate(shop.as('visitor'), bowl, 1, { country: 'IE', subdivision: 'IE-D' });
  expect(outside.shippingInfo?.carrierServiceOptions).toEqual([]);
  expect(outside.calculationErrors?.generalShippingCalculationError).toMatchObject({
    applicationError: { code: 'NO_DELIVERY_REGION' },
  });
  shop.configureDelivery({
    regions: [regionOf([], { carriers: [{ id: CARRIER, isFailing: true, options }] })],
  });
  const failed = await estimate(shop.as('visitor'), bowl);
  expect(failed.calculationErrors?.carrierErrors?.errors).toMatchObject([{ carrierId: CARRIER }]);
});

test('an option is free from a subtotal on, has a weight limit, and further charges as fees', async () => {
  const shop = createShop();
  const insured = { type: 'INSURANCE', price: '1.50' } as const;
  shop.configureDelivery({
    regions: [
      regionOf([
        { code: 'post', title: 'Post', price: '4', freeFrom: '25', maxWeight: 5, otherCharges: [insured] },
        { code: 'cargo', title: 'Cargo', price: '20' },
      ]),
    ],
  });
  const visitor = shop.as('visitor');
  const bowl = await createProduct(shop, { weight: 2 });
  const one = await estimate(visitor, bowl);
  expect(one.priceSummary).toMatchObject({
    shipping: { amount: '4.00' },
    additionalFees: { amount: '1.50' },
  });
  expect(one.additionalFees).toMatchObject([{ source: 'SHIPPING', name: 'Insurance' }]);
  expect((await estimate(visitor, bowl)).priceSummary?.shipping?.amount).toBe('0.00');
  const three = await estimate(visitor, bowl);
  expect(three.shippingInfo?.selectedCarrierServiceOption?.code).toBe('cargo');
  const heavy = visitor.checkouts.createCheckout({
    channelType: 'WEB',
    lineItems: [{ quantity: 3, catalogReference: itemOf(bowl) }],
    checkoutInfo: {
      shippingInfo: {
        shippingDestination: { address: GALWAY },
        selectedCarrierServiceOption: { code: 'post' },
      },
    },
  });
  await expect(heavy).rejects.toMatchObject({ code: 'INVALID_SELECTED_CARRIER_SERVICE_OPTION', status: 428 });
});

test('two options of a carrier with one code are a violation', () => {
  const option = { code: 'post', title: 'Post', price: '4' };
  expect(() => createShop().configureDelivery({ regions: [regionOf([option, option])] })).toThrow();
});

test('fees and further charges of one code keep their prices', async () => {
  const shop = createShop();
  const charge = (price: string, details: string) => ({ type: 'HANDLING_FEE', price, details }) as const;
  const otherCharges = [charge('3', 'Packing'), charge('7', 'Stairs')];
  shop.configureDelivery({
    regions: [regionOf([{ code: 'pickup', title: 'Pickup', price: '0', otherCharges }])],
  });
  shop.configurePurchases({
    fees: [
      { code: 'fee', name: 'Wrapping', price: '1' },
      { code: 'fee', name: 'Card', price: '2' },
    ],
  });
  const { additionalFees = [], priceSummary } = await estimate(shop.as('visitor'), await createProduct(shop));
  expect(additionalFees.map(({ name, price }) => [name, price?.amount])).toEqual([
    ['Wrapping', '1.00'],
    ['Card', '2.00'],
    ['Packing', '3.00'],
    ['Stairs', '7.00'],
  ]);
  expect(priceSummary?.additionalFees?.amount).toBe('13.00');
});

test('a minimum, fees and remarks of the merchant, with the fix that they suggest', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const bowl = await createProduct(shop);
  const [mug, vase] = [
    await createProduct(shop, { name: 'Mug' }),
    await createProduct(shop, { name: 'Vase' }),
  ];
  configurePurchases(merchantOf(shop), {
    minimumSubtotal: '20',
    fees: [
      { code: 'small', name: 'Small order', price: '2', belowSubtotal: '20' },
      { code: 'wrap', name: 'Wrapping', price: '1', productIds: [mug], source: 'ITEM' },
    ],
    remarks: [
      { severity: 'WARNING', description: 'We post on Fridays.' },
      { severity: 'ERROR', description: 'Not today.', productIds: [vase], suggestsRemoval: true },
    ],
  });
  const small = await estimate(visitor, bowl);
  expect(small.additionalFees).toMatchObject([{ code: 'small', source: 'MANUAL', lineItemIds: [] }]);
  expect(small.violations).toMatchObject([
    { severity: 'ERROR', description: 'Orders start at €20.00.', target: { other: {} } },
    { severity: 'WARNING', target: { other: {} } },
  ]);
  await estimate(visitor, mug);
  const { additionalFees, violations, cart } = await estimate(visitor, vase);
  const ids = cart?.lineItems.map(({ id }) => id) ?? [];
  expect(additionalFees).toMatchObject([
    { code: 'wrap', lineItemIds: [ids[1]], priceAfterTax: { amount: '1.00' } },
  ]);
  expect(violations?.[1]).toMatchObject({
    target: { lineItem: { id: ids[2], suggestedFix: 'REMOVE_LINE_ITEM' } },
  });
});

test('a membership pays for the lines that it was chosen for, as long as it has credits', async () => {
  const shop = createShop();
  const context = merchantOf(shop);
  const memberId = MEMBER;
  const member = shop.as('member', memberId);
  const [bowl, mug] = [await createProduct(shop), await createProduct(shop, { name: 'Mug' })];
  const club = saveMembership(context, {
    memberId,
    name: 'Clay club',
    productIds: [bowl],
    credits: { total: 10, remaining: 2 },
  });
  shop.saveMembership({ memberId, name: 'Old', productIds: [bowl], expires: '2026-01-01T00:00:00.000Z' });
  await estimate(member, mug);
  const { cart } = await estimate(member, bowl, 2);
  const lineItemIds = [cart?.lineItems[1]?.id ?? ''];
  const pay = (ids: string[]) =>
    member.currentCart.estimateCurrentCartTotals({
      selectedMemberships: { memberships: [{ id: club.id, appId: MEMBERSHIP_APP_ID, lineItemIds: ids }] },
    });
  const paid = await pay(lineItemIds);
  expect(paid.calculationErrors).toBeUndefined();
  expect(paid).toMatchObject({
    priceSummary: { total: { amount: '37.50' } },
    payNow: { total: { amount: '12.50' } },
    calculatedLineItems: [{ paymentOption: 'FULL_PAYMENT_ONLINE' }, { paymentOption: 'MEMBERSHIP' }],
    membershipOptions: {
      eligibleMemberships: [{ id: club.id, lineItemIds, credits: { remaining: 2 } }],
      invalidMemberships: [{ reason: 'EXPIRED' }],
    },
  });
  const wrong = await pay([cart?.lineItems[0]?.id ?? '']);
  expect(wrong.calculationErrors).toHaveProperty('membershipError');
  expect(wrong.payNow?.total?.amount).toBe('37.50');
});

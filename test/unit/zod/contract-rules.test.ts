import { expect, it } from 'vitest';
import { operationSchemas, validator } from '../../../src/zod/index.ts';

const { input } = validator(Object.values(operationSchemas));

/** The violated rules as `field RULE`. */
const violationsOf = (id: string, value: unknown): string[] =>
  (input(id, value)?.violations ?? []).map(({ field, rule }) => `${field} ${rule}`);

const ID = 'c3f8a260-9e1d-4b75-8a4c-6d5e2f1b7093';
const catalogReference = { catalogItemId: ID, appId: ID };
const line = { quantity: 1, catalogReference };
const custom = { price: '18.00', itemType: { preset: 'SERVICE' } };
const withFields = (catalogOverrideFields: object) => ({ lineItems: [{ ...line, catalogOverrideFields }] });
const withCustom = (changes: object) => ({ customLineItems: [{ ...custom, ...changes }] });

/** Every call that accepts lines of version 1, with the other required properties. */
const calls: [string, object][] = [
  ['currentCart.addToCurrentCart', {}],
  ['currentCart.updateCurrentCart', {}],
  ['checkouts.createCheckout', { channelType: 'WEB' }],
  ['checkouts.addToCheckout', { id: ID }],
  ['checkouts.updateCheckout', { id: ID, checkout: {} }],
];

it.each(calls)('%s takes catalog lines, custom lines and prices that the contract allows', (id, others) => {
  const rows: [object, ...string[]][] = [
    [{ lineItems: [line] }],
    [{ lineItems: [{ quantity: 1 }] }, 'lineItems.0.catalogReference REQUIRED_FIELD'],
    [{ lineItems: [{ catalogReference }] }, 'lineItems.0.quantity REQUIRED_FIELD'],
    [withCustom({})],
    [withCustom({ itemType: { custom: 'gift wrapping' } })],
    [withCustom({ price: undefined }), 'customLineItems.0.price REQUIRED_FIELD'],
    [withCustom({ itemType: undefined }), 'customLineItems.0.itemType REQUIRED_FIELD'],
    [withCustom({ itemType: {} }), 'customLineItems.0.itemType REQUIRED_FIELD'],
    [
      withCustom({ itemType: { preset: 'SERVICE', custom: 'gift wrapping' } }),
      'customLineItems.0.itemType ONE_OF_ALIGNMENT',
    ],
    [withCustom({ price: '1000000000000000' })],
    [withCustom({ price: '-5.00' }), 'customLineItems.0.price FORMAT'],
    [withCustom({ price: '1000000000000000.01' }), 'customLineItems.0.price FORMAT'],
    [withFields({ price: '0', fullPrice: '999999999', depositAmount: '0.001' })],
    [withFields({ price: '1.0001' }), 'lineItems.0.catalogOverrideFields.price FORMAT'],
    [withFields({ fullPrice: '1000000000' }), 'lineItems.0.catalogOverrideFields.fullPrice FORMAT'],
    [withFields({ depositAmount: '0.00' }), 'lineItems.0.catalogOverrideFields.depositAmount FORMAT'],
  ];
  for (const [value, ...violations] of rows)
    expect(violationsOf(id, { ...others, ...value }), JSON.stringify(value)).toEqual(violations);
});

it.each(calls.filter(([id]) => !id.includes('update')))('%s needs at least one line', (id, others) => {
  expect(violationsOf(id, others)).toEqual(['input REQUIRED_FIELD']);
});

it.each(calls.filter(([id]) => /^checkouts\.(create|update)/.test(id)))(
  '%s takes an amount of a gift card that is not negative',
  (id, others) => {
    const redeem = (giftCardRedeemAmount: string) =>
      violationsOf(id, { ...others, lineItems: [line], giftCardRedeemAmount });
    expect([redeem('20.00'), redeem('-20.00'), redeem('0.0001')]).toEqual([
      [],
      ['giftCardRedeemAmount FORMAT'],
      ['giftCardRedeemAmount FORMAT'],
    ]);
  },
);

const orderLine = {
  productName: { original: 'Tidal mug' },
  quantity: 2,
  itemType: { preset: 'PHYSICAL' },
  price: { amount: '24.00' },
};
const creating = (changes: object) => ({
  order: {
    channelInfo: { type: 'WEB' },
    lineItems: [orderLine],
    priceSummary: { total: { amount: '48.00' } },
    ...changes,
  },
});
const withLine = (changes: object) => creating({ lineItems: [{ ...orderLine, ...changes }] });
const withRate = (originalCurrency: string | null, conversionRate: string) =>
  creating({ currencyConversionDetails: { originalCurrency, conversionRate } });
const coupon = { id: 'c1', code: 'SPRING10' };
const review = { namespace: 'stores', entityId: ID, content: { title: 'A mug to keep' } };
const itemDetails = { name: 'Driftwood spoon rest', price: '14.00' };
const paging = (limit: number) => ({ query: { paging: { limit } } });

const ROWS: [id: string, value: object, ...violations: string[]][] = [
  ['currentCart.updateCurrentCart', { merchantDiscounts: [{ amount: { amount: '2.00' } }] }],
  [
    'currentCart.updateCurrentCart',
    { merchantDiscounts: [{}, { amount: {} }] },
    'merchantDiscounts.0.amount REQUIRED_FIELD',
    'merchantDiscounts.1.amount.amount REQUIRED_FIELD',
  ],

  // an update requires only what changes, and a review the revision that was read
  ['products.updateProduct', { id: ID, product: { ribbon: 'Sale' } }],
  ['collections.updateCollection', { id: ID, collection: { visible: false } }],
  ['variants.updateProductVariants', { id: ID, variants: [{ variantIds: [ID], price: 24 }] }],
  ['reviews.updateReview', { reviewId: ID, review: { revision: '1', content: { title: 'A mug' } } }],
  ['reviews.updateReview', { reviewId: ID, review: {} }, 'review.revision REQUIRED_FIELD'],
  ['reviews.updateReview', { reviewId: ID, review: { revision: null } }, 'review.revision FORMAT'],
  ['orders.updateOrder', { id: ID, order: { archived: true } }],
  ['orders.bulkUpdateOrders', { orders: [{ order: { id: ID, archived: true } }] }],
  [
    'orders.bulkUpdateOrders',
    { orders: [{ order: { archived: true } }] },
    'orders.0.order.id REQUIRED_FIELD',
  ],

  // what is created has a name that is not null, or a rating
  ['reviews.createReview', { review }, 'review.content.rating REQUIRED_FIELD'],
  ['products.createProduct', { product: { name: null, priceData: { price: 24 } } }, 'product.name FORMAT'],
  [
    'products.createProduct',
    { product: { name: 'Mug', priceData: { price: null } } },
    'product.priceData.price FORMAT',
  ],
  ['collections.createCollection', { collection: { name: null } }, 'collection.name FORMAT'],

  ...['products.queryProducts', 'collections.queryCollections', 'variants.queryStoreVariants'].flatMap(
    (id): [string, object, ...string[]][] => [
      [id, paging(100)],
      [id, paging(101), 'query.paging.limit MAX'],
    ],
  ),

  ['authentication.verifyFactor', { stateToken: 's' }, 'factorType REQUIRED_FIELD'],
  ['authentication.register', { email: 'ada@example.com' }, 'password REQUIRED_FIELD'],

  // a query of reviews has one of two formats
  ['reviews.queryReviews', { filter: {}, sort: [], cursorPaging: {} }],
  ['reviews.queryReviews', { query: {}, filter: {} }, 'input ONE_OF_ALIGNMENT'],
  ['reviews.queryReviews', { query: {}, sort: [] }, 'input ONE_OF_ALIGNMENT'],
  ['reviews.queryReviews', { query: {}, cursorPaging: {} }, 'input ONE_OF_ALIGNMENT'],

  ['products.addProductMedia', { id: ID, media: [{}] }, 'media.0 REQUIRED_FIELD'],
  [
    'products.addProductMedia',
    { id: ID, media: [{ mediaId: 'a', url: 'https://example.com/a.png' }] },
    'media.0 ONE_OF_ALIGNMENT',
  ],
  ['variants.updateProductVariants', { id: ID, variants: [{ price: 24 }] }, 'variants.0 REQUIRED_FIELD'],
  ['products.bulkUpdateProducts', { ids: [ID], set: {} }, 'set MIN_SIZE'],
  ['products.bulkUpdateProducts', { ids: [ID], set: { price: 1, brand: 'x' } }, 'set ONE_OF_ALIGNMENT'],
  [
    'products.updateProduct',
    { id: ID, product: { productDimensions: { width: '0.1234567' } } },
    'product.productDimensions.width FORMAT',
  ],
  ['backInStock.reportItemsBackInStock', { itemDetails }, 'input REQUIRED_FIELD'],
  [
    'backInStock.reportItemsBackInStock',
    { requestIds: [ID], itemDetails: { ...itemDetails, price: '-5' } },
    'itemDetails.price FORMAT',
  ],

  ['orders.createOrder', creating({})],
  [
    'orders.createOrder',
    { order: {} },
    'order.channelInfo REQUIRED_FIELD',
    'order.lineItems REQUIRED_FIELD',
    'order.priceSummary REQUIRED_FIELD',
  ],
  ['orders.createOrder', withLine({ id: '' })],
  ['orders.createOrder', withLine({ id: ID })],
  ['orders.createOrder', withLine({ id: 'first' }), 'order.lineItems.0.id FORMAT'],
  ['orders.createOrder', withLine({ price: { amount: '-5' } }), 'order.lineItems.0.price.amount FORMAT'],
  ['orders.createOrder', withLine({ price: {} }), 'order.lineItems.0.price.amount REQUIRED_FIELD'],
  [
    'orders.createOrder',
    withLine({ taxInfo: { taxRate: '-0.1' } }),
    'order.lineItems.0.taxInfo.taxRate FORMAT',
  ],
  [
    'orders.createOrder',
    withLine({ taxInfo: { taxRate: '0.1234567' } }),
    'order.lineItems.0.taxInfo.taxRate FORMAT',
  ],
  [
    'orders.createOrder',
    withLine({ decimalQuantity: { value: '0' } }),
    'order.lineItems.0.decimalQuantity.value FORMAT',
  ],
  ['orders.createOrder', withRate(null, '1'), 'order.currencyConversionDetails.originalCurrency FORMAT'],
  ['orders.createOrder', withRate('EUR', '0'), 'order.currencyConversionDetails.conversionRate FORMAT'],
  ['orders.createOrder', creating({ appliedDiscounts: [{ coupon }] })],
  ['orders.createOrder', creating({ appliedDiscounts: [{}] }), 'order.appliedDiscounts.0 REQUIRED_FIELD'],
  [
    'orders.createOrder',
    creating({ appliedDiscounts: [{ coupon, discountRule: {} }] }),
    'order.appliedDiscounts.0 ONE_OF_ALIGNMENT',
  ],

  // an order has an id, which is not its number
  ['orders.getOrder', { id: ID }],
  ['orders.getOrder', { id: '10042' }, 'id FORMAT'],
  ['orders.cancelOrder', { id: ID }],
  ['orders.cancelOrder', { id: '10042' }, 'id FORMAT'],

  ['payments.preparePaymentCollection', { ecomOrderId: ID, amount: { amount: '126.00' } }],
  ['payments.preparePaymentCollection', { ecomOrderId: ID, amount: {} }, 'amount.amount REQUIRED_FIELD'],
  [
    'payments.preparePaymentCollection',
    { ecomOrderId: ID, amount: { amount: '-1' } },
    'amount.amount FORMAT',
  ],
  [
    'payments.captureAuthorizedPayments',
    { ecomOrderId: ID, payments: [{ paymentId: null }] },
    'payments.0.paymentId FORMAT',
  ],
];

it.each(ROWS)('%s(%j) violates the rules of the contract, or none', (id, value, ...violations) => {
  expect(violationsOf(id, value)).toEqual(violations);
});

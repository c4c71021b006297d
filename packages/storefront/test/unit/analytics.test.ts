// @vitest-environment happy-dom
import type { LineItem, OrderLineItem } from 'storewire';
import { beforeEach, expect, test } from 'vitest';
import { cartSale, offerOf, purchaseOf, track } from '../../app/features/analytics/track.ts';

/** The last event. */
const recorded = () => window.dataLayer?.at(-1);

beforeEach(() => {
  document.body.innerHTML = '<script type="text/plain" data-analytics=""></script>';
  return () => {
    document.body.innerHTML = '';
    delete window.dataLayer;
  };
});

const price = (now: string) => ({ now, before: undefined, currency: 'EUR' });
const MUG = { id: 'p1', name: 'Tidal mug' };
const cup = { item_name: 'Espresso cup', price: 14, quantity: 2 };

test('an addition is recorded in units of the currency, with an exact sum', () => {
  track({ event: 'add_to_cart', ...offerOf(MUG, { price: price('24.10'), sku: 'M-1' }, 3) });
  expect(recorded()).toEqual({
    event: 'add_to_cart',
    ecommerce: {
      currency: 'EUR',
      value: 72.3,
      items: [{ item_id: 'M-1', item_name: 'Tidal mug', price: 24.1, quantity: 3 }],
    },
  });
});

test('a checkout is recorded with the sum of the products', () => {
  const line: LineItem = {
    id: 'l1',
    status: 'IN_STOCK',
    customLineItem: false,
    name: { original: 'Espresso cup' },
    source: { catalogReference: { appId: 'a', catalogItemId: 'p2' } },
    pricing: { priceUndetermined: false, unitPrice: { amount: '14.00', convertedAmount: '14.00' } },
    quantityInfo: { requestedQuantity: 3, confirmedQuantity: 2, fixedQuantity: false },
  };
  track({
    event: 'begin_checkout',
    ...cartSale({ businessInfo: { currencyCode: 'EUR', languageCode: 'en' }, lineItems: [line] }),
  });
  expect(recorded()).toEqual({
    event: 'begin_checkout',
    ecommerce: { currency: 'EUR', value: 28, items: [{ item_id: 'p2', ...cup }] },
  });
});

test('a purchase is recorded with its number and what the buyer pays', () => {
  const line: OrderLineItem = {
    id: 'l1',
    itemType: { preset: 'PHYSICAL' },
    paymentOption: 'FULL_PAYMENT_ONLINE',
    priceUndetermined: false,
    fixedQuantity: false,
    productName: { original: 'Espresso cup' },
    physicalProperties: { sku: 'C-1', shippable: true },
    price: { amount: '14.00', formattedAmount: '€14.00' },
    quantity: 2,
  };
  const order = {
    number: '10024',
    currency: 'EUR',
    priceSummary: { total: { amount: '32.90', formattedAmount: '€32.90' } },
    lineItems: [line],
  };
  track({ event: 'purchase', ...purchaseOf(order) });
  expect(recorded()).toEqual({
    event: 'purchase',
    ecommerce: {
      transaction_id: '10024',
      currency: 'EUR',
      value: 32.9,
      items: [{ item_id: 'C-1', ...cup }],
    },
  });
});

test('without the script of the shop, which pages have after consent, nothing is recorded', () => {
  document.body.innerHTML = '';
  track({ event: 'view_item', ...offerOf(MUG, { price: price('24.10'), sku: undefined }, 1) });
  expect(window.dataLayer).toBeUndefined();
});

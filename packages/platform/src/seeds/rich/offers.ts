/** Coupons, gift cards, a membership and the settings of the checkout of the sample shop. */

import { checkoutSettings } from '../../features/carts/calls/checkout-settings.ts';
import { STORE_APP_ID } from '../../features/catalog/catalog-item.ts';
import type { SoldProduct } from '../../features/items/catalog.ts';
import { saveCoupon, saveGiftCard, saveMembership } from '../../features/pricing/actions.ts';
import { deliverySettingsOf, slotsOf } from '../../features/pricing/delivery.ts';
import { configureDelivery } from '../../features/pricing/delivery-actions.ts';
import { backInStock } from '../../features/stock/calls/back-in-stock.ts';
import type { Context } from '../../kernel/context/context.ts';
import { asStaff, inDays, make } from '../shared/timeline.ts';
import type { Shopper } from './shoppers.ts';

/** What reduces a price, pays for it, or explains it. */
export function seedOffers(
  context: Context,
  { products, shoppers }: { products: readonly SoldProduct[]; shoppers: readonly Shopper[] },
): void {
  saveCoupon(context, { code: 'KILN10', name: '10% off', reduction: { kind: 'percent', percent: '10' } });
  saveCoupon(context, {
    code: 'FIVER',
    name: '5 off from 40',
    reduction: { kind: 'amount', amount: '5' },
    minimumSubtotal: '40',
    limitPerCustomer: 1,
  });
  saveCoupon(context, { code: 'POSTFREE', name: 'Free delivery', reduction: { kind: 'freeShipping' } });
  saveCoupon(context, {
    code: 'LASTYEAR',
    name: 'Expired',
    reduction: { kind: 'percent', percent: '50' },
    endDate: inDays(context, -30),
  });
  saveCoupon(context, {
    code: 'NEXTMONTH',
    name: 'Not active yet',
    reduction: { kind: 'percent', percent: '20' },
    startDate: inDays(context, 30),
  });
  saveGiftCard(context, { code: 'GIFT-2604-MUGS', balance: '50', expires: inDays(context, 365) });
  saveGiftCard(context, { code: 'GIFT-2604-USED', balance: '0' });
  const [shopper] = shoppers;
  const [product] = products;
  if (shopper && product)
    saveMembership(context, {
      memberId: shopper.member.id,
      name: 'Mug club',
      productIds: [product.id],
      credits: { total: 12, remaining: 9 },
      expires: inDays(context, 300),
    });
  make(
    checkoutSettings.handlers.updateCheckoutSettings,
    {
      checkoutSettings: {
        checkoutPolicies: {
          returnPolicy: { visible: true, content: 'Send it back within 30 days if you do not like it.' },
        },
        checkoutFields: { giftCardRedeemEnabled: true },
      },
    },
    asStaff(context),
  );
}

const IRELAND = '0b7f3f5e-2d1c-4e6a-8a55-9c1f0d6e7b21';
const VAN = 'c47d1c0e-5b3a-4f8e-9d26-1e8f7a0b3c54';

/**
 * Ireland has what everywhere has, and a van that comes at a time of the buyer's
 * choice. The second time of tomorrow is full.
 */
export function seedDelivery(context: Context): void {
  const { regions } = deliverySettingsOf(context);
  const slots = {
    times: [
      { from: '09:00', to: '12:00' },
      { from: '14:00', to: '17:00' },
      { from: '18:00', to: '20:00' },
    ],
    days: 5,
    capacity: 10,
  };
  const [, second] = slotsOf(context, VAN, { code: 'van' }, slots);
  const van = {
    id: VAN,
    options: [
      {
        code: 'van',
        title: 'By our van',
        instructions: 'The driver rings ten minutes before.',
        price: '8',
        slots: { ...slots, full: second ? [second.slot.from] : [] },
      },
    ],
  };
  configureDelivery(context, {
    regions: [
      {
        id: IRELAND,
        name: 'Ireland',
        places: [{ country: 'IE' }],
        carriers: [...regions.flatMap(({ carriers }) => carriers), van],
      },
      ...regions,
    ],
  });
}

/** Back-in-stock requests of shoppers for products that are sold out. */
export function seedBackInStock(
  context: Context,
  { products, shoppers }: { products: readonly SoldProduct[]; shoppers: readonly Shopper[] },
): void {
  const soldOut = products.filter(({ isSoldOut }) => isSoldOut);
  for (const [index, { name, id, price }] of soldOut.entries()) {
    const { email } = shoppers[index % shoppers.length] ?? {};
    if (email === undefined) continue;
    make(
      backInStock.handlers.createBackInStockRequest,
      {
        request: { email, catalogReference: { appId: STORE_APP_ID, catalogItemId: id } },
        itemDetails: { name, price },
      },
      asStaff(context),
    );
  }
}

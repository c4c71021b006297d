import { expect, test } from 'vitest';
import { createShop, eventsIn, START } from '../shop.ts';

test('an update changes the fields that are present, null clears, and the others stay', async () => {
  const shop = createShop();
  const merchant = shop.as('staff');
  await merchant.checkoutSettings.updateCheckoutSettings({
    checkoutSettings: {
      checkoutFields: { delayCaptureEnabled: true },
      checkoutPolicies: { returnPolicy: { visible: true, content: '30 days' } },
    },
  });
  shop.advance(60_000);
  const { checkoutSettings } = await merchant.checkoutSettings.updateCheckoutSettings({
    checkoutSettings: { checkoutFields: { mitEnabled: null } },
  });
  expect(checkoutSettings).toMatchObject({ checkoutBillingFields: 'All_FIELDS', createdDate: START });
  expect(checkoutSettings?.checkoutFields).toEqual({
    delayCaptureEnabled: true,
    captureBeforeExpiryEnabled: true,
    giftCardRedeemEnabled: false,
  });
  expect(checkoutSettings?.checkoutPolicies?.returnPolicy?.content).toBe('30 days');
  expect(checkoutSettings?.updatedDate).toBe('2026-03-01T09:01:00.000Z');
  expect(eventsIn(shop, { type: 'wix.ecom.v1.checkout_settings_updated' })).toHaveLength(2);
});

import { expect, test } from 'vitest';
import { createShop, eventsIn, START } from '../shop.ts';

test('the color or the image that an update gives a background replaces the other', async () => {
  const { checkoutSettings } = createShop().as('staff');
  const image = { id: '11062b_a1.png', url: 'https://static.wixstatic.com/media/11062b_a1.png' };
  const fillWith = async (fill: object, fieldMask?: string) => {
    const checkoutBrand = { mainSection: { summaryBackgroundFill: fill } };
    const { checkoutSettings: updated } = await checkoutSettings.updateCheckoutSettings({
      checkoutSettings: { checkoutBrand },
      ...(fieldMask && { fieldMask }),
    });
    return Object.keys(updated?.checkoutBrand?.mainSection?.summaryBackgroundFill ?? {});
  };
  expect(await fillWith({ color: '#f4efe6' })).toEqual(['color']);
  expect(await fillWith({ image })).toEqual(['image']);
  expect(
    await fillWith({ color: '#000000' }, 'checkoutBrand.mainSection.summaryBackgroundFill.color'),
  ).toEqual(['color']);
});

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

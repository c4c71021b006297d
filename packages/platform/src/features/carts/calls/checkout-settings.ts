import type { CheckoutSettings } from 'storewire';
import { defineService } from '../../../kernel/calls/service.ts';
import type { Base } from '../../../kernel/context/context.ts';
import { isObject } from '../../../kernel/errors/violations.ts';
import { pathsOf, updated } from '../../../kernel/inputs/update.ts';

const DOCUMENT = 'checkoutSettings';

/** How checkout works and looks. Every shop has settings from the start. */
export const checkoutSettingsOf = ({ db, clock }: Pick<Base, 'db' | 'clock'>): CheckoutSettings =>
  db.document<CheckoutSettings>(DOCUMENT) ?? initial(new Date(clock.start).toISOString());

const initial = (createdDate: string): CheckoutSettings => ({
  checkoutPolicies: {},
  checkoutFields: {
    giftCardRedeemEnabled: false,
    mitEnabled: false,
    delayCaptureEnabled: false,
    captureBeforeExpiryEnabled: true,
  },
  checkoutBillingFields: 'All_FIELDS',
  createdDate,
  updatedDate: createdDate,
});

export const setCheckoutSettings = ({ db }: Pick<Base, 'db'>, settings: CheckoutSettings): CheckoutSettings =>
  db.setDocument(DOCUMENT, settings);

/** A background is a color or an image: the one that an update adds replaces the other, wherever it is. */
function withOneFill<T extends object>(before: object, after: T): T {
  const earlier: Readonly<Record<string, unknown>> = { ...before };
  const replaced =
    'color' in after && 'image' in after ? ['color', 'image'].find((name) => name in before) : undefined;
  const fields = Object.entries(after)
    .filter(([name]) => name !== replaced)
    .map(([name, value]) => {
      const was = earlier[name];
      return [name, isObject(value) && isObject(was) ? withOneFill(was, value) : value];
    });
  return Object.fromEntries(fields);
}

export const checkoutSettings = defineService('checkoutSettings', {
  handlers: {
    getCheckoutSettings: (_input, context) => ({ checkoutSettings: checkoutSettingsOf(context) }),

    updateCheckoutSettings: ({ checkoutSettings: changes, fieldMask }, context) => {
      const current = checkoutSettingsOf(context);
      const settings = {
        ...withOneFill(current, updated(current, changes, pathsOf(fieldMask))),
        updatedDate: context.clock.iso(),
      };
      setCheckoutSettings(context, settings);
      context.emit('wix.ecom.v1.checkout_settings_updated', context.shop.siteId, { entity: settings });
      return { checkoutSettings: settings };
    },
  },
});

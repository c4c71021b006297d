/** What updates and creations of version 2 set, and how it is stored. */
import type { CartV2, CartV2Input } from 'storewire';
import type { Received } from '../../kernel/inputs/received.ts';
import { present, presentIn } from '../../kernel/values/present.ts';
import type { CartInfo, StoredCart } from './stored-cart.ts';

/** What updates of a cart change. */
export type CartFields = Omit<Received<CartV2Input>, 'settings'>;

export function cartFieldsOf({ info, channelType, overrideCheckoutUrl, isDemo }: StoredCart): CartFields {
  const { shippingInfo, billingInfo, buyerInfo, customContentReference } = info;
  const { address, contactDetails: contact } = shippingInfo?.shippingDestination ?? {};
  const { firstName, lastName, phone, company, vatId } = contact ?? {};
  return {
    ...present({
      note: info.buyerNote,
      customCheckoutUrl: overrideCheckoutUrl,
      extendedFields: info.extendedFields,
      demo: isDemo,
    }),
    ...presentIn('source', { channelType, customContentReference }),
    ...presentIn('businessInfo', { locationId: info.businessLocationId }),
    ...presentIn('customerInfo', { firstName, lastName, phone, company, vatId, email: buyerInfo?.email }),
    ...presentIn('deliveryInfo', { address }),
    ...presentIn('taxInfo', { taxExemptGroupId: info.taxExemptGroupId }),
    ...presentIn('paymentInfo', {
      billingAddress: billingInfo?.address,
      billingContact: billingInfo?.contactDetails,
    }),
  };
}

/** The cart with what an update changed. */
export function withCartFields(
  { info, overrideCheckoutUrl: _url, isDemo: _demo, ...cart }: StoredCart,
  fields: CartFields,
): StoredCart {
  const { note, source, businessInfo, customerInfo, deliveryInfo, taxInfo, paymentInfo } = fields;
  const { firstName, lastName, phone, company, vatId, email } = customerInfo ?? {};
  const { shippingInfo, membershipOptions, customFields, customSettings, externalReference } = info;
  const destination = present({
    ...shippingInfo?.shippingDestination,
    address: deliveryInfo?.address,
    contactDetails: presentIn('all', { firstName, lastName, phone, company, vatId }).all,
  });
  const changed: CartInfo = {
    ...present({ membershipOptions, customFields, customSettings, externalReference }),
    ...present({
      buyerNote: note,
      extendedFields: fields.extendedFields,
      businessLocationId: businessInfo?.locationId,
      customContentReference: source?.customContentReference,
      taxExemptGroupId: taxInfo?.taxExemptGroupId,
    }),
    ...presentIn('buyerInfo', { ...info.buyerInfo, email }),
    ...presentIn('billingInfo', {
      ...info.billingInfo,
      address: paymentInfo?.billingAddress,
      contactDetails: paymentInfo?.billingContact,
    }),
    ...presentIn('shippingInfo', {
      ...shippingInfo,
      shippingDestination: Object.keys(destination).length > 0 ? destination : undefined,
    }),
  };
  return {
    ...cart,
    info: changed,
    channelType: source?.channelType ?? cart.channelType,
    ...present({ overrideCheckoutUrl: fields.customCheckoutUrl }),
    ...(fields.demo && { isDemo: true }),
  };
}

type CustomSettings = NonNullable<CartInfo['customSettings']>;

/** Settings as version 2 shows them. */
export const toSettings = ({
  lockGiftCard,
  lockCouponCode,
  disabledPolicyAgreementCheckbox,
  disabledManualPayment,
}: CustomSettings): NonNullable<CartV2['settings']> =>
  present({
    lockGiftCard,
    lockCouponCode,
    policyAgreementCheckboxDisabled: disabledPolicyAgreementCheckbox,
    manualPaymentDisabled: disabledManualPayment,
  });

/** Settings of a new cart, as they are stored. */
export const fromSettings = ({
  lockGiftCard,
  lockCouponCode,
  policyAgreementCheckboxDisabled,
  manualPaymentDisabled,
}: NonNullable<CartV2Input['settings']>): CustomSettings =>
  present({
    lockGiftCard,
    lockCouponCode,
    disabledPolicyAgreementCheckbox: policyAgreementCheckboxDisabled,
    disabledManualPayment: manualPaymentDisabled,
  });

/** What requests of version 1 say about a checkout, and how its cart has it. */
import { isDeepStrictEqual } from 'node:util';
import type { CartSettings, CheckoutCustomSettingsInput, CheckoutInput } from 'storewire';
import type { Received } from '../../kernel/inputs/received.ts';
import { present, presentIn } from '../../kernel/values/present.ts';
import { chosenMemberships } from '../carts/purchase.ts';
import { billingOf, destinationOf, type StoredCart } from '../carts/stored-cart.ts';
import type { StoredLine } from '../pricing/stored-line.ts';

export type CheckoutInfo = Omit<Received<CheckoutInput>, 'cartId'>;

export function checkoutInfoOf(cart: StoredCart): CheckoutInfo {
  const { note, extendedFields, businessInfo, taxInfo, customerInfo, source, settings } = cart.fields;
  return {
    ...present({
      billingInfo: billingOf(cart),
      buyerNote: note,
      customFields: cart.customFields,
      extendedFields,
      businessLocationId: businessInfo?.locationId,
      taxExemptGroupId: taxInfo?.taxExemptGroupId,
      customContentReference: source?.customContentReference,
      externalReference: source?.externalReferences?.[0],
      customSettings: settings && toCustomSettings(settings),
    }),
    ...presentIn('buyerInfo', { email: customerInfo?.email }),
    ...presentIn('shippingInfo', {
      shippingDestination: destinationOf(cart),
      selectedCarrierServiceOption: cart.deliveryMethod,
    }),
    ...presentIn('membershipOptions', { selectedMemberships: membershipsOf(cart) }),
  };
}

/** What checkouts say of a cart. */
const CLEARED = {
  note: undefined,
  source: undefined,
  businessInfo: undefined,
  customerInfo: undefined,
  deliveryInfo: undefined,
  taxInfo: undefined,
  paymentInfo: undefined,
  settings: undefined,
  extendedFields: undefined,
};

/**
 * The cart with what a checkout says, and with what only version 2 knows. Memberships of lines that it does not have are
 * left out.
 */
export function withCheckoutInfo(cart: StoredCart, info: CheckoutInfo): StoredCart {
  const { deliveryMethod: _method, customFields: _fields, ...kept } = cart;
  const { source } = cart.fields;
  const { address, contactDetails } = info.shippingInfo?.shippingDestination ?? {};
  const { customSettings, externalReference } = info;
  const selected = info.membershipOptions?.selectedMemberships;
  return {
    ...kept,
    ...present({
      deliveryMethod: info.shippingInfo?.selectedCarrierServiceOption,
      customFields: info.customFields,
    }),
    fields: {
      ...present({ ...cart.fields, ...CLEARED }),
      ...present({
        note: info.buyerNote,
        extendedFields: info.extendedFields,
        settings: customSettings && fromCustomSettings(customSettings),
      }),
      ...presentIn('source', {
        channelType: source?.channelType,
        externalReferences: externalReference && [
          externalReference,
          ...(source?.externalReferences ?? []).slice(1),
        ],
        customContentReference: info.customContentReference,
      }),
      ...presentIn('businessInfo', { locationId: info.businessLocationId }),
      ...presentIn('customerInfo', { ...contactDetails, email: info.buyerInfo?.email }),
      ...presentIn('deliveryInfo', { address }),
      ...presentIn('taxInfo', { taxExemptGroupId: info.taxExemptGroupId }),
      ...presentIn('paymentInfo', {
        billingAddress: info.billingInfo?.address,
        billingContact: info.billingInfo?.contactDetails,
      }),
    },
    lines: isDeepStrictEqual(selected, membershipsOf(cart))
      ? cart.lines
      : cart.lines.map((line) => withMembership(line, selected?.memberships ?? [])),
  };
}

type Membership = { id?: string; appId?: string; lineItemIds?: readonly string[] };

/** The memberships of lines, as a checkout lists them. */
export function membershipsOf(cart: StoredCart) {
  const lists = new Map<string, { id: string; appId: string; lineItemIds: string[] }>();
  for (const { id, appId, lineItemIds } of chosenMemberships(cart)) {
    const key = `${appId} ${id}`;
    lists.set(key, { id, appId, lineItemIds: [...(lists.get(key)?.lineItemIds ?? []), ...lineItemIds] });
  }
  return lists.size > 0 ? { memberships: [...lists.values()] } : undefined;
}

function withMembership(
  { selectedMembership: _replaced, ...line }: StoredLine,
  memberships: readonly Membership[],
): StoredLine {
  const { id, appId } = memberships.find(({ lineItemIds = [] }) => lineItemIds.includes(line.id)) ?? {};
  return { ...line, ...(id && appId && { selectedMembership: { id, appId } }) };
}

const toCustomSettings = ({
  policyAgreementCheckboxDisabled,
  manualPaymentDisabled,
  ...locks
}: CartSettings): Received<CheckoutCustomSettingsInput> =>
  present({
    ...locks,
    disabledPolicyAgreementCheckbox: policyAgreementCheckboxDisabled,
    disabledManualPayment: manualPaymentDisabled,
  });

const fromCustomSettings = ({
  disabledPolicyAgreementCheckbox,
  disabledManualPayment,
  ...locks
}: Received<CheckoutCustomSettingsInput>): CartSettings =>
  present({
    ...locks,
    policyAgreementCheckboxDisabled: disabledPolicyAgreementCheckbox,
    manualPaymentDisabled: disabledManualPayment,
  });

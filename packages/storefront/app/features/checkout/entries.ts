/** The entries of the forms of the checkout, as fields and as parts of a cart. */
import type { AddressWithContact, AddressWithContactInput, CartV2 } from 'storewire';
import {
  ADDRESS_PARTS,
  type AddressValues,
  addressProblems,
  normalizePostalCode,
} from '../../form/address.ts';
import { subdivisionCode } from '../../form/subdivisions.ts';
import { isDelivered } from '../../shop/cart/shop-cart.ts';
import type { Text } from '../../text/dictionary.ts';

/** The entries of a form, by field. */
type Entries = Readonly<Record<string, string>>;

/** The address in a form, whose fields start with `prefix`. */
export const addressIn = (entries: Entries, prefix: string): AddressValues =>
  Object.fromEntries(ADDRESS_PARTS.map((part) => [part, entries[`${prefix}.${part}`] ?? '']));

/** The billing address in the last form. Undefined if it is that of the delivery. */
export const billingIn = (entries: Entries): AddressValues | undefined =>
  entries['hasBilling'] && !entries['billingSame'] ? addressIn(entries, 'billing') : undefined;

/** The address as a call takes it. What is empty is cleared. */
export function toAddress(values: AddressValues): AddressWithContactInput {
  const { country = '', subdivision, postalCode } = values;
  return {
    address: {
      country: country || null,
      addressLine: values.addressLine || null,
      addressLine2: values.addressLine2 || null,
      city: values.city || null,
      postalCode: postalCode ? normalizePostalCode(postalCode) : null,
      subdivision: subdivision ? subdivisionCode(country, subdivision) : null,
    },
    contactDetails: {
      firstName: values.firstName || null,
      lastName: values.lastName || null,
      company: values.company || null,
      phone: values.phone || null,
    },
  };
}

/** The address of a response as values of a form. */
export function toAddressValues({ address, contactDetails }: AddressWithContact): AddressValues {
  const all = { ...address, ...contactDetails };
  return Object.fromEntries(ADDRESS_PARTS.map((part) => [part, all[part] ?? '']));
}

/** Where the lines of a cart are sent. */
export const deliveryContact = ({ deliveryInfo, customerInfo }: CartV2): AddressWithContact => ({
  address: deliveryInfo?.address,
  contactDetails: customerInfo,
});

/** Who gets the bill. */
export const billingContact = ({ paymentInfo }: CartV2): AddressWithContact => ({
  address: paymentInfo?.billingAddress,
  contactDetails: paymentInfo?.billingContact,
});

/** What the first step asks for: where the lines are sent, or who gets the bill if nothing is sent. */
export const firstContact = (cart: CartV2): AddressWithContact =>
  isDelivered(cart) ? deliveryContact(cart) : billingContact(cart);

/** Whether the bill goes to the address of the delivery. */
export function isSameBilling(cart: CartV2, text: Text): boolean {
  const billing = toAddressValues(billingContact(cart));
  const isEmpty = Object.keys(addressProblems(billing, text.form)).length > 0;
  return isEmpty || JSON.stringify(billing) === JSON.stringify(toAddressValues(deliveryContact(cart)));
}

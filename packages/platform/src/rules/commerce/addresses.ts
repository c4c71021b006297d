/** Addresses as the contract returns them, from those that were sent. */
import type {
  Address,
  AddressInput,
  AddressWithContact,
  AddressWithContactInput,
  FullAddressContactDetails,
  FullAddressContactDetailsInput,
  OrderDeliveryLogistics,
  OrderDeliveryLogisticsInput,
} from 'storewire';
import { countryName } from '../../base/country-name.ts';
import { invalid } from '../../base/failure.ts';
import type { Received } from '../../base/received.ts';
import { optional } from './prices.ts';

/** An address and the person at it, with the properties that responses always have. */
export const completeAddress = ({
  address,
  contactDetails: details,
  ...rest
}: Received<AddressWithContactInput>): AddressWithContact => ({
  ...rest,
  ...optional('address', address, postalAddress),
  ...optional('contactDetails', details, contactDetails),
});

/** An address with the name of its country. */
export function postalAddress({ streetAddress, geocode, ...address }: Received<AddressInput>): Address {
  return {
    ...address,
    ...optional('countryFullname', address.country, countryName),
    ...optional('streetAddress', streetAddress, ({ number = '', name = '', ...street }) => ({
      ...street,
      number,
      name,
    })),
    ...(geocode && { geocode }),
  };
}

/** A person with the properties that responses always have. */
export const contactDetails = ({
  vatId,
  ...details
}: Received<FullAddressContactDetailsInput>): FullAddressContactDetails => ({
  ...details,
  ...optional('vatId', vatId, ({ id = '', type = 'UNSPECIFIED', ...rest }) => ({ ...rest, id, type })),
});

/** At least three digits, in any script, with usual punctuation and an extension. */
const PHONE = /^\+?[\s()./-]*(?:\p{Nd}[\s()./-]*){3,20}(?:(?:x|ext\.?|#)\s*\p{Nd}{1,8})?$/iu;

/** Throws a violation for a text that is no telephone number. Empty ones are for other rules. */
export function checkPhone(field: string, phone: string | null | undefined): void {
  if (phone && !PHONE.test(phone)) invalid(field, 'FORMAT', 'must be a telephone number');
}

/** Where and when an order is delivered, with the properties that responses always have. */
export const completeLogistics = ({
  shippingDestination,
  pickupDetails,
  ...logistics
}: Received<OrderDeliveryLogisticsInput>): OrderDeliveryLogistics => ({
  ...logistics,
  ...optional('shippingDestination', shippingDestination, completeAddress),
  ...optional('pickupDetails', pickupDetails, ({ address, pickupMethod = 'STORE_PICKUP', ...pickup }) => ({
    ...pickup,
    ...optional('address', address, postalAddress),
    pickupMethod,
  })),
});

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
import type { Received } from '../../kernel/inputs/received.ts';
import { countryName, subdivisionName } from '../../kernel/values/place-names.ts';
import { optional } from '../../kernel/values/present.ts';

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

/** An address with the names of its country and its subdivision. */
export function postalAddress({ streetAddress, geocode, ...address }: Received<AddressInput>): Address {
  return {
    ...address,
    ...optional('countryFullname', address.country, countryName),
    ...optional('subdivisionFullname', subdivisionName(address.subdivision ?? ''), (name) => name),
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

/** Addresses of members, and what their form has of them. */
import type { MemberAddress, MemberAddressInput } from 'storewire';
import { type AddressValues, normalizePostalCode } from '../../form/address.ts';
import { subdivisionCode } from '../../form/subdivisions.ts';

/** The street in one line, as the form has it. */
export const streetOf = ({ addressLine, streetAddress }: MemberAddress | MemberAddressInput): string =>
  addressLine ?? [streetAddress?.name, streetAddress?.number].filter(Boolean).join(' ');

export const toAddressForm = (address: MemberAddress): AddressValues => ({
  country: address.country ?? '',
  addressLine: streetOf(address),
  addressLine2: address.addressLine2 ?? '',
  postalCode: address.postalCode ?? '',
  city: address.city ?? '',
  subdivision: address.subdivision ?? '',
});

export function toMemberAddress({
  country = '',
  subdivision,
  postalCode,
  ...rest
}: AddressValues): MemberAddressInput {
  return {
    country: country || null,
    addressLine: rest.addressLine || null,
    addressLine2: rest.addressLine2 || null,
    postalCode: postalCode ? normalizePostalCode(postalCode) : null,
    city: rest.city || null,
    subdivision: subdivision ? subdivisionCode(country, subdivision) : null,
  };
}

/** The same for two addresses that differ in their ids only: each update of the list gives new ids. */
export function addressKey(address: MemberAddress | MemberAddressInput): string {
  const { country, addressLine2, postalCode, city, subdivision } = address;
  return JSON.stringify(
    [country, streetOf(address), addressLine2, postalCode, city, subdivision].map((part) => part ?? ''),
  );
}

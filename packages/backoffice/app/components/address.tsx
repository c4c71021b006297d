import type { Address, FullAddressContactDetails } from 'storewire';
import { SHOP_LANGUAGE } from '../page-settings.ts';

interface AddressLinesProps {
  address?: Address | undefined;
  contactDetails?: FullAddressContactDetails | undefined;
}

const COUNTRIES = new Intl.DisplayNames(SHOP_LANGUAGE, { type: 'region' });

export const AddressLines = ({ address = {}, contactDetails = {} }: AddressLinesProps) => {
  const { firstName, lastName, company, phone } = contactDetails;
  const { addressLine, addressLine2, streetAddress, city, postalCode } = address;
  const lines = [
    [firstName, lastName],
    [company],
    addressLine ? [addressLine] : [streetAddress?.name, streetAddress?.number],
    [addressLine2],
    [postalCode, city],
    [address.subdivisionFullname],
    [address.countryFullname ?? (address.country && COUNTRIES.of(address.country))],
    [phone],
  ].map((words) => words.filter(Boolean).join(' '));
  return (
    <address style={{ whiteSpace: 'pre-line', fontStyle: 'normal' }}>
      {lines.filter(Boolean).join('\n')}
    </address>
  );
};

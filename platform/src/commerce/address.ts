/** Addresses of requests as responses have them: complete, with the name of the country. */
import type {
  Address,
  AddressInput,
  AddressWithContact,
  AddressWithContactInput,
} from '../../../generated/types.ts';
import { countryName } from './tax-settings.ts';

export const toAddress = ({ streetAddress, ...address }: AddressInput): Address => ({
  ...address,
  ...(streetAddress && { streetAddress: { number: '', name: '', ...streetAddress } }),
  ...(address.country && { countryFullname: countryName(address.country) }),
});

export const toContact = ({ address, contactDetails }: AddressWithContactInput): AddressWithContact => {
  const { vatId, ...details } = contactDetails ?? {};
  return {
    ...(address && { address: toAddress(address) }),
    ...(contactDetails && {
      contactDetails: { ...details, ...(vatId && { vatId: { id: '', type: 'UNSPECIFIED', ...vatId } }) },
    }),
  };
};

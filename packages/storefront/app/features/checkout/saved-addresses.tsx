import type { ReactNode } from 'react';
import { SelectField } from '../../components/select-field.tsx';
import type { AddressValues } from '../../form/address.ts';
import { WithoutDraft } from '../../form/store-form.tsx';
import { useEntered } from '../../form/use-entered.ts';
import { useText } from '../../text/text.tsx';
import { useCheckoutText } from './use-checkout-text.ts';

/** What distinguishes addresses: each has the name and the phone number of the member. */
const PLACE = ['country', 'addressLine', 'addressLine2', 'postalCode', 'city', 'subdivision'] as const;

const isSame = (one: AddressValues, other: AddressValues): boolean =>
  PLACE.every((part) => (one[part] ?? '') === (other[part] ?? ''));

interface SavedAddressesProps {
  /** The addresses that the account of the member has. */
  addresses: readonly AddressValues[];
  /** The address at first. */
  first: AddressValues;
  /** The fields of an address. */
  children: (address: AddressValues) => ReactNode;
}

/** Fills in an address that the account of the member has. */
export function SavedAddresses({ addresses, first, children }: SavedAddressesProps) {
  const { checkout } = useCheckoutText();
  const { form } = useText();
  const at = String(addresses.findIndex((address) => isSame(address, first)));
  const { value, field } = useEntered(at, (element: HTMLSelectElement) => element.value);
  return (
    <>
      {addresses.length > 1 ? (
        <SelectField
          {...field}
          label={checkout.savedAddress}
          className="mb-5 noscript:hidden"
          defaultValue={at}
          options={addresses.map(({ addressLine, city }, index) => ({
            value: String(index),
            label: [addressLine, city].filter(Boolean).join(', '),
          }))}
        >
          {at === '-1' ? (
            <option value={at} disabled>
              {form.choose}
            </option>
          ) : null}
        </SelectField>
      ) : null}
      {value === at ? (
        children(first)
      ) : (
        <WithoutDraft key={value}>{children(addresses[Number(value)] ?? first)}</WithoutDraft>
      )}
    </>
  );
}

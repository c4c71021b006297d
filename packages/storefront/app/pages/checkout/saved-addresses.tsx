import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { SelectField } from '../../components/select-field.tsx';
import type { AddressValues } from '../../form/address.ts';
import { useText } from '../../text/text.tsx';
import { ADDRESS_PARTS, type ContactValues } from './entries.ts';

/** What distinguishes addresses: each has the name and the phone number of the member. */
const PLACE = ['country', 'addressLine', 'addressLine2', 'postalCode', 'city', 'subdivision'] as const;

const isSame = (one: AddressValues, other: AddressValues): boolean =>
  PLACE.every((part) => (one[part] ?? '') === (other[part] ?? ''));

/** Fills in an address that the account of the member has. */
export function SavedAddresses({ addresses }: { addresses: readonly AddressValues[] }) {
  const { checkout, form } = useText();
  const { setValue, formState } = useFormContext<ContactValues>();
  const first = addresses.findIndex((address) => isSame(address, formState.defaultValues?.address ?? {}));
  const field = useRef<HTMLSelectElement>(null);
  const fillIn = (): void => {
    const chosen = addresses[Number(field.current?.value)];
    // one by one: the fields follow the country, which they watch
    for (const part of ADDRESS_PARTS) setValue(`address.${part}`, chosen?.[part] ?? '');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen before the page was hydrated
  useEffect(() => {
    if (field.current?.value !== String(first)) fillIn();
  }, []);
  return (
    <SelectField
      ref={field}
      label={checkout.savedAddress}
      className="mb-5 noscript:hidden"
      defaultValue={first}
      options={addresses.map(({ addressLine, city }, index) => ({
        value: String(index),
        label: [addressLine, city].filter(Boolean).join(', '),
      }))}
      onChange={fillIn}
    >
      {first < 0 ? (
        <option value={first} disabled>
          {form.choose}
        </option>
      ) : null}
    </SelectField>
  );
}

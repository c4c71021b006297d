import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LINK } from '../../components/button.tsx';
import { SelectField } from '../../components/field.tsx';
import type { AddressValues } from '../../form/address.ts';
import { AddressFields } from '../../form/address-fields.tsx';
import { FormText } from '../../form/fields.tsx';
import { StoreForm, WithoutDraft } from '../../form/store-form.tsx';
import { useEntered, useForm } from '../../form/use-form.ts';
import { usePaths } from '../../routing/paths.ts';
import { isDelivered } from '../../shop/cart/shop-cart.ts';
import { useLanguage, useText } from '../../text/text.tsx';
import { addressIn, firstContact, toAddressValues } from './entries.ts';
import { StepButton } from './step-button.tsx';
import { needsAddress, type StepProps } from './steps.ts';

/** Who buys, and where it is sent or billed to. */
export function ContactStep({ purchase, result, isMember, known }: StepProps) {
  const { cart } = purchase;
  const text = useText();
  const paths = usePaths();
  const { country } = useLanguage();
  const isSent = isDelivered(cart);
  const isAddressed = needsAddress(purchase);
  const saved = toAddressValues(firstContact(cart));
  const first = saved.addressLine ? saved : (known?.addresses[0] ?? saved);
  const state = useForm('contact', result);
  const sent = state.result?.values;
  const address = sent ? addressIn(sent, 'address') : { ...first, country: first.country || country };
  return (
    <StoreForm
      state={state}
      draft={{ name: 'checkout contact', memberId: cart.customerInfo?.memberId }}
      failedTitle={text.checkout.saveFailed}
    >
      <input type="hidden" name="cart" value={cart.id} />
      <FormText
        name="email"
        defaultValue={sent?.['email'] ?? (cart.customerInfo?.email || known?.email)}
        label={text.form.emailLabel}
        type="email"
        autoComplete="email"
        inputMode="email"
        hint={text.checkout.contactText}
        dir="ltr"
      />
      {isMember ? null : (
        <p className="-mt-3 flex flex-wrap items-center gap-x-2 text-sm">
          {text.checkout.haveAccount}
          <Link to={`${paths.signIn}?returnTo=${encodeURIComponent(paths.checkout)}`} className={LINK}>
            {text.shell.signIn}
          </Link>
        </p>
      )}
      {isAddressed ? (
        <fieldset className="min-w-0">
          <legend className="mb-4 font-serif text-xl font-medium">
            {isSent ? text.checkout.deliveryAddress : text.checkout.billingTitle}
          </legend>
          <SavedAddresses addresses={known?.addresses ?? []} first={address}>
            {(values) => (
              <AddressFields values={values} prefix="address" use={isSent ? 'shipping' : 'billing'} />
            )}
          </SavedAddresses>
        </fieldset>
      ) : null}
      {isSent ? null : <p className="text-soft">{text.checkout.digitalOnly}</p>}
      <StepButton purchase={purchase} pending={state.isPending && text.form.saving}>
        {text.checkout.continue}
      </StepButton>
    </StoreForm>
  );
}

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
function SavedAddresses({ addresses, first, children }: SavedAddressesProps) {
  const { checkout, form } = useText();
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

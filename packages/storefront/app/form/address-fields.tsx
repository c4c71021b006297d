import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { LINK } from '../components/button.tsx';
import { listCountries } from '../format/country.ts';
import { useLanguage, useText } from '../text/text.tsx';
import { type AddressPart, type AddressValues, addressRulesOf, COUNTRIES } from './address.ts';
import { FormSelect, FormText } from './fields.tsx';
import { useIsNeeded } from './store-form.tsx';
import { listSubdivisions } from './subdivisions.ts';
import { useEntered } from './use-form.ts';

interface AddressFieldsProps {
  /** The values at first. */
  values: AddressValues;
  /** Start of the names of the fields, such as `billing`; empty if the form is the address. */
  prefix?: string;
  /** For the autocomplete tokens, so that browsers keep both addresses separate. */
  use?: 'shipping' | 'billing';
  /** Whether it has a name, and what few buyers enter behind a button. Addresses of members have neither. */
  hasName?: boolean;
  hasPhone?: boolean;
}

/** The fields of an address, in the order and with the names of the chosen country. */
export function AddressFields({
  values,
  prefix = '',
  use: purpose = 'shipping',
  hasName = true,
  hasPhone = true,
}: AddressFieldsProps) {
  const { form } = useText();
  const { locale } = useLanguage();
  const country = useEntered(values.country, (element: HTMLSelectElement) => element.value);
  const code = country.value;
  const nameOf = (part: AddressPart): string => (prefix ? `${prefix}.${part}` : part);
  const bind = (part: AddressPart) => ({ name: nameOf(part), defaultValue: values[part] });
  const isNeeded = useIsNeeded(MORE.map(nameOf));
  const isMoreShown = isNeeded || MORE.some((part) => values[part] !== undefined && values[part] !== '');
  const auto = (token: string): string => `${purpose} ${token}`;
  const { order, postalCode, city, subdivision } = addressRulesOf(code);

  const parts = {
    postalCode: postalCode && (
      <FormText
        key="postalCode"
        {...bind('postalCode')}
        label={form[postalCode.label]}
        isOptional={!postalCode.isRequired}
        autoComplete={auto('postal-code')}
        autoCapitalize="characters"
        dir="auto"
      />
    ),
    city: <FormText key="city" {...bind('city')} label={form[city]} autoComplete={auto('address-level2')} />,
    subdivision: subdivision && (
      <Subdivision
        key={`subdivision ${code}`}
        {...bind('subdivision')}
        label={form[subdivision.label]}
        isOptional={!subdivision.isRequired}
        autoComplete={auto('address-level1')}
        country={subdivision.isListed && code}
      />
    ),
  };

  const line2 = (
    <FormText
      {...bind('addressLine2')}
      label={form.addressLine2}
      isOptional
      autoComplete={auto('address-line2')}
      className="sm:col-span-2"
    />
  );

  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {hasName ? (
        <>
          <FormText {...bind('firstName')} label={form.firstName} autoComplete={auto('given-name')} />
          <FormText {...bind('lastName')} label={form.lastName} autoComplete={auto('family-name')} />
        </>
      ) : null}
      <FormSelect
        {...bind('country')}
        {...country.field}
        label={form.country}
        autoComplete={auto('country')}
        className="sm:col-span-2"
        options={listCountries(locale, COUNTRIES).map(({ code: value, name }) => ({ value, label: name }))}
      >
        <option value="">{form.choose}</option>
      </FormSelect>
      <FormText
        {...bind('addressLine')}
        label={form.street}
        autoComplete={auto('address-line1')}
        className="sm:col-span-2"
      />
      {hasName ? null : line2}
      {order.map((part) => parts[part])}
      {hasName ? (
        <MoreFields label={hasPhone ? form.more : form.moreOfBill} isOpen={isMoreShown}>
          <FormText
            {...bind('company')}
            label={form.company}
            isOptional
            autoComplete={auto('organization')}
          />
          {line2}
          {hasPhone ? (
            <FormText
              {...bind('phone')}
              label={form.phoneLabel}
              isOptional
              type="tel"
              autoComplete={auto('tel')}
            />
          ) : null}
        </MoreFields>
      ) : null}
    </div>
  );
}

interface MoreFieldsProps {
  /** What the button says that shows them. */
  label: string;
  /** Whether they are shown without the button. */
  isOpen: boolean;
  children: ReactNode;
}

/** The fields that few buyers fill in, behind a button that needs no JavaScript. */
function MoreFields({ label, isOpen, children }: MoreFieldsProps) {
  const fields = <div className="flex flex-col gap-5 sm:col-span-2">{children}</div>;
  if (isOpen) return fields;
  return (
    <details className="group/more sm:col-span-2">
      <summary className={`${LINK} list-none [&::-webkit-details-marker]:hidden`}>
        <Plus aria-hidden="true" className="size-4 shrink-0 group-open/more:rotate-45" />
        {label}
      </summary>
      <div className="pt-3">{fields}</div>
    </details>
  );
}

/** What few buyers enter. */
const MORE = ['company', 'addressLine2', 'phone'] as const satisfies readonly AddressPart[];

interface SubdivisionProps {
  name: string;
  defaultValue: string | undefined;
  label: string;
  isOptional: boolean;
  autoComplete: string;
  /** The country whose subdivisions are listed; undefined for a text. */
  country: string | undefined;
}

function Subdivision({ country, ...field }: SubdivisionProps) {
  const { form } = useText();
  if (country === undefined) return <FormText {...field} />;
  return (
    <FormSelect
      {...field}
      options={listSubdivisions(country).map(({ code, name }) => ({ value: code, label: name }))}
    >
      <option value="">{form.choose}</option>
    </FormSelect>
  );
}

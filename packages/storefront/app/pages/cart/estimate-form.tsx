import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { useInvalidate } from 'storewire/react';
import { Button } from '../../components/button.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { addressRulesOf, COUNTRIES } from '../../form/address.ts';
import type { FormResult } from '../../form/form-result.ts';
import { countryName, listCountries } from '../../format/country.ts';
import { usePaths } from '../../routing/paths.ts';
import { errorOf } from '../../store/failure.ts';
import { useLanguage, useText } from '../../text/text.tsx';

interface EstimateFormProps {
  /** Where the cart is to be sent, as far as it is known. */
  country: string | null | undefined;
  postalCode: string | null | undefined;
  result: FormResult | undefined;
}

/** Calculates delivery and tax for a country and a postal code. */
export function EstimateForm({ country: known, postalCode, result }: EstimateFormProps) {
  const { cart, form } = useText();
  const { locale } = useLanguage();
  const paths = usePaths();
  const { Form, data, state } = useFetcher<FormResult>();
  const own = data ?? (result?.intent === 'estimate' ? result : undefined);
  const invalidate = useInvalidate();
  useEffect(() => {
    if (data) void invalidate(['currentCartV2']);
  }, [data, invalidate]);
  const [country, setCountry] = useState(own?.values?.['country'] ?? known ?? '');
  const rules = addressRulesOf(country || undefined).postalCode;
  const place = [postalCode, known && countryName(known, locale)].filter(Boolean);
  return (
    <Disclosure
      look="card"
      summary={place.length > 0 ? cart.estimatedFor(place.join(', ')) : cart.estimate}
      isOpen={own?.problems !== undefined || undefined}
    >
      <p className="mb-3 text-sm text-soft">{cart.estimateText}</p>
      <Form method="post" action={paths.cart} className="flex flex-col gap-4">
        <input type="hidden" name="intent" value="estimate" />
        <SelectField
          label={form.country}
          name="country"
          autoComplete="shipping country"
          value={country}
          onChange={(event) => setCountry(event.target.value)}
          options={listCountries(locale, COUNTRIES).map(({ code, name }) => ({ value: code, label: name }))}
          error={own?.problems?.['country']}
          required
        >
          <option value="">{form.choose}</option>
        </SelectField>
        {rules ? (
          <TextField
            label={form[rules.label] as string}
            name="postalCode"
            autoComplete="shipping postal-code"
            defaultValue={own?.values?.['postalCode'] ?? postalCode ?? ''}
            error={own?.problems?.['postalCode']}
            mark={form.optional}
          />
        ) : null}
        <Button
          type="submit"
          look="outline"
          className="self-start"
          pending={state !== 'idle' && cart.updating}
        >
          {cart.estimateSubmit}
        </Button>
        {own?.failure ? (
          <ErrorNotice isSmall title={cart.estimateFailed} error={errorOf(own.failure)} />
        ) : null}
      </Form>
    </Disclosure>
  );
}

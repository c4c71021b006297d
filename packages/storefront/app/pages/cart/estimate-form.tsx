import type { CartV2 } from 'storewire';
import { Button } from '../../components/button.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { addressRulesOf, COUNTRIES } from '../../form/address.ts';
import { FormSelect, FormText } from '../../form/fields.tsx';
import type { FormResult } from '../../form/form-result.ts';
import { StoreForm } from '../../form/store-form.tsx';
import { useEntered } from '../../form/use-entered.ts';
import { useForm } from '../../form/use-form.ts';
import { countryName, listCountries } from '../../format/country.ts';
import { useLanguage, useText } from '../../text/text.tsx';

interface EstimateFormProps {
  cart: CartV2;
  /** Of the form that was sent last. */
  result: FormResult | undefined;
}

/** Calculates delivery and tax for a country and a postal code. */
export function EstimateForm({ cart: { id, deliveryInfo }, result }: EstimateFormProps) {
  const { cartExtras: texts, cartLines, cart, form } = useText();
  const { locale } = useLanguage();
  const state = useForm('estimate', result);
  const { country: known, postalCode } = deliveryInfo?.address ?? {};
  const sent = state.result?.values;
  const country = useEntered(sent?.['country'] ?? known ?? '', (element: HTMLSelectElement) => element.value);
  const rules = addressRulesOf(country.value || undefined).postalCode;
  const place = [postalCode, known && countryName(known, locale)].filter(Boolean);
  return (
    <Disclosure
      look="card"
      summary={place.length > 0 ? texts.estimatedFor(place.join(', ')) : texts.estimate}
      isOpen={state.result?.problems !== undefined || undefined}
    >
      <p className="mb-3 text-sm text-soft">{texts.estimateText}</p>
      <StoreForm
        isSmall
        state={state}
        failedTitle={cartLines.estimateFailed}
        preventScrollReset
        className="flex flex-col gap-4"
      >
        <input type="hidden" name="cart" value={id} />
        <FormSelect
          {...country.field}
          label={form.country}
          name="country"
          autoComplete="shipping country"
          defaultValue={sent?.['country'] ?? known ?? ''}
          options={listCountries(locale, COUNTRIES).map(({ code, name }) => ({ value: code, label: name }))}
        >
          <option value="">{form.choose}</option>
        </FormSelect>
        {rules ? (
          <FormText
            label={form[rules.label]}
            name="postalCode"
            autoComplete="shipping postal-code"
            defaultValue={sent?.['postalCode'] ?? postalCode ?? ''}
            isOptional
          />
        ) : null}
        <Button
          type="submit"
          look="outline"
          className="self-start"
          pending={state.isPending && cart.updating}
        >
          {texts.estimateSubmit}
        </Button>
      </StoreForm>
    </Disclosure>
  );
}

import type { CartV2, CartSummary as Summary } from 'storewire';
import type { CartState } from 'storewire/react';
import { Button, buttonLook } from '../../components/button.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { addressRulesOf, COUNTRIES } from '../../form/address.ts';
import { FormSelect, FormText } from '../../form/fields.tsx';
import type { FormResult } from '../../form/form-result.ts';
import { StoreForm } from '../../form/store-form.tsx';
import { useEntered, useForm } from '../../form/use-form.ts';
import { countryName, listCountries } from '../../format/country.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { CodeForms } from '../../shop/cart/code-forms.tsx';
import { isDelivered } from '../../shop/cart/shop-cart.ts';
import { CartTotals } from '../../shop/cart/totals.tsx';
import { useViolationText } from '../../shop/cart/use-violation-text.ts';
import { linesOf } from '../../shop/cart/violations.ts';
import { KeepShopping } from '../../shop/keep-shopping.tsx';
import { useLanguage, useText } from '../../text/text.tsx';
import { isGone } from './cart-line.tsx';

/** What concerns the whole cart: such as a minimum that is not met, or a delivery that could not be calculated. */
export function CartNotices({ cart, summary }: { cart: CartV2; summary: Summary }) {
  const { cart: text } = useText();
  const textOf = useViolationText(cart.businessInfo?.currencyCode);
  const whole = summary.violations.filter((violation) => linesOf(violation).length === 0);
  return (
    <div className="mb-4 flex flex-col gap-3 empty:hidden">
      {whole.map((violation) => {
        const { code, description, scope } = violation;
        const isError = violation.severity === 'ERROR';
        return (
          <Notice
            key={`${code} ${description}`}
            role="status"
            tone={isError ? 'danger' : 'neutral'}
            title={<bdi>{textOf(violation)}</bdi>}
            action={
              isError && scope === 'GLOBAL' ? (
                <KeepShopping className={buttonLook('outline', 'small')} />
              ) : undefined
            }
          />
        );
      })}
      {cart.deliveryInfo?.method && !summary.deliverySummary ? (
        <Notice role="status" tone="warning">
          {text.noDelivery}
        </Notice>
      ) : null}
    </div>
  );
}

interface CartSummaryProps {
  shopCart: CartState;
  cart: CartV2;
  result: FormResult | undefined;
  isNarrow: boolean;
}

/** The totals, codes and the estimate below them, and the way to the checkout. */
export function CartSummary({ shopCart, cart, result, isNarrow }: CartSummaryProps) {
  const { summary, error, isSaving, retry } = shopCart;
  const { cart: text, product, totals } = useText();
  const paths = usePaths();
  return (
    <section aria-labelledby="cart-summary" className={isNarrow ? '' : 'sums-panel'}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="cart-summary" className="text-heading">
          {totals.summary}
        </h2>
        <p role="status" className="text-sm text-soft">
          {isSaving ? text.updating : ''}
        </p>
      </div>
      {error ? (
        <div className="mb-4">
          <ErrorNotice isSmall title={text.estimateFailed} error={error} onRetry={retry} />
        </div>
      ) : null}
      {summary ? (
        <CartTotals
          cart={cart}
          summary={summary}
          deliveryLater={text.deliveryLater}
          isEstimate={isDelivered(cart)}
          isUpdating={isSaving}
        />
      ) : error ? null : (
        <div aria-hidden="true" className="flex flex-col gap-3">
          <Skeleton className="h-6" />
          <Skeleton className="h-6" />
          <Skeleton className="h-10" />
          <Skeleton className="h-5 w-3/5" />
        </div>
      )}
      {isNarrow ? null : (
        <div className="mt-5 border-line border-t">
          <CodeForms cart={cart} result={result} />
          {isDelivered(cart) ? <EstimateForm cart={cart} result={result} /> : null}
        </div>
      )}
      <div className="mt-6 flex flex-col gap-3">
        {cart.lineItems.some(isGone) ? (
          // the notice of the line says what to do first
          <Button aria-disabled>{text.toCheckout}</Button>
        ) : (
          <PageLink to={paths.checkout} prefetch="none" className={buttonLook()}>
            {text.toCheckout}
          </PageLink>
        )}
        {isNarrow ? (
          <PageLink to={paths.cart} className={buttonLook('outline')}>
            {product.toCart}
          </PageLink>
        ) : null}
      </div>
    </section>
  );
}

interface EstimateFormProps {
  cart: CartV2;
  /** Of the form that was sent last. */
  result: FormResult | undefined;
}

/** Calculates delivery and tax for a country and a postal code. */
function EstimateForm({ cart: { id, deliveryInfo }, result }: EstimateFormProps) {
  const { cart: texts, form } = useText();
  const { locale } = useLanguage();
  const state = useForm('estimate', result);
  const { country: known, postalCode } = deliveryInfo?.address ?? {};
  const sent = state.result?.values;
  const country = useEntered(sent?.['country'] ?? known ?? '', (element: HTMLSelectElement) => element.value);
  const rules = addressRulesOf(country.value || undefined).postalCode;
  const place = [postalCode, known && countryName(known, locale)].filter(Boolean);
  return (
    <Disclosure
      summary={place.length > 0 ? texts.estimatedFor(place.join(', ')) : texts.estimate}
      isOpen={state.result?.problems !== undefined || undefined}
    >
      <p className="mb-3 text-sm text-soft">{texts.estimateText}</p>
      <StoreForm
        isSmall
        state={state}
        failedTitle={texts.estimateFailed}
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
          pending={state.isPending && texts.updating}
        >
          {texts.estimateSubmit}
        </Button>
      </StoreForm>
    </Disclosure>
  );
}

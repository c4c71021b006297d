import { Form, useNavigation } from 'react-router';
import type { Checkout } from 'storewire';
import { Disclosure } from '../../components/disclosure.tsx';
import { useText } from '../../text/text.tsx';
import { CodeForm, codeIntents } from '../purchase/code-form.tsx';
import type { CodeKind } from '../purchase/coupon-code.ts';
import { LineSummary } from '../purchase/line-summary.tsx';
import { Totals } from '../purchase/totals.tsx';
import { isDelivered } from './steps.ts';
import type { StepResult } from './submit-step.ts';

interface CheckoutSummaryProps {
  checkout: Checkout;
  result: StepResult | undefined;
  /** Whether codes can still be entered. */
  isOpen: boolean;
}

/** Lines, codes and totals of the checkout. */
export function CheckoutSummary({ checkout, result, isOpen }: CheckoutSummaryProps) {
  const { cart, purchase, checkout: text } = useText();
  const { lineItems, currency, priceSummary = {}, shippingInfo, giftCard, additionalFees } = checkout;
  const coupon = checkout.appliedDiscounts.find((discount) => discount.coupon)?.coupon;
  const form = { checkoutId: checkout.id ?? '', result };
  const pieces = lineItems.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <aside
      aria-labelledby="summary"
      className="rounded-3xl border border-line bg-raised p-5 sm:p-7 lg:sticky lg:top-8"
    >
      <h2 id="summary" className="text-heading">
        {purchase.summary}
      </h2>
      <Disclosure summary={cart.items(pieces)} isOpen>
        <ul className="divide-y divide-line">
          {lineItems.map((line) => (
            <LineSummary key={line.id} line={line} currency={currency} />
          ))}
        </ul>
      </Disclosure>
      {isOpen ? (
        <div className="my-5 flex flex-col gap-4">
          <CheckoutCodeForm kind="coupon" applied={coupon?.code} {...form} />
          <CheckoutCodeForm kind="giftCard" applied={giftCard?.obfuscatedCode} {...form} />
        </div>
      ) : null}
      <div className="mt-5">
        <Totals
          sums={{ ...priceSummary, fees: priceSummary.additionalFees }}
          currency={currency}
          isTaxIncluded={checkout.taxIncludedInPrice}
          coupon={coupon?.code}
          delivery={shippingInfo?.selectedCarrierServiceOption?.title}
          deliveryLater={text.deliveryOpen}
          isDelivered={isDelivered(checkout)}
          feeNames={additionalFees.map(({ name, translatedName }) => translatedName || name)}
          giftCard={giftCard}
        />
      </div>
    </aside>
  );
}

interface CheckoutCodeFormProps {
  kind: CodeKind;
  /** The code in use. */
  applied: string | undefined;
  checkoutId: string;
  result: StepResult | undefined;
}

function CheckoutCodeForm({ kind, applied, checkoutId, result }: CheckoutCodeFormProps) {
  const sent = useNavigation().formData?.get('intent');
  const intents = codeIntents(kind);
  return (
    <CodeForm
      kind={kind}
      applied={applied}
      Form={Form}
      isPending={intents.some((intent) => intent === sent)}
      own={result && intents.includes(result.intent) ? result : undefined}
    >
      <input type="hidden" name="checkout" value={checkoutId} />
    </CodeForm>
  );
}

import type { CalculateCartResponse } from 'storewire';
import { Disclosure } from '../../components/disclosure.tsx';
import { CartTotals } from '../../pages/purchase/cart-totals.tsx';
import { CodeForm } from '../../pages/purchase/code-form.tsx';
import { LineSummary, shownLine } from '../../pages/purchase/line-summary.tsx';
import { useViolationText } from '../../pages/purchase/use-violation-text.ts';

import { useText } from '../../text/text.tsx';
import { Promises } from './promises.tsx';
import type { StepResult } from './submit-step.ts';
import { useCheckoutText } from './use-checkout-text.ts';

interface CheckoutSummaryProps {
  purchase: CalculateCartResponse;
  result: StepResult | undefined;
}

/** Lines, codes and totals of the checkout. */
export function CheckoutSummary({ purchase, result }: CheckoutSummaryProps) {
  const text = { ...useText(), ...useCheckoutText() };
  const { cart, summary } = purchase;
  const textOf = useViolationText(cart.businessInfo?.currencyCode);
  const [giftCard] = cart.paymentInfo?.giftCards ?? [];
  const lines = cart.lineItems.map((line) => ({ id: line.id, line: shownLine(line) }));
  const pieces = lines.reduce((sum, { line }) => sum + line.quantity, 0);
  /** Why the code in use does not count. */
  const problemOf = (scope: string): string | undefined => {
    const violation = summary.violations.find((each) => each.scope === scope);
    return violation && textOf(violation);
  };
  return (
    <aside
      aria-labelledby="summary"
      className="rounded-3xl border border-line bg-raised p-5 sm:p-7 lg:sticky lg:top-8"
    >
      <h2 id="summary" className="text-heading">
        {text.purchase.summary}
      </h2>
      <Disclosure summary={text.cart.items(pieces)} isOpen>
        <ul className="divide-y divide-line">
          {lines.map(({ id, line }) => (
            <LineSummary key={id} line={line} currency={cart.businessInfo?.currencyCode} />
          ))}
        </ul>
      </Disclosure>
      <div className="my-3 flex flex-col">
        <CodeForm
          kind="coupon"
          cartId={cart.id}
          applied={cart.coupons[0]}
          problem={problemOf('DISCOUNT')}
          result={result}
        />
        <CodeForm
          kind="giftCard"
          cartId={cart.id}
          applied={giftCard && { id: giftCard.id, code: giftCard.obfuscatedCode }}
          problem={problemOf('GIFT_CARD')}
          result={result}
        />
      </div>
      <div className="mt-5">
        <CartTotals {...purchase} deliveryLater={text.checkout.deliveryOpen} />
      </div>
      <Promises />
    </aside>
  );
}

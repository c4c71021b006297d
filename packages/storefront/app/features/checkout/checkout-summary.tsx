import type { CalculateCartResponse } from 'storewire';
import { Disclosure } from '../../components/disclosure.tsx';
import { CartTotals } from '../../pages/purchase/cart-totals.tsx';
import { LineSummary, shownLine } from '../../pages/purchase/line-summary.tsx';
import { Slot } from '../../slots/slot.tsx';
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
  const lines = cart.lineItems.map((line) => ({ id: line.id, line: shownLine(line) }));
  const pieces = lines.reduce((sum, { line }) => sum + line.quantity, 0);
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
      <div className="my-3 flex flex-col empty:hidden">
        <Slot name="purchase.codes" props={{ cart, violations: summary.violations, result }} />
      </div>
      <div className="mt-5">
        <CartTotals {...purchase} deliveryLater={text.checkout.deliveryOpen} />
      </div>
      <Promises />
    </aside>
  );
}

import { Form, useNavigation } from 'react-router';
import type { CalculateCartResponse } from 'storewire';
import { Disclosure } from '../../components/disclosure.tsx';
import { useMoney, useText } from '../../text/text.tsx';
import { CartTotals } from '../purchase/cart-totals.tsx';
import { CodeForm, codeIntents } from '../purchase/code-form.tsx';
import type { CodeKind } from '../purchase/coupon-code.ts';
import { LineSummary, shownLine } from '../purchase/line-summary.tsx';
import { violationText } from '../purchase/violations.ts';
import type { StepResult } from './submit-step.ts';

interface CheckoutSummaryProps {
  purchase: CalculateCartResponse;
  result: StepResult | undefined;
}

/** Lines, codes and totals of the checkout. */
export function CheckoutSummary({ purchase, result }: CheckoutSummaryProps) {
  const { cart: text, purchase: texts, checkout } = useText();
  const { cart } = purchase;
  const lines = cart.lineItems.map((line) => ({ id: line.id, line: shownLine(line) }));
  const pieces = lines.reduce((sum, { line }) => sum + line.quantity, 0);
  return (
    <aside
      aria-labelledby="summary"
      className="rounded-3xl border border-line bg-raised p-5 sm:p-7 lg:sticky lg:top-8"
    >
      <h2 id="summary" className="text-heading">
        {texts.summary}
      </h2>
      <Disclosure summary={text.items(pieces)} isOpen>
        <ul className="divide-y divide-line">
          {lines.map(({ id, line }) => (
            <LineSummary key={id} line={line} currency={cart.businessInfo?.currencyCode} />
          ))}
        </ul>
      </Disclosure>
      <div className="my-5 flex flex-col gap-4">
        <CheckoutCodeForm kind="coupon" applied={cart.coupons[0]?.code} purchase={purchase} result={result} />
        <CheckoutCodeForm
          kind="giftCard"
          applied={cart.paymentInfo?.giftCards[0]?.obfuscatedCode}
          purchase={purchase}
          result={result}
        />
      </div>
      <div className="mt-5">
        <CartTotals {...purchase} deliveryLater={checkout.deliveryOpen} />
      </div>
    </aside>
  );
}

interface CheckoutCodeFormProps extends CheckoutSummaryProps {
  kind: CodeKind;
  /** The code in use. */
  applied: string | undefined;
}

const SCOPES = { coupon: 'DISCOUNT', giftCard: 'GIFT_CARD' } as const;

function CheckoutCodeForm({ kind, applied, purchase, result }: CheckoutCodeFormProps) {
  const text = useText();
  const money = useMoney();
  const sent = useNavigation().formData?.get('intent');
  const { cart, summary } = purchase;
  const intents = codeIntents(kind);
  const violation = summary.violations.find(({ scope }) => scope === SCOPES[kind]);
  return (
    <CodeForm
      kind={kind}
      applied={applied}
      problem={
        violation &&
        violationText(violation, text, ({ amount }) => money(amount, cart.businessInfo?.currencyCode))
      }
      Form={Form}
      isPending={intents.some((intent) => intent === sent)}
      own={result && intents.includes(result.intent) ? result : undefined}
    />
  );
}

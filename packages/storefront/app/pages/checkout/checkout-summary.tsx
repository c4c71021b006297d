import { RotateCcw, Truck } from 'lucide-react';
import { Disclosure } from '../../components/disclosure.tsx';
import { type LegalPage, usePaths } from '../../routing/paths.ts';
import { CodeForms } from '../../shop/cart/code-forms.tsx';
import { LineSummary, shownLine } from '../../shop/cart/line-summary.tsx';
import { CartTotals } from '../../shop/cart/totals.tsx';
import { useText } from '../../text/text.tsx';
import type { StepProps } from './steps.ts';

/** Lines, codes and totals of the checkout. */
export function CheckoutSummary({ purchase, result }: Pick<StepProps, 'purchase' | 'result'>) {
  const text = useText();
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
        <CodeForms cart={cart} violations={summary.violations} result={result} />
      </div>
      <div className="mt-5">
        <CartTotals {...purchase} deliveryLater={text.checkout.deliveryOpen} />
      </div>
      <Promises />
    </aside>
  );
}

const PROMISES = [
  { page: 'delivery', Icon: Truck },
  { page: 'returns', Icon: RotateCcw },
] as const satisfies readonly { page: LegalPage; Icon: unknown }[];

/** What the shop promises about delivery and returns, with the pages that say more. The checkout stays open. */
function Promises() {
  const { checkout } = useText();
  const paths = usePaths();
  return (
    <ul className="mt-5 border-line border-t pt-3 text-sm">
      {PROMISES.map(({ page, Icon }) => (
        <li key={page}>
          <a
            href={paths.legal(page)}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center gap-2.5 underline decoration-edge underline-offset-4 hover:decoration-current"
          >
            <Icon aria-hidden="true" className="size-5 shrink-0 text-accent" strokeWidth={1.6} />
            {checkout.promises[page]}
          </a>
        </li>
      ))}
    </ul>
  );
}

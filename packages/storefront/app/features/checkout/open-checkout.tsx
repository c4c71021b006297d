import { Check, ChevronDown, RotateCcw, Truck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Disclosure } from '../../components/disclosure.tsx';
import { Money } from '../../components/money.tsx';
import { type LegalPage, usePaths } from '../../routing/paths.ts';
import { CodeForms, isAboutCodes } from '../../shop/cart/code-forms.tsx';
import { LineSummary, shownLine } from '../../shop/cart/line-summary.tsx';
import { CartTotals } from '../../shop/cart/totals.tsx';
import { useText } from '../../text/text.tsx';
import { CheckoutProblems } from './checkout-problems.tsx';
import { ContactStep } from './contact-step.tsx';
import { DeliveryStep } from './delivery-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { amountOf, isTotalKnown, type StepId, type StepProps, stepPath, stepsOf } from './steps.ts';

interface OpenCheckoutProps extends StepProps {
  step: StepId;
}

/** The forms of the steps. */
const STEPS = { contact: ContactStep, delivery: DeliveryStep, review: ReviewStep };

/** The current step between all steps and the summary. */
export function OpenCheckout({ step, ...props }: OpenCheckoutProps) {
  const { checkout: text } = useText();
  const { purchase, result } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(step);
  useEffect(() => {
    // after each step, the focus moves to the heading of the next one
    if (last.current !== step) heading.current?.focus();
    last.current = step;
  }, [step]);
  const Step = STEPS[step];
  return (
    <>
      <h1 className="text-title">{text.title}</h1>
      <Stepper purchase={purchase} step={step} />
      <div className="grid grid-cols-1 items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <CheckoutProblems purchase={purchase} result={result} />
          <section aria-labelledby="step">
            <h2 id="step" ref={heading} tabIndex={-1} className="mb-5 text-heading">
              {text.stepTitles[step]}
            </h2>
            <Step {...props} />
          </section>
        </div>
        <CheckoutSummary purchase={purchase} result={result} />
      </div>
    </>
  );
}

const DOT =
  'grid size-7 shrink-0 place-items-center rounded-full border text-sm tabular-nums group-aria-[current]:border-accent group-aria-[current]:bg-accent group-aria-[current]:text-on-accent group-aria-[current]:selected-outline';

/** All steps. Those before the current one are done, and are links. On phones, only the current one has its name. */
function Stepper({ purchase: { cart }, step: current }: Pick<OpenCheckoutProps, 'purchase' | 'step'>) {
  const { checkout: text } = useText();
  const paths = usePaths();
  const steps = stepsOf(cart);
  return (
    <nav aria-label={text.steps} className="mt-6 mb-8">
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-2 sm:gap-x-3">
        {steps.map((step, index) => {
          const isDone = index < steps.indexOf(current);
          const isCurrent = step === current;
          const content = (
            <>
              <span className={`${DOT} ${isDone ? 'border-accent text-accent' : 'border-edge text-soft'}`}>
                {isDone ? <Check aria-hidden="true" className="size-4" /> : index + 1}
              </span>
              <span className={isCurrent ? 'font-medium' : 'text-soft max-sm:sr-only'}>
                {text.step[step]}
              </span>
              {isDone ? <span className="sr-only">, {text.stepDone}</span> : null}
            </>
          );
          return (
            <li key={step} className="flex min-w-0 items-center gap-2 sm:gap-3">
              {index > 0 ? <span aria-hidden="true" className="w-4 border-edge border-t sm:w-8" /> : null}
              <span aria-current={isCurrent ? 'step' : undefined} className="group min-w-0">
                {isDone ? (
                  <Link
                    to={stepPath(paths.checkout, cart, step)}
                    className="flex min-h-9 items-center gap-2 rounded-lg hover:text-accent"
                  >
                    {content}
                  </Link>
                ) : (
                  <span className="flex min-h-9 items-center gap-2">{content}</span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** Lines, codes and totals of the checkout. On phones, they are folded to one line with the total. */
function CheckoutSummary({ purchase, result }: Pick<StepProps, 'purchase' | 'result'>) {
  const text = useText();
  const { cart, summary } = purchase;
  const lines = cart.lineItems.map((line) => ({ id: line.id, line: shownLine(line) }));
  const pieces = lines.reduce((sum, { line }) => sum + line.quantity, 0);
  return (
    <aside
      aria-labelledby="summary"
      className="min-w-0 sums-panel max-lg:order-first max-lg:py-0 lg:sticky lg:top-8"
    >
      <details
        open={isAboutCodes({ violations: summary.violations, result }) || undefined}
        className="group/summary peer lg:hidden"
      >
        <summary className="flex min-h-14 list-none flex-wrap items-center gap-x-2 font-medium [&::-webkit-details-marker]:hidden">
          {text.totals.summary}
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-soft group-open/summary:rotate-180"
            strokeWidth={1.75}
          />
          <Money
            amount={amountOf(purchase).amount}
            currency={cart.businessInfo?.currencyCode}
            className="ms-auto text-lg tabular-nums"
          />
        </summary>
      </details>
      {/* on phones, what the line above opens; beside the step, all of it is there */}
      <div className="max-lg:hidden max-lg:pb-5 max-lg:peer-open:block">
        <h2 id="summary" className="text-heading max-lg:sr-only">
          {text.totals.summary}
        </h2>
        <Disclosure summary={text.cart.items(pieces)} isOpen>
          <ul className="divide-y divide-line">
            {lines.map(({ id, line }) => (
              <LineSummary key={id} line={line} currency={cart.businessInfo?.currencyCode} />
            ))}
          </ul>
        </Disclosure>
        <CodeForms cart={cart} violations={summary.violations} result={result} />
        <div className="mt-5">
          <CartTotals
            {...purchase}
            deliveryLater={text.checkout.deliveryOpen}
            isSoFar={!isTotalKnown(purchase)}
          />
        </div>
        <Promises />
      </div>
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

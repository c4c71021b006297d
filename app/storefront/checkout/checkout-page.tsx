import { useEffect, useRef } from 'react';
import { data, useActionData, useRevalidator } from 'react-router';
import { useInvalidate } from 'storewire/react';
import { storeRequest } from '../../server/store-request.ts';
import { errorOf, toFailure } from '../../shared/errors/failure.ts';
import { loadText, useText } from '../../shared/text/text.tsx';
import { ErrorNotice } from '../../shared/ui/error-notice.tsx';
import { Stepper } from '../../shared/ui/stepper.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { languageOfPath, pathsIn, usePaths } from '../shell/paths.ts';
import type { Route } from './+types/checkout-page';
import { CheckoutProblems } from './checkout-problems.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { ContactStep } from './contact-step.tsx';
import { DeliveryStep } from './delivery-step.tsx';
import { type KnownContact, knownContact } from './known-contact.ts';
import { openPurchase, type Purchase } from './open-checkout.ts';
import { openPaymentPage, placeOrder, RETURNED_FROM } from './place-order.ts';
import { ClosedPurchase, PaymentNotice } from './purchase-state.tsx';
import { ReviewStep } from './review-step.tsx';
import { currentStep, stepsOf } from './steps.ts';
import { STEP_HANDLERS, type StepResult } from './submit-step.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { client, auth } = context.get(storeRequest);
  const { searchParams, pathname } = new URL(request.url);
  const { isLoggedIn } = await auth.session();
  const returnedFrom = searchParams.get(RETURNED_FROM) ?? undefined;
  try {
    const purchase = await openPurchase(client, { returnedFrom, isMember: isLoggedIn });
    const text = await loadText(languageOfPath(pathname));
    const wanted =
      searchParams.get('step') ?? (purchase.state === 'open' && purchase.isReturned ? 'review' : null);
    const step = 'checkout' in purchase ? currentStep(purchase.checkout, wanted, text) : undefined;
    const known = isLoggedIn && step === 'contact' ? await knownContact(client) : undefined;
    return { purchase, step, known, isLoggedIn, failure: undefined };
  } catch (error) {
    const failure = toFailure(error);
    return data(
      { purchase: undefined, step: undefined, known: undefined, isLoggedIn, failure },
      failure.details.status ?? 503,
    );
  }
}

export async function action({ request, context }: Route.ActionArgs): Promise<StepResult | Response> {
  const { client, auth, settings } = context.get(storeRequest);
  const language = languageOfPath(new URL(request.url).pathname);
  const paths = pathsIn(language);
  const form = await request.formData();
  const intent = String(form.get('intent') ?? '');
  const { isLoggedIn: isMember } = await auth.session();
  const options = { paths, origin: settings.origin, isMember };
  const path = paths.checkout;
  try {
    const returnedFrom = String(form.get('checkout') ?? '') || undefined;
    const purchase = await openPurchase(client, { returnedFrom, isMember });
    if (intent === 'pay' && returnedFrom && (purchase.state === 'declined' || purchase.state === 'ordered'))
      return await openPaymentPage({ client, path }, returnedFrom, options);
    if (purchase.state !== 'open') return { intent };
    const submission = { client, form, text: await loadText(language), checkout: purchase.checkout, path };
    if (intent === 'place') return await placeOrder(submission, options);
    const handle = Object.hasOwn(STEP_HANDLERS, intent) ? STEP_HANDLERS[intent] : undefined;
    return handle ? await handle(submission) : { intent };
  } catch (error) {
    return { intent, failure: toFailure(error) };
  }
}

/** The checkout: contact, delivery and review. The payment page of the platform follows. */
export default function CheckoutPage({
  loaderData: { purchase, step, known, isLoggedIn, failure },
}: Route.ComponentProps) {
  const { checkout: text } = useText();
  const result = useActionData<typeof action>();
  useCartChange(result);
  return (
    <>
      <PageHead title={text.title} isIndexed={false} />
      {failure ? <Failed failure={failure} /> : null}
      {purchase && step && 'checkout' in purchase ? (
        <OpenPurchase purchase={purchase} step={step} result={result} isMember={isLoggedIn} known={known} />
      ) : null}
      {purchase && !('checkout' in purchase) ? (
        <ClosedPurchase purchase={result && purchase.state === 'empty' ? { state: 'expired' } : purchase} />
      ) : null}
    </>
  );
}

interface OpenPurchaseProps {
  purchase: Extract<Purchase, { state: 'open' | 'declined' }>;
  step: 'contact' | 'delivery' | 'review';
  result: StepResult | undefined;
  isMember: boolean;
  known: KnownContact | undefined;
}

function OpenPurchase({ purchase, step, result, isMember, known }: OpenPurchaseProps) {
  const { checkout: text } = useText();
  const paths = usePaths();
  const { checkout } = purchase;
  const steps = stepsOf(checkout).map((id) => ({
    id,
    label: text.step[id],
    to: `${paths.checkout}?step=${id}`,
  }));
  const heading = useStepFocus(step);
  const Step = { contact: ContactStep, delivery: DeliveryStep, review: ReviewStep }[step];
  return (
    <>
      <h1 className="text-title">{text.title}</h1>
      <div className="mt-6 mb-8">
        <Stepper label={text.steps} doneLabel={text.stepDone} steps={steps} current={step} />
      </div>
      <div className="grid grid-cols-1 items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <PaymentNotice purchase={purchase} />
          <CheckoutProblems checkout={checkout} result={result} />
          {purchase.state === 'declined' ? null : (
            <section aria-labelledby="step">
              <h2 id="step" ref={heading} tabIndex={-1} className="mb-5 text-heading">
                {text.stepTitles[step]}
              </h2>
              <Step checkout={checkout} result={result} isMember={isMember} known={known} />
            </section>
          )}
        </div>
        <CheckoutSummary checkout={checkout} result={result} isOpen={purchase.state === 'open'} />
      </div>
    </>
  );
}

function Failed({ failure }: { failure: ReturnType<typeof toFailure> }) {
  const { checkout } = useText();
  const { revalidate, state } = useRevalidator();
  return (
    <ErrorNotice
      level="h1"
      title={checkout.failed}
      error={errorOf(failure)}
      onRetry={() => void revalidate()}
      isRetrying={state === 'loading'}
    />
  );
}

/** After each step, the focus moves to the heading of the next one. */
function useStepFocus(step: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current !== step) heading.current?.focus();
    last.current = step;
  }, [step]);
  return heading;
}

/** The badge of the header and the drawer show what a form of the checkout has changed in the cart. */
function useCartChange(result: StepResult | undefined): void {
  const invalidate = useInvalidate();
  useEffect(() => {
    if (result?.isCartChanged) void invalidate(['currentCart']);
  }, [result, invalidate]);
}

export { RouteError as ErrorBoundary } from '../system/route-error.tsx';

import { useEffect, useRef } from 'react';
import {
  data,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useRevalidator,
} from 'react-router';
import { useInvalidate } from 'storewire/react';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { onFirstUse } from '../../components/on-first-use.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { Stepper } from '../../components/stepper.tsx';
import { textIn } from '../../form/form-text.ts';
import { PageHead } from '../../routing/page-head.tsx';
import { languageOfPath, pathsIn, usePaths } from '../../routing/paths.ts';
import { errorOf, toFailure } from '../../store/failure.ts';
import { storeRequest } from '../../store/store-request.ts';
import { loadText } from '../../text/load-text.ts';
import { useText } from '../../text/text.tsx';
import { type ClosedState, openPurchase, type Purchase } from '../purchase/open-purchase.ts';
import type { Route } from './+types/checkout-page';
import { CheckoutProblems } from './checkout-problems.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { currentStep } from './current-step.ts';
import { entriesOf, forgetEntries, keepEntries, keptEntries, stepOfEntries } from './kept-entries.ts';
import { type KnownContact, knownContact } from './known-contact.ts';
import { openPaymentPage, pathAfterPayment, placeOrder, RETURNED_FROM } from './place-order.ts';
import { ClosedPurchase, PaymentNotice } from './purchase-state.tsx';
import { type StepId, stepsOf } from './steps.ts';
import { STEP_HANDLERS, type StepResult } from './submit-step.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { client, auth } = context.get(storeRequest);
  const { searchParams, pathname } = new URL(request.url);
  const { isLoggedIn } = await auth.session();
  const returnedFrom = searchParams.get(RETURNED_FROM) ?? undefined;
  try {
    const purchase = await openPurchase(client, { returnedFrom, isMember: isLoggedIn });
    const text = await loadText(languageOfPath(pathname));
    const kept = await keptEntries(request);
    const isReturned = purchase.state === 'open' && purchase.isReturned;
    const wanted = searchParams.get('step') ?? stepOfEntries(kept) ?? (isReturned ? 'review' : null);
    const step = 'checkout' in purchase ? currentStep(purchase.checkout, wanted, text) : undefined;
    // each step has a URL, so that Back leads to the one before it
    if (step && !searchParams.has('step')) {
      searchParams.set('step', step);
      throw redirect(`${pathsIn(languageOfPath(pathname)).checkout}?${searchParams}`);
    }
    const known = isLoggedIn && step === 'contact' ? await knownContact(client) : undefined;
    return { purchase, step, known, kept, isLoggedIn, failure: undefined };
  } catch (error) {
    const failure = toFailure(error);
    return data(
      { purchase: undefined, step: undefined, known: undefined, kept: undefined, isLoggedIn, failure },
      failure.details.status ?? 503,
    );
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { client, auth, settings } = context.get(storeRequest);
  const language = languageOfPath(new URL(request.url).pathname);
  const paths = pathsIn(language);
  const form = await request.formData();
  const intent = textIn(form, 'intent');
  const { isLoggedIn: isMember, identity } = await auth.session();
  const options = { paths, origin: settings.origin, isMember };
  const path = paths.checkout;
  const entries = entriesOf(form, intent);
  const keep = () => entries && keepEntries(entries, settings.origin.startsWith('https:'));
  const close = async (closed: ClosedState) =>
    withCookie<StepResult>({ intent, closed }, closed.state === 'expired' ? await keep() : undefined);
  try {
    const returnedFrom = textIn(form, 'checkout') || undefined;
    const purchase = await openPurchase(client, { returnedFrom, isMember });
    if (intent === 'pay' && returnedFrom && (purchase.state === 'declined' || purchase.state === 'ordered'))
      return await openPaymentPage({ client, path }, returnedFrom, options);
    // the order may have been placed in another tab between the reads of cart and checkout
    if (purchase.state === 'declined')
      return redirect(pathAfterPayment(path, purchase.checkout.id ?? ''), 303);
    if (purchase.state !== 'open') return await close(purchase);
    const submission = { client, form, text: await loadText(language), checkout: purchase.checkout, path };
    const handle = Object.hasOwn(STEP_HANDLERS, intent) ? STEP_HANDLERS[intent] : undefined;
    const result =
      intent === 'place'
        ? await placeOrder(submission, options)
        : ((await handle?.(submission)) ?? { intent });
    if (!(result instanceof Response)) return withCookie<StepResult>(result);
    result.headers.append('set-cookie', await forgetEntries());
    return result;
  } catch (error) {
    const isExpired = (await auth.session()).identity !== identity;
    return isExpired
      ? close({ state: 'expired' })
      : withCookie<StepResult>({ intent, ...entries, failure: toFailure(error) }, await keep());
  }
}

/** While the shop does not respond, the form stays: reading the purchase would replace it by an error. */
export function shouldRevalidate({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const result: StepResult | undefined = actionResult;
  return result?.failure?.details.kind === 'system' ? false : defaultShouldRevalidate;
}

const withCookie = <T,>(result: T, cookie?: string) =>
  data(result, cookie === undefined ? {} : { headers: { 'set-cookie': cookie } });

/** The checkout: contact, delivery and review. The payment page of the platform follows. */
export default function CheckoutPage({
  loaderData: { purchase, step, known, kept, isLoggedIn, failure },
}: Route.ComponentProps) {
  const { checkout: text } = useText();
  const result: StepResult | undefined = useActionData<typeof action>();
  const closed = result?.closed ?? (purchase && !('checkout' in purchase) ? purchase : undefined);
  useCartChange(result);
  return (
    <>
      <PageHead title={text.title} isIndexed={false} />
      {failure ? <Failed failure={failure} /> : null}
      {purchase && step && 'checkout' in purchase && !closed ? (
        <OpenPurchase
          purchase={purchase}
          step={step}
          result={result ?? kept}
          isMember={isLoggedIn}
          known={known}
        />
      ) : null}
      {closed ? <ClosedPurchase purchase={closed} /> : null}
    </>
  );
}

const StepForm = onFirstUse(
  () => import('./step-form.tsx').then((module) => module.StepForm),
  <Skeleton className="h-128 rounded-3xl" />,
);

interface OpenPurchaseProps {
  purchase: Extract<Purchase, { state: 'open' | 'declined' }>;
  step: StepId;
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
              <StepForm step={step} checkout={checkout} result={result} isMember={isMember} known={known} />
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

export { RouteError as ErrorBoundary } from '../../routing/route-error.tsx';

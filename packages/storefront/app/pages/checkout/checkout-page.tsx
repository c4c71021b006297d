import { useEffect, useRef } from 'react';
import { data, redirect, type ShouldRevalidateFunctionArgs, useRevalidator } from 'react-router';
import type { CalculateCartResponse, StoreClient } from 'storewire';
import { calculateCartV2, calculateCurrentCartV2 } from 'storewire/operations';
import { useEstimateCurrentCartV2, useQueryCache } from 'storewire/react';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { handleForm } from '../../routing/handle-form.ts';
import type { PageHandle } from '../../routing/page-handle.ts';
import { PageHead } from '../../routing/page-head.tsx';
import { languageOfPath, pathsIn, usePaths } from '../../routing/paths.ts';
import { CART_FORMS } from '../../shop/cart/cart-forms.ts';
import { readDeliveryOptions } from '../../shop/cart/delivery-options.ts';
import { ESTIMATE, useCartChange } from '../../shop/cart/shop-cart.ts';
import { errorOf, orMissing, toFailure } from '../../store/failure.ts';
import { storeRequest } from '../../store/store-request.ts';
import { loadText } from '../../text/load-text.ts';
import { useText } from '../../text/text.tsx';
import type { Route } from './+types/checkout-page';
import { CheckoutHeader } from './checkout-header.tsx';
import { CheckoutProblems } from './checkout-problems.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { ClosedCheckout } from './closed-checkout.tsx';
import { ContactStep } from './contact-step.tsx';
import { currentStep } from './current-step.ts';
import { type DeliveryChoice, deliveryChoice } from './delivery-methods.ts';
import { DeliveryStep } from './delivery-step.tsx';
import { knownContact } from './known-contact.ts';
import { placeOrder } from './place-order.ts';
import { isOrdered, redirectToOrder } from './placed-order.ts';
import { ReviewStep } from './review-step.tsx';
import { Stepper } from './stepper.tsx';
import { type StepId, type StepProps, type StepResult, stepPath, stepsOf } from './steps.ts';
import { ofOpenCart, submitContact, submitDelivery } from './submit-step.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { client, auth } = context.get(storeRequest);
  const { searchParams, pathname } = new URL(request.url);
  const language = languageOfPath(pathname);
  const paths = pathsIn(language);
  const cartId = searchParams.get('cart');
  const { isSignedIn: isMember } = await auth.session();
  const closed = { isMember, open: undefined };
  try {
    const purchase = await readPurchase(client, cartId);
    if (!purchase?.cart.lineItems.length)
      return { ...closed, revision: purchase?.cart.revision, failure: undefined };
    const { cart } = purchase;
    const wanted = searchParams.get('step');
    const step = currentStep(purchase, wanted, await loadText(language));
    // each step has a URL, so that Back leads to the one before it
    if (!wanted || cart.id !== cartId) throw redirect(stepPath(paths.checkout, cart, step));
    const known = isMember && step === 'contact' ? await knownContact(client) : undefined;
    const delivery = step === 'contact' ? NO_CHOICE : await readDelivery(client, purchase);
    const open = { purchase, step, delivery, known };
    return { isMember, open, revision: cart.revision, failure: undefined };
  } catch (error) {
    const order = cartId && isOrdered(error) ? await redirectToOrder(client, cartId, paths) : undefined;
    if (order) throw order;
    const failure = toFailure(error);
    return data({ ...closed, revision: undefined, failure }, failure.details.status ?? 503);
  }
}

/** The cart with this id, or the current one: a sign-in merges carts, and another session has another one. */
const readPurchase = async (
  client: StoreClient,
  cartId: string | null,
): Promise<CalculateCartResponse | undefined> =>
  (cartId ? await orMissing(calculateCartV2(client, { cartId, refreshCart: true })) : undefined) ??
  (await orMissing(calculateCurrentCartV2(client, { refreshCart: true })));

const NO_CHOICE: DeliveryChoice = { methods: [], isComplete: false };

/** A list that cannot be read must not prevent the order with a method that is chosen already. */
const readDelivery = (client: StoreClient, { cart }: CalculateCartResponse): Promise<DeliveryChoice> =>
  readDeliveryOptions(client, cart).then(deliveryChoice, () => NO_CHOICE);

const FORMS = { ...CART_FORMS, contact: submitContact, delivery: submitDelivery, place: placeOrder };

export function action(args: Route.ActionArgs) {
  const handlers = Object.entries(FORMS).map(([intent, handle]) => [intent, ofOpenCart(handle)]);
  return handleForm<StepResult>(args, Object.fromEntries(handlers));
}

/** While the shop does not respond, the form stays: reading the purchase would replace it by an error. */
export function shouldRevalidate({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const result: StepResult | undefined = actionResult;
  return result?.failure?.details.kind === 'system' ? false : defaultShouldRevalidate;
}

/** Nothing leads away from the checkout but the way back to the cart. */
export const handle: PageHandle = { Header: CheckoutHeader };

/** The checkout: contact, delivery and review. The payment page of the platform follows. */
export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isMember, open, revision, failure } = loaderData;
  const { checkout: text } = useText();
  const result: StepResult | undefined = actionData;
  const expired = result?.expired;
  const { revalidate, state } = useRevalidator();
  useCartChange(revision);
  useForgottenTotals();
  return (
    <>
      <PageHead title={text.title} isIndexed={false} />
      {failure ? (
        <ErrorNotice
          level="h1"
          title={text.failed}
          error={errorOf(failure)}
          onRetry={() => void revalidate()}
          isRetrying={state === 'loading'}
        />
      ) : open && !expired ? (
        <OpenCheckout {...open} result={result} isMember={isMember} />
      ) : (
        <ClosedCheckout expired={expired} />
      )}
    </>
  );
}

/** The forms of the steps. */
const STEPS = { contact: ContactStep, delivery: DeliveryStep, review: ReviewStep };

function OpenCheckout({ step, ...props }: StepProps & { step: StepId }) {
  const { checkout: text } = useText();
  const paths = usePaths();
  const { purchase, result } = props;
  const steps = stepsOf(purchase.cart).map((id) => ({
    id,
    label: text.step[id],
    to: stepPath(paths.checkout, purchase.cart, id),
  }));
  const heading = useStepFocus(step);
  const Step = STEPS[step];
  return (
    <>
      <h1 className="text-title">{text.title}</h1>
      <div className="mt-6 mb-8">
        <Stepper label={text.steps} doneLabel={text.stepDone} steps={steps} current={step} />
      </div>
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

/** Forgets the totals that the cart has shown, and that this page changes: the page of the cart comes with its own. */
function useForgottenTotals(): void {
  const { mutate } = useQueryCache();
  useEffect(() => {
    void mutate(useEstimateCurrentCartV2, ESTIMATE, undefined, { revalidate: false });
  }, [mutate]);
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

export { sendForm as clientAction } from '../../form/send-form.ts';
export { RouteError as ErrorBoundary } from '../../routing/route-error.tsx';

import { Lock, ShoppingBag, TimerOff } from 'lucide-react';
import { useEffect } from 'react';
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { CalculateCartV2Response, StoreClient } from 'storewire';
import { calculateCartV2, calculateCurrentCartV2 } from 'storewire/operations';
import { useEstimateCurrentCartV2, useQueryCache } from 'storewire/react';
import { SHOP } from '../../../shop.config.ts';
import { buttonLook, LINK } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { textIn } from '../../form/form-text.ts';
import { handleForm } from '../../routing/handle-form.ts';
import type { PageHandle } from '../../routing/page-handle.ts';
import { PageHead } from '../../routing/page-head.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { type LegalPage, languageOfPath, pathsIn, usePaths } from '../../routing/paths.ts';
import { FailedRead } from '../../routing/route-error.tsx';
import { sendForm } from '../../routing/send-form.ts';
import { readMember } from '../../shop/account/account-request.ts';
import { readDeliveryOptions } from '../../shop/cart/delivery-options.ts';
import { ESTIMATE, useCartChange } from '../../shop/cart/shop-cart.ts';
import { KeepShopping } from '../../shop/keep-shopping.tsx';
import { ShopName } from '../../shop/shop-name.tsx';
import { client } from '../../store/browser-client.ts';
import { orMissing, toFailure } from '../../store/failure.ts';
import { storeRequest } from '../../store/store-request.ts';
import type { Text } from '../../text/dictionary.ts';
import { languageOf } from '../../text/languages.ts';
import { loadText } from '../../text/load-text.ts';
import { useText } from '../../text/text.tsx';
import type { Route } from './+types/checkout-page';
import { CHECKOUT_FORMS, contactProblems } from './checkout-forms.ts';
import { type DeliveryChoice, deliveryChoice } from './delivery-methods.ts';
import { firstContact, toAddressValues } from './entries.ts';
import { OpenCheckout } from './open-checkout.tsx';
import { isOrdered, redirectToOrder } from './placed-order.ts';
import { type KnownContact, needsAddress, type StepId, type StepResult, stepPath, stepsOf } from './steps.ts';

export async function loader({ url: { searchParams, pathname }, context }: Route.LoaderArgs) {
  const { client, auth } = context.get(storeRequest);
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
    const delivery =
      step === 'contact' ? NO_CHOICE : await readDelivery(client, purchase, languageOf(language).locale);
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
): Promise<CalculateCartV2Response | undefined> =>
  (cartId ? await orMissing(calculateCartV2(client, { cartId, refreshCart: true })) : undefined) ??
  (await orMissing(calculateCurrentCartV2(client, { refreshCart: true })));

const NO_CHOICE: DeliveryChoice = { methods: [], isComplete: false };

/** A list that cannot be read must not prevent the order with a method that is chosen already. */
const readDelivery = (
  client: StoreClient,
  { cart }: CalculateCartV2Response,
  locale: string,
): Promise<DeliveryChoice> =>
  readDeliveryOptions(client, cart).then(
    (totals) => deliveryChoice(totals, new Date().toISOString(), locale),
    () => NO_CHOICE,
  );

/** The step to show: the wanted one, unless one before it is incomplete. */
function currentStep(purchase: CalculateCartV2Response, wanted: string | null, text: Text): StepId {
  const { cart, summary } = purchase;
  const address = needsAddress(purchase) ? toAddressValues(firstContact(cart)) : undefined;
  const problems = contactProblems(cart.customerInfo?.email ?? '', address, text);
  const isIncomplete = {
    contact: Object.keys(problems).length > 0,
    delivery: summary.violations.some(({ scope, severity }) => scope === 'DELIVERY' && severity === 'ERROR'),
    review: true,
  };
  const steps = stepsOf(cart);
  const open = steps.slice(0, steps.findIndex((step) => isIncomplete[step]) + 1);
  return open.find((step) => step === wanted) ?? open.at(-1) ?? 'contact';
}

/** Reads the account of the member. Undefined if that fails: the shopper then enters everything. */
async function knownContact(client: StoreClient): Promise<KnownContact | undefined> {
  const member = await readMember(client).catch(() => undefined);
  if (!member) return undefined;
  const { firstName, lastName, phones, addresses = [] } = member.contact ?? {};
  const contactDetails = { firstName, lastName, phone: phones?.[0] };
  const known = addresses.map(({ streetAddress: _street, id: _id, ...address }) =>
    toAddressValues({ address, contactDetails }),
  );
  const named = toAddressValues({ contactDetails });
  return { email: member.loginEmail ?? '', addresses: known.length > 0 ? known : [named] };
}

export const action = (args: Route.ActionArgs) => handleForm<StepResult>(args, CHECKOUT_FORMS);

/** If the answer to "Pay" is lost, the order may have been placed: then it is shown. */
export const clientAction = (args: Route.ClientActionArgs) =>
  sendForm(args, async (form): Promise<Partial<StepResult>> => {
    if (textIn(form, 'intent') !== 'place') return {};
    const paths = pathsIn(languageOfPath(args.url.pathname));
    const order = await redirectToOrder(client, textIn(form, 'cart'), paths).catch(() => undefined);
    if (order) throw order;
    return { notice: 'unknown' };
  });

/** While the shop does not respond, the form stays: reading the purchase would replace it by an error. */
export function shouldRevalidate({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const result: StepResult | undefined = actionResult;
  return result?.failure?.details.kind === 'system' ? false : defaultShouldRevalidate;
}

/** Nothing leads away from the checkout but the way back to the cart. */
export const handle: PageHandle = { Header: CheckoutHeader, Footer: CheckoutFooter };

/** The name of the shop and a link to the cart. */
function CheckoutHeader() {
  const { checkout } = useText();
  const paths = usePaths();
  return (
    <header className="border-line border-b" data-print="none">
      <div className="page flex flex-wrap items-center gap-x-3 py-2 sm:gap-x-6 lg:py-4">
        <div className="flex min-w-0 flex-1 basis-32">
          <ShopName />
        </div>
        <p className="flex items-center gap-1.5 text-sm text-soft">
          <Lock aria-hidden="true" className="size-4" strokeWidth={1.75} />
          <span className="max-sm:sr-only">{checkout.secure}</span>
        </p>
        <PageLink to={paths.cart} className={LINK}>
          {checkout.back}
        </PageLink>
      </div>
    </header>
  );
}

const FOOTER_PAGES = ['privacy', 'imprint'] as const satisfies readonly LegalPage[];

/** How to reach the shop, and what it must say of itself, in one line. The checkout stays open. */
function CheckoutFooter() {
  const { shell } = useText();
  const paths = usePaths();
  const { email } = SHOP.company;
  const look = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline';
  return (
    <footer className="border-line border-t text-sm text-soft" data-print="none">
      <div className="page flex flex-wrap items-center gap-x-4 py-2 sm:gap-x-6">
        <a href={`mailto:${email}`} className={`${look} sm:me-auto`}>
          <bdi>{email}</bdi>
        </a>
        {FOOTER_PAGES.map((page) => (
          <a key={page} href={paths.legal(page)} target="_blank" rel="noreferrer" className={look}>
            {shell.legal[page]}
          </a>
        ))}
      </div>
    </footer>
  );
}

/** The checkout: contact, delivery and review. The payment page of the platform follows. */
export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isMember, open, revision, failure } = loaderData;
  const { checkout: text } = useText();
  const result: StepResult | undefined = actionData;
  const expired = result?.expired;
  useCartChange(revision);
  useForgottenTotals();
  return (
    <>
      <PageHead title={text.title} isIndexed={false} />
      {failure ? (
        <FailedRead level="h1" title={text.failed} failure={failure} />
      ) : open && !expired ? (
        <OpenCheckout {...open} result={result} isMember={isMember} />
      ) : (
        <ClosedCheckout expired={expired} />
      )}
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

/** A checkout that cannot be continued: the session of this buyer has expired, or the cart is empty. */
function ClosedCheckout({ expired }: Pick<StepResult, 'expired'>) {
  const { checkout, shell } = useText();
  const paths = usePaths();
  const isMember = expired === 'member';
  // also for a member who was signed out in another tab
  const signIn = (
    <PageLink
      to={`${paths.signIn}?returnTo=${encodeURIComponent(paths.checkout)}`}
      className={buttonLook(isMember ? undefined : 'outline')}
    >
      {shell.signIn}
    </PageLink>
  );
  return (
    <EmptyState
      level="h1"
      icon={expired ? <TimerOff aria-hidden="true" /> : <ShoppingBag aria-hidden="true" />}
      title={expired ? checkout.expired : checkout.emptyCart}
      text={isMember ? checkout.expiredText : expired ? checkout.expiredGuestText : checkout.emptyCartText}
      action={
        <>
          {isMember ? signIn : null}
          <KeepShopping className={buttonLook(isMember ? 'outline' : undefined)} />
          {expired === 'guest' ? signIn : null}
        </>
      }
    />
  );
}

export { RouteError as ErrorBoundary } from '../../routing/route-error.tsx';

/**
 * The hosted checkout page: what is bought, what the order still needs, and simulated cards. It works without
 * JavaScript.
 */
import { html } from 'hono/html';
import type { Checkout, CheckoutInput } from 'storewire';
import { ApplicationError, Conflict, Failure, NotFound } from '../../base/failure.ts';
import type { Received } from '../../base/received.ts';
import { redirectTo } from '../../base/redirect.ts';
import { checkoutsService } from '../../calls/checkouts/index.ts';
import { orderFromCheckout } from '../../calls/checkouts/order.ts';
import { perform } from '../../calls/shared/service.ts';
import type { Context } from '../../context/context.ts';
import type { StoredCheckout } from '../../entities/checkouts.ts';
import { gatewayOrders, orders, type StoredOrder } from '../../entities/orders.ts';
import { deleteCart } from '../../rules/commerce/cart.ts';
import { checkoutOf, readCheckout } from '../../rules/commerce/checkout.ts';
import { callbackUrl, pageUrl } from '../../rules/identity/visits.ts';
import { type PaymentOutcome, payOrder } from '../../rules/orders/pay.ts';
import {
  challengeForm,
  deliveryForm,
  deliveryOptions,
  detailsForm,
  obstacles,
  payForm,
  summary,
} from './checkout-forms.ts';
import type { VisitRequest } from './forms.ts';
import { alertOf, type Html, page } from './layout.ts';
import { problemPage } from './notes.ts';
import { isEmail, NOT_AN_EMAIL } from './problems.ts';

/** Shows the step that the checkout needs. */
export const showCheckout = (request: VisitRequest): Promise<Response> =>
  guarded(() => showNextStep(request));

/** Handles the form of a step. */
export const submitCheckout = (request: VisitRequest): Promise<Response> =>
  guarded(() => {
    const name = request.form['step'] ?? '';
    const step = Object.hasOwn(CHECKOUT_STEPS, name) ? CHECKOUT_STEPS[name] : undefined;
    return step ? step(request) : showNextStep(request);
  });

/** The page after a purchase, unless the site has its own. */
export const thankYouPage = ({ context, visit }: VisitRequest): Promise<Response> =>
  guarded(() => {
    const { orderId = '' } = checkoutOf(context, visit.parameters['checkoutId'] ?? '');
    const order = context.db.of(orders).get(orderId);
    if (!order || waitsForCard(order)) return problemPage('expired');
    return page({
      title: 'Thank you',
      body: html`<p>Your order ${order.number} was placed.</p>
        <p class="quiet">Payment: ${order.paymentStatus.toLowerCase().replaceAll('_', ' ')}</p>`,
    });
  });

const waitsForCard = ({ status, paymentStatus }: StoredOrder): boolean =>
  status === 'INITIALIZED' && paymentStatus !== 'PENDING';

/** A checkout that does not exist any more, or is not the caller's, is a link that does not work. */
async function guarded(respond: () => Promise<Response> | Response): Promise<Response> {
  try {
    return await respond();
  } catch (error) {
    if (error instanceof NotFound) return problemPage('expired');
    throw error;
  }
}

const calls = checkoutsService.handlers;

const CHECKOUT_STEPS: Readonly<Record<string, (request: VisitRequest) => Promise<Response> | Response>> = {
  details: async (request) => {
    const { form } = request;
    const { email = '', firstName, lastName, addressLine, city, postalCode, country = '' } = form;
    if (!isEmail(email)) return showNextStep(request, NOT_AN_EMAIL);
    if (!/^[A-Z]{2}$/i.test(country)) return showNextStep(request, 'Please check the country: two letters.');
    const address = {
      country: country.toUpperCase(),
      ...filledIn({ addressLine, city, postalCode }),
    };
    const contact = { address, contactDetails: filledIn({ firstName, lastName }) };
    return update(request, {
      buyerInfo: { email },
      billingInfo: contact,
      shippingInfo: { shippingDestination: contact },
    });
  },

  delivery: async (request) => {
    const checkout = readCheckout(request.context, storedOf(request));
    const chosen = deliveryOptions(checkout).find(({ value }) => value === request.form['option']);
    if (!chosen) return showNextStep(request, 'Please choose how the order is delivered.');
    const { carrierId, code } = chosen;
    return update(request, { shippingInfo: { selectedCarrierServiceOption: { carrierId, code } } });
  },

  removeCoupon: (request) =>
    change(request, (id) => perform(calls.removeCheckoutCoupon, { id }, request.context)),

  removeGiftCard: (request) =>
    change(request, (id) => perform(calls.removeCheckoutGiftCard, { id }, request.context)),

  removeMemberships: (request) =>
    update(request, { membershipOptions: { selectedMemberships: { memberships: [] } } }),

  pay: (request) => {
    const { card = '' } = request.form;
    if (card === 'challenge') return showChallenge(request);
    const outcome = OUTCOMES.find((each) => each === card);
    return outcome ? pay(request, outcome) : showNextStep(request, 'Please choose a card.');
  },

  confirm: (request) => pay(request, 'approved'),

  refuse: (request) => pay(request, 'declined'),
};

const OUTCOMES = ['approved', 'authorized', 'pending', 'declined'] as const satisfies PaymentOutcome[];

/** Fields that were filled in, within the limits of the contract. */
const filledIn = (fields: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value?.trim() ? [[name, value.trim().slice(0, 50)]] : [],
    ),
  );

const storedOf = ({ context, visit }: VisitRequest): StoredCheckout =>
  checkoutOf(context, visit.parameters['checkoutId'] ?? '');

const update = (request: VisitRequest, checkout: Received<CheckoutInput>): Promise<Response> =>
  change(request, (id) => perform(calls.updateCheckout, { id, checkout }, request.context));

/** Changes the checkout by a call. */
async function change(request: VisitRequest, call: (id: string) => Promise<unknown>): Promise<Response> {
  try {
    await call(storedOf(request).id);
  } catch (error) {
    return again(request, error);
  }
  return showNextStep(request);
}

/** Places the order unless an earlier card was declined, and pays it, in one write. */
async function pay(request: VisitRequest, outcome: PaymentOutcome): Promise<Response> {
  const { context } = request;
  let isDeclined: boolean;
  try {
    isDeclined = context.db.write(() => {
      const checkout = storedOf(request);
      const { paymentGatewayOrderId } = openPayment(context, checkout);
      // without an amount to pay, no card is charged
      if (paymentGatewayOrderId !== undefined) payOrder(context, { paymentGatewayOrderId, outcome });
      const keepsCart = paymentGatewayOrderId !== undefined && outcome === 'declined';
      if (checkout.cartId !== undefined && !keepsCart) deleteCart(context, checkout.cartId);
      return keepsCart;
    });
  } catch (error) {
    return again(request, error);
  }
  return isDeclined
    ? showNextStep(request, 'The card was declined. Please choose another one.')
    : redirectTo(thankYouUrl(request));
}

/** The page after the purchase. A page of the site gets the id of the order. */
function thankYouUrl(request: VisitRequest): string {
  const { context, visit, session } = request;
  const { thankYouPageUrl } = visit.callbacks;
  if (!thankYouPageUrl) return pageUrl(context, '/thank-you', { session });
  const url = new URL(callbackUrl(thankYouPageUrl, visit.caller.role === 'member'));
  url.searchParams.set('orderId', storedOf(request).orderId ?? '');
  return url.href;
}

/** What is to be paid. An order is placed once; it can be paid again after its card was declined. */
function openPayment(
  context: Context,
  { id, orderId }: StoredCheckout,
): { paymentGatewayOrderId?: string | undefined } {
  const order = orderId === undefined ? undefined : context.db.of(orders).get(orderId);
  return order?.status === 'INITIALIZED'
    ? order.internal
    : orderFromCheckout(context, { id }, { isOnPage: true });
}

const CHECKOUT_TEXTS: Readonly<Record<string, string>> = {
  CHECKOUT_ALREADY_PAID: 'This order was placed already.',
  CALCULATION_ERROR: 'The order cannot be placed at present.',
  REDEEM_GIFT_CARD_ERROR: 'The order cannot be placed at present.',
  CHECKOUT_CHANGED: 'Prices or stock have changed. Please check the order.',
  SITE_NOT_ACCEPTING_PAYMENTS: 'The shop does not accept payments at present.',
  FULL_OUT_OF_STOCK: 'The items are sold out.',
  PARTIAL_OUT_OF_STOCK: 'Some items are not in stock in this quantity.',
};

/** Shows the page again, with why a step did not work. */
function again(request: VisitRequest, error: unknown): Promise<Response> {
  if (!(error instanceof Failure)) throw error;
  const code = error instanceof ApplicationError ? error.code : '';
  const text = error instanceof Conflict ? `${error.message}.` : CHECKOUT_TEXTS[code];
  return showNextStep(request, text ?? 'This did not work. Please check what you have entered.');
}

async function showNextStep(request: VisitRequest, problem?: string): Promise<Response> {
  const { context, session } = request;
  const stored = storedOf(request);
  // the page shows prices to the buyer, also if a merchant asked for its link
  const checkout = readCheckout(context, stored, 'buyer');
  const order = stored.orderId === undefined ? undefined : context.db.of(orders).get(stored.orderId);
  const isOver = stored.completed && !(order && waitsForCard(order));
  const next = (): Html =>
    isOver ? placedAlready(thankYouUrl(request)) : nextForm(checkout, session, stored.completed);
  const end = order && whyUnpayable(context, order);
  const body = html`${summary(checkout)} ${end === undefined ? next() : ''}`;
  return respondToVisit(request, 'Checkout', end ?? problem, body);
}

/** Why an order can no longer be paid. */
function whyUnpayable({ db }: Context, order: StoredOrder): string | undefined {
  if (order.status === 'CANCELED') return 'This order was canceled.';
  const isOpen = db.of(gatewayOrders).get(order.internal.paymentGatewayOrderId ?? '') !== undefined;
  return waitsForCard(order) && !isOpen
    ? 'The time to pay for this order is over. Please order again.'
    : undefined;
}

const placedAlready = (url: string): Html =>
  html`<p>This order was placed already.</p>
    <p><a href="${url}">See the order</a></p>`;

const showChallenge = (request: VisitRequest): Promise<Response> =>
  respondToVisit(request, 'Confirm the payment', undefined, challengeForm(request.session));

function nextForm(checkout: Checkout, session: string, isPlaced: boolean): Html {
  const errors = checkout.calculationErrors?.orderValidationErrors ?? [];
  const needsDetails =
    !checkout.buyerInfo?.email || errors.some(({ code = '' }) => code.startsWith('MISSING_'));
  const options = deliveryOptions(checkout);
  const needsOption = options.length > 0 && !checkout.shippingInfo?.selectedCarrierServiceOption;
  if (isPlaced) return payForm(session);
  if (needsDetails) return detailsForm(session, checkout);
  const problems = obstacles(session, checkout);
  return html`${problems}
  ${options.length > 0 ? deliveryForm(session, checkout, options) : ''}
  ${needsOption || problems.length > 0 ? '' : payForm(session)}
  <details><summary>Change contact and address</summary>${detailsForm(session, checkout)}</details>`;
}

/** The page may redirect to the site that it was opened for. */
function respondToVisit(
  { visit: { callbacks, caller } }: VisitRequest,
  title: string,
  problem: string | undefined,
  body: Html,
): Promise<Response> {
  const { thankYouPageUrl, cartPageUrl, postFlowUrl } = callbacks;
  const back = cartPageUrl ?? postFlowUrl;
  return page({
    title,
    body: html`${alertOf(problem)} ${body}
    ${back ? html`<p><a href="${callbackUrl(back, caller.role === 'member')}">Back to the shop</a></p>` : ''}`,
    status: problem === undefined ? 200 : 400,
    formTargets: thankYouPageUrl ? [new URL(thankYouPageUrl).origin] : [],
  });
}

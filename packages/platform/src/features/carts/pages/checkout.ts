/**
 * The hosted checkout page: what is bought, what the order still needs, and simulated cards. It works without
 * JavaScript.
 */
import { html } from 'hono/html';
import { redirectTo } from '../../../kernel/calls/redirect.ts';
import type { Context } from '../../../kernel/context/context.ts';
import { ApplicationError, Conflict, Failure, NotFound } from '../../../kernel/errors/failure.ts';
import { updated } from '../../../kernel/inputs/update.ts';
import { alertOf, type Html, page } from '../../../kernel/pages/layout.ts';
import { problemPage } from '../../identity/pages/notes.ts';
import { isEmail } from '../../identity/pages/problems.ts';
import type { VisitRequest } from '../../identity/visits.ts';
import { callbackUrl, thankYouUrl } from '../../identity/visits.ts';
import { orderLink } from '../../orders/order-link.ts';
import { gatewayOrders, orders, type StoredOrder, waitsForPayment } from '../../orders/stored-order.ts';
import { factsHtml, paymentText } from '../../orders/summary.ts';
import { type PaymentOutcome, payGatewayOrder } from '../../payments/pay.ts';
import type { PricedCart } from '../../pricing/priced-cart.ts';
import { checkOpen } from '../cart-changes.ts';
import { endPurchase } from '../complete-cart.ts';
import { orderNow } from '../order-now.ts';
import { isComplete, readCart } from '../price-cart.ts';
import { cartAt, continueCart, saveCart } from '../save-cart.ts';
import type { CartInfo, StoredCart } from '../stored-cart.ts';
import { brandOf } from './brand.ts';
import {
  challengeForm,
  deliveryForm,
  deliveryOptions,
  detailsForm,
  obstacles,
  payForm,
  reviewed,
  summary,
} from './checkout-forms.ts';
import { isProblem, PROBLEMS, type Problem } from './problems.ts';

/** Shows the step that the cart needs. */
export const showCheckout = (request: VisitRequest): Promise<Response> =>
  guarded(() => showNextStep(request));

export const submitCheckout = (request: VisitRequest): Promise<Response> =>
  guarded(() => {
    const name = request.form['step'] ?? '';
    const step = Object.hasOwn(CHECKOUT_STEPS, name) ? CHECKOUT_STEPS[name] : undefined;
    return step ? step(request) : showNextStep(request);
  });

/** The page after a purchase, unless the site has its own. */
export const thankYouPage = ({ context, visit }: VisitRequest): Promise<Response> =>
  guarded(() => {
    const { orderId = '' } = cartAt(context, visit.parameters['checkoutId'] ?? '');
    const order = context.db.of(orders).get(orderId);
    if (!order || waitsForPayment(order)) return problemPage('expired');
    return page({
      title: 'Thank you',
      brand: brandOf(context),
      body: html`<p>Your order ${order.number ?? ''} was placed.</p>
        ${factsHtml([['Payment', paymentText(order)]])}
        <p><a href="${orderLink(context, order.id)}">See the order</a></p>`,
    });
  });

/** A cart that does not exist any more, or is not the caller's, is a link that does not work. */
async function guarded(respond: () => Promise<Response> | Response): Promise<Response> {
  try {
    return await respond();
  } catch (error) {
    if (error instanceof NotFound) return problemPage('expired');
    throw error;
  }
}

const CHECKOUT_STEPS: Readonly<Record<string, (request: VisitRequest) => Promise<Response> | Response>> = {
  details: async (request) => {
    const { form } = request;
    const { email = '', firstName, lastName, addressLine, city, postalCode, country = '' } = form;
    if (!isEmail(email)) return showNextStep(request, 'email');
    if (!/^[A-Z]{2}$/i.test(country)) return showNextStep(request, 'country');
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
    const cart = readCart(request.context, storedOf(request));
    const chosen = deliveryOptions(cart).find(({ value }) => value === request.form['option']);
    if (!chosen) return showNextStep(request, 'chooseDelivery');
    const { carrierId, code } = chosen;
    return update(request, { shippingInfo: { selectedCarrierServiceOption: { carrierId, code } } });
  },

  removeCoupon: (request) => change(request, ({ coupon: _removed, ...cart }) => cart),

  removeGiftCard: (request) => change(request, ({ giftCard: _removed, ...cart }) => cart),

  removeMemberships: (request) =>
    update(request, { membershipOptions: { selectedMemberships: { memberships: [] } } }),

  pay: (request) => {
    const { card = '' } = request.form;
    if (card === 'challenge')
      return respondToVisit(request, 'Confirm the payment', undefined, challengeForm(request.session));
    const outcome = OUTCOMES.find((each) => each === card);
    return outcome ? pay(request, outcome) : showNextStep(request, 'chooseCard');
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

const storedOf = ({ context, visit }: VisitRequest): StoredCart =>
  cartAt(context, visit.parameters['checkoutId'] ?? '');

const update = (request: VisitRequest, info: CartInfo): Promise<Response> =>
  change(request, (cart) => ({ ...cart, info: updated(cart.info, info) }));

/** Changes an open cart. */
async function change(request: VisitRequest, changed: (cart: StoredCart) => StoredCart): Promise<Response> {
  const { context } = request;
  try {
    context.db.write(() => {
      const cart = storedOf(request);
      checkOpen(cart);
      saveCart(context, changed(cart), { isOnPage: true });
    });
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
      const { paymentGatewayOrderId } = openPayment(context, storedOf(request));
      // without an amount to pay, no card is charged
      if (paymentGatewayOrderId !== undefined) payGatewayOrder(context, { paymentGatewayOrderId, outcome });
      const keepsCart = paymentGatewayOrderId !== undefined && outcome === 'declined';
      const paid = storedOf(request);
      if (!keepsCart) endPurchase(context, paid);
      else if (paid.isCurrent) continueCart(context, paid);
      return keepsCart;
    });
  } catch (error) {
    return again(request, error);
  }
  return isDeclined ? showNextStep(request, 'cardDeclined') : redirectTo(nextUrl(request));
}

const nextUrl = (request: VisitRequest): string =>
  thankYouUrl(request.context, request.visit, {
    session: request.session,
    orderId: storedOf(request).orderId ?? '',
  });

/** What is to be paid. An order is placed once; it can be paid again after its card was declined. */
function openPayment(
  context: Context,
  { id, orderId }: StoredCart,
): { paymentGatewayOrderId?: string | undefined } {
  const order = orderId === undefined ? undefined : context.db.of(orders).get(orderId);
  return order?.status === 'INITIALIZED' ? order.internal : orderNow(context, { id }, { isOnPage: true });
}

/** Shows the page again, with why a step did not work. */
function again(request: VisitRequest, error: unknown): Promise<Response> {
  if (!(error instanceof Failure)) throw error;
  if (error instanceof Conflict) return showNextStep(request, 'conflict');
  const code = error instanceof ApplicationError ? error.code : '';
  return showNextStep(request, isProblem(code) ? code : 'other');
}

async function showNextStep(request: VisitRequest, problem?: Problem): Promise<Response> {
  const { context, session, visit } = request;
  const stored = storedOf(request);
  // the page shows prices to the buyer, also if a merchant asked for its link
  const cart = readCart(context, stored, 'buyer');
  const order = stored.orderId === undefined ? undefined : context.db.of(orders).get(stored.orderId);
  const isOver = stored.completed && !(order && waitsForPayment(order));
  // what was reviewed at the store front is changed there, unless it no longer holds
  const isFixed =
    stored.completed || (visit.parameters['isReviewed'] !== undefined && isComplete(context, stored));
  const next = (): Html => {
    if (isOver)
      return html`<p>This order was placed already.</p>
        <p><a href="${nextUrl(request)}">See the order</a></p>`;
    return isFixed ? html`${reviewed(cart)} ${payForm(session)}` : nextForm(cart, session);
  };
  const end = order && whyUnpayable(context, order);
  const body = html`${summary(cart)} ${end === undefined ? next() : ''}`;
  return respondToVisit(request, isFixed ? 'Payment' : 'Checkout', end ?? problem, body);
}

/** Why an order can no longer be paid. */
function whyUnpayable({ db }: Context, order: StoredOrder): Problem | undefined {
  if (order.status === 'CANCELED') return 'canceled';
  const isOpen = db.of(gatewayOrders).get(order.internal.paymentGatewayOrderId ?? '') !== undefined;
  return waitsForPayment(order) && !isOpen ? 'tooLate' : undefined;
}

function nextForm(cart: PricedCart, session: string): Html {
  const errors = cart.calculationErrors?.orderValidationErrors ?? [];
  const needsDetails = !cart.buyerInfo.email || errors.some(({ code = '' }) => code.startsWith('MISSING_'));
  const options = deliveryOptions(cart);
  const needsOption = options.length > 0 && !cart.shippingInfo?.selectedCarrierServiceOption;
  if (needsDetails) return detailsForm(session, cart);
  const problems = obstacles(session, cart);
  return html`${problems}
  ${options.length > 0 ? deliveryForm(session, cart, options) : ''}
  ${needsOption || problems.length > 0 ? '' : payForm(session)}
  <details><summary>Change contact and address</summary>${detailsForm(session, cart)}</details>`;
}

/** The page may redirect to the site that it was opened for. */
function respondToVisit(
  request: VisitRequest,
  title: string,
  problem: Problem | undefined,
  body: Html,
): Promise<Response> {
  const { context, visit } = request;
  const { thankYouPageUrl, cartPageUrl, postFlowUrl } = visit.callbacks;
  const callback = cartPageUrl ?? postFlowUrl;
  const back = callback ? callbackUrl(callback, visit.caller.role === 'member') : context.settings.storeUrl;
  return page({
    title,
    brand: brandOf(context),
    body: html`${alertOf(problem && PROBLEMS[problem])} ${body}
    ${back ? html`<p><a href="${back}">Back to the shop</a></p>` : ''}`,
    status: problem === undefined ? 200 : 400,
    formTargets: thankYouPageUrl ? [new URL(thankYouPageUrl).origin] : [],
  });
}

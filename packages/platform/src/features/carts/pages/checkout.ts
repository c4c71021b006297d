/**
 * The hosted checkout page: what is bought, and one form with what the order still needs and a button for each way in
 * which its payment can end. It works without JavaScript.
 */
import { isDeepStrictEqual } from 'node:util';
import { html } from 'hono/html';
import { redirectTo, seeOther } from '../../../kernel/calls/redirect.ts';
import type { Context } from '../../../kernel/context/context.ts';
import { ApplicationError, Conflict, Failure, NotFound } from '../../../kernel/errors/failure.ts';
import { alertOf, type Html, page } from '../../../kernel/pages/layout.ts';
import { moneyOf } from '../../../kernel/values/money.ts';
import { problemPage } from '../../identity/pages/notes.ts';
import { callbackUrl, pageUrl, thankYouUrl, type VisitRequest } from '../../identity/visits.ts';
import { orderLink } from '../../orders/order-link.ts';
import { receiptOfOrder, receiptOfQuote } from '../../orders/receipt.ts';
import { gatewayOrders, orders, type StoredOrder, waitsForPayment } from '../../orders/stored-order.ts';
import { factsHtml, orderFacts, paymentText, receiptHtml } from '../../orders/summary.ts';
import { type PaymentOutcome, payGatewayOrder } from '../../payments/pay.ts';
import type { Quote } from '../../pricing/quote.ts';
import { checkOpen } from '../cart-changes.ts';
import { quoteStored } from '../cart-quote.ts';
import { isReady } from '../placing/check-cart.ts';
import { endPurchase } from '../placing/complete-cart.ts';
import { orderCart } from '../placing/place-order.ts';
import { priceToken } from '../price-token.ts';
import { continueCart, isVisibleCart, refreshCart, refreshed, saveCart } from '../save-cart.ts';
import { carts, type StoredCart } from '../stored-cart.ts';
import { brandOf } from './brand.ts';
import {
  checkoutForm,
  continueButton,
  detailsFields,
  obstacles,
  paymentButtons,
  reviewedFacts,
} from './checkout-forms.ts';
import { problemIn, withChosenOffer, withDetails } from './details.ts';
import { isProblem, PROBLEMS, type Problem } from './problems.ts';

/** Shows what the cart needs, and why the payment before did not work. */
export const showCheckout = (request: VisitRequest): Promise<Response> =>
  guarded(() => {
    const { problem = '' } = request.form;
    return showCartPage(request, isProblem(problem) ? problem : undefined);
  });

/** Saves what was entered in the form of the page. Its other buttons order and pay then, at the prices that it showed. */
export const submitCheckout = (request: VisitRequest): Promise<Response> =>
  guarded(() => {
    const { context, form, session } = request;
    const outcome = OUTCOMES.find((each) => each === form['step']);
    if (!outcome && form['step'] !== 'details') return showCartPage(request);
    const problem = saveEntered(request);
    if (problem) return showCartPage(request, problem);
    return outcome ? pay(request, outcome) : seeOther(pageUrl(context, '/checkout', { session }));
  });

/** The page after a purchase, unless the site has its own. */
export const thankYouPage = (request: VisitRequest): Promise<Response> =>
  guarded(() => {
    const { context } = request;
    const order = orderOf(request, cartOf(request));
    if (!order || waitsForPayment(order)) return problemPage('expired');
    return page({
      title: 'Thank you',
      brand: brandOf(context),
      body: html`<p>Your order ${order.number ?? ''} was placed.</p>
        ${factsHtml([['Payment', paymentText(order)]])}
        <p><a href="${orderLink(context, order.id)}">See the order</a></p>
        ${wayBack(request, request.visit.callbacks.postFlowUrl)}`,
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

const OUTCOMES = ['approved', 'authorized', 'pending', 'declined'] as const satisfies PaymentOutcome[];

/** The cart of a visit. Who opened the visit has claimed it. */
function cartOf({ context, visit }: VisitRequest): StoredCart {
  const cart = context.db.of(carts).get(visit.parameters['checkoutId'] ?? '');
  if (!cart || !isVisibleCart(context, cart)) throw new NotFound();
  return cart;
}

const orderOf = ({ context }: VisitRequest, { orderId }: StoredCart): StoredOrder | undefined =>
  orderId === undefined ? undefined : context.db.of(orders).get(orderId);

/** Saves contact, address and delivery, if the form has them and they were changed. Returns what is wrong with them. */
function saveEntered(request: VisitRequest): Problem | undefined {
  const { context } = request;
  const { step, email, country = '' } = request.form;
  // what was reviewed, or is ordered already, is shown without fields
  if (email === undefined && step !== 'details') return undefined;
  const form = { ...request.form, country: country.toUpperCase() };
  try {
    return context.db.write(() => {
      const stored = cartOf(request);
      checkOpen(stored);
      const cart = refreshed(context, stored);
      const quoted = quoteStored(context, cart);
      const detailed = withDetails(cart, quoted, form);
      const problem = problemIn(context, detailed, quoted);
      if (problem) return problem;
      const changed = withChosenOffer(context, detailed, form);
      if (!isDeepStrictEqual(changed, cart)) saveCart(context, changed, { isOnPage: true });
      return undefined;
    });
  } catch (error) {
    return problemOf(error);
  }
}

/** Places the order, unless an earlier payment of it was declined, and pays it, in one write. */
function pay(request: VisitRequest, outcome: PaymentOutcome): Response {
  const { context, session } = request;
  const showAgain = (problem: Problem): Response =>
    seeOther(pageUrl(context, '/checkout', { session, problem }));
  try {
    context.db.write(() => {
      const { paymentGatewayOrderId } = unpaidOrder(request).internal;
      // without an amount to pay, no card is charged
      if (paymentGatewayOrderId !== undefined) payGatewayOrder(context, { paymentGatewayOrderId, outcome });
      const cart = cartOf(request);
      if (paymentGatewayOrderId === undefined || outcome !== 'declined') endPurchase(context, cart);
      else if (cart.isCurrent) continueCart(context, cart);
    });
  } catch (error) {
    return showAgain(problemOf(error));
  }
  const order = orderOf(request, cartOf(request));
  return order && waitsForPayment(order) ? showAgain('declined') : redirectTo(nextUrl(request));
}

/** What is to be paid. An order is placed once; it can be paid again after its card was declined. */
function unpaidOrder(request: VisitRequest): StoredOrder {
  const { context, form } = request;
  const cart = cartOf(request);
  const order = orderOf(request, cart);
  if (order?.status === 'INITIALIZED') return order;
  const current = refreshCart(context, cart).cart;
  return orderCart(context, current, { priceVerificationToken: form['prices'] ?? '' }, { keepsCart: true });
}

const nextUrl = (request: VisitRequest): string =>
  thankYouUrl(request.context, request.visit, {
    session: request.session,
    orderId: cartOf(request).orderId ?? '',
  });

/** Why a step did not work. */
function problemOf(error: unknown): Problem {
  if (!(error instanceof Failure)) throw error;
  if (error instanceof Conflict) return 'conflict';
  const code = error instanceof ApplicationError ? error.code : '';
  return isProblem(code) ? code : 'other';
}

async function showCartPage(request: VisitRequest, problem?: Problem): Promise<Response> {
  const cart = cartOf(request);
  return cart.completed ? showOrdered(request, cart, problem) : showOpen(request, cart, problem);
}

/** Shows a cart at the prices and the stock of the moment, which its order is to have. Nothing is saved. */
function showOpen(request: VisitRequest, stored: StoredCart, problem?: Problem): Promise<Response> {
  const { context, visit, session } = request;
  const cart = refreshed(context, stored);
  const quoted = quoteStored(context, cart);
  const ready = isReady(context, cart, quoted);
  // what was reviewed at the store front is changed there, unless it no longer holds
  const isFixed = ready && visit.parameters['isReviewed'] !== undefined;
  const shown = { cart, quoted, isReady: ready, form: problem ? request.form : {} };
  const details = isFixed ? '' : html`${detailsFields(context, shown)} ${continueButton(!ready)}`;
  const form = checkoutForm(
    { session, prices: priceToken(cart, quoted) },
    html`${details} ${ready ? paymentButtons() : ''}`,
  );
  const body = html`${receiptHtml(receiptOfQuote(context, quoted), amountsNow(context, quoted))}
  ${obstacles(context, cart, quoted)} ${isFixed ? reviewedFacts(context, cart, quoted) : ''} ${form}`;
  return respond(request, { title: isFixed ? 'Payment' : 'Checkout', problem, body });
}

/** Shows an order, and takes another payment for it if the one before was declined. */
function showOrdered(request: VisitRequest, cart: StoredCart, problem?: Problem): Promise<Response> {
  const { context, session } = request;
  const order = orderOf(request, cart);
  const receipt = order && receiptOfOrder(context, order);
  const end = order && whyUnpayable(request, order);
  const next =
    order && waitsForPayment(order)
      ? html`${orderFacts(order)} ${checkoutForm({ session, prices: '' }, paymentButtons())}`
      : html`<p>This order was placed already.</p>
          <p><a href="${nextUrl(request)}">See the order</a></p>`;
  const amounts = [...(receipt?.payments ?? []), ...(order ? amountDue(context, order) : [])];
  const body = html`${receipt ? receiptHtml(receipt, amounts) : ''} ${end === undefined ? next : ''}`;
  // the page of a declined card is still in the history after the next one
  const isPast = problem === 'declined' && !(order && waitsForPayment(order));
  return respond(request, { title: 'Payment', problem: end ?? (isPast ? undefined : problem), body });
}

/** Why an order can no longer be paid. */
function whyUnpayable({ context }: VisitRequest, order: StoredOrder): Problem | undefined {
  if (order.status === 'CANCELED') return 'canceled';
  const { paymentGatewayOrderId = '' } = order.internal;
  const isOpen = context.db.of(gatewayOrders).get(paymentGatewayOrderId) !== undefined;
  return waitsForPayment(order) && !isOpen ? 'tooLate' : undefined;
}

/** What is to be paid now of an order, if that is not its total. */
function amountDue(context: Context, { internal, priceSummary }: StoredOrder) {
  const { amount } = context.db.of(gatewayOrders).get(internal.paymentGatewayOrderId ?? '') ?? {};
  return amount === undefined || amount === priceSummary?.total?.amount
    ? []
    : [{ label: 'To pay now', price: moneyOf(context.settings).format(amount) }];
}

/** What a gift card pays, and what is to be paid now if a gift card or a deposit makes it less. */
function amountsNow(context: Context, { calculation, giftCard }: Quote) {
  const { price } = moneyOf(context.settings);
  const shown = (amount: bigint): string => price(amount).formattedAmount ?? '';
  const due = calculation.payNow.total - (giftCard?.amount ?? 0n);
  return [
    ...(giftCard ? [{ label: 'Gift card', price: shown(-giftCard.amount) }] : []),
    ...(due === calculation.totals.total ? [] : [{ label: 'To pay now', price: shown(due) }]),
  ];
}

/** The link to a page of the site, or else to the store front. */
function wayBack({ context, visit }: VisitRequest, callback: string | null | undefined): Html | '' {
  const back = callback ? callbackUrl(callback, visit.caller.role === 'member') : context.settings.storeUrl;
  return back ? html`<p><a href="${back}">Back to the shop</a></p>` : '';
}

/** The page may redirect to the site that it was opened for. */
function respond(
  request: VisitRequest,
  { title, problem, body }: { title: string; problem: Problem | undefined; body: Html },
): Promise<Response> {
  const { thankYouPageUrl, cartPageUrl, postFlowUrl } = request.visit.callbacks;
  return page({
    title,
    brand: brandOf(request.context),
    body: html`${alertOf(problem && PROBLEMS[problem])} ${body} ${wayBack(request, cartPageUrl ?? postFlowUrl)}`,
    status: problem === undefined ? 200 : 400,
    formTargets: thankYouPageUrl ? [thankYouPageUrl] : [],
  });
}

/**
 * The hosted checkout page: what is bought, a form for what the order still needs, and a button for each way in which
 * its payment can end. It works without JavaScript.
 */
import { html } from 'hono/html';
import { redirectTo } from '../../../kernel/calls/redirect.ts';
import type { Context } from '../../../kernel/context/context.ts';
import { ApplicationError, Conflict, Failure, NotFound } from '../../../kernel/errors/failure.ts';
import type { Form } from '../../../kernel/pages/forms.ts';
import { alertOf, type Html, page } from '../../../kernel/pages/layout.ts';
import { moneyOf } from '../../../kernel/values/money.ts';
import { isCountry } from '../../../kernel/values/place-names.ts';
import { problemPage } from '../../identity/pages/notes.ts';
import { isEmail } from '../../identity/pages/problems.ts';
import { callbackUrl, thankYouUrl, type VisitRequest } from '../../identity/visits.ts';
import { orderLink } from '../../orders/order-link.ts';
import { receiptOfOrder, receiptOfQuote } from '../../orders/receipt.ts';
import { gatewayOrders, orders, type StoredOrder, waitsForPayment } from '../../orders/stored-order.ts';
import { factsHtml, orderFacts, paymentText, receiptHtml } from '../../orders/summary.ts';
import { type PaymentOutcome, payGatewayOrder } from '../../payments/pay.ts';
import type { Quote } from '../../pricing/quote.ts';
import { checkOpen, withOffer } from '../cart-changes.ts';
import { quoteStored } from '../cart-quote.ts';
import { isReady } from '../placing/check-cart.ts';
import { endPurchase } from '../placing/complete-cart.ts';
import { orderCart } from '../placing/place-order.ts';
import { priceToken } from '../price-token.ts';
import { changeCart, claimCart, continueCart, refreshCart } from '../save-cart.ts';
import type { CartFields, StoredCart } from '../stored-cart.ts';
import { brandOf } from './brand.ts';
import { chosenOffer, detailsForm, obstacles, paymentForm, reviewedFacts } from './checkout-forms.ts';
import { isProblem, PROBLEMS, type Problem } from './problems.ts';

/** Shows what the cart needs. */
export const showCheckout = (request: VisitRequest): Promise<Response> => guarded(() => showCart(request));

export const submitCheckout = (request: VisitRequest): Promise<Response> =>
  guarded(() => {
    const { step } = request.form;
    if (step === 'details') return saveDetails(request);
    const outcome = OUTCOMES.find((each) => each === step);
    return outcome ? pay(request, outcome) : showCart(request);
  });

/** The page after a purchase, unless the site has its own. */
export const thankYouPage = (request: VisitRequest): Promise<Response> =>
  guarded(() => {
    const { context } = request;
    const order = orderOf(request, claimedCart(request));
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

const OUTCOMES = ['approved', 'authorized', 'pending', 'declined'] as const satisfies PaymentOutcome[];

const claimedCart = ({ context, visit }: VisitRequest): StoredCart =>
  claimCart(context, visit.parameters['checkoutId'] ?? '');

const orderOf = ({ context }: VisitRequest, { orderId }: StoredCart): StoredOrder | undefined =>
  orderId === undefined ? undefined : context.db.of(orders).get(orderId);

/** Saves contact, address and delivery of an open cart. */
async function saveDetails(request: VisitRequest): Promise<Response> {
  const { context, form } = request;
  const { email = '', firstName, lastName, addressLine, city, postalCode } = form;
  const country = (form['country'] ?? '').toUpperCase();
  if (!isEmail(email)) return showCart(request, 'email');
  if (!isCountry(country)) return showCart(request, 'country');
  const details: Details = {
    email,
    address: { country, ...filledIn({ addressLine, city, postalCode }) },
    name: filledIn({ firstName, lastName }),
  };
  try {
    context.db.write(() => {
      const cart = claimedCart(request);
      checkOpen(cart);
      changeCart(context, cart, (before) => withDetails(context, before, details, form), { isOnPage: true });
    });
  } catch (error) {
    return showCart(request, problemOf(error));
  }
  return showCart(request);
}

interface Details {
  email: string;
  address: { country: string };
  name: { firstName?: string; lastName?: string };
}

/** The cart with the contact and the address of a form, and with the delivery that it names if that is offered. */
function withDetails(
  context: Context,
  before: StoredCart,
  { email, address, name }: Details,
  form: Form,
): StoredCart {
  const { customerInfo = {}, paymentInfo = {} } = before.fields;
  const { firstName: _first, lastName: _last, ...customer } = customerInfo;
  const { firstName: _given, lastName: _family, ...payer } = paymentInfo.billingContact ?? {};
  const fields: CartFields = {
    ...before.fields,
    customerInfo: { ...customer, ...name, email },
    deliveryInfo: { address },
    paymentInfo: { billingAddress: address, billingContact: { ...payer, ...name } },
  };
  const cart = { ...before, fields };
  const offer = chosenOffer(quoteStored(context, cart), form);
  return offer ? withOffer(cart, offer) : cart;
}

/** Fields that were filled in, within the limits of the contract. */
const filledIn = (fields: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value?.trim() ? [[name, value.trim().slice(0, 50)]] : [],
    ),
  );

/** Places the order, unless an earlier payment of it was declined, and pays it, in one write. */
async function pay(request: VisitRequest, outcome: PaymentOutcome): Promise<Response> {
  const { context } = request;
  try {
    context.db.write(() => {
      const { paymentGatewayOrderId } = unpaidOrder(request).internal;
      // without an amount to pay, no card is charged
      if (paymentGatewayOrderId !== undefined) payGatewayOrder(context, { paymentGatewayOrderId, outcome });
      const cart = claimedCart(request);
      if (paymentGatewayOrderId === undefined || outcome !== 'declined') endPurchase(context, cart);
      else if (cart.isCurrent) continueCart(context, cart);
    });
  } catch (error) {
    return showCart(request, problemOf(error));
  }
  const order = orderOf(request, claimedCart(request));
  return order && waitsForPayment(order) ? showCart(request, 'declined') : redirectTo(nextUrl(request));
}

/** What is to be paid. An order is placed once; it can be paid again after its card was declined. */
function unpaidOrder(request: VisitRequest): StoredOrder {
  const { context, form } = request;
  const cart = claimedCart(request);
  const order = orderOf(request, cart);
  if (order?.status === 'INITIALIZED') return order;
  return orderCart(context, cart, { priceVerificationToken: form['prices'] ?? '' }, { keepsCart: true });
}

const nextUrl = (request: VisitRequest): string =>
  thankYouUrl(request.context, request.visit, {
    session: request.session,
    orderId: claimedCart(request).orderId ?? '',
  });

/** Why a step did not work. */
function problemOf(error: unknown): Problem {
  if (!(error instanceof Failure)) throw error;
  if (error instanceof Conflict) return 'conflict';
  const code = error instanceof ApplicationError ? error.code : '';
  return isProblem(code) ? code : 'other';
}

async function showCart(request: VisitRequest, problem?: Problem): Promise<Response> {
  const cart = claimedCart(request);
  return cart.completed ? showOrdered(request, cart, problem) : showOpen(request, cart, problem);
}

/** Shows a cart at the prices and the stock of the moment, which its order is to have. */
function showOpen(request: VisitRequest, stored: StoredCart, problem?: Problem): Promise<Response> {
  const { context, visit, session } = request;
  const { cart, quoted } = context.db.write(() => refreshCart(context, stored));
  const ready = isReady(context, cart, quoted);
  // what was reviewed at the store front is changed there, unless it no longer holds
  const isFixed = ready && visit.parameters['isReviewed'] !== undefined;
  const payment = ready ? paymentForm(session, priceToken(cart, quoted)) : '';
  const parts = isFixed
    ? html`${reviewedFacts(cart, quoted)} ${payment}`
    : html`${detailsForm(context, { session, form: problem ? request.form : {} }, cart, quoted)} ${payment}`;
  const body = html`${receiptHtml(receiptOfQuote(context, quoted), amountsNow(context, quoted))}
  ${obstacles(context, cart, quoted)} ${parts}`;
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
      ? html`${orderFacts(order)} ${paymentForm(session, '')}`
      : html`<p>This order was placed already.</p>
          <p><a href="${nextUrl(request)}">See the order</a></p>`;
  const amounts = [...(receipt?.payments ?? []), ...(order ? amountDue(context, order) : [])];
  const body = html`${receipt ? receiptHtml(receipt, amounts) : ''} ${end === undefined ? next : ''}`;
  return respond(request, { title: 'Payment', problem: end ?? problem, body });
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

/** The page may redirect to the site that it was opened for. */
function respond(
  { context, visit }: VisitRequest,
  { title, problem, body }: { title: string; problem: Problem | undefined; body: Html },
): Promise<Response> {
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

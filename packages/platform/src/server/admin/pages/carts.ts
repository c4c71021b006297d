/** Pages of the console about carts: all of them, and one with what its calculation says. */
import { html } from 'hono/html';
import type { CartSummary, CartV2, ConvertedMoney } from 'storewire';
import type { Markup } from './layout.ts';
import { actionButton, facts, listPosition, type PageInput, pager, table } from './shell.ts';

const PATH = '/__dev/carts';

export function cartsPage({ platform, query }: PageInput): Markup {
  const position = listPosition(query);
  const { carts, total } = platform.listCarts(position);
  const rows = carts.map(({ id, ...cart }) => [
    html`<a href="${PATH}/${id}">${id.slice(0, 8)}</a>`,
    cart.state,
    cart.lines,
    cart.total,
    cart.revision,
    cart.owner,
    cart.updatedDate,
  ]);
  return html`<p>Carts of both versions, those that changed last first. The total is that of a calculation, at the prices that the cart has stored.</p>
${table('Carts', ['Cart', 'State', 'Lines', 'Total', 'Revision', 'Owner', 'Changed'], rows)}
${pager(PATH, {}, { ...position, total })}`;
}

export function cartPage({ platform }: PageInput, id: string): Markup {
  const { state, owner, total, ...found } = platform.getCart({ id });
  // the description of the admin API does not repeat the contract
  const { cart, summary } = found as { cart: CartV2; summary?: CartSummary };
  return html`<p><a href="${PATH}">All carts</a> · <a href="/__dev/data/cart/${id}">As it is stored</a></p>
${facts({ state, owner, total, ...aboutCart(cart) })}
<div class="buttons">${summary ? actionButton('refreshCart', 'Take prices and stock of the catalog', { id }, { returnTo: `${PATH}/${id}` }) : ''}
${actionButton('deleteCart', 'Delete the cart', { id }, { returnTo: PATH, isDanger: true })}</div>
<h2>Lines</h2>${linesOf(cart)}
${summary ? calculation(summary) : ''}`;
}

const amountOf = (money: ConvertedMoney | undefined): string => money?.amount ?? '';

function aboutCart(cart: CartV2): Record<string, Markup | string> {
  const { deliveryInfo, paymentInfo, businessInfo, source, orderId } = cart;
  const address = deliveryInfo?.address;
  return Object.fromEntries(
    Object.entries({
      email: cart.customerInfo?.email,
      revision: cart.revision,
      created: cart.createdDate,
      changed: cart.updatedDate,
      currency: businessInfo?.currencyCode,
      channel: source?.channelType,
      coupon: cart.coupons[0]?.code,
      'gift card': paymentInfo?.giftCards[0]?.obfuscatedCode,
      'delivery to':
        address &&
        [address.addressLine, address.postalCode, address.city, address.country].filter(Boolean).join(', '),
      'delivery method':
        deliveryInfo?.method && (deliveryInfo.method.title?.original ?? deliveryInfo.method.code),
      note: cart.note,
      order: orderId && html`<a href="/__dev/data/order/${orderId}">${orderId}</a>`,
    }).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}

const linesOf = ({ lineItems }: CartV2): Markup =>
  table(
    'Lines',
    ['Item', 'Quantity', 'One piece', 'Together', 'Status'],
    lineItems.map(({ name, quantityInfo, pricing, status }) => [
      name?.original ?? '',
      `${quantityInfo?.confirmedQuantity ?? 0} of ${quantityInfo?.requestedQuantity ?? 0}`,
      amountOf(pricing?.unitPrice),
      amountOf(pricing?.totalPrice),
      status ?? '',
    ]),
  );

const calculation = ({
  violations,
  priceSummary,
  paymentSummary,
  discounts,
  additionalFees,
}: CartSummary): Markup =>
  html`<h2>Violations</h2>
${table(
  'Violations',
  ['Code', 'Part', 'Severity', 'Description'],
  violations.map(({ code, scope, severity, description }) => [code, scope, severity, description ?? '']),
)}
<h2>Totals</h2>
${facts({
  subtotal: amountOf(priceSummary?.subtotal),
  discount: amountOf(priceSummary?.discount),
  delivery: amountOf(priceSummary?.delivery),
  fees: amountOf(priceSummary?.additionalFees),
  tax: amountOf(priceSummary?.tax),
  total: amountOf(priceSummary?.total),
  'after gift card': amountOf(paymentSummary?.totalAfterGiftCards),
  'to pay now': amountOf(paymentSummary?.payNow),
  'to pay later': amountOf(paymentSummary?.payLater),
})}
<h2>Discounts and fees</h2>
${table(
  'Discounts and fees',
  ['Name', 'Kind', 'Amount'],
  [
    ...discounts.map(({ name, scope, total }) => [name?.original ?? '', scope, `−${amountOf(total)}`]),
    ...additionalFees.map(({ name, source, price }) => [name?.original ?? '', source, amountOf(price)]),
  ],
)}`;

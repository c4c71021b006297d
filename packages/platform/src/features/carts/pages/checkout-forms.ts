/** Parts of the checkout page. */
import { html } from 'hono/html';
import type { ApplicationError, DeliveryTimeSlot } from 'storewire';
import { field, hidden, submit } from '../../../kernel/pages/forms.ts';
import { alertOf, type Html } from '../../../kernel/pages/layout.ts';
import { Money } from '../../../kernel/values/money.ts';
import { receiptOfCart } from '../../orders/receipt.ts';
import { addressText, factsHtml, receiptHtml } from '../../orders/summary.ts';
import type { PricedCart } from '../../pricing/priced-cart.ts';
import { isProblem, PROBLEMS } from './problems.ts';

/** Lines and totals, and what is to be paid now if a gift card or a deposit makes it less. */
export function summary(cart: PricedCart): Html {
  const { currency, giftCard, payNow, priceSummary } = cart;
  const { price, minor } = new Money(currency, 'en');
  const shown = (amount: bigint): string => price(amount).formattedAmount ?? '';
  const due = minor(payNow?.total) - minor(giftCard?.amount);
  return receiptHtml(receiptOfCart(cart), [
    ...(giftCard ? [{ label: 'Gift card', price: shown(-minor(giftCard.amount)) }] : []),
    ...(due === minor(priceSummary?.total) ? [] : [{ label: 'To pay now', price: shown(due) }]),
  ]);
}

/** Who gets the order, where and how, as it was reviewed at the store front. */
export function reviewed({ buyerInfo, shippingInfo, billingInfo }: PricedCart): Html {
  const { title, logistics } = shippingInfo?.selectedCarrierServiceOption ?? {};
  const { pickupDetails, deliveryTimeSlot } = logistics ?? {};
  const [destination, bill, pickup] = [
    shippingInfo?.shippingDestination,
    billingInfo,
    { address: pickupDetails?.address },
  ].map((address) => addressText(address));
  return factsHtml([
    ['Contact', buyerInfo?.email ?? undefined],
    ['Delivery', title && [title + slotText(deliveryTimeSlot), pickup].filter(Boolean).join('\n')],
    ['Deliver to', pickupDetails ? undefined : destination],
    ['Bill to', bill === destination ? undefined : bill],
  ]);
}

/** Steps that solve errors: the buyer goes without something. */
const REMEDIES: ReadonlyMap<string, { step: string; text: string }> = new Map([
  ['couponCalculationError', { step: 'removeCoupon', text: 'Remove the coupon' }],
  ['giftCardCalculationError', { step: 'removeGiftCard', text: 'Remove the gift card' }],
  ['membershipError', { step: 'removeMemberships', text: 'Continue without a membership' }],
]);

/** What prevents the order, without what the other forms of the page ask for. */
export function obstacles(session: string, cart: PricedCart): Html[] {
  const { orderValidationErrors = [], carrierErrors, ...errors } = cart.calculationErrors ?? {};
  const canChoose = deliveryOptions(cart).length > 0;
  const alert = (error: ApplicationError | undefined) => alertOf(textOf(error));
  return [
    ...cart.violations
      .filter(({ severity }) => severity === 'ERROR')
      .map(({ description }) => html`${alertOf(description ?? undefined)}`),
    ...[
      ...orderValidationErrors.filter(
        ({ code }) => !(canChoose && code === 'NO_SELECTED_CARRIER_SERVICE_OPTION'),
      ),
      ...(carrierErrors?.errors ?? []).map(({ error }) => error?.applicationError),
    ].map((error) => html`${alert(error)}`),
    ...Object.entries(errors).map(([name, { applicationError }]) => {
      const remedy = REMEDIES.get(name);
      return html`${isProblem(name) ? alertOf(PROBLEMS[name]) : alert(applicationError)} ${
        remedy
          ? html`<form method="post" action="/checkout">${hidden({ session })} ${submit(remedy.step, remedy.text)}</form>`
          : ''
      }`;
    }),
  ];
}

/** The text for an error: that of its code, if the pages have one. */
function textOf({ code = '', description }: Partial<ApplicationError> = {}): string {
  if (isProblem(code)) return PROBLEMS[code];
  return description ? `${description}.` : 'The order cannot be calculated.';
}

/** A delivery option, with the value that a form sends for it. */
interface ShownOption {
  value: string;
  carrierId: string;
  code: string;
  text: string;
}

export function deliveryOptions({ currency, shippingInfo }: PricedCart): ShownOption[] {
  const { format } = new Money(currency, 'en');
  return (shippingInfo?.carrierServiceOptions ?? []).flatMap(({ carrierId = '', shippingOptions = [] }) =>
    shippingOptions.map(({ code = '', title = '', logistics, cost }) => ({
      value: `${carrierId}/${code}`,
      carrierId: carrierId ?? '',
      code,
      text: `${title}${slotText(logistics?.deliveryTimeSlot)} (${format(cost?.price?.amount ?? '0')})`,
    })),
  );
}

/** The time of a delivery, such as `, 2026-03-02 09:00–12:00 UTC`. */
const slotText = ({ from, to }: DeliveryTimeSlot = {}): string =>
  from && to ? `, ${from.slice(0, 10)} ${from.slice(11, 16)}–${to.slice(11, 16)} UTC` : '';

export function deliveryForm(
  session: string,
  { shippingInfo }: PricedCart,
  options: readonly ShownOption[],
): Html {
  const { carrierId = '', code } = shippingInfo?.selectedCarrierServiceOption ?? {};
  return html`<form method="post" action="/checkout">
    ${hidden({ session })}
    <label
      >Delivery
      <select name="option">
        ${options.map(
          ({ value, text }) =>
            html`<option value="${value}" ${value === `${carrierId}/${code}` ? 'selected' : ''}>${text}</option>`,
        )}
      </select></label
    >
    ${submit('delivery', 'Choose delivery', code === undefined)}
  </form>`;
}

export function detailsForm(session: string, { buyerInfo, billingInfo }: PricedCart): Html {
  const { address, contactDetails } = billingInfo ?? {};
  const text = (
    label: string,
    name: string,
    autocomplete: string,
    value?: string | null,
    isOptional = false,
  ) => field({ label, name, autocomplete, value: value ?? '', isOptional });
  return html`<form method="post" action="/checkout">
    ${hidden({ session })}
    ${field({ label: 'Email address', name: 'email', type: 'email', autocomplete: 'email', value: buyerInfo?.email ?? '' })}
    ${text('First name', 'firstName', 'given-name', contactDetails?.firstName, true)}
    ${text('Last name', 'lastName', 'family-name', contactDetails?.lastName, true)}
    ${text('Street and number', 'addressLine', 'address-line1', address?.addressLine)}
    ${text('Postal code', 'postalCode', 'postal-code', address?.postalCode, true)}
    ${text('City', 'city', 'address-level2', address?.city)}
    ${text('Country, such as IE', 'country', 'country', address?.country)}
    ${submit('details', 'Continue', true)}
  </form>`;
}

/** Simulated cards, by what happens to a payment with them. */
const CARDS = {
  approved: 'Card that is approved',
  authorized: 'Card that is only authorized',
  pending: 'Card whose payment stays pending',
  declined: 'Card that is declined',
  challenge: 'Card that asks for a confirmation',
};

export const payForm = (session: string): Html =>
  html`<form method="post" action="/checkout">
    ${hidden({ session })}
    <label
      >Simulated card
      <select name="card">
        ${Object.entries(CARDS).map(([value, text]) => html`<option value="${value}">${text}</option>`)}
      </select></label
    >
    ${submit('pay', 'Order and pay', true)}
  </form>`;

/** A step like 3-D Secure: the bank of the buyer asks. */
export const challengeForm = (session: string): Html =>
  html`<p>This page simulates the bank of the buyer.</p>
    <form method="post" action="/checkout">
      ${hidden({ session })} ${submit('confirm', 'Confirm', true)} ${submit('refuse', 'Refuse')}
    </form>`;

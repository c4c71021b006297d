/** Parts of the checkout page. */
import { html } from 'hono/html';
import type { ApplicationError, Checkout, DeliveryTimeSlot } from 'storewire';
import { pricesIn } from '../../rules/commerce/prices.ts';
import { field, hidden, submit } from './forms.ts';
import { alertOf, type Html } from './layout.ts';

/** Lines and totals, and what is to be paid now if a gift card or a deposit makes it less. */
export function summary({ lineItems, priceSummary = {}, payNow, giftCard, ...other }: Checkout): Html {
  const { subtotal, shipping, additionalFees, discount, tax, total } = priceSummary;
  const prices = pricesIn(other.currency, other.buyerLanguage);
  const due = prices.minor(payNow?.total) - prices.minor(giftCard?.amount);
  const rows = Object.entries({
    Subtotal: subtotal,
    Delivery: shipping,
    Fees: additionalFees,
    Discount: discount,
    Tax: tax,
  });
  return html`<ul>
      ${lineItems.map(
        ({ quantity, productName, lineItemPrice }) =>
          html`<li>${quantity} × ${productName?.original ?? 'Item'}: ${lineItemPrice?.formattedAmount ?? ''}</li>`,
      )}
    </ul>
    <p class="quiet">
      ${rows.flatMap(([name, price]) => (Number(price?.amount ?? 0) === 0 ? [] : [html`${name}: ${price?.formattedAmount}<br />`]))}
    </p>
    <p><strong>Total: ${total?.formattedAmount ?? ''}</strong></p>
    ${giftCard ? html`<p>Gift card: ${giftCard.amount?.formattedAmount ?? ''}</p>` : ''}
    ${due === prices.minor(total) ? '' : html`<p><strong>To pay now: ${prices.price(due).formattedAmount}</strong></p>`}`;
}

/** Steps that solve errors, with the texts of their buttons: the buyer goes without something. */
const REMEDIES: ReadonlyMap<string, readonly [step: string, text: string]> = new Map([
  ['couponCalculationError', ['removeCoupon', 'Remove the coupon']],
  ['giftCardCalculationError', ['removeGiftCard', 'Remove the gift card']],
  ['membershipError', ['removeMemberships', 'Continue without a membership']],
]);

/** What prevents the order, without what the other forms of the page ask for. */
export function obstacles(session: string, checkout: Checkout): Html[] {
  const { orderValidationErrors = [], carrierErrors, ...errors } = checkout.calculationErrors ?? {};
  const canChoose = deliveryOptions(checkout).length > 0;
  const alert = (error: ApplicationError | undefined) =>
    alertOf(`${error?.description ?? 'The order cannot be calculated'}.`);
  return [
    ...checkout.violations
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
      return html`${alert(applicationError)} ${remedy ? remedyForm(session, ...remedy) : ''}`;
    }),
  ];
}

const remedyForm = (session: string, step: string, text: string): Html =>
  html`<form method="post" action="/checkout">${hidden({ session })} ${submit(step, text)}</form>`;

/** A delivery option, with the value that a form sends for it. */
interface ShownOption {
  value: string;
  carrierId: string;
  code: string;
  text: string;
}

export const deliveryOptions = ({ shippingInfo }: Checkout): ShownOption[] =>
  (shippingInfo?.carrierServiceOptions ?? []).flatMap(({ carrierId = '', shippingOptions = [] }) =>
    shippingOptions.map(({ code = '', title = '', logistics, cost }) => ({
      value: `${carrierId}/${code}`,
      carrierId: carrierId ?? '',
      code,
      text: `${title}${slotText(logistics?.deliveryTimeSlot)} (${cost?.price?.formattedAmount ?? ''})`,
    })),
  );

/** The time of a delivery, such as `, 2026-03-02 09:00–12:00 UTC`. */
const slotText = ({ from, to }: DeliveryTimeSlot = {}): string =>
  from && to ? `, ${from.slice(0, 10)} ${from.slice(11, 16)}–${to.slice(11, 16)} UTC` : '';

export function deliveryForm(
  session: string,
  { shippingInfo }: Checkout,
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

export function detailsForm(session: string, { buyerInfo, billingInfo }: Checkout): Html {
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

const CARDS = [
  ['approved', 'Card that is approved'],
  ['authorized', 'Card that is only authorized'],
  ['pending', 'Card whose payment stays pending'],
  ['declined', 'Card that is declined'],
  ['challenge', 'Card that asks for a confirmation'],
] as const;

export const payForm = (session: string): Html =>
  html`<form method="post" action="/checkout">
    ${hidden({ session })}
    <label
      >Simulated card
      <select name="card">
        ${CARDS.map(([value, text]) => html`<option value="${value}">${text}</option>`)}
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

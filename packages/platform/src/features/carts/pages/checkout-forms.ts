/** Parts of the checkout page. */

import { html } from 'hono/html';
import type { ApplicationError, DeliveryTimeSlot } from 'storewire';
import { field, hidden, submit } from '../../../kernel/pages/forms.ts';
import { alertOf, type Html } from '../../../kernel/pages/layout.ts';
import { languageOf } from '../../../kernel/values/language.ts';
import { Money } from '../../../kernel/values/money.ts';
import { addressText, factsHtml, receiptHtml } from '../../orders/pages/summary.ts';
import { isProblem, type PurchaseTexts, purchaseTexts } from '../../orders/pages/texts/index.ts';
import { receiptOfCart } from '../../orders/receipt.ts';
import type { PricedCart } from '../../pricing/priced-cart.ts';

/** Lines and totals, and what is to be paid now if a gift card or a deposit makes it less. */
export function summary(cart: PricedCart, texts: PurchaseTexts): Html {
  const { currency, buyerLanguage, giftCard, payNow, priceSummary } = cart;
  const { price, minor } = new Money(currency, languageOf(buyerLanguage));
  const shown = (amount: bigint): string => price(amount).formattedAmount ?? '';
  const due = minor(payNow?.total) - minor(giftCard?.amount);
  return receiptHtml(receiptOfCart(cart), [
    ...(giftCard ? [{ label: texts.giftCard, price: shown(-minor(giftCard.amount)) }] : []),
    ...(due === minor(priceSummary?.total) ? [] : [{ label: texts.payNow, price: shown(due) }]),
  ]);
}

/** Who gets the order, where and how, as it was reviewed at the store front. */
export function reviewed({ buyerInfo, shippingInfo, billingInfo, buyerLanguage }: PricedCart): Html {
  const language = languageOf(buyerLanguage);
  const texts = purchaseTexts(language);
  const { title, logistics } = shippingInfo?.selectedCarrierServiceOption ?? {};
  const { pickupDetails, deliveryTimeSlot } = logistics ?? {};
  const [destination, bill, pickup] = [
    shippingInfo?.shippingDestination,
    billingInfo,
    { address: pickupDetails?.address },
  ].map((address) => addressText(address, language));
  return factsHtml([
    [texts.contact, buyerInfo?.email ?? undefined],
    [texts.delivery, title && [title + slotText(deliveryTimeSlot), pickup].filter(Boolean).join('\n')],
    [texts.deliverTo, pickupDetails ? undefined : destination],
    [texts.billTo, bill === destination ? undefined : bill],
  ]);
}

/** Steps that solve errors: the buyer goes without something. */
const REMEDIES: ReadonlyMap<string, 'removeCoupon' | 'removeGiftCard' | 'removeMemberships'> = new Map([
  ['couponCalculationError', 'removeCoupon'],
  ['giftCardCalculationError', 'removeGiftCard'],
  ['membershipError', 'removeMemberships'],
]);

/** What prevents the order, without what the other forms of the page ask for. */
export function obstacles(session: string, cart: PricedCart, texts: PurchaseTexts): Html[] {
  const { orderValidationErrors = [], carrierErrors, ...errors } = cart.calculationErrors ?? {};
  const canChoose = deliveryOptions(cart).length > 0;
  const alert = (error: ApplicationError | undefined) => alertOf(textOf(texts, error));
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
      return html`${isProblem(name) ? alertOf(texts.problems[name]) : alert(applicationError)} ${
        remedy ? remedyForm(session, remedy, texts[remedy]) : ''
      }`;
    }),
  ];
}

/** The text for an error: that of its code, if the pages have one. */
function textOf(
  { problems }: PurchaseTexts,
  { code = '', description }: Partial<ApplicationError> = {},
): string {
  if (isProblem(code)) return problems[code];
  return description ? `${description}.` : problems.notCalculated;
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

export const deliveryOptions = ({ shippingInfo }: PricedCart): ShownOption[] =>
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
  { shippingInfo }: PricedCart,
  texts: PurchaseTexts,
  options: readonly ShownOption[],
): Html {
  const { carrierId = '', code } = shippingInfo?.selectedCarrierServiceOption ?? {};
  return html`<form method="post" action="/checkout">
    ${hidden({ session })}
    <label
      >${texts.delivery}
      <select name="option">
        ${options.map(
          ({ value, text }) =>
            html`<option value="${value}" ${value === `${carrierId}/${code}` ? 'selected' : ''}>${text}</option>`,
        )}
      </select></label
    >
    ${submit('delivery', texts.chooseDelivery, code === undefined)}
  </form>`;
}

export function detailsForm(
  session: string,
  { buyerInfo, billingInfo }: PricedCart,
  texts: PurchaseTexts,
): Html {
  const { address, contactDetails } = billingInfo ?? {};
  const text = (
    label: string,
    name: string,
    autocomplete: string,
    value?: string | null,
    optional?: string,
  ) => field({ label, name, autocomplete, value: value ?? '', optional });
  return html`<form method="post" action="/checkout">
    ${hidden({ session })}
    ${field({ label: texts.email, name: 'email', type: 'email', autocomplete: 'email', value: buyerInfo?.email ?? '' })}
    ${text(texts.firstName, 'firstName', 'given-name', contactDetails?.firstName, texts.optional)}
    ${text(texts.lastName, 'lastName', 'family-name', contactDetails?.lastName, texts.optional)}
    ${text(texts.street, 'addressLine', 'address-line1', address?.addressLine)}
    ${text(texts.postalCode, 'postalCode', 'postal-code', address?.postalCode, texts.optional)}
    ${text(texts.city, 'city', 'address-level2', address?.city)}
    ${text(texts.country, 'country', 'country', address?.country)}
    ${submit('details', texts.continue, true)}
  </form>`;
}

export const payForm = (session: string, texts: PurchaseTexts): Html =>
  html`<form method="post" action="/checkout">
    ${hidden({ session })}
    <label
      >${texts.card}
      <select name="card">
        ${Object.entries(texts.cards).map(([value, text]) => html`<option value="${value}">${text}</option>`)}
      </select></label
    >
    ${submit('pay', texts.pay, true)}
  </form>`;

/** A step like 3-D Secure: the bank of the buyer asks. */
export const challengeForm = (session: string, texts: PurchaseTexts): Html =>
  html`<p>${texts.bank}</p>
    <form method="post" action="/checkout">
      ${hidden({ session })} ${submit('confirm', texts.confirm, true)} ${submit('refuse', texts.refuse)}
    </form>`;

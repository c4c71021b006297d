/** Parts of the checkout page. */
import { html } from 'hono/html';
import type { Context } from '../../../kernel/context/context.ts';
import { type Form, field, hidden } from '../../../kernel/pages/forms.ts';
import { alertOf, type Html } from '../../../kernel/pages/layout.ts';
import { Money } from '../../../kernel/values/money.ts';
import { localTime } from '../../../kernel/values/time-zones.ts';
import { addressText, factsHtml } from '../../orders/summary.ts';
import { completeAddress } from '../../pricing/addresses.ts';
import { calculationErrors } from '../../pricing/calculation-errors.ts';
import type { Offer } from '../../pricing/delivery.ts';
import type { Quote } from '../../pricing/quote.ts';
import { isChosenOffer } from '../../pricing/quoted-delivery.ts';
import { cartViolations } from '../cart-violations.ts';
import { billingOf, destinationOf, type StoredCart } from '../stored-cart.ts';
import { optionValue, shownDetails } from './details.ts';

/** Who gets the order, where and how, as it was reviewed at the store front. */
export function reviewedFacts(context: Context, cart: StoredCart, { delivery: { selected } }: Quote): Html {
  const pickup = selected?.option.pickup;
  const [destination, bill] = [destinationOf(cart), billingOf(cart)].map((address) =>
    addressText(address && completeAddress(address)),
  );
  const place = pickup && addressText(completeAddress({ address: pickup.address }));
  return factsHtml([
    ['Contact', cart.fields.customerInfo?.email ?? undefined],
    ['Delivery', selected && [titleOf(context, selected), place].filter(Boolean).join('\n')],
    ['Deliver to', pickup ? undefined : destination],
    ['Bill to', bill === destination ? undefined : bill],
  ]);
}

/** What prevents the order besides, which is solved in the shop, and which lines are shorter than asked for. */
export function obstacles(context: Context, cart: StoredCart, quoted: Quote): Html {
  // what an order needs in addition is asked for by the form
  const violations = cartViolations(context, cart, quoted, 'PRE_CHECKOUT_VALIDATIONS').filter(
    ({ severity }) => severity === 'ERROR',
  );
  const { generalShippingCalculationError, carrierErrors, selectedShippingOptionError } =
    calculationErrors(quoted) ?? {};
  const errors = [
    generalShippingCalculationError,
    ...(carrierErrors?.errors ?? []).map(({ error }) => error),
    selectedShippingOptionError,
  ].flatMap((error) => error?.applicationError ?? []);
  const texts = [
    ...[...violations, ...errors].map(({ description }) => `${description}.`),
    ...quoted.lines.flatMap(({ id, quantity, item }) => {
      const asked = cart.lines.find((line) => line.id === id)?.quantity ?? quantity;
      return asked > quantity
        ? [
            `Only ${quantity} of ${asked} pieces of ${item.shown.productName?.original ?? 'an item'} are left.`,
          ]
        : [];
    }),
  ];
  return html`${texts.map((text) => alertOf(text))}`;
}

/** The title of a delivery option, with its time such as `, 2026-03-02 09:00–12:00 Europe/Dublin`. */
function titleOf({ settings: { timeZone } }: Pick<Context, 'settings'>, { option, slot }: Offer): string {
  if (!slot) return option.title;
  const [from = '', to = ''] = [slot.from, slot.to].map((time) =>
    new Date(localTime(Date.parse(time), timeZone)).toISOString(),
  );
  return `${option.title}, ${from.slice(0, 10)} ${from.slice(11, 16)}–${to.slice(11, 16)} ${timeZone}`;
}

/** What the fields of the form show. */
interface Shown {
  cart: StoredCart;
  quoted: Quote;
  /** Whether the order needs nothing more. */
  isReady: boolean;
  /** What was entered, if it was wrong. */
  form: Form;
}

/** Contact and address, and the delivery once the address has some. A form that was wrong keeps what was entered. */
export function detailsFields(context: Context, shown: Shown): Html {
  const { cart, quoted, isReady, form } = shown;
  const texts = { ...shownDetails(cart, quoted), ...form };
  const text = (label: string, name: string, autocomplete: string, isOptional = false) =>
    field({ label, name, autocomplete, value: texts[name], isOptional });
  // what an order does not need is not asked for
  const needed = (label: string, name: string, autocomplete: string) =>
    text(label, name, autocomplete, isReady && !texts[name]);
  return html`${field({ label: 'Email address', name: 'email', type: 'email', autocomplete: 'email', value: texts['email'] })}
    ${text('First name', 'firstName', 'given-name', true)} ${text('Last name', 'lastName', 'family-name', true)}
    ${needed('Street and number', 'addressLine', 'address-line1')}
    ${text('Postal code', 'postalCode', 'postal-code', true)} ${needed('City', 'city', 'address-level2')}
    ${needed('Country, such as IE', 'country', 'country')} ${deliverySelect(context, shown)}`;
}

function deliverySelect({ settings }: Context, { cart, quoted: { delivery }, form }: Shown): Html | '' {
  if (delivery.offers.length === 0) return '';
  const money = new Money(settings.currency, 'en');
  const priceOf = (offer: Offer): string => money.format(money.decimal(delivery.priceOf(offer)));
  const isSelected = (offer: Offer): boolean =>
    form['option'] === undefined
      ? isChosenOffer(offer, cart.deliveryMethod)
      : optionValue(offer) === form['option'];
  return html`<label
    >Delivery
    <select name="option">
      ${delivery.offers.map(
        (offer) =>
          html`<option value="${optionValue(offer)}" ${isSelected(offer) ? 'selected' : ''}>${titleOf({ settings }, offer)} (${priceOf(offer)})</option>`,
      )}
    </select></label
  >`;
}

/** The form of the page. */
export const checkoutForm = (values: { session: string; prices: string }, content: Html): Html =>
  html`<form method="post" action="/checkout">${hidden(values)} ${content}</form>`;

/** A button for each way in which a payment can end. */
export const paymentButtons = (): Html =>
  html`<p>No money moves here: choose how the payment ends.</p>
    ${button('approved', 'Order and pay', true)} ${button('authorized', 'Order with a later payment')}
    ${button('pending', 'Order with a pending payment')} ${button('declined', 'Order with a declined card')}`;

/** A button that saves the details of the form. As the first one, it is what the enter key presses. */
export const continueButton = (isMain: boolean): Html => button('details', 'Continue', isMain);

/** Each button sends the whole form, and so what is required in it. */
const button = (step: string, text: string, isMain = false): Html =>
  html`<button name="step" value="${step}" ${isMain ? 'class=main' : ''}>${text}</button>`;

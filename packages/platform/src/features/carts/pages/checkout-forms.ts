/** Parts of the checkout page. */
import { html } from 'hono/html';
import type { DeliveryTimeSlot } from 'storewire';
import type { Context } from '../../../kernel/context/context.ts';
import { type Form, field, hidden, submit } from '../../../kernel/pages/forms.ts';
import { alertOf, type Html } from '../../../kernel/pages/layout.ts';
import { Money } from '../../../kernel/values/money.ts';
import { addressText, factsHtml } from '../../orders/summary.ts';
import { completeAddress } from '../../pricing/addresses.ts';
import { calculationErrors } from '../../pricing/calculation-errors.ts';
import type { Offer } from '../../pricing/delivery.ts';
import type { Quote } from '../../pricing/quote.ts';
import { type ChosenOption, isChosenOffer } from '../../pricing/quoted-delivery.ts';
import { cartViolations } from '../cart-violations.ts';
import { billingOf, destinationOf, type StoredCart } from '../stored-cart.ts';

/** Who gets the order, where and how, as it was reviewed at the store front. */
export function reviewedFacts(cart: StoredCart, { delivery: { selected } }: Quote): Html {
  const pickup = selected?.option.pickup;
  const [destination, bill] = [destinationOf(cart), billingOf(cart)].map((address) =>
    addressText(address && completeAddress(address)),
  );
  const place = pickup && addressText(completeAddress({ address: pickup.address }));
  return factsHtml([
    ['Contact', cart.fields.customerInfo?.email ?? undefined],
    ['Delivery', selected && [titleOf(selected), place].filter(Boolean).join('\n')],
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

/** The value of a form for a delivery option. */
const optionValue = ({ carrierId, code }: Offer): string => `${carrierId}/${code}`;

/** The delivery option that a form names, if it is offered. */
export const chosenOffer = ({ delivery }: Quote, { option }: Form): Offer | undefined =>
  delivery.offers.find((offer) => optionValue(offer) === option);

/** The title of a delivery option, with its time such as `, 2026-03-02 09:00–12:00 UTC`. */
const titleOf = ({ option, slot }: Offer): string => option.title + slotText(slot);

const slotText = ({ from, to }: DeliveryTimeSlot = {}): string =>
  from && to ? `, ${from.slice(0, 10)} ${from.slice(11, 16)}–${to.slice(11, 16)} UTC` : '';

/** Contact and address, and the delivery once the address has some. A form that was wrong keeps what was entered. */
export function detailsForm(
  context: Context,
  { session, form }: { session: string; form: Form },
  cart: StoredCart,
  quoted: Quote,
): Html {
  const { address, contactDetails } = { ...destinationOf(cart), ...billingOf(cart) };
  const text = (
    label: string,
    name: string,
    autocomplete: string,
    value?: string | null,
    isOptional = false,
  ) => field({ label, name, autocomplete, value: form[name] ?? value ?? '', isOptional });
  return html`<form method="post" action="/checkout">
    ${hidden({ session })}
    ${field({ label: 'Email address', name: 'email', type: 'email', autocomplete: 'email', value: form['email'] ?? cart.fields.customerInfo?.email ?? '' })}
    ${text('First name', 'firstName', 'given-name', contactDetails?.firstName, true)}
    ${text('Last name', 'lastName', 'family-name', contactDetails?.lastName, true)}
    ${text('Street and number', 'addressLine', 'address-line1', address?.addressLine)}
    ${text('Postal code', 'postalCode', 'postal-code', address?.postalCode, true)}
    ${text('City', 'city', 'address-level2', address?.city)}
    ${text('Country, such as IE', 'country', 'country', address?.country)}
    ${deliverySelect(context, cart.deliveryMethod, quoted)}
    ${submit('details', 'Continue', true)}
  </form>`;
}

function deliverySelect(
  { settings }: Context,
  chosen: ChosenOption | undefined,
  { delivery }: Quote,
): Html | '' {
  if (delivery.offers.length === 0) return '';
  const money = new Money(settings.currency, 'en');
  const priceOf = (offer: Offer): string => money.format(money.decimal(delivery.priceOf(offer)));
  return html`<label
    >Delivery
    <select name="option">
      ${delivery.offers.map(
        (offer) =>
          html`<option value="${optionValue(offer)}" ${isChosenOffer(offer, chosen) ? 'selected' : ''}>${titleOf(offer)} (${priceOf(offer)})</option>`,
      )}
    </select></label
  >`;
}

/** A button for each way in which a payment can end. `prices` are those that the buyer sees. */
export const paymentForm = (session: string, prices: string): Html =>
  html`<form method="post" action="/checkout">
    ${hidden({ session, prices })}
    <p>No money moves here: choose how the payment ends.</p>
    ${submit('approved', 'Order and pay', true)}
    ${submit('authorized', 'Order with a later payment')}
    ${submit('pending', 'Order with a pending payment')}
    ${submit('declined', 'Order with a declined card')}
  </form>`;

/** What the form of the checkout page shows and changes: contact, one address with its person, and the delivery. */
import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../../../kernel/context/context.ts';
import type { Form } from '../../../kernel/pages/forms.ts';
import { isCountry } from '../../../kernel/values/place-names.ts';
import { presentIn } from '../../../kernel/values/present.ts';
import { isEmail } from '../../identity/pages/problems.ts';
import type { Offer } from '../../pricing/delivery.ts';
import type { Quote } from '../../pricing/quote.ts';
import { isChosenOffer } from '../../pricing/quoted-delivery.ts';
import { withOffer } from '../cart-changes.ts';
import { quoteStored } from '../cart-quote.ts';
import { isReady } from '../placing/check-cart.ts';
import type { CartFields, StoredCart } from '../stored-cart.ts';
import type { Problem } from './problems.ts';

const ADDRESS = ['addressLine', 'postalCode', 'city', 'country'] as const;
const NAME = ['firstName', 'lastName'] as const;

type Texts<Name extends string> = { readonly [Each in Name]?: string | null | undefined };

/** Two values of a cart. The form shows the first, or the second if there is no first. */
type Pair<T> = readonly [shown: T | undefined, other: T | undefined];

/** Addresses and names: of the delivery first if something is delivered, or else of the bill. */
function pairsOf({ fields }: StoredCart, { delivery: { isNeeded } }: Quote) {
  const { customerInfo, deliveryInfo, paymentInfo } = fields;
  const ordered = <T>(ofDelivery: T, ofBill: T) =>
    isNeeded ? ([ofDelivery, ofBill] as const) : ([ofBill, ofDelivery] as const);
  return {
    ordered,
    addresses: ordered(deliveryInfo?.address, paymentInfo?.billingAddress),
    names: ordered(nameOf(customerInfo), nameOf(paymentInfo?.billingContact)),
  };
}

const nameOf = ({ firstName, lastName }: Texts<'firstName' | 'lastName'> = {}) =>
  presentIn('name', { firstName, lastName }).name;

/** The texts of a cart that the form shows. */
export function shownDetails(cart: StoredCart, quoted: Quote): Form {
  const { addresses, names } = pairsOf(cart, quoted);
  const { addressLine, postalCode, city, country } = addresses[0] ?? addresses[1] ?? {};
  const { firstName, lastName } = names[0] ?? names[1] ?? {};
  const texts = { firstName, lastName, addressLine, postalCode, city, country };
  const email = cart.fields.customerInfo?.email ?? '';
  return Object.fromEntries(Object.entries({ email, ...texts }).map(([name, text]) => [name, text ?? '']));
}

/** The cart with the texts of a form. */
export function withDetails(cart: StoredCart, quoted: Quote, form: Form): StoredCart {
  const { customerInfo = {}, deliveryInfo, paymentInfo } = cart.fields;
  const { firstName: _first, lastName: _last, ...customer } = customerInfo;
  const { firstName: _given, lastName: _family, ...payer } = paymentInfo?.billingContact ?? {};
  const { ordered, addresses, names } = pairsOf(cart, quoted);
  const [destination, billing] = ordered(...edited(ADDRESS, form, addresses));
  const [recipient, payerName] = ordered(...edited(NAME, form, names));
  const fields: CartFields = {
    ...cart.fields,
    customerInfo: { ...customer, ...recipient, email: form['email'] ?? '' },
    ...presentIn('deliveryInfo', { ...deliveryInfo, address: destination }),
    ...presentIn('paymentInfo', {
      ...paymentInfo,
      // without an address of its own, the bill is for the recipient
      billingAddress: billing ?? destination,
      ...presentIn('billingContact', { ...payer, ...(billing ? payerName : (payerName ?? recipient)) }),
    }),
  };
  return { ...cart, fields };
}

/** The cart with the delivery option that a form names, if that is offered. */
export function withChosenOffer(context: Context, cart: StoredCart, { option }: Form): StoredCart {
  const { offers } = quoteStored(context, cart).delivery;
  const offer = offers.find((each) => optionValue(each) === option);
  return offer && !isChosenOffer(offer, cart.deliveryMethod) ? withOffer(cart, offer) : cart;
}

/** The value of a form for a delivery option. */
export const optionValue = ({ carrierId, code }: Offer): string => `${carrierId}/${code}`;

/** What is wrong with the texts that were entered. Only an order that needs no address has none. */
export function problemIn(context: Context, cart: StoredCart, quoted: Quote): Problem | undefined {
  if (!isEmail(cart.fields.customerInfo?.email ?? '')) return 'email';
  const [address] = pairsOf(cart, quoted).addresses;
  const isComplete = address ? isCountry(address.country ?? '') : isReady(context, cart, quoted);
  return isComplete ? undefined : 'country';
}

/**
 * A pair after a form. The shown value stays whole if none of its texts was changed, and else is what was entered. The
 * other value follows if it was the same.
 */
function edited<Name extends string, T extends Texts<Name>>(
  names: readonly Name[],
  form: Form,
  [shown, other]: Pair<T>,
): Pair<T | Texts<Name>> {
  const before = shown ?? other;
  const isSame = names.every((name) => entered(form[name]) === entered(before?.[name]));
  const filledIn: { [Each in Name]?: string } = {};
  for (const name of names) if (entered(form[name]) !== '') filledIn[name] = entered(form[name]);
  const isEmpty = Object.keys(filledIn).length === 0;
  const after = isSame ? before : isEmpty ? undefined : filledIn;
  return [after, isDeepStrictEqual(other, before) ? after : other];
}

/** A text as browsers send it, within the limits of the contract. */
const entered = (text: string | null | undefined): string =>
  (text ?? '')
    .replaceAll(/[\r\n]/g, '')
    .trim()
    .slice(0, 50);

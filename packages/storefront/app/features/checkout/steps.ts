import type { CalculateCartV2Response, CartV2, LineItem } from 'storewire';
import type { AddressValues } from '../../form/address.ts';
import type { FormResult } from '../../form/form-result.ts';
import { isZero } from '../../format/money.ts';
import { isDelivered } from '../../shop/cart/shop-cart.ts';
import type { DeliveryChoice } from './delivery-methods.ts';

/** A step of the checkout. */
export type StepId = 'contact' | 'delivery' | 'review';

/** What a step of the checkout shows. */
export interface StepProps {
  purchase: CalculateCartV2Response;
  delivery: DeliveryChoice;
  /** What the server answered to the last form of the page. */
  result: StepResult | undefined;
  isMember: boolean;
  /** What the account of a member has. */
  known: KnownContact | undefined;
}

/** Email address and addresses of a member, to start with. The addresses are those of the account. */
export interface KnownContact {
  email: string;
  addresses: AddressValues[];
}

/** What a form was answered with, unless it led to another page. */
export interface StepResult extends FormResult {
  /** Something to look at before the order is placed. */
  notice?: 'totalsChanged' | 'orderChanged' | 'unknown';
  /** The cart is that of another session: of this buyer, who was signed in or not. */
  expired?: 'member' | 'guest';
}

/** Whether the order needs an address: for the delivery, or for the bill. */
export const needsAddress = ({ cart, summary }: CalculateCartV2Response): boolean =>
  isDelivered(cart) || !isZero(summary.priceSummary?.total?.amount ?? '0');

/** Whether delivery and tax are in the total. Net prices are taxed as the address says. */
export const isTotalKnown = ({ cart, summary }: CalculateCartV2Response): boolean =>
  isDelivered(cart)
    ? summary.deliverySummary !== undefined
    : summary.taxSummary?.pricesIncludeTax === true || cart.paymentInfo?.billingAddress !== undefined;

/** What a gift card leaves to pay, or the total, with its name among the texts of totals. */
export function amountOf(purchase: CalculateCartV2Response) {
  const { giftCards = [], totalAfterGiftCards } = purchase.summary.paymentSummary ?? {};
  const isTotal = giftCards.length === 0;
  const amount = isTotal ? purchase.summary.priceSummary?.total : totalAfterGiftCards;
  const [whole, rest] = isTotalKnown(purchase)
    ? (['total', 'toPay'] as const)
    : (['totalSoFar', 'toPaySoFar'] as const);
  return { name: isTotal ? whole : rest, amount: amount?.amount ?? '0' };
}

/** The steps of a cart. What is downloaded needs no delivery. */
export const stepsOf = (cart: CartV2): readonly StepId[] =>
  isDelivered(cart) ? ['contact', 'delivery', 'review'] : ['contact', 'review'];

/** The URL of a step. It names the cart, so that Back still leads to the cart after its order. */
export const stepPath = (checkout: string, { id }: CartV2, step: StepId): string =>
  `${checkout}?cart=${id}&step=${step}`;

/** Whether the order cannot be placed: the shop objects, or has fewer pieces than the buyer wants. */
export const isBlocked = ({ cart, summary }: CalculateCartV2Response): boolean =>
  summary.violations.some(({ severity }) => severity === 'ERROR') || cart.lineItems.some(isShort);

/** Whether the shop has fewer pieces of a line than the buyer wants. A status that is not known here prevents no order. */
export const isShort = ({ status }: LineItem): boolean =>
  status === 'PARTIALLY_IN_STOCK' || status === 'OUT_OF_STOCK' || status === 'REMOVED_FROM_CATALOG';

/** The last form of the checkout: the payment page, or the order at once. For the server only. */
import { redirect, redirectDocument } from 'react-router';
import { isStoreError } from 'storewire';
import { createOrderFromCheckout, getCheckout, updateCheckout } from 'storewire/operations';
import { createRedirect } from 'storewire/redirects';
import { textIn } from '../../form/form-text.ts';
import type { Paths } from '../../routing/paths.ts';
import { isUnknownOutcome, toFailure } from '../../store/failure.ts';
import { findOrder } from '../purchase/open-purchase.ts';
import { toAddress, toAddressValues } from './entries.ts';
import { isBlocked, isDelivered, isPaid, needsAddress } from './steps.ts';
import { billingOf, type StepResult, type Submission } from './submit-step.ts';

/** Where the payment page leads back to. */
export interface PlaceOptions {
  paths: Paths;
  /** Origin of the store front. */
  origin: string;
  isMember: boolean;
}

/** Query parameter with the checkout whose payment page was left. */
export const RETURNED_FROM = 'payment';

/** Places the order: on the payment page, or here if nothing is left to pay. There is never a second order. */
export async function placeOrder(
  submission: Submission,
  options: PlaceOptions,
): Promise<StepResult | Response> {
  const { client, form, text } = submission;
  const { address, problems } = billingOf(form, text);
  const hasAgreed = form.has('terms');
  const missing = { ...problems, ...(hasAgreed ? {} : { terms: text.checkout.termsMissing }) };
  // without JavaScript, the fields of another billing address are shown by the next page
  const billing =
    address ?? (isBillingMissing(submission) ? toAddressValues(submission.checkout.billingInfo) : undefined);
  if (Object.keys(missing).length > 0 || (billing && !address))
    return {
      intent: 'place',
      problems: missing,
      values: { note: textIn(form, 'note'), ...(billing && { billing }) },
    };
  const checkout = await saveLastEntries(submission, address);
  const id = checkout.id ?? '';
  // in another tab, in the meantime
  if (checkout.completed) return toPlacedOrder(submission, id, options);
  if (isBlocked(checkout)) return { intent: 'place' };
  if (checkout.priceSummary?.total?.amount !== form.get('total'))
    return { intent: 'place', notice: 'totalsChanged' };
  if (!isPaid(checkout)) return openPaymentPage(submission, id, options);
  try {
    const { orderId = '' } = await createOrderFromCheckout(client, { id });
    // the whole page is loaded again, with an empty cart
    return redirectDocument(options.paths.order(orderId), 303);
  } catch (error) {
    return afterFailure(submission, id, error, options);
  }
}

/** Redirects to the payment page of a checkout. The checkout stays open until its order is placed there. */
export async function openPaymentPage(
  { client, path }: Pick<Submission, 'client' | 'path'>,
  checkoutId: string,
  { origin }: PlaceOptions,
): Promise<Response> {
  const back = pathAfterPayment(path, checkoutId);
  const callbacks = { thankYouPageUrl: `${path}/placed`, cartPageUrl: back, postFlowUrl: back };
  const { url } = await createRedirect(client, { ecomCheckout: { checkoutId }, callbacks }, { origin });
  return redirectDocument(url, 303);
}

/** Whether the bill goes elsewhere, but the form had no fields for that address. */
const isBillingMissing = ({ form, checkout }: Submission): boolean =>
  isDelivered(checkout) && needsAddress(checkout) && !form.has('billingSame') && !form.has('hasBilling');

async function saveLastEntries(
  { client, form, checkout }: Submission,
  billing: ReturnType<typeof billingOf>['address'],
) {
  const id = checkout.id ?? '';
  const note = textIn(form, 'note');
  const billingInfo = billing
    ? toAddress(billing)
    : form.has('billingSame') && isDelivered(checkout)
      ? toAddress(toAddressValues(checkout.shippingInfo?.shippingDestination))
      : undefined;
  const isChanged = billingInfo !== undefined || note !== (checkout.buyerNote ?? '');
  const saved = isChanged
    ? await updateCheckout(client, {
        id,
        checkout: { buyerNote: note || null, ...(billingInfo && { billingInfo }) },
      })
    : await getCheckout(client, { id });
  return saved.checkout;
}

/** After a failure, only the checkout shows whether the order was placed. */
async function afterFailure(
  submission: Submission,
  id: string,
  error: unknown,
  options: PlaceOptions,
): Promise<StepResult | Response> {
  const wasPlaced = isStoreError(error) && REPEATED.includes(error.code ?? '');
  if (!wasPlaced && !isUnknownOutcome(error)) return { intent: 'place', failure: toFailure(error) };
  const read = await getCheckout(submission.client, { id }).catch(() => undefined);
  if (!read) return { intent: 'place', notice: 'unknown', failure: toFailure(error) };
  if (!read.checkout.completed) return { intent: 'place', failure: toFailure(error) };
  return toPlacedOrder(submission, id, options);
}

/** Redirects to the order of a checkout, or if that is unknown to what the checkout says of it. */
async function toPlacedOrder(
  { client, path }: Submission,
  id: string,
  { paths, isMember }: PlaceOptions,
): Promise<Response> {
  const orderId = isMember ? await findOrder(client, id) : undefined;
  return orderId === undefined
    ? redirect(pathAfterPayment(path, id), 303)
    : redirectDocument(paths.order(orderId), 303);
}

/** The path of a checkout whose payment page was left, or whose order was placed. */
export const pathAfterPayment = (path: string, checkoutId: string): string =>
  `${path}?${RETURNED_FROM}=${encodeURIComponent(checkoutId)}`;

const REPEATED = ['CHECKOUT_ALREADY_PAID', 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS'];

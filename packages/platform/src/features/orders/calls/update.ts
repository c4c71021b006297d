/** What merchants may change of an order. */

import { isDeepStrictEqual } from 'node:util';
import type { OrderInput, OrderTagsInput } from 'storewire';
import type { Context } from '../../../kernel/context/context.ts';
import { ApplicationError, invalid } from '../../../kernel/errors/failure.ts';
import type { Received } from '../../../kernel/inputs/received.ts';
import { pathsOf, updated } from '../../../kernel/inputs/update.ts';
import { optional } from '../../../kernel/values/present.ts';
import { completeAddress } from '../../pricing/addresses.ts';
import { saveOrder, visibleOrder } from '../ledger.ts';
import type { StoredOrder } from '../stored-order.ts';

/** The properties that an update changes. The others that a request contains stay. */
const CHANGEABLE = [
  'buyerInfo.email',
  'buyerLanguage',
  'weightUnit',
  'billingInfo',
  'archived',
  'attributionSource',
  'seenByAHuman',
  'recipientInfo',
  'shippingInfo.logistics.shippingDestination',
  'extendedFields',
];

/**
 * Changes an order. With a mask, the named paths only, where a missing value clears.
 * Throws a `Failure` before any change.
 */
export function updateOrder(
  context: Context,
  id: string,
  changes: Received<OrderInput>,
  mask?: string,
): StoredOrder {
  const order = visibleOrder(context, id);
  checkReviewed(order);
  const paths = changeablePaths(mask);
  const next = paths.length > 0 ? updated(order, changes, paths) : updated(order, changeableOf(changes));
  const { billingInfo, recipientInfo, shippingInfo, buyerInfo } = next;
  const { shippingDestination, pickupDetails } = shippingInfo?.logistics ?? {};
  if (shippingDestination && pickupDetails)
    invalid(DESTINATION, 'ONE_OF_ALIGNMENT', 'cannot be set for an order that is picked up');
  for (const [name, before] of Object.entries({
    billingInfo: order.billingInfo,
    recipientInfo: order.recipientInfo,
  }))
    if (before?.contactDetails && !{ billingInfo, recipientInfo }[name]?.contactDetails)
      invalid(`order.${name}.contactDetails`, 'REQUIRED_FIELD', 'cannot be removed');
  const before = order.shippingInfo?.logistics?.shippingDestination;
  const destination = shippingDestination && completeAddress(shippingDestination);
  return saveOrder(
    context,
    {
      ...next,
      weightUnit: next.weightUnit ?? order.weightUnit,
      attributionSource: next.attributionSource ?? order.attributionSource,
      ...optional('billingInfo', billingInfo, completeAddress),
      ...optional('recipientInfo', recipientInfo, completeAddress),
      ...(shippingInfo && {
        shippingInfo: {
          ...shippingInfo,
          title: shippingInfo.title ?? '',
          logistics: { ...shippingInfo.logistics, ...(destination && { shippingDestination: destination }) },
        },
      }),
    },
    [
      ...(buyerInfo?.email === order.buyerInfo?.email ? [] : [{ activityType: 'EMAIL_EDITED' as const }]),
      ...(isDeepStrictEqual(destination, before)
        ? []
        : [{ activityType: 'SHIPPING_ADDRESS_EDITED' as const }]),
    ],
  );
}

const DESTINATION = 'order.shippingInfo.logistics.shippingDestination';

/** An order that waits for a review, or was rejected by one, cannot change. */
export function checkReviewed({ status }: StoredOrder): void {
  if (status === 'PENDING' || status === 'REJECTED') throw new ApplicationError(`ORDER_IS_${status}`);
}

/** The changeable paths that a mask names, with a part of them or as a part. */
const changeablePaths = (mask: string | undefined): string[] =>
  pathsOf(mask).flatMap((path) => {
    if (CHANGEABLE.some((each) => path === each || path.startsWith(`${each}.`))) return path;
    const parts = CHANGEABLE.filter((each) => each.startsWith(`${path}.`));
    return parts.length > 0 ? parts : invalid('fieldMask', 'FIELD_NOT_ALLOWED', `cannot contain ${path}`);
  });

/** The changeable properties of a request. */
function changeableOf({ buyerInfo, shippingInfo, ...changes }: Received<OrderInput>): object {
  const simple = Object.entries(changes).filter(([name]) => CHANGEABLE.includes(name));
  const { shippingDestination } = shippingInfo?.logistics ?? {};
  return {
    ...Object.fromEntries(simple),
    ...(buyerInfo?.email !== undefined && { buyerInfo: { email: buyerInfo.email } }),
    ...(shippingDestination && { shippingInfo: { logistics: { shippingDestination } } }),
  };
}

/** Most tags of one kind that the contract allows. */
const MAX_TAGS = 100;

/** Adds and removes tags of an order. A tag that is in both lists is set. */
export function updateTags(
  context: Context,
  id: string,
  {
    assignTags = {},
    unassignTags = {},
  }: { assignTags?: Received<OrderTagsInput>; unassignTags?: Received<OrderTagsInput> },
): StoredOrder {
  const order = visibleOrder(context, id);
  const next = (kind: 'tags' | 'privateTags') => {
    const removed = unassignTags[kind]?.tagIds ?? [];
    const stay = (order.tags?.[kind]?.tagIds ?? []).filter((tag) => !removed.includes(tag));
    const tagIds = [...new Set([...stay, ...(assignTags[kind]?.tagIds ?? [])])];
    if (tagIds.length > MAX_TAGS)
      invalid(`assignTags.${kind}.tagIds`, 'MAX_SIZE', `makes more than ${MAX_TAGS} tags`, {
        threshold: MAX_TAGS,
      });
    return { tagIds };
  };
  return saveOrder(context, { ...order, tags: { privateTags: next('privateTags'), tags: next('tags') } });
}

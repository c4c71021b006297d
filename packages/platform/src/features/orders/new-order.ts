/** What all new orders have, those of carts and those that a merchant records. */
import type { CreatedBy, OrderBuyerInfo } from 'storewire';
import type { Context } from '../../kernel/context/context.ts';
import { contactOf } from '../members/contacts.ts';

/** The next number of an order, which counts up. */
export const nextNumber = ({ ids }: Pick<Context, 'ids'>): string => String(ids.next('order.number', 10_001));

/** Whose order it is: the shopper who created it, or for whom a merchant did. */
export function ownerOf({
  createdBy = {},
  buyerInfo = {},
}: {
  createdBy?: CreatedBy;
  buyerInfo?: OrderBuyerInfo;
}): string | null {
  const memberId = createdBy.memberId ?? (createdBy.visitorId ? undefined : buyerInfo.memberId);
  const visitorId = createdBy.visitorId ?? buyerInfo.visitorId;
  if (memberId) return `member:${memberId}`;
  return visitorId ? `visitor:${visitorId}` : null;
}

/** The buyer with its contact, which is created if the shop does not know the address. */
export function withContact(context: Context, buyerInfo: OrderBuyerInfo): OrderBuyerInfo {
  const { email, contactId } = buyerInfo;
  return email && !contactId ? { ...buyerInfo, contactId: contactOf(context, email).id } : buyerInfo;
}

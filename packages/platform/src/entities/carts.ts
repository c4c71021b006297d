import type { CartInput } from 'storewire';
import type { Received } from '../base/received.ts';
import { date, unique } from '../data/columns.ts';
import { defineEntity } from '../data/entity.ts';
import type { MerchantReduction, StoredLine } from './stored-line.ts';

/** A cart as it is stored: what the buyer chose. Prices and availability are found when it is read. */
export interface StoredCart {
  id: string;
  owner: CartOwner;
  lines: StoredLine[];
  /** What calls change by a field mask. */
  info: Received<CartInput>;
  couponCode?: string;
  merchantDiscounts: MerchantReduction[];
  checkoutId?: string;
  purchaseFlowId: string;
  revision: number;
  createdDate: string;
  updatedDate: string;
}

/** A visitor or a member, who owns carts, checkouts and orders. */
export interface ShopperId {
  role: 'visitor' | 'member';
  id: string;
}

/** A caller has one cart. That of a merchant is of the user of the site. */
export type CartOwner = ShopperId | { role: 'merchant'; id: string };

/** The owner as the contract describes the buyer of a cart. */
export function ownerId({
  role,
  id,
}: CartOwner): { visitorId: string } | { memberId: string } | { userId: string } {
  if (role === 'merchant') return { userId: id };
  return role === 'member' ? { memberId: id } : { visitorId: id };
}

export const carts = defineEntity<StoredCart>()({
  name: 'cart',
  columns: {
    owner: unique(({ owner }) => `${owner.role}:${owner.id}`),
    updatedDate: date(({ updatedDate }) => updatedDate),
  },
});

import type { ChannelType, Checkout, CheckoutInput, CreatedBy } from 'storewire';
import type { Language } from '../base/language.ts';
import type { Received } from '../base/received.ts';
import { date, text } from '../data/columns.ts';
import { defineEntity } from '../data/entity.ts';
import type { ShopperId } from './carts.ts';
import type { MerchantReduction, StoredLine } from './stored-line.ts';

/** A checkout as it is stored. Totals, options and errors are calculated when it is read. */
export interface StoredCheckout {
  id: string;
  /** The visitor or member who created it. Undefined if a merchant did. */
  owner?: ShopperId;
  createdBy: CreatedBy;
  lines: StoredLine[];
  /** What calls change by a field mask. */
  info: Received<CheckoutInput>;
  channelType: ChannelType;
  /** The language in which the buyer reads the shop, if it is known. */
  language?: Language;
  contactId?: string;
  couponCode?: string;
  giftCard?: { code: string; amount?: string };
  merchantDiscounts: MerchantReduction[];
  overrideCheckoutUrl?: string;
  cartId?: string;
  purchaseFlowId: string;
  completed: boolean;
  /** The checkout when it was completed. */
  final?: Checkout;
  /** The order that was made from it. */
  orderId?: string;
  /** Prices and stock as its buyer and the merchant last saw them. */
  seen: Partial<Record<Viewer, string>>;
  createdDate: string;
  updatedDate: string;
}

/** Whom a checkout is shown to: its buyer, by a call or a page, or a merchant. */
export type Viewer = 'buyer' | 'merchant';

export const checkouts = defineEntity<StoredCheckout>()({
  name: 'checkout',
  columns: {
    cartId: text(({ cartId }) => cartId),
    orderId: text(({ orderId }) => orderId),
    updatedDate: date(({ updatedDate }) => updatedDate),
  },
});

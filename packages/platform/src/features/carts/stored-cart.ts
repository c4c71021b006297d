import type {
  AddressWithContactInput,
  CartSourceInput,
  CartV2,
  ChannelType,
  CreatedBy,
  CustomFieldInput,
  ExtendedFields,
  FormSubmission,
} from 'storewire';
import type { Received } from '../../kernel/inputs/received.ts';
import { date, text, unique } from '../../kernel/store/columns.ts';
import { defineEntity } from '../../kernel/store/entity.ts';
import type { ChosenMembership } from '../pricing/memberships.ts';
import type { ChosenOption } from '../pricing/quoted-delivery.ts';
import type { MerchantReduction, StoredLine } from '../pricing/stored-line.ts';

/** A cart as it is stored, from the first item to the order. Totals and errors are calculated when it is read. */
export interface StoredCart {
  id: string;
  /** Id of the cart in version 1. A checkout that was made for a cart names it as well. */
  cartId?: string;
  /** Whether it is the current cart of its owner. */
  isCurrent: boolean;
  /** Undefined if a merchant created it for a buyer. */
  owner?: CartOwner;
  /** Whether the first shopper who opens it becomes its owner. */
  isOpen?: boolean;
  createdBy: CreatedBy;
  lines: StoredLine[];
  /** What calls change. */
  info: CartInfo;
  channelType: ChannelType;
  /** The language in which the buyer reads the shop, if it is known, by ISO 639-1. */
  language?: string;
  contactId?: string;
  /** `id` is that of the coupon in the cart. */
  coupon?: { id: string; code: string };
  /** `id` is that of the gift card in the cart. */
  giftCard?: { id: string; code: string; amount?: string };
  merchantDiscounts: MerchantReduction[];
  overrideCheckoutUrl?: string;
  externalReferences?: Received<NonNullable<CartSourceInput['externalReferences']>>;
  formSubmissions?: Received<FormSubmission>[];
  /** A preview of an editor, which cannot be ordered. */
  isDemo?: boolean;
  purchaseFlowId: string;
  revision: number;
  completed: boolean;
  /** What is shown of it since it was completed, whatever becomes of its discounts later. */
  final?: CartV2;
  /** The order that was made from it. */
  orderId?: string;
  createdDate: string;
  updatedDate: string;
}

/** What buyer and merchant say about a cart. */
export interface CartInfo {
  buyerInfo?: { email?: string | null; contactId?: string | null };
  billingInfo?: Received<AddressWithContactInput>;
  shippingInfo?: {
    shippingDestination?: Received<AddressWithContactInput>;
    selectedCarrierServiceOption?: ChosenOption;
  };
  buyerNote?: string | null;
  customFields?: Received<CustomFieldInput>[];
  /** Takes precedence over the memberships of lines. */
  membershipOptions?: { selectedMemberships?: { memberships?: ChosenMembership[] } };
  extendedFields?: ExtendedFields;
  customSettings?: {
    lockGiftCard?: boolean;
    lockCouponCode?: boolean;
    disabledPolicyAgreementCheckbox?: boolean;
    disabledManualPayment?: boolean;
  };
  customContentReference?: { appId?: string; componentId?: string };
  externalReference?: { appId?: string; resourceId?: string | null };
  businessLocationId?: string | null;
  taxExemptGroupId?: string | null;
}

/** A visitor or a member, who owns carts and orders. */
export interface ShopperId {
  role: 'visitor' | 'member';
  id: string;
}

/** A caller has one current cart. That of a merchant is of the user of the site. */
export type CartOwner = ShopperId | { role: 'merchant'; id: string };

/** The owner as the contract describes the buyer of a cart. */
export function ownerId({
  role,
  id,
}: CartOwner): { visitorId: string } | { memberId: string } | { userId: string } {
  if (role === 'merchant') return { userId: id };
  return role === 'member' ? { memberId: id } : { visitorId: id };
}

/** The owner, unless it is the site. */
export const shopperOf = ({ owner }: Pick<StoredCart, 'owner'>): ShopperId | undefined =>
  owner && owner.role !== 'merchant' ? { role: owner.role, id: owner.id } : undefined;

export const carts = defineEntity<StoredCart>()({
  name: 'cart',
  columns: {
    currentOf: unique(({ owner, isCurrent }) =>
      isCurrent && owner ? `${owner.role}:${owner.id}` : undefined,
    ),
    cartId: text(({ cartId }) => cartId),
    orderId: text(({ orderId }) => orderId),
    updatedDate: date(({ updatedDate }) => updatedDate),
  },
});

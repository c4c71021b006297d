import type {
  AddressWithContactInput,
  CartV2,
  CartV2Input,
  ChannelType,
  CreatedBy,
  CustomFieldInput,
  FormSubmission,
} from 'storewire';
import type { Received } from '../../kernel/inputs/received.ts';
import { text, unique } from '../../kernel/store/columns.ts';
import { defineEntity } from '../../kernel/store/entity.ts';
import { presentIn } from '../../kernel/values/present.ts';
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
  fields: CartFields;
  deliveryMethod?: ChosenOption;
  /** The language in which the buyer reads the shop, if it is known, by ISO 639-1. */
  language?: string;
  contactId?: string;
  /** `id` is that of the coupon in the cart. */
  coupon?: { id: string; code: string };
  /** `id` is that of the gift card in the cart. */
  giftCard?: { id: string; code: string; amount?: string };
  /** Version 1 sets them. */
  merchantDiscounts: MerchantReduction[];
  formSubmissions?: Received<FormSubmission>[];
  /** What version 1 adds to the order. */
  customFields?: Received<CustomFieldInput>[];
  purchaseFlowId: string;
  revision: number;
  /** The tokens of the prices that were last shown to its buyer and to a merchant. */
  seen?: Partial<Record<Viewer, string>>;
  completed: boolean;
  /** What is shown of it since it was completed, whatever becomes of its discounts later. */
  final?: CartV2;
  /** The order that was made from it. */
  orderId?: string;
  createdDate: string;
  updatedDate: string;
}

/** Whom a cart is shown to. */
export type Viewer = 'buyer' | 'merchant';

/** What requests say about a cart, as version 2 of the contract has it. */
export type CartFields = Received<CartV2Input>;

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

/** Where the buyer was, such as in a shop on the web. */
export const channelOf = ({ fields }: Pick<StoredCart, 'fields'>): ChannelType =>
  fields.source?.channelType ?? 'WEB';

type Address = Received<AddressWithContactInput>;

/** Where a cart is sent, and who gets it. */
export function destinationOf({ fields }: Pick<StoredCart, 'fields'>): Address | undefined {
  const { firstName, lastName, phone, company, vatId } = fields.customerInfo ?? {};
  return presentIn('destination', {
    address: fields.deliveryInfo?.address,
    ...presentIn('contactDetails', { firstName, lastName, phone, company, vatId }),
  }).destination;
}

/** Who pays for a cart. */
export const billingOf = ({
  fields: { paymentInfo = {} },
}: Pick<StoredCart, 'fields'>): Address | undefined =>
  presentIn('billing', { address: paymentInfo.billingAddress, contactDetails: paymentInfo.billingContact })
    .billing;

export const carts = defineEntity<StoredCart>()({
  name: 'cart',
  columns: {
    currentOf: unique(({ owner, isCurrent }) =>
      isCurrent && owner ? `${owner.role}:${owner.id}` : undefined,
    ),
    cartId: text(({ cartId }) => cartId),
  },
});

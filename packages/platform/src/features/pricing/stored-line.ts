/** Lines of carts and checkouts as they are stored, and the item that each of them sells. */
import type {
  CatalogOverrideFieldsInput,
  CatalogReference,
  CheckoutLineItem,
  CustomLineItem,
  ExtendedFields,
  ItemAvailabilityInfo,
  TaxableAddress,
} from 'storewire';
import type { Received } from '../../kernel/inputs/received.ts';

/** What was asked for. What it costs and shows is found when it is read. */
export interface StoredLine {
  id: string;
  quantity: number;
  catalogReference?: Received<CatalogReference>;
  overrides?: Received<CatalogOverrideFieldsInput>;
  custom?: Received<CustomLineItem>;
  taxableAddress?: TaxableAddress;
  extendedFields?: ExtendedFields;
  selectedMembership?: { id: string; appId: string };
  /** A membership that a plan of the same cart will give. */
  futureMembership?: { lineItemId?: string; benefitId?: string };
  inventoryAppId?: string;
  /** The item when the cart last changed: the price of version 2, and of items that leave the catalog. */
  known: LineItem;
  /** How much of it there was when the cart last changed. */
  availability?: ItemAvailabilityInfo;
}

/** A reduction that the merchant gives one purchase. */
export interface MerchantReduction {
  id: string;
  amount: string;
}

type ShownProperty =
  | 'productName'
  | 'url'
  | 'descriptionLines'
  | 'media'
  | 'physicalProperties'
  | 'itemType'
  | 'subscriptionOptionInfo'
  | 'digitalFile'
  | 'serviceProperties'
  | 'rootCatalogItemId'
  | 'priceDescription'
  | 'deliveryProfileId'
  | 'policies'
  | 'modifierGroups'
  | 'paymentOption'
  | 'customLineItem'
  | 'priceUndetermined'
  | 'fixedQuantity'
  | 'savePaymentMethod'
  | 'membersOnly';

/** An item as its line shows and prices it. */
export interface LineItem {
  shown: Pick<CheckoutLineItem, ShownProperty>;
  /** Of one piece with its extras, as a decimal. */
  price: string;
  fullPrice: string;
  /** What the extras of one piece cost. */
  modifiers?: string | undefined;
  /** What is paid at once for one piece. */
  deposit?: string | undefined;
  taxGroupId?: string | undefined;
  productId?: string | undefined;
  collectionIds: readonly string[];
}

/** What most lines have in common. */
export const USUAL = {
  paymentOption: 'FULL_PAYMENT_ONLINE',
  priceUndetermined: false,
  fixedQuantity: false,
  savePaymentMethod: false,
  membersOnly: false,
} as const;

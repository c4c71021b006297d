/** Lines of carts and checkouts as they are stored, and the item that each of them sells. */
import type {
  CatalogReference,
  CustomModifierGroup,
  DescriptionLine,
  ExtendedFields,
  Image,
  ImageInput,
  ItemType,
  MultiCurrencyPrice,
  PageUrlV2,
  PaymentOptionOverrideInput,
  PaymentOptionType,
  PhysicalProperties,
  PhysicalPropertiesInput,
  Policy,
  PriceDescription,
  PriceDescriptionInput,
  ProductName,
  SecuredMedia,
  ServiceProperties,
  SubscriptionDescription,
  SubscriptionOptionInfo,
  SubscriptionSettings,
  SubscriptionTitle,
  TaxableAddress,
  TranslatableString,
} from 'storewire';
import type { Received } from '../../kernel/inputs/received.ts';

/** What was asked for, and the item as it was when the cart last changed. */
export interface StoredLine {
  id: string;
  quantity: number;
  catalogReference?: Received<CatalogReference>;
  overrides?: Received<ItemOverrides>;
  custom?: Received<CustomItem>;
  taxableAddress?: TaxableAddress;
  extendedFields?: ExtendedFields;
  selectedMembership?: { id: string; appId: string };
  /** A membership that a plan of the same cart will give. */
  futureMembership?: { lineItemId?: string; benefitId?: string };
  inventoryAppId?: string;
  item: SoldItem;
}

/** What a merchant sells differently from the catalog. */
export interface ItemOverrides {
  productName?: ProductName;
  price?: string | null;
  fullPrice?: string | null;
  descriptionLines?: DescriptionLine[];
  physicalProperties?: PhysicalPropertiesInput;
  image?: ImageInput;
  paymentOption?: PaymentOptionOverrideInput;
  depositAmount?: string | null;
  savePaymentMethod?: boolean | null;
  inventoryAppId?: string | null;
}

/** An item that a merchant describes and prices. */
export interface CustomItem {
  quantity?: number;
  price: string;
  fullPrice?: string | null;
  depositAmount?: string | null;
  priceDescription?: PriceDescriptionInput;
  priceUndetermined?: boolean;
  productName?: ProductName;
  descriptionLines?: DescriptionLine[];
  media?: ImageInput;
  url?: PageUrlV2;
  itemType: ItemType;
  policies?: Policy[];
  physicalProperties?: PhysicalPropertiesInput;
  serviceProperties?: ServiceProperties;
  digitalFile?: SecuredMedia;
  subscriptionOptionInfo?: CustomSubscription;
  modifierGroups?: CustomModifierGroup[];
  quantityAvailable?: number | null;
  fixedQuantity?: boolean;
  membersOnly?: boolean;
  paymentOption?: PaymentOptionType;
  catalogReference?: CatalogReference;
  rootCatalogItemId?: string | null;
  deliveryProfileId?: string | null;
  taxGroupId?: string | null;
  taxableAddress?: TaxableAddress;
}

/** A subscription with what is left out by requests. */
interface CustomSubscription {
  subscriptionSettings?: Partial<SubscriptionSettings>;
  title?: Partial<SubscriptionTitle>;
  description?: Partial<SubscriptionDescription>;
}

/** A reduction that the merchant gives one purchase. */
export interface MerchantReduction {
  id: string;
  amount: string;
}

/** What a line shows of its item. */
export interface ShownItem {
  productName?: ProductName;
  url?: PageUrlV2;
  descriptionLines?: DescriptionLine[];
  media?: Image;
  physicalProperties?: PhysicalProperties;
  itemType?: ItemType;
  subscriptionOptionInfo?: SubscriptionOptionInfo;
  digitalFile?: SecuredMedia;
  serviceProperties?: ServiceProperties;
  rootCatalogItemId?: string | null;
  priceDescription?: PriceDescription;
  deliveryProfileId?: string | null;
  policies?: Policy[];
  modifierGroups?: ShownModifierGroup[];
  paymentOption: PaymentOptionType;
  customLineItem: boolean;
  priceUndetermined: boolean;
  fixedQuantity: boolean;
  savePaymentMethod: boolean;
  membersOnly: boolean;
}

/** Extras of an item. */
export interface ShownModifierGroup {
  id?: string;
  name?: TranslatableString;
  modifiers?: {
    id?: string;
    quantity?: number | null;
    label?: TranslatableString;
    details?: TranslatableString;
    price?: MultiCurrencyPrice;
  }[];
}

/** An item as a line sells it: what price, stock, conditions and views of a line need. */
export interface SoldItem {
  shown: ShownItem;
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
  /** How many pieces there are. Missing if they are not counted. */
  available?: number | undefined;
  /** Why the catalog does not sell it now. It then is as it was last sold, if it was. */
  refusal?: Refusal | undefined;
}

/** Why the catalog does not sell what a reference names. */
export type Refusal =
  /** `gone` and `hidden` are products, `variant` is missing, and so is a part of what is `incomplete`. */
  | { reason: 'gone' | 'hidden' | 'variant' | 'incomplete' }
  /** What is wrong with a property of the options. */
  | { reason: 'options'; field: string; description: string };

/** How much of an item there is, for as many pieces as a line asks for. */
export interface ItemAvailability {
  status: 'AVAILABLE' | 'NOT_FOUND' | 'NOT_AVAILABLE' | 'PARTIALLY_AVAILABLE';
  /** Missing if pieces are not counted. */
  quantityAvailable?: number;
}

export function availabilityOf({
  item: { available, refusal },
  quantity,
}: Pick<StoredLine, 'item' | 'quantity'>): ItemAvailability {
  if (refusal?.reason === 'gone') return { status: 'NOT_FOUND' };
  if (available === undefined) return { status: 'AVAILABLE' };
  const status =
    available === 0 ? 'NOT_AVAILABLE' : available < quantity ? 'PARTIALLY_AVAILABLE' : 'AVAILABLE';
  return { status, quantityAvailable: available };
}

/** What most lines have in common. */
export const USUAL = {
  paymentOption: 'FULL_PAYMENT_ONLINE',
  priceUndetermined: false,
  fixedQuantity: false,
  savePaymentMethod: false,
  membersOnly: false,
} as const;

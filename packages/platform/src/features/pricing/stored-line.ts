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

/** What was asked for. What it costs and shows is found when it is read. */
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
  /** The item when the cart last changed: the price of version 2, and of items that leave the catalog. */
  known: PricedItem;
  /** How much of it there was when the cart last changed. */
  availability?: ItemAvailability;
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

/** How much of an item there is. `quantityAvailable` is missing if its pieces are not counted. */
export interface ItemAvailability {
  status: 'AVAILABLE' | 'NOT_FOUND' | 'NOT_AVAILABLE' | 'PARTIALLY_AVAILABLE';
  quantityAvailable?: number;
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

/** An item as its line shows and prices it. */
export interface PricedItem {
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
}

/** What most lines have in common. */
export const USUAL = {
  paymentOption: 'FULL_PAYMENT_ONLINE',
  priceUndetermined: false,
  fixedQuantity: false,
  savePaymentMethod: false,
  membersOnly: false,
} as const;

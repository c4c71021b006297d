import type {
  AddressWithContact,
  ChannelType,
  CreatedBy,
  CustomField,
  ExtendedFields,
  InvalidMembership,
  ItemTaxFullDetails,
  MembershipV1,
  MultiCurrencyPrice,
  WeightUnit,
} from 'storewire';
import type { LineView } from './lines.ts';
import type { ChosenMembership } from './memberships.ts';
import type { DeliveryView, QuoteView } from './quote-view.ts';

/** A cart at the prices of a quote, as its order takes it over and as the hosted page shows it. */
export interface PricedCart extends QuoteView {
  id: string;
  lineItems: PricedCartLine[];
  billingInfo?: AddressWithContact;
  shippingInfo?: DeliveryView & { shippingDestination?: AddressWithContact };
  buyerInfo: {
    visitorId?: string;
    memberId?: string;
    contactId?: string | null;
    email?: string | null;
  };
  buyerNote?: string | null;
  customFields: CustomField[];
  extendedFields?: ExtendedFields;
  membershipOptions: {
    eligibleMemberships: MembershipV1[];
    invalidMemberships: InvalidMembership[];
    /** Missing if none is chosen, and if none was chosen on purpose. */
    selectedMemberships?: { memberships: (ChosenMembership & { lineItemIds: string[] })[] };
  };
  currency: string;
  siteLanguage: string;
  buyerLanguage: string;
  weightUnit: WeightUnit;
  taxIncludedInPrice: boolean;
  channelType: ChannelType;
  createdBy: CreatedBy;
  purchaseFlowId: string;
  createdDate: string;
  updatedDate: string;
}

/** What a line costs in all. */
export interface PricedCartLine extends LineView {
  totalPriceAfterTax?: MultiCurrencyPrice;
  totalPriceBeforeTax?: MultiCurrencyPrice;
  taxDetails?: ItemTaxFullDetails;
  discount?: MultiCurrencyPrice;
}

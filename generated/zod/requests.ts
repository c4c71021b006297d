// Generated from the OpenAPI description by @hey-api/openapi-ts (npx openapi-ts). Do not edit: change the description.

import * as rules from '../../src/runtime/zod.ts';
import * as z from 'zod/v4/mini';
import type { MatchesType } from '../../src/runtime/zod.ts';
import type * as T from '../types.ts';

export const BackInStockTextConditionSchema: z.ZodMiniType<T.BackInStockTextCondition> = /* @__PURE__ */ (() => {
  const BackInStockTextCondition$ = z.nullable(z.union([
      z.string(),
      z.strictObject({
          $eq: z.nullish(z.string()),
          $ne: z.nullish(z.string()),
          $exists: z.optional(z.boolean()),
          $in: z.optional(z.array(z.string())),
          $hasSome: z.optional(z.array(z.string())),
          $startsWith: z.optional(z.string())
      })
  ]));
  return BackInStockTextCondition$ as MatchesType<typeof BackInStockTextCondition$, z.ZodMiniType<T.BackInStockTextCondition>>;
})();

export const BackInStockStatusRequestSchema: z.ZodMiniType<T.BackInStockStatus> = /* @__PURE__ */ (() => {
  const BackInStockStatusRequest$ = z.enum([
      'UNSPECIFIED',
      'RECEIVED',
      'PROCESSING',
      'NOTIFICATION_SENT',
      'FAILED'
  ]);
  return BackInStockStatusRequest$ as MatchesType<typeof BackInStockStatusRequest$, z.ZodMiniType<T.BackInStockStatus>>;
})();

export const BackInStockStatusConditionSchema: z.ZodMiniType<T.BackInStockStatusCondition> = /* @__PURE__ */ (() => {
  const BackInStockStatusCondition$ = z.nullable(z.union([
      BackInStockStatusRequestSchema,
      z.strictObject({
          $eq: z.nullish(BackInStockStatusRequestSchema),
          $ne: z.nullish(BackInStockStatusRequestSchema),
          $exists: z.optional(z.boolean()),
          $in: z.optional(z.array(BackInStockStatusRequestSchema)),
          $hasSome: z.optional(z.array(BackInStockStatusRequestSchema))
      })
  ]));
  return BackInStockStatusCondition$ as MatchesType<typeof BackInStockStatusCondition$, z.ZodMiniType<T.BackInStockStatusCondition>>;
})();

export const BackInStockBooleanConditionSchema: z.ZodMiniType<T.BackInStockBooleanCondition> = /* @__PURE__ */ (() => {
  const BackInStockBooleanCondition$ = z.nullable(z.union([
      z.boolean(),
      z.strictObject({
          $eq: z.nullish(z.boolean()),
          $ne: z.nullish(z.boolean()),
          $exists: z.optional(z.boolean()),
          $in: z.optional(z.array(z.boolean())),
          $hasSome: z.optional(z.array(z.boolean()))
      })
  ]));
  return BackInStockBooleanCondition$ as MatchesType<typeof BackInStockBooleanCondition$, z.ZodMiniType<T.BackInStockBooleanCondition>>;
})();

export const DateTimeSchema: z.ZodMiniType<T.DateTime> = /* @__PURE__ */ (() => {
  const DateTime$ = z.iso.datetime({ offset: true });
  return DateTime$ as MatchesType<typeof DateTime$, z.ZodMiniType<T.DateTime>>;
})();

export const BackInStockDateConditionSchema: z.ZodMiniType<T.BackInStockDateCondition> = /* @__PURE__ */ (() => {
  const BackInStockDateCondition$ = z.nullable(z.union([
      DateTimeSchema,
      z.strictObject({
          $eq: z.nullish(DateTimeSchema),
          $ne: z.nullish(DateTimeSchema),
          $exists: z.optional(z.boolean()),
          $in: z.optional(z.array(DateTimeSchema)),
          $hasSome: z.optional(z.array(DateTimeSchema)),
          $gt: z.optional(DateTimeSchema),
          $gte: z.optional(DateTimeSchema),
          $lt: z.optional(DateTimeSchema),
          $lte: z.optional(DateTimeSchema)
      })
  ]));
  return BackInStockDateCondition$ as MatchesType<typeof BackInStockDateCondition$, z.ZodMiniType<T.BackInStockDateCondition>>;
})();

export const BackInStockFilterSchema: z.ZodMiniType<T.BackInStockFilter> = /* @__PURE__ */ (() => {
  const BackInStockFilter$ = z.object({
      id: z.optional(BackInStockTextConditionSchema),
      contactId: z.optional(BackInStockTextConditionSchema),
      status: z.optional(BackInStockStatusConditionSchema),
      autoNotified: z.optional(BackInStockBooleanConditionSchema),
      createdDate: z.optional(BackInStockDateConditionSchema),
      itemUrl: z.optional(BackInStockTextConditionSchema),
      email: z.optional(BackInStockTextConditionSchema),
      'catalogReference.catalogItemId': z.optional(BackInStockTextConditionSchema),
      'catalogReference.appId': z.optional(BackInStockTextConditionSchema),
      $and: z.optional(z.array(z.lazy((): z.ZodMiniType<T.BackInStockFilter> => BackInStockFilterSchema))),
      $or: z.optional(z.array(z.lazy((): z.ZodMiniType<T.BackInStockFilter> => BackInStockFilterSchema))),
      $not: z.optional(z.lazy((): z.ZodMiniType<T.BackInStockFilter> => BackInStockFilterSchema))
  });
  return BackInStockFilter$ as MatchesType<typeof BackInStockFilter$, z.ZodMiniType<T.BackInStockFilter>>;
})();

export const BackInStockSortFieldSchema: z.ZodMiniType<T.BackInStockSortField> = /* @__PURE__ */ (() => {
  const BackInStockSortField$ = z.enum([
      'id',
      'contactId',
      'status',
      'autoNotified',
      'createdDate',
      'itemUrl'
  ]);
  return BackInStockSortField$ as MatchesType<typeof BackInStockSortField$, z.ZodMiniType<T.BackInStockSortField>>;
})();

export const SortOrderSchema: z.ZodMiniType<T.SortOrder> = /* @__PURE__ */ (() => {
  const SortOrder$ = z.enum(['ASC', 'DESC']);
  return SortOrder$ as MatchesType<typeof SortOrder$, z.ZodMiniType<T.SortOrder>>;
})();

export const BackInStockSortingSchema: z.ZodMiniType<T.BackInStockSorting> = /* @__PURE__ */ (() => {
  const BackInStockSorting$ = z.object({
      fieldName: BackInStockSortFieldSchema,
      order: z.optional(SortOrderSchema)
  });
  return BackInStockSorting$ as MatchesType<typeof BackInStockSorting$, z.ZodMiniType<T.BackInStockSorting>>;
})();

export const CursorPagingSchema: z.ZodMiniType<T.CursorPaging> = /* @__PURE__ */ (() => {
  const CursorPaging$ = z.object({
      limit: z.optional(z.int32().check(z.lte(1000))),
      cursor: z.nullish(z.string().check(z.maxLength(16000)))
  });
  return CursorPaging$ as MatchesType<typeof CursorPaging$, z.ZodMiniType<T.CursorPaging>>;
})();

export const BackInStockQuerySchema: z.ZodMiniType<T.BackInStockQuery> = /* @__PURE__ */ (() => {
  const BackInStockQuery$ = z.object({
      filter: z.optional(BackInStockFilterSchema),
      sort: z.optional(z.array(BackInStockSortingSchema).check(z.maxLength(10))),
      cursorPaging: z.optional(CursorPagingSchema)
  });
  return BackInStockQuery$ as MatchesType<typeof BackInStockQuery$, z.ZodMiniType<T.BackInStockQuery>>;
})();

export const CatalogReferenceRequestSchema: z.ZodMiniType<T.CatalogReference> = /* @__PURE__ */ (() => {
  const CatalogReferenceRequest$ = z.object({
      catalogItemId: z.string().check(z.minLength(1), z.maxLength(36)),
      appId: z.string().check(z.minLength(1)),
      options: z.nullish(z.record(z.string(), z.unknown()))
  });
  return CatalogReferenceRequest$ as MatchesType<typeof CatalogReferenceRequest$, z.ZodMiniType<T.CatalogReference>>;
})();

export const BackInStockRequestInputSchema: z.ZodMiniType<T.BackInStockRequestInput> = /* @__PURE__ */ (() => {
  const BackInStockRequestInput$ = z.object({
      catalogReference: CatalogReferenceRequestSchema,
      email: z.email(),
      itemUrl: z.nullish(z.url())
  });
  return BackInStockRequestInput$ as MatchesType<typeof BackInStockRequestInput$, z.ZodMiniType<T.BackInStockRequestInput>>;
})();

export const FocalPointRequestSchema: z.ZodMiniType<T.FocalPoint> = /* @__PURE__ */ (() => {
  const FocalPointRequest$ = z.object({
      x: z.optional(rules.orNotFinite(z.number())),
      y: z.optional(rules.orNotFinite(z.number())),
      height: z.nullish(z.int32()),
      width: z.nullish(z.int32())
  });
  return FocalPointRequest$ as MatchesType<typeof FocalPointRequest$, z.ZodMiniType<T.FocalPoint>>;
})();

export const ImageInputSchema: z.ZodMiniType<T.ImageInput> = /* @__PURE__ */ (() => {
  const ImageInput$ = z.object({
      id: z.optional(z.string()),
      url: z.optional(z.string()),
      altText: z.nullish(z.string()),
      focalPoint: z.optional(FocalPointRequestSchema)
  });
  return ImageInput$ as MatchesType<typeof ImageInput$, z.ZodMiniType<T.ImageInput>>;
})();

export const BackInStockItemDetailsSchema: z.ZodMiniType<T.BackInStockItemDetails> = /* @__PURE__ */ (() => {
  const BackInStockItemDetails$ = z.object({
      name: z.string(),
      price: z.string().check(rules.decimal(/^\d+(\.\d+)?$/, 'must be a decimal number of at least 0')),
      image: z.optional(ImageInputSchema)
  });
  return BackInStockItemDetails$ as MatchesType<typeof BackInStockItemDetails$, z.ZodMiniType<T.BackInStockItemDetails>>;
})();

export const CheckoutPolicyRequestSchema: z.ZodMiniType<T.CheckoutPolicy> = /* @__PURE__ */ (() => {
  const CheckoutPolicyRequest$ = z.object({
      visible: z.nullish(z.boolean()),
      content: z.nullish(z.string())
  });
  return CheckoutPolicyRequest$ as MatchesType<typeof CheckoutPolicyRequest$, z.ZodMiniType<T.CheckoutPolicy>>;
})();

export const CustomCheckoutPolicyRequestSchema: z.ZodMiniType<T.CustomCheckoutPolicy> = /* @__PURE__ */ (() => {
  const CustomCheckoutPolicyRequest$ = z.object({
      visible: z.nullish(z.boolean()),
      content: z.nullish(z.string()),
      title: z.nullish(z.string())
  });
  return CustomCheckoutPolicyRequest$ as MatchesType<typeof CustomCheckoutPolicyRequest$, z.ZodMiniType<T.CustomCheckoutPolicy>>;
})();

export const CheckoutPoliciesRequestSchema: z.ZodMiniType<T.CheckoutPolicies> = /* @__PURE__ */ (() => {
  const CheckoutPoliciesRequest$ = z.object({
      termsAndConditions: z.optional(CheckoutPolicyRequestSchema),
      privacyPolicy: z.optional(CheckoutPolicyRequestSchema),
      returnPolicy: z.optional(CheckoutPolicyRequestSchema),
      digitalItemPolicy: z.optional(CheckoutPolicyRequestSchema),
      contactUs: z.optional(CheckoutPolicyRequestSchema),
      customPolicy: z.optional(CustomCheckoutPolicyRequestSchema)
  });
  return CheckoutPoliciesRequest$ as MatchesType<typeof CheckoutPoliciesRequest$, z.ZodMiniType<T.CheckoutPolicies>>;
})();

export const CheckoutSubscriptionCheckboxFieldRequestSchema: z.ZodMiniType<T.CheckoutSubscriptionCheckboxField> = /* @__PURE__ */ (() => {
  const CheckoutSubscriptionCheckboxFieldRequest$ = z.object({
      visible: z.nullish(z.boolean()),
      checkedByDefault: z.nullish(z.boolean()),
      splitByChannel: z.nullish(z.boolean())
  });
  return CheckoutSubscriptionCheckboxFieldRequest$ as MatchesType<typeof CheckoutSubscriptionCheckboxFieldRequest$, z.ZodMiniType<T.CheckoutSubscriptionCheckboxField>>;
})();

export const CheckoutCheckboxFieldRequestSchema: z.ZodMiniType<T.CheckoutCheckboxField> = /* @__PURE__ */ (() => {
  const CheckoutCheckboxFieldRequest$ = z.object({
      visible: z.nullish(z.boolean()),
      checkedByDefault: z.nullish(z.boolean())
  });
  return CheckoutCheckboxFieldRequest$ as MatchesType<typeof CheckoutCheckboxFieldRequest$, z.ZodMiniType<T.CheckoutCheckboxField>>;
})();

export const CheckoutFieldsRequestSchema: z.ZodMiniType<T.CheckoutFields> = /* @__PURE__ */ (() => {
  const CheckoutFieldsRequest$ = z.object({
      subscriptionCheckbox: z.optional(CheckoutSubscriptionCheckboxFieldRequestSchema),
      policyAgreementCheckbox: z.optional(CheckoutCheckboxFieldRequestSchema),
      giftCardRedeemEnabled: z.nullish(z.boolean()),
      mitEnabled: z.nullish(z.boolean()),
      delayCaptureEnabled: z.nullish(z.boolean()),
      captureBeforeExpiryEnabled: z.nullish(z.boolean())
  });
  return CheckoutFieldsRequest$ as MatchesType<typeof CheckoutFieldsRequest$, z.ZodMiniType<T.CheckoutFields>>;
})();

export const LogoSizeRequestSchema: z.ZodMiniType<T.LogoSize> = /* @__PURE__ */ (() => {
  const LogoSizeRequest$ = z.enum([
      'SMALL',
      'MEDIUM',
      'LARGE'
  ]);
  return LogoSizeRequest$ as MatchesType<typeof LogoSizeRequest$, z.ZodMiniType<T.LogoSize>>;
})();

export const LogoAlignmentRequestSchema: z.ZodMiniType<T.LogoAlignment> = /* @__PURE__ */ (() => {
  const LogoAlignmentRequest$ = z.enum(['SIDE', 'CENTER']);
  return LogoAlignmentRequest$ as MatchesType<typeof LogoAlignmentRequest$, z.ZodMiniType<T.LogoAlignment>>;
})();

export const ContinueShoppingDisplayTypeRequestSchema: z.ZodMiniType<T.ContinueShoppingDisplayType> = /* @__PURE__ */ (() => {
  const ContinueShoppingDisplayTypeRequest$ = z.enum(['TEXT', 'ICON']);
  return ContinueShoppingDisplayTypeRequest$ as MatchesType<typeof ContinueShoppingDisplayTypeRequest$, z.ZodMiniType<T.ContinueShoppingDisplayType>>;
})();

export const CheckoutContinueShoppingRequestSchema: z.ZodMiniType<T.CheckoutContinueShopping> = /* @__PURE__ */ (() => {
  const CheckoutContinueShoppingRequest$ = z.object({
      hidden: z.nullish(z.boolean()),
      displayType: z.optional(ContinueShoppingDisplayTypeRequestSchema)
  });
  return CheckoutContinueShoppingRequest$ as MatchesType<typeof CheckoutContinueShoppingRequest$, z.ZodMiniType<T.CheckoutContinueShopping>>;
})();

export const ExpressButtonsCornerRadiusRequestSchema: z.ZodMiniType<T.ExpressButtonsCornerRadius> = /* @__PURE__ */ (() => {
  const ExpressButtonsCornerRadiusRequest$ = z.enum(['RECTANGLE', 'PILL']);
  return ExpressButtonsCornerRadiusRequest$ as MatchesType<typeof ExpressButtonsCornerRadiusRequest$, z.ZodMiniType<T.ExpressButtonsCornerRadius>>;
})();

export const CheckoutGlobalRequestSchema: z.ZodMiniType<T.CheckoutGlobal> = /* @__PURE__ */ (() => {
  const CheckoutGlobalRequest$ = z.object({
      selectionColor: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/u))),
      placeOrderButtonColor: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/u))),
      buttonColor: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/u)))
  });
  return CheckoutGlobalRequest$ as MatchesType<typeof CheckoutGlobalRequest$, z.ZodMiniType<T.CheckoutGlobal>>;
})();

export const CheckoutBillingFieldsRequestSchema: z.ZodMiniType<T.CheckoutBillingFields> = /* @__PURE__ */ (() => {
  const CheckoutBillingFieldsRequest$ = z.enum(['All_FIELDS', 'MINIMUM_REQUIRED_FIELDS']);
  return CheckoutBillingFieldsRequest$ as MatchesType<typeof CheckoutBillingFieldsRequest$, z.ZodMiniType<T.CheckoutBillingFields>>;
})();

export const CheckoutLogoInputSchema: z.ZodMiniType<T.CheckoutLogoInput> = /* @__PURE__ */ (() => {
  const CheckoutLogoInput$ = z.object({
      image: z.optional(ImageInputSchema),
      size: z.optional(LogoSizeRequestSchema)
  });
  return CheckoutLogoInput$ as MatchesType<typeof CheckoutLogoInput$, z.ZodMiniType<T.CheckoutLogoInput>>;
})();

export const CheckoutBackgroundFillInputSchema: z.ZodMiniType<T.CheckoutBackgroundFillInput> = /* @__PURE__ */ (() => {
  const CheckoutBackgroundFillInput$ = z.object({
      color: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/u))),
      image: z.optional(ImageInputSchema)
  }).check(rules.atMostOne('color', 'image'));
  return CheckoutBackgroundFillInput$ as MatchesType<typeof CheckoutBackgroundFillInput$, z.ZodMiniType<T.CheckoutBackgroundFillInput>>;
})();

export const CheckoutHeaderInputSchema: z.ZodMiniType<T.CheckoutHeaderInput> = /* @__PURE__ */ (() => {
  const CheckoutHeaderInput$ = z.object({
      text: z.nullish(z.string().check(z.maxLength(55))),
      textColor: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/u))),
      logo: z.optional(CheckoutLogoInputSchema),
      alignment: z.optional(LogoAlignmentRequestSchema),
      displayCheckoutLabel: z.nullish(z.boolean()),
      continueShopping: z.optional(CheckoutContinueShoppingRequestSchema),
      backgroundFill: z.optional(CheckoutBackgroundFillInputSchema),
      dividerColor: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/u)))
  });
  return CheckoutHeaderInput$ as MatchesType<typeof CheckoutHeaderInput$, z.ZodMiniType<T.CheckoutHeaderInput>>;
})();

export const CheckoutMainInputSchema: z.ZodMiniType<T.CheckoutMainInput> = /* @__PURE__ */ (() => {
  const CheckoutMainInput$ = z.object({
      formBackgroundFill: z.optional(CheckoutBackgroundFillInputSchema),
      summaryBackgroundFill: z.optional(CheckoutBackgroundFillInputSchema),
      dividerColor: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/u))),
      tintedBoxColor: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/u))),
      expressButtonsCornerRadius: z.optional(ExpressButtonsCornerRadiusRequestSchema),
      cornerRadius: z.nullish(z.int32().check(z.lte(100)))
  });
  return CheckoutMainInput$ as MatchesType<typeof CheckoutMainInput$, z.ZodMiniType<T.CheckoutMainInput>>;
})();

export const CheckoutFooterInputSchema: z.ZodMiniType<T.CheckoutFooterInput> = /* @__PURE__ */ (() => {
  const CheckoutFooterInput$ = z.object({
      backgroundFill: z.optional(CheckoutBackgroundFillInputSchema),
      dividerColor: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/u)))
  });
  return CheckoutFooterInput$ as MatchesType<typeof CheckoutFooterInput$, z.ZodMiniType<T.CheckoutFooterInput>>;
})();

export const CheckoutBrandInputSchema: z.ZodMiniType<T.CheckoutBrandInput> = /* @__PURE__ */ (() => {
  const CheckoutBrandInput$ = z.object({
      header: z.optional(CheckoutHeaderInputSchema),
      mainSection: z.optional(CheckoutMainInputSchema),
      footer: z.optional(CheckoutFooterInputSchema),
      global: z.optional(CheckoutGlobalRequestSchema)
  });
  return CheckoutBrandInput$ as MatchesType<typeof CheckoutBrandInput$, z.ZodMiniType<T.CheckoutBrandInput>>;
})();

export const CheckoutSettingsInputSchema: z.ZodMiniType<T.CheckoutSettingsInput> = /* @__PURE__ */ (() => {
  const CheckoutSettingsInput$ = z.object({
      checkoutPolicies: z.optional(CheckoutPoliciesRequestSchema),
      checkoutFields: z.optional(CheckoutFieldsRequestSchema),
      checkoutBrand: z.optional(CheckoutBrandInputSchema),
      checkoutBillingFields: z.optional(CheckoutBillingFieldsRequestSchema)
  });
  return CheckoutSettingsInput$ as MatchesType<typeof CheckoutSettingsInput$, z.ZodMiniType<T.CheckoutSettingsInput>>;
})();

export const StreetAddressInputSchema: z.ZodMiniType<T.StreetAddressInput> = /* @__PURE__ */ (() => {
  const StreetAddressInput$ = z.object({
      number: z.optional(z.string()),
      name: z.optional(z.string()),
      apt: z.optional(z.string())
  });
  return StreetAddressInput$ as MatchesType<typeof StreetAddressInput$, z.ZodMiniType<T.StreetAddressInput>>;
})();

export const AddressLocationRequestSchema: z.ZodMiniType<T.AddressLocation> = /* @__PURE__ */ (() => {
  const AddressLocationRequest$ = z.object({
      latitude: z.nullish(rules.orNotFinite(z.number())),
      longitude: z.nullish(rules.orNotFinite(z.number()))
  });
  return AddressLocationRequest$ as MatchesType<typeof AddressLocationRequest$, z.ZodMiniType<T.AddressLocation>>;
})();

export const AddressInputSchema: z.ZodMiniType<T.AddressInput> = /* @__PURE__ */ (() => {
  const AddressInput$ = z.object({
      country: z.nullish(z.string().check(z.regex(/^[A-Z]{2}$/u))),
      subdivision: z.nullish(z.string().check(z.maxLength(50))),
      city: z.nullish(z.string().check(z.maxLength(50))),
      postalCode: z.nullish(z.string().check(z.maxLength(50))),
      streetAddress: z.optional(StreetAddressInputSchema),
      addressLine: z.nullish(z.string().check(z.maxLength(150))),
      addressLine2: z.nullish(z.string().check(z.maxLength(100))),
      geocode: z.optional(AddressLocationRequestSchema)
  });
  return AddressInput$ as MatchesType<typeof AddressInput$, z.ZodMiniType<T.AddressInput>>;
})();

export const TaxIdTypeRequestSchema: z.ZodMiniType<T.TaxIdType> = /* @__PURE__ */ (() => {
  const TaxIdTypeRequest$ = z.enum([
      'UNSPECIFIED',
      'CPF',
      'CNPJ'
  ]);
  return TaxIdTypeRequest$ as MatchesType<typeof TaxIdTypeRequest$, z.ZodMiniType<T.TaxIdType>>;
})();

export const VatIdInputSchema: z.ZodMiniType<T.VatIdInput> = /* @__PURE__ */ (() => {
  const VatIdInput$ = z.object({
      id: z.optional(z.string()),
      type: z.optional(TaxIdTypeRequestSchema)
  });
  return VatIdInput$ as MatchesType<typeof VatIdInput$, z.ZodMiniType<T.VatIdInput>>;
})();

export const FullAddressContactDetailsInputSchema: z.ZodMiniType<T.FullAddressContactDetailsInput> = /* @__PURE__ */ (() => {
  const FullAddressContactDetailsInput$ = z.object({
      firstName: z.nullish(z.string().check(z.maxLength(100))),
      lastName: z.nullish(z.string().check(z.maxLength(100))),
      phone: z.nullish(z.string()),
      company: z.nullish(z.string().check(z.maxLength(1000))),
      vatId: z.optional(VatIdInputSchema)
  });
  return FullAddressContactDetailsInput$ as MatchesType<typeof FullAddressContactDetailsInput$, z.ZodMiniType<T.FullAddressContactDetailsInput>>;
})();

export const AddressWithContactInputSchema: z.ZodMiniType<T.AddressWithContactInput> = /* @__PURE__ */ (() => {
  const AddressWithContactInput$ = z.object({
      address: z.optional(AddressInputSchema),
      contactDetails: z.optional(FullAddressContactDetailsInputSchema)
  });
  return AddressWithContactInput$ as MatchesType<typeof AddressWithContactInput$, z.ZodMiniType<T.AddressWithContactInput>>;
})();

export const CarrierChargeTypeRequestSchema: z.ZodMiniType<T.CarrierChargeType> = /* @__PURE__ */ (() => {
  const CarrierChargeTypeRequest$ = z.enum(['HANDLING_FEE', 'INSURANCE']);
  return CarrierChargeTypeRequest$ as MatchesType<typeof CarrierChargeTypeRequest$, z.ZodMiniType<T.CarrierChargeType>>;
})();

export const MultiCurrencyPriceInputSchema: z.ZodMiniType<T.MultiCurrencyPriceInput> = /* @__PURE__ */ (() => {
  const MultiCurrencyPriceInput$ = z.object({
      amount: z.string().check(rules.decimal(/^0*(\d{1,15}(\.\d+)?|10{15}(\.0+)?)$/, 'must be a decimal number of at least 0 and of at most 1000000000000000'))
  });
  return MultiCurrencyPriceInput$ as MatchesType<typeof MultiCurrencyPriceInput$, z.ZodMiniType<T.MultiCurrencyPriceInput>>;
})();

export const ItemTaxFullDetailsInputSchema: z.ZodMiniType<T.ItemTaxFullDetailsInput> = /* @__PURE__ */ (() => {
  const ItemTaxFullDetailsInput$ = z.object({
      taxableAmount: z.optional(MultiCurrencyPriceInputSchema),
      taxRate: z.optional(z.string().check(rules.decimal(/^0*(0(\.\d{1,6})?|1(\.0{1,6})?)$/, 'must be a decimal number of at least 0 and of at most 1 with at most 6 decimal places'))),
      totalTax: z.optional(MultiCurrencyPriceInputSchema)
  });
  return ItemTaxFullDetailsInput$ as MatchesType<typeof ItemTaxFullDetailsInput$, z.ZodMiniType<T.ItemTaxFullDetailsInput>>;
})();

export const SelectedShippingPricesInputSchema: z.ZodMiniType<T.SelectedShippingPricesInput> = /* @__PURE__ */ (() => {
  const SelectedShippingPricesInput$ = z.object({
      totalPriceAfterTax: z.optional(MultiCurrencyPriceInputSchema),
      totalPriceBeforeTax: z.optional(MultiCurrencyPriceInputSchema),
      taxDetails: z.optional(ItemTaxFullDetailsInputSchema),
      totalDiscount: z.optional(MultiCurrencyPriceInputSchema),
      price: z.optional(MultiCurrencyPriceInputSchema)
  });
  return SelectedShippingPricesInput$ as MatchesType<typeof SelectedShippingPricesInput$, z.ZodMiniType<T.SelectedShippingPricesInput>>;
})();

export const SelectedShippingChargeInputSchema: z.ZodMiniType<T.SelectedShippingChargeInput> = /* @__PURE__ */ (() => {
  const SelectedShippingChargeInput$ = z.object({
      type: z.optional(CarrierChargeTypeRequestSchema),
      details: z.nullish(z.string().check(z.maxLength(200))),
      cost: z.optional(SelectedShippingPricesInputSchema)
  });
  return SelectedShippingChargeInput$ as MatchesType<typeof SelectedShippingChargeInput$, z.ZodMiniType<T.SelectedShippingChargeInput>>;
})();

export const DeliveryCarrierInputSchema: z.ZodMiniType<T.DeliveryCarrierInput> = /* @__PURE__ */ (() => {
  const DeliveryCarrierInput$ = z.object({
      appId: z.nullish(z.guid()),
      code: z.optional(z.string().check(z.maxLength(250)))
  });
  return DeliveryCarrierInput$ as MatchesType<typeof DeliveryCarrierInput$, z.ZodMiniType<T.DeliveryCarrierInput>>;
})();

export const DeliveryRegionRequestSchema: z.ZodMiniType<T.DeliveryRegion> = /* @__PURE__ */ (() => {
  const DeliveryRegionRequest$ = z.object({
      id: z.nullish(z.guid()),
      name: z.nullish(z.string().check(z.maxLength(100)))
  });
  return DeliveryRegionRequest$ as MatchesType<typeof DeliveryRegionRequest$, z.ZodMiniType<T.DeliveryRegion>>;
})();

export const ApplicableLineItemsRequestSchema: z.ZodMiniType<T.ApplicableLineItems> = /* @__PURE__ */ (() => {
  const ApplicableLineItemsRequest$ = z.object({
      lineItemIds: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(300)))
  });
  return ApplicableLineItemsRequest$ as MatchesType<typeof ApplicableLineItemsRequest$, z.ZodMiniType<T.ApplicableLineItems>>;
})();

export const DeliveryAllocationInputSchema: z.ZodMiniType<T.DeliveryAllocationInput> = /* @__PURE__ */ (() => {
  const DeliveryAllocationInput$ = z.object({
      deliveryCarrier: z.optional(DeliveryCarrierInputSchema),
      deliveryRegion: z.optional(DeliveryRegionRequestSchema),
      applicableLineItems: z.optional(ApplicableLineItemsRequestSchema)
  });
  return DeliveryAllocationInput$ as MatchesType<typeof DeliveryAllocationInput$, z.ZodMiniType<T.DeliveryAllocationInput>>;
})();

export const SelectedCarrierServiceOptionInputSchema: z.ZodMiniType<T.SelectedCarrierServiceOptionInput> = /* @__PURE__ */ (() => {
  const SelectedCarrierServiceOptionInput$ = z.object({
      code: z.optional(z.string().check(z.maxLength(100))),
      otherCharges: z.optional(z.array(SelectedShippingChargeInputSchema)),
      carrierId: z.nullish(z.guid()),
      deliveryAllocations: z.optional(z.array(DeliveryAllocationInputSchema).check(z.maxLength(300))),
      partial: z.nullish(z.boolean())
  });
  return SelectedCarrierServiceOptionInput$ as MatchesType<typeof SelectedCarrierServiceOptionInput$, z.ZodMiniType<T.SelectedCarrierServiceOptionInput>>;
})();

export const CheckoutShippingInfoInputSchema: z.ZodMiniType<T.CheckoutShippingInfoInput> = /* @__PURE__ */ (() => {
  const CheckoutShippingInfoInput$ = z.object({
      shippingDestination: z.optional(AddressWithContactInputSchema),
      selectedCarrierServiceOption: z.optional(SelectedCarrierServiceOptionInputSchema)
  });
  return CheckoutShippingInfoInput$ as MatchesType<typeof CheckoutShippingInfoInput$, z.ZodMiniType<T.CheckoutShippingInfoInput>>;
})();

export const CheckoutBuyerInfoInputSchema: z.ZodMiniType<T.CheckoutBuyerInfoInput> = /* @__PURE__ */ (() => {
  const CheckoutBuyerInfoInput$ = z.object({
      email: z.nullish(z.email())
  });
  return CheckoutBuyerInfoInput$ as MatchesType<typeof CheckoutBuyerInfoInput$, z.ZodMiniType<T.CheckoutBuyerInfoInput>>;
})();

export const CustomFieldInputSchema: z.ZodMiniType<T.CustomFieldInput> = /* @__PURE__ */ (() => {
  const CustomFieldInput$ = z.object({
      value: z.unknown(),
      title: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
      translatedTitle: z.nullish(z.string().check(z.minLength(1), z.maxLength(500)))
  });
  return CustomFieldInput$ as MatchesType<typeof CustomFieldInput$, z.ZodMiniType<T.CustomFieldInput>>;
})();

export const CheckoutSelectedMembershipRequestSchema: z.ZodMiniType<T.CheckoutSelectedMembership> = /* @__PURE__ */ (() => {
  const CheckoutSelectedMembershipRequest$ = z.object({
      id: z.string().check(z.minLength(1), z.maxLength(200)),
      appId: z.guid(),
      lineItemIds: z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.minLength(1), z.maxLength(300))
  });
  return CheckoutSelectedMembershipRequest$ as MatchesType<typeof CheckoutSelectedMembershipRequest$, z.ZodMiniType<T.CheckoutSelectedMembership>>;
})();

export const CheckoutSelectedMembershipsInputSchema: z.ZodMiniType<T.CheckoutSelectedMembershipsInput> = /* @__PURE__ */ (() => {
  const CheckoutSelectedMembershipsInput$ = z.object({
      memberships: z.optional(z.array(CheckoutSelectedMembershipRequestSchema).check(z.maxLength(300)))
  });
  return CheckoutSelectedMembershipsInput$ as MatchesType<typeof CheckoutSelectedMembershipsInput$, z.ZodMiniType<T.CheckoutSelectedMembershipsInput>>;
})();

export const CheckoutMembershipOptionsInputSchema: z.ZodMiniType<T.CheckoutMembershipOptionsInput> = /* @__PURE__ */ (() => {
  const CheckoutMembershipOptionsInput$ = z.object({
      selectedMemberships: z.optional(CheckoutSelectedMembershipsInputSchema)
  });
  return CheckoutMembershipOptionsInput$ as MatchesType<typeof CheckoutMembershipOptionsInput$, z.ZodMiniType<T.CheckoutMembershipOptionsInput>>;
})();

export const ExtendedFieldsRequestSchema: z.ZodMiniType<T.ExtendedFields> = /* @__PURE__ */ (() => {
  const ExtendedFieldsRequest$ = z.object({
      namespaces: z.optional(z.record(z.string(), z.record(z.string(), z.unknown())))
  });
  return ExtendedFieldsRequest$ as MatchesType<typeof ExtendedFieldsRequest$, z.ZodMiniType<T.ExtendedFields>>;
})();

export const CheckoutCustomSettingsInputSchema: z.ZodMiniType<T.CheckoutCustomSettingsInput> = /* @__PURE__ */ (() => {
  const CheckoutCustomSettingsInput$ = z.object({
      lockGiftCard: z.optional(z.boolean()),
      lockCouponCode: z.optional(z.boolean()),
      disabledPolicyAgreementCheckbox: z.optional(z.boolean()),
      disabledManualPayment: z.optional(z.boolean())
  });
  return CheckoutCustomSettingsInput$ as MatchesType<typeof CheckoutCustomSettingsInput$, z.ZodMiniType<T.CheckoutCustomSettingsInput>>;
})();

export const CheckoutCustomContentReferenceInputSchema: z.ZodMiniType<T.CheckoutCustomContentReferenceInput> = /* @__PURE__ */ (() => {
  const CheckoutCustomContentReferenceInput$ = z.object({
      appId: z.optional(z.guid()),
      componentId: z.optional(z.guid())
  });
  return CheckoutCustomContentReferenceInput$ as MatchesType<typeof CheckoutCustomContentReferenceInput$, z.ZodMiniType<T.CheckoutCustomContentReferenceInput>>;
})();

export const CheckoutExternalReferenceInputSchema: z.ZodMiniType<T.CheckoutExternalReferenceInput> = /* @__PURE__ */ (() => {
  const CheckoutExternalReferenceInput$ = z.object({
      appId: z.optional(z.guid()),
      resourceId: z.nullish(z.string().check(z.minLength(1), z.maxLength(100)))
  });
  return CheckoutExternalReferenceInput$ as MatchesType<typeof CheckoutExternalReferenceInput$, z.ZodMiniType<T.CheckoutExternalReferenceInput>>;
})();

export const CheckoutInputSchema: z.ZodMiniType<T.CheckoutInput> = /* @__PURE__ */ (() => {
  const CheckoutInput$ = z.object({
      billingInfo: z.optional(AddressWithContactInputSchema),
      shippingInfo: z.optional(CheckoutShippingInfoInputSchema),
      buyerNote: z.nullish(z.string().check(z.maxLength(1000))),
      buyerInfo: z.optional(CheckoutBuyerInfoInputSchema),
      customFields: z.optional(z.array(CustomFieldInputSchema)),
      membershipOptions: z.optional(CheckoutMembershipOptionsInputSchema),
      cartId: z.nullish(z.guid()),
      extendedFields: z.optional(ExtendedFieldsRequestSchema),
      customSettings: z.optional(CheckoutCustomSettingsInputSchema),
      customContentReference: z.optional(CheckoutCustomContentReferenceInputSchema),
      externalReference: z.optional(CheckoutExternalReferenceInputSchema),
      businessLocationId: z.nullish(z.guid()),
      taxExemptGroupId: z.nullish(z.guid())
  });
  return CheckoutInput$ as MatchesType<typeof CheckoutInput$, z.ZodMiniType<T.CheckoutInput>>;
})();

export const ProductNameRequestSchema: z.ZodMiniType<T.ProductName> = /* @__PURE__ */ (() => {
  const ProductNameRequest$ = z.object({
      original: z.string().check(z.minLength(1), z.maxLength(200)),
      translated: z.nullish(z.string().check(z.minLength(1), z.maxLength(400)))
  });
  return ProductNameRequest$ as MatchesType<typeof ProductNameRequest$, z.ZodMiniType<T.ProductName>>;
})();

export const PlainTextValueRequestSchema: z.ZodMiniType<T.PlainTextValue> = /* @__PURE__ */ (() => {
  const PlainTextValueRequest$ = z.object({
      original: z.optional(z.string().check(z.maxLength(600))),
      translated: z.nullish(z.string().check(z.maxLength(600)))
  });
  return PlainTextValueRequest$ as MatchesType<typeof PlainTextValueRequest$, z.ZodMiniType<T.PlainTextValue>>;
})();

export const ColorRequestSchema: z.ZodMiniType<T.Color> = /* @__PURE__ */ (() => {
  const ColorRequest$ = z.object({
      original: z.optional(z.string().check(z.maxLength(500))),
      translated: z.nullish(z.string().check(z.maxLength(500))),
      code: z.nullish(z.string())
  });
  return ColorRequest$ as MatchesType<typeof ColorRequest$, z.ZodMiniType<T.Color>>;
})();

export const DescriptionLineNameRequestSchema: z.ZodMiniType<T.DescriptionLineName> = /* @__PURE__ */ (() => {
  const DescriptionLineNameRequest$ = z.object({
      original: z.optional(z.string().check(z.maxLength(100))),
      translated: z.nullish(z.string().check(z.maxLength(200)))
  });
  return DescriptionLineNameRequest$ as MatchesType<typeof DescriptionLineNameRequest$, z.ZodMiniType<T.DescriptionLineName>>;
})();

export const DescriptionLineTypeRequestSchema: z.ZodMiniType<T.DescriptionLineType> = /* @__PURE__ */ (() => {
  const DescriptionLineTypeRequest$ = z.enum([
      'UNRECOGNISED',
      'PLAIN_TEXT',
      'COLOR'
  ]);
  return DescriptionLineTypeRequest$ as MatchesType<typeof DescriptionLineTypeRequest$, z.ZodMiniType<T.DescriptionLineType>>;
})();

export const DescriptionLineRequestSchema: z.ZodMiniType<T.DescriptionLine> = /* @__PURE__ */ (() => {
  const DescriptionLineRequest$ = z.object({
      plainText: z.optional(PlainTextValueRequestSchema),
      colorInfo: z.optional(ColorRequestSchema),
      name: z.optional(DescriptionLineNameRequestSchema),
      lineType: z.optional(DescriptionLineTypeRequestSchema)
  }).check(rules.atMostOne('plainText', 'colorInfo'));
  return DescriptionLineRequest$ as MatchesType<typeof DescriptionLineRequest$, z.ZodMiniType<T.DescriptionLine>>;
})();

export const PhysicalPropertiesInputSchema: z.ZodMiniType<T.PhysicalPropertiesInput> = /* @__PURE__ */ (() => {
  const PhysicalPropertiesInput$ = z.object({
      weight: z.nullish(rules.orNotFinite(z.number())),
      sku: z.nullish(z.string().check(z.maxLength(40))),
      shippable: z.optional(z.boolean())
  });
  return PhysicalPropertiesInput$ as MatchesType<typeof PhysicalPropertiesInput$, z.ZodMiniType<T.PhysicalPropertiesInput>>;
})();

export const PaymentOptionTypeRequestSchema: z.ZodMiniType<T.PaymentOptionType> = /* @__PURE__ */ (() => {
  const PaymentOptionTypeRequest$ = z.enum([
      'FULL_PAYMENT_ONLINE',
      'FULL_PAYMENT_OFFLINE',
      'MEMBERSHIP',
      'DEPOSIT_ONLINE',
      'MEMBERSHIP_OFFLINE',
      'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER'
  ]);
  return PaymentOptionTypeRequest$ as MatchesType<typeof PaymentOptionTypeRequest$, z.ZodMiniType<T.PaymentOptionType>>;
})();

export const PaymentOptionOverrideInputSchema: z.ZodMiniType<T.PaymentOptionOverrideInput> = /* @__PURE__ */ (() => {
  const PaymentOptionOverrideInput$ = z.object({
      value: z.optional(PaymentOptionTypeRequestSchema)
  });
  return PaymentOptionOverrideInput$ as MatchesType<typeof PaymentOptionOverrideInput$, z.ZodMiniType<T.PaymentOptionOverrideInput>>;
})();

export const CatalogOverrideFieldsInputSchema: z.ZodMiniType<T.CatalogOverrideFieldsInput> = /* @__PURE__ */ (() => {
  const CatalogOverrideFieldsInput$ = z.object({
      productName: z.optional(ProductNameRequestSchema),
      price: z.nullish(z.string().check(rules.decimal(/^0*(?!9{9}\.0*[1-9])\d{1,9}(\.\d{1,3})?$/, 'must be a decimal number of at least 0 and of at most 999999999 with at most 3 decimal places'))),
      fullPrice: z.nullish(z.string().check(rules.decimal(/^0*(?!9{9}\.0*[1-9])\d{1,9}(\.\d{1,3})?$/, 'must be a decimal number of at least 0 and of at most 999999999 with at most 3 decimal places'))),
      descriptionLines: z.optional(z.array(DescriptionLineRequestSchema).check(z.maxLength(20))),
      physicalProperties: z.optional(PhysicalPropertiesInputSchema),
      image: z.optional(ImageInputSchema),
      paymentOption: z.optional(PaymentOptionOverrideInputSchema),
      depositAmount: z.nullish(z.string().check(rules.decimal(/^(?=.*[1-9])0*(?!9{9}\.0*[1-9])\d{1,9}(\.\d{1,3})?$/, 'must be a decimal number greater than 0 and of at most 999999999 with at most 3 decimal places'))),
      savePaymentMethod: z.nullish(z.boolean()),
      inventoryAppId: z.nullish(z.guid())
  });
  return CatalogOverrideFieldsInput$ as MatchesType<typeof CatalogOverrideFieldsInput$, z.ZodMiniType<T.CatalogOverrideFieldsInput>>;
})();

export const TaxableAddressTypeRequestSchema: z.ZodMiniType<T.TaxableAddressType> = /* @__PURE__ */ (() => {
  const TaxableAddressTypeRequest$ = z.enum([
      'BUSINESS',
      'BILLING',
      'SHIPPING'
  ]);
  return TaxableAddressTypeRequest$ as MatchesType<typeof TaxableAddressTypeRequest$, z.ZodMiniType<T.TaxableAddressType>>;
})();

export const TaxableAddressRequestSchema: z.ZodMiniType<T.TaxableAddress> = /* @__PURE__ */ (() => {
  const TaxableAddressRequest$ = z.object({
      addressType: z.optional(TaxableAddressTypeRequestSchema)
  });
  return TaxableAddressRequest$ as MatchesType<typeof TaxableAddressRequest$, z.ZodMiniType<T.TaxableAddress>>;
})();

export const CheckoutLineItemInputSchema: z.ZodMiniType<T.CheckoutLineItemInput> = /* @__PURE__ */ (() => {
  const CheckoutLineItemInput$ = z.object({
      quantity: z.int().check(z.gte(1), z.lte(100000)),
      catalogReference: CatalogReferenceRequestSchema,
      catalogOverrideFields: z.optional(CatalogOverrideFieldsInputSchema),
      taxableAddress: z.optional(TaxableAddressRequestSchema),
      extendedFields: z.optional(ExtendedFieldsRequestSchema)
  });
  return CheckoutLineItemInput$ as MatchesType<typeof CheckoutLineItemInput$, z.ZodMiniType<T.CheckoutLineItemInput>>;
})();

export const PriceDescriptionInputSchema: z.ZodMiniType<T.PriceDescriptionInput> = /* @__PURE__ */ (() => {
  const PriceDescriptionInput$ = z.object({
      original: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
      translated: z.nullish(z.string().check(z.minLength(1), z.maxLength(100)))
  });
  return PriceDescriptionInput$ as MatchesType<typeof PriceDescriptionInput$, z.ZodMiniType<T.PriceDescriptionInput>>;
})();

export const PageUrlV2RequestSchema: z.ZodMiniType<T.PageUrlV2> = /* @__PURE__ */ (() => {
  const PageUrlV2Request$ = z.object({
      relativePath: z.optional(z.string()),
      url: z.nullish(z.string())
  });
  return PageUrlV2Request$ as MatchesType<typeof PageUrlV2Request$, z.ZodMiniType<T.PageUrlV2>>;
})();

export const ItemTypePresetRequestSchema: z.ZodMiniType<T.ItemTypePreset> = /* @__PURE__ */ (() => {
  const ItemTypePresetRequest$ = z.enum([
      'UNRECOGNISED',
      'PHYSICAL',
      'DIGITAL',
      'GIFT_CARD',
      'SERVICE',
      'CUSTOM_AMOUNT_ITEM'
  ]);
  return ItemTypePresetRequest$ as MatchesType<typeof ItemTypePresetRequest$, z.ZodMiniType<T.ItemTypePreset>>;
})();

export const ItemTypeRequestSchema: z.ZodMiniType<T.ItemType> = /* @__PURE__ */ (() => {
  const ItemTypeRequest$ = z.object({
      preset: z.optional(ItemTypePresetRequestSchema),
      custom: z.optional(z.string())
  }).check(rules.atMostOne('preset', 'custom'), rules.atLeastOne('preset', 'custom'));
  return ItemTypeRequest$ as MatchesType<typeof ItemTypeRequest$, z.ZodMiniType<T.ItemType>>;
})();

export const SubscriptionFrequencyRequestSchema: z.ZodMiniType<T.SubscriptionFrequency> = /* @__PURE__ */ (() => {
  const SubscriptionFrequencyRequest$ = z.enum([
      'UNDEFINED',
      'DAY',
      'WEEK',
      'MONTH',
      'YEAR'
  ]);
  return SubscriptionFrequencyRequest$ as MatchesType<typeof SubscriptionFrequencyRequest$, z.ZodMiniType<T.SubscriptionFrequency>>;
})();

export const FreeTrialPeriodRequestSchema: z.ZodMiniType<T.FreeTrialPeriod> = /* @__PURE__ */ (() => {
  const FreeTrialPeriodRequest$ = z.object({
      frequency: z.optional(SubscriptionFrequencyRequestSchema),
      interval: z.optional(z.int().check(z.gte(1), z.lte(999)))
  });
  return FreeTrialPeriodRequest$ as MatchesType<typeof FreeTrialPeriodRequest$, z.ZodMiniType<T.FreeTrialPeriod>>;
})();

export const SubscriptionSettingsInputSchema: z.ZodMiniType<T.SubscriptionSettingsInput> = /* @__PURE__ */ (() => {
  const SubscriptionSettingsInput$ = z.object({
      frequency: z.optional(SubscriptionFrequencyRequestSchema),
      interval: z.nullish(z.int().check(z.gte(1), z.lte(3650))),
      autoRenewal: z.optional(z.boolean()),
      billingCycles: z.nullish(z.int32().check(z.gte(1))),
      enableCustomerCancellation: z.optional(z.boolean()),
      freeTrialPeriod: z.optional(FreeTrialPeriodRequestSchema),
      startDate: z.nullish(z.iso.datetime({ offset: true }))
  });
  return SubscriptionSettingsInput$ as MatchesType<typeof SubscriptionSettingsInput$, z.ZodMiniType<T.SubscriptionSettingsInput>>;
})();

export const SubscriptionTitleInputSchema: z.ZodMiniType<T.SubscriptionTitleInput> = /* @__PURE__ */ (() => {
  const SubscriptionTitleInput$ = z.object({
      original: z.optional(z.string().check(z.minLength(1), z.maxLength(150))),
      translated: z.nullish(z.string().check(z.minLength(1), z.maxLength(150)))
  });
  return SubscriptionTitleInput$ as MatchesType<typeof SubscriptionTitleInput$, z.ZodMiniType<T.SubscriptionTitleInput>>;
})();

export const SubscriptionDescriptionInputSchema: z.ZodMiniType<T.SubscriptionDescriptionInput> = /* @__PURE__ */ (() => {
  const SubscriptionDescriptionInput$ = z.object({
      original: z.optional(z.string().check(z.maxLength(500))),
      translated: z.nullish(z.string().check(z.maxLength(500)))
  });
  return SubscriptionDescriptionInput$ as MatchesType<typeof SubscriptionDescriptionInput$, z.ZodMiniType<T.SubscriptionDescriptionInput>>;
})();

export const SubscriptionOptionInfoInputSchema: z.ZodMiniType<T.SubscriptionOptionInfoInput> = /* @__PURE__ */ (() => {
  const SubscriptionOptionInfoInput$ = z.object({
      subscriptionSettings: z.optional(SubscriptionSettingsInputSchema),
      title: z.optional(SubscriptionTitleInputSchema),
      description: z.optional(SubscriptionDescriptionInputSchema)
  });
  return SubscriptionOptionInfoInput$ as MatchesType<typeof SubscriptionOptionInfoInput$, z.ZodMiniType<T.SubscriptionOptionInfoInput>>;
})();

export const SecureFileTypeRequestSchema: z.ZodMiniType<T.SecureFileType> = /* @__PURE__ */ (() => {
  const SecureFileTypeRequest$ = z.enum([
      'UNSPECIFIED',
      'SECURE_PICTURE',
      'SECURE_VIDEO',
      'SECURE_DOCUMENT',
      'SECURE_MUSIC',
      'SECURE_ARCHIVE',
      'SECURE_RAW'
  ]);
  return SecureFileTypeRequest$ as MatchesType<typeof SecureFileTypeRequest$, z.ZodMiniType<T.SecureFileType>>;
})();

export const SecuredMediaRequestSchema: z.ZodMiniType<T.SecuredMedia> = /* @__PURE__ */ (() => {
  const SecuredMediaRequest$ = z.object({
      id: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
      fileName: z.optional(z.string().check(z.minLength(1), z.maxLength(1000))),
      fileType: z.optional(SecureFileTypeRequestSchema)
  });
  return SecuredMediaRequest$ as MatchesType<typeof SecuredMediaRequest$, z.ZodMiniType<T.SecuredMedia>>;
})();

export const ServicePropertiesRequestSchema: z.ZodMiniType<T.ServiceProperties> = /* @__PURE__ */ (() => {
  const ServicePropertiesRequest$ = z.object({
      scheduledDate: z.nullish(z.iso.datetime({ offset: true })),
      numberOfParticipants: z.nullish(z.int().check(z.gte(1), z.lte(10000)))
  });
  return ServicePropertiesRequest$ as MatchesType<typeof ServicePropertiesRequest$, z.ZodMiniType<T.ServiceProperties>>;
})();

export const PolicyRequestSchema: z.ZodMiniType<T.Policy> = /* @__PURE__ */ (() => {
  const PolicyRequest$ = z.object({
      title: z.nullish(z.string().check(z.minLength(1), z.maxLength(29))),
      content: z.optional(z.string().check(z.minLength(1), z.maxLength(3000)))
  });
  return PolicyRequest$ as MatchesType<typeof PolicyRequest$, z.ZodMiniType<T.Policy>>;
})();

export const TranslatableStringRequestSchema: z.ZodMiniType<T.TranslatableString> = /* @__PURE__ */ (() => {
  const TranslatableStringRequest$ = z.object({
      original: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
      translated: z.nullish(z.string().check(z.minLength(1), z.maxLength(400)))
  });
  return TranslatableStringRequest$ as MatchesType<typeof TranslatableStringRequest$, z.ZodMiniType<T.TranslatableString>>;
})();

export const CustomItemModifierSchema: z.ZodMiniType<T.CustomItemModifier> = /* @__PURE__ */ (() => {
  const CustomItemModifier$ = z.object({
      id: z.optional(z.string().check(z.minLength(1), z.maxLength(36))),
      quantity: z.nullish(z.int().check(z.gte(1), z.lte(100000))),
      label: z.optional(TranslatableStringRequestSchema),
      details: z.optional(TranslatableStringRequestSchema),
      price: z.nullish(z.string().check(rules.decimal(/^0*(\d{1,15}(\.\d{1,3})?|10{15}(\.0{1,3})?)$/, 'must be a decimal number of at least 0 and of at most 1000000000000000 with at most 3 decimal places')))
  });
  return CustomItemModifier$ as MatchesType<typeof CustomItemModifier$, z.ZodMiniType<T.CustomItemModifier>>;
})();

export const CustomModifierGroupSchema: z.ZodMiniType<T.CustomModifierGroup> = /* @__PURE__ */ (() => {
  const CustomModifierGroup$ = z.object({
      id: z.optional(z.string().check(z.minLength(1), z.maxLength(36))),
      name: z.optional(TranslatableStringRequestSchema),
      modifiers: z.optional(z.array(CustomItemModifierSchema).check(z.minLength(1), z.maxLength(25)))
  });
  return CustomModifierGroup$ as MatchesType<typeof CustomModifierGroup$, z.ZodMiniType<T.CustomModifierGroup>>;
})();

export const CustomLineItemSchema: z.ZodMiniType<T.CustomLineItem> = /* @__PURE__ */ (() => {
  const CustomLineItem$ = z.object({
      quantity: z.optional(z.int().check(z.gte(1), z.lte(100000))),
      price: z.string().check(rules.decimal(/^0*(\d{1,15}(\.\d+)?|10{15}(\.0+)?)$/, 'must be a decimal number of at least 0 and of at most 1000000000000000')),
      priceDescription: z.optional(PriceDescriptionInputSchema),
      descriptionLines: z.optional(z.array(DescriptionLineRequestSchema).check(z.maxLength(10))),
      media: z.optional(ImageInputSchema),
      taxGroupId: z.nullish(z.guid()),
      productName: z.optional(ProductNameRequestSchema),
      url: z.optional(PageUrlV2RequestSchema),
      itemType: ItemTypeRequestSchema,
      fullPrice: z.nullish(z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number'))),
      quantityAvailable: z.nullish(z.int32().check(z.lte(100000))),
      physicalProperties: z.optional(PhysicalPropertiesInputSchema),
      subscriptionOptionInfo: z.optional(SubscriptionOptionInfoInputSchema),
      digitalFile: z.optional(SecuredMediaRequestSchema),
      paymentOption: z.optional(PaymentOptionTypeRequestSchema),
      serviceProperties: z.optional(ServicePropertiesRequestSchema),
      rootCatalogItemId: z.nullish(z.string().check(z.minLength(1), z.maxLength(36))),
      depositAmount: z.nullish(z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number'))),
      deliveryProfileId: z.nullish(z.guid()),
      catalogReference: z.optional(CatalogReferenceRequestSchema),
      priceUndetermined: z.optional(z.boolean()),
      fixedQuantity: z.optional(z.boolean()),
      policies: z.optional(z.array(PolicyRequestSchema).check(z.maxLength(5))),
      membersOnly: z.optional(z.boolean()),
      taxableAddress: z.optional(TaxableAddressRequestSchema),
      modifierGroups: z.optional(z.array(CustomModifierGroupSchema).check(z.maxLength(25)))
  });
  return CustomLineItem$ as MatchesType<typeof CustomLineItem$, z.ZodMiniType<T.CustomLineItem>>;
})();

export const ChannelTypeRequestSchema: z.ZodMiniType<T.ChannelType> = /* @__PURE__ */ (() => {
  const ChannelTypeRequest$ = z.enum([
      'UNSPECIFIED',
      'WEB',
      'POS',
      'EBAY',
      'AMAZON',
      'OTHER_PLATFORM',
      'WIX_APP_STORE',
      'WIX_INVOICES',
      'BACKOFFICE_MERCHANT',
      'WISH',
      'CLASS_PASS',
      'GLOBAL_E',
      'FACEBOOK',
      'ETSY',
      'TIKTOK',
      'FAIRE_COM',
      'PAYPAL_AGENTIC_CHECKOUT',
      'STRIPE_AGENTIC_CHECKOUT'
  ]);
  return ChannelTypeRequest$ as MatchesType<typeof ChannelTypeRequest$, z.ZodMiniType<T.ChannelType>>;
})();

export const JurisdictionTypeRequestSchema: z.ZodMiniType<T.JurisdictionType> = /* @__PURE__ */ (() => {
  const JurisdictionTypeRequest$ = z.enum([
      'UNDEFINED',
      'COUNTRY',
      'STATE',
      'COUNTY',
      'CITY',
      'SPECIAL'
  ]);
  return JurisdictionTypeRequest$ as MatchesType<typeof JurisdictionTypeRequest$, z.ZodMiniType<T.JurisdictionType>>;
})();

export const PickupMethodRequestSchema: z.ZodMiniType<T.PickupMethod> = /* @__PURE__ */ (() => {
  const PickupMethodRequest$ = z.enum(['STORE_PICKUP', 'PICKUP_POINT']);
  return PickupMethodRequest$ as MatchesType<typeof PickupMethodRequest$, z.ZodMiniType<T.PickupMethod>>;
})();

export const DeliveryTimeSlotRequestSchema: z.ZodMiniType<T.DeliveryTimeSlot> = /* @__PURE__ */ (() => {
  const DeliveryTimeSlotRequest$ = z.object({
      from: z.nullish(z.iso.datetime({ offset: true })),
      to: z.nullish(z.iso.datetime({ offset: true }))
  });
  return DeliveryTimeSlotRequest$ as MatchesType<typeof DeliveryTimeSlotRequest$, z.ZodMiniType<T.DeliveryTimeSlot>>;
})();

export const DiscountTypeRequestSchema: z.ZodMiniType<T.DiscountType> = /* @__PURE__ */ (() => {
  const DiscountTypeRequest$ = z.enum([
      'GLOBAL',
      'SPECIFIC_ITEMS',
      'SHIPPING'
  ]);
  return DiscountTypeRequest$ as MatchesType<typeof DiscountTypeRequest$, z.ZodMiniType<T.DiscountType>>;
})();

export const WeightUnitRequestSchema: z.ZodMiniType<T.WeightUnit> = /* @__PURE__ */ (() => {
  const WeightUnitRequest$ = z.enum([
      'UNSPECIFIED_WEIGHT_UNIT',
      'KG',
      'LB'
  ]);
  return WeightUnitRequest$ as MatchesType<typeof WeightUnitRequest$, z.ZodMiniType<T.WeightUnit>>;
})();

export const LineItemQuantityUpdateSchema: z.ZodMiniType<T.LineItemQuantityUpdate> = /* @__PURE__ */ (() => {
  const LineItemQuantityUpdate$ = z.object({
      id: z.guid(),
      quantity: z.int().check(z.gte(1), z.lte(100000))
  });
  return LineItemQuantityUpdate$ as MatchesType<typeof LineItemQuantityUpdate$, z.ZodMiniType<T.LineItemQuantityUpdate>>;
})();

export const CartSelectedMembershipRequestSchema: z.ZodMiniType<T.CartSelectedMembership> = /* @__PURE__ */ (() => {
  const CartSelectedMembershipRequest$ = z.object({
      id: z.string().check(z.minLength(1), z.maxLength(100)),
      appId: z.guid()
  });
  return CartSelectedMembershipRequest$ as MatchesType<typeof CartSelectedMembershipRequest$, z.ZodMiniType<T.CartSelectedMembership>>;
})();

export const CartSelectedShippingOptionRequestSchema: z.ZodMiniType<T.CartSelectedShippingOption> = /* @__PURE__ */ (() => {
  const CartSelectedShippingOptionRequest$ = z.object({
      carrierId: z.nullish(z.guid()),
      code: z.string().check(z.minLength(1), z.maxLength(100))
  });
  return CartSelectedShippingOptionRequest$ as MatchesType<typeof CartSelectedShippingOptionRequest$, z.ZodMiniType<T.CartSelectedShippingOption>>;
})();

export const CartBuyerInfoInputSchema: z.ZodMiniType<T.CartBuyerInfoInput> = /* @__PURE__ */ (() => {
  const CartBuyerInfoInput$ = z.object({
      contactId: z.nullish(z.guid()),
      email: z.nullish(z.email())
  });
  return CartBuyerInfoInput$ as MatchesType<typeof CartBuyerInfoInput$, z.ZodMiniType<T.CartBuyerInfoInput>>;
})();

export const CartSelectedShippingOptionInputSchema: z.ZodMiniType<T.CartSelectedShippingOptionInput> = /* @__PURE__ */ (() => {
  const CartSelectedShippingOptionInput$ = z.object({
      carrierId: z.nullish(z.guid()),
      code: z.optional(z.string().check(z.minLength(1), z.maxLength(100)))
  });
  return CartSelectedShippingOptionInput$ as MatchesType<typeof CartSelectedShippingOptionInput$, z.ZodMiniType<T.CartSelectedShippingOptionInput>>;
})();

export const CartInputSchema: z.ZodMiniType<T.CartInput> = /* @__PURE__ */ (() => {
  const CartInput$ = z.object({
      buyerNote: z.nullish(z.string().check(z.maxLength(1000))),
      buyerInfo: z.optional(CartBuyerInfoInputSchema),
      contactInfo: z.optional(AddressWithContactInputSchema),
      overrideCheckoutUrl: z.nullish(z.string().check(z.maxLength(1000))),
      selectedShippingOption: z.optional(CartSelectedShippingOptionInputSchema),
      extendedFields: z.optional(ExtendedFieldsRequestSchema),
      businessLocationId: z.nullish(z.guid())
  });
  return CartInput$ as MatchesType<typeof CartInput$, z.ZodMiniType<T.CartInput>>;
})();

export const CartLineItemInputSchema: z.ZodMiniType<T.CartLineItemInput> = /* @__PURE__ */ (() => {
  const CartLineItemInput$ = z.object({
      quantity: z.int().check(z.gte(1), z.lte(100000)),
      catalogReference: CatalogReferenceRequestSchema,
      selectedMembership: z.optional(CartSelectedMembershipRequestSchema),
      catalogOverrideFields: z.optional(CatalogOverrideFieldsInputSchema),
      taxableAddress: z.optional(TaxableAddressRequestSchema),
      extendedFields: z.optional(ExtendedFieldsRequestSchema)
  });
  return CartLineItemInput$ as MatchesType<typeof CartLineItemInput$, z.ZodMiniType<T.CartLineItemInput>>;
})();

export const CartMerchantDiscountInputSchema: z.ZodMiniType<T.CartMerchantDiscountInput> = /* @__PURE__ */ (() => {
  const CartMerchantDiscountInput$ = z.object({
      amount: MultiCurrencyPriceInputSchema
  });
  return CartMerchantDiscountInput$ as MatchesType<typeof CartMerchantDiscountInput$, z.ZodMiniType<T.CartMerchantDiscountInput>>;
})();

export const CartHostSelectedMembershipRequestSchema: z.ZodMiniType<T.CartHostSelectedMembership> = /* @__PURE__ */ (() => {
  const CartHostSelectedMembershipRequest$ = z.object({
      id: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
      appId: z.optional(z.guid()),
      lineItemIds: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.minLength(1), z.maxLength(300)))
  });
  return CartHostSelectedMembershipRequest$ as MatchesType<typeof CartHostSelectedMembershipRequest$, z.ZodMiniType<T.CartHostSelectedMembership>>;
})();

export const CartSelectedMembershipsSchema: z.ZodMiniType<T.CartSelectedMemberships> = /* @__PURE__ */ (() => {
  const CartSelectedMemberships$ = z.object({
      memberships: z.optional(z.array(CartHostSelectedMembershipRequestSchema).check(z.maxLength(300)))
  });
  return CartSelectedMemberships$ as MatchesType<typeof CartSelectedMemberships$, z.ZodMiniType<T.CartSelectedMemberships>>;
})();

export const ItemTaxConfigRequestSchema: z.ZodMiniType<T.ItemTaxConfig> = /* @__PURE__ */ (() => {
  const ItemTaxConfigRequest$ = z.object({
      taxableAddress: z.optional(TaxableAddressRequestSchema),
      taxGroupId: z.nullish(z.string().check(z.maxLength(50)))
  });
  return ItemTaxConfigRequest$ as MatchesType<typeof ItemTaxConfigRequest$, z.ZodMiniType<T.ItemTaxConfig>>;
})();

export const ExistingMembershipRequestSchema: z.ZodMiniType<T.ExistingMembership> = /* @__PURE__ */ (() => {
  const ExistingMembershipRequest$ = z.object({
      appId: z.optional(z.guid()),
      membershipId: z.optional(z.string().check(z.minLength(1), z.maxLength(200)))
  });
  return ExistingMembershipRequest$ as MatchesType<typeof ExistingMembershipRequest$, z.ZodMiniType<T.ExistingMembership>>;
})();

export const FutureMembershipRequestSchema: z.ZodMiniType<T.FutureMembership> = /* @__PURE__ */ (() => {
  const FutureMembershipRequest$ = z.object({
      lineItemId: z.optional(z.guid()),
      benefitId: z.optional(z.string().check(z.maxLength(200)))
  });
  return FutureMembershipRequest$ as MatchesType<typeof FutureMembershipRequest$, z.ZodMiniType<T.FutureMembership>>;
})();

export const CartSettingsRequestSchema: z.ZodMiniType<T.CartSettings> = /* @__PURE__ */ (() => {
  const CartSettingsRequest$ = z.object({
      lockGiftCard: z.nullish(z.boolean()),
      lockCouponCode: z.nullish(z.boolean()),
      policyAgreementCheckboxDisabled: z.nullish(z.boolean()),
      manualPaymentDisabled: z.nullish(z.boolean())
  });
  return CartSettingsRequest$ as MatchesType<typeof CartSettingsRequest$, z.ZodMiniType<T.CartSettings>>;
})();

export const ExternalReferenceInputSchema: z.ZodMiniType<T.ExternalReferenceInput> = /* @__PURE__ */ (() => {
  const ExternalReferenceInput$ = z.object({
      appId: z.optional(z.guid()),
      resourceId: z.nullish(z.string().check(z.minLength(1), z.maxLength(100)))
  });
  return ExternalReferenceInput$ as MatchesType<typeof ExternalReferenceInput$, z.ZodMiniType<T.ExternalReferenceInput>>;
})();

export const CustomContentReferenceInputSchema: z.ZodMiniType<T.CustomContentReferenceInput> = /* @__PURE__ */ (() => {
  const CustomContentReferenceInput$ = z.object({
      appId: z.optional(z.guid()),
      componentId: z.optional(z.guid())
  });
  return CustomContentReferenceInput$ as MatchesType<typeof CustomContentReferenceInput$, z.ZodMiniType<T.CustomContentReferenceInput>>;
})();

export const CartSourceInputSchema: z.ZodMiniType<T.CartSourceInput> = /* @__PURE__ */ (() => {
  const CartSourceInput$ = z.object({
      channelType: z.optional(ChannelTypeRequestSchema),
      externalReferences: z.optional(z.array(ExternalReferenceInputSchema).check(z.maxLength(10))),
      customContentReference: z.optional(CustomContentReferenceInputSchema)
  });
  return CartSourceInput$ as MatchesType<typeof CartSourceInput$, z.ZodMiniType<T.CartSourceInput>>;
})();

export const BusinessInfoInputSchema: z.ZodMiniType<T.BusinessInfoInput> = /* @__PURE__ */ (() => {
  const BusinessInfoInput$ = z.object({
      locationId: z.nullish(z.guid())
  });
  return BusinessInfoInput$ as MatchesType<typeof BusinessInfoInput$, z.ZodMiniType<T.BusinessInfoInput>>;
})();

export const CustomerInfoInputSchema: z.ZodMiniType<T.CustomerInfoInput> = /* @__PURE__ */ (() => {
  const CustomerInfoInput$ = z.object({
      openAccess: z.optional(z.boolean()),
      firstName: z.nullish(z.string().check(z.maxLength(100))),
      lastName: z.nullish(z.string().check(z.maxLength(100))),
      phone: z.nullish(z.string()),
      company: z.nullish(z.string().check(z.maxLength(1000))),
      vatId: z.optional(VatIdInputSchema),
      email: z.nullish(z.email())
  });
  return CustomerInfoInput$ as MatchesType<typeof CustomerInfoInput$, z.ZodMiniType<T.CustomerInfoInput>>;
})();

export const DeliveryInfoInputSchema: z.ZodMiniType<T.DeliveryInfoInput> = /* @__PURE__ */ (() => {
  const DeliveryInfoInput$ = z.object({
      address: z.optional(AddressInputSchema)
  });
  return DeliveryInfoInput$ as MatchesType<typeof DeliveryInfoInput$, z.ZodMiniType<T.DeliveryInfoInput>>;
})();

export const TaxInfoInputSchema: z.ZodMiniType<T.TaxInfoInput> = /* @__PURE__ */ (() => {
  const TaxInfoInput$ = z.object({
      taxExemptGroupId: z.nullish(z.guid())
  });
  return TaxInfoInput$ as MatchesType<typeof TaxInfoInput$, z.ZodMiniType<T.TaxInfoInput>>;
})();

export const PaymentInfoInputSchema: z.ZodMiniType<T.PaymentInfoInput> = /* @__PURE__ */ (() => {
  const PaymentInfoInput$ = z.object({
      billingAddress: z.optional(AddressInputSchema),
      billingContact: z.optional(FullAddressContactDetailsInputSchema)
  });
  return PaymentInfoInput$ as MatchesType<typeof PaymentInfoInput$, z.ZodMiniType<T.PaymentInfoInput>>;
})();

export const CartV2InputSchema: z.ZodMiniType<T.CartV2Input> = /* @__PURE__ */ (() => {
  const CartV2Input$ = z.object({
      note: z.nullish(z.string().check(z.maxLength(1000))),
      source: z.optional(CartSourceInputSchema),
      businessInfo: z.optional(BusinessInfoInputSchema),
      customerInfo: z.optional(CustomerInfoInputSchema),
      deliveryInfo: z.optional(DeliveryInfoInputSchema),
      taxInfo: z.optional(TaxInfoInputSchema),
      paymentInfo: z.optional(PaymentInfoInputSchema),
      settings: z.optional(CartSettingsRequestSchema),
      customCheckoutUrl: z.nullish(z.string().check(z.maxLength(2048))),
      extendedFields: z.optional(ExtendedFieldsRequestSchema),
      demo: z.optional(z.boolean())
  });
  return CartV2Input$ as MatchesType<typeof CartV2Input$, z.ZodMiniType<T.CartV2Input>>;
})();

export const SelectedMembershipInputSchema: z.ZodMiniType<T.SelectedMembershipInput> = /* @__PURE__ */ (() => {
  const SelectedMembershipInput$ = z.object({
      id: z.string().check(z.minLength(1), z.maxLength(200)),
      appId: z.guid()
  });
  return SelectedMembershipInput$ as MatchesType<typeof SelectedMembershipInput$, z.ZodMiniType<T.SelectedMembershipInput>>;
})();

export const ImageV2InputSchema: z.ZodMiniType<T.ImageV2Input> = /* @__PURE__ */ (() => {
  const ImageV2Input$ = z.object({
      id: z.optional(z.string().check(z.maxLength(400))),
      url: z.nullish(z.string()),
      altText: z.nullish(z.string().check(z.maxLength(200)))
  });
  return ImageV2Input$ as MatchesType<typeof ImageV2Input$, z.ZodMiniType<T.ImageV2Input>>;
})();

export const CatalogOverrideFieldsV2InputSchema: z.ZodMiniType<T.CatalogOverrideFieldsV2Input> = /* @__PURE__ */ (() => {
  const CatalogOverrideFieldsV2Input$ = z.object({
      name: z.optional(ProductNameRequestSchema),
      salePrice: z.nullish(z.string().check(rules.decimal(/^0*(?!9{9}\.0*[1-9])\d{1,9}(\.\d{1,3})?$/, 'must be a decimal number of at least 0 and of at most 999999999 with at most 3 decimal places'))),
      fullPrice: z.nullish(z.string().check(rules.decimal(/^0*(?!9{9}\.0*[1-9])\d{1,9}(\.\d{1,3})?$/, 'must be a decimal number of at least 0 and of at most 999999999 with at most 3 decimal places'))),
      descriptionLines: z.optional(z.array(DescriptionLineRequestSchema).check(z.maxLength(20))),
      physicalProperties: z.optional(PhysicalPropertiesInputSchema),
      image: z.optional(ImageV2InputSchema),
      paymentOption: z.optional(PaymentOptionOverrideInputSchema),
      depositAmount: z.nullish(z.string().check(rules.decimal(/^(?=.*[1-9])0*(?!9{9}\.0*[1-9])\d{1,9}(\.\d{1,3})?$/, 'must be a decimal number greater than 0 and of at most 999999999 with at most 3 decimal places'))),
      savePaymentMethod: z.nullish(z.boolean()),
      inventoryAppId: z.nullish(z.guid())
  });
  return CatalogOverrideFieldsV2Input$ as MatchesType<typeof CatalogOverrideFieldsV2Input$, z.ZodMiniType<T.CatalogOverrideFieldsV2Input>>;
})();

export const MembershipInputSchema: z.ZodMiniType<T.MembershipInput> = /* @__PURE__ */ (() => {
  const MembershipInput$ = z.object({
      existingMembership: z.optional(ExistingMembershipRequestSchema),
      futureMembership: z.optional(FutureMembershipRequestSchema)
  }).check(rules.atMostOne('existingMembership', 'futureMembership'));
  return MembershipInput$ as MatchesType<typeof MembershipInput$, z.ZodMiniType<T.MembershipInput>>;
})();

export const CatalogItemInputSchema: z.ZodMiniType<T.CatalogItemInput> = /* @__PURE__ */ (() => {
  const CatalogItemInput$ = z.object({
      catalogReference: CatalogReferenceRequestSchema,
      quantity: z.int().check(z.gte(1), z.lte(100000)),
      selectedMembership: z.optional(SelectedMembershipInputSchema),
      catalogOverrideFields: z.optional(CatalogOverrideFieldsV2InputSchema),
      extendedFields: z.optional(ExtendedFieldsRequestSchema),
      inventoryAppId: z.nullish(z.guid()),
      membershipPayment: z.optional(MembershipInputSchema)
  });
  return CatalogItemInput$ as MatchesType<typeof CatalogItemInput$, z.ZodMiniType<T.CatalogItemInput>>;
})();

export const CustomItemQuantityInfoSchema: z.ZodMiniType<T.CustomItemQuantityInfo> = /* @__PURE__ */ (() => {
  const CustomItemQuantityInfo$ = z.object({
      requestedQuantity: z.int().check(z.gte(1), z.lte(100000)),
      availableQuantity: z.nullish(z.int32()),
      fixedQuantity: z.optional(z.boolean())
  });
  return CustomItemQuantityInfo$ as MatchesType<typeof CustomItemQuantityInfo$, z.ZodMiniType<T.CustomItemQuantityInfo>>;
})();

export const ConvertedMoneyInputSchema: z.ZodMiniType<T.ConvertedMoneyInput> = /* @__PURE__ */ (() => {
  const ConvertedMoneyInput$ = z.object({
      amount: z.string().check(rules.decimal(/^0*(?!9{9}\.0*[1-9])\d{1,9}(\.\d{1,3})?$/, 'must be a decimal number of at least 0 and of at most 999999999 with at most 3 decimal places'))
  });
  return ConvertedMoneyInput$ as MatchesType<typeof ConvertedMoneyInput$, z.ZodMiniType<T.ConvertedMoneyInput>>;
})();

export const CustomItemPricingInfoSchema: z.ZodMiniType<T.CustomItemPricingInfo> = /* @__PURE__ */ (() => {
  const CustomItemPricingInfo$ = z.object({
      price: ConvertedMoneyInputSchema,
      fullPrice: z.optional(ConvertedMoneyInputSchema),
      priceDescription: z.optional(PriceDescriptionInputSchema),
      priceUndetermined: z.optional(z.boolean())
  });
  return CustomItemPricingInfo$ as MatchesType<typeof CustomItemPricingInfo$, z.ZodMiniType<T.CustomItemPricingInfo>>;
})();

export const CustomItemSourceSchema: z.ZodMiniType<T.CustomItemSource> = /* @__PURE__ */ (() => {
  const CustomItemSource$ = z.object({
      catalogReference: z.optional(CatalogReferenceRequestSchema),
      rootCatalogItemId: z.nullish(z.string().check(z.minLength(1), z.maxLength(36))),
      inventoryAppId: z.nullish(z.guid())
  });
  return CustomItemSource$ as MatchesType<typeof CustomItemSource$, z.ZodMiniType<T.CustomItemSource>>;
})();

export const CustomItemAttributesSchema: z.ZodMiniType<T.CustomItemAttributes> = /* @__PURE__ */ (() => {
  const CustomItemAttributes$ = z.object({
      descriptionLines: z.optional(z.array(z.object({
          plainText: z.optional(PlainTextValueRequestSchema),
          colorInfo: z.optional(ColorRequestSchema),
          name: DescriptionLineNameRequestSchema,
          lineType: z.optional(DescriptionLineTypeRequestSchema)
      }).check(rules.atMostOne('plainText', 'colorInfo'))).check(z.maxLength(100))),
      image: z.optional(ImageV2InputSchema),
      url: z.optional(PageUrlV2RequestSchema),
      itemType: ItemTypeRequestSchema,
      physicalProperties: z.optional(PhysicalPropertiesInputSchema),
      serviceProperties: z.optional(ServicePropertiesRequestSchema),
      membersOnly: z.optional(z.boolean())
  });
  return CustomItemAttributes$ as MatchesType<typeof CustomItemAttributes$, z.ZodMiniType<T.CustomItemAttributes>>;
})();

export const CustomItemDeliveryConfigSchema: z.ZodMiniType<T.CustomItemDeliveryConfig> = /* @__PURE__ */ (() => {
  const CustomItemDeliveryConfig$ = z.object({
      deliveryProfileId: z.nullish(z.guid())
  });
  return CustomItemDeliveryConfig$ as MatchesType<typeof CustomItemDeliveryConfig$, z.ZodMiniType<T.CustomItemDeliveryConfig>>;
})();

export const CustomItemPaymentConfigSchema: z.ZodMiniType<T.CustomItemPaymentConfig> = /* @__PURE__ */ (() => {
  const CustomItemPaymentConfig$ = z.object({
      depositAmount: z.optional(ConvertedMoneyInputSchema),
      paymentOption: z.optional(PaymentOptionTypeRequestSchema)
  });
  return CustomItemPaymentConfig$ as MatchesType<typeof CustomItemPaymentConfig$, z.ZodMiniType<T.CustomItemPaymentConfig>>;
})();

export const ItemModifierV2InputSchema: z.ZodMiniType<T.ItemModifierV2Input> = /* @__PURE__ */ (() => {
  const ItemModifierV2Input$ = z.object({
      quantity: z.nullish(z.int().check(z.gte(1), z.lte(100000))),
      label: z.optional(TranslatableStringRequestSchema),
      details: z.optional(TranslatableStringRequestSchema),
      price: z.optional(ConvertedMoneyInputSchema)
  });
  return ItemModifierV2Input$ as MatchesType<typeof ItemModifierV2Input$, z.ZodMiniType<T.ItemModifierV2Input>>;
})();

export const ModifierGroupV2InputSchema: z.ZodMiniType<T.ModifierGroupV2Input> = /* @__PURE__ */ (() => {
  const ModifierGroupV2Input$ = z.object({
      name: z.optional(TranslatableStringRequestSchema),
      modifiers: z.optional(z.array(ItemModifierV2InputSchema).check(z.minLength(1), z.maxLength(25)))
  });
  return ModifierGroupV2Input$ as MatchesType<typeof ModifierGroupV2Input$, z.ZodMiniType<T.ModifierGroupV2Input>>;
})();

export const CustomItemInputSchema: z.ZodMiniType<T.CustomItemInput> = /* @__PURE__ */ (() => {
  const CustomItemInput$ = z.object({
      name: ProductNameRequestSchema,
      quantityInfo: CustomItemQuantityInfoSchema,
      pricing: CustomItemPricingInfoSchema,
      source: z.optional(CustomItemSourceSchema),
      attributes: CustomItemAttributesSchema,
      deliveryConfig: z.optional(CustomItemDeliveryConfigSchema),
      taxConfig: z.optional(ItemTaxConfigRequestSchema),
      paymentConfig: z.optional(CustomItemPaymentConfigSchema),
      modifierGroups: z.optional(z.array(ModifierGroupV2InputSchema).check(z.maxLength(25)))
  });
  return CustomItemInput$ as MatchesType<typeof CustomItemInput$, z.ZodMiniType<T.CustomItemInput>>;
})();

export const CouponInputSchema: z.ZodMiniType<T.CouponInput> = /* @__PURE__ */ (() => {
  const CouponInput$ = z.object({
      code: z.string().check(z.minLength(1), z.maxLength(50))
  });
  return CouponInput$ as MatchesType<typeof CouponInput$, z.ZodMiniType<T.CouponInput>>;
})();

export const DeliveryMethodInputSchema: z.ZodMiniType<T.DeliveryMethodInput> = /* @__PURE__ */ (() => {
  const DeliveryMethodInput$ = z.object({
      code: z.string().check(z.maxLength(100)),
      appId: z.nullish(z.guid())
  });
  return DeliveryMethodInput$ as MatchesType<typeof DeliveryMethodInput$, z.ZodMiniType<T.DeliveryMethodInput>>;
})();

export const GiftCardInputSchema: z.ZodMiniType<T.GiftCardInput> = /* @__PURE__ */ (() => {
  const GiftCardInput$ = z.object({
      code: z.string().check(z.minLength(8), z.maxLength(20)),
      redeemAmount: z.optional(ConvertedMoneyInputSchema)
  });
  return GiftCardInput$ as MatchesType<typeof GiftCardInput$, z.ZodMiniType<T.GiftCardInput>>;
})();

export const ValidationsConfigSchema: z.ZodMiniType<T.ValidationsConfig> = /* @__PURE__ */ (() => {
  const ValidationsConfig$ = z.enum([
      'SKIP_VALIDATIONS',
      'PRE_CHECKOUT_VALIDATIONS',
      'CHECKOUT_VALIDATIONS'
  ]);
  return ValidationsConfig$ as MatchesType<typeof ValidationsConfig$, z.ZodMiniType<T.ValidationsConfig>>;
})();

export const QuantityUpdateSchema: z.ZodMiniType<T.QuantityUpdate> = /* @__PURE__ */ (() => {
  const QuantityUpdate$ = z.object({
      newQuantity: z.int().check(z.gte(1), z.lte(100000))
  });
  return QuantityUpdate$ as MatchesType<typeof QuantityUpdate$, z.ZodMiniType<T.QuantityUpdate>>;
})();

export const SelectedMembershipUpdateSchema: z.ZodMiniType<T.SelectedMembershipUpdate> = /* @__PURE__ */ (() => {
  const SelectedMembershipUpdate$ = z.object({
      newMembership: z.optional(SelectedMembershipInputSchema)
  });
  return SelectedMembershipUpdate$ as MatchesType<typeof SelectedMembershipUpdate$, z.ZodMiniType<T.SelectedMembershipUpdate>>;
})();

export const LineItemUpdateSchema: z.ZodMiniType<T.LineItemUpdate> = /* @__PURE__ */ (() => {
  const LineItemUpdate$ = z.object({
      lineItemId: z.guid(),
      quantity: z.optional(QuantityUpdateSchema),
      selectedMembership: z.optional(SelectedMembershipUpdateSchema),
      membershipPayment: z.optional(MembershipInputSchema)
  });
  return LineItemUpdate$ as MatchesType<typeof LineItemUpdate$, z.ZodMiniType<T.LineItemUpdate>>;
})();

export const FormSubmissionSchema: z.ZodMiniType<T.FormSubmission> = /* @__PURE__ */ (() => {
  const FormSubmission$ = z.object({
      id: z.optional(z.guid()),
      formSubmissionId: z.optional(z.guid())
  });
  return FormSubmission$ as MatchesType<typeof FormSubmission$, z.ZodMiniType<T.FormSubmission>>;
})();

export const TotalsSubscriptionSettingsSchema: z.ZodMiniType<T.TotalsSubscriptionSettings> = /* @__PURE__ */ (() => {
  const TotalsSubscriptionSettings$ = z.object({
      frequency: z.optional(SubscriptionFrequencyRequestSchema)
  });
  return TotalsSubscriptionSettings$ as MatchesType<typeof TotalsSubscriptionSettings$, z.ZodMiniType<T.TotalsSubscriptionSettings>>;
})();

export const TotalsTaxDetailsSchema: z.ZodMiniType<T.TotalsTaxDetails> = /* @__PURE__ */ (() => {
  const TotalsTaxDetails$ = z.object({
      taxable: z.optional(z.boolean()),
      taxGroupId: z.nullish(z.guid())
  });
  return TotalsTaxDetails$ as MatchesType<typeof TotalsTaxDetails$, z.ZodMiniType<T.TotalsTaxDetails>>;
})();

export const TotalsAdditionalFeeSchema: z.ZodMiniType<T.TotalsAdditionalFee> = /* @__PURE__ */ (() => {
  const TotalsAdditionalFee$ = z.object({
      code: z.nullish(z.string().check(z.minLength(1), z.maxLength(100))),
      name: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
      price: z.optional(z.string().check(rules.decimal(/^0*(\d{1,15}(\.\d{1,2})?|10{15}(\.0{1,2})?)$/, 'must be a decimal number of at least 0 and of at most 1000000000000000 with at most 2 decimal places'))),
      taxDetails: z.optional(TotalsTaxDetailsSchema)
  });
  return TotalsAdditionalFee$ as MatchesType<typeof TotalsAdditionalFee$, z.ZodMiniType<T.TotalsAdditionalFee>>;
})();

export const TotalsLineItemSchema: z.ZodMiniType<T.TotalsLineItem> = /* @__PURE__ */ (() => {
  const TotalsLineItem$ = z.object({
      id: z.string().check(z.minLength(1), z.maxLength(100)),
      quantity: z.int32().check(z.lte(100000)),
      catalogReference: z.optional(CatalogReferenceRequestSchema),
      productName: z.nullish(z.string().check(z.maxLength(200))),
      price: z.string().check(rules.decimal(/^\d+(\.\d+)?$/, 'must be a decimal number of at least 0')),
      physicalProperties: z.optional(PhysicalPropertiesInputSchema),
      subscriptionSettings: z.optional(TotalsSubscriptionSettingsSchema),
      paymentOption: z.optional(PaymentOptionTypeRequestSchema),
      serviceProperties: z.optional(ServicePropertiesRequestSchema),
      rootCatalogItemId: z.nullish(z.string().check(z.minLength(1), z.maxLength(36))),
      depositAmount: z.nullish(z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number'))),
      fullPrice: z.nullish(z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number'))),
      deliveryProfileId: z.nullish(z.guid()),
      itemType: z.optional(ItemTypeRequestSchema),
      taxableAddress: z.optional(TaxableAddressRequestSchema),
      additionalFees: z.optional(z.array(TotalsAdditionalFeeSchema).check(z.maxLength(5))),
      modifierGroups: z.optional(z.array(CustomModifierGroupSchema).check(z.maxLength(25)))
  });
  return TotalsLineItem$ as MatchesType<typeof TotalsLineItem$, z.ZodMiniType<T.TotalsLineItem>>;
})();

export const TotalsSelectedMembershipSchema: z.ZodMiniType<T.TotalsSelectedMembership> = /* @__PURE__ */ (() => {
  const TotalsSelectedMembership$ = z.object({
      id: z.string().check(z.minLength(1), z.maxLength(200)),
      appId: z.guid(),
      lineItemIds: z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.minLength(1), z.maxLength(300))
  });
  return TotalsSelectedMembership$ as MatchesType<typeof TotalsSelectedMembership$, z.ZodMiniType<T.TotalsSelectedMembership>>;
})();

export const TotalsSelectedMembershipsSchema: z.ZodMiniType<T.TotalsSelectedMemberships> = /* @__PURE__ */ (() => {
  const TotalsSelectedMemberships$ = z.object({
      memberships: z.optional(z.array(TotalsSelectedMembershipSchema).check(z.maxLength(300)))
  });
  return TotalsSelectedMemberships$ as MatchesType<typeof TotalsSelectedMemberships$, z.ZodMiniType<T.TotalsSelectedMemberships>>;
})();

export const OrderBuyerInfoRequestSchema: z.ZodMiniType<T.OrderBuyerInfo> = /* @__PURE__ */ (() => {
  const OrderBuyerInfoRequest$ = z.object({
      visitorId: z.optional(z.guid()),
      memberId: z.optional(z.guid()),
      contactId: z.nullish(z.guid()),
      email: z.nullish(z.email())
  }).check(rules.atMostOne('visitorId', 'memberId'));
  return OrderBuyerInfoRequest$ as MatchesType<typeof OrderBuyerInfoRequest$, z.ZodMiniType<T.OrderBuyerInfo>>;
})();

export const OrderPaymentStatusRequestSchema: z.ZodMiniType<T.OrderPaymentStatus> = /* @__PURE__ */ (() => {
  const OrderPaymentStatusRequest$ = z.enum([
      'UNSPECIFIED',
      'NOT_PAID',
      'PAID',
      'PARTIALLY_REFUNDED',
      'FULLY_REFUNDED',
      'PENDING',
      'PARTIALLY_PAID',
      'PENDING_MERCHANT',
      'CANCELED',
      'DECLINED'
  ]);
  return OrderPaymentStatusRequest$ as MatchesType<typeof OrderPaymentStatusRequest$, z.ZodMiniType<T.OrderPaymentStatus>>;
})();

export const OrderFulfillmentStatusRequestSchema: z.ZodMiniType<T.OrderFulfillmentStatus> = /* @__PURE__ */ (() => {
  const OrderFulfillmentStatusRequest$ = z.enum([
      'NOT_FULFILLED',
      'FULFILLED',
      'PARTIALLY_FULFILLED'
  ]);
  return OrderFulfillmentStatusRequest$ as MatchesType<typeof OrderFulfillmentStatusRequest$, z.ZodMiniType<T.OrderFulfillmentStatus>>;
})();

export const OrderCurrencyConversionDetailsRequestSchema: z.ZodMiniType<T.OrderCurrencyConversionDetails> = /* @__PURE__ */ (() => {
  const OrderCurrencyConversionDetailsRequest$ = z.object({
      originalCurrency: z.string().check(z.regex(/^[A-Z]{3}$/u)),
      conversionRate: z.string().check(rules.decimal(/^(?=.*[1-9])0*(\d{1,15}(\.\d+)?|10{15}(\.0+)?)$/, 'must be a decimal number greater than 0 and of at most 1000000000000000'))
  });
  return OrderCurrencyConversionDetailsRequest$ as MatchesType<typeof OrderCurrencyConversionDetailsRequest$, z.ZodMiniType<T.OrderCurrencyConversionDetails>>;
})();

export const OrderShippingRegionRequestSchema: z.ZodMiniType<T.OrderShippingRegion> = /* @__PURE__ */ (() => {
  const OrderShippingRegionRequest$ = z.object({
      name: z.nullish(z.string().check(z.maxLength(100)))
  });
  return OrderShippingRegionRequest$ as MatchesType<typeof OrderShippingRegionRequest$, z.ZodMiniType<T.OrderShippingRegion>>;
})();

export const OrderStatusRequestSchema: z.ZodMiniType<T.OrderStatus> = /* @__PURE__ */ (() => {
  const OrderStatusRequest$ = z.enum([
      'INITIALIZED',
      'APPROVED',
      'CANCELED',
      'PENDING',
      'REJECTED'
  ]);
  return OrderStatusRequest$ as MatchesType<typeof OrderStatusRequest$, z.ZodMiniType<T.OrderStatus>>;
})();

export const OrderDiscountReasonRequestSchema: z.ZodMiniType<T.OrderDiscountReason> = /* @__PURE__ */ (() => {
  const OrderDiscountReasonRequest$ = z.enum([
      'UNSPECIFIED',
      'EXCHANGED_ITEMS',
      'BILLING_ADJUSTMENT'
  ]);
  return OrderDiscountReasonRequest$ as MatchesType<typeof OrderDiscountReasonRequest$, z.ZodMiniType<T.OrderDiscountReason>>;
})();

export const OrderAttributionSourceRequestSchema: z.ZodMiniType<T.OrderAttributionSource> = /* @__PURE__ */ (() => {
  const OrderAttributionSourceRequest$ = z.enum(['UNSPECIFIED', 'FACEBOOK_ADS']);
  return OrderAttributionSourceRequest$ as MatchesType<typeof OrderAttributionSourceRequest$, z.ZodMiniType<T.OrderAttributionSource>>;
})();

export const OrderAdditionalFeeSourceRequestSchema: z.ZodMiniType<T.OrderAdditionalFeeSource> = /* @__PURE__ */ (() => {
  const OrderAdditionalFeeSourceRequest$ = z.enum([
      'SERVICE_PLUGIN',
      'ITEM',
      'MANUAL',
      'SHIPPING',
      'PLATFORM'
  ]);
  return OrderAdditionalFeeSourceRequest$ as MatchesType<typeof OrderAdditionalFeeSourceRequest$, z.ZodMiniType<T.OrderAdditionalFeeSource>>;
})();

export const PlatformFeeChargeTypeRequestSchema: z.ZodMiniType<T.PlatformFeeChargeType> = /* @__PURE__ */ (() => {
  const PlatformFeeChargeTypeRequest$ = z.enum(['PASS_ON', 'ABSORBED']);
  return PlatformFeeChargeTypeRequest$ as MatchesType<typeof PlatformFeeChargeTypeRequest$, z.ZodMiniType<T.PlatformFeeChargeType>>;
})();

export const OrderSubscriptionDescriptionRequestSchema: z.ZodMiniType<T.OrderSubscriptionDescription> = /* @__PURE__ */ (() => {
  const OrderSubscriptionDescriptionRequest$ = z.object({
      original: z.optional(z.string().check(z.maxLength(500))),
      translated: z.nullish(z.string().check(z.maxLength(500)))
  });
  return OrderSubscriptionDescriptionRequest$ as MatchesType<typeof OrderSubscriptionDescriptionRequest$, z.ZodMiniType<T.OrderSubscriptionDescription>>;
})();

export const OrderFreeTrialPeriodRequestSchema: z.ZodMiniType<T.OrderFreeTrialPeriod> = /* @__PURE__ */ (() => {
  const OrderFreeTrialPeriodRequest$ = z.object({
      frequency: z.optional(SubscriptionFrequencyRequestSchema),
      interval: z.optional(z.int().check(z.gte(1), z.lte(3650)))
  });
  return OrderFreeTrialPeriodRequest$ as MatchesType<typeof OrderFreeTrialPeriodRequest$, z.ZodMiniType<T.OrderFreeTrialPeriod>>;
})();

export const MeasurementUnitRequestSchema: z.ZodMiniType<T.MeasurementUnit> = /* @__PURE__ */ (() => {
  const MeasurementUnitRequest$ = z.enum([
      'UNSPECIFIED',
      'ML',
      'CL',
      'L',
      'CBM',
      'MG',
      'G',
      'KG',
      'MM',
      'CM',
      'M',
      'SQM',
      'OZ',
      'LB',
      'FLOZ',
      'PT',
      'QT',
      'GAL',
      'IN',
      'FT',
      'YD',
      'SQFT'
  ]);
  return MeasurementUnitRequest$ as MatchesType<typeof MeasurementUnitRequest$, z.ZodMiniType<T.MeasurementUnit>>;
})();

export const OrderPickupAddressInputSchema: z.ZodMiniType<T.OrderPickupAddressInput> = /* @__PURE__ */ (() => {
  const OrderPickupAddressInput$ = z.object({
      country: z.nullish(z.string().check(z.regex(/^[A-Z]{2}$/u))),
      subdivision: z.nullish(z.string().check(z.maxLength(50))),
      city: z.nullish(z.string().check(z.maxLength(1000))),
      postalCode: z.nullish(z.string().check(z.maxLength(1000))),
      streetAddress: z.optional(StreetAddressInputSchema),
      addressLine: z.nullish(z.string().check(z.maxLength(1000))),
      addressLine2: z.nullish(z.string().check(z.maxLength(1000))),
      geocode: z.optional(AddressLocationRequestSchema)
  });
  return OrderPickupAddressInput$ as MatchesType<typeof OrderPickupAddressInput$, z.ZodMiniType<T.OrderPickupAddressInput>>;
})();

export const OrderPickupDetailsInputSchema: z.ZodMiniType<T.OrderPickupDetailsInput> = /* @__PURE__ */ (() => {
  const OrderPickupDetailsInput$ = z.object({
      address: z.optional(OrderPickupAddressInputSchema),
      pickupMethod: z.optional(PickupMethodRequestSchema)
  });
  return OrderPickupDetailsInput$ as MatchesType<typeof OrderPickupDetailsInput$, z.ZodMiniType<T.OrderPickupDetailsInput>>;
})();

export const OrderDeliveryLogisticsInputSchema: z.ZodMiniType<T.OrderDeliveryLogisticsInput> = /* @__PURE__ */ (() => {
  const OrderDeliveryLogisticsInput$ = z.object({
      shippingDestination: z.optional(AddressWithContactInputSchema),
      pickupDetails: z.optional(OrderPickupDetailsInputSchema),
      deliveryTime: z.nullish(z.string().check(z.maxLength(500))),
      instructions: z.nullish(z.string().check(z.maxLength(1000))),
      deliverByDate: z.nullish(z.iso.datetime({ offset: true })),
      deliveryTimeSlot: z.optional(DeliveryTimeSlotRequestSchema)
  }).check(rules.atMostOne('shippingDestination', 'pickupDetails'));
  return OrderDeliveryLogisticsInput$ as MatchesType<typeof OrderDeliveryLogisticsInput$, z.ZodMiniType<T.OrderDeliveryLogisticsInput>>;
})();

export const PriceInputSchema: z.ZodMiniType<T.PriceInput> = /* @__PURE__ */ (() => {
  const PriceInput$ = z.object({
      amount: z.string().check(rules.decimal(/^0*(\d{1,15}(\.\d+)?|10{15}(\.0+)?)$/, 'must be a decimal number of at least 0 and of at most 1000000000000000'))
  });
  return PriceInput$ as MatchesType<typeof PriceInput$, z.ZodMiniType<T.PriceInput>>;
})();

export const OrderItemTaxFullDetailsInputSchema: z.ZodMiniType<T.OrderItemTaxFullDetailsInput> = /* @__PURE__ */ (() => {
  const OrderItemTaxFullDetailsInput$ = z.object({
      taxableAmount: z.optional(PriceInputSchema),
      taxRate: z.optional(z.string().check(rules.decimal(/^\d+(\.\d{1,6})?$/, 'must be a decimal number of at least 0 with at most 6 decimal places'))),
      totalTax: z.optional(PriceInputSchema)
  });
  return OrderItemTaxFullDetailsInput$ as MatchesType<typeof OrderItemTaxFullDetailsInput$, z.ZodMiniType<T.OrderItemTaxFullDetailsInput>>;
})();

export const OrderLineItemTaxBreakdownInputSchema: z.ZodMiniType<T.OrderLineItemTaxBreakdownInput> = /* @__PURE__ */ (() => {
  const OrderLineItemTaxBreakdownInput$ = z.object({
      jurisdiction: z.nullish(z.string().check(z.maxLength(200))),
      rate: z.nullish(z.string().check(rules.decimal(/^\d+(\.\d{1,6})?$/, 'must be a decimal number of at least 0 with at most 6 decimal places'))),
      taxAmount: z.optional(PriceInputSchema),
      taxType: z.nullish(z.string().check(z.maxLength(200))),
      taxName: z.nullish(z.string().check(z.maxLength(200))),
      jurisdictionType: z.optional(JurisdictionTypeRequestSchema),
      nonTaxableAmount: z.optional(PriceInputSchema),
      taxableAmount: z.optional(PriceInputSchema)
  });
  return OrderLineItemTaxBreakdownInput$ as MatchesType<typeof OrderLineItemTaxBreakdownInput$, z.ZodMiniType<T.OrderLineItemTaxBreakdownInput>>;
})();

export const OrderLineItemTaxInfoInputSchema: z.ZodMiniType<T.OrderLineItemTaxInfoInput> = /* @__PURE__ */ (() => {
  const OrderLineItemTaxInfoInput$ = z.object({
      taxAmount: z.optional(PriceInputSchema),
      taxableAmount: z.optional(PriceInputSchema),
      taxRate: z.nullish(z.string().check(rules.decimal(/^\d+(\.\d{1,6})?$/, 'must be a decimal number of at least 0 with at most 6 decimal places'))),
      taxGroupId: z.nullish(z.guid()),
      taxIncludedInPrice: z.optional(z.boolean()),
      taxBreakdown: z.optional(z.array(OrderLineItemTaxBreakdownInputSchema).check(z.maxLength(7)))
  });
  return OrderLineItemTaxInfoInput$ as MatchesType<typeof OrderLineItemTaxInfoInput$, z.ZodMiniType<T.OrderLineItemTaxInfoInput>>;
})();

export const OrderShippingPriceInputSchema: z.ZodMiniType<T.OrderShippingPriceInput> = /* @__PURE__ */ (() => {
  const OrderShippingPriceInput$ = z.object({
      price: z.optional(PriceInputSchema),
      taxDetails: z.optional(OrderItemTaxFullDetailsInputSchema),
      taxInfo: z.optional(OrderLineItemTaxInfoInputSchema)
  });
  return OrderShippingPriceInput$ as MatchesType<typeof OrderShippingPriceInput$, z.ZodMiniType<T.OrderShippingPriceInput>>;
})();

export const OrderShippingInformationInputSchema: z.ZodMiniType<T.OrderShippingInformationInput> = /* @__PURE__ */ (() => {
  const OrderShippingInformationInput$ = z.object({
      carrierId: z.nullish(z.string().check(z.minLength(1), z.maxLength(100))),
      code: z.nullish(z.string().check(z.minLength(1), z.maxLength(100))),
      title: z.optional(z.string().check(z.maxLength(250))),
      logistics: z.optional(OrderDeliveryLogisticsInputSchema),
      cost: z.optional(OrderShippingPriceInputSchema),
      region: z.optional(OrderShippingRegionRequestSchema)
  });
  return OrderShippingInformationInput$ as MatchesType<typeof OrderShippingInformationInput$, z.ZodMiniType<T.OrderShippingInformationInput>>;
})();

export const OrderTaxBreakdownInputSchema: z.ZodMiniType<T.OrderTaxBreakdownInput> = /* @__PURE__ */ (() => {
  const OrderTaxBreakdownInput$ = z.object({
      taxName: z.optional(z.string().check(z.maxLength(200))),
      taxType: z.optional(z.string().check(z.maxLength(200))),
      jurisdiction: z.optional(z.string().check(z.maxLength(200))),
      jurisdictionType: z.optional(JurisdictionTypeRequestSchema),
      rate: z.optional(z.string().check(rules.decimal(/^\d+(\.\d{1,6})?$/, 'must be a decimal number of at least 0 with at most 6 decimal places'))),
      aggregatedTaxAmount: z.optional(PriceInputSchema)
  });
  return OrderTaxBreakdownInput$ as MatchesType<typeof OrderTaxBreakdownInput$, z.ZodMiniType<T.OrderTaxBreakdownInput>>;
})();

export const OrderTaxInfoInputSchema: z.ZodMiniType<T.OrderTaxInfoInput> = /* @__PURE__ */ (() => {
  const OrderTaxInfoInput$ = z.object({
      totalTax: z.optional(PriceInputSchema),
      taxBreakdown: z.optional(z.array(OrderTaxBreakdownInputSchema).check(z.maxLength(50)))
  });
  return OrderTaxInfoInput$ as MatchesType<typeof OrderTaxInfoInput$, z.ZodMiniType<T.OrderTaxInfoInput>>;
})();

export const OrderCouponInputSchema: z.ZodMiniType<T.OrderCouponInput> = /* @__PURE__ */ (() => {
  const OrderCouponInput$ = z.object({
      id: z.optional(z.string()),
      code: z.optional(z.string()),
      name: z.optional(z.string()),
      amount: z.optional(PriceInputSchema)
  });
  return OrderCouponInput$ as MatchesType<typeof OrderCouponInput$, z.ZodMiniType<T.OrderCouponInput>>;
})();

export const OrderMerchantDiscountInputSchema: z.ZodMiniType<T.OrderMerchantDiscountInput> = /* @__PURE__ */ (() => {
  const OrderMerchantDiscountInput$ = z.object({
      discountReason: z.optional(OrderDiscountReasonRequestSchema),
      description: z.nullish(z.string().check(z.maxLength(200))),
      amount: z.optional(PriceInputSchema),
      percentage: z.nullish(z.string().check(rules.decimal(/^(?=.*[1-9])0*(\d{1,2}(\.\d{1,2})?|10{2}(\.0{1,2})?)$/, 'must be a decimal number greater than 0 and of at most 100 with at most 2 decimal places'))),
      name: z.nullish(z.string().check(z.maxLength(200)))
  }).check(rules.atMostOne('discountReason', 'description'));
  return OrderMerchantDiscountInput$ as MatchesType<typeof OrderMerchantDiscountInput$, z.ZodMiniType<T.OrderMerchantDiscountInput>>;
})();

export const DiscountRuleNameInputSchema: z.ZodMiniType<T.DiscountRuleNameInput> = /* @__PURE__ */ (() => {
  const DiscountRuleNameInput$ = z.object({
      original: z.optional(z.string().check(z.minLength(1), z.maxLength(256))),
      translated: z.nullish(z.string().check(z.minLength(1), z.maxLength(500)))
  });
  return DiscountRuleNameInput$ as MatchesType<typeof DiscountRuleNameInput$, z.ZodMiniType<T.DiscountRuleNameInput>>;
})();

export const OrderDiscountRuleInputSchema: z.ZodMiniType<T.OrderDiscountRuleInput> = /* @__PURE__ */ (() => {
  const OrderDiscountRuleInput$ = z.object({
      id: z.optional(z.guid()),
      name: z.optional(DiscountRuleNameInputSchema),
      amount: z.optional(PriceInputSchema)
  });
  return OrderDiscountRuleInput$ as MatchesType<typeof OrderDiscountRuleInput$, z.ZodMiniType<T.OrderDiscountRuleInput>>;
})();

export const OrderLineItemDiscountInputSchema: z.ZodMiniType<T.OrderLineItemDiscountInput> = /* @__PURE__ */ (() => {
  const OrderLineItemDiscountInput$ = z.object({
      id: z.optional(z.guid()),
      totalDiscount: z.optional(PriceInputSchema)
  });
  return OrderLineItemDiscountInput$ as MatchesType<typeof OrderLineItemDiscountInput$, z.ZodMiniType<T.OrderLineItemDiscountInput>>;
})();

export const OrderAppliedDiscountInputSchema: z.ZodMiniType<T.OrderAppliedDiscountInput> = /* @__PURE__ */ (() => {
  const OrderAppliedDiscountInput$ = z.object({
      coupon: z.optional(OrderCouponInputSchema),
      merchantDiscount: z.optional(OrderMerchantDiscountInputSchema),
      discountRule: z.optional(OrderDiscountRuleInputSchema),
      discountType: z.optional(DiscountTypeRequestSchema),
      lineItemIds: z.optional(z.array(z.guid()).check(z.maxLength(300))),
      id: z.nullish(z.guid()),
      lineItemDiscounts: z.optional(z.array(OrderLineItemDiscountInputSchema).check(z.maxLength(300)))
  }).check(rules.atMostOne('coupon', 'merchantDiscount', 'discountRule'), rules.atLeastOne('coupon', 'merchantDiscount', 'discountRule'));
  return OrderAppliedDiscountInput$ as MatchesType<typeof OrderAppliedDiscountInput$, z.ZodMiniType<T.OrderAppliedDiscountInput>>;
})();

export const OrderChannelInfoInputSchema: z.ZodMiniType<T.OrderChannelInfoInput> = /* @__PURE__ */ (() => {
  const OrderChannelInfoInput$ = z.object({
      type: z.optional(ChannelTypeRequestSchema),
      externalOrderId: z.nullish(z.string().check(z.maxLength(100))),
      externalOrderUrl: z.nullish(z.string().check(z.maxLength(300)))
  });
  return OrderChannelInfoInput$ as MatchesType<typeof OrderChannelInfoInput$, z.ZodMiniType<T.OrderChannelInfoInput>>;
})();

export const OrderAdditionalFeeInputSchema: z.ZodMiniType<T.OrderAdditionalFeeInput> = /* @__PURE__ */ (() => {
  const OrderAdditionalFeeInput$ = z.object({
      code: z.nullish(z.string().check(z.minLength(1), z.maxLength(100))),
      name: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
      price: z.optional(PriceInputSchema),
      taxDetails: z.optional(OrderItemTaxFullDetailsInputSchema),
      taxInfo: z.optional(OrderLineItemTaxInfoInputSchema),
      providerAppId: z.nullish(z.guid()),
      priceBeforeTax: z.optional(PriceInputSchema),
      priceAfterTax: z.optional(PriceInputSchema),
      id: z.optional(z.guid()),
      lineItemIds: z.optional(z.array(z.guid())),
      source: z.optional(OrderAdditionalFeeSourceRequestSchema),
      taxableAddress: z.optional(TaxableAddressRequestSchema)
  });
  return OrderAdditionalFeeInput$ as MatchesType<typeof OrderAdditionalFeeInput$, z.ZodMiniType<T.OrderAdditionalFeeInput>>;
})();

export const OrderTagListInputSchema: z.ZodMiniType<T.OrderTagListInput> = /* @__PURE__ */ (() => {
  const OrderTagListInput$ = z.object({
      tagIds: z.optional(z.array(z.string().check(z.maxLength(5))).check(z.maxLength(100)))
  });
  return OrderTagListInput$ as MatchesType<typeof OrderTagListInput$, z.ZodMiniType<T.OrderTagListInput>>;
})();

export const OrderTagsInputSchema: z.ZodMiniType<T.OrderTagsInput> = /* @__PURE__ */ (() => {
  const OrderTagsInput$ = z.object({
      privateTags: z.optional(OrderTagListInputSchema),
      tags: z.optional(OrderTagListInputSchema)
  });
  return OrderTagsInput$ as MatchesType<typeof OrderTagsInput$, z.ZodMiniType<T.OrderTagsInput>>;
})();

export const OrderLocationInputSchema: z.ZodMiniType<T.OrderLocationInput> = /* @__PURE__ */ (() => {
  const OrderLocationInput$ = z.object({
      id: z.optional(z.guid())
  });
  return OrderLocationInput$ as MatchesType<typeof OrderLocationInput$, z.ZodMiniType<T.OrderLocationInput>>;
})();

export const OrderPlatformFeeInputSchema: z.ZodMiniType<T.OrderPlatformFeeInput> = /* @__PURE__ */ (() => {
  const OrderPlatformFeeInput$ = z.object({
      name: z.optional(TranslatableStringRequestSchema),
      amount: z.optional(PriceInputSchema),
      lineItemId: z.optional(z.guid()),
      chargeType: z.optional(PlatformFeeChargeTypeRequestSchema),
      percentageRate: z.optional(z.string().check(rules.decimal(/^(?=.*[1-9])0*(0(\.\d{1,4})?|1(\.0{1,4})?)$/, 'must be a decimal number greater than 0 and of at most 1 with at most 4 decimal places')))
  });
  return OrderPlatformFeeInput$ as MatchesType<typeof OrderPlatformFeeInput$, z.ZodMiniType<T.OrderPlatformFeeInput>>;
})();

export const OrderPlatformFeeSummaryInputSchema: z.ZodMiniType<T.OrderPlatformFeeSummaryInput> = /* @__PURE__ */ (() => {
  const OrderPlatformFeeSummaryInput$ = z.object({
      total: z.optional(PriceInputSchema),
      totalPassOn: z.optional(PriceInputSchema),
      totalAbsorbed: z.optional(PriceInputSchema),
      fees: z.optional(z.array(OrderPlatformFeeInputSchema).check(z.maxLength(300)))
  });
  return OrderPlatformFeeSummaryInput$ as MatchesType<typeof OrderPlatformFeeSummaryInput$, z.ZodMiniType<T.OrderPlatformFeeSummaryInput>>;
})();

export const OrderInputSchema: z.ZodMiniType<T.OrderInput> = /* @__PURE__ */ (() => {
  const OrderInput$ = z.object({
      buyerInfo: z.optional(OrderBuyerInfoRequestSchema),
      paymentStatus: z.optional(OrderPaymentStatusRequestSchema),
      buyerLanguage: z.nullish(z.string()),
      weightUnit: z.optional(WeightUnitRequestSchema),
      currency: z.nullish(z.string().check(z.regex(/^[A-Z]{3}$/u))),
      currencyConversionDetails: z.optional(OrderCurrencyConversionDetailsRequestSchema),
      taxIncludedInPrices: z.optional(z.boolean()),
      billingInfo: z.optional(AddressWithContactInputSchema),
      shippingInfo: z.optional(OrderShippingInformationInputSchema),
      buyerNote: z.nullish(z.string().check(z.maxLength(1000))),
      status: z.optional(OrderStatusRequestSchema),
      archived: z.nullish(z.boolean()),
      taxSummary: z.optional(z.record(z.string(), z.unknown())),
      taxInfo: z.optional(OrderTaxInfoInputSchema),
      appliedDiscounts: z.optional(z.array(OrderAppliedDiscountInputSchema).check(z.maxLength(320))),
      attributionSource: z.optional(OrderAttributionSourceRequestSchema),
      channelInfo: z.optional(OrderChannelInfoInputSchema),
      seenByAHuman: z.nullish(z.boolean()),
      checkoutId: z.nullish(z.guid()),
      customFields: z.optional(z.array(CustomFieldInputSchema)),
      additionalFees: z.optional(z.array(OrderAdditionalFeeInputSchema).check(z.maxLength(100))),
      extendedFields: z.optional(ExtendedFieldsRequestSchema),
      purchaseFlowId: z.nullish(z.guid()),
      recipientInfo: z.optional(AddressWithContactInputSchema),
      tags: z.optional(OrderTagsInputSchema),
      purchasedDate: z.nullish(z.iso.datetime({ offset: true })),
      businessLocation: z.optional(OrderLocationInputSchema),
      platformFeeSummary: z.optional(OrderPlatformFeeSummaryInputSchema)
  });
  return OrderInput$ as MatchesType<typeof OrderInput$, z.ZodMiniType<T.OrderInput>>;
})();

export const OrderExtendedFieldConditionSchema: z.ZodMiniType<T.OrderExtendedFieldCondition> = /* @__PURE__ */ (() => {
  const OrderExtendedFieldCondition$ = z.nullable(z.union([
      z.string(),
      z.number(),
      z.boolean(),
      z.strictObject({
          $eq: z.nullish(z.union([
              z.string(),
              z.number(),
              z.boolean()
          ])),
          $ne: z.nullish(z.union([
              z.string(),
              z.number(),
              z.boolean()
          ])),
          $in: z.optional(z.array(z.union([
              z.string(),
              z.number(),
              z.boolean()
          ]))),
          $nin: z.optional(z.array(z.union([
              z.string(),
              z.number(),
              z.boolean()
          ]))),
          $exists: z.optional(z.boolean()),
          $gt: z.optional(z.union([
              z.string(),
              z.number(),
              z.boolean()
          ])),
          $gte: z.optional(z.union([
              z.string(),
              z.number(),
              z.boolean()
          ])),
          $lt: z.optional(z.union([
              z.string(),
              z.number(),
              z.boolean()
          ])),
          $lte: z.optional(z.union([
              z.string(),
              z.number(),
              z.boolean()
          ])),
          $startsWith: z.optional(z.string()),
          $hasSome: z.optional(z.array(z.union([
              z.string(),
              z.number(),
              z.boolean()
          ]))),
          $hasAll: z.optional(z.array(z.union([
              z.string(),
              z.number(),
              z.boolean()
          ])))
      })
  ]));
  return OrderExtendedFieldCondition$ as MatchesType<typeof OrderExtendedFieldCondition$, z.ZodMiniType<T.OrderExtendedFieldCondition>>;
})();

export const OrderExactTextConditionSchema: z.ZodMiniType<T.OrderExactTextCondition> = /* @__PURE__ */ (() => {
  const OrderExactTextCondition$ = z.nullable(z.union([
      z.string(),
      z.strictObject({
          $eq: z.nullish(z.string()),
          $ne: z.nullish(z.string()),
          $in: z.optional(z.array(z.string())),
          $nin: z.optional(z.array(z.string()))
      })
  ]));
  return OrderExactTextCondition$ as MatchesType<typeof OrderExactTextCondition$, z.ZodMiniType<T.OrderExactTextCondition>>;
})();

export const OrderNumberConditionSchema: z.ZodMiniType<T.OrderNumberCondition> = /* @__PURE__ */ (() => {
  const OrderNumberCondition$ = z.nullable(z.union([
      z.string(),
      z.strictObject({
          $eq: z.nullish(z.string()),
          $ne: z.nullish(z.string()),
          $gt: z.optional(z.string()),
          $gte: z.optional(z.string()),
          $lt: z.optional(z.string()),
          $lte: z.optional(z.string())
      })
  ]));
  return OrderNumberCondition$ as MatchesType<typeof OrderNumberCondition$, z.ZodMiniType<T.OrderNumberCondition>>;
})();

export const OrderStatusConditionSchema: z.ZodMiniType<T.OrderStatusCondition> = /* @__PURE__ */ (() => {
  const OrderStatusCondition$ = z.nullable(z.union([
      OrderStatusRequestSchema,
      z.strictObject({
          $eq: z.nullish(OrderStatusRequestSchema),
          $ne: z.nullish(OrderStatusRequestSchema),
          $in: z.optional(z.array(OrderStatusRequestSchema)),
          $nin: z.optional(z.array(OrderStatusRequestSchema))
      })
  ]));
  return OrderStatusCondition$ as MatchesType<typeof OrderStatusCondition$, z.ZodMiniType<T.OrderStatusCondition>>;
})();

export const OrderBooleanConditionSchema: z.ZodMiniType<T.OrderBooleanCondition> = /* @__PURE__ */ (() => {
  const OrderBooleanCondition$ = z.nullable(z.union([
      z.boolean(),
      z.strictObject({
          $eq: z.nullish(z.boolean()),
          $ne: z.nullish(z.boolean()),
          $in: z.optional(z.array(z.boolean())),
          $exists: z.optional(z.boolean())
      })
  ]));
  return OrderBooleanCondition$ as MatchesType<typeof OrderBooleanCondition$, z.ZodMiniType<T.OrderBooleanCondition>>;
})();

export const OrderCreatedDateConditionSchema: z.ZodMiniType<T.OrderCreatedDateCondition> = /* @__PURE__ */ (() => {
  const OrderCreatedDateCondition$ = z.nullable(z.union([
      DateTimeSchema,
      z.strictObject({
          $eq: z.nullish(DateTimeSchema),
          $ne: z.nullish(DateTimeSchema),
          $gt: z.optional(DateTimeSchema),
          $gte: z.optional(DateTimeSchema),
          $lt: z.optional(DateTimeSchema),
          $lte: z.optional(DateTimeSchema),
          $nin: z.optional(z.array(DateTimeSchema))
      })
  ]));
  return OrderCreatedDateCondition$ as MatchesType<typeof OrderCreatedDateCondition$, z.ZodMiniType<T.OrderCreatedDateCondition>>;
})();

export const OrderDateConditionSchema: z.ZodMiniType<T.OrderDateCondition> = /* @__PURE__ */ (() => {
  const OrderDateCondition$ = z.nullable(z.union([
      DateTimeSchema,
      z.strictObject({
          $eq: z.nullish(DateTimeSchema),
          $ne: z.nullish(DateTimeSchema),
          $gt: z.optional(DateTimeSchema),
          $gte: z.optional(DateTimeSchema),
          $lt: z.optional(DateTimeSchema),
          $lte: z.optional(DateTimeSchema)
      })
  ]));
  return OrderDateCondition$ as MatchesType<typeof OrderDateCondition$, z.ZodMiniType<T.OrderDateCondition>>;
})();

export const OrderTextListConditionSchema: z.ZodMiniType<T.OrderTextListCondition> = /* @__PURE__ */ (() => {
  const OrderTextListCondition$ = z.nullable(z.union([
      z.string(),
      z.strictObject({
          $eq: z.nullish(z.string()),
          $ne: z.nullish(z.string()),
          $in: z.optional(z.array(z.string())),
          $nin: z.optional(z.array(z.string())),
          $hasSome: z.optional(z.array(z.string())),
          $hasAll: z.optional(z.array(z.string()))
      })
  ]));
  return OrderTextListCondition$ as MatchesType<typeof OrderTextListCondition$, z.ZodMiniType<T.OrderTextListCondition>>;
})();

export const OrderTextConditionSchema: z.ZodMiniType<T.OrderTextCondition> = /* @__PURE__ */ (() => {
  const OrderTextCondition$ = z.nullable(z.union([
      z.string(),
      z.strictObject({
          $eq: z.nullish(z.string()),
          $ne: z.nullish(z.string()),
          $in: z.optional(z.array(z.string())),
          $exists: z.optional(z.boolean()),
          $startsWith: z.optional(z.string())
      })
  ]));
  return OrderTextCondition$ as MatchesType<typeof OrderTextCondition$, z.ZodMiniType<T.OrderTextCondition>>;
})();

export const OrderPaymentStatusConditionSchema: z.ZodMiniType<T.OrderPaymentStatusCondition> = /* @__PURE__ */ (() => {
  const OrderPaymentStatusCondition$ = z.nullable(z.union([
      OrderPaymentStatusRequestSchema,
      z.strictObject({
          $eq: z.nullish(OrderPaymentStatusRequestSchema),
          $ne: z.nullish(OrderPaymentStatusRequestSchema),
          $in: z.optional(z.array(OrderPaymentStatusRequestSchema)),
          $nin: z.optional(z.array(OrderPaymentStatusRequestSchema))
      })
  ]));
  return OrderPaymentStatusCondition$ as MatchesType<typeof OrderPaymentStatusCondition$, z.ZodMiniType<T.OrderPaymentStatusCondition>>;
})();

export const OrderFulfillmentStatusConditionSchema: z.ZodMiniType<T.OrderFulfillmentStatusCondition> = /* @__PURE__ */ (() => {
  const OrderFulfillmentStatusCondition$ = z.nullable(z.union([
      OrderFulfillmentStatusRequestSchema,
      z.strictObject({
          $eq: z.nullish(OrderFulfillmentStatusRequestSchema),
          $ne: z.nullish(OrderFulfillmentStatusRequestSchema),
          $in: z.optional(z.array(OrderFulfillmentStatusRequestSchema)),
          $nin: z.optional(z.array(OrderFulfillmentStatusRequestSchema))
      })
  ]));
  return OrderFulfillmentStatusCondition$ as MatchesType<typeof OrderFulfillmentStatusCondition$, z.ZodMiniType<T.OrderFulfillmentStatusCondition>>;
})();

export const OrderFulfillmentStatusListConditionSchema: z.ZodMiniType<T.OrderFulfillmentStatusListCondition> = /* @__PURE__ */ (() => {
  const OrderFulfillmentStatusListCondition$ = z.nullable(z.union([
      OrderFulfillmentStatusRequestSchema,
      z.strictObject({
          $eq: z.nullish(OrderFulfillmentStatusRequestSchema),
          $ne: z.nullish(OrderFulfillmentStatusRequestSchema),
          $in: z.optional(z.array(OrderFulfillmentStatusRequestSchema)),
          $nin: z.optional(z.array(OrderFulfillmentStatusRequestSchema)),
          $hasSome: z.optional(z.array(OrderFulfillmentStatusRequestSchema)),
          $hasAll: z.optional(z.array(OrderFulfillmentStatusRequestSchema))
      })
  ]));
  return OrderFulfillmentStatusListCondition$ as MatchesType<typeof OrderFulfillmentStatusListCondition$, z.ZodMiniType<T.OrderFulfillmentStatusListCondition>>;
})();

export const OrderAmountConditionSchema: z.ZodMiniType<T.OrderAmountCondition> = /* @__PURE__ */ (() => {
  const OrderAmountCondition$ = z.nullable(z.union([
      z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number')),
      z.strictObject({
          $eq: z.nullish(z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number'))),
          $ne: z.nullish(z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number'))),
          $gt: z.optional(z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number'))),
          $gte: z.optional(z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number'))),
          $lt: z.optional(z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number'))),
          $lte: z.optional(z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number')))
      })
  ]));
  return OrderAmountCondition$ as MatchesType<typeof OrderAmountCondition$, z.ZodMiniType<T.OrderAmountCondition>>;
})();

export const OrderDeliveryTimeConditionSchema: z.ZodMiniType<T.OrderDeliveryTimeCondition> = /* @__PURE__ */ (() => {
  const OrderDeliveryTimeCondition$ = z.nullable(z.union([
      DateTimeSchema,
      z.strictObject({
          $eq: z.nullish(DateTimeSchema),
          $ne: z.nullish(DateTimeSchema),
          $in: z.optional(z.array(DateTimeSchema)),
          $exists: z.optional(z.boolean())
      })
  ]));
  return OrderDeliveryTimeCondition$ as MatchesType<typeof OrderDeliveryTimeCondition$, z.ZodMiniType<T.OrderDeliveryTimeCondition>>;
})();

export const ChannelTypeConditionSchema: z.ZodMiniType<T.ChannelTypeCondition> = /* @__PURE__ */ (() => {
  const ChannelTypeCondition$ = z.nullable(z.union([
      ChannelTypeRequestSchema,
      z.strictObject({
          $eq: z.nullish(ChannelTypeRequestSchema),
          $ne: z.nullish(ChannelTypeRequestSchema),
          $in: z.optional(z.array(ChannelTypeRequestSchema)),
          $nin: z.optional(z.array(ChannelTypeRequestSchema))
      })
  ]));
  return ChannelTypeCondition$ as MatchesType<typeof ChannelTypeCondition$, z.ZodMiniType<T.ChannelTypeCondition>>;
})();

export const OrderFilterSchema: z.ZodMiniType<T.OrderFilter> = /* @__PURE__ */ (() => {
  const OrderFilter$ = z.object({
      id: z.optional(OrderExactTextConditionSchema),
      number: z.optional(OrderNumberConditionSchema),
      status: z.optional(OrderStatusConditionSchema),
      archived: z.optional(OrderBooleanConditionSchema),
      createdDate: z.optional(OrderCreatedDateConditionSchema),
      updatedDate: z.optional(OrderDateConditionSchema),
      'lineItems.productName.original': z.optional(OrderTextListConditionSchema),
      'lineItems.catalogReference.appId': z.optional(OrderTextListConditionSchema),
      'lineItems.catalogReference.catalogItemId': z.optional(OrderTextListConditionSchema),
      'subscriptionInfo.id': z.optional(OrderExactTextConditionSchema),
      'buyerInfo.email': z.optional(OrderTextConditionSchema),
      'buyerInfo.contactId': z.optional(OrderExactTextConditionSchema),
      'buyerInfo.memberId': z.optional(OrderExactTextConditionSchema),
      paymentStatus: z.optional(OrderPaymentStatusConditionSchema),
      fulfillmentStatus: z.optional(OrderFulfillmentStatusConditionSchema),
      fulfillmentStatuses: z.optional(OrderFulfillmentStatusListConditionSchema),
      'priceSummary.total.amount': z.optional(OrderAmountConditionSchema),
      'billingInfo.contactDetails.fullName': z.optional(OrderTextConditionSchema),
      'shippingInfo.title': z.optional(OrderExactTextConditionSchema),
      'shippingInfo.logistics.deliveryTime': z.optional(OrderTextConditionSchema),
      'shippingInfo.region.name': z.optional(OrderExactTextConditionSchema),
      deliveryTimeSlotFromDate: z.optional(OrderDeliveryTimeConditionSchema),
      deliveryTimeSlotToDate: z.optional(OrderDeliveryTimeConditionSchema),
      paymentMethods: z.optional(OrderTextListConditionSchema),
      'createdBy.userId': z.optional(OrderExactTextConditionSchema),
      'channelInfo.type': z.optional(ChannelTypeConditionSchema),
      'channelInfo.externalOrderId': z.optional(OrderExactTextConditionSchema),
      checkoutId: z.optional(OrderExactTextConditionSchema),
      seenByAHuman: z.optional(OrderBooleanConditionSchema),
      $and: z.optional(z.array(z.lazy((): z.ZodMiniType<T.OrderFilter> => OrderFilterSchema))),
      $or: z.optional(z.array(z.lazy((): z.ZodMiniType<T.OrderFilter> => OrderFilterSchema))),
      $not: z.optional(z.lazy((): z.ZodMiniType<T.OrderFilter> => OrderFilterSchema))
  });
  return OrderFilter$ as MatchesType<typeof OrderFilter$, z.ZodMiniType<T.OrderFilter>>;
})();

export const OrderSortFieldSchema: z.ZodMiniType<T.OrderSortField> = /* @__PURE__ */ (() => {
  const OrderSortField$ = z.enum([
      'number',
      'status',
      'createdDate',
      'updatedDate',
      'buyerInfo.email',
      'billingInfo.contactDetails.fullName',
      'paymentStatus',
      'fulfillmentStatus'
  ]);
  return OrderSortField$ as MatchesType<typeof OrderSortField$, z.ZodMiniType<T.OrderSortField>>;
})();

export const OrderSortingSchema: z.ZodMiniType<T.OrderSorting> = /* @__PURE__ */ (() => {
  const OrderSorting$ = z.object({
      fieldName: OrderSortFieldSchema,
      order: z.optional(SortOrderSchema)
  });
  return OrderSorting$ as MatchesType<typeof OrderSorting$, z.ZodMiniType<T.OrderSorting>>;
})();

export const OrderCursorPagingSchema: z.ZodMiniType<T.OrderCursorPaging> = /* @__PURE__ */ (() => {
  const OrderCursorPaging$ = z.object({
      limit: z.optional(z.int32().check(z.lte(100))),
      cursor: z.nullish(z.string().check(z.maxLength(16000)))
  });
  return OrderCursorPaging$ as MatchesType<typeof OrderCursorPaging$, z.ZodMiniType<T.OrderCursorPaging>>;
})();

export const CursorSearchSchema: z.ZodMiniType<T.CursorSearch> = /* @__PURE__ */ (() => {
  const CursorSearch$ = z.object({
      filter: z.optional(OrderFilterSchema),
      sort: z.optional(z.array(OrderSortingSchema).check(z.maxLength(10))),
      cursorPaging: z.optional(OrderCursorPagingSchema)
  });
  return CursorSearch$ as MatchesType<typeof CursorSearch$, z.ZodMiniType<T.CursorSearch>>;
})();

export const OrderDigitalFileInputSchema: z.ZodMiniType<T.OrderDigitalFileInput> = /* @__PURE__ */ (() => {
  const OrderDigitalFileInput$ = z.object({
      fileId: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
      link: z.nullish(z.url().check(z.minLength(1), z.maxLength(2000)))
  });
  return OrderDigitalFileInput$ as MatchesType<typeof OrderDigitalFileInput$, z.ZodMiniType<T.OrderDigitalFileInput>>;
})();

export const OrderSubscriptionSettingsInputSchema: z.ZodMiniType<T.OrderSubscriptionSettingsInput> = /* @__PURE__ */ (() => {
  const OrderSubscriptionSettingsInput$ = z.object({
      frequency: z.optional(SubscriptionFrequencyRequestSchema),
      interval: z.nullish(z.int().check(z.gte(1), z.lte(3650))),
      autoRenewal: z.optional(z.boolean()),
      billingCycles: z.nullish(z.int32().check(z.gte(1))),
      enableCustomerCancellation: z.optional(z.boolean()),
      freeTrialPeriod: z.optional(OrderFreeTrialPeriodRequestSchema),
      startDate: z.nullish(z.iso.datetime({ offset: true }))
  });
  return OrderSubscriptionSettingsInput$ as MatchesType<typeof OrderSubscriptionSettingsInput$, z.ZodMiniType<T.OrderSubscriptionSettingsInput>>;
})();

export const OrderSubscriptionInfoInputSchema: z.ZodMiniType<T.OrderSubscriptionInfoInput> = /* @__PURE__ */ (() => {
  const OrderSubscriptionInfoInput$ = z.object({
      id: z.nullish(z.guid()),
      cycleNumber: z.optional(z.int32()),
      subscriptionOptionTitle: z.optional(z.string().check(z.maxLength(150))),
      subscriptionOptionDescription: z.nullish(z.string().check(z.maxLength(500))),
      description: z.optional(OrderSubscriptionDescriptionRequestSchema),
      subscriptionSettings: z.optional(OrderSubscriptionSettingsInputSchema),
      chargesDescription: z.nullish(z.string().check(z.maxLength(1000)))
  });
  return OrderSubscriptionInfoInput$ as MatchesType<typeof OrderSubscriptionInfoInput$, z.ZodMiniType<T.OrderSubscriptionInfoInput>>;
})();

export const OrderLocationAndQuantityInputSchema: z.ZodMiniType<T.OrderLocationAndQuantityInput> = /* @__PURE__ */ (() => {
  const OrderLocationAndQuantityInput$ = z.object({
      id: z.optional(z.guid()),
      appId: z.nullish(z.guid()),
      quantity: z.optional(z.int().check(z.gte(1), z.lte(100000)))
  });
  return OrderLocationAndQuantityInput$ as MatchesType<typeof OrderLocationAndQuantityInput$, z.ZodMiniType<T.OrderLocationAndQuantityInput>>;
})();

export const OrderDecimalQuantityInputSchema: z.ZodMiniType<T.OrderDecimalQuantityInput> = /* @__PURE__ */ (() => {
  const OrderDecimalQuantityInput$ = z.object({
      measurementUnit: z.optional(MeasurementUnitRequestSchema),
      otherUnit: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
      value: z.optional(z.string().check(rules.decimal(/^(?=.*[1-9])0*(\d{1,15}(\.\d{1,4})?|10{15}(\.0{1,4})?)$/, 'must be a decimal number greater than 0 and of at most 1000000000000000 with at most 4 decimal places'))),
      description: z.optional(TranslatableStringRequestSchema)
  }).check(rules.atMostOne('measurementUnit', 'otherUnit'));
  return OrderDecimalQuantityInput$ as MatchesType<typeof OrderDecimalQuantityInput$, z.ZodMiniType<T.OrderDecimalQuantityInput>>;
})();

export const OrderLineItemInputSchema: z.ZodMiniType<T.OrderLineItemInput> = /* @__PURE__ */ (() => {
  const OrderLineItemInput$ = z.object({
      id: z.optional(z.string().check(z.regex(/^([0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12})?$/u))),
      productName: ProductNameRequestSchema,
      catalogReference: z.optional(CatalogReferenceRequestSchema),
      quantity: z.int().check(z.gte(1), z.lte(100000)),
      descriptionLines: z.optional(z.array(DescriptionLineRequestSchema).check(z.maxLength(20))),
      image: z.optional(ImageInputSchema),
      physicalProperties: z.optional(PhysicalPropertiesInputSchema),
      itemType: ItemTypeRequestSchema,
      fulfillerId: z.nullish(z.guid()),
      refundQuantity: z.nullish(z.int32().check(z.lte(100000))),
      restockQuantity: z.nullish(z.int32().check(z.lte(100000))),
      price: PriceInputSchema,
      paymentOption: z.optional(PaymentOptionTypeRequestSchema),
      taxDetails: z.optional(OrderItemTaxFullDetailsInputSchema),
      taxInfo: z.optional(OrderLineItemTaxInfoInputSchema),
      digitalFile: z.optional(OrderDigitalFileInputSchema),
      subscriptionInfo: z.optional(OrderSubscriptionInfoInputSchema),
      priceDescription: z.optional(PriceDescriptionInputSchema),
      locations: z.optional(z.array(OrderLocationAndQuantityInputSchema).check(z.maxLength(5))),
      lineItemPrice: z.optional(PriceInputSchema),
      taxableAddress: z.optional(TaxableAddressRequestSchema),
      priceUndetermined: z.optional(z.boolean()),
      fixedQuantity: z.optional(z.boolean()),
      decimalQuantity: z.optional(OrderDecimalQuantityInputSchema),
      extendedFields: z.optional(ExtendedFieldsRequestSchema)
  });
  return OrderLineItemInput$ as MatchesType<typeof OrderLineItemInput$, z.ZodMiniType<T.OrderLineItemInput>>;
})();

export const OrderPriceSummaryInputSchema: z.ZodMiniType<T.OrderPriceSummaryInput> = /* @__PURE__ */ (() => {
  const OrderPriceSummaryInput$ = z.object({
      subtotal: z.optional(PriceInputSchema),
      shipping: z.optional(PriceInputSchema),
      tax: z.optional(PriceInputSchema),
      discount: z.optional(PriceInputSchema),
      total: z.optional(PriceInputSchema),
      totalAdditionalFees: z.optional(PriceInputSchema)
  });
  return OrderPriceSummaryInput$ as MatchesType<typeof OrderPriceSummaryInput$, z.ZodMiniType<T.OrderPriceSummaryInput>>;
})();

export const OrderCreationSettingsSchema: z.ZodMiniType<T.OrderCreationSettings> = /* @__PURE__ */ (() => {
  const OrderCreationSettings$ = z.record(z.string(), z.unknown());
  return OrderCreationSettings$ as MatchesType<typeof OrderCreationSettings$, z.ZodMiniType<T.OrderCreationSettings>>;
})();

export const MaskedOrderSchema: z.ZodMiniType<T.MaskedOrder> = /* @__PURE__ */ (() => {
  const MaskedOrder$ = z.object({
      order: z.object({
          buyerInfo: z.optional(OrderBuyerInfoRequestSchema),
          paymentStatus: z.optional(OrderPaymentStatusRequestSchema),
          buyerLanguage: z.nullish(z.string()),
          weightUnit: z.optional(WeightUnitRequestSchema),
          currency: z.nullish(z.string().check(z.regex(/^[A-Z]{3}$/u))),
          currencyConversionDetails: z.optional(OrderCurrencyConversionDetailsRequestSchema),
          taxIncludedInPrices: z.optional(z.boolean()),
          billingInfo: z.optional(AddressWithContactInputSchema),
          shippingInfo: z.optional(OrderShippingInformationInputSchema),
          buyerNote: z.nullish(z.string().check(z.maxLength(1000))),
          status: z.optional(OrderStatusRequestSchema),
          archived: z.nullish(z.boolean()),
          taxSummary: z.optional(z.record(z.string(), z.unknown())),
          taxInfo: z.optional(OrderTaxInfoInputSchema),
          appliedDiscounts: z.optional(z.array(OrderAppliedDiscountInputSchema).check(z.maxLength(320))),
          attributionSource: z.optional(OrderAttributionSourceRequestSchema),
          channelInfo: z.optional(OrderChannelInfoInputSchema),
          seenByAHuman: z.nullish(z.boolean()),
          checkoutId: z.nullish(z.guid()),
          customFields: z.optional(z.array(CustomFieldInputSchema)),
          additionalFees: z.optional(z.array(OrderAdditionalFeeInputSchema).check(z.maxLength(100))),
          extendedFields: z.optional(ExtendedFieldsRequestSchema),
          purchaseFlowId: z.nullish(z.guid()),
          recipientInfo: z.optional(AddressWithContactInputSchema),
          tags: z.optional(OrderTagsInputSchema),
          purchasedDate: z.nullish(z.iso.datetime({ offset: true })),
          businessLocation: z.optional(OrderLocationInputSchema),
          platformFeeSummary: z.optional(OrderPlatformFeeSummaryInputSchema),
          id: z.guid()
      }),
      fieldMask: z.optional(z.string())
  });
  return MaskedOrder$ as MatchesType<typeof MaskedOrder$, z.ZodMiniType<T.MaskedOrder>>;
})();

export const DelayedCaptureActionRequestSchema: z.ZodMiniType<T.DelayedCaptureAction> = /* @__PURE__ */ (() => {
  const DelayedCaptureActionRequest$ = z.enum(['VOID', 'CAPTURE']);
  return DelayedCaptureActionRequest$ as MatchesType<typeof DelayedCaptureActionRequest$, z.ZodMiniType<T.DelayedCaptureAction>>;
})();

export const DelayedCaptureDurationUnitSchema: z.ZodMiniType<T.DelayedCaptureDurationUnit> = /* @__PURE__ */ (() => {
  const DelayedCaptureDurationUnit$ = z.enum([
      'MINUTES',
      'HOURS',
      'DAYS'
  ]);
  return DelayedCaptureDurationUnit$ as MatchesType<typeof DelayedCaptureDurationUnit$, z.ZodMiniType<T.DelayedCaptureDurationUnit>>;
})();

export const DelayedCaptureDurationSchema: z.ZodMiniType<T.DelayedCaptureDuration> = /* @__PURE__ */ (() => {
  const DelayedCaptureDuration$ = z.object({
      count: z.optional(z.int32().check(z.gte(1))),
      unit: z.optional(DelayedCaptureDurationUnitSchema)
  });
  return DelayedCaptureDuration$ as MatchesType<typeof DelayedCaptureDuration$, z.ZodMiniType<T.DelayedCaptureDuration>>;
})();

export const DelayedCaptureSettingsSchema: z.ZodMiniType<T.DelayedCaptureSettings> = /* @__PURE__ */ (() => {
  const DelayedCaptureSettings$ = z.object({
      scheduledAction: z.optional(DelayedCaptureActionRequestSchema),
      delayDuration: z.optional(DelayedCaptureDurationSchema)
  });
  return DelayedCaptureSettings$ as MatchesType<typeof DelayedCaptureSettings$, z.ZodMiniType<T.DelayedCaptureSettings>>;
})();

export const OrderPaymentCaptureSchema: z.ZodMiniType<T.OrderPaymentCapture> = /* @__PURE__ */ (() => {
  const OrderPaymentCapture$ = z.object({
      paymentId: z.guid(),
      amount: z.optional(PriceInputSchema)
  });
  return OrderPaymentCapture$ as MatchesType<typeof OrderPaymentCapture$, z.ZodMiniType<T.OrderPaymentCapture>>;
})();

export const RecommendationAlgorithmRequestSchema: z.ZodMiniType<T.RecommendationAlgorithm> = /* @__PURE__ */ (() => {
  const RecommendationAlgorithmRequest$ = z.object({
      id: z.guid(),
      appId: z.string().check(z.minLength(1), z.maxLength(36))
  });
  return RecommendationAlgorithmRequest$ as MatchesType<typeof RecommendationAlgorithmRequest$, z.ZodMiniType<T.RecommendationAlgorithm>>;
})();

export const ReviewModerationStatusRequestSchema: z.ZodMiniType<T.ReviewModerationStatus> = /* @__PURE__ */ (() => {
  const ReviewModerationStatusRequest$ = z.enum([
      'UNKNOWN',
      'APPROVED',
      'IN_MODERATION',
      'REJECTED',
      'SUBMITTED'
  ]);
  return ReviewModerationStatusRequest$ as MatchesType<typeof ReviewModerationStatusRequest$, z.ZodMiniType<T.ReviewModerationStatus>>;
})();

export const ReviewOriginTypeRequestSchema: z.ZodMiniType<T.ReviewOriginType> = /* @__PURE__ */ (() => {
  const ReviewOriginTypeRequest$ = z.enum([
      'UNKNOWN',
      'ORGANIC',
      'APP'
  ]);
  return ReviewOriginTypeRequest$ as MatchesType<typeof ReviewOriginTypeRequest$, z.ZodMiniType<T.ReviewOriginType>>;
})();

export const VideoInputSchema: z.ZodMiniType<T.VideoInput> = /* @__PURE__ */ (() => {
  const VideoInput$ = z.object({
      id: z.optional(z.string()),
      url: z.optional(z.string()),
      description: z.nullish(z.string().check(z.maxLength(2000)))
  });
  return VideoInput$ as MatchesType<typeof VideoInput$, z.ZodMiniType<T.VideoInput>>;
})();

export const ImageOrVideoInputSchema: z.ZodMiniType<T.ImageOrVideoInput> = /* @__PURE__ */ (() => {
  const ImageOrVideoInput$ = z.object({
      image: z.optional(ImageInputSchema),
      video: z.optional(VideoInputSchema)
  }).check(rules.atMostOne('image', 'video'));
  return ImageOrVideoInput$ as MatchesType<typeof ImageOrVideoInput$, z.ZodMiniType<T.ImageOrVideoInput>>;
})();

export const ReviewContentInputSchema: z.ZodMiniType<T.ReviewContentInput> = /* @__PURE__ */ (() => {
  const ReviewContentInput$ = z.object({
      title: z.nullish(z.string().check(z.maxLength(3000))),
      body: z.nullish(z.string().check(z.maxLength(3000))),
      media: z.optional(z.array(ImageOrVideoInputSchema).check(z.maxLength(10))),
      rating: z.optional(z.int().check(z.gte(1), z.lte(5)))
  });
  return ReviewContentInput$ as MatchesType<typeof ReviewContentInput$, z.ZodMiniType<T.ReviewContentInput>>;
})();

export const ReviewAuthorInputSchema: z.ZodMiniType<T.ReviewAuthorInput> = /* @__PURE__ */ (() => {
  const ReviewAuthorInput$ = z.object({
      contactId: z.nullish(z.guid()),
      authorName: z.nullish(z.string().check(z.maxLength(100)))
  });
  return ReviewAuthorInput$ as MatchesType<typeof ReviewAuthorInput$, z.ZodMiniType<T.ReviewAuthorInput>>;
})();

export const ReviewTextConditionSchema: z.ZodMiniType<T.ReviewTextCondition> = /* @__PURE__ */ (() => {
  const ReviewTextCondition$ = z.nullable(z.union([
      z.string(),
      z.strictObject({
          $eq: z.nullish(z.string()),
          $ne: z.nullish(z.string()),
          $in: z.optional(z.array(z.string()))
      })
  ]));
  return ReviewTextCondition$ as MatchesType<typeof ReviewTextCondition$, z.ZodMiniType<T.ReviewTextCondition>>;
})();

export const ReviewNumberConditionSchema: z.ZodMiniType<T.ReviewNumberCondition> = /* @__PURE__ */ (() => {
  const ReviewNumberCondition$ = z.nullable(z.union([
      z.int32(),
      z.strictObject({
          $eq: z.nullish(z.int32()),
          $ne: z.nullish(z.int32()),
          $in: z.optional(z.array(z.int32())),
          $gt: z.optional(z.int32()),
          $gte: z.optional(z.int32()),
          $lt: z.optional(z.int32()),
          $lte: z.optional(z.int32())
      })
  ]));
  return ReviewNumberCondition$ as MatchesType<typeof ReviewNumberCondition$, z.ZodMiniType<T.ReviewNumberCondition>>;
})();

export const ReviewMediaConditionSchema: z.ZodMiniType<T.ReviewMediaCondition> = /* @__PURE__ */ (() => {
  const ReviewMediaCondition$ = z.strictObject({
      $isEmpty: z.optional(z.boolean())
  });
  return ReviewMediaCondition$ as MatchesType<typeof ReviewMediaCondition$, z.ZodMiniType<T.ReviewMediaCondition>>;
})();

export const ReviewScoreConditionSchema: z.ZodMiniType<T.ReviewScoreCondition> = /* @__PURE__ */ (() => {
  const ReviewScoreCondition$ = z.nullable(z.union([
      z.number(),
      z.strictObject({
          $eq: z.nullish(rules.orNotFinite(z.number())),
          $ne: z.nullish(rules.orNotFinite(z.number())),
          $in: z.optional(z.array(rules.orNotFinite(z.number()))),
          $gt: z.optional(rules.orNotFinite(z.number())),
          $gte: z.optional(rules.orNotFinite(z.number())),
          $lt: z.optional(rules.orNotFinite(z.number())),
          $lte: z.optional(rules.orNotFinite(z.number()))
      })
  ]));
  return ReviewScoreCondition$ as MatchesType<typeof ReviewScoreCondition$, z.ZodMiniType<T.ReviewScoreCondition>>;
})();

export const ReviewModerationStatusConditionSchema: z.ZodMiniType<T.ReviewModerationStatusCondition> = /* @__PURE__ */ (() => {
  const ReviewModerationStatusCondition$ = z.nullable(z.union([
      ReviewModerationStatusRequestSchema,
      z.strictObject({
          $eq: z.nullish(ReviewModerationStatusRequestSchema),
          $ne: z.nullish(ReviewModerationStatusRequestSchema),
          $in: z.optional(z.array(ReviewModerationStatusRequestSchema))
      })
  ]));
  return ReviewModerationStatusCondition$ as MatchesType<typeof ReviewModerationStatusCondition$, z.ZodMiniType<T.ReviewModerationStatusCondition>>;
})();

export const BooleanConditionSchema: z.ZodMiniType<T.BooleanCondition> = /* @__PURE__ */ (() => {
  const BooleanCondition$ = z.nullable(z.union([
      z.boolean(),
      z.strictObject({
          $eq: z.nullish(z.boolean()),
          $ne: z.nullish(z.boolean())
      })
  ]));
  return BooleanCondition$ as MatchesType<typeof BooleanCondition$, z.ZodMiniType<T.BooleanCondition>>;
})();

export const ReviewOriginTypeConditionSchema: z.ZodMiniType<T.ReviewOriginTypeCondition> = /* @__PURE__ */ (() => {
  const ReviewOriginTypeCondition$ = z.nullable(z.union([
      ReviewOriginTypeRequestSchema,
      z.strictObject({
          $eq: z.nullish(ReviewOriginTypeRequestSchema),
          $ne: z.nullish(ReviewOriginTypeRequestSchema)
      })
  ]));
  return ReviewOriginTypeCondition$ as MatchesType<typeof ReviewOriginTypeCondition$, z.ZodMiniType<T.ReviewOriginTypeCondition>>;
})();

export const ReviewDateConditionSchema: z.ZodMiniType<T.ReviewDateCondition> = /* @__PURE__ */ (() => {
  const ReviewDateCondition$ = z.nullable(z.union([
      DateTimeSchema,
      z.strictObject({
          $eq: z.nullish(DateTimeSchema),
          $ne: z.nullish(DateTimeSchema),
          $in: z.optional(z.array(DateTimeSchema)),
          $gt: z.optional(DateTimeSchema),
          $gte: z.optional(DateTimeSchema),
          $lt: z.optional(DateTimeSchema),
          $lte: z.optional(DateTimeSchema)
      })
  ]));
  return ReviewDateCondition$ as MatchesType<typeof ReviewDateCondition$, z.ZodMiniType<T.ReviewDateCondition>>;
})();

export const ReviewFilterSchema: z.ZodMiniType<T.ReviewFilter> = /* @__PURE__ */ (() => {
  const ReviewFilter$ = z.object({
      id: z.optional(ReviewTextConditionSchema),
      namespace: z.optional(ReviewTextConditionSchema),
      entityId: z.optional(ReviewTextConditionSchema),
      'author.contactId': z.optional(ReviewTextConditionSchema),
      'content.rating': z.optional(ReviewNumberConditionSchema),
      'content.media': z.optional(ReviewMediaConditionSchema),
      helpfulness: z.optional(ReviewNumberConditionSchema),
      relevanceScore: z.optional(ReviewScoreConditionSchema),
      'moderation.moderationStatus': z.optional(ReviewModerationStatusConditionSchema),
      verified: z.optional(BooleanConditionSchema),
      'origin.type': z.optional(ReviewOriginTypeConditionSchema),
      createdDate: z.optional(ReviewDateConditionSchema),
      $and: z.optional(z.array(z.lazy((): z.ZodMiniType<T.ReviewFilter> => ReviewFilterSchema))),
      $or: z.optional(z.array(z.lazy((): z.ZodMiniType<T.ReviewFilter> => ReviewFilterSchema))),
      $not: z.optional(z.lazy((): z.ZodMiniType<T.ReviewFilter> => ReviewFilterSchema))
  });
  return ReviewFilter$ as MatchesType<typeof ReviewFilter$, z.ZodMiniType<T.ReviewFilter>>;
})();

export const ReviewSortFieldSchema: z.ZodMiniType<T.ReviewSortField> = /* @__PURE__ */ (() => {
  const ReviewSortField$ = z.enum([
      'content.rating',
      'createdDate',
      'helpfulness',
      'origin.type',
      'relevanceScore',
      'verified'
  ]);
  return ReviewSortField$ as MatchesType<typeof ReviewSortField$, z.ZodMiniType<T.ReviewSortField>>;
})();

export const ReviewSortingSchema: z.ZodMiniType<T.ReviewSorting> = /* @__PURE__ */ (() => {
  const ReviewSorting$ = z.object({
      fieldName: ReviewSortFieldSchema,
      order: z.optional(SortOrderSchema)
  });
  return ReviewSorting$ as MatchesType<typeof ReviewSorting$, z.ZodMiniType<T.ReviewSorting>>;
})();

export const ReviewQuerySchema: z.ZodMiniType<T.ReviewQuery> = /* @__PURE__ */ (() => {
  const ReviewQuery$ = z.object({
      filter: z.optional(ReviewFilterSchema),
      sort: z.optional(z.array(ReviewSortingSchema).check(z.maxLength(10))),
      cursorPaging: z.optional(CursorPagingSchema)
  });
  return ReviewQuery$ as MatchesType<typeof ReviewQuery$, z.ZodMiniType<T.ReviewQuery>>;
})();

export const CatalogTextConditionSchema: z.ZodMiniType<T.CatalogTextCondition> = /* @__PURE__ */ (() => {
  const CatalogTextCondition$ = z.nullable(z.union([
      z.string(),
      z.strictObject({
          $eq: z.nullish(z.string()),
          $ne: z.nullish(z.string()),
          $in: z.optional(z.array(z.string())),
          $hasSome: z.optional(z.array(z.string())),
          $contains: z.optional(z.string()),
          $startsWith: z.optional(z.string())
      })
  ]));
  return CatalogTextCondition$ as MatchesType<typeof CatalogTextCondition$, z.ZodMiniType<T.CatalogTextCondition>>;
})();

export const CollectionFilterSchema: z.ZodMiniType<T.CollectionFilter> = /* @__PURE__ */ (() => {
  const CollectionFilter$ = z.object({
      id: z.optional(CatalogTextConditionSchema),
      name: z.optional(CatalogTextConditionSchema),
      $and: z.optional(z.array(z.lazy((): z.ZodMiniType<T.CollectionFilter> => CollectionFilterSchema))),
      $or: z.optional(z.array(z.lazy((): z.ZodMiniType<T.CollectionFilter> => CollectionFilterSchema))),
      $not: z.optional(z.lazy((): z.ZodMiniType<T.CollectionFilter> => CollectionFilterSchema))
  });
  return CollectionFilter$ as MatchesType<typeof CollectionFilter$, z.ZodMiniType<T.CollectionFilter>>;
})();

export const CollectionSortFieldSchema: z.ZodMiniType<T.CollectionSortField> = /* @__PURE__ */ (() => {
  const CollectionSortField$ = z.enum(['id', 'name']);
  return CollectionSortField$ as MatchesType<typeof CollectionSortField$, z.ZodMiniType<T.CollectionSortField>>;
})();

export const CollectionSortingSchema: z.ZodMiniType<T.CollectionSorting> = /* @__PURE__ */ (() => {
  const CollectionSorting$ = z.object({
      fieldName: CollectionSortFieldSchema,
      order: z.optional(SortOrderSchema)
  });
  return CollectionSorting$ as MatchesType<typeof CollectionSorting$, z.ZodMiniType<T.CollectionSorting>>;
})();

export const PagingUpTo100Schema: z.ZodMiniType<T.PagingUpTo100> = /* @__PURE__ */ (() => {
  const PagingUpTo100$ = z.object({
      limit: z.optional(z.int().check(z.gte(0), z.lte(100))),
      offset: z.optional(z.int32().check(z.gte(0)))
  });
  return PagingUpTo100$ as MatchesType<typeof PagingUpTo100$, z.ZodMiniType<T.PagingUpTo100>>;
})();

export const CollectionQuerySchema: z.ZodMiniType<T.CollectionQuery> = /* @__PURE__ */ (() => {
  const CollectionQuery$ = z.object({
      filter: z.optional(CollectionFilterSchema),
      sort: z.optional(z.array(CollectionSortingSchema).check(z.maxLength(10))),
      paging: z.optional(PagingUpTo100Schema)
  });
  return CollectionQuery$ as MatchesType<typeof CollectionQuery$, z.ZodMiniType<T.CollectionQuery>>;
})();

export const ProductTypeRequestSchema: z.ZodMiniType<T.ProductType> = /* @__PURE__ */ (() => {
  const ProductTypeRequest$ = z.enum([
      'unspecified_product_type',
      'physical',
      'digital'
  ]);
  return ProductTypeRequest$ as MatchesType<typeof ProductTypeRequest$, z.ZodMiniType<T.ProductType>>;
})();

export const DimensionsUnitRequestSchema: z.ZodMiniType<T.DimensionsUnit> = /* @__PURE__ */ (() => {
  const DimensionsUnitRequest$ = z.enum([
      'UNKNOWN_DIMENSIONS_UNIT',
      'MM',
      'CM',
      'M',
      'IN',
      'FT',
      'YD'
  ]);
  return DimensionsUnitRequest$ as MatchesType<typeof DimensionsUnitRequest$, z.ZodMiniType<T.DimensionsUnit>>;
})();

export const DimensionsRequestSchema: z.ZodMiniType<T.Dimensions> = /* @__PURE__ */ (() => {
  const DimensionsRequest$ = z.object({
      length: z.nullish(z.string().check(rules.decimal(/^0*(?!9{9}\.0*[1-9])\d{1,9}(\.\d{1,6})?$/, 'must be a decimal number of at least 0 and of at most 999999999 with at most 6 decimal places'))),
      width: z.nullish(z.string().check(rules.decimal(/^0*(?!9{9}\.0*[1-9])\d{1,9}(\.\d{1,6})?$/, 'must be a decimal number of at least 0 and of at most 999999999 with at most 6 decimal places'))),
      height: z.nullish(z.string().check(rules.decimal(/^0*(?!9{9}\.0*[1-9])\d{1,9}(\.\d{1,6})?$/, 'must be a decimal number of at least 0 and of at most 999999999 with at most 6 decimal places'))),
      unit: z.optional(DimensionsUnitRequestSchema)
  });
  return DimensionsRequest$ as MatchesType<typeof DimensionsRequest$, z.ZodMiniType<T.Dimensions>>;
})();

export const ProductPriceDataInputSchema: z.ZodMiniType<T.ProductPriceDataInput> = /* @__PURE__ */ (() => {
  const ProductPriceDataInput$ = z.object({
      price: rules.orNotFinite(z.number().check(z.lte(999999999.99)))
  });
  return ProductPriceDataInput$ as MatchesType<typeof ProductPriceDataInput$, z.ZodMiniType<T.ProductPriceDataInput>>;
})();

export const ProductCostAndProfitDataInputSchema: z.ZodMiniType<T.ProductCostAndProfitDataInput> = /* @__PURE__ */ (() => {
  const ProductCostAndProfitDataInput$ = z.object({
      itemCost: rules.orNotFinite(z.number().check(z.lte(999999999.99)))
  });
  return ProductCostAndProfitDataInput$ as MatchesType<typeof ProductCostAndProfitDataInput$, z.ZodMiniType<T.ProductCostAndProfitDataInput>>;
})();

export const ProductPricePerUnitDataRequestSchema: z.ZodMiniType<T.ProductPricePerUnitData> = /* @__PURE__ */ (() => {
  const ProductPricePerUnitDataRequest$ = z.object({
      totalQuantity: z.optional(rules.orNotFinite(z.number().check(z.gte(0.01), z.lte(999999999.99)))),
      totalMeasurementUnit: z.optional(MeasurementUnitRequestSchema),
      baseQuantity: z.optional(rules.orNotFinite(z.number().check(z.gte(0.01), z.lte(999999999.99)))),
      baseMeasurementUnit: z.optional(MeasurementUnitRequestSchema)
  });
  return ProductPricePerUnitDataRequest$ as MatchesType<typeof ProductPricePerUnitDataRequest$, z.ZodMiniType<T.ProductPricePerUnitData>>;
})();

export const ProductAdditionalInfoSectionRequestSchema: z.ZodMiniType<T.ProductAdditionalInfoSection> = /* @__PURE__ */ (() => {
  const ProductAdditionalInfoSectionRequest$ = z.object({
      title: z.optional(z.string().check(z.maxLength(50))),
      description: z.optional(z.string().check(z.maxLength(16000)))
  });
  return ProductAdditionalInfoSectionRequest$ as MatchesType<typeof ProductAdditionalInfoSectionRequest$, z.ZodMiniType<T.ProductAdditionalInfoSection>>;
})();

export const ProductChoiceInputSchema: z.ZodMiniType<T.ProductChoiceInput> = /* @__PURE__ */ (() => {
  const ProductChoiceInput$ = z.object({
      value: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
      description: z.optional(z.string().check(z.minLength(1), z.maxLength(50)))
  });
  return ProductChoiceInput$ as MatchesType<typeof ProductChoiceInput$, z.ZodMiniType<T.ProductChoiceInput>>;
})();

export const ProductOptionInputSchema: z.ZodMiniType<T.ProductOptionInput> = /* @__PURE__ */ (() => {
  const ProductOptionInput$ = z.object({
      name: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
      choices: z.optional(z.array(ProductChoiceInputSchema).check(z.minLength(1), z.maxLength(100)))
  });
  return ProductOptionInput$ as MatchesType<typeof ProductOptionInput$, z.ZodMiniType<T.ProductOptionInput>>;
})();

export const ProductDiscountTypeRequestSchema: z.ZodMiniType<T.ProductDiscountType> = /* @__PURE__ */ (() => {
  const ProductDiscountTypeRequest$ = z.enum([
      'UNDEFINED',
      'NONE',
      'AMOUNT',
      'PERCENT'
  ]);
  return ProductDiscountTypeRequest$ as MatchesType<typeof ProductDiscountTypeRequest$, z.ZodMiniType<T.ProductDiscountType>>;
})();

export const ProductDiscountRequestSchema: z.ZodMiniType<T.ProductDiscount> = /* @__PURE__ */ (() => {
  const ProductDiscountRequest$ = z.object({
      type: z.optional(ProductDiscountTypeRequestSchema),
      value: z.optional(rules.orNotFinite(z.number()))
  });
  return ProductDiscountRequest$ as MatchesType<typeof ProductDiscountRequest$, z.ZodMiniType<T.ProductDiscount>>;
})();

export const ProductSeoTagRequestSchema: z.ZodMiniType<T.ProductSeoTag> = /* @__PURE__ */ (() => {
  const ProductSeoTagRequest$ = z.object({
      type: z.optional(z.string()),
      props: z.nullish(z.record(z.string(), z.unknown())),
      meta: z.nullish(z.record(z.string(), z.unknown())),
      children: z.optional(z.string()),
      custom: z.optional(z.boolean()),
      disabled: z.optional(z.boolean())
  });
  return ProductSeoTagRequest$ as MatchesType<typeof ProductSeoTagRequest$, z.ZodMiniType<T.ProductSeoTag>>;
})();

export const ProductSeoKeywordRequestSchema: z.ZodMiniType<T.ProductSeoKeyword> = /* @__PURE__ */ (() => {
  const ProductSeoKeywordRequest$ = z.object({
      term: z.optional(z.string()),
      isMain: z.optional(z.boolean()),
      origin: z.nullish(z.string().check(z.maxLength(1000)))
  });
  return ProductSeoKeywordRequest$ as MatchesType<typeof ProductSeoKeywordRequest$, z.ZodMiniType<T.ProductSeoKeyword>>;
})();

export const ProductSeoSettingsRequestSchema: z.ZodMiniType<T.ProductSeoSettings> = /* @__PURE__ */ (() => {
  const ProductSeoSettingsRequest$ = z.object({
      preventAutoRedirect: z.optional(z.boolean()),
      keywords: z.optional(z.array(ProductSeoKeywordRequestSchema).check(z.maxLength(5)))
  });
  return ProductSeoSettingsRequest$ as MatchesType<typeof ProductSeoSettingsRequest$, z.ZodMiniType<T.ProductSeoSettings>>;
})();

export const ProductSeoSchemaRequestSchema: z.ZodMiniType<T.ProductSeoSchema> = /* @__PURE__ */ (() => {
  const ProductSeoSchemaRequest$ = z.object({
      tags: z.optional(z.array(ProductSeoTagRequestSchema)),
      settings: z.optional(ProductSeoSettingsRequestSchema)
  });
  return ProductSeoSchemaRequest$ as MatchesType<typeof ProductSeoSchemaRequest$, z.ZodMiniType<T.ProductSeoSchema>>;
})();

export const ProductInputSchema: z.ZodMiniType<T.ProductInput> = /* @__PURE__ */ (() => {
  const ProductInput$ = z.object({
      name: z.nullish(z.string().check(z.minLength(1), z.maxLength(80))),
      slug: z.optional(z.string().check(z.maxLength(100))),
      visible: z.nullish(z.boolean()),
      productType: z.optional(ProductTypeRequestSchema),
      description: z.nullish(z.string().check(z.maxLength(8000))),
      sku: z.nullish(z.string().check(z.maxLength(40))),
      weight: z.nullish(rules.orNotFinite(z.number().check(z.lte(999999999.99)))),
      productDimensions: z.optional(DimensionsRequestSchema),
      packageDimensions: z.optional(DimensionsRequestSchema),
      priceData: z.optional(ProductPriceDataInputSchema),
      costAndProfitData: z.optional(ProductCostAndProfitDataInputSchema),
      pricePerUnitData: z.optional(ProductPricePerUnitDataRequestSchema),
      additionalInfoSections: z.optional(z.array(ProductAdditionalInfoSectionRequestSchema)),
      manageVariants: z.nullish(z.boolean()),
      productOptions: z.optional(z.array(ProductOptionInputSchema).check(z.maxLength(6))),
      discount: z.optional(ProductDiscountRequestSchema),
      seoData: z.optional(ProductSeoSchemaRequestSchema),
      ribbon: z.nullish(z.string().check(z.maxLength(30))),
      brand: z.nullish(z.string().check(z.minLength(1), z.maxLength(50)))
  });
  return ProductInput$ as MatchesType<typeof ProductInput$, z.ZodMiniType<T.ProductInput>>;
})();

export const InventoryStatusRequestSchema: z.ZodMiniType<T.InventoryStatus> = /* @__PURE__ */ (() => {
  const InventoryStatusRequest$ = z.enum([
      'IN_STOCK',
      'OUT_OF_STOCK',
      'PARTIALLY_OUT_OF_STOCK'
  ]);
  return InventoryStatusRequest$ as MatchesType<typeof InventoryStatusRequest$, z.ZodMiniType<T.InventoryStatus>>;
})();

export const ProductVariantOverrideSchema: z.ZodMiniType<T.ProductVariantOverride> = /* @__PURE__ */ (() => {
  const ProductVariantOverride$ = z.object({
      choices: z.optional(z.record(z.string(), z.string())),
      variantIds: z.optional(z.array(z.string())),
      price: z.nullish(rules.orNotFinite(z.number().check(z.lte(999999999.99)))),
      cost: z.nullish(rules.orNotFinite(z.number().check(z.lte(999999999.99)))),
      weight: z.nullish(rules.orNotFinite(z.number().check(z.lte(999999999.99)))),
      sku: z.nullish(z.string().check(z.maxLength(40))),
      visible: z.nullish(z.boolean()),
      productDimensions: z.optional(DimensionsRequestSchema),
      packageDimensions: z.optional(DimensionsRequestSchema)
  }).check(rules.atLeastOne('choices', 'variantIds'));
  return ProductVariantOverride$ as MatchesType<typeof ProductVariantOverride$, z.ZodMiniType<T.ProductVariantOverride>>;
})();

export const ProductOptionAndChoiceSchema: z.ZodMiniType<T.ProductOptionAndChoice> = /* @__PURE__ */ (() => {
  const ProductOptionAndChoice$ = z.object({
      option: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
      choice: z.optional(z.string().check(z.minLength(1), z.maxLength(50)))
  });
  return ProductOptionAndChoice$ as MatchesType<typeof ProductOptionAndChoice$, z.ZodMiniType<T.ProductOptionAndChoice>>;
})();

export const ProductMediaDataForWriteSchema: z.ZodMiniType<T.ProductMediaDataForWrite> = /* @__PURE__ */ (() => {
  const ProductMediaDataForWrite$ = z.object({
      mediaId: z.optional(z.string()),
      url: z.optional(z.url()),
      choice: z.optional(ProductOptionAndChoiceSchema)
  }).check(rules.atMostOne('mediaId', 'url'), rules.atLeastOne('mediaId', 'url'));
  return ProductMediaDataForWrite$ as MatchesType<typeof ProductMediaDataForWrite$, z.ZodMiniType<T.ProductMediaDataForWrite>>;
})();

export const ProductMediaAssignmentToChoiceSchema: z.ZodMiniType<T.ProductMediaAssignmentToChoice> = /* @__PURE__ */ (() => {
  const ProductMediaAssignmentToChoice$ = z.object({
      option: z.string().check(z.minLength(1), z.maxLength(50)),
      choice: z.string().check(z.minLength(1), z.maxLength(50)),
      mediaIds: z.optional(z.array(z.string()).check(z.maxLength(50)))
  });
  return ProductMediaAssignmentToChoice$ as MatchesType<typeof ProductMediaAssignmentToChoice$, z.ZodMiniType<T.ProductMediaAssignmentToChoice>>;
})();

export const CollectionInputSchema: z.ZodMiniType<T.CollectionInput> = /* @__PURE__ */ (() => {
  const CollectionInput$ = z.object({
      name: z.nullish(z.string().check(z.minLength(1), z.maxLength(50))),
      description: z.nullish(z.string().check(z.maxLength(600))),
      slug: z.nullish(z.string().check(z.minLength(1), z.maxLength(100))),
      visible: z.nullish(z.boolean())
  });
  return CollectionInput$ as MatchesType<typeof CollectionInput$, z.ZodMiniType<T.CollectionInput>>;
})();

export const ProductSetValueSchema: z.ZodMiniType<T.ProductSetValue> = /* @__PURE__ */ (() => {
  const ProductSetValue$ = z.object({
      price: z.optional(rules.orNotFinite(z.number().check(z.lte(999999999.99)))),
      cost: z.optional(rules.orNotFinite(z.number().check(z.lte(999999999.99)))),
      weight: z.optional(rules.orNotFinite(z.number().check(z.lte(999999999.99)))),
      ribbon: z.optional(z.string().check(z.maxLength(30))),
      brand: z.optional(z.string().check(z.maxLength(50)))
  }).check(rules.atMostOne('price', 'cost', 'weight', 'ribbon', 'brand'), rules.minProperties(1, 'must have at least one of price, cost, weight, ribbon, brand'));
  return ProductSetValue$ as MatchesType<typeof ProductSetValue$, z.ZodMiniType<T.ProductSetValue>>;
})();

export const ProductPercentageDataSchema: z.ZodMiniType<T.ProductPercentageData> = /* @__PURE__ */ (() => {
  const ProductPercentageData$ = z.object({
      roundToInt: z.optional(z.boolean()),
      rate: z.optional(z.int().check(z.gte(-100), z.lte(1000)))
  });
  return ProductPercentageData$ as MatchesType<typeof ProductPercentageData$, z.ZodMiniType<T.ProductPercentageData>>;
})();

export const ProductPropertyAdjustmentDataSchema: z.ZodMiniType<T.ProductPropertyAdjustmentData> = /* @__PURE__ */ (() => {
  const ProductPropertyAdjustmentData$ = z.object({
      percentage: z.optional(ProductPercentageDataSchema),
      amount: z.optional(rules.orNotFinite(z.number().check(z.gte(-999999999.99), z.lte(999999999.99))))
  }).check(rules.atMostOne('percentage', 'amount'), rules.minProperties(1, 'must have at least one of percentage, amount'));
  return ProductPropertyAdjustmentData$ as MatchesType<typeof ProductPropertyAdjustmentData$, z.ZodMiniType<T.ProductPropertyAdjustmentData>>;
})();

export const ProductAdjustValueSchema: z.ZodMiniType<T.ProductAdjustValue> = /* @__PURE__ */ (() => {
  const ProductAdjustValue$ = z.object({
      price: z.optional(ProductPropertyAdjustmentDataSchema),
      cost: z.optional(ProductPropertyAdjustmentDataSchema),
      weight: z.optional(ProductPropertyAdjustmentDataSchema)
  }).check(rules.atMostOne('price', 'cost', 'weight'), rules.minProperties(1, 'must have at least one of price, cost, weight'));
  return ProductAdjustValue$ as MatchesType<typeof ProductAdjustValue$, z.ZodMiniType<T.ProductAdjustValue>>;
})();

export const PagingSchema: z.ZodMiniType<T.Paging> = /* @__PURE__ */ (() => {
  const Paging$ = z.object({
      limit: z.optional(z.int().check(z.gte(0), z.lte(1000))),
      offset: z.optional(z.int32().check(z.gte(0)))
  });
  return Paging$ as MatchesType<typeof Paging$, z.ZodMiniType<T.Paging>>;
})();

export const CatalogExactTextConditionSchema: z.ZodMiniType<T.CatalogExactTextCondition> = /* @__PURE__ */ (() => {
  const CatalogExactTextCondition$ = z.nullable(z.union([
      z.string(),
      z.strictObject({
          $eq: z.nullish(z.string()),
          $ne: z.nullish(z.string()),
          $in: z.optional(z.array(z.string())),
          $hasSome: z.optional(z.array(z.string()))
      })
  ]));
  return CatalogExactTextCondition$ as MatchesType<typeof CatalogExactTextCondition$, z.ZodMiniType<T.CatalogExactTextCondition>>;
})();

export const CatalogTextListConditionSchema: z.ZodMiniType<T.CatalogTextListCondition> = /* @__PURE__ */ (() => {
  const CatalogTextListCondition$ = z.nullable(z.union([
      z.string(),
      z.strictObject({
          $eq: z.nullish(z.string()),
          $ne: z.nullish(z.string()),
          $hasSome: z.optional(z.array(z.string())),
          $hasAll: z.optional(z.array(z.string()))
      })
  ]));
  return CatalogTextListCondition$ as MatchesType<typeof CatalogTextListCondition$, z.ZodMiniType<T.CatalogTextListCondition>>;
})();

export const CatalogNumberConditionSchema: z.ZodMiniType<T.CatalogNumberCondition> = /* @__PURE__ */ (() => {
  const CatalogNumberCondition$ = z.nullable(z.union([
      z.number(),
      z.strictObject({
          $eq: z.nullish(rules.orNotFinite(z.number())),
          $ne: z.nullish(rules.orNotFinite(z.number())),
          $in: z.optional(z.array(rules.orNotFinite(z.number()))),
          $hasSome: z.optional(z.array(rules.orNotFinite(z.number()))),
          $gt: z.optional(rules.orNotFinite(z.number())),
          $gte: z.optional(rules.orNotFinite(z.number())),
          $lt: z.optional(rules.orNotFinite(z.number())),
          $lte: z.optional(rules.orNotFinite(z.number()))
      })
  ]));
  return CatalogNumberCondition$ as MatchesType<typeof CatalogNumberCondition$, z.ZodMiniType<T.CatalogNumberCondition>>;
})();

export const StoreVariantFilterSchema: z.ZodMiniType<T.StoreVariantFilter> = /* @__PURE__ */ (() => {
  const StoreVariantFilter$ = z.object({
      id: z.optional(CatalogExactTextConditionSchema),
      variantId: z.optional(CatalogExactTextConditionSchema),
      productId: z.optional(CatalogExactTextConditionSchema),
      productName: z.optional(CatalogExactTextConditionSchema),
      sku: z.optional(CatalogTextConditionSchema),
      managedVariant: z.optional(BooleanConditionSchema),
      collectionIds: z.optional(CatalogTextListConditionSchema),
      'stock.inStock': z.optional(BooleanConditionSchema),
      'stock.trackQuantity': z.optional(BooleanConditionSchema),
      'stock.quantity': z.optional(CatalogNumberConditionSchema),
      $and: z.optional(z.array(z.lazy((): z.ZodMiniType<T.StoreVariantFilter> => StoreVariantFilterSchema))),
      $or: z.optional(z.array(z.lazy((): z.ZodMiniType<T.StoreVariantFilter> => StoreVariantFilterSchema))),
      $not: z.optional(z.lazy((): z.ZodMiniType<T.StoreVariantFilter> => StoreVariantFilterSchema))
  });
  return StoreVariantFilter$ as MatchesType<typeof StoreVariantFilter$, z.ZodMiniType<T.StoreVariantFilter>>;
})();

export const StoreVariantSortFieldSchema: z.ZodMiniType<T.StoreVariantSortField> = /* @__PURE__ */ (() => {
  const StoreVariantSortField$ = z.enum([
      'id',
      'variantId',
      'productName'
  ]);
  return StoreVariantSortField$ as MatchesType<typeof StoreVariantSortField$, z.ZodMiniType<T.StoreVariantSortField>>;
})();

export const StoreVariantSortingSchema: z.ZodMiniType<T.StoreVariantSorting> = /* @__PURE__ */ (() => {
  const StoreVariantSorting$ = z.object({
      fieldName: StoreVariantSortFieldSchema,
      order: z.optional(SortOrderSchema)
  });
  return StoreVariantSorting$ as MatchesType<typeof StoreVariantSorting$, z.ZodMiniType<T.StoreVariantSorting>>;
})();

export const StoreVariantQuerySchema: z.ZodMiniType<T.StoreVariantQuery> = /* @__PURE__ */ (() => {
  const StoreVariantQuery$ = z.object({
      filter: z.optional(StoreVariantFilterSchema),
      sort: z.optional(z.array(StoreVariantSortingSchema).check(z.maxLength(10))),
      paging: z.optional(PagingUpTo100Schema)
  });
  return StoreVariantQuery$ as MatchesType<typeof StoreVariantQuery$, z.ZodMiniType<T.StoreVariantQuery>>;
})();

export const ProductNumericIdConditionSchema: z.ZodMiniType<T.ProductNumericIdCondition> = /* @__PURE__ */ (() => {
  const ProductNumericIdCondition$ = z.nullable(z.union([
      z.string(),
      z.strictObject({
          $eq: z.nullish(z.string()),
          $ne: z.nullish(z.string()),
          $in: z.optional(z.array(z.string())),
          $hasSome: z.optional(z.array(z.string())),
          $gt: z.optional(z.string()),
          $gte: z.optional(z.string()),
          $lt: z.optional(z.string()),
          $lte: z.optional(z.string())
      })
  ]));
  return ProductNumericIdCondition$ as MatchesType<typeof ProductNumericIdCondition$, z.ZodMiniType<T.ProductNumericIdCondition>>;
})();

export const ProductTypeConditionSchema: z.ZodMiniType<T.ProductTypeCondition> = /* @__PURE__ */ (() => {
  const ProductTypeCondition$ = z.nullable(z.union([
      ProductTypeRequestSchema,
      z.strictObject({
          $eq: z.nullish(ProductTypeRequestSchema),
          $ne: z.nullish(ProductTypeRequestSchema),
          $in: z.optional(z.array(ProductTypeRequestSchema)),
          $hasSome: z.optional(z.array(ProductTypeRequestSchema))
      })
  ]));
  return ProductTypeCondition$ as MatchesType<typeof ProductTypeCondition$, z.ZodMiniType<T.ProductTypeCondition>>;
})();

export const InventoryStatusConditionSchema: z.ZodMiniType<T.InventoryStatusCondition> = /* @__PURE__ */ (() => {
  const InventoryStatusCondition$ = z.nullable(z.union([
      InventoryStatusRequestSchema,
      z.strictObject({
          $eq: z.nullish(InventoryStatusRequestSchema),
          $ne: z.nullish(InventoryStatusRequestSchema),
          $in: z.optional(z.array(InventoryStatusRequestSchema)),
          $hasSome: z.optional(z.array(InventoryStatusRequestSchema))
      })
  ]));
  return InventoryStatusCondition$ as MatchesType<typeof InventoryStatusCondition$, z.ZodMiniType<T.InventoryStatusCondition>>;
})();

export const ProductDateConditionSchema: z.ZodMiniType<T.ProductDateCondition> = /* @__PURE__ */ (() => {
  const ProductDateCondition$ = z.nullable(z.union([
      DateTimeSchema,
      z.strictObject({
          $eq: z.nullish(DateTimeSchema),
          $ne: z.nullish(DateTimeSchema),
          $in: z.optional(z.array(DateTimeSchema)),
          $hasSome: z.optional(z.array(DateTimeSchema)),
          $gt: z.optional(DateTimeSchema),
          $gte: z.optional(DateTimeSchema),
          $lt: z.optional(DateTimeSchema),
          $lte: z.optional(DateTimeSchema)
      })
  ]));
  return ProductDateCondition$ as MatchesType<typeof ProductDateCondition$, z.ZodMiniType<T.ProductDateCondition>>;
})();

export const ProductFilterSchema: z.ZodMiniType<T.ProductFilter> = /* @__PURE__ */ (() => {
  const ProductFilter$ = z.object({
      id: z.optional(CatalogExactTextConditionSchema),
      name: z.optional(CatalogTextConditionSchema),
      description: z.optional(CatalogTextConditionSchema),
      sku: z.optional(CatalogTextConditionSchema),
      slug: z.optional(CatalogTextConditionSchema),
      price: z.optional(CatalogNumberConditionSchema),
      numericId: z.optional(ProductNumericIdConditionSchema),
      productType: z.optional(ProductTypeConditionSchema),
      inventoryStatus: z.optional(InventoryStatusConditionSchema),
      'collections.id': z.optional(CatalogTextListConditionSchema),
      collectionIds: z.optional(CatalogTextListConditionSchema),
      lastUpdated: z.optional(ProductDateConditionSchema),
      createdDate: z.optional(ProductDateConditionSchema),
      $and: z.optional(z.array(z.lazy((): z.ZodMiniType<T.ProductFilter> => ProductFilterSchema))),
      $or: z.optional(z.array(z.lazy((): z.ZodMiniType<T.ProductFilter> => ProductFilterSchema))),
      $not: z.optional(z.lazy((): z.ZodMiniType<T.ProductFilter> => ProductFilterSchema))
  });
  return ProductFilter$ as MatchesType<typeof ProductFilter$, z.ZodMiniType<T.ProductFilter>>;
})();

export const ProductSortFieldSchema: z.ZodMiniType<T.ProductSortField> = /* @__PURE__ */ (() => {
  const ProductSortField$ = z.enum([
      'id',
      'name',
      'sku',
      'slug',
      'price',
      'numericId',
      'productType',
      'lastUpdated',
      'createdDate'
  ]);
  return ProductSortField$ as MatchesType<typeof ProductSortField$, z.ZodMiniType<T.ProductSortField>>;
})();

export const ProductSortingSchema: z.ZodMiniType<T.ProductSorting> = /* @__PURE__ */ (() => {
  const ProductSorting$ = z.object({
      fieldName: ProductSortFieldSchema,
      order: z.optional(SortOrderSchema)
  });
  return ProductSorting$ as MatchesType<typeof ProductSorting$, z.ZodMiniType<T.ProductSorting>>;
})();

export const ProductQuerySchema: z.ZodMiniType<T.ProductQuery> = /* @__PURE__ */ (() => {
  const ProductQuery$ = z.object({
      filter: z.optional(ProductFilterSchema),
      sort: z.optional(z.array(ProductSortingSchema).check(z.maxLength(10))),
      paging: z.optional(PagingUpTo100Schema)
  });
  return ProductQuery$ as MatchesType<typeof ProductQuery$, z.ZodMiniType<T.ProductQuery>>;
})();

export const ProductRequestedFieldSchema: z.ZodMiniType<T.ProductRequestedField> = /* @__PURE__ */ (() => {
  const ProductRequestedField$ = z.enum([
      'URL',
      'CURRENCY',
      'INFO_SECTION',
      'MERCHANT_DATA',
      'PLAIN_DESCRIPTION',
      'INFO_SECTION_PLAIN_DESCRIPTION',
      'SUBSCRIPTION_PRICES_INFO',
      'BREADCRUMBS_INFO',
      'WEIGHT_MEASUREMENT_UNIT_INFO',
      'VARIANT_OPTION_CHOICE_NAMES',
      'MEDIA_ITEMS_INFO',
      'DESCRIPTION',
      'DIRECT_CATEGORIES_INFO',
      'ALL_CATEGORIES_INFO',
      'INFO_SECTION_DESCRIPTION',
      'THUMBNAIL',
      'PRODUCT_CHOICES_MEDIA_REFERENCES',
      'PRODUCT_CHOICES_DISPLAY_IMAGE',
      'DISCOUNT_INFO'
  ]);
  return ProductRequestedField$ as MatchesType<typeof ProductRequestedField$, z.ZodMiniType<T.ProductRequestedField>>;
})();

export const RichContentRequestSchema: z.ZodMiniType<T.RichContent> = /* @__PURE__ */ (() => {
  const RichContentRequest$ = z.record(z.string(), z.unknown());
  return RichContentRequest$ as MatchesType<typeof RichContentRequest$, z.ZodMiniType<T.RichContent>>;
})();

export const ProductThumbnailRequestSchema: z.ZodMiniType<T.ProductThumbnail> = /* @__PURE__ */ (() => {
  const ProductThumbnailRequest$ = z.object({
      url: z.optional(z.url()),
      height: z.optional(z.int32()),
      width: z.optional(z.int32()),
      altText: z.nullish(z.string().check(z.minLength(1), z.maxLength(1000)))
  });
  return ProductThumbnailRequest$ as MatchesType<typeof ProductThumbnailRequest$, z.ZodMiniType<T.ProductThumbnail>>;
})();

export const ProductOptionRenderTypeRequestSchema: z.ZodMiniType<T.ProductOptionRenderType> = /* @__PURE__ */ (() => {
  const ProductOptionRenderTypeRequest$ = z.enum(['TEXT_CHOICES', 'SWATCH_CHOICES']);
  return ProductOptionRenderTypeRequest$ as MatchesType<typeof ProductOptionRenderTypeRequest$, z.ZodMiniType<T.ProductOptionRenderType>>;
})();

export const ChoiceTypeRequestSchema: z.ZodMiniType<T.ChoiceType> = /* @__PURE__ */ (() => {
  const ChoiceTypeRequest$ = z.enum(['CHOICE_TEXT', 'ONE_COLOR']);
  return ChoiceTypeRequest$ as MatchesType<typeof ChoiceTypeRequest$, z.ZodMiniType<T.ChoiceType>>;
})();

export const MediaReferenceRequestSchema: z.ZodMiniType<T.MediaReference> = /* @__PURE__ */ (() => {
  const MediaReferenceRequest$ = z.object({
      mediaId: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
      url: z.optional(z.url())
  });
  return MediaReferenceRequest$ as MatchesType<typeof MediaReferenceRequest$, z.ZodMiniType<T.MediaReference>>;
})();

export const MediaReferencesRequestSchema: z.ZodMiniType<T.MediaReferences> = /* @__PURE__ */ (() => {
  const MediaReferencesRequest$ = z.object({
      items: z.optional(z.array(MediaReferenceRequestSchema).check(z.maxLength(15)))
  });
  return MediaReferencesRequest$ as MatchesType<typeof MediaReferencesRequest$, z.ZodMiniType<T.MediaReferences>>;
})();

export const ModifierRenderTypeRequestSchema: z.ZodMiniType<T.ModifierRenderType> = /* @__PURE__ */ (() => {
  const ModifierRenderTypeRequest$ = z.enum([
      'FREE_TEXT',
      'TEXT_CHOICES',
      'SWATCH_CHOICES'
  ]);
  return ModifierRenderTypeRequest$ as MatchesType<typeof ModifierRenderTypeRequest$, z.ZodMiniType<T.ModifierRenderType>>;
})();

export const BrandRequestSchema: z.ZodMiniType<T.Brand> = /* @__PURE__ */ (() => {
  const BrandRequest$ = z.object({
      id: z.nullish(z.guid()),
      name: z.nullish(z.string().check(z.maxLength(50)))
  });
  return BrandRequest$ as MatchesType<typeof BrandRequest$, z.ZodMiniType<T.Brand>>;
})();

export const RibbonRequestSchema: z.ZodMiniType<T.Ribbon> = /* @__PURE__ */ (() => {
  const RibbonRequest$ = z.object({
      id: z.nullish(z.string().check(z.minLength(1), z.maxLength(36))),
      name: z.nullish(z.string().check(z.maxLength(30)))
  });
  return RibbonRequest$ as MatchesType<typeof RibbonRequest$, z.ZodMiniType<T.Ribbon>>;
})();

export const InventoryAvailabilityStatusRequestSchema: z.ZodMiniType<T.InventoryAvailabilityStatus> = /* @__PURE__ */ (() => {
  const InventoryAvailabilityStatusRequest$ = z.enum([
      'IN_STOCK',
      'OUT_OF_STOCK',
      'PARTIALLY_OUT_OF_STOCK'
  ]);
  return InventoryAvailabilityStatusRequest$ as MatchesType<typeof InventoryAvailabilityStatusRequest$, z.ZodMiniType<T.InventoryAvailabilityStatus>>;
})();

export const ProductTypeV3RequestSchema: z.ZodMiniType<T.ProductTypeV3> = /* @__PURE__ */ (() => {
  const ProductTypeV3Request$ = z.enum(['PHYSICAL', 'DIGITAL']);
  return ProductTypeV3Request$ as MatchesType<typeof ProductTypeV3Request$, z.ZodMiniType<T.ProductTypeV3>>;
})();

export const OptionChoiceIdsRequestSchema: z.ZodMiniType<T.OptionChoiceIds> = /* @__PURE__ */ (() => {
  const OptionChoiceIdsRequest$ = z.object({
      optionId: z.optional(z.string().check(z.minLength(1), z.maxLength(36))),
      choiceId: z.optional(z.guid())
  });
  return OptionChoiceIdsRequest$ as MatchesType<typeof OptionChoiceIdsRequest$, z.ZodMiniType<T.OptionChoiceIds>>;
})();

export const OptionChoiceNamesRequestSchema: z.ZodMiniType<T.OptionChoiceNames> = /* @__PURE__ */ (() => {
  const OptionChoiceNamesRequest$ = z.object({
      optionName: z.optional(z.string().check(z.minLength(1))),
      choiceName: z.optional(z.string().check(z.minLength(1))),
      renderType: z.optional(ProductOptionRenderTypeRequestSchema)
  });
  return OptionChoiceNamesRequest$ as MatchesType<typeof OptionChoiceNamesRequest$, z.ZodMiniType<T.OptionChoiceNames>>;
})();

export const OptionChoiceRequestSchema: z.ZodMiniType<T.OptionChoice> = /* @__PURE__ */ (() => {
  const OptionChoiceRequest$ = z.object({
      optionChoiceIds: z.optional(OptionChoiceIdsRequestSchema),
      optionChoiceNames: z.optional(OptionChoiceNamesRequestSchema)
  });
  return OptionChoiceRequest$ as MatchesType<typeof OptionChoiceRequest$, z.ZodMiniType<T.OptionChoice>>;
})();

export const UserCriteriaRequestSchema: z.ZodMiniType<T.UserCriteria> = /* @__PURE__ */ (() => {
  const UserCriteriaRequest$ = z.enum(['MEMBERS_ONLY']);
  return UserCriteriaRequest$ as MatchesType<typeof UserCriteriaRequest$, z.ZodMiniType<T.UserCriteria>>;
})();

export const PurchaseEligibilityRequestSchema: z.ZodMiniType<T.PurchaseEligibility> = /* @__PURE__ */ (() => {
  const PurchaseEligibilityRequest$ = z.object({
      userCriteria: z.optional(UserCriteriaRequestSchema)
  });
  return PurchaseEligibilityRequest$ as MatchesType<typeof PurchaseEligibilityRequest$, z.ZodMiniType<T.PurchaseEligibility>>;
})();

export const SubscriptionDiscountTypeRequestSchema: z.ZodMiniType<T.SubscriptionDiscountType> = /* @__PURE__ */ (() => {
  const SubscriptionDiscountTypeRequest$ = z.enum(['AMOUNT', 'PERCENT']);
  return SubscriptionDiscountTypeRequest$ as MatchesType<typeof SubscriptionDiscountTypeRequest$, z.ZodMiniType<T.SubscriptionDiscountType>>;
})();

export const SubscriptionDiscountRequestSchema: z.ZodMiniType<T.SubscriptionDiscount> = /* @__PURE__ */ (() => {
  const SubscriptionDiscountRequest$ = z.object({
      type: z.optional(SubscriptionDiscountTypeRequestSchema),
      amountOff: z.optional(z.string().check(rules.decimal(/^\d+(\.\d+)?$/, 'must be a decimal number of at least 0'))),
      percentOff: z.optional(rules.orNotFinite(z.number().check(z.gte(0.1), z.lte(99.9))))
  });
  return SubscriptionDiscountRequest$ as MatchesType<typeof SubscriptionDiscountRequest$, z.ZodMiniType<T.SubscriptionDiscount>>;
})();

export const ProductSubscriptionRequestSchema: z.ZodMiniType<T.ProductSubscription> = /* @__PURE__ */ (() => {
  const ProductSubscriptionRequest$ = z.object({
      id: z.nullish(z.guid()),
      title: z.optional(z.string().check(z.minLength(1), z.maxLength(20))),
      description: z.nullish(z.string().check(z.maxLength(60))),
      visible: z.nullish(z.boolean()),
      frequency: z.optional(SubscriptionFrequencyRequestSchema),
      interval: z.nullish(z.int().check(z.gte(1), z.lte(50))),
      autoRenewal: z.optional(z.boolean()),
      billingCycles: z.optional(z.int().check(z.gte(2), z.lte(999))),
      discount: z.optional(SubscriptionDiscountRequestSchema)
  });
  return ProductSubscriptionRequest$ as MatchesType<typeof ProductSubscriptionRequest$, z.ZodMiniType<T.ProductSubscription>>;
})();

export const SubscriptionDetailsRequestSchema: z.ZodMiniType<T.SubscriptionDetails> = /* @__PURE__ */ (() => {
  const SubscriptionDetailsRequest$ = z.object({
      subscriptions: z.optional(z.array(ProductSubscriptionRequestSchema).check(z.minLength(1), z.maxLength(6))),
      allowOneTimePurchases: z.nullish(z.boolean())
  });
  return SubscriptionDetailsRequest$ as MatchesType<typeof SubscriptionDetailsRequest$, z.ZodMiniType<T.SubscriptionDetails>>;
})();

export const ProductTagListRequestSchema: z.ZodMiniType<T.ProductTagList> = /* @__PURE__ */ (() => {
  const ProductTagListRequest$ = z.object({
      tagIds: z.optional(z.array(z.string().check(z.maxLength(5))).check(z.maxLength(100)))
  });
  return ProductTagListRequest$ as MatchesType<typeof ProductTagListRequest$, z.ZodMiniType<T.ProductTagList>>;
})();

export const ProductTagsRequestSchema: z.ZodMiniType<T.ProductTags> = /* @__PURE__ */ (() => {
  const ProductTagsRequest$ = z.object({
      privateTags: z.optional(ProductTagListRequestSchema),
      publicTags: z.optional(ProductTagListRequestSchema)
  });
  return ProductTagsRequest$ as MatchesType<typeof ProductTagsRequest$, z.ZodMiniType<T.ProductTags>>;
})();

export const ProductMediaItemV3InputSchema: z.ZodMiniType<T.ProductMediaItemV3Input> = /* @__PURE__ */ (() => {
  const ProductMediaItemV3Input$ = z.object({
      id: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
      url: z.optional(z.url()),
      altText: z.nullish(z.string().check(z.minLength(1), z.maxLength(1000))),
      displayName: z.nullish(z.string().check(z.maxLength(80))),
      thumbnail: z.optional(ProductThumbnailRequestSchema)
  }).check(rules.atMostOne('id', 'url'));
  return ProductMediaItemV3Input$ as MatchesType<typeof ProductMediaItemV3Input$, z.ZodMiniType<T.ProductMediaItemV3Input>>;
})();

export const ProductMediaItemsInfoInputSchema: z.ZodMiniType<T.ProductMediaItemsInfoInput> = /* @__PURE__ */ (() => {
  const ProductMediaItemsInfoInput$ = z.object({
      items: z.optional(z.array(ProductMediaItemV3InputSchema).check(z.maxLength(50)))
  });
  return ProductMediaItemsInfoInput$ as MatchesType<typeof ProductMediaItemsInfoInput$, z.ZodMiniType<T.ProductMediaItemsInfoInput>>;
})();

export const ProductMediaV3InputSchema: z.ZodMiniType<T.ProductMediaV3Input> = /* @__PURE__ */ (() => {
  const ProductMediaV3Input$ = z.object({
      itemsInfo: z.optional(ProductMediaItemsInfoInputSchema)
  });
  return ProductMediaV3Input$ as MatchesType<typeof ProductMediaV3Input$, z.ZodMiniType<T.ProductMediaV3Input>>;
})();

export const ConnectedOptionChoiceInputSchema: z.ZodMiniType<T.ConnectedOptionChoiceInput> = /* @__PURE__ */ (() => {
  const ConnectedOptionChoiceInput$ = z.object({
      choiceId: z.nullish(z.guid()),
      choiceType: z.optional(ChoiceTypeRequestSchema),
      name: z.nullish(z.string().check(z.minLength(1), z.maxLength(50))),
      colorCode: z.optional(z.string().check(z.minLength(3), z.maxLength(20))),
      displayImage: z.optional(ImageInputSchema),
      media: z.optional(MediaReferencesRequestSchema),
      linkedMedia: z.optional(z.array(ProductMediaItemV3InputSchema).check(z.maxLength(15)))
  });
  return ConnectedOptionChoiceInput$ as MatchesType<typeof ConnectedOptionChoiceInput$, z.ZodMiniType<T.ConnectedOptionChoiceInput>>;
})();

export const ConnectedOptionChoicesInputSchema: z.ZodMiniType<T.ConnectedOptionChoicesInput> = /* @__PURE__ */ (() => {
  const ConnectedOptionChoicesInput$ = z.object({
      choices: z.optional(z.array(ConnectedOptionChoiceInputSchema).check(z.minLength(1), z.maxLength(1000)))
  });
  return ConnectedOptionChoicesInput$ as MatchesType<typeof ConnectedOptionChoicesInput$, z.ZodMiniType<T.ConnectedOptionChoicesInput>>;
})();

export const ConnectedOptionInputSchema: z.ZodMiniType<T.ConnectedOptionInput> = /* @__PURE__ */ (() => {
  const ConnectedOptionInput$ = z.object({
      id: z.nullish(z.string().check(z.minLength(1), z.maxLength(36))),
      name: z.nullish(z.string().check(z.minLength(1), z.maxLength(50))),
      optionRenderType: z.optional(ProductOptionRenderTypeRequestSchema),
      choicesSettings: z.optional(ConnectedOptionChoicesInputSchema)
  });
  return ConnectedOptionInput$ as MatchesType<typeof ConnectedOptionInput$, z.ZodMiniType<T.ConnectedOptionInput>>;
})();

export const FreeTextSettingsInputSchema: z.ZodMiniType<T.FreeTextSettingsInput> = /* @__PURE__ */ (() => {
  const FreeTextSettingsInput$ = z.object({
      title: z.optional(z.string().check(z.minLength(1), z.maxLength(150))),
      minCharCount: z.optional(z.int32()),
      maxCharCount: z.optional(z.int32().check(z.lte(500))),
      defaultAddedPrice: z.nullish(z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number')))
  });
  return FreeTextSettingsInput$ as MatchesType<typeof FreeTextSettingsInput$, z.ZodMiniType<T.FreeTextSettingsInput>>;
})();

export const ConnectedModifierChoiceInputSchema: z.ZodMiniType<T.ConnectedModifierChoiceInput> = /* @__PURE__ */ (() => {
  const ConnectedModifierChoiceInput$ = z.object({
      choiceId: z.nullish(z.guid()),
      choiceType: z.optional(ChoiceTypeRequestSchema),
      name: z.nullish(z.string().check(z.minLength(1), z.maxLength(50))),
      colorCode: z.optional(z.string().check(z.minLength(3), z.maxLength(20))),
      addedPrice: z.nullish(z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number'))),
      displayImage: z.optional(ImageInputSchema),
      media: z.optional(MediaReferencesRequestSchema),
      linkedMedia: z.optional(z.array(ProductMediaItemV3InputSchema).check(z.maxLength(15)))
  });
  return ConnectedModifierChoiceInput$ as MatchesType<typeof ConnectedModifierChoiceInput$, z.ZodMiniType<T.ConnectedModifierChoiceInput>>;
})();

export const ConnectedModifierChoicesInputSchema: z.ZodMiniType<T.ConnectedModifierChoicesInput> = /* @__PURE__ */ (() => {
  const ConnectedModifierChoicesInput$ = z.object({
      choices: z.optional(z.array(ConnectedModifierChoiceInputSchema).check(z.minLength(1), z.maxLength(1000)))
  });
  return ConnectedModifierChoicesInput$ as MatchesType<typeof ConnectedModifierChoicesInput$, z.ZodMiniType<T.ConnectedModifierChoicesInput>>;
})();

export const ConnectedModifierInputSchema: z.ZodMiniType<T.ConnectedModifierInput> = /* @__PURE__ */ (() => {
  const ConnectedModifierInput$ = z.object({
      id: z.nullish(z.string().check(z.minLength(1), z.maxLength(36))),
      name: z.nullish(z.string().check(z.minLength(1), z.maxLength(50))),
      modifierRenderType: z.optional(ModifierRenderTypeRequestSchema),
      mandatory: z.nullish(z.boolean()),
      toBeRemovedMandatory: z.optional(z.boolean()),
      freeTextSettings: z.optional(FreeTextSettingsInputSchema),
      choicesSettings: z.optional(ConnectedModifierChoicesInputSchema)
  }).check(rules.atMostOne('freeTextSettings', 'choicesSettings'));
  return ConnectedModifierInput$ as MatchesType<typeof ConnectedModifierInput$, z.ZodMiniType<T.ConnectedModifierInput>>;
})();

export const InfoSectionInputSchema: z.ZodMiniType<T.InfoSectionInput> = /* @__PURE__ */ (() => {
  const InfoSectionInput$ = z.object({
      id: z.nullish(z.guid()),
      uniqueName: z.nullish(z.string().check(z.maxLength(100))),
      plainDescription: z.nullish(z.string().check(z.maxLength(16000)))
  });
  return InfoSectionInput$ as MatchesType<typeof InfoSectionInput$, z.ZodMiniType<T.InfoSectionInput>>;
})();

export const PricePerUnitSettingsInputSchema: z.ZodMiniType<T.PricePerUnitSettingsInput> = /* @__PURE__ */ (() => {
  const PricePerUnitSettingsInput$ = z.object({
      quantity: z.optional(rules.orNotFinite(z.number().check(z.gte(0.01), z.lte(999999999.99)))),
      measurementUnit: MeasurementUnitRequestSchema
  });
  return PricePerUnitSettingsInput$ as MatchesType<typeof PricePerUnitSettingsInput$, z.ZodMiniType<T.PricePerUnitSettingsInput>>;
})();

export const ProductPhysicalPropertiesInputSchema: z.ZodMiniType<T.ProductPhysicalPropertiesInput> = /* @__PURE__ */ (() => {
  const ProductPhysicalPropertiesInput$ = z.object({
      pricePerUnit: z.optional(PricePerUnitSettingsInputSchema),
      fulfillerId: z.nullish(z.guid()),
      deliveryProfileId: z.nullish(z.guid())
  });
  return ProductPhysicalPropertiesInput$ as MatchesType<typeof ProductPhysicalPropertiesInput$, z.ZodMiniType<T.ProductPhysicalPropertiesInput>>;
})();

export const FixedMonetaryAmountInputSchema: z.ZodMiniType<T.FixedMonetaryAmountInput> = /* @__PURE__ */ (() => {
  const FixedMonetaryAmountInput$ = z.object({
      amount: z.optional(z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number')))
  });
  return FixedMonetaryAmountInput$ as MatchesType<typeof FixedMonetaryAmountInput$, z.ZodMiniType<T.FixedMonetaryAmountInput>>;
})();

export const PriceInfoInputSchema: z.ZodMiniType<T.PriceInfoInput> = /* @__PURE__ */ (() => {
  const PriceInfoInput$ = z.object({
      actualPrice: FixedMonetaryAmountInputSchema,
      compareAtPrice: z.optional(FixedMonetaryAmountInputSchema)
  });
  return PriceInfoInput$ as MatchesType<typeof PriceInfoInput$, z.ZodMiniType<T.PriceInfoInput>>;
})();

export const RevenueDetailsInputSchema: z.ZodMiniType<T.RevenueDetailsInput> = /* @__PURE__ */ (() => {
  const RevenueDetailsInput$ = z.object({
      cost: z.optional(FixedMonetaryAmountInputSchema)
  });
  return RevenueDetailsInput$ as MatchesType<typeof RevenueDetailsInput$, z.ZodMiniType<T.RevenueDetailsInput>>;
})();

export const PricePerUnitInputSchema: z.ZodMiniType<T.PricePerUnitInput> = /* @__PURE__ */ (() => {
  const PricePerUnitInput$ = z.object({
      settings: z.optional(PricePerUnitSettingsInputSchema)
  });
  return PricePerUnitInput$ as MatchesType<typeof PricePerUnitInput$, z.ZodMiniType<T.PricePerUnitInput>>;
})();

export const VariantDimensionsSchema: z.ZodMiniType<T.VariantDimensions> = /* @__PURE__ */ (() => {
  const VariantDimensions$ = z.object({
      length: z.nullish(z.string().check(rules.decimal(/^0*(?!9{9}\.0*[1-9])\d{1,9}(\.\d{1,6})?$/, 'must be a decimal number of at least 0 and of at most 999999999 with at most 6 decimal places'))),
      width: z.nullish(z.string().check(rules.decimal(/^0*(?!9{9}\.0*[1-9])\d{1,9}(\.\d{1,6})?$/, 'must be a decimal number of at least 0 and of at most 999999999 with at most 6 decimal places'))),
      height: z.nullish(z.string().check(rules.decimal(/^0*(?!9{9}\.0*[1-9])\d{1,9}(\.\d{1,6})?$/, 'must be a decimal number of at least 0 and of at most 999999999 with at most 6 decimal places'))),
      unit: DimensionsUnitRequestSchema
  });
  return VariantDimensions$ as MatchesType<typeof VariantDimensions$, z.ZodMiniType<T.VariantDimensions>>;
})();

export const VariantPhysicalPropertiesInputSchema: z.ZodMiniType<T.VariantPhysicalPropertiesInput> = /* @__PURE__ */ (() => {
  const VariantPhysicalPropertiesInput$ = z.object({
      weight: z.nullish(rules.orNotFinite(z.number().check(z.lte(999999999.99)))),
      pricePerUnit: z.optional(PricePerUnitInputSchema),
      productDimensions: z.optional(VariantDimensionsSchema),
      packageDimensions: z.optional(VariantDimensionsSchema)
  });
  return VariantPhysicalPropertiesInput$ as MatchesType<typeof VariantPhysicalPropertiesInput$, z.ZodMiniType<T.VariantPhysicalPropertiesInput>>;
})();

export const DigitalFileInputSchema: z.ZodMiniType<T.DigitalFileInput> = /* @__PURE__ */ (() => {
  const DigitalFileInput$ = z.object({
      id: z.optional(z.string().check(z.minLength(1), z.maxLength(100)))
  });
  return DigitalFileInput$ as MatchesType<typeof DigitalFileInput$, z.ZodMiniType<T.DigitalFileInput>>;
})();

export const VariantDigitalPropertiesInputSchema: z.ZodMiniType<T.VariantDigitalPropertiesInput> = /* @__PURE__ */ (() => {
  const VariantDigitalPropertiesInput$ = z.object({
      digitalFile: z.optional(DigitalFileInputSchema)
  });
  return VariantDigitalPropertiesInput$ as MatchesType<typeof VariantDigitalPropertiesInput$, z.ZodMiniType<T.VariantDigitalPropertiesInput>>;
})();

export const VariantInputSchema: z.ZodMiniType<T.VariantInput> = /* @__PURE__ */ (() => {
  const VariantInput$ = z.object({
      id: z.nullish(z.guid()),
      visible: z.nullish(z.boolean()),
      sku: z.nullish(z.string().check(z.minLength(1), z.maxLength(40))),
      barcode: z.nullish(z.string().check(z.minLength(1), z.maxLength(40))),
      choices: z.optional(z.array(OptionChoiceRequestSchema).check(z.maxLength(6))),
      price: PriceInfoInputSchema,
      revenueDetails: z.optional(RevenueDetailsInputSchema),
      physicalProperties: z.optional(VariantPhysicalPropertiesInputSchema),
      digitalProperties: z.optional(VariantDigitalPropertiesInputSchema)
  }).check(rules.atMostOne('physicalProperties', 'digitalProperties'));
  return VariantInput$ as MatchesType<typeof VariantInput$, z.ZodMiniType<T.VariantInput>>;
})();

export const VariantsInfoInputSchema: z.ZodMiniType<T.VariantsInfoInput> = /* @__PURE__ */ (() => {
  const VariantsInfoInput$ = z.object({
      variants: z.optional(z.array(VariantInputSchema).check(z.minLength(1), z.maxLength(1000)))
  });
  return VariantsInfoInput$ as MatchesType<typeof VariantsInfoInput$, z.ZodMiniType<T.VariantsInfoInput>>;
})();

export const ProductV3InputSchema: z.ZodMiniType<T.ProductV3Input> = /* @__PURE__ */ (() => {
  const ProductV3Input$ = z.object({
      revision: z.string().check(z.regex(/^\d+$/u)),
      name: z.nullish(z.string().check(z.minLength(1), z.maxLength(80))),
      slug: z.nullish(z.string().check(z.minLength(1), z.maxLength(300))),
      description: z.nullish(RichContentRequestSchema),
      plainDescription: z.nullish(z.string().check(z.maxLength(16000))),
      visible: z.nullish(z.boolean()),
      visibleInPos: z.nullish(z.boolean()),
      media: z.nullish(ProductMediaV3InputSchema),
      seoData: z.nullish(ProductSeoSchemaRequestSchema),
      taxGroupId: z.nullish(z.guid()),
      options: z.optional(z.array(ConnectedOptionInputSchema).check(z.maxLength(6))),
      modifiers: z.optional(z.array(ConnectedModifierInputSchema).check(z.maxLength(10))),
      brand: z.nullish(BrandRequestSchema),
      infoSections: z.optional(z.array(InfoSectionInputSchema).check(z.maxLength(20))),
      ribbon: z.nullish(RibbonRequestSchema),
      additionalRibbons: z.optional(z.array(RibbonRequestSchema).check(z.maxLength(4))),
      mainCategoryId: z.nullish(z.guid()),
      productType: z.optional(ProductTypeV3RequestSchema),
      physicalProperties: z.optional(ProductPhysicalPropertiesInputSchema),
      variantsInfo: z.optional(VariantsInfoInputSchema),
      purchaseEligibility: z.optional(PurchaseEligibilityRequestSchema),
      subscriptionDetails: z.optional(SubscriptionDetailsRequestSchema),
      extendedFields: z.optional(ExtendedFieldsRequestSchema),
      tags: z.optional(ProductTagsRequestSchema)
  });
  return ProductV3Input$ as MatchesType<typeof ProductV3Input$, z.ZodMiniType<T.ProductV3Input>>;
})();

export const SearchModeSchema: z.ZodMiniType<T.SearchMode> = /* @__PURE__ */ (() => {
  const SearchMode$ = z.enum(['OR', 'AND']);
  return SearchMode$ as MatchesType<typeof SearchMode$, z.ZodMiniType<T.SearchMode>>;
})();

export const SearchDetailsSchema: z.ZodMiniType<T.SearchDetails> = /* @__PURE__ */ (() => {
  const SearchDetails$ = z.object({
      expression: z.nullish(z.string().check(z.maxLength(100))),
      mode: z.optional(SearchModeSchema),
      fields: z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(20))),
      fuzzy: z.optional(z.boolean())
  });
  return SearchDetails$ as MatchesType<typeof SearchDetails$, z.ZodMiniType<T.SearchDetails>>;
})();

export const ProductTextConditionV3Schema: z.ZodMiniType<T.ProductTextConditionV3> = /* @__PURE__ */ (() => {
  const ProductTextConditionV3$ = z.nullable(z.union([
      z.string(),
      z.strictObject({
          $eq: z.nullish(z.string()),
          $ne: z.nullish(z.string()),
          $in: z.optional(z.array(z.string())),
          $exists: z.optional(z.boolean()),
          $startsWith: z.optional(z.string())
      })
  ]));
  return ProductTextConditionV3$ as MatchesType<typeof ProductTextConditionV3$, z.ZodMiniType<T.ProductTextConditionV3>>;
})();

export const ProductBooleanConditionV3Schema: z.ZodMiniType<T.ProductBooleanConditionV3> = /* @__PURE__ */ (() => {
  const ProductBooleanConditionV3$ = z.nullable(z.union([
      z.boolean(),
      z.strictObject({
          $eq: z.nullish(z.boolean()),
          $ne: z.nullish(z.boolean()),
          $in: z.optional(z.array(z.boolean())),
          $exists: z.optional(z.boolean())
      })
  ]));
  return ProductBooleanConditionV3$ as MatchesType<typeof ProductBooleanConditionV3$, z.ZodMiniType<T.ProductBooleanConditionV3>>;
})();

export const ProductTypeConditionV3Schema: z.ZodMiniType<T.ProductTypeConditionV3> = /* @__PURE__ */ (() => {
  const ProductTypeConditionV3$ = z.nullable(z.union([
      ProductTypeV3RequestSchema,
      z.strictObject({
          $eq: z.nullish(ProductTypeV3RequestSchema),
          $ne: z.nullish(ProductTypeV3RequestSchema),
          $in: z.optional(z.array(ProductTypeV3RequestSchema)),
          $exists: z.optional(z.boolean())
      })
  ]));
  return ProductTypeConditionV3$ as MatchesType<typeof ProductTypeConditionV3$, z.ZodMiniType<T.ProductTypeConditionV3>>;
})();

export const AvailabilityConditionV3Schema: z.ZodMiniType<T.AvailabilityConditionV3> = /* @__PURE__ */ (() => {
  const AvailabilityConditionV3$ = z.nullable(z.union([
      InventoryAvailabilityStatusRequestSchema,
      z.strictObject({
          $eq: z.nullish(InventoryAvailabilityStatusRequestSchema),
          $ne: z.nullish(InventoryAvailabilityStatusRequestSchema),
          $in: z.optional(z.array(InventoryAvailabilityStatusRequestSchema)),
          $exists: z.optional(z.boolean())
      })
  ]));
  return AvailabilityConditionV3$ as MatchesType<typeof AvailabilityConditionV3$, z.ZodMiniType<T.AvailabilityConditionV3>>;
})();

export const CategoryIdConditionV3Schema: z.ZodMiniType<T.CategoryIdConditionV3> = /* @__PURE__ */ (() => {
  const CategoryIdConditionV3$ = z.union([
      z.guid(),
      z.strictObject({
          $eq: z.optional(z.guid()),
          $in: z.optional(z.array(z.guid()))
      })
  ]);
  return CategoryIdConditionV3$ as MatchesType<typeof CategoryIdConditionV3$, z.ZodMiniType<T.CategoryIdConditionV3>>;
})();

export const ProductCategoriesConditionV3Schema: z.ZodMiniType<T.ProductCategoriesConditionV3> = /* @__PURE__ */ (() => {
  const ProductCategoriesConditionV3$ = z.strictObject({
      $matchItems: z.optional(z.array(z.object({
          id: CategoryIdConditionV3Schema
      })))
  });
  return ProductCategoriesConditionV3$ as MatchesType<typeof ProductCategoriesConditionV3$, z.ZodMiniType<T.ProductCategoriesConditionV3>>;
})();

export const ProductListConditionV3Schema: z.ZodMiniType<T.ProductListConditionV3> = /* @__PURE__ */ (() => {
  const ProductListConditionV3$ = z.strictObject({
      $hasSome: z.optional(z.array(z.string())),
      $hasAll: z.optional(z.array(z.string())),
      $isEmpty: z.optional(z.boolean())
  });
  return ProductListConditionV3$ as MatchesType<typeof ProductListConditionV3$, z.ZodMiniType<T.ProductListConditionV3>>;
})();

export const ProductAmountConditionV3Schema: z.ZodMiniType<T.ProductAmountConditionV3> = /* @__PURE__ */ (() => {
  const ProductAmountConditionV3$ = z.nullable(z.union([
      z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number')),
      z.number(),
      z.strictObject({
          $eq: z.optional(z.union([
              z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number')),
              z.number()
          ])),
          $ne: z.optional(z.union([
              z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number')),
              z.number()
          ])),
          $in: z.optional(z.array(z.union([z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number')), z.number()]))),
          $exists: z.optional(z.boolean()),
          $gt: z.optional(z.union([
              z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number')),
              z.number()
          ])),
          $gte: z.optional(z.union([
              z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number')),
              z.number()
          ])),
          $lt: z.optional(z.union([
              z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number')),
              z.number()
          ])),
          $lte: z.optional(z.union([
              z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number')),
              z.number()
          ]))
      })
  ]));
  return ProductAmountConditionV3$ as MatchesType<typeof ProductAmountConditionV3$, z.ZodMiniType<T.ProductAmountConditionV3>>;
})();

export const ProductDateConditionV3Schema: z.ZodMiniType<T.ProductDateConditionV3> = /* @__PURE__ */ (() => {
  const ProductDateConditionV3$ = z.nullable(z.union([
      DateTimeSchema,
      z.strictObject({
          $eq: z.nullish(DateTimeSchema),
          $ne: z.nullish(DateTimeSchema),
          $in: z.optional(z.array(DateTimeSchema)),
          $exists: z.optional(z.boolean()),
          $gt: z.optional(DateTimeSchema),
          $gte: z.optional(DateTimeSchema),
          $lt: z.optional(DateTimeSchema),
          $lte: z.optional(DateTimeSchema)
      })
  ]));
  return ProductDateConditionV3$ as MatchesType<typeof ProductDateConditionV3$, z.ZodMiniType<T.ProductDateConditionV3>>;
})();

export const ProductSearchFilterSchema: z.ZodMiniType<T.ProductSearchFilter> = /* @__PURE__ */ (() => {
  const ProductSearchFilter$ = z.object({
      id: z.optional(ProductTextConditionV3Schema),
      handle: z.optional(ProductTextConditionV3Schema),
      slug: z.optional(ProductTextConditionV3Schema),
      visible: z.optional(ProductBooleanConditionV3Schema),
      visibleInPos: z.optional(ProductBooleanConditionV3Schema),
      productType: z.optional(ProductTypeConditionV3Schema),
      'inventory.availabilityStatus': z.optional(AvailabilityConditionV3Schema),
      'allCategoriesInfo.categories': z.optional(ProductCategoriesConditionV3Schema),
      'directCategoriesInfo.categories': z.optional(ProductCategoriesConditionV3Schema),
      'options.id': z.optional(ProductListConditionV3Schema),
      'options.name': z.optional(ProductListConditionV3Schema),
      'options.choicesSettings.choices.choiceId': z.optional(ProductListConditionV3Schema),
      'options.choicesSettings.choices.name': z.optional(ProductListConditionV3Schema),
      'modifiers.id': z.optional(ProductListConditionV3Schema),
      'modifiers.name': z.optional(ProductListConditionV3Schema),
      'brand.id': z.optional(ProductTextConditionV3Schema),
      'brand.name': z.optional(ProductTextConditionV3Schema),
      'ribbon.id': z.optional(ProductTextConditionV3Schema),
      'actualPriceRange.minValue.amount': z.optional(ProductAmountConditionV3Schema),
      'actualPriceRange.maxValue.amount': z.optional(ProductAmountConditionV3Schema),
      'compareAtPriceRange.minValue.amount': z.optional(ProductAmountConditionV3Schema),
      createdDate: z.optional(ProductDateConditionV3Schema),
      updatedDate: z.optional(ProductDateConditionV3Schema),
      $and: z.optional(z.array(z.lazy((): z.ZodMiniType<T.ProductSearchFilter> => ProductSearchFilterSchema))),
      $or: z.optional(z.array(z.lazy((): z.ZodMiniType<T.ProductSearchFilter> => ProductSearchFilterSchema))),
      $not: z.optional(z.lazy((): z.ZodMiniType<T.ProductSearchFilter> => ProductSearchFilterSchema))
  });
  return ProductSearchFilter$ as MatchesType<typeof ProductSearchFilter$, z.ZodMiniType<T.ProductSearchFilter>>;
})();

export const ProductSearchSortFieldSchema: z.ZodMiniType<T.ProductSearchSortField> = /* @__PURE__ */ (() => {
  const ProductSearchSortField$ = z.enum([
      'name',
      'slug',
      'createdDate',
      'updatedDate',
      'actualPriceRange.minValue.amount',
      'actualPriceRange.maxValue.amount',
      'compareAtPriceRange.minValue.amount',
      'compareAtPriceRange.maxValue.amount',
      'allCategoriesInfo.categories.index'
  ]);
  return ProductSearchSortField$ as MatchesType<typeof ProductSearchSortField$, z.ZodMiniType<T.ProductSearchSortField>>;
})();

export const ProductSearchSortingSchema: z.ZodMiniType<T.ProductSearchSorting> = /* @__PURE__ */ (() => {
  const ProductSearchSorting$ = z.object({
      fieldName: ProductSearchSortFieldSchema,
      order: z.optional(SortOrderSchema),
      selectItemsBy: z.nullish(z.array(z.record(z.string(), z.unknown())).check(z.maxLength(10)))
  });
  return ProductSearchSorting$ as MatchesType<typeof ProductSearchSorting$, z.ZodMiniType<T.ProductSearchSorting>>;
})();

export const AggregationTypeRequestSchema: z.ZodMiniType<T.AggregationType> = /* @__PURE__ */ (() => {
  const AggregationTypeRequest$ = z.enum([
      'VALUE',
      'RANGE',
      'SCALAR',
      'DATE_HISTOGRAM',
      'NESTED'
  ]);
  return AggregationTypeRequest$ as MatchesType<typeof AggregationTypeRequest$, z.ZodMiniType<T.AggregationType>>;
})();

export const ValueAggregationSortTypeSchema: z.ZodMiniType<T.ValueAggregationSortType> = /* @__PURE__ */ (() => {
  const ValueAggregationSortType$ = z.enum(['COUNT', 'VALUE']);
  return ValueAggregationSortType$ as MatchesType<typeof ValueAggregationSortType$, z.ZodMiniType<T.ValueAggregationSortType>>;
})();

export const ValueAggregationSortDirectionSchema: z.ZodMiniType<T.ValueAggregationSortDirection> = /* @__PURE__ */ (() => {
  const ValueAggregationSortDirection$ = z.enum(['DESC', 'ASC']);
  return ValueAggregationSortDirection$ as MatchesType<typeof ValueAggregationSortDirection$, z.ZodMiniType<T.ValueAggregationSortDirection>>;
})();

export const MissingValuesSchema: z.ZodMiniType<T.MissingValues> = /* @__PURE__ */ (() => {
  const MissingValues$ = z.enum(['EXCLUDE', 'INCLUDE']);
  return MissingValues$ as MatchesType<typeof MissingValues$, z.ZodMiniType<T.MissingValues>>;
})();

export const IncludeMissingValuesOptionsSchema: z.ZodMiniType<T.IncludeMissingValuesOptions> = /* @__PURE__ */ (() => {
  const IncludeMissingValuesOptions$ = z.object({
      addToBucket: z.optional(z.string().check(z.maxLength(20)))
  });
  return IncludeMissingValuesOptions$ as MatchesType<typeof IncludeMissingValuesOptions$, z.ZodMiniType<T.IncludeMissingValuesOptions>>;
})();

export const ValueAggregationSchema: z.ZodMiniType<T.ValueAggregation> = /* @__PURE__ */ (() => {
  const ValueAggregation$ = z.object({
      limit: z.nullish(z.int32()),
      sortType: z.optional(ValueAggregationSortTypeSchema),
      sortDirection: z.optional(ValueAggregationSortDirectionSchema),
      missingValues: z.optional(MissingValuesSchema),
      includeOptions: z.optional(IncludeMissingValuesOptionsSchema)
  });
  return ValueAggregation$ as MatchesType<typeof ValueAggregation$, z.ZodMiniType<T.ValueAggregation>>;
})();

export const RangeBucketSchema: z.ZodMiniType<T.RangeBucket> = /* @__PURE__ */ (() => {
  const RangeBucket$ = z.object({
      from: z.nullish(rules.orNotFinite(z.number())),
      to: z.nullish(rules.orNotFinite(z.number()))
  });
  return RangeBucket$ as MatchesType<typeof RangeBucket$, z.ZodMiniType<T.RangeBucket>>;
})();

export const RangeAggregationSchema: z.ZodMiniType<T.RangeAggregation> = /* @__PURE__ */ (() => {
  const RangeAggregation$ = z.object({
      buckets: z.optional(z.array(RangeBucketSchema).check(z.maxLength(50)))
  });
  return RangeAggregation$ as MatchesType<typeof RangeAggregation$, z.ZodMiniType<T.RangeAggregation>>;
})();

export const ScalarTypeRequestSchema: z.ZodMiniType<T.ScalarType> = /* @__PURE__ */ (() => {
  const ScalarTypeRequest$ = z.enum([
      'COUNT_DISTINCT',
      'MIN',
      'MAX'
  ]);
  return ScalarTypeRequest$ as MatchesType<typeof ScalarTypeRequest$, z.ZodMiniType<T.ScalarType>>;
})();

export const ScalarAggregationSchema: z.ZodMiniType<T.ScalarAggregation> = /* @__PURE__ */ (() => {
  const ScalarAggregation$ = z.object({
      type: z.optional(ScalarTypeRequestSchema)
  });
  return ScalarAggregation$ as MatchesType<typeof ScalarAggregation$, z.ZodMiniType<T.ScalarAggregation>>;
})();

export const DateHistogramIntervalSchema: z.ZodMiniType<T.DateHistogramInterval> = /* @__PURE__ */ (() => {
  const DateHistogramInterval$ = z.enum([
      'YEAR',
      'MONTH',
      'WEEK',
      'DAY',
      'HOUR',
      'MINUTE',
      'SECOND'
  ]);
  return DateHistogramInterval$ as MatchesType<typeof DateHistogramInterval$, z.ZodMiniType<T.DateHistogramInterval>>;
})();

export const DateHistogramAggregationSchema: z.ZodMiniType<T.DateHistogramAggregation> = /* @__PURE__ */ (() => {
  const DateHistogramAggregation$ = z.object({
      interval: z.optional(DateHistogramIntervalSchema)
  });
  return DateHistogramAggregation$ as MatchesType<typeof DateHistogramAggregation$, z.ZodMiniType<T.DateHistogramAggregation>>;
})();

export const NestedAggregationTypeSchema: z.ZodMiniType<T.NestedAggregationType> = /* @__PURE__ */ (() => {
  const NestedAggregationType$ = z.enum([
      'VALUE',
      'RANGE',
      'SCALAR',
      'DATE_HISTOGRAM'
  ]);
  return NestedAggregationType$ as MatchesType<typeof NestedAggregationType$, z.ZodMiniType<T.NestedAggregationType>>;
})();

export const NestedAggregationItemSchema: z.ZodMiniType<T.NestedAggregationItem> = /* @__PURE__ */ (() => {
  const NestedAggregationItem$ = z.object({
      name: z.nullish(z.string().check(z.maxLength(100))),
      type: z.optional(NestedAggregationTypeSchema),
      fieldPath: z.optional(z.string().check(z.maxLength(200))),
      value: z.optional(ValueAggregationSchema),
      range: z.optional(RangeAggregationSchema),
      scalar: z.optional(ScalarAggregationSchema),
      dateHistogram: z.optional(DateHistogramAggregationSchema)
  });
  return NestedAggregationItem$ as MatchesType<typeof NestedAggregationItem$, z.ZodMiniType<T.NestedAggregationItem>>;
})();

export const NestedAggregationSchema: z.ZodMiniType<T.NestedAggregation> = /* @__PURE__ */ (() => {
  const NestedAggregation$ = z.object({
      nestedAggregations: z.optional(z.array(NestedAggregationItemSchema).check(z.minLength(2), z.maxLength(3)))
  });
  return NestedAggregation$ as MatchesType<typeof NestedAggregation$, z.ZodMiniType<T.NestedAggregation>>;
})();

export const ProductAggregationSchema: z.ZodMiniType<T.ProductAggregation> = /* @__PURE__ */ (() => {
  const ProductAggregation$ = z.object({
      name: z.nullish(z.string().check(z.maxLength(100))),
      type: z.optional(AggregationTypeRequestSchema),
      fieldPath: z.optional(z.string().check(z.maxLength(200))),
      value: z.optional(ValueAggregationSchema),
      range: z.optional(RangeAggregationSchema),
      scalar: z.optional(ScalarAggregationSchema),
      dateHistogram: z.optional(DateHistogramAggregationSchema),
      nested: z.optional(NestedAggregationSchema)
  });
  return ProductAggregation$ as MatchesType<typeof ProductAggregation$, z.ZodMiniType<T.ProductAggregation>>;
})();

export const CursorPagingUpTo100Schema: z.ZodMiniType<T.CursorPagingUpTo100> = /* @__PURE__ */ (() => {
  const CursorPagingUpTo100$ = z.object({
      limit: z.nullish(z.int32().check(z.lte(100))),
      cursor: z.nullish(z.string().check(z.maxLength(16000)))
  });
  return CursorPagingUpTo100$ as MatchesType<typeof CursorPagingUpTo100$, z.ZodMiniType<T.CursorPagingUpTo100>>;
})();

export const ProductSearchSchema: z.ZodMiniType<T.ProductSearch> = /* @__PURE__ */ (() => {
  const ProductSearch$ = z.object({
      search: z.optional(SearchDetailsSchema),
      filter: z.optional(ProductSearchFilterSchema),
      sort: z.optional(z.array(ProductSearchSortingSchema).check(z.maxLength(10))),
      aggregations: z.optional(z.array(ProductAggregationSchema).check(z.maxLength(10))),
      cursorPaging: z.optional(CursorPagingUpTo100Schema),
      timeZone: z.nullish(z.string().check(z.maxLength(50)))
  });
  return ProductSearch$ as MatchesType<typeof ProductSearch$, z.ZodMiniType<T.ProductSearch>>;
})();

export const ListedProductRequestedFieldSchema: z.ZodMiniType<T.ListedProductRequestedField> = /* @__PURE__ */ (() => {
  const ListedProductRequestedField$ = z.enum([
      'URL',
      'CURRENCY',
      'INFO_SECTION',
      'MERCHANT_DATA',
      'PLAIN_DESCRIPTION',
      'INFO_SECTION_PLAIN_DESCRIPTION',
      'SUBSCRIPTION_PRICES_INFO',
      'BREADCRUMBS_INFO',
      'WEIGHT_MEASUREMENT_UNIT_INFO',
      'VARIANT_OPTION_CHOICE_NAMES',
      'MEDIA_ITEMS_INFO',
      'DESCRIPTION',
      'DIRECT_CATEGORIES_INFO',
      'ALL_CATEGORIES_INFO',
      'INFO_SECTION_DESCRIPTION',
      'THUMBNAIL',
      'PRODUCT_CHOICES_MEDIA_REFERENCES',
      'PRODUCT_CHOICES_DISPLAY_IMAGE',
      'MIN_PRICE_VARIANT',
      'DISCOUNT_INFO'
  ]);
  return ListedProductRequestedField$ as MatchesType<typeof ListedProductRequestedField$, z.ZodMiniType<T.ListedProductRequestedField>>;
})();

export const ProductFilterV3Schema: z.ZodMiniType<T.ProductFilterV3> = /* @__PURE__ */ (() => {
  const ProductFilterV3$ = z.object({
      id: z.optional(ProductTextConditionV3Schema),
      handle: z.optional(ProductTextConditionV3Schema),
      slug: z.optional(ProductTextConditionV3Schema),
      visible: z.optional(ProductBooleanConditionV3Schema),
      createdDate: z.optional(ProductDateConditionV3Schema),
      updatedDate: z.optional(ProductDateConditionV3Schema),
      'options.id': z.optional(ProductListConditionV3Schema),
      $and: z.optional(z.array(z.lazy((): z.ZodMiniType<T.ProductFilterV3> => ProductFilterV3Schema))),
      $or: z.optional(z.array(z.lazy((): z.ZodMiniType<T.ProductFilterV3> => ProductFilterV3Schema))),
      $not: z.optional(z.lazy((): z.ZodMiniType<T.ProductFilterV3> => ProductFilterV3Schema))
  });
  return ProductFilterV3$ as MatchesType<typeof ProductFilterV3$, z.ZodMiniType<T.ProductFilterV3>>;
})();

export const ProductSortFieldV3Schema: z.ZodMiniType<T.ProductSortFieldV3> = /* @__PURE__ */ (() => {
  const ProductSortFieldV3$ = z.enum([
      'slug',
      'createdDate',
      'updatedDate',
      'visible'
  ]);
  return ProductSortFieldV3$ as MatchesType<typeof ProductSortFieldV3$, z.ZodMiniType<T.ProductSortFieldV3>>;
})();

export const ProductSortingV3Schema: z.ZodMiniType<T.ProductSortingV3> = /* @__PURE__ */ (() => {
  const ProductSortingV3$ = z.object({
      fieldName: ProductSortFieldV3Schema,
      order: z.optional(SortOrderSchema),
      selectItemsBy: z.nullish(z.array(z.record(z.string(), z.unknown())).check(z.maxLength(10)))
  });
  return ProductSortingV3$ as MatchesType<typeof ProductSortingV3$, z.ZodMiniType<T.ProductSortingV3>>;
})();

export const ProductQueryV3Schema: z.ZodMiniType<T.ProductQueryV3> = /* @__PURE__ */ (() => {
  const ProductQueryV3$ = z.object({
      filter: z.optional(ProductFilterV3Schema),
      sort: z.optional(z.array(ProductSortingV3Schema).check(z.maxLength(5))),
      cursorPaging: z.optional(CursorPagingUpTo100Schema)
  });
  return ProductQueryV3$ as MatchesType<typeof ProductQueryV3$, z.ZodMiniType<T.ProductQueryV3>>;
})();

export const TreeReferenceRequestSchema: z.ZodMiniType<T.TreeReference> = /* @__PURE__ */ (() => {
  const TreeReferenceRequest$ = z.object({
      appNamespace: z.string().check(z.minLength(4), z.maxLength(150)),
      treeKey: z.nullish(z.string().check(z.minLength(1), z.maxLength(44)))
  });
  return TreeReferenceRequest$ as MatchesType<typeof TreeReferenceRequest$, z.ZodMiniType<T.TreeReference>>;
})();

export const VariantTextConditionSchema: z.ZodMiniType<T.VariantTextCondition> = /* @__PURE__ */ (() => {
  const VariantTextCondition$ = z.nullable(z.union([
      z.string(),
      z.strictObject({
          $eq: z.nullish(z.string()),
          $ne: z.nullish(z.string()),
          $in: z.optional(z.array(z.string())),
          $nin: z.optional(z.array(z.string()))
      })
  ]));
  return VariantTextCondition$ as MatchesType<typeof VariantTextCondition$, z.ZodMiniType<T.VariantTextCondition>>;
})();

export const VariantFilterSchema: z.ZodMiniType<T.VariantFilter> = /* @__PURE__ */ (() => {
  const VariantFilter$ = z.object({
      id: z.optional(VariantTextConditionSchema),
      variantId: z.optional(VariantTextConditionSchema),
      'productData.productId': z.optional(VariantTextConditionSchema),
      $and: z.optional(z.array(z.lazy((): z.ZodMiniType<T.VariantFilter> => VariantFilterSchema))),
      $or: z.optional(z.array(z.lazy((): z.ZodMiniType<T.VariantFilter> => VariantFilterSchema))),
      $not: z.optional(z.lazy((): z.ZodMiniType<T.VariantFilter> => VariantFilterSchema))
  });
  return VariantFilter$ as MatchesType<typeof VariantFilter$, z.ZodMiniType<T.VariantFilter>>;
})();

export const VariantSortFieldSchema: z.ZodMiniType<T.VariantSortField> = /* @__PURE__ */ (() => {
  const VariantSortField$ = z.enum([
      'id',
      'variantId',
      'productData.productId'
  ]);
  return VariantSortField$ as MatchesType<typeof VariantSortField$, z.ZodMiniType<T.VariantSortField>>;
})();

export const VariantSortingSchema: z.ZodMiniType<T.VariantSorting> = /* @__PURE__ */ (() => {
  const VariantSorting$ = z.object({
      fieldName: VariantSortFieldSchema,
      order: z.optional(SortOrderSchema)
  });
  return VariantSorting$ as MatchesType<typeof VariantSorting$, z.ZodMiniType<T.VariantSorting>>;
})();

export const VariantQuerySchema: z.ZodMiniType<T.VariantQuery> = /* @__PURE__ */ (() => {
  const VariantQuery$ = z.object({
      filter: z.optional(VariantFilterSchema),
      sort: z.optional(z.array(VariantSortingSchema).check(z.maxLength(5))),
      cursorPaging: z.optional(CursorPagingSchema)
  });
  return VariantQuery$ as MatchesType<typeof VariantQuery$, z.ZodMiniType<T.VariantQuery>>;
})();

export const VariantRequestedFieldSchema: z.ZodMiniType<T.VariantRequestedField> = /* @__PURE__ */ (() => {
  const VariantRequestedField$ = z.enum([
      'CURRENCY',
      'MERCHANT_DATA',
      'SUBSCRIPTION_PRICES_INFO',
      'WEIGHT_MEASUREMENT_UNIT_INFO'
  ]);
  return VariantRequestedField$ as MatchesType<typeof VariantRequestedField$, z.ZodMiniType<T.VariantRequestedField>>;
})();

export const PreorderInfoInputSchema: z.ZodMiniType<T.PreorderInfoInput> = /* @__PURE__ */ (() => {
  const PreorderInfoInput$ = z.object({
      enabled: z.nullish(z.boolean()),
      message: z.nullish(z.string().check(z.minLength(1), z.maxLength(250))),
      limit: z.nullish(z.int32().check(z.lte(100000)))
  });
  return PreorderInfoInput$ as MatchesType<typeof PreorderInfoInput$, z.ZodMiniType<T.PreorderInfoInput>>;
})();

export const InventoryItemCompositeSchema: z.ZodMiniType<T.InventoryItemComposite> = /* @__PURE__ */ (() => {
  const InventoryItemComposite$ = z.object({
      quantity: z.optional(z.int().check(z.gte(-99999), z.lte(99999))),
      inStock: z.optional(z.boolean()),
      preorderInfo: z.optional(PreorderInfoInputSchema)
  }).check(rules.atMostOne('quantity', 'inStock'));
  return InventoryItemComposite$ as MatchesType<typeof InventoryItemComposite$, z.ZodMiniType<T.InventoryItemComposite>>;
})();

export const VariantWithInventoryInputSchema: z.ZodMiniType<T.VariantWithInventoryInput> = /* @__PURE__ */ (() => {
  const VariantWithInventoryInput$ = z.object({
      id: z.nullish(z.guid()),
      visible: z.nullish(z.boolean()),
      sku: z.nullish(z.string().check(z.minLength(1), z.maxLength(40))),
      barcode: z.nullish(z.string().check(z.minLength(1), z.maxLength(40))),
      choices: z.optional(z.array(OptionChoiceRequestSchema).check(z.maxLength(6))),
      price: PriceInfoInputSchema,
      revenueDetails: z.optional(RevenueDetailsInputSchema),
      physicalProperties: z.optional(VariantPhysicalPropertiesInputSchema),
      digitalProperties: z.optional(VariantDigitalPropertiesInputSchema),
      inventoryItem: z.optional(InventoryItemCompositeSchema)
  }).check(rules.atMostOne('physicalProperties', 'digitalProperties'));
  return VariantWithInventoryInput$ as MatchesType<typeof VariantWithInventoryInput$, z.ZodMiniType<T.VariantWithInventoryInput>>;
})();

export const VariantsWithInventoryInputSchema: z.ZodMiniType<T.VariantsWithInventoryInput> = /* @__PURE__ */ (() => {
  const VariantsWithInventoryInput$ = z.object({
      variants: z.optional(z.array(VariantWithInventoryInputSchema).check(z.minLength(1), z.maxLength(1000)))
  });
  return VariantsWithInventoryInput$ as MatchesType<typeof VariantsWithInventoryInput$, z.ZodMiniType<T.VariantsWithInventoryInput>>;
})();

export const ProductWithInventoryInputSchema: z.ZodMiniType<T.ProductWithInventoryInput> = /* @__PURE__ */ (() => {
  const ProductWithInventoryInput$ = z.object({
      name: z.string().check(z.minLength(1), z.maxLength(80)),
      slug: z.nullish(z.string().check(z.minLength(1), z.maxLength(300))),
      plainDescription: z.nullish(z.string().check(z.maxLength(16000))),
      visible: z.nullish(z.boolean()),
      visibleInPos: z.nullish(z.boolean()),
      media: z.nullish(ProductMediaV3InputSchema),
      seoData: z.nullish(ProductSeoSchemaRequestSchema),
      taxGroupId: z.nullish(z.guid()),
      options: z.optional(z.array(ConnectedOptionInputSchema).check(z.maxLength(6))),
      modifiers: z.optional(z.array(ConnectedModifierInputSchema).check(z.maxLength(10))),
      brand: z.nullish(BrandRequestSchema),
      infoSections: z.optional(z.array(InfoSectionInputSchema).check(z.maxLength(20))),
      ribbon: z.nullish(RibbonRequestSchema),
      additionalRibbons: z.optional(z.array(RibbonRequestSchema).check(z.maxLength(4))),
      mainCategoryId: z.nullish(z.guid()),
      productType: ProductTypeV3RequestSchema,
      physicalProperties: z.optional(ProductPhysicalPropertiesInputSchema),
      variantsInfo: VariantsWithInventoryInputSchema,
      purchaseEligibility: z.optional(PurchaseEligibilityRequestSchema),
      subscriptionDetails: z.optional(SubscriptionDetailsRequestSchema),
      extendedFields: z.optional(ExtendedFieldsRequestSchema),
      tags: z.optional(ProductTagsRequestSchema)
  });
  return ProductWithInventoryInput$ as MatchesType<typeof ProductWithInventoryInput$, z.ZodMiniType<T.ProductWithInventoryInput>>;
})();

export const AvailabilityStatusRequestSchema: z.ZodMiniType<T.AvailabilityStatus> = /* @__PURE__ */ (() => {
  const AvailabilityStatusRequest$ = z.enum([
      'OUT_OF_STOCK',
      'IN_STOCK',
      'PREORDER'
  ]);
  return AvailabilityStatusRequest$ as MatchesType<typeof AvailabilityStatusRequest$, z.ZodMiniType<T.AvailabilityStatus>>;
})();

export const NonEmptyProductFilterSchema: z.ZodMiniType<T.NonEmptyProductFilter> = /* @__PURE__ */ (() => {
  const NonEmptyProductFilter$ = z.object({
      id: z.optional(ProductTextConditionV3Schema),
      handle: z.optional(ProductTextConditionV3Schema),
      slug: z.optional(ProductTextConditionV3Schema),
      visible: z.optional(ProductBooleanConditionV3Schema),
      visibleInPos: z.optional(ProductBooleanConditionV3Schema),
      productType: z.optional(ProductTypeConditionV3Schema),
      'inventory.availabilityStatus': z.optional(AvailabilityConditionV3Schema),
      'allCategoriesInfo.categories': z.optional(ProductCategoriesConditionV3Schema),
      'directCategoriesInfo.categories': z.optional(ProductCategoriesConditionV3Schema),
      'options.id': z.optional(ProductListConditionV3Schema),
      'options.name': z.optional(ProductListConditionV3Schema),
      'options.choicesSettings.choices.choiceId': z.optional(ProductListConditionV3Schema),
      'options.choicesSettings.choices.name': z.optional(ProductListConditionV3Schema),
      'modifiers.id': z.optional(ProductListConditionV3Schema),
      'modifiers.name': z.optional(ProductListConditionV3Schema),
      'brand.id': z.optional(ProductTextConditionV3Schema),
      'brand.name': z.optional(ProductTextConditionV3Schema),
      'ribbon.id': z.optional(ProductTextConditionV3Schema),
      'actualPriceRange.minValue.amount': z.optional(ProductAmountConditionV3Schema),
      'actualPriceRange.maxValue.amount': z.optional(ProductAmountConditionV3Schema),
      'compareAtPriceRange.minValue.amount': z.optional(ProductAmountConditionV3Schema),
      createdDate: z.optional(ProductDateConditionV3Schema),
      updatedDate: z.optional(ProductDateConditionV3Schema),
      $and: z.optional(z.array(ProductSearchFilterSchema)),
      $or: z.optional(z.array(ProductSearchFilterSchema)),
      $not: z.optional(ProductSearchFilterSchema)
  }).check(rules.minProperties(1, 'must not be empty'));
  return NonEmptyProductFilter$ as MatchesType<typeof NonEmptyProductFilter$, z.ZodMiniType<T.NonEmptyProductFilter>>;
})();

export const VariantChangesSchema: z.ZodMiniType<T.VariantChanges> = /* @__PURE__ */ (() => {
  const VariantChanges$ = z.object({
      id: z.nullish(z.guid()),
      visible: z.nullish(z.boolean()),
      sku: z.nullish(z.string().check(z.minLength(1), z.maxLength(40))),
      barcode: z.nullish(z.string().check(z.minLength(1), z.maxLength(40))),
      choices: z.optional(z.array(OptionChoiceRequestSchema).check(z.maxLength(6))),
      price: z.optional(PriceInfoInputSchema),
      revenueDetails: z.optional(RevenueDetailsInputSchema),
      physicalProperties: z.optional(VariantPhysicalPropertiesInputSchema),
      digitalProperties: z.optional(VariantDigitalPropertiesInputSchema)
  }).check(rules.atMostOne('physicalProperties', 'digitalProperties'));
  return VariantChanges$ as MatchesType<typeof VariantChanges$, z.ZodMiniType<T.VariantChanges>>;
})();

export const InventoryItemInputSchema: z.ZodMiniType<T.InventoryItemInput> = /* @__PURE__ */ (() => {
  const InventoryItemInput$ = z.object({
      revision: z.string().check(z.regex(/^\d+$/u)),
      variantId: z.optional(z.guid()),
      locationId: z.nullish(z.guid()),
      productId: z.optional(z.string().check(z.minLength(1), z.maxLength(36))),
      quantity: z.optional(z.int().check(z.gte(-99999), z.lte(99999))),
      inStock: z.optional(z.boolean()),
      preorderInfo: z.optional(PreorderInfoInputSchema),
      extendedFields: z.optional(ExtendedFieldsRequestSchema)
  }).check(rules.atMostOne('quantity', 'inStock'));
  return InventoryItemInput$ as MatchesType<typeof InventoryItemInput$, z.ZodMiniType<T.InventoryItemInput>>;
})();

export const InventoryChangeReasonRequestSchema: z.ZodMiniType<T.InventoryChangeReason> = /* @__PURE__ */ (() => {
  const InventoryChangeReasonRequest$ = z.enum([
      'ORDER',
      'MANUAL',
      'REVERT_INVENTORY_CHANGE'
  ]);
  return InventoryChangeReasonRequest$ as MatchesType<typeof InventoryChangeReasonRequest$, z.ZodMiniType<T.InventoryChangeReason>>;
})();

export const InventoryTextConditionSchema: z.ZodMiniType<T.InventoryTextCondition> = /* @__PURE__ */ (() => {
  const InventoryTextCondition$ = z.nullable(z.union([
      z.string(),
      z.strictObject({
          $eq: z.nullish(z.string()),
          $ne: z.nullish(z.string()),
          $in: z.optional(z.array(z.string())),
          $hasSome: z.optional(z.array(z.string())),
          $exists: z.optional(z.boolean()),
          $startsWith: z.optional(z.string())
      })
  ]));
  return InventoryTextCondition$ as MatchesType<typeof InventoryTextCondition$, z.ZodMiniType<T.InventoryTextCondition>>;
})();

export const InventoryDateConditionSchema: z.ZodMiniType<T.InventoryDateCondition> = /* @__PURE__ */ (() => {
  const InventoryDateCondition$ = z.nullable(z.union([
      DateTimeSchema,
      z.strictObject({
          $eq: z.nullish(DateTimeSchema),
          $ne: z.nullish(DateTimeSchema),
          $in: z.optional(z.array(DateTimeSchema)),
          $hasSome: z.optional(z.array(DateTimeSchema)),
          $exists: z.optional(z.boolean()),
          $gt: z.optional(DateTimeSchema),
          $gte: z.optional(DateTimeSchema),
          $lt: z.optional(DateTimeSchema),
          $lte: z.optional(DateTimeSchema)
      })
  ]));
  return InventoryDateCondition$ as MatchesType<typeof InventoryDateCondition$, z.ZodMiniType<T.InventoryDateCondition>>;
})();

export const InventoryBooleanConditionSchema: z.ZodMiniType<T.InventoryBooleanCondition> = /* @__PURE__ */ (() => {
  const InventoryBooleanCondition$ = z.nullable(z.union([
      z.boolean(),
      z.strictObject({
          $eq: z.nullish(z.boolean()),
          $ne: z.nullish(z.boolean()),
          $in: z.optional(z.array(z.boolean())),
          $hasSome: z.optional(z.array(z.boolean())),
          $exists: z.optional(z.boolean())
      })
  ]));
  return InventoryBooleanCondition$ as MatchesType<typeof InventoryBooleanCondition$, z.ZodMiniType<T.InventoryBooleanCondition>>;
})();

export const InventoryQuantityConditionSchema: z.ZodMiniType<T.InventoryQuantityCondition> = /* @__PURE__ */ (() => {
  const InventoryQuantityCondition$ = z.nullable(z.union([
      z.int32(),
      z.strictObject({
          $eq: z.nullish(z.int32()),
          $ne: z.nullish(z.int32()),
          $in: z.optional(z.array(z.int32())),
          $hasSome: z.optional(z.array(z.int32())),
          $exists: z.optional(z.boolean()),
          $gt: z.optional(z.int32()),
          $gte: z.optional(z.int32()),
          $lt: z.optional(z.int32()),
          $lte: z.optional(z.int32())
      })
  ]));
  return InventoryQuantityCondition$ as MatchesType<typeof InventoryQuantityCondition$, z.ZodMiniType<T.InventoryQuantityCondition>>;
})();

export const AvailabilityStatusConditionSchema: z.ZodMiniType<T.AvailabilityStatusCondition> = /* @__PURE__ */ (() => {
  const AvailabilityStatusCondition$ = z.nullable(z.union([
      AvailabilityStatusRequestSchema,
      z.strictObject({
          $eq: z.nullish(AvailabilityStatusRequestSchema),
          $ne: z.nullish(AvailabilityStatusRequestSchema),
          $in: z.optional(z.array(AvailabilityStatusRequestSchema)),
          $hasSome: z.optional(z.array(AvailabilityStatusRequestSchema)),
          $exists: z.optional(z.boolean())
      })
  ]));
  return AvailabilityStatusCondition$ as MatchesType<typeof AvailabilityStatusCondition$, z.ZodMiniType<T.AvailabilityStatusCondition>>;
})();

export const InventoryTextListConditionSchema: z.ZodMiniType<T.InventoryTextListCondition> = /* @__PURE__ */ (() => {
  const InventoryTextListCondition$ = z.nullable(z.union([
      z.string(),
      z.strictObject({
          $eq: z.nullish(z.string()),
          $ne: z.nullish(z.string()),
          $in: z.optional(z.array(z.string())),
          $hasSome: z.optional(z.array(z.string())),
          $hasAll: z.optional(z.array(z.string())),
          $exists: z.optional(z.boolean())
      })
  ]));
  return InventoryTextListCondition$ as MatchesType<typeof InventoryTextListCondition$, z.ZodMiniType<T.InventoryTextListCondition>>;
})();

export const InventoryItemFilterSchema: z.ZodMiniType<T.InventoryItemFilter> = /* @__PURE__ */ (() => {
  const InventoryItemFilter$ = z.object({
      id: z.optional(InventoryTextConditionSchema),
      variantId: z.optional(InventoryTextConditionSchema),
      locationId: z.optional(InventoryTextConditionSchema),
      productId: z.optional(InventoryTextConditionSchema),
      createdDate: z.optional(InventoryDateConditionSchema),
      updatedDate: z.optional(InventoryDateConditionSchema),
      trackQuantity: z.optional(InventoryBooleanConditionSchema),
      inStock: z.optional(InventoryBooleanConditionSchema),
      quantity: z.optional(InventoryQuantityConditionSchema),
      availabilityStatus: z.optional(AvailabilityStatusConditionSchema),
      'preorderInfo.enabled': z.optional(InventoryBooleanConditionSchema),
      'product.name': z.optional(InventoryTextConditionSchema),
      'product.variantSku': z.optional(InventoryTextConditionSchema),
      'product.directCategoryIds': z.optional(InventoryTextListConditionSchema),
      $and: z.optional(z.array(z.lazy((): z.ZodMiniType<T.InventoryItemFilter> => InventoryItemFilterSchema))),
      $or: z.optional(z.array(z.lazy((): z.ZodMiniType<T.InventoryItemFilter> => InventoryItemFilterSchema))),
      $not: z.optional(z.lazy((): z.ZodMiniType<T.InventoryItemFilter> => InventoryItemFilterSchema))
  });
  return InventoryItemFilter$ as MatchesType<typeof InventoryItemFilter$, z.ZodMiniType<T.InventoryItemFilter>>;
})();

export const InventoryItemSortFieldSchema: z.ZodMiniType<T.InventoryItemSortField> = /* @__PURE__ */ (() => {
  const InventoryItemSortField$ = z.enum([
      'createdDate',
      'updatedDate',
      'trackQuantity',
      'inStock',
      'quantity',
      'availabilityStatus',
      'productId',
      'preorderInfo.enabled',
      'product.name'
  ]);
  return InventoryItemSortField$ as MatchesType<typeof InventoryItemSortField$, z.ZodMiniType<T.InventoryItemSortField>>;
})();

export const InventoryItemSortingSchema: z.ZodMiniType<T.InventoryItemSorting> = /* @__PURE__ */ (() => {
  const InventoryItemSorting$ = z.object({
      fieldName: InventoryItemSortFieldSchema,
      order: z.optional(SortOrderSchema)
  });
  return InventoryItemSorting$ as MatchesType<typeof InventoryItemSorting$, z.ZodMiniType<T.InventoryItemSorting>>;
})();

export const InventoryItemQuerySchema: z.ZodMiniType<T.InventoryItemQuery> = /* @__PURE__ */ (() => {
  const InventoryItemQuery$ = z.object({
      filter: z.optional(InventoryItemFilterSchema),
      sort: z.optional(z.array(InventoryItemSortingSchema).check(z.maxLength(10))),
      paging: z.optional(PagingSchema),
      cursorPaging: z.optional(CursorPagingSchema)
  }).check(rules.atMostOne('paging', 'cursorPaging'));
  return InventoryItemQuery$ as MatchesType<typeof InventoryItemQuery$, z.ZodMiniType<T.InventoryItemQuery>>;
})();

export const InventoryDecrementSchema: z.ZodMiniType<T.InventoryDecrement> = /* @__PURE__ */ (() => {
  const InventoryDecrement$ = z.object({
      variantId: z.guid(),
      locationId: z.nullish(z.guid()),
      decrementBy: z.int().check(z.gte(1), z.lte(99999)),
      preorderRequest: z.optional(z.boolean())
  });
  return InventoryDecrement$ as MatchesType<typeof InventoryDecrement$, z.ZodMiniType<T.InventoryDecrement>>;
})();

export const InventoryIncrementSchema: z.ZodMiniType<T.InventoryIncrement> = /* @__PURE__ */ (() => {
  const InventoryIncrement$ = z.object({
      variantId: z.guid(),
      locationId: z.nullish(z.guid()),
      incrementBy: z.int().check(z.gte(1), z.lte(99999))
  });
  return InventoryIncrement$ as MatchesType<typeof InventoryIncrement$, z.ZodMiniType<T.InventoryIncrement>>;
})();

export const CustomizationTypeRequestSchema: z.ZodMiniType<T.CustomizationType> = /* @__PURE__ */ (() => {
  const CustomizationTypeRequest$ = z.enum(['PRODUCT_OPTION', 'MODIFIER']);
  return CustomizationTypeRequest$ as MatchesType<typeof CustomizationTypeRequest$, z.ZodMiniType<T.CustomizationType>>;
})();

export const CustomizationTypeConditionSchema: z.ZodMiniType<T.CustomizationTypeCondition> = /* @__PURE__ */ (() => {
  const CustomizationTypeCondition$ = z.nullable(z.union([
      CustomizationTypeRequestSchema,
      z.strictObject({
          $eq: z.nullish(CustomizationTypeRequestSchema),
          $ne: z.nullish(CustomizationTypeRequestSchema),
          $in: z.optional(z.array(CustomizationTypeRequestSchema)),
          $exists: z.optional(z.boolean())
      })
  ]));
  return CustomizationTypeCondition$ as MatchesType<typeof CustomizationTypeCondition$, z.ZodMiniType<T.CustomizationTypeCondition>>;
})();

export const CustomizationRenderTypeConditionSchema: z.ZodMiniType<T.CustomizationRenderTypeCondition> = /* @__PURE__ */ (() => {
  const CustomizationRenderTypeCondition$ = z.nullable(z.union([
      ModifierRenderTypeRequestSchema,
      z.strictObject({
          $eq: z.nullish(ModifierRenderTypeRequestSchema),
          $ne: z.nullish(ModifierRenderTypeRequestSchema),
          $in: z.optional(z.array(ModifierRenderTypeRequestSchema)),
          $exists: z.optional(z.boolean())
      })
  ]));
  return CustomizationRenderTypeCondition$ as MatchesType<typeof CustomizationRenderTypeCondition$, z.ZodMiniType<T.CustomizationRenderTypeCondition>>;
})();

export const CustomizationFilterSchema: z.ZodMiniType<T.CustomizationFilter> = /* @__PURE__ */ (() => {
  const CustomizationFilter$ = z.object({
      id: z.optional(ProductTextConditionV3Schema),
      name: z.optional(ProductTextConditionV3Schema),
      customizationType: z.optional(CustomizationTypeConditionSchema),
      customizationRenderType: z.optional(CustomizationRenderTypeConditionSchema),
      createdDate: z.optional(ProductDateConditionV3Schema),
      updatedDate: z.optional(ProductDateConditionV3Schema),
      $and: z.optional(z.array(z.lazy((): z.ZodMiniType<T.CustomizationFilter> => CustomizationFilterSchema))),
      $or: z.optional(z.array(z.lazy((): z.ZodMiniType<T.CustomizationFilter> => CustomizationFilterSchema))),
      $not: z.optional(z.lazy((): z.ZodMiniType<T.CustomizationFilter> => CustomizationFilterSchema))
  });
  return CustomizationFilter$ as MatchesType<typeof CustomizationFilter$, z.ZodMiniType<T.CustomizationFilter>>;
})();

export const CustomizationSortFieldSchema: z.ZodMiniType<T.CustomizationSortField> = /* @__PURE__ */ (() => {
  const CustomizationSortField$ = z.enum([
      'id',
      'name',
      'createdDate',
      'updatedDate'
  ]);
  return CustomizationSortField$ as MatchesType<typeof CustomizationSortField$, z.ZodMiniType<T.CustomizationSortField>>;
})();

export const CustomizationSortingSchema: z.ZodMiniType<T.CustomizationSorting> = /* @__PURE__ */ (() => {
  const CustomizationSorting$ = z.object({
      fieldName: CustomizationSortFieldSchema,
      order: z.optional(SortOrderSchema)
  });
  return CustomizationSorting$ as MatchesType<typeof CustomizationSorting$, z.ZodMiniType<T.CustomizationSorting>>;
})();

export const CustomizationQuerySchema: z.ZodMiniType<T.CustomizationQuery> = /* @__PURE__ */ (() => {
  const CustomizationQuery$ = z.object({
      filter: z.optional(CustomizationFilterSchema),
      sort: z.optional(z.array(CustomizationSortingSchema).check(z.maxLength(5))),
      cursorPaging: z.optional(CursorPagingUpTo100Schema)
  });
  return CustomizationQuery$ as MatchesType<typeof CustomizationQuery$, z.ZodMiniType<T.CustomizationQuery>>;
})();

export const CustomizationRequestedFieldSchema: z.ZodMiniType<T.CustomizationRequestedField> = /* @__PURE__ */ (() => {
  const CustomizationRequestedField$ = z.enum(['ASSIGNED_PRODUCTS_COUNT', 'CHOICE_DISPLAY_IMAGE']);
  return CustomizationRequestedField$ as MatchesType<typeof CustomizationRequestedField$, z.ZodMiniType<T.CustomizationRequestedField>>;
})();

export const CategoryRequestedFieldSchema: z.ZodMiniType<T.CategoryRequestedField> = /* @__PURE__ */ (() => {
  const CategoryRequestedField$ = z.enum([
      'BREADCRUMBS_INFO',
      'DESCRIPTION',
      'RICH_CONTENT_DESCRIPTION'
  ]);
  return CategoryRequestedField$ as MatchesType<typeof CategoryRequestedField$, z.ZodMiniType<T.CategoryRequestedField>>;
})();

export const ParentCategoryInputSchema: z.ZodMiniType<T.ParentCategoryInput> = /* @__PURE__ */ (() => {
  const ParentCategoryInput$ = z.object({
      id: z.guid()
  });
  return ParentCategoryInput$ as MatchesType<typeof ParentCategoryInput$, z.ZodMiniType<T.ParentCategoryInput>>;
})();

export const CategoryChangesSchema: z.ZodMiniType<T.CategoryChanges> = /* @__PURE__ */ (() => {
  const CategoryChanges$ = z.object({
      id: z.nullish(z.guid()),
      revision: z.string().check(z.regex(/^\d+$/u)),
      name: z.nullish(z.string().check(z.minLength(1), z.maxLength(80))),
      slug: z.nullish(z.string().check(z.minLength(1), z.maxLength(300))),
      image: z.optional(ImageInputSchema),
      description: z.nullish(z.string().check(z.minLength(1), z.maxLength(600))),
      richContentDescription: z.nullish(RichContentRequestSchema),
      visible: z.nullish(z.boolean()),
      parentCategory: z.nullish(ParentCategoryInputSchema),
      managingAppId: z.nullish(z.guid()),
      seoData: z.nullish(ProductSeoSchemaRequestSchema),
      extendedFields: z.optional(ExtendedFieldsRequestSchema)
  });
  return CategoryChanges$ as MatchesType<typeof CategoryChanges$, z.ZodMiniType<T.CategoryChanges>>;
})();

export const CategoryTextConditionSchema: z.ZodMiniType<T.CategoryTextCondition> = /* @__PURE__ */ (() => {
  const CategoryTextCondition$ = z.nullable(z.union([
      z.string(),
      z.strictObject({
          $eq: z.nullish(z.string()),
          $ne: z.nullish(z.string()),
          $in: z.optional(z.array(z.string())),
          $hasSome: z.optional(z.array(z.string())),
          $exists: z.optional(z.boolean()),
          $startsWith: z.optional(z.string())
      })
  ]));
  return CategoryTextCondition$ as MatchesType<typeof CategoryTextCondition$, z.ZodMiniType<T.CategoryTextCondition>>;
})();

export const CategoryBooleanConditionSchema: z.ZodMiniType<T.CategoryBooleanCondition> = /* @__PURE__ */ (() => {
  const CategoryBooleanCondition$ = z.nullable(z.union([
      z.boolean(),
      z.strictObject({
          $eq: z.nullish(z.boolean()),
          $ne: z.nullish(z.boolean()),
          $in: z.optional(z.array(z.boolean())),
          $hasSome: z.optional(z.array(z.boolean())),
          $exists: z.optional(z.boolean())
      })
  ]));
  return CategoryBooleanCondition$ as MatchesType<typeof CategoryBooleanCondition$, z.ZodMiniType<T.CategoryBooleanCondition>>;
})();

export const CategoryDateConditionSchema: z.ZodMiniType<T.CategoryDateCondition> = /* @__PURE__ */ (() => {
  const CategoryDateCondition$ = z.nullable(z.union([
      DateTimeSchema,
      z.strictObject({
          $eq: z.nullish(DateTimeSchema),
          $ne: z.nullish(DateTimeSchema),
          $in: z.optional(z.array(DateTimeSchema)),
          $hasSome: z.optional(z.array(DateTimeSchema)),
          $exists: z.optional(z.boolean()),
          $gt: z.optional(DateTimeSchema),
          $gte: z.optional(DateTimeSchema),
          $lt: z.optional(DateTimeSchema),
          $lte: z.optional(DateTimeSchema)
      })
  ]));
  return CategoryDateCondition$ as MatchesType<typeof CategoryDateCondition$, z.ZodMiniType<T.CategoryDateCondition>>;
})();

export const CategoryFilterSchema: z.ZodMiniType<T.CategoryFilter> = /* @__PURE__ */ (() => {
  const CategoryFilter$ = z.object({
      id: z.optional(CategoryTextConditionSchema),
      name: z.optional(CategoryTextConditionSchema),
      slug: z.optional(CategoryTextConditionSchema),
      visible: z.optional(CategoryBooleanConditionSchema),
      'parentCategory.id': z.optional(CategoryTextConditionSchema),
      createdDate: z.optional(CategoryDateConditionSchema),
      updatedDate: z.optional(CategoryDateConditionSchema),
      $and: z.optional(z.array(z.lazy((): z.ZodMiniType<T.CategoryFilter> => CategoryFilterSchema))),
      $or: z.optional(z.array(z.lazy((): z.ZodMiniType<T.CategoryFilter> => CategoryFilterSchema))),
      $not: z.optional(z.lazy((): z.ZodMiniType<T.CategoryFilter> => CategoryFilterSchema))
  });
  return CategoryFilter$ as MatchesType<typeof CategoryFilter$, z.ZodMiniType<T.CategoryFilter>>;
})();

export const CategorySortFieldSchema: z.ZodMiniType<T.CategorySortField> = /* @__PURE__ */ (() => {
  const CategorySortField$ = z.enum([
      'name',
      'createdDate',
      'updatedDate',
      'parentCategory.id',
      'parentCategory.index'
  ]);
  return CategorySortField$ as MatchesType<typeof CategorySortField$, z.ZodMiniType<T.CategorySortField>>;
})();

export const CategorySortingSchema: z.ZodMiniType<T.CategorySorting> = /* @__PURE__ */ (() => {
  const CategorySorting$ = z.object({
      fieldName: CategorySortFieldSchema,
      order: z.optional(SortOrderSchema)
  });
  return CategorySorting$ as MatchesType<typeof CategorySorting$, z.ZodMiniType<T.CategorySorting>>;
})();

export const CategoryQuerySchema: z.ZodMiniType<T.CategoryQuery> = /* @__PURE__ */ (() => {
  const CategoryQuery$ = z.object({
      filter: z.optional(CategoryFilterSchema),
      sort: z.optional(z.array(CategorySortingSchema).check(z.maxLength(5))),
      cursorPaging: z.optional(CursorPagingSchema)
  });
  return CategoryQuery$ as MatchesType<typeof CategoryQuery$, z.ZodMiniType<T.CategoryQuery>>;
})();

export const ItemReferenceRequestSchema: z.ZodMiniType<T.ItemReference> = /* @__PURE__ */ (() => {
  const ItemReferenceRequest$ = z.object({
      catalogItemId: z.string().check(z.minLength(1), z.maxLength(36)),
      appId: z.string().check(z.minLength(1), z.maxLength(36))
  });
  return ItemReferenceRequest$ as MatchesType<typeof ItemReferenceRequest$, z.ZodMiniType<T.ItemReference>>;
})();

export const CategoryInputSchema: z.ZodMiniType<T.CategoryInput> = /* @__PURE__ */ (() => {
  const CategoryInput$ = z.object({
      id: z.nullish(z.guid()),
      name: z.string().check(z.minLength(1), z.maxLength(80)),
      slug: z.nullish(z.string().check(z.minLength(1), z.maxLength(300))),
      image: z.optional(ImageInputSchema),
      description: z.nullish(z.string().check(z.minLength(1), z.maxLength(600))),
      richContentDescription: z.nullish(RichContentRequestSchema),
      visible: z.nullish(z.boolean()),
      parentCategory: z.nullish(ParentCategoryInputSchema),
      managingAppId: z.nullish(z.guid()),
      seoData: z.nullish(ProductSeoSchemaRequestSchema),
      extendedFields: z.optional(ExtendedFieldsRequestSchema)
  });
  return CategoryInput$ as MatchesType<typeof CategoryInput$, z.ZodMiniType<T.CategoryInput>>;
})();

export const LoginIdSchema: z.ZodMiniType<T.LoginId> = /* @__PURE__ */ (() => {
  const LoginId$ = z.object({
      email: z.email()
  });
  return LoginId$ as MatchesType<typeof LoginId$, z.ZodMiniType<T.LoginId>>;
})();

export const IdentityPrivacyStatusRequestSchema: z.ZodMiniType<T.IdentityPrivacyStatus> = /* @__PURE__ */ (() => {
  const IdentityPrivacyStatusRequest$ = z.enum([
      'UNDEFINED',
      'PUBLIC',
      'PRIVATE'
  ]);
  return IdentityPrivacyStatusRequest$ as MatchesType<typeof IdentityPrivacyStatusRequest$, z.ZodMiniType<T.IdentityPrivacyStatus>>;
})();

export const EmailTagRequestSchema: z.ZodMiniType<T.EmailTag> = /* @__PURE__ */ (() => {
  const EmailTagRequest$ = z.enum([
      'UNTAGGED',
      'MAIN',
      'HOME',
      'WORK'
  ]);
  return EmailTagRequest$ as MatchesType<typeof EmailTagRequest$, z.ZodMiniType<T.EmailTag>>;
})();

export const IdentitySecondaryEmailInputSchema: z.ZodMiniType<T.IdentitySecondaryEmailInput> = /* @__PURE__ */ (() => {
  const IdentitySecondaryEmailInput$ = z.object({
      email: z.optional(z.email()),
      tag: z.optional(EmailTagRequestSchema)
  });
  return IdentitySecondaryEmailInput$ as MatchesType<typeof IdentitySecondaryEmailInput$, z.ZodMiniType<T.IdentitySecondaryEmailInput>>;
})();

export const PhoneTagRequestSchema: z.ZodMiniType<T.PhoneTag> = /* @__PURE__ */ (() => {
  const PhoneTagRequest$ = z.enum([
      'UNTAGGED',
      'MAIN',
      'HOME',
      'MOBILE',
      'WORK',
      'FAX'
  ]);
  return PhoneTagRequest$ as MatchesType<typeof PhoneTagRequest$, z.ZodMiniType<T.PhoneTag>>;
})();

export const IdentityPhoneInputSchema: z.ZodMiniType<T.IdentityPhoneInput> = /* @__PURE__ */ (() => {
  const IdentityPhoneInput$ = z.object({
      countryCode: z.nullish(z.string().check(z.regex(/^[A-Z]{2}$/u))),
      phone: z.optional(z.string()),
      tag: z.optional(PhoneTagRequestSchema)
  });
  return IdentityPhoneInput$ as MatchesType<typeof IdentityPhoneInput$, z.ZodMiniType<T.IdentityPhoneInput>>;
})();

export const IdentityAddressInputSchema: z.ZodMiniType<T.IdentityAddressInput> = /* @__PURE__ */ (() => {
  const IdentityAddressInput$ = z.object({
      country: z.nullish(z.string().check(z.regex(/^[A-Z]{2}$/u))),
      subdivision: z.nullish(z.string()),
      city: z.nullish(z.string()),
      postalCode: z.nullish(z.string()),
      addressLine: z.nullish(z.string()),
      addressLine2: z.nullish(z.string()),
      streetName: z.nullish(z.string().check(z.maxLength(1000))),
      streetNumber: z.nullish(z.string().check(z.maxLength(1000))),
      geocode: z.optional(AddressLocationRequestSchema),
      streetAddress: z.optional(StreetAddressInputSchema)
  });
  return IdentityAddressInput$ as MatchesType<typeof IdentityAddressInput$, z.ZodMiniType<T.IdentityAddressInput>>;
})();

export const AddressTagRequestSchema: z.ZodMiniType<T.AddressTag> = /* @__PURE__ */ (() => {
  const AddressTagRequest$ = z.enum([
      'UNTAGGED',
      'HOME',
      'WORK',
      'BILLING',
      'SHIPPING'
  ]);
  return AddressTagRequest$ as MatchesType<typeof AddressTagRequest$, z.ZodMiniType<T.AddressTag>>;
})();

export const IdentityAddressWrapperInputSchema: z.ZodMiniType<T.IdentityAddressWrapperInput> = /* @__PURE__ */ (() => {
  const IdentityAddressWrapperInput$ = z.object({
      address: z.optional(IdentityAddressInputSchema),
      tag: z.optional(AddressTagRequestSchema)
  });
  return IdentityAddressWrapperInput$ as MatchesType<typeof IdentityAddressWrapperInput$, z.ZodMiniType<T.IdentityAddressWrapperInput>>;
})();

export const IdentityRecaptchaForClientSiteKeySchema: z.ZodMiniType<T.IdentityRecaptchaForClientSiteKey> = /* @__PURE__ */ (() => {
  const IdentityRecaptchaForClientSiteKey$ = z.object({
      token: z.optional(z.string().check(z.maxLength(5000))),
      siteKeyId: z.optional(z.guid())
  });
  return IdentityRecaptchaForClientSiteKey$ as MatchesType<typeof IdentityRecaptchaForClientSiteKey$, z.ZodMiniType<T.IdentityRecaptchaForClientSiteKey>>;
})();

export const CaptchaTokenSchema: z.ZodMiniType<T.CaptchaToken> = /* @__PURE__ */ (() => {
  const CaptchaToken$ = z.object({
      Recaptcha: z.optional(z.string().check(z.maxLength(5000))),
      InvisibleRecaptcha: z.optional(z.string().check(z.maxLength(5000))),
      NoCaptcha: z.optional(z.string().check(z.maxLength(5000))),
      recaptchaForClientSiteKey: z.optional(IdentityRecaptchaForClientSiteKeySchema)
  });
  return CaptchaToken$ as MatchesType<typeof CaptchaToken$, z.ZodMiniType<T.CaptchaToken>>;
})();

export const FactorTypeRequestSchema: z.ZodMiniType<T.FactorType> = /* @__PURE__ */ (() => {
  const FactorTypeRequest$ = z.enum([
      'PASSWORD',
      'SMS',
      'CALL',
      'EMAIL',
      'TOTP',
      'PUSH',
      'WEBAUTHN',
      'RECOVERY_CODE'
  ]);
  return FactorTypeRequest$ as MatchesType<typeof FactorTypeRequest$, z.ZodMiniType<T.FactorType>>;
})();

export const TenantTypeSchema: z.ZodMiniType<T.TenantType> = /* @__PURE__ */ (() => {
  const TenantType$ = z.enum([
      'UNKNOWN_TENANT_TYPE',
      'ACCOUNT',
      'SITE',
      'ROOT'
  ]);
  return TenantType$ as MatchesType<typeof TenantType$, z.ZodMiniType<T.TenantType>>;
})();

export const VerificationCodeSchema: z.ZodMiniType<T.VerificationCode> = /* @__PURE__ */ (() => {
  const VerificationCode$ = z.object({
      code: z.string()
  });
  return VerificationCode$ as MatchesType<typeof VerificationCode$, z.ZodMiniType<T.VerificationCode>>;
})();

export const PushVerifyDataSchema: z.ZodMiniType<T.PushVerifyData> = /* @__PURE__ */ (() => {
  const PushVerifyData$ = z.object({
      transactionId: z.string().check(z.maxLength(36))
  });
  return PushVerifyData$ as MatchesType<typeof PushVerifyData$, z.ZodMiniType<T.PushVerifyData>>;
})();

export const WebAuthnVerifyDataSchema: z.ZodMiniType<T.WebAuthnVerifyData> = /* @__PURE__ */ (() => {
  const WebAuthnVerifyData$ = z.object({
      challengeId: z.guid(),
      credential: z.string().check(z.maxLength(3000))
  });
  return WebAuthnVerifyData$ as MatchesType<typeof WebAuthnVerifyData$, z.ZodMiniType<T.WebAuthnVerifyData>>;
})();

export const PasswordVerifyDataSchema: z.ZodMiniType<T.PasswordVerifyData> = /* @__PURE__ */ (() => {
  const PasswordVerifyData$ = z.object({
      password: z.string()
  });
  return PasswordVerifyData$ as MatchesType<typeof PasswordVerifyData$, z.ZodMiniType<T.PasswordVerifyData>>;
})();

export const VerificationTargetSchema: z.ZodMiniType<T.VerificationTarget> = /* @__PURE__ */ (() => {
  const VerificationTarget$ = z.enum(['EMAIL']);
  return VerificationTarget$ as MatchesType<typeof VerificationTarget$, z.ZodMiniType<T.VerificationTarget>>;
})();

export const RecoveryRedirectSchema: z.ZodMiniType<T.RecoveryRedirect> = /* @__PURE__ */ (() => {
  const RecoveryRedirect$ = z.object({
      url: z.optional(z.string().check(z.maxLength(1000))),
      clientId: z.nullish(z.guid())
  });
  return RecoveryRedirect$ as MatchesType<typeof RecoveryRedirect$, z.ZodMiniType<T.RecoveryRedirect>>;
})();

export const RecoveryEmailOptionsSchema: z.ZodMiniType<T.RecoveryEmailOptions> = /* @__PURE__ */ (() => {
  const RecoveryEmailOptions$ = z.object({
      language: z.nullish(z.string()),
      redirect: z.optional(RecoveryRedirectSchema)
  });
  return RecoveryEmailOptions$ as MatchesType<typeof RecoveryEmailOptions$, z.ZodMiniType<T.RecoveryEmailOptions>>;
})();

export const AnonymousGrantSchema: z.ZodMiniType<T.AnonymousGrant> = /* @__PURE__ */ (() => {
  const AnonymousGrant$ = z.object({
      clientId: z.guid(),
      grantType: z.literal('anonymous')
  });
  return AnonymousGrant$ as MatchesType<typeof AnonymousGrant$, z.ZodMiniType<T.AnonymousGrant>>;
})();

export const RefreshTokenGrantSchema: z.ZodMiniType<T.RefreshTokenGrant> = /* @__PURE__ */ (() => {
  const RefreshTokenGrant$ = z.object({
      clientId: z.guid(),
      grantType: z.literal('refresh_token'),
      refreshToken: z.string()
  });
  return RefreshTokenGrant$ as MatchesType<typeof RefreshTokenGrant$, z.ZodMiniType<T.RefreshTokenGrant>>;
})();

export const AuthorizationCodeGrantSchema: z.ZodMiniType<T.AuthorizationCodeGrant> = /* @__PURE__ */ (() => {
  const AuthorizationCodeGrant$ = z.object({
      clientId: z.guid(),
      grantType: z.literal('authorization_code'),
      redirectUri: z.optional(z.url()),
      code: z.string(),
      codeVerifier: z.string().check(z.minLength(43), z.maxLength(128), z.regex(/^[A-Za-z0-9\-._~]+$/u))
  });
  return AuthorizationCodeGrant$ as MatchesType<typeof AuthorizationCodeGrant$, z.ZodMiniType<T.AuthorizationCodeGrant>>;
})();

export const AuthorizedClientGrantSchema: z.ZodMiniType<T.AuthorizedClientGrant> = /* @__PURE__ */ (() => {
  const AuthorizedClientGrant$ = z.object({
      grant_type: z.literal('authorized_client'),
      scope: z.optional(z.literal('offline_access')),
      member_id: z.guid(),
      session_token: z.optional(z.string())
  });
  return AuthorizedClientGrant$ as MatchesType<typeof AuthorizedClientGrant$, z.ZodMiniType<T.AuthorizedClientGrant>>;
})();

export const ClientCredentialsGrantSchema: z.ZodMiniType<T.ClientCredentialsGrant> = /* @__PURE__ */ (() => {
  const ClientCredentialsGrant$ = z.object({
      grant_type: z.literal('client_credentials'),
      client_id: z.guid(),
      client_secret: z.string(),
      instance_id: z.guid()
  });
  return ClientCredentialsGrant$ as MatchesType<typeof ClientCredentialsGrant$, z.ZodMiniType<T.ClientCredentialsGrant>>;
})();

export const StripBoundSessionGrantSchema: z.ZodMiniType<T.StripBoundSessionGrant> = /* @__PURE__ */ (() => {
  const StripBoundSessionGrant$ = z.object({
      grant_type: z.literal('strip_bound_session'),
      client_secret: z.string(),
      access_token: z.string()
  });
  return StripBoundSessionGrant$ as MatchesType<typeof StripBoundSessionGrant$, z.ZodMiniType<T.StripBoundSessionGrant>>;
})();

export const AppRefreshTokenGrantSchema: z.ZodMiniType<T.AppRefreshTokenGrant> = /* @__PURE__ */ (() => {
  const AppRefreshTokenGrant$ = z.object({
      grant_type: z.literal('refresh_token'),
      client_id: z.guid(),
      client_secret: z.string(),
      refresh_token: z.string()
  });
  return AppRefreshTokenGrant$ as MatchesType<typeof AppRefreshTokenGrant$, z.ZodMiniType<T.AppRefreshTokenGrant>>;
})();

export const OAuthTokenRequestSchema: z.ZodMiniType<T.OAuthTokenRequest> = /* @__PURE__ */ (() => {
  const OAuthTokenRequest$ = z.union([
      AnonymousGrantSchema,
      RefreshTokenGrantSchema,
      AuthorizationCodeGrantSchema,
      AuthorizedClientGrantSchema,
      ClientCredentialsGrantSchema,
      StripBoundSessionGrantSchema,
      AppRefreshTokenGrantSchema
  ]);
  return OAuthTokenRequest$ as MatchesType<typeof OAuthTokenRequest$, z.ZodMiniType<T.OAuthTokenRequest>>;
})();

export const ContentDispositionSchema: z.ZodMiniType<T.ContentDisposition> = /* @__PURE__ */ (() => {
  const ContentDisposition$ = z.enum(['ATTACHMENT', 'INLINE']);
  return ContentDisposition$ as MatchesType<typeof ContentDisposition$, z.ZodMiniType<T.ContentDisposition>>;
})();

export const FileMediaTypeRequestSchema: z.ZodMiniType<T.FileMediaType> = /* @__PURE__ */ (() => {
  const FileMediaTypeRequest$ = z.enum([
      'UNKNOWN',
      'IMAGE',
      'VIDEO',
      'AUDIO',
      'DOCUMENT',
      'VECTOR',
      'ARCHIVE',
      'MODEL3D',
      'OTHER',
      'ICON'
  ]);
  return FileMediaTypeRequest$ as MatchesType<typeof FileMediaTypeRequest$, z.ZodMiniType<T.FileMediaType>>;
})();

export const NamespaceRequestSchema: z.ZodMiniType<T.Namespace> = /* @__PURE__ */ (() => {
  const NamespaceRequest$ = z.enum([
      'NO_NAMESPACE',
      'OTHERS',
      'WIX_VIDEO',
      'WIX_MUSIC',
      'ALBUMS_AND_ART_STORE',
      'WIX_ECOM',
      'PHOTO_SHARE_APP',
      'SHARING_APP',
      'CHAT',
      'LOGO_BUILDER',
      'ALBUMS_OLD',
      'CHAT_MOBILE',
      'WIX_FORMS',
      'WIX_LEGENDS',
      'PORTFOLIO',
      'LOGOS'
  ]);
  return NamespaceRequest$ as MatchesType<typeof NamespaceRequest$, z.ZodMiniType<T.Namespace>>;
})();

export const FileDescriptorInputSchema: z.ZodMiniType<T.FileDescriptorInput> = /* @__PURE__ */ (() => {
  const FileDescriptorInput$ = z.object({
      id: z.string().check(z.maxLength(1000)),
      displayName: z.optional(z.string().check(z.maxLength(255))),
      parentFolderId: z.nullish(z.string().check(z.maxLength(100))),
      labels: z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(100))),
      namespace: z.optional(NamespaceRequestSchema)
  }).check(rules.minProperties(2, 'must have at least 2 of id, displayName, parentFolderId, labels, namespace'));
  return FileDescriptorInput$ as MatchesType<typeof FileDescriptorInput$, z.ZodMiniType<T.FileDescriptorInput>>;
})();

export const FileExternalInfoRequestSchema: z.ZodMiniType<T.FileExternalInfo> = /* @__PURE__ */ (() => {
  const FileExternalInfoRequest$ = z.object({
      origin: z.optional(z.string().check(z.maxLength(1000))),
      externalIds: z.optional(z.array(z.string().check(z.maxLength(4000))).check(z.maxLength(30)))
  });
  return FileExternalInfoRequest$ as MatchesType<typeof FileExternalInfoRequest$, z.ZodMiniType<T.FileExternalInfo>>;
})();

export const UploadProtocolRequestSchema: z.ZodMiniType<T.UploadProtocol> = /* @__PURE__ */ (() => {
  const UploadProtocolRequest$ = z.enum(['TUS']);
  return UploadProtocolRequest$ as MatchesType<typeof UploadProtocolRequest$, z.ZodMiniType<T.UploadProtocol>>;
})();

export const ImportFileRequestSchema: z.ZodMiniType<T.ImportFileRequest> = /* @__PURE__ */ (() => {
  const ImportFileRequest$ = z.object({
      url: z.url().check(z.minLength(2)),
      mediaType: z.optional(FileMediaTypeRequestSchema),
      displayName: z.nullish(z.string().check(z.maxLength(1000))),
      parentFolderId: z.nullish(z.string().check(z.maxLength(100))),
      private: z.nullish(z.boolean()),
      labels: z.nullish(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(500))),
      mimeType: z.optional(z.string().check(z.maxLength(100))),
      externalInfo: z.optional(FileExternalInfoRequestSchema),
      urlParams: z.nullish(z.record(z.string(), z.unknown())),
      urlHeaders: z.nullish(z.record(z.string(), z.string())),
      filePath: z.nullish(z.string().check(z.maxLength(100)))
  });
  return ImportFileRequest$ as MatchesType<typeof ImportFileRequest$, z.ZodMiniType<T.ImportFileRequest>>;
})();

export const FileSortFieldSchema: z.ZodMiniType<T.FileSortField> = /* @__PURE__ */ (() => {
  const FileSortField$ = z.enum([
      'displayName',
      'sizeInBytes',
      'updatedDate'
  ]);
  return FileSortField$ as MatchesType<typeof FileSortField$, z.ZodMiniType<T.FileSortField>>;
})();

export const FileRootFolderSchema: z.ZodMiniType<T.FileRootFolder> = /* @__PURE__ */ (() => {
  const FileRootFolder$ = z.enum([
      'MEDIA_ROOT',
      'TRASH_ROOT',
      'VISITOR_UPLOADS_ROOT'
  ]);
  return FileRootFolder$ as MatchesType<typeof FileRootFolder$, z.ZodMiniType<T.FileRootFolder>>;
})();

export const FileSortingSchema: z.ZodMiniType<T.FileSorting> = /* @__PURE__ */ (() => {
  const FileSorting$ = z.object({
      fieldName: z.optional(FileSortFieldSchema),
      order: z.optional(SortOrderSchema),
      origin: z.optional(AddressLocationRequestSchema)
  });
  return FileSorting$ as MatchesType<typeof FileSorting$, z.ZodMiniType<T.FileSorting>>;
})();

export const FileCursorPagingSchema: z.ZodMiniType<T.FileCursorPaging> = /* @__PURE__ */ (() => {
  const FileCursorPaging$ = z.object({
      limit: z.nullish(z.int32().check(z.lte(100))),
      cursor: z.nullish(z.string().check(z.maxLength(16000)))
  });
  return FileCursorPaging$ as MatchesType<typeof FileCursorPaging$, z.ZodMiniType<T.FileCursorPaging>>;
})();

export const StreamFormatSchema: z.ZodMiniType<T.StreamFormat> = /* @__PURE__ */ (() => {
  const StreamFormat$ = z.enum([
      'UNKNOWN',
      'HLS',
      'DASH'
  ]);
  return StreamFormat$ as MatchesType<typeof StreamFormat$, z.ZodMiniType<T.StreamFormat>>;
})();

export const MemberStatusRequestSchema: z.ZodMiniType<T.MemberStatus> = /* @__PURE__ */ (() => {
  const MemberStatusRequest$ = z.enum([
      'UNKNOWN',
      'PENDING',
      'APPROVED',
      'BLOCKED',
      'OFFLINE'
  ]);
  return MemberStatusRequest$ as MatchesType<typeof MemberStatusRequest$, z.ZodMiniType<T.MemberStatus>>;
})();

export const MemberCustomFieldRequestSchema: z.ZodMiniType<T.MemberCustomField> = /* @__PURE__ */ (() => {
  const MemberCustomFieldRequest$ = z.object({
      name: z.nullish(z.string()),
      value: z.optional(z.unknown())
  });
  return MemberCustomFieldRequest$ as MatchesType<typeof MemberCustomFieldRequest$, z.ZodMiniType<T.MemberCustomField>>;
})();

export const MemberPrivacyStatusRequestSchema: z.ZodMiniType<T.MemberPrivacyStatus> = /* @__PURE__ */ (() => {
  const MemberPrivacyStatusRequest$ = z.enum([
      'UNKNOWN',
      'PRIVATE',
      'PUBLIC'
  ]);
  return MemberPrivacyStatusRequest$ as MatchesType<typeof MemberPrivacyStatusRequest$, z.ZodMiniType<T.MemberPrivacyStatus>>;
})();

export const MemberActivityStatusRequestSchema: z.ZodMiniType<T.MemberActivityStatus> = /* @__PURE__ */ (() => {
  const MemberActivityStatusRequest$ = z.enum([
      'UNKNOWN',
      'ACTIVE',
      'MUTED'
  ]);
  return MemberActivityStatusRequest$ as MatchesType<typeof MemberActivityStatusRequest$, z.ZodMiniType<T.MemberActivityStatus>>;
})();

export const MemberFieldSetSchema: z.ZodMiniType<T.MemberFieldSet> = /* @__PURE__ */ (() => {
  const MemberFieldSet$ = z.enum([
      'PUBLIC',
      'EXTENDED',
      'FULL'
  ]);
  return MemberFieldSet$ as MatchesType<typeof MemberFieldSet$, z.ZodMiniType<T.MemberFieldSet>>;
})();

export const MemberStreetAddressInputSchema: z.ZodMiniType<T.MemberStreetAddressInput> = /* @__PURE__ */ (() => {
  const MemberStreetAddressInput$ = z.object({
      number: z.optional(z.string().check(z.maxLength(100))),
      name: z.optional(z.string().check(z.maxLength(200)))
  });
  return MemberStreetAddressInput$ as MatchesType<typeof MemberStreetAddressInput$, z.ZodMiniType<T.MemberStreetAddressInput>>;
})();

export const MemberAddressInputSchema: z.ZodMiniType<T.MemberAddressInput> = /* @__PURE__ */ (() => {
  const MemberAddressInput$ = z.object({
      streetAddress: z.optional(MemberStreetAddressInputSchema),
      addressLine: z.nullish(z.string().check(z.maxLength(200))),
      addressLine2: z.nullish(z.string()),
      city: z.nullish(z.string()),
      subdivision: z.nullish(z.string()),
      country: z.nullish(z.string().check(z.regex(/^[A-Z]{2}$/u))),
      postalCode: z.nullish(z.string())
  }).check(rules.atMostOne('streetAddress', 'addressLine'));
  return MemberAddressInput$ as MatchesType<typeof MemberAddressInput$, z.ZodMiniType<T.MemberAddressInput>>;
})();

export const MemberContactInputSchema: z.ZodMiniType<T.MemberContactInput> = /* @__PURE__ */ (() => {
  const MemberContactInput$ = z.object({
      firstName: z.nullish(z.string()),
      lastName: z.nullish(z.string()),
      phones: z.nullish(z.array(z.string())),
      emails: z.nullish(z.array(z.email())),
      addresses: z.optional(z.array(MemberAddressInputSchema)),
      birthdate: z.nullish(z.iso.date()),
      company: z.nullish(z.string().check(z.maxLength(100))),
      jobTitle: z.nullish(z.string().check(z.maxLength(100))),
      customFields: z.optional(z.record(z.string(), MemberCustomFieldRequestSchema))
  });
  return MemberContactInput$ as MatchesType<typeof MemberContactInput$, z.ZodMiniType<T.MemberContactInput>>;
})();

export const MemberImageInputSchema: z.ZodMiniType<T.MemberImageInput> = /* @__PURE__ */ (() => {
  const MemberImageInput$ = z.object({
      id: z.optional(z.string()),
      url: z.optional(z.string()),
      height: z.optional(z.int32()),
      width: z.optional(z.int32()),
      offsetX: z.nullish(z.int32()),
      offsetY: z.nullish(z.int32())
  });
  return MemberImageInput$ as MatchesType<typeof MemberImageInput$, z.ZodMiniType<T.MemberImageInput>>;
})();

export const MemberProfileInputSchema: z.ZodMiniType<T.MemberProfileInput> = /* @__PURE__ */ (() => {
  const MemberProfileInput$ = z.object({
      nickname: z.nullish(z.string()),
      photo: z.optional(MemberImageInputSchema),
      cover: z.optional(MemberImageInputSchema),
      title: z.nullish(z.string())
  });
  return MemberProfileInput$ as MatchesType<typeof MemberProfileInput$, z.ZodMiniType<T.MemberProfileInput>>;
})();

export const MemberChangesSchema: z.ZodMiniType<T.MemberChanges> = /* @__PURE__ */ (() => {
  const MemberChanges$ = z.object({
      loginEmail: z.nullish(z.email()),
      contact: z.optional(MemberContactInputSchema),
      profile: z.optional(MemberProfileInputSchema),
      privacyStatus: z.optional(MemberPrivacyStatusRequestSchema)
  }).check(rules.minProperties(1, 'must have at least one of loginEmail, contact, profile, privacyStatus'));
  return MemberChanges$ as MatchesType<typeof MemberChanges$, z.ZodMiniType<T.MemberChanges>>;
})();

export const MemberSortFieldSchema: z.ZodMiniType<T.MemberSortField> = /* @__PURE__ */ (() => {
  const MemberSortField$ = z.enum([
      'profile.nickname',
      'contact.firstName',
      'contact.lastName',
      'createdDate',
      'updatedDate',
      'lastLoginDate'
  ]);
  return MemberSortField$ as MatchesType<typeof MemberSortField$, z.ZodMiniType<T.MemberSortField>>;
})();

export const MemberSortingSchema: z.ZodMiniType<T.MemberSorting> = /* @__PURE__ */ (() => {
  const MemberSorting$ = z.object({
      fieldName: MemberSortFieldSchema,
      order: z.optional(SortOrderSchema)
  });
  return MemberSorting$ as MatchesType<typeof MemberSorting$, z.ZodMiniType<T.MemberSorting>>;
})();

export const MemberInputSchema: z.ZodMiniType<T.MemberInput> = /* @__PURE__ */ (() => {
  const MemberInput$ = z.object({
      loginEmail: z.nullish(z.email()),
      contact: z.optional(MemberContactInputSchema),
      profile: z.optional(MemberProfileInputSchema),
      privacyStatus: z.optional(MemberPrivacyStatusRequestSchema)
  });
  return MemberInput$ as MatchesType<typeof MemberInput$, z.ZodMiniType<T.MemberInput>>;
})();

export const MemberCustomFieldConditionSchema: z.ZodMiniType<T.MemberCustomFieldCondition> = /* @__PURE__ */ (() => {
  const MemberCustomFieldCondition$ = z.nullable(z.union([
      z.string(),
      z.number(),
      z.boolean(),
      z.strictObject({
          $eq: z.nullish(z.union([
              z.string(),
              z.number(),
              z.boolean()
          ])),
          $ne: z.nullish(z.union([
              z.string(),
              z.number(),
              z.boolean()
          ])),
          $in: z.optional(z.array(z.union([
              z.string(),
              z.number(),
              z.boolean()
          ]))),
          $nin: z.optional(z.array(z.union([
              z.string(),
              z.number(),
              z.boolean()
          ]))),
          $exists: z.optional(z.boolean()),
          $gt: z.optional(z.union([
              z.string(),
              z.number(),
              z.boolean()
          ])),
          $gte: z.optional(z.union([
              z.string(),
              z.number(),
              z.boolean()
          ])),
          $lt: z.optional(z.union([
              z.string(),
              z.number(),
              z.boolean()
          ])),
          $lte: z.optional(z.union([
              z.string(),
              z.number(),
              z.boolean()
          ])),
          $startsWith: z.optional(z.string())
      })
  ]));
  return MemberCustomFieldCondition$ as MatchesType<typeof MemberCustomFieldCondition$, z.ZodMiniType<T.MemberCustomFieldCondition>>;
})();

export const MemberTextConditionSchema: z.ZodMiniType<T.MemberTextCondition> = /* @__PURE__ */ (() => {
  const MemberTextCondition$ = z.nullable(z.union([
      z.string(),
      z.strictObject({
          $eq: z.nullish(z.string()),
          $ne: z.nullish(z.string()),
          $in: z.optional(z.array(z.string())),
          $nin: z.optional(z.array(z.string())),
          $exists: z.optional(z.boolean()),
          $hasSome: z.optional(z.array(z.string())),
          $startsWith: z.optional(z.string()),
          $endsWith: z.optional(z.string()),
          $contains: z.optional(z.string())
      })
  ]));
  return MemberTextCondition$ as MatchesType<typeof MemberTextCondition$, z.ZodMiniType<T.MemberTextCondition>>;
})();

export const MemberStatusConditionSchema: z.ZodMiniType<T.MemberStatusCondition> = /* @__PURE__ */ (() => {
  const MemberStatusCondition$ = z.nullable(z.union([
      MemberStatusRequestSchema,
      z.strictObject({
          $eq: z.nullish(MemberStatusRequestSchema),
          $ne: z.nullish(MemberStatusRequestSchema),
          $in: z.optional(z.array(MemberStatusRequestSchema)),
          $nin: z.optional(z.array(MemberStatusRequestSchema)),
          $exists: z.optional(z.boolean()),
          $hasSome: z.optional(z.array(MemberStatusRequestSchema))
      })
  ]));
  return MemberStatusCondition$ as MatchesType<typeof MemberStatusCondition$, z.ZodMiniType<T.MemberStatusCondition>>;
})();

export const MemberPrivacyStatusConditionSchema: z.ZodMiniType<T.MemberPrivacyStatusCondition> = /* @__PURE__ */ (() => {
  const MemberPrivacyStatusCondition$ = z.nullable(z.union([
      MemberPrivacyStatusRequestSchema,
      z.strictObject({
          $eq: z.nullish(MemberPrivacyStatusRequestSchema),
          $ne: z.nullish(MemberPrivacyStatusRequestSchema),
          $in: z.optional(z.array(MemberPrivacyStatusRequestSchema)),
          $nin: z.optional(z.array(MemberPrivacyStatusRequestSchema)),
          $exists: z.optional(z.boolean()),
          $hasSome: z.optional(z.array(MemberPrivacyStatusRequestSchema))
      })
  ]));
  return MemberPrivacyStatusCondition$ as MatchesType<typeof MemberPrivacyStatusCondition$, z.ZodMiniType<T.MemberPrivacyStatusCondition>>;
})();

export const MemberActivityStatusConditionSchema: z.ZodMiniType<T.MemberActivityStatusCondition> = /* @__PURE__ */ (() => {
  const MemberActivityStatusCondition$ = z.nullable(z.union([
      MemberActivityStatusRequestSchema,
      z.strictObject({
          $eq: z.nullish(MemberActivityStatusRequestSchema),
          $ne: z.nullish(MemberActivityStatusRequestSchema),
          $in: z.optional(z.array(MemberActivityStatusRequestSchema)),
          $nin: z.optional(z.array(MemberActivityStatusRequestSchema)),
          $exists: z.optional(z.boolean()),
          $hasSome: z.optional(z.array(MemberActivityStatusRequestSchema))
      })
  ]));
  return MemberActivityStatusCondition$ as MatchesType<typeof MemberActivityStatusCondition$, z.ZodMiniType<T.MemberActivityStatusCondition>>;
})();

export const MemberDateConditionSchema: z.ZodMiniType<T.MemberDateCondition> = /* @__PURE__ */ (() => {
  const MemberDateCondition$ = z.nullable(z.union([
      DateTimeSchema,
      z.strictObject({
          $eq: z.nullish(DateTimeSchema),
          $ne: z.nullish(DateTimeSchema),
          $exists: z.optional(z.boolean()),
          $gt: z.optional(DateTimeSchema),
          $gte: z.optional(DateTimeSchema),
          $lt: z.optional(DateTimeSchema),
          $lte: z.optional(DateTimeSchema)
      })
  ]));
  return MemberDateCondition$ as MatchesType<typeof MemberDateCondition$, z.ZodMiniType<T.MemberDateCondition>>;
})();

export const MemberFilterSchema: z.ZodMiniType<T.MemberFilter> = /* @__PURE__ */ (() => {
  const MemberFilter$ = z.object({
      id: z.optional(MemberTextConditionSchema),
      loginEmail: z.optional(MemberTextConditionSchema),
      contactId: z.optional(MemberTextConditionSchema),
      'contact.firstName': z.optional(MemberTextConditionSchema),
      'contact.lastName': z.optional(MemberTextConditionSchema),
      'profile.nickname': z.optional(MemberTextConditionSchema),
      'profile.slug': z.optional(MemberTextConditionSchema),
      status: z.optional(MemberStatusConditionSchema),
      privacyStatus: z.optional(MemberPrivacyStatusConditionSchema),
      activityStatus: z.optional(MemberActivityStatusConditionSchema),
      createdDate: z.optional(MemberDateConditionSchema),
      updatedDate: z.optional(MemberDateConditionSchema),
      lastLoginDate: z.optional(MemberDateConditionSchema),
      $and: z.optional(z.array(z.lazy((): z.ZodMiniType<T.MemberFilter> => MemberFilterSchema))),
      $or: z.optional(z.array(z.lazy((): z.ZodMiniType<T.MemberFilter> => MemberFilterSchema))),
      $not: z.optional(z.lazy((): z.ZodMiniType<T.MemberFilter> => MemberFilterSchema))
  });
  return MemberFilter$ as MatchesType<typeof MemberFilter$, z.ZodMiniType<T.MemberFilter>>;
})();

export const MemberQuerySchema: z.ZodMiniType<T.MemberQuery> = /* @__PURE__ */ (() => {
  const MemberQuery$ = z.object({
      filter: z.optional(MemberFilterSchema),
      sort: z.optional(z.array(MemberSortingSchema).check(z.maxLength(10))),
      paging: z.optional(PagingUpTo100Schema)
  });
  return MemberQuery$ as MatchesType<typeof MemberQuery$, z.ZodMiniType<T.MemberQuery>>;
})();

export const MemberSearchSchema: z.ZodMiniType<T.MemberSearch> = /* @__PURE__ */ (() => {
  const MemberSearch$ = z.object({
      expression: z.nullish(z.string().check(z.minLength(1), z.maxLength(100))),
      fields: z.optional(z.array(z.string()).check(z.maxLength(4)))
  });
  return MemberSearch$ as MatchesType<typeof MemberSearch$, z.ZodMiniType<T.MemberSearch>>;
})();

export const NonEmptyMemberFilterSchema: z.ZodMiniType<T.NonEmptyMemberFilter> = /* @__PURE__ */ (() => {
  const NonEmptyMemberFilter$ = z.object({
      id: z.optional(MemberTextConditionSchema),
      loginEmail: z.optional(MemberTextConditionSchema),
      contactId: z.optional(MemberTextConditionSchema),
      'contact.firstName': z.optional(MemberTextConditionSchema),
      'contact.lastName': z.optional(MemberTextConditionSchema),
      'profile.nickname': z.optional(MemberTextConditionSchema),
      'profile.slug': z.optional(MemberTextConditionSchema),
      status: z.optional(MemberStatusConditionSchema),
      privacyStatus: z.optional(MemberPrivacyStatusConditionSchema),
      activityStatus: z.optional(MemberActivityStatusConditionSchema),
      createdDate: z.optional(MemberDateConditionSchema),
      updatedDate: z.optional(MemberDateConditionSchema),
      lastLoginDate: z.optional(MemberDateConditionSchema),
      $and: z.optional(z.array(MemberFilterSchema)),
      $or: z.optional(z.array(MemberFilterSchema)),
      $not: z.optional(MemberFilterSchema)
  }).check(rules.minProperties(1, 'must not be empty'));
  return NonEmptyMemberFilter$ as MatchesType<typeof NonEmptyMemberFilter$, z.ZodMiniType<T.NonEmptyMemberFilter>>;
})();

export const RedirectSlotResourceSchema: z.ZodMiniType<T.RedirectSlotResource> = /* @__PURE__ */ (() => {
  const RedirectSlotResource$ = z.object({
      name: z.nullish(z.string().check(z.maxLength(1200)))
  });
  return RedirectSlotResource$ as MatchesType<typeof RedirectSlotResource$, z.ZodMiniType<T.RedirectSlotResource>>;
})();

export const BookingLocationTypeSchema: z.ZodMiniType<T.BookingLocationType> = /* @__PURE__ */ (() => {
  const BookingLocationType$ = z.enum([
      'UNDEFINED',
      'OWNER_BUSINESS',
      'OWNER_CUSTOM',
      'CUSTOM'
  ]);
  return BookingLocationType$ as MatchesType<typeof BookingLocationType$, z.ZodMiniType<T.BookingLocationType>>;
})();

export const RedirectLocationSchema: z.ZodMiniType<T.RedirectLocation> = /* @__PURE__ */ (() => {
  const RedirectLocation$ = z.object({
      id: z.nullish(z.guid()),
      name: z.nullish(z.string()),
      formattedAddress: z.nullish(z.string()),
      formattedAddressTranslated: z.nullish(z.string().check(z.maxLength(512))),
      locationType: z.optional(BookingLocationTypeSchema)
  });
  return RedirectLocation$ as MatchesType<typeof RedirectLocation$, z.ZodMiniType<T.RedirectLocation>>;
})();

export const RedirectSlotSchema: z.ZodMiniType<T.RedirectSlot> = /* @__PURE__ */ (() => {
  const RedirectSlot$ = z.object({
      sessionId: z.nullish(z.string()),
      serviceId: z.optional(z.string()),
      scheduleId: z.optional(z.string()),
      startDate: z.nullish(z.iso.datetime({ offset: true })),
      endDate: z.nullish(z.iso.datetime({ offset: true })),
      timezone: z.nullish(z.string()),
      resource: z.optional(RedirectSlotResourceSchema),
      location: z.optional(RedirectLocationSchema),
      eventId: z.nullish(z.string().check(z.minLength(36), z.maxLength(250)))
  });
  return RedirectSlot$ as MatchesType<typeof RedirectSlot$, z.ZodMiniType<T.RedirectSlot>>;
})();

export const RedirectWaitingListSchema: z.ZodMiniType<T.RedirectWaitingList> = /* @__PURE__ */ (() => {
  const RedirectWaitingList$ = z.object({
      totalSpots: z.nullish(z.int32()),
      openSpots: z.nullish(z.int32())
  });
  return RedirectWaitingList$ as MatchesType<typeof RedirectWaitingList$, z.ZodMiniType<T.RedirectWaitingList>>;
})();

export const RedirectBookingPolicyViolationsSchema: z.ZodMiniType<T.RedirectBookingPolicyViolations> = /* @__PURE__ */ (() => {
  const RedirectBookingPolicyViolations$ = z.object({
      tooEarlyToBook: z.nullish(z.boolean()),
      tooLateToBook: z.nullish(z.boolean()),
      bookOnlineDisabled: z.nullish(z.boolean()),
      validSubmissionRequired: z.nullish(z.boolean())
  });
  return RedirectBookingPolicyViolations$ as MatchesType<typeof RedirectBookingPolicyViolations$, z.ZodMiniType<T.RedirectBookingPolicyViolations>>;
})();

export const RedirectSlotAvailabilitySchema: z.ZodMiniType<T.RedirectSlotAvailability> = /* @__PURE__ */ (() => {
  const RedirectSlotAvailability$ = z.object({
      slot: z.optional(RedirectSlotSchema),
      bookable: z.optional(z.boolean()),
      totalSpots: z.nullish(z.int32()),
      openSpots: z.nullish(z.int32()),
      waitingList: z.optional(RedirectWaitingListSchema),
      bookingPolicyViolations: z.optional(RedirectBookingPolicyViolationsSchema),
      locked: z.nullish(z.boolean()),
      isFromV2: z.optional(z.boolean())
  });
  return RedirectSlotAvailability$ as MatchesType<typeof RedirectSlotAvailability$, z.ZodMiniType<T.RedirectSlotAvailability>>;
})();

export const RedirectSessionBookingsCheckoutParamsSchema: z.ZodMiniType<T.RedirectSessionBookingsCheckoutParams> = /* @__PURE__ */ (() => {
  const RedirectSessionBookingsCheckoutParams$ = z.object({
      timezone: z.optional(z.string().check(z.maxLength(40))),
      slotAvailability: z.optional(RedirectSlotAvailabilitySchema)
  });
  return RedirectSessionBookingsCheckoutParams$ as MatchesType<typeof RedirectSessionBookingsCheckoutParams$, z.ZodMiniType<T.RedirectSessionBookingsCheckoutParams>>;
})();

export const RedirectSessionEcomCheckoutParamsSchema: z.ZodMiniType<T.RedirectSessionEcomCheckoutParams> = /* @__PURE__ */ (() => {
  const RedirectSessionEcomCheckoutParams$ = z.object({
      checkoutId: z.optional(z.guid())
  });
  return RedirectSessionEcomCheckoutParams$ as MatchesType<typeof RedirectSessionEcomCheckoutParams$, z.ZodMiniType<T.RedirectSessionEcomCheckoutParams>>;
})();

export const RedirectSessionEventsCheckoutParamsSchema: z.ZodMiniType<T.RedirectSessionEventsCheckoutParams> = /* @__PURE__ */ (() => {
  const RedirectSessionEventsCheckoutParams$ = z.object({
      reservationId: z.optional(z.guid()),
      eventSlug: z.optional(z.string().check(z.maxLength(150)))
  });
  return RedirectSessionEventsCheckoutParams$ as MatchesType<typeof RedirectSessionEventsCheckoutParams$, z.ZodMiniType<T.RedirectSessionEventsCheckoutParams>>;
})();

export const RedirectSessionPaidPlansCheckoutParamsSchema: z.ZodMiniType<T.RedirectSessionPaidPlansCheckoutParams> = /* @__PURE__ */ (() => {
  const RedirectSessionPaidPlansCheckoutParams$ = z.object({
      planId: z.optional(z.guid()),
      checkoutData: z.nullish(z.string().check(z.maxLength(2048)))
  });
  return RedirectSessionPaidPlansCheckoutParams$ as MatchesType<typeof RedirectSessionPaidPlansCheckoutParams$, z.ZodMiniType<T.RedirectSessionPaidPlansCheckoutParams>>;
})();

export const RedirectSessionLoginParamsSchema: z.ZodMiniType<T.RedirectSessionLoginParams> = /* @__PURE__ */ (() => {
  const RedirectSessionLoginParams$ = z.record(z.string(), z.unknown());
  return RedirectSessionLoginParams$ as MatchesType<typeof RedirectSessionLoginParams$, z.ZodMiniType<T.RedirectSessionLoginParams>>;
})();

export const RedirectSessionLogoutParamsSchema: z.ZodMiniType<T.RedirectSessionLogoutParams> = /* @__PURE__ */ (() => {
  const RedirectSessionLogoutParams$ = z.object({
      clientId: z.optional(z.guid())
  });
  return RedirectSessionLogoutParams$ as MatchesType<typeof RedirectSessionLogoutParams$, z.ZodMiniType<T.RedirectSessionLogoutParams>>;
})();

export const AuthorizeRequestSchema: z.ZodMiniType<T.AuthorizeRequest> = /* @__PURE__ */ (() => {
  const AuthorizeRequest$ = z.object({
      clientId: z.optional(z.guid()),
      responseType: z.optional(z.string().check(z.minLength(1))),
      redirectUri: z.nullish(z.string().check(z.minLength(1))),
      scope: z.nullish(z.string()),
      state: z.optional(z.string().check(z.minLength(1))),
      responseMode: z.nullish(z.string()),
      codeChallenge: z.nullish(z.string()),
      codeChallengeMethod: z.nullish(z.string()),
      sessionToken: z.nullish(z.string()),
      idp: z.nullish(z.guid()),
      nonce: z.nullish(z.string().check(z.maxLength(512))),
      prompt: z.nullish(z.string())
  });
  return AuthorizeRequest$ as MatchesType<typeof AuthorizeRequest$, z.ZodMiniType<T.AuthorizeRequest>>;
})();

export const AuthorizationPromptSchema: z.ZodMiniType<T.AuthorizationPrompt> = /* @__PURE__ */ (() => {
  const AuthorizationPrompt$ = z.enum([
      'login',
      'none',
      'consent',
      'select_account'
  ]);
  return AuthorizationPrompt$ as MatchesType<typeof AuthorizationPrompt$, z.ZodMiniType<T.AuthorizationPrompt>>;
})();

export const RedirectSessionAuthParamsSchema: z.ZodMiniType<T.RedirectSessionAuthParams> = /* @__PURE__ */ (() => {
  const RedirectSessionAuthParams$ = z.object({
      authRequest: z.optional(AuthorizeRequestSchema),
      prompt: z.optional(AuthorizationPromptSchema)
  });
  return RedirectSessionAuthParams$ as MatchesType<typeof RedirectSessionAuthParams$, z.ZodMiniType<T.RedirectSessionAuthParams>>;
})();

export const RedirectSessionStoresProductParamsSchema: z.ZodMiniType<T.RedirectSessionStoresProductParams> = /* @__PURE__ */ (() => {
  const RedirectSessionStoresProductParams$ = z.object({
      productSlug: z.optional(z.string().check(z.maxLength(150)))
  });
  return RedirectSessionStoresProductParams$ as MatchesType<typeof RedirectSessionStoresProductParams$, z.ZodMiniType<T.RedirectSessionStoresProductParams>>;
})();

export const RedirectSessionBookingsBookParamsSchema: z.ZodMiniType<T.RedirectSessionBookingsBookParams> = /* @__PURE__ */ (() => {
  const RedirectSessionBookingsBookParams$ = z.object({
      resourceId: z.optional(z.guid())
  });
  return RedirectSessionBookingsBookParams$ as MatchesType<typeof RedirectSessionBookingsBookParams$, z.ZodMiniType<T.RedirectSessionBookingsBookParams>>;
})();

export const RedirectSessionEcomOrderPaymentRequestParamsSchema: z.ZodMiniType<T.RedirectSessionEcomOrderPaymentRequestParams> = /* @__PURE__ */ (() => {
  const RedirectSessionEcomOrderPaymentRequestParams$ = z.object({
      paymentRequestId: z.optional(z.guid())
  });
  return RedirectSessionEcomOrderPaymentRequestParams$ as MatchesType<typeof RedirectSessionEcomOrderPaymentRequestParams$, z.ZodMiniType<T.RedirectSessionEcomOrderPaymentRequestParams>>;
})();

export const RedirectCallbackParamsSchema: z.ZodMiniType<T.RedirectCallbackParams> = /* @__PURE__ */ (() => {
  const RedirectCallbackParams$ = z.object({
      thankYouPageUrl: z.nullish(z.string().check(z.maxLength(2048))),
      postFlowUrl: z.nullish(z.string().check(z.maxLength(2048))),
      loginUrl: z.nullish(z.string().check(z.maxLength(2048))),
      bookingsServiceListUrl: z.nullish(z.string().check(z.maxLength(2048))),
      cartPageUrl: z.nullish(z.string().check(z.maxLength(2048))),
      planListUrl: z.nullish(z.string().check(z.maxLength(2048)))
  });
  return RedirectCallbackParams$ as MatchesType<typeof RedirectCallbackParams$, z.ZodMiniType<T.RedirectCallbackParams>>;
})();

export const RedirectSessionPreferencesSchema: z.ZodMiniType<T.RedirectSessionPreferences> = /* @__PURE__ */ (() => {
  const RedirectSessionPreferences$ = z.object({
      useGenericWixPages: z.nullish(z.boolean()),
      maintainIdentity: z.nullish(z.boolean()),
      additionalQueryParameters: z.optional(z.record(z.string(), z.string())),
      checkIfPublish: z.nullish(z.boolean())
  });
  return RedirectSessionPreferences$ as MatchesType<typeof RedirectSessionPreferences$, z.ZodMiniType<T.RedirectSessionPreferences>>;
})();

export const WebMethodArgumentsSchema: z.ZodMiniType<T.WebMethodArguments> = /* @__PURE__ */ (() => {
  const WebMethodArguments$ = z.array(z.unknown());
  return WebMethodArguments$ as MatchesType<typeof WebMethodArguments$, z.ZodMiniType<T.WebMethodArguments>>;
})();

export const AuthorizationResponseModeSchema: z.ZodMiniType<T.AuthorizationResponseMode> = /* @__PURE__ */ (() => {
  const AuthorizationResponseMode$ = z.enum([
      'fragment',
      'query',
      'web_message'
  ]);
  return AuthorizationResponseMode$ as MatchesType<typeof AuthorizationResponseMode$, z.ZodMiniType<T.AuthorizationResponseMode>>;
})();

export const QueryBackInStockRequestsInputSchema: z.ZodMiniType<T.QueryBackInStockRequestsInput> = /* @__PURE__ */ (() => {
  const QueryBackInStockRequestsInput$ = z.object({
      query: z.optional(BackInStockQuerySchema)
  });
  return QueryBackInStockRequestsInput$ as MatchesType<typeof QueryBackInStockRequestsInput$, z.ZodMiniType<T.QueryBackInStockRequestsInput>>;
})();

export const CreateBackInStockRequestInputSchema: z.ZodMiniType<T.CreateBackInStockRequestInput> = /* @__PURE__ */ (() => {
  const CreateBackInStockRequestInput$ = z.object({
      request: BackInStockRequestInputSchema,
      itemDetails: BackInStockItemDetailsSchema
  });
  return CreateBackInStockRequestInput$ as MatchesType<typeof CreateBackInStockRequestInput$, z.ZodMiniType<T.CreateBackInStockRequestInput>>;
})();

export const GetBackInStockRequestInputSchema: z.ZodMiniType<T.GetBackInStockRequestInput> = /* @__PURE__ */ (() => {
  const GetBackInStockRequestInput$ = z.object({
      id: z.guid()
  });
  return GetBackInStockRequestInput$ as MatchesType<typeof GetBackInStockRequestInput$, z.ZodMiniType<T.GetBackInStockRequestInput>>;
})();

export const DeleteBackInStockRequestInputSchema: z.ZodMiniType<T.DeleteBackInStockRequestInput> = /* @__PURE__ */ (() => {
  const DeleteBackInStockRequestInput$ = z.object({
      id: z.guid()
  });
  return DeleteBackInStockRequestInput$ as MatchesType<typeof DeleteBackInStockRequestInput$, z.ZodMiniType<T.DeleteBackInStockRequestInput>>;
})();

export const MarkBackInStockRequestNotifiedInputSchema: z.ZodMiniType<T.MarkBackInStockRequestNotifiedInput> = /* @__PURE__ */ (() => {
  const MarkBackInStockRequestNotifiedInput$ = z.object({
      id: z.guid()
  });
  return MarkBackInStockRequestNotifiedInput$ as MatchesType<typeof MarkBackInStockRequestNotifiedInput$, z.ZodMiniType<T.MarkBackInStockRequestNotifiedInput>>;
})();

export const CountBackInStockRequestsByCatalogReferenceInputSchema: z.ZodMiniType<T.CountBackInStockRequestsByCatalogReferenceInput> = /* @__PURE__ */ (() => {
  const CountBackInStockRequestsByCatalogReferenceInput$ = z.object({
      catalogReferences: z.array(CatalogReferenceRequestSchema).check(z.minLength(1), z.maxLength(100))
  });
  return CountBackInStockRequestsByCatalogReferenceInput$ as MatchesType<typeof CountBackInStockRequestsByCatalogReferenceInput$, z.ZodMiniType<T.CountBackInStockRequestsByCatalogReferenceInput>>;
})();

export const ReportItemsBackInStockInputSchema: z.ZodMiniType<T.ReportItemsBackInStockInput> = /* @__PURE__ */ (() => {
  const ReportItemsBackInStockInput$ = z.object({
      catalogReference: z.optional(CatalogReferenceRequestSchema),
      requestIds: z.optional(z.array(z.string())),
      itemDetails: BackInStockItemDetailsSchema,
      extraAutomationTemplateParameters: z.optional(z.record(z.string(), z.string()))
  }).check(rules.atLeastOne('catalogReference', 'requestIds'));
  return ReportItemsBackInStockInput$ as MatchesType<typeof ReportItemsBackInStockInput$, z.ZodMiniType<T.ReportItemsBackInStockInput>>;
})();

export const GetCheckoutSettingsInputSchema: z.ZodMiniType<T.GetCheckoutSettingsInput> = /* @__PURE__ */ (() => {
  const GetCheckoutSettingsInput$ = z.strictObject({});
  return GetCheckoutSettingsInput$ as MatchesType<typeof GetCheckoutSettingsInput$, z.ZodMiniType<T.GetCheckoutSettingsInput>>;
})();

export const UpdateCheckoutSettingsInputSchema: z.ZodMiniType<T.UpdateCheckoutSettingsInput> = /* @__PURE__ */ (() => {
  const UpdateCheckoutSettingsInput$ = z.object({
      checkoutSettings: CheckoutSettingsInputSchema,
      fieldMask: z.optional(z.string())
  });
  return UpdateCheckoutSettingsInput$ as MatchesType<typeof UpdateCheckoutSettingsInput$, z.ZodMiniType<T.UpdateCheckoutSettingsInput>>;
})();

export const CreateCheckoutInputSchema: z.ZodMiniType<T.CreateCheckoutInput> = /* @__PURE__ */ (() => {
  const CreateCheckoutInput$ = z.object({
      checkoutInfo: z.optional(CheckoutInputSchema),
      couponCode: z.nullish(z.string()),
      lineItems: z.optional(z.array(CheckoutLineItemInputSchema).check(z.maxLength(300))),
      customLineItems: z.optional(z.array(CustomLineItemSchema).check(z.maxLength(300))),
      channelType: ChannelTypeRequestSchema,
      giftCardCode: z.nullish(z.string()),
      overrideCheckoutUrl: z.nullish(z.string().check(z.maxLength(1000))),
      giftCardRedeemAmount: z.nullish(z.string().check(rules.decimal(/^0*(\d{1,15}(\.\d{1,3})?|10{15}(\.0{1,3})?)$/, 'must be a decimal number of at least 0 and of at most 1000000000000000 with at most 3 decimal places')))
  }).check(rules.atLeastOne('lineItems', 'customLineItems'));
  return CreateCheckoutInput$ as MatchesType<typeof CreateCheckoutInput$, z.ZodMiniType<T.CreateCheckoutInput>>;
})();

export const GetCheckoutInputSchema: z.ZodMiniType<T.GetCheckoutInput> = /* @__PURE__ */ (() => {
  const GetCheckoutInput$ = z.object({
      id: z.guid()
  });
  return GetCheckoutInput$ as MatchesType<typeof GetCheckoutInput$, z.ZodMiniType<T.GetCheckoutInput>>;
})();

export const UpdateCheckoutInputSchema: z.ZodMiniType<T.UpdateCheckoutInput> = /* @__PURE__ */ (() => {
  const UpdateCheckoutInput$ = z.object({
      id: z.guid(),
      checkout: CheckoutInputSchema,
      couponCode: z.nullish(z.string()),
      giftCardCode: z.nullish(z.string()),
      fieldMask: z.optional(z.string()),
      overrideCheckoutUrl: z.nullish(z.string().check(z.maxLength(1000))),
      lineItems: z.optional(z.array(CheckoutLineItemInputSchema).check(z.maxLength(300))),
      customLineItems: z.optional(z.array(CustomLineItemSchema).check(z.maxLength(300))),
      giftCardRedeemAmount: z.nullish(z.string().check(rules.decimal(/^0*(\d{1,15}(\.\d{1,3})?|10{15}(\.0{1,3})?)$/, 'must be a decimal number of at least 0 and of at most 1000000000000000 with at most 3 decimal places')))
  });
  return UpdateCheckoutInput$ as MatchesType<typeof UpdateCheckoutInput$, z.ZodMiniType<T.UpdateCheckoutInput>>;
})();

export const GetCheckoutByCartIdInputSchema: z.ZodMiniType<T.GetCheckoutByCartIdInput> = /* @__PURE__ */ (() => {
  const GetCheckoutByCartIdInput$ = z.object({
      id: z.guid()
  });
  return GetCheckoutByCartIdInput$ as MatchesType<typeof GetCheckoutByCartIdInput$, z.ZodMiniType<T.GetCheckoutByCartIdInput>>;
})();

export const GetCheckoutUrlInputSchema: z.ZodMiniType<T.GetCheckoutUrlInput> = /* @__PURE__ */ (() => {
  const GetCheckoutUrlInput$ = z.object({
      id: z.guid()
  });
  return GetCheckoutUrlInput$ as MatchesType<typeof GetCheckoutUrlInput$, z.ZodMiniType<T.GetCheckoutUrlInput>>;
})();

export const RemoveCheckoutCouponInputSchema: z.ZodMiniType<T.RemoveCheckoutCouponInput> = /* @__PURE__ */ (() => {
  const RemoveCheckoutCouponInput$ = z.object({
      id: z.guid()
  });
  return RemoveCheckoutCouponInput$ as MatchesType<typeof RemoveCheckoutCouponInput$, z.ZodMiniType<T.RemoveCheckoutCouponInput>>;
})();

export const RemoveCheckoutGiftCardInputSchema: z.ZodMiniType<T.RemoveCheckoutGiftCardInput> = /* @__PURE__ */ (() => {
  const RemoveCheckoutGiftCardInput$ = z.object({
      id: z.guid()
  });
  return RemoveCheckoutGiftCardInput$ as MatchesType<typeof RemoveCheckoutGiftCardInput$, z.ZodMiniType<T.RemoveCheckoutGiftCardInput>>;
})();

export const RemoveOverrideCheckoutUrlInputSchema: z.ZodMiniType<T.RemoveOverrideCheckoutUrlInput> = /* @__PURE__ */ (() => {
  const RemoveOverrideCheckoutUrlInput$ = z.object({
      id: z.guid()
  });
  return RemoveOverrideCheckoutUrlInput$ as MatchesType<typeof RemoveOverrideCheckoutUrlInput$, z.ZodMiniType<T.RemoveOverrideCheckoutUrlInput>>;
})();

export const AddToCheckoutInputSchema: z.ZodMiniType<T.AddToCheckoutInput> = /* @__PURE__ */ (() => {
  const AddToCheckoutInput$ = z.object({
      id: z.guid(),
      lineItems: z.optional(z.array(CheckoutLineItemInputSchema).check(z.maxLength(100))),
      customLineItems: z.optional(z.array(CustomLineItemSchema).check(z.maxLength(100)))
  }).check(rules.atLeastOne('lineItems', 'customLineItems'));
  return AddToCheckoutInput$ as MatchesType<typeof AddToCheckoutInput$, z.ZodMiniType<T.AddToCheckoutInput>>;
})();

export const RemoveCheckoutLineItemsInputSchema: z.ZodMiniType<T.RemoveCheckoutLineItemsInput> = /* @__PURE__ */ (() => {
  const RemoveCheckoutLineItemsInput$ = z.object({
      id: z.guid(),
      lineItemIds: z.array(z.guid()).check(z.minLength(1), z.maxLength(300))
  });
  return RemoveCheckoutLineItemsInput$ as MatchesType<typeof RemoveCheckoutLineItemsInput$, z.ZodMiniType<T.RemoveCheckoutLineItemsInput>>;
})();

export const CreateOrderFromCheckoutInputSchema: z.ZodMiniType<T.CreateOrderFromCheckoutInput> = /* @__PURE__ */ (() => {
  const CreateOrderFromCheckoutInput$ = z.object({
      id: z.guid(),
      savePaymentMethod: z.optional(z.boolean()),
      delayCapture: z.optional(z.boolean())
  });
  return CreateOrderFromCheckoutInput$ as MatchesType<typeof CreateOrderFromCheckoutInput$, z.ZodMiniType<T.CreateOrderFromCheckoutInput>>;
})();

export const MarkCheckoutCompletedInputSchema: z.ZodMiniType<T.MarkCheckoutCompletedInput> = /* @__PURE__ */ (() => {
  const MarkCheckoutCompletedInput$ = z.object({
      id: z.guid()
  });
  return MarkCheckoutCompletedInput$ as MatchesType<typeof MarkCheckoutCompletedInput$, z.ZodMiniType<T.MarkCheckoutCompletedInput>>;
})();

export const UpdateCheckoutLineItemsQuantityInputSchema: z.ZodMiniType<T.UpdateCheckoutLineItemsQuantityInput> = /* @__PURE__ */ (() => {
  const UpdateCheckoutLineItemsQuantityInput$ = z.object({
      id: z.guid(),
      lineItems: z.array(LineItemQuantityUpdateSchema).check(z.minLength(1), z.maxLength(100))
  });
  return UpdateCheckoutLineItemsQuantityInput$ as MatchesType<typeof UpdateCheckoutLineItemsQuantityInput$, z.ZodMiniType<T.UpdateCheckoutLineItemsQuantityInput>>;
})();

export const GetCurrentCartInputSchema: z.ZodMiniType<T.GetCurrentCartInput> = /* @__PURE__ */ (() => {
  const GetCurrentCartInput$ = z.strictObject({});
  return GetCurrentCartInput$ as MatchesType<typeof GetCurrentCartInput$, z.ZodMiniType<T.GetCurrentCartInput>>;
})();

export const DeleteCurrentCartInputSchema: z.ZodMiniType<T.DeleteCurrentCartInput> = /* @__PURE__ */ (() => {
  const DeleteCurrentCartInput$ = z.strictObject({});
  return DeleteCurrentCartInput$ as MatchesType<typeof DeleteCurrentCartInput$, z.ZodMiniType<T.DeleteCurrentCartInput>>;
})();

export const UpdateCurrentCartInputSchema: z.ZodMiniType<T.UpdateCurrentCartInput> = /* @__PURE__ */ (() => {
  const UpdateCurrentCartInput$ = z.object({
      cartInfo: z.optional(CartInputSchema),
      couponCode: z.nullish(z.string()),
      lineItems: z.optional(z.array(CartLineItemInputSchema).check(z.maxLength(300))),
      customLineItems: z.optional(z.array(CustomLineItemSchema).check(z.maxLength(300))),
      cartFieldmask: z.optional(z.string()),
      merchantDiscounts: z.optional(z.array(CartMerchantDiscountInputSchema).check(z.maxLength(300)))
  });
  return UpdateCurrentCartInput$ as MatchesType<typeof UpdateCurrentCartInput$, z.ZodMiniType<T.UpdateCurrentCartInput>>;
})();

export const AddToCurrentCartInputSchema: z.ZodMiniType<T.AddToCurrentCartInput> = /* @__PURE__ */ (() => {
  const AddToCurrentCartInput$ = z.object({
      lineItems: z.optional(z.array(CartLineItemInputSchema).check(z.maxLength(100))),
      customLineItems: z.optional(z.array(CustomLineItemSchema).check(z.maxLength(100))),
      businessLocationId: z.nullish(z.guid())
  }).check(rules.atLeastOne('lineItems', 'customLineItems'));
  return AddToCurrentCartInput$ as MatchesType<typeof AddToCurrentCartInput$, z.ZodMiniType<T.AddToCurrentCartInput>>;
})();

export const RemoveCurrentCartLineItemsInputSchema: z.ZodMiniType<T.RemoveCurrentCartLineItemsInput> = /* @__PURE__ */ (() => {
  const RemoveCurrentCartLineItemsInput$ = z.object({
      lineItemIds: z.array(z.guid()).check(z.minLength(1), z.maxLength(100))
  });
  return RemoveCurrentCartLineItemsInput$ as MatchesType<typeof RemoveCurrentCartLineItemsInput$, z.ZodMiniType<T.RemoveCurrentCartLineItemsInput>>;
})();

export const CreateCheckoutFromCurrentCartInputSchema: z.ZodMiniType<T.CreateCheckoutFromCurrentCartInput> = /* @__PURE__ */ (() => {
  const CreateCheckoutFromCurrentCartInput$ = z.object({
      channelType: ChannelTypeRequestSchema,
      shippingAddress: z.optional(AddressInputSchema),
      billingAddress: z.optional(AddressInputSchema),
      selectedShippingOption: z.optional(CartSelectedShippingOptionInputSchema),
      email: z.nullish(z.email())
  });
  return CreateCheckoutFromCurrentCartInput$ as MatchesType<typeof CreateCheckoutFromCurrentCartInput$, z.ZodMiniType<T.CreateCheckoutFromCurrentCartInput>>;
})();

export const RemoveCurrentCartCouponInputSchema: z.ZodMiniType<T.RemoveCurrentCartCouponInput> = /* @__PURE__ */ (() => {
  const RemoveCurrentCartCouponInput$ = z.strictObject({});
  return RemoveCurrentCartCouponInput$ as MatchesType<typeof RemoveCurrentCartCouponInput$, z.ZodMiniType<T.RemoveCurrentCartCouponInput>>;
})();

export const UpdateCurrentCartLineItemsQuantityInputSchema: z.ZodMiniType<T.UpdateCurrentCartLineItemsQuantityInput> = /* @__PURE__ */ (() => {
  const UpdateCurrentCartLineItemsQuantityInput$ = z.object({
      lineItems: z.array(LineItemQuantityUpdateSchema).check(z.minLength(1), z.maxLength(100))
  });
  return UpdateCurrentCartLineItemsQuantityInput$ as MatchesType<typeof UpdateCurrentCartLineItemsQuantityInput$, z.ZodMiniType<T.UpdateCurrentCartLineItemsQuantityInput>>;
})();

export const EstimateCurrentCartTotalsInputSchema: z.ZodMiniType<T.EstimateCurrentCartTotalsInput> = /* @__PURE__ */ (() => {
  const EstimateCurrentCartTotalsInput$ = z.object({
      selectedShippingOption: z.optional(CartSelectedShippingOptionInputSchema),
      shippingAddress: z.optional(AddressInputSchema),
      billingAddress: z.optional(AddressInputSchema),
      selectedMemberships: z.optional(CartSelectedMembershipsSchema),
      calculateTax: z.nullish(z.boolean()),
      calculateShipping: z.nullish(z.boolean()),
      calculateAdditionalFees: z.nullish(z.boolean())
  });
  return EstimateCurrentCartTotalsInput$ as MatchesType<typeof EstimateCurrentCartTotalsInput$, z.ZodMiniType<T.EstimateCurrentCartTotalsInput>>;
})();

export const GetCurrentCartV2InputSchema: z.ZodMiniType<T.GetCurrentCartV2Input> = /* @__PURE__ */ (() => {
  const GetCurrentCartV2Input$ = z.strictObject({});
  return GetCurrentCartV2Input$ as MatchesType<typeof GetCurrentCartV2Input$, z.ZodMiniType<T.GetCurrentCartV2Input>>;
})();

export const CreateCurrentCartV2InputSchema: z.ZodMiniType<T.CreateCurrentCartV2Input> = /* @__PURE__ */ (() => {
  const CreateCurrentCartV2Input$ = z.object({
      cart: z.optional(CartV2InputSchema),
      catalogItems: z.optional(z.array(CatalogItemInputSchema).check(z.maxLength(300))),
      customItems: z.optional(z.array(CustomItemInputSchema).check(z.maxLength(300))),
      coupons: z.optional(z.array(CouponInputSchema).check(z.maxLength(1))),
      deliveryMethod: z.optional(DeliveryMethodInputSchema),
      giftCards: z.optional(z.array(GiftCardInputSchema).check(z.maxLength(5)))
  });
  return CreateCurrentCartV2Input$ as MatchesType<typeof CreateCurrentCartV2Input$, z.ZodMiniType<T.CreateCurrentCartV2Input>>;
})();

export const DeleteCurrentCartV2InputSchema: z.ZodMiniType<T.DeleteCurrentCartV2Input> = /* @__PURE__ */ (() => {
  const DeleteCurrentCartV2Input$ = z.strictObject({});
  return DeleteCurrentCartV2Input$ as MatchesType<typeof DeleteCurrentCartV2Input$, z.ZodMiniType<T.DeleteCurrentCartV2Input>>;
})();

export const UpdateCurrentCartV2InputSchema: z.ZodMiniType<T.UpdateCurrentCartV2Input> = /* @__PURE__ */ (() => {
  const UpdateCurrentCartV2Input$ = z.object({
      cart: CartV2InputSchema
  });
  return UpdateCurrentCartV2Input$ as MatchesType<typeof UpdateCurrentCartV2Input$, z.ZodMiniType<T.UpdateCurrentCartV2Input>>;
})();

export const RefreshCurrentCartV2InputSchema: z.ZodMiniType<T.RefreshCurrentCartV2Input> = /* @__PURE__ */ (() => {
  const RefreshCurrentCartV2Input$ = z.strictObject({});
  return RefreshCurrentCartV2Input$ as MatchesType<typeof RefreshCurrentCartV2Input$, z.ZodMiniType<T.RefreshCurrentCartV2Input>>;
})();

export const CalculateCurrentCartV2InputSchema: z.ZodMiniType<T.CalculateCurrentCartV2Input> = /* @__PURE__ */ (() => {
  const CalculateCurrentCartV2Input$ = z.object({
      refreshCart: z.optional(z.boolean())
  });
  return CalculateCurrentCartV2Input$ as MatchesType<typeof CalculateCurrentCartV2Input$, z.ZodMiniType<T.CalculateCurrentCartV2Input>>;
})();

export const EstimateCurrentCartV2InputSchema: z.ZodMiniType<T.EstimateCurrentCartV2Input> = /* @__PURE__ */ (() => {
  const EstimateCurrentCartV2Input$ = z.object({
      refreshCart: z.optional(z.boolean()),
      validationConfig: z.optional(ValidationsConfigSchema),
      calculateDelivery: z.optional(z.boolean()),
      calculateAdditionalFees: z.optional(z.boolean()),
      calculateTax: z.optional(z.boolean()),
      calculateGiftCards: z.optional(z.boolean())
  });
  return EstimateCurrentCartV2Input$ as MatchesType<typeof EstimateCurrentCartV2Input$, z.ZodMiniType<T.EstimateCurrentCartV2Input>>;
})();

export const AddLineItemsToCurrentCartV2InputSchema: z.ZodMiniType<T.AddLineItemsToCurrentCartV2Input> = /* @__PURE__ */ (() => {
  const AddLineItemsToCurrentCartV2Input$ = z.object({
      catalogItems: z.optional(z.array(CatalogItemInputSchema).check(z.maxLength(300))),
      customItems: z.optional(z.array(CustomItemInputSchema).check(z.maxLength(300)))
  });
  return AddLineItemsToCurrentCartV2Input$ as MatchesType<typeof AddLineItemsToCurrentCartV2Input$, z.ZodMiniType<T.AddLineItemsToCurrentCartV2Input>>;
})();

export const RemoveLineItemsFromCurrentCartV2InputSchema: z.ZodMiniType<T.RemoveLineItemsFromCurrentCartV2Input> = /* @__PURE__ */ (() => {
  const RemoveLineItemsFromCurrentCartV2Input$ = z.object({
      lineItemIds: z.array(z.guid()).check(z.minLength(1), z.maxLength(100))
  });
  return RemoveLineItemsFromCurrentCartV2Input$ as MatchesType<typeof RemoveLineItemsFromCurrentCartV2Input$, z.ZodMiniType<T.RemoveLineItemsFromCurrentCartV2Input>>;
})();

export const UpdateLineItemsInCurrentCartV2InputSchema: z.ZodMiniType<T.UpdateLineItemsInCurrentCartV2Input> = /* @__PURE__ */ (() => {
  const UpdateLineItemsInCurrentCartV2Input$ = z.object({
      lineItems: z.array(LineItemUpdateSchema).check(z.minLength(1), z.maxLength(100))
  });
  return UpdateLineItemsInCurrentCartV2Input$ as MatchesType<typeof UpdateLineItemsInCurrentCartV2Input$, z.ZodMiniType<T.UpdateLineItemsInCurrentCartV2Input>>;
})();

export const AddCouponToCurrentCartV2InputSchema: z.ZodMiniType<T.AddCouponToCurrentCartV2Input> = /* @__PURE__ */ (() => {
  const AddCouponToCurrentCartV2Input$ = z.object({
      coupon: CouponInputSchema
  });
  return AddCouponToCurrentCartV2Input$ as MatchesType<typeof AddCouponToCurrentCartV2Input$, z.ZodMiniType<T.AddCouponToCurrentCartV2Input>>;
})();

export const RemoveCouponFromCurrentCartV2InputSchema: z.ZodMiniType<T.RemoveCouponFromCurrentCartV2Input> = /* @__PURE__ */ (() => {
  const RemoveCouponFromCurrentCartV2Input$ = z.object({
      couponId: z.guid()
  });
  return RemoveCouponFromCurrentCartV2Input$ as MatchesType<typeof RemoveCouponFromCurrentCartV2Input$, z.ZodMiniType<T.RemoveCouponFromCurrentCartV2Input>>;
})();

export const SetDeliveryMethodForCurrentCartV2InputSchema: z.ZodMiniType<T.SetDeliveryMethodForCurrentCartV2Input> = /* @__PURE__ */ (() => {
  const SetDeliveryMethodForCurrentCartV2Input$ = z.object({
      deliveryMethod: DeliveryMethodInputSchema
  });
  return SetDeliveryMethodForCurrentCartV2Input$ as MatchesType<typeof SetDeliveryMethodForCurrentCartV2Input$, z.ZodMiniType<T.SetDeliveryMethodForCurrentCartV2Input>>;
})();

export const RemoveDeliveryMethodFromCurrentCartV2InputSchema: z.ZodMiniType<T.RemoveDeliveryMethodFromCurrentCartV2Input> = /* @__PURE__ */ (() => {
  const RemoveDeliveryMethodFromCurrentCartV2Input$ = z.strictObject({});
  return RemoveDeliveryMethodFromCurrentCartV2Input$ as MatchesType<typeof RemoveDeliveryMethodFromCurrentCartV2Input$, z.ZodMiniType<T.RemoveDeliveryMethodFromCurrentCartV2Input>>;
})();

export const AddGiftCardToCurrentCartV2InputSchema: z.ZodMiniType<T.AddGiftCardToCurrentCartV2Input> = /* @__PURE__ */ (() => {
  const AddGiftCardToCurrentCartV2Input$ = z.object({
      giftCard: GiftCardInputSchema
  });
  return AddGiftCardToCurrentCartV2Input$ as MatchesType<typeof AddGiftCardToCurrentCartV2Input$, z.ZodMiniType<T.AddGiftCardToCurrentCartV2Input>>;
})();

export const RemoveGiftCardFromCurrentCartV2InputSchema: z.ZodMiniType<T.RemoveGiftCardFromCurrentCartV2Input> = /* @__PURE__ */ (() => {
  const RemoveGiftCardFromCurrentCartV2Input$ = z.object({
      giftCardId: z.guid()
  });
  return RemoveGiftCardFromCurrentCartV2Input$ as MatchesType<typeof RemoveGiftCardFromCurrentCartV2Input$, z.ZodMiniType<T.RemoveGiftCardFromCurrentCartV2Input>>;
})();

export const UpdateFormSubmissionsInCurrentCartV2InputSchema: z.ZodMiniType<T.UpdateFormSubmissionsInCurrentCartV2Input> = /* @__PURE__ */ (() => {
  const UpdateFormSubmissionsInCurrentCartV2Input$ = z.object({
      formSubmissions: z.array(FormSubmissionSchema).check(z.minLength(1), z.maxLength(1000))
  });
  return UpdateFormSubmissionsInCurrentCartV2Input$ as MatchesType<typeof UpdateFormSubmissionsInCurrentCartV2Input$, z.ZodMiniType<T.UpdateFormSubmissionsInCurrentCartV2Input>>;
})();

export const GetCartV2InputSchema: z.ZodMiniType<T.GetCartV2Input> = /* @__PURE__ */ (() => {
  const GetCartV2Input$ = z.object({
      cartId: z.guid()
  });
  return GetCartV2Input$ as MatchesType<typeof GetCartV2Input$, z.ZodMiniType<T.GetCartV2Input>>;
})();

export const DeleteCartV2InputSchema: z.ZodMiniType<T.DeleteCartV2Input> = /* @__PURE__ */ (() => {
  const DeleteCartV2Input$ = z.object({
      cartId: z.guid()
  });
  return DeleteCartV2Input$ as MatchesType<typeof DeleteCartV2Input$, z.ZodMiniType<T.DeleteCartV2Input>>;
})();

export const UpdateCartV2InputSchema: z.ZodMiniType<T.UpdateCartV2Input> = /* @__PURE__ */ (() => {
  const UpdateCartV2Input$ = z.object({
      cartId: z.guid(),
      cart: CartV2InputSchema
  });
  return UpdateCartV2Input$ as MatchesType<typeof UpdateCartV2Input$, z.ZodMiniType<T.UpdateCartV2Input>>;
})();

export const CreateCartV2InputSchema: z.ZodMiniType<T.CreateCartV2Input> = /* @__PURE__ */ (() => {
  const CreateCartV2Input$ = z.object({
      cart: z.optional(CartV2InputSchema),
      catalogItems: z.optional(z.array(CatalogItemInputSchema).check(z.maxLength(300))),
      customItems: z.optional(z.array(CustomItemInputSchema).check(z.maxLength(300))),
      coupons: z.optional(z.array(CouponInputSchema).check(z.maxLength(1))),
      deliveryMethod: z.optional(DeliveryMethodInputSchema),
      giftCards: z.optional(z.array(GiftCardInputSchema).check(z.maxLength(5)))
  });
  return CreateCartV2Input$ as MatchesType<typeof CreateCartV2Input$, z.ZodMiniType<T.CreateCartV2Input>>;
})();

export const RefreshCartV2InputSchema: z.ZodMiniType<T.RefreshCartV2Input> = /* @__PURE__ */ (() => {
  const RefreshCartV2Input$ = z.object({
      cartId: z.guid()
  });
  return RefreshCartV2Input$ as MatchesType<typeof RefreshCartV2Input$, z.ZodMiniType<T.RefreshCartV2Input>>;
})();

export const CalculateCartV2InputSchema: z.ZodMiniType<T.CalculateCartV2Input> = /* @__PURE__ */ (() => {
  const CalculateCartV2Input$ = z.object({
      cartId: z.guid(),
      refreshCart: z.optional(z.boolean())
  });
  return CalculateCartV2Input$ as MatchesType<typeof CalculateCartV2Input$, z.ZodMiniType<T.CalculateCartV2Input>>;
})();

export const EstimateCartV2InputSchema: z.ZodMiniType<T.EstimateCartV2Input> = /* @__PURE__ */ (() => {
  const EstimateCartV2Input$ = z.object({
      cartId: z.guid(),
      refreshCart: z.optional(z.boolean()),
      validationConfig: z.optional(ValidationsConfigSchema),
      calculateDelivery: z.optional(z.boolean()),
      calculateAdditionalFees: z.optional(z.boolean()),
      calculateTax: z.optional(z.boolean()),
      calculateGiftCards: z.optional(z.boolean())
  });
  return EstimateCartV2Input$ as MatchesType<typeof EstimateCartV2Input$, z.ZodMiniType<T.EstimateCartV2Input>>;
})();

export const AddLineItemsV2InputSchema: z.ZodMiniType<T.AddLineItemsV2Input> = /* @__PURE__ */ (() => {
  const AddLineItemsV2Input$ = z.object({
      cartId: z.guid(),
      catalogItems: z.optional(z.array(CatalogItemInputSchema).check(z.maxLength(300))),
      customItems: z.optional(z.array(CustomItemInputSchema).check(z.maxLength(300)))
  });
  return AddLineItemsV2Input$ as MatchesType<typeof AddLineItemsV2Input$, z.ZodMiniType<T.AddLineItemsV2Input>>;
})();

export const RemoveLineItemsV2InputSchema: z.ZodMiniType<T.RemoveLineItemsV2Input> = /* @__PURE__ */ (() => {
  const RemoveLineItemsV2Input$ = z.object({
      cartId: z.guid(),
      lineItemIds: z.array(z.guid()).check(z.minLength(1), z.maxLength(100))
  });
  return RemoveLineItemsV2Input$ as MatchesType<typeof RemoveLineItemsV2Input$, z.ZodMiniType<T.RemoveLineItemsV2Input>>;
})();

export const UpdateLineItemsV2InputSchema: z.ZodMiniType<T.UpdateLineItemsV2Input> = /* @__PURE__ */ (() => {
  const UpdateLineItemsV2Input$ = z.object({
      cartId: z.guid(),
      lineItems: z.array(LineItemUpdateSchema).check(z.minLength(1), z.maxLength(300))
  });
  return UpdateLineItemsV2Input$ as MatchesType<typeof UpdateLineItemsV2Input$, z.ZodMiniType<T.UpdateLineItemsV2Input>>;
})();

export const AddCouponV2InputSchema: z.ZodMiniType<T.AddCouponV2Input> = /* @__PURE__ */ (() => {
  const AddCouponV2Input$ = z.object({
      cartId: z.guid(),
      coupon: CouponInputSchema
  });
  return AddCouponV2Input$ as MatchesType<typeof AddCouponV2Input$, z.ZodMiniType<T.AddCouponV2Input>>;
})();

export const RemoveCouponV2InputSchema: z.ZodMiniType<T.RemoveCouponV2Input> = /* @__PURE__ */ (() => {
  const RemoveCouponV2Input$ = z.object({
      cartId: z.guid(),
      couponId: z.guid()
  });
  return RemoveCouponV2Input$ as MatchesType<typeof RemoveCouponV2Input$, z.ZodMiniType<T.RemoveCouponV2Input>>;
})();

export const SetDeliveryMethodV2InputSchema: z.ZodMiniType<T.SetDeliveryMethodV2Input> = /* @__PURE__ */ (() => {
  const SetDeliveryMethodV2Input$ = z.object({
      cartId: z.guid(),
      deliveryMethod: DeliveryMethodInputSchema
  });
  return SetDeliveryMethodV2Input$ as MatchesType<typeof SetDeliveryMethodV2Input$, z.ZodMiniType<T.SetDeliveryMethodV2Input>>;
})();

export const RemoveDeliveryMethodV2InputSchema: z.ZodMiniType<T.RemoveDeliveryMethodV2Input> = /* @__PURE__ */ (() => {
  const RemoveDeliveryMethodV2Input$ = z.object({
      cartId: z.guid()
  });
  return RemoveDeliveryMethodV2Input$ as MatchesType<typeof RemoveDeliveryMethodV2Input$, z.ZodMiniType<T.RemoveDeliveryMethodV2Input>>;
})();

export const AddGiftCardV2InputSchema: z.ZodMiniType<T.AddGiftCardV2Input> = /* @__PURE__ */ (() => {
  const AddGiftCardV2Input$ = z.object({
      cartId: z.guid(),
      giftCard: GiftCardInputSchema
  });
  return AddGiftCardV2Input$ as MatchesType<typeof AddGiftCardV2Input$, z.ZodMiniType<T.AddGiftCardV2Input>>;
})();

export const RemoveGiftCardV2InputSchema: z.ZodMiniType<T.RemoveGiftCardV2Input> = /* @__PURE__ */ (() => {
  const RemoveGiftCardV2Input$ = z.object({
      cartId: z.guid(),
      giftCardId: z.guid()
  });
  return RemoveGiftCardV2Input$ as MatchesType<typeof RemoveGiftCardV2Input$, z.ZodMiniType<T.RemoveGiftCardV2Input>>;
})();

export const UpdateFormSubmissionsV2InputSchema: z.ZodMiniType<T.UpdateFormSubmissionsV2Input> = /* @__PURE__ */ (() => {
  const UpdateFormSubmissionsV2Input$ = z.object({
      cartId: z.guid(),
      formSubmissions: z.array(FormSubmissionSchema).check(z.minLength(1), z.maxLength(1000))
  });
  return UpdateFormSubmissionsV2Input$ as MatchesType<typeof UpdateFormSubmissionsV2Input$, z.ZodMiniType<T.UpdateFormSubmissionsV2Input>>;
})();

export const GetCheckoutUrlV2InputSchema: z.ZodMiniType<T.GetCheckoutUrlV2Input> = /* @__PURE__ */ (() => {
  const GetCheckoutUrlV2Input$ = z.object({
      cartId: z.guid(),
      currencyCode: z.nullish(z.string().check(z.regex(/^[A-Z]{3}$/u)))
  });
  return GetCheckoutUrlV2Input$ as MatchesType<typeof GetCheckoutUrlV2Input$, z.ZodMiniType<T.GetCheckoutUrlV2Input>>;
})();

export const PlaceOrderV2InputSchema: z.ZodMiniType<T.PlaceOrderV2Input> = /* @__PURE__ */ (() => {
  const PlaceOrderV2Input$ = z.object({
      cartId: z.guid(),
      priceVerificationToken: z.nullish(z.string().check(z.maxLength(3000))),
      savePaymentMethod: z.optional(z.boolean()),
      delayCapture: z.optional(z.boolean())
  });
  return PlaceOrderV2Input$ as MatchesType<typeof PlaceOrderV2Input$, z.ZodMiniType<T.PlaceOrderV2Input>>;
})();

export const MarkCartAsCompletedV2InputSchema: z.ZodMiniType<T.MarkCartAsCompletedV2Input> = /* @__PURE__ */ (() => {
  const MarkCartAsCompletedV2Input$ = z.object({
      cartId: z.guid(),
      orderId: z.nullish(z.guid())
  });
  return MarkCartAsCompletedV2Input$ as MatchesType<typeof MarkCartAsCompletedV2Input$, z.ZodMiniType<T.MarkCartAsCompletedV2Input>>;
})();

export const HandleAsyncCheckoutCompletionV2InputSchema: z.ZodMiniType<T.HandleAsyncCheckoutCompletionV2Input> = /* @__PURE__ */ (() => {
  const HandleAsyncCheckoutCompletionV2Input$ = z.object({
      token: z.string().check(z.maxLength(4096))
  });
  return HandleAsyncCheckoutCompletionV2Input$ as MatchesType<typeof HandleAsyncCheckoutCompletionV2Input$, z.ZodMiniType<T.HandleAsyncCheckoutCompletionV2Input>>;
})();

export const CalculateTotalsInputSchema: z.ZodMiniType<T.CalculateTotalsInput> = /* @__PURE__ */ (() => {
  const CalculateTotalsInput$ = z.object({
      couponId: z.nullish(z.string()),
      couponCode: z.nullish(z.string()),
      giftCardCode: z.nullish(z.string()),
      calculationId: z.nullish(z.string().check(z.minLength(1), z.maxLength(100))),
      lineItems: z.optional(z.array(TotalsLineItemSchema).check(z.maxLength(300))),
      shippingAddress: z.optional(AddressInputSchema),
      billingAddress: z.optional(AddressInputSchema),
      selectedShippingOption: z.optional(CartSelectedShippingOptionRequestSchema),
      buyerEmail: z.nullish(z.email()),
      memberId: z.nullish(z.string()),
      selectedMemberships: z.optional(TotalsSelectedMembershipsSchema),
      buyerPhone: z.nullish(z.string()),
      purchaseFlowId: z.nullish(z.guid()),
      externalReferences: z.optional(z.array(ExternalReferenceInputSchema).check(z.maxLength(20))),
      businessLocationId: z.nullish(z.guid()),
      giftCardRedeemAmount: z.nullish(z.string().check(rules.decimal(/^0*(\d{1,15}(\.\d{1,3})?|10{15}(\.0{1,3})?)$/, 'must be a decimal number of at least 0 and of at most 1000000000000000 with at most 3 decimal places'))),
      extendedFields: z.optional(ExtendedFieldsRequestSchema)
  }).check(rules.atMostOne('couponId', 'couponCode'));
  return CalculateTotalsInput$ as MatchesType<typeof CalculateTotalsInput$, z.ZodMiniType<T.CalculateTotalsInput>>;
})();

export const ListInvoicesForOrdersInputSchema: z.ZodMiniType<T.ListInvoicesForOrdersInput> = /* @__PURE__ */ (() => {
  const ListInvoicesForOrdersInput$ = z.object({
      orderIds: z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(100))
  });
  return ListInvoicesForOrdersInput$ as MatchesType<typeof ListInvoicesForOrdersInput$, z.ZodMiniType<T.ListInvoicesForOrdersInput>>;
})();

export const GetOrderInputSchema: z.ZodMiniType<T.GetOrderInput> = /* @__PURE__ */ (() => {
  const GetOrderInput$ = z.object({
      id: z.guid()
  });
  return GetOrderInput$ as MatchesType<typeof GetOrderInput$, z.ZodMiniType<T.GetOrderInput>>;
})();

export const UpdateOrderInputSchema: z.ZodMiniType<T.UpdateOrderInput> = /* @__PURE__ */ (() => {
  const UpdateOrderInput$ = z.object({
      id: z.guid(),
      order: OrderInputSchema,
      fieldMask: z.optional(z.string())
  });
  return UpdateOrderInput$ as MatchesType<typeof UpdateOrderInput$, z.ZodMiniType<T.UpdateOrderInput>>;
})();

export const SearchOrdersInputSchema: z.ZodMiniType<T.SearchOrdersInput> = /* @__PURE__ */ (() => {
  const SearchOrdersInput$ = z.object({
      search: CursorSearchSchema
  });
  return SearchOrdersInput$ as MatchesType<typeof SearchOrdersInput$, z.ZodMiniType<T.SearchOrdersInput>>;
})();

export const CreateOrderInputSchema: z.ZodMiniType<T.CreateOrderInput> = /* @__PURE__ */ (() => {
  const CreateOrderInput$ = z.object({
      order: z.object({
          buyerInfo: z.optional(OrderBuyerInfoRequestSchema),
          paymentStatus: z.optional(OrderPaymentStatusRequestSchema),
          buyerLanguage: z.nullish(z.string()),
          weightUnit: z.optional(WeightUnitRequestSchema),
          currency: z.nullish(z.string().check(z.regex(/^[A-Z]{3}$/u))),
          currencyConversionDetails: z.optional(OrderCurrencyConversionDetailsRequestSchema),
          taxIncludedInPrices: z.optional(z.boolean()),
          billingInfo: z.optional(AddressWithContactInputSchema),
          shippingInfo: z.optional(OrderShippingInformationInputSchema),
          buyerNote: z.nullish(z.string().check(z.maxLength(1000))),
          status: z.optional(OrderStatusRequestSchema),
          archived: z.nullish(z.boolean()),
          taxSummary: z.optional(z.record(z.string(), z.unknown())),
          taxInfo: z.optional(OrderTaxInfoInputSchema),
          appliedDiscounts: z.optional(z.array(OrderAppliedDiscountInputSchema).check(z.maxLength(320))),
          attributionSource: z.optional(OrderAttributionSourceRequestSchema),
          channelInfo: OrderChannelInfoInputSchema,
          seenByAHuman: z.nullish(z.boolean()),
          checkoutId: z.nullish(z.guid()),
          customFields: z.optional(z.array(CustomFieldInputSchema)),
          additionalFees: z.optional(z.array(OrderAdditionalFeeInputSchema).check(z.maxLength(100))),
          extendedFields: z.optional(ExtendedFieldsRequestSchema),
          purchaseFlowId: z.nullish(z.guid()),
          recipientInfo: z.optional(AddressWithContactInputSchema),
          tags: z.optional(OrderTagsInputSchema),
          purchasedDate: z.nullish(z.iso.datetime({ offset: true })),
          businessLocation: z.optional(OrderLocationInputSchema),
          platformFeeSummary: z.optional(OrderPlatformFeeSummaryInputSchema),
          lineItems: z.array(OrderLineItemInputSchema).check(z.minLength(1), z.maxLength(300)),
          priceSummary: OrderPriceSummaryInputSchema
      }),
      settings: z.optional(OrderCreationSettingsSchema)
  });
  return CreateOrderInput$ as MatchesType<typeof CreateOrderInput$, z.ZodMiniType<T.CreateOrderInput>>;
})();

export const BulkUpdateOrdersInputSchema: z.ZodMiniType<T.BulkUpdateOrdersInput> = /* @__PURE__ */ (() => {
  const BulkUpdateOrdersInput$ = z.object({
      orders: z.array(MaskedOrderSchema).check(z.minLength(1), z.maxLength(100)),
      returnEntity: z.optional(z.boolean())
  });
  return BulkUpdateOrdersInput$ as MatchesType<typeof BulkUpdateOrdersInput$, z.ZodMiniType<T.BulkUpdateOrdersInput>>;
})();

export const CancelOrderInputSchema: z.ZodMiniType<T.CancelOrderInput> = /* @__PURE__ */ (() => {
  const CancelOrderInput$ = z.object({
      id: z.guid(),
      sendOrderCanceledEmail: z.optional(z.boolean()),
      customMessage: z.nullish(z.string().check(z.minLength(1), z.maxLength(1000))),
      restockAllItems: z.optional(z.boolean())
  });
  return CancelOrderInput$ as MatchesType<typeof CancelOrderInput$, z.ZodMiniType<T.CancelOrderInput>>;
})();

export const BulkUpdateOrderTagsInputSchema: z.ZodMiniType<T.BulkUpdateOrderTagsInput> = /* @__PURE__ */ (() => {
  const BulkUpdateOrderTagsInput$ = z.object({
      orderIds: z.array(z.guid()).check(z.minLength(1), z.maxLength(100)),
      assignTags: z.optional(OrderTagsInputSchema),
      unassignTags: z.optional(OrderTagsInputSchema)
  });
  return BulkUpdateOrderTagsInput$ as MatchesType<typeof BulkUpdateOrderTagsInput$, z.ZodMiniType<T.BulkUpdateOrderTagsInput>>;
})();

export const PreparePaymentCollectionInputSchema: z.ZodMiniType<T.PreparePaymentCollectionInput> = /* @__PURE__ */ (() => {
  const PreparePaymentCollectionInput$ = z.object({
      ecomOrderId: z.guid(),
      amount: PriceInputSchema,
      paymentGatewayOrderId: z.nullish(z.string()),
      delayedCapture: z.optional(z.boolean()),
      delayedCaptureSettings: z.optional(DelayedCaptureSettingsSchema)
  });
  return PreparePaymentCollectionInput$ as MatchesType<typeof PreparePaymentCollectionInput$, z.ZodMiniType<T.PreparePaymentCollectionInput>>;
})();

export const GetPaymentCollectabilityStatusInputSchema: z.ZodMiniType<T.GetPaymentCollectabilityStatusInput> = /* @__PURE__ */ (() => {
  const GetPaymentCollectabilityStatusInput$ = z.object({
      ecomOrderId: z.guid()
  });
  return GetPaymentCollectabilityStatusInput$ as MatchesType<typeof GetPaymentCollectabilityStatusInput$, z.ZodMiniType<T.GetPaymentCollectabilityStatusInput>>;
})();

export const VoidAuthorizedPaymentsInputSchema: z.ZodMiniType<T.VoidAuthorizedPaymentsInput> = /* @__PURE__ */ (() => {
  const VoidAuthorizedPaymentsInput$ = z.object({
      ecomOrderId: z.guid(),
      paymentIds: z.array(z.guid()).check(z.minLength(1), z.maxLength(100))
  });
  return VoidAuthorizedPaymentsInput$ as MatchesType<typeof VoidAuthorizedPaymentsInput$, z.ZodMiniType<T.VoidAuthorizedPaymentsInput>>;
})();

export const CaptureAuthorizedPaymentsInputSchema: z.ZodMiniType<T.CaptureAuthorizedPaymentsInput> = /* @__PURE__ */ (() => {
  const CaptureAuthorizedPaymentsInput$ = z.object({
      ecomOrderId: z.guid(),
      payments: z.array(OrderPaymentCaptureSchema).check(z.minLength(1), z.maxLength(100))
  });
  return CaptureAuthorizedPaymentsInput$ as MatchesType<typeof CaptureAuthorizedPaymentsInput$, z.ZodMiniType<T.CaptureAuthorizedPaymentsInput>>;
})();

export const ListRecommendationAlgorithmsInputSchema: z.ZodMiniType<T.ListRecommendationAlgorithmsInput> = /* @__PURE__ */ (() => {
  const ListRecommendationAlgorithmsInput$ = z.strictObject({});
  return ListRecommendationAlgorithmsInput$ as MatchesType<typeof ListRecommendationAlgorithmsInput$, z.ZodMiniType<T.ListRecommendationAlgorithmsInput>>;
})();

export const GetRecommendationInputSchema: z.ZodMiniType<T.GetRecommendationInput> = /* @__PURE__ */ (() => {
  const GetRecommendationInput$ = z.object({
      items: z.optional(z.array(CatalogReferenceRequestSchema).check(z.maxLength(300))),
      algorithms: z.array(RecommendationAlgorithmRequestSchema).check(z.minLength(1), z.maxLength(10)),
      minimumRecommendedItems: z.optional(z.int32().check(z.lte(100)))
  });
  return GetRecommendationInput$ as MatchesType<typeof GetRecommendationInput$, z.ZodMiniType<T.GetRecommendationInput>>;
})();

export const GetReviewInputSchema: z.ZodMiniType<T.GetReviewInput> = /* @__PURE__ */ (() => {
  const GetReviewInput$ = z.object({
      reviewId: z.guid(),
      returnPrivateReviews: z.optional(z.boolean())
  });
  return GetReviewInput$ as MatchesType<typeof GetReviewInput$, z.ZodMiniType<T.GetReviewInput>>;
})();

export const DeleteReviewInputSchema: z.ZodMiniType<T.DeleteReviewInput> = /* @__PURE__ */ (() => {
  const DeleteReviewInput$ = z.object({
      reviewId: z.guid()
  });
  return DeleteReviewInput$ as MatchesType<typeof DeleteReviewInput$, z.ZodMiniType<T.DeleteReviewInput>>;
})();

export const UpdateReviewInputSchema: z.ZodMiniType<T.UpdateReviewInput> = /* @__PURE__ */ (() => {
  const UpdateReviewInput$ = z.object({
      reviewId: z.guid(),
      review: z.object({
          namespace: z.optional(z.string()),
          entityId: z.optional(z.string().check(z.maxLength(36))),
          content: z.optional(ReviewContentInputSchema),
          author: z.optional(ReviewAuthorInputSchema),
          revision: z.string(),
          reviewDate: z.nullish(z.iso.datetime({ offset: true }))
      }),
      fieldMask: z.optional(z.string())
  });
  return UpdateReviewInput$ as MatchesType<typeof UpdateReviewInput$, z.ZodMiniType<T.UpdateReviewInput>>;
})();

export const CreateReviewInputSchema: z.ZodMiniType<T.CreateReviewInput> = /* @__PURE__ */ (() => {
  const CreateReviewInput$ = z.object({
      review: z.object({
          namespace: z.string(),
          entityId: z.string().check(z.maxLength(36)),
          content: z.object({
              title: z.nullish(z.string().check(z.maxLength(3000))),
              body: z.nullish(z.string().check(z.maxLength(3000))),
              media: z.optional(z.array(ImageOrVideoInputSchema).check(z.maxLength(10))),
              rating: z.int().check(z.gte(1), z.lte(5))
          }),
          author: z.optional(ReviewAuthorInputSchema),
          revision: z.nullish(z.string()),
          reviewDate: z.nullish(z.iso.datetime({ offset: true }))
      })
  });
  return CreateReviewInput$ as MatchesType<typeof CreateReviewInput$, z.ZodMiniType<T.CreateReviewInput>>;
})();

export const QueryReviewsInputSchema: z.ZodMiniType<T.QueryReviewsInput> = /* @__PURE__ */ (() => {
  const QueryReviewsInput$ = z.object({
      query: z.optional(ReviewQuerySchema),
      returnPrivateReviews: z.optional(z.boolean()),
      filter: z.optional(ReviewFilterSchema),
      sort: z.optional(z.array(ReviewSortingSchema).check(z.maxLength(10))),
      cursorPaging: z.optional(CursorPagingSchema)
  }).check(rules.atMostOne('query', 'filter'), rules.atMostOne('query', 'sort'), rules.atMostOne('query', 'cursorPaging'));
  return QueryReviewsInput$ as MatchesType<typeof QueryReviewsInput$, z.ZodMiniType<T.QueryReviewsInput>>;
})();

export const GetCollectionByIdInputSchema: z.ZodMiniType<T.GetCollectionByIdInput> = /* @__PURE__ */ (() => {
  const GetCollectionByIdInput$ = z.object({
      id: z.string().check(z.minLength(1))
  });
  return GetCollectionByIdInput$ as MatchesType<typeof GetCollectionByIdInput$, z.ZodMiniType<T.GetCollectionByIdInput>>;
})();

export const GetCollectionBySlugInputSchema: z.ZodMiniType<T.GetCollectionBySlugInput> = /* @__PURE__ */ (() => {
  const GetCollectionBySlugInput$ = z.object({
      slug: z.string().check(z.minLength(1), z.maxLength(100))
  });
  return GetCollectionBySlugInput$ as MatchesType<typeof GetCollectionBySlugInput$, z.ZodMiniType<T.GetCollectionBySlugInput>>;
})();

export const QueryCollectionsInputSchema: z.ZodMiniType<T.QueryCollectionsInput> = /* @__PURE__ */ (() => {
  const QueryCollectionsInput$ = z.object({
      query: z.optional(CollectionQuerySchema)
  });
  return QueryCollectionsInput$ as MatchesType<typeof QueryCollectionsInput$, z.ZodMiniType<T.QueryCollectionsInput>>;
})();

export const CreateProductInputSchema: z.ZodMiniType<T.CreateProductInput> = /* @__PURE__ */ (() => {
  const CreateProductInput$ = z.object({
      product: z.object({
          name: z.string().check(z.minLength(1), z.maxLength(80)),
          slug: z.optional(z.string().check(z.maxLength(100))),
          visible: z.nullish(z.boolean()),
          productType: z.optional(ProductTypeRequestSchema),
          description: z.nullish(z.string().check(z.maxLength(8000))),
          sku: z.nullish(z.string().check(z.maxLength(40))),
          weight: z.nullish(rules.orNotFinite(z.number().check(z.lte(999999999.99)))),
          productDimensions: z.optional(DimensionsRequestSchema),
          packageDimensions: z.optional(DimensionsRequestSchema),
          priceData: ProductPriceDataInputSchema,
          costAndProfitData: z.optional(ProductCostAndProfitDataInputSchema),
          pricePerUnitData: z.optional(ProductPricePerUnitDataRequestSchema),
          additionalInfoSections: z.optional(z.array(ProductAdditionalInfoSectionRequestSchema)),
          manageVariants: z.nullish(z.boolean()),
          productOptions: z.optional(z.array(ProductOptionInputSchema).check(z.maxLength(6))),
          discount: z.optional(ProductDiscountRequestSchema),
          seoData: z.optional(ProductSeoSchemaRequestSchema),
          ribbon: z.nullish(z.string().check(z.maxLength(30))),
          brand: z.nullish(z.string().check(z.minLength(1), z.maxLength(50)))
      })
  });
  return CreateProductInput$ as MatchesType<typeof CreateProductInput$, z.ZodMiniType<T.CreateProductInput>>;
})();

export const GetProductInputSchema: z.ZodMiniType<T.GetProductInput> = /* @__PURE__ */ (() => {
  const GetProductInput$ = z.object({
      id: z.string().check(z.minLength(1)),
      includeMerchantSpecificData: z.optional(z.boolean())
  });
  return GetProductInput$ as MatchesType<typeof GetProductInput$, z.ZodMiniType<T.GetProductInput>>;
})();

export const DeleteProductInputSchema: z.ZodMiniType<T.DeleteProductInput> = /* @__PURE__ */ (() => {
  const DeleteProductInput$ = z.object({
      id: z.string().check(z.minLength(1))
  });
  return DeleteProductInput$ as MatchesType<typeof DeleteProductInput$, z.ZodMiniType<T.DeleteProductInput>>;
})();

export const UpdateProductInputSchema: z.ZodMiniType<T.UpdateProductInput> = /* @__PURE__ */ (() => {
  const UpdateProductInput$ = z.object({
      id: z.string().check(z.minLength(1)),
      product: ProductInputSchema
  });
  return UpdateProductInput$ as MatchesType<typeof UpdateProductInput$, z.ZodMiniType<T.UpdateProductInput>>;
})();

export const UpdateProductVariantsInputSchema: z.ZodMiniType<T.UpdateProductVariantsInput> = /* @__PURE__ */ (() => {
  const UpdateProductVariantsInput$ = z.object({
      id: z.string().check(z.minLength(1)),
      variants: z.array(ProductVariantOverrideSchema)
  });
  return UpdateProductVariantsInput$ as MatchesType<typeof UpdateProductVariantsInput$, z.ZodMiniType<T.UpdateProductVariantsInput>>;
})();

export const ResetProductVariantsInputSchema: z.ZodMiniType<T.ResetProductVariantsInput> = /* @__PURE__ */ (() => {
  const ResetProductVariantsInput$ = z.object({
      id: z.string().check(z.minLength(1))
  });
  return ResetProductVariantsInput$ as MatchesType<typeof ResetProductVariantsInput$, z.ZodMiniType<T.ResetProductVariantsInput>>;
})();

export const AddProductsToCollectionInputSchema: z.ZodMiniType<T.AddProductsToCollectionInput> = /* @__PURE__ */ (() => {
  const AddProductsToCollectionInput$ = z.object({
      id: z.guid(),
      productIds: z.array(z.string()).check(z.maxLength(1000))
  });
  return AddProductsToCollectionInput$ as MatchesType<typeof AddProductsToCollectionInput$, z.ZodMiniType<T.AddProductsToCollectionInput>>;
})();

export const RemoveProductsFromCollectionInputSchema: z.ZodMiniType<T.RemoveProductsFromCollectionInput> = /* @__PURE__ */ (() => {
  const RemoveProductsFromCollectionInput$ = z.object({
      id: z.guid(),
      productIds: z.array(z.string()).check(z.maxLength(1000))
  });
  return RemoveProductsFromCollectionInput$ as MatchesType<typeof RemoveProductsFromCollectionInput$, z.ZodMiniType<T.RemoveProductsFromCollectionInput>>;
})();

export const AddProductMediaInputSchema: z.ZodMiniType<T.AddProductMediaInput> = /* @__PURE__ */ (() => {
  const AddProductMediaInput$ = z.object({
      id: z.string().check(z.minLength(1)),
      media: z.array(ProductMediaDataForWriteSchema).check(z.minLength(1), z.maxLength(50))
  });
  return AddProductMediaInput$ as MatchesType<typeof AddProductMediaInput$, z.ZodMiniType<T.AddProductMediaInput>>;
})();

export const RemoveProductMediaInputSchema: z.ZodMiniType<T.RemoveProductMediaInput> = /* @__PURE__ */ (() => {
  const RemoveProductMediaInput$ = z.object({
      id: z.string().check(z.minLength(1)),
      mediaIds: z.array(z.string()).check(z.maxLength(50))
  });
  return RemoveProductMediaInput$ as MatchesType<typeof RemoveProductMediaInput$, z.ZodMiniType<T.RemoveProductMediaInput>>;
})();

export const SetProductChoiceMediaInputSchema: z.ZodMiniType<T.SetProductChoiceMediaInput> = /* @__PURE__ */ (() => {
  const SetProductChoiceMediaInput$ = z.object({
      id: z.string().check(z.minLength(1)),
      media: z.array(ProductMediaAssignmentToChoiceSchema).check(z.minLength(1), z.maxLength(10))
  });
  return SetProductChoiceMediaInput$ as MatchesType<typeof SetProductChoiceMediaInput$, z.ZodMiniType<T.SetProductChoiceMediaInput>>;
})();

export const RemoveProductChoiceMediaInputSchema: z.ZodMiniType<T.RemoveProductChoiceMediaInput> = /* @__PURE__ */ (() => {
  const RemoveProductChoiceMediaInput$ = z.object({
      id: z.string().check(z.minLength(1)),
      media: z.array(ProductMediaAssignmentToChoiceSchema).check(z.minLength(1), z.maxLength(10))
  });
  return RemoveProductChoiceMediaInput$ as MatchesType<typeof RemoveProductChoiceMediaInput$, z.ZodMiniType<T.RemoveProductChoiceMediaInput>>;
})();

export const DeleteProductOptionsInputSchema: z.ZodMiniType<T.DeleteProductOptionsInput> = /* @__PURE__ */ (() => {
  const DeleteProductOptionsInput$ = z.object({
      id: z.string().check(z.minLength(1))
  });
  return DeleteProductOptionsInput$ as MatchesType<typeof DeleteProductOptionsInput$, z.ZodMiniType<T.DeleteProductOptionsInput>>;
})();

export const RemoveProductBrandInputSchema: z.ZodMiniType<T.RemoveProductBrandInput> = /* @__PURE__ */ (() => {
  const RemoveProductBrandInput$ = z.object({
      id: z.string().check(z.minLength(1))
  });
  return RemoveProductBrandInput$ as MatchesType<typeof RemoveProductBrandInput$, z.ZodMiniType<T.RemoveProductBrandInput>>;
})();

export const RemoveProductRibbonInputSchema: z.ZodMiniType<T.RemoveProductRibbonInput> = /* @__PURE__ */ (() => {
  const RemoveProductRibbonInput$ = z.object({
      id: z.string().check(z.minLength(1))
  });
  return RemoveProductRibbonInput$ as MatchesType<typeof RemoveProductRibbonInput$, z.ZodMiniType<T.RemoveProductRibbonInput>>;
})();

export const CreateCollectionInputSchema: z.ZodMiniType<T.CreateCollectionInput> = /* @__PURE__ */ (() => {
  const CreateCollectionInput$ = z.object({
      collection: z.object({
          name: z.string().check(z.minLength(1), z.maxLength(50)),
          description: z.nullish(z.string().check(z.maxLength(600))),
          slug: z.nullish(z.string().check(z.minLength(1), z.maxLength(100))),
          visible: z.nullish(z.boolean())
      })
  });
  return CreateCollectionInput$ as MatchesType<typeof CreateCollectionInput$, z.ZodMiniType<T.CreateCollectionInput>>;
})();

export const DeleteCollectionInputSchema: z.ZodMiniType<T.DeleteCollectionInput> = /* @__PURE__ */ (() => {
  const DeleteCollectionInput$ = z.object({
      id: z.guid()
  });
  return DeleteCollectionInput$ as MatchesType<typeof DeleteCollectionInput$, z.ZodMiniType<T.DeleteCollectionInput>>;
})();

export const UpdateCollectionInputSchema: z.ZodMiniType<T.UpdateCollectionInput> = /* @__PURE__ */ (() => {
  const UpdateCollectionInput$ = z.object({
      id: z.string().check(z.minLength(1)),
      collection: CollectionInputSchema
  });
  return UpdateCollectionInput$ as MatchesType<typeof UpdateCollectionInput$, z.ZodMiniType<T.UpdateCollectionInput>>;
})();

export const BulkUpdateProductsInputSchema: z.ZodMiniType<T.BulkUpdateProductsInput> = /* @__PURE__ */ (() => {
  const BulkUpdateProductsInput$ = z.object({
      ids: z.array(z.string()).check(z.minLength(1), z.maxLength(100)),
      set: ProductSetValueSchema
  });
  return BulkUpdateProductsInput$ as MatchesType<typeof BulkUpdateProductsInput$, z.ZodMiniType<T.BulkUpdateProductsInput>>;
})();

export const BulkAdjustProductsInputSchema: z.ZodMiniType<T.BulkAdjustProductsInput> = /* @__PURE__ */ (() => {
  const BulkAdjustProductsInput$ = z.object({
      ids: z.array(z.string()).check(z.minLength(1), z.maxLength(100)),
      adjust: ProductAdjustValueSchema
  });
  return BulkAdjustProductsInput$ as MatchesType<typeof BulkAdjustProductsInput$, z.ZodMiniType<T.BulkAdjustProductsInput>>;
})();

export const GetCatalogCollectionBySlugInputSchema: z.ZodMiniType<T.GetCatalogCollectionBySlugInput> = /* @__PURE__ */ (() => {
  const GetCatalogCollectionBySlugInput$ = z.object({
      slug: z.string().check(z.minLength(1), z.maxLength(100))
  });
  return GetCatalogCollectionBySlugInput$ as MatchesType<typeof GetCatalogCollectionBySlugInput$, z.ZodMiniType<T.GetCatalogCollectionBySlugInput>>;
})();

export const GetProductOptionsAvailabilityInputSchema: z.ZodMiniType<T.GetProductOptionsAvailabilityInput> = /* @__PURE__ */ (() => {
  const GetProductOptionsAvailabilityInput$ = z.object({
      id: z.string().check(z.minLength(1)),
      options: z.record(z.string(), z.string())
  });
  return GetProductOptionsAvailabilityInput$ as MatchesType<typeof GetProductOptionsAvailabilityInput$, z.ZodMiniType<T.GetProductOptionsAvailabilityInput>>;
})();

export const QueryProductVariantsInputSchema: z.ZodMiniType<T.QueryProductVariantsInput> = /* @__PURE__ */ (() => {
  const QueryProductVariantsInput$ = z.object({
      id: z.string().check(z.minLength(1)),
      choices: z.optional(z.record(z.string(), z.string())),
      variantIds: z.optional(z.array(z.string())),
      paging: z.optional(PagingSchema),
      includeMerchantSpecificData: z.optional(z.boolean())
  });
  return QueryProductVariantsInput$ as MatchesType<typeof QueryProductVariantsInput$, z.ZodMiniType<T.QueryProductVariantsInput>>;
})();

export const QueryStoreVariantsInputSchema: z.ZodMiniType<T.QueryStoreVariantsInput> = /* @__PURE__ */ (() => {
  const QueryStoreVariantsInput$ = z.object({
      query: StoreVariantQuerySchema
  });
  return QueryStoreVariantsInput$ as MatchesType<typeof QueryStoreVariantsInput$, z.ZodMiniType<T.QueryStoreVariantsInput>>;
})();

export const GetStoreVariantInputSchema: z.ZodMiniType<T.GetStoreVariantInput> = /* @__PURE__ */ (() => {
  const GetStoreVariantInput$ = z.object({
      id: z.string().check(z.minLength(1))
  });
  return GetStoreVariantInput$ as MatchesType<typeof GetStoreVariantInput$, z.ZodMiniType<T.GetStoreVariantInput>>;
})();

export const QueryProductsInputSchema: z.ZodMiniType<T.QueryProductsInput> = /* @__PURE__ */ (() => {
  const QueryProductsInput$ = z.object({
      query: z.optional(ProductQuerySchema)
  });
  return QueryProductsInput$ as MatchesType<typeof QueryProductsInput$, z.ZodMiniType<T.QueryProductsInput>>;
})();

export const GetCatalogVersionInputSchema: z.ZodMiniType<T.GetCatalogVersionInput> = /* @__PURE__ */ (() => {
  const GetCatalogVersionInput$ = z.strictObject({});
  return GetCatalogVersionInput$ as MatchesType<typeof GetCatalogVersionInput$, z.ZodMiniType<T.GetCatalogVersionInput>>;
})();

export const GetProductV3InputSchema: z.ZodMiniType<T.GetProductV3Input> = /* @__PURE__ */ (() => {
  const GetProductV3Input$ = z.object({
      id: z.string().check(z.minLength(1), z.maxLength(36)),
      fields: z.optional(z.array(ProductRequestedFieldSchema).check(z.maxLength(100)))
  });
  return GetProductV3Input$ as MatchesType<typeof GetProductV3Input$, z.ZodMiniType<T.GetProductV3Input>>;
})();

export const DeleteProductV3InputSchema: z.ZodMiniType<T.DeleteProductV3Input> = /* @__PURE__ */ (() => {
  const DeleteProductV3Input$ = z.object({
      id: z.string().check(z.minLength(1), z.maxLength(36))
  });
  return DeleteProductV3Input$ as MatchesType<typeof DeleteProductV3Input$, z.ZodMiniType<T.DeleteProductV3Input>>;
})();

export const UpdateProductV3InputSchema: z.ZodMiniType<T.UpdateProductV3Input> = /* @__PURE__ */ (() => {
  const UpdateProductV3Input$ = z.object({
      id: z.string().check(z.minLength(1), z.maxLength(36)),
      product: ProductV3InputSchema,
      fields: z.optional(z.array(ProductRequestedFieldSchema).check(z.maxLength(100)))
  });
  return UpdateProductV3Input$ as MatchesType<typeof UpdateProductV3Input$, z.ZodMiniType<T.UpdateProductV3Input>>;
})();

export const GetProductBySlugV3InputSchema: z.ZodMiniType<T.GetProductBySlugV3Input> = /* @__PURE__ */ (() => {
  const GetProductBySlugV3Input$ = z.object({
      slug: z.string().check(z.minLength(1), z.maxLength(100)),
      fields: z.optional(z.array(ProductRequestedFieldSchema).check(z.maxLength(100)))
  });
  return GetProductBySlugV3Input$ as MatchesType<typeof GetProductBySlugV3Input$, z.ZodMiniType<T.GetProductBySlugV3Input>>;
})();

export const SearchProductsV3InputSchema: z.ZodMiniType<T.SearchProductsV3Input> = /* @__PURE__ */ (() => {
  const SearchProductsV3Input$ = z.object({
      search: z.optional(ProductSearchSchema),
      fields: z.optional(z.array(ListedProductRequestedFieldSchema).check(z.maxLength(100)))
  });
  return SearchProductsV3Input$ as MatchesType<typeof SearchProductsV3Input$, z.ZodMiniType<T.SearchProductsV3Input>>;
})();

export const QueryProductsV3InputSchema: z.ZodMiniType<T.QueryProductsV3Input> = /* @__PURE__ */ (() => {
  const QueryProductsV3Input$ = z.object({
      query: z.optional(ProductQueryV3Schema),
      fields: z.optional(z.array(ListedProductRequestedFieldSchema).check(z.maxLength(100)))
  });
  return QueryProductsV3Input$ as MatchesType<typeof QueryProductsV3Input$, z.ZodMiniType<T.QueryProductsV3Input>>;
})();

export const CountProductsV3InputSchema: z.ZodMiniType<T.CountProductsV3Input> = /* @__PURE__ */ (() => {
  const CountProductsV3Input$ = z.object({
      filter: z.optional(ProductSearchFilterSchema),
      search: z.optional(SearchDetailsSchema),
      returnNonVisibleProducts: z.optional(z.boolean())
  });
  return CountProductsV3Input$ as MatchesType<typeof CountProductsV3Input$, z.ZodMiniType<T.CountProductsV3Input>>;
})();

export const GetAllProductsCategoryV3InputSchema: z.ZodMiniType<T.GetAllProductsCategoryV3Input> = /* @__PURE__ */ (() => {
  const GetAllProductsCategoryV3Input$ = z.strictObject({});
  return GetAllProductsCategoryV3Input$ as MatchesType<typeof GetAllProductsCategoryV3Input$, z.ZodMiniType<T.GetAllProductsCategoryV3Input>>;
})();

export const QueryVariantsV3InputSchema: z.ZodMiniType<T.QueryVariantsV3Input> = /* @__PURE__ */ (() => {
  const QueryVariantsV3Input$ = z.object({
      query: z.optional(VariantQuerySchema),
      fields: z.optional(z.array(VariantRequestedFieldSchema).check(z.maxLength(100)))
  });
  return QueryVariantsV3Input$ as MatchesType<typeof QueryVariantsV3Input$, z.ZodMiniType<T.QueryVariantsV3Input>>;
})();

export const CreateProductWithInventoryV3InputSchema: z.ZodMiniType<T.CreateProductWithInventoryV3Input> = /* @__PURE__ */ (() => {
  const CreateProductWithInventoryV3Input$ = z.object({
      product: ProductWithInventoryInputSchema,
      returnEntity: z.optional(z.boolean()),
      fields: z.optional(z.array(ProductRequestedFieldSchema).check(z.maxLength(100)))
  });
  return CreateProductWithInventoryV3Input$ as MatchesType<typeof CreateProductWithInventoryV3Input$, z.ZodMiniType<T.CreateProductWithInventoryV3Input>>;
})();

export const BulkUpdateProductVariantsByFilterV3InputSchema: z.ZodMiniType<T.BulkUpdateProductVariantsByFilterV3Input> = /* @__PURE__ */ (() => {
  const BulkUpdateProductVariantsByFilterV3Input$ = z.object({
      filter: NonEmptyProductFilterSchema,
      search: z.optional(SearchDetailsSchema),
      variant: VariantChangesSchema
  });
  return BulkUpdateProductVariantsByFilterV3Input$ as MatchesType<typeof BulkUpdateProductVariantsByFilterV3Input$, z.ZodMiniType<T.BulkUpdateProductVariantsByFilterV3Input>>;
})();

export const GetInventoryItemInputSchema: z.ZodMiniType<T.GetInventoryItemInput> = /* @__PURE__ */ (() => {
  const GetInventoryItemInput$ = z.object({
      id: z.guid()
  });
  return GetInventoryItemInput$ as MatchesType<typeof GetInventoryItemInput$, z.ZodMiniType<T.GetInventoryItemInput>>;
})();

export const UpdateInventoryItemInputSchema: z.ZodMiniType<T.UpdateInventoryItemInput> = /* @__PURE__ */ (() => {
  const UpdateInventoryItemInput$ = z.object({
      id: z.guid(),
      inventoryItem: InventoryItemInputSchema,
      reason: z.optional(InventoryChangeReasonRequestSchema)
  });
  return UpdateInventoryItemInput$ as MatchesType<typeof UpdateInventoryItemInput$, z.ZodMiniType<T.UpdateInventoryItemInput>>;
})();

export const QueryInventoryItemsInputSchema: z.ZodMiniType<T.QueryInventoryItemsInput> = /* @__PURE__ */ (() => {
  const QueryInventoryItemsInput$ = z.object({
      query: z.optional(InventoryItemQuerySchema)
  });
  return QueryInventoryItemsInput$ as MatchesType<typeof QueryInventoryItemsInput$, z.ZodMiniType<T.QueryInventoryItemsInput>>;
})();

export const BulkDecrementInventoryItemsByVariantAndLocationInputSchema: z.ZodMiniType<T.BulkDecrementInventoryItemsByVariantAndLocationInput> = /* @__PURE__ */ (() => {
  const BulkDecrementInventoryItemsByVariantAndLocationInput$ = z.object({
      decrementData: z.array(InventoryDecrementSchema).check(z.minLength(1), z.maxLength(300)),
      restrictInventory: z.nullish(z.boolean()),
      returnEntity: z.optional(z.boolean()),
      reason: z.optional(InventoryChangeReasonRequestSchema)
  });
  return BulkDecrementInventoryItemsByVariantAndLocationInput$ as MatchesType<typeof BulkDecrementInventoryItemsByVariantAndLocationInput$, z.ZodMiniType<T.BulkDecrementInventoryItemsByVariantAndLocationInput>>;
})();

export const BulkIncrementInventoryItemsByVariantAndLocationInputSchema: z.ZodMiniType<T.BulkIncrementInventoryItemsByVariantAndLocationInput> = /* @__PURE__ */ (() => {
  const BulkIncrementInventoryItemsByVariantAndLocationInput$ = z.object({
      incrementData: z.array(InventoryIncrementSchema).check(z.minLength(1), z.maxLength(300)),
      returnEntity: z.optional(z.boolean()),
      reason: z.optional(InventoryChangeReasonRequestSchema)
  });
  return BulkIncrementInventoryItemsByVariantAndLocationInput$ as MatchesType<typeof BulkIncrementInventoryItemsByVariantAndLocationInput$, z.ZodMiniType<T.BulkIncrementInventoryItemsByVariantAndLocationInput>>;
})();

export const QueryCustomizationsInputSchema: z.ZodMiniType<T.QueryCustomizationsInput> = /* @__PURE__ */ (() => {
  const QueryCustomizationsInput$ = z.object({
      query: z.optional(CustomizationQuerySchema),
      fields: z.optional(z.array(CustomizationRequestedFieldSchema).check(z.maxLength(100)))
  });
  return QueryCustomizationsInput$ as MatchesType<typeof QueryCustomizationsInput$, z.ZodMiniType<T.QueryCustomizationsInput>>;
})();

export const GetCategoryInputSchema: z.ZodMiniType<T.GetCategoryInput> = /* @__PURE__ */ (() => {
  const GetCategoryInput$ = z.object({
      id: z.guid(),
      treeReference: z.object({
          appNamespace: z.string().check(z.minLength(4), z.maxLength(150)),
          treeKey: z.nullish(z.string().check(z.minLength(1), z.maxLength(44)))
      }),
      fields: z.optional(z.array(CategoryRequestedFieldSchema).check(z.maxLength(100)))
  });
  return GetCategoryInput$ as MatchesType<typeof GetCategoryInput$, z.ZodMiniType<T.GetCategoryInput>>;
})();

export const UpdateCategoryInputSchema: z.ZodMiniType<T.UpdateCategoryInput> = /* @__PURE__ */ (() => {
  const UpdateCategoryInput$ = z.object({
      id: z.guid(),
      category: CategoryChangesSchema,
      treeReference: TreeReferenceRequestSchema,
      fields: z.optional(z.array(CategoryRequestedFieldSchema).check(z.maxLength(100)))
  });
  return UpdateCategoryInput$ as MatchesType<typeof UpdateCategoryInput$, z.ZodMiniType<T.UpdateCategoryInput>>;
})();

export const GetCategoryBySlugInputSchema: z.ZodMiniType<T.GetCategoryBySlugInput> = /* @__PURE__ */ (() => {
  const GetCategoryBySlugInput$ = z.object({
      slug: z.string().check(z.minLength(1)),
      treeReference: z.object({
          appNamespace: z.string().check(z.minLength(4), z.maxLength(150)),
          treeKey: z.nullish(z.string().check(z.minLength(1), z.maxLength(44)))
      }),
      fields: z.optional(z.array(CategoryRequestedFieldSchema).check(z.maxLength(100)))
  });
  return GetCategoryBySlugInput$ as MatchesType<typeof GetCategoryBySlugInput$, z.ZodMiniType<T.GetCategoryBySlugInput>>;
})();

export const QueryCategoriesInputSchema: z.ZodMiniType<T.QueryCategoriesInput> = /* @__PURE__ */ (() => {
  const QueryCategoriesInput$ = z.object({
      query: z.optional(CategoryQuerySchema),
      treeReference: z.optional(TreeReferenceRequestSchema),
      returnNonVisibleCategories: z.optional(z.boolean()),
      fields: z.optional(z.array(CategoryRequestedFieldSchema).check(z.maxLength(100)))
  });
  return QueryCategoriesInput$ as MatchesType<typeof QueryCategoriesInput$, z.ZodMiniType<T.QueryCategoriesInput>>;
})();

export const ListItemsInCategoryInputSchema: z.ZodMiniType<T.ListItemsInCategoryInput> = /* @__PURE__ */ (() => {
  const ListItemsInCategoryInput$ = z.object({
      id: z.guid(),
      treeReference: z.object({
          appNamespace: z.string().check(z.minLength(4), z.maxLength(150)),
          treeKey: z.nullish(z.string().check(z.minLength(1), z.maxLength(44)))
      }),
      cursorPaging: z.optional(z.object({
          limit: z.nullish(z.int32().check(z.lte(100))),
          cursor: z.nullish(z.string().check(z.maxLength(16000)))
      })),
      useCategoryArrangement: z.optional(z.boolean()),
      includeItemsFromSubcategories: z.optional(z.boolean())
  });
  return ListItemsInCategoryInput$ as MatchesType<typeof ListItemsInCategoryInput$, z.ZodMiniType<T.ListItemsInCategoryInput>>;
})();

export const CreateCategoryInputSchema: z.ZodMiniType<T.CreateCategoryInput> = /* @__PURE__ */ (() => {
  const CreateCategoryInput$ = z.object({
      category: CategoryInputSchema,
      treeReference: TreeReferenceRequestSchema,
      fields: z.optional(z.array(CategoryRequestedFieldSchema).check(z.maxLength(100)))
  });
  return CreateCategoryInput$ as MatchesType<typeof CreateCategoryInput$, z.ZodMiniType<T.CreateCategoryInput>>;
})();

export const BulkAddItemsToCategoryInputSchema: z.ZodMiniType<T.BulkAddItemsToCategoryInput> = /* @__PURE__ */ (() => {
  const BulkAddItemsToCategoryInput$ = z.object({
      id: z.guid(),
      items: z.array(ItemReferenceRequestSchema).check(z.minLength(1), z.maxLength(1000)),
      treeReference: TreeReferenceRequestSchema
  });
  return BulkAddItemsToCategoryInput$ as MatchesType<typeof BulkAddItemsToCategoryInput$, z.ZodMiniType<T.BulkAddItemsToCategoryInput>>;
})();

export const BulkRemoveItemsFromCategoryInputSchema: z.ZodMiniType<T.BulkRemoveItemsFromCategoryInput> = /* @__PURE__ */ (() => {
  const BulkRemoveItemsFromCategoryInput$ = z.object({
      id: z.guid(),
      items: z.array(ItemReferenceRequestSchema).check(z.minLength(1), z.maxLength(100)),
      treeReference: TreeReferenceRequestSchema
  });
  return BulkRemoveItemsFromCategoryInput$ as MatchesType<typeof BulkRemoveItemsFromCategoryInput$, z.ZodMiniType<T.BulkRemoveItemsFromCategoryInput>>;
})();

export const LoginInputSchema: z.ZodMiniType<T.LoginInput> = /* @__PURE__ */ (() => {
  const LoginInput$ = z.object({
      email: z.optional(z.email()),
      loginId: z.optional(LoginIdSchema),
      password: z.optional(z.string()),
      captchaTokens: z.optional(z.array(CaptchaTokenSchema)),
      clientMetaData: z.nullish(z.record(z.string(), z.unknown())),
      stateToken: z.optional(z.string().check(z.maxLength(1000)))
  }).check(rules.atLeastOne('password', 'stateToken'));
  return LoginInput$ as MatchesType<typeof LoginInput$, z.ZodMiniType<T.LoginInput>>;
})();

export const ChangePasswordInputSchema: z.ZodMiniType<T.ChangePasswordInput> = /* @__PURE__ */ (() => {
  const ChangePasswordInput$ = z.object({
      newPassword: z.string()
  });
  return ChangePasswordInput$ as MatchesType<typeof ChangePasswordInput$, z.ZodMiniType<T.ChangePasswordInput>>;
})();

export const SsoLoginInputSchema: z.ZodMiniType<T.SsoLoginInput> = /* @__PURE__ */ (() => {
  const SsoLoginInput$ = z.object({
      tenantId: z.string().check(z.minLength(1)),
      idpConnectionId: z.string().check(z.minLength(1)),
      tenantType: z.optional(TenantTypeSchema),
      customPayload: z.optional(z.record(z.string(), z.string())),
      sessionId: z.optional(z.string()),
      encryptionKey: z.optional(z.string()),
      visitorId: z.optional(z.string()),
      bsi: z.optional(z.string())
  });
  return SsoLoginInput$ as MatchesType<typeof SsoLoginInput$, z.ZodMiniType<T.SsoLoginInput>>;
})();

export const LoginCallbackInputSchema: z.ZodMiniType<T.LoginCallbackInput> = /* @__PURE__ */ (() => {
  const LoginCallbackInput$ = z.object({
      state: z.optional(z.string()),
      sessionToken: z.optional(z.string())
  });
  return LoginCallbackInput$ as MatchesType<typeof LoginCallbackInput$, z.ZodMiniType<T.LoginCallbackInput>>;
})();

export const SsoLoginWithTokenParamsInputSchema: z.ZodMiniType<T.SsoLoginWithTokenParamsInput> = /* @__PURE__ */ (() => {
  const SsoLoginWithTokenParamsInput$ = z.object({
      idpConnectionId: z.string(),
      tokenParams: z.record(z.string(), z.string()).check(rules.minProperties(1, 'must not be empty'))
  });
  return SsoLoginWithTokenParamsInput$ as MatchesType<typeof SsoLoginWithTokenParamsInput$, z.ZodMiniType<T.SsoLoginWithTokenParamsInput>>;
})();

export const LogoutRedirectInputSchema: z.ZodMiniType<T.LogoutRedirectInput> = /* @__PURE__ */ (() => {
  const LogoutRedirectInput$ = z.object({
      postLogoutRedirectUri: z.optional(z.url()),
      clientId: z.optional(z.guid())
  });
  return LogoutRedirectInput$ as MatchesType<typeof LogoutRedirectInput$, z.ZodMiniType<T.LogoutRedirectInput>>;
})();

export const VerifyFactorInputSchema: z.ZodMiniType<T.VerifyFactorInput> = /* @__PURE__ */ (() => {
  const VerifyFactorInput$ = z.object({
      factorType: FactorTypeRequestSchema,
      smsData: z.optional(VerificationCodeSchema),
      callData: z.optional(VerificationCodeSchema),
      emailData: z.optional(VerificationCodeSchema),
      totpData: z.optional(VerificationCodeSchema),
      pushData: z.optional(PushVerifyDataSchema),
      stateToken: z.string(),
      rememberThisDevice: z.optional(z.boolean()),
      webauthnData: z.optional(WebAuthnVerifyDataSchema),
      recoveryCodeData: z.optional(VerificationCodeSchema),
      passwordData: z.optional(PasswordVerifyDataSchema)
  }).check(rules.atMostOne('smsData', 'callData', 'emailData', 'totpData', 'pushData', 'webauthnData', 'recoveryCodeData', 'passwordData'));
  return VerifyFactorInput$ as MatchesType<typeof VerifyFactorInput$, z.ZodMiniType<T.VerifyFactorInput>>;
})();

export const StartVerificationInputSchema: z.ZodMiniType<T.StartVerificationInput> = /* @__PURE__ */ (() => {
  const StartVerificationInput$ = z.object({
      identityId: z.nullish(z.guid()),
      target: z.optional(VerificationTargetSchema)
  });
  return StartVerificationInput$ as MatchesType<typeof StartVerificationInput$, z.ZodMiniType<T.StartVerificationInput>>;
})();

export const VerifyDuringAuthenticationInputSchema: z.ZodMiniType<T.VerifyDuringAuthenticationInput> = /* @__PURE__ */ (() => {
  const VerifyDuringAuthenticationInput$ = z.object({
      code: z.string().check(z.length(6)),
      stateToken: z.string()
  });
  return VerifyDuringAuthenticationInput$ as MatchesType<typeof VerifyDuringAuthenticationInput$, z.ZodMiniType<T.VerifyDuringAuthenticationInput>>;
})();

export const ResendDuringAuthenticationInputSchema: z.ZodMiniType<T.ResendDuringAuthenticationInput> = /* @__PURE__ */ (() => {
  const ResendDuringAuthenticationInput$ = z.object({
      stateToken: z.string()
  });
  return ResendDuringAuthenticationInput$ as MatchesType<typeof ResendDuringAuthenticationInput$, z.ZodMiniType<T.ResendDuringAuthenticationInput>>;
})();

export const SendRecoveryEmailInputSchema: z.ZodMiniType<T.SendRecoveryEmailInput> = /* @__PURE__ */ (() => {
  const SendRecoveryEmailInput$ = z.object({
      email: z.email(),
      language: z.nullish(z.string()),
      redirect: z.optional(RecoveryRedirectSchema)
  });
  return SendRecoveryEmailInput$ as MatchesType<typeof SendRecoveryEmailInput$, z.ZodMiniType<T.SendRecoveryEmailInput>>;
})();

export const SendActivationEmailInputSchema: z.ZodMiniType<T.SendActivationEmailInput> = /* @__PURE__ */ (() => {
  const SendActivationEmailInput$ = z.object({
      identityId: z.guid(),
      emailOptions: z.optional(RecoveryEmailOptionsSchema)
  });
  return SendActivationEmailInput$ as MatchesType<typeof SendActivationEmailInput$, z.ZodMiniType<T.SendActivationEmailInput>>;
})();

export const RecoverPasswordInputSchema: z.ZodMiniType<T.RecoverPasswordInput> = /* @__PURE__ */ (() => {
  const RecoverPasswordInput$ = z.object({
      recoveryToken: z.string(),
      password: z.nullish(z.string())
  });
  return RecoverPasswordInput$ as MatchesType<typeof RecoverPasswordInput$, z.ZodMiniType<T.RecoverPasswordInput>>;
})();

export const OauthTokenInputSchema: z.ZodMiniType<T.OauthTokenInput> = /* @__PURE__ */ (() => {
  const OauthTokenInput$ = OAuthTokenRequestSchema;
  return OauthTokenInput$ as MatchesType<typeof OauthTokenInput$, z.ZodMiniType<T.OauthTokenInput>>;
})();

export const OauthTokenInfoInputSchema: z.ZodMiniType<T.OauthTokenInfoInput> = /* @__PURE__ */ (() => {
  const OauthTokenInfoInput$ = z.object({
      token: z.string()
  });
  return OauthTokenInfoInput$ as MatchesType<typeof OauthTokenInfoInput$, z.ZodMiniType<T.OauthTokenInfoInput>>;
})();

export const GenerateFilesDownloadUrlInputSchema: z.ZodMiniType<T.GenerateFilesDownloadUrlInput> = /* @__PURE__ */ (() => {
  const GenerateFilesDownloadUrlInput$ = z.object({
      fileIds: z.array(z.string().check(z.maxLength(1000))).check(z.minLength(1), z.maxLength(1000))
  });
  return GenerateFilesDownloadUrlInput$ as MatchesType<typeof GenerateFilesDownloadUrlInput$, z.ZodMiniType<T.GenerateFilesDownloadUrlInput>>;
})();

export const GenerateFileDownloadUrlInputSchema: z.ZodMiniType<T.GenerateFileDownloadUrlInput> = /* @__PURE__ */ (() => {
  const GenerateFileDownloadUrlInput$ = z.object({
      fileId: z.string().check(z.maxLength(1000)),
      downloadFileName: z.nullish(z.string().check(z.maxLength(100))),
      expirationInMinutes: z.nullish(z.int().check(z.gte(1), z.lte(525600))),
      expirationRedirectUrl: z.nullish(z.url()),
      assetKeys: z.nullish(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(100))),
      contentDisposition: z.optional(ContentDispositionSchema)
  });
  return GenerateFileDownloadUrlInput$ as MatchesType<typeof GenerateFileDownloadUrlInput$, z.ZodMiniType<T.GenerateFileDownloadUrlInput>>;
})();

export const GetFileDescriptorInputSchema: z.ZodMiniType<T.GetFileDescriptorInput> = /* @__PURE__ */ (() => {
  const GetFileDescriptorInput$ = z.object({
      fileId: z.string().check(z.maxLength(1000))
  });
  return GetFileDescriptorInput$ as MatchesType<typeof GetFileDescriptorInput$, z.ZodMiniType<T.GetFileDescriptorInput>>;
})();

export const GetFileDescriptorsInputSchema: z.ZodMiniType<T.GetFileDescriptorsInput> = /* @__PURE__ */ (() => {
  const GetFileDescriptorsInput$ = z.object({
      fileIds: z.array(z.string().check(z.maxLength(1000))).check(z.minLength(1), z.maxLength(100))
  });
  return GetFileDescriptorsInput$ as MatchesType<typeof GetFileDescriptorsInput$, z.ZodMiniType<T.GetFileDescriptorsInput>>;
})();

export const UpdateFileDescriptorInputSchema: z.ZodMiniType<T.UpdateFileDescriptorInput> = /* @__PURE__ */ (() => {
  const UpdateFileDescriptorInput$ = z.object({
      file: FileDescriptorInputSchema,
      fieldMask: z.optional(z.string())
  });
  return UpdateFileDescriptorInput$ as MatchesType<typeof UpdateFileDescriptorInput$, z.ZodMiniType<T.UpdateFileDescriptorInput>>;
})();

export const GenerateFileUploadUrlInputSchema: z.ZodMiniType<T.GenerateFileUploadUrlInput> = /* @__PURE__ */ (() => {
  const GenerateFileUploadUrlInput$ = z.object({
      mimeType: z.string().check(z.maxLength(100)),
      fileName: z.nullish(z.string().check(z.maxLength(1000))),
      sizeInBytes: z.nullish(z.string().check(z.regex(/^\d+$/u))),
      parentFolderId: z.nullish(z.string().check(z.maxLength(100))),
      private: z.nullish(z.boolean()),
      labels: z.nullish(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(50))),
      externalInfo: z.optional(FileExternalInfoRequestSchema),
      filePath: z.nullish(z.string().check(z.maxLength(100)))
  });
  return GenerateFileUploadUrlInput$ as MatchesType<typeof GenerateFileUploadUrlInput$, z.ZodMiniType<T.GenerateFileUploadUrlInput>>;
})();

export const GenerateFileResumableUploadUrlInputSchema: z.ZodMiniType<T.GenerateFileResumableUploadUrlInput> = /* @__PURE__ */ (() => {
  const GenerateFileResumableUploadUrlInput$ = z.object({
      mimeType: z.string().check(z.maxLength(100)),
      fileName: z.nullish(z.string().check(z.maxLength(1000))),
      sizeInBytes: z.nullish(z.string().check(z.regex(/^\d+$/u))),
      parentFolderId: z.nullish(z.string().check(z.maxLength(100))),
      private: z.nullish(z.boolean()),
      labels: z.nullish(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(500))),
      uploadProtocol: z.optional(UploadProtocolRequestSchema),
      filePath: z.nullish(z.string().check(z.maxLength(100))),
      externalInfo: z.optional(FileExternalInfoRequestSchema)
  });
  return GenerateFileResumableUploadUrlInput$ as MatchesType<typeof GenerateFileResumableUploadUrlInput$, z.ZodMiniType<T.GenerateFileResumableUploadUrlInput>>;
})();

export const ImportFileInputSchema: z.ZodMiniType<T.ImportFileInput> = /* @__PURE__ */ (() => {
  const ImportFileInput$ = z.object({
      url: z.url().check(z.minLength(2)),
      mediaType: z.optional(FileMediaTypeRequestSchema),
      displayName: z.nullish(z.string().check(z.maxLength(1000))),
      parentFolderId: z.nullish(z.string().check(z.maxLength(100))),
      private: z.nullish(z.boolean()),
      labels: z.nullish(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(500))),
      mimeType: z.optional(z.string().check(z.maxLength(100))),
      externalInfo: z.optional(FileExternalInfoRequestSchema),
      urlParams: z.nullish(z.record(z.string(), z.unknown())),
      urlHeaders: z.nullish(z.record(z.string(), z.string())),
      filePath: z.nullish(z.string().check(z.maxLength(100)))
  });
  return ImportFileInput$ as MatchesType<typeof ImportFileInput$, z.ZodMiniType<T.ImportFileInput>>;
})();

export const BulkImportFilesV1InputSchema: z.ZodMiniType<T.BulkImportFilesV1Input> = /* @__PURE__ */ (() => {
  const BulkImportFilesV1Input$ = z.object({
      importFileRequests: z.array(ImportFileRequestSchema).check(z.minLength(1), z.maxLength(100))
  });
  return BulkImportFilesV1Input$ as MatchesType<typeof BulkImportFilesV1Input$, z.ZodMiniType<T.BulkImportFilesV1Input>>;
})();

export const BulkImportFilesInputSchema: z.ZodMiniType<T.BulkImportFilesInput> = /* @__PURE__ */ (() => {
  const BulkImportFilesInput$ = z.object({
      importFileRequests: z.array(ImportFileRequestSchema).check(z.minLength(1), z.maxLength(100)),
      returnEntity: z.nullish(z.boolean())
  });
  return BulkImportFilesInput$ as MatchesType<typeof BulkImportFilesInput$, z.ZodMiniType<T.BulkImportFilesInput>>;
})();

export const ListFilesInputSchema: z.ZodMiniType<T.ListFilesInput> = /* @__PURE__ */ (() => {
  const ListFilesInput$ = z.object({
      parentFolderId: z.optional(z.string().check(z.maxLength(100))),
      mediaTypes: z.optional(z.array(FileMediaTypeRequestSchema).check(z.maxLength(30))),
      private: z.optional(z.boolean()),
      sort: z.optional(z.object({
          fieldName: z.optional(FileSortFieldSchema),
          order: z.optional(SortOrderSchema)
      })),
      paging: z.optional(z.object({
          limit: z.optional(z.int32().check(z.lte(100))),
          cursor: z.optional(z.string().check(z.maxLength(16000)))
      }))
  });
  return ListFilesInput$ as MatchesType<typeof ListFilesInput$, z.ZodMiniType<T.ListFilesInput>>;
})();

export const SearchFilesInputSchema: z.ZodMiniType<T.SearchFilesInput> = /* @__PURE__ */ (() => {
  const SearchFilesInput$ = z.object({
      search: z.nullish(z.string().check(z.maxLength(200))),
      rootFolder: z.optional(FileRootFolderSchema),
      mediaTypes: z.optional(z.array(FileMediaTypeRequestSchema).check(z.maxLength(30))),
      private: z.nullish(z.boolean()),
      sort: z.optional(FileSortingSchema),
      paging: z.optional(FileCursorPagingSchema)
  });
  return SearchFilesInput$ as MatchesType<typeof SearchFilesInput$, z.ZodMiniType<T.SearchFilesInput>>;
})();

export const GenerateVideoStreamingUrlInputSchema: z.ZodMiniType<T.GenerateVideoStreamingUrlInput> = /* @__PURE__ */ (() => {
  const GenerateVideoStreamingUrlInput$ = z.object({
      fileId: z.string().check(z.maxLength(1000)),
      format: z.optional(StreamFormatSchema),
      expirationInMinutes: z.nullish(z.int().check(z.gte(60), z.lte(1440)))
  });
  return GenerateVideoStreamingUrlInput$ as MatchesType<typeof GenerateVideoStreamingUrlInput$, z.ZodMiniType<T.GenerateVideoStreamingUrlInput>>;
})();

export const BulkDeleteFilesInputSchema: z.ZodMiniType<T.BulkDeleteFilesInput> = /* @__PURE__ */ (() => {
  const BulkDeleteFilesInput$ = z.object({
      fileIds: z.array(z.string().check(z.maxLength(1000))).check(z.minLength(1), z.maxLength(1000)),
      permanent: z.optional(z.boolean())
  });
  return BulkDeleteFilesInput$ as MatchesType<typeof BulkDeleteFilesInput$, z.ZodMiniType<T.BulkDeleteFilesInput>>;
})();

export const BulkRestoreFilesInputSchema: z.ZodMiniType<T.BulkRestoreFilesInput> = /* @__PURE__ */ (() => {
  const BulkRestoreFilesInput$ = z.object({
      fileIds: z.array(z.string().check(z.maxLength(1000))).check(z.minLength(1), z.maxLength(1000))
  });
  return BulkRestoreFilesInput$ as MatchesType<typeof BulkRestoreFilesInput$, z.ZodMiniType<T.BulkRestoreFilesInput>>;
})();

export const ListDeletedFilesInputSchema: z.ZodMiniType<T.ListDeletedFilesInput> = /* @__PURE__ */ (() => {
  const ListDeletedFilesInput$ = z.object({
      parentFolderId: z.optional(z.string().check(z.maxLength(100))),
      mediaTypes: z.optional(z.array(FileMediaTypeRequestSchema).check(z.maxLength(30))),
      private: z.optional(z.boolean()),
      sort: z.optional(z.object({
          fieldName: z.optional(FileSortFieldSchema),
          order: z.optional(SortOrderSchema)
      })),
      paging: z.optional(z.object({
          limit: z.optional(z.int32().check(z.lte(100))),
          cursor: z.optional(z.string().check(z.maxLength(16000)))
      }))
  });
  return ListDeletedFilesInput$ as MatchesType<typeof ListDeletedFilesInput$, z.ZodMiniType<T.ListDeletedFilesInput>>;
})();

export const UpdateMySlugInputSchema: z.ZodMiniType<T.UpdateMySlugInput> = /* @__PURE__ */ (() => {
  const UpdateMySlugInput$ = z.object({
      slug: z.string().check(z.maxLength(255))
  });
  return UpdateMySlugInput$ as MatchesType<typeof UpdateMySlugInput$, z.ZodMiniType<T.UpdateMySlugInput>>;
})();

export const UpdateMemberSlugInputSchema: z.ZodMiniType<T.UpdateMemberSlugInput> = /* @__PURE__ */ (() => {
  const UpdateMemberSlugInput$ = z.object({
      id: z.guid(),
      slug: z.string().check(z.maxLength(255))
  });
  return UpdateMemberSlugInput$ as MatchesType<typeof UpdateMemberSlugInput$, z.ZodMiniType<T.UpdateMemberSlugInput>>;
})();

export const JoinCommunityInputSchema: z.ZodMiniType<T.JoinCommunityInput> = /* @__PURE__ */ (() => {
  const JoinCommunityInput$ = z.strictObject({});
  return JoinCommunityInput$ as MatchesType<typeof JoinCommunityInput$, z.ZodMiniType<T.JoinCommunityInput>>;
})();

export const LeaveCommunityInputSchema: z.ZodMiniType<T.LeaveCommunityInput> = /* @__PURE__ */ (() => {
  const LeaveCommunityInput$ = z.strictObject({});
  return LeaveCommunityInput$ as MatchesType<typeof LeaveCommunityInput$, z.ZodMiniType<T.LeaveCommunityInput>>;
})();

export const GetMyMemberInputSchema: z.ZodMiniType<T.GetMyMemberInput> = /* @__PURE__ */ (() => {
  const GetMyMemberInput$ = z.object({
      fieldsets: z.optional(z.array(MemberFieldSetSchema).check(z.maxLength(3)))
  });
  return GetMyMemberInput$ as MatchesType<typeof GetMyMemberInput$, z.ZodMiniType<T.GetMyMemberInput>>;
})();

export const DeleteMyMemberInputSchema: z.ZodMiniType<T.DeleteMyMemberInput> = /* @__PURE__ */ (() => {
  const DeleteMyMemberInput$ = z.object({
      contentAssigneeId: z.optional(z.guid())
  });
  return DeleteMyMemberInput$ as MatchesType<typeof DeleteMyMemberInput$, z.ZodMiniType<T.DeleteMyMemberInput>>;
})();

export const GetMemberInputSchema: z.ZodMiniType<T.GetMemberInput> = /* @__PURE__ */ (() => {
  const GetMemberInput$ = z.object({
      id: z.guid(),
      fieldsets: z.optional(z.array(MemberFieldSetSchema).check(z.maxLength(3)))
  });
  return GetMemberInput$ as MatchesType<typeof GetMemberInput$, z.ZodMiniType<T.GetMemberInput>>;
})();

export const DeleteMemberInputSchema: z.ZodMiniType<T.DeleteMemberInput> = /* @__PURE__ */ (() => {
  const DeleteMemberInput$ = z.object({
      id: z.guid()
  });
  return DeleteMemberInput$ as MatchesType<typeof DeleteMemberInput$, z.ZodMiniType<T.DeleteMemberInput>>;
})();

export const UpdateMemberInputSchema: z.ZodMiniType<T.UpdateMemberInput> = /* @__PURE__ */ (() => {
  const UpdateMemberInput$ = z.object({
      id: z.guid(),
      member: MemberChangesSchema
  });
  return UpdateMemberInput$ as MatchesType<typeof UpdateMemberInput$, z.ZodMiniType<T.UpdateMemberInput>>;
})();

export const ListMembersInputSchema: z.ZodMiniType<T.ListMembersInput> = /* @__PURE__ */ (() => {
  const ListMembersInput$ = z.object({
      paging: z.optional(PagingSchema),
      fieldsets: z.optional(z.array(MemberFieldSetSchema).check(z.maxLength(3))),
      sorting: z.optional(z.array(MemberSortingSchema))
  });
  return ListMembersInput$ as MatchesType<typeof ListMembersInput$, z.ZodMiniType<T.ListMembersInput>>;
})();

export const CreateMemberInputSchema: z.ZodMiniType<T.CreateMemberInput> = /* @__PURE__ */ (() => {
  const CreateMemberInput$ = z.object({
      member: MemberInputSchema
  });
  return CreateMemberInput$ as MatchesType<typeof CreateMemberInput$, z.ZodMiniType<T.CreateMemberInput>>;
})();

export const QueryMembersInputSchema: z.ZodMiniType<T.QueryMembersInput> = /* @__PURE__ */ (() => {
  const QueryMembersInput$ = z.object({
      query: z.optional(MemberQuerySchema),
      fieldsets: z.optional(z.array(MemberFieldSetSchema).check(z.maxLength(3))),
      search: z.optional(MemberSearchSchema)
  });
  return QueryMembersInput$ as MatchesType<typeof QueryMembersInput$, z.ZodMiniType<T.QueryMembersInput>>;
})();

export const MuteMemberInputSchema: z.ZodMiniType<T.MuteMemberInput> = /* @__PURE__ */ (() => {
  const MuteMemberInput$ = z.object({
      id: z.guid()
  });
  return MuteMemberInput$ as MatchesType<typeof MuteMemberInput$, z.ZodMiniType<T.MuteMemberInput>>;
})();

export const UnmuteMemberInputSchema: z.ZodMiniType<T.UnmuteMemberInput> = /* @__PURE__ */ (() => {
  const UnmuteMemberInput$ = z.object({
      id: z.guid()
  });
  return UnmuteMemberInput$ as MatchesType<typeof UnmuteMemberInput$, z.ZodMiniType<T.UnmuteMemberInput>>;
})();

export const ApproveMemberInputSchema: z.ZodMiniType<T.ApproveMemberInput> = /* @__PURE__ */ (() => {
  const ApproveMemberInput$ = z.object({
      id: z.guid()
  });
  return ApproveMemberInput$ as MatchesType<typeof ApproveMemberInput$, z.ZodMiniType<T.ApproveMemberInput>>;
})();

export const BlockMemberInputSchema: z.ZodMiniType<T.BlockMemberInput> = /* @__PURE__ */ (() => {
  const BlockMemberInput$ = z.object({
      id: z.guid()
  });
  return BlockMemberInput$ as MatchesType<typeof BlockMemberInput$, z.ZodMiniType<T.BlockMemberInput>>;
})();

export const DisconnectMemberInputSchema: z.ZodMiniType<T.DisconnectMemberInput> = /* @__PURE__ */ (() => {
  const DisconnectMemberInput$ = z.object({
      id: z.guid()
  });
  return DisconnectMemberInput$ as MatchesType<typeof DisconnectMemberInput$, z.ZodMiniType<T.DisconnectMemberInput>>;
})();

export const BulkDeleteMembersInputSchema: z.ZodMiniType<T.BulkDeleteMembersInput> = /* @__PURE__ */ (() => {
  const BulkDeleteMembersInput$ = z.object({
      memberIds: z.array(z.guid()).check(z.minLength(1), z.maxLength(100))
  });
  return BulkDeleteMembersInput$ as MatchesType<typeof BulkDeleteMembersInput$, z.ZodMiniType<T.BulkDeleteMembersInput>>;
})();

export const BulkDeleteMembersByFilterInputSchema: z.ZodMiniType<T.BulkDeleteMembersByFilterInput> = /* @__PURE__ */ (() => {
  const BulkDeleteMembersByFilterInput$ = z.object({
      filter: NonEmptyMemberFilterSchema,
      contentAssigneeId: z.nullish(z.guid()),
      search: z.optional(MemberSearchSchema)
  });
  return BulkDeleteMembersByFilterInput$ as MatchesType<typeof BulkDeleteMembersByFilterInput$, z.ZodMiniType<T.BulkDeleteMembersByFilterInput>>;
})();

export const BulkApproveMembersInputSchema: z.ZodMiniType<T.BulkApproveMembersInput> = /* @__PURE__ */ (() => {
  const BulkApproveMembersInput$ = z.object({
      filter: NonEmptyMemberFilterSchema
  });
  return BulkApproveMembersInput$ as MatchesType<typeof BulkApproveMembersInput$, z.ZodMiniType<T.BulkApproveMembersInput>>;
})();

export const BulkBlockMembersInputSchema: z.ZodMiniType<T.BulkBlockMembersInput> = /* @__PURE__ */ (() => {
  const BulkBlockMembersInput$ = z.object({
      filter: NonEmptyMemberFilterSchema
  });
  return BulkBlockMembersInput$ as MatchesType<typeof BulkBlockMembersInput$, z.ZodMiniType<T.BulkBlockMembersInput>>;
})();

export const DeleteMemberPhonesInputSchema: z.ZodMiniType<T.DeleteMemberPhonesInput> = /* @__PURE__ */ (() => {
  const DeleteMemberPhonesInput$ = z.object({
      id: z.guid()
  });
  return DeleteMemberPhonesInput$ as MatchesType<typeof DeleteMemberPhonesInput$, z.ZodMiniType<T.DeleteMemberPhonesInput>>;
})();

export const DeleteMemberEmailsInputSchema: z.ZodMiniType<T.DeleteMemberEmailsInput> = /* @__PURE__ */ (() => {
  const DeleteMemberEmailsInput$ = z.object({
      id: z.guid()
  });
  return DeleteMemberEmailsInput$ as MatchesType<typeof DeleteMemberEmailsInput$, z.ZodMiniType<T.DeleteMemberEmailsInput>>;
})();

export const DeleteMemberAddressesInputSchema: z.ZodMiniType<T.DeleteMemberAddressesInput> = /* @__PURE__ */ (() => {
  const DeleteMemberAddressesInput$ = z.object({
      id: z.guid()
  });
  return DeleteMemberAddressesInput$ as MatchesType<typeof DeleteMemberAddressesInput$, z.ZodMiniType<T.DeleteMemberAddressesInput>>;
})();

export const CreateRedirectSessionInputSchema: z.ZodMiniType<T.CreateRedirectSessionInput> = /* @__PURE__ */ (() => {
  const CreateRedirectSessionInput$ = z.object({
      bookingsCheckout: z.optional(RedirectSessionBookingsCheckoutParamsSchema),
      ecomCheckout: z.optional(RedirectSessionEcomCheckoutParamsSchema),
      eventsCheckout: z.optional(RedirectSessionEventsCheckoutParamsSchema),
      paidPlansCheckout: z.optional(RedirectSessionPaidPlansCheckoutParamsSchema),
      login: z.optional(RedirectSessionLoginParamsSchema),
      logout: z.optional(RedirectSessionLogoutParamsSchema),
      auth: z.optional(RedirectSessionAuthParamsSchema),
      storesProduct: z.optional(RedirectSessionStoresProductParamsSchema),
      bookingsBook: z.optional(RedirectSessionBookingsBookParamsSchema),
      ecomOrderPaymentRequest: z.optional(RedirectSessionEcomOrderPaymentRequestParamsSchema),
      callbacks: z.optional(RedirectCallbackParamsSchema),
      preferences: z.optional(RedirectSessionPreferencesSchema),
      origin: z.nullish(z.string().check(z.maxLength(2048)))
  }).check(rules.atMostOne('bookingsCheckout', 'ecomCheckout', 'eventsCheckout', 'paidPlansCheckout', 'login', 'logout', 'auth', 'storesProduct', 'bookingsBook', 'ecomOrderPaymentRequest'), rules.atLeastOne('bookingsCheckout', 'ecomCheckout', 'eventsCheckout', 'paidPlansCheckout', 'login', 'logout', 'auth', 'storesProduct', 'bookingsBook', 'ecomOrderPaymentRequest'));
  return CreateRedirectSessionInput$ as MatchesType<typeof CreateRedirectSessionInput$, z.ZodMiniType<T.CreateRedirectSessionInput>>;
})();

export const GraphqlQueryInputSchema: z.ZodMiniType<T.GraphqlQueryInput> = /* @__PURE__ */ (() => {
  const GraphqlQueryInput$ = z.object({
      apiVersion: z.optional(z.string().check(z.minLength(1))),
      query: z.string(),
      variables: z.optional(z.record(z.string(), z.unknown()))
  });
  return GraphqlQueryInput$ as MatchesType<typeof GraphqlQueryInput$, z.ZodMiniType<T.GraphqlQueryInput>>;
})();

export const CallWebMethodInputSchema: z.ZodMiniType<T.CallWebMethodInput> = /* @__PURE__ */ (() => {
  const CallWebMethodInput$ = z.object({
      module: z.string().check(z.minLength(1)),
      functionName: z.string().check(z.minLength(1)),
      args: WebMethodArgumentsSchema
  });
  return CallWebMethodInput$ as MatchesType<typeof CallWebMethodInput$, z.ZodMiniType<T.CallWebMethodInput>>;
})();

export const AuthorizeInputSchema: z.ZodMiniType<T.AuthorizeInput> = /* @__PURE__ */ (() => {
  const AuthorizeInput$ = z.object({
      clientId: z.guid(),
      responseType: z.literal('code'),
      redirectUri: z.optional(z.url()),
      scope: z.optional(z.literal('offline_access')),
      state: z.string().check(z.minLength(1)),
      responseMode: z.optional(AuthorizationResponseModeSchema),
      codeChallenge: z.string().check(z.length(43)),
      codeChallengeMethod: z.literal('S256'),
      prompt: z.optional(AuthorizationPromptSchema),
      nonce: z.optional(z.string().check(z.maxLength(512))),
      sessionToken: z.optional(z.string()),
      idp: z.optional(z.guid())
  });
  return AuthorizeInput$ as MatchesType<typeof AuthorizeInput$, z.ZodMiniType<T.AuthorizeInput>>;
})();

export const IdentityCustomFieldValueRequestSchema: z.ZodMiniType<T.IdentityCustomFieldValue> = /* @__PURE__ */ (() => {
  const IdentityCustomFieldValueRequest$ = z.object({
      strValue: z.optional(z.string()),
      numValue: z.optional(rules.orNotFinite(z.number())),
      dateValue: z.nullish(z.iso.datetime({ offset: true })),
      listValue: z.optional(z.lazy((): z.ZodMiniType<T.IdentityCustomListValue> => IdentityCustomListValueRequestSchema)),
      mapValue: z.optional(z.lazy((): z.ZodMiniType<T.IdentityCustomMapValue> => IdentityCustomMapValueRequestSchema)),
      boolValue: z.optional(z.boolean())
  }).check(rules.atMostOne('strValue', 'numValue', 'dateValue', 'listValue', 'mapValue', 'boolValue'), rules.atLeastOne('strValue', 'numValue', 'dateValue', 'listValue', 'mapValue', 'boolValue'));
  return IdentityCustomFieldValueRequest$ as MatchesType<typeof IdentityCustomFieldValueRequest$, z.ZodMiniType<T.IdentityCustomFieldValue>>;
})();

export const IdentityCustomListValueRequestSchema: z.ZodMiniType<T.IdentityCustomListValue> = /* @__PURE__ */ (() => {
  const IdentityCustomListValueRequest$ = z.object({
      value: z.optional(z.array(IdentityCustomFieldValueRequestSchema))
  });
  return IdentityCustomListValueRequest$ as MatchesType<typeof IdentityCustomListValueRequest$, z.ZodMiniType<T.IdentityCustomListValue>>;
})();

export const IdentityCustomMapValueRequestSchema: z.ZodMiniType<T.IdentityCustomMapValue> = /* @__PURE__ */ (() => {
  const IdentityCustomMapValueRequest$ = z.object({
      value: z.optional(z.record(z.string(), IdentityCustomFieldValueRequestSchema))
  });
  return IdentityCustomMapValueRequest$ as MatchesType<typeof IdentityCustomMapValueRequest$, z.ZodMiniType<T.IdentityCustomMapValue>>;
})();

export const IdentityCustomFieldInputSchema: z.ZodMiniType<T.IdentityCustomFieldInput> = /* @__PURE__ */ (() => {
  const IdentityCustomFieldInput$ = z.object({
      name: z.optional(z.string()),
      value: z.optional(IdentityCustomFieldValueRequestSchema)
  });
  return IdentityCustomFieldInput$ as MatchesType<typeof IdentityCustomFieldInput$, z.ZodMiniType<T.IdentityCustomFieldInput>>;
})();

export const IdentityProfileInputSchema: z.ZodMiniType<T.IdentityProfileInput> = /* @__PURE__ */ (() => {
  const IdentityProfileInput$ = z.object({
      firstName: z.nullish(z.string()),
      lastName: z.nullish(z.string()),
      nickname: z.nullish(z.string()),
      picture: z.nullish(z.string()),
      emails: z.optional(z.array(z.string())),
      phones: z.optional(z.array(z.string())),
      labels: z.optional(z.array(z.string()).check(z.maxLength(2000))),
      language: z.nullish(z.string()),
      privacyStatus: z.optional(IdentityPrivacyStatusRequestSchema),
      customFields: z.optional(z.array(IdentityCustomFieldInputSchema)),
      secondaryEmails: z.optional(z.array(IdentitySecondaryEmailInputSchema)),
      phonesV2: z.optional(z.array(IdentityPhoneInputSchema)),
      addresses: z.optional(z.array(IdentityAddressWrapperInputSchema)),
      company: z.nullish(z.string().check(z.maxLength(1000))),
      position: z.nullish(z.string().check(z.maxLength(1000))),
      birthdate: z.nullish(z.iso.date()),
      slug: z.nullish(z.string().check(z.maxLength(255))),
      subscription: z.nullish(z.boolean()),
      vatId: z.nullish(z.string().check(z.maxLength(1000)))
  });
  return IdentityProfileInput$ as MatchesType<typeof IdentityProfileInput$, z.ZodMiniType<T.IdentityProfileInput>>;
})();

export const RegisterInputSchema: z.ZodMiniType<T.RegisterInput> = /* @__PURE__ */ (() => {
  const RegisterInput$ = z.object({
      email: z.optional(z.email()),
      loginId: z.optional(LoginIdSchema),
      password: z.string(),
      profile: z.optional(IdentityProfileInputSchema),
      captchaTokens: z.optional(z.array(CaptchaTokenSchema)),
      clientMetaData: z.nullish(z.record(z.string(), z.unknown()))
  });
  return RegisterInput$ as MatchesType<typeof RegisterInput$, z.ZodMiniType<T.RegisterInput>>;
})();

export const SignOnInputSchema: z.ZodMiniType<T.SignOnInput> = /* @__PURE__ */ (() => {
  const SignOnInput$ = z.object({
      loginId: LoginIdSchema,
      profile: z.optional(IdentityProfileInputSchema),
      verifyEmail: z.optional(z.boolean()),
      mergeExistingContact: z.optional(z.boolean())
  });
  return SignOnInput$ as MatchesType<typeof SignOnInput$, z.ZodMiniType<T.SignOnInput>>;
})();

// Generated from the OpenAPI description by @hey-api/openapi-ts (npx openapi-ts). Do not edit: change the description.

import * as rules from '../../src/runtime/zod.ts';
import * as z from 'zod/v4/mini';
import type { MatchesType } from '../../src/runtime/zod.ts';
import type * as T from '../types.ts';

export const BackInStockStatusSchema: z.ZodMiniType<T.BackInStockStatus> = /* @__PURE__ */ (() => {
  const BackInStockStatus$ = z.string();
  return BackInStockStatus$ as MatchesType<typeof BackInStockStatus$, z.ZodMiniType<T.BackInStockStatus>>;
})();

export const CatalogReferenceSchema: z.ZodMiniType<T.CatalogReference> = /* @__PURE__ */ (() => {
  const CatalogReference$ = z.object({
      catalogItemId: z.string().check(z.minLength(1), z.maxLength(36)),
      appId: z.string().check(z.minLength(1)),
      options: z.nullish(z.record(z.string(), z.unknown()))
  });
  return CatalogReference$ as MatchesType<typeof CatalogReference$, z.ZodMiniType<T.CatalogReference>>;
})();

export const BackInStockRequestSchema: z.ZodMiniType<T.BackInStockRequest> = /* @__PURE__ */ (() => {
  const BackInStockRequest$ = z.object({
      id: z.nullish(z.guid()),
      catalogReference: CatalogReferenceSchema,
      email: z.email(),
      contactId: z.nullish(z.guid()),
      status: BackInStockStatusSchema,
      autoNotified: z.nullish(z.boolean()),
      createdDate: z.nullish(z.iso.datetime({ offset: true })),
      itemUrl: z.nullish(z.url())
  });
  return BackInStockRequest$ as MatchesType<typeof BackInStockRequest$, z.ZodMiniType<T.BackInStockRequest>>;
})();

export const CursorsSchema: z.ZodMiniType<T.Cursors> = /* @__PURE__ */ (() => {
  const Cursors$ = z.object({
      next: z.nullish(z.string().check(z.maxLength(16000))),
      prev: z.nullish(z.string().check(z.maxLength(16000)))
  });
  return Cursors$ as MatchesType<typeof Cursors$, z.ZodMiniType<T.Cursors>>;
})();

export const PlatformPagingMetadataSchema: z.ZodMiniType<T.PlatformPagingMetadata> = /* @__PURE__ */ (() => {
  const PlatformPagingMetadata$ = z.object({
      count: z.nullish(z.int32()),
      offset: z.nullish(z.int32()),
      total: z.nullish(z.int32()),
      cursors: z.optional(CursorsSchema)
  });
  return PlatformPagingMetadata$ as MatchesType<typeof PlatformPagingMetadata$, z.ZodMiniType<T.PlatformPagingMetadata>>;
})();

export const QueryBackInStockRequestsResponseSchema: z.ZodMiniType<T.QueryBackInStockRequestsResponse> = /* @__PURE__ */ (() => {
  const QueryBackInStockRequestsResponse$ = z.object({
      requests: z.optional(z.array(BackInStockRequestSchema)),
      metadata: z.optional(PlatformPagingMetadataSchema)
  });
  return QueryBackInStockRequestsResponse$ as MatchesType<typeof QueryBackInStockRequestsResponse$, z.ZodMiniType<T.QueryBackInStockRequestsResponse>>;
})();

export const ValidationRuleSchema: z.ZodMiniType<T.ValidationRule> = /* @__PURE__ */ (() => {
  const ValidationRule$ = z.string();
  return ValidationRule$ as MatchesType<typeof ValidationRule$, z.ZodMiniType<T.ValidationRule>>;
})();

export const FieldRuleViolationSchema: z.ZodMiniType<T.FieldRuleViolation> = /* @__PURE__ */ (() => {
  const FieldRuleViolation$ = z.object({
      field: z.string(),
      description: z.string(),
      violatedRule: z.optional(ValidationRuleSchema),
      ruleName: z.optional(z.string()),
      data: z.optional(z.object({
          type: z.optional(z.string()),
          threshold: z.optional(rules.orNotFinite(z.number()))
      }))
  });
  return FieldRuleViolation$ as MatchesType<typeof FieldRuleViolation$, z.ZodMiniType<T.FieldRuleViolation>>;
})();

export const ValidationErrorDetailsSchema: z.ZodMiniType<T.ValidationErrorDetails> = /* @__PURE__ */ (() => {
  const ValidationErrorDetails$ = z.object({
      fieldViolations: z.array(FieldRuleViolationSchema)
  });
  return ValidationErrorDetails$ as MatchesType<typeof ValidationErrorDetails$, z.ZodMiniType<T.ValidationErrorDetails>>;
})();

export const ApplicationErrorDetailsSchema: z.ZodMiniType<T.ApplicationErrorDetails> = /* @__PURE__ */ (() => {
  const ApplicationErrorDetails$ = z.object({
      code: z.string(),
      description: z.optional(z.string()),
      data: z.nullish(z.record(z.string(), z.unknown()))
  });
  return ApplicationErrorDetails$ as MatchesType<typeof ApplicationErrorDetails$, z.ZodMiniType<T.ApplicationErrorDetails>>;
})();

export const ErrorDetailsSchema: z.ZodMiniType<T.ErrorDetails> = /* @__PURE__ */ (() => {
  const ErrorDetails$ = z.object({
      validationError: z.optional(ValidationErrorDetailsSchema),
      applicationError: z.optional(ApplicationErrorDetailsSchema)
  });
  return ErrorDetails$ as MatchesType<typeof ErrorDetails$, z.ZodMiniType<T.ErrorDetails>>;
})();

export const ErrorBodySchema: z.ZodMiniType<T.ErrorBody> = /* @__PURE__ */ (() => {
  const ErrorBody$ = z.object({
      message: z.string(),
      details: z.optional(ErrorDetailsSchema)
  });
  return ErrorBody$ as MatchesType<typeof ErrorBody$, z.ZodMiniType<T.ErrorBody>>;
})();

export const FocalPointSchema: z.ZodMiniType<T.FocalPoint> = /* @__PURE__ */ (() => {
  const FocalPoint$ = z.object({
      x: z.optional(rules.orNotFinite(z.number())),
      y: z.optional(rules.orNotFinite(z.number())),
      height: z.nullish(z.int32()),
      width: z.nullish(z.int32())
  });
  return FocalPoint$ as MatchesType<typeof FocalPoint$, z.ZodMiniType<T.FocalPoint>>;
})();

export const BackInStockRequestResponseSchema: z.ZodMiniType<T.BackInStockRequestResponse> = /* @__PURE__ */ (() => {
  const BackInStockRequestResponse$ = z.object({
      request: BackInStockRequestSchema
  });
  return BackInStockRequestResponse$ as MatchesType<typeof BackInStockRequestResponse$, z.ZodMiniType<T.BackInStockRequestResponse>>;
})();

export const EmptyResponseSchema: z.ZodMiniType<T.EmptyResponse> = /* @__PURE__ */ (() => {
  const EmptyResponse$ = z.record(z.string(), z.unknown());
  return EmptyResponse$ as MatchesType<typeof EmptyResponse$, z.ZodMiniType<T.EmptyResponse>>;
})();

export const BackInStockRequestCountSchema: z.ZodMiniType<T.BackInStockRequestCount> = /* @__PURE__ */ (() => {
  const BackInStockRequestCount$ = z.object({
      catalogReference: z.optional(CatalogReferenceSchema),
      count: z.optional(z.int32())
  });
  return BackInStockRequestCount$ as MatchesType<typeof BackInStockRequestCount$, z.ZodMiniType<T.BackInStockRequestCount>>;
})();

export const CountBackInStockRequestsByCatalogReferenceResponseSchema: z.ZodMiniType<T.CountBackInStockRequestsByCatalogReferenceResponse> = /* @__PURE__ */ (() => {
  const CountBackInStockRequestsByCatalogReferenceResponse$ = z.object({
      countsPerCatalogReference: z.array(BackInStockRequestCountSchema)
  });
  return CountBackInStockRequestsByCatalogReferenceResponse$ as MatchesType<typeof CountBackInStockRequestsByCatalogReferenceResponse$, z.ZodMiniType<T.CountBackInStockRequestsByCatalogReferenceResponse>>;
})();

export const CheckoutPolicySchema: z.ZodMiniType<T.CheckoutPolicy> = /* @__PURE__ */ (() => {
  const CheckoutPolicy$ = z.object({
      visible: z.nullish(z.boolean()),
      content: z.nullish(z.string())
  });
  return CheckoutPolicy$ as MatchesType<typeof CheckoutPolicy$, z.ZodMiniType<T.CheckoutPolicy>>;
})();

export const CustomCheckoutPolicySchema: z.ZodMiniType<T.CustomCheckoutPolicy> = /* @__PURE__ */ (() => {
  const CustomCheckoutPolicy$ = z.object({
      visible: z.nullish(z.boolean()),
      content: z.nullish(z.string()),
      title: z.nullish(z.string())
  });
  return CustomCheckoutPolicy$ as MatchesType<typeof CustomCheckoutPolicy$, z.ZodMiniType<T.CustomCheckoutPolicy>>;
})();

export const CheckoutPoliciesSchema: z.ZodMiniType<T.CheckoutPolicies> = /* @__PURE__ */ (() => {
  const CheckoutPolicies$ = z.object({
      termsAndConditions: z.optional(CheckoutPolicySchema),
      privacyPolicy: z.optional(CheckoutPolicySchema),
      returnPolicy: z.optional(CheckoutPolicySchema),
      digitalItemPolicy: z.optional(CheckoutPolicySchema),
      contactUs: z.optional(CheckoutPolicySchema),
      customPolicy: z.optional(CustomCheckoutPolicySchema)
  });
  return CheckoutPolicies$ as MatchesType<typeof CheckoutPolicies$, z.ZodMiniType<T.CheckoutPolicies>>;
})();

export const CheckoutSubscriptionCheckboxFieldSchema: z.ZodMiniType<T.CheckoutSubscriptionCheckboxField> = /* @__PURE__ */ (() => {
  const CheckoutSubscriptionCheckboxField$ = z.object({
      visible: z.nullish(z.boolean()),
      checkedByDefault: z.nullish(z.boolean()),
      splitByChannel: z.nullish(z.boolean())
  });
  return CheckoutSubscriptionCheckboxField$ as MatchesType<typeof CheckoutSubscriptionCheckboxField$, z.ZodMiniType<T.CheckoutSubscriptionCheckboxField>>;
})();

export const CheckoutCheckboxFieldSchema: z.ZodMiniType<T.CheckoutCheckboxField> = /* @__PURE__ */ (() => {
  const CheckoutCheckboxField$ = z.object({
      visible: z.nullish(z.boolean()),
      checkedByDefault: z.nullish(z.boolean())
  });
  return CheckoutCheckboxField$ as MatchesType<typeof CheckoutCheckboxField$, z.ZodMiniType<T.CheckoutCheckboxField>>;
})();

export const CheckoutFieldsSchema: z.ZodMiniType<T.CheckoutFields> = /* @__PURE__ */ (() => {
  const CheckoutFields$ = z.object({
      subscriptionCheckbox: z.optional(CheckoutSubscriptionCheckboxFieldSchema),
      policyAgreementCheckbox: z.optional(CheckoutCheckboxFieldSchema),
      giftCardRedeemEnabled: z.nullish(z.boolean()),
      mitEnabled: z.nullish(z.boolean()),
      delayCaptureEnabled: z.nullish(z.boolean()),
      captureBeforeExpiryEnabled: z.nullish(z.boolean())
  });
  return CheckoutFields$ as MatchesType<typeof CheckoutFields$, z.ZodMiniType<T.CheckoutFields>>;
})();

export const ImageSchema: z.ZodMiniType<T.Image> = /* @__PURE__ */ (() => {
  const Image$ = z.object({
      id: z.optional(z.string()),
      url: z.optional(z.string()),
      height: z.optional(z.int32()),
      width: z.optional(z.int32()),
      altText: z.nullish(z.string()),
      urlExpirationDate: z.nullish(z.iso.datetime({ offset: true })),
      filename: z.nullish(z.string()),
      sizeInBytes: z.nullish(z.string().check(z.regex(/^\d+$/u))),
      focalPoint: z.optional(FocalPointSchema)
  });
  return Image$ as MatchesType<typeof Image$, z.ZodMiniType<T.Image>>;
})();

export const LogoSizeSchema: z.ZodMiniType<T.LogoSize> = /* @__PURE__ */ (() => {
  const LogoSize$ = z.string();
  return LogoSize$ as MatchesType<typeof LogoSize$, z.ZodMiniType<T.LogoSize>>;
})();

export const CheckoutLogoSchema: z.ZodMiniType<T.CheckoutLogo> = /* @__PURE__ */ (() => {
  const CheckoutLogo$ = z.object({
      image: z.optional(ImageSchema),
      size: z.optional(LogoSizeSchema)
  });
  return CheckoutLogo$ as MatchesType<typeof CheckoutLogo$, z.ZodMiniType<T.CheckoutLogo>>;
})();

export const LogoAlignmentSchema: z.ZodMiniType<T.LogoAlignment> = /* @__PURE__ */ (() => {
  const LogoAlignment$ = z.string();
  return LogoAlignment$ as MatchesType<typeof LogoAlignment$, z.ZodMiniType<T.LogoAlignment>>;
})();

export const ContinueShoppingDisplayTypeSchema: z.ZodMiniType<T.ContinueShoppingDisplayType> = /* @__PURE__ */ (() => {
  const ContinueShoppingDisplayType$ = z.string();
  return ContinueShoppingDisplayType$ as MatchesType<typeof ContinueShoppingDisplayType$, z.ZodMiniType<T.ContinueShoppingDisplayType>>;
})();

export const CheckoutContinueShoppingSchema: z.ZodMiniType<T.CheckoutContinueShopping> = /* @__PURE__ */ (() => {
  const CheckoutContinueShopping$ = z.object({
      hidden: z.nullish(z.boolean()),
      displayType: z.optional(ContinueShoppingDisplayTypeSchema)
  });
  return CheckoutContinueShopping$ as MatchesType<typeof CheckoutContinueShopping$, z.ZodMiniType<T.CheckoutContinueShopping>>;
})();

export const CheckoutBackgroundFillSchema: z.ZodMiniType<T.CheckoutBackgroundFill> = /* @__PURE__ */ (() => {
  const CheckoutBackgroundFill$ = z.object({
      color: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/u))),
      image: z.optional(ImageSchema)
  });
  return CheckoutBackgroundFill$ as MatchesType<typeof CheckoutBackgroundFill$, z.ZodMiniType<T.CheckoutBackgroundFill>>;
})();

export const CheckoutHeaderSchema: z.ZodMiniType<T.CheckoutHeader> = /* @__PURE__ */ (() => {
  const CheckoutHeader$ = z.object({
      text: z.nullish(z.string().check(z.maxLength(55))),
      textColor: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/u))),
      logo: z.optional(CheckoutLogoSchema),
      alignment: z.optional(LogoAlignmentSchema),
      displayCheckoutLabel: z.nullish(z.boolean()),
      continueShopping: z.optional(CheckoutContinueShoppingSchema),
      backgroundFill: z.optional(CheckoutBackgroundFillSchema),
      dividerColor: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/u)))
  });
  return CheckoutHeader$ as MatchesType<typeof CheckoutHeader$, z.ZodMiniType<T.CheckoutHeader>>;
})();

export const ExpressButtonsCornerRadiusSchema: z.ZodMiniType<T.ExpressButtonsCornerRadius> = /* @__PURE__ */ (() => {
  const ExpressButtonsCornerRadius$ = z.string();
  return ExpressButtonsCornerRadius$ as MatchesType<typeof ExpressButtonsCornerRadius$, z.ZodMiniType<T.ExpressButtonsCornerRadius>>;
})();

export const CheckoutMainSchema: z.ZodMiniType<T.CheckoutMain> = /* @__PURE__ */ (() => {
  const CheckoutMain$ = z.object({
      formBackgroundFill: z.optional(CheckoutBackgroundFillSchema),
      summaryBackgroundFill: z.optional(CheckoutBackgroundFillSchema),
      dividerColor: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/u))),
      tintedBoxColor: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/u))),
      expressButtonsCornerRadius: z.optional(ExpressButtonsCornerRadiusSchema),
      cornerRadius: z.nullish(z.int32().check(z.lte(100)))
  });
  return CheckoutMain$ as MatchesType<typeof CheckoutMain$, z.ZodMiniType<T.CheckoutMain>>;
})();

export const CheckoutFooterSchema: z.ZodMiniType<T.CheckoutFooter> = /* @__PURE__ */ (() => {
  const CheckoutFooter$ = z.object({
      backgroundFill: z.optional(CheckoutBackgroundFillSchema),
      dividerColor: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/u)))
  });
  return CheckoutFooter$ as MatchesType<typeof CheckoutFooter$, z.ZodMiniType<T.CheckoutFooter>>;
})();

export const CheckoutGlobalSchema: z.ZodMiniType<T.CheckoutGlobal> = /* @__PURE__ */ (() => {
  const CheckoutGlobal$ = z.object({
      selectionColor: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/u))),
      placeOrderButtonColor: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/u))),
      buttonColor: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/u)))
  });
  return CheckoutGlobal$ as MatchesType<typeof CheckoutGlobal$, z.ZodMiniType<T.CheckoutGlobal>>;
})();

export const CheckoutBrandSchema: z.ZodMiniType<T.CheckoutBrand> = /* @__PURE__ */ (() => {
  const CheckoutBrand$ = z.object({
      header: z.optional(CheckoutHeaderSchema),
      mainSection: z.optional(CheckoutMainSchema),
      footer: z.optional(CheckoutFooterSchema),
      global: z.optional(CheckoutGlobalSchema)
  });
  return CheckoutBrand$ as MatchesType<typeof CheckoutBrand$, z.ZodMiniType<T.CheckoutBrand>>;
})();

export const CheckoutBillingFieldsSchema: z.ZodMiniType<T.CheckoutBillingFields> = /* @__PURE__ */ (() => {
  const CheckoutBillingFields$ = z.string();
  return CheckoutBillingFields$ as MatchesType<typeof CheckoutBillingFields$, z.ZodMiniType<T.CheckoutBillingFields>>;
})();

export const CheckoutSettingsSchema: z.ZodMiniType<T.CheckoutSettings> = /* @__PURE__ */ (() => {
  const CheckoutSettings$ = z.object({
      checkoutPolicies: z.optional(CheckoutPoliciesSchema),
      checkoutFields: z.optional(CheckoutFieldsSchema),
      checkoutBrand: z.optional(CheckoutBrandSchema),
      createdDate: z.nullish(z.iso.datetime({ offset: true })),
      updatedDate: z.nullish(z.iso.datetime({ offset: true })),
      checkoutBillingFields: z.optional(CheckoutBillingFieldsSchema)
  });
  return CheckoutSettings$ as MatchesType<typeof CheckoutSettings$, z.ZodMiniType<T.CheckoutSettings>>;
})();

export const CheckoutSettingsResponseSchema: z.ZodMiniType<T.CheckoutSettingsResponse> = /* @__PURE__ */ (() => {
  const CheckoutSettingsResponse$ = z.object({
      checkoutSettings: CheckoutSettingsSchema
  });
  return CheckoutSettingsResponse$ as MatchesType<typeof CheckoutSettingsResponse$, z.ZodMiniType<T.CheckoutSettingsResponse>>;
})();

export const AddressLocationSchema: z.ZodMiniType<T.AddressLocation> = /* @__PURE__ */ (() => {
  const AddressLocation$ = z.object({
      latitude: z.nullish(rules.orNotFinite(z.number())),
      longitude: z.nullish(rules.orNotFinite(z.number()))
  });
  return AddressLocation$ as MatchesType<typeof AddressLocation$, z.ZodMiniType<T.AddressLocation>>;
})();

export const TaxIdTypeSchema: z.ZodMiniType<T.TaxIdType> = /* @__PURE__ */ (() => {
  const TaxIdType$ = z.string();
  return TaxIdType$ as MatchesType<typeof TaxIdType$, z.ZodMiniType<T.TaxIdType>>;
})();

export const CarrierChargeTypeSchema: z.ZodMiniType<T.CarrierChargeType> = /* @__PURE__ */ (() => {
  const CarrierChargeType$ = z.string();
  return CarrierChargeType$ as MatchesType<typeof CarrierChargeType$, z.ZodMiniType<T.CarrierChargeType>>;
})();

export const DeliveryRegionSchema: z.ZodMiniType<T.DeliveryRegion> = /* @__PURE__ */ (() => {
  const DeliveryRegion$ = z.object({
      id: z.nullish(z.guid()),
      name: z.nullish(z.string().check(z.maxLength(100)))
  });
  return DeliveryRegion$ as MatchesType<typeof DeliveryRegion$, z.ZodMiniType<T.DeliveryRegion>>;
})();

export const ApplicableLineItemsSchema: z.ZodMiniType<T.ApplicableLineItems> = /* @__PURE__ */ (() => {
  const ApplicableLineItems$ = z.object({
      lineItemIds: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(300)))
  });
  return ApplicableLineItems$ as MatchesType<typeof ApplicableLineItems$, z.ZodMiniType<T.ApplicableLineItems>>;
})();

export const CheckoutSelectedMembershipSchema: z.ZodMiniType<T.CheckoutSelectedMembership> = /* @__PURE__ */ (() => {
  const CheckoutSelectedMembership$ = z.object({
      id: z.string().check(z.minLength(1), z.maxLength(200)),
      appId: z.guid(),
      lineItemIds: z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(300))
  });
  return CheckoutSelectedMembership$ as MatchesType<typeof CheckoutSelectedMembership$, z.ZodMiniType<T.CheckoutSelectedMembership>>;
})();

export const ExtendedFieldsSchema: z.ZodMiniType<T.ExtendedFields> = /* @__PURE__ */ (() => {
  const ExtendedFields$ = z.object({
      namespaces: z.optional(z.record(z.string(), z.record(z.string(), z.unknown())))
  });
  return ExtendedFields$ as MatchesType<typeof ExtendedFields$, z.ZodMiniType<T.ExtendedFields>>;
})();

export const ProductNameSchema: z.ZodMiniType<T.ProductName> = /* @__PURE__ */ (() => {
  const ProductName$ = z.object({
      original: z.string().check(z.minLength(1), z.maxLength(200)),
      translated: z.nullish(z.string().check(z.minLength(1), z.maxLength(400)))
  });
  return ProductName$ as MatchesType<typeof ProductName$, z.ZodMiniType<T.ProductName>>;
})();

export const PlainTextValueSchema: z.ZodMiniType<T.PlainTextValue> = /* @__PURE__ */ (() => {
  const PlainTextValue$ = z.object({
      original: z.optional(z.string().check(z.maxLength(600))),
      translated: z.nullish(z.string().check(z.maxLength(600)))
  });
  return PlainTextValue$ as MatchesType<typeof PlainTextValue$, z.ZodMiniType<T.PlainTextValue>>;
})();

export const ColorSchema: z.ZodMiniType<T.Color> = /* @__PURE__ */ (() => {
  const Color$ = z.object({
      original: z.optional(z.string().check(z.maxLength(500))),
      translated: z.nullish(z.string().check(z.maxLength(500))),
      code: z.nullish(z.string())
  });
  return Color$ as MatchesType<typeof Color$, z.ZodMiniType<T.Color>>;
})();

export const DescriptionLineNameSchema: z.ZodMiniType<T.DescriptionLineName> = /* @__PURE__ */ (() => {
  const DescriptionLineName$ = z.object({
      original: z.optional(z.string().check(z.maxLength(100))),
      translated: z.nullish(z.string().check(z.maxLength(200)))
  });
  return DescriptionLineName$ as MatchesType<typeof DescriptionLineName$, z.ZodMiniType<T.DescriptionLineName>>;
})();

export const DescriptionLineTypeSchema: z.ZodMiniType<T.DescriptionLineType> = /* @__PURE__ */ (() => {
  const DescriptionLineType$ = z.string();
  return DescriptionLineType$ as MatchesType<typeof DescriptionLineType$, z.ZodMiniType<T.DescriptionLineType>>;
})();

export const DescriptionLineSchema: z.ZodMiniType<T.DescriptionLine> = /* @__PURE__ */ (() => {
  const DescriptionLine$ = z.object({
      plainText: z.optional(PlainTextValueSchema),
      colorInfo: z.optional(ColorSchema),
      name: z.optional(DescriptionLineNameSchema),
      lineType: z.optional(DescriptionLineTypeSchema)
  });
  return DescriptionLine$ as MatchesType<typeof DescriptionLine$, z.ZodMiniType<T.DescriptionLine>>;
})();

export const PaymentOptionTypeSchema: z.ZodMiniType<T.PaymentOptionType> = /* @__PURE__ */ (() => {
  const PaymentOptionType$ = z.string();
  return PaymentOptionType$ as MatchesType<typeof PaymentOptionType$, z.ZodMiniType<T.PaymentOptionType>>;
})();

export const TaxableAddressTypeSchema: z.ZodMiniType<T.TaxableAddressType> = /* @__PURE__ */ (() => {
  const TaxableAddressType$ = z.string();
  return TaxableAddressType$ as MatchesType<typeof TaxableAddressType$, z.ZodMiniType<T.TaxableAddressType>>;
})();

export const TaxableAddressSchema: z.ZodMiniType<T.TaxableAddress> = /* @__PURE__ */ (() => {
  const TaxableAddress$ = z.object({
      addressType: z.optional(TaxableAddressTypeSchema)
  });
  return TaxableAddress$ as MatchesType<typeof TaxableAddress$, z.ZodMiniType<T.TaxableAddress>>;
})();

export const PageUrlV2Schema: z.ZodMiniType<T.PageUrlV2> = /* @__PURE__ */ (() => {
  const PageUrlV2$ = z.object({
      relativePath: z.optional(z.string()),
      url: z.nullish(z.string())
  });
  return PageUrlV2$ as MatchesType<typeof PageUrlV2$, z.ZodMiniType<T.PageUrlV2>>;
})();

export const ItemTypePresetSchema: z.ZodMiniType<T.ItemTypePreset> = /* @__PURE__ */ (() => {
  const ItemTypePreset$ = z.string();
  return ItemTypePreset$ as MatchesType<typeof ItemTypePreset$, z.ZodMiniType<T.ItemTypePreset>>;
})();

export const ItemTypeSchema: z.ZodMiniType<T.ItemType> = /* @__PURE__ */ (() => {
  const ItemType$ = z.object({
      preset: z.optional(ItemTypePresetSchema),
      custom: z.optional(z.string())
  });
  return ItemType$ as MatchesType<typeof ItemType$, z.ZodMiniType<T.ItemType>>;
})();

export const SubscriptionFrequencySchema: z.ZodMiniType<T.SubscriptionFrequency> = /* @__PURE__ */ (() => {
  const SubscriptionFrequency$ = z.string();
  return SubscriptionFrequency$ as MatchesType<typeof SubscriptionFrequency$, z.ZodMiniType<T.SubscriptionFrequency>>;
})();

export const FreeTrialPeriodSchema: z.ZodMiniType<T.FreeTrialPeriod> = /* @__PURE__ */ (() => {
  const FreeTrialPeriod$ = z.object({
      frequency: z.optional(SubscriptionFrequencySchema),
      interval: z.optional(z.int().check(z.gte(1), z.lte(999)))
  });
  return FreeTrialPeriod$ as MatchesType<typeof FreeTrialPeriod$, z.ZodMiniType<T.FreeTrialPeriod>>;
})();

export const SecureFileTypeSchema: z.ZodMiniType<T.SecureFileType> = /* @__PURE__ */ (() => {
  const SecureFileType$ = z.string();
  return SecureFileType$ as MatchesType<typeof SecureFileType$, z.ZodMiniType<T.SecureFileType>>;
})();

export const SecuredMediaSchema: z.ZodMiniType<T.SecuredMedia> = /* @__PURE__ */ (() => {
  const SecuredMedia$ = z.object({
      id: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
      fileName: z.optional(z.string().check(z.minLength(1), z.maxLength(1000))),
      fileType: z.optional(SecureFileTypeSchema)
  });
  return SecuredMedia$ as MatchesType<typeof SecuredMedia$, z.ZodMiniType<T.SecuredMedia>>;
})();

export const ServicePropertiesSchema: z.ZodMiniType<T.ServiceProperties> = /* @__PURE__ */ (() => {
  const ServiceProperties$ = z.object({
      scheduledDate: z.nullish(z.iso.datetime({ offset: true })),
      numberOfParticipants: z.nullish(z.int().check(z.gte(1), z.lte(10000)))
  });
  return ServiceProperties$ as MatchesType<typeof ServiceProperties$, z.ZodMiniType<T.ServiceProperties>>;
})();

export const PolicySchema: z.ZodMiniType<T.Policy> = /* @__PURE__ */ (() => {
  const Policy$ = z.object({
      title: z.nullish(z.string().check(z.minLength(1), z.maxLength(29))),
      content: z.optional(z.string().check(z.minLength(1), z.maxLength(3000)))
  });
  return Policy$ as MatchesType<typeof Policy$, z.ZodMiniType<T.Policy>>;
})();

export const TranslatableStringSchema: z.ZodMiniType<T.TranslatableString> = /* @__PURE__ */ (() => {
  const TranslatableString$ = z.object({
      original: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
      translated: z.nullish(z.string().check(z.minLength(1), z.maxLength(400)))
  });
  return TranslatableString$ as MatchesType<typeof TranslatableString$, z.ZodMiniType<T.TranslatableString>>;
})();

export const ChannelTypeSchema: z.ZodMiniType<T.ChannelType> = /* @__PURE__ */ (() => {
  const ChannelType$ = z.string();
  return ChannelType$ as MatchesType<typeof ChannelType$, z.ZodMiniType<T.ChannelType>>;
})();

export const MultiCurrencyPriceSchema: z.ZodMiniType<T.MultiCurrencyPrice> = /* @__PURE__ */ (() => {
  const MultiCurrencyPrice$ = z.object({
      amount: z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number')),
      convertedAmount: z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number')),
      formattedAmount: z.string(),
      formattedConvertedAmount: z.string()
  });
  return MultiCurrencyPrice$ as MatchesType<typeof MultiCurrencyPrice$, z.ZodMiniType<T.MultiCurrencyPrice>>;
})();

export const TaxRateBreakdownSchema: z.ZodMiniType<T.TaxRateBreakdown> = /* @__PURE__ */ (() => {
  const TaxRateBreakdown$ = z.object({
      name: z.optional(z.string().check(z.maxLength(100))),
      rate: z.optional(z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number'))),
      tax: z.optional(MultiCurrencyPriceSchema)
  });
  return TaxRateBreakdown$ as MatchesType<typeof TaxRateBreakdown$, z.ZodMiniType<T.TaxRateBreakdown>>;
})();

export const JurisdictionTypeSchema: z.ZodMiniType<T.JurisdictionType> = /* @__PURE__ */ (() => {
  const JurisdictionType$ = z.string();
  return JurisdictionType$ as MatchesType<typeof JurisdictionType$, z.ZodMiniType<T.JurisdictionType>>;
})();

export const TaxBreakdownSchema: z.ZodMiniType<T.TaxBreakdown> = /* @__PURE__ */ (() => {
  const TaxBreakdown$ = z.object({
      jurisdiction: z.nullish(z.string().check(z.maxLength(200))),
      nonTaxableAmount: z.optional(MultiCurrencyPriceSchema),
      rate: z.nullish(z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number'))),
      taxAmount: z.optional(MultiCurrencyPriceSchema),
      taxableAmount: z.optional(MultiCurrencyPriceSchema),
      taxType: z.nullish(z.string().check(z.maxLength(200))),
      taxName: z.nullish(z.string().check(z.maxLength(200))),
      jurisdictionType: z.optional(JurisdictionTypeSchema)
  });
  return TaxBreakdown$ as MatchesType<typeof TaxBreakdown$, z.ZodMiniType<T.TaxBreakdown>>;
})();

export const ItemTaxFullDetailsSchema: z.ZodMiniType<T.ItemTaxFullDetails> = /* @__PURE__ */ (() => {
  const ItemTaxFullDetails$ = z.object({
      taxableAmount: z.optional(MultiCurrencyPriceSchema),
      taxRate: z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number')),
      totalTax: z.optional(MultiCurrencyPriceSchema),
      rateBreakdown: z.optional(z.array(TaxRateBreakdownSchema)),
      taxBreakdown: z.optional(z.array(TaxBreakdownSchema).check(z.maxLength(1000)))
  });
  return ItemTaxFullDetails$ as MatchesType<typeof ItemTaxFullDetails$, z.ZodMiniType<T.ItemTaxFullDetails>>;
})();

export const ItemAvailabilityStatusSchema: z.ZodMiniType<T.ItemAvailabilityStatus> = /* @__PURE__ */ (() => {
  const ItemAvailabilityStatus$ = z.string();
  return ItemAvailabilityStatus$ as MatchesType<typeof ItemAvailabilityStatus$, z.ZodMiniType<T.ItemAvailabilityStatus>>;
})();

export const ItemAvailabilityInfoSchema: z.ZodMiniType<T.ItemAvailabilityInfo> = /* @__PURE__ */ (() => {
  const ItemAvailabilityInfo$ = z.object({
      status: ItemAvailabilityStatusSchema,
      quantityAvailable: z.nullish(z.int32())
  });
  return ItemAvailabilityInfo$ as MatchesType<typeof ItemAvailabilityInfo$, z.ZodMiniType<T.ItemAvailabilityInfo>>;
})();

export const PhysicalPropertiesSchema: z.ZodMiniType<T.PhysicalProperties> = /* @__PURE__ */ (() => {
  const PhysicalProperties$ = z.object({
      weight: z.nullish(rules.orNotFinite(z.number())),
      sku: z.nullish(z.string().check(z.maxLength(40))),
      shippable: z.boolean()
  });
  return PhysicalProperties$ as MatchesType<typeof PhysicalProperties$, z.ZodMiniType<T.PhysicalProperties>>;
})();

export const SubscriptionSettingsSchema: z.ZodMiniType<T.SubscriptionSettings> = /* @__PURE__ */ (() => {
  const SubscriptionSettings$ = z.object({
      frequency: SubscriptionFrequencySchema,
      interval: z.nullish(z.int().check(z.gte(1), z.lte(3650))),
      autoRenewal: z.boolean(),
      billingCycles: z.nullish(z.int32().check(z.gte(1))),
      enableCustomerCancellation: z.boolean(),
      freeTrialPeriod: z.optional(FreeTrialPeriodSchema),
      startDate: z.nullish(z.iso.datetime({ offset: true }))
  });
  return SubscriptionSettings$ as MatchesType<typeof SubscriptionSettings$, z.ZodMiniType<T.SubscriptionSettings>>;
})();

export const SubscriptionTitleSchema: z.ZodMiniType<T.SubscriptionTitle> = /* @__PURE__ */ (() => {
  const SubscriptionTitle$ = z.object({
      original: z.string().check(z.minLength(1), z.maxLength(150)),
      translated: z.nullish(z.string().check(z.minLength(1), z.maxLength(150)))
  });
  return SubscriptionTitle$ as MatchesType<typeof SubscriptionTitle$, z.ZodMiniType<T.SubscriptionTitle>>;
})();

export const SubscriptionDescriptionSchema: z.ZodMiniType<T.SubscriptionDescription> = /* @__PURE__ */ (() => {
  const SubscriptionDescription$ = z.object({
      original: z.string().check(z.maxLength(500)),
      translated: z.nullish(z.string().check(z.maxLength(500)))
  });
  return SubscriptionDescription$ as MatchesType<typeof SubscriptionDescription$, z.ZodMiniType<T.SubscriptionDescription>>;
})();

export const SubscriptionOptionInfoSchema: z.ZodMiniType<T.SubscriptionOptionInfo> = /* @__PURE__ */ (() => {
  const SubscriptionOptionInfo$ = z.object({
      subscriptionSettings: z.optional(SubscriptionSettingsSchema),
      title: z.optional(SubscriptionTitleSchema),
      description: z.optional(SubscriptionDescriptionSchema)
  });
  return SubscriptionOptionInfo$ as MatchesType<typeof SubscriptionOptionInfo$, z.ZodMiniType<T.SubscriptionOptionInfo>>;
})();

export const PriceDescriptionSchema: z.ZodMiniType<T.PriceDescription> = /* @__PURE__ */ (() => {
  const PriceDescription$ = z.object({
      original: z.string().check(z.minLength(1), z.maxLength(100)),
      translated: z.nullish(z.string().check(z.minLength(1), z.maxLength(100)))
  });
  return PriceDescription$ as MatchesType<typeof PriceDescription$, z.ZodMiniType<T.PriceDescription>>;
})();

export const PaymentOptionOverrideSchema: z.ZodMiniType<T.PaymentOptionOverride> = /* @__PURE__ */ (() => {
  const PaymentOptionOverride$ = z.object({
      value: PaymentOptionTypeSchema
  });
  return PaymentOptionOverride$ as MatchesType<typeof PaymentOptionOverride$, z.ZodMiniType<T.PaymentOptionOverride>>;
})();

export const CatalogOverrideFieldsSchema: z.ZodMiniType<T.CatalogOverrideFields> = /* @__PURE__ */ (() => {
  const CatalogOverrideFields$ = z.object({
      productName: z.optional(ProductNameSchema),
      price: z.nullish(z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number'))),
      fullPrice: z.nullish(z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number'))),
      descriptionLines: z.optional(z.array(DescriptionLineSchema).check(z.maxLength(20))),
      physicalProperties: z.optional(PhysicalPropertiesSchema),
      image: z.optional(ImageSchema),
      paymentOption: z.optional(PaymentOptionOverrideSchema),
      depositAmount: z.nullish(z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number'))),
      savePaymentMethod: z.nullish(z.boolean()),
      inventoryAppId: z.nullish(z.guid())
  });
  return CatalogOverrideFields$ as MatchesType<typeof CatalogOverrideFields$, z.ZodMiniType<T.CatalogOverrideFields>>;
})();

export const ItemModifierSchema: z.ZodMiniType<T.ItemModifier> = /* @__PURE__ */ (() => {
  const ItemModifier$ = z.object({
      id: z.optional(z.string().check(z.minLength(1), z.maxLength(36))),
      quantity: z.nullish(z.int().check(z.gte(1), z.lte(100000))),
      label: z.optional(TranslatableStringSchema),
      details: z.optional(TranslatableStringSchema),
      price: z.optional(MultiCurrencyPriceSchema)
  });
  return ItemModifier$ as MatchesType<typeof ItemModifier$, z.ZodMiniType<T.ItemModifier>>;
})();

export const ModifierGroupSchema: z.ZodMiniType<T.ModifierGroup> = /* @__PURE__ */ (() => {
  const ModifierGroup$ = z.object({
      id: z.optional(z.string().check(z.minLength(1), z.maxLength(36))),
      name: z.optional(TranslatableStringSchema),
      modifiers: z.optional(z.array(ItemModifierSchema).check(z.maxLength(25)))
  });
  return ModifierGroup$ as MatchesType<typeof ModifierGroup$, z.ZodMiniType<T.ModifierGroup>>;
})();

export const CheckoutLineItemSchema: z.ZodMiniType<T.CheckoutLineItem> = /* @__PURE__ */ (() => {
  const CheckoutLineItem$ = z.object({
      id: z.nullish(z.guid()),
      quantity: z.int().check(z.gte(1), z.lte(100000)),
      catalogReference: z.optional(CatalogReferenceSchema),
      productName: z.optional(ProductNameSchema),
      url: z.optional(PageUrlV2Schema),
      price: z.optional(MultiCurrencyPriceSchema),
      lineItemPrice: z.optional(MultiCurrencyPriceSchema),
      fullPrice: z.optional(MultiCurrencyPriceSchema),
      priceBeforeDiscounts: z.optional(MultiCurrencyPriceSchema),
      totalPriceAfterTax: z.optional(MultiCurrencyPriceSchema),
      totalPriceBeforeTax: z.optional(MultiCurrencyPriceSchema),
      taxDetails: z.optional(ItemTaxFullDetailsSchema),
      discount: z.optional(MultiCurrencyPriceSchema),
      descriptionLines: z.optional(z.array(DescriptionLineSchema)),
      media: z.optional(ImageSchema),
      availability: z.optional(ItemAvailabilityInfoSchema),
      physicalProperties: z.optional(PhysicalPropertiesSchema),
      itemType: z.optional(ItemTypeSchema),
      subscriptionOptionInfo: z.optional(SubscriptionOptionInfoSchema),
      digitalFile: z.optional(SecuredMediaSchema),
      paymentOption: PaymentOptionTypeSchema,
      serviceProperties: z.optional(ServicePropertiesSchema),
      rootCatalogItemId: z.nullish(z.string().check(z.minLength(1), z.maxLength(36))),
      priceDescription: z.optional(PriceDescriptionSchema),
      depositAmount: z.optional(MultiCurrencyPriceSchema),
      deliveryProfileId: z.nullish(z.guid()),
      customLineItem: z.boolean(),
      consentRequiredPaymentPolicy: z.nullish(z.string().check(z.minLength(1), z.maxLength(2500))),
      catalogOverrideFields: z.optional(CatalogOverrideFieldsSchema),
      priceUndetermined: z.boolean(),
      fixedQuantity: z.boolean(),
      savePaymentMethod: z.boolean(),
      taxableAddress: z.optional(TaxableAddressSchema),
      extendedFields: z.optional(ExtendedFieldsSchema),
      policies: z.optional(z.array(PolicySchema).check(z.maxLength(5))),
      membersOnly: z.boolean(),
      modifierGroups: z.optional(z.array(ModifierGroupSchema).check(z.maxLength(25))),
      modifiersTotalPrice: z.optional(MultiCurrencyPriceSchema)
  });
  return CheckoutLineItem$ as MatchesType<typeof CheckoutLineItem$, z.ZodMiniType<T.CheckoutLineItem>>;
})();

export const StreetAddressSchema: z.ZodMiniType<T.StreetAddress> = /* @__PURE__ */ (() => {
  const StreetAddress$ = z.object({
      number: z.string(),
      name: z.string(),
      apt: z.optional(z.string())
  });
  return StreetAddress$ as MatchesType<typeof StreetAddress$, z.ZodMiniType<T.StreetAddress>>;
})();

export const AddressSchema: z.ZodMiniType<T.Address> = /* @__PURE__ */ (() => {
  const Address$ = z.object({
      country: z.nullish(z.string().check(z.regex(/^[A-Z]{2}$/u))),
      subdivision: z.nullish(z.string().check(z.maxLength(50))),
      city: z.nullish(z.string().check(z.maxLength(50))),
      postalCode: z.nullish(z.string().check(z.maxLength(50))),
      streetAddress: z.optional(StreetAddressSchema),
      addressLine: z.nullish(z.string().check(z.maxLength(150))),
      addressLine2: z.nullish(z.string().check(z.maxLength(100))),
      geocode: z.optional(AddressLocationSchema),
      countryFullname: z.nullish(z.string()),
      subdivisionFullname: z.nullish(z.string())
  });
  return Address$ as MatchesType<typeof Address$, z.ZodMiniType<T.Address>>;
})();

export const VatIdSchema: z.ZodMiniType<T.VatId> = /* @__PURE__ */ (() => {
  const VatId$ = z.object({
      id: z.string(),
      type: TaxIdTypeSchema
  });
  return VatId$ as MatchesType<typeof VatId$, z.ZodMiniType<T.VatId>>;
})();

export const FullAddressContactDetailsSchema: z.ZodMiniType<T.FullAddressContactDetails> = /* @__PURE__ */ (() => {
  const FullAddressContactDetails$ = z.object({
      firstName: z.nullish(z.string().check(z.maxLength(100))),
      lastName: z.nullish(z.string().check(z.maxLength(100))),
      phone: z.nullish(z.string()),
      company: z.nullish(z.string().check(z.maxLength(1000))),
      vatId: z.optional(VatIdSchema)
  });
  return FullAddressContactDetails$ as MatchesType<typeof FullAddressContactDetails$, z.ZodMiniType<T.FullAddressContactDetails>>;
})();

export const AddressWithContactSchema: z.ZodMiniType<T.AddressWithContact> = /* @__PURE__ */ (() => {
  const AddressWithContact$ = z.object({
      address: z.optional(AddressSchema),
      contactDetails: z.optional(FullAddressContactDetailsSchema)
  });
  return AddressWithContact$ as MatchesType<typeof AddressWithContact$, z.ZodMiniType<T.AddressWithContact>>;
})();

export const PickupMethodSchema: z.ZodMiniType<T.PickupMethod> = /* @__PURE__ */ (() => {
  const PickupMethod$ = z.string();
  return PickupMethod$ as MatchesType<typeof PickupMethod$, z.ZodMiniType<T.PickupMethod>>;
})();

export const PickupDetailsSchema: z.ZodMiniType<T.PickupDetails> = /* @__PURE__ */ (() => {
  const PickupDetails$ = z.object({
      address: z.optional(AddressSchema),
      businessLocation: z.boolean(),
      pickupMethod: PickupMethodSchema
  });
  return PickupDetails$ as MatchesType<typeof PickupDetails$, z.ZodMiniType<T.PickupDetails>>;
})();

export const DeliveryTimeSlotSchema: z.ZodMiniType<T.DeliveryTimeSlot> = /* @__PURE__ */ (() => {
  const DeliveryTimeSlot$ = z.object({
      from: z.nullish(z.iso.datetime({ offset: true })),
      to: z.nullish(z.iso.datetime({ offset: true }))
  });
  return DeliveryTimeSlot$ as MatchesType<typeof DeliveryTimeSlot$, z.ZodMiniType<T.DeliveryTimeSlot>>;
})();

export const DeliveryLogisticsSchema: z.ZodMiniType<T.DeliveryLogistics> = /* @__PURE__ */ (() => {
  const DeliveryLogistics$ = z.object({
      deliveryTime: z.nullish(z.string().check(z.maxLength(500))),
      instructions: z.nullish(z.string().check(z.maxLength(1000))),
      pickupDetails: z.optional(PickupDetailsSchema),
      deliveryTimeSlot: z.optional(DeliveryTimeSlotSchema)
  });
  return DeliveryLogistics$ as MatchesType<typeof DeliveryLogistics$, z.ZodMiniType<T.DeliveryLogistics>>;
})();

export const SelectedShippingPricesSchema: z.ZodMiniType<T.SelectedShippingPrices> = /* @__PURE__ */ (() => {
  const SelectedShippingPrices$ = z.object({
      totalPriceAfterTax: z.optional(MultiCurrencyPriceSchema),
      totalPriceBeforeTax: z.optional(MultiCurrencyPriceSchema),
      taxDetails: z.optional(ItemTaxFullDetailsSchema),
      totalDiscount: z.optional(MultiCurrencyPriceSchema),
      price: z.optional(MultiCurrencyPriceSchema)
  });
  return SelectedShippingPrices$ as MatchesType<typeof SelectedShippingPrices$, z.ZodMiniType<T.SelectedShippingPrices>>;
})();

export const SelectedShippingChargeSchema: z.ZodMiniType<T.SelectedShippingCharge> = /* @__PURE__ */ (() => {
  const SelectedShippingCharge$ = z.object({
      type: CarrierChargeTypeSchema,
      details: z.nullish(z.string().check(z.maxLength(200))),
      cost: z.optional(SelectedShippingPricesSchema)
  });
  return SelectedShippingCharge$ as MatchesType<typeof SelectedShippingCharge$, z.ZodMiniType<T.SelectedShippingCharge>>;
})();

export const DeliveryCarrierSchema: z.ZodMiniType<T.DeliveryCarrier> = /* @__PURE__ */ (() => {
  const DeliveryCarrier$ = z.object({
      appId: z.nullish(z.guid()),
      code: z.string().check(z.maxLength(250))
  });
  return DeliveryCarrier$ as MatchesType<typeof DeliveryCarrier$, z.ZodMiniType<T.DeliveryCarrier>>;
})();

export const DeliveryAllocationSchema: z.ZodMiniType<T.DeliveryAllocation> = /* @__PURE__ */ (() => {
  const DeliveryAllocation$ = z.object({
      deliveryCarrier: z.optional(DeliveryCarrierSchema),
      deliveryRegion: z.optional(DeliveryRegionSchema),
      applicableLineItems: z.optional(ApplicableLineItemsSchema)
  });
  return DeliveryAllocation$ as MatchesType<typeof DeliveryAllocation$, z.ZodMiniType<T.DeliveryAllocation>>;
})();

export const SelectedCarrierServiceOptionSchema: z.ZodMiniType<T.SelectedCarrierServiceOption> = /* @__PURE__ */ (() => {
  const SelectedCarrierServiceOption$ = z.object({
      code: z.string().check(z.maxLength(100)),
      title: z.string().check(z.maxLength(250)),
      logistics: z.optional(DeliveryLogisticsSchema),
      cost: z.optional(SelectedShippingPricesSchema),
      requestedShippingOption: z.boolean(),
      otherCharges: z.array(SelectedShippingChargeSchema),
      carrierId: z.nullish(z.guid()),
      deliveryAllocations: z.array(DeliveryAllocationSchema).check(z.maxLength(300)),
      partial: z.nullish(z.boolean())
  });
  return SelectedCarrierServiceOption$ as MatchesType<typeof SelectedCarrierServiceOption$, z.ZodMiniType<T.SelectedCarrierServiceOption>>;
})();

export const ShippingRegionSchema: z.ZodMiniType<T.ShippingRegion> = /* @__PURE__ */ (() => {
  const ShippingRegion$ = z.object({
      id: z.guid(),
      name: z.string().check(z.maxLength(100))
  });
  return ShippingRegion$ as MatchesType<typeof ShippingRegion$, z.ZodMiniType<T.ShippingRegion>>;
})();

export const ShippingChargeSchema: z.ZodMiniType<T.ShippingCharge> = /* @__PURE__ */ (() => {
  const ShippingCharge$ = z.object({
      type: z.optional(CarrierChargeTypeSchema),
      price: z.optional(MultiCurrencyPriceSchema),
      details: z.nullish(z.string().check(z.maxLength(250)))
  });
  return ShippingCharge$ as MatchesType<typeof ShippingCharge$, z.ZodMiniType<T.ShippingCharge>>;
})();

export const ShippingPriceSchema: z.ZodMiniType<T.ShippingPrice> = /* @__PURE__ */ (() => {
  const ShippingPrice$ = z.object({
      price: z.optional(MultiCurrencyPriceSchema),
      otherCharges: z.optional(z.array(ShippingChargeSchema))
  });
  return ShippingPrice$ as MatchesType<typeof ShippingPrice$, z.ZodMiniType<T.ShippingPrice>>;
})();

export const ShippingOptionSchema: z.ZodMiniType<T.ShippingOption> = /* @__PURE__ */ (() => {
  const ShippingOption$ = z.object({
      code: z.optional(z.string().check(z.maxLength(100))),
      title: z.optional(z.string().check(z.maxLength(250))),
      logistics: z.optional(DeliveryLogisticsSchema),
      cost: z.optional(ShippingPriceSchema),
      deliveryAllocations: z.optional(z.array(DeliveryAllocationSchema).check(z.maxLength(300))),
      partial: z.nullish(z.boolean())
  });
  return ShippingOption$ as MatchesType<typeof ShippingOption$, z.ZodMiniType<T.ShippingOption>>;
})();

export const CarrierServiceOptionSchema: z.ZodMiniType<T.CarrierServiceOption> = /* @__PURE__ */ (() => {
  const CarrierServiceOption$ = z.object({
      carrierId: z.guid(),
      shippingOptions: z.optional(z.array(ShippingOptionSchema))
  });
  return CarrierServiceOption$ as MatchesType<typeof CarrierServiceOption$, z.ZodMiniType<T.CarrierServiceOption>>;
})();

export const CheckoutShippingInfoSchema: z.ZodMiniType<T.CheckoutShippingInfo> = /* @__PURE__ */ (() => {
  const CheckoutShippingInfo$ = z.object({
      shippingDestination: z.optional(AddressWithContactSchema),
      selectedCarrierServiceOption: z.optional(SelectedCarrierServiceOptionSchema),
      region: z.optional(ShippingRegionSchema),
      carrierServiceOptions: z.array(CarrierServiceOptionSchema)
  });
  return CheckoutShippingInfo$ as MatchesType<typeof CheckoutShippingInfo$, z.ZodMiniType<T.CheckoutShippingInfo>>;
})();

export const CheckoutBuyerInfoSchema: z.ZodMiniType<T.CheckoutBuyerInfo> = /* @__PURE__ */ (() => {
  const CheckoutBuyerInfo$ = z.object({
      visitorId: z.optional(z.guid()),
      memberId: z.optional(z.guid()),
      contactId: z.nullish(z.guid()),
      email: z.nullish(z.email())
  });
  return CheckoutBuyerInfo$ as MatchesType<typeof CheckoutBuyerInfo$, z.ZodMiniType<T.CheckoutBuyerInfo>>;
})();

export const PriceSummarySchema: z.ZodMiniType<T.PriceSummary> = /* @__PURE__ */ (() => {
  const PriceSummary$ = z.object({
      subtotal: z.optional(MultiCurrencyPriceSchema),
      shipping: z.optional(MultiCurrencyPriceSchema),
      tax: z.optional(MultiCurrencyPriceSchema),
      discount: z.optional(MultiCurrencyPriceSchema),
      total: z.optional(MultiCurrencyPriceSchema),
      additionalFees: z.optional(MultiCurrencyPriceSchema)
  });
  return PriceSummary$ as MatchesType<typeof PriceSummary$, z.ZodMiniType<T.PriceSummary>>;
})();

export const ApplicationErrorSchema: z.ZodMiniType<T.ApplicationError> = /* @__PURE__ */ (() => {
  const ApplicationError$ = z.object({
      code: z.string(),
      description: z.string(),
      data: z.nullish(z.record(z.string(), z.unknown()))
  });
  return ApplicationError$ as MatchesType<typeof ApplicationError$, z.ZodMiniType<T.ApplicationError>>;
})();

export const CalculationFieldViolationSchema: z.ZodMiniType<T.CalculationFieldViolation> = /* @__PURE__ */ (() => {
  const CalculationFieldViolation$ = z.object({
      field: z.string(),
      description: z.string(),
      violatedRule: ValidationRuleSchema,
      ruleName: z.nullish(z.string()),
      data: z.nullish(z.record(z.string(), z.unknown()))
  });
  return CalculationFieldViolation$ as MatchesType<typeof CalculationFieldViolation$, z.ZodMiniType<T.CalculationFieldViolation>>;
})();

export const CalculationValidationErrorSchema: z.ZodMiniType<T.CalculationValidationError> = /* @__PURE__ */ (() => {
  const CalculationValidationError$ = z.object({
      fieldViolations: z.array(CalculationFieldViolationSchema)
  });
  return CalculationValidationError$ as MatchesType<typeof CalculationValidationError$, z.ZodMiniType<T.CalculationValidationError>>;
})();

export const CalculationSystemErrorSchema: z.ZodMiniType<T.CalculationSystemError> = /* @__PURE__ */ (() => {
  const CalculationSystemError$ = z.object({
      errorCode: z.nullish(z.string())
  });
  return CalculationSystemError$ as MatchesType<typeof CalculationSystemError$, z.ZodMiniType<T.CalculationSystemError>>;
})();

export const CalculationErrorSchema: z.ZodMiniType<T.CalculationError> = /* @__PURE__ */ (() => {
  const CalculationError$ = z.object({
      applicationError: z.optional(ApplicationErrorSchema),
      validationError: z.optional(CalculationValidationErrorSchema),
      systemError: z.optional(CalculationSystemErrorSchema),
      tracing: z.optional(z.record(z.string(), z.string()))
  });
  return CalculationError$ as MatchesType<typeof CalculationError$, z.ZodMiniType<T.CalculationError>>;
})();

export const CarrierErrorSchema: z.ZodMiniType<T.CarrierError> = /* @__PURE__ */ (() => {
  const CarrierError$ = z.object({
      carrierId: z.string(),
      error: z.optional(CalculationErrorSchema)
  });
  return CarrierError$ as MatchesType<typeof CarrierError$, z.ZodMiniType<T.CarrierError>>;
})();

export const CarrierErrorsSchema: z.ZodMiniType<T.CarrierErrors> = /* @__PURE__ */ (() => {
  const CarrierErrors$ = z.object({
      errors: z.array(CarrierErrorSchema)
  });
  return CarrierErrors$ as MatchesType<typeof CarrierErrors$, z.ZodMiniType<T.CarrierErrors>>;
})();

export const CalculationErrorsSchema: z.ZodMiniType<T.CalculationErrors> = /* @__PURE__ */ (() => {
  const CalculationErrors$ = z.object({
      generalShippingCalculationError: z.optional(CalculationErrorSchema),
      carrierErrors: z.optional(CarrierErrorsSchema),
      selectedShippingOptionError: z.optional(CalculationErrorSchema),
      taxCalculationError: z.optional(CalculationErrorSchema),
      couponCalculationError: z.optional(CalculationErrorSchema),
      giftCardCalculationError: z.optional(CalculationErrorSchema),
      orderValidationErrors: z.array(ApplicationErrorSchema),
      membershipError: z.optional(CalculationErrorSchema),
      discountsCalculationError: z.optional(CalculationErrorSchema)
  });
  return CalculationErrors$ as MatchesType<typeof CalculationErrors$, z.ZodMiniType<T.CalculationErrors>>;
})();

export const GiftCardV1Schema: z.ZodMiniType<T.GiftCardV1> = /* @__PURE__ */ (() => {
  const GiftCardV1$ = z.object({
      id: z.string(),
      obfuscatedCode: z.string(),
      amount: z.optional(MultiCurrencyPriceSchema),
      appId: z.guid(),
      externalId: z.nullish(z.string().check(z.minLength(1), z.maxLength(50))),
      requestedAmount: z.optional(MultiCurrencyPriceSchema),
      code: z.optional(z.string().check(z.minLength(8), z.maxLength(20)))
  });
  return GiftCardV1$ as MatchesType<typeof GiftCardV1$, z.ZodMiniType<T.GiftCardV1>>;
})();

export const AppliedCouponSchema: z.ZodMiniType<T.AppliedCoupon> = /* @__PURE__ */ (() => {
  const AppliedCoupon$ = z.object({
      id: z.string(),
      code: z.string(),
      amount: z.optional(MultiCurrencyPriceSchema),
      name: z.string()
  });
  return AppliedCoupon$ as MatchesType<typeof AppliedCoupon$, z.ZodMiniType<T.AppliedCoupon>>;
})();

export const AppliedMerchantDiscountSchema: z.ZodMiniType<T.AppliedMerchantDiscount> = /* @__PURE__ */ (() => {
  const AppliedMerchantDiscount$ = z.object({
      amount: z.optional(MultiCurrencyPriceSchema),
      percentage: z.nullish(rules.orNotFinite(z.number().check(z.gte(0.01), z.lte(100))))
  });
  return AppliedMerchantDiscount$ as MatchesType<typeof AppliedMerchantDiscount$, z.ZodMiniType<T.AppliedMerchantDiscount>>;
})();

export const DiscountRuleNameSchema: z.ZodMiniType<T.DiscountRuleName> = /* @__PURE__ */ (() => {
  const DiscountRuleName$ = z.object({
      original: z.string().check(z.minLength(1), z.maxLength(256)),
      translated: z.nullish(z.string().check(z.minLength(1), z.maxLength(500)))
  });
  return DiscountRuleName$ as MatchesType<typeof DiscountRuleName$, z.ZodMiniType<T.DiscountRuleName>>;
})();

export const AppliedDiscountRuleSchema: z.ZodMiniType<T.AppliedDiscountRule> = /* @__PURE__ */ (() => {
  const AppliedDiscountRule$ = z.object({
      id: z.guid(),
      name: z.optional(DiscountRuleNameSchema),
      amount: z.optional(MultiCurrencyPriceSchema)
  });
  return AppliedDiscountRule$ as MatchesType<typeof AppliedDiscountRule$, z.ZodMiniType<T.AppliedDiscountRule>>;
})();

export const DiscountTypeSchema: z.ZodMiniType<T.DiscountType> = /* @__PURE__ */ (() => {
  const DiscountType$ = z.string();
  return DiscountType$ as MatchesType<typeof DiscountType$, z.ZodMiniType<T.DiscountType>>;
})();

export const AppliedDiscountSchema: z.ZodMiniType<T.AppliedDiscount> = /* @__PURE__ */ (() => {
  const AppliedDiscount$ = z.object({
      coupon: z.optional(AppliedCouponSchema),
      merchantDiscount: z.optional(AppliedMerchantDiscountSchema),
      discountRule: z.optional(AppliedDiscountRuleSchema),
      discountType: DiscountTypeSchema,
      lineItemIds: z.optional(z.array(z.guid())),
      id: z.nullish(z.guid())
  });
  return AppliedDiscount$ as MatchesType<typeof AppliedDiscount$, z.ZodMiniType<T.AppliedDiscount>>;
})();

export const CustomFieldSchema: z.ZodMiniType<T.CustomField> = /* @__PURE__ */ (() => {
  const CustomField$ = z.object({
      value: z.unknown(),
      title: z.string().check(z.minLength(1), z.maxLength(500)),
      translatedTitle: z.nullish(z.string().check(z.minLength(1), z.maxLength(500)))
  });
  return CustomField$ as MatchesType<typeof CustomField$, z.ZodMiniType<T.CustomField>>;
})();

export const WeightUnitSchema: z.ZodMiniType<T.WeightUnit> = /* @__PURE__ */ (() => {
  const WeightUnit$ = z.string();
  return WeightUnit$ as MatchesType<typeof WeightUnit$, z.ZodMiniType<T.WeightUnit>>;
})();

export const ManualCalculationReasonSchema: z.ZodMiniType<T.ManualCalculationReason> = /* @__PURE__ */ (() => {
  const ManualCalculationReason$ = z.string();
  return ManualCalculationReason$ as MatchesType<typeof ManualCalculationReason$, z.ZodMiniType<T.ManualCalculationReason>>;
})();

export const FallbackReasonSchema: z.ZodMiniType<T.FallbackReason> = /* @__PURE__ */ (() => {
  const FallbackReason$ = z.string();
  return FallbackReason$ as MatchesType<typeof FallbackReason$, z.ZodMiniType<T.FallbackReason>>;
})();

export const AutoTaxFallbackDetailsSchema: z.ZodMiniType<T.AutoTaxFallbackDetails> = /* @__PURE__ */ (() => {
  const AutoTaxFallbackDetails$ = z.object({
      fallbackReason: FallbackReasonSchema,
      error: z.optional(ApplicationErrorSchema)
  });
  return AutoTaxFallbackDetails$ as MatchesType<typeof AutoTaxFallbackDetails$, z.ZodMiniType<T.AutoTaxFallbackDetails>>;
})();

export const RateTypeSchema: z.ZodMiniType<T.RateType> = /* @__PURE__ */ (() => {
  const RateType$ = z.string();
  return RateType$ as MatchesType<typeof RateType$, z.ZodMiniType<T.RateType>>;
})();

export const TaxCalculationDetailsSchema: z.ZodMiniType<T.TaxCalculationDetails> = /* @__PURE__ */ (() => {
  const TaxCalculationDetails$ = z.object({
      manualRateReason: z.optional(ManualCalculationReasonSchema),
      autoTaxFallbackDetails: z.optional(AutoTaxFallbackDetailsSchema),
      rateType: RateTypeSchema
  });
  return TaxCalculationDetails$ as MatchesType<typeof TaxCalculationDetails$, z.ZodMiniType<T.TaxCalculationDetails>>;
})();

export const TaxSummarySchema: z.ZodMiniType<T.TaxSummary> = /* @__PURE__ */ (() => {
  const TaxSummary$ = z.object({
      taxableAmount: z.optional(MultiCurrencyPriceSchema),
      totalTax: z.optional(MultiCurrencyPriceSchema),
      calculationDetails: z.optional(TaxCalculationDetailsSchema)
  });
  return TaxSummary$ as MatchesType<typeof TaxSummary$, z.ZodMiniType<T.TaxSummary>>;
})();

export const CreatedBySchema: z.ZodMiniType<T.CreatedBy> = /* @__PURE__ */ (() => {
  const CreatedBy$ = z.object({
      userId: z.optional(z.guid()),
      memberId: z.optional(z.guid()),
      visitorId: z.optional(z.guid()),
      appId: z.optional(z.guid())
  });
  return CreatedBy$ as MatchesType<typeof CreatedBy$, z.ZodMiniType<T.CreatedBy>>;
})();

export const MembershipNameSchema: z.ZodMiniType<T.MembershipName> = /* @__PURE__ */ (() => {
  const MembershipName$ = z.object({
      original: z.string().check(z.maxLength(100)),
      translated: z.nullish(z.string().check(z.maxLength(100)))
  });
  return MembershipName$ as MatchesType<typeof MembershipName$, z.ZodMiniType<T.MembershipName>>;
})();

export const MembershipCreditsSchema: z.ZodMiniType<T.MembershipCredits> = /* @__PURE__ */ (() => {
  const MembershipCredits$ = z.object({
      total: z.int32().check(z.gte(1)),
      remaining: z.int32()
  });
  return MembershipCredits$ as MatchesType<typeof MembershipCredits$, z.ZodMiniType<T.MembershipCredits>>;
})();

export const MembershipV1Schema: z.ZodMiniType<T.MembershipV1> = /* @__PURE__ */ (() => {
  const MembershipV1$ = z.object({
      id: z.string().check(z.minLength(1), z.maxLength(200)),
      appId: z.guid(),
      name: z.optional(MembershipNameSchema),
      lineItemIds: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(300))),
      credits: z.optional(MembershipCreditsSchema),
      expirationDate: z.nullish(z.iso.datetime({ offset: true })),
      additionalData: z.nullish(z.record(z.string(), z.unknown()))
  });
  return MembershipV1$ as MatchesType<typeof MembershipV1$, z.ZodMiniType<T.MembershipV1>>;
})();

export const InvalidMembershipSchema: z.ZodMiniType<T.InvalidMembership> = /* @__PURE__ */ (() => {
  const InvalidMembership$ = z.object({
      membership: z.optional(MembershipV1Schema),
      reason: z.string().check(z.minLength(1), z.maxLength(100))
  });
  return InvalidMembership$ as MatchesType<typeof InvalidMembership$, z.ZodMiniType<T.InvalidMembership>>;
})();

export const CheckoutSelectedMembershipsSchema: z.ZodMiniType<T.CheckoutSelectedMemberships> = /* @__PURE__ */ (() => {
  const CheckoutSelectedMemberships$ = z.object({
      memberships: z.array(CheckoutSelectedMembershipSchema).check(z.maxLength(300))
  });
  return CheckoutSelectedMemberships$ as MatchesType<typeof CheckoutSelectedMemberships$, z.ZodMiniType<T.CheckoutSelectedMemberships>>;
})();

export const CheckoutMembershipOptionsSchema: z.ZodMiniType<T.CheckoutMembershipOptions> = /* @__PURE__ */ (() => {
  const CheckoutMembershipOptions$ = z.object({
      eligibleMemberships: z.array(MembershipV1Schema).check(z.maxLength(300)),
      invalidMemberships: z.array(InvalidMembershipSchema).check(z.maxLength(300)),
      selectedMemberships: z.optional(CheckoutSelectedMembershipsSchema)
  });
  return CheckoutMembershipOptions$ as MatchesType<typeof CheckoutMembershipOptions$, z.ZodMiniType<T.CheckoutMembershipOptions>>;
})();

export const AdditionalFeeSourceSchema: z.ZodMiniType<T.AdditionalFeeSource> = /* @__PURE__ */ (() => {
  const AdditionalFeeSource$ = z.string();
  return AdditionalFeeSource$ as MatchesType<typeof AdditionalFeeSource$, z.ZodMiniType<T.AdditionalFeeSource>>;
})();

export const AdditionalFeeSchema: z.ZodMiniType<T.AdditionalFee> = /* @__PURE__ */ (() => {
  const AdditionalFee$ = z.object({
      code: z.nullish(z.string().check(z.minLength(1), z.maxLength(100))),
      name: z.string().check(z.minLength(1), z.maxLength(50)),
      price: z.optional(MultiCurrencyPriceSchema),
      taxDetails: z.optional(ItemTaxFullDetailsSchema),
      providerAppId: z.nullish(z.string().check(z.minLength(1), z.maxLength(100))),
      priceBeforeTax: z.optional(MultiCurrencyPriceSchema),
      priceAfterTax: z.optional(MultiCurrencyPriceSchema),
      lineItemIds: z.optional(z.array(z.guid())),
      source: AdditionalFeeSourceSchema,
      translatedName: z.nullish(z.string().check(z.minLength(1), z.maxLength(50))),
      taxableAddress: z.optional(TaxableAddressSchema)
  });
  return AdditionalFee$ as MatchesType<typeof AdditionalFee$, z.ZodMiniType<T.AdditionalFee>>;
})();

export const ViolationSeveritySchema: z.ZodMiniType<T.ViolationSeverity> = /* @__PURE__ */ (() => {
  const ViolationSeverity$ = z.string();
  return ViolationSeverity$ as MatchesType<typeof ViolationSeverity$, z.ZodMiniType<T.ViolationSeverity>>;
})();

export const NameInOtherSchema: z.ZodMiniType<T.NameInOther> = /* @__PURE__ */ (() => {
  const NameInOther$ = z.string();
  return NameInOther$ as MatchesType<typeof NameInOther$, z.ZodMiniType<T.NameInOther>>;
})();

export const ViolationPlaceSchema: z.ZodMiniType<T.ViolationPlace> = /* @__PURE__ */ (() => {
  const ViolationPlace$ = z.object({
      name: NameInOtherSchema
  });
  return ViolationPlace$ as MatchesType<typeof ViolationPlace$, z.ZodMiniType<T.ViolationPlace>>;
})();

export const NameInLineItemSchema: z.ZodMiniType<T.NameInLineItem> = /* @__PURE__ */ (() => {
  const NameInLineItem$ = z.string();
  return NameInLineItem$ as MatchesType<typeof NameInLineItem$, z.ZodMiniType<T.NameInLineItem>>;
})();

export const SuggestedFixSchema: z.ZodMiniType<T.SuggestedFix> = /* @__PURE__ */ (() => {
  const SuggestedFix$ = z.string();
  return SuggestedFix$ as MatchesType<typeof SuggestedFix$, z.ZodMiniType<T.SuggestedFix>>;
})();

export const ViolationLineItemSchema: z.ZodMiniType<T.ViolationLineItem> = /* @__PURE__ */ (() => {
  const ViolationLineItem$ = z.object({
      name: NameInLineItemSchema,
      id: z.nullish(z.string()),
      suggestedFix: z.optional(SuggestedFixSchema)
  });
  return ViolationLineItem$ as MatchesType<typeof ViolationLineItem$, z.ZodMiniType<T.ViolationLineItem>>;
})();

export const ViolationTargetSchema: z.ZodMiniType<T.ViolationTarget> = /* @__PURE__ */ (() => {
  const ViolationTarget$ = z.object({
      other: z.optional(ViolationPlaceSchema),
      lineItem: z.optional(ViolationLineItemSchema)
  });
  return ViolationTarget$ as MatchesType<typeof ViolationTarget$, z.ZodMiniType<T.ViolationTarget>>;
})();

export const ViolationSchema: z.ZodMiniType<T.Violation> = /* @__PURE__ */ (() => {
  const Violation$ = z.object({
      severity: ViolationSeveritySchema,
      target: z.optional(ViolationTargetSchema),
      description: z.nullish(z.string().check(z.minLength(1), z.maxLength(1000)))
  });
  return Violation$ as MatchesType<typeof Violation$, z.ZodMiniType<T.Violation>>;
})();

export const CheckoutCustomSettingsSchema: z.ZodMiniType<T.CheckoutCustomSettings> = /* @__PURE__ */ (() => {
  const CheckoutCustomSettings$ = z.object({
      lockGiftCard: z.boolean(),
      lockCouponCode: z.boolean(),
      disabledPolicyAgreementCheckbox: z.boolean(),
      disabledManualPayment: z.boolean()
  });
  return CheckoutCustomSettings$ as MatchesType<typeof CheckoutCustomSettings$, z.ZodMiniType<T.CheckoutCustomSettings>>;
})();

export const CheckoutCustomContentReferenceSchema: z.ZodMiniType<T.CheckoutCustomContentReference> = /* @__PURE__ */ (() => {
  const CheckoutCustomContentReference$ = z.object({
      appId: z.guid(),
      componentId: z.guid()
  });
  return CheckoutCustomContentReference$ as MatchesType<typeof CheckoutCustomContentReference$, z.ZodMiniType<T.CheckoutCustomContentReference>>;
})();

export const CheckoutExternalReferenceSchema: z.ZodMiniType<T.CheckoutExternalReference> = /* @__PURE__ */ (() => {
  const CheckoutExternalReference$ = z.object({
      appId: z.guid(),
      resourceId: z.nullish(z.string().check(z.minLength(1), z.maxLength(100)))
  });
  return CheckoutExternalReference$ as MatchesType<typeof CheckoutExternalReference$, z.ZodMiniType<T.CheckoutExternalReference>>;
})();

export const CheckoutSchema: z.ZodMiniType<T.Checkout> = /* @__PURE__ */ (() => {
  const Checkout$ = z.object({
      id: z.nullish(z.guid()),
      lineItems: z.array(CheckoutLineItemSchema).check(z.maxLength(300)),
      billingInfo: z.optional(AddressWithContactSchema),
      shippingInfo: z.optional(CheckoutShippingInfoSchema),
      buyerNote: z.nullish(z.string().check(z.maxLength(1000))),
      buyerInfo: z.optional(CheckoutBuyerInfoSchema),
      conversionCurrency: z.string().check(z.regex(/^[A-Z]{3}$/u)),
      priceSummary: z.optional(PriceSummarySchema),
      calculationErrors: z.optional(CalculationErrorsSchema),
      giftCard: z.optional(GiftCardV1Schema),
      appliedDiscounts: z.array(AppliedDiscountSchema),
      customFields: z.array(CustomFieldSchema),
      weightUnit: WeightUnitSchema,
      taxSummary: z.optional(TaxSummarySchema),
      currency: z.string().check(z.regex(/^[A-Z]{3}$/u)),
      channelType: ChannelTypeSchema,
      siteLanguage: z.string(),
      buyerLanguage: z.string(),
      completed: z.boolean(),
      taxIncludedInPrice: z.boolean(),
      createdBy: z.optional(CreatedBySchema),
      createdDate: z.nullish(z.iso.datetime({ offset: true })),
      updatedDate: z.nullish(z.iso.datetime({ offset: true })),
      payNow: z.optional(PriceSummarySchema),
      payLater: z.optional(PriceSummarySchema),
      membershipOptions: z.optional(CheckoutMembershipOptionsSchema),
      additionalFees: z.array(AdditionalFeeSchema).check(z.maxLength(100)),
      cartId: z.nullish(z.guid()),
      violations: z.array(ViolationSchema),
      extendedFields: z.optional(ExtendedFieldsSchema),
      purchaseFlowId: z.nullish(z.guid()),
      customSettings: z.optional(CheckoutCustomSettingsSchema),
      customContentReference: z.optional(CheckoutCustomContentReferenceSchema),
      externalReference: z.optional(CheckoutExternalReferenceSchema),
      payAfterFreeTrial: z.optional(PriceSummarySchema),
      businessLocationId: z.nullish(z.guid()),
      paymentCurrency: z.string().check(z.regex(/^[A-Z]{3}$/u)),
      taxExemptGroupId: z.nullish(z.guid())
  });
  return Checkout$ as MatchesType<typeof Checkout$, z.ZodMiniType<T.Checkout>>;
})();

export const CheckoutResponseSchema: z.ZodMiniType<T.CheckoutResponse> = /* @__PURE__ */ (() => {
  const CheckoutResponse$ = z.object({
      checkout: CheckoutSchema
  });
  return CheckoutResponse$ as MatchesType<typeof CheckoutResponse$, z.ZodMiniType<T.CheckoutResponse>>;
})();

export const GetCheckoutUrlResponseSchema: z.ZodMiniType<T.GetCheckoutUrlResponse> = /* @__PURE__ */ (() => {
  const GetCheckoutUrlResponse$ = z.object({
      checkoutUrl: z.string()
  });
  return GetCheckoutUrlResponse$ as MatchesType<typeof GetCheckoutUrlResponse$, z.ZodMiniType<T.GetCheckoutUrlResponse>>;
})();

export const CreateOrderFromCheckoutResponseSchema: z.ZodMiniType<T.CreateOrderFromCheckoutResponse> = /* @__PURE__ */ (() => {
  const CreateOrderFromCheckoutResponse$ = z.object({
      orderId: z.optional(z.guid()),
      subscriptionId: z.optional(z.guid()),
      paymentGatewayOrderId: z.nullish(z.string())
  });
  return CreateOrderFromCheckoutResponse$ as MatchesType<typeof CreateOrderFromCheckoutResponse$, z.ZodMiniType<T.CreateOrderFromCheckoutResponse>>;
})();

export const CartSelectedMembershipSchema: z.ZodMiniType<T.CartSelectedMembership> = /* @__PURE__ */ (() => {
  const CartSelectedMembership$ = z.object({
      id: z.string().check(z.minLength(1), z.maxLength(100)),
      appId: z.guid()
  });
  return CartSelectedMembership$ as MatchesType<typeof CartSelectedMembership$, z.ZodMiniType<T.CartSelectedMembership>>;
})();

export const CartLineItemSchema: z.ZodMiniType<T.CartLineItem> = /* @__PURE__ */ (() => {
  const CartLineItem$ = z.object({
      id: z.guid(),
      quantity: z.int().check(z.gte(1), z.lte(100000)),
      catalogReference: z.optional(CatalogReferenceSchema),
      productName: z.optional(ProductNameSchema),
      url: z.optional(PageUrlV2Schema),
      price: z.optional(MultiCurrencyPriceSchema),
      fullPrice: z.optional(MultiCurrencyPriceSchema),
      priceBeforeDiscounts: z.optional(MultiCurrencyPriceSchema),
      lineItemPrice: z.optional(MultiCurrencyPriceSchema),
      descriptionLines: z.optional(z.array(DescriptionLineSchema)),
      image: z.optional(ImageSchema),
      availability: z.optional(ItemAvailabilityInfoSchema),
      physicalProperties: z.optional(PhysicalPropertiesSchema),
      itemType: z.optional(ItemTypeSchema),
      subscriptionOptionInfo: z.optional(SubscriptionOptionInfoSchema),
      digitalFile: z.optional(SecuredMediaSchema),
      paymentOption: PaymentOptionTypeSchema,
      serviceProperties: z.optional(ServicePropertiesSchema),
      rootCatalogItemId: z.nullish(z.string().check(z.minLength(1), z.maxLength(36))),
      priceDescription: z.optional(PriceDescriptionSchema),
      depositAmount: z.optional(MultiCurrencyPriceSchema),
      selectedMembership: z.optional(CartSelectedMembershipSchema),
      deliveryProfileId: z.nullish(z.guid()),
      taxGroupId: z.nullish(z.guid()),
      customLineItem: z.boolean(),
      consentRequiredPaymentPolicy: z.nullish(z.string().check(z.minLength(1), z.maxLength(2500))),
      priceUndetermined: z.boolean(),
      fixedQuantity: z.boolean(),
      catalogOverrideFields: z.optional(CatalogOverrideFieldsSchema),
      savePaymentMethod: z.boolean(),
      taxableAddress: z.optional(TaxableAddressSchema),
      extendedFields: z.optional(ExtendedFieldsSchema),
      policies: z.optional(z.array(PolicySchema).check(z.maxLength(5))),
      membersOnly: z.boolean(),
      modifierGroups: z.optional(z.array(ModifierGroupSchema).check(z.maxLength(25))),
      modifiersTotalPrice: z.optional(MultiCurrencyPriceSchema)
  });
  return CartLineItem$ as MatchesType<typeof CartLineItem$, z.ZodMiniType<T.CartLineItem>>;
})();

export const CartBuyerInfoSchema: z.ZodMiniType<T.CartBuyerInfo> = /* @__PURE__ */ (() => {
  const CartBuyerInfo$ = z.object({
      visitorId: z.optional(z.guid()),
      memberId: z.optional(z.guid()),
      userId: z.optional(z.guid()),
      contactId: z.nullish(z.guid()),
      email: z.nullish(z.email())
  });
  return CartBuyerInfo$ as MatchesType<typeof CartBuyerInfo$, z.ZodMiniType<T.CartBuyerInfo>>;
})();

export const CartCouponSchema: z.ZodMiniType<T.CartCoupon> = /* @__PURE__ */ (() => {
  const CartCoupon$ = z.object({
      id: z.string(),
      code: z.string(),
      amount: z.optional(MultiCurrencyPriceSchema)
  });
  return CartCoupon$ as MatchesType<typeof CartCoupon$, z.ZodMiniType<T.CartCoupon>>;
})();

export const CartMerchantDiscountSchema: z.ZodMiniType<T.CartMerchantDiscount> = /* @__PURE__ */ (() => {
  const CartMerchantDiscount$ = z.object({
      amount: z.optional(MultiCurrencyPriceSchema)
  });
  return CartMerchantDiscount$ as MatchesType<typeof CartMerchantDiscount$, z.ZodMiniType<T.CartMerchantDiscount>>;
})();

export const CartDiscountSchema: z.ZodMiniType<T.CartDiscount> = /* @__PURE__ */ (() => {
  const CartDiscount$ = z.object({
      coupon: z.optional(CartCouponSchema),
      merchantDiscount: z.optional(CartMerchantDiscountSchema),
      lineItemIds: z.optional(z.array(z.guid()).check(z.maxLength(300)))
  });
  return CartDiscount$ as MatchesType<typeof CartDiscount$, z.ZodMiniType<T.CartDiscount>>;
})();

export const CartSelectedShippingOptionSchema: z.ZodMiniType<T.CartSelectedShippingOption> = /* @__PURE__ */ (() => {
  const CartSelectedShippingOption$ = z.object({
      carrierId: z.nullish(z.guid()),
      code: z.string().check(z.minLength(1), z.maxLength(100))
  });
  return CartSelectedShippingOption$ as MatchesType<typeof CartSelectedShippingOption$, z.ZodMiniType<T.CartSelectedShippingOption>>;
})();

export const CartSchema: z.ZodMiniType<T.Cart> = /* @__PURE__ */ (() => {
  const Cart$ = z.object({
      id: z.nullish(z.guid()),
      lineItems: z.array(CartLineItemSchema).check(z.maxLength(300)),
      buyerNote: z.nullish(z.string().check(z.maxLength(1000))),
      buyerInfo: z.optional(CartBuyerInfoSchema),
      currency: z.string().check(z.regex(/^[A-Z]{3}$/u)),
      conversionCurrency: z.string().check(z.regex(/^[A-Z]{3}$/u)),
      buyerLanguage: z.nullish(z.string()),
      siteLanguage: z.nullish(z.string()),
      taxIncludedInPrices: z.nullish(z.boolean()),
      weightUnit: WeightUnitSchema,
      subtotal: z.optional(MultiCurrencyPriceSchema),
      discount: z.optional(MultiCurrencyPriceSchema),
      checkoutId: z.nullish(z.guid()),
      appliedDiscounts: z.array(CartDiscountSchema),
      createdDate: z.nullish(z.iso.datetime({ offset: true })),
      updatedDate: z.nullish(z.iso.datetime({ offset: true })),
      contactInfo: z.optional(AddressWithContactSchema),
      overrideCheckoutUrl: z.nullish(z.string().check(z.maxLength(1000))),
      purchaseFlowId: z.nullish(z.guid()),
      selectedShippingOption: z.optional(CartSelectedShippingOptionSchema),
      extendedFields: z.optional(ExtendedFieldsSchema),
      businessLocationId: z.nullish(z.guid()),
      paymentCurrency: z.string().check(z.regex(/^[A-Z]{3}$/u)),
      revision: z.nullish(z.string())
  });
  return Cart$ as MatchesType<typeof Cart$, z.ZodMiniType<T.Cart>>;
})();

export const CartResponseSchema: z.ZodMiniType<T.CartResponse> = /* @__PURE__ */ (() => {
  const CartResponse$ = z.object({
      cart: CartSchema
  });
  return CartResponse$ as MatchesType<typeof CartResponse$, z.ZodMiniType<T.CartResponse>>;
})();

export const CreateCheckoutFromCurrentCartResponseSchema: z.ZodMiniType<T.CreateCheckoutFromCurrentCartResponse> = /* @__PURE__ */ (() => {
  const CreateCheckoutFromCurrentCartResponse$ = z.object({
      checkoutId: z.string()
  });
  return CreateCheckoutFromCurrentCartResponse$ as MatchesType<typeof CreateCheckoutFromCurrentCartResponse$, z.ZodMiniType<T.CreateCheckoutFromCurrentCartResponse>>;
})();

export const CartHostSelectedMembershipSchema: z.ZodMiniType<T.CartHostSelectedMembership> = /* @__PURE__ */ (() => {
  const CartHostSelectedMembership$ = z.object({
      id: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
      appId: z.optional(z.guid()),
      lineItemIds: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(300)))
  });
  return CartHostSelectedMembership$ as MatchesType<typeof CartHostSelectedMembership$, z.ZodMiniType<T.CartHostSelectedMembership>>;
})();

export const CartLineItemPricesDataSchema: z.ZodMiniType<T.CartLineItemPricesData> = /* @__PURE__ */ (() => {
  const CartLineItemPricesData$ = z.object({
      totalPriceAfterTax: z.optional(MultiCurrencyPriceSchema),
      totalPriceBeforeTax: z.optional(MultiCurrencyPriceSchema),
      taxDetails: z.optional(ItemTaxFullDetailsSchema),
      totalDiscount: z.optional(MultiCurrencyPriceSchema),
      price: z.optional(MultiCurrencyPriceSchema),
      priceBeforeDiscounts: z.optional(MultiCurrencyPriceSchema),
      lineItemPrice: z.optional(MultiCurrencyPriceSchema),
      fullPrice: z.optional(MultiCurrencyPriceSchema),
      modifiers: z.optional(MultiCurrencyPriceSchema),
      depositAmount: z.optional(MultiCurrencyPriceSchema)
  });
  return CartLineItemPricesData$ as MatchesType<typeof CartLineItemPricesData$, z.ZodMiniType<T.CartLineItemPricesData>>;
})();

export const CartCalculatedLineItemSchema: z.ZodMiniType<T.CartCalculatedLineItem> = /* @__PURE__ */ (() => {
  const CartCalculatedLineItem$ = z.object({
      lineItemId: z.string(),
      pricesBreakdown: z.optional(CartLineItemPricesDataSchema),
      paymentOption: PaymentOptionTypeSchema,
      taxableAddress: z.optional(TaxableAddressSchema)
  });
  return CartCalculatedLineItem$ as MatchesType<typeof CartCalculatedLineItem$, z.ZodMiniType<T.CartCalculatedLineItem>>;
})();

export const CartShippingInformationSchema: z.ZodMiniType<T.CartShippingInformation> = /* @__PURE__ */ (() => {
  const CartShippingInformation$ = z.object({
      region: z.optional(ShippingRegionSchema),
      selectedCarrierServiceOption: z.optional(SelectedCarrierServiceOptionSchema),
      carrierServiceOptions: z.array(CarrierServiceOptionSchema)
  });
  return CartShippingInformation$ as MatchesType<typeof CartShippingInformation$, z.ZodMiniType<T.CartShippingInformation>>;
})();

export const CartMembershipOptionsSchema: z.ZodMiniType<T.CartMembershipOptions> = /* @__PURE__ */ (() => {
  const CartMembershipOptions$ = z.object({
      eligibleMemberships: z.array(MembershipV1Schema).check(z.maxLength(300)),
      invalidMemberships: z.array(InvalidMembershipSchema).check(z.maxLength(300)),
      selectedMemberships: z.array(CartHostSelectedMembershipSchema).check(z.maxLength(300))
  });
  return CartMembershipOptions$ as MatchesType<typeof CartMembershipOptions$, z.ZodMiniType<T.CartMembershipOptions>>;
})();

export const EstimateCurrentCartTotalsResponseSchema: z.ZodMiniType<T.EstimateCurrentCartTotalsResponse> = /* @__PURE__ */ (() => {
  const EstimateCurrentCartTotalsResponse$ = z.object({
      cart: z.optional(CartSchema),
      calculatedLineItems: z.array(CartCalculatedLineItemSchema),
      priceSummary: z.optional(PriceSummarySchema),
      giftCard: z.optional(GiftCardV1Schema),
      taxSummary: z.optional(TaxSummarySchema),
      shippingInfo: z.optional(CartShippingInformationSchema),
      appliedDiscounts: z.array(AppliedDiscountSchema),
      calculationErrors: z.optional(CalculationErrorsSchema),
      weightUnit: WeightUnitSchema,
      currency: z.string().check(z.regex(/^[A-Z]{3}$/u)),
      payNow: z.optional(PriceSummarySchema),
      payLater: z.optional(PriceSummarySchema),
      membershipOptions: z.optional(CartMembershipOptionsSchema),
      additionalFees: z.array(AdditionalFeeSchema).check(z.maxLength(100)),
      violations: z.array(ViolationSchema)
  });
  return EstimateCurrentCartTotalsResponse$ as MatchesType<typeof EstimateCurrentCartTotalsResponse$, z.ZodMiniType<T.EstimateCurrentCartTotalsResponse>>;
})();

export const ItemQuantityInfoSchema: z.ZodMiniType<T.ItemQuantityInfo> = /* @__PURE__ */ (() => {
  const ItemQuantityInfo$ = z.object({
      confirmedQuantity: z.int().check(z.gte(1), z.lte(100000)),
      requestedQuantity: z.int().check(z.gte(1), z.lte(100000)),
      availableQuantity: z.nullish(z.int32()),
      fixedQuantity: z.boolean()
  });
  return ItemQuantityInfo$ as MatchesType<typeof ItemQuantityInfo$, z.ZodMiniType<T.ItemQuantityInfo>>;
})();

export const ConvertedMoneySchema: z.ZodMiniType<T.ConvertedMoney> = /* @__PURE__ */ (() => {
  const ConvertedMoney$ = z.object({
      amount: z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number')),
      convertedAmount: z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number'))
  });
  return ConvertedMoney$ as MatchesType<typeof ConvertedMoney$, z.ZodMiniType<T.ConvertedMoney>>;
})();

export const ItemPriceBreakdownSchema: z.ZodMiniType<T.ItemPriceBreakdown> = /* @__PURE__ */ (() => {
  const ItemPriceBreakdown$ = z.object({
      fullPrice: z.optional(ConvertedMoneySchema),
      salePrice: z.optional(ConvertedMoneySchema),
      totalModifiersPrice: z.optional(ConvertedMoneySchema)
  });
  return ItemPriceBreakdown$ as MatchesType<typeof ItemPriceBreakdown$, z.ZodMiniType<T.ItemPriceBreakdown>>;
})();

export const ItemPricingInfoSchema: z.ZodMiniType<T.ItemPricingInfo> = /* @__PURE__ */ (() => {
  const ItemPricingInfo$ = z.object({
      unitPrice: z.optional(ConvertedMoneySchema),
      totalPrice: z.optional(ConvertedMoneySchema),
      priceDescription: z.optional(PriceDescriptionSchema),
      priceUndetermined: z.boolean(),
      breakdown: z.optional(ItemPriceBreakdownSchema)
  });
  return ItemPricingInfo$ as MatchesType<typeof ItemPricingInfo$, z.ZodMiniType<T.ItemPricingInfo>>;
})();

export const ImageV2Schema: z.ZodMiniType<T.ImageV2> = /* @__PURE__ */ (() => {
  const ImageV2$ = z.object({
      id: z.optional(z.string().check(z.maxLength(400))),
      url: z.nullish(z.string()),
      height: z.optional(z.int32()),
      width: z.optional(z.int32()),
      altText: z.nullish(z.string().check(z.maxLength(200))),
      filename: z.nullish(z.string().check(z.maxLength(200)))
  });
  return ImageV2$ as MatchesType<typeof ImageV2$, z.ZodMiniType<T.ImageV2>>;
})();

export const CatalogOverrideFieldsV2Schema: z.ZodMiniType<T.CatalogOverrideFieldsV2> = /* @__PURE__ */ (() => {
  const CatalogOverrideFieldsV2$ = z.object({
      name: z.optional(ProductNameSchema),
      salePrice: z.nullish(z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number'))),
      fullPrice: z.nullish(z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number'))),
      descriptionLines: z.optional(z.array(DescriptionLineSchema).check(z.maxLength(20))),
      physicalProperties: z.optional(PhysicalPropertiesSchema),
      image: z.optional(ImageV2Schema),
      paymentOption: z.optional(PaymentOptionOverrideSchema),
      depositAmount: z.nullish(z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number'))),
      savePaymentMethod: z.nullish(z.boolean()),
      inventoryAppId: z.nullish(z.guid())
  });
  return CatalogOverrideFieldsV2$ as MatchesType<typeof CatalogOverrideFieldsV2$, z.ZodMiniType<T.CatalogOverrideFieldsV2>>;
})();

export const ItemSourceSchema: z.ZodMiniType<T.ItemSource> = /* @__PURE__ */ (() => {
  const ItemSource$ = z.object({
      catalogReference: z.optional(CatalogReferenceSchema),
      catalogOverrideFields: z.optional(CatalogOverrideFieldsV2Schema),
      rootCatalogItemId: z.nullish(z.string().check(z.minLength(1), z.maxLength(36))),
      inventoryAppId: z.nullish(z.guid())
  });
  return ItemSource$ as MatchesType<typeof ItemSource$, z.ZodMiniType<T.ItemSource>>;
})();

export const ItemAttributesSchema: z.ZodMiniType<T.ItemAttributes> = /* @__PURE__ */ (() => {
  const ItemAttributes$ = z.object({
      descriptionLines: z.optional(z.array(DescriptionLineSchema).check(z.maxLength(100))),
      image: z.optional(ImageV2Schema),
      url: z.optional(PageUrlV2Schema),
      policies: z.optional(z.array(PolicySchema).check(z.maxLength(5))),
      itemType: z.optional(ItemTypeSchema),
      physicalProperties: z.optional(PhysicalPropertiesSchema),
      subscriptionInfo: z.optional(SubscriptionOptionInfoSchema),
      serviceProperties: z.optional(ServicePropertiesSchema),
      membersOnly: z.boolean()
  });
  return ItemAttributes$ as MatchesType<typeof ItemAttributes$, z.ZodMiniType<T.ItemAttributes>>;
})();

export const ItemDeliveryConfigSchema: z.ZodMiniType<T.ItemDeliveryConfig> = /* @__PURE__ */ (() => {
  const ItemDeliveryConfig$ = z.object({
      deliveryProfileId: z.nullish(z.guid()),
      fulfillerId: z.nullish(z.guid())
  });
  return ItemDeliveryConfig$ as MatchesType<typeof ItemDeliveryConfig$, z.ZodMiniType<T.ItemDeliveryConfig>>;
})();

export const ItemTaxConfigSchema: z.ZodMiniType<T.ItemTaxConfig> = /* @__PURE__ */ (() => {
  const ItemTaxConfig$ = z.object({
      taxableAddress: z.optional(TaxableAddressSchema),
      taxGroupId: z.nullish(z.string().check(z.maxLength(50)))
  });
  return ItemTaxConfig$ as MatchesType<typeof ItemTaxConfig$, z.ZodMiniType<T.ItemTaxConfig>>;
})();

export const SelectedMembershipSchema: z.ZodMiniType<T.SelectedMembership> = /* @__PURE__ */ (() => {
  const SelectedMembership$ = z.object({
      id: z.string().check(z.minLength(1), z.maxLength(200)),
      appId: z.guid(),
      name: z.optional(TranslatableStringSchema)
  });
  return SelectedMembership$ as MatchesType<typeof SelectedMembership$, z.ZodMiniType<T.SelectedMembership>>;
})();

export const ExistingMembershipSchema: z.ZodMiniType<T.ExistingMembership> = /* @__PURE__ */ (() => {
  const ExistingMembership$ = z.object({
      appId: z.optional(z.guid()),
      membershipId: z.optional(z.string().check(z.minLength(1), z.maxLength(200)))
  });
  return ExistingMembership$ as MatchesType<typeof ExistingMembership$, z.ZodMiniType<T.ExistingMembership>>;
})();

export const FutureMembershipSchema: z.ZodMiniType<T.FutureMembership> = /* @__PURE__ */ (() => {
  const FutureMembership$ = z.object({
      lineItemId: z.optional(z.guid()),
      benefitId: z.optional(z.string().check(z.maxLength(200)))
  });
  return FutureMembership$ as MatchesType<typeof FutureMembership$, z.ZodMiniType<T.FutureMembership>>;
})();

export const RedemptionTypeSchema: z.ZodMiniType<T.RedemptionType> = /* @__PURE__ */ (() => {
  const RedemptionType$ = z.string();
  return RedemptionType$ as MatchesType<typeof RedemptionType$, z.ZodMiniType<T.RedemptionType>>;
})();

export const MembershipV2Schema: z.ZodMiniType<T.MembershipV2> = /* @__PURE__ */ (() => {
  const MembershipV2$ = z.object({
      existingMembership: z.optional(ExistingMembershipSchema),
      futureMembership: z.optional(FutureMembershipSchema),
      name: z.optional(TranslatableStringSchema),
      redemptionCost: z.nullish(z.int32()),
      redemptionType: RedemptionTypeSchema
  });
  return MembershipV2$ as MatchesType<typeof MembershipV2$, z.ZodMiniType<T.MembershipV2>>;
})();

export const ItemPaymentConfigSchema: z.ZodMiniType<T.ItemPaymentConfig> = /* @__PURE__ */ (() => {
  const ItemPaymentConfig$ = z.object({
      savePaymentMethod: z.boolean(),
      consentRequiredPaymentPolicy: z.nullish(z.string().check(z.minLength(1), z.maxLength(2500))),
      depositAmount: z.optional(ConvertedMoneySchema),
      selectedMembership: z.optional(SelectedMembershipSchema),
      paymentOption: PaymentOptionTypeSchema,
      membership: z.optional(MembershipV2Schema)
  });
  return ItemPaymentConfig$ as MatchesType<typeof ItemPaymentConfig$, z.ZodMiniType<T.ItemPaymentConfig>>;
})();

export const ItemStatusSchema: z.ZodMiniType<T.ItemStatus> = /* @__PURE__ */ (() => {
  const ItemStatus$ = z.string();
  return ItemStatus$ as MatchesType<typeof ItemStatus$, z.ZodMiniType<T.ItemStatus>>;
})();

export const ItemModifierV2Schema: z.ZodMiniType<T.ItemModifierV2> = /* @__PURE__ */ (() => {
  const ItemModifierV2$ = z.object({
      id: z.optional(z.string().check(z.minLength(1), z.maxLength(36))),
      quantity: z.nullish(z.int().check(z.gte(1), z.lte(100000))),
      label: z.optional(TranslatableStringSchema),
      details: z.optional(TranslatableStringSchema),
      price: z.optional(ConvertedMoneySchema)
  });
  return ItemModifierV2$ as MatchesType<typeof ItemModifierV2$, z.ZodMiniType<T.ItemModifierV2>>;
})();

export const ModifierGroupV2Schema: z.ZodMiniType<T.ModifierGroupV2> = /* @__PURE__ */ (() => {
  const ModifierGroupV2$ = z.object({
      id: z.optional(z.string().check(z.minLength(1), z.maxLength(36))),
      name: z.optional(TranslatableStringSchema),
      modifiers: z.optional(z.array(ItemModifierV2Schema).check(z.maxLength(25)))
  });
  return ModifierGroupV2$ as MatchesType<typeof ModifierGroupV2$, z.ZodMiniType<T.ModifierGroupV2>>;
})();

export const DiscountSourceTypeSchema: z.ZodMiniType<T.DiscountSourceType> = /* @__PURE__ */ (() => {
  const DiscountSourceType$ = z.string();
  return DiscountSourceType$ as MatchesType<typeof DiscountSourceType$, z.ZodMiniType<T.DiscountSourceType>>;
})();

export const DiscountSourceSchema: z.ZodMiniType<T.DiscountSource> = /* @__PURE__ */ (() => {
  const DiscountSource$ = z.object({
      sourceType: DiscountSourceTypeSchema,
      couponCode: z.nullish(z.string().check(z.maxLength(50)))
  });
  return DiscountSource$ as MatchesType<typeof DiscountSource$, z.ZodMiniType<T.DiscountSource>>;
})();

export const ItemDiscountSchema: z.ZodMiniType<T.ItemDiscount> = /* @__PURE__ */ (() => {
  const ItemDiscount$ = z.object({
      name: z.optional(TranslatableStringSchema),
      amountOff: z.optional(ConvertedMoneySchema),
      source: z.optional(DiscountSourceSchema)
  });
  return ItemDiscount$ as MatchesType<typeof ItemDiscount$, z.ZodMiniType<T.ItemDiscount>>;
})();

export const LineItemSchema: z.ZodMiniType<T.LineItem> = /* @__PURE__ */ (() => {
  const LineItem$ = z.object({
      id: z.guid(),
      name: z.optional(ProductNameSchema),
      quantityInfo: z.optional(ItemQuantityInfoSchema),
      pricing: z.optional(ItemPricingInfoSchema),
      source: z.optional(ItemSourceSchema),
      attributes: z.optional(ItemAttributesSchema),
      deliveryConfig: z.optional(ItemDeliveryConfigSchema),
      taxConfig: z.optional(ItemTaxConfigSchema),
      paymentConfig: z.optional(ItemPaymentConfigSchema),
      status: ItemStatusSchema,
      extendedFields: z.optional(ExtendedFieldsSchema),
      modifierGroups: z.optional(z.array(ModifierGroupV2Schema).check(z.maxLength(25))),
      discounts: z.optional(z.array(ItemDiscountSchema).check(z.maxLength(100))),
      customLineItem: z.boolean()
  });
  return LineItem$ as MatchesType<typeof LineItem$, z.ZodMiniType<T.LineItem>>;
})();

export const CouponSchema: z.ZodMiniType<T.Coupon> = /* @__PURE__ */ (() => {
  const Coupon$ = z.object({
      id: z.guid(),
      code: z.string().check(z.minLength(1), z.maxLength(50))
  });
  return Coupon$ as MatchesType<typeof Coupon$, z.ZodMiniType<T.Coupon>>;
})();

export const ExternalReferenceSchema: z.ZodMiniType<T.ExternalReference> = /* @__PURE__ */ (() => {
  const ExternalReference$ = z.object({
      appId: z.guid(),
      resourceId: z.nullish(z.string().check(z.minLength(1), z.maxLength(100)))
  });
  return ExternalReference$ as MatchesType<typeof ExternalReference$, z.ZodMiniType<T.ExternalReference>>;
})();

export const CustomContentReferenceSchema: z.ZodMiniType<T.CustomContentReference> = /* @__PURE__ */ (() => {
  const CustomContentReference$ = z.object({
      appId: z.guid(),
      componentId: z.guid()
  });
  return CustomContentReference$ as MatchesType<typeof CustomContentReference$, z.ZodMiniType<T.CustomContentReference>>;
})();

export const CartSourceSchema: z.ZodMiniType<T.CartSource> = /* @__PURE__ */ (() => {
  const CartSource$ = z.object({
      channelType: ChannelTypeSchema,
      externalReferences: z.array(ExternalReferenceSchema).check(z.maxLength(10)),
      createdBy: z.optional(CreatedBySchema),
      customContentReference: z.optional(CustomContentReferenceSchema)
  });
  return CartSource$ as MatchesType<typeof CartSource$, z.ZodMiniType<T.CartSource>>;
})();

export const BusinessInfoSchema: z.ZodMiniType<T.BusinessInfo> = /* @__PURE__ */ (() => {
  const BusinessInfo$ = z.object({
      locationId: z.nullish(z.guid()),
      languageCode: z.string(),
      currencyCode: z.string().check(z.regex(/^[A-Z]{3}$/u))
  });
  return BusinessInfo$ as MatchesType<typeof BusinessInfo$, z.ZodMiniType<T.BusinessInfo>>;
})();

export const CustomerInfoSchema: z.ZodMiniType<T.CustomerInfo> = /* @__PURE__ */ (() => {
  const CustomerInfo$ = z.object({
      visitorId: z.optional(z.guid()),
      memberId: z.optional(z.guid()),
      userId: z.optional(z.guid()),
      openAccess: z.optional(z.boolean()),
      firstName: z.nullish(z.string().check(z.maxLength(100))),
      lastName: z.nullish(z.string().check(z.maxLength(100))),
      phone: z.nullish(z.string()),
      company: z.nullish(z.string().check(z.maxLength(1000))),
      vatId: z.optional(VatIdSchema),
      email: z.nullish(z.email()),
      contactId: z.nullish(z.guid()),
      languageCode: z.string(),
      currencyCode: z.string().check(z.regex(/^[A-Z]{3}$/u))
  });
  return CustomerInfo$ as MatchesType<typeof CustomerInfo$, z.ZodMiniType<T.CustomerInfo>>;
})();

export const DeliveryMethodSchema: z.ZodMiniType<T.DeliveryMethod> = /* @__PURE__ */ (() => {
  const DeliveryMethod$ = z.object({
      code: z.string().check(z.maxLength(100)),
      appId: z.nullish(z.guid()),
      title: z.optional(TranslatableStringSchema),
      pickup: z.boolean()
  });
  return DeliveryMethod$ as MatchesType<typeof DeliveryMethod$, z.ZodMiniType<T.DeliveryMethod>>;
})();

export const DeliveryInfoSchema: z.ZodMiniType<T.DeliveryInfo> = /* @__PURE__ */ (() => {
  const DeliveryInfo$ = z.object({
      address: z.optional(AddressSchema),
      method: z.optional(DeliveryMethodSchema),
      weightUnit: WeightUnitSchema
  });
  return DeliveryInfo$ as MatchesType<typeof DeliveryInfo$, z.ZodMiniType<T.DeliveryInfo>>;
})();

export const TaxInfoSchema: z.ZodMiniType<T.TaxInfo> = /* @__PURE__ */ (() => {
  const TaxInfo$ = z.object({
      pricesIncludeTax: z.boolean(),
      taxExemptGroupId: z.nullish(z.guid())
  });
  return TaxInfo$ as MatchesType<typeof TaxInfo$, z.ZodMiniType<T.TaxInfo>>;
})();

export const GiftCardV2Schema: z.ZodMiniType<T.GiftCardV2> = /* @__PURE__ */ (() => {
  const GiftCardV2$ = z.object({
      id: z.guid(),
      obfuscatedCode: z.string().check(z.maxLength(50)),
      appId: z.guid(),
      externalId: z.nullish(z.string().check(z.minLength(1), z.maxLength(50))),
      requestedRedeemAmount: z.optional(ConvertedMoneySchema)
  });
  return GiftCardV2$ as MatchesType<typeof GiftCardV2$, z.ZodMiniType<T.GiftCardV2>>;
})();

export const PaymentInfoSchema: z.ZodMiniType<T.PaymentInfo> = /* @__PURE__ */ (() => {
  const PaymentInfo$ = z.object({
      giftCards: z.array(GiftCardV2Schema).check(z.maxLength(1)),
      currencyCode: z.string().check(z.regex(/^[A-Z]{3}$/u)),
      billingAddress: z.optional(AddressSchema),
      billingContact: z.optional(FullAddressContactDetailsSchema)
  });
  return PaymentInfo$ as MatchesType<typeof PaymentInfo$, z.ZodMiniType<T.PaymentInfo>>;
})();

export const CartSettingsSchema: z.ZodMiniType<T.CartSettings> = /* @__PURE__ */ (() => {
  const CartSettings$ = z.object({
      lockGiftCard: z.nullish(z.boolean()),
      lockCouponCode: z.nullish(z.boolean()),
      policyAgreementCheckboxDisabled: z.nullish(z.boolean()),
      manualPaymentDisabled: z.nullish(z.boolean())
  });
  return CartSettings$ as MatchesType<typeof CartSettings$, z.ZodMiniType<T.CartSettings>>;
})();

export const CartV2Schema: z.ZodMiniType<T.CartV2> = /* @__PURE__ */ (() => {
  const CartV2$ = z.object({
      id: z.guid(),
      createdDate: z.nullish(z.iso.datetime({ offset: true })),
      updatedDate: z.nullish(z.iso.datetime({ offset: true })),
      revision: z.string().check(z.regex(/^\d+$/u)),
      lineItems: z.array(LineItemSchema).check(z.maxLength(300)),
      subtotal: z.optional(ConvertedMoneySchema),
      note: z.nullish(z.string().check(z.maxLength(1000))),
      coupons: z.array(CouponSchema).check(z.maxLength(1)),
      source: z.optional(CartSourceSchema),
      businessInfo: z.optional(BusinessInfoSchema),
      customerInfo: z.optional(CustomerInfoSchema),
      deliveryInfo: z.optional(DeliveryInfoSchema),
      taxInfo: z.optional(TaxInfoSchema),
      paymentInfo: z.optional(PaymentInfoSchema),
      orderPlaced: z.boolean(),
      orderId: z.nullish(z.guid()),
      purchaseFlowId: z.nullish(z.guid()),
      settings: z.optional(CartSettingsSchema),
      customCheckoutUrl: z.nullish(z.string().check(z.maxLength(2048))),
      extendedFields: z.optional(ExtendedFieldsSchema),
      currentCart: z.boolean(),
      demo: z.boolean()
  });
  return CartV2$ as MatchesType<typeof CartV2$, z.ZodMiniType<T.CartV2>>;
})();

export const CartV2ResponseSchema: z.ZodMiniType<T.CartV2Response> = /* @__PURE__ */ (() => {
  const CartV2Response$ = z.object({
      cart: CartV2Schema
  });
  return CartV2Response$ as MatchesType<typeof CartV2Response$, z.ZodMiniType<T.CartV2Response>>;
})();

export const LineItemSummarySchema: z.ZodMiniType<T.LineItemSummary> = /* @__PURE__ */ (() => {
  const LineItemSummary$ = z.object({
      lineItemId: z.guid(),
      quantity: z.int().check(z.gte(1), z.lte(100000)),
      unitPrice: z.optional(ConvertedMoneySchema),
      totalPrice: z.optional(ConvertedMoneySchema)
  });
  return LineItemSummary$ as MatchesType<typeof LineItemSummary$, z.ZodMiniType<T.LineItemSummary>>;
})();

export const DiscountScopeSchema: z.ZodMiniType<T.DiscountScope> = /* @__PURE__ */ (() => {
  const DiscountScope$ = z.string();
  return DiscountScope$ as MatchesType<typeof DiscountScope$, z.ZodMiniType<T.DiscountScope>>;
})();

export const LineItemDiscountSchema: z.ZodMiniType<T.LineItemDiscount> = /* @__PURE__ */ (() => {
  const LineItemDiscount$ = z.object({
      lineItemId: z.optional(z.guid()),
      amountOff: z.optional(ConvertedMoneySchema)
  });
  return LineItemDiscount$ as MatchesType<typeof LineItemDiscount$, z.ZodMiniType<T.LineItemDiscount>>;
})();

export const DiscountSchema: z.ZodMiniType<T.Discount> = /* @__PURE__ */ (() => {
  const Discount$ = z.object({
      name: z.optional(TranslatableStringSchema),
      source: z.optional(DiscountSourceSchema),
      scope: DiscountScopeSchema,
      subscriptionCycles: z.nullish(z.int().check(z.gte(1), z.lte(1000))),
      total: z.optional(ConvertedMoneySchema),
      lineItemDiscounts: z.optional(z.array(LineItemDiscountSchema).check(z.maxLength(100)))
  });
  return Discount$ as MatchesType<typeof Discount$, z.ZodMiniType<T.Discount>>;
})();

export const DeliverySummarySchema: z.ZodMiniType<T.DeliverySummary> = /* @__PURE__ */ (() => {
  const DeliverySummary$ = z.object({
      method: z.optional(DeliveryMethodSchema),
      price: z.optional(ConvertedMoneySchema)
  });
  return DeliverySummary$ as MatchesType<typeof DeliverySummary$, z.ZodMiniType<T.DeliverySummary>>;
})();

export const AdditionalFeeSourceV2Schema: z.ZodMiniType<T.AdditionalFeeSourceV2> = /* @__PURE__ */ (() => {
  const AdditionalFeeSourceV2$ = z.string();
  return AdditionalFeeSourceV2$ as MatchesType<typeof AdditionalFeeSourceV2$, z.ZodMiniType<T.AdditionalFeeSourceV2>>;
})();

export const AdditionalFeeV2Schema: z.ZodMiniType<T.AdditionalFeeV2> = /* @__PURE__ */ (() => {
  const AdditionalFeeV2$ = z.object({
      code: z.nullish(z.string().check(z.minLength(1), z.maxLength(100))),
      name: z.optional(TranslatableStringSchema),
      providerAppId: z.nullish(z.string().check(z.minLength(1), z.maxLength(100))),
      lineItemIds: z.optional(z.array(z.guid()).check(z.maxLength(100))),
      price: z.optional(ConvertedMoneySchema),
      subscriptionCycles: z.nullish(z.int().check(z.gte(1), z.lte(999))),
      source: AdditionalFeeSourceV2Schema
  });
  return AdditionalFeeV2$ as MatchesType<typeof AdditionalFeeV2$, z.ZodMiniType<T.AdditionalFeeV2>>;
})();

export const TaxSchema: z.ZodMiniType<T.Tax> = /* @__PURE__ */ (() => {
  const Tax$ = z.object({
      name: z.optional(TranslatableStringSchema),
      taxableAmount: z.optional(ConvertedMoneySchema),
      exemptAmount: z.optional(ConvertedMoneySchema),
      amount: z.optional(ConvertedMoneySchema)
  });
  return Tax$ as MatchesType<typeof Tax$, z.ZodMiniType<T.Tax>>;
})();

export const LineItemTaxSchema: z.ZodMiniType<T.LineItemTax> = /* @__PURE__ */ (() => {
  const LineItemTax$ = z.object({
      lineItemId: z.guid(),
      tax: z.optional(ConvertedMoneySchema),
      rate: z.nullish(z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number')))
  });
  return LineItemTax$ as MatchesType<typeof LineItemTax$, z.ZodMiniType<T.LineItemTax>>;
})();

export const AdditionalFeeTaxSchema: z.ZodMiniType<T.AdditionalFeeTax> = /* @__PURE__ */ (() => {
  const AdditionalFeeTax$ = z.object({
      additionalFeeCode: z.string().check(z.minLength(1), z.maxLength(100)),
      tax: z.optional(ConvertedMoneySchema)
  });
  return AdditionalFeeTax$ as MatchesType<typeof AdditionalFeeTax$, z.ZodMiniType<T.AdditionalFeeTax>>;
})();

export const TaxSummaryV2Schema: z.ZodMiniType<T.TaxSummaryV2> = /* @__PURE__ */ (() => {
  const TaxSummaryV2$ = z.object({
      taxes: z.array(TaxSchema).check(z.maxLength(100)),
      totalExempt: z.optional(ConvertedMoneySchema),
      pricesIncludeTax: z.boolean(),
      lineItemTaxes: z.array(LineItemTaxSchema).check(z.maxLength(300)),
      deliveryTax: z.optional(ConvertedMoneySchema),
      additionalFeeTaxes: z.array(AdditionalFeeTaxSchema).check(z.maxLength(100))
  });
  return TaxSummaryV2$ as MatchesType<typeof TaxSummaryV2$, z.ZodMiniType<T.TaxSummaryV2>>;
})();

export const PriceSummaryV2Schema: z.ZodMiniType<T.PriceSummaryV2> = /* @__PURE__ */ (() => {
  const PriceSummaryV2$ = z.object({
      subtotal: z.optional(ConvertedMoneySchema),
      discount: z.optional(ConvertedMoneySchema),
      delivery: z.optional(ConvertedMoneySchema),
      additionalFees: z.optional(ConvertedMoneySchema),
      tax: z.optional(ConvertedMoneySchema),
      total: z.optional(ConvertedMoneySchema)
  });
  return PriceSummaryV2$ as MatchesType<typeof PriceSummaryV2$, z.ZodMiniType<T.PriceSummaryV2>>;
})();

export const GiftCardSummarySchema: z.ZodMiniType<T.GiftCardSummary> = /* @__PURE__ */ (() => {
  const GiftCardSummary$ = z.object({
      giftCardId: z.guid(),
      redeemAmount: z.optional(ConvertedMoneySchema)
  });
  return GiftCardSummary$ as MatchesType<typeof GiftCardSummary$, z.ZodMiniType<T.GiftCardSummary>>;
})();

export const MembershipSummarySchema: z.ZodMiniType<T.MembershipSummary> = /* @__PURE__ */ (() => {
  const MembershipSummary$ = z.object({
      id: z.string().check(z.maxLength(200)),
      appId: z.guid(),
      lineItemIds: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(300)))
  });
  return MembershipSummary$ as MatchesType<typeof MembershipSummary$, z.ZodMiniType<T.MembershipSummary>>;
})();

export const ChargeSchema: z.ZodMiniType<T.Charge> = /* @__PURE__ */ (() => {
  const Charge$ = z.object({
      cycleFrom: z.optional(z.int32()),
      cycleCount: z.nullish(z.int32()),
      cycleBillingDate: z.nullish(z.iso.datetime({ offset: true }))
  });
  return Charge$ as MatchesType<typeof Charge$, z.ZodMiniType<T.Charge>>;
})();

export const SubscriptionChargesSchema: z.ZodMiniType<T.SubscriptionCharges> = /* @__PURE__ */ (() => {
  const SubscriptionCharges$ = z.object({
      lineItemIds: z.optional(z.array(z.guid()).check(z.maxLength(300))),
      description: z.nullish(z.string().check(z.maxLength(1000))),
      charges: z.optional(z.array(ChargeSchema).check(z.maxLength(50)))
  });
  return SubscriptionCharges$ as MatchesType<typeof SubscriptionCharges$, z.ZodMiniType<T.SubscriptionCharges>>;
})();

export const PaymentSummarySchema: z.ZodMiniType<T.PaymentSummary> = /* @__PURE__ */ (() => {
  const PaymentSummary$ = z.object({
      giftCards: z.array(GiftCardSummarySchema).check(z.maxLength(1)),
      memberships: z.array(MembershipSummarySchema).check(z.maxLength(300)),
      subscriptionCharges: z.array(SubscriptionChargesSchema).check(z.maxLength(100)),
      requiresPaymentAfterGiftCard: z.boolean(),
      totalAfterGiftCards: z.optional(ConvertedMoneySchema),
      payNow: z.optional(ConvertedMoneySchema),
      payLater: z.optional(ConvertedMoneySchema),
      payAfterFreeTrial: z.optional(ConvertedMoneySchema)
  });
  return PaymentSummary$ as MatchesType<typeof PaymentSummary$, z.ZodMiniType<T.PaymentSummary>>;
})();

export const CustomValidationErrorDataSchema: z.ZodMiniType<T.CustomValidationErrorData> = /* @__PURE__ */ (() => {
  const CustomValidationErrorData$ = z.object({
      target: z.optional(ViolationTargetSchema)
  });
  return CustomValidationErrorData$ as MatchesType<typeof CustomValidationErrorData$, z.ZodMiniType<T.CustomValidationErrorData>>;
})();

export const MinLineItemQuantityNotReachedDetailsSchema: z.ZodMiniType<T.MinLineItemQuantityNotReachedDetails> = /* @__PURE__ */ (() => {
  const MinLineItemQuantityNotReachedDetails$ = z.object({
      requiredMinimumQuantity: z.int32()
  });
  return MinLineItemQuantityNotReachedDetails$ as MatchesType<typeof MinLineItemQuantityNotReachedDetails$, z.ZodMiniType<T.MinLineItemQuantityNotReachedDetails>>;
})();

export const MinSubtotalNotReachedDetailsSchema: z.ZodMiniType<T.MinSubtotalNotReachedDetails> = /* @__PURE__ */ (() => {
  const MinSubtotalNotReachedDetails$ = z.object({
      requiredMinimumSubtotal: z.optional(ConvertedMoneySchema),
      originalDescription: z.nullish(z.string().check(z.maxLength(100)))
  });
  return MinSubtotalNotReachedDetails$ as MatchesType<typeof MinSubtotalNotReachedDetails$, z.ZodMiniType<T.MinSubtotalNotReachedDetails>>;
})();

export const InvalidCouponReasonSchema: z.ZodMiniType<T.InvalidCouponReason> = /* @__PURE__ */ (() => {
  const InvalidCouponReason$ = z.string();
  return InvalidCouponReason$ as MatchesType<typeof InvalidCouponReason$, z.ZodMiniType<T.InvalidCouponReason>>;
})();

export const InvalidCouponStatusErrorDataSchema: z.ZodMiniType<T.InvalidCouponStatusErrorData> = /* @__PURE__ */ (() => {
  const InvalidCouponStatusErrorData$ = z.object({
      minLineItemQuantityNotReachedDetails: z.optional(MinLineItemQuantityNotReachedDetailsSchema),
      minSubtotalNotReachedDetails: z.optional(MinSubtotalNotReachedDetailsSchema),
      couponCode: z.string().check(z.maxLength(100)),
      reason: InvalidCouponReasonSchema
  });
  return InvalidCouponStatusErrorData$ as MatchesType<typeof InvalidCouponStatusErrorData$, z.ZodMiniType<T.InvalidCouponStatusErrorData>>;
})();

export const InvalidCouponCodeErrorDataSchema: z.ZodMiniType<T.InvalidCouponCodeErrorData> = /* @__PURE__ */ (() => {
  const InvalidCouponCodeErrorData$ = z.object({
      couponCode: z.string().check(z.maxLength(100))
  });
  return InvalidCouponCodeErrorData$ as MatchesType<typeof InvalidCouponCodeErrorData$, z.ZodMiniType<T.InvalidCouponCodeErrorData>>;
})();

export const InvalidGiftCardCodeErrorDataSchema: z.ZodMiniType<T.InvalidGiftCardCodeErrorData> = /* @__PURE__ */ (() => {
  const InvalidGiftCardCodeErrorData$ = z.object({
      giftCardCode: z.string().check(z.maxLength(100)),
      giftCardId: z.nullish(z.guid())
  });
  return InvalidGiftCardCodeErrorData$ as MatchesType<typeof InvalidGiftCardCodeErrorData$, z.ZodMiniType<T.InvalidGiftCardCodeErrorData>>;
})();

export const InvalidGiftCardReasonSchema: z.ZodMiniType<T.InvalidGiftCardReason> = /* @__PURE__ */ (() => {
  const InvalidGiftCardReason$ = z.string();
  return InvalidGiftCardReason$ as MatchesType<typeof InvalidGiftCardReason$, z.ZodMiniType<T.InvalidGiftCardReason>>;
})();

export const InvalidGiftCardStatusErrorDataSchema: z.ZodMiniType<T.InvalidGiftCardStatusErrorData> = /* @__PURE__ */ (() => {
  const InvalidGiftCardStatusErrorData$ = z.object({
      giftCardCode: z.string().check(z.maxLength(100)),
      reason: InvalidGiftCardReasonSchema,
      giftCardId: z.nullish(z.guid())
  });
  return InvalidGiftCardStatusErrorData$ as MatchesType<typeof InvalidGiftCardStatusErrorData$, z.ZodMiniType<T.InvalidGiftCardStatusErrorData>>;
})();

export const LineItemsOutOfStockErrorDataSchema: z.ZodMiniType<T.LineItemsOutOfStockErrorData> = /* @__PURE__ */ (() => {
  const LineItemsOutOfStockErrorData$ = z.object({
      lineItemIds: z.optional(z.array(z.guid()).check(z.maxLength(300))),
      allLineItemsOutOfStock: z.boolean()
  });
  return LineItemsOutOfStockErrorData$ as MatchesType<typeof LineItemsOutOfStockErrorData$, z.ZodMiniType<T.LineItemsOutOfStockErrorData>>;
})();

export const MembersOnlyItemErrorDataSchema: z.ZodMiniType<T.MembersOnlyItemErrorData> = /* @__PURE__ */ (() => {
  const MembersOnlyItemErrorData$ = z.object({
      lineItemIds: z.optional(z.array(z.guid()).check(z.maxLength(300)))
  });
  return MembersOnlyItemErrorData$ as MatchesType<typeof MembersOnlyItemErrorData$, z.ZodMiniType<T.MembersOnlyItemErrorData>>;
})();

export const SubtotalBelowOrderMinimumErrorDataSchema: z.ZodMiniType<T.SubtotalBelowOrderMinimumErrorData> = /* @__PURE__ */ (() => {
  const SubtotalBelowOrderMinimumErrorData$ = z.object({
      minimumOrderSubtotal: z.optional(ConvertedMoneySchema),
      remainingAmount: z.optional(ConvertedMoneySchema)
  });
  return SubtotalBelowOrderMinimumErrorData$ as MatchesType<typeof SubtotalBelowOrderMinimumErrorData$, z.ZodMiniType<T.SubtotalBelowOrderMinimumErrorData>>;
})();

export const InvalidMembershipReasonSchema: z.ZodMiniType<T.InvalidMembershipReason> = /* @__PURE__ */ (() => {
  const InvalidMembershipReason$ = z.string();
  return InvalidMembershipReason$ as MatchesType<typeof InvalidMembershipReason$, z.ZodMiniType<T.InvalidMembershipReason>>;
})();

export const InvalidMembershipStatusErrorDataSchema: z.ZodMiniType<T.InvalidMembershipStatusErrorData> = /* @__PURE__ */ (() => {
  const InvalidMembershipStatusErrorData$ = z.object({
      membershipId: z.nullish(z.string().check(z.maxLength(200))),
      reason: InvalidMembershipReasonSchema
  });
  return InvalidMembershipStatusErrorData$ as MatchesType<typeof InvalidMembershipStatusErrorData$, z.ZodMiniType<T.InvalidMembershipStatusErrorData>>;
})();

export const ViolationScopeSchema: z.ZodMiniType<T.ViolationScope> = /* @__PURE__ */ (() => {
  const ViolationScope$ = z.string();
  return ViolationScope$ as MatchesType<typeof ViolationScope$, z.ZodMiniType<T.ViolationScope>>;
})();

export const ViolationCodeSchema: z.ZodMiniType<T.ViolationCode> = /* @__PURE__ */ (() => {
  const ViolationCode$ = z.string();
  return ViolationCode$ as MatchesType<typeof ViolationCode$, z.ZodMiniType<T.ViolationCode>>;
})();

export const ViolationV2Schema: z.ZodMiniType<T.ViolationV2> = /* @__PURE__ */ (() => {
  const ViolationV2$ = z.object({
      customValidationData: z.optional(CustomValidationErrorDataSchema),
      invalidCouponStatusData: z.optional(InvalidCouponStatusErrorDataSchema),
      invalidCouponCodeData: z.optional(InvalidCouponCodeErrorDataSchema),
      invalidGiftCardCodeData: z.optional(InvalidGiftCardCodeErrorDataSchema),
      invalidGiftCardStatusData: z.optional(InvalidGiftCardStatusErrorDataSchema),
      lineItemsOutOfStockData: z.optional(LineItemsOutOfStockErrorDataSchema),
      membersOnlyItemData: z.optional(MembersOnlyItemErrorDataSchema),
      subtotalBelowOrderMinimumData: z.optional(SubtotalBelowOrderMinimumErrorDataSchema),
      invalidMembershipStatusData: z.optional(InvalidMembershipStatusErrorDataSchema),
      scope: ViolationScopeSchema,
      code: ViolationCodeSchema,
      description: z.nullish(z.string().check(z.maxLength(1000))),
      severity: ViolationSeveritySchema
  });
  return ViolationV2$ as MatchesType<typeof ViolationV2$, z.ZodMiniType<T.ViolationV2>>;
})();

export const CartSummarySchema: z.ZodMiniType<T.CartSummary> = /* @__PURE__ */ (() => {
  const CartSummary$ = z.object({
      cartId: z.guid(),
      cartRevision: z.string().check(z.regex(/^\d+$/u)),
      calculationId: z.guid(),
      lineItems: z.array(LineItemSummarySchema).check(z.maxLength(300)),
      discounts: z.array(DiscountSchema).check(z.maxLength(100)),
      deliverySummary: z.optional(DeliverySummarySchema),
      additionalFees: z.array(AdditionalFeeV2Schema).check(z.maxLength(100)),
      taxSummary: z.optional(TaxSummaryV2Schema),
      priceSummary: z.optional(PriceSummaryV2Schema),
      paymentSummary: z.optional(PaymentSummarySchema),
      priceVerificationToken: z.nullish(z.string().check(z.maxLength(1024))),
      calculationErrors: z.optional(CalculationErrorsSchema),
      spiViolations: z.array(ViolationSchema).check(z.maxLength(100)),
      violations: z.array(ViolationV2Schema).check(z.maxLength(100))
  });
  return CartSummary$ as MatchesType<typeof CartSummary$, z.ZodMiniType<T.CartSummary>>;
})();

export const CalculateCartV2ResponseSchema: z.ZodMiniType<T.CalculateCartV2Response> = /* @__PURE__ */ (() => {
  const CalculateCartV2Response$ = z.object({
      cart: CartV2Schema,
      summary: CartSummarySchema
  });
  return CalculateCartV2Response$ as MatchesType<typeof CalculateCartV2Response$, z.ZodMiniType<T.CalculateCartV2Response>>;
})();

export const EstimateCartV2ResponseSchema: z.ZodMiniType<T.EstimateCartV2Response> = /* @__PURE__ */ (() => {
  const EstimateCartV2Response$ = z.object({
      cart: CartV2Schema,
      summary: CartSummarySchema
  });
  return EstimateCartV2Response$ as MatchesType<typeof EstimateCartV2Response$, z.ZodMiniType<T.EstimateCartV2Response>>;
})();

export const PlaceOrderV2ResponseSchema: z.ZodMiniType<T.PlaceOrderV2Response> = /* @__PURE__ */ (() => {
  const PlaceOrderV2Response$ = z.object({
      orderId: z.guid(),
      paymentGatewayOrderId: z.nullish(z.string().check(z.maxLength(50))),
      completed: z.boolean()
  });
  return PlaceOrderV2Response$ as MatchesType<typeof PlaceOrderV2Response$, z.ZodMiniType<T.PlaceOrderV2Response>>;
})();

export const CalculateTotalsResponseSchema: z.ZodMiniType<T.CalculateTotalsResponse> = /* @__PURE__ */ (() => {
  const CalculateTotalsResponse$ = z.object({
      calculatedLineItems: z.array(CartCalculatedLineItemSchema),
      priceSummary: z.optional(PriceSummarySchema),
      giftCard: z.optional(GiftCardV1Schema),
      taxSummary: z.optional(TaxSummarySchema),
      shippingInfo: z.optional(CartShippingInformationSchema),
      appliedDiscounts: z.array(AppliedDiscountSchema).check(z.maxLength(320)),
      calculationErrors: z.optional(CalculationErrorsSchema),
      weightUnit: WeightUnitSchema,
      currency: z.string().check(z.regex(/^[A-Z]{3}$/u)),
      conversionCurrency: z.string().check(z.regex(/^[A-Z]{3}$/u)),
      taxIncludedInPrice: z.boolean(),
      payNow: z.optional(PriceSummarySchema),
      payLater: z.optional(PriceSummarySchema),
      membershipOptions: z.optional(CartMembershipOptionsSchema),
      additionalFees: z.array(AdditionalFeeSchema).check(z.maxLength(100)),
      checkoutConversionRate: z.nullish(z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number'))),
      payNowTotalAfterGiftCard: z.optional(MultiCurrencyPriceSchema),
      totalAfterGiftCard: z.optional(MultiCurrencyPriceSchema),
      payAfterFreeTrial: z.optional(PriceSummarySchema)
  });
  return CalculateTotalsResponse$ as MatchesType<typeof CalculateTotalsResponse$, z.ZodMiniType<T.CalculateTotalsResponse>>;
})();

export const InvoiceSchema: z.ZodMiniType<T.Invoice> = /* @__PURE__ */ (() => {
  const Invoice$ = z.object({
      id: z.optional(z.string()),
      appId: z.optional(z.string())
  });
  return Invoice$ as MatchesType<typeof Invoice$, z.ZodMiniType<T.Invoice>>;
})();

export const InvoicesForOrderSchema: z.ZodMiniType<T.InvoicesForOrder> = /* @__PURE__ */ (() => {
  const InvoicesForOrder$ = z.object({
      orderId: z.optional(z.string()),
      invoices: z.optional(z.array(InvoiceSchema)),
      invoicesInfo: z.optional(z.array(InvoiceSchema).check(z.maxLength(300)))
  });
  return InvoicesForOrder$ as MatchesType<typeof InvoicesForOrder$, z.ZodMiniType<T.InvoicesForOrder>>;
})();

export const ListInvoicesForOrdersResponseSchema: z.ZodMiniType<T.ListInvoicesForOrdersResponse> = /* @__PURE__ */ (() => {
  const ListInvoicesForOrdersResponse$ = z.object({
      invoicesForOrder: z.array(InvoicesForOrderSchema)
  });
  return ListInvoicesForOrdersResponse$ as MatchesType<typeof ListInvoicesForOrdersResponse$, z.ZodMiniType<T.ListInvoicesForOrdersResponse>>;
})();

export const OrderBuyerInfoSchema: z.ZodMiniType<T.OrderBuyerInfo> = /* @__PURE__ */ (() => {
  const OrderBuyerInfo$ = z.object({
      visitorId: z.optional(z.guid()),
      memberId: z.optional(z.guid()),
      contactId: z.nullish(z.guid()),
      email: z.nullish(z.email())
  });
  return OrderBuyerInfo$ as MatchesType<typeof OrderBuyerInfo$, z.ZodMiniType<T.OrderBuyerInfo>>;
})();

export const OrderPaymentStatusSchema: z.ZodMiniType<T.OrderPaymentStatus> = /* @__PURE__ */ (() => {
  const OrderPaymentStatus$ = z.string();
  return OrderPaymentStatus$ as MatchesType<typeof OrderPaymentStatus$, z.ZodMiniType<T.OrderPaymentStatus>>;
})();

export const OrderFulfillmentStatusSchema: z.ZodMiniType<T.OrderFulfillmentStatus> = /* @__PURE__ */ (() => {
  const OrderFulfillmentStatus$ = z.string();
  return OrderFulfillmentStatus$ as MatchesType<typeof OrderFulfillmentStatus$, z.ZodMiniType<T.OrderFulfillmentStatus>>;
})();

export const OrderCurrencyConversionDetailsSchema: z.ZodMiniType<T.OrderCurrencyConversionDetails> = /* @__PURE__ */ (() => {
  const OrderCurrencyConversionDetails$ = z.object({
      originalCurrency: z.string().check(z.regex(/^[A-Z]{3}$/u)),
      conversionRate: z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number'))
  });
  return OrderCurrencyConversionDetails$ as MatchesType<typeof OrderCurrencyConversionDetails$, z.ZodMiniType<T.OrderCurrencyConversionDetails>>;
})();

export const OrderPickupAddressSchema: z.ZodMiniType<T.OrderPickupAddress> = /* @__PURE__ */ (() => {
  const OrderPickupAddress$ = z.object({
      country: z.nullish(z.string().check(z.regex(/^[A-Z]{2}$/u))),
      subdivision: z.nullish(z.string().check(z.maxLength(50))),
      city: z.nullish(z.string().check(z.maxLength(1000))),
      postalCode: z.nullish(z.string().check(z.maxLength(1000))),
      streetAddress: z.optional(StreetAddressSchema),
      addressLine: z.nullish(z.string().check(z.maxLength(1000))),
      addressLine2: z.nullish(z.string().check(z.maxLength(1000))),
      countryFullname: z.nullish(z.string()),
      subdivisionFullname: z.nullish(z.string()),
      geocode: z.optional(AddressLocationSchema)
  });
  return OrderPickupAddress$ as MatchesType<typeof OrderPickupAddress$, z.ZodMiniType<T.OrderPickupAddress>>;
})();

export const OrderPickupDetailsSchema: z.ZodMiniType<T.OrderPickupDetails> = /* @__PURE__ */ (() => {
  const OrderPickupDetails$ = z.object({
      address: z.optional(OrderPickupAddressSchema),
      pickupMethod: PickupMethodSchema
  });
  return OrderPickupDetails$ as MatchesType<typeof OrderPickupDetails$, z.ZodMiniType<T.OrderPickupDetails>>;
})();

export const OrderDeliveryLogisticsSchema: z.ZodMiniType<T.OrderDeliveryLogistics> = /* @__PURE__ */ (() => {
  const OrderDeliveryLogistics$ = z.object({
      shippingDestination: z.optional(AddressWithContactSchema),
      pickupDetails: z.optional(OrderPickupDetailsSchema),
      deliveryTime: z.nullish(z.string().check(z.maxLength(500))),
      instructions: z.nullish(z.string().check(z.maxLength(1000))),
      deliverByDate: z.nullish(z.iso.datetime({ offset: true })),
      deliveryTimeSlot: z.optional(DeliveryTimeSlotSchema)
  });
  return OrderDeliveryLogistics$ as MatchesType<typeof OrderDeliveryLogistics$, z.ZodMiniType<T.OrderDeliveryLogistics>>;
})();

export const PriceSchema: z.ZodMiniType<T.Price> = /* @__PURE__ */ (() => {
  const Price$ = z.object({
      amount: z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number')),
      formattedAmount: z.string()
  });
  return Price$ as MatchesType<typeof Price$, z.ZodMiniType<T.Price>>;
})();

export const OrderItemTaxFullDetailsSchema: z.ZodMiniType<T.OrderItemTaxFullDetails> = /* @__PURE__ */ (() => {
  const OrderItemTaxFullDetails$ = z.object({
      taxableAmount: z.optional(PriceSchema),
      taxRate: z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number')),
      totalTax: z.optional(PriceSchema)
  });
  return OrderItemTaxFullDetails$ as MatchesType<typeof OrderItemTaxFullDetails$, z.ZodMiniType<T.OrderItemTaxFullDetails>>;
})();

export const OrderLineItemTaxBreakdownSchema: z.ZodMiniType<T.OrderLineItemTaxBreakdown> = /* @__PURE__ */ (() => {
  const OrderLineItemTaxBreakdown$ = z.object({
      jurisdiction: z.nullish(z.string().check(z.maxLength(200))),
      rate: z.nullish(z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number'))),
      taxAmount: z.optional(PriceSchema),
      taxType: z.nullish(z.string().check(z.maxLength(200))),
      taxName: z.nullish(z.string().check(z.maxLength(200))),
      jurisdictionType: z.optional(JurisdictionTypeSchema),
      nonTaxableAmount: z.optional(PriceSchema),
      taxableAmount: z.optional(PriceSchema)
  });
  return OrderLineItemTaxBreakdown$ as MatchesType<typeof OrderLineItemTaxBreakdown$, z.ZodMiniType<T.OrderLineItemTaxBreakdown>>;
})();

export const OrderLineItemTaxInfoSchema: z.ZodMiniType<T.OrderLineItemTaxInfo> = /* @__PURE__ */ (() => {
  const OrderLineItemTaxInfo$ = z.object({
      taxAmount: z.optional(PriceSchema),
      taxableAmount: z.optional(PriceSchema),
      taxRate: z.nullish(z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number'))),
      taxGroupId: z.nullish(z.guid()),
      taxIncludedInPrice: z.boolean(),
      taxBreakdown: z.optional(z.array(OrderLineItemTaxBreakdownSchema).check(z.maxLength(7)))
  });
  return OrderLineItemTaxInfo$ as MatchesType<typeof OrderLineItemTaxInfo$, z.ZodMiniType<T.OrderLineItemTaxInfo>>;
})();

export const OrderShippingPriceSchema: z.ZodMiniType<T.OrderShippingPrice> = /* @__PURE__ */ (() => {
  const OrderShippingPrice$ = z.object({
      price: z.optional(PriceSchema),
      totalPriceBeforeTax: z.optional(PriceSchema),
      totalPriceAfterTax: z.optional(PriceSchema),
      taxDetails: z.optional(OrderItemTaxFullDetailsSchema),
      taxInfo: z.optional(OrderLineItemTaxInfoSchema),
      discount: z.optional(PriceSchema)
  });
  return OrderShippingPrice$ as MatchesType<typeof OrderShippingPrice$, z.ZodMiniType<T.OrderShippingPrice>>;
})();

export const OrderShippingRegionSchema: z.ZodMiniType<T.OrderShippingRegion> = /* @__PURE__ */ (() => {
  const OrderShippingRegion$ = z.object({
      name: z.nullish(z.string().check(z.maxLength(100)))
  });
  return OrderShippingRegion$ as MatchesType<typeof OrderShippingRegion$, z.ZodMiniType<T.OrderShippingRegion>>;
})();

export const OrderShippingInformationSchema: z.ZodMiniType<T.OrderShippingInformation> = /* @__PURE__ */ (() => {
  const OrderShippingInformation$ = z.object({
      carrierId: z.nullish(z.string().check(z.minLength(1), z.maxLength(100))),
      code: z.nullish(z.string().check(z.minLength(1), z.maxLength(100))),
      title: z.string().check(z.maxLength(250)),
      logistics: z.optional(OrderDeliveryLogisticsSchema),
      cost: z.optional(OrderShippingPriceSchema),
      region: z.optional(OrderShippingRegionSchema)
  });
  return OrderShippingInformation$ as MatchesType<typeof OrderShippingInformation$, z.ZodMiniType<T.OrderShippingInformation>>;
})();

export const OrderStatusSchema: z.ZodMiniType<T.OrderStatus> = /* @__PURE__ */ (() => {
  const OrderStatus$ = z.string();
  return OrderStatus$ as MatchesType<typeof OrderStatus$, z.ZodMiniType<T.OrderStatus>>;
})();

export const OrderTaxSummarySchema: z.ZodMiniType<T.OrderTaxSummary> = /* @__PURE__ */ (() => {
  const OrderTaxSummary$ = z.object({
      totalTax: z.optional(PriceSchema)
  });
  return OrderTaxSummary$ as MatchesType<typeof OrderTaxSummary$, z.ZodMiniType<T.OrderTaxSummary>>;
})();

export const OrderTaxBreakdownSchema: z.ZodMiniType<T.OrderTaxBreakdown> = /* @__PURE__ */ (() => {
  const OrderTaxBreakdown$ = z.object({
      taxName: z.string().check(z.maxLength(200)),
      taxType: z.string().check(z.maxLength(200)),
      jurisdiction: z.string().check(z.maxLength(200)),
      jurisdictionType: JurisdictionTypeSchema,
      rate: z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number')),
      aggregatedTaxAmount: z.optional(PriceSchema)
  });
  return OrderTaxBreakdown$ as MatchesType<typeof OrderTaxBreakdown$, z.ZodMiniType<T.OrderTaxBreakdown>>;
})();

export const OrderTaxInfoSchema: z.ZodMiniType<T.OrderTaxInfo> = /* @__PURE__ */ (() => {
  const OrderTaxInfo$ = z.object({
      totalTax: z.optional(PriceSchema),
      taxBreakdown: z.array(OrderTaxBreakdownSchema).check(z.maxLength(50)),
      taxExempt: z.nullish(z.boolean())
  });
  return OrderTaxInfo$ as MatchesType<typeof OrderTaxInfo$, z.ZodMiniType<T.OrderTaxInfo>>;
})();

export const OrderCouponSchema: z.ZodMiniType<T.OrderCoupon> = /* @__PURE__ */ (() => {
  const OrderCoupon$ = z.object({
      id: z.string(),
      code: z.string(),
      name: z.string(),
      amount: z.optional(PriceSchema)
  });
  return OrderCoupon$ as MatchesType<typeof OrderCoupon$, z.ZodMiniType<T.OrderCoupon>>;
})();

export const OrderDiscountReasonSchema: z.ZodMiniType<T.OrderDiscountReason> = /* @__PURE__ */ (() => {
  const OrderDiscountReason$ = z.string();
  return OrderDiscountReason$ as MatchesType<typeof OrderDiscountReason$, z.ZodMiniType<T.OrderDiscountReason>>;
})();

export const OrderMerchantDiscountSchema: z.ZodMiniType<T.OrderMerchantDiscount> = /* @__PURE__ */ (() => {
  const OrderMerchantDiscount$ = z.object({
      discountReason: z.optional(OrderDiscountReasonSchema),
      description: z.nullish(z.string().check(z.maxLength(200))),
      amount: z.optional(PriceSchema),
      percentage: z.nullish(z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number'))),
      name: z.nullish(z.string().check(z.maxLength(200)))
  });
  return OrderMerchantDiscount$ as MatchesType<typeof OrderMerchantDiscount$, z.ZodMiniType<T.OrderMerchantDiscount>>;
})();

export const OrderDiscountRuleSchema: z.ZodMiniType<T.OrderDiscountRule> = /* @__PURE__ */ (() => {
  const OrderDiscountRule$ = z.object({
      id: z.guid(),
      name: z.optional(DiscountRuleNameSchema),
      amount: z.optional(PriceSchema)
  });
  return OrderDiscountRule$ as MatchesType<typeof OrderDiscountRule$, z.ZodMiniType<T.OrderDiscountRule>>;
})();

export const OrderLineItemDiscountSchema: z.ZodMiniType<T.OrderLineItemDiscount> = /* @__PURE__ */ (() => {
  const OrderLineItemDiscount$ = z.object({
      id: z.optional(z.guid()),
      totalDiscount: z.optional(PriceSchema)
  });
  return OrderLineItemDiscount$ as MatchesType<typeof OrderLineItemDiscount$, z.ZodMiniType<T.OrderLineItemDiscount>>;
})();

export const OrderAppliedDiscountSchema: z.ZodMiniType<T.OrderAppliedDiscount> = /* @__PURE__ */ (() => {
  const OrderAppliedDiscount$ = z.object({
      coupon: z.optional(OrderCouponSchema),
      merchantDiscount: z.optional(OrderMerchantDiscountSchema),
      discountRule: z.optional(OrderDiscountRuleSchema),
      discountType: DiscountTypeSchema,
      lineItemIds: z.optional(z.array(z.guid()).check(z.maxLength(300))),
      id: z.nullish(z.guid()),
      lineItemDiscounts: z.optional(z.array(OrderLineItemDiscountSchema).check(z.maxLength(300)))
  });
  return OrderAppliedDiscount$ as MatchesType<typeof OrderAppliedDiscount$, z.ZodMiniType<T.OrderAppliedDiscount>>;
})();

export const OrderMerchantCommentSchema: z.ZodMiniType<T.OrderMerchantComment> = /* @__PURE__ */ (() => {
  const OrderMerchantComment$ = z.object({
      message: z.string().check(z.minLength(1), z.maxLength(5000))
  });
  return OrderMerchantComment$ as MatchesType<typeof OrderMerchantComment$, z.ZodMiniType<T.OrderMerchantComment>>;
})();

export const OrderRefundedSchema: z.ZodMiniType<T.OrderRefunded> = /* @__PURE__ */ (() => {
  const OrderRefunded$ = z.object({
      manual: z.boolean(),
      amount: z.optional(PriceSchema),
      reason: z.string().check(z.maxLength(200))
  });
  return OrderRefunded$ as MatchesType<typeof OrderRefunded$, z.ZodMiniType<T.OrderRefunded>>;
})();

export const LineItemQuantityChangeTypeSchema: z.ZodMiniType<T.LineItemQuantityChangeType> = /* @__PURE__ */ (() => {
  const LineItemQuantityChangeType$ = z.string();
  return LineItemQuantityChangeType$ as MatchesType<typeof LineItemQuantityChangeType$, z.ZodMiniType<T.LineItemQuantityChangeType>>;
})();

export const OrderLineItemQuantityChangeSchema: z.ZodMiniType<T.OrderLineItemQuantityChange> = /* @__PURE__ */ (() => {
  const OrderLineItemQuantityChange$ = z.object({
      originalQuantity: z.optional(z.int32().check(z.lte(1000000))),
      newQuantity: z.optional(z.int32().check(z.lte(1000000))),
      diff: z.optional(z.int().check(z.gte(1), z.lte(1000000))),
      deltaType: z.optional(LineItemQuantityChangeTypeSchema)
  });
  return OrderLineItemQuantityChange$ as MatchesType<typeof OrderLineItemQuantityChange$, z.ZodMiniType<T.OrderLineItemQuantityChange>>;
})();

export const OrderLineItemPriceChangeSchema: z.ZodMiniType<T.OrderLineItemPriceChange> = /* @__PURE__ */ (() => {
  const OrderLineItemPriceChange$ = z.object({
      originalPrice: z.optional(PriceSchema),
      newPrice: z.optional(PriceSchema)
  });
  return OrderLineItemPriceChange$ as MatchesType<typeof OrderLineItemPriceChange$, z.ZodMiniType<T.OrderLineItemPriceChange>>;
})();

export const OrderLineItemChangesSchema: z.ZodMiniType<T.OrderLineItemChanges> = /* @__PURE__ */ (() => {
  const OrderLineItemChanges$ = z.object({
      id: z.optional(z.guid()),
      name: z.optional(ProductNameSchema),
      quantity: z.optional(OrderLineItemQuantityChangeSchema),
      price: z.optional(OrderLineItemPriceChangeSchema)
  });
  return OrderLineItemChanges$ as MatchesType<typeof OrderLineItemChanges$, z.ZodMiniType<T.OrderLineItemChanges>>;
})();

export const OrderManagedLineItemSchema: z.ZodMiniType<T.OrderManagedLineItem> = /* @__PURE__ */ (() => {
  const OrderManagedLineItem$ = z.object({
      id: z.optional(z.guid()),
      name: z.optional(ProductNameSchema),
      quantity: z.optional(z.int().check(z.gte(1), z.lte(1000000)))
  });
  return OrderManagedLineItem$ as MatchesType<typeof OrderManagedLineItem$, z.ZodMiniType<T.OrderManagedLineItem>>;
})();

export const OrderTranslatedValueSchema: z.ZodMiniType<T.OrderTranslatedValue> = /* @__PURE__ */ (() => {
  const OrderTranslatedValue$ = z.object({
      original: z.optional(z.string().check(z.minLength(1))),
      translated: z.nullish(z.string().check(z.minLength(1)))
  });
  return OrderTranslatedValue$ as MatchesType<typeof OrderTranslatedValue$, z.ZodMiniType<T.OrderTranslatedValue>>;
})();

export const OrderLineItemAmountSchema: z.ZodMiniType<T.OrderLineItemAmount> = /* @__PURE__ */ (() => {
  const OrderLineItemAmount$ = z.object({
      id: z.optional(z.guid()),
      name: z.optional(ProductNameSchema),
      amount: z.optional(PriceSchema)
  });
  return OrderLineItemAmount$ as MatchesType<typeof OrderLineItemAmount$, z.ZodMiniType<T.OrderLineItemAmount>>;
})();

export const OrderManagedPriceAdjustmentSchema: z.ZodMiniType<T.OrderManagedPriceAdjustment> = /* @__PURE__ */ (() => {
  const OrderManagedPriceAdjustment$ = z.object({
      id: z.optional(z.guid()),
      name: z.optional(OrderTranslatedValueSchema),
      affectedLineItems: z.optional(z.array(OrderLineItemAmountSchema)),
      totalAmount: z.optional(PriceSchema)
  });
  return OrderManagedPriceAdjustment$ as MatchesType<typeof OrderManagedPriceAdjustment$, z.ZodMiniType<T.OrderManagedPriceAdjustment>>;
})();

export const OrderTotalPriceChangeSchema: z.ZodMiniType<T.OrderTotalPriceChange> = /* @__PURE__ */ (() => {
  const OrderTotalPriceChange$ = z.object({
      originalTotal: z.optional(PriceSchema),
      newTotal: z.optional(PriceSchema)
  });
  return OrderTotalPriceChange$ as MatchesType<typeof OrderTotalPriceChange$, z.ZodMiniType<T.OrderTotalPriceChange>>;
})();

export const OrderChangedShippingSchema: z.ZodMiniType<T.OrderChangedShipping> = /* @__PURE__ */ (() => {
  const OrderChangedShipping$ = z.object({
      total: z.optional(PriceSchema),
      shippingTitle: z.optional(z.string().check(z.maxLength(250)))
  });
  return OrderChangedShipping$ as MatchesType<typeof OrderChangedShipping$, z.ZodMiniType<T.OrderChangedShipping>>;
})();

export const OrderShippingInformationChangeSchema: z.ZodMiniType<T.OrderShippingInformationChange> = /* @__PURE__ */ (() => {
  const OrderShippingInformationChange$ = z.object({
      originalShippingInfo: z.optional(OrderChangedShippingSchema),
      newShippingInfo: z.optional(OrderChangedShippingSchema)
  });
  return OrderShippingInformationChange$ as MatchesType<typeof OrderShippingInformationChange$, z.ZodMiniType<T.OrderShippingInformationChange>>;
})();

export const OrderChangeSchema: z.ZodMiniType<T.OrderChange> = /* @__PURE__ */ (() => {
  const OrderChange$ = z.object({
      lineItemChanged: z.optional(OrderLineItemChangesSchema),
      lineItemAdded: z.optional(OrderManagedLineItemSchema),
      lineItemRemoved: z.optional(OrderManagedLineItemSchema),
      discountAdded: z.optional(OrderManagedPriceAdjustmentSchema),
      discountRemoved: z.optional(OrderManagedPriceAdjustmentSchema),
      additionalFeeAdded: z.optional(OrderManagedPriceAdjustmentSchema),
      additionalFeeRemoved: z.optional(OrderManagedPriceAdjustmentSchema),
      totalPriceChanged: z.optional(OrderTotalPriceChangeSchema),
      shippingInformationChanged: z.optional(OrderShippingInformationChangeSchema)
  });
  return OrderChange$ as MatchesType<typeof OrderChange$, z.ZodMiniType<T.OrderChange>>;
})();

export const DraftOrderChangesAppliedSchema: z.ZodMiniType<T.DraftOrderChangesApplied> = /* @__PURE__ */ (() => {
  const DraftOrderChangesApplied$ = z.object({
      draftOrderId: z.string(),
      reason: z.nullish(z.string().check(z.maxLength(200))),
      changes: z.optional(z.array(OrderChangeSchema))
  });
  return DraftOrderChangesApplied$ as MatchesType<typeof DraftOrderChangesApplied$, z.ZodMiniType<T.DraftOrderChangesApplied>>;
})();

export const OrderSavedPaymentMethodSchema: z.ZodMiniType<T.OrderSavedPaymentMethod> = /* @__PURE__ */ (() => {
  const OrderSavedPaymentMethod$ = z.object({
      name: z.string().check(z.minLength(1), z.maxLength(100)),
      description: z.nullish(z.string().check(z.minLength(1), z.maxLength(100)))
  });
  return OrderSavedPaymentMethod$ as MatchesType<typeof OrderSavedPaymentMethod$, z.ZodMiniType<T.OrderSavedPaymentMethod>>;
})();

export const AuthorizedPaymentActivitySchema: z.ZodMiniType<T.AuthorizedPaymentActivity> = /* @__PURE__ */ (() => {
  const AuthorizedPaymentActivity$ = z.object({
      paymentId: z.guid(),
      amount: z.optional(PriceSchema),
      lastFourDigits: z.nullish(z.string().check(z.maxLength(4))),
      brand: z.nullish(z.string().check(z.maxLength(100)))
  });
  return AuthorizedPaymentActivity$ as MatchesType<typeof AuthorizedPaymentActivity$, z.ZodMiniType<T.AuthorizedPaymentActivity>>;
})();

export const OrderRegularPaymentRefundSchema: z.ZodMiniType<T.OrderRegularPaymentRefund> = /* @__PURE__ */ (() => {
  const OrderRegularPaymentRefund$ = z.object({
      amount: z.optional(PriceSchema),
      lastFourDigits: z.nullish(z.string().check(z.maxLength(4))),
      brand: z.nullish(z.string().check(z.maxLength(100)))
  });
  return OrderRegularPaymentRefund$ as MatchesType<typeof OrderRegularPaymentRefund$, z.ZodMiniType<T.OrderRegularPaymentRefund>>;
})();

export const OrderGiftCardPaymentRefundSchema: z.ZodMiniType<T.OrderGiftCardPaymentRefund> = /* @__PURE__ */ (() => {
  const OrderGiftCardPaymentRefund$ = z.object({
      giftCardPaymentId: z.nullish(z.string().check(z.minLength(1), z.maxLength(100))),
      amount: z.optional(PriceSchema)
  });
  return OrderGiftCardPaymentRefund$ as MatchesType<typeof OrderGiftCardPaymentRefund$, z.ZodMiniType<T.OrderGiftCardPaymentRefund>>;
})();

export const OrderMembershipPaymentRefundSchema: z.ZodMiniType<T.OrderMembershipPaymentRefund> = /* @__PURE__ */ (() => {
  const OrderMembershipPaymentRefund$ = z.object({
      membershipId: z.nullish(z.string().check(z.minLength(1), z.maxLength(200)))
  });
  return OrderMembershipPaymentRefund$ as MatchesType<typeof OrderMembershipPaymentRefund$, z.ZodMiniType<T.OrderMembershipPaymentRefund>>;
})();

export const OrderRefundedPaymentSchema: z.ZodMiniType<T.OrderRefundedPayment> = /* @__PURE__ */ (() => {
  const OrderRefundedPayment$ = z.object({
      regular: z.optional(OrderRegularPaymentRefundSchema),
      giftCard: z.optional(OrderGiftCardPaymentRefundSchema),
      membership: z.optional(OrderMembershipPaymentRefundSchema),
      paymentId: z.optional(z.guid()),
      externalRefund: z.optional(z.boolean())
  });
  return OrderRefundedPayment$ as MatchesType<typeof OrderRefundedPayment$, z.ZodMiniType<T.OrderRefundedPayment>>;
})();

export const OrderRefundInitiatedSchema: z.ZodMiniType<T.OrderRefundInitiated> = /* @__PURE__ */ (() => {
  const OrderRefundInitiated$ = z.object({
      refundId: z.guid(),
      amount: z.optional(PriceSchema),
      payments: z.optional(z.array(OrderRefundedPaymentSchema).check(z.maxLength(50))),
      reason: z.nullish(z.string().check(z.maxLength(200)))
  });
  return OrderRefundInitiated$ as MatchesType<typeof OrderRefundInitiated$, z.ZodMiniType<T.OrderRefundInitiated>>;
})();

export const OrderRefundActivitySchema: z.ZodMiniType<T.OrderRefundActivity> = /* @__PURE__ */ (() => {
  const OrderRefundActivity$ = z.object({
      refundId: z.guid(),
      payment: z.optional(OrderRefundedPaymentSchema)
  });
  return OrderRefundActivity$ as MatchesType<typeof OrderRefundActivity$, z.ZodMiniType<T.OrderRefundActivity>>;
})();

export const OrderRefundedAsStoreCreditSchema: z.ZodMiniType<T.OrderRefundedAsStoreCredit> = /* @__PURE__ */ (() => {
  const OrderRefundedAsStoreCredit$ = z.object({
      amount: z.optional(PriceSchema),
      reason: z.nullish(z.string().check(z.maxLength(100)))
  });
  return OrderRefundedAsStoreCredit$ as MatchesType<typeof OrderRefundedAsStoreCredit$, z.ZodMiniType<T.OrderRefundedAsStoreCredit>>;
})();

export const CreditCardDetailsSchema: z.ZodMiniType<T.CreditCardDetails> = /* @__PURE__ */ (() => {
  const CreditCardDetails$ = z.object({
      lastFourDigits: z.nullish(z.string().check(z.maxLength(4))),
      brand: z.nullish(z.string().check(z.maxLength(100)))
  });
  return CreditCardDetails$ as MatchesType<typeof CreditCardDetails$, z.ZodMiniType<T.CreditCardDetails>>;
})();

export const OrderRegularPaymentSchema: z.ZodMiniType<T.OrderRegularPayment> = /* @__PURE__ */ (() => {
  const OrderRegularPayment$ = z.object({
      creditCardDetails: z.optional(CreditCardDetailsSchema),
      amount: z.optional(PriceSchema)
  });
  return OrderRegularPayment$ as MatchesType<typeof OrderRegularPayment$, z.ZodMiniType<T.OrderRegularPayment>>;
})();

export const OrderPaymentActivitySchema: z.ZodMiniType<T.OrderPaymentActivity> = /* @__PURE__ */ (() => {
  const OrderPaymentActivity$ = z.object({
      regular: z.optional(OrderRegularPaymentSchema),
      paymentId: z.guid()
  });
  return OrderPaymentActivity$ as MatchesType<typeof OrderPaymentActivity$, z.ZodMiniType<T.OrderPaymentActivity>>;
})();

export const OrderWixReceiptSchema: z.ZodMiniType<T.OrderWixReceipt> = /* @__PURE__ */ (() => {
  const OrderWixReceipt$ = z.object({
      receiptId: z.guid(),
      displayNumber: z.nullish(z.string().check(z.minLength(1), z.maxLength(40)))
  });
  return OrderWixReceipt$ as MatchesType<typeof OrderWixReceipt$, z.ZodMiniType<T.OrderWixReceipt>>;
})();

export const OrderExternalReceiptSchema: z.ZodMiniType<T.OrderExternalReceipt> = /* @__PURE__ */ (() => {
  const OrderExternalReceipt$ = z.object({
      receiptId: z.nullish(z.string().check(z.maxLength(100))),
      displayNumber: z.nullish(z.string().check(z.minLength(1), z.maxLength(40)))
  });
  return OrderExternalReceipt$ as MatchesType<typeof OrderExternalReceipt$, z.ZodMiniType<T.OrderExternalReceipt>>;
})();

export const OrderReceiptActivitySchema: z.ZodMiniType<T.OrderReceiptActivity> = /* @__PURE__ */ (() => {
  const OrderReceiptActivity$ = z.object({
      wixReceipt: z.optional(OrderWixReceiptSchema),
      externalReceipt: z.optional(OrderExternalReceiptSchema),
      paymentId: z.guid()
  });
  return OrderReceiptActivity$ as MatchesType<typeof OrderReceiptActivity$, z.ZodMiniType<T.OrderReceiptActivity>>;
})();

export const OrderChargebackCreatedSchema: z.ZodMiniType<T.OrderChargebackCreated> = /* @__PURE__ */ (() => {
  const OrderChargebackCreated$ = z.object({
      paymentId: z.guid(),
      chargebackId: z.guid(),
      amount: z.optional(PriceSchema),
      paymentDetails: z.optional(OrderRegularPaymentSchema)
  });
  return OrderChargebackCreated$ as MatchesType<typeof OrderChargebackCreated$, z.ZodMiniType<T.OrderChargebackCreated>>;
})();

export const OrderChargebackReversedSchema: z.ZodMiniType<T.OrderChargebackReversed> = /* @__PURE__ */ (() => {
  const OrderChargebackReversed$ = z.object({
      paymentId: z.guid(),
      chargebackId: z.guid(),
      amount: z.optional(PriceSchema),
      reversalAmount: z.optional(PriceSchema),
      paymentDetails: z.optional(OrderRegularPaymentSchema)
  });
  return OrderChargebackReversed$ as MatchesType<typeof OrderChargebackReversed$, z.ZodMiniType<T.OrderChargebackReversed>>;
})();

export const OrderActivityLegacyTypeSchema: z.ZodMiniType<T.OrderActivityLegacyType> = /* @__PURE__ */ (() => {
  const OrderActivityLegacyType$ = z.string();
  return OrderActivityLegacyType$ as MatchesType<typeof OrderActivityLegacyType$, z.ZodMiniType<T.OrderActivityLegacyType>>;
})();

export const OrderActivityTypeSchema: z.ZodMiniType<T.OrderActivityType> = /* @__PURE__ */ (() => {
  const OrderActivityType$ = z.string();
  return OrderActivityType$ as MatchesType<typeof OrderActivityType$, z.ZodMiniType<T.OrderActivityType>>;
})();

export const OrderActivitySchema: z.ZodMiniType<T.OrderActivity> = /* @__PURE__ */ (() => {
  const OrderActivity$ = z.object({
      merchantComment: z.optional(OrderMerchantCommentSchema),
      orderRefunded: z.optional(OrderRefundedSchema),
      draftOrderChangesApplied: z.optional(DraftOrderChangesAppliedSchema),
      savedPaymentMethod: z.optional(OrderSavedPaymentMethodSchema),
      authorizedPaymentCreated: z.optional(AuthorizedPaymentActivitySchema),
      authorizedPaymentCaptured: z.optional(AuthorizedPaymentActivitySchema),
      authorizedPaymentVoided: z.optional(AuthorizedPaymentActivitySchema),
      refundInitiated: z.optional(OrderRefundInitiatedSchema),
      paymentRefunded: z.optional(OrderRefundActivitySchema),
      paymentRefundFailed: z.optional(OrderRefundActivitySchema),
      refundedAsStoreCredit: z.optional(OrderRefundedAsStoreCreditSchema),
      paymentPending: z.optional(OrderPaymentActivitySchema),
      paymentCanceled: z.optional(OrderPaymentActivitySchema),
      paymentDeclined: z.optional(OrderPaymentActivitySchema),
      receiptCreated: z.optional(OrderReceiptActivitySchema),
      receiptSent: z.optional(OrderReceiptActivitySchema),
      chargebackCreated: z.optional(OrderChargebackCreatedSchema),
      chargebackReversed: z.optional(OrderChargebackReversedSchema),
      id: z.nullish(z.guid()),
      authorEmail: z.nullish(z.email()),
      createdDate: z.nullish(z.iso.datetime({ offset: true })),
      type: OrderActivityLegacyTypeSchema,
      activityType: OrderActivityTypeSchema
  });
  return OrderActivity$ as MatchesType<typeof OrderActivity$, z.ZodMiniType<T.OrderActivity>>;
})();

export const OrderAttributionSourceSchema: z.ZodMiniType<T.OrderAttributionSource> = /* @__PURE__ */ (() => {
  const OrderAttributionSource$ = z.string();
  return OrderAttributionSource$ as MatchesType<typeof OrderAttributionSource$, z.ZodMiniType<T.OrderAttributionSource>>;
})();

export const OrderChannelInfoSchema: z.ZodMiniType<T.OrderChannelInfo> = /* @__PURE__ */ (() => {
  const OrderChannelInfo$ = z.object({
      type: ChannelTypeSchema,
      externalOrderId: z.nullish(z.string().check(z.maxLength(100))),
      externalOrderUrl: z.nullish(z.string().check(z.maxLength(300)))
  });
  return OrderChannelInfo$ as MatchesType<typeof OrderChannelInfo$, z.ZodMiniType<T.OrderChannelInfo>>;
})();

export const OrderBalanceSchema: z.ZodMiniType<T.OrderBalance> = /* @__PURE__ */ (() => {
  const OrderBalance$ = z.object({
      amount: z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number')),
      formattedAmount: z.string()
  });
  return OrderBalance$ as MatchesType<typeof OrderBalance$, z.ZodMiniType<T.OrderBalance>>;
})();

export const CashRoundingSchema: z.ZodMiniType<T.CashRounding> = /* @__PURE__ */ (() => {
  const CashRounding$ = z.object({
      amount: z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number')),
      formattedAmount: z.string()
  });
  return CashRounding$ as MatchesType<typeof CashRounding$, z.ZodMiniType<T.CashRounding>>;
})();

export const OrderBalanceSummarySchema: z.ZodMiniType<T.OrderBalanceSummary> = /* @__PURE__ */ (() => {
  const OrderBalanceSummary$ = z.object({
      balance: z.optional(OrderBalanceSchema),
      paid: z.optional(PriceSchema),
      refunded: z.optional(PriceSchema),
      authorized: z.optional(PriceSchema),
      pendingRefund: z.optional(PriceSchema),
      pending: z.optional(PriceSchema),
      chargeback: z.optional(PriceSchema),
      chargebackReversal: z.optional(PriceSchema),
      platformFees: z.optional(PriceSchema),
      totalMinusPlatformFees: z.optional(PriceSchema),
      cashRoundingAdjustment: z.optional(CashRoundingSchema)
  });
  return OrderBalanceSummary$ as MatchesType<typeof OrderBalanceSummary$, z.ZodMiniType<T.OrderBalanceSummary>>;
})();

export const OrderAdditionalFeeSourceSchema: z.ZodMiniType<T.OrderAdditionalFeeSource> = /* @__PURE__ */ (() => {
  const OrderAdditionalFeeSource$ = z.string();
  return OrderAdditionalFeeSource$ as MatchesType<typeof OrderAdditionalFeeSource$, z.ZodMiniType<T.OrderAdditionalFeeSource>>;
})();

export const OrderAdditionalFeeSchema: z.ZodMiniType<T.OrderAdditionalFee> = /* @__PURE__ */ (() => {
  const OrderAdditionalFee$ = z.object({
      code: z.nullish(z.string().check(z.minLength(1), z.maxLength(100))),
      name: z.string().check(z.minLength(1), z.maxLength(50)),
      price: z.optional(PriceSchema),
      taxDetails: z.optional(OrderItemTaxFullDetailsSchema),
      taxInfo: z.optional(OrderLineItemTaxInfoSchema),
      providerAppId: z.nullish(z.guid()),
      priceBeforeTax: z.optional(PriceSchema),
      priceAfterTax: z.optional(PriceSchema),
      id: z.guid(),
      lineItemIds: z.optional(z.array(z.guid())),
      source: OrderAdditionalFeeSourceSchema,
      taxableAddress: z.optional(TaxableAddressSchema)
  });
  return OrderAdditionalFee$ as MatchesType<typeof OrderAdditionalFee$, z.ZodMiniType<T.OrderAdditionalFee>>;
})();

export const OrderTagListSchema: z.ZodMiniType<T.OrderTagList> = /* @__PURE__ */ (() => {
  const OrderTagList$ = z.object({
      tagIds: z.array(z.string().check(z.maxLength(5))).check(z.maxLength(100))
  });
  return OrderTagList$ as MatchesType<typeof OrderTagList$, z.ZodMiniType<T.OrderTagList>>;
})();

export const OrderTagsSchema: z.ZodMiniType<T.OrderTags> = /* @__PURE__ */ (() => {
  const OrderTags$ = z.object({
      privateTags: z.optional(OrderTagListSchema),
      tags: z.optional(OrderTagListSchema)
  });
  return OrderTags$ as MatchesType<typeof OrderTags$, z.ZodMiniType<T.OrderTags>>;
})();

export const OrderLocationSchema: z.ZodMiniType<T.OrderLocation> = /* @__PURE__ */ (() => {
  const OrderLocation$ = z.object({
      id: z.guid(),
      name: z.string().check(z.minLength(1), z.maxLength(500))
  });
  return OrderLocation$ as MatchesType<typeof OrderLocation$, z.ZodMiniType<T.OrderLocation>>;
})();

export const OrderPriceSummarySchema: z.ZodMiniType<T.OrderPriceSummary> = /* @__PURE__ */ (() => {
  const OrderPriceSummary$ = z.object({
      subtotal: z.optional(PriceSchema),
      shipping: z.optional(PriceSchema),
      tax: z.optional(PriceSchema),
      discount: z.optional(PriceSchema),
      total: z.optional(PriceSchema),
      totalAdditionalFees: z.optional(PriceSchema)
  });
  return OrderPriceSummary$ as MatchesType<typeof OrderPriceSummary$, z.ZodMiniType<T.OrderPriceSummary>>;
})();

export const PlatformFeeChargeTypeSchema: z.ZodMiniType<T.PlatformFeeChargeType> = /* @__PURE__ */ (() => {
  const PlatformFeeChargeType$ = z.string();
  return PlatformFeeChargeType$ as MatchesType<typeof PlatformFeeChargeType$, z.ZodMiniType<T.PlatformFeeChargeType>>;
})();

export const OrderPlatformFeeSchema: z.ZodMiniType<T.OrderPlatformFee> = /* @__PURE__ */ (() => {
  const OrderPlatformFee$ = z.object({
      name: z.optional(TranslatableStringSchema),
      amount: z.optional(PriceSchema),
      lineItemId: z.guid(),
      chargeType: PlatformFeeChargeTypeSchema,
      percentageRate: z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number'))
  });
  return OrderPlatformFee$ as MatchesType<typeof OrderPlatformFee$, z.ZodMiniType<T.OrderPlatformFee>>;
})();

export const OrderPlatformFeeSummarySchema: z.ZodMiniType<T.OrderPlatformFeeSummary> = /* @__PURE__ */ (() => {
  const OrderPlatformFeeSummary$ = z.object({
      total: z.optional(PriceSchema),
      totalPassOn: z.optional(PriceSchema),
      totalAbsorbed: z.optional(PriceSchema),
      fees: z.array(OrderPlatformFeeSchema).check(z.maxLength(300))
  });
  return OrderPlatformFeeSummary$ as MatchesType<typeof OrderPlatformFeeSummary$, z.ZodMiniType<T.OrderPlatformFeeSummary>>;
})();

export const OrderDigitalFileSchema: z.ZodMiniType<T.OrderDigitalFile> = /* @__PURE__ */ (() => {
  const OrderDigitalFile$ = z.object({
      fileId: z.string().check(z.minLength(1), z.maxLength(100)),
      link: z.nullish(z.url().check(z.minLength(1), z.maxLength(2000))),
      expirationDate: z.nullish(z.iso.datetime({ offset: true }))
  });
  return OrderDigitalFile$ as MatchesType<typeof OrderDigitalFile$, z.ZodMiniType<T.OrderDigitalFile>>;
})();

export const OrderSubscriptionDescriptionSchema: z.ZodMiniType<T.OrderSubscriptionDescription> = /* @__PURE__ */ (() => {
  const OrderSubscriptionDescription$ = z.object({
      original: z.optional(z.string().check(z.maxLength(500))),
      translated: z.nullish(z.string().check(z.maxLength(500)))
  });
  return OrderSubscriptionDescription$ as MatchesType<typeof OrderSubscriptionDescription$, z.ZodMiniType<T.OrderSubscriptionDescription>>;
})();

export const OrderFreeTrialPeriodSchema: z.ZodMiniType<T.OrderFreeTrialPeriod> = /* @__PURE__ */ (() => {
  const OrderFreeTrialPeriod$ = z.object({
      frequency: z.optional(SubscriptionFrequencySchema),
      interval: z.optional(z.int().check(z.gte(1), z.lte(3650)))
  });
  return OrderFreeTrialPeriod$ as MatchesType<typeof OrderFreeTrialPeriod$, z.ZodMiniType<T.OrderFreeTrialPeriod>>;
})();

export const OrderSubscriptionSettingsSchema: z.ZodMiniType<T.OrderSubscriptionSettings> = /* @__PURE__ */ (() => {
  const OrderSubscriptionSettings$ = z.object({
      frequency: SubscriptionFrequencySchema,
      interval: z.nullish(z.int().check(z.gte(1), z.lte(3650))),
      autoRenewal: z.boolean(),
      billingCycles: z.nullish(z.int32().check(z.gte(1))),
      enableCustomerCancellation: z.boolean(),
      freeTrialPeriod: z.optional(OrderFreeTrialPeriodSchema),
      startDate: z.nullish(z.iso.datetime({ offset: true }))
  });
  return OrderSubscriptionSettings$ as MatchesType<typeof OrderSubscriptionSettings$, z.ZodMiniType<T.OrderSubscriptionSettings>>;
})();

export const OrderSubscriptionInfoSchema: z.ZodMiniType<T.OrderSubscriptionInfo> = /* @__PURE__ */ (() => {
  const OrderSubscriptionInfo$ = z.object({
      id: z.nullish(z.guid()),
      cycleNumber: z.int32(),
      subscriptionOptionTitle: z.string().check(z.maxLength(150)),
      subscriptionOptionDescription: z.nullish(z.string().check(z.maxLength(500))),
      description: z.optional(OrderSubscriptionDescriptionSchema),
      subscriptionSettings: z.optional(OrderSubscriptionSettingsSchema),
      chargesDescription: z.nullish(z.string().check(z.maxLength(1000)))
  });
  return OrderSubscriptionInfo$ as MatchesType<typeof OrderSubscriptionInfo$, z.ZodMiniType<T.OrderSubscriptionInfo>>;
})();

export const OrderLocationAndQuantitySchema: z.ZodMiniType<T.OrderLocationAndQuantity> = /* @__PURE__ */ (() => {
  const OrderLocationAndQuantity$ = z.object({
      id: z.optional(z.guid()),
      appId: z.nullish(z.guid()),
      quantity: z.optional(z.int().check(z.gte(1), z.lte(100000))),
      name: z.nullish(z.string().check(z.maxLength(500)))
  });
  return OrderLocationAndQuantity$ as MatchesType<typeof OrderLocationAndQuantity$, z.ZodMiniType<T.OrderLocationAndQuantity>>;
})();

export const MeasurementUnitSchema: z.ZodMiniType<T.MeasurementUnit> = /* @__PURE__ */ (() => {
  const MeasurementUnit$ = z.string();
  return MeasurementUnit$ as MatchesType<typeof MeasurementUnit$, z.ZodMiniType<T.MeasurementUnit>>;
})();

export const OrderDecimalQuantitySchema: z.ZodMiniType<T.OrderDecimalQuantity> = /* @__PURE__ */ (() => {
  const OrderDecimalQuantity$ = z.object({
      measurementUnit: z.optional(MeasurementUnitSchema),
      otherUnit: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
      value: z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number')),
      description: z.optional(TranslatableStringSchema)
  });
  return OrderDecimalQuantity$ as MatchesType<typeof OrderDecimalQuantity$, z.ZodMiniType<T.OrderDecimalQuantity>>;
})();

export const OrderItemModifierSchema: z.ZodMiniType<T.OrderItemModifier> = /* @__PURE__ */ (() => {
  const OrderItemModifier$ = z.object({
      id: z.optional(z.string().check(z.minLength(1), z.maxLength(36))),
      quantity: z.nullish(z.int().check(z.gte(1), z.lte(100000))),
      label: z.optional(TranslatableStringSchema),
      details: z.optional(TranslatableStringSchema),
      price: z.optional(PriceSchema)
  });
  return OrderItemModifier$ as MatchesType<typeof OrderItemModifier$, z.ZodMiniType<T.OrderItemModifier>>;
})();

export const OrderModifierGroupSchema: z.ZodMiniType<T.OrderModifierGroup> = /* @__PURE__ */ (() => {
  const OrderModifierGroup$ = z.object({
      id: z.optional(z.string().check(z.minLength(1), z.maxLength(36))),
      name: z.optional(TranslatableStringSchema),
      modifiers: z.optional(z.array(OrderItemModifierSchema).check(z.maxLength(10)))
  });
  return OrderModifierGroup$ as MatchesType<typeof OrderModifierGroup$, z.ZodMiniType<T.OrderModifierGroup>>;
})();

export const OrderLineItemSchema: z.ZodMiniType<T.OrderLineItem> = /* @__PURE__ */ (() => {
  const OrderLineItem$ = z.object({
      id: z.string().check(z.regex(/^([0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12})?$/u)),
      productName: ProductNameSchema,
      catalogReference: z.optional(CatalogReferenceSchema),
      quantity: z.int().check(z.gte(1), z.lte(100000)),
      totalDiscount: z.optional(PriceSchema),
      descriptionLines: z.optional(z.array(DescriptionLineSchema).check(z.maxLength(20))),
      image: z.optional(ImageSchema),
      physicalProperties: z.optional(PhysicalPropertiesSchema),
      itemType: ItemTypeSchema,
      fulfillerId: z.nullish(z.guid()),
      refundQuantity: z.nullish(z.int32().check(z.lte(100000))),
      restockQuantity: z.nullish(z.int32().check(z.lte(100000))),
      price: PriceSchema,
      priceBeforeDiscounts: z.optional(PriceSchema),
      totalPriceBeforeTax: z.optional(PriceSchema),
      totalPriceAfterTax: z.optional(PriceSchema),
      paymentOption: PaymentOptionTypeSchema,
      taxDetails: z.optional(OrderItemTaxFullDetailsSchema),
      taxInfo: z.optional(OrderLineItemTaxInfoSchema),
      digitalFile: z.optional(OrderDigitalFileSchema),
      subscriptionInfo: z.optional(OrderSubscriptionInfoSchema),
      priceDescription: z.optional(PriceDescriptionSchema),
      depositAmount: z.optional(PriceSchema),
      locations: z.optional(z.array(OrderLocationAndQuantitySchema).check(z.maxLength(5))),
      lineItemPrice: z.optional(PriceSchema),
      taxableAddress: z.optional(TaxableAddressSchema),
      priceUndetermined: z.boolean(),
      fixedQuantity: z.boolean(),
      decimalQuantity: z.optional(OrderDecimalQuantitySchema),
      extendedFields: z.optional(ExtendedFieldsSchema),
      modifierGroups: z.optional(z.array(OrderModifierGroupSchema).check(z.maxLength(10))),
      serviceProperties: z.optional(ServicePropertiesSchema)
  });
  return OrderLineItem$ as MatchesType<typeof OrderLineItem$, z.ZodMiniType<T.OrderLineItem>>;
})();

export const OrderSchema: z.ZodMiniType<T.Order> = /* @__PURE__ */ (() => {
  const Order$ = z.object({
      id: z.nullish(z.guid()),
      number: z.string(),
      createdDate: z.nullish(z.iso.datetime({ offset: true })),
      updatedDate: z.nullish(z.iso.datetime({ offset: true })),
      buyerInfo: z.optional(OrderBuyerInfoSchema),
      paymentStatus: OrderPaymentStatusSchema,
      fulfillmentStatus: OrderFulfillmentStatusSchema,
      buyerLanguage: z.nullish(z.string()),
      weightUnit: WeightUnitSchema,
      currency: z.nullish(z.string().check(z.regex(/^[A-Z]{3}$/u))),
      currencyConversionDetails: z.optional(OrderCurrencyConversionDetailsSchema),
      taxIncludedInPrices: z.boolean(),
      siteLanguage: z.nullish(z.string()),
      billingInfo: z.optional(AddressWithContactSchema),
      shippingInfo: z.optional(OrderShippingInformationSchema),
      buyerNote: z.nullish(z.string().check(z.maxLength(1000))),
      status: OrderStatusSchema,
      archived: z.nullish(z.boolean()),
      taxSummary: z.optional(OrderTaxSummarySchema),
      taxInfo: z.optional(OrderTaxInfoSchema),
      appliedDiscounts: z.array(OrderAppliedDiscountSchema).check(z.maxLength(320)),
      activities: z.array(OrderActivitySchema).check(z.maxLength(1000)),
      attributionSource: OrderAttributionSourceSchema,
      createdBy: z.optional(CreatedBySchema),
      channelInfo: z.optional(OrderChannelInfoSchema),
      seenByAHuman: z.nullish(z.boolean()),
      checkoutId: z.nullish(z.guid()),
      customFields: z.array(CustomFieldSchema),
      balanceSummary: z.optional(OrderBalanceSummarySchema),
      additionalFees: z.array(OrderAdditionalFeeSchema).check(z.maxLength(100)),
      extendedFields: z.optional(ExtendedFieldsSchema),
      purchaseFlowId: z.nullish(z.guid()),
      recipientInfo: z.optional(AddressWithContactSchema),
      tags: z.optional(OrderTagsSchema),
      purchasedDate: z.nullish(z.iso.datetime({ offset: true })),
      businessLocation: z.optional(OrderLocationSchema),
      payAfterFreeTrial: z.optional(OrderPriceSummarySchema),
      platformFeeSummary: z.optional(OrderPlatformFeeSummarySchema),
      imported: z.boolean(),
      lineItems: z.array(OrderLineItemSchema).check(z.maxLength(300)),
      priceSummary: z.optional(OrderPriceSummarySchema)
  });
  return Order$ as MatchesType<typeof Order$, z.ZodMiniType<T.Order>>;
})();

export const OrderResponseSchema: z.ZodMiniType<T.OrderResponse> = /* @__PURE__ */ (() => {
  const OrderResponse$ = z.object({
      order: OrderSchema
  });
  return OrderResponse$ as MatchesType<typeof OrderResponse$, z.ZodMiniType<T.OrderResponse>>;
})();

export const CursorPagingMetadataSchema: z.ZodMiniType<T.CursorPagingMetadata> = /* @__PURE__ */ (() => {
  const CursorPagingMetadata$ = z.object({
      count: z.nullish(z.int32()),
      cursors: z.optional(CursorsSchema),
      hasNext: z.nullish(z.boolean())
  });
  return CursorPagingMetadata$ as MatchesType<typeof CursorPagingMetadata$, z.ZodMiniType<T.CursorPagingMetadata>>;
})();

export const SearchOrdersResponseSchema: z.ZodMiniType<T.SearchOrdersResponse> = /* @__PURE__ */ (() => {
  const SearchOrdersResponse$ = z.object({
      orders: z.optional(z.array(OrderSchema)),
      metadata: z.optional(CursorPagingMetadataSchema)
  });
  return SearchOrdersResponse$ as MatchesType<typeof SearchOrdersResponse$, z.ZodMiniType<T.SearchOrdersResponse>>;
})();

export const ItemMetadataSchema: z.ZodMiniType<T.ItemMetadata> = /* @__PURE__ */ (() => {
  const ItemMetadata$ = z.object({
      id: z.nullish(z.string().check(z.maxLength(255))),
      originalIndex: z.optional(z.int32()),
      success: z.optional(z.boolean()),
      error: z.optional(ApplicationErrorSchema)
  });
  return ItemMetadata$ as MatchesType<typeof ItemMetadata$, z.ZodMiniType<T.ItemMetadata>>;
})();

export const BulkOrderResultSchema: z.ZodMiniType<T.BulkOrderResult> = /* @__PURE__ */ (() => {
  const BulkOrderResult$ = z.object({
      itemMetadata: z.optional(ItemMetadataSchema),
      item: z.optional(OrderSchema)
  });
  return BulkOrderResult$ as MatchesType<typeof BulkOrderResult$, z.ZodMiniType<T.BulkOrderResult>>;
})();

export const BulkActionMetadataSchema: z.ZodMiniType<T.BulkActionMetadata> = /* @__PURE__ */ (() => {
  const BulkActionMetadata$ = z.object({
      totalSuccesses: z.optional(z.int32()),
      totalFailures: z.optional(z.int32()),
      undetailedFailures: z.optional(z.int32())
  });
  return BulkActionMetadata$ as MatchesType<typeof BulkActionMetadata$, z.ZodMiniType<T.BulkActionMetadata>>;
})();

export const BulkUpdateOrdersResponseSchema: z.ZodMiniType<T.BulkUpdateOrdersResponse> = /* @__PURE__ */ (() => {
  const BulkUpdateOrdersResponse$ = z.object({
      results: z.optional(z.array(BulkOrderResultSchema).check(z.maxLength(100))),
      bulkActionMetadata: z.optional(BulkActionMetadataSchema)
  });
  return BulkUpdateOrdersResponse$ as MatchesType<typeof BulkUpdateOrdersResponse$, z.ZodMiniType<T.BulkUpdateOrdersResponse>>;
})();

export const BulkItemResultSchema: z.ZodMiniType<T.BulkItemResult> = /* @__PURE__ */ (() => {
  const BulkItemResult$ = z.object({
      itemMetadata: z.optional(ItemMetadataSchema)
  });
  return BulkItemResult$ as MatchesType<typeof BulkItemResult$, z.ZodMiniType<T.BulkItemResult>>;
})();

export const BulkUpdateOrderTagsResponseSchema: z.ZodMiniType<T.BulkUpdateOrderTagsResponse> = /* @__PURE__ */ (() => {
  const BulkUpdateOrderTagsResponse$ = z.object({
      results: z.optional(z.array(BulkItemResultSchema).check(z.maxLength(100))),
      bulkActionMetadata: z.optional(BulkActionMetadataSchema)
  });
  return BulkUpdateOrderTagsResponse$ as MatchesType<typeof BulkUpdateOrderTagsResponse$, z.ZodMiniType<T.BulkUpdateOrderTagsResponse>>;
})();

export const DelayedCaptureActionSchema: z.ZodMiniType<T.DelayedCaptureAction> = /* @__PURE__ */ (() => {
  const DelayedCaptureAction$ = z.string();
  return DelayedCaptureAction$ as MatchesType<typeof DelayedCaptureAction$, z.ZodMiniType<T.DelayedCaptureAction>>;
})();

export const PreparePaymentCollectionResponseSchema: z.ZodMiniType<T.PreparePaymentCollectionResponse> = /* @__PURE__ */ (() => {
  const PreparePaymentCollectionResponse$ = z.object({
      paymentGatewayOrderId: z.string()
  });
  return PreparePaymentCollectionResponse$ as MatchesType<typeof PreparePaymentCollectionResponse$, z.ZodMiniType<T.PreparePaymentCollectionResponse>>;
})();

export const PaymentCollectabilityStatusSchema: z.ZodMiniType<T.PaymentCollectabilityStatus> = /* @__PURE__ */ (() => {
  const PaymentCollectabilityStatus$ = z.string();
  return PaymentCollectabilityStatus$ as MatchesType<typeof PaymentCollectabilityStatus$, z.ZodMiniType<T.PaymentCollectabilityStatus>>;
})();

export const GetPaymentCollectabilityStatusResponseSchema: z.ZodMiniType<T.GetPaymentCollectabilityStatusResponse> = /* @__PURE__ */ (() => {
  const GetPaymentCollectabilityStatusResponse$ = z.object({
      status: z.optional(PaymentCollectabilityStatusSchema),
      amount: z.optional(PriceSchema)
  });
  return GetPaymentCollectabilityStatusResponse$ as MatchesType<typeof GetPaymentCollectabilityStatusResponse$, z.ZodMiniType<T.GetPaymentCollectabilityStatusResponse>>;
})();

export const TransactionStatusSchema: z.ZodMiniType<T.TransactionStatus> = /* @__PURE__ */ (() => {
  const TransactionStatus$ = z.string();
  return TransactionStatus$ as MatchesType<typeof TransactionStatus$, z.ZodMiniType<T.TransactionStatus>>;
})();

export const AuthorizationActionStatusSchema: z.ZodMiniType<T.AuthorizationActionStatus> = /* @__PURE__ */ (() => {
  const AuthorizationActionStatus$ = z.string();
  return AuthorizationActionStatus$ as MatchesType<typeof AuthorizationActionStatus$, z.ZodMiniType<T.AuthorizationActionStatus>>;
})();

export const OrderAuthorizationActionFailureDetailsSchema: z.ZodMiniType<T.OrderAuthorizationActionFailureDetails> = /* @__PURE__ */ (() => {
  const OrderAuthorizationActionFailureDetails$ = z.object({
      failureCode: z.optional(z.string().check(z.maxLength(100)))
  });
  return OrderAuthorizationActionFailureDetails$ as MatchesType<typeof OrderAuthorizationActionFailureDetails$, z.ZodMiniType<T.OrderAuthorizationActionFailureDetails>>;
})();

export const AuthorizationCaptureSchema: z.ZodMiniType<T.AuthorizationCapture> = /* @__PURE__ */ (() => {
  const AuthorizationCapture$ = z.object({
      id: z.nullish(z.guid()),
      status: z.optional(AuthorizationActionStatusSchema),
      amount: z.optional(PriceSchema),
      createdDate: z.nullish(z.iso.datetime({ offset: true })),
      failureDetails: z.optional(OrderAuthorizationActionFailureDetailsSchema)
  });
  return AuthorizationCapture$ as MatchesType<typeof AuthorizationCapture$, z.ZodMiniType<T.AuthorizationCapture>>;
})();

export const PaymentActionReasonSchema: z.ZodMiniType<T.PaymentActionReason> = /* @__PURE__ */ (() => {
  const PaymentActionReason$ = z.string();
  return PaymentActionReason$ as MatchesType<typeof PaymentActionReason$, z.ZodMiniType<T.PaymentActionReason>>;
})();

export const AuthorizationVoidSchema: z.ZodMiniType<T.AuthorizationVoid> = /* @__PURE__ */ (() => {
  const AuthorizationVoid$ = z.object({
      status: z.optional(AuthorizationActionStatusSchema),
      voidedDate: z.nullish(z.iso.datetime({ offset: true })),
      failureDetails: z.optional(OrderAuthorizationActionFailureDetailsSchema),
      reason: z.optional(PaymentActionReasonSchema)
  });
  return AuthorizationVoid$ as MatchesType<typeof AuthorizationVoid$, z.ZodMiniType<T.AuthorizationVoid>>;
})();

export const PaymentScheduledActionSchema: z.ZodMiniType<T.PaymentScheduledAction> = /* @__PURE__ */ (() => {
  const PaymentScheduledAction$ = z.object({
      actionType: z.optional(DelayedCaptureActionSchema),
      executionDate: z.nullish(z.iso.datetime({ offset: true }))
  });
  return PaymentScheduledAction$ as MatchesType<typeof PaymentScheduledAction$, z.ZodMiniType<T.PaymentScheduledAction>>;
})();

export const AuthorizationDetailsSchema: z.ZodMiniType<T.AuthorizationDetails> = /* @__PURE__ */ (() => {
  const AuthorizationDetails$ = z.object({
      delayedCapture: z.optional(z.boolean()),
      authorizedDate: z.nullish(z.iso.datetime({ offset: true })),
      captures: z.optional(z.array(AuthorizationCaptureSchema).check(z.maxLength(1))),
      void: z.optional(AuthorizationVoidSchema),
      scheduledAction: z.optional(PaymentScheduledActionSchema)
  });
  return AuthorizationDetails$ as MatchesType<typeof AuthorizationDetails$, z.ZodMiniType<T.AuthorizationDetails>>;
})();

export const ChargebackStatusSchema: z.ZodMiniType<T.ChargebackStatus> = /* @__PURE__ */ (() => {
  const ChargebackStatus$ = z.string();
  return ChargebackStatus$ as MatchesType<typeof ChargebackStatus$, z.ZodMiniType<T.ChargebackStatus>>;
})();

export const ChargebackSchema: z.ZodMiniType<T.Chargeback> = /* @__PURE__ */ (() => {
  const Chargeback$ = z.object({
      id: z.optional(z.guid()),
      createdDate: z.nullish(z.iso.datetime({ offset: true })),
      updatedDate: z.nullish(z.iso.datetime({ offset: true })),
      amount: z.optional(PriceSchema),
      reversalAmount: z.optional(PriceSchema),
      status: z.optional(ChargebackStatusSchema),
      externalId: z.nullish(z.guid())
  });
  return Chargeback$ as MatchesType<typeof Chargeback$, z.ZodMiniType<T.Chargeback>>;
})();

export const PredefinedPaymentMethodSchema: z.ZodMiniType<T.PredefinedPaymentMethod> = /* @__PURE__ */ (() => {
  const PredefinedPaymentMethod$ = z.string();
  return PredefinedPaymentMethod$ as MatchesType<typeof PredefinedPaymentMethod$, z.ZodMiniType<T.PredefinedPaymentMethod>>;
})();

export const OrderUserDefinedPaymentMethodNameSchema: z.ZodMiniType<T.OrderUserDefinedPaymentMethodName> = /* @__PURE__ */ (() => {
  const OrderUserDefinedPaymentMethodName$ = z.object({
      predefined: z.optional(PredefinedPaymentMethodSchema),
      custom: z.nullish(z.string().check(z.minLength(1), z.maxLength(150)))
  });
  return OrderUserDefinedPaymentMethodName$ as MatchesType<typeof OrderUserDefinedPaymentMethodName$, z.ZodMiniType<T.OrderUserDefinedPaymentMethodName>>;
})();

export const PaymentMethodNameSchema: z.ZodMiniType<T.PaymentMethodName> = /* @__PURE__ */ (() => {
  const PaymentMethodName$ = z.object({
      buyerLanguageName: z.nullish(z.string().check(z.maxLength(150))),
      siteLanguageName: z.nullish(z.string().check(z.maxLength(150))),
      userDefinedName: z.optional(OrderUserDefinedPaymentMethodNameSchema)
  });
  return PaymentMethodName$ as MatchesType<typeof PaymentMethodName$, z.ZodMiniType<T.PaymentMethodName>>;
})();

export const RegularPaymentDetailsSchema: z.ZodMiniType<T.RegularPaymentDetails> = /* @__PURE__ */ (() => {
  const RegularPaymentDetails$ = z.object({
      creditCardDetails: z.optional(CreditCardDetailsSchema),
      paymentOrderId: z.nullish(z.string().check(z.maxLength(100))),
      gatewayTransactionId: z.nullish(z.string().check(z.maxLength(100))),
      paymentMethod: z.nullish(z.string().check(z.maxLength(150))),
      providerTransactionId: z.nullish(z.string().check(z.maxLength(100))),
      offlinePayment: z.optional(z.boolean()),
      status: z.optional(TransactionStatusSchema),
      savedPaymentMethod: z.optional(z.boolean()),
      authorizationDetails: z.optional(AuthorizationDetailsSchema),
      chargebacks: z.optional(z.array(ChargebackSchema).check(z.maxLength(6))),
      platformFee: z.optional(PriceSchema),
      paymentMethodName: z.optional(PaymentMethodNameSchema)
  });
  return RegularPaymentDetails$ as MatchesType<typeof RegularPaymentDetails$, z.ZodMiniType<T.RegularPaymentDetails>>;
})();

export const GiftCardPaymentDetailsSchema: z.ZodMiniType<T.GiftCardPaymentDetails> = /* @__PURE__ */ (() => {
  const GiftCardPaymentDetails$ = z.object({
      giftCardPaymentId: z.optional(z.string().check(z.maxLength(100))),
      appId: z.optional(z.guid()),
      voided: z.optional(z.boolean()),
      obfuscatedCode: z.nullish(z.string().check(z.maxLength(30)))
  });
  return GiftCardPaymentDetails$ as MatchesType<typeof GiftCardPaymentDetails$, z.ZodMiniType<T.GiftCardPaymentDetails>>;
})();

export const MembershipPaymentStatusSchema: z.ZodMiniType<T.MembershipPaymentStatus> = /* @__PURE__ */ (() => {
  const MembershipPaymentStatus$ = z.string();
  return MembershipPaymentStatus$ as MatchesType<typeof MembershipPaymentStatus$, z.ZodMiniType<T.MembershipPaymentStatus>>;
})();

export const OrderFutureMembershipDetailsSchema: z.ZodMiniType<T.OrderFutureMembershipDetails> = /* @__PURE__ */ (() => {
  const OrderFutureMembershipDetails$ = z.object({
      lineItemId: z.optional(z.guid()),
      benefitId: z.optional(z.string().check(z.maxLength(200)))
  });
  return OrderFutureMembershipDetails$ as MatchesType<typeof OrderFutureMembershipDetails$, z.ZodMiniType<T.OrderFutureMembershipDetails>>;
})();

export const MembershipPaymentDetailsSchema: z.ZodMiniType<T.MembershipPaymentDetails> = /* @__PURE__ */ (() => {
  const MembershipPaymentDetails$ = z.object({
      membershipId: z.optional(z.string().check(z.maxLength(200))),
      lineItemId: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
      status: z.optional(MembershipPaymentStatusSchema),
      name: z.optional(MembershipNameSchema),
      externalTransactionId: z.nullish(z.string().check(z.minLength(1), z.maxLength(100))),
      voided: z.optional(z.boolean()),
      providerAppId: z.optional(z.guid()),
      futureMembership: z.optional(OrderFutureMembershipDetailsSchema)
  });
  return MembershipPaymentDetails$ as MatchesType<typeof MembershipPaymentDetails$, z.ZodMiniType<T.MembershipPaymentDetails>>;
})();

export const PaymentCanceledReasonSchema: z.ZodMiniType<T.PaymentCanceledReason> = /* @__PURE__ */ (() => {
  const PaymentCanceledReason$ = z.string();
  return PaymentCanceledReason$ as MatchesType<typeof PaymentCanceledReason$, z.ZodMiniType<T.PaymentCanceledReason>>;
})();

export const CanceledStatusDetailsSchema: z.ZodMiniType<T.CanceledStatusDetails> = /* @__PURE__ */ (() => {
  const CanceledStatusDetails$ = z.object({
      reason: z.optional(PaymentCanceledReasonSchema)
  });
  return CanceledStatusDetails$ as MatchesType<typeof CanceledStatusDetails$, z.ZodMiniType<T.CanceledStatusDetails>>;
})();

export const PaymentVoidedReasonSchema: z.ZodMiniType<T.PaymentVoidedReason> = /* @__PURE__ */ (() => {
  const PaymentVoidedReason$ = z.string();
  return PaymentVoidedReason$ as MatchesType<typeof PaymentVoidedReason$, z.ZodMiniType<T.PaymentVoidedReason>>;
})();

export const VoidedStatusDetailsSchema: z.ZodMiniType<T.VoidedStatusDetails> = /* @__PURE__ */ (() => {
  const VoidedStatusDetails$ = z.object({
      reason: z.optional(PaymentVoidedReasonSchema)
  });
  return VoidedStatusDetails$ as MatchesType<typeof VoidedStatusDetails$, z.ZodMiniType<T.VoidedStatusDetails>>;
})();

export const RefundDisabledReasonSchema: z.ZodMiniType<T.RefundDisabledReason> = /* @__PURE__ */ (() => {
  const RefundDisabledReason$ = z.string();
  return RefundDisabledReason$ as MatchesType<typeof RefundDisabledReason$, z.ZodMiniType<T.RefundDisabledReason>>;
})();

export const CashRoundingDetailsSchema: z.ZodMiniType<T.CashRoundingDetails> = /* @__PURE__ */ (() => {
  const CashRoundingDetails$ = z.object({
      unroundedAmount: z.optional(PriceSchema),
      roundingAdjustment: z.optional(CashRoundingSchema)
  });
  return CashRoundingDetails$ as MatchesType<typeof CashRoundingDetails$, z.ZodMiniType<T.CashRoundingDetails>>;
})();

export const OrderPaymentTransactionStatusSchema: z.ZodMiniType<T.OrderPaymentTransactionStatus> = /* @__PURE__ */ (() => {
  const OrderPaymentTransactionStatus$ = z.string();
  return OrderPaymentTransactionStatus$ as MatchesType<typeof OrderPaymentTransactionStatus$, z.ZodMiniType<T.OrderPaymentTransactionStatus>>;
})();

export const OrderPaymentSchema: z.ZodMiniType<T.OrderPayment> = /* @__PURE__ */ (() => {
  const OrderPayment$ = z.object({
      regularPaymentDetails: z.optional(RegularPaymentDetailsSchema),
      giftcardPaymentDetails: z.optional(GiftCardPaymentDetailsSchema),
      membershipPaymentDetails: z.optional(MembershipPaymentDetailsSchema),
      canceled: z.optional(CanceledStatusDetailsSchema),
      voided: z.optional(VoidedStatusDetailsSchema),
      id: z.nullish(z.guid()),
      createdDate: z.nullish(z.iso.datetime({ offset: true })),
      updatedDate: z.nullish(z.iso.datetime({ offset: true })),
      amount: z.optional(PriceSchema),
      refundDisabled: z.optional(z.boolean()),
      refundDisabledReason: z.optional(RefundDisabledReasonSchema),
      supportReceiptGeneration: z.optional(z.boolean()),
      cashRounding: z.optional(CashRoundingDetailsSchema),
      status: z.optional(OrderPaymentTransactionStatusSchema),
      chargeCorrelationId: z.nullish(z.guid())
  });
  return OrderPayment$ as MatchesType<typeof OrderPayment$, z.ZodMiniType<T.OrderPayment>>;
})();

export const RefundStatusSchema: z.ZodMiniType<T.RefundStatus> = /* @__PURE__ */ (() => {
  const RefundStatus$ = z.string();
  return RefundStatus$ as MatchesType<typeof RefundStatus$, z.ZodMiniType<T.RefundStatus>>;
})();

export const OrderRefundStatusInfoSchema: z.ZodMiniType<T.OrderRefundStatusInfo> = /* @__PURE__ */ (() => {
  const OrderRefundStatusInfo$ = z.object({
      paymentGatewayReasonCode: z.nullish(z.string().check(z.minLength(1), z.maxLength(10))),
      description: z.nullish(z.string().check(z.minLength(1), z.maxLength(1000)))
  });
  return OrderRefundStatusInfo$ as MatchesType<typeof OrderRefundStatusInfo$, z.ZodMiniType<T.OrderRefundStatusInfo>>;
})();

export const OrderRefundTransactionSchema: z.ZodMiniType<T.OrderRefundTransaction> = /* @__PURE__ */ (() => {
  const OrderRefundTransaction$ = z.object({
      paymentId: z.optional(z.guid()),
      amount: z.optional(PriceSchema),
      refundStatus: z.optional(RefundStatusSchema),
      refundStatusInfo: z.optional(OrderRefundStatusInfoSchema),
      gatewayRefundId: z.nullish(z.guid()),
      providerRefundId: z.nullish(z.string()),
      externalRefund: z.optional(z.boolean())
  });
  return OrderRefundTransaction$ as MatchesType<typeof OrderRefundTransaction$, z.ZodMiniType<T.OrderRefundTransaction>>;
})();

export const OrderRefundItemSchema: z.ZodMiniType<T.OrderRefundItem> = /* @__PURE__ */ (() => {
  const OrderRefundItem$ = z.object({
      lineItemId: z.optional(z.guid()),
      quantity: z.optional(z.int().check(z.gte(1), z.lte(100000)))
  });
  return OrderRefundItem$ as MatchesType<typeof OrderRefundItem$, z.ZodMiniType<T.OrderRefundItem>>;
})();

export const OrderAdditionalFeeRefundSchema: z.ZodMiniType<T.OrderAdditionalFeeRefund> = /* @__PURE__ */ (() => {
  const OrderAdditionalFeeRefund$ = z.object({
      additionalFeeId: z.optional(z.guid()),
      amount: z.optional(PriceSchema)
  });
  return OrderAdditionalFeeRefund$ as MatchesType<typeof OrderAdditionalFeeRefund$, z.ZodMiniType<T.OrderAdditionalFeeRefund>>;
})();

export const OrderShippingRefundSchema: z.ZodMiniType<T.OrderShippingRefund> = /* @__PURE__ */ (() => {
  const OrderShippingRefund$ = z.object({
      amount: z.optional(PriceSchema)
  });
  return OrderShippingRefund$ as MatchesType<typeof OrderShippingRefund$, z.ZodMiniType<T.OrderShippingRefund>>;
})();

export const OrderRefundDetailsSchema: z.ZodMiniType<T.OrderRefundDetails> = /* @__PURE__ */ (() => {
  const OrderRefundDetails$ = z.object({
      items: z.optional(z.array(OrderRefundItemSchema).check(z.maxLength(300))),
      shippingIncluded: z.optional(z.boolean()),
      reason: z.nullish(z.string().check(z.maxLength(200))),
      lineItems: z.optional(z.array(OrderRefundItemSchema).check(z.maxLength(300))),
      additionalFees: z.optional(z.array(OrderAdditionalFeeRefundSchema).check(z.maxLength(100))),
      shipping: z.optional(OrderShippingRefundSchema)
  });
  return OrderRefundDetails$ as MatchesType<typeof OrderRefundDetails$, z.ZodMiniType<T.OrderRefundDetails>>;
})();

export const OrderLineItemRefundSummarySchema: z.ZodMiniType<T.OrderLineItemRefundSummary> = /* @__PURE__ */ (() => {
  const OrderLineItemRefundSummary$ = z.object({
      lineItemId: z.optional(z.guid()),
      totalRefundedAmount: z.optional(PriceSchema)
  });
  return OrderLineItemRefundSummary$ as MatchesType<typeof OrderLineItemRefundSummary$, z.ZodMiniType<T.OrderLineItemRefundSummary>>;
})();

export const OrderRefundItemsBreakdownSchema: z.ZodMiniType<T.OrderRefundItemsBreakdown> = /* @__PURE__ */ (() => {
  const OrderRefundItemsBreakdown$ = z.object({
      lineItems: z.optional(z.array(OrderLineItemRefundSummarySchema).check(z.maxLength(300)))
  });
  return OrderRefundItemsBreakdown$ as MatchesType<typeof OrderRefundItemsBreakdown$, z.ZodMiniType<T.OrderRefundItemsBreakdown>>;
})();

export const OrderAggregatedRefundSummarySchema: z.ZodMiniType<T.OrderAggregatedRefundSummary> = /* @__PURE__ */ (() => {
  const OrderAggregatedRefundSummary$ = z.object({
      requestedRefund: z.optional(PriceSchema),
      pendingRefund: z.optional(PriceSchema),
      refunded: z.optional(PriceSchema),
      failedRefundAmount: z.optional(PriceSchema),
      pending: z.optional(z.boolean()),
      breakdown: z.optional(OrderRefundItemsBreakdownSchema)
  });
  return OrderAggregatedRefundSummary$ as MatchesType<typeof OrderAggregatedRefundSummary$, z.ZodMiniType<T.OrderAggregatedRefundSummary>>;
})();

export const RefundSchema: z.ZodMiniType<T.Refund> = /* @__PURE__ */ (() => {
  const Refund$ = z.object({
      id: z.optional(z.guid()),
      transactions: z.optional(z.array(OrderRefundTransactionSchema).check(z.maxLength(50))),
      details: z.optional(OrderRefundDetailsSchema),
      createdDate: z.nullish(z.iso.datetime({ offset: true })),
      summary: z.optional(OrderAggregatedRefundSummarySchema),
      requestingServiceAppId: z.nullish(z.guid())
  });
  return Refund$ as MatchesType<typeof Refund$, z.ZodMiniType<T.Refund>>;
})();

export const OrderTransactionsSchema: z.ZodMiniType<T.OrderTransactions> = /* @__PURE__ */ (() => {
  const OrderTransactions$ = z.object({
      orderId: z.optional(z.guid()),
      payments: z.optional(z.array(OrderPaymentSchema).check(z.maxLength(100))),
      refunds: z.optional(z.array(RefundSchema).check(z.maxLength(300)))
  });
  return OrderTransactions$ as MatchesType<typeof OrderTransactions$, z.ZodMiniType<T.OrderTransactions>>;
})();

export const OrderTransactionsResponseSchema: z.ZodMiniType<T.OrderTransactionsResponse> = /* @__PURE__ */ (() => {
  const OrderTransactionsResponse$ = z.object({
      orderTransactions: OrderTransactionsSchema
  });
  return OrderTransactionsResponse$ as MatchesType<typeof OrderTransactionsResponse$, z.ZodMiniType<T.OrderTransactionsResponse>>;
})();

export const RecommendationAlgorithmTypeSchema: z.ZodMiniType<T.RecommendationAlgorithmType> = /* @__PURE__ */ (() => {
  const RecommendationAlgorithmType$ = z.string();
  return RecommendationAlgorithmType$ as MatchesType<typeof RecommendationAlgorithmType$, z.ZodMiniType<T.RecommendationAlgorithmType>>;
})();

export const RecommendationAlgorithmConfigSchema: z.ZodMiniType<T.RecommendationAlgorithmConfig> = /* @__PURE__ */ (() => {
  const RecommendationAlgorithmConfig$ = z.object({
      name: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
      description: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
      additionalInfo: z.nullish(z.string().check(z.minLength(1), z.maxLength(300))),
      algorithmType: z.optional(RecommendationAlgorithmTypeSchema),
      algorithmId: z.optional(z.guid())
  });
  return RecommendationAlgorithmConfig$ as MatchesType<typeof RecommendationAlgorithmConfig$, z.ZodMiniType<T.RecommendationAlgorithmConfig>>;
})();

export const RecommendationAlgorithmInfoSchema: z.ZodMiniType<T.RecommendationAlgorithmInfo> = /* @__PURE__ */ (() => {
  const RecommendationAlgorithmInfo$ = z.object({
      config: z.optional(RecommendationAlgorithmConfigSchema),
      appId: z.optional(z.string().check(z.minLength(1), z.maxLength(36))),
      catalogAppIds: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(36))).check(z.maxLength(100)))
  });
  return RecommendationAlgorithmInfo$ as MatchesType<typeof RecommendationAlgorithmInfo$, z.ZodMiniType<T.RecommendationAlgorithmInfo>>;
})();

export const ListRecommendationAlgorithmsResponseSchema: z.ZodMiniType<T.ListRecommendationAlgorithmsResponse> = /* @__PURE__ */ (() => {
  const ListRecommendationAlgorithmsResponse$ = z.object({
      availableAlgorithms: z.array(RecommendationAlgorithmInfoSchema).check(z.maxLength(500))
  });
  return ListRecommendationAlgorithmsResponse$ as MatchesType<typeof ListRecommendationAlgorithmsResponse$, z.ZodMiniType<T.ListRecommendationAlgorithmsResponse>>;
})();

export const RecommendationAlgorithmSchema: z.ZodMiniType<T.RecommendationAlgorithm> = /* @__PURE__ */ (() => {
  const RecommendationAlgorithm$ = z.object({
      id: z.guid(),
      appId: z.string().check(z.minLength(1), z.maxLength(36))
  });
  return RecommendationAlgorithm$ as MatchesType<typeof RecommendationAlgorithm$, z.ZodMiniType<T.RecommendationAlgorithm>>;
})();

export const RecommendationSchema: z.ZodMiniType<T.Recommendation> = /* @__PURE__ */ (() => {
  const Recommendation$ = z.object({
      items: z.optional(z.array(CatalogReferenceSchema).check(z.maxLength(100))),
      algorithm: z.optional(RecommendationAlgorithmSchema)
  });
  return Recommendation$ as MatchesType<typeof Recommendation$, z.ZodMiniType<T.Recommendation>>;
})();

export const RecommendationResponseSchema: z.ZodMiniType<T.RecommendationResponse> = /* @__PURE__ */ (() => {
  const RecommendationResponse$ = z.object({
      recommendation: RecommendationSchema
  });
  return RecommendationResponse$ as MatchesType<typeof RecommendationResponse$, z.ZodMiniType<T.RecommendationResponse>>;
})();

export const VideoResolutionSchema: z.ZodMiniType<T.VideoResolution> = /* @__PURE__ */ (() => {
  const VideoResolution$ = z.object({
      url: z.optional(z.string()),
      height: z.optional(z.int32()),
      width: z.optional(z.int32()),
      poster: z.optional(ImageSchema),
      format: z.optional(z.string()),
      private: z.nullish(z.boolean())
  });
  return VideoResolution$ as MatchesType<typeof VideoResolution$, z.ZodMiniType<T.VideoResolution>>;
})();

export const VideoSchema: z.ZodMiniType<T.Video> = /* @__PURE__ */ (() => {
  const Video$ = z.object({
      id: z.optional(z.string()),
      resolutions: z.optional(z.array(VideoResolutionSchema).check(z.maxLength(100))),
      url: z.optional(z.string()),
      filename: z.nullish(z.string()),
      posters: z.optional(z.array(ImageSchema).check(z.maxLength(10))),
      sizeInBytes: z.nullish(z.string().check(z.regex(/^\d+$/u))),
      urlExpirationDate: z.nullish(z.iso.datetime({ offset: true })),
      description: z.nullish(z.string().check(z.maxLength(2000))),
      height: z.nullish(z.int32()),
      width: z.nullish(z.int32())
  });
  return Video$ as MatchesType<typeof Video$, z.ZodMiniType<T.Video>>;
})();

export const ImageOrVideoSchema: z.ZodMiniType<T.ImageOrVideo> = /* @__PURE__ */ (() => {
  const ImageOrVideo$ = z.object({
      image: z.optional(ImageSchema),
      video: z.optional(VideoSchema)
  });
  return ImageOrVideo$ as MatchesType<typeof ImageOrVideo$, z.ZodMiniType<T.ImageOrVideo>>;
})();

export const ReviewContentSchema: z.ZodMiniType<T.ReviewContent> = /* @__PURE__ */ (() => {
  const ReviewContent$ = z.object({
      title: z.nullish(z.string().check(z.maxLength(3000))),
      body: z.nullish(z.string().check(z.maxLength(3000))),
      media: z.array(ImageOrVideoSchema).check(z.maxLength(10)),
      rating: z.int().check(z.gte(1), z.lte(5))
  });
  return ReviewContent$ as MatchesType<typeof ReviewContent$, z.ZodMiniType<T.ReviewContent>>;
})();

export const ReviewAuthorTypeSchema: z.ZodMiniType<T.ReviewAuthorType> = /* @__PURE__ */ (() => {
  const ReviewAuthorType$ = z.string();
  return ReviewAuthorType$ as MatchesType<typeof ReviewAuthorType$, z.ZodMiniType<T.ReviewAuthorType>>;
})();

export const ReviewAuthorSchema: z.ZodMiniType<T.ReviewAuthor> = /* @__PURE__ */ (() => {
  const ReviewAuthor$ = z.object({
      contactId: z.nullish(z.guid()),
      authorName: z.nullish(z.string().check(z.maxLength(100))),
      authorType: z.optional(ReviewAuthorTypeSchema)
  });
  return ReviewAuthor$ as MatchesType<typeof ReviewAuthor$, z.ZodMiniType<T.ReviewAuthor>>;
})();

export const ReviewReplyModerationStatusSchema: z.ZodMiniType<T.ReviewReplyModerationStatus> = /* @__PURE__ */ (() => {
  const ReviewReplyModerationStatus$ = z.string();
  return ReviewReplyModerationStatus$ as MatchesType<typeof ReviewReplyModerationStatus$, z.ZodMiniType<T.ReviewReplyModerationStatus>>;
})();

export const ReviewReplySchema: z.ZodMiniType<T.ReviewReply> = /* @__PURE__ */ (() => {
  const ReviewReply$ = z.object({
      message: z.string().check(z.maxLength(1000)),
      createdDate: z.nullish(z.iso.datetime({ offset: true })),
      updatedDate: z.nullish(z.iso.datetime({ offset: true })),
      moderationStatus: z.optional(ReviewReplyModerationStatusSchema)
  });
  return ReviewReply$ as MatchesType<typeof ReviewReply$, z.ZodMiniType<T.ReviewReply>>;
})();

export const ReviewModerationStatusSchema: z.ZodMiniType<T.ReviewModerationStatus> = /* @__PURE__ */ (() => {
  const ReviewModerationStatus$ = z.string();
  return ReviewModerationStatus$ as MatchesType<typeof ReviewModerationStatus$, z.ZodMiniType<T.ReviewModerationStatus>>;
})();

export const ReviewModerationDecisionSchema: z.ZodMiniType<T.ReviewModerationDecision> = /* @__PURE__ */ (() => {
  const ReviewModerationDecision$ = z.string();
  return ReviewModerationDecision$ as MatchesType<typeof ReviewModerationDecision$, z.ZodMiniType<T.ReviewModerationDecision>>;
})();

export const ReviewModerationSchema: z.ZodMiniType<T.ReviewModeration> = /* @__PURE__ */ (() => {
  const ReviewModeration$ = z.object({
      moderationStatus: ReviewModerationStatusSchema,
      manuallyChanged: z.boolean(),
      decision: z.optional(ReviewModerationDecisionSchema)
  });
  return ReviewModeration$ as MatchesType<typeof ReviewModeration$, z.ZodMiniType<T.ReviewModeration>>;
})();

export const ReviewOriginTypeSchema: z.ZodMiniType<T.ReviewOriginType> = /* @__PURE__ */ (() => {
  const ReviewOriginType$ = z.string();
  return ReviewOriginType$ as MatchesType<typeof ReviewOriginType$, z.ZodMiniType<T.ReviewOriginType>>;
})();

export const ReviewSourceTypeSchema: z.ZodMiniType<T.ReviewSourceType> = /* @__PURE__ */ (() => {
  const ReviewSourceType$ = z.string();
  return ReviewSourceType$ as MatchesType<typeof ReviewSourceType$, z.ZodMiniType<T.ReviewSourceType>>;
})();

export const ReviewOriginSchema: z.ZodMiniType<T.ReviewOrigin> = /* @__PURE__ */ (() => {
  const ReviewOrigin$ = z.object({
      type: ReviewOriginTypeSchema,
      appId: z.nullish(z.string()),
      sourceType: z.optional(ReviewSourceTypeSchema)
  });
  return ReviewOrigin$ as MatchesType<typeof ReviewOrigin$, z.ZodMiniType<T.ReviewOrigin>>;
})();

export const IdentityTypeSchema: z.ZodMiniType<T.IdentityType> = /* @__PURE__ */ (() => {
  const IdentityType$ = z.string();
  return IdentityType$ as MatchesType<typeof IdentityType$, z.ZodMiniType<T.IdentityType>>;
})();

export const ReviewSchema: z.ZodMiniType<T.Review> = /* @__PURE__ */ (() => {
  const Review$ = z.object({
      namespace: z.string(),
      entityId: z.string().check(z.maxLength(36)),
      id: z.guid(),
      content: z.optional(ReviewContentSchema),
      createdDate: z.nullish(z.iso.datetime({ offset: true })),
      updatedDate: z.nullish(z.iso.datetime({ offset: true })),
      author: z.optional(ReviewAuthorSchema),
      reply: z.optional(ReviewReplySchema),
      foundHelpful: z.int32(),
      foundUnhelpful: z.int32(),
      helpfulness: z.int32(),
      moderation: z.optional(ReviewModerationSchema),
      revision: z.nullish(z.string()),
      verified: z.boolean(),
      origin: z.optional(ReviewOriginSchema),
      reviewDate: z.nullish(z.iso.datetime({ offset: true })),
      relevanceScore: z.nullish(rules.orNotFinite(z.number())),
      publishCount: z.int32(),
      creatorType: z.optional(IdentityTypeSchema)
  });
  return Review$ as MatchesType<typeof Review$, z.ZodMiniType<T.Review>>;
})();

export const ReviewResponseSchema: z.ZodMiniType<T.ReviewResponse> = /* @__PURE__ */ (() => {
  const ReviewResponse$ = z.object({
      review: ReviewSchema
  });
  return ReviewResponse$ as MatchesType<typeof ReviewResponse$, z.ZodMiniType<T.ReviewResponse>>;
})();

export const PagingMetadataSchema: z.ZodMiniType<T.PagingMetadata> = /* @__PURE__ */ (() => {
  const PagingMetadata$ = z.object({
      count: z.nullish(z.int32()),
      offset: z.nullish(z.int32()),
      total: z.nullish(z.int32()),
      tooManyToCount: z.nullish(z.boolean()),
      cursors: z.optional(CursorsSchema)
  });
  return PagingMetadata$ as MatchesType<typeof PagingMetadata$, z.ZodMiniType<T.PagingMetadata>>;
})();

export const QueryReviewsResponseSchema: z.ZodMiniType<T.QueryReviewsResponse> = /* @__PURE__ */ (() => {
  const QueryReviewsResponse$ = z.object({
      metadata: z.optional(PagingMetadataSchema),
      reviews: z.optional(z.array(ReviewSchema))
  });
  return QueryReviewsResponse$ as MatchesType<typeof QueryReviewsResponse$, z.ZodMiniType<T.QueryReviewsResponse>>;
})();

export const ProductMediaItemUrlAndSizeSchema: z.ZodMiniType<T.ProductMediaItemUrlAndSize> = /* @__PURE__ */ (() => {
  const ProductMediaItemUrlAndSize$ = z.object({
      url: z.optional(z.url()),
      width: z.optional(z.int32()),
      height: z.optional(z.int32()),
      format: z.nullish(z.string()),
      altText: z.nullish(z.string())
  });
  return ProductMediaItemUrlAndSize$ as MatchesType<typeof ProductMediaItemUrlAndSize$, z.ZodMiniType<T.ProductMediaItemUrlAndSize>>;
})();

export const ProductMediaItemVideoSchema: z.ZodMiniType<T.ProductMediaItemVideo> = /* @__PURE__ */ (() => {
  const ProductMediaItemVideo$ = z.object({
      files: z.optional(z.array(ProductMediaItemUrlAndSizeSchema)),
      stillFrameMediaId: z.optional(z.string())
  });
  return ProductMediaItemVideo$ as MatchesType<typeof ProductMediaItemVideo$, z.ZodMiniType<T.ProductMediaItemVideo>>;
})();

export const ProductMediaItemTypeSchema: z.ZodMiniType<T.ProductMediaItemType> = /* @__PURE__ */ (() => {
  const ProductMediaItemType$ = z.string();
  return ProductMediaItemType$ as MatchesType<typeof ProductMediaItemType$, z.ZodMiniType<T.ProductMediaItemType>>;
})();

export const ProductMediaItemSchema: z.ZodMiniType<T.ProductMediaItem> = /* @__PURE__ */ (() => {
  const ProductMediaItem$ = z.object({
      image: z.optional(ProductMediaItemUrlAndSizeSchema),
      video: z.optional(ProductMediaItemVideoSchema),
      thumbnail: z.optional(ProductMediaItemUrlAndSizeSchema),
      mediaType: z.optional(ProductMediaItemTypeSchema),
      title: z.optional(z.string()),
      id: z.optional(z.string())
  });
  return ProductMediaItem$ as MatchesType<typeof ProductMediaItem$, z.ZodMiniType<T.ProductMediaItem>>;
})();

export const ProductMediaSchema: z.ZodMiniType<T.ProductMedia> = /* @__PURE__ */ (() => {
  const ProductMedia$ = z.object({
      mainMedia: z.optional(ProductMediaItemSchema),
      items: z.optional(z.array(ProductMediaItemSchema))
  });
  return ProductMedia$ as MatchesType<typeof ProductMedia$, z.ZodMiniType<T.ProductMedia>>;
})();

export const CollectionSchema: z.ZodMiniType<T.Collection> = /* @__PURE__ */ (() => {
  const Collection$ = z.object({
      id: z.nullish(z.string().check(z.minLength(35), z.maxLength(36))),
      name: z.nullish(z.string().check(z.minLength(1), z.maxLength(50))),
      media: z.optional(ProductMediaSchema),
      numberOfProducts: z.optional(z.int32()),
      description: z.nullish(z.string().check(z.maxLength(600))),
      slug: z.nullish(z.string().check(z.minLength(1), z.maxLength(100))),
      visible: z.nullish(z.boolean()),
      lastUpdated: z.nullish(z.iso.datetime({ offset: true }))
  });
  return Collection$ as MatchesType<typeof Collection$, z.ZodMiniType<T.Collection>>;
})();

export const CollectionResponseSchema: z.ZodMiniType<T.CollectionResponse> = /* @__PURE__ */ (() => {
  const CollectionResponse$ = z.object({
      collection: CollectionSchema
  });
  return CollectionResponse$ as MatchesType<typeof CollectionResponse$, z.ZodMiniType<T.CollectionResponse>>;
})();

export const QueryCollectionsResponseSchema: z.ZodMiniType<T.QueryCollectionsResponse> = /* @__PURE__ */ (() => {
  const QueryCollectionsResponse$ = z.object({
      collections: z.optional(z.array(CollectionSchema).check(z.maxLength(100))),
      metadata: z.optional(PlatformPagingMetadataSchema)
  });
  return QueryCollectionsResponse$ as MatchesType<typeof QueryCollectionsResponse$, z.ZodMiniType<T.QueryCollectionsResponse>>;
})();

export const ProductTypeSchema: z.ZodMiniType<T.ProductType> = /* @__PURE__ */ (() => {
  const ProductType$ = z.string();
  return ProductType$ as MatchesType<typeof ProductType$, z.ZodMiniType<T.ProductType>>;
})();

export const DimensionsUnitSchema: z.ZodMiniType<T.DimensionsUnit> = /* @__PURE__ */ (() => {
  const DimensionsUnit$ = z.string();
  return DimensionsUnit$ as MatchesType<typeof DimensionsUnit$, z.ZodMiniType<T.DimensionsUnit>>;
})();

export const DimensionsSchema: z.ZodMiniType<T.Dimensions> = /* @__PURE__ */ (() => {
  const Dimensions$ = z.object({
      length: z.nullish(z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number'))),
      width: z.nullish(z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number'))),
      height: z.nullish(z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number'))),
      unit: z.optional(DimensionsUnitSchema)
  });
  return Dimensions$ as MatchesType<typeof Dimensions$, z.ZodMiniType<T.Dimensions>>;
})();

export const ProductPricePerUnitDataSchema: z.ZodMiniType<T.ProductPricePerUnitData> = /* @__PURE__ */ (() => {
  const ProductPricePerUnitData$ = z.object({
      totalQuantity: z.optional(rules.orNotFinite(z.number().check(z.gte(0.01), z.lte(999999999.99)))),
      totalMeasurementUnit: z.optional(MeasurementUnitSchema),
      baseQuantity: z.optional(rules.orNotFinite(z.number().check(z.gte(0.01), z.lte(999999999.99)))),
      baseMeasurementUnit: z.optional(MeasurementUnitSchema)
  });
  return ProductPricePerUnitData$ as MatchesType<typeof ProductPricePerUnitData$, z.ZodMiniType<T.ProductPricePerUnitData>>;
})();

export const ProductAdditionalInfoSectionSchema: z.ZodMiniType<T.ProductAdditionalInfoSection> = /* @__PURE__ */ (() => {
  const ProductAdditionalInfoSection$ = z.object({
      title: z.optional(z.string().check(z.maxLength(50))),
      description: z.optional(z.string().check(z.maxLength(16000)))
  });
  return ProductAdditionalInfoSection$ as MatchesType<typeof ProductAdditionalInfoSection$, z.ZodMiniType<T.ProductAdditionalInfoSection>>;
})();

export const ProductDiscountTypeSchema: z.ZodMiniType<T.ProductDiscountType> = /* @__PURE__ */ (() => {
  const ProductDiscountType$ = z.string();
  return ProductDiscountType$ as MatchesType<typeof ProductDiscountType$, z.ZodMiniType<T.ProductDiscountType>>;
})();

export const ProductDiscountSchema: z.ZodMiniType<T.ProductDiscount> = /* @__PURE__ */ (() => {
  const ProductDiscount$ = z.object({
      type: z.optional(ProductDiscountTypeSchema),
      value: z.optional(rules.orNotFinite(z.number()))
  });
  return ProductDiscount$ as MatchesType<typeof ProductDiscount$, z.ZodMiniType<T.ProductDiscount>>;
})();

export const ProductSeoTagSchema: z.ZodMiniType<T.ProductSeoTag> = /* @__PURE__ */ (() => {
  const ProductSeoTag$ = z.object({
      type: z.optional(z.string()),
      props: z.nullish(z.record(z.string(), z.unknown())),
      meta: z.nullish(z.record(z.string(), z.unknown())),
      children: z.optional(z.string()),
      custom: z.optional(z.boolean()),
      disabled: z.optional(z.boolean())
  });
  return ProductSeoTag$ as MatchesType<typeof ProductSeoTag$, z.ZodMiniType<T.ProductSeoTag>>;
})();

export const ProductSeoKeywordSchema: z.ZodMiniType<T.ProductSeoKeyword> = /* @__PURE__ */ (() => {
  const ProductSeoKeyword$ = z.object({
      term: z.optional(z.string()),
      isMain: z.optional(z.boolean()),
      origin: z.nullish(z.string().check(z.maxLength(1000)))
  });
  return ProductSeoKeyword$ as MatchesType<typeof ProductSeoKeyword$, z.ZodMiniType<T.ProductSeoKeyword>>;
})();

export const ProductSeoSettingsSchema: z.ZodMiniType<T.ProductSeoSettings> = /* @__PURE__ */ (() => {
  const ProductSeoSettings$ = z.object({
      preventAutoRedirect: z.optional(z.boolean()),
      keywords: z.optional(z.array(ProductSeoKeywordSchema).check(z.maxLength(5)))
  });
  return ProductSeoSettings$ as MatchesType<typeof ProductSeoSettings$, z.ZodMiniType<T.ProductSeoSettings>>;
})();

export const ProductSeoSchemaSchema: z.ZodMiniType<T.ProductSeoSchema> = /* @__PURE__ */ (() => {
  const ProductSeoSchema$ = z.object({
      tags: z.optional(z.array(ProductSeoTagSchema)),
      settings: z.optional(ProductSeoSettingsSchema)
  });
  return ProductSeoSchema$ as MatchesType<typeof ProductSeoSchema$, z.ZodMiniType<T.ProductSeoSchema>>;
})();

export const ProductNumericPropertyRangeSchema: z.ZodMiniType<T.ProductNumericPropertyRange> = /* @__PURE__ */ (() => {
  const ProductNumericPropertyRange$ = z.object({
      minValue: z.optional(rules.orNotFinite(z.number())),
      maxValue: z.optional(rules.orNotFinite(z.number()))
  });
  return ProductNumericPropertyRange$ as MatchesType<typeof ProductNumericPropertyRange$, z.ZodMiniType<T.ProductNumericPropertyRange>>;
})();

export const InventoryStatusSchema: z.ZodMiniType<T.InventoryStatus> = /* @__PURE__ */ (() => {
  const InventoryStatus$ = z.string();
  return InventoryStatus$ as MatchesType<typeof InventoryStatus$, z.ZodMiniType<T.InventoryStatus>>;
})();

export const ProductStockSchema: z.ZodMiniType<T.ProductStock> = /* @__PURE__ */ (() => {
  const ProductStock$ = z.object({
      trackInventory: z.optional(z.boolean()),
      quantity: z.nullish(z.int32().check(z.lte(99999))),
      inStock: z.optional(z.boolean()),
      inventoryStatus: z.optional(InventoryStatusSchema)
  });
  return ProductStock$ as MatchesType<typeof ProductStock$, z.ZodMiniType<T.ProductStock>>;
})();

export const ProductFormattedPriceSchema: z.ZodMiniType<T.ProductFormattedPrice> = /* @__PURE__ */ (() => {
  const ProductFormattedPrice$ = z.object({
      price: z.optional(z.string()),
      discountedPrice: z.optional(z.string()),
      pricePerUnit: z.nullish(z.string())
  });
  return ProductFormattedPrice$ as MatchesType<typeof ProductFormattedPrice$, z.ZodMiniType<T.ProductFormattedPrice>>;
})();

export const ProductPriceDataSchema: z.ZodMiniType<T.ProductPriceData> = /* @__PURE__ */ (() => {
  const ProductPriceData$ = z.object({
      currency: z.optional(z.string()),
      price: rules.orNotFinite(z.number().check(z.lte(999999999.99))),
      discountedPrice: z.optional(rules.orNotFinite(z.number())),
      formatted: z.optional(ProductFormattedPriceSchema),
      pricePerUnit: z.nullish(rules.orNotFinite(z.number()))
  });
  return ProductPriceData$ as MatchesType<typeof ProductPriceData$, z.ZodMiniType<T.ProductPriceData>>;
})();

export const ProductCostAndProfitDataSchema: z.ZodMiniType<T.ProductCostAndProfitData> = /* @__PURE__ */ (() => {
  const ProductCostAndProfitData$ = z.object({
      itemCost: rules.orNotFinite(z.number().check(z.lte(999999999.99))),
      formattedItemCost: z.optional(z.string()),
      profit: z.optional(rules.orNotFinite(z.number().check(z.lte(999999999.99)))),
      formattedProfit: z.optional(z.string()),
      profitMargin: z.optional(rules.orNotFinite(z.number().check(z.lte(1))))
  });
  return ProductCostAndProfitData$ as MatchesType<typeof ProductCostAndProfitData$, z.ZodMiniType<T.ProductCostAndProfitData>>;
})();

export const ProductRibbonSchema: z.ZodMiniType<T.ProductRibbon> = /* @__PURE__ */ (() => {
  const ProductRibbon$ = z.object({
      text: z.optional(z.string().check(z.maxLength(30)))
  });
  return ProductRibbon$ as MatchesType<typeof ProductRibbon$, z.ZodMiniType<T.ProductRibbon>>;
})();

export const ProductCustomTextFieldSchema: z.ZodMiniType<T.ProductCustomTextField> = /* @__PURE__ */ (() => {
  const ProductCustomTextField$ = z.object({
      title: z.optional(z.string().check(z.maxLength(100))),
      maxLength: z.optional(z.int32().check(z.lte(500))),
      mandatory: z.optional(z.boolean())
  });
  return ProductCustomTextField$ as MatchesType<typeof ProductCustomTextField$, z.ZodMiniType<T.ProductCustomTextField>>;
})();

export const ProductOptionTypeSchema: z.ZodMiniType<T.ProductOptionType> = /* @__PURE__ */ (() => {
  const ProductOptionType$ = z.string();
  return ProductOptionType$ as MatchesType<typeof ProductOptionType$, z.ZodMiniType<T.ProductOptionType>>;
})();

export const ProductChoiceSchema: z.ZodMiniType<T.ProductChoice> = /* @__PURE__ */ (() => {
  const ProductChoice$ = z.object({
      value: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
      description: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
      media: z.optional(ProductMediaSchema),
      inStock: z.optional(z.boolean()),
      visible: z.optional(z.boolean())
  });
  return ProductChoice$ as MatchesType<typeof ProductChoice$, z.ZodMiniType<T.ProductChoice>>;
})();

export const ProductOptionSchema: z.ZodMiniType<T.ProductOption> = /* @__PURE__ */ (() => {
  const ProductOption$ = z.object({
      optionType: z.optional(ProductOptionTypeSchema),
      name: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
      choices: z.optional(z.array(ProductChoiceSchema).check(z.maxLength(100)))
  });
  return ProductOption$ as MatchesType<typeof ProductOption$, z.ZodMiniType<T.ProductOption>>;
})();

export const ProductPageUrlSchema: z.ZodMiniType<T.ProductPageUrl> = /* @__PURE__ */ (() => {
  const ProductPageUrl$ = z.object({
      base: z.optional(z.string()),
      path: z.optional(z.string())
  });
  return ProductPageUrl$ as MatchesType<typeof ProductPageUrl$, z.ZodMiniType<T.ProductPageUrl>>;
})();

export const ProductVariantDataWithNoStockSchema: z.ZodMiniType<T.ProductVariantDataWithNoStock> = /* @__PURE__ */ (() => {
  const ProductVariantDataWithNoStock$ = z.object({
      priceData: z.optional(ProductPriceDataSchema),
      convertedPriceData: z.optional(ProductPriceDataSchema),
      costAndProfitData: z.optional(ProductCostAndProfitDataSchema),
      weight: z.optional(rules.orNotFinite(z.number())),
      sku: z.optional(z.string()),
      visible: z.optional(z.boolean()),
      productDimensions: z.optional(DimensionsSchema),
      packageDimensions: z.optional(DimensionsSchema)
  });
  return ProductVariantDataWithNoStock$ as MatchesType<typeof ProductVariantDataWithNoStock$, z.ZodMiniType<T.ProductVariantDataWithNoStock>>;
})();

export const ProductVariantStockSchema: z.ZodMiniType<T.ProductVariantStock> = /* @__PURE__ */ (() => {
  const ProductVariantStock$ = z.object({
      trackQuantity: z.optional(z.boolean()),
      quantity: z.nullish(z.int32().check(z.lte(99999))),
      inStock: z.optional(z.boolean())
  });
  return ProductVariantStock$ as MatchesType<typeof ProductVariantStock$, z.ZodMiniType<T.ProductVariantStock>>;
})();

export const ProductVariantSchema: z.ZodMiniType<T.ProductVariant> = /* @__PURE__ */ (() => {
  const ProductVariant$ = z.object({
      id: z.optional(z.guid()),
      choices: z.optional(z.record(z.string(), z.string())),
      variant: z.optional(ProductVariantDataWithNoStockSchema),
      stock: z.optional(ProductVariantStockSchema)
  });
  return ProductVariant$ as MatchesType<typeof ProductVariant$, z.ZodMiniType<T.ProductVariant>>;
})();

export const ProductSchema: z.ZodMiniType<T.Product> = /* @__PURE__ */ (() => {
  const Product$ = z.object({
      id: z.optional(z.string()),
      name: z.nullish(z.string().check(z.minLength(1), z.maxLength(80))),
      slug: z.optional(z.string().check(z.maxLength(100))),
      visible: z.nullish(z.boolean()),
      productType: z.optional(ProductTypeSchema),
      description: z.nullish(z.string().check(z.maxLength(8000))),
      sku: z.nullish(z.string().check(z.maxLength(40))),
      weight: z.nullish(rules.orNotFinite(z.number().check(z.lte(999999999.99)))),
      weightRange: z.optional(ProductNumericPropertyRangeSchema),
      productDimensions: z.optional(DimensionsSchema),
      packageDimensions: z.optional(DimensionsSchema),
      stock: z.optional(ProductStockSchema),
      price: z.optional(ProductPriceDataSchema),
      priceData: z.optional(ProductPriceDataSchema),
      convertedPriceData: z.optional(ProductPriceDataSchema),
      priceRange: z.optional(ProductNumericPropertyRangeSchema),
      costAndProfitData: z.optional(ProductCostAndProfitDataSchema),
      costRange: z.optional(ProductNumericPropertyRangeSchema),
      pricePerUnitData: z.optional(ProductPricePerUnitDataSchema),
      additionalInfoSections: z.optional(z.array(ProductAdditionalInfoSectionSchema)),
      ribbons: z.optional(z.array(ProductRibbonSchema)),
      media: z.optional(ProductMediaSchema),
      customTextFields: z.optional(z.array(ProductCustomTextFieldSchema)),
      manageVariants: z.nullish(z.boolean()),
      productOptions: z.optional(z.array(ProductOptionSchema).check(z.maxLength(6))),
      productPageUrl: z.optional(ProductPageUrlSchema),
      numericId: z.optional(z.string()),
      inventoryItemId: z.optional(z.string()),
      discount: z.optional(ProductDiscountSchema),
      collectionIds: z.optional(z.array(z.string())),
      variants: z.optional(z.array(ProductVariantSchema).check(z.maxLength(1000))),
      lastUpdated: z.nullish(z.iso.datetime({ offset: true })),
      createdDate: z.nullish(z.iso.datetime({ offset: true })),
      seoData: z.optional(ProductSeoSchemaSchema),
      ribbon: z.nullish(z.string().check(z.maxLength(30))),
      brand: z.nullish(z.string().check(z.minLength(1), z.maxLength(50))),
      digitalFile: z.optional(SecuredMediaSchema)
  });
  return Product$ as MatchesType<typeof Product$, z.ZodMiniType<T.Product>>;
})();

export const ProductResponseSchema: z.ZodMiniType<T.ProductResponse> = /* @__PURE__ */ (() => {
  const ProductResponse$ = z.object({
      product: ProductSchema
  });
  return ProductResponse$ as MatchesType<typeof ProductResponse$, z.ZodMiniType<T.ProductResponse>>;
})();

export const UpdateProductVariantsResponseSchema: z.ZodMiniType<T.UpdateProductVariantsResponse> = /* @__PURE__ */ (() => {
  const UpdateProductVariantsResponse$ = z.object({
      variants: z.array(ProductVariantSchema)
  });
  return UpdateProductVariantsResponse$ as MatchesType<typeof UpdateProductVariantsResponse$, z.ZodMiniType<T.UpdateProductVariantsResponse>>;
})();

export const BulkItemsResponseSchema: z.ZodMiniType<T.BulkItemsResponse> = /* @__PURE__ */ (() => {
  const BulkItemsResponse$ = z.object({
      results: z.optional(z.array(BulkItemResultSchema)),
      bulkActionMetadata: z.optional(BulkActionMetadataSchema)
  });
  return BulkItemsResponse$ as MatchesType<typeof BulkItemsResponse$, z.ZodMiniType<T.BulkItemsResponse>>;
})();

export const ProductVariantDataSchema: z.ZodMiniType<T.ProductVariantData> = /* @__PURE__ */ (() => {
  const ProductVariantData$ = z.object({
      price: z.optional(ProductPriceDataSchema),
      convertedPriceData: z.optional(ProductPriceDataSchema),
      weight: z.nullish(rules.orNotFinite(z.number())),
      sku: z.optional(z.string()),
      quantity: z.nullish(z.int32()),
      inStock: z.optional(z.boolean()),
      visible: z.optional(z.boolean()),
      productDimensions: z.optional(DimensionsSchema),
      packageDimensions: z.optional(DimensionsSchema)
  });
  return ProductVariantData$ as MatchesType<typeof ProductVariantData$, z.ZodMiniType<T.ProductVariantData>>;
})();

export const GetProductOptionsAvailabilityResponseSchema: z.ZodMiniType<T.GetProductOptionsAvailabilityResponse> = /* @__PURE__ */ (() => {
  const GetProductOptionsAvailabilityResponse$ = z.object({
      selectedVariant: z.optional(ProductVariantDataSchema),
      media: z.optional(ProductMediaSchema),
      productOptions: z.optional(z.array(ProductOptionSchema)),
      availableForPurchase: z.optional(z.boolean())
  });
  return GetProductOptionsAvailabilityResponse$ as MatchesType<typeof GetProductOptionsAvailabilityResponse$, z.ZodMiniType<T.GetProductOptionsAvailabilityResponse>>;
})();

export const ProductVariantsPagingMetadataSchema: z.ZodMiniType<T.ProductVariantsPagingMetadata> = /* @__PURE__ */ (() => {
  const ProductVariantsPagingMetadata$ = z.object({
      items: z.optional(z.int32()),
      offset: z.optional(z.int32())
  });
  return ProductVariantsPagingMetadata$ as MatchesType<typeof ProductVariantsPagingMetadata$, z.ZodMiniType<T.ProductVariantsPagingMetadata>>;
})();

export const QueryProductVariantsResponseSchema: z.ZodMiniType<T.QueryProductVariantsResponse> = /* @__PURE__ */ (() => {
  const QueryProductVariantsResponse$ = z.object({
      variants: z.optional(z.array(ProductVariantSchema)),
      metadata: z.optional(ProductVariantsPagingMetadataSchema),
      totalResults: z.optional(z.int32())
  });
  return QueryProductVariantsResponse$ as MatchesType<typeof QueryProductVariantsResponse$, z.ZodMiniType<T.QueryProductVariantsResponse>>;
})();

export const ProductPreorderInfoSchema: z.ZodMiniType<T.ProductPreorderInfo> = /* @__PURE__ */ (() => {
  const ProductPreorderInfo$ = z.object({
      enabled: z.optional(z.boolean()),
      message: z.nullish(z.string().check(z.minLength(1), z.maxLength(250))),
      limit: z.nullish(z.int32().check(z.lte(100000)))
  });
  return ProductPreorderInfo$ as MatchesType<typeof ProductPreorderInfo$, z.ZodMiniType<T.ProductPreorderInfo>>;
})();

export const StoreVariantSchema: z.ZodMiniType<T.StoreVariant> = /* @__PURE__ */ (() => {
  const StoreVariant$ = z.object({
      id: z.optional(z.string()),
      variantId: z.optional(z.guid()),
      productId: z.optional(z.string()),
      variantName: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
      productName: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
      managedVariant: z.optional(z.boolean()),
      sku: z.optional(z.string().check(z.maxLength(40))),
      stock: z.optional(ProductVariantStockSchema),
      choices: z.optional(z.record(z.string(), z.string())),
      collectionIds: z.optional(z.array(z.guid())),
      media: z.optional(ImageOrVideoSchema),
      preorderInfo: z.optional(ProductPreorderInfoSchema)
  });
  return StoreVariant$ as MatchesType<typeof StoreVariant$, z.ZodMiniType<T.StoreVariant>>;
})();

export const QueryStoreVariantsResponseSchema: z.ZodMiniType<T.QueryStoreVariantsResponse> = /* @__PURE__ */ (() => {
  const QueryStoreVariantsResponse$ = z.object({
      variants: z.optional(z.array(StoreVariantSchema).check(z.maxLength(100))),
      metadata: z.optional(PlatformPagingMetadataSchema)
  });
  return QueryStoreVariantsResponse$ as MatchesType<typeof QueryStoreVariantsResponse$, z.ZodMiniType<T.QueryStoreVariantsResponse>>;
})();

export const StoreVariantResponseSchema: z.ZodMiniType<T.StoreVariantResponse> = /* @__PURE__ */ (() => {
  const StoreVariantResponse$ = z.object({
      variant: StoreVariantSchema
  });
  return StoreVariantResponse$ as MatchesType<typeof StoreVariantResponse$, z.ZodMiniType<T.StoreVariantResponse>>;
})();

export const QueryProductsResponseSchema: z.ZodMiniType<T.QueryProductsResponse> = /* @__PURE__ */ (() => {
  const QueryProductsResponse$ = z.object({
      products: z.optional(z.array(ProductSchema).check(z.maxLength(100))),
      metadata: z.optional(PlatformPagingMetadataSchema)
  });
  return QueryProductsResponse$ as MatchesType<typeof QueryProductsResponse$, z.ZodMiniType<T.QueryProductsResponse>>;
})();

export const CatalogVersionSchema: z.ZodMiniType<T.CatalogVersion> = /* @__PURE__ */ (() => {
  const CatalogVersion$ = z.string();
  return CatalogVersion$ as MatchesType<typeof CatalogVersion$, z.ZodMiniType<T.CatalogVersion>>;
})();

export const GetCatalogVersionResponseSchema: z.ZodMiniType<T.GetCatalogVersionResponse> = /* @__PURE__ */ (() => {
  const GetCatalogVersionResponse$ = z.object({
      catalogVersion: z.optional(CatalogVersionSchema)
  });
  return GetCatalogVersionResponse$ as MatchesType<typeof GetCatalogVersionResponse$, z.ZodMiniType<T.GetCatalogVersionResponse>>;
})();

export const RichContentSchema: z.ZodMiniType<T.RichContent> = /* @__PURE__ */ (() => {
  const RichContent$ = z.record(z.string(), z.unknown());
  return RichContent$ as MatchesType<typeof RichContent$, z.ZodMiniType<T.RichContent>>;
})();

export const ProductMediaTypeV3Schema: z.ZodMiniType<T.ProductMediaTypeV3> = /* @__PURE__ */ (() => {
  const ProductMediaTypeV3$ = z.string();
  return ProductMediaTypeV3$ as MatchesType<typeof ProductMediaTypeV3$, z.ZodMiniType<T.ProductMediaTypeV3>>;
})();

export const ProductThumbnailSchema: z.ZodMiniType<T.ProductThumbnail> = /* @__PURE__ */ (() => {
  const ProductThumbnail$ = z.object({
      url: z.optional(z.url()),
      height: z.optional(z.int32()),
      width: z.optional(z.int32()),
      altText: z.nullish(z.string().check(z.minLength(1), z.maxLength(1000)))
  });
  return ProductThumbnail$ as MatchesType<typeof ProductThumbnail$, z.ZodMiniType<T.ProductThumbnail>>;
})();

export const ProductMediaItemV3Schema: z.ZodMiniType<T.ProductMediaItemV3> = /* @__PURE__ */ (() => {
  const ProductMediaItemV3$ = z.object({
      id: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
      url: z.optional(z.url()),
      image: z.optional(ImageSchema),
      video: z.optional(VideoSchema),
      altText: z.nullish(z.string().check(z.minLength(1), z.maxLength(1000))),
      displayName: z.nullish(z.string().check(z.maxLength(80))),
      mediaType: z.optional(ProductMediaTypeV3Schema),
      thumbnail: z.optional(ProductThumbnailSchema),
      uploadId: z.optional(z.guid())
  });
  return ProductMediaItemV3$ as MatchesType<typeof ProductMediaItemV3$, z.ZodMiniType<T.ProductMediaItemV3>>;
})();

export const ProductMediaItemsInfoSchema: z.ZodMiniType<T.ProductMediaItemsInfo> = /* @__PURE__ */ (() => {
  const ProductMediaItemsInfo$ = z.object({
      items: z.optional(z.array(ProductMediaItemV3Schema).check(z.maxLength(50)))
  });
  return ProductMediaItemsInfo$ as MatchesType<typeof ProductMediaItemsInfo$, z.ZodMiniType<T.ProductMediaItemsInfo>>;
})();

export const ProductMediaV3Schema: z.ZodMiniType<T.ProductMediaV3> = /* @__PURE__ */ (() => {
  const ProductMediaV3$ = z.object({
      main: z.optional(ProductMediaItemV3Schema),
      itemsInfo: z.optional(ProductMediaItemsInfoSchema)
  });
  return ProductMediaV3$ as MatchesType<typeof ProductMediaV3$, z.ZodMiniType<T.ProductMediaV3>>;
})();

export const ProductOptionRenderTypeSchema: z.ZodMiniType<T.ProductOptionRenderType> = /* @__PURE__ */ (() => {
  const ProductOptionRenderType$ = z.string();
  return ProductOptionRenderType$ as MatchesType<typeof ProductOptionRenderType$, z.ZodMiniType<T.ProductOptionRenderType>>;
})();

export const ChoiceTypeSchema: z.ZodMiniType<T.ChoiceType> = /* @__PURE__ */ (() => {
  const ChoiceType$ = z.string();
  return ChoiceType$ as MatchesType<typeof ChoiceType$, z.ZodMiniType<T.ChoiceType>>;
})();

export const MediaReferenceSchema: z.ZodMiniType<T.MediaReference> = /* @__PURE__ */ (() => {
  const MediaReference$ = z.object({
      mediaId: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
      url: z.optional(z.url())
  });
  return MediaReference$ as MatchesType<typeof MediaReference$, z.ZodMiniType<T.MediaReference>>;
})();

export const MediaReferencesSchema: z.ZodMiniType<T.MediaReferences> = /* @__PURE__ */ (() => {
  const MediaReferences$ = z.object({
      items: z.optional(z.array(MediaReferenceSchema).check(z.maxLength(15)))
  });
  return MediaReferences$ as MatchesType<typeof MediaReferences$, z.ZodMiniType<T.MediaReferences>>;
})();

export const ConnectedOptionChoiceSchema: z.ZodMiniType<T.ConnectedOptionChoice> = /* @__PURE__ */ (() => {
  const ConnectedOptionChoice$ = z.object({
      choiceId: z.nullish(z.guid()),
      choiceType: z.optional(ChoiceTypeSchema),
      key: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
      name: z.nullish(z.string().check(z.minLength(1), z.maxLength(50))),
      colorCode: z.optional(z.string().check(z.minLength(3), z.maxLength(20))),
      inStock: z.optional(z.boolean()),
      visible: z.optional(z.boolean()),
      displayImage: z.optional(ImageSchema),
      media: z.optional(MediaReferencesSchema),
      linkedMedia: z.optional(z.array(ProductMediaItemV3Schema).check(z.maxLength(15)))
  });
  return ConnectedOptionChoice$ as MatchesType<typeof ConnectedOptionChoice$, z.ZodMiniType<T.ConnectedOptionChoice>>;
})();

export const ConnectedOptionChoicesSchema: z.ZodMiniType<T.ConnectedOptionChoices> = /* @__PURE__ */ (() => {
  const ConnectedOptionChoices$ = z.object({
      choices: z.optional(z.array(ConnectedOptionChoiceSchema).check(z.maxLength(1000)))
  });
  return ConnectedOptionChoices$ as MatchesType<typeof ConnectedOptionChoices$, z.ZodMiniType<T.ConnectedOptionChoices>>;
})();

export const ConnectedOptionSchema: z.ZodMiniType<T.ConnectedOption> = /* @__PURE__ */ (() => {
  const ConnectedOption$ = z.object({
      id: z.nullish(z.string().check(z.minLength(1), z.maxLength(36))),
      name: z.nullish(z.string().check(z.minLength(1), z.maxLength(50))),
      optionRenderType: z.optional(ProductOptionRenderTypeSchema),
      key: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
      choicesSettings: z.optional(ConnectedOptionChoicesSchema)
  });
  return ConnectedOption$ as MatchesType<typeof ConnectedOption$, z.ZodMiniType<T.ConnectedOption>>;
})();

export const ModifierRenderTypeSchema: z.ZodMiniType<T.ModifierRenderType> = /* @__PURE__ */ (() => {
  const ModifierRenderType$ = z.string();
  return ModifierRenderType$ as MatchesType<typeof ModifierRenderType$, z.ZodMiniType<T.ModifierRenderType>>;
})();

export const FreeTextSettingsSchema: z.ZodMiniType<T.FreeTextSettings> = /* @__PURE__ */ (() => {
  const FreeTextSettings$ = z.object({
      title: z.optional(z.string().check(z.minLength(1), z.maxLength(150))),
      key: z.optional(z.string().check(z.minLength(1), z.maxLength(150))),
      minCharCount: z.optional(z.int32()),
      maxCharCount: z.optional(z.int32().check(z.lte(500))),
      defaultAddedPrice: z.nullish(z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number')))
  });
  return FreeTextSettings$ as MatchesType<typeof FreeTextSettings$, z.ZodMiniType<T.FreeTextSettings>>;
})();

export const ConnectedModifierChoiceSchema: z.ZodMiniType<T.ConnectedModifierChoice> = /* @__PURE__ */ (() => {
  const ConnectedModifierChoice$ = z.object({
      choiceId: z.nullish(z.guid()),
      choiceType: z.optional(ChoiceTypeSchema),
      key: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
      name: z.nullish(z.string().check(z.minLength(1), z.maxLength(50))),
      colorCode: z.optional(z.string().check(z.minLength(3), z.maxLength(20))),
      addedPrice: z.nullish(z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number'))),
      displayImage: z.optional(ImageSchema),
      media: z.optional(MediaReferencesSchema),
      linkedMedia: z.optional(z.array(ProductMediaItemV3Schema).check(z.maxLength(15)))
  });
  return ConnectedModifierChoice$ as MatchesType<typeof ConnectedModifierChoice$, z.ZodMiniType<T.ConnectedModifierChoice>>;
})();

export const ConnectedModifierChoicesSchema: z.ZodMiniType<T.ConnectedModifierChoices> = /* @__PURE__ */ (() => {
  const ConnectedModifierChoices$ = z.object({
      choices: z.optional(z.array(ConnectedModifierChoiceSchema).check(z.maxLength(1000)))
  });
  return ConnectedModifierChoices$ as MatchesType<typeof ConnectedModifierChoices$, z.ZodMiniType<T.ConnectedModifierChoices>>;
})();

export const ConnectedModifierSchema: z.ZodMiniType<T.ConnectedModifier> = /* @__PURE__ */ (() => {
  const ConnectedModifier$ = z.object({
      id: z.nullish(z.string().check(z.minLength(1), z.maxLength(36))),
      name: z.nullish(z.string().check(z.minLength(1), z.maxLength(50))),
      modifierRenderType: z.optional(ModifierRenderTypeSchema),
      key: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
      mandatory: z.nullish(z.boolean()),
      toBeRemovedMandatory: z.optional(z.boolean()),
      freeTextSettings: z.optional(FreeTextSettingsSchema),
      choicesSettings: z.optional(ConnectedModifierChoicesSchema)
  });
  return ConnectedModifier$ as MatchesType<typeof ConnectedModifier$, z.ZodMiniType<T.ConnectedModifier>>;
})();

export const BrandSchema: z.ZodMiniType<T.Brand> = /* @__PURE__ */ (() => {
  const Brand$ = z.object({
      id: z.nullish(z.guid()),
      name: z.nullish(z.string().check(z.maxLength(50)))
  });
  return Brand$ as MatchesType<typeof Brand$, z.ZodMiniType<T.Brand>>;
})();

export const InfoSectionSchema: z.ZodMiniType<T.InfoSection> = /* @__PURE__ */ (() => {
  const InfoSection$ = z.object({
      id: z.nullish(z.guid()),
      uniqueName: z.nullish(z.string().check(z.maxLength(100))),
      title: z.nullish(z.string().check(z.minLength(1), z.maxLength(50))),
      description: z.optional(RichContentSchema),
      plainDescription: z.nullish(z.string().check(z.maxLength(16000)))
  });
  return InfoSection$ as MatchesType<typeof InfoSection$, z.ZodMiniType<T.InfoSection>>;
})();

export const RibbonSchema: z.ZodMiniType<T.Ribbon> = /* @__PURE__ */ (() => {
  const Ribbon$ = z.object({
      id: z.nullish(z.string().check(z.minLength(1), z.maxLength(36))),
      name: z.nullish(z.string().check(z.maxLength(30)))
  });
  return Ribbon$ as MatchesType<typeof Ribbon$, z.ZodMiniType<T.Ribbon>>;
})();

export const ProductCategorySchema: z.ZodMiniType<T.ProductCategory> = /* @__PURE__ */ (() => {
  const ProductCategory$ = z.object({
      id: z.optional(z.guid()),
      index: z.nullish(z.int32().check(z.lte(200)))
  });
  return ProductCategory$ as MatchesType<typeof ProductCategory$, z.ZodMiniType<T.ProductCategory>>;
})();

export const ProductCategoriesInfoSchema: z.ZodMiniType<T.ProductCategoriesInfo> = /* @__PURE__ */ (() => {
  const ProductCategoriesInfo$ = z.object({
      categories: z.optional(z.array(ProductCategorySchema).check(z.maxLength(2000)))
  });
  return ProductCategoriesInfo$ as MatchesType<typeof ProductCategoriesInfo$, z.ZodMiniType<T.ProductCategoriesInfo>>;
})();

export const BreadcrumbSchema: z.ZodMiniType<T.Breadcrumb> = /* @__PURE__ */ (() => {
  const Breadcrumb$ = z.object({
      categoryId: z.optional(z.guid()),
      categoryName: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
      categorySlug: z.optional(z.string().check(z.minLength(1), z.maxLength(100)))
  });
  return Breadcrumb$ as MatchesType<typeof Breadcrumb$, z.ZodMiniType<T.Breadcrumb>>;
})();

export const BreadcrumbsInfoSchema: z.ZodMiniType<T.BreadcrumbsInfo> = /* @__PURE__ */ (() => {
  const BreadcrumbsInfo$ = z.object({
      breadcrumbs: z.optional(z.array(BreadcrumbSchema).check(z.maxLength(5)))
  });
  return BreadcrumbsInfo$ as MatchesType<typeof BreadcrumbsInfo$, z.ZodMiniType<T.BreadcrumbsInfo>>;
})();

export const FixedMonetaryAmountSchema: z.ZodMiniType<T.FixedMonetaryAmount> = /* @__PURE__ */ (() => {
  const FixedMonetaryAmount$ = z.object({
      amount: z.optional(z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number'))),
      formattedAmount: z.nullish(z.string().check(z.maxLength(20)))
  });
  return FixedMonetaryAmount$ as MatchesType<typeof FixedMonetaryAmount$, z.ZodMiniType<T.FixedMonetaryAmount>>;
})();

export const PriceRangeSchema: z.ZodMiniType<T.PriceRange> = /* @__PURE__ */ (() => {
  const PriceRange$ = z.object({
      minValue: z.optional(FixedMonetaryAmountSchema),
      maxValue: z.optional(FixedMonetaryAmountSchema)
  });
  return PriceRange$ as MatchesType<typeof PriceRange$, z.ZodMiniType<T.PriceRange>>;
})();

export const InventoryAvailabilityStatusSchema: z.ZodMiniType<T.InventoryAvailabilityStatus> = /* @__PURE__ */ (() => {
  const InventoryAvailabilityStatus$ = z.string();
  return InventoryAvailabilityStatus$ as MatchesType<typeof InventoryAvailabilityStatus$, z.ZodMiniType<T.InventoryAvailabilityStatus>>;
})();

export const PreorderStatusSchema: z.ZodMiniType<T.PreorderStatus> = /* @__PURE__ */ (() => {
  const PreorderStatus$ = z.string();
  return PreorderStatus$ as MatchesType<typeof PreorderStatus$, z.ZodMiniType<T.PreorderStatus>>;
})();

export const ProductPreorderAvailabilitySchema: z.ZodMiniType<T.ProductPreorderAvailability> = /* @__PURE__ */ (() => {
  const ProductPreorderAvailability$ = z.string();
  return ProductPreorderAvailability$ as MatchesType<typeof ProductPreorderAvailability$, z.ZodMiniType<T.ProductPreorderAvailability>>;
})();

export const ProductInventorySchema: z.ZodMiniType<T.ProductInventory> = /* @__PURE__ */ (() => {
  const ProductInventory$ = z.object({
      availabilityStatus: z.optional(InventoryAvailabilityStatusSchema),
      preorderStatus: z.optional(PreorderStatusSchema),
      preorderAvailability: z.optional(ProductPreorderAvailabilitySchema)
  });
  return ProductInventory$ as MatchesType<typeof ProductInventory$, z.ZodMiniType<T.ProductInventory>>;
})();

export const ProductTypeV3Schema: z.ZodMiniType<T.ProductTypeV3> = /* @__PURE__ */ (() => {
  const ProductTypeV3$ = z.string();
  return ProductTypeV3$ as MatchesType<typeof ProductTypeV3$, z.ZodMiniType<T.ProductTypeV3>>;
})();

export const PricePerUnitSettingsSchema: z.ZodMiniType<T.PricePerUnitSettings> = /* @__PURE__ */ (() => {
  const PricePerUnitSettings$ = z.object({
      quantity: z.optional(rules.orNotFinite(z.number().check(z.gte(0.01), z.lte(999999999.99)))),
      measurementUnit: z.optional(MeasurementUnitSchema)
  });
  return PricePerUnitSettings$ as MatchesType<typeof PricePerUnitSettings$, z.ZodMiniType<T.PricePerUnitSettings>>;
})();

export const WeightRangeSchema: z.ZodMiniType<T.WeightRange> = /* @__PURE__ */ (() => {
  const WeightRange$ = z.object({
      minValue: z.optional(rules.orNotFinite(z.number().check(z.lte(999999999.99)))),
      maxValue: z.optional(rules.orNotFinite(z.number().check(z.lte(999999999.99))))
  });
  return WeightRange$ as MatchesType<typeof WeightRange$, z.ZodMiniType<T.WeightRange>>;
})();

export const PricePerUnitValueSchema: z.ZodMiniType<T.PricePerUnitValue> = /* @__PURE__ */ (() => {
  const PricePerUnitValue$ = z.object({
      value: z.optional(z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number'))),
      description: z.nullish(z.string().check(z.maxLength(100)))
  });
  return PricePerUnitValue$ as MatchesType<typeof PricePerUnitValue$, z.ZodMiniType<T.PricePerUnitValue>>;
})();

export const PricePerUnitRangeSchema: z.ZodMiniType<T.PricePerUnitRange> = /* @__PURE__ */ (() => {
  const PricePerUnitRange$ = z.object({
      minValue: z.optional(PricePerUnitValueSchema),
      maxValue: z.optional(PricePerUnitValueSchema)
  });
  return PricePerUnitRange$ as MatchesType<typeof PricePerUnitRange$, z.ZodMiniType<T.PricePerUnitRange>>;
})();

export const WeightMeasurementUnitInfoSchema: z.ZodMiniType<T.WeightMeasurementUnitInfo> = /* @__PURE__ */ (() => {
  const WeightMeasurementUnitInfo$ = z.object({
      weightMeasurementUnit: z.optional(WeightUnitSchema)
  });
  return WeightMeasurementUnitInfo$ as MatchesType<typeof WeightMeasurementUnitInfo$, z.ZodMiniType<T.WeightMeasurementUnitInfo>>;
})();

export const ProductPhysicalPropertiesSchema: z.ZodMiniType<T.ProductPhysicalProperties> = /* @__PURE__ */ (() => {
  const ProductPhysicalProperties$ = z.object({
      pricePerUnit: z.optional(PricePerUnitSettingsSchema),
      fulfillerId: z.nullish(z.guid()),
      deliveryProfileId: z.nullish(z.guid()),
      shippingWeightRange: z.optional(WeightRangeSchema),
      pricePerUnitRange: z.optional(PricePerUnitRangeSchema),
      weightMeasurementUnitInfo: z.optional(WeightMeasurementUnitInfoSchema)
  });
  return ProductPhysicalProperties$ as MatchesType<typeof ProductPhysicalProperties$, z.ZodMiniType<T.ProductPhysicalProperties>>;
})();

export const OptionChoiceIdsSchema: z.ZodMiniType<T.OptionChoiceIds> = /* @__PURE__ */ (() => {
  const OptionChoiceIds$ = z.object({
      optionId: z.optional(z.string().check(z.minLength(1), z.maxLength(36))),
      choiceId: z.optional(z.guid())
  });
  return OptionChoiceIds$ as MatchesType<typeof OptionChoiceIds$, z.ZodMiniType<T.OptionChoiceIds>>;
})();

export const OptionChoiceNamesSchema: z.ZodMiniType<T.OptionChoiceNames> = /* @__PURE__ */ (() => {
  const OptionChoiceNames$ = z.object({
      optionName: z.optional(z.string().check(z.minLength(1))),
      choiceName: z.optional(z.string().check(z.minLength(1))),
      renderType: z.optional(ProductOptionRenderTypeSchema)
  });
  return OptionChoiceNames$ as MatchesType<typeof OptionChoiceNames$, z.ZodMiniType<T.OptionChoiceNames>>;
})();

export const OptionChoiceSchema: z.ZodMiniType<T.OptionChoice> = /* @__PURE__ */ (() => {
  const OptionChoice$ = z.object({
      optionChoiceIds: z.optional(OptionChoiceIdsSchema),
      optionChoiceNames: z.optional(OptionChoiceNamesSchema)
  });
  return OptionChoice$ as MatchesType<typeof OptionChoice$, z.ZodMiniType<T.OptionChoice>>;
})();

export const PriceInfoSchema: z.ZodMiniType<T.PriceInfo> = /* @__PURE__ */ (() => {
  const PriceInfo$ = z.object({
      actualPrice: z.optional(FixedMonetaryAmountSchema),
      compareAtPrice: z.optional(FixedMonetaryAmountSchema),
      priceAfterDiscount: z.optional(FixedMonetaryAmountSchema)
  });
  return PriceInfo$ as MatchesType<typeof PriceInfo$, z.ZodMiniType<T.PriceInfo>>;
})();

export const RevenueDetailsSchema: z.ZodMiniType<T.RevenueDetails> = /* @__PURE__ */ (() => {
  const RevenueDetails$ = z.object({
      cost: z.optional(FixedMonetaryAmountSchema),
      profit: z.optional(FixedMonetaryAmountSchema),
      profitMargin: z.optional(rules.orNotFinite(z.number().check(z.lte(1))))
  });
  return RevenueDetails$ as MatchesType<typeof RevenueDetails$, z.ZodMiniType<T.RevenueDetails>>;
})();

export const SubscriptionPricePerUnitSchema: z.ZodMiniType<T.SubscriptionPricePerUnit> = /* @__PURE__ */ (() => {
  const SubscriptionPricePerUnit$ = z.object({
      value: z.optional(z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number'))),
      description: z.nullish(z.string().check(z.maxLength(20))),
      priceAfterDiscount: z.optional(FixedMonetaryAmountSchema)
  });
  return SubscriptionPricePerUnit$ as MatchesType<typeof SubscriptionPricePerUnit$, z.ZodMiniType<T.SubscriptionPricePerUnit>>;
})();

export const SubscriptionPriceSchema: z.ZodMiniType<T.SubscriptionPrice> = /* @__PURE__ */ (() => {
  const SubscriptionPrice$ = z.object({
      subscriptionId: z.optional(z.guid()),
      price: z.optional(FixedMonetaryAmountSchema),
      pricePerUnit: z.optional(SubscriptionPricePerUnitSchema),
      priceAfterDiscount: z.optional(FixedMonetaryAmountSchema)
  });
  return SubscriptionPrice$ as MatchesType<typeof SubscriptionPrice$, z.ZodMiniType<T.SubscriptionPrice>>;
})();

export const SubscriptionPricesInfoSchema: z.ZodMiniType<T.SubscriptionPricesInfo> = /* @__PURE__ */ (() => {
  const SubscriptionPricesInfo$ = z.object({
      subscriptionPrices: z.optional(z.array(SubscriptionPriceSchema).check(z.maxLength(6)))
  });
  return SubscriptionPricesInfo$ as MatchesType<typeof SubscriptionPricesInfo$, z.ZodMiniType<T.SubscriptionPricesInfo>>;
})();

export const VariantInventoryStatusSchema: z.ZodMiniType<T.VariantInventoryStatus> = /* @__PURE__ */ (() => {
  const VariantInventoryStatus$ = z.object({
      inStock: z.optional(z.boolean()),
      preorderEnabled: z.optional(z.boolean())
  });
  return VariantInventoryStatus$ as MatchesType<typeof VariantInventoryStatus$, z.ZodMiniType<T.VariantInventoryStatus>>;
})();

export const PricePerUnitSchema: z.ZodMiniType<T.PricePerUnit> = /* @__PURE__ */ (() => {
  const PricePerUnit$ = z.object({
      settings: z.optional(PricePerUnitSettingsSchema),
      value: z.optional(z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number'))),
      description: z.nullish(z.string().check(z.maxLength(100))),
      priceAfterDiscount: z.optional(FixedMonetaryAmountSchema)
  });
  return PricePerUnit$ as MatchesType<typeof PricePerUnit$, z.ZodMiniType<T.PricePerUnit>>;
})();

export const VariantPhysicalPropertiesSchema: z.ZodMiniType<T.VariantPhysicalProperties> = /* @__PURE__ */ (() => {
  const VariantPhysicalProperties$ = z.object({
      weight: z.nullish(rules.orNotFinite(z.number().check(z.lte(999999999.99)))),
      pricePerUnit: z.optional(PricePerUnitSchema),
      productDimensions: z.optional(DimensionsSchema),
      packageDimensions: z.optional(DimensionsSchema)
  });
  return VariantPhysicalProperties$ as MatchesType<typeof VariantPhysicalProperties$, z.ZodMiniType<T.VariantPhysicalProperties>>;
})();

export const DigitalFileSchema: z.ZodMiniType<T.DigitalFile> = /* @__PURE__ */ (() => {
  const DigitalFile$ = z.object({
      id: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
      fileName: z.optional(z.string().check(z.minLength(1), z.maxLength(1000))),
      fileSize: z.nullish(z.string().check(z.maxLength(1000), z.regex(/^\d+$/u))),
      fileType: z.optional(SecureFileTypeSchema)
  });
  return DigitalFile$ as MatchesType<typeof DigitalFile$, z.ZodMiniType<T.DigitalFile>>;
})();

export const VariantDigitalPropertiesSchema: z.ZodMiniType<T.VariantDigitalProperties> = /* @__PURE__ */ (() => {
  const VariantDigitalProperties$ = z.object({
      digitalFile: z.optional(DigitalFileSchema)
  });
  return VariantDigitalProperties$ as MatchesType<typeof VariantDigitalProperties$, z.ZodMiniType<T.VariantDigitalProperties>>;
})();

export const VariantSchema: z.ZodMiniType<T.Variant> = /* @__PURE__ */ (() => {
  const Variant$ = z.object({
      id: z.nullish(z.guid()),
      visible: z.nullish(z.boolean()),
      sku: z.nullish(z.string().check(z.minLength(1), z.maxLength(40))),
      barcode: z.nullish(z.string().check(z.minLength(1), z.maxLength(40))),
      choices: z.optional(z.array(OptionChoiceSchema).check(z.maxLength(6))),
      price: z.optional(PriceInfoSchema),
      revenueDetails: z.optional(RevenueDetailsSchema),
      media: z.optional(ProductMediaItemV3Schema),
      subscriptionPricesInfo: z.optional(SubscriptionPricesInfoSchema),
      inventoryStatus: z.optional(VariantInventoryStatusSchema),
      physicalProperties: z.optional(VariantPhysicalPropertiesSchema),
      digitalProperties: z.optional(VariantDigitalPropertiesSchema)
  });
  return Variant$ as MatchesType<typeof Variant$, z.ZodMiniType<T.Variant>>;
})();

export const VariantsInfoSchema: z.ZodMiniType<T.VariantsInfo> = /* @__PURE__ */ (() => {
  const VariantsInfo$ = z.object({
      variants: z.optional(z.array(VariantSchema).check(z.maxLength(1000)))
  });
  return VariantsInfo$ as MatchesType<typeof VariantsInfo$, z.ZodMiniType<T.VariantsInfo>>;
})();

export const VariantSummarySchema: z.ZodMiniType<T.VariantSummary> = /* @__PURE__ */ (() => {
  const VariantSummary$ = z.object({
      variantCount: z.optional(z.int32()),
      minPriceVariant: z.optional(VariantSchema)
  });
  return VariantSummary$ as MatchesType<typeof VariantSummary$, z.ZodMiniType<T.VariantSummary>>;
})();

export const UserCriteriaSchema: z.ZodMiniType<T.UserCriteria> = /* @__PURE__ */ (() => {
  const UserCriteria$ = z.string();
  return UserCriteria$ as MatchesType<typeof UserCriteria$, z.ZodMiniType<T.UserCriteria>>;
})();

export const PurchaseEligibilitySchema: z.ZodMiniType<T.PurchaseEligibility> = /* @__PURE__ */ (() => {
  const PurchaseEligibility$ = z.object({
      userCriteria: z.optional(UserCriteriaSchema)
  });
  return PurchaseEligibility$ as MatchesType<typeof PurchaseEligibility$, z.ZodMiniType<T.PurchaseEligibility>>;
})();

export const SubscriptionDiscountTypeSchema: z.ZodMiniType<T.SubscriptionDiscountType> = /* @__PURE__ */ (() => {
  const SubscriptionDiscountType$ = z.string();
  return SubscriptionDiscountType$ as MatchesType<typeof SubscriptionDiscountType$, z.ZodMiniType<T.SubscriptionDiscountType>>;
})();

export const SubscriptionDiscountSchema: z.ZodMiniType<T.SubscriptionDiscount> = /* @__PURE__ */ (() => {
  const SubscriptionDiscount$ = z.object({
      type: z.optional(SubscriptionDiscountTypeSchema),
      amountOff: z.optional(z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number'))),
      percentOff: z.optional(rules.orNotFinite(z.number().check(z.gte(0.1), z.lte(99.9))))
  });
  return SubscriptionDiscount$ as MatchesType<typeof SubscriptionDiscount$, z.ZodMiniType<T.SubscriptionDiscount>>;
})();

export const ProductSubscriptionSchema: z.ZodMiniType<T.ProductSubscription> = /* @__PURE__ */ (() => {
  const ProductSubscription$ = z.object({
      id: z.nullish(z.guid()),
      title: z.optional(z.string().check(z.minLength(1), z.maxLength(20))),
      description: z.nullish(z.string().check(z.maxLength(60))),
      visible: z.nullish(z.boolean()),
      frequency: z.optional(SubscriptionFrequencySchema),
      interval: z.nullish(z.int().check(z.gte(1), z.lte(50))),
      autoRenewal: z.optional(z.boolean()),
      billingCycles: z.optional(z.int().check(z.gte(2), z.lte(999))),
      discount: z.optional(SubscriptionDiscountSchema)
  });
  return ProductSubscription$ as MatchesType<typeof ProductSubscription$, z.ZodMiniType<T.ProductSubscription>>;
})();

export const SubscriptionDetailsSchema: z.ZodMiniType<T.SubscriptionDetails> = /* @__PURE__ */ (() => {
  const SubscriptionDetails$ = z.object({
      subscriptions: z.optional(z.array(ProductSubscriptionSchema).check(z.maxLength(6))),
      allowOneTimePurchases: z.nullish(z.boolean())
  });
  return SubscriptionDetails$ as MatchesType<typeof SubscriptionDetails$, z.ZodMiniType<T.SubscriptionDetails>>;
})();

export const ProductTagListSchema: z.ZodMiniType<T.ProductTagList> = /* @__PURE__ */ (() => {
  const ProductTagList$ = z.object({
      tagIds: z.optional(z.array(z.string().check(z.maxLength(5))).check(z.maxLength(100)))
  });
  return ProductTagList$ as MatchesType<typeof ProductTagList$, z.ZodMiniType<T.ProductTagList>>;
})();

export const ProductTagsSchema: z.ZodMiniType<T.ProductTags> = /* @__PURE__ */ (() => {
  const ProductTags$ = z.object({
      privateTags: z.optional(ProductTagListSchema),
      publicTags: z.optional(ProductTagListSchema)
  });
  return ProductTags$ as MatchesType<typeof ProductTags$, z.ZodMiniType<T.ProductTags>>;
})();

export const ProductV3Schema: z.ZodMiniType<T.ProductV3> = /* @__PURE__ */ (() => {
  const ProductV3$ = z.object({
      id: z.nullish(z.string().check(z.minLength(1), z.maxLength(36))),
      revision: z.nullish(z.string().check(z.regex(/^\d+$/u))),
      createdDate: z.nullish(z.iso.datetime({ offset: true })),
      updatedDate: z.nullish(z.iso.datetime({ offset: true })),
      name: z.nullish(z.string().check(z.minLength(1), z.maxLength(80))),
      slug: z.nullish(z.string().check(z.minLength(1), z.maxLength(300))),
      url: z.optional(PageUrlV2Schema),
      description: z.optional(RichContentSchema),
      plainDescription: z.nullish(z.string().check(z.maxLength(16000))),
      visible: z.nullish(z.boolean()),
      visibleInPos: z.nullish(z.boolean()),
      media: z.optional(ProductMediaV3Schema),
      seoData: z.optional(ProductSeoSchemaSchema),
      taxGroupId: z.nullish(z.guid()),
      options: z.optional(z.array(ConnectedOptionSchema).check(z.maxLength(6))),
      modifiers: z.optional(z.array(ConnectedModifierSchema).check(z.maxLength(10))),
      brand: z.optional(BrandSchema),
      infoSections: z.optional(z.array(InfoSectionSchema).check(z.maxLength(20))),
      ribbon: z.optional(RibbonSchema),
      additionalRibbons: z.optional(z.array(RibbonSchema).check(z.maxLength(4))),
      directCategoriesInfo: z.optional(ProductCategoriesInfoSchema),
      allCategoriesInfo: z.optional(ProductCategoriesInfoSchema),
      mainCategoryId: z.nullish(z.guid()),
      breadcrumbsInfo: z.optional(BreadcrumbsInfoSchema),
      actualPriceRange: z.optional(PriceRangeSchema),
      compareAtPriceRange: z.optional(PriceRangeSchema),
      costRange: z.optional(PriceRangeSchema),
      currency: z.nullish(z.string().check(z.regex(/^[A-Z]{3}$/u))),
      inventory: z.optional(ProductInventorySchema),
      productType: z.optional(ProductTypeV3Schema),
      physicalProperties: z.optional(ProductPhysicalPropertiesSchema),
      handle: z.nullish(z.string().check(z.minLength(1), z.maxLength(100))),
      variantsInfo: z.optional(VariantsInfoSchema),
      variantSummary: z.optional(VariantSummarySchema),
      purchaseEligibility: z.optional(PurchaseEligibilitySchema),
      subscriptionDetails: z.optional(SubscriptionDetailsSchema),
      extendedFields: z.optional(ExtendedFieldsSchema),
      tags: z.optional(ProductTagsSchema)
  });
  return ProductV3$ as MatchesType<typeof ProductV3$, z.ZodMiniType<T.ProductV3>>;
})();

export const ProductV3ResponseSchema: z.ZodMiniType<T.ProductV3Response> = /* @__PURE__ */ (() => {
  const ProductV3Response$ = z.object({
      product: ProductV3Schema
  });
  return ProductV3Response$ as MatchesType<typeof ProductV3Response$, z.ZodMiniType<T.ProductV3Response>>;
})();

export const AggregationTypeSchema: z.ZodMiniType<T.AggregationType> = /* @__PURE__ */ (() => {
  const AggregationType$ = z.string();
  return AggregationType$ as MatchesType<typeof AggregationType$, z.ZodMiniType<T.AggregationType>>;
})();

export const ScalarTypeSchema: z.ZodMiniType<T.ScalarType> = /* @__PURE__ */ (() => {
  const ScalarType$ = z.string();
  return ScalarType$ as MatchesType<typeof ScalarType$, z.ZodMiniType<T.ScalarType>>;
})();

export const CursorPagingMetadataV3Schema: z.ZodMiniType<T.CursorPagingMetadataV3> = /* @__PURE__ */ (() => {
  const CursorPagingMetadataV3$ = z.object({
      count: z.nullish(z.int32()),
      cursors: z.optional(CursorsSchema),
      hasNext: z.nullish(z.boolean())
  });
  return CursorPagingMetadataV3$ as MatchesType<typeof CursorPagingMetadataV3$, z.ZodMiniType<T.CursorPagingMetadataV3>>;
})();

export const ValueResultSchema: z.ZodMiniType<T.ValueResult> = /* @__PURE__ */ (() => {
  const ValueResult$ = z.object({
      value: z.optional(z.string().check(z.maxLength(100))),
      count: z.optional(z.int32())
  });
  return ValueResult$ as MatchesType<typeof ValueResult$, z.ZodMiniType<T.ValueResult>>;
})();

export const ValueResultsSchema: z.ZodMiniType<T.ValueResults> = /* @__PURE__ */ (() => {
  const ValueResults$ = z.object({
      results: z.optional(z.array(ValueResultSchema).check(z.maxLength(250)))
  });
  return ValueResults$ as MatchesType<typeof ValueResults$, z.ZodMiniType<T.ValueResults>>;
})();

export const RangeResultSchema: z.ZodMiniType<T.RangeResult> = /* @__PURE__ */ (() => {
  const RangeResult$ = z.object({
      from: z.nullish(rules.orNotFinite(z.number())),
      to: z.nullish(rules.orNotFinite(z.number())),
      count: z.optional(z.int32())
  });
  return RangeResult$ as MatchesType<typeof RangeResult$, z.ZodMiniType<T.RangeResult>>;
})();

export const RangeResultsSchema: z.ZodMiniType<T.RangeResults> = /* @__PURE__ */ (() => {
  const RangeResults$ = z.object({
      results: z.optional(z.array(RangeResultSchema).check(z.maxLength(50)))
  });
  return RangeResults$ as MatchesType<typeof RangeResults$, z.ZodMiniType<T.RangeResults>>;
})();

export const ScalarResultSchema: z.ZodMiniType<T.ScalarResult> = /* @__PURE__ */ (() => {
  const ScalarResult$ = z.object({
      type: z.optional(ScalarTypeSchema),
      value: z.optional(rules.orNotFinite(z.number()))
  });
  return ScalarResult$ as MatchesType<typeof ScalarResult$, z.ZodMiniType<T.ScalarResult>>;
})();

export const DateHistogramResultSchema: z.ZodMiniType<T.DateHistogramResult> = /* @__PURE__ */ (() => {
  const DateHistogramResult$ = z.object({
      value: z.optional(z.string().check(z.maxLength(100))),
      count: z.optional(z.int32())
  });
  return DateHistogramResult$ as MatchesType<typeof DateHistogramResult$, z.ZodMiniType<T.DateHistogramResult>>;
})();

export const DateHistogramResultsSchema: z.ZodMiniType<T.DateHistogramResults> = /* @__PURE__ */ (() => {
  const DateHistogramResults$ = z.object({
      results: z.optional(z.array(DateHistogramResultSchema).check(z.maxLength(200)))
  });
  return DateHistogramResults$ as MatchesType<typeof DateHistogramResults$, z.ZodMiniType<T.DateHistogramResults>>;
})();

export const InnerAggregationResultSchema: z.ZodMiniType<T.InnerAggregationResult> = /* @__PURE__ */ (() => {
  const InnerAggregationResult$ = z.object({
      name: z.optional(z.string().check(z.maxLength(100))),
      type: z.optional(AggregationTypeSchema),
      fieldPath: z.optional(z.string().check(z.maxLength(200))),
      values: z.optional(ValueResultsSchema),
      ranges: z.optional(RangeResultsSchema),
      scalar: z.optional(ScalarResultSchema)
  });
  return InnerAggregationResult$ as MatchesType<typeof InnerAggregationResult$, z.ZodMiniType<T.InnerAggregationResult>>;
})();

export const GroupByValueResultSchema: z.ZodMiniType<T.GroupByValueResult> = /* @__PURE__ */ (() => {
  const GroupByValueResult$ = z.object({
      value: z.optional(z.string().check(z.maxLength(1000))),
      nestedResults: z.optional(InnerAggregationResultSchema)
  });
  return GroupByValueResult$ as MatchesType<typeof GroupByValueResult$, z.ZodMiniType<T.GroupByValueResult>>;
})();

export const GroupByValueResultsSchema: z.ZodMiniType<T.GroupByValueResults> = /* @__PURE__ */ (() => {
  const GroupByValueResults$ = z.object({
      results: z.optional(z.array(GroupByValueResultSchema).check(z.maxLength(1000)))
  });
  return GroupByValueResults$ as MatchesType<typeof GroupByValueResults$, z.ZodMiniType<T.GroupByValueResults>>;
})();

export const NestedValueResultSchema: z.ZodMiniType<T.NestedValueResult> = /* @__PURE__ */ (() => {
  const NestedValueResult$ = z.object({
      value: z.optional(z.string().check(z.maxLength(1000))),
      count: z.nullish(z.int32())
  });
  return NestedValueResult$ as MatchesType<typeof NestedValueResult$, z.ZodMiniType<T.NestedValueResult>>;
})();

export const NestedRangeResultSchema: z.ZodMiniType<T.NestedRangeResult> = /* @__PURE__ */ (() => {
  const NestedRangeResult$ = z.object({
      from: z.nullish(rules.orNotFinite(z.number())),
      to: z.nullish(rules.orNotFinite(z.number())),
      count: z.nullish(z.int32())
  });
  return NestedRangeResult$ as MatchesType<typeof NestedRangeResult$, z.ZodMiniType<T.NestedRangeResult>>;
})();

export const NestedScalarResultSchema: z.ZodMiniType<T.NestedScalarResult> = /* @__PURE__ */ (() => {
  const NestedScalarResult$ = z.object({
      value: z.optional(rules.orNotFinite(z.number()))
  });
  return NestedScalarResult$ as MatchesType<typeof NestedScalarResult$, z.ZodMiniType<T.NestedScalarResult>>;
})();

export const NestedResultValueSchema: z.ZodMiniType<T.NestedResultValue> = /* @__PURE__ */ (() => {
  const NestedResultValue$ = z.object({
      value: z.optional(NestedValueResultSchema),
      range: z.optional(NestedRangeResultSchema),
      scalar: z.optional(NestedScalarResultSchema),
      dateHistogram: z.optional(NestedValueResultSchema)
  });
  return NestedResultValue$ as MatchesType<typeof NestedResultValue$, z.ZodMiniType<T.NestedResultValue>>;
})();

export const NestedResultSchema: z.ZodMiniType<T.NestedResult> = /* @__PURE__ */ (() => {
  const NestedResult$ = z.object({
      results: z.optional(z.record(z.string(), NestedResultValueSchema))
  });
  return NestedResult$ as MatchesType<typeof NestedResult$, z.ZodMiniType<T.NestedResult>>;
})();

export const NestedResultsSchema: z.ZodMiniType<T.NestedResults> = /* @__PURE__ */ (() => {
  const NestedResults$ = z.object({
      results: z.optional(z.array(NestedResultSchema).check(z.maxLength(1000)))
  });
  return NestedResults$ as MatchesType<typeof NestedResults$, z.ZodMiniType<T.NestedResults>>;
})();

export const AggregationResultSchema: z.ZodMiniType<T.AggregationResult> = /* @__PURE__ */ (() => {
  const AggregationResult$ = z.object({
      name: z.optional(z.string().check(z.maxLength(100))),
      type: z.optional(AggregationTypeSchema),
      fieldPath: z.optional(z.string().check(z.maxLength(200))),
      values: z.optional(ValueResultsSchema),
      ranges: z.optional(RangeResultsSchema),
      scalar: z.optional(ScalarResultSchema),
      dateHistogram: z.optional(DateHistogramResultsSchema),
      groupedByValue: z.optional(GroupByValueResultsSchema),
      nested: z.optional(NestedResultsSchema)
  });
  return AggregationResult$ as MatchesType<typeof AggregationResult$, z.ZodMiniType<T.AggregationResult>>;
})();

export const AggregationDataSchema: z.ZodMiniType<T.AggregationData> = /* @__PURE__ */ (() => {
  const AggregationData$ = z.object({
      results: z.optional(z.array(AggregationResultSchema).check(z.maxLength(10000)))
  });
  return AggregationData$ as MatchesType<typeof AggregationData$, z.ZodMiniType<T.AggregationData>>;
})();

export const SearchProductsV3ResponseSchema: z.ZodMiniType<T.SearchProductsV3Response> = /* @__PURE__ */ (() => {
  const SearchProductsV3Response$ = z.object({
      products: z.optional(z.array(ProductV3Schema)),
      pagingMetadata: z.optional(CursorPagingMetadataV3Schema),
      aggregationData: z.optional(AggregationDataSchema)
  });
  return SearchProductsV3Response$ as MatchesType<typeof SearchProductsV3Response$, z.ZodMiniType<T.SearchProductsV3Response>>;
})();

export const QueryProductsV3ResponseSchema: z.ZodMiniType<T.QueryProductsV3Response> = /* @__PURE__ */ (() => {
  const QueryProductsV3Response$ = z.object({
      products: z.optional(z.array(ProductV3Schema)),
      pagingMetadata: z.optional(CursorPagingMetadataV3Schema)
  });
  return QueryProductsV3Response$ as MatchesType<typeof QueryProductsV3Response$, z.ZodMiniType<T.QueryProductsV3Response>>;
})();

export const CountProductsV3ResponseSchema: z.ZodMiniType<T.CountProductsV3Response> = /* @__PURE__ */ (() => {
  const CountProductsV3Response$ = z.object({
      count: z.optional(z.int32())
  });
  return CountProductsV3Response$ as MatchesType<typeof CountProductsV3Response$, z.ZodMiniType<T.CountProductsV3Response>>;
})();

export const TreeReferenceSchema: z.ZodMiniType<T.TreeReference> = /* @__PURE__ */ (() => {
  const TreeReference$ = z.object({
      appNamespace: z.string().check(z.minLength(4), z.maxLength(150)),
      treeKey: z.nullish(z.string().check(z.minLength(1), z.maxLength(44)))
  });
  return TreeReference$ as MatchesType<typeof TreeReference$, z.ZodMiniType<T.TreeReference>>;
})();

export const GetAllProductsCategoryV3ResponseSchema: z.ZodMiniType<T.GetAllProductsCategoryV3Response> = /* @__PURE__ */ (() => {
  const GetAllProductsCategoryV3Response$ = z.object({
      categoryId: z.optional(z.guid()),
      treeReference: z.optional(TreeReferenceSchema)
  });
  return GetAllProductsCategoryV3Response$ as MatchesType<typeof GetAllProductsCategoryV3Response$, z.ZodMiniType<T.GetAllProductsCategoryV3Response>>;
})();

export const VariantProductPhysicalPropertiesSchema: z.ZodMiniType<T.VariantProductPhysicalProperties> = /* @__PURE__ */ (() => {
  const VariantProductPhysicalProperties$ = z.object({
      weightMeasurementUnitInfo: z.optional(WeightMeasurementUnitInfoSchema)
  });
  return VariantProductPhysicalProperties$ as MatchesType<typeof VariantProductPhysicalProperties$, z.ZodMiniType<T.VariantProductPhysicalProperties>>;
})();

export const VariantProductDataSchema: z.ZodMiniType<T.VariantProductData> = /* @__PURE__ */ (() => {
  const VariantProductData$ = z.object({
      productId: z.optional(z.string().check(z.minLength(1), z.maxLength(36))),
      name: z.nullish(z.string().check(z.minLength(1), z.maxLength(80))),
      productType: z.optional(ProductTypeV3Schema),
      slug: z.nullish(z.string()),
      visible: z.nullish(z.boolean()),
      visibleInPos: z.nullish(z.boolean()),
      mainCategoryId: z.nullish(z.guid()),
      currency: z.nullish(z.string().check(z.regex(/^[A-Z]{3}$/u))),
      revision: z.nullish(z.string().check(z.regex(/^\d+$/u))),
      handle: z.nullish(z.string().check(z.minLength(1), z.maxLength(100))),
      physicalProperties: z.optional(VariantProductPhysicalPropertiesSchema)
  });
  return VariantProductData$ as MatchesType<typeof VariantProductData$, z.ZodMiniType<T.VariantProductData>>;
})();

export const ReadOnlyVariantPhysicalPropertiesSchema: z.ZodMiniType<T.ReadOnlyVariantPhysicalProperties> = /* @__PURE__ */ (() => {
  const ReadOnlyVariantPhysicalProperties$ = z.object({
      weight: z.nullish(rules.orNotFinite(z.number().check(z.lte(999999999.99)))),
      pricePerUnit: z.optional(PricePerUnitSchema)
  });
  return ReadOnlyVariantPhysicalProperties$ as MatchesType<typeof ReadOnlyVariantPhysicalProperties$, z.ZodMiniType<T.ReadOnlyVariantPhysicalProperties>>;
})();

export const ReadOnlyVariantSchema: z.ZodMiniType<T.ReadOnlyVariant> = /* @__PURE__ */ (() => {
  const ReadOnlyVariant$ = z.object({
      id: z.optional(z.guid()),
      variantId: z.optional(z.guid()),
      productData: z.optional(VariantProductDataSchema),
      visible: z.nullish(z.boolean()),
      sku: z.nullish(z.string().check(z.minLength(1), z.maxLength(40))),
      barcode: z.nullish(z.string().check(z.minLength(1), z.maxLength(40))),
      optionChoices: z.optional(z.array(OptionChoiceSchema).check(z.maxLength(6))),
      price: z.optional(PriceInfoSchema),
      revenueDetails: z.optional(RevenueDetailsSchema),
      media: z.optional(ProductMediaItemV3Schema),
      subscriptionPricesInfo: z.optional(SubscriptionPricesInfoSchema),
      inventoryStatus: z.optional(VariantInventoryStatusSchema),
      physicalProperties: z.optional(ReadOnlyVariantPhysicalPropertiesSchema),
      digitalProperties: z.optional(VariantDigitalPropertiesSchema)
  });
  return ReadOnlyVariant$ as MatchesType<typeof ReadOnlyVariant$, z.ZodMiniType<T.ReadOnlyVariant>>;
})();

export const QueryVariantsV3ResponseSchema: z.ZodMiniType<T.QueryVariantsV3Response> = /* @__PURE__ */ (() => {
  const QueryVariantsV3Response$ = z.object({
      variants: z.optional(z.array(ReadOnlyVariantSchema)),
      pagingMetadata: z.optional(CursorPagingMetadataV3Schema)
  });
  return QueryVariantsV3Response$ as MatchesType<typeof QueryVariantsV3Response$, z.ZodMiniType<T.QueryVariantsV3Response>>;
})();

export const AvailabilityStatusSchema: z.ZodMiniType<T.AvailabilityStatus> = /* @__PURE__ */ (() => {
  const AvailabilityStatus$ = z.string();
  return AvailabilityStatus$ as MatchesType<typeof AvailabilityStatus$, z.ZodMiniType<T.AvailabilityStatus>>;
})();

export const PreorderInfoSchema: z.ZodMiniType<T.PreorderInfo> = /* @__PURE__ */ (() => {
  const PreorderInfo$ = z.object({
      enabled: z.nullish(z.boolean()),
      message: z.nullish(z.string().check(z.minLength(1), z.maxLength(250))),
      limit: z.nullish(z.int32().check(z.lte(100000))),
      counter: z.nullish(z.int32().check(z.lte(99999))),
      quantity: z.nullish(z.int32())
  });
  return PreorderInfo$ as MatchesType<typeof PreorderInfo$, z.ZodMiniType<T.PreorderInfo>>;
})();

export const InventoryProductSchema: z.ZodMiniType<T.InventoryProduct> = /* @__PURE__ */ (() => {
  const InventoryProduct$ = z.object({
      name: z.nullish(z.string().check(z.maxLength(80))),
      directCategoryIds: z.optional(z.array(z.guid()).check(z.maxLength(2000))),
      variantName: z.nullish(z.string().check(z.minLength(1), z.maxLength(250))),
      variantSku: z.nullish(z.string().check(z.minLength(1), z.maxLength(40))),
      variantVisible: z.nullish(z.boolean())
  });
  return InventoryProduct$ as MatchesType<typeof InventoryProduct$, z.ZodMiniType<T.InventoryProduct>>;
})();

export const InventoryItemSchema: z.ZodMiniType<T.InventoryItem> = /* @__PURE__ */ (() => {
  const InventoryItem$ = z.object({
      id: z.nullish(z.guid()),
      revision: z.nullish(z.string().check(z.regex(/^\d+$/u))),
      createdDate: z.nullish(z.iso.datetime({ offset: true })),
      updatedDate: z.nullish(z.iso.datetime({ offset: true })),
      variantId: z.optional(z.guid()),
      locationId: z.nullish(z.guid()),
      productId: z.optional(z.string().check(z.minLength(1), z.maxLength(36))),
      trackQuantity: z.optional(z.boolean()),
      quantity: z.optional(z.int().check(z.gte(-99999), z.lte(99999))),
      inStock: z.optional(z.boolean()),
      availabilityStatus: z.optional(AvailabilityStatusSchema),
      preorderInfo: z.optional(PreorderInfoSchema),
      product: z.optional(InventoryProductSchema),
      extendedFields: z.optional(ExtendedFieldsSchema)
  });
  return InventoryItem$ as MatchesType<typeof InventoryItem$, z.ZodMiniType<T.InventoryItem>>;
})();

export const BulkInventoryItemResultSchema: z.ZodMiniType<T.BulkInventoryItemResult> = /* @__PURE__ */ (() => {
  const BulkInventoryItemResult$ = z.object({
      itemMetadata: z.optional(ItemMetadataSchema),
      item: z.optional(InventoryItemSchema)
  });
  return BulkInventoryItemResult$ as MatchesType<typeof BulkInventoryItemResult$, z.ZodMiniType<T.BulkInventoryItemResult>>;
})();

export const ProductInventoryResultsSchema: z.ZodMiniType<T.ProductInventoryResults> = /* @__PURE__ */ (() => {
  const ProductInventoryResults$ = z.object({
      results: z.optional(z.array(BulkInventoryItemResultSchema).check(z.maxLength(1000))),
      bulkActionMetadata: z.optional(BulkActionMetadataSchema),
      error: z.optional(ApplicationErrorSchema)
  });
  return ProductInventoryResults$ as MatchesType<typeof ProductInventoryResults$, z.ZodMiniType<T.ProductInventoryResults>>;
})();

export const CreateProductWithInventoryV3ResponseSchema: z.ZodMiniType<T.CreateProductWithInventoryV3Response> = /* @__PURE__ */ (() => {
  const CreateProductWithInventoryV3Response$ = z.object({
      product: ProductV3Schema,
      inventoryResults: z.optional(ProductInventoryResultsSchema)
  });
  return CreateProductWithInventoryV3Response$ as MatchesType<typeof CreateProductWithInventoryV3Response$, z.ZodMiniType<T.CreateProductWithInventoryV3Response>>;
})();

export const BulkUpdateProductVariantsByFilterV3ResponseSchema: z.ZodMiniType<T.BulkUpdateProductVariantsByFilterV3Response> = /* @__PURE__ */ (() => {
  const BulkUpdateProductVariantsByFilterV3Response$ = z.object({
      jobId: z.optional(z.guid())
  });
  return BulkUpdateProductVariantsByFilterV3Response$ as MatchesType<typeof BulkUpdateProductVariantsByFilterV3Response$, z.ZodMiniType<T.BulkUpdateProductVariantsByFilterV3Response>>;
})();

export const InventoryItemResponseSchema: z.ZodMiniType<T.InventoryItemResponse> = /* @__PURE__ */ (() => {
  const InventoryItemResponse$ = z.object({
      inventoryItem: InventoryItemSchema
  });
  return InventoryItemResponse$ as MatchesType<typeof InventoryItemResponse$, z.ZodMiniType<T.InventoryItemResponse>>;
})();

export const InventoryChangeReasonSchema: z.ZodMiniType<T.InventoryChangeReason> = /* @__PURE__ */ (() => {
  const InventoryChangeReason$ = z.string();
  return InventoryChangeReason$ as MatchesType<typeof InventoryChangeReason$, z.ZodMiniType<T.InventoryChangeReason>>;
})();

export const InventoryPagingMetadataSchema: z.ZodMiniType<T.InventoryPagingMetadata> = /* @__PURE__ */ (() => {
  const InventoryPagingMetadata$ = z.object({
      count: z.nullish(z.int32()),
      cursors: z.optional(CursorsSchema)
  });
  return InventoryPagingMetadata$ as MatchesType<typeof InventoryPagingMetadata$, z.ZodMiniType<T.InventoryPagingMetadata>>;
})();

export const QueryInventoryItemsResponseSchema: z.ZodMiniType<T.QueryInventoryItemsResponse> = /* @__PURE__ */ (() => {
  const QueryInventoryItemsResponse$ = z.object({
      inventoryItems: z.optional(z.array(InventoryItemSchema).check(z.maxLength(1000))),
      pagingMetadata: z.optional(InventoryPagingMetadataSchema)
  });
  return QueryInventoryItemsResponse$ as MatchesType<typeof QueryInventoryItemsResponse$, z.ZodMiniType<T.QueryInventoryItemsResponse>>;
})();

export const BulkInventoryItemsResponseSchema: z.ZodMiniType<T.BulkInventoryItemsResponse> = /* @__PURE__ */ (() => {
  const BulkInventoryItemsResponse$ = z.object({
      results: z.optional(z.array(BulkInventoryItemResultSchema).check(z.maxLength(300))),
      bulkActionMetadata: z.optional(BulkActionMetadataSchema)
  });
  return BulkInventoryItemsResponse$ as MatchesType<typeof BulkInventoryItemsResponse$, z.ZodMiniType<T.BulkInventoryItemsResponse>>;
})();

export const CustomizationTypeSchema: z.ZodMiniType<T.CustomizationType> = /* @__PURE__ */ (() => {
  const CustomizationType$ = z.string();
  return CustomizationType$ as MatchesType<typeof CustomizationType$, z.ZodMiniType<T.CustomizationType>>;
})();

export const CustomizationChoiceSchema: z.ZodMiniType<T.CustomizationChoice> = /* @__PURE__ */ (() => {
  const CustomizationChoice$ = z.object({
      id: z.optional(z.guid()),
      choiceType: z.optional(ChoiceTypeSchema),
      key: z.nullish(z.string().check(z.minLength(1), z.maxLength(50))),
      name: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
      colorCode: z.optional(z.string().check(z.minLength(3), z.maxLength(20))),
      defaultAddedPrice: z.nullish(z.string().check(rules.decimal(/^-?\d+(\.\d+)?$/, 'must be a decimal number'))),
      displayImage: z.optional(ImageSchema),
      primaryChoiceIds: z.optional(z.array(z.guid()).check(z.maxLength(4)))
  });
  return CustomizationChoice$ as MatchesType<typeof CustomizationChoice$, z.ZodMiniType<T.CustomizationChoice>>;
})();

export const CustomizationChoicesSchema: z.ZodMiniType<T.CustomizationChoices> = /* @__PURE__ */ (() => {
  const CustomizationChoices$ = z.object({
      choices: z.optional(z.array(CustomizationChoiceSchema).check(z.maxLength(1000)))
  });
  return CustomizationChoices$ as MatchesType<typeof CustomizationChoices$, z.ZodMiniType<T.CustomizationChoices>>;
})();

export const CustomizationSchema: z.ZodMiniType<T.Customization> = /* @__PURE__ */ (() => {
  const Customization$ = z.object({
      id: z.nullish(z.string().check(z.minLength(1), z.maxLength(36))),
      revision: z.nullish(z.string().check(z.regex(/^\d+$/u))),
      createdDate: z.nullish(z.iso.datetime({ offset: true })),
      updatedDate: z.nullish(z.iso.datetime({ offset: true })),
      key: z.nullish(z.string().check(z.minLength(1), z.maxLength(50))),
      name: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
      customizationType: z.optional(CustomizationTypeSchema),
      customizationRenderType: z.optional(ModifierRenderTypeSchema),
      choicesSettings: z.optional(CustomizationChoicesSchema),
      freeTextInput: z.optional(FreeTextSettingsSchema),
      assignedProductsCount: z.nullish(z.int32())
  });
  return Customization$ as MatchesType<typeof Customization$, z.ZodMiniType<T.Customization>>;
})();

export const QueryCustomizationsResponseSchema: z.ZodMiniType<T.QueryCustomizationsResponse> = /* @__PURE__ */ (() => {
  const QueryCustomizationsResponse$ = z.object({
      customizations: z.optional(z.array(CustomizationSchema)),
      pagingMetadata: z.optional(CursorPagingMetadataV3Schema)
  });
  return QueryCustomizationsResponse$ as MatchesType<typeof QueryCustomizationsResponse$, z.ZodMiniType<T.QueryCustomizationsResponse>>;
})();

export const ParentCategorySchema: z.ZodMiniType<T.ParentCategory> = /* @__PURE__ */ (() => {
  const ParentCategory$ = z.object({
      id: z.nullish(z.guid()),
      index: z.nullish(z.int32())
  });
  return ParentCategory$ as MatchesType<typeof ParentCategory$, z.ZodMiniType<T.ParentCategory>>;
})();

export const CategorySchema: z.ZodMiniType<T.Category> = /* @__PURE__ */ (() => {
  const Category$ = z.object({
      id: z.nullish(z.guid()),
      revision: z.nullish(z.string().check(z.regex(/^\d+$/u))),
      createdDate: z.nullish(z.iso.datetime({ offset: true })),
      updatedDate: z.nullish(z.iso.datetime({ offset: true })),
      name: z.nullish(z.string().check(z.minLength(1), z.maxLength(80))),
      slug: z.nullish(z.string().check(z.minLength(1), z.maxLength(300))),
      image: z.optional(ImageSchema),
      description: z.nullish(z.string().check(z.minLength(1), z.maxLength(600))),
      richContentDescription: z.optional(RichContentSchema),
      visible: z.nullish(z.boolean()),
      itemCounter: z.optional(z.int32()),
      parentCategory: z.optional(ParentCategorySchema),
      breadcrumbsInfo: z.optional(BreadcrumbsInfoSchema),
      treeReference: z.optional(TreeReferenceSchema),
      managingAppId: z.nullish(z.guid()),
      seoData: z.optional(ProductSeoSchemaSchema),
      extendedFields: z.optional(ExtendedFieldsSchema)
  });
  return Category$ as MatchesType<typeof Category$, z.ZodMiniType<T.Category>>;
})();

export const CategoryResponseSchema: z.ZodMiniType<T.CategoryResponse> = /* @__PURE__ */ (() => {
  const CategoryResponse$ = z.object({
      category: CategorySchema
  });
  return CategoryResponse$ as MatchesType<typeof CategoryResponse$, z.ZodMiniType<T.CategoryResponse>>;
})();

export const QueryCategoriesResponseSchema: z.ZodMiniType<T.QueryCategoriesResponse> = /* @__PURE__ */ (() => {
  const QueryCategoriesResponse$ = z.object({
      categories: z.optional(z.array(CategorySchema).check(z.maxLength(1000))),
      pagingMetadata: z.optional(CursorPagingMetadataV3Schema)
  });
  return QueryCategoriesResponse$ as MatchesType<typeof QueryCategoriesResponse$, z.ZodMiniType<T.QueryCategoriesResponse>>;
})();

export const ItemReferenceSchema: z.ZodMiniType<T.ItemReference> = /* @__PURE__ */ (() => {
  const ItemReference$ = z.object({
      catalogItemId: z.string().check(z.minLength(1), z.maxLength(36)),
      appId: z.string().check(z.minLength(1), z.maxLength(36))
  });
  return ItemReference$ as MatchesType<typeof ItemReference$, z.ZodMiniType<T.ItemReference>>;
})();

export const ListItemsInCategoryResponseSchema: z.ZodMiniType<T.ListItemsInCategoryResponse> = /* @__PURE__ */ (() => {
  const ListItemsInCategoryResponse$ = z.object({
      items: z.optional(z.array(ItemReferenceSchema).check(z.maxLength(100))),
      pagingMetadata: z.optional(PlatformPagingMetadataSchema)
  });
  return ListItemsInCategoryResponse$ as MatchesType<typeof ListItemsInCategoryResponse$, z.ZodMiniType<T.ListItemsInCategoryResponse>>;
})();

export const ItemReferenceMetadataSchema: z.ZodMiniType<T.ItemReferenceMetadata> = /* @__PURE__ */ (() => {
  const ItemReferenceMetadata$ = z.object({
      item: z.optional(ItemReferenceSchema),
      originalIndex: z.optional(z.int32()),
      success: z.optional(z.boolean()),
      error: z.optional(ApplicationErrorSchema)
  });
  return ItemReferenceMetadata$ as MatchesType<typeof ItemReferenceMetadata$, z.ZodMiniType<T.ItemReferenceMetadata>>;
})();

export const BulkCategoryItemResultSchema: z.ZodMiniType<T.BulkCategoryItemResult> = /* @__PURE__ */ (() => {
  const BulkCategoryItemResult$ = z.object({
      itemMetadata: z.optional(ItemReferenceMetadataSchema)
  });
  return BulkCategoryItemResult$ as MatchesType<typeof BulkCategoryItemResult$, z.ZodMiniType<T.BulkCategoryItemResult>>;
})();

export const BulkCategoryItemsResponseSchema: z.ZodMiniType<T.BulkCategoryItemsResponse> = /* @__PURE__ */ (() => {
  const BulkCategoryItemsResponse$ = z.object({
      results: z.optional(z.array(BulkCategoryItemResultSchema)),
      bulkActionMetadata: z.optional(BulkActionMetadataSchema)
  });
  return BulkCategoryItemsResponse$ as MatchesType<typeof BulkCategoryItemsResponse$, z.ZodMiniType<T.BulkCategoryItemsResponse>>;
})();

export const IdentityPrivacyStatusSchema: z.ZodMiniType<T.IdentityPrivacyStatus> = /* @__PURE__ */ (() => {
  const IdentityPrivacyStatus$ = z.string();
  return IdentityPrivacyStatus$ as MatchesType<typeof IdentityPrivacyStatus$, z.ZodMiniType<T.IdentityPrivacyStatus>>;
})();

export const EmailTagSchema: z.ZodMiniType<T.EmailTag> = /* @__PURE__ */ (() => {
  const EmailTag$ = z.string();
  return EmailTag$ as MatchesType<typeof EmailTag$, z.ZodMiniType<T.EmailTag>>;
})();

export const PhoneTagSchema: z.ZodMiniType<T.PhoneTag> = /* @__PURE__ */ (() => {
  const PhoneTag$ = z.string();
  return PhoneTag$ as MatchesType<typeof PhoneTag$, z.ZodMiniType<T.PhoneTag>>;
})();

export const AddressTagSchema: z.ZodMiniType<T.AddressTag> = /* @__PURE__ */ (() => {
  const AddressTag$ = z.string();
  return AddressTag$ as MatchesType<typeof AddressTag$, z.ZodMiniType<T.AddressTag>>;
})();

export const FactorTypeSchema: z.ZodMiniType<T.FactorType> = /* @__PURE__ */ (() => {
  const FactorType$ = z.string();
  return FactorType$ as MatchesType<typeof FactorType$, z.ZodMiniType<T.FactorType>>;
})();

export const MfaFactorStatusSchema: z.ZodMiniType<T.MfaFactorStatus> = /* @__PURE__ */ (() => {
  const MfaFactorStatus$ = z.string();
  return MfaFactorStatus$ as MatchesType<typeof MfaFactorStatus$, z.ZodMiniType<T.MfaFactorStatus>>;
})();

export const MfaFactorSchema: z.ZodMiniType<T.MfaFactor> = /* @__PURE__ */ (() => {
  const MfaFactor$ = z.object({
      factorType: z.optional(FactorTypeSchema),
      factorStatus: z.optional(MfaFactorStatusSchema)
  });
  return MfaFactor$ as MatchesType<typeof MfaFactor$, z.ZodMiniType<T.MfaFactor>>;
})();

export const MfaReasonSchema: z.ZodMiniType<T.MfaReason> = /* @__PURE__ */ (() => {
  const MfaReason$ = z.string();
  return MfaReason$ as MatchesType<typeof MfaReason$, z.ZodMiniType<T.MfaReason>>;
})();

export const RequireMfaDataSchema: z.ZodMiniType<T.RequireMfaData> = /* @__PURE__ */ (() => {
  const RequireMfaData$ = z.object({
      availableFactors: z.optional(z.array(MfaFactorSchema).check(z.maxLength(100))),
      reason: z.optional(MfaReasonSchema)
  });
  return RequireMfaData$ as MatchesType<typeof RequireMfaData$, z.ZodMiniType<T.RequireMfaData>>;
})();

export const IdentityPushChallengeDataSchema: z.ZodMiniType<T.IdentityPushChallengeData> = /* @__PURE__ */ (() => {
  const IdentityPushChallengeData$ = z.object({
      transactionId: z.optional(z.string().check(z.maxLength(36)))
  });
  return IdentityPushChallengeData$ as MatchesType<typeof IdentityPushChallengeData$, z.ZodMiniType<T.IdentityPushChallengeData>>;
})();

export const IdentityWebAuthnChallengeDataSchema: z.ZodMiniType<T.IdentityWebAuthnChallengeData> = /* @__PURE__ */ (() => {
  const IdentityWebAuthnChallengeData$ = z.object({
      challengeId: z.optional(z.guid()),
      publicKeyCredentialRequestOptionsJson: z.optional(z.string().check(z.maxLength(40000)))
  });
  return IdentityWebAuthnChallengeData$ as MatchesType<typeof IdentityWebAuthnChallengeData$, z.ZodMiniType<T.IdentityWebAuthnChallengeData>>;
})();

export const IdentityVerificationChallengeSchema: z.ZodMiniType<T.IdentityVerificationChallenge> = /* @__PURE__ */ (() => {
  const IdentityVerificationChallenge$ = z.object({
      pushData: z.optional(IdentityPushChallengeDataSchema),
      webauthnData: z.optional(IdentityWebAuthnChallengeDataSchema),
      hint: z.nullish(z.string().check(z.maxLength(200)))
  });
  return IdentityVerificationChallenge$ as MatchesType<typeof IdentityVerificationChallenge$, z.ZodMiniType<T.IdentityVerificationChallenge>>;
})();

export const MfaChallengeDataSchema: z.ZodMiniType<T.MfaChallengeData> = /* @__PURE__ */ (() => {
  const MfaChallengeData$ = z.object({
      factorType: z.optional(FactorTypeSchema),
      verificationChallengeData: z.optional(IdentityVerificationChallengeSchema),
      availableFactors: z.optional(z.array(MfaFactorSchema).check(z.maxLength(100))),
      reason: z.optional(MfaReasonSchema)
  });
  return MfaChallengeData$ as MatchesType<typeof MfaChallengeData$, z.ZodMiniType<T.MfaChallengeData>>;
})();

export const AuthenticationStateSchema: z.ZodMiniType<T.AuthenticationState> = /* @__PURE__ */ (() => {
  const AuthenticationState$ = z.string();
  return AuthenticationState$ as MatchesType<typeof AuthenticationState$, z.ZodMiniType<T.AuthenticationState>>;
})();

export const IdentityIdpConnectionSchema: z.ZodMiniType<T.IdentityIdpConnection> = /* @__PURE__ */ (() => {
  const IdentityIdpConnection$ = z.object({
      idpConnectionId: z.guid(),
      idpUserId: z.string()
  });
  return IdentityIdpConnection$ as MatchesType<typeof IdentityIdpConnection$, z.ZodMiniType<T.IdentityIdpConnection>>;
})();

export const IdentityAuthenticatorConnectionSchema: z.ZodMiniType<T.IdentityAuthenticatorConnection> = /* @__PURE__ */ (() => {
  const IdentityAuthenticatorConnection$ = z.object({
      authenticatorConnectionId: z.guid(),
      reEnrollmentRequired: z.boolean()
  });
  return IdentityAuthenticatorConnection$ as MatchesType<typeof IdentityAuthenticatorConnection$, z.ZodMiniType<T.IdentityAuthenticatorConnection>>;
})();

export const IdentityConnectionSchema: z.ZodMiniType<T.IdentityConnection> = /* @__PURE__ */ (() => {
  const IdentityConnection$ = z.object({
      idpConnection: z.optional(IdentityIdpConnectionSchema),
      authenticatorConnection: z.optional(IdentityAuthenticatorConnectionSchema)
  });
  return IdentityConnection$ as MatchesType<typeof IdentityConnection$, z.ZodMiniType<T.IdentityConnection>>;
})();

export const IdentitySecondaryEmailSchema: z.ZodMiniType<T.IdentitySecondaryEmail> = /* @__PURE__ */ (() => {
  const IdentitySecondaryEmail$ = z.object({
      email: z.email(),
      tag: EmailTagSchema
  });
  return IdentitySecondaryEmail$ as MatchesType<typeof IdentitySecondaryEmail$, z.ZodMiniType<T.IdentitySecondaryEmail>>;
})();

export const IdentityPhoneSchema: z.ZodMiniType<T.IdentityPhone> = /* @__PURE__ */ (() => {
  const IdentityPhone$ = z.object({
      countryCode: z.nullish(z.string().check(z.regex(/^[A-Z]{2}$/u))),
      phone: z.string(),
      tag: PhoneTagSchema
  });
  return IdentityPhone$ as MatchesType<typeof IdentityPhone$, z.ZodMiniType<T.IdentityPhone>>;
})();

export const IdentityAddressSchema: z.ZodMiniType<T.IdentityAddress> = /* @__PURE__ */ (() => {
  const IdentityAddress$ = z.object({
      country: z.nullish(z.string().check(z.regex(/^[A-Z]{2}$/u))),
      subdivision: z.nullish(z.string()),
      city: z.nullish(z.string()),
      postalCode: z.nullish(z.string()),
      addressLine: z.nullish(z.string()),
      addressLine2: z.nullish(z.string()),
      streetName: z.nullish(z.string().check(z.maxLength(1000))),
      streetNumber: z.nullish(z.string().check(z.maxLength(1000))),
      formattedAddress: z.nullish(z.string()),
      geocode: z.optional(AddressLocationSchema),
      streetAddress: z.optional(StreetAddressSchema),
      countryFullname: z.nullish(z.string()),
      subdivisionFullname: z.nullish(z.string())
  });
  return IdentityAddress$ as MatchesType<typeof IdentityAddress$, z.ZodMiniType<T.IdentityAddress>>;
})();

export const IdentityAddressWrapperSchema: z.ZodMiniType<T.IdentityAddressWrapper> = /* @__PURE__ */ (() => {
  const IdentityAddressWrapper$ = z.object({
      address: z.optional(IdentityAddressSchema),
      tag: AddressTagSchema
  });
  return IdentityAddressWrapper$ as MatchesType<typeof IdentityAddressWrapper$, z.ZodMiniType<T.IdentityAddressWrapper>>;
})();

export const IdentityMetadataSchema: z.ZodMiniType<T.IdentityMetadata> = /* @__PURE__ */ (() => {
  const IdentityMetadata$ = z.record(z.string(), z.unknown());
  return IdentityMetadata$ as MatchesType<typeof IdentityMetadata$, z.ZodMiniType<T.IdentityMetadata>>;
})();

export const EmailStatusReasonSchema: z.ZodMiniType<T.EmailStatusReason> = /* @__PURE__ */ (() => {
  const EmailStatusReason$ = z.string();
  return EmailStatusReason$ as MatchesType<typeof EmailStatusReason$, z.ZodMiniType<T.EmailStatusReason>>;
})();

export const IdentityEmailSchema: z.ZodMiniType<T.IdentityEmail> = /* @__PURE__ */ (() => {
  const IdentityEmail$ = z.object({
      address: z.email(),
      isVerified: z.boolean(),
      statusReasons: z.optional(z.array(EmailStatusReasonSchema))
  });
  return IdentityEmail$ as MatchesType<typeof IdentityEmail$, z.ZodMiniType<T.IdentityEmail>>;
})();

export const IdentityStatusSchema: z.ZodMiniType<T.IdentityStatus> = /* @__PURE__ */ (() => {
  const IdentityStatus$ = z.string();
  return IdentityStatus$ as MatchesType<typeof IdentityStatus$, z.ZodMiniType<T.IdentityStatus>>;
})();

export const IdentityPendingReasonSchema: z.ZodMiniType<T.IdentityPendingReason> = /* @__PURE__ */ (() => {
  const IdentityPendingReason$ = z.string();
  return IdentityPendingReason$ as MatchesType<typeof IdentityPendingReason$, z.ZodMiniType<T.IdentityPendingReason>>;
})();

export const IdentityStatusDetailsSchema: z.ZodMiniType<T.IdentityStatusDetails> = /* @__PURE__ */ (() => {
  const IdentityStatusDetails$ = z.object({
      name: IdentityStatusSchema,
      reasons: z.array(IdentityPendingReasonSchema)
  });
  return IdentityStatusDetails$ as MatchesType<typeof IdentityStatusDetails$, z.ZodMiniType<T.IdentityStatusDetails>>;
})();

export const FactorStatusSchema: z.ZodMiniType<T.FactorStatus> = /* @__PURE__ */ (() => {
  const FactorStatus$ = z.string();
  return FactorStatus$ as MatchesType<typeof FactorStatus$, z.ZodMiniType<T.FactorStatus>>;
})();

export const IdentityFactorSchema: z.ZodMiniType<T.IdentityFactor> = /* @__PURE__ */ (() => {
  const IdentityFactor$ = z.object({
      factorId: z.guid(),
      type: FactorTypeSchema,
      status: FactorStatusSchema
  });
  return IdentityFactor$ as MatchesType<typeof IdentityFactor$, z.ZodMiniType<T.IdentityFactor>>;
})();

export const StartVerificationResponseSchema: z.ZodMiniType<T.StartVerificationResponse> = /* @__PURE__ */ (() => {
  const StartVerificationResponse$ = z.object({
      verificationId: z.string()
  });
  return StartVerificationResponse$ as MatchesType<typeof StartVerificationResponse$, z.ZodMiniType<T.StartVerificationResponse>>;
})();

export const OAuthTokenResponseSchema: z.ZodMiniType<T.OAuthTokenResponse> = /* @__PURE__ */ (() => {
  const OAuthTokenResponse$ = z.object({
      access_token: z.string(),
      expires_in: z.int32().check(z.gte(0)),
      refresh_token: z.nullish(z.string()),
      token_type: z.string(),
      scope: z.nullish(z.string())
  });
  return OAuthTokenResponse$ as MatchesType<typeof OAuthTokenResponse$, z.ZodMiniType<T.OAuthTokenResponse>>;
})();

export const OAuthErrorBodySchema: z.ZodMiniType<T.OAuthErrorBody> = /* @__PURE__ */ (() => {
  const OAuthErrorBody$ = z.object({
      error: z.string(),
      error_description: z.optional(z.string())
  });
  return OAuthErrorBody$ as MatchesType<typeof OAuthErrorBody$, z.ZodMiniType<T.OAuthErrorBody>>;
})();

export const TokenInfoSubjectTypeSchema: z.ZodMiniType<T.TokenInfoSubjectType> = /* @__PURE__ */ (() => {
  const TokenInfoSubjectType$ = z.string();
  return TokenInfoSubjectType$ as MatchesType<typeof TokenInfoSubjectType$, z.ZodMiniType<T.TokenInfoSubjectType>>;
})();

export const OauthTokenInfoResponseSchema: z.ZodMiniType<T.OauthTokenInfoResponse> = /* @__PURE__ */ (() => {
  const OauthTokenInfoResponse$ = z.object({
      active: z.boolean(),
      subjectType: z.optional(TokenInfoSubjectTypeSchema),
      subjectId: z.optional(z.string()),
      exp: z.nullish(z.union([
          z.int(),
          z.string()
      ])),
      iat: z.nullish(z.union([
          z.int(),
          z.string()
      ])),
      clientId: z.optional(z.string()),
      siteId: z.optional(z.string()),
      instanceId: z.optional(z.string()),
      accountId: z.nullish(z.string()),
      vendorProductId: z.nullish(z.string().check(z.maxLength(100)))
  });
  return OauthTokenInfoResponse$ as MatchesType<typeof OauthTokenInfoResponse$, z.ZodMiniType<T.OauthTokenInfoResponse>>;
})();

export const GenerateFilesDownloadUrlResponseSchema: z.ZodMiniType<T.GenerateFilesDownloadUrlResponse> = /* @__PURE__ */ (() => {
  const GenerateFilesDownloadUrlResponse$ = z.object({
      downloadUrl: z.url()
  });
  return GenerateFilesDownloadUrlResponse$ as MatchesType<typeof GenerateFilesDownloadUrlResponse$, z.ZodMiniType<T.GenerateFilesDownloadUrlResponse>>;
})();

export const DownloadUrlSchema: z.ZodMiniType<T.DownloadUrl> = /* @__PURE__ */ (() => {
  const DownloadUrl$ = z.object({
      url: z.optional(z.url()),
      assetKey: z.optional(z.string().check(z.maxLength(100)))
  });
  return DownloadUrl$ as MatchesType<typeof DownloadUrl$, z.ZodMiniType<T.DownloadUrl>>;
})();

export const GenerateFileDownloadUrlResponseSchema: z.ZodMiniType<T.GenerateFileDownloadUrlResponse> = /* @__PURE__ */ (() => {
  const GenerateFileDownloadUrlResponse$ = z.object({
      downloadUrls: z.array(DownloadUrlSchema).check(z.maxLength(100))
  });
  return GenerateFileDownloadUrlResponse$ as MatchesType<typeof GenerateFileDownloadUrlResponse$, z.ZodMiniType<T.GenerateFileDownloadUrlResponse>>;
})();

export const FileMediaTypeSchema: z.ZodMiniType<T.FileMediaType> = /* @__PURE__ */ (() => {
  const FileMediaType$ = z.string();
  return FileMediaType$ as MatchesType<typeof FileMediaType$, z.ZodMiniType<T.FileMediaType>>;
})();

export const FileColorRGBSchema: z.ZodMiniType<T.FileColorRGB> = /* @__PURE__ */ (() => {
  const FileColorRGB$ = z.object({
      r: z.nullish(z.int32().check(z.lte(255))),
      g: z.nullish(z.int32().check(z.lte(255))),
      b: z.nullish(z.int32().check(z.lte(255)))
  });
  return FileColorRGB$ as MatchesType<typeof FileColorRGB$, z.ZodMiniType<T.FileColorRGB>>;
})();

export const FileColorSchema: z.ZodMiniType<T.FileColor> = /* @__PURE__ */ (() => {
  const FileColor$ = z.object({
      hex: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/u))),
      rgb: z.optional(FileColorRGBSchema)
  });
  return FileColor$ as MatchesType<typeof FileColor$, z.ZodMiniType<T.FileColor>>;
})();

export const FileColorsSchema: z.ZodMiniType<T.FileColors> = /* @__PURE__ */ (() => {
  const FileColors$ = z.object({
      prominent: z.optional(FileColorSchema),
      palette: z.array(FileColorSchema).check(z.maxLength(100))
  });
  return FileColors$ as MatchesType<typeof FileColors$, z.ZodMiniType<T.FileColors>>;
})();

export const FileFaceRecognitionSchema: z.ZodMiniType<T.FileFaceRecognition> = /* @__PURE__ */ (() => {
  const FileFaceRecognition$ = z.object({
      confidence: rules.orNotFinite(z.number()),
      x: z.int32(),
      y: z.int32(),
      height: z.int32(),
      width: z.int32()
  });
  return FileFaceRecognition$ as MatchesType<typeof FileFaceRecognition$, z.ZodMiniType<T.FileFaceRecognition>>;
})();

export const FileImageMediaSchema: z.ZodMiniType<T.FileImageMedia> = /* @__PURE__ */ (() => {
  const FileImageMedia$ = z.object({
      image: z.optional(ImageSchema),
      colors: z.optional(FileColorsSchema),
      faces: z.array(FileFaceRecognitionSchema).check(z.maxLength(100)),
      previewImage: z.optional(ImageSchema),
      caption: z.nullish(z.string().check(z.maxLength(300)))
  });
  return FileImageMedia$ as MatchesType<typeof FileImageMedia$, z.ZodMiniType<T.FileImageMedia>>;
})();

export const FileAudioSchema: z.ZodMiniType<T.FileAudio> = /* @__PURE__ */ (() => {
  const FileAudio$ = z.object({
      id: z.optional(z.string()),
      url: z.optional(z.string()),
      urlExpirationDate: z.nullish(z.iso.datetime({ offset: true })),
      sizeInBytes: z.nullish(z.string().check(z.regex(/^\d+$/u))),
      filename: z.nullish(z.string()),
      duration: z.nullish(z.int32()),
      private: z.nullish(z.boolean()),
      format: z.nullish(z.string())
  });
  return FileAudio$ as MatchesType<typeof FileAudio$, z.ZodMiniType<T.FileAudio>>;
})();

export const FileAudioMediaSchema: z.ZodMiniType<T.FileAudioMedia> = /* @__PURE__ */ (() => {
  const FileAudioMedia$ = z.object({
      id: z.string().check(z.maxLength(200)),
      assets: z.array(FileAudioSchema).check(z.maxLength(100)),
      bitrate: z.nullish(z.int32()),
      format: z.nullish(z.string().check(z.maxLength(100))),
      duration: z.nullish(z.int32()),
      sizeInBytes: z.nullish(z.string().check(z.regex(/^\d+$/u)))
  });
  return FileAudioMedia$ as MatchesType<typeof FileAudioMedia$, z.ZodMiniType<T.FileAudioMedia>>;
})();

export const FileDocumentSchema: z.ZodMiniType<T.FileDocument> = /* @__PURE__ */ (() => {
  const FileDocument$ = z.object({
      id: z.optional(z.string()),
      url: z.optional(z.string()),
      urlExpirationDate: z.nullish(z.iso.datetime({ offset: true })),
      sizeInBytes: z.nullish(z.string().check(z.regex(/^\d+$/u))),
      filename: z.nullish(z.string())
  });
  return FileDocument$ as MatchesType<typeof FileDocument$, z.ZodMiniType<T.FileDocument>>;
})();

export const FileArchiveSchema: z.ZodMiniType<T.FileArchive> = /* @__PURE__ */ (() => {
  const FileArchive$ = z.object({
      id: z.string(),
      url: z.string(),
      urlExpirationDate: z.nullish(z.iso.datetime({ offset: true })),
      sizeInBytes: z.nullish(z.string().check(z.regex(/^\d+$/u))),
      filename: z.nullish(z.string())
  });
  return FileArchive$ as MatchesType<typeof FileArchive$, z.ZodMiniType<T.FileArchive>>;
})();

export const FileModel3DSchema: z.ZodMiniType<T.FileModel3D> = /* @__PURE__ */ (() => {
  const FileModel3D$ = z.object({
      id: z.string(),
      url: z.string(),
      thumbnail: z.optional(ImageSchema),
      altText: z.nullish(z.string()),
      urlExpirationDate: z.nullish(z.iso.datetime({ offset: true })),
      filename: z.nullish(z.string()),
      sizeInBytes: z.nullish(z.string().check(z.regex(/^\d+$/u)))
  });
  return FileModel3D$ as MatchesType<typeof FileModel3D$, z.ZodMiniType<T.FileModel3D>>;
})();

export const FileMediaSchema: z.ZodMiniType<T.FileMedia> = /* @__PURE__ */ (() => {
  const FileMedia$ = z.object({
      image: z.optional(FileImageMediaSchema),
      video: z.optional(VideoSchema),
      audio: z.optional(FileAudioMediaSchema),
      document: z.optional(FileDocumentSchema),
      vector: z.optional(FileImageMediaSchema),
      archive: z.optional(FileArchiveSchema),
      model3d: z.optional(FileModel3DSchema),
      icon: z.optional(FileImageMediaSchema)
  });
  return FileMedia$ as MatchesType<typeof FileMedia$, z.ZodMiniType<T.FileMedia>>;
})();

export const FileOperationStatusSchema: z.ZodMiniType<T.FileOperationStatus> = /* @__PURE__ */ (() => {
  const FileOperationStatus$ = z.string();
  return FileOperationStatus$ as MatchesType<typeof FileOperationStatus$, z.ZodMiniType<T.FileOperationStatus>>;
})();

export const FileStateSchema: z.ZodMiniType<T.FileState> = /* @__PURE__ */ (() => {
  const FileState$ = z.string();
  return FileState$ as MatchesType<typeof FileState$, z.ZodMiniType<T.FileState>>;
})();

export const NamespaceSchema: z.ZodMiniType<T.Namespace> = /* @__PURE__ */ (() => {
  const Namespace$ = z.string();
  return Namespace$ as MatchesType<typeof Namespace$, z.ZodMiniType<T.Namespace>>;
})();

export const FileDescriptorSchema: z.ZodMiniType<T.FileDescriptor> = /* @__PURE__ */ (() => {
  const FileDescriptor$ = z.object({
      id: z.string().check(z.maxLength(1000)),
      displayName: z.string().check(z.maxLength(255)),
      url: z.url(),
      parentFolderId: z.nullish(z.string().check(z.maxLength(100))),
      hash: z.string().check(z.maxLength(100)),
      sizeInBytes: z.nullish(z.string().check(z.regex(/^\d+$/u))),
      private: z.boolean(),
      mediaType: FileMediaTypeSchema,
      media: z.optional(FileMediaSchema),
      operationStatus: FileOperationStatusSchema,
      sourceUrl: z.nullish(z.url()),
      thumbnailUrl: z.nullish(z.url()),
      labels: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(100)),
      createdDate: z.nullish(z.iso.datetime({ offset: true })),
      updatedDate: z.nullish(z.iso.datetime({ offset: true })),
      siteId: z.string().check(z.maxLength(100)),
      state: FileStateSchema,
      namespace: z.optional(NamespaceSchema),
      lastUsedDate: z.nullish(z.iso.datetime({ offset: true })),
      mimeType: z.nullish(z.string().check(z.maxLength(200)))
  });
  return FileDescriptor$ as MatchesType<typeof FileDescriptor$, z.ZodMiniType<T.FileDescriptor>>;
})();

export const FileDescriptorResponseSchema: z.ZodMiniType<T.FileDescriptorResponse> = /* @__PURE__ */ (() => {
  const FileDescriptorResponse$ = z.object({
      file: FileDescriptorSchema
  });
  return FileDescriptorResponse$ as MatchesType<typeof FileDescriptorResponse$, z.ZodMiniType<T.FileDescriptorResponse>>;
})();

export const GetFileDescriptorsResponseSchema: z.ZodMiniType<T.GetFileDescriptorsResponse> = /* @__PURE__ */ (() => {
  const GetFileDescriptorsResponse$ = z.object({
      files: z.array(FileDescriptorSchema).check(z.maxLength(100))
  });
  return GetFileDescriptorsResponse$ as MatchesType<typeof GetFileDescriptorsResponse$, z.ZodMiniType<T.GetFileDescriptorsResponse>>;
})();

export const FileExternalInfoSchema: z.ZodMiniType<T.FileExternalInfo> = /* @__PURE__ */ (() => {
  const FileExternalInfo$ = z.object({
      origin: z.optional(z.string().check(z.maxLength(1000))),
      externalIds: z.optional(z.array(z.string().check(z.maxLength(4000))).check(z.maxLength(30)))
  });
  return FileExternalInfo$ as MatchesType<typeof FileExternalInfo$, z.ZodMiniType<T.FileExternalInfo>>;
})();

export const GenerateFileUploadUrlResponseSchema: z.ZodMiniType<T.GenerateFileUploadUrlResponse> = /* @__PURE__ */ (() => {
  const GenerateFileUploadUrlResponse$ = z.object({
      uploadUrl: z.url()
  });
  return GenerateFileUploadUrlResponse$ as MatchesType<typeof GenerateFileUploadUrlResponse$, z.ZodMiniType<T.GenerateFileUploadUrlResponse>>;
})();

export const UploadProtocolSchema: z.ZodMiniType<T.UploadProtocol> = /* @__PURE__ */ (() => {
  const UploadProtocol$ = z.string();
  return UploadProtocol$ as MatchesType<typeof UploadProtocol$, z.ZodMiniType<T.UploadProtocol>>;
})();

export const GenerateFileResumableUploadUrlResponseSchema: z.ZodMiniType<T.GenerateFileResumableUploadUrlResponse> = /* @__PURE__ */ (() => {
  const GenerateFileResumableUploadUrlResponse$ = z.object({
      uploadProtocol: z.optional(UploadProtocolSchema),
      uploadUrl: z.optional(z.url()),
      uploadToken: z.optional(z.string().check(z.maxLength(2000)))
  });
  return GenerateFileResumableUploadUrlResponse$ as MatchesType<typeof GenerateFileResumableUploadUrlResponse$, z.ZodMiniType<T.GenerateFileResumableUploadUrlResponse>>;
})();

export const BulkImportFileResultSchema: z.ZodMiniType<T.BulkImportFileResult> = /* @__PURE__ */ (() => {
  const BulkImportFileResult$ = z.object({
      itemMetadata: z.optional(ItemMetadataSchema),
      item: z.optional(FileDescriptorSchema)
  });
  return BulkImportFileResult$ as MatchesType<typeof BulkImportFileResult$, z.ZodMiniType<T.BulkImportFileResult>>;
})();

export const BulkImportFilesResponseSchema: z.ZodMiniType<T.BulkImportFilesResponse> = /* @__PURE__ */ (() => {
  const BulkImportFilesResponse$ = z.object({
      results: z.optional(z.array(BulkImportFileResultSchema)),
      bulkActionMetadata: z.optional(BulkActionMetadataSchema)
  });
  return BulkImportFilesResponse$ as MatchesType<typeof BulkImportFilesResponse$, z.ZodMiniType<T.BulkImportFilesResponse>>;
})();

export const ListFilesResponseSchema: z.ZodMiniType<T.ListFilesResponse> = /* @__PURE__ */ (() => {
  const ListFilesResponse$ = z.object({
      files: z.optional(z.array(FileDescriptorSchema).check(z.maxLength(200))),
      nextCursor: z.optional(PagingMetadataSchema)
  });
  return ListFilesResponse$ as MatchesType<typeof ListFilesResponse$, z.ZodMiniType<T.ListFilesResponse>>;
})();

export const DownloadUrlResponseSchema: z.ZodMiniType<T.DownloadUrlResponse> = /* @__PURE__ */ (() => {
  const DownloadUrlResponse$ = z.object({
      downloadUrl: DownloadUrlSchema
  });
  return DownloadUrlResponse$ as MatchesType<typeof DownloadUrlResponse$, z.ZodMiniType<T.DownloadUrlResponse>>;
})();

export const MemberStatusSchema: z.ZodMiniType<T.MemberStatus> = /* @__PURE__ */ (() => {
  const MemberStatus$ = z.string();
  return MemberStatus$ as MatchesType<typeof MemberStatus$, z.ZodMiniType<T.MemberStatus>>;
})();

export const MemberStreetAddressSchema: z.ZodMiniType<T.MemberStreetAddress> = /* @__PURE__ */ (() => {
  const MemberStreetAddress$ = z.object({
      number: z.string().check(z.maxLength(100)),
      name: z.string().check(z.maxLength(200))
  });
  return MemberStreetAddress$ as MatchesType<typeof MemberStreetAddress$, z.ZodMiniType<T.MemberStreetAddress>>;
})();

export const MemberAddressSchema: z.ZodMiniType<T.MemberAddress> = /* @__PURE__ */ (() => {
  const MemberAddress$ = z.object({
      streetAddress: z.optional(MemberStreetAddressSchema),
      addressLine: z.nullish(z.string().check(z.maxLength(200))),
      id: z.nullish(z.guid()),
      addressLine2: z.nullish(z.string()),
      city: z.nullish(z.string()),
      subdivision: z.nullish(z.string()),
      country: z.nullish(z.string().check(z.regex(/^[A-Z]{2}$/u))),
      postalCode: z.nullish(z.string())
  });
  return MemberAddress$ as MatchesType<typeof MemberAddress$, z.ZodMiniType<T.MemberAddress>>;
})();

export const MemberCustomFieldSchema: z.ZodMiniType<T.MemberCustomField> = /* @__PURE__ */ (() => {
  const MemberCustomField$ = z.object({
      name: z.nullish(z.string()),
      value: z.optional(z.unknown())
  });
  return MemberCustomField$ as MatchesType<typeof MemberCustomField$, z.ZodMiniType<T.MemberCustomField>>;
})();

export const MemberContactSchema: z.ZodMiniType<T.MemberContact> = /* @__PURE__ */ (() => {
  const MemberContact$ = z.object({
      firstName: z.nullish(z.string()),
      lastName: z.nullish(z.string()),
      phones: z.nullable(z.array(z.string())),
      emails: z.nullable(z.array(z.email())),
      addresses: z.array(MemberAddressSchema),
      birthdate: z.nullish(z.iso.date()),
      company: z.nullish(z.string().check(z.maxLength(100))),
      jobTitle: z.nullish(z.string().check(z.maxLength(100))),
      customFields: z.optional(z.record(z.string(), MemberCustomFieldSchema))
  });
  return MemberContact$ as MatchesType<typeof MemberContact$, z.ZodMiniType<T.MemberContact>>;
})();

export const MemberImageSchema: z.ZodMiniType<T.MemberImage> = /* @__PURE__ */ (() => {
  const MemberImage$ = z.object({
      id: z.string(),
      url: z.string(),
      height: z.int32(),
      width: z.int32(),
      offsetX: z.nullish(z.int32()),
      offsetY: z.nullish(z.int32())
  });
  return MemberImage$ as MatchesType<typeof MemberImage$, z.ZodMiniType<T.MemberImage>>;
})();

export const MemberProfileSchema: z.ZodMiniType<T.MemberProfile> = /* @__PURE__ */ (() => {
  const MemberProfile$ = z.object({
      nickname: z.nullish(z.string()),
      slug: z.nullish(z.string()),
      photo: z.optional(MemberImageSchema),
      cover: z.optional(MemberImageSchema),
      title: z.nullish(z.string())
  });
  return MemberProfile$ as MatchesType<typeof MemberProfile$, z.ZodMiniType<T.MemberProfile>>;
})();

export const MemberPrivacyStatusSchema: z.ZodMiniType<T.MemberPrivacyStatus> = /* @__PURE__ */ (() => {
  const MemberPrivacyStatus$ = z.string();
  return MemberPrivacyStatus$ as MatchesType<typeof MemberPrivacyStatus$, z.ZodMiniType<T.MemberPrivacyStatus>>;
})();

export const MemberActivityStatusSchema: z.ZodMiniType<T.MemberActivityStatus> = /* @__PURE__ */ (() => {
  const MemberActivityStatus$ = z.string();
  return MemberActivityStatus$ as MatchesType<typeof MemberActivityStatus$, z.ZodMiniType<T.MemberActivityStatus>>;
})();

export const MemberSchema: z.ZodMiniType<T.Member> = /* @__PURE__ */ (() => {
  const Member$ = z.object({
      id: z.nullish(z.guid()),
      loginEmail: z.nullish(z.email()),
      loginEmailVerified: z.nullish(z.boolean()),
      status: MemberStatusSchema,
      contactId: z.nullish(z.guid()),
      contact: z.optional(MemberContactSchema),
      profile: z.optional(MemberProfileSchema),
      privacyStatus: MemberPrivacyStatusSchema,
      activityStatus: MemberActivityStatusSchema,
      createdDate: z.nullish(z.iso.datetime({ offset: true })),
      updatedDate: z.nullish(z.iso.datetime({ offset: true })),
      lastLoginDate: z.nullish(z.iso.datetime({ offset: true }))
  });
  return Member$ as MatchesType<typeof Member$, z.ZodMiniType<T.Member>>;
})();

export const MemberResponseSchema: z.ZodMiniType<T.MemberResponse> = /* @__PURE__ */ (() => {
  const MemberResponse$ = z.object({
      member: MemberSchema
  });
  return MemberResponse$ as MatchesType<typeof MemberResponse$, z.ZodMiniType<T.MemberResponse>>;
})();

export const OffsetPagingMetadataSchema: z.ZodMiniType<T.OffsetPagingMetadata> = /* @__PURE__ */ (() => {
  const OffsetPagingMetadata$ = z.object({
      count: z.nullish(z.int32()),
      offset: z.nullish(z.int32()),
      total: z.nullish(z.int32()),
      tooManyToCount: z.nullish(z.boolean())
  });
  return OffsetPagingMetadata$ as MatchesType<typeof OffsetPagingMetadata$, z.ZodMiniType<T.OffsetPagingMetadata>>;
})();

export const ListMembersResponseSchema: z.ZodMiniType<T.ListMembersResponse> = /* @__PURE__ */ (() => {
  const ListMembersResponse$ = z.object({
      members: z.optional(z.array(MemberSchema)),
      metadata: z.optional(OffsetPagingMetadataSchema)
  });
  return ListMembersResponse$ as MatchesType<typeof ListMembersResponse$, z.ZodMiniType<T.ListMembersResponse>>;
})();

export const MembersJobResponseSchema: z.ZodMiniType<T.MembersJobResponse> = /* @__PURE__ */ (() => {
  const MembersJobResponse$ = z.object({
      jobId: z.string()
  });
  return MembersJobResponse$ as MatchesType<typeof MembersJobResponse$, z.ZodMiniType<T.MembersJobResponse>>;
})();

export const RedirectUrlDetailsSchema: z.ZodMiniType<T.RedirectUrlDetails> = /* @__PURE__ */ (() => {
  const RedirectUrlDetails$ = z.object({
      endpoint: z.string().check(z.maxLength(2048)),
      searchParams: z.optional(z.record(z.string(), z.string()))
  });
  return RedirectUrlDetails$ as MatchesType<typeof RedirectUrlDetails$, z.ZodMiniType<T.RedirectUrlDetails>>;
})();

export const RedirectSessionSchema: z.ZodMiniType<T.RedirectSession> = /* @__PURE__ */ (() => {
  const RedirectSession$ = z.object({
      id: z.guid(),
      fullUrl: z.string().check(z.maxLength(2048)),
      urlDetails: z.optional(RedirectUrlDetailsSchema),
      sessionToken: z.nullish(z.string().check(z.maxLength(2048))),
      shortUrl: z.string().check(z.maxLength(2048))
  });
  return RedirectSession$ as MatchesType<typeof RedirectSession$, z.ZodMiniType<T.RedirectSession>>;
})();

export const RedirectSessionResponseSchema: z.ZodMiniType<T.RedirectSessionResponse> = /* @__PURE__ */ (() => {
  const RedirectSessionResponse$ = z.object({
      redirectSession: RedirectSessionSchema
  });
  return RedirectSessionResponse$ as MatchesType<typeof RedirectSessionResponse$, z.ZodMiniType<T.RedirectSessionResponse>>;
})();

export const GraphqlErrorSchema: z.ZodMiniType<T.GraphqlError> = /* @__PURE__ */ (() => {
  const GraphqlError$ = z.object({
      message: z.string(),
      path: z.optional(z.array(z.union([z.string(), z.int32()]))),
      locations: z.optional(z.array(z.object({
          line: z.optional(z.int32()),
          column: z.optional(z.int32())
      }))),
      extensions: z.optional(z.record(z.string(), z.unknown()))
  });
  return GraphqlError$ as MatchesType<typeof GraphqlError$, z.ZodMiniType<T.GraphqlError>>;
})();

export const GraphqlQueryResponseSchema: z.ZodMiniType<T.GraphqlQueryResponse> = /* @__PURE__ */ (() => {
  const GraphqlQueryResponse$ = z.object({
      data: z.nullish(z.record(z.string(), z.unknown())),
      errors: z.optional(z.array(GraphqlErrorSchema)),
      extensions: z.optional(z.record(z.string(), z.unknown()))
  });
  return GraphqlQueryResponse$ as MatchesType<typeof GraphqlQueryResponse$, z.ZodMiniType<T.GraphqlQueryResponse>>;
})();

export const CallWebMethodResponseSchema: z.ZodMiniType<T.CallWebMethodResponse> = /* @__PURE__ */ (() => {
  const CallWebMethodResponse$ = z.object({
      result: z.optional(z.unknown()),
      exception: z.optional(z.boolean())
  });
  return CallWebMethodResponse$ as MatchesType<typeof CallWebMethodResponse$, z.ZodMiniType<T.CallWebMethodResponse>>;
})();

export const EventIdentitySchema: z.ZodMiniType<T.EventIdentity> = /* @__PURE__ */ (() => {
  const EventIdentity$ = z.object({
      identityType: z.optional(IdentityTypeSchema),
      anonymousVisitorId: z.optional(z.guid()),
      memberId: z.optional(z.guid()),
      wixUserId: z.optional(z.guid()),
      appId: z.optional(z.guid())
  });
  return EventIdentity$ as MatchesType<typeof EventIdentity$, z.ZodMiniType<T.EventIdentity>>;
})();

export const EventAccountInfoSchema: z.ZodMiniType<T.EventAccountInfo> = /* @__PURE__ */ (() => {
  const EventAccountInfo$ = z.object({
      accountId: z.nullish(z.guid()),
      parentAccountId: z.nullish(z.guid()),
      siteId: z.nullish(z.guid())
  });
  return EventAccountInfo$ as MatchesType<typeof EventAccountInfo$, z.ZodMiniType<T.EventAccountInfo>>;
})();

export const EventMetadataSchema: z.ZodMiniType<T.EventMetadata> = /* @__PURE__ */ (() => {
  const EventMetadata$ = z.object({
      id: z.optional(z.string()),
      entityFqdn: z.optional(z.string()),
      slug: z.optional(z.string()),
      entityId: z.optional(z.string()),
      eventTime: z.nullish(z.iso.datetime({ offset: true })),
      triggeredByAnonymizeRequest: z.nullish(z.boolean()),
      originatedFrom: z.nullish(z.string()),
      entityEventSequence: z.nullish(z.string().check(z.regex(/^\d+$/u))),
      instanceId: z.nullish(z.guid()),
      eventType: z.optional(z.string().check(z.maxLength(150))),
      identity: z.optional(EventIdentitySchema),
      accountInfo: z.optional(EventAccountInfoSchema)
  });
  return EventMetadata$ as MatchesType<typeof EventMetadata$, z.ZodMiniType<T.EventMetadata>>;
})();

export const OrderEventDataSchema: z.ZodMiniType<T.OrderEventData> = /* @__PURE__ */ (() => {
  const OrderEventData$ = z.object({
      order: z.optional(OrderSchema)
  });
  return OrderEventData$ as MatchesType<typeof OrderEventData$, z.ZodMiniType<T.OrderEventData>>;
})();

export const OrderActionEventSchema: z.ZodMiniType<T.OrderActionEvent> = /* @__PURE__ */ (() => {
  const OrderActionEvent$ = z.object({
      metadata: EventMetadataSchema,
      data: OrderEventDataSchema
  });
  return OrderActionEvent$ as MatchesType<typeof OrderActionEvent$, z.ZodMiniType<T.OrderActionEvent>>;
})();

export const OrderCanceledDataSchema: z.ZodMiniType<T.OrderCanceledData> = /* @__PURE__ */ (() => {
  const OrderCanceledData$ = z.object({
      order: z.optional(OrderSchema),
      restockAllItems: z.optional(z.boolean()),
      sendOrderCanceledEmail: z.optional(z.boolean()),
      customMessage: z.nullish(z.string())
  });
  return OrderCanceledData$ as MatchesType<typeof OrderCanceledData$, z.ZodMiniType<T.OrderCanceledData>>;
})();

export const OrderCanceledEventSchema: z.ZodMiniType<T.OrderCanceledEvent> = /* @__PURE__ */ (() => {
  const OrderCanceledEvent$ = z.object({
      metadata: EventMetadataSchema,
      data: OrderCanceledDataSchema
  });
  return OrderCanceledEvent$ as MatchesType<typeof OrderCanceledEvent$, z.ZodMiniType<T.OrderCanceledEvent>>;
})();

export const CommittedDiffsSchema: z.ZodMiniType<T.CommittedDiffs> = /* @__PURE__ */ (() => {
  const CommittedDiffs$ = z.record(z.string(), z.unknown());
  return CommittedDiffs$ as MatchesType<typeof CommittedDiffs$, z.ZodMiniType<T.CommittedDiffs>>;
})();

export const DraftOrderCommitSettingsSchema: z.ZodMiniType<T.DraftOrderCommitSettings> = /* @__PURE__ */ (() => {
  const DraftOrderCommitSettings$ = z.record(z.string(), z.unknown());
  return DraftOrderCommitSettings$ as MatchesType<typeof DraftOrderCommitSettings$, z.ZodMiniType<T.DraftOrderCommitSettings>>;
})();

export const OrderCommittedDataSchema: z.ZodMiniType<T.OrderCommittedData> = /* @__PURE__ */ (() => {
  const OrderCommittedData$ = z.object({
      order: z.optional(OrderSchema),
      draftOrderId: z.optional(z.string()),
      changes: z.optional(CommittedDiffsSchema),
      commitSettings: z.optional(DraftOrderCommitSettingsSchema),
      commitDate: z.nullish(z.iso.datetime({ offset: true }))
  });
  return OrderCommittedData$ as MatchesType<typeof OrderCommittedData$, z.ZodMiniType<T.OrderCommittedData>>;
})();

export const OrderCommittedEventSchema: z.ZodMiniType<T.OrderCommittedEvent> = /* @__PURE__ */ (() => {
  const OrderCommittedEvent$ = z.object({
      metadata: EventMetadataSchema,
      data: OrderCommittedDataSchema
  });
  return OrderCommittedEvent$ as MatchesType<typeof OrderCommittedEvent$, z.ZodMiniType<T.OrderCommittedEvent>>;
})();

export const OrderCreatedEventSchema: z.ZodMiniType<T.OrderCreatedEvent> = /* @__PURE__ */ (() => {
  const OrderCreatedEvent$ = z.object({
      metadata: EventMetadataSchema,
      entity: OrderSchema
  });
  return OrderCreatedEvent$ as MatchesType<typeof OrderCreatedEvent$, z.ZodMiniType<T.OrderCreatedEvent>>;
})();

export const OrderFulfilledDataSchema: z.ZodMiniType<T.OrderFulfilledData> = /* @__PURE__ */ (() => {
  const OrderFulfilledData$ = z.object({
      order: z.optional(OrderSchema),
      previousFulfillmentStatus: z.optional(OrderFulfillmentStatusSchema),
      newFulfillmentStatus: z.optional(OrderFulfillmentStatusSchema),
      action: z.optional(z.string())
  });
  return OrderFulfilledData$ as MatchesType<typeof OrderFulfilledData$, z.ZodMiniType<T.OrderFulfilledData>>;
})();

export const OrderFulfilledEventSchema: z.ZodMiniType<T.OrderFulfilledEvent> = /* @__PURE__ */ (() => {
  const OrderFulfilledEvent$ = z.object({
      metadata: EventMetadataSchema,
      data: OrderFulfilledDataSchema
  });
  return OrderFulfilledEvent$ as MatchesType<typeof OrderFulfilledEvent$, z.ZodMiniType<T.OrderFulfilledEvent>>;
})();

export const OrderPaymentStatusUpdatedDataSchema: z.ZodMiniType<T.OrderPaymentStatusUpdatedData> = /* @__PURE__ */ (() => {
  const OrderPaymentStatusUpdatedData$ = z.object({
      order: z.optional(OrderSchema),
      previousPaymentStatus: z.optional(OrderPaymentStatusSchema)
  });
  return OrderPaymentStatusUpdatedData$ as MatchesType<typeof OrderPaymentStatusUpdatedData$, z.ZodMiniType<T.OrderPaymentStatusUpdatedData>>;
})();

export const OrderPaymentStatusUpdatedEventSchema: z.ZodMiniType<T.OrderPaymentStatusUpdatedEvent> = /* @__PURE__ */ (() => {
  const OrderPaymentStatusUpdatedEvent$ = z.object({
      metadata: EventMetadataSchema,
      data: OrderPaymentStatusUpdatedDataSchema
  });
  return OrderPaymentStatusUpdatedEvent$ as MatchesType<typeof OrderPaymentStatusUpdatedEvent$, z.ZodMiniType<T.OrderPaymentStatusUpdatedEvent>>;
})();

export const ModifiedFieldsSchema: z.ZodMiniType<T.ModifiedFields> = /* @__PURE__ */ (() => {
  const ModifiedFields$ = z.record(z.string(), z.unknown());
  return ModifiedFields$ as MatchesType<typeof ModifiedFields$, z.ZodMiniType<T.ModifiedFields>>;
})();

export const OrderUpdatedEventSchema: z.ZodMiniType<T.OrderUpdatedEvent> = /* @__PURE__ */ (() => {
  const OrderUpdatedEvent$ = z.object({
      metadata: EventMetadataSchema,
      entity: OrderSchema,
      modifiedFields: z.optional(ModifiedFieldsSchema)
  });
  return OrderUpdatedEvent$ as MatchesType<typeof OrderUpdatedEvent$, z.ZodMiniType<T.OrderUpdatedEvent>>;
})();

export const CartCreatedEventSchema: z.ZodMiniType<T.CartCreatedEvent> = /* @__PURE__ */ (() => {
  const CartCreatedEvent$ = z.object({
      metadata: EventMetadataSchema,
      entity: CartSchema
  });
  return CartCreatedEvent$ as MatchesType<typeof CartCreatedEvent$, z.ZodMiniType<T.CartCreatedEvent>>;
})();

export const EntityDeletedEventSchema: z.ZodMiniType<T.EntityDeletedEvent> = /* @__PURE__ */ (() => {
  const EntityDeletedEvent$ = z.object({
      metadata: EventMetadataSchema
  });
  return EntityDeletedEvent$ as MatchesType<typeof EntityDeletedEvent$, z.ZodMiniType<T.EntityDeletedEvent>>;
})();

export const CartUpdatedEventSchema: z.ZodMiniType<T.CartUpdatedEvent> = /* @__PURE__ */ (() => {
  const CartUpdatedEvent$ = z.object({
      metadata: EventMetadataSchema,
      entity: CartSchema,
      modifiedFields: z.optional(ModifiedFieldsSchema)
  });
  return CartUpdatedEvent$ as MatchesType<typeof CartUpdatedEvent$, z.ZodMiniType<T.CartUpdatedEvent>>;
})();

export const CartCalculatedEventSchema: z.ZodMiniType<T.CartCalculatedEvent> = /* @__PURE__ */ (() => {
  const CartCalculatedEvent$ = z.object({
      metadata: EventMetadataSchema,
      data: CartSummarySchema
  });
  return CartCalculatedEvent$ as MatchesType<typeof CartCalculatedEvent$, z.ZodMiniType<T.CartCalculatedEvent>>;
})();

export const CartV2CreatedEventSchema: z.ZodMiniType<T.CartV2CreatedEvent> = /* @__PURE__ */ (() => {
  const CartV2CreatedEvent$ = z.object({
      metadata: EventMetadataSchema,
      entity: CartV2Schema
  });
  return CartV2CreatedEvent$ as MatchesType<typeof CartV2CreatedEvent$, z.ZodMiniType<T.CartV2CreatedEvent>>;
})();

export const CartV2DeletedEventSchema: z.ZodMiniType<T.CartV2DeletedEvent> = /* @__PURE__ */ (() => {
  const CartV2DeletedEvent$ = z.object({
      metadata: EventMetadataSchema,
      entity: z.optional(CartV2Schema)
  });
  return CartV2DeletedEvent$ as MatchesType<typeof CartV2DeletedEvent$, z.ZodMiniType<T.CartV2DeletedEvent>>;
})();

export const CartV2UpdatedEventSchema: z.ZodMiniType<T.CartV2UpdatedEvent> = /* @__PURE__ */ (() => {
  const CartV2UpdatedEvent$ = z.object({
      metadata: EventMetadataSchema,
      entity: CartV2Schema,
      modifiedFields: z.optional(ModifiedFieldsSchema)
  });
  return CartV2UpdatedEvent$ as MatchesType<typeof CartV2UpdatedEvent$, z.ZodMiniType<T.CartV2UpdatedEvent>>;
})();

export const CheckoutCompletedDataSchema: z.ZodMiniType<T.CheckoutCompletedData> = /* @__PURE__ */ (() => {
  const CheckoutCompletedData$ = z.object({
      checkout: z.optional(CheckoutSchema)
  });
  return CheckoutCompletedData$ as MatchesType<typeof CheckoutCompletedData$, z.ZodMiniType<T.CheckoutCompletedData>>;
})();

export const CheckoutCompletedEventSchema: z.ZodMiniType<T.CheckoutCompletedEvent> = /* @__PURE__ */ (() => {
  const CheckoutCompletedEvent$ = z.object({
      metadata: EventMetadataSchema,
      data: CheckoutCompletedDataSchema
  });
  return CheckoutCompletedEvent$ as MatchesType<typeof CheckoutCompletedEvent$, z.ZodMiniType<T.CheckoutCompletedEvent>>;
})();

export const CheckoutCreatedEventSchema: z.ZodMiniType<T.CheckoutCreatedEvent> = /* @__PURE__ */ (() => {
  const CheckoutCreatedEvent$ = z.object({
      metadata: EventMetadataSchema,
      entity: CheckoutSchema
  });
  return CheckoutCreatedEvent$ as MatchesType<typeof CheckoutCreatedEvent$, z.ZodMiniType<T.CheckoutCreatedEvent>>;
})();

export const CheckoutUpdatedEventSchema: z.ZodMiniType<T.CheckoutUpdatedEvent> = /* @__PURE__ */ (() => {
  const CheckoutUpdatedEvent$ = z.object({
      metadata: EventMetadataSchema,
      entity: CheckoutSchema,
      modifiedFields: z.optional(ModifiedFieldsSchema)
  });
  return CheckoutUpdatedEvent$ as MatchesType<typeof CheckoutUpdatedEvent$, z.ZodMiniType<T.CheckoutUpdatedEvent>>;
})();

export const CheckoutSettingsUpdatedEventSchema: z.ZodMiniType<T.CheckoutSettingsUpdatedEvent> = /* @__PURE__ */ (() => {
  const CheckoutSettingsUpdatedEvent$ = z.object({
      metadata: EventMetadataSchema,
      entity: CheckoutSettingsSchema,
      modifiedFields: z.optional(ModifiedFieldsSchema)
  });
  return CheckoutSettingsUpdatedEvent$ as MatchesType<typeof CheckoutSettingsUpdatedEvent$, z.ZodMiniType<T.CheckoutSettingsUpdatedEvent>>;
})();

export const BackInStockNotificationRequestCreatedEventSchema: z.ZodMiniType<T.BackInStockNotificationRequestCreatedEvent> = /* @__PURE__ */ (() => {
  const BackInStockNotificationRequestCreatedEvent$ = z.object({
      metadata: EventMetadataSchema,
      entity: BackInStockRequestSchema
  });
  return BackInStockNotificationRequestCreatedEvent$ as MatchesType<typeof BackInStockNotificationRequestCreatedEvent$, z.ZodMiniType<T.BackInStockNotificationRequestCreatedEvent>>;
})();

export const BackInStockNotificationRequestUpdatedEventSchema: z.ZodMiniType<T.BackInStockNotificationRequestUpdatedEvent> = /* @__PURE__ */ (() => {
  const BackInStockNotificationRequestUpdatedEvent$ = z.object({
      metadata: EventMetadataSchema,
      entity: BackInStockRequestSchema,
      modifiedFields: z.optional(ModifiedFieldsSchema)
  });
  return BackInStockNotificationRequestUpdatedEvent$ as MatchesType<typeof BackInStockNotificationRequestUpdatedEvent$, z.ZodMiniType<T.BackInStockNotificationRequestUpdatedEvent>>;
})();

export const ChargebackEventDataSchema: z.ZodMiniType<T.ChargebackEventData> = /* @__PURE__ */ (() => {
  const ChargebackEventData$ = z.object({
      orderId: z.optional(z.guid()),
      paymentId: z.optional(z.guid()),
      chargeback: z.optional(ChargebackSchema),
      orderTransactions: z.optional(OrderTransactionsSchema)
  });
  return ChargebackEventData$ as MatchesType<typeof ChargebackEventData$, z.ZodMiniType<T.ChargebackEventData>>;
})();

export const ChargebackEventSchema: z.ZodMiniType<T.ChargebackEvent> = /* @__PURE__ */ (() => {
  const ChargebackEvent$ = z.object({
      metadata: EventMetadataSchema,
      data: ChargebackEventDataSchema
  });
  return ChargebackEvent$ as MatchesType<typeof ChargebackEvent$, z.ZodMiniType<T.ChargebackEvent>>;
})();

export const OrderTransactionsUpdatedDataSchema: z.ZodMiniType<T.OrderTransactionsUpdatedData> = /* @__PURE__ */ (() => {
  const OrderTransactionsUpdatedData$ = z.object({
      orderTransactions: z.optional(OrderTransactionsSchema),
      paymentIds: z.optional(z.array(z.guid()).check(z.maxLength(100))),
      refundIds: z.optional(z.array(z.guid()).check(z.maxLength(300)))
  });
  return OrderTransactionsUpdatedData$ as MatchesType<typeof OrderTransactionsUpdatedData$, z.ZodMiniType<T.OrderTransactionsUpdatedData>>;
})();

export const OrderTransactionsUpdatedEventSchema: z.ZodMiniType<T.OrderTransactionsUpdatedEvent> = /* @__PURE__ */ (() => {
  const OrderTransactionsUpdatedEvent$ = z.object({
      metadata: EventMetadataSchema,
      data: OrderTransactionsUpdatedDataSchema
  });
  return OrderTransactionsUpdatedEvent$ as MatchesType<typeof OrderTransactionsUpdatedEvent$, z.ZodMiniType<T.OrderTransactionsUpdatedEvent>>;
})();

export const RefundSideEffectsSchema: z.ZodMiniType<T.RefundSideEffects> = /* @__PURE__ */ (() => {
  const RefundSideEffects$ = z.record(z.string(), z.unknown());
  return RefundSideEffects$ as MatchesType<typeof RefundSideEffects$, z.ZodMiniType<T.RefundSideEffects>>;
})();

export const OrderTransactionsRefundCompletedDataSchema: z.ZodMiniType<T.OrderTransactionsRefundCompletedData> = /* @__PURE__ */ (() => {
  const OrderTransactionsRefundCompletedData$ = z.object({
      orderId: z.optional(z.guid()),
      refund: z.optional(RefundSchema),
      sideEffects: z.optional(RefundSideEffectsSchema),
      orderTransactions: z.optional(OrderTransactionsSchema)
  });
  return OrderTransactionsRefundCompletedData$ as MatchesType<typeof OrderTransactionsRefundCompletedData$, z.ZodMiniType<T.OrderTransactionsRefundCompletedData>>;
})();

export const OrderTransactionsRefundCompletedEventSchema: z.ZodMiniType<T.OrderTransactionsRefundCompletedEvent> = /* @__PURE__ */ (() => {
  const OrderTransactionsRefundCompletedEvent$ = z.object({
      metadata: EventMetadataSchema,
      data: OrderTransactionsRefundCompletedDataSchema
  });
  return OrderTransactionsRefundCompletedEvent$ as MatchesType<typeof OrderTransactionsRefundCompletedEvent$, z.ZodMiniType<T.OrderTransactionsRefundCompletedEvent>>;
})();

export const AbandonedCheckoutSchema: z.ZodMiniType<T.AbandonedCheckout> = /* @__PURE__ */ (() => {
  const AbandonedCheckout$ = z.record(z.string(), z.unknown());
  return AbandonedCheckout$ as MatchesType<typeof AbandonedCheckout$, z.ZodMiniType<T.AbandonedCheckout>>;
})();

export const AbandonedCheckoutEventSchema: z.ZodMiniType<T.AbandonedCheckoutEvent> = /* @__PURE__ */ (() => {
  const AbandonedCheckoutEvent$ = z.object({
      metadata: EventMetadataSchema,
      entity: AbandonedCheckoutSchema
  });
  return AbandonedCheckoutEvent$ as MatchesType<typeof AbandonedCheckoutEvent$, z.ZodMiniType<T.AbandonedCheckoutEvent>>;
})();

export const AbandonedCheckoutRecoveredDataSchema: z.ZodMiniType<T.AbandonedCheckoutRecoveredData> = /* @__PURE__ */ (() => {
  const AbandonedCheckoutRecoveredData$ = z.object({
      abandonedCheckout: z.optional(AbandonedCheckoutSchema)
  });
  return AbandonedCheckoutRecoveredData$ as MatchesType<typeof AbandonedCheckoutRecoveredData$, z.ZodMiniType<T.AbandonedCheckoutRecoveredData>>;
})();

export const AbandonedCheckoutRecoveredEventSchema: z.ZodMiniType<T.AbandonedCheckoutRecoveredEvent> = /* @__PURE__ */ (() => {
  const AbandonedCheckoutRecoveredEvent$ = z.object({
      metadata: EventMetadataSchema,
      data: AbandonedCheckoutRecoveredDataSchema
  });
  return AbandonedCheckoutRecoveredEvent$ as MatchesType<typeof AbandonedCheckoutRecoveredEvent$, z.ZodMiniType<T.AbandonedCheckoutRecoveredEvent>>;
})();

export const AbandonedCheckoutUpdatedEventSchema: z.ZodMiniType<T.AbandonedCheckoutUpdatedEvent> = /* @__PURE__ */ (() => {
  const AbandonedCheckoutUpdatedEvent$ = z.object({
      metadata: EventMetadataSchema,
      entity: AbandonedCheckoutSchema,
      modifiedFields: z.optional(ModifiedFieldsSchema)
  });
  return AbandonedCheckoutUpdatedEvent$ as MatchesType<typeof AbandonedCheckoutUpdatedEvent$, z.ZodMiniType<T.AbandonedCheckoutUpdatedEvent>>;
})();

export const ReviewEventSchema: z.ZodMiniType<T.ReviewEvent> = /* @__PURE__ */ (() => {
  const ReviewEvent$ = z.object({
      metadata: EventMetadataSchema,
      entity: ReviewSchema
  });
  return ReviewEvent$ as MatchesType<typeof ReviewEvent$, z.ZodMiniType<T.ReviewEvent>>;
})();

export const ReviewModerationStatusChangedDataSchema: z.ZodMiniType<T.ReviewModerationStatusChangedData> = /* @__PURE__ */ (() => {
  const ReviewModerationStatusChangedData$ = z.object({
      review: z.optional(ReviewSchema),
      previousModerationStatus: z.optional(ReviewModerationStatusSchema)
  });
  return ReviewModerationStatusChangedData$ as MatchesType<typeof ReviewModerationStatusChangedData$, z.ZodMiniType<T.ReviewModerationStatusChangedData>>;
})();

export const ReviewModerationStatusChangedEventSchema: z.ZodMiniType<T.ReviewModerationStatusChangedEvent> = /* @__PURE__ */ (() => {
  const ReviewModerationStatusChangedEvent$ = z.object({
      metadata: EventMetadataSchema,
      data: ReviewModerationStatusChangedDataSchema
  });
  return ReviewModerationStatusChangedEvent$ as MatchesType<typeof ReviewModerationStatusChangedEvent$, z.ZodMiniType<T.ReviewModerationStatusChangedEvent>>;
})();

export const ReviewPublishedDataSchema: z.ZodMiniType<T.ReviewPublishedData> = /* @__PURE__ */ (() => {
  const ReviewPublishedData$ = z.object({
      review: z.optional(ReviewSchema)
  });
  return ReviewPublishedData$ as MatchesType<typeof ReviewPublishedData$, z.ZodMiniType<T.ReviewPublishedData>>;
})();

export const ReviewPublishedEventSchema: z.ZodMiniType<T.ReviewPublishedEvent> = /* @__PURE__ */ (() => {
  const ReviewPublishedEvent$ = z.object({
      metadata: EventMetadataSchema,
      data: ReviewPublishedDataSchema
  });
  return ReviewPublishedEvent$ as MatchesType<typeof ReviewPublishedEvent$, z.ZodMiniType<T.ReviewPublishedEvent>>;
})();

export const ReviewUpdatedEventSchema: z.ZodMiniType<T.ReviewUpdatedEvent> = /* @__PURE__ */ (() => {
  const ReviewUpdatedEvent$ = z.object({
      metadata: EventMetadataSchema,
      entity: ReviewSchema,
      modifiedFields: z.optional(ModifiedFieldsSchema)
  });
  return ReviewUpdatedEvent$ as MatchesType<typeof ReviewUpdatedEvent$, z.ZodMiniType<T.ReviewUpdatedEvent>>;
})();

export const ProductChangedDataSchema: z.ZodMiniType<T.ProductChangedData> = /* @__PURE__ */ (() => {
  const ProductChangedData$ = z.object({
      productId: z.optional(z.string()),
      changedFields: z.optional(z.array(z.string())),
      originatedFromVersion: z.optional(CatalogVersionSchema)
  });
  return ProductChangedData$ as MatchesType<typeof ProductChangedData$, z.ZodMiniType<T.ProductChangedData>>;
})();

export const ProductChangedEventSchema: z.ZodMiniType<T.ProductChangedEvent> = /* @__PURE__ */ (() => {
  const ProductChangedEvent$ = z.object({
      metadata: EventMetadataSchema,
      data: ProductChangedDataSchema
  });
  return ProductChangedEvent$ as MatchesType<typeof ProductChangedEvent$, z.ZodMiniType<T.ProductChangedEvent>>;
})();

export const ProductCollectionChangedDataSchema: z.ZodMiniType<T.ProductCollectionChangedData> = /* @__PURE__ */ (() => {
  const ProductCollectionChangedData$ = z.object({
      collectionId: z.optional(z.string()),
      changedFields: z.optional(z.array(z.string())),
      originatedFromVersion: z.optional(CatalogVersionSchema)
  });
  return ProductCollectionChangedData$ as MatchesType<typeof ProductCollectionChangedData$, z.ZodMiniType<T.ProductCollectionChangedData>>;
})();

export const ProductCollectionChangedEventSchema: z.ZodMiniType<T.ProductCollectionChangedEvent> = /* @__PURE__ */ (() => {
  const ProductCollectionChangedEvent$ = z.object({
      metadata: EventMetadataSchema,
      data: ProductCollectionChangedDataSchema
  });
  return ProductCollectionChangedEvent$ as MatchesType<typeof ProductCollectionChangedEvent$, z.ZodMiniType<T.ProductCollectionChangedEvent>>;
})();

export const ProductCollectionCreatedDataSchema: z.ZodMiniType<T.ProductCollectionCreatedData> = /* @__PURE__ */ (() => {
  const ProductCollectionCreatedData$ = z.object({
      collectionId: z.optional(z.string()),
      name: z.optional(z.string()),
      media: z.optional(ProductMediaSchema),
      slug: z.optional(z.string()),
      visible: z.optional(z.boolean()),
      originatedFromVersion: z.optional(CatalogVersionSchema)
  });
  return ProductCollectionCreatedData$ as MatchesType<typeof ProductCollectionCreatedData$, z.ZodMiniType<T.ProductCollectionCreatedData>>;
})();

export const ProductCollectionCreatedEventSchema: z.ZodMiniType<T.ProductCollectionCreatedEvent> = /* @__PURE__ */ (() => {
  const ProductCollectionCreatedEvent$ = z.object({
      metadata: EventMetadataSchema,
      data: ProductCollectionCreatedDataSchema
  });
  return ProductCollectionCreatedEvent$ as MatchesType<typeof ProductCollectionCreatedEvent$, z.ZodMiniType<T.ProductCollectionCreatedEvent>>;
})();

export const ProductCollectionDeletedDataSchema: z.ZodMiniType<T.ProductCollectionDeletedData> = /* @__PURE__ */ (() => {
  const ProductCollectionDeletedData$ = z.object({
      collectionId: z.optional(z.string()),
      originatedFromVersion: z.optional(CatalogVersionSchema)
  });
  return ProductCollectionDeletedData$ as MatchesType<typeof ProductCollectionDeletedData$, z.ZodMiniType<T.ProductCollectionDeletedData>>;
})();

export const ProductCollectionDeletedEventSchema: z.ZodMiniType<T.ProductCollectionDeletedEvent> = /* @__PURE__ */ (() => {
  const ProductCollectionDeletedEvent$ = z.object({
      metadata: EventMetadataSchema,
      data: ProductCollectionDeletedDataSchema
  });
  return ProductCollectionDeletedEvent$ as MatchesType<typeof ProductCollectionDeletedEvent$, z.ZodMiniType<T.ProductCollectionDeletedEvent>>;
})();

export const ProductCreatedDataSchema: z.ZodMiniType<T.ProductCreatedData> = /* @__PURE__ */ (() => {
  const ProductCreatedData$ = z.object({
      productId: z.optional(z.string()),
      name: z.optional(z.string()),
      price: z.optional(ProductPriceDataSchema),
      visible: z.optional(z.boolean()),
      media: z.optional(ProductMediaSchema),
      sku: z.optional(z.string()),
      productPageUrl: z.optional(ProductPageUrlSchema),
      brand: z.nullish(z.string()),
      costAndProfitData: z.optional(ProductCostAndProfitDataSchema),
      originatedFromVersion: z.optional(CatalogVersionSchema),
      slug: z.optional(z.string())
  });
  return ProductCreatedData$ as MatchesType<typeof ProductCreatedData$, z.ZodMiniType<T.ProductCreatedData>>;
})();

export const ProductCreatedEventSchema: z.ZodMiniType<T.ProductCreatedEvent> = /* @__PURE__ */ (() => {
  const ProductCreatedEvent$ = z.object({
      metadata: EventMetadataSchema,
      data: ProductCreatedDataSchema
  });
  return ProductCreatedEvent$ as MatchesType<typeof ProductCreatedEvent$, z.ZodMiniType<T.ProductCreatedEvent>>;
})();

export const ProductDeletedDataSchema: z.ZodMiniType<T.ProductDeletedData> = /* @__PURE__ */ (() => {
  const ProductDeletedData$ = z.object({
      productId: z.optional(z.string()),
      originatedFromVersion: z.optional(CatalogVersionSchema)
  });
  return ProductDeletedData$ as MatchesType<typeof ProductDeletedData$, z.ZodMiniType<T.ProductDeletedData>>;
})();

export const ProductDeletedEventSchema: z.ZodMiniType<T.ProductDeletedEvent> = /* @__PURE__ */ (() => {
  const ProductDeletedEvent$ = z.object({
      metadata: EventMetadataSchema,
      data: ProductDeletedDataSchema
  });
  return ProductDeletedEvent$ as MatchesType<typeof ProductDeletedEvent$, z.ZodMiniType<T.ProductDeletedEvent>>;
})();

export const VariantChangedSchema: z.ZodMiniType<T.VariantChanged> = /* @__PURE__ */ (() => {
  const VariantChanged$ = z.object({
      variantId: z.optional(z.guid())
  });
  return VariantChanged$ as MatchesType<typeof VariantChanged$, z.ZodMiniType<T.VariantChanged>>;
})();

export const ProductVariantsChangedDataSchema: z.ZodMiniType<T.ProductVariantsChangedData> = /* @__PURE__ */ (() => {
  const ProductVariantsChangedData$ = z.object({
      productId: z.optional(z.string()),
      variants: z.optional(z.array(VariantChangedSchema)),
      originatedFromVersion: z.optional(CatalogVersionSchema)
  });
  return ProductVariantsChangedData$ as MatchesType<typeof ProductVariantsChangedData$, z.ZodMiniType<T.ProductVariantsChangedData>>;
})();

export const ProductVariantsChangedEventSchema: z.ZodMiniType<T.ProductVariantsChangedEvent> = /* @__PURE__ */ (() => {
  const ProductVariantsChangedEvent$ = z.object({
      metadata: EventMetadataSchema,
      data: ProductVariantsChangedDataSchema
  });
  return ProductVariantsChangedEvent$ as MatchesType<typeof ProductVariantsChangedEvent$, z.ZodMiniType<T.ProductVariantsChangedEvent>>;
})();

export const InventoryItemChangedDataSchema: z.ZodMiniType<T.InventoryItemChangedData> = /* @__PURE__ */ (() => {
  const InventoryItemChangedData$ = z.object({
      inventoryItemId: z.optional(z.string()),
      productId: z.optional(z.string()),
      trackInventory: z.optional(z.boolean()),
      preorderInfo: z.optional(ProductPreorderInfoSchema),
      fieldMask: z.optional(z.array(z.string())),
      updatedDate: z.nullish(z.iso.datetime({ offset: true }))
  });
  return InventoryItemChangedData$ as MatchesType<typeof InventoryItemChangedData$, z.ZodMiniType<T.InventoryItemChangedData>>;
})();

export const InventoryItemChangedEventSchema: z.ZodMiniType<T.InventoryItemChangedEvent> = /* @__PURE__ */ (() => {
  const InventoryItemChangedEvent$ = z.object({
      metadata: EventMetadataSchema,
      data: InventoryItemChangedDataSchema
  });
  return InventoryItemChangedEvent$ as MatchesType<typeof InventoryItemChangedEvent$, z.ZodMiniType<T.InventoryItemChangedEvent>>;
})();

export const ChangedInventoryVariantSchema: z.ZodMiniType<T.ChangedInventoryVariant> = /* @__PURE__ */ (() => {
  const ChangedInventoryVariant$ = z.object({
      id: z.optional(z.string()),
      inStock: z.optional(z.boolean()),
      quantity: z.nullish(z.int32())
  });
  return ChangedInventoryVariant$ as MatchesType<typeof ChangedInventoryVariant$, z.ZodMiniType<T.ChangedInventoryVariant>>;
})();

export const InventoryVariantsChangedDataSchema: z.ZodMiniType<T.InventoryVariantsChangedData> = /* @__PURE__ */ (() => {
  const InventoryVariantsChangedData$ = z.object({
      inventoryItemId: z.optional(z.string()),
      productId: z.optional(z.string()),
      variants: z.optional(z.array(ChangedInventoryVariantSchema)),
      updatedDate: z.nullish(z.iso.datetime({ offset: true }))
  });
  return InventoryVariantsChangedData$ as MatchesType<typeof InventoryVariantsChangedData$, z.ZodMiniType<T.InventoryVariantsChangedData>>;
})();

export const InventoryVariantsChangedEventSchema: z.ZodMiniType<T.InventoryVariantsChangedEvent> = /* @__PURE__ */ (() => {
  const InventoryVariantsChangedEvent$ = z.object({
      metadata: EventMetadataSchema,
      data: InventoryVariantsChangedDataSchema
  });
  return InventoryVariantsChangedEvent$ as MatchesType<typeof InventoryVariantsChangedEvent$, z.ZodMiniType<T.InventoryVariantsChangedEvent>>;
})();

export const InventoryItemUpdatedWithReasonDataSchema: z.ZodMiniType<T.InventoryItemUpdatedWithReasonData> = /* @__PURE__ */ (() => {
  const InventoryItemUpdatedWithReasonData$ = z.object({
      currentEntity: z.optional(InventoryItemSchema),
      reason: z.optional(InventoryChangeReasonSchema),
      appId: z.optional(z.string())
  });
  return InventoryItemUpdatedWithReasonData$ as MatchesType<typeof InventoryItemUpdatedWithReasonData$, z.ZodMiniType<T.InventoryItemUpdatedWithReasonData>>;
})();

export const InventoryItemUpdatedWithReasonEventSchema: z.ZodMiniType<T.InventoryItemUpdatedWithReasonEvent> = /* @__PURE__ */ (() => {
  const InventoryItemUpdatedWithReasonEvent$ = z.object({
      metadata: EventMetadataSchema,
      data: InventoryItemUpdatedWithReasonDataSchema
  });
  return InventoryItemUpdatedWithReasonEvent$ as MatchesType<typeof InventoryItemUpdatedWithReasonEvent$, z.ZodMiniType<T.InventoryItemUpdatedWithReasonEvent>>;
})();

export const InventoryItemStockStatusUpdatedDataSchema: z.ZodMiniType<T.InventoryItemStockStatusUpdatedData> = /* @__PURE__ */ (() => {
  const InventoryItemStockStatusUpdatedData$ = z.object({
      currentEntity: z.optional(InventoryItemSchema)
  });
  return InventoryItemStockStatusUpdatedData$ as MatchesType<typeof InventoryItemStockStatusUpdatedData$, z.ZodMiniType<T.InventoryItemStockStatusUpdatedData>>;
})();

export const InventoryItemStockStatusUpdatedEventSchema: z.ZodMiniType<T.InventoryItemStockStatusUpdatedEvent> = /* @__PURE__ */ (() => {
  const InventoryItemStockStatusUpdatedEvent$ = z.object({
      metadata: EventMetadataSchema,
      data: InventoryItemStockStatusUpdatedDataSchema
  });
  return InventoryItemStockStatusUpdatedEvent$ as MatchesType<typeof InventoryItemStockStatusUpdatedEvent$, z.ZodMiniType<T.InventoryItemStockStatusUpdatedEvent>>;
})();

export const ProductV3CreatedEventSchema: z.ZodMiniType<T.ProductV3CreatedEvent> = /* @__PURE__ */ (() => {
  const ProductV3CreatedEvent$ = z.object({
      metadata: EventMetadataSchema,
      entity: ProductV3Schema
  });
  return ProductV3CreatedEvent$ as MatchesType<typeof ProductV3CreatedEvent$, z.ZodMiniType<T.ProductV3CreatedEvent>>;
})();

export const ProductV3UpdatedEventSchema: z.ZodMiniType<T.ProductV3UpdatedEvent> = /* @__PURE__ */ (() => {
  const ProductV3UpdatedEvent$ = z.object({
      metadata: EventMetadataSchema,
      entity: ProductV3Schema,
      modifiedFields: z.optional(ModifiedFieldsSchema)
  });
  return ProductV3UpdatedEvent$ as MatchesType<typeof ProductV3UpdatedEvent$, z.ZodMiniType<T.ProductV3UpdatedEvent>>;
})();

export const CategoryCreatedEventSchema: z.ZodMiniType<T.CategoryCreatedEvent> = /* @__PURE__ */ (() => {
  const CategoryCreatedEvent$ = z.object({
      metadata: EventMetadataSchema,
      entity: CategorySchema
  });
  return CategoryCreatedEvent$ as MatchesType<typeof CategoryCreatedEvent$, z.ZodMiniType<T.CategoryCreatedEvent>>;
})();

export const CategoryUpdatedEventSchema: z.ZodMiniType<T.CategoryUpdatedEvent> = /* @__PURE__ */ (() => {
  const CategoryUpdatedEvent$ = z.object({
      metadata: EventMetadataSchema,
      entity: CategorySchema,
      modifiedFields: z.optional(ModifiedFieldsSchema)
  });
  return CategoryUpdatedEvent$ as MatchesType<typeof CategoryUpdatedEvent$, z.ZodMiniType<T.CategoryUpdatedEvent>>;
})();

export const CategoryItemDataSchema: z.ZodMiniType<T.CategoryItemData> = /* @__PURE__ */ (() => {
  const CategoryItemData$ = z.object({
      categoryId: z.optional(z.string()),
      item: z.optional(ItemReferenceSchema)
  });
  return CategoryItemData$ as MatchesType<typeof CategoryItemData$, z.ZodMiniType<T.CategoryItemData>>;
})();

export const CategoryItemEventSchema: z.ZodMiniType<T.CategoryItemEvent> = /* @__PURE__ */ (() => {
  const CategoryItemEvent$ = z.object({
      metadata: EventMetadataSchema,
      data: CategoryItemDataSchema
  });
  return CategoryItemEvent$ as MatchesType<typeof CategoryItemEvent$, z.ZodMiniType<T.CategoryItemEvent>>;
})();

export const FileDescriptorFileFailedDataSchema: z.ZodMiniType<T.FileDescriptorFileFailedData> = /* @__PURE__ */ (() => {
  const FileDescriptorFileFailedData$ = z.object({
      externalInfo: z.optional(FileExternalInfoSchema),
      error: z.optional(ApplicationErrorSchema)
  });
  return FileDescriptorFileFailedData$ as MatchesType<typeof FileDescriptorFileFailedData$, z.ZodMiniType<T.FileDescriptorFileFailedData>>;
})();

export const FileDescriptorFileFailedEventSchema: z.ZodMiniType<T.FileDescriptorFileFailedEvent> = /* @__PURE__ */ (() => {
  const FileDescriptorFileFailedEvent$ = z.object({
      metadata: EventMetadataSchema,
      data: FileDescriptorFileFailedDataSchema
  });
  return FileDescriptorFileFailedEvent$ as MatchesType<typeof FileDescriptorFileFailedEvent$, z.ZodMiniType<T.FileDescriptorFileFailedEvent>>;
})();

export const FileDescriptorFileReadyDataSchema: z.ZodMiniType<T.FileDescriptorFileReadyData> = /* @__PURE__ */ (() => {
  const FileDescriptorFileReadyData$ = z.object({
      file: z.optional(FileDescriptorSchema),
      externalInfo: z.optional(FileExternalInfoSchema),
      triggeredByUndelete: z.optional(z.boolean())
  });
  return FileDescriptorFileReadyData$ as MatchesType<typeof FileDescriptorFileReadyData$, z.ZodMiniType<T.FileDescriptorFileReadyData>>;
})();

export const FileDescriptorFileReadyEventSchema: z.ZodMiniType<T.FileDescriptorFileReadyEvent> = /* @__PURE__ */ (() => {
  const FileDescriptorFileReadyEvent$ = z.object({
      metadata: EventMetadataSchema,
      data: FileDescriptorFileReadyDataSchema
  });
  return FileDescriptorFileReadyEvent$ as MatchesType<typeof FileDescriptorFileReadyEvent$, z.ZodMiniType<T.FileDescriptorFileReadyEvent>>;
})();

export const MemberCreatedEventSchema: z.ZodMiniType<T.MemberCreatedEvent> = /* @__PURE__ */ (() => {
  const MemberCreatedEvent$ = z.object({
      metadata: EventMetadataSchema,
      entity: MemberSchema
  });
  return MemberCreatedEvent$ as MatchesType<typeof MemberCreatedEvent$, z.ZodMiniType<T.MemberCreatedEvent>>;
})();

export const MemberUpdatedEventSchema: z.ZodMiniType<T.MemberUpdatedEvent> = /* @__PURE__ */ (() => {
  const MemberUpdatedEvent$ = z.object({
      metadata: EventMetadataSchema,
      entity: MemberSchema,
      modifiedFields: z.optional(ModifiedFieldsSchema)
  });
  return MemberUpdatedEvent$ as MatchesType<typeof MemberUpdatedEvent$, z.ZodMiniType<T.MemberUpdatedEvent>>;
})();

export const RedirectSessionCreatedEventSchema: z.ZodMiniType<T.RedirectSessionCreatedEvent> = /* @__PURE__ */ (() => {
  const RedirectSessionCreatedEvent$ = z.object({
      metadata: EventMetadataSchema,
      entity: RedirectSessionSchema
  });
  return RedirectSessionCreatedEvent$ as MatchesType<typeof RedirectSessionCreatedEvent$, z.ZodMiniType<T.RedirectSessionCreatedEvent>>;
})();

export const IdentityCustomFieldValueSchema: z.ZodMiniType<T.IdentityCustomFieldValue> = /* @__PURE__ */ (() => {
  const IdentityCustomFieldValue$ = z.object({
      strValue: z.optional(z.string()),
      numValue: z.optional(rules.orNotFinite(z.number())),
      dateValue: z.nullish(z.iso.datetime({ offset: true })),
      listValue: z.optional(z.lazy((): z.ZodMiniType<T.IdentityCustomListValue> => IdentityCustomListValueSchema)),
      mapValue: z.optional(z.lazy((): z.ZodMiniType<T.IdentityCustomMapValue> => IdentityCustomMapValueSchema)),
      boolValue: z.optional(z.boolean())
  });
  return IdentityCustomFieldValue$ as MatchesType<typeof IdentityCustomFieldValue$, z.ZodMiniType<T.IdentityCustomFieldValue>>;
})();

export const IdentityCustomListValueSchema: z.ZodMiniType<T.IdentityCustomListValue> = /* @__PURE__ */ (() => {
  const IdentityCustomListValue$ = z.object({
      value: z.optional(z.array(IdentityCustomFieldValueSchema))
  });
  return IdentityCustomListValue$ as MatchesType<typeof IdentityCustomListValue$, z.ZodMiniType<T.IdentityCustomListValue>>;
})();

export const IdentityCustomMapValueSchema: z.ZodMiniType<T.IdentityCustomMapValue> = /* @__PURE__ */ (() => {
  const IdentityCustomMapValue$ = z.object({
      value: z.optional(z.record(z.string(), IdentityCustomFieldValueSchema))
  });
  return IdentityCustomMapValue$ as MatchesType<typeof IdentityCustomMapValue$, z.ZodMiniType<T.IdentityCustomMapValue>>;
})();

export const IdentityCustomFieldSchema: z.ZodMiniType<T.IdentityCustomField> = /* @__PURE__ */ (() => {
  const IdentityCustomField$ = z.object({
      name: z.string(),
      value: z.optional(IdentityCustomFieldValueSchema)
  });
  return IdentityCustomField$ as MatchesType<typeof IdentityCustomField$, z.ZodMiniType<T.IdentityCustomField>>;
})();

export const IdentityProfileSchema: z.ZodMiniType<T.IdentityProfile> = /* @__PURE__ */ (() => {
  const IdentityProfile$ = z.object({
      firstName: z.nullish(z.string()),
      lastName: z.nullish(z.string()),
      nickname: z.nullish(z.string()),
      picture: z.nullish(z.string()),
      emails: z.array(z.string()),
      phones: z.array(z.string()),
      labels: z.array(z.string()).check(z.maxLength(2000)),
      language: z.nullish(z.string()),
      privacyStatus: IdentityPrivacyStatusSchema,
      customFields: z.array(IdentityCustomFieldSchema),
      secondaryEmails: z.array(IdentitySecondaryEmailSchema),
      phonesV2: z.array(IdentityPhoneSchema),
      addresses: z.array(IdentityAddressWrapperSchema),
      company: z.nullish(z.string().check(z.maxLength(1000))),
      position: z.nullish(z.string().check(z.maxLength(1000))),
      birthdate: z.nullish(z.iso.date()),
      slug: z.nullish(z.string().check(z.maxLength(255))),
      subscription: z.nullish(z.boolean()),
      vatId: z.nullish(z.string().check(z.maxLength(1000)))
  });
  return IdentityProfile$ as MatchesType<typeof IdentityProfile$, z.ZodMiniType<T.IdentityProfile>>;
})();

export const IdentitySchema: z.ZodMiniType<T.Identity> = /* @__PURE__ */ (() => {
  const Identity$ = z.object({
      id: z.nullish(z.guid()),
      revision: z.nullish(z.string().check(z.regex(/^\d+$/u))),
      createdDate: z.nullish(z.iso.datetime({ offset: true })),
      updatedDate: z.nullish(z.iso.datetime({ offset: true })),
      connections: z.array(IdentityConnectionSchema),
      identityProfile: z.optional(IdentityProfileSchema),
      metadata: z.optional(IdentityMetadataSchema),
      email: z.optional(IdentityEmailSchema),
      status: z.optional(IdentityStatusDetailsSchema),
      factors: z.array(IdentityFactorSchema).check(z.maxLength(10))
  });
  return Identity$ as MatchesType<typeof Identity$, z.ZodMiniType<T.Identity>>;
})();

export const CustomValueSchema: z.ZodMiniType<T.CustomValue> = /* @__PURE__ */ (() => {
  const CustomValue$ = z.object({
      strValue: z.optional(z.string()),
      numValue: z.optional(rules.orNotFinite(z.number())),
      dateValue: z.nullish(z.iso.datetime({ offset: true })),
      listValue: z.optional(z.lazy((): z.ZodMiniType<T.IdentityListValue> => IdentityListValueSchema)),
      mapValue: z.optional(z.lazy((): z.ZodMiniType<T.IdentityMapValue> => IdentityMapValueSchema))
  });
  return CustomValue$ as MatchesType<typeof CustomValue$, z.ZodMiniType<T.CustomValue>>;
})();

export const IdentityListValueSchema: z.ZodMiniType<T.IdentityListValue> = /* @__PURE__ */ (() => {
  const IdentityListValue$ = z.object({
      value: z.optional(z.array(CustomValueSchema))
  });
  return IdentityListValue$ as MatchesType<typeof IdentityListValue$, z.ZodMiniType<T.IdentityListValue>>;
})();

export const IdentityMapValueSchema: z.ZodMiniType<T.IdentityMapValue> = /* @__PURE__ */ (() => {
  const IdentityMapValue$ = z.object({
      value: z.optional(z.record(z.string(), CustomValueSchema))
  });
  return IdentityMapValue$ as MatchesType<typeof IdentityMapValue$, z.ZodMiniType<T.IdentityMapValue>>;
})();

export const AuthenticationResponseSchema: z.ZodMiniType<T.AuthenticationResponse> = /* @__PURE__ */ (() => {
  const AuthenticationResponse$ = z.object({
      requireMfaData: z.optional(RequireMfaDataSchema),
      mfaChallengeData: z.optional(MfaChallengeDataSchema),
      state: AuthenticationStateSchema,
      sessionToken: z.nullish(z.string()),
      stateToken: z.nullish(z.string().check(z.maxLength(1000))),
      identity: z.optional(IdentitySchema),
      additionalData: z.optional(z.record(z.string(), CustomValueSchema))
  });
  return AuthenticationResponse$ as MatchesType<typeof AuthenticationResponse$, z.ZodMiniType<T.AuthenticationResponse>>;
})();

export const SignOnResponseSchema: z.ZodMiniType<T.SignOnResponse> = /* @__PURE__ */ (() => {
  const SignOnResponse$ = z.object({
      sessionToken: z.optional(z.string()),
      identity: z.optional(IdentitySchema)
  });
  return SignOnResponse$ as MatchesType<typeof SignOnResponse$, z.ZodMiniType<T.SignOnResponse>>;
})();

// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import * as z from 'zod/mini';
import type { Held } from "../../src/runtime/held.ts";
import type * as T from "../types.ts";

const BackInStockStatus$ = /* @__PURE__ */ (() => z.string())();
type BackInStockStatus_ = Held<typeof BackInStockStatus$, T.BackInStockStatus>;
export const BackInStockStatusSchema: z.ZodMiniType<T.BackInStockStatus> = BackInStockStatus$ satisfies z.ZodMiniType<BackInStockStatus_>;

const CatalogReference$ = /* @__PURE__ */ (() => z.object({
    catalogItemId: z.string().check(z.minLength(1), z.maxLength(36)),
    appId: z.string().check(z.minLength(1)),
    options: z.nullish(z.record(z.string(), z.unknown()))
}))();
type CatalogReference_ = Held<typeof CatalogReference$, T.CatalogReference>;
export const CatalogReferenceSchema: z.ZodMiniType<T.CatalogReference> = CatalogReference$ satisfies z.ZodMiniType<CatalogReference_>;

const BackInStockRequest$ = /* @__PURE__ */ (() => z.object({
    id: z.nullish(z.guid()),
    catalogReference: CatalogReferenceSchema,
    email: z.email(),
    contactId: z.nullish(z.guid()),
    status: BackInStockStatusSchema,
    autoNotified: z.nullish(z.boolean()),
    createdDate: z.nullish(z.iso.datetime({ offset: true })),
    itemUrl: z.nullish(z.url())
}))();
type BackInStockRequest_ = Held<typeof BackInStockRequest$, T.BackInStockRequest>;
export const BackInStockRequestSchema: z.ZodMiniType<T.BackInStockRequest> = BackInStockRequest$ satisfies z.ZodMiniType<BackInStockRequest_>;

const Cursors$ = /* @__PURE__ */ (() => z.object({
    next: z.nullish(z.string().check(z.maxLength(16000))),
    prev: z.nullish(z.string().check(z.maxLength(16000)))
}))();
type Cursors_ = Held<typeof Cursors$, T.Cursors>;
export const CursorsSchema: z.ZodMiniType<T.Cursors> = Cursors$ satisfies z.ZodMiniType<Cursors_>;

const PlatformPagingMetadata$ = /* @__PURE__ */ (() => z.object({
    count: z.nullish(z.int()),
    offset: z.nullish(z.int()),
    total: z.nullish(z.int()),
    cursors: z.optional(CursorsSchema)
}))();
type PlatformPagingMetadata_ = Held<typeof PlatformPagingMetadata$, T.PlatformPagingMetadata>;
export const PlatformPagingMetadataSchema: z.ZodMiniType<T.PlatformPagingMetadata> = PlatformPagingMetadata$ satisfies z.ZodMiniType<PlatformPagingMetadata_>;

const QueryBackInStockRequestsResponse$ = /* @__PURE__ */ (() => z.object({
    requests: z.optional(z.array(BackInStockRequestSchema)),
    metadata: z.optional(PlatformPagingMetadataSchema)
}))();
type QueryBackInStockRequestsResponse_ = Held<typeof QueryBackInStockRequestsResponse$, T.QueryBackInStockRequestsResponse>;
export const QueryBackInStockRequestsResponseSchema: z.ZodMiniType<T.QueryBackInStockRequestsResponse> = QueryBackInStockRequestsResponse$ satisfies z.ZodMiniType<QueryBackInStockRequestsResponse_>;

const ValidationRule$ = /* @__PURE__ */ (() => z.string())();
type ValidationRule_ = Held<typeof ValidationRule$, T.ValidationRule>;
export const ValidationRuleSchema: z.ZodMiniType<T.ValidationRule> = ValidationRule$ satisfies z.ZodMiniType<ValidationRule_>;

const FieldRuleViolation$ = /* @__PURE__ */ (() => z.object({
    field: z.string(),
    description: z.string(),
    violatedRule: z.optional(ValidationRuleSchema),
    ruleName: z.optional(z.string()),
    data: z.optional(z.object({
        type: z.optional(z.string()),
        threshold: z.optional(z.number())
    }))
}))();
type FieldRuleViolation_ = Held<typeof FieldRuleViolation$, T.FieldRuleViolation>;
export const FieldRuleViolationSchema: z.ZodMiniType<T.FieldRuleViolation> = FieldRuleViolation$ satisfies z.ZodMiniType<FieldRuleViolation_>;

const ValidationErrorDetails$ = /* @__PURE__ */ (() => z.object({
    fieldViolations: z.array(FieldRuleViolationSchema)
}))();
type ValidationErrorDetails_ = Held<typeof ValidationErrorDetails$, T.ValidationErrorDetails>;
export const ValidationErrorDetailsSchema: z.ZodMiniType<T.ValidationErrorDetails> = ValidationErrorDetails$ satisfies z.ZodMiniType<ValidationErrorDetails_>;

const ApplicationErrorDetails$ = /* @__PURE__ */ (() => z.object({
    code: z.string(),
    description: z.optional(z.string()),
    data: z.nullish(z.record(z.string(), z.unknown()))
}))();
type ApplicationErrorDetails_ = Held<typeof ApplicationErrorDetails$, T.ApplicationErrorDetails>;
export const ApplicationErrorDetailsSchema: z.ZodMiniType<T.ApplicationErrorDetails> = ApplicationErrorDetails$ satisfies z.ZodMiniType<ApplicationErrorDetails_>;

const ErrorDetails$ = /* @__PURE__ */ (() => z.object({
    validationError: z.optional(ValidationErrorDetailsSchema),
    applicationError: z.optional(ApplicationErrorDetailsSchema)
}))();
type ErrorDetails_ = Held<typeof ErrorDetails$, T.ErrorDetails>;
export const ErrorDetailsSchema: z.ZodMiniType<T.ErrorDetails> = ErrorDetails$ satisfies z.ZodMiniType<ErrorDetails_>;

const ErrorBody$ = /* @__PURE__ */ (() => z.object({
    message: z.string(),
    details: z.optional(ErrorDetailsSchema)
}))();
type ErrorBody_ = Held<typeof ErrorBody$, T.ErrorBody>;
export const ErrorBodySchema: z.ZodMiniType<T.ErrorBody> = ErrorBody$ satisfies z.ZodMiniType<ErrorBody_>;

const FocalPoint$ = /* @__PURE__ */ (() => z.object({
    x: z.optional(z.union([
        z.number(),
        z.literal([Number.NaN, Infinity, -Infinity])
    ])),
    y: z.optional(z.union([
        z.number(),
        z.literal([Number.NaN, Infinity, -Infinity])
    ])),
    height: z.nullish(z.int()),
    width: z.nullish(z.int())
}))();
type FocalPoint_ = Held<typeof FocalPoint$, T.FocalPoint>;
export const FocalPointSchema: z.ZodMiniType<T.FocalPoint> = FocalPoint$ satisfies z.ZodMiniType<FocalPoint_>;

const Image$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string()),
    url: z.optional(z.string()),
    height: z.optional(z.int()),
    width: z.optional(z.int()),
    altText: z.nullish(z.string()),
    urlExpirationDate: z.nullish(z.iso.datetime({ offset: true })),
    filename: z.nullish(z.string()),
    sizeInBytes: z.nullish(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
    focalPoint: z.optional(FocalPointSchema)
}))();
type Image_ = Held<typeof Image$, T.Image>;
export const ImageSchema: z.ZodMiniType<T.Image> = Image$ satisfies z.ZodMiniType<Image_>;

const BackInStockRequestResponse$ = /* @__PURE__ */ (() => z.object({
    request: BackInStockRequestSchema
}))();
type BackInStockRequestResponse_ = Held<typeof BackInStockRequestResponse$, T.BackInStockRequestResponse>;
export const BackInStockRequestResponseSchema: z.ZodMiniType<T.BackInStockRequestResponse> = BackInStockRequestResponse$ satisfies z.ZodMiniType<BackInStockRequestResponse_>;

const EmptyResponse$ = /* @__PURE__ */ (() => z.record(z.string(), z.unknown()))();
type EmptyResponse_ = Held<typeof EmptyResponse$, T.EmptyResponse>;
export const EmptyResponseSchema: z.ZodMiniType<T.EmptyResponse> = EmptyResponse$ satisfies z.ZodMiniType<EmptyResponse_>;

const BackInStockRequestCount$ = /* @__PURE__ */ (() => z.object({
    catalogReference: z.optional(CatalogReferenceSchema),
    count: z.optional(z.int())
}))();
type BackInStockRequestCount_ = Held<typeof BackInStockRequestCount$, T.BackInStockRequestCount>;
export const BackInStockRequestCountSchema: z.ZodMiniType<T.BackInStockRequestCount> = BackInStockRequestCount$ satisfies z.ZodMiniType<BackInStockRequestCount_>;

const CountBackInStockRequestsByCatalogReferenceResponse$ = /* @__PURE__ */ (() => z.object({
    countsPerCatalogReference: z.array(BackInStockRequestCountSchema)
}))();
type CountBackInStockRequestsByCatalogReferenceResponse_ = Held<typeof CountBackInStockRequestsByCatalogReferenceResponse$, T.CountBackInStockRequestsByCatalogReferenceResponse>;
export const CountBackInStockRequestsByCatalogReferenceResponseSchema: z.ZodMiniType<T.CountBackInStockRequestsByCatalogReferenceResponse> = CountBackInStockRequestsByCatalogReferenceResponse$ satisfies z.ZodMiniType<CountBackInStockRequestsByCatalogReferenceResponse_>;

const CheckoutTermsAndConditionsPolicy$ = /* @__PURE__ */ (() => z.object({
    visible: z.nullish(z.boolean()),
    content: z.nullish(z.string())
}))();
type CheckoutTermsAndConditionsPolicy_ = Held<typeof CheckoutTermsAndConditionsPolicy$, T.CheckoutTermsAndConditionsPolicy>;
export const CheckoutTermsAndConditionsPolicySchema: z.ZodMiniType<T.CheckoutTermsAndConditionsPolicy> = CheckoutTermsAndConditionsPolicy$ satisfies z.ZodMiniType<CheckoutTermsAndConditionsPolicy_>;

const CheckoutPrivacyPolicy$ = /* @__PURE__ */ (() => z.object({
    visible: z.nullish(z.boolean()),
    content: z.nullish(z.string())
}))();
type CheckoutPrivacyPolicy_ = Held<typeof CheckoutPrivacyPolicy$, T.CheckoutPrivacyPolicy>;
export const CheckoutPrivacyPolicySchema: z.ZodMiniType<T.CheckoutPrivacyPolicy> = CheckoutPrivacyPolicy$ satisfies z.ZodMiniType<CheckoutPrivacyPolicy_>;

const CheckoutReturnPolicy$ = /* @__PURE__ */ (() => z.object({
    visible: z.nullish(z.boolean()),
    content: z.nullish(z.string())
}))();
type CheckoutReturnPolicy_ = Held<typeof CheckoutReturnPolicy$, T.CheckoutReturnPolicy>;
export const CheckoutReturnPolicySchema: z.ZodMiniType<T.CheckoutReturnPolicy> = CheckoutReturnPolicy$ satisfies z.ZodMiniType<CheckoutReturnPolicy_>;

const CheckoutDigitalItemPolicy$ = /* @__PURE__ */ (() => z.object({
    visible: z.nullish(z.boolean()),
    content: z.nullish(z.string())
}))();
type CheckoutDigitalItemPolicy_ = Held<typeof CheckoutDigitalItemPolicy$, T.CheckoutDigitalItemPolicy>;
export const CheckoutDigitalItemPolicySchema: z.ZodMiniType<T.CheckoutDigitalItemPolicy> = CheckoutDigitalItemPolicy$ satisfies z.ZodMiniType<CheckoutDigitalItemPolicy_>;

const CheckoutContactUsPolicy$ = /* @__PURE__ */ (() => z.object({
    visible: z.nullish(z.boolean()),
    content: z.nullish(z.string())
}))();
type CheckoutContactUsPolicy_ = Held<typeof CheckoutContactUsPolicy$, T.CheckoutContactUsPolicy>;
export const CheckoutContactUsPolicySchema: z.ZodMiniType<T.CheckoutContactUsPolicy> = CheckoutContactUsPolicy$ satisfies z.ZodMiniType<CheckoutContactUsPolicy_>;

const CustomCheckoutPolicy$ = /* @__PURE__ */ (() => z.object({
    visible: z.nullish(z.boolean()),
    content: z.nullish(z.string()),
    title: z.nullish(z.string())
}))();
type CustomCheckoutPolicy_ = Held<typeof CustomCheckoutPolicy$, T.CustomCheckoutPolicy>;
export const CustomCheckoutPolicySchema: z.ZodMiniType<T.CustomCheckoutPolicy> = CustomCheckoutPolicy$ satisfies z.ZodMiniType<CustomCheckoutPolicy_>;

const CheckoutPolicies$ = /* @__PURE__ */ (() => z.object({
    termsAndConditions: z.optional(CheckoutTermsAndConditionsPolicySchema),
    privacyPolicy: z.optional(CheckoutPrivacyPolicySchema),
    returnPolicy: z.optional(CheckoutReturnPolicySchema),
    digitalItemPolicy: z.optional(CheckoutDigitalItemPolicySchema),
    contactUs: z.optional(CheckoutContactUsPolicySchema),
    customPolicy: z.optional(CustomCheckoutPolicySchema)
}))();
type CheckoutPolicies_ = Held<typeof CheckoutPolicies$, T.CheckoutPolicies>;
export const CheckoutPoliciesSchema: z.ZodMiniType<T.CheckoutPolicies> = CheckoutPolicies$ satisfies z.ZodMiniType<CheckoutPolicies_>;

const CheckoutSubscriptionCheckboxField$ = /* @__PURE__ */ (() => z.object({
    visible: z.nullish(z.boolean()),
    checkedByDefault: z.nullish(z.boolean()),
    splitByChannel: z.nullish(z.boolean())
}))();
type CheckoutSubscriptionCheckboxField_ = Held<typeof CheckoutSubscriptionCheckboxField$, T.CheckoutSubscriptionCheckboxField>;
export const CheckoutSubscriptionCheckboxFieldSchema: z.ZodMiniType<T.CheckoutSubscriptionCheckboxField> = CheckoutSubscriptionCheckboxField$ satisfies z.ZodMiniType<CheckoutSubscriptionCheckboxField_>;

const CheckoutCheckboxField$ = /* @__PURE__ */ (() => z.object({
    visible: z.nullish(z.boolean()),
    checkedByDefault: z.nullish(z.boolean())
}))();
type CheckoutCheckboxField_ = Held<typeof CheckoutCheckboxField$, T.CheckoutCheckboxField>;
export const CheckoutCheckboxFieldSchema: z.ZodMiniType<T.CheckoutCheckboxField> = CheckoutCheckboxField$ satisfies z.ZodMiniType<CheckoutCheckboxField_>;

const CheckoutFields$ = /* @__PURE__ */ (() => z.object({
    subscriptionCheckbox: z.optional(CheckoutSubscriptionCheckboxFieldSchema),
    policyAgreementCheckbox: z.optional(CheckoutCheckboxFieldSchema),
    giftCardRedeemEnabled: z.nullish(z.boolean()),
    mitEnabled: z.nullish(z.boolean()),
    delayCaptureEnabled: z.nullish(z.boolean()),
    captureBeforeExpiryEnabled: z.nullish(z.boolean())
}))();
type CheckoutFields_ = Held<typeof CheckoutFields$, T.CheckoutFields>;
export const CheckoutFieldsSchema: z.ZodMiniType<T.CheckoutFields> = CheckoutFields$ satisfies z.ZodMiniType<CheckoutFields_>;

const LogoSize$ = /* @__PURE__ */ (() => z.string())();
type LogoSize_ = Held<typeof LogoSize$, T.LogoSize>;
export const LogoSizeSchema: z.ZodMiniType<T.LogoSize> = LogoSize$ satisfies z.ZodMiniType<LogoSize_>;

const CheckoutLogo$ = /* @__PURE__ */ (() => z.object({
    image: z.optional(ImageSchema),
    size: z.optional(LogoSizeSchema)
}))();
type CheckoutLogo_ = Held<typeof CheckoutLogo$, T.CheckoutLogo>;
export const CheckoutLogoSchema: z.ZodMiniType<T.CheckoutLogo> = CheckoutLogo$ satisfies z.ZodMiniType<CheckoutLogo_>;

const LogoAlignment$ = /* @__PURE__ */ (() => z.string())();
type LogoAlignment_ = Held<typeof LogoAlignment$, T.LogoAlignment>;
export const LogoAlignmentSchema: z.ZodMiniType<T.LogoAlignment> = LogoAlignment$ satisfies z.ZodMiniType<LogoAlignment_>;

const PolicyDisplayType$ = /* @__PURE__ */ (() => z.string())();
type PolicyDisplayType_ = Held<typeof PolicyDisplayType$, T.PolicyDisplayType>;
export const PolicyDisplayTypeSchema: z.ZodMiniType<T.PolicyDisplayType> = PolicyDisplayType$ satisfies z.ZodMiniType<PolicyDisplayType_>;

const CheckoutContinueShopping$ = /* @__PURE__ */ (() => z.object({
    hidden: z.nullish(z.boolean()),
    displayType: z.optional(PolicyDisplayTypeSchema)
}))();
type CheckoutContinueShopping_ = Held<typeof CheckoutContinueShopping$, T.CheckoutContinueShopping>;
export const CheckoutContinueShoppingSchema: z.ZodMiniType<T.CheckoutContinueShopping> = CheckoutContinueShopping$ satisfies z.ZodMiniType<CheckoutContinueShopping_>;

const CheckoutBackgroundFill$ = /* @__PURE__ */ (() => z.object({
    color: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/))),
    image: z.optional(ImageSchema)
}))();
type CheckoutBackgroundFill_ = Held<typeof CheckoutBackgroundFill$, T.CheckoutBackgroundFill>;
export const CheckoutBackgroundFillSchema: z.ZodMiniType<T.CheckoutBackgroundFill> = CheckoutBackgroundFill$ satisfies z.ZodMiniType<CheckoutBackgroundFill_>;

const CheckoutHeader$ = /* @__PURE__ */ (() => z.object({
    text: z.nullish(z.string().check(z.maxLength(55))),
    textColor: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/))),
    logo: z.optional(CheckoutLogoSchema),
    alignment: z.optional(LogoAlignmentSchema),
    displayCheckoutLabel: z.nullish(z.boolean()),
    continueShopping: z.optional(CheckoutContinueShoppingSchema),
    backgroundFill: z.optional(CheckoutBackgroundFillSchema),
    dividerColor: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/)))
}))();
type CheckoutHeader_ = Held<typeof CheckoutHeader$, T.CheckoutHeader>;
export const CheckoutHeaderSchema: z.ZodMiniType<T.CheckoutHeader> = CheckoutHeader$ satisfies z.ZodMiniType<CheckoutHeader_>;

const ExpressButtonsCornerRadius$ = /* @__PURE__ */ (() => z.string())();
type ExpressButtonsCornerRadius_ = Held<typeof ExpressButtonsCornerRadius$, T.ExpressButtonsCornerRadius>;
export const ExpressButtonsCornerRadiusSchema: z.ZodMiniType<T.ExpressButtonsCornerRadius> = ExpressButtonsCornerRadius$ satisfies z.ZodMiniType<ExpressButtonsCornerRadius_>;

const CheckoutMain$ = /* @__PURE__ */ (() => z.object({
    formBackgroundFill: z.optional(CheckoutBackgroundFillSchema),
    summaryBackgroundFill: z.optional(CheckoutBackgroundFillSchema),
    dividerColor: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/))),
    tintedBoxColor: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/))),
    expressButtonsCornerRadius: z.optional(ExpressButtonsCornerRadiusSchema),
    cornerRadius: z.nullish(z.int().check(z.lte(100)))
}))();
type CheckoutMain_ = Held<typeof CheckoutMain$, T.CheckoutMain>;
export const CheckoutMainSchema: z.ZodMiniType<T.CheckoutMain> = CheckoutMain$ satisfies z.ZodMiniType<CheckoutMain_>;

const CheckoutFooter$ = /* @__PURE__ */ (() => z.object({
    backgroundFill: z.optional(CheckoutBackgroundFillSchema),
    dividerColor: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/)))
}))();
type CheckoutFooter_ = Held<typeof CheckoutFooter$, T.CheckoutFooter>;
export const CheckoutFooterSchema: z.ZodMiniType<T.CheckoutFooter> = CheckoutFooter$ satisfies z.ZodMiniType<CheckoutFooter_>;

const CheckoutGlobal$ = /* @__PURE__ */ (() => z.object({
    selectionColor: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/))),
    placeOrderButtonColor: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/))),
    buttonColor: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/)))
}))();
type CheckoutGlobal_ = Held<typeof CheckoutGlobal$, T.CheckoutGlobal>;
export const CheckoutGlobalSchema: z.ZodMiniType<T.CheckoutGlobal> = CheckoutGlobal$ satisfies z.ZodMiniType<CheckoutGlobal_>;

const CheckoutBrand$ = /* @__PURE__ */ (() => z.object({
    header: z.optional(CheckoutHeaderSchema),
    mainSection: z.optional(CheckoutMainSchema),
    footer: z.optional(CheckoutFooterSchema),
    global: z.optional(CheckoutGlobalSchema)
}))();
type CheckoutBrand_ = Held<typeof CheckoutBrand$, T.CheckoutBrand>;
export const CheckoutBrandSchema: z.ZodMiniType<T.CheckoutBrand> = CheckoutBrand$ satisfies z.ZodMiniType<CheckoutBrand_>;

const CheckoutBillingFields$ = /* @__PURE__ */ (() => z.string())();
type CheckoutBillingFields_ = Held<typeof CheckoutBillingFields$, T.CheckoutBillingFields>;
export const CheckoutBillingFieldsSchema: z.ZodMiniType<T.CheckoutBillingFields> = CheckoutBillingFields$ satisfies z.ZodMiniType<CheckoutBillingFields_>;

const CheckoutSettings$ = /* @__PURE__ */ (() => z.object({
    checkoutPolicies: z.optional(CheckoutPoliciesSchema),
    checkoutFields: z.optional(CheckoutFieldsSchema),
    checkoutBrand: z.optional(CheckoutBrandSchema),
    createdDate: z.nullish(z.iso.datetime({ offset: true })),
    updatedDate: z.nullish(z.iso.datetime({ offset: true })),
    checkoutBillingFields: z.optional(CheckoutBillingFieldsSchema)
}))();
type CheckoutSettings_ = Held<typeof CheckoutSettings$, T.CheckoutSettings>;
export const CheckoutSettingsSchema: z.ZodMiniType<T.CheckoutSettings> = CheckoutSettings$ satisfies z.ZodMiniType<CheckoutSettings_>;

const CheckoutSettingsResponse$ = /* @__PURE__ */ (() => z.object({
    checkoutSettings: CheckoutSettingsSchema
}))();
type CheckoutSettingsResponse_ = Held<typeof CheckoutSettingsResponse$, T.CheckoutSettingsResponse>;
export const CheckoutSettingsResponseSchema: z.ZodMiniType<T.CheckoutSettingsResponse> = CheckoutSettingsResponse$ satisfies z.ZodMiniType<CheckoutSettingsResponse_>;

const ProductName$ = /* @__PURE__ */ (() => z.object({
    original: z.string().check(z.minLength(1), z.maxLength(200)),
    translated: z.nullish(z.string().check(z.minLength(1), z.maxLength(400)))
}))();
type ProductName_ = Held<typeof ProductName$, T.ProductName>;
export const ProductNameSchema: z.ZodMiniType<T.ProductName> = ProductName$ satisfies z.ZodMiniType<ProductName_>;

const PageUrlV2$ = /* @__PURE__ */ (() => z.object({
    relativePath: z.optional(z.string()),
    url: z.nullish(z.string())
}))();
type PageUrlV2_ = Held<typeof PageUrlV2$, T.PageUrlV2>;
export const PageUrlV2Schema: z.ZodMiniType<T.PageUrlV2> = PageUrlV2$ satisfies z.ZodMiniType<PageUrlV2_>;

const MultiCurrencyPrice$ = /* @__PURE__ */ (() => z.object({
    amount: z.string().check(z.regex(/^-?\d+(\.\d+)?$/)),
    convertedAmount: z.string().check(z.regex(/^-?\d+(\.\d+)?$/)),
    formattedAmount: z.string(),
    formattedConvertedAmount: z.string()
}))();
type MultiCurrencyPrice_ = Held<typeof MultiCurrencyPrice$, T.MultiCurrencyPrice>;
export const MultiCurrencyPriceSchema: z.ZodMiniType<T.MultiCurrencyPrice> = MultiCurrencyPrice$ satisfies z.ZodMiniType<MultiCurrencyPrice_>;

const CheckoutTaxRateBreakdown$ = /* @__PURE__ */ (() => z.object({
    name: z.optional(z.string().check(z.maxLength(100))),
    rate: z.optional(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
    tax: z.optional(MultiCurrencyPriceSchema)
}))();
type CheckoutTaxRateBreakdown_ = Held<typeof CheckoutTaxRateBreakdown$, T.CheckoutTaxRateBreakdown>;
export const CheckoutTaxRateBreakdownSchema: z.ZodMiniType<T.CheckoutTaxRateBreakdown> = CheckoutTaxRateBreakdown$ satisfies z.ZodMiniType<CheckoutTaxRateBreakdown_>;

const JurisdictionType$ = /* @__PURE__ */ (() => z.string())();
type JurisdictionType_ = Held<typeof JurisdictionType$, T.JurisdictionType>;
export const JurisdictionTypeSchema: z.ZodMiniType<T.JurisdictionType> = JurisdictionType$ satisfies z.ZodMiniType<JurisdictionType_>;

const CheckoutTaxBreakdown$ = /* @__PURE__ */ (() => z.object({
    jurisdiction: z.nullish(z.string().check(z.maxLength(200))),
    nonTaxableAmount: z.optional(MultiCurrencyPriceSchema),
    rate: z.nullish(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
    taxAmount: z.optional(MultiCurrencyPriceSchema),
    taxableAmount: z.optional(MultiCurrencyPriceSchema),
    taxType: z.nullish(z.string().check(z.maxLength(200))),
    taxName: z.nullish(z.string().check(z.maxLength(200))),
    jurisdictionType: z.optional(JurisdictionTypeSchema)
}))();
type CheckoutTaxBreakdown_ = Held<typeof CheckoutTaxBreakdown$, T.CheckoutTaxBreakdown>;
export const CheckoutTaxBreakdownSchema: z.ZodMiniType<T.CheckoutTaxBreakdown> = CheckoutTaxBreakdown$ satisfies z.ZodMiniType<CheckoutTaxBreakdown_>;

const ItemTaxFullDetails$ = /* @__PURE__ */ (() => z.object({
    taxableAmount: z.optional(MultiCurrencyPriceSchema),
    taxRate: z.string().check(z.regex(/^-?\d+(\.\d+)?$/)),
    totalTax: z.optional(MultiCurrencyPriceSchema),
    rateBreakdown: z.optional(z.array(CheckoutTaxRateBreakdownSchema)),
    taxBreakdown: z.optional(z.array(CheckoutTaxBreakdownSchema).check(z.maxLength(1000)))
}))();
type ItemTaxFullDetails_ = Held<typeof ItemTaxFullDetails$, T.ItemTaxFullDetails>;
export const ItemTaxFullDetailsSchema: z.ZodMiniType<T.ItemTaxFullDetails> = ItemTaxFullDetails$ satisfies z.ZodMiniType<ItemTaxFullDetails_>;

const CheckoutPlainTextValue$ = /* @__PURE__ */ (() => z.object({
    original: z.optional(z.string().check(z.maxLength(600))),
    translated: z.nullish(z.string().check(z.maxLength(600)))
}))();
type CheckoutPlainTextValue_ = Held<typeof CheckoutPlainTextValue$, T.CheckoutPlainTextValue>;
export const CheckoutPlainTextValueSchema: z.ZodMiniType<T.CheckoutPlainTextValue> = CheckoutPlainTextValue$ satisfies z.ZodMiniType<CheckoutPlainTextValue_>;

const CheckoutColor$ = /* @__PURE__ */ (() => z.object({
    original: z.optional(z.string().check(z.maxLength(500))),
    translated: z.nullish(z.string().check(z.maxLength(500))),
    code: z.nullish(z.string())
}))();
type CheckoutColor_ = Held<typeof CheckoutColor$, T.CheckoutColor>;
export const CheckoutColorSchema: z.ZodMiniType<T.CheckoutColor> = CheckoutColor$ satisfies z.ZodMiniType<CheckoutColor_>;

const DescriptionLineName$ = /* @__PURE__ */ (() => z.object({
    original: z.optional(z.string().check(z.maxLength(100))),
    translated: z.nullish(z.string().check(z.maxLength(200)))
}))();
type DescriptionLineName_ = Held<typeof DescriptionLineName$, T.DescriptionLineName>;
export const DescriptionLineNameSchema: z.ZodMiniType<T.DescriptionLineName> = DescriptionLineName$ satisfies z.ZodMiniType<DescriptionLineName_>;

const DescriptionLineType$ = /* @__PURE__ */ (() => z.string())();
type DescriptionLineType_ = Held<typeof DescriptionLineType$, T.DescriptionLineType>;
export const DescriptionLineTypeSchema: z.ZodMiniType<T.DescriptionLineType> = DescriptionLineType$ satisfies z.ZodMiniType<DescriptionLineType_>;

const DescriptionLine$ = /* @__PURE__ */ (() => z.object({
    plainText: z.optional(CheckoutPlainTextValueSchema),
    colorInfo: z.optional(CheckoutColorSchema),
    name: z.optional(DescriptionLineNameSchema),
    lineType: z.optional(DescriptionLineTypeSchema)
}))();
type DescriptionLine_ = Held<typeof DescriptionLine$, T.DescriptionLine>;
export const DescriptionLineSchema: z.ZodMiniType<T.DescriptionLine> = DescriptionLine$ satisfies z.ZodMiniType<DescriptionLine_>;

const CommonImage$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string()),
    url: z.optional(z.string()),
    height: z.optional(z.int()),
    width: z.optional(z.int()),
    altText: z.nullish(z.string()),
    urlExpirationDate: z.nullish(z.iso.datetime({ offset: true })),
    filename: z.nullish(z.string()),
    sizeInBytes: z.nullish(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
    focalPoint: z.optional(FocalPointSchema)
}))();
type CommonImage_ = Held<typeof CommonImage$, T.CommonImage>;
export const CommonImageSchema: z.ZodMiniType<T.CommonImage> = CommonImage$ satisfies z.ZodMiniType<CommonImage_>;

const ItemAvailabilityStatus$ = /* @__PURE__ */ (() => z.string())();
type ItemAvailabilityStatus_ = Held<typeof ItemAvailabilityStatus$, T.ItemAvailabilityStatus>;
export const ItemAvailabilityStatusSchema: z.ZodMiniType<T.ItemAvailabilityStatus> = ItemAvailabilityStatus$ satisfies z.ZodMiniType<ItemAvailabilityStatus_>;

const ItemAvailabilityInfo$ = /* @__PURE__ */ (() => z.object({
    status: ItemAvailabilityStatusSchema,
    quantityAvailable: z.nullish(z.int())
}))();
type ItemAvailabilityInfo_ = Held<typeof ItemAvailabilityInfo$, T.ItemAvailabilityInfo>;
export const ItemAvailabilityInfoSchema: z.ZodMiniType<T.ItemAvailabilityInfo> = ItemAvailabilityInfo$ satisfies z.ZodMiniType<ItemAvailabilityInfo_>;

const PhysicalProperties$ = /* @__PURE__ */ (() => z.object({
    weight: z.nullish(z.union([
        z.number(),
        z.literal([Number.NaN, Infinity, -Infinity])
    ])),
    sku: z.nullish(z.string().check(z.maxLength(40))),
    shippable: z.boolean()
}))();
type PhysicalProperties_ = Held<typeof PhysicalProperties$, T.PhysicalProperties>;
export const PhysicalPropertiesSchema: z.ZodMiniType<T.PhysicalProperties> = PhysicalProperties$ satisfies z.ZodMiniType<PhysicalProperties_>;

const ItemTypePreset$ = /* @__PURE__ */ (() => z.string())();
type ItemTypePreset_ = Held<typeof ItemTypePreset$, T.ItemTypePreset>;
export const ItemTypePresetSchema: z.ZodMiniType<T.ItemTypePreset> = ItemTypePreset$ satisfies z.ZodMiniType<ItemTypePreset_>;

const ItemType$ = /* @__PURE__ */ (() => z.object({
    preset: z.optional(ItemTypePresetSchema),
    custom: z.optional(z.string())
}))();
type ItemType_ = Held<typeof ItemType$, T.ItemType>;
export const ItemTypeSchema: z.ZodMiniType<T.ItemType> = ItemType$ satisfies z.ZodMiniType<ItemType_>;

const SubscriptionFrequency$ = /* @__PURE__ */ (() => z.string())();
type SubscriptionFrequency_ = Held<typeof SubscriptionFrequency$, T.SubscriptionFrequency>;
export const SubscriptionFrequencySchema: z.ZodMiniType<T.SubscriptionFrequency> = SubscriptionFrequency$ satisfies z.ZodMiniType<SubscriptionFrequency_>;

const CheckoutFreeTrialPeriod$ = /* @__PURE__ */ (() => z.object({
    frequency: z.optional(SubscriptionFrequencySchema),
    interval: z.optional(z.int().check(z.gte(1), z.lte(999)))
}))();
type CheckoutFreeTrialPeriod_ = Held<typeof CheckoutFreeTrialPeriod$, T.CheckoutFreeTrialPeriod>;
export const CheckoutFreeTrialPeriodSchema: z.ZodMiniType<T.CheckoutFreeTrialPeriod> = CheckoutFreeTrialPeriod$ satisfies z.ZodMiniType<CheckoutFreeTrialPeriod_>;

const CheckoutSubscriptionSettings$ = /* @__PURE__ */ (() => z.object({
    frequency: SubscriptionFrequencySchema,
    interval: z.nullish(z.int().check(z.gte(1), z.lte(3650))),
    autoRenewal: z.boolean(),
    billingCycles: z.nullish(z.int().check(z.gte(1))),
    enableCustomerCancellation: z.boolean(),
    freeTrialPeriod: z.optional(CheckoutFreeTrialPeriodSchema),
    startDate: z.nullish(z.iso.datetime({ offset: true }))
}))();
type CheckoutSubscriptionSettings_ = Held<typeof CheckoutSubscriptionSettings$, T.CheckoutSubscriptionSettings>;
export const CheckoutSubscriptionSettingsSchema: z.ZodMiniType<T.CheckoutSubscriptionSettings> = CheckoutSubscriptionSettings$ satisfies z.ZodMiniType<CheckoutSubscriptionSettings_>;

const CheckoutTitle$ = /* @__PURE__ */ (() => z.object({
    original: z.string().check(z.minLength(1), z.maxLength(150)),
    translated: z.nullish(z.string().check(z.minLength(1), z.maxLength(150)))
}))();
type CheckoutTitle_ = Held<typeof CheckoutTitle$, T.CheckoutTitle>;
export const CheckoutTitleSchema: z.ZodMiniType<T.CheckoutTitle> = CheckoutTitle$ satisfies z.ZodMiniType<CheckoutTitle_>;

const CheckoutDescription$ = /* @__PURE__ */ (() => z.object({
    original: z.string().check(z.maxLength(500)),
    translated: z.nullish(z.string().check(z.maxLength(500)))
}))();
type CheckoutDescription_ = Held<typeof CheckoutDescription$, T.CheckoutDescription>;
export const CheckoutDescriptionSchema: z.ZodMiniType<T.CheckoutDescription> = CheckoutDescription$ satisfies z.ZodMiniType<CheckoutDescription_>;

const SubscriptionOptionInfo$ = /* @__PURE__ */ (() => z.object({
    subscriptionSettings: z.optional(CheckoutSubscriptionSettingsSchema),
    title: z.optional(CheckoutTitleSchema),
    description: z.optional(CheckoutDescriptionSchema)
}))();
type SubscriptionOptionInfo_ = Held<typeof SubscriptionOptionInfo$, T.SubscriptionOptionInfo>;
export const SubscriptionOptionInfoSchema: z.ZodMiniType<T.SubscriptionOptionInfo> = SubscriptionOptionInfo$ satisfies z.ZodMiniType<SubscriptionOptionInfo_>;

const SecureFileType$ = /* @__PURE__ */ (() => z.string())();
type SecureFileType_ = Held<typeof SecureFileType$, T.SecureFileType>;
export const SecureFileTypeSchema: z.ZodMiniType<T.SecureFileType> = SecureFileType$ satisfies z.ZodMiniType<SecureFileType_>;

const SecuredMedia$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    fileName: z.optional(z.string().check(z.minLength(1), z.maxLength(1000))),
    fileType: z.optional(SecureFileTypeSchema)
}))();
type SecuredMedia_ = Held<typeof SecuredMedia$, T.SecuredMedia>;
export const SecuredMediaSchema: z.ZodMiniType<T.SecuredMedia> = SecuredMedia$ satisfies z.ZodMiniType<SecuredMedia_>;

const PaymentOptionType$ = /* @__PURE__ */ (() => z.string())();
type PaymentOptionType_ = Held<typeof PaymentOptionType$, T.PaymentOptionType>;
export const PaymentOptionTypeSchema: z.ZodMiniType<T.PaymentOptionType> = PaymentOptionType$ satisfies z.ZodMiniType<PaymentOptionType_>;

const ServiceProperties$ = /* @__PURE__ */ (() => z.object({
    scheduledDate: z.nullish(z.iso.datetime({ offset: true })),
    numberOfParticipants: z.nullish(z.int().check(z.gte(1), z.lte(10000)))
}))();
type ServiceProperties_ = Held<typeof ServiceProperties$, T.ServiceProperties>;
export const ServicePropertiesSchema: z.ZodMiniType<T.ServiceProperties> = ServiceProperties$ satisfies z.ZodMiniType<ServiceProperties_>;

const PriceDescription$ = /* @__PURE__ */ (() => z.object({
    original: z.string().check(z.minLength(1), z.maxLength(100)),
    translated: z.nullish(z.string().check(z.minLength(1), z.maxLength(100)))
}))();
type PriceDescription_ = Held<typeof PriceDescription$, T.PriceDescription>;
export const PriceDescriptionSchema: z.ZodMiniType<T.PriceDescription> = PriceDescription$ satisfies z.ZodMiniType<PriceDescription_>;

const CheckoutPaymentOption$ = /* @__PURE__ */ (() => z.object({
    value: PaymentOptionTypeSchema
}))();
type CheckoutPaymentOption_ = Held<typeof CheckoutPaymentOption$, T.CheckoutPaymentOption>;
export const CheckoutPaymentOptionSchema: z.ZodMiniType<T.CheckoutPaymentOption> = CheckoutPaymentOption$ satisfies z.ZodMiniType<CheckoutPaymentOption_>;

const CatalogOverrideFields$ = /* @__PURE__ */ (() => z.object({
    productName: z.optional(ProductNameSchema),
    price: z.nullish(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
    fullPrice: z.nullish(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
    descriptionLines: z.optional(z.array(DescriptionLineSchema).check(z.maxLength(20))),
    physicalProperties: z.optional(PhysicalPropertiesSchema),
    image: z.optional(ImageSchema),
    paymentOption: z.optional(CheckoutPaymentOptionSchema),
    depositAmount: z.nullish(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
    savePaymentMethod: z.nullish(z.boolean()),
    inventoryAppId: z.nullish(z.guid())
}))();
type CatalogOverrideFields_ = Held<typeof CatalogOverrideFields$, T.CatalogOverrideFields>;
export const CatalogOverrideFieldsSchema: z.ZodMiniType<T.CatalogOverrideFields> = CatalogOverrideFields$ satisfies z.ZodMiniType<CatalogOverrideFields_>;

const TaxableAddressType$ = /* @__PURE__ */ (() => z.string())();
type TaxableAddressType_ = Held<typeof TaxableAddressType$, T.TaxableAddressType>;
export const TaxableAddressTypeSchema: z.ZodMiniType<T.TaxableAddressType> = TaxableAddressType$ satisfies z.ZodMiniType<TaxableAddressType_>;

const TaxableAddress$ = /* @__PURE__ */ (() => z.object({
    addressType: z.optional(TaxableAddressTypeSchema)
}))();
type TaxableAddress_ = Held<typeof TaxableAddress$, T.TaxableAddress>;
export const TaxableAddressSchema: z.ZodMiniType<T.TaxableAddress> = TaxableAddress$ satisfies z.ZodMiniType<TaxableAddress_>;

const ExtendedFields$ = /* @__PURE__ */ (() => z.object({
    namespaces: z.optional(z.record(z.string(), z.record(z.string(), z.unknown())))
}))();
type ExtendedFields_ = Held<typeof ExtendedFields$, T.ExtendedFields>;
export const ExtendedFieldsSchema: z.ZodMiniType<T.ExtendedFields> = ExtendedFields$ satisfies z.ZodMiniType<ExtendedFields_>;

const Policy$ = /* @__PURE__ */ (() => z.object({
    title: z.nullish(z.string().check(z.minLength(1), z.maxLength(29))),
    content: z.optional(z.string().check(z.minLength(1), z.maxLength(3000)))
}))();
type Policy_ = Held<typeof Policy$, T.Policy>;
export const PolicySchema: z.ZodMiniType<T.Policy> = Policy$ satisfies z.ZodMiniType<Policy_>;

const TranslatableString$ = /* @__PURE__ */ (() => z.object({
    original: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    translated: z.nullish(z.string().check(z.minLength(1), z.maxLength(400)))
}))();
type TranslatableString_ = Held<typeof TranslatableString$, T.TranslatableString>;
export const TranslatableStringSchema: z.ZodMiniType<T.TranslatableString> = TranslatableString$ satisfies z.ZodMiniType<TranslatableString_>;

const CheckoutItemModifier$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string().check(z.minLength(1), z.maxLength(36))),
    quantity: z.nullish(z.int().check(z.gte(1), z.lte(100000))),
    label: z.optional(TranslatableStringSchema),
    details: z.optional(TranslatableStringSchema),
    price: z.optional(MultiCurrencyPriceSchema)
}))();
type CheckoutItemModifier_ = Held<typeof CheckoutItemModifier$, T.CheckoutItemModifier>;
export const CheckoutItemModifierSchema: z.ZodMiniType<T.CheckoutItemModifier> = CheckoutItemModifier$ satisfies z.ZodMiniType<CheckoutItemModifier_>;

const ModifierGroup$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string().check(z.minLength(1), z.maxLength(36))),
    name: z.optional(TranslatableStringSchema),
    modifiers: z.optional(z.array(CheckoutItemModifierSchema).check(z.minLength(1), z.maxLength(25)))
}))();
type ModifierGroup_ = Held<typeof ModifierGroup$, T.ModifierGroup>;
export const ModifierGroupSchema: z.ZodMiniType<T.ModifierGroup> = ModifierGroup$ satisfies z.ZodMiniType<ModifierGroup_>;

const CheckoutLineItem$ = /* @__PURE__ */ (() => z.object({
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
    media: z.optional(CommonImageSchema),
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
}))();
type CheckoutLineItem_ = Held<typeof CheckoutLineItem$, T.CheckoutLineItem>;
export const CheckoutLineItemSchema: z.ZodMiniType<T.CheckoutLineItem> = CheckoutLineItem$ satisfies z.ZodMiniType<CheckoutLineItem_>;

const StreetAddress$ = /* @__PURE__ */ (() => z.object({
    number: z.string(),
    name: z.string(),
    apt: z.optional(z.string())
}))();
type StreetAddress_ = Held<typeof StreetAddress$, T.StreetAddress>;
export const StreetAddressSchema: z.ZodMiniType<T.StreetAddress> = StreetAddress$ satisfies z.ZodMiniType<StreetAddress_>;

const AddressLocation$ = /* @__PURE__ */ (() => z.object({
    latitude: z.nullish(z.union([
        z.number(),
        z.literal([Number.NaN, Infinity, -Infinity])
    ])),
    longitude: z.nullish(z.union([
        z.number(),
        z.literal([Number.NaN, Infinity, -Infinity])
    ]))
}))();
type AddressLocation_ = Held<typeof AddressLocation$, T.AddressLocation>;
export const AddressLocationSchema: z.ZodMiniType<T.AddressLocation> = AddressLocation$ satisfies z.ZodMiniType<AddressLocation_>;

const Address$ = /* @__PURE__ */ (() => z.object({
    country: z.nullish(z.string().check(z.regex(/^[A-Z]{2}$/))),
    subdivision: z.nullish(z.string().check(z.maxLength(50))),
    city: z.nullish(z.string().check(z.maxLength(50))),
    postalCode: z.nullish(z.string().check(z.maxLength(50))),
    streetAddress: z.optional(StreetAddressSchema),
    addressLine: z.nullish(z.string().check(z.maxLength(150))),
    addressLine2: z.nullish(z.string().check(z.maxLength(100))),
    geocode: z.optional(AddressLocationSchema),
    countryFullname: z.nullish(z.string()),
    subdivisionFullname: z.nullish(z.string())
}))();
type Address_ = Held<typeof Address$, T.Address>;
export const AddressSchema: z.ZodMiniType<T.Address> = Address$ satisfies z.ZodMiniType<Address_>;

const TaxIdType$ = /* @__PURE__ */ (() => z.string())();
type TaxIdType_ = Held<typeof TaxIdType$, T.TaxIdType>;
export const TaxIdTypeSchema: z.ZodMiniType<T.TaxIdType> = TaxIdType$ satisfies z.ZodMiniType<TaxIdType_>;

const CheckoutVatId$ = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    type: TaxIdTypeSchema
}))();
type CheckoutVatId_ = Held<typeof CheckoutVatId$, T.CheckoutVatId>;
export const CheckoutVatIdSchema: z.ZodMiniType<T.CheckoutVatId> = CheckoutVatId$ satisfies z.ZodMiniType<CheckoutVatId_>;

const FullAddressContactDetails$ = /* @__PURE__ */ (() => z.object({
    firstName: z.nullish(z.string().check(z.maxLength(100))),
    lastName: z.nullish(z.string().check(z.maxLength(100))),
    phone: z.nullish(z.string()),
    company: z.nullish(z.string().check(z.maxLength(1000))),
    vatId: z.optional(CheckoutVatIdSchema)
}))();
type FullAddressContactDetails_ = Held<typeof FullAddressContactDetails$, T.FullAddressContactDetails>;
export const FullAddressContactDetailsSchema: z.ZodMiniType<T.FullAddressContactDetails> = FullAddressContactDetails$ satisfies z.ZodMiniType<FullAddressContactDetails_>;

const AddressWithContact$ = /* @__PURE__ */ (() => z.object({
    address: z.optional(AddressSchema),
    contactDetails: z.optional(FullAddressContactDetailsSchema)
}))();
type AddressWithContact_ = Held<typeof AddressWithContact$, T.AddressWithContact>;
export const AddressWithContactSchema: z.ZodMiniType<T.AddressWithContact> = AddressWithContact$ satisfies z.ZodMiniType<AddressWithContact_>;

const PickupMethod$ = /* @__PURE__ */ (() => z.string())();
type PickupMethod_ = Held<typeof PickupMethod$, T.PickupMethod>;
export const PickupMethodSchema: z.ZodMiniType<T.PickupMethod> = PickupMethod$ satisfies z.ZodMiniType<PickupMethod_>;

const CheckoutPickupDetails$ = /* @__PURE__ */ (() => z.object({
    address: z.optional(AddressSchema),
    businessLocation: z.boolean(),
    pickupMethod: PickupMethodSchema
}))();
type CheckoutPickupDetails_ = Held<typeof CheckoutPickupDetails$, T.CheckoutPickupDetails>;
export const CheckoutPickupDetailsSchema: z.ZodMiniType<T.CheckoutPickupDetails> = CheckoutPickupDetails$ satisfies z.ZodMiniType<CheckoutPickupDetails_>;

const DeliveryTimeSlot$ = /* @__PURE__ */ (() => z.object({
    from: z.nullish(z.iso.datetime({ offset: true })),
    to: z.nullish(z.iso.datetime({ offset: true }))
}))();
type DeliveryTimeSlot_ = Held<typeof DeliveryTimeSlot$, T.DeliveryTimeSlot>;
export const DeliveryTimeSlotSchema: z.ZodMiniType<T.DeliveryTimeSlot> = DeliveryTimeSlot$ satisfies z.ZodMiniType<DeliveryTimeSlot_>;

const CheckoutDeliveryLogistics$ = /* @__PURE__ */ (() => z.object({
    deliveryTime: z.nullish(z.string().check(z.maxLength(500))),
    instructions: z.nullish(z.string().check(z.maxLength(1000))),
    pickupDetails: z.optional(CheckoutPickupDetailsSchema),
    deliveryTimeSlot: z.optional(DeliveryTimeSlotSchema)
}))();
type CheckoutDeliveryLogistics_ = Held<typeof CheckoutDeliveryLogistics$, T.CheckoutDeliveryLogistics>;
export const CheckoutDeliveryLogisticsSchema: z.ZodMiniType<T.CheckoutDeliveryLogistics> = CheckoutDeliveryLogistics$ satisfies z.ZodMiniType<CheckoutDeliveryLogistics_>;

const CheckoutSelectedCarrierServiceOptionPrices$ = /* @__PURE__ */ (() => z.object({
    totalPriceAfterTax: z.optional(MultiCurrencyPriceSchema),
    totalPriceBeforeTax: z.optional(MultiCurrencyPriceSchema),
    taxDetails: z.optional(ItemTaxFullDetailsSchema),
    totalDiscount: z.optional(MultiCurrencyPriceSchema),
    price: z.optional(MultiCurrencyPriceSchema)
}))();
type CheckoutSelectedCarrierServiceOptionPrices_ = Held<typeof CheckoutSelectedCarrierServiceOptionPrices$, T.CheckoutSelectedCarrierServiceOptionPrices>;
export const CheckoutSelectedCarrierServiceOptionPricesSchema: z.ZodMiniType<T.CheckoutSelectedCarrierServiceOptionPrices> = CheckoutSelectedCarrierServiceOptionPrices$ satisfies z.ZodMiniType<CheckoutSelectedCarrierServiceOptionPrices_>;

const CarrierChargeType$ = /* @__PURE__ */ (() => z.string())();
type CarrierChargeType_ = Held<typeof CarrierChargeType$, T.CarrierChargeType>;
export const CarrierChargeTypeSchema: z.ZodMiniType<T.CarrierChargeType> = CarrierChargeType$ satisfies z.ZodMiniType<CarrierChargeType_>;

const CheckoutSelectedCarrierServiceOptionOtherCharge$ = /* @__PURE__ */ (() => z.object({
    type: CarrierChargeTypeSchema,
    details: z.nullish(z.string().check(z.maxLength(200))),
    cost: z.optional(CheckoutSelectedCarrierServiceOptionPricesSchema)
}))();
type CheckoutSelectedCarrierServiceOptionOtherCharge_ = Held<typeof CheckoutSelectedCarrierServiceOptionOtherCharge$, T.CheckoutSelectedCarrierServiceOptionOtherCharge>;
export const CheckoutSelectedCarrierServiceOptionOtherChargeSchema: z.ZodMiniType<T.CheckoutSelectedCarrierServiceOptionOtherCharge> = CheckoutSelectedCarrierServiceOptionOtherCharge$ satisfies z.ZodMiniType<CheckoutSelectedCarrierServiceOptionOtherCharge_>;

const CheckoutCarrier$ = /* @__PURE__ */ (() => z.object({
    appId: z.nullish(z.guid()),
    code: z.string().check(z.maxLength(250))
}))();
type CheckoutCarrier_ = Held<typeof CheckoutCarrier$, T.CheckoutCarrier>;
export const CheckoutCarrierSchema: z.ZodMiniType<T.CheckoutCarrier> = CheckoutCarrier$ satisfies z.ZodMiniType<CheckoutCarrier_>;

const CheckoutRegion$ = /* @__PURE__ */ (() => z.object({
    id: z.nullish(z.guid()),
    name: z.nullish(z.string().check(z.maxLength(100)))
}))();
type CheckoutRegion_ = Held<typeof CheckoutRegion$, T.CheckoutRegion>;
export const CheckoutRegionSchema: z.ZodMiniType<T.CheckoutRegion> = CheckoutRegion$ satisfies z.ZodMiniType<CheckoutRegion_>;

const CheckoutApplicableLineItems$ = /* @__PURE__ */ (() => z.object({
    lineItemIds: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(300)))
}))();
type CheckoutApplicableLineItems_ = Held<typeof CheckoutApplicableLineItems$, T.CheckoutApplicableLineItems>;
export const CheckoutApplicableLineItemsSchema: z.ZodMiniType<T.CheckoutApplicableLineItems> = CheckoutApplicableLineItems$ satisfies z.ZodMiniType<CheckoutApplicableLineItems_>;

const CheckoutDeliveryAllocation$ = /* @__PURE__ */ (() => z.object({
    deliveryCarrier: z.optional(CheckoutCarrierSchema),
    deliveryRegion: z.optional(CheckoutRegionSchema),
    applicableLineItems: z.optional(CheckoutApplicableLineItemsSchema)
}))();
type CheckoutDeliveryAllocation_ = Held<typeof CheckoutDeliveryAllocation$, T.CheckoutDeliveryAllocation>;
export const CheckoutDeliveryAllocationSchema: z.ZodMiniType<T.CheckoutDeliveryAllocation> = CheckoutDeliveryAllocation$ satisfies z.ZodMiniType<CheckoutDeliveryAllocation_>;

const SelectedCarrierServiceOption$ = /* @__PURE__ */ (() => z.object({
    code: z.string().check(z.maxLength(100)),
    title: z.string().check(z.maxLength(250)),
    logistics: z.optional(CheckoutDeliveryLogisticsSchema),
    cost: z.optional(CheckoutSelectedCarrierServiceOptionPricesSchema),
    requestedShippingOption: z.boolean(),
    otherCharges: z.array(CheckoutSelectedCarrierServiceOptionOtherChargeSchema),
    carrierId: z.nullish(z.guid()),
    deliveryAllocations: z.array(CheckoutDeliveryAllocationSchema).check(z.maxLength(300)),
    partial: z.nullish(z.boolean())
}))();
type SelectedCarrierServiceOption_ = Held<typeof SelectedCarrierServiceOption$, T.SelectedCarrierServiceOption>;
export const SelectedCarrierServiceOptionSchema: z.ZodMiniType<T.SelectedCarrierServiceOption> = SelectedCarrierServiceOption$ satisfies z.ZodMiniType<SelectedCarrierServiceOption_>;

const ShippingRegion$ = /* @__PURE__ */ (() => z.object({
    id: z.guid(),
    name: z.string().check(z.maxLength(100))
}))();
type ShippingRegion_ = Held<typeof ShippingRegion$, T.ShippingRegion>;
export const ShippingRegionSchema: z.ZodMiniType<T.ShippingRegion> = ShippingRegion$ satisfies z.ZodMiniType<ShippingRegion_>;

const CheckoutOtherCharge$ = /* @__PURE__ */ (() => z.object({
    type: z.optional(CarrierChargeTypeSchema),
    price: z.optional(MultiCurrencyPriceSchema),
    details: z.nullish(z.string().check(z.maxLength(250)))
}))();
type CheckoutOtherCharge_ = Held<typeof CheckoutOtherCharge$, T.CheckoutOtherCharge>;
export const CheckoutOtherChargeSchema: z.ZodMiniType<T.CheckoutOtherCharge> = CheckoutOtherCharge$ satisfies z.ZodMiniType<CheckoutOtherCharge_>;

const CheckoutShippingPrice$ = /* @__PURE__ */ (() => z.object({
    price: z.optional(MultiCurrencyPriceSchema),
    otherCharges: z.optional(z.array(CheckoutOtherChargeSchema))
}))();
type CheckoutShippingPrice_ = Held<typeof CheckoutShippingPrice$, T.CheckoutShippingPrice>;
export const CheckoutShippingPriceSchema: z.ZodMiniType<T.CheckoutShippingPrice> = CheckoutShippingPrice$ satisfies z.ZodMiniType<CheckoutShippingPrice_>;

const CheckoutShippingOption$ = /* @__PURE__ */ (() => z.object({
    code: z.optional(z.string().check(z.maxLength(100))),
    title: z.optional(z.string().check(z.maxLength(250))),
    logistics: z.optional(CheckoutDeliveryLogisticsSchema),
    cost: z.optional(CheckoutShippingPriceSchema),
    deliveryAllocations: z.optional(z.array(CheckoutDeliveryAllocationSchema).check(z.maxLength(300))),
    partial: z.nullish(z.boolean())
}))();
type CheckoutShippingOption_ = Held<typeof CheckoutShippingOption$, T.CheckoutShippingOption>;
export const CheckoutShippingOptionSchema: z.ZodMiniType<T.CheckoutShippingOption> = CheckoutShippingOption$ satisfies z.ZodMiniType<CheckoutShippingOption_>;

const CarrierServiceOption$ = /* @__PURE__ */ (() => z.object({
    carrierId: z.guid(),
    shippingOptions: z.optional(z.array(CheckoutShippingOptionSchema))
}))();
type CarrierServiceOption_ = Held<typeof CarrierServiceOption$, T.CarrierServiceOption>;
export const CarrierServiceOptionSchema: z.ZodMiniType<T.CarrierServiceOption> = CarrierServiceOption$ satisfies z.ZodMiniType<CarrierServiceOption_>;

const CheckoutShippingInfo$ = /* @__PURE__ */ (() => z.object({
    shippingDestination: z.optional(AddressWithContactSchema),
    selectedCarrierServiceOption: z.optional(SelectedCarrierServiceOptionSchema),
    region: z.optional(ShippingRegionSchema),
    carrierServiceOptions: z.array(CarrierServiceOptionSchema)
}))();
type CheckoutShippingInfo_ = Held<typeof CheckoutShippingInfo$, T.CheckoutShippingInfo>;
export const CheckoutShippingInfoSchema: z.ZodMiniType<T.CheckoutShippingInfo> = CheckoutShippingInfo$ satisfies z.ZodMiniType<CheckoutShippingInfo_>;

const CheckoutBuyerInfo$ = /* @__PURE__ */ (() => z.object({
    visitorId: z.optional(z.guid()),
    memberId: z.optional(z.guid()),
    contactId: z.nullish(z.guid()),
    email: z.nullish(z.email())
}))();
type CheckoutBuyerInfo_ = Held<typeof CheckoutBuyerInfo$, T.CheckoutBuyerInfo>;
export const CheckoutBuyerInfoSchema: z.ZodMiniType<T.CheckoutBuyerInfo> = CheckoutBuyerInfo$ satisfies z.ZodMiniType<CheckoutBuyerInfo_>;

const PriceSummary$ = /* @__PURE__ */ (() => z.object({
    subtotal: z.optional(MultiCurrencyPriceSchema),
    shipping: z.optional(MultiCurrencyPriceSchema),
    tax: z.optional(MultiCurrencyPriceSchema),
    discount: z.optional(MultiCurrencyPriceSchema),
    total: z.optional(MultiCurrencyPriceSchema),
    additionalFees: z.optional(MultiCurrencyPriceSchema)
}))();
type PriceSummary_ = Held<typeof PriceSummary$, T.PriceSummary>;
export const PriceSummarySchema: z.ZodMiniType<T.PriceSummary> = PriceSummary$ satisfies z.ZodMiniType<PriceSummary_>;

const ApplicationError$ = /* @__PURE__ */ (() => z.object({
    code: z.string(),
    description: z.string(),
    data: z.nullish(z.record(z.string(), z.unknown()))
}))();
type ApplicationError_ = Held<typeof ApplicationError$, T.ApplicationError>;
export const ApplicationErrorSchema: z.ZodMiniType<T.ApplicationError> = ApplicationError$ satisfies z.ZodMiniType<ApplicationError_>;

const CheckoutFieldViolation$ = /* @__PURE__ */ (() => z.object({
    field: z.string(),
    description: z.string(),
    violatedRule: ValidationRuleSchema,
    ruleName: z.nullish(z.string()),
    data: z.nullish(z.record(z.string(), z.unknown()))
}))();
type CheckoutFieldViolation_ = Held<typeof CheckoutFieldViolation$, T.CheckoutFieldViolation>;
export const CheckoutFieldViolationSchema: z.ZodMiniType<T.CheckoutFieldViolation> = CheckoutFieldViolation$ satisfies z.ZodMiniType<CheckoutFieldViolation_>;

const CheckoutValidationError$ = /* @__PURE__ */ (() => z.object({
    fieldViolations: z.array(CheckoutFieldViolationSchema)
}))();
type CheckoutValidationError_ = Held<typeof CheckoutValidationError$, T.CheckoutValidationError>;
export const CheckoutValidationErrorSchema: z.ZodMiniType<T.CheckoutValidationError> = CheckoutValidationError$ satisfies z.ZodMiniType<CheckoutValidationError_>;

const CheckoutSystemError$ = /* @__PURE__ */ (() => z.object({
    errorCode: z.nullish(z.string())
}))();
type CheckoutSystemError_ = Held<typeof CheckoutSystemError$, T.CheckoutSystemError>;
export const CheckoutSystemErrorSchema: z.ZodMiniType<T.CheckoutSystemError> = CheckoutSystemError$ satisfies z.ZodMiniType<CheckoutSystemError_>;

const CheckoutDetails$ = /* @__PURE__ */ (() => z.object({
    applicationError: z.optional(ApplicationErrorSchema),
    validationError: z.optional(CheckoutValidationErrorSchema),
    systemError: z.optional(CheckoutSystemErrorSchema),
    tracing: z.optional(z.record(z.string(), z.string()))
}))();
type CheckoutDetails_ = Held<typeof CheckoutDetails$, T.CheckoutDetails>;
export const CheckoutDetailsSchema: z.ZodMiniType<T.CheckoutDetails> = CheckoutDetails$ satisfies z.ZodMiniType<CheckoutDetails_>;

const CheckoutCarrierError$ = /* @__PURE__ */ (() => z.object({
    carrierId: z.string(),
    error: z.optional(CheckoutDetailsSchema)
}))();
type CheckoutCarrierError_ = Held<typeof CheckoutCarrierError$, T.CheckoutCarrierError>;
export const CheckoutCarrierErrorSchema: z.ZodMiniType<T.CheckoutCarrierError> = CheckoutCarrierError$ satisfies z.ZodMiniType<CheckoutCarrierError_>;

const CheckoutCarrierErrors$ = /* @__PURE__ */ (() => z.object({
    errors: z.array(CheckoutCarrierErrorSchema)
}))();
type CheckoutCarrierErrors_ = Held<typeof CheckoutCarrierErrors$, T.CheckoutCarrierErrors>;
export const CheckoutCarrierErrorsSchema: z.ZodMiniType<T.CheckoutCarrierErrors> = CheckoutCarrierErrors$ satisfies z.ZodMiniType<CheckoutCarrierErrors_>;

const CalculationErrors$ = /* @__PURE__ */ (() => z.object({
    generalShippingCalculationError: z.optional(CheckoutDetailsSchema),
    carrierErrors: z.optional(CheckoutCarrierErrorsSchema),
    selectedShippingOptionError: z.optional(CheckoutDetailsSchema),
    taxCalculationError: z.optional(CheckoutDetailsSchema),
    couponCalculationError: z.optional(CheckoutDetailsSchema),
    giftCardCalculationError: z.optional(CheckoutDetailsSchema),
    orderValidationErrors: z.array(ApplicationErrorSchema),
    membershipError: z.optional(CheckoutDetailsSchema),
    discountsCalculationError: z.optional(CheckoutDetailsSchema)
}))();
type CalculationErrors_ = Held<typeof CalculationErrors$, T.CalculationErrors>;
export const CalculationErrorsSchema: z.ZodMiniType<T.CalculationErrors> = CalculationErrors$ satisfies z.ZodMiniType<CalculationErrors_>;

const GiftCard$ = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    obfuscatedCode: z.string(),
    amount: z.optional(MultiCurrencyPriceSchema),
    appId: z.guid(),
    externalId: z.nullish(z.string().check(z.minLength(1), z.maxLength(50))),
    requestedAmount: z.optional(MultiCurrencyPriceSchema),
    code: z.optional(z.string().check(z.minLength(8), z.maxLength(20)))
}))();
type GiftCard_ = Held<typeof GiftCard$, T.GiftCard>;
export const GiftCardSchema: z.ZodMiniType<T.GiftCard> = GiftCard$ satisfies z.ZodMiniType<GiftCard_>;

const CheckoutCoupon$ = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    code: z.string(),
    amount: z.optional(MultiCurrencyPriceSchema),
    name: z.string()
}))();
type CheckoutCoupon_ = Held<typeof CheckoutCoupon$, T.CheckoutCoupon>;
export const CheckoutCouponSchema: z.ZodMiniType<T.CheckoutCoupon> = CheckoutCoupon$ satisfies z.ZodMiniType<CheckoutCoupon_>;

const CheckoutMerchantDiscount$ = /* @__PURE__ */ (() => z.object({
    amount: z.optional(MultiCurrencyPriceSchema),
    percentage: z.nullish(z.union([
        z.number().check(z.gte(0.01), z.lte(100)),
        z.literal([Number.NaN, Infinity, -Infinity])
    ]))
}))();
type CheckoutMerchantDiscount_ = Held<typeof CheckoutMerchantDiscount$, T.CheckoutMerchantDiscount>;
export const CheckoutMerchantDiscountSchema: z.ZodMiniType<T.CheckoutMerchantDiscount> = CheckoutMerchantDiscount$ satisfies z.ZodMiniType<CheckoutMerchantDiscount_>;

const DiscountRuleName$ = /* @__PURE__ */ (() => z.object({
    original: z.string().check(z.minLength(1), z.maxLength(256)),
    translated: z.nullish(z.string().check(z.minLength(1), z.maxLength(500)))
}))();
type DiscountRuleName_ = Held<typeof DiscountRuleName$, T.DiscountRuleName>;
export const DiscountRuleNameSchema: z.ZodMiniType<T.DiscountRuleName> = DiscountRuleName$ satisfies z.ZodMiniType<DiscountRuleName_>;

const CheckoutDiscountRule$ = /* @__PURE__ */ (() => z.object({
    id: z.guid(),
    name: z.optional(DiscountRuleNameSchema),
    amount: z.optional(MultiCurrencyPriceSchema)
}))();
type CheckoutDiscountRule_ = Held<typeof CheckoutDiscountRule$, T.CheckoutDiscountRule>;
export const CheckoutDiscountRuleSchema: z.ZodMiniType<T.CheckoutDiscountRule> = CheckoutDiscountRule$ satisfies z.ZodMiniType<CheckoutDiscountRule_>;

const DiscountType$ = /* @__PURE__ */ (() => z.string())();
type DiscountType_ = Held<typeof DiscountType$, T.DiscountType>;
export const DiscountTypeSchema: z.ZodMiniType<T.DiscountType> = DiscountType$ satisfies z.ZodMiniType<DiscountType_>;

const CheckoutAppliedDiscount$ = /* @__PURE__ */ (() => z.object({
    coupon: z.optional(CheckoutCouponSchema),
    merchantDiscount: z.optional(CheckoutMerchantDiscountSchema),
    discountRule: z.optional(CheckoutDiscountRuleSchema),
    discountType: DiscountTypeSchema,
    lineItemIds: z.optional(z.array(z.guid())),
    id: z.nullish(z.guid())
}))();
type CheckoutAppliedDiscount_ = Held<typeof CheckoutAppliedDiscount$, T.CheckoutAppliedDiscount>;
export const CheckoutAppliedDiscountSchema: z.ZodMiniType<T.CheckoutAppliedDiscount> = CheckoutAppliedDiscount$ satisfies z.ZodMiniType<CheckoutAppliedDiscount_>;

const CustomField$ = /* @__PURE__ */ (() => z.object({
    value: z.unknown(),
    title: z.string().check(z.minLength(1), z.maxLength(500)),
    translatedTitle: z.nullish(z.string().check(z.minLength(1), z.maxLength(500)))
}))();
type CustomField_ = Held<typeof CustomField$, T.CustomField>;
export const CustomFieldSchema: z.ZodMiniType<T.CustomField> = CustomField$ satisfies z.ZodMiniType<CustomField_>;

const WeightUnit$ = /* @__PURE__ */ (() => z.string())();
type WeightUnit_ = Held<typeof WeightUnit$, T.WeightUnit>;
export const WeightUnitSchema: z.ZodMiniType<T.WeightUnit> = WeightUnit$ satisfies z.ZodMiniType<WeightUnit_>;

const ManualCalculationReason$ = /* @__PURE__ */ (() => z.string())();
type ManualCalculationReason_ = Held<typeof ManualCalculationReason$, T.ManualCalculationReason>;
export const ManualCalculationReasonSchema: z.ZodMiniType<T.ManualCalculationReason> = ManualCalculationReason$ satisfies z.ZodMiniType<ManualCalculationReason_>;

const FallbackReason$ = /* @__PURE__ */ (() => z.string())();
type FallbackReason_ = Held<typeof FallbackReason$, T.FallbackReason>;
export const FallbackReasonSchema: z.ZodMiniType<T.FallbackReason> = FallbackReason$ satisfies z.ZodMiniType<FallbackReason_>;

const CheckoutAutoTaxFallbackCalculationDetails$ = /* @__PURE__ */ (() => z.object({
    fallbackReason: FallbackReasonSchema,
    error: z.optional(ApplicationErrorSchema)
}))();
type CheckoutAutoTaxFallbackCalculationDetails_ = Held<typeof CheckoutAutoTaxFallbackCalculationDetails$, T.CheckoutAutoTaxFallbackCalculationDetails>;
export const CheckoutAutoTaxFallbackCalculationDetailsSchema: z.ZodMiniType<T.CheckoutAutoTaxFallbackCalculationDetails> = CheckoutAutoTaxFallbackCalculationDetails$ satisfies z.ZodMiniType<CheckoutAutoTaxFallbackCalculationDetails_>;

const RateType$ = /* @__PURE__ */ (() => z.string())();
type RateType_ = Held<typeof RateType$, T.RateType>;
export const RateTypeSchema: z.ZodMiniType<T.RateType> = RateType$ satisfies z.ZodMiniType<RateType_>;

const CheckoutTaxCalculationDetails$ = /* @__PURE__ */ (() => z.object({
    manualRateReason: z.optional(ManualCalculationReasonSchema),
    autoTaxFallbackDetails: z.optional(CheckoutAutoTaxFallbackCalculationDetailsSchema),
    rateType: RateTypeSchema
}))();
type CheckoutTaxCalculationDetails_ = Held<typeof CheckoutTaxCalculationDetails$, T.CheckoutTaxCalculationDetails>;
export const CheckoutTaxCalculationDetailsSchema: z.ZodMiniType<T.CheckoutTaxCalculationDetails> = CheckoutTaxCalculationDetails$ satisfies z.ZodMiniType<CheckoutTaxCalculationDetails_>;

const TaxSummary$ = /* @__PURE__ */ (() => z.object({
    taxableAmount: z.optional(MultiCurrencyPriceSchema),
    totalTax: z.optional(MultiCurrencyPriceSchema),
    calculationDetails: z.optional(CheckoutTaxCalculationDetailsSchema)
}))();
type TaxSummary_ = Held<typeof TaxSummary$, T.TaxSummary>;
export const TaxSummarySchema: z.ZodMiniType<T.TaxSummary> = TaxSummary$ satisfies z.ZodMiniType<TaxSummary_>;

const ChannelType$ = /* @__PURE__ */ (() => z.string())();
type ChannelType_ = Held<typeof ChannelType$, T.ChannelType>;
export const ChannelTypeSchema: z.ZodMiniType<T.ChannelType> = ChannelType$ satisfies z.ZodMiniType<ChannelType_>;

const CreatedBy$ = /* @__PURE__ */ (() => z.object({
    userId: z.optional(z.guid()),
    memberId: z.optional(z.guid()),
    visitorId: z.optional(z.guid()),
    appId: z.optional(z.guid())
}))();
type CreatedBy_ = Held<typeof CreatedBy$, T.CreatedBy>;
export const CreatedBySchema: z.ZodMiniType<T.CreatedBy> = CreatedBy$ satisfies z.ZodMiniType<CreatedBy_>;

const MembershipName$ = /* @__PURE__ */ (() => z.object({
    original: z.string().check(z.maxLength(100)),
    translated: z.nullish(z.string().check(z.maxLength(100)))
}))();
type MembershipName_ = Held<typeof MembershipName$, T.MembershipName>;
export const MembershipNameSchema: z.ZodMiniType<T.MembershipName> = MembershipName$ satisfies z.ZodMiniType<MembershipName_>;

const CheckoutMembershipPaymentCredits$ = /* @__PURE__ */ (() => z.object({
    total: z.int().check(z.gte(1)),
    remaining: z.int()
}))();
type CheckoutMembershipPaymentCredits_ = Held<typeof CheckoutMembershipPaymentCredits$, T.CheckoutMembershipPaymentCredits>;
export const CheckoutMembershipPaymentCreditsSchema: z.ZodMiniType<T.CheckoutMembershipPaymentCredits> = CheckoutMembershipPaymentCredits$ satisfies z.ZodMiniType<CheckoutMembershipPaymentCredits_>;

const Membership$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1), z.maxLength(200)),
    appId: z.guid(),
    name: z.optional(MembershipNameSchema),
    lineItemIds: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(300))),
    credits: z.optional(CheckoutMembershipPaymentCreditsSchema),
    expirationDate: z.nullish(z.iso.datetime({ offset: true })),
    additionalData: z.nullish(z.record(z.string(), z.unknown()))
}))();
type Membership_ = Held<typeof Membership$, T.Membership>;
export const MembershipSchema: z.ZodMiniType<T.Membership> = Membership$ satisfies z.ZodMiniType<Membership_>;

const InvalidMembership$ = /* @__PURE__ */ (() => z.object({
    membership: z.optional(MembershipSchema),
    reason: z.string().check(z.minLength(1), z.maxLength(100))
}))();
type InvalidMembership_ = Held<typeof InvalidMembership$, T.InvalidMembership>;
export const InvalidMembershipSchema: z.ZodMiniType<T.InvalidMembership> = InvalidMembership$ satisfies z.ZodMiniType<InvalidMembership_>;

const CheckoutSelectedMembership$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1), z.maxLength(200)),
    appId: z.guid(),
    lineItemIds: z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.minLength(1), z.maxLength(300))
}))();
type CheckoutSelectedMembership_ = Held<typeof CheckoutSelectedMembership$, T.CheckoutSelectedMembership>;
export const CheckoutSelectedMembershipSchema: z.ZodMiniType<T.CheckoutSelectedMembership> = CheckoutSelectedMembership$ satisfies z.ZodMiniType<CheckoutSelectedMembership_>;

const CheckoutSelectedMemberships$ = /* @__PURE__ */ (() => z.object({
    memberships: z.array(CheckoutSelectedMembershipSchema).check(z.maxLength(300))
}))();
type CheckoutSelectedMemberships_ = Held<typeof CheckoutSelectedMemberships$, T.CheckoutSelectedMemberships>;
export const CheckoutSelectedMembershipsSchema: z.ZodMiniType<T.CheckoutSelectedMemberships> = CheckoutSelectedMemberships$ satisfies z.ZodMiniType<CheckoutSelectedMemberships_>;

const CheckoutMembershipOptions$ = /* @__PURE__ */ (() => z.object({
    eligibleMemberships: z.array(MembershipSchema).check(z.maxLength(300)),
    invalidMemberships: z.array(InvalidMembershipSchema).check(z.maxLength(300)),
    selectedMemberships: z.optional(CheckoutSelectedMembershipsSchema)
}))();
type CheckoutMembershipOptions_ = Held<typeof CheckoutMembershipOptions$, T.CheckoutMembershipOptions>;
export const CheckoutMembershipOptionsSchema: z.ZodMiniType<T.CheckoutMembershipOptions> = CheckoutMembershipOptions$ satisfies z.ZodMiniType<CheckoutMembershipOptions_>;

const AdditionalFeeSource$ = /* @__PURE__ */ (() => z.string())();
type AdditionalFeeSource_ = Held<typeof AdditionalFeeSource$, T.AdditionalFeeSource>;
export const AdditionalFeeSourceSchema: z.ZodMiniType<T.AdditionalFeeSource> = AdditionalFeeSource$ satisfies z.ZodMiniType<AdditionalFeeSource_>;

const AdditionalFee$ = /* @__PURE__ */ (() => z.object({
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
}))();
type AdditionalFee_ = Held<typeof AdditionalFee$, T.AdditionalFee>;
export const AdditionalFeeSchema: z.ZodMiniType<T.AdditionalFee> = AdditionalFee$ satisfies z.ZodMiniType<AdditionalFee_>;

const ViolationSeverity$ = /* @__PURE__ */ (() => z.string())();
type ViolationSeverity_ = Held<typeof ViolationSeverity$, T.ViolationSeverity>;
export const ViolationSeveritySchema: z.ZodMiniType<T.ViolationSeverity> = ViolationSeverity$ satisfies z.ZodMiniType<ViolationSeverity_>;

const NameInOther$ = /* @__PURE__ */ (() => z.string())();
type NameInOther_ = Held<typeof NameInOther$, T.NameInOther>;
export const NameInOtherSchema: z.ZodMiniType<T.NameInOther> = NameInOther$ satisfies z.ZodMiniType<NameInOther_>;

const CheckoutOther$ = /* @__PURE__ */ (() => z.object({
    name: NameInOtherSchema
}))();
type CheckoutOther_ = Held<typeof CheckoutOther$, T.CheckoutOther>;
export const CheckoutOtherSchema: z.ZodMiniType<T.CheckoutOther> = CheckoutOther$ satisfies z.ZodMiniType<CheckoutOther_>;

const NameInLineItem$ = /* @__PURE__ */ (() => z.string())();
type NameInLineItem_ = Held<typeof NameInLineItem$, T.NameInLineItem>;
export const NameInLineItemSchema: z.ZodMiniType<T.NameInLineItem> = NameInLineItem$ satisfies z.ZodMiniType<NameInLineItem_>;

const SuggestedFix$ = /* @__PURE__ */ (() => z.string())();
type SuggestedFix_ = Held<typeof SuggestedFix$, T.SuggestedFix>;
export const SuggestedFixSchema: z.ZodMiniType<T.SuggestedFix> = SuggestedFix$ satisfies z.ZodMiniType<SuggestedFix_>;

const CheckoutTargetLineItem$ = /* @__PURE__ */ (() => z.object({
    name: NameInLineItemSchema,
    id: z.nullish(z.string()),
    suggestedFix: z.optional(SuggestedFixSchema)
}))();
type CheckoutTargetLineItem_ = Held<typeof CheckoutTargetLineItem$, T.CheckoutTargetLineItem>;
export const CheckoutTargetLineItemSchema: z.ZodMiniType<T.CheckoutTargetLineItem> = CheckoutTargetLineItem$ satisfies z.ZodMiniType<CheckoutTargetLineItem_>;

const CheckoutTarget$ = /* @__PURE__ */ (() => z.object({
    other: z.optional(CheckoutOtherSchema),
    lineItem: z.optional(CheckoutTargetLineItemSchema)
}))();
type CheckoutTarget_ = Held<typeof CheckoutTarget$, T.CheckoutTarget>;
export const CheckoutTargetSchema: z.ZodMiniType<T.CheckoutTarget> = CheckoutTarget$ satisfies z.ZodMiniType<CheckoutTarget_>;

const Violation$ = /* @__PURE__ */ (() => z.object({
    severity: ViolationSeveritySchema,
    target: z.optional(CheckoutTargetSchema),
    description: z.nullish(z.string().check(z.minLength(1), z.maxLength(1000)))
}))();
type Violation_ = Held<typeof Violation$, T.Violation>;
export const ViolationSchema: z.ZodMiniType<T.Violation> = Violation$ satisfies z.ZodMiniType<Violation_>;

const CheckoutCustomSettings$ = /* @__PURE__ */ (() => z.object({
    lockGiftCard: z.boolean(),
    lockCouponCode: z.boolean(),
    disabledPolicyAgreementCheckbox: z.boolean(),
    disabledManualPayment: z.boolean()
}))();
type CheckoutCustomSettings_ = Held<typeof CheckoutCustomSettings$, T.CheckoutCustomSettings>;
export const CheckoutCustomSettingsSchema: z.ZodMiniType<T.CheckoutCustomSettings> = CheckoutCustomSettings$ satisfies z.ZodMiniType<CheckoutCustomSettings_>;

const CheckoutCustomContentReference$ = /* @__PURE__ */ (() => z.object({
    appId: z.guid(),
    componentId: z.guid()
}))();
type CheckoutCustomContentReference_ = Held<typeof CheckoutCustomContentReference$, T.CheckoutCustomContentReference>;
export const CheckoutCustomContentReferenceSchema: z.ZodMiniType<T.CheckoutCustomContentReference> = CheckoutCustomContentReference$ satisfies z.ZodMiniType<CheckoutCustomContentReference_>;

const CheckoutExternalReference$ = /* @__PURE__ */ (() => z.object({
    appId: z.guid(),
    resourceId: z.nullish(z.string().check(z.minLength(1), z.maxLength(100)))
}))();
type CheckoutExternalReference_ = Held<typeof CheckoutExternalReference$, T.CheckoutExternalReference>;
export const CheckoutExternalReferenceSchema: z.ZodMiniType<T.CheckoutExternalReference> = CheckoutExternalReference$ satisfies z.ZodMiniType<CheckoutExternalReference_>;

const Checkout$ = /* @__PURE__ */ (() => z.object({
    id: z.nullish(z.guid()),
    lineItems: z.array(CheckoutLineItemSchema).check(z.minLength(1), z.maxLength(300)),
    billingInfo: z.optional(AddressWithContactSchema),
    shippingInfo: z.optional(CheckoutShippingInfoSchema),
    buyerNote: z.nullish(z.string().check(z.maxLength(1000))),
    buyerInfo: z.optional(CheckoutBuyerInfoSchema),
    conversionCurrency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    priceSummary: z.optional(PriceSummarySchema),
    calculationErrors: z.optional(CalculationErrorsSchema),
    giftCard: z.optional(GiftCardSchema),
    appliedDiscounts: z.array(CheckoutAppliedDiscountSchema),
    customFields: z.array(CustomFieldSchema),
    weightUnit: WeightUnitSchema,
    taxSummary: z.optional(TaxSummarySchema),
    currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
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
    paymentCurrency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    taxExemptGroupId: z.nullish(z.guid())
}))();
type Checkout_ = Held<typeof Checkout$, T.Checkout>;
export const CheckoutSchema: z.ZodMiniType<T.Checkout> = Checkout$ satisfies z.ZodMiniType<Checkout_>;

const CheckoutResponse$ = /* @__PURE__ */ (() => z.object({
    checkout: CheckoutSchema
}))();
type CheckoutResponse_ = Held<typeof CheckoutResponse$, T.CheckoutResponse>;
export const CheckoutResponseSchema: z.ZodMiniType<T.CheckoutResponse> = CheckoutResponse$ satisfies z.ZodMiniType<CheckoutResponse_>;

const GetCheckoutUrlResponse$ = /* @__PURE__ */ (() => z.object({
    checkoutUrl: z.string()
}))();
type GetCheckoutUrlResponse_ = Held<typeof GetCheckoutUrlResponse$, T.GetCheckoutUrlResponse>;
export const GetCheckoutUrlResponseSchema: z.ZodMiniType<T.GetCheckoutUrlResponse> = GetCheckoutUrlResponse$ satisfies z.ZodMiniType<GetCheckoutUrlResponse_>;

const CreateOrderFromCheckoutResponse$ = /* @__PURE__ */ (() => z.object({
    orderId: z.optional(z.guid()),
    subscriptionId: z.optional(z.guid()),
    paymentGatewayOrderId: z.nullish(z.string())
}))();
type CreateOrderFromCheckoutResponse_ = Held<typeof CreateOrderFromCheckoutResponse$, T.CreateOrderFromCheckoutResponse>;
export const CreateOrderFromCheckoutResponseSchema: z.ZodMiniType<T.CreateOrderFromCheckoutResponse> = CreateOrderFromCheckoutResponse$ satisfies z.ZodMiniType<CreateOrderFromCheckoutResponse_>;

const CartSelectedMembership$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1), z.maxLength(100)),
    appId: z.guid()
}))();
type CartSelectedMembership_ = Held<typeof CartSelectedMembership$, T.CartSelectedMembership>;
export const CartSelectedMembershipSchema: z.ZodMiniType<T.CartSelectedMembership> = CartSelectedMembership$ satisfies z.ZodMiniType<CartSelectedMembership_>;

const CartLineItem$ = /* @__PURE__ */ (() => z.object({
    id: z.nullish(z.guid()),
    quantity: z.int().check(z.gte(1), z.lte(100000)),
    catalogReference: z.optional(CatalogReferenceSchema),
    productName: z.optional(ProductNameSchema),
    url: z.optional(PageUrlV2Schema),
    price: z.optional(MultiCurrencyPriceSchema),
    fullPrice: z.optional(MultiCurrencyPriceSchema),
    priceBeforeDiscounts: z.optional(MultiCurrencyPriceSchema),
    lineItemPrice: z.optional(MultiCurrencyPriceSchema),
    descriptionLines: z.optional(z.array(DescriptionLineSchema)),
    image: z.optional(CommonImageSchema),
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
}))();
type CartLineItem_ = Held<typeof CartLineItem$, T.CartLineItem>;
export const CartLineItemSchema: z.ZodMiniType<T.CartLineItem> = CartLineItem$ satisfies z.ZodMiniType<CartLineItem_>;

const CartBuyerInfo$ = /* @__PURE__ */ (() => z.object({
    visitorId: z.optional(z.guid()),
    memberId: z.optional(z.guid()),
    userId: z.optional(z.guid()),
    contactId: z.nullish(z.guid()),
    email: z.nullish(z.email())
}))();
type CartBuyerInfo_ = Held<typeof CartBuyerInfo$, T.CartBuyerInfo>;
export const CartBuyerInfoSchema: z.ZodMiniType<T.CartBuyerInfo> = CartBuyerInfo$ satisfies z.ZodMiniType<CartBuyerInfo_>;

const CartCoupon$ = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    code: z.string(),
    amount: z.optional(MultiCurrencyPriceSchema)
}))();
type CartCoupon_ = Held<typeof CartCoupon$, T.CartCoupon>;
export const CartCouponSchema: z.ZodMiniType<T.CartCoupon> = CartCoupon$ satisfies z.ZodMiniType<CartCoupon_>;

const CartMerchantDiscount$ = /* @__PURE__ */ (() => z.object({
    amount: z.optional(MultiCurrencyPriceSchema)
}))();
type CartMerchantDiscount_ = Held<typeof CartMerchantDiscount$, T.CartMerchantDiscount>;
export const CartMerchantDiscountSchema: z.ZodMiniType<T.CartMerchantDiscount> = CartMerchantDiscount$ satisfies z.ZodMiniType<CartMerchantDiscount_>;

const CartDiscount$ = /* @__PURE__ */ (() => z.object({
    coupon: z.optional(CartCouponSchema),
    merchantDiscount: z.optional(CartMerchantDiscountSchema),
    lineItemIds: z.optional(z.array(z.guid()).check(z.maxLength(300)))
}))();
type CartDiscount_ = Held<typeof CartDiscount$, T.CartDiscount>;
export const CartDiscountSchema: z.ZodMiniType<T.CartDiscount> = CartDiscount$ satisfies z.ZodMiniType<CartDiscount_>;

const CartSelectedShippingOption$ = /* @__PURE__ */ (() => z.object({
    carrierId: z.nullish(z.guid()),
    code: z.string().check(z.minLength(1), z.maxLength(100))
}))();
type CartSelectedShippingOption_ = Held<typeof CartSelectedShippingOption$, T.CartSelectedShippingOption>;
export const CartSelectedShippingOptionSchema: z.ZodMiniType<T.CartSelectedShippingOption> = CartSelectedShippingOption$ satisfies z.ZodMiniType<CartSelectedShippingOption_>;

const Cart$ = /* @__PURE__ */ (() => z.object({
    id: z.nullish(z.guid()),
    lineItems: z.array(CartLineItemSchema).check(z.maxLength(300)),
    buyerNote: z.nullish(z.string().check(z.maxLength(1000))),
    buyerInfo: z.optional(CartBuyerInfoSchema),
    currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    conversionCurrency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    buyerLanguage: z.nullish(z.string()),
    siteLanguage: z.nullish(z.string()),
    taxIncludedInPrices: z.nullish(z.boolean()),
    weightUnit: WeightUnitSchema,
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
    paymentCurrency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    revision: z.nullish(z.string())
}))();
type Cart_ = Held<typeof Cart$, T.Cart>;
export const CartSchema: z.ZodMiniType<T.Cart> = Cart$ satisfies z.ZodMiniType<Cart_>;

const CartResponse$ = /* @__PURE__ */ (() => z.object({
    cart: CartSchema
}))();
type CartResponse_ = Held<typeof CartResponse$, T.CartResponse>;
export const CartResponseSchema: z.ZodMiniType<T.CartResponse> = CartResponse$ satisfies z.ZodMiniType<CartResponse_>;

const CreateCheckoutFromCurrentCartResponse$ = /* @__PURE__ */ (() => z.object({
    checkoutId: z.string()
}))();
type CreateCheckoutFromCurrentCartResponse_ = Held<typeof CreateCheckoutFromCurrentCartResponse$, T.CreateCheckoutFromCurrentCartResponse>;
export const CreateCheckoutFromCurrentCartResponseSchema: z.ZodMiniType<T.CreateCheckoutFromCurrentCartResponse> = CreateCheckoutFromCurrentCartResponse$ satisfies z.ZodMiniType<CreateCheckoutFromCurrentCartResponse_>;

const CartHostSelectedMembership$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    appId: z.optional(z.guid()),
    lineItemIds: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.minLength(1), z.maxLength(300)))
}))();
type CartHostSelectedMembership_ = Held<typeof CartHostSelectedMembership$, T.CartHostSelectedMembership>;
export const CartHostSelectedMembershipSchema: z.ZodMiniType<T.CartHostSelectedMembership> = CartHostSelectedMembership$ satisfies z.ZodMiniType<CartHostSelectedMembership_>;

const CartLineItemPricesData$ = /* @__PURE__ */ (() => z.object({
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
}))();
type CartLineItemPricesData_ = Held<typeof CartLineItemPricesData$, T.CartLineItemPricesData>;
export const CartLineItemPricesDataSchema: z.ZodMiniType<T.CartLineItemPricesData> = CartLineItemPricesData$ satisfies z.ZodMiniType<CartLineItemPricesData_>;

const CartCalculatedLineItem$ = /* @__PURE__ */ (() => z.object({
    lineItemId: z.string(),
    pricesBreakdown: z.optional(CartLineItemPricesDataSchema),
    paymentOption: PaymentOptionTypeSchema,
    taxableAddress: z.optional(TaxableAddressSchema)
}))();
type CartCalculatedLineItem_ = Held<typeof CartCalculatedLineItem$, T.CartCalculatedLineItem>;
export const CartCalculatedLineItemSchema: z.ZodMiniType<T.CartCalculatedLineItem> = CartCalculatedLineItem$ satisfies z.ZodMiniType<CartCalculatedLineItem_>;

const CartShippingInformation$ = /* @__PURE__ */ (() => z.object({
    region: z.optional(ShippingRegionSchema),
    selectedCarrierServiceOption: z.optional(SelectedCarrierServiceOptionSchema),
    carrierServiceOptions: z.array(CarrierServiceOptionSchema)
}))();
type CartShippingInformation_ = Held<typeof CartShippingInformation$, T.CartShippingInformation>;
export const CartShippingInformationSchema: z.ZodMiniType<T.CartShippingInformation> = CartShippingInformation$ satisfies z.ZodMiniType<CartShippingInformation_>;

const CartMembershipOptions$ = /* @__PURE__ */ (() => z.object({
    eligibleMemberships: z.array(MembershipSchema).check(z.maxLength(300)),
    invalidMemberships: z.array(InvalidMembershipSchema).check(z.maxLength(300)),
    selectedMemberships: z.array(CartHostSelectedMembershipSchema).check(z.maxLength(300))
}))();
type CartMembershipOptions_ = Held<typeof CartMembershipOptions$, T.CartMembershipOptions>;
export const CartMembershipOptionsSchema: z.ZodMiniType<T.CartMembershipOptions> = CartMembershipOptions$ satisfies z.ZodMiniType<CartMembershipOptions_>;

const EstimateCurrentCartTotalsResponse$ = /* @__PURE__ */ (() => z.object({
    cart: z.optional(CartSchema),
    calculatedLineItems: z.array(CartCalculatedLineItemSchema),
    priceSummary: z.optional(PriceSummarySchema),
    giftCard: z.optional(GiftCardSchema),
    taxSummary: z.optional(TaxSummarySchema),
    shippingInfo: z.optional(CartShippingInformationSchema),
    appliedDiscounts: z.array(CheckoutAppliedDiscountSchema),
    calculationErrors: z.optional(CalculationErrorsSchema),
    weightUnit: WeightUnitSchema,
    currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    payNow: z.optional(PriceSummarySchema),
    payLater: z.optional(PriceSummarySchema),
    membershipOptions: z.optional(CartMembershipOptionsSchema),
    additionalFees: z.array(AdditionalFeeSchema).check(z.maxLength(100)),
    violations: z.array(ViolationSchema)
}))();
type EstimateCurrentCartTotalsResponse_ = Held<typeof EstimateCurrentCartTotalsResponse$, T.EstimateCurrentCartTotalsResponse>;
export const EstimateCurrentCartTotalsResponseSchema: z.ZodMiniType<T.EstimateCurrentCartTotalsResponse> = EstimateCurrentCartTotalsResponse$ satisfies z.ZodMiniType<EstimateCurrentCartTotalsResponse_>;

const Invoice$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string()),
    appId: z.optional(z.string())
}))();
type Invoice_ = Held<typeof Invoice$, T.Invoice>;
export const InvoiceSchema: z.ZodMiniType<T.Invoice> = Invoice$ satisfies z.ZodMiniType<Invoice_>;

const InvoicesForOrder$ = /* @__PURE__ */ (() => z.object({
    orderId: z.optional(z.string()),
    invoices: z.optional(z.array(InvoiceSchema)),
    invoicesInfo: z.optional(z.array(InvoiceSchema).check(z.maxLength(300)))
}))();
type InvoicesForOrder_ = Held<typeof InvoicesForOrder$, T.InvoicesForOrder>;
export const InvoicesForOrderSchema: z.ZodMiniType<T.InvoicesForOrder> = InvoicesForOrder$ satisfies z.ZodMiniType<InvoicesForOrder_>;

const ListInvoicesForOrdersResponse$ = /* @__PURE__ */ (() => z.object({
    invoicesForOrder: z.array(InvoicesForOrderSchema)
}))();
type ListInvoicesForOrdersResponse_ = Held<typeof ListInvoicesForOrdersResponse$, T.ListInvoicesForOrdersResponse>;
export const ListInvoicesForOrdersResponseSchema: z.ZodMiniType<T.ListInvoicesForOrdersResponse> = ListInvoicesForOrdersResponse$ satisfies z.ZodMiniType<ListInvoicesForOrdersResponse_>;

const Price$ = /* @__PURE__ */ (() => z.object({
    amount: z.string().check(z.regex(/^-?\d+(\.\d+)?$/)),
    formattedAmount: z.string()
}))();
type Price_ = Held<typeof Price$, T.Price>;
export const PriceSchema: z.ZodMiniType<T.Price> = Price$ satisfies z.ZodMiniType<Price_>;

const OrderItemTaxFullDetails$ = /* @__PURE__ */ (() => z.object({
    taxableAmount: z.optional(PriceSchema),
    taxRate: z.string().check(z.regex(/^-?\d+(\.\d+)?$/)),
    totalTax: z.optional(PriceSchema)
}))();
type OrderItemTaxFullDetails_ = Held<typeof OrderItemTaxFullDetails$, T.OrderItemTaxFullDetails>;
export const OrderItemTaxFullDetailsSchema: z.ZodMiniType<T.OrderItemTaxFullDetails> = OrderItemTaxFullDetails$ satisfies z.ZodMiniType<OrderItemTaxFullDetails_>;

const OrderLineItemTaxBreakdown$ = /* @__PURE__ */ (() => z.object({
    jurisdiction: z.nullish(z.string().check(z.maxLength(200))),
    rate: z.nullish(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
    taxAmount: z.optional(PriceSchema),
    taxType: z.nullish(z.string().check(z.maxLength(200))),
    taxName: z.nullish(z.string().check(z.maxLength(200))),
    jurisdictionType: z.optional(JurisdictionTypeSchema),
    nonTaxableAmount: z.optional(PriceSchema),
    taxableAmount: z.optional(PriceSchema)
}))();
type OrderLineItemTaxBreakdown_ = Held<typeof OrderLineItemTaxBreakdown$, T.OrderLineItemTaxBreakdown>;
export const OrderLineItemTaxBreakdownSchema: z.ZodMiniType<T.OrderLineItemTaxBreakdown> = OrderLineItemTaxBreakdown$ satisfies z.ZodMiniType<OrderLineItemTaxBreakdown_>;

const OrderLineItemTaxInfo$ = /* @__PURE__ */ (() => z.object({
    taxAmount: z.optional(PriceSchema),
    taxableAmount: z.optional(PriceSchema),
    taxRate: z.nullish(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
    taxGroupId: z.nullish(z.guid()),
    taxIncludedInPrice: z.boolean(),
    taxBreakdown: z.optional(z.array(OrderLineItemTaxBreakdownSchema).check(z.maxLength(7)))
}))();
type OrderLineItemTaxInfo_ = Held<typeof OrderLineItemTaxInfo$, T.OrderLineItemTaxInfo>;
export const OrderLineItemTaxInfoSchema: z.ZodMiniType<T.OrderLineItemTaxInfo> = OrderLineItemTaxInfo$ satisfies z.ZodMiniType<OrderLineItemTaxInfo_>;

const OrderDigitalFile$ = /* @__PURE__ */ (() => z.object({
    fileId: z.string().check(z.minLength(1), z.maxLength(100)),
    link: z.nullish(z.url().check(z.minLength(1), z.maxLength(2000))),
    expirationDate: z.nullish(z.iso.datetime({ offset: true }))
}))();
type OrderDigitalFile_ = Held<typeof OrderDigitalFile$, T.OrderDigitalFile>;
export const OrderDigitalFileSchema: z.ZodMiniType<T.OrderDigitalFile> = OrderDigitalFile$ satisfies z.ZodMiniType<OrderDigitalFile_>;

const OrderSubscriptionDescription$ = /* @__PURE__ */ (() => z.object({
    original: z.optional(z.string().check(z.maxLength(500))),
    translated: z.nullish(z.string().check(z.maxLength(500)))
}))();
type OrderSubscriptionDescription_ = Held<typeof OrderSubscriptionDescription$, T.OrderSubscriptionDescription>;
export const OrderSubscriptionDescriptionSchema: z.ZodMiniType<T.OrderSubscriptionDescription> = OrderSubscriptionDescription$ satisfies z.ZodMiniType<OrderSubscriptionDescription_>;

const OrderFreeTrialPeriod$ = /* @__PURE__ */ (() => z.object({
    frequency: z.optional(SubscriptionFrequencySchema),
    interval: z.optional(z.int().check(z.gte(1), z.lte(3650)))
}))();
type OrderFreeTrialPeriod_ = Held<typeof OrderFreeTrialPeriod$, T.OrderFreeTrialPeriod>;
export const OrderFreeTrialPeriodSchema: z.ZodMiniType<T.OrderFreeTrialPeriod> = OrderFreeTrialPeriod$ satisfies z.ZodMiniType<OrderFreeTrialPeriod_>;

const OrderSubscriptionSettings$ = /* @__PURE__ */ (() => z.object({
    frequency: SubscriptionFrequencySchema,
    interval: z.nullish(z.int().check(z.gte(1), z.lte(3650))),
    autoRenewal: z.boolean(),
    billingCycles: z.nullish(z.int().check(z.gte(1))),
    enableCustomerCancellation: z.boolean(),
    freeTrialPeriod: z.optional(OrderFreeTrialPeriodSchema),
    startDate: z.nullish(z.iso.datetime({ offset: true }))
}))();
type OrderSubscriptionSettings_ = Held<typeof OrderSubscriptionSettings$, T.OrderSubscriptionSettings>;
export const OrderSubscriptionSettingsSchema: z.ZodMiniType<T.OrderSubscriptionSettings> = OrderSubscriptionSettings$ satisfies z.ZodMiniType<OrderSubscriptionSettings_>;

const OrderSubscriptionInfo$ = /* @__PURE__ */ (() => z.object({
    id: z.nullish(z.guid()),
    cycleNumber: z.int(),
    subscriptionOptionTitle: z.string().check(z.maxLength(150)),
    subscriptionOptionDescription: z.nullish(z.string().check(z.maxLength(500))),
    description: z.optional(OrderSubscriptionDescriptionSchema),
    subscriptionSettings: z.optional(OrderSubscriptionSettingsSchema),
    chargesDescription: z.nullish(z.string().check(z.maxLength(1000)))
}))();
type OrderSubscriptionInfo_ = Held<typeof OrderSubscriptionInfo$, T.OrderSubscriptionInfo>;
export const OrderSubscriptionInfoSchema: z.ZodMiniType<T.OrderSubscriptionInfo> = OrderSubscriptionInfo$ satisfies z.ZodMiniType<OrderSubscriptionInfo_>;

const OrderLocationAndQuantity$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.guid()),
    appId: z.nullish(z.guid()),
    quantity: z.optional(z.int().check(z.gte(1), z.lte(100000))),
    name: z.nullish(z.string().check(z.maxLength(500)))
}))();
type OrderLocationAndQuantity_ = Held<typeof OrderLocationAndQuantity$, T.OrderLocationAndQuantity>;
export const OrderLocationAndQuantitySchema: z.ZodMiniType<T.OrderLocationAndQuantity> = OrderLocationAndQuantity$ satisfies z.ZodMiniType<OrderLocationAndQuantity_>;

const MeasurementUnit$ = /* @__PURE__ */ (() => z.string())();
type MeasurementUnit_ = Held<typeof MeasurementUnit$, T.MeasurementUnit>;
export const MeasurementUnitSchema: z.ZodMiniType<T.MeasurementUnit> = MeasurementUnit$ satisfies z.ZodMiniType<MeasurementUnit_>;

const OrderDecimalQuantity$ = /* @__PURE__ */ (() => z.object({
    measurementUnit: z.optional(MeasurementUnitSchema),
    otherUnit: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
    value: z.string().check(z.regex(/^-?\d+(\.\d+)?$/)),
    description: z.optional(TranslatableStringSchema)
}))();
type OrderDecimalQuantity_ = Held<typeof OrderDecimalQuantity$, T.OrderDecimalQuantity>;
export const OrderDecimalQuantitySchema: z.ZodMiniType<T.OrderDecimalQuantity> = OrderDecimalQuantity$ satisfies z.ZodMiniType<OrderDecimalQuantity_>;

const OrderItemModifier$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string().check(z.minLength(1), z.maxLength(36))),
    quantity: z.nullish(z.int().check(z.gte(1), z.lte(100000))),
    label: z.optional(TranslatableStringSchema),
    details: z.optional(TranslatableStringSchema),
    price: z.optional(PriceSchema)
}))();
type OrderItemModifier_ = Held<typeof OrderItemModifier$, T.OrderItemModifier>;
export const OrderItemModifierSchema: z.ZodMiniType<T.OrderItemModifier> = OrderItemModifier$ satisfies z.ZodMiniType<OrderItemModifier_>;

const OrderModifierGroup$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string().check(z.minLength(1), z.maxLength(36))),
    name: z.optional(TranslatableStringSchema),
    modifiers: z.optional(z.array(OrderItemModifierSchema).check(z.minLength(1), z.maxLength(10)))
}))();
type OrderModifierGroup_ = Held<typeof OrderModifierGroup$, T.OrderModifierGroup>;
export const OrderModifierGroupSchema: z.ZodMiniType<T.OrderModifierGroup> = OrderModifierGroup$ satisfies z.ZodMiniType<OrderModifierGroup_>;

const OrderLineItem$ = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    productName: ProductNameSchema,
    catalogReference: z.optional(CatalogReferenceSchema),
    quantity: z.int().check(z.gte(1), z.lte(100000)),
    totalDiscount: z.optional(PriceSchema),
    descriptionLines: z.optional(z.array(DescriptionLineSchema).check(z.maxLength(20))),
    image: z.optional(ImageSchema),
    physicalProperties: z.optional(PhysicalPropertiesSchema),
    itemType: ItemTypeSchema,
    fulfillerId: z.nullish(z.guid()),
    refundQuantity: z.nullish(z.int().check(z.lte(100000))),
    restockQuantity: z.nullish(z.int().check(z.lte(100000))),
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
}))();
type OrderLineItem_ = Held<typeof OrderLineItem$, T.OrderLineItem>;
export const OrderLineItemSchema: z.ZodMiniType<T.OrderLineItem> = OrderLineItem$ satisfies z.ZodMiniType<OrderLineItem_>;

const OrderBuyerInfo$ = /* @__PURE__ */ (() => z.object({
    visitorId: z.optional(z.guid()),
    memberId: z.optional(z.guid()),
    contactId: z.nullish(z.guid()),
    email: z.nullish(z.email())
}))();
type OrderBuyerInfo_ = Held<typeof OrderBuyerInfo$, T.OrderBuyerInfo>;
export const OrderBuyerInfoSchema: z.ZodMiniType<T.OrderBuyerInfo> = OrderBuyerInfo$ satisfies z.ZodMiniType<OrderBuyerInfo_>;

const OrderPaymentStatus$ = /* @__PURE__ */ (() => z.string())();
type OrderPaymentStatus_ = Held<typeof OrderPaymentStatus$, T.OrderPaymentStatus>;
export const OrderPaymentStatusSchema: z.ZodMiniType<T.OrderPaymentStatus> = OrderPaymentStatus$ satisfies z.ZodMiniType<OrderPaymentStatus_>;

const OrderFulfillmentStatus$ = /* @__PURE__ */ (() => z.string())();
type OrderFulfillmentStatus_ = Held<typeof OrderFulfillmentStatus$, T.OrderFulfillmentStatus>;
export const OrderFulfillmentStatusSchema: z.ZodMiniType<T.OrderFulfillmentStatus> = OrderFulfillmentStatus$ satisfies z.ZodMiniType<OrderFulfillmentStatus_>;

const OrderCurrencyConversionDetails$ = /* @__PURE__ */ (() => z.object({
    originalCurrency: z.nullable(z.string().check(z.regex(/^[A-Z]{3}$/))),
    conversionRate: z.nullable(z.string().check(z.regex(/^-?\d+(\.\d+)?$/)))
}))();
type OrderCurrencyConversionDetails_ = Held<typeof OrderCurrencyConversionDetails$, T.OrderCurrencyConversionDetails>;
export const OrderCurrencyConversionDetailsSchema: z.ZodMiniType<T.OrderCurrencyConversionDetails> = OrderCurrencyConversionDetails$ satisfies z.ZodMiniType<OrderCurrencyConversionDetails_>;

const OrderPriceSummary$ = /* @__PURE__ */ (() => z.object({
    subtotal: z.optional(PriceSchema),
    shipping: z.optional(PriceSchema),
    tax: z.optional(PriceSchema),
    discount: z.optional(PriceSchema),
    total: z.optional(PriceSchema),
    totalAdditionalFees: z.optional(PriceSchema)
}))();
type OrderPriceSummary_ = Held<typeof OrderPriceSummary$, T.OrderPriceSummary>;
export const OrderPriceSummarySchema: z.ZodMiniType<T.OrderPriceSummary> = OrderPriceSummary$ satisfies z.ZodMiniType<OrderPriceSummary_>;

const OrderPickupAddress$ = /* @__PURE__ */ (() => z.object({
    country: z.nullish(z.string().check(z.regex(/^[A-Z]{2}$/))),
    subdivision: z.nullish(z.string().check(z.maxLength(50))),
    city: z.nullish(z.string().check(z.maxLength(1000))),
    postalCode: z.nullish(z.string().check(z.maxLength(1000))),
    streetAddress: z.optional(StreetAddressSchema),
    addressLine: z.nullish(z.string().check(z.maxLength(1000))),
    addressLine2: z.nullish(z.string().check(z.maxLength(1000))),
    countryFullname: z.nullish(z.string()),
    subdivisionFullname: z.nullish(z.string()),
    geocode: z.optional(AddressLocationSchema)
}))();
type OrderPickupAddress_ = Held<typeof OrderPickupAddress$, T.OrderPickupAddress>;
export const OrderPickupAddressSchema: z.ZodMiniType<T.OrderPickupAddress> = OrderPickupAddress$ satisfies z.ZodMiniType<OrderPickupAddress_>;

const OrderPickupDetails$ = /* @__PURE__ */ (() => z.object({
    address: z.optional(OrderPickupAddressSchema),
    pickupMethod: PickupMethodSchema
}))();
type OrderPickupDetails_ = Held<typeof OrderPickupDetails$, T.OrderPickupDetails>;
export const OrderPickupDetailsSchema: z.ZodMiniType<T.OrderPickupDetails> = OrderPickupDetails$ satisfies z.ZodMiniType<OrderPickupDetails_>;

const OrderDeliveryLogistics$ = /* @__PURE__ */ (() => z.object({
    shippingDestination: z.optional(AddressWithContactSchema),
    pickupDetails: z.optional(OrderPickupDetailsSchema),
    deliveryTime: z.nullish(z.string().check(z.maxLength(500))),
    instructions: z.nullish(z.string().check(z.maxLength(1000))),
    deliverByDate: z.nullish(z.iso.datetime({ offset: true })),
    deliveryTimeSlot: z.optional(DeliveryTimeSlotSchema)
}))();
type OrderDeliveryLogistics_ = Held<typeof OrderDeliveryLogistics$, T.OrderDeliveryLogistics>;
export const OrderDeliveryLogisticsSchema: z.ZodMiniType<T.OrderDeliveryLogistics> = OrderDeliveryLogistics$ satisfies z.ZodMiniType<OrderDeliveryLogistics_>;

const OrderShippingPrice$ = /* @__PURE__ */ (() => z.object({
    price: z.optional(PriceSchema),
    totalPriceBeforeTax: z.optional(PriceSchema),
    totalPriceAfterTax: z.optional(PriceSchema),
    taxDetails: z.optional(OrderItemTaxFullDetailsSchema),
    taxInfo: z.optional(OrderLineItemTaxInfoSchema),
    discount: z.optional(PriceSchema)
}))();
type OrderShippingPrice_ = Held<typeof OrderShippingPrice$, T.OrderShippingPrice>;
export const OrderShippingPriceSchema: z.ZodMiniType<T.OrderShippingPrice> = OrderShippingPrice$ satisfies z.ZodMiniType<OrderShippingPrice_>;

const OrderShippingRegion$ = /* @__PURE__ */ (() => z.object({
    name: z.nullish(z.string().check(z.maxLength(100)))
}))();
type OrderShippingRegion_ = Held<typeof OrderShippingRegion$, T.OrderShippingRegion>;
export const OrderShippingRegionSchema: z.ZodMiniType<T.OrderShippingRegion> = OrderShippingRegion$ satisfies z.ZodMiniType<OrderShippingRegion_>;

const OrderShippingInformation$ = /* @__PURE__ */ (() => z.object({
    carrierId: z.nullish(z.string().check(z.minLength(1), z.maxLength(100))),
    code: z.nullish(z.string().check(z.minLength(1), z.maxLength(100))),
    title: z.string().check(z.maxLength(250)),
    logistics: z.optional(OrderDeliveryLogisticsSchema),
    cost: z.optional(OrderShippingPriceSchema),
    region: z.optional(OrderShippingRegionSchema)
}))();
type OrderShippingInformation_ = Held<typeof OrderShippingInformation$, T.OrderShippingInformation>;
export const OrderShippingInformationSchema: z.ZodMiniType<T.OrderShippingInformation> = OrderShippingInformation$ satisfies z.ZodMiniType<OrderShippingInformation_>;

const OrderStatus$ = /* @__PURE__ */ (() => z.string())();
type OrderStatus_ = Held<typeof OrderStatus$, T.OrderStatus>;
export const OrderStatusSchema: z.ZodMiniType<T.OrderStatus> = OrderStatus$ satisfies z.ZodMiniType<OrderStatus_>;

const OrderTaxSummary$ = /* @__PURE__ */ (() => z.object({
    totalTax: z.optional(PriceSchema)
}))();
type OrderTaxSummary_ = Held<typeof OrderTaxSummary$, T.OrderTaxSummary>;
export const OrderTaxSummarySchema: z.ZodMiniType<T.OrderTaxSummary> = OrderTaxSummary$ satisfies z.ZodMiniType<OrderTaxSummary_>;

const OrderTaxBreakdown$ = /* @__PURE__ */ (() => z.object({
    taxName: z.string().check(z.maxLength(200)),
    taxType: z.string().check(z.maxLength(200)),
    jurisdiction: z.string().check(z.maxLength(200)),
    jurisdictionType: JurisdictionTypeSchema,
    rate: z.string().check(z.regex(/^-?\d+(\.\d+)?$/)),
    aggregatedTaxAmount: z.optional(PriceSchema)
}))();
type OrderTaxBreakdown_ = Held<typeof OrderTaxBreakdown$, T.OrderTaxBreakdown>;
export const OrderTaxBreakdownSchema: z.ZodMiniType<T.OrderTaxBreakdown> = OrderTaxBreakdown$ satisfies z.ZodMiniType<OrderTaxBreakdown_>;

const OrderTaxInfo$ = /* @__PURE__ */ (() => z.object({
    totalTax: z.optional(PriceSchema),
    taxBreakdown: z.array(OrderTaxBreakdownSchema).check(z.maxLength(50)),
    taxExempt: z.nullish(z.boolean())
}))();
type OrderTaxInfo_ = Held<typeof OrderTaxInfo$, T.OrderTaxInfo>;
export const OrderTaxInfoSchema: z.ZodMiniType<T.OrderTaxInfo> = OrderTaxInfo$ satisfies z.ZodMiniType<OrderTaxInfo_>;

const OrderCoupon$ = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    code: z.string(),
    name: z.string(),
    amount: z.optional(PriceSchema)
}))();
type OrderCoupon_ = Held<typeof OrderCoupon$, T.OrderCoupon>;
export const OrderCouponSchema: z.ZodMiniType<T.OrderCoupon> = OrderCoupon$ satisfies z.ZodMiniType<OrderCoupon_>;

const OrderDiscountReason$ = /* @__PURE__ */ (() => z.string())();
type OrderDiscountReason_ = Held<typeof OrderDiscountReason$, T.OrderDiscountReason>;
export const OrderDiscountReasonSchema: z.ZodMiniType<T.OrderDiscountReason> = OrderDiscountReason$ satisfies z.ZodMiniType<OrderDiscountReason_>;

const OrderMerchantDiscount$ = /* @__PURE__ */ (() => z.object({
    discountReason: z.optional(OrderDiscountReasonSchema),
    description: z.nullish(z.string().check(z.maxLength(200))),
    amount: z.optional(PriceSchema),
    percentage: z.nullish(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
    name: z.nullish(z.string().check(z.maxLength(200)))
}))();
type OrderMerchantDiscount_ = Held<typeof OrderMerchantDiscount$, T.OrderMerchantDiscount>;
export const OrderMerchantDiscountSchema: z.ZodMiniType<T.OrderMerchantDiscount> = OrderMerchantDiscount$ satisfies z.ZodMiniType<OrderMerchantDiscount_>;

const OrderDiscountRule$ = /* @__PURE__ */ (() => z.object({
    id: z.guid(),
    name: z.optional(DiscountRuleNameSchema),
    amount: z.optional(PriceSchema)
}))();
type OrderDiscountRule_ = Held<typeof OrderDiscountRule$, T.OrderDiscountRule>;
export const OrderDiscountRuleSchema: z.ZodMiniType<T.OrderDiscountRule> = OrderDiscountRule$ satisfies z.ZodMiniType<OrderDiscountRule_>;

const OrderLineItemDiscount$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.guid()),
    totalDiscount: z.optional(PriceSchema)
}))();
type OrderLineItemDiscount_ = Held<typeof OrderLineItemDiscount$, T.OrderLineItemDiscount>;
export const OrderLineItemDiscountSchema: z.ZodMiniType<T.OrderLineItemDiscount> = OrderLineItemDiscount$ satisfies z.ZodMiniType<OrderLineItemDiscount_>;

const OrderAppliedDiscount$ = /* @__PURE__ */ (() => z.object({
    coupon: z.optional(OrderCouponSchema),
    merchantDiscount: z.optional(OrderMerchantDiscountSchema),
    discountRule: z.optional(OrderDiscountRuleSchema),
    discountType: DiscountTypeSchema,
    lineItemIds: z.optional(z.array(z.guid()).check(z.maxLength(300))),
    id: z.nullish(z.guid()),
    lineItemDiscounts: z.optional(z.array(OrderLineItemDiscountSchema).check(z.maxLength(300)))
}))();
type OrderAppliedDiscount_ = Held<typeof OrderAppliedDiscount$, T.OrderAppliedDiscount>;
export const OrderAppliedDiscountSchema: z.ZodMiniType<T.OrderAppliedDiscount> = OrderAppliedDiscount$ satisfies z.ZodMiniType<OrderAppliedDiscount_>;

const OrderMerchantComment$ = /* @__PURE__ */ (() => z.object({
    message: z.string().check(z.minLength(1), z.maxLength(5000))
}))();
type OrderMerchantComment_ = Held<typeof OrderMerchantComment$, T.OrderMerchantComment>;
export const OrderMerchantCommentSchema: z.ZodMiniType<T.OrderMerchantComment> = OrderMerchantComment$ satisfies z.ZodMiniType<OrderMerchantComment_>;

const OrderRefunded$ = /* @__PURE__ */ (() => z.object({
    manual: z.boolean(),
    amount: z.optional(PriceSchema),
    reason: z.string().check(z.maxLength(200))
}))();
type OrderRefunded_ = Held<typeof OrderRefunded$, T.OrderRefunded>;
export const OrderRefundedSchema: z.ZodMiniType<T.OrderRefunded> = OrderRefunded$ satisfies z.ZodMiniType<OrderRefunded_>;

const LineItemQuantityChangeType$ = /* @__PURE__ */ (() => z.string())();
type LineItemQuantityChangeType_ = Held<typeof LineItemQuantityChangeType$, T.LineItemQuantityChangeType>;
export const LineItemQuantityChangeTypeSchema: z.ZodMiniType<T.LineItemQuantityChangeType> = LineItemQuantityChangeType$ satisfies z.ZodMiniType<LineItemQuantityChangeType_>;

const OrderLineItemQuantityChange$ = /* @__PURE__ */ (() => z.object({
    originalQuantity: z.optional(z.int().check(z.lte(1000000))),
    newQuantity: z.optional(z.int().check(z.lte(1000000))),
    diff: z.optional(z.int().check(z.gte(1), z.lte(1000000))),
    deltaType: z.optional(LineItemQuantityChangeTypeSchema)
}))();
type OrderLineItemQuantityChange_ = Held<typeof OrderLineItemQuantityChange$, T.OrderLineItemQuantityChange>;
export const OrderLineItemQuantityChangeSchema: z.ZodMiniType<T.OrderLineItemQuantityChange> = OrderLineItemQuantityChange$ satisfies z.ZodMiniType<OrderLineItemQuantityChange_>;

const OrderLineItemPriceChange$ = /* @__PURE__ */ (() => z.object({
    originalPrice: z.optional(PriceSchema),
    newPrice: z.optional(PriceSchema)
}))();
type OrderLineItemPriceChange_ = Held<typeof OrderLineItemPriceChange$, T.OrderLineItemPriceChange>;
export const OrderLineItemPriceChangeSchema: z.ZodMiniType<T.OrderLineItemPriceChange> = OrderLineItemPriceChange$ satisfies z.ZodMiniType<OrderLineItemPriceChange_>;

const OrderLineItemChanges$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.guid()),
    name: z.optional(ProductNameSchema),
    quantity: z.optional(OrderLineItemQuantityChangeSchema),
    price: z.optional(OrderLineItemPriceChangeSchema)
}))();
type OrderLineItemChanges_ = Held<typeof OrderLineItemChanges$, T.OrderLineItemChanges>;
export const OrderLineItemChangesSchema: z.ZodMiniType<T.OrderLineItemChanges> = OrderLineItemChanges$ satisfies z.ZodMiniType<OrderLineItemChanges_>;

const OrderManagedLineItem$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.guid()),
    name: z.optional(ProductNameSchema),
    quantity: z.optional(z.int().check(z.gte(1), z.lte(1000000)))
}))();
type OrderManagedLineItem_ = Held<typeof OrderManagedLineItem$, T.OrderManagedLineItem>;
export const OrderManagedLineItemSchema: z.ZodMiniType<T.OrderManagedLineItem> = OrderManagedLineItem$ satisfies z.ZodMiniType<OrderManagedLineItem_>;

const OrderTranslatedValue$ = /* @__PURE__ */ (() => z.object({
    original: z.optional(z.string().check(z.minLength(1))),
    translated: z.nullish(z.string().check(z.minLength(1)))
}))();
type OrderTranslatedValue_ = Held<typeof OrderTranslatedValue$, T.OrderTranslatedValue>;
export const OrderTranslatedValueSchema: z.ZodMiniType<T.OrderTranslatedValue> = OrderTranslatedValue$ satisfies z.ZodMiniType<OrderTranslatedValue_>;

const OrderLineItemAmount$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.guid()),
    name: z.optional(ProductNameSchema),
    amount: z.optional(PriceSchema)
}))();
type OrderLineItemAmount_ = Held<typeof OrderLineItemAmount$, T.OrderLineItemAmount>;
export const OrderLineItemAmountSchema: z.ZodMiniType<T.OrderLineItemAmount> = OrderLineItemAmount$ satisfies z.ZodMiniType<OrderLineItemAmount_>;

const OrderManagedDiscount$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.guid()),
    name: z.optional(OrderTranslatedValueSchema),
    affectedLineItems: z.optional(z.array(OrderLineItemAmountSchema)),
    totalAmount: z.optional(PriceSchema)
}))();
type OrderManagedDiscount_ = Held<typeof OrderManagedDiscount$, T.OrderManagedDiscount>;
export const OrderManagedDiscountSchema: z.ZodMiniType<T.OrderManagedDiscount> = OrderManagedDiscount$ satisfies z.ZodMiniType<OrderManagedDiscount_>;

const OrderManagedAdditionalFee$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.guid()),
    name: z.optional(OrderTranslatedValueSchema),
    affectedLineItems: z.optional(z.array(OrderLineItemAmountSchema)),
    totalAmount: z.optional(PriceSchema)
}))();
type OrderManagedAdditionalFee_ = Held<typeof OrderManagedAdditionalFee$, T.OrderManagedAdditionalFee>;
export const OrderManagedAdditionalFeeSchema: z.ZodMiniType<T.OrderManagedAdditionalFee> = OrderManagedAdditionalFee$ satisfies z.ZodMiniType<OrderManagedAdditionalFee_>;

const OrderTotalPriceChange$ = /* @__PURE__ */ (() => z.object({
    originalTotal: z.optional(PriceSchema),
    newTotal: z.optional(PriceSchema)
}))();
type OrderTotalPriceChange_ = Held<typeof OrderTotalPriceChange$, T.OrderTotalPriceChange>;
export const OrderTotalPriceChangeSchema: z.ZodMiniType<T.OrderTotalPriceChange> = OrderTotalPriceChange$ satisfies z.ZodMiniType<OrderTotalPriceChange_>;

const OrderChangedShipping$ = /* @__PURE__ */ (() => z.object({
    total: z.optional(PriceSchema),
    shippingTitle: z.optional(z.string().check(z.maxLength(250)))
}))();
type OrderChangedShipping_ = Held<typeof OrderChangedShipping$, T.OrderChangedShipping>;
export const OrderChangedShippingSchema: z.ZodMiniType<T.OrderChangedShipping> = OrderChangedShipping$ satisfies z.ZodMiniType<OrderChangedShipping_>;

const OrderShippingInformationChange$ = /* @__PURE__ */ (() => z.object({
    originalShippingInfo: z.optional(OrderChangedShippingSchema),
    newShippingInfo: z.optional(OrderChangedShippingSchema)
}))();
type OrderShippingInformationChange_ = Held<typeof OrderShippingInformationChange$, T.OrderShippingInformationChange>;
export const OrderShippingInformationChangeSchema: z.ZodMiniType<T.OrderShippingInformationChange> = OrderShippingInformationChange$ satisfies z.ZodMiniType<OrderShippingInformationChange_>;

const OrderChange$ = /* @__PURE__ */ (() => z.object({
    lineItemChanged: z.optional(OrderLineItemChangesSchema),
    lineItemAdded: z.optional(OrderManagedLineItemSchema),
    lineItemRemoved: z.optional(OrderManagedLineItemSchema),
    discountAdded: z.optional(OrderManagedDiscountSchema),
    discountRemoved: z.optional(OrderManagedDiscountSchema),
    additionalFeeAdded: z.optional(OrderManagedAdditionalFeeSchema),
    additionalFeeRemoved: z.optional(OrderManagedAdditionalFeeSchema),
    totalPriceChanged: z.optional(OrderTotalPriceChangeSchema),
    shippingInformationChanged: z.optional(OrderShippingInformationChangeSchema)
}))();
type OrderChange_ = Held<typeof OrderChange$, T.OrderChange>;
export const OrderChangeSchema: z.ZodMiniType<T.OrderChange> = OrderChange$ satisfies z.ZodMiniType<OrderChange_>;

const DraftOrderChangesApplied$ = /* @__PURE__ */ (() => z.object({
    draftOrderId: z.string(),
    reason: z.nullish(z.string().check(z.maxLength(200))),
    changes: z.optional(z.array(OrderChangeSchema))
}))();
type DraftOrderChangesApplied_ = Held<typeof DraftOrderChangesApplied$, T.DraftOrderChangesApplied>;
export const DraftOrderChangesAppliedSchema: z.ZodMiniType<T.DraftOrderChangesApplied> = DraftOrderChangesApplied$ satisfies z.ZodMiniType<DraftOrderChangesApplied_>;

const OrderSavedPaymentMethod$ = /* @__PURE__ */ (() => z.object({
    name: z.string().check(z.minLength(1), z.maxLength(100)),
    description: z.nullish(z.string().check(z.minLength(1), z.maxLength(100)))
}))();
type OrderSavedPaymentMethod_ = Held<typeof OrderSavedPaymentMethod$, T.OrderSavedPaymentMethod>;
export const OrderSavedPaymentMethodSchema: z.ZodMiniType<T.OrderSavedPaymentMethod> = OrderSavedPaymentMethod$ satisfies z.ZodMiniType<OrderSavedPaymentMethod_>;

const OrderAuthorizedPaymentCreated$ = /* @__PURE__ */ (() => z.object({
    paymentId: z.guid(),
    amount: z.optional(PriceSchema),
    lastFourDigits: z.nullish(z.string().check(z.maxLength(4))),
    brand: z.nullish(z.string().check(z.maxLength(100)))
}))();
type OrderAuthorizedPaymentCreated_ = Held<typeof OrderAuthorizedPaymentCreated$, T.OrderAuthorizedPaymentCreated>;
export const OrderAuthorizedPaymentCreatedSchema: z.ZodMiniType<T.OrderAuthorizedPaymentCreated> = OrderAuthorizedPaymentCreated$ satisfies z.ZodMiniType<OrderAuthorizedPaymentCreated_>;

const OrderAuthorizedPaymentCaptured$ = /* @__PURE__ */ (() => z.object({
    paymentId: z.guid(),
    amount: z.optional(PriceSchema),
    lastFourDigits: z.nullish(z.string().check(z.maxLength(4))),
    brand: z.nullish(z.string().check(z.maxLength(100)))
}))();
type OrderAuthorizedPaymentCaptured_ = Held<typeof OrderAuthorizedPaymentCaptured$, T.OrderAuthorizedPaymentCaptured>;
export const OrderAuthorizedPaymentCapturedSchema: z.ZodMiniType<T.OrderAuthorizedPaymentCaptured> = OrderAuthorizedPaymentCaptured$ satisfies z.ZodMiniType<OrderAuthorizedPaymentCaptured_>;

const OrderAuthorizedPaymentVoided$ = /* @__PURE__ */ (() => z.object({
    paymentId: z.guid(),
    amount: z.optional(PriceSchema),
    lastFourDigits: z.nullish(z.string().check(z.maxLength(4))),
    brand: z.nullish(z.string().check(z.maxLength(100)))
}))();
type OrderAuthorizedPaymentVoided_ = Held<typeof OrderAuthorizedPaymentVoided$, T.OrderAuthorizedPaymentVoided>;
export const OrderAuthorizedPaymentVoidedSchema: z.ZodMiniType<T.OrderAuthorizedPaymentVoided> = OrderAuthorizedPaymentVoided$ satisfies z.ZodMiniType<OrderAuthorizedPaymentVoided_>;

const OrderRegularPaymentRefund$ = /* @__PURE__ */ (() => z.object({
    amount: z.optional(PriceSchema),
    lastFourDigits: z.nullish(z.string().check(z.maxLength(4))),
    brand: z.nullish(z.string().check(z.maxLength(100)))
}))();
type OrderRegularPaymentRefund_ = Held<typeof OrderRegularPaymentRefund$, T.OrderRegularPaymentRefund>;
export const OrderRegularPaymentRefundSchema: z.ZodMiniType<T.OrderRegularPaymentRefund> = OrderRegularPaymentRefund$ satisfies z.ZodMiniType<OrderRegularPaymentRefund_>;

const OrderGiftCardPaymentRefund$ = /* @__PURE__ */ (() => z.object({
    giftCardPaymentId: z.nullish(z.string().check(z.minLength(1), z.maxLength(100))),
    amount: z.optional(PriceSchema)
}))();
type OrderGiftCardPaymentRefund_ = Held<typeof OrderGiftCardPaymentRefund$, T.OrderGiftCardPaymentRefund>;
export const OrderGiftCardPaymentRefundSchema: z.ZodMiniType<T.OrderGiftCardPaymentRefund> = OrderGiftCardPaymentRefund$ satisfies z.ZodMiniType<OrderGiftCardPaymentRefund_>;

const OrderMembershipPaymentRefund$ = /* @__PURE__ */ (() => z.object({
    membershipId: z.nullish(z.string().check(z.minLength(1), z.maxLength(200)))
}))();
type OrderMembershipPaymentRefund_ = Held<typeof OrderMembershipPaymentRefund$, T.OrderMembershipPaymentRefund>;
export const OrderMembershipPaymentRefundSchema: z.ZodMiniType<T.OrderMembershipPaymentRefund> = OrderMembershipPaymentRefund$ satisfies z.ZodMiniType<OrderMembershipPaymentRefund_>;

const OrderRefundedPayment$ = /* @__PURE__ */ (() => z.object({
    regular: z.optional(OrderRegularPaymentRefundSchema),
    giftCard: z.optional(OrderGiftCardPaymentRefundSchema),
    membership: z.optional(OrderMembershipPaymentRefundSchema),
    paymentId: z.optional(z.guid()),
    externalRefund: z.optional(z.boolean())
}))();
type OrderRefundedPayment_ = Held<typeof OrderRefundedPayment$, T.OrderRefundedPayment>;
export const OrderRefundedPaymentSchema: z.ZodMiniType<T.OrderRefundedPayment> = OrderRefundedPayment$ satisfies z.ZodMiniType<OrderRefundedPayment_>;

const OrderRefundInitiated$ = /* @__PURE__ */ (() => z.object({
    refundId: z.guid(),
    amount: z.optional(PriceSchema),
    payments: z.optional(z.array(OrderRefundedPaymentSchema).check(z.minLength(1), z.maxLength(50))),
    reason: z.nullish(z.string().check(z.maxLength(200)))
}))();
type OrderRefundInitiated_ = Held<typeof OrderRefundInitiated$, T.OrderRefundInitiated>;
export const OrderRefundInitiatedSchema: z.ZodMiniType<T.OrderRefundInitiated> = OrderRefundInitiated$ satisfies z.ZodMiniType<OrderRefundInitiated_>;

const OrderPaymentRefunded$ = /* @__PURE__ */ (() => z.object({
    refundId: z.guid(),
    payment: z.optional(OrderRefundedPaymentSchema)
}))();
type OrderPaymentRefunded_ = Held<typeof OrderPaymentRefunded$, T.OrderPaymentRefunded>;
export const OrderPaymentRefundedSchema: z.ZodMiniType<T.OrderPaymentRefunded> = OrderPaymentRefunded$ satisfies z.ZodMiniType<OrderPaymentRefunded_>;

const OrderPaymentRefundFailed$ = /* @__PURE__ */ (() => z.object({
    refundId: z.guid(),
    payment: z.optional(OrderRefundedPaymentSchema)
}))();
type OrderPaymentRefundFailed_ = Held<typeof OrderPaymentRefundFailed$, T.OrderPaymentRefundFailed>;
export const OrderPaymentRefundFailedSchema: z.ZodMiniType<T.OrderPaymentRefundFailed> = OrderPaymentRefundFailed$ satisfies z.ZodMiniType<OrderPaymentRefundFailed_>;

const OrderRefundedAsStoreCredit$ = /* @__PURE__ */ (() => z.object({
    amount: z.optional(PriceSchema),
    reason: z.nullish(z.string().check(z.maxLength(100)))
}))();
type OrderRefundedAsStoreCredit_ = Held<typeof OrderRefundedAsStoreCredit$, T.OrderRefundedAsStoreCredit>;
export const OrderRefundedAsStoreCreditSchema: z.ZodMiniType<T.OrderRefundedAsStoreCredit> = OrderRefundedAsStoreCredit$ satisfies z.ZodMiniType<OrderRefundedAsStoreCredit_>;

const OrderCreditCardDetails$ = /* @__PURE__ */ (() => z.object({
    lastFourDigits: z.nullish(z.string().check(z.maxLength(4))),
    brand: z.nullish(z.string().check(z.maxLength(100)))
}))();
type OrderCreditCardDetails_ = Held<typeof OrderCreditCardDetails$, T.OrderCreditCardDetails>;
export const OrderCreditCardDetailsSchema: z.ZodMiniType<T.OrderCreditCardDetails> = OrderCreditCardDetails$ satisfies z.ZodMiniType<OrderCreditCardDetails_>;

const OrderRegularPayment$ = /* @__PURE__ */ (() => z.object({
    creditCardDetails: z.optional(OrderCreditCardDetailsSchema),
    amount: z.optional(PriceSchema)
}))();
type OrderRegularPayment_ = Held<typeof OrderRegularPayment$, T.OrderRegularPayment>;
export const OrderRegularPaymentSchema: z.ZodMiniType<T.OrderRegularPayment> = OrderRegularPayment$ satisfies z.ZodMiniType<OrderRegularPayment_>;

const OrderPaymentPending$ = /* @__PURE__ */ (() => z.object({
    regular: z.optional(OrderRegularPaymentSchema),
    paymentId: z.guid()
}))();
type OrderPaymentPending_ = Held<typeof OrderPaymentPending$, T.OrderPaymentPending>;
export const OrderPaymentPendingSchema: z.ZodMiniType<T.OrderPaymentPending> = OrderPaymentPending$ satisfies z.ZodMiniType<OrderPaymentPending_>;

const OrderPaymentCanceled$ = /* @__PURE__ */ (() => z.object({
    regular: z.optional(OrderRegularPaymentSchema),
    paymentId: z.guid()
}))();
type OrderPaymentCanceled_ = Held<typeof OrderPaymentCanceled$, T.OrderPaymentCanceled>;
export const OrderPaymentCanceledSchema: z.ZodMiniType<T.OrderPaymentCanceled> = OrderPaymentCanceled$ satisfies z.ZodMiniType<OrderPaymentCanceled_>;

const OrderPaymentDeclined$ = /* @__PURE__ */ (() => z.object({
    regular: z.optional(OrderRegularPaymentSchema),
    paymentId: z.guid()
}))();
type OrderPaymentDeclined_ = Held<typeof OrderPaymentDeclined$, T.OrderPaymentDeclined>;
export const OrderPaymentDeclinedSchema: z.ZodMiniType<T.OrderPaymentDeclined> = OrderPaymentDeclined$ satisfies z.ZodMiniType<OrderPaymentDeclined_>;

const OrderWixReceipt$ = /* @__PURE__ */ (() => z.object({
    receiptId: z.guid(),
    displayNumber: z.nullish(z.string().check(z.minLength(1), z.maxLength(40)))
}))();
type OrderWixReceipt_ = Held<typeof OrderWixReceipt$, T.OrderWixReceipt>;
export const OrderWixReceiptSchema: z.ZodMiniType<T.OrderWixReceipt> = OrderWixReceipt$ satisfies z.ZodMiniType<OrderWixReceipt_>;

const OrderExternalReceipt$ = /* @__PURE__ */ (() => z.object({
    receiptId: z.nullish(z.string().check(z.maxLength(100))),
    displayNumber: z.nullish(z.string().check(z.minLength(1), z.maxLength(40)))
}))();
type OrderExternalReceipt_ = Held<typeof OrderExternalReceipt$, T.OrderExternalReceipt>;
export const OrderExternalReceiptSchema: z.ZodMiniType<T.OrderExternalReceipt> = OrderExternalReceipt$ satisfies z.ZodMiniType<OrderExternalReceipt_>;

const OrderReceiptCreated$ = /* @__PURE__ */ (() => z.object({
    wixReceipt: z.optional(OrderWixReceiptSchema),
    externalReceipt: z.optional(OrderExternalReceiptSchema),
    paymentId: z.guid()
}))();
type OrderReceiptCreated_ = Held<typeof OrderReceiptCreated$, T.OrderReceiptCreated>;
export const OrderReceiptCreatedSchema: z.ZodMiniType<T.OrderReceiptCreated> = OrderReceiptCreated$ satisfies z.ZodMiniType<OrderReceiptCreated_>;

const OrderReceiptSent$ = /* @__PURE__ */ (() => z.object({
    wixReceipt: z.optional(OrderWixReceiptSchema),
    externalReceipt: z.optional(OrderExternalReceiptSchema),
    paymentId: z.guid()
}))();
type OrderReceiptSent_ = Held<typeof OrderReceiptSent$, T.OrderReceiptSent>;
export const OrderReceiptSentSchema: z.ZodMiniType<T.OrderReceiptSent> = OrderReceiptSent$ satisfies z.ZodMiniType<OrderReceiptSent_>;

const OrderChargebackCreated$ = /* @__PURE__ */ (() => z.object({
    paymentId: z.guid(),
    chargebackId: z.guid(),
    amount: z.optional(PriceSchema),
    paymentDetails: z.optional(OrderRegularPaymentSchema)
}))();
type OrderChargebackCreated_ = Held<typeof OrderChargebackCreated$, T.OrderChargebackCreated>;
export const OrderChargebackCreatedSchema: z.ZodMiniType<T.OrderChargebackCreated> = OrderChargebackCreated$ satisfies z.ZodMiniType<OrderChargebackCreated_>;

const OrderChargebackReversed$ = /* @__PURE__ */ (() => z.object({
    paymentId: z.guid(),
    chargebackId: z.guid(),
    amount: z.optional(PriceSchema),
    reversalAmount: z.optional(PriceSchema),
    paymentDetails: z.optional(OrderRegularPaymentSchema)
}))();
type OrderChargebackReversed_ = Held<typeof OrderChargebackReversed$, T.OrderChargebackReversed>;
export const OrderChargebackReversedSchema: z.ZodMiniType<T.OrderChargebackReversed> = OrderChargebackReversed$ satisfies z.ZodMiniType<OrderChargebackReversed_>;

const OrderActivityLegacyType$ = /* @__PURE__ */ (() => z.string())();
type OrderActivityLegacyType_ = Held<typeof OrderActivityLegacyType$, T.OrderActivityLegacyType>;
export const OrderActivityLegacyTypeSchema: z.ZodMiniType<T.OrderActivityLegacyType> = OrderActivityLegacyType$ satisfies z.ZodMiniType<OrderActivityLegacyType_>;

const OrderActivityType$ = /* @__PURE__ */ (() => z.string())();
type OrderActivityType_ = Held<typeof OrderActivityType$, T.OrderActivityType>;
export const OrderActivityTypeSchema: z.ZodMiniType<T.OrderActivityType> = OrderActivityType$ satisfies z.ZodMiniType<OrderActivityType_>;

const OrderActivity$ = /* @__PURE__ */ (() => z.object({
    merchantComment: z.optional(OrderMerchantCommentSchema),
    orderRefunded: z.optional(OrderRefundedSchema),
    draftOrderChangesApplied: z.optional(DraftOrderChangesAppliedSchema),
    savedPaymentMethod: z.optional(OrderSavedPaymentMethodSchema),
    authorizedPaymentCreated: z.optional(OrderAuthorizedPaymentCreatedSchema),
    authorizedPaymentCaptured: z.optional(OrderAuthorizedPaymentCapturedSchema),
    authorizedPaymentVoided: z.optional(OrderAuthorizedPaymentVoidedSchema),
    refundInitiated: z.optional(OrderRefundInitiatedSchema),
    paymentRefunded: z.optional(OrderPaymentRefundedSchema),
    paymentRefundFailed: z.optional(OrderPaymentRefundFailedSchema),
    refundedAsStoreCredit: z.optional(OrderRefundedAsStoreCreditSchema),
    paymentPending: z.optional(OrderPaymentPendingSchema),
    paymentCanceled: z.optional(OrderPaymentCanceledSchema),
    paymentDeclined: z.optional(OrderPaymentDeclinedSchema),
    receiptCreated: z.optional(OrderReceiptCreatedSchema),
    receiptSent: z.optional(OrderReceiptSentSchema),
    chargebackCreated: z.optional(OrderChargebackCreatedSchema),
    chargebackReversed: z.optional(OrderChargebackReversedSchema),
    id: z.nullish(z.guid()),
    authorEmail: z.nullish(z.email()),
    createdDate: z.nullish(z.iso.datetime({ offset: true })),
    type: OrderActivityLegacyTypeSchema,
    activityType: OrderActivityTypeSchema
}))();
type OrderActivity_ = Held<typeof OrderActivity$, T.OrderActivity>;
export const OrderActivitySchema: z.ZodMiniType<T.OrderActivity> = OrderActivity$ satisfies z.ZodMiniType<OrderActivity_>;

const OrderAttributionSource$ = /* @__PURE__ */ (() => z.string())();
type OrderAttributionSource_ = Held<typeof OrderAttributionSource$, T.OrderAttributionSource>;
export const OrderAttributionSourceSchema: z.ZodMiniType<T.OrderAttributionSource> = OrderAttributionSource$ satisfies z.ZodMiniType<OrderAttributionSource_>;

const OrderChannelInfo$ = /* @__PURE__ */ (() => z.object({
    type: ChannelTypeSchema,
    externalOrderId: z.nullish(z.string().check(z.maxLength(100))),
    externalOrderUrl: z.nullish(z.string().check(z.maxLength(300)))
}))();
type OrderChannelInfo_ = Held<typeof OrderChannelInfo$, T.OrderChannelInfo>;
export const OrderChannelInfoSchema: z.ZodMiniType<T.OrderChannelInfo> = OrderChannelInfo$ satisfies z.ZodMiniType<OrderChannelInfo_>;

const OrderBalance$ = /* @__PURE__ */ (() => z.object({
    amount: z.string().check(z.regex(/^-?\d+(\.\d+)?$/)),
    formattedAmount: z.string()
}))();
type OrderBalance_ = Held<typeof OrderBalance$, T.OrderBalance>;
export const OrderBalanceSchema: z.ZodMiniType<T.OrderBalance> = OrderBalance$ satisfies z.ZodMiniType<OrderBalance_>;

const OrderCashRounding$ = /* @__PURE__ */ (() => z.object({
    amount: z.string().check(z.regex(/^-?\d+(\.\d+)?$/)),
    formattedAmount: z.string()
}))();
type OrderCashRounding_ = Held<typeof OrderCashRounding$, T.OrderCashRounding>;
export const OrderCashRoundingSchema: z.ZodMiniType<T.OrderCashRounding> = OrderCashRounding$ satisfies z.ZodMiniType<OrderCashRounding_>;

const OrderBalanceSummary$ = /* @__PURE__ */ (() => z.object({
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
    cashRoundingAdjustment: z.optional(OrderCashRoundingSchema)
}))();
type OrderBalanceSummary_ = Held<typeof OrderBalanceSummary$, T.OrderBalanceSummary>;
export const OrderBalanceSummarySchema: z.ZodMiniType<T.OrderBalanceSummary> = OrderBalanceSummary$ satisfies z.ZodMiniType<OrderBalanceSummary_>;

const OrderAdditionalFeeSource$ = /* @__PURE__ */ (() => z.string())();
type OrderAdditionalFeeSource_ = Held<typeof OrderAdditionalFeeSource$, T.OrderAdditionalFeeSource>;
export const OrderAdditionalFeeSourceSchema: z.ZodMiniType<T.OrderAdditionalFeeSource> = OrderAdditionalFeeSource$ satisfies z.ZodMiniType<OrderAdditionalFeeSource_>;

const OrderAdditionalFee$ = /* @__PURE__ */ (() => z.object({
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
}))();
type OrderAdditionalFee_ = Held<typeof OrderAdditionalFee$, T.OrderAdditionalFee>;
export const OrderAdditionalFeeSchema: z.ZodMiniType<T.OrderAdditionalFee> = OrderAdditionalFee$ satisfies z.ZodMiniType<OrderAdditionalFee_>;

const OrderTagList$ = /* @__PURE__ */ (() => z.object({
    tagIds: z.array(z.string().check(z.maxLength(5))).check(z.maxLength(100))
}))();
type OrderTagList_ = Held<typeof OrderTagList$, T.OrderTagList>;
export const OrderTagListSchema: z.ZodMiniType<T.OrderTagList> = OrderTagList$ satisfies z.ZodMiniType<OrderTagList_>;

const OrderTags$ = /* @__PURE__ */ (() => z.object({
    privateTags: z.optional(OrderTagListSchema),
    tags: z.optional(OrderTagListSchema)
}))();
type OrderTags_ = Held<typeof OrderTags$, T.OrderTags>;
export const OrderTagsSchema: z.ZodMiniType<T.OrderTags> = OrderTags$ satisfies z.ZodMiniType<OrderTags_>;

const OrderLocation$ = /* @__PURE__ */ (() => z.object({
    id: z.guid(),
    name: z.string().check(z.minLength(1), z.maxLength(500))
}))();
type OrderLocation_ = Held<typeof OrderLocation$, T.OrderLocation>;
export const OrderLocationSchema: z.ZodMiniType<T.OrderLocation> = OrderLocation$ satisfies z.ZodMiniType<OrderLocation_>;

const PlatformFeeChargeType$ = /* @__PURE__ */ (() => z.string())();
type PlatformFeeChargeType_ = Held<typeof PlatformFeeChargeType$, T.PlatformFeeChargeType>;
export const PlatformFeeChargeTypeSchema: z.ZodMiniType<T.PlatformFeeChargeType> = PlatformFeeChargeType$ satisfies z.ZodMiniType<PlatformFeeChargeType_>;

const OrderPlatformFee$ = /* @__PURE__ */ (() => z.object({
    name: z.optional(TranslatableStringSchema),
    amount: z.optional(PriceSchema),
    lineItemId: z.guid(),
    chargeType: PlatformFeeChargeTypeSchema,
    percentageRate: z.string().check(z.regex(/^-?\d+(\.\d+)?$/))
}))();
type OrderPlatformFee_ = Held<typeof OrderPlatformFee$, T.OrderPlatformFee>;
export const OrderPlatformFeeSchema: z.ZodMiniType<T.OrderPlatformFee> = OrderPlatformFee$ satisfies z.ZodMiniType<OrderPlatformFee_>;

const OrderPlatformFeeSummary$ = /* @__PURE__ */ (() => z.object({
    total: z.optional(PriceSchema),
    totalPassOn: z.optional(PriceSchema),
    totalAbsorbed: z.optional(PriceSchema),
    fees: z.array(OrderPlatformFeeSchema).check(z.maxLength(300))
}))();
type OrderPlatformFeeSummary_ = Held<typeof OrderPlatformFeeSummary$, T.OrderPlatformFeeSummary>;
export const OrderPlatformFeeSummarySchema: z.ZodMiniType<T.OrderPlatformFeeSummary> = OrderPlatformFeeSummary$ satisfies z.ZodMiniType<OrderPlatformFeeSummary_>;

const Order$ = /* @__PURE__ */ (() => z.object({
    id: z.nullish(z.guid()),
    number: z.string(),
    createdDate: z.nullish(z.iso.datetime({ offset: true })),
    updatedDate: z.nullish(z.iso.datetime({ offset: true })),
    lineItems: z.array(OrderLineItemSchema).check(z.minLength(1), z.maxLength(300)),
    buyerInfo: z.optional(OrderBuyerInfoSchema),
    paymentStatus: OrderPaymentStatusSchema,
    fulfillmentStatus: OrderFulfillmentStatusSchema,
    buyerLanguage: z.nullish(z.string()),
    weightUnit: WeightUnitSchema,
    currency: z.nullish(z.string().check(z.regex(/^[A-Z]{3}$/))),
    currencyConversionDetails: z.optional(OrderCurrencyConversionDetailsSchema),
    taxIncludedInPrices: z.boolean(),
    siteLanguage: z.nullish(z.string()),
    priceSummary: z.optional(OrderPriceSummarySchema),
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
    imported: z.boolean()
}))();
type Order_ = Held<typeof Order$, T.Order>;
export const OrderSchema: z.ZodMiniType<T.Order> = Order$ satisfies z.ZodMiniType<Order_>;

const OrderResponse$ = /* @__PURE__ */ (() => z.object({
    order: OrderSchema
}))();
type OrderResponse_ = Held<typeof OrderResponse$, T.OrderResponse>;
export const OrderResponseSchema: z.ZodMiniType<T.OrderResponse> = OrderResponse$ satisfies z.ZodMiniType<OrderResponse_>;

const CursorPagingMetadata$ = /* @__PURE__ */ (() => z.object({
    count: z.nullish(z.int()),
    cursors: z.optional(CursorsSchema),
    hasNext: z.nullish(z.boolean())
}))();
type CursorPagingMetadata_ = Held<typeof CursorPagingMetadata$, T.CursorPagingMetadata>;
export const CursorPagingMetadataSchema: z.ZodMiniType<T.CursorPagingMetadata> = CursorPagingMetadata$ satisfies z.ZodMiniType<CursorPagingMetadata_>;

const SearchOrdersResponse$ = /* @__PURE__ */ (() => z.object({
    orders: z.optional(z.array(OrderSchema)),
    metadata: z.optional(CursorPagingMetadataSchema)
}))();
type SearchOrdersResponse_ = Held<typeof SearchOrdersResponse$, T.SearchOrdersResponse>;
export const SearchOrdersResponseSchema: z.ZodMiniType<T.SearchOrdersResponse> = SearchOrdersResponse$ satisfies z.ZodMiniType<SearchOrdersResponse_>;

const ItemMetadata$ = /* @__PURE__ */ (() => z.object({
    id: z.nullish(z.string()),
    originalIndex: z.optional(z.int()),
    success: z.optional(z.boolean()),
    error: z.optional(ApplicationErrorSchema)
}))();
type ItemMetadata_ = Held<typeof ItemMetadata$, T.ItemMetadata>;
export const ItemMetadataSchema: z.ZodMiniType<T.ItemMetadata> = ItemMetadata$ satisfies z.ZodMiniType<ItemMetadata_>;

const BulkOrderResult$ = /* @__PURE__ */ (() => z.object({
    itemMetadata: z.optional(ItemMetadataSchema),
    item: z.optional(OrderSchema)
}))();
type BulkOrderResult_ = Held<typeof BulkOrderResult$, T.BulkOrderResult>;
export const BulkOrderResultSchema: z.ZodMiniType<T.BulkOrderResult> = BulkOrderResult$ satisfies z.ZodMiniType<BulkOrderResult_>;

const BulkActionMetadata$ = /* @__PURE__ */ (() => z.object({
    totalSuccesses: z.optional(z.int()),
    totalFailures: z.optional(z.int()),
    undetailedFailures: z.optional(z.int())
}))();
type BulkActionMetadata_ = Held<typeof BulkActionMetadata$, T.BulkActionMetadata>;
export const BulkActionMetadataSchema: z.ZodMiniType<T.BulkActionMetadata> = BulkActionMetadata$ satisfies z.ZodMiniType<BulkActionMetadata_>;

const BulkUpdateOrdersResponse$ = /* @__PURE__ */ (() => z.object({
    results: z.optional(z.array(BulkOrderResultSchema).check(z.minLength(1), z.maxLength(100))),
    bulkActionMetadata: z.optional(BulkActionMetadataSchema)
}))();
type BulkUpdateOrdersResponse_ = Held<typeof BulkUpdateOrdersResponse$, T.BulkUpdateOrdersResponse>;
export const BulkUpdateOrdersResponseSchema: z.ZodMiniType<T.BulkUpdateOrdersResponse> = BulkUpdateOrdersResponse$ satisfies z.ZodMiniType<BulkUpdateOrdersResponse_>;

const BulkUpdateOrderTagsResult$ = /* @__PURE__ */ (() => z.object({
    itemMetadata: z.optional(ItemMetadataSchema)
}))();
type BulkUpdateOrderTagsResult_ = Held<typeof BulkUpdateOrderTagsResult$, T.BulkUpdateOrderTagsResult>;
export const BulkUpdateOrderTagsResultSchema: z.ZodMiniType<T.BulkUpdateOrderTagsResult> = BulkUpdateOrderTagsResult$ satisfies z.ZodMiniType<BulkUpdateOrderTagsResult_>;

const BulkUpdateOrderTagsResponse$ = /* @__PURE__ */ (() => z.object({
    results: z.optional(z.array(BulkUpdateOrderTagsResultSchema).check(z.minLength(1), z.maxLength(100))),
    bulkActionMetadata: z.optional(BulkActionMetadataSchema)
}))();
type BulkUpdateOrderTagsResponse_ = Held<typeof BulkUpdateOrderTagsResponse$, T.BulkUpdateOrderTagsResponse>;
export const BulkUpdateOrderTagsResponseSchema: z.ZodMiniType<T.BulkUpdateOrderTagsResponse> = BulkUpdateOrderTagsResponse$ satisfies z.ZodMiniType<BulkUpdateOrderTagsResponse_>;

const DelayedCaptureAction$ = /* @__PURE__ */ (() => z.string())();
type DelayedCaptureAction_ = Held<typeof DelayedCaptureAction$, T.DelayedCaptureAction>;
export const DelayedCaptureActionSchema: z.ZodMiniType<T.DelayedCaptureAction> = DelayedCaptureAction$ satisfies z.ZodMiniType<DelayedCaptureAction_>;

const PreparePaymentCollectionResponse$ = /* @__PURE__ */ (() => z.object({
    paymentGatewayOrderId: z.string()
}))();
type PreparePaymentCollectionResponse_ = Held<typeof PreparePaymentCollectionResponse$, T.PreparePaymentCollectionResponse>;
export const PreparePaymentCollectionResponseSchema: z.ZodMiniType<T.PreparePaymentCollectionResponse> = PreparePaymentCollectionResponse$ satisfies z.ZodMiniType<PreparePaymentCollectionResponse_>;

const PaymentCollectabilityStatus$ = /* @__PURE__ */ (() => z.string())();
type PaymentCollectabilityStatus_ = Held<typeof PaymentCollectabilityStatus$, T.PaymentCollectabilityStatus>;
export const PaymentCollectabilityStatusSchema: z.ZodMiniType<T.PaymentCollectabilityStatus> = PaymentCollectabilityStatus$ satisfies z.ZodMiniType<PaymentCollectabilityStatus_>;

const GetPaymentCollectabilityStatusResponse$ = /* @__PURE__ */ (() => z.object({
    status: z.optional(PaymentCollectabilityStatusSchema),
    amount: z.optional(PriceSchema)
}))();
type GetPaymentCollectabilityStatusResponse_ = Held<typeof GetPaymentCollectabilityStatusResponse$, T.GetPaymentCollectabilityStatusResponse>;
export const GetPaymentCollectabilityStatusResponseSchema: z.ZodMiniType<T.GetPaymentCollectabilityStatusResponse> = GetPaymentCollectabilityStatusResponse$ satisfies z.ZodMiniType<GetPaymentCollectabilityStatusResponse_>;

const CreditCardPaymentMethodDetails$ = /* @__PURE__ */ (() => z.object({
    lastFourDigits: z.nullish(z.string().check(z.maxLength(4))),
    brand: z.nullish(z.string().check(z.maxLength(100)))
}))();
type CreditCardPaymentMethodDetails_ = Held<typeof CreditCardPaymentMethodDetails$, T.CreditCardPaymentMethodDetails>;
export const CreditCardPaymentMethodDetailsSchema: z.ZodMiniType<T.CreditCardPaymentMethodDetails> = CreditCardPaymentMethodDetails$ satisfies z.ZodMiniType<CreditCardPaymentMethodDetails_>;

const TransactionStatus$ = /* @__PURE__ */ (() => z.string())();
type TransactionStatus_ = Held<typeof TransactionStatus$, T.TransactionStatus>;
export const TransactionStatusSchema: z.ZodMiniType<T.TransactionStatus> = TransactionStatus$ satisfies z.ZodMiniType<TransactionStatus_>;

const AuthorizationCaptureStatus$ = /* @__PURE__ */ (() => z.string())();
type AuthorizationCaptureStatus_ = Held<typeof AuthorizationCaptureStatus$, T.AuthorizationCaptureStatus>;
export const AuthorizationCaptureStatusSchema: z.ZodMiniType<T.AuthorizationCaptureStatus> = AuthorizationCaptureStatus$ satisfies z.ZodMiniType<AuthorizationCaptureStatus_>;

const OrderAuthorizationActionFailureDetails$ = /* @__PURE__ */ (() => z.object({
    failureCode: z.optional(z.string().check(z.maxLength(100)))
}))();
type OrderAuthorizationActionFailureDetails_ = Held<typeof OrderAuthorizationActionFailureDetails$, T.OrderAuthorizationActionFailureDetails>;
export const OrderAuthorizationActionFailureDetailsSchema: z.ZodMiniType<T.OrderAuthorizationActionFailureDetails> = OrderAuthorizationActionFailureDetails$ satisfies z.ZodMiniType<OrderAuthorizationActionFailureDetails_>;

const AuthorizationCapture$ = /* @__PURE__ */ (() => z.object({
    id: z.nullish(z.guid()),
    status: z.optional(AuthorizationCaptureStatusSchema),
    amount: z.optional(PriceSchema),
    createdDate: z.nullish(z.iso.datetime({ offset: true })),
    failureDetails: z.optional(OrderAuthorizationActionFailureDetailsSchema)
}))();
type AuthorizationCapture_ = Held<typeof AuthorizationCapture$, T.AuthorizationCapture>;
export const AuthorizationCaptureSchema: z.ZodMiniType<T.AuthorizationCapture> = AuthorizationCapture$ satisfies z.ZodMiniType<AuthorizationCapture_>;

const AuthorizationVoidStatus$ = /* @__PURE__ */ (() => z.string())();
type AuthorizationVoidStatus_ = Held<typeof AuthorizationVoidStatus$, T.AuthorizationVoidStatus>;
export const AuthorizationVoidStatusSchema: z.ZodMiniType<T.AuthorizationVoidStatus> = AuthorizationVoidStatus$ satisfies z.ZodMiniType<AuthorizationVoidStatus_>;

const PaymentActionReason$ = /* @__PURE__ */ (() => z.string())();
type PaymentActionReason_ = Held<typeof PaymentActionReason$, T.PaymentActionReason>;
export const PaymentActionReasonSchema: z.ZodMiniType<T.PaymentActionReason> = PaymentActionReason$ satisfies z.ZodMiniType<PaymentActionReason_>;

const AuthorizationVoid$ = /* @__PURE__ */ (() => z.object({
    status: z.optional(AuthorizationVoidStatusSchema),
    voidedDate: z.nullish(z.iso.datetime({ offset: true })),
    failureDetails: z.optional(OrderAuthorizationActionFailureDetailsSchema),
    reason: z.optional(PaymentActionReasonSchema)
}))();
type AuthorizationVoid_ = Held<typeof AuthorizationVoid$, T.AuthorizationVoid>;
export const AuthorizationVoidSchema: z.ZodMiniType<T.AuthorizationVoid> = AuthorizationVoid$ satisfies z.ZodMiniType<AuthorizationVoid_>;

const PaymentScheduledAction$ = /* @__PURE__ */ (() => z.object({
    actionType: z.optional(DelayedCaptureActionSchema),
    executionDate: z.nullish(z.iso.datetime({ offset: true }))
}))();
type PaymentScheduledAction_ = Held<typeof PaymentScheduledAction$, T.PaymentScheduledAction>;
export const PaymentScheduledActionSchema: z.ZodMiniType<T.PaymentScheduledAction> = PaymentScheduledAction$ satisfies z.ZodMiniType<PaymentScheduledAction_>;

const AuthorizationDetails$ = /* @__PURE__ */ (() => z.object({
    delayedCapture: z.optional(z.boolean()),
    authorizedDate: z.nullish(z.iso.datetime({ offset: true })),
    captures: z.optional(z.array(AuthorizationCaptureSchema).check(z.maxLength(1))),
    void: z.optional(AuthorizationVoidSchema),
    scheduledAction: z.optional(PaymentScheduledActionSchema)
}))();
type AuthorizationDetails_ = Held<typeof AuthorizationDetails$, T.AuthorizationDetails>;
export const AuthorizationDetailsSchema: z.ZodMiniType<T.AuthorizationDetails> = AuthorizationDetails$ satisfies z.ZodMiniType<AuthorizationDetails_>;

const ChargebackStatus$ = /* @__PURE__ */ (() => z.string())();
type ChargebackStatus_ = Held<typeof ChargebackStatus$, T.ChargebackStatus>;
export const ChargebackStatusSchema: z.ZodMiniType<T.ChargebackStatus> = ChargebackStatus$ satisfies z.ZodMiniType<ChargebackStatus_>;

const Chargeback$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.guid()),
    createdDate: z.nullish(z.iso.datetime({ offset: true })),
    updatedDate: z.nullish(z.iso.datetime({ offset: true })),
    amount: z.optional(PriceSchema),
    reversalAmount: z.optional(PriceSchema),
    status: z.optional(ChargebackStatusSchema),
    externalId: z.nullish(z.guid())
}))();
type Chargeback_ = Held<typeof Chargeback$, T.Chargeback>;
export const ChargebackSchema: z.ZodMiniType<T.Chargeback> = Chargeback$ satisfies z.ZodMiniType<Chargeback_>;

const PredefinedPaymentMethod$ = /* @__PURE__ */ (() => z.string())();
type PredefinedPaymentMethod_ = Held<typeof PredefinedPaymentMethod$, T.PredefinedPaymentMethod>;
export const PredefinedPaymentMethodSchema: z.ZodMiniType<T.PredefinedPaymentMethod> = PredefinedPaymentMethod$ satisfies z.ZodMiniType<PredefinedPaymentMethod_>;

const OrderUserDefinedPaymentMethodName$ = /* @__PURE__ */ (() => z.object({
    predefined: z.optional(PredefinedPaymentMethodSchema),
    custom: z.nullish(z.string().check(z.minLength(1), z.maxLength(150)))
}))();
type OrderUserDefinedPaymentMethodName_ = Held<typeof OrderUserDefinedPaymentMethodName$, T.OrderUserDefinedPaymentMethodName>;
export const OrderUserDefinedPaymentMethodNameSchema: z.ZodMiniType<T.OrderUserDefinedPaymentMethodName> = OrderUserDefinedPaymentMethodName$ satisfies z.ZodMiniType<OrderUserDefinedPaymentMethodName_>;

const PaymentMethodName$ = /* @__PURE__ */ (() => z.object({
    buyerLanguageName: z.nullish(z.string().check(z.maxLength(150))),
    siteLanguageName: z.nullish(z.string().check(z.maxLength(150))),
    userDefinedName: z.optional(OrderUserDefinedPaymentMethodNameSchema)
}))();
type PaymentMethodName_ = Held<typeof PaymentMethodName$, T.PaymentMethodName>;
export const PaymentMethodNameSchema: z.ZodMiniType<T.PaymentMethodName> = PaymentMethodName$ satisfies z.ZodMiniType<PaymentMethodName_>;

const RegularPaymentDetails$ = /* @__PURE__ */ (() => z.object({
    creditCardDetails: z.optional(CreditCardPaymentMethodDetailsSchema),
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
}))();
type RegularPaymentDetails_ = Held<typeof RegularPaymentDetails$, T.RegularPaymentDetails>;
export const RegularPaymentDetailsSchema: z.ZodMiniType<T.RegularPaymentDetails> = RegularPaymentDetails$ satisfies z.ZodMiniType<RegularPaymentDetails_>;

const GiftCardPaymentDetails$ = /* @__PURE__ */ (() => z.object({
    giftCardPaymentId: z.optional(z.string().check(z.maxLength(100))),
    appId: z.optional(z.guid()),
    voided: z.optional(z.boolean()),
    obfuscatedCode: z.nullish(z.string().check(z.maxLength(30)))
}))();
type GiftCardPaymentDetails_ = Held<typeof GiftCardPaymentDetails$, T.GiftCardPaymentDetails>;
export const GiftCardPaymentDetailsSchema: z.ZodMiniType<T.GiftCardPaymentDetails> = GiftCardPaymentDetails$ satisfies z.ZodMiniType<GiftCardPaymentDetails_>;

const MembershipPaymentStatus$ = /* @__PURE__ */ (() => z.string())();
type MembershipPaymentStatus_ = Held<typeof MembershipPaymentStatus$, T.MembershipPaymentStatus>;
export const MembershipPaymentStatusSchema: z.ZodMiniType<T.MembershipPaymentStatus> = MembershipPaymentStatus$ satisfies z.ZodMiniType<MembershipPaymentStatus_>;

const OrderFutureMembershipDetails$ = /* @__PURE__ */ (() => z.object({
    lineItemId: z.optional(z.guid()),
    benefitId: z.optional(z.string().check(z.maxLength(200)))
}))();
type OrderFutureMembershipDetails_ = Held<typeof OrderFutureMembershipDetails$, T.OrderFutureMembershipDetails>;
export const OrderFutureMembershipDetailsSchema: z.ZodMiniType<T.OrderFutureMembershipDetails> = OrderFutureMembershipDetails$ satisfies z.ZodMiniType<OrderFutureMembershipDetails_>;

const MembershipPaymentDetails$ = /* @__PURE__ */ (() => z.object({
    membershipId: z.optional(z.string().check(z.maxLength(200))),
    lineItemId: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    status: z.optional(MembershipPaymentStatusSchema),
    name: z.optional(MembershipNameSchema),
    externalTransactionId: z.nullish(z.string().check(z.minLength(1), z.maxLength(100))),
    voided: z.optional(z.boolean()),
    providerAppId: z.optional(z.guid()),
    futureMembership: z.optional(OrderFutureMembershipDetailsSchema)
}))();
type MembershipPaymentDetails_ = Held<typeof MembershipPaymentDetails$, T.MembershipPaymentDetails>;
export const MembershipPaymentDetailsSchema: z.ZodMiniType<T.MembershipPaymentDetails> = MembershipPaymentDetails$ satisfies z.ZodMiniType<MembershipPaymentDetails_>;

const PaymentCanceledReason$ = /* @__PURE__ */ (() => z.string())();
type PaymentCanceledReason_ = Held<typeof PaymentCanceledReason$, T.PaymentCanceledReason>;
export const PaymentCanceledReasonSchema: z.ZodMiniType<T.PaymentCanceledReason> = PaymentCanceledReason$ satisfies z.ZodMiniType<PaymentCanceledReason_>;

const CanceledStatusDetails$ = /* @__PURE__ */ (() => z.object({
    reason: z.optional(PaymentCanceledReasonSchema)
}))();
type CanceledStatusDetails_ = Held<typeof CanceledStatusDetails$, T.CanceledStatusDetails>;
export const CanceledStatusDetailsSchema: z.ZodMiniType<T.CanceledStatusDetails> = CanceledStatusDetails$ satisfies z.ZodMiniType<CanceledStatusDetails_>;

const PaymentVoidedReason$ = /* @__PURE__ */ (() => z.string())();
type PaymentVoidedReason_ = Held<typeof PaymentVoidedReason$, T.PaymentVoidedReason>;
export const PaymentVoidedReasonSchema: z.ZodMiniType<T.PaymentVoidedReason> = PaymentVoidedReason$ satisfies z.ZodMiniType<PaymentVoidedReason_>;

const VoidedStatusDetails$ = /* @__PURE__ */ (() => z.object({
    reason: z.optional(PaymentVoidedReasonSchema)
}))();
type VoidedStatusDetails_ = Held<typeof VoidedStatusDetails$, T.VoidedStatusDetails>;
export const VoidedStatusDetailsSchema: z.ZodMiniType<T.VoidedStatusDetails> = VoidedStatusDetails$ satisfies z.ZodMiniType<VoidedStatusDetails_>;

const RefundDisabledReason$ = /* @__PURE__ */ (() => z.string())();
type RefundDisabledReason_ = Held<typeof RefundDisabledReason$, T.RefundDisabledReason>;
export const RefundDisabledReasonSchema: z.ZodMiniType<T.RefundDisabledReason> = RefundDisabledReason$ satisfies z.ZodMiniType<RefundDisabledReason_>;

const CashRoundingDetails$ = /* @__PURE__ */ (() => z.object({
    unroundedAmount: z.optional(PriceSchema),
    roundingAdjustment: z.optional(OrderCashRoundingSchema)
}))();
type CashRoundingDetails_ = Held<typeof CashRoundingDetails$, T.CashRoundingDetails>;
export const CashRoundingDetailsSchema: z.ZodMiniType<T.CashRoundingDetails> = CashRoundingDetails$ satisfies z.ZodMiniType<CashRoundingDetails_>;

const OrderPaymentTransactionStatus$ = /* @__PURE__ */ (() => z.string())();
type OrderPaymentTransactionStatus_ = Held<typeof OrderPaymentTransactionStatus$, T.OrderPaymentTransactionStatus>;
export const OrderPaymentTransactionStatusSchema: z.ZodMiniType<T.OrderPaymentTransactionStatus> = OrderPaymentTransactionStatus$ satisfies z.ZodMiniType<OrderPaymentTransactionStatus_>;

const OrderPayment$ = /* @__PURE__ */ (() => z.object({
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
}))();
type OrderPayment_ = Held<typeof OrderPayment$, T.OrderPayment>;
export const OrderPaymentSchema: z.ZodMiniType<T.OrderPayment> = OrderPayment$ satisfies z.ZodMiniType<OrderPayment_>;

const RefundStatus$ = /* @__PURE__ */ (() => z.string())();
type RefundStatus_ = Held<typeof RefundStatus$, T.RefundStatus>;
export const RefundStatusSchema: z.ZodMiniType<T.RefundStatus> = RefundStatus$ satisfies z.ZodMiniType<RefundStatus_>;

const OrderRefundStatusInfo$ = /* @__PURE__ */ (() => z.object({
    paymentGatewayReasonCode: z.nullish(z.string().check(z.minLength(1), z.maxLength(10))),
    description: z.nullish(z.string().check(z.minLength(1), z.maxLength(1000)))
}))();
type OrderRefundStatusInfo_ = Held<typeof OrderRefundStatusInfo$, T.OrderRefundStatusInfo>;
export const OrderRefundStatusInfoSchema: z.ZodMiniType<T.OrderRefundStatusInfo> = OrderRefundStatusInfo$ satisfies z.ZodMiniType<OrderRefundStatusInfo_>;

const OrderRefundTransaction$ = /* @__PURE__ */ (() => z.object({
    paymentId: z.optional(z.guid()),
    amount: z.optional(PriceSchema),
    refundStatus: z.optional(RefundStatusSchema),
    refundStatusInfo: z.optional(OrderRefundStatusInfoSchema),
    gatewayRefundId: z.nullish(z.guid()),
    providerRefundId: z.nullish(z.string()),
    externalRefund: z.optional(z.boolean())
}))();
type OrderRefundTransaction_ = Held<typeof OrderRefundTransaction$, T.OrderRefundTransaction>;
export const OrderRefundTransactionSchema: z.ZodMiniType<T.OrderRefundTransaction> = OrderRefundTransaction$ satisfies z.ZodMiniType<OrderRefundTransaction_>;

const OrderRefundItem$ = /* @__PURE__ */ (() => z.object({
    lineItemId: z.optional(z.guid()),
    quantity: z.optional(z.int().check(z.gte(1), z.lte(100000)))
}))();
type OrderRefundItem_ = Held<typeof OrderRefundItem$, T.OrderRefundItem>;
export const OrderRefundItemSchema: z.ZodMiniType<T.OrderRefundItem> = OrderRefundItem$ satisfies z.ZodMiniType<OrderRefundItem_>;

const OrderLineItemRefund$ = /* @__PURE__ */ (() => z.object({
    lineItemId: z.optional(z.guid()),
    quantity: z.optional(z.int().check(z.gte(1), z.lte(100000)))
}))();
type OrderLineItemRefund_ = Held<typeof OrderLineItemRefund$, T.OrderLineItemRefund>;
export const OrderLineItemRefundSchema: z.ZodMiniType<T.OrderLineItemRefund> = OrderLineItemRefund$ satisfies z.ZodMiniType<OrderLineItemRefund_>;

const OrderAdditionalFeeRefund$ = /* @__PURE__ */ (() => z.object({
    additionalFeeId: z.optional(z.guid()),
    amount: z.optional(PriceSchema)
}))();
type OrderAdditionalFeeRefund_ = Held<typeof OrderAdditionalFeeRefund$, T.OrderAdditionalFeeRefund>;
export const OrderAdditionalFeeRefundSchema: z.ZodMiniType<T.OrderAdditionalFeeRefund> = OrderAdditionalFeeRefund$ satisfies z.ZodMiniType<OrderAdditionalFeeRefund_>;

const OrderShippingRefund$ = /* @__PURE__ */ (() => z.object({
    amount: z.optional(PriceSchema)
}))();
type OrderShippingRefund_ = Held<typeof OrderShippingRefund$, T.OrderShippingRefund>;
export const OrderShippingRefundSchema: z.ZodMiniType<T.OrderShippingRefund> = OrderShippingRefund$ satisfies z.ZodMiniType<OrderShippingRefund_>;

const OrderRefundDetails$ = /* @__PURE__ */ (() => z.object({
    items: z.optional(z.array(OrderRefundItemSchema).check(z.maxLength(300))),
    shippingIncluded: z.optional(z.boolean()),
    reason: z.nullish(z.string().check(z.maxLength(200))),
    lineItems: z.optional(z.array(OrderLineItemRefundSchema).check(z.maxLength(300))),
    additionalFees: z.optional(z.array(OrderAdditionalFeeRefundSchema).check(z.maxLength(100))),
    shipping: z.optional(OrderShippingRefundSchema)
}))();
type OrderRefundDetails_ = Held<typeof OrderRefundDetails$, T.OrderRefundDetails>;
export const OrderRefundDetailsSchema: z.ZodMiniType<T.OrderRefundDetails> = OrderRefundDetails$ satisfies z.ZodMiniType<OrderRefundDetails_>;

const OrderLineItemRefundSummary$ = /* @__PURE__ */ (() => z.object({
    lineItemId: z.optional(z.guid()),
    totalRefundedAmount: z.optional(PriceSchema)
}))();
type OrderLineItemRefundSummary_ = Held<typeof OrderLineItemRefundSummary$, T.OrderLineItemRefundSummary>;
export const OrderLineItemRefundSummarySchema: z.ZodMiniType<T.OrderLineItemRefundSummary> = OrderLineItemRefundSummary$ satisfies z.ZodMiniType<OrderLineItemRefundSummary_>;

const OrderRefundItemsBreakdown$ = /* @__PURE__ */ (() => z.object({
    lineItems: z.optional(z.array(OrderLineItemRefundSummarySchema).check(z.maxLength(300)))
}))();
type OrderRefundItemsBreakdown_ = Held<typeof OrderRefundItemsBreakdown$, T.OrderRefundItemsBreakdown>;
export const OrderRefundItemsBreakdownSchema: z.ZodMiniType<T.OrderRefundItemsBreakdown> = OrderRefundItemsBreakdown$ satisfies z.ZodMiniType<OrderRefundItemsBreakdown_>;

const OrderAggregatedRefundSummary$ = /* @__PURE__ */ (() => z.object({
    requestedRefund: z.optional(PriceSchema),
    pendingRefund: z.optional(PriceSchema),
    refunded: z.optional(PriceSchema),
    failedRefundAmount: z.optional(PriceSchema),
    pending: z.optional(z.boolean()),
    breakdown: z.optional(OrderRefundItemsBreakdownSchema)
}))();
type OrderAggregatedRefundSummary_ = Held<typeof OrderAggregatedRefundSummary$, T.OrderAggregatedRefundSummary>;
export const OrderAggregatedRefundSummarySchema: z.ZodMiniType<T.OrderAggregatedRefundSummary> = OrderAggregatedRefundSummary$ satisfies z.ZodMiniType<OrderAggregatedRefundSummary_>;

const Refund$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.guid()),
    transactions: z.optional(z.array(OrderRefundTransactionSchema).check(z.maxLength(50))),
    details: z.optional(OrderRefundDetailsSchema),
    createdDate: z.nullish(z.iso.datetime({ offset: true })),
    summary: z.optional(OrderAggregatedRefundSummarySchema),
    requestingServiceAppId: z.nullish(z.guid())
}))();
type Refund_ = Held<typeof Refund$, T.Refund>;
export const RefundSchema: z.ZodMiniType<T.Refund> = Refund$ satisfies z.ZodMiniType<Refund_>;

const OrderTransactions$ = /* @__PURE__ */ (() => z.object({
    orderId: z.optional(z.guid()),
    payments: z.optional(z.array(OrderPaymentSchema).check(z.maxLength(100))),
    refunds: z.optional(z.array(RefundSchema).check(z.maxLength(300)))
}))();
type OrderTransactions_ = Held<typeof OrderTransactions$, T.OrderTransactions>;
export const OrderTransactionsSchema: z.ZodMiniType<T.OrderTransactions> = OrderTransactions$ satisfies z.ZodMiniType<OrderTransactions_>;

const OrderTransactionsResponse$ = /* @__PURE__ */ (() => z.object({
    orderTransactions: OrderTransactionsSchema
}))();
type OrderTransactionsResponse_ = Held<typeof OrderTransactionsResponse$, T.OrderTransactionsResponse>;
export const OrderTransactionsResponseSchema: z.ZodMiniType<T.OrderTransactionsResponse> = OrderTransactionsResponse$ satisfies z.ZodMiniType<OrderTransactionsResponse_>;

const RecommendationAlgorithmType$ = /* @__PURE__ */ (() => z.string())();
type RecommendationAlgorithmType_ = Held<typeof RecommendationAlgorithmType$, T.RecommendationAlgorithmType>;
export const RecommendationAlgorithmTypeSchema: z.ZodMiniType<T.RecommendationAlgorithmType> = RecommendationAlgorithmType$ satisfies z.ZodMiniType<RecommendationAlgorithmType_>;

const RecommendationAlgorithmConfig$ = /* @__PURE__ */ (() => z.object({
    name: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
    description: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
    additionalInfo: z.nullish(z.string().check(z.minLength(1), z.maxLength(300))),
    algorithmType: z.optional(RecommendationAlgorithmTypeSchema),
    algorithmId: z.optional(z.guid())
}))();
type RecommendationAlgorithmConfig_ = Held<typeof RecommendationAlgorithmConfig$, T.RecommendationAlgorithmConfig>;
export const RecommendationAlgorithmConfigSchema: z.ZodMiniType<T.RecommendationAlgorithmConfig> = RecommendationAlgorithmConfig$ satisfies z.ZodMiniType<RecommendationAlgorithmConfig_>;

const RecommendationAlgorithmInfo$ = /* @__PURE__ */ (() => z.object({
    config: z.optional(RecommendationAlgorithmConfigSchema),
    appId: z.optional(z.string().check(z.minLength(1), z.maxLength(36))),
    catalogAppIds: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(36))).check(z.minLength(1), z.maxLength(100)))
}))();
type RecommendationAlgorithmInfo_ = Held<typeof RecommendationAlgorithmInfo$, T.RecommendationAlgorithmInfo>;
export const RecommendationAlgorithmInfoSchema: z.ZodMiniType<T.RecommendationAlgorithmInfo> = RecommendationAlgorithmInfo$ satisfies z.ZodMiniType<RecommendationAlgorithmInfo_>;

const ListRecommendationAlgorithmsResponse$ = /* @__PURE__ */ (() => z.object({
    availableAlgorithms: z.array(RecommendationAlgorithmInfoSchema).check(z.maxLength(500))
}))();
type ListRecommendationAlgorithmsResponse_ = Held<typeof ListRecommendationAlgorithmsResponse$, T.ListRecommendationAlgorithmsResponse>;
export const ListRecommendationAlgorithmsResponseSchema: z.ZodMiniType<T.ListRecommendationAlgorithmsResponse> = ListRecommendationAlgorithmsResponse$ satisfies z.ZodMiniType<ListRecommendationAlgorithmsResponse_>;

const RecommendationAlgorithm$ = /* @__PURE__ */ (() => z.object({
    id: z.guid(),
    appId: z.string().check(z.minLength(1), z.maxLength(36))
}))();
type RecommendationAlgorithm_ = Held<typeof RecommendationAlgorithm$, T.RecommendationAlgorithm>;
export const RecommendationAlgorithmSchema: z.ZodMiniType<T.RecommendationAlgorithm> = RecommendationAlgorithm$ satisfies z.ZodMiniType<RecommendationAlgorithm_>;

const Recommendation$ = /* @__PURE__ */ (() => z.object({
    items: z.optional(z.array(CatalogReferenceSchema).check(z.maxLength(100))),
    algorithm: z.optional(RecommendationAlgorithmSchema)
}))();
type Recommendation_ = Held<typeof Recommendation$, T.Recommendation>;
export const RecommendationSchema: z.ZodMiniType<T.Recommendation> = Recommendation$ satisfies z.ZodMiniType<Recommendation_>;

const RecommendationResponse$ = /* @__PURE__ */ (() => z.object({
    recommendation: RecommendationSchema
}))();
type RecommendationResponse_ = Held<typeof RecommendationResponse$, T.RecommendationResponse>;
export const RecommendationResponseSchema: z.ZodMiniType<T.RecommendationResponse> = RecommendationResponse$ satisfies z.ZodMiniType<RecommendationResponse_>;

const VideoResolution$ = /* @__PURE__ */ (() => z.object({
    url: z.optional(z.string()),
    height: z.optional(z.int()),
    width: z.optional(z.int()),
    poster: z.optional(ImageSchema),
    format: z.optional(z.string()),
    private: z.nullish(z.boolean())
}))();
type VideoResolution_ = Held<typeof VideoResolution$, T.VideoResolution>;
export const VideoResolutionSchema: z.ZodMiniType<T.VideoResolution> = VideoResolution$ satisfies z.ZodMiniType<VideoResolution_>;

const Video$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string()),
    resolutions: z.optional(z.array(VideoResolutionSchema)),
    url: z.optional(z.string()),
    filename: z.nullish(z.string()),
    posters: z.optional(z.array(ImageSchema)),
    sizeInBytes: z.nullish(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
    urlExpirationDate: z.nullish(z.iso.datetime({ offset: true })),
    description: z.nullish(z.string().check(z.maxLength(2000))),
    height: z.nullish(z.int()),
    width: z.nullish(z.int())
}))();
type Video_ = Held<typeof Video$, T.Video>;
export const VideoSchema: z.ZodMiniType<T.Video> = Video$ satisfies z.ZodMiniType<Video_>;

const ReviewMedia$ = /* @__PURE__ */ (() => z.object({
    image: z.optional(ImageSchema),
    video: z.optional(VideoSchema)
}))();
type ReviewMedia_ = Held<typeof ReviewMedia$, T.ReviewMedia>;
export const ReviewMediaSchema: z.ZodMiniType<T.ReviewMedia> = ReviewMedia$ satisfies z.ZodMiniType<ReviewMedia_>;

const ReviewContent$ = /* @__PURE__ */ (() => z.object({
    title: z.nullish(z.string().check(z.maxLength(3000))),
    body: z.nullish(z.string().check(z.maxLength(3000))),
    media: z.array(ReviewMediaSchema).check(z.maxLength(10)),
    rating: z.int().check(z.gte(1), z.lte(5))
}))();
type ReviewContent_ = Held<typeof ReviewContent$, T.ReviewContent>;
export const ReviewContentSchema: z.ZodMiniType<T.ReviewContent> = ReviewContent$ satisfies z.ZodMiniType<ReviewContent_>;

const ReviewAuthorType$ = /* @__PURE__ */ (() => z.string())();
type ReviewAuthorType_ = Held<typeof ReviewAuthorType$, T.ReviewAuthorType>;
export const ReviewAuthorTypeSchema: z.ZodMiniType<T.ReviewAuthorType> = ReviewAuthorType$ satisfies z.ZodMiniType<ReviewAuthorType_>;

const ReviewAuthor$ = /* @__PURE__ */ (() => z.object({
    contactId: z.nullish(z.guid()),
    authorName: z.nullish(z.string().check(z.maxLength(100))),
    authorType: z.optional(ReviewAuthorTypeSchema)
}))();
type ReviewAuthor_ = Held<typeof ReviewAuthor$, T.ReviewAuthor>;
export const ReviewAuthorSchema: z.ZodMiniType<T.ReviewAuthor> = ReviewAuthor$ satisfies z.ZodMiniType<ReviewAuthor_>;

const ReviewReplyModerationStatus$ = /* @__PURE__ */ (() => z.string())();
type ReviewReplyModerationStatus_ = Held<typeof ReviewReplyModerationStatus$, T.ReviewReplyModerationStatus>;
export const ReviewReplyModerationStatusSchema: z.ZodMiniType<T.ReviewReplyModerationStatus> = ReviewReplyModerationStatus$ satisfies z.ZodMiniType<ReviewReplyModerationStatus_>;

const ReviewReply$ = /* @__PURE__ */ (() => z.object({
    message: z.string().check(z.maxLength(1000)),
    createdDate: z.nullish(z.iso.datetime({ offset: true })),
    updatedDate: z.nullish(z.iso.datetime({ offset: true })),
    moderationStatus: z.optional(ReviewReplyModerationStatusSchema)
}))();
type ReviewReply_ = Held<typeof ReviewReply$, T.ReviewReply>;
export const ReviewReplySchema: z.ZodMiniType<T.ReviewReply> = ReviewReply$ satisfies z.ZodMiniType<ReviewReply_>;

const ReviewModerationStatus$ = /* @__PURE__ */ (() => z.string())();
type ReviewModerationStatus_ = Held<typeof ReviewModerationStatus$, T.ReviewModerationStatus>;
export const ReviewModerationStatusSchema: z.ZodMiniType<T.ReviewModerationStatus> = ReviewModerationStatus$ satisfies z.ZodMiniType<ReviewModerationStatus_>;

const ReviewModerationDecision$ = /* @__PURE__ */ (() => z.string())();
type ReviewModerationDecision_ = Held<typeof ReviewModerationDecision$, T.ReviewModerationDecision>;
export const ReviewModerationDecisionSchema: z.ZodMiniType<T.ReviewModerationDecision> = ReviewModerationDecision$ satisfies z.ZodMiniType<ReviewModerationDecision_>;

const ReviewModeration$ = /* @__PURE__ */ (() => z.object({
    moderationStatus: ReviewModerationStatusSchema,
    manuallyChanged: z.boolean(),
    decision: z.optional(ReviewModerationDecisionSchema)
}))();
type ReviewModeration_ = Held<typeof ReviewModeration$, T.ReviewModeration>;
export const ReviewModerationSchema: z.ZodMiniType<T.ReviewModeration> = ReviewModeration$ satisfies z.ZodMiniType<ReviewModeration_>;

const ReviewOriginType$ = /* @__PURE__ */ (() => z.string())();
type ReviewOriginType_ = Held<typeof ReviewOriginType$, T.ReviewOriginType>;
export const ReviewOriginTypeSchema: z.ZodMiniType<T.ReviewOriginType> = ReviewOriginType$ satisfies z.ZodMiniType<ReviewOriginType_>;

const ReviewSourceType$ = /* @__PURE__ */ (() => z.string())();
type ReviewSourceType_ = Held<typeof ReviewSourceType$, T.ReviewSourceType>;
export const ReviewSourceTypeSchema: z.ZodMiniType<T.ReviewSourceType> = ReviewSourceType$ satisfies z.ZodMiniType<ReviewSourceType_>;

const ReviewOrigin$ = /* @__PURE__ */ (() => z.object({
    type: ReviewOriginTypeSchema,
    appId: z.nullish(z.string()),
    sourceType: z.optional(ReviewSourceTypeSchema)
}))();
type ReviewOrigin_ = Held<typeof ReviewOrigin$, T.ReviewOrigin>;
export const ReviewOriginSchema: z.ZodMiniType<T.ReviewOrigin> = ReviewOrigin$ satisfies z.ZodMiniType<ReviewOrigin_>;

const ReviewCreatorType$ = /* @__PURE__ */ (() => z.string())();
type ReviewCreatorType_ = Held<typeof ReviewCreatorType$, T.ReviewCreatorType>;
export const ReviewCreatorTypeSchema: z.ZodMiniType<T.ReviewCreatorType> = ReviewCreatorType$ satisfies z.ZodMiniType<ReviewCreatorType_>;

const Review$ = /* @__PURE__ */ (() => z.object({
    namespace: z.string(),
    entityId: z.string().check(z.maxLength(36)),
    id: z.guid(),
    content: z.optional(ReviewContentSchema),
    createdDate: z.nullish(z.iso.datetime({ offset: true })),
    updatedDate: z.nullish(z.iso.datetime({ offset: true })),
    author: z.optional(ReviewAuthorSchema),
    reply: z.optional(ReviewReplySchema),
    foundHelpful: z.int(),
    foundUnhelpful: z.int(),
    helpfulness: z.int(),
    moderation: z.optional(ReviewModerationSchema),
    revision: z.nullish(z.string()),
    verified: z.boolean(),
    origin: z.optional(ReviewOriginSchema),
    reviewDate: z.nullish(z.iso.datetime({ offset: true })),
    relevanceScore: z.nullish(z.union([
        z.number(),
        z.literal([Number.NaN, Infinity, -Infinity])
    ])),
    publishCount: z.int(),
    creatorType: z.optional(ReviewCreatorTypeSchema)
}))();
type Review_ = Held<typeof Review$, T.Review>;
export const ReviewSchema: z.ZodMiniType<T.Review> = Review$ satisfies z.ZodMiniType<Review_>;

const ReviewResponse$ = /* @__PURE__ */ (() => z.object({
    review: ReviewSchema
}))();
type ReviewResponse_ = Held<typeof ReviewResponse$, T.ReviewResponse>;
export const ReviewResponseSchema: z.ZodMiniType<T.ReviewResponse> = ReviewResponse$ satisfies z.ZodMiniType<ReviewResponse_>;

const PagingMetadata$ = /* @__PURE__ */ (() => z.object({
    count: z.nullish(z.int()),
    offset: z.nullish(z.int()),
    total: z.nullish(z.int()),
    tooManyToCount: z.nullish(z.boolean()),
    cursors: z.optional(CursorsSchema)
}))();
type PagingMetadata_ = Held<typeof PagingMetadata$, T.PagingMetadata>;
export const PagingMetadataSchema: z.ZodMiniType<T.PagingMetadata> = PagingMetadata$ satisfies z.ZodMiniType<PagingMetadata_>;

const QueryReviewsResponse$ = /* @__PURE__ */ (() => z.object({
    metadata: z.optional(PagingMetadataSchema),
    reviews: z.optional(z.array(ReviewSchema))
}))();
type QueryReviewsResponse_ = Held<typeof QueryReviewsResponse$, T.QueryReviewsResponse>;
export const QueryReviewsResponseSchema: z.ZodMiniType<T.QueryReviewsResponse> = QueryReviewsResponse$ satisfies z.ZodMiniType<QueryReviewsResponse_>;

const ProductMediaItemUrlAndSize$ = /* @__PURE__ */ (() => z.object({
    url: z.optional(z.url()),
    width: z.optional(z.int()),
    height: z.optional(z.int()),
    format: z.nullish(z.string()),
    altText: z.nullish(z.string())
}))();
type ProductMediaItemUrlAndSize_ = Held<typeof ProductMediaItemUrlAndSize$, T.ProductMediaItemUrlAndSize>;
export const ProductMediaItemUrlAndSizeSchema: z.ZodMiniType<T.ProductMediaItemUrlAndSize> = ProductMediaItemUrlAndSize$ satisfies z.ZodMiniType<ProductMediaItemUrlAndSize_>;

const ProductMediaItemVideo$ = /* @__PURE__ */ (() => z.object({
    files: z.optional(z.array(ProductMediaItemUrlAndSizeSchema)),
    stillFrameMediaId: z.optional(z.string())
}))();
type ProductMediaItemVideo_ = Held<typeof ProductMediaItemVideo$, T.ProductMediaItemVideo>;
export const ProductMediaItemVideoSchema: z.ZodMiniType<T.ProductMediaItemVideo> = ProductMediaItemVideo$ satisfies z.ZodMiniType<ProductMediaItemVideo_>;

const ProductMediaItemType$ = /* @__PURE__ */ (() => z.string())();
type ProductMediaItemType_ = Held<typeof ProductMediaItemType$, T.ProductMediaItemType>;
export const ProductMediaItemTypeSchema: z.ZodMiniType<T.ProductMediaItemType> = ProductMediaItemType$ satisfies z.ZodMiniType<ProductMediaItemType_>;

const ProductMediaItem$ = /* @__PURE__ */ (() => z.object({
    image: z.optional(ProductMediaItemUrlAndSizeSchema),
    video: z.optional(ProductMediaItemVideoSchema),
    thumbnail: z.optional(ProductMediaItemUrlAndSizeSchema),
    mediaType: z.optional(ProductMediaItemTypeSchema),
    title: z.optional(z.string()),
    id: z.optional(z.string())
}))();
type ProductMediaItem_ = Held<typeof ProductMediaItem$, T.ProductMediaItem>;
export const ProductMediaItemSchema: z.ZodMiniType<T.ProductMediaItem> = ProductMediaItem$ satisfies z.ZodMiniType<ProductMediaItem_>;

const ProductMedia$ = /* @__PURE__ */ (() => z.object({
    mainMedia: z.optional(ProductMediaItemSchema),
    items: z.optional(z.array(ProductMediaItemSchema))
}))();
type ProductMedia_ = Held<typeof ProductMedia$, T.ProductMedia>;
export const ProductMediaSchema: z.ZodMiniType<T.ProductMedia> = ProductMedia$ satisfies z.ZodMiniType<ProductMedia_>;

const Collection$ = /* @__PURE__ */ (() => z.object({
    id: z.nullish(z.string().check(z.minLength(35), z.maxLength(36))),
    name: z.nullish(z.string().check(z.minLength(1), z.maxLength(50))),
    media: z.optional(ProductMediaSchema),
    numberOfProducts: z.optional(z.int()),
    description: z.nullish(z.string().check(z.maxLength(600))),
    slug: z.nullish(z.string().check(z.minLength(1), z.maxLength(100))),
    visible: z.nullish(z.boolean()),
    lastUpdated: z.nullish(z.iso.datetime({ offset: true }))
}))();
type Collection_ = Held<typeof Collection$, T.Collection>;
export const CollectionSchema: z.ZodMiniType<T.Collection> = Collection$ satisfies z.ZodMiniType<Collection_>;

const CollectionResponse$ = /* @__PURE__ */ (() => z.object({
    collection: CollectionSchema
}))();
type CollectionResponse_ = Held<typeof CollectionResponse$, T.CollectionResponse>;
export const CollectionResponseSchema: z.ZodMiniType<T.CollectionResponse> = CollectionResponse$ satisfies z.ZodMiniType<CollectionResponse_>;

const QueryCollectionsResponse$ = /* @__PURE__ */ (() => z.object({
    collections: z.optional(z.array(CollectionSchema).check(z.maxLength(100))),
    metadata: z.optional(PlatformPagingMetadataSchema)
}))();
type QueryCollectionsResponse_ = Held<typeof QueryCollectionsResponse$, T.QueryCollectionsResponse>;
export const QueryCollectionsResponseSchema: z.ZodMiniType<T.QueryCollectionsResponse> = QueryCollectionsResponse$ satisfies z.ZodMiniType<QueryCollectionsResponse_>;

const ProductType$ = /* @__PURE__ */ (() => z.string())();
type ProductType_ = Held<typeof ProductType$, T.ProductType>;
export const ProductTypeSchema: z.ZodMiniType<T.ProductType> = ProductType$ satisfies z.ZodMiniType<ProductType_>;

const ProductNumericPropertyRange$ = /* @__PURE__ */ (() => z.object({
    minValue: z.optional(z.union([
        z.number(),
        z.literal([Number.NaN, Infinity, -Infinity])
    ])),
    maxValue: z.optional(z.union([
        z.number(),
        z.literal([Number.NaN, Infinity, -Infinity])
    ]))
}))();
type ProductNumericPropertyRange_ = Held<typeof ProductNumericPropertyRange$, T.ProductNumericPropertyRange>;
export const ProductNumericPropertyRangeSchema: z.ZodMiniType<T.ProductNumericPropertyRange> = ProductNumericPropertyRange$ satisfies z.ZodMiniType<ProductNumericPropertyRange_>;

const DimensionsUnit$ = /* @__PURE__ */ (() => z.string())();
type DimensionsUnit_ = Held<typeof DimensionsUnit$, T.DimensionsUnit>;
export const DimensionsUnitSchema: z.ZodMiniType<T.DimensionsUnit> = DimensionsUnit$ satisfies z.ZodMiniType<DimensionsUnit_>;

const CheckoutDimensions$ = /* @__PURE__ */ (() => z.object({
    length: z.nullish(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
    width: z.nullish(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
    height: z.nullish(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
    unit: z.optional(DimensionsUnitSchema)
}))();
type CheckoutDimensions_ = Held<typeof CheckoutDimensions$, T.CheckoutDimensions>;
export const CheckoutDimensionsSchema: z.ZodMiniType<T.CheckoutDimensions> = CheckoutDimensions$ satisfies z.ZodMiniType<CheckoutDimensions_>;

const InventoryStatus$ = /* @__PURE__ */ (() => z.string())();
type InventoryStatus_ = Held<typeof InventoryStatus$, T.InventoryStatus>;
export const InventoryStatusSchema: z.ZodMiniType<T.InventoryStatus> = InventoryStatus$ satisfies z.ZodMiniType<InventoryStatus_>;

const ProductStock$ = /* @__PURE__ */ (() => z.object({
    trackInventory: z.optional(z.boolean()),
    quantity: z.nullish(z.int().check(z.lte(99999))),
    inStock: z.optional(z.boolean()),
    inventoryStatus: z.optional(InventoryStatusSchema)
}))();
type ProductStock_ = Held<typeof ProductStock$, T.ProductStock>;
export const ProductStockSchema: z.ZodMiniType<T.ProductStock> = ProductStock$ satisfies z.ZodMiniType<ProductStock_>;

const ProductFormattedPrice$ = /* @__PURE__ */ (() => z.object({
    price: z.optional(z.string()),
    discountedPrice: z.optional(z.string()),
    pricePerUnit: z.nullish(z.string())
}))();
type ProductFormattedPrice_ = Held<typeof ProductFormattedPrice$, T.ProductFormattedPrice>;
export const ProductFormattedPriceSchema: z.ZodMiniType<T.ProductFormattedPrice> = ProductFormattedPrice$ satisfies z.ZodMiniType<ProductFormattedPrice_>;

const ProductPriceData$ = /* @__PURE__ */ (() => z.object({
    currency: z.optional(z.string()),
    price: z.nullable(z.union([
        z.number().check(z.lte(999999999.99)),
        z.literal([Number.NaN, Infinity, -Infinity])
    ])),
    discountedPrice: z.optional(z.union([
        z.number(),
        z.literal([Number.NaN, Infinity, -Infinity])
    ])),
    formatted: z.optional(ProductFormattedPriceSchema),
    pricePerUnit: z.nullish(z.union([
        z.number(),
        z.literal([Number.NaN, Infinity, -Infinity])
    ]))
}))();
type ProductPriceData_ = Held<typeof ProductPriceData$, T.ProductPriceData>;
export const ProductPriceDataSchema: z.ZodMiniType<T.ProductPriceData> = ProductPriceData$ satisfies z.ZodMiniType<ProductPriceData_>;

const ProductCostAndProfitData$ = /* @__PURE__ */ (() => z.object({
    itemCost: z.nullable(z.union([
        z.number().check(z.lte(999999999.99)),
        z.literal([Number.NaN, Infinity, -Infinity])
    ])),
    formattedItemCost: z.optional(z.string()),
    profit: z.optional(z.union([
        z.number().check(z.lte(999999999.99)),
        z.literal([Number.NaN, Infinity, -Infinity])
    ])),
    formattedProfit: z.optional(z.string()),
    profitMargin: z.optional(z.union([
        z.number().check(z.lte(1)),
        z.literal([Number.NaN, Infinity, -Infinity])
    ]))
}))();
type ProductCostAndProfitData_ = Held<typeof ProductCostAndProfitData$, T.ProductCostAndProfitData>;
export const ProductCostAndProfitDataSchema: z.ZodMiniType<T.ProductCostAndProfitData> = ProductCostAndProfitData$ satisfies z.ZodMiniType<ProductCostAndProfitData_>;

const ProductPricePerUnitData$ = /* @__PURE__ */ (() => z.object({
    totalQuantity: z.optional(z.union([
        z.number().check(z.gte(0.01), z.lte(999999999.99)),
        z.literal([Number.NaN, Infinity, -Infinity])
    ])),
    totalMeasurementUnit: z.optional(MeasurementUnitSchema),
    baseQuantity: z.optional(z.union([
        z.number().check(z.gte(0.01), z.lte(999999999.99)),
        z.literal([Number.NaN, Infinity, -Infinity])
    ])),
    baseMeasurementUnit: z.optional(MeasurementUnitSchema)
}))();
type ProductPricePerUnitData_ = Held<typeof ProductPricePerUnitData$, T.ProductPricePerUnitData>;
export const ProductPricePerUnitDataSchema: z.ZodMiniType<T.ProductPricePerUnitData> = ProductPricePerUnitData$ satisfies z.ZodMiniType<ProductPricePerUnitData_>;

const ProductAdditionalInfoSection$ = /* @__PURE__ */ (() => z.object({
    title: z.optional(z.string().check(z.maxLength(50))),
    description: z.optional(z.string().check(z.maxLength(16000)))
}))();
type ProductAdditionalInfoSection_ = Held<typeof ProductAdditionalInfoSection$, T.ProductAdditionalInfoSection>;
export const ProductAdditionalInfoSectionSchema: z.ZodMiniType<T.ProductAdditionalInfoSection> = ProductAdditionalInfoSection$ satisfies z.ZodMiniType<ProductAdditionalInfoSection_>;

const ProductRibbon$ = /* @__PURE__ */ (() => z.object({
    text: z.optional(z.string().check(z.maxLength(30)))
}))();
type ProductRibbon_ = Held<typeof ProductRibbon$, T.ProductRibbon>;
export const ProductRibbonSchema: z.ZodMiniType<T.ProductRibbon> = ProductRibbon$ satisfies z.ZodMiniType<ProductRibbon_>;

const ProductCustomTextField$ = /* @__PURE__ */ (() => z.object({
    title: z.optional(z.string().check(z.maxLength(100))),
    maxLength: z.optional(z.int().check(z.lte(500))),
    mandatory: z.optional(z.boolean())
}))();
type ProductCustomTextField_ = Held<typeof ProductCustomTextField$, T.ProductCustomTextField>;
export const ProductCustomTextFieldSchema: z.ZodMiniType<T.ProductCustomTextField> = ProductCustomTextField$ satisfies z.ZodMiniType<ProductCustomTextField_>;

const ProductOptionType$ = /* @__PURE__ */ (() => z.string())();
type ProductOptionType_ = Held<typeof ProductOptionType$, T.ProductOptionType>;
export const ProductOptionTypeSchema: z.ZodMiniType<T.ProductOptionType> = ProductOptionType$ satisfies z.ZodMiniType<ProductOptionType_>;

const ProductChoice$ = /* @__PURE__ */ (() => z.object({
    value: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
    description: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
    media: z.optional(ProductMediaSchema),
    inStock: z.optional(z.boolean()),
    visible: z.optional(z.boolean())
}))();
type ProductChoice_ = Held<typeof ProductChoice$, T.ProductChoice>;
export const ProductChoiceSchema: z.ZodMiniType<T.ProductChoice> = ProductChoice$ satisfies z.ZodMiniType<ProductChoice_>;

const ProductOption$ = /* @__PURE__ */ (() => z.object({
    optionType: z.optional(ProductOptionTypeSchema),
    name: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
    choices: z.optional(z.array(ProductChoiceSchema).check(z.minLength(1), z.maxLength(100)))
}))();
type ProductOption_ = Held<typeof ProductOption$, T.ProductOption>;
export const ProductOptionSchema: z.ZodMiniType<T.ProductOption> = ProductOption$ satisfies z.ZodMiniType<ProductOption_>;

const ProductPageUrl$ = /* @__PURE__ */ (() => z.object({
    base: z.optional(z.string()),
    path: z.optional(z.string())
}))();
type ProductPageUrl_ = Held<typeof ProductPageUrl$, T.ProductPageUrl>;
export const ProductPageUrlSchema: z.ZodMiniType<T.ProductPageUrl> = ProductPageUrl$ satisfies z.ZodMiniType<ProductPageUrl_>;

const ProductDiscountType$ = /* @__PURE__ */ (() => z.string())();
type ProductDiscountType_ = Held<typeof ProductDiscountType$, T.ProductDiscountType>;
export const ProductDiscountTypeSchema: z.ZodMiniType<T.ProductDiscountType> = ProductDiscountType$ satisfies z.ZodMiniType<ProductDiscountType_>;

const ProductDiscount$ = /* @__PURE__ */ (() => z.object({
    type: z.optional(ProductDiscountTypeSchema),
    value: z.optional(z.union([
        z.number(),
        z.literal([Number.NaN, Infinity, -Infinity])
    ]))
}))();
type ProductDiscount_ = Held<typeof ProductDiscount$, T.ProductDiscount>;
export const ProductDiscountSchema: z.ZodMiniType<T.ProductDiscount> = ProductDiscount$ satisfies z.ZodMiniType<ProductDiscount_>;

const ProductVariantDataWithNoStock$ = /* @__PURE__ */ (() => z.object({
    priceData: z.optional(ProductPriceDataSchema),
    convertedPriceData: z.optional(ProductPriceDataSchema),
    costAndProfitData: z.optional(ProductCostAndProfitDataSchema),
    weight: z.optional(z.union([
        z.number(),
        z.literal([Number.NaN, Infinity, -Infinity])
    ])),
    sku: z.optional(z.string()),
    visible: z.optional(z.boolean()),
    productDimensions: z.optional(CheckoutDimensionsSchema),
    packageDimensions: z.optional(CheckoutDimensionsSchema)
}))();
type ProductVariantDataWithNoStock_ = Held<typeof ProductVariantDataWithNoStock$, T.ProductVariantDataWithNoStock>;
export const ProductVariantDataWithNoStockSchema: z.ZodMiniType<T.ProductVariantDataWithNoStock> = ProductVariantDataWithNoStock$ satisfies z.ZodMiniType<ProductVariantDataWithNoStock_>;

const ProductVariantStock$ = /* @__PURE__ */ (() => z.object({
    trackQuantity: z.optional(z.boolean()),
    quantity: z.nullish(z.int().check(z.lte(99999))),
    inStock: z.optional(z.boolean())
}))();
type ProductVariantStock_ = Held<typeof ProductVariantStock$, T.ProductVariantStock>;
export const ProductVariantStockSchema: z.ZodMiniType<T.ProductVariantStock> = ProductVariantStock$ satisfies z.ZodMiniType<ProductVariantStock_>;

const ProductVariant$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.guid()),
    choices: z.optional(z.record(z.string(), z.string())),
    variant: z.optional(ProductVariantDataWithNoStockSchema),
    stock: z.optional(ProductVariantStockSchema)
}))();
type ProductVariant_ = Held<typeof ProductVariant$, T.ProductVariant>;
export const ProductVariantSchema: z.ZodMiniType<T.ProductVariant> = ProductVariant$ satisfies z.ZodMiniType<ProductVariant_>;

const ProductTag$ = /* @__PURE__ */ (() => z.object({
    type: z.optional(z.string()),
    props: z.nullish(z.record(z.string(), z.unknown())),
    meta: z.nullish(z.record(z.string(), z.unknown())),
    children: z.optional(z.string()),
    custom: z.optional(z.boolean()),
    disabled: z.optional(z.boolean())
}))();
type ProductTag_ = Held<typeof ProductTag$, T.ProductTag>;
export const ProductTagSchema: z.ZodMiniType<T.ProductTag> = ProductTag$ satisfies z.ZodMiniType<ProductTag_>;

const ProductKeyword$ = /* @__PURE__ */ (() => z.object({
    term: z.optional(z.string()),
    isMain: z.optional(z.boolean()),
    origin: z.nullish(z.string().check(z.maxLength(1000)))
}))();
type ProductKeyword_ = Held<typeof ProductKeyword$, T.ProductKeyword>;
export const ProductKeywordSchema: z.ZodMiniType<T.ProductKeyword> = ProductKeyword$ satisfies z.ZodMiniType<ProductKeyword_>;

const ProductSettings$ = /* @__PURE__ */ (() => z.object({
    preventAutoRedirect: z.optional(z.boolean()),
    keywords: z.optional(z.array(ProductKeywordSchema).check(z.maxLength(5)))
}))();
type ProductSettings_ = Held<typeof ProductSettings$, T.ProductSettings>;
export const ProductSettingsSchema: z.ZodMiniType<T.ProductSettings> = ProductSettings$ satisfies z.ZodMiniType<ProductSettings_>;

const ProductSeoSchema$ = /* @__PURE__ */ (() => z.object({
    tags: z.optional(z.array(ProductTagSchema)),
    settings: z.optional(ProductSettingsSchema)
}))();
type ProductSeoSchema_ = Held<typeof ProductSeoSchema$, T.ProductSeoSchema>;
export const ProductSeoSchemaSchema: z.ZodMiniType<T.ProductSeoSchema> = ProductSeoSchema$ satisfies z.ZodMiniType<ProductSeoSchema_>;

const Product$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string()),
    name: z.nullish(z.string().check(z.minLength(1), z.maxLength(80))),
    slug: z.optional(z.string().check(z.maxLength(100))),
    visible: z.nullish(z.boolean()),
    productType: z.optional(ProductTypeSchema),
    description: z.nullish(z.string().check(z.maxLength(8000))),
    sku: z.nullish(z.string().check(z.maxLength(40))),
    weight: z.nullish(z.union([
        z.number().check(z.lte(999999999.99)),
        z.literal([Number.NaN, Infinity, -Infinity])
    ])),
    weightRange: z.optional(ProductNumericPropertyRangeSchema),
    productDimensions: z.optional(CheckoutDimensionsSchema),
    packageDimensions: z.optional(CheckoutDimensionsSchema),
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
}))();
type Product_ = Held<typeof Product$, T.Product>;
export const ProductSchema: z.ZodMiniType<T.Product> = Product$ satisfies z.ZodMiniType<Product_>;

const ProductResponse$ = /* @__PURE__ */ (() => z.object({
    product: ProductSchema
}))();
type ProductResponse_ = Held<typeof ProductResponse$, T.ProductResponse>;
export const ProductResponseSchema: z.ZodMiniType<T.ProductResponse> = ProductResponse$ satisfies z.ZodMiniType<ProductResponse_>;

const UpdateProductVariantsResponse$ = /* @__PURE__ */ (() => z.object({
    variants: z.array(ProductVariantSchema)
}))();
type UpdateProductVariantsResponse_ = Held<typeof UpdateProductVariantsResponse$, T.UpdateProductVariantsResponse>;
export const UpdateProductVariantsResponseSchema: z.ZodMiniType<T.UpdateProductVariantsResponse> = UpdateProductVariantsResponse$ satisfies z.ZodMiniType<UpdateProductVariantsResponse_>;

const BulkProductResult$ = /* @__PURE__ */ (() => z.object({
    itemMetadata: z.optional(ItemMetadataSchema)
}))();
type BulkProductResult_ = Held<typeof BulkProductResult$, T.BulkProductResult>;
export const BulkProductResultSchema: z.ZodMiniType<T.BulkProductResult> = BulkProductResult$ satisfies z.ZodMiniType<BulkProductResult_>;

const BulkUpdateProductsResponse$ = /* @__PURE__ */ (() => z.object({
    results: z.optional(z.array(BulkProductResultSchema)),
    bulkActionMetadata: z.optional(BulkActionMetadataSchema)
}))();
type BulkUpdateProductsResponse_ = Held<typeof BulkUpdateProductsResponse$, T.BulkUpdateProductsResponse>;
export const BulkUpdateProductsResponseSchema: z.ZodMiniType<T.BulkUpdateProductsResponse> = BulkUpdateProductsResponse$ satisfies z.ZodMiniType<BulkUpdateProductsResponse_>;

const ProductVariantData$ = /* @__PURE__ */ (() => z.object({
    price: z.optional(ProductPriceDataSchema),
    convertedPriceData: z.optional(ProductPriceDataSchema),
    weight: z.nullish(z.union([
        z.number(),
        z.literal([Number.NaN, Infinity, -Infinity])
    ])),
    sku: z.optional(z.string()),
    quantity: z.nullish(z.int()),
    inStock: z.optional(z.boolean()),
    visible: z.optional(z.boolean()),
    productDimensions: z.optional(CheckoutDimensionsSchema),
    packageDimensions: z.optional(CheckoutDimensionsSchema)
}))();
type ProductVariantData_ = Held<typeof ProductVariantData$, T.ProductVariantData>;
export const ProductVariantDataSchema: z.ZodMiniType<T.ProductVariantData> = ProductVariantData$ satisfies z.ZodMiniType<ProductVariantData_>;

const GetProductOptionsAvailabilityResponse$ = /* @__PURE__ */ (() => z.object({
    selectedVariant: z.optional(ProductVariantDataSchema),
    media: z.optional(ProductMediaSchema),
    productOptions: z.optional(z.array(ProductOptionSchema)),
    availableForPurchase: z.optional(z.boolean())
}))();
type GetProductOptionsAvailabilityResponse_ = Held<typeof GetProductOptionsAvailabilityResponse$, T.GetProductOptionsAvailabilityResponse>;
export const GetProductOptionsAvailabilityResponseSchema: z.ZodMiniType<T.GetProductOptionsAvailabilityResponse> = GetProductOptionsAvailabilityResponse$ satisfies z.ZodMiniType<GetProductOptionsAvailabilityResponse_>;

const ProductVariantsPagingMetadata$ = /* @__PURE__ */ (() => z.object({
    items: z.optional(z.int()),
    offset: z.optional(z.int())
}))();
type ProductVariantsPagingMetadata_ = Held<typeof ProductVariantsPagingMetadata$, T.ProductVariantsPagingMetadata>;
export const ProductVariantsPagingMetadataSchema: z.ZodMiniType<T.ProductVariantsPagingMetadata> = ProductVariantsPagingMetadata$ satisfies z.ZodMiniType<ProductVariantsPagingMetadata_>;

const QueryProductVariantsResponse$ = /* @__PURE__ */ (() => z.object({
    variants: z.optional(z.array(ProductVariantSchema)),
    metadata: z.optional(ProductVariantsPagingMetadataSchema),
    totalResults: z.optional(z.int())
}))();
type QueryProductVariantsResponse_ = Held<typeof QueryProductVariantsResponse$, T.QueryProductVariantsResponse>;
export const QueryProductVariantsResponseSchema: z.ZodMiniType<T.QueryProductVariantsResponse> = QueryProductVariantsResponse$ satisfies z.ZodMiniType<QueryProductVariantsResponse_>;

const ProductPlatformMedia$ = /* @__PURE__ */ (() => z.object({
    image: z.optional(ImageSchema),
    video: z.optional(VideoSchema)
}))();
type ProductPlatformMedia_ = Held<typeof ProductPlatformMedia$, T.ProductPlatformMedia>;
export const ProductPlatformMediaSchema: z.ZodMiniType<T.ProductPlatformMedia> = ProductPlatformMedia$ satisfies z.ZodMiniType<ProductPlatformMedia_>;

const ProductPreorderInfo$ = /* @__PURE__ */ (() => z.object({
    enabled: z.optional(z.boolean()),
    message: z.nullish(z.string().check(z.minLength(1), z.maxLength(250))),
    limit: z.nullish(z.int().check(z.lte(100000)))
}))();
type ProductPreorderInfo_ = Held<typeof ProductPreorderInfo$, T.ProductPreorderInfo>;
export const ProductPreorderInfoSchema: z.ZodMiniType<T.ProductPreorderInfo> = ProductPreorderInfo$ satisfies z.ZodMiniType<ProductPreorderInfo_>;

const StoreVariant$ = /* @__PURE__ */ (() => z.object({
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
    media: z.optional(ProductPlatformMediaSchema),
    preorderInfo: z.optional(ProductPreorderInfoSchema)
}))();
type StoreVariant_ = Held<typeof StoreVariant$, T.StoreVariant>;
export const StoreVariantSchema: z.ZodMiniType<T.StoreVariant> = StoreVariant$ satisfies z.ZodMiniType<StoreVariant_>;

const QueryStoreVariantsResponse$ = /* @__PURE__ */ (() => z.object({
    variants: z.optional(z.array(StoreVariantSchema)),
    metadata: z.optional(PlatformPagingMetadataSchema)
}))();
type QueryStoreVariantsResponse_ = Held<typeof QueryStoreVariantsResponse$, T.QueryStoreVariantsResponse>;
export const QueryStoreVariantsResponseSchema: z.ZodMiniType<T.QueryStoreVariantsResponse> = QueryStoreVariantsResponse$ satisfies z.ZodMiniType<QueryStoreVariantsResponse_>;

const StoreVariantResponse$ = /* @__PURE__ */ (() => z.object({
    variant: StoreVariantSchema
}))();
type StoreVariantResponse_ = Held<typeof StoreVariantResponse$, T.StoreVariantResponse>;
export const StoreVariantResponseSchema: z.ZodMiniType<T.StoreVariantResponse> = StoreVariantResponse$ satisfies z.ZodMiniType<StoreVariantResponse_>;

const QueryProductsResponse$ = /* @__PURE__ */ (() => z.object({
    products: z.optional(z.array(ProductSchema).check(z.maxLength(100))),
    metadata: z.optional(PlatformPagingMetadataSchema)
}))();
type QueryProductsResponse_ = Held<typeof QueryProductsResponse$, T.QueryProductsResponse>;
export const QueryProductsResponseSchema: z.ZodMiniType<T.QueryProductsResponse> = QueryProductsResponse$ satisfies z.ZodMiniType<QueryProductsResponse_>;

const IdentityPrivacyStatus$ = /* @__PURE__ */ (() => z.string())();
type IdentityPrivacyStatus_ = Held<typeof IdentityPrivacyStatus$, T.IdentityPrivacyStatus>;
export const IdentityPrivacyStatusSchema: z.ZodMiniType<T.IdentityPrivacyStatus> = IdentityPrivacyStatus$ satisfies z.ZodMiniType<IdentityPrivacyStatus_>;

const EmailTag$ = /* @__PURE__ */ (() => z.string())();
type EmailTag_ = Held<typeof EmailTag$, T.EmailTag>;
export const EmailTagSchema: z.ZodMiniType<T.EmailTag> = EmailTag$ satisfies z.ZodMiniType<EmailTag_>;

const IdentitySecondaryEmail$ = /* @__PURE__ */ (() => z.object({
    email: z.email(),
    tag: EmailTagSchema
}))();
type IdentitySecondaryEmail_ = Held<typeof IdentitySecondaryEmail$, T.IdentitySecondaryEmail>;
export const IdentitySecondaryEmailSchema: z.ZodMiniType<T.IdentitySecondaryEmail> = IdentitySecondaryEmail$ satisfies z.ZodMiniType<IdentitySecondaryEmail_>;

const PhoneTag$ = /* @__PURE__ */ (() => z.string())();
type PhoneTag_ = Held<typeof PhoneTag$, T.PhoneTag>;
export const PhoneTagSchema: z.ZodMiniType<T.PhoneTag> = PhoneTag$ satisfies z.ZodMiniType<PhoneTag_>;

const IdentityPhone$ = /* @__PURE__ */ (() => z.object({
    countryCode: z.nullish(z.string().check(z.regex(/^[A-Z]{2}$/))),
    phone: z.string(),
    tag: PhoneTagSchema
}))();
type IdentityPhone_ = Held<typeof IdentityPhone$, T.IdentityPhone>;
export const IdentityPhoneSchema: z.ZodMiniType<T.IdentityPhone> = IdentityPhone$ satisfies z.ZodMiniType<IdentityPhone_>;

const IdentityAddress$ = /* @__PURE__ */ (() => z.object({
    country: z.nullish(z.string().check(z.regex(/^[A-Z]{2}$/))),
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
}))();
type IdentityAddress_ = Held<typeof IdentityAddress$, T.IdentityAddress>;
export const IdentityAddressSchema: z.ZodMiniType<T.IdentityAddress> = IdentityAddress$ satisfies z.ZodMiniType<IdentityAddress_>;

const AddressTag$ = /* @__PURE__ */ (() => z.string())();
type AddressTag_ = Held<typeof AddressTag$, T.AddressTag>;
export const AddressTagSchema: z.ZodMiniType<T.AddressTag> = AddressTag$ satisfies z.ZodMiniType<AddressTag_>;

const IdentityAddressWrapper$ = /* @__PURE__ */ (() => z.object({
    address: z.optional(IdentityAddressSchema),
    tag: AddressTagSchema
}))();
type IdentityAddressWrapper_ = Held<typeof IdentityAddressWrapper$, T.IdentityAddressWrapper>;
export const IdentityAddressWrapperSchema: z.ZodMiniType<T.IdentityAddressWrapper> = IdentityAddressWrapper$ satisfies z.ZodMiniType<IdentityAddressWrapper_>;

const FactorType$ = /* @__PURE__ */ (() => z.string())();
type FactorType_ = Held<typeof FactorType$, T.FactorType>;
export const FactorTypeSchema: z.ZodMiniType<T.FactorType> = FactorType$ satisfies z.ZodMiniType<FactorType_>;

const MfaFactorStatus$ = /* @__PURE__ */ (() => z.string())();
type MfaFactorStatus_ = Held<typeof MfaFactorStatus$, T.MfaFactorStatus>;
export const MfaFactorStatusSchema: z.ZodMiniType<T.MfaFactorStatus> = MfaFactorStatus$ satisfies z.ZodMiniType<MfaFactorStatus_>;

const MfaFactor$ = /* @__PURE__ */ (() => z.object({
    factorType: z.optional(FactorTypeSchema),
    factorStatus: z.optional(MfaFactorStatusSchema)
}))();
type MfaFactor_ = Held<typeof MfaFactor$, T.MfaFactor>;
export const MfaFactorSchema: z.ZodMiniType<T.MfaFactor> = MfaFactor$ satisfies z.ZodMiniType<MfaFactor_>;

const MfaReason$ = /* @__PURE__ */ (() => z.string())();
type MfaReason_ = Held<typeof MfaReason$, T.MfaReason>;
export const MfaReasonSchema: z.ZodMiniType<T.MfaReason> = MfaReason$ satisfies z.ZodMiniType<MfaReason_>;

const RequireMfaData$ = /* @__PURE__ */ (() => z.object({
    availableFactors: z.optional(z.array(MfaFactorSchema).check(z.maxLength(100))),
    reason: z.optional(MfaReasonSchema)
}))();
type RequireMfaData_ = Held<typeof RequireMfaData$, T.RequireMfaData>;
export const RequireMfaDataSchema: z.ZodMiniType<T.RequireMfaData> = RequireMfaData$ satisfies z.ZodMiniType<RequireMfaData_>;

const IdentityPushChallengeData$ = /* @__PURE__ */ (() => z.object({
    transactionId: z.optional(z.string().check(z.maxLength(36)))
}))();
type IdentityPushChallengeData_ = Held<typeof IdentityPushChallengeData$, T.IdentityPushChallengeData>;
export const IdentityPushChallengeDataSchema: z.ZodMiniType<T.IdentityPushChallengeData> = IdentityPushChallengeData$ satisfies z.ZodMiniType<IdentityPushChallengeData_>;

const IdentityWebAuthnChallengeData$ = /* @__PURE__ */ (() => z.object({
    challengeId: z.optional(z.guid()),
    publicKeyCredentialRequestOptionsJson: z.optional(z.string().check(z.maxLength(40000)))
}))();
type IdentityWebAuthnChallengeData_ = Held<typeof IdentityWebAuthnChallengeData$, T.IdentityWebAuthnChallengeData>;
export const IdentityWebAuthnChallengeDataSchema: z.ZodMiniType<T.IdentityWebAuthnChallengeData> = IdentityWebAuthnChallengeData$ satisfies z.ZodMiniType<IdentityWebAuthnChallengeData_>;

const IdentityVerificationChallenge$ = /* @__PURE__ */ (() => z.object({
    pushData: z.optional(IdentityPushChallengeDataSchema),
    webauthnData: z.optional(IdentityWebAuthnChallengeDataSchema),
    hint: z.nullish(z.string().check(z.maxLength(200)))
}))();
type IdentityVerificationChallenge_ = Held<typeof IdentityVerificationChallenge$, T.IdentityVerificationChallenge>;
export const IdentityVerificationChallengeSchema: z.ZodMiniType<T.IdentityVerificationChallenge> = IdentityVerificationChallenge$ satisfies z.ZodMiniType<IdentityVerificationChallenge_>;

const MfaChallengeData$ = /* @__PURE__ */ (() => z.object({
    factorType: z.optional(FactorTypeSchema),
    verificationChallengeData: z.optional(IdentityVerificationChallengeSchema),
    availableFactors: z.optional(z.array(MfaFactorSchema).check(z.maxLength(100))),
    reason: z.optional(MfaReasonSchema)
}))();
type MfaChallengeData_ = Held<typeof MfaChallengeData$, T.MfaChallengeData>;
export const MfaChallengeDataSchema: z.ZodMiniType<T.MfaChallengeData> = MfaChallengeData$ satisfies z.ZodMiniType<MfaChallengeData_>;

const AuthenticationState$ = /* @__PURE__ */ (() => z.string())();
type AuthenticationState_ = Held<typeof AuthenticationState$, T.AuthenticationState>;
export const AuthenticationStateSchema: z.ZodMiniType<T.AuthenticationState> = AuthenticationState$ satisfies z.ZodMiniType<AuthenticationState_>;

const IdentityIdpConnection$ = /* @__PURE__ */ (() => z.object({
    idpConnectionId: z.guid(),
    idpUserId: z.string()
}))();
type IdentityIdpConnection_ = Held<typeof IdentityIdpConnection$, T.IdentityIdpConnection>;
export const IdentityIdpConnectionSchema: z.ZodMiniType<T.IdentityIdpConnection> = IdentityIdpConnection$ satisfies z.ZodMiniType<IdentityIdpConnection_>;

const IdentityAuthenticatorConnection$ = /* @__PURE__ */ (() => z.object({
    authenticatorConnectionId: z.guid(),
    reEnrollmentRequired: z.boolean()
}))();
type IdentityAuthenticatorConnection_ = Held<typeof IdentityAuthenticatorConnection$, T.IdentityAuthenticatorConnection>;
export const IdentityAuthenticatorConnectionSchema: z.ZodMiniType<T.IdentityAuthenticatorConnection> = IdentityAuthenticatorConnection$ satisfies z.ZodMiniType<IdentityAuthenticatorConnection_>;

const IdentityConnection$ = /* @__PURE__ */ (() => z.object({
    idpConnection: z.optional(IdentityIdpConnectionSchema),
    authenticatorConnection: z.optional(IdentityAuthenticatorConnectionSchema)
}))();
type IdentityConnection_ = Held<typeof IdentityConnection$, T.IdentityConnection>;
export const IdentityConnectionSchema: z.ZodMiniType<T.IdentityConnection> = IdentityConnection$ satisfies z.ZodMiniType<IdentityConnection_>;

const IdentityMetadata$ = /* @__PURE__ */ (() => z.record(z.string(), z.unknown()))();
type IdentityMetadata_ = Held<typeof IdentityMetadata$, T.IdentityMetadata>;
export const IdentityMetadataSchema: z.ZodMiniType<T.IdentityMetadata> = IdentityMetadata$ satisfies z.ZodMiniType<IdentityMetadata_>;

const EmailStatusReason$ = /* @__PURE__ */ (() => z.string())();
type EmailStatusReason_ = Held<typeof EmailStatusReason$, T.EmailStatusReason>;
export const EmailStatusReasonSchema: z.ZodMiniType<T.EmailStatusReason> = EmailStatusReason$ satisfies z.ZodMiniType<EmailStatusReason_>;

const IdentityEmail$ = /* @__PURE__ */ (() => z.object({
    address: z.email(),
    isVerified: z.boolean(),
    statusReasons: z.optional(z.array(EmailStatusReasonSchema))
}))();
type IdentityEmail_ = Held<typeof IdentityEmail$, T.IdentityEmail>;
export const IdentityEmailSchema: z.ZodMiniType<T.IdentityEmail> = IdentityEmail$ satisfies z.ZodMiniType<IdentityEmail_>;

const IdentityStatus$ = /* @__PURE__ */ (() => z.string())();
type IdentityStatus_ = Held<typeof IdentityStatus$, T.IdentityStatus>;
export const IdentityStatusSchema: z.ZodMiniType<T.IdentityStatus> = IdentityStatus$ satisfies z.ZodMiniType<IdentityStatus_>;

const IdentityPendingReason$ = /* @__PURE__ */ (() => z.string())();
type IdentityPendingReason_ = Held<typeof IdentityPendingReason$, T.IdentityPendingReason>;
export const IdentityPendingReasonSchema: z.ZodMiniType<T.IdentityPendingReason> = IdentityPendingReason$ satisfies z.ZodMiniType<IdentityPendingReason_>;

const IdentityStatusDetails$ = /* @__PURE__ */ (() => z.object({
    name: IdentityStatusSchema,
    reasons: z.array(IdentityPendingReasonSchema)
}))();
type IdentityStatusDetails_ = Held<typeof IdentityStatusDetails$, T.IdentityStatusDetails>;
export const IdentityStatusDetailsSchema: z.ZodMiniType<T.IdentityStatusDetails> = IdentityStatusDetails$ satisfies z.ZodMiniType<IdentityStatusDetails_>;

const FactorStatus$ = /* @__PURE__ */ (() => z.string())();
type FactorStatus_ = Held<typeof FactorStatus$, T.FactorStatus>;
export const FactorStatusSchema: z.ZodMiniType<T.FactorStatus> = FactorStatus$ satisfies z.ZodMiniType<FactorStatus_>;

const IdentityFactor$ = /* @__PURE__ */ (() => z.object({
    factorId: z.guid(),
    type: FactorTypeSchema,
    status: FactorStatusSchema
}))();
type IdentityFactor_ = Held<typeof IdentityFactor$, T.IdentityFactor>;
export const IdentityFactorSchema: z.ZodMiniType<T.IdentityFactor> = IdentityFactor$ satisfies z.ZodMiniType<IdentityFactor_>;

const StartVerificationResponse$ = /* @__PURE__ */ (() => z.object({
    verificationId: z.string()
}))();
type StartVerificationResponse_ = Held<typeof StartVerificationResponse$, T.StartVerificationResponse>;
export const StartVerificationResponseSchema: z.ZodMiniType<T.StartVerificationResponse> = StartVerificationResponse$ satisfies z.ZodMiniType<StartVerificationResponse_>;

const OAuthTokenResponse$ = /* @__PURE__ */ (() => z.object({
    access_token: z.string(),
    expires_in: z.int().check(z.gte(0)),
    refresh_token: z.nullish(z.string()),
    token_type: z.string(),
    scope: z.nullish(z.string())
}))();
type OAuthTokenResponse_ = Held<typeof OAuthTokenResponse$, T.OAuthTokenResponse>;
export const OAuthTokenResponseSchema: z.ZodMiniType<T.OAuthTokenResponse> = OAuthTokenResponse$ satisfies z.ZodMiniType<OAuthTokenResponse_>;

const OAuthErrorBody$ = /* @__PURE__ */ (() => z.object({
    error: z.string(),
    error_description: z.optional(z.string())
}))();
type OAuthErrorBody_ = Held<typeof OAuthErrorBody$, T.OAuthErrorBody>;
export const OAuthErrorBodySchema: z.ZodMiniType<T.OAuthErrorBody> = OAuthErrorBody$ satisfies z.ZodMiniType<OAuthErrorBody_>;

const TokenInfoSubjectType$ = /* @__PURE__ */ (() => z.string())();
type TokenInfoSubjectType_ = Held<typeof TokenInfoSubjectType$, T.TokenInfoSubjectType>;
export const TokenInfoSubjectTypeSchema: z.ZodMiniType<T.TokenInfoSubjectType> = TokenInfoSubjectType$ satisfies z.ZodMiniType<TokenInfoSubjectType_>;

const OauthTokenInfoResponse$ = /* @__PURE__ */ (() => z.object({
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
}))();
type OauthTokenInfoResponse_ = Held<typeof OauthTokenInfoResponse$, T.OauthTokenInfoResponse>;
export const OauthTokenInfoResponseSchema: z.ZodMiniType<T.OauthTokenInfoResponse> = OauthTokenInfoResponse$ satisfies z.ZodMiniType<OauthTokenInfoResponse_>;

const GenerateFilesDownloadUrlResponse$ = /* @__PURE__ */ (() => z.object({
    downloadUrl: z.url()
}))();
type GenerateFilesDownloadUrlResponse_ = Held<typeof GenerateFilesDownloadUrlResponse$, T.GenerateFilesDownloadUrlResponse>;
export const GenerateFilesDownloadUrlResponseSchema: z.ZodMiniType<T.GenerateFilesDownloadUrlResponse> = GenerateFilesDownloadUrlResponse$ satisfies z.ZodMiniType<GenerateFilesDownloadUrlResponse_>;

const DownloadUrl$ = /* @__PURE__ */ (() => z.object({
    url: z.optional(z.url()),
    assetKey: z.optional(z.string().check(z.maxLength(100)))
}))();
type DownloadUrl_ = Held<typeof DownloadUrl$, T.DownloadUrl>;
export const DownloadUrlSchema: z.ZodMiniType<T.DownloadUrl> = DownloadUrl$ satisfies z.ZodMiniType<DownloadUrl_>;

const GenerateFileDownloadUrlResponse$ = /* @__PURE__ */ (() => z.object({
    downloadUrls: z.array(DownloadUrlSchema).check(z.maxLength(100))
}))();
type GenerateFileDownloadUrlResponse_ = Held<typeof GenerateFileDownloadUrlResponse$, T.GenerateFileDownloadUrlResponse>;
export const GenerateFileDownloadUrlResponseSchema: z.ZodMiniType<T.GenerateFileDownloadUrlResponse> = GenerateFileDownloadUrlResponse$ satisfies z.ZodMiniType<GenerateFileDownloadUrlResponse_>;

const FileMediaType$ = /* @__PURE__ */ (() => z.string())();
type FileMediaType_ = Held<typeof FileMediaType$, T.FileMediaType>;
export const FileMediaTypeSchema: z.ZodMiniType<T.FileMediaType> = FileMediaType$ satisfies z.ZodMiniType<FileMediaType_>;

const FileColorRGB$ = /* @__PURE__ */ (() => z.object({
    r: z.nullish(z.int().check(z.gte(0), z.lte(255))),
    g: z.nullish(z.int().check(z.gte(0), z.lte(255))),
    b: z.nullish(z.int().check(z.gte(0), z.lte(255)))
}))();
type FileColorRGB_ = Held<typeof FileColorRGB$, T.FileColorRGB>;
export const FileColorRGBSchema: z.ZodMiniType<T.FileColorRGB> = FileColorRGB$ satisfies z.ZodMiniType<FileColorRGB_>;

const FileColor$ = /* @__PURE__ */ (() => z.object({
    hex: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/))),
    rgb: z.optional(FileColorRGBSchema)
}))();
type FileColor_ = Held<typeof FileColor$, T.FileColor>;
export const FileColorSchema: z.ZodMiniType<T.FileColor> = FileColor$ satisfies z.ZodMiniType<FileColor_>;

const FileColors$ = /* @__PURE__ */ (() => z.object({
    prominent: z.optional(FileColorSchema),
    palette: z.array(FileColorSchema).check(z.maxLength(100))
}))();
type FileColors_ = Held<typeof FileColors$, T.FileColors>;
export const FileColorsSchema: z.ZodMiniType<T.FileColors> = FileColors$ satisfies z.ZodMiniType<FileColors_>;

const FileFaceRecognition$ = /* @__PURE__ */ (() => z.object({
    confidence: z.union([
        z.number(),
        z.literal([Number.NaN, Infinity, -Infinity])
    ]),
    x: z.int(),
    y: z.int(),
    height: z.int(),
    width: z.int()
}))();
type FileFaceRecognition_ = Held<typeof FileFaceRecognition$, T.FileFaceRecognition>;
export const FileFaceRecognitionSchema: z.ZodMiniType<T.FileFaceRecognition> = FileFaceRecognition$ satisfies z.ZodMiniType<FileFaceRecognition_>;

const FileImageMedia$ = /* @__PURE__ */ (() => z.object({
    image: z.optional(ImageSchema),
    colors: z.optional(FileColorsSchema),
    faces: z.array(FileFaceRecognitionSchema).check(z.maxLength(100)),
    previewImage: z.optional(ImageSchema),
    caption: z.nullish(z.string().check(z.maxLength(300)))
}))();
type FileImageMedia_ = Held<typeof FileImageMedia$, T.FileImageMedia>;
export const FileImageMediaSchema: z.ZodMiniType<T.FileImageMedia> = FileImageMedia$ satisfies z.ZodMiniType<FileImageMedia_>;

const FileAudio$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string()),
    url: z.optional(z.string()),
    urlExpirationDate: z.nullish(z.iso.datetime({ offset: true })),
    sizeInBytes: z.nullish(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
    filename: z.nullish(z.string()),
    duration: z.nullish(z.int()),
    private: z.nullish(z.boolean()),
    format: z.nullish(z.string())
}))();
type FileAudio_ = Held<typeof FileAudio$, T.FileAudio>;
export const FileAudioSchema: z.ZodMiniType<T.FileAudio> = FileAudio$ satisfies z.ZodMiniType<FileAudio_>;

const FileAudioMedia$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.maxLength(200)),
    assets: z.array(FileAudioSchema).check(z.maxLength(100)),
    bitrate: z.nullish(z.int()),
    format: z.nullish(z.string().check(z.maxLength(100))),
    duration: z.nullish(z.int()),
    sizeInBytes: z.nullish(z.string().check(z.regex(/^-?\d+(\.\d+)?$/)))
}))();
type FileAudioMedia_ = Held<typeof FileAudioMedia$, T.FileAudioMedia>;
export const FileAudioMediaSchema: z.ZodMiniType<T.FileAudioMedia> = FileAudioMedia$ satisfies z.ZodMiniType<FileAudioMedia_>;

const FileDocument$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string()),
    url: z.optional(z.string()),
    urlExpirationDate: z.nullish(z.iso.datetime({ offset: true })),
    sizeInBytes: z.nullish(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
    filename: z.nullish(z.string())
}))();
type FileDocument_ = Held<typeof FileDocument$, T.FileDocument>;
export const FileDocumentSchema: z.ZodMiniType<T.FileDocument> = FileDocument$ satisfies z.ZodMiniType<FileDocument_>;

const FileArchive$ = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    url: z.string(),
    urlExpirationDate: z.nullish(z.iso.datetime({ offset: true })),
    sizeInBytes: z.nullish(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
    filename: z.nullish(z.string())
}))();
type FileArchive_ = Held<typeof FileArchive$, T.FileArchive>;
export const FileArchiveSchema: z.ZodMiniType<T.FileArchive> = FileArchive$ satisfies z.ZodMiniType<FileArchive_>;

const FileModel3D$ = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    url: z.string(),
    thumbnail: z.optional(ImageSchema),
    altText: z.nullish(z.string()),
    urlExpirationDate: z.nullish(z.iso.datetime({ offset: true })),
    filename: z.nullish(z.string()),
    sizeInBytes: z.nullish(z.string().check(z.regex(/^-?\d+(\.\d+)?$/)))
}))();
type FileModel3D_ = Held<typeof FileModel3D$, T.FileModel3D>;
export const FileModel3DSchema: z.ZodMiniType<T.FileModel3D> = FileModel3D$ satisfies z.ZodMiniType<FileModel3D_>;

const FileMedia$ = /* @__PURE__ */ (() => z.object({
    image: z.optional(FileImageMediaSchema),
    video: z.optional(VideoSchema),
    audio: z.optional(FileAudioMediaSchema),
    document: z.optional(FileDocumentSchema),
    vector: z.optional(FileImageMediaSchema),
    archive: z.optional(FileArchiveSchema),
    model3d: z.optional(FileModel3DSchema),
    icon: z.optional(FileImageMediaSchema)
}))();
type FileMedia_ = Held<typeof FileMedia$, T.FileMedia>;
export const FileMediaSchema: z.ZodMiniType<T.FileMedia> = FileMedia$ satisfies z.ZodMiniType<FileMedia_>;

const FileOperationStatus$ = /* @__PURE__ */ (() => z.string())();
type FileOperationStatus_ = Held<typeof FileOperationStatus$, T.FileOperationStatus>;
export const FileOperationStatusSchema: z.ZodMiniType<T.FileOperationStatus> = FileOperationStatus$ satisfies z.ZodMiniType<FileOperationStatus_>;

const FileState$ = /* @__PURE__ */ (() => z.string())();
type FileState_ = Held<typeof FileState$, T.FileState>;
export const FileStateSchema: z.ZodMiniType<T.FileState> = FileState$ satisfies z.ZodMiniType<FileState_>;

const Namespace$ = /* @__PURE__ */ (() => z.string())();
type Namespace_ = Held<typeof Namespace$, T.Namespace>;
export const NamespaceSchema: z.ZodMiniType<T.Namespace> = Namespace$ satisfies z.ZodMiniType<Namespace_>;

const FileDescriptor$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.maxLength(1000)),
    displayName: z.string().check(z.maxLength(255)),
    url: z.url(),
    parentFolderId: z.nullish(z.string().check(z.maxLength(100))),
    hash: z.string().check(z.maxLength(100)),
    sizeInBytes: z.nullish(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
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
}))();
type FileDescriptor_ = Held<typeof FileDescriptor$, T.FileDescriptor>;
export const FileDescriptorSchema: z.ZodMiniType<T.FileDescriptor> = FileDescriptor$ satisfies z.ZodMiniType<FileDescriptor_>;

const FileDescriptorResponse$ = /* @__PURE__ */ (() => z.object({
    file: FileDescriptorSchema
}))();
type FileDescriptorResponse_ = Held<typeof FileDescriptorResponse$, T.FileDescriptorResponse>;
export const FileDescriptorResponseSchema: z.ZodMiniType<T.FileDescriptorResponse> = FileDescriptorResponse$ satisfies z.ZodMiniType<FileDescriptorResponse_>;

const GetFileDescriptorsResponse$ = /* @__PURE__ */ (() => z.object({
    files: z.array(FileDescriptorSchema).check(z.maxLength(100))
}))();
type GetFileDescriptorsResponse_ = Held<typeof GetFileDescriptorsResponse$, T.GetFileDescriptorsResponse>;
export const GetFileDescriptorsResponseSchema: z.ZodMiniType<T.GetFileDescriptorsResponse> = GetFileDescriptorsResponse$ satisfies z.ZodMiniType<GetFileDescriptorsResponse_>;

const FileExternalInfo$ = /* @__PURE__ */ (() => z.object({
    origin: z.optional(z.string().check(z.maxLength(1000))),
    externalIds: z.optional(z.array(z.string().check(z.maxLength(4000))).check(z.maxLength(30)))
}))();
type FileExternalInfo_ = Held<typeof FileExternalInfo$, T.FileExternalInfo>;
export const FileExternalInfoSchema: z.ZodMiniType<T.FileExternalInfo> = FileExternalInfo$ satisfies z.ZodMiniType<FileExternalInfo_>;

const GenerateFileUploadUrlResponse$ = /* @__PURE__ */ (() => z.object({
    uploadUrl: z.url()
}))();
type GenerateFileUploadUrlResponse_ = Held<typeof GenerateFileUploadUrlResponse$, T.GenerateFileUploadUrlResponse>;
export const GenerateFileUploadUrlResponseSchema: z.ZodMiniType<T.GenerateFileUploadUrlResponse> = GenerateFileUploadUrlResponse$ satisfies z.ZodMiniType<GenerateFileUploadUrlResponse_>;

const UploadProtocol$ = /* @__PURE__ */ (() => z.string())();
type UploadProtocol_ = Held<typeof UploadProtocol$, T.UploadProtocol>;
export const UploadProtocolSchema: z.ZodMiniType<T.UploadProtocol> = UploadProtocol$ satisfies z.ZodMiniType<UploadProtocol_>;

const GenerateFileResumableUploadUrlResponse$ = /* @__PURE__ */ (() => z.object({
    uploadProtocol: z.optional(UploadProtocolSchema),
    uploadUrl: z.optional(z.url()),
    uploadToken: z.optional(z.string().check(z.maxLength(2000)))
}))();
type GenerateFileResumableUploadUrlResponse_ = Held<typeof GenerateFileResumableUploadUrlResponse$, T.GenerateFileResumableUploadUrlResponse>;
export const GenerateFileResumableUploadUrlResponseSchema: z.ZodMiniType<T.GenerateFileResumableUploadUrlResponse> = GenerateFileResumableUploadUrlResponse$ satisfies z.ZodMiniType<GenerateFileResumableUploadUrlResponse_>;

const BulkImportFileResult$ = /* @__PURE__ */ (() => z.object({
    itemMetadata: z.optional(ItemMetadataSchema),
    item: z.optional(FileDescriptorSchema)
}))();
type BulkImportFileResult_ = Held<typeof BulkImportFileResult$, T.BulkImportFileResult>;
export const BulkImportFileResultSchema: z.ZodMiniType<T.BulkImportFileResult> = BulkImportFileResult$ satisfies z.ZodMiniType<BulkImportFileResult_>;

const BulkImportFilesResponse$ = /* @__PURE__ */ (() => z.object({
    results: z.optional(z.array(BulkImportFileResultSchema)),
    bulkActionMetadata: z.optional(BulkActionMetadataSchema)
}))();
type BulkImportFilesResponse_ = Held<typeof BulkImportFilesResponse$, T.BulkImportFilesResponse>;
export const BulkImportFilesResponseSchema: z.ZodMiniType<T.BulkImportFilesResponse> = BulkImportFilesResponse$ satisfies z.ZodMiniType<BulkImportFilesResponse_>;

const ListFilesResponse$ = /* @__PURE__ */ (() => z.object({
    files: z.optional(z.array(FileDescriptorSchema).check(z.maxLength(200))),
    nextCursor: z.optional(PagingMetadataSchema)
}))();
type ListFilesResponse_ = Held<typeof ListFilesResponse$, T.ListFilesResponse>;
export const ListFilesResponseSchema: z.ZodMiniType<T.ListFilesResponse> = ListFilesResponse$ satisfies z.ZodMiniType<ListFilesResponse_>;

const DownloadUrlResponse$ = /* @__PURE__ */ (() => z.object({
    downloadUrl: DownloadUrlSchema
}))();
type DownloadUrlResponse_ = Held<typeof DownloadUrlResponse$, T.DownloadUrlResponse>;
export const DownloadUrlResponseSchema: z.ZodMiniType<T.DownloadUrlResponse> = DownloadUrlResponse$ satisfies z.ZodMiniType<DownloadUrlResponse_>;

const MemberStatus$ = /* @__PURE__ */ (() => z.string())();
type MemberStatus_ = Held<typeof MemberStatus$, T.MemberStatus>;
export const MemberStatusSchema: z.ZodMiniType<T.MemberStatus> = MemberStatus$ satisfies z.ZodMiniType<MemberStatus_>;

const MemberStreetAddress$ = /* @__PURE__ */ (() => z.object({
    number: z.string().check(z.maxLength(100)),
    name: z.string().check(z.maxLength(200))
}))();
type MemberStreetAddress_ = Held<typeof MemberStreetAddress$, T.MemberStreetAddress>;
export const MemberStreetAddressSchema: z.ZodMiniType<T.MemberStreetAddress> = MemberStreetAddress$ satisfies z.ZodMiniType<MemberStreetAddress_>;

const MemberAddress$ = /* @__PURE__ */ (() => z.object({
    streetAddress: z.optional(MemberStreetAddressSchema),
    addressLine: z.nullish(z.string().check(z.maxLength(200))),
    id: z.nullish(z.guid()),
    addressLine2: z.nullish(z.string()),
    city: z.nullish(z.string()),
    subdivision: z.nullish(z.string()),
    country: z.nullish(z.string().check(z.regex(/^[A-Z]{2}$/))),
    postalCode: z.nullish(z.string())
}))();
type MemberAddress_ = Held<typeof MemberAddress$, T.MemberAddress>;
export const MemberAddressSchema: z.ZodMiniType<T.MemberAddress> = MemberAddress$ satisfies z.ZodMiniType<MemberAddress_>;

const MemberCustomField$ = /* @__PURE__ */ (() => z.object({
    name: z.nullish(z.string()),
    value: z.optional(z.unknown())
}))();
type MemberCustomField_ = Held<typeof MemberCustomField$, T.MemberCustomField>;
export const MemberCustomFieldSchema: z.ZodMiniType<T.MemberCustomField> = MemberCustomField$ satisfies z.ZodMiniType<MemberCustomField_>;

const MemberContact$ = /* @__PURE__ */ (() => z.object({
    firstName: z.nullish(z.string()),
    lastName: z.nullish(z.string()),
    phones: z.nullable(z.array(z.string())),
    emails: z.nullable(z.array(z.email())),
    addresses: z.array(MemberAddressSchema),
    birthdate: z.nullish(z.string().check(z.maxLength(100))),
    company: z.nullish(z.string().check(z.maxLength(100))),
    jobTitle: z.nullish(z.string().check(z.maxLength(100))),
    customFields: z.optional(z.record(z.string(), MemberCustomFieldSchema))
}))();
type MemberContact_ = Held<typeof MemberContact$, T.MemberContact>;
export const MemberContactSchema: z.ZodMiniType<T.MemberContact> = MemberContact$ satisfies z.ZodMiniType<MemberContact_>;

const MemberImage$ = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    url: z.string(),
    height: z.int(),
    width: z.int(),
    offsetX: z.nullish(z.int()),
    offsetY: z.nullish(z.int())
}))();
type MemberImage_ = Held<typeof MemberImage$, T.MemberImage>;
export const MemberImageSchema: z.ZodMiniType<T.MemberImage> = MemberImage$ satisfies z.ZodMiniType<MemberImage_>;

const MemberProfile$ = /* @__PURE__ */ (() => z.object({
    nickname: z.nullish(z.string()),
    slug: z.nullish(z.string()),
    photo: z.optional(MemberImageSchema),
    cover: z.optional(MemberImageSchema),
    title: z.nullish(z.string())
}))();
type MemberProfile_ = Held<typeof MemberProfile$, T.MemberProfile>;
export const MemberProfileSchema: z.ZodMiniType<T.MemberProfile> = MemberProfile$ satisfies z.ZodMiniType<MemberProfile_>;

const MemberPrivacyStatus$ = /* @__PURE__ */ (() => z.string())();
type MemberPrivacyStatus_ = Held<typeof MemberPrivacyStatus$, T.MemberPrivacyStatus>;
export const MemberPrivacyStatusSchema: z.ZodMiniType<T.MemberPrivacyStatus> = MemberPrivacyStatus$ satisfies z.ZodMiniType<MemberPrivacyStatus_>;

const MemberActivityStatus$ = /* @__PURE__ */ (() => z.string())();
type MemberActivityStatus_ = Held<typeof MemberActivityStatus$, T.MemberActivityStatus>;
export const MemberActivityStatusSchema: z.ZodMiniType<T.MemberActivityStatus> = MemberActivityStatus$ satisfies z.ZodMiniType<MemberActivityStatus_>;

const Member$ = /* @__PURE__ */ (() => z.object({
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
}))();
type Member_ = Held<typeof Member$, T.Member>;
export const MemberSchema: z.ZodMiniType<T.Member> = Member$ satisfies z.ZodMiniType<Member_>;

const MemberResponse$ = /* @__PURE__ */ (() => z.object({
    member: MemberSchema
}))();
type MemberResponse_ = Held<typeof MemberResponse$, T.MemberResponse>;
export const MemberResponseSchema: z.ZodMiniType<T.MemberResponse> = MemberResponse$ satisfies z.ZodMiniType<MemberResponse_>;

const OffsetPagingMetadata$ = /* @__PURE__ */ (() => z.object({
    count: z.nullish(z.int()),
    offset: z.nullish(z.int()),
    total: z.nullish(z.int()),
    tooManyToCount: z.nullish(z.boolean())
}))();
type OffsetPagingMetadata_ = Held<typeof OffsetPagingMetadata$, T.OffsetPagingMetadata>;
export const OffsetPagingMetadataSchema: z.ZodMiniType<T.OffsetPagingMetadata> = OffsetPagingMetadata$ satisfies z.ZodMiniType<OffsetPagingMetadata_>;

const ListMembersResponse$ = /* @__PURE__ */ (() => z.object({
    members: z.optional(z.array(MemberSchema)),
    metadata: z.optional(OffsetPagingMetadataSchema)
}))();
type ListMembersResponse_ = Held<typeof ListMembersResponse$, T.ListMembersResponse>;
export const ListMembersResponseSchema: z.ZodMiniType<T.ListMembersResponse> = ListMembersResponse$ satisfies z.ZodMiniType<ListMembersResponse_>;

const BulkMemberResult$ = /* @__PURE__ */ (() => z.object({
    itemMetadata: z.optional(ItemMetadataSchema)
}))();
type BulkMemberResult_ = Held<typeof BulkMemberResult$, T.BulkMemberResult>;
export const BulkMemberResultSchema: z.ZodMiniType<T.BulkMemberResult> = BulkMemberResult$ satisfies z.ZodMiniType<BulkMemberResult_>;

const BulkDeleteMembersResponse$ = /* @__PURE__ */ (() => z.object({
    results: z.optional(z.array(BulkMemberResultSchema)),
    bulkActionMetadata: z.optional(BulkActionMetadataSchema)
}))();
type BulkDeleteMembersResponse_ = Held<typeof BulkDeleteMembersResponse$, T.BulkDeleteMembersResponse>;
export const BulkDeleteMembersResponseSchema: z.ZodMiniType<T.BulkDeleteMembersResponse> = BulkDeleteMembersResponse$ satisfies z.ZodMiniType<BulkDeleteMembersResponse_>;

const BulkDeleteMembersByFilterResponse$ = /* @__PURE__ */ (() => z.object({
    jobId: z.string()
}))();
type BulkDeleteMembersByFilterResponse_ = Held<typeof BulkDeleteMembersByFilterResponse$, T.BulkDeleteMembersByFilterResponse>;
export const BulkDeleteMembersByFilterResponseSchema: z.ZodMiniType<T.BulkDeleteMembersByFilterResponse> = BulkDeleteMembersByFilterResponse$ satisfies z.ZodMiniType<BulkDeleteMembersByFilterResponse_>;

const RedirectUrlDetails$ = /* @__PURE__ */ (() => z.object({
    endpoint: z.string().check(z.maxLength(2048)),
    searchParams: z.optional(z.record(z.string(), z.string()))
}))();
type RedirectUrlDetails_ = Held<typeof RedirectUrlDetails$, T.RedirectUrlDetails>;
export const RedirectUrlDetailsSchema: z.ZodMiniType<T.RedirectUrlDetails> = RedirectUrlDetails$ satisfies z.ZodMiniType<RedirectUrlDetails_>;

const RedirectSession$ = /* @__PURE__ */ (() => z.object({
    id: z.guid(),
    fullUrl: z.string().check(z.maxLength(2048)),
    urlDetails: z.optional(RedirectUrlDetailsSchema),
    sessionToken: z.nullish(z.string().check(z.maxLength(2048))),
    shortUrl: z.string().check(z.maxLength(2048))
}))();
type RedirectSession_ = Held<typeof RedirectSession$, T.RedirectSession>;
export const RedirectSessionSchema: z.ZodMiniType<T.RedirectSession> = RedirectSession$ satisfies z.ZodMiniType<RedirectSession_>;

const RedirectSessionResponse$ = /* @__PURE__ */ (() => z.object({
    redirectSession: RedirectSessionSchema
}))();
type RedirectSessionResponse_ = Held<typeof RedirectSessionResponse$, T.RedirectSessionResponse>;
export const RedirectSessionResponseSchema: z.ZodMiniType<T.RedirectSessionResponse> = RedirectSessionResponse$ satisfies z.ZodMiniType<RedirectSessionResponse_>;

const GraphqlError$ = /* @__PURE__ */ (() => z.object({
    message: z.string(),
    path: z.optional(z.array(z.union([
        z.string(),
        z.int()
    ]))),
    locations: z.optional(z.array(z.object({
        line: z.optional(z.int()),
        column: z.optional(z.int())
    }))),
    extensions: z.optional(z.record(z.string(), z.unknown()))
}))();
type GraphqlError_ = Held<typeof GraphqlError$, T.GraphqlError>;
export const GraphqlErrorSchema: z.ZodMiniType<T.GraphqlError> = GraphqlError$ satisfies z.ZodMiniType<GraphqlError_>;

const GraphqlQueryResponse$ = /* @__PURE__ */ (() => z.object({
    data: z.nullish(z.record(z.string(), z.unknown())),
    errors: z.optional(z.array(GraphqlErrorSchema)),
    extensions: z.optional(z.record(z.string(), z.unknown()))
}))();
type GraphqlQueryResponse_ = Held<typeof GraphqlQueryResponse$, T.GraphqlQueryResponse>;
export const GraphqlQueryResponseSchema: z.ZodMiniType<T.GraphqlQueryResponse> = GraphqlQueryResponse$ satisfies z.ZodMiniType<GraphqlQueryResponse_>;

const CallWebMethodResponse$ = /* @__PURE__ */ (() => z.object({
    result: z.optional(z.unknown()),
    exception: z.optional(z.boolean())
}))();
type CallWebMethodResponse_ = Held<typeof CallWebMethodResponse$, T.CallWebMethodResponse>;
export const CallWebMethodResponseSchema: z.ZodMiniType<T.CallWebMethodResponse> = CallWebMethodResponse$ satisfies z.ZodMiniType<CallWebMethodResponse_>;

const IdentityType$ = /* @__PURE__ */ (() => z.string())();
type IdentityType_ = Held<typeof IdentityType$, T.IdentityType>;
export const IdentityTypeSchema: z.ZodMiniType<T.IdentityType> = IdentityType$ satisfies z.ZodMiniType<IdentityType_>;

const EventIdentity$ = /* @__PURE__ */ (() => z.object({
    identityType: z.optional(IdentityTypeSchema),
    anonymousVisitorId: z.optional(z.guid()),
    memberId: z.optional(z.guid()),
    wixUserId: z.optional(z.guid()),
    appId: z.optional(z.guid())
}))();
type EventIdentity_ = Held<typeof EventIdentity$, T.EventIdentity>;
export const EventIdentitySchema: z.ZodMiniType<T.EventIdentity> = EventIdentity$ satisfies z.ZodMiniType<EventIdentity_>;

const EventAccountInfo$ = /* @__PURE__ */ (() => z.object({
    accountId: z.nullish(z.guid()),
    parentAccountId: z.nullish(z.guid()),
    siteId: z.nullish(z.guid())
}))();
type EventAccountInfo_ = Held<typeof EventAccountInfo$, T.EventAccountInfo>;
export const EventAccountInfoSchema: z.ZodMiniType<T.EventAccountInfo> = EventAccountInfo$ satisfies z.ZodMiniType<EventAccountInfo_>;

const EventMetadata$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string()),
    entityFqdn: z.optional(z.string()),
    slug: z.optional(z.string()),
    entityId: z.optional(z.string()),
    eventTime: z.nullish(z.iso.datetime({ offset: true })),
    triggeredByAnonymizeRequest: z.nullish(z.boolean()),
    originatedFrom: z.nullish(z.string()),
    entityEventSequence: z.nullish(z.string().check(z.regex(/^\d+$/))),
    instanceId: z.nullish(z.guid()),
    eventType: z.optional(z.string().check(z.maxLength(150))),
    identity: z.optional(EventIdentitySchema),
    accountInfo: z.optional(EventAccountInfoSchema)
}))();
type EventMetadata_ = Held<typeof EventMetadata$, T.EventMetadata>;
export const EventMetadataSchema: z.ZodMiniType<T.EventMetadata> = EventMetadata$ satisfies z.ZodMiniType<EventMetadata_>;

const OrderApprovedData$ = /* @__PURE__ */ (() => z.object({
    order: z.optional(OrderSchema)
}))();
type OrderApprovedData_ = Held<typeof OrderApprovedData$, T.OrderApprovedData>;
export const OrderApprovedDataSchema: z.ZodMiniType<T.OrderApprovedData> = OrderApprovedData$ satisfies z.ZodMiniType<OrderApprovedData_>;

const OrderApprovedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    data: OrderApprovedDataSchema
}))();
type OrderApprovedEvent_ = Held<typeof OrderApprovedEvent$, T.OrderApprovedEvent>;
export const OrderApprovedEventSchema: z.ZodMiniType<T.OrderApprovedEvent> = OrderApprovedEvent$ satisfies z.ZodMiniType<OrderApprovedEvent_>;

const OrderCanceledEventOrderCanceledData$ = /* @__PURE__ */ (() => z.object({
    order: z.optional(OrderSchema),
    restockAllItems: z.optional(z.boolean()),
    sendOrderCanceledEmail: z.optional(z.boolean()),
    customMessage: z.nullish(z.string())
}))();
type OrderCanceledEventOrderCanceledData_ = Held<typeof OrderCanceledEventOrderCanceledData$, T.OrderCanceledEventOrderCanceledData>;
export const OrderCanceledEventOrderCanceledDataSchema: z.ZodMiniType<T.OrderCanceledEventOrderCanceledData> = OrderCanceledEventOrderCanceledData$ satisfies z.ZodMiniType<OrderCanceledEventOrderCanceledData_>;

const OrderCanceledEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    data: OrderCanceledEventOrderCanceledDataSchema
}))();
type OrderCanceledEvent_ = Held<typeof OrderCanceledEvent$, T.OrderCanceledEvent>;
export const OrderCanceledEventSchema: z.ZodMiniType<T.OrderCanceledEvent> = OrderCanceledEvent$ satisfies z.ZodMiniType<OrderCanceledEvent_>;

const CommittedDiffs$ = /* @__PURE__ */ (() => z.record(z.string(), z.unknown()))();
type CommittedDiffs_ = Held<typeof CommittedDiffs$, T.CommittedDiffs>;
export const CommittedDiffsSchema: z.ZodMiniType<T.CommittedDiffs> = CommittedDiffs$ satisfies z.ZodMiniType<CommittedDiffs_>;

const DraftOrderCommitSettings$ = /* @__PURE__ */ (() => z.record(z.string(), z.unknown()))();
type DraftOrderCommitSettings_ = Held<typeof DraftOrderCommitSettings$, T.DraftOrderCommitSettings>;
export const DraftOrderCommitSettingsSchema: z.ZodMiniType<T.DraftOrderCommitSettings> = DraftOrderCommitSettings$ satisfies z.ZodMiniType<DraftOrderCommitSettings_>;

const OrderCommittedData$ = /* @__PURE__ */ (() => z.object({
    order: z.optional(OrderSchema),
    draftOrderId: z.optional(z.string()),
    changes: z.optional(CommittedDiffsSchema),
    commitSettings: z.optional(DraftOrderCommitSettingsSchema),
    commitDate: z.nullish(z.iso.datetime({ offset: true }))
}))();
type OrderCommittedData_ = Held<typeof OrderCommittedData$, T.OrderCommittedData>;
export const OrderCommittedDataSchema: z.ZodMiniType<T.OrderCommittedData> = OrderCommittedData$ satisfies z.ZodMiniType<OrderCommittedData_>;

const OrderCommittedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    data: OrderCommittedDataSchema
}))();
type OrderCommittedEvent_ = Held<typeof OrderCommittedEvent$, T.OrderCommittedEvent>;
export const OrderCommittedEventSchema: z.ZodMiniType<T.OrderCommittedEvent> = OrderCommittedEvent$ satisfies z.ZodMiniType<OrderCommittedEvent_>;

const OrderCreatedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    entity: OrderSchema
}))();
type OrderCreatedEvent_ = Held<typeof OrderCreatedEvent$, T.OrderCreatedEvent>;
export const OrderCreatedEventSchema: z.ZodMiniType<T.OrderCreatedEvent> = OrderCreatedEvent$ satisfies z.ZodMiniType<OrderCreatedEvent_>;

const OrderFulfilledData$ = /* @__PURE__ */ (() => z.object({
    order: z.optional(OrderSchema),
    previousFulfillmentStatus: z.optional(OrderFulfillmentStatusSchema),
    newFulfillmentStatus: z.optional(OrderFulfillmentStatusSchema),
    action: z.optional(z.string())
}))();
type OrderFulfilledData_ = Held<typeof OrderFulfilledData$, T.OrderFulfilledData>;
export const OrderFulfilledDataSchema: z.ZodMiniType<T.OrderFulfilledData> = OrderFulfilledData$ satisfies z.ZodMiniType<OrderFulfilledData_>;

const OrderFulfilledEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    data: OrderFulfilledDataSchema
}))();
type OrderFulfilledEvent_ = Held<typeof OrderFulfilledEvent$, T.OrderFulfilledEvent>;
export const OrderFulfilledEventSchema: z.ZodMiniType<T.OrderFulfilledEvent> = OrderFulfilledEvent$ satisfies z.ZodMiniType<OrderFulfilledEvent_>;

const OrderImportedData$ = /* @__PURE__ */ (() => z.object({
    order: z.optional(OrderSchema)
}))();
type OrderImportedData_ = Held<typeof OrderImportedData$, T.OrderImportedData>;
export const OrderImportedDataSchema: z.ZodMiniType<T.OrderImportedData> = OrderImportedData$ satisfies z.ZodMiniType<OrderImportedData_>;

const OrderImportedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    data: OrderImportedDataSchema
}))();
type OrderImportedEvent_ = Held<typeof OrderImportedEvent$, T.OrderImportedEvent>;
export const OrderImportedEventSchema: z.ZodMiniType<T.OrderImportedEvent> = OrderImportedEvent$ satisfies z.ZodMiniType<OrderImportedEvent_>;

const OrderImportedOrderDeletedData$ = /* @__PURE__ */ (() => z.object({
    order: z.optional(OrderSchema)
}))();
type OrderImportedOrderDeletedData_ = Held<typeof OrderImportedOrderDeletedData$, T.OrderImportedOrderDeletedData>;
export const OrderImportedOrderDeletedDataSchema: z.ZodMiniType<T.OrderImportedOrderDeletedData> = OrderImportedOrderDeletedData$ satisfies z.ZodMiniType<OrderImportedOrderDeletedData_>;

const OrderImportedOrderDeletedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    data: OrderImportedOrderDeletedDataSchema
}))();
type OrderImportedOrderDeletedEvent_ = Held<typeof OrderImportedOrderDeletedEvent$, T.OrderImportedOrderDeletedEvent>;
export const OrderImportedOrderDeletedEventSchema: z.ZodMiniType<T.OrderImportedOrderDeletedEvent> = OrderImportedOrderDeletedEvent$ satisfies z.ZodMiniType<OrderImportedOrderDeletedEvent_>;

const OrderPaymentStatusUpdatedData$ = /* @__PURE__ */ (() => z.object({
    order: z.optional(OrderSchema),
    previousPaymentStatus: z.optional(OrderPaymentStatusSchema)
}))();
type OrderPaymentStatusUpdatedData_ = Held<typeof OrderPaymentStatusUpdatedData$, T.OrderPaymentStatusUpdatedData>;
export const OrderPaymentStatusUpdatedDataSchema: z.ZodMiniType<T.OrderPaymentStatusUpdatedData> = OrderPaymentStatusUpdatedData$ satisfies z.ZodMiniType<OrderPaymentStatusUpdatedData_>;

const OrderPaymentStatusUpdatedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    data: OrderPaymentStatusUpdatedDataSchema
}))();
type OrderPaymentStatusUpdatedEvent_ = Held<typeof OrderPaymentStatusUpdatedEvent$, T.OrderPaymentStatusUpdatedEvent>;
export const OrderPaymentStatusUpdatedEventSchema: z.ZodMiniType<T.OrderPaymentStatusUpdatedEvent> = OrderPaymentStatusUpdatedEvent$ satisfies z.ZodMiniType<OrderPaymentStatusUpdatedEvent_>;

const OrderUpdatedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    entity: OrderSchema,
    modifiedFields: z.optional(z.record(z.string(), z.unknown()))
}))();
type OrderUpdatedEvent_ = Held<typeof OrderUpdatedEvent$, T.OrderUpdatedEvent>;
export const OrderUpdatedEventSchema: z.ZodMiniType<T.OrderUpdatedEvent> = OrderUpdatedEvent$ satisfies z.ZodMiniType<OrderUpdatedEvent_>;

const CartCreatedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    entity: CartSchema
}))();
type CartCreatedEvent_ = Held<typeof CartCreatedEvent$, T.CartCreatedEvent>;
export const CartCreatedEventSchema: z.ZodMiniType<T.CartCreatedEvent> = CartCreatedEvent$ satisfies z.ZodMiniType<CartCreatedEvent_>;

const CartDeletedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema
}))();
type CartDeletedEvent_ = Held<typeof CartDeletedEvent$, T.CartDeletedEvent>;
export const CartDeletedEventSchema: z.ZodMiniType<T.CartDeletedEvent> = CartDeletedEvent$ satisfies z.ZodMiniType<CartDeletedEvent_>;

const CartUpdatedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    entity: CartSchema,
    modifiedFields: z.optional(z.record(z.string(), z.unknown()))
}))();
type CartUpdatedEvent_ = Held<typeof CartUpdatedEvent$, T.CartUpdatedEvent>;
export const CartUpdatedEventSchema: z.ZodMiniType<T.CartUpdatedEvent> = CartUpdatedEvent$ satisfies z.ZodMiniType<CartUpdatedEvent_>;

const CheckoutCompletedData$ = /* @__PURE__ */ (() => z.object({
    checkout: z.optional(CheckoutSchema)
}))();
type CheckoutCompletedData_ = Held<typeof CheckoutCompletedData$, T.CheckoutCompletedData>;
export const CheckoutCompletedDataSchema: z.ZodMiniType<T.CheckoutCompletedData> = CheckoutCompletedData$ satisfies z.ZodMiniType<CheckoutCompletedData_>;

const CheckoutCompletedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    data: CheckoutCompletedDataSchema
}))();
type CheckoutCompletedEvent_ = Held<typeof CheckoutCompletedEvent$, T.CheckoutCompletedEvent>;
export const CheckoutCompletedEventSchema: z.ZodMiniType<T.CheckoutCompletedEvent> = CheckoutCompletedEvent$ satisfies z.ZodMiniType<CheckoutCompletedEvent_>;

const CheckoutCreatedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    entity: CheckoutSchema
}))();
type CheckoutCreatedEvent_ = Held<typeof CheckoutCreatedEvent$, T.CheckoutCreatedEvent>;
export const CheckoutCreatedEventSchema: z.ZodMiniType<T.CheckoutCreatedEvent> = CheckoutCreatedEvent$ satisfies z.ZodMiniType<CheckoutCreatedEvent_>;

const CheckoutDeletedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema
}))();
type CheckoutDeletedEvent_ = Held<typeof CheckoutDeletedEvent$, T.CheckoutDeletedEvent>;
export const CheckoutDeletedEventSchema: z.ZodMiniType<T.CheckoutDeletedEvent> = CheckoutDeletedEvent$ satisfies z.ZodMiniType<CheckoutDeletedEvent_>;

const CheckoutUpdatedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    entity: CheckoutSchema,
    modifiedFields: z.optional(z.record(z.string(), z.unknown()))
}))();
type CheckoutUpdatedEvent_ = Held<typeof CheckoutUpdatedEvent$, T.CheckoutUpdatedEvent>;
export const CheckoutUpdatedEventSchema: z.ZodMiniType<T.CheckoutUpdatedEvent> = CheckoutUpdatedEvent$ satisfies z.ZodMiniType<CheckoutUpdatedEvent_>;

const CheckoutSettingsUpdatedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    entity: CheckoutSettingsSchema,
    modifiedFields: z.optional(z.record(z.string(), z.unknown()))
}))();
type CheckoutSettingsUpdatedEvent_ = Held<typeof CheckoutSettingsUpdatedEvent$, T.CheckoutSettingsUpdatedEvent>;
export const CheckoutSettingsUpdatedEventSchema: z.ZodMiniType<T.CheckoutSettingsUpdatedEvent> = CheckoutSettingsUpdatedEvent$ satisfies z.ZodMiniType<CheckoutSettingsUpdatedEvent_>;

const BackInStockNotificationRequestCreatedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    entity: BackInStockRequestSchema
}))();
type BackInStockNotificationRequestCreatedEvent_ = Held<typeof BackInStockNotificationRequestCreatedEvent$, T.BackInStockNotificationRequestCreatedEvent>;
export const BackInStockNotificationRequestCreatedEventSchema: z.ZodMiniType<T.BackInStockNotificationRequestCreatedEvent> = BackInStockNotificationRequestCreatedEvent$ satisfies z.ZodMiniType<BackInStockNotificationRequestCreatedEvent_>;

const BackInStockNotificationRequestDeletedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema
}))();
type BackInStockNotificationRequestDeletedEvent_ = Held<typeof BackInStockNotificationRequestDeletedEvent$, T.BackInStockNotificationRequestDeletedEvent>;
export const BackInStockNotificationRequestDeletedEventSchema: z.ZodMiniType<T.BackInStockNotificationRequestDeletedEvent> = BackInStockNotificationRequestDeletedEvent$ satisfies z.ZodMiniType<BackInStockNotificationRequestDeletedEvent_>;

const BackInStockNotificationRequestUpdatedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    entity: BackInStockRequestSchema,
    modifiedFields: z.optional(z.record(z.string(), z.unknown()))
}))();
type BackInStockNotificationRequestUpdatedEvent_ = Held<typeof BackInStockNotificationRequestUpdatedEvent$, T.BackInStockNotificationRequestUpdatedEvent>;
export const BackInStockNotificationRequestUpdatedEventSchema: z.ZodMiniType<T.BackInStockNotificationRequestUpdatedEvent> = BackInStockNotificationRequestUpdatedEvent$ satisfies z.ZodMiniType<BackInStockNotificationRequestUpdatedEvent_>;

const OrderTransactionsChargebackApprovedData$ = /* @__PURE__ */ (() => z.object({
    orderId: z.optional(z.guid()),
    paymentId: z.optional(z.guid()),
    chargeback: z.optional(ChargebackSchema),
    orderTransactions: z.optional(OrderTransactionsSchema)
}))();
type OrderTransactionsChargebackApprovedData_ = Held<typeof OrderTransactionsChargebackApprovedData$, T.OrderTransactionsChargebackApprovedData>;
export const OrderTransactionsChargebackApprovedDataSchema: z.ZodMiniType<T.OrderTransactionsChargebackApprovedData> = OrderTransactionsChargebackApprovedData$ satisfies z.ZodMiniType<OrderTransactionsChargebackApprovedData_>;

const OrderTransactionsChargebackApprovedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    data: OrderTransactionsChargebackApprovedDataSchema
}))();
type OrderTransactionsChargebackApprovedEvent_ = Held<typeof OrderTransactionsChargebackApprovedEvent$, T.OrderTransactionsChargebackApprovedEvent>;
export const OrderTransactionsChargebackApprovedEventSchema: z.ZodMiniType<T.OrderTransactionsChargebackApprovedEvent> = OrderTransactionsChargebackApprovedEvent$ satisfies z.ZodMiniType<OrderTransactionsChargebackApprovedEvent_>;

const OrderTransactionsChargebackReversedData$ = /* @__PURE__ */ (() => z.object({
    orderId: z.optional(z.guid()),
    paymentId: z.optional(z.guid()),
    chargeback: z.optional(ChargebackSchema),
    orderTransactions: z.optional(OrderTransactionsSchema)
}))();
type OrderTransactionsChargebackReversedData_ = Held<typeof OrderTransactionsChargebackReversedData$, T.OrderTransactionsChargebackReversedData>;
export const OrderTransactionsChargebackReversedDataSchema: z.ZodMiniType<T.OrderTransactionsChargebackReversedData> = OrderTransactionsChargebackReversedData$ satisfies z.ZodMiniType<OrderTransactionsChargebackReversedData_>;

const OrderTransactionsChargebackReversedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    data: OrderTransactionsChargebackReversedDataSchema
}))();
type OrderTransactionsChargebackReversedEvent_ = Held<typeof OrderTransactionsChargebackReversedEvent$, T.OrderTransactionsChargebackReversedEvent>;
export const OrderTransactionsChargebackReversedEventSchema: z.ZodMiniType<T.OrderTransactionsChargebackReversedEvent> = OrderTransactionsChargebackReversedEvent$ satisfies z.ZodMiniType<OrderTransactionsChargebackReversedEvent_>;

const OrderTransactionsDetailsUpdatedData$ = /* @__PURE__ */ (() => z.object({
    orderTransactions: z.optional(OrderTransactionsSchema),
    paymentIds: z.optional(z.array(z.guid()).check(z.maxLength(100))),
    refundIds: z.optional(z.array(z.guid()).check(z.maxLength(300)))
}))();
type OrderTransactionsDetailsUpdatedData_ = Held<typeof OrderTransactionsDetailsUpdatedData$, T.OrderTransactionsDetailsUpdatedData>;
export const OrderTransactionsDetailsUpdatedDataSchema: z.ZodMiniType<T.OrderTransactionsDetailsUpdatedData> = OrderTransactionsDetailsUpdatedData$ satisfies z.ZodMiniType<OrderTransactionsDetailsUpdatedData_>;

const OrderTransactionsDetailsUpdatedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    data: OrderTransactionsDetailsUpdatedDataSchema
}))();
type OrderTransactionsDetailsUpdatedEvent_ = Held<typeof OrderTransactionsDetailsUpdatedEvent$, T.OrderTransactionsDetailsUpdatedEvent>;
export const OrderTransactionsDetailsUpdatedEventSchema: z.ZodMiniType<T.OrderTransactionsDetailsUpdatedEvent> = OrderTransactionsDetailsUpdatedEvent$ satisfies z.ZodMiniType<OrderTransactionsDetailsUpdatedEvent_>;

const RefundSideEffects$ = /* @__PURE__ */ (() => z.record(z.string(), z.unknown()))();
type RefundSideEffects_ = Held<typeof RefundSideEffects$, T.RefundSideEffects>;
export const RefundSideEffectsSchema: z.ZodMiniType<T.RefundSideEffects> = RefundSideEffects$ satisfies z.ZodMiniType<RefundSideEffects_>;

const OrderTransactionsRefundCompletedData$ = /* @__PURE__ */ (() => z.object({
    orderId: z.optional(z.guid()),
    refund: z.optional(RefundSchema),
    sideEffects: z.optional(RefundSideEffectsSchema),
    orderTransactions: z.optional(OrderTransactionsSchema)
}))();
type OrderTransactionsRefundCompletedData_ = Held<typeof OrderTransactionsRefundCompletedData$, T.OrderTransactionsRefundCompletedData>;
export const OrderTransactionsRefundCompletedDataSchema: z.ZodMiniType<T.OrderTransactionsRefundCompletedData> = OrderTransactionsRefundCompletedData$ satisfies z.ZodMiniType<OrderTransactionsRefundCompletedData_>;

const OrderTransactionsRefundCompletedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    data: OrderTransactionsRefundCompletedDataSchema
}))();
type OrderTransactionsRefundCompletedEvent_ = Held<typeof OrderTransactionsRefundCompletedEvent$, T.OrderTransactionsRefundCompletedEvent>;
export const OrderTransactionsRefundCompletedEventSchema: z.ZodMiniType<T.OrderTransactionsRefundCompletedEvent> = OrderTransactionsRefundCompletedEvent$ satisfies z.ZodMiniType<OrderTransactionsRefundCompletedEvent_>;

const OrderTransactionsUpdatedData$ = /* @__PURE__ */ (() => z.object({
    orderTransactions: z.optional(OrderTransactionsSchema),
    paymentIds: z.optional(z.array(z.string()).check(z.maxLength(100))),
    refundIds: z.optional(z.array(z.string()).check(z.maxLength(300)))
}))();
type OrderTransactionsUpdatedData_ = Held<typeof OrderTransactionsUpdatedData$, T.OrderTransactionsUpdatedData>;
export const OrderTransactionsUpdatedDataSchema: z.ZodMiniType<T.OrderTransactionsUpdatedData> = OrderTransactionsUpdatedData$ satisfies z.ZodMiniType<OrderTransactionsUpdatedData_>;

const OrderTransactionsUpdatedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    data: OrderTransactionsUpdatedDataSchema
}))();
type OrderTransactionsUpdatedEvent_ = Held<typeof OrderTransactionsUpdatedEvent$, T.OrderTransactionsUpdatedEvent>;
export const OrderTransactionsUpdatedEventSchema: z.ZodMiniType<T.OrderTransactionsUpdatedEvent> = OrderTransactionsUpdatedEvent$ satisfies z.ZodMiniType<OrderTransactionsUpdatedEvent_>;

const AbandonedCheckout$ = /* @__PURE__ */ (() => z.record(z.string(), z.unknown()))();
type AbandonedCheckout_ = Held<typeof AbandonedCheckout$, T.AbandonedCheckout>;
export const AbandonedCheckoutSchema: z.ZodMiniType<T.AbandonedCheckout> = AbandonedCheckout$ satisfies z.ZodMiniType<AbandonedCheckout_>;

const AbandonedCheckoutCreatedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    entity: AbandonedCheckoutSchema
}))();
type AbandonedCheckoutCreatedEvent_ = Held<typeof AbandonedCheckoutCreatedEvent$, T.AbandonedCheckoutCreatedEvent>;
export const AbandonedCheckoutCreatedEventSchema: z.ZodMiniType<T.AbandonedCheckoutCreatedEvent> = AbandonedCheckoutCreatedEvent$ satisfies z.ZodMiniType<AbandonedCheckoutCreatedEvent_>;

const AbandonedCheckoutDeletedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    entity: AbandonedCheckoutSchema
}))();
type AbandonedCheckoutDeletedEvent_ = Held<typeof AbandonedCheckoutDeletedEvent$, T.AbandonedCheckoutDeletedEvent>;
export const AbandonedCheckoutDeletedEventSchema: z.ZodMiniType<T.AbandonedCheckoutDeletedEvent> = AbandonedCheckoutDeletedEvent$ satisfies z.ZodMiniType<AbandonedCheckoutDeletedEvent_>;

const AbandonedCheckoutRecoveredData$ = /* @__PURE__ */ (() => z.object({
    abandonedCheckout: z.optional(AbandonedCheckoutSchema)
}))();
type AbandonedCheckoutRecoveredData_ = Held<typeof AbandonedCheckoutRecoveredData$, T.AbandonedCheckoutRecoveredData>;
export const AbandonedCheckoutRecoveredDataSchema: z.ZodMiniType<T.AbandonedCheckoutRecoveredData> = AbandonedCheckoutRecoveredData$ satisfies z.ZodMiniType<AbandonedCheckoutRecoveredData_>;

const AbandonedCheckoutRecoveredEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    data: AbandonedCheckoutRecoveredDataSchema
}))();
type AbandonedCheckoutRecoveredEvent_ = Held<typeof AbandonedCheckoutRecoveredEvent$, T.AbandonedCheckoutRecoveredEvent>;
export const AbandonedCheckoutRecoveredEventSchema: z.ZodMiniType<T.AbandonedCheckoutRecoveredEvent> = AbandonedCheckoutRecoveredEvent$ satisfies z.ZodMiniType<AbandonedCheckoutRecoveredEvent_>;

const AbandonedCheckoutUpdatedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    entity: AbandonedCheckoutSchema,
    modifiedFields: z.optional(z.record(z.string(), z.unknown()))
}))();
type AbandonedCheckoutUpdatedEvent_ = Held<typeof AbandonedCheckoutUpdatedEvent$, T.AbandonedCheckoutUpdatedEvent>;
export const AbandonedCheckoutUpdatedEventSchema: z.ZodMiniType<T.AbandonedCheckoutUpdatedEvent> = AbandonedCheckoutUpdatedEvent$ satisfies z.ZodMiniType<AbandonedCheckoutUpdatedEvent_>;

const ReviewCreatedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    entity: ReviewSchema
}))();
type ReviewCreatedEvent_ = Held<typeof ReviewCreatedEvent$, T.ReviewCreatedEvent>;
export const ReviewCreatedEventSchema: z.ZodMiniType<T.ReviewCreatedEvent> = ReviewCreatedEvent$ satisfies z.ZodMiniType<ReviewCreatedEvent_>;

const ReviewDeletedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    entity: ReviewSchema
}))();
type ReviewDeletedEvent_ = Held<typeof ReviewDeletedEvent$, T.ReviewDeletedEvent>;
export const ReviewDeletedEventSchema: z.ZodMiniType<T.ReviewDeletedEvent> = ReviewDeletedEvent$ satisfies z.ZodMiniType<ReviewDeletedEvent_>;

const ReviewModerationStatusChangedData$ = /* @__PURE__ */ (() => z.object({
    review: z.optional(ReviewSchema),
    previousModerationStatus: z.optional(ReviewModerationStatusSchema)
}))();
type ReviewModerationStatusChangedData_ = Held<typeof ReviewModerationStatusChangedData$, T.ReviewModerationStatusChangedData>;
export const ReviewModerationStatusChangedDataSchema: z.ZodMiniType<T.ReviewModerationStatusChangedData> = ReviewModerationStatusChangedData$ satisfies z.ZodMiniType<ReviewModerationStatusChangedData_>;

const ReviewModerationStatusChangedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    data: ReviewModerationStatusChangedDataSchema
}))();
type ReviewModerationStatusChangedEvent_ = Held<typeof ReviewModerationStatusChangedEvent$, T.ReviewModerationStatusChangedEvent>;
export const ReviewModerationStatusChangedEventSchema: z.ZodMiniType<T.ReviewModerationStatusChangedEvent> = ReviewModerationStatusChangedEvent$ satisfies z.ZodMiniType<ReviewModerationStatusChangedEvent_>;

const ReviewPublishedData$ = /* @__PURE__ */ (() => z.object({
    review: z.optional(ReviewSchema)
}))();
type ReviewPublishedData_ = Held<typeof ReviewPublishedData$, T.ReviewPublishedData>;
export const ReviewPublishedDataSchema: z.ZodMiniType<T.ReviewPublishedData> = ReviewPublishedData$ satisfies z.ZodMiniType<ReviewPublishedData_>;

const ReviewPublishedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    data: ReviewPublishedDataSchema
}))();
type ReviewPublishedEvent_ = Held<typeof ReviewPublishedEvent$, T.ReviewPublishedEvent>;
export const ReviewPublishedEventSchema: z.ZodMiniType<T.ReviewPublishedEvent> = ReviewPublishedEvent$ satisfies z.ZodMiniType<ReviewPublishedEvent_>;

const ReviewUpdatedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    entity: ReviewSchema,
    modifiedFields: z.optional(z.record(z.string(), z.unknown()))
}))();
type ReviewUpdatedEvent_ = Held<typeof ReviewUpdatedEvent$, T.ReviewUpdatedEvent>;
export const ReviewUpdatedEventSchema: z.ZodMiniType<T.ReviewUpdatedEvent> = ReviewUpdatedEvent$ satisfies z.ZodMiniType<ReviewUpdatedEvent_>;

const CatalogVersion$ = /* @__PURE__ */ (() => z.string())();
type CatalogVersion_ = Held<typeof CatalogVersion$, T.CatalogVersion>;
export const CatalogVersionSchema: z.ZodMiniType<T.CatalogVersion> = CatalogVersion$ satisfies z.ZodMiniType<CatalogVersion_>;

const ProductChangedData$ = /* @__PURE__ */ (() => z.object({
    productId: z.optional(z.string()),
    changedFields: z.optional(z.array(z.string())),
    originatedFromVersion: z.optional(CatalogVersionSchema)
}))();
type ProductChangedData_ = Held<typeof ProductChangedData$, T.ProductChangedData>;
export const ProductChangedDataSchema: z.ZodMiniType<T.ProductChangedData> = ProductChangedData$ satisfies z.ZodMiniType<ProductChangedData_>;

const ProductChangedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    data: ProductChangedDataSchema
}))();
type ProductChangedEvent_ = Held<typeof ProductChangedEvent$, T.ProductChangedEvent>;
export const ProductChangedEventSchema: z.ZodMiniType<T.ProductChangedEvent> = ProductChangedEvent$ satisfies z.ZodMiniType<ProductChangedEvent_>;

const ProductCollectionChangedData$ = /* @__PURE__ */ (() => z.object({
    collectionId: z.optional(z.string()),
    changedFields: z.optional(z.array(z.string())),
    originatedFromVersion: z.optional(CatalogVersionSchema)
}))();
type ProductCollectionChangedData_ = Held<typeof ProductCollectionChangedData$, T.ProductCollectionChangedData>;
export const ProductCollectionChangedDataSchema: z.ZodMiniType<T.ProductCollectionChangedData> = ProductCollectionChangedData$ satisfies z.ZodMiniType<ProductCollectionChangedData_>;

const ProductCollectionChangedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    data: ProductCollectionChangedDataSchema
}))();
type ProductCollectionChangedEvent_ = Held<typeof ProductCollectionChangedEvent$, T.ProductCollectionChangedEvent>;
export const ProductCollectionChangedEventSchema: z.ZodMiniType<T.ProductCollectionChangedEvent> = ProductCollectionChangedEvent$ satisfies z.ZodMiniType<ProductCollectionChangedEvent_>;

const ProductCollectionCreatedData$ = /* @__PURE__ */ (() => z.object({
    collectionId: z.optional(z.string()),
    name: z.optional(z.string()),
    media: z.optional(ProductMediaSchema),
    slug: z.optional(z.string()),
    visible: z.optional(z.boolean()),
    originatedFromVersion: z.optional(CatalogVersionSchema)
}))();
type ProductCollectionCreatedData_ = Held<typeof ProductCollectionCreatedData$, T.ProductCollectionCreatedData>;
export const ProductCollectionCreatedDataSchema: z.ZodMiniType<T.ProductCollectionCreatedData> = ProductCollectionCreatedData$ satisfies z.ZodMiniType<ProductCollectionCreatedData_>;

const ProductCollectionCreatedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    data: ProductCollectionCreatedDataSchema
}))();
type ProductCollectionCreatedEvent_ = Held<typeof ProductCollectionCreatedEvent$, T.ProductCollectionCreatedEvent>;
export const ProductCollectionCreatedEventSchema: z.ZodMiniType<T.ProductCollectionCreatedEvent> = ProductCollectionCreatedEvent$ satisfies z.ZodMiniType<ProductCollectionCreatedEvent_>;

const ProductCollectionDeletedData$ = /* @__PURE__ */ (() => z.object({
    collectionId: z.optional(z.string()),
    originatedFromVersion: z.optional(CatalogVersionSchema)
}))();
type ProductCollectionDeletedData_ = Held<typeof ProductCollectionDeletedData$, T.ProductCollectionDeletedData>;
export const ProductCollectionDeletedDataSchema: z.ZodMiniType<T.ProductCollectionDeletedData> = ProductCollectionDeletedData$ satisfies z.ZodMiniType<ProductCollectionDeletedData_>;

const ProductCollectionDeletedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    data: ProductCollectionDeletedDataSchema
}))();
type ProductCollectionDeletedEvent_ = Held<typeof ProductCollectionDeletedEvent$, T.ProductCollectionDeletedEvent>;
export const ProductCollectionDeletedEventSchema: z.ZodMiniType<T.ProductCollectionDeletedEvent> = ProductCollectionDeletedEvent$ satisfies z.ZodMiniType<ProductCollectionDeletedEvent_>;

const ProductCreatedData$ = /* @__PURE__ */ (() => z.object({
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
}))();
type ProductCreatedData_ = Held<typeof ProductCreatedData$, T.ProductCreatedData>;
export const ProductCreatedDataSchema: z.ZodMiniType<T.ProductCreatedData> = ProductCreatedData$ satisfies z.ZodMiniType<ProductCreatedData_>;

const ProductCreatedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    data: ProductCreatedDataSchema
}))();
type ProductCreatedEvent_ = Held<typeof ProductCreatedEvent$, T.ProductCreatedEvent>;
export const ProductCreatedEventSchema: z.ZodMiniType<T.ProductCreatedEvent> = ProductCreatedEvent$ satisfies z.ZodMiniType<ProductCreatedEvent_>;

const ProductDeletedData$ = /* @__PURE__ */ (() => z.object({
    productId: z.optional(z.string()),
    originatedFromVersion: z.optional(CatalogVersionSchema)
}))();
type ProductDeletedData_ = Held<typeof ProductDeletedData$, T.ProductDeletedData>;
export const ProductDeletedDataSchema: z.ZodMiniType<T.ProductDeletedData> = ProductDeletedData$ satisfies z.ZodMiniType<ProductDeletedData_>;

const ProductDeletedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    data: ProductDeletedDataSchema
}))();
type ProductDeletedEvent_ = Held<typeof ProductDeletedEvent$, T.ProductDeletedEvent>;
export const ProductDeletedEventSchema: z.ZodMiniType<T.ProductDeletedEvent> = ProductDeletedEvent$ satisfies z.ZodMiniType<ProductDeletedEvent_>;

const VariantChanged$ = /* @__PURE__ */ (() => z.object({
    variantId: z.optional(z.guid())
}))();
type VariantChanged_ = Held<typeof VariantChanged$, T.VariantChanged>;
export const VariantChangedSchema: z.ZodMiniType<T.VariantChanged> = VariantChanged$ satisfies z.ZodMiniType<VariantChanged_>;

const ProductVariantsChangedData$ = /* @__PURE__ */ (() => z.object({
    productId: z.optional(z.string()),
    variants: z.optional(z.array(VariantChangedSchema)),
    originatedFromVersion: z.optional(CatalogVersionSchema)
}))();
type ProductVariantsChangedData_ = Held<typeof ProductVariantsChangedData$, T.ProductVariantsChangedData>;
export const ProductVariantsChangedDataSchema: z.ZodMiniType<T.ProductVariantsChangedData> = ProductVariantsChangedData$ satisfies z.ZodMiniType<ProductVariantsChangedData_>;

const ProductVariantsChangedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    data: ProductVariantsChangedDataSchema
}))();
type ProductVariantsChangedEvent_ = Held<typeof ProductVariantsChangedEvent$, T.ProductVariantsChangedEvent>;
export const ProductVariantsChangedEventSchema: z.ZodMiniType<T.ProductVariantsChangedEvent> = ProductVariantsChangedEvent$ satisfies z.ZodMiniType<ProductVariantsChangedEvent_>;

const InventoryItemChangedData$ = /* @__PURE__ */ (() => z.object({
    inventoryItemId: z.optional(z.string()),
    productId: z.optional(z.string()),
    trackInventory: z.optional(z.boolean()),
    preorderInfo: z.optional(ProductPreorderInfoSchema),
    fieldMask: z.optional(z.array(z.string())),
    updatedDate: z.nullish(z.iso.datetime({ offset: true }))
}))();
type InventoryItemChangedData_ = Held<typeof InventoryItemChangedData$, T.InventoryItemChangedData>;
export const InventoryItemChangedDataSchema: z.ZodMiniType<T.InventoryItemChangedData> = InventoryItemChangedData$ satisfies z.ZodMiniType<InventoryItemChangedData_>;

const InventoryItemChangedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    data: InventoryItemChangedDataSchema
}))();
type InventoryItemChangedEvent_ = Held<typeof InventoryItemChangedEvent$, T.InventoryItemChangedEvent>;
export const InventoryItemChangedEventSchema: z.ZodMiniType<T.InventoryItemChangedEvent> = InventoryItemChangedEvent$ satisfies z.ZodMiniType<InventoryItemChangedEvent_>;

const ChangedInventoryVariant$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string()),
    inStock: z.optional(z.boolean()),
    quantity: z.nullish(z.int())
}))();
type ChangedInventoryVariant_ = Held<typeof ChangedInventoryVariant$, T.ChangedInventoryVariant>;
export const ChangedInventoryVariantSchema: z.ZodMiniType<T.ChangedInventoryVariant> = ChangedInventoryVariant$ satisfies z.ZodMiniType<ChangedInventoryVariant_>;

const InventoryVariantsChangedData$ = /* @__PURE__ */ (() => z.object({
    inventoryItemId: z.optional(z.string()),
    productId: z.optional(z.string()),
    variants: z.optional(z.array(ChangedInventoryVariantSchema)),
    updatedDate: z.nullish(z.iso.datetime({ offset: true }))
}))();
type InventoryVariantsChangedData_ = Held<typeof InventoryVariantsChangedData$, T.InventoryVariantsChangedData>;
export const InventoryVariantsChangedDataSchema: z.ZodMiniType<T.InventoryVariantsChangedData> = InventoryVariantsChangedData$ satisfies z.ZodMiniType<InventoryVariantsChangedData_>;

const InventoryVariantsChangedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    data: InventoryVariantsChangedDataSchema
}))();
type InventoryVariantsChangedEvent_ = Held<typeof InventoryVariantsChangedEvent$, T.InventoryVariantsChangedEvent>;
export const InventoryVariantsChangedEventSchema: z.ZodMiniType<T.InventoryVariantsChangedEvent> = InventoryVariantsChangedEvent$ satisfies z.ZodMiniType<InventoryVariantsChangedEvent_>;

const FileDescriptorFileFailedData$ = /* @__PURE__ */ (() => z.object({
    externalInfo: z.optional(FileExternalInfoSchema),
    error: z.optional(ApplicationErrorSchema)
}))();
type FileDescriptorFileFailedData_ = Held<typeof FileDescriptorFileFailedData$, T.FileDescriptorFileFailedData>;
export const FileDescriptorFileFailedDataSchema: z.ZodMiniType<T.FileDescriptorFileFailedData> = FileDescriptorFileFailedData$ satisfies z.ZodMiniType<FileDescriptorFileFailedData_>;

const FileDescriptorFileFailedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    data: FileDescriptorFileFailedDataSchema
}))();
type FileDescriptorFileFailedEvent_ = Held<typeof FileDescriptorFileFailedEvent$, T.FileDescriptorFileFailedEvent>;
export const FileDescriptorFileFailedEventSchema: z.ZodMiniType<T.FileDescriptorFileFailedEvent> = FileDescriptorFileFailedEvent$ satisfies z.ZodMiniType<FileDescriptorFileFailedEvent_>;

const FileDescriptorFileReadyData$ = /* @__PURE__ */ (() => z.object({
    file: z.optional(FileDescriptorSchema),
    externalInfo: z.optional(FileExternalInfoSchema),
    triggeredByUndelete: z.optional(z.boolean())
}))();
type FileDescriptorFileReadyData_ = Held<typeof FileDescriptorFileReadyData$, T.FileDescriptorFileReadyData>;
export const FileDescriptorFileReadyDataSchema: z.ZodMiniType<T.FileDescriptorFileReadyData> = FileDescriptorFileReadyData$ satisfies z.ZodMiniType<FileDescriptorFileReadyData_>;

const FileDescriptorFileReadyEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    data: FileDescriptorFileReadyDataSchema
}))();
type FileDescriptorFileReadyEvent_ = Held<typeof FileDescriptorFileReadyEvent$, T.FileDescriptorFileReadyEvent>;
export const FileDescriptorFileReadyEventSchema: z.ZodMiniType<T.FileDescriptorFileReadyEvent> = FileDescriptorFileReadyEvent$ satisfies z.ZodMiniType<FileDescriptorFileReadyEvent_>;

const MemberCreatedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    entity: MemberSchema
}))();
type MemberCreatedEvent_ = Held<typeof MemberCreatedEvent$, T.MemberCreatedEvent>;
export const MemberCreatedEventSchema: z.ZodMiniType<T.MemberCreatedEvent> = MemberCreatedEvent$ satisfies z.ZodMiniType<MemberCreatedEvent_>;

const MemberDeletedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema
}))();
type MemberDeletedEvent_ = Held<typeof MemberDeletedEvent$, T.MemberDeletedEvent>;
export const MemberDeletedEventSchema: z.ZodMiniType<T.MemberDeletedEvent> = MemberDeletedEvent$ satisfies z.ZodMiniType<MemberDeletedEvent_>;

const MemberUpdatedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    entity: MemberSchema,
    modifiedFields: z.optional(z.record(z.string(), z.unknown()))
}))();
type MemberUpdatedEvent_ = Held<typeof MemberUpdatedEvent$, T.MemberUpdatedEvent>;
export const MemberUpdatedEventSchema: z.ZodMiniType<T.MemberUpdatedEvent> = MemberUpdatedEvent$ satisfies z.ZodMiniType<MemberUpdatedEvent_>;

const RedirectSessionCreatedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    entity: RedirectSessionSchema
}))();
type RedirectSessionCreatedEvent_ = Held<typeof RedirectSessionCreatedEvent$, T.RedirectSessionCreatedEvent>;
export const RedirectSessionCreatedEventSchema: z.ZodMiniType<T.RedirectSessionCreatedEvent> = RedirectSessionCreatedEvent$ satisfies z.ZodMiniType<RedirectSessionCreatedEvent_>;

const IdentityCustomFieldValue$ = /* @__PURE__ */ (() => z.object({
    strValue: z.optional(z.string()),
    numValue: z.optional(z.union([
        z.number(),
        z.literal([Number.NaN, Infinity, -Infinity])
    ])),
    dateValue: z.nullish(z.iso.datetime({ offset: true })),
    listValue: z.optional(z.lazy((): z.ZodMiniType<T.IdentityCustomListValue> => IdentityCustomListValueSchema)),
    mapValue: z.optional(z.lazy((): z.ZodMiniType<T.IdentityCustomMapValue> => IdentityCustomMapValueSchema)),
    boolValue: z.optional(z.boolean())
}))();
type IdentityCustomFieldValue_ = Held<typeof IdentityCustomFieldValue$, T.IdentityCustomFieldValue>;
export const IdentityCustomFieldValueSchema: z.ZodMiniType<T.IdentityCustomFieldValue> = IdentityCustomFieldValue$ satisfies z.ZodMiniType<IdentityCustomFieldValue_>;

const IdentityCustomListValue$ = /* @__PURE__ */ (() => z.object({
    value: z.optional(z.array(IdentityCustomFieldValueSchema))
}))();
type IdentityCustomListValue_ = Held<typeof IdentityCustomListValue$, T.IdentityCustomListValue>;
export const IdentityCustomListValueSchema: z.ZodMiniType<T.IdentityCustomListValue> = IdentityCustomListValue$ satisfies z.ZodMiniType<IdentityCustomListValue_>;

const IdentityCustomMapValue$ = /* @__PURE__ */ (() => z.object({
    value: z.optional(z.record(z.string(), IdentityCustomFieldValueSchema))
}))();
type IdentityCustomMapValue_ = Held<typeof IdentityCustomMapValue$, T.IdentityCustomMapValue>;
export const IdentityCustomMapValueSchema: z.ZodMiniType<T.IdentityCustomMapValue> = IdentityCustomMapValue$ satisfies z.ZodMiniType<IdentityCustomMapValue_>;

const IdentityCustomField$ = /* @__PURE__ */ (() => z.object({
    name: z.string(),
    value: z.optional(IdentityCustomFieldValueSchema)
}))();
type IdentityCustomField_ = Held<typeof IdentityCustomField$, T.IdentityCustomField>;
export const IdentityCustomFieldSchema: z.ZodMiniType<T.IdentityCustomField> = IdentityCustomField$ satisfies z.ZodMiniType<IdentityCustomField_>;

const IdentityProfile$ = /* @__PURE__ */ (() => z.object({
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
}))();
type IdentityProfile_ = Held<typeof IdentityProfile$, T.IdentityProfile>;
export const IdentityProfileSchema: z.ZodMiniType<T.IdentityProfile> = IdentityProfile$ satisfies z.ZodMiniType<IdentityProfile_>;

const Identity$ = /* @__PURE__ */ (() => z.object({
    id: z.nullish(z.guid()),
    revision: z.nullish(z.string()),
    createdDate: z.nullish(z.iso.datetime({ offset: true })),
    updatedDate: z.nullish(z.iso.datetime({ offset: true })),
    connections: z.array(IdentityConnectionSchema),
    identityProfile: z.optional(IdentityProfileSchema),
    metadata: z.optional(IdentityMetadataSchema),
    email: z.optional(IdentityEmailSchema),
    status: z.optional(IdentityStatusDetailsSchema),
    factors: z.array(IdentityFactorSchema).check(z.maxLength(10))
}))();
type Identity_ = Held<typeof Identity$, T.Identity>;
export const IdentitySchema: z.ZodMiniType<T.Identity> = Identity$ satisfies z.ZodMiniType<Identity_>;

const CustomValue$ = /* @__PURE__ */ (() => z.object({
    strValue: z.optional(z.string()),
    numValue: z.optional(z.union([
        z.number(),
        z.literal([Number.NaN, Infinity, -Infinity])
    ])),
    dateValue: z.nullish(z.iso.datetime({ offset: true })),
    listValue: z.optional(z.lazy((): z.ZodMiniType<T.IdentityListValue> => IdentityListValueSchema)),
    mapValue: z.optional(z.lazy((): z.ZodMiniType<T.IdentityMapValue> => IdentityMapValueSchema))
}))();
type CustomValue_ = Held<typeof CustomValue$, T.CustomValue>;
export const CustomValueSchema: z.ZodMiniType<T.CustomValue> = CustomValue$ satisfies z.ZodMiniType<CustomValue_>;

const IdentityListValue$ = /* @__PURE__ */ (() => z.object({
    value: z.optional(z.array(CustomValueSchema))
}))();
type IdentityListValue_ = Held<typeof IdentityListValue$, T.IdentityListValue>;
export const IdentityListValueSchema: z.ZodMiniType<T.IdentityListValue> = IdentityListValue$ satisfies z.ZodMiniType<IdentityListValue_>;

const IdentityMapValue$ = /* @__PURE__ */ (() => z.object({
    value: z.optional(z.record(z.string(), CustomValueSchema))
}))();
type IdentityMapValue_ = Held<typeof IdentityMapValue$, T.IdentityMapValue>;
export const IdentityMapValueSchema: z.ZodMiniType<T.IdentityMapValue> = IdentityMapValue$ satisfies z.ZodMiniType<IdentityMapValue_>;

const AuthenticationResponse$ = /* @__PURE__ */ (() => z.object({
    requireMfaData: z.optional(RequireMfaDataSchema),
    mfaChallengeData: z.optional(MfaChallengeDataSchema),
    state: AuthenticationStateSchema,
    sessionToken: z.nullish(z.string()),
    stateToken: z.nullish(z.string()),
    identity: z.optional(IdentitySchema),
    additionalData: z.optional(z.record(z.string(), CustomValueSchema))
}))();
type AuthenticationResponse_ = Held<typeof AuthenticationResponse$, T.AuthenticationResponse>;
export const AuthenticationResponseSchema: z.ZodMiniType<T.AuthenticationResponse> = AuthenticationResponse$ satisfies z.ZodMiniType<AuthenticationResponse_>;

const SignOnResponse$ = /* @__PURE__ */ (() => z.object({
    sessionToken: z.optional(z.string()),
    identity: z.optional(IdentitySchema)
}))();
type SignOnResponse_ = Held<typeof SignOnResponse$, T.SignOnResponse>;
export const SignOnResponseSchema: z.ZodMiniType<T.SignOnResponse> = SignOnResponse$ satisfies z.ZodMiniType<SignOnResponse_>;

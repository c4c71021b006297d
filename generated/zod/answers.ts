// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import * as z from 'zod/mini';
import type { Held } from "../../src/runtime/held.ts";
import type * as T from "../types.ts";

const BackInStockStatus$ = /* @__PURE__ */ (() => z.string())();
export const BackInStockStatusSchema: z.ZodMiniType<T.BackInStockStatus> = BackInStockStatus$ as Held<typeof BackInStockStatus$, z.ZodMiniType<T.BackInStockStatus>>;

const CatalogReference$ = /* @__PURE__ */ (() => z.object({
    catalogItemId: z.string().check(z.minLength(1), z.maxLength(36)),
    appId: z.string().check(z.minLength(1)),
    options: z.nullish(z.record(z.string(), z.unknown()))
}))();
export const CatalogReferenceSchema: z.ZodMiniType<T.CatalogReference> = CatalogReference$ as Held<typeof CatalogReference$, z.ZodMiniType<T.CatalogReference>>;

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
export const BackInStockRequestSchema: z.ZodMiniType<T.BackInStockRequest> = BackInStockRequest$ as Held<typeof BackInStockRequest$, z.ZodMiniType<T.BackInStockRequest>>;

const Cursors$ = /* @__PURE__ */ (() => z.object({
    next: z.nullish(z.string().check(z.maxLength(16000))),
    prev: z.nullish(z.string().check(z.maxLength(16000)))
}))();
export const CursorsSchema: z.ZodMiniType<T.Cursors> = Cursors$ as Held<typeof Cursors$, z.ZodMiniType<T.Cursors>>;

const PlatformPagingMetadata$ = /* @__PURE__ */ (() => z.object({
    count: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    offset: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    total: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    cursors: z.optional(CursorsSchema)
}))();
export const PlatformPagingMetadataSchema: z.ZodMiniType<T.PlatformPagingMetadata> = PlatformPagingMetadata$ as Held<typeof PlatformPagingMetadata$, z.ZodMiniType<T.PlatformPagingMetadata>>;

const QueryBackInStockRequestsResponse$ = /* @__PURE__ */ (() => z.object({
    requests: z.optional(z.array(BackInStockRequestSchema)),
    metadata: z.optional(PlatformPagingMetadataSchema)
}))();
export const QueryBackInStockRequestsResponseSchema: z.ZodMiniType<T.QueryBackInStockRequestsResponse> = QueryBackInStockRequestsResponse$ as Held<typeof QueryBackInStockRequestsResponse$, z.ZodMiniType<T.QueryBackInStockRequestsResponse>>;

const FocalPoint$ = /* @__PURE__ */ (() => z.object({
    x: z.optional(z.union([
        z.number(),
        z.literal([Number.NaN, Infinity, -Infinity])
    ])),
    y: z.optional(z.union([
        z.number(),
        z.literal([Number.NaN, Infinity, -Infinity])
    ])),
    height: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    width: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' })))
}))();
export const FocalPointSchema: z.ZodMiniType<T.FocalPoint> = FocalPoint$ as Held<typeof FocalPoint$, z.ZodMiniType<T.FocalPoint>>;

const Image$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string()),
    url: z.optional(z.string()),
    height: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    width: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    altText: z.nullish(z.string()),
    urlExpirationDate: z.nullish(z.iso.datetime({ offset: true })),
    filename: z.nullish(z.string()),
    sizeInBytes: z.nullish(z.string().check(z.regex(/^\d+$/))),
    focalPoint: z.optional(FocalPointSchema)
}))();
export const ImageSchema: z.ZodMiniType<T.Image> = Image$ as Held<typeof Image$, z.ZodMiniType<T.Image>>;

const BackInStockRequestResponse$ = /* @__PURE__ */ (() => z.object({
    request: BackInStockRequestSchema
}))();
export const BackInStockRequestResponseSchema: z.ZodMiniType<T.BackInStockRequestResponse> = BackInStockRequestResponse$ as Held<typeof BackInStockRequestResponse$, z.ZodMiniType<T.BackInStockRequestResponse>>;

const ValidationRule$ = /* @__PURE__ */ (() => z.string())();
export const ValidationRuleSchema: z.ZodMiniType<T.ValidationRule> = ValidationRule$ as Held<typeof ValidationRule$, z.ZodMiniType<T.ValidationRule>>;

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
export const FieldRuleViolationSchema: z.ZodMiniType<T.FieldRuleViolation> = FieldRuleViolation$ as Held<typeof FieldRuleViolation$, z.ZodMiniType<T.FieldRuleViolation>>;

const ValidationErrorDetails$ = /* @__PURE__ */ (() => z.object({
    fieldViolations: z.array(FieldRuleViolationSchema)
}))();
export const ValidationErrorDetailsSchema: z.ZodMiniType<T.ValidationErrorDetails> = ValidationErrorDetails$ as Held<typeof ValidationErrorDetails$, z.ZodMiniType<T.ValidationErrorDetails>>;

const ApplicationErrorDetails$ = /* @__PURE__ */ (() => z.object({
    code: z.string(),
    description: z.optional(z.string()),
    data: z.nullish(z.record(z.string(), z.unknown()))
}))();
export const ApplicationErrorDetailsSchema: z.ZodMiniType<T.ApplicationErrorDetails> = ApplicationErrorDetails$ as Held<typeof ApplicationErrorDetails$, z.ZodMiniType<T.ApplicationErrorDetails>>;

const ErrorDetails$ = /* @__PURE__ */ (() => z.object({
    validationError: z.optional(ValidationErrorDetailsSchema),
    applicationError: z.optional(ApplicationErrorDetailsSchema)
}))();
export const ErrorDetailsSchema: z.ZodMiniType<T.ErrorDetails> = ErrorDetails$ as Held<typeof ErrorDetails$, z.ZodMiniType<T.ErrorDetails>>;

const ErrorBody$ = /* @__PURE__ */ (() => z.object({
    message: z.string(),
    details: z.optional(ErrorDetailsSchema)
}))();
export const ErrorBodySchema: z.ZodMiniType<T.ErrorBody> = ErrorBody$ as Held<typeof ErrorBody$, z.ZodMiniType<T.ErrorBody>>;

const EmptyResponse$ = /* @__PURE__ */ (() => z.record(z.string(), z.unknown()))();
export const EmptyResponseSchema: z.ZodMiniType<T.EmptyResponse> = EmptyResponse$ as Held<typeof EmptyResponse$, z.ZodMiniType<T.EmptyResponse>>;

const BackInStockRequestCount$ = /* @__PURE__ */ (() => z.object({
    catalogReference: z.optional(CatalogReferenceSchema),
    count: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' })))
}))();
export const BackInStockRequestCountSchema: z.ZodMiniType<T.BackInStockRequestCount> = BackInStockRequestCount$ as Held<typeof BackInStockRequestCount$, z.ZodMiniType<T.BackInStockRequestCount>>;

const CountBackInStockRequestsByCatalogReferenceResponse$ = /* @__PURE__ */ (() => z.object({
    countsPerCatalogReference: z.array(BackInStockRequestCountSchema)
}))();
export const CountBackInStockRequestsByCatalogReferenceResponseSchema: z.ZodMiniType<T.CountBackInStockRequestsByCatalogReferenceResponse> = CountBackInStockRequestsByCatalogReferenceResponse$ as Held<typeof CountBackInStockRequestsByCatalogReferenceResponse$, z.ZodMiniType<T.CountBackInStockRequestsByCatalogReferenceResponse>>;

const CheckoutPolicy$ = /* @__PURE__ */ (() => z.object({
    visible: z.nullish(z.boolean()),
    content: z.nullish(z.string())
}))();
export const CheckoutPolicySchema: z.ZodMiniType<T.CheckoutPolicy> = CheckoutPolicy$ as Held<typeof CheckoutPolicy$, z.ZodMiniType<T.CheckoutPolicy>>;

const CustomCheckoutPolicy$ = /* @__PURE__ */ (() => z.object({
    visible: z.nullish(z.boolean()),
    content: z.nullish(z.string()),
    title: z.nullish(z.string())
}))();
export const CustomCheckoutPolicySchema: z.ZodMiniType<T.CustomCheckoutPolicy> = CustomCheckoutPolicy$ as Held<typeof CustomCheckoutPolicy$, z.ZodMiniType<T.CustomCheckoutPolicy>>;

const CheckoutPolicies$ = /* @__PURE__ */ (() => z.object({
    termsAndConditions: z.optional(CheckoutPolicySchema),
    privacyPolicy: z.optional(CheckoutPolicySchema),
    returnPolicy: z.optional(CheckoutPolicySchema),
    digitalItemPolicy: z.optional(CheckoutPolicySchema),
    contactUs: z.optional(CheckoutPolicySchema),
    customPolicy: z.optional(CustomCheckoutPolicySchema)
}))();
export const CheckoutPoliciesSchema: z.ZodMiniType<T.CheckoutPolicies> = CheckoutPolicies$ as Held<typeof CheckoutPolicies$, z.ZodMiniType<T.CheckoutPolicies>>;

const CheckoutSubscriptionCheckboxField$ = /* @__PURE__ */ (() => z.object({
    visible: z.nullish(z.boolean()),
    checkedByDefault: z.nullish(z.boolean()),
    splitByChannel: z.nullish(z.boolean())
}))();
export const CheckoutSubscriptionCheckboxFieldSchema: z.ZodMiniType<T.CheckoutSubscriptionCheckboxField> = CheckoutSubscriptionCheckboxField$ as Held<typeof CheckoutSubscriptionCheckboxField$, z.ZodMiniType<T.CheckoutSubscriptionCheckboxField>>;

const CheckoutCheckboxField$ = /* @__PURE__ */ (() => z.object({
    visible: z.nullish(z.boolean()),
    checkedByDefault: z.nullish(z.boolean())
}))();
export const CheckoutCheckboxFieldSchema: z.ZodMiniType<T.CheckoutCheckboxField> = CheckoutCheckboxField$ as Held<typeof CheckoutCheckboxField$, z.ZodMiniType<T.CheckoutCheckboxField>>;

const CheckoutFields$ = /* @__PURE__ */ (() => z.object({
    subscriptionCheckbox: z.optional(CheckoutSubscriptionCheckboxFieldSchema),
    policyAgreementCheckbox: z.optional(CheckoutCheckboxFieldSchema),
    giftCardRedeemEnabled: z.nullish(z.boolean()),
    mitEnabled: z.nullish(z.boolean()),
    delayCaptureEnabled: z.nullish(z.boolean()),
    captureBeforeExpiryEnabled: z.nullish(z.boolean())
}))();
export const CheckoutFieldsSchema: z.ZodMiniType<T.CheckoutFields> = CheckoutFields$ as Held<typeof CheckoutFields$, z.ZodMiniType<T.CheckoutFields>>;

const LogoSize$ = /* @__PURE__ */ (() => z.string())();
export const LogoSizeSchema: z.ZodMiniType<T.LogoSize> = LogoSize$ as Held<typeof LogoSize$, z.ZodMiniType<T.LogoSize>>;

const CheckoutLogo$ = /* @__PURE__ */ (() => z.object({
    image: z.optional(ImageSchema),
    size: z.optional(LogoSizeSchema)
}))();
export const CheckoutLogoSchema: z.ZodMiniType<T.CheckoutLogo> = CheckoutLogo$ as Held<typeof CheckoutLogo$, z.ZodMiniType<T.CheckoutLogo>>;

const LogoAlignment$ = /* @__PURE__ */ (() => z.string())();
export const LogoAlignmentSchema: z.ZodMiniType<T.LogoAlignment> = LogoAlignment$ as Held<typeof LogoAlignment$, z.ZodMiniType<T.LogoAlignment>>;

const ContinueShoppingDisplayType$ = /* @__PURE__ */ (() => z.string())();
export const ContinueShoppingDisplayTypeSchema: z.ZodMiniType<T.ContinueShoppingDisplayType> = ContinueShoppingDisplayType$ as Held<typeof ContinueShoppingDisplayType$, z.ZodMiniType<T.ContinueShoppingDisplayType>>;

const CheckoutContinueShopping$ = /* @__PURE__ */ (() => z.object({
    hidden: z.nullish(z.boolean()),
    displayType: z.optional(ContinueShoppingDisplayTypeSchema)
}))();
export const CheckoutContinueShoppingSchema: z.ZodMiniType<T.CheckoutContinueShopping> = CheckoutContinueShopping$ as Held<typeof CheckoutContinueShopping$, z.ZodMiniType<T.CheckoutContinueShopping>>;

const CheckoutBackgroundFill$ = /* @__PURE__ */ (() => z.object({
    color: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/))),
    image: z.optional(ImageSchema)
}))();
export const CheckoutBackgroundFillSchema: z.ZodMiniType<T.CheckoutBackgroundFill> = CheckoutBackgroundFill$ as Held<typeof CheckoutBackgroundFill$, z.ZodMiniType<T.CheckoutBackgroundFill>>;

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
export const CheckoutHeaderSchema: z.ZodMiniType<T.CheckoutHeader> = CheckoutHeader$ as Held<typeof CheckoutHeader$, z.ZodMiniType<T.CheckoutHeader>>;

const ExpressButtonsCornerRadius$ = /* @__PURE__ */ (() => z.string())();
export const ExpressButtonsCornerRadiusSchema: z.ZodMiniType<T.ExpressButtonsCornerRadius> = ExpressButtonsCornerRadius$ as Held<typeof ExpressButtonsCornerRadius$, z.ZodMiniType<T.ExpressButtonsCornerRadius>>;

const CheckoutMain$ = /* @__PURE__ */ (() => z.object({
    formBackgroundFill: z.optional(CheckoutBackgroundFillSchema),
    summaryBackgroundFill: z.optional(CheckoutBackgroundFillSchema),
    dividerColor: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/))),
    tintedBoxColor: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/))),
    expressButtonsCornerRadius: z.optional(ExpressButtonsCornerRadiusSchema),
    cornerRadius: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.lte(100)))
}))();
export const CheckoutMainSchema: z.ZodMiniType<T.CheckoutMain> = CheckoutMain$ as Held<typeof CheckoutMain$, z.ZodMiniType<T.CheckoutMain>>;

const CheckoutFooter$ = /* @__PURE__ */ (() => z.object({
    backgroundFill: z.optional(CheckoutBackgroundFillSchema),
    dividerColor: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/)))
}))();
export const CheckoutFooterSchema: z.ZodMiniType<T.CheckoutFooter> = CheckoutFooter$ as Held<typeof CheckoutFooter$, z.ZodMiniType<T.CheckoutFooter>>;

const CheckoutGlobal$ = /* @__PURE__ */ (() => z.object({
    selectionColor: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/))),
    placeOrderButtonColor: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/))),
    buttonColor: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/)))
}))();
export const CheckoutGlobalSchema: z.ZodMiniType<T.CheckoutGlobal> = CheckoutGlobal$ as Held<typeof CheckoutGlobal$, z.ZodMiniType<T.CheckoutGlobal>>;

const CheckoutBrand$ = /* @__PURE__ */ (() => z.object({
    header: z.optional(CheckoutHeaderSchema),
    mainSection: z.optional(CheckoutMainSchema),
    footer: z.optional(CheckoutFooterSchema),
    global: z.optional(CheckoutGlobalSchema)
}))();
export const CheckoutBrandSchema: z.ZodMiniType<T.CheckoutBrand> = CheckoutBrand$ as Held<typeof CheckoutBrand$, z.ZodMiniType<T.CheckoutBrand>>;

const CheckoutBillingFields$ = /* @__PURE__ */ (() => z.string())();
export const CheckoutBillingFieldsSchema: z.ZodMiniType<T.CheckoutBillingFields> = CheckoutBillingFields$ as Held<typeof CheckoutBillingFields$, z.ZodMiniType<T.CheckoutBillingFields>>;

const CheckoutSettings$ = /* @__PURE__ */ (() => z.object({
    checkoutPolicies: z.optional(CheckoutPoliciesSchema),
    checkoutFields: z.optional(CheckoutFieldsSchema),
    checkoutBrand: z.optional(CheckoutBrandSchema),
    createdDate: z.nullish(z.iso.datetime({ offset: true })),
    updatedDate: z.nullish(z.iso.datetime({ offset: true })),
    checkoutBillingFields: z.optional(CheckoutBillingFieldsSchema)
}))();
export const CheckoutSettingsSchema: z.ZodMiniType<T.CheckoutSettings> = CheckoutSettings$ as Held<typeof CheckoutSettings$, z.ZodMiniType<T.CheckoutSettings>>;

const CheckoutSettingsResponse$ = /* @__PURE__ */ (() => z.object({
    checkoutSettings: CheckoutSettingsSchema
}))();
export const CheckoutSettingsResponseSchema: z.ZodMiniType<T.CheckoutSettingsResponse> = CheckoutSettingsResponse$ as Held<typeof CheckoutSettingsResponse$, z.ZodMiniType<T.CheckoutSettingsResponse>>;

const ProductName$ = /* @__PURE__ */ (() => z.object({
    original: z.string().check(z.minLength(1), z.maxLength(200)),
    translated: z.nullish(z.string().check(z.minLength(1), z.maxLength(400)))
}))();
export const ProductNameSchema: z.ZodMiniType<T.ProductName> = ProductName$ as Held<typeof ProductName$, z.ZodMiniType<T.ProductName>>;

const PageUrlV2$ = /* @__PURE__ */ (() => z.object({
    relativePath: z.optional(z.string()),
    url: z.nullish(z.string())
}))();
export const PageUrlV2Schema: z.ZodMiniType<T.PageUrlV2> = PageUrlV2$ as Held<typeof PageUrlV2$, z.ZodMiniType<T.PageUrlV2>>;

const MultiCurrencyPrice$ = /* @__PURE__ */ (() => z.object({
    amount: z.string().check(z.refine((value) => /^-?\d+(\.\d+)?$/.test(value), { error: "must be a decimal number", params: { rule: 'FORMAT' } })),
    convertedAmount: z.string().check(z.refine((value) => /^-?\d+(\.\d+)?$/.test(value), { error: "must be a decimal number", params: { rule: 'FORMAT' } })),
    formattedAmount: z.string(),
    formattedConvertedAmount: z.string()
}))();
export const MultiCurrencyPriceSchema: z.ZodMiniType<T.MultiCurrencyPrice> = MultiCurrencyPrice$ as Held<typeof MultiCurrencyPrice$, z.ZodMiniType<T.MultiCurrencyPrice>>;

const TaxRateBreakdown$ = /* @__PURE__ */ (() => z.object({
    name: z.optional(z.string().check(z.maxLength(100))),
    rate: z.optional(z.string().check(z.refine((value) => /^-?\d+(\.\d+)?$/.test(value), { error: "must be a decimal number", params: { rule: 'FORMAT' } }))),
    tax: z.optional(MultiCurrencyPriceSchema)
}))();
export const TaxRateBreakdownSchema: z.ZodMiniType<T.TaxRateBreakdown> = TaxRateBreakdown$ as Held<typeof TaxRateBreakdown$, z.ZodMiniType<T.TaxRateBreakdown>>;

const JurisdictionType$ = /* @__PURE__ */ (() => z.string())();
export const JurisdictionTypeSchema: z.ZodMiniType<T.JurisdictionType> = JurisdictionType$ as Held<typeof JurisdictionType$, z.ZodMiniType<T.JurisdictionType>>;

const TaxBreakdown$ = /* @__PURE__ */ (() => z.object({
    jurisdiction: z.nullish(z.string().check(z.maxLength(200))),
    nonTaxableAmount: z.optional(MultiCurrencyPriceSchema),
    rate: z.nullish(z.string().check(z.refine((value) => /^-?\d+(\.\d+)?$/.test(value), { error: "must be a decimal number", params: { rule: 'FORMAT' } }))),
    taxAmount: z.optional(MultiCurrencyPriceSchema),
    taxableAmount: z.optional(MultiCurrencyPriceSchema),
    taxType: z.nullish(z.string().check(z.maxLength(200))),
    taxName: z.nullish(z.string().check(z.maxLength(200))),
    jurisdictionType: z.optional(JurisdictionTypeSchema)
}))();
export const TaxBreakdownSchema: z.ZodMiniType<T.TaxBreakdown> = TaxBreakdown$ as Held<typeof TaxBreakdown$, z.ZodMiniType<T.TaxBreakdown>>;

const ItemTaxFullDetails$ = /* @__PURE__ */ (() => z.object({
    taxableAmount: z.optional(MultiCurrencyPriceSchema),
    taxRate: z.string().check(z.refine((value) => /^-?\d+(\.\d+)?$/.test(value), { error: "must be a decimal number", params: { rule: 'FORMAT' } })),
    totalTax: z.optional(MultiCurrencyPriceSchema),
    rateBreakdown: z.optional(z.array(TaxRateBreakdownSchema)),
    taxBreakdown: z.optional(z.array(TaxBreakdownSchema).check(z.maxLength(1000)))
}))();
export const ItemTaxFullDetailsSchema: z.ZodMiniType<T.ItemTaxFullDetails> = ItemTaxFullDetails$ as Held<typeof ItemTaxFullDetails$, z.ZodMiniType<T.ItemTaxFullDetails>>;

const PlainTextValue$ = /* @__PURE__ */ (() => z.object({
    original: z.optional(z.string().check(z.maxLength(600))),
    translated: z.nullish(z.string().check(z.maxLength(600)))
}))();
export const PlainTextValueSchema: z.ZodMiniType<T.PlainTextValue> = PlainTextValue$ as Held<typeof PlainTextValue$, z.ZodMiniType<T.PlainTextValue>>;

const Color$ = /* @__PURE__ */ (() => z.object({
    original: z.optional(z.string().check(z.maxLength(500))),
    translated: z.nullish(z.string().check(z.maxLength(500))),
    code: z.nullish(z.string())
}))();
export const ColorSchema: z.ZodMiniType<T.Color> = Color$ as Held<typeof Color$, z.ZodMiniType<T.Color>>;

const DescriptionLineName$ = /* @__PURE__ */ (() => z.object({
    original: z.optional(z.string().check(z.maxLength(100))),
    translated: z.nullish(z.string().check(z.maxLength(200)))
}))();
export const DescriptionLineNameSchema: z.ZodMiniType<T.DescriptionLineName> = DescriptionLineName$ as Held<typeof DescriptionLineName$, z.ZodMiniType<T.DescriptionLineName>>;

const DescriptionLineType$ = /* @__PURE__ */ (() => z.string())();
export const DescriptionLineTypeSchema: z.ZodMiniType<T.DescriptionLineType> = DescriptionLineType$ as Held<typeof DescriptionLineType$, z.ZodMiniType<T.DescriptionLineType>>;

const DescriptionLine$ = /* @__PURE__ */ (() => z.object({
    plainText: z.optional(PlainTextValueSchema),
    colorInfo: z.optional(ColorSchema),
    name: z.optional(DescriptionLineNameSchema),
    lineType: z.optional(DescriptionLineTypeSchema)
}))();
export const DescriptionLineSchema: z.ZodMiniType<T.DescriptionLine> = DescriptionLine$ as Held<typeof DescriptionLine$, z.ZodMiniType<T.DescriptionLine>>;

const ItemAvailabilityStatus$ = /* @__PURE__ */ (() => z.string())();
export const ItemAvailabilityStatusSchema: z.ZodMiniType<T.ItemAvailabilityStatus> = ItemAvailabilityStatus$ as Held<typeof ItemAvailabilityStatus$, z.ZodMiniType<T.ItemAvailabilityStatus>>;

const ItemAvailabilityInfo$ = /* @__PURE__ */ (() => z.object({
    status: ItemAvailabilityStatusSchema,
    quantityAvailable: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' })))
}))();
export const ItemAvailabilityInfoSchema: z.ZodMiniType<T.ItemAvailabilityInfo> = ItemAvailabilityInfo$ as Held<typeof ItemAvailabilityInfo$, z.ZodMiniType<T.ItemAvailabilityInfo>>;

const PhysicalProperties$ = /* @__PURE__ */ (() => z.object({
    weight: z.nullish(z.union([
        z.number(),
        z.literal([Number.NaN, Infinity, -Infinity])
    ])),
    sku: z.nullish(z.string().check(z.maxLength(40))),
    shippable: z.boolean()
}))();
export const PhysicalPropertiesSchema: z.ZodMiniType<T.PhysicalProperties> = PhysicalProperties$ as Held<typeof PhysicalProperties$, z.ZodMiniType<T.PhysicalProperties>>;

const ItemTypePreset$ = /* @__PURE__ */ (() => z.string())();
export const ItemTypePresetSchema: z.ZodMiniType<T.ItemTypePreset> = ItemTypePreset$ as Held<typeof ItemTypePreset$, z.ZodMiniType<T.ItemTypePreset>>;

const ItemType$ = /* @__PURE__ */ (() => z.object({
    preset: z.optional(ItemTypePresetSchema),
    custom: z.optional(z.string())
}))();
export const ItemTypeSchema: z.ZodMiniType<T.ItemType> = ItemType$ as Held<typeof ItemType$, z.ZodMiniType<T.ItemType>>;

const SubscriptionFrequency$ = /* @__PURE__ */ (() => z.string())();
export const SubscriptionFrequencySchema: z.ZodMiniType<T.SubscriptionFrequency> = SubscriptionFrequency$ as Held<typeof SubscriptionFrequency$, z.ZodMiniType<T.SubscriptionFrequency>>;

const FreeTrialPeriod$ = /* @__PURE__ */ (() => z.object({
    frequency: z.optional(SubscriptionFrequencySchema),
    interval: z.optional(z.int().check(z.gte(1), z.lte(999)))
}))();
export const FreeTrialPeriodSchema: z.ZodMiniType<T.FreeTrialPeriod> = FreeTrialPeriod$ as Held<typeof FreeTrialPeriod$, z.ZodMiniType<T.FreeTrialPeriod>>;

const SubscriptionSettings$ = /* @__PURE__ */ (() => z.object({
    frequency: SubscriptionFrequencySchema,
    interval: z.nullish(z.int().check(z.gte(1), z.lte(3650))),
    autoRenewal: z.boolean(),
    billingCycles: z.nullish(z.int().check(z.gte(1), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    enableCustomerCancellation: z.boolean(),
    freeTrialPeriod: z.optional(FreeTrialPeriodSchema),
    startDate: z.nullish(z.iso.datetime({ offset: true }))
}))();
export const SubscriptionSettingsSchema: z.ZodMiniType<T.SubscriptionSettings> = SubscriptionSettings$ as Held<typeof SubscriptionSettings$, z.ZodMiniType<T.SubscriptionSettings>>;

const SubscriptionTitle$ = /* @__PURE__ */ (() => z.object({
    original: z.string().check(z.minLength(1), z.maxLength(150)),
    translated: z.nullish(z.string().check(z.minLength(1), z.maxLength(150)))
}))();
export const SubscriptionTitleSchema: z.ZodMiniType<T.SubscriptionTitle> = SubscriptionTitle$ as Held<typeof SubscriptionTitle$, z.ZodMiniType<T.SubscriptionTitle>>;

const SubscriptionDescription$ = /* @__PURE__ */ (() => z.object({
    original: z.string().check(z.maxLength(500)),
    translated: z.nullish(z.string().check(z.maxLength(500)))
}))();
export const SubscriptionDescriptionSchema: z.ZodMiniType<T.SubscriptionDescription> = SubscriptionDescription$ as Held<typeof SubscriptionDescription$, z.ZodMiniType<T.SubscriptionDescription>>;

const SubscriptionOptionInfo$ = /* @__PURE__ */ (() => z.object({
    subscriptionSettings: z.optional(SubscriptionSettingsSchema),
    title: z.optional(SubscriptionTitleSchema),
    description: z.optional(SubscriptionDescriptionSchema)
}))();
export const SubscriptionOptionInfoSchema: z.ZodMiniType<T.SubscriptionOptionInfo> = SubscriptionOptionInfo$ as Held<typeof SubscriptionOptionInfo$, z.ZodMiniType<T.SubscriptionOptionInfo>>;

const SecureFileType$ = /* @__PURE__ */ (() => z.string())();
export const SecureFileTypeSchema: z.ZodMiniType<T.SecureFileType> = SecureFileType$ as Held<typeof SecureFileType$, z.ZodMiniType<T.SecureFileType>>;

const SecuredMedia$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    fileName: z.optional(z.string().check(z.minLength(1), z.maxLength(1000))),
    fileType: z.optional(SecureFileTypeSchema)
}))();
export const SecuredMediaSchema: z.ZodMiniType<T.SecuredMedia> = SecuredMedia$ as Held<typeof SecuredMedia$, z.ZodMiniType<T.SecuredMedia>>;

const PaymentOptionType$ = /* @__PURE__ */ (() => z.string())();
export const PaymentOptionTypeSchema: z.ZodMiniType<T.PaymentOptionType> = PaymentOptionType$ as Held<typeof PaymentOptionType$, z.ZodMiniType<T.PaymentOptionType>>;

const ServiceProperties$ = /* @__PURE__ */ (() => z.object({
    scheduledDate: z.nullish(z.iso.datetime({ offset: true })),
    numberOfParticipants: z.nullish(z.int().check(z.gte(1), z.lte(10000)))
}))();
export const ServicePropertiesSchema: z.ZodMiniType<T.ServiceProperties> = ServiceProperties$ as Held<typeof ServiceProperties$, z.ZodMiniType<T.ServiceProperties>>;

const PriceDescription$ = /* @__PURE__ */ (() => z.object({
    original: z.string().check(z.minLength(1), z.maxLength(100)),
    translated: z.nullish(z.string().check(z.minLength(1), z.maxLength(100)))
}))();
export const PriceDescriptionSchema: z.ZodMiniType<T.PriceDescription> = PriceDescription$ as Held<typeof PriceDescription$, z.ZodMiniType<T.PriceDescription>>;

const PaymentOptionOverride$ = /* @__PURE__ */ (() => z.object({
    value: PaymentOptionTypeSchema
}))();
export const PaymentOptionOverrideSchema: z.ZodMiniType<T.PaymentOptionOverride> = PaymentOptionOverride$ as Held<typeof PaymentOptionOverride$, z.ZodMiniType<T.PaymentOptionOverride>>;

const CatalogOverrideFields$ = /* @__PURE__ */ (() => z.object({
    productName: z.optional(ProductNameSchema),
    price: z.nullish(z.string().check(z.refine((value) => /^-?\d+(\.\d+)?$/.test(value), { error: "must be a decimal number", params: { rule: 'FORMAT' } }))),
    fullPrice: z.nullish(z.string().check(z.refine((value) => /^-?\d+(\.\d+)?$/.test(value), { error: "must be a decimal number", params: { rule: 'FORMAT' } }))),
    descriptionLines: z.optional(z.array(DescriptionLineSchema).check(z.maxLength(20))),
    physicalProperties: z.optional(PhysicalPropertiesSchema),
    image: z.optional(ImageSchema),
    paymentOption: z.optional(PaymentOptionOverrideSchema),
    depositAmount: z.nullish(z.string().check(z.refine((value) => /^-?\d+(\.\d+)?$/.test(value), { error: "must be a decimal number", params: { rule: 'FORMAT' } }))),
    savePaymentMethod: z.nullish(z.boolean()),
    inventoryAppId: z.nullish(z.guid())
}))();
export const CatalogOverrideFieldsSchema: z.ZodMiniType<T.CatalogOverrideFields> = CatalogOverrideFields$ as Held<typeof CatalogOverrideFields$, z.ZodMiniType<T.CatalogOverrideFields>>;

const TaxableAddressType$ = /* @__PURE__ */ (() => z.string())();
export const TaxableAddressTypeSchema: z.ZodMiniType<T.TaxableAddressType> = TaxableAddressType$ as Held<typeof TaxableAddressType$, z.ZodMiniType<T.TaxableAddressType>>;

const TaxableAddress$ = /* @__PURE__ */ (() => z.object({
    addressType: z.optional(TaxableAddressTypeSchema)
}))();
export const TaxableAddressSchema: z.ZodMiniType<T.TaxableAddress> = TaxableAddress$ as Held<typeof TaxableAddress$, z.ZodMiniType<T.TaxableAddress>>;

const ExtendedFields$ = /* @__PURE__ */ (() => z.object({
    namespaces: z.optional(z.record(z.string(), z.record(z.string(), z.unknown())))
}))();
export const ExtendedFieldsSchema: z.ZodMiniType<T.ExtendedFields> = ExtendedFields$ as Held<typeof ExtendedFields$, z.ZodMiniType<T.ExtendedFields>>;

const Policy$ = /* @__PURE__ */ (() => z.object({
    title: z.nullish(z.string().check(z.minLength(1), z.maxLength(29))),
    content: z.optional(z.string().check(z.minLength(1), z.maxLength(3000)))
}))();
export const PolicySchema: z.ZodMiniType<T.Policy> = Policy$ as Held<typeof Policy$, z.ZodMiniType<T.Policy>>;

const TranslatableString$ = /* @__PURE__ */ (() => z.object({
    original: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    translated: z.nullish(z.string().check(z.minLength(1), z.maxLength(400)))
}))();
export const TranslatableStringSchema: z.ZodMiniType<T.TranslatableString> = TranslatableString$ as Held<typeof TranslatableString$, z.ZodMiniType<T.TranslatableString>>;

const ItemModifier$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string().check(z.minLength(1), z.maxLength(36))),
    quantity: z.nullish(z.int().check(z.gte(1), z.lte(100000))),
    label: z.optional(TranslatableStringSchema),
    details: z.optional(TranslatableStringSchema),
    price: z.optional(MultiCurrencyPriceSchema)
}))();
export const ItemModifierSchema: z.ZodMiniType<T.ItemModifier> = ItemModifier$ as Held<typeof ItemModifier$, z.ZodMiniType<T.ItemModifier>>;

const ModifierGroup$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string().check(z.minLength(1), z.maxLength(36))),
    name: z.optional(TranslatableStringSchema),
    modifiers: z.optional(z.array(ItemModifierSchema).check(z.maxLength(25)))
}))();
export const ModifierGroupSchema: z.ZodMiniType<T.ModifierGroup> = ModifierGroup$ as Held<typeof ModifierGroup$, z.ZodMiniType<T.ModifierGroup>>;

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
}))();
export const CheckoutLineItemSchema: z.ZodMiniType<T.CheckoutLineItem> = CheckoutLineItem$ as Held<typeof CheckoutLineItem$, z.ZodMiniType<T.CheckoutLineItem>>;

const StreetAddress$ = /* @__PURE__ */ (() => z.object({
    number: z.string(),
    name: z.string(),
    apt: z.optional(z.string())
}))();
export const StreetAddressSchema: z.ZodMiniType<T.StreetAddress> = StreetAddress$ as Held<typeof StreetAddress$, z.ZodMiniType<T.StreetAddress>>;

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
export const AddressLocationSchema: z.ZodMiniType<T.AddressLocation> = AddressLocation$ as Held<typeof AddressLocation$, z.ZodMiniType<T.AddressLocation>>;

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
export const AddressSchema: z.ZodMiniType<T.Address> = Address$ as Held<typeof Address$, z.ZodMiniType<T.Address>>;

const TaxIdType$ = /* @__PURE__ */ (() => z.string())();
export const TaxIdTypeSchema: z.ZodMiniType<T.TaxIdType> = TaxIdType$ as Held<typeof TaxIdType$, z.ZodMiniType<T.TaxIdType>>;

const VatId$ = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    type: TaxIdTypeSchema
}))();
export const VatIdSchema: z.ZodMiniType<T.VatId> = VatId$ as Held<typeof VatId$, z.ZodMiniType<T.VatId>>;

const FullAddressContactDetails$ = /* @__PURE__ */ (() => z.object({
    firstName: z.nullish(z.string().check(z.maxLength(100))),
    lastName: z.nullish(z.string().check(z.maxLength(100))),
    phone: z.nullish(z.string()),
    company: z.nullish(z.string().check(z.maxLength(1000))),
    vatId: z.optional(VatIdSchema)
}))();
export const FullAddressContactDetailsSchema: z.ZodMiniType<T.FullAddressContactDetails> = FullAddressContactDetails$ as Held<typeof FullAddressContactDetails$, z.ZodMiniType<T.FullAddressContactDetails>>;

const AddressWithContact$ = /* @__PURE__ */ (() => z.object({
    address: z.optional(AddressSchema),
    contactDetails: z.optional(FullAddressContactDetailsSchema)
}))();
export const AddressWithContactSchema: z.ZodMiniType<T.AddressWithContact> = AddressWithContact$ as Held<typeof AddressWithContact$, z.ZodMiniType<T.AddressWithContact>>;

const PickupMethod$ = /* @__PURE__ */ (() => z.string())();
export const PickupMethodSchema: z.ZodMiniType<T.PickupMethod> = PickupMethod$ as Held<typeof PickupMethod$, z.ZodMiniType<T.PickupMethod>>;

const PickupDetails$ = /* @__PURE__ */ (() => z.object({
    address: z.optional(AddressSchema),
    businessLocation: z.boolean(),
    pickupMethod: PickupMethodSchema
}))();
export const PickupDetailsSchema: z.ZodMiniType<T.PickupDetails> = PickupDetails$ as Held<typeof PickupDetails$, z.ZodMiniType<T.PickupDetails>>;

const DeliveryTimeSlot$ = /* @__PURE__ */ (() => z.object({
    from: z.nullish(z.iso.datetime({ offset: true })),
    to: z.nullish(z.iso.datetime({ offset: true }))
}))();
export const DeliveryTimeSlotSchema: z.ZodMiniType<T.DeliveryTimeSlot> = DeliveryTimeSlot$ as Held<typeof DeliveryTimeSlot$, z.ZodMiniType<T.DeliveryTimeSlot>>;

const DeliveryLogistics$ = /* @__PURE__ */ (() => z.object({
    deliveryTime: z.nullish(z.string().check(z.maxLength(500))),
    instructions: z.nullish(z.string().check(z.maxLength(1000))),
    pickupDetails: z.optional(PickupDetailsSchema),
    deliveryTimeSlot: z.optional(DeliveryTimeSlotSchema)
}))();
export const DeliveryLogisticsSchema: z.ZodMiniType<T.DeliveryLogistics> = DeliveryLogistics$ as Held<typeof DeliveryLogistics$, z.ZodMiniType<T.DeliveryLogistics>>;

const SelectedShippingPrices$ = /* @__PURE__ */ (() => z.object({
    totalPriceAfterTax: z.optional(MultiCurrencyPriceSchema),
    totalPriceBeforeTax: z.optional(MultiCurrencyPriceSchema),
    taxDetails: z.optional(ItemTaxFullDetailsSchema),
    totalDiscount: z.optional(MultiCurrencyPriceSchema),
    price: z.optional(MultiCurrencyPriceSchema)
}))();
export const SelectedShippingPricesSchema: z.ZodMiniType<T.SelectedShippingPrices> = SelectedShippingPrices$ as Held<typeof SelectedShippingPrices$, z.ZodMiniType<T.SelectedShippingPrices>>;

const CarrierChargeType$ = /* @__PURE__ */ (() => z.string())();
export const CarrierChargeTypeSchema: z.ZodMiniType<T.CarrierChargeType> = CarrierChargeType$ as Held<typeof CarrierChargeType$, z.ZodMiniType<T.CarrierChargeType>>;

const SelectedShippingCharge$ = /* @__PURE__ */ (() => z.object({
    type: CarrierChargeTypeSchema,
    details: z.nullish(z.string().check(z.maxLength(200))),
    cost: z.optional(SelectedShippingPricesSchema)
}))();
export const SelectedShippingChargeSchema: z.ZodMiniType<T.SelectedShippingCharge> = SelectedShippingCharge$ as Held<typeof SelectedShippingCharge$, z.ZodMiniType<T.SelectedShippingCharge>>;

const DeliveryCarrier$ = /* @__PURE__ */ (() => z.object({
    appId: z.nullish(z.guid()),
    code: z.string().check(z.maxLength(250))
}))();
export const DeliveryCarrierSchema: z.ZodMiniType<T.DeliveryCarrier> = DeliveryCarrier$ as Held<typeof DeliveryCarrier$, z.ZodMiniType<T.DeliveryCarrier>>;

const DeliveryRegion$ = /* @__PURE__ */ (() => z.object({
    id: z.nullish(z.guid()),
    name: z.nullish(z.string().check(z.maxLength(100)))
}))();
export const DeliveryRegionSchema: z.ZodMiniType<T.DeliveryRegion> = DeliveryRegion$ as Held<typeof DeliveryRegion$, z.ZodMiniType<T.DeliveryRegion>>;

const ApplicableLineItems$ = /* @__PURE__ */ (() => z.object({
    lineItemIds: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(300)))
}))();
export const ApplicableLineItemsSchema: z.ZodMiniType<T.ApplicableLineItems> = ApplicableLineItems$ as Held<typeof ApplicableLineItems$, z.ZodMiniType<T.ApplicableLineItems>>;

const DeliveryAllocation$ = /* @__PURE__ */ (() => z.object({
    deliveryCarrier: z.optional(DeliveryCarrierSchema),
    deliveryRegion: z.optional(DeliveryRegionSchema),
    applicableLineItems: z.optional(ApplicableLineItemsSchema)
}))();
export const DeliveryAllocationSchema: z.ZodMiniType<T.DeliveryAllocation> = DeliveryAllocation$ as Held<typeof DeliveryAllocation$, z.ZodMiniType<T.DeliveryAllocation>>;

const SelectedCarrierServiceOption$ = /* @__PURE__ */ (() => z.object({
    code: z.string().check(z.maxLength(100)),
    title: z.string().check(z.maxLength(250)),
    logistics: z.optional(DeliveryLogisticsSchema),
    cost: z.optional(SelectedShippingPricesSchema),
    requestedShippingOption: z.boolean(),
    otherCharges: z.array(SelectedShippingChargeSchema),
    carrierId: z.nullish(z.guid()),
    deliveryAllocations: z.array(DeliveryAllocationSchema).check(z.maxLength(300)),
    partial: z.nullish(z.boolean())
}))();
export const SelectedCarrierServiceOptionSchema: z.ZodMiniType<T.SelectedCarrierServiceOption> = SelectedCarrierServiceOption$ as Held<typeof SelectedCarrierServiceOption$, z.ZodMiniType<T.SelectedCarrierServiceOption>>;

const ShippingRegion$ = /* @__PURE__ */ (() => z.object({
    id: z.guid(),
    name: z.string().check(z.maxLength(100))
}))();
export const ShippingRegionSchema: z.ZodMiniType<T.ShippingRegion> = ShippingRegion$ as Held<typeof ShippingRegion$, z.ZodMiniType<T.ShippingRegion>>;

const ShippingCharge$ = /* @__PURE__ */ (() => z.object({
    type: z.optional(CarrierChargeTypeSchema),
    price: z.optional(MultiCurrencyPriceSchema),
    details: z.nullish(z.string().check(z.maxLength(250)))
}))();
export const ShippingChargeSchema: z.ZodMiniType<T.ShippingCharge> = ShippingCharge$ as Held<typeof ShippingCharge$, z.ZodMiniType<T.ShippingCharge>>;

const ShippingPrice$ = /* @__PURE__ */ (() => z.object({
    price: z.optional(MultiCurrencyPriceSchema),
    otherCharges: z.optional(z.array(ShippingChargeSchema))
}))();
export const ShippingPriceSchema: z.ZodMiniType<T.ShippingPrice> = ShippingPrice$ as Held<typeof ShippingPrice$, z.ZodMiniType<T.ShippingPrice>>;

const ShippingOption$ = /* @__PURE__ */ (() => z.object({
    code: z.optional(z.string().check(z.maxLength(100))),
    title: z.optional(z.string().check(z.maxLength(250))),
    logistics: z.optional(DeliveryLogisticsSchema),
    cost: z.optional(ShippingPriceSchema),
    deliveryAllocations: z.optional(z.array(DeliveryAllocationSchema).check(z.maxLength(300))),
    partial: z.nullish(z.boolean())
}))();
export const ShippingOptionSchema: z.ZodMiniType<T.ShippingOption> = ShippingOption$ as Held<typeof ShippingOption$, z.ZodMiniType<T.ShippingOption>>;

const CarrierServiceOption$ = /* @__PURE__ */ (() => z.object({
    carrierId: z.guid(),
    shippingOptions: z.optional(z.array(ShippingOptionSchema))
}))();
export const CarrierServiceOptionSchema: z.ZodMiniType<T.CarrierServiceOption> = CarrierServiceOption$ as Held<typeof CarrierServiceOption$, z.ZodMiniType<T.CarrierServiceOption>>;

const CheckoutShippingInfo$ = /* @__PURE__ */ (() => z.object({
    shippingDestination: z.optional(AddressWithContactSchema),
    selectedCarrierServiceOption: z.optional(SelectedCarrierServiceOptionSchema),
    region: z.optional(ShippingRegionSchema),
    carrierServiceOptions: z.array(CarrierServiceOptionSchema)
}))();
export const CheckoutShippingInfoSchema: z.ZodMiniType<T.CheckoutShippingInfo> = CheckoutShippingInfo$ as Held<typeof CheckoutShippingInfo$, z.ZodMiniType<T.CheckoutShippingInfo>>;

const CheckoutBuyerInfo$ = /* @__PURE__ */ (() => z.object({
    visitorId: z.optional(z.guid()),
    memberId: z.optional(z.guid()),
    contactId: z.nullish(z.guid()),
    email: z.nullish(z.email())
}))();
export const CheckoutBuyerInfoSchema: z.ZodMiniType<T.CheckoutBuyerInfo> = CheckoutBuyerInfo$ as Held<typeof CheckoutBuyerInfo$, z.ZodMiniType<T.CheckoutBuyerInfo>>;

const PriceSummary$ = /* @__PURE__ */ (() => z.object({
    subtotal: z.optional(MultiCurrencyPriceSchema),
    shipping: z.optional(MultiCurrencyPriceSchema),
    tax: z.optional(MultiCurrencyPriceSchema),
    discount: z.optional(MultiCurrencyPriceSchema),
    total: z.optional(MultiCurrencyPriceSchema),
    additionalFees: z.optional(MultiCurrencyPriceSchema)
}))();
export const PriceSummarySchema: z.ZodMiniType<T.PriceSummary> = PriceSummary$ as Held<typeof PriceSummary$, z.ZodMiniType<T.PriceSummary>>;

const ApplicationError$ = /* @__PURE__ */ (() => z.object({
    code: z.string(),
    description: z.string(),
    data: z.nullish(z.record(z.string(), z.unknown()))
}))();
export const ApplicationErrorSchema: z.ZodMiniType<T.ApplicationError> = ApplicationError$ as Held<typeof ApplicationError$, z.ZodMiniType<T.ApplicationError>>;

const CalculationFieldViolation$ = /* @__PURE__ */ (() => z.object({
    field: z.string(),
    description: z.string(),
    violatedRule: ValidationRuleSchema,
    ruleName: z.nullish(z.string()),
    data: z.nullish(z.record(z.string(), z.unknown()))
}))();
export const CalculationFieldViolationSchema: z.ZodMiniType<T.CalculationFieldViolation> = CalculationFieldViolation$ as Held<typeof CalculationFieldViolation$, z.ZodMiniType<T.CalculationFieldViolation>>;

const CalculationValidationError$ = /* @__PURE__ */ (() => z.object({
    fieldViolations: z.array(CalculationFieldViolationSchema)
}))();
export const CalculationValidationErrorSchema: z.ZodMiniType<T.CalculationValidationError> = CalculationValidationError$ as Held<typeof CalculationValidationError$, z.ZodMiniType<T.CalculationValidationError>>;

const CalculationSystemError$ = /* @__PURE__ */ (() => z.object({
    errorCode: z.nullish(z.string())
}))();
export const CalculationSystemErrorSchema: z.ZodMiniType<T.CalculationSystemError> = CalculationSystemError$ as Held<typeof CalculationSystemError$, z.ZodMiniType<T.CalculationSystemError>>;

const CalculationError$ = /* @__PURE__ */ (() => z.object({
    applicationError: z.optional(ApplicationErrorSchema),
    validationError: z.optional(CalculationValidationErrorSchema),
    systemError: z.optional(CalculationSystemErrorSchema),
    tracing: z.optional(z.record(z.string(), z.string()))
}))();
export const CalculationErrorSchema: z.ZodMiniType<T.CalculationError> = CalculationError$ as Held<typeof CalculationError$, z.ZodMiniType<T.CalculationError>>;

const CarrierError$ = /* @__PURE__ */ (() => z.object({
    carrierId: z.string(),
    error: z.optional(CalculationErrorSchema)
}))();
export const CarrierErrorSchema: z.ZodMiniType<T.CarrierError> = CarrierError$ as Held<typeof CarrierError$, z.ZodMiniType<T.CarrierError>>;

const CarrierErrors$ = /* @__PURE__ */ (() => z.object({
    errors: z.array(CarrierErrorSchema)
}))();
export const CarrierErrorsSchema: z.ZodMiniType<T.CarrierErrors> = CarrierErrors$ as Held<typeof CarrierErrors$, z.ZodMiniType<T.CarrierErrors>>;

const CalculationErrors$ = /* @__PURE__ */ (() => z.object({
    generalShippingCalculationError: z.optional(CalculationErrorSchema),
    carrierErrors: z.optional(CarrierErrorsSchema),
    selectedShippingOptionError: z.optional(CalculationErrorSchema),
    taxCalculationError: z.optional(CalculationErrorSchema),
    couponCalculationError: z.optional(CalculationErrorSchema),
    giftCardCalculationError: z.optional(CalculationErrorSchema),
    orderValidationErrors: z.array(ApplicationErrorSchema),
    membershipError: z.optional(CalculationErrorSchema),
    discountsCalculationError: z.optional(CalculationErrorSchema)
}))();
export const CalculationErrorsSchema: z.ZodMiniType<T.CalculationErrors> = CalculationErrors$ as Held<typeof CalculationErrors$, z.ZodMiniType<T.CalculationErrors>>;

const GiftCard$ = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    obfuscatedCode: z.string(),
    amount: z.optional(MultiCurrencyPriceSchema),
    appId: z.guid(),
    externalId: z.nullish(z.string().check(z.minLength(1), z.maxLength(50))),
    requestedAmount: z.optional(MultiCurrencyPriceSchema),
    code: z.optional(z.string().check(z.minLength(8), z.maxLength(20)))
}))();
export const GiftCardSchema: z.ZodMiniType<T.GiftCard> = GiftCard$ as Held<typeof GiftCard$, z.ZodMiniType<T.GiftCard>>;

const AppliedCoupon$ = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    code: z.string(),
    amount: z.optional(MultiCurrencyPriceSchema),
    name: z.string()
}))();
export const AppliedCouponSchema: z.ZodMiniType<T.AppliedCoupon> = AppliedCoupon$ as Held<typeof AppliedCoupon$, z.ZodMiniType<T.AppliedCoupon>>;

const AppliedMerchantDiscount$ = /* @__PURE__ */ (() => z.object({
    amount: z.optional(MultiCurrencyPriceSchema),
    percentage: z.nullish(z.union([
        z.number().check(z.gte(0.01), z.lte(100)),
        z.literal([Number.NaN, Infinity, -Infinity])
    ]))
}))();
export const AppliedMerchantDiscountSchema: z.ZodMiniType<T.AppliedMerchantDiscount> = AppliedMerchantDiscount$ as Held<typeof AppliedMerchantDiscount$, z.ZodMiniType<T.AppliedMerchantDiscount>>;

const DiscountRuleName$ = /* @__PURE__ */ (() => z.object({
    original: z.string().check(z.minLength(1), z.maxLength(256)),
    translated: z.nullish(z.string().check(z.minLength(1), z.maxLength(500)))
}))();
export const DiscountRuleNameSchema: z.ZodMiniType<T.DiscountRuleName> = DiscountRuleName$ as Held<typeof DiscountRuleName$, z.ZodMiniType<T.DiscountRuleName>>;

const AppliedDiscountRule$ = /* @__PURE__ */ (() => z.object({
    id: z.guid(),
    name: z.optional(DiscountRuleNameSchema),
    amount: z.optional(MultiCurrencyPriceSchema)
}))();
export const AppliedDiscountRuleSchema: z.ZodMiniType<T.AppliedDiscountRule> = AppliedDiscountRule$ as Held<typeof AppliedDiscountRule$, z.ZodMiniType<T.AppliedDiscountRule>>;

const DiscountType$ = /* @__PURE__ */ (() => z.string())();
export const DiscountTypeSchema: z.ZodMiniType<T.DiscountType> = DiscountType$ as Held<typeof DiscountType$, z.ZodMiniType<T.DiscountType>>;

const AppliedDiscount$ = /* @__PURE__ */ (() => z.object({
    coupon: z.optional(AppliedCouponSchema),
    merchantDiscount: z.optional(AppliedMerchantDiscountSchema),
    discountRule: z.optional(AppliedDiscountRuleSchema),
    discountType: DiscountTypeSchema,
    lineItemIds: z.optional(z.array(z.guid())),
    id: z.nullish(z.guid())
}))();
export const AppliedDiscountSchema: z.ZodMiniType<T.AppliedDiscount> = AppliedDiscount$ as Held<typeof AppliedDiscount$, z.ZodMiniType<T.AppliedDiscount>>;

const CustomField$ = /* @__PURE__ */ (() => z.object({
    value: z.unknown(),
    title: z.string().check(z.minLength(1), z.maxLength(500)),
    translatedTitle: z.nullish(z.string().check(z.minLength(1), z.maxLength(500)))
}))();
export const CustomFieldSchema: z.ZodMiniType<T.CustomField> = CustomField$ as Held<typeof CustomField$, z.ZodMiniType<T.CustomField>>;

const WeightUnit$ = /* @__PURE__ */ (() => z.string())();
export const WeightUnitSchema: z.ZodMiniType<T.WeightUnit> = WeightUnit$ as Held<typeof WeightUnit$, z.ZodMiniType<T.WeightUnit>>;

const ManualCalculationReason$ = /* @__PURE__ */ (() => z.string())();
export const ManualCalculationReasonSchema: z.ZodMiniType<T.ManualCalculationReason> = ManualCalculationReason$ as Held<typeof ManualCalculationReason$, z.ZodMiniType<T.ManualCalculationReason>>;

const FallbackReason$ = /* @__PURE__ */ (() => z.string())();
export const FallbackReasonSchema: z.ZodMiniType<T.FallbackReason> = FallbackReason$ as Held<typeof FallbackReason$, z.ZodMiniType<T.FallbackReason>>;

const AutoTaxFallbackDetails$ = /* @__PURE__ */ (() => z.object({
    fallbackReason: FallbackReasonSchema,
    error: z.optional(ApplicationErrorSchema)
}))();
export const AutoTaxFallbackDetailsSchema: z.ZodMiniType<T.AutoTaxFallbackDetails> = AutoTaxFallbackDetails$ as Held<typeof AutoTaxFallbackDetails$, z.ZodMiniType<T.AutoTaxFallbackDetails>>;

const RateType$ = /* @__PURE__ */ (() => z.string())();
export const RateTypeSchema: z.ZodMiniType<T.RateType> = RateType$ as Held<typeof RateType$, z.ZodMiniType<T.RateType>>;

const TaxCalculationDetails$ = /* @__PURE__ */ (() => z.object({
    manualRateReason: z.optional(ManualCalculationReasonSchema),
    autoTaxFallbackDetails: z.optional(AutoTaxFallbackDetailsSchema),
    rateType: RateTypeSchema
}))();
export const TaxCalculationDetailsSchema: z.ZodMiniType<T.TaxCalculationDetails> = TaxCalculationDetails$ as Held<typeof TaxCalculationDetails$, z.ZodMiniType<T.TaxCalculationDetails>>;

const TaxSummary$ = /* @__PURE__ */ (() => z.object({
    taxableAmount: z.optional(MultiCurrencyPriceSchema),
    totalTax: z.optional(MultiCurrencyPriceSchema),
    calculationDetails: z.optional(TaxCalculationDetailsSchema)
}))();
export const TaxSummarySchema: z.ZodMiniType<T.TaxSummary> = TaxSummary$ as Held<typeof TaxSummary$, z.ZodMiniType<T.TaxSummary>>;

const ChannelType$ = /* @__PURE__ */ (() => z.string())();
export const ChannelTypeSchema: z.ZodMiniType<T.ChannelType> = ChannelType$ as Held<typeof ChannelType$, z.ZodMiniType<T.ChannelType>>;

const CreatedBy$ = /* @__PURE__ */ (() => z.object({
    userId: z.optional(z.guid()),
    memberId: z.optional(z.guid()),
    visitorId: z.optional(z.guid()),
    appId: z.optional(z.guid())
}))();
export const CreatedBySchema: z.ZodMiniType<T.CreatedBy> = CreatedBy$ as Held<typeof CreatedBy$, z.ZodMiniType<T.CreatedBy>>;

const MembershipName$ = /* @__PURE__ */ (() => z.object({
    original: z.string().check(z.maxLength(100)),
    translated: z.nullish(z.string().check(z.maxLength(100)))
}))();
export const MembershipNameSchema: z.ZodMiniType<T.MembershipName> = MembershipName$ as Held<typeof MembershipName$, z.ZodMiniType<T.MembershipName>>;

const MembershipCredits$ = /* @__PURE__ */ (() => z.object({
    total: z.int().check(z.gte(1), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' })),
    remaining: z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))
}))();
export const MembershipCreditsSchema: z.ZodMiniType<T.MembershipCredits> = MembershipCredits$ as Held<typeof MembershipCredits$, z.ZodMiniType<T.MembershipCredits>>;

const Membership$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1), z.maxLength(200)),
    appId: z.guid(),
    name: z.optional(MembershipNameSchema),
    lineItemIds: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(300))),
    credits: z.optional(MembershipCreditsSchema),
    expirationDate: z.nullish(z.iso.datetime({ offset: true })),
    additionalData: z.nullish(z.record(z.string(), z.unknown()))
}))();
export const MembershipSchema: z.ZodMiniType<T.Membership> = Membership$ as Held<typeof Membership$, z.ZodMiniType<T.Membership>>;

const InvalidMembership$ = /* @__PURE__ */ (() => z.object({
    membership: z.optional(MembershipSchema),
    reason: z.string().check(z.minLength(1), z.maxLength(100))
}))();
export const InvalidMembershipSchema: z.ZodMiniType<T.InvalidMembership> = InvalidMembership$ as Held<typeof InvalidMembership$, z.ZodMiniType<T.InvalidMembership>>;

const CheckoutSelectedMembership$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1), z.maxLength(200)),
    appId: z.guid(),
    lineItemIds: z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(300))
}))();
export const CheckoutSelectedMembershipSchema: z.ZodMiniType<T.CheckoutSelectedMembership> = CheckoutSelectedMembership$ as Held<typeof CheckoutSelectedMembership$, z.ZodMiniType<T.CheckoutSelectedMembership>>;

const CheckoutSelectedMemberships$ = /* @__PURE__ */ (() => z.object({
    memberships: z.array(CheckoutSelectedMembershipSchema).check(z.maxLength(300))
}))();
export const CheckoutSelectedMembershipsSchema: z.ZodMiniType<T.CheckoutSelectedMemberships> = CheckoutSelectedMemberships$ as Held<typeof CheckoutSelectedMemberships$, z.ZodMiniType<T.CheckoutSelectedMemberships>>;

const CheckoutMembershipOptions$ = /* @__PURE__ */ (() => z.object({
    eligibleMemberships: z.array(MembershipSchema).check(z.maxLength(300)),
    invalidMemberships: z.array(InvalidMembershipSchema).check(z.maxLength(300)),
    selectedMemberships: z.optional(CheckoutSelectedMembershipsSchema)
}))();
export const CheckoutMembershipOptionsSchema: z.ZodMiniType<T.CheckoutMembershipOptions> = CheckoutMembershipOptions$ as Held<typeof CheckoutMembershipOptions$, z.ZodMiniType<T.CheckoutMembershipOptions>>;

const AdditionalFeeSource$ = /* @__PURE__ */ (() => z.string())();
export const AdditionalFeeSourceSchema: z.ZodMiniType<T.AdditionalFeeSource> = AdditionalFeeSource$ as Held<typeof AdditionalFeeSource$, z.ZodMiniType<T.AdditionalFeeSource>>;

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
export const AdditionalFeeSchema: z.ZodMiniType<T.AdditionalFee> = AdditionalFee$ as Held<typeof AdditionalFee$, z.ZodMiniType<T.AdditionalFee>>;

const ViolationSeverity$ = /* @__PURE__ */ (() => z.string())();
export const ViolationSeveritySchema: z.ZodMiniType<T.ViolationSeverity> = ViolationSeverity$ as Held<typeof ViolationSeverity$, z.ZodMiniType<T.ViolationSeverity>>;

const NameInOther$ = /* @__PURE__ */ (() => z.string())();
export const NameInOtherSchema: z.ZodMiniType<T.NameInOther> = NameInOther$ as Held<typeof NameInOther$, z.ZodMiniType<T.NameInOther>>;

const ViolationPlace$ = /* @__PURE__ */ (() => z.object({
    name: NameInOtherSchema
}))();
export const ViolationPlaceSchema: z.ZodMiniType<T.ViolationPlace> = ViolationPlace$ as Held<typeof ViolationPlace$, z.ZodMiniType<T.ViolationPlace>>;

const NameInLineItem$ = /* @__PURE__ */ (() => z.string())();
export const NameInLineItemSchema: z.ZodMiniType<T.NameInLineItem> = NameInLineItem$ as Held<typeof NameInLineItem$, z.ZodMiniType<T.NameInLineItem>>;

const SuggestedFix$ = /* @__PURE__ */ (() => z.string())();
export const SuggestedFixSchema: z.ZodMiniType<T.SuggestedFix> = SuggestedFix$ as Held<typeof SuggestedFix$, z.ZodMiniType<T.SuggestedFix>>;

const ViolationLineItem$ = /* @__PURE__ */ (() => z.object({
    name: NameInLineItemSchema,
    id: z.nullish(z.string()),
    suggestedFix: z.optional(SuggestedFixSchema)
}))();
export const ViolationLineItemSchema: z.ZodMiniType<T.ViolationLineItem> = ViolationLineItem$ as Held<typeof ViolationLineItem$, z.ZodMiniType<T.ViolationLineItem>>;

const ViolationTarget$ = /* @__PURE__ */ (() => z.object({
    other: z.optional(ViolationPlaceSchema),
    lineItem: z.optional(ViolationLineItemSchema)
}))();
export const ViolationTargetSchema: z.ZodMiniType<T.ViolationTarget> = ViolationTarget$ as Held<typeof ViolationTarget$, z.ZodMiniType<T.ViolationTarget>>;

const Violation$ = /* @__PURE__ */ (() => z.object({
    severity: ViolationSeveritySchema,
    target: z.optional(ViolationTargetSchema),
    description: z.nullish(z.string().check(z.minLength(1), z.maxLength(1000)))
}))();
export const ViolationSchema: z.ZodMiniType<T.Violation> = Violation$ as Held<typeof Violation$, z.ZodMiniType<T.Violation>>;

const CheckoutCustomSettings$ = /* @__PURE__ */ (() => z.object({
    lockGiftCard: z.boolean(),
    lockCouponCode: z.boolean(),
    disabledPolicyAgreementCheckbox: z.boolean(),
    disabledManualPayment: z.boolean()
}))();
export const CheckoutCustomSettingsSchema: z.ZodMiniType<T.CheckoutCustomSettings> = CheckoutCustomSettings$ as Held<typeof CheckoutCustomSettings$, z.ZodMiniType<T.CheckoutCustomSettings>>;

const CheckoutCustomContentReference$ = /* @__PURE__ */ (() => z.object({
    appId: z.guid(),
    componentId: z.guid()
}))();
export const CheckoutCustomContentReferenceSchema: z.ZodMiniType<T.CheckoutCustomContentReference> = CheckoutCustomContentReference$ as Held<typeof CheckoutCustomContentReference$, z.ZodMiniType<T.CheckoutCustomContentReference>>;

const CheckoutExternalReference$ = /* @__PURE__ */ (() => z.object({
    appId: z.guid(),
    resourceId: z.nullish(z.string().check(z.minLength(1), z.maxLength(100)))
}))();
export const CheckoutExternalReferenceSchema: z.ZodMiniType<T.CheckoutExternalReference> = CheckoutExternalReference$ as Held<typeof CheckoutExternalReference$, z.ZodMiniType<T.CheckoutExternalReference>>;

const Checkout$ = /* @__PURE__ */ (() => z.object({
    id: z.nullish(z.guid()),
    lineItems: z.array(CheckoutLineItemSchema).check(z.maxLength(300)),
    billingInfo: z.optional(AddressWithContactSchema),
    shippingInfo: z.optional(CheckoutShippingInfoSchema),
    buyerNote: z.nullish(z.string().check(z.maxLength(1000))),
    buyerInfo: z.optional(CheckoutBuyerInfoSchema),
    conversionCurrency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    priceSummary: z.optional(PriceSummarySchema),
    calculationErrors: z.optional(CalculationErrorsSchema),
    giftCard: z.optional(GiftCardSchema),
    appliedDiscounts: z.array(AppliedDiscountSchema),
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
export const CheckoutSchema: z.ZodMiniType<T.Checkout> = Checkout$ as Held<typeof Checkout$, z.ZodMiniType<T.Checkout>>;

const CheckoutResponse$ = /* @__PURE__ */ (() => z.object({
    checkout: CheckoutSchema
}))();
export const CheckoutResponseSchema: z.ZodMiniType<T.CheckoutResponse> = CheckoutResponse$ as Held<typeof CheckoutResponse$, z.ZodMiniType<T.CheckoutResponse>>;

const GetCheckoutUrlResponse$ = /* @__PURE__ */ (() => z.object({
    checkoutUrl: z.string()
}))();
export const GetCheckoutUrlResponseSchema: z.ZodMiniType<T.GetCheckoutUrlResponse> = GetCheckoutUrlResponse$ as Held<typeof GetCheckoutUrlResponse$, z.ZodMiniType<T.GetCheckoutUrlResponse>>;

const CreateOrderFromCheckoutResponse$ = /* @__PURE__ */ (() => z.object({
    orderId: z.optional(z.guid()),
    subscriptionId: z.optional(z.guid()),
    paymentGatewayOrderId: z.nullish(z.string())
}))();
export const CreateOrderFromCheckoutResponseSchema: z.ZodMiniType<T.CreateOrderFromCheckoutResponse> = CreateOrderFromCheckoutResponse$ as Held<typeof CreateOrderFromCheckoutResponse$, z.ZodMiniType<T.CreateOrderFromCheckoutResponse>>;

const CartSelectedMembership$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1), z.maxLength(100)),
    appId: z.guid()
}))();
export const CartSelectedMembershipSchema: z.ZodMiniType<T.CartSelectedMembership> = CartSelectedMembership$ as Held<typeof CartSelectedMembership$, z.ZodMiniType<T.CartSelectedMembership>>;

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
}))();
export const CartLineItemSchema: z.ZodMiniType<T.CartLineItem> = CartLineItem$ as Held<typeof CartLineItem$, z.ZodMiniType<T.CartLineItem>>;

const CartBuyerInfo$ = /* @__PURE__ */ (() => z.object({
    visitorId: z.optional(z.guid()),
    memberId: z.optional(z.guid()),
    userId: z.optional(z.guid()),
    contactId: z.nullish(z.guid()),
    email: z.nullish(z.email())
}))();
export const CartBuyerInfoSchema: z.ZodMiniType<T.CartBuyerInfo> = CartBuyerInfo$ as Held<typeof CartBuyerInfo$, z.ZodMiniType<T.CartBuyerInfo>>;

const CartCoupon$ = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    code: z.string(),
    amount: z.optional(MultiCurrencyPriceSchema)
}))();
export const CartCouponSchema: z.ZodMiniType<T.CartCoupon> = CartCoupon$ as Held<typeof CartCoupon$, z.ZodMiniType<T.CartCoupon>>;

const CartMerchantDiscount$ = /* @__PURE__ */ (() => z.object({
    amount: z.optional(MultiCurrencyPriceSchema)
}))();
export const CartMerchantDiscountSchema: z.ZodMiniType<T.CartMerchantDiscount> = CartMerchantDiscount$ as Held<typeof CartMerchantDiscount$, z.ZodMiniType<T.CartMerchantDiscount>>;

const CartDiscount$ = /* @__PURE__ */ (() => z.object({
    coupon: z.optional(CartCouponSchema),
    merchantDiscount: z.optional(CartMerchantDiscountSchema),
    lineItemIds: z.optional(z.array(z.guid()).check(z.maxLength(300)))
}))();
export const CartDiscountSchema: z.ZodMiniType<T.CartDiscount> = CartDiscount$ as Held<typeof CartDiscount$, z.ZodMiniType<T.CartDiscount>>;

const CartSelectedShippingOption$ = /* @__PURE__ */ (() => z.object({
    carrierId: z.nullish(z.guid()),
    code: z.string().check(z.minLength(1), z.maxLength(100))
}))();
export const CartSelectedShippingOptionSchema: z.ZodMiniType<T.CartSelectedShippingOption> = CartSelectedShippingOption$ as Held<typeof CartSelectedShippingOption$, z.ZodMiniType<T.CartSelectedShippingOption>>;

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
export const CartSchema: z.ZodMiniType<T.Cart> = Cart$ as Held<typeof Cart$, z.ZodMiniType<T.Cart>>;

const CartResponse$ = /* @__PURE__ */ (() => z.object({
    cart: CartSchema
}))();
export const CartResponseSchema: z.ZodMiniType<T.CartResponse> = CartResponse$ as Held<typeof CartResponse$, z.ZodMiniType<T.CartResponse>>;

const CreateCheckoutFromCurrentCartResponse$ = /* @__PURE__ */ (() => z.object({
    checkoutId: z.string()
}))();
export const CreateCheckoutFromCurrentCartResponseSchema: z.ZodMiniType<T.CreateCheckoutFromCurrentCartResponse> = CreateCheckoutFromCurrentCartResponse$ as Held<typeof CreateCheckoutFromCurrentCartResponse$, z.ZodMiniType<T.CreateCheckoutFromCurrentCartResponse>>;

const CartHostSelectedMembership$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    appId: z.optional(z.guid()),
    lineItemIds: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(300)))
}))();
export const CartHostSelectedMembershipSchema: z.ZodMiniType<T.CartHostSelectedMembership> = CartHostSelectedMembership$ as Held<typeof CartHostSelectedMembership$, z.ZodMiniType<T.CartHostSelectedMembership>>;

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
export const CartLineItemPricesDataSchema: z.ZodMiniType<T.CartLineItemPricesData> = CartLineItemPricesData$ as Held<typeof CartLineItemPricesData$, z.ZodMiniType<T.CartLineItemPricesData>>;

const CartCalculatedLineItem$ = /* @__PURE__ */ (() => z.object({
    lineItemId: z.string(),
    pricesBreakdown: z.optional(CartLineItemPricesDataSchema),
    paymentOption: PaymentOptionTypeSchema,
    taxableAddress: z.optional(TaxableAddressSchema)
}))();
export const CartCalculatedLineItemSchema: z.ZodMiniType<T.CartCalculatedLineItem> = CartCalculatedLineItem$ as Held<typeof CartCalculatedLineItem$, z.ZodMiniType<T.CartCalculatedLineItem>>;

const CartShippingInformation$ = /* @__PURE__ */ (() => z.object({
    region: z.optional(ShippingRegionSchema),
    selectedCarrierServiceOption: z.optional(SelectedCarrierServiceOptionSchema),
    carrierServiceOptions: z.array(CarrierServiceOptionSchema)
}))();
export const CartShippingInformationSchema: z.ZodMiniType<T.CartShippingInformation> = CartShippingInformation$ as Held<typeof CartShippingInformation$, z.ZodMiniType<T.CartShippingInformation>>;

const CartMembershipOptions$ = /* @__PURE__ */ (() => z.object({
    eligibleMemberships: z.array(MembershipSchema).check(z.maxLength(300)),
    invalidMemberships: z.array(InvalidMembershipSchema).check(z.maxLength(300)),
    selectedMemberships: z.array(CartHostSelectedMembershipSchema).check(z.maxLength(300))
}))();
export const CartMembershipOptionsSchema: z.ZodMiniType<T.CartMembershipOptions> = CartMembershipOptions$ as Held<typeof CartMembershipOptions$, z.ZodMiniType<T.CartMembershipOptions>>;

const EstimateCurrentCartTotalsResponse$ = /* @__PURE__ */ (() => z.object({
    cart: z.optional(CartSchema),
    calculatedLineItems: z.array(CartCalculatedLineItemSchema),
    priceSummary: z.optional(PriceSummarySchema),
    giftCard: z.optional(GiftCardSchema),
    taxSummary: z.optional(TaxSummarySchema),
    shippingInfo: z.optional(CartShippingInformationSchema),
    appliedDiscounts: z.array(AppliedDiscountSchema),
    calculationErrors: z.optional(CalculationErrorsSchema),
    weightUnit: WeightUnitSchema,
    currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    payNow: z.optional(PriceSummarySchema),
    payLater: z.optional(PriceSummarySchema),
    membershipOptions: z.optional(CartMembershipOptionsSchema),
    additionalFees: z.array(AdditionalFeeSchema).check(z.maxLength(100)),
    violations: z.array(ViolationSchema)
}))();
export const EstimateCurrentCartTotalsResponseSchema: z.ZodMiniType<T.EstimateCurrentCartTotalsResponse> = EstimateCurrentCartTotalsResponse$ as Held<typeof EstimateCurrentCartTotalsResponse$, z.ZodMiniType<T.EstimateCurrentCartTotalsResponse>>;

const Invoice$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string()),
    appId: z.optional(z.string())
}))();
export const InvoiceSchema: z.ZodMiniType<T.Invoice> = Invoice$ as Held<typeof Invoice$, z.ZodMiniType<T.Invoice>>;

const InvoicesForOrder$ = /* @__PURE__ */ (() => z.object({
    orderId: z.optional(z.string()),
    invoices: z.optional(z.array(InvoiceSchema)),
    invoicesInfo: z.optional(z.array(InvoiceSchema).check(z.maxLength(300)))
}))();
export const InvoicesForOrderSchema: z.ZodMiniType<T.InvoicesForOrder> = InvoicesForOrder$ as Held<typeof InvoicesForOrder$, z.ZodMiniType<T.InvoicesForOrder>>;

const ListInvoicesForOrdersResponse$ = /* @__PURE__ */ (() => z.object({
    invoicesForOrder: z.array(InvoicesForOrderSchema)
}))();
export const ListInvoicesForOrdersResponseSchema: z.ZodMiniType<T.ListInvoicesForOrdersResponse> = ListInvoicesForOrdersResponse$ as Held<typeof ListInvoicesForOrdersResponse$, z.ZodMiniType<T.ListInvoicesForOrdersResponse>>;

const OrderBuyerInfo$ = /* @__PURE__ */ (() => z.object({
    visitorId: z.optional(z.guid()),
    memberId: z.optional(z.guid()),
    contactId: z.nullish(z.guid()),
    email: z.nullish(z.email())
}))();
export const OrderBuyerInfoSchema: z.ZodMiniType<T.OrderBuyerInfo> = OrderBuyerInfo$ as Held<typeof OrderBuyerInfo$, z.ZodMiniType<T.OrderBuyerInfo>>;

const OrderPaymentStatus$ = /* @__PURE__ */ (() => z.string())();
export const OrderPaymentStatusSchema: z.ZodMiniType<T.OrderPaymentStatus> = OrderPaymentStatus$ as Held<typeof OrderPaymentStatus$, z.ZodMiniType<T.OrderPaymentStatus>>;

const OrderFulfillmentStatus$ = /* @__PURE__ */ (() => z.string())();
export const OrderFulfillmentStatusSchema: z.ZodMiniType<T.OrderFulfillmentStatus> = OrderFulfillmentStatus$ as Held<typeof OrderFulfillmentStatus$, z.ZodMiniType<T.OrderFulfillmentStatus>>;

const OrderCurrencyConversionDetails$ = /* @__PURE__ */ (() => z.object({
    originalCurrency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    conversionRate: z.string().check(z.refine((value) => /^-?\d+(\.\d+)?$/.test(value), { error: "must be a decimal number", params: { rule: 'FORMAT' } }))
}))();
export const OrderCurrencyConversionDetailsSchema: z.ZodMiniType<T.OrderCurrencyConversionDetails> = OrderCurrencyConversionDetails$ as Held<typeof OrderCurrencyConversionDetails$, z.ZodMiniType<T.OrderCurrencyConversionDetails>>;

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
export const OrderPickupAddressSchema: z.ZodMiniType<T.OrderPickupAddress> = OrderPickupAddress$ as Held<typeof OrderPickupAddress$, z.ZodMiniType<T.OrderPickupAddress>>;

const OrderPickupDetails$ = /* @__PURE__ */ (() => z.object({
    address: z.optional(OrderPickupAddressSchema),
    pickupMethod: PickupMethodSchema
}))();
export const OrderPickupDetailsSchema: z.ZodMiniType<T.OrderPickupDetails> = OrderPickupDetails$ as Held<typeof OrderPickupDetails$, z.ZodMiniType<T.OrderPickupDetails>>;

const OrderDeliveryLogistics$ = /* @__PURE__ */ (() => z.object({
    shippingDestination: z.optional(AddressWithContactSchema),
    pickupDetails: z.optional(OrderPickupDetailsSchema),
    deliveryTime: z.nullish(z.string().check(z.maxLength(500))),
    instructions: z.nullish(z.string().check(z.maxLength(1000))),
    deliverByDate: z.nullish(z.iso.datetime({ offset: true })),
    deliveryTimeSlot: z.optional(DeliveryTimeSlotSchema)
}))();
export const OrderDeliveryLogisticsSchema: z.ZodMiniType<T.OrderDeliveryLogistics> = OrderDeliveryLogistics$ as Held<typeof OrderDeliveryLogistics$, z.ZodMiniType<T.OrderDeliveryLogistics>>;

const Price$ = /* @__PURE__ */ (() => z.object({
    amount: z.string().check(z.refine((value) => /^-?\d+(\.\d+)?$/.test(value), { error: "must be a decimal number", params: { rule: 'FORMAT' } })),
    formattedAmount: z.string()
}))();
export const PriceSchema: z.ZodMiniType<T.Price> = Price$ as Held<typeof Price$, z.ZodMiniType<T.Price>>;

const OrderItemTaxFullDetails$ = /* @__PURE__ */ (() => z.object({
    taxableAmount: z.optional(PriceSchema),
    taxRate: z.string().check(z.refine((value) => /^-?\d+(\.\d+)?$/.test(value), { error: "must be a decimal number", params: { rule: 'FORMAT' } })),
    totalTax: z.optional(PriceSchema)
}))();
export const OrderItemTaxFullDetailsSchema: z.ZodMiniType<T.OrderItemTaxFullDetails> = OrderItemTaxFullDetails$ as Held<typeof OrderItemTaxFullDetails$, z.ZodMiniType<T.OrderItemTaxFullDetails>>;

const OrderLineItemTaxBreakdown$ = /* @__PURE__ */ (() => z.object({
    jurisdiction: z.nullish(z.string().check(z.maxLength(200))),
    rate: z.nullish(z.string().check(z.refine((value) => /^-?\d+(\.\d+)?$/.test(value), { error: "must be a decimal number", params: { rule: 'FORMAT' } }))),
    taxAmount: z.optional(PriceSchema),
    taxType: z.nullish(z.string().check(z.maxLength(200))),
    taxName: z.nullish(z.string().check(z.maxLength(200))),
    jurisdictionType: z.optional(JurisdictionTypeSchema),
    nonTaxableAmount: z.optional(PriceSchema),
    taxableAmount: z.optional(PriceSchema)
}))();
export const OrderLineItemTaxBreakdownSchema: z.ZodMiniType<T.OrderLineItemTaxBreakdown> = OrderLineItemTaxBreakdown$ as Held<typeof OrderLineItemTaxBreakdown$, z.ZodMiniType<T.OrderLineItemTaxBreakdown>>;

const OrderLineItemTaxInfo$ = /* @__PURE__ */ (() => z.object({
    taxAmount: z.optional(PriceSchema),
    taxableAmount: z.optional(PriceSchema),
    taxRate: z.nullish(z.string().check(z.refine((value) => /^-?\d+(\.\d+)?$/.test(value), { error: "must be a decimal number", params: { rule: 'FORMAT' } }))),
    taxGroupId: z.nullish(z.guid()),
    taxIncludedInPrice: z.boolean(),
    taxBreakdown: z.optional(z.array(OrderLineItemTaxBreakdownSchema).check(z.maxLength(7)))
}))();
export const OrderLineItemTaxInfoSchema: z.ZodMiniType<T.OrderLineItemTaxInfo> = OrderLineItemTaxInfo$ as Held<typeof OrderLineItemTaxInfo$, z.ZodMiniType<T.OrderLineItemTaxInfo>>;

const OrderShippingPrice$ = /* @__PURE__ */ (() => z.object({
    price: z.optional(PriceSchema),
    totalPriceBeforeTax: z.optional(PriceSchema),
    totalPriceAfterTax: z.optional(PriceSchema),
    taxDetails: z.optional(OrderItemTaxFullDetailsSchema),
    taxInfo: z.optional(OrderLineItemTaxInfoSchema),
    discount: z.optional(PriceSchema)
}))();
export const OrderShippingPriceSchema: z.ZodMiniType<T.OrderShippingPrice> = OrderShippingPrice$ as Held<typeof OrderShippingPrice$, z.ZodMiniType<T.OrderShippingPrice>>;

const OrderShippingRegion$ = /* @__PURE__ */ (() => z.object({
    name: z.nullish(z.string().check(z.maxLength(100)))
}))();
export const OrderShippingRegionSchema: z.ZodMiniType<T.OrderShippingRegion> = OrderShippingRegion$ as Held<typeof OrderShippingRegion$, z.ZodMiniType<T.OrderShippingRegion>>;

const OrderShippingInformation$ = /* @__PURE__ */ (() => z.object({
    carrierId: z.nullish(z.string().check(z.minLength(1), z.maxLength(100))),
    code: z.nullish(z.string().check(z.minLength(1), z.maxLength(100))),
    title: z.string().check(z.maxLength(250)),
    logistics: z.optional(OrderDeliveryLogisticsSchema),
    cost: z.optional(OrderShippingPriceSchema),
    region: z.optional(OrderShippingRegionSchema)
}))();
export const OrderShippingInformationSchema: z.ZodMiniType<T.OrderShippingInformation> = OrderShippingInformation$ as Held<typeof OrderShippingInformation$, z.ZodMiniType<T.OrderShippingInformation>>;

const OrderStatus$ = /* @__PURE__ */ (() => z.string())();
export const OrderStatusSchema: z.ZodMiniType<T.OrderStatus> = OrderStatus$ as Held<typeof OrderStatus$, z.ZodMiniType<T.OrderStatus>>;

const OrderTaxSummary$ = /* @__PURE__ */ (() => z.object({
    totalTax: z.optional(PriceSchema)
}))();
export const OrderTaxSummarySchema: z.ZodMiniType<T.OrderTaxSummary> = OrderTaxSummary$ as Held<typeof OrderTaxSummary$, z.ZodMiniType<T.OrderTaxSummary>>;

const OrderTaxBreakdown$ = /* @__PURE__ */ (() => z.object({
    taxName: z.string().check(z.maxLength(200)),
    taxType: z.string().check(z.maxLength(200)),
    jurisdiction: z.string().check(z.maxLength(200)),
    jurisdictionType: JurisdictionTypeSchema,
    rate: z.string().check(z.refine((value) => /^-?\d+(\.\d+)?$/.test(value), { error: "must be a decimal number", params: { rule: 'FORMAT' } })),
    aggregatedTaxAmount: z.optional(PriceSchema)
}))();
export const OrderTaxBreakdownSchema: z.ZodMiniType<T.OrderTaxBreakdown> = OrderTaxBreakdown$ as Held<typeof OrderTaxBreakdown$, z.ZodMiniType<T.OrderTaxBreakdown>>;

const OrderTaxInfo$ = /* @__PURE__ */ (() => z.object({
    totalTax: z.optional(PriceSchema),
    taxBreakdown: z.array(OrderTaxBreakdownSchema).check(z.maxLength(50)),
    taxExempt: z.nullish(z.boolean())
}))();
export const OrderTaxInfoSchema: z.ZodMiniType<T.OrderTaxInfo> = OrderTaxInfo$ as Held<typeof OrderTaxInfo$, z.ZodMiniType<T.OrderTaxInfo>>;

const OrderCoupon$ = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    code: z.string(),
    name: z.string(),
    amount: z.optional(PriceSchema)
}))();
export const OrderCouponSchema: z.ZodMiniType<T.OrderCoupon> = OrderCoupon$ as Held<typeof OrderCoupon$, z.ZodMiniType<T.OrderCoupon>>;

const OrderDiscountReason$ = /* @__PURE__ */ (() => z.string())();
export const OrderDiscountReasonSchema: z.ZodMiniType<T.OrderDiscountReason> = OrderDiscountReason$ as Held<typeof OrderDiscountReason$, z.ZodMiniType<T.OrderDiscountReason>>;

const OrderMerchantDiscount$ = /* @__PURE__ */ (() => z.object({
    discountReason: z.optional(OrderDiscountReasonSchema),
    description: z.nullish(z.string().check(z.maxLength(200))),
    amount: z.optional(PriceSchema),
    percentage: z.nullish(z.string().check(z.refine((value) => /^-?\d+(\.\d+)?$/.test(value), { error: "must be a decimal number", params: { rule: 'FORMAT' } }))),
    name: z.nullish(z.string().check(z.maxLength(200)))
}))();
export const OrderMerchantDiscountSchema: z.ZodMiniType<T.OrderMerchantDiscount> = OrderMerchantDiscount$ as Held<typeof OrderMerchantDiscount$, z.ZodMiniType<T.OrderMerchantDiscount>>;

const OrderDiscountRule$ = /* @__PURE__ */ (() => z.object({
    id: z.guid(),
    name: z.optional(DiscountRuleNameSchema),
    amount: z.optional(PriceSchema)
}))();
export const OrderDiscountRuleSchema: z.ZodMiniType<T.OrderDiscountRule> = OrderDiscountRule$ as Held<typeof OrderDiscountRule$, z.ZodMiniType<T.OrderDiscountRule>>;

const OrderLineItemDiscount$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.guid()),
    totalDiscount: z.optional(PriceSchema)
}))();
export const OrderLineItemDiscountSchema: z.ZodMiniType<T.OrderLineItemDiscount> = OrderLineItemDiscount$ as Held<typeof OrderLineItemDiscount$, z.ZodMiniType<T.OrderLineItemDiscount>>;

const OrderAppliedDiscount$ = /* @__PURE__ */ (() => z.object({
    coupon: z.optional(OrderCouponSchema),
    merchantDiscount: z.optional(OrderMerchantDiscountSchema),
    discountRule: z.optional(OrderDiscountRuleSchema),
    discountType: DiscountTypeSchema,
    lineItemIds: z.optional(z.array(z.guid()).check(z.maxLength(300))),
    id: z.nullish(z.guid()),
    lineItemDiscounts: z.optional(z.array(OrderLineItemDiscountSchema).check(z.maxLength(300)))
}))();
export const OrderAppliedDiscountSchema: z.ZodMiniType<T.OrderAppliedDiscount> = OrderAppliedDiscount$ as Held<typeof OrderAppliedDiscount$, z.ZodMiniType<T.OrderAppliedDiscount>>;

const OrderMerchantComment$ = /* @__PURE__ */ (() => z.object({
    message: z.string().check(z.minLength(1), z.maxLength(5000))
}))();
export const OrderMerchantCommentSchema: z.ZodMiniType<T.OrderMerchantComment> = OrderMerchantComment$ as Held<typeof OrderMerchantComment$, z.ZodMiniType<T.OrderMerchantComment>>;

const OrderRefunded$ = /* @__PURE__ */ (() => z.object({
    manual: z.boolean(),
    amount: z.optional(PriceSchema),
    reason: z.string().check(z.maxLength(200))
}))();
export const OrderRefundedSchema: z.ZodMiniType<T.OrderRefunded> = OrderRefunded$ as Held<typeof OrderRefunded$, z.ZodMiniType<T.OrderRefunded>>;

const LineItemQuantityChangeType$ = /* @__PURE__ */ (() => z.string())();
export const LineItemQuantityChangeTypeSchema: z.ZodMiniType<T.LineItemQuantityChangeType> = LineItemQuantityChangeType$ as Held<typeof LineItemQuantityChangeType$, z.ZodMiniType<T.LineItemQuantityChangeType>>;

const OrderLineItemQuantityChange$ = /* @__PURE__ */ (() => z.object({
    originalQuantity: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.lte(1000000))),
    newQuantity: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.lte(1000000))),
    diff: z.optional(z.int().check(z.gte(1), z.lte(1000000))),
    deltaType: z.optional(LineItemQuantityChangeTypeSchema)
}))();
export const OrderLineItemQuantityChangeSchema: z.ZodMiniType<T.OrderLineItemQuantityChange> = OrderLineItemQuantityChange$ as Held<typeof OrderLineItemQuantityChange$, z.ZodMiniType<T.OrderLineItemQuantityChange>>;

const OrderLineItemPriceChange$ = /* @__PURE__ */ (() => z.object({
    originalPrice: z.optional(PriceSchema),
    newPrice: z.optional(PriceSchema)
}))();
export const OrderLineItemPriceChangeSchema: z.ZodMiniType<T.OrderLineItemPriceChange> = OrderLineItemPriceChange$ as Held<typeof OrderLineItemPriceChange$, z.ZodMiniType<T.OrderLineItemPriceChange>>;

const OrderLineItemChanges$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.guid()),
    name: z.optional(ProductNameSchema),
    quantity: z.optional(OrderLineItemQuantityChangeSchema),
    price: z.optional(OrderLineItemPriceChangeSchema)
}))();
export const OrderLineItemChangesSchema: z.ZodMiniType<T.OrderLineItemChanges> = OrderLineItemChanges$ as Held<typeof OrderLineItemChanges$, z.ZodMiniType<T.OrderLineItemChanges>>;

const OrderManagedLineItem$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.guid()),
    name: z.optional(ProductNameSchema),
    quantity: z.optional(z.int().check(z.gte(1), z.lte(1000000)))
}))();
export const OrderManagedLineItemSchema: z.ZodMiniType<T.OrderManagedLineItem> = OrderManagedLineItem$ as Held<typeof OrderManagedLineItem$, z.ZodMiniType<T.OrderManagedLineItem>>;

const OrderTranslatedValue$ = /* @__PURE__ */ (() => z.object({
    original: z.optional(z.string().check(z.minLength(1))),
    translated: z.nullish(z.string().check(z.minLength(1)))
}))();
export const OrderTranslatedValueSchema: z.ZodMiniType<T.OrderTranslatedValue> = OrderTranslatedValue$ as Held<typeof OrderTranslatedValue$, z.ZodMiniType<T.OrderTranslatedValue>>;

const OrderLineItemAmount$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.guid()),
    name: z.optional(ProductNameSchema),
    amount: z.optional(PriceSchema)
}))();
export const OrderLineItemAmountSchema: z.ZodMiniType<T.OrderLineItemAmount> = OrderLineItemAmount$ as Held<typeof OrderLineItemAmount$, z.ZodMiniType<T.OrderLineItemAmount>>;

const OrderManagedPriceAdjustment$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.guid()),
    name: z.optional(OrderTranslatedValueSchema),
    affectedLineItems: z.optional(z.array(OrderLineItemAmountSchema)),
    totalAmount: z.optional(PriceSchema)
}))();
export const OrderManagedPriceAdjustmentSchema: z.ZodMiniType<T.OrderManagedPriceAdjustment> = OrderManagedPriceAdjustment$ as Held<typeof OrderManagedPriceAdjustment$, z.ZodMiniType<T.OrderManagedPriceAdjustment>>;

const OrderTotalPriceChange$ = /* @__PURE__ */ (() => z.object({
    originalTotal: z.optional(PriceSchema),
    newTotal: z.optional(PriceSchema)
}))();
export const OrderTotalPriceChangeSchema: z.ZodMiniType<T.OrderTotalPriceChange> = OrderTotalPriceChange$ as Held<typeof OrderTotalPriceChange$, z.ZodMiniType<T.OrderTotalPriceChange>>;

const OrderChangedShipping$ = /* @__PURE__ */ (() => z.object({
    total: z.optional(PriceSchema),
    shippingTitle: z.optional(z.string().check(z.maxLength(250)))
}))();
export const OrderChangedShippingSchema: z.ZodMiniType<T.OrderChangedShipping> = OrderChangedShipping$ as Held<typeof OrderChangedShipping$, z.ZodMiniType<T.OrderChangedShipping>>;

const OrderShippingInformationChange$ = /* @__PURE__ */ (() => z.object({
    originalShippingInfo: z.optional(OrderChangedShippingSchema),
    newShippingInfo: z.optional(OrderChangedShippingSchema)
}))();
export const OrderShippingInformationChangeSchema: z.ZodMiniType<T.OrderShippingInformationChange> = OrderShippingInformationChange$ as Held<typeof OrderShippingInformationChange$, z.ZodMiniType<T.OrderShippingInformationChange>>;

const OrderChange$ = /* @__PURE__ */ (() => z.object({
    lineItemChanged: z.optional(OrderLineItemChangesSchema),
    lineItemAdded: z.optional(OrderManagedLineItemSchema),
    lineItemRemoved: z.optional(OrderManagedLineItemSchema),
    discountAdded: z.optional(OrderManagedPriceAdjustmentSchema),
    discountRemoved: z.optional(OrderManagedPriceAdjustmentSchema),
    additionalFeeAdded: z.optional(OrderManagedPriceAdjustmentSchema),
    additionalFeeRemoved: z.optional(OrderManagedPriceAdjustmentSchema),
    totalPriceChanged: z.optional(OrderTotalPriceChangeSchema),
    shippingInformationChanged: z.optional(OrderShippingInformationChangeSchema)
}))();
export const OrderChangeSchema: z.ZodMiniType<T.OrderChange> = OrderChange$ as Held<typeof OrderChange$, z.ZodMiniType<T.OrderChange>>;

const DraftOrderChangesApplied$ = /* @__PURE__ */ (() => z.object({
    draftOrderId: z.string(),
    reason: z.nullish(z.string().check(z.maxLength(200))),
    changes: z.optional(z.array(OrderChangeSchema))
}))();
export const DraftOrderChangesAppliedSchema: z.ZodMiniType<T.DraftOrderChangesApplied> = DraftOrderChangesApplied$ as Held<typeof DraftOrderChangesApplied$, z.ZodMiniType<T.DraftOrderChangesApplied>>;

const OrderSavedPaymentMethod$ = /* @__PURE__ */ (() => z.object({
    name: z.string().check(z.minLength(1), z.maxLength(100)),
    description: z.nullish(z.string().check(z.minLength(1), z.maxLength(100)))
}))();
export const OrderSavedPaymentMethodSchema: z.ZodMiniType<T.OrderSavedPaymentMethod> = OrderSavedPaymentMethod$ as Held<typeof OrderSavedPaymentMethod$, z.ZodMiniType<T.OrderSavedPaymentMethod>>;

const AuthorizedPaymentActivity$ = /* @__PURE__ */ (() => z.object({
    paymentId: z.guid(),
    amount: z.optional(PriceSchema),
    lastFourDigits: z.nullish(z.string().check(z.maxLength(4))),
    brand: z.nullish(z.string().check(z.maxLength(100)))
}))();
export const AuthorizedPaymentActivitySchema: z.ZodMiniType<T.AuthorizedPaymentActivity> = AuthorizedPaymentActivity$ as Held<typeof AuthorizedPaymentActivity$, z.ZodMiniType<T.AuthorizedPaymentActivity>>;

const OrderRegularPaymentRefund$ = /* @__PURE__ */ (() => z.object({
    amount: z.optional(PriceSchema),
    lastFourDigits: z.nullish(z.string().check(z.maxLength(4))),
    brand: z.nullish(z.string().check(z.maxLength(100)))
}))();
export const OrderRegularPaymentRefundSchema: z.ZodMiniType<T.OrderRegularPaymentRefund> = OrderRegularPaymentRefund$ as Held<typeof OrderRegularPaymentRefund$, z.ZodMiniType<T.OrderRegularPaymentRefund>>;

const OrderGiftCardPaymentRefund$ = /* @__PURE__ */ (() => z.object({
    giftCardPaymentId: z.nullish(z.string().check(z.minLength(1), z.maxLength(100))),
    amount: z.optional(PriceSchema)
}))();
export const OrderGiftCardPaymentRefundSchema: z.ZodMiniType<T.OrderGiftCardPaymentRefund> = OrderGiftCardPaymentRefund$ as Held<typeof OrderGiftCardPaymentRefund$, z.ZodMiniType<T.OrderGiftCardPaymentRefund>>;

const OrderMembershipPaymentRefund$ = /* @__PURE__ */ (() => z.object({
    membershipId: z.nullish(z.string().check(z.minLength(1), z.maxLength(200)))
}))();
export const OrderMembershipPaymentRefundSchema: z.ZodMiniType<T.OrderMembershipPaymentRefund> = OrderMembershipPaymentRefund$ as Held<typeof OrderMembershipPaymentRefund$, z.ZodMiniType<T.OrderMembershipPaymentRefund>>;

const OrderRefundedPayment$ = /* @__PURE__ */ (() => z.object({
    regular: z.optional(OrderRegularPaymentRefundSchema),
    giftCard: z.optional(OrderGiftCardPaymentRefundSchema),
    membership: z.optional(OrderMembershipPaymentRefundSchema),
    paymentId: z.optional(z.guid()),
    externalRefund: z.optional(z.boolean())
}))();
export const OrderRefundedPaymentSchema: z.ZodMiniType<T.OrderRefundedPayment> = OrderRefundedPayment$ as Held<typeof OrderRefundedPayment$, z.ZodMiniType<T.OrderRefundedPayment>>;

const OrderRefundInitiated$ = /* @__PURE__ */ (() => z.object({
    refundId: z.guid(),
    amount: z.optional(PriceSchema),
    payments: z.optional(z.array(OrderRefundedPaymentSchema).check(z.maxLength(50))),
    reason: z.nullish(z.string().check(z.maxLength(200)))
}))();
export const OrderRefundInitiatedSchema: z.ZodMiniType<T.OrderRefundInitiated> = OrderRefundInitiated$ as Held<typeof OrderRefundInitiated$, z.ZodMiniType<T.OrderRefundInitiated>>;

const OrderRefundActivity$ = /* @__PURE__ */ (() => z.object({
    refundId: z.guid(),
    payment: z.optional(OrderRefundedPaymentSchema)
}))();
export const OrderRefundActivitySchema: z.ZodMiniType<T.OrderRefundActivity> = OrderRefundActivity$ as Held<typeof OrderRefundActivity$, z.ZodMiniType<T.OrderRefundActivity>>;

const OrderRefundedAsStoreCredit$ = /* @__PURE__ */ (() => z.object({
    amount: z.optional(PriceSchema),
    reason: z.nullish(z.string().check(z.maxLength(100)))
}))();
export const OrderRefundedAsStoreCreditSchema: z.ZodMiniType<T.OrderRefundedAsStoreCredit> = OrderRefundedAsStoreCredit$ as Held<typeof OrderRefundedAsStoreCredit$, z.ZodMiniType<T.OrderRefundedAsStoreCredit>>;

const CreditCardDetails$ = /* @__PURE__ */ (() => z.object({
    lastFourDigits: z.nullish(z.string().check(z.maxLength(4))),
    brand: z.nullish(z.string().check(z.maxLength(100)))
}))();
export const CreditCardDetailsSchema: z.ZodMiniType<T.CreditCardDetails> = CreditCardDetails$ as Held<typeof CreditCardDetails$, z.ZodMiniType<T.CreditCardDetails>>;

const OrderRegularPayment$ = /* @__PURE__ */ (() => z.object({
    creditCardDetails: z.optional(CreditCardDetailsSchema),
    amount: z.optional(PriceSchema)
}))();
export const OrderRegularPaymentSchema: z.ZodMiniType<T.OrderRegularPayment> = OrderRegularPayment$ as Held<typeof OrderRegularPayment$, z.ZodMiniType<T.OrderRegularPayment>>;

const OrderPaymentActivity$ = /* @__PURE__ */ (() => z.object({
    regular: z.optional(OrderRegularPaymentSchema),
    paymentId: z.guid()
}))();
export const OrderPaymentActivitySchema: z.ZodMiniType<T.OrderPaymentActivity> = OrderPaymentActivity$ as Held<typeof OrderPaymentActivity$, z.ZodMiniType<T.OrderPaymentActivity>>;

const OrderWixReceipt$ = /* @__PURE__ */ (() => z.object({
    receiptId: z.guid(),
    displayNumber: z.nullish(z.string().check(z.minLength(1), z.maxLength(40)))
}))();
export const OrderWixReceiptSchema: z.ZodMiniType<T.OrderWixReceipt> = OrderWixReceipt$ as Held<typeof OrderWixReceipt$, z.ZodMiniType<T.OrderWixReceipt>>;

const OrderExternalReceipt$ = /* @__PURE__ */ (() => z.object({
    receiptId: z.nullish(z.string().check(z.maxLength(100))),
    displayNumber: z.nullish(z.string().check(z.minLength(1), z.maxLength(40)))
}))();
export const OrderExternalReceiptSchema: z.ZodMiniType<T.OrderExternalReceipt> = OrderExternalReceipt$ as Held<typeof OrderExternalReceipt$, z.ZodMiniType<T.OrderExternalReceipt>>;

const OrderReceiptActivity$ = /* @__PURE__ */ (() => z.object({
    wixReceipt: z.optional(OrderWixReceiptSchema),
    externalReceipt: z.optional(OrderExternalReceiptSchema),
    paymentId: z.guid()
}))();
export const OrderReceiptActivitySchema: z.ZodMiniType<T.OrderReceiptActivity> = OrderReceiptActivity$ as Held<typeof OrderReceiptActivity$, z.ZodMiniType<T.OrderReceiptActivity>>;

const OrderChargebackCreated$ = /* @__PURE__ */ (() => z.object({
    paymentId: z.guid(),
    chargebackId: z.guid(),
    amount: z.optional(PriceSchema),
    paymentDetails: z.optional(OrderRegularPaymentSchema)
}))();
export const OrderChargebackCreatedSchema: z.ZodMiniType<T.OrderChargebackCreated> = OrderChargebackCreated$ as Held<typeof OrderChargebackCreated$, z.ZodMiniType<T.OrderChargebackCreated>>;

const OrderChargebackReversed$ = /* @__PURE__ */ (() => z.object({
    paymentId: z.guid(),
    chargebackId: z.guid(),
    amount: z.optional(PriceSchema),
    reversalAmount: z.optional(PriceSchema),
    paymentDetails: z.optional(OrderRegularPaymentSchema)
}))();
export const OrderChargebackReversedSchema: z.ZodMiniType<T.OrderChargebackReversed> = OrderChargebackReversed$ as Held<typeof OrderChargebackReversed$, z.ZodMiniType<T.OrderChargebackReversed>>;

const OrderActivityLegacyType$ = /* @__PURE__ */ (() => z.string())();
export const OrderActivityLegacyTypeSchema: z.ZodMiniType<T.OrderActivityLegacyType> = OrderActivityLegacyType$ as Held<typeof OrderActivityLegacyType$, z.ZodMiniType<T.OrderActivityLegacyType>>;

const OrderActivityType$ = /* @__PURE__ */ (() => z.string())();
export const OrderActivityTypeSchema: z.ZodMiniType<T.OrderActivityType> = OrderActivityType$ as Held<typeof OrderActivityType$, z.ZodMiniType<T.OrderActivityType>>;

const OrderActivity$ = /* @__PURE__ */ (() => z.object({
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
}))();
export const OrderActivitySchema: z.ZodMiniType<T.OrderActivity> = OrderActivity$ as Held<typeof OrderActivity$, z.ZodMiniType<T.OrderActivity>>;

const OrderAttributionSource$ = /* @__PURE__ */ (() => z.string())();
export const OrderAttributionSourceSchema: z.ZodMiniType<T.OrderAttributionSource> = OrderAttributionSource$ as Held<typeof OrderAttributionSource$, z.ZodMiniType<T.OrderAttributionSource>>;

const OrderChannelInfo$ = /* @__PURE__ */ (() => z.object({
    type: ChannelTypeSchema,
    externalOrderId: z.nullish(z.string().check(z.maxLength(100))),
    externalOrderUrl: z.nullish(z.string().check(z.maxLength(300)))
}))();
export const OrderChannelInfoSchema: z.ZodMiniType<T.OrderChannelInfo> = OrderChannelInfo$ as Held<typeof OrderChannelInfo$, z.ZodMiniType<T.OrderChannelInfo>>;

const OrderBalance$ = /* @__PURE__ */ (() => z.object({
    amount: z.string().check(z.refine((value) => /^-?\d+(\.\d+)?$/.test(value), { error: "must be a decimal number", params: { rule: 'FORMAT' } })),
    formattedAmount: z.string()
}))();
export const OrderBalanceSchema: z.ZodMiniType<T.OrderBalance> = OrderBalance$ as Held<typeof OrderBalance$, z.ZodMiniType<T.OrderBalance>>;

const CashRounding$ = /* @__PURE__ */ (() => z.object({
    amount: z.string().check(z.refine((value) => /^-?\d+(\.\d+)?$/.test(value), { error: "must be a decimal number", params: { rule: 'FORMAT' } })),
    formattedAmount: z.string()
}))();
export const CashRoundingSchema: z.ZodMiniType<T.CashRounding> = CashRounding$ as Held<typeof CashRounding$, z.ZodMiniType<T.CashRounding>>;

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
    cashRoundingAdjustment: z.optional(CashRoundingSchema)
}))();
export const OrderBalanceSummarySchema: z.ZodMiniType<T.OrderBalanceSummary> = OrderBalanceSummary$ as Held<typeof OrderBalanceSummary$, z.ZodMiniType<T.OrderBalanceSummary>>;

const OrderAdditionalFeeSource$ = /* @__PURE__ */ (() => z.string())();
export const OrderAdditionalFeeSourceSchema: z.ZodMiniType<T.OrderAdditionalFeeSource> = OrderAdditionalFeeSource$ as Held<typeof OrderAdditionalFeeSource$, z.ZodMiniType<T.OrderAdditionalFeeSource>>;

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
export const OrderAdditionalFeeSchema: z.ZodMiniType<T.OrderAdditionalFee> = OrderAdditionalFee$ as Held<typeof OrderAdditionalFee$, z.ZodMiniType<T.OrderAdditionalFee>>;

const OrderTagList$ = /* @__PURE__ */ (() => z.object({
    tagIds: z.array(z.string().check(z.maxLength(5))).check(z.maxLength(100))
}))();
export const OrderTagListSchema: z.ZodMiniType<T.OrderTagList> = OrderTagList$ as Held<typeof OrderTagList$, z.ZodMiniType<T.OrderTagList>>;

const OrderTags$ = /* @__PURE__ */ (() => z.object({
    privateTags: z.optional(OrderTagListSchema),
    tags: z.optional(OrderTagListSchema)
}))();
export const OrderTagsSchema: z.ZodMiniType<T.OrderTags> = OrderTags$ as Held<typeof OrderTags$, z.ZodMiniType<T.OrderTags>>;

const OrderLocation$ = /* @__PURE__ */ (() => z.object({
    id: z.guid(),
    name: z.string().check(z.minLength(1), z.maxLength(500))
}))();
export const OrderLocationSchema: z.ZodMiniType<T.OrderLocation> = OrderLocation$ as Held<typeof OrderLocation$, z.ZodMiniType<T.OrderLocation>>;

const OrderPriceSummary$ = /* @__PURE__ */ (() => z.object({
    subtotal: z.optional(PriceSchema),
    shipping: z.optional(PriceSchema),
    tax: z.optional(PriceSchema),
    discount: z.optional(PriceSchema),
    total: z.optional(PriceSchema),
    totalAdditionalFees: z.optional(PriceSchema)
}))();
export const OrderPriceSummarySchema: z.ZodMiniType<T.OrderPriceSummary> = OrderPriceSummary$ as Held<typeof OrderPriceSummary$, z.ZodMiniType<T.OrderPriceSummary>>;

const PlatformFeeChargeType$ = /* @__PURE__ */ (() => z.string())();
export const PlatformFeeChargeTypeSchema: z.ZodMiniType<T.PlatformFeeChargeType> = PlatformFeeChargeType$ as Held<typeof PlatformFeeChargeType$, z.ZodMiniType<T.PlatformFeeChargeType>>;

const OrderPlatformFee$ = /* @__PURE__ */ (() => z.object({
    name: z.optional(TranslatableStringSchema),
    amount: z.optional(PriceSchema),
    lineItemId: z.guid(),
    chargeType: PlatformFeeChargeTypeSchema,
    percentageRate: z.string().check(z.refine((value) => /^-?\d+(\.\d+)?$/.test(value), { error: "must be a decimal number", params: { rule: 'FORMAT' } }))
}))();
export const OrderPlatformFeeSchema: z.ZodMiniType<T.OrderPlatformFee> = OrderPlatformFee$ as Held<typeof OrderPlatformFee$, z.ZodMiniType<T.OrderPlatformFee>>;

const OrderPlatformFeeSummary$ = /* @__PURE__ */ (() => z.object({
    total: z.optional(PriceSchema),
    totalPassOn: z.optional(PriceSchema),
    totalAbsorbed: z.optional(PriceSchema),
    fees: z.array(OrderPlatformFeeSchema).check(z.maxLength(300))
}))();
export const OrderPlatformFeeSummarySchema: z.ZodMiniType<T.OrderPlatformFeeSummary> = OrderPlatformFeeSummary$ as Held<typeof OrderPlatformFeeSummary$, z.ZodMiniType<T.OrderPlatformFeeSummary>>;

const OrderFields$ = /* @__PURE__ */ (() => z.object({
    number: z.string(),
    createdDate: z.nullish(z.iso.datetime({ offset: true })),
    updatedDate: z.nullish(z.iso.datetime({ offset: true })),
    buyerInfo: z.optional(OrderBuyerInfoSchema),
    paymentStatus: OrderPaymentStatusSchema,
    fulfillmentStatus: OrderFulfillmentStatusSchema,
    buyerLanguage: z.nullish(z.string()),
    weightUnit: WeightUnitSchema,
    currency: z.nullish(z.string().check(z.regex(/^[A-Z]{3}$/))),
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
    imported: z.boolean()
}))();
export const OrderFieldsSchema: z.ZodMiniType<T.OrderFields> = OrderFields$ as Held<typeof OrderFields$, z.ZodMiniType<T.OrderFields>>;

const OrderDigitalFile$ = /* @__PURE__ */ (() => z.object({
    fileId: z.string().check(z.minLength(1), z.maxLength(100)),
    link: z.nullish(z.url().check(z.minLength(1), z.maxLength(2000))),
    expirationDate: z.nullish(z.iso.datetime({ offset: true }))
}))();
export const OrderDigitalFileSchema: z.ZodMiniType<T.OrderDigitalFile> = OrderDigitalFile$ as Held<typeof OrderDigitalFile$, z.ZodMiniType<T.OrderDigitalFile>>;

const OrderSubscriptionDescription$ = /* @__PURE__ */ (() => z.object({
    original: z.optional(z.string().check(z.maxLength(500))),
    translated: z.nullish(z.string().check(z.maxLength(500)))
}))();
export const OrderSubscriptionDescriptionSchema: z.ZodMiniType<T.OrderSubscriptionDescription> = OrderSubscriptionDescription$ as Held<typeof OrderSubscriptionDescription$, z.ZodMiniType<T.OrderSubscriptionDescription>>;

const OrderFreeTrialPeriod$ = /* @__PURE__ */ (() => z.object({
    frequency: z.optional(SubscriptionFrequencySchema),
    interval: z.optional(z.int().check(z.gte(1), z.lte(3650)))
}))();
export const OrderFreeTrialPeriodSchema: z.ZodMiniType<T.OrderFreeTrialPeriod> = OrderFreeTrialPeriod$ as Held<typeof OrderFreeTrialPeriod$, z.ZodMiniType<T.OrderFreeTrialPeriod>>;

const OrderSubscriptionSettings$ = /* @__PURE__ */ (() => z.object({
    frequency: SubscriptionFrequencySchema,
    interval: z.nullish(z.int().check(z.gte(1), z.lte(3650))),
    autoRenewal: z.boolean(),
    billingCycles: z.nullish(z.int().check(z.gte(1), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    enableCustomerCancellation: z.boolean(),
    freeTrialPeriod: z.optional(OrderFreeTrialPeriodSchema),
    startDate: z.nullish(z.iso.datetime({ offset: true }))
}))();
export const OrderSubscriptionSettingsSchema: z.ZodMiniType<T.OrderSubscriptionSettings> = OrderSubscriptionSettings$ as Held<typeof OrderSubscriptionSettings$, z.ZodMiniType<T.OrderSubscriptionSettings>>;

const OrderSubscriptionInfo$ = /* @__PURE__ */ (() => z.object({
    id: z.nullish(z.guid()),
    cycleNumber: z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' })),
    subscriptionOptionTitle: z.string().check(z.maxLength(150)),
    subscriptionOptionDescription: z.nullish(z.string().check(z.maxLength(500))),
    description: z.optional(OrderSubscriptionDescriptionSchema),
    subscriptionSettings: z.optional(OrderSubscriptionSettingsSchema),
    chargesDescription: z.nullish(z.string().check(z.maxLength(1000)))
}))();
export const OrderSubscriptionInfoSchema: z.ZodMiniType<T.OrderSubscriptionInfo> = OrderSubscriptionInfo$ as Held<typeof OrderSubscriptionInfo$, z.ZodMiniType<T.OrderSubscriptionInfo>>;

const OrderLocationAndQuantity$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.guid()),
    appId: z.nullish(z.guid()),
    quantity: z.optional(z.int().check(z.gte(1), z.lte(100000))),
    name: z.nullish(z.string().check(z.maxLength(500)))
}))();
export const OrderLocationAndQuantitySchema: z.ZodMiniType<T.OrderLocationAndQuantity> = OrderLocationAndQuantity$ as Held<typeof OrderLocationAndQuantity$, z.ZodMiniType<T.OrderLocationAndQuantity>>;

const MeasurementUnit$ = /* @__PURE__ */ (() => z.string())();
export const MeasurementUnitSchema: z.ZodMiniType<T.MeasurementUnit> = MeasurementUnit$ as Held<typeof MeasurementUnit$, z.ZodMiniType<T.MeasurementUnit>>;

const OrderDecimalQuantity$ = /* @__PURE__ */ (() => z.object({
    measurementUnit: z.optional(MeasurementUnitSchema),
    otherUnit: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
    value: z.string().check(z.refine((value) => /^-?\d+(\.\d+)?$/.test(value), { error: "must be a decimal number", params: { rule: 'FORMAT' } })),
    description: z.optional(TranslatableStringSchema)
}))();
export const OrderDecimalQuantitySchema: z.ZodMiniType<T.OrderDecimalQuantity> = OrderDecimalQuantity$ as Held<typeof OrderDecimalQuantity$, z.ZodMiniType<T.OrderDecimalQuantity>>;

const OrderItemModifier$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string().check(z.minLength(1), z.maxLength(36))),
    quantity: z.nullish(z.int().check(z.gte(1), z.lte(100000))),
    label: z.optional(TranslatableStringSchema),
    details: z.optional(TranslatableStringSchema),
    price: z.optional(PriceSchema)
}))();
export const OrderItemModifierSchema: z.ZodMiniType<T.OrderItemModifier> = OrderItemModifier$ as Held<typeof OrderItemModifier$, z.ZodMiniType<T.OrderItemModifier>>;

const OrderModifierGroup$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string().check(z.minLength(1), z.maxLength(36))),
    name: z.optional(TranslatableStringSchema),
    modifiers: z.optional(z.array(OrderItemModifierSchema).check(z.maxLength(10)))
}))();
export const OrderModifierGroupSchema: z.ZodMiniType<T.OrderModifierGroup> = OrderModifierGroup$ as Held<typeof OrderModifierGroup$, z.ZodMiniType<T.OrderModifierGroup>>;

const OrderLineItem$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.regex(/^([0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12})?$/)),
    productName: ProductNameSchema,
    catalogReference: z.optional(CatalogReferenceSchema),
    quantity: z.int().check(z.gte(1), z.lte(100000)),
    totalDiscount: z.optional(PriceSchema),
    descriptionLines: z.optional(z.array(DescriptionLineSchema).check(z.maxLength(20))),
    image: z.optional(ImageSchema),
    physicalProperties: z.optional(PhysicalPropertiesSchema),
    itemType: ItemTypeSchema,
    fulfillerId: z.nullish(z.guid()),
    refundQuantity: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.lte(100000))),
    restockQuantity: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.lte(100000))),
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
export const OrderLineItemSchema: z.ZodMiniType<T.OrderLineItem> = OrderLineItem$ as Held<typeof OrderLineItem$, z.ZodMiniType<T.OrderLineItem>>;

const OrderPurchase$ = /* @__PURE__ */ (() => z.object({
    lineItems: z.array(OrderLineItemSchema).check(z.maxLength(300)),
    priceSummary: z.optional(OrderPriceSummarySchema)
}))();
export const OrderPurchaseSchema: z.ZodMiniType<T.OrderPurchase> = OrderPurchase$ as Held<typeof OrderPurchase$, z.ZodMiniType<T.OrderPurchase>>;

const Order$ = /* @__PURE__ */ (() => z.object({
    number: z.string(),
    createdDate: z.nullish(z.iso.datetime({ offset: true })),
    updatedDate: z.nullish(z.iso.datetime({ offset: true })),
    buyerInfo: z.optional(OrderBuyerInfoSchema),
    paymentStatus: OrderPaymentStatusSchema,
    fulfillmentStatus: OrderFulfillmentStatusSchema,
    buyerLanguage: z.nullish(z.string()),
    weightUnit: WeightUnitSchema,
    currency: z.nullish(z.string().check(z.regex(/^[A-Z]{3}$/))),
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
    priceSummary: z.optional(OrderPriceSummarySchema),
    id: z.nullish(z.guid())
}))();
export const OrderSchema: z.ZodMiniType<T.Order> = Order$ as Held<typeof Order$, z.ZodMiniType<T.Order>>;

const OrderResponse$ = /* @__PURE__ */ (() => z.object({
    order: OrderSchema
}))();
export const OrderResponseSchema: z.ZodMiniType<T.OrderResponse> = OrderResponse$ as Held<typeof OrderResponse$, z.ZodMiniType<T.OrderResponse>>;

const CursorPagingMetadata$ = /* @__PURE__ */ (() => z.object({
    count: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    cursors: z.optional(CursorsSchema),
    hasNext: z.nullish(z.boolean())
}))();
export const CursorPagingMetadataSchema: z.ZodMiniType<T.CursorPagingMetadata> = CursorPagingMetadata$ as Held<typeof CursorPagingMetadata$, z.ZodMiniType<T.CursorPagingMetadata>>;

const SearchOrdersResponse$ = /* @__PURE__ */ (() => z.object({
    orders: z.optional(z.array(OrderSchema)),
    metadata: z.optional(CursorPagingMetadataSchema)
}))();
export const SearchOrdersResponseSchema: z.ZodMiniType<T.SearchOrdersResponse> = SearchOrdersResponse$ as Held<typeof SearchOrdersResponse$, z.ZodMiniType<T.SearchOrdersResponse>>;

const ItemMetadata$ = /* @__PURE__ */ (() => z.object({
    id: z.nullish(z.string().check(z.maxLength(255))),
    originalIndex: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    success: z.optional(z.boolean()),
    error: z.optional(ApplicationErrorSchema)
}))();
export const ItemMetadataSchema: z.ZodMiniType<T.ItemMetadata> = ItemMetadata$ as Held<typeof ItemMetadata$, z.ZodMiniType<T.ItemMetadata>>;

const BulkOrderResult$ = /* @__PURE__ */ (() => z.object({
    itemMetadata: z.optional(ItemMetadataSchema),
    item: z.optional(OrderSchema)
}))();
export const BulkOrderResultSchema: z.ZodMiniType<T.BulkOrderResult> = BulkOrderResult$ as Held<typeof BulkOrderResult$, z.ZodMiniType<T.BulkOrderResult>>;

const BulkActionMetadata$ = /* @__PURE__ */ (() => z.object({
    totalSuccesses: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    totalFailures: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    undetailedFailures: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' })))
}))();
export const BulkActionMetadataSchema: z.ZodMiniType<T.BulkActionMetadata> = BulkActionMetadata$ as Held<typeof BulkActionMetadata$, z.ZodMiniType<T.BulkActionMetadata>>;

const BulkUpdateOrdersResponse$ = /* @__PURE__ */ (() => z.object({
    results: z.optional(z.array(BulkOrderResultSchema).check(z.maxLength(100))),
    bulkActionMetadata: z.optional(BulkActionMetadataSchema)
}))();
export const BulkUpdateOrdersResponseSchema: z.ZodMiniType<T.BulkUpdateOrdersResponse> = BulkUpdateOrdersResponse$ as Held<typeof BulkUpdateOrdersResponse$, z.ZodMiniType<T.BulkUpdateOrdersResponse>>;

const BulkItemResult$ = /* @__PURE__ */ (() => z.object({
    itemMetadata: z.optional(ItemMetadataSchema)
}))();
export const BulkItemResultSchema: z.ZodMiniType<T.BulkItemResult> = BulkItemResult$ as Held<typeof BulkItemResult$, z.ZodMiniType<T.BulkItemResult>>;

const BulkUpdateOrderTagsResponse$ = /* @__PURE__ */ (() => z.object({
    results: z.optional(z.array(BulkItemResultSchema).check(z.maxLength(100))),
    bulkActionMetadata: z.optional(BulkActionMetadataSchema)
}))();
export const BulkUpdateOrderTagsResponseSchema: z.ZodMiniType<T.BulkUpdateOrderTagsResponse> = BulkUpdateOrderTagsResponse$ as Held<typeof BulkUpdateOrderTagsResponse$, z.ZodMiniType<T.BulkUpdateOrderTagsResponse>>;

const DelayedCaptureAction$ = /* @__PURE__ */ (() => z.string())();
export const DelayedCaptureActionSchema: z.ZodMiniType<T.DelayedCaptureAction> = DelayedCaptureAction$ as Held<typeof DelayedCaptureAction$, z.ZodMiniType<T.DelayedCaptureAction>>;

const PreparePaymentCollectionResponse$ = /* @__PURE__ */ (() => z.object({
    paymentGatewayOrderId: z.string()
}))();
export const PreparePaymentCollectionResponseSchema: z.ZodMiniType<T.PreparePaymentCollectionResponse> = PreparePaymentCollectionResponse$ as Held<typeof PreparePaymentCollectionResponse$, z.ZodMiniType<T.PreparePaymentCollectionResponse>>;

const PaymentCollectabilityStatus$ = /* @__PURE__ */ (() => z.string())();
export const PaymentCollectabilityStatusSchema: z.ZodMiniType<T.PaymentCollectabilityStatus> = PaymentCollectabilityStatus$ as Held<typeof PaymentCollectabilityStatus$, z.ZodMiniType<T.PaymentCollectabilityStatus>>;

const GetPaymentCollectabilityStatusResponse$ = /* @__PURE__ */ (() => z.object({
    status: z.optional(PaymentCollectabilityStatusSchema),
    amount: z.optional(PriceSchema)
}))();
export const GetPaymentCollectabilityStatusResponseSchema: z.ZodMiniType<T.GetPaymentCollectabilityStatusResponse> = GetPaymentCollectabilityStatusResponse$ as Held<typeof GetPaymentCollectabilityStatusResponse$, z.ZodMiniType<T.GetPaymentCollectabilityStatusResponse>>;

const TransactionStatus$ = /* @__PURE__ */ (() => z.string())();
export const TransactionStatusSchema: z.ZodMiniType<T.TransactionStatus> = TransactionStatus$ as Held<typeof TransactionStatus$, z.ZodMiniType<T.TransactionStatus>>;

const AuthorizationActionStatus$ = /* @__PURE__ */ (() => z.string())();
export const AuthorizationActionStatusSchema: z.ZodMiniType<T.AuthorizationActionStatus> = AuthorizationActionStatus$ as Held<typeof AuthorizationActionStatus$, z.ZodMiniType<T.AuthorizationActionStatus>>;

const OrderAuthorizationActionFailureDetails$ = /* @__PURE__ */ (() => z.object({
    failureCode: z.optional(z.string().check(z.maxLength(100)))
}))();
export const OrderAuthorizationActionFailureDetailsSchema: z.ZodMiniType<T.OrderAuthorizationActionFailureDetails> = OrderAuthorizationActionFailureDetails$ as Held<typeof OrderAuthorizationActionFailureDetails$, z.ZodMiniType<T.OrderAuthorizationActionFailureDetails>>;

const AuthorizationCapture$ = /* @__PURE__ */ (() => z.object({
    id: z.nullish(z.guid()),
    status: z.optional(AuthorizationActionStatusSchema),
    amount: z.optional(PriceSchema),
    createdDate: z.nullish(z.iso.datetime({ offset: true })),
    failureDetails: z.optional(OrderAuthorizationActionFailureDetailsSchema)
}))();
export const AuthorizationCaptureSchema: z.ZodMiniType<T.AuthorizationCapture> = AuthorizationCapture$ as Held<typeof AuthorizationCapture$, z.ZodMiniType<T.AuthorizationCapture>>;

const PaymentActionReason$ = /* @__PURE__ */ (() => z.string())();
export const PaymentActionReasonSchema: z.ZodMiniType<T.PaymentActionReason> = PaymentActionReason$ as Held<typeof PaymentActionReason$, z.ZodMiniType<T.PaymentActionReason>>;

const AuthorizationVoid$ = /* @__PURE__ */ (() => z.object({
    status: z.optional(AuthorizationActionStatusSchema),
    voidedDate: z.nullish(z.iso.datetime({ offset: true })),
    failureDetails: z.optional(OrderAuthorizationActionFailureDetailsSchema),
    reason: z.optional(PaymentActionReasonSchema)
}))();
export const AuthorizationVoidSchema: z.ZodMiniType<T.AuthorizationVoid> = AuthorizationVoid$ as Held<typeof AuthorizationVoid$, z.ZodMiniType<T.AuthorizationVoid>>;

const PaymentScheduledAction$ = /* @__PURE__ */ (() => z.object({
    actionType: z.optional(DelayedCaptureActionSchema),
    executionDate: z.nullish(z.iso.datetime({ offset: true }))
}))();
export const PaymentScheduledActionSchema: z.ZodMiniType<T.PaymentScheduledAction> = PaymentScheduledAction$ as Held<typeof PaymentScheduledAction$, z.ZodMiniType<T.PaymentScheduledAction>>;

const AuthorizationDetails$ = /* @__PURE__ */ (() => z.object({
    delayedCapture: z.optional(z.boolean()),
    authorizedDate: z.nullish(z.iso.datetime({ offset: true })),
    captures: z.optional(z.array(AuthorizationCaptureSchema).check(z.maxLength(1))),
    void: z.optional(AuthorizationVoidSchema),
    scheduledAction: z.optional(PaymentScheduledActionSchema)
}))();
export const AuthorizationDetailsSchema: z.ZodMiniType<T.AuthorizationDetails> = AuthorizationDetails$ as Held<typeof AuthorizationDetails$, z.ZodMiniType<T.AuthorizationDetails>>;

const ChargebackStatus$ = /* @__PURE__ */ (() => z.string())();
export const ChargebackStatusSchema: z.ZodMiniType<T.ChargebackStatus> = ChargebackStatus$ as Held<typeof ChargebackStatus$, z.ZodMiniType<T.ChargebackStatus>>;

const Chargeback$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.guid()),
    createdDate: z.nullish(z.iso.datetime({ offset: true })),
    updatedDate: z.nullish(z.iso.datetime({ offset: true })),
    amount: z.optional(PriceSchema),
    reversalAmount: z.optional(PriceSchema),
    status: z.optional(ChargebackStatusSchema),
    externalId: z.nullish(z.guid())
}))();
export const ChargebackSchema: z.ZodMiniType<T.Chargeback> = Chargeback$ as Held<typeof Chargeback$, z.ZodMiniType<T.Chargeback>>;

const PredefinedPaymentMethod$ = /* @__PURE__ */ (() => z.string())();
export const PredefinedPaymentMethodSchema: z.ZodMiniType<T.PredefinedPaymentMethod> = PredefinedPaymentMethod$ as Held<typeof PredefinedPaymentMethod$, z.ZodMiniType<T.PredefinedPaymentMethod>>;

const OrderUserDefinedPaymentMethodName$ = /* @__PURE__ */ (() => z.object({
    predefined: z.optional(PredefinedPaymentMethodSchema),
    custom: z.nullish(z.string().check(z.minLength(1), z.maxLength(150)))
}))();
export const OrderUserDefinedPaymentMethodNameSchema: z.ZodMiniType<T.OrderUserDefinedPaymentMethodName> = OrderUserDefinedPaymentMethodName$ as Held<typeof OrderUserDefinedPaymentMethodName$, z.ZodMiniType<T.OrderUserDefinedPaymentMethodName>>;

const PaymentMethodName$ = /* @__PURE__ */ (() => z.object({
    buyerLanguageName: z.nullish(z.string().check(z.maxLength(150))),
    siteLanguageName: z.nullish(z.string().check(z.maxLength(150))),
    userDefinedName: z.optional(OrderUserDefinedPaymentMethodNameSchema)
}))();
export const PaymentMethodNameSchema: z.ZodMiniType<T.PaymentMethodName> = PaymentMethodName$ as Held<typeof PaymentMethodName$, z.ZodMiniType<T.PaymentMethodName>>;

const RegularPaymentDetails$ = /* @__PURE__ */ (() => z.object({
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
}))();
export const RegularPaymentDetailsSchema: z.ZodMiniType<T.RegularPaymentDetails> = RegularPaymentDetails$ as Held<typeof RegularPaymentDetails$, z.ZodMiniType<T.RegularPaymentDetails>>;

const GiftCardPaymentDetails$ = /* @__PURE__ */ (() => z.object({
    giftCardPaymentId: z.optional(z.string().check(z.maxLength(100))),
    appId: z.optional(z.guid()),
    voided: z.optional(z.boolean()),
    obfuscatedCode: z.nullish(z.string().check(z.maxLength(30)))
}))();
export const GiftCardPaymentDetailsSchema: z.ZodMiniType<T.GiftCardPaymentDetails> = GiftCardPaymentDetails$ as Held<typeof GiftCardPaymentDetails$, z.ZodMiniType<T.GiftCardPaymentDetails>>;

const MembershipPaymentStatus$ = /* @__PURE__ */ (() => z.string())();
export const MembershipPaymentStatusSchema: z.ZodMiniType<T.MembershipPaymentStatus> = MembershipPaymentStatus$ as Held<typeof MembershipPaymentStatus$, z.ZodMiniType<T.MembershipPaymentStatus>>;

const OrderFutureMembershipDetails$ = /* @__PURE__ */ (() => z.object({
    lineItemId: z.optional(z.guid()),
    benefitId: z.optional(z.string().check(z.maxLength(200)))
}))();
export const OrderFutureMembershipDetailsSchema: z.ZodMiniType<T.OrderFutureMembershipDetails> = OrderFutureMembershipDetails$ as Held<typeof OrderFutureMembershipDetails$, z.ZodMiniType<T.OrderFutureMembershipDetails>>;

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
export const MembershipPaymentDetailsSchema: z.ZodMiniType<T.MembershipPaymentDetails> = MembershipPaymentDetails$ as Held<typeof MembershipPaymentDetails$, z.ZodMiniType<T.MembershipPaymentDetails>>;

const PaymentCanceledReason$ = /* @__PURE__ */ (() => z.string())();
export const PaymentCanceledReasonSchema: z.ZodMiniType<T.PaymentCanceledReason> = PaymentCanceledReason$ as Held<typeof PaymentCanceledReason$, z.ZodMiniType<T.PaymentCanceledReason>>;

const CanceledStatusDetails$ = /* @__PURE__ */ (() => z.object({
    reason: z.optional(PaymentCanceledReasonSchema)
}))();
export const CanceledStatusDetailsSchema: z.ZodMiniType<T.CanceledStatusDetails> = CanceledStatusDetails$ as Held<typeof CanceledStatusDetails$, z.ZodMiniType<T.CanceledStatusDetails>>;

const PaymentVoidedReason$ = /* @__PURE__ */ (() => z.string())();
export const PaymentVoidedReasonSchema: z.ZodMiniType<T.PaymentVoidedReason> = PaymentVoidedReason$ as Held<typeof PaymentVoidedReason$, z.ZodMiniType<T.PaymentVoidedReason>>;

const VoidedStatusDetails$ = /* @__PURE__ */ (() => z.object({
    reason: z.optional(PaymentVoidedReasonSchema)
}))();
export const VoidedStatusDetailsSchema: z.ZodMiniType<T.VoidedStatusDetails> = VoidedStatusDetails$ as Held<typeof VoidedStatusDetails$, z.ZodMiniType<T.VoidedStatusDetails>>;

const RefundDisabledReason$ = /* @__PURE__ */ (() => z.string())();
export const RefundDisabledReasonSchema: z.ZodMiniType<T.RefundDisabledReason> = RefundDisabledReason$ as Held<typeof RefundDisabledReason$, z.ZodMiniType<T.RefundDisabledReason>>;

const CashRoundingDetails$ = /* @__PURE__ */ (() => z.object({
    unroundedAmount: z.optional(PriceSchema),
    roundingAdjustment: z.optional(CashRoundingSchema)
}))();
export const CashRoundingDetailsSchema: z.ZodMiniType<T.CashRoundingDetails> = CashRoundingDetails$ as Held<typeof CashRoundingDetails$, z.ZodMiniType<T.CashRoundingDetails>>;

const OrderPaymentTransactionStatus$ = /* @__PURE__ */ (() => z.string())();
export const OrderPaymentTransactionStatusSchema: z.ZodMiniType<T.OrderPaymentTransactionStatus> = OrderPaymentTransactionStatus$ as Held<typeof OrderPaymentTransactionStatus$, z.ZodMiniType<T.OrderPaymentTransactionStatus>>;

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
export const OrderPaymentSchema: z.ZodMiniType<T.OrderPayment> = OrderPayment$ as Held<typeof OrderPayment$, z.ZodMiniType<T.OrderPayment>>;

const RefundStatus$ = /* @__PURE__ */ (() => z.string())();
export const RefundStatusSchema: z.ZodMiniType<T.RefundStatus> = RefundStatus$ as Held<typeof RefundStatus$, z.ZodMiniType<T.RefundStatus>>;

const OrderRefundStatusInfo$ = /* @__PURE__ */ (() => z.object({
    paymentGatewayReasonCode: z.nullish(z.string().check(z.minLength(1), z.maxLength(10))),
    description: z.nullish(z.string().check(z.minLength(1), z.maxLength(1000)))
}))();
export const OrderRefundStatusInfoSchema: z.ZodMiniType<T.OrderRefundStatusInfo> = OrderRefundStatusInfo$ as Held<typeof OrderRefundStatusInfo$, z.ZodMiniType<T.OrderRefundStatusInfo>>;

const OrderRefundTransaction$ = /* @__PURE__ */ (() => z.object({
    paymentId: z.optional(z.guid()),
    amount: z.optional(PriceSchema),
    refundStatus: z.optional(RefundStatusSchema),
    refundStatusInfo: z.optional(OrderRefundStatusInfoSchema),
    gatewayRefundId: z.nullish(z.guid()),
    providerRefundId: z.nullish(z.string()),
    externalRefund: z.optional(z.boolean())
}))();
export const OrderRefundTransactionSchema: z.ZodMiniType<T.OrderRefundTransaction> = OrderRefundTransaction$ as Held<typeof OrderRefundTransaction$, z.ZodMiniType<T.OrderRefundTransaction>>;

const OrderRefundItem$ = /* @__PURE__ */ (() => z.object({
    lineItemId: z.optional(z.guid()),
    quantity: z.optional(z.int().check(z.gte(1), z.lte(100000)))
}))();
export const OrderRefundItemSchema: z.ZodMiniType<T.OrderRefundItem> = OrderRefundItem$ as Held<typeof OrderRefundItem$, z.ZodMiniType<T.OrderRefundItem>>;

const OrderAdditionalFeeRefund$ = /* @__PURE__ */ (() => z.object({
    additionalFeeId: z.optional(z.guid()),
    amount: z.optional(PriceSchema)
}))();
export const OrderAdditionalFeeRefundSchema: z.ZodMiniType<T.OrderAdditionalFeeRefund> = OrderAdditionalFeeRefund$ as Held<typeof OrderAdditionalFeeRefund$, z.ZodMiniType<T.OrderAdditionalFeeRefund>>;

const OrderShippingRefund$ = /* @__PURE__ */ (() => z.object({
    amount: z.optional(PriceSchema)
}))();
export const OrderShippingRefundSchema: z.ZodMiniType<T.OrderShippingRefund> = OrderShippingRefund$ as Held<typeof OrderShippingRefund$, z.ZodMiniType<T.OrderShippingRefund>>;

const OrderRefundDetails$ = /* @__PURE__ */ (() => z.object({
    items: z.optional(z.array(OrderRefundItemSchema).check(z.maxLength(300))),
    shippingIncluded: z.optional(z.boolean()),
    reason: z.nullish(z.string().check(z.maxLength(200))),
    lineItems: z.optional(z.array(OrderRefundItemSchema).check(z.maxLength(300))),
    additionalFees: z.optional(z.array(OrderAdditionalFeeRefundSchema).check(z.maxLength(100))),
    shipping: z.optional(OrderShippingRefundSchema)
}))();
export const OrderRefundDetailsSchema: z.ZodMiniType<T.OrderRefundDetails> = OrderRefundDetails$ as Held<typeof OrderRefundDetails$, z.ZodMiniType<T.OrderRefundDetails>>;

const OrderLineItemRefundSummary$ = /* @__PURE__ */ (() => z.object({
    lineItemId: z.optional(z.guid()),
    totalRefundedAmount: z.optional(PriceSchema)
}))();
export const OrderLineItemRefundSummarySchema: z.ZodMiniType<T.OrderLineItemRefundSummary> = OrderLineItemRefundSummary$ as Held<typeof OrderLineItemRefundSummary$, z.ZodMiniType<T.OrderLineItemRefundSummary>>;

const OrderRefundItemsBreakdown$ = /* @__PURE__ */ (() => z.object({
    lineItems: z.optional(z.array(OrderLineItemRefundSummarySchema).check(z.maxLength(300)))
}))();
export const OrderRefundItemsBreakdownSchema: z.ZodMiniType<T.OrderRefundItemsBreakdown> = OrderRefundItemsBreakdown$ as Held<typeof OrderRefundItemsBreakdown$, z.ZodMiniType<T.OrderRefundItemsBreakdown>>;

const OrderAggregatedRefundSummary$ = /* @__PURE__ */ (() => z.object({
    requestedRefund: z.optional(PriceSchema),
    pendingRefund: z.optional(PriceSchema),
    refunded: z.optional(PriceSchema),
    failedRefundAmount: z.optional(PriceSchema),
    pending: z.optional(z.boolean()),
    breakdown: z.optional(OrderRefundItemsBreakdownSchema)
}))();
export const OrderAggregatedRefundSummarySchema: z.ZodMiniType<T.OrderAggregatedRefundSummary> = OrderAggregatedRefundSummary$ as Held<typeof OrderAggregatedRefundSummary$, z.ZodMiniType<T.OrderAggregatedRefundSummary>>;

const Refund$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.guid()),
    transactions: z.optional(z.array(OrderRefundTransactionSchema).check(z.maxLength(50))),
    details: z.optional(OrderRefundDetailsSchema),
    createdDate: z.nullish(z.iso.datetime({ offset: true })),
    summary: z.optional(OrderAggregatedRefundSummarySchema),
    requestingServiceAppId: z.nullish(z.guid())
}))();
export const RefundSchema: z.ZodMiniType<T.Refund> = Refund$ as Held<typeof Refund$, z.ZodMiniType<T.Refund>>;

const OrderTransactions$ = /* @__PURE__ */ (() => z.object({
    orderId: z.optional(z.guid()),
    payments: z.optional(z.array(OrderPaymentSchema).check(z.maxLength(100))),
    refunds: z.optional(z.array(RefundSchema).check(z.maxLength(300)))
}))();
export const OrderTransactionsSchema: z.ZodMiniType<T.OrderTransactions> = OrderTransactions$ as Held<typeof OrderTransactions$, z.ZodMiniType<T.OrderTransactions>>;

const OrderTransactionsResponse$ = /* @__PURE__ */ (() => z.object({
    orderTransactions: OrderTransactionsSchema
}))();
export const OrderTransactionsResponseSchema: z.ZodMiniType<T.OrderTransactionsResponse> = OrderTransactionsResponse$ as Held<typeof OrderTransactionsResponse$, z.ZodMiniType<T.OrderTransactionsResponse>>;

const RecommendationAlgorithmType$ = /* @__PURE__ */ (() => z.string())();
export const RecommendationAlgorithmTypeSchema: z.ZodMiniType<T.RecommendationAlgorithmType> = RecommendationAlgorithmType$ as Held<typeof RecommendationAlgorithmType$, z.ZodMiniType<T.RecommendationAlgorithmType>>;

const RecommendationAlgorithmConfig$ = /* @__PURE__ */ (() => z.object({
    name: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
    description: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
    additionalInfo: z.nullish(z.string().check(z.minLength(1), z.maxLength(300))),
    algorithmType: z.optional(RecommendationAlgorithmTypeSchema),
    algorithmId: z.optional(z.guid())
}))();
export const RecommendationAlgorithmConfigSchema: z.ZodMiniType<T.RecommendationAlgorithmConfig> = RecommendationAlgorithmConfig$ as Held<typeof RecommendationAlgorithmConfig$, z.ZodMiniType<T.RecommendationAlgorithmConfig>>;

const RecommendationAlgorithmInfo$ = /* @__PURE__ */ (() => z.object({
    config: z.optional(RecommendationAlgorithmConfigSchema),
    appId: z.optional(z.string().check(z.minLength(1), z.maxLength(36))),
    catalogAppIds: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(36))).check(z.maxLength(100)))
}))();
export const RecommendationAlgorithmInfoSchema: z.ZodMiniType<T.RecommendationAlgorithmInfo> = RecommendationAlgorithmInfo$ as Held<typeof RecommendationAlgorithmInfo$, z.ZodMiniType<T.RecommendationAlgorithmInfo>>;

const ListRecommendationAlgorithmsResponse$ = /* @__PURE__ */ (() => z.object({
    availableAlgorithms: z.array(RecommendationAlgorithmInfoSchema).check(z.maxLength(500))
}))();
export const ListRecommendationAlgorithmsResponseSchema: z.ZodMiniType<T.ListRecommendationAlgorithmsResponse> = ListRecommendationAlgorithmsResponse$ as Held<typeof ListRecommendationAlgorithmsResponse$, z.ZodMiniType<T.ListRecommendationAlgorithmsResponse>>;

const RecommendationAlgorithm$ = /* @__PURE__ */ (() => z.object({
    id: z.guid(),
    appId: z.string().check(z.minLength(1), z.maxLength(36))
}))();
export const RecommendationAlgorithmSchema: z.ZodMiniType<T.RecommendationAlgorithm> = RecommendationAlgorithm$ as Held<typeof RecommendationAlgorithm$, z.ZodMiniType<T.RecommendationAlgorithm>>;

const Recommendation$ = /* @__PURE__ */ (() => z.object({
    items: z.optional(z.array(CatalogReferenceSchema).check(z.maxLength(100))),
    algorithm: z.optional(RecommendationAlgorithmSchema)
}))();
export const RecommendationSchema: z.ZodMiniType<T.Recommendation> = Recommendation$ as Held<typeof Recommendation$, z.ZodMiniType<T.Recommendation>>;

const RecommendationResponse$ = /* @__PURE__ */ (() => z.object({
    recommendation: RecommendationSchema
}))();
export const RecommendationResponseSchema: z.ZodMiniType<T.RecommendationResponse> = RecommendationResponse$ as Held<typeof RecommendationResponse$, z.ZodMiniType<T.RecommendationResponse>>;

const VideoResolution$ = /* @__PURE__ */ (() => z.object({
    url: z.optional(z.string()),
    height: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    width: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    poster: z.optional(ImageSchema),
    format: z.optional(z.string()),
    private: z.nullish(z.boolean())
}))();
export const VideoResolutionSchema: z.ZodMiniType<T.VideoResolution> = VideoResolution$ as Held<typeof VideoResolution$, z.ZodMiniType<T.VideoResolution>>;

const Video$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string()),
    resolutions: z.optional(z.array(VideoResolutionSchema).check(z.maxLength(100))),
    url: z.optional(z.string()),
    filename: z.nullish(z.string()),
    posters: z.optional(z.array(ImageSchema).check(z.maxLength(10))),
    sizeInBytes: z.nullish(z.string().check(z.regex(/^\d+$/))),
    urlExpirationDate: z.nullish(z.iso.datetime({ offset: true })),
    description: z.nullish(z.string().check(z.maxLength(2000))),
    height: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    width: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' })))
}))();
export const VideoSchema: z.ZodMiniType<T.Video> = Video$ as Held<typeof Video$, z.ZodMiniType<T.Video>>;

const ImageOrVideo$ = /* @__PURE__ */ (() => z.object({
    image: z.optional(ImageSchema),
    video: z.optional(VideoSchema)
}))();
export const ImageOrVideoSchema: z.ZodMiniType<T.ImageOrVideo> = ImageOrVideo$ as Held<typeof ImageOrVideo$, z.ZodMiniType<T.ImageOrVideo>>;

const ReviewContent$ = /* @__PURE__ */ (() => z.object({
    title: z.nullish(z.string().check(z.maxLength(3000))),
    body: z.nullish(z.string().check(z.maxLength(3000))),
    media: z.array(ImageOrVideoSchema).check(z.maxLength(10)),
    rating: z.int().check(z.gte(1), z.lte(5))
}))();
export const ReviewContentSchema: z.ZodMiniType<T.ReviewContent> = ReviewContent$ as Held<typeof ReviewContent$, z.ZodMiniType<T.ReviewContent>>;

const ReviewAuthorType$ = /* @__PURE__ */ (() => z.string())();
export const ReviewAuthorTypeSchema: z.ZodMiniType<T.ReviewAuthorType> = ReviewAuthorType$ as Held<typeof ReviewAuthorType$, z.ZodMiniType<T.ReviewAuthorType>>;

const ReviewAuthor$ = /* @__PURE__ */ (() => z.object({
    contactId: z.nullish(z.guid()),
    authorName: z.nullish(z.string().check(z.maxLength(100))),
    authorType: z.optional(ReviewAuthorTypeSchema)
}))();
export const ReviewAuthorSchema: z.ZodMiniType<T.ReviewAuthor> = ReviewAuthor$ as Held<typeof ReviewAuthor$, z.ZodMiniType<T.ReviewAuthor>>;

const ReviewReplyModerationStatus$ = /* @__PURE__ */ (() => z.string())();
export const ReviewReplyModerationStatusSchema: z.ZodMiniType<T.ReviewReplyModerationStatus> = ReviewReplyModerationStatus$ as Held<typeof ReviewReplyModerationStatus$, z.ZodMiniType<T.ReviewReplyModerationStatus>>;

const ReviewReply$ = /* @__PURE__ */ (() => z.object({
    message: z.string().check(z.maxLength(1000)),
    createdDate: z.nullish(z.iso.datetime({ offset: true })),
    updatedDate: z.nullish(z.iso.datetime({ offset: true })),
    moderationStatus: z.optional(ReviewReplyModerationStatusSchema)
}))();
export const ReviewReplySchema: z.ZodMiniType<T.ReviewReply> = ReviewReply$ as Held<typeof ReviewReply$, z.ZodMiniType<T.ReviewReply>>;

const ReviewModerationStatus$ = /* @__PURE__ */ (() => z.string())();
export const ReviewModerationStatusSchema: z.ZodMiniType<T.ReviewModerationStatus> = ReviewModerationStatus$ as Held<typeof ReviewModerationStatus$, z.ZodMiniType<T.ReviewModerationStatus>>;

const ReviewModerationDecision$ = /* @__PURE__ */ (() => z.string())();
export const ReviewModerationDecisionSchema: z.ZodMiniType<T.ReviewModerationDecision> = ReviewModerationDecision$ as Held<typeof ReviewModerationDecision$, z.ZodMiniType<T.ReviewModerationDecision>>;

const ReviewModeration$ = /* @__PURE__ */ (() => z.object({
    moderationStatus: ReviewModerationStatusSchema,
    manuallyChanged: z.boolean(),
    decision: z.optional(ReviewModerationDecisionSchema)
}))();
export const ReviewModerationSchema: z.ZodMiniType<T.ReviewModeration> = ReviewModeration$ as Held<typeof ReviewModeration$, z.ZodMiniType<T.ReviewModeration>>;

const ReviewOriginType$ = /* @__PURE__ */ (() => z.string())();
export const ReviewOriginTypeSchema: z.ZodMiniType<T.ReviewOriginType> = ReviewOriginType$ as Held<typeof ReviewOriginType$, z.ZodMiniType<T.ReviewOriginType>>;

const ReviewSourceType$ = /* @__PURE__ */ (() => z.string())();
export const ReviewSourceTypeSchema: z.ZodMiniType<T.ReviewSourceType> = ReviewSourceType$ as Held<typeof ReviewSourceType$, z.ZodMiniType<T.ReviewSourceType>>;

const ReviewOrigin$ = /* @__PURE__ */ (() => z.object({
    type: ReviewOriginTypeSchema,
    appId: z.nullish(z.string()),
    sourceType: z.optional(ReviewSourceTypeSchema)
}))();
export const ReviewOriginSchema: z.ZodMiniType<T.ReviewOrigin> = ReviewOrigin$ as Held<typeof ReviewOrigin$, z.ZodMiniType<T.ReviewOrigin>>;

const IdentityType$ = /* @__PURE__ */ (() => z.string())();
export const IdentityTypeSchema: z.ZodMiniType<T.IdentityType> = IdentityType$ as Held<typeof IdentityType$, z.ZodMiniType<T.IdentityType>>;

const Review$ = /* @__PURE__ */ (() => z.object({
    namespace: z.string(),
    entityId: z.string().check(z.maxLength(36)),
    id: z.guid(),
    content: z.optional(ReviewContentSchema),
    createdDate: z.nullish(z.iso.datetime({ offset: true })),
    updatedDate: z.nullish(z.iso.datetime({ offset: true })),
    author: z.optional(ReviewAuthorSchema),
    reply: z.optional(ReviewReplySchema),
    foundHelpful: z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' })),
    foundUnhelpful: z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' })),
    helpfulness: z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' })),
    moderation: z.optional(ReviewModerationSchema),
    revision: z.nullish(z.string()),
    verified: z.boolean(),
    origin: z.optional(ReviewOriginSchema),
    reviewDate: z.nullish(z.iso.datetime({ offset: true })),
    relevanceScore: z.nullish(z.union([
        z.number(),
        z.literal([Number.NaN, Infinity, -Infinity])
    ])),
    publishCount: z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' })),
    creatorType: z.optional(IdentityTypeSchema)
}))();
export const ReviewSchema: z.ZodMiniType<T.Review> = Review$ as Held<typeof Review$, z.ZodMiniType<T.Review>>;

const ReviewResponse$ = /* @__PURE__ */ (() => z.object({
    review: ReviewSchema
}))();
export const ReviewResponseSchema: z.ZodMiniType<T.ReviewResponse> = ReviewResponse$ as Held<typeof ReviewResponse$, z.ZodMiniType<T.ReviewResponse>>;

const PagingMetadata$ = /* @__PURE__ */ (() => z.object({
    count: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    offset: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    total: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    tooManyToCount: z.nullish(z.boolean()),
    cursors: z.optional(CursorsSchema)
}))();
export const PagingMetadataSchema: z.ZodMiniType<T.PagingMetadata> = PagingMetadata$ as Held<typeof PagingMetadata$, z.ZodMiniType<T.PagingMetadata>>;

const QueryReviewsResponse$ = /* @__PURE__ */ (() => z.object({
    metadata: z.optional(PagingMetadataSchema),
    reviews: z.optional(z.array(ReviewSchema))
}))();
export const QueryReviewsResponseSchema: z.ZodMiniType<T.QueryReviewsResponse> = QueryReviewsResponse$ as Held<typeof QueryReviewsResponse$, z.ZodMiniType<T.QueryReviewsResponse>>;

const ProductMediaItemUrlAndSize$ = /* @__PURE__ */ (() => z.object({
    url: z.optional(z.url()),
    width: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    height: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    format: z.nullish(z.string()),
    altText: z.nullish(z.string())
}))();
export const ProductMediaItemUrlAndSizeSchema: z.ZodMiniType<T.ProductMediaItemUrlAndSize> = ProductMediaItemUrlAndSize$ as Held<typeof ProductMediaItemUrlAndSize$, z.ZodMiniType<T.ProductMediaItemUrlAndSize>>;

const ProductMediaItemVideo$ = /* @__PURE__ */ (() => z.object({
    files: z.optional(z.array(ProductMediaItemUrlAndSizeSchema)),
    stillFrameMediaId: z.optional(z.string())
}))();
export const ProductMediaItemVideoSchema: z.ZodMiniType<T.ProductMediaItemVideo> = ProductMediaItemVideo$ as Held<typeof ProductMediaItemVideo$, z.ZodMiniType<T.ProductMediaItemVideo>>;

const ProductMediaItemType$ = /* @__PURE__ */ (() => z.string())();
export const ProductMediaItemTypeSchema: z.ZodMiniType<T.ProductMediaItemType> = ProductMediaItemType$ as Held<typeof ProductMediaItemType$, z.ZodMiniType<T.ProductMediaItemType>>;

const ProductMediaItem$ = /* @__PURE__ */ (() => z.object({
    image: z.optional(ProductMediaItemUrlAndSizeSchema),
    video: z.optional(ProductMediaItemVideoSchema),
    thumbnail: z.optional(ProductMediaItemUrlAndSizeSchema),
    mediaType: z.optional(ProductMediaItemTypeSchema),
    title: z.optional(z.string()),
    id: z.optional(z.string())
}))();
export const ProductMediaItemSchema: z.ZodMiniType<T.ProductMediaItem> = ProductMediaItem$ as Held<typeof ProductMediaItem$, z.ZodMiniType<T.ProductMediaItem>>;

const ProductMedia$ = /* @__PURE__ */ (() => z.object({
    mainMedia: z.optional(ProductMediaItemSchema),
    items: z.optional(z.array(ProductMediaItemSchema))
}))();
export const ProductMediaSchema: z.ZodMiniType<T.ProductMedia> = ProductMedia$ as Held<typeof ProductMedia$, z.ZodMiniType<T.ProductMedia>>;

const Collection$ = /* @__PURE__ */ (() => z.object({
    id: z.nullish(z.string().check(z.minLength(35), z.maxLength(36))),
    name: z.nullish(z.string().check(z.minLength(1), z.maxLength(50))),
    media: z.optional(ProductMediaSchema),
    numberOfProducts: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    description: z.nullish(z.string().check(z.maxLength(600))),
    slug: z.nullish(z.string().check(z.minLength(1), z.maxLength(100))),
    visible: z.nullish(z.boolean()),
    lastUpdated: z.nullish(z.iso.datetime({ offset: true }))
}))();
export const CollectionSchema: z.ZodMiniType<T.Collection> = Collection$ as Held<typeof Collection$, z.ZodMiniType<T.Collection>>;

const CollectionResponse$ = /* @__PURE__ */ (() => z.object({
    collection: CollectionSchema
}))();
export const CollectionResponseSchema: z.ZodMiniType<T.CollectionResponse> = CollectionResponse$ as Held<typeof CollectionResponse$, z.ZodMiniType<T.CollectionResponse>>;

const QueryCollectionsResponse$ = /* @__PURE__ */ (() => z.object({
    collections: z.optional(z.array(CollectionSchema).check(z.maxLength(100))),
    metadata: z.optional(PlatformPagingMetadataSchema)
}))();
export const QueryCollectionsResponseSchema: z.ZodMiniType<T.QueryCollectionsResponse> = QueryCollectionsResponse$ as Held<typeof QueryCollectionsResponse$, z.ZodMiniType<T.QueryCollectionsResponse>>;

const ProductType$ = /* @__PURE__ */ (() => z.string())();
export const ProductTypeSchema: z.ZodMiniType<T.ProductType> = ProductType$ as Held<typeof ProductType$, z.ZodMiniType<T.ProductType>>;

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
export const ProductNumericPropertyRangeSchema: z.ZodMiniType<T.ProductNumericPropertyRange> = ProductNumericPropertyRange$ as Held<typeof ProductNumericPropertyRange$, z.ZodMiniType<T.ProductNumericPropertyRange>>;

const DimensionsUnit$ = /* @__PURE__ */ (() => z.string())();
export const DimensionsUnitSchema: z.ZodMiniType<T.DimensionsUnit> = DimensionsUnit$ as Held<typeof DimensionsUnit$, z.ZodMiniType<T.DimensionsUnit>>;

const Dimensions$ = /* @__PURE__ */ (() => z.object({
    length: z.nullish(z.string().check(z.refine((value) => /^-?\d+(\.\d+)?$/.test(value), { error: "must be a decimal number", params: { rule: 'FORMAT' } }))),
    width: z.nullish(z.string().check(z.refine((value) => /^-?\d+(\.\d+)?$/.test(value), { error: "must be a decimal number", params: { rule: 'FORMAT' } }))),
    height: z.nullish(z.string().check(z.refine((value) => /^-?\d+(\.\d+)?$/.test(value), { error: "must be a decimal number", params: { rule: 'FORMAT' } }))),
    unit: z.optional(DimensionsUnitSchema)
}))();
export const DimensionsSchema: z.ZodMiniType<T.Dimensions> = Dimensions$ as Held<typeof Dimensions$, z.ZodMiniType<T.Dimensions>>;

const InventoryStatus$ = /* @__PURE__ */ (() => z.string())();
export const InventoryStatusSchema: z.ZodMiniType<T.InventoryStatus> = InventoryStatus$ as Held<typeof InventoryStatus$, z.ZodMiniType<T.InventoryStatus>>;

const ProductStock$ = /* @__PURE__ */ (() => z.object({
    trackInventory: z.optional(z.boolean()),
    quantity: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.lte(99999))),
    inStock: z.optional(z.boolean()),
    inventoryStatus: z.optional(InventoryStatusSchema)
}))();
export const ProductStockSchema: z.ZodMiniType<T.ProductStock> = ProductStock$ as Held<typeof ProductStock$, z.ZodMiniType<T.ProductStock>>;

const ProductFormattedPrice$ = /* @__PURE__ */ (() => z.object({
    price: z.optional(z.string()),
    discountedPrice: z.optional(z.string()),
    pricePerUnit: z.nullish(z.string())
}))();
export const ProductFormattedPriceSchema: z.ZodMiniType<T.ProductFormattedPrice> = ProductFormattedPrice$ as Held<typeof ProductFormattedPrice$, z.ZodMiniType<T.ProductFormattedPrice>>;

const ProductPriceData$ = /* @__PURE__ */ (() => z.object({
    currency: z.optional(z.string()),
    price: z.union([
        z.number().check(z.lte(999999999.99)),
        z.literal([Number.NaN, Infinity, -Infinity])
    ]),
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
export const ProductPriceDataSchema: z.ZodMiniType<T.ProductPriceData> = ProductPriceData$ as Held<typeof ProductPriceData$, z.ZodMiniType<T.ProductPriceData>>;

const ProductCostAndProfitData$ = /* @__PURE__ */ (() => z.object({
    itemCost: z.union([
        z.number().check(z.lte(999999999.99)),
        z.literal([Number.NaN, Infinity, -Infinity])
    ]),
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
export const ProductCostAndProfitDataSchema: z.ZodMiniType<T.ProductCostAndProfitData> = ProductCostAndProfitData$ as Held<typeof ProductCostAndProfitData$, z.ZodMiniType<T.ProductCostAndProfitData>>;

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
export const ProductPricePerUnitDataSchema: z.ZodMiniType<T.ProductPricePerUnitData> = ProductPricePerUnitData$ as Held<typeof ProductPricePerUnitData$, z.ZodMiniType<T.ProductPricePerUnitData>>;

const ProductAdditionalInfoSection$ = /* @__PURE__ */ (() => z.object({
    title: z.optional(z.string().check(z.maxLength(50))),
    description: z.optional(z.string().check(z.maxLength(16000)))
}))();
export const ProductAdditionalInfoSectionSchema: z.ZodMiniType<T.ProductAdditionalInfoSection> = ProductAdditionalInfoSection$ as Held<typeof ProductAdditionalInfoSection$, z.ZodMiniType<T.ProductAdditionalInfoSection>>;

const ProductRibbon$ = /* @__PURE__ */ (() => z.object({
    text: z.optional(z.string().check(z.maxLength(30)))
}))();
export const ProductRibbonSchema: z.ZodMiniType<T.ProductRibbon> = ProductRibbon$ as Held<typeof ProductRibbon$, z.ZodMiniType<T.ProductRibbon>>;

const ProductCustomTextField$ = /* @__PURE__ */ (() => z.object({
    title: z.optional(z.string().check(z.maxLength(100))),
    maxLength: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.lte(500))),
    mandatory: z.optional(z.boolean())
}))();
export const ProductCustomTextFieldSchema: z.ZodMiniType<T.ProductCustomTextField> = ProductCustomTextField$ as Held<typeof ProductCustomTextField$, z.ZodMiniType<T.ProductCustomTextField>>;

const ProductOptionType$ = /* @__PURE__ */ (() => z.string())();
export const ProductOptionTypeSchema: z.ZodMiniType<T.ProductOptionType> = ProductOptionType$ as Held<typeof ProductOptionType$, z.ZodMiniType<T.ProductOptionType>>;

const ProductChoice$ = /* @__PURE__ */ (() => z.object({
    value: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
    description: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
    media: z.optional(ProductMediaSchema),
    inStock: z.optional(z.boolean()),
    visible: z.optional(z.boolean())
}))();
export const ProductChoiceSchema: z.ZodMiniType<T.ProductChoice> = ProductChoice$ as Held<typeof ProductChoice$, z.ZodMiniType<T.ProductChoice>>;

const ProductOption$ = /* @__PURE__ */ (() => z.object({
    optionType: z.optional(ProductOptionTypeSchema),
    name: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
    choices: z.optional(z.array(ProductChoiceSchema).check(z.maxLength(100)))
}))();
export const ProductOptionSchema: z.ZodMiniType<T.ProductOption> = ProductOption$ as Held<typeof ProductOption$, z.ZodMiniType<T.ProductOption>>;

const ProductPageUrl$ = /* @__PURE__ */ (() => z.object({
    base: z.optional(z.string()),
    path: z.optional(z.string())
}))();
export const ProductPageUrlSchema: z.ZodMiniType<T.ProductPageUrl> = ProductPageUrl$ as Held<typeof ProductPageUrl$, z.ZodMiniType<T.ProductPageUrl>>;

const ProductDiscountType$ = /* @__PURE__ */ (() => z.string())();
export const ProductDiscountTypeSchema: z.ZodMiniType<T.ProductDiscountType> = ProductDiscountType$ as Held<typeof ProductDiscountType$, z.ZodMiniType<T.ProductDiscountType>>;

const ProductDiscount$ = /* @__PURE__ */ (() => z.object({
    type: z.optional(ProductDiscountTypeSchema),
    value: z.optional(z.union([
        z.number(),
        z.literal([Number.NaN, Infinity, -Infinity])
    ]))
}))();
export const ProductDiscountSchema: z.ZodMiniType<T.ProductDiscount> = ProductDiscount$ as Held<typeof ProductDiscount$, z.ZodMiniType<T.ProductDiscount>>;

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
    productDimensions: z.optional(DimensionsSchema),
    packageDimensions: z.optional(DimensionsSchema)
}))();
export const ProductVariantDataWithNoStockSchema: z.ZodMiniType<T.ProductVariantDataWithNoStock> = ProductVariantDataWithNoStock$ as Held<typeof ProductVariantDataWithNoStock$, z.ZodMiniType<T.ProductVariantDataWithNoStock>>;

const ProductVariantStock$ = /* @__PURE__ */ (() => z.object({
    trackQuantity: z.optional(z.boolean()),
    quantity: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.lte(99999))),
    inStock: z.optional(z.boolean())
}))();
export const ProductVariantStockSchema: z.ZodMiniType<T.ProductVariantStock> = ProductVariantStock$ as Held<typeof ProductVariantStock$, z.ZodMiniType<T.ProductVariantStock>>;

const ProductVariant$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.guid()),
    choices: z.optional(z.record(z.string(), z.string())),
    variant: z.optional(ProductVariantDataWithNoStockSchema),
    stock: z.optional(ProductVariantStockSchema)
}))();
export const ProductVariantSchema: z.ZodMiniType<T.ProductVariant> = ProductVariant$ as Held<typeof ProductVariant$, z.ZodMiniType<T.ProductVariant>>;

const ProductSeoTag$ = /* @__PURE__ */ (() => z.object({
    type: z.optional(z.string()),
    props: z.nullish(z.record(z.string(), z.unknown())),
    meta: z.nullish(z.record(z.string(), z.unknown())),
    children: z.optional(z.string()),
    custom: z.optional(z.boolean()),
    disabled: z.optional(z.boolean())
}))();
export const ProductSeoTagSchema: z.ZodMiniType<T.ProductSeoTag> = ProductSeoTag$ as Held<typeof ProductSeoTag$, z.ZodMiniType<T.ProductSeoTag>>;

const ProductSeoKeyword$ = /* @__PURE__ */ (() => z.object({
    term: z.optional(z.string()),
    isMain: z.optional(z.boolean()),
    origin: z.nullish(z.string().check(z.maxLength(1000)))
}))();
export const ProductSeoKeywordSchema: z.ZodMiniType<T.ProductSeoKeyword> = ProductSeoKeyword$ as Held<typeof ProductSeoKeyword$, z.ZodMiniType<T.ProductSeoKeyword>>;

const ProductSeoSettings$ = /* @__PURE__ */ (() => z.object({
    preventAutoRedirect: z.optional(z.boolean()),
    keywords: z.optional(z.array(ProductSeoKeywordSchema).check(z.maxLength(5)))
}))();
export const ProductSeoSettingsSchema: z.ZodMiniType<T.ProductSeoSettings> = ProductSeoSettings$ as Held<typeof ProductSeoSettings$, z.ZodMiniType<T.ProductSeoSettings>>;

const ProductSeoSchema$ = /* @__PURE__ */ (() => z.object({
    tags: z.optional(z.array(ProductSeoTagSchema)),
    settings: z.optional(ProductSeoSettingsSchema)
}))();
export const ProductSeoSchemaSchema: z.ZodMiniType<T.ProductSeoSchema> = ProductSeoSchema$ as Held<typeof ProductSeoSchema$, z.ZodMiniType<T.ProductSeoSchema>>;

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
}))();
export const ProductSchema: z.ZodMiniType<T.Product> = Product$ as Held<typeof Product$, z.ZodMiniType<T.Product>>;

const ProductResponse$ = /* @__PURE__ */ (() => z.object({
    product: ProductSchema
}))();
export const ProductResponseSchema: z.ZodMiniType<T.ProductResponse> = ProductResponse$ as Held<typeof ProductResponse$, z.ZodMiniType<T.ProductResponse>>;

const UpdateProductVariantsResponse$ = /* @__PURE__ */ (() => z.object({
    variants: z.array(ProductVariantSchema)
}))();
export const UpdateProductVariantsResponseSchema: z.ZodMiniType<T.UpdateProductVariantsResponse> = UpdateProductVariantsResponse$ as Held<typeof UpdateProductVariantsResponse$, z.ZodMiniType<T.UpdateProductVariantsResponse>>;

const BulkItemsResponse$ = /* @__PURE__ */ (() => z.object({
    results: z.optional(z.array(BulkItemResultSchema)),
    bulkActionMetadata: z.optional(BulkActionMetadataSchema)
}))();
export const BulkItemsResponseSchema: z.ZodMiniType<T.BulkItemsResponse> = BulkItemsResponse$ as Held<typeof BulkItemsResponse$, z.ZodMiniType<T.BulkItemsResponse>>;

const ProductVariantData$ = /* @__PURE__ */ (() => z.object({
    price: z.optional(ProductPriceDataSchema),
    convertedPriceData: z.optional(ProductPriceDataSchema),
    weight: z.nullish(z.union([
        z.number(),
        z.literal([Number.NaN, Infinity, -Infinity])
    ])),
    sku: z.optional(z.string()),
    quantity: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    inStock: z.optional(z.boolean()),
    visible: z.optional(z.boolean()),
    productDimensions: z.optional(DimensionsSchema),
    packageDimensions: z.optional(DimensionsSchema)
}))();
export const ProductVariantDataSchema: z.ZodMiniType<T.ProductVariantData> = ProductVariantData$ as Held<typeof ProductVariantData$, z.ZodMiniType<T.ProductVariantData>>;

const GetProductOptionsAvailabilityResponse$ = /* @__PURE__ */ (() => z.object({
    selectedVariant: z.optional(ProductVariantDataSchema),
    media: z.optional(ProductMediaSchema),
    productOptions: z.optional(z.array(ProductOptionSchema)),
    availableForPurchase: z.optional(z.boolean())
}))();
export const GetProductOptionsAvailabilityResponseSchema: z.ZodMiniType<T.GetProductOptionsAvailabilityResponse> = GetProductOptionsAvailabilityResponse$ as Held<typeof GetProductOptionsAvailabilityResponse$, z.ZodMiniType<T.GetProductOptionsAvailabilityResponse>>;

const ProductVariantsPagingMetadata$ = /* @__PURE__ */ (() => z.object({
    items: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    offset: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' })))
}))();
export const ProductVariantsPagingMetadataSchema: z.ZodMiniType<T.ProductVariantsPagingMetadata> = ProductVariantsPagingMetadata$ as Held<typeof ProductVariantsPagingMetadata$, z.ZodMiniType<T.ProductVariantsPagingMetadata>>;

const QueryProductVariantsResponse$ = /* @__PURE__ */ (() => z.object({
    variants: z.optional(z.array(ProductVariantSchema)),
    metadata: z.optional(ProductVariantsPagingMetadataSchema),
    totalResults: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' })))
}))();
export const QueryProductVariantsResponseSchema: z.ZodMiniType<T.QueryProductVariantsResponse> = QueryProductVariantsResponse$ as Held<typeof QueryProductVariantsResponse$, z.ZodMiniType<T.QueryProductVariantsResponse>>;

const ProductPreorderInfo$ = /* @__PURE__ */ (() => z.object({
    enabled: z.optional(z.boolean()),
    message: z.nullish(z.string().check(z.minLength(1), z.maxLength(250))),
    limit: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.lte(100000)))
}))();
export const ProductPreorderInfoSchema: z.ZodMiniType<T.ProductPreorderInfo> = ProductPreorderInfo$ as Held<typeof ProductPreorderInfo$, z.ZodMiniType<T.ProductPreorderInfo>>;

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
    media: z.optional(ImageOrVideoSchema),
    preorderInfo: z.optional(ProductPreorderInfoSchema)
}))();
export const StoreVariantSchema: z.ZodMiniType<T.StoreVariant> = StoreVariant$ as Held<typeof StoreVariant$, z.ZodMiniType<T.StoreVariant>>;

const QueryStoreVariantsResponse$ = /* @__PURE__ */ (() => z.object({
    variants: z.optional(z.array(StoreVariantSchema).check(z.maxLength(100))),
    metadata: z.optional(PlatformPagingMetadataSchema)
}))();
export const QueryStoreVariantsResponseSchema: z.ZodMiniType<T.QueryStoreVariantsResponse> = QueryStoreVariantsResponse$ as Held<typeof QueryStoreVariantsResponse$, z.ZodMiniType<T.QueryStoreVariantsResponse>>;

const StoreVariantResponse$ = /* @__PURE__ */ (() => z.object({
    variant: StoreVariantSchema
}))();
export const StoreVariantResponseSchema: z.ZodMiniType<T.StoreVariantResponse> = StoreVariantResponse$ as Held<typeof StoreVariantResponse$, z.ZodMiniType<T.StoreVariantResponse>>;

const QueryProductsResponse$ = /* @__PURE__ */ (() => z.object({
    products: z.optional(z.array(ProductSchema).check(z.maxLength(100))),
    metadata: z.optional(PlatformPagingMetadataSchema)
}))();
export const QueryProductsResponseSchema: z.ZodMiniType<T.QueryProductsResponse> = QueryProductsResponse$ as Held<typeof QueryProductsResponse$, z.ZodMiniType<T.QueryProductsResponse>>;

const IdentityPrivacyStatus$ = /* @__PURE__ */ (() => z.string())();
export const IdentityPrivacyStatusSchema: z.ZodMiniType<T.IdentityPrivacyStatus> = IdentityPrivacyStatus$ as Held<typeof IdentityPrivacyStatus$, z.ZodMiniType<T.IdentityPrivacyStatus>>;

const EmailTag$ = /* @__PURE__ */ (() => z.string())();
export const EmailTagSchema: z.ZodMiniType<T.EmailTag> = EmailTag$ as Held<typeof EmailTag$, z.ZodMiniType<T.EmailTag>>;

const IdentitySecondaryEmail$ = /* @__PURE__ */ (() => z.object({
    email: z.email(),
    tag: EmailTagSchema
}))();
export const IdentitySecondaryEmailSchema: z.ZodMiniType<T.IdentitySecondaryEmail> = IdentitySecondaryEmail$ as Held<typeof IdentitySecondaryEmail$, z.ZodMiniType<T.IdentitySecondaryEmail>>;

const PhoneTag$ = /* @__PURE__ */ (() => z.string())();
export const PhoneTagSchema: z.ZodMiniType<T.PhoneTag> = PhoneTag$ as Held<typeof PhoneTag$, z.ZodMiniType<T.PhoneTag>>;

const IdentityPhone$ = /* @__PURE__ */ (() => z.object({
    countryCode: z.nullish(z.string().check(z.regex(/^[A-Z]{2}$/))),
    phone: z.string(),
    tag: PhoneTagSchema
}))();
export const IdentityPhoneSchema: z.ZodMiniType<T.IdentityPhone> = IdentityPhone$ as Held<typeof IdentityPhone$, z.ZodMiniType<T.IdentityPhone>>;

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
export const IdentityAddressSchema: z.ZodMiniType<T.IdentityAddress> = IdentityAddress$ as Held<typeof IdentityAddress$, z.ZodMiniType<T.IdentityAddress>>;

const AddressTag$ = /* @__PURE__ */ (() => z.string())();
export const AddressTagSchema: z.ZodMiniType<T.AddressTag> = AddressTag$ as Held<typeof AddressTag$, z.ZodMiniType<T.AddressTag>>;

const IdentityAddressWrapper$ = /* @__PURE__ */ (() => z.object({
    address: z.optional(IdentityAddressSchema),
    tag: AddressTagSchema
}))();
export const IdentityAddressWrapperSchema: z.ZodMiniType<T.IdentityAddressWrapper> = IdentityAddressWrapper$ as Held<typeof IdentityAddressWrapper$, z.ZodMiniType<T.IdentityAddressWrapper>>;

const FactorType$ = /* @__PURE__ */ (() => z.string())();
export const FactorTypeSchema: z.ZodMiniType<T.FactorType> = FactorType$ as Held<typeof FactorType$, z.ZodMiniType<T.FactorType>>;

const MfaFactorStatus$ = /* @__PURE__ */ (() => z.string())();
export const MfaFactorStatusSchema: z.ZodMiniType<T.MfaFactorStatus> = MfaFactorStatus$ as Held<typeof MfaFactorStatus$, z.ZodMiniType<T.MfaFactorStatus>>;

const MfaFactor$ = /* @__PURE__ */ (() => z.object({
    factorType: z.optional(FactorTypeSchema),
    factorStatus: z.optional(MfaFactorStatusSchema)
}))();
export const MfaFactorSchema: z.ZodMiniType<T.MfaFactor> = MfaFactor$ as Held<typeof MfaFactor$, z.ZodMiniType<T.MfaFactor>>;

const MfaReason$ = /* @__PURE__ */ (() => z.string())();
export const MfaReasonSchema: z.ZodMiniType<T.MfaReason> = MfaReason$ as Held<typeof MfaReason$, z.ZodMiniType<T.MfaReason>>;

const RequireMfaData$ = /* @__PURE__ */ (() => z.object({
    availableFactors: z.optional(z.array(MfaFactorSchema).check(z.maxLength(100))),
    reason: z.optional(MfaReasonSchema)
}))();
export const RequireMfaDataSchema: z.ZodMiniType<T.RequireMfaData> = RequireMfaData$ as Held<typeof RequireMfaData$, z.ZodMiniType<T.RequireMfaData>>;

const IdentityPushChallengeData$ = /* @__PURE__ */ (() => z.object({
    transactionId: z.optional(z.string().check(z.maxLength(36)))
}))();
export const IdentityPushChallengeDataSchema: z.ZodMiniType<T.IdentityPushChallengeData> = IdentityPushChallengeData$ as Held<typeof IdentityPushChallengeData$, z.ZodMiniType<T.IdentityPushChallengeData>>;

const IdentityWebAuthnChallengeData$ = /* @__PURE__ */ (() => z.object({
    challengeId: z.optional(z.guid()),
    publicKeyCredentialRequestOptionsJson: z.optional(z.string().check(z.maxLength(40000)))
}))();
export const IdentityWebAuthnChallengeDataSchema: z.ZodMiniType<T.IdentityWebAuthnChallengeData> = IdentityWebAuthnChallengeData$ as Held<typeof IdentityWebAuthnChallengeData$, z.ZodMiniType<T.IdentityWebAuthnChallengeData>>;

const IdentityVerificationChallenge$ = /* @__PURE__ */ (() => z.object({
    pushData: z.optional(IdentityPushChallengeDataSchema),
    webauthnData: z.optional(IdentityWebAuthnChallengeDataSchema),
    hint: z.nullish(z.string().check(z.maxLength(200)))
}))();
export const IdentityVerificationChallengeSchema: z.ZodMiniType<T.IdentityVerificationChallenge> = IdentityVerificationChallenge$ as Held<typeof IdentityVerificationChallenge$, z.ZodMiniType<T.IdentityVerificationChallenge>>;

const MfaChallengeData$ = /* @__PURE__ */ (() => z.object({
    factorType: z.optional(FactorTypeSchema),
    verificationChallengeData: z.optional(IdentityVerificationChallengeSchema),
    availableFactors: z.optional(z.array(MfaFactorSchema).check(z.maxLength(100))),
    reason: z.optional(MfaReasonSchema)
}))();
export const MfaChallengeDataSchema: z.ZodMiniType<T.MfaChallengeData> = MfaChallengeData$ as Held<typeof MfaChallengeData$, z.ZodMiniType<T.MfaChallengeData>>;

const AuthenticationState$ = /* @__PURE__ */ (() => z.string())();
export const AuthenticationStateSchema: z.ZodMiniType<T.AuthenticationState> = AuthenticationState$ as Held<typeof AuthenticationState$, z.ZodMiniType<T.AuthenticationState>>;

const IdentityIdpConnection$ = /* @__PURE__ */ (() => z.object({
    idpConnectionId: z.guid(),
    idpUserId: z.string()
}))();
export const IdentityIdpConnectionSchema: z.ZodMiniType<T.IdentityIdpConnection> = IdentityIdpConnection$ as Held<typeof IdentityIdpConnection$, z.ZodMiniType<T.IdentityIdpConnection>>;

const IdentityAuthenticatorConnection$ = /* @__PURE__ */ (() => z.object({
    authenticatorConnectionId: z.guid(),
    reEnrollmentRequired: z.boolean()
}))();
export const IdentityAuthenticatorConnectionSchema: z.ZodMiniType<T.IdentityAuthenticatorConnection> = IdentityAuthenticatorConnection$ as Held<typeof IdentityAuthenticatorConnection$, z.ZodMiniType<T.IdentityAuthenticatorConnection>>;

const IdentityConnection$ = /* @__PURE__ */ (() => z.object({
    idpConnection: z.optional(IdentityIdpConnectionSchema),
    authenticatorConnection: z.optional(IdentityAuthenticatorConnectionSchema)
}))();
export const IdentityConnectionSchema: z.ZodMiniType<T.IdentityConnection> = IdentityConnection$ as Held<typeof IdentityConnection$, z.ZodMiniType<T.IdentityConnection>>;

const IdentityMetadata$ = /* @__PURE__ */ (() => z.record(z.string(), z.unknown()))();
export const IdentityMetadataSchema: z.ZodMiniType<T.IdentityMetadata> = IdentityMetadata$ as Held<typeof IdentityMetadata$, z.ZodMiniType<T.IdentityMetadata>>;

const EmailStatusReason$ = /* @__PURE__ */ (() => z.string())();
export const EmailStatusReasonSchema: z.ZodMiniType<T.EmailStatusReason> = EmailStatusReason$ as Held<typeof EmailStatusReason$, z.ZodMiniType<T.EmailStatusReason>>;

const IdentityEmail$ = /* @__PURE__ */ (() => z.object({
    address: z.email(),
    isVerified: z.boolean(),
    statusReasons: z.optional(z.array(EmailStatusReasonSchema))
}))();
export const IdentityEmailSchema: z.ZodMiniType<T.IdentityEmail> = IdentityEmail$ as Held<typeof IdentityEmail$, z.ZodMiniType<T.IdentityEmail>>;

const IdentityStatus$ = /* @__PURE__ */ (() => z.string())();
export const IdentityStatusSchema: z.ZodMiniType<T.IdentityStatus> = IdentityStatus$ as Held<typeof IdentityStatus$, z.ZodMiniType<T.IdentityStatus>>;

const IdentityPendingReason$ = /* @__PURE__ */ (() => z.string())();
export const IdentityPendingReasonSchema: z.ZodMiniType<T.IdentityPendingReason> = IdentityPendingReason$ as Held<typeof IdentityPendingReason$, z.ZodMiniType<T.IdentityPendingReason>>;

const IdentityStatusDetails$ = /* @__PURE__ */ (() => z.object({
    name: IdentityStatusSchema,
    reasons: z.array(IdentityPendingReasonSchema)
}))();
export const IdentityStatusDetailsSchema: z.ZodMiniType<T.IdentityStatusDetails> = IdentityStatusDetails$ as Held<typeof IdentityStatusDetails$, z.ZodMiniType<T.IdentityStatusDetails>>;

const FactorStatus$ = /* @__PURE__ */ (() => z.string())();
export const FactorStatusSchema: z.ZodMiniType<T.FactorStatus> = FactorStatus$ as Held<typeof FactorStatus$, z.ZodMiniType<T.FactorStatus>>;

const IdentityFactor$ = /* @__PURE__ */ (() => z.object({
    factorId: z.guid(),
    type: FactorTypeSchema,
    status: FactorStatusSchema
}))();
export const IdentityFactorSchema: z.ZodMiniType<T.IdentityFactor> = IdentityFactor$ as Held<typeof IdentityFactor$, z.ZodMiniType<T.IdentityFactor>>;

const StartVerificationResponse$ = /* @__PURE__ */ (() => z.object({
    verificationId: z.string()
}))();
export const StartVerificationResponseSchema: z.ZodMiniType<T.StartVerificationResponse> = StartVerificationResponse$ as Held<typeof StartVerificationResponse$, z.ZodMiniType<T.StartVerificationResponse>>;

const OAuthTokenResponse$ = /* @__PURE__ */ (() => z.object({
    access_token: z.string(),
    expires_in: z.int().check(z.gte(0), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' })),
    refresh_token: z.nullish(z.string()),
    token_type: z.string(),
    scope: z.nullish(z.string())
}))();
export const OAuthTokenResponseSchema: z.ZodMiniType<T.OAuthTokenResponse> = OAuthTokenResponse$ as Held<typeof OAuthTokenResponse$, z.ZodMiniType<T.OAuthTokenResponse>>;

const OAuthErrorBody$ = /* @__PURE__ */ (() => z.object({
    error: z.string(),
    error_description: z.optional(z.string())
}))();
export const OAuthErrorBodySchema: z.ZodMiniType<T.OAuthErrorBody> = OAuthErrorBody$ as Held<typeof OAuthErrorBody$, z.ZodMiniType<T.OAuthErrorBody>>;

const TokenInfoSubjectType$ = /* @__PURE__ */ (() => z.string())();
export const TokenInfoSubjectTypeSchema: z.ZodMiniType<T.TokenInfoSubjectType> = TokenInfoSubjectType$ as Held<typeof TokenInfoSubjectType$, z.ZodMiniType<T.TokenInfoSubjectType>>;

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
export const OauthTokenInfoResponseSchema: z.ZodMiniType<T.OauthTokenInfoResponse> = OauthTokenInfoResponse$ as Held<typeof OauthTokenInfoResponse$, z.ZodMiniType<T.OauthTokenInfoResponse>>;

const GenerateFilesDownloadUrlResponse$ = /* @__PURE__ */ (() => z.object({
    downloadUrl: z.url()
}))();
export const GenerateFilesDownloadUrlResponseSchema: z.ZodMiniType<T.GenerateFilesDownloadUrlResponse> = GenerateFilesDownloadUrlResponse$ as Held<typeof GenerateFilesDownloadUrlResponse$, z.ZodMiniType<T.GenerateFilesDownloadUrlResponse>>;

const DownloadUrl$ = /* @__PURE__ */ (() => z.object({
    url: z.optional(z.url()),
    assetKey: z.optional(z.string().check(z.maxLength(100)))
}))();
export const DownloadUrlSchema: z.ZodMiniType<T.DownloadUrl> = DownloadUrl$ as Held<typeof DownloadUrl$, z.ZodMiniType<T.DownloadUrl>>;

const GenerateFileDownloadUrlResponse$ = /* @__PURE__ */ (() => z.object({
    downloadUrls: z.array(DownloadUrlSchema).check(z.maxLength(100))
}))();
export const GenerateFileDownloadUrlResponseSchema: z.ZodMiniType<T.GenerateFileDownloadUrlResponse> = GenerateFileDownloadUrlResponse$ as Held<typeof GenerateFileDownloadUrlResponse$, z.ZodMiniType<T.GenerateFileDownloadUrlResponse>>;

const FileMediaType$ = /* @__PURE__ */ (() => z.string())();
export const FileMediaTypeSchema: z.ZodMiniType<T.FileMediaType> = FileMediaType$ as Held<typeof FileMediaType$, z.ZodMiniType<T.FileMediaType>>;

const FileColorRGB$ = /* @__PURE__ */ (() => z.object({
    r: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.lte(255))),
    g: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.lte(255))),
    b: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.lte(255)))
}))();
export const FileColorRGBSchema: z.ZodMiniType<T.FileColorRGB> = FileColorRGB$ as Held<typeof FileColorRGB$, z.ZodMiniType<T.FileColorRGB>>;

const FileColor$ = /* @__PURE__ */ (() => z.object({
    hex: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/))),
    rgb: z.optional(FileColorRGBSchema)
}))();
export const FileColorSchema: z.ZodMiniType<T.FileColor> = FileColor$ as Held<typeof FileColor$, z.ZodMiniType<T.FileColor>>;

const FileColors$ = /* @__PURE__ */ (() => z.object({
    prominent: z.optional(FileColorSchema),
    palette: z.array(FileColorSchema).check(z.maxLength(100))
}))();
export const FileColorsSchema: z.ZodMiniType<T.FileColors> = FileColors$ as Held<typeof FileColors$, z.ZodMiniType<T.FileColors>>;

const FileFaceRecognition$ = /* @__PURE__ */ (() => z.object({
    confidence: z.union([
        z.number(),
        z.literal([Number.NaN, Infinity, -Infinity])
    ]),
    x: z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' })),
    y: z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' })),
    height: z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' })),
    width: z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))
}))();
export const FileFaceRecognitionSchema: z.ZodMiniType<T.FileFaceRecognition> = FileFaceRecognition$ as Held<typeof FileFaceRecognition$, z.ZodMiniType<T.FileFaceRecognition>>;

const FileImageMedia$ = /* @__PURE__ */ (() => z.object({
    image: z.optional(ImageSchema),
    colors: z.optional(FileColorsSchema),
    faces: z.array(FileFaceRecognitionSchema).check(z.maxLength(100)),
    previewImage: z.optional(ImageSchema),
    caption: z.nullish(z.string().check(z.maxLength(300)))
}))();
export const FileImageMediaSchema: z.ZodMiniType<T.FileImageMedia> = FileImageMedia$ as Held<typeof FileImageMedia$, z.ZodMiniType<T.FileImageMedia>>;

const FileAudio$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string()),
    url: z.optional(z.string()),
    urlExpirationDate: z.nullish(z.iso.datetime({ offset: true })),
    sizeInBytes: z.nullish(z.string().check(z.regex(/^\d+$/))),
    filename: z.nullish(z.string()),
    duration: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    private: z.nullish(z.boolean()),
    format: z.nullish(z.string())
}))();
export const FileAudioSchema: z.ZodMiniType<T.FileAudio> = FileAudio$ as Held<typeof FileAudio$, z.ZodMiniType<T.FileAudio>>;

const FileAudioMedia$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.maxLength(200)),
    assets: z.array(FileAudioSchema).check(z.maxLength(100)),
    bitrate: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    format: z.nullish(z.string().check(z.maxLength(100))),
    duration: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    sizeInBytes: z.nullish(z.string().check(z.regex(/^\d+$/)))
}))();
export const FileAudioMediaSchema: z.ZodMiniType<T.FileAudioMedia> = FileAudioMedia$ as Held<typeof FileAudioMedia$, z.ZodMiniType<T.FileAudioMedia>>;

const FileDocument$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string()),
    url: z.optional(z.string()),
    urlExpirationDate: z.nullish(z.iso.datetime({ offset: true })),
    sizeInBytes: z.nullish(z.string().check(z.regex(/^\d+$/))),
    filename: z.nullish(z.string())
}))();
export const FileDocumentSchema: z.ZodMiniType<T.FileDocument> = FileDocument$ as Held<typeof FileDocument$, z.ZodMiniType<T.FileDocument>>;

const FileArchive$ = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    url: z.string(),
    urlExpirationDate: z.nullish(z.iso.datetime({ offset: true })),
    sizeInBytes: z.nullish(z.string().check(z.regex(/^\d+$/))),
    filename: z.nullish(z.string())
}))();
export const FileArchiveSchema: z.ZodMiniType<T.FileArchive> = FileArchive$ as Held<typeof FileArchive$, z.ZodMiniType<T.FileArchive>>;

const FileModel3D$ = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    url: z.string(),
    thumbnail: z.optional(ImageSchema),
    altText: z.nullish(z.string()),
    urlExpirationDate: z.nullish(z.iso.datetime({ offset: true })),
    filename: z.nullish(z.string()),
    sizeInBytes: z.nullish(z.string().check(z.regex(/^\d+$/)))
}))();
export const FileModel3DSchema: z.ZodMiniType<T.FileModel3D> = FileModel3D$ as Held<typeof FileModel3D$, z.ZodMiniType<T.FileModel3D>>;

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
export const FileMediaSchema: z.ZodMiniType<T.FileMedia> = FileMedia$ as Held<typeof FileMedia$, z.ZodMiniType<T.FileMedia>>;

const FileOperationStatus$ = /* @__PURE__ */ (() => z.string())();
export const FileOperationStatusSchema: z.ZodMiniType<T.FileOperationStatus> = FileOperationStatus$ as Held<typeof FileOperationStatus$, z.ZodMiniType<T.FileOperationStatus>>;

const FileState$ = /* @__PURE__ */ (() => z.string())();
export const FileStateSchema: z.ZodMiniType<T.FileState> = FileState$ as Held<typeof FileState$, z.ZodMiniType<T.FileState>>;

const Namespace$ = /* @__PURE__ */ (() => z.string())();
export const NamespaceSchema: z.ZodMiniType<T.Namespace> = Namespace$ as Held<typeof Namespace$, z.ZodMiniType<T.Namespace>>;

const FileDescriptor$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.maxLength(1000)),
    displayName: z.string().check(z.maxLength(255)),
    url: z.url(),
    parentFolderId: z.nullish(z.string().check(z.maxLength(100))),
    hash: z.string().check(z.maxLength(100)),
    sizeInBytes: z.nullish(z.string().check(z.regex(/^\d+$/))),
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
export const FileDescriptorSchema: z.ZodMiniType<T.FileDescriptor> = FileDescriptor$ as Held<typeof FileDescriptor$, z.ZodMiniType<T.FileDescriptor>>;

const FileDescriptorResponse$ = /* @__PURE__ */ (() => z.object({
    file: FileDescriptorSchema
}))();
export const FileDescriptorResponseSchema: z.ZodMiniType<T.FileDescriptorResponse> = FileDescriptorResponse$ as Held<typeof FileDescriptorResponse$, z.ZodMiniType<T.FileDescriptorResponse>>;

const GetFileDescriptorsResponse$ = /* @__PURE__ */ (() => z.object({
    files: z.array(FileDescriptorSchema).check(z.maxLength(100))
}))();
export const GetFileDescriptorsResponseSchema: z.ZodMiniType<T.GetFileDescriptorsResponse> = GetFileDescriptorsResponse$ as Held<typeof GetFileDescriptorsResponse$, z.ZodMiniType<T.GetFileDescriptorsResponse>>;

const FileExternalInfo$ = /* @__PURE__ */ (() => z.object({
    origin: z.optional(z.string().check(z.maxLength(1000))),
    externalIds: z.optional(z.array(z.string().check(z.maxLength(4000))).check(z.maxLength(30)))
}))();
export const FileExternalInfoSchema: z.ZodMiniType<T.FileExternalInfo> = FileExternalInfo$ as Held<typeof FileExternalInfo$, z.ZodMiniType<T.FileExternalInfo>>;

const GenerateFileUploadUrlResponse$ = /* @__PURE__ */ (() => z.object({
    uploadUrl: z.url()
}))();
export const GenerateFileUploadUrlResponseSchema: z.ZodMiniType<T.GenerateFileUploadUrlResponse> = GenerateFileUploadUrlResponse$ as Held<typeof GenerateFileUploadUrlResponse$, z.ZodMiniType<T.GenerateFileUploadUrlResponse>>;

const UploadProtocol$ = /* @__PURE__ */ (() => z.string())();
export const UploadProtocolSchema: z.ZodMiniType<T.UploadProtocol> = UploadProtocol$ as Held<typeof UploadProtocol$, z.ZodMiniType<T.UploadProtocol>>;

const GenerateFileResumableUploadUrlResponse$ = /* @__PURE__ */ (() => z.object({
    uploadProtocol: z.optional(UploadProtocolSchema),
    uploadUrl: z.optional(z.url()),
    uploadToken: z.optional(z.string().check(z.maxLength(2000)))
}))();
export const GenerateFileResumableUploadUrlResponseSchema: z.ZodMiniType<T.GenerateFileResumableUploadUrlResponse> = GenerateFileResumableUploadUrlResponse$ as Held<typeof GenerateFileResumableUploadUrlResponse$, z.ZodMiniType<T.GenerateFileResumableUploadUrlResponse>>;

const BulkImportFileResult$ = /* @__PURE__ */ (() => z.object({
    itemMetadata: z.optional(ItemMetadataSchema),
    item: z.optional(FileDescriptorSchema)
}))();
export const BulkImportFileResultSchema: z.ZodMiniType<T.BulkImportFileResult> = BulkImportFileResult$ as Held<typeof BulkImportFileResult$, z.ZodMiniType<T.BulkImportFileResult>>;

const BulkImportFilesResponse$ = /* @__PURE__ */ (() => z.object({
    results: z.optional(z.array(BulkImportFileResultSchema)),
    bulkActionMetadata: z.optional(BulkActionMetadataSchema)
}))();
export const BulkImportFilesResponseSchema: z.ZodMiniType<T.BulkImportFilesResponse> = BulkImportFilesResponse$ as Held<typeof BulkImportFilesResponse$, z.ZodMiniType<T.BulkImportFilesResponse>>;

const ListFilesResponse$ = /* @__PURE__ */ (() => z.object({
    files: z.optional(z.array(FileDescriptorSchema).check(z.maxLength(200))),
    nextCursor: z.optional(PagingMetadataSchema)
}))();
export const ListFilesResponseSchema: z.ZodMiniType<T.ListFilesResponse> = ListFilesResponse$ as Held<typeof ListFilesResponse$, z.ZodMiniType<T.ListFilesResponse>>;

const DownloadUrlResponse$ = /* @__PURE__ */ (() => z.object({
    downloadUrl: DownloadUrlSchema
}))();
export const DownloadUrlResponseSchema: z.ZodMiniType<T.DownloadUrlResponse> = DownloadUrlResponse$ as Held<typeof DownloadUrlResponse$, z.ZodMiniType<T.DownloadUrlResponse>>;

const MemberStatus$ = /* @__PURE__ */ (() => z.string())();
export const MemberStatusSchema: z.ZodMiniType<T.MemberStatus> = MemberStatus$ as Held<typeof MemberStatus$, z.ZodMiniType<T.MemberStatus>>;

const MemberStreetAddress$ = /* @__PURE__ */ (() => z.object({
    number: z.string().check(z.maxLength(100)),
    name: z.string().check(z.maxLength(200))
}))();
export const MemberStreetAddressSchema: z.ZodMiniType<T.MemberStreetAddress> = MemberStreetAddress$ as Held<typeof MemberStreetAddress$, z.ZodMiniType<T.MemberStreetAddress>>;

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
export const MemberAddressSchema: z.ZodMiniType<T.MemberAddress> = MemberAddress$ as Held<typeof MemberAddress$, z.ZodMiniType<T.MemberAddress>>;

const MemberCustomField$ = /* @__PURE__ */ (() => z.object({
    name: z.nullish(z.string()),
    value: z.optional(z.unknown())
}))();
export const MemberCustomFieldSchema: z.ZodMiniType<T.MemberCustomField> = MemberCustomField$ as Held<typeof MemberCustomField$, z.ZodMiniType<T.MemberCustomField>>;

const MemberContact$ = /* @__PURE__ */ (() => z.object({
    firstName: z.nullish(z.string()),
    lastName: z.nullish(z.string()),
    phones: z.nullable(z.array(z.string())),
    emails: z.nullable(z.array(z.email())),
    addresses: z.array(MemberAddressSchema),
    birthdate: z.nullish(z.iso.date()),
    company: z.nullish(z.string().check(z.maxLength(100))),
    jobTitle: z.nullish(z.string().check(z.maxLength(100))),
    customFields: z.optional(z.record(z.string(), MemberCustomFieldSchema))
}))();
export const MemberContactSchema: z.ZodMiniType<T.MemberContact> = MemberContact$ as Held<typeof MemberContact$, z.ZodMiniType<T.MemberContact>>;

const MemberImage$ = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    url: z.string(),
    height: z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' })),
    width: z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' })),
    offsetX: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    offsetY: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' })))
}))();
export const MemberImageSchema: z.ZodMiniType<T.MemberImage> = MemberImage$ as Held<typeof MemberImage$, z.ZodMiniType<T.MemberImage>>;

const MemberProfile$ = /* @__PURE__ */ (() => z.object({
    nickname: z.nullish(z.string()),
    slug: z.nullish(z.string()),
    photo: z.optional(MemberImageSchema),
    cover: z.optional(MemberImageSchema),
    title: z.nullish(z.string())
}))();
export const MemberProfileSchema: z.ZodMiniType<T.MemberProfile> = MemberProfile$ as Held<typeof MemberProfile$, z.ZodMiniType<T.MemberProfile>>;

const MemberPrivacyStatus$ = /* @__PURE__ */ (() => z.string())();
export const MemberPrivacyStatusSchema: z.ZodMiniType<T.MemberPrivacyStatus> = MemberPrivacyStatus$ as Held<typeof MemberPrivacyStatus$, z.ZodMiniType<T.MemberPrivacyStatus>>;

const MemberActivityStatus$ = /* @__PURE__ */ (() => z.string())();
export const MemberActivityStatusSchema: z.ZodMiniType<T.MemberActivityStatus> = MemberActivityStatus$ as Held<typeof MemberActivityStatus$, z.ZodMiniType<T.MemberActivityStatus>>;

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
export const MemberSchema: z.ZodMiniType<T.Member> = Member$ as Held<typeof Member$, z.ZodMiniType<T.Member>>;

const MemberResponse$ = /* @__PURE__ */ (() => z.object({
    member: MemberSchema
}))();
export const MemberResponseSchema: z.ZodMiniType<T.MemberResponse> = MemberResponse$ as Held<typeof MemberResponse$, z.ZodMiniType<T.MemberResponse>>;

const OffsetPagingMetadata$ = /* @__PURE__ */ (() => z.object({
    count: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    offset: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    total: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    tooManyToCount: z.nullish(z.boolean())
}))();
export const OffsetPagingMetadataSchema: z.ZodMiniType<T.OffsetPagingMetadata> = OffsetPagingMetadata$ as Held<typeof OffsetPagingMetadata$, z.ZodMiniType<T.OffsetPagingMetadata>>;

const ListMembersResponse$ = /* @__PURE__ */ (() => z.object({
    members: z.optional(z.array(MemberSchema)),
    metadata: z.optional(OffsetPagingMetadataSchema)
}))();
export const ListMembersResponseSchema: z.ZodMiniType<T.ListMembersResponse> = ListMembersResponse$ as Held<typeof ListMembersResponse$, z.ZodMiniType<T.ListMembersResponse>>;

const MembersJobResponse$ = /* @__PURE__ */ (() => z.object({
    jobId: z.string()
}))();
export const MembersJobResponseSchema: z.ZodMiniType<T.MembersJobResponse> = MembersJobResponse$ as Held<typeof MembersJobResponse$, z.ZodMiniType<T.MembersJobResponse>>;

const RedirectUrlDetails$ = /* @__PURE__ */ (() => z.object({
    endpoint: z.string().check(z.maxLength(2048)),
    searchParams: z.optional(z.record(z.string(), z.string()))
}))();
export const RedirectUrlDetailsSchema: z.ZodMiniType<T.RedirectUrlDetails> = RedirectUrlDetails$ as Held<typeof RedirectUrlDetails$, z.ZodMiniType<T.RedirectUrlDetails>>;

const RedirectSession$ = /* @__PURE__ */ (() => z.object({
    id: z.guid(),
    fullUrl: z.string().check(z.maxLength(2048)),
    urlDetails: z.optional(RedirectUrlDetailsSchema),
    sessionToken: z.nullish(z.string().check(z.maxLength(2048))),
    shortUrl: z.string().check(z.maxLength(2048))
}))();
export const RedirectSessionSchema: z.ZodMiniType<T.RedirectSession> = RedirectSession$ as Held<typeof RedirectSession$, z.ZodMiniType<T.RedirectSession>>;

const RedirectSessionResponse$ = /* @__PURE__ */ (() => z.object({
    redirectSession: RedirectSessionSchema
}))();
export const RedirectSessionResponseSchema: z.ZodMiniType<T.RedirectSessionResponse> = RedirectSessionResponse$ as Held<typeof RedirectSessionResponse$, z.ZodMiniType<T.RedirectSessionResponse>>;

const GraphqlError$ = /* @__PURE__ */ (() => z.object({
    message: z.string(),
    path: z.optional(z.array(z.union([z.string(), z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))]))),
    locations: z.optional(z.array(z.object({
        line: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
        column: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' })))
    }))),
    extensions: z.optional(z.record(z.string(), z.unknown()))
}))();
export const GraphqlErrorSchema: z.ZodMiniType<T.GraphqlError> = GraphqlError$ as Held<typeof GraphqlError$, z.ZodMiniType<T.GraphqlError>>;

const GraphqlQueryResponse$ = /* @__PURE__ */ (() => z.object({
    data: z.nullish(z.record(z.string(), z.unknown())),
    errors: z.optional(z.array(GraphqlErrorSchema)),
    extensions: z.optional(z.record(z.string(), z.unknown()))
}))();
export const GraphqlQueryResponseSchema: z.ZodMiniType<T.GraphqlQueryResponse> = GraphqlQueryResponse$ as Held<typeof GraphqlQueryResponse$, z.ZodMiniType<T.GraphqlQueryResponse>>;

const CallWebMethodResponse$ = /* @__PURE__ */ (() => z.object({
    result: z.optional(z.unknown()),
    exception: z.optional(z.boolean())
}))();
export const CallWebMethodResponseSchema: z.ZodMiniType<T.CallWebMethodResponse> = CallWebMethodResponse$ as Held<typeof CallWebMethodResponse$, z.ZodMiniType<T.CallWebMethodResponse>>;

const EventIdentity$ = /* @__PURE__ */ (() => z.object({
    identityType: z.optional(IdentityTypeSchema),
    anonymousVisitorId: z.optional(z.guid()),
    memberId: z.optional(z.guid()),
    wixUserId: z.optional(z.guid()),
    appId: z.optional(z.guid())
}))();
export const EventIdentitySchema: z.ZodMiniType<T.EventIdentity> = EventIdentity$ as Held<typeof EventIdentity$, z.ZodMiniType<T.EventIdentity>>;

const EventAccountInfo$ = /* @__PURE__ */ (() => z.object({
    accountId: z.nullish(z.guid()),
    parentAccountId: z.nullish(z.guid()),
    siteId: z.nullish(z.guid())
}))();
export const EventAccountInfoSchema: z.ZodMiniType<T.EventAccountInfo> = EventAccountInfo$ as Held<typeof EventAccountInfo$, z.ZodMiniType<T.EventAccountInfo>>;

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
export const EventMetadataSchema: z.ZodMiniType<T.EventMetadata> = EventMetadata$ as Held<typeof EventMetadata$, z.ZodMiniType<T.EventMetadata>>;

const OrderEventData$ = /* @__PURE__ */ (() => z.object({
    order: z.optional(OrderSchema)
}))();
export const OrderEventDataSchema: z.ZodMiniType<T.OrderEventData> = OrderEventData$ as Held<typeof OrderEventData$, z.ZodMiniType<T.OrderEventData>>;

const OrderActionEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    data: OrderEventDataSchema
}))();
export const OrderActionEventSchema: z.ZodMiniType<T.OrderActionEvent> = OrderActionEvent$ as Held<typeof OrderActionEvent$, z.ZodMiniType<T.OrderActionEvent>>;

const OrderCanceledData$ = /* @__PURE__ */ (() => z.object({
    order: z.optional(OrderSchema),
    restockAllItems: z.optional(z.boolean()),
    sendOrderCanceledEmail: z.optional(z.boolean()),
    customMessage: z.nullish(z.string())
}))();
export const OrderCanceledDataSchema: z.ZodMiniType<T.OrderCanceledData> = OrderCanceledData$ as Held<typeof OrderCanceledData$, z.ZodMiniType<T.OrderCanceledData>>;

const OrderCanceledEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    data: OrderCanceledDataSchema
}))();
export const OrderCanceledEventSchema: z.ZodMiniType<T.OrderCanceledEvent> = OrderCanceledEvent$ as Held<typeof OrderCanceledEvent$, z.ZodMiniType<T.OrderCanceledEvent>>;

const CommittedDiffs$ = /* @__PURE__ */ (() => z.record(z.string(), z.unknown()))();
export const CommittedDiffsSchema: z.ZodMiniType<T.CommittedDiffs> = CommittedDiffs$ as Held<typeof CommittedDiffs$, z.ZodMiniType<T.CommittedDiffs>>;

const DraftOrderCommitSettings$ = /* @__PURE__ */ (() => z.record(z.string(), z.unknown()))();
export const DraftOrderCommitSettingsSchema: z.ZodMiniType<T.DraftOrderCommitSettings> = DraftOrderCommitSettings$ as Held<typeof DraftOrderCommitSettings$, z.ZodMiniType<T.DraftOrderCommitSettings>>;

const OrderCommittedData$ = /* @__PURE__ */ (() => z.object({
    order: z.optional(OrderSchema),
    draftOrderId: z.optional(z.string()),
    changes: z.optional(CommittedDiffsSchema),
    commitSettings: z.optional(DraftOrderCommitSettingsSchema),
    commitDate: z.nullish(z.iso.datetime({ offset: true }))
}))();
export const OrderCommittedDataSchema: z.ZodMiniType<T.OrderCommittedData> = OrderCommittedData$ as Held<typeof OrderCommittedData$, z.ZodMiniType<T.OrderCommittedData>>;

const OrderCommittedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    data: OrderCommittedDataSchema
}))();
export const OrderCommittedEventSchema: z.ZodMiniType<T.OrderCommittedEvent> = OrderCommittedEvent$ as Held<typeof OrderCommittedEvent$, z.ZodMiniType<T.OrderCommittedEvent>>;

const OrderCreatedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    entity: OrderSchema
}))();
export const OrderCreatedEventSchema: z.ZodMiniType<T.OrderCreatedEvent> = OrderCreatedEvent$ as Held<typeof OrderCreatedEvent$, z.ZodMiniType<T.OrderCreatedEvent>>;

const OrderFulfilledData$ = /* @__PURE__ */ (() => z.object({
    order: z.optional(OrderSchema),
    previousFulfillmentStatus: z.optional(OrderFulfillmentStatusSchema),
    newFulfillmentStatus: z.optional(OrderFulfillmentStatusSchema),
    action: z.optional(z.string())
}))();
export const OrderFulfilledDataSchema: z.ZodMiniType<T.OrderFulfilledData> = OrderFulfilledData$ as Held<typeof OrderFulfilledData$, z.ZodMiniType<T.OrderFulfilledData>>;

const OrderFulfilledEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    data: OrderFulfilledDataSchema
}))();
export const OrderFulfilledEventSchema: z.ZodMiniType<T.OrderFulfilledEvent> = OrderFulfilledEvent$ as Held<typeof OrderFulfilledEvent$, z.ZodMiniType<T.OrderFulfilledEvent>>;

const OrderPaymentStatusUpdatedData$ = /* @__PURE__ */ (() => z.object({
    order: z.optional(OrderSchema),
    previousPaymentStatus: z.optional(OrderPaymentStatusSchema)
}))();
export const OrderPaymentStatusUpdatedDataSchema: z.ZodMiniType<T.OrderPaymentStatusUpdatedData> = OrderPaymentStatusUpdatedData$ as Held<typeof OrderPaymentStatusUpdatedData$, z.ZodMiniType<T.OrderPaymentStatusUpdatedData>>;

const OrderPaymentStatusUpdatedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    data: OrderPaymentStatusUpdatedDataSchema
}))();
export const OrderPaymentStatusUpdatedEventSchema: z.ZodMiniType<T.OrderPaymentStatusUpdatedEvent> = OrderPaymentStatusUpdatedEvent$ as Held<typeof OrderPaymentStatusUpdatedEvent$, z.ZodMiniType<T.OrderPaymentStatusUpdatedEvent>>;

const ModifiedFields$ = /* @__PURE__ */ (() => z.record(z.string(), z.unknown()))();
export const ModifiedFieldsSchema: z.ZodMiniType<T.ModifiedFields> = ModifiedFields$ as Held<typeof ModifiedFields$, z.ZodMiniType<T.ModifiedFields>>;

const OrderUpdatedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    entity: OrderSchema,
    modifiedFields: z.optional(ModifiedFieldsSchema)
}))();
export const OrderUpdatedEventSchema: z.ZodMiniType<T.OrderUpdatedEvent> = OrderUpdatedEvent$ as Held<typeof OrderUpdatedEvent$, z.ZodMiniType<T.OrderUpdatedEvent>>;

const CartCreatedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    entity: CartSchema
}))();
export const CartCreatedEventSchema: z.ZodMiniType<T.CartCreatedEvent> = CartCreatedEvent$ as Held<typeof CartCreatedEvent$, z.ZodMiniType<T.CartCreatedEvent>>;

const EntityDeletedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema
}))();
export const EntityDeletedEventSchema: z.ZodMiniType<T.EntityDeletedEvent> = EntityDeletedEvent$ as Held<typeof EntityDeletedEvent$, z.ZodMiniType<T.EntityDeletedEvent>>;

const CartUpdatedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    entity: CartSchema,
    modifiedFields: z.optional(ModifiedFieldsSchema)
}))();
export const CartUpdatedEventSchema: z.ZodMiniType<T.CartUpdatedEvent> = CartUpdatedEvent$ as Held<typeof CartUpdatedEvent$, z.ZodMiniType<T.CartUpdatedEvent>>;

const CheckoutCompletedData$ = /* @__PURE__ */ (() => z.object({
    checkout: z.optional(CheckoutSchema)
}))();
export const CheckoutCompletedDataSchema: z.ZodMiniType<T.CheckoutCompletedData> = CheckoutCompletedData$ as Held<typeof CheckoutCompletedData$, z.ZodMiniType<T.CheckoutCompletedData>>;

const CheckoutCompletedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    data: CheckoutCompletedDataSchema
}))();
export const CheckoutCompletedEventSchema: z.ZodMiniType<T.CheckoutCompletedEvent> = CheckoutCompletedEvent$ as Held<typeof CheckoutCompletedEvent$, z.ZodMiniType<T.CheckoutCompletedEvent>>;

const CheckoutCreatedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    entity: CheckoutSchema
}))();
export const CheckoutCreatedEventSchema: z.ZodMiniType<T.CheckoutCreatedEvent> = CheckoutCreatedEvent$ as Held<typeof CheckoutCreatedEvent$, z.ZodMiniType<T.CheckoutCreatedEvent>>;

const CheckoutUpdatedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    entity: CheckoutSchema,
    modifiedFields: z.optional(ModifiedFieldsSchema)
}))();
export const CheckoutUpdatedEventSchema: z.ZodMiniType<T.CheckoutUpdatedEvent> = CheckoutUpdatedEvent$ as Held<typeof CheckoutUpdatedEvent$, z.ZodMiniType<T.CheckoutUpdatedEvent>>;

const CheckoutSettingsUpdatedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    entity: CheckoutSettingsSchema,
    modifiedFields: z.optional(ModifiedFieldsSchema)
}))();
export const CheckoutSettingsUpdatedEventSchema: z.ZodMiniType<T.CheckoutSettingsUpdatedEvent> = CheckoutSettingsUpdatedEvent$ as Held<typeof CheckoutSettingsUpdatedEvent$, z.ZodMiniType<T.CheckoutSettingsUpdatedEvent>>;

const BackInStockNotificationRequestCreatedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    entity: BackInStockRequestSchema
}))();
export const BackInStockNotificationRequestCreatedEventSchema: z.ZodMiniType<T.BackInStockNotificationRequestCreatedEvent> = BackInStockNotificationRequestCreatedEvent$ as Held<typeof BackInStockNotificationRequestCreatedEvent$, z.ZodMiniType<T.BackInStockNotificationRequestCreatedEvent>>;

const BackInStockNotificationRequestUpdatedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    entity: BackInStockRequestSchema,
    modifiedFields: z.optional(ModifiedFieldsSchema)
}))();
export const BackInStockNotificationRequestUpdatedEventSchema: z.ZodMiniType<T.BackInStockNotificationRequestUpdatedEvent> = BackInStockNotificationRequestUpdatedEvent$ as Held<typeof BackInStockNotificationRequestUpdatedEvent$, z.ZodMiniType<T.BackInStockNotificationRequestUpdatedEvent>>;

const ChargebackEventData$ = /* @__PURE__ */ (() => z.object({
    orderId: z.optional(z.guid()),
    paymentId: z.optional(z.guid()),
    chargeback: z.optional(ChargebackSchema),
    orderTransactions: z.optional(OrderTransactionsSchema)
}))();
export const ChargebackEventDataSchema: z.ZodMiniType<T.ChargebackEventData> = ChargebackEventData$ as Held<typeof ChargebackEventData$, z.ZodMiniType<T.ChargebackEventData>>;

const ChargebackEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    data: ChargebackEventDataSchema
}))();
export const ChargebackEventSchema: z.ZodMiniType<T.ChargebackEvent> = ChargebackEvent$ as Held<typeof ChargebackEvent$, z.ZodMiniType<T.ChargebackEvent>>;

const OrderTransactionsUpdatedData$ = /* @__PURE__ */ (() => z.object({
    orderTransactions: z.optional(OrderTransactionsSchema),
    paymentIds: z.optional(z.array(z.guid()).check(z.maxLength(100))),
    refundIds: z.optional(z.array(z.guid()).check(z.maxLength(300)))
}))();
export const OrderTransactionsUpdatedDataSchema: z.ZodMiniType<T.OrderTransactionsUpdatedData> = OrderTransactionsUpdatedData$ as Held<typeof OrderTransactionsUpdatedData$, z.ZodMiniType<T.OrderTransactionsUpdatedData>>;

const OrderTransactionsUpdatedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    data: OrderTransactionsUpdatedDataSchema
}))();
export const OrderTransactionsUpdatedEventSchema: z.ZodMiniType<T.OrderTransactionsUpdatedEvent> = OrderTransactionsUpdatedEvent$ as Held<typeof OrderTransactionsUpdatedEvent$, z.ZodMiniType<T.OrderTransactionsUpdatedEvent>>;

const RefundSideEffects$ = /* @__PURE__ */ (() => z.record(z.string(), z.unknown()))();
export const RefundSideEffectsSchema: z.ZodMiniType<T.RefundSideEffects> = RefundSideEffects$ as Held<typeof RefundSideEffects$, z.ZodMiniType<T.RefundSideEffects>>;

const OrderTransactionsRefundCompletedData$ = /* @__PURE__ */ (() => z.object({
    orderId: z.optional(z.guid()),
    refund: z.optional(RefundSchema),
    sideEffects: z.optional(RefundSideEffectsSchema),
    orderTransactions: z.optional(OrderTransactionsSchema)
}))();
export const OrderTransactionsRefundCompletedDataSchema: z.ZodMiniType<T.OrderTransactionsRefundCompletedData> = OrderTransactionsRefundCompletedData$ as Held<typeof OrderTransactionsRefundCompletedData$, z.ZodMiniType<T.OrderTransactionsRefundCompletedData>>;

const OrderTransactionsRefundCompletedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    data: OrderTransactionsRefundCompletedDataSchema
}))();
export const OrderTransactionsRefundCompletedEventSchema: z.ZodMiniType<T.OrderTransactionsRefundCompletedEvent> = OrderTransactionsRefundCompletedEvent$ as Held<typeof OrderTransactionsRefundCompletedEvent$, z.ZodMiniType<T.OrderTransactionsRefundCompletedEvent>>;

const AbandonedCheckout$ = /* @__PURE__ */ (() => z.record(z.string(), z.unknown()))();
export const AbandonedCheckoutSchema: z.ZodMiniType<T.AbandonedCheckout> = AbandonedCheckout$ as Held<typeof AbandonedCheckout$, z.ZodMiniType<T.AbandonedCheckout>>;

const AbandonedCheckoutEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    entity: AbandonedCheckoutSchema
}))();
export const AbandonedCheckoutEventSchema: z.ZodMiniType<T.AbandonedCheckoutEvent> = AbandonedCheckoutEvent$ as Held<typeof AbandonedCheckoutEvent$, z.ZodMiniType<T.AbandonedCheckoutEvent>>;

const AbandonedCheckoutRecoveredData$ = /* @__PURE__ */ (() => z.object({
    abandonedCheckout: z.optional(AbandonedCheckoutSchema)
}))();
export const AbandonedCheckoutRecoveredDataSchema: z.ZodMiniType<T.AbandonedCheckoutRecoveredData> = AbandonedCheckoutRecoveredData$ as Held<typeof AbandonedCheckoutRecoveredData$, z.ZodMiniType<T.AbandonedCheckoutRecoveredData>>;

const AbandonedCheckoutRecoveredEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    data: AbandonedCheckoutRecoveredDataSchema
}))();
export const AbandonedCheckoutRecoveredEventSchema: z.ZodMiniType<T.AbandonedCheckoutRecoveredEvent> = AbandonedCheckoutRecoveredEvent$ as Held<typeof AbandonedCheckoutRecoveredEvent$, z.ZodMiniType<T.AbandonedCheckoutRecoveredEvent>>;

const AbandonedCheckoutUpdatedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    entity: AbandonedCheckoutSchema,
    modifiedFields: z.optional(ModifiedFieldsSchema)
}))();
export const AbandonedCheckoutUpdatedEventSchema: z.ZodMiniType<T.AbandonedCheckoutUpdatedEvent> = AbandonedCheckoutUpdatedEvent$ as Held<typeof AbandonedCheckoutUpdatedEvent$, z.ZodMiniType<T.AbandonedCheckoutUpdatedEvent>>;

const ReviewEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    entity: ReviewSchema
}))();
export const ReviewEventSchema: z.ZodMiniType<T.ReviewEvent> = ReviewEvent$ as Held<typeof ReviewEvent$, z.ZodMiniType<T.ReviewEvent>>;

const ReviewModerationStatusChangedData$ = /* @__PURE__ */ (() => z.object({
    review: z.optional(ReviewSchema),
    previousModerationStatus: z.optional(ReviewModerationStatusSchema)
}))();
export const ReviewModerationStatusChangedDataSchema: z.ZodMiniType<T.ReviewModerationStatusChangedData> = ReviewModerationStatusChangedData$ as Held<typeof ReviewModerationStatusChangedData$, z.ZodMiniType<T.ReviewModerationStatusChangedData>>;

const ReviewModerationStatusChangedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    data: ReviewModerationStatusChangedDataSchema
}))();
export const ReviewModerationStatusChangedEventSchema: z.ZodMiniType<T.ReviewModerationStatusChangedEvent> = ReviewModerationStatusChangedEvent$ as Held<typeof ReviewModerationStatusChangedEvent$, z.ZodMiniType<T.ReviewModerationStatusChangedEvent>>;

const ReviewPublishedData$ = /* @__PURE__ */ (() => z.object({
    review: z.optional(ReviewSchema)
}))();
export const ReviewPublishedDataSchema: z.ZodMiniType<T.ReviewPublishedData> = ReviewPublishedData$ as Held<typeof ReviewPublishedData$, z.ZodMiniType<T.ReviewPublishedData>>;

const ReviewPublishedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    data: ReviewPublishedDataSchema
}))();
export const ReviewPublishedEventSchema: z.ZodMiniType<T.ReviewPublishedEvent> = ReviewPublishedEvent$ as Held<typeof ReviewPublishedEvent$, z.ZodMiniType<T.ReviewPublishedEvent>>;

const ReviewUpdatedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    entity: ReviewSchema,
    modifiedFields: z.optional(ModifiedFieldsSchema)
}))();
export const ReviewUpdatedEventSchema: z.ZodMiniType<T.ReviewUpdatedEvent> = ReviewUpdatedEvent$ as Held<typeof ReviewUpdatedEvent$, z.ZodMiniType<T.ReviewUpdatedEvent>>;

const CatalogVersion$ = /* @__PURE__ */ (() => z.string())();
export const CatalogVersionSchema: z.ZodMiniType<T.CatalogVersion> = CatalogVersion$ as Held<typeof CatalogVersion$, z.ZodMiniType<T.CatalogVersion>>;

const ProductChangedData$ = /* @__PURE__ */ (() => z.object({
    productId: z.optional(z.string()),
    changedFields: z.optional(z.array(z.string())),
    originatedFromVersion: z.optional(CatalogVersionSchema)
}))();
export const ProductChangedDataSchema: z.ZodMiniType<T.ProductChangedData> = ProductChangedData$ as Held<typeof ProductChangedData$, z.ZodMiniType<T.ProductChangedData>>;

const ProductChangedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    data: ProductChangedDataSchema
}))();
export const ProductChangedEventSchema: z.ZodMiniType<T.ProductChangedEvent> = ProductChangedEvent$ as Held<typeof ProductChangedEvent$, z.ZodMiniType<T.ProductChangedEvent>>;

const ProductCollectionChangedData$ = /* @__PURE__ */ (() => z.object({
    collectionId: z.optional(z.string()),
    changedFields: z.optional(z.array(z.string())),
    originatedFromVersion: z.optional(CatalogVersionSchema)
}))();
export const ProductCollectionChangedDataSchema: z.ZodMiniType<T.ProductCollectionChangedData> = ProductCollectionChangedData$ as Held<typeof ProductCollectionChangedData$, z.ZodMiniType<T.ProductCollectionChangedData>>;

const ProductCollectionChangedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    data: ProductCollectionChangedDataSchema
}))();
export const ProductCollectionChangedEventSchema: z.ZodMiniType<T.ProductCollectionChangedEvent> = ProductCollectionChangedEvent$ as Held<typeof ProductCollectionChangedEvent$, z.ZodMiniType<T.ProductCollectionChangedEvent>>;

const ProductCollectionCreatedData$ = /* @__PURE__ */ (() => z.object({
    collectionId: z.optional(z.string()),
    name: z.optional(z.string()),
    media: z.optional(ProductMediaSchema),
    slug: z.optional(z.string()),
    visible: z.optional(z.boolean()),
    originatedFromVersion: z.optional(CatalogVersionSchema)
}))();
export const ProductCollectionCreatedDataSchema: z.ZodMiniType<T.ProductCollectionCreatedData> = ProductCollectionCreatedData$ as Held<typeof ProductCollectionCreatedData$, z.ZodMiniType<T.ProductCollectionCreatedData>>;

const ProductCollectionCreatedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    data: ProductCollectionCreatedDataSchema
}))();
export const ProductCollectionCreatedEventSchema: z.ZodMiniType<T.ProductCollectionCreatedEvent> = ProductCollectionCreatedEvent$ as Held<typeof ProductCollectionCreatedEvent$, z.ZodMiniType<T.ProductCollectionCreatedEvent>>;

const ProductCollectionDeletedData$ = /* @__PURE__ */ (() => z.object({
    collectionId: z.optional(z.string()),
    originatedFromVersion: z.optional(CatalogVersionSchema)
}))();
export const ProductCollectionDeletedDataSchema: z.ZodMiniType<T.ProductCollectionDeletedData> = ProductCollectionDeletedData$ as Held<typeof ProductCollectionDeletedData$, z.ZodMiniType<T.ProductCollectionDeletedData>>;

const ProductCollectionDeletedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    data: ProductCollectionDeletedDataSchema
}))();
export const ProductCollectionDeletedEventSchema: z.ZodMiniType<T.ProductCollectionDeletedEvent> = ProductCollectionDeletedEvent$ as Held<typeof ProductCollectionDeletedEvent$, z.ZodMiniType<T.ProductCollectionDeletedEvent>>;

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
export const ProductCreatedDataSchema: z.ZodMiniType<T.ProductCreatedData> = ProductCreatedData$ as Held<typeof ProductCreatedData$, z.ZodMiniType<T.ProductCreatedData>>;

const ProductCreatedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    data: ProductCreatedDataSchema
}))();
export const ProductCreatedEventSchema: z.ZodMiniType<T.ProductCreatedEvent> = ProductCreatedEvent$ as Held<typeof ProductCreatedEvent$, z.ZodMiniType<T.ProductCreatedEvent>>;

const ProductDeletedData$ = /* @__PURE__ */ (() => z.object({
    productId: z.optional(z.string()),
    originatedFromVersion: z.optional(CatalogVersionSchema)
}))();
export const ProductDeletedDataSchema: z.ZodMiniType<T.ProductDeletedData> = ProductDeletedData$ as Held<typeof ProductDeletedData$, z.ZodMiniType<T.ProductDeletedData>>;

const ProductDeletedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    data: ProductDeletedDataSchema
}))();
export const ProductDeletedEventSchema: z.ZodMiniType<T.ProductDeletedEvent> = ProductDeletedEvent$ as Held<typeof ProductDeletedEvent$, z.ZodMiniType<T.ProductDeletedEvent>>;

const VariantChanged$ = /* @__PURE__ */ (() => z.object({
    variantId: z.optional(z.guid())
}))();
export const VariantChangedSchema: z.ZodMiniType<T.VariantChanged> = VariantChanged$ as Held<typeof VariantChanged$, z.ZodMiniType<T.VariantChanged>>;

const ProductVariantsChangedData$ = /* @__PURE__ */ (() => z.object({
    productId: z.optional(z.string()),
    variants: z.optional(z.array(VariantChangedSchema)),
    originatedFromVersion: z.optional(CatalogVersionSchema)
}))();
export const ProductVariantsChangedDataSchema: z.ZodMiniType<T.ProductVariantsChangedData> = ProductVariantsChangedData$ as Held<typeof ProductVariantsChangedData$, z.ZodMiniType<T.ProductVariantsChangedData>>;

const ProductVariantsChangedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    data: ProductVariantsChangedDataSchema
}))();
export const ProductVariantsChangedEventSchema: z.ZodMiniType<T.ProductVariantsChangedEvent> = ProductVariantsChangedEvent$ as Held<typeof ProductVariantsChangedEvent$, z.ZodMiniType<T.ProductVariantsChangedEvent>>;

const InventoryItemChangedData$ = /* @__PURE__ */ (() => z.object({
    inventoryItemId: z.optional(z.string()),
    productId: z.optional(z.string()),
    trackInventory: z.optional(z.boolean()),
    preorderInfo: z.optional(ProductPreorderInfoSchema),
    fieldMask: z.optional(z.array(z.string())),
    updatedDate: z.nullish(z.iso.datetime({ offset: true }))
}))();
export const InventoryItemChangedDataSchema: z.ZodMiniType<T.InventoryItemChangedData> = InventoryItemChangedData$ as Held<typeof InventoryItemChangedData$, z.ZodMiniType<T.InventoryItemChangedData>>;

const InventoryItemChangedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    data: InventoryItemChangedDataSchema
}))();
export const InventoryItemChangedEventSchema: z.ZodMiniType<T.InventoryItemChangedEvent> = InventoryItemChangedEvent$ as Held<typeof InventoryItemChangedEvent$, z.ZodMiniType<T.InventoryItemChangedEvent>>;

const ChangedInventoryVariant$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string()),
    inStock: z.optional(z.boolean()),
    quantity: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' })))
}))();
export const ChangedInventoryVariantSchema: z.ZodMiniType<T.ChangedInventoryVariant> = ChangedInventoryVariant$ as Held<typeof ChangedInventoryVariant$, z.ZodMiniType<T.ChangedInventoryVariant>>;

const InventoryVariantsChangedData$ = /* @__PURE__ */ (() => z.object({
    inventoryItemId: z.optional(z.string()),
    productId: z.optional(z.string()),
    variants: z.optional(z.array(ChangedInventoryVariantSchema)),
    updatedDate: z.nullish(z.iso.datetime({ offset: true }))
}))();
export const InventoryVariantsChangedDataSchema: z.ZodMiniType<T.InventoryVariantsChangedData> = InventoryVariantsChangedData$ as Held<typeof InventoryVariantsChangedData$, z.ZodMiniType<T.InventoryVariantsChangedData>>;

const InventoryVariantsChangedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    data: InventoryVariantsChangedDataSchema
}))();
export const InventoryVariantsChangedEventSchema: z.ZodMiniType<T.InventoryVariantsChangedEvent> = InventoryVariantsChangedEvent$ as Held<typeof InventoryVariantsChangedEvent$, z.ZodMiniType<T.InventoryVariantsChangedEvent>>;

const FileDescriptorFileFailedData$ = /* @__PURE__ */ (() => z.object({
    externalInfo: z.optional(FileExternalInfoSchema),
    error: z.optional(ApplicationErrorSchema)
}))();
export const FileDescriptorFileFailedDataSchema: z.ZodMiniType<T.FileDescriptorFileFailedData> = FileDescriptorFileFailedData$ as Held<typeof FileDescriptorFileFailedData$, z.ZodMiniType<T.FileDescriptorFileFailedData>>;

const FileDescriptorFileFailedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    data: FileDescriptorFileFailedDataSchema
}))();
export const FileDescriptorFileFailedEventSchema: z.ZodMiniType<T.FileDescriptorFileFailedEvent> = FileDescriptorFileFailedEvent$ as Held<typeof FileDescriptorFileFailedEvent$, z.ZodMiniType<T.FileDescriptorFileFailedEvent>>;

const FileDescriptorFileReadyData$ = /* @__PURE__ */ (() => z.object({
    file: z.optional(FileDescriptorSchema),
    externalInfo: z.optional(FileExternalInfoSchema),
    triggeredByUndelete: z.optional(z.boolean())
}))();
export const FileDescriptorFileReadyDataSchema: z.ZodMiniType<T.FileDescriptorFileReadyData> = FileDescriptorFileReadyData$ as Held<typeof FileDescriptorFileReadyData$, z.ZodMiniType<T.FileDescriptorFileReadyData>>;

const FileDescriptorFileReadyEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    data: FileDescriptorFileReadyDataSchema
}))();
export const FileDescriptorFileReadyEventSchema: z.ZodMiniType<T.FileDescriptorFileReadyEvent> = FileDescriptorFileReadyEvent$ as Held<typeof FileDescriptorFileReadyEvent$, z.ZodMiniType<T.FileDescriptorFileReadyEvent>>;

const MemberCreatedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    entity: MemberSchema
}))();
export const MemberCreatedEventSchema: z.ZodMiniType<T.MemberCreatedEvent> = MemberCreatedEvent$ as Held<typeof MemberCreatedEvent$, z.ZodMiniType<T.MemberCreatedEvent>>;

const MemberUpdatedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    entity: MemberSchema,
    modifiedFields: z.optional(ModifiedFieldsSchema)
}))();
export const MemberUpdatedEventSchema: z.ZodMiniType<T.MemberUpdatedEvent> = MemberUpdatedEvent$ as Held<typeof MemberUpdatedEvent$, z.ZodMiniType<T.MemberUpdatedEvent>>;

const RedirectSessionCreatedEvent$ = /* @__PURE__ */ (() => z.object({
    metadata: EventMetadataSchema,
    entity: RedirectSessionSchema
}))();
export const RedirectSessionCreatedEventSchema: z.ZodMiniType<T.RedirectSessionCreatedEvent> = RedirectSessionCreatedEvent$ as Held<typeof RedirectSessionCreatedEvent$, z.ZodMiniType<T.RedirectSessionCreatedEvent>>;

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
export const IdentityCustomFieldValueSchema: z.ZodMiniType<T.IdentityCustomFieldValue> = IdentityCustomFieldValue$ as Held<typeof IdentityCustomFieldValue$, z.ZodMiniType<T.IdentityCustomFieldValue>>;

const IdentityCustomListValue$ = /* @__PURE__ */ (() => z.object({
    value: z.optional(z.array(IdentityCustomFieldValueSchema))
}))();
export const IdentityCustomListValueSchema: z.ZodMiniType<T.IdentityCustomListValue> = IdentityCustomListValue$ as Held<typeof IdentityCustomListValue$, z.ZodMiniType<T.IdentityCustomListValue>>;

const IdentityCustomMapValue$ = /* @__PURE__ */ (() => z.object({
    value: z.optional(z.record(z.string(), IdentityCustomFieldValueSchema))
}))();
export const IdentityCustomMapValueSchema: z.ZodMiniType<T.IdentityCustomMapValue> = IdentityCustomMapValue$ as Held<typeof IdentityCustomMapValue$, z.ZodMiniType<T.IdentityCustomMapValue>>;

const IdentityCustomField$ = /* @__PURE__ */ (() => z.object({
    name: z.string(),
    value: z.optional(IdentityCustomFieldValueSchema)
}))();
export const IdentityCustomFieldSchema: z.ZodMiniType<T.IdentityCustomField> = IdentityCustomField$ as Held<typeof IdentityCustomField$, z.ZodMiniType<T.IdentityCustomField>>;

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
export const IdentityProfileSchema: z.ZodMiniType<T.IdentityProfile> = IdentityProfile$ as Held<typeof IdentityProfile$, z.ZodMiniType<T.IdentityProfile>>;

const Identity$ = /* @__PURE__ */ (() => z.object({
    id: z.nullish(z.guid()),
    revision: z.nullish(z.string().check(z.regex(/^\d+$/))),
    createdDate: z.nullish(z.iso.datetime({ offset: true })),
    updatedDate: z.nullish(z.iso.datetime({ offset: true })),
    connections: z.array(IdentityConnectionSchema),
    identityProfile: z.optional(IdentityProfileSchema),
    metadata: z.optional(IdentityMetadataSchema),
    email: z.optional(IdentityEmailSchema),
    status: z.optional(IdentityStatusDetailsSchema),
    factors: z.array(IdentityFactorSchema).check(z.maxLength(10))
}))();
export const IdentitySchema: z.ZodMiniType<T.Identity> = Identity$ as Held<typeof Identity$, z.ZodMiniType<T.Identity>>;

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
export const CustomValueSchema: z.ZodMiniType<T.CustomValue> = CustomValue$ as Held<typeof CustomValue$, z.ZodMiniType<T.CustomValue>>;

const IdentityListValue$ = /* @__PURE__ */ (() => z.object({
    value: z.optional(z.array(CustomValueSchema))
}))();
export const IdentityListValueSchema: z.ZodMiniType<T.IdentityListValue> = IdentityListValue$ as Held<typeof IdentityListValue$, z.ZodMiniType<T.IdentityListValue>>;

const IdentityMapValue$ = /* @__PURE__ */ (() => z.object({
    value: z.optional(z.record(z.string(), CustomValueSchema))
}))();
export const IdentityMapValueSchema: z.ZodMiniType<T.IdentityMapValue> = IdentityMapValue$ as Held<typeof IdentityMapValue$, z.ZodMiniType<T.IdentityMapValue>>;

const AuthenticationResponse$ = /* @__PURE__ */ (() => z.object({
    requireMfaData: z.optional(RequireMfaDataSchema),
    mfaChallengeData: z.optional(MfaChallengeDataSchema),
    state: AuthenticationStateSchema,
    sessionToken: z.nullish(z.string()),
    stateToken: z.nullish(z.string().check(z.maxLength(1000))),
    identity: z.optional(IdentitySchema),
    additionalData: z.optional(z.record(z.string(), CustomValueSchema))
}))();
export const AuthenticationResponseSchema: z.ZodMiniType<T.AuthenticationResponse> = AuthenticationResponse$ as Held<typeof AuthenticationResponse$, z.ZodMiniType<T.AuthenticationResponse>>;

const SignOnResponse$ = /* @__PURE__ */ (() => z.object({
    sessionToken: z.optional(z.string()),
    identity: z.optional(IdentitySchema)
}))();
export const SignOnResponseSchema: z.ZodMiniType<T.SignOnResponse> = SignOnResponse$ as Held<typeof SignOnResponse$, z.ZodMiniType<T.SignOnResponse>>;

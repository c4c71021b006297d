// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import * as z from 'zod/mini';
import type { Held } from "../../src/runtime/held.ts";
import type * as T from "../types.ts";

const Filter$ = /* @__PURE__ */ (() => z.record(z.string(), z.unknown()))();
type Filter_ = Held<typeof Filter$, T.Filter>;
export const FilterSchema: z.ZodMiniType<T.Filter> = Filter$ satisfies z.ZodMiniType<Filter_>;

const SortOrder$ = /* @__PURE__ */ (() => z.enum(['ASC', 'DESC']))();
type SortOrder_ = Held<typeof SortOrder$, T.SortOrder>;
export const SortOrderSchema: z.ZodMiniType<T.SortOrder> = SortOrder$ satisfies z.ZodMiniType<SortOrder_>;

const Sorting$ = /* @__PURE__ */ (() => z.object({
    fieldName: z.string().check(z.maxLength(512)),
    order: z.optional(SortOrderSchema)
}))();
type Sorting_ = Held<typeof Sorting$, T.Sorting>;
export const SortingSchema: z.ZodMiniType<T.Sorting> = Sorting$ satisfies z.ZodMiniType<Sorting_>;

const Paging$ = /* @__PURE__ */ (() => z.object({
    limit: z.optional(z.int().check(z.gte(0), z.lte(1000))),
    offset: z.optional(z.int().check(z.gte(0)))
}))();
type Paging_ = Held<typeof Paging$, T.Paging>;
export const PagingSchema: z.ZodMiniType<T.Paging> = Paging$ satisfies z.ZodMiniType<Paging_>;

const CursorPaging$ = /* @__PURE__ */ (() => z.object({
    limit: z.optional(z.int().check(z.gte(0), z.lte(1000))),
    cursor: z.nullish(z.string().check(z.maxLength(16000)))
}))();
type CursorPaging_ = Held<typeof CursorPaging$, T.CursorPaging>;
export const CursorPagingSchema: z.ZodMiniType<T.CursorPaging> = CursorPaging$ satisfies z.ZodMiniType<CursorPaging_>;

const Query$ = /* @__PURE__ */ (() => z.object({
    filter: z.optional(FilterSchema),
    sort: z.optional(z.array(SortingSchema).check(z.maxLength(10))),
    paging: z.optional(PagingSchema),
    cursorPaging: z.optional(CursorPagingSchema)
}))();
type Query_ = Held<typeof Query$, T.Query>;
export const QuerySchema: z.ZodMiniType<T.Query> = Query$ satisfies z.ZodMiniType<Query_>;

const BackInStockStatusRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNSPECIFIED',
    'RECEIVED',
    'PROCESSING',
    'NOTIFICATION_SENT',
    'FAILED'
]))();
type BackInStockStatusRequest_ = Held<typeof BackInStockStatusRequest$, T.BackInStockStatus>;
export const BackInStockStatusRequestSchema: z.ZodMiniType<T.BackInStockStatus> = BackInStockStatusRequest$ satisfies z.ZodMiniType<BackInStockStatusRequest_>;

const DateTime$ = /* @__PURE__ */ (() => z.union([
    z.iso.datetime({ offset: true }),
    z.date()
]))();
type DateTime_ = Held<typeof DateTime$, T.DateTime>;
export const DateTimeSchema: z.ZodMiniType<T.DateTime> = DateTime$ satisfies z.ZodMiniType<DateTime_>;

const BackInStockFilter$ = /* @__PURE__ */ (() => z.object({
    id: z.nullish(z.union([
        z.string(),
        z.strictObject({
            $eq: z.nullish(z.string()),
            $ne: z.nullish(z.string()),
            $exists: z.optional(z.boolean()),
            $in: z.optional(z.array(z.string())),
            $hasSome: z.optional(z.array(z.string())),
            $startsWith: z.optional(z.string())
        })
    ])),
    contactId: z.nullish(z.union([
        z.string(),
        z.strictObject({
            $eq: z.nullish(z.string()),
            $ne: z.nullish(z.string()),
            $exists: z.optional(z.boolean()),
            $in: z.optional(z.array(z.string())),
            $hasSome: z.optional(z.array(z.string())),
            $startsWith: z.optional(z.string())
        })
    ])),
    status: z.nullish(z.union([
        BackInStockStatusRequestSchema,
        z.strictObject({
            $eq: z.nullish(BackInStockStatusRequestSchema),
            $ne: z.nullish(BackInStockStatusRequestSchema),
            $exists: z.optional(z.boolean()),
            $in: z.optional(z.array(BackInStockStatusRequestSchema)),
            $hasSome: z.optional(z.array(BackInStockStatusRequestSchema))
        })
    ])),
    autoNotified: z.nullish(z.union([
        z.boolean(),
        z.strictObject({
            $eq: z.nullish(z.boolean()),
            $ne: z.nullish(z.boolean()),
            $exists: z.optional(z.boolean()),
            $in: z.optional(z.array(z.boolean())),
            $hasSome: z.optional(z.array(z.boolean()))
        })
    ])),
    createdDate: z.nullish(z.union([
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
    ])),
    itemUrl: z.nullish(z.union([
        z.string(),
        z.strictObject({
            $eq: z.nullish(z.string()),
            $ne: z.nullish(z.string()),
            $exists: z.optional(z.boolean()),
            $in: z.optional(z.array(z.string())),
            $hasSome: z.optional(z.array(z.string())),
            $startsWith: z.optional(z.string())
        })
    ])),
    email: z.nullish(z.union([
        z.string(),
        z.strictObject({
            $eq: z.nullish(z.string()),
            $ne: z.nullish(z.string()),
            $exists: z.optional(z.boolean()),
            $in: z.optional(z.array(z.string())),
            $hasSome: z.optional(z.array(z.string())),
            $startsWith: z.optional(z.string())
        })
    ])),
    "catalogReference.catalogItemId": z.nullish(z.union([
        z.string(),
        z.strictObject({
            $eq: z.nullish(z.string()),
            $ne: z.nullish(z.string()),
            $exists: z.optional(z.boolean()),
            $in: z.optional(z.array(z.string())),
            $hasSome: z.optional(z.array(z.string())),
            $startsWith: z.optional(z.string())
        })
    ])),
    "catalogReference.appId": z.nullish(z.union([
        z.string(),
        z.strictObject({
            $eq: z.nullish(z.string()),
            $ne: z.nullish(z.string()),
            $exists: z.optional(z.boolean()),
            $in: z.optional(z.array(z.string())),
            $hasSome: z.optional(z.array(z.string())),
            $startsWith: z.optional(z.string())
        })
    ])),
    $and: z.optional(z.array(z.lazy((): z.ZodMiniType<T.BackInStockFilter> => BackInStockFilterSchema))),
    $or: z.optional(z.array(z.lazy((): z.ZodMiniType<T.BackInStockFilter> => BackInStockFilterSchema))),
    $not: z.optional(z.lazy((): z.ZodMiniType<T.BackInStockFilter> => BackInStockFilterSchema))
}))();
type BackInStockFilter_ = Held<typeof BackInStockFilter$, T.BackInStockFilter>;
export const BackInStockFilterSchema: z.ZodMiniType<T.BackInStockFilter> = BackInStockFilter$ satisfies z.ZodMiniType<BackInStockFilter_>;

const BackInStockSortField$ = /* @__PURE__ */ (() => z.enum([
    'id',
    'contactId',
    'status',
    'autoNotified',
    'createdDate',
    'itemUrl'
]))();
type BackInStockSortField_ = Held<typeof BackInStockSortField$, T.BackInStockSortField>;
export const BackInStockSortFieldSchema: z.ZodMiniType<T.BackInStockSortField> = BackInStockSortField$ satisfies z.ZodMiniType<BackInStockSortField_>;

const BackInStockSorting$ = /* @__PURE__ */ (() => z.object({
    fieldName: BackInStockSortFieldSchema,
    order: z.optional(SortOrderSchema)
}))();
type BackInStockSorting_ = Held<typeof BackInStockSorting$, T.BackInStockSorting>;
export const BackInStockSortingSchema: z.ZodMiniType<T.BackInStockSorting> = BackInStockSorting$ satisfies z.ZodMiniType<BackInStockSorting_>;

const BackInStockQuery$ = /* @__PURE__ */ (() => z.object({
    filter: z.optional(BackInStockFilterSchema),
    sort: z.optional(z.array(BackInStockSortingSchema).check(z.maxLength(10))),
    paging: z.optional(PagingSchema),
    cursorPaging: z.optional(CursorPagingSchema)
}))();
type BackInStockQuery_ = Held<typeof BackInStockQuery$, T.BackInStockQuery>;
export const BackInStockQuerySchema: z.ZodMiniType<T.BackInStockQuery> = BackInStockQuery$ satisfies z.ZodMiniType<BackInStockQuery_>;

const CatalogReferenceRequest$ = /* @__PURE__ */ (() => z.object({
    catalogItemId: z.string().check(z.minLength(1), z.maxLength(36)),
    appId: z.string().check(z.minLength(1)),
    options: z.nullish(z.record(z.string(), z.unknown()))
}))();
type CatalogReferenceRequest_ = Held<typeof CatalogReferenceRequest$, T.CatalogReference>;
export const CatalogReferenceRequestSchema: z.ZodMiniType<T.CatalogReference> = CatalogReferenceRequest$ satisfies z.ZodMiniType<CatalogReferenceRequest_>;

const BackInStockRequestInput$ = /* @__PURE__ */ (() => z.object({
    id: z.nullish(z.guid()),
    catalogReference: CatalogReferenceRequestSchema,
    email: z.email(),
    contactId: z.nullish(z.guid()),
    status: z.optional(BackInStockStatusRequestSchema),
    autoNotified: z.nullish(z.boolean()),
    createdDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ])),
    itemUrl: z.nullish(z.url())
}))();
type BackInStockRequestInput_ = Held<typeof BackInStockRequestInput$, T.BackInStockRequestInput>;
export const BackInStockRequestInputSchema: z.ZodMiniType<T.BackInStockRequestInput> = BackInStockRequestInput$ satisfies z.ZodMiniType<BackInStockRequestInput_>;

const ValidationRuleRequest$ = /* @__PURE__ */ (() => z.enum([
    'VALIDATION',
    'OTHER',
    'MAX',
    'MIN',
    'MAX_LENGTH',
    'MIN_LENGTH',
    'MAX_SIZE',
    'MIN_SIZE',
    'FORMAT',
    'DECIMAL_LTE',
    'DECIMAL_GTE',
    'DECIMAL_LT',
    'DECIMAL_GT',
    'DECIMAL_MAX_SCALE',
    'INVALID_ENUM_VALUE',
    'REQUIRED_FIELD',
    'FIELD_NOT_ALLOWED',
    'ONE_OF_ALIGNMENT',
    'EXACT_LENGTH',
    'EXACT_SIZE',
    'REQUIRED_ONE_OF_FIELD'
]))();
type ValidationRuleRequest_ = Held<typeof ValidationRuleRequest$, T.ValidationRule>;
export const ValidationRuleRequestSchema: z.ZodMiniType<T.ValidationRule> = ValidationRuleRequest$ satisfies z.ZodMiniType<ValidationRuleRequest_>;

const FocalPointRequest$ = /* @__PURE__ */ (() => z.object({
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
type FocalPointRequest_ = Held<typeof FocalPointRequest$, T.FocalPoint>;
export const FocalPointRequestSchema: z.ZodMiniType<T.FocalPoint> = FocalPointRequest$ satisfies z.ZodMiniType<FocalPointRequest_>;

const ImageInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string()),
    url: z.optional(z.string()),
    height: z.optional(z.int()),
    width: z.optional(z.int()),
    altText: z.nullish(z.string()),
    urlExpirationDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ])),
    filename: z.nullish(z.string()),
    sizeInBytes: z.nullish(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
    focalPoint: z.optional(FocalPointRequestSchema)
}))();
type ImageInput_ = Held<typeof ImageInput$, T.ImageInput>;
export const ImageInputSchema: z.ZodMiniType<T.ImageInput> = ImageInput$ satisfies z.ZodMiniType<ImageInput_>;

const BackInStockItemDetails$ = /* @__PURE__ */ (() => z.object({
    name: z.string(),
    price: z.string().check(z.regex(/^-?\d+(\.\d+)?$/)),
    image: z.optional(ImageInputSchema)
}))();
type BackInStockItemDetails_ = Held<typeof BackInStockItemDetails$, T.BackInStockItemDetails>;
export const BackInStockItemDetailsSchema: z.ZodMiniType<T.BackInStockItemDetails> = BackInStockItemDetails$ satisfies z.ZodMiniType<BackInStockItemDetails_>;

const CheckoutTermsAndConditionsPolicyRequest$ = /* @__PURE__ */ (() => z.object({
    visible: z.nullish(z.boolean()),
    content: z.nullish(z.string())
}))();
type CheckoutTermsAndConditionsPolicyRequest_ = Held<typeof CheckoutTermsAndConditionsPolicyRequest$, T.CheckoutTermsAndConditionsPolicy>;
export const CheckoutTermsAndConditionsPolicyRequestSchema: z.ZodMiniType<T.CheckoutTermsAndConditionsPolicy> = CheckoutTermsAndConditionsPolicyRequest$ satisfies z.ZodMiniType<CheckoutTermsAndConditionsPolicyRequest_>;

const CheckoutPrivacyPolicyRequest$ = /* @__PURE__ */ (() => z.object({
    visible: z.nullish(z.boolean()),
    content: z.nullish(z.string())
}))();
type CheckoutPrivacyPolicyRequest_ = Held<typeof CheckoutPrivacyPolicyRequest$, T.CheckoutPrivacyPolicy>;
export const CheckoutPrivacyPolicyRequestSchema: z.ZodMiniType<T.CheckoutPrivacyPolicy> = CheckoutPrivacyPolicyRequest$ satisfies z.ZodMiniType<CheckoutPrivacyPolicyRequest_>;

const CheckoutReturnPolicyRequest$ = /* @__PURE__ */ (() => z.object({
    visible: z.nullish(z.boolean()),
    content: z.nullish(z.string())
}))();
type CheckoutReturnPolicyRequest_ = Held<typeof CheckoutReturnPolicyRequest$, T.CheckoutReturnPolicy>;
export const CheckoutReturnPolicyRequestSchema: z.ZodMiniType<T.CheckoutReturnPolicy> = CheckoutReturnPolicyRequest$ satisfies z.ZodMiniType<CheckoutReturnPolicyRequest_>;

const CheckoutDigitalItemPolicyRequest$ = /* @__PURE__ */ (() => z.object({
    visible: z.nullish(z.boolean()),
    content: z.nullish(z.string())
}))();
type CheckoutDigitalItemPolicyRequest_ = Held<typeof CheckoutDigitalItemPolicyRequest$, T.CheckoutDigitalItemPolicy>;
export const CheckoutDigitalItemPolicyRequestSchema: z.ZodMiniType<T.CheckoutDigitalItemPolicy> = CheckoutDigitalItemPolicyRequest$ satisfies z.ZodMiniType<CheckoutDigitalItemPolicyRequest_>;

const CheckoutContactUsPolicyRequest$ = /* @__PURE__ */ (() => z.object({
    visible: z.nullish(z.boolean()),
    content: z.nullish(z.string())
}))();
type CheckoutContactUsPolicyRequest_ = Held<typeof CheckoutContactUsPolicyRequest$, T.CheckoutContactUsPolicy>;
export const CheckoutContactUsPolicyRequestSchema: z.ZodMiniType<T.CheckoutContactUsPolicy> = CheckoutContactUsPolicyRequest$ satisfies z.ZodMiniType<CheckoutContactUsPolicyRequest_>;

const CustomCheckoutPolicyRequest$ = /* @__PURE__ */ (() => z.object({
    visible: z.nullish(z.boolean()),
    content: z.nullish(z.string()),
    title: z.nullish(z.string())
}))();
type CustomCheckoutPolicyRequest_ = Held<typeof CustomCheckoutPolicyRequest$, T.CustomCheckoutPolicy>;
export const CustomCheckoutPolicyRequestSchema: z.ZodMiniType<T.CustomCheckoutPolicy> = CustomCheckoutPolicyRequest$ satisfies z.ZodMiniType<CustomCheckoutPolicyRequest_>;

const CheckoutPoliciesRequest$ = /* @__PURE__ */ (() => z.object({
    termsAndConditions: z.optional(CheckoutTermsAndConditionsPolicyRequestSchema),
    privacyPolicy: z.optional(CheckoutPrivacyPolicyRequestSchema),
    returnPolicy: z.optional(CheckoutReturnPolicyRequestSchema),
    digitalItemPolicy: z.optional(CheckoutDigitalItemPolicyRequestSchema),
    contactUs: z.optional(CheckoutContactUsPolicyRequestSchema),
    customPolicy: z.optional(CustomCheckoutPolicyRequestSchema)
}))();
type CheckoutPoliciesRequest_ = Held<typeof CheckoutPoliciesRequest$, T.CheckoutPolicies>;
export const CheckoutPoliciesRequestSchema: z.ZodMiniType<T.CheckoutPolicies> = CheckoutPoliciesRequest$ satisfies z.ZodMiniType<CheckoutPoliciesRequest_>;

const CheckoutSubscriptionCheckboxFieldRequest$ = /* @__PURE__ */ (() => z.object({
    visible: z.nullish(z.boolean()),
    checkedByDefault: z.nullish(z.boolean()),
    splitByChannel: z.nullish(z.boolean())
}))();
type CheckoutSubscriptionCheckboxFieldRequest_ = Held<typeof CheckoutSubscriptionCheckboxFieldRequest$, T.CheckoutSubscriptionCheckboxField>;
export const CheckoutSubscriptionCheckboxFieldRequestSchema: z.ZodMiniType<T.CheckoutSubscriptionCheckboxField> = CheckoutSubscriptionCheckboxFieldRequest$ satisfies z.ZodMiniType<CheckoutSubscriptionCheckboxFieldRequest_>;

const CheckoutCheckboxFieldRequest$ = /* @__PURE__ */ (() => z.object({
    visible: z.nullish(z.boolean()),
    checkedByDefault: z.nullish(z.boolean())
}))();
type CheckoutCheckboxFieldRequest_ = Held<typeof CheckoutCheckboxFieldRequest$, T.CheckoutCheckboxField>;
export const CheckoutCheckboxFieldRequestSchema: z.ZodMiniType<T.CheckoutCheckboxField> = CheckoutCheckboxFieldRequest$ satisfies z.ZodMiniType<CheckoutCheckboxFieldRequest_>;

const CheckoutFieldsRequest$ = /* @__PURE__ */ (() => z.object({
    subscriptionCheckbox: z.optional(CheckoutSubscriptionCheckboxFieldRequestSchema),
    policyAgreementCheckbox: z.optional(CheckoutCheckboxFieldRequestSchema),
    giftCardRedeemEnabled: z.nullish(z.boolean()),
    mitEnabled: z.nullish(z.boolean()),
    delayCaptureEnabled: z.nullish(z.boolean()),
    captureBeforeExpiryEnabled: z.nullish(z.boolean())
}))();
type CheckoutFieldsRequest_ = Held<typeof CheckoutFieldsRequest$, T.CheckoutFields>;
export const CheckoutFieldsRequestSchema: z.ZodMiniType<T.CheckoutFields> = CheckoutFieldsRequest$ satisfies z.ZodMiniType<CheckoutFieldsRequest_>;

const LogoSizeRequest$ = /* @__PURE__ */ (() => z.enum([
    'SMALL',
    'MEDIUM',
    'LARGE'
]))();
type LogoSizeRequest_ = Held<typeof LogoSizeRequest$, T.LogoSize>;
export const LogoSizeRequestSchema: z.ZodMiniType<T.LogoSize> = LogoSizeRequest$ satisfies z.ZodMiniType<LogoSizeRequest_>;

const CheckoutLogoInput$ = /* @__PURE__ */ (() => z.object({
    image: z.optional(ImageInputSchema),
    size: z.optional(LogoSizeRequestSchema)
}))();
type CheckoutLogoInput_ = Held<typeof CheckoutLogoInput$, T.CheckoutLogoInput>;
export const CheckoutLogoInputSchema: z.ZodMiniType<T.CheckoutLogoInput> = CheckoutLogoInput$ satisfies z.ZodMiniType<CheckoutLogoInput_>;

const LogoAlignmentRequest$ = /* @__PURE__ */ (() => z.enum(['SIDE', 'CENTER']))();
type LogoAlignmentRequest_ = Held<typeof LogoAlignmentRequest$, T.LogoAlignment>;
export const LogoAlignmentRequestSchema: z.ZodMiniType<T.LogoAlignment> = LogoAlignmentRequest$ satisfies z.ZodMiniType<LogoAlignmentRequest_>;

const PolicyDisplayTypeRequest$ = /* @__PURE__ */ (() => z.enum(['TEXT', 'ICON']))();
type PolicyDisplayTypeRequest_ = Held<typeof PolicyDisplayTypeRequest$, T.PolicyDisplayType>;
export const PolicyDisplayTypeRequestSchema: z.ZodMiniType<T.PolicyDisplayType> = PolicyDisplayTypeRequest$ satisfies z.ZodMiniType<PolicyDisplayTypeRequest_>;

const CheckoutContinueShoppingRequest$ = /* @__PURE__ */ (() => z.object({
    hidden: z.nullish(z.boolean()),
    displayType: z.optional(PolicyDisplayTypeRequestSchema)
}))();
type CheckoutContinueShoppingRequest_ = Held<typeof CheckoutContinueShoppingRequest$, T.CheckoutContinueShopping>;
export const CheckoutContinueShoppingRequestSchema: z.ZodMiniType<T.CheckoutContinueShopping> = CheckoutContinueShoppingRequest$ satisfies z.ZodMiniType<CheckoutContinueShoppingRequest_>;

const CheckoutBackgroundFillInput$ = /* @__PURE__ */ (() => z.object({
    color: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/))),
    image: z.optional(ImageInputSchema)
}).check(z.refine((value) => (["color", "image"] as const).filter((name) => value[name] !== undefined && value[name] !== null).length < 2, "must hold at most one of color, image")))();
type CheckoutBackgroundFillInput_ = Held<typeof CheckoutBackgroundFillInput$, T.CheckoutBackgroundFillInput>;
export const CheckoutBackgroundFillInputSchema: z.ZodMiniType<T.CheckoutBackgroundFillInput> = CheckoutBackgroundFillInput$ satisfies z.ZodMiniType<CheckoutBackgroundFillInput_>;

const CheckoutHeaderInput$ = /* @__PURE__ */ (() => z.object({
    text: z.nullish(z.string().check(z.maxLength(55))),
    textColor: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/))),
    logo: z.optional(CheckoutLogoInputSchema),
    alignment: z.optional(LogoAlignmentRequestSchema),
    displayCheckoutLabel: z.nullish(z.boolean()),
    continueShopping: z.optional(CheckoutContinueShoppingRequestSchema),
    backgroundFill: z.optional(CheckoutBackgroundFillInputSchema),
    dividerColor: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/)))
}))();
type CheckoutHeaderInput_ = Held<typeof CheckoutHeaderInput$, T.CheckoutHeaderInput>;
export const CheckoutHeaderInputSchema: z.ZodMiniType<T.CheckoutHeaderInput> = CheckoutHeaderInput$ satisfies z.ZodMiniType<CheckoutHeaderInput_>;

const ExpressButtonsCornerRadiusRequest$ = /* @__PURE__ */ (() => z.enum(['RECTANGLE', 'PILL']))();
type ExpressButtonsCornerRadiusRequest_ = Held<typeof ExpressButtonsCornerRadiusRequest$, T.ExpressButtonsCornerRadius>;
export const ExpressButtonsCornerRadiusRequestSchema: z.ZodMiniType<T.ExpressButtonsCornerRadius> = ExpressButtonsCornerRadiusRequest$ satisfies z.ZodMiniType<ExpressButtonsCornerRadiusRequest_>;

const CheckoutMainInput$ = /* @__PURE__ */ (() => z.object({
    formBackgroundFill: z.optional(CheckoutBackgroundFillInputSchema),
    summaryBackgroundFill: z.optional(CheckoutBackgroundFillInputSchema),
    dividerColor: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/))),
    tintedBoxColor: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/))),
    expressButtonsCornerRadius: z.optional(ExpressButtonsCornerRadiusRequestSchema),
    cornerRadius: z.nullish(z.int().check(z.lte(100)))
}))();
type CheckoutMainInput_ = Held<typeof CheckoutMainInput$, T.CheckoutMainInput>;
export const CheckoutMainInputSchema: z.ZodMiniType<T.CheckoutMainInput> = CheckoutMainInput$ satisfies z.ZodMiniType<CheckoutMainInput_>;

const CheckoutFooterInput$ = /* @__PURE__ */ (() => z.object({
    backgroundFill: z.optional(CheckoutBackgroundFillInputSchema),
    dividerColor: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/)))
}))();
type CheckoutFooterInput_ = Held<typeof CheckoutFooterInput$, T.CheckoutFooterInput>;
export const CheckoutFooterInputSchema: z.ZodMiniType<T.CheckoutFooterInput> = CheckoutFooterInput$ satisfies z.ZodMiniType<CheckoutFooterInput_>;

const CheckoutGlobalRequest$ = /* @__PURE__ */ (() => z.object({
    selectionColor: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/))),
    placeOrderButtonColor: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/))),
    buttonColor: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/)))
}))();
type CheckoutGlobalRequest_ = Held<typeof CheckoutGlobalRequest$, T.CheckoutGlobal>;
export const CheckoutGlobalRequestSchema: z.ZodMiniType<T.CheckoutGlobal> = CheckoutGlobalRequest$ satisfies z.ZodMiniType<CheckoutGlobalRequest_>;

const CheckoutBrandInput$ = /* @__PURE__ */ (() => z.object({
    header: z.optional(CheckoutHeaderInputSchema),
    mainSection: z.optional(CheckoutMainInputSchema),
    footer: z.optional(CheckoutFooterInputSchema),
    global: z.optional(CheckoutGlobalRequestSchema)
}))();
type CheckoutBrandInput_ = Held<typeof CheckoutBrandInput$, T.CheckoutBrandInput>;
export const CheckoutBrandInputSchema: z.ZodMiniType<T.CheckoutBrandInput> = CheckoutBrandInput$ satisfies z.ZodMiniType<CheckoutBrandInput_>;

const CheckoutBillingFieldsRequest$ = /* @__PURE__ */ (() => z.enum(['All_FIELDS', 'MINIMUM_REQUIRED_FIELDS']))();
type CheckoutBillingFieldsRequest_ = Held<typeof CheckoutBillingFieldsRequest$, T.CheckoutBillingFields>;
export const CheckoutBillingFieldsRequestSchema: z.ZodMiniType<T.CheckoutBillingFields> = CheckoutBillingFieldsRequest$ satisfies z.ZodMiniType<CheckoutBillingFieldsRequest_>;

const CheckoutSettingsInput$ = /* @__PURE__ */ (() => z.object({
    checkoutPolicies: z.optional(CheckoutPoliciesRequestSchema),
    checkoutFields: z.optional(CheckoutFieldsRequestSchema),
    checkoutBrand: z.optional(CheckoutBrandInputSchema),
    createdDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ])),
    updatedDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ])),
    checkoutBillingFields: z.optional(CheckoutBillingFieldsRequestSchema)
}))();
type CheckoutSettingsInput_ = Held<typeof CheckoutSettingsInput$, T.CheckoutSettingsInput>;
export const CheckoutSettingsInputSchema: z.ZodMiniType<T.CheckoutSettingsInput> = CheckoutSettingsInput$ satisfies z.ZodMiniType<CheckoutSettingsInput_>;

const ProductNameRequest$ = /* @__PURE__ */ (() => z.object({
    original: z.string().check(z.minLength(1), z.maxLength(200)),
    translated: z.nullish(z.string().check(z.minLength(1), z.maxLength(400)))
}))();
type ProductNameRequest_ = Held<typeof ProductNameRequest$, T.ProductName>;
export const ProductNameRequestSchema: z.ZodMiniType<T.ProductName> = ProductNameRequest$ satisfies z.ZodMiniType<ProductNameRequest_>;

const PageUrlV2Request$ = /* @__PURE__ */ (() => z.object({
    relativePath: z.optional(z.string()),
    url: z.nullish(z.string())
}))();
type PageUrlV2Request_ = Held<typeof PageUrlV2Request$, T.PageUrlV2>;
export const PageUrlV2RequestSchema: z.ZodMiniType<T.PageUrlV2> = PageUrlV2Request$ satisfies z.ZodMiniType<PageUrlV2Request_>;

const MultiCurrencyPriceInput$ = /* @__PURE__ */ (() => z.object({
    amount: z.optional(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
    convertedAmount: z.optional(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
    formattedAmount: z.optional(z.string()),
    formattedConvertedAmount: z.optional(z.string())
}))();
type MultiCurrencyPriceInput_ = Held<typeof MultiCurrencyPriceInput$, T.MultiCurrencyPriceInput>;
export const MultiCurrencyPriceInputSchema: z.ZodMiniType<T.MultiCurrencyPriceInput> = MultiCurrencyPriceInput$ satisfies z.ZodMiniType<MultiCurrencyPriceInput_>;

const CheckoutTaxRateBreakdownInput$ = /* @__PURE__ */ (() => z.object({
    name: z.optional(z.string().check(z.maxLength(100))),
    rate: z.optional(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
    tax: z.optional(MultiCurrencyPriceInputSchema)
}))();
type CheckoutTaxRateBreakdownInput_ = Held<typeof CheckoutTaxRateBreakdownInput$, T.CheckoutTaxRateBreakdownInput>;
export const CheckoutTaxRateBreakdownInputSchema: z.ZodMiniType<T.CheckoutTaxRateBreakdownInput> = CheckoutTaxRateBreakdownInput$ satisfies z.ZodMiniType<CheckoutTaxRateBreakdownInput_>;

const JurisdictionTypeRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNDEFINED',
    'COUNTRY',
    'STATE',
    'COUNTY',
    'CITY',
    'SPECIAL'
]))();
type JurisdictionTypeRequest_ = Held<typeof JurisdictionTypeRequest$, T.JurisdictionType>;
export const JurisdictionTypeRequestSchema: z.ZodMiniType<T.JurisdictionType> = JurisdictionTypeRequest$ satisfies z.ZodMiniType<JurisdictionTypeRequest_>;

const CheckoutTaxBreakdownInput$ = /* @__PURE__ */ (() => z.object({
    jurisdiction: z.nullish(z.string().check(z.maxLength(200))),
    nonTaxableAmount: z.optional(MultiCurrencyPriceInputSchema),
    rate: z.nullish(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
    taxAmount: z.optional(MultiCurrencyPriceInputSchema),
    taxableAmount: z.optional(MultiCurrencyPriceInputSchema),
    taxType: z.nullish(z.string().check(z.maxLength(200))),
    taxName: z.nullish(z.string().check(z.maxLength(200))),
    jurisdictionType: z.optional(JurisdictionTypeRequestSchema)
}))();
type CheckoutTaxBreakdownInput_ = Held<typeof CheckoutTaxBreakdownInput$, T.CheckoutTaxBreakdownInput>;
export const CheckoutTaxBreakdownInputSchema: z.ZodMiniType<T.CheckoutTaxBreakdownInput> = CheckoutTaxBreakdownInput$ satisfies z.ZodMiniType<CheckoutTaxBreakdownInput_>;

const ItemTaxFullDetailsInput$ = /* @__PURE__ */ (() => z.object({
    taxableAmount: z.optional(MultiCurrencyPriceInputSchema),
    taxRate: z.optional(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
    totalTax: z.optional(MultiCurrencyPriceInputSchema),
    rateBreakdown: z.optional(z.array(CheckoutTaxRateBreakdownInputSchema)),
    taxBreakdown: z.optional(z.array(CheckoutTaxBreakdownInputSchema).check(z.maxLength(1000)))
}))();
type ItemTaxFullDetailsInput_ = Held<typeof ItemTaxFullDetailsInput$, T.ItemTaxFullDetailsInput>;
export const ItemTaxFullDetailsInputSchema: z.ZodMiniType<T.ItemTaxFullDetailsInput> = ItemTaxFullDetailsInput$ satisfies z.ZodMiniType<ItemTaxFullDetailsInput_>;

const CheckoutPlainTextValueRequest$ = /* @__PURE__ */ (() => z.object({
    original: z.optional(z.string().check(z.maxLength(600))),
    translated: z.nullish(z.string().check(z.maxLength(600)))
}))();
type CheckoutPlainTextValueRequest_ = Held<typeof CheckoutPlainTextValueRequest$, T.CheckoutPlainTextValue>;
export const CheckoutPlainTextValueRequestSchema: z.ZodMiniType<T.CheckoutPlainTextValue> = CheckoutPlainTextValueRequest$ satisfies z.ZodMiniType<CheckoutPlainTextValueRequest_>;

const CheckoutColorRequest$ = /* @__PURE__ */ (() => z.object({
    original: z.optional(z.string().check(z.maxLength(500))),
    translated: z.nullish(z.string().check(z.maxLength(500))),
    code: z.nullish(z.string())
}))();
type CheckoutColorRequest_ = Held<typeof CheckoutColorRequest$, T.CheckoutColor>;
export const CheckoutColorRequestSchema: z.ZodMiniType<T.CheckoutColor> = CheckoutColorRequest$ satisfies z.ZodMiniType<CheckoutColorRequest_>;

const DescriptionLineNameRequest$ = /* @__PURE__ */ (() => z.object({
    original: z.optional(z.string().check(z.maxLength(100))),
    translated: z.nullish(z.string().check(z.maxLength(200)))
}))();
type DescriptionLineNameRequest_ = Held<typeof DescriptionLineNameRequest$, T.DescriptionLineName>;
export const DescriptionLineNameRequestSchema: z.ZodMiniType<T.DescriptionLineName> = DescriptionLineNameRequest$ satisfies z.ZodMiniType<DescriptionLineNameRequest_>;

const DescriptionLineTypeRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNRECOGNISED',
    'PLAIN_TEXT',
    'COLOR'
]))();
type DescriptionLineTypeRequest_ = Held<typeof DescriptionLineTypeRequest$, T.DescriptionLineType>;
export const DescriptionLineTypeRequestSchema: z.ZodMiniType<T.DescriptionLineType> = DescriptionLineTypeRequest$ satisfies z.ZodMiniType<DescriptionLineTypeRequest_>;

const DescriptionLineRequest$ = /* @__PURE__ */ (() => z.object({
    plainText: z.optional(CheckoutPlainTextValueRequestSchema),
    colorInfo: z.optional(CheckoutColorRequestSchema),
    name: z.optional(DescriptionLineNameRequestSchema),
    lineType: z.optional(DescriptionLineTypeRequestSchema)
}).check(z.refine((value) => (["plainText", "colorInfo"] as const).filter((name) => value[name] !== undefined && value[name] !== null).length < 2, "must hold at most one of plainText, colorInfo")))();
type DescriptionLineRequest_ = Held<typeof DescriptionLineRequest$, T.DescriptionLine>;
export const DescriptionLineRequestSchema: z.ZodMiniType<T.DescriptionLine> = DescriptionLineRequest$ satisfies z.ZodMiniType<DescriptionLineRequest_>;

const CommonImageInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string()),
    url: z.optional(z.string()),
    height: z.optional(z.int()),
    width: z.optional(z.int()),
    altText: z.nullish(z.string()),
    urlExpirationDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ])),
    filename: z.nullish(z.string()),
    sizeInBytes: z.nullish(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
    focalPoint: z.optional(FocalPointRequestSchema)
}))();
type CommonImageInput_ = Held<typeof CommonImageInput$, T.CommonImageInput>;
export const CommonImageInputSchema: z.ZodMiniType<T.CommonImageInput> = CommonImageInput$ satisfies z.ZodMiniType<CommonImageInput_>;

const ItemAvailabilityStatusRequest$ = /* @__PURE__ */ (() => z.enum([
    'AVAILABLE',
    'NOT_FOUND',
    'NOT_AVAILABLE',
    'PARTIALLY_AVAILABLE'
]))();
type ItemAvailabilityStatusRequest_ = Held<typeof ItemAvailabilityStatusRequest$, T.ItemAvailabilityStatus>;
export const ItemAvailabilityStatusRequestSchema: z.ZodMiniType<T.ItemAvailabilityStatus> = ItemAvailabilityStatusRequest$ satisfies z.ZodMiniType<ItemAvailabilityStatusRequest_>;

const ItemAvailabilityInfoInput$ = /* @__PURE__ */ (() => z.object({
    status: z.optional(ItemAvailabilityStatusRequestSchema),
    quantityAvailable: z.nullish(z.int())
}))();
type ItemAvailabilityInfoInput_ = Held<typeof ItemAvailabilityInfoInput$, T.ItemAvailabilityInfoInput>;
export const ItemAvailabilityInfoInputSchema: z.ZodMiniType<T.ItemAvailabilityInfoInput> = ItemAvailabilityInfoInput$ satisfies z.ZodMiniType<ItemAvailabilityInfoInput_>;

const PhysicalPropertiesInput$ = /* @__PURE__ */ (() => z.object({
    weight: z.nullish(z.union([
        z.number(),
        z.literal([Number.NaN, Infinity, -Infinity])
    ])),
    sku: z.nullish(z.string().check(z.maxLength(40))),
    shippable: z.optional(z.boolean())
}))();
type PhysicalPropertiesInput_ = Held<typeof PhysicalPropertiesInput$, T.PhysicalPropertiesInput>;
export const PhysicalPropertiesInputSchema: z.ZodMiniType<T.PhysicalPropertiesInput> = PhysicalPropertiesInput$ satisfies z.ZodMiniType<PhysicalPropertiesInput_>;

const ItemTypePresetRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNRECOGNISED',
    'PHYSICAL',
    'DIGITAL',
    'GIFT_CARD',
    'SERVICE',
    'CUSTOM_AMOUNT_ITEM'
]))();
type ItemTypePresetRequest_ = Held<typeof ItemTypePresetRequest$, T.ItemTypePreset>;
export const ItemTypePresetRequestSchema: z.ZodMiniType<T.ItemTypePreset> = ItemTypePresetRequest$ satisfies z.ZodMiniType<ItemTypePresetRequest_>;

const ItemTypeRequest$ = /* @__PURE__ */ (() => z.object({
    preset: z.optional(ItemTypePresetRequestSchema),
    custom: z.optional(z.string())
}).check(z.refine((value) => (["preset", "custom"] as const).filter((name) => value[name] !== undefined && value[name] !== null).length < 2, "must hold at most one of preset, custom")))();
type ItemTypeRequest_ = Held<typeof ItemTypeRequest$, T.ItemType>;
export const ItemTypeRequestSchema: z.ZodMiniType<T.ItemType> = ItemTypeRequest$ satisfies z.ZodMiniType<ItemTypeRequest_>;

const SubscriptionFrequencyRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNDEFINED',
    'DAY',
    'WEEK',
    'MONTH',
    'YEAR'
]))();
type SubscriptionFrequencyRequest_ = Held<typeof SubscriptionFrequencyRequest$, T.SubscriptionFrequency>;
export const SubscriptionFrequencyRequestSchema: z.ZodMiniType<T.SubscriptionFrequency> = SubscriptionFrequencyRequest$ satisfies z.ZodMiniType<SubscriptionFrequencyRequest_>;

const CheckoutFreeTrialPeriodRequest$ = /* @__PURE__ */ (() => z.object({
    frequency: z.optional(SubscriptionFrequencyRequestSchema),
    interval: z.optional(z.int().check(z.gte(1), z.lte(999)))
}))();
type CheckoutFreeTrialPeriodRequest_ = Held<typeof CheckoutFreeTrialPeriodRequest$, T.CheckoutFreeTrialPeriod>;
export const CheckoutFreeTrialPeriodRequestSchema: z.ZodMiniType<T.CheckoutFreeTrialPeriod> = CheckoutFreeTrialPeriodRequest$ satisfies z.ZodMiniType<CheckoutFreeTrialPeriodRequest_>;

const CheckoutSubscriptionSettingsInput$ = /* @__PURE__ */ (() => z.object({
    frequency: z.optional(SubscriptionFrequencyRequestSchema),
    interval: z.nullish(z.int().check(z.gte(1), z.lte(3650))),
    autoRenewal: z.optional(z.boolean()),
    billingCycles: z.nullish(z.int().check(z.gte(1))),
    enableCustomerCancellation: z.optional(z.boolean()),
    freeTrialPeriod: z.optional(CheckoutFreeTrialPeriodRequestSchema),
    startDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ]))
}))();
type CheckoutSubscriptionSettingsInput_ = Held<typeof CheckoutSubscriptionSettingsInput$, T.CheckoutSubscriptionSettingsInput>;
export const CheckoutSubscriptionSettingsInputSchema: z.ZodMiniType<T.CheckoutSubscriptionSettingsInput> = CheckoutSubscriptionSettingsInput$ satisfies z.ZodMiniType<CheckoutSubscriptionSettingsInput_>;

const CheckoutTitleInput$ = /* @__PURE__ */ (() => z.object({
    original: z.optional(z.string().check(z.minLength(1), z.maxLength(150))),
    translated: z.nullish(z.string().check(z.minLength(1), z.maxLength(150)))
}))();
type CheckoutTitleInput_ = Held<typeof CheckoutTitleInput$, T.CheckoutTitleInput>;
export const CheckoutTitleInputSchema: z.ZodMiniType<T.CheckoutTitleInput> = CheckoutTitleInput$ satisfies z.ZodMiniType<CheckoutTitleInput_>;

const CheckoutDescriptionInput$ = /* @__PURE__ */ (() => z.object({
    original: z.optional(z.string().check(z.maxLength(500))),
    translated: z.nullish(z.string().check(z.maxLength(500)))
}))();
type CheckoutDescriptionInput_ = Held<typeof CheckoutDescriptionInput$, T.CheckoutDescriptionInput>;
export const CheckoutDescriptionInputSchema: z.ZodMiniType<T.CheckoutDescriptionInput> = CheckoutDescriptionInput$ satisfies z.ZodMiniType<CheckoutDescriptionInput_>;

const SubscriptionOptionInfoInput$ = /* @__PURE__ */ (() => z.object({
    subscriptionSettings: z.optional(CheckoutSubscriptionSettingsInputSchema),
    title: z.optional(CheckoutTitleInputSchema),
    description: z.optional(CheckoutDescriptionInputSchema)
}))();
type SubscriptionOptionInfoInput_ = Held<typeof SubscriptionOptionInfoInput$, T.SubscriptionOptionInfoInput>;
export const SubscriptionOptionInfoInputSchema: z.ZodMiniType<T.SubscriptionOptionInfoInput> = SubscriptionOptionInfoInput$ satisfies z.ZodMiniType<SubscriptionOptionInfoInput_>;

const SecureFileTypeRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNSPECIFIED',
    'SECURE_PICTURE',
    'SECURE_VIDEO',
    'SECURE_DOCUMENT',
    'SECURE_MUSIC',
    'SECURE_ARCHIVE',
    'SECURE_RAW'
]))();
type SecureFileTypeRequest_ = Held<typeof SecureFileTypeRequest$, T.SecureFileType>;
export const SecureFileTypeRequestSchema: z.ZodMiniType<T.SecureFileType> = SecureFileTypeRequest$ satisfies z.ZodMiniType<SecureFileTypeRequest_>;

const SecuredMediaRequest$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    fileName: z.optional(z.string().check(z.minLength(1), z.maxLength(1000))),
    fileType: z.optional(SecureFileTypeRequestSchema)
}))();
type SecuredMediaRequest_ = Held<typeof SecuredMediaRequest$, T.SecuredMedia>;
export const SecuredMediaRequestSchema: z.ZodMiniType<T.SecuredMedia> = SecuredMediaRequest$ satisfies z.ZodMiniType<SecuredMediaRequest_>;

const PaymentOptionTypeRequest$ = /* @__PURE__ */ (() => z.enum([
    'FULL_PAYMENT_ONLINE',
    'FULL_PAYMENT_OFFLINE',
    'MEMBERSHIP',
    'DEPOSIT_ONLINE',
    'MEMBERSHIP_OFFLINE',
    'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER'
]))();
type PaymentOptionTypeRequest_ = Held<typeof PaymentOptionTypeRequest$, T.PaymentOptionType>;
export const PaymentOptionTypeRequestSchema: z.ZodMiniType<T.PaymentOptionType> = PaymentOptionTypeRequest$ satisfies z.ZodMiniType<PaymentOptionTypeRequest_>;

const ServicePropertiesInput$ = /* @__PURE__ */ (() => z.object({
    scheduledDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ])),
    numberOfParticipants: z.nullish(z.int().check(z.gte(1), z.lte(10000)))
}))();
type ServicePropertiesInput_ = Held<typeof ServicePropertiesInput$, T.ServicePropertiesInput>;
export const ServicePropertiesInputSchema: z.ZodMiniType<T.ServicePropertiesInput> = ServicePropertiesInput$ satisfies z.ZodMiniType<ServicePropertiesInput_>;

const PriceDescriptionInput$ = /* @__PURE__ */ (() => z.object({
    original: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    translated: z.nullish(z.string().check(z.minLength(1), z.maxLength(100)))
}))();
type PriceDescriptionInput_ = Held<typeof PriceDescriptionInput$, T.PriceDescriptionInput>;
export const PriceDescriptionInputSchema: z.ZodMiniType<T.PriceDescriptionInput> = PriceDescriptionInput$ satisfies z.ZodMiniType<PriceDescriptionInput_>;

const CheckoutPaymentOptionInput$ = /* @__PURE__ */ (() => z.object({
    value: z.optional(PaymentOptionTypeRequestSchema)
}))();
type CheckoutPaymentOptionInput_ = Held<typeof CheckoutPaymentOptionInput$, T.CheckoutPaymentOptionInput>;
export const CheckoutPaymentOptionInputSchema: z.ZodMiniType<T.CheckoutPaymentOptionInput> = CheckoutPaymentOptionInput$ satisfies z.ZodMiniType<CheckoutPaymentOptionInput_>;

const CatalogOverrideFieldsInput$ = /* @__PURE__ */ (() => z.object({
    productName: z.optional(ProductNameRequestSchema),
    price: z.nullish(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
    fullPrice: z.nullish(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
    descriptionLines: z.optional(z.array(DescriptionLineRequestSchema).check(z.maxLength(20))),
    physicalProperties: z.optional(PhysicalPropertiesInputSchema),
    image: z.optional(ImageInputSchema),
    paymentOption: z.optional(CheckoutPaymentOptionInputSchema),
    depositAmount: z.nullish(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
    savePaymentMethod: z.nullish(z.boolean()),
    inventoryAppId: z.nullish(z.guid())
}))();
type CatalogOverrideFieldsInput_ = Held<typeof CatalogOverrideFieldsInput$, T.CatalogOverrideFieldsInput>;
export const CatalogOverrideFieldsInputSchema: z.ZodMiniType<T.CatalogOverrideFieldsInput> = CatalogOverrideFieldsInput$ satisfies z.ZodMiniType<CatalogOverrideFieldsInput_>;

const TaxableAddressTypeRequest$ = /* @__PURE__ */ (() => z.enum([
    'BUSINESS',
    'BILLING',
    'SHIPPING'
]))();
type TaxableAddressTypeRequest_ = Held<typeof TaxableAddressTypeRequest$, T.TaxableAddressType>;
export const TaxableAddressTypeRequestSchema: z.ZodMiniType<T.TaxableAddressType> = TaxableAddressTypeRequest$ satisfies z.ZodMiniType<TaxableAddressTypeRequest_>;

const TaxableAddressRequest$ = /* @__PURE__ */ (() => z.object({
    addressType: z.optional(TaxableAddressTypeRequestSchema)
}))();
type TaxableAddressRequest_ = Held<typeof TaxableAddressRequest$, T.TaxableAddress>;
export const TaxableAddressRequestSchema: z.ZodMiniType<T.TaxableAddress> = TaxableAddressRequest$ satisfies z.ZodMiniType<TaxableAddressRequest_>;

const ExtendedFieldsRequest$ = /* @__PURE__ */ (() => z.object({
    namespaces: z.optional(z.record(z.string(), z.record(z.string(), z.unknown())))
}))();
type ExtendedFieldsRequest_ = Held<typeof ExtendedFieldsRequest$, T.ExtendedFields>;
export const ExtendedFieldsRequestSchema: z.ZodMiniType<T.ExtendedFields> = ExtendedFieldsRequest$ satisfies z.ZodMiniType<ExtendedFieldsRequest_>;

const PolicyRequest$ = /* @__PURE__ */ (() => z.object({
    title: z.nullish(z.string().check(z.minLength(1), z.maxLength(29))),
    content: z.optional(z.string().check(z.minLength(1), z.maxLength(3000)))
}))();
type PolicyRequest_ = Held<typeof PolicyRequest$, T.Policy>;
export const PolicyRequestSchema: z.ZodMiniType<T.Policy> = PolicyRequest$ satisfies z.ZodMiniType<PolicyRequest_>;

const TranslatableStringRequest$ = /* @__PURE__ */ (() => z.object({
    original: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    translated: z.nullish(z.string().check(z.minLength(1), z.maxLength(400)))
}))();
type TranslatableStringRequest_ = Held<typeof TranslatableStringRequest$, T.TranslatableString>;
export const TranslatableStringRequestSchema: z.ZodMiniType<T.TranslatableString> = TranslatableStringRequest$ satisfies z.ZodMiniType<TranslatableStringRequest_>;

const CheckoutItemModifierInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string().check(z.minLength(1), z.maxLength(36))),
    quantity: z.nullish(z.int().check(z.gte(1), z.lte(100000))),
    label: z.optional(TranslatableStringRequestSchema),
    details: z.optional(TranslatableStringRequestSchema),
    price: z.optional(MultiCurrencyPriceInputSchema)
}))();
type CheckoutItemModifierInput_ = Held<typeof CheckoutItemModifierInput$, T.CheckoutItemModifierInput>;
export const CheckoutItemModifierInputSchema: z.ZodMiniType<T.CheckoutItemModifierInput> = CheckoutItemModifierInput$ satisfies z.ZodMiniType<CheckoutItemModifierInput_>;

const ModifierGroupInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string().check(z.minLength(1), z.maxLength(36))),
    name: z.optional(TranslatableStringRequestSchema),
    modifiers: z.optional(z.array(CheckoutItemModifierInputSchema).check(z.minLength(1), z.maxLength(25)))
}))();
type ModifierGroupInput_ = Held<typeof ModifierGroupInput$, T.ModifierGroupInput>;
export const ModifierGroupInputSchema: z.ZodMiniType<T.ModifierGroupInput> = ModifierGroupInput$ satisfies z.ZodMiniType<ModifierGroupInput_>;

const CheckoutLineItemInput$ = /* @__PURE__ */ (() => z.object({
    id: z.nullish(z.guid()),
    quantity: z.int().check(z.gte(1), z.lte(100000)),
    catalogReference: z.optional(CatalogReferenceRequestSchema),
    productName: z.optional(ProductNameRequestSchema),
    url: z.optional(PageUrlV2RequestSchema),
    price: z.optional(MultiCurrencyPriceInputSchema),
    lineItemPrice: z.optional(MultiCurrencyPriceInputSchema),
    fullPrice: z.optional(MultiCurrencyPriceInputSchema),
    priceBeforeDiscounts: z.optional(MultiCurrencyPriceInputSchema),
    totalPriceAfterTax: z.optional(MultiCurrencyPriceInputSchema),
    totalPriceBeforeTax: z.optional(MultiCurrencyPriceInputSchema),
    taxDetails: z.optional(ItemTaxFullDetailsInputSchema),
    discount: z.optional(MultiCurrencyPriceInputSchema),
    descriptionLines: z.optional(z.array(DescriptionLineRequestSchema)),
    media: z.optional(CommonImageInputSchema),
    availability: z.optional(ItemAvailabilityInfoInputSchema),
    physicalProperties: z.optional(PhysicalPropertiesInputSchema),
    itemType: z.optional(ItemTypeRequestSchema),
    subscriptionOptionInfo: z.optional(SubscriptionOptionInfoInputSchema),
    digitalFile: z.optional(SecuredMediaRequestSchema),
    paymentOption: z.optional(PaymentOptionTypeRequestSchema),
    serviceProperties: z.optional(ServicePropertiesInputSchema),
    rootCatalogItemId: z.nullish(z.string().check(z.minLength(1), z.maxLength(36))),
    priceDescription: z.optional(PriceDescriptionInputSchema),
    depositAmount: z.optional(MultiCurrencyPriceInputSchema),
    deliveryProfileId: z.nullish(z.guid()),
    customLineItem: z.optional(z.boolean()),
    consentRequiredPaymentPolicy: z.nullish(z.string().check(z.minLength(1), z.maxLength(2500))),
    catalogOverrideFields: z.optional(CatalogOverrideFieldsInputSchema),
    priceUndetermined: z.optional(z.boolean()),
    fixedQuantity: z.optional(z.boolean()),
    savePaymentMethod: z.optional(z.boolean()),
    taxableAddress: z.optional(TaxableAddressRequestSchema),
    extendedFields: z.optional(ExtendedFieldsRequestSchema),
    policies: z.optional(z.array(PolicyRequestSchema).check(z.maxLength(5))),
    membersOnly: z.optional(z.boolean()),
    modifierGroups: z.optional(z.array(ModifierGroupInputSchema).check(z.maxLength(25))),
    modifiersTotalPrice: z.optional(MultiCurrencyPriceInputSchema)
}))();
type CheckoutLineItemInput_ = Held<typeof CheckoutLineItemInput$, T.CheckoutLineItemInput>;
export const CheckoutLineItemInputSchema: z.ZodMiniType<T.CheckoutLineItemInput> = CheckoutLineItemInput$ satisfies z.ZodMiniType<CheckoutLineItemInput_>;

const StreetAddressInput$ = /* @__PURE__ */ (() => z.object({
    number: z.optional(z.string()),
    name: z.optional(z.string()),
    apt: z.optional(z.string())
}))();
type StreetAddressInput_ = Held<typeof StreetAddressInput$, T.StreetAddressInput>;
export const StreetAddressInputSchema: z.ZodMiniType<T.StreetAddressInput> = StreetAddressInput$ satisfies z.ZodMiniType<StreetAddressInput_>;

const AddressLocationRequest$ = /* @__PURE__ */ (() => z.object({
    latitude: z.nullish(z.union([
        z.number(),
        z.literal([Number.NaN, Infinity, -Infinity])
    ])),
    longitude: z.nullish(z.union([
        z.number(),
        z.literal([Number.NaN, Infinity, -Infinity])
    ]))
}))();
type AddressLocationRequest_ = Held<typeof AddressLocationRequest$, T.AddressLocation>;
export const AddressLocationRequestSchema: z.ZodMiniType<T.AddressLocation> = AddressLocationRequest$ satisfies z.ZodMiniType<AddressLocationRequest_>;

const AddressInput$ = /* @__PURE__ */ (() => z.object({
    country: z.nullish(z.string().check(z.regex(/^[A-Z]{2}$/))),
    subdivision: z.nullish(z.string().check(z.maxLength(50))),
    city: z.nullish(z.string().check(z.maxLength(50))),
    postalCode: z.nullish(z.string().check(z.maxLength(50))),
    streetAddress: z.optional(StreetAddressInputSchema),
    addressLine: z.nullish(z.string().check(z.maxLength(150))),
    addressLine2: z.nullish(z.string().check(z.maxLength(100))),
    geocode: z.optional(AddressLocationRequestSchema),
    countryFullname: z.nullish(z.string()),
    subdivisionFullname: z.nullish(z.string())
}))();
type AddressInput_ = Held<typeof AddressInput$, T.AddressInput>;
export const AddressInputSchema: z.ZodMiniType<T.AddressInput> = AddressInput$ satisfies z.ZodMiniType<AddressInput_>;

const TaxIdTypeRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNSPECIFIED',
    'CPF',
    'CNPJ'
]))();
type TaxIdTypeRequest_ = Held<typeof TaxIdTypeRequest$, T.TaxIdType>;
export const TaxIdTypeRequestSchema: z.ZodMiniType<T.TaxIdType> = TaxIdTypeRequest$ satisfies z.ZodMiniType<TaxIdTypeRequest_>;

const CheckoutVatIdInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string()),
    type: z.optional(TaxIdTypeRequestSchema)
}))();
type CheckoutVatIdInput_ = Held<typeof CheckoutVatIdInput$, T.CheckoutVatIdInput>;
export const CheckoutVatIdInputSchema: z.ZodMiniType<T.CheckoutVatIdInput> = CheckoutVatIdInput$ satisfies z.ZodMiniType<CheckoutVatIdInput_>;

const FullAddressContactDetailsInput$ = /* @__PURE__ */ (() => z.object({
    firstName: z.nullish(z.string().check(z.maxLength(100))),
    lastName: z.nullish(z.string().check(z.maxLength(100))),
    phone: z.nullish(z.string()),
    company: z.nullish(z.string().check(z.maxLength(1000))),
    vatId: z.optional(CheckoutVatIdInputSchema)
}))();
type FullAddressContactDetailsInput_ = Held<typeof FullAddressContactDetailsInput$, T.FullAddressContactDetailsInput>;
export const FullAddressContactDetailsInputSchema: z.ZodMiniType<T.FullAddressContactDetailsInput> = FullAddressContactDetailsInput$ satisfies z.ZodMiniType<FullAddressContactDetailsInput_>;

const AddressWithContactInput$ = /* @__PURE__ */ (() => z.object({
    address: z.optional(AddressInputSchema),
    contactDetails: z.optional(FullAddressContactDetailsInputSchema)
}))();
type AddressWithContactInput_ = Held<typeof AddressWithContactInput$, T.AddressWithContactInput>;
export const AddressWithContactInputSchema: z.ZodMiniType<T.AddressWithContactInput> = AddressWithContactInput$ satisfies z.ZodMiniType<AddressWithContactInput_>;

const PickupMethodRequest$ = /* @__PURE__ */ (() => z.enum(['STORE_PICKUP', 'PICKUP_POINT']))();
type PickupMethodRequest_ = Held<typeof PickupMethodRequest$, T.PickupMethod>;
export const PickupMethodRequestSchema: z.ZodMiniType<T.PickupMethod> = PickupMethodRequest$ satisfies z.ZodMiniType<PickupMethodRequest_>;

const CheckoutPickupDetailsInput$ = /* @__PURE__ */ (() => z.object({
    address: z.optional(AddressInputSchema),
    businessLocation: z.optional(z.boolean()),
    pickupMethod: z.optional(PickupMethodRequestSchema)
}))();
type CheckoutPickupDetailsInput_ = Held<typeof CheckoutPickupDetailsInput$, T.CheckoutPickupDetailsInput>;
export const CheckoutPickupDetailsInputSchema: z.ZodMiniType<T.CheckoutPickupDetailsInput> = CheckoutPickupDetailsInput$ satisfies z.ZodMiniType<CheckoutPickupDetailsInput_>;

const DeliveryTimeSlotInput$ = /* @__PURE__ */ (() => z.object({
    from: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ])),
    to: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ]))
}))();
type DeliveryTimeSlotInput_ = Held<typeof DeliveryTimeSlotInput$, T.DeliveryTimeSlotInput>;
export const DeliveryTimeSlotInputSchema: z.ZodMiniType<T.DeliveryTimeSlotInput> = DeliveryTimeSlotInput$ satisfies z.ZodMiniType<DeliveryTimeSlotInput_>;

const CheckoutDeliveryLogisticsInput$ = /* @__PURE__ */ (() => z.object({
    deliveryTime: z.nullish(z.string().check(z.maxLength(500))),
    instructions: z.nullish(z.string().check(z.maxLength(1000))),
    pickupDetails: z.optional(CheckoutPickupDetailsInputSchema),
    deliveryTimeSlot: z.optional(DeliveryTimeSlotInputSchema)
}))();
type CheckoutDeliveryLogisticsInput_ = Held<typeof CheckoutDeliveryLogisticsInput$, T.CheckoutDeliveryLogisticsInput>;
export const CheckoutDeliveryLogisticsInputSchema: z.ZodMiniType<T.CheckoutDeliveryLogisticsInput> = CheckoutDeliveryLogisticsInput$ satisfies z.ZodMiniType<CheckoutDeliveryLogisticsInput_>;

const CheckoutSelectedCarrierServiceOptionPricesInput$ = /* @__PURE__ */ (() => z.object({
    totalPriceAfterTax: z.optional(MultiCurrencyPriceInputSchema),
    totalPriceBeforeTax: z.optional(MultiCurrencyPriceInputSchema),
    taxDetails: z.optional(ItemTaxFullDetailsInputSchema),
    totalDiscount: z.optional(MultiCurrencyPriceInputSchema),
    price: z.optional(MultiCurrencyPriceInputSchema)
}))();
type CheckoutSelectedCarrierServiceOptionPricesInput_ = Held<typeof CheckoutSelectedCarrierServiceOptionPricesInput$, T.CheckoutSelectedCarrierServiceOptionPricesInput>;
export const CheckoutSelectedCarrierServiceOptionPricesInputSchema: z.ZodMiniType<T.CheckoutSelectedCarrierServiceOptionPricesInput> = CheckoutSelectedCarrierServiceOptionPricesInput$ satisfies z.ZodMiniType<CheckoutSelectedCarrierServiceOptionPricesInput_>;

const CarrierChargeTypeRequest$ = /* @__PURE__ */ (() => z.enum(['HANDLING_FEE', 'INSURANCE']))();
type CarrierChargeTypeRequest_ = Held<typeof CarrierChargeTypeRequest$, T.CarrierChargeType>;
export const CarrierChargeTypeRequestSchema: z.ZodMiniType<T.CarrierChargeType> = CarrierChargeTypeRequest$ satisfies z.ZodMiniType<CarrierChargeTypeRequest_>;

const CheckoutSelectedCarrierServiceOptionOtherChargeInput$ = /* @__PURE__ */ (() => z.object({
    type: z.optional(CarrierChargeTypeRequestSchema),
    details: z.nullish(z.string().check(z.maxLength(200))),
    cost: z.optional(CheckoutSelectedCarrierServiceOptionPricesInputSchema)
}))();
type CheckoutSelectedCarrierServiceOptionOtherChargeInput_ = Held<typeof CheckoutSelectedCarrierServiceOptionOtherChargeInput$, T.CheckoutSelectedCarrierServiceOptionOtherChargeInput>;
export const CheckoutSelectedCarrierServiceOptionOtherChargeInputSchema: z.ZodMiniType<T.CheckoutSelectedCarrierServiceOptionOtherChargeInput> = CheckoutSelectedCarrierServiceOptionOtherChargeInput$ satisfies z.ZodMiniType<CheckoutSelectedCarrierServiceOptionOtherChargeInput_>;

const CheckoutCarrierInput$ = /* @__PURE__ */ (() => z.object({
    appId: z.nullish(z.guid()),
    code: z.optional(z.string().check(z.maxLength(250)))
}))();
type CheckoutCarrierInput_ = Held<typeof CheckoutCarrierInput$, T.CheckoutCarrierInput>;
export const CheckoutCarrierInputSchema: z.ZodMiniType<T.CheckoutCarrierInput> = CheckoutCarrierInput$ satisfies z.ZodMiniType<CheckoutCarrierInput_>;

const CheckoutRegionRequest$ = /* @__PURE__ */ (() => z.object({
    id: z.nullish(z.guid()),
    name: z.nullish(z.string().check(z.maxLength(100)))
}))();
type CheckoutRegionRequest_ = Held<typeof CheckoutRegionRequest$, T.CheckoutRegion>;
export const CheckoutRegionRequestSchema: z.ZodMiniType<T.CheckoutRegion> = CheckoutRegionRequest$ satisfies z.ZodMiniType<CheckoutRegionRequest_>;

const CheckoutApplicableLineItemsRequest$ = /* @__PURE__ */ (() => z.object({
    lineItemIds: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(300)))
}))();
type CheckoutApplicableLineItemsRequest_ = Held<typeof CheckoutApplicableLineItemsRequest$, T.CheckoutApplicableLineItems>;
export const CheckoutApplicableLineItemsRequestSchema: z.ZodMiniType<T.CheckoutApplicableLineItems> = CheckoutApplicableLineItemsRequest$ satisfies z.ZodMiniType<CheckoutApplicableLineItemsRequest_>;

const CheckoutDeliveryAllocationInput$ = /* @__PURE__ */ (() => z.object({
    deliveryCarrier: z.optional(CheckoutCarrierInputSchema),
    deliveryRegion: z.optional(CheckoutRegionRequestSchema),
    applicableLineItems: z.optional(CheckoutApplicableLineItemsRequestSchema)
}))();
type CheckoutDeliveryAllocationInput_ = Held<typeof CheckoutDeliveryAllocationInput$, T.CheckoutDeliveryAllocationInput>;
export const CheckoutDeliveryAllocationInputSchema: z.ZodMiniType<T.CheckoutDeliveryAllocationInput> = CheckoutDeliveryAllocationInput$ satisfies z.ZodMiniType<CheckoutDeliveryAllocationInput_>;

const SelectedCarrierServiceOptionInput$ = /* @__PURE__ */ (() => z.object({
    code: z.optional(z.string().check(z.maxLength(100))),
    title: z.optional(z.string().check(z.maxLength(250))),
    logistics: z.optional(CheckoutDeliveryLogisticsInputSchema),
    cost: z.optional(CheckoutSelectedCarrierServiceOptionPricesInputSchema),
    requestedShippingOption: z.optional(z.boolean()),
    otherCharges: z.optional(z.array(CheckoutSelectedCarrierServiceOptionOtherChargeInputSchema)),
    carrierId: z.nullish(z.guid()),
    deliveryAllocations: z.optional(z.array(CheckoutDeliveryAllocationInputSchema).check(z.maxLength(300))),
    partial: z.nullish(z.boolean())
}))();
type SelectedCarrierServiceOptionInput_ = Held<typeof SelectedCarrierServiceOptionInput$, T.SelectedCarrierServiceOptionInput>;
export const SelectedCarrierServiceOptionInputSchema: z.ZodMiniType<T.SelectedCarrierServiceOptionInput> = SelectedCarrierServiceOptionInput$ satisfies z.ZodMiniType<SelectedCarrierServiceOptionInput_>;

const ShippingRegionInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.guid()),
    name: z.optional(z.string().check(z.maxLength(100)))
}))();
type ShippingRegionInput_ = Held<typeof ShippingRegionInput$, T.ShippingRegionInput>;
export const ShippingRegionInputSchema: z.ZodMiniType<T.ShippingRegionInput> = ShippingRegionInput$ satisfies z.ZodMiniType<ShippingRegionInput_>;

const CheckoutOtherChargeInput$ = /* @__PURE__ */ (() => z.object({
    type: z.optional(CarrierChargeTypeRequestSchema),
    price: z.optional(MultiCurrencyPriceInputSchema),
    details: z.nullish(z.string().check(z.maxLength(250)))
}))();
type CheckoutOtherChargeInput_ = Held<typeof CheckoutOtherChargeInput$, T.CheckoutOtherChargeInput>;
export const CheckoutOtherChargeInputSchema: z.ZodMiniType<T.CheckoutOtherChargeInput> = CheckoutOtherChargeInput$ satisfies z.ZodMiniType<CheckoutOtherChargeInput_>;

const CheckoutShippingPriceInput$ = /* @__PURE__ */ (() => z.object({
    price: z.optional(MultiCurrencyPriceInputSchema),
    otherCharges: z.optional(z.array(CheckoutOtherChargeInputSchema))
}))();
type CheckoutShippingPriceInput_ = Held<typeof CheckoutShippingPriceInput$, T.CheckoutShippingPriceInput>;
export const CheckoutShippingPriceInputSchema: z.ZodMiniType<T.CheckoutShippingPriceInput> = CheckoutShippingPriceInput$ satisfies z.ZodMiniType<CheckoutShippingPriceInput_>;

const CheckoutShippingOptionInput$ = /* @__PURE__ */ (() => z.object({
    code: z.optional(z.string().check(z.maxLength(100))),
    title: z.optional(z.string().check(z.maxLength(250))),
    logistics: z.optional(CheckoutDeliveryLogisticsInputSchema),
    cost: z.optional(CheckoutShippingPriceInputSchema),
    deliveryAllocations: z.optional(z.array(CheckoutDeliveryAllocationInputSchema).check(z.maxLength(300))),
    partial: z.nullish(z.boolean())
}))();
type CheckoutShippingOptionInput_ = Held<typeof CheckoutShippingOptionInput$, T.CheckoutShippingOptionInput>;
export const CheckoutShippingOptionInputSchema: z.ZodMiniType<T.CheckoutShippingOptionInput> = CheckoutShippingOptionInput$ satisfies z.ZodMiniType<CheckoutShippingOptionInput_>;

const CarrierServiceOptionInput$ = /* @__PURE__ */ (() => z.object({
    carrierId: z.optional(z.guid()),
    shippingOptions: z.optional(z.array(CheckoutShippingOptionInputSchema))
}))();
type CarrierServiceOptionInput_ = Held<typeof CarrierServiceOptionInput$, T.CarrierServiceOptionInput>;
export const CarrierServiceOptionInputSchema: z.ZodMiniType<T.CarrierServiceOptionInput> = CarrierServiceOptionInput$ satisfies z.ZodMiniType<CarrierServiceOptionInput_>;

const CheckoutShippingInfoInput$ = /* @__PURE__ */ (() => z.object({
    shippingDestination: z.optional(AddressWithContactInputSchema),
    selectedCarrierServiceOption: z.optional(SelectedCarrierServiceOptionInputSchema),
    region: z.optional(ShippingRegionInputSchema),
    carrierServiceOptions: z.optional(z.array(CarrierServiceOptionInputSchema))
}))();
type CheckoutShippingInfoInput_ = Held<typeof CheckoutShippingInfoInput$, T.CheckoutShippingInfoInput>;
export const CheckoutShippingInfoInputSchema: z.ZodMiniType<T.CheckoutShippingInfoInput> = CheckoutShippingInfoInput$ satisfies z.ZodMiniType<CheckoutShippingInfoInput_>;

const CheckoutBuyerInfoRequest$ = /* @__PURE__ */ (() => z.object({
    visitorId: z.optional(z.guid()),
    memberId: z.optional(z.guid()),
    contactId: z.nullish(z.guid()),
    email: z.nullish(z.email())
}).check(z.refine((value) => (["visitorId", "memberId"] as const).filter((name) => value[name] !== undefined && value[name] !== null).length < 2, "must hold at most one of visitorId, memberId")))();
type CheckoutBuyerInfoRequest_ = Held<typeof CheckoutBuyerInfoRequest$, T.CheckoutBuyerInfo>;
export const CheckoutBuyerInfoRequestSchema: z.ZodMiniType<T.CheckoutBuyerInfo> = CheckoutBuyerInfoRequest$ satisfies z.ZodMiniType<CheckoutBuyerInfoRequest_>;

const PriceSummaryInput$ = /* @__PURE__ */ (() => z.object({
    subtotal: z.optional(MultiCurrencyPriceInputSchema),
    shipping: z.optional(MultiCurrencyPriceInputSchema),
    tax: z.optional(MultiCurrencyPriceInputSchema),
    discount: z.optional(MultiCurrencyPriceInputSchema),
    total: z.optional(MultiCurrencyPriceInputSchema),
    additionalFees: z.optional(MultiCurrencyPriceInputSchema)
}))();
type PriceSummaryInput_ = Held<typeof PriceSummaryInput$, T.PriceSummaryInput>;
export const PriceSummaryInputSchema: z.ZodMiniType<T.PriceSummaryInput> = PriceSummaryInput$ satisfies z.ZodMiniType<PriceSummaryInput_>;

const ApplicationErrorInput$ = /* @__PURE__ */ (() => z.object({
    code: z.optional(z.string()),
    description: z.optional(z.string()),
    data: z.nullish(z.record(z.string(), z.unknown()))
}))();
type ApplicationErrorInput_ = Held<typeof ApplicationErrorInput$, T.ApplicationErrorInput>;
export const ApplicationErrorInputSchema: z.ZodMiniType<T.ApplicationErrorInput> = ApplicationErrorInput$ satisfies z.ZodMiniType<ApplicationErrorInput_>;

const CheckoutFieldViolationInput$ = /* @__PURE__ */ (() => z.object({
    field: z.optional(z.string()),
    description: z.optional(z.string()),
    violatedRule: z.optional(ValidationRuleRequestSchema),
    ruleName: z.nullish(z.string()),
    data: z.nullish(z.record(z.string(), z.unknown()))
}))();
type CheckoutFieldViolationInput_ = Held<typeof CheckoutFieldViolationInput$, T.CheckoutFieldViolationInput>;
export const CheckoutFieldViolationInputSchema: z.ZodMiniType<T.CheckoutFieldViolationInput> = CheckoutFieldViolationInput$ satisfies z.ZodMiniType<CheckoutFieldViolationInput_>;

const CheckoutValidationErrorInput$ = /* @__PURE__ */ (() => z.object({
    fieldViolations: z.optional(z.array(CheckoutFieldViolationInputSchema))
}))();
type CheckoutValidationErrorInput_ = Held<typeof CheckoutValidationErrorInput$, T.CheckoutValidationErrorInput>;
export const CheckoutValidationErrorInputSchema: z.ZodMiniType<T.CheckoutValidationErrorInput> = CheckoutValidationErrorInput$ satisfies z.ZodMiniType<CheckoutValidationErrorInput_>;

const CheckoutSystemErrorRequest$ = /* @__PURE__ */ (() => z.object({
    errorCode: z.nullish(z.string())
}))();
type CheckoutSystemErrorRequest_ = Held<typeof CheckoutSystemErrorRequest$, T.CheckoutSystemError>;
export const CheckoutSystemErrorRequestSchema: z.ZodMiniType<T.CheckoutSystemError> = CheckoutSystemErrorRequest$ satisfies z.ZodMiniType<CheckoutSystemErrorRequest_>;

const CheckoutDetailsInput$ = /* @__PURE__ */ (() => z.object({
    applicationError: z.optional(ApplicationErrorInputSchema),
    validationError: z.optional(CheckoutValidationErrorInputSchema),
    systemError: z.optional(CheckoutSystemErrorRequestSchema),
    tracing: z.optional(z.record(z.string(), z.string()))
}).check(z.refine((value) => (["applicationError", "validationError", "systemError"] as const).filter((name) => value[name] !== undefined && value[name] !== null).length < 2, "must hold at most one of applicationError, validationError, systemError")))();
type CheckoutDetailsInput_ = Held<typeof CheckoutDetailsInput$, T.CheckoutDetailsInput>;
export const CheckoutDetailsInputSchema: z.ZodMiniType<T.CheckoutDetailsInput> = CheckoutDetailsInput$ satisfies z.ZodMiniType<CheckoutDetailsInput_>;

const CheckoutCarrierErrorInput$ = /* @__PURE__ */ (() => z.object({
    carrierId: z.optional(z.string()),
    error: z.optional(CheckoutDetailsInputSchema)
}))();
type CheckoutCarrierErrorInput_ = Held<typeof CheckoutCarrierErrorInput$, T.CheckoutCarrierErrorInput>;
export const CheckoutCarrierErrorInputSchema: z.ZodMiniType<T.CheckoutCarrierErrorInput> = CheckoutCarrierErrorInput$ satisfies z.ZodMiniType<CheckoutCarrierErrorInput_>;

const CheckoutCarrierErrorsInput$ = /* @__PURE__ */ (() => z.object({
    errors: z.optional(z.array(CheckoutCarrierErrorInputSchema))
}))();
type CheckoutCarrierErrorsInput_ = Held<typeof CheckoutCarrierErrorsInput$, T.CheckoutCarrierErrorsInput>;
export const CheckoutCarrierErrorsInputSchema: z.ZodMiniType<T.CheckoutCarrierErrorsInput> = CheckoutCarrierErrorsInput$ satisfies z.ZodMiniType<CheckoutCarrierErrorsInput_>;

const CalculationErrorsInput$ = /* @__PURE__ */ (() => z.object({
    generalShippingCalculationError: z.optional(CheckoutDetailsInputSchema),
    carrierErrors: z.optional(CheckoutCarrierErrorsInputSchema),
    selectedShippingOptionError: z.optional(CheckoutDetailsInputSchema),
    taxCalculationError: z.optional(CheckoutDetailsInputSchema),
    couponCalculationError: z.optional(CheckoutDetailsInputSchema),
    giftCardCalculationError: z.optional(CheckoutDetailsInputSchema),
    orderValidationErrors: z.optional(z.array(ApplicationErrorInputSchema)),
    membershipError: z.optional(CheckoutDetailsInputSchema),
    discountsCalculationError: z.optional(CheckoutDetailsInputSchema)
}).check(z.refine((value) => (["generalShippingCalculationError", "carrierErrors", "selectedShippingOptionError"] as const).filter((name) => value[name] !== undefined && value[name] !== null).length < 2, "must hold at most one of generalShippingCalculationError, carrierErrors, selectedShippingOptionError")))();
type CalculationErrorsInput_ = Held<typeof CalculationErrorsInput$, T.CalculationErrorsInput>;
export const CalculationErrorsInputSchema: z.ZodMiniType<T.CalculationErrorsInput> = CalculationErrorsInput$ satisfies z.ZodMiniType<CalculationErrorsInput_>;

const GiftCardInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string()),
    obfuscatedCode: z.optional(z.string()),
    amount: z.optional(MultiCurrencyPriceInputSchema),
    appId: z.optional(z.guid()),
    externalId: z.nullish(z.string().check(z.minLength(1), z.maxLength(50))),
    requestedAmount: z.optional(MultiCurrencyPriceInputSchema),
    code: z.optional(z.string().check(z.minLength(8), z.maxLength(20)))
}))();
type GiftCardInput_ = Held<typeof GiftCardInput$, T.GiftCardInput>;
export const GiftCardInputSchema: z.ZodMiniType<T.GiftCardInput> = GiftCardInput$ satisfies z.ZodMiniType<GiftCardInput_>;

const CheckoutCouponInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string()),
    code: z.optional(z.string()),
    amount: z.optional(MultiCurrencyPriceInputSchema),
    name: z.optional(z.string())
}))();
type CheckoutCouponInput_ = Held<typeof CheckoutCouponInput$, T.CheckoutCouponInput>;
export const CheckoutCouponInputSchema: z.ZodMiniType<T.CheckoutCouponInput> = CheckoutCouponInput$ satisfies z.ZodMiniType<CheckoutCouponInput_>;

const CheckoutMerchantDiscountInput$ = /* @__PURE__ */ (() => z.object({
    amount: z.optional(MultiCurrencyPriceInputSchema),
    percentage: z.nullish(z.union([
        z.number().check(z.gte(0.01), z.lte(100)),
        z.literal([Number.NaN, Infinity, -Infinity])
    ]))
}))();
type CheckoutMerchantDiscountInput_ = Held<typeof CheckoutMerchantDiscountInput$, T.CheckoutMerchantDiscountInput>;
export const CheckoutMerchantDiscountInputSchema: z.ZodMiniType<T.CheckoutMerchantDiscountInput> = CheckoutMerchantDiscountInput$ satisfies z.ZodMiniType<CheckoutMerchantDiscountInput_>;

const DiscountRuleNameInput$ = /* @__PURE__ */ (() => z.object({
    original: z.optional(z.string().check(z.minLength(1), z.maxLength(256))),
    translated: z.nullish(z.string().check(z.minLength(1), z.maxLength(500)))
}))();
type DiscountRuleNameInput_ = Held<typeof DiscountRuleNameInput$, T.DiscountRuleNameInput>;
export const DiscountRuleNameInputSchema: z.ZodMiniType<T.DiscountRuleNameInput> = DiscountRuleNameInput$ satisfies z.ZodMiniType<DiscountRuleNameInput_>;

const CheckoutDiscountRuleInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.guid()),
    name: z.optional(DiscountRuleNameInputSchema),
    amount: z.optional(MultiCurrencyPriceInputSchema)
}))();
type CheckoutDiscountRuleInput_ = Held<typeof CheckoutDiscountRuleInput$, T.CheckoutDiscountRuleInput>;
export const CheckoutDiscountRuleInputSchema: z.ZodMiniType<T.CheckoutDiscountRuleInput> = CheckoutDiscountRuleInput$ satisfies z.ZodMiniType<CheckoutDiscountRuleInput_>;

const DiscountTypeRequest$ = /* @__PURE__ */ (() => z.enum([
    'GLOBAL',
    'SPECIFIC_ITEMS',
    'SHIPPING'
]))();
type DiscountTypeRequest_ = Held<typeof DiscountTypeRequest$, T.DiscountType>;
export const DiscountTypeRequestSchema: z.ZodMiniType<T.DiscountType> = DiscountTypeRequest$ satisfies z.ZodMiniType<DiscountTypeRequest_>;

const CheckoutAppliedDiscountInput$ = /* @__PURE__ */ (() => z.object({
    coupon: z.optional(CheckoutCouponInputSchema),
    merchantDiscount: z.optional(CheckoutMerchantDiscountInputSchema),
    discountRule: z.optional(CheckoutDiscountRuleInputSchema),
    discountType: z.optional(DiscountTypeRequestSchema),
    lineItemIds: z.optional(z.array(z.guid())),
    id: z.nullish(z.guid())
}).check(z.refine((value) => (["coupon", "merchantDiscount", "discountRule"] as const).filter((name) => value[name] !== undefined && value[name] !== null).length < 2, "must hold at most one of coupon, merchantDiscount, discountRule")))();
type CheckoutAppliedDiscountInput_ = Held<typeof CheckoutAppliedDiscountInput$, T.CheckoutAppliedDiscountInput>;
export const CheckoutAppliedDiscountInputSchema: z.ZodMiniType<T.CheckoutAppliedDiscountInput> = CheckoutAppliedDiscountInput$ satisfies z.ZodMiniType<CheckoutAppliedDiscountInput_>;

const CustomFieldInput$ = /* @__PURE__ */ (() => z.object({
    value: z.unknown(),
    title: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
    translatedTitle: z.nullish(z.string().check(z.minLength(1), z.maxLength(500)))
}))();
type CustomFieldInput_ = Held<typeof CustomFieldInput$, T.CustomFieldInput>;
export const CustomFieldInputSchema: z.ZodMiniType<T.CustomFieldInput> = CustomFieldInput$ satisfies z.ZodMiniType<CustomFieldInput_>;

const WeightUnitRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNSPECIFIED_WEIGHT_UNIT',
    'KG',
    'LB'
]))();
type WeightUnitRequest_ = Held<typeof WeightUnitRequest$, T.WeightUnit>;
export const WeightUnitRequestSchema: z.ZodMiniType<T.WeightUnit> = WeightUnitRequest$ satisfies z.ZodMiniType<WeightUnitRequest_>;

const ManualCalculationReasonRequest$ = /* @__PURE__ */ (() => z.enum(['GLOBAL_SETTING_TO_MANUAL', 'REGION_SETTING_TO_MANUAL']))();
type ManualCalculationReasonRequest_ = Held<typeof ManualCalculationReasonRequest$, T.ManualCalculationReason>;
export const ManualCalculationReasonRequestSchema: z.ZodMiniType<T.ManualCalculationReason> = ManualCalculationReasonRequest$ satisfies z.ZodMiniType<ManualCalculationReasonRequest_>;

const FallbackReasonRequest$ = /* @__PURE__ */ (() => z.enum(['AUTO_TAX_FAILED', 'AUTO_TAX_DEACTIVATED']))();
type FallbackReasonRequest_ = Held<typeof FallbackReasonRequest$, T.FallbackReason>;
export const FallbackReasonRequestSchema: z.ZodMiniType<T.FallbackReason> = FallbackReasonRequest$ satisfies z.ZodMiniType<FallbackReasonRequest_>;

const CheckoutAutoTaxFallbackCalculationDetailsInput$ = /* @__PURE__ */ (() => z.object({
    fallbackReason: z.optional(FallbackReasonRequestSchema),
    error: z.optional(ApplicationErrorInputSchema)
}))();
type CheckoutAutoTaxFallbackCalculationDetailsInput_ = Held<typeof CheckoutAutoTaxFallbackCalculationDetailsInput$, T.CheckoutAutoTaxFallbackCalculationDetailsInput>;
export const CheckoutAutoTaxFallbackCalculationDetailsInputSchema: z.ZodMiniType<T.CheckoutAutoTaxFallbackCalculationDetailsInput> = CheckoutAutoTaxFallbackCalculationDetailsInput$ satisfies z.ZodMiniType<CheckoutAutoTaxFallbackCalculationDetailsInput_>;

const RateTypeRequest$ = /* @__PURE__ */ (() => z.enum([
    'NO_TAX_COLLECTED',
    'MANUAL_RATE',
    'AUTO_RATE',
    'FALLBACK_RATE'
]))();
type RateTypeRequest_ = Held<typeof RateTypeRequest$, T.RateType>;
export const RateTypeRequestSchema: z.ZodMiniType<T.RateType> = RateTypeRequest$ satisfies z.ZodMiniType<RateTypeRequest_>;

const CheckoutTaxCalculationDetailsInput$ = /* @__PURE__ */ (() => z.object({
    manualRateReason: z.optional(ManualCalculationReasonRequestSchema),
    autoTaxFallbackDetails: z.optional(CheckoutAutoTaxFallbackCalculationDetailsInputSchema),
    rateType: z.optional(RateTypeRequestSchema)
}).check(z.refine((value) => (["manualRateReason", "autoTaxFallbackDetails"] as const).filter((name) => value[name] !== undefined && value[name] !== null).length < 2, "must hold at most one of manualRateReason, autoTaxFallbackDetails")))();
type CheckoutTaxCalculationDetailsInput_ = Held<typeof CheckoutTaxCalculationDetailsInput$, T.CheckoutTaxCalculationDetailsInput>;
export const CheckoutTaxCalculationDetailsInputSchema: z.ZodMiniType<T.CheckoutTaxCalculationDetailsInput> = CheckoutTaxCalculationDetailsInput$ satisfies z.ZodMiniType<CheckoutTaxCalculationDetailsInput_>;

const TaxSummaryInput$ = /* @__PURE__ */ (() => z.object({
    taxableAmount: z.optional(MultiCurrencyPriceInputSchema),
    totalTax: z.optional(MultiCurrencyPriceInputSchema),
    calculationDetails: z.optional(CheckoutTaxCalculationDetailsInputSchema)
}))();
type TaxSummaryInput_ = Held<typeof TaxSummaryInput$, T.TaxSummaryInput>;
export const TaxSummaryInputSchema: z.ZodMiniType<T.TaxSummaryInput> = TaxSummaryInput$ satisfies z.ZodMiniType<TaxSummaryInput_>;

const ChannelTypeRequest$ = /* @__PURE__ */ (() => z.enum([
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
]))();
type ChannelTypeRequest_ = Held<typeof ChannelTypeRequest$, T.ChannelType>;
export const ChannelTypeRequestSchema: z.ZodMiniType<T.ChannelType> = ChannelTypeRequest$ satisfies z.ZodMiniType<ChannelTypeRequest_>;

const CreatedByRequest$ = /* @__PURE__ */ (() => z.object({
    userId: z.optional(z.guid()),
    memberId: z.optional(z.guid()),
    visitorId: z.optional(z.guid()),
    appId: z.optional(z.guid())
}).check(z.refine((value) => (["userId", "memberId", "visitorId", "appId"] as const).filter((name) => value[name] !== undefined && value[name] !== null).length < 2, "must hold at most one of userId, memberId, visitorId, appId")))();
type CreatedByRequest_ = Held<typeof CreatedByRequest$, T.CreatedBy>;
export const CreatedByRequestSchema: z.ZodMiniType<T.CreatedBy> = CreatedByRequest$ satisfies z.ZodMiniType<CreatedByRequest_>;

const MembershipNameInput$ = /* @__PURE__ */ (() => z.object({
    original: z.optional(z.string().check(z.maxLength(100))),
    translated: z.nullish(z.string().check(z.maxLength(100)))
}))();
type MembershipNameInput_ = Held<typeof MembershipNameInput$, T.MembershipNameInput>;
export const MembershipNameInputSchema: z.ZodMiniType<T.MembershipNameInput> = MembershipNameInput$ satisfies z.ZodMiniType<MembershipNameInput_>;

const CheckoutMembershipPaymentCreditsInput$ = /* @__PURE__ */ (() => z.object({
    total: z.optional(z.int().check(z.gte(1))),
    remaining: z.optional(z.int())
}))();
type CheckoutMembershipPaymentCreditsInput_ = Held<typeof CheckoutMembershipPaymentCreditsInput$, T.CheckoutMembershipPaymentCreditsInput>;
export const CheckoutMembershipPaymentCreditsInputSchema: z.ZodMiniType<T.CheckoutMembershipPaymentCreditsInput> = CheckoutMembershipPaymentCreditsInput$ satisfies z.ZodMiniType<CheckoutMembershipPaymentCreditsInput_>;

const MembershipInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    appId: z.optional(z.guid()),
    name: z.optional(MembershipNameInputSchema),
    lineItemIds: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(300))),
    credits: z.optional(CheckoutMembershipPaymentCreditsInputSchema),
    expirationDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ])),
    additionalData: z.nullish(z.record(z.string(), z.unknown()))
}))();
type MembershipInput_ = Held<typeof MembershipInput$, T.MembershipInput>;
export const MembershipInputSchema: z.ZodMiniType<T.MembershipInput> = MembershipInput$ satisfies z.ZodMiniType<MembershipInput_>;

const InvalidMembershipInput$ = /* @__PURE__ */ (() => z.object({
    membership: z.optional(MembershipInputSchema),
    reason: z.optional(z.string().check(z.minLength(1), z.maxLength(100)))
}))();
type InvalidMembershipInput_ = Held<typeof InvalidMembershipInput$, T.InvalidMembershipInput>;
export const InvalidMembershipInputSchema: z.ZodMiniType<T.InvalidMembershipInput> = InvalidMembershipInput$ satisfies z.ZodMiniType<InvalidMembershipInput_>;

const CheckoutSelectedMembershipRequest$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1), z.maxLength(200)),
    appId: z.guid(),
    lineItemIds: z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.minLength(1), z.maxLength(300))
}))();
type CheckoutSelectedMembershipRequest_ = Held<typeof CheckoutSelectedMembershipRequest$, T.CheckoutSelectedMembership>;
export const CheckoutSelectedMembershipRequestSchema: z.ZodMiniType<T.CheckoutSelectedMembership> = CheckoutSelectedMembershipRequest$ satisfies z.ZodMiniType<CheckoutSelectedMembershipRequest_>;

const CheckoutSelectedMembershipsInput$ = /* @__PURE__ */ (() => z.object({
    memberships: z.optional(z.array(CheckoutSelectedMembershipRequestSchema).check(z.maxLength(300)))
}))();
type CheckoutSelectedMembershipsInput_ = Held<typeof CheckoutSelectedMembershipsInput$, T.CheckoutSelectedMembershipsInput>;
export const CheckoutSelectedMembershipsInputSchema: z.ZodMiniType<T.CheckoutSelectedMembershipsInput> = CheckoutSelectedMembershipsInput$ satisfies z.ZodMiniType<CheckoutSelectedMembershipsInput_>;

const CheckoutMembershipOptionsInput$ = /* @__PURE__ */ (() => z.object({
    eligibleMemberships: z.optional(z.array(MembershipInputSchema).check(z.maxLength(300))),
    invalidMemberships: z.optional(z.array(InvalidMembershipInputSchema).check(z.maxLength(300))),
    selectedMemberships: z.optional(CheckoutSelectedMembershipsInputSchema)
}))();
type CheckoutMembershipOptionsInput_ = Held<typeof CheckoutMembershipOptionsInput$, T.CheckoutMembershipOptionsInput>;
export const CheckoutMembershipOptionsInputSchema: z.ZodMiniType<T.CheckoutMembershipOptionsInput> = CheckoutMembershipOptionsInput$ satisfies z.ZodMiniType<CheckoutMembershipOptionsInput_>;

const AdditionalFeeSourceRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNKNOWN_ADDITIONAL_FEE_SOURCE',
    'SERVICE_PLUGIN',
    'ITEM',
    'MANUAL',
    'SHIPPING',
    'PLATFORM'
]))();
type AdditionalFeeSourceRequest_ = Held<typeof AdditionalFeeSourceRequest$, T.AdditionalFeeSource>;
export const AdditionalFeeSourceRequestSchema: z.ZodMiniType<T.AdditionalFeeSource> = AdditionalFeeSourceRequest$ satisfies z.ZodMiniType<AdditionalFeeSourceRequest_>;

const AdditionalFeeInput$ = /* @__PURE__ */ (() => z.object({
    code: z.nullish(z.string().check(z.minLength(1), z.maxLength(100))),
    name: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
    price: z.optional(MultiCurrencyPriceInputSchema),
    taxDetails: z.optional(ItemTaxFullDetailsInputSchema),
    providerAppId: z.nullish(z.string().check(z.minLength(1), z.maxLength(100))),
    priceBeforeTax: z.optional(MultiCurrencyPriceInputSchema),
    priceAfterTax: z.optional(MultiCurrencyPriceInputSchema),
    lineItemIds: z.optional(z.array(z.guid())),
    source: z.optional(AdditionalFeeSourceRequestSchema),
    translatedName: z.nullish(z.string().check(z.minLength(1), z.maxLength(50))),
    taxableAddress: z.optional(TaxableAddressRequestSchema)
}))();
type AdditionalFeeInput_ = Held<typeof AdditionalFeeInput$, T.AdditionalFeeInput>;
export const AdditionalFeeInputSchema: z.ZodMiniType<T.AdditionalFeeInput> = AdditionalFeeInput$ satisfies z.ZodMiniType<AdditionalFeeInput_>;

const ViolationSeverityRequest$ = /* @__PURE__ */ (() => z.enum(['WARNING', 'ERROR']))();
type ViolationSeverityRequest_ = Held<typeof ViolationSeverityRequest$, T.ViolationSeverity>;
export const ViolationSeverityRequestSchema: z.ZodMiniType<T.ViolationSeverity> = ViolationSeverityRequest$ satisfies z.ZodMiniType<ViolationSeverityRequest_>;

const NameInOtherRequest$ = /* @__PURE__ */ (() => z.enum(['OTHER_DEFAULT']))();
type NameInOtherRequest_ = Held<typeof NameInOtherRequest$, T.NameInOther>;
export const NameInOtherRequestSchema: z.ZodMiniType<T.NameInOther> = NameInOtherRequest$ satisfies z.ZodMiniType<NameInOtherRequest_>;

const CheckoutOtherInput$ = /* @__PURE__ */ (() => z.object({
    name: z.optional(NameInOtherRequestSchema)
}))();
type CheckoutOtherInput_ = Held<typeof CheckoutOtherInput$, T.CheckoutOtherInput>;
export const CheckoutOtherInputSchema: z.ZodMiniType<T.CheckoutOtherInput> = CheckoutOtherInput$ satisfies z.ZodMiniType<CheckoutOtherInput_>;

const NameInLineItemRequest$ = /* @__PURE__ */ (() => z.enum(['LINE_ITEM_DEFAULT']))();
type NameInLineItemRequest_ = Held<typeof NameInLineItemRequest$, T.NameInLineItem>;
export const NameInLineItemRequestSchema: z.ZodMiniType<T.NameInLineItem> = NameInLineItemRequest$ satisfies z.ZodMiniType<NameInLineItemRequest_>;

const SuggestedFixRequest$ = /* @__PURE__ */ (() => z.enum(['UNKNOWN_SUGGESTED_FIX', 'REMOVE_LINE_ITEM']))();
type SuggestedFixRequest_ = Held<typeof SuggestedFixRequest$, T.SuggestedFix>;
export const SuggestedFixRequestSchema: z.ZodMiniType<T.SuggestedFix> = SuggestedFixRequest$ satisfies z.ZodMiniType<SuggestedFixRequest_>;

const CheckoutTargetLineItemInput$ = /* @__PURE__ */ (() => z.object({
    name: z.optional(NameInLineItemRequestSchema),
    id: z.nullish(z.string()),
    suggestedFix: z.optional(SuggestedFixRequestSchema)
}))();
type CheckoutTargetLineItemInput_ = Held<typeof CheckoutTargetLineItemInput$, T.CheckoutTargetLineItemInput>;
export const CheckoutTargetLineItemInputSchema: z.ZodMiniType<T.CheckoutTargetLineItemInput> = CheckoutTargetLineItemInput$ satisfies z.ZodMiniType<CheckoutTargetLineItemInput_>;

const CheckoutTargetInput$ = /* @__PURE__ */ (() => z.object({
    other: z.optional(CheckoutOtherInputSchema),
    lineItem: z.optional(CheckoutTargetLineItemInputSchema)
}).check(z.refine((value) => (["other", "lineItem"] as const).filter((name) => value[name] !== undefined && value[name] !== null).length < 2, "must hold at most one of other, lineItem")))();
type CheckoutTargetInput_ = Held<typeof CheckoutTargetInput$, T.CheckoutTargetInput>;
export const CheckoutTargetInputSchema: z.ZodMiniType<T.CheckoutTargetInput> = CheckoutTargetInput$ satisfies z.ZodMiniType<CheckoutTargetInput_>;

const ViolationInput$ = /* @__PURE__ */ (() => z.object({
    severity: z.optional(ViolationSeverityRequestSchema),
    target: z.optional(CheckoutTargetInputSchema),
    description: z.nullish(z.string().check(z.minLength(1), z.maxLength(1000)))
}))();
type ViolationInput_ = Held<typeof ViolationInput$, T.ViolationInput>;
export const ViolationInputSchema: z.ZodMiniType<T.ViolationInput> = ViolationInput$ satisfies z.ZodMiniType<ViolationInput_>;

const CheckoutCustomSettingsInput$ = /* @__PURE__ */ (() => z.object({
    lockGiftCard: z.optional(z.boolean()),
    lockCouponCode: z.optional(z.boolean()),
    disabledPolicyAgreementCheckbox: z.optional(z.boolean()),
    disabledManualPayment: z.optional(z.boolean())
}))();
type CheckoutCustomSettingsInput_ = Held<typeof CheckoutCustomSettingsInput$, T.CheckoutCustomSettingsInput>;
export const CheckoutCustomSettingsInputSchema: z.ZodMiniType<T.CheckoutCustomSettingsInput> = CheckoutCustomSettingsInput$ satisfies z.ZodMiniType<CheckoutCustomSettingsInput_>;

const CheckoutCustomContentReferenceInput$ = /* @__PURE__ */ (() => z.object({
    appId: z.optional(z.guid()),
    componentId: z.optional(z.guid())
}))();
type CheckoutCustomContentReferenceInput_ = Held<typeof CheckoutCustomContentReferenceInput$, T.CheckoutCustomContentReferenceInput>;
export const CheckoutCustomContentReferenceInputSchema: z.ZodMiniType<T.CheckoutCustomContentReferenceInput> = CheckoutCustomContentReferenceInput$ satisfies z.ZodMiniType<CheckoutCustomContentReferenceInput_>;

const CheckoutExternalReferenceInput$ = /* @__PURE__ */ (() => z.object({
    appId: z.optional(z.guid()),
    resourceId: z.nullish(z.string().check(z.minLength(1), z.maxLength(100)))
}))();
type CheckoutExternalReferenceInput_ = Held<typeof CheckoutExternalReferenceInput$, T.CheckoutExternalReferenceInput>;
export const CheckoutExternalReferenceInputSchema: z.ZodMiniType<T.CheckoutExternalReferenceInput> = CheckoutExternalReferenceInput$ satisfies z.ZodMiniType<CheckoutExternalReferenceInput_>;

const CheckoutInput$ = /* @__PURE__ */ (() => z.object({
    id: z.nullish(z.guid()),
    lineItems: z.optional(z.array(CheckoutLineItemInputSchema).check(z.minLength(1), z.maxLength(300))),
    billingInfo: z.optional(AddressWithContactInputSchema),
    shippingInfo: z.optional(CheckoutShippingInfoInputSchema),
    buyerNote: z.nullish(z.string().check(z.maxLength(1000))),
    buyerInfo: z.optional(CheckoutBuyerInfoRequestSchema),
    conversionCurrency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
    priceSummary: z.optional(PriceSummaryInputSchema),
    calculationErrors: z.optional(CalculationErrorsInputSchema),
    giftCard: z.optional(GiftCardInputSchema),
    appliedDiscounts: z.optional(z.array(CheckoutAppliedDiscountInputSchema)),
    customFields: z.optional(z.array(CustomFieldInputSchema)),
    weightUnit: z.optional(WeightUnitRequestSchema),
    taxSummary: z.optional(TaxSummaryInputSchema),
    currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
    channelType: z.optional(ChannelTypeRequestSchema),
    siteLanguage: z.optional(z.string()),
    buyerLanguage: z.optional(z.string()),
    completed: z.optional(z.boolean()),
    taxIncludedInPrice: z.optional(z.boolean()),
    createdBy: z.optional(CreatedByRequestSchema),
    createdDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ])),
    updatedDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ])),
    payNow: z.optional(PriceSummaryInputSchema),
    payLater: z.optional(PriceSummaryInputSchema),
    membershipOptions: z.optional(CheckoutMembershipOptionsInputSchema),
    additionalFees: z.optional(z.array(AdditionalFeeInputSchema).check(z.maxLength(100))),
    cartId: z.nullish(z.guid()),
    violations: z.optional(z.array(ViolationInputSchema)),
    extendedFields: z.optional(ExtendedFieldsRequestSchema),
    purchaseFlowId: z.nullish(z.guid()),
    customSettings: z.optional(CheckoutCustomSettingsInputSchema),
    customContentReference: z.optional(CheckoutCustomContentReferenceInputSchema),
    externalReference: z.optional(CheckoutExternalReferenceInputSchema),
    payAfterFreeTrial: z.optional(PriceSummaryInputSchema),
    businessLocationId: z.nullish(z.guid()),
    paymentCurrency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
    taxExemptGroupId: z.nullish(z.guid())
}))();
type CheckoutInput_ = Held<typeof CheckoutInput$, T.CheckoutInput>;
export const CheckoutInputSchema: z.ZodMiniType<T.CheckoutInput> = CheckoutInput$ satisfies z.ZodMiniType<CheckoutInput_>;

const CatalogItemModifier$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string().check(z.minLength(1), z.maxLength(36))),
    quantity: z.nullish(z.int().check(z.gte(1), z.lte(100000))),
    label: z.optional(TranslatableStringRequestSchema),
    details: z.optional(TranslatableStringRequestSchema),
    price: z.nullish(z.string().check(z.regex(/^-?\d+(\.\d+)?$/)))
}))();
type CatalogItemModifier_ = Held<typeof CatalogItemModifier$, T.CatalogItemModifier>;
export const CatalogItemModifierSchema: z.ZodMiniType<T.CatalogItemModifier> = CatalogItemModifier$ satisfies z.ZodMiniType<CatalogItemModifier_>;

const CatalogModifierGroup$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string().check(z.minLength(1), z.maxLength(36))),
    name: z.optional(TranslatableStringRequestSchema),
    modifiers: z.optional(z.array(CatalogItemModifierSchema).check(z.minLength(1), z.maxLength(25)))
}))();
type CatalogModifierGroup_ = Held<typeof CatalogModifierGroup$, T.CatalogModifierGroup>;
export const CatalogModifierGroupSchema: z.ZodMiniType<T.CatalogModifierGroup> = CatalogModifierGroup$ satisfies z.ZodMiniType<CatalogModifierGroup_>;

const CustomLineItem$ = /* @__PURE__ */ (() => z.object({
    quantity: z.optional(z.int().check(z.gte(1), z.lte(100000))),
    price: z.string().check(z.regex(/^-?\d+(\.\d+)?$/)),
    priceDescription: z.optional(PriceDescriptionInputSchema),
    descriptionLines: z.optional(z.array(DescriptionLineRequestSchema).check(z.maxLength(10))),
    media: z.optional(ImageInputSchema),
    id: z.nullish(z.guid()),
    taxGroupId: z.nullish(z.guid()),
    productName: z.optional(ProductNameRequestSchema),
    url: z.optional(PageUrlV2RequestSchema),
    itemType: ItemTypeRequestSchema,
    fullPrice: z.nullish(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
    quantityAvailable: z.nullish(z.int().check(z.lte(100000))),
    physicalProperties: z.optional(PhysicalPropertiesInputSchema),
    subscriptionOptionInfo: z.optional(SubscriptionOptionInfoInputSchema),
    digitalFile: z.optional(SecuredMediaRequestSchema),
    paymentOption: z.optional(PaymentOptionTypeRequestSchema),
    serviceProperties: z.optional(ServicePropertiesInputSchema),
    rootCatalogItemId: z.nullish(z.string().check(z.minLength(1), z.maxLength(36))),
    depositAmount: z.nullish(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
    deliveryProfileId: z.nullish(z.guid()),
    catalogReference: z.optional(CatalogReferenceRequestSchema),
    priceUndetermined: z.optional(z.boolean()),
    fixedQuantity: z.optional(z.boolean()),
    consentRequiredPaymentPolicy: z.nullish(z.string().check(z.minLength(1), z.maxLength(1000))),
    savePaymentMethod: z.optional(z.boolean()),
    policies: z.optional(z.array(PolicyRequestSchema).check(z.maxLength(5))),
    membersOnly: z.optional(z.boolean()),
    taxableAddress: z.optional(TaxableAddressRequestSchema),
    modifierGroups: z.optional(z.array(CatalogModifierGroupSchema).check(z.maxLength(25)))
}))();
type CustomLineItem_ = Held<typeof CustomLineItem$, T.CustomLineItem>;
export const CustomLineItemSchema: z.ZodMiniType<T.CustomLineItem> = CustomLineItem$ satisfies z.ZodMiniType<CustomLineItem_>;

const CheckoutLineItemQuantityUpdate$ = /* @__PURE__ */ (() => z.object({
    id: z.guid(),
    quantity: z.int().check(z.gte(1), z.lte(100000))
}))();
type CheckoutLineItemQuantityUpdate_ = Held<typeof CheckoutLineItemQuantityUpdate$, T.CheckoutLineItemQuantityUpdate>;
export const CheckoutLineItemQuantityUpdateSchema: z.ZodMiniType<T.CheckoutLineItemQuantityUpdate> = CheckoutLineItemQuantityUpdate$ satisfies z.ZodMiniType<CheckoutLineItemQuantityUpdate_>;

const CartSelectedMembershipRequest$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1), z.maxLength(100)),
    appId: z.guid()
}))();
type CartSelectedMembershipRequest_ = Held<typeof CartSelectedMembershipRequest$, T.CartSelectedMembership>;
export const CartSelectedMembershipRequestSchema: z.ZodMiniType<T.CartSelectedMembership> = CartSelectedMembershipRequest$ satisfies z.ZodMiniType<CartSelectedMembershipRequest_>;

const CartLineItemInput$ = /* @__PURE__ */ (() => z.object({
    id: z.nullish(z.guid()),
    quantity: z.int().check(z.gte(1), z.lte(100000)),
    catalogReference: z.optional(CatalogReferenceRequestSchema),
    productName: z.optional(ProductNameRequestSchema),
    url: z.optional(PageUrlV2RequestSchema),
    price: z.optional(MultiCurrencyPriceInputSchema),
    fullPrice: z.optional(MultiCurrencyPriceInputSchema),
    priceBeforeDiscounts: z.optional(MultiCurrencyPriceInputSchema),
    lineItemPrice: z.optional(MultiCurrencyPriceInputSchema),
    descriptionLines: z.optional(z.array(DescriptionLineRequestSchema)),
    image: z.optional(CommonImageInputSchema),
    availability: z.optional(ItemAvailabilityInfoInputSchema),
    physicalProperties: z.optional(PhysicalPropertiesInputSchema),
    itemType: z.optional(ItemTypeRequestSchema),
    subscriptionOptionInfo: z.optional(SubscriptionOptionInfoInputSchema),
    digitalFile: z.optional(SecuredMediaRequestSchema),
    paymentOption: z.optional(PaymentOptionTypeRequestSchema),
    serviceProperties: z.optional(ServicePropertiesInputSchema),
    rootCatalogItemId: z.nullish(z.string().check(z.minLength(1), z.maxLength(36))),
    priceDescription: z.optional(PriceDescriptionInputSchema),
    depositAmount: z.optional(MultiCurrencyPriceInputSchema),
    selectedMembership: z.optional(CartSelectedMembershipRequestSchema),
    deliveryProfileId: z.nullish(z.guid()),
    taxGroupId: z.nullish(z.guid()),
    customLineItem: z.optional(z.boolean()),
    consentRequiredPaymentPolicy: z.nullish(z.string().check(z.minLength(1), z.maxLength(2500))),
    priceUndetermined: z.optional(z.boolean()),
    fixedQuantity: z.optional(z.boolean()),
    catalogOverrideFields: z.optional(CatalogOverrideFieldsInputSchema),
    savePaymentMethod: z.optional(z.boolean()),
    taxableAddress: z.optional(TaxableAddressRequestSchema),
    extendedFields: z.optional(ExtendedFieldsRequestSchema),
    policies: z.optional(z.array(PolicyRequestSchema).check(z.maxLength(5))),
    membersOnly: z.optional(z.boolean()),
    modifierGroups: z.optional(z.array(ModifierGroupInputSchema).check(z.maxLength(25))),
    modifiersTotalPrice: z.optional(MultiCurrencyPriceInputSchema)
}))();
type CartLineItemInput_ = Held<typeof CartLineItemInput$, T.CartLineItemInput>;
export const CartLineItemInputSchema: z.ZodMiniType<T.CartLineItemInput> = CartLineItemInput$ satisfies z.ZodMiniType<CartLineItemInput_>;

const CartBuyerInfoRequest$ = /* @__PURE__ */ (() => z.object({
    visitorId: z.optional(z.guid()),
    memberId: z.optional(z.guid()),
    userId: z.optional(z.guid()),
    contactId: z.nullish(z.guid()),
    email: z.nullish(z.email())
}).check(z.refine((value) => (["visitorId", "memberId", "userId"] as const).filter((name) => value[name] !== undefined && value[name] !== null).length < 2, "must hold at most one of visitorId, memberId, userId")))();
type CartBuyerInfoRequest_ = Held<typeof CartBuyerInfoRequest$, T.CartBuyerInfo>;
export const CartBuyerInfoRequestSchema: z.ZodMiniType<T.CartBuyerInfo> = CartBuyerInfoRequest$ satisfies z.ZodMiniType<CartBuyerInfoRequest_>;

const CartCouponInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string()),
    code: z.optional(z.string()),
    amount: z.optional(MultiCurrencyPriceInputSchema)
}))();
type CartCouponInput_ = Held<typeof CartCouponInput$, T.CartCouponInput>;
export const CartCouponInputSchema: z.ZodMiniType<T.CartCouponInput> = CartCouponInput$ satisfies z.ZodMiniType<CartCouponInput_>;

const CartMerchantDiscountInput$ = /* @__PURE__ */ (() => z.object({
    amount: z.optional(MultiCurrencyPriceInputSchema)
}))();
type CartMerchantDiscountInput_ = Held<typeof CartMerchantDiscountInput$, T.CartMerchantDiscountInput>;
export const CartMerchantDiscountInputSchema: z.ZodMiniType<T.CartMerchantDiscountInput> = CartMerchantDiscountInput$ satisfies z.ZodMiniType<CartMerchantDiscountInput_>;

const CartDiscountInput$ = /* @__PURE__ */ (() => z.object({
    coupon: z.optional(CartCouponInputSchema),
    merchantDiscount: z.optional(CartMerchantDiscountInputSchema),
    lineItemIds: z.optional(z.array(z.guid()).check(z.maxLength(300)))
}).check(z.refine((value) => (["coupon", "merchantDiscount"] as const).filter((name) => value[name] !== undefined && value[name] !== null).length < 2, "must hold at most one of coupon, merchantDiscount")))();
type CartDiscountInput_ = Held<typeof CartDiscountInput$, T.CartDiscountInput>;
export const CartDiscountInputSchema: z.ZodMiniType<T.CartDiscountInput> = CartDiscountInput$ satisfies z.ZodMiniType<CartDiscountInput_>;

const CartSelectedShippingOptionInput$ = /* @__PURE__ */ (() => z.object({
    carrierId: z.nullish(z.guid()),
    code: z.optional(z.string().check(z.minLength(1), z.maxLength(100)))
}))();
type CartSelectedShippingOptionInput_ = Held<typeof CartSelectedShippingOptionInput$, T.CartSelectedShippingOptionInput>;
export const CartSelectedShippingOptionInputSchema: z.ZodMiniType<T.CartSelectedShippingOptionInput> = CartSelectedShippingOptionInput$ satisfies z.ZodMiniType<CartSelectedShippingOptionInput_>;

const CartInput$ = /* @__PURE__ */ (() => z.object({
    id: z.nullish(z.guid()),
    lineItems: z.optional(z.array(CartLineItemInputSchema).check(z.maxLength(300))),
    buyerNote: z.nullish(z.string().check(z.maxLength(1000))),
    buyerInfo: z.optional(CartBuyerInfoRequestSchema),
    currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
    conversionCurrency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
    buyerLanguage: z.nullish(z.string()),
    siteLanguage: z.nullish(z.string()),
    taxIncludedInPrices: z.nullish(z.boolean()),
    weightUnit: z.optional(WeightUnitRequestSchema),
    discount: z.optional(MultiCurrencyPriceInputSchema),
    checkoutId: z.nullish(z.guid()),
    appliedDiscounts: z.optional(z.array(CartDiscountInputSchema)),
    createdDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ])),
    updatedDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ])),
    contactInfo: z.optional(AddressWithContactInputSchema),
    overrideCheckoutUrl: z.nullish(z.string().check(z.maxLength(1000))),
    purchaseFlowId: z.nullish(z.guid()),
    selectedShippingOption: z.optional(CartSelectedShippingOptionInputSchema),
    extendedFields: z.optional(ExtendedFieldsRequestSchema),
    businessLocationId: z.nullish(z.guid()),
    paymentCurrency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
    revision: z.nullish(z.string())
}))();
type CartInput_ = Held<typeof CartInput$, T.CartInput>;
export const CartInputSchema: z.ZodMiniType<T.CartInput> = CartInput$ satisfies z.ZodMiniType<CartInput_>;

const CartLineItemQuantityUpdate$ = /* @__PURE__ */ (() => z.object({
    id: z.guid(),
    quantity: z.int().check(z.gte(1), z.lte(100000))
}))();
type CartLineItemQuantityUpdate_ = Held<typeof CartLineItemQuantityUpdate$, T.CartLineItemQuantityUpdate>;
export const CartLineItemQuantityUpdateSchema: z.ZodMiniType<T.CartLineItemQuantityUpdate> = CartLineItemQuantityUpdate$ satisfies z.ZodMiniType<CartLineItemQuantityUpdate_>;

const CartHostSelectedMembershipRequest$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    appId: z.optional(z.guid()),
    lineItemIds: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.minLength(1), z.maxLength(300)))
}))();
type CartHostSelectedMembershipRequest_ = Held<typeof CartHostSelectedMembershipRequest$, T.CartHostSelectedMembership>;
export const CartHostSelectedMembershipRequestSchema: z.ZodMiniType<T.CartHostSelectedMembership> = CartHostSelectedMembershipRequest$ satisfies z.ZodMiniType<CartHostSelectedMembershipRequest_>;

const CartSelectedMemberships$ = /* @__PURE__ */ (() => z.object({
    memberships: z.optional(z.array(CartHostSelectedMembershipRequestSchema).check(z.maxLength(300)))
}))();
type CartSelectedMemberships_ = Held<typeof CartSelectedMemberships$, T.CartSelectedMemberships>;
export const CartSelectedMembershipsSchema: z.ZodMiniType<T.CartSelectedMemberships> = CartSelectedMemberships$ satisfies z.ZodMiniType<CartSelectedMemberships_>;

const PriceInput$ = /* @__PURE__ */ (() => z.object({
    amount: z.optional(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
    formattedAmount: z.optional(z.string())
}))();
type PriceInput_ = Held<typeof PriceInput$, T.PriceInput>;
export const PriceInputSchema: z.ZodMiniType<T.PriceInput> = PriceInput$ satisfies z.ZodMiniType<PriceInput_>;

const OrderItemTaxFullDetailsInput$ = /* @__PURE__ */ (() => z.object({
    taxableAmount: z.optional(PriceInputSchema),
    taxRate: z.optional(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
    totalTax: z.optional(PriceInputSchema)
}))();
type OrderItemTaxFullDetailsInput_ = Held<typeof OrderItemTaxFullDetailsInput$, T.OrderItemTaxFullDetailsInput>;
export const OrderItemTaxFullDetailsInputSchema: z.ZodMiniType<T.OrderItemTaxFullDetailsInput> = OrderItemTaxFullDetailsInput$ satisfies z.ZodMiniType<OrderItemTaxFullDetailsInput_>;

const OrderLineItemTaxBreakdownInput$ = /* @__PURE__ */ (() => z.object({
    jurisdiction: z.nullish(z.string().check(z.maxLength(200))),
    rate: z.nullish(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
    taxAmount: z.optional(PriceInputSchema),
    taxType: z.nullish(z.string().check(z.maxLength(200))),
    taxName: z.nullish(z.string().check(z.maxLength(200))),
    jurisdictionType: z.optional(JurisdictionTypeRequestSchema),
    nonTaxableAmount: z.optional(PriceInputSchema),
    taxableAmount: z.optional(PriceInputSchema)
}))();
type OrderLineItemTaxBreakdownInput_ = Held<typeof OrderLineItemTaxBreakdownInput$, T.OrderLineItemTaxBreakdownInput>;
export const OrderLineItemTaxBreakdownInputSchema: z.ZodMiniType<T.OrderLineItemTaxBreakdownInput> = OrderLineItemTaxBreakdownInput$ satisfies z.ZodMiniType<OrderLineItemTaxBreakdownInput_>;

const OrderLineItemTaxInfoInput$ = /* @__PURE__ */ (() => z.object({
    taxAmount: z.optional(PriceInputSchema),
    taxableAmount: z.optional(PriceInputSchema),
    taxRate: z.nullish(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
    taxGroupId: z.nullish(z.guid()),
    taxIncludedInPrice: z.optional(z.boolean()),
    taxBreakdown: z.optional(z.array(OrderLineItemTaxBreakdownInputSchema).check(z.maxLength(7)))
}))();
type OrderLineItemTaxInfoInput_ = Held<typeof OrderLineItemTaxInfoInput$, T.OrderLineItemTaxInfoInput>;
export const OrderLineItemTaxInfoInputSchema: z.ZodMiniType<T.OrderLineItemTaxInfoInput> = OrderLineItemTaxInfoInput$ satisfies z.ZodMiniType<OrderLineItemTaxInfoInput_>;

const OrderDigitalFileInput$ = /* @__PURE__ */ (() => z.object({
    fileId: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    link: z.nullish(z.url().check(z.minLength(1), z.maxLength(2000))),
    expirationDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ]))
}))();
type OrderDigitalFileInput_ = Held<typeof OrderDigitalFileInput$, T.OrderDigitalFileInput>;
export const OrderDigitalFileInputSchema: z.ZodMiniType<T.OrderDigitalFileInput> = OrderDigitalFileInput$ satisfies z.ZodMiniType<OrderDigitalFileInput_>;

const OrderSubscriptionDescriptionRequest$ = /* @__PURE__ */ (() => z.object({
    original: z.optional(z.string().check(z.maxLength(500))),
    translated: z.nullish(z.string().check(z.maxLength(500)))
}))();
type OrderSubscriptionDescriptionRequest_ = Held<typeof OrderSubscriptionDescriptionRequest$, T.OrderSubscriptionDescription>;
export const OrderSubscriptionDescriptionRequestSchema: z.ZodMiniType<T.OrderSubscriptionDescription> = OrderSubscriptionDescriptionRequest$ satisfies z.ZodMiniType<OrderSubscriptionDescriptionRequest_>;

const OrderFreeTrialPeriodRequest$ = /* @__PURE__ */ (() => z.object({
    frequency: z.optional(SubscriptionFrequencyRequestSchema),
    interval: z.optional(z.int().check(z.gte(1), z.lte(3650)))
}))();
type OrderFreeTrialPeriodRequest_ = Held<typeof OrderFreeTrialPeriodRequest$, T.OrderFreeTrialPeriod>;
export const OrderFreeTrialPeriodRequestSchema: z.ZodMiniType<T.OrderFreeTrialPeriod> = OrderFreeTrialPeriodRequest$ satisfies z.ZodMiniType<OrderFreeTrialPeriodRequest_>;

const OrderSubscriptionSettingsInput$ = /* @__PURE__ */ (() => z.object({
    frequency: z.optional(SubscriptionFrequencyRequestSchema),
    interval: z.nullish(z.int().check(z.gte(1), z.lte(3650))),
    autoRenewal: z.optional(z.boolean()),
    billingCycles: z.nullish(z.int().check(z.gte(1))),
    enableCustomerCancellation: z.optional(z.boolean()),
    freeTrialPeriod: z.optional(OrderFreeTrialPeriodRequestSchema),
    startDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ]))
}))();
type OrderSubscriptionSettingsInput_ = Held<typeof OrderSubscriptionSettingsInput$, T.OrderSubscriptionSettingsInput>;
export const OrderSubscriptionSettingsInputSchema: z.ZodMiniType<T.OrderSubscriptionSettingsInput> = OrderSubscriptionSettingsInput$ satisfies z.ZodMiniType<OrderSubscriptionSettingsInput_>;

const OrderSubscriptionInfoInput$ = /* @__PURE__ */ (() => z.object({
    id: z.nullish(z.guid()),
    cycleNumber: z.optional(z.int()),
    subscriptionOptionTitle: z.optional(z.string().check(z.maxLength(150))),
    subscriptionOptionDescription: z.nullish(z.string().check(z.maxLength(500))),
    description: z.optional(OrderSubscriptionDescriptionRequestSchema),
    subscriptionSettings: z.optional(OrderSubscriptionSettingsInputSchema),
    chargesDescription: z.nullish(z.string().check(z.maxLength(1000)))
}))();
type OrderSubscriptionInfoInput_ = Held<typeof OrderSubscriptionInfoInput$, T.OrderSubscriptionInfoInput>;
export const OrderSubscriptionInfoInputSchema: z.ZodMiniType<T.OrderSubscriptionInfoInput> = OrderSubscriptionInfoInput$ satisfies z.ZodMiniType<OrderSubscriptionInfoInput_>;

const OrderLocationAndQuantityRequest$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.guid()),
    appId: z.nullish(z.guid()),
    quantity: z.optional(z.int().check(z.gte(1), z.lte(100000))),
    name: z.nullish(z.string().check(z.maxLength(500)))
}))();
type OrderLocationAndQuantityRequest_ = Held<typeof OrderLocationAndQuantityRequest$, T.OrderLocationAndQuantity>;
export const OrderLocationAndQuantityRequestSchema: z.ZodMiniType<T.OrderLocationAndQuantity> = OrderLocationAndQuantityRequest$ satisfies z.ZodMiniType<OrderLocationAndQuantityRequest_>;

const MeasurementUnitRequest$ = /* @__PURE__ */ (() => z.enum([
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
]))();
type MeasurementUnitRequest_ = Held<typeof MeasurementUnitRequest$, T.MeasurementUnit>;
export const MeasurementUnitRequestSchema: z.ZodMiniType<T.MeasurementUnit> = MeasurementUnitRequest$ satisfies z.ZodMiniType<MeasurementUnitRequest_>;

const OrderDecimalQuantityInput$ = /* @__PURE__ */ (() => z.object({
    measurementUnit: z.optional(MeasurementUnitRequestSchema),
    otherUnit: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
    value: z.optional(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
    description: z.optional(TranslatableStringRequestSchema)
}).check(z.refine((value) => (["measurementUnit", "otherUnit"] as const).filter((name) => value[name] !== undefined && value[name] !== null).length < 2, "must hold at most one of measurementUnit, otherUnit")))();
type OrderDecimalQuantityInput_ = Held<typeof OrderDecimalQuantityInput$, T.OrderDecimalQuantityInput>;
export const OrderDecimalQuantityInputSchema: z.ZodMiniType<T.OrderDecimalQuantityInput> = OrderDecimalQuantityInput$ satisfies z.ZodMiniType<OrderDecimalQuantityInput_>;

const OrderItemModifierInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string().check(z.minLength(1), z.maxLength(36))),
    quantity: z.nullish(z.int().check(z.gte(1), z.lte(100000))),
    label: z.optional(TranslatableStringRequestSchema),
    details: z.optional(TranslatableStringRequestSchema),
    price: z.optional(PriceInputSchema)
}))();
type OrderItemModifierInput_ = Held<typeof OrderItemModifierInput$, T.OrderItemModifierInput>;
export const OrderItemModifierInputSchema: z.ZodMiniType<T.OrderItemModifierInput> = OrderItemModifierInput$ satisfies z.ZodMiniType<OrderItemModifierInput_>;

const OrderModifierGroupInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string().check(z.minLength(1), z.maxLength(36))),
    name: z.optional(TranslatableStringRequestSchema),
    modifiers: z.optional(z.array(OrderItemModifierInputSchema).check(z.minLength(1), z.maxLength(10)))
}))();
type OrderModifierGroupInput_ = Held<typeof OrderModifierGroupInput$, T.OrderModifierGroupInput>;
export const OrderModifierGroupInputSchema: z.ZodMiniType<T.OrderModifierGroupInput> = OrderModifierGroupInput$ satisfies z.ZodMiniType<OrderModifierGroupInput_>;

const OrderLineItemInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string()),
    productName: ProductNameRequestSchema,
    catalogReference: z.optional(CatalogReferenceRequestSchema),
    quantity: z.int().check(z.gte(1), z.lte(100000)),
    totalDiscount: z.optional(PriceInputSchema),
    descriptionLines: z.optional(z.array(DescriptionLineRequestSchema).check(z.maxLength(20))),
    image: z.optional(ImageInputSchema),
    physicalProperties: z.optional(PhysicalPropertiesInputSchema),
    itemType: ItemTypeRequestSchema,
    fulfillerId: z.nullish(z.guid()),
    refundQuantity: z.nullish(z.int().check(z.lte(100000))),
    restockQuantity: z.nullish(z.int().check(z.lte(100000))),
    price: PriceInputSchema,
    priceBeforeDiscounts: z.optional(PriceInputSchema),
    totalPriceBeforeTax: z.optional(PriceInputSchema),
    totalPriceAfterTax: z.optional(PriceInputSchema),
    paymentOption: z.optional(PaymentOptionTypeRequestSchema),
    taxDetails: z.optional(OrderItemTaxFullDetailsInputSchema),
    taxInfo: z.optional(OrderLineItemTaxInfoInputSchema),
    digitalFile: z.optional(OrderDigitalFileInputSchema),
    subscriptionInfo: z.optional(OrderSubscriptionInfoInputSchema),
    priceDescription: z.optional(PriceDescriptionInputSchema),
    depositAmount: z.optional(PriceInputSchema),
    locations: z.optional(z.array(OrderLocationAndQuantityRequestSchema).check(z.maxLength(5))),
    lineItemPrice: z.optional(PriceInputSchema),
    taxableAddress: z.optional(TaxableAddressRequestSchema),
    priceUndetermined: z.optional(z.boolean()),
    fixedQuantity: z.optional(z.boolean()),
    decimalQuantity: z.optional(OrderDecimalQuantityInputSchema),
    extendedFields: z.optional(ExtendedFieldsRequestSchema),
    modifierGroups: z.optional(z.array(OrderModifierGroupInputSchema).check(z.maxLength(10))),
    serviceProperties: z.optional(ServicePropertiesInputSchema)
}))();
type OrderLineItemInput_ = Held<typeof OrderLineItemInput$, T.OrderLineItemInput>;
export const OrderLineItemInputSchema: z.ZodMiniType<T.OrderLineItemInput> = OrderLineItemInput$ satisfies z.ZodMiniType<OrderLineItemInput_>;

const OrderBuyerInfoRequest$ = /* @__PURE__ */ (() => z.object({
    visitorId: z.optional(z.guid()),
    memberId: z.optional(z.guid()),
    contactId: z.nullish(z.guid()),
    email: z.nullish(z.email())
}).check(z.refine((value) => (["visitorId", "memberId"] as const).filter((name) => value[name] !== undefined && value[name] !== null).length < 2, "must hold at most one of visitorId, memberId")))();
type OrderBuyerInfoRequest_ = Held<typeof OrderBuyerInfoRequest$, T.OrderBuyerInfo>;
export const OrderBuyerInfoRequestSchema: z.ZodMiniType<T.OrderBuyerInfo> = OrderBuyerInfoRequest$ satisfies z.ZodMiniType<OrderBuyerInfoRequest_>;

const OrderPaymentStatusRequest$ = /* @__PURE__ */ (() => z.enum([
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
]))();
type OrderPaymentStatusRequest_ = Held<typeof OrderPaymentStatusRequest$, T.OrderPaymentStatus>;
export const OrderPaymentStatusRequestSchema: z.ZodMiniType<T.OrderPaymentStatus> = OrderPaymentStatusRequest$ satisfies z.ZodMiniType<OrderPaymentStatusRequest_>;

const OrderFulfillmentStatusRequest$ = /* @__PURE__ */ (() => z.enum([
    'NOT_FULFILLED',
    'FULFILLED',
    'PARTIALLY_FULFILLED'
]))();
type OrderFulfillmentStatusRequest_ = Held<typeof OrderFulfillmentStatusRequest$, T.OrderFulfillmentStatus>;
export const OrderFulfillmentStatusRequestSchema: z.ZodMiniType<T.OrderFulfillmentStatus> = OrderFulfillmentStatusRequest$ satisfies z.ZodMiniType<OrderFulfillmentStatusRequest_>;

const OrderCurrencyConversionDetailsRequest$ = /* @__PURE__ */ (() => z.object({
    originalCurrency: z.nullable(z.string().check(z.regex(/^[A-Z]{3}$/))),
    conversionRate: z.nullable(z.string().check(z.regex(/^-?\d+(\.\d+)?$/)))
}))();
type OrderCurrencyConversionDetailsRequest_ = Held<typeof OrderCurrencyConversionDetailsRequest$, T.OrderCurrencyConversionDetails>;
export const OrderCurrencyConversionDetailsRequestSchema: z.ZodMiniType<T.OrderCurrencyConversionDetails> = OrderCurrencyConversionDetailsRequest$ satisfies z.ZodMiniType<OrderCurrencyConversionDetailsRequest_>;

const OrderPriceSummaryInput$ = /* @__PURE__ */ (() => z.object({
    subtotal: z.optional(PriceInputSchema),
    shipping: z.optional(PriceInputSchema),
    tax: z.optional(PriceInputSchema),
    discount: z.optional(PriceInputSchema),
    total: z.optional(PriceInputSchema),
    totalAdditionalFees: z.optional(PriceInputSchema)
}))();
type OrderPriceSummaryInput_ = Held<typeof OrderPriceSummaryInput$, T.OrderPriceSummaryInput>;
export const OrderPriceSummaryInputSchema: z.ZodMiniType<T.OrderPriceSummaryInput> = OrderPriceSummaryInput$ satisfies z.ZodMiniType<OrderPriceSummaryInput_>;

const OrderPickupAddressInput$ = /* @__PURE__ */ (() => z.object({
    country: z.nullish(z.string().check(z.regex(/^[A-Z]{2}$/))),
    subdivision: z.nullish(z.string().check(z.maxLength(50))),
    city: z.nullish(z.string().check(z.maxLength(1000))),
    postalCode: z.nullish(z.string().check(z.maxLength(1000))),
    streetAddress: z.optional(StreetAddressInputSchema),
    addressLine: z.nullish(z.string().check(z.maxLength(1000))),
    addressLine2: z.nullish(z.string().check(z.maxLength(1000))),
    countryFullname: z.nullish(z.string()),
    subdivisionFullname: z.nullish(z.string()),
    geocode: z.optional(AddressLocationRequestSchema)
}))();
type OrderPickupAddressInput_ = Held<typeof OrderPickupAddressInput$, T.OrderPickupAddressInput>;
export const OrderPickupAddressInputSchema: z.ZodMiniType<T.OrderPickupAddressInput> = OrderPickupAddressInput$ satisfies z.ZodMiniType<OrderPickupAddressInput_>;

const OrderPickupDetailsInput$ = /* @__PURE__ */ (() => z.object({
    address: z.optional(OrderPickupAddressInputSchema),
    pickupMethod: z.optional(PickupMethodRequestSchema)
}))();
type OrderPickupDetailsInput_ = Held<typeof OrderPickupDetailsInput$, T.OrderPickupDetailsInput>;
export const OrderPickupDetailsInputSchema: z.ZodMiniType<T.OrderPickupDetailsInput> = OrderPickupDetailsInput$ satisfies z.ZodMiniType<OrderPickupDetailsInput_>;

const OrderDeliveryLogisticsInput$ = /* @__PURE__ */ (() => z.object({
    shippingDestination: z.optional(AddressWithContactInputSchema),
    pickupDetails: z.optional(OrderPickupDetailsInputSchema),
    deliveryTime: z.nullish(z.string().check(z.maxLength(500))),
    instructions: z.nullish(z.string().check(z.maxLength(1000))),
    deliverByDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ])),
    deliveryTimeSlot: z.optional(DeliveryTimeSlotInputSchema)
}).check(z.refine((value) => (["shippingDestination", "pickupDetails"] as const).filter((name) => value[name] !== undefined && value[name] !== null).length < 2, "must hold at most one of shippingDestination, pickupDetails")))();
type OrderDeliveryLogisticsInput_ = Held<typeof OrderDeliveryLogisticsInput$, T.OrderDeliveryLogisticsInput>;
export const OrderDeliveryLogisticsInputSchema: z.ZodMiniType<T.OrderDeliveryLogisticsInput> = OrderDeliveryLogisticsInput$ satisfies z.ZodMiniType<OrderDeliveryLogisticsInput_>;

const OrderShippingPriceInput$ = /* @__PURE__ */ (() => z.object({
    price: z.optional(PriceInputSchema),
    totalPriceBeforeTax: z.optional(PriceInputSchema),
    totalPriceAfterTax: z.optional(PriceInputSchema),
    taxDetails: z.optional(OrderItemTaxFullDetailsInputSchema),
    taxInfo: z.optional(OrderLineItemTaxInfoInputSchema),
    discount: z.optional(PriceInputSchema)
}))();
type OrderShippingPriceInput_ = Held<typeof OrderShippingPriceInput$, T.OrderShippingPriceInput>;
export const OrderShippingPriceInputSchema: z.ZodMiniType<T.OrderShippingPriceInput> = OrderShippingPriceInput$ satisfies z.ZodMiniType<OrderShippingPriceInput_>;

const OrderShippingRegionRequest$ = /* @__PURE__ */ (() => z.object({
    name: z.nullish(z.string().check(z.maxLength(100)))
}))();
type OrderShippingRegionRequest_ = Held<typeof OrderShippingRegionRequest$, T.OrderShippingRegion>;
export const OrderShippingRegionRequestSchema: z.ZodMiniType<T.OrderShippingRegion> = OrderShippingRegionRequest$ satisfies z.ZodMiniType<OrderShippingRegionRequest_>;

const OrderShippingInformationInput$ = /* @__PURE__ */ (() => z.object({
    carrierId: z.nullish(z.string().check(z.minLength(1), z.maxLength(100))),
    code: z.nullish(z.string().check(z.minLength(1), z.maxLength(100))),
    title: z.optional(z.string().check(z.maxLength(250))),
    logistics: z.optional(OrderDeliveryLogisticsInputSchema),
    cost: z.optional(OrderShippingPriceInputSchema),
    region: z.optional(OrderShippingRegionRequestSchema)
}))();
type OrderShippingInformationInput_ = Held<typeof OrderShippingInformationInput$, T.OrderShippingInformationInput>;
export const OrderShippingInformationInputSchema: z.ZodMiniType<T.OrderShippingInformationInput> = OrderShippingInformationInput$ satisfies z.ZodMiniType<OrderShippingInformationInput_>;

const OrderStatusRequest$ = /* @__PURE__ */ (() => z.enum([
    'INITIALIZED',
    'APPROVED',
    'CANCELED',
    'PENDING',
    'REJECTED'
]))();
type OrderStatusRequest_ = Held<typeof OrderStatusRequest$, T.OrderStatus>;
export const OrderStatusRequestSchema: z.ZodMiniType<T.OrderStatus> = OrderStatusRequest$ satisfies z.ZodMiniType<OrderStatusRequest_>;

const OrderTaxSummaryInput$ = /* @__PURE__ */ (() => z.object({
    totalTax: z.optional(PriceInputSchema)
}))();
type OrderTaxSummaryInput_ = Held<typeof OrderTaxSummaryInput$, T.OrderTaxSummaryInput>;
export const OrderTaxSummaryInputSchema: z.ZodMiniType<T.OrderTaxSummaryInput> = OrderTaxSummaryInput$ satisfies z.ZodMiniType<OrderTaxSummaryInput_>;

const OrderTaxBreakdownInput$ = /* @__PURE__ */ (() => z.object({
    taxName: z.optional(z.string().check(z.maxLength(200))),
    taxType: z.optional(z.string().check(z.maxLength(200))),
    jurisdiction: z.optional(z.string().check(z.maxLength(200))),
    jurisdictionType: z.optional(JurisdictionTypeRequestSchema),
    rate: z.optional(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
    aggregatedTaxAmount: z.optional(PriceInputSchema)
}))();
type OrderTaxBreakdownInput_ = Held<typeof OrderTaxBreakdownInput$, T.OrderTaxBreakdownInput>;
export const OrderTaxBreakdownInputSchema: z.ZodMiniType<T.OrderTaxBreakdownInput> = OrderTaxBreakdownInput$ satisfies z.ZodMiniType<OrderTaxBreakdownInput_>;

const OrderTaxInfoInput$ = /* @__PURE__ */ (() => z.object({
    totalTax: z.optional(PriceInputSchema),
    taxBreakdown: z.optional(z.array(OrderTaxBreakdownInputSchema).check(z.maxLength(50))),
    taxExempt: z.nullish(z.boolean())
}))();
type OrderTaxInfoInput_ = Held<typeof OrderTaxInfoInput$, T.OrderTaxInfoInput>;
export const OrderTaxInfoInputSchema: z.ZodMiniType<T.OrderTaxInfoInput> = OrderTaxInfoInput$ satisfies z.ZodMiniType<OrderTaxInfoInput_>;

const OrderCouponInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string()),
    code: z.optional(z.string()),
    name: z.optional(z.string()),
    amount: z.optional(PriceInputSchema)
}))();
type OrderCouponInput_ = Held<typeof OrderCouponInput$, T.OrderCouponInput>;
export const OrderCouponInputSchema: z.ZodMiniType<T.OrderCouponInput> = OrderCouponInput$ satisfies z.ZodMiniType<OrderCouponInput_>;

const OrderDiscountReasonRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNSPECIFIED',
    'EXCHANGED_ITEMS',
    'BILLING_ADJUSTMENT'
]))();
type OrderDiscountReasonRequest_ = Held<typeof OrderDiscountReasonRequest$, T.OrderDiscountReason>;
export const OrderDiscountReasonRequestSchema: z.ZodMiniType<T.OrderDiscountReason> = OrderDiscountReasonRequest$ satisfies z.ZodMiniType<OrderDiscountReasonRequest_>;

const OrderMerchantDiscountInput$ = /* @__PURE__ */ (() => z.object({
    discountReason: z.optional(OrderDiscountReasonRequestSchema),
    description: z.nullish(z.string().check(z.maxLength(200))),
    amount: z.optional(PriceInputSchema),
    percentage: z.nullish(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
    name: z.nullish(z.string().check(z.maxLength(200)))
}).check(z.refine((value) => (["discountReason", "description"] as const).filter((name) => value[name] !== undefined && value[name] !== null).length < 2, "must hold at most one of discountReason, description")))();
type OrderMerchantDiscountInput_ = Held<typeof OrderMerchantDiscountInput$, T.OrderMerchantDiscountInput>;
export const OrderMerchantDiscountInputSchema: z.ZodMiniType<T.OrderMerchantDiscountInput> = OrderMerchantDiscountInput$ satisfies z.ZodMiniType<OrderMerchantDiscountInput_>;

const OrderDiscountRuleInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.guid()),
    name: z.optional(DiscountRuleNameInputSchema),
    amount: z.optional(PriceInputSchema)
}))();
type OrderDiscountRuleInput_ = Held<typeof OrderDiscountRuleInput$, T.OrderDiscountRuleInput>;
export const OrderDiscountRuleInputSchema: z.ZodMiniType<T.OrderDiscountRuleInput> = OrderDiscountRuleInput$ satisfies z.ZodMiniType<OrderDiscountRuleInput_>;

const OrderLineItemDiscountInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.guid()),
    totalDiscount: z.optional(PriceInputSchema)
}))();
type OrderLineItemDiscountInput_ = Held<typeof OrderLineItemDiscountInput$, T.OrderLineItemDiscountInput>;
export const OrderLineItemDiscountInputSchema: z.ZodMiniType<T.OrderLineItemDiscountInput> = OrderLineItemDiscountInput$ satisfies z.ZodMiniType<OrderLineItemDiscountInput_>;

const OrderAppliedDiscountInput$ = /* @__PURE__ */ (() => z.object({
    coupon: z.optional(OrderCouponInputSchema),
    merchantDiscount: z.optional(OrderMerchantDiscountInputSchema),
    discountRule: z.optional(OrderDiscountRuleInputSchema),
    discountType: z.optional(DiscountTypeRequestSchema),
    lineItemIds: z.optional(z.array(z.guid()).check(z.maxLength(300))),
    id: z.nullish(z.guid()),
    lineItemDiscounts: z.optional(z.array(OrderLineItemDiscountInputSchema).check(z.maxLength(300)))
}).check(z.refine((value) => (["coupon", "merchantDiscount", "discountRule"] as const).filter((name) => value[name] !== undefined && value[name] !== null).length < 2, "must hold at most one of coupon, merchantDiscount, discountRule")))();
type OrderAppliedDiscountInput_ = Held<typeof OrderAppliedDiscountInput$, T.OrderAppliedDiscountInput>;
export const OrderAppliedDiscountInputSchema: z.ZodMiniType<T.OrderAppliedDiscountInput> = OrderAppliedDiscountInput$ satisfies z.ZodMiniType<OrderAppliedDiscountInput_>;

const OrderMerchantCommentInput$ = /* @__PURE__ */ (() => z.object({
    message: z.optional(z.string().check(z.minLength(1), z.maxLength(5000)))
}))();
type OrderMerchantCommentInput_ = Held<typeof OrderMerchantCommentInput$, T.OrderMerchantCommentInput>;
export const OrderMerchantCommentInputSchema: z.ZodMiniType<T.OrderMerchantCommentInput> = OrderMerchantCommentInput$ satisfies z.ZodMiniType<OrderMerchantCommentInput_>;

const OrderRefundedInput$ = /* @__PURE__ */ (() => z.object({
    manual: z.optional(z.boolean()),
    amount: z.optional(PriceInputSchema),
    reason: z.optional(z.string().check(z.maxLength(200)))
}))();
type OrderRefundedInput_ = Held<typeof OrderRefundedInput$, T.OrderRefundedInput>;
export const OrderRefundedInputSchema: z.ZodMiniType<T.OrderRefundedInput> = OrderRefundedInput$ satisfies z.ZodMiniType<OrderRefundedInput_>;

const LineItemQuantityChangeTypeRequest$ = /* @__PURE__ */ (() => z.enum(['QUANTITY_INCREASED', 'QUANTITY_DECREASED']))();
type LineItemQuantityChangeTypeRequest_ = Held<typeof LineItemQuantityChangeTypeRequest$, T.LineItemQuantityChangeType>;
export const LineItemQuantityChangeTypeRequestSchema: z.ZodMiniType<T.LineItemQuantityChangeType> = LineItemQuantityChangeTypeRequest$ satisfies z.ZodMiniType<LineItemQuantityChangeTypeRequest_>;

const OrderLineItemQuantityChangeRequest$ = /* @__PURE__ */ (() => z.object({
    originalQuantity: z.optional(z.int().check(z.lte(1000000))),
    newQuantity: z.optional(z.int().check(z.lte(1000000))),
    diff: z.optional(z.int().check(z.gte(1), z.lte(1000000))),
    deltaType: z.optional(LineItemQuantityChangeTypeRequestSchema)
}))();
type OrderLineItemQuantityChangeRequest_ = Held<typeof OrderLineItemQuantityChangeRequest$, T.OrderLineItemQuantityChange>;
export const OrderLineItemQuantityChangeRequestSchema: z.ZodMiniType<T.OrderLineItemQuantityChange> = OrderLineItemQuantityChangeRequest$ satisfies z.ZodMiniType<OrderLineItemQuantityChangeRequest_>;

const OrderLineItemPriceChangeInput$ = /* @__PURE__ */ (() => z.object({
    originalPrice: z.optional(PriceInputSchema),
    newPrice: z.optional(PriceInputSchema)
}))();
type OrderLineItemPriceChangeInput_ = Held<typeof OrderLineItemPriceChangeInput$, T.OrderLineItemPriceChangeInput>;
export const OrderLineItemPriceChangeInputSchema: z.ZodMiniType<T.OrderLineItemPriceChangeInput> = OrderLineItemPriceChangeInput$ satisfies z.ZodMiniType<OrderLineItemPriceChangeInput_>;

const OrderLineItemChangesInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.guid()),
    name: z.optional(ProductNameRequestSchema),
    quantity: z.optional(OrderLineItemQuantityChangeRequestSchema),
    price: z.optional(OrderLineItemPriceChangeInputSchema)
}))();
type OrderLineItemChangesInput_ = Held<typeof OrderLineItemChangesInput$, T.OrderLineItemChangesInput>;
export const OrderLineItemChangesInputSchema: z.ZodMiniType<T.OrderLineItemChangesInput> = OrderLineItemChangesInput$ satisfies z.ZodMiniType<OrderLineItemChangesInput_>;

const OrderManagedLineItemRequest$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.guid()),
    name: z.optional(ProductNameRequestSchema),
    quantity: z.optional(z.int().check(z.gte(1), z.lte(1000000)))
}))();
type OrderManagedLineItemRequest_ = Held<typeof OrderManagedLineItemRequest$, T.OrderManagedLineItem>;
export const OrderManagedLineItemRequestSchema: z.ZodMiniType<T.OrderManagedLineItem> = OrderManagedLineItemRequest$ satisfies z.ZodMiniType<OrderManagedLineItemRequest_>;

const OrderTranslatedValueRequest$ = /* @__PURE__ */ (() => z.object({
    original: z.optional(z.string().check(z.minLength(1))),
    translated: z.nullish(z.string().check(z.minLength(1)))
}))();
type OrderTranslatedValueRequest_ = Held<typeof OrderTranslatedValueRequest$, T.OrderTranslatedValue>;
export const OrderTranslatedValueRequestSchema: z.ZodMiniType<T.OrderTranslatedValue> = OrderTranslatedValueRequest$ satisfies z.ZodMiniType<OrderTranslatedValueRequest_>;

const OrderLineItemAmountInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.guid()),
    name: z.optional(ProductNameRequestSchema),
    amount: z.optional(PriceInputSchema)
}))();
type OrderLineItemAmountInput_ = Held<typeof OrderLineItemAmountInput$, T.OrderLineItemAmountInput>;
export const OrderLineItemAmountInputSchema: z.ZodMiniType<T.OrderLineItemAmountInput> = OrderLineItemAmountInput$ satisfies z.ZodMiniType<OrderLineItemAmountInput_>;

const OrderManagedDiscountInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.guid()),
    name: z.optional(OrderTranslatedValueRequestSchema),
    affectedLineItems: z.optional(z.array(OrderLineItemAmountInputSchema)),
    totalAmount: z.optional(PriceInputSchema)
}))();
type OrderManagedDiscountInput_ = Held<typeof OrderManagedDiscountInput$, T.OrderManagedDiscountInput>;
export const OrderManagedDiscountInputSchema: z.ZodMiniType<T.OrderManagedDiscountInput> = OrderManagedDiscountInput$ satisfies z.ZodMiniType<OrderManagedDiscountInput_>;

const OrderManagedAdditionalFeeInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.guid()),
    name: z.optional(OrderTranslatedValueRequestSchema),
    affectedLineItems: z.optional(z.array(OrderLineItemAmountInputSchema)),
    totalAmount: z.optional(PriceInputSchema)
}))();
type OrderManagedAdditionalFeeInput_ = Held<typeof OrderManagedAdditionalFeeInput$, T.OrderManagedAdditionalFeeInput>;
export const OrderManagedAdditionalFeeInputSchema: z.ZodMiniType<T.OrderManagedAdditionalFeeInput> = OrderManagedAdditionalFeeInput$ satisfies z.ZodMiniType<OrderManagedAdditionalFeeInput_>;

const OrderTotalPriceChangeInput$ = /* @__PURE__ */ (() => z.object({
    originalTotal: z.optional(PriceInputSchema),
    newTotal: z.optional(PriceInputSchema)
}))();
type OrderTotalPriceChangeInput_ = Held<typeof OrderTotalPriceChangeInput$, T.OrderTotalPriceChangeInput>;
export const OrderTotalPriceChangeInputSchema: z.ZodMiniType<T.OrderTotalPriceChangeInput> = OrderTotalPriceChangeInput$ satisfies z.ZodMiniType<OrderTotalPriceChangeInput_>;

const OrderChangedShippingInput$ = /* @__PURE__ */ (() => z.object({
    total: z.optional(PriceInputSchema),
    shippingTitle: z.optional(z.string().check(z.maxLength(250)))
}))();
type OrderChangedShippingInput_ = Held<typeof OrderChangedShippingInput$, T.OrderChangedShippingInput>;
export const OrderChangedShippingInputSchema: z.ZodMiniType<T.OrderChangedShippingInput> = OrderChangedShippingInput$ satisfies z.ZodMiniType<OrderChangedShippingInput_>;

const OrderShippingInformationChangeInput$ = /* @__PURE__ */ (() => z.object({
    originalShippingInfo: z.optional(OrderChangedShippingInputSchema),
    newShippingInfo: z.optional(OrderChangedShippingInputSchema)
}))();
type OrderShippingInformationChangeInput_ = Held<typeof OrderShippingInformationChangeInput$, T.OrderShippingInformationChangeInput>;
export const OrderShippingInformationChangeInputSchema: z.ZodMiniType<T.OrderShippingInformationChangeInput> = OrderShippingInformationChangeInput$ satisfies z.ZodMiniType<OrderShippingInformationChangeInput_>;

const OrderChangeInput$ = /* @__PURE__ */ (() => z.object({
    lineItemChanged: z.optional(OrderLineItemChangesInputSchema),
    lineItemAdded: z.optional(OrderManagedLineItemRequestSchema),
    lineItemRemoved: z.optional(OrderManagedLineItemRequestSchema),
    discountAdded: z.optional(OrderManagedDiscountInputSchema),
    discountRemoved: z.optional(OrderManagedDiscountInputSchema),
    additionalFeeAdded: z.optional(OrderManagedAdditionalFeeInputSchema),
    additionalFeeRemoved: z.optional(OrderManagedAdditionalFeeInputSchema),
    totalPriceChanged: z.optional(OrderTotalPriceChangeInputSchema),
    shippingInformationChanged: z.optional(OrderShippingInformationChangeInputSchema)
}).check(z.refine((value) => (["lineItemChanged", "lineItemAdded", "lineItemRemoved", "discountAdded", "discountRemoved", "additionalFeeAdded", "additionalFeeRemoved", "totalPriceChanged", "shippingInformationChanged"] as const).filter((name) => value[name] !== undefined && value[name] !== null).length < 2, "must hold at most one of lineItemChanged, lineItemAdded, lineItemRemoved, discountAdded, discountRemoved, additionalFeeAdded, additionalFeeRemoved, totalPriceChanged, shippingInformationChanged")))();
type OrderChangeInput_ = Held<typeof OrderChangeInput$, T.OrderChangeInput>;
export const OrderChangeInputSchema: z.ZodMiniType<T.OrderChangeInput> = OrderChangeInput$ satisfies z.ZodMiniType<OrderChangeInput_>;

const DraftOrderChangesAppliedInput$ = /* @__PURE__ */ (() => z.object({
    draftOrderId: z.optional(z.string()),
    reason: z.nullish(z.string().check(z.maxLength(200))),
    changes: z.optional(z.array(OrderChangeInputSchema))
}))();
type DraftOrderChangesAppliedInput_ = Held<typeof DraftOrderChangesAppliedInput$, T.DraftOrderChangesAppliedInput>;
export const DraftOrderChangesAppliedInputSchema: z.ZodMiniType<T.DraftOrderChangesAppliedInput> = DraftOrderChangesAppliedInput$ satisfies z.ZodMiniType<DraftOrderChangesAppliedInput_>;

const OrderSavedPaymentMethodInput$ = /* @__PURE__ */ (() => z.object({
    name: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    description: z.nullish(z.string().check(z.minLength(1), z.maxLength(100)))
}))();
type OrderSavedPaymentMethodInput_ = Held<typeof OrderSavedPaymentMethodInput$, T.OrderSavedPaymentMethodInput>;
export const OrderSavedPaymentMethodInputSchema: z.ZodMiniType<T.OrderSavedPaymentMethodInput> = OrderSavedPaymentMethodInput$ satisfies z.ZodMiniType<OrderSavedPaymentMethodInput_>;

const OrderAuthorizedPaymentCreatedInput$ = /* @__PURE__ */ (() => z.object({
    paymentId: z.optional(z.guid()),
    amount: z.optional(PriceInputSchema),
    lastFourDigits: z.nullish(z.string().check(z.maxLength(4))),
    brand: z.nullish(z.string().check(z.maxLength(100)))
}))();
type OrderAuthorizedPaymentCreatedInput_ = Held<typeof OrderAuthorizedPaymentCreatedInput$, T.OrderAuthorizedPaymentCreatedInput>;
export const OrderAuthorizedPaymentCreatedInputSchema: z.ZodMiniType<T.OrderAuthorizedPaymentCreatedInput> = OrderAuthorizedPaymentCreatedInput$ satisfies z.ZodMiniType<OrderAuthorizedPaymentCreatedInput_>;

const OrderAuthorizedPaymentCapturedInput$ = /* @__PURE__ */ (() => z.object({
    paymentId: z.optional(z.guid()),
    amount: z.optional(PriceInputSchema),
    lastFourDigits: z.nullish(z.string().check(z.maxLength(4))),
    brand: z.nullish(z.string().check(z.maxLength(100)))
}))();
type OrderAuthorizedPaymentCapturedInput_ = Held<typeof OrderAuthorizedPaymentCapturedInput$, T.OrderAuthorizedPaymentCapturedInput>;
export const OrderAuthorizedPaymentCapturedInputSchema: z.ZodMiniType<T.OrderAuthorizedPaymentCapturedInput> = OrderAuthorizedPaymentCapturedInput$ satisfies z.ZodMiniType<OrderAuthorizedPaymentCapturedInput_>;

const OrderAuthorizedPaymentVoidedInput$ = /* @__PURE__ */ (() => z.object({
    paymentId: z.optional(z.guid()),
    amount: z.optional(PriceInputSchema),
    lastFourDigits: z.nullish(z.string().check(z.maxLength(4))),
    brand: z.nullish(z.string().check(z.maxLength(100)))
}))();
type OrderAuthorizedPaymentVoidedInput_ = Held<typeof OrderAuthorizedPaymentVoidedInput$, T.OrderAuthorizedPaymentVoidedInput>;
export const OrderAuthorizedPaymentVoidedInputSchema: z.ZodMiniType<T.OrderAuthorizedPaymentVoidedInput> = OrderAuthorizedPaymentVoidedInput$ satisfies z.ZodMiniType<OrderAuthorizedPaymentVoidedInput_>;

const OrderRegularPaymentRefundInput$ = /* @__PURE__ */ (() => z.object({
    amount: z.optional(PriceInputSchema),
    lastFourDigits: z.nullish(z.string().check(z.maxLength(4))),
    brand: z.nullish(z.string().check(z.maxLength(100)))
}))();
type OrderRegularPaymentRefundInput_ = Held<typeof OrderRegularPaymentRefundInput$, T.OrderRegularPaymentRefundInput>;
export const OrderRegularPaymentRefundInputSchema: z.ZodMiniType<T.OrderRegularPaymentRefundInput> = OrderRegularPaymentRefundInput$ satisfies z.ZodMiniType<OrderRegularPaymentRefundInput_>;

const OrderGiftCardPaymentRefundInput$ = /* @__PURE__ */ (() => z.object({
    giftCardPaymentId: z.nullish(z.string().check(z.minLength(1), z.maxLength(100))),
    amount: z.optional(PriceInputSchema)
}))();
type OrderGiftCardPaymentRefundInput_ = Held<typeof OrderGiftCardPaymentRefundInput$, T.OrderGiftCardPaymentRefundInput>;
export const OrderGiftCardPaymentRefundInputSchema: z.ZodMiniType<T.OrderGiftCardPaymentRefundInput> = OrderGiftCardPaymentRefundInput$ satisfies z.ZodMiniType<OrderGiftCardPaymentRefundInput_>;

const OrderMembershipPaymentRefundRequest$ = /* @__PURE__ */ (() => z.object({
    membershipId: z.nullish(z.string().check(z.minLength(1), z.maxLength(200)))
}))();
type OrderMembershipPaymentRefundRequest_ = Held<typeof OrderMembershipPaymentRefundRequest$, T.OrderMembershipPaymentRefund>;
export const OrderMembershipPaymentRefundRequestSchema: z.ZodMiniType<T.OrderMembershipPaymentRefund> = OrderMembershipPaymentRefundRequest$ satisfies z.ZodMiniType<OrderMembershipPaymentRefundRequest_>;

const OrderRefundedPaymentInput$ = /* @__PURE__ */ (() => z.object({
    regular: z.optional(OrderRegularPaymentRefundInputSchema),
    giftCard: z.optional(OrderGiftCardPaymentRefundInputSchema),
    membership: z.optional(OrderMembershipPaymentRefundRequestSchema),
    paymentId: z.optional(z.guid()),
    externalRefund: z.optional(z.boolean())
}).check(z.refine((value) => (["regular", "giftCard", "membership"] as const).filter((name) => value[name] !== undefined && value[name] !== null).length < 2, "must hold at most one of regular, giftCard, membership")))();
type OrderRefundedPaymentInput_ = Held<typeof OrderRefundedPaymentInput$, T.OrderRefundedPaymentInput>;
export const OrderRefundedPaymentInputSchema: z.ZodMiniType<T.OrderRefundedPaymentInput> = OrderRefundedPaymentInput$ satisfies z.ZodMiniType<OrderRefundedPaymentInput_>;

const OrderRefundInitiatedInput$ = /* @__PURE__ */ (() => z.object({
    refundId: z.optional(z.guid()),
    amount: z.optional(PriceInputSchema),
    payments: z.optional(z.array(OrderRefundedPaymentInputSchema).check(z.minLength(1), z.maxLength(50))),
    reason: z.nullish(z.string().check(z.maxLength(200)))
}))();
type OrderRefundInitiatedInput_ = Held<typeof OrderRefundInitiatedInput$, T.OrderRefundInitiatedInput>;
export const OrderRefundInitiatedInputSchema: z.ZodMiniType<T.OrderRefundInitiatedInput> = OrderRefundInitiatedInput$ satisfies z.ZodMiniType<OrderRefundInitiatedInput_>;

const OrderPaymentRefundedInput$ = /* @__PURE__ */ (() => z.object({
    refundId: z.optional(z.guid()),
    payment: z.optional(OrderRefundedPaymentInputSchema)
}))();
type OrderPaymentRefundedInput_ = Held<typeof OrderPaymentRefundedInput$, T.OrderPaymentRefundedInput>;
export const OrderPaymentRefundedInputSchema: z.ZodMiniType<T.OrderPaymentRefundedInput> = OrderPaymentRefundedInput$ satisfies z.ZodMiniType<OrderPaymentRefundedInput_>;

const OrderPaymentRefundFailedInput$ = /* @__PURE__ */ (() => z.object({
    refundId: z.optional(z.guid()),
    payment: z.optional(OrderRefundedPaymentInputSchema)
}))();
type OrderPaymentRefundFailedInput_ = Held<typeof OrderPaymentRefundFailedInput$, T.OrderPaymentRefundFailedInput>;
export const OrderPaymentRefundFailedInputSchema: z.ZodMiniType<T.OrderPaymentRefundFailedInput> = OrderPaymentRefundFailedInput$ satisfies z.ZodMiniType<OrderPaymentRefundFailedInput_>;

const OrderRefundedAsStoreCreditInput$ = /* @__PURE__ */ (() => z.object({
    amount: z.optional(PriceInputSchema),
    reason: z.nullish(z.string().check(z.maxLength(100)))
}))();
type OrderRefundedAsStoreCreditInput_ = Held<typeof OrderRefundedAsStoreCreditInput$, T.OrderRefundedAsStoreCreditInput>;
export const OrderRefundedAsStoreCreditInputSchema: z.ZodMiniType<T.OrderRefundedAsStoreCreditInput> = OrderRefundedAsStoreCreditInput$ satisfies z.ZodMiniType<OrderRefundedAsStoreCreditInput_>;

const OrderCreditCardDetailsRequest$ = /* @__PURE__ */ (() => z.object({
    lastFourDigits: z.nullish(z.string().check(z.maxLength(4))),
    brand: z.nullish(z.string().check(z.maxLength(100)))
}))();
type OrderCreditCardDetailsRequest_ = Held<typeof OrderCreditCardDetailsRequest$, T.OrderCreditCardDetails>;
export const OrderCreditCardDetailsRequestSchema: z.ZodMiniType<T.OrderCreditCardDetails> = OrderCreditCardDetailsRequest$ satisfies z.ZodMiniType<OrderCreditCardDetailsRequest_>;

const OrderRegularPaymentInput$ = /* @__PURE__ */ (() => z.object({
    creditCardDetails: z.optional(OrderCreditCardDetailsRequestSchema),
    amount: z.optional(PriceInputSchema)
}))();
type OrderRegularPaymentInput_ = Held<typeof OrderRegularPaymentInput$, T.OrderRegularPaymentInput>;
export const OrderRegularPaymentInputSchema: z.ZodMiniType<T.OrderRegularPaymentInput> = OrderRegularPaymentInput$ satisfies z.ZodMiniType<OrderRegularPaymentInput_>;

const OrderPaymentPendingInput$ = /* @__PURE__ */ (() => z.object({
    regular: z.optional(OrderRegularPaymentInputSchema),
    paymentId: z.optional(z.guid())
}))();
type OrderPaymentPendingInput_ = Held<typeof OrderPaymentPendingInput$, T.OrderPaymentPendingInput>;
export const OrderPaymentPendingInputSchema: z.ZodMiniType<T.OrderPaymentPendingInput> = OrderPaymentPendingInput$ satisfies z.ZodMiniType<OrderPaymentPendingInput_>;

const OrderPaymentCanceledInput$ = /* @__PURE__ */ (() => z.object({
    regular: z.optional(OrderRegularPaymentInputSchema),
    paymentId: z.optional(z.guid())
}))();
type OrderPaymentCanceledInput_ = Held<typeof OrderPaymentCanceledInput$, T.OrderPaymentCanceledInput>;
export const OrderPaymentCanceledInputSchema: z.ZodMiniType<T.OrderPaymentCanceledInput> = OrderPaymentCanceledInput$ satisfies z.ZodMiniType<OrderPaymentCanceledInput_>;

const OrderPaymentDeclinedInput$ = /* @__PURE__ */ (() => z.object({
    regular: z.optional(OrderRegularPaymentInputSchema),
    paymentId: z.optional(z.guid())
}))();
type OrderPaymentDeclinedInput_ = Held<typeof OrderPaymentDeclinedInput$, T.OrderPaymentDeclinedInput>;
export const OrderPaymentDeclinedInputSchema: z.ZodMiniType<T.OrderPaymentDeclinedInput> = OrderPaymentDeclinedInput$ satisfies z.ZodMiniType<OrderPaymentDeclinedInput_>;

const OrderWixReceiptInput$ = /* @__PURE__ */ (() => z.object({
    receiptId: z.optional(z.guid()),
    displayNumber: z.nullish(z.string().check(z.minLength(1), z.maxLength(40)))
}))();
type OrderWixReceiptInput_ = Held<typeof OrderWixReceiptInput$, T.OrderWixReceiptInput>;
export const OrderWixReceiptInputSchema: z.ZodMiniType<T.OrderWixReceiptInput> = OrderWixReceiptInput$ satisfies z.ZodMiniType<OrderWixReceiptInput_>;

const OrderExternalReceiptRequest$ = /* @__PURE__ */ (() => z.object({
    receiptId: z.nullish(z.string().check(z.maxLength(100))),
    displayNumber: z.nullish(z.string().check(z.minLength(1), z.maxLength(40)))
}))();
type OrderExternalReceiptRequest_ = Held<typeof OrderExternalReceiptRequest$, T.OrderExternalReceipt>;
export const OrderExternalReceiptRequestSchema: z.ZodMiniType<T.OrderExternalReceipt> = OrderExternalReceiptRequest$ satisfies z.ZodMiniType<OrderExternalReceiptRequest_>;

const OrderReceiptCreatedInput$ = /* @__PURE__ */ (() => z.object({
    wixReceipt: z.optional(OrderWixReceiptInputSchema),
    externalReceipt: z.optional(OrderExternalReceiptRequestSchema),
    paymentId: z.optional(z.guid())
}).check(z.refine((value) => (["wixReceipt", "externalReceipt"] as const).filter((name) => value[name] !== undefined && value[name] !== null).length < 2, "must hold at most one of wixReceipt, externalReceipt")))();
type OrderReceiptCreatedInput_ = Held<typeof OrderReceiptCreatedInput$, T.OrderReceiptCreatedInput>;
export const OrderReceiptCreatedInputSchema: z.ZodMiniType<T.OrderReceiptCreatedInput> = OrderReceiptCreatedInput$ satisfies z.ZodMiniType<OrderReceiptCreatedInput_>;

const OrderReceiptSentInput$ = /* @__PURE__ */ (() => z.object({
    wixReceipt: z.optional(OrderWixReceiptInputSchema),
    externalReceipt: z.optional(OrderExternalReceiptRequestSchema),
    paymentId: z.optional(z.guid())
}).check(z.refine((value) => (["wixReceipt", "externalReceipt"] as const).filter((name) => value[name] !== undefined && value[name] !== null).length < 2, "must hold at most one of wixReceipt, externalReceipt")))();
type OrderReceiptSentInput_ = Held<typeof OrderReceiptSentInput$, T.OrderReceiptSentInput>;
export const OrderReceiptSentInputSchema: z.ZodMiniType<T.OrderReceiptSentInput> = OrderReceiptSentInput$ satisfies z.ZodMiniType<OrderReceiptSentInput_>;

const OrderChargebackCreatedInput$ = /* @__PURE__ */ (() => z.object({
    paymentId: z.optional(z.guid()),
    chargebackId: z.optional(z.guid()),
    amount: z.optional(PriceInputSchema),
    paymentDetails: z.optional(OrderRegularPaymentInputSchema)
}))();
type OrderChargebackCreatedInput_ = Held<typeof OrderChargebackCreatedInput$, T.OrderChargebackCreatedInput>;
export const OrderChargebackCreatedInputSchema: z.ZodMiniType<T.OrderChargebackCreatedInput> = OrderChargebackCreatedInput$ satisfies z.ZodMiniType<OrderChargebackCreatedInput_>;

const OrderChargebackReversedInput$ = /* @__PURE__ */ (() => z.object({
    paymentId: z.optional(z.guid()),
    chargebackId: z.optional(z.guid()),
    amount: z.optional(PriceInputSchema),
    reversalAmount: z.optional(PriceInputSchema),
    paymentDetails: z.optional(OrderRegularPaymentInputSchema)
}))();
type OrderChargebackReversedInput_ = Held<typeof OrderChargebackReversedInput$, T.OrderChargebackReversedInput>;
export const OrderChargebackReversedInputSchema: z.ZodMiniType<T.OrderChargebackReversedInput> = OrderChargebackReversedInput$ satisfies z.ZodMiniType<OrderChargebackReversedInput_>;

const OrderActivityLegacyTypeRequest$ = /* @__PURE__ */ (() => z.enum([
    'ORDER_REFUNDED',
    'ORDER_PLACED',
    'ORDER_PAID',
    'ORDER_FULFILLED',
    'ORDER_NOT_FULFILLED',
    'ORDER_CANCELED',
    'DOWNLOAD_LINK_SENT',
    'TRACKING_NUMBER_ADDED',
    'TRACKING_NUMBER_EDITED',
    'TRACKING_LINK_ADDED',
    'SHIPPING_CONFIRMATION_EMAIL_SENT',
    'INVOICE_ADDED',
    'INVOICE_REMOVED',
    'INVOICE_SENT',
    'FULFILLER_EMAIL_SENT',
    'SHIPPING_ADDRESS_EDITED',
    'EMAIL_EDITED',
    'PICKUP_READY_EMAIL_SENT',
    'CUSTOM_ACTIVITY',
    'MERCHANT_COMMENT',
    'ORDER_PARTIALLY_PAID',
    'DRAFT_ORDER_CHANGES_APPLIED',
    'SAVED_PAYMENT_METHOD',
    'AUTHORIZED_PAYMENT_CREATED',
    'AUTHORIZED_PAYMENT_CAPTURED',
    'AUTHORIZED_PAYMENT_VOIDED',
    'REFUND_INITIATED',
    'PAYMENT_REFUNDED',
    'PAYMENT_REFUND_FAILED',
    'REFUNDED_AS_STORE_CREDIT',
    'PAYMENT_PENDING',
    'PAYMENT_CANCELED',
    'PAYMENT_DECLINED',
    'ORDER_PENDING',
    'ORDER_REJECTED',
    'RECEIPT_CREATED',
    'RECEIPT_SENT',
    'CHARGEBACK_CREATED',
    'CHARGEBACK_REVERSED'
]))();
type OrderActivityLegacyTypeRequest_ = Held<typeof OrderActivityLegacyTypeRequest$, T.OrderActivityLegacyType>;
export const OrderActivityLegacyTypeRequestSchema: z.ZodMiniType<T.OrderActivityLegacyType> = OrderActivityLegacyTypeRequest$ satisfies z.ZodMiniType<OrderActivityLegacyTypeRequest_>;

const OrderActivityTypeRequest$ = /* @__PURE__ */ (() => z.enum([
    'ORDER_PLACED',
    'ORDER_PAID',
    'ORDER_FULFILLED',
    'ORDER_NOT_FULFILLED',
    'ORDER_CANCELED',
    'DOWNLOAD_LINK_SENT',
    'TRACKING_NUMBER_ADDED',
    'TRACKING_NUMBER_EDITED',
    'TRACKING_LINK_ADDED',
    'SHIPPING_CONFIRMATION_EMAIL_SENT',
    'INVOICE_ADDED',
    'INVOICE_REMOVED',
    'INVOICE_SENT',
    'FULFILLER_EMAIL_SENT',
    'SHIPPING_ADDRESS_EDITED',
    'EMAIL_EDITED',
    'PICKUP_READY_EMAIL_SENT',
    'MERCHANT_COMMENT',
    'ORDER_PARTIALLY_PAID',
    'DRAFT_ORDER_CHANGES_APPLIED',
    'SAVED_PAYMENT_METHOD',
    'AUTHORIZED_PAYMENT_CREATED',
    'AUTHORIZED_PAYMENT_CAPTURED',
    'AUTHORIZED_PAYMENT_VOIDED',
    'REFUND_INITIATED',
    'PAYMENT_REFUNDED',
    'PAYMENT_REFUND_FAILED',
    'REFUNDED_AS_STORE_CREDIT',
    'PAYMENT_PENDING',
    'PAYMENT_CANCELED',
    'PAYMENT_DECLINED',
    'ORDER_PENDING',
    'ORDER_REJECTED',
    'RECEIPT_CREATED',
    'RECEIPT_SENT',
    'CHARGEBACK_CREATED',
    'CHARGEBACK_REVERSED',
    'ORDER_REFUNDED'
]))();
type OrderActivityTypeRequest_ = Held<typeof OrderActivityTypeRequest$, T.OrderActivityType>;
export const OrderActivityTypeRequestSchema: z.ZodMiniType<T.OrderActivityType> = OrderActivityTypeRequest$ satisfies z.ZodMiniType<OrderActivityTypeRequest_>;

const OrderActivityInput$ = /* @__PURE__ */ (() => z.object({
    merchantComment: z.optional(OrderMerchantCommentInputSchema),
    orderRefunded: z.optional(OrderRefundedInputSchema),
    draftOrderChangesApplied: z.optional(DraftOrderChangesAppliedInputSchema),
    savedPaymentMethod: z.optional(OrderSavedPaymentMethodInputSchema),
    authorizedPaymentCreated: z.optional(OrderAuthorizedPaymentCreatedInputSchema),
    authorizedPaymentCaptured: z.optional(OrderAuthorizedPaymentCapturedInputSchema),
    authorizedPaymentVoided: z.optional(OrderAuthorizedPaymentVoidedInputSchema),
    refundInitiated: z.optional(OrderRefundInitiatedInputSchema),
    paymentRefunded: z.optional(OrderPaymentRefundedInputSchema),
    paymentRefundFailed: z.optional(OrderPaymentRefundFailedInputSchema),
    refundedAsStoreCredit: z.optional(OrderRefundedAsStoreCreditInputSchema),
    paymentPending: z.optional(OrderPaymentPendingInputSchema),
    paymentCanceled: z.optional(OrderPaymentCanceledInputSchema),
    paymentDeclined: z.optional(OrderPaymentDeclinedInputSchema),
    receiptCreated: z.optional(OrderReceiptCreatedInputSchema),
    receiptSent: z.optional(OrderReceiptSentInputSchema),
    chargebackCreated: z.optional(OrderChargebackCreatedInputSchema),
    chargebackReversed: z.optional(OrderChargebackReversedInputSchema),
    id: z.nullish(z.guid()),
    authorEmail: z.nullish(z.email()),
    createdDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ])),
    type: z.optional(OrderActivityLegacyTypeRequestSchema),
    activityType: z.optional(OrderActivityTypeRequestSchema)
}).check(z.refine((value) => (["merchantComment", "orderRefunded", "draftOrderChangesApplied", "savedPaymentMethod", "authorizedPaymentCreated", "authorizedPaymentCaptured", "authorizedPaymentVoided", "refundInitiated", "paymentRefunded", "paymentRefundFailed", "refundedAsStoreCredit", "paymentPending", "paymentCanceled", "paymentDeclined", "receiptCreated", "receiptSent", "chargebackCreated", "chargebackReversed"] as const).filter((name) => value[name] !== undefined && value[name] !== null).length < 2, "must hold at most one of merchantComment, orderRefunded, draftOrderChangesApplied, savedPaymentMethod, authorizedPaymentCreated, authorizedPaymentCaptured, authorizedPaymentVoided, refundInitiated, paymentRefunded, paymentRefundFailed, refundedAsStoreCredit, paymentPending, paymentCanceled, paymentDeclined, receiptCreated, receiptSent, chargebackCreated, chargebackReversed")))();
type OrderActivityInput_ = Held<typeof OrderActivityInput$, T.OrderActivityInput>;
export const OrderActivityInputSchema: z.ZodMiniType<T.OrderActivityInput> = OrderActivityInput$ satisfies z.ZodMiniType<OrderActivityInput_>;

const OrderAttributionSourceRequest$ = /* @__PURE__ */ (() => z.enum(['UNSPECIFIED', 'FACEBOOK_ADS']))();
type OrderAttributionSourceRequest_ = Held<typeof OrderAttributionSourceRequest$, T.OrderAttributionSource>;
export const OrderAttributionSourceRequestSchema: z.ZodMiniType<T.OrderAttributionSource> = OrderAttributionSourceRequest$ satisfies z.ZodMiniType<OrderAttributionSourceRequest_>;

const OrderChannelInfoInput$ = /* @__PURE__ */ (() => z.object({
    type: z.optional(ChannelTypeRequestSchema),
    externalOrderId: z.nullish(z.string().check(z.maxLength(100))),
    externalOrderUrl: z.nullish(z.string().check(z.maxLength(300)))
}))();
type OrderChannelInfoInput_ = Held<typeof OrderChannelInfoInput$, T.OrderChannelInfoInput>;
export const OrderChannelInfoInputSchema: z.ZodMiniType<T.OrderChannelInfoInput> = OrderChannelInfoInput$ satisfies z.ZodMiniType<OrderChannelInfoInput_>;

const OrderBalanceInput$ = /* @__PURE__ */ (() => z.object({
    amount: z.optional(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
    formattedAmount: z.optional(z.string())
}))();
type OrderBalanceInput_ = Held<typeof OrderBalanceInput$, T.OrderBalanceInput>;
export const OrderBalanceInputSchema: z.ZodMiniType<T.OrderBalanceInput> = OrderBalanceInput$ satisfies z.ZodMiniType<OrderBalanceInput_>;

const OrderCashRoundingInput$ = /* @__PURE__ */ (() => z.object({
    amount: z.optional(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
    formattedAmount: z.optional(z.string())
}))();
type OrderCashRoundingInput_ = Held<typeof OrderCashRoundingInput$, T.OrderCashRoundingInput>;
export const OrderCashRoundingInputSchema: z.ZodMiniType<T.OrderCashRoundingInput> = OrderCashRoundingInput$ satisfies z.ZodMiniType<OrderCashRoundingInput_>;

const OrderBalanceSummaryInput$ = /* @__PURE__ */ (() => z.object({
    balance: z.optional(OrderBalanceInputSchema),
    paid: z.optional(PriceInputSchema),
    refunded: z.optional(PriceInputSchema),
    authorized: z.optional(PriceInputSchema),
    pendingRefund: z.optional(PriceInputSchema),
    pending: z.optional(PriceInputSchema),
    chargeback: z.optional(PriceInputSchema),
    chargebackReversal: z.optional(PriceInputSchema),
    platformFees: z.optional(PriceInputSchema),
    totalMinusPlatformFees: z.optional(PriceInputSchema),
    cashRoundingAdjustment: z.optional(OrderCashRoundingInputSchema)
}))();
type OrderBalanceSummaryInput_ = Held<typeof OrderBalanceSummaryInput$, T.OrderBalanceSummaryInput>;
export const OrderBalanceSummaryInputSchema: z.ZodMiniType<T.OrderBalanceSummaryInput> = OrderBalanceSummaryInput$ satisfies z.ZodMiniType<OrderBalanceSummaryInput_>;

const OrderAdditionalFeeSourceRequest$ = /* @__PURE__ */ (() => z.enum([
    'SERVICE_PLUGIN',
    'ITEM',
    'MANUAL',
    'SHIPPING',
    'PLATFORM'
]))();
type OrderAdditionalFeeSourceRequest_ = Held<typeof OrderAdditionalFeeSourceRequest$, T.OrderAdditionalFeeSource>;
export const OrderAdditionalFeeSourceRequestSchema: z.ZodMiniType<T.OrderAdditionalFeeSource> = OrderAdditionalFeeSourceRequest$ satisfies z.ZodMiniType<OrderAdditionalFeeSourceRequest_>;

const OrderAdditionalFeeInput$ = /* @__PURE__ */ (() => z.object({
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
}))();
type OrderAdditionalFeeInput_ = Held<typeof OrderAdditionalFeeInput$, T.OrderAdditionalFeeInput>;
export const OrderAdditionalFeeInputSchema: z.ZodMiniType<T.OrderAdditionalFeeInput> = OrderAdditionalFeeInput$ satisfies z.ZodMiniType<OrderAdditionalFeeInput_>;

const OrderTagListInput$ = /* @__PURE__ */ (() => z.object({
    tagIds: z.optional(z.array(z.string().check(z.maxLength(5))).check(z.maxLength(100)))
}))();
type OrderTagListInput_ = Held<typeof OrderTagListInput$, T.OrderTagListInput>;
export const OrderTagListInputSchema: z.ZodMiniType<T.OrderTagListInput> = OrderTagListInput$ satisfies z.ZodMiniType<OrderTagListInput_>;

const OrderTagsInput$ = /* @__PURE__ */ (() => z.object({
    privateTags: z.optional(OrderTagListInputSchema),
    tags: z.optional(OrderTagListInputSchema)
}))();
type OrderTagsInput_ = Held<typeof OrderTagsInput$, T.OrderTagsInput>;
export const OrderTagsInputSchema: z.ZodMiniType<T.OrderTagsInput> = OrderTagsInput$ satisfies z.ZodMiniType<OrderTagsInput_>;

const OrderLocationInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.guid()),
    name: z.optional(z.string().check(z.minLength(1), z.maxLength(500)))
}))();
type OrderLocationInput_ = Held<typeof OrderLocationInput$, T.OrderLocationInput>;
export const OrderLocationInputSchema: z.ZodMiniType<T.OrderLocationInput> = OrderLocationInput$ satisfies z.ZodMiniType<OrderLocationInput_>;

const PlatformFeeChargeTypeRequest$ = /* @__PURE__ */ (() => z.enum(['PASS_ON', 'ABSORBED']))();
type PlatformFeeChargeTypeRequest_ = Held<typeof PlatformFeeChargeTypeRequest$, T.PlatformFeeChargeType>;
export const PlatformFeeChargeTypeRequestSchema: z.ZodMiniType<T.PlatformFeeChargeType> = PlatformFeeChargeTypeRequest$ satisfies z.ZodMiniType<PlatformFeeChargeTypeRequest_>;

const OrderPlatformFeeInput$ = /* @__PURE__ */ (() => z.object({
    name: z.optional(TranslatableStringRequestSchema),
    amount: z.optional(PriceInputSchema),
    lineItemId: z.optional(z.guid()),
    chargeType: z.optional(PlatformFeeChargeTypeRequestSchema),
    percentageRate: z.optional(z.string().check(z.regex(/^-?\d+(\.\d+)?$/)))
}))();
type OrderPlatformFeeInput_ = Held<typeof OrderPlatformFeeInput$, T.OrderPlatformFeeInput>;
export const OrderPlatformFeeInputSchema: z.ZodMiniType<T.OrderPlatformFeeInput> = OrderPlatformFeeInput$ satisfies z.ZodMiniType<OrderPlatformFeeInput_>;

const OrderPlatformFeeSummaryInput$ = /* @__PURE__ */ (() => z.object({
    total: z.optional(PriceInputSchema),
    totalPassOn: z.optional(PriceInputSchema),
    totalAbsorbed: z.optional(PriceInputSchema),
    fees: z.optional(z.array(OrderPlatformFeeInputSchema).check(z.maxLength(300)))
}))();
type OrderPlatformFeeSummaryInput_ = Held<typeof OrderPlatformFeeSummaryInput$, T.OrderPlatformFeeSummaryInput>;
export const OrderPlatformFeeSummaryInputSchema: z.ZodMiniType<T.OrderPlatformFeeSummaryInput> = OrderPlatformFeeSummaryInput$ satisfies z.ZodMiniType<OrderPlatformFeeSummaryInput_>;

const OrderInput$ = /* @__PURE__ */ (() => z.object({
    id: z.nullish(z.guid()),
    number: z.optional(z.string()),
    createdDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ])),
    updatedDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ])),
    lineItems: z.optional(z.array(OrderLineItemInputSchema).check(z.minLength(1), z.maxLength(300))),
    buyerInfo: z.optional(OrderBuyerInfoRequestSchema),
    paymentStatus: z.optional(OrderPaymentStatusRequestSchema),
    fulfillmentStatus: z.optional(OrderFulfillmentStatusRequestSchema),
    buyerLanguage: z.nullish(z.string()),
    weightUnit: z.optional(WeightUnitRequestSchema),
    currency: z.nullish(z.string().check(z.regex(/^[A-Z]{3}$/))),
    currencyConversionDetails: z.optional(OrderCurrencyConversionDetailsRequestSchema),
    taxIncludedInPrices: z.optional(z.boolean()),
    siteLanguage: z.nullish(z.string()),
    priceSummary: z.optional(OrderPriceSummaryInputSchema),
    billingInfo: z.optional(AddressWithContactInputSchema),
    shippingInfo: z.optional(OrderShippingInformationInputSchema),
    buyerNote: z.nullish(z.string().check(z.maxLength(1000))),
    status: z.optional(OrderStatusRequestSchema),
    archived: z.nullish(z.boolean()),
    taxSummary: z.optional(OrderTaxSummaryInputSchema),
    taxInfo: z.optional(OrderTaxInfoInputSchema),
    appliedDiscounts: z.optional(z.array(OrderAppliedDiscountInputSchema).check(z.maxLength(320))),
    activities: z.optional(z.array(OrderActivityInputSchema).check(z.maxLength(1000))),
    attributionSource: z.optional(OrderAttributionSourceRequestSchema),
    createdBy: z.optional(CreatedByRequestSchema),
    channelInfo: z.optional(OrderChannelInfoInputSchema),
    seenByAHuman: z.nullish(z.boolean()),
    checkoutId: z.nullish(z.guid()),
    customFields: z.optional(z.array(CustomFieldInputSchema)),
    balanceSummary: z.optional(OrderBalanceSummaryInputSchema),
    additionalFees: z.optional(z.array(OrderAdditionalFeeInputSchema).check(z.maxLength(100))),
    extendedFields: z.optional(ExtendedFieldsRequestSchema),
    purchaseFlowId: z.nullish(z.guid()),
    recipientInfo: z.optional(AddressWithContactInputSchema),
    tags: z.optional(OrderTagsInputSchema),
    purchasedDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ])),
    businessLocation: z.optional(OrderLocationInputSchema),
    payAfterFreeTrial: z.optional(OrderPriceSummaryInputSchema),
    platformFeeSummary: z.optional(OrderPlatformFeeSummaryInputSchema),
    imported: z.optional(z.boolean())
}))();
type OrderInput_ = Held<typeof OrderInput$, T.OrderInput>;
export const OrderInputSchema: z.ZodMiniType<T.OrderInput> = OrderInput$ satisfies z.ZodMiniType<OrderInput_>;

const OrderFilter$ = /* @__PURE__ */ (() => z.object({
    id: z.nullish(z.union([
        z.string(),
        z.strictObject({
            $eq: z.nullish(z.string()),
            $ne: z.nullish(z.string()),
            $in: z.optional(z.array(z.string())),
            $nin: z.optional(z.array(z.string()))
        })
    ])),
    number: z.nullish(z.union([
        z.string(),
        z.strictObject({
            $eq: z.nullish(z.string()),
            $ne: z.nullish(z.string()),
            $gt: z.optional(z.string()),
            $gte: z.optional(z.string()),
            $lt: z.optional(z.string()),
            $lte: z.optional(z.string())
        })
    ])),
    status: z.nullish(z.union([
        OrderStatusRequestSchema,
        z.strictObject({
            $eq: z.nullish(OrderStatusRequestSchema),
            $ne: z.nullish(OrderStatusRequestSchema),
            $in: z.optional(z.array(OrderStatusRequestSchema)),
            $nin: z.optional(z.array(OrderStatusRequestSchema))
        })
    ])),
    archived: z.nullish(z.union([
        z.boolean(),
        z.strictObject({
            $eq: z.nullish(z.boolean()),
            $ne: z.nullish(z.boolean()),
            $in: z.optional(z.array(z.boolean())),
            $exists: z.optional(z.boolean())
        })
    ])),
    createdDate: z.nullish(z.union([
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
    ])),
    updatedDate: z.nullish(z.union([
        DateTimeSchema,
        z.strictObject({
            $eq: z.nullish(DateTimeSchema),
            $ne: z.nullish(DateTimeSchema),
            $gt: z.optional(DateTimeSchema),
            $gte: z.optional(DateTimeSchema),
            $lt: z.optional(DateTimeSchema),
            $lte: z.optional(DateTimeSchema)
        })
    ])),
    "lineItems.productName.original": z.nullish(z.union([
        z.string(),
        z.strictObject({
            $eq: z.nullish(z.string()),
            $ne: z.nullish(z.string()),
            $in: z.optional(z.array(z.string())),
            $nin: z.optional(z.array(z.string())),
            $hasSome: z.optional(z.array(z.string())),
            $hasAll: z.optional(z.array(z.string()))
        })
    ])),
    "lineItems.catalogReference.appId": z.nullish(z.union([
        z.string(),
        z.strictObject({
            $eq: z.nullish(z.string()),
            $ne: z.nullish(z.string()),
            $in: z.optional(z.array(z.string())),
            $nin: z.optional(z.array(z.string())),
            $hasSome: z.optional(z.array(z.string())),
            $hasAll: z.optional(z.array(z.string()))
        })
    ])),
    "lineItems.catalogReference.catalogItemId": z.nullish(z.union([
        z.string(),
        z.strictObject({
            $eq: z.nullish(z.string()),
            $ne: z.nullish(z.string()),
            $in: z.optional(z.array(z.string())),
            $nin: z.optional(z.array(z.string())),
            $hasSome: z.optional(z.array(z.string())),
            $hasAll: z.optional(z.array(z.string()))
        })
    ])),
    "subscriptionInfo.id": z.nullish(z.union([
        z.string(),
        z.strictObject({
            $eq: z.nullish(z.string()),
            $ne: z.nullish(z.string()),
            $in: z.optional(z.array(z.string())),
            $nin: z.optional(z.array(z.string()))
        })
    ])),
    "buyerInfo.email": z.nullish(z.union([
        z.string(),
        z.strictObject({
            $eq: z.nullish(z.string()),
            $ne: z.nullish(z.string()),
            $in: z.optional(z.array(z.string())),
            $exists: z.optional(z.boolean()),
            $startsWith: z.optional(z.string())
        })
    ])),
    "buyerInfo.contactId": z.nullish(z.union([
        z.string(),
        z.strictObject({
            $eq: z.nullish(z.string()),
            $ne: z.nullish(z.string()),
            $in: z.optional(z.array(z.string())),
            $nin: z.optional(z.array(z.string()))
        })
    ])),
    "buyerInfo.memberId": z.nullish(z.union([
        z.string(),
        z.strictObject({
            $eq: z.nullish(z.string()),
            $ne: z.nullish(z.string()),
            $in: z.optional(z.array(z.string())),
            $nin: z.optional(z.array(z.string()))
        })
    ])),
    paymentStatus: z.nullish(z.union([
        OrderPaymentStatusRequestSchema,
        z.strictObject({
            $eq: z.nullish(OrderPaymentStatusRequestSchema),
            $ne: z.nullish(OrderPaymentStatusRequestSchema),
            $in: z.optional(z.array(OrderPaymentStatusRequestSchema)),
            $nin: z.optional(z.array(OrderPaymentStatusRequestSchema))
        })
    ])),
    fulfillmentStatus: z.nullish(z.union([
        OrderFulfillmentStatusRequestSchema,
        z.strictObject({
            $eq: z.nullish(OrderFulfillmentStatusRequestSchema),
            $ne: z.nullish(OrderFulfillmentStatusRequestSchema),
            $in: z.optional(z.array(OrderFulfillmentStatusRequestSchema)),
            $nin: z.optional(z.array(OrderFulfillmentStatusRequestSchema))
        })
    ])),
    fulfillmentStatuses: z.nullish(z.union([
        OrderFulfillmentStatusRequestSchema,
        z.strictObject({
            $eq: z.nullish(OrderFulfillmentStatusRequestSchema),
            $ne: z.nullish(OrderFulfillmentStatusRequestSchema),
            $in: z.optional(z.array(OrderFulfillmentStatusRequestSchema)),
            $nin: z.optional(z.array(OrderFulfillmentStatusRequestSchema)),
            $hasSome: z.optional(z.array(OrderFulfillmentStatusRequestSchema)),
            $hasAll: z.optional(z.array(OrderFulfillmentStatusRequestSchema))
        })
    ])),
    "priceSummary.total.amount": z.nullish(z.union([
        z.string().check(z.regex(/^-?\d+(\.\d+)?$/)),
        z.strictObject({
            $eq: z.nullish(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
            $ne: z.nullish(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
            $gt: z.optional(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
            $gte: z.optional(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
            $lt: z.optional(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
            $lte: z.optional(z.string().check(z.regex(/^-?\d+(\.\d+)?$/)))
        })
    ])),
    "billingInfo.contactDetails.fullName": z.nullish(z.union([
        z.string(),
        z.strictObject({
            $eq: z.nullish(z.string()),
            $ne: z.nullish(z.string()),
            $in: z.optional(z.array(z.string())),
            $exists: z.optional(z.boolean()),
            $startsWith: z.optional(z.string())
        })
    ])),
    "shippingInfo.title": z.nullish(z.union([
        z.string(),
        z.strictObject({
            $eq: z.nullish(z.string()),
            $ne: z.nullish(z.string()),
            $in: z.optional(z.array(z.string())),
            $nin: z.optional(z.array(z.string()))
        })
    ])),
    "shippingInfo.logistics.deliveryTime": z.nullish(z.union([
        z.string(),
        z.strictObject({
            $eq: z.nullish(z.string()),
            $ne: z.nullish(z.string()),
            $in: z.optional(z.array(z.string())),
            $exists: z.optional(z.boolean()),
            $startsWith: z.optional(z.string())
        })
    ])),
    "shippingInfo.region.name": z.nullish(z.union([
        z.string(),
        z.strictObject({
            $eq: z.nullish(z.string()),
            $ne: z.nullish(z.string()),
            $in: z.optional(z.array(z.string())),
            $nin: z.optional(z.array(z.string()))
        })
    ])),
    deliveryTimeSlotFromDate: z.nullish(z.union([
        DateTimeSchema,
        z.strictObject({
            $eq: z.nullish(DateTimeSchema),
            $ne: z.nullish(DateTimeSchema),
            $in: z.optional(z.array(DateTimeSchema)),
            $exists: z.optional(z.boolean())
        })
    ])),
    deliveryTimeSlotToDate: z.nullish(z.union([
        DateTimeSchema,
        z.strictObject({
            $eq: z.nullish(DateTimeSchema),
            $ne: z.nullish(DateTimeSchema),
            $in: z.optional(z.array(DateTimeSchema)),
            $exists: z.optional(z.boolean())
        })
    ])),
    paymentMethods: z.nullish(z.union([
        z.string(),
        z.strictObject({
            $eq: z.nullish(z.string()),
            $ne: z.nullish(z.string()),
            $in: z.optional(z.array(z.string())),
            $nin: z.optional(z.array(z.string())),
            $hasSome: z.optional(z.array(z.string())),
            $hasAll: z.optional(z.array(z.string()))
        })
    ])),
    "createdBy.userId": z.nullish(z.union([
        z.string(),
        z.strictObject({
            $eq: z.nullish(z.string()),
            $ne: z.nullish(z.string()),
            $in: z.optional(z.array(z.string())),
            $nin: z.optional(z.array(z.string()))
        })
    ])),
    "channelInfo.type": z.nullish(z.union([
        ChannelTypeRequestSchema,
        z.strictObject({
            $eq: z.nullish(ChannelTypeRequestSchema),
            $ne: z.nullish(ChannelTypeRequestSchema),
            $in: z.optional(z.array(ChannelTypeRequestSchema)),
            $nin: z.optional(z.array(ChannelTypeRequestSchema))
        })
    ])),
    "channelInfo.externalOrderId": z.nullish(z.union([
        z.string(),
        z.strictObject({
            $eq: z.nullish(z.string()),
            $ne: z.nullish(z.string()),
            $in: z.optional(z.array(z.string())),
            $nin: z.optional(z.array(z.string()))
        })
    ])),
    checkoutId: z.nullish(z.union([
        z.string(),
        z.strictObject({
            $eq: z.nullish(z.string()),
            $ne: z.nullish(z.string()),
            $in: z.optional(z.array(z.string())),
            $nin: z.optional(z.array(z.string()))
        })
    ])),
    seenByAHuman: z.nullish(z.union([
        z.boolean(),
        z.strictObject({
            $eq: z.nullish(z.boolean()),
            $ne: z.nullish(z.boolean()),
            $in: z.optional(z.array(z.boolean())),
            $exists: z.optional(z.boolean())
        })
    ])),
    $and: z.optional(z.array(z.lazy((): z.ZodMiniType<T.OrderFilter> => OrderFilterSchema))),
    $or: z.optional(z.array(z.lazy((): z.ZodMiniType<T.OrderFilter> => OrderFilterSchema))),
    $not: z.optional(z.lazy((): z.ZodMiniType<T.OrderFilter> => OrderFilterSchema))
}))();
type OrderFilter_ = Held<typeof OrderFilter$, T.OrderFilter>;
export const OrderFilterSchema: z.ZodMiniType<T.OrderFilter> = OrderFilter$ satisfies z.ZodMiniType<OrderFilter_>;

const OrderSortField$ = /* @__PURE__ */ (() => z.enum([
    'number',
    'status',
    'createdDate',
    'updatedDate',
    'buyerInfo.email',
    'billingInfo.contactDetails.fullName',
    'paymentStatus',
    'fulfillmentStatus'
]))();
type OrderSortField_ = Held<typeof OrderSortField$, T.OrderSortField>;
export const OrderSortFieldSchema: z.ZodMiniType<T.OrderSortField> = OrderSortField$ satisfies z.ZodMiniType<OrderSortField_>;

const OrderSorting$ = /* @__PURE__ */ (() => z.object({
    fieldName: OrderSortFieldSchema,
    order: z.optional(SortOrderSchema)
}))();
type OrderSorting_ = Held<typeof OrderSorting$, T.OrderSorting>;
export const OrderSortingSchema: z.ZodMiniType<T.OrderSorting> = OrderSorting$ satisfies z.ZodMiniType<OrderSorting_>;

const OrderCursorPaging$ = /* @__PURE__ */ (() => z.object({
    limit: z.optional(z.int().check(z.gte(0), z.lte(100))),
    cursor: z.nullish(z.string().check(z.maxLength(16000)))
}))();
type OrderCursorPaging_ = Held<typeof OrderCursorPaging$, T.OrderCursorPaging>;
export const OrderCursorPagingSchema: z.ZodMiniType<T.OrderCursorPaging> = OrderCursorPaging$ satisfies z.ZodMiniType<OrderCursorPaging_>;

const CursorSearch$ = /* @__PURE__ */ (() => z.object({
    filter: z.optional(OrderFilterSchema),
    sort: z.optional(z.array(OrderSortingSchema).check(z.maxLength(10))),
    cursorPaging: z.optional(OrderCursorPagingSchema)
}))();
type CursorSearch_ = Held<typeof CursorSearch$, T.CursorSearch>;
export const CursorSearchSchema: z.ZodMiniType<T.CursorSearch> = CursorSearch$ satisfies z.ZodMiniType<CursorSearch_>;

const OrderCreationSettings$ = /* @__PURE__ */ (() => z.record(z.string(), z.unknown()))();
type OrderCreationSettings_ = Held<typeof OrderCreationSettings$, T.OrderCreationSettings>;
export const OrderCreationSettingsSchema: z.ZodMiniType<T.OrderCreationSettings> = OrderCreationSettings$ satisfies z.ZodMiniType<OrderCreationSettings_>;

const MaskedOrder$ = /* @__PURE__ */ (() => z.object({
    order: z.object({
        id: z.guid(),
        number: z.optional(z.string()),
        createdDate: z.nullish(z.union([
            z.iso.datetime({ offset: true }),
            z.date()
        ])),
        updatedDate: z.nullish(z.union([
            z.iso.datetime({ offset: true }),
            z.date()
        ])),
        lineItems: z.optional(z.array(OrderLineItemInputSchema).check(z.minLength(1), z.maxLength(300))),
        buyerInfo: z.optional(OrderBuyerInfoRequestSchema),
        paymentStatus: z.optional(OrderPaymentStatusRequestSchema),
        fulfillmentStatus: z.optional(OrderFulfillmentStatusRequestSchema),
        buyerLanguage: z.nullish(z.string()),
        weightUnit: z.optional(WeightUnitRequestSchema),
        currency: z.nullish(z.string().check(z.regex(/^[A-Z]{3}$/))),
        currencyConversionDetails: z.optional(OrderCurrencyConversionDetailsRequestSchema),
        taxIncludedInPrices: z.optional(z.boolean()),
        siteLanguage: z.nullish(z.string()),
        priceSummary: z.optional(OrderPriceSummaryInputSchema),
        billingInfo: z.optional(AddressWithContactInputSchema),
        shippingInfo: z.optional(OrderShippingInformationInputSchema),
        buyerNote: z.nullish(z.string().check(z.maxLength(1000))),
        status: z.optional(OrderStatusRequestSchema),
        archived: z.nullish(z.boolean()),
        taxSummary: z.optional(OrderTaxSummaryInputSchema),
        taxInfo: z.optional(OrderTaxInfoInputSchema),
        appliedDiscounts: z.optional(z.array(OrderAppliedDiscountInputSchema).check(z.maxLength(320))),
        activities: z.optional(z.array(OrderActivityInputSchema).check(z.maxLength(1000))),
        attributionSource: z.optional(OrderAttributionSourceRequestSchema),
        createdBy: z.optional(CreatedByRequestSchema),
        channelInfo: z.optional(OrderChannelInfoInputSchema),
        seenByAHuman: z.nullish(z.boolean()),
        checkoutId: z.nullish(z.guid()),
        customFields: z.optional(z.array(CustomFieldInputSchema)),
        balanceSummary: z.optional(OrderBalanceSummaryInputSchema),
        additionalFees: z.optional(z.array(OrderAdditionalFeeInputSchema).check(z.maxLength(100))),
        extendedFields: z.optional(ExtendedFieldsRequestSchema),
        purchaseFlowId: z.nullish(z.guid()),
        recipientInfo: z.optional(AddressWithContactInputSchema),
        tags: z.optional(OrderTagsInputSchema),
        purchasedDate: z.nullish(z.union([
            z.iso.datetime({ offset: true }),
            z.date()
        ])),
        businessLocation: z.optional(OrderLocationInputSchema),
        payAfterFreeTrial: z.optional(OrderPriceSummaryInputSchema),
        platformFeeSummary: z.optional(OrderPlatformFeeSummaryInputSchema),
        imported: z.optional(z.boolean())
    }),
    fieldMask: z.optional(z.array(z.string()))
}))();
type MaskedOrder_ = Held<typeof MaskedOrder$, T.MaskedOrder>;
export const MaskedOrderSchema: z.ZodMiniType<T.MaskedOrder> = MaskedOrder$ satisfies z.ZodMiniType<MaskedOrder_>;

const DelayedCaptureActionRequest$ = /* @__PURE__ */ (() => z.enum(['VOID', 'CAPTURE']))();
type DelayedCaptureActionRequest_ = Held<typeof DelayedCaptureActionRequest$, T.DelayedCaptureAction>;
export const DelayedCaptureActionRequestSchema: z.ZodMiniType<T.DelayedCaptureAction> = DelayedCaptureActionRequest$ satisfies z.ZodMiniType<DelayedCaptureActionRequest_>;

const DelayedCaptureDurationUnit$ = /* @__PURE__ */ (() => z.enum([
    'MINUTES',
    'HOURS',
    'DAYS'
]))();
type DelayedCaptureDurationUnit_ = Held<typeof DelayedCaptureDurationUnit$, T.DelayedCaptureDurationUnit>;
export const DelayedCaptureDurationUnitSchema: z.ZodMiniType<T.DelayedCaptureDurationUnit> = DelayedCaptureDurationUnit$ satisfies z.ZodMiniType<DelayedCaptureDurationUnit_>;

const DelayedCaptureDuration$ = /* @__PURE__ */ (() => z.object({
    count: z.optional(z.int().check(z.gte(1))),
    unit: z.optional(DelayedCaptureDurationUnitSchema)
}))();
type DelayedCaptureDuration_ = Held<typeof DelayedCaptureDuration$, T.DelayedCaptureDuration>;
export const DelayedCaptureDurationSchema: z.ZodMiniType<T.DelayedCaptureDuration> = DelayedCaptureDuration$ satisfies z.ZodMiniType<DelayedCaptureDuration_>;

const DelayedCaptureSettings$ = /* @__PURE__ */ (() => z.object({
    scheduledAction: z.optional(DelayedCaptureActionRequestSchema),
    delayDuration: z.optional(DelayedCaptureDurationSchema)
}))();
type DelayedCaptureSettings_ = Held<typeof DelayedCaptureSettings$, T.DelayedCaptureSettings>;
export const DelayedCaptureSettingsSchema: z.ZodMiniType<T.DelayedCaptureSettings> = DelayedCaptureSettings$ satisfies z.ZodMiniType<DelayedCaptureSettings_>;

const OrderPaymentCapture$ = /* @__PURE__ */ (() => z.object({
    paymentId: z.nullable(z.guid()),
    amount: z.optional(PriceInputSchema)
}))();
type OrderPaymentCapture_ = Held<typeof OrderPaymentCapture$, T.OrderPaymentCapture>;
export const OrderPaymentCaptureSchema: z.ZodMiniType<T.OrderPaymentCapture> = OrderPaymentCapture$ satisfies z.ZodMiniType<OrderPaymentCapture_>;

const RecommendationAlgorithmRequest$ = /* @__PURE__ */ (() => z.object({
    id: z.guid(),
    appId: z.string().check(z.minLength(1), z.maxLength(36))
}))();
type RecommendationAlgorithmRequest_ = Held<typeof RecommendationAlgorithmRequest$, T.RecommendationAlgorithm>;
export const RecommendationAlgorithmRequestSchema: z.ZodMiniType<T.RecommendationAlgorithm> = RecommendationAlgorithmRequest$ satisfies z.ZodMiniType<RecommendationAlgorithmRequest_>;

const VideoResolutionInput$ = /* @__PURE__ */ (() => z.object({
    url: z.optional(z.string()),
    height: z.optional(z.int()),
    width: z.optional(z.int()),
    poster: z.optional(ImageInputSchema),
    format: z.optional(z.string()),
    private: z.nullish(z.boolean())
}))();
type VideoResolutionInput_ = Held<typeof VideoResolutionInput$, T.VideoResolutionInput>;
export const VideoResolutionInputSchema: z.ZodMiniType<T.VideoResolutionInput> = VideoResolutionInput$ satisfies z.ZodMiniType<VideoResolutionInput_>;

const VideoInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string()),
    resolutions: z.optional(z.array(VideoResolutionInputSchema)),
    url: z.optional(z.string()),
    filename: z.nullish(z.string()),
    posters: z.optional(z.array(ImageInputSchema)),
    sizeInBytes: z.nullish(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
    urlExpirationDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ])),
    description: z.nullish(z.string().check(z.maxLength(2000))),
    height: z.nullish(z.int()),
    width: z.nullish(z.int())
}))();
type VideoInput_ = Held<typeof VideoInput$, T.VideoInput>;
export const VideoInputSchema: z.ZodMiniType<T.VideoInput> = VideoInput$ satisfies z.ZodMiniType<VideoInput_>;

const ReviewMediaInput$ = /* @__PURE__ */ (() => z.object({
    image: z.optional(ImageInputSchema),
    video: z.optional(VideoInputSchema)
}).check(z.refine((value) => (["image", "video"] as const).filter((name) => value[name] !== undefined && value[name] !== null).length < 2, "must hold at most one of image, video")))();
type ReviewMediaInput_ = Held<typeof ReviewMediaInput$, T.ReviewMediaInput>;
export const ReviewMediaInputSchema: z.ZodMiniType<T.ReviewMediaInput> = ReviewMediaInput$ satisfies z.ZodMiniType<ReviewMediaInput_>;

const ReviewContentInput$ = /* @__PURE__ */ (() => z.object({
    title: z.nullish(z.string().check(z.maxLength(3000))),
    body: z.nullish(z.string().check(z.maxLength(3000))),
    media: z.optional(z.array(ReviewMediaInputSchema).check(z.maxLength(10))),
    rating: z.int().check(z.gte(1), z.lte(5))
}))();
type ReviewContentInput_ = Held<typeof ReviewContentInput$, T.ReviewContentInput>;
export const ReviewContentInputSchema: z.ZodMiniType<T.ReviewContentInput> = ReviewContentInput$ satisfies z.ZodMiniType<ReviewContentInput_>;

const ReviewAuthorTypeRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNKNOWN',
    'MEMBER',
    'VISITOR'
]))();
type ReviewAuthorTypeRequest_ = Held<typeof ReviewAuthorTypeRequest$, T.ReviewAuthorType>;
export const ReviewAuthorTypeRequestSchema: z.ZodMiniType<T.ReviewAuthorType> = ReviewAuthorTypeRequest$ satisfies z.ZodMiniType<ReviewAuthorTypeRequest_>;

const ReviewAuthorRequest$ = /* @__PURE__ */ (() => z.object({
    contactId: z.nullish(z.guid()),
    authorName: z.nullish(z.string().check(z.maxLength(100))),
    authorType: z.optional(ReviewAuthorTypeRequestSchema)
}))();
type ReviewAuthorRequest_ = Held<typeof ReviewAuthorRequest$, T.ReviewAuthor>;
export const ReviewAuthorRequestSchema: z.ZodMiniType<T.ReviewAuthor> = ReviewAuthorRequest$ satisfies z.ZodMiniType<ReviewAuthorRequest_>;

const ReviewReplyModerationStatusRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNKNOWN',
    'APPROVED',
    'REJECTED'
]))();
type ReviewReplyModerationStatusRequest_ = Held<typeof ReviewReplyModerationStatusRequest$, T.ReviewReplyModerationStatus>;
export const ReviewReplyModerationStatusRequestSchema: z.ZodMiniType<T.ReviewReplyModerationStatus> = ReviewReplyModerationStatusRequest$ satisfies z.ZodMiniType<ReviewReplyModerationStatusRequest_>;

const ReviewReplyInput$ = /* @__PURE__ */ (() => z.object({
    message: z.optional(z.string().check(z.maxLength(1000))),
    createdDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ])),
    updatedDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ])),
    moderationStatus: z.optional(ReviewReplyModerationStatusRequestSchema)
}))();
type ReviewReplyInput_ = Held<typeof ReviewReplyInput$, T.ReviewReplyInput>;
export const ReviewReplyInputSchema: z.ZodMiniType<T.ReviewReplyInput> = ReviewReplyInput$ satisfies z.ZodMiniType<ReviewReplyInput_>;

const ReviewModerationStatusRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNKNOWN',
    'APPROVED',
    'IN_MODERATION',
    'REJECTED',
    'SUBMITTED'
]))();
type ReviewModerationStatusRequest_ = Held<typeof ReviewModerationStatusRequest$, T.ReviewModerationStatus>;
export const ReviewModerationStatusRequestSchema: z.ZodMiniType<T.ReviewModerationStatus> = ReviewModerationStatusRequest$ satisfies z.ZodMiniType<ReviewModerationStatusRequest_>;

const ReviewModerationDecisionRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNKNOWN_MODERATION_STATUS',
    'APPROVED',
    'REJECTED'
]))();
type ReviewModerationDecisionRequest_ = Held<typeof ReviewModerationDecisionRequest$, T.ReviewModerationDecision>;
export const ReviewModerationDecisionRequestSchema: z.ZodMiniType<T.ReviewModerationDecision> = ReviewModerationDecisionRequest$ satisfies z.ZodMiniType<ReviewModerationDecisionRequest_>;

const ReviewModerationInput$ = /* @__PURE__ */ (() => z.object({
    moderationStatus: z.optional(ReviewModerationStatusRequestSchema),
    manuallyChanged: z.optional(z.boolean()),
    decision: z.optional(ReviewModerationDecisionRequestSchema)
}))();
type ReviewModerationInput_ = Held<typeof ReviewModerationInput$, T.ReviewModerationInput>;
export const ReviewModerationInputSchema: z.ZodMiniType<T.ReviewModerationInput> = ReviewModerationInput$ satisfies z.ZodMiniType<ReviewModerationInput_>;

const ReviewOriginTypeRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNKNOWN',
    'ORGANIC',
    'APP'
]))();
type ReviewOriginTypeRequest_ = Held<typeof ReviewOriginTypeRequest$, T.ReviewOriginType>;
export const ReviewOriginTypeRequestSchema: z.ZodMiniType<T.ReviewOriginType> = ReviewOriginTypeRequest$ satisfies z.ZodMiniType<ReviewOriginTypeRequest_>;

const ReviewSourceTypeRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNKNOWN_SOURCE_TYPE',
    'REVIEW_REQUEST',
    'REQUEST_LINK'
]))();
type ReviewSourceTypeRequest_ = Held<typeof ReviewSourceTypeRequest$, T.ReviewSourceType>;
export const ReviewSourceTypeRequestSchema: z.ZodMiniType<T.ReviewSourceType> = ReviewSourceTypeRequest$ satisfies z.ZodMiniType<ReviewSourceTypeRequest_>;

const ReviewOriginInput$ = /* @__PURE__ */ (() => z.object({
    type: z.optional(ReviewOriginTypeRequestSchema),
    appId: z.nullish(z.string()),
    sourceType: z.optional(ReviewSourceTypeRequestSchema)
}))();
type ReviewOriginInput_ = Held<typeof ReviewOriginInput$, T.ReviewOriginInput>;
export const ReviewOriginInputSchema: z.ZodMiniType<T.ReviewOriginInput> = ReviewOriginInput$ satisfies z.ZodMiniType<ReviewOriginInput_>;

const ReviewCreatorTypeRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNKNOWN',
    'ANONYMOUS_VISITOR',
    'MEMBER',
    'WIX_USER',
    'APP'
]))();
type ReviewCreatorTypeRequest_ = Held<typeof ReviewCreatorTypeRequest$, T.ReviewCreatorType>;
export const ReviewCreatorTypeRequestSchema: z.ZodMiniType<T.ReviewCreatorType> = ReviewCreatorTypeRequest$ satisfies z.ZodMiniType<ReviewCreatorTypeRequest_>;

const ReviewInput$ = /* @__PURE__ */ (() => z.object({
    namespace: z.optional(z.string()),
    entityId: z.optional(z.string().check(z.maxLength(36))),
    id: z.optional(z.guid()),
    content: z.optional(ReviewContentInputSchema),
    createdDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ])),
    updatedDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ])),
    author: z.optional(ReviewAuthorRequestSchema),
    reply: z.optional(ReviewReplyInputSchema),
    foundHelpful: z.optional(z.int()),
    foundUnhelpful: z.optional(z.int()),
    helpfulness: z.optional(z.int()),
    moderation: z.optional(ReviewModerationInputSchema),
    revision: z.nullish(z.string()),
    verified: z.optional(z.boolean()),
    origin: z.optional(ReviewOriginInputSchema),
    reviewDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ])),
    relevanceScore: z.nullish(z.union([
        z.number(),
        z.literal([Number.NaN, Infinity, -Infinity])
    ])),
    publishCount: z.optional(z.int()),
    creatorType: z.optional(ReviewCreatorTypeRequestSchema)
}))();
type ReviewInput_ = Held<typeof ReviewInput$, T.ReviewInput>;
export const ReviewInputSchema: z.ZodMiniType<T.ReviewInput> = ReviewInput$ satisfies z.ZodMiniType<ReviewInput_>;

const ReviewFilter$ = /* @__PURE__ */ (() => z.object({
    id: z.nullish(z.union([
        z.string(),
        z.strictObject({
            $eq: z.nullish(z.string()),
            $ne: z.nullish(z.string()),
            $in: z.optional(z.array(z.string()))
        })
    ])),
    namespace: z.nullish(z.union([
        z.string(),
        z.strictObject({
            $eq: z.nullish(z.string()),
            $ne: z.nullish(z.string()),
            $in: z.optional(z.array(z.string()))
        })
    ])),
    entityId: z.nullish(z.union([
        z.string(),
        z.strictObject({
            $eq: z.nullish(z.string()),
            $ne: z.nullish(z.string()),
            $in: z.optional(z.array(z.string()))
        })
    ])),
    "author.contactId": z.nullish(z.union([
        z.string(),
        z.strictObject({
            $eq: z.nullish(z.string()),
            $ne: z.nullish(z.string()),
            $in: z.optional(z.array(z.string()))
        })
    ])),
    "content.rating": z.nullish(z.union([
        z.int(),
        z.strictObject({
            $eq: z.nullish(z.int()),
            $ne: z.nullish(z.int()),
            $in: z.optional(z.array(z.int())),
            $gt: z.optional(z.int()),
            $gte: z.optional(z.int()),
            $lt: z.optional(z.int()),
            $lte: z.optional(z.int())
        })
    ])),
    "content.media": z.optional(z.strictObject({
        $isEmpty: z.optional(z.boolean())
    })),
    helpfulness: z.nullish(z.union([
        z.int(),
        z.strictObject({
            $eq: z.nullish(z.int()),
            $ne: z.nullish(z.int()),
            $in: z.optional(z.array(z.int())),
            $gt: z.optional(z.int()),
            $gte: z.optional(z.int()),
            $lt: z.optional(z.int()),
            $lte: z.optional(z.int())
        })
    ])),
    relevanceScore: z.nullish(z.union([
        z.number(),
        z.strictObject({
            $eq: z.nullish(z.number()),
            $ne: z.nullish(z.number()),
            $in: z.optional(z.array(z.number())),
            $gt: z.optional(z.number()),
            $gte: z.optional(z.number()),
            $lt: z.optional(z.number()),
            $lte: z.optional(z.number())
        })
    ])),
    "moderation.moderationStatus": z.nullish(z.union([
        ReviewModerationStatusRequestSchema,
        z.strictObject({
            $eq: z.nullish(ReviewModerationStatusRequestSchema),
            $ne: z.nullish(ReviewModerationStatusRequestSchema),
            $in: z.optional(z.array(ReviewModerationStatusRequestSchema))
        })
    ])),
    verified: z.nullish(z.union([
        z.boolean(),
        z.strictObject({
            $eq: z.nullish(z.boolean()),
            $ne: z.nullish(z.boolean())
        })
    ])),
    "origin.type": z.nullish(z.union([
        ReviewOriginTypeRequestSchema,
        z.strictObject({
            $eq: z.nullish(ReviewOriginTypeRequestSchema),
            $ne: z.nullish(ReviewOriginTypeRequestSchema)
        })
    ])),
    createdDate: z.nullish(z.union([
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
    ])),
    $and: z.optional(z.array(z.lazy((): z.ZodMiniType<T.ReviewFilter> => ReviewFilterSchema))),
    $or: z.optional(z.array(z.lazy((): z.ZodMiniType<T.ReviewFilter> => ReviewFilterSchema))),
    $not: z.optional(z.lazy((): z.ZodMiniType<T.ReviewFilter> => ReviewFilterSchema))
}))();
type ReviewFilter_ = Held<typeof ReviewFilter$, T.ReviewFilter>;
export const ReviewFilterSchema: z.ZodMiniType<T.ReviewFilter> = ReviewFilter$ satisfies z.ZodMiniType<ReviewFilter_>;

const ReviewSortField$ = /* @__PURE__ */ (() => z.enum([
    'content.rating',
    'createdDate',
    'helpfulness',
    'origin.type',
    'relevanceScore',
    'verified'
]))();
type ReviewSortField_ = Held<typeof ReviewSortField$, T.ReviewSortField>;
export const ReviewSortFieldSchema: z.ZodMiniType<T.ReviewSortField> = ReviewSortField$ satisfies z.ZodMiniType<ReviewSortField_>;

const ReviewSorting$ = /* @__PURE__ */ (() => z.object({
    fieldName: ReviewSortFieldSchema,
    order: z.optional(SortOrderSchema)
}))();
type ReviewSorting_ = Held<typeof ReviewSorting$, T.ReviewSorting>;
export const ReviewSortingSchema: z.ZodMiniType<T.ReviewSorting> = ReviewSorting$ satisfies z.ZodMiniType<ReviewSorting_>;

const ReviewQuery$ = /* @__PURE__ */ (() => z.object({
    filter: z.optional(ReviewFilterSchema),
    sort: z.optional(z.array(ReviewSortingSchema).check(z.maxLength(10))),
    paging: z.optional(PagingSchema),
    cursorPaging: z.optional(CursorPagingSchema)
}))();
type ReviewQuery_ = Held<typeof ReviewQuery$, T.ReviewQuery>;
export const ReviewQuerySchema: z.ZodMiniType<T.ReviewQuery> = ReviewQuery$ satisfies z.ZodMiniType<ReviewQuery_>;

const ProductMediaItemUrlAndSizeRequest$ = /* @__PURE__ */ (() => z.object({
    url: z.optional(z.url()),
    width: z.optional(z.int()),
    height: z.optional(z.int()),
    format: z.nullish(z.string()),
    altText: z.nullish(z.string())
}))();
type ProductMediaItemUrlAndSizeRequest_ = Held<typeof ProductMediaItemUrlAndSizeRequest$, T.ProductMediaItemUrlAndSize>;
export const ProductMediaItemUrlAndSizeRequestSchema: z.ZodMiniType<T.ProductMediaItemUrlAndSize> = ProductMediaItemUrlAndSizeRequest$ satisfies z.ZodMiniType<ProductMediaItemUrlAndSizeRequest_>;

const ProductMediaItemVideoRequest$ = /* @__PURE__ */ (() => z.object({
    files: z.optional(z.array(ProductMediaItemUrlAndSizeRequestSchema)),
    stillFrameMediaId: z.optional(z.string())
}))();
type ProductMediaItemVideoRequest_ = Held<typeof ProductMediaItemVideoRequest$, T.ProductMediaItemVideo>;
export const ProductMediaItemVideoRequestSchema: z.ZodMiniType<T.ProductMediaItemVideo> = ProductMediaItemVideoRequest$ satisfies z.ZodMiniType<ProductMediaItemVideoRequest_>;

const ProductMediaItemTypeRequest$ = /* @__PURE__ */ (() => z.enum([
    'unspecified_media_item_type',
    'image',
    'video',
    'audio',
    'document',
    'zip'
]))();
type ProductMediaItemTypeRequest_ = Held<typeof ProductMediaItemTypeRequest$, T.ProductMediaItemType>;
export const ProductMediaItemTypeRequestSchema: z.ZodMiniType<T.ProductMediaItemType> = ProductMediaItemTypeRequest$ satisfies z.ZodMiniType<ProductMediaItemTypeRequest_>;

const ProductMediaItemRequest$ = /* @__PURE__ */ (() => z.object({
    image: z.optional(ProductMediaItemUrlAndSizeRequestSchema),
    video: z.optional(ProductMediaItemVideoRequestSchema),
    thumbnail: z.optional(ProductMediaItemUrlAndSizeRequestSchema),
    mediaType: z.optional(ProductMediaItemTypeRequestSchema),
    title: z.optional(z.string()),
    id: z.optional(z.string())
}).check(z.refine((value) => (["image", "video"] as const).filter((name) => value[name] !== undefined && value[name] !== null).length < 2, "must hold at most one of image, video")))();
type ProductMediaItemRequest_ = Held<typeof ProductMediaItemRequest$, T.ProductMediaItem>;
export const ProductMediaItemRequestSchema: z.ZodMiniType<T.ProductMediaItem> = ProductMediaItemRequest$ satisfies z.ZodMiniType<ProductMediaItemRequest_>;

const ProductMediaRequest$ = /* @__PURE__ */ (() => z.object({
    mainMedia: z.optional(ProductMediaItemRequestSchema),
    items: z.optional(z.array(ProductMediaItemRequestSchema))
}))();
type ProductMediaRequest_ = Held<typeof ProductMediaRequest$, T.ProductMedia>;
export const ProductMediaRequestSchema: z.ZodMiniType<T.ProductMedia> = ProductMediaRequest$ satisfies z.ZodMiniType<ProductMediaRequest_>;

const CollectionInput$ = /* @__PURE__ */ (() => z.object({
    id: z.nullish(z.string().check(z.minLength(35), z.maxLength(36))),
    name: z.nullish(z.string().check(z.minLength(1), z.maxLength(50))),
    media: z.optional(ProductMediaRequestSchema),
    numberOfProducts: z.optional(z.int()),
    description: z.nullish(z.string().check(z.maxLength(600))),
    slug: z.nullish(z.string().check(z.minLength(1), z.maxLength(100))),
    visible: z.nullish(z.boolean()),
    lastUpdated: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ]))
}))();
type CollectionInput_ = Held<typeof CollectionInput$, T.CollectionInput>;
export const CollectionInputSchema: z.ZodMiniType<T.CollectionInput> = CollectionInput$ satisfies z.ZodMiniType<CollectionInput_>;

const CollectionFilter$ = /* @__PURE__ */ (() => z.object({
    id: z.nullish(z.union([
        z.string(),
        z.strictObject({
            $eq: z.nullish(z.string()),
            $ne: z.nullish(z.string()),
            $in: z.optional(z.array(z.string())),
            $hasSome: z.optional(z.array(z.string())),
            $contains: z.optional(z.string()),
            $startsWith: z.optional(z.string())
        })
    ])),
    name: z.nullish(z.union([
        z.string(),
        z.strictObject({
            $eq: z.nullish(z.string()),
            $ne: z.nullish(z.string()),
            $in: z.optional(z.array(z.string())),
            $hasSome: z.optional(z.array(z.string())),
            $contains: z.optional(z.string()),
            $startsWith: z.optional(z.string())
        })
    ])),
    $and: z.optional(z.array(z.lazy((): z.ZodMiniType<T.CollectionFilter> => CollectionFilterSchema))),
    $or: z.optional(z.array(z.lazy((): z.ZodMiniType<T.CollectionFilter> => CollectionFilterSchema))),
    $not: z.optional(z.lazy((): z.ZodMiniType<T.CollectionFilter> => CollectionFilterSchema))
}))();
type CollectionFilter_ = Held<typeof CollectionFilter$, T.CollectionFilter>;
export const CollectionFilterSchema: z.ZodMiniType<T.CollectionFilter> = CollectionFilter$ satisfies z.ZodMiniType<CollectionFilter_>;

const CollectionSortField$ = /* @__PURE__ */ (() => z.enum(['id', 'name']))();
type CollectionSortField_ = Held<typeof CollectionSortField$, T.CollectionSortField>;
export const CollectionSortFieldSchema: z.ZodMiniType<T.CollectionSortField> = CollectionSortField$ satisfies z.ZodMiniType<CollectionSortField_>;

const CollectionSorting$ = /* @__PURE__ */ (() => z.object({
    fieldName: CollectionSortFieldSchema,
    order: z.optional(SortOrderSchema)
}))();
type CollectionSorting_ = Held<typeof CollectionSorting$, T.CollectionSorting>;
export const CollectionSortingSchema: z.ZodMiniType<T.CollectionSorting> = CollectionSorting$ satisfies z.ZodMiniType<CollectionSorting_>;

const CollectionQuery$ = /* @__PURE__ */ (() => z.object({
    filter: z.optional(CollectionFilterSchema),
    sort: z.optional(z.array(CollectionSortingSchema).check(z.maxLength(10))),
    paging: z.optional(PagingSchema),
    cursorPaging: z.optional(CursorPagingSchema)
}))();
type CollectionQuery_ = Held<typeof CollectionQuery$, T.CollectionQuery>;
export const CollectionQuerySchema: z.ZodMiniType<T.CollectionQuery> = CollectionQuery$ satisfies z.ZodMiniType<CollectionQuery_>;

const ProductTypeRequest$ = /* @__PURE__ */ (() => z.enum([
    'unspecified_product_type',
    'physical',
    'digital'
]))();
type ProductTypeRequest_ = Held<typeof ProductTypeRequest$, T.ProductType>;
export const ProductTypeRequestSchema: z.ZodMiniType<T.ProductType> = ProductTypeRequest$ satisfies z.ZodMiniType<ProductTypeRequest_>;

const ProductNumericPropertyRangeRequest$ = /* @__PURE__ */ (() => z.object({
    minValue: z.optional(z.union([
        z.number(),
        z.literal([Number.NaN, Infinity, -Infinity])
    ])),
    maxValue: z.optional(z.union([
        z.number(),
        z.literal([Number.NaN, Infinity, -Infinity])
    ]))
}))();
type ProductNumericPropertyRangeRequest_ = Held<typeof ProductNumericPropertyRangeRequest$, T.ProductNumericPropertyRange>;
export const ProductNumericPropertyRangeRequestSchema: z.ZodMiniType<T.ProductNumericPropertyRange> = ProductNumericPropertyRangeRequest$ satisfies z.ZodMiniType<ProductNumericPropertyRangeRequest_>;

const DimensionsUnitRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNKNOWN_DIMENSIONS_UNIT',
    'MM',
    'CM',
    'M',
    'IN',
    'FT',
    'YD'
]))();
type DimensionsUnitRequest_ = Held<typeof DimensionsUnitRequest$, T.DimensionsUnit>;
export const DimensionsUnitRequestSchema: z.ZodMiniType<T.DimensionsUnit> = DimensionsUnitRequest$ satisfies z.ZodMiniType<DimensionsUnitRequest_>;

const CheckoutDimensionsRequest$ = /* @__PURE__ */ (() => z.object({
    length: z.nullish(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
    width: z.nullish(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
    height: z.nullish(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
    unit: z.optional(DimensionsUnitRequestSchema)
}))();
type CheckoutDimensionsRequest_ = Held<typeof CheckoutDimensionsRequest$, T.CheckoutDimensions>;
export const CheckoutDimensionsRequestSchema: z.ZodMiniType<T.CheckoutDimensions> = CheckoutDimensionsRequest$ satisfies z.ZodMiniType<CheckoutDimensionsRequest_>;

const InventoryStatusRequest$ = /* @__PURE__ */ (() => z.enum([
    'IN_STOCK',
    'OUT_OF_STOCK',
    'PARTIALLY_OUT_OF_STOCK'
]))();
type InventoryStatusRequest_ = Held<typeof InventoryStatusRequest$, T.InventoryStatus>;
export const InventoryStatusRequestSchema: z.ZodMiniType<T.InventoryStatus> = InventoryStatusRequest$ satisfies z.ZodMiniType<InventoryStatusRequest_>;

const ProductStockRequest$ = /* @__PURE__ */ (() => z.object({
    trackInventory: z.optional(z.boolean()),
    quantity: z.nullish(z.int().check(z.lte(99999))),
    inStock: z.optional(z.boolean()),
    inventoryStatus: z.optional(InventoryStatusRequestSchema)
}))();
type ProductStockRequest_ = Held<typeof ProductStockRequest$, T.ProductStock>;
export const ProductStockRequestSchema: z.ZodMiniType<T.ProductStock> = ProductStockRequest$ satisfies z.ZodMiniType<ProductStockRequest_>;

const ProductFormattedPriceRequest$ = /* @__PURE__ */ (() => z.object({
    price: z.optional(z.string()),
    discountedPrice: z.optional(z.string()),
    pricePerUnit: z.nullish(z.string())
}))();
type ProductFormattedPriceRequest_ = Held<typeof ProductFormattedPriceRequest$, T.ProductFormattedPrice>;
export const ProductFormattedPriceRequestSchema: z.ZodMiniType<T.ProductFormattedPrice> = ProductFormattedPriceRequest$ satisfies z.ZodMiniType<ProductFormattedPriceRequest_>;

const ProductPriceDataRequest$ = /* @__PURE__ */ (() => z.object({
    currency: z.optional(z.string()),
    price: z.nullable(z.union([
        z.number().check(z.lte(999999999.99)),
        z.literal([Number.NaN, Infinity, -Infinity])
    ])),
    discountedPrice: z.optional(z.union([
        z.number(),
        z.literal([Number.NaN, Infinity, -Infinity])
    ])),
    formatted: z.optional(ProductFormattedPriceRequestSchema),
    pricePerUnit: z.nullish(z.union([
        z.number(),
        z.literal([Number.NaN, Infinity, -Infinity])
    ]))
}))();
type ProductPriceDataRequest_ = Held<typeof ProductPriceDataRequest$, T.ProductPriceData>;
export const ProductPriceDataRequestSchema: z.ZodMiniType<T.ProductPriceData> = ProductPriceDataRequest$ satisfies z.ZodMiniType<ProductPriceDataRequest_>;

const ProductCostAndProfitDataRequest$ = /* @__PURE__ */ (() => z.object({
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
type ProductCostAndProfitDataRequest_ = Held<typeof ProductCostAndProfitDataRequest$, T.ProductCostAndProfitData>;
export const ProductCostAndProfitDataRequestSchema: z.ZodMiniType<T.ProductCostAndProfitData> = ProductCostAndProfitDataRequest$ satisfies z.ZodMiniType<ProductCostAndProfitDataRequest_>;

const ProductPricePerUnitDataRequest$ = /* @__PURE__ */ (() => z.object({
    totalQuantity: z.optional(z.union([
        z.number().check(z.gte(0.01), z.lte(999999999.99)),
        z.literal([Number.NaN, Infinity, -Infinity])
    ])),
    totalMeasurementUnit: z.optional(MeasurementUnitRequestSchema),
    baseQuantity: z.optional(z.union([
        z.number().check(z.gte(0.01), z.lte(999999999.99)),
        z.literal([Number.NaN, Infinity, -Infinity])
    ])),
    baseMeasurementUnit: z.optional(MeasurementUnitRequestSchema)
}))();
type ProductPricePerUnitDataRequest_ = Held<typeof ProductPricePerUnitDataRequest$, T.ProductPricePerUnitData>;
export const ProductPricePerUnitDataRequestSchema: z.ZodMiniType<T.ProductPricePerUnitData> = ProductPricePerUnitDataRequest$ satisfies z.ZodMiniType<ProductPricePerUnitDataRequest_>;

const ProductAdditionalInfoSectionRequest$ = /* @__PURE__ */ (() => z.object({
    title: z.optional(z.string().check(z.maxLength(50))),
    description: z.optional(z.string().check(z.maxLength(16000)))
}))();
type ProductAdditionalInfoSectionRequest_ = Held<typeof ProductAdditionalInfoSectionRequest$, T.ProductAdditionalInfoSection>;
export const ProductAdditionalInfoSectionRequestSchema: z.ZodMiniType<T.ProductAdditionalInfoSection> = ProductAdditionalInfoSectionRequest$ satisfies z.ZodMiniType<ProductAdditionalInfoSectionRequest_>;

const ProductRibbonRequest$ = /* @__PURE__ */ (() => z.object({
    text: z.optional(z.string().check(z.maxLength(30)))
}))();
type ProductRibbonRequest_ = Held<typeof ProductRibbonRequest$, T.ProductRibbon>;
export const ProductRibbonRequestSchema: z.ZodMiniType<T.ProductRibbon> = ProductRibbonRequest$ satisfies z.ZodMiniType<ProductRibbonRequest_>;

const ProductCustomTextFieldRequest$ = /* @__PURE__ */ (() => z.object({
    title: z.optional(z.string().check(z.maxLength(100))),
    maxLength: z.optional(z.int().check(z.lte(500))),
    mandatory: z.optional(z.boolean())
}))();
type ProductCustomTextFieldRequest_ = Held<typeof ProductCustomTextFieldRequest$, T.ProductCustomTextField>;
export const ProductCustomTextFieldRequestSchema: z.ZodMiniType<T.ProductCustomTextField> = ProductCustomTextFieldRequest$ satisfies z.ZodMiniType<ProductCustomTextFieldRequest_>;

const ProductOptionTypeRequest$ = /* @__PURE__ */ (() => z.enum([
    'unspecified_option_type',
    'drop_down',
    'color'
]))();
type ProductOptionTypeRequest_ = Held<typeof ProductOptionTypeRequest$, T.ProductOptionType>;
export const ProductOptionTypeRequestSchema: z.ZodMiniType<T.ProductOptionType> = ProductOptionTypeRequest$ satisfies z.ZodMiniType<ProductOptionTypeRequest_>;

const ProductChoiceRequest$ = /* @__PURE__ */ (() => z.object({
    value: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
    description: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
    media: z.optional(ProductMediaRequestSchema),
    inStock: z.optional(z.boolean()),
    visible: z.optional(z.boolean())
}))();
type ProductChoiceRequest_ = Held<typeof ProductChoiceRequest$, T.ProductChoice>;
export const ProductChoiceRequestSchema: z.ZodMiniType<T.ProductChoice> = ProductChoiceRequest$ satisfies z.ZodMiniType<ProductChoiceRequest_>;

const ProductOptionRequest$ = /* @__PURE__ */ (() => z.object({
    optionType: z.optional(ProductOptionTypeRequestSchema),
    name: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
    choices: z.optional(z.array(ProductChoiceRequestSchema).check(z.minLength(1), z.maxLength(100)))
}))();
type ProductOptionRequest_ = Held<typeof ProductOptionRequest$, T.ProductOption>;
export const ProductOptionRequestSchema: z.ZodMiniType<T.ProductOption> = ProductOptionRequest$ satisfies z.ZodMiniType<ProductOptionRequest_>;

const ProductPageUrlRequest$ = /* @__PURE__ */ (() => z.object({
    base: z.optional(z.string()),
    path: z.optional(z.string())
}))();
type ProductPageUrlRequest_ = Held<typeof ProductPageUrlRequest$, T.ProductPageUrl>;
export const ProductPageUrlRequestSchema: z.ZodMiniType<T.ProductPageUrl> = ProductPageUrlRequest$ satisfies z.ZodMiniType<ProductPageUrlRequest_>;

const ProductDiscountTypeRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNDEFINED',
    'NONE',
    'AMOUNT',
    'PERCENT'
]))();
type ProductDiscountTypeRequest_ = Held<typeof ProductDiscountTypeRequest$, T.ProductDiscountType>;
export const ProductDiscountTypeRequestSchema: z.ZodMiniType<T.ProductDiscountType> = ProductDiscountTypeRequest$ satisfies z.ZodMiniType<ProductDiscountTypeRequest_>;

const ProductDiscountRequest$ = /* @__PURE__ */ (() => z.object({
    type: z.optional(ProductDiscountTypeRequestSchema),
    value: z.optional(z.union([
        z.number(),
        z.literal([Number.NaN, Infinity, -Infinity])
    ]))
}))();
type ProductDiscountRequest_ = Held<typeof ProductDiscountRequest$, T.ProductDiscount>;
export const ProductDiscountRequestSchema: z.ZodMiniType<T.ProductDiscount> = ProductDiscountRequest$ satisfies z.ZodMiniType<ProductDiscountRequest_>;

const ProductVariantDataWithNoStockRequest$ = /* @__PURE__ */ (() => z.object({
    priceData: z.optional(ProductPriceDataRequestSchema),
    convertedPriceData: z.optional(ProductPriceDataRequestSchema),
    costAndProfitData: z.optional(ProductCostAndProfitDataRequestSchema),
    weight: z.optional(z.union([
        z.number(),
        z.literal([Number.NaN, Infinity, -Infinity])
    ])),
    sku: z.optional(z.string()),
    visible: z.optional(z.boolean()),
    productDimensions: z.optional(CheckoutDimensionsRequestSchema),
    packageDimensions: z.optional(CheckoutDimensionsRequestSchema)
}))();
type ProductVariantDataWithNoStockRequest_ = Held<typeof ProductVariantDataWithNoStockRequest$, T.ProductVariantDataWithNoStock>;
export const ProductVariantDataWithNoStockRequestSchema: z.ZodMiniType<T.ProductVariantDataWithNoStock> = ProductVariantDataWithNoStockRequest$ satisfies z.ZodMiniType<ProductVariantDataWithNoStockRequest_>;

const ProductVariantStockRequest$ = /* @__PURE__ */ (() => z.object({
    trackQuantity: z.optional(z.boolean()),
    quantity: z.nullish(z.int().check(z.lte(99999))),
    inStock: z.optional(z.boolean())
}))();
type ProductVariantStockRequest_ = Held<typeof ProductVariantStockRequest$, T.ProductVariantStock>;
export const ProductVariantStockRequestSchema: z.ZodMiniType<T.ProductVariantStock> = ProductVariantStockRequest$ satisfies z.ZodMiniType<ProductVariantStockRequest_>;

const ProductVariantRequest$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.guid()),
    choices: z.optional(z.record(z.string(), z.string())),
    variant: z.optional(ProductVariantDataWithNoStockRequestSchema),
    stock: z.optional(ProductVariantStockRequestSchema)
}))();
type ProductVariantRequest_ = Held<typeof ProductVariantRequest$, T.ProductVariant>;
export const ProductVariantRequestSchema: z.ZodMiniType<T.ProductVariant> = ProductVariantRequest$ satisfies z.ZodMiniType<ProductVariantRequest_>;

const ProductTagRequest$ = /* @__PURE__ */ (() => z.object({
    type: z.optional(z.string()),
    props: z.nullish(z.record(z.string(), z.unknown())),
    meta: z.nullish(z.record(z.string(), z.unknown())),
    children: z.optional(z.string()),
    custom: z.optional(z.boolean()),
    disabled: z.optional(z.boolean())
}))();
type ProductTagRequest_ = Held<typeof ProductTagRequest$, T.ProductTag>;
export const ProductTagRequestSchema: z.ZodMiniType<T.ProductTag> = ProductTagRequest$ satisfies z.ZodMiniType<ProductTagRequest_>;

const ProductKeywordRequest$ = /* @__PURE__ */ (() => z.object({
    term: z.optional(z.string()),
    isMain: z.optional(z.boolean()),
    origin: z.nullish(z.string().check(z.maxLength(1000)))
}))();
type ProductKeywordRequest_ = Held<typeof ProductKeywordRequest$, T.ProductKeyword>;
export const ProductKeywordRequestSchema: z.ZodMiniType<T.ProductKeyword> = ProductKeywordRequest$ satisfies z.ZodMiniType<ProductKeywordRequest_>;

const ProductSettingsRequest$ = /* @__PURE__ */ (() => z.object({
    preventAutoRedirect: z.optional(z.boolean()),
    keywords: z.optional(z.array(ProductKeywordRequestSchema).check(z.maxLength(5)))
}))();
type ProductSettingsRequest_ = Held<typeof ProductSettingsRequest$, T.ProductSettings>;
export const ProductSettingsRequestSchema: z.ZodMiniType<T.ProductSettings> = ProductSettingsRequest$ satisfies z.ZodMiniType<ProductSettingsRequest_>;

const ProductSeoSchemaRequest$ = /* @__PURE__ */ (() => z.object({
    tags: z.optional(z.array(ProductTagRequestSchema)),
    settings: z.optional(ProductSettingsRequestSchema)
}))();
type ProductSeoSchemaRequest_ = Held<typeof ProductSeoSchemaRequest$, T.ProductSeoSchema>;
export const ProductSeoSchemaRequestSchema: z.ZodMiniType<T.ProductSeoSchema> = ProductSeoSchemaRequest$ satisfies z.ZodMiniType<ProductSeoSchemaRequest_>;

const ProductInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string()),
    name: z.nullish(z.string().check(z.minLength(1), z.maxLength(80))),
    slug: z.optional(z.string().check(z.maxLength(100))),
    visible: z.nullish(z.boolean()),
    productType: z.optional(ProductTypeRequestSchema),
    description: z.nullish(z.string().check(z.maxLength(8000))),
    sku: z.nullish(z.string().check(z.maxLength(40))),
    weight: z.nullish(z.union([
        z.number().check(z.lte(999999999.99)),
        z.literal([Number.NaN, Infinity, -Infinity])
    ])),
    weightRange: z.optional(ProductNumericPropertyRangeRequestSchema),
    productDimensions: z.optional(CheckoutDimensionsRequestSchema),
    packageDimensions: z.optional(CheckoutDimensionsRequestSchema),
    stock: z.optional(ProductStockRequestSchema),
    price: z.optional(ProductPriceDataRequestSchema),
    priceData: z.optional(ProductPriceDataRequestSchema),
    convertedPriceData: z.optional(ProductPriceDataRequestSchema),
    priceRange: z.optional(ProductNumericPropertyRangeRequestSchema),
    costAndProfitData: z.optional(ProductCostAndProfitDataRequestSchema),
    costRange: z.optional(ProductNumericPropertyRangeRequestSchema),
    pricePerUnitData: z.optional(ProductPricePerUnitDataRequestSchema),
    additionalInfoSections: z.optional(z.array(ProductAdditionalInfoSectionRequestSchema)),
    ribbons: z.optional(z.array(ProductRibbonRequestSchema)),
    media: z.optional(ProductMediaRequestSchema),
    customTextFields: z.optional(z.array(ProductCustomTextFieldRequestSchema)),
    manageVariants: z.nullish(z.boolean()),
    productOptions: z.optional(z.array(ProductOptionRequestSchema).check(z.maxLength(6))),
    productPageUrl: z.optional(ProductPageUrlRequestSchema),
    numericId: z.optional(z.string()),
    inventoryItemId: z.optional(z.string()),
    discount: z.optional(ProductDiscountRequestSchema),
    collectionIds: z.optional(z.array(z.string())),
    variants: z.optional(z.array(ProductVariantRequestSchema).check(z.maxLength(1000))),
    lastUpdated: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ])),
    createdDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ])),
    seoData: z.optional(ProductSeoSchemaRequestSchema),
    ribbon: z.nullish(z.string().check(z.maxLength(30))),
    brand: z.nullish(z.string().check(z.minLength(1), z.maxLength(50))),
    digitalFile: z.optional(SecuredMediaRequestSchema)
}))();
type ProductInput_ = Held<typeof ProductInput$, T.ProductInput>;
export const ProductInputSchema: z.ZodMiniType<T.ProductInput> = ProductInput$ satisfies z.ZodMiniType<ProductInput_>;

const ProductVariantOverride$ = /* @__PURE__ */ (() => z.object({
    choices: z.optional(z.record(z.string(), z.string())),
    variantIds: z.optional(z.array(z.string())),
    price: z.nullish(z.union([
        z.number().check(z.lte(999999999.99)),
        z.literal([Number.NaN, Infinity, -Infinity])
    ])),
    cost: z.nullish(z.union([
        z.number().check(z.lte(999999999.99)),
        z.literal([Number.NaN, Infinity, -Infinity])
    ])),
    weight: z.nullish(z.union([
        z.number().check(z.lte(999999999.99)),
        z.literal([Number.NaN, Infinity, -Infinity])
    ])),
    sku: z.nullish(z.string().check(z.maxLength(40))),
    visible: z.nullish(z.boolean()),
    productDimensions: z.optional(CheckoutDimensionsRequestSchema),
    packageDimensions: z.optional(CheckoutDimensionsRequestSchema)
}))();
type ProductVariantOverride_ = Held<typeof ProductVariantOverride$, T.ProductVariantOverride>;
export const ProductVariantOverrideSchema: z.ZodMiniType<T.ProductVariantOverride> = ProductVariantOverride$ satisfies z.ZodMiniType<ProductVariantOverride_>;

const ProductOptionAndChoice$ = /* @__PURE__ */ (() => z.object({
    option: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
    choice: z.optional(z.string().check(z.minLength(1), z.maxLength(50)))
}))();
type ProductOptionAndChoice_ = Held<typeof ProductOptionAndChoice$, T.ProductOptionAndChoice>;
export const ProductOptionAndChoiceSchema: z.ZodMiniType<T.ProductOptionAndChoice> = ProductOptionAndChoice$ satisfies z.ZodMiniType<ProductOptionAndChoice_>;

const ProductMediaDataForWrite$ = /* @__PURE__ */ (() => z.object({
    mediaId: z.optional(z.string()),
    url: z.optional(z.url()),
    choice: z.optional(ProductOptionAndChoiceSchema)
}).check(z.refine((value) => (["mediaId", "url"] as const).filter((name) => value[name] !== undefined && value[name] !== null).length < 2, "must hold at most one of mediaId, url")))();
type ProductMediaDataForWrite_ = Held<typeof ProductMediaDataForWrite$, T.ProductMediaDataForWrite>;
export const ProductMediaDataForWriteSchema: z.ZodMiniType<T.ProductMediaDataForWrite> = ProductMediaDataForWrite$ satisfies z.ZodMiniType<ProductMediaDataForWrite_>;

const ProductMediaAssignmentToChoice$ = /* @__PURE__ */ (() => z.object({
    option: z.string().check(z.minLength(1), z.maxLength(50)),
    choice: z.string().check(z.minLength(1), z.maxLength(50)),
    mediaIds: z.optional(z.array(z.string()).check(z.maxLength(50)))
}))();
type ProductMediaAssignmentToChoice_ = Held<typeof ProductMediaAssignmentToChoice$, T.ProductMediaAssignmentToChoice>;
export const ProductMediaAssignmentToChoiceSchema: z.ZodMiniType<T.ProductMediaAssignmentToChoice> = ProductMediaAssignmentToChoice$ satisfies z.ZodMiniType<ProductMediaAssignmentToChoice_>;

const ProductSetValue$ = /* @__PURE__ */ (() => z.object({
    price: z.optional(z.union([
        z.number().check(z.lte(999999999.99)),
        z.literal([Number.NaN, Infinity, -Infinity])
    ])),
    cost: z.optional(z.union([
        z.number().check(z.lte(999999999.99)),
        z.literal([Number.NaN, Infinity, -Infinity])
    ])),
    weight: z.optional(z.union([
        z.number().check(z.lte(999999999.99)),
        z.literal([Number.NaN, Infinity, -Infinity])
    ])),
    ribbon: z.optional(z.string().check(z.maxLength(30))),
    brand: z.optional(z.string().check(z.maxLength(50)))
}).check(z.refine((value) => (["price", "cost", "weight", "ribbon", "brand"] as const).filter((name) => value[name] !== undefined && value[name] !== null).length < 2, "must hold at most one of price, cost, weight, ribbon, brand")))();
type ProductSetValue_ = Held<typeof ProductSetValue$, T.ProductSetValue>;
export const ProductSetValueSchema: z.ZodMiniType<T.ProductSetValue> = ProductSetValue$ satisfies z.ZodMiniType<ProductSetValue_>;

const ProductPercentageData$ = /* @__PURE__ */ (() => z.object({
    roundToInt: z.optional(z.boolean()),
    rate: z.optional(z.int().check(z.gte(-100), z.lte(1000)))
}))();
type ProductPercentageData_ = Held<typeof ProductPercentageData$, T.ProductPercentageData>;
export const ProductPercentageDataSchema: z.ZodMiniType<T.ProductPercentageData> = ProductPercentageData$ satisfies z.ZodMiniType<ProductPercentageData_>;

const ProductPropertyAdjustmentData$ = /* @__PURE__ */ (() => z.object({
    percentage: z.optional(ProductPercentageDataSchema),
    amount: z.optional(z.union([
        z.number().check(z.gte(-999999999.99), z.lte(999999999.99)),
        z.literal([Number.NaN, Infinity, -Infinity])
    ]))
}).check(z.refine((value) => (["percentage", "amount"] as const).filter((name) => value[name] !== undefined && value[name] !== null).length < 2, "must hold at most one of percentage, amount")))();
type ProductPropertyAdjustmentData_ = Held<typeof ProductPropertyAdjustmentData$, T.ProductPropertyAdjustmentData>;
export const ProductPropertyAdjustmentDataSchema: z.ZodMiniType<T.ProductPropertyAdjustmentData> = ProductPropertyAdjustmentData$ satisfies z.ZodMiniType<ProductPropertyAdjustmentData_>;

const ProductAdjustValue$ = /* @__PURE__ */ (() => z.object({
    price: z.optional(ProductPropertyAdjustmentDataSchema),
    cost: z.optional(ProductPropertyAdjustmentDataSchema),
    weight: z.optional(ProductPropertyAdjustmentDataSchema)
}).check(z.refine((value) => (["price", "cost", "weight"] as const).filter((name) => value[name] !== undefined && value[name] !== null).length < 2, "must hold at most one of price, cost, weight")))();
type ProductAdjustValue_ = Held<typeof ProductAdjustValue$, T.ProductAdjustValue>;
export const ProductAdjustValueSchema: z.ZodMiniType<T.ProductAdjustValue> = ProductAdjustValue$ satisfies z.ZodMiniType<ProductAdjustValue_>;

const StoreVariantFilter$ = /* @__PURE__ */ (() => z.object({
    id: z.nullish(z.union([
        z.string(),
        z.strictObject({
            $eq: z.nullish(z.string()),
            $ne: z.nullish(z.string()),
            $in: z.optional(z.array(z.string())),
            $hasSome: z.optional(z.array(z.string()))
        })
    ])),
    variantId: z.nullish(z.union([
        z.string(),
        z.strictObject({
            $eq: z.nullish(z.string()),
            $ne: z.nullish(z.string()),
            $in: z.optional(z.array(z.string())),
            $hasSome: z.optional(z.array(z.string()))
        })
    ])),
    productId: z.nullish(z.union([
        z.string(),
        z.strictObject({
            $eq: z.nullish(z.string()),
            $ne: z.nullish(z.string()),
            $in: z.optional(z.array(z.string())),
            $hasSome: z.optional(z.array(z.string()))
        })
    ])),
    productName: z.nullish(z.union([
        z.string(),
        z.strictObject({
            $eq: z.nullish(z.string()),
            $ne: z.nullish(z.string()),
            $in: z.optional(z.array(z.string())),
            $hasSome: z.optional(z.array(z.string()))
        })
    ])),
    sku: z.nullish(z.union([
        z.string(),
        z.strictObject({
            $eq: z.nullish(z.string()),
            $ne: z.nullish(z.string()),
            $in: z.optional(z.array(z.string())),
            $hasSome: z.optional(z.array(z.string())),
            $contains: z.optional(z.string()),
            $startsWith: z.optional(z.string())
        })
    ])),
    managedVariant: z.nullish(z.union([
        z.boolean(),
        z.strictObject({
            $eq: z.nullish(z.boolean()),
            $ne: z.nullish(z.boolean())
        })
    ])),
    collectionIds: z.nullish(z.union([
        z.string(),
        z.strictObject({
            $eq: z.nullish(z.string()),
            $ne: z.nullish(z.string()),
            $hasSome: z.optional(z.array(z.string())),
            $hasAll: z.optional(z.array(z.string()))
        })
    ])),
    "stock.inStock": z.nullish(z.union([
        z.boolean(),
        z.strictObject({
            $eq: z.nullish(z.boolean()),
            $ne: z.nullish(z.boolean())
        })
    ])),
    "stock.trackQuantity": z.nullish(z.union([
        z.boolean(),
        z.strictObject({
            $eq: z.nullish(z.boolean()),
            $ne: z.nullish(z.boolean())
        })
    ])),
    "stock.quantity": z.nullish(z.union([
        z.number(),
        z.strictObject({
            $eq: z.nullish(z.number()),
            $ne: z.nullish(z.number()),
            $in: z.optional(z.array(z.number())),
            $hasSome: z.optional(z.array(z.number())),
            $gt: z.optional(z.number()),
            $gte: z.optional(z.number()),
            $lt: z.optional(z.number()),
            $lte: z.optional(z.number())
        })
    ])),
    $and: z.optional(z.array(z.lazy((): z.ZodMiniType<T.StoreVariantFilter> => StoreVariantFilterSchema))),
    $or: z.optional(z.array(z.lazy((): z.ZodMiniType<T.StoreVariantFilter> => StoreVariantFilterSchema))),
    $not: z.optional(z.lazy((): z.ZodMiniType<T.StoreVariantFilter> => StoreVariantFilterSchema))
}))();
type StoreVariantFilter_ = Held<typeof StoreVariantFilter$, T.StoreVariantFilter>;
export const StoreVariantFilterSchema: z.ZodMiniType<T.StoreVariantFilter> = StoreVariantFilter$ satisfies z.ZodMiniType<StoreVariantFilter_>;

const StoreVariantSortField$ = /* @__PURE__ */ (() => z.enum([
    'id',
    'variantId',
    'productName'
]))();
type StoreVariantSortField_ = Held<typeof StoreVariantSortField$, T.StoreVariantSortField>;
export const StoreVariantSortFieldSchema: z.ZodMiniType<T.StoreVariantSortField> = StoreVariantSortField$ satisfies z.ZodMiniType<StoreVariantSortField_>;

const StoreVariantSorting$ = /* @__PURE__ */ (() => z.object({
    fieldName: StoreVariantSortFieldSchema,
    order: z.optional(SortOrderSchema)
}))();
type StoreVariantSorting_ = Held<typeof StoreVariantSorting$, T.StoreVariantSorting>;
export const StoreVariantSortingSchema: z.ZodMiniType<T.StoreVariantSorting> = StoreVariantSorting$ satisfies z.ZodMiniType<StoreVariantSorting_>;

const StoreVariantQuery$ = /* @__PURE__ */ (() => z.object({
    filter: z.optional(StoreVariantFilterSchema),
    sort: z.optional(z.array(StoreVariantSortingSchema).check(z.maxLength(10))),
    paging: z.optional(PagingSchema),
    cursorPaging: z.optional(CursorPagingSchema)
}))();
type StoreVariantQuery_ = Held<typeof StoreVariantQuery$, T.StoreVariantQuery>;
export const StoreVariantQuerySchema: z.ZodMiniType<T.StoreVariantQuery> = StoreVariantQuery$ satisfies z.ZodMiniType<StoreVariantQuery_>;

const ProductFilter$ = /* @__PURE__ */ (() => z.object({
    id: z.nullish(z.union([
        z.string(),
        z.strictObject({
            $eq: z.nullish(z.string()),
            $ne: z.nullish(z.string()),
            $in: z.optional(z.array(z.string())),
            $hasSome: z.optional(z.array(z.string()))
        })
    ])),
    name: z.nullish(z.union([
        z.string(),
        z.strictObject({
            $eq: z.nullish(z.string()),
            $ne: z.nullish(z.string()),
            $in: z.optional(z.array(z.string())),
            $hasSome: z.optional(z.array(z.string())),
            $contains: z.optional(z.string()),
            $startsWith: z.optional(z.string())
        })
    ])),
    description: z.nullish(z.union([
        z.string(),
        z.strictObject({
            $eq: z.nullish(z.string()),
            $ne: z.nullish(z.string()),
            $in: z.optional(z.array(z.string())),
            $hasSome: z.optional(z.array(z.string())),
            $contains: z.optional(z.string()),
            $startsWith: z.optional(z.string())
        })
    ])),
    sku: z.nullish(z.union([
        z.string(),
        z.strictObject({
            $eq: z.nullish(z.string()),
            $ne: z.nullish(z.string()),
            $in: z.optional(z.array(z.string())),
            $hasSome: z.optional(z.array(z.string())),
            $contains: z.optional(z.string()),
            $startsWith: z.optional(z.string())
        })
    ])),
    slug: z.nullish(z.union([
        z.string(),
        z.strictObject({
            $eq: z.nullish(z.string()),
            $ne: z.nullish(z.string()),
            $in: z.optional(z.array(z.string())),
            $hasSome: z.optional(z.array(z.string())),
            $contains: z.optional(z.string()),
            $startsWith: z.optional(z.string())
        })
    ])),
    price: z.nullish(z.union([
        z.number(),
        z.strictObject({
            $eq: z.nullish(z.number()),
            $ne: z.nullish(z.number()),
            $in: z.optional(z.array(z.number())),
            $hasSome: z.optional(z.array(z.number())),
            $gt: z.optional(z.number()),
            $gte: z.optional(z.number()),
            $lt: z.optional(z.number()),
            $lte: z.optional(z.number())
        })
    ])),
    numericId: z.nullish(z.union([
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
    ])),
    productType: z.nullish(z.union([
        ProductTypeRequestSchema,
        z.strictObject({
            $eq: z.nullish(ProductTypeRequestSchema),
            $ne: z.nullish(ProductTypeRequestSchema),
            $in: z.optional(z.array(ProductTypeRequestSchema)),
            $hasSome: z.optional(z.array(ProductTypeRequestSchema))
        })
    ])),
    inventoryStatus: z.nullish(z.union([
        InventoryStatusRequestSchema,
        z.strictObject({
            $eq: z.nullish(InventoryStatusRequestSchema),
            $ne: z.nullish(InventoryStatusRequestSchema),
            $in: z.optional(z.array(InventoryStatusRequestSchema)),
            $hasSome: z.optional(z.array(InventoryStatusRequestSchema))
        })
    ])),
    "collections.id": z.nullish(z.union([
        z.string(),
        z.strictObject({
            $eq: z.nullish(z.string()),
            $ne: z.nullish(z.string()),
            $hasSome: z.optional(z.array(z.string())),
            $hasAll: z.optional(z.array(z.string()))
        })
    ])),
    collectionIds: z.nullish(z.union([
        z.string(),
        z.strictObject({
            $eq: z.nullish(z.string()),
            $ne: z.nullish(z.string()),
            $hasSome: z.optional(z.array(z.string())),
            $hasAll: z.optional(z.array(z.string()))
        })
    ])),
    lastUpdated: z.nullish(z.union([
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
    ])),
    createdDate: z.nullish(z.union([
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
    ])),
    $and: z.optional(z.array(z.lazy((): z.ZodMiniType<T.ProductFilter> => ProductFilterSchema))),
    $or: z.optional(z.array(z.lazy((): z.ZodMiniType<T.ProductFilter> => ProductFilterSchema))),
    $not: z.optional(z.lazy((): z.ZodMiniType<T.ProductFilter> => ProductFilterSchema))
}))();
type ProductFilter_ = Held<typeof ProductFilter$, T.ProductFilter>;
export const ProductFilterSchema: z.ZodMiniType<T.ProductFilter> = ProductFilter$ satisfies z.ZodMiniType<ProductFilter_>;

const ProductSortField$ = /* @__PURE__ */ (() => z.enum([
    'id',
    'name',
    'sku',
    'slug',
    'price',
    'numericId',
    'productType',
    'lastUpdated',
    'createdDate'
]))();
type ProductSortField_ = Held<typeof ProductSortField$, T.ProductSortField>;
export const ProductSortFieldSchema: z.ZodMiniType<T.ProductSortField> = ProductSortField$ satisfies z.ZodMiniType<ProductSortField_>;

const ProductSorting$ = /* @__PURE__ */ (() => z.object({
    fieldName: ProductSortFieldSchema,
    order: z.optional(SortOrderSchema)
}))();
type ProductSorting_ = Held<typeof ProductSorting$, T.ProductSorting>;
export const ProductSortingSchema: z.ZodMiniType<T.ProductSorting> = ProductSorting$ satisfies z.ZodMiniType<ProductSorting_>;

const ProductQuery$ = /* @__PURE__ */ (() => z.object({
    filter: z.optional(ProductFilterSchema),
    sort: z.optional(z.array(ProductSortingSchema).check(z.maxLength(10))),
    paging: z.optional(PagingSchema),
    cursorPaging: z.optional(CursorPagingSchema)
}))();
type ProductQuery_ = Held<typeof ProductQuery$, T.ProductQuery>;
export const ProductQuerySchema: z.ZodMiniType<T.ProductQuery> = ProductQuery$ satisfies z.ZodMiniType<ProductQuery_>;

const LoginId$ = /* @__PURE__ */ (() => z.object({
    email: z.email()
}))();
type LoginId_ = Held<typeof LoginId$, T.LoginId>;
export const LoginIdSchema: z.ZodMiniType<T.LoginId> = LoginId$ satisfies z.ZodMiniType<LoginId_>;

const IdentityPrivacyStatusRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNDEFINED',
    'PUBLIC',
    'PRIVATE'
]))();
type IdentityPrivacyStatusRequest_ = Held<typeof IdentityPrivacyStatusRequest$, T.IdentityPrivacyStatus>;
export const IdentityPrivacyStatusRequestSchema: z.ZodMiniType<T.IdentityPrivacyStatus> = IdentityPrivacyStatusRequest$ satisfies z.ZodMiniType<IdentityPrivacyStatusRequest_>;

const EmailTagRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNTAGGED',
    'MAIN',
    'HOME',
    'WORK'
]))();
type EmailTagRequest_ = Held<typeof EmailTagRequest$, T.EmailTag>;
export const EmailTagRequestSchema: z.ZodMiniType<T.EmailTag> = EmailTagRequest$ satisfies z.ZodMiniType<EmailTagRequest_>;

const IdentitySecondaryEmailInput$ = /* @__PURE__ */ (() => z.object({
    email: z.optional(z.email()),
    tag: z.optional(EmailTagRequestSchema)
}))();
type IdentitySecondaryEmailInput_ = Held<typeof IdentitySecondaryEmailInput$, T.IdentitySecondaryEmailInput>;
export const IdentitySecondaryEmailInputSchema: z.ZodMiniType<T.IdentitySecondaryEmailInput> = IdentitySecondaryEmailInput$ satisfies z.ZodMiniType<IdentitySecondaryEmailInput_>;

const PhoneTagRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNTAGGED',
    'MAIN',
    'HOME',
    'MOBILE',
    'WORK',
    'FAX'
]))();
type PhoneTagRequest_ = Held<typeof PhoneTagRequest$, T.PhoneTag>;
export const PhoneTagRequestSchema: z.ZodMiniType<T.PhoneTag> = PhoneTagRequest$ satisfies z.ZodMiniType<PhoneTagRequest_>;

const IdentityPhoneInput$ = /* @__PURE__ */ (() => z.object({
    countryCode: z.nullish(z.string().check(z.regex(/^[A-Z]{2}$/))),
    phone: z.optional(z.string()),
    tag: z.optional(PhoneTagRequestSchema)
}))();
type IdentityPhoneInput_ = Held<typeof IdentityPhoneInput$, T.IdentityPhoneInput>;
export const IdentityPhoneInputSchema: z.ZodMiniType<T.IdentityPhoneInput> = IdentityPhoneInput$ satisfies z.ZodMiniType<IdentityPhoneInput_>;

const IdentityAddressInput$ = /* @__PURE__ */ (() => z.object({
    country: z.nullish(z.string().check(z.regex(/^[A-Z]{2}$/))),
    subdivision: z.nullish(z.string()),
    city: z.nullish(z.string()),
    postalCode: z.nullish(z.string()),
    addressLine: z.nullish(z.string()),
    addressLine2: z.nullish(z.string()),
    streetName: z.nullish(z.string().check(z.maxLength(1000))),
    streetNumber: z.nullish(z.string().check(z.maxLength(1000))),
    formattedAddress: z.nullish(z.string()),
    geocode: z.optional(AddressLocationRequestSchema),
    streetAddress: z.optional(StreetAddressInputSchema),
    countryFullname: z.nullish(z.string()),
    subdivisionFullname: z.nullish(z.string())
}))();
type IdentityAddressInput_ = Held<typeof IdentityAddressInput$, T.IdentityAddressInput>;
export const IdentityAddressInputSchema: z.ZodMiniType<T.IdentityAddressInput> = IdentityAddressInput$ satisfies z.ZodMiniType<IdentityAddressInput_>;

const AddressTagRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNTAGGED',
    'HOME',
    'WORK',
    'BILLING',
    'SHIPPING'
]))();
type AddressTagRequest_ = Held<typeof AddressTagRequest$, T.AddressTag>;
export const AddressTagRequestSchema: z.ZodMiniType<T.AddressTag> = AddressTagRequest$ satisfies z.ZodMiniType<AddressTagRequest_>;

const IdentityAddressWrapperInput$ = /* @__PURE__ */ (() => z.object({
    address: z.optional(IdentityAddressInputSchema),
    tag: z.optional(AddressTagRequestSchema)
}))();
type IdentityAddressWrapperInput_ = Held<typeof IdentityAddressWrapperInput$, T.IdentityAddressWrapperInput>;
export const IdentityAddressWrapperInputSchema: z.ZodMiniType<T.IdentityAddressWrapperInput> = IdentityAddressWrapperInput$ satisfies z.ZodMiniType<IdentityAddressWrapperInput_>;

const IdentityRecaptchaForClientSiteKey$ = /* @__PURE__ */ (() => z.object({
    token: z.optional(z.string().check(z.maxLength(5000))),
    siteKeyId: z.optional(z.guid())
}))();
type IdentityRecaptchaForClientSiteKey_ = Held<typeof IdentityRecaptchaForClientSiteKey$, T.IdentityRecaptchaForClientSiteKey>;
export const IdentityRecaptchaForClientSiteKeySchema: z.ZodMiniType<T.IdentityRecaptchaForClientSiteKey> = IdentityRecaptchaForClientSiteKey$ satisfies z.ZodMiniType<IdentityRecaptchaForClientSiteKey_>;

const CaptchaToken$ = /* @__PURE__ */ (() => z.object({
    Recaptcha: z.optional(z.string().check(z.maxLength(5000))),
    InvisibleRecaptcha: z.optional(z.string().check(z.maxLength(5000))),
    NoCaptcha: z.optional(z.string().check(z.maxLength(5000))),
    recaptchaForClientSiteKey: z.optional(IdentityRecaptchaForClientSiteKeySchema)
}))();
type CaptchaToken_ = Held<typeof CaptchaToken$, T.CaptchaToken>;
export const CaptchaTokenSchema: z.ZodMiniType<T.CaptchaToken> = CaptchaToken$ satisfies z.ZodMiniType<CaptchaToken_>;

const FactorTypeRequest$ = /* @__PURE__ */ (() => z.enum([
    'PASSWORD',
    'SMS',
    'CALL',
    'EMAIL',
    'TOTP',
    'PUSH',
    'WEBAUTHN',
    'RECOVERY_CODE'
]))();
type FactorTypeRequest_ = Held<typeof FactorTypeRequest$, T.FactorType>;
export const FactorTypeRequestSchema: z.ZodMiniType<T.FactorType> = FactorTypeRequest$ satisfies z.ZodMiniType<FactorTypeRequest_>;

const TenantType$ = /* @__PURE__ */ (() => z.enum([
    'UNKNOWN_TENANT_TYPE',
    'ACCOUNT',
    'SITE',
    'ROOT'
]))();
type TenantType_ = Held<typeof TenantType$, T.TenantType>;
export const TenantTypeSchema: z.ZodMiniType<T.TenantType> = TenantType$ satisfies z.ZodMiniType<TenantType_>;

const SmsVerifyData$ = /* @__PURE__ */ (() => z.object({
    code: z.string()
}))();
type SmsVerifyData_ = Held<typeof SmsVerifyData$, T.SmsVerifyData>;
export const SmsVerifyDataSchema: z.ZodMiniType<T.SmsVerifyData> = SmsVerifyData$ satisfies z.ZodMiniType<SmsVerifyData_>;

const CallVerifyData$ = /* @__PURE__ */ (() => z.object({
    code: z.string()
}))();
type CallVerifyData_ = Held<typeof CallVerifyData$, T.CallVerifyData>;
export const CallVerifyDataSchema: z.ZodMiniType<T.CallVerifyData> = CallVerifyData$ satisfies z.ZodMiniType<CallVerifyData_>;

const EmailVerifyData$ = /* @__PURE__ */ (() => z.object({
    code: z.string()
}))();
type EmailVerifyData_ = Held<typeof EmailVerifyData$, T.EmailVerifyData>;
export const EmailVerifyDataSchema: z.ZodMiniType<T.EmailVerifyData> = EmailVerifyData$ satisfies z.ZodMiniType<EmailVerifyData_>;

const TotpVerifyData$ = /* @__PURE__ */ (() => z.object({
    code: z.string()
}))();
type TotpVerifyData_ = Held<typeof TotpVerifyData$, T.TotpVerifyData>;
export const TotpVerifyDataSchema: z.ZodMiniType<T.TotpVerifyData> = TotpVerifyData$ satisfies z.ZodMiniType<TotpVerifyData_>;

const PushVerifyData$ = /* @__PURE__ */ (() => z.object({
    transactionId: z.string().check(z.maxLength(36))
}))();
type PushVerifyData_ = Held<typeof PushVerifyData$, T.PushVerifyData>;
export const PushVerifyDataSchema: z.ZodMiniType<T.PushVerifyData> = PushVerifyData$ satisfies z.ZodMiniType<PushVerifyData_>;

const WebAuthnVerifyData$ = /* @__PURE__ */ (() => z.object({
    challengeId: z.guid(),
    credential: z.string().check(z.maxLength(3000))
}))();
type WebAuthnVerifyData_ = Held<typeof WebAuthnVerifyData$, T.WebAuthnVerifyData>;
export const WebAuthnVerifyDataSchema: z.ZodMiniType<T.WebAuthnVerifyData> = WebAuthnVerifyData$ satisfies z.ZodMiniType<WebAuthnVerifyData_>;

const RecoveryCodeVerifyData$ = /* @__PURE__ */ (() => z.object({
    code: z.string()
}))();
type RecoveryCodeVerifyData_ = Held<typeof RecoveryCodeVerifyData$, T.RecoveryCodeVerifyData>;
export const RecoveryCodeVerifyDataSchema: z.ZodMiniType<T.RecoveryCodeVerifyData> = RecoveryCodeVerifyData$ satisfies z.ZodMiniType<RecoveryCodeVerifyData_>;

const PasswordVerifyData$ = /* @__PURE__ */ (() => z.object({
    password: z.string()
}))();
type PasswordVerifyData_ = Held<typeof PasswordVerifyData$, T.PasswordVerifyData>;
export const PasswordVerifyDataSchema: z.ZodMiniType<T.PasswordVerifyData> = PasswordVerifyData$ satisfies z.ZodMiniType<PasswordVerifyData_>;

const VerificationTarget$ = /* @__PURE__ */ (() => z.enum(['EMAIL']))();
type VerificationTarget_ = Held<typeof VerificationTarget$, T.VerificationTarget>;
export const VerificationTargetSchema: z.ZodMiniType<T.VerificationTarget> = VerificationTarget$ satisfies z.ZodMiniType<VerificationTarget_>;

const RecoveryRedirect$ = /* @__PURE__ */ (() => z.object({
    url: z.optional(z.string().check(z.maxLength(1000))),
    clientId: z.nullish(z.guid())
}))();
type RecoveryRedirect_ = Held<typeof RecoveryRedirect$, T.RecoveryRedirect>;
export const RecoveryRedirectSchema: z.ZodMiniType<T.RecoveryRedirect> = RecoveryRedirect$ satisfies z.ZodMiniType<RecoveryRedirect_>;

const RecoveryEmailOptions$ = /* @__PURE__ */ (() => z.object({
    language: z.nullish(z.string()),
    redirect: z.optional(RecoveryRedirectSchema)
}))();
type RecoveryEmailOptions_ = Held<typeof RecoveryEmailOptions$, T.RecoveryEmailOptions>;
export const RecoveryEmailOptionsSchema: z.ZodMiniType<T.RecoveryEmailOptions> = RecoveryEmailOptions$ satisfies z.ZodMiniType<RecoveryEmailOptions_>;

const AnonymousGrant$ = /* @__PURE__ */ (() => z.object({
    clientId: z.guid(),
    grantType: z.literal('anonymous')
}))();
type AnonymousGrant_ = Held<typeof AnonymousGrant$, T.AnonymousGrant>;
export const AnonymousGrantSchema: z.ZodMiniType<T.AnonymousGrant> = AnonymousGrant$ satisfies z.ZodMiniType<AnonymousGrant_>;

const RefreshTokenGrant$ = /* @__PURE__ */ (() => z.object({
    clientId: z.guid(),
    grantType: z.literal('refresh_token'),
    refreshToken: z.string()
}))();
type RefreshTokenGrant_ = Held<typeof RefreshTokenGrant$, T.RefreshTokenGrant>;
export const RefreshTokenGrantSchema: z.ZodMiniType<T.RefreshTokenGrant> = RefreshTokenGrant$ satisfies z.ZodMiniType<RefreshTokenGrant_>;

const AuthorizationCodeGrant$ = /* @__PURE__ */ (() => z.object({
    clientId: z.guid(),
    grantType: z.literal('authorization_code'),
    redirectUri: z.optional(z.url()),
    code: z.string(),
    codeVerifier: z.string().check(z.minLength(43), z.maxLength(128), z.regex(/^[A-Za-z0-9\-._~]+$/))
}))();
type AuthorizationCodeGrant_ = Held<typeof AuthorizationCodeGrant$, T.AuthorizationCodeGrant>;
export const AuthorizationCodeGrantSchema: z.ZodMiniType<T.AuthorizationCodeGrant> = AuthorizationCodeGrant$ satisfies z.ZodMiniType<AuthorizationCodeGrant_>;

const AuthorizedClientGrant$ = /* @__PURE__ */ (() => z.object({
    grant_type: z.literal('authorized_client'),
    scope: z.optional(z.literal('offline_access')),
    member_id: z.guid(),
    session_token: z.optional(z.string())
}))();
type AuthorizedClientGrant_ = Held<typeof AuthorizedClientGrant$, T.AuthorizedClientGrant>;
export const AuthorizedClientGrantSchema: z.ZodMiniType<T.AuthorizedClientGrant> = AuthorizedClientGrant$ satisfies z.ZodMiniType<AuthorizedClientGrant_>;

const ClientCredentialsGrant$ = /* @__PURE__ */ (() => z.object({
    grant_type: z.literal('client_credentials'),
    client_id: z.guid(),
    client_secret: z.string(),
    instance_id: z.guid()
}))();
type ClientCredentialsGrant_ = Held<typeof ClientCredentialsGrant$, T.ClientCredentialsGrant>;
export const ClientCredentialsGrantSchema: z.ZodMiniType<T.ClientCredentialsGrant> = ClientCredentialsGrant$ satisfies z.ZodMiniType<ClientCredentialsGrant_>;

const StripBoundSessionGrant$ = /* @__PURE__ */ (() => z.object({
    grant_type: z.literal('strip_bound_session'),
    client_secret: z.string(),
    access_token: z.string()
}))();
type StripBoundSessionGrant_ = Held<typeof StripBoundSessionGrant$, T.StripBoundSessionGrant>;
export const StripBoundSessionGrantSchema: z.ZodMiniType<T.StripBoundSessionGrant> = StripBoundSessionGrant$ satisfies z.ZodMiniType<StripBoundSessionGrant_>;

const AppRefreshTokenGrant$ = /* @__PURE__ */ (() => z.object({
    grant_type: z.literal('refresh_token'),
    client_id: z.guid(),
    client_secret: z.string(),
    refresh_token: z.string()
}))();
type AppRefreshTokenGrant_ = Held<typeof AppRefreshTokenGrant$, T.AppRefreshTokenGrant>;
export const AppRefreshTokenGrantSchema: z.ZodMiniType<T.AppRefreshTokenGrant> = AppRefreshTokenGrant$ satisfies z.ZodMiniType<AppRefreshTokenGrant_>;

const OAuthTokenRequest$ = /* @__PURE__ */ (() => z.union([
    AnonymousGrantSchema,
    RefreshTokenGrantSchema,
    AuthorizationCodeGrantSchema,
    AuthorizedClientGrantSchema,
    ClientCredentialsGrantSchema,
    StripBoundSessionGrantSchema,
    AppRefreshTokenGrantSchema
]))();
type OAuthTokenRequest_ = Held<typeof OAuthTokenRequest$, T.OAuthTokenRequest>;
export const OAuthTokenRequestSchema: z.ZodMiniType<T.OAuthTokenRequest> = OAuthTokenRequest$ satisfies z.ZodMiniType<OAuthTokenRequest_>;

const ContentDisposition$ = /* @__PURE__ */ (() => z.enum(['ATTACHMENT', 'INLINE']))();
type ContentDisposition_ = Held<typeof ContentDisposition$, T.ContentDisposition>;
export const ContentDispositionSchema: z.ZodMiniType<T.ContentDisposition> = ContentDisposition$ satisfies z.ZodMiniType<ContentDisposition_>;

const FileMediaTypeRequest$ = /* @__PURE__ */ (() => z.enum([
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
]))();
type FileMediaTypeRequest_ = Held<typeof FileMediaTypeRequest$, T.FileMediaType>;
export const FileMediaTypeRequestSchema: z.ZodMiniType<T.FileMediaType> = FileMediaTypeRequest$ satisfies z.ZodMiniType<FileMediaTypeRequest_>;

const FileColorRGBRequest$ = /* @__PURE__ */ (() => z.object({
    r: z.nullish(z.int().check(z.gte(0), z.lte(255))),
    g: z.nullish(z.int().check(z.gte(0), z.lte(255))),
    b: z.nullish(z.int().check(z.gte(0), z.lte(255)))
}))();
type FileColorRGBRequest_ = Held<typeof FileColorRGBRequest$, T.FileColorRGB>;
export const FileColorRGBRequestSchema: z.ZodMiniType<T.FileColorRGB> = FileColorRGBRequest$ satisfies z.ZodMiniType<FileColorRGBRequest_>;

const FileColorRequest$ = /* @__PURE__ */ (() => z.object({
    hex: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/))),
    rgb: z.optional(FileColorRGBRequestSchema)
}))();
type FileColorRequest_ = Held<typeof FileColorRequest$, T.FileColor>;
export const FileColorRequestSchema: z.ZodMiniType<T.FileColor> = FileColorRequest$ satisfies z.ZodMiniType<FileColorRequest_>;

const FileColorsInput$ = /* @__PURE__ */ (() => z.object({
    prominent: z.optional(FileColorRequestSchema),
    palette: z.optional(z.array(FileColorRequestSchema).check(z.maxLength(100)))
}))();
type FileColorsInput_ = Held<typeof FileColorsInput$, T.FileColorsInput>;
export const FileColorsInputSchema: z.ZodMiniType<T.FileColorsInput> = FileColorsInput$ satisfies z.ZodMiniType<FileColorsInput_>;

const FileFaceRecognitionInput$ = /* @__PURE__ */ (() => z.object({
    confidence: z.optional(z.union([
        z.number(),
        z.literal([Number.NaN, Infinity, -Infinity])
    ])),
    x: z.optional(z.int()),
    y: z.optional(z.int()),
    height: z.optional(z.int()),
    width: z.optional(z.int())
}))();
type FileFaceRecognitionInput_ = Held<typeof FileFaceRecognitionInput$, T.FileFaceRecognitionInput>;
export const FileFaceRecognitionInputSchema: z.ZodMiniType<T.FileFaceRecognitionInput> = FileFaceRecognitionInput$ satisfies z.ZodMiniType<FileFaceRecognitionInput_>;

const FileImageMediaInput$ = /* @__PURE__ */ (() => z.object({
    image: z.optional(ImageInputSchema),
    colors: z.optional(FileColorsInputSchema),
    faces: z.optional(z.array(FileFaceRecognitionInputSchema).check(z.maxLength(100))),
    previewImage: z.optional(ImageInputSchema),
    caption: z.nullish(z.string().check(z.maxLength(300)))
}))();
type FileImageMediaInput_ = Held<typeof FileImageMediaInput$, T.FileImageMediaInput>;
export const FileImageMediaInputSchema: z.ZodMiniType<T.FileImageMediaInput> = FileImageMediaInput$ satisfies z.ZodMiniType<FileImageMediaInput_>;

const FileAudioInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string()),
    url: z.optional(z.string()),
    urlExpirationDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ])),
    sizeInBytes: z.nullish(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
    filename: z.nullish(z.string()),
    duration: z.nullish(z.int()),
    private: z.nullish(z.boolean()),
    format: z.nullish(z.string())
}))();
type FileAudioInput_ = Held<typeof FileAudioInput$, T.FileAudioInput>;
export const FileAudioInputSchema: z.ZodMiniType<T.FileAudioInput> = FileAudioInput$ satisfies z.ZodMiniType<FileAudioInput_>;

const FileAudioMediaInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string().check(z.maxLength(200))),
    assets: z.optional(z.array(FileAudioInputSchema).check(z.maxLength(100))),
    bitrate: z.nullish(z.int()),
    format: z.nullish(z.string().check(z.maxLength(100))),
    duration: z.nullish(z.int()),
    sizeInBytes: z.nullish(z.string().check(z.regex(/^-?\d+(\.\d+)?$/)))
}))();
type FileAudioMediaInput_ = Held<typeof FileAudioMediaInput$, T.FileAudioMediaInput>;
export const FileAudioMediaInputSchema: z.ZodMiniType<T.FileAudioMediaInput> = FileAudioMediaInput$ satisfies z.ZodMiniType<FileAudioMediaInput_>;

const FileDocumentInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string()),
    url: z.optional(z.string()),
    urlExpirationDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ])),
    sizeInBytes: z.nullish(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
    filename: z.nullish(z.string())
}))();
type FileDocumentInput_ = Held<typeof FileDocumentInput$, T.FileDocumentInput>;
export const FileDocumentInputSchema: z.ZodMiniType<T.FileDocumentInput> = FileDocumentInput$ satisfies z.ZodMiniType<FileDocumentInput_>;

const FileArchiveInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string()),
    url: z.optional(z.string()),
    urlExpirationDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ])),
    sizeInBytes: z.nullish(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
    filename: z.nullish(z.string())
}))();
type FileArchiveInput_ = Held<typeof FileArchiveInput$, T.FileArchiveInput>;
export const FileArchiveInputSchema: z.ZodMiniType<T.FileArchiveInput> = FileArchiveInput$ satisfies z.ZodMiniType<FileArchiveInput_>;

const FileModel3DInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string()),
    url: z.optional(z.string()),
    thumbnail: z.optional(ImageInputSchema),
    altText: z.nullish(z.string()),
    urlExpirationDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ])),
    filename: z.nullish(z.string()),
    sizeInBytes: z.nullish(z.string().check(z.regex(/^-?\d+(\.\d+)?$/)))
}))();
type FileModel3DInput_ = Held<typeof FileModel3DInput$, T.FileModel3DInput>;
export const FileModel3DInputSchema: z.ZodMiniType<T.FileModel3DInput> = FileModel3DInput$ satisfies z.ZodMiniType<FileModel3DInput_>;

const FileMediaInput$ = /* @__PURE__ */ (() => z.object({
    image: z.optional(FileImageMediaInputSchema),
    video: z.optional(VideoInputSchema),
    audio: z.optional(FileAudioMediaInputSchema),
    document: z.optional(FileDocumentInputSchema),
    vector: z.optional(FileImageMediaInputSchema),
    archive: z.optional(FileArchiveInputSchema),
    model3d: z.optional(FileModel3DInputSchema),
    icon: z.optional(FileImageMediaInputSchema)
}).check(z.refine((value) => (["image", "video", "audio", "document", "vector", "archive", "model3d", "icon"] as const).filter((name) => value[name] !== undefined && value[name] !== null).length < 2, "must hold at most one of image, video, audio, document, vector, archive, model3d, icon")))();
type FileMediaInput_ = Held<typeof FileMediaInput$, T.FileMediaInput>;
export const FileMediaInputSchema: z.ZodMiniType<T.FileMediaInput> = FileMediaInput$ satisfies z.ZodMiniType<FileMediaInput_>;

const FileOperationStatusRequest$ = /* @__PURE__ */ (() => z.enum([
    'FAILED',
    'READY',
    'PENDING'
]))();
type FileOperationStatusRequest_ = Held<typeof FileOperationStatusRequest$, T.FileOperationStatus>;
export const FileOperationStatusRequestSchema: z.ZodMiniType<T.FileOperationStatus> = FileOperationStatusRequest$ satisfies z.ZodMiniType<FileOperationStatusRequest_>;

const FileStateRequest$ = /* @__PURE__ */ (() => z.enum(['OK', 'DELETED']))();
type FileStateRequest_ = Held<typeof FileStateRequest$, T.FileState>;
export const FileStateRequestSchema: z.ZodMiniType<T.FileState> = FileStateRequest$ satisfies z.ZodMiniType<FileStateRequest_>;

const NamespaceRequest$ = /* @__PURE__ */ (() => z.enum([
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
]))();
type NamespaceRequest_ = Held<typeof NamespaceRequest$, T.Namespace>;
export const NamespaceRequestSchema: z.ZodMiniType<T.Namespace> = NamespaceRequest$ satisfies z.ZodMiniType<NamespaceRequest_>;

const FileDescriptorInput$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.maxLength(1000)),
    displayName: z.optional(z.string().check(z.maxLength(255))),
    url: z.optional(z.url()),
    parentFolderId: z.nullish(z.string().check(z.maxLength(100))),
    hash: z.optional(z.string().check(z.maxLength(100))),
    sizeInBytes: z.nullish(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
    private: z.optional(z.boolean()),
    mediaType: z.optional(FileMediaTypeRequestSchema),
    media: z.optional(FileMediaInputSchema),
    operationStatus: z.optional(FileOperationStatusRequestSchema),
    sourceUrl: z.nullish(z.url()),
    thumbnailUrl: z.nullish(z.url()),
    labels: z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(100))),
    createdDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ])),
    updatedDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ])),
    siteId: z.optional(z.string().check(z.maxLength(100))),
    state: z.optional(FileStateRequestSchema),
    namespace: z.optional(NamespaceRequestSchema),
    lastUsedDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ])),
    mimeType: z.nullish(z.string().check(z.maxLength(200)))
}))();
type FileDescriptorInput_ = Held<typeof FileDescriptorInput$, T.FileDescriptorInput>;
export const FileDescriptorInputSchema: z.ZodMiniType<T.FileDescriptorInput> = FileDescriptorInput$ satisfies z.ZodMiniType<FileDescriptorInput_>;

const FileExternalInfoRequest$ = /* @__PURE__ */ (() => z.object({
    origin: z.optional(z.string().check(z.maxLength(1000))),
    externalIds: z.optional(z.array(z.string().check(z.maxLength(4000))).check(z.maxLength(30)))
}))();
type FileExternalInfoRequest_ = Held<typeof FileExternalInfoRequest$, T.FileExternalInfo>;
export const FileExternalInfoRequestSchema: z.ZodMiniType<T.FileExternalInfo> = FileExternalInfoRequest$ satisfies z.ZodMiniType<FileExternalInfoRequest_>;

const UploadProtocolRequest$ = /* @__PURE__ */ (() => z.enum(['TUS']))();
type UploadProtocolRequest_ = Held<typeof UploadProtocolRequest$, T.UploadProtocol>;
export const UploadProtocolRequestSchema: z.ZodMiniType<T.UploadProtocol> = UploadProtocolRequest$ satisfies z.ZodMiniType<UploadProtocolRequest_>;

const ImportFileRequest$ = /* @__PURE__ */ (() => z.object({
    url: z.url().check(z.minLength(2)),
    mediaType: z.optional(FileMediaTypeRequestSchema),
    displayName: z.nullish(z.string().check(z.maxLength(1000))),
    parentFolderId: z.nullish(z.string().check(z.maxLength(100))),
    private: z.nullish(z.boolean()),
    labels: z.nullish(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(500))),
    mimeType: z.optional(z.string().check(z.maxLength(100))),
    externalInfo: z.optional(FileExternalInfoRequestSchema),
    urlParams: z.nullish(z.record(z.string(), z.unknown())),
    urlHeaders: z.nullish(z.record(z.string(), z.unknown())),
    filePath: z.nullish(z.string().check(z.maxLength(100)))
}))();
type ImportFileRequest_ = Held<typeof ImportFileRequest$, T.ImportFileRequest>;
export const ImportFileRequestSchema: z.ZodMiniType<T.ImportFileRequest> = ImportFileRequest$ satisfies z.ZodMiniType<ImportFileRequest_>;

const FileSortField$ = /* @__PURE__ */ (() => z.enum([
    'displayName',
    'sizeInBytes',
    'updatedDate'
]))();
type FileSortField_ = Held<typeof FileSortField$, T.FileSortField>;
export const FileSortFieldSchema: z.ZodMiniType<T.FileSortField> = FileSortField$ satisfies z.ZodMiniType<FileSortField_>;

const FileRootFolder$ = /* @__PURE__ */ (() => z.enum([
    'MEDIA_ROOT',
    'TRASH_ROOT',
    'VISITOR_UPLOADS_ROOT'
]))();
type FileRootFolder_ = Held<typeof FileRootFolder$, T.FileRootFolder>;
export const FileRootFolderSchema: z.ZodMiniType<T.FileRootFolder> = FileRootFolder$ satisfies z.ZodMiniType<FileRootFolder_>;

const FileSorting$ = /* @__PURE__ */ (() => z.object({
    fieldName: z.optional(FileSortFieldSchema),
    order: z.optional(SortOrderSchema),
    origin: z.optional(AddressLocationRequestSchema)
}))();
type FileSorting_ = Held<typeof FileSorting$, T.FileSorting>;
export const FileSortingSchema: z.ZodMiniType<T.FileSorting> = FileSorting$ satisfies z.ZodMiniType<FileSorting_>;

const FileCursorPaging$ = /* @__PURE__ */ (() => z.object({
    limit: z.nullish(z.int().check(z.gte(0), z.lte(100))),
    cursor: z.nullish(z.string().check(z.maxLength(16000)))
}))();
type FileCursorPaging_ = Held<typeof FileCursorPaging$, T.FileCursorPaging>;
export const FileCursorPagingSchema: z.ZodMiniType<T.FileCursorPaging> = FileCursorPaging$ satisfies z.ZodMiniType<FileCursorPaging_>;

const StreamFormat$ = /* @__PURE__ */ (() => z.enum([
    'UNKNOWN',
    'HLS',
    'DASH'
]))();
type StreamFormat_ = Held<typeof StreamFormat$, T.StreamFormat>;
export const StreamFormatSchema: z.ZodMiniType<T.StreamFormat> = StreamFormat$ satisfies z.ZodMiniType<StreamFormat_>;

const MemberStatusRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNKNOWN',
    'PENDING',
    'APPROVED',
    'BLOCKED',
    'OFFLINE'
]))();
type MemberStatusRequest_ = Held<typeof MemberStatusRequest$, T.MemberStatus>;
export const MemberStatusRequestSchema: z.ZodMiniType<T.MemberStatus> = MemberStatusRequest$ satisfies z.ZodMiniType<MemberStatusRequest_>;

const MemberStreetAddressInput$ = /* @__PURE__ */ (() => z.object({
    number: z.optional(z.string().check(z.maxLength(100))),
    name: z.optional(z.string().check(z.maxLength(200)))
}))();
type MemberStreetAddressInput_ = Held<typeof MemberStreetAddressInput$, T.MemberStreetAddressInput>;
export const MemberStreetAddressInputSchema: z.ZodMiniType<T.MemberStreetAddressInput> = MemberStreetAddressInput$ satisfies z.ZodMiniType<MemberStreetAddressInput_>;

const MemberAddressInput$ = /* @__PURE__ */ (() => z.object({
    streetAddress: z.optional(MemberStreetAddressInputSchema),
    addressLine: z.nullish(z.string().check(z.maxLength(200))),
    id: z.nullish(z.guid()),
    addressLine2: z.nullish(z.string()),
    city: z.nullish(z.string()),
    subdivision: z.nullish(z.string()),
    country: z.nullish(z.string().check(z.regex(/^[A-Z]{2}$/))),
    postalCode: z.nullish(z.string())
}).check(z.refine((value) => (["streetAddress", "addressLine"] as const).filter((name) => value[name] !== undefined && value[name] !== null).length < 2, "must hold at most one of streetAddress, addressLine")))();
type MemberAddressInput_ = Held<typeof MemberAddressInput$, T.MemberAddressInput>;
export const MemberAddressInputSchema: z.ZodMiniType<T.MemberAddressInput> = MemberAddressInput$ satisfies z.ZodMiniType<MemberAddressInput_>;

const MemberCustomFieldRequest$ = /* @__PURE__ */ (() => z.object({
    name: z.nullish(z.string()),
    value: z.optional(z.unknown())
}))();
type MemberCustomFieldRequest_ = Held<typeof MemberCustomFieldRequest$, T.MemberCustomField>;
export const MemberCustomFieldRequestSchema: z.ZodMiniType<T.MemberCustomField> = MemberCustomFieldRequest$ satisfies z.ZodMiniType<MemberCustomFieldRequest_>;

const MemberContactInput$ = /* @__PURE__ */ (() => z.object({
    firstName: z.nullish(z.string()),
    lastName: z.nullish(z.string()),
    phones: z.nullish(z.array(z.string())),
    emails: z.nullish(z.array(z.email())),
    addresses: z.optional(z.array(MemberAddressInputSchema)),
    birthdate: z.nullish(z.string().check(z.maxLength(100))),
    company: z.nullish(z.string().check(z.maxLength(100))),
    jobTitle: z.nullish(z.string().check(z.maxLength(100))),
    customFields: z.optional(z.record(z.string(), MemberCustomFieldRequestSchema))
}))();
type MemberContactInput_ = Held<typeof MemberContactInput$, T.MemberContactInput>;
export const MemberContactInputSchema: z.ZodMiniType<T.MemberContactInput> = MemberContactInput$ satisfies z.ZodMiniType<MemberContactInput_>;

const MemberImageInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string()),
    url: z.optional(z.string()),
    height: z.optional(z.int()),
    width: z.optional(z.int()),
    offsetX: z.nullish(z.int()),
    offsetY: z.nullish(z.int())
}))();
type MemberImageInput_ = Held<typeof MemberImageInput$, T.MemberImageInput>;
export const MemberImageInputSchema: z.ZodMiniType<T.MemberImageInput> = MemberImageInput$ satisfies z.ZodMiniType<MemberImageInput_>;

const MemberProfileInput$ = /* @__PURE__ */ (() => z.object({
    nickname: z.nullish(z.string()),
    slug: z.nullish(z.string()),
    photo: z.optional(MemberImageInputSchema),
    cover: z.optional(MemberImageInputSchema),
    title: z.nullish(z.string())
}))();
type MemberProfileInput_ = Held<typeof MemberProfileInput$, T.MemberProfileInput>;
export const MemberProfileInputSchema: z.ZodMiniType<T.MemberProfileInput> = MemberProfileInput$ satisfies z.ZodMiniType<MemberProfileInput_>;

const MemberPrivacyStatusRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNKNOWN',
    'PRIVATE',
    'PUBLIC'
]))();
type MemberPrivacyStatusRequest_ = Held<typeof MemberPrivacyStatusRequest$, T.MemberPrivacyStatus>;
export const MemberPrivacyStatusRequestSchema: z.ZodMiniType<T.MemberPrivacyStatus> = MemberPrivacyStatusRequest$ satisfies z.ZodMiniType<MemberPrivacyStatusRequest_>;

const MemberActivityStatusRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNKNOWN',
    'ACTIVE',
    'MUTED'
]))();
type MemberActivityStatusRequest_ = Held<typeof MemberActivityStatusRequest$, T.MemberActivityStatus>;
export const MemberActivityStatusRequestSchema: z.ZodMiniType<T.MemberActivityStatus> = MemberActivityStatusRequest$ satisfies z.ZodMiniType<MemberActivityStatusRequest_>;

const MemberInput$ = /* @__PURE__ */ (() => z.object({
    id: z.nullish(z.guid()),
    loginEmail: z.nullish(z.email()),
    loginEmailVerified: z.nullish(z.boolean()),
    status: z.optional(MemberStatusRequestSchema),
    contactId: z.nullish(z.guid()),
    contact: z.optional(MemberContactInputSchema),
    profile: z.optional(MemberProfileInputSchema),
    privacyStatus: z.optional(MemberPrivacyStatusRequestSchema),
    activityStatus: z.optional(MemberActivityStatusRequestSchema),
    createdDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ])),
    updatedDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ])),
    lastLoginDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ]))
}))();
type MemberInput_ = Held<typeof MemberInput$, T.MemberInput>;
export const MemberInputSchema: z.ZodMiniType<T.MemberInput> = MemberInput$ satisfies z.ZodMiniType<MemberInput_>;

const MemberFieldSet$ = /* @__PURE__ */ (() => z.enum([
    'PUBLIC',
    'EXTENDED',
    'FULL'
]))();
type MemberFieldSet_ = Held<typeof MemberFieldSet$, T.MemberFieldSet>;
export const MemberFieldSetSchema: z.ZodMiniType<T.MemberFieldSet> = MemberFieldSet$ satisfies z.ZodMiniType<MemberFieldSet_>;

const MemberSortField$ = /* @__PURE__ */ (() => z.enum([
    'profile.nickname',
    'contact.firstName',
    'contact.lastName',
    'createdDate',
    'updatedDate',
    'lastLoginDate'
]))();
type MemberSortField_ = Held<typeof MemberSortField$, T.MemberSortField>;
export const MemberSortFieldSchema: z.ZodMiniType<T.MemberSortField> = MemberSortField$ satisfies z.ZodMiniType<MemberSortField_>;

const MemberSorting$ = /* @__PURE__ */ (() => z.object({
    fieldName: MemberSortFieldSchema,
    order: z.optional(SortOrderSchema)
}))();
type MemberSorting_ = Held<typeof MemberSorting$, T.MemberSorting>;
export const MemberSortingSchema: z.ZodMiniType<T.MemberSorting> = MemberSorting$ satisfies z.ZodMiniType<MemberSorting_>;

const MemberFilter$ = /* @__PURE__ */ (() => z.object({
    id: z.nullish(z.union([
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
    ])),
    loginEmail: z.nullish(z.union([
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
    ])),
    contactId: z.nullish(z.union([
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
    ])),
    "contact.firstName": z.nullish(z.union([
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
    ])),
    "contact.lastName": z.nullish(z.union([
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
    ])),
    "profile.nickname": z.nullish(z.union([
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
    ])),
    "profile.slug": z.nullish(z.union([
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
    ])),
    status: z.nullish(z.union([
        MemberStatusRequestSchema,
        z.strictObject({
            $eq: z.nullish(MemberStatusRequestSchema),
            $ne: z.nullish(MemberStatusRequestSchema),
            $in: z.optional(z.array(MemberStatusRequestSchema)),
            $nin: z.optional(z.array(MemberStatusRequestSchema)),
            $exists: z.optional(z.boolean()),
            $hasSome: z.optional(z.array(MemberStatusRequestSchema))
        })
    ])),
    privacyStatus: z.nullish(z.union([
        MemberPrivacyStatusRequestSchema,
        z.strictObject({
            $eq: z.nullish(MemberPrivacyStatusRequestSchema),
            $ne: z.nullish(MemberPrivacyStatusRequestSchema),
            $in: z.optional(z.array(MemberPrivacyStatusRequestSchema)),
            $nin: z.optional(z.array(MemberPrivacyStatusRequestSchema)),
            $exists: z.optional(z.boolean()),
            $hasSome: z.optional(z.array(MemberPrivacyStatusRequestSchema))
        })
    ])),
    activityStatus: z.nullish(z.union([
        MemberActivityStatusRequestSchema,
        z.strictObject({
            $eq: z.nullish(MemberActivityStatusRequestSchema),
            $ne: z.nullish(MemberActivityStatusRequestSchema),
            $in: z.optional(z.array(MemberActivityStatusRequestSchema)),
            $nin: z.optional(z.array(MemberActivityStatusRequestSchema)),
            $exists: z.optional(z.boolean()),
            $hasSome: z.optional(z.array(MemberActivityStatusRequestSchema))
        })
    ])),
    createdDate: z.nullish(z.union([
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
    ])),
    updatedDate: z.nullish(z.union([
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
    ])),
    lastLoginDate: z.nullish(z.union([
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
    ])),
    $and: z.optional(z.array(z.lazy((): z.ZodMiniType<T.MemberFilter> => MemberFilterSchema))),
    $or: z.optional(z.array(z.lazy((): z.ZodMiniType<T.MemberFilter> => MemberFilterSchema))),
    $not: z.optional(z.lazy((): z.ZodMiniType<T.MemberFilter> => MemberFilterSchema))
}))();
type MemberFilter_ = Held<typeof MemberFilter$, T.MemberFilter>;
export const MemberFilterSchema: z.ZodMiniType<T.MemberFilter> = MemberFilter$ satisfies z.ZodMiniType<MemberFilter_>;

const MemberQuery$ = /* @__PURE__ */ (() => z.object({
    filter: z.optional(MemberFilterSchema),
    sort: z.optional(z.array(MemberSortingSchema).check(z.maxLength(10))),
    paging: z.optional(PagingSchema),
    cursorPaging: z.optional(CursorPagingSchema)
}))();
type MemberQuery_ = Held<typeof MemberQuery$, T.MemberQuery>;
export const MemberQuerySchema: z.ZodMiniType<T.MemberQuery> = MemberQuery$ satisfies z.ZodMiniType<MemberQuery_>;

const MemberSearch$ = /* @__PURE__ */ (() => z.object({
    expression: z.nullish(z.string().check(z.minLength(1), z.maxLength(100))),
    fields: z.optional(z.array(z.string()).check(z.maxLength(4)))
}))();
type MemberSearch_ = Held<typeof MemberSearch$, T.MemberSearch>;
export const MemberSearchSchema: z.ZodMiniType<T.MemberSearch> = MemberSearch$ satisfies z.ZodMiniType<MemberSearch_>;

const RedirectSlotResource$ = /* @__PURE__ */ (() => z.object({
    id: z.nullish(z.guid()),
    name: z.nullish(z.string().check(z.maxLength(1200)))
}))();
type RedirectSlotResource_ = Held<typeof RedirectSlotResource$, T.RedirectSlotResource>;
export const RedirectSlotResourceSchema: z.ZodMiniType<T.RedirectSlotResource> = RedirectSlotResource$ satisfies z.ZodMiniType<RedirectSlotResource_>;

const BookingLocationType$ = /* @__PURE__ */ (() => z.enum([
    'UNDEFINED',
    'OWNER_BUSINESS',
    'OWNER_CUSTOM',
    'CUSTOM'
]))();
type BookingLocationType_ = Held<typeof BookingLocationType$, T.BookingLocationType>;
export const BookingLocationTypeSchema: z.ZodMiniType<T.BookingLocationType> = BookingLocationType$ satisfies z.ZodMiniType<BookingLocationType_>;

const RedirectLocation$ = /* @__PURE__ */ (() => z.object({
    id: z.nullish(z.guid()),
    name: z.nullish(z.string()),
    formattedAddress: z.nullish(z.string()),
    formattedAddressTranslated: z.nullish(z.string().check(z.maxLength(512))),
    locationType: z.optional(BookingLocationTypeSchema)
}))();
type RedirectLocation_ = Held<typeof RedirectLocation$, T.RedirectLocation>;
export const RedirectLocationSchema: z.ZodMiniType<T.RedirectLocation> = RedirectLocation$ satisfies z.ZodMiniType<RedirectLocation_>;

const RedirectSlot$ = /* @__PURE__ */ (() => z.object({
    sessionId: z.nullish(z.string()),
    serviceId: z.optional(z.string()),
    scheduleId: z.optional(z.string()),
    startDate: z.nullish(z.string()),
    endDate: z.nullish(z.string()),
    timezone: z.nullish(z.string()),
    resource: z.optional(RedirectSlotResourceSchema),
    location: z.optional(RedirectLocationSchema),
    eventId: z.nullish(z.string().check(z.minLength(36), z.maxLength(250)))
}))();
type RedirectSlot_ = Held<typeof RedirectSlot$, T.RedirectSlot>;
export const RedirectSlotSchema: z.ZodMiniType<T.RedirectSlot> = RedirectSlot$ satisfies z.ZodMiniType<RedirectSlot_>;

const RedirectWaitingList$ = /* @__PURE__ */ (() => z.object({
    totalSpots: z.nullish(z.int()),
    openSpots: z.nullish(z.int())
}))();
type RedirectWaitingList_ = Held<typeof RedirectWaitingList$, T.RedirectWaitingList>;
export const RedirectWaitingListSchema: z.ZodMiniType<T.RedirectWaitingList> = RedirectWaitingList$ satisfies z.ZodMiniType<RedirectWaitingList_>;

const RedirectBookingPolicyViolations$ = /* @__PURE__ */ (() => z.object({
    tooEarlyToBook: z.nullish(z.boolean()),
    tooLateToBook: z.nullish(z.boolean()),
    bookOnlineDisabled: z.nullish(z.boolean()),
    validSubmissionRequired: z.nullish(z.boolean())
}))();
type RedirectBookingPolicyViolations_ = Held<typeof RedirectBookingPolicyViolations$, T.RedirectBookingPolicyViolations>;
export const RedirectBookingPolicyViolationsSchema: z.ZodMiniType<T.RedirectBookingPolicyViolations> = RedirectBookingPolicyViolations$ satisfies z.ZodMiniType<RedirectBookingPolicyViolations_>;

const RedirectSlotAvailability$ = /* @__PURE__ */ (() => z.object({
    slot: z.optional(RedirectSlotSchema),
    bookable: z.optional(z.boolean()),
    totalSpots: z.nullish(z.int()),
    openSpots: z.nullish(z.int()),
    waitingList: z.optional(RedirectWaitingListSchema),
    bookingPolicyViolations: z.optional(RedirectBookingPolicyViolationsSchema),
    locked: z.nullish(z.boolean()),
    isFromV2: z.optional(z.boolean())
}))();
type RedirectSlotAvailability_ = Held<typeof RedirectSlotAvailability$, T.RedirectSlotAvailability>;
export const RedirectSlotAvailabilitySchema: z.ZodMiniType<T.RedirectSlotAvailability> = RedirectSlotAvailability$ satisfies z.ZodMiniType<RedirectSlotAvailability_>;

const RedirectSessionBookingsCheckoutParams$ = /* @__PURE__ */ (() => z.object({
    timezone: z.optional(z.string().check(z.maxLength(40))),
    slotAvailability: z.optional(RedirectSlotAvailabilitySchema)
}))();
type RedirectSessionBookingsCheckoutParams_ = Held<typeof RedirectSessionBookingsCheckoutParams$, T.RedirectSessionBookingsCheckoutParams>;
export const RedirectSessionBookingsCheckoutParamsSchema: z.ZodMiniType<T.RedirectSessionBookingsCheckoutParams> = RedirectSessionBookingsCheckoutParams$ satisfies z.ZodMiniType<RedirectSessionBookingsCheckoutParams_>;

const RedirectSessionEcomCheckoutParams$ = /* @__PURE__ */ (() => z.object({
    checkoutId: z.optional(z.guid())
}))();
type RedirectSessionEcomCheckoutParams_ = Held<typeof RedirectSessionEcomCheckoutParams$, T.RedirectSessionEcomCheckoutParams>;
export const RedirectSessionEcomCheckoutParamsSchema: z.ZodMiniType<T.RedirectSessionEcomCheckoutParams> = RedirectSessionEcomCheckoutParams$ satisfies z.ZodMiniType<RedirectSessionEcomCheckoutParams_>;

const RedirectSessionEventsCheckoutParams$ = /* @__PURE__ */ (() => z.object({
    reservationId: z.optional(z.guid()),
    eventSlug: z.optional(z.string().check(z.maxLength(150)))
}))();
type RedirectSessionEventsCheckoutParams_ = Held<typeof RedirectSessionEventsCheckoutParams$, T.RedirectSessionEventsCheckoutParams>;
export const RedirectSessionEventsCheckoutParamsSchema: z.ZodMiniType<T.RedirectSessionEventsCheckoutParams> = RedirectSessionEventsCheckoutParams$ satisfies z.ZodMiniType<RedirectSessionEventsCheckoutParams_>;

const RedirectSessionPaidPlansCheckoutParams$ = /* @__PURE__ */ (() => z.object({
    planId: z.optional(z.guid()),
    checkoutData: z.nullish(z.string().check(z.maxLength(2048)))
}))();
type RedirectSessionPaidPlansCheckoutParams_ = Held<typeof RedirectSessionPaidPlansCheckoutParams$, T.RedirectSessionPaidPlansCheckoutParams>;
export const RedirectSessionPaidPlansCheckoutParamsSchema: z.ZodMiniType<T.RedirectSessionPaidPlansCheckoutParams> = RedirectSessionPaidPlansCheckoutParams$ satisfies z.ZodMiniType<RedirectSessionPaidPlansCheckoutParams_>;

const RedirectSessionLoginParams$ = /* @__PURE__ */ (() => z.record(z.string(), z.unknown()))();
type RedirectSessionLoginParams_ = Held<typeof RedirectSessionLoginParams$, T.RedirectSessionLoginParams>;
export const RedirectSessionLoginParamsSchema: z.ZodMiniType<T.RedirectSessionLoginParams> = RedirectSessionLoginParams$ satisfies z.ZodMiniType<RedirectSessionLoginParams_>;

const RedirectSessionLogoutParams$ = /* @__PURE__ */ (() => z.object({
    clientId: z.optional(z.guid())
}))();
type RedirectSessionLogoutParams_ = Held<typeof RedirectSessionLogoutParams$, T.RedirectSessionLogoutParams>;
export const RedirectSessionLogoutParamsSchema: z.ZodMiniType<T.RedirectSessionLogoutParams> = RedirectSessionLogoutParams$ satisfies z.ZodMiniType<RedirectSessionLogoutParams_>;

const AuthorizeRequest$ = /* @__PURE__ */ (() => z.object({
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
}))();
type AuthorizeRequest_ = Held<typeof AuthorizeRequest$, T.AuthorizeRequest>;
export const AuthorizeRequestSchema: z.ZodMiniType<T.AuthorizeRequest> = AuthorizeRequest$ satisfies z.ZodMiniType<AuthorizeRequest_>;

const AuthorizationPrompt$ = /* @__PURE__ */ (() => z.enum([
    'login',
    'none',
    'consent',
    'select_account'
]))();
type AuthorizationPrompt_ = Held<typeof AuthorizationPrompt$, T.AuthorizationPrompt>;
export const AuthorizationPromptSchema: z.ZodMiniType<T.AuthorizationPrompt> = AuthorizationPrompt$ satisfies z.ZodMiniType<AuthorizationPrompt_>;

const RedirectSessionAuthParams$ = /* @__PURE__ */ (() => z.object({
    authRequest: z.optional(AuthorizeRequestSchema),
    prompt: z.optional(AuthorizationPromptSchema)
}))();
type RedirectSessionAuthParams_ = Held<typeof RedirectSessionAuthParams$, T.RedirectSessionAuthParams>;
export const RedirectSessionAuthParamsSchema: z.ZodMiniType<T.RedirectSessionAuthParams> = RedirectSessionAuthParams$ satisfies z.ZodMiniType<RedirectSessionAuthParams_>;

const RedirectSessionStoresProductParams$ = /* @__PURE__ */ (() => z.object({
    productSlug: z.optional(z.string().check(z.maxLength(150)))
}))();
type RedirectSessionStoresProductParams_ = Held<typeof RedirectSessionStoresProductParams$, T.RedirectSessionStoresProductParams>;
export const RedirectSessionStoresProductParamsSchema: z.ZodMiniType<T.RedirectSessionStoresProductParams> = RedirectSessionStoresProductParams$ satisfies z.ZodMiniType<RedirectSessionStoresProductParams_>;

const RedirectSessionBookingsBookParams$ = /* @__PURE__ */ (() => z.object({
    resourceId: z.optional(z.guid())
}))();
type RedirectSessionBookingsBookParams_ = Held<typeof RedirectSessionBookingsBookParams$, T.RedirectSessionBookingsBookParams>;
export const RedirectSessionBookingsBookParamsSchema: z.ZodMiniType<T.RedirectSessionBookingsBookParams> = RedirectSessionBookingsBookParams$ satisfies z.ZodMiniType<RedirectSessionBookingsBookParams_>;

const RedirectSessionEcomOrderPaymentRequestParams$ = /* @__PURE__ */ (() => z.object({
    paymentRequestId: z.optional(z.guid())
}))();
type RedirectSessionEcomOrderPaymentRequestParams_ = Held<typeof RedirectSessionEcomOrderPaymentRequestParams$, T.RedirectSessionEcomOrderPaymentRequestParams>;
export const RedirectSessionEcomOrderPaymentRequestParamsSchema: z.ZodMiniType<T.RedirectSessionEcomOrderPaymentRequestParams> = RedirectSessionEcomOrderPaymentRequestParams$ satisfies z.ZodMiniType<RedirectSessionEcomOrderPaymentRequestParams_>;

const RedirectCallbackParams$ = /* @__PURE__ */ (() => z.object({
    thankYouPageUrl: z.nullish(z.string().check(z.maxLength(2048))),
    postFlowUrl: z.nullish(z.string().check(z.maxLength(2048))),
    loginUrl: z.nullish(z.string().check(z.maxLength(2048))),
    bookingsServiceListUrl: z.nullish(z.string().check(z.maxLength(2048))),
    cartPageUrl: z.nullish(z.string().check(z.maxLength(2048))),
    planListUrl: z.nullish(z.string().check(z.maxLength(2048)))
}))();
type RedirectCallbackParams_ = Held<typeof RedirectCallbackParams$, T.RedirectCallbackParams>;
export const RedirectCallbackParamsSchema: z.ZodMiniType<T.RedirectCallbackParams> = RedirectCallbackParams$ satisfies z.ZodMiniType<RedirectCallbackParams_>;

const RedirectSessionPreferences$ = /* @__PURE__ */ (() => z.object({
    useGenericWixPages: z.nullish(z.boolean()),
    maintainIdentity: z.nullish(z.boolean()),
    additionalQueryParameters: z.optional(z.record(z.string(), z.string())),
    checkIfPublish: z.nullish(z.boolean())
}))();
type RedirectSessionPreferences_ = Held<typeof RedirectSessionPreferences$, T.RedirectSessionPreferences>;
export const RedirectSessionPreferencesSchema: z.ZodMiniType<T.RedirectSessionPreferences> = RedirectSessionPreferences$ satisfies z.ZodMiniType<RedirectSessionPreferences_>;

const WebMethodArguments$ = /* @__PURE__ */ (() => z.array(z.unknown()))();
type WebMethodArguments_ = Held<typeof WebMethodArguments$, T.WebMethodArguments>;
export const WebMethodArgumentsSchema: z.ZodMiniType<T.WebMethodArguments> = WebMethodArguments$ satisfies z.ZodMiniType<WebMethodArguments_>;

const AuthorizationResponseMode$ = /* @__PURE__ */ (() => z.enum([
    'fragment',
    'query',
    'web_message'
]))();
type AuthorizationResponseMode_ = Held<typeof AuthorizationResponseMode$, T.AuthorizationResponseMode>;
export const AuthorizationResponseModeSchema: z.ZodMiniType<T.AuthorizationResponseMode> = AuthorizationResponseMode$ satisfies z.ZodMiniType<AuthorizationResponseMode_>;

const QueryBackInStockRequestsInput$ = /* @__PURE__ */ (() => z.object({
    query: z.optional(BackInStockQuerySchema)
}))();
type QueryBackInStockRequestsInput_ = Held<typeof QueryBackInStockRequestsInput$, T.QueryBackInStockRequestsInput>;
export const QueryBackInStockRequestsInputSchema: z.ZodMiniType<T.QueryBackInStockRequestsInput> = QueryBackInStockRequestsInput$ satisfies z.ZodMiniType<QueryBackInStockRequestsInput_>;

const CreateBackInStockRequestInput$ = /* @__PURE__ */ (() => z.object({
    request: BackInStockRequestInputSchema,
    itemDetails: BackInStockItemDetailsSchema
}))();
type CreateBackInStockRequestInput_ = Held<typeof CreateBackInStockRequestInput$, T.CreateBackInStockRequestInput>;
export const CreateBackInStockRequestInputSchema: z.ZodMiniType<T.CreateBackInStockRequestInput> = CreateBackInStockRequestInput$ satisfies z.ZodMiniType<CreateBackInStockRequestInput_>;

const GetBackInStockRequestInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid()
}))();
type GetBackInStockRequestInput_ = Held<typeof GetBackInStockRequestInput$, T.GetBackInStockRequestInput>;
export const GetBackInStockRequestInputSchema: z.ZodMiniType<T.GetBackInStockRequestInput> = GetBackInStockRequestInput$ satisfies z.ZodMiniType<GetBackInStockRequestInput_>;

const DeleteBackInStockRequestInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid()
}))();
type DeleteBackInStockRequestInput_ = Held<typeof DeleteBackInStockRequestInput$, T.DeleteBackInStockRequestInput>;
export const DeleteBackInStockRequestInputSchema: z.ZodMiniType<T.DeleteBackInStockRequestInput> = DeleteBackInStockRequestInput$ satisfies z.ZodMiniType<DeleteBackInStockRequestInput_>;

const MarkBackInStockRequestNotifiedInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid()
}))();
type MarkBackInStockRequestNotifiedInput_ = Held<typeof MarkBackInStockRequestNotifiedInput$, T.MarkBackInStockRequestNotifiedInput>;
export const MarkBackInStockRequestNotifiedInputSchema: z.ZodMiniType<T.MarkBackInStockRequestNotifiedInput> = MarkBackInStockRequestNotifiedInput$ satisfies z.ZodMiniType<MarkBackInStockRequestNotifiedInput_>;

const CountBackInStockRequestsByCatalogReferenceInput$ = /* @__PURE__ */ (() => z.object({
    catalogReferences: z.array(CatalogReferenceRequestSchema).check(z.minLength(1), z.maxLength(100))
}))();
type CountBackInStockRequestsByCatalogReferenceInput_ = Held<typeof CountBackInStockRequestsByCatalogReferenceInput$, T.CountBackInStockRequestsByCatalogReferenceInput>;
export const CountBackInStockRequestsByCatalogReferenceInputSchema: z.ZodMiniType<T.CountBackInStockRequestsByCatalogReferenceInput> = CountBackInStockRequestsByCatalogReferenceInput$ satisfies z.ZodMiniType<CountBackInStockRequestsByCatalogReferenceInput_>;

const ReportItemsBackInStockInput$ = /* @__PURE__ */ (() => z.object({
    catalogReference: z.optional(CatalogReferenceRequestSchema),
    requestIds: z.optional(z.array(z.string())),
    itemDetails: BackInStockItemDetailsSchema,
    extraAutomationTemplateParameters: z.optional(z.record(z.string(), z.string()))
}).check(z.refine((value) => (["catalogReference", "requestIds"] as const).filter((name) => value[name] !== undefined && value[name] !== null).length < 2, "must hold at most one of catalogReference, requestIds")))();
type ReportItemsBackInStockInput_ = Held<typeof ReportItemsBackInStockInput$, T.ReportItemsBackInStockInput>;
export const ReportItemsBackInStockInputSchema: z.ZodMiniType<T.ReportItemsBackInStockInput> = ReportItemsBackInStockInput$ satisfies z.ZodMiniType<ReportItemsBackInStockInput_>;

const GetCheckoutSettingsInput$ = /* @__PURE__ */ (() => z.record(z.string(), z.never()))();
type GetCheckoutSettingsInput_ = Held<typeof GetCheckoutSettingsInput$, T.GetCheckoutSettingsInput>;
export const GetCheckoutSettingsInputSchema: z.ZodMiniType<T.GetCheckoutSettingsInput> = GetCheckoutSettingsInput$ satisfies z.ZodMiniType<GetCheckoutSettingsInput_>;

const UpdateCheckoutSettingsInput$ = /* @__PURE__ */ (() => z.object({
    checkoutSettings: CheckoutSettingsInputSchema,
    fieldMask: z.optional(z.array(z.string()))
}))();
type UpdateCheckoutSettingsInput_ = Held<typeof UpdateCheckoutSettingsInput$, T.UpdateCheckoutSettingsInput>;
export const UpdateCheckoutSettingsInputSchema: z.ZodMiniType<T.UpdateCheckoutSettingsInput> = UpdateCheckoutSettingsInput$ satisfies z.ZodMiniType<UpdateCheckoutSettingsInput_>;

const CreateCheckoutInput$ = /* @__PURE__ */ (() => z.object({
    checkoutInfo: z.optional(CheckoutInputSchema),
    couponCode: z.nullish(z.string()),
    lineItems: z.optional(z.array(CheckoutLineItemInputSchema).check(z.maxLength(300))),
    customLineItems: z.optional(z.array(CustomLineItemSchema).check(z.maxLength(300))),
    channelType: ChannelTypeRequestSchema,
    giftCardCode: z.nullish(z.string()),
    overrideCheckoutUrl: z.nullish(z.string().check(z.maxLength(1000))),
    giftCardRedeemAmount: z.nullish(z.string().check(z.regex(/^-?\d+(\.\d+)?$/)))
}))();
type CreateCheckoutInput_ = Held<typeof CreateCheckoutInput$, T.CreateCheckoutInput>;
export const CreateCheckoutInputSchema: z.ZodMiniType<T.CreateCheckoutInput> = CreateCheckoutInput$ satisfies z.ZodMiniType<CreateCheckoutInput_>;

const GetCheckoutInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid()
}))();
type GetCheckoutInput_ = Held<typeof GetCheckoutInput$, T.GetCheckoutInput>;
export const GetCheckoutInputSchema: z.ZodMiniType<T.GetCheckoutInput> = GetCheckoutInput$ satisfies z.ZodMiniType<GetCheckoutInput_>;

const UpdateCheckoutInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid(),
    checkout: CheckoutInputSchema,
    couponCode: z.nullish(z.string()),
    giftCardCode: z.nullish(z.string()),
    fieldMask: z.optional(z.array(z.string())),
    overrideCheckoutUrl: z.nullish(z.string().check(z.maxLength(1000))),
    lineItems: z.optional(z.array(CheckoutLineItemInputSchema).check(z.maxLength(300))),
    customLineItems: z.optional(z.array(CustomLineItemSchema).check(z.maxLength(300))),
    giftCardRedeemAmount: z.nullish(z.string().check(z.regex(/^-?\d+(\.\d+)?$/)))
}))();
type UpdateCheckoutInput_ = Held<typeof UpdateCheckoutInput$, T.UpdateCheckoutInput>;
export const UpdateCheckoutInputSchema: z.ZodMiniType<T.UpdateCheckoutInput> = UpdateCheckoutInput$ satisfies z.ZodMiniType<UpdateCheckoutInput_>;

const GetCheckoutByCartIdInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid()
}))();
type GetCheckoutByCartIdInput_ = Held<typeof GetCheckoutByCartIdInput$, T.GetCheckoutByCartIdInput>;
export const GetCheckoutByCartIdInputSchema: z.ZodMiniType<T.GetCheckoutByCartIdInput> = GetCheckoutByCartIdInput$ satisfies z.ZodMiniType<GetCheckoutByCartIdInput_>;

const GetCheckoutUrlInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid()
}))();
type GetCheckoutUrlInput_ = Held<typeof GetCheckoutUrlInput$, T.GetCheckoutUrlInput>;
export const GetCheckoutUrlInputSchema: z.ZodMiniType<T.GetCheckoutUrlInput> = GetCheckoutUrlInput$ satisfies z.ZodMiniType<GetCheckoutUrlInput_>;

const RemoveCheckoutCouponInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid()
}))();
type RemoveCheckoutCouponInput_ = Held<typeof RemoveCheckoutCouponInput$, T.RemoveCheckoutCouponInput>;
export const RemoveCheckoutCouponInputSchema: z.ZodMiniType<T.RemoveCheckoutCouponInput> = RemoveCheckoutCouponInput$ satisfies z.ZodMiniType<RemoveCheckoutCouponInput_>;

const RemoveCheckoutGiftCardInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid()
}))();
type RemoveCheckoutGiftCardInput_ = Held<typeof RemoveCheckoutGiftCardInput$, T.RemoveCheckoutGiftCardInput>;
export const RemoveCheckoutGiftCardInputSchema: z.ZodMiniType<T.RemoveCheckoutGiftCardInput> = RemoveCheckoutGiftCardInput$ satisfies z.ZodMiniType<RemoveCheckoutGiftCardInput_>;

const RemoveOverrideCheckoutUrlInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid()
}))();
type RemoveOverrideCheckoutUrlInput_ = Held<typeof RemoveOverrideCheckoutUrlInput$, T.RemoveOverrideCheckoutUrlInput>;
export const RemoveOverrideCheckoutUrlInputSchema: z.ZodMiniType<T.RemoveOverrideCheckoutUrlInput> = RemoveOverrideCheckoutUrlInput$ satisfies z.ZodMiniType<RemoveOverrideCheckoutUrlInput_>;

const AddToCheckoutInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid(),
    lineItems: z.optional(z.array(CheckoutLineItemInputSchema).check(z.maxLength(100))),
    customLineItems: z.optional(z.array(CustomLineItemSchema).check(z.maxLength(100)))
}))();
type AddToCheckoutInput_ = Held<typeof AddToCheckoutInput$, T.AddToCheckoutInput>;
export const AddToCheckoutInputSchema: z.ZodMiniType<T.AddToCheckoutInput> = AddToCheckoutInput$ satisfies z.ZodMiniType<AddToCheckoutInput_>;

const RemoveCheckoutLineItemsInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid(),
    lineItemIds: z.array(z.guid()).check(z.minLength(1), z.maxLength(300))
}))();
type RemoveCheckoutLineItemsInput_ = Held<typeof RemoveCheckoutLineItemsInput$, T.RemoveCheckoutLineItemsInput>;
export const RemoveCheckoutLineItemsInputSchema: z.ZodMiniType<T.RemoveCheckoutLineItemsInput> = RemoveCheckoutLineItemsInput$ satisfies z.ZodMiniType<RemoveCheckoutLineItemsInput_>;

const CreateOrderFromCheckoutInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid(),
    savePaymentMethod: z.optional(z.boolean()),
    delayCapture: z.optional(z.boolean())
}))();
type CreateOrderFromCheckoutInput_ = Held<typeof CreateOrderFromCheckoutInput$, T.CreateOrderFromCheckoutInput>;
export const CreateOrderFromCheckoutInputSchema: z.ZodMiniType<T.CreateOrderFromCheckoutInput> = CreateOrderFromCheckoutInput$ satisfies z.ZodMiniType<CreateOrderFromCheckoutInput_>;

const MarkCheckoutCompletedInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid()
}))();
type MarkCheckoutCompletedInput_ = Held<typeof MarkCheckoutCompletedInput$, T.MarkCheckoutCompletedInput>;
export const MarkCheckoutCompletedInputSchema: z.ZodMiniType<T.MarkCheckoutCompletedInput> = MarkCheckoutCompletedInput$ satisfies z.ZodMiniType<MarkCheckoutCompletedInput_>;

const UpdateCheckoutLineItemsQuantityInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid(),
    lineItems: z.array(CheckoutLineItemQuantityUpdateSchema).check(z.minLength(1), z.maxLength(100))
}))();
type UpdateCheckoutLineItemsQuantityInput_ = Held<typeof UpdateCheckoutLineItemsQuantityInput$, T.UpdateCheckoutLineItemsQuantityInput>;
export const UpdateCheckoutLineItemsQuantityInputSchema: z.ZodMiniType<T.UpdateCheckoutLineItemsQuantityInput> = UpdateCheckoutLineItemsQuantityInput$ satisfies z.ZodMiniType<UpdateCheckoutLineItemsQuantityInput_>;

const GetCurrentCartInput$ = /* @__PURE__ */ (() => z.record(z.string(), z.never()))();
type GetCurrentCartInput_ = Held<typeof GetCurrentCartInput$, T.GetCurrentCartInput>;
export const GetCurrentCartInputSchema: z.ZodMiniType<T.GetCurrentCartInput> = GetCurrentCartInput$ satisfies z.ZodMiniType<GetCurrentCartInput_>;

const DeleteCurrentCartInput$ = /* @__PURE__ */ (() => z.record(z.string(), z.never()))();
type DeleteCurrentCartInput_ = Held<typeof DeleteCurrentCartInput$, T.DeleteCurrentCartInput>;
export const DeleteCurrentCartInputSchema: z.ZodMiniType<T.DeleteCurrentCartInput> = DeleteCurrentCartInput$ satisfies z.ZodMiniType<DeleteCurrentCartInput_>;

const UpdateCurrentCartInput$ = /* @__PURE__ */ (() => z.object({
    cartInfo: z.optional(CartInputSchema),
    couponCode: z.nullish(z.string()),
    lineItems: z.optional(z.array(z.object({
        id: z.nullish(z.guid()),
        quantity: z.int().check(z.gte(1), z.lte(100000)),
        catalogReference: CatalogReferenceRequestSchema,
        productName: z.optional(ProductNameRequestSchema),
        url: z.optional(PageUrlV2RequestSchema),
        price: z.optional(MultiCurrencyPriceInputSchema),
        fullPrice: z.optional(MultiCurrencyPriceInputSchema),
        priceBeforeDiscounts: z.optional(MultiCurrencyPriceInputSchema),
        lineItemPrice: z.optional(MultiCurrencyPriceInputSchema),
        descriptionLines: z.optional(z.array(DescriptionLineRequestSchema)),
        image: z.optional(CommonImageInputSchema),
        availability: z.optional(ItemAvailabilityInfoInputSchema),
        physicalProperties: z.optional(PhysicalPropertiesInputSchema),
        itemType: z.optional(ItemTypeRequestSchema),
        subscriptionOptionInfo: z.optional(SubscriptionOptionInfoInputSchema),
        digitalFile: z.optional(SecuredMediaRequestSchema),
        paymentOption: z.optional(PaymentOptionTypeRequestSchema),
        serviceProperties: z.optional(ServicePropertiesInputSchema),
        rootCatalogItemId: z.nullish(z.string().check(z.minLength(1), z.maxLength(36))),
        priceDescription: z.optional(PriceDescriptionInputSchema),
        depositAmount: z.optional(MultiCurrencyPriceInputSchema),
        selectedMembership: z.optional(CartSelectedMembershipRequestSchema),
        deliveryProfileId: z.nullish(z.guid()),
        taxGroupId: z.nullish(z.guid()),
        customLineItem: z.optional(z.boolean()),
        consentRequiredPaymentPolicy: z.nullish(z.string().check(z.minLength(1), z.maxLength(2500))),
        priceUndetermined: z.optional(z.boolean()),
        fixedQuantity: z.optional(z.boolean()),
        catalogOverrideFields: z.optional(CatalogOverrideFieldsInputSchema),
        savePaymentMethod: z.optional(z.boolean()),
        taxableAddress: z.optional(TaxableAddressRequestSchema),
        extendedFields: z.optional(ExtendedFieldsRequestSchema),
        policies: z.optional(z.array(PolicyRequestSchema).check(z.maxLength(5))),
        membersOnly: z.optional(z.boolean()),
        modifierGroups: z.optional(z.array(ModifierGroupInputSchema).check(z.maxLength(25))),
        modifiersTotalPrice: z.optional(MultiCurrencyPriceInputSchema)
    })).check(z.maxLength(300))),
    customLineItems: z.optional(z.array(CustomLineItemSchema).check(z.maxLength(300))),
    cartFieldmask: z.optional(z.array(z.string())),
    merchantDiscounts: z.optional(z.array(CartMerchantDiscountInputSchema).check(z.maxLength(300)))
}))();
type UpdateCurrentCartInput_ = Held<typeof UpdateCurrentCartInput$, T.UpdateCurrentCartInput>;
export const UpdateCurrentCartInputSchema: z.ZodMiniType<T.UpdateCurrentCartInput> = UpdateCurrentCartInput$ satisfies z.ZodMiniType<UpdateCurrentCartInput_>;

const AddToCurrentCartInput$ = /* @__PURE__ */ (() => z.object({
    lineItems: z.optional(z.array(z.object({
        id: z.nullish(z.guid()),
        quantity: z.int().check(z.gte(1), z.lte(100000)),
        catalogReference: CatalogReferenceRequestSchema,
        productName: z.optional(ProductNameRequestSchema),
        url: z.optional(PageUrlV2RequestSchema),
        price: z.optional(MultiCurrencyPriceInputSchema),
        fullPrice: z.optional(MultiCurrencyPriceInputSchema),
        priceBeforeDiscounts: z.optional(MultiCurrencyPriceInputSchema),
        lineItemPrice: z.optional(MultiCurrencyPriceInputSchema),
        descriptionLines: z.optional(z.array(DescriptionLineRequestSchema)),
        image: z.optional(CommonImageInputSchema),
        availability: z.optional(ItemAvailabilityInfoInputSchema),
        physicalProperties: z.optional(PhysicalPropertiesInputSchema),
        itemType: z.optional(ItemTypeRequestSchema),
        subscriptionOptionInfo: z.optional(SubscriptionOptionInfoInputSchema),
        digitalFile: z.optional(SecuredMediaRequestSchema),
        paymentOption: z.optional(PaymentOptionTypeRequestSchema),
        serviceProperties: z.optional(ServicePropertiesInputSchema),
        rootCatalogItemId: z.nullish(z.string().check(z.minLength(1), z.maxLength(36))),
        priceDescription: z.optional(PriceDescriptionInputSchema),
        depositAmount: z.optional(MultiCurrencyPriceInputSchema),
        selectedMembership: z.optional(CartSelectedMembershipRequestSchema),
        deliveryProfileId: z.nullish(z.guid()),
        taxGroupId: z.nullish(z.guid()),
        customLineItem: z.optional(z.boolean()),
        consentRequiredPaymentPolicy: z.nullish(z.string().check(z.minLength(1), z.maxLength(2500))),
        priceUndetermined: z.optional(z.boolean()),
        fixedQuantity: z.optional(z.boolean()),
        catalogOverrideFields: z.optional(CatalogOverrideFieldsInputSchema),
        savePaymentMethod: z.optional(z.boolean()),
        taxableAddress: z.optional(TaxableAddressRequestSchema),
        extendedFields: z.optional(ExtendedFieldsRequestSchema),
        policies: z.optional(z.array(PolicyRequestSchema).check(z.maxLength(5))),
        membersOnly: z.optional(z.boolean()),
        modifierGroups: z.optional(z.array(ModifierGroupInputSchema).check(z.maxLength(25))),
        modifiersTotalPrice: z.optional(MultiCurrencyPriceInputSchema)
    })).check(z.maxLength(100))),
    customLineItems: z.optional(z.array(CustomLineItemSchema).check(z.maxLength(100))),
    businessLocationId: z.nullish(z.guid())
}))();
type AddToCurrentCartInput_ = Held<typeof AddToCurrentCartInput$, T.AddToCurrentCartInput>;
export const AddToCurrentCartInputSchema: z.ZodMiniType<T.AddToCurrentCartInput> = AddToCurrentCartInput$ satisfies z.ZodMiniType<AddToCurrentCartInput_>;

const RemoveCurrentCartLineItemsInput$ = /* @__PURE__ */ (() => z.object({
    lineItemIds: z.array(z.guid()).check(z.minLength(1), z.maxLength(100))
}))();
type RemoveCurrentCartLineItemsInput_ = Held<typeof RemoveCurrentCartLineItemsInput$, T.RemoveCurrentCartLineItemsInput>;
export const RemoveCurrentCartLineItemsInputSchema: z.ZodMiniType<T.RemoveCurrentCartLineItemsInput> = RemoveCurrentCartLineItemsInput$ satisfies z.ZodMiniType<RemoveCurrentCartLineItemsInput_>;

const CreateCheckoutFromCurrentCartInput$ = /* @__PURE__ */ (() => z.object({
    channelType: ChannelTypeRequestSchema,
    shippingAddress: z.optional(AddressInputSchema),
    billingAddress: z.optional(AddressInputSchema),
    selectedShippingOption: z.optional(CartSelectedShippingOptionInputSchema),
    email: z.nullish(z.email())
}))();
type CreateCheckoutFromCurrentCartInput_ = Held<typeof CreateCheckoutFromCurrentCartInput$, T.CreateCheckoutFromCurrentCartInput>;
export const CreateCheckoutFromCurrentCartInputSchema: z.ZodMiniType<T.CreateCheckoutFromCurrentCartInput> = CreateCheckoutFromCurrentCartInput$ satisfies z.ZodMiniType<CreateCheckoutFromCurrentCartInput_>;

const RemoveCurrentCartCouponInput$ = /* @__PURE__ */ (() => z.record(z.string(), z.never()))();
type RemoveCurrentCartCouponInput_ = Held<typeof RemoveCurrentCartCouponInput$, T.RemoveCurrentCartCouponInput>;
export const RemoveCurrentCartCouponInputSchema: z.ZodMiniType<T.RemoveCurrentCartCouponInput> = RemoveCurrentCartCouponInput$ satisfies z.ZodMiniType<RemoveCurrentCartCouponInput_>;

const UpdateCurrentCartLineItemsQuantityInput$ = /* @__PURE__ */ (() => z.object({
    lineItems: z.array(CartLineItemQuantityUpdateSchema).check(z.minLength(1), z.maxLength(100))
}))();
type UpdateCurrentCartLineItemsQuantityInput_ = Held<typeof UpdateCurrentCartLineItemsQuantityInput$, T.UpdateCurrentCartLineItemsQuantityInput>;
export const UpdateCurrentCartLineItemsQuantityInputSchema: z.ZodMiniType<T.UpdateCurrentCartLineItemsQuantityInput> = UpdateCurrentCartLineItemsQuantityInput$ satisfies z.ZodMiniType<UpdateCurrentCartLineItemsQuantityInput_>;

const EstimateCurrentCartTotalsInput$ = /* @__PURE__ */ (() => z.object({
    selectedShippingOption: z.optional(CartSelectedShippingOptionInputSchema),
    shippingAddress: z.optional(AddressInputSchema),
    billingAddress: z.optional(AddressInputSchema),
    selectedMemberships: z.optional(CartSelectedMembershipsSchema),
    calculateTax: z.nullish(z.boolean()),
    calculateShipping: z.nullish(z.boolean()),
    calculateAdditionalFees: z.nullish(z.boolean())
}))();
type EstimateCurrentCartTotalsInput_ = Held<typeof EstimateCurrentCartTotalsInput$, T.EstimateCurrentCartTotalsInput>;
export const EstimateCurrentCartTotalsInputSchema: z.ZodMiniType<T.EstimateCurrentCartTotalsInput> = EstimateCurrentCartTotalsInput$ satisfies z.ZodMiniType<EstimateCurrentCartTotalsInput_>;

const ListInvoicesForOrdersInput$ = /* @__PURE__ */ (() => z.object({
    orderIds: z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(100))
}))();
type ListInvoicesForOrdersInput_ = Held<typeof ListInvoicesForOrdersInput$, T.ListInvoicesForOrdersInput>;
export const ListInvoicesForOrdersInputSchema: z.ZodMiniType<T.ListInvoicesForOrdersInput> = ListInvoicesForOrdersInput$ satisfies z.ZodMiniType<ListInvoicesForOrdersInput_>;

const GetOrderInput$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1), z.maxLength(100))
}))();
type GetOrderInput_ = Held<typeof GetOrderInput$, T.GetOrderInput>;
export const GetOrderInputSchema: z.ZodMiniType<T.GetOrderInput> = GetOrderInput$ satisfies z.ZodMiniType<GetOrderInput_>;

const UpdateOrderInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid(),
    order: OrderInputSchema,
    fieldMask: z.optional(z.array(z.string()))
}))();
type UpdateOrderInput_ = Held<typeof UpdateOrderInput$, T.UpdateOrderInput>;
export const UpdateOrderInputSchema: z.ZodMiniType<T.UpdateOrderInput> = UpdateOrderInput$ satisfies z.ZodMiniType<UpdateOrderInput_>;

const SearchOrdersInput$ = /* @__PURE__ */ (() => z.object({
    search: CursorSearchSchema
}))();
type SearchOrdersInput_ = Held<typeof SearchOrdersInput$, T.SearchOrdersInput>;
export const SearchOrdersInputSchema: z.ZodMiniType<T.SearchOrdersInput> = SearchOrdersInput$ satisfies z.ZodMiniType<SearchOrdersInput_>;

const CreateOrderInput$ = /* @__PURE__ */ (() => z.object({
    order: z.object({
        id: z.nullish(z.guid()),
        number: z.optional(z.string()),
        createdDate: z.nullish(z.union([
            z.iso.datetime({ offset: true }),
            z.date()
        ])),
        updatedDate: z.nullish(z.union([
            z.iso.datetime({ offset: true }),
            z.date()
        ])),
        lineItems: z.array(OrderLineItemInputSchema).check(z.minLength(1), z.maxLength(300)),
        buyerInfo: z.optional(OrderBuyerInfoRequestSchema),
        paymentStatus: z.optional(OrderPaymentStatusRequestSchema),
        fulfillmentStatus: z.optional(OrderFulfillmentStatusRequestSchema),
        buyerLanguage: z.nullish(z.string()),
        weightUnit: z.optional(WeightUnitRequestSchema),
        currency: z.nullish(z.string().check(z.regex(/^[A-Z]{3}$/))),
        currencyConversionDetails: z.optional(OrderCurrencyConversionDetailsRequestSchema),
        taxIncludedInPrices: z.optional(z.boolean()),
        siteLanguage: z.nullish(z.string()),
        priceSummary: OrderPriceSummaryInputSchema,
        billingInfo: z.optional(AddressWithContactInputSchema),
        shippingInfo: z.optional(OrderShippingInformationInputSchema),
        buyerNote: z.nullish(z.string().check(z.maxLength(1000))),
        status: z.optional(OrderStatusRequestSchema),
        archived: z.nullish(z.boolean()),
        taxSummary: z.optional(OrderTaxSummaryInputSchema),
        taxInfo: z.optional(OrderTaxInfoInputSchema),
        appliedDiscounts: z.optional(z.array(OrderAppliedDiscountInputSchema).check(z.maxLength(320))),
        activities: z.optional(z.array(OrderActivityInputSchema).check(z.maxLength(1000))),
        attributionSource: z.optional(OrderAttributionSourceRequestSchema),
        createdBy: z.optional(CreatedByRequestSchema),
        channelInfo: OrderChannelInfoInputSchema,
        seenByAHuman: z.nullish(z.boolean()),
        checkoutId: z.nullish(z.guid()),
        customFields: z.optional(z.array(CustomFieldInputSchema)),
        balanceSummary: z.optional(OrderBalanceSummaryInputSchema),
        additionalFees: z.optional(z.array(OrderAdditionalFeeInputSchema).check(z.maxLength(100))),
        extendedFields: z.optional(ExtendedFieldsRequestSchema),
        purchaseFlowId: z.nullish(z.guid()),
        recipientInfo: z.optional(AddressWithContactInputSchema),
        tags: z.optional(OrderTagsInputSchema),
        purchasedDate: z.nullish(z.union([
            z.iso.datetime({ offset: true }),
            z.date()
        ])),
        businessLocation: z.optional(OrderLocationInputSchema),
        payAfterFreeTrial: z.optional(OrderPriceSummaryInputSchema),
        platformFeeSummary: z.optional(OrderPlatformFeeSummaryInputSchema),
        imported: z.optional(z.boolean())
    }),
    settings: z.optional(OrderCreationSettingsSchema)
}))();
type CreateOrderInput_ = Held<typeof CreateOrderInput$, T.CreateOrderInput>;
export const CreateOrderInputSchema: z.ZodMiniType<T.CreateOrderInput> = CreateOrderInput$ satisfies z.ZodMiniType<CreateOrderInput_>;

const BulkUpdateOrdersInput$ = /* @__PURE__ */ (() => z.object({
    orders: z.array(MaskedOrderSchema).check(z.minLength(1), z.maxLength(100)),
    returnEntity: z.optional(z.boolean())
}))();
type BulkUpdateOrdersInput_ = Held<typeof BulkUpdateOrdersInput$, T.BulkUpdateOrdersInput>;
export const BulkUpdateOrdersInputSchema: z.ZodMiniType<T.BulkUpdateOrdersInput> = BulkUpdateOrdersInput$ satisfies z.ZodMiniType<BulkUpdateOrdersInput_>;

const CancelOrderInput$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1), z.maxLength(100)),
    sendOrderCanceledEmail: z.optional(z.boolean()),
    customMessage: z.nullish(z.string().check(z.minLength(1), z.maxLength(1000))),
    restockAllItems: z.optional(z.boolean())
}))();
type CancelOrderInput_ = Held<typeof CancelOrderInput$, T.CancelOrderInput>;
export const CancelOrderInputSchema: z.ZodMiniType<T.CancelOrderInput> = CancelOrderInput$ satisfies z.ZodMiniType<CancelOrderInput_>;

const BulkUpdateOrderTagsInput$ = /* @__PURE__ */ (() => z.object({
    orderIds: z.array(z.guid()).check(z.minLength(1), z.maxLength(100)),
    assignTags: z.optional(OrderTagsInputSchema),
    unassignTags: z.optional(OrderTagsInputSchema)
}))();
type BulkUpdateOrderTagsInput_ = Held<typeof BulkUpdateOrderTagsInput$, T.BulkUpdateOrderTagsInput>;
export const BulkUpdateOrderTagsInputSchema: z.ZodMiniType<T.BulkUpdateOrderTagsInput> = BulkUpdateOrderTagsInput$ satisfies z.ZodMiniType<BulkUpdateOrderTagsInput_>;

const PreparePaymentCollectionInput$ = /* @__PURE__ */ (() => z.object({
    ecomOrderId: z.string().check(z.minLength(1), z.maxLength(100)),
    amount: PriceInputSchema,
    paymentGatewayOrderId: z.nullish(z.string()),
    delayedCapture: z.optional(z.boolean()),
    delayedCaptureSettings: z.optional(DelayedCaptureSettingsSchema)
}))();
type PreparePaymentCollectionInput_ = Held<typeof PreparePaymentCollectionInput$, T.PreparePaymentCollectionInput>;
export const PreparePaymentCollectionInputSchema: z.ZodMiniType<T.PreparePaymentCollectionInput> = PreparePaymentCollectionInput$ satisfies z.ZodMiniType<PreparePaymentCollectionInput_>;

const GetPaymentCollectabilityStatusInput$ = /* @__PURE__ */ (() => z.object({
    ecomOrderId: z.string().check(z.minLength(1), z.maxLength(100))
}))();
type GetPaymentCollectabilityStatusInput_ = Held<typeof GetPaymentCollectabilityStatusInput$, T.GetPaymentCollectabilityStatusInput>;
export const GetPaymentCollectabilityStatusInputSchema: z.ZodMiniType<T.GetPaymentCollectabilityStatusInput> = GetPaymentCollectabilityStatusInput$ satisfies z.ZodMiniType<GetPaymentCollectabilityStatusInput_>;

const VoidAuthorizedPaymentsInput$ = /* @__PURE__ */ (() => z.object({
    ecomOrderId: z.string().check(z.minLength(1), z.maxLength(100)),
    paymentIds: z.array(z.guid()).check(z.minLength(1), z.maxLength(100))
}))();
type VoidAuthorizedPaymentsInput_ = Held<typeof VoidAuthorizedPaymentsInput$, T.VoidAuthorizedPaymentsInput>;
export const VoidAuthorizedPaymentsInputSchema: z.ZodMiniType<T.VoidAuthorizedPaymentsInput> = VoidAuthorizedPaymentsInput$ satisfies z.ZodMiniType<VoidAuthorizedPaymentsInput_>;

const CaptureAuthorizedPaymentsInput$ = /* @__PURE__ */ (() => z.object({
    ecomOrderId: z.string().check(z.minLength(1), z.maxLength(100)),
    payments: z.array(OrderPaymentCaptureSchema).check(z.minLength(1), z.maxLength(100))
}))();
type CaptureAuthorizedPaymentsInput_ = Held<typeof CaptureAuthorizedPaymentsInput$, T.CaptureAuthorizedPaymentsInput>;
export const CaptureAuthorizedPaymentsInputSchema: z.ZodMiniType<T.CaptureAuthorizedPaymentsInput> = CaptureAuthorizedPaymentsInput$ satisfies z.ZodMiniType<CaptureAuthorizedPaymentsInput_>;

const ListRecommendationAlgorithmsInput$ = /* @__PURE__ */ (() => z.record(z.string(), z.never()))();
type ListRecommendationAlgorithmsInput_ = Held<typeof ListRecommendationAlgorithmsInput$, T.ListRecommendationAlgorithmsInput>;
export const ListRecommendationAlgorithmsInputSchema: z.ZodMiniType<T.ListRecommendationAlgorithmsInput> = ListRecommendationAlgorithmsInput$ satisfies z.ZodMiniType<ListRecommendationAlgorithmsInput_>;

const GetRecommendationInput$ = /* @__PURE__ */ (() => z.object({
    items: z.optional(z.array(CatalogReferenceRequestSchema).check(z.maxLength(300))),
    algorithms: z.array(RecommendationAlgorithmRequestSchema).check(z.minLength(1), z.maxLength(10)),
    minimumRecommendedItems: z.optional(z.int().check(z.lte(100)))
}))();
type GetRecommendationInput_ = Held<typeof GetRecommendationInput$, T.GetRecommendationInput>;
export const GetRecommendationInputSchema: z.ZodMiniType<T.GetRecommendationInput> = GetRecommendationInput$ satisfies z.ZodMiniType<GetRecommendationInput_>;

const GetReviewInput$ = /* @__PURE__ */ (() => z.object({
    reviewId: z.guid(),
    returnPrivateReviews: z.optional(z.boolean())
}))();
type GetReviewInput_ = Held<typeof GetReviewInput$, T.GetReviewInput>;
export const GetReviewInputSchema: z.ZodMiniType<T.GetReviewInput> = GetReviewInput$ satisfies z.ZodMiniType<GetReviewInput_>;

const DeleteReviewInput$ = /* @__PURE__ */ (() => z.object({
    reviewId: z.guid()
}))();
type DeleteReviewInput_ = Held<typeof DeleteReviewInput$, T.DeleteReviewInput>;
export const DeleteReviewInputSchema: z.ZodMiniType<T.DeleteReviewInput> = DeleteReviewInput$ satisfies z.ZodMiniType<DeleteReviewInput_>;

const UpdateReviewInput$ = /* @__PURE__ */ (() => z.object({
    reviewId: z.guid(),
    review: z.object({
        namespace: z.optional(z.string()),
        entityId: z.optional(z.string().check(z.maxLength(36))),
        id: z.optional(z.guid()),
        content: z.optional(ReviewContentInputSchema),
        createdDate: z.nullish(z.union([
            z.iso.datetime({ offset: true }),
            z.date()
        ])),
        updatedDate: z.nullish(z.union([
            z.iso.datetime({ offset: true }),
            z.date()
        ])),
        author: z.optional(ReviewAuthorRequestSchema),
        reply: z.optional(ReviewReplyInputSchema),
        foundHelpful: z.optional(z.int()),
        foundUnhelpful: z.optional(z.int()),
        helpfulness: z.optional(z.int()),
        moderation: z.optional(ReviewModerationInputSchema),
        revision: z.nullable(z.string()),
        verified: z.optional(z.boolean()),
        origin: z.optional(ReviewOriginInputSchema),
        reviewDate: z.nullish(z.union([
            z.iso.datetime({ offset: true }),
            z.date()
        ])),
        relevanceScore: z.nullish(z.union([
            z.number(),
            z.literal([Number.NaN, Infinity, -Infinity])
        ])),
        publishCount: z.optional(z.int()),
        creatorType: z.optional(ReviewCreatorTypeRequestSchema)
    }),
    fieldMask: z.optional(z.array(z.string()))
}))();
type UpdateReviewInput_ = Held<typeof UpdateReviewInput$, T.UpdateReviewInput>;
export const UpdateReviewInputSchema: z.ZodMiniType<T.UpdateReviewInput> = UpdateReviewInput$ satisfies z.ZodMiniType<UpdateReviewInput_>;

const CreateReviewInput$ = /* @__PURE__ */ (() => z.object({
    review: z.object({
        namespace: z.string(),
        entityId: z.string().check(z.maxLength(36)),
        id: z.optional(z.guid()),
        content: ReviewContentInputSchema,
        createdDate: z.nullish(z.union([
            z.iso.datetime({ offset: true }),
            z.date()
        ])),
        updatedDate: z.nullish(z.union([
            z.iso.datetime({ offset: true }),
            z.date()
        ])),
        author: z.optional(ReviewAuthorRequestSchema),
        reply: z.optional(ReviewReplyInputSchema),
        foundHelpful: z.optional(z.int()),
        foundUnhelpful: z.optional(z.int()),
        helpfulness: z.optional(z.int()),
        moderation: z.optional(ReviewModerationInputSchema),
        revision: z.nullish(z.string()),
        verified: z.optional(z.boolean()),
        origin: z.optional(ReviewOriginInputSchema),
        reviewDate: z.nullish(z.union([
            z.iso.datetime({ offset: true }),
            z.date()
        ])),
        relevanceScore: z.nullish(z.union([
            z.number(),
            z.literal([Number.NaN, Infinity, -Infinity])
        ])),
        publishCount: z.optional(z.int()),
        creatorType: z.optional(ReviewCreatorTypeRequestSchema)
    })
}))();
type CreateReviewInput_ = Held<typeof CreateReviewInput$, T.CreateReviewInput>;
export const CreateReviewInputSchema: z.ZodMiniType<T.CreateReviewInput> = CreateReviewInput$ satisfies z.ZodMiniType<CreateReviewInput_>;

const QueryReviewsInput$ = /* @__PURE__ */ (() => z.object({
    query: z.optional(ReviewQuerySchema),
    returnPrivateReviews: z.optional(z.boolean()),
    filter: z.optional(ReviewFilterSchema),
    sort: z.optional(z.array(ReviewSortingSchema)),
    cursorPaging: z.optional(CursorPagingSchema)
}).check(z.refine((value) => (["query", "filter"] as const).filter((name) => value[name] !== undefined && value[name] !== null).length < 2, "must hold at most one of query, filter"), z.refine((value) => (["query", "sort"] as const).filter((name) => value[name] !== undefined && value[name] !== null).length < 2, "must hold at most one of query, sort"), z.refine((value) => (["query", "cursorPaging"] as const).filter((name) => value[name] !== undefined && value[name] !== null).length < 2, "must hold at most one of query, cursorPaging")))();
type QueryReviewsInput_ = Held<typeof QueryReviewsInput$, T.QueryReviewsInput>;
export const QueryReviewsInputSchema: z.ZodMiniType<T.QueryReviewsInput> = QueryReviewsInput$ satisfies z.ZodMiniType<QueryReviewsInput_>;

const GetCollectionByIdInput$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1))
}))();
type GetCollectionByIdInput_ = Held<typeof GetCollectionByIdInput$, T.GetCollectionByIdInput>;
export const GetCollectionByIdInputSchema: z.ZodMiniType<T.GetCollectionByIdInput> = GetCollectionByIdInput$ satisfies z.ZodMiniType<GetCollectionByIdInput_>;

const GetCollectionBySlugInput$ = /* @__PURE__ */ (() => z.object({
    slug: z.string().check(z.minLength(1), z.maxLength(100))
}))();
type GetCollectionBySlugInput_ = Held<typeof GetCollectionBySlugInput$, T.GetCollectionBySlugInput>;
export const GetCollectionBySlugInputSchema: z.ZodMiniType<T.GetCollectionBySlugInput> = GetCollectionBySlugInput$ satisfies z.ZodMiniType<GetCollectionBySlugInput_>;

const QueryCollectionsInput$ = /* @__PURE__ */ (() => z.object({
    query: z.optional(CollectionQuerySchema)
}))();
type QueryCollectionsInput_ = Held<typeof QueryCollectionsInput$, T.QueryCollectionsInput>;
export const QueryCollectionsInputSchema: z.ZodMiniType<T.QueryCollectionsInput> = QueryCollectionsInput$ satisfies z.ZodMiniType<QueryCollectionsInput_>;

const CreateProductInput$ = /* @__PURE__ */ (() => z.object({
    product: z.object({
        id: z.optional(z.string()),
        name: z.nullable(z.string().check(z.minLength(1), z.maxLength(80))),
        slug: z.optional(z.string().check(z.maxLength(100))),
        visible: z.nullish(z.boolean()),
        productType: z.optional(ProductTypeRequestSchema),
        description: z.nullish(z.string().check(z.maxLength(8000))),
        sku: z.nullish(z.string().check(z.maxLength(40))),
        weight: z.nullish(z.union([
            z.number().check(z.lte(999999999.99)),
            z.literal([Number.NaN, Infinity, -Infinity])
        ])),
        weightRange: z.optional(ProductNumericPropertyRangeRequestSchema),
        productDimensions: z.optional(CheckoutDimensionsRequestSchema),
        packageDimensions: z.optional(CheckoutDimensionsRequestSchema),
        stock: z.optional(ProductStockRequestSchema),
        price: z.optional(ProductPriceDataRequestSchema),
        priceData: ProductPriceDataRequestSchema,
        convertedPriceData: z.optional(ProductPriceDataRequestSchema),
        priceRange: z.optional(ProductNumericPropertyRangeRequestSchema),
        costAndProfitData: z.optional(ProductCostAndProfitDataRequestSchema),
        costRange: z.optional(ProductNumericPropertyRangeRequestSchema),
        pricePerUnitData: z.optional(ProductPricePerUnitDataRequestSchema),
        additionalInfoSections: z.optional(z.array(ProductAdditionalInfoSectionRequestSchema)),
        ribbons: z.optional(z.array(ProductRibbonRequestSchema)),
        media: z.optional(ProductMediaRequestSchema),
        customTextFields: z.optional(z.array(ProductCustomTextFieldRequestSchema)),
        manageVariants: z.nullish(z.boolean()),
        productOptions: z.optional(z.array(ProductOptionRequestSchema).check(z.maxLength(6))),
        productPageUrl: z.optional(ProductPageUrlRequestSchema),
        numericId: z.optional(z.string()),
        inventoryItemId: z.optional(z.string()),
        discount: z.optional(ProductDiscountRequestSchema),
        collectionIds: z.optional(z.array(z.string())),
        variants: z.optional(z.array(ProductVariantRequestSchema).check(z.maxLength(1000))),
        lastUpdated: z.nullish(z.union([
            z.iso.datetime({ offset: true }),
            z.date()
        ])),
        createdDate: z.nullish(z.union([
            z.iso.datetime({ offset: true }),
            z.date()
        ])),
        seoData: z.optional(ProductSeoSchemaRequestSchema),
        ribbon: z.nullish(z.string().check(z.maxLength(30))),
        brand: z.nullish(z.string().check(z.minLength(1), z.maxLength(50))),
        digitalFile: z.optional(SecuredMediaRequestSchema)
    })
}))();
type CreateProductInput_ = Held<typeof CreateProductInput$, T.CreateProductInput>;
export const CreateProductInputSchema: z.ZodMiniType<T.CreateProductInput> = CreateProductInput$ satisfies z.ZodMiniType<CreateProductInput_>;

const GetProductInput$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1)),
    includeMerchantSpecificData: z.optional(z.boolean())
}))();
type GetProductInput_ = Held<typeof GetProductInput$, T.GetProductInput>;
export const GetProductInputSchema: z.ZodMiniType<T.GetProductInput> = GetProductInput$ satisfies z.ZodMiniType<GetProductInput_>;

const DeleteProductInput$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1))
}))();
type DeleteProductInput_ = Held<typeof DeleteProductInput$, T.DeleteProductInput>;
export const DeleteProductInputSchema: z.ZodMiniType<T.DeleteProductInput> = DeleteProductInput$ satisfies z.ZodMiniType<DeleteProductInput_>;

const UpdateProductInput$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1)),
    product: ProductInputSchema
}))();
type UpdateProductInput_ = Held<typeof UpdateProductInput$, T.UpdateProductInput>;
export const UpdateProductInputSchema: z.ZodMiniType<T.UpdateProductInput> = UpdateProductInput$ satisfies z.ZodMiniType<UpdateProductInput_>;

const UpdateProductVariantsInput$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1)),
    variants: z.array(ProductVariantOverrideSchema)
}))();
type UpdateProductVariantsInput_ = Held<typeof UpdateProductVariantsInput$, T.UpdateProductVariantsInput>;
export const UpdateProductVariantsInputSchema: z.ZodMiniType<T.UpdateProductVariantsInput> = UpdateProductVariantsInput$ satisfies z.ZodMiniType<UpdateProductVariantsInput_>;

const ResetProductVariantsInput$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1))
}))();
type ResetProductVariantsInput_ = Held<typeof ResetProductVariantsInput$, T.ResetProductVariantsInput>;
export const ResetProductVariantsInputSchema: z.ZodMiniType<T.ResetProductVariantsInput> = ResetProductVariantsInput$ satisfies z.ZodMiniType<ResetProductVariantsInput_>;

const AddProductsToCollectionInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid(),
    productIds: z.array(z.string()).check(z.maxLength(1000))
}))();
type AddProductsToCollectionInput_ = Held<typeof AddProductsToCollectionInput$, T.AddProductsToCollectionInput>;
export const AddProductsToCollectionInputSchema: z.ZodMiniType<T.AddProductsToCollectionInput> = AddProductsToCollectionInput$ satisfies z.ZodMiniType<AddProductsToCollectionInput_>;

const RemoveProductsFromCollectionInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid(),
    productIds: z.array(z.string()).check(z.maxLength(1000))
}))();
type RemoveProductsFromCollectionInput_ = Held<typeof RemoveProductsFromCollectionInput$, T.RemoveProductsFromCollectionInput>;
export const RemoveProductsFromCollectionInputSchema: z.ZodMiniType<T.RemoveProductsFromCollectionInput> = RemoveProductsFromCollectionInput$ satisfies z.ZodMiniType<RemoveProductsFromCollectionInput_>;

const AddProductMediaInput$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1)),
    media: z.array(ProductMediaDataForWriteSchema).check(z.minLength(1), z.maxLength(50))
}))();
type AddProductMediaInput_ = Held<typeof AddProductMediaInput$, T.AddProductMediaInput>;
export const AddProductMediaInputSchema: z.ZodMiniType<T.AddProductMediaInput> = AddProductMediaInput$ satisfies z.ZodMiniType<AddProductMediaInput_>;

const RemoveProductMediaInput$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1)),
    mediaIds: z.array(z.string()).check(z.maxLength(50))
}))();
type RemoveProductMediaInput_ = Held<typeof RemoveProductMediaInput$, T.RemoveProductMediaInput>;
export const RemoveProductMediaInputSchema: z.ZodMiniType<T.RemoveProductMediaInput> = RemoveProductMediaInput$ satisfies z.ZodMiniType<RemoveProductMediaInput_>;

const SetProductChoiceMediaInput$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1)),
    media: z.array(ProductMediaAssignmentToChoiceSchema).check(z.minLength(1), z.maxLength(10))
}))();
type SetProductChoiceMediaInput_ = Held<typeof SetProductChoiceMediaInput$, T.SetProductChoiceMediaInput>;
export const SetProductChoiceMediaInputSchema: z.ZodMiniType<T.SetProductChoiceMediaInput> = SetProductChoiceMediaInput$ satisfies z.ZodMiniType<SetProductChoiceMediaInput_>;

const RemoveProductChoiceMediaInput$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1)),
    media: z.array(ProductMediaAssignmentToChoiceSchema).check(z.minLength(1), z.maxLength(10))
}))();
type RemoveProductChoiceMediaInput_ = Held<typeof RemoveProductChoiceMediaInput$, T.RemoveProductChoiceMediaInput>;
export const RemoveProductChoiceMediaInputSchema: z.ZodMiniType<T.RemoveProductChoiceMediaInput> = RemoveProductChoiceMediaInput$ satisfies z.ZodMiniType<RemoveProductChoiceMediaInput_>;

const DeleteProductOptionsInput$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1))
}))();
type DeleteProductOptionsInput_ = Held<typeof DeleteProductOptionsInput$, T.DeleteProductOptionsInput>;
export const DeleteProductOptionsInputSchema: z.ZodMiniType<T.DeleteProductOptionsInput> = DeleteProductOptionsInput$ satisfies z.ZodMiniType<DeleteProductOptionsInput_>;

const RemoveProductBrandInput$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1))
}))();
type RemoveProductBrandInput_ = Held<typeof RemoveProductBrandInput$, T.RemoveProductBrandInput>;
export const RemoveProductBrandInputSchema: z.ZodMiniType<T.RemoveProductBrandInput> = RemoveProductBrandInput$ satisfies z.ZodMiniType<RemoveProductBrandInput_>;

const RemoveProductRibbonInput$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1))
}))();
type RemoveProductRibbonInput_ = Held<typeof RemoveProductRibbonInput$, T.RemoveProductRibbonInput>;
export const RemoveProductRibbonInputSchema: z.ZodMiniType<T.RemoveProductRibbonInput> = RemoveProductRibbonInput$ satisfies z.ZodMiniType<RemoveProductRibbonInput_>;

const CreateCollectionInput$ = /* @__PURE__ */ (() => z.object({
    collection: z.object({
        id: z.nullish(z.string().check(z.minLength(35), z.maxLength(36))),
        name: z.nullable(z.string().check(z.minLength(1), z.maxLength(50))),
        media: z.optional(ProductMediaRequestSchema),
        numberOfProducts: z.optional(z.int()),
        description: z.nullish(z.string().check(z.maxLength(600))),
        slug: z.nullish(z.string().check(z.minLength(1), z.maxLength(100))),
        visible: z.nullish(z.boolean()),
        lastUpdated: z.nullish(z.union([
            z.iso.datetime({ offset: true }),
            z.date()
        ]))
    })
}))();
type CreateCollectionInput_ = Held<typeof CreateCollectionInput$, T.CreateCollectionInput>;
export const CreateCollectionInputSchema: z.ZodMiniType<T.CreateCollectionInput> = CreateCollectionInput$ satisfies z.ZodMiniType<CreateCollectionInput_>;

const DeleteCollectionInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid()
}))();
type DeleteCollectionInput_ = Held<typeof DeleteCollectionInput$, T.DeleteCollectionInput>;
export const DeleteCollectionInputSchema: z.ZodMiniType<T.DeleteCollectionInput> = DeleteCollectionInput$ satisfies z.ZodMiniType<DeleteCollectionInput_>;

const UpdateCollectionInput$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1)),
    collection: CollectionInputSchema
}))();
type UpdateCollectionInput_ = Held<typeof UpdateCollectionInput$, T.UpdateCollectionInput>;
export const UpdateCollectionInputSchema: z.ZodMiniType<T.UpdateCollectionInput> = UpdateCollectionInput$ satisfies z.ZodMiniType<UpdateCollectionInput_>;

const BulkUpdateProductsInput$ = /* @__PURE__ */ (() => z.object({
    ids: z.array(z.string()).check(z.minLength(1), z.maxLength(100)),
    set: ProductSetValueSchema
}))();
type BulkUpdateProductsInput_ = Held<typeof BulkUpdateProductsInput$, T.BulkUpdateProductsInput>;
export const BulkUpdateProductsInputSchema: z.ZodMiniType<T.BulkUpdateProductsInput> = BulkUpdateProductsInput$ satisfies z.ZodMiniType<BulkUpdateProductsInput_>;

const BulkAdjustProductsInput$ = /* @__PURE__ */ (() => z.object({
    ids: z.array(z.string()).check(z.minLength(1), z.maxLength(100)),
    adjust: ProductAdjustValueSchema
}))();
type BulkAdjustProductsInput_ = Held<typeof BulkAdjustProductsInput$, T.BulkAdjustProductsInput>;
export const BulkAdjustProductsInputSchema: z.ZodMiniType<T.BulkAdjustProductsInput> = BulkAdjustProductsInput$ satisfies z.ZodMiniType<BulkAdjustProductsInput_>;

const GetCatalogCollectionBySlugInput$ = /* @__PURE__ */ (() => z.object({
    slug: z.string().check(z.minLength(1), z.maxLength(100))
}))();
type GetCatalogCollectionBySlugInput_ = Held<typeof GetCatalogCollectionBySlugInput$, T.GetCatalogCollectionBySlugInput>;
export const GetCatalogCollectionBySlugInputSchema: z.ZodMiniType<T.GetCatalogCollectionBySlugInput> = GetCatalogCollectionBySlugInput$ satisfies z.ZodMiniType<GetCatalogCollectionBySlugInput_>;

const GetProductOptionsAvailabilityInput$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1)),
    options: z.record(z.string(), z.string())
}))();
type GetProductOptionsAvailabilityInput_ = Held<typeof GetProductOptionsAvailabilityInput$, T.GetProductOptionsAvailabilityInput>;
export const GetProductOptionsAvailabilityInputSchema: z.ZodMiniType<T.GetProductOptionsAvailabilityInput> = GetProductOptionsAvailabilityInput$ satisfies z.ZodMiniType<GetProductOptionsAvailabilityInput_>;

const QueryProductVariantsInput$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1)),
    choices: z.optional(z.record(z.string(), z.string())),
    variantIds: z.optional(z.array(z.string())),
    paging: z.optional(PagingSchema),
    includeMerchantSpecificData: z.optional(z.boolean())
}))();
type QueryProductVariantsInput_ = Held<typeof QueryProductVariantsInput$, T.QueryProductVariantsInput>;
export const QueryProductVariantsInputSchema: z.ZodMiniType<T.QueryProductVariantsInput> = QueryProductVariantsInput$ satisfies z.ZodMiniType<QueryProductVariantsInput_>;

const QueryStoreVariantsInput$ = /* @__PURE__ */ (() => z.object({
    query: StoreVariantQuerySchema
}))();
type QueryStoreVariantsInput_ = Held<typeof QueryStoreVariantsInput$, T.QueryStoreVariantsInput>;
export const QueryStoreVariantsInputSchema: z.ZodMiniType<T.QueryStoreVariantsInput> = QueryStoreVariantsInput$ satisfies z.ZodMiniType<QueryStoreVariantsInput_>;

const GetStoreVariantInput$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1))
}))();
type GetStoreVariantInput_ = Held<typeof GetStoreVariantInput$, T.GetStoreVariantInput>;
export const GetStoreVariantInputSchema: z.ZodMiniType<T.GetStoreVariantInput> = GetStoreVariantInput$ satisfies z.ZodMiniType<GetStoreVariantInput_>;

const QueryProductsInput$ = /* @__PURE__ */ (() => z.object({
    query: z.optional(ProductQuerySchema)
}))();
type QueryProductsInput_ = Held<typeof QueryProductsInput$, T.QueryProductsInput>;
export const QueryProductsInputSchema: z.ZodMiniType<T.QueryProductsInput> = QueryProductsInput$ satisfies z.ZodMiniType<QueryProductsInput_>;

const LoginInput$ = /* @__PURE__ */ (() => z.object({
    email: z.optional(z.email()),
    loginId: z.optional(LoginIdSchema),
    password: z.nullish(z.string()),
    captchaTokens: z.optional(z.array(CaptchaTokenSchema)),
    clientMetaData: z.nullish(z.record(z.string(), z.unknown())),
    stateToken: z.nullish(z.string().check(z.maxLength(1000)))
}))();
type LoginInput_ = Held<typeof LoginInput$, T.LoginInput>;
export const LoginInputSchema: z.ZodMiniType<T.LoginInput> = LoginInput$ satisfies z.ZodMiniType<LoginInput_>;

const ChangePasswordInput$ = /* @__PURE__ */ (() => z.object({
    newPassword: z.string()
}))();
type ChangePasswordInput_ = Held<typeof ChangePasswordInput$, T.ChangePasswordInput>;
export const ChangePasswordInputSchema: z.ZodMiniType<T.ChangePasswordInput> = ChangePasswordInput$ satisfies z.ZodMiniType<ChangePasswordInput_>;

const SsoLoginInput$ = /* @__PURE__ */ (() => z.object({
    tenantId: z.string().check(z.minLength(1)),
    idpConnectionId: z.string().check(z.minLength(1)),
    tenantType: z.optional(TenantTypeSchema),
    customPayload: z.optional(z.record(z.string(), z.string())),
    sessionId: z.optional(z.string()),
    encryptionKey: z.optional(z.string()),
    visitorId: z.optional(z.string()),
    bsi: z.optional(z.string())
}))();
type SsoLoginInput_ = Held<typeof SsoLoginInput$, T.SsoLoginInput>;
export const SsoLoginInputSchema: z.ZodMiniType<T.SsoLoginInput> = SsoLoginInput$ satisfies z.ZodMiniType<SsoLoginInput_>;

const LoginCallbackInput$ = /* @__PURE__ */ (() => z.object({
    state: z.optional(z.string()),
    sessionToken: z.optional(z.string())
}))();
type LoginCallbackInput_ = Held<typeof LoginCallbackInput$, T.LoginCallbackInput>;
export const LoginCallbackInputSchema: z.ZodMiniType<T.LoginCallbackInput> = LoginCallbackInput$ satisfies z.ZodMiniType<LoginCallbackInput_>;

const SsoLoginWithTokenParamsInput$ = /* @__PURE__ */ (() => z.object({
    idpConnectionId: z.optional(z.string()),
    tokenParams: z.optional(z.record(z.string(), z.string()))
}))();
type SsoLoginWithTokenParamsInput_ = Held<typeof SsoLoginWithTokenParamsInput$, T.SsoLoginWithTokenParamsInput>;
export const SsoLoginWithTokenParamsInputSchema: z.ZodMiniType<T.SsoLoginWithTokenParamsInput> = SsoLoginWithTokenParamsInput$ satisfies z.ZodMiniType<SsoLoginWithTokenParamsInput_>;

const LogoutRedirectInput$ = /* @__PURE__ */ (() => z.object({
    postLogoutRedirectUri: z.optional(z.url()),
    clientId: z.optional(z.guid())
}))();
type LogoutRedirectInput_ = Held<typeof LogoutRedirectInput$, T.LogoutRedirectInput>;
export const LogoutRedirectInputSchema: z.ZodMiniType<T.LogoutRedirectInput> = LogoutRedirectInput$ satisfies z.ZodMiniType<LogoutRedirectInput_>;

const VerifyFactorInput$ = /* @__PURE__ */ (() => z.object({
    factorType: FactorTypeRequestSchema,
    smsData: z.optional(SmsVerifyDataSchema),
    callData: z.optional(CallVerifyDataSchema),
    emailData: z.optional(EmailVerifyDataSchema),
    totpData: z.optional(TotpVerifyDataSchema),
    pushData: z.optional(PushVerifyDataSchema),
    stateToken: z.string(),
    rememberThisDevice: z.optional(z.boolean()),
    webauthnData: z.optional(WebAuthnVerifyDataSchema),
    recoveryCodeData: z.optional(RecoveryCodeVerifyDataSchema),
    passwordData: z.optional(PasswordVerifyDataSchema)
}).check(z.refine((value) => (["smsData", "callData", "emailData", "totpData", "pushData", "webauthnData", "recoveryCodeData", "passwordData"] as const).filter((name) => value[name] !== undefined && value[name] !== null).length < 2, "must hold at most one of smsData, callData, emailData, totpData, pushData, webauthnData, recoveryCodeData, passwordData")))();
type VerifyFactorInput_ = Held<typeof VerifyFactorInput$, T.VerifyFactorInput>;
export const VerifyFactorInputSchema: z.ZodMiniType<T.VerifyFactorInput> = VerifyFactorInput$ satisfies z.ZodMiniType<VerifyFactorInput_>;

const StartVerificationInput$ = /* @__PURE__ */ (() => z.object({
    identityId: z.nullish(z.guid()),
    target: z.optional(VerificationTargetSchema)
}))();
type StartVerificationInput_ = Held<typeof StartVerificationInput$, T.StartVerificationInput>;
export const StartVerificationInputSchema: z.ZodMiniType<T.StartVerificationInput> = StartVerificationInput$ satisfies z.ZodMiniType<StartVerificationInput_>;

const VerifyDuringAuthenticationInput$ = /* @__PURE__ */ (() => z.object({
    code: z.string().check(z.length(6)),
    stateToken: z.string()
}))();
type VerifyDuringAuthenticationInput_ = Held<typeof VerifyDuringAuthenticationInput$, T.VerifyDuringAuthenticationInput>;
export const VerifyDuringAuthenticationInputSchema: z.ZodMiniType<T.VerifyDuringAuthenticationInput> = VerifyDuringAuthenticationInput$ satisfies z.ZodMiniType<VerifyDuringAuthenticationInput_>;

const ResendDuringAuthenticationInput$ = /* @__PURE__ */ (() => z.object({
    stateToken: z.string()
}))();
type ResendDuringAuthenticationInput_ = Held<typeof ResendDuringAuthenticationInput$, T.ResendDuringAuthenticationInput>;
export const ResendDuringAuthenticationInputSchema: z.ZodMiniType<T.ResendDuringAuthenticationInput> = ResendDuringAuthenticationInput$ satisfies z.ZodMiniType<ResendDuringAuthenticationInput_>;

const SendRecoveryEmailInput$ = /* @__PURE__ */ (() => z.object({
    email: z.email(),
    language: z.nullish(z.string()),
    redirect: z.optional(RecoveryRedirectSchema)
}))();
type SendRecoveryEmailInput_ = Held<typeof SendRecoveryEmailInput$, T.SendRecoveryEmailInput>;
export const SendRecoveryEmailInputSchema: z.ZodMiniType<T.SendRecoveryEmailInput> = SendRecoveryEmailInput$ satisfies z.ZodMiniType<SendRecoveryEmailInput_>;

const SendActivationEmailInput$ = /* @__PURE__ */ (() => z.object({
    identityId: z.guid(),
    emailOptions: z.optional(RecoveryEmailOptionsSchema)
}))();
type SendActivationEmailInput_ = Held<typeof SendActivationEmailInput$, T.SendActivationEmailInput>;
export const SendActivationEmailInputSchema: z.ZodMiniType<T.SendActivationEmailInput> = SendActivationEmailInput$ satisfies z.ZodMiniType<SendActivationEmailInput_>;

const RecoverPasswordInput$ = /* @__PURE__ */ (() => z.object({
    recoveryToken: z.string(),
    password: z.nullish(z.string())
}))();
type RecoverPasswordInput_ = Held<typeof RecoverPasswordInput$, T.RecoverPasswordInput>;
export const RecoverPasswordInputSchema: z.ZodMiniType<T.RecoverPasswordInput> = RecoverPasswordInput$ satisfies z.ZodMiniType<RecoverPasswordInput_>;

const OauthTokenInput$ = /* @__PURE__ */ (() => OAuthTokenRequestSchema)();
type OauthTokenInput_ = Held<typeof OauthTokenInput$, T.OauthTokenInput>;
export const OauthTokenInputSchema: z.ZodMiniType<T.OauthTokenInput> = OauthTokenInput$ satisfies z.ZodMiniType<OauthTokenInput_>;

const OauthTokenInfoInput$ = /* @__PURE__ */ (() => z.object({
    token: z.string()
}))();
type OauthTokenInfoInput_ = Held<typeof OauthTokenInfoInput$, T.OauthTokenInfoInput>;
export const OauthTokenInfoInputSchema: z.ZodMiniType<T.OauthTokenInfoInput> = OauthTokenInfoInput$ satisfies z.ZodMiniType<OauthTokenInfoInput_>;

const GenerateFilesDownloadUrlInput$ = /* @__PURE__ */ (() => z.object({
    fileIds: z.array(z.string().check(z.maxLength(1000))).check(z.minLength(1), z.maxLength(1000))
}))();
type GenerateFilesDownloadUrlInput_ = Held<typeof GenerateFilesDownloadUrlInput$, T.GenerateFilesDownloadUrlInput>;
export const GenerateFilesDownloadUrlInputSchema: z.ZodMiniType<T.GenerateFilesDownloadUrlInput> = GenerateFilesDownloadUrlInput$ satisfies z.ZodMiniType<GenerateFilesDownloadUrlInput_>;

const GenerateFileDownloadUrlInput$ = /* @__PURE__ */ (() => z.object({
    fileId: z.string().check(z.maxLength(1000)),
    downloadFileName: z.nullish(z.string().check(z.maxLength(100))),
    expirationInMinutes: z.nullish(z.int().check(z.gte(1), z.lte(525600))),
    expirationRedirectUrl: z.nullish(z.url()),
    assetKeys: z.nullish(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(100))),
    contentDisposition: z.optional(ContentDispositionSchema)
}))();
type GenerateFileDownloadUrlInput_ = Held<typeof GenerateFileDownloadUrlInput$, T.GenerateFileDownloadUrlInput>;
export const GenerateFileDownloadUrlInputSchema: z.ZodMiniType<T.GenerateFileDownloadUrlInput> = GenerateFileDownloadUrlInput$ satisfies z.ZodMiniType<GenerateFileDownloadUrlInput_>;

const GetFileDescriptorInput$ = /* @__PURE__ */ (() => z.object({
    fileId: z.string().check(z.maxLength(1000))
}))();
type GetFileDescriptorInput_ = Held<typeof GetFileDescriptorInput$, T.GetFileDescriptorInput>;
export const GetFileDescriptorInputSchema: z.ZodMiniType<T.GetFileDescriptorInput> = GetFileDescriptorInput$ satisfies z.ZodMiniType<GetFileDescriptorInput_>;

const GetFileDescriptorsInput$ = /* @__PURE__ */ (() => z.object({
    fileIds: z.array(z.string().check(z.maxLength(1000))).check(z.minLength(1), z.maxLength(100))
}))();
type GetFileDescriptorsInput_ = Held<typeof GetFileDescriptorsInput$, T.GetFileDescriptorsInput>;
export const GetFileDescriptorsInputSchema: z.ZodMiniType<T.GetFileDescriptorsInput> = GetFileDescriptorsInput$ satisfies z.ZodMiniType<GetFileDescriptorsInput_>;

const UpdateFileDescriptorInput$ = /* @__PURE__ */ (() => z.object({
    file: FileDescriptorInputSchema,
    fieldMask: z.optional(z.array(z.string()))
}))();
type UpdateFileDescriptorInput_ = Held<typeof UpdateFileDescriptorInput$, T.UpdateFileDescriptorInput>;
export const UpdateFileDescriptorInputSchema: z.ZodMiniType<T.UpdateFileDescriptorInput> = UpdateFileDescriptorInput$ satisfies z.ZodMiniType<UpdateFileDescriptorInput_>;

const GenerateFileUploadUrlInput$ = /* @__PURE__ */ (() => z.object({
    mimeType: z.nullable(z.string().check(z.maxLength(100))),
    fileName: z.nullish(z.string().check(z.maxLength(1000))),
    sizeInBytes: z.nullish(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
    parentFolderId: z.nullish(z.string().check(z.maxLength(100))),
    private: z.nullish(z.boolean()),
    labels: z.nullish(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(50))),
    externalInfo: z.optional(FileExternalInfoRequestSchema),
    filePath: z.nullish(z.string().check(z.maxLength(100)))
}))();
type GenerateFileUploadUrlInput_ = Held<typeof GenerateFileUploadUrlInput$, T.GenerateFileUploadUrlInput>;
export const GenerateFileUploadUrlInputSchema: z.ZodMiniType<T.GenerateFileUploadUrlInput> = GenerateFileUploadUrlInput$ satisfies z.ZodMiniType<GenerateFileUploadUrlInput_>;

const GenerateFileResumableUploadUrlInput$ = /* @__PURE__ */ (() => z.object({
    mimeType: z.nullable(z.string().check(z.maxLength(100))),
    fileName: z.nullish(z.string().check(z.maxLength(1000))),
    sizeInBytes: z.nullish(z.string().check(z.regex(/^-?\d+(\.\d+)?$/))),
    parentFolderId: z.nullish(z.string().check(z.maxLength(100))),
    private: z.nullish(z.boolean()),
    labels: z.nullish(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(500))),
    uploadProtocol: z.optional(UploadProtocolRequestSchema),
    filePath: z.nullish(z.string().check(z.maxLength(100))),
    externalInfo: z.optional(FileExternalInfoRequestSchema)
}))();
type GenerateFileResumableUploadUrlInput_ = Held<typeof GenerateFileResumableUploadUrlInput$, T.GenerateFileResumableUploadUrlInput>;
export const GenerateFileResumableUploadUrlInputSchema: z.ZodMiniType<T.GenerateFileResumableUploadUrlInput> = GenerateFileResumableUploadUrlInput$ satisfies z.ZodMiniType<GenerateFileResumableUploadUrlInput_>;

const ImportFileInput$ = /* @__PURE__ */ (() => z.object({
    url: z.url().check(z.minLength(2)),
    mediaType: z.optional(FileMediaTypeRequestSchema),
    displayName: z.nullish(z.string().check(z.maxLength(1000))),
    parentFolderId: z.nullish(z.string().check(z.maxLength(100))),
    private: z.nullish(z.boolean()),
    labels: z.nullish(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(500))),
    mimeType: z.optional(z.string().check(z.maxLength(100))),
    externalInfo: z.optional(FileExternalInfoRequestSchema),
    urlParams: z.nullish(z.record(z.string(), z.unknown())),
    urlHeaders: z.nullish(z.record(z.string(), z.unknown())),
    filePath: z.nullish(z.string().check(z.maxLength(100)))
}))();
type ImportFileInput_ = Held<typeof ImportFileInput$, T.ImportFileInput>;
export const ImportFileInputSchema: z.ZodMiniType<T.ImportFileInput> = ImportFileInput$ satisfies z.ZodMiniType<ImportFileInput_>;

const BulkImportFilesV1Input$ = /* @__PURE__ */ (() => z.object({
    importFileRequests: z.array(ImportFileRequestSchema).check(z.minLength(1), z.maxLength(100))
}))();
type BulkImportFilesV1Input_ = Held<typeof BulkImportFilesV1Input$, T.BulkImportFilesV1Input>;
export const BulkImportFilesV1InputSchema: z.ZodMiniType<T.BulkImportFilesV1Input> = BulkImportFilesV1Input$ satisfies z.ZodMiniType<BulkImportFilesV1Input_>;

const BulkImportFilesInput$ = /* @__PURE__ */ (() => z.object({
    importFileRequests: z.array(ImportFileRequestSchema).check(z.minLength(1), z.maxLength(100)),
    returnEntity: z.nullish(z.boolean())
}))();
type BulkImportFilesInput_ = Held<typeof BulkImportFilesInput$, T.BulkImportFilesInput>;
export const BulkImportFilesInputSchema: z.ZodMiniType<T.BulkImportFilesInput> = BulkImportFilesInput$ satisfies z.ZodMiniType<BulkImportFilesInput_>;

const ListFilesInput$ = /* @__PURE__ */ (() => z.object({
    parentFolderId: z.optional(z.string().check(z.maxLength(100))),
    mediaTypes: z.optional(z.array(FileMediaTypeRequestSchema).check(z.maxLength(30))),
    private: z.optional(z.boolean()),
    sort: z.optional(z.object({
        fieldName: z.optional(FileSortFieldSchema),
        order: z.optional(SortOrderSchema)
    })),
    paging: z.optional(z.object({
        limit: z.optional(z.int().check(z.gte(0), z.lte(100))),
        cursor: z.optional(z.string().check(z.maxLength(16000)))
    }))
}))();
type ListFilesInput_ = Held<typeof ListFilesInput$, T.ListFilesInput>;
export const ListFilesInputSchema: z.ZodMiniType<T.ListFilesInput> = ListFilesInput$ satisfies z.ZodMiniType<ListFilesInput_>;

const SearchFilesInput$ = /* @__PURE__ */ (() => z.object({
    search: z.nullish(z.string().check(z.maxLength(200))),
    rootFolder: z.optional(FileRootFolderSchema),
    mediaTypes: z.optional(z.array(FileMediaTypeRequestSchema).check(z.maxLength(30))),
    private: z.nullish(z.boolean()),
    sort: z.optional(FileSortingSchema),
    paging: z.optional(FileCursorPagingSchema)
}))();
type SearchFilesInput_ = Held<typeof SearchFilesInput$, T.SearchFilesInput>;
export const SearchFilesInputSchema: z.ZodMiniType<T.SearchFilesInput> = SearchFilesInput$ satisfies z.ZodMiniType<SearchFilesInput_>;

const GenerateVideoStreamingUrlInput$ = /* @__PURE__ */ (() => z.object({
    fileId: z.string().check(z.maxLength(1000)),
    format: z.optional(StreamFormatSchema),
    expirationInMinutes: z.nullish(z.int().check(z.gte(60), z.lte(1440)))
}))();
type GenerateVideoStreamingUrlInput_ = Held<typeof GenerateVideoStreamingUrlInput$, T.GenerateVideoStreamingUrlInput>;
export const GenerateVideoStreamingUrlInputSchema: z.ZodMiniType<T.GenerateVideoStreamingUrlInput> = GenerateVideoStreamingUrlInput$ satisfies z.ZodMiniType<GenerateVideoStreamingUrlInput_>;

const BulkDeleteFilesInput$ = /* @__PURE__ */ (() => z.object({
    fileIds: z.array(z.string().check(z.maxLength(1000))).check(z.maxLength(1000)),
    permanent: z.optional(z.boolean())
}))();
type BulkDeleteFilesInput_ = Held<typeof BulkDeleteFilesInput$, T.BulkDeleteFilesInput>;
export const BulkDeleteFilesInputSchema: z.ZodMiniType<T.BulkDeleteFilesInput> = BulkDeleteFilesInput$ satisfies z.ZodMiniType<BulkDeleteFilesInput_>;

const BulkRestoreFilesInput$ = /* @__PURE__ */ (() => z.object({
    fileIds: z.array(z.string().check(z.maxLength(1000))).check(z.maxLength(1000))
}))();
type BulkRestoreFilesInput_ = Held<typeof BulkRestoreFilesInput$, T.BulkRestoreFilesInput>;
export const BulkRestoreFilesInputSchema: z.ZodMiniType<T.BulkRestoreFilesInput> = BulkRestoreFilesInput$ satisfies z.ZodMiniType<BulkRestoreFilesInput_>;

const ListDeletedFilesInput$ = /* @__PURE__ */ (() => z.object({
    parentFolderId: z.optional(z.string().check(z.maxLength(100))),
    mediaTypes: z.optional(z.array(FileMediaTypeRequestSchema).check(z.maxLength(30))),
    private: z.optional(z.boolean()),
    sort: z.optional(z.object({
        fieldName: z.optional(FileSortFieldSchema),
        order: z.optional(SortOrderSchema)
    })),
    paging: z.optional(z.object({
        limit: z.optional(z.int().check(z.gte(0), z.lte(100))),
        cursor: z.optional(z.string().check(z.maxLength(16000)))
    }))
}))();
type ListDeletedFilesInput_ = Held<typeof ListDeletedFilesInput$, T.ListDeletedFilesInput>;
export const ListDeletedFilesInputSchema: z.ZodMiniType<T.ListDeletedFilesInput> = ListDeletedFilesInput$ satisfies z.ZodMiniType<ListDeletedFilesInput_>;

const UpdateMySlugInput$ = /* @__PURE__ */ (() => z.object({
    slug: z.string().check(z.maxLength(255))
}))();
type UpdateMySlugInput_ = Held<typeof UpdateMySlugInput$, T.UpdateMySlugInput>;
export const UpdateMySlugInputSchema: z.ZodMiniType<T.UpdateMySlugInput> = UpdateMySlugInput$ satisfies z.ZodMiniType<UpdateMySlugInput_>;

const UpdateMemberSlugInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid(),
    slug: z.string().check(z.maxLength(255))
}))();
type UpdateMemberSlugInput_ = Held<typeof UpdateMemberSlugInput$, T.UpdateMemberSlugInput>;
export const UpdateMemberSlugInputSchema: z.ZodMiniType<T.UpdateMemberSlugInput> = UpdateMemberSlugInput$ satisfies z.ZodMiniType<UpdateMemberSlugInput_>;

const JoinCommunityInput$ = /* @__PURE__ */ (() => z.record(z.string(), z.never()))();
type JoinCommunityInput_ = Held<typeof JoinCommunityInput$, T.JoinCommunityInput>;
export const JoinCommunityInputSchema: z.ZodMiniType<T.JoinCommunityInput> = JoinCommunityInput$ satisfies z.ZodMiniType<JoinCommunityInput_>;

const LeaveCommunityInput$ = /* @__PURE__ */ (() => z.record(z.string(), z.never()))();
type LeaveCommunityInput_ = Held<typeof LeaveCommunityInput$, T.LeaveCommunityInput>;
export const LeaveCommunityInputSchema: z.ZodMiniType<T.LeaveCommunityInput> = LeaveCommunityInput$ satisfies z.ZodMiniType<LeaveCommunityInput_>;

const GetMyMemberInput$ = /* @__PURE__ */ (() => z.object({
    fieldsets: z.optional(z.array(MemberFieldSetSchema).check(z.maxLength(3)))
}))();
type GetMyMemberInput_ = Held<typeof GetMyMemberInput$, T.GetMyMemberInput>;
export const GetMyMemberInputSchema: z.ZodMiniType<T.GetMyMemberInput> = GetMyMemberInput$ satisfies z.ZodMiniType<GetMyMemberInput_>;

const DeleteMyMemberInput$ = /* @__PURE__ */ (() => z.object({
    contentAssigneeId: z.optional(z.guid())
}))();
type DeleteMyMemberInput_ = Held<typeof DeleteMyMemberInput$, T.DeleteMyMemberInput>;
export const DeleteMyMemberInputSchema: z.ZodMiniType<T.DeleteMyMemberInput> = DeleteMyMemberInput$ satisfies z.ZodMiniType<DeleteMyMemberInput_>;

const GetMemberInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid(),
    fieldsets: z.optional(z.array(MemberFieldSetSchema).check(z.maxLength(3)))
}))();
type GetMemberInput_ = Held<typeof GetMemberInput$, T.GetMemberInput>;
export const GetMemberInputSchema: z.ZodMiniType<T.GetMemberInput> = GetMemberInput$ satisfies z.ZodMiniType<GetMemberInput_>;

const DeleteMemberInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid()
}))();
type DeleteMemberInput_ = Held<typeof DeleteMemberInput$, T.DeleteMemberInput>;
export const DeleteMemberInputSchema: z.ZodMiniType<T.DeleteMemberInput> = DeleteMemberInput$ satisfies z.ZodMiniType<DeleteMemberInput_>;

const UpdateMemberInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid(),
    member: MemberInputSchema
}))();
type UpdateMemberInput_ = Held<typeof UpdateMemberInput$, T.UpdateMemberInput>;
export const UpdateMemberInputSchema: z.ZodMiniType<T.UpdateMemberInput> = UpdateMemberInput$ satisfies z.ZodMiniType<UpdateMemberInput_>;

const ListMembersInput$ = /* @__PURE__ */ (() => z.object({
    paging: z.optional(PagingSchema),
    fieldsets: z.optional(z.array(MemberFieldSetSchema).check(z.maxLength(3))),
    sorting: z.optional(z.array(MemberSortingSchema))
}))();
type ListMembersInput_ = Held<typeof ListMembersInput$, T.ListMembersInput>;
export const ListMembersInputSchema: z.ZodMiniType<T.ListMembersInput> = ListMembersInput$ satisfies z.ZodMiniType<ListMembersInput_>;

const CreateMemberInput$ = /* @__PURE__ */ (() => z.object({
    member: MemberInputSchema
}))();
type CreateMemberInput_ = Held<typeof CreateMemberInput$, T.CreateMemberInput>;
export const CreateMemberInputSchema: z.ZodMiniType<T.CreateMemberInput> = CreateMemberInput$ satisfies z.ZodMiniType<CreateMemberInput_>;

const QueryMembersInput$ = /* @__PURE__ */ (() => z.object({
    query: z.optional(MemberQuerySchema),
    fieldsets: z.optional(z.array(MemberFieldSetSchema).check(z.maxLength(3))),
    search: z.optional(MemberSearchSchema)
}))();
type QueryMembersInput_ = Held<typeof QueryMembersInput$, T.QueryMembersInput>;
export const QueryMembersInputSchema: z.ZodMiniType<T.QueryMembersInput> = QueryMembersInput$ satisfies z.ZodMiniType<QueryMembersInput_>;

const MuteMemberInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid()
}))();
type MuteMemberInput_ = Held<typeof MuteMemberInput$, T.MuteMemberInput>;
export const MuteMemberInputSchema: z.ZodMiniType<T.MuteMemberInput> = MuteMemberInput$ satisfies z.ZodMiniType<MuteMemberInput_>;

const UnmuteMemberInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid()
}))();
type UnmuteMemberInput_ = Held<typeof UnmuteMemberInput$, T.UnmuteMemberInput>;
export const UnmuteMemberInputSchema: z.ZodMiniType<T.UnmuteMemberInput> = UnmuteMemberInput$ satisfies z.ZodMiniType<UnmuteMemberInput_>;

const ApproveMemberInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid()
}))();
type ApproveMemberInput_ = Held<typeof ApproveMemberInput$, T.ApproveMemberInput>;
export const ApproveMemberInputSchema: z.ZodMiniType<T.ApproveMemberInput> = ApproveMemberInput$ satisfies z.ZodMiniType<ApproveMemberInput_>;

const BlockMemberInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid()
}))();
type BlockMemberInput_ = Held<typeof BlockMemberInput$, T.BlockMemberInput>;
export const BlockMemberInputSchema: z.ZodMiniType<T.BlockMemberInput> = BlockMemberInput$ satisfies z.ZodMiniType<BlockMemberInput_>;

const DisconnectMemberInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid()
}))();
type DisconnectMemberInput_ = Held<typeof DisconnectMemberInput$, T.DisconnectMemberInput>;
export const DisconnectMemberInputSchema: z.ZodMiniType<T.DisconnectMemberInput> = DisconnectMemberInput$ satisfies z.ZodMiniType<DisconnectMemberInput_>;

const BulkDeleteMembersInput$ = /* @__PURE__ */ (() => z.object({
    memberIds: z.array(z.guid()).check(z.minLength(1), z.maxLength(100))
}))();
type BulkDeleteMembersInput_ = Held<typeof BulkDeleteMembersInput$, T.BulkDeleteMembersInput>;
export const BulkDeleteMembersInputSchema: z.ZodMiniType<T.BulkDeleteMembersInput> = BulkDeleteMembersInput$ satisfies z.ZodMiniType<BulkDeleteMembersInput_>;

const BulkDeleteMembersByFilterInput$ = /* @__PURE__ */ (() => z.object({
    filter: MemberFilterSchema,
    contentAssigneeId: z.nullish(z.guid()),
    search: z.optional(MemberSearchSchema)
}))();
type BulkDeleteMembersByFilterInput_ = Held<typeof BulkDeleteMembersByFilterInput$, T.BulkDeleteMembersByFilterInput>;
export const BulkDeleteMembersByFilterInputSchema: z.ZodMiniType<T.BulkDeleteMembersByFilterInput> = BulkDeleteMembersByFilterInput$ satisfies z.ZodMiniType<BulkDeleteMembersByFilterInput_>;

const BulkApproveMembersInput$ = /* @__PURE__ */ (() => z.object({
    filter: MemberFilterSchema
}))();
type BulkApproveMembersInput_ = Held<typeof BulkApproveMembersInput$, T.BulkApproveMembersInput>;
export const BulkApproveMembersInputSchema: z.ZodMiniType<T.BulkApproveMembersInput> = BulkApproveMembersInput$ satisfies z.ZodMiniType<BulkApproveMembersInput_>;

const BulkBlockMembersInput$ = /* @__PURE__ */ (() => z.object({
    filter: MemberFilterSchema
}))();
type BulkBlockMembersInput_ = Held<typeof BulkBlockMembersInput$, T.BulkBlockMembersInput>;
export const BulkBlockMembersInputSchema: z.ZodMiniType<T.BulkBlockMembersInput> = BulkBlockMembersInput$ satisfies z.ZodMiniType<BulkBlockMembersInput_>;

const DeleteMemberPhonesInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid()
}))();
type DeleteMemberPhonesInput_ = Held<typeof DeleteMemberPhonesInput$, T.DeleteMemberPhonesInput>;
export const DeleteMemberPhonesInputSchema: z.ZodMiniType<T.DeleteMemberPhonesInput> = DeleteMemberPhonesInput$ satisfies z.ZodMiniType<DeleteMemberPhonesInput_>;

const DeleteMemberEmailsInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid()
}))();
type DeleteMemberEmailsInput_ = Held<typeof DeleteMemberEmailsInput$, T.DeleteMemberEmailsInput>;
export const DeleteMemberEmailsInputSchema: z.ZodMiniType<T.DeleteMemberEmailsInput> = DeleteMemberEmailsInput$ satisfies z.ZodMiniType<DeleteMemberEmailsInput_>;

const DeleteMemberAddressesInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid()
}))();
type DeleteMemberAddressesInput_ = Held<typeof DeleteMemberAddressesInput$, T.DeleteMemberAddressesInput>;
export const DeleteMemberAddressesInputSchema: z.ZodMiniType<T.DeleteMemberAddressesInput> = DeleteMemberAddressesInput$ satisfies z.ZodMiniType<DeleteMemberAddressesInput_>;

const CreateRedirectSessionInput$ = /* @__PURE__ */ (() => z.object({
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
}).check(z.refine((value) => (["bookingsCheckout", "ecomCheckout", "eventsCheckout", "paidPlansCheckout", "login", "logout", "auth", "storesProduct", "bookingsBook", "ecomOrderPaymentRequest"] as const).filter((name) => value[name] !== undefined && value[name] !== null).length < 2, "must hold at most one of bookingsCheckout, ecomCheckout, eventsCheckout, paidPlansCheckout, login, logout, auth, storesProduct, bookingsBook, ecomOrderPaymentRequest")))();
type CreateRedirectSessionInput_ = Held<typeof CreateRedirectSessionInput$, T.CreateRedirectSessionInput>;
export const CreateRedirectSessionInputSchema: z.ZodMiniType<T.CreateRedirectSessionInput> = CreateRedirectSessionInput$ satisfies z.ZodMiniType<CreateRedirectSessionInput_>;

const GraphqlQueryInput$ = /* @__PURE__ */ (() => z.object({
    apiVersion: z.string().check(z.minLength(1)),
    query: z.string(),
    variables: z.optional(z.record(z.string(), z.unknown())),
    operationName: z.optional(z.string())
}))();
type GraphqlQueryInput_ = Held<typeof GraphqlQueryInput$, T.GraphqlQueryInput>;
export const GraphqlQueryInputSchema: z.ZodMiniType<T.GraphqlQueryInput> = GraphqlQueryInput$ satisfies z.ZodMiniType<GraphqlQueryInput_>;

const CallWebMethodInput$ = /* @__PURE__ */ (() => z.object({
    module: z.string().check(z.minLength(1)),
    function: z.string().check(z.minLength(1)),
    args: WebMethodArgumentsSchema
}))();
type CallWebMethodInput_ = Held<typeof CallWebMethodInput$, T.CallWebMethodInput>;
export const CallWebMethodInputSchema: z.ZodMiniType<T.CallWebMethodInput> = CallWebMethodInput$ satisfies z.ZodMiniType<CallWebMethodInput_>;

const AuthorizeInput$ = /* @__PURE__ */ (() => z.object({
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
}))();
type AuthorizeInput_ = Held<typeof AuthorizeInput$, T.AuthorizeInput>;
export const AuthorizeInputSchema: z.ZodMiniType<T.AuthorizeInput> = AuthorizeInput$ satisfies z.ZodMiniType<AuthorizeInput_>;

const IdentityCustomFieldValueInput$ = /* @__PURE__ */ (() => z.object({
    strValue: z.optional(z.string()),
    numValue: z.optional(z.union([
        z.number(),
        z.literal([Number.NaN, Infinity, -Infinity])
    ])),
    dateValue: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ])),
    listValue: z.optional(z.lazy((): z.ZodMiniType<T.IdentityCustomListValueInput> => IdentityCustomListValueInputSchema)),
    mapValue: z.optional(z.lazy((): z.ZodMiniType<T.IdentityCustomMapValueInput> => IdentityCustomMapValueInputSchema)),
    boolValue: z.optional(z.boolean())
}).check(z.refine((value) => (["strValue", "numValue", "dateValue", "listValue", "mapValue", "boolValue"] as const).filter((name) => value[name] !== undefined && value[name] !== null).length < 2, "must hold at most one of strValue, numValue, dateValue, listValue, mapValue, boolValue")))();
type IdentityCustomFieldValueInput_ = Held<typeof IdentityCustomFieldValueInput$, T.IdentityCustomFieldValueInput>;
export const IdentityCustomFieldValueInputSchema: z.ZodMiniType<T.IdentityCustomFieldValueInput> = IdentityCustomFieldValueInput$ satisfies z.ZodMiniType<IdentityCustomFieldValueInput_>;

const IdentityCustomListValueInput$ = /* @__PURE__ */ (() => z.object({
    value: z.optional(z.array(IdentityCustomFieldValueInputSchema))
}))();
type IdentityCustomListValueInput_ = Held<typeof IdentityCustomListValueInput$, T.IdentityCustomListValueInput>;
export const IdentityCustomListValueInputSchema: z.ZodMiniType<T.IdentityCustomListValueInput> = IdentityCustomListValueInput$ satisfies z.ZodMiniType<IdentityCustomListValueInput_>;

const IdentityCustomMapValueInput$ = /* @__PURE__ */ (() => z.object({
    value: z.optional(z.record(z.string(), IdentityCustomFieldValueInputSchema))
}))();
type IdentityCustomMapValueInput_ = Held<typeof IdentityCustomMapValueInput$, T.IdentityCustomMapValueInput>;
export const IdentityCustomMapValueInputSchema: z.ZodMiniType<T.IdentityCustomMapValueInput> = IdentityCustomMapValueInput$ satisfies z.ZodMiniType<IdentityCustomMapValueInput_>;

const IdentityCustomFieldInput$ = /* @__PURE__ */ (() => z.object({
    name: z.optional(z.string()),
    value: z.optional(IdentityCustomFieldValueInputSchema)
}))();
type IdentityCustomFieldInput_ = Held<typeof IdentityCustomFieldInput$, T.IdentityCustomFieldInput>;
export const IdentityCustomFieldInputSchema: z.ZodMiniType<T.IdentityCustomFieldInput> = IdentityCustomFieldInput$ satisfies z.ZodMiniType<IdentityCustomFieldInput_>;

const IdentityProfileInput$ = /* @__PURE__ */ (() => z.object({
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
}))();
type IdentityProfileInput_ = Held<typeof IdentityProfileInput$, T.IdentityProfileInput>;
export const IdentityProfileInputSchema: z.ZodMiniType<T.IdentityProfileInput> = IdentityProfileInput$ satisfies z.ZodMiniType<IdentityProfileInput_>;

const RegisterInput$ = /* @__PURE__ */ (() => z.object({
    email: z.optional(z.email()),
    loginId: z.optional(LoginIdSchema),
    password: z.optional(z.string()),
    profile: z.optional(IdentityProfileInputSchema),
    captchaTokens: z.optional(z.array(CaptchaTokenSchema)),
    clientMetaData: z.nullish(z.record(z.string(), z.unknown()))
}))();
type RegisterInput_ = Held<typeof RegisterInput$, T.RegisterInput>;
export const RegisterInputSchema: z.ZodMiniType<T.RegisterInput> = RegisterInput$ satisfies z.ZodMiniType<RegisterInput_>;

const SignOnInput$ = /* @__PURE__ */ (() => z.object({
    loginId: LoginIdSchema,
    profile: z.optional(IdentityProfileInputSchema),
    verifyEmail: z.optional(z.boolean()),
    mergeExistingContact: z.optional(z.boolean())
}))();
type SignOnInput_ = Held<typeof SignOnInput$, T.SignOnInput>;
export const SignOnInputSchema: z.ZodMiniType<T.SignOnInput> = SignOnInput$ satisfies z.ZodMiniType<SignOnInput_>;

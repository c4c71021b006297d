// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import * as z from 'zod/mini';
import type { Held } from "../../src/runtime/held.ts";
import type * as T from "../types.ts";

/** A rule about the properties that an object has: all of them, and those that are not null. */
const check = (keeps: (names: string[], set: string[]) => boolean, error: string, rule: string) =>
  z.refine<unknown>((value) => {
    if (typeof value !== 'object' || value === null) return true;
    const given = Object.entries(value).filter(([, each]) => each !== undefined);
    return keeps(given.map(([name]) => name), given.filter(([, each]) => each !== null).map(([name]) => name));
  }, { error, params: { rule } });

const BackInStockStatusRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNSPECIFIED',
    'RECEIVED',
    'PROCESSING',
    'NOTIFICATION_SENT',
    'FAILED'
]))();
export const BackInStockStatusRequestSchema: z.ZodMiniType<T.BackInStockStatus> = BackInStockStatusRequest$ as Held<typeof BackInStockStatusRequest$, z.ZodMiniType<T.BackInStockStatus>>;

const DateTime$ = /* @__PURE__ */ (() => z.union([
    z.iso.datetime({ offset: true }),
    z.date()
]))();
export const DateTimeSchema: z.ZodMiniType<T.DateTime> = DateTime$ as Held<typeof DateTime$, z.ZodMiniType<T.DateTime>>;

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
export const BackInStockFilterSchema: z.ZodMiniType<T.BackInStockFilter> = BackInStockFilter$ as Held<typeof BackInStockFilter$, z.ZodMiniType<T.BackInStockFilter>>;

const SortOrder$ = /* @__PURE__ */ (() => z.enum(['ASC', 'DESC']))();
export const SortOrderSchema: z.ZodMiniType<T.SortOrder> = SortOrder$ as Held<typeof SortOrder$, z.ZodMiniType<T.SortOrder>>;

const Sorting$ = /* @__PURE__ */ (() => z.object({
    fieldName: z.string().check(z.maxLength(512)),
    order: z.optional(SortOrderSchema)
}))();
export const SortingSchema: z.ZodMiniType<T.Sorting> = Sorting$ as Held<typeof Sorting$, z.ZodMiniType<T.Sorting>>;

const BackInStockSortField$ = /* @__PURE__ */ (() => z.enum([
    'id',
    'contactId',
    'status',
    'autoNotified',
    'createdDate',
    'itemUrl'
]))();
export const BackInStockSortFieldSchema: z.ZodMiniType<T.BackInStockSortField> = BackInStockSortField$ as Held<typeof BackInStockSortField$, z.ZodMiniType<T.BackInStockSortField>>;

const BackInStockSorting$ = /* @__PURE__ */ (() => z.object({
    fieldName: BackInStockSortFieldSchema,
    order: z.optional(SortOrderSchema)
}))();
export const BackInStockSortingSchema: z.ZodMiniType<T.BackInStockSorting> = BackInStockSorting$ as Held<typeof BackInStockSorting$, z.ZodMiniType<T.BackInStockSorting>>;

const CursorPaging$ = /* @__PURE__ */ (() => z.object({
    limit: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.lte(1000))),
    cursor: z.nullish(z.string().check(z.maxLength(16000)))
}))();
export const CursorPagingSchema: z.ZodMiniType<T.CursorPaging> = CursorPaging$ as Held<typeof CursorPaging$, z.ZodMiniType<T.CursorPaging>>;

const BackInStockQuery$ = /* @__PURE__ */ (() => z.object({
    filter: z.optional(BackInStockFilterSchema),
    sort: z.optional(z.array(BackInStockSortingSchema).check(z.maxLength(10))),
    cursorPaging: z.optional(CursorPagingSchema)
}))();
export const BackInStockQuerySchema: z.ZodMiniType<T.BackInStockQuery> = BackInStockQuery$ as Held<typeof BackInStockQuery$, z.ZodMiniType<T.BackInStockQuery>>;

const CatalogReferenceRequest$ = /* @__PURE__ */ (() => z.object({
    catalogItemId: z.string().check(z.minLength(1), z.maxLength(36)),
    appId: z.string().check(z.minLength(1)),
    options: z.nullish(z.record(z.string(), z.unknown()))
}))();
export const CatalogReferenceRequestSchema: z.ZodMiniType<T.CatalogReference> = CatalogReferenceRequest$ as Held<typeof CatalogReferenceRequest$, z.ZodMiniType<T.CatalogReference>>;

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
export const BackInStockRequestInputSchema: z.ZodMiniType<T.BackInStockRequestInput> = BackInStockRequestInput$ as Held<typeof BackInStockRequestInput$, z.ZodMiniType<T.BackInStockRequestInput>>;

const FocalPointRequest$ = /* @__PURE__ */ (() => z.object({
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
export const FocalPointRequestSchema: z.ZodMiniType<T.FocalPoint> = FocalPointRequest$ as Held<typeof FocalPointRequest$, z.ZodMiniType<T.FocalPoint>>;

const ImageInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string()),
    url: z.optional(z.string()),
    height: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    width: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    altText: z.nullish(z.string()),
    urlExpirationDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ])),
    filename: z.nullish(z.string()),
    sizeInBytes: z.nullish(z.string().check(z.regex(/^\d+$/))),
    focalPoint: z.optional(FocalPointRequestSchema)
}))();
export const ImageInputSchema: z.ZodMiniType<T.ImageInput> = ImageInput$ as Held<typeof ImageInput$, z.ZodMiniType<T.ImageInput>>;

const BackInStockItemDetails$ = /* @__PURE__ */ (() => z.object({
    name: z.string(),
    price: z.string().check(z.refine((value) => /^\d+(\.\d+)?$/.test(value), { error: "must be a decimal number of at least 0", params: { rule: 'FORMAT' } })),
    image: z.optional(ImageInputSchema)
}))();
export const BackInStockItemDetailsSchema: z.ZodMiniType<T.BackInStockItemDetails> = BackInStockItemDetails$ as Held<typeof BackInStockItemDetails$, z.ZodMiniType<T.BackInStockItemDetails>>;

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
export const ValidationRuleRequestSchema: z.ZodMiniType<T.ValidationRule> = ValidationRuleRequest$ as Held<typeof ValidationRuleRequest$, z.ZodMiniType<T.ValidationRule>>;

const CheckoutPolicyRequest$ = /* @__PURE__ */ (() => z.object({
    visible: z.nullish(z.boolean()),
    content: z.nullish(z.string())
}))();
export const CheckoutPolicyRequestSchema: z.ZodMiniType<T.CheckoutPolicy> = CheckoutPolicyRequest$ as Held<typeof CheckoutPolicyRequest$, z.ZodMiniType<T.CheckoutPolicy>>;

const CustomCheckoutPolicyRequest$ = /* @__PURE__ */ (() => z.object({
    visible: z.nullish(z.boolean()),
    content: z.nullish(z.string()),
    title: z.nullish(z.string())
}))();
export const CustomCheckoutPolicyRequestSchema: z.ZodMiniType<T.CustomCheckoutPolicy> = CustomCheckoutPolicyRequest$ as Held<typeof CustomCheckoutPolicyRequest$, z.ZodMiniType<T.CustomCheckoutPolicy>>;

const CheckoutPoliciesRequest$ = /* @__PURE__ */ (() => z.object({
    termsAndConditions: z.optional(CheckoutPolicyRequestSchema),
    privacyPolicy: z.optional(CheckoutPolicyRequestSchema),
    returnPolicy: z.optional(CheckoutPolicyRequestSchema),
    digitalItemPolicy: z.optional(CheckoutPolicyRequestSchema),
    contactUs: z.optional(CheckoutPolicyRequestSchema),
    customPolicy: z.optional(CustomCheckoutPolicyRequestSchema)
}))();
export const CheckoutPoliciesRequestSchema: z.ZodMiniType<T.CheckoutPolicies> = CheckoutPoliciesRequest$ as Held<typeof CheckoutPoliciesRequest$, z.ZodMiniType<T.CheckoutPolicies>>;

const CheckoutSubscriptionCheckboxFieldRequest$ = /* @__PURE__ */ (() => z.object({
    visible: z.nullish(z.boolean()),
    checkedByDefault: z.nullish(z.boolean()),
    splitByChannel: z.nullish(z.boolean())
}))();
export const CheckoutSubscriptionCheckboxFieldRequestSchema: z.ZodMiniType<T.CheckoutSubscriptionCheckboxField> = CheckoutSubscriptionCheckboxFieldRequest$ as Held<typeof CheckoutSubscriptionCheckboxFieldRequest$, z.ZodMiniType<T.CheckoutSubscriptionCheckboxField>>;

const CheckoutCheckboxFieldRequest$ = /* @__PURE__ */ (() => z.object({
    visible: z.nullish(z.boolean()),
    checkedByDefault: z.nullish(z.boolean())
}))();
export const CheckoutCheckboxFieldRequestSchema: z.ZodMiniType<T.CheckoutCheckboxField> = CheckoutCheckboxFieldRequest$ as Held<typeof CheckoutCheckboxFieldRequest$, z.ZodMiniType<T.CheckoutCheckboxField>>;

const CheckoutFieldsRequest$ = /* @__PURE__ */ (() => z.object({
    subscriptionCheckbox: z.optional(CheckoutSubscriptionCheckboxFieldRequestSchema),
    policyAgreementCheckbox: z.optional(CheckoutCheckboxFieldRequestSchema),
    giftCardRedeemEnabled: z.nullish(z.boolean()),
    mitEnabled: z.nullish(z.boolean()),
    delayCaptureEnabled: z.nullish(z.boolean()),
    captureBeforeExpiryEnabled: z.nullish(z.boolean())
}))();
export const CheckoutFieldsRequestSchema: z.ZodMiniType<T.CheckoutFields> = CheckoutFieldsRequest$ as Held<typeof CheckoutFieldsRequest$, z.ZodMiniType<T.CheckoutFields>>;

const LogoSizeRequest$ = /* @__PURE__ */ (() => z.enum([
    'SMALL',
    'MEDIUM',
    'LARGE'
]))();
export const LogoSizeRequestSchema: z.ZodMiniType<T.LogoSize> = LogoSizeRequest$ as Held<typeof LogoSizeRequest$, z.ZodMiniType<T.LogoSize>>;

const CheckoutLogoInput$ = /* @__PURE__ */ (() => z.object({
    image: z.optional(ImageInputSchema),
    size: z.optional(LogoSizeRequestSchema)
}))();
export const CheckoutLogoInputSchema: z.ZodMiniType<T.CheckoutLogoInput> = CheckoutLogoInput$ as Held<typeof CheckoutLogoInput$, z.ZodMiniType<T.CheckoutLogoInput>>;

const LogoAlignmentRequest$ = /* @__PURE__ */ (() => z.enum(['SIDE', 'CENTER']))();
export const LogoAlignmentRequestSchema: z.ZodMiniType<T.LogoAlignment> = LogoAlignmentRequest$ as Held<typeof LogoAlignmentRequest$, z.ZodMiniType<T.LogoAlignment>>;

const ContinueShoppingDisplayTypeRequest$ = /* @__PURE__ */ (() => z.enum(['TEXT', 'ICON']))();
export const ContinueShoppingDisplayTypeRequestSchema: z.ZodMiniType<T.ContinueShoppingDisplayType> = ContinueShoppingDisplayTypeRequest$ as Held<typeof ContinueShoppingDisplayTypeRequest$, z.ZodMiniType<T.ContinueShoppingDisplayType>>;

const CheckoutContinueShoppingRequest$ = /* @__PURE__ */ (() => z.object({
    hidden: z.nullish(z.boolean()),
    displayType: z.optional(ContinueShoppingDisplayTypeRequestSchema)
}))();
export const CheckoutContinueShoppingRequestSchema: z.ZodMiniType<T.CheckoutContinueShopping> = CheckoutContinueShoppingRequest$ as Held<typeof CheckoutContinueShoppingRequest$, z.ZodMiniType<T.CheckoutContinueShopping>>;

const CheckoutBackgroundFillInput$ = /* @__PURE__ */ (() => z.object({
    color: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/))),
    image: z.optional(ImageInputSchema)
}).check(check((_, set) => ["color","image"].filter((name) => set.includes(name)).length < 2, "must hold at most one of color, image", 'ONE_OF_ALIGNMENT')))();
export const CheckoutBackgroundFillInputSchema: z.ZodMiniType<T.CheckoutBackgroundFillInput> = CheckoutBackgroundFillInput$ as Held<typeof CheckoutBackgroundFillInput$, z.ZodMiniType<T.CheckoutBackgroundFillInput>>;

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
export const CheckoutHeaderInputSchema: z.ZodMiniType<T.CheckoutHeaderInput> = CheckoutHeaderInput$ as Held<typeof CheckoutHeaderInput$, z.ZodMiniType<T.CheckoutHeaderInput>>;

const ExpressButtonsCornerRadiusRequest$ = /* @__PURE__ */ (() => z.enum(['RECTANGLE', 'PILL']))();
export const ExpressButtonsCornerRadiusRequestSchema: z.ZodMiniType<T.ExpressButtonsCornerRadius> = ExpressButtonsCornerRadiusRequest$ as Held<typeof ExpressButtonsCornerRadiusRequest$, z.ZodMiniType<T.ExpressButtonsCornerRadius>>;

const CheckoutMainInput$ = /* @__PURE__ */ (() => z.object({
    formBackgroundFill: z.optional(CheckoutBackgroundFillInputSchema),
    summaryBackgroundFill: z.optional(CheckoutBackgroundFillInputSchema),
    dividerColor: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/))),
    tintedBoxColor: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/))),
    expressButtonsCornerRadius: z.optional(ExpressButtonsCornerRadiusRequestSchema),
    cornerRadius: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.lte(100)))
}))();
export const CheckoutMainInputSchema: z.ZodMiniType<T.CheckoutMainInput> = CheckoutMainInput$ as Held<typeof CheckoutMainInput$, z.ZodMiniType<T.CheckoutMainInput>>;

const CheckoutFooterInput$ = /* @__PURE__ */ (() => z.object({
    backgroundFill: z.optional(CheckoutBackgroundFillInputSchema),
    dividerColor: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/)))
}))();
export const CheckoutFooterInputSchema: z.ZodMiniType<T.CheckoutFooterInput> = CheckoutFooterInput$ as Held<typeof CheckoutFooterInput$, z.ZodMiniType<T.CheckoutFooterInput>>;

const CheckoutGlobalRequest$ = /* @__PURE__ */ (() => z.object({
    selectionColor: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/))),
    placeOrderButtonColor: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/))),
    buttonColor: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/)))
}))();
export const CheckoutGlobalRequestSchema: z.ZodMiniType<T.CheckoutGlobal> = CheckoutGlobalRequest$ as Held<typeof CheckoutGlobalRequest$, z.ZodMiniType<T.CheckoutGlobal>>;

const CheckoutBrandInput$ = /* @__PURE__ */ (() => z.object({
    header: z.optional(CheckoutHeaderInputSchema),
    mainSection: z.optional(CheckoutMainInputSchema),
    footer: z.optional(CheckoutFooterInputSchema),
    global: z.optional(CheckoutGlobalRequestSchema)
}))();
export const CheckoutBrandInputSchema: z.ZodMiniType<T.CheckoutBrandInput> = CheckoutBrandInput$ as Held<typeof CheckoutBrandInput$, z.ZodMiniType<T.CheckoutBrandInput>>;

const CheckoutBillingFieldsRequest$ = /* @__PURE__ */ (() => z.enum(['All_FIELDS', 'MINIMUM_REQUIRED_FIELDS']))();
export const CheckoutBillingFieldsRequestSchema: z.ZodMiniType<T.CheckoutBillingFields> = CheckoutBillingFieldsRequest$ as Held<typeof CheckoutBillingFieldsRequest$, z.ZodMiniType<T.CheckoutBillingFields>>;

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
export const CheckoutSettingsInputSchema: z.ZodMiniType<T.CheckoutSettingsInput> = CheckoutSettingsInput$ as Held<typeof CheckoutSettingsInput$, z.ZodMiniType<T.CheckoutSettingsInput>>;

const ProductNameRequest$ = /* @__PURE__ */ (() => z.object({
    original: z.string().check(z.minLength(1), z.maxLength(200)),
    translated: z.nullish(z.string().check(z.minLength(1), z.maxLength(400)))
}))();
export const ProductNameRequestSchema: z.ZodMiniType<T.ProductName> = ProductNameRequest$ as Held<typeof ProductNameRequest$, z.ZodMiniType<T.ProductName>>;

const PageUrlV2Request$ = /* @__PURE__ */ (() => z.object({
    relativePath: z.optional(z.string()),
    url: z.nullish(z.string())
}))();
export const PageUrlV2RequestSchema: z.ZodMiniType<T.PageUrlV2> = PageUrlV2Request$ as Held<typeof PageUrlV2Request$, z.ZodMiniType<T.PageUrlV2>>;

const MultiCurrencyPriceInput$ = /* @__PURE__ */ (() => z.object({
    amount: z.string().check(z.refine((value) => /^(?!0*([1-9]\d{16,}(\.\d+)?|[2-9]\d{15}(\.\d+)?|1[1-9]\d{14}(\.\d+)?|10[1-9]\d{13}(\.\d+)?|100[1-9]\d{12}(\.\d+)?|1000[1-9]\d{11}(\.\d+)?|10000[1-9]\d{10}(\.\d+)?|100000[1-9]\d{9}(\.\d+)?|1000000[1-9]\d{8}(\.\d+)?|10000000[1-9]\d{7}(\.\d+)?|100000000[1-9]\d{6}(\.\d+)?|1000000000[1-9]\d{5}(\.\d+)?|10000000000[1-9]\d{4}(\.\d+)?|100000000000[1-9]\d{3}(\.\d+)?|1000000000000[1-9]\d{2}(\.\d+)?|10000000000000[1-9]\d{1}(\.\d+)?|100000000000000[1-9]\d{0}(\.\d+)?|1000000000000000\.(\d*[1-9]\d*))$)\d+(\.\d+)?$/.test(value), { error: "must be a decimal number of at least 0 and of at most 1000000000000000", params: { rule: 'FORMAT' } })),
    convertedAmount: z.optional(z.string().check(z.refine((value) => /^(?!0*([1-9]\d{16,}(\.\d+)?|[2-9]\d{15}(\.\d+)?|1[1-9]\d{14}(\.\d+)?|10[1-9]\d{13}(\.\d+)?|100[1-9]\d{12}(\.\d+)?|1000[1-9]\d{11}(\.\d+)?|10000[1-9]\d{10}(\.\d+)?|100000[1-9]\d{9}(\.\d+)?|1000000[1-9]\d{8}(\.\d+)?|10000000[1-9]\d{7}(\.\d+)?|100000000[1-9]\d{6}(\.\d+)?|1000000000[1-9]\d{5}(\.\d+)?|10000000000[1-9]\d{4}(\.\d+)?|100000000000[1-9]\d{3}(\.\d+)?|1000000000000[1-9]\d{2}(\.\d+)?|10000000000000[1-9]\d{1}(\.\d+)?|100000000000000[1-9]\d{0}(\.\d+)?|1000000000000000\.(\d*[1-9]\d*))$)\d+(\.\d+)?$/.test(value), { error: "must be a decimal number of at least 0 and of at most 1000000000000000", params: { rule: 'FORMAT' } }))),
    formattedAmount: z.optional(z.string()),
    formattedConvertedAmount: z.optional(z.string())
}))();
export const MultiCurrencyPriceInputSchema: z.ZodMiniType<T.MultiCurrencyPriceInput> = MultiCurrencyPriceInput$ as Held<typeof MultiCurrencyPriceInput$, z.ZodMiniType<T.MultiCurrencyPriceInput>>;

const TaxRateBreakdownInput$ = /* @__PURE__ */ (() => z.object({
    name: z.optional(z.string().check(z.maxLength(100))),
    rate: z.optional(z.string().check(z.refine((value) => /^(?!0*([1-9]\d{1,}(\.\d+)?|[2-9]\d{0}(\.\d+)?|1\.(\d*[1-9]\d*))$)\d+(\.\d{1,6})?$/.test(value), { error: "must be a decimal number of at least 0 and of at most 1 with at most 6 decimal places", params: { rule: 'FORMAT' } }))),
    tax: z.optional(MultiCurrencyPriceInputSchema)
}))();
export const TaxRateBreakdownInputSchema: z.ZodMiniType<T.TaxRateBreakdownInput> = TaxRateBreakdownInput$ as Held<typeof TaxRateBreakdownInput$, z.ZodMiniType<T.TaxRateBreakdownInput>>;

const JurisdictionTypeRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNDEFINED',
    'COUNTRY',
    'STATE',
    'COUNTY',
    'CITY',
    'SPECIAL'
]))();
export const JurisdictionTypeRequestSchema: z.ZodMiniType<T.JurisdictionType> = JurisdictionTypeRequest$ as Held<typeof JurisdictionTypeRequest$, z.ZodMiniType<T.JurisdictionType>>;

const TaxBreakdownInput$ = /* @__PURE__ */ (() => z.object({
    jurisdiction: z.nullish(z.string().check(z.maxLength(200))),
    nonTaxableAmount: z.optional(MultiCurrencyPriceInputSchema),
    rate: z.nullish(z.string().check(z.refine((value) => /^\d+(\.\d{1,6})?$/.test(value), { error: "must be a decimal number of at least 0 with at most 6 decimal places", params: { rule: 'FORMAT' } }))),
    taxAmount: z.optional(MultiCurrencyPriceInputSchema),
    taxableAmount: z.optional(MultiCurrencyPriceInputSchema),
    taxType: z.nullish(z.string().check(z.maxLength(200))),
    taxName: z.nullish(z.string().check(z.maxLength(200))),
    jurisdictionType: z.optional(JurisdictionTypeRequestSchema)
}))();
export const TaxBreakdownInputSchema: z.ZodMiniType<T.TaxBreakdownInput> = TaxBreakdownInput$ as Held<typeof TaxBreakdownInput$, z.ZodMiniType<T.TaxBreakdownInput>>;

const ItemTaxFullDetailsInput$ = /* @__PURE__ */ (() => z.object({
    taxableAmount: z.optional(MultiCurrencyPriceInputSchema),
    taxRate: z.optional(z.string().check(z.refine((value) => /^(?!0*([1-9]\d{1,}(\.\d+)?|[2-9]\d{0}(\.\d+)?|1\.(\d*[1-9]\d*))$)\d+(\.\d{1,6})?$/.test(value), { error: "must be a decimal number of at least 0 and of at most 1 with at most 6 decimal places", params: { rule: 'FORMAT' } }))),
    totalTax: z.optional(MultiCurrencyPriceInputSchema),
    rateBreakdown: z.optional(z.array(TaxRateBreakdownInputSchema)),
    taxBreakdown: z.optional(z.array(TaxBreakdownInputSchema).check(z.maxLength(1000)))
}))();
export const ItemTaxFullDetailsInputSchema: z.ZodMiniType<T.ItemTaxFullDetailsInput> = ItemTaxFullDetailsInput$ as Held<typeof ItemTaxFullDetailsInput$, z.ZodMiniType<T.ItemTaxFullDetailsInput>>;

const PlainTextValueRequest$ = /* @__PURE__ */ (() => z.object({
    original: z.optional(z.string().check(z.maxLength(600))),
    translated: z.nullish(z.string().check(z.maxLength(600)))
}))();
export const PlainTextValueRequestSchema: z.ZodMiniType<T.PlainTextValue> = PlainTextValueRequest$ as Held<typeof PlainTextValueRequest$, z.ZodMiniType<T.PlainTextValue>>;

const ColorRequest$ = /* @__PURE__ */ (() => z.object({
    original: z.optional(z.string().check(z.maxLength(500))),
    translated: z.nullish(z.string().check(z.maxLength(500))),
    code: z.nullish(z.string())
}))();
export const ColorRequestSchema: z.ZodMiniType<T.Color> = ColorRequest$ as Held<typeof ColorRequest$, z.ZodMiniType<T.Color>>;

const DescriptionLineNameRequest$ = /* @__PURE__ */ (() => z.object({
    original: z.optional(z.string().check(z.maxLength(100))),
    translated: z.nullish(z.string().check(z.maxLength(200)))
}))();
export const DescriptionLineNameRequestSchema: z.ZodMiniType<T.DescriptionLineName> = DescriptionLineNameRequest$ as Held<typeof DescriptionLineNameRequest$, z.ZodMiniType<T.DescriptionLineName>>;

const DescriptionLineTypeRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNRECOGNISED',
    'PLAIN_TEXT',
    'COLOR'
]))();
export const DescriptionLineTypeRequestSchema: z.ZodMiniType<T.DescriptionLineType> = DescriptionLineTypeRequest$ as Held<typeof DescriptionLineTypeRequest$, z.ZodMiniType<T.DescriptionLineType>>;

const DescriptionLineRequest$ = /* @__PURE__ */ (() => z.object({
    plainText: z.optional(PlainTextValueRequestSchema),
    colorInfo: z.optional(ColorRequestSchema),
    name: z.optional(DescriptionLineNameRequestSchema),
    lineType: z.optional(DescriptionLineTypeRequestSchema)
}).check(check((_, set) => ["plainText","colorInfo"].filter((name) => set.includes(name)).length < 2, "must hold at most one of plainText, colorInfo", 'ONE_OF_ALIGNMENT')))();
export const DescriptionLineRequestSchema: z.ZodMiniType<T.DescriptionLine> = DescriptionLineRequest$ as Held<typeof DescriptionLineRequest$, z.ZodMiniType<T.DescriptionLine>>;

const ItemAvailabilityStatusRequest$ = /* @__PURE__ */ (() => z.enum([
    'AVAILABLE',
    'NOT_FOUND',
    'NOT_AVAILABLE',
    'PARTIALLY_AVAILABLE'
]))();
export const ItemAvailabilityStatusRequestSchema: z.ZodMiniType<T.ItemAvailabilityStatus> = ItemAvailabilityStatusRequest$ as Held<typeof ItemAvailabilityStatusRequest$, z.ZodMiniType<T.ItemAvailabilityStatus>>;

const ItemAvailabilityInfoInput$ = /* @__PURE__ */ (() => z.object({
    status: z.optional(ItemAvailabilityStatusRequestSchema),
    quantityAvailable: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' })))
}))();
export const ItemAvailabilityInfoInputSchema: z.ZodMiniType<T.ItemAvailabilityInfoInput> = ItemAvailabilityInfoInput$ as Held<typeof ItemAvailabilityInfoInput$, z.ZodMiniType<T.ItemAvailabilityInfoInput>>;

const PhysicalPropertiesInput$ = /* @__PURE__ */ (() => z.object({
    weight: z.nullish(z.union([
        z.number(),
        z.literal([Number.NaN, Infinity, -Infinity])
    ])),
    sku: z.nullish(z.string().check(z.maxLength(40))),
    shippable: z.optional(z.boolean())
}))();
export const PhysicalPropertiesInputSchema: z.ZodMiniType<T.PhysicalPropertiesInput> = PhysicalPropertiesInput$ as Held<typeof PhysicalPropertiesInput$, z.ZodMiniType<T.PhysicalPropertiesInput>>;

const ItemTypePresetRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNRECOGNISED',
    'PHYSICAL',
    'DIGITAL',
    'GIFT_CARD',
    'SERVICE',
    'CUSTOM_AMOUNT_ITEM'
]))();
export const ItemTypePresetRequestSchema: z.ZodMiniType<T.ItemTypePreset> = ItemTypePresetRequest$ as Held<typeof ItemTypePresetRequest$, z.ZodMiniType<T.ItemTypePreset>>;

const ItemTypeRequest$ = /* @__PURE__ */ (() => z.object({
    preset: z.optional(ItemTypePresetRequestSchema),
    custom: z.optional(z.string())
}).check(check((_, set) => ["preset","custom"].filter((name) => set.includes(name)).length < 2, "must hold at most one of preset, custom", 'ONE_OF_ALIGNMENT'), check((names) => [["preset"],["custom"]].some((group) => group.every((name) => names.includes(name))), "must hold at least one of preset, custom", 'REQUIRED_ONE_OF_FIELD')))();
export const ItemTypeRequestSchema: z.ZodMiniType<T.ItemType> = ItemTypeRequest$ as Held<typeof ItemTypeRequest$, z.ZodMiniType<T.ItemType>>;

const SubscriptionFrequencyRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNDEFINED',
    'DAY',
    'WEEK',
    'MONTH',
    'YEAR'
]))();
export const SubscriptionFrequencyRequestSchema: z.ZodMiniType<T.SubscriptionFrequency> = SubscriptionFrequencyRequest$ as Held<typeof SubscriptionFrequencyRequest$, z.ZodMiniType<T.SubscriptionFrequency>>;

const FreeTrialPeriodRequest$ = /* @__PURE__ */ (() => z.object({
    frequency: z.optional(SubscriptionFrequencyRequestSchema),
    interval: z.optional(z.int().check(z.gte(1), z.lte(999)))
}))();
export const FreeTrialPeriodRequestSchema: z.ZodMiniType<T.FreeTrialPeriod> = FreeTrialPeriodRequest$ as Held<typeof FreeTrialPeriodRequest$, z.ZodMiniType<T.FreeTrialPeriod>>;

const SubscriptionSettingsInput$ = /* @__PURE__ */ (() => z.object({
    frequency: z.optional(SubscriptionFrequencyRequestSchema),
    interval: z.nullish(z.int().check(z.gte(1), z.lte(3650))),
    autoRenewal: z.optional(z.boolean()),
    billingCycles: z.nullish(z.int().check(z.gte(1), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    enableCustomerCancellation: z.optional(z.boolean()),
    freeTrialPeriod: z.optional(FreeTrialPeriodRequestSchema),
    startDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ]))
}))();
export const SubscriptionSettingsInputSchema: z.ZodMiniType<T.SubscriptionSettingsInput> = SubscriptionSettingsInput$ as Held<typeof SubscriptionSettingsInput$, z.ZodMiniType<T.SubscriptionSettingsInput>>;

const SubscriptionTitleInput$ = /* @__PURE__ */ (() => z.object({
    original: z.optional(z.string().check(z.minLength(1), z.maxLength(150))),
    translated: z.nullish(z.string().check(z.minLength(1), z.maxLength(150)))
}))();
export const SubscriptionTitleInputSchema: z.ZodMiniType<T.SubscriptionTitleInput> = SubscriptionTitleInput$ as Held<typeof SubscriptionTitleInput$, z.ZodMiniType<T.SubscriptionTitleInput>>;

const SubscriptionDescriptionInput$ = /* @__PURE__ */ (() => z.object({
    original: z.optional(z.string().check(z.maxLength(500))),
    translated: z.nullish(z.string().check(z.maxLength(500)))
}))();
export const SubscriptionDescriptionInputSchema: z.ZodMiniType<T.SubscriptionDescriptionInput> = SubscriptionDescriptionInput$ as Held<typeof SubscriptionDescriptionInput$, z.ZodMiniType<T.SubscriptionDescriptionInput>>;

const SubscriptionOptionInfoInput$ = /* @__PURE__ */ (() => z.object({
    subscriptionSettings: z.optional(SubscriptionSettingsInputSchema),
    title: z.optional(SubscriptionTitleInputSchema),
    description: z.optional(SubscriptionDescriptionInputSchema)
}))();
export const SubscriptionOptionInfoInputSchema: z.ZodMiniType<T.SubscriptionOptionInfoInput> = SubscriptionOptionInfoInput$ as Held<typeof SubscriptionOptionInfoInput$, z.ZodMiniType<T.SubscriptionOptionInfoInput>>;

const SecureFileTypeRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNSPECIFIED',
    'SECURE_PICTURE',
    'SECURE_VIDEO',
    'SECURE_DOCUMENT',
    'SECURE_MUSIC',
    'SECURE_ARCHIVE',
    'SECURE_RAW'
]))();
export const SecureFileTypeRequestSchema: z.ZodMiniType<T.SecureFileType> = SecureFileTypeRequest$ as Held<typeof SecureFileTypeRequest$, z.ZodMiniType<T.SecureFileType>>;

const SecuredMediaRequest$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    fileName: z.optional(z.string().check(z.minLength(1), z.maxLength(1000))),
    fileType: z.optional(SecureFileTypeRequestSchema)
}))();
export const SecuredMediaRequestSchema: z.ZodMiniType<T.SecuredMedia> = SecuredMediaRequest$ as Held<typeof SecuredMediaRequest$, z.ZodMiniType<T.SecuredMedia>>;

const PaymentOptionTypeRequest$ = /* @__PURE__ */ (() => z.enum([
    'FULL_PAYMENT_ONLINE',
    'FULL_PAYMENT_OFFLINE',
    'MEMBERSHIP',
    'DEPOSIT_ONLINE',
    'MEMBERSHIP_OFFLINE',
    'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER'
]))();
export const PaymentOptionTypeRequestSchema: z.ZodMiniType<T.PaymentOptionType> = PaymentOptionTypeRequest$ as Held<typeof PaymentOptionTypeRequest$, z.ZodMiniType<T.PaymentOptionType>>;

const ServicePropertiesInput$ = /* @__PURE__ */ (() => z.object({
    scheduledDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ])),
    numberOfParticipants: z.nullish(z.int().check(z.gte(1), z.lte(10000)))
}))();
export const ServicePropertiesInputSchema: z.ZodMiniType<T.ServicePropertiesInput> = ServicePropertiesInput$ as Held<typeof ServicePropertiesInput$, z.ZodMiniType<T.ServicePropertiesInput>>;

const PriceDescriptionInput$ = /* @__PURE__ */ (() => z.object({
    original: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    translated: z.nullish(z.string().check(z.minLength(1), z.maxLength(100)))
}))();
export const PriceDescriptionInputSchema: z.ZodMiniType<T.PriceDescriptionInput> = PriceDescriptionInput$ as Held<typeof PriceDescriptionInput$, z.ZodMiniType<T.PriceDescriptionInput>>;

const PaymentOptionOverrideInput$ = /* @__PURE__ */ (() => z.object({
    value: z.optional(PaymentOptionTypeRequestSchema)
}))();
export const PaymentOptionOverrideInputSchema: z.ZodMiniType<T.PaymentOptionOverrideInput> = PaymentOptionOverrideInput$ as Held<typeof PaymentOptionOverrideInput$, z.ZodMiniType<T.PaymentOptionOverrideInput>>;

const CatalogOverrideFieldsInput$ = /* @__PURE__ */ (() => z.object({
    productName: z.optional(ProductNameRequestSchema),
    price: z.nullish(z.string().check(z.refine((value) => /^(?!0*([1-9]\d{9,}(\.\d+)?|999999999\.(\d*[1-9]\d*))$)\d+(\.\d{1,3})?$/.test(value), { error: "must be a decimal number of at least 0 and of at most 999999999 with at most 3 decimal places", params: { rule: 'FORMAT' } }))),
    fullPrice: z.nullish(z.string().check(z.refine((value) => /^(?!0*([1-9]\d{9,}(\.\d+)?|999999999\.(\d*[1-9]\d*))$)\d+(\.\d{1,3})?$/.test(value), { error: "must be a decimal number of at least 0 and of at most 999999999 with at most 3 decimal places", params: { rule: 'FORMAT' } }))),
    descriptionLines: z.optional(z.array(DescriptionLineRequestSchema).check(z.maxLength(20))),
    physicalProperties: z.optional(PhysicalPropertiesInputSchema),
    image: z.optional(ImageInputSchema),
    paymentOption: z.optional(PaymentOptionOverrideInputSchema),
    depositAmount: z.nullish(z.string().check(z.refine((value) => /^(?=0*([1-9]\d{0,}(\.\d+)?|\.(\d*[1-9]\d*))$)(?!0*([1-9]\d{9,}(\.\d+)?|999999999\.(\d*[1-9]\d*))$)\d+(\.\d{1,3})?$/.test(value), { error: "must be a decimal number greater than 0 and of at most 999999999 with at most 3 decimal places", params: { rule: 'FORMAT' } }))),
    savePaymentMethod: z.nullish(z.boolean()),
    inventoryAppId: z.nullish(z.guid())
}))();
export const CatalogOverrideFieldsInputSchema: z.ZodMiniType<T.CatalogOverrideFieldsInput> = CatalogOverrideFieldsInput$ as Held<typeof CatalogOverrideFieldsInput$, z.ZodMiniType<T.CatalogOverrideFieldsInput>>;

const TaxableAddressTypeRequest$ = /* @__PURE__ */ (() => z.enum([
    'BUSINESS',
    'BILLING',
    'SHIPPING'
]))();
export const TaxableAddressTypeRequestSchema: z.ZodMiniType<T.TaxableAddressType> = TaxableAddressTypeRequest$ as Held<typeof TaxableAddressTypeRequest$, z.ZodMiniType<T.TaxableAddressType>>;

const TaxableAddressRequest$ = /* @__PURE__ */ (() => z.object({
    addressType: z.optional(TaxableAddressTypeRequestSchema)
}))();
export const TaxableAddressRequestSchema: z.ZodMiniType<T.TaxableAddress> = TaxableAddressRequest$ as Held<typeof TaxableAddressRequest$, z.ZodMiniType<T.TaxableAddress>>;

const ExtendedFieldsRequest$ = /* @__PURE__ */ (() => z.object({
    namespaces: z.optional(z.record(z.string(), z.record(z.string(), z.unknown())))
}))();
export const ExtendedFieldsRequestSchema: z.ZodMiniType<T.ExtendedFields> = ExtendedFieldsRequest$ as Held<typeof ExtendedFieldsRequest$, z.ZodMiniType<T.ExtendedFields>>;

const PolicyRequest$ = /* @__PURE__ */ (() => z.object({
    title: z.nullish(z.string().check(z.minLength(1), z.maxLength(29))),
    content: z.optional(z.string().check(z.minLength(1), z.maxLength(3000)))
}))();
export const PolicyRequestSchema: z.ZodMiniType<T.Policy> = PolicyRequest$ as Held<typeof PolicyRequest$, z.ZodMiniType<T.Policy>>;

const TranslatableStringRequest$ = /* @__PURE__ */ (() => z.object({
    original: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    translated: z.nullish(z.string().check(z.minLength(1), z.maxLength(400)))
}))();
export const TranslatableStringRequestSchema: z.ZodMiniType<T.TranslatableString> = TranslatableStringRequest$ as Held<typeof TranslatableStringRequest$, z.ZodMiniType<T.TranslatableString>>;

const ItemModifierInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string().check(z.minLength(1), z.maxLength(36))),
    quantity: z.nullish(z.int().check(z.gte(1), z.lte(100000))),
    label: z.optional(TranslatableStringRequestSchema),
    details: z.optional(TranslatableStringRequestSchema),
    price: z.optional(MultiCurrencyPriceInputSchema)
}))();
export const ItemModifierInputSchema: z.ZodMiniType<T.ItemModifierInput> = ItemModifierInput$ as Held<typeof ItemModifierInput$, z.ZodMiniType<T.ItemModifierInput>>;

const ModifierGroupInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string().check(z.minLength(1), z.maxLength(36))),
    name: z.optional(TranslatableStringRequestSchema),
    modifiers: z.optional(z.array(ItemModifierInputSchema).check(z.minLength(1), z.maxLength(25)))
}))();
export const ModifierGroupInputSchema: z.ZodMiniType<T.ModifierGroupInput> = ModifierGroupInput$ as Held<typeof ModifierGroupInput$, z.ZodMiniType<T.ModifierGroupInput>>;

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
    media: z.optional(ImageInputSchema),
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
export const CheckoutLineItemInputSchema: z.ZodMiniType<T.CheckoutLineItemInput> = CheckoutLineItemInput$ as Held<typeof CheckoutLineItemInput$, z.ZodMiniType<T.CheckoutLineItemInput>>;

const StreetAddressInput$ = /* @__PURE__ */ (() => z.object({
    number: z.optional(z.string()),
    name: z.optional(z.string()),
    apt: z.optional(z.string())
}))();
export const StreetAddressInputSchema: z.ZodMiniType<T.StreetAddressInput> = StreetAddressInput$ as Held<typeof StreetAddressInput$, z.ZodMiniType<T.StreetAddressInput>>;

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
export const AddressLocationRequestSchema: z.ZodMiniType<T.AddressLocation> = AddressLocationRequest$ as Held<typeof AddressLocationRequest$, z.ZodMiniType<T.AddressLocation>>;

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
export const AddressInputSchema: z.ZodMiniType<T.AddressInput> = AddressInput$ as Held<typeof AddressInput$, z.ZodMiniType<T.AddressInput>>;

const TaxIdTypeRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNSPECIFIED',
    'CPF',
    'CNPJ'
]))();
export const TaxIdTypeRequestSchema: z.ZodMiniType<T.TaxIdType> = TaxIdTypeRequest$ as Held<typeof TaxIdTypeRequest$, z.ZodMiniType<T.TaxIdType>>;

const VatIdInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string()),
    type: z.optional(TaxIdTypeRequestSchema)
}))();
export const VatIdInputSchema: z.ZodMiniType<T.VatIdInput> = VatIdInput$ as Held<typeof VatIdInput$, z.ZodMiniType<T.VatIdInput>>;

const FullAddressContactDetailsInput$ = /* @__PURE__ */ (() => z.object({
    firstName: z.nullish(z.string().check(z.maxLength(100))),
    lastName: z.nullish(z.string().check(z.maxLength(100))),
    phone: z.nullish(z.string()),
    company: z.nullish(z.string().check(z.maxLength(1000))),
    vatId: z.optional(VatIdInputSchema)
}))();
export const FullAddressContactDetailsInputSchema: z.ZodMiniType<T.FullAddressContactDetailsInput> = FullAddressContactDetailsInput$ as Held<typeof FullAddressContactDetailsInput$, z.ZodMiniType<T.FullAddressContactDetailsInput>>;

const AddressWithContactInput$ = /* @__PURE__ */ (() => z.object({
    address: z.optional(AddressInputSchema),
    contactDetails: z.optional(FullAddressContactDetailsInputSchema)
}))();
export const AddressWithContactInputSchema: z.ZodMiniType<T.AddressWithContactInput> = AddressWithContactInput$ as Held<typeof AddressWithContactInput$, z.ZodMiniType<T.AddressWithContactInput>>;

const PickupMethodRequest$ = /* @__PURE__ */ (() => z.enum(['STORE_PICKUP', 'PICKUP_POINT']))();
export const PickupMethodRequestSchema: z.ZodMiniType<T.PickupMethod> = PickupMethodRequest$ as Held<typeof PickupMethodRequest$, z.ZodMiniType<T.PickupMethod>>;

const PickupDetailsInput$ = /* @__PURE__ */ (() => z.object({
    address: z.optional(AddressInputSchema),
    businessLocation: z.optional(z.boolean()),
    pickupMethod: z.optional(PickupMethodRequestSchema)
}))();
export const PickupDetailsInputSchema: z.ZodMiniType<T.PickupDetailsInput> = PickupDetailsInput$ as Held<typeof PickupDetailsInput$, z.ZodMiniType<T.PickupDetailsInput>>;

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
export const DeliveryTimeSlotInputSchema: z.ZodMiniType<T.DeliveryTimeSlotInput> = DeliveryTimeSlotInput$ as Held<typeof DeliveryTimeSlotInput$, z.ZodMiniType<T.DeliveryTimeSlotInput>>;

const DeliveryLogisticsInput$ = /* @__PURE__ */ (() => z.object({
    deliveryTime: z.nullish(z.string().check(z.maxLength(500))),
    instructions: z.nullish(z.string().check(z.maxLength(1000))),
    pickupDetails: z.optional(PickupDetailsInputSchema),
    deliveryTimeSlot: z.optional(DeliveryTimeSlotInputSchema)
}))();
export const DeliveryLogisticsInputSchema: z.ZodMiniType<T.DeliveryLogisticsInput> = DeliveryLogisticsInput$ as Held<typeof DeliveryLogisticsInput$, z.ZodMiniType<T.DeliveryLogisticsInput>>;

const SelectedShippingPricesInput$ = /* @__PURE__ */ (() => z.object({
    totalPriceAfterTax: z.optional(MultiCurrencyPriceInputSchema),
    totalPriceBeforeTax: z.optional(MultiCurrencyPriceInputSchema),
    taxDetails: z.optional(ItemTaxFullDetailsInputSchema),
    totalDiscount: z.optional(MultiCurrencyPriceInputSchema),
    price: z.optional(MultiCurrencyPriceInputSchema)
}))();
export const SelectedShippingPricesInputSchema: z.ZodMiniType<T.SelectedShippingPricesInput> = SelectedShippingPricesInput$ as Held<typeof SelectedShippingPricesInput$, z.ZodMiniType<T.SelectedShippingPricesInput>>;

const CarrierChargeTypeRequest$ = /* @__PURE__ */ (() => z.enum(['HANDLING_FEE', 'INSURANCE']))();
export const CarrierChargeTypeRequestSchema: z.ZodMiniType<T.CarrierChargeType> = CarrierChargeTypeRequest$ as Held<typeof CarrierChargeTypeRequest$, z.ZodMiniType<T.CarrierChargeType>>;

const SelectedShippingChargeInput$ = /* @__PURE__ */ (() => z.object({
    type: z.optional(CarrierChargeTypeRequestSchema),
    details: z.nullish(z.string().check(z.maxLength(200))),
    cost: z.optional(SelectedShippingPricesInputSchema)
}))();
export const SelectedShippingChargeInputSchema: z.ZodMiniType<T.SelectedShippingChargeInput> = SelectedShippingChargeInput$ as Held<typeof SelectedShippingChargeInput$, z.ZodMiniType<T.SelectedShippingChargeInput>>;

const DeliveryCarrierInput$ = /* @__PURE__ */ (() => z.object({
    appId: z.nullish(z.guid()),
    code: z.optional(z.string().check(z.maxLength(250)))
}))();
export const DeliveryCarrierInputSchema: z.ZodMiniType<T.DeliveryCarrierInput> = DeliveryCarrierInput$ as Held<typeof DeliveryCarrierInput$, z.ZodMiniType<T.DeliveryCarrierInput>>;

const DeliveryRegionRequest$ = /* @__PURE__ */ (() => z.object({
    id: z.nullish(z.guid()),
    name: z.nullish(z.string().check(z.maxLength(100)))
}))();
export const DeliveryRegionRequestSchema: z.ZodMiniType<T.DeliveryRegion> = DeliveryRegionRequest$ as Held<typeof DeliveryRegionRequest$, z.ZodMiniType<T.DeliveryRegion>>;

const ApplicableLineItemsRequest$ = /* @__PURE__ */ (() => z.object({
    lineItemIds: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(300)))
}))();
export const ApplicableLineItemsRequestSchema: z.ZodMiniType<T.ApplicableLineItems> = ApplicableLineItemsRequest$ as Held<typeof ApplicableLineItemsRequest$, z.ZodMiniType<T.ApplicableLineItems>>;

const DeliveryAllocationInput$ = /* @__PURE__ */ (() => z.object({
    deliveryCarrier: z.optional(DeliveryCarrierInputSchema),
    deliveryRegion: z.optional(DeliveryRegionRequestSchema),
    applicableLineItems: z.optional(ApplicableLineItemsRequestSchema)
}))();
export const DeliveryAllocationInputSchema: z.ZodMiniType<T.DeliveryAllocationInput> = DeliveryAllocationInput$ as Held<typeof DeliveryAllocationInput$, z.ZodMiniType<T.DeliveryAllocationInput>>;

const SelectedCarrierServiceOptionInput$ = /* @__PURE__ */ (() => z.object({
    code: z.optional(z.string().check(z.maxLength(100))),
    title: z.optional(z.string().check(z.maxLength(250))),
    logistics: z.optional(DeliveryLogisticsInputSchema),
    cost: z.optional(SelectedShippingPricesInputSchema),
    requestedShippingOption: z.optional(z.boolean()),
    otherCharges: z.optional(z.array(SelectedShippingChargeInputSchema)),
    carrierId: z.nullish(z.guid()),
    deliveryAllocations: z.optional(z.array(DeliveryAllocationInputSchema).check(z.maxLength(300))),
    partial: z.nullish(z.boolean())
}))();
export const SelectedCarrierServiceOptionInputSchema: z.ZodMiniType<T.SelectedCarrierServiceOptionInput> = SelectedCarrierServiceOptionInput$ as Held<typeof SelectedCarrierServiceOptionInput$, z.ZodMiniType<T.SelectedCarrierServiceOptionInput>>;

const ShippingRegionInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.guid()),
    name: z.optional(z.string().check(z.maxLength(100)))
}))();
export const ShippingRegionInputSchema: z.ZodMiniType<T.ShippingRegionInput> = ShippingRegionInput$ as Held<typeof ShippingRegionInput$, z.ZodMiniType<T.ShippingRegionInput>>;

const ShippingChargeInput$ = /* @__PURE__ */ (() => z.object({
    type: z.optional(CarrierChargeTypeRequestSchema),
    price: z.optional(MultiCurrencyPriceInputSchema),
    details: z.nullish(z.string().check(z.maxLength(250)))
}))();
export const ShippingChargeInputSchema: z.ZodMiniType<T.ShippingChargeInput> = ShippingChargeInput$ as Held<typeof ShippingChargeInput$, z.ZodMiniType<T.ShippingChargeInput>>;

const ShippingPriceInput$ = /* @__PURE__ */ (() => z.object({
    price: z.optional(MultiCurrencyPriceInputSchema),
    otherCharges: z.optional(z.array(ShippingChargeInputSchema))
}))();
export const ShippingPriceInputSchema: z.ZodMiniType<T.ShippingPriceInput> = ShippingPriceInput$ as Held<typeof ShippingPriceInput$, z.ZodMiniType<T.ShippingPriceInput>>;

const ShippingOptionInput$ = /* @__PURE__ */ (() => z.object({
    code: z.optional(z.string().check(z.maxLength(100))),
    title: z.optional(z.string().check(z.maxLength(250))),
    logistics: z.optional(DeliveryLogisticsInputSchema),
    cost: z.optional(ShippingPriceInputSchema),
    deliveryAllocations: z.optional(z.array(DeliveryAllocationInputSchema).check(z.maxLength(300))),
    partial: z.nullish(z.boolean())
}))();
export const ShippingOptionInputSchema: z.ZodMiniType<T.ShippingOptionInput> = ShippingOptionInput$ as Held<typeof ShippingOptionInput$, z.ZodMiniType<T.ShippingOptionInput>>;

const CarrierServiceOptionInput$ = /* @__PURE__ */ (() => z.object({
    carrierId: z.optional(z.guid()),
    shippingOptions: z.optional(z.array(ShippingOptionInputSchema))
}))();
export const CarrierServiceOptionInputSchema: z.ZodMiniType<T.CarrierServiceOptionInput> = CarrierServiceOptionInput$ as Held<typeof CarrierServiceOptionInput$, z.ZodMiniType<T.CarrierServiceOptionInput>>;

const CheckoutShippingInfoInput$ = /* @__PURE__ */ (() => z.object({
    shippingDestination: z.optional(AddressWithContactInputSchema),
    selectedCarrierServiceOption: z.optional(SelectedCarrierServiceOptionInputSchema),
    region: z.optional(ShippingRegionInputSchema),
    carrierServiceOptions: z.optional(z.array(CarrierServiceOptionInputSchema))
}))();
export const CheckoutShippingInfoInputSchema: z.ZodMiniType<T.CheckoutShippingInfoInput> = CheckoutShippingInfoInput$ as Held<typeof CheckoutShippingInfoInput$, z.ZodMiniType<T.CheckoutShippingInfoInput>>;

const CheckoutBuyerInfoRequest$ = /* @__PURE__ */ (() => z.object({
    visitorId: z.optional(z.guid()),
    memberId: z.optional(z.guid()),
    contactId: z.nullish(z.guid()),
    email: z.nullish(z.email())
}).check(check((_, set) => ["visitorId","memberId"].filter((name) => set.includes(name)).length < 2, "must hold at most one of visitorId, memberId", 'ONE_OF_ALIGNMENT')))();
export const CheckoutBuyerInfoRequestSchema: z.ZodMiniType<T.CheckoutBuyerInfo> = CheckoutBuyerInfoRequest$ as Held<typeof CheckoutBuyerInfoRequest$, z.ZodMiniType<T.CheckoutBuyerInfo>>;

const PriceSummaryInput$ = /* @__PURE__ */ (() => z.object({
    subtotal: z.optional(MultiCurrencyPriceInputSchema),
    shipping: z.optional(MultiCurrencyPriceInputSchema),
    tax: z.optional(MultiCurrencyPriceInputSchema),
    discount: z.optional(MultiCurrencyPriceInputSchema),
    total: z.optional(MultiCurrencyPriceInputSchema),
    additionalFees: z.optional(MultiCurrencyPriceInputSchema)
}))();
export const PriceSummaryInputSchema: z.ZodMiniType<T.PriceSummaryInput> = PriceSummaryInput$ as Held<typeof PriceSummaryInput$, z.ZodMiniType<T.PriceSummaryInput>>;

const ApplicationErrorInput$ = /* @__PURE__ */ (() => z.object({
    code: z.optional(z.string()),
    description: z.optional(z.string()),
    data: z.nullish(z.record(z.string(), z.unknown()))
}))();
export const ApplicationErrorInputSchema: z.ZodMiniType<T.ApplicationErrorInput> = ApplicationErrorInput$ as Held<typeof ApplicationErrorInput$, z.ZodMiniType<T.ApplicationErrorInput>>;

const CalculationFieldViolationInput$ = /* @__PURE__ */ (() => z.object({
    field: z.optional(z.string()),
    description: z.optional(z.string()),
    violatedRule: z.optional(ValidationRuleRequestSchema),
    ruleName: z.nullish(z.string()),
    data: z.nullish(z.record(z.string(), z.unknown()))
}))();
export const CalculationFieldViolationInputSchema: z.ZodMiniType<T.CalculationFieldViolationInput> = CalculationFieldViolationInput$ as Held<typeof CalculationFieldViolationInput$, z.ZodMiniType<T.CalculationFieldViolationInput>>;

const CalculationValidationErrorInput$ = /* @__PURE__ */ (() => z.object({
    fieldViolations: z.optional(z.array(CalculationFieldViolationInputSchema))
}))();
export const CalculationValidationErrorInputSchema: z.ZodMiniType<T.CalculationValidationErrorInput> = CalculationValidationErrorInput$ as Held<typeof CalculationValidationErrorInput$, z.ZodMiniType<T.CalculationValidationErrorInput>>;

const CalculationSystemErrorRequest$ = /* @__PURE__ */ (() => z.object({
    errorCode: z.nullish(z.string())
}))();
export const CalculationSystemErrorRequestSchema: z.ZodMiniType<T.CalculationSystemError> = CalculationSystemErrorRequest$ as Held<typeof CalculationSystemErrorRequest$, z.ZodMiniType<T.CalculationSystemError>>;

const CalculationErrorInput$ = /* @__PURE__ */ (() => z.object({
    applicationError: z.optional(ApplicationErrorInputSchema),
    validationError: z.optional(CalculationValidationErrorInputSchema),
    systemError: z.optional(CalculationSystemErrorRequestSchema),
    tracing: z.optional(z.record(z.string(), z.string()))
}).check(check((_, set) => ["applicationError","validationError","systemError"].filter((name) => set.includes(name)).length < 2, "must hold at most one of applicationError, validationError, systemError", 'ONE_OF_ALIGNMENT')))();
export const CalculationErrorInputSchema: z.ZodMiniType<T.CalculationErrorInput> = CalculationErrorInput$ as Held<typeof CalculationErrorInput$, z.ZodMiniType<T.CalculationErrorInput>>;

const CarrierErrorInput$ = /* @__PURE__ */ (() => z.object({
    carrierId: z.optional(z.string()),
    error: z.optional(CalculationErrorInputSchema)
}))();
export const CarrierErrorInputSchema: z.ZodMiniType<T.CarrierErrorInput> = CarrierErrorInput$ as Held<typeof CarrierErrorInput$, z.ZodMiniType<T.CarrierErrorInput>>;

const CarrierErrorsInput$ = /* @__PURE__ */ (() => z.object({
    errors: z.optional(z.array(CarrierErrorInputSchema))
}))();
export const CarrierErrorsInputSchema: z.ZodMiniType<T.CarrierErrorsInput> = CarrierErrorsInput$ as Held<typeof CarrierErrorsInput$, z.ZodMiniType<T.CarrierErrorsInput>>;

const CalculationErrorsInput$ = /* @__PURE__ */ (() => z.object({
    generalShippingCalculationError: z.optional(CalculationErrorInputSchema),
    carrierErrors: z.optional(CarrierErrorsInputSchema),
    selectedShippingOptionError: z.optional(CalculationErrorInputSchema),
    taxCalculationError: z.optional(CalculationErrorInputSchema),
    couponCalculationError: z.optional(CalculationErrorInputSchema),
    giftCardCalculationError: z.optional(CalculationErrorInputSchema),
    orderValidationErrors: z.optional(z.array(ApplicationErrorInputSchema)),
    membershipError: z.optional(CalculationErrorInputSchema),
    discountsCalculationError: z.optional(CalculationErrorInputSchema)
}).check(check((_, set) => ["generalShippingCalculationError","carrierErrors","selectedShippingOptionError"].filter((name) => set.includes(name)).length < 2, "must hold at most one of generalShippingCalculationError, carrierErrors, selectedShippingOptionError", 'ONE_OF_ALIGNMENT')))();
export const CalculationErrorsInputSchema: z.ZodMiniType<T.CalculationErrorsInput> = CalculationErrorsInput$ as Held<typeof CalculationErrorsInput$, z.ZodMiniType<T.CalculationErrorsInput>>;

const GiftCardInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string()),
    obfuscatedCode: z.optional(z.string()),
    amount: z.optional(MultiCurrencyPriceInputSchema),
    appId: z.optional(z.guid()),
    externalId: z.nullish(z.string().check(z.minLength(1), z.maxLength(50))),
    requestedAmount: z.optional(MultiCurrencyPriceInputSchema),
    code: z.optional(z.string().check(z.minLength(8), z.maxLength(20)))
}))();
export const GiftCardInputSchema: z.ZodMiniType<T.GiftCardInput> = GiftCardInput$ as Held<typeof GiftCardInput$, z.ZodMiniType<T.GiftCardInput>>;

const AppliedCouponInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string()),
    code: z.optional(z.string()),
    amount: z.optional(MultiCurrencyPriceInputSchema),
    name: z.optional(z.string())
}))();
export const AppliedCouponInputSchema: z.ZodMiniType<T.AppliedCouponInput> = AppliedCouponInput$ as Held<typeof AppliedCouponInput$, z.ZodMiniType<T.AppliedCouponInput>>;

const AppliedMerchantDiscountInput$ = /* @__PURE__ */ (() => z.object({
    amount: z.optional(MultiCurrencyPriceInputSchema),
    percentage: z.nullish(z.union([
        z.number().check(z.gte(0.01), z.lte(100)),
        z.literal([Number.NaN, Infinity, -Infinity])
    ]))
}))();
export const AppliedMerchantDiscountInputSchema: z.ZodMiniType<T.AppliedMerchantDiscountInput> = AppliedMerchantDiscountInput$ as Held<typeof AppliedMerchantDiscountInput$, z.ZodMiniType<T.AppliedMerchantDiscountInput>>;

const DiscountRuleNameInput$ = /* @__PURE__ */ (() => z.object({
    original: z.optional(z.string().check(z.minLength(1), z.maxLength(256))),
    translated: z.nullish(z.string().check(z.minLength(1), z.maxLength(500)))
}))();
export const DiscountRuleNameInputSchema: z.ZodMiniType<T.DiscountRuleNameInput> = DiscountRuleNameInput$ as Held<typeof DiscountRuleNameInput$, z.ZodMiniType<T.DiscountRuleNameInput>>;

const AppliedDiscountRuleInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.guid()),
    name: z.optional(DiscountRuleNameInputSchema),
    amount: z.optional(MultiCurrencyPriceInputSchema)
}))();
export const AppliedDiscountRuleInputSchema: z.ZodMiniType<T.AppliedDiscountRuleInput> = AppliedDiscountRuleInput$ as Held<typeof AppliedDiscountRuleInput$, z.ZodMiniType<T.AppliedDiscountRuleInput>>;

const DiscountTypeRequest$ = /* @__PURE__ */ (() => z.enum([
    'GLOBAL',
    'SPECIFIC_ITEMS',
    'SHIPPING'
]))();
export const DiscountTypeRequestSchema: z.ZodMiniType<T.DiscountType> = DiscountTypeRequest$ as Held<typeof DiscountTypeRequest$, z.ZodMiniType<T.DiscountType>>;

const AppliedDiscountInput$ = /* @__PURE__ */ (() => z.object({
    coupon: z.optional(AppliedCouponInputSchema),
    merchantDiscount: z.optional(AppliedMerchantDiscountInputSchema),
    discountRule: z.optional(AppliedDiscountRuleInputSchema),
    discountType: z.optional(DiscountTypeRequestSchema),
    lineItemIds: z.optional(z.array(z.guid())),
    id: z.nullish(z.guid())
}).check(check((_, set) => ["coupon","merchantDiscount","discountRule"].filter((name) => set.includes(name)).length < 2, "must hold at most one of coupon, merchantDiscount, discountRule", 'ONE_OF_ALIGNMENT')))();
export const AppliedDiscountInputSchema: z.ZodMiniType<T.AppliedDiscountInput> = AppliedDiscountInput$ as Held<typeof AppliedDiscountInput$, z.ZodMiniType<T.AppliedDiscountInput>>;

const CustomFieldInput$ = /* @__PURE__ */ (() => z.object({
    value: z.unknown(),
    title: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
    translatedTitle: z.nullish(z.string().check(z.minLength(1), z.maxLength(500)))
}))();
export const CustomFieldInputSchema: z.ZodMiniType<T.CustomFieldInput> = CustomFieldInput$ as Held<typeof CustomFieldInput$, z.ZodMiniType<T.CustomFieldInput>>;

const WeightUnitRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNSPECIFIED_WEIGHT_UNIT',
    'KG',
    'LB'
]))();
export const WeightUnitRequestSchema: z.ZodMiniType<T.WeightUnit> = WeightUnitRequest$ as Held<typeof WeightUnitRequest$, z.ZodMiniType<T.WeightUnit>>;

const ManualCalculationReasonRequest$ = /* @__PURE__ */ (() => z.enum(['GLOBAL_SETTING_TO_MANUAL', 'REGION_SETTING_TO_MANUAL']))();
export const ManualCalculationReasonRequestSchema: z.ZodMiniType<T.ManualCalculationReason> = ManualCalculationReasonRequest$ as Held<typeof ManualCalculationReasonRequest$, z.ZodMiniType<T.ManualCalculationReason>>;

const FallbackReasonRequest$ = /* @__PURE__ */ (() => z.enum(['AUTO_TAX_FAILED', 'AUTO_TAX_DEACTIVATED']))();
export const FallbackReasonRequestSchema: z.ZodMiniType<T.FallbackReason> = FallbackReasonRequest$ as Held<typeof FallbackReasonRequest$, z.ZodMiniType<T.FallbackReason>>;

const AutoTaxFallbackDetailsInput$ = /* @__PURE__ */ (() => z.object({
    fallbackReason: z.optional(FallbackReasonRequestSchema),
    error: z.optional(ApplicationErrorInputSchema)
}))();
export const AutoTaxFallbackDetailsInputSchema: z.ZodMiniType<T.AutoTaxFallbackDetailsInput> = AutoTaxFallbackDetailsInput$ as Held<typeof AutoTaxFallbackDetailsInput$, z.ZodMiniType<T.AutoTaxFallbackDetailsInput>>;

const RateTypeRequest$ = /* @__PURE__ */ (() => z.enum([
    'NO_TAX_COLLECTED',
    'MANUAL_RATE',
    'AUTO_RATE',
    'FALLBACK_RATE'
]))();
export const RateTypeRequestSchema: z.ZodMiniType<T.RateType> = RateTypeRequest$ as Held<typeof RateTypeRequest$, z.ZodMiniType<T.RateType>>;

const TaxCalculationDetailsInput$ = /* @__PURE__ */ (() => z.object({
    manualRateReason: z.optional(ManualCalculationReasonRequestSchema),
    autoTaxFallbackDetails: z.optional(AutoTaxFallbackDetailsInputSchema),
    rateType: z.optional(RateTypeRequestSchema)
}).check(check((_, set) => ["manualRateReason","autoTaxFallbackDetails"].filter((name) => set.includes(name)).length < 2, "must hold at most one of manualRateReason, autoTaxFallbackDetails", 'ONE_OF_ALIGNMENT')))();
export const TaxCalculationDetailsInputSchema: z.ZodMiniType<T.TaxCalculationDetailsInput> = TaxCalculationDetailsInput$ as Held<typeof TaxCalculationDetailsInput$, z.ZodMiniType<T.TaxCalculationDetailsInput>>;

const TaxSummaryInput$ = /* @__PURE__ */ (() => z.object({
    taxableAmount: z.optional(MultiCurrencyPriceInputSchema),
    totalTax: z.optional(MultiCurrencyPriceInputSchema),
    calculationDetails: z.optional(TaxCalculationDetailsInputSchema)
}))();
export const TaxSummaryInputSchema: z.ZodMiniType<T.TaxSummaryInput> = TaxSummaryInput$ as Held<typeof TaxSummaryInput$, z.ZodMiniType<T.TaxSummaryInput>>;

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
export const ChannelTypeRequestSchema: z.ZodMiniType<T.ChannelType> = ChannelTypeRequest$ as Held<typeof ChannelTypeRequest$, z.ZodMiniType<T.ChannelType>>;

const CreatedByRequest$ = /* @__PURE__ */ (() => z.object({
    userId: z.optional(z.guid()),
    memberId: z.optional(z.guid()),
    visitorId: z.optional(z.guid()),
    appId: z.optional(z.guid())
}).check(check((_, set) => ["userId","memberId","visitorId","appId"].filter((name) => set.includes(name)).length < 2, "must hold at most one of userId, memberId, visitorId, appId", 'ONE_OF_ALIGNMENT')))();
export const CreatedByRequestSchema: z.ZodMiniType<T.CreatedBy> = CreatedByRequest$ as Held<typeof CreatedByRequest$, z.ZodMiniType<T.CreatedBy>>;

const MembershipNameInput$ = /* @__PURE__ */ (() => z.object({
    original: z.optional(z.string().check(z.maxLength(100))),
    translated: z.nullish(z.string().check(z.maxLength(100)))
}))();
export const MembershipNameInputSchema: z.ZodMiniType<T.MembershipNameInput> = MembershipNameInput$ as Held<typeof MembershipNameInput$, z.ZodMiniType<T.MembershipNameInput>>;

const MembershipCreditsInput$ = /* @__PURE__ */ (() => z.object({
    total: z.optional(z.int().check(z.gte(1), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    remaining: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' })))
}))();
export const MembershipCreditsInputSchema: z.ZodMiniType<T.MembershipCreditsInput> = MembershipCreditsInput$ as Held<typeof MembershipCreditsInput$, z.ZodMiniType<T.MembershipCreditsInput>>;

const MembershipInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    appId: z.optional(z.guid()),
    name: z.optional(MembershipNameInputSchema),
    lineItemIds: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(300))),
    credits: z.optional(MembershipCreditsInputSchema),
    expirationDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ])),
    additionalData: z.nullish(z.record(z.string(), z.unknown()))
}))();
export const MembershipInputSchema: z.ZodMiniType<T.MembershipInput> = MembershipInput$ as Held<typeof MembershipInput$, z.ZodMiniType<T.MembershipInput>>;

const InvalidMembershipInput$ = /* @__PURE__ */ (() => z.object({
    membership: z.optional(MembershipInputSchema),
    reason: z.optional(z.string().check(z.minLength(1), z.maxLength(100)))
}))();
export const InvalidMembershipInputSchema: z.ZodMiniType<T.InvalidMembershipInput> = InvalidMembershipInput$ as Held<typeof InvalidMembershipInput$, z.ZodMiniType<T.InvalidMembershipInput>>;

const CheckoutSelectedMembershipRequest$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1), z.maxLength(200)),
    appId: z.guid(),
    lineItemIds: z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.minLength(1), z.maxLength(300))
}))();
export const CheckoutSelectedMembershipRequestSchema: z.ZodMiniType<T.CheckoutSelectedMembership> = CheckoutSelectedMembershipRequest$ as Held<typeof CheckoutSelectedMembershipRequest$, z.ZodMiniType<T.CheckoutSelectedMembership>>;

const CheckoutSelectedMembershipsInput$ = /* @__PURE__ */ (() => z.object({
    memberships: z.optional(z.array(CheckoutSelectedMembershipRequestSchema).check(z.maxLength(300)))
}))();
export const CheckoutSelectedMembershipsInputSchema: z.ZodMiniType<T.CheckoutSelectedMembershipsInput> = CheckoutSelectedMembershipsInput$ as Held<typeof CheckoutSelectedMembershipsInput$, z.ZodMiniType<T.CheckoutSelectedMembershipsInput>>;

const CheckoutMembershipOptionsInput$ = /* @__PURE__ */ (() => z.object({
    eligibleMemberships: z.optional(z.array(MembershipInputSchema).check(z.maxLength(300))),
    invalidMemberships: z.optional(z.array(InvalidMembershipInputSchema).check(z.maxLength(300))),
    selectedMemberships: z.optional(CheckoutSelectedMembershipsInputSchema)
}))();
export const CheckoutMembershipOptionsInputSchema: z.ZodMiniType<T.CheckoutMembershipOptionsInput> = CheckoutMembershipOptionsInput$ as Held<typeof CheckoutMembershipOptionsInput$, z.ZodMiniType<T.CheckoutMembershipOptionsInput>>;

const AdditionalFeeSourceRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNKNOWN_ADDITIONAL_FEE_SOURCE',
    'SERVICE_PLUGIN',
    'ITEM',
    'MANUAL',
    'SHIPPING',
    'PLATFORM'
]))();
export const AdditionalFeeSourceRequestSchema: z.ZodMiniType<T.AdditionalFeeSource> = AdditionalFeeSourceRequest$ as Held<typeof AdditionalFeeSourceRequest$, z.ZodMiniType<T.AdditionalFeeSource>>;

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
export const AdditionalFeeInputSchema: z.ZodMiniType<T.AdditionalFeeInput> = AdditionalFeeInput$ as Held<typeof AdditionalFeeInput$, z.ZodMiniType<T.AdditionalFeeInput>>;

const ViolationSeverityRequest$ = /* @__PURE__ */ (() => z.enum(['WARNING', 'ERROR']))();
export const ViolationSeverityRequestSchema: z.ZodMiniType<T.ViolationSeverity> = ViolationSeverityRequest$ as Held<typeof ViolationSeverityRequest$, z.ZodMiniType<T.ViolationSeverity>>;

const NameInOtherRequest$ = /* @__PURE__ */ (() => z.enum(['OTHER_DEFAULT']))();
export const NameInOtherRequestSchema: z.ZodMiniType<T.NameInOther> = NameInOtherRequest$ as Held<typeof NameInOtherRequest$, z.ZodMiniType<T.NameInOther>>;

const ViolationPlaceInput$ = /* @__PURE__ */ (() => z.object({
    name: z.optional(NameInOtherRequestSchema)
}))();
export const ViolationPlaceInputSchema: z.ZodMiniType<T.ViolationPlaceInput> = ViolationPlaceInput$ as Held<typeof ViolationPlaceInput$, z.ZodMiniType<T.ViolationPlaceInput>>;

const NameInLineItemRequest$ = /* @__PURE__ */ (() => z.enum(['LINE_ITEM_DEFAULT']))();
export const NameInLineItemRequestSchema: z.ZodMiniType<T.NameInLineItem> = NameInLineItemRequest$ as Held<typeof NameInLineItemRequest$, z.ZodMiniType<T.NameInLineItem>>;

const SuggestedFixRequest$ = /* @__PURE__ */ (() => z.enum(['UNKNOWN_SUGGESTED_FIX', 'REMOVE_LINE_ITEM']))();
export const SuggestedFixRequestSchema: z.ZodMiniType<T.SuggestedFix> = SuggestedFixRequest$ as Held<typeof SuggestedFixRequest$, z.ZodMiniType<T.SuggestedFix>>;

const ViolationLineItemInput$ = /* @__PURE__ */ (() => z.object({
    name: z.optional(NameInLineItemRequestSchema),
    id: z.nullish(z.string()),
    suggestedFix: z.optional(SuggestedFixRequestSchema)
}))();
export const ViolationLineItemInputSchema: z.ZodMiniType<T.ViolationLineItemInput> = ViolationLineItemInput$ as Held<typeof ViolationLineItemInput$, z.ZodMiniType<T.ViolationLineItemInput>>;

const ViolationTargetInput$ = /* @__PURE__ */ (() => z.object({
    other: z.optional(ViolationPlaceInputSchema),
    lineItem: z.optional(ViolationLineItemInputSchema)
}).check(check((_, set) => ["other","lineItem"].filter((name) => set.includes(name)).length < 2, "must hold at most one of other, lineItem", 'ONE_OF_ALIGNMENT')))();
export const ViolationTargetInputSchema: z.ZodMiniType<T.ViolationTargetInput> = ViolationTargetInput$ as Held<typeof ViolationTargetInput$, z.ZodMiniType<T.ViolationTargetInput>>;

const ViolationInput$ = /* @__PURE__ */ (() => z.object({
    severity: z.optional(ViolationSeverityRequestSchema),
    target: z.optional(ViolationTargetInputSchema),
    description: z.nullish(z.string().check(z.minLength(1), z.maxLength(1000)))
}))();
export const ViolationInputSchema: z.ZodMiniType<T.ViolationInput> = ViolationInput$ as Held<typeof ViolationInput$, z.ZodMiniType<T.ViolationInput>>;

const CheckoutCustomSettingsInput$ = /* @__PURE__ */ (() => z.object({
    lockGiftCard: z.optional(z.boolean()),
    lockCouponCode: z.optional(z.boolean()),
    disabledPolicyAgreementCheckbox: z.optional(z.boolean()),
    disabledManualPayment: z.optional(z.boolean())
}))();
export const CheckoutCustomSettingsInputSchema: z.ZodMiniType<T.CheckoutCustomSettingsInput> = CheckoutCustomSettingsInput$ as Held<typeof CheckoutCustomSettingsInput$, z.ZodMiniType<T.CheckoutCustomSettingsInput>>;

const CheckoutCustomContentReferenceInput$ = /* @__PURE__ */ (() => z.object({
    appId: z.optional(z.guid()),
    componentId: z.optional(z.guid())
}))();
export const CheckoutCustomContentReferenceInputSchema: z.ZodMiniType<T.CheckoutCustomContentReferenceInput> = CheckoutCustomContentReferenceInput$ as Held<typeof CheckoutCustomContentReferenceInput$, z.ZodMiniType<T.CheckoutCustomContentReferenceInput>>;

const CheckoutExternalReferenceInput$ = /* @__PURE__ */ (() => z.object({
    appId: z.optional(z.guid()),
    resourceId: z.nullish(z.string().check(z.minLength(1), z.maxLength(100)))
}))();
export const CheckoutExternalReferenceInputSchema: z.ZodMiniType<T.CheckoutExternalReferenceInput> = CheckoutExternalReferenceInput$ as Held<typeof CheckoutExternalReferenceInput$, z.ZodMiniType<T.CheckoutExternalReferenceInput>>;

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
    appliedDiscounts: z.optional(z.array(AppliedDiscountInputSchema)),
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
export const CheckoutInputSchema: z.ZodMiniType<T.CheckoutInput> = CheckoutInput$ as Held<typeof CheckoutInput$, z.ZodMiniType<T.CheckoutInput>>;

const CustomItemModifier$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string().check(z.minLength(1), z.maxLength(36))),
    quantity: z.nullish(z.int().check(z.gte(1), z.lte(100000))),
    label: z.optional(TranslatableStringRequestSchema),
    details: z.optional(TranslatableStringRequestSchema),
    price: z.nullish(z.string().check(z.refine((value) => /^(?!0*([1-9]\d{16,}(\.\d+)?|[2-9]\d{15}(\.\d+)?|1[1-9]\d{14}(\.\d+)?|10[1-9]\d{13}(\.\d+)?|100[1-9]\d{12}(\.\d+)?|1000[1-9]\d{11}(\.\d+)?|10000[1-9]\d{10}(\.\d+)?|100000[1-9]\d{9}(\.\d+)?|1000000[1-9]\d{8}(\.\d+)?|10000000[1-9]\d{7}(\.\d+)?|100000000[1-9]\d{6}(\.\d+)?|1000000000[1-9]\d{5}(\.\d+)?|10000000000[1-9]\d{4}(\.\d+)?|100000000000[1-9]\d{3}(\.\d+)?|1000000000000[1-9]\d{2}(\.\d+)?|10000000000000[1-9]\d{1}(\.\d+)?|100000000000000[1-9]\d{0}(\.\d+)?|1000000000000000\.(\d*[1-9]\d*))$)\d+(\.\d{1,3})?$/.test(value), { error: "must be a decimal number of at least 0 and of at most 1000000000000000 with at most 3 decimal places", params: { rule: 'FORMAT' } })))
}))();
export const CustomItemModifierSchema: z.ZodMiniType<T.CustomItemModifier> = CustomItemModifier$ as Held<typeof CustomItemModifier$, z.ZodMiniType<T.CustomItemModifier>>;

const CustomModifierGroup$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string().check(z.minLength(1), z.maxLength(36))),
    name: z.optional(TranslatableStringRequestSchema),
    modifiers: z.optional(z.array(CustomItemModifierSchema).check(z.minLength(1), z.maxLength(25)))
}))();
export const CustomModifierGroupSchema: z.ZodMiniType<T.CustomModifierGroup> = CustomModifierGroup$ as Held<typeof CustomModifierGroup$, z.ZodMiniType<T.CustomModifierGroup>>;

const CustomLineItem$ = /* @__PURE__ */ (() => z.object({
    quantity: z.optional(z.int().check(z.gte(1), z.lte(100000))),
    price: z.string().check(z.refine((value) => /^(?!0*([1-9]\d{16,}(\.\d+)?|[2-9]\d{15}(\.\d+)?|1[1-9]\d{14}(\.\d+)?|10[1-9]\d{13}(\.\d+)?|100[1-9]\d{12}(\.\d+)?|1000[1-9]\d{11}(\.\d+)?|10000[1-9]\d{10}(\.\d+)?|100000[1-9]\d{9}(\.\d+)?|1000000[1-9]\d{8}(\.\d+)?|10000000[1-9]\d{7}(\.\d+)?|100000000[1-9]\d{6}(\.\d+)?|1000000000[1-9]\d{5}(\.\d+)?|10000000000[1-9]\d{4}(\.\d+)?|100000000000[1-9]\d{3}(\.\d+)?|1000000000000[1-9]\d{2}(\.\d+)?|10000000000000[1-9]\d{1}(\.\d+)?|100000000000000[1-9]\d{0}(\.\d+)?|1000000000000000\.(\d*[1-9]\d*))$)\d+(\.\d+)?$/.test(value), { error: "must be a decimal number of at least 0 and of at most 1000000000000000", params: { rule: 'FORMAT' } })),
    priceDescription: z.optional(PriceDescriptionInputSchema),
    descriptionLines: z.optional(z.array(DescriptionLineRequestSchema).check(z.maxLength(10))),
    media: z.optional(ImageInputSchema),
    id: z.nullish(z.guid()),
    taxGroupId: z.nullish(z.guid()),
    productName: z.optional(ProductNameRequestSchema),
    url: z.optional(PageUrlV2RequestSchema),
    itemType: ItemTypeRequestSchema,
    fullPrice: z.nullish(z.string().check(z.refine((value) => /^-?\d+(\.\d+)?$/.test(value), { error: "must be a decimal number", params: { rule: 'FORMAT' } }))),
    quantityAvailable: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.lte(100000))),
    physicalProperties: z.optional(PhysicalPropertiesInputSchema),
    subscriptionOptionInfo: z.optional(SubscriptionOptionInfoInputSchema),
    digitalFile: z.optional(SecuredMediaRequestSchema),
    paymentOption: z.optional(PaymentOptionTypeRequestSchema),
    serviceProperties: z.optional(ServicePropertiesInputSchema),
    rootCatalogItemId: z.nullish(z.string().check(z.minLength(1), z.maxLength(36))),
    depositAmount: z.nullish(z.string().check(z.refine((value) => /^-?\d+(\.\d+)?$/.test(value), { error: "must be a decimal number", params: { rule: 'FORMAT' } }))),
    deliveryProfileId: z.nullish(z.guid()),
    catalogReference: z.optional(CatalogReferenceRequestSchema),
    priceUndetermined: z.optional(z.boolean()),
    fixedQuantity: z.optional(z.boolean()),
    consentRequiredPaymentPolicy: z.nullish(z.string().check(z.minLength(1), z.maxLength(1000))),
    savePaymentMethod: z.optional(z.boolean()),
    policies: z.optional(z.array(PolicyRequestSchema).check(z.maxLength(5))),
    membersOnly: z.optional(z.boolean()),
    taxableAddress: z.optional(TaxableAddressRequestSchema),
    modifierGroups: z.optional(z.array(CustomModifierGroupSchema).check(z.maxLength(25)))
}))();
export const CustomLineItemSchema: z.ZodMiniType<T.CustomLineItem> = CustomLineItem$ as Held<typeof CustomLineItem$, z.ZodMiniType<T.CustomLineItem>>;

const LineItemQuantityUpdate$ = /* @__PURE__ */ (() => z.object({
    id: z.guid(),
    quantity: z.int().check(z.gte(1), z.lte(100000))
}))();
export const LineItemQuantityUpdateSchema: z.ZodMiniType<T.LineItemQuantityUpdate> = LineItemQuantityUpdate$ as Held<typeof LineItemQuantityUpdate$, z.ZodMiniType<T.LineItemQuantityUpdate>>;

const CartSelectedMembershipRequest$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1), z.maxLength(100)),
    appId: z.guid()
}))();
export const CartSelectedMembershipRequestSchema: z.ZodMiniType<T.CartSelectedMembership> = CartSelectedMembershipRequest$ as Held<typeof CartSelectedMembershipRequest$, z.ZodMiniType<T.CartSelectedMembership>>;

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
    image: z.optional(ImageInputSchema),
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
export const CartLineItemInputSchema: z.ZodMiniType<T.CartLineItemInput> = CartLineItemInput$ as Held<typeof CartLineItemInput$, z.ZodMiniType<T.CartLineItemInput>>;

const CartBuyerInfoRequest$ = /* @__PURE__ */ (() => z.object({
    visitorId: z.optional(z.guid()),
    memberId: z.optional(z.guid()),
    userId: z.optional(z.guid()),
    contactId: z.nullish(z.guid()),
    email: z.nullish(z.email())
}).check(check((_, set) => ["visitorId","memberId","userId"].filter((name) => set.includes(name)).length < 2, "must hold at most one of visitorId, memberId, userId", 'ONE_OF_ALIGNMENT')))();
export const CartBuyerInfoRequestSchema: z.ZodMiniType<T.CartBuyerInfo> = CartBuyerInfoRequest$ as Held<typeof CartBuyerInfoRequest$, z.ZodMiniType<T.CartBuyerInfo>>;

const CartCouponInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string()),
    code: z.optional(z.string()),
    amount: z.optional(MultiCurrencyPriceInputSchema)
}))();
export const CartCouponInputSchema: z.ZodMiniType<T.CartCouponInput> = CartCouponInput$ as Held<typeof CartCouponInput$, z.ZodMiniType<T.CartCouponInput>>;

const CartMerchantDiscountInput$ = /* @__PURE__ */ (() => z.object({
    amount: z.optional(MultiCurrencyPriceInputSchema)
}))();
export const CartMerchantDiscountInputSchema: z.ZodMiniType<T.CartMerchantDiscountInput> = CartMerchantDiscountInput$ as Held<typeof CartMerchantDiscountInput$, z.ZodMiniType<T.CartMerchantDiscountInput>>;

const CartDiscountInput$ = /* @__PURE__ */ (() => z.object({
    coupon: z.optional(CartCouponInputSchema),
    merchantDiscount: z.optional(CartMerchantDiscountInputSchema),
    lineItemIds: z.optional(z.array(z.guid()).check(z.maxLength(300)))
}).check(check((_, set) => ["coupon","merchantDiscount"].filter((name) => set.includes(name)).length < 2, "must hold at most one of coupon, merchantDiscount", 'ONE_OF_ALIGNMENT')))();
export const CartDiscountInputSchema: z.ZodMiniType<T.CartDiscountInput> = CartDiscountInput$ as Held<typeof CartDiscountInput$, z.ZodMiniType<T.CartDiscountInput>>;

const CartSelectedShippingOptionInput$ = /* @__PURE__ */ (() => z.object({
    carrierId: z.nullish(z.guid()),
    code: z.optional(z.string().check(z.minLength(1), z.maxLength(100)))
}))();
export const CartSelectedShippingOptionInputSchema: z.ZodMiniType<T.CartSelectedShippingOptionInput> = CartSelectedShippingOptionInput$ as Held<typeof CartSelectedShippingOptionInput$, z.ZodMiniType<T.CartSelectedShippingOptionInput>>;

const CartInput$ = /* @__PURE__ */ (() => z.object({
    id: z.nullish(z.guid()),
    lineItems: z.optional(z.array(CartLineItemInputSchema).check(z.minLength(1), z.maxLength(300))),
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
export const CartInputSchema: z.ZodMiniType<T.CartInput> = CartInput$ as Held<typeof CartInput$, z.ZodMiniType<T.CartInput>>;

const CartHostSelectedMembershipRequest$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    appId: z.optional(z.guid()),
    lineItemIds: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.minLength(1), z.maxLength(300)))
}))();
export const CartHostSelectedMembershipRequestSchema: z.ZodMiniType<T.CartHostSelectedMembership> = CartHostSelectedMembershipRequest$ as Held<typeof CartHostSelectedMembershipRequest$, z.ZodMiniType<T.CartHostSelectedMembership>>;

const CartSelectedMemberships$ = /* @__PURE__ */ (() => z.object({
    memberships: z.optional(z.array(CartHostSelectedMembershipRequestSchema).check(z.maxLength(300)))
}))();
export const CartSelectedMembershipsSchema: z.ZodMiniType<T.CartSelectedMemberships> = CartSelectedMemberships$ as Held<typeof CartSelectedMemberships$, z.ZodMiniType<T.CartSelectedMemberships>>;

const OrderBuyerInfoRequest$ = /* @__PURE__ */ (() => z.object({
    visitorId: z.optional(z.guid()),
    memberId: z.optional(z.guid()),
    contactId: z.nullish(z.guid()),
    email: z.nullish(z.email())
}).check(check((_, set) => ["visitorId","memberId"].filter((name) => set.includes(name)).length < 2, "must hold at most one of visitorId, memberId", 'ONE_OF_ALIGNMENT')))();
export const OrderBuyerInfoRequestSchema: z.ZodMiniType<T.OrderBuyerInfo> = OrderBuyerInfoRequest$ as Held<typeof OrderBuyerInfoRequest$, z.ZodMiniType<T.OrderBuyerInfo>>;

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
export const OrderPaymentStatusRequestSchema: z.ZodMiniType<T.OrderPaymentStatus> = OrderPaymentStatusRequest$ as Held<typeof OrderPaymentStatusRequest$, z.ZodMiniType<T.OrderPaymentStatus>>;

const OrderFulfillmentStatusRequest$ = /* @__PURE__ */ (() => z.enum([
    'NOT_FULFILLED',
    'FULFILLED',
    'PARTIALLY_FULFILLED'
]))();
export const OrderFulfillmentStatusRequestSchema: z.ZodMiniType<T.OrderFulfillmentStatus> = OrderFulfillmentStatusRequest$ as Held<typeof OrderFulfillmentStatusRequest$, z.ZodMiniType<T.OrderFulfillmentStatus>>;

const OrderCurrencyConversionDetailsRequest$ = /* @__PURE__ */ (() => z.object({
    originalCurrency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    conversionRate: z.string().check(z.refine((value) => /^(?=0*([1-9]\d{0,}(\.\d+)?|\.(\d*[1-9]\d*))$)(?!0*([1-9]\d{16,}(\.\d+)?|[2-9]\d{15}(\.\d+)?|1[1-9]\d{14}(\.\d+)?|10[1-9]\d{13}(\.\d+)?|100[1-9]\d{12}(\.\d+)?|1000[1-9]\d{11}(\.\d+)?|10000[1-9]\d{10}(\.\d+)?|100000[1-9]\d{9}(\.\d+)?|1000000[1-9]\d{8}(\.\d+)?|10000000[1-9]\d{7}(\.\d+)?|100000000[1-9]\d{6}(\.\d+)?|1000000000[1-9]\d{5}(\.\d+)?|10000000000[1-9]\d{4}(\.\d+)?|100000000000[1-9]\d{3}(\.\d+)?|1000000000000[1-9]\d{2}(\.\d+)?|10000000000000[1-9]\d{1}(\.\d+)?|100000000000000[1-9]\d{0}(\.\d+)?|1000000000000000\.(\d*[1-9]\d*))$)\d+(\.\d+)?$/.test(value), { error: "must be a decimal number greater than 0 and of at most 1000000000000000", params: { rule: 'FORMAT' } }))
}))();
export const OrderCurrencyConversionDetailsRequestSchema: z.ZodMiniType<T.OrderCurrencyConversionDetails> = OrderCurrencyConversionDetailsRequest$ as Held<typeof OrderCurrencyConversionDetailsRequest$, z.ZodMiniType<T.OrderCurrencyConversionDetails>>;

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
export const OrderPickupAddressInputSchema: z.ZodMiniType<T.OrderPickupAddressInput> = OrderPickupAddressInput$ as Held<typeof OrderPickupAddressInput$, z.ZodMiniType<T.OrderPickupAddressInput>>;

const OrderPickupDetailsInput$ = /* @__PURE__ */ (() => z.object({
    address: z.optional(OrderPickupAddressInputSchema),
    pickupMethod: z.optional(PickupMethodRequestSchema)
}))();
export const OrderPickupDetailsInputSchema: z.ZodMiniType<T.OrderPickupDetailsInput> = OrderPickupDetailsInput$ as Held<typeof OrderPickupDetailsInput$, z.ZodMiniType<T.OrderPickupDetailsInput>>;

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
}).check(check((_, set) => ["shippingDestination","pickupDetails"].filter((name) => set.includes(name)).length < 2, "must hold at most one of shippingDestination, pickupDetails", 'ONE_OF_ALIGNMENT')))();
export const OrderDeliveryLogisticsInputSchema: z.ZodMiniType<T.OrderDeliveryLogisticsInput> = OrderDeliveryLogisticsInput$ as Held<typeof OrderDeliveryLogisticsInput$, z.ZodMiniType<T.OrderDeliveryLogisticsInput>>;

const PriceInput$ = /* @__PURE__ */ (() => z.object({
    amount: z.string().check(z.refine((value) => /^(?!0*([1-9]\d{16,}(\.\d+)?|[2-9]\d{15}(\.\d+)?|1[1-9]\d{14}(\.\d+)?|10[1-9]\d{13}(\.\d+)?|100[1-9]\d{12}(\.\d+)?|1000[1-9]\d{11}(\.\d+)?|10000[1-9]\d{10}(\.\d+)?|100000[1-9]\d{9}(\.\d+)?|1000000[1-9]\d{8}(\.\d+)?|10000000[1-9]\d{7}(\.\d+)?|100000000[1-9]\d{6}(\.\d+)?|1000000000[1-9]\d{5}(\.\d+)?|10000000000[1-9]\d{4}(\.\d+)?|100000000000[1-9]\d{3}(\.\d+)?|1000000000000[1-9]\d{2}(\.\d+)?|10000000000000[1-9]\d{1}(\.\d+)?|100000000000000[1-9]\d{0}(\.\d+)?|1000000000000000\.(\d*[1-9]\d*))$)\d+(\.\d+)?$/.test(value), { error: "must be a decimal number of at least 0 and of at most 1000000000000000", params: { rule: 'FORMAT' } })),
    formattedAmount: z.optional(z.string())
}))();
export const PriceInputSchema: z.ZodMiniType<T.PriceInput> = PriceInput$ as Held<typeof PriceInput$, z.ZodMiniType<T.PriceInput>>;

const OrderItemTaxFullDetailsInput$ = /* @__PURE__ */ (() => z.object({
    taxableAmount: z.optional(PriceInputSchema),
    taxRate: z.optional(z.string().check(z.refine((value) => /^\d+(\.\d{1,6})?$/.test(value), { error: "must be a decimal number of at least 0 with at most 6 decimal places", params: { rule: 'FORMAT' } }))),
    totalTax: z.optional(PriceInputSchema)
}))();
export const OrderItemTaxFullDetailsInputSchema: z.ZodMiniType<T.OrderItemTaxFullDetailsInput> = OrderItemTaxFullDetailsInput$ as Held<typeof OrderItemTaxFullDetailsInput$, z.ZodMiniType<T.OrderItemTaxFullDetailsInput>>;

const OrderLineItemTaxBreakdownInput$ = /* @__PURE__ */ (() => z.object({
    jurisdiction: z.nullish(z.string().check(z.maxLength(200))),
    rate: z.nullish(z.string().check(z.refine((value) => /^\d+(\.\d{1,6})?$/.test(value), { error: "must be a decimal number of at least 0 with at most 6 decimal places", params: { rule: 'FORMAT' } }))),
    taxAmount: z.optional(PriceInputSchema),
    taxType: z.nullish(z.string().check(z.maxLength(200))),
    taxName: z.nullish(z.string().check(z.maxLength(200))),
    jurisdictionType: z.optional(JurisdictionTypeRequestSchema),
    nonTaxableAmount: z.optional(PriceInputSchema),
    taxableAmount: z.optional(PriceInputSchema)
}))();
export const OrderLineItemTaxBreakdownInputSchema: z.ZodMiniType<T.OrderLineItemTaxBreakdownInput> = OrderLineItemTaxBreakdownInput$ as Held<typeof OrderLineItemTaxBreakdownInput$, z.ZodMiniType<T.OrderLineItemTaxBreakdownInput>>;

const OrderLineItemTaxInfoInput$ = /* @__PURE__ */ (() => z.object({
    taxAmount: z.optional(PriceInputSchema),
    taxableAmount: z.optional(PriceInputSchema),
    taxRate: z.nullish(z.string().check(z.refine((value) => /^\d+(\.\d{1,6})?$/.test(value), { error: "must be a decimal number of at least 0 with at most 6 decimal places", params: { rule: 'FORMAT' } }))),
    taxGroupId: z.nullish(z.guid()),
    taxIncludedInPrice: z.optional(z.boolean()),
    taxBreakdown: z.optional(z.array(OrderLineItemTaxBreakdownInputSchema).check(z.maxLength(7)))
}))();
export const OrderLineItemTaxInfoInputSchema: z.ZodMiniType<T.OrderLineItemTaxInfoInput> = OrderLineItemTaxInfoInput$ as Held<typeof OrderLineItemTaxInfoInput$, z.ZodMiniType<T.OrderLineItemTaxInfoInput>>;

const OrderShippingPriceInput$ = /* @__PURE__ */ (() => z.object({
    price: z.optional(PriceInputSchema),
    totalPriceBeforeTax: z.optional(PriceInputSchema),
    totalPriceAfterTax: z.optional(PriceInputSchema),
    taxDetails: z.optional(OrderItemTaxFullDetailsInputSchema),
    taxInfo: z.optional(OrderLineItemTaxInfoInputSchema),
    discount: z.optional(PriceInputSchema)
}))();
export const OrderShippingPriceInputSchema: z.ZodMiniType<T.OrderShippingPriceInput> = OrderShippingPriceInput$ as Held<typeof OrderShippingPriceInput$, z.ZodMiniType<T.OrderShippingPriceInput>>;

const OrderShippingRegionRequest$ = /* @__PURE__ */ (() => z.object({
    name: z.nullish(z.string().check(z.maxLength(100)))
}))();
export const OrderShippingRegionRequestSchema: z.ZodMiniType<T.OrderShippingRegion> = OrderShippingRegionRequest$ as Held<typeof OrderShippingRegionRequest$, z.ZodMiniType<T.OrderShippingRegion>>;

const OrderShippingInformationInput$ = /* @__PURE__ */ (() => z.object({
    carrierId: z.nullish(z.string().check(z.minLength(1), z.maxLength(100))),
    code: z.nullish(z.string().check(z.minLength(1), z.maxLength(100))),
    title: z.optional(z.string().check(z.maxLength(250))),
    logistics: z.optional(OrderDeliveryLogisticsInputSchema),
    cost: z.optional(OrderShippingPriceInputSchema),
    region: z.optional(OrderShippingRegionRequestSchema)
}))();
export const OrderShippingInformationInputSchema: z.ZodMiniType<T.OrderShippingInformationInput> = OrderShippingInformationInput$ as Held<typeof OrderShippingInformationInput$, z.ZodMiniType<T.OrderShippingInformationInput>>;

const OrderStatusRequest$ = /* @__PURE__ */ (() => z.enum([
    'INITIALIZED',
    'APPROVED',
    'CANCELED',
    'PENDING',
    'REJECTED'
]))();
export const OrderStatusRequestSchema: z.ZodMiniType<T.OrderStatus> = OrderStatusRequest$ as Held<typeof OrderStatusRequest$, z.ZodMiniType<T.OrderStatus>>;

const OrderTaxSummaryInput$ = /* @__PURE__ */ (() => z.object({
    totalTax: z.optional(PriceInputSchema)
}))();
export const OrderTaxSummaryInputSchema: z.ZodMiniType<T.OrderTaxSummaryInput> = OrderTaxSummaryInput$ as Held<typeof OrderTaxSummaryInput$, z.ZodMiniType<T.OrderTaxSummaryInput>>;

const OrderTaxBreakdownInput$ = /* @__PURE__ */ (() => z.object({
    taxName: z.optional(z.string().check(z.maxLength(200))),
    taxType: z.optional(z.string().check(z.maxLength(200))),
    jurisdiction: z.optional(z.string().check(z.maxLength(200))),
    jurisdictionType: z.optional(JurisdictionTypeRequestSchema),
    rate: z.optional(z.string().check(z.refine((value) => /^\d+(\.\d{1,6})?$/.test(value), { error: "must be a decimal number of at least 0 with at most 6 decimal places", params: { rule: 'FORMAT' } }))),
    aggregatedTaxAmount: z.optional(PriceInputSchema)
}))();
export const OrderTaxBreakdownInputSchema: z.ZodMiniType<T.OrderTaxBreakdownInput> = OrderTaxBreakdownInput$ as Held<typeof OrderTaxBreakdownInput$, z.ZodMiniType<T.OrderTaxBreakdownInput>>;

const OrderTaxInfoInput$ = /* @__PURE__ */ (() => z.object({
    totalTax: z.optional(PriceInputSchema),
    taxBreakdown: z.optional(z.array(OrderTaxBreakdownInputSchema).check(z.maxLength(50))),
    taxExempt: z.nullish(z.boolean())
}))();
export const OrderTaxInfoInputSchema: z.ZodMiniType<T.OrderTaxInfoInput> = OrderTaxInfoInput$ as Held<typeof OrderTaxInfoInput$, z.ZodMiniType<T.OrderTaxInfoInput>>;

const OrderCouponInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string()),
    code: z.optional(z.string()),
    name: z.optional(z.string()),
    amount: z.optional(PriceInputSchema)
}))();
export const OrderCouponInputSchema: z.ZodMiniType<T.OrderCouponInput> = OrderCouponInput$ as Held<typeof OrderCouponInput$, z.ZodMiniType<T.OrderCouponInput>>;

const OrderDiscountReasonRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNSPECIFIED',
    'EXCHANGED_ITEMS',
    'BILLING_ADJUSTMENT'
]))();
export const OrderDiscountReasonRequestSchema: z.ZodMiniType<T.OrderDiscountReason> = OrderDiscountReasonRequest$ as Held<typeof OrderDiscountReasonRequest$, z.ZodMiniType<T.OrderDiscountReason>>;

const OrderMerchantDiscountInput$ = /* @__PURE__ */ (() => z.object({
    discountReason: z.optional(OrderDiscountReasonRequestSchema),
    description: z.nullish(z.string().check(z.maxLength(200))),
    amount: z.optional(PriceInputSchema),
    percentage: z.nullish(z.string().check(z.refine((value) => /^(?=0*([1-9]\d{0,}(\.\d+)?|\.([1-9]\d*|0[2-9]\d*|01\d*))$)(?!0*([1-9]\d{3,}(\.\d+)?|[2-9]\d{2}(\.\d+)?|1[1-9]\d{1}(\.\d+)?|10[1-9]\d{0}(\.\d+)?|100\.(\d*[1-9]\d*))$)\d+(\.\d{1,2})?$/.test(value), { error: "must be a decimal number of at least 0.01 and of at most 100 with at most 2 decimal places", params: { rule: 'FORMAT' } }))),
    name: z.nullish(z.string().check(z.maxLength(200)))
}).check(check((_, set) => ["discountReason","description"].filter((name) => set.includes(name)).length < 2, "must hold at most one of discountReason, description", 'ONE_OF_ALIGNMENT')))();
export const OrderMerchantDiscountInputSchema: z.ZodMiniType<T.OrderMerchantDiscountInput> = OrderMerchantDiscountInput$ as Held<typeof OrderMerchantDiscountInput$, z.ZodMiniType<T.OrderMerchantDiscountInput>>;

const OrderDiscountRuleInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.guid()),
    name: z.optional(DiscountRuleNameInputSchema),
    amount: z.optional(PriceInputSchema)
}))();
export const OrderDiscountRuleInputSchema: z.ZodMiniType<T.OrderDiscountRuleInput> = OrderDiscountRuleInput$ as Held<typeof OrderDiscountRuleInput$, z.ZodMiniType<T.OrderDiscountRuleInput>>;

const OrderLineItemDiscountInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.guid()),
    totalDiscount: z.optional(PriceInputSchema)
}))();
export const OrderLineItemDiscountInputSchema: z.ZodMiniType<T.OrderLineItemDiscountInput> = OrderLineItemDiscountInput$ as Held<typeof OrderLineItemDiscountInput$, z.ZodMiniType<T.OrderLineItemDiscountInput>>;

const OrderAppliedDiscountInput$ = /* @__PURE__ */ (() => z.object({
    coupon: z.optional(OrderCouponInputSchema),
    merchantDiscount: z.optional(OrderMerchantDiscountInputSchema),
    discountRule: z.optional(OrderDiscountRuleInputSchema),
    discountType: z.optional(DiscountTypeRequestSchema),
    lineItemIds: z.optional(z.array(z.guid()).check(z.maxLength(300))),
    id: z.nullish(z.guid()),
    lineItemDiscounts: z.optional(z.array(OrderLineItemDiscountInputSchema).check(z.maxLength(300)))
}).check(check((_, set) => ["coupon","merchantDiscount","discountRule"].filter((name) => set.includes(name)).length < 2, "must hold at most one of coupon, merchantDiscount, discountRule", 'ONE_OF_ALIGNMENT'), check((names) => [["coupon"],["merchantDiscount"],["discountRule"]].some((group) => group.every((name) => names.includes(name))), "must hold at least one of coupon, merchantDiscount, discountRule", 'REQUIRED_ONE_OF_FIELD')))();
export const OrderAppliedDiscountInputSchema: z.ZodMiniType<T.OrderAppliedDiscountInput> = OrderAppliedDiscountInput$ as Held<typeof OrderAppliedDiscountInput$, z.ZodMiniType<T.OrderAppliedDiscountInput>>;

const OrderMerchantCommentInput$ = /* @__PURE__ */ (() => z.object({
    message: z.optional(z.string().check(z.minLength(1), z.maxLength(5000)))
}))();
export const OrderMerchantCommentInputSchema: z.ZodMiniType<T.OrderMerchantCommentInput> = OrderMerchantCommentInput$ as Held<typeof OrderMerchantCommentInput$, z.ZodMiniType<T.OrderMerchantCommentInput>>;

const OrderRefundedInput$ = /* @__PURE__ */ (() => z.object({
    manual: z.optional(z.boolean()),
    amount: z.optional(PriceInputSchema),
    reason: z.optional(z.string().check(z.maxLength(200)))
}))();
export const OrderRefundedInputSchema: z.ZodMiniType<T.OrderRefundedInput> = OrderRefundedInput$ as Held<typeof OrderRefundedInput$, z.ZodMiniType<T.OrderRefundedInput>>;

const LineItemQuantityChangeTypeRequest$ = /* @__PURE__ */ (() => z.enum(['QUANTITY_INCREASED', 'QUANTITY_DECREASED']))();
export const LineItemQuantityChangeTypeRequestSchema: z.ZodMiniType<T.LineItemQuantityChangeType> = LineItemQuantityChangeTypeRequest$ as Held<typeof LineItemQuantityChangeTypeRequest$, z.ZodMiniType<T.LineItemQuantityChangeType>>;

const OrderLineItemQuantityChangeRequest$ = /* @__PURE__ */ (() => z.object({
    originalQuantity: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.lte(1000000))),
    newQuantity: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.lte(1000000))),
    diff: z.optional(z.int().check(z.gte(1), z.lte(1000000))),
    deltaType: z.optional(LineItemQuantityChangeTypeRequestSchema)
}))();
export const OrderLineItemQuantityChangeRequestSchema: z.ZodMiniType<T.OrderLineItemQuantityChange> = OrderLineItemQuantityChangeRequest$ as Held<typeof OrderLineItemQuantityChangeRequest$, z.ZodMiniType<T.OrderLineItemQuantityChange>>;

const OrderLineItemPriceChangeInput$ = /* @__PURE__ */ (() => z.object({
    originalPrice: z.optional(PriceInputSchema),
    newPrice: z.optional(PriceInputSchema)
}))();
export const OrderLineItemPriceChangeInputSchema: z.ZodMiniType<T.OrderLineItemPriceChangeInput> = OrderLineItemPriceChangeInput$ as Held<typeof OrderLineItemPriceChangeInput$, z.ZodMiniType<T.OrderLineItemPriceChangeInput>>;

const OrderLineItemChangesInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.guid()),
    name: z.optional(ProductNameRequestSchema),
    quantity: z.optional(OrderLineItemQuantityChangeRequestSchema),
    price: z.optional(OrderLineItemPriceChangeInputSchema)
}))();
export const OrderLineItemChangesInputSchema: z.ZodMiniType<T.OrderLineItemChangesInput> = OrderLineItemChangesInput$ as Held<typeof OrderLineItemChangesInput$, z.ZodMiniType<T.OrderLineItemChangesInput>>;

const OrderManagedLineItemRequest$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.guid()),
    name: z.optional(ProductNameRequestSchema),
    quantity: z.optional(z.int().check(z.gte(1), z.lte(1000000)))
}))();
export const OrderManagedLineItemRequestSchema: z.ZodMiniType<T.OrderManagedLineItem> = OrderManagedLineItemRequest$ as Held<typeof OrderManagedLineItemRequest$, z.ZodMiniType<T.OrderManagedLineItem>>;

const OrderTranslatedValueRequest$ = /* @__PURE__ */ (() => z.object({
    original: z.optional(z.string().check(z.minLength(1))),
    translated: z.nullish(z.string().check(z.minLength(1)))
}))();
export const OrderTranslatedValueRequestSchema: z.ZodMiniType<T.OrderTranslatedValue> = OrderTranslatedValueRequest$ as Held<typeof OrderTranslatedValueRequest$, z.ZodMiniType<T.OrderTranslatedValue>>;

const OrderLineItemAmountInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.guid()),
    name: z.optional(ProductNameRequestSchema),
    amount: z.optional(PriceInputSchema)
}))();
export const OrderLineItemAmountInputSchema: z.ZodMiniType<T.OrderLineItemAmountInput> = OrderLineItemAmountInput$ as Held<typeof OrderLineItemAmountInput$, z.ZodMiniType<T.OrderLineItemAmountInput>>;

const OrderManagedPriceAdjustmentInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.guid()),
    name: z.optional(OrderTranslatedValueRequestSchema),
    affectedLineItems: z.optional(z.array(OrderLineItemAmountInputSchema)),
    totalAmount: z.optional(PriceInputSchema)
}))();
export const OrderManagedPriceAdjustmentInputSchema: z.ZodMiniType<T.OrderManagedPriceAdjustmentInput> = OrderManagedPriceAdjustmentInput$ as Held<typeof OrderManagedPriceAdjustmentInput$, z.ZodMiniType<T.OrderManagedPriceAdjustmentInput>>;

const OrderTotalPriceChangeInput$ = /* @__PURE__ */ (() => z.object({
    originalTotal: z.optional(PriceInputSchema),
    newTotal: z.optional(PriceInputSchema)
}))();
export const OrderTotalPriceChangeInputSchema: z.ZodMiniType<T.OrderTotalPriceChangeInput> = OrderTotalPriceChangeInput$ as Held<typeof OrderTotalPriceChangeInput$, z.ZodMiniType<T.OrderTotalPriceChangeInput>>;

const OrderChangedShippingInput$ = /* @__PURE__ */ (() => z.object({
    total: z.optional(PriceInputSchema),
    shippingTitle: z.optional(z.string().check(z.maxLength(250)))
}))();
export const OrderChangedShippingInputSchema: z.ZodMiniType<T.OrderChangedShippingInput> = OrderChangedShippingInput$ as Held<typeof OrderChangedShippingInput$, z.ZodMiniType<T.OrderChangedShippingInput>>;

const OrderShippingInformationChangeInput$ = /* @__PURE__ */ (() => z.object({
    originalShippingInfo: z.optional(OrderChangedShippingInputSchema),
    newShippingInfo: z.optional(OrderChangedShippingInputSchema)
}))();
export const OrderShippingInformationChangeInputSchema: z.ZodMiniType<T.OrderShippingInformationChangeInput> = OrderShippingInformationChangeInput$ as Held<typeof OrderShippingInformationChangeInput$, z.ZodMiniType<T.OrderShippingInformationChangeInput>>;

const OrderChangeInput$ = /* @__PURE__ */ (() => z.object({
    lineItemChanged: z.optional(OrderLineItemChangesInputSchema),
    lineItemAdded: z.optional(OrderManagedLineItemRequestSchema),
    lineItemRemoved: z.optional(OrderManagedLineItemRequestSchema),
    discountAdded: z.optional(OrderManagedPriceAdjustmentInputSchema),
    discountRemoved: z.optional(OrderManagedPriceAdjustmentInputSchema),
    additionalFeeAdded: z.optional(OrderManagedPriceAdjustmentInputSchema),
    additionalFeeRemoved: z.optional(OrderManagedPriceAdjustmentInputSchema),
    totalPriceChanged: z.optional(OrderTotalPriceChangeInputSchema),
    shippingInformationChanged: z.optional(OrderShippingInformationChangeInputSchema)
}).check(check((_, set) => ["lineItemChanged","lineItemAdded","lineItemRemoved","discountAdded","discountRemoved","additionalFeeAdded","additionalFeeRemoved","totalPriceChanged","shippingInformationChanged"].filter((name) => set.includes(name)).length < 2, "must hold at most one of lineItemChanged, lineItemAdded, lineItemRemoved, discountAdded, discountRemoved, additionalFeeAdded, additionalFeeRemoved, totalPriceChanged, shippingInformationChanged", 'ONE_OF_ALIGNMENT')))();
export const OrderChangeInputSchema: z.ZodMiniType<T.OrderChangeInput> = OrderChangeInput$ as Held<typeof OrderChangeInput$, z.ZodMiniType<T.OrderChangeInput>>;

const DraftOrderChangesAppliedInput$ = /* @__PURE__ */ (() => z.object({
    draftOrderId: z.optional(z.string()),
    reason: z.nullish(z.string().check(z.maxLength(200))),
    changes: z.optional(z.array(OrderChangeInputSchema))
}))();
export const DraftOrderChangesAppliedInputSchema: z.ZodMiniType<T.DraftOrderChangesAppliedInput> = DraftOrderChangesAppliedInput$ as Held<typeof DraftOrderChangesAppliedInput$, z.ZodMiniType<T.DraftOrderChangesAppliedInput>>;

const OrderSavedPaymentMethodInput$ = /* @__PURE__ */ (() => z.object({
    name: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    description: z.nullish(z.string().check(z.minLength(1), z.maxLength(100)))
}))();
export const OrderSavedPaymentMethodInputSchema: z.ZodMiniType<T.OrderSavedPaymentMethodInput> = OrderSavedPaymentMethodInput$ as Held<typeof OrderSavedPaymentMethodInput$, z.ZodMiniType<T.OrderSavedPaymentMethodInput>>;

const AuthorizedPaymentActivityInput$ = /* @__PURE__ */ (() => z.object({
    paymentId: z.optional(z.guid()),
    amount: z.optional(PriceInputSchema),
    lastFourDigits: z.nullish(z.string().check(z.maxLength(4))),
    brand: z.nullish(z.string().check(z.maxLength(100)))
}))();
export const AuthorizedPaymentActivityInputSchema: z.ZodMiniType<T.AuthorizedPaymentActivityInput> = AuthorizedPaymentActivityInput$ as Held<typeof AuthorizedPaymentActivityInput$, z.ZodMiniType<T.AuthorizedPaymentActivityInput>>;

const OrderRegularPaymentRefundInput$ = /* @__PURE__ */ (() => z.object({
    amount: z.optional(PriceInputSchema),
    lastFourDigits: z.nullish(z.string().check(z.maxLength(4))),
    brand: z.nullish(z.string().check(z.maxLength(100)))
}))();
export const OrderRegularPaymentRefundInputSchema: z.ZodMiniType<T.OrderRegularPaymentRefundInput> = OrderRegularPaymentRefundInput$ as Held<typeof OrderRegularPaymentRefundInput$, z.ZodMiniType<T.OrderRegularPaymentRefundInput>>;

const OrderGiftCardPaymentRefundInput$ = /* @__PURE__ */ (() => z.object({
    giftCardPaymentId: z.nullish(z.string().check(z.minLength(1), z.maxLength(100))),
    amount: z.optional(PriceInputSchema)
}))();
export const OrderGiftCardPaymentRefundInputSchema: z.ZodMiniType<T.OrderGiftCardPaymentRefundInput> = OrderGiftCardPaymentRefundInput$ as Held<typeof OrderGiftCardPaymentRefundInput$, z.ZodMiniType<T.OrderGiftCardPaymentRefundInput>>;

const OrderMembershipPaymentRefundRequest$ = /* @__PURE__ */ (() => z.object({
    membershipId: z.nullish(z.string().check(z.minLength(1), z.maxLength(200)))
}))();
export const OrderMembershipPaymentRefundRequestSchema: z.ZodMiniType<T.OrderMembershipPaymentRefund> = OrderMembershipPaymentRefundRequest$ as Held<typeof OrderMembershipPaymentRefundRequest$, z.ZodMiniType<T.OrderMembershipPaymentRefund>>;

const OrderRefundedPaymentInput$ = /* @__PURE__ */ (() => z.object({
    regular: z.optional(OrderRegularPaymentRefundInputSchema),
    giftCard: z.optional(OrderGiftCardPaymentRefundInputSchema),
    membership: z.optional(OrderMembershipPaymentRefundRequestSchema),
    paymentId: z.optional(z.guid()),
    externalRefund: z.optional(z.boolean())
}).check(check((_, set) => ["regular","giftCard","membership"].filter((name) => set.includes(name)).length < 2, "must hold at most one of regular, giftCard, membership", 'ONE_OF_ALIGNMENT')))();
export const OrderRefundedPaymentInputSchema: z.ZodMiniType<T.OrderRefundedPaymentInput> = OrderRefundedPaymentInput$ as Held<typeof OrderRefundedPaymentInput$, z.ZodMiniType<T.OrderRefundedPaymentInput>>;

const OrderRefundInitiatedInput$ = /* @__PURE__ */ (() => z.object({
    refundId: z.optional(z.guid()),
    amount: z.optional(PriceInputSchema),
    payments: z.optional(z.array(OrderRefundedPaymentInputSchema).check(z.minLength(1), z.maxLength(50))),
    reason: z.nullish(z.string().check(z.maxLength(200)))
}))();
export const OrderRefundInitiatedInputSchema: z.ZodMiniType<T.OrderRefundInitiatedInput> = OrderRefundInitiatedInput$ as Held<typeof OrderRefundInitiatedInput$, z.ZodMiniType<T.OrderRefundInitiatedInput>>;

const OrderRefundActivityInput$ = /* @__PURE__ */ (() => z.object({
    refundId: z.optional(z.guid()),
    payment: z.optional(OrderRefundedPaymentInputSchema)
}))();
export const OrderRefundActivityInputSchema: z.ZodMiniType<T.OrderRefundActivityInput> = OrderRefundActivityInput$ as Held<typeof OrderRefundActivityInput$, z.ZodMiniType<T.OrderRefundActivityInput>>;

const OrderRefundedAsStoreCreditInput$ = /* @__PURE__ */ (() => z.object({
    amount: z.optional(PriceInputSchema),
    reason: z.nullish(z.string().check(z.maxLength(100)))
}))();
export const OrderRefundedAsStoreCreditInputSchema: z.ZodMiniType<T.OrderRefundedAsStoreCreditInput> = OrderRefundedAsStoreCreditInput$ as Held<typeof OrderRefundedAsStoreCreditInput$, z.ZodMiniType<T.OrderRefundedAsStoreCreditInput>>;

const CreditCardDetailsRequest$ = /* @__PURE__ */ (() => z.object({
    lastFourDigits: z.nullish(z.string().check(z.maxLength(4))),
    brand: z.nullish(z.string().check(z.maxLength(100)))
}))();
export const CreditCardDetailsRequestSchema: z.ZodMiniType<T.CreditCardDetails> = CreditCardDetailsRequest$ as Held<typeof CreditCardDetailsRequest$, z.ZodMiniType<T.CreditCardDetails>>;

const OrderRegularPaymentInput$ = /* @__PURE__ */ (() => z.object({
    creditCardDetails: z.optional(CreditCardDetailsRequestSchema),
    amount: z.optional(PriceInputSchema)
}))();
export const OrderRegularPaymentInputSchema: z.ZodMiniType<T.OrderRegularPaymentInput> = OrderRegularPaymentInput$ as Held<typeof OrderRegularPaymentInput$, z.ZodMiniType<T.OrderRegularPaymentInput>>;

const OrderPaymentActivityInput$ = /* @__PURE__ */ (() => z.object({
    regular: z.optional(OrderRegularPaymentInputSchema),
    paymentId: z.optional(z.guid())
}))();
export const OrderPaymentActivityInputSchema: z.ZodMiniType<T.OrderPaymentActivityInput> = OrderPaymentActivityInput$ as Held<typeof OrderPaymentActivityInput$, z.ZodMiniType<T.OrderPaymentActivityInput>>;

const OrderWixReceiptInput$ = /* @__PURE__ */ (() => z.object({
    receiptId: z.optional(z.guid()),
    displayNumber: z.nullish(z.string().check(z.minLength(1), z.maxLength(40)))
}))();
export const OrderWixReceiptInputSchema: z.ZodMiniType<T.OrderWixReceiptInput> = OrderWixReceiptInput$ as Held<typeof OrderWixReceiptInput$, z.ZodMiniType<T.OrderWixReceiptInput>>;

const OrderExternalReceiptRequest$ = /* @__PURE__ */ (() => z.object({
    receiptId: z.nullish(z.string().check(z.maxLength(100))),
    displayNumber: z.nullish(z.string().check(z.minLength(1), z.maxLength(40)))
}))();
export const OrderExternalReceiptRequestSchema: z.ZodMiniType<T.OrderExternalReceipt> = OrderExternalReceiptRequest$ as Held<typeof OrderExternalReceiptRequest$, z.ZodMiniType<T.OrderExternalReceipt>>;

const OrderReceiptActivityInput$ = /* @__PURE__ */ (() => z.object({
    wixReceipt: z.optional(OrderWixReceiptInputSchema),
    externalReceipt: z.optional(OrderExternalReceiptRequestSchema),
    paymentId: z.optional(z.guid())
}).check(check((_, set) => ["wixReceipt","externalReceipt"].filter((name) => set.includes(name)).length < 2, "must hold at most one of wixReceipt, externalReceipt", 'ONE_OF_ALIGNMENT')))();
export const OrderReceiptActivityInputSchema: z.ZodMiniType<T.OrderReceiptActivityInput> = OrderReceiptActivityInput$ as Held<typeof OrderReceiptActivityInput$, z.ZodMiniType<T.OrderReceiptActivityInput>>;

const OrderChargebackCreatedInput$ = /* @__PURE__ */ (() => z.object({
    paymentId: z.optional(z.guid()),
    chargebackId: z.optional(z.guid()),
    amount: z.optional(PriceInputSchema),
    paymentDetails: z.optional(OrderRegularPaymentInputSchema)
}))();
export const OrderChargebackCreatedInputSchema: z.ZodMiniType<T.OrderChargebackCreatedInput> = OrderChargebackCreatedInput$ as Held<typeof OrderChargebackCreatedInput$, z.ZodMiniType<T.OrderChargebackCreatedInput>>;

const OrderChargebackReversedInput$ = /* @__PURE__ */ (() => z.object({
    paymentId: z.optional(z.guid()),
    chargebackId: z.optional(z.guid()),
    amount: z.optional(PriceInputSchema),
    reversalAmount: z.optional(PriceInputSchema),
    paymentDetails: z.optional(OrderRegularPaymentInputSchema)
}))();
export const OrderChargebackReversedInputSchema: z.ZodMiniType<T.OrderChargebackReversedInput> = OrderChargebackReversedInput$ as Held<typeof OrderChargebackReversedInput$, z.ZodMiniType<T.OrderChargebackReversedInput>>;

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
export const OrderActivityLegacyTypeRequestSchema: z.ZodMiniType<T.OrderActivityLegacyType> = OrderActivityLegacyTypeRequest$ as Held<typeof OrderActivityLegacyTypeRequest$, z.ZodMiniType<T.OrderActivityLegacyType>>;

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
export const OrderActivityTypeRequestSchema: z.ZodMiniType<T.OrderActivityType> = OrderActivityTypeRequest$ as Held<typeof OrderActivityTypeRequest$, z.ZodMiniType<T.OrderActivityType>>;

const OrderActivityInput$ = /* @__PURE__ */ (() => z.object({
    merchantComment: z.optional(OrderMerchantCommentInputSchema),
    orderRefunded: z.optional(OrderRefundedInputSchema),
    draftOrderChangesApplied: z.optional(DraftOrderChangesAppliedInputSchema),
    savedPaymentMethod: z.optional(OrderSavedPaymentMethodInputSchema),
    authorizedPaymentCreated: z.optional(AuthorizedPaymentActivityInputSchema),
    authorizedPaymentCaptured: z.optional(AuthorizedPaymentActivityInputSchema),
    authorizedPaymentVoided: z.optional(AuthorizedPaymentActivityInputSchema),
    refundInitiated: z.optional(OrderRefundInitiatedInputSchema),
    paymentRefunded: z.optional(OrderRefundActivityInputSchema),
    paymentRefundFailed: z.optional(OrderRefundActivityInputSchema),
    refundedAsStoreCredit: z.optional(OrderRefundedAsStoreCreditInputSchema),
    paymentPending: z.optional(OrderPaymentActivityInputSchema),
    paymentCanceled: z.optional(OrderPaymentActivityInputSchema),
    paymentDeclined: z.optional(OrderPaymentActivityInputSchema),
    receiptCreated: z.optional(OrderReceiptActivityInputSchema),
    receiptSent: z.optional(OrderReceiptActivityInputSchema),
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
}).check(check((_, set) => ["merchantComment","orderRefunded","draftOrderChangesApplied","savedPaymentMethod","authorizedPaymentCreated","authorizedPaymentCaptured","authorizedPaymentVoided","refundInitiated","paymentRefunded","paymentRefundFailed","refundedAsStoreCredit","paymentPending","paymentCanceled","paymentDeclined","receiptCreated","receiptSent","chargebackCreated","chargebackReversed"].filter((name) => set.includes(name)).length < 2, "must hold at most one of merchantComment, orderRefunded, draftOrderChangesApplied, savedPaymentMethod, authorizedPaymentCreated, authorizedPaymentCaptured, authorizedPaymentVoided, refundInitiated, paymentRefunded, paymentRefundFailed, refundedAsStoreCredit, paymentPending, paymentCanceled, paymentDeclined, receiptCreated, receiptSent, chargebackCreated, chargebackReversed", 'ONE_OF_ALIGNMENT')))();
export const OrderActivityInputSchema: z.ZodMiniType<T.OrderActivityInput> = OrderActivityInput$ as Held<typeof OrderActivityInput$, z.ZodMiniType<T.OrderActivityInput>>;

const OrderAttributionSourceRequest$ = /* @__PURE__ */ (() => z.enum(['UNSPECIFIED', 'FACEBOOK_ADS']))();
export const OrderAttributionSourceRequestSchema: z.ZodMiniType<T.OrderAttributionSource> = OrderAttributionSourceRequest$ as Held<typeof OrderAttributionSourceRequest$, z.ZodMiniType<T.OrderAttributionSource>>;

const OrderChannelInfoInput$ = /* @__PURE__ */ (() => z.object({
    type: z.optional(ChannelTypeRequestSchema),
    externalOrderId: z.nullish(z.string().check(z.maxLength(100))),
    externalOrderUrl: z.nullish(z.string().check(z.maxLength(300)))
}))();
export const OrderChannelInfoInputSchema: z.ZodMiniType<T.OrderChannelInfoInput> = OrderChannelInfoInput$ as Held<typeof OrderChannelInfoInput$, z.ZodMiniType<T.OrderChannelInfoInput>>;

const OrderBalanceInput$ = /* @__PURE__ */ (() => z.object({
    amount: z.optional(z.string().check(z.refine((value) => /^-?\d+(\.\d+)?$/.test(value), { error: "must be a decimal number", params: { rule: 'FORMAT' } }))),
    formattedAmount: z.optional(z.string())
}))();
export const OrderBalanceInputSchema: z.ZodMiniType<T.OrderBalanceInput> = OrderBalanceInput$ as Held<typeof OrderBalanceInput$, z.ZodMiniType<T.OrderBalanceInput>>;

const CashRoundingInput$ = /* @__PURE__ */ (() => z.object({
    amount: z.string().check(z.refine((value) => /^(?!-0*([1-9]\d{16,}(\.\d+)?|[2-9]\d{15}(\.\d+)?|1[1-9]\d{14}(\.\d+)?|10[1-9]\d{13}(\.\d+)?|100[1-9]\d{12}(\.\d+)?|1000[1-9]\d{11}(\.\d+)?|10000[1-9]\d{10}(\.\d+)?|100000[1-9]\d{9}(\.\d+)?|1000000[1-9]\d{8}(\.\d+)?|10000000[1-9]\d{7}(\.\d+)?|100000000[1-9]\d{6}(\.\d+)?|1000000000[1-9]\d{5}(\.\d+)?|10000000000[1-9]\d{4}(\.\d+)?|100000000000[1-9]\d{3}(\.\d+)?|1000000000000[1-9]\d{2}(\.\d+)?|10000000000000[1-9]\d{1}(\.\d+)?|100000000000000[1-9]\d{0}(\.\d+)?|1000000000000000\.(\d*[1-9]\d*))$)(?!0*([1-9]\d{16,}(\.\d+)?|[2-9]\d{15}(\.\d+)?|1[1-9]\d{14}(\.\d+)?|10[1-9]\d{13}(\.\d+)?|100[1-9]\d{12}(\.\d+)?|1000[1-9]\d{11}(\.\d+)?|10000[1-9]\d{10}(\.\d+)?|100000[1-9]\d{9}(\.\d+)?|1000000[1-9]\d{8}(\.\d+)?|10000000[1-9]\d{7}(\.\d+)?|100000000[1-9]\d{6}(\.\d+)?|1000000000[1-9]\d{5}(\.\d+)?|10000000000[1-9]\d{4}(\.\d+)?|100000000000[1-9]\d{3}(\.\d+)?|1000000000000[1-9]\d{2}(\.\d+)?|10000000000000[1-9]\d{1}(\.\d+)?|100000000000000[1-9]\d{0}(\.\d+)?|1000000000000000\.(\d*[1-9]\d*))$)-?\d+(\.\d+)?$/.test(value), { error: "must be a decimal number of at least -1000000000000000 and of at most 1000000000000000", params: { rule: 'FORMAT' } })),
    formattedAmount: z.optional(z.string())
}))();
export const CashRoundingInputSchema: z.ZodMiniType<T.CashRoundingInput> = CashRoundingInput$ as Held<typeof CashRoundingInput$, z.ZodMiniType<T.CashRoundingInput>>;

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
    cashRoundingAdjustment: z.optional(CashRoundingInputSchema)
}))();
export const OrderBalanceSummaryInputSchema: z.ZodMiniType<T.OrderBalanceSummaryInput> = OrderBalanceSummaryInput$ as Held<typeof OrderBalanceSummaryInput$, z.ZodMiniType<T.OrderBalanceSummaryInput>>;

const OrderAdditionalFeeSourceRequest$ = /* @__PURE__ */ (() => z.enum([
    'SERVICE_PLUGIN',
    'ITEM',
    'MANUAL',
    'SHIPPING',
    'PLATFORM'
]))();
export const OrderAdditionalFeeSourceRequestSchema: z.ZodMiniType<T.OrderAdditionalFeeSource> = OrderAdditionalFeeSourceRequest$ as Held<typeof OrderAdditionalFeeSourceRequest$, z.ZodMiniType<T.OrderAdditionalFeeSource>>;

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
export const OrderAdditionalFeeInputSchema: z.ZodMiniType<T.OrderAdditionalFeeInput> = OrderAdditionalFeeInput$ as Held<typeof OrderAdditionalFeeInput$, z.ZodMiniType<T.OrderAdditionalFeeInput>>;

const OrderTagListInput$ = /* @__PURE__ */ (() => z.object({
    tagIds: z.optional(z.array(z.string().check(z.maxLength(5))).check(z.maxLength(100)))
}))();
export const OrderTagListInputSchema: z.ZodMiniType<T.OrderTagListInput> = OrderTagListInput$ as Held<typeof OrderTagListInput$, z.ZodMiniType<T.OrderTagListInput>>;

const OrderTagsInput$ = /* @__PURE__ */ (() => z.object({
    privateTags: z.optional(OrderTagListInputSchema),
    tags: z.optional(OrderTagListInputSchema)
}))();
export const OrderTagsInputSchema: z.ZodMiniType<T.OrderTagsInput> = OrderTagsInput$ as Held<typeof OrderTagsInput$, z.ZodMiniType<T.OrderTagsInput>>;

const OrderLocationInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.guid()),
    name: z.optional(z.string().check(z.minLength(1), z.maxLength(500)))
}))();
export const OrderLocationInputSchema: z.ZodMiniType<T.OrderLocationInput> = OrderLocationInput$ as Held<typeof OrderLocationInput$, z.ZodMiniType<T.OrderLocationInput>>;

const OrderPriceSummaryInput$ = /* @__PURE__ */ (() => z.object({
    subtotal: z.optional(PriceInputSchema),
    shipping: z.optional(PriceInputSchema),
    tax: z.optional(PriceInputSchema),
    discount: z.optional(PriceInputSchema),
    total: z.optional(PriceInputSchema),
    totalAdditionalFees: z.optional(PriceInputSchema)
}))();
export const OrderPriceSummaryInputSchema: z.ZodMiniType<T.OrderPriceSummaryInput> = OrderPriceSummaryInput$ as Held<typeof OrderPriceSummaryInput$, z.ZodMiniType<T.OrderPriceSummaryInput>>;

const PlatformFeeChargeTypeRequest$ = /* @__PURE__ */ (() => z.enum(['PASS_ON', 'ABSORBED']))();
export const PlatformFeeChargeTypeRequestSchema: z.ZodMiniType<T.PlatformFeeChargeType> = PlatformFeeChargeTypeRequest$ as Held<typeof PlatformFeeChargeTypeRequest$, z.ZodMiniType<T.PlatformFeeChargeType>>;

const OrderPlatformFeeInput$ = /* @__PURE__ */ (() => z.object({
    name: z.optional(TranslatableStringRequestSchema),
    amount: z.optional(PriceInputSchema),
    lineItemId: z.optional(z.guid()),
    chargeType: z.optional(PlatformFeeChargeTypeRequestSchema),
    percentageRate: z.optional(z.string().check(z.refine((value) => /^(?=0*([1-9]\d{0,}(\.\d+)?|\.(\d*[1-9]\d*))$)(?!0*([1-9]\d{1,}(\.\d+)?|[2-9]\d{0}(\.\d+)?|1\.(\d*[1-9]\d*))$)\d+(\.\d{1,4})?$/.test(value), { error: "must be a decimal number greater than 0 and of at most 1 with at most 4 decimal places", params: { rule: 'FORMAT' } })))
}))();
export const OrderPlatformFeeInputSchema: z.ZodMiniType<T.OrderPlatformFeeInput> = OrderPlatformFeeInput$ as Held<typeof OrderPlatformFeeInput$, z.ZodMiniType<T.OrderPlatformFeeInput>>;

const OrderPlatformFeeSummaryInput$ = /* @__PURE__ */ (() => z.object({
    total: z.optional(PriceInputSchema),
    totalPassOn: z.optional(PriceInputSchema),
    totalAbsorbed: z.optional(PriceInputSchema),
    fees: z.optional(z.array(OrderPlatformFeeInputSchema).check(z.maxLength(300)))
}))();
export const OrderPlatformFeeSummaryInputSchema: z.ZodMiniType<T.OrderPlatformFeeSummaryInput> = OrderPlatformFeeSummaryInput$ as Held<typeof OrderPlatformFeeSummaryInput$, z.ZodMiniType<T.OrderPlatformFeeSummaryInput>>;

const OrderFieldsInput$ = /* @__PURE__ */ (() => z.object({
    number: z.optional(z.string()),
    createdDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ])),
    updatedDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ])),
    buyerInfo: z.optional(OrderBuyerInfoRequestSchema),
    paymentStatus: z.optional(OrderPaymentStatusRequestSchema),
    fulfillmentStatus: z.optional(OrderFulfillmentStatusRequestSchema),
    buyerLanguage: z.nullish(z.string()),
    weightUnit: z.optional(WeightUnitRequestSchema),
    currency: z.nullish(z.string().check(z.regex(/^[A-Z]{3}$/))),
    currencyConversionDetails: z.optional(OrderCurrencyConversionDetailsRequestSchema),
    taxIncludedInPrices: z.optional(z.boolean()),
    siteLanguage: z.nullish(z.string()),
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
export const OrderFieldsInputSchema: z.ZodMiniType<T.OrderFieldsInput> = OrderFieldsInput$ as Held<typeof OrderFieldsInput$, z.ZodMiniType<T.OrderFieldsInput>>;

const OrderDigitalFileInput$ = /* @__PURE__ */ (() => z.object({
    fileId: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    link: z.nullish(z.url().check(z.minLength(1), z.maxLength(2000))),
    expirationDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ]))
}))();
export const OrderDigitalFileInputSchema: z.ZodMiniType<T.OrderDigitalFileInput> = OrderDigitalFileInput$ as Held<typeof OrderDigitalFileInput$, z.ZodMiniType<T.OrderDigitalFileInput>>;

const OrderSubscriptionDescriptionRequest$ = /* @__PURE__ */ (() => z.object({
    original: z.optional(z.string().check(z.maxLength(500))),
    translated: z.nullish(z.string().check(z.maxLength(500)))
}))();
export const OrderSubscriptionDescriptionRequestSchema: z.ZodMiniType<T.OrderSubscriptionDescription> = OrderSubscriptionDescriptionRequest$ as Held<typeof OrderSubscriptionDescriptionRequest$, z.ZodMiniType<T.OrderSubscriptionDescription>>;

const OrderFreeTrialPeriodRequest$ = /* @__PURE__ */ (() => z.object({
    frequency: z.optional(SubscriptionFrequencyRequestSchema),
    interval: z.optional(z.int().check(z.gte(1), z.lte(3650)))
}))();
export const OrderFreeTrialPeriodRequestSchema: z.ZodMiniType<T.OrderFreeTrialPeriod> = OrderFreeTrialPeriodRequest$ as Held<typeof OrderFreeTrialPeriodRequest$, z.ZodMiniType<T.OrderFreeTrialPeriod>>;

const OrderSubscriptionSettingsInput$ = /* @__PURE__ */ (() => z.object({
    frequency: z.optional(SubscriptionFrequencyRequestSchema),
    interval: z.nullish(z.int().check(z.gte(1), z.lte(3650))),
    autoRenewal: z.optional(z.boolean()),
    billingCycles: z.nullish(z.int().check(z.gte(1), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    enableCustomerCancellation: z.optional(z.boolean()),
    freeTrialPeriod: z.optional(OrderFreeTrialPeriodRequestSchema),
    startDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ]))
}))();
export const OrderSubscriptionSettingsInputSchema: z.ZodMiniType<T.OrderSubscriptionSettingsInput> = OrderSubscriptionSettingsInput$ as Held<typeof OrderSubscriptionSettingsInput$, z.ZodMiniType<T.OrderSubscriptionSettingsInput>>;

const OrderSubscriptionInfoInput$ = /* @__PURE__ */ (() => z.object({
    id: z.nullish(z.guid()),
    cycleNumber: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    subscriptionOptionTitle: z.optional(z.string().check(z.maxLength(150))),
    subscriptionOptionDescription: z.nullish(z.string().check(z.maxLength(500))),
    description: z.optional(OrderSubscriptionDescriptionRequestSchema),
    subscriptionSettings: z.optional(OrderSubscriptionSettingsInputSchema),
    chargesDescription: z.nullish(z.string().check(z.maxLength(1000)))
}))();
export const OrderSubscriptionInfoInputSchema: z.ZodMiniType<T.OrderSubscriptionInfoInput> = OrderSubscriptionInfoInput$ as Held<typeof OrderSubscriptionInfoInput$, z.ZodMiniType<T.OrderSubscriptionInfoInput>>;

const OrderLocationAndQuantityRequest$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.guid()),
    appId: z.nullish(z.guid()),
    quantity: z.optional(z.int().check(z.gte(1), z.lte(100000))),
    name: z.nullish(z.string().check(z.maxLength(500)))
}))();
export const OrderLocationAndQuantityRequestSchema: z.ZodMiniType<T.OrderLocationAndQuantity> = OrderLocationAndQuantityRequest$ as Held<typeof OrderLocationAndQuantityRequest$, z.ZodMiniType<T.OrderLocationAndQuantity>>;

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
export const MeasurementUnitRequestSchema: z.ZodMiniType<T.MeasurementUnit> = MeasurementUnitRequest$ as Held<typeof MeasurementUnitRequest$, z.ZodMiniType<T.MeasurementUnit>>;

const OrderDecimalQuantityInput$ = /* @__PURE__ */ (() => z.object({
    measurementUnit: z.optional(MeasurementUnitRequestSchema),
    otherUnit: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
    value: z.optional(z.string().check(z.refine((value) => /^(?=0*([1-9]\d{0,}(\.\d+)?|\.(\d*[1-9]\d*))$)(?!0*([1-9]\d{16,}(\.\d+)?|[2-9]\d{15}(\.\d+)?|1[1-9]\d{14}(\.\d+)?|10[1-9]\d{13}(\.\d+)?|100[1-9]\d{12}(\.\d+)?|1000[1-9]\d{11}(\.\d+)?|10000[1-9]\d{10}(\.\d+)?|100000[1-9]\d{9}(\.\d+)?|1000000[1-9]\d{8}(\.\d+)?|10000000[1-9]\d{7}(\.\d+)?|100000000[1-9]\d{6}(\.\d+)?|1000000000[1-9]\d{5}(\.\d+)?|10000000000[1-9]\d{4}(\.\d+)?|100000000000[1-9]\d{3}(\.\d+)?|1000000000000[1-9]\d{2}(\.\d+)?|10000000000000[1-9]\d{1}(\.\d+)?|100000000000000[1-9]\d{0}(\.\d+)?|1000000000000000\.(\d*[1-9]\d*))$)\d+(\.\d{1,4})?$/.test(value), { error: "must be a decimal number greater than 0 and of at most 1000000000000000 with at most 4 decimal places", params: { rule: 'FORMAT' } }))),
    description: z.optional(TranslatableStringRequestSchema)
}).check(check((_, set) => ["measurementUnit","otherUnit"].filter((name) => set.includes(name)).length < 2, "must hold at most one of measurementUnit, otherUnit", 'ONE_OF_ALIGNMENT')))();
export const OrderDecimalQuantityInputSchema: z.ZodMiniType<T.OrderDecimalQuantityInput> = OrderDecimalQuantityInput$ as Held<typeof OrderDecimalQuantityInput$, z.ZodMiniType<T.OrderDecimalQuantityInput>>;

const OrderItemModifierInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string().check(z.minLength(1), z.maxLength(36))),
    quantity: z.nullish(z.int().check(z.gte(1), z.lte(100000))),
    label: z.optional(TranslatableStringRequestSchema),
    details: z.optional(TranslatableStringRequestSchema),
    price: z.optional(PriceInputSchema)
}))();
export const OrderItemModifierInputSchema: z.ZodMiniType<T.OrderItemModifierInput> = OrderItemModifierInput$ as Held<typeof OrderItemModifierInput$, z.ZodMiniType<T.OrderItemModifierInput>>;

const OrderModifierGroupInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string().check(z.minLength(1), z.maxLength(36))),
    name: z.optional(TranslatableStringRequestSchema),
    modifiers: z.optional(z.array(OrderItemModifierInputSchema).check(z.minLength(1), z.maxLength(10)))
}))();
export const OrderModifierGroupInputSchema: z.ZodMiniType<T.OrderModifierGroupInput> = OrderModifierGroupInput$ as Held<typeof OrderModifierGroupInput$, z.ZodMiniType<T.OrderModifierGroupInput>>;

const OrderLineItemInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string().check(z.regex(/^([0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12})?$/))),
    productName: ProductNameRequestSchema,
    catalogReference: z.optional(CatalogReferenceRequestSchema),
    quantity: z.int().check(z.gte(1), z.lte(100000)),
    totalDiscount: z.optional(PriceInputSchema),
    descriptionLines: z.optional(z.array(DescriptionLineRequestSchema).check(z.maxLength(20))),
    image: z.optional(ImageInputSchema),
    physicalProperties: z.optional(PhysicalPropertiesInputSchema),
    itemType: ItemTypeRequestSchema,
    fulfillerId: z.nullish(z.guid()),
    refundQuantity: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.lte(100000))),
    restockQuantity: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.lte(100000))),
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
export const OrderLineItemInputSchema: z.ZodMiniType<T.OrderLineItemInput> = OrderLineItemInput$ as Held<typeof OrderLineItemInput$, z.ZodMiniType<T.OrderLineItemInput>>;

const OrderPurchaseInput$ = /* @__PURE__ */ (() => z.object({
    lineItems: z.optional(z.array(OrderLineItemInputSchema).check(z.minLength(1), z.maxLength(300))),
    priceSummary: z.optional(OrderPriceSummaryInputSchema)
}))();
export const OrderPurchaseInputSchema: z.ZodMiniType<T.OrderPurchaseInput> = OrderPurchaseInput$ as Held<typeof OrderPurchaseInput$, z.ZodMiniType<T.OrderPurchaseInput>>;

const OrderInput$ = /* @__PURE__ */ (() => z.object({
    number: z.optional(z.string()),
    createdDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ])),
    updatedDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ])),
    buyerInfo: z.optional(OrderBuyerInfoRequestSchema),
    paymentStatus: z.optional(OrderPaymentStatusRequestSchema),
    fulfillmentStatus: z.optional(OrderFulfillmentStatusRequestSchema),
    buyerLanguage: z.nullish(z.string()),
    weightUnit: z.optional(WeightUnitRequestSchema),
    currency: z.nullish(z.string().check(z.regex(/^[A-Z]{3}$/))),
    currencyConversionDetails: z.optional(OrderCurrencyConversionDetailsRequestSchema),
    taxIncludedInPrices: z.optional(z.boolean()),
    siteLanguage: z.nullish(z.string()),
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
    imported: z.optional(z.boolean()),
    lineItems: z.optional(z.array(OrderLineItemInputSchema).check(z.minLength(1), z.maxLength(300))),
    priceSummary: z.optional(OrderPriceSummaryInputSchema),
    id: z.nullish(z.guid())
}))();
export const OrderInputSchema: z.ZodMiniType<T.OrderInput> = OrderInput$ as Held<typeof OrderInput$, z.ZodMiniType<T.OrderInput>>;

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
        z.string().check(z.refine((value) => /^-?\d+(\.\d+)?$/.test(value), { error: "must be a decimal number", params: { rule: 'FORMAT' } })),
        z.strictObject({
            $eq: z.nullish(z.string().check(z.refine((value) => /^-?\d+(\.\d+)?$/.test(value), { error: "must be a decimal number", params: { rule: 'FORMAT' } }))),
            $ne: z.nullish(z.string().check(z.refine((value) => /^-?\d+(\.\d+)?$/.test(value), { error: "must be a decimal number", params: { rule: 'FORMAT' } }))),
            $gt: z.optional(z.string().check(z.refine((value) => /^-?\d+(\.\d+)?$/.test(value), { error: "must be a decimal number", params: { rule: 'FORMAT' } }))),
            $gte: z.optional(z.string().check(z.refine((value) => /^-?\d+(\.\d+)?$/.test(value), { error: "must be a decimal number", params: { rule: 'FORMAT' } }))),
            $lt: z.optional(z.string().check(z.refine((value) => /^-?\d+(\.\d+)?$/.test(value), { error: "must be a decimal number", params: { rule: 'FORMAT' } }))),
            $lte: z.optional(z.string().check(z.refine((value) => /^-?\d+(\.\d+)?$/.test(value), { error: "must be a decimal number", params: { rule: 'FORMAT' } })))
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
export const OrderFilterSchema: z.ZodMiniType<T.OrderFilter> = OrderFilter$ as Held<typeof OrderFilter$, z.ZodMiniType<T.OrderFilter>>;

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
export const OrderSortFieldSchema: z.ZodMiniType<T.OrderSortField> = OrderSortField$ as Held<typeof OrderSortField$, z.ZodMiniType<T.OrderSortField>>;

const OrderSorting$ = /* @__PURE__ */ (() => z.object({
    fieldName: OrderSortFieldSchema,
    order: z.optional(SortOrderSchema)
}))();
export const OrderSortingSchema: z.ZodMiniType<T.OrderSorting> = OrderSorting$ as Held<typeof OrderSorting$, z.ZodMiniType<T.OrderSorting>>;

const OrderCursorPaging$ = /* @__PURE__ */ (() => z.object({
    limit: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.lte(100))),
    cursor: z.nullish(z.string().check(z.maxLength(16000)))
}))();
export const OrderCursorPagingSchema: z.ZodMiniType<T.OrderCursorPaging> = OrderCursorPaging$ as Held<typeof OrderCursorPaging$, z.ZodMiniType<T.OrderCursorPaging>>;

const CursorSearch$ = /* @__PURE__ */ (() => z.object({
    filter: z.optional(OrderFilterSchema),
    sort: z.optional(z.array(OrderSortingSchema).check(z.maxLength(10))),
    cursorPaging: z.optional(OrderCursorPagingSchema)
}))();
export const CursorSearchSchema: z.ZodMiniType<T.CursorSearch> = CursorSearch$ as Held<typeof CursorSearch$, z.ZodMiniType<T.CursorSearch>>;

const OrderCreationSettings$ = /* @__PURE__ */ (() => z.record(z.string(), z.unknown()))();
export const OrderCreationSettingsSchema: z.ZodMiniType<T.OrderCreationSettings> = OrderCreationSettings$ as Held<typeof OrderCreationSettings$, z.ZodMiniType<T.OrderCreationSettings>>;

const MaskedOrder$ = /* @__PURE__ */ (() => z.object({
    order: z.object({
        number: z.optional(z.string()),
        createdDate: z.nullish(z.union([
            z.iso.datetime({ offset: true }),
            z.date()
        ])),
        updatedDate: z.nullish(z.union([
            z.iso.datetime({ offset: true }),
            z.date()
        ])),
        buyerInfo: z.optional(OrderBuyerInfoRequestSchema),
        paymentStatus: z.optional(OrderPaymentStatusRequestSchema),
        fulfillmentStatus: z.optional(OrderFulfillmentStatusRequestSchema),
        buyerLanguage: z.nullish(z.string()),
        weightUnit: z.optional(WeightUnitRequestSchema),
        currency: z.nullish(z.string().check(z.regex(/^[A-Z]{3}$/))),
        currencyConversionDetails: z.optional(OrderCurrencyConversionDetailsRequestSchema),
        taxIncludedInPrices: z.optional(z.boolean()),
        siteLanguage: z.nullish(z.string()),
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
        imported: z.optional(z.boolean()),
        lineItems: z.optional(z.array(OrderLineItemInputSchema).check(z.minLength(1), z.maxLength(300))),
        priceSummary: z.optional(OrderPriceSummaryInputSchema),
        id: z.guid()
    }),
    fieldMask: z.optional(z.array(z.string()))
}))();
export const MaskedOrderSchema: z.ZodMiniType<T.MaskedOrder> = MaskedOrder$ as Held<typeof MaskedOrder$, z.ZodMiniType<T.MaskedOrder>>;

const DelayedCaptureActionRequest$ = /* @__PURE__ */ (() => z.enum(['VOID', 'CAPTURE']))();
export const DelayedCaptureActionRequestSchema: z.ZodMiniType<T.DelayedCaptureAction> = DelayedCaptureActionRequest$ as Held<typeof DelayedCaptureActionRequest$, z.ZodMiniType<T.DelayedCaptureAction>>;

const DelayedCaptureDurationUnit$ = /* @__PURE__ */ (() => z.enum([
    'MINUTES',
    'HOURS',
    'DAYS'
]))();
export const DelayedCaptureDurationUnitSchema: z.ZodMiniType<T.DelayedCaptureDurationUnit> = DelayedCaptureDurationUnit$ as Held<typeof DelayedCaptureDurationUnit$, z.ZodMiniType<T.DelayedCaptureDurationUnit>>;

const DelayedCaptureDuration$ = /* @__PURE__ */ (() => z.object({
    count: z.optional(z.int().check(z.gte(1), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    unit: z.optional(DelayedCaptureDurationUnitSchema)
}))();
export const DelayedCaptureDurationSchema: z.ZodMiniType<T.DelayedCaptureDuration> = DelayedCaptureDuration$ as Held<typeof DelayedCaptureDuration$, z.ZodMiniType<T.DelayedCaptureDuration>>;

const DelayedCaptureSettings$ = /* @__PURE__ */ (() => z.object({
    scheduledAction: z.optional(DelayedCaptureActionRequestSchema),
    delayDuration: z.optional(DelayedCaptureDurationSchema)
}))();
export const DelayedCaptureSettingsSchema: z.ZodMiniType<T.DelayedCaptureSettings> = DelayedCaptureSettings$ as Held<typeof DelayedCaptureSettings$, z.ZodMiniType<T.DelayedCaptureSettings>>;

const OrderPaymentCapture$ = /* @__PURE__ */ (() => z.object({
    paymentId: z.guid(),
    amount: z.optional(PriceInputSchema)
}))();
export const OrderPaymentCaptureSchema: z.ZodMiniType<T.OrderPaymentCapture> = OrderPaymentCapture$ as Held<typeof OrderPaymentCapture$, z.ZodMiniType<T.OrderPaymentCapture>>;

const RecommendationAlgorithmRequest$ = /* @__PURE__ */ (() => z.object({
    id: z.guid(),
    appId: z.string().check(z.minLength(1), z.maxLength(36))
}))();
export const RecommendationAlgorithmRequestSchema: z.ZodMiniType<T.RecommendationAlgorithm> = RecommendationAlgorithmRequest$ as Held<typeof RecommendationAlgorithmRequest$, z.ZodMiniType<T.RecommendationAlgorithm>>;

const VideoResolutionInput$ = /* @__PURE__ */ (() => z.object({
    url: z.optional(z.string()),
    height: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    width: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    poster: z.optional(ImageInputSchema),
    format: z.optional(z.string()),
    private: z.nullish(z.boolean())
}))();
export const VideoResolutionInputSchema: z.ZodMiniType<T.VideoResolutionInput> = VideoResolutionInput$ as Held<typeof VideoResolutionInput$, z.ZodMiniType<T.VideoResolutionInput>>;

const VideoInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string()),
    resolutions: z.optional(z.array(VideoResolutionInputSchema).check(z.maxLength(100))),
    url: z.optional(z.string()),
    filename: z.nullish(z.string()),
    posters: z.optional(z.array(ImageInputSchema).check(z.maxLength(10))),
    sizeInBytes: z.nullish(z.string().check(z.regex(/^\d+$/))),
    urlExpirationDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ])),
    description: z.nullish(z.string().check(z.maxLength(2000))),
    height: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    width: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' })))
}))();
export const VideoInputSchema: z.ZodMiniType<T.VideoInput> = VideoInput$ as Held<typeof VideoInput$, z.ZodMiniType<T.VideoInput>>;

const ImageOrVideoInput$ = /* @__PURE__ */ (() => z.object({
    image: z.optional(ImageInputSchema),
    video: z.optional(VideoInputSchema)
}).check(check((_, set) => ["image","video"].filter((name) => set.includes(name)).length < 2, "must hold at most one of image, video", 'ONE_OF_ALIGNMENT')))();
export const ImageOrVideoInputSchema: z.ZodMiniType<T.ImageOrVideoInput> = ImageOrVideoInput$ as Held<typeof ImageOrVideoInput$, z.ZodMiniType<T.ImageOrVideoInput>>;

const ReviewContentInput$ = /* @__PURE__ */ (() => z.object({
    title: z.nullish(z.string().check(z.maxLength(3000))),
    body: z.nullish(z.string().check(z.maxLength(3000))),
    media: z.optional(z.array(ImageOrVideoInputSchema).check(z.maxLength(10))),
    rating: z.optional(z.int().check(z.gte(1), z.lte(5)))
}))();
export const ReviewContentInputSchema: z.ZodMiniType<T.ReviewContentInput> = ReviewContentInput$ as Held<typeof ReviewContentInput$, z.ZodMiniType<T.ReviewContentInput>>;

const ReviewAuthorTypeRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNKNOWN',
    'MEMBER',
    'VISITOR'
]))();
export const ReviewAuthorTypeRequestSchema: z.ZodMiniType<T.ReviewAuthorType> = ReviewAuthorTypeRequest$ as Held<typeof ReviewAuthorTypeRequest$, z.ZodMiniType<T.ReviewAuthorType>>;

const ReviewAuthorRequest$ = /* @__PURE__ */ (() => z.object({
    contactId: z.nullish(z.guid()),
    authorName: z.nullish(z.string().check(z.maxLength(100))),
    authorType: z.optional(ReviewAuthorTypeRequestSchema)
}))();
export const ReviewAuthorRequestSchema: z.ZodMiniType<T.ReviewAuthor> = ReviewAuthorRequest$ as Held<typeof ReviewAuthorRequest$, z.ZodMiniType<T.ReviewAuthor>>;

const ReviewReplyModerationStatusRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNKNOWN',
    'APPROVED',
    'REJECTED'
]))();
export const ReviewReplyModerationStatusRequestSchema: z.ZodMiniType<T.ReviewReplyModerationStatus> = ReviewReplyModerationStatusRequest$ as Held<typeof ReviewReplyModerationStatusRequest$, z.ZodMiniType<T.ReviewReplyModerationStatus>>;

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
export const ReviewReplyInputSchema: z.ZodMiniType<T.ReviewReplyInput> = ReviewReplyInput$ as Held<typeof ReviewReplyInput$, z.ZodMiniType<T.ReviewReplyInput>>;

const ReviewModerationStatusRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNKNOWN',
    'APPROVED',
    'IN_MODERATION',
    'REJECTED',
    'SUBMITTED'
]))();
export const ReviewModerationStatusRequestSchema: z.ZodMiniType<T.ReviewModerationStatus> = ReviewModerationStatusRequest$ as Held<typeof ReviewModerationStatusRequest$, z.ZodMiniType<T.ReviewModerationStatus>>;

const ReviewModerationDecisionRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNKNOWN_MODERATION_STATUS',
    'APPROVED',
    'REJECTED'
]))();
export const ReviewModerationDecisionRequestSchema: z.ZodMiniType<T.ReviewModerationDecision> = ReviewModerationDecisionRequest$ as Held<typeof ReviewModerationDecisionRequest$, z.ZodMiniType<T.ReviewModerationDecision>>;

const ReviewModerationInput$ = /* @__PURE__ */ (() => z.object({
    moderationStatus: z.optional(ReviewModerationStatusRequestSchema),
    manuallyChanged: z.optional(z.boolean()),
    decision: z.optional(ReviewModerationDecisionRequestSchema)
}))();
export const ReviewModerationInputSchema: z.ZodMiniType<T.ReviewModerationInput> = ReviewModerationInput$ as Held<typeof ReviewModerationInput$, z.ZodMiniType<T.ReviewModerationInput>>;

const ReviewOriginTypeRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNKNOWN',
    'ORGANIC',
    'APP'
]))();
export const ReviewOriginTypeRequestSchema: z.ZodMiniType<T.ReviewOriginType> = ReviewOriginTypeRequest$ as Held<typeof ReviewOriginTypeRequest$, z.ZodMiniType<T.ReviewOriginType>>;

const ReviewSourceTypeRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNKNOWN_SOURCE_TYPE',
    'REVIEW_REQUEST',
    'REQUEST_LINK'
]))();
export const ReviewSourceTypeRequestSchema: z.ZodMiniType<T.ReviewSourceType> = ReviewSourceTypeRequest$ as Held<typeof ReviewSourceTypeRequest$, z.ZodMiniType<T.ReviewSourceType>>;

const ReviewOriginInput$ = /* @__PURE__ */ (() => z.object({
    type: z.optional(ReviewOriginTypeRequestSchema),
    appId: z.nullish(z.string()),
    sourceType: z.optional(ReviewSourceTypeRequestSchema)
}))();
export const ReviewOriginInputSchema: z.ZodMiniType<T.ReviewOriginInput> = ReviewOriginInput$ as Held<typeof ReviewOriginInput$, z.ZodMiniType<T.ReviewOriginInput>>;

const IdentityTypeRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNKNOWN',
    'ANONYMOUS_VISITOR',
    'MEMBER',
    'WIX_USER',
    'APP'
]))();
export const IdentityTypeRequestSchema: z.ZodMiniType<T.IdentityType> = IdentityTypeRequest$ as Held<typeof IdentityTypeRequest$, z.ZodMiniType<T.IdentityType>>;

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
    foundHelpful: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    foundUnhelpful: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    helpfulness: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
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
    publishCount: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    creatorType: z.optional(IdentityTypeRequestSchema)
}))();
export const ReviewInputSchema: z.ZodMiniType<T.ReviewInput> = ReviewInput$ as Held<typeof ReviewInput$, z.ZodMiniType<T.ReviewInput>>;

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
        z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' })),
        z.strictObject({
            $eq: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
            $ne: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
            $in: z.optional(z.array(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' })))),
            $gt: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
            $gte: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
            $lt: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
            $lte: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' })))
        })
    ])),
    "content.media": z.optional(z.strictObject({
        $isEmpty: z.optional(z.boolean())
    })),
    helpfulness: z.nullish(z.union([
        z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' })),
        z.strictObject({
            $eq: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
            $ne: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
            $in: z.optional(z.array(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' })))),
            $gt: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
            $gte: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
            $lt: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
            $lte: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' })))
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
export const ReviewFilterSchema: z.ZodMiniType<T.ReviewFilter> = ReviewFilter$ as Held<typeof ReviewFilter$, z.ZodMiniType<T.ReviewFilter>>;

const ReviewSortField$ = /* @__PURE__ */ (() => z.enum([
    'content.rating',
    'createdDate',
    'helpfulness',
    'origin.type',
    'relevanceScore',
    'verified'
]))();
export const ReviewSortFieldSchema: z.ZodMiniType<T.ReviewSortField> = ReviewSortField$ as Held<typeof ReviewSortField$, z.ZodMiniType<T.ReviewSortField>>;

const ReviewSorting$ = /* @__PURE__ */ (() => z.object({
    fieldName: ReviewSortFieldSchema,
    order: z.optional(SortOrderSchema)
}))();
export const ReviewSortingSchema: z.ZodMiniType<T.ReviewSorting> = ReviewSorting$ as Held<typeof ReviewSorting$, z.ZodMiniType<T.ReviewSorting>>;

const ReviewQuery$ = /* @__PURE__ */ (() => z.object({
    filter: z.optional(ReviewFilterSchema),
    sort: z.optional(z.array(ReviewSortingSchema).check(z.maxLength(10))),
    cursorPaging: z.optional(CursorPagingSchema)
}))();
export const ReviewQuerySchema: z.ZodMiniType<T.ReviewQuery> = ReviewQuery$ as Held<typeof ReviewQuery$, z.ZodMiniType<T.ReviewQuery>>;

const ProductMediaItemUrlAndSizeRequest$ = /* @__PURE__ */ (() => z.object({
    url: z.optional(z.url()),
    width: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    height: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    format: z.nullish(z.string()),
    altText: z.nullish(z.string())
}))();
export const ProductMediaItemUrlAndSizeRequestSchema: z.ZodMiniType<T.ProductMediaItemUrlAndSize> = ProductMediaItemUrlAndSizeRequest$ as Held<typeof ProductMediaItemUrlAndSizeRequest$, z.ZodMiniType<T.ProductMediaItemUrlAndSize>>;

const ProductMediaItemVideoRequest$ = /* @__PURE__ */ (() => z.object({
    files: z.optional(z.array(ProductMediaItemUrlAndSizeRequestSchema)),
    stillFrameMediaId: z.optional(z.string())
}))();
export const ProductMediaItemVideoRequestSchema: z.ZodMiniType<T.ProductMediaItemVideo> = ProductMediaItemVideoRequest$ as Held<typeof ProductMediaItemVideoRequest$, z.ZodMiniType<T.ProductMediaItemVideo>>;

const ProductMediaItemTypeRequest$ = /* @__PURE__ */ (() => z.enum([
    'unspecified_media_item_type',
    'image',
    'video',
    'audio',
    'document',
    'zip'
]))();
export const ProductMediaItemTypeRequestSchema: z.ZodMiniType<T.ProductMediaItemType> = ProductMediaItemTypeRequest$ as Held<typeof ProductMediaItemTypeRequest$, z.ZodMiniType<T.ProductMediaItemType>>;

const ProductMediaItemRequest$ = /* @__PURE__ */ (() => z.object({
    image: z.optional(ProductMediaItemUrlAndSizeRequestSchema),
    video: z.optional(ProductMediaItemVideoRequestSchema),
    thumbnail: z.optional(ProductMediaItemUrlAndSizeRequestSchema),
    mediaType: z.optional(ProductMediaItemTypeRequestSchema),
    title: z.optional(z.string()),
    id: z.optional(z.string())
}).check(check((_, set) => ["image","video"].filter((name) => set.includes(name)).length < 2, "must hold at most one of image, video", 'ONE_OF_ALIGNMENT')))();
export const ProductMediaItemRequestSchema: z.ZodMiniType<T.ProductMediaItem> = ProductMediaItemRequest$ as Held<typeof ProductMediaItemRequest$, z.ZodMiniType<T.ProductMediaItem>>;

const ProductMediaRequest$ = /* @__PURE__ */ (() => z.object({
    mainMedia: z.optional(ProductMediaItemRequestSchema),
    items: z.optional(z.array(ProductMediaItemRequestSchema))
}))();
export const ProductMediaRequestSchema: z.ZodMiniType<T.ProductMedia> = ProductMediaRequest$ as Held<typeof ProductMediaRequest$, z.ZodMiniType<T.ProductMedia>>;

const CollectionInput$ = /* @__PURE__ */ (() => z.object({
    id: z.nullish(z.string().check(z.minLength(35), z.maxLength(36))),
    name: z.nullish(z.string().check(z.minLength(1), z.maxLength(50))),
    media: z.optional(ProductMediaRequestSchema),
    numberOfProducts: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    description: z.nullish(z.string().check(z.maxLength(600))),
    slug: z.nullish(z.string().check(z.minLength(1), z.maxLength(100))),
    visible: z.nullish(z.boolean()),
    lastUpdated: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ]))
}))();
export const CollectionInputSchema: z.ZodMiniType<T.CollectionInput> = CollectionInput$ as Held<typeof CollectionInput$, z.ZodMiniType<T.CollectionInput>>;

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
export const CollectionFilterSchema: z.ZodMiniType<T.CollectionFilter> = CollectionFilter$ as Held<typeof CollectionFilter$, z.ZodMiniType<T.CollectionFilter>>;

const CollectionSortField$ = /* @__PURE__ */ (() => z.enum(['id', 'name']))();
export const CollectionSortFieldSchema: z.ZodMiniType<T.CollectionSortField> = CollectionSortField$ as Held<typeof CollectionSortField$, z.ZodMiniType<T.CollectionSortField>>;

const CollectionSorting$ = /* @__PURE__ */ (() => z.object({
    fieldName: CollectionSortFieldSchema,
    order: z.optional(SortOrderSchema)
}))();
export const CollectionSortingSchema: z.ZodMiniType<T.CollectionSorting> = CollectionSorting$ as Held<typeof CollectionSorting$, z.ZodMiniType<T.CollectionSorting>>;

const PagingUpTo100$ = /* @__PURE__ */ (() => z.object({
    limit: z.optional(z.int().check(z.gte(0), z.lte(100))),
    offset: z.optional(z.int().check(z.gte(0), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' })))
}))();
export const PagingUpTo100Schema: z.ZodMiniType<T.PagingUpTo100> = PagingUpTo100$ as Held<typeof PagingUpTo100$, z.ZodMiniType<T.PagingUpTo100>>;

const CollectionQuery$ = /* @__PURE__ */ (() => z.object({
    filter: z.optional(CollectionFilterSchema),
    sort: z.optional(z.array(CollectionSortingSchema).check(z.maxLength(10))),
    paging: z.optional(PagingUpTo100Schema)
}))();
export const CollectionQuerySchema: z.ZodMiniType<T.CollectionQuery> = CollectionQuery$ as Held<typeof CollectionQuery$, z.ZodMiniType<T.CollectionQuery>>;

const ProductTypeRequest$ = /* @__PURE__ */ (() => z.enum([
    'unspecified_product_type',
    'physical',
    'digital'
]))();
export const ProductTypeRequestSchema: z.ZodMiniType<T.ProductType> = ProductTypeRequest$ as Held<typeof ProductTypeRequest$, z.ZodMiniType<T.ProductType>>;

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
export const ProductNumericPropertyRangeRequestSchema: z.ZodMiniType<T.ProductNumericPropertyRange> = ProductNumericPropertyRangeRequest$ as Held<typeof ProductNumericPropertyRangeRequest$, z.ZodMiniType<T.ProductNumericPropertyRange>>;

const DimensionsUnitRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNKNOWN_DIMENSIONS_UNIT',
    'MM',
    'CM',
    'M',
    'IN',
    'FT',
    'YD'
]))();
export const DimensionsUnitRequestSchema: z.ZodMiniType<T.DimensionsUnit> = DimensionsUnitRequest$ as Held<typeof DimensionsUnitRequest$, z.ZodMiniType<T.DimensionsUnit>>;

const DimensionsRequest$ = /* @__PURE__ */ (() => z.object({
    length: z.nullish(z.string().check(z.refine((value) => /^(?!0*([1-9]\d{9,}(\.\d+)?|999999999\.(\d*[1-9]\d*))$)\d+(\.\d{1,6})?$/.test(value), { error: "must be a decimal number of at least 0 and of at most 999999999 with at most 6 decimal places", params: { rule: 'FORMAT' } }))),
    width: z.nullish(z.string().check(z.refine((value) => /^(?!0*([1-9]\d{9,}(\.\d+)?|999999999\.(\d*[1-9]\d*))$)\d+(\.\d{1,6})?$/.test(value), { error: "must be a decimal number of at least 0 and of at most 999999999 with at most 6 decimal places", params: { rule: 'FORMAT' } }))),
    height: z.nullish(z.string().check(z.refine((value) => /^(?!0*([1-9]\d{9,}(\.\d+)?|999999999\.(\d*[1-9]\d*))$)\d+(\.\d{1,6})?$/.test(value), { error: "must be a decimal number of at least 0 and of at most 999999999 with at most 6 decimal places", params: { rule: 'FORMAT' } }))),
    unit: z.optional(DimensionsUnitRequestSchema)
}))();
export const DimensionsRequestSchema: z.ZodMiniType<T.Dimensions> = DimensionsRequest$ as Held<typeof DimensionsRequest$, z.ZodMiniType<T.Dimensions>>;

const InventoryStatusRequest$ = /* @__PURE__ */ (() => z.enum([
    'IN_STOCK',
    'OUT_OF_STOCK',
    'PARTIALLY_OUT_OF_STOCK'
]))();
export const InventoryStatusRequestSchema: z.ZodMiniType<T.InventoryStatus> = InventoryStatusRequest$ as Held<typeof InventoryStatusRequest$, z.ZodMiniType<T.InventoryStatus>>;

const ProductStockRequest$ = /* @__PURE__ */ (() => z.object({
    trackInventory: z.optional(z.boolean()),
    quantity: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.lte(99999))),
    inStock: z.optional(z.boolean()),
    inventoryStatus: z.optional(InventoryStatusRequestSchema)
}))();
export const ProductStockRequestSchema: z.ZodMiniType<T.ProductStock> = ProductStockRequest$ as Held<typeof ProductStockRequest$, z.ZodMiniType<T.ProductStock>>;

const ProductFormattedPriceRequest$ = /* @__PURE__ */ (() => z.object({
    price: z.optional(z.string()),
    discountedPrice: z.optional(z.string()),
    pricePerUnit: z.nullish(z.string())
}))();
export const ProductFormattedPriceRequestSchema: z.ZodMiniType<T.ProductFormattedPrice> = ProductFormattedPriceRequest$ as Held<typeof ProductFormattedPriceRequest$, z.ZodMiniType<T.ProductFormattedPrice>>;

const ProductPriceDataRequest$ = /* @__PURE__ */ (() => z.object({
    currency: z.optional(z.string()),
    price: z.union([
        z.number().check(z.lte(999999999.99)),
        z.literal([Number.NaN, Infinity, -Infinity])
    ]),
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
export const ProductPriceDataRequestSchema: z.ZodMiniType<T.ProductPriceData> = ProductPriceDataRequest$ as Held<typeof ProductPriceDataRequest$, z.ZodMiniType<T.ProductPriceData>>;

const ProductCostAndProfitDataRequest$ = /* @__PURE__ */ (() => z.object({
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
export const ProductCostAndProfitDataRequestSchema: z.ZodMiniType<T.ProductCostAndProfitData> = ProductCostAndProfitDataRequest$ as Held<typeof ProductCostAndProfitDataRequest$, z.ZodMiniType<T.ProductCostAndProfitData>>;

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
export const ProductPricePerUnitDataRequestSchema: z.ZodMiniType<T.ProductPricePerUnitData> = ProductPricePerUnitDataRequest$ as Held<typeof ProductPricePerUnitDataRequest$, z.ZodMiniType<T.ProductPricePerUnitData>>;

const ProductAdditionalInfoSectionRequest$ = /* @__PURE__ */ (() => z.object({
    title: z.optional(z.string().check(z.maxLength(50))),
    description: z.optional(z.string().check(z.maxLength(16000)))
}))();
export const ProductAdditionalInfoSectionRequestSchema: z.ZodMiniType<T.ProductAdditionalInfoSection> = ProductAdditionalInfoSectionRequest$ as Held<typeof ProductAdditionalInfoSectionRequest$, z.ZodMiniType<T.ProductAdditionalInfoSection>>;

const ProductRibbonRequest$ = /* @__PURE__ */ (() => z.object({
    text: z.optional(z.string().check(z.maxLength(30)))
}))();
export const ProductRibbonRequestSchema: z.ZodMiniType<T.ProductRibbon> = ProductRibbonRequest$ as Held<typeof ProductRibbonRequest$, z.ZodMiniType<T.ProductRibbon>>;

const ProductCustomTextFieldRequest$ = /* @__PURE__ */ (() => z.object({
    title: z.optional(z.string().check(z.maxLength(100))),
    maxLength: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.lte(500))),
    mandatory: z.optional(z.boolean())
}))();
export const ProductCustomTextFieldRequestSchema: z.ZodMiniType<T.ProductCustomTextField> = ProductCustomTextFieldRequest$ as Held<typeof ProductCustomTextFieldRequest$, z.ZodMiniType<T.ProductCustomTextField>>;

const ProductOptionTypeRequest$ = /* @__PURE__ */ (() => z.enum([
    'unspecified_option_type',
    'drop_down',
    'color'
]))();
export const ProductOptionTypeRequestSchema: z.ZodMiniType<T.ProductOptionType> = ProductOptionTypeRequest$ as Held<typeof ProductOptionTypeRequest$, z.ZodMiniType<T.ProductOptionType>>;

const ProductChoiceRequest$ = /* @__PURE__ */ (() => z.object({
    value: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
    description: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
    media: z.optional(ProductMediaRequestSchema),
    inStock: z.optional(z.boolean()),
    visible: z.optional(z.boolean())
}))();
export const ProductChoiceRequestSchema: z.ZodMiniType<T.ProductChoice> = ProductChoiceRequest$ as Held<typeof ProductChoiceRequest$, z.ZodMiniType<T.ProductChoice>>;

const ProductOptionRequest$ = /* @__PURE__ */ (() => z.object({
    optionType: z.optional(ProductOptionTypeRequestSchema),
    name: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
    choices: z.optional(z.array(ProductChoiceRequestSchema).check(z.minLength(1), z.maxLength(100)))
}))();
export const ProductOptionRequestSchema: z.ZodMiniType<T.ProductOption> = ProductOptionRequest$ as Held<typeof ProductOptionRequest$, z.ZodMiniType<T.ProductOption>>;

const ProductPageUrlRequest$ = /* @__PURE__ */ (() => z.object({
    base: z.optional(z.string()),
    path: z.optional(z.string())
}))();
export const ProductPageUrlRequestSchema: z.ZodMiniType<T.ProductPageUrl> = ProductPageUrlRequest$ as Held<typeof ProductPageUrlRequest$, z.ZodMiniType<T.ProductPageUrl>>;

const ProductDiscountTypeRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNDEFINED',
    'NONE',
    'AMOUNT',
    'PERCENT'
]))();
export const ProductDiscountTypeRequestSchema: z.ZodMiniType<T.ProductDiscountType> = ProductDiscountTypeRequest$ as Held<typeof ProductDiscountTypeRequest$, z.ZodMiniType<T.ProductDiscountType>>;

const ProductDiscountRequest$ = /* @__PURE__ */ (() => z.object({
    type: z.optional(ProductDiscountTypeRequestSchema),
    value: z.optional(z.union([
        z.number(),
        z.literal([Number.NaN, Infinity, -Infinity])
    ]))
}))();
export const ProductDiscountRequestSchema: z.ZodMiniType<T.ProductDiscount> = ProductDiscountRequest$ as Held<typeof ProductDiscountRequest$, z.ZodMiniType<T.ProductDiscount>>;

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
    productDimensions: z.optional(DimensionsRequestSchema),
    packageDimensions: z.optional(DimensionsRequestSchema)
}))();
export const ProductVariantDataWithNoStockRequestSchema: z.ZodMiniType<T.ProductVariantDataWithNoStock> = ProductVariantDataWithNoStockRequest$ as Held<typeof ProductVariantDataWithNoStockRequest$, z.ZodMiniType<T.ProductVariantDataWithNoStock>>;

const ProductVariantStockRequest$ = /* @__PURE__ */ (() => z.object({
    trackQuantity: z.optional(z.boolean()),
    quantity: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.lte(99999))),
    inStock: z.optional(z.boolean())
}))();
export const ProductVariantStockRequestSchema: z.ZodMiniType<T.ProductVariantStock> = ProductVariantStockRequest$ as Held<typeof ProductVariantStockRequest$, z.ZodMiniType<T.ProductVariantStock>>;

const ProductVariantRequest$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.guid()),
    choices: z.optional(z.record(z.string(), z.string())),
    variant: z.optional(ProductVariantDataWithNoStockRequestSchema),
    stock: z.optional(ProductVariantStockRequestSchema)
}))();
export const ProductVariantRequestSchema: z.ZodMiniType<T.ProductVariant> = ProductVariantRequest$ as Held<typeof ProductVariantRequest$, z.ZodMiniType<T.ProductVariant>>;

const ProductSeoTagRequest$ = /* @__PURE__ */ (() => z.object({
    type: z.optional(z.string()),
    props: z.nullish(z.record(z.string(), z.unknown())),
    meta: z.nullish(z.record(z.string(), z.unknown())),
    children: z.optional(z.string()),
    custom: z.optional(z.boolean()),
    disabled: z.optional(z.boolean())
}))();
export const ProductSeoTagRequestSchema: z.ZodMiniType<T.ProductSeoTag> = ProductSeoTagRequest$ as Held<typeof ProductSeoTagRequest$, z.ZodMiniType<T.ProductSeoTag>>;

const ProductSeoKeywordRequest$ = /* @__PURE__ */ (() => z.object({
    term: z.optional(z.string()),
    isMain: z.optional(z.boolean()),
    origin: z.nullish(z.string().check(z.maxLength(1000)))
}))();
export const ProductSeoKeywordRequestSchema: z.ZodMiniType<T.ProductSeoKeyword> = ProductSeoKeywordRequest$ as Held<typeof ProductSeoKeywordRequest$, z.ZodMiniType<T.ProductSeoKeyword>>;

const ProductSeoSettingsRequest$ = /* @__PURE__ */ (() => z.object({
    preventAutoRedirect: z.optional(z.boolean()),
    keywords: z.optional(z.array(ProductSeoKeywordRequestSchema).check(z.maxLength(5)))
}))();
export const ProductSeoSettingsRequestSchema: z.ZodMiniType<T.ProductSeoSettings> = ProductSeoSettingsRequest$ as Held<typeof ProductSeoSettingsRequest$, z.ZodMiniType<T.ProductSeoSettings>>;

const ProductSeoSchemaRequest$ = /* @__PURE__ */ (() => z.object({
    tags: z.optional(z.array(ProductSeoTagRequestSchema)),
    settings: z.optional(ProductSeoSettingsRequestSchema)
}))();
export const ProductSeoSchemaRequestSchema: z.ZodMiniType<T.ProductSeoSchema> = ProductSeoSchemaRequest$ as Held<typeof ProductSeoSchemaRequest$, z.ZodMiniType<T.ProductSeoSchema>>;

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
    productDimensions: z.optional(DimensionsRequestSchema),
    packageDimensions: z.optional(DimensionsRequestSchema),
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
export const ProductInputSchema: z.ZodMiniType<T.ProductInput> = ProductInput$ as Held<typeof ProductInput$, z.ZodMiniType<T.ProductInput>>;

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
    productDimensions: z.optional(DimensionsRequestSchema),
    packageDimensions: z.optional(DimensionsRequestSchema)
}).check(check((names) => [["choices"],["variantIds"]].some((group) => group.every((name) => names.includes(name))), "must hold at least one of choices, variantIds", 'REQUIRED_ONE_OF_FIELD')))();
export const ProductVariantOverrideSchema: z.ZodMiniType<T.ProductVariantOverride> = ProductVariantOverride$ as Held<typeof ProductVariantOverride$, z.ZodMiniType<T.ProductVariantOverride>>;

const ProductOptionAndChoice$ = /* @__PURE__ */ (() => z.object({
    option: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
    choice: z.optional(z.string().check(z.minLength(1), z.maxLength(50)))
}))();
export const ProductOptionAndChoiceSchema: z.ZodMiniType<T.ProductOptionAndChoice> = ProductOptionAndChoice$ as Held<typeof ProductOptionAndChoice$, z.ZodMiniType<T.ProductOptionAndChoice>>;

const ProductMediaDataForWrite$ = /* @__PURE__ */ (() => z.object({
    mediaId: z.optional(z.string()),
    url: z.optional(z.url()),
    choice: z.optional(ProductOptionAndChoiceSchema)
}).check(check((_, set) => ["mediaId","url"].filter((name) => set.includes(name)).length < 2, "must hold at most one of mediaId, url", 'ONE_OF_ALIGNMENT'), check((names) => [["mediaId"],["url"]].some((group) => group.every((name) => names.includes(name))), "must hold at least one of mediaId, url", 'REQUIRED_ONE_OF_FIELD')))();
export const ProductMediaDataForWriteSchema: z.ZodMiniType<T.ProductMediaDataForWrite> = ProductMediaDataForWrite$ as Held<typeof ProductMediaDataForWrite$, z.ZodMiniType<T.ProductMediaDataForWrite>>;

const ProductMediaAssignmentToChoice$ = /* @__PURE__ */ (() => z.object({
    option: z.string().check(z.minLength(1), z.maxLength(50)),
    choice: z.string().check(z.minLength(1), z.maxLength(50)),
    mediaIds: z.optional(z.array(z.string()).check(z.maxLength(50)))
}))();
export const ProductMediaAssignmentToChoiceSchema: z.ZodMiniType<T.ProductMediaAssignmentToChoice> = ProductMediaAssignmentToChoice$ as Held<typeof ProductMediaAssignmentToChoice$, z.ZodMiniType<T.ProductMediaAssignmentToChoice>>;

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
}).check(check((_, set) => ["price","cost","weight","ribbon","brand"].filter((name) => set.includes(name)).length < 2, "must hold at most one of price, cost, weight, ribbon, brand", 'ONE_OF_ALIGNMENT'), check((names) => names.length >= 1, "must hold at least one of price, cost, weight, ribbon, brand", 'REQUIRED_ONE_OF_FIELD')))();
export const ProductSetValueSchema: z.ZodMiniType<T.ProductSetValue> = ProductSetValue$ as Held<typeof ProductSetValue$, z.ZodMiniType<T.ProductSetValue>>;

const ProductPercentageData$ = /* @__PURE__ */ (() => z.object({
    roundToInt: z.optional(z.boolean()),
    rate: z.optional(z.int().check(z.gte(-100), z.lte(1000)))
}))();
export const ProductPercentageDataSchema: z.ZodMiniType<T.ProductPercentageData> = ProductPercentageData$ as Held<typeof ProductPercentageData$, z.ZodMiniType<T.ProductPercentageData>>;

const ProductPropertyAdjustmentData$ = /* @__PURE__ */ (() => z.object({
    percentage: z.optional(ProductPercentageDataSchema),
    amount: z.optional(z.union([
        z.number().check(z.gte(-999999999.99), z.lte(999999999.99)),
        z.literal([Number.NaN, Infinity, -Infinity])
    ]))
}).check(check((_, set) => ["percentage","amount"].filter((name) => set.includes(name)).length < 2, "must hold at most one of percentage, amount", 'ONE_OF_ALIGNMENT'), check((names) => names.length >= 1, "must hold at least one of percentage, amount", 'REQUIRED_ONE_OF_FIELD')))();
export const ProductPropertyAdjustmentDataSchema: z.ZodMiniType<T.ProductPropertyAdjustmentData> = ProductPropertyAdjustmentData$ as Held<typeof ProductPropertyAdjustmentData$, z.ZodMiniType<T.ProductPropertyAdjustmentData>>;

const ProductAdjustValue$ = /* @__PURE__ */ (() => z.object({
    price: z.optional(ProductPropertyAdjustmentDataSchema),
    cost: z.optional(ProductPropertyAdjustmentDataSchema),
    weight: z.optional(ProductPropertyAdjustmentDataSchema)
}).check(check((_, set) => ["price","cost","weight"].filter((name) => set.includes(name)).length < 2, "must hold at most one of price, cost, weight", 'ONE_OF_ALIGNMENT'), check((names) => names.length >= 1, "must hold at least one of price, cost, weight", 'REQUIRED_ONE_OF_FIELD')))();
export const ProductAdjustValueSchema: z.ZodMiniType<T.ProductAdjustValue> = ProductAdjustValue$ as Held<typeof ProductAdjustValue$, z.ZodMiniType<T.ProductAdjustValue>>;

const Paging$ = /* @__PURE__ */ (() => z.object({
    limit: z.optional(z.int().check(z.gte(0), z.lte(1000))),
    offset: z.optional(z.int().check(z.gte(0), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' })))
}))();
export const PagingSchema: z.ZodMiniType<T.Paging> = Paging$ as Held<typeof Paging$, z.ZodMiniType<T.Paging>>;

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
export const StoreVariantFilterSchema: z.ZodMiniType<T.StoreVariantFilter> = StoreVariantFilter$ as Held<typeof StoreVariantFilter$, z.ZodMiniType<T.StoreVariantFilter>>;

const StoreVariantSortField$ = /* @__PURE__ */ (() => z.enum([
    'id',
    'variantId',
    'productName'
]))();
export const StoreVariantSortFieldSchema: z.ZodMiniType<T.StoreVariantSortField> = StoreVariantSortField$ as Held<typeof StoreVariantSortField$, z.ZodMiniType<T.StoreVariantSortField>>;

const StoreVariantSorting$ = /* @__PURE__ */ (() => z.object({
    fieldName: StoreVariantSortFieldSchema,
    order: z.optional(SortOrderSchema)
}))();
export const StoreVariantSortingSchema: z.ZodMiniType<T.StoreVariantSorting> = StoreVariantSorting$ as Held<typeof StoreVariantSorting$, z.ZodMiniType<T.StoreVariantSorting>>;

const StoreVariantQuery$ = /* @__PURE__ */ (() => z.object({
    filter: z.optional(StoreVariantFilterSchema),
    sort: z.optional(z.array(StoreVariantSortingSchema).check(z.maxLength(10))),
    paging: z.optional(PagingUpTo100Schema)
}))();
export const StoreVariantQuerySchema: z.ZodMiniType<T.StoreVariantQuery> = StoreVariantQuery$ as Held<typeof StoreVariantQuery$, z.ZodMiniType<T.StoreVariantQuery>>;

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
export const ProductFilterSchema: z.ZodMiniType<T.ProductFilter> = ProductFilter$ as Held<typeof ProductFilter$, z.ZodMiniType<T.ProductFilter>>;

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
export const ProductSortFieldSchema: z.ZodMiniType<T.ProductSortField> = ProductSortField$ as Held<typeof ProductSortField$, z.ZodMiniType<T.ProductSortField>>;

const ProductSorting$ = /* @__PURE__ */ (() => z.object({
    fieldName: ProductSortFieldSchema,
    order: z.optional(SortOrderSchema)
}))();
export const ProductSortingSchema: z.ZodMiniType<T.ProductSorting> = ProductSorting$ as Held<typeof ProductSorting$, z.ZodMiniType<T.ProductSorting>>;

const ProductQuery$ = /* @__PURE__ */ (() => z.object({
    filter: z.optional(ProductFilterSchema),
    sort: z.optional(z.array(ProductSortingSchema).check(z.maxLength(10))),
    paging: z.optional(PagingUpTo100Schema)
}))();
export const ProductQuerySchema: z.ZodMiniType<T.ProductQuery> = ProductQuery$ as Held<typeof ProductQuery$, z.ZodMiniType<T.ProductQuery>>;

const LoginId$ = /* @__PURE__ */ (() => z.object({
    email: z.email()
}))();
export const LoginIdSchema: z.ZodMiniType<T.LoginId> = LoginId$ as Held<typeof LoginId$, z.ZodMiniType<T.LoginId>>;

const IdentityPrivacyStatusRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNDEFINED',
    'PUBLIC',
    'PRIVATE'
]))();
export const IdentityPrivacyStatusRequestSchema: z.ZodMiniType<T.IdentityPrivacyStatus> = IdentityPrivacyStatusRequest$ as Held<typeof IdentityPrivacyStatusRequest$, z.ZodMiniType<T.IdentityPrivacyStatus>>;

const EmailTagRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNTAGGED',
    'MAIN',
    'HOME',
    'WORK'
]))();
export const EmailTagRequestSchema: z.ZodMiniType<T.EmailTag> = EmailTagRequest$ as Held<typeof EmailTagRequest$, z.ZodMiniType<T.EmailTag>>;

const IdentitySecondaryEmailInput$ = /* @__PURE__ */ (() => z.object({
    email: z.optional(z.email()),
    tag: z.optional(EmailTagRequestSchema)
}))();
export const IdentitySecondaryEmailInputSchema: z.ZodMiniType<T.IdentitySecondaryEmailInput> = IdentitySecondaryEmailInput$ as Held<typeof IdentitySecondaryEmailInput$, z.ZodMiniType<T.IdentitySecondaryEmailInput>>;

const PhoneTagRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNTAGGED',
    'MAIN',
    'HOME',
    'MOBILE',
    'WORK',
    'FAX'
]))();
export const PhoneTagRequestSchema: z.ZodMiniType<T.PhoneTag> = PhoneTagRequest$ as Held<typeof PhoneTagRequest$, z.ZodMiniType<T.PhoneTag>>;

const IdentityPhoneInput$ = /* @__PURE__ */ (() => z.object({
    countryCode: z.nullish(z.string().check(z.regex(/^[A-Z]{2}$/))),
    phone: z.optional(z.string()),
    tag: z.optional(PhoneTagRequestSchema)
}))();
export const IdentityPhoneInputSchema: z.ZodMiniType<T.IdentityPhoneInput> = IdentityPhoneInput$ as Held<typeof IdentityPhoneInput$, z.ZodMiniType<T.IdentityPhoneInput>>;

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
export const IdentityAddressInputSchema: z.ZodMiniType<T.IdentityAddressInput> = IdentityAddressInput$ as Held<typeof IdentityAddressInput$, z.ZodMiniType<T.IdentityAddressInput>>;

const AddressTagRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNTAGGED',
    'HOME',
    'WORK',
    'BILLING',
    'SHIPPING'
]))();
export const AddressTagRequestSchema: z.ZodMiniType<T.AddressTag> = AddressTagRequest$ as Held<typeof AddressTagRequest$, z.ZodMiniType<T.AddressTag>>;

const IdentityAddressWrapperInput$ = /* @__PURE__ */ (() => z.object({
    address: z.optional(IdentityAddressInputSchema),
    tag: z.optional(AddressTagRequestSchema)
}))();
export const IdentityAddressWrapperInputSchema: z.ZodMiniType<T.IdentityAddressWrapperInput> = IdentityAddressWrapperInput$ as Held<typeof IdentityAddressWrapperInput$, z.ZodMiniType<T.IdentityAddressWrapperInput>>;

const IdentityRecaptchaForClientSiteKey$ = /* @__PURE__ */ (() => z.object({
    token: z.optional(z.string().check(z.maxLength(5000))),
    siteKeyId: z.optional(z.guid())
}))();
export const IdentityRecaptchaForClientSiteKeySchema: z.ZodMiniType<T.IdentityRecaptchaForClientSiteKey> = IdentityRecaptchaForClientSiteKey$ as Held<typeof IdentityRecaptchaForClientSiteKey$, z.ZodMiniType<T.IdentityRecaptchaForClientSiteKey>>;

const CaptchaToken$ = /* @__PURE__ */ (() => z.object({
    Recaptcha: z.optional(z.string().check(z.maxLength(5000))),
    InvisibleRecaptcha: z.optional(z.string().check(z.maxLength(5000))),
    NoCaptcha: z.optional(z.string().check(z.maxLength(5000))),
    recaptchaForClientSiteKey: z.optional(IdentityRecaptchaForClientSiteKeySchema)
}))();
export const CaptchaTokenSchema: z.ZodMiniType<T.CaptchaToken> = CaptchaToken$ as Held<typeof CaptchaToken$, z.ZodMiniType<T.CaptchaToken>>;

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
export const FactorTypeRequestSchema: z.ZodMiniType<T.FactorType> = FactorTypeRequest$ as Held<typeof FactorTypeRequest$, z.ZodMiniType<T.FactorType>>;

const TenantType$ = /* @__PURE__ */ (() => z.enum([
    'UNKNOWN_TENANT_TYPE',
    'ACCOUNT',
    'SITE',
    'ROOT'
]))();
export const TenantTypeSchema: z.ZodMiniType<T.TenantType> = TenantType$ as Held<typeof TenantType$, z.ZodMiniType<T.TenantType>>;

const VerificationCode$ = /* @__PURE__ */ (() => z.object({
    code: z.string()
}))();
export const VerificationCodeSchema: z.ZodMiniType<T.VerificationCode> = VerificationCode$ as Held<typeof VerificationCode$, z.ZodMiniType<T.VerificationCode>>;

const PushVerifyData$ = /* @__PURE__ */ (() => z.object({
    transactionId: z.string().check(z.maxLength(36))
}))();
export const PushVerifyDataSchema: z.ZodMiniType<T.PushVerifyData> = PushVerifyData$ as Held<typeof PushVerifyData$, z.ZodMiniType<T.PushVerifyData>>;

const WebAuthnVerifyData$ = /* @__PURE__ */ (() => z.object({
    challengeId: z.guid(),
    credential: z.string().check(z.maxLength(3000))
}))();
export const WebAuthnVerifyDataSchema: z.ZodMiniType<T.WebAuthnVerifyData> = WebAuthnVerifyData$ as Held<typeof WebAuthnVerifyData$, z.ZodMiniType<T.WebAuthnVerifyData>>;

const PasswordVerifyData$ = /* @__PURE__ */ (() => z.object({
    password: z.string()
}))();
export const PasswordVerifyDataSchema: z.ZodMiniType<T.PasswordVerifyData> = PasswordVerifyData$ as Held<typeof PasswordVerifyData$, z.ZodMiniType<T.PasswordVerifyData>>;

const VerificationTarget$ = /* @__PURE__ */ (() => z.enum(['EMAIL']))();
export const VerificationTargetSchema: z.ZodMiniType<T.VerificationTarget> = VerificationTarget$ as Held<typeof VerificationTarget$, z.ZodMiniType<T.VerificationTarget>>;

const RecoveryRedirect$ = /* @__PURE__ */ (() => z.object({
    url: z.optional(z.string().check(z.maxLength(1000))),
    clientId: z.nullish(z.guid())
}))();
export const RecoveryRedirectSchema: z.ZodMiniType<T.RecoveryRedirect> = RecoveryRedirect$ as Held<typeof RecoveryRedirect$, z.ZodMiniType<T.RecoveryRedirect>>;

const RecoveryEmailOptions$ = /* @__PURE__ */ (() => z.object({
    language: z.nullish(z.string()),
    redirect: z.optional(RecoveryRedirectSchema)
}))();
export const RecoveryEmailOptionsSchema: z.ZodMiniType<T.RecoveryEmailOptions> = RecoveryEmailOptions$ as Held<typeof RecoveryEmailOptions$, z.ZodMiniType<T.RecoveryEmailOptions>>;

const AnonymousGrant$ = /* @__PURE__ */ (() => z.object({
    clientId: z.guid(),
    grantType: z.literal('anonymous')
}))();
export const AnonymousGrantSchema: z.ZodMiniType<T.AnonymousGrant> = AnonymousGrant$ as Held<typeof AnonymousGrant$, z.ZodMiniType<T.AnonymousGrant>>;

const RefreshTokenGrant$ = /* @__PURE__ */ (() => z.object({
    clientId: z.guid(),
    grantType: z.literal('refresh_token'),
    refreshToken: z.string()
}))();
export const RefreshTokenGrantSchema: z.ZodMiniType<T.RefreshTokenGrant> = RefreshTokenGrant$ as Held<typeof RefreshTokenGrant$, z.ZodMiniType<T.RefreshTokenGrant>>;

const AuthorizationCodeGrant$ = /* @__PURE__ */ (() => z.object({
    clientId: z.guid(),
    grantType: z.literal('authorization_code'),
    redirectUri: z.optional(z.url()),
    code: z.string(),
    codeVerifier: z.string().check(z.minLength(43), z.maxLength(128), z.regex(/^[A-Za-z0-9\-._~]+$/))
}))();
export const AuthorizationCodeGrantSchema: z.ZodMiniType<T.AuthorizationCodeGrant> = AuthorizationCodeGrant$ as Held<typeof AuthorizationCodeGrant$, z.ZodMiniType<T.AuthorizationCodeGrant>>;

const AuthorizedClientGrant$ = /* @__PURE__ */ (() => z.object({
    grant_type: z.literal('authorized_client'),
    scope: z.optional(z.literal('offline_access')),
    member_id: z.guid(),
    session_token: z.optional(z.string())
}))();
export const AuthorizedClientGrantSchema: z.ZodMiniType<T.AuthorizedClientGrant> = AuthorizedClientGrant$ as Held<typeof AuthorizedClientGrant$, z.ZodMiniType<T.AuthorizedClientGrant>>;

const ClientCredentialsGrant$ = /* @__PURE__ */ (() => z.object({
    grant_type: z.literal('client_credentials'),
    client_id: z.guid(),
    client_secret: z.string(),
    instance_id: z.guid()
}))();
export const ClientCredentialsGrantSchema: z.ZodMiniType<T.ClientCredentialsGrant> = ClientCredentialsGrant$ as Held<typeof ClientCredentialsGrant$, z.ZodMiniType<T.ClientCredentialsGrant>>;

const StripBoundSessionGrant$ = /* @__PURE__ */ (() => z.object({
    grant_type: z.literal('strip_bound_session'),
    client_secret: z.string(),
    access_token: z.string()
}))();
export const StripBoundSessionGrantSchema: z.ZodMiniType<T.StripBoundSessionGrant> = StripBoundSessionGrant$ as Held<typeof StripBoundSessionGrant$, z.ZodMiniType<T.StripBoundSessionGrant>>;

const AppRefreshTokenGrant$ = /* @__PURE__ */ (() => z.object({
    grant_type: z.literal('refresh_token'),
    client_id: z.guid(),
    client_secret: z.string(),
    refresh_token: z.string()
}))();
export const AppRefreshTokenGrantSchema: z.ZodMiniType<T.AppRefreshTokenGrant> = AppRefreshTokenGrant$ as Held<typeof AppRefreshTokenGrant$, z.ZodMiniType<T.AppRefreshTokenGrant>>;

const OAuthTokenRequest$ = /* @__PURE__ */ (() => z.union([
    AnonymousGrantSchema,
    RefreshTokenGrantSchema,
    AuthorizationCodeGrantSchema,
    AuthorizedClientGrantSchema,
    ClientCredentialsGrantSchema,
    StripBoundSessionGrantSchema,
    AppRefreshTokenGrantSchema
]))();
export const OAuthTokenRequestSchema: z.ZodMiniType<T.OAuthTokenRequest> = OAuthTokenRequest$ as Held<typeof OAuthTokenRequest$, z.ZodMiniType<T.OAuthTokenRequest>>;

const ContentDisposition$ = /* @__PURE__ */ (() => z.enum(['ATTACHMENT', 'INLINE']))();
export const ContentDispositionSchema: z.ZodMiniType<T.ContentDisposition> = ContentDisposition$ as Held<typeof ContentDisposition$, z.ZodMiniType<T.ContentDisposition>>;

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
export const FileMediaTypeRequestSchema: z.ZodMiniType<T.FileMediaType> = FileMediaTypeRequest$ as Held<typeof FileMediaTypeRequest$, z.ZodMiniType<T.FileMediaType>>;

const FileColorRGBRequest$ = /* @__PURE__ */ (() => z.object({
    r: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.lte(255))),
    g: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.lte(255))),
    b: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.lte(255)))
}))();
export const FileColorRGBRequestSchema: z.ZodMiniType<T.FileColorRGB> = FileColorRGBRequest$ as Held<typeof FileColorRGBRequest$, z.ZodMiniType<T.FileColorRGB>>;

const FileColorRequest$ = /* @__PURE__ */ (() => z.object({
    hex: z.nullish(z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/))),
    rgb: z.optional(FileColorRGBRequestSchema)
}))();
export const FileColorRequestSchema: z.ZodMiniType<T.FileColor> = FileColorRequest$ as Held<typeof FileColorRequest$, z.ZodMiniType<T.FileColor>>;

const FileColorsInput$ = /* @__PURE__ */ (() => z.object({
    prominent: z.optional(FileColorRequestSchema),
    palette: z.optional(z.array(FileColorRequestSchema).check(z.maxLength(100)))
}))();
export const FileColorsInputSchema: z.ZodMiniType<T.FileColorsInput> = FileColorsInput$ as Held<typeof FileColorsInput$, z.ZodMiniType<T.FileColorsInput>>;

const FileFaceRecognitionInput$ = /* @__PURE__ */ (() => z.object({
    confidence: z.optional(z.union([
        z.number(),
        z.literal([Number.NaN, Infinity, -Infinity])
    ])),
    x: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    y: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    height: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    width: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' })))
}))();
export const FileFaceRecognitionInputSchema: z.ZodMiniType<T.FileFaceRecognitionInput> = FileFaceRecognitionInput$ as Held<typeof FileFaceRecognitionInput$, z.ZodMiniType<T.FileFaceRecognitionInput>>;

const FileImageMediaInput$ = /* @__PURE__ */ (() => z.object({
    image: z.optional(ImageInputSchema),
    colors: z.optional(FileColorsInputSchema),
    faces: z.optional(z.array(FileFaceRecognitionInputSchema).check(z.maxLength(100))),
    previewImage: z.optional(ImageInputSchema),
    caption: z.nullish(z.string().check(z.maxLength(300)))
}))();
export const FileImageMediaInputSchema: z.ZodMiniType<T.FileImageMediaInput> = FileImageMediaInput$ as Held<typeof FileImageMediaInput$, z.ZodMiniType<T.FileImageMediaInput>>;

const FileAudioInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string()),
    url: z.optional(z.string()),
    urlExpirationDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ])),
    sizeInBytes: z.nullish(z.string().check(z.regex(/^\d+$/))),
    filename: z.nullish(z.string()),
    duration: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    private: z.nullish(z.boolean()),
    format: z.nullish(z.string())
}))();
export const FileAudioInputSchema: z.ZodMiniType<T.FileAudioInput> = FileAudioInput$ as Held<typeof FileAudioInput$, z.ZodMiniType<T.FileAudioInput>>;

const FileAudioMediaInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string().check(z.maxLength(200))),
    assets: z.optional(z.array(FileAudioInputSchema).check(z.maxLength(100))),
    bitrate: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    format: z.nullish(z.string().check(z.maxLength(100))),
    duration: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    sizeInBytes: z.nullish(z.string().check(z.regex(/^\d+$/)))
}))();
export const FileAudioMediaInputSchema: z.ZodMiniType<T.FileAudioMediaInput> = FileAudioMediaInput$ as Held<typeof FileAudioMediaInput$, z.ZodMiniType<T.FileAudioMediaInput>>;

const FileDocumentInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string()),
    url: z.optional(z.string()),
    urlExpirationDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ])),
    sizeInBytes: z.nullish(z.string().check(z.regex(/^\d+$/))),
    filename: z.nullish(z.string())
}))();
export const FileDocumentInputSchema: z.ZodMiniType<T.FileDocumentInput> = FileDocumentInput$ as Held<typeof FileDocumentInput$, z.ZodMiniType<T.FileDocumentInput>>;

const FileArchiveInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string()),
    url: z.optional(z.string()),
    urlExpirationDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ])),
    sizeInBytes: z.nullish(z.string().check(z.regex(/^\d+$/))),
    filename: z.nullish(z.string())
}))();
export const FileArchiveInputSchema: z.ZodMiniType<T.FileArchiveInput> = FileArchiveInput$ as Held<typeof FileArchiveInput$, z.ZodMiniType<T.FileArchiveInput>>;

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
    sizeInBytes: z.nullish(z.string().check(z.regex(/^\d+$/)))
}))();
export const FileModel3DInputSchema: z.ZodMiniType<T.FileModel3DInput> = FileModel3DInput$ as Held<typeof FileModel3DInput$, z.ZodMiniType<T.FileModel3DInput>>;

const FileMediaInput$ = /* @__PURE__ */ (() => z.object({
    image: z.optional(FileImageMediaInputSchema),
    video: z.optional(VideoInputSchema),
    audio: z.optional(FileAudioMediaInputSchema),
    document: z.optional(FileDocumentInputSchema),
    vector: z.optional(FileImageMediaInputSchema),
    archive: z.optional(FileArchiveInputSchema),
    model3d: z.optional(FileModel3DInputSchema),
    icon: z.optional(FileImageMediaInputSchema)
}).check(check((_, set) => ["image","video","audio","document","vector","archive","model3d","icon"].filter((name) => set.includes(name)).length < 2, "must hold at most one of image, video, audio, document, vector, archive, model3d, icon", 'ONE_OF_ALIGNMENT')))();
export const FileMediaInputSchema: z.ZodMiniType<T.FileMediaInput> = FileMediaInput$ as Held<typeof FileMediaInput$, z.ZodMiniType<T.FileMediaInput>>;

const FileOperationStatusRequest$ = /* @__PURE__ */ (() => z.enum([
    'FAILED',
    'READY',
    'PENDING'
]))();
export const FileOperationStatusRequestSchema: z.ZodMiniType<T.FileOperationStatus> = FileOperationStatusRequest$ as Held<typeof FileOperationStatusRequest$, z.ZodMiniType<T.FileOperationStatus>>;

const FileStateRequest$ = /* @__PURE__ */ (() => z.enum(['OK', 'DELETED']))();
export const FileStateRequestSchema: z.ZodMiniType<T.FileState> = FileStateRequest$ as Held<typeof FileStateRequest$, z.ZodMiniType<T.FileState>>;

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
export const NamespaceRequestSchema: z.ZodMiniType<T.Namespace> = NamespaceRequest$ as Held<typeof NamespaceRequest$, z.ZodMiniType<T.Namespace>>;

const FileDescriptorInput$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.maxLength(1000)),
    displayName: z.optional(z.string().check(z.maxLength(255))),
    url: z.optional(z.url()),
    parentFolderId: z.nullish(z.string().check(z.maxLength(100))),
    hash: z.optional(z.string().check(z.maxLength(100))),
    sizeInBytes: z.nullish(z.string().check(z.regex(/^\d+$/))),
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
export const FileDescriptorInputSchema: z.ZodMiniType<T.FileDescriptorInput> = FileDescriptorInput$ as Held<typeof FileDescriptorInput$, z.ZodMiniType<T.FileDescriptorInput>>;

const FileExternalInfoRequest$ = /* @__PURE__ */ (() => z.object({
    origin: z.optional(z.string().check(z.maxLength(1000))),
    externalIds: z.optional(z.array(z.string().check(z.maxLength(4000))).check(z.maxLength(30)))
}))();
export const FileExternalInfoRequestSchema: z.ZodMiniType<T.FileExternalInfo> = FileExternalInfoRequest$ as Held<typeof FileExternalInfoRequest$, z.ZodMiniType<T.FileExternalInfo>>;

const UploadProtocolRequest$ = /* @__PURE__ */ (() => z.enum(['TUS']))();
export const UploadProtocolRequestSchema: z.ZodMiniType<T.UploadProtocol> = UploadProtocolRequest$ as Held<typeof UploadProtocolRequest$, z.ZodMiniType<T.UploadProtocol>>;

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
export const ImportFileRequestSchema: z.ZodMiniType<T.ImportFileRequest> = ImportFileRequest$ as Held<typeof ImportFileRequest$, z.ZodMiniType<T.ImportFileRequest>>;

const FileSortField$ = /* @__PURE__ */ (() => z.enum([
    'displayName',
    'sizeInBytes',
    'updatedDate'
]))();
export const FileSortFieldSchema: z.ZodMiniType<T.FileSortField> = FileSortField$ as Held<typeof FileSortField$, z.ZodMiniType<T.FileSortField>>;

const FileRootFolder$ = /* @__PURE__ */ (() => z.enum([
    'MEDIA_ROOT',
    'TRASH_ROOT',
    'VISITOR_UPLOADS_ROOT'
]))();
export const FileRootFolderSchema: z.ZodMiniType<T.FileRootFolder> = FileRootFolder$ as Held<typeof FileRootFolder$, z.ZodMiniType<T.FileRootFolder>>;

const FileSorting$ = /* @__PURE__ */ (() => z.object({
    fieldName: z.optional(FileSortFieldSchema),
    order: z.optional(SortOrderSchema),
    origin: z.optional(AddressLocationRequestSchema)
}))();
export const FileSortingSchema: z.ZodMiniType<T.FileSorting> = FileSorting$ as Held<typeof FileSorting$, z.ZodMiniType<T.FileSorting>>;

const FileCursorPaging$ = /* @__PURE__ */ (() => z.object({
    limit: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.lte(100))),
    cursor: z.nullish(z.string().check(z.maxLength(16000)))
}))();
export const FileCursorPagingSchema: z.ZodMiniType<T.FileCursorPaging> = FileCursorPaging$ as Held<typeof FileCursorPaging$, z.ZodMiniType<T.FileCursorPaging>>;

const StreamFormat$ = /* @__PURE__ */ (() => z.enum([
    'UNKNOWN',
    'HLS',
    'DASH'
]))();
export const StreamFormatSchema: z.ZodMiniType<T.StreamFormat> = StreamFormat$ as Held<typeof StreamFormat$, z.ZodMiniType<T.StreamFormat>>;

const MemberStatusRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNKNOWN',
    'PENDING',
    'APPROVED',
    'BLOCKED',
    'OFFLINE'
]))();
export const MemberStatusRequestSchema: z.ZodMiniType<T.MemberStatus> = MemberStatusRequest$ as Held<typeof MemberStatusRequest$, z.ZodMiniType<T.MemberStatus>>;

const MemberStreetAddressInput$ = /* @__PURE__ */ (() => z.object({
    number: z.optional(z.string().check(z.maxLength(100))),
    name: z.optional(z.string().check(z.maxLength(200)))
}))();
export const MemberStreetAddressInputSchema: z.ZodMiniType<T.MemberStreetAddressInput> = MemberStreetAddressInput$ as Held<typeof MemberStreetAddressInput$, z.ZodMiniType<T.MemberStreetAddressInput>>;

const MemberAddressInput$ = /* @__PURE__ */ (() => z.object({
    streetAddress: z.optional(MemberStreetAddressInputSchema),
    addressLine: z.nullish(z.string().check(z.maxLength(200))),
    id: z.nullish(z.guid()),
    addressLine2: z.nullish(z.string()),
    city: z.nullish(z.string()),
    subdivision: z.nullish(z.string()),
    country: z.nullish(z.string().check(z.regex(/^[A-Z]{2}$/))),
    postalCode: z.nullish(z.string())
}).check(check((_, set) => ["streetAddress","addressLine"].filter((name) => set.includes(name)).length < 2, "must hold at most one of streetAddress, addressLine", 'ONE_OF_ALIGNMENT')))();
export const MemberAddressInputSchema: z.ZodMiniType<T.MemberAddressInput> = MemberAddressInput$ as Held<typeof MemberAddressInput$, z.ZodMiniType<T.MemberAddressInput>>;

const MemberCustomFieldRequest$ = /* @__PURE__ */ (() => z.object({
    name: z.nullish(z.string()),
    value: z.optional(z.unknown())
}))();
export const MemberCustomFieldRequestSchema: z.ZodMiniType<T.MemberCustomField> = MemberCustomFieldRequest$ as Held<typeof MemberCustomFieldRequest$, z.ZodMiniType<T.MemberCustomField>>;

const MemberContactInput$ = /* @__PURE__ */ (() => z.object({
    firstName: z.nullish(z.string()),
    lastName: z.nullish(z.string()),
    phones: z.nullish(z.array(z.string())),
    emails: z.nullish(z.array(z.email())),
    addresses: z.optional(z.array(MemberAddressInputSchema)),
    birthdate: z.nullish(z.iso.date()),
    company: z.nullish(z.string().check(z.maxLength(100))),
    jobTitle: z.nullish(z.string().check(z.maxLength(100))),
    customFields: z.optional(z.record(z.string(), MemberCustomFieldRequestSchema))
}))();
export const MemberContactInputSchema: z.ZodMiniType<T.MemberContactInput> = MemberContactInput$ as Held<typeof MemberContactInput$, z.ZodMiniType<T.MemberContactInput>>;

const MemberImageInput$ = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string()),
    url: z.optional(z.string()),
    height: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    width: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    offsetX: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    offsetY: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' })))
}))();
export const MemberImageInputSchema: z.ZodMiniType<T.MemberImageInput> = MemberImageInput$ as Held<typeof MemberImageInput$, z.ZodMiniType<T.MemberImageInput>>;

const MemberProfileInput$ = /* @__PURE__ */ (() => z.object({
    nickname: z.nullish(z.string()),
    slug: z.nullish(z.string()),
    photo: z.optional(MemberImageInputSchema),
    cover: z.optional(MemberImageInputSchema),
    title: z.nullish(z.string())
}))();
export const MemberProfileInputSchema: z.ZodMiniType<T.MemberProfileInput> = MemberProfileInput$ as Held<typeof MemberProfileInput$, z.ZodMiniType<T.MemberProfileInput>>;

const MemberPrivacyStatusRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNKNOWN',
    'PRIVATE',
    'PUBLIC'
]))();
export const MemberPrivacyStatusRequestSchema: z.ZodMiniType<T.MemberPrivacyStatus> = MemberPrivacyStatusRequest$ as Held<typeof MemberPrivacyStatusRequest$, z.ZodMiniType<T.MemberPrivacyStatus>>;

const MemberActivityStatusRequest$ = /* @__PURE__ */ (() => z.enum([
    'UNKNOWN',
    'ACTIVE',
    'MUTED'
]))();
export const MemberActivityStatusRequestSchema: z.ZodMiniType<T.MemberActivityStatus> = MemberActivityStatusRequest$ as Held<typeof MemberActivityStatusRequest$, z.ZodMiniType<T.MemberActivityStatus>>;

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
export const MemberInputSchema: z.ZodMiniType<T.MemberInput> = MemberInput$ as Held<typeof MemberInput$, z.ZodMiniType<T.MemberInput>>;

const MemberFieldSet$ = /* @__PURE__ */ (() => z.enum([
    'PUBLIC',
    'EXTENDED',
    'FULL'
]))();
export const MemberFieldSetSchema: z.ZodMiniType<T.MemberFieldSet> = MemberFieldSet$ as Held<typeof MemberFieldSet$, z.ZodMiniType<T.MemberFieldSet>>;

const MemberSortField$ = /* @__PURE__ */ (() => z.enum([
    'profile.nickname',
    'contact.firstName',
    'contact.lastName',
    'createdDate',
    'updatedDate',
    'lastLoginDate'
]))();
export const MemberSortFieldSchema: z.ZodMiniType<T.MemberSortField> = MemberSortField$ as Held<typeof MemberSortField$, z.ZodMiniType<T.MemberSortField>>;

const MemberSorting$ = /* @__PURE__ */ (() => z.object({
    fieldName: MemberSortFieldSchema,
    order: z.optional(SortOrderSchema)
}))();
export const MemberSortingSchema: z.ZodMiniType<T.MemberSorting> = MemberSorting$ as Held<typeof MemberSorting$, z.ZodMiniType<T.MemberSorting>>;

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
export const MemberFilterSchema: z.ZodMiniType<T.MemberFilter> = MemberFilter$ as Held<typeof MemberFilter$, z.ZodMiniType<T.MemberFilter>>;

const MemberQuery$ = /* @__PURE__ */ (() => z.object({
    filter: z.optional(MemberFilterSchema),
    sort: z.optional(z.array(MemberSortingSchema).check(z.maxLength(10))),
    paging: z.optional(PagingUpTo100Schema)
}))();
export const MemberQuerySchema: z.ZodMiniType<T.MemberQuery> = MemberQuery$ as Held<typeof MemberQuery$, z.ZodMiniType<T.MemberQuery>>;

const MemberSearch$ = /* @__PURE__ */ (() => z.object({
    expression: z.nullish(z.string().check(z.minLength(1), z.maxLength(100))),
    fields: z.optional(z.array(z.string()).check(z.maxLength(4)))
}))();
export const MemberSearchSchema: z.ZodMiniType<T.MemberSearch> = MemberSearch$ as Held<typeof MemberSearch$, z.ZodMiniType<T.MemberSearch>>;

const RedirectSlotResource$ = /* @__PURE__ */ (() => z.object({
    id: z.nullish(z.guid()),
    name: z.nullish(z.string().check(z.maxLength(1200)))
}))();
export const RedirectSlotResourceSchema: z.ZodMiniType<T.RedirectSlotResource> = RedirectSlotResource$ as Held<typeof RedirectSlotResource$, z.ZodMiniType<T.RedirectSlotResource>>;

const BookingLocationType$ = /* @__PURE__ */ (() => z.enum([
    'UNDEFINED',
    'OWNER_BUSINESS',
    'OWNER_CUSTOM',
    'CUSTOM'
]))();
export const BookingLocationTypeSchema: z.ZodMiniType<T.BookingLocationType> = BookingLocationType$ as Held<typeof BookingLocationType$, z.ZodMiniType<T.BookingLocationType>>;

const RedirectLocation$ = /* @__PURE__ */ (() => z.object({
    id: z.nullish(z.guid()),
    name: z.nullish(z.string()),
    formattedAddress: z.nullish(z.string()),
    formattedAddressTranslated: z.nullish(z.string().check(z.maxLength(512))),
    locationType: z.optional(BookingLocationTypeSchema)
}))();
export const RedirectLocationSchema: z.ZodMiniType<T.RedirectLocation> = RedirectLocation$ as Held<typeof RedirectLocation$, z.ZodMiniType<T.RedirectLocation>>;

const RedirectSlot$ = /* @__PURE__ */ (() => z.object({
    sessionId: z.nullish(z.string()),
    serviceId: z.optional(z.string()),
    scheduleId: z.optional(z.string()),
    startDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ])),
    endDate: z.nullish(z.union([
        z.iso.datetime({ offset: true }),
        z.date()
    ])),
    timezone: z.nullish(z.string()),
    resource: z.optional(RedirectSlotResourceSchema),
    location: z.optional(RedirectLocationSchema),
    eventId: z.nullish(z.string().check(z.minLength(36), z.maxLength(250)))
}))();
export const RedirectSlotSchema: z.ZodMiniType<T.RedirectSlot> = RedirectSlot$ as Held<typeof RedirectSlot$, z.ZodMiniType<T.RedirectSlot>>;

const RedirectWaitingList$ = /* @__PURE__ */ (() => z.object({
    totalSpots: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    openSpots: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' })))
}))();
export const RedirectWaitingListSchema: z.ZodMiniType<T.RedirectWaitingList> = RedirectWaitingList$ as Held<typeof RedirectWaitingList$, z.ZodMiniType<T.RedirectWaitingList>>;

const RedirectBookingPolicyViolations$ = /* @__PURE__ */ (() => z.object({
    tooEarlyToBook: z.nullish(z.boolean()),
    tooLateToBook: z.nullish(z.boolean()),
    bookOnlineDisabled: z.nullish(z.boolean()),
    validSubmissionRequired: z.nullish(z.boolean())
}))();
export const RedirectBookingPolicyViolationsSchema: z.ZodMiniType<T.RedirectBookingPolicyViolations> = RedirectBookingPolicyViolations$ as Held<typeof RedirectBookingPolicyViolations$, z.ZodMiniType<T.RedirectBookingPolicyViolations>>;

const RedirectSlotAvailability$ = /* @__PURE__ */ (() => z.object({
    slot: z.optional(RedirectSlotSchema),
    bookable: z.optional(z.boolean()),
    totalSpots: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    openSpots: z.nullish(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
    waitingList: z.optional(RedirectWaitingListSchema),
    bookingPolicyViolations: z.optional(RedirectBookingPolicyViolationsSchema),
    locked: z.nullish(z.boolean()),
    isFromV2: z.optional(z.boolean())
}))();
export const RedirectSlotAvailabilitySchema: z.ZodMiniType<T.RedirectSlotAvailability> = RedirectSlotAvailability$ as Held<typeof RedirectSlotAvailability$, z.ZodMiniType<T.RedirectSlotAvailability>>;

const RedirectSessionBookingsCheckoutParams$ = /* @__PURE__ */ (() => z.object({
    timezone: z.optional(z.string().check(z.maxLength(40))),
    slotAvailability: z.optional(RedirectSlotAvailabilitySchema)
}))();
export const RedirectSessionBookingsCheckoutParamsSchema: z.ZodMiniType<T.RedirectSessionBookingsCheckoutParams> = RedirectSessionBookingsCheckoutParams$ as Held<typeof RedirectSessionBookingsCheckoutParams$, z.ZodMiniType<T.RedirectSessionBookingsCheckoutParams>>;

const RedirectSessionEcomCheckoutParams$ = /* @__PURE__ */ (() => z.object({
    checkoutId: z.optional(z.guid())
}))();
export const RedirectSessionEcomCheckoutParamsSchema: z.ZodMiniType<T.RedirectSessionEcomCheckoutParams> = RedirectSessionEcomCheckoutParams$ as Held<typeof RedirectSessionEcomCheckoutParams$, z.ZodMiniType<T.RedirectSessionEcomCheckoutParams>>;

const RedirectSessionEventsCheckoutParams$ = /* @__PURE__ */ (() => z.object({
    reservationId: z.optional(z.guid()),
    eventSlug: z.optional(z.string().check(z.maxLength(150)))
}))();
export const RedirectSessionEventsCheckoutParamsSchema: z.ZodMiniType<T.RedirectSessionEventsCheckoutParams> = RedirectSessionEventsCheckoutParams$ as Held<typeof RedirectSessionEventsCheckoutParams$, z.ZodMiniType<T.RedirectSessionEventsCheckoutParams>>;

const RedirectSessionPaidPlansCheckoutParams$ = /* @__PURE__ */ (() => z.object({
    planId: z.optional(z.guid()),
    checkoutData: z.nullish(z.string().check(z.maxLength(2048)))
}))();
export const RedirectSessionPaidPlansCheckoutParamsSchema: z.ZodMiniType<T.RedirectSessionPaidPlansCheckoutParams> = RedirectSessionPaidPlansCheckoutParams$ as Held<typeof RedirectSessionPaidPlansCheckoutParams$, z.ZodMiniType<T.RedirectSessionPaidPlansCheckoutParams>>;

const RedirectSessionLoginParams$ = /* @__PURE__ */ (() => z.record(z.string(), z.unknown()))();
export const RedirectSessionLoginParamsSchema: z.ZodMiniType<T.RedirectSessionLoginParams> = RedirectSessionLoginParams$ as Held<typeof RedirectSessionLoginParams$, z.ZodMiniType<T.RedirectSessionLoginParams>>;

const RedirectSessionLogoutParams$ = /* @__PURE__ */ (() => z.object({
    clientId: z.optional(z.guid())
}))();
export const RedirectSessionLogoutParamsSchema: z.ZodMiniType<T.RedirectSessionLogoutParams> = RedirectSessionLogoutParams$ as Held<typeof RedirectSessionLogoutParams$, z.ZodMiniType<T.RedirectSessionLogoutParams>>;

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
export const AuthorizeRequestSchema: z.ZodMiniType<T.AuthorizeRequest> = AuthorizeRequest$ as Held<typeof AuthorizeRequest$, z.ZodMiniType<T.AuthorizeRequest>>;

const AuthorizationPrompt$ = /* @__PURE__ */ (() => z.enum([
    'login',
    'none',
    'consent',
    'select_account'
]))();
export const AuthorizationPromptSchema: z.ZodMiniType<T.AuthorizationPrompt> = AuthorizationPrompt$ as Held<typeof AuthorizationPrompt$, z.ZodMiniType<T.AuthorizationPrompt>>;

const RedirectSessionAuthParams$ = /* @__PURE__ */ (() => z.object({
    authRequest: z.optional(AuthorizeRequestSchema),
    prompt: z.optional(AuthorizationPromptSchema)
}))();
export const RedirectSessionAuthParamsSchema: z.ZodMiniType<T.RedirectSessionAuthParams> = RedirectSessionAuthParams$ as Held<typeof RedirectSessionAuthParams$, z.ZodMiniType<T.RedirectSessionAuthParams>>;

const RedirectSessionStoresProductParams$ = /* @__PURE__ */ (() => z.object({
    productSlug: z.optional(z.string().check(z.maxLength(150)))
}))();
export const RedirectSessionStoresProductParamsSchema: z.ZodMiniType<T.RedirectSessionStoresProductParams> = RedirectSessionStoresProductParams$ as Held<typeof RedirectSessionStoresProductParams$, z.ZodMiniType<T.RedirectSessionStoresProductParams>>;

const RedirectSessionBookingsBookParams$ = /* @__PURE__ */ (() => z.object({
    resourceId: z.optional(z.guid())
}))();
export const RedirectSessionBookingsBookParamsSchema: z.ZodMiniType<T.RedirectSessionBookingsBookParams> = RedirectSessionBookingsBookParams$ as Held<typeof RedirectSessionBookingsBookParams$, z.ZodMiniType<T.RedirectSessionBookingsBookParams>>;

const RedirectSessionEcomOrderPaymentRequestParams$ = /* @__PURE__ */ (() => z.object({
    paymentRequestId: z.optional(z.guid())
}))();
export const RedirectSessionEcomOrderPaymentRequestParamsSchema: z.ZodMiniType<T.RedirectSessionEcomOrderPaymentRequestParams> = RedirectSessionEcomOrderPaymentRequestParams$ as Held<typeof RedirectSessionEcomOrderPaymentRequestParams$, z.ZodMiniType<T.RedirectSessionEcomOrderPaymentRequestParams>>;

const RedirectCallbackParams$ = /* @__PURE__ */ (() => z.object({
    thankYouPageUrl: z.nullish(z.string().check(z.maxLength(2048))),
    postFlowUrl: z.nullish(z.string().check(z.maxLength(2048))),
    loginUrl: z.nullish(z.string().check(z.maxLength(2048))),
    bookingsServiceListUrl: z.nullish(z.string().check(z.maxLength(2048))),
    cartPageUrl: z.nullish(z.string().check(z.maxLength(2048))),
    planListUrl: z.nullish(z.string().check(z.maxLength(2048)))
}))();
export const RedirectCallbackParamsSchema: z.ZodMiniType<T.RedirectCallbackParams> = RedirectCallbackParams$ as Held<typeof RedirectCallbackParams$, z.ZodMiniType<T.RedirectCallbackParams>>;

const RedirectSessionPreferences$ = /* @__PURE__ */ (() => z.object({
    useGenericWixPages: z.nullish(z.boolean()),
    maintainIdentity: z.nullish(z.boolean()),
    additionalQueryParameters: z.optional(z.record(z.string(), z.string())),
    checkIfPublish: z.nullish(z.boolean())
}))();
export const RedirectSessionPreferencesSchema: z.ZodMiniType<T.RedirectSessionPreferences> = RedirectSessionPreferences$ as Held<typeof RedirectSessionPreferences$, z.ZodMiniType<T.RedirectSessionPreferences>>;

const WebMethodArguments$ = /* @__PURE__ */ (() => z.array(z.unknown()))();
export const WebMethodArgumentsSchema: z.ZodMiniType<T.WebMethodArguments> = WebMethodArguments$ as Held<typeof WebMethodArguments$, z.ZodMiniType<T.WebMethodArguments>>;

const AuthorizationResponseMode$ = /* @__PURE__ */ (() => z.enum([
    'fragment',
    'query',
    'web_message'
]))();
export const AuthorizationResponseModeSchema: z.ZodMiniType<T.AuthorizationResponseMode> = AuthorizationResponseMode$ as Held<typeof AuthorizationResponseMode$, z.ZodMiniType<T.AuthorizationResponseMode>>;

const QueryBackInStockRequestsInput$ = /* @__PURE__ */ (() => z.object({
    query: z.optional(BackInStockQuerySchema)
}))();
export const QueryBackInStockRequestsInputSchema: z.ZodMiniType<T.QueryBackInStockRequestsInput> = QueryBackInStockRequestsInput$ as Held<typeof QueryBackInStockRequestsInput$, z.ZodMiniType<T.QueryBackInStockRequestsInput>>;

const CreateBackInStockRequestInput$ = /* @__PURE__ */ (() => z.object({
    request: BackInStockRequestInputSchema,
    itemDetails: BackInStockItemDetailsSchema
}))();
export const CreateBackInStockRequestInputSchema: z.ZodMiniType<T.CreateBackInStockRequestInput> = CreateBackInStockRequestInput$ as Held<typeof CreateBackInStockRequestInput$, z.ZodMiniType<T.CreateBackInStockRequestInput>>;

const GetBackInStockRequestInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid()
}))();
export const GetBackInStockRequestInputSchema: z.ZodMiniType<T.GetBackInStockRequestInput> = GetBackInStockRequestInput$ as Held<typeof GetBackInStockRequestInput$, z.ZodMiniType<T.GetBackInStockRequestInput>>;

const DeleteBackInStockRequestInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid()
}))();
export const DeleteBackInStockRequestInputSchema: z.ZodMiniType<T.DeleteBackInStockRequestInput> = DeleteBackInStockRequestInput$ as Held<typeof DeleteBackInStockRequestInput$, z.ZodMiniType<T.DeleteBackInStockRequestInput>>;

const MarkBackInStockRequestNotifiedInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid()
}))();
export const MarkBackInStockRequestNotifiedInputSchema: z.ZodMiniType<T.MarkBackInStockRequestNotifiedInput> = MarkBackInStockRequestNotifiedInput$ as Held<typeof MarkBackInStockRequestNotifiedInput$, z.ZodMiniType<T.MarkBackInStockRequestNotifiedInput>>;

const CountBackInStockRequestsByCatalogReferenceInput$ = /* @__PURE__ */ (() => z.object({
    catalogReferences: z.array(CatalogReferenceRequestSchema).check(z.minLength(1), z.maxLength(100))
}))();
export const CountBackInStockRequestsByCatalogReferenceInputSchema: z.ZodMiniType<T.CountBackInStockRequestsByCatalogReferenceInput> = CountBackInStockRequestsByCatalogReferenceInput$ as Held<typeof CountBackInStockRequestsByCatalogReferenceInput$, z.ZodMiniType<T.CountBackInStockRequestsByCatalogReferenceInput>>;

const ReportItemsBackInStockInput$ = /* @__PURE__ */ (() => z.object({
    catalogReference: z.optional(CatalogReferenceRequestSchema),
    requestIds: z.optional(z.array(z.string())),
    itemDetails: BackInStockItemDetailsSchema,
    extraAutomationTemplateParameters: z.optional(z.record(z.string(), z.string()))
}).check(check((_, set) => ["catalogReference","requestIds"].filter((name) => set.includes(name)).length < 2, "must hold at most one of catalogReference, requestIds", 'ONE_OF_ALIGNMENT'), check((names) => [["catalogReference"],["requestIds"]].some((group) => group.every((name) => names.includes(name))), "must hold at least one of catalogReference, requestIds", 'REQUIRED_ONE_OF_FIELD')))();
export const ReportItemsBackInStockInputSchema: z.ZodMiniType<T.ReportItemsBackInStockInput> = ReportItemsBackInStockInput$ as Held<typeof ReportItemsBackInStockInput$, z.ZodMiniType<T.ReportItemsBackInStockInput>>;

const GetCheckoutSettingsInput$ = /* @__PURE__ */ (() => z.record(z.string(), z.never()))();
export const GetCheckoutSettingsInputSchema: z.ZodMiniType<T.GetCheckoutSettingsInput> = GetCheckoutSettingsInput$ as Held<typeof GetCheckoutSettingsInput$, z.ZodMiniType<T.GetCheckoutSettingsInput>>;

const UpdateCheckoutSettingsInput$ = /* @__PURE__ */ (() => z.object({
    checkoutSettings: CheckoutSettingsInputSchema,
    fieldMask: z.optional(z.array(z.string()))
}))();
export const UpdateCheckoutSettingsInputSchema: z.ZodMiniType<T.UpdateCheckoutSettingsInput> = UpdateCheckoutSettingsInput$ as Held<typeof UpdateCheckoutSettingsInput$, z.ZodMiniType<T.UpdateCheckoutSettingsInput>>;

const CreateCheckoutInput$ = /* @__PURE__ */ (() => z.object({
    checkoutInfo: z.optional(CheckoutInputSchema),
    couponCode: z.nullish(z.string()),
    lineItems: z.optional(z.array(z.object({
        id: z.nullish(z.guid()),
        quantity: z.int().check(z.gte(1), z.lte(100000)),
        catalogReference: CatalogReferenceRequestSchema,
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
        media: z.optional(ImageInputSchema),
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
    })).check(z.maxLength(300))),
    customLineItems: z.optional(z.array(CustomLineItemSchema).check(z.maxLength(300))),
    channelType: ChannelTypeRequestSchema,
    giftCardCode: z.nullish(z.string()),
    overrideCheckoutUrl: z.nullish(z.string().check(z.maxLength(1000))),
    giftCardRedeemAmount: z.nullish(z.string().check(z.refine((value) => /^(?!0*([1-9]\d{16,}(\.\d+)?|[2-9]\d{15}(\.\d+)?|1[1-9]\d{14}(\.\d+)?|10[1-9]\d{13}(\.\d+)?|100[1-9]\d{12}(\.\d+)?|1000[1-9]\d{11}(\.\d+)?|10000[1-9]\d{10}(\.\d+)?|100000[1-9]\d{9}(\.\d+)?|1000000[1-9]\d{8}(\.\d+)?|10000000[1-9]\d{7}(\.\d+)?|100000000[1-9]\d{6}(\.\d+)?|1000000000[1-9]\d{5}(\.\d+)?|10000000000[1-9]\d{4}(\.\d+)?|100000000000[1-9]\d{3}(\.\d+)?|1000000000000[1-9]\d{2}(\.\d+)?|10000000000000[1-9]\d{1}(\.\d+)?|100000000000000[1-9]\d{0}(\.\d+)?|1000000000000000\.(\d*[1-9]\d*))$)\d+(\.\d{1,3})?$/.test(value), { error: "must be a decimal number of at least 0 and of at most 1000000000000000 with at most 3 decimal places", params: { rule: 'FORMAT' } })))
}).check(check((names) => [["lineItems"],["customLineItems"]].some((group) => group.every((name) => names.includes(name))), "must hold at least one of lineItems, customLineItems", 'REQUIRED_ONE_OF_FIELD')))();
export const CreateCheckoutInputSchema: z.ZodMiniType<T.CreateCheckoutInput> = CreateCheckoutInput$ as Held<typeof CreateCheckoutInput$, z.ZodMiniType<T.CreateCheckoutInput>>;

const GetCheckoutInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid()
}))();
export const GetCheckoutInputSchema: z.ZodMiniType<T.GetCheckoutInput> = GetCheckoutInput$ as Held<typeof GetCheckoutInput$, z.ZodMiniType<T.GetCheckoutInput>>;

const UpdateCheckoutInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid(),
    checkout: CheckoutInputSchema,
    couponCode: z.nullish(z.string()),
    giftCardCode: z.nullish(z.string()),
    fieldMask: z.optional(z.array(z.string())),
    overrideCheckoutUrl: z.nullish(z.string().check(z.maxLength(1000))),
    lineItems: z.optional(z.array(z.object({
        id: z.nullish(z.guid()),
        quantity: z.int().check(z.gte(1), z.lte(100000)),
        catalogReference: CatalogReferenceRequestSchema,
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
        media: z.optional(ImageInputSchema),
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
    })).check(z.maxLength(300))),
    customLineItems: z.optional(z.array(CustomLineItemSchema).check(z.maxLength(300))),
    giftCardRedeemAmount: z.nullish(z.string().check(z.refine((value) => /^(?!0*([1-9]\d{16,}(\.\d+)?|[2-9]\d{15}(\.\d+)?|1[1-9]\d{14}(\.\d+)?|10[1-9]\d{13}(\.\d+)?|100[1-9]\d{12}(\.\d+)?|1000[1-9]\d{11}(\.\d+)?|10000[1-9]\d{10}(\.\d+)?|100000[1-9]\d{9}(\.\d+)?|1000000[1-9]\d{8}(\.\d+)?|10000000[1-9]\d{7}(\.\d+)?|100000000[1-9]\d{6}(\.\d+)?|1000000000[1-9]\d{5}(\.\d+)?|10000000000[1-9]\d{4}(\.\d+)?|100000000000[1-9]\d{3}(\.\d+)?|1000000000000[1-9]\d{2}(\.\d+)?|10000000000000[1-9]\d{1}(\.\d+)?|100000000000000[1-9]\d{0}(\.\d+)?|1000000000000000\.(\d*[1-9]\d*))$)\d+(\.\d{1,3})?$/.test(value), { error: "must be a decimal number of at least 0 and of at most 1000000000000000 with at most 3 decimal places", params: { rule: 'FORMAT' } })))
}))();
export const UpdateCheckoutInputSchema: z.ZodMiniType<T.UpdateCheckoutInput> = UpdateCheckoutInput$ as Held<typeof UpdateCheckoutInput$, z.ZodMiniType<T.UpdateCheckoutInput>>;

const GetCheckoutByCartIdInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid()
}))();
export const GetCheckoutByCartIdInputSchema: z.ZodMiniType<T.GetCheckoutByCartIdInput> = GetCheckoutByCartIdInput$ as Held<typeof GetCheckoutByCartIdInput$, z.ZodMiniType<T.GetCheckoutByCartIdInput>>;

const GetCheckoutUrlInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid()
}))();
export const GetCheckoutUrlInputSchema: z.ZodMiniType<T.GetCheckoutUrlInput> = GetCheckoutUrlInput$ as Held<typeof GetCheckoutUrlInput$, z.ZodMiniType<T.GetCheckoutUrlInput>>;

const RemoveCheckoutCouponInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid()
}))();
export const RemoveCheckoutCouponInputSchema: z.ZodMiniType<T.RemoveCheckoutCouponInput> = RemoveCheckoutCouponInput$ as Held<typeof RemoveCheckoutCouponInput$, z.ZodMiniType<T.RemoveCheckoutCouponInput>>;

const RemoveCheckoutGiftCardInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid()
}))();
export const RemoveCheckoutGiftCardInputSchema: z.ZodMiniType<T.RemoveCheckoutGiftCardInput> = RemoveCheckoutGiftCardInput$ as Held<typeof RemoveCheckoutGiftCardInput$, z.ZodMiniType<T.RemoveCheckoutGiftCardInput>>;

const RemoveOverrideCheckoutUrlInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid()
}))();
export const RemoveOverrideCheckoutUrlInputSchema: z.ZodMiniType<T.RemoveOverrideCheckoutUrlInput> = RemoveOverrideCheckoutUrlInput$ as Held<typeof RemoveOverrideCheckoutUrlInput$, z.ZodMiniType<T.RemoveOverrideCheckoutUrlInput>>;

const AddToCheckoutInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid(),
    lineItems: z.optional(z.array(z.object({
        id: z.nullish(z.guid()),
        quantity: z.int().check(z.gte(1), z.lte(100000)),
        catalogReference: CatalogReferenceRequestSchema,
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
        media: z.optional(ImageInputSchema),
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
    })).check(z.maxLength(100))),
    customLineItems: z.optional(z.array(CustomLineItemSchema).check(z.maxLength(100)))
}).check(check((names) => [["lineItems"],["customLineItems"]].some((group) => group.every((name) => names.includes(name))), "must hold at least one of lineItems, customLineItems", 'REQUIRED_ONE_OF_FIELD')))();
export const AddToCheckoutInputSchema: z.ZodMiniType<T.AddToCheckoutInput> = AddToCheckoutInput$ as Held<typeof AddToCheckoutInput$, z.ZodMiniType<T.AddToCheckoutInput>>;

const RemoveCheckoutLineItemsInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid(),
    lineItemIds: z.array(z.guid()).check(z.minLength(1), z.maxLength(300))
}))();
export const RemoveCheckoutLineItemsInputSchema: z.ZodMiniType<T.RemoveCheckoutLineItemsInput> = RemoveCheckoutLineItemsInput$ as Held<typeof RemoveCheckoutLineItemsInput$, z.ZodMiniType<T.RemoveCheckoutLineItemsInput>>;

const CreateOrderFromCheckoutInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid(),
    savePaymentMethod: z.optional(z.boolean()),
    delayCapture: z.optional(z.boolean())
}))();
export const CreateOrderFromCheckoutInputSchema: z.ZodMiniType<T.CreateOrderFromCheckoutInput> = CreateOrderFromCheckoutInput$ as Held<typeof CreateOrderFromCheckoutInput$, z.ZodMiniType<T.CreateOrderFromCheckoutInput>>;

const MarkCheckoutCompletedInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid()
}))();
export const MarkCheckoutCompletedInputSchema: z.ZodMiniType<T.MarkCheckoutCompletedInput> = MarkCheckoutCompletedInput$ as Held<typeof MarkCheckoutCompletedInput$, z.ZodMiniType<T.MarkCheckoutCompletedInput>>;

const UpdateCheckoutLineItemsQuantityInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid(),
    lineItems: z.array(LineItemQuantityUpdateSchema).check(z.minLength(1), z.maxLength(100))
}))();
export const UpdateCheckoutLineItemsQuantityInputSchema: z.ZodMiniType<T.UpdateCheckoutLineItemsQuantityInput> = UpdateCheckoutLineItemsQuantityInput$ as Held<typeof UpdateCheckoutLineItemsQuantityInput$, z.ZodMiniType<T.UpdateCheckoutLineItemsQuantityInput>>;

const GetCurrentCartInput$ = /* @__PURE__ */ (() => z.record(z.string(), z.never()))();
export const GetCurrentCartInputSchema: z.ZodMiniType<T.GetCurrentCartInput> = GetCurrentCartInput$ as Held<typeof GetCurrentCartInput$, z.ZodMiniType<T.GetCurrentCartInput>>;

const DeleteCurrentCartInput$ = /* @__PURE__ */ (() => z.record(z.string(), z.never()))();
export const DeleteCurrentCartInputSchema: z.ZodMiniType<T.DeleteCurrentCartInput> = DeleteCurrentCartInput$ as Held<typeof DeleteCurrentCartInput$, z.ZodMiniType<T.DeleteCurrentCartInput>>;

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
        image: z.optional(ImageInputSchema),
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
    merchantDiscounts: z.optional(z.array(z.object({
        amount: MultiCurrencyPriceInputSchema
    })).check(z.maxLength(300)))
}))();
export const UpdateCurrentCartInputSchema: z.ZodMiniType<T.UpdateCurrentCartInput> = UpdateCurrentCartInput$ as Held<typeof UpdateCurrentCartInput$, z.ZodMiniType<T.UpdateCurrentCartInput>>;

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
        image: z.optional(ImageInputSchema),
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
}).check(check((names) => [["lineItems"],["customLineItems"]].some((group) => group.every((name) => names.includes(name))), "must hold at least one of lineItems, customLineItems", 'REQUIRED_ONE_OF_FIELD')))();
export const AddToCurrentCartInputSchema: z.ZodMiniType<T.AddToCurrentCartInput> = AddToCurrentCartInput$ as Held<typeof AddToCurrentCartInput$, z.ZodMiniType<T.AddToCurrentCartInput>>;

const RemoveCurrentCartLineItemsInput$ = /* @__PURE__ */ (() => z.object({
    lineItemIds: z.array(z.guid()).check(z.minLength(1), z.maxLength(100))
}))();
export const RemoveCurrentCartLineItemsInputSchema: z.ZodMiniType<T.RemoveCurrentCartLineItemsInput> = RemoveCurrentCartLineItemsInput$ as Held<typeof RemoveCurrentCartLineItemsInput$, z.ZodMiniType<T.RemoveCurrentCartLineItemsInput>>;

const CreateCheckoutFromCurrentCartInput$ = /* @__PURE__ */ (() => z.object({
    channelType: ChannelTypeRequestSchema,
    shippingAddress: z.optional(AddressInputSchema),
    billingAddress: z.optional(AddressInputSchema),
    selectedShippingOption: z.optional(CartSelectedShippingOptionInputSchema),
    email: z.nullish(z.email())
}))();
export const CreateCheckoutFromCurrentCartInputSchema: z.ZodMiniType<T.CreateCheckoutFromCurrentCartInput> = CreateCheckoutFromCurrentCartInput$ as Held<typeof CreateCheckoutFromCurrentCartInput$, z.ZodMiniType<T.CreateCheckoutFromCurrentCartInput>>;

const RemoveCurrentCartCouponInput$ = /* @__PURE__ */ (() => z.record(z.string(), z.never()))();
export const RemoveCurrentCartCouponInputSchema: z.ZodMiniType<T.RemoveCurrentCartCouponInput> = RemoveCurrentCartCouponInput$ as Held<typeof RemoveCurrentCartCouponInput$, z.ZodMiniType<T.RemoveCurrentCartCouponInput>>;

const UpdateCurrentCartLineItemsQuantityInput$ = /* @__PURE__ */ (() => z.object({
    lineItems: z.array(LineItemQuantityUpdateSchema).check(z.minLength(1), z.maxLength(100))
}))();
export const UpdateCurrentCartLineItemsQuantityInputSchema: z.ZodMiniType<T.UpdateCurrentCartLineItemsQuantityInput> = UpdateCurrentCartLineItemsQuantityInput$ as Held<typeof UpdateCurrentCartLineItemsQuantityInput$, z.ZodMiniType<T.UpdateCurrentCartLineItemsQuantityInput>>;

const EstimateCurrentCartTotalsInput$ = /* @__PURE__ */ (() => z.object({
    selectedShippingOption: z.optional(CartSelectedShippingOptionInputSchema),
    shippingAddress: z.optional(AddressInputSchema),
    billingAddress: z.optional(AddressInputSchema),
    selectedMemberships: z.optional(CartSelectedMembershipsSchema),
    calculateTax: z.nullish(z.boolean()),
    calculateShipping: z.nullish(z.boolean()),
    calculateAdditionalFees: z.nullish(z.boolean())
}))();
export const EstimateCurrentCartTotalsInputSchema: z.ZodMiniType<T.EstimateCurrentCartTotalsInput> = EstimateCurrentCartTotalsInput$ as Held<typeof EstimateCurrentCartTotalsInput$, z.ZodMiniType<T.EstimateCurrentCartTotalsInput>>;

const ListInvoicesForOrdersInput$ = /* @__PURE__ */ (() => z.object({
    orderIds: z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(100))
}))();
export const ListInvoicesForOrdersInputSchema: z.ZodMiniType<T.ListInvoicesForOrdersInput> = ListInvoicesForOrdersInput$ as Held<typeof ListInvoicesForOrdersInput$, z.ZodMiniType<T.ListInvoicesForOrdersInput>>;

const GetOrderInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid()
}))();
export const GetOrderInputSchema: z.ZodMiniType<T.GetOrderInput> = GetOrderInput$ as Held<typeof GetOrderInput$, z.ZodMiniType<T.GetOrderInput>>;

const UpdateOrderInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid(),
    order: OrderInputSchema,
    fieldMask: z.optional(z.array(z.string()))
}))();
export const UpdateOrderInputSchema: z.ZodMiniType<T.UpdateOrderInput> = UpdateOrderInput$ as Held<typeof UpdateOrderInput$, z.ZodMiniType<T.UpdateOrderInput>>;

const SearchOrdersInput$ = /* @__PURE__ */ (() => z.object({
    search: CursorSearchSchema
}))();
export const SearchOrdersInputSchema: z.ZodMiniType<T.SearchOrdersInput> = SearchOrdersInput$ as Held<typeof SearchOrdersInput$, z.ZodMiniType<T.SearchOrdersInput>>;

const CreateOrderInput$ = /* @__PURE__ */ (() => z.object({
    order: z.object({
        number: z.optional(z.string()),
        createdDate: z.nullish(z.union([
            z.iso.datetime({ offset: true }),
            z.date()
        ])),
        updatedDate: z.nullish(z.union([
            z.iso.datetime({ offset: true }),
            z.date()
        ])),
        buyerInfo: z.optional(OrderBuyerInfoRequestSchema),
        paymentStatus: z.optional(OrderPaymentStatusRequestSchema),
        fulfillmentStatus: z.optional(OrderFulfillmentStatusRequestSchema),
        buyerLanguage: z.nullish(z.string()),
        weightUnit: z.optional(WeightUnitRequestSchema),
        currency: z.nullish(z.string().check(z.regex(/^[A-Z]{3}$/))),
        currencyConversionDetails: z.optional(OrderCurrencyConversionDetailsRequestSchema),
        taxIncludedInPrices: z.optional(z.boolean()),
        siteLanguage: z.nullish(z.string()),
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
        imported: z.optional(z.boolean()),
        id: z.nullish(z.guid()),
        lineItems: z.array(OrderLineItemInputSchema).check(z.minLength(1), z.maxLength(300)),
        priceSummary: OrderPriceSummaryInputSchema
    }),
    settings: z.optional(OrderCreationSettingsSchema)
}))();
export const CreateOrderInputSchema: z.ZodMiniType<T.CreateOrderInput> = CreateOrderInput$ as Held<typeof CreateOrderInput$, z.ZodMiniType<T.CreateOrderInput>>;

const BulkUpdateOrdersInput$ = /* @__PURE__ */ (() => z.object({
    orders: z.array(MaskedOrderSchema).check(z.minLength(1), z.maxLength(100)),
    returnEntity: z.optional(z.boolean())
}))();
export const BulkUpdateOrdersInputSchema: z.ZodMiniType<T.BulkUpdateOrdersInput> = BulkUpdateOrdersInput$ as Held<typeof BulkUpdateOrdersInput$, z.ZodMiniType<T.BulkUpdateOrdersInput>>;

const CancelOrderInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid(),
    sendOrderCanceledEmail: z.optional(z.boolean()),
    customMessage: z.nullish(z.string().check(z.minLength(1), z.maxLength(1000))),
    restockAllItems: z.optional(z.boolean())
}))();
export const CancelOrderInputSchema: z.ZodMiniType<T.CancelOrderInput> = CancelOrderInput$ as Held<typeof CancelOrderInput$, z.ZodMiniType<T.CancelOrderInput>>;

const BulkUpdateOrderTagsInput$ = /* @__PURE__ */ (() => z.object({
    orderIds: z.array(z.guid()).check(z.minLength(1), z.maxLength(100)),
    assignTags: z.optional(OrderTagsInputSchema),
    unassignTags: z.optional(OrderTagsInputSchema)
}))();
export const BulkUpdateOrderTagsInputSchema: z.ZodMiniType<T.BulkUpdateOrderTagsInput> = BulkUpdateOrderTagsInput$ as Held<typeof BulkUpdateOrderTagsInput$, z.ZodMiniType<T.BulkUpdateOrderTagsInput>>;

const PreparePaymentCollectionInput$ = /* @__PURE__ */ (() => z.object({
    ecomOrderId: z.guid(),
    amount: PriceInputSchema,
    paymentGatewayOrderId: z.nullish(z.string()),
    delayedCapture: z.optional(z.boolean()),
    delayedCaptureSettings: z.optional(DelayedCaptureSettingsSchema)
}))();
export const PreparePaymentCollectionInputSchema: z.ZodMiniType<T.PreparePaymentCollectionInput> = PreparePaymentCollectionInput$ as Held<typeof PreparePaymentCollectionInput$, z.ZodMiniType<T.PreparePaymentCollectionInput>>;

const GetPaymentCollectabilityStatusInput$ = /* @__PURE__ */ (() => z.object({
    ecomOrderId: z.guid()
}))();
export const GetPaymentCollectabilityStatusInputSchema: z.ZodMiniType<T.GetPaymentCollectabilityStatusInput> = GetPaymentCollectabilityStatusInput$ as Held<typeof GetPaymentCollectabilityStatusInput$, z.ZodMiniType<T.GetPaymentCollectabilityStatusInput>>;

const VoidAuthorizedPaymentsInput$ = /* @__PURE__ */ (() => z.object({
    ecomOrderId: z.guid(),
    paymentIds: z.array(z.guid()).check(z.minLength(1), z.maxLength(100))
}))();
export const VoidAuthorizedPaymentsInputSchema: z.ZodMiniType<T.VoidAuthorizedPaymentsInput> = VoidAuthorizedPaymentsInput$ as Held<typeof VoidAuthorizedPaymentsInput$, z.ZodMiniType<T.VoidAuthorizedPaymentsInput>>;

const CaptureAuthorizedPaymentsInput$ = /* @__PURE__ */ (() => z.object({
    ecomOrderId: z.guid(),
    payments: z.array(OrderPaymentCaptureSchema).check(z.minLength(1), z.maxLength(100))
}))();
export const CaptureAuthorizedPaymentsInputSchema: z.ZodMiniType<T.CaptureAuthorizedPaymentsInput> = CaptureAuthorizedPaymentsInput$ as Held<typeof CaptureAuthorizedPaymentsInput$, z.ZodMiniType<T.CaptureAuthorizedPaymentsInput>>;

const ListRecommendationAlgorithmsInput$ = /* @__PURE__ */ (() => z.record(z.string(), z.never()))();
export const ListRecommendationAlgorithmsInputSchema: z.ZodMiniType<T.ListRecommendationAlgorithmsInput> = ListRecommendationAlgorithmsInput$ as Held<typeof ListRecommendationAlgorithmsInput$, z.ZodMiniType<T.ListRecommendationAlgorithmsInput>>;

const GetRecommendationInput$ = /* @__PURE__ */ (() => z.object({
    items: z.optional(z.array(CatalogReferenceRequestSchema).check(z.maxLength(300))),
    algorithms: z.array(RecommendationAlgorithmRequestSchema).check(z.minLength(1), z.maxLength(10)),
    minimumRecommendedItems: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.lte(100)))
}))();
export const GetRecommendationInputSchema: z.ZodMiniType<T.GetRecommendationInput> = GetRecommendationInput$ as Held<typeof GetRecommendationInput$, z.ZodMiniType<T.GetRecommendationInput>>;

const GetReviewInput$ = /* @__PURE__ */ (() => z.object({
    reviewId: z.guid(),
    returnPrivateReviews: z.optional(z.boolean())
}))();
export const GetReviewInputSchema: z.ZodMiniType<T.GetReviewInput> = GetReviewInput$ as Held<typeof GetReviewInput$, z.ZodMiniType<T.GetReviewInput>>;

const DeleteReviewInput$ = /* @__PURE__ */ (() => z.object({
    reviewId: z.guid()
}))();
export const DeleteReviewInputSchema: z.ZodMiniType<T.DeleteReviewInput> = DeleteReviewInput$ as Held<typeof DeleteReviewInput$, z.ZodMiniType<T.DeleteReviewInput>>;

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
        foundHelpful: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
        foundUnhelpful: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
        helpfulness: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
        moderation: z.optional(ReviewModerationInputSchema),
        revision: z.string(),
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
        publishCount: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
        creatorType: z.optional(IdentityTypeRequestSchema)
    }),
    fieldMask: z.optional(z.array(z.string()))
}))();
export const UpdateReviewInputSchema: z.ZodMiniType<T.UpdateReviewInput> = UpdateReviewInput$ as Held<typeof UpdateReviewInput$, z.ZodMiniType<T.UpdateReviewInput>>;

const CreateReviewInput$ = /* @__PURE__ */ (() => z.object({
    review: z.object({
        namespace: z.string(),
        entityId: z.string().check(z.maxLength(36)),
        id: z.optional(z.guid()),
        content: z.object({
            title: z.nullish(z.string().check(z.maxLength(3000))),
            body: z.nullish(z.string().check(z.maxLength(3000))),
            media: z.optional(z.array(ImageOrVideoInputSchema).check(z.maxLength(10))),
            rating: z.int().check(z.gte(1), z.lte(5))
        }),
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
        foundHelpful: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
        foundUnhelpful: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
        helpfulness: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
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
        publishCount: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
        creatorType: z.optional(IdentityTypeRequestSchema)
    })
}))();
export const CreateReviewInputSchema: z.ZodMiniType<T.CreateReviewInput> = CreateReviewInput$ as Held<typeof CreateReviewInput$, z.ZodMiniType<T.CreateReviewInput>>;

const QueryReviewsInput$ = /* @__PURE__ */ (() => z.object({
    query: z.optional(ReviewQuerySchema),
    returnPrivateReviews: z.optional(z.boolean()),
    filter: z.optional(ReviewFilterSchema),
    sort: z.optional(z.array(ReviewSortingSchema).check(z.maxLength(10))),
    cursorPaging: z.optional(CursorPagingSchema)
}).check(check((_, set) => ["query","filter"].filter((name) => set.includes(name)).length < 2, "must hold at most one of query, filter", 'ONE_OF_ALIGNMENT'), check((_, set) => ["query","sort"].filter((name) => set.includes(name)).length < 2, "must hold at most one of query, sort", 'ONE_OF_ALIGNMENT'), check((_, set) => ["query","cursorPaging"].filter((name) => set.includes(name)).length < 2, "must hold at most one of query, cursorPaging", 'ONE_OF_ALIGNMENT')))();
export const QueryReviewsInputSchema: z.ZodMiniType<T.QueryReviewsInput> = QueryReviewsInput$ as Held<typeof QueryReviewsInput$, z.ZodMiniType<T.QueryReviewsInput>>;

const GetCollectionByIdInput$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1))
}))();
export const GetCollectionByIdInputSchema: z.ZodMiniType<T.GetCollectionByIdInput> = GetCollectionByIdInput$ as Held<typeof GetCollectionByIdInput$, z.ZodMiniType<T.GetCollectionByIdInput>>;

const GetCollectionBySlugInput$ = /* @__PURE__ */ (() => z.object({
    slug: z.string().check(z.minLength(1), z.maxLength(100))
}))();
export const GetCollectionBySlugInputSchema: z.ZodMiniType<T.GetCollectionBySlugInput> = GetCollectionBySlugInput$ as Held<typeof GetCollectionBySlugInput$, z.ZodMiniType<T.GetCollectionBySlugInput>>;

const QueryCollectionsInput$ = /* @__PURE__ */ (() => z.object({
    query: z.optional(CollectionQuerySchema)
}))();
export const QueryCollectionsInputSchema: z.ZodMiniType<T.QueryCollectionsInput> = QueryCollectionsInput$ as Held<typeof QueryCollectionsInput$, z.ZodMiniType<T.QueryCollectionsInput>>;

const CreateProductInput$ = /* @__PURE__ */ (() => z.object({
    product: z.object({
        id: z.optional(z.string()),
        name: z.string().check(z.minLength(1), z.maxLength(80)),
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
        productDimensions: z.optional(DimensionsRequestSchema),
        packageDimensions: z.optional(DimensionsRequestSchema),
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
export const CreateProductInputSchema: z.ZodMiniType<T.CreateProductInput> = CreateProductInput$ as Held<typeof CreateProductInput$, z.ZodMiniType<T.CreateProductInput>>;

const GetProductInput$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1)),
    includeMerchantSpecificData: z.optional(z.boolean())
}))();
export const GetProductInputSchema: z.ZodMiniType<T.GetProductInput> = GetProductInput$ as Held<typeof GetProductInput$, z.ZodMiniType<T.GetProductInput>>;

const DeleteProductInput$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1))
}))();
export const DeleteProductInputSchema: z.ZodMiniType<T.DeleteProductInput> = DeleteProductInput$ as Held<typeof DeleteProductInput$, z.ZodMiniType<T.DeleteProductInput>>;

const UpdateProductInput$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1)),
    product: ProductInputSchema
}))();
export const UpdateProductInputSchema: z.ZodMiniType<T.UpdateProductInput> = UpdateProductInput$ as Held<typeof UpdateProductInput$, z.ZodMiniType<T.UpdateProductInput>>;

const UpdateProductVariantsInput$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1)),
    variants: z.array(ProductVariantOverrideSchema)
}))();
export const UpdateProductVariantsInputSchema: z.ZodMiniType<T.UpdateProductVariantsInput> = UpdateProductVariantsInput$ as Held<typeof UpdateProductVariantsInput$, z.ZodMiniType<T.UpdateProductVariantsInput>>;

const ResetProductVariantsInput$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1))
}))();
export const ResetProductVariantsInputSchema: z.ZodMiniType<T.ResetProductVariantsInput> = ResetProductVariantsInput$ as Held<typeof ResetProductVariantsInput$, z.ZodMiniType<T.ResetProductVariantsInput>>;

const AddProductsToCollectionInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid(),
    productIds: z.array(z.string()).check(z.maxLength(1000))
}))();
export const AddProductsToCollectionInputSchema: z.ZodMiniType<T.AddProductsToCollectionInput> = AddProductsToCollectionInput$ as Held<typeof AddProductsToCollectionInput$, z.ZodMiniType<T.AddProductsToCollectionInput>>;

const RemoveProductsFromCollectionInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid(),
    productIds: z.array(z.string()).check(z.maxLength(1000))
}))();
export const RemoveProductsFromCollectionInputSchema: z.ZodMiniType<T.RemoveProductsFromCollectionInput> = RemoveProductsFromCollectionInput$ as Held<typeof RemoveProductsFromCollectionInput$, z.ZodMiniType<T.RemoveProductsFromCollectionInput>>;

const AddProductMediaInput$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1)),
    media: z.array(ProductMediaDataForWriteSchema).check(z.minLength(1), z.maxLength(50))
}))();
export const AddProductMediaInputSchema: z.ZodMiniType<T.AddProductMediaInput> = AddProductMediaInput$ as Held<typeof AddProductMediaInput$, z.ZodMiniType<T.AddProductMediaInput>>;

const RemoveProductMediaInput$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1)),
    mediaIds: z.array(z.string()).check(z.maxLength(50))
}))();
export const RemoveProductMediaInputSchema: z.ZodMiniType<T.RemoveProductMediaInput> = RemoveProductMediaInput$ as Held<typeof RemoveProductMediaInput$, z.ZodMiniType<T.RemoveProductMediaInput>>;

const SetProductChoiceMediaInput$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1)),
    media: z.array(ProductMediaAssignmentToChoiceSchema).check(z.minLength(1), z.maxLength(10))
}))();
export const SetProductChoiceMediaInputSchema: z.ZodMiniType<T.SetProductChoiceMediaInput> = SetProductChoiceMediaInput$ as Held<typeof SetProductChoiceMediaInput$, z.ZodMiniType<T.SetProductChoiceMediaInput>>;

const RemoveProductChoiceMediaInput$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1)),
    media: z.array(ProductMediaAssignmentToChoiceSchema).check(z.minLength(1), z.maxLength(10))
}))();
export const RemoveProductChoiceMediaInputSchema: z.ZodMiniType<T.RemoveProductChoiceMediaInput> = RemoveProductChoiceMediaInput$ as Held<typeof RemoveProductChoiceMediaInput$, z.ZodMiniType<T.RemoveProductChoiceMediaInput>>;

const DeleteProductOptionsInput$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1))
}))();
export const DeleteProductOptionsInputSchema: z.ZodMiniType<T.DeleteProductOptionsInput> = DeleteProductOptionsInput$ as Held<typeof DeleteProductOptionsInput$, z.ZodMiniType<T.DeleteProductOptionsInput>>;

const RemoveProductBrandInput$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1))
}))();
export const RemoveProductBrandInputSchema: z.ZodMiniType<T.RemoveProductBrandInput> = RemoveProductBrandInput$ as Held<typeof RemoveProductBrandInput$, z.ZodMiniType<T.RemoveProductBrandInput>>;

const RemoveProductRibbonInput$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1))
}))();
export const RemoveProductRibbonInputSchema: z.ZodMiniType<T.RemoveProductRibbonInput> = RemoveProductRibbonInput$ as Held<typeof RemoveProductRibbonInput$, z.ZodMiniType<T.RemoveProductRibbonInput>>;

const CreateCollectionInput$ = /* @__PURE__ */ (() => z.object({
    collection: z.object({
        id: z.nullish(z.string().check(z.minLength(35), z.maxLength(36))),
        name: z.string().check(z.minLength(1), z.maxLength(50)),
        media: z.optional(ProductMediaRequestSchema),
        numberOfProducts: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.maximum(2147483647, { error: 'Invalid value: Expected int32 to be <= 2147483647' }))),
        description: z.nullish(z.string().check(z.maxLength(600))),
        slug: z.nullish(z.string().check(z.minLength(1), z.maxLength(100))),
        visible: z.nullish(z.boolean()),
        lastUpdated: z.nullish(z.union([
            z.iso.datetime({ offset: true }),
            z.date()
        ]))
    })
}))();
export const CreateCollectionInputSchema: z.ZodMiniType<T.CreateCollectionInput> = CreateCollectionInput$ as Held<typeof CreateCollectionInput$, z.ZodMiniType<T.CreateCollectionInput>>;

const DeleteCollectionInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid()
}))();
export const DeleteCollectionInputSchema: z.ZodMiniType<T.DeleteCollectionInput> = DeleteCollectionInput$ as Held<typeof DeleteCollectionInput$, z.ZodMiniType<T.DeleteCollectionInput>>;

const UpdateCollectionInput$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1)),
    collection: CollectionInputSchema
}))();
export const UpdateCollectionInputSchema: z.ZodMiniType<T.UpdateCollectionInput> = UpdateCollectionInput$ as Held<typeof UpdateCollectionInput$, z.ZodMiniType<T.UpdateCollectionInput>>;

const BulkUpdateProductsInput$ = /* @__PURE__ */ (() => z.object({
    ids: z.array(z.string()).check(z.minLength(1), z.maxLength(100)),
    set: ProductSetValueSchema
}))();
export const BulkUpdateProductsInputSchema: z.ZodMiniType<T.BulkUpdateProductsInput> = BulkUpdateProductsInput$ as Held<typeof BulkUpdateProductsInput$, z.ZodMiniType<T.BulkUpdateProductsInput>>;

const BulkAdjustProductsInput$ = /* @__PURE__ */ (() => z.object({
    ids: z.array(z.string()).check(z.minLength(1), z.maxLength(100)),
    adjust: ProductAdjustValueSchema
}))();
export const BulkAdjustProductsInputSchema: z.ZodMiniType<T.BulkAdjustProductsInput> = BulkAdjustProductsInput$ as Held<typeof BulkAdjustProductsInput$, z.ZodMiniType<T.BulkAdjustProductsInput>>;

const GetCatalogCollectionBySlugInput$ = /* @__PURE__ */ (() => z.object({
    slug: z.string().check(z.minLength(1), z.maxLength(100))
}))();
export const GetCatalogCollectionBySlugInputSchema: z.ZodMiniType<T.GetCatalogCollectionBySlugInput> = GetCatalogCollectionBySlugInput$ as Held<typeof GetCatalogCollectionBySlugInput$, z.ZodMiniType<T.GetCatalogCollectionBySlugInput>>;

const GetProductOptionsAvailabilityInput$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1)),
    options: z.record(z.string(), z.string())
}))();
export const GetProductOptionsAvailabilityInputSchema: z.ZodMiniType<T.GetProductOptionsAvailabilityInput> = GetProductOptionsAvailabilityInput$ as Held<typeof GetProductOptionsAvailabilityInput$, z.ZodMiniType<T.GetProductOptionsAvailabilityInput>>;

const QueryProductVariantsInput$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1)),
    choices: z.optional(z.record(z.string(), z.string())),
    variantIds: z.optional(z.array(z.string())),
    paging: z.optional(PagingSchema),
    includeMerchantSpecificData: z.optional(z.boolean())
}))();
export const QueryProductVariantsInputSchema: z.ZodMiniType<T.QueryProductVariantsInput> = QueryProductVariantsInput$ as Held<typeof QueryProductVariantsInput$, z.ZodMiniType<T.QueryProductVariantsInput>>;

const QueryStoreVariantsInput$ = /* @__PURE__ */ (() => z.object({
    query: StoreVariantQuerySchema
}))();
export const QueryStoreVariantsInputSchema: z.ZodMiniType<T.QueryStoreVariantsInput> = QueryStoreVariantsInput$ as Held<typeof QueryStoreVariantsInput$, z.ZodMiniType<T.QueryStoreVariantsInput>>;

const GetStoreVariantInput$ = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1))
}))();
export const GetStoreVariantInputSchema: z.ZodMiniType<T.GetStoreVariantInput> = GetStoreVariantInput$ as Held<typeof GetStoreVariantInput$, z.ZodMiniType<T.GetStoreVariantInput>>;

const QueryProductsInput$ = /* @__PURE__ */ (() => z.object({
    query: z.optional(ProductQuerySchema)
}))();
export const QueryProductsInputSchema: z.ZodMiniType<T.QueryProductsInput> = QueryProductsInput$ as Held<typeof QueryProductsInput$, z.ZodMiniType<T.QueryProductsInput>>;

const LoginInput$ = /* @__PURE__ */ (() => z.object({
    email: z.optional(z.email()),
    loginId: z.optional(LoginIdSchema),
    password: z.optional(z.string()),
    captchaTokens: z.optional(z.array(CaptchaTokenSchema)),
    clientMetaData: z.nullish(z.record(z.string(), z.unknown())),
    stateToken: z.optional(z.string().check(z.maxLength(1000)))
}).check(check((names) => [["password"],["stateToken"]].some((group) => group.every((name) => names.includes(name))), "must hold at least one of password, stateToken", 'REQUIRED_ONE_OF_FIELD'), check((names) => [["loginId"],["email"],["stateToken"]].some((group) => group.every((name) => names.includes(name))), "must hold at least one of loginId, email, stateToken", 'REQUIRED_ONE_OF_FIELD')))();
export const LoginInputSchema: z.ZodMiniType<T.LoginInput> = LoginInput$ as Held<typeof LoginInput$, z.ZodMiniType<T.LoginInput>>;

const ChangePasswordInput$ = /* @__PURE__ */ (() => z.object({
    newPassword: z.string()
}))();
export const ChangePasswordInputSchema: z.ZodMiniType<T.ChangePasswordInput> = ChangePasswordInput$ as Held<typeof ChangePasswordInput$, z.ZodMiniType<T.ChangePasswordInput>>;

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
export const SsoLoginInputSchema: z.ZodMiniType<T.SsoLoginInput> = SsoLoginInput$ as Held<typeof SsoLoginInput$, z.ZodMiniType<T.SsoLoginInput>>;

const LoginCallbackInput$ = /* @__PURE__ */ (() => z.object({
    state: z.optional(z.string()),
    sessionToken: z.optional(z.string())
}))();
export const LoginCallbackInputSchema: z.ZodMiniType<T.LoginCallbackInput> = LoginCallbackInput$ as Held<typeof LoginCallbackInput$, z.ZodMiniType<T.LoginCallbackInput>>;

const SsoLoginWithTokenParamsInput$ = /* @__PURE__ */ (() => z.object({
    idpConnectionId: z.string(),
    tokenParams: z.record(z.string(), z.string()).check(check((names) => names.length >= 1, "must not be empty", 'REQUIRED_ONE_OF_FIELD'))
}))();
export const SsoLoginWithTokenParamsInputSchema: z.ZodMiniType<T.SsoLoginWithTokenParamsInput> = SsoLoginWithTokenParamsInput$ as Held<typeof SsoLoginWithTokenParamsInput$, z.ZodMiniType<T.SsoLoginWithTokenParamsInput>>;

const LogoutRedirectInput$ = /* @__PURE__ */ (() => z.object({
    postLogoutRedirectUri: z.optional(z.url()),
    clientId: z.optional(z.guid())
}))();
export const LogoutRedirectInputSchema: z.ZodMiniType<T.LogoutRedirectInput> = LogoutRedirectInput$ as Held<typeof LogoutRedirectInput$, z.ZodMiniType<T.LogoutRedirectInput>>;

const VerifyFactorInput$ = /* @__PURE__ */ (() => z.object({
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
}).check(check((_, set) => ["smsData","callData","emailData","totpData","pushData","webauthnData","recoveryCodeData","passwordData"].filter((name) => set.includes(name)).length < 2, "must hold at most one of smsData, callData, emailData, totpData, pushData, webauthnData, recoveryCodeData, passwordData", 'ONE_OF_ALIGNMENT')))();
export const VerifyFactorInputSchema: z.ZodMiniType<T.VerifyFactorInput> = VerifyFactorInput$ as Held<typeof VerifyFactorInput$, z.ZodMiniType<T.VerifyFactorInput>>;

const StartVerificationInput$ = /* @__PURE__ */ (() => z.object({
    identityId: z.nullish(z.guid()),
    target: z.optional(VerificationTargetSchema)
}))();
export const StartVerificationInputSchema: z.ZodMiniType<T.StartVerificationInput> = StartVerificationInput$ as Held<typeof StartVerificationInput$, z.ZodMiniType<T.StartVerificationInput>>;

const VerifyDuringAuthenticationInput$ = /* @__PURE__ */ (() => z.object({
    code: z.string().check(z.length(6)),
    stateToken: z.string()
}))();
export const VerifyDuringAuthenticationInputSchema: z.ZodMiniType<T.VerifyDuringAuthenticationInput> = VerifyDuringAuthenticationInput$ as Held<typeof VerifyDuringAuthenticationInput$, z.ZodMiniType<T.VerifyDuringAuthenticationInput>>;

const ResendDuringAuthenticationInput$ = /* @__PURE__ */ (() => z.object({
    stateToken: z.string()
}))();
export const ResendDuringAuthenticationInputSchema: z.ZodMiniType<T.ResendDuringAuthenticationInput> = ResendDuringAuthenticationInput$ as Held<typeof ResendDuringAuthenticationInput$, z.ZodMiniType<T.ResendDuringAuthenticationInput>>;

const SendRecoveryEmailInput$ = /* @__PURE__ */ (() => z.object({
    email: z.email(),
    language: z.nullish(z.string()),
    redirect: z.optional(RecoveryRedirectSchema)
}))();
export const SendRecoveryEmailInputSchema: z.ZodMiniType<T.SendRecoveryEmailInput> = SendRecoveryEmailInput$ as Held<typeof SendRecoveryEmailInput$, z.ZodMiniType<T.SendRecoveryEmailInput>>;

const SendActivationEmailInput$ = /* @__PURE__ */ (() => z.object({
    identityId: z.guid(),
    emailOptions: z.optional(RecoveryEmailOptionsSchema)
}))();
export const SendActivationEmailInputSchema: z.ZodMiniType<T.SendActivationEmailInput> = SendActivationEmailInput$ as Held<typeof SendActivationEmailInput$, z.ZodMiniType<T.SendActivationEmailInput>>;

const RecoverPasswordInput$ = /* @__PURE__ */ (() => z.object({
    recoveryToken: z.string(),
    password: z.nullish(z.string())
}))();
export const RecoverPasswordInputSchema: z.ZodMiniType<T.RecoverPasswordInput> = RecoverPasswordInput$ as Held<typeof RecoverPasswordInput$, z.ZodMiniType<T.RecoverPasswordInput>>;

const OauthTokenInput$ = /* @__PURE__ */ (() => OAuthTokenRequestSchema)();
export const OauthTokenInputSchema: z.ZodMiniType<T.OauthTokenInput> = OauthTokenInput$ as Held<typeof OauthTokenInput$, z.ZodMiniType<T.OauthTokenInput>>;

const OauthTokenInfoInput$ = /* @__PURE__ */ (() => z.object({
    token: z.string()
}))();
export const OauthTokenInfoInputSchema: z.ZodMiniType<T.OauthTokenInfoInput> = OauthTokenInfoInput$ as Held<typeof OauthTokenInfoInput$, z.ZodMiniType<T.OauthTokenInfoInput>>;

const GenerateFilesDownloadUrlInput$ = /* @__PURE__ */ (() => z.object({
    fileIds: z.array(z.string().check(z.maxLength(1000))).check(z.minLength(1), z.maxLength(1000))
}))();
export const GenerateFilesDownloadUrlInputSchema: z.ZodMiniType<T.GenerateFilesDownloadUrlInput> = GenerateFilesDownloadUrlInput$ as Held<typeof GenerateFilesDownloadUrlInput$, z.ZodMiniType<T.GenerateFilesDownloadUrlInput>>;

const GenerateFileDownloadUrlInput$ = /* @__PURE__ */ (() => z.object({
    fileId: z.string().check(z.maxLength(1000)),
    downloadFileName: z.nullish(z.string().check(z.maxLength(100))),
    expirationInMinutes: z.nullish(z.int().check(z.gte(1), z.lte(525600))),
    expirationRedirectUrl: z.nullish(z.url()),
    assetKeys: z.nullish(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(100))),
    contentDisposition: z.optional(ContentDispositionSchema)
}))();
export const GenerateFileDownloadUrlInputSchema: z.ZodMiniType<T.GenerateFileDownloadUrlInput> = GenerateFileDownloadUrlInput$ as Held<typeof GenerateFileDownloadUrlInput$, z.ZodMiniType<T.GenerateFileDownloadUrlInput>>;

const GetFileDescriptorInput$ = /* @__PURE__ */ (() => z.object({
    fileId: z.string().check(z.maxLength(1000))
}))();
export const GetFileDescriptorInputSchema: z.ZodMiniType<T.GetFileDescriptorInput> = GetFileDescriptorInput$ as Held<typeof GetFileDescriptorInput$, z.ZodMiniType<T.GetFileDescriptorInput>>;

const GetFileDescriptorsInput$ = /* @__PURE__ */ (() => z.object({
    fileIds: z.array(z.string().check(z.maxLength(1000))).check(z.minLength(1), z.maxLength(100))
}))();
export const GetFileDescriptorsInputSchema: z.ZodMiniType<T.GetFileDescriptorsInput> = GetFileDescriptorsInput$ as Held<typeof GetFileDescriptorsInput$, z.ZodMiniType<T.GetFileDescriptorsInput>>;

const UpdateFileDescriptorInput$ = /* @__PURE__ */ (() => z.object({
    file: FileDescriptorInputSchema.check(check((names) => names.length >= 2, "must hold at least 2 properties", 'REQUIRED_ONE_OF_FIELD')),
    fieldMask: z.optional(z.array(z.string()))
}))();
export const UpdateFileDescriptorInputSchema: z.ZodMiniType<T.UpdateFileDescriptorInput> = UpdateFileDescriptorInput$ as Held<typeof UpdateFileDescriptorInput$, z.ZodMiniType<T.UpdateFileDescriptorInput>>;

const GenerateFileUploadUrlInput$ = /* @__PURE__ */ (() => z.object({
    mimeType: z.string().check(z.maxLength(100)),
    fileName: z.nullish(z.string().check(z.maxLength(1000))),
    sizeInBytes: z.nullish(z.string().check(z.regex(/^\d+$/))),
    parentFolderId: z.nullish(z.string().check(z.maxLength(100))),
    private: z.nullish(z.boolean()),
    labels: z.nullish(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(50))),
    externalInfo: z.optional(FileExternalInfoRequestSchema),
    filePath: z.nullish(z.string().check(z.maxLength(100)))
}))();
export const GenerateFileUploadUrlInputSchema: z.ZodMiniType<T.GenerateFileUploadUrlInput> = GenerateFileUploadUrlInput$ as Held<typeof GenerateFileUploadUrlInput$, z.ZodMiniType<T.GenerateFileUploadUrlInput>>;

const GenerateFileResumableUploadUrlInput$ = /* @__PURE__ */ (() => z.object({
    mimeType: z.string().check(z.maxLength(100)),
    fileName: z.nullish(z.string().check(z.maxLength(1000))),
    sizeInBytes: z.nullish(z.string().check(z.regex(/^\d+$/))),
    parentFolderId: z.nullish(z.string().check(z.maxLength(100))),
    private: z.nullish(z.boolean()),
    labels: z.nullish(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(500))),
    uploadProtocol: z.optional(UploadProtocolRequestSchema),
    filePath: z.nullish(z.string().check(z.maxLength(100))),
    externalInfo: z.optional(FileExternalInfoRequestSchema)
}))();
export const GenerateFileResumableUploadUrlInputSchema: z.ZodMiniType<T.GenerateFileResumableUploadUrlInput> = GenerateFileResumableUploadUrlInput$ as Held<typeof GenerateFileResumableUploadUrlInput$, z.ZodMiniType<T.GenerateFileResumableUploadUrlInput>>;

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
export const ImportFileInputSchema: z.ZodMiniType<T.ImportFileInput> = ImportFileInput$ as Held<typeof ImportFileInput$, z.ZodMiniType<T.ImportFileInput>>;

const BulkImportFilesV1Input$ = /* @__PURE__ */ (() => z.object({
    importFileRequests: z.array(ImportFileRequestSchema).check(z.minLength(1), z.maxLength(100))
}))();
export const BulkImportFilesV1InputSchema: z.ZodMiniType<T.BulkImportFilesV1Input> = BulkImportFilesV1Input$ as Held<typeof BulkImportFilesV1Input$, z.ZodMiniType<T.BulkImportFilesV1Input>>;

const BulkImportFilesInput$ = /* @__PURE__ */ (() => z.object({
    importFileRequests: z.array(ImportFileRequestSchema).check(z.minLength(1), z.maxLength(100)),
    returnEntity: z.nullish(z.boolean())
}))();
export const BulkImportFilesInputSchema: z.ZodMiniType<T.BulkImportFilesInput> = BulkImportFilesInput$ as Held<typeof BulkImportFilesInput$, z.ZodMiniType<T.BulkImportFilesInput>>;

const ListFilesInput$ = /* @__PURE__ */ (() => z.object({
    parentFolderId: z.optional(z.string().check(z.maxLength(100))),
    mediaTypes: z.optional(z.array(FileMediaTypeRequestSchema).check(z.maxLength(30))),
    private: z.optional(z.boolean()),
    sort: z.optional(z.object({
        fieldName: z.optional(FileSortFieldSchema),
        order: z.optional(SortOrderSchema)
    })),
    paging: z.optional(z.object({
        limit: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.lte(100))),
        cursor: z.optional(z.string().check(z.maxLength(16000)))
    }))
}))();
export const ListFilesInputSchema: z.ZodMiniType<T.ListFilesInput> = ListFilesInput$ as Held<typeof ListFilesInput$, z.ZodMiniType<T.ListFilesInput>>;

const SearchFilesInput$ = /* @__PURE__ */ (() => z.object({
    search: z.nullish(z.string().check(z.maxLength(200))),
    rootFolder: z.optional(FileRootFolderSchema),
    mediaTypes: z.optional(z.array(FileMediaTypeRequestSchema).check(z.maxLength(30))),
    private: z.nullish(z.boolean()),
    sort: z.optional(FileSortingSchema),
    paging: z.optional(FileCursorPagingSchema)
}))();
export const SearchFilesInputSchema: z.ZodMiniType<T.SearchFilesInput> = SearchFilesInput$ as Held<typeof SearchFilesInput$, z.ZodMiniType<T.SearchFilesInput>>;

const GenerateVideoStreamingUrlInput$ = /* @__PURE__ */ (() => z.object({
    fileId: z.string().check(z.maxLength(1000)),
    format: z.optional(StreamFormatSchema),
    expirationInMinutes: z.nullish(z.int().check(z.gte(60), z.lte(1440)))
}))();
export const GenerateVideoStreamingUrlInputSchema: z.ZodMiniType<T.GenerateVideoStreamingUrlInput> = GenerateVideoStreamingUrlInput$ as Held<typeof GenerateVideoStreamingUrlInput$, z.ZodMiniType<T.GenerateVideoStreamingUrlInput>>;

const BulkDeleteFilesInput$ = /* @__PURE__ */ (() => z.object({
    fileIds: z.array(z.string().check(z.maxLength(1000))).check(z.minLength(1), z.maxLength(1000)),
    permanent: z.optional(z.boolean())
}))();
export const BulkDeleteFilesInputSchema: z.ZodMiniType<T.BulkDeleteFilesInput> = BulkDeleteFilesInput$ as Held<typeof BulkDeleteFilesInput$, z.ZodMiniType<T.BulkDeleteFilesInput>>;

const BulkRestoreFilesInput$ = /* @__PURE__ */ (() => z.object({
    fileIds: z.array(z.string().check(z.maxLength(1000))).check(z.minLength(1), z.maxLength(1000))
}))();
export const BulkRestoreFilesInputSchema: z.ZodMiniType<T.BulkRestoreFilesInput> = BulkRestoreFilesInput$ as Held<typeof BulkRestoreFilesInput$, z.ZodMiniType<T.BulkRestoreFilesInput>>;

const ListDeletedFilesInput$ = /* @__PURE__ */ (() => z.object({
    parentFolderId: z.optional(z.string().check(z.maxLength(100))),
    mediaTypes: z.optional(z.array(FileMediaTypeRequestSchema).check(z.maxLength(30))),
    private: z.optional(z.boolean()),
    sort: z.optional(z.object({
        fieldName: z.optional(FileSortFieldSchema),
        order: z.optional(SortOrderSchema)
    })),
    paging: z.optional(z.object({
        limit: z.optional(z.int().check(z.minimum(-2147483648, { error: 'Invalid value: Expected int32 to be >= -2147483648' }), z.lte(100))),
        cursor: z.optional(z.string().check(z.maxLength(16000)))
    }))
}))();
export const ListDeletedFilesInputSchema: z.ZodMiniType<T.ListDeletedFilesInput> = ListDeletedFilesInput$ as Held<typeof ListDeletedFilesInput$, z.ZodMiniType<T.ListDeletedFilesInput>>;

const UpdateMySlugInput$ = /* @__PURE__ */ (() => z.object({
    slug: z.string().check(z.maxLength(255))
}))();
export const UpdateMySlugInputSchema: z.ZodMiniType<T.UpdateMySlugInput> = UpdateMySlugInput$ as Held<typeof UpdateMySlugInput$, z.ZodMiniType<T.UpdateMySlugInput>>;

const UpdateMemberSlugInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid(),
    slug: z.string().check(z.maxLength(255))
}))();
export const UpdateMemberSlugInputSchema: z.ZodMiniType<T.UpdateMemberSlugInput> = UpdateMemberSlugInput$ as Held<typeof UpdateMemberSlugInput$, z.ZodMiniType<T.UpdateMemberSlugInput>>;

const JoinCommunityInput$ = /* @__PURE__ */ (() => z.record(z.string(), z.never()))();
export const JoinCommunityInputSchema: z.ZodMiniType<T.JoinCommunityInput> = JoinCommunityInput$ as Held<typeof JoinCommunityInput$, z.ZodMiniType<T.JoinCommunityInput>>;

const LeaveCommunityInput$ = /* @__PURE__ */ (() => z.record(z.string(), z.never()))();
export const LeaveCommunityInputSchema: z.ZodMiniType<T.LeaveCommunityInput> = LeaveCommunityInput$ as Held<typeof LeaveCommunityInput$, z.ZodMiniType<T.LeaveCommunityInput>>;

const GetMyMemberInput$ = /* @__PURE__ */ (() => z.object({
    fieldsets: z.optional(z.array(MemberFieldSetSchema).check(z.maxLength(3)))
}))();
export const GetMyMemberInputSchema: z.ZodMiniType<T.GetMyMemberInput> = GetMyMemberInput$ as Held<typeof GetMyMemberInput$, z.ZodMiniType<T.GetMyMemberInput>>;

const DeleteMyMemberInput$ = /* @__PURE__ */ (() => z.object({
    contentAssigneeId: z.optional(z.guid())
}))();
export const DeleteMyMemberInputSchema: z.ZodMiniType<T.DeleteMyMemberInput> = DeleteMyMemberInput$ as Held<typeof DeleteMyMemberInput$, z.ZodMiniType<T.DeleteMyMemberInput>>;

const GetMemberInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid(),
    fieldsets: z.optional(z.array(MemberFieldSetSchema).check(z.maxLength(3)))
}))();
export const GetMemberInputSchema: z.ZodMiniType<T.GetMemberInput> = GetMemberInput$ as Held<typeof GetMemberInput$, z.ZodMiniType<T.GetMemberInput>>;

const DeleteMemberInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid()
}))();
export const DeleteMemberInputSchema: z.ZodMiniType<T.DeleteMemberInput> = DeleteMemberInput$ as Held<typeof DeleteMemberInput$, z.ZodMiniType<T.DeleteMemberInput>>;

const UpdateMemberInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid(),
    member: MemberInputSchema.check(check((names) => names.length >= 1, "must not be empty", 'REQUIRED_ONE_OF_FIELD'))
}))();
export const UpdateMemberInputSchema: z.ZodMiniType<T.UpdateMemberInput> = UpdateMemberInput$ as Held<typeof UpdateMemberInput$, z.ZodMiniType<T.UpdateMemberInput>>;

const ListMembersInput$ = /* @__PURE__ */ (() => z.object({
    paging: z.optional(PagingSchema),
    fieldsets: z.optional(z.array(MemberFieldSetSchema).check(z.maxLength(3))),
    sorting: z.optional(z.array(MemberSortingSchema))
}))();
export const ListMembersInputSchema: z.ZodMiniType<T.ListMembersInput> = ListMembersInput$ as Held<typeof ListMembersInput$, z.ZodMiniType<T.ListMembersInput>>;

const CreateMemberInput$ = /* @__PURE__ */ (() => z.object({
    member: MemberInputSchema
}))();
export const CreateMemberInputSchema: z.ZodMiniType<T.CreateMemberInput> = CreateMemberInput$ as Held<typeof CreateMemberInput$, z.ZodMiniType<T.CreateMemberInput>>;

const QueryMembersInput$ = /* @__PURE__ */ (() => z.object({
    query: z.optional(MemberQuerySchema),
    fieldsets: z.optional(z.array(MemberFieldSetSchema).check(z.maxLength(3))),
    search: z.optional(MemberSearchSchema)
}))();
export const QueryMembersInputSchema: z.ZodMiniType<T.QueryMembersInput> = QueryMembersInput$ as Held<typeof QueryMembersInput$, z.ZodMiniType<T.QueryMembersInput>>;

const MuteMemberInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid()
}))();
export const MuteMemberInputSchema: z.ZodMiniType<T.MuteMemberInput> = MuteMemberInput$ as Held<typeof MuteMemberInput$, z.ZodMiniType<T.MuteMemberInput>>;

const UnmuteMemberInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid()
}))();
export const UnmuteMemberInputSchema: z.ZodMiniType<T.UnmuteMemberInput> = UnmuteMemberInput$ as Held<typeof UnmuteMemberInput$, z.ZodMiniType<T.UnmuteMemberInput>>;

const ApproveMemberInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid()
}))();
export const ApproveMemberInputSchema: z.ZodMiniType<T.ApproveMemberInput> = ApproveMemberInput$ as Held<typeof ApproveMemberInput$, z.ZodMiniType<T.ApproveMemberInput>>;

const BlockMemberInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid()
}))();
export const BlockMemberInputSchema: z.ZodMiniType<T.BlockMemberInput> = BlockMemberInput$ as Held<typeof BlockMemberInput$, z.ZodMiniType<T.BlockMemberInput>>;

const DisconnectMemberInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid()
}))();
export const DisconnectMemberInputSchema: z.ZodMiniType<T.DisconnectMemberInput> = DisconnectMemberInput$ as Held<typeof DisconnectMemberInput$, z.ZodMiniType<T.DisconnectMemberInput>>;

const BulkDeleteMembersInput$ = /* @__PURE__ */ (() => z.object({
    memberIds: z.array(z.guid()).check(z.minLength(1), z.maxLength(100))
}))();
export const BulkDeleteMembersInputSchema: z.ZodMiniType<T.BulkDeleteMembersInput> = BulkDeleteMembersInput$ as Held<typeof BulkDeleteMembersInput$, z.ZodMiniType<T.BulkDeleteMembersInput>>;

const BulkDeleteMembersByFilterInput$ = /* @__PURE__ */ (() => z.object({
    filter: MemberFilterSchema.check(check((names) => names.length >= 1, "must not be empty", 'REQUIRED_ONE_OF_FIELD')),
    contentAssigneeId: z.nullish(z.guid()),
    search: z.optional(MemberSearchSchema)
}))();
export const BulkDeleteMembersByFilterInputSchema: z.ZodMiniType<T.BulkDeleteMembersByFilterInput> = BulkDeleteMembersByFilterInput$ as Held<typeof BulkDeleteMembersByFilterInput$, z.ZodMiniType<T.BulkDeleteMembersByFilterInput>>;

const BulkApproveMembersInput$ = /* @__PURE__ */ (() => z.object({
    filter: MemberFilterSchema.check(check((names) => names.length >= 1, "must not be empty", 'REQUIRED_ONE_OF_FIELD'))
}))();
export const BulkApproveMembersInputSchema: z.ZodMiniType<T.BulkApproveMembersInput> = BulkApproveMembersInput$ as Held<typeof BulkApproveMembersInput$, z.ZodMiniType<T.BulkApproveMembersInput>>;

const BulkBlockMembersInput$ = /* @__PURE__ */ (() => z.object({
    filter: MemberFilterSchema.check(check((names) => names.length >= 1, "must not be empty", 'REQUIRED_ONE_OF_FIELD'))
}))();
export const BulkBlockMembersInputSchema: z.ZodMiniType<T.BulkBlockMembersInput> = BulkBlockMembersInput$ as Held<typeof BulkBlockMembersInput$, z.ZodMiniType<T.BulkBlockMembersInput>>;

const DeleteMemberPhonesInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid()
}))();
export const DeleteMemberPhonesInputSchema: z.ZodMiniType<T.DeleteMemberPhonesInput> = DeleteMemberPhonesInput$ as Held<typeof DeleteMemberPhonesInput$, z.ZodMiniType<T.DeleteMemberPhonesInput>>;

const DeleteMemberEmailsInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid()
}))();
export const DeleteMemberEmailsInputSchema: z.ZodMiniType<T.DeleteMemberEmailsInput> = DeleteMemberEmailsInput$ as Held<typeof DeleteMemberEmailsInput$, z.ZodMiniType<T.DeleteMemberEmailsInput>>;

const DeleteMemberAddressesInput$ = /* @__PURE__ */ (() => z.object({
    id: z.guid()
}))();
export const DeleteMemberAddressesInputSchema: z.ZodMiniType<T.DeleteMemberAddressesInput> = DeleteMemberAddressesInput$ as Held<typeof DeleteMemberAddressesInput$, z.ZodMiniType<T.DeleteMemberAddressesInput>>;

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
}).check(check((_, set) => ["bookingsCheckout","ecomCheckout","eventsCheckout","paidPlansCheckout","login","logout","auth","storesProduct","bookingsBook","ecomOrderPaymentRequest"].filter((name) => set.includes(name)).length < 2, "must hold at most one of bookingsCheckout, ecomCheckout, eventsCheckout, paidPlansCheckout, login, logout, auth, storesProduct, bookingsBook, ecomOrderPaymentRequest", 'ONE_OF_ALIGNMENT'), check((names) => [["bookingsCheckout"],["ecomCheckout"],["eventsCheckout"],["paidPlansCheckout"],["login"],["logout"],["auth"],["storesProduct"],["bookingsBook"],["ecomOrderPaymentRequest"]].some((group) => group.every((name) => names.includes(name))), "must hold at least one of bookingsCheckout, ecomCheckout, eventsCheckout, paidPlansCheckout, login, logout, auth, storesProduct, bookingsBook, ecomOrderPaymentRequest", 'REQUIRED_ONE_OF_FIELD')))();
export const CreateRedirectSessionInputSchema: z.ZodMiniType<T.CreateRedirectSessionInput> = CreateRedirectSessionInput$ as Held<typeof CreateRedirectSessionInput$, z.ZodMiniType<T.CreateRedirectSessionInput>>;

const GraphqlQueryInput$ = /* @__PURE__ */ (() => z.object({
    apiVersion: z.string().check(z.minLength(1)),
    query: z.string(),
    variables: z.optional(z.record(z.string(), z.unknown()))
}))();
export const GraphqlQueryInputSchema: z.ZodMiniType<T.GraphqlQueryInput> = GraphqlQueryInput$ as Held<typeof GraphqlQueryInput$, z.ZodMiniType<T.GraphqlQueryInput>>;

const CallWebMethodInput$ = /* @__PURE__ */ (() => z.object({
    module: z.string().check(z.minLength(1)),
    functionName: z.string().check(z.minLength(1)),
    args: WebMethodArgumentsSchema
}))();
export const CallWebMethodInputSchema: z.ZodMiniType<T.CallWebMethodInput> = CallWebMethodInput$ as Held<typeof CallWebMethodInput$, z.ZodMiniType<T.CallWebMethodInput>>;

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
export const AuthorizeInputSchema: z.ZodMiniType<T.AuthorizeInput> = AuthorizeInput$ as Held<typeof AuthorizeInput$, z.ZodMiniType<T.AuthorizeInput>>;

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
}).check(check((_, set) => ["strValue","numValue","dateValue","listValue","mapValue","boolValue"].filter((name) => set.includes(name)).length < 2, "must hold at most one of strValue, numValue, dateValue, listValue, mapValue, boolValue", 'ONE_OF_ALIGNMENT'), check((names) => [["strValue"],["numValue"],["dateValue"],["listValue"],["mapValue"],["boolValue"]].some((group) => group.every((name) => names.includes(name))), "must hold at least one of strValue, numValue, dateValue, listValue, mapValue, boolValue", 'REQUIRED_ONE_OF_FIELD')))();
export const IdentityCustomFieldValueInputSchema: z.ZodMiniType<T.IdentityCustomFieldValueInput> = IdentityCustomFieldValueInput$ as Held<typeof IdentityCustomFieldValueInput$, z.ZodMiniType<T.IdentityCustomFieldValueInput>>;

const IdentityCustomListValueInput$ = /* @__PURE__ */ (() => z.object({
    value: z.optional(z.array(IdentityCustomFieldValueInputSchema))
}))();
export const IdentityCustomListValueInputSchema: z.ZodMiniType<T.IdentityCustomListValueInput> = IdentityCustomListValueInput$ as Held<typeof IdentityCustomListValueInput$, z.ZodMiniType<T.IdentityCustomListValueInput>>;

const IdentityCustomMapValueInput$ = /* @__PURE__ */ (() => z.object({
    value: z.optional(z.record(z.string(), IdentityCustomFieldValueInputSchema))
}))();
export const IdentityCustomMapValueInputSchema: z.ZodMiniType<T.IdentityCustomMapValueInput> = IdentityCustomMapValueInput$ as Held<typeof IdentityCustomMapValueInput$, z.ZodMiniType<T.IdentityCustomMapValueInput>>;

const IdentityCustomFieldInput$ = /* @__PURE__ */ (() => z.object({
    name: z.optional(z.string()),
    value: z.optional(IdentityCustomFieldValueInputSchema)
}))();
export const IdentityCustomFieldInputSchema: z.ZodMiniType<T.IdentityCustomFieldInput> = IdentityCustomFieldInput$ as Held<typeof IdentityCustomFieldInput$, z.ZodMiniType<T.IdentityCustomFieldInput>>;

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
export const IdentityProfileInputSchema: z.ZodMiniType<T.IdentityProfileInput> = IdentityProfileInput$ as Held<typeof IdentityProfileInput$, z.ZodMiniType<T.IdentityProfileInput>>;

const RegisterInput$ = /* @__PURE__ */ (() => z.object({
    email: z.optional(z.email()),
    loginId: z.optional(LoginIdSchema),
    password: z.string(),
    profile: z.optional(IdentityProfileInputSchema),
    captchaTokens: z.optional(z.array(CaptchaTokenSchema)),
    clientMetaData: z.nullish(z.record(z.string(), z.unknown()))
}).check(check((names) => [["loginId"],["email"]].some((group) => group.every((name) => names.includes(name))), "must hold at least one of loginId, email", 'REQUIRED_ONE_OF_FIELD')))();
export const RegisterInputSchema: z.ZodMiniType<T.RegisterInput> = RegisterInput$ as Held<typeof RegisterInput$, z.ZodMiniType<T.RegisterInput>>;

const SignOnInput$ = /* @__PURE__ */ (() => z.object({
    loginId: LoginIdSchema,
    profile: z.optional(IdentityProfileInputSchema),
    verifyEmail: z.optional(z.boolean()),
    mergeExistingContact: z.optional(z.boolean())
}))();
export const SignOnInputSchema: z.ZodMiniType<T.SignOnInput> = SignOnInput$ as Held<typeof SignOnInput$, z.ZodMiniType<T.SignOnInput>>;

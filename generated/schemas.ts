// Generated from the OpenAPI description by openapi-typescript (npm run generate:types). Do not edit: change the description.
import type { UnknownValue } from '../src/runtime/index.ts';

/** @description A text of a back-in-stock request: an id, an address or a URL. */
export type BackInStockTextCondition = string | null | {
    $eq?: string | null;
    $ne?: string | null;
    $exists?: boolean;
    $in?: string[];
    $hasSome?: string[];
    /** @description The case of letters does not count. */
    $startsWith?: string;
};
/**
 * How far the notification of a back-in-stock request is.
 *
 * - `UNSPECIFIED`: No status is known.
 * - `RECEIVED`: The buyer waits, and no message has been sent.
 * - `PROCESSING`: The item is back and the message is being sent.
 * - `NOTIFICATION_SENT`: The message was sent, or the request was marked as notified.
 * - `FAILED`: The message could not be delivered.
 */
export type BackInStockStatus = 'UNSPECIFIED' | 'RECEIVED' | 'PROCESSING' | 'NOTIFICATION_SENT' | 'FAILED' | UnknownValue;
/** @description Status of a back-in-stock request. */
export type BackInStockStatusCondition = BackInStockStatus | null | {
    $eq?: BackInStockStatus | null;
    $ne?: BackInStockStatus | null;
    $exists?: boolean;
    $in?: BackInStockStatus[];
    $hasSome?: BackInStockStatus[];
};
/** @description A fact of a back-in-stock request that is true or false. */
export type BackInStockBooleanCondition = boolean | null | {
    $eq?: boolean | null;
    $ne?: boolean | null;
    $exists?: boolean;
    $in?: boolean[];
    $hasSome?: boolean[];
};
/**
 * Format: date-time
 * @description A moment to compare with, as ISO 8601 text.
 */
export type DateTime = string;
/** @description A moment of a back-in-stock request. */
export type BackInStockDateCondition = DateTime | null | {
    $eq?: DateTime | null;
    $ne?: DateTime | null;
    $exists?: boolean;
    $in?: DateTime[];
    $hasSome?: DateTime[];
    $gt?: DateTime;
    $gte?: DateTime;
    $lt?: DateTime;
    $lte?: DateTime;
};
/** @description Conditions that a back-in-stock request meets. Several fields must all be met; a value alone means `$eq`. */
export type BackInStockFilter = {
    /** @description Id of the request. */
    id?: BackInStockTextCondition;
    /** @description Contact with the address of the request. */
    contactId?: BackInStockTextCondition;
    /** @description How far the notification is. */
    status?: BackInStockStatusCondition;
    /** @description Whether the platform sent the notification by itself. */
    autoNotified?: BackInStockBooleanCondition;
    /** @description When the request was made. */
    createdDate?: BackInStockDateCondition;
    /** @description URL of the product page. */
    itemUrl?: BackInStockTextCondition;
    /** @description E-mail address that the notification is sent to. */
    email?: BackInStockTextCondition;
    /** @description Id of the item in its catalog. */
    'catalogReference.catalogItemId'?: BackInStockTextCondition;
    /** @description Id of the app whose catalog holds the item. */
    'catalogReference.appId'?: BackInStockTextCondition;
    /** @description Filters that must all be met. */
    $and?: BackInStockFilter[];
    /** @description Filters of which at least one must be met. */
    $or?: BackInStockFilter[];
    /** @description A filter that must not be met. */
    $not?: BackInStockFilter;
};
/**
 * What back-in-stock requests can be sorted by.
 *
 * - `id`: Id of the request.
 * - `contactId`: Contact of the person who waits.
 * - `status`: Status of the notification.
 * - `autoNotified`: Whether the platform sent the message by itself.
 * - `createdDate`: When the request was made.
 * - `itemUrl`: Page of the item.
 */
export type BackInStockSortField = 'id' | 'contactId' | 'status' | 'autoNotified' | 'createdDate' | 'itemUrl' | UnknownValue;
/**
 * Direction of sorting. A call that gets none sorts ascending.
 *
 * - `ASC`: Smallest number, earliest date or first letter first.
 * - `DESC`: Largest number, latest date or last letter first.
 */
export type SortOrder = 'ASC' | 'DESC' | UnknownValue;
/** @description One field that back-in-stock requests are sorted by. */
export type BackInStockSorting = {
    /** @description Name of the field to sort by. */
    fieldName: BackInStockSortField;
    /** @description Ascending when absent. */
    order?: SortOrder;
};
/** @description Asks for a page by cursor. Once a cursor is given, filter and sort travel inside it and are not repeated. */
export type CursorPaging = {
    /**
     * Format: int32
     * @description Number of items in a page. Defaults to 50 unless the call states another number; some calls allow fewer than 1000.
     */
    limit?: number;
    /** @description Cursor of the wanted page, from the metadata of the page before it. Absent: the first page. */
    cursor?: string | null;
};
/** @description Which back-in-stock requests, in which order, and which page of them. */
export type BackInStockQuery = {
    /** @description Conditions that the requests must meet. If absent or empty, all that the caller may see. */
    filter?: BackInStockFilter;
    /** @description Fields to sort by, at most 10. Later fields decide where earlier ones are equal. */
    sort?: BackInStockSorting[];
    /** @description Which page of the results, and how many items it has. */
    cursorPaging?: CursorPaging;
};
/** @description Which requests to list, in which order, and which page. */
export type QueryBackInStockRequestsParameters = {
    /** @description Filter and sorting over the properties of a request, with cursor paging. All requests, 50 a page, when absent. */
    query?: BackInStockQuery;
};
/** @description Points at an item of a catalog. Every installed app can bring a catalog; the built-in store has the app id `215238eb-22a5-4c36-9e7b-e7c08025e04e`. Its older id, `1380b703-ce81-ff05-f115-39571d94dfcd`, is accepted as well, and returned where it was sent. */
export type CatalogReference = {
    /** @description Id of the item in its catalog. For the store: the product id. */
    catalogItemId: string;
    /** @description App that owns the catalog. */
    appId: string;
    /** @description What the app needs to find the exact piece. For the store: `variantId` when variants are managed, else `options` with the chosen value by option name; `customTextFields` with the texts of the buyer by field title. */
    options?: {
        [key: string]: unknown;
    } | null;
};
/** @description The wish of one person to hear when one item, or one variant of it, can be bought again. */
export type BackInStockRequest = {
    /**
     * Format: uuid
     * @description Id of the request.
     */
    readonly id?: string | null;
    /** @description The item. Only items of the store catalog work, app `215238eb-22a5-4c36-9e7b-e7c08025e04e`; `options.variantId` names the variant. */
    catalogReference: CatalogReference;
    /**
     * Format: email
     * @description E-mail address that the notification is sent to. There can be one request for each item and address.
     */
    email: string;
    /**
     * Format: uuid
     * @description Contact with this address in the contact list of the site. The platform creates it if there is none.
     */
    readonly contactId?: string | null;
    /** @description How far the notification is. `RECEIVED` after the creation. */
    readonly status: BackInStockStatus;
    /** @description True if the platform sent the notification when the stock came back, without a call. */
    readonly autoNotified?: boolean | null;
    /**
     * Format: date-time
     * @description When the request was made, in UTC.
     */
    readonly createdDate?: string | null;
    /**
     * Format: uri
     * @description URL of the product page, which the notification links to.
     */
    itemUrl?: string | null;
};
/** @description Cursors of the pages before and after this one. */
export type Cursors = {
    /** @description Cursor of the next page. Absent or empty on the last page. */
    next?: string | null;
    /** @description Cursor of the previous page. Absent or empty on the first page. */
    prev?: string | null;
};
/** @description Where a page lies within the whole result. */
export type PlatformPagingMetadata = {
    /**
     * Format: int32
     * @description Number of items in this page.
     */
    count?: number | null;
    /**
     * Format: int32
     * @description Number of items before this page. Set with offset paging only.
     */
    offset?: number | null;
    /**
     * Format: int32
     * @description Number of items on all pages. Set with offset paging only.
     */
    total?: number | null;
    /** @description Set with cursor paging only. */
    cursors?: Cursors;
};
/** @description One page of requests. */
export type QueryBackInStockRequestsResponse = {
    /** @description The requests of this page. Absent or empty if none match. */
    requests?: BackInStockRequest[];
    /** @description Size of the page, and the cursors of the pages before and after it. */
    metadata?: PlatformPagingMetadata;
};
/**
 * Kind of the rule that a value of the input breaks.
 *
 * - `VALIDATION`: A rule without a kind of its own; the description says which.
 * - `OTHER`: A rule that `ruleName` names.
 * - `MAX`: The number is larger than `threshold`.
 * - `MIN`: The number is smaller than `threshold`.
 * - `MAX_LENGTH`: The text has more characters than `threshold`.
 * - `MIN_LENGTH`: The text has fewer characters than `threshold`.
 * - `MAX_SIZE`: The list has more items than `threshold`, or the object more properties.
 * - `MIN_SIZE`: The list has fewer items than `threshold`, or the object fewer properties.
 * - `FORMAT`: The text does not have the expected format, such as that of a UUID.
 * - `DECIMAL_LTE`: The decimal must be less than or equal to `threshold`.
 * - `DECIMAL_GTE`: The decimal must be greater than or equal to `threshold`.
 * - `DECIMAL_LT`: The decimal must be less than `threshold`.
 * - `DECIMAL_GT`: The decimal must be greater than `threshold`.
 * - `DECIMAL_MAX_SCALE`: The decimal has more digits after the point than allowed.
 * - `INVALID_ENUM_VALUE`: The value is not one of the enumeration.
 * - `REQUIRED_FIELD`: A required property is missing, or all of several of which one is required.
 * - `FIELD_NOT_ALLOWED`: The property must not be set here, or not by this caller.
 * - `ONE_OF_ALIGNMENT`: Properties are set of which only one is allowed.
 * - `EXACT_LENGTH`: The text must have exactly the given number of characters.
 * - `EXACT_SIZE`: The list must have exactly the given number of items.
 * - `REQUIRED_ONE_OF_FIELD`: None of several properties is set, of which one is required.
 */
export type ValidationRule = 'VALIDATION' | 'OTHER' | 'MAX' | 'MIN' | 'MAX_LENGTH' | 'MIN_LENGTH' | 'MAX_SIZE' | 'MIN_SIZE' | 'FORMAT' | 'DECIMAL_LTE' | 'DECIMAL_GTE' | 'DECIMAL_LT' | 'DECIMAL_GT' | 'DECIMAL_MAX_SCALE' | 'INVALID_ENUM_VALUE' | 'REQUIRED_FIELD' | 'FIELD_NOT_ALLOWED' | 'ONE_OF_ALIGNMENT' | 'EXACT_LENGTH' | 'EXACT_SIZE' | 'REQUIRED_ONE_OF_FIELD' | UnknownValue;
/** @description One rule that one field of the input breaks. */
export type FieldRuleViolation = {
    /** @description Dotted path of the field from the root of the body, list positions in brackets. */
    field: string;
    /** @description What is wrong with the value, for developers. */
    description: string;
    violatedRule?: ValidationRule;
    /** @description Name of the rule when `violatedRule` is OTHER, for example VALUE_TOO_SHORT. */
    ruleName?: string;
    /** @description Facts about the rule, such as the bound. Each rule has its own members. */
    data?: {
        /** @description Kind of value that was expected. EMAIL marks a bad e-mail address. */
        type?: string;
        /** @description Bound of a rule about a size, a length or a number. */
        threshold?: number;
    } & {
        [key: string]: unknown;
    };
};
/** @description The input breaks rules. The client turns the list into the message INVALID_ARGUMENT with the sorted fields. */
export type ValidationErrorDetails = {
    /** @description One entry for each broken rule; a field that breaks two rules is there twice. */
    fieldViolations: FieldRuleViolation[];
};
/** @description Rejection of well-formed input, such as a coupon that is used up. Each operation lists its codes as the examples of its error responses. */
export type ApplicationErrorDetails = {
    /** @description Code to branch on, in upper case words or as a negative number in a string such as `-19976`. */
    code: string;
    /** @description What is wrong, for developers. The client appends it to the message when the two differ. */
    description?: string;
    /** @description Data of the error, such as the ids it concerns. Each code has its own properties; null or absent without any. */
    data?: {
        [key: string]: unknown;
    } | null;
};
/** @description What the platform says about a failure. At most one of the two kinds is present. */
export type ErrorDetails = {
    validationError?: ValidationErrorDetails;
    applicationError?: ApplicationErrorDetails;
};
/** @description Body of every failure, except at the token endpoint. Without `details` the kind follows from the HTTP status only. */
export type ErrorBody = {
    /** @description What went wrong, for developers. It may change and is not meant for shoppers. */
    message: string;
    details?: ErrorDetails;
};
/** @description The wish of one person to hear when one item, or one variant of it, can be bought again. */
export type BackInStockRequestInput = {
    /** @description The item. Only items of the store catalog work, app `215238eb-22a5-4c36-9e7b-e7c08025e04e`; `options.variantId` names the variant. */
    catalogReference: CatalogReference;
    /**
     * Format: email
     * @description E-mail address that the notification is sent to. There can be one request for each item and address.
     */
    email: string;
    /**
     * Format: uri
     * @description URL of the product page, which the notification links to.
     */
    itemUrl?: string | null;
};
/** @description The part of a picture that matters most. */
export type FocalPoint = {
    /** @description Centre from the left, as a fraction of the width, 0 to 1. */
    x?: number;
    /** @description Centre from the top, as a fraction of the height, 0 to 1. */
    y?: number;
    /**
     * Format: int32
     * @description Height of the part around it, in pixels.
     */
    height?: number | null;
    /**
     * Format: int32
     * @description Width of the part around it, in pixels.
     */
    width?: number | null;
};
/** @description A picture of the media library. On the wire an object; typed clients may show it as one address. */
export type ImageInput = {
    /** @description Id in the media library, with its file extension. */
    id?: string;
    /** @description Where the picture is served. For a picture from elsewhere only this property is set. */
    url?: string;
    /** @description What the picture shows, for those who do not see it. */
    altText?: string | null;
    /** @description The part that must stay visible when the image is cropped. */
    focalPoint?: FocalPoint;
};
/** @description What the notification says about the item, as the caller states it. */
export type BackInStockItemDetails = {
    /** @description Name of the item. */
    name: string;
    /**
     * Format: decimal
     * @description Price as a plain decimal in the currency of the site, at least 0.
     */
    price: string;
    /** @description Image of the item. The mail contains its URL. */
    image?: ImageInput;
};
/** @description Who wants to be notified about which item, and the content of the mail. */
export type CreateBackInStockRequestRequest = {
    /** @description The item, the e-mail address to notify, and the URL of the product page. */
    request: BackInStockRequestInput;
    /** @description Name, price and picture for the mail. */
    itemDetails: BackInStockItemDetails;
};
/** @description Response with one request to be notified. */
export type BackInStockRequestResponse = {
    /** @description The request after the call. */
    request: BackInStockRequest;
};
/** @description An object without properties. The status alone means success. */
export type EmptyResponse = Record<string, unknown>;
/** @description The body of a call that takes nothing. */
export type EmptyRequest = Record<string, unknown>;
/** @description Which items to count requests for. */
export type CountBackInStockRequestsByCatalogReferenceParameters = {
    /** @description From 1 to 100 items. `options.variantId` names one variant. */
    catalogReferences: CatalogReference[];
};
/** @description How many requests there are for one item. */
export type BackInStockRequestCount = {
    /** @description The item, as in the request. */
    catalogReference?: CatalogReference;
    /**
     * Format: int32
     * @description Number of people who wait for the item.
     */
    count?: number;
};
/** @description Numbers of requests, item by item. */
export type CountBackInStockRequestsByCatalogReferenceResponse = {
    /** @description One entry for each item, with its number of requests. */
    countsPerCatalogReference: BackInStockRequestCount[];
};
/** @description Whom to notify that an item is back, either everyone who waits for an item or the named requests, and what the mail says. */
export type ReportItemsBackInStockRequest = {
    /** @description The item that is back. Everyone waiting for it is notified. Not together with `requestIds`. */
    catalogReference?: CatalogReference;
    /** @description Ids of the requests to notify. Not together with `catalogReference`. */
    requestIds?: string[];
    /** @description Name, price and picture for the mail, now and not as they were when the request was made. */
    itemDetails: BackInStockItemDetails;
    /** @description Further values for the mail template, under the names it uses. Needed when the template does not use name, price and picture. */
    extraAutomationTemplateParameters?: {
        [key: string]: string;
    };
};
/** @description A text of the merchant, linked at the foot of the checkout page. */
export type CheckoutPolicy = {
    /** @description Whether the link is shown. Defaults to false. */
    visible?: boolean | null;
    /** @description Text of the policy, which a click on the link opens. */
    content?: string | null;
};
/** @description One more text of the merchant under a title of its own, linked at the foot of the checkout page. */
export type CustomCheckoutPolicy = {
    /** @description Whether the link is shown. Defaults to false. */
    visible?: boolean | null;
    /** @description Text of the policy, which a click on the link opens. */
    content?: string | null;
    /** @description Text of the link to the policy. */
    title?: string | null;
};
/** @description Texts the shop has to show, linked at the foot of the checkout page. */
export type CheckoutPolicies = {
    /** @description Terms of sale. */
    termsAndConditions?: CheckoutPolicy;
    /** @description How the shop uses personal data. */
    privacyPolicy?: CheckoutPolicy;
    /** @description How buyers can return goods. */
    returnPolicy?: CheckoutPolicy;
    /** @description Terms for digital goods. */
    digitalItemPolicy?: CheckoutPolicy;
    /** @description How to reach the merchant. */
    contactUs?: CheckoutPolicy;
    /** @description One more text under a title of its own. */
    customPolicy?: CustomCheckoutPolicy;
};
/** @description The box to subscribe to mails and messages of the shop. */
export type CheckoutSubscriptionCheckboxField = {
    /** @description Whether the checkbox is shown. Defaults to false. */
    visible?: boolean | null;
    /** @description Whether the checkbox is selected when the page opens. Some countries forbid that. Defaults to false. */
    checkedByDefault?: boolean | null;
    /** @description Whether there is a checkbox for mail and one for text messages, instead of one for both. */
    splitByChannel?: boolean | null;
};
/** @description A box on the checkout page that the buyer can tick. */
export type CheckoutCheckboxField = {
    /** @description Whether the checkbox is shown. */
    visible?: boolean | null;
    /** @description Whether the checkbox is selected when the page opens. */
    checkedByDefault?: boolean | null;
};
/** @description What the checkout page asks for and how payment works. */
export type CheckoutFields = {
    /** @description The checkbox with which the buyer subscribes to mails of the shop. */
    subscriptionCheckbox?: CheckoutSubscriptionCheckboxField;
    /** @description The checkbox with which the buyer agrees to the policies. */
    policyAgreementCheckbox?: CheckoutCheckboxField;
    /** @description Whether buyers may pay with a gift card. Defaults to false. */
    giftCardRedeemEnabled?: boolean | null;
    /** @description Whether the merchant may charge a saved means of payment later, without the buyer (merchant-initiated transactions). Defaults to false. */
    mitEnabled?: boolean | null;
    /** @description Whether payments are only authorized at the order and captured later. Defaults to false. */
    delayCaptureEnabled?: boolean | null;
    /** @description Whether an authorized payment is captured by itself before the authorization runs out. Matters with `delayCaptureEnabled`. Defaults to true. */
    captureBeforeExpiryEnabled?: boolean | null;
};
/** @description A picture of the media library. On the wire an object; typed clients may show it as one address. */
export type Image = {
    /** @description Id in the media library, with its file extension. */
    id?: string;
    /** @description Where the picture is served. For a picture from elsewhere only this property is set. */
    url?: string;
    /**
     * Format: int32
     * @description Height of the original, in pixels.
     */
    readonly height?: number;
    /**
     * Format: int32
     * @description Width of the original, in pixels.
     */
    readonly width?: number;
    /** @description What the picture shows, for those who do not see it. */
    altText?: string | null;
    /**
     * Format: date-time
     * @description When `url` expires. Absent for public images.
     */
    readonly urlExpirationDate?: string | null;
    /** @description Name the file was uploaded with. */
    readonly filename?: string | null;
    /** @description Size of the original in bytes, a whole number as text. */
    readonly sizeInBytes?: string | null;
    /** @description The part that must stay visible when the image is cropped. */
    focalPoint?: FocalPoint;
};
/**
 * Size of the logo on the checkout page.
 *
 * - `SMALL`: The smallest size.
 * - `MEDIUM`: The size between the two others.
 * - `LARGE`: The largest size.
 */
export type LogoSize = 'SMALL' | 'MEDIUM' | 'LARGE' | UnknownValue;
/** @description The logo at the top of the checkout page. */
export type CheckoutLogo = {
    /** @description The picture. Absent if the name of the site is shown instead. */
    image?: Image;
    /** @description Size of the logo. */
    size?: LogoSize;
};
/**
 * Position of the logo in the header of the checkout page.
 *
 * - `SIDE`: At the side where reading starts, which is the left in English.
 * - `CENTER`: In the middle.
 */
export type LogoAlignment = 'SIDE' | 'CENTER' | UnknownValue;
/**
 * Form of the link from the checkout page back to the shop.
 *
 * - `TEXT`: Words.
 * - `ICON`: An icon.
 */
export type ContinueShoppingDisplayType = 'TEXT' | 'ICON' | UnknownValue;
/** @description The link that leads back to the shop. */
export type CheckoutContinueShopping = {
    /** @description Whether the link is left out. */
    hidden?: boolean | null;
    /** @description Whether the link is text or an icon. */
    displayType?: ContinueShoppingDisplayType;
};
/** @description Background of a part of the checkout page: one colour or one picture. */
export type CheckoutBackgroundFill = {
    /** @description The colour in hexadecimal, such as `#f4efe6`. */
    color?: string | null;
    /** @description The image. */
    image?: Image;
};
/** @description Looks of the bar at the top of the checkout page. */
export type CheckoutHeader = {
    /** @description Text in the header, next to or below the logo, at most 55 characters. */
    text?: string | null;
    /** @description Color of `text`, in hexadecimal. */
    textColor?: string | null;
    /** @description The logo and its size. */
    logo?: CheckoutLogo;
    /** @description Position of the logo. */
    alignment?: LogoAlignment;
    /** @description Whether the word "Checkout" is shown. */
    displayCheckoutLabel?: boolean | null;
    /** @description The link that leads back to the shop. */
    continueShopping?: CheckoutContinueShopping;
    /** @description Background of the bar. */
    backgroundFill?: CheckoutBackgroundFill;
    /** @description Colour of the line below the bar, in hexadecimal. */
    dividerColor?: string | null;
};
/**
 * Shape of the buttons for express payment.
 *
 * - `RECTANGLE`: Square corners.
 * - `PILL`: Round ends.
 */
export type ExpressButtonsCornerRadius = 'RECTANGLE' | 'PILL' | UnknownValue;
/** @description Appearance of the form and of the summary next to it. */
export type CheckoutMain = {
    /** @description Background of the form. */
    formBackgroundFill?: CheckoutBackgroundFill;
    /** @description Background of the summary. */
    summaryBackgroundFill?: CheckoutBackgroundFill;
    /** @description Colour of the lines between the sections, in hexadecimal. */
    dividerColor?: string | null;
    /** @description Colour of the highlighted boxes, in hexadecimal. */
    tintedBoxColor?: string | null;
    /** @description Shape of the buttons for express payment. */
    expressButtonsCornerRadius?: ExpressButtonsCornerRadius;
    /**
     * Format: int32
     * @description How round boxes and fields are, in pixels, at most 100. 0 is square.
     */
    cornerRadius?: number | null;
};
/** @description Looks of the bar at the bottom of the checkout page. */
export type CheckoutFooter = {
    /** @description Background of the bar. */
    backgroundFill?: CheckoutBackgroundFill;
    /** @description Colour of the line above the bar, in hexadecimal. */
    dividerColor?: string | null;
};
/** @description Colours used on the whole checkout page. */
export type CheckoutGlobal = {
    /** @description Color of what is selected, in hexadecimal. */
    selectionColor?: string | null;
    /** @description Colour of the button that places the order, in hexadecimal. */
    placeOrderButtonColor?: string | null;
    /** @description Colour of every other button, in hexadecimal. */
    buttonColor?: string | null;
};
/** @description How the hosted checkout page looks, part by part. */
export type CheckoutBrand = {
    /** @description The bar at the top, with the logo. */
    header?: CheckoutHeader;
    /** @description The form and the summary. */
    mainSection?: CheckoutMain;
    /** @description The bar at the bottom, with the links to the policies. */
    footer?: CheckoutFooter;
    /** @description Colours used on the whole page. */
    global?: CheckoutGlobal;
};
/**
 * How much the billing form of the checkout page asks for.
 *
 * - `All_FIELDS`: Every field of an address. The spelling is that of the platform.
 * - `MINIMUM_REQUIRED_FIELDS`: Only the fields that the payment needs.
 */
export type CheckoutBillingFields = 'All_FIELDS' | 'MINIMUM_REQUIRED_FIELDS' | UnknownValue;
/** @description How checkout works and looks on a site. Every site has exactly one. */
export type CheckoutSettings = {
    /** @description Policies that the checkout page links to. */
    checkoutPolicies?: CheckoutPolicies;
    /** @description What the page asks for and how payment works. */
    checkoutFields?: CheckoutFields;
    /** @description Colors, logo and other design of the checkout page. */
    checkoutBrand?: CheckoutBrand;
    /**
     * Format: date-time
     * @description When the settings were created, with the shop. In UTC.
     */
    readonly createdDate?: string | null;
    /**
     * Format: date-time
     * @description When the settings last changed, in UTC.
     */
    readonly updatedDate?: string | null;
    /** @description How much the billing form asks for. */
    checkoutBillingFields?: CheckoutBillingFields;
};
/** @description The checkout settings of the site. */
export type CheckoutSettingsResponse = {
    /** @description All settings, also those that did not change. */
    checkoutSettings: CheckoutSettings;
};
/** @description The logo at the top of the checkout page. */
export type CheckoutLogoInput = {
    /** @description The picture. Absent if the name of the site is shown instead. */
    image?: ImageInput;
    /** @description Size of the logo. */
    size?: LogoSize;
};
/** @description Background of a part of the checkout page: one colour or one picture. */
export type CheckoutBackgroundFillInput = {
    /** @description The colour in hexadecimal, such as `#f4efe6`. */
    color?: string | null;
    /** @description The image. */
    image?: ImageInput;
};
/** @description Looks of the bar at the top of the checkout page. */
export type CheckoutHeaderInput = {
    /** @description Text in the header, next to or below the logo, at most 55 characters. */
    text?: string | null;
    /** @description Color of `text`, in hexadecimal. */
    textColor?: string | null;
    /** @description The logo and its size. */
    logo?: CheckoutLogoInput;
    /** @description Position of the logo. */
    alignment?: LogoAlignment;
    /** @description Whether the word "Checkout" is shown. */
    displayCheckoutLabel?: boolean | null;
    /** @description The link that leads back to the shop. */
    continueShopping?: CheckoutContinueShopping;
    /** @description Background of the bar. */
    backgroundFill?: CheckoutBackgroundFillInput;
    /** @description Colour of the line below the bar, in hexadecimal. */
    dividerColor?: string | null;
};
/** @description Appearance of the form and of the summary next to it. */
export type CheckoutMainInput = {
    /** @description Background of the form. */
    formBackgroundFill?: CheckoutBackgroundFillInput;
    /** @description Background of the summary. */
    summaryBackgroundFill?: CheckoutBackgroundFillInput;
    /** @description Colour of the lines between the sections, in hexadecimal. */
    dividerColor?: string | null;
    /** @description Colour of the highlighted boxes, in hexadecimal. */
    tintedBoxColor?: string | null;
    /** @description Shape of the buttons for express payment. */
    expressButtonsCornerRadius?: ExpressButtonsCornerRadius;
    /**
     * Format: int32
     * @description How round boxes and fields are, in pixels, at most 100. 0 is square.
     */
    cornerRadius?: number | null;
};
/** @description Looks of the bar at the bottom of the checkout page. */
export type CheckoutFooterInput = {
    /** @description Background of the bar. */
    backgroundFill?: CheckoutBackgroundFillInput;
    /** @description Colour of the line above the bar, in hexadecimal. */
    dividerColor?: string | null;
};
/** @description How the hosted checkout page looks, part by part. */
export type CheckoutBrandInput = {
    /** @description The bar at the top, with the logo. */
    header?: CheckoutHeaderInput;
    /** @description The form and the summary. */
    mainSection?: CheckoutMainInput;
    /** @description The bar at the bottom, with the links to the policies. */
    footer?: CheckoutFooterInput;
    /** @description Colours used on the whole page. */
    global?: CheckoutGlobal;
};
/** @description How checkout works and looks on a site. Every site has exactly one. */
export type CheckoutSettingsInput = {
    /** @description Policies that the checkout page links to. */
    checkoutPolicies?: CheckoutPolicies;
    /** @description What the page asks for and how payment works. */
    checkoutFields?: CheckoutFields;
    /** @description Colors, logo and other design of the checkout page. */
    checkoutBrand?: CheckoutBrandInput;
    /** @description How much the billing form asks for. */
    checkoutBillingFields?: CheckoutBillingFields;
};
/** @description Which checkout settings to change. Absent properties are not changed. */
export type UpdateCheckoutSettingsRequest = {
    /** @description The settings to change with their new values. */
    checkoutSettings: CheckoutSettingsInput;
    /** @description Names of the properties of `checkoutSettings` to change, joined by commas. If absent, the properties that are present are changed. */
    fieldMask?: string;
};
/** @description The street of an address in parts. */
export type StreetAddressInput = {
    /** @description House number, with any letter. */
    number?: string;
    /** @description Name of the street. */
    name?: string;
    /** @description Flat or apartment number. */
    apt?: string;
};
/** @description A point on the map, WGS 84. */
export type AddressLocation = {
    /** @description Degrees, positive in the north. */
    latitude?: number | null;
    /** @description Degrees, positive in the east. */
    longitude?: number | null;
};
/** @description A postal address. Give `streetAddress` or `addressLine`; both describe the street, once in parts and once as one line. */
export type AddressInput = {
    /** @description ISO 3166-1 alpha-2 code. */
    country?: string | null;
    /** @description ISO 3166-2 code of state, county or region, such as `IE-G`. */
    subdivision?: string | null;
    /** @description City or town. */
    city?: string | null;
    /** @description Postal code, as the country writes it. */
    postalCode?: string | null;
    /** @description Street and house number as separate properties. */
    streetAddress?: StreetAddressInput;
    /** @description Street and number as one line. */
    addressLine?: string | null;
    /** @description Apartment, floor or building. */
    addressLine2?: string | null;
    /** @description Latitude and longitude of the address. */
    geocode?: AddressLocation;
};
/**
 * Kind of a tax number.
 *
 * - `UNSPECIFIED`: Any other tax number, such as a VAT id.
 * - `CPF`: The number of a person in Brazil.
 * - `CNPJ`: The number of a company in Brazil.
 */
export type TaxIdType = 'UNSPECIFIED' | 'CPF' | 'CNPJ' | UnknownValue;
/** @description Tax number of the buyer and its kind. */
export type VatIdInput = {
    /** @description The tax number. */
    id?: string;
    /** @description Kind of the tax number. */
    type?: TaxIdType;
};
/** @description The person at an address. */
export type FullAddressContactDetailsInput = {
    /** @description Given name. */
    firstName?: string | null;
    /** @description Family name. */
    lastName?: string | null;
    /** @description Telephone number, best with country code. */
    phone?: string | null;
    /** @description Company, for business addresses. */
    company?: string | null;
    /** @description Tax id of the person, where the country asks for one. */
    vatId?: VatIdInput;
};
/** @description An address and the person to be found there. */
export type AddressWithContactInput = {
    address?: AddressInput;
    contactDetails?: FullAddressContactDetailsInput;
};
/**
 * What a carrier charges for in addition to the delivery price.
 *
 * - `HANDLING_FEE`: Packing and handling.
 * - `INSURANCE`: Insurance against loss and damage in transit.
 */
export type CarrierChargeType = 'HANDLING_FEE' | 'INSURANCE' | UnknownValue;
/** @description An amount of money in the currency of the shop and in that of the buyer. */
export type MultiCurrencyPriceInput = {
    /**
     * Format: decimal
     * @description Decimal number as text, in the currency of the shop.
     */
    amount: string;
};
/** @description Tax of one line, fee or delivery. */
export type ItemTaxFullDetailsInput = {
    /** @description Amount that the tax is calculated from, without the tax. */
    taxableAmount?: MultiCurrencyPriceInput;
    /**
     * Format: decimal
     * @description All rates together as a fraction: 0.23 is 23 %.
     */
    taxRate?: string;
    /** @description Amount of the tax. */
    totalTax?: MultiCurrencyPriceInput;
};
/** @description Price of the chosen delivery option, with tax and discounts. */
export type SelectedShippingPricesInput = {
    /** @description Price of the delivery after discounts, with tax. */
    totalPriceAfterTax?: MultiCurrencyPriceInput;
    /** @description Price of the delivery after discounts, without tax. */
    totalPriceBeforeTax?: MultiCurrencyPriceInput;
    /** @description Tax of the delivery. */
    taxDetails?: ItemTaxFullDetailsInput;
    /** @description What discounts take off the delivery. */
    totalDiscount?: MultiCurrencyPriceInput;
    /** @description Price before discounts. */
    price?: MultiCurrencyPriceInput;
};
/** @description A charge on top of the price of the chosen delivery option. */
export type SelectedShippingChargeInput = {
    /** @description Kind of the charge. */
    type?: CarrierChargeType;
    /** @description Additional text for the buyer. */
    details?: string | null;
    /** @description What it costs, with tax and discounts. */
    cost?: SelectedShippingPricesInput;
};
/** @description The carrier that delivers a part of a purchase. */
export type DeliveryCarrierInput = {
    /**
     * Format: uuid
     * @description App that offers the carrier.
     */
    appId?: string | null;
    /** @description Code of the delivery option within that app. */
    code?: string;
};
/** @description A delivery region of the merchant. */
export type DeliveryRegion = {
    /**
     * Format: uuid
     * @description Id of the region.
     */
    id?: string | null;
    /** @description Name that the merchant gave to it. */
    name?: string | null;
};
/** @description The lines that something applies to, by id. */
export type ApplicableLineItems = {
    /** @description Ids of the lines. All lines when the list is absent. */
    lineItemIds?: string[];
};
/** @description Which carrier delivers which lines, and in which delivery region. */
export type DeliveryAllocationInput = {
    /** @description Carrier that delivers these lines. */
    deliveryCarrier?: DeliveryCarrierInput;
    /** @description Delivery region whose rules apply. */
    deliveryRegion?: DeliveryRegion;
    /** @description Lines that this carrier delivers. */
    applicableLineItems?: ApplicableLineItems;
};
/** @description The way of delivery that is counted with. */
export type SelectedCarrierServiceOptionInput = {
    /** @description Code of the option within its carrier. */
    code?: string;
    /**
     * @deprecated
     * @description Extra charges of the carrier, such as insurance. Read the additional fees instead.
     */
    otherCharges?: SelectedShippingChargeInput[];
    /**
     * Format: uuid
     * @description App that offers it.
     */
    carrierId?: string | null;
    /** @description Which carrier takes which lines. One entry when a single carrier takes all. */
    deliveryAllocations?: DeliveryAllocationInput[];
    /** @description True when it covers only some of the lines. */
    partial?: boolean | null;
};
/** @description Where goods go, and the delivery option that is chosen. */
export type CheckoutShippingInfoInput = {
    /** @description Who receives the goods and where. Needed before an order with shippable lines can be made. */
    shippingDestination?: AddressWithContactInput;
    /** @description The chosen delivery option. Requests give its `code` and, with several carriers, its `carrierId`. */
    selectedCarrierServiceOption?: SelectedCarrierServiceOptionInput;
};
/** @description Where the order confirmation goes. The platform sets who buys from the token of the caller. */
export type CheckoutBuyerInfoInput = {
    /**
     * Format: email
     * @description Where the order confirmation goes. Cannot be removed once set.
     */
    email?: string | null;
};
/** @description An answer the buyer gave to an extra question of the checkout page. */
export type CustomFieldInput = {
    /** @description The answer. Text for most fields, a boolean for a tick box; any JSON value is possible. */
    value: unknown;
    /** @description The question, in the main language of the site. */
    title?: string;
    /** @description The question in the language of the buyer. */
    translatedTitle?: string | null;
};
/** @description A membership the buyer wants to pay with, and the lines it pays for. */
export type CheckoutSelectedMembership = {
    /** @description Id of the membership, as the eligible ones list it. */
    id: string;
    /**
     * Format: uuid
     * @description App that runs the membership.
     */
    appId: string;
    /** @description Ids of the lines it pays for, from 1 to 300. */
    lineItemIds: string[];
};
/** @description The memberships to redeem when the order is made. */
export type CheckoutSelectedMembershipsInput = {
    /** @description One entry for each membership, at most 300. An empty list redeems none. */
    memberships?: CheckoutSelectedMembership[];
};
/** @description Memberships that the buyer chose to pay with. */
export type CheckoutMembershipOptionsInput = {
    /** @description Memberships to redeem when the order is made. */
    selectedMemberships?: CheckoutSelectedMembershipsInput;
};
/** @description Properties that apps added to an entity. */
export type ExtendedFields = {
    /** @description Properties by app. A key has the form `@account/app`; each app defines its value. */
    namespaces?: {
        [key: string]: {
            [key: string]: unknown;
        };
    };
};
/** @description Locks of the hosted checkout page. They can be set only when the checkout is created. */
export type CheckoutCustomSettingsInput = {
    /** @description Whether the buyer can neither add nor remove a gift card. Defaults to false. */
    lockGiftCard?: boolean;
    /** @description Whether the buyer can neither add nor remove a coupon. Defaults to false. */
    lockCouponCode?: boolean;
    /** @description Whether the checkbox to agree to the policies is omitted. Defaults to false. */
    disabledPolicyAgreementCheckbox?: boolean;
    /** @description Whether offline payment, such as cash on delivery, is not offered. Defaults to false. */
    disabledManualPayment?: boolean;
};
/** @description Points at a component of an app that the hosted checkout page shows. */
export type CheckoutCustomContentReferenceInput = {
    /**
     * Format: uuid
     * @description App that provides the component.
     */
    appId?: string;
    /**
     * Format: uuid
     * @description Id of the component within that app.
     */
    componentId?: string;
};
/** @description Reference to an object of another system. Can be set only on creation. */
export type CheckoutExternalReferenceInput = {
    /**
     * Format: uuid
     * @description Id of the app that the object belongs to.
     */
    appId?: string;
    /** @description Id of the object in that app. Absent if the app alone identifies it. */
    resourceId?: string | null;
};
/** @description What a request may set of a checkout: buyer, addresses, delivery and the hosted page. */
export type CheckoutInput = {
    /** @description Contact and address of the payer. The address is required to place an order with a total above 0. */
    billingInfo?: AddressWithContactInput;
    /** @description Address and delivery option. Required if a line must be shipped. */
    shippingInfo?: CheckoutShippingInfoInput;
    /** @description What the buyer wrote to the merchant. */
    buyerNote?: string | null;
    /** @description Who buys. Its e-mail address can be changed but not removed once set. */
    buyerInfo?: CheckoutBuyerInfoInput;
    /** @description Answers to the extra questions of the checkout form. */
    customFields?: CustomFieldInput[];
    /** @description Memberships the buyer could pay with, and those chosen. */
    membershipOptions?: CheckoutMembershipOptionsInput;
    /**
     * Format: uuid
     * @description Cart the checkout was made from. Absent when there was none.
     */
    cartId?: string | null;
    /** @description Data of apps, under the namespace of each app. */
    extendedFields?: ExtendedFields;
    /** @description Locks of the hosted checkout page. Can be set only on creation. */
    customSettings?: CheckoutCustomSettingsInput;
    /** @description A component of an app that the hosted checkout page shows. */
    customContentReference?: CheckoutCustomContentReferenceInput;
    /** @description Reference to an object of another system. Can be set only on creation. */
    externalReference?: CheckoutExternalReferenceInput;
    /**
     * Format: uuid
     * @description Id of the location of the business that sells. If absent, the default location.
     */
    businessLocationId?: string | null;
    /**
     * Format: uuid
     * @description Id of the group of buyers with the same tax exemption. Absent or null if the buyer pays tax.
     */
    taxExemptGroupId?: string | null;
};
/** @description Name of an item on a line. */
export type ProductName = {
    /** @description Name in the main language of the site. For a catalog item, the name in the catalog. */
    original: string;
    /** @description Name in the language of the buyer. Absent when there is no translation. */
    translated?: string | null;
};
/** @description The value of an option in words, such as a size. */
export type PlainTextValue = {
    /** @description The value in the main language of the site. */
    original?: string;
    /** @description The value in the language of the buyer. Absent when there is no translation. */
    translated?: string | null;
};
/** @description A colour option of a line, named and, where known, as a colour code. */
export type Color = {
    /** @description Name of the colour in the main language of the site. */
    original?: string;
    /** @description Name of the colour in the language of the buyer. Absent when there is no translation. */
    translated?: string | null;
    /** @description The colour as a CSS value, such as `#2f6f73`. */
    code?: string | null;
};
/** @description The name of an option, such as Glaze or Size. */
export type DescriptionLineName = {
    /** @description The name in the main language of the site. */
    original?: string;
    /** @description The name in the language of the buyer. Absent when there is no translation. */
    translated?: string | null;
};
/**
 * How a chosen option of a line is shown.
 *
 * - `UNRECOGNISED`: A kind that this version does not know.
 * - `PLAIN_TEXT`: As words, such as the size.
 * - `COLOR`: As a color swatch.
 */
export type DescriptionLineType = 'UNRECOGNISED' | 'PLAIN_TEXT' | 'COLOR' | UnknownValue;
/** @description One line below the name of an item: a heading with a text or a colour. */
export type DescriptionLine = {
    /** @description The text of the line. */
    plainText?: PlainTextValue;
    /** @description The colour of the line. */
    colorInfo?: Color;
    /** @description The heading, such as the name of an option. */
    name?: DescriptionLineName;
    /**
     * @deprecated
     * @description Which of `plainText` and `colorInfo` is set. Check these properties instead.
     */
    lineType?: DescriptionLineType;
};
/** @description What matters for sending an item. */
export type PhysicalPropertiesInput = {
    /** @description Weight of one piece, in the weight unit of the cart, checkout or order. */
    weight?: number | null;
    /** @description Stock number of the shop. */
    sku?: string | null;
    /** @description Whether the item is sent to the buyer at all. */
    shippable?: boolean;
};
/**
 * When and with what a line is paid.
 *
 * - `FULL_PAYMENT_ONLINE`: In full at checkout.
 * - `FULL_PAYMENT_OFFLINE`: In full later, outside the shop.
 * - `MEMBERSHIP`: By a membership of the buyer at checkout.
 * - `DEPOSIT_ONLINE`: A deposit at checkout, the rest later.
 * - `MEMBERSHIP_OFFLINE`: By a membership that staff redeem by hand.
 * - `MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER`: By a membership at checkout; what it does not cover is paid later.
 */
export type PaymentOptionType = 'FULL_PAYMENT_ONLINE' | 'FULL_PAYMENT_OFFLINE' | 'MEMBERSHIP' | 'DEPOSIT_ONLINE' | 'MEMBERSHIP_OFFLINE' | 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER' | UnknownValue;
/** @description Wraps the payment option of an override, so that it can be absent. */
export type PaymentOptionOverrideInput = {
    /** @description How the line is to be paid. */
    value?: PaymentOptionType;
};
/** @description Values that take the place of those of the catalog on one line. Properties left out keep the value of the catalog. */
export type CatalogOverrideFieldsInput = {
    /** @description Name to show. */
    productName?: ProductName;
    /**
     * Format: decimal
     * @description Price of one piece.
     */
    price?: string | null;
    /**
     * Format: decimal
     * @description Price to strike through.
     */
    fullPrice?: string | null;
    /** @description Replaces all lines of description. At most 20. */
    descriptionLines?: DescriptionLine[];
    /** @description Replaces weight, stock number and the shippable mark. */
    physicalProperties?: PhysicalPropertiesInput;
    /** @description Picture to show. */
    image?: ImageInput;
    /** @description How the line is to be paid. */
    paymentOption?: PaymentOptionOverrideInput;
    /**
     * Format: decimal
     * @description Paid at once, with `DEPOSIT_ONLINE`.
     */
    depositAmount?: string | null;
    /** @description Whether to keep the payment method for later charges. Defaults to false. */
    savePaymentMethod?: boolean | null;
    /**
     * Format: uuid
     * @description App that tracks the inventory, instead of the app of the catalog.
     */
    inventoryAppId?: string | null;
};
/**
 * Whose address decides the tax of a line.
 *
 * - `BUSINESS`: The address of the seller.
 * - `BILLING`: The address of the payer.
 * - `SHIPPING`: The address of the recipient.
 */
export type TaxableAddressType = 'BUSINESS' | 'BILLING' | 'SHIPPING' | UnknownValue;
/** @description Which address decides the tax, for lines where it is not the usual one. */
export type TaxableAddress = {
    /** @description The kind of address that counts. */
    addressType?: TaxableAddressType;
};
/** @description One line of a checkout. Requests give quantity, catalog reference and, at most, overrides; everything else is filled in by the platform. */
export type CheckoutLineItemInput = {
    /**
     * Format: int32
     * @description Number of pieces. It may be lower than in the request if fewer are in stock.
     */
    quantity: number;
    /** @description Which item of which catalog. Requests must give it; a custom line in an answer may lack it. */
    catalogReference: CatalogReference;
    /** @description Values that replace those of the catalog for this line, such as the price. Only for merchants. */
    catalogOverrideFields?: CatalogOverrideFieldsInput;
    /** @description Whose address decides the tax of the line. */
    taxableAddress?: TaxableAddress;
    /** @description Data of apps, under the namespace of each app. */
    extendedFields?: ExtendedFields;
};
/** @description Words that qualify a price, such as "per hour" or "from". */
export type PriceDescriptionInput = {
    /** @description Text in the main language of the site. */
    original?: string;
    /** @description Text in the language of the buyer. Absent when there is no translation. */
    translated?: string | null;
};
/** @description A page of the site. On the wire an object; typed clients may show it as one address. */
export type PageUrlV2 = {
    /** @description Path from the root of the site, starting with a slash. */
    relativePath?: string;
    /** @description Absolute URL of the page. */
    url?: string | null;
};
/**
 * Kind of an item that the platform knows. It decides, for example, whether a line is shipped.
 *
 * - `UNRECOGNISED`: A kind that this version does not know.
 * - `PHYSICAL`: Goods that are shipped or picked up.
 * - `DIGITAL`: A file that the buyer downloads after payment.
 * - `GIFT_CARD`: A gift card of the shop.
 * - `SERVICE`: A service, such as a booked session or a plan.
 * - `CUSTOM_AMOUNT_ITEM`: An amount of money that is not tied to goods.
 */
export type ItemTypePreset = 'UNRECOGNISED' | 'PHYSICAL' | 'DIGITAL' | 'GIFT_CARD' | 'SERVICE' | 'CUSTOM_AMOUNT_ITEM' | UnknownValue;
/** @description Kind of an item: one of the platform or one of an app. Exactly one property is set. */
export type ItemType = {
    /** @description Kind, if it is one that the platform knows. */
    preset?: ItemTypePreset;
    /** @description Kind, if an app defined it. */
    custom?: string;
};
/**
 * Unit of a billing period. With an interval it gives the period: `MONTH` with 3 is a quarter.
 *
 * - `UNDEFINED`: The unit is not known.
 * - `DAY`: Days.
 * - `WEEK`: Weeks.
 * - `MONTH`: Months.
 * - `YEAR`: Years.
 */
export type SubscriptionFrequency = 'UNDEFINED' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR' | UnknownValue;
/** @description How long a subscription costs nothing at its start: `interval` times `frequency`. */
export type FreeTrialPeriod = {
    /** @description Unit of `interval`. */
    frequency?: SubscriptionFrequency;
    /**
     * Format: int32
     * @description Length of the trial, in `frequency` units.
     */
    interval?: number;
};
/** @description How a subscription repeats, ends and starts. It renews every `interval` times `frequency`. */
export type SubscriptionSettingsInput = {
    /** @description Unit of the billing cycle. */
    frequency?: SubscriptionFrequency;
    /**
     * Format: int32
     * @description Length of a billing cycle in `frequency` units, from 1 to 3650. Defaults to 1.
     */
    interval?: number | null;
    /** @description Whether it renews until it is canceled. When false, `billingCycles` says when it ends. */
    autoRenewal?: boolean;
    /**
     * Format: int32
     * @description Number of cycles. Absent when it renews without end.
     */
    billingCycles?: number | null;
    /** @description Whether the buyer may cancel it. */
    enableCustomerCancellation?: boolean;
    /** @description Time at the start that costs nothing. Absent when there is none. */
    freeTrialPeriod?: FreeTrialPeriod;
    /**
     * Format: date-time
     * @description When it begins, in UTC. Absent when it begins with the order.
     */
    startDate?: string | null;
};
/** @description The name of a subscription option, in the language of the site and of the buyer. */
export type SubscriptionTitleInput = {
    /** @description The name in the main language of the site. */
    original?: string;
    /** @description The name in the language of the buyer. Absent when there is no translation. */
    translated?: string | null;
};
/** @description A longer text about a subscription, in the language of the site and of the buyer. */
export type SubscriptionDescriptionInput = {
    /** @description The text in the main language of the site. */
    original?: string;
    /** @description The text in the language of the buyer. Absent when there is no translation. */
    translated?: string | null;
};
/** @description The subscription a line is bought as. */
export type SubscriptionOptionInfoInput = {
    /** @description How often the subscription is billed, and for how long. */
    subscriptionSettings?: SubscriptionSettingsInput;
    /** @description Name of the subscription option. */
    title?: SubscriptionTitleInput;
    /** @description What the buyer gets for it. */
    description?: SubscriptionDescriptionInput;
};
/**
 * Kind of a file that is sold as a digital product.
 *
 * - `UNSPECIFIED`: The kind is not known.
 * - `SECURE_PICTURE`: An image.
 * - `SECURE_VIDEO`: A video.
 * - `SECURE_DOCUMENT`: A document, such as a PDF.
 * - `SECURE_MUSIC`: An audio file.
 * - `SECURE_ARCHIVE`: An archive, such as a ZIP file.
 * - `SECURE_RAW`: A file of any other kind.
 */
export type SecureFileType = 'UNSPECIFIED' | 'SECURE_PICTURE' | 'SECURE_VIDEO' | 'SECURE_DOCUMENT' | 'SECURE_MUSIC' | 'SECURE_ARCHIVE' | 'SECURE_RAW' | UnknownValue;
/** @description A file only buyers may download. */
export type SecuredMedia = {
    /** @description Id in the store of secured files, not in the media library. */
    id?: string;
    /** @description Name the buyer sees on download, with extension. */
    fileName?: string;
    /** @description Kind of the file. */
    fileType?: SecureFileType;
};
/** @description Date and head count of a booked service. */
export type ServiceProperties = {
    /**
     * Format: date-time
     * @description When the service starts, ISO 8601 in UTC.
     */
    scheduledDate?: string | null;
    /**
     * Format: int32
     * @description How many people take part.
     */
    numberOfParticipants?: number | null;
};
/** @description Terms that apply to an item, such as a cancellation policy. */
export type Policy = {
    /** @description Heading of the policy. */
    title?: string | null;
    /** @description Terms of the policy, as plain text. */
    content?: string;
};
/** @description A text with its translation. */
export type TranslatableString = {
    /** @description Text in the main language of the site. */
    original?: string;
    /** @description Text in the language of the buyer. Absent when there is no translation. */
    translated?: string | null;
};
/** @description One choice of a modifier group on a custom line, such as a kind of gift wrapping, with its price as a plain decimal. */
export type CustomItemModifier = {
    /** @description Id of the choice, given by the catalog or by the caller of a custom line. */
    id?: string;
    /**
     * Format: int32
     * @description How many of this choice go with one unit of the line.
     */
    quantity?: number | null;
    /** @description Name of the choice as the buyer reads it. */
    label?: TranslatableString;
    /** @description A further line about the choice, such as what it is made of. */
    details?: TranslatableString;
    /**
     * Format: decimal
     * @description Price of one, in the currency of the site.
     */
    price?: string | null;
};
/** @description A group of extras on a custom line. Prices are plain decimals. */
export type CustomModifierGroup = {
    /** @description Unique within the line. */
    id?: string;
    /** @description Heading of the group. */
    name?: TranslatableString;
    /** @description The chosen extras, 1 to 25. */
    modifiers?: CustomItemModifier[];
};
/** @description A line the caller describes itself. Price and item type are required; no catalog is asked, so nothing checks stock but `quantityAvailable`. */
export type CustomLineItem = {
    /**
     * Format: int32
     * @description Number of pieces.
     */
    quantity?: number;
    /**
     * Format: decimal
     * @description Price of one piece.
     */
    price: string;
    /** @description Words that qualify the price, such as "per hour". */
    priceDescription?: PriceDescriptionInput;
    /** @description What to show below the name. At most 10. */
    descriptionLines?: DescriptionLine[];
    /** @description Picture to show. */
    media?: ImageInput;
    /**
     * Format: uuid
     * @description Tax group of the item. Absent: the default group.
     */
    taxGroupId?: string | null;
    /** @description Name to show. */
    productName?: ProductName;
    /** @description URL of the product page. */
    url?: PageUrlV2;
    /** @description Kind of the item, which decides about delivery. */
    itemType: ItemType;
    /**
     * Format: decimal
     * @description Price of one piece to strike through. Defaults to `price`.
     */
    fullPrice?: string | null;
    /**
     * Format: int32
     * @description How many can be bought. Absent: without limit.
     */
    quantityAvailable?: number | null;
    /** @description Weight and stock number, for what is shipped. */
    physicalProperties?: PhysicalPropertiesInput;
    /** @description Makes the line a subscription. */
    subscriptionOptionInfo?: SubscriptionOptionInfoInput;
    /** @description The file the buyer gets. */
    digitalFile?: SecuredMedia;
    /** @description How the line is to be paid. Defaults to `FULL_PAYMENT_ONLINE`. */
    paymentOption?: PaymentOptionType;
    /** @description Date and head count of a service. */
    serviceProperties?: ServiceProperties;
    /** @description Id of the item when `catalogReference` names a derived one. */
    rootCatalogItemId?: string | null;
    /**
     * Format: decimal
     * @description Paid at once; counts only with `DEPOSIT_ONLINE`. A decimal number as text.
     */
    depositAmount?: string | null;
    /**
     * Format: uuid
     * @description Delivery profile that decides how the item is shipped. Absent: the default profile.
     */
    deliveryProfileId?: string | null;
    /** @description Catalog item that reports and recommendations attribute the line to. */
    catalogReference?: CatalogReference;
    /** @description True to settle the price later, outside the purchase. Defaults to false. */
    priceUndetermined?: boolean;
    /** @description True to keep the buyer from changing the quantity. Defaults to false. */
    fixedQuantity?: boolean;
    /** @description Terms that apply to the line. At most 5. */
    policies?: Policy[];
    /** @description True when only signed-in members may buy it. Defaults to false. */
    membersOnly?: boolean;
    /** @description Which address decides the tax of this line. */
    taxableAddress?: TaxableAddress;
    /** @description Extras chosen with the item, by group. At most 25. */
    modifierGroups?: CustomModifierGroup[];
};
/**
 * Where a sale was made.
 *
 * - `UNSPECIFIED`: The channel is not known.
 * - `WEB`: The site.
 * - `POS`: The point of sale, a till in a shop.
 * - `EBAY`: The marketplace eBay.
 * - `AMAZON`: The marketplace Amazon.
 * - `OTHER_PLATFORM`: An app or a platform without a value of its own.
 * - `WIX_APP_STORE`: The mobile app of the platform for merchants.
 * - `WIX_INVOICES`: An invoice of the platform.
 * - `BACKOFFICE_MERCHANT`: The back office, where staff enter an order.
 * - `WISH`: The marketplace Wish.
 * - `CLASS_PASS`: ClassPass, a service that sells places in classes.
 * - `GLOBAL_E`: Global-E, a service that sells across borders.
 * - `FACEBOOK`: The shop on Facebook.
 * - `ETSY`: The marketplace Etsy.
 * - `TIKTOK`: The shop on TikTok.
 * - `FAIRE_COM`: The wholesale marketplace Faire.
 * - `PAYPAL_AGENTIC_CHECKOUT`: An AI agent that pays with PayPal.
 * - `STRIPE_AGENTIC_CHECKOUT`: An AI agent that pays with Stripe.
 */
export type ChannelType = 'UNSPECIFIED' | 'WEB' | 'POS' | 'EBAY' | 'AMAZON' | 'OTHER_PLATFORM' | 'WIX_APP_STORE' | 'WIX_INVOICES' | 'BACKOFFICE_MERCHANT' | 'WISH' | 'CLASS_PASS' | 'GLOBAL_E' | 'FACEBOOK' | 'ETSY' | 'TIKTOK' | 'FAIRE_COM' | 'PAYPAL_AGENTIC_CHECKOUT' | 'STRIPE_AGENTIC_CHECKOUT' | UnknownValue;
/** @description What a new checkout starts with. At least one line, catalog or custom, is needed. */
export type CreateCheckoutRequest = {
    /** @description Buyer, addresses, delivery, custom fields and settings. Properties set by the platform are ignored. */
    checkoutInfo?: CheckoutInput;
    /** @description Coupon to apply. A checkout holds one at most. */
    couponCode?: string | null;
    /** @description Catalog items. Prices and texts come from the catalog. */
    lineItems?: CheckoutLineItemInput[];
    /** @description Lines of no catalog, each with a price of its own. Only for merchants. */
    customLineItems?: CustomLineItem[];
    /** @description Sales channel the purchase comes from. WEB for a store front. */
    channelType: ChannelType;
    /** @description Gift card to apply. A checkout holds one at most. */
    giftCardCode?: string | null;
    /** @description URL of a custom checkout page, returned instead of the hosted one. */
    overrideCheckoutUrl?: string | null;
    /**
     * Format: decimal
     * @description How much to take from the gift card. As much as it can cover when absent.
     */
    giftCardRedeemAmount?: string | null;
};
/** @description An amount of money in the currency of the shop and in that of the buyer. */
export type MultiCurrencyPrice = {
    /**
     * Format: decimal
     * @description Decimal number as text, in the currency of the shop.
     */
    amount: string;
    /**
     * Format: decimal
     * @description Decimal number as text, in the currency shown to the buyer; equals `amount` when both are the same.
     */
    readonly convertedAmount: string;
    /** @description `amount` with its currency sign, ready to show. */
    readonly formattedAmount: string;
    /** @description `convertedAmount` with its currency sign, ready to show. */
    readonly formattedConvertedAmount: string;
};
/** @description One tax rate within the tax of a line. The tax breakdown says the same in more detail. */
export type TaxRateBreakdown = {
    /** @description Name of the tax. */
    name?: string;
    /**
     * Format: decimal
     * @description Rate as a fraction: 0.23 is 23 %.
     */
    rate?: string;
    /** @description Amount of the tax at this rate. */
    tax?: MultiCurrencyPrice;
};
/**
 * Level of the authority that levies a tax.
 *
 * - `UNDEFINED`: The level is not known.
 * - `COUNTRY`: A country.
 * - `STATE`: A state or province.
 * - `COUNTY`: A county.
 * - `CITY`: A city.
 * - `SPECIAL`: A district that exists for this tax alone, such as one for transit.
 */
export type JurisdictionType = 'UNDEFINED' | 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL' | UnknownValue;
/** @description The share of one tax authority in the tax of a line, a fee or the delivery. */
export type TaxBreakdown = {
    /** @description Name of the authority that levies the tax. */
    jurisdiction?: string | null;
    /** @description Part of the price that this tax does not apply to. */
    nonTaxableAmount?: MultiCurrencyPrice;
    /**
     * Format: decimal
     * @description Rate as a fraction: 0.23 is 23 %. It may exceed 1.
     */
    rate?: string | null;
    /** @description Amount of the tax. */
    taxAmount?: MultiCurrencyPrice;
    /** @description Part of the price the rate applies to. */
    taxableAmount?: MultiCurrencyPrice;
    /** @description Kind of tax, such as VAT. */
    taxType?: string | null;
    /** @description Name of the tax as the buyer reads it. */
    taxName?: string | null;
    /** @description Level of the authority that levies the tax. */
    jurisdictionType?: JurisdictionType;
};
/** @description Tax of one line, fee or delivery. */
export type ItemTaxFullDetails = {
    /** @description Amount that the tax is calculated from, without the tax. */
    taxableAmount?: MultiCurrencyPrice;
    /**
     * Format: decimal
     * @description All rates together as a fraction: 0.23 is 23 %.
     */
    taxRate: string;
    /** @description Amount of the tax. */
    totalTax?: MultiCurrencyPrice;
    /**
     * @deprecated
     * @description The rates behind `taxRate`. Use `taxBreakdown` instead.
     */
    readonly rateBreakdown?: TaxRateBreakdown[];
    /** @description Each tax with its authority. At most 1000. */
    readonly taxBreakdown?: TaxBreakdown[];
};
/**
 * Whether the catalog can deliver the quantity of a line.
 *
 * - `AVAILABLE`: In full.
 * - `NOT_FOUND`: The item is no longer in the catalog.
 * - `NOT_AVAILABLE`: The item is sold out or hidden.
 * - `PARTIALLY_AVAILABLE`: Fewer pieces than the line has, because the stock fell after it was added.
 */
export type ItemAvailabilityStatus = 'AVAILABLE' | 'NOT_FOUND' | 'NOT_AVAILABLE' | 'PARTIALLY_AVAILABLE' | UnknownValue;
/** @description Stock of a line, as its catalog sees it. */
export type ItemAvailabilityInfo = {
    status: ItemAvailabilityStatus;
    /**
     * Format: int32
     * @description Pieces that can be bought. Absent when the catalog does not count.
     */
    quantityAvailable?: number | null;
};
/** @description What matters for sending an item. */
export type PhysicalProperties = {
    /** @description Weight of one piece, in the weight unit of the cart, checkout or order. */
    weight?: number | null;
    /** @description Stock number of the shop. */
    sku?: string | null;
    /** @description Whether the item is sent to the buyer at all. */
    shippable: boolean;
};
/** @description How a subscription repeats, ends and starts. It renews every `interval` times `frequency`. */
export type SubscriptionSettings = {
    /** @description Unit of the billing cycle. */
    frequency: SubscriptionFrequency;
    /**
     * Format: int32
     * @description Length of a billing cycle in `frequency` units, from 1 to 3650. Defaults to 1.
     */
    interval?: number | null;
    /** @description Whether it renews until it is canceled. When false, `billingCycles` says when it ends. */
    autoRenewal: boolean;
    /**
     * Format: int32
     * @description Number of cycles. Absent when it renews without end.
     */
    billingCycles?: number | null;
    /** @description Whether the buyer may cancel it. */
    enableCustomerCancellation: boolean;
    /** @description Time at the start that costs nothing. Absent when there is none. */
    freeTrialPeriod?: FreeTrialPeriod;
    /**
     * Format: date-time
     * @description When it begins, in UTC. Absent when it begins with the order.
     */
    startDate?: string | null;
};
/** @description The name of a subscription option, in the language of the site and of the buyer. */
export type SubscriptionTitle = {
    /** @description The name in the main language of the site. */
    original: string;
    /** @description The name in the language of the buyer. Absent when there is no translation. */
    translated?: string | null;
};
/** @description A longer text about a subscription, in the language of the site and of the buyer. */
export type SubscriptionDescription = {
    /** @description The text in the main language of the site. */
    original: string;
    /** @description The text in the language of the buyer. Absent when there is no translation. */
    translated?: string | null;
};
/** @description The subscription a line is bought as. */
export type SubscriptionOptionInfo = {
    /** @description How often the subscription is billed, and for how long. */
    subscriptionSettings?: SubscriptionSettings;
    /** @description Name of the subscription option. */
    title?: SubscriptionTitle;
    /** @description What the buyer gets for it. */
    description?: SubscriptionDescription;
};
/** @description Words that qualify a price, such as "per hour" or "from". */
export type PriceDescription = {
    /** @description Text in the main language of the site. */
    original: string;
    /** @description Text in the language of the buyer. Absent when there is no translation. */
    translated?: string | null;
};
/** @description Wraps the payment option of an override, so that it can be absent. */
export type PaymentOptionOverride = {
    /** @description How the line is to be paid. */
    value: PaymentOptionType;
};
/** @description Values that take the place of those of the catalog on one line. Properties left out keep the value of the catalog. */
export type CatalogOverrideFields = {
    /** @description Name to show. */
    productName?: ProductName;
    /**
     * Format: decimal
     * @description Price of one piece.
     */
    price?: string | null;
    /**
     * Format: decimal
     * @description Price to strike through.
     */
    fullPrice?: string | null;
    /** @description Replaces all lines of description. At most 20. */
    descriptionLines?: DescriptionLine[];
    /** @description Replaces weight, stock number and the shippable mark. */
    physicalProperties?: PhysicalProperties;
    /** @description Picture to show. */
    image?: Image;
    /** @description How the line is to be paid. */
    paymentOption?: PaymentOptionOverride;
    /**
     * Format: decimal
     * @description Paid at once, with `DEPOSIT_ONLINE`.
     */
    depositAmount?: string | null;
    /** @description Whether to keep the payment method for later charges. Defaults to false. */
    savePaymentMethod?: boolean | null;
    /**
     * Format: uuid
     * @description App that tracks the inventory, instead of the app of the catalog.
     */
    inventoryAppId?: string | null;
};
/** @description One choice of a modifier group, such as a kind of gift wrapping, with its price in both currencies. */
export type ItemModifier = {
    /** @description Id of the choice within its group. */
    id?: string;
    /**
     * Format: int32
     * @description How many of this choice go with one unit of the line.
     */
    quantity?: number | null;
    /** @description Name of the choice as the buyer reads it. */
    label?: TranslatableString;
    /** @description A further line about the choice, such as what it is made of. */
    details?: TranslatableString;
    /** @description Price of one. */
    price?: MultiCurrencyPrice;
};
/** @description A group of extras on a line, with prices in both currencies. */
export type ModifierGroup = {
    /** @description Unique within the line. */
    id?: string;
    /** @description Heading of the group. */
    name?: TranslatableString;
    /** @description The chosen extras, 1 to 25. */
    modifiers?: ItemModifier[];
};
/** @description One line of a checkout. Requests give quantity, catalog reference and, at most, overrides; everything else is filled in by the platform. */
export type CheckoutLineItem = {
    /**
     * Format: uuid
     * @description Id of the line within its checkout. The calls that remove or count lines take it.
     */
    readonly id?: string | null;
    /**
     * Format: int32
     * @description Number of pieces. It may be lower than in the request if fewer are in stock.
     */
    quantity: number;
    /** @description Which item of which catalog. Requests must give it; a custom line in an answer may lack it. */
    catalogReference?: CatalogReference;
    /** @description Name of the item, from its catalog. */
    readonly productName?: ProductName;
    /** @description URL of the product page. */
    readonly url?: PageUrlV2;
    /** @description Price of one unit after discounts of the catalog, before discounts of this checkout. */
    readonly price?: MultiCurrencyPrice;
    /** @description `price` times `quantity`. */
    readonly lineItemPrice?: MultiCurrencyPrice;
    /** @description Price of one unit before discounts of the catalog. `price` when there is none. */
    readonly fullPrice?: MultiCurrencyPrice;
    /** @description Price of one unit before discounts of this checkout. `price` when there is none. */
    readonly priceBeforeDiscounts?: MultiCurrencyPrice;
    /** @description Price of the line after discounts, with tax. */
    readonly totalPriceAfterTax?: MultiCurrencyPrice;
    /** @description Price of the line after discounts, without tax. */
    readonly totalPriceBeforeTax?: MultiCurrencyPrice;
    /** @description Tax of this line. */
    readonly taxDetails?: ItemTaxFullDetails;
    /** @description What the discounts of this checkout take off the whole line. */
    readonly discount?: MultiCurrencyPrice;
    /** @description The options that were chosen, such as colour and size, as the buyer reads them. */
    readonly descriptionLines?: DescriptionLine[];
    /** @description Picture of the item. */
    readonly media?: Image;
    /** @description Whether the catalog can deliver the quantity. */
    readonly availability?: ItemAvailabilityInfo;
    /** @description Weight, stock keeping unit and whether it ships. */
    readonly physicalProperties?: PhysicalProperties;
    /** @description What kind of item it is. Decides whether delivery is needed. */
    readonly itemType?: ItemType;
    /** @description The chosen subscription. Absent for a single purchase. */
    readonly subscriptionOptionInfo?: SubscriptionOptionInfo;
    /** @description The file the buyer receives. Only for digital items. */
    readonly digitalFile?: SecuredMedia;
    /** @description How the line is paid. FULL_PAYMENT_ONLINE unless the catalog says otherwise. */
    readonly paymentOption: PaymentOptionType;
    /** @description When a booked service takes place and for how many. Only for services. */
    readonly serviceProperties?: ServiceProperties;
    /** @description The item itself, when `catalogReference` names a part of it, such as one seat of an event. */
    readonly rootCatalogItemId?: string | null;
    /** @description What the price is for, such as "per mug". Shown next to it. */
    readonly priceDescription?: PriceDescription;
    /** @description What is paid now for one unit when `paymentOption` is DEPOSIT_ONLINE. */
    readonly depositAmount?: MultiCurrencyPrice;
    /**
     * Format: uuid
     * @description Delivery profile whose carriers may deliver the line.
     */
    readonly deliveryProfileId?: string | null;
    /** @description Whether the line comes from no catalog. */
    readonly customLineItem: boolean;
    /** @description Payment terms the buyer has to agree to before paying. Absent or null when there are none. */
    readonly consentRequiredPaymentPolicy?: string | null;
    /** @description Values that replace those of the catalog for this line, such as the price. Only for merchants. */
    catalogOverrideFields?: CatalogOverrideFields;
    /** @description Whether the price is not known yet and is settled after the order. */
    readonly priceUndetermined: boolean;
    /** @description Whether the buyer cannot change the quantity. */
    readonly fixedQuantity: boolean;
    /** @description Whether the payment method must be saved for later charges. Defaults to false. */
    readonly savePaymentMethod: boolean;
    /** @description Whose address decides the tax of the line. */
    taxableAddress?: TaxableAddress;
    /** @description Data of apps, under the namespace of each app. */
    extendedFields?: ExtendedFields;
    /** @description Terms of this item, such as a return policy, at most 5. */
    readonly policies?: Policy[];
    /** @description Whether only members may buy the item. Defaults to false. */
    readonly membersOnly: boolean;
    /** @description Chosen extras of the line, at most 25 groups. */
    readonly modifierGroups?: ModifierGroup[];
    /** @description What the extras of one unit cost together. */
    readonly modifiersTotalPrice?: MultiCurrencyPrice;
};
/** @description The street of an address in parts. */
export type StreetAddress = {
    /** @description House number, with any letter. */
    number: string;
    /** @description Name of the street. */
    name: string;
    /** @description Flat or apartment number. */
    apt?: string;
};
/** @description A postal address. Give `streetAddress` or `addressLine`; both describe the street, once in parts and once as one line. */
export type Address = {
    /** @description ISO 3166-1 alpha-2 code. */
    country?: string | null;
    /** @description ISO 3166-2 code of state, county or region, such as `IE-G`. */
    subdivision?: string | null;
    /** @description City or town. */
    city?: string | null;
    /** @description Postal code, as the country writes it. */
    postalCode?: string | null;
    /** @description Street and house number as separate properties. */
    streetAddress?: StreetAddress;
    /** @description Street and number as one line. */
    addressLine?: string | null;
    /** @description Apartment, floor or building. */
    addressLine2?: string | null;
    /** @description Latitude and longitude of the address. */
    geocode?: AddressLocation;
    /** @description Name of the country. The platform derives it from the code. */
    readonly countryFullname?: string | null;
    /** @description Name of the subdivision. The platform derives it from the code. */
    readonly subdivisionFullname?: string | null;
};
/** @description Tax number of the buyer and its kind. */
export type VatId = {
    /** @description The tax number. */
    id: string;
    /** @description Kind of the tax number. */
    type: TaxIdType;
};
/** @description The person at an address. */
export type FullAddressContactDetails = {
    /** @description Given name. */
    firstName?: string | null;
    /** @description Family name. */
    lastName?: string | null;
    /** @description Telephone number, best with country code. */
    phone?: string | null;
    /** @description Company, for business addresses. */
    company?: string | null;
    /** @description Tax id of the person, where the country asks for one. */
    vatId?: VatId;
};
/** @description An address and the person to be found there. */
export type AddressWithContact = {
    address?: Address;
    contactDetails?: FullAddressContactDetails;
};
/**
 * Where the buyer collects the order.
 *
 * - `STORE_PICKUP`: At the shop.
 * - `PICKUP_POINT`: At a pickup point of a carrier.
 */
export type PickupMethod = 'STORE_PICKUP' | 'PICKUP_POINT' | UnknownValue;
/** @description Where the buyer collects the goods. */
export type PickupDetails = {
    /** @description Address of the place. */
    address?: Address;
    /**
     * @deprecated
     * @description Whether the place belongs to the business. `pickupMethod` replaces it.
     */
    businessLocation: boolean;
    /** @description Whether it is a branch of the business or a pickup point of a carrier. */
    pickupMethod: PickupMethod;
};
/** @description When a delivery is promised. */
export type DeliveryTimeSlot = {
    /**
     * Format: date-time
     * @description Start, ISO 8601 in UTC.
     */
    from?: string | null;
    /**
     * Format: date-time
     * @description End, ISO 8601 in UTC. Not before `from`.
     */
    to?: string | null;
};
/** @description When and how goods arrive with a delivery option. */
export type DeliveryLogistics = {
    /** @description How long it takes, in words for the buyer. */
    deliveryTime?: string | null;
    /** @description Instructions for the buyer, such as where to wait. */
    instructions?: string | null;
    /** @description Where the buyer collects. Present only for a pickup option; an order by pickup needs it. */
    pickupDetails?: PickupDetails;
    /** @description Time slot in which the goods arrive. Absent if none was agreed. */
    deliveryTimeSlot?: DeliveryTimeSlot;
};
/** @description Price of the chosen delivery option, with tax and discounts. */
export type SelectedShippingPrices = {
    /** @description Price of the delivery after discounts, with tax. */
    totalPriceAfterTax?: MultiCurrencyPrice;
    /** @description Price of the delivery after discounts, without tax. */
    totalPriceBeforeTax?: MultiCurrencyPrice;
    /** @description Tax of the delivery. */
    taxDetails?: ItemTaxFullDetails;
    /** @description What discounts take off the delivery. */
    totalDiscount?: MultiCurrencyPrice;
    /** @description Price before discounts. */
    price?: MultiCurrencyPrice;
};
/** @description A charge on top of the price of the chosen delivery option. */
export type SelectedShippingCharge = {
    /** @description Kind of the charge. */
    type: CarrierChargeType;
    /** @description Additional text for the buyer. */
    details?: string | null;
    /** @description What it costs, with tax and discounts. */
    cost?: SelectedShippingPrices;
};
/** @description The carrier that delivers a part of a purchase. */
export type DeliveryCarrier = {
    /**
     * Format: uuid
     * @description App that offers the carrier.
     */
    appId?: string | null;
    /** @description Code of the delivery option within that app. */
    code: string;
};
/** @description Which carrier delivers which lines, and in which delivery region. */
export type DeliveryAllocation = {
    /** @description Carrier that delivers these lines. */
    deliveryCarrier?: DeliveryCarrier;
    /** @description Delivery region whose rules apply. */
    deliveryRegion?: DeliveryRegion;
    /** @description Lines that this carrier delivers. */
    applicableLineItems?: ApplicableLineItems;
};
/** @description The way of delivery that is counted with. */
export type SelectedCarrierServiceOption = {
    /** @description Code of the option within its carrier. */
    code: string;
    /** @description Name of the option that the buyer sees. */
    readonly title: string;
    /** @description How and when it is delivered. */
    readonly logistics?: DeliveryLogistics;
    /** @description Amount that is charged. */
    readonly cost?: SelectedShippingPrices;
    /** @description True when it is the one that was asked for; false when the platform fell back to another. */
    readonly requestedShippingOption: boolean;
    /**
     * @deprecated
     * @description Extra charges of the carrier, such as insurance. Read the additional fees instead.
     */
    otherCharges: SelectedShippingCharge[];
    /**
     * Format: uuid
     * @description App that offers it.
     */
    carrierId?: string | null;
    /** @description Which carrier takes which lines. One entry when a single carrier takes all. */
    deliveryAllocations: DeliveryAllocation[];
    /** @description True when it covers only some of the lines. */
    partial?: boolean | null;
};
/** @description A delivery region the merchant set up. */
export type ShippingRegion = {
    /**
     * Format: uuid
     * @description Id of the region, set by the platform.
     */
    readonly id: string;
    /** @description Name that the merchant gave to it. */
    name: string;
};
/** @description A charge on top of the price of a delivery option. */
export type ShippingCharge = {
    /** @description Kind of the charge. */
    type?: CarrierChargeType;
    /** @description Amount that is charged. */
    price?: MultiCurrencyPrice;
    /** @description Additional text for the buyer. */
    details?: string | null;
};
/** @description What a delivery option costs before it is chosen. */
export type ShippingPrice = {
    /** @description Price of the delivery alone. */
    price?: MultiCurrencyPrice;
    /** @description Charges in addition to the price, such as handling. */
    otherCharges?: ShippingCharge[];
};
/** @description One delivery option of a carrier that the buyer can choose. */
export type ShippingOption = {
    /** @description Code to choose the option by. Unique within its carrier. */
    code?: string;
    /** @description Name of the option as the buyer reads it. */
    title?: string;
    /** @description When and how goods arrive. */
    logistics?: DeliveryLogistics;
    /** @description What the option costs. */
    cost?: ShippingPrice;
    /** @description How the lines are split between carriers, at most 300 parts. */
    deliveryAllocations?: DeliveryAllocation[];
    /** @description Whether the option delivers only some of the lines. */
    partial?: boolean | null;
};
/** @description The ways of delivery one carrier offers. */
export type CarrierServiceOption = {
    /**
     * Format: uuid
     * @description App of the carrier that offers the options.
     */
    carrierId: string;
    /** @description What the buyer can choose from. */
    shippingOptions?: ShippingOption[];
};
/** @description Where goods go, which delivery option was chosen and which ones there are. */
export type CheckoutShippingInfo = {
    /** @description Who receives the goods and where. Needed before an order with shippable lines can be made. */
    shippingDestination?: AddressWithContact;
    /** @description The chosen delivery option. Requests give its `code` and, with several carriers, its `carrierId`. */
    selectedCarrierServiceOption?: SelectedCarrierServiceOption;
    /** @description Delivery region of the merchant that the destination lies in. */
    readonly region?: ShippingRegion;
    /** @description Delivery options of every carrier that answered. Empty until a destination is known. */
    readonly carrierServiceOptions: CarrierServiceOption[];
};
/** @description Who buys. A visitor or a member is set by the platform from the token of the caller; the caller gives the e-mail address. */
export type CheckoutBuyerInfo = {
    /**
     * Format: uuid
     * @description Id of the anonymous visitor. Absent when a member buys.
     */
    readonly visitorId?: string;
    /**
     * Format: uuid
     * @description Id of the signed-in member. Absent when a visitor buys.
     */
    readonly memberId?: string;
    /**
     * Format: uuid
     * @description Contact of the buyer in the contact list of the site. Absent until the platform has matched or created one.
     */
    readonly contactId?: string | null;
    /**
     * Format: email
     * @description Where the order confirmation goes. Cannot be removed once set.
     */
    email?: string | null;
};
/** @description The totals of a purchase. `total` is `subtotal` less `discount` plus `shipping` and `additionalFees`, plus `tax` where prices do not contain it. */
export type PriceSummary = {
    /** @description All lines before discounts. */
    subtotal?: MultiCurrencyPrice;
    /** @description Delivery, before discounts. */
    shipping?: MultiCurrencyPrice;
    /** @description All tax, contained in the prices or on top of them. */
    tax?: MultiCurrencyPrice;
    /** @description What all discounts take off, a positive amount. */
    discount?: MultiCurrencyPrice;
    /** @description What the buyer pays: the sum of the other amounts, less discounts. */
    total?: MultiCurrencyPrice;
    /** @description All additional fees. */
    additionalFees?: MultiCurrencyPrice;
};
/** @description Why the platform rejected the request, in machine-readable form. */
export type ApplicationError = {
    /** @description Code in upper case, which does not change. Base decisions on it. */
    code: string;
    /** @description Text for developers, in English. It may change. */
    description: string;
    /** @description More facts about the failure. Its shape depends on the code. */
    data?: {
        [key: string]: unknown;
    } | null;
};
/** @description One field of the purchase that broke one rule during the calculation. */
export type CalculationFieldViolation = {
    /** @description Dotted path of the field. */
    field: string;
    /** @description What is wrong with it, for developers. */
    description: string;
    /** @description Kind of rule. */
    violatedRule: ValidationRule;
    /** @description Name of the rule, when `violatedRule` is OTHER. */
    ruleName?: string | null;
    /** @description Facts about the rule, such as the bound that was passed. */
    data?: {
        [key: string]: unknown;
    } | null;
};
/** @description Fields of the purchase that did not fit during the calculation. */
export type CalculationValidationError = {
    /** @description One entry for each broken rule. */
    fieldViolations: CalculationFieldViolation[];
};
/** @description A service behind the platform failed. */
export type CalculationSystemError = {
    /** @description Code of that service, for the support of the platform. */
    errorCode?: string | null;
};
/** @description Why one step of the calculation failed. At most one of the three kinds of error is set. */
export type CalculationError = {
    /** @description A rule of the platform rejected the step. */
    applicationError?: ApplicationError;
    /** @description Fields of the purchase do not fit. */
    validationError?: CalculationValidationError;
    /** @description A service behind the platform failed. */
    systemError?: CalculationSystemError;
    /**
     * @deprecated
     * @description Facts for the support of the platform. No longer filled.
     */
    tracing?: {
        [key: string]: string;
    };
};
/** @description The error of one carrier that was asked for delivery options. */
export type CarrierError = {
    /** @description Id of the carrier that failed. */
    carrierId: string;
    /** @description Error of the carrier. */
    error?: CalculationError;
};
/** @description Errors of the carriers that were asked for delivery options while others may have answered. */
export type CarrierErrors = {
    /** @description One entry for each carrier that failed. */
    errors: CarrierError[];
};
/** @description What could not be calculated, and why. Totals lack the part that failed. Of the three delivery errors at most one is set. */
export type CalculationErrors = {
    /** @description Delivery could not be calculated at all. */
    generalShippingCalculationError?: CalculationError;
    /** @description Carriers that failed. The options of the others are still offered. */
    carrierErrors?: CarrierErrors;
    /** @description The price of the chosen delivery option could not be calculated. */
    selectedShippingOptionError?: CalculationError;
    /** @description Tax is missing from the totals. */
    taxCalculationError?: CalculationError;
    /** @description The coupon takes nothing off. */
    couponCalculationError?: CalculationError;
    /**
     * @deprecated
     * @description The gift card pays nothing.
     */
    giftCardCalculationError?: CalculationError;
    /** @description Reasons why no order can be made yet, such as missing buyer details. Empty when there are none. */
    orderValidationErrors: ApplicationError[];
    /** @description Memberships could not be checked. */
    membershipError?: CalculationError;
    /** @description Automatic discounts are missing. */
    discountsCalculationError?: CalculationError;
};
/** @description A gift card that pays a part of the purchase, as checkouts and version 1 of carts have it. */
export type GiftCardV1 = {
    /**
     * @deprecated
     * @description Id of the card at its provider.
     */
    id: string;
    /** @description The code with all but the last characters hidden, safe to show. */
    obfuscatedCode: string;
    /** @description What the card pays of this purchase. Never more than its balance. */
    amount?: MultiCurrencyPrice;
    /**
     * Format: uuid
     * @description App that provides the card.
     */
    appId: string;
    /** @description Id at the provider, for following up. */
    externalId?: string | null;
    /** @description What the buyer asked the card to pay. Absent when the buyer named no amount. */
    requestedAmount?: MultiCurrencyPrice;
    /** @description The full code. It is worth money: do not show or log it. */
    code?: string;
};
/** @description The coupon in use and what it takes off. */
export type AppliedCoupon = {
    /** @description Id of the coupon. */
    id: string;
    /** @description Code the buyer typed. */
    code: string;
    /** @description What the coupon takes off the whole purchase. */
    amount?: MultiCurrencyPrice;
    /** @description Name of the coupon as the buyer reads it. */
    name: string;
};
/** @description A discount the merchant gave this purchase by hand, as an amount or as a percentage. */
export type AppliedMerchantDiscount = {
    /** @description Amount that the discount takes off. */
    amount?: MultiCurrencyPrice;
    /** @description Share it takes off the subtotal, from 0.01 to 100. Absent when an amount was given. */
    percentage?: number | null;
};
/** @description Name of an automatic discount. */
export type DiscountRuleName = {
    /** @description Text in the main language of the site. */
    original: string;
    /** @description Text in the language of the buyer. Equals `original` when there is no translation. */
    translated?: string | null;
};
/** @description An automatic discount of the merchant that the purchase meets the conditions of. */
export type AppliedDiscountRule = {
    /**
     * Format: uuid
     * @description Id of the rule.
     */
    id: string;
    /** @description Name of the rule as the buyer reads it. */
    name?: DiscountRuleName;
    /** @description What the rule takes off. */
    amount?: MultiCurrencyPrice;
};
/**
 * What a discount is taken off.
 *
 * - `GLOBAL`: The subtotal of the whole purchase.
 * - `SPECIFIC_ITEMS`: The lines that the discount names.
 * - `SHIPPING`: The price of the delivery.
 */
export type DiscountType = 'GLOBAL' | 'SPECIFIC_ITEMS' | 'SHIPPING' | UnknownValue;
/** @description One discount in force: a coupon, a reduction by the merchant, or an automatic rule. */
export type AppliedDiscount = {
    coupon?: AppliedCoupon;
    merchantDiscount?: AppliedMerchantDiscount;
    discountRule?: AppliedDiscountRule;
    /** @description What the discount is taken off. */
    discountType: DiscountType;
    /** @description The lines it applies to. */
    lineItemIds?: string[];
    /**
     * Format: uuid
     * @description Id of the applied discount.
     */
    id?: string | null;
};
/** @description An answer the buyer gave to an extra question of the checkout page. */
export type CustomField = {
    /** @description The answer. Text for most fields, a boolean for a tick box; any JSON value is possible. */
    value: unknown;
    /** @description The question, in the main language of the site. */
    title: string;
    /** @description The question in the language of the buyer. */
    translatedTitle?: string | null;
};
/**
 * Unit of weight that the shop uses.
 *
 * - `UNSPECIFIED_WEIGHT_UNIT`: The unit is not known.
 * - `KG`: Kilogram.
 * - `LB`: Pound.
 */
export type WeightUnit = 'UNSPECIFIED_WEIGHT_UNIT' | 'KG' | 'LB' | UnknownValue;
/**
 * Why a tax rate was taken from the settings of the shop.
 *
 * - `GLOBAL_SETTING_TO_MANUAL`: The merchant sets all tax rates by hand.
 * - `REGION_SETTING_TO_MANUAL`: The merchant sets the rates of this region by hand.
 */
export type ManualCalculationReason = 'GLOBAL_SETTING_TO_MANUAL' | 'REGION_SETTING_TO_MANUAL' | UnknownValue;
/**
 * Why a tax rate of the settings replaced that of the tax service.
 *
 * - `AUTO_TAX_FAILED`: The tax service gave no rate.
 * - `AUTO_TAX_DEACTIVATED`: The tax service is switched off for the site.
 */
export type FallbackReason = 'AUTO_TAX_FAILED' | 'AUTO_TAX_DEACTIVATED' | UnknownValue;
/** @description Why tax was not worked out automatically although the site asks for it. */
export type AutoTaxFallbackDetails = {
    /** @description Whether automatic tax failed or was switched off. */
    fallbackReason: FallbackReason;
    /** @description Error of the tax service. Present if the service failed. */
    error?: ApplicationError;
};
/**
 * Where a tax rate comes from.
 *
 * - `NO_TAX_COLLECTED`: No tax is due.
 * - `MANUAL_RATE`: The settings of the shop.
 * - `AUTO_RATE`: The tax service.
 * - `FALLBACK_RATE`: The settings of the shop, because the tax service gave no rate.
 */
export type RateType = 'NO_TAX_COLLECTED' | 'MANUAL_RATE' | 'AUTO_RATE' | 'FALLBACK_RATE' | UnknownValue;
/** @description How the tax rate was found, and why not automatically if so. */
export type TaxCalculationDetails = {
    /** @description Why a rate set by hand was used. Present with MANUAL_RATE. */
    manualRateReason?: ManualCalculationReason;
    /** @description Why the fallback rate was used. Present with FALLBACK_RATE. */
    autoTaxFallbackDetails?: AutoTaxFallbackDetails;
    /** @description Which kind of rate was used. */
    rateType: RateType;
};
/** @description Taxes of the whole purchase, and their sum. */
export type TaxSummary = {
    /** @description Amount that the tax is calculated from, without the tax. */
    readonly taxableAmount?: MultiCurrencyPrice;
    /** @description Sum of all taxes. */
    readonly totalTax?: MultiCurrencyPrice;
    /**
     * @deprecated
     * @description Where the rates come from. The details of each line replace it.
     */
    calculationDetails?: TaxCalculationDetails;
};
/** @description Who made the entity. Exactly one id is set. */
export type CreatedBy = {
    /**
     * Format: uuid
     * @description Set when a user of the site made it, such as its owner or staff.
     */
    userId?: string;
    /**
     * Format: uuid
     * @description Set when a signed-in member made it.
     */
    memberId?: string;
    /**
     * Format: uuid
     * @description Set when an anonymous visitor made it.
     */
    visitorId?: string;
    /**
     * Format: uuid
     * @description Set when an app made it.
     */
    appId?: string;
};
/** @description Name of a membership. */
export type MembershipName = {
    /** @description Text in the main language of the site. */
    original: string;
    /** @description Text in the language of the buyer. Equals `original` when there is no translation. */
    translated?: string | null;
};
/** @description How much of a membership with a limited number of uses is left. */
export type MembershipCredits = {
    /**
     * Format: int32
     * @description Uses the membership came with.
     */
    total: number;
    /**
     * Format: int32
     * @description Uses left.
     */
    remaining: number;
};
/** @description A membership or plan of the buyer that can pay for items, as checkouts and version 1 of carts have it. */
export type MembershipV1 = {
    /** @description Id in the app that provides it, not always a GUID. */
    id: string;
    /**
     * Format: uuid
     * @description App that provides it.
     */
    appId: string;
    /** @description Name to show. */
    name?: MembershipName;
    /** @description Ids of the lines that the membership can pay for. */
    lineItemIds?: string[];
    /** @description Uses in all and uses that are left. Absent if there is no limit. */
    credits?: MembershipCredits;
    /**
     * Format: date-time
     * @description When the membership ends. Absent if it does not end.
     */
    expirationDate?: string | null;
    /**
     * @deprecated
     * @description Data that the app defines.
     */
    additionalData?: {
        [key: string]: unknown;
    } | null;
};
/** @description A membership that cannot pay lines of this purchase. */
export type InvalidMembership = {
    membership?: MembershipV1;
    /** @description Why the membership cannot be used, for example because it has expired. */
    reason: string;
};
/** @description The memberships to redeem when the order is made. */
export type CheckoutSelectedMemberships = {
    /** @description One entry for each membership, at most 300. An empty list redeems none. */
    memberships: CheckoutSelectedMembership[];
};
/** @description Memberships that could pay for lines, those that cannot, and those the buyer chose. */
export type CheckoutMembershipOptions = {
    /** @description Memberships of the buyer that cover a line, at most 300. */
    readonly eligibleMemberships: MembershipV1[];
    /** @description Memberships of the buyer that cannot be used, each with the reason, at most 300. */
    readonly invalidMemberships: InvalidMembership[];
    /** @description Memberships to redeem when the order is made. */
    selectedMemberships?: CheckoutSelectedMemberships;
};
/**
 * Where an additional fee comes from.
 *
 * - `UNKNOWN_ADDITIONAL_FEE_SOURCE`: The source is not known.
 * - `SERVICE_PLUGIN`: An app of the site that adds fees.
 * - `ITEM`: The item itself.
 * - `MANUAL`: The merchant, by hand.
 * - `SHIPPING`: The delivery option.
 * - `PLATFORM`: The platform.
 */
export type AdditionalFeeSource = 'UNKNOWN_ADDITIONAL_FEE_SOURCE' | 'SERVICE_PLUGIN' | 'ITEM' | 'MANUAL' | 'SHIPPING' | 'PLATFORM' | UnknownValue;
/** @description A fee in addition to items, delivery and tax, such as gift wrapping or a small-order charge. */
export type AdditionalFee = {
    /** @description Unique among the fees of its provider. */
    code?: string | null;
    /** @description Name in the main language of the site. */
    name: string;
    /** @description Amount of the fee. It contains tax if the prices of the shop do. */
    price?: MultiCurrencyPrice;
    /** @description Tax of the fee. */
    taxDetails?: ItemTaxFullDetails;
    /** @description App that adds the fee. Absent for fees the platform or the merchant adds. */
    providerAppId?: string | null;
    /** @description The fee without tax. */
    priceBeforeTax?: MultiCurrencyPrice;
    /** @description The fee with tax. */
    priceAfterTax?: MultiCurrencyPrice;
    /** @description Lines the fee was raised for. Empty: the whole purchase. */
    lineItemIds?: string[];
    /** @description Where the fee comes from. */
    source: AdditionalFeeSource;
    /** @description Name in the language of the buyer. */
    translatedName?: string | null;
    /** @description Which address decides the tax of the fee. */
    taxableAddress?: TaxableAddress;
};
/**
 * Whether a violation prevents the order.
 *
 * - `WARNING`: It is shown to the buyer, and the order can be placed.
 * - `ERROR`: The order cannot be placed until it is solved.
 */
export type ViolationSeverity = 'WARNING' | 'ERROR' | UnknownValue;
/**
 * Place on the checkout page for the message of a violation that concerns no line.
 *
 * - `OTHER_DEFAULT`: The default place. There is no other one.
 */
export type NameInOther = 'OTHER_DEFAULT' | UnknownValue;
/** @description Marks a violation that concerns the purchase as a whole. */
export type ViolationPlace = {
    /** @description Place on the page where the message belongs. */
    name: NameInOther;
};
/**
 * Place in a line for the message of a violation.
 *
 * - `LINE_ITEM_DEFAULT`: The default place. There is no other one.
 */
export type NameInLineItem = 'LINE_ITEM_DEFAULT' | UnknownValue;
/**
 * What would solve a violation.
 *
 * - `UNKNOWN_SUGGESTED_FIX`: The app that reports the violation suggests nothing.
 * - `REMOVE_LINE_ITEM`: Removing the line.
 */
export type SuggestedFix = 'UNKNOWN_SUGGESTED_FIX' | 'REMOVE_LINE_ITEM' | UnknownValue;
/** @description The line a violation concerns. */
export type ViolationLineItem = {
    /** @description Place on the page where the message belongs. */
    name: NameInLineItem;
    /** @description Id of the line. Absent if the violation concerns every line. */
    id?: string | null;
    /** @description What would solve the violation. */
    suggestedFix?: SuggestedFix;
};
/** @description What a violation concerns: one line, or the purchase as a whole. */
export type ViolationTarget = {
    /** @description Set if the violation concerns the purchase as a whole. */
    other?: ViolationPlace;
    /** @description Set if the violation concerns one line. */
    lineItem?: ViolationLineItem;
};
/** @description A remark of a validating app about the purchase. */
export type Violation = {
    /** @description `ERROR` stops the purchase, `WARNING` does not. */
    severity: ViolationSeverity;
    /** @description What the violation concerns: one line, or the purchase as a whole. */
    target?: ViolationTarget;
    /** @description Message for the buyer. */
    description?: string | null;
};
/** @description Locks of the hosted checkout page. They can be set only when the checkout is created. */
export type CheckoutCustomSettings = {
    /** @description Whether the buyer can neither add nor remove a gift card. Defaults to false. */
    lockGiftCard: boolean;
    /** @description Whether the buyer can neither add nor remove a coupon. Defaults to false. */
    lockCouponCode: boolean;
    /** @description Whether the checkbox to agree to the policies is omitted. Defaults to false. */
    disabledPolicyAgreementCheckbox: boolean;
    /** @description Whether offline payment, such as cash on delivery, is not offered. Defaults to false. */
    disabledManualPayment: boolean;
};
/** @description Points at a component of an app that the hosted checkout page shows. */
export type CheckoutCustomContentReference = {
    /**
     * Format: uuid
     * @description App that provides the component.
     */
    appId: string;
    /**
     * Format: uuid
     * @description Id of the component within that app.
     */
    componentId: string;
};
/** @description Reference to an object of another system. Can be set only on creation. */
export type CheckoutExternalReference = {
    /**
     * Format: uuid
     * @description Id of the app that the object belongs to.
     */
    appId: string;
    /** @description Id of the object in that app. Absent if the app alone identifies it. */
    resourceId?: string | null;
};
/** @description A purchase being prepared: lines, buyer, addresses, delivery, discounts and the totals that follow from them. An order is made from it. */
export type Checkout = {
    /**
     * Format: uuid
     * @description Id of the checkout. The order made from it is another object with another id.
     */
    readonly id?: string | null;
    /** @description Every line, catalog and custom alike, at most 300. To change them, use the `lineItems` and `customLineItems` of the calls, not this property. */
    readonly lineItems: CheckoutLineItem[];
    /** @description Contact and address of the payer. The address is required to place an order with a total above 0. */
    billingInfo?: AddressWithContact;
    /** @description Address and delivery option. Required if a line must be shipped. */
    shippingInfo?: CheckoutShippingInfo;
    /** @description What the buyer wrote to the merchant. */
    buyerNote?: string | null;
    /** @description Who buys. Its e-mail address can be changed but not removed once set. */
    buyerInfo?: CheckoutBuyerInfo;
    /** @description Currency of every `convertedAmount`, as an ISO 4217 code. It is the currency the buyer chose to see. */
    readonly conversionCurrency: string;
    /** @description Totals over all lines, before a gift card is taken off. */
    readonly priceSummary?: PriceSummary;
    /** @description Errors of the calculation of the totals. No order can be placed while there is one. */
    readonly calculationErrors?: CalculationErrors;
    /** @description The gift card in use. A checkout holds one at most. */
    readonly giftCard?: GiftCardV1;
    /** @description Coupon, merchant discounts and discount rules in effect, each with the amount it takes off. */
    readonly appliedDiscounts: AppliedDiscount[];
    /** @description Answers to the extra questions of the checkout form. */
    customFields: CustomField[];
    /** @description Unit of every weight in this checkout, taken from the settings of the site. */
    readonly weightUnit: WeightUnit;
    /** @description Tax over the whole checkout. */
    readonly taxSummary?: TaxSummary;
    /** @description Currency of every `amount`, as an ISO 4217 code. It is the currency of the site. */
    readonly currency: string;
    /** @description Sales channel the checkout was created for. Set on creation. */
    readonly channelType: ChannelType;
    /** @description Language of every `original` text: the main language of the site. */
    readonly siteLanguage: string;
    /** @description Language of every `translated` text and of mails to the buyer. The main language of the site when the buyer chose none. */
    readonly buyerLanguage: string;
    /** @description True if an order was placed from the checkout, or it was marked as completed. */
    readonly completed: boolean;
    /** @description Whether the prices of lines contain tax. */
    readonly taxIncludedInPrice: boolean;
    /** @description Who created the checkout. */
    readonly createdBy?: CreatedBy;
    /**
     * Format: date-time
     * @description When the checkout was created, in UTC.
     */
    readonly createdDate?: string | null;
    /**
     * Format: date-time
     * @description When the checkout last changed, in UTC.
     */
    readonly updatedDate?: string | null;
    /** @description What has to be paid to place the order. */
    readonly payNow?: PriceSummary;
    /** @description What is left to pay after the order is placed, such as the rest after a deposit. */
    readonly payLater?: PriceSummary;
    /** @description Memberships the buyer could pay with, and those chosen. */
    membershipOptions?: CheckoutMembershipOptions;
    /** @description Fees on top of lines and delivery, at most 100. */
    readonly additionalFees: AdditionalFee[];
    /**
     * Format: uuid
     * @description Cart the checkout was made from. Absent when there was none.
     */
    cartId?: string | null;
    /** @description Problems that validation plugins of the site report. One with the severity `ERROR` prevents the order. */
    readonly violations: Violation[];
    /** @description Data of apps, under the namespace of each app. */
    extendedFields?: ExtendedFields;
    /**
     * Format: uuid
     * @description One id that cart, checkout and order of the same purchase share.
     */
    readonly purchaseFlowId?: string | null;
    /** @description Locks of the hosted checkout page. Can be set only on creation. */
    customSettings?: CheckoutCustomSettings;
    /** @description A component of an app that the hosted checkout page shows. */
    customContentReference?: CheckoutCustomContentReference;
    /** @description Reference to an object of another system. Can be set only on creation. */
    externalReference?: CheckoutExternalReference;
    /** @description What the buyer pays when the free trial of a subscription ends. */
    readonly payAfterFreeTrial?: PriceSummary;
    /**
     * Format: uuid
     * @description Id of the location of the business that sells. If absent, the default location.
     */
    businessLocationId?: string | null;
    /** @description Currency in which the payment is taken, as an ISO 4217 code. */
    readonly paymentCurrency: string;
    /**
     * Format: uuid
     * @description Id of the group of buyers with the same tax exemption. Absent or null if the buyer pays tax.
     */
    taxExemptGroupId?: string | null;
};
/** @description One checkout, with all totals worked out anew. */
export type CheckoutResponse = {
    /** @description The checkout after the call. */
    checkout: Checkout;
};
/** @description What to change in a checkout. Absent properties are not changed. */
export type UpdateCheckoutRequest = {
    /** @description Properties of the checkout to change. Those set by the platform are ignored. May be empty when another property of the request says what to change. */
    checkout: CheckoutInput;
    /** @description Coupon to apply instead of the current one. Use `removeCheckoutCoupon` to remove it. */
    couponCode?: string | null;
    /** @description Gift card to apply. A checkout holds one at most. */
    giftCardCode?: string | null;
    /** @description Names of the properties of `checkout` to change, joined by commas. If absent, the properties that are present are changed. */
    fieldMask?: string;
    /** @description URL of a custom checkout page, returned instead of the hosted one. */
    overrideCheckoutUrl?: string | null;
    /** @description Catalog items to add. Prices and texts come from the catalog. */
    lineItems?: CheckoutLineItemInput[];
    /** @description Lines of no catalog to add, each with a price of its own. Only for merchants. */
    customLineItems?: CustomLineItem[];
    /**
     * Format: decimal
     * @description How much to take from the gift card. As much as it can cover when absent.
     */
    giftCardRedeemAmount?: string | null;
};
/** @description The address at which a buyer finishes a purchase. */
export type GetCheckoutUrlResponse = {
    /** @description Absolute URL. It contains the id of the cart or checkout, so anyone who has it can open the page. */
    checkoutUrl: string;
};
/** @description What to add to a checkout: catalog lines, custom lines or both. At least one line is needed. */
export type AddToCheckoutRequest = {
    /** @description Catalog items to add. Prices and texts come from the catalog. */
    lineItems?: CheckoutLineItemInput[];
    /** @description Lines of no catalog, each with a price of its own. Only for merchants. */
    customLineItems?: CustomLineItem[];
};
/** @description Which lines to take out of a checkout. */
export type RemoveCheckoutLineItemsRequest = {
    /** @description Ids of the lines, as the checkout gives them. */
    lineItemIds: string[];
};
/** @description How the order is to be paid. Both properties may be left out. */
export type CreateOrderFromCheckoutRequest = {
    /** @description Whether to save the payment method for later charges. Must be true if a line requires it. */
    savePaymentMethod?: boolean;
    /** @description Whether to only authorize the payment now and capture or void it later. */
    delayCapture?: boolean;
};
/** @description What the checkout became: an order, or a subscription when a line is one. */
export type CreateOrderFromCheckoutResponse = {
    /**
     * Format: uuid
     * @description Id of the new order. Absent when a subscription was made.
     */
    orderId?: string;
    /**
     * Format: uuid
     * @description Id of the new subscription. Absent when an order was made.
     */
    subscriptionId?: string;
    /** @description Id of the payment at the payment gateway. Absent or null if nothing is left to pay online. */
    paymentGatewayOrderId?: string | null;
};
/** @description The new quantity of one line. */
export type LineItemQuantityUpdate = {
    /**
     * Format: uuid
     * @description Id of the line, not of the product.
     */
    id: string;
    /**
     * Format: int32
     * @description The whole new quantity, not a difference. To take a line out, remove it.
     */
    quantity: number;
};
/** @description New quantities of lines that are already in the cart or checkout. */
export type UpdateLineItemsQuantityRequest = {
    /** @description One entry for each line to change. Other lines are not changed. */
    lineItems: LineItemQuantityUpdate[];
};
/** @description The membership that pays for one line. */
export type CartSelectedMembership = {
    /** @description Id the membership has in the app that provides it, up to 100 characters. */
    id: string;
    /**
     * Format: uuid
     * @description App that provides the membership.
     */
    appId: string;
};
/** @description One line of the cart. A caller sends quantity, catalog reference and what it wants to override; the platform and the catalog fill in the rest. */
export type CartLineItem = {
    /**
     * Format: uuid
     * @description Set by the platform. Unlike the product id, it is unique within the cart.
     */
    readonly id: string;
    /**
     * Format: int32
     * @description Number of pieces.
     */
    quantity: number;
    /** @description Needed on every line that is sent. Absent on lines that come from no catalog. */
    catalogReference?: CatalogReference;
    /** @description Name in the catalog, or the overriding one. */
    readonly productName?: ProductName;
    /** @description URL of the product page. */
    readonly url?: PageUrlV2;
    /** @description Price of one piece after reductions of the catalog and automatic discounts, before coupons. */
    readonly price?: MultiCurrencyPrice;
    /** @description Price of one piece before any reduction, for striking through. Equals `price` when nothing is reduced. */
    readonly fullPrice?: MultiCurrencyPrice;
    /** @description Price of one piece after reductions of the catalog, before automatic discounts. Equals `price` when there are none. */
    readonly priceBeforeDiscounts?: MultiCurrencyPrice;
    /** @description `price` times `quantity`. */
    readonly lineItemPrice?: MultiCurrencyPrice;
    /** @description What distinguishes this variant: chosen options and custom texts. */
    readonly descriptionLines?: DescriptionLine[];
    /** @description Main picture of the item. */
    readonly image?: Image;
    /** @description Whether the catalog can deliver `quantity`, which may be less than was asked for. */
    readonly availability?: ItemAvailabilityInfo;
    /** @description Weight and stock number. Absent for lines that are not shipped. */
    readonly physicalProperties?: PhysicalProperties;
    /** @description Kind of the item, which decides about delivery. */
    readonly itemType?: ItemType;
    /** @description Set when the line is bought as a subscription. */
    readonly subscriptionOptionInfo?: SubscriptionOptionInfo;
    /** @description The file that the buyer of a digital item gets. */
    readonly digitalFile?: SecuredMedia;
    /** @description How the line is paid. `FULL_PAYMENT_ONLINE` unless the catalog says otherwise. */
    readonly paymentOption: PaymentOptionType;
    /** @description Date and head count of a service. Absent for goods. */
    readonly serviceProperties?: ServiceProperties;
    /** @description Id of the item in the catalog when `catalogReference` names a derived one. */
    readonly rootCatalogItemId?: string | null;
    /** @description Words that qualify the price, such as "per hour". */
    readonly priceDescription?: PriceDescription;
    /** @description Paid at once; the rest is paid later. Counts only with `DEPOSIT_ONLINE`. */
    readonly depositAmount?: MultiCurrencyPrice;
    /** @description Membership the buyer pays the line with. */
    selectedMembership?: CartSelectedMembership;
    /**
     * Format: uuid
     * @description Delivery profile that decides how the item is shipped. Absent: the default profile.
     */
    readonly deliveryProfileId?: string | null;
    /**
     * Format: uuid
     * @description Tax group of the item. Absent: the default group.
     */
    readonly taxGroupId?: string | null;
    /** @description True for a line that came in as a custom line. */
    readonly customLineItem: boolean;
    /** @description Text that the buyer must agree to, because the payment method is saved and charged later. */
    readonly consentRequiredPaymentPolicy?: string | null;
    /** @description True when the price is settled later, outside the purchase. The price is then not shown. */
    readonly priceUndetermined: boolean;
    /** @description True when the buyer may not change the quantity. The line can still be removed. */
    readonly fixedQuantity: boolean;
    /** @description Values that replace those of the catalog for this line, such as the price. Only for merchants. */
    catalogOverrideFields?: CatalogOverrideFields;
    /** @description Whether the payment method is kept for later charges. Defaults to false. */
    readonly savePaymentMethod: boolean;
    /** @description Whose address decides the tax of this line. If absent, the settings of the site do. */
    taxableAddress?: TaxableAddress;
    extendedFields?: ExtendedFields;
    /** @description Terms that apply to this line, such as a cancellation policy. At most 5. */
    readonly policies?: Policy[];
    /** @description True when only signed-in members may buy it. Defaults to false. */
    readonly membersOnly: boolean;
    /** @description Extras chosen with the item, by group. At most 25. */
    readonly modifierGroups?: ModifierGroup[];
    /** @description Price of all extras of one piece. */
    readonly modifiersTotalPrice?: MultiCurrencyPrice;
};
/** @description Who owns the cart. Exactly one of the three owner ids is set, by the platform from the access token. */
export type CartBuyerInfo = {
    /**
     * Format: uuid
     * @description Set for an anonymous visitor.
     */
    readonly visitorId?: string;
    /**
     * Format: uuid
     * @description Set for a signed-in member.
     */
    readonly memberId?: string;
    /**
     * Format: uuid
     * @description Set for a user of the site itself, such as its owner.
     */
    readonly userId?: string;
    /**
     * Format: uuid
     * @description Contact of the buyer in the contact list of the site.
     */
    contactId?: string | null;
    /**
     * Format: email
     * @description Where the buyer gets mail about the purchase.
     */
    email?: string | null;
};
/** @description The coupon of the cart. */
export type CartCoupon = {
    /** @description Id of the coupon, set by the platform. */
    id: string;
    /** @description Code that the buyer entered. */
    code: string;
    /** @description What the coupon takes off, once calculated. */
    amount?: MultiCurrencyPrice;
};
/** @description A reduction the merchant gives by hand, as an amount. */
export type CartMerchantDiscount = {
    /** @description What is taken off. A request sends `amount.amount` only. */
    amount?: MultiCurrencyPrice;
};
/** @description One discount of the cart: either a coupon or a reduction given by the merchant. */
export type CartDiscount = {
    coupon?: CartCoupon;
    merchantDiscount?: CartMerchantDiscount;
    /** @description The lines it applies to. Absent or empty: the whole cart. */
    lineItemIds?: string[];
};
/** @description A way of delivery, named as an estimate offered it. */
export type CartSelectedShippingOption = {
    /**
     * Format: uuid
     * @description The app that offers it. Needed when two carriers use the same code.
     */
    carrierId?: string | null;
    /** @description Code of the option within its carrier, from `carrierServiceOptions` of an estimate. */
    code: string;
};
/** @description The cart of the caller: chosen lines, discounts and what is known of the buyer. Its totals come from an estimate. */
export type Cart = {
    /**
     * Format: uuid
     * @description Set by the platform when the first line is added.
     */
    readonly id?: string | null;
    /** @description The lines, catalog and custom alike. At most 300. */
    readonly lineItems: CartLineItem[];
    /** @description Message from the buyer to the shop. */
    buyerNote?: string | null;
    /** @description Owner of the cart, and contact of the buyer. */
    buyerInfo?: CartBuyerInfo;
    /** @description ISO 4217 code of the currency the shop prices in. */
    readonly currency: string;
    /** @description ISO 4217 code of the currency shown to the buyer, that of every `convertedAmount`. */
    readonly conversionCurrency: string;
    /** @description Language code of the buyer. Every `translated` text is in this language. */
    readonly buyerLanguage?: string | null;
    /** @description Language code of the main language of the site. Every `original` text is in this language. */
    readonly siteLanguage?: string | null;
    /** @description Whether the prices already contain tax. */
    readonly taxIncludedInPrices?: boolean | null;
    /** @description Unit of every weight in the cart. */
    readonly weightUnit: WeightUnit;
    /** @description Price of all lines, before discounts, tax and delivery. */
    readonly subtotal?: MultiCurrencyPrice;
    /** @description Sum of all discounts. */
    readonly discount?: MultiCurrencyPrice;
    /**
     * Format: uuid
     * @description The checkout made from this cart. Absent until there is one.
     */
    readonly checkoutId?: string | null;
    /** @description Coupon and merchant discounts that apply. */
    readonly appliedDiscounts: CartDiscount[];
    /**
     * Format: date-time
     * @description When the first line was added.
     */
    readonly createdDate?: string | null;
    /**
     * Format: date-time
     * @description When the cart last changed.
     */
    readonly updatedDate?: string | null;
    /** @description Address and contact of the buyer, used for tax and delivery in an estimate. */
    contactInfo?: AddressWithContact;
    /** @description URL of a custom checkout page, used instead of the hosted one. */
    overrideCheckoutUrl?: string | null;
    /**
     * Format: uuid
     * @description Id that the cart, the checkout and the order of one purchase share.
     */
    readonly purchaseFlowId?: string | null;
    /** @description The delivery option that the buyer chose. */
    selectedShippingOption?: CartSelectedShippingOption;
    extendedFields?: ExtendedFields;
    /**
     * Format: uuid
     * @description Id of the location of the business that sells.
     */
    businessLocationId?: string | null;
    /** @description ISO 4217 code of the currency the buyer is charged in. */
    readonly paymentCurrency: string;
    /** @description A whole number as text. Grows by one with each change. */
    readonly revision?: string | null;
};
/** @description The cart after the call. */
export type CartResponse = {
    cart: Cart;
};
/** @description Contact and e-mail address of who owns the cart. The platform sets the owner from the access token. */
export type CartBuyerInfoInput = {
    /**
     * Format: uuid
     * @description Contact of the buyer in the contact list of the site.
     */
    contactId?: string | null;
    /**
     * Format: email
     * @description Where the buyer gets mail about the purchase.
     */
    email?: string | null;
};
/** @description A way of delivery, named as an estimate offered it. */
export type CartSelectedShippingOptionInput = {
    /**
     * Format: uuid
     * @description The app that offers it. Needed when two carriers use the same code.
     */
    carrierId?: string | null;
    /** @description Code of the option within its carrier, from `carrierServiceOptions` of an estimate. */
    code?: string;
};
/** @description What a request may set of the cart of the caller: buyer, delivery and checkout. */
export type CartInput = {
    /** @description Message from the buyer to the shop. */
    buyerNote?: string | null;
    /** @description Owner of the cart, and contact of the buyer. */
    buyerInfo?: CartBuyerInfoInput;
    /** @description Address and contact of the buyer, used for tax and delivery in an estimate. */
    contactInfo?: AddressWithContactInput;
    /** @description URL of a custom checkout page, used instead of the hosted one. */
    overrideCheckoutUrl?: string | null;
    /** @description The delivery option that the buyer chose. */
    selectedShippingOption?: CartSelectedShippingOptionInput;
    extendedFields?: ExtendedFields;
    /**
     * Format: uuid
     * @description Id of the location of the business that sells.
     */
    businessLocationId?: string | null;
};
/** @description One line of the cart. A caller sends quantity, catalog reference and what it wants to override; the platform and the catalog fill in the rest. */
export type CartLineItemInput = {
    /**
     * Format: int32
     * @description Number of pieces.
     */
    quantity: number;
    /** @description Needed on every line that is sent. Absent on lines that come from no catalog. */
    catalogReference: CatalogReference;
    /** @description Membership the buyer pays the line with. */
    selectedMembership?: CartSelectedMembership;
    /** @description Values that replace those of the catalog for this line, such as the price. Only for merchants. */
    catalogOverrideFields?: CatalogOverrideFieldsInput;
    /** @description Whose address decides the tax of this line. If absent, the settings of the site do. */
    taxableAddress?: TaxableAddress;
    extendedFields?: ExtendedFields;
};
/** @description A reduction the merchant gives by hand, as an amount. */
export type CartMerchantDiscountInput = {
    /** @description What is taken off. A request sends `amount.amount` only. */
    amount: MultiCurrencyPriceInput;
};
/** @description What to change in the cart. Absent properties are not changed. */
export type UpdateCurrentCartRequest = {
    /** @description Properties of the cart to set, such as note, buyer and contact. */
    cartInfo?: CartInput;
    /** @description Coupon to apply. A cart holds one; a new code replaces it. */
    couponCode?: string | null;
    /** @description Items of an installed catalog to add. */
    lineItems?: CartLineItemInput[];
    /** @description Lines of no catalog to add, each with a price of its own. Only for merchants. */
    customLineItems?: CustomLineItem[];
    /** @description Which properties of `cartInfo` to change, joined with commas. Without it the properties present are changed. */
    cartFieldmask?: string;
    /** @description Discounts that the merchant gives by hand. Only for merchants. */
    merchantDiscounts?: CartMerchantDiscountInput[];
};
/** @description What to put into the current cart. At least one line of either kind is needed. */
export type AddToCurrentCartRequest = {
    /** @description Items of an installed catalog. The catalog fills in name, price and picture. */
    lineItems?: CartLineItemInput[];
    /** @description Lines of no catalog, each with a price of its own. Only for merchants. */
    customLineItems?: CustomLineItem[];
    /**
     * Format: uuid
     * @description Id of the location of the business that sells. If absent, the default location.
     */
    businessLocationId?: string | null;
};
/** @description Which lines to take out. */
export type RemoveCurrentCartLineItemsRequest = {
    /** @description Ids of lines of the cart, not of products. */
    lineItemIds: string[];
};
/** @description What a checkout needs beyond the cart. Only the channel is required. */
export type CreateCheckoutFromCurrentCartRequest = {
    /** @description Channel that the sale is made through. A web shop sends `WEB`. */
    channelType: ChannelType;
    /** @description Address to deliver to. Delivery can be calculated only with it. */
    shippingAddress?: AddressInput;
    /** @description Whom to bill. Decides the tax of lines that are not shipped. */
    billingAddress?: AddressInput;
    /** @description Delivery option, one of those in an estimate. */
    selectedShippingOption?: CartSelectedShippingOptionInput;
    /**
     * Format: email
     * @description E-mail address of the buyer.
     */
    email?: string | null;
};
/** @description The checkout created from the cart. */
export type CreateCheckoutFromCurrentCartResponse = {
    /** @description Read it with checkouts.getCheckout, or send the buyer to it with a redirect session. The same id comes back on every call for one cart. */
    checkoutId: string;
};
/** @description A membership the buyer wants to pay lines with. */
export type CartHostSelectedMembership = {
    /** @description Id the membership has in the app that provides it, up to 200 characters, not always a GUID. */
    id?: string;
    /**
     * Format: uuid
     * @description App that provides the membership.
     */
    appId?: string;
    /** @description Ids of the lines that the membership should pay for. */
    lineItemIds?: string[];
};
/** @description The memberships an estimate should count with. */
export type CartSelectedMemberships = {
    /** @description Memberships to pay lines with, at most 300. */
    memberships?: CartHostSelectedMembership[];
};
/** @description What to calculate with. Nothing of it is stored in the cart. */
export type EstimateCurrentCartTotalsRequest = {
    /** @description Delivery option to calculate with. If absent, the first one. */
    selectedShippingOption?: CartSelectedShippingOptionInput;
    /** @description Address to deliver to. The country is enough, with subdivision and postal code where tax depends on them. */
    shippingAddress?: AddressInput;
    /** @description Used for tax when nothing is shipped. */
    billingAddress?: AddressInput;
    /** @description Memberships to pay lines with. */
    selectedMemberships?: CartSelectedMemberships;
    /** @description Whether to calculate tax. Defaults to true. */
    calculateTax?: boolean | null;
    /** @description Whether to calculate delivery. Defaults to true. */
    calculateShipping?: boolean | null;
    /** @description Whether to calculate additional fees. Defaults to true. */
    calculateAdditionalFees?: boolean | null;
};
/** @description How the price of one line comes about. Line amounts are for the whole quantity, piece amounts for one piece. */
export type CartLineItemPricesData = {
    /** @description Line amount after discounts, tax included. */
    totalPriceAfterTax?: MultiCurrencyPrice;
    /** @description Line amount after discounts, without tax. */
    totalPriceBeforeTax?: MultiCurrencyPrice;
    /** @description Tax of the line. */
    taxDetails?: ItemTaxFullDetails;
    /** @description What all discounts take off the line. */
    totalDiscount?: MultiCurrencyPrice;
    /** @description Price of one piece after reductions of the catalog and automatic discounts, before coupons. */
    price?: MultiCurrencyPrice;
    /** @description Price of one piece after reductions of the catalog, before automatic discounts. Equals `price` when there are none. */
    priceBeforeDiscounts?: MultiCurrencyPrice;
    /** @description `price` times the quantity. */
    lineItemPrice?: MultiCurrencyPrice;
    /** @description Price of one piece before any reduction, for striking through. */
    fullPrice?: MultiCurrencyPrice;
    /** @description Price of all extras of one piece. */
    modifiers?: MultiCurrencyPrice;
    /** @description Paid at once; counts only with `DEPOSIT_ONLINE`. */
    depositAmount?: MultiCurrencyPrice;
};
/** @description The calculated prices of one line of the cart. */
export type CartCalculatedLineItem = {
    /** @description The line these prices belong to. */
    lineItemId: string;
    /** @description Absent when the prices could not be calculated. */
    pricesBreakdown?: CartLineItemPricesData;
    /** @description How this line is to be paid. */
    paymentOption: PaymentOptionType;
    /** @description Which address decides the tax of this line. */
    taxableAddress?: TaxableAddress;
};
/** @description Where the cart may be delivered and what that costs. */
export type CartShippingInformation = {
    /** @description Delivery region the address falls into. Absent when none covers it. */
    region?: ShippingRegion;
    /** @description The chosen delivery option, or the first one if the request names none that exists. */
    selectedCarrierServiceOption?: SelectedCarrierServiceOption;
    /** @description All delivery options for the address, by carrier. Empty if there is none. */
    carrierServiceOptions: CarrierServiceOption[];
};
/** @description Memberships of the buyer with regard to this cart. */
export type CartMembershipOptions = {
    /**
     * @deprecated
     * @description Memberships that can pay lines of this cart. Empty for visitors.
     */
    eligibleMemberships: MembershipV1[];
    /**
     * @deprecated
     * @description Memberships that cannot, with the reason.
     */
    invalidMemberships: InvalidMembership[];
    /**
     * @deprecated
     * @description Memberships the request asked to use.
     */
    selectedMemberships: CartHostSelectedMembership[];
};
/** @description A preview of what the cart would cost. Parts that failed are missing and explained in `calculationErrors`. */
export type EstimateCurrentCartTotalsResponse = {
    /** @description The cart the estimate was made from. */
    cart?: Cart;
    /** @description Prices of each line, matched by `lineItemId`. */
    calculatedLineItems: CartCalculatedLineItem[];
    /** @description Subtotal, delivery, tax, discounts and total. */
    priceSummary?: PriceSummary;
    /** @description Gift card of the purchase, if any, and what it would pay. */
    giftCard?: GiftCardV1;
    /** @description Taxes of the whole purchase, and their sum. */
    taxSummary?: TaxSummary;
    /** @description Delivery options. Absent if delivery was not calculated. */
    shippingInfo?: CartShippingInformation;
    /** @description Discounts in force, with what each takes off. */
    appliedDiscounts: AppliedDiscount[];
    /** @description What could not be calculated. */
    calculationErrors?: CalculationErrors;
    /** @description Unit of every weight in the response. */
    weightUnit: WeightUnit;
    /** @description ISO 4217 code of the currency of every `amount`. */
    currency: string;
    /** @description Part of the totals that is paid at checkout. */
    readonly payNow?: PriceSummary;
    /** @description Part of the totals that is paid later, such as the rest after a deposit. */
    readonly payLater?: PriceSummary;
    /** @description Memberships of the buyer with regard to this cart. */
    membershipOptions?: CartMembershipOptions;
    /** @description Fees in addition to items, delivery and tax. At most 100. */
    additionalFees: AdditionalFee[];
    /** @description Warnings and errors of validating apps. An `ERROR` stops the purchase. */
    readonly violations: Violation[];
};
/** @description Quantities of a line, in pieces. */
export type ItemQuantityInfo = {
    /**
     * Format: int32
     * @description Pieces that the buyer gets: the smaller of `requestedQuantity` and `availableQuantity`. Prices are for this quantity.
     */
    confirmedQuantity: number;
    /**
     * Format: int32
     * @description Pieces that the buyer asked for.
     */
    requestedQuantity: number;
    /**
     * Format: int32
     * @description Pieces that can be bought. Absent when the catalog does not count.
     */
    availableQuantity?: number | null;
    /** @description True when the buyer may not change the quantity. The line can still be removed. Defaults to false. */
    fixedQuantity: boolean;
};
/** @description An amount of money in the currency of the shop and in that of the buyer. It has no text to show: format it with `Intl.NumberFormat` from the amount and its currency. */
export type ConvertedMoney = {
    /**
     * Format: decimal
     * @description Decimal number as text, in `businessInfo.currencyCode` of the cart.
     */
    amount: string;
    /**
     * Format: decimal
     * @description Decimal number as text, in `customerInfo.currencyCode` of the cart; equals `amount` when both currencies are the same.
     */
    readonly convertedAmount: string;
};
/** @description What the price of one piece is made of, before discounts. */
export type ItemPriceBreakdown = {
    /** @description Price before any reduction, extras included, for striking through. */
    fullPrice?: ConvertedMoney;
    /** @description Price after reductions of the catalog, extras included. */
    salePrice?: ConvertedMoney;
    /** @description The part of both that all extras cost. */
    totalModifiersPrice?: ConvertedMoney;
};
/** @description Prices of a line, after discounts on the line. They contain tax when `taxInfo.pricesIncludeTax` of the cart is true. */
export type ItemPricingInfo = {
    /** @description Price of one piece, extras included. */
    unitPrice?: ConvertedMoney;
    /** @description Price of all confirmed pieces. */
    totalPrice?: ConvertedMoney;
    /** @description Words that qualify the price, such as "per hour". */
    priceDescription?: PriceDescription;
    /** @description True when the price is settled later, outside the purchase. The price is then not shown. */
    priceUndetermined: boolean;
    /** @description The prices of one piece before discounts. */
    breakdown?: ItemPriceBreakdown;
};
/** @description A picture of an item in the media library. On the wire an object; typed clients may show it as one address. */
export type ImageV2 = {
    /** @description Id in the media library, with its file extension. */
    id?: string;
    /** @description Where the picture is served. For a picture from elsewhere only this property is set. */
    url?: string | null;
    /**
     * Format: int32
     * @description Height of the original, in pixels.
     */
    readonly height?: number;
    /**
     * Format: int32
     * @description Width of the original, in pixels.
     */
    readonly width?: number;
    /** @description What the picture shows, for those who do not see it. */
    altText?: string | null;
    /** @description Name the file was uploaded with. */
    readonly filename?: string | null;
};
/** @description Values that take the place of those of the catalog on one line. Properties left out keep the value of the catalog. */
export type CatalogOverrideFieldsV2 = {
    /** @description Name to show. */
    name?: ProductName;
    /**
     * Format: decimal
     * @description Price of one piece, in the currency of the shop.
     */
    salePrice?: string | null;
    /**
     * Format: decimal
     * @description Price of one piece to strike through, in the currency of the shop.
     */
    fullPrice?: string | null;
    /** @description Replaces all lines of description. At most 20. */
    descriptionLines?: DescriptionLine[];
    /** @description Replaces weight, stock number and the shippable mark. */
    physicalProperties?: PhysicalProperties;
    /** @description Picture to show. */
    image?: ImageV2;
    /** @description How the line is to be paid. */
    paymentOption?: PaymentOptionOverride;
    /**
     * Format: decimal
     * @description Paid at once, with `DEPOSIT_ONLINE`. More than 0.
     */
    depositAmount?: string | null;
    /** @description Whether to keep the payment method for later charges. Defaults to false. */
    savePaymentMethod?: boolean | null;
    /**
     * Format: uuid
     * @description App that tracks the inventory, instead of the app of the catalog.
     */
    inventoryAppId?: string | null;
};
/** @description The item in its catalog, and what replaces values of the catalog. */
export type ItemSource = {
    /** @description The item in its catalog. Absent for items of no catalog. */
    catalogReference?: CatalogReference;
    /** @description Values that replace those of the catalog for this line, such as the price. Only for merchants. */
    catalogOverrideFields?: CatalogOverrideFieldsV2;
    /** @description Id of the item itself when `catalogReference` names a part of it, such as one seat of an event. */
    rootCatalogItemId?: string | null;
    /**
     * Format: uuid
     * @description App that tracks the inventory, when it is not the app of the catalog.
     */
    inventoryAppId?: string | null;
};
/** @description What an item is and looks like. */
export type ItemAttributes = {
    /** @description What distinguishes this variant: chosen options and custom texts. At most 100. */
    descriptionLines?: DescriptionLine[];
    /** @description Main picture of the item. */
    image?: ImageV2;
    /** @description URL of the product page. */
    url?: PageUrlV2;
    /** @description Terms that apply to this line, such as a cancellation policy. At most 5. */
    policies?: Policy[];
    /** @description Kind of the item, which decides about delivery. */
    itemType?: ItemType;
    /** @description Weight and stock number. Absent for items that are not shipped. */
    physicalProperties?: PhysicalProperties;
    /** @description Set when the line is bought as a subscription. */
    subscriptionInfo?: SubscriptionOptionInfo;
    /** @description Date and head count of a service. Absent for goods. */
    serviceProperties?: ServiceProperties;
    /** @description True when only signed-in members may buy it. Defaults to false. */
    membersOnly: boolean;
};
/** @description How an item is delivered. */
export type ItemDeliveryConfig = {
    /**
     * Format: uuid
     * @description Delivery profile that decides how the item is shipped. Absent: the default profile.
     */
    deliveryProfileId?: string | null;
    /**
     * Format: uuid
     * @description Who sends the item, when it is not the shop itself.
     */
    fulfillerId?: string | null;
};
/** @description How an item is taxed. */
export type ItemTaxConfig = {
    /** @description Whose address decides the tax. If absent, the settings of the site do. */
    taxableAddress?: TaxableAddress;
    /** @description Tax group of the item, not always a GUID. Absent: the default group. */
    taxGroupId?: string | null;
};
/** @description The older way to name a membership of the buyer. The platform announced its removal for 2026-06-22. */
export type SelectedMembership = {
    /** @description Id of the membership in the app that provides it. */
    id: string;
    /**
     * Format: uuid
     * @description App that provides the membership.
     */
    appId: string;
    /** @description Name of the membership as the buyer reads it. */
    readonly name?: TranslatableString;
};
/** @description A membership that the buyer has. */
export type ExistingMembership = {
    /**
     * Format: uuid
     * @description App that provides the membership.
     */
    appId?: string;
    /** @description Id of the membership in that app. It is not always a GUID. */
    membershipId?: string;
};
/** @description A membership that the buyer gets by buying a plan in the same cart. */
export type FutureMembership = {
    /**
     * Format: uuid
     * @description The line of the plan.
     */
    lineItemId?: string;
    /** @description The benefit of the plan that pays. */
    benefitId?: string;
};
/**
 * What paying with a membership uses up.
 *
 * - `CREDITS`: Points of a balance.
 * - `SESSIONS`: Visits, such as places in a class.
 */
export type RedemptionType = 'CREDITS' | 'SESSIONS' | UnknownValue;
/** @description The membership that pays for a line: one that the buyer has, or one that a plan in the same cart will give. */
export type MembershipV2 = {
    /** @description Set when the buyer has the membership already. */
    existingMembership?: ExistingMembership;
    /** @description Set when the membership comes with a plan that is in the same cart. */
    futureMembership?: FutureMembership;
    /** @description Name of the membership as the buyer reads it. */
    readonly name?: TranslatableString;
    /**
     * Format: int32
     * @description How much of the benefit the line uses up. 0 for an unlimited benefit; absent before it is calculated.
     */
    readonly redemptionCost?: number | null;
    /** @description What `redemptionCost` counts. */
    readonly redemptionType: RedemptionType;
};
/** @description How a line is paid. */
export type ItemPaymentConfig = {
    /** @description Whether the payment method is kept for later charges. An order then needs `savePaymentMethod: true`. Defaults to false. */
    savePaymentMethod: boolean;
    /** @description Text that the buyer must agree to, because the payment method is saved and charged later. */
    consentRequiredPaymentPolicy?: string | null;
    /** @description Paid at once for one piece; the rest is paid later. Counts only with `DEPOSIT_ONLINE`. */
    depositAmount?: ConvertedMoney;
    /**
     * @deprecated
     * @description The older form of `membership`. The platform announced its removal for 2026-06-22.
     */
    selectedMembership?: SelectedMembership;
    /** @description How the line is paid. `FULL_PAYMENT_ONLINE` unless the catalog says otherwise. */
    paymentOption: PaymentOptionType;
    /** @description The membership that pays for the line, with `MEMBERSHIP` and `MEMBERSHIP_OFFLINE`. */
    membership?: MembershipV2;
};
/**
 * Whether the catalog can deliver the quantity of a line.
 *
 * - `IN_STOCK`: In full.
 * - `PARTIALLY_IN_STOCK`: Fewer pieces than the line has.
 * - `OUT_OF_STOCK`: The item is sold out.
 * - `REMOVED_FROM_CATALOG`: The item is no longer sold.
 */
export type ItemStatus = 'IN_STOCK' | 'PARTIALLY_IN_STOCK' | 'OUT_OF_STOCK' | 'REMOVED_FROM_CATALOG' | UnknownValue;
/** @description One chosen extra, such as a kind of gift wrapping. */
export type ItemModifierV2 = {
    /** @description Set by the platform. Unique within its group. */
    readonly id?: string;
    /**
     * Format: int32
     * @description How many of this extra go with one piece of the line.
     */
    quantity?: number | null;
    /** @description Name of the extra as the buyer reads it. */
    label?: TranslatableString;
    /** @description A further line about the extra, such as what it is made of. */
    details?: TranslatableString;
    /** @description Price of one. */
    price?: ConvertedMoney;
};
/** @description A group of extras on a line, such as gift wrapping. Their prices are part of the price of the line. */
export type ModifierGroupV2 = {
    /** @description Set by the platform. Unique within the line. */
    readonly id?: string;
    /** @description Heading of the group. */
    name?: TranslatableString;
    /** @description The chosen extras, 1 to 25. */
    modifiers?: ItemModifierV2[];
};
/**
 * Where a discount comes from.
 *
 * - `AUTOMATIC_RULE`: A discount rule of the shop whose conditions the cart meets.
 * - `COUPON`: A coupon whose code the buyer entered.
 */
export type DiscountSourceType = 'AUTOMATIC_RULE' | 'COUPON' | UnknownValue;
/** @description Where a discount comes from. */
export type DiscountSource = {
    /** @description Whether a rule of the shop or a coupon gave it. */
    sourceType: DiscountSourceType;
    /** @description The code of the coupon. Set with `COUPON`. */
    couponCode?: string | null;
};
/** @description A discount on one line. */
export type ItemDiscount = {
    /** @description Name of the discount as the buyer reads it. */
    name?: TranslatableString;
    /** @description Amount that the discount takes off the line. */
    amountOff?: ConvertedMoney;
    /** @description Where the discount comes from. */
    source?: DiscountSource;
};
/** @description One line of a cart: an item of a catalog or a custom item, with its quantity, its prices and what is known about it. Lines change through calls of their own, so no update of the cart contains them. */
export type LineItem = {
    /**
     * Format: uuid
     * @description Set by the platform. Unlike the product id, it is unique within the cart.
     */
    id: string;
    /** @description Name in the catalog, or the overriding one. */
    name?: ProductName;
    /** @description How many pieces were asked for, and how many can be bought. */
    quantityInfo?: ItemQuantityInfo;
    /** @description Prices of one piece and of the line. */
    pricing?: ItemPricingInfo;
    /** @description Where the item comes from. */
    source?: ItemSource;
    /** @description Kind, image, description and other facts of the item. */
    attributes?: ItemAttributes;
    /** @description How the item is delivered. */
    deliveryConfig?: ItemDeliveryConfig;
    /** @description How the item is taxed. */
    taxConfig?: ItemTaxConfig;
    /** @description How the line is paid. */
    paymentConfig?: ItemPaymentConfig;
    /** @description Whether the catalog can deliver the line. Lines that are out of stock stay in the cart. */
    status: ItemStatus;
    /** @description Properties that apps added to the line. */
    extendedFields?: ExtendedFields;
    /** @description Extras chosen with the item, by group. At most 25. */
    modifierGroups?: ModifierGroupV2[];
    /** @description Discounts on this line, at most 100. Discounts on the whole cart are in the summary of a calculation. */
    discounts?: ItemDiscount[];
    /** @description True for a line that came in as a custom item. */
    customLineItem: boolean;
};
/** @description A coupon in a cart. */
export type Coupon = {
    /**
     * Format: uuid
     * @description Id of the coupon in this cart, which the removal of the coupon asks for. It is not the id of the coupon in the shop.
     */
    id: string;
    /** @description Code that the buyer entered. */
    code: string;
};
/** @description An object of another system that a purchase belongs to, such as a draft in an app. */
export type ExternalReference = {
    /**
     * Format: uuid
     * @description App that owns the object.
     */
    appId: string;
    /** @description Id of the object in that app. */
    resourceId?: string | null;
};
/** @description Custom content that an app shows on the checkout page. */
export type CustomContentReference = {
    /**
     * Format: uuid
     * @description App that provides the content.
     */
    appId: string;
    /**
     * Format: uuid
     * @description The component of the app.
     */
    componentId: string;
};
/** @description Where a purchase comes from. */
export type CartSource = {
    /** @description Sales channel. WEB for a store front. */
    channelType: ChannelType;
    /** @description Objects of other systems that the cart belongs to, at most 10. Set when the cart is created; later requests cannot change them. */
    externalReferences: ExternalReference[];
    /** @description Who created the cart. */
    readonly createdBy?: CreatedBy;
    /** @description Custom content of the checkout page for this cart. */
    customContentReference?: CustomContentReference;
};
/** @description The side of the shop in a purchase. */
export type BusinessInfo = {
    /**
     * Format: uuid
     * @description Branch of the business the cart is for. Not documented, assumed: null selects the default location.
     */
    locationId?: string | null;
    /** @description Language code of the main language of the site. Every `original` text is in this language. */
    readonly languageCode: string;
    /** @description ISO 4217 code of the currency the shop prices in, that of every `amount`. */
    readonly currencyCode: string;
};
/** @description The side of the buyer in a purchase. Exactly one of `visitorId`, `memberId`, `userId` and `openAccess` says who owns the cart; the platform sets the ids from the access token. */
export type CustomerInfo = {
    /**
     * Format: uuid
     * @description Set for an anonymous visitor.
     */
    readonly visitorId?: string;
    /**
     * Format: uuid
     * @description Set for a signed-in member.
     */
    readonly memberId?: string;
    /**
     * Format: uuid
     * @description Set for a user of the site itself, such as its owner.
     */
    readonly userId?: string;
    /** @description True for a cart without an owner, made by an app or a user of the site for a buyer not known yet: the first visitor or member who opens it becomes its owner. Only the creation of a cart sets it. There it is true by default if no customer is identified. Only for merchants. */
    openAccess?: boolean;
    /** @description Given name. */
    firstName?: string | null;
    /** @description Family name. */
    lastName?: string | null;
    /** @description Telephone number, best with country code. */
    phone?: string | null;
    /** @description Company, for business purchases. */
    company?: string | null;
    /** @description Tax id of the buyer, where the country asks for one. */
    vatId?: VatId;
    /**
     * Format: email
     * @description Where the buyer gets mail about the purchase.
     */
    email?: string | null;
    /**
     * Format: uuid
     * @description Contact of the buyer in the contact list of the site.
     */
    readonly contactId?: string | null;
    /** @description Language code of the buyer. Every `translated` text is in this language. */
    readonly languageCode: string;
    /** @description ISO 4217 code of the currency shown to the buyer, that of every `convertedAmount`. */
    readonly currencyCode: string;
};
/** @description The delivery method that the buyer chose. Its price is in the summary of a calculation. */
export type DeliveryMethod = {
    /** @description Code of the option within its carrier. */
    code: string;
    /**
     * Format: uuid
     * @description App of the carrier that offers it.
     */
    appId?: string | null;
    /** @description Name of the option as the buyer reads it. */
    title?: TranslatableString;
    /** @description True when the buyer collects the goods. */
    pickup: boolean;
};
/** @description Where and how the lines of a cart are delivered. */
export type DeliveryInfo = {
    /** @description Address to deliver to, which decides tax and delivery options. The recipient is the person in `customerInfo`. */
    address?: Address;
    /** @description The chosen delivery method. Other calls set it. */
    readonly method?: DeliveryMethod;
    /** @description Unit of every weight in the cart. */
    readonly weightUnit: WeightUnit;
};
/** @description How a cart is taxed. */
export type TaxInfo = {
    /** @description Whether the prices already contain tax. */
    readonly pricesIncludeTax: boolean;
    /**
     * Format: uuid
     * @description Group of buyers that pay no tax, or less.
     */
    taxExemptGroupId?: string | null;
};
/** @description A gift card in a cart. It is charged when the order is placed. */
export type GiftCardV2 = {
    /**
     * Format: uuid
     * @description Id of the gift card in this cart, which its removal asks for.
     */
    id: string;
    /** @description The code with all but the last characters hidden, safe to show. */
    obfuscatedCode: string;
    /**
     * Format: uuid
     * @description App that provides the card.
     */
    appId: string;
    /** @description Id of the card at its provider, for following up. */
    externalId?: string | null;
    /** @description What the buyer asked the card to pay. Absent: as much as it can. */
    requestedRedeemAmount?: ConvertedMoney;
};
/** @description How a cart is paid. */
export type PaymentInfo = {
    /** @description Gift cards of the cart, at most 1. Other calls add and remove them. */
    readonly giftCards: GiftCardV2[];
    /** @description ISO 4217 code of the currency the buyer is charged in: that of the shop or that of the buyer. */
    readonly currencyCode: string;
    /** @description Address of the payer. Decides the tax when nothing is shipped. */
    billingAddress?: Address;
    /** @description The payer. `vatId` is for Brazil: its type must then be CPF or CNPJ. */
    billingContact?: FullAddressContactDetails;
};
/** @description Rules for the checkout page of one cart. */
export type CartSettings = {
    /** @description True to keep the buyer from adding or removing a gift card. */
    lockGiftCard?: boolean | null;
    /** @description True to keep the buyer from adding or removing a coupon. */
    lockCouponCode?: boolean | null;
    /** @description True to omit the checkbox that asks the buyer to agree to the policies. */
    policyAgreementCheckboxDisabled?: boolean | null;
    /** @description True to offer no manual payment, such as cash or a bank transfer. */
    manualPaymentDisabled?: boolean | null;
};
/** @description One purchase from the first item to the order: lines, buyer, delivery, payment, coupon and gift card. It takes the place of the cart and the checkout of version 1, and its id is both the id of the cart and the id of the checkout. It contains prices of lines but no totals: those come from a calculation or an estimate. A change of lines, coupon, gift card or delivery method is a call of its own; the update of a cart sets the other properties. */
export type CartV2 = {
    /**
     * Format: uuid
     * @description Id of the cart, which is also the id of its checkout.
     */
    readonly id: string;
    /**
     * Format: date-time
     * @description When the cart was created.
     */
    readonly createdDate?: string | null;
    /**
     * Format: date-time
     * @description When the cart last changed.
     */
    readonly updatedDate?: string | null;
    /** @description A whole number as text that grows by one with each change. No call asks for it. */
    readonly revision: string;
    /** @description The lines, catalog and custom items alike. At most 300. */
    readonly lineItems: LineItem[];
    /** @description All lines after discounts on lines. Discounts on the whole cart, delivery and fees are not in it. */
    readonly subtotal?: ConvertedMoney;
    /** @description Message from the buyer to the shop. */
    note?: string | null;
    /** @description Coupons of the cart, at most 1. */
    readonly coupons: Coupon[];
    /** @description Where the purchase comes from. */
    source?: CartSource;
    /** @description Location, language and currency of the shop. */
    businessInfo?: BusinessInfo;
    /** @description Owner of the cart, contact, language and currency of the buyer. */
    customerInfo?: CustomerInfo;
    /** @description Where and how the lines are delivered. */
    deliveryInfo?: DeliveryInfo;
    /** @description How the cart is taxed. */
    taxInfo?: TaxInfo;
    /** @description Gift card, currency and billing. */
    paymentInfo?: PaymentInfo;
    /** @description True once an order was placed or the cart was marked as completed. Most changes then fail with CART_ALREADY_ORDERED. Defaults to false. */
    readonly orderPlaced: boolean;
    /**
     * Format: uuid
     * @description The order that was made from the cart.
     */
    readonly orderId?: string | null;
    /**
     * Format: uuid
     * @description Id that the cart and the order of one purchase share.
     */
    readonly purchaseFlowId?: string | null;
    /** @description Rules for the checkout page. They are set when the cart is created, and later requests cannot change them. Only for merchants. */
    settings?: CartSettings;
    /** @description URL of a custom checkout page, used instead of the hosted one. `{checkout_id}` in it is replaced by the id of the cart. Not documented, assumed: null removes it. */
    customCheckoutUrl?: string | null;
    /** @description Properties that apps added to the cart. */
    extendedFields?: ExtendedFields;
    /** @description True when it is the current cart of its owner, which the calls of `currentCartV2` find without an id. */
    readonly currentCart: boolean;
    /** @description True for a cart of an editor preview. No order can be placed from it, and it accepts no subscription, gift card or membership. Defaults to false. */
    demo: boolean;
};
/** @description A cart, as it is after the call. */
export type CartV2Response = {
    /** @description The whole cart. */
    cart: CartV2;
};
/** @description An object of another system that a purchase belongs to, such as a draft in an app. */
export type ExternalReferenceInput = {
    /**
     * Format: uuid
     * @description App that owns the object.
     */
    appId?: string;
    /** @description Id of the object in that app. */
    resourceId?: string | null;
};
/** @description Custom content that an app shows on the checkout page. */
export type CustomContentReferenceInput = {
    /**
     * Format: uuid
     * @description App that provides the content.
     */
    appId?: string;
    /**
     * Format: uuid
     * @description The component of the app.
     */
    componentId?: string;
};
/** @description Where a purchase comes from. */
export type CartSourceInput = {
    /** @description Sales channel. WEB for a store front. */
    channelType?: ChannelType;
    /** @description Objects of other systems that the cart belongs to, at most 10. Set when the cart is created; later requests cannot change them. */
    externalReferences?: ExternalReferenceInput[];
    /** @description Custom content of the checkout page for this cart. */
    customContentReference?: CustomContentReferenceInput;
};
/** @description The side of the shop in a purchase. */
export type BusinessInfoInput = {
    /**
     * Format: uuid
     * @description Branch of the business the cart is for. Not documented, assumed: null selects the default location.
     */
    locationId?: string | null;
};
/** @description What a request may set of the buyer in a purchase. The platform sets the ids from the access token. */
export type CustomerInfoInput = {
    /** @description True for a cart without an owner, made by an app or a user of the site for a buyer not known yet: the first visitor or member who opens it becomes its owner. Only the creation of a cart sets it. There it is true by default if no customer is identified. Only for merchants. */
    openAccess?: boolean;
    /** @description Given name. */
    firstName?: string | null;
    /** @description Family name. */
    lastName?: string | null;
    /** @description Telephone number, best with country code. */
    phone?: string | null;
    /** @description Company, for business purchases. */
    company?: string | null;
    /** @description Tax id of the buyer, where the country asks for one. */
    vatId?: VatIdInput;
    /**
     * Format: email
     * @description Where the buyer gets mail about the purchase.
     */
    email?: string | null;
};
/** @description Where and how the lines of a cart are delivered. */
export type DeliveryInfoInput = {
    /** @description Address to deliver to, which decides tax and delivery options. The recipient is the person in `customerInfo`. */
    address?: AddressInput;
};
/** @description How a cart is taxed. */
export type TaxInfoInput = {
    /**
     * Format: uuid
     * @description Group of buyers that pay no tax, or less.
     */
    taxExemptGroupId?: string | null;
};
/** @description How a cart is paid. */
export type PaymentInfoInput = {
    /** @description Address of the payer. Decides the tax when nothing is shipped. */
    billingAddress?: AddressInput;
    /** @description The payer. `vatId` is for Brazil: its type must then be CPF or CNPJ. */
    billingContact?: FullAddressContactDetailsInput;
};
/** @description What a request may set of a cart. Its other changes have calls of their own. */
export type CartV2Input = {
    /** @description Message from the buyer to the shop. */
    note?: string | null;
    /** @description Where the purchase comes from. */
    source?: CartSourceInput;
    /** @description Location, language and currency of the shop. */
    businessInfo?: BusinessInfoInput;
    /** @description Owner of the cart, contact, language and currency of the buyer. */
    customerInfo?: CustomerInfoInput;
    /** @description Where and how the lines are delivered. */
    deliveryInfo?: DeliveryInfoInput;
    /** @description How the cart is taxed. */
    taxInfo?: TaxInfoInput;
    /** @description Gift card, currency and billing. */
    paymentInfo?: PaymentInfoInput;
    /** @description Rules for the checkout page. They are set when the cart is created, and later requests cannot change them. Only for merchants. */
    settings?: CartSettings;
    /** @description URL of a custom checkout page, used instead of the hosted one. `{checkout_id}` in it is replaced by the id of the cart. Not documented, assumed: null removes it. */
    customCheckoutUrl?: string | null;
    /** @description Properties that apps added to the cart. */
    extendedFields?: ExtendedFields;
    /** @description True for a cart of an editor preview. No order can be placed from it, and it accepts no subscription, gift card or membership. Defaults to false. */
    demo?: boolean;
};
/** @description The older way to name a membership of the buyer. The platform announced its removal for 2026-06-22. */
export type SelectedMembershipInput = {
    /** @description Id of the membership in the app that provides it. */
    id: string;
    /**
     * Format: uuid
     * @description App that provides the membership.
     */
    appId: string;
};
/** @description A picture of an item in the media library. On the wire an object; typed clients may show it as one address. */
export type ImageV2Input = {
    /** @description Id in the media library, with its file extension. */
    id?: string;
    /** @description Where the picture is served. For a picture from elsewhere only this property is set. */
    url?: string | null;
    /** @description What the picture shows, for those who do not see it. */
    altText?: string | null;
};
/** @description Values that take the place of those of the catalog on one line. Properties left out keep the value of the catalog. */
export type CatalogOverrideFieldsV2Input = {
    /** @description Name to show. */
    name?: ProductName;
    /**
     * Format: decimal
     * @description Price of one piece, in the currency of the shop.
     */
    salePrice?: string | null;
    /**
     * Format: decimal
     * @description Price of one piece to strike through, in the currency of the shop.
     */
    fullPrice?: string | null;
    /** @description Replaces all lines of description. At most 20. */
    descriptionLines?: DescriptionLine[];
    /** @description Replaces weight, stock number and the shippable mark. */
    physicalProperties?: PhysicalPropertiesInput;
    /** @description Picture to show. */
    image?: ImageV2Input;
    /** @description How the line is to be paid. */
    paymentOption?: PaymentOptionOverrideInput;
    /**
     * Format: decimal
     * @description Paid at once, with `DEPOSIT_ONLINE`. More than 0.
     */
    depositAmount?: string | null;
    /** @description Whether to keep the payment method for later charges. Defaults to false. */
    savePaymentMethod?: boolean | null;
    /**
     * Format: uuid
     * @description App that tracks the inventory, instead of the app of the catalog.
     */
    inventoryAppId?: string | null;
};
/** @description The membership that should pay for a line. An empty object in an update takes the membership off the line. */
export type MembershipInput = {
    /** @description A membership that the buyer has. */
    existingMembership?: ExistingMembership;
    /** @description A membership that a plan in the same cart will give. */
    futureMembership?: FutureMembership;
};
/** @description An item of an installed catalog. The catalog decides about name, price, picture and stock. */
export type CatalogItemInput = {
    /** @description The item in its catalog. */
    catalogReference: CatalogReference;
    /**
     * Format: int32
     * @description Number of pieces.
     */
    quantity: number;
    /**
     * @deprecated
     * @description The older form of `membershipPayment`. The platform announced its removal for 2026-06-22.
     */
    selectedMembership?: SelectedMembershipInput;
    /** @description Values that replace those of the catalog, such as the price. Only for merchants. */
    catalogOverrideFields?: CatalogOverrideFieldsV2Input;
    /** @description Properties that apps add to the line. */
    extendedFields?: ExtendedFields;
    /**
     * Format: uuid
     * @description App that tracks the inventory, instead of the app of the catalog.
     */
    inventoryAppId?: string | null;
    /** @description The membership that should pay for the line. */
    membershipPayment?: MembershipInput;
};
/** @description Quantities of a custom item, in pieces. */
export type CustomItemQuantityInfo = {
    /**
     * Format: int32
     * @description Number of pieces.
     */
    requestedQuantity: number;
    /**
     * Format: int32
     * @description How many can be bought. Absent: without limit.
     */
    availableQuantity?: number | null;
    /** @description True to keep the buyer from changing the quantity. Defaults to false. */
    fixedQuantity?: boolean;
};
/** @description An amount of money in the currency of the shop and in that of the buyer. It has no text to show: format it with `Intl.NumberFormat` from the amount and its currency. */
export type ConvertedMoneyInput = {
    /**
     * Format: decimal
     * @description Decimal number as text, in `businessInfo.currencyCode` of the cart.
     */
    amount: string;
};
/** @description Price of a custom item. */
export type CustomItemPricingInfo = {
    /** @description Price of one piece without extras. */
    price: ConvertedMoneyInput;
    /** @description Price of one piece to strike through, without extras. Defaults to `price`. */
    fullPrice?: ConvertedMoneyInput;
    /** @description Words that qualify the price, such as "per hour". */
    priceDescription?: PriceDescriptionInput;
    /** @description True to settle the price later, outside the purchase. */
    priceUndetermined?: boolean;
};
/** @description The catalog item that a custom item represents. */
export type CustomItemSource = {
    /** @description The item in its catalog. */
    catalogReference?: CatalogReference;
    /** @description Id of the item itself when `catalogReference` names a part of it. */
    rootCatalogItemId?: string | null;
    /**
     * Format: uuid
     * @description App that tracks the inventory.
     */
    inventoryAppId?: string | null;
};
/** @description What a custom item is and looks like. */
export type CustomItemAttributes = {
    /** @description What to show below the name. At most 100. */
    descriptionLines?: (DescriptionLine & {
        /** @description The heading, such as the name of an option. */
        name: DescriptionLineName;
    })[];
    /** @description Picture to show. */
    image?: ImageV2Input;
    /** @description URL of the product page. */
    url?: PageUrlV2;
    /** @description Kind of the item, which decides about delivery. */
    itemType: ItemType;
    /** @description Weight and stock number, for what is shipped. */
    physicalProperties?: PhysicalPropertiesInput;
    /** @description Date and head count of a service. */
    serviceProperties?: ServiceProperties;
    /** @description True when only signed-in members may buy it. Defaults to false. */
    membersOnly?: boolean;
};
/** @description How a custom item is delivered. */
export type CustomItemDeliveryConfig = {
    /**
     * Format: uuid
     * @description Delivery profile that decides how the item is shipped. Absent: the default profile.
     */
    deliveryProfileId?: string | null;
};
/** @description How a custom item is paid. */
export type CustomItemPaymentConfig = {
    /** @description Paid at once for one piece; counts only with `DEPOSIT_ONLINE`. */
    depositAmount?: ConvertedMoneyInput;
    /** @description How the line is to be paid. Defaults to `FULL_PAYMENT_ONLINE`. */
    paymentOption?: PaymentOptionType;
};
/** @description One chosen extra, such as a kind of gift wrapping. */
export type ItemModifierV2Input = {
    /**
     * Format: int32
     * @description How many of this extra go with one piece of the line.
     */
    quantity?: number | null;
    /** @description Name of the extra as the buyer reads it. */
    label?: TranslatableString;
    /** @description A further line about the extra, such as what it is made of. */
    details?: TranslatableString;
    /** @description Price of one. */
    price?: ConvertedMoneyInput;
};
/** @description A group of extras on a line, such as gift wrapping. Their prices are part of the price of the line. */
export type ModifierGroupV2Input = {
    /** @description Heading of the group. */
    name?: TranslatableString;
    /** @description The chosen extras, 1 to 25. */
    modifiers?: ItemModifierV2Input[];
};
/** @description An item that the caller describes itself. No catalog is asked, so nothing checks its price, and its stock is `quantityInfo.availableQuantity`. */
export type CustomItemInput = {
    /** @description Name to show. */
    name: ProductName;
    /** @description Number of pieces, and how many can be bought. */
    quantityInfo: CustomItemQuantityInfo;
    /** @description Prices of one piece. */
    pricing: CustomItemPricingInfo;
    /** @description Catalog item that reports and recommendations attribute the line to. */
    source?: CustomItemSource;
    /** @description Kind, image, description and other facts of the item. */
    attributes: CustomItemAttributes;
    /** @description How the item is delivered. */
    deliveryConfig?: CustomItemDeliveryConfig;
    /** @description How the item is taxed. */
    taxConfig?: ItemTaxConfig;
    /** @description How the line is paid. */
    paymentConfig?: CustomItemPaymentConfig;
    /** @description Extras chosen with the item, by group. At most 25. */
    modifierGroups?: ModifierGroupV2Input[];
};
/** @description A coupon to add to a cart. */
export type CouponInput = {
    /** @description Code of the coupon, as the buyer typed it. */
    code: string;
};
/** @description A delivery option, named by its code. `totals.calculateTotals` lists the options of a cart. */
export type DeliveryMethodInput = {
    /** @description Code of the option within its carrier. */
    code: string;
    /**
     * Format: uuid
     * @description App of the carrier that offers it: `carrierId` of the list of options (assumed). Needed when two carriers use the same code.
     */
    appId?: string | null;
};
/** @description A gift card to pay with. */
export type GiftCardInput = {
    /** @description The full code. It is worth money: do not log or store it. */
    code: string;
    /** @description What the card should pay. Absent: as much as it can. */
    redeemAmount?: ConvertedMoneyInput;
};
/** @description What a new cart starts with. Every part may be left out. */
export type CreateCartV2Request = {
    /** @description Buyer, address, note, settings and other properties that are not set by calls of their own. Only here can `settings`, `source.externalReferences` and `customerInfo.openAccess` be set. */
    cart?: CartV2Input;
    /** @description Items of installed catalogs, at most 300. */
    catalogItems?: CatalogItemInput[];
    /** @description Items of no catalog, at most 300, each with a price of its own. Only for merchants. */
    customItems?: CustomItemInput[];
    /** @description Coupon to add. At most 1. */
    coupons?: CouponInput[];
    /** @description Delivery method to choose. It needs an address and items. */
    deliveryMethod?: DeliveryMethodInput;
    /** @description Gift card to pay with. Documented with at most 5, but a cart holds 1. */
    giftCards?: GiftCardInput[];
};
/** @description What to change in a cart. Absent properties are not changed. Not documented, assumed: null removes a value, and of a nested object only the properties that are present are changed. */
export type UpdateCartV2Request = {
    /** @description The properties to set. Lines, coupons, gift cards and delivery method have calls of their own; `settings`, `source.externalReferences` and `customerInfo.openAccess` cannot change. */
    cart: CartV2Input;
};
/** @description How to calculate a cart. */
export type CalculateCartV2Request = {
    /** @description Whether to refresh the cart first: to take prices, stock and discounts from the catalogs. Defaults to false. */
    refreshCart?: boolean;
};
/** @description Prices of one line in a calculation. */
export type LineItemSummary = {
    /**
     * Format: uuid
     * @description Id of the line.
     */
    lineItemId: string;
    /**
     * Format: int32
     * @description Pieces that were calculated.
     */
    quantity: number;
    /** @description Price of one piece after discounts. */
    unitPrice?: ConvertedMoney;
    /** @description Price of the line after discounts. Contains tax when prices include it. */
    totalPrice?: ConvertedMoney;
};
/**
 * What a discount is taken off.
 *
 * - `UNKNOWN_DISCOUNT_SCOPE`: A placeholder that no response has.
 * - `CART_SUBTOTAL`: The subtotal of the cart.
 * - `LINE_ITEM`: Single lines.
 * - `DELIVERY`: The price of the delivery.
 */
export type DiscountScope = 'UNKNOWN_DISCOUNT_SCOPE' | 'CART_SUBTOTAL' | 'LINE_ITEM' | 'DELIVERY' | UnknownValue;
/** @description The part of a discount that falls on one line. */
export type LineItemDiscount = {
    /**
     * Format: uuid
     * @description Id of the line.
     */
    lineItemId?: string;
    /** @description What the discount takes off this line. */
    amountOff?: ConvertedMoney;
};
/** @description One discount of a cart in a calculation, with what it takes off in total and on each line. */
export type Discount = {
    /** @description Name of the discount as the buyer reads it. */
    name?: TranslatableString;
    /** @description Where the discount comes from. */
    source?: DiscountSource;
    /** @description What it is taken off. */
    scope: DiscountScope;
    /**
     * Format: int32
     * @description Number of billing cycles of a subscription that the discount applies to. Absent: all of them.
     */
    subscriptionCycles?: number | null;
    /** @description Amount that the discount takes off. */
    total?: ConvertedMoney;
    /** @description What it takes off each line. At most 100. */
    lineItemDiscounts?: LineItemDiscount[];
};
/** @description The chosen delivery method and its price. */
export type DeliverySummary = {
    /** @description The delivery method. */
    method?: DeliveryMethod;
    /** @description Price of the delivery before discounts. */
    price?: ConvertedMoney;
};
/**
 * Where an additional fee comes from.
 *
 * - `UNKNOWN_ADDITIONAL_FEE_SOURCE`: A placeholder that no response has.
 * - `SERVICE_PLUGIN`: An app of the site that adds fees.
 * - `LINE_ITEM`: The item itself.
 * - `DELIVERY`: The delivery option.
 * - `PLATFORM`: The platform.
 */
export type AdditionalFeeSourceV2 = 'UNKNOWN_ADDITIONAL_FEE_SOURCE' | 'SERVICE_PLUGIN' | 'LINE_ITEM' | 'DELIVERY' | 'PLATFORM' | UnknownValue;
/** @description A fee in addition to items, delivery and tax, such as gift wrapping or a small-order charge. */
export type AdditionalFeeV2 = {
    /** @description Unique among the fees of its provider. */
    code?: string | null;
    /** @description Name of the fee as the buyer reads it. */
    name?: TranslatableString;
    /** @description App that adds the fee. Absent for fees of the platform. */
    providerAppId?: string | null;
    /** @description Lines the fee was raised for, at most 100. Empty: the whole purchase. */
    lineItemIds?: string[];
    /** @description What is charged. Contains tax when prices include it. */
    price?: ConvertedMoney;
    /**
     * Format: int32
     * @description Number of billing cycles of a subscription that the fee is charged for. Absent: all of them.
     */
    subscriptionCycles?: number | null;
    /** @description Where the fee comes from. */
    source: AdditionalFeeSourceV2;
};
/** @description One tax of a cart. */
export type Tax = {
    /** @description Name of the tax as the buyer reads it. */
    name?: TranslatableString;
    /** @description Amount that the tax is calculated from, without the tax. */
    taxableAmount?: ConvertedMoney;
    /** @description Amount that this tax is not charged on. */
    exemptAmount?: ConvertedMoney;
    /** @description Amount of the tax. */
    amount?: ConvertedMoney;
};
/** @description Tax of one line. */
export type LineItemTax = {
    /**
     * Format: uuid
     * @description Id of the line.
     */
    lineItemId: string;
    /** @description Tax of all its pieces. */
    tax?: ConvertedMoney;
    /**
     * Format: decimal
     * @description Rate as a fraction, 0 to 1: `0.23` is 23 %.
     */
    rate?: string | null;
};
/** @description Tax of one fee. */
export type AdditionalFeeTax = {
    /** @description Code of the fee. */
    additionalFeeCode: string;
    /** @description Tax of the fee. */
    tax?: ConvertedMoney;
};
/** @description Tax of a cart: by tax, by line, of the delivery and of the fees. */
export type TaxSummaryV2 = {
    /** @description One entry for each tax where the shop has set up several rates, one for all tax elsewhere. At most 100. */
    taxes: Tax[];
    /** @description Sum that no tax is charged on because the buyer is exempt. */
    totalExempt?: ConvertedMoney;
    /** @description Whether the prices already contain the tax. */
    readonly pricesIncludeTax: boolean;
    /** @description Tax of each line. At most 300. */
    lineItemTaxes: LineItemTax[];
    /** @description Tax of the delivery. */
    deliveryTax?: ConvertedMoney;
    /** @description Tax of each fee. At most 100. */
    additionalFeeTaxes: AdditionalFeeTax[];
};
/** @description The totals of a cart. `total` is `subtotal` less `discount` plus `delivery` and `additionalFees`, plus `tax`. */
export type PriceSummaryV2 = {
    /** @description All lines after discounts on lines. */
    subtotal?: ConvertedMoney;
    /** @description What discounts on the subtotal take off, a positive amount. 0 without any. */
    discount?: ConvertedMoney;
    /** @description Delivery after its discounts. */
    delivery?: ConvertedMoney;
    /** @description All additional fees. */
    additionalFees?: ConvertedMoney;
    /** @description Tax that comes on top. 0 when prices include tax; that tax is in `taxSummary`. */
    tax?: ConvertedMoney;
    /** @description What the purchase costs, before gift cards. */
    total?: ConvertedMoney;
};
/** @description What one gift card pays. */
export type GiftCardSummary = {
    /**
     * Format: uuid
     * @description Id of the gift card in the cart.
     */
    giftCardId: string;
    /** @description What it pays of this purchase. Never more than its balance. */
    redeemAmount?: ConvertedMoney;
};
/** @description The lines that one membership pays for. */
export type MembershipSummary = {
    /** @description Id of the membership in the app that provides it. */
    id: string;
    /**
     * Format: uuid
     * @description App that provides the membership.
     */
    appId: string;
    /** @description The lines, 1 to 300. */
    lineItemIds?: string[];
};
/** @description Billing cycles of a subscription that cost the same. The amount has no public property. */
export type Charge = {
    /**
     * Format: int32
     * @description Number of the first cycle.
     */
    cycleFrom?: number;
    /**
     * Format: int32
     * @description How many cycles. Absent: until the subscription ends.
     */
    cycleCount?: number | null;
    /**
     * Format: date-time
     * @description When the first of these cycles is charged.
     */
    cycleBillingDate?: string | null;
};
/** @description What subscriptions with one rhythm charge. */
export type SubscriptionCharges = {
    /** @description The lines that are bought as a subscription, 1 to 300. */
    lineItemIds?: string[];
    /** @description The plan of charges in words for the buyer. */
    description?: string | null;
    /** @description The charges in order of time. At most 50. */
    charges?: Charge[];
};
/** @description Who pays how much of a cart, and when. */
export type PaymentSummary = {
    /** @description What each gift card pays. At most 1. */
    giftCards: GiftCardSummary[];
    /** @description Which memberships pay for which lines. At most 300. */
    memberships: MembershipSummary[];
    /** @description What subscriptions of the cart charge in later billing cycles. At most 100. */
    subscriptionCharges: SubscriptionCharges[];
    /** @description Whether something is left to pay after the gift card. */
    requiresPaymentAfterGiftCard: boolean;
    /** @description The total less what gift cards pay. */
    totalAfterGiftCards?: ConvertedMoney;
    /** @description What the buyer pays to place the order, after gift cards. */
    payNow?: ConvertedMoney;
    /** @description What is left to pay after the order is placed, such as the rest after a deposit. */
    payLater?: ConvertedMoney;
    /** @description What subscriptions charge once their free trial ends. */
    payAfterFreeTrial?: ConvertedMoney;
};
/** @description What a validating app objects to. */
export type CustomValidationErrorData = {
    /** @description The line, or the cart as a whole. */
    target?: ViolationTarget;
};
/** @description How many pieces a coupon asks for. */
export type MinLineItemQuantityNotReachedDetails = {
    /**
     * Format: int32
     * @description The smallest number of pieces.
     */
    requiredMinimumQuantity: number;
};
/** @description Which subtotal a coupon asks for. */
export type MinSubtotalNotReachedDetails = {
    /** @description The lowest subtotal. */
    requiredMinimumSubtotal?: ConvertedMoney;
    /** @description The condition in words, as the coupon has it. */
    originalDescription?: string | null;
};
/**
 * Why a coupon cannot be used.
 *
 * - `UNKNOWN_INVALID_COUPON_REASON`: None of the other reasons.
 * - `EXPIRED`: Its last day is over.
 * - `DISABLED`: The shop has switched it off.
 * - `INACTIVE`: It starts at a later date.
 * - `MAX_USAGE_EXCEEDED`: It has been used as often as allowed.
 * - `MAX_USAGE_PER_CUSTOMER_EXCEEDED`: This buyer has used it as often as one buyer may.
 * - `NOT_APPLICABLE_TO_SUBSCRIPTIONS`: It does not reduce the price of subscriptions.
 * - `NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS`: It is for other items than those in the cart.
 * - `MIN_LINE_ITEM_QUANTITY_NOT_REACHED`: The cart has fewer pieces than it requires.
 * - `MIN_SUBTOTAL_NOT_REACHED`: The subtotal is lower than it requires.
 */
export type InvalidCouponReason = 'UNKNOWN_INVALID_COUPON_REASON' | 'EXPIRED' | 'DISABLED' | 'INACTIVE' | 'MAX_USAGE_EXCEEDED' | 'MAX_USAGE_PER_CUSTOMER_EXCEEDED' | 'NOT_APPLICABLE_TO_SUBSCRIPTIONS' | 'NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS' | 'MIN_LINE_ITEM_QUANTITY_NOT_REACHED' | 'MIN_SUBTOTAL_NOT_REACHED' | UnknownValue;
/** @description Why a coupon cannot be used now. */
export type InvalidCouponStatusErrorData = {
    /** @description Set with the reason `MIN_LINE_ITEM_QUANTITY_NOT_REACHED`. */
    minLineItemQuantityNotReachedDetails?: MinLineItemQuantityNotReachedDetails;
    /** @description Set with the reason `MIN_SUBTOTAL_NOT_REACHED`. */
    minSubtotalNotReachedDetails?: MinSubtotalNotReachedDetails;
    /** @description Code of the coupon. */
    couponCode: string;
    /** @description Why it cannot be used. */
    reason: InvalidCouponReason;
};
/** @description A code that no coupon has. */
export type InvalidCouponCodeErrorData = {
    /** @description Code that the buyer entered. */
    couponCode: string;
};
/** @description A code that no gift card has. */
export type InvalidGiftCardCodeErrorData = {
    /** @description What the buyer typed. Do not show or log it: a mistyped code can be near a real one. */
    giftCardCode: string;
    /**
     * Format: uuid
     * @description Id of the gift card in the cart, when it is there.
     */
    giftCardId?: string | null;
};
/**
 * Why a gift card cannot be used.
 *
 * - `UNKNOWN_INVALID_GIFT_CARD_REASON`: None of the other reasons.
 * - `EXPIRED`: Its last day is over.
 * - `DISABLED`: The shop has switched it off.
 * - `EMPTY_BALANCE`: Its balance is zero.
 */
export type InvalidGiftCardReason = 'UNKNOWN_INVALID_GIFT_CARD_REASON' | 'EXPIRED' | 'DISABLED' | 'EMPTY_BALANCE' | UnknownValue;
/** @description Why a gift card cannot be used now. */
export type InvalidGiftCardStatusErrorData = {
    /** @description Code of the gift card. It is worth money: do not show or log it. */
    giftCardCode: string;
    /** @description Why it cannot be used. */
    reason: InvalidGiftCardReason;
    /**
     * Format: uuid
     * @description Id of the gift card in the cart, when it is there.
     */
    giftCardId?: string | null;
};
/** @description Lines that are sold out. */
export type LineItemsOutOfStockErrorData = {
    /** @description Ids of the lines, at most 300. */
    lineItemIds?: string[];
    /** @description True when no line of the cart is in stock. */
    allLineItemsOutOfStock: boolean;
};
/** @description Lines that only members may buy. */
export type MembersOnlyItemErrorData = {
    /** @description Ids of the lines, at most 300. */
    lineItemIds?: string[];
};
/** @description How much a cart is below the least amount of an order. */
export type SubtotalBelowOrderMinimumErrorData = {
    /** @description The lowest subtotal that the shop accepts. */
    minimumOrderSubtotal?: ConvertedMoney;
    /** @description Amount by which the subtotal is too low. */
    remainingAmount?: ConvertedMoney;
};
/**
 * Why a membership cannot pay.
 *
 * - `UNKNOWN_INVALID_MEMBERSHIP_REASON`: None of the other reasons.
 * - `INSUFFICIENT_FUNDS`: Too few credits or sessions are left.
 * - `MEMBERSHIP_NOT_FOUND`: The buyer has no such membership.
 * - `NOT_APPLICABLE_TO_LINE_ITEMS`: It does not pay for these items.
 * - `LINE_ITEM_NOT_FOUND`: The line that it should pay for is not in the cart.
 */
export type InvalidMembershipReason = 'UNKNOWN_INVALID_MEMBERSHIP_REASON' | 'INSUFFICIENT_FUNDS' | 'MEMBERSHIP_NOT_FOUND' | 'NOT_APPLICABLE_TO_LINE_ITEMS' | 'LINE_ITEM_NOT_FOUND' | UnknownValue;
/** @description Why a membership cannot pay. */
export type InvalidMembershipStatusErrorData = {
    /** @description Id of the membership in the app that provides it. */
    membershipId?: string | null;
    /** @description Why it cannot pay. */
    reason: InvalidMembershipReason;
};
/**
 * Which part of a cart has the problem.
 *
 * - `GLOBAL`: The cart as a whole.
 * - `LINE_ITEM`: One or more lines.
 * - `DISCOUNT`: A coupon or another discount.
 * - `DELIVERY`: The address or the delivery method.
 * - `TAX`: The calculation of tax.
 * - `MEMBERSHIP`: A membership that should pay.
 * - `GIFT_CARD`: The gift card.
 */
export type ViolationScope = 'GLOBAL' | 'LINE_ITEM' | 'DISCOUNT' | 'DELIVERY' | 'TAX' | 'MEMBERSHIP' | 'GIFT_CARD' | UnknownValue;
/**
 * What is wrong with a cart.
 *
 * - `GENERAL_CODE`: No code of its own; the description says what is wrong.
 * - `CUSTOM_VALIDATION`: A validating app of the site rejects the cart.
 * - `EMPTY_CART`: The cart has no lines.
 * - `LINE_ITEMS_OUT_OF_STOCK`: Some or all lines are sold out.
 * - `MEMBERS_ONLY_ITEM`: A line is for members, and the buyer is not signed in.
 * - `INVALID_COUPON_CODE`: No coupon has this code.
 * - `INVALID_COUPON_STATUS`: The coupon cannot be used now; the data has the reason.
 * - `CANNOT_APPLY_COUPON_DISCOUNT_WHEN_PURCHASING_GIFT_CARD`: A coupon cannot reduce the price of a gift card.
 * - `MISSING_DELIVERY_ADDRESS`: A line has to be shipped, and there is no address.
 * - `MISSING_DELIVERY_METHOD`: A line has to be delivered, and no method is chosen.
 * - `DELIVERY_METHOD_NO_LONGER_AVAILABLE`: The chosen method is not offered any more.
 * - `DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS`: The chosen method does not deliver every line.
 * - `INVALID_GIFT_CARD_CODE`: No gift card has this code.
 * - `INVALID_GIFT_CARD_STATUS`: The gift card cannot be used now; the data has the reason.
 * - `CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD`: A gift card cannot be bought with a gift card.
 * - `SUBTOTAL_BELOW_ORDER_MINIMUM`: The subtotal is lower than the smallest order that the shop accepts.
 * - `INVALID_MEMBERSHIP_STATUS`: A membership cannot pay; the data has the reason.
 * - `INVALID_POSTAL_CODE`: The country has no such postal code.
 * - `INVALID_SUBDIVISION`: The country has no such state or region.
 * - `SUBSCRIPTION_ITEM_NOT_SUPPORTED_ON_DEMO_CART`: A demo cart accepts no subscription.
 * - `GIFT_CARD_ITEM_NOT_SUPPORTED_ON_DEMO_CART`: A demo cart accepts no gift card as an item.
 * - `GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART`: A demo cart cannot be paid with a gift card.
 * - `MEMBERSHIP_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART`: A demo cart cannot be paid with a membership.
 */
export type ViolationCode = 'GENERAL_CODE' | 'CUSTOM_VALIDATION' | 'EMPTY_CART' | 'LINE_ITEMS_OUT_OF_STOCK' | 'MEMBERS_ONLY_ITEM' | 'INVALID_COUPON_CODE' | 'INVALID_COUPON_STATUS' | 'CANNOT_APPLY_COUPON_DISCOUNT_WHEN_PURCHASING_GIFT_CARD' | 'MISSING_DELIVERY_ADDRESS' | 'MISSING_DELIVERY_METHOD' | 'DELIVERY_METHOD_NO_LONGER_AVAILABLE' | 'DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS' | 'INVALID_GIFT_CARD_CODE' | 'INVALID_GIFT_CARD_STATUS' | 'CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD' | 'SUBTOTAL_BELOW_ORDER_MINIMUM' | 'INVALID_MEMBERSHIP_STATUS' | 'INVALID_POSTAL_CODE' | 'INVALID_SUBDIVISION' | 'SUBSCRIPTION_ITEM_NOT_SUPPORTED_ON_DEMO_CART' | 'GIFT_CARD_ITEM_NOT_SUPPORTED_ON_DEMO_CART' | 'GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART' | 'MEMBERSHIP_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART' | UnknownValue;
/** @description A problem of a cart, found by a calculation. `ERROR` prevents the order, `WARNING` does not. At most one of the data properties is set, the one that fits the code. */
export type ViolationV2 = {
    /** @description Set with `CUSTOM_VALIDATION`. */
    customValidationData?: CustomValidationErrorData;
    /** @description Set with `INVALID_COUPON_STATUS`. */
    invalidCouponStatusData?: InvalidCouponStatusErrorData;
    /** @description Set with `INVALID_COUPON_CODE`. */
    invalidCouponCodeData?: InvalidCouponCodeErrorData;
    /** @description Set with `INVALID_GIFT_CARD_CODE`. */
    invalidGiftCardCodeData?: InvalidGiftCardCodeErrorData;
    /** @description Set with `INVALID_GIFT_CARD_STATUS`. */
    invalidGiftCardStatusData?: InvalidGiftCardStatusErrorData;
    /** @description Set with `LINE_ITEMS_OUT_OF_STOCK`. */
    lineItemsOutOfStockData?: LineItemsOutOfStockErrorData;
    /** @description Set with `MEMBERS_ONLY_ITEM`. */
    membersOnlyItemData?: MembersOnlyItemErrorData;
    /** @description Set with `SUBTOTAL_BELOW_ORDER_MINIMUM`. */
    subtotalBelowOrderMinimumData?: SubtotalBelowOrderMinimumErrorData;
    /** @description Set with `INVALID_MEMBERSHIP_STATUS`. */
    invalidMembershipStatusData?: InvalidMembershipStatusErrorData;
    /** @description Which part of the cart has the problem. */
    scope: ViolationScope;
    /** @description Code of the problem. Base decisions on it. */
    code: ViolationCode;
    /** @description The problem in words, for the buyer when the code is `CUSTOM_VALIDATION`. */
    description?: string | null;
    /** @description `ERROR` prevents the order, `WARNING` does not. */
    severity: ViolationSeverity;
};
/** @description Totals of a cart as of one calculation or estimate. An estimate contains only the parts that were asked for. */
export type CartSummary = {
    /**
     * Format: uuid
     * @description The cart that was calculated.
     */
    cartId: string;
    /** @description Revision of the cart that was calculated. The summary is outdated when the cart has another one. */
    cartRevision: string;
    /**
     * Format: uuid
     * @description Id of this calculation.
     */
    calculationId: string;
    /** @description Prices of each line, matched by `lineItemId`. At most 300. */
    lineItems: LineItemSummary[];
    /** @description Discounts in force, with what each takes off. At most 100. */
    discounts: Discount[];
    /** @description The delivery method and its price. Absent without a method. Other delivery options are not listed; `totals.calculateTotals` lists them. */
    deliverySummary?: DeliverySummary;
    /** @description Fees in addition to items, delivery and tax. At most 100. */
    additionalFees: AdditionalFeeV2[];
    /** @description Tax of the cart. */
    taxSummary?: TaxSummaryV2;
    /** @description Subtotal, delivery, tax, discounts and total. */
    priceSummary?: PriceSummaryV2;
    /** @description What is paid by gift card, by membership and by the buyer, now and later. */
    paymentSummary?: PaymentSummary;
    /** @description Opaque text that represents these prices. An order that is placed with it fails when the prices have changed since. Documented with at most 1024 characters here, and with 3000 where an order is placed. */
    priceVerificationToken?: string | null;
    /**
     * @deprecated
     * @description What could not be calculated. The platform announced its removal for 2026-08-01; read `violations`.
     */
    calculationErrors?: CalculationErrors;
    /**
     * @deprecated
     * @description Remarks of validating apps. The platform announced its removal for 2026-08-01; read `violations`.
     */
    spiViolations: Violation[];
    /** @description Everything that prevents the order or deserves a warning, in one list. At most 100. */
    violations: ViolationV2[];
};
/** @description A cart and all its totals. */
export type CalculateCartV2Response = {
    /** @description The cart that was calculated. */
    cart: CartV2;
    /** @description The totals, and what prevents an order. */
    summary: CartSummary;
};
/**
 * Which checks of validating apps run.
 *
 * - `SKIP_VALIDATIONS`: No checks run.
 * - `PRE_CHECKOUT_VALIDATIONS`: The checks for a cart page run.
 * - `CHECKOUT_VALIDATIONS`: The checks for a checkout page run.
 */
export type ValidationsConfig = 'SKIP_VALIDATIONS' | 'PRE_CHECKOUT_VALIDATIONS' | 'CHECKOUT_VALIDATIONS' | UnknownValue;
/** @description Which parts of the totals to estimate. Lines and their discounts always are. */
export type EstimateCartV2Request = {
    /** @description Whether to refresh the cart first: to take prices, stock and discounts from the catalogs. Defaults to false. */
    refreshCart?: boolean;
    /** @description Which checks of validating apps run. */
    validationConfig?: ValidationsConfig;
    /** @description Whether to calculate delivery. Defaults to false. */
    calculateDelivery?: boolean;
    /** @description Whether to calculate additional fees. Defaults to false. */
    calculateAdditionalFees?: boolean;
    /** @description Whether to calculate tax. Defaults to false. */
    calculateTax?: boolean;
    /** @description Whether to calculate what gift cards pay. They are not charged. Defaults to false. */
    calculateGiftCards?: boolean;
};
/** @description A cart and the part of its totals that was asked for. */
export type EstimateCartV2Response = {
    /** @description The cart that the estimate is for. */
    cart: CartV2;
    /** @description Lines and discounts, and the parts that were asked for. */
    summary: CartSummary;
};
/** @description What to put into a cart. At least one item of either kind is needed. */
export type AddLineItemsV2Request = {
    /** @description Items of installed catalogs, at most 300. */
    catalogItems?: CatalogItemInput[];
    /** @description Items of no catalog, at most 300, each with a price of its own. Only for merchants. */
    customItems?: CustomItemInput[];
};
/** @description Which lines to take out of a cart. */
export type RemoveLineItemsV2Request = {
    /** @description Ids of the lines, 1 to 100. */
    lineItemIds: string[];
};
/** @description The new quantity of a line. */
export type QuantityUpdate = {
    /**
     * Format: int32
     * @description The whole new quantity, not a difference. To take a line out, remove it.
     */
    newQuantity: number;
};
/** @description The new membership of a line, in the older form. */
export type SelectedMembershipUpdate = {
    /** @description The membership that should pay for the line. Absent: none. */
    newMembership?: SelectedMembershipInput;
};
/** @description What to change in one line. At least one change is needed; what is absent is not changed. */
export type LineItemUpdate = {
    /**
     * Format: uuid
     * @description Id of the line, not of the product.
     */
    lineItemId: string;
    /** @description The new quantity. */
    quantity?: QuantityUpdate;
    /**
     * @deprecated
     * @description The older form of `membershipPayment`. The platform announced its removal for 2026-06-22.
     */
    selectedMembership?: SelectedMembershipUpdate;
    /** @description The membership that should pay for the line. An empty object takes the membership off. */
    membershipPayment?: MembershipInput;
};
/** @description New quantities and memberships of lines that are in the current cart. */
export type UpdateLineItemsInCurrentCartV2Request = {
    /** @description One update for each line, 1 to 100. Other lines are not changed. */
    lineItems: LineItemUpdate[];
};
/** @description The coupon to add to a cart. */
export type AddCouponV2Request = {
    /** @description The coupon, by its code. */
    coupon: CouponInput;
};
/** @description The coupon to take off a cart. */
export type RemoveCouponV2Request = {
    /**
     * Format: uuid
     * @description `coupons[].id` of the cart, not the code.
     */
    couponId: string;
};
/** @description The delivery method to choose. */
export type SetDeliveryMethodV2Request = {
    /** @description Names one of the delivery options. It replaces the method that was chosen before. */
    deliveryMethod: DeliveryMethodInput;
};
/** @description The gift card to pay with. */
export type AddGiftCardV2Request = {
    /** @description The code of the card, and how much it should pay. */
    giftCard: GiftCardInput;
};
/** @description The gift card to take off a cart. */
export type RemoveGiftCardV2Request = {
    /**
     * Format: uuid
     * @description `paymentInfo.giftCards[].id` of the cart, not the code.
     */
    giftCardId: string;
};
/** @description A filled-in form of a cart. Apps of a catalog may ask for one per line, such as the names of the guests of a tour. */
export type FormSubmission = {
    /**
     * Format: uuid
     * @description The form in this cart. No public property of the cart lists its forms.
     */
    id?: string;
    /**
     * Format: uuid
     * @description The submission that fills in the form.
     */
    formSubmissionId?: string;
};
/** @description Which submissions belong to the forms of a cart. */
export type UpdateFormSubmissionsV2Request = {
    /** @description One entry for each form, 1 to 1000. */
    formSubmissions: FormSubmission[];
};
/** @description New quantities and memberships of lines that are in a cart. */
export type UpdateLineItemsV2Request = {
    /** @description One update for each line, 1 to 300. Other lines are not changed. */
    lineItems: LineItemUpdate[];
};
/** @description How the checkout page should be shown. */
export type GetCheckoutUrlV2Request = {
    /** @description ISO 4217 code of the currency to show. It becomes a query parameter of the URL. */
    currencyCode?: string | null;
};
/** @description How the order is to be placed. All properties may be left out. */
export type PlaceOrderV2Request = {
    /** @description Token of the last calculation. The order is placed only if the prices are still those of that calculation. Without it, they must be those of the last response with the cart, which is assumed. */
    priceVerificationToken?: string | null;
    /** @description Whether to save the payment method for later charges. Must be true if a line requires it. */
    savePaymentMethod?: boolean;
    /** @description Whether to only authorize the payment now and capture or void it later. */
    delayCapture?: boolean;
};
/** @description The order that the cart became. */
export type PlaceOrderV2Response = {
    /**
     * Format: uuid
     * @description Id of the new order.
     */
    orderId: string;
    /** @description Id of the payment at the payment gateway. Absent or null when nothing is charged: a total of 0, or a gift card that pays everything. */
    paymentGatewayOrderId?: string | null;
    /** @description True when the order is placed and paid. Not documented, assumed: false next to a `paymentGatewayOrderId` means that the payment is still open. */
    completed: boolean;
};
/** @description The order that another system made from the cart. */
export type MarkCartAsCompletedV2Request = {
    /**
     * Format: uuid
     * @description Id of the order, to be stored in the cart.
     */
    orderId?: string | null;
};
/** @description How often a subscription is billed. */
export type TotalsSubscriptionSettings = {
    /** @description Unit of the billing cycle. */
    frequency?: SubscriptionFrequency;
};
/** @description How a fee is taxed. */
export type TotalsTaxDetails = {
    /** @description Whether tax is charged on the fee. */
    taxable?: boolean;
    /**
     * Format: uuid
     * @description Tax group of the fee. Absent: the default group.
     */
    taxGroupId?: string | null;
};
/** @description A fee of one item. */
export type TotalsAdditionalFee = {
    /** @description Unique among the fees of the item. */
    code?: string | null;
    /** @description Name of the fee as the buyer reads it. */
    name?: string;
    /**
     * Format: decimal
     * @description What is charged, without tax.
     */
    price?: string;
    /** @description How the fee is taxed. */
    taxDetails?: TotalsTaxDetails;
};
/** @description An item to calculate. Without `catalogReference` it is a custom item. */
export type TotalsLineItem = {
    /** @description Any id, such as that of the line in the cart. The response names the item by it. */
    id: string;
    /**
     * Format: int32
     * @description Number of pieces.
     */
    quantity: number;
    /** @description The item in its catalog. */
    catalogReference?: CatalogReference;
    /** @description Name of the item. */
    productName?: string | null;
    /**
     * Format: decimal
     * @description Price of one piece in the catalog, without extras that `modifierGroups` lists.
     */
    price: string;
    /** @description Weight and stock number, for what is shipped. */
    physicalProperties?: PhysicalPropertiesInput;
    /** @description Set when the item is bought as a subscription. */
    subscriptionSettings?: TotalsSubscriptionSettings;
    /** @description How the item is paid. Defaults to `FULL_PAYMENT_ONLINE`. */
    paymentOption?: PaymentOptionType;
    /** @description Date and head count of a service. */
    serviceProperties?: ServiceProperties;
    /** @description Id of the item itself when `catalogReference` names a part of it. */
    rootCatalogItemId?: string | null;
    /**
     * Format: decimal
     * @description Paid at once for one piece; counts only with `DEPOSIT_ONLINE`.
     */
    depositAmount?: string | null;
    /**
     * Format: decimal
     * @description Price of one piece before any reduction.
     */
    fullPrice?: string | null;
    /**
     * Format: uuid
     * @description Delivery profile that decides how the item is shipped. Absent: the default profile.
     */
    deliveryProfileId?: string | null;
    /** @description Kind of the item, which decides about delivery. */
    itemType?: ItemType;
    /** @description Whose address decides the tax. If absent, the settings of the site do. */
    taxableAddress?: TaxableAddress;
    /** @description Fees of this item, at most 5. The typings mark the list as read-only, although only requests have it. */
    additionalFees?: TotalsAdditionalFee[];
    /** @description Extras chosen with the item, by group. At most 25. */
    modifierGroups?: CustomModifierGroup[];
};
/** @description A membership to pay lines with. */
export type TotalsSelectedMembership = {
    /** @description Id the membership has in the app that provides it, up to 200 characters, not always a GUID. */
    id: string;
    /**
     * Format: uuid
     * @description App that provides the membership.
     */
    appId: string;
    /** @description Ids of the lines that the membership should pay for. */
    lineItemIds: string[];
};
/** @description The memberships to pay items with. */
export type TotalsSelectedMemberships = {
    /** @description Memberships to pay lines with, at most 300. */
    memberships?: TotalsSelectedMembership[];
};
/** @description What to calculate with. Nothing is read from a cart and nothing is stored. No property is required, but without items there is nothing to calculate, and without an address there are no delivery options. */
export type CalculateTotalsRequest = {
    /** @description Coupon to count, by its id in the shop. */
    couponId?: string | null;
    /** @description Coupon to count, by its code. */
    couponCode?: string | null;
    /**
     * @deprecated
     * @description Gift card to count. The platform announced its removal for 2026-12-01, without a public replacement.
     */
    giftCardCode?: string | null;
    /** @description Id of what is calculated, such as a cart. It serves caching alone; without it the call may be slower. */
    calculationId?: string | null;
    /** @description The items. At most 300. */
    lineItems?: TotalsLineItem[];
    /** @description Address to deliver to, which decides tax and delivery options. */
    shippingAddress?: AddressInput;
    /** @description Used for tax when nothing is shipped. */
    billingAddress?: AddressInput;
    /** @description Delivery option to calculate with. If absent, the first one. */
    selectedShippingOption?: CartSelectedShippingOption;
    /**
     * Format: email
     * @description Limits a coupon to one use per customer. Without it, that limit is not checked.
     */
    buyerEmail?: string | null;
    /** @description The buyer. It needs the permission ECOM.ADMIN_CALCULATE_TOTALS; a member who calls is the buyer anyway. */
    memberId?: string | null;
    /** @description Memberships to pay items with. Absent: the platform selects. */
    selectedMemberships?: TotalsSelectedMemberships;
    /** @description Telephone number that carriers may need for their prices. */
    buyerPhone?: string | null;
    /**
     * Format: uuid
     * @description Id that the cart and the order of one purchase share.
     */
    purchaseFlowId?: string | null;
    /** @description Objects of other systems that the purchase belongs to, at most 20. */
    externalReferences?: ExternalReferenceInput[];
    /**
     * Format: uuid
     * @description Id of the location of the business that sells.
     */
    businessLocationId?: string | null;
    /**
     * Format: decimal
     * @deprecated
     * @description What the gift card should pay. The platform announced its removal for 2026-12-01, without a public replacement.
     */
    giftCardRedeemAmount?: string | null;
    /** @description Properties that apps added to the purchase. */
    extendedFields?: ExtendedFields;
};
/** @description Totals of the items, and the delivery options. Parts that failed are missing and explained in `calculationErrors`. */
export type CalculateTotalsResponse = {
    /** @description Prices of each item, matched by `lineItemId`. */
    calculatedLineItems: CartCalculatedLineItem[];
    /** @description Subtotal, delivery, tax, discounts and total. */
    priceSummary?: PriceSummary;
    /**
     * @deprecated
     * @description The gift card, and what it would pay. The platform announced its removal for 2026-12-01.
     */
    giftCard?: GiftCardV1;
    /** @description Taxes of the whole purchase, and their sum. */
    taxSummary?: TaxSummary;
    /** @description The delivery options, in `carrierServiceOptions`, and the one that was calculated with. */
    shippingInfo?: CartShippingInformation;
    /** @description Discounts in force, with what each takes off. At most 320. */
    appliedDiscounts: AppliedDiscount[];
    /** @description What could not be calculated, such as the options of a carrier that did not answer. */
    calculationErrors?: CalculationErrors;
    /** @description Unit of every weight. */
    weightUnit: WeightUnit;
    /** @description ISO 4217 code of the currency of every `amount`, that of the shop. */
    currency: string;
    /** @description ISO 4217 code of the currency of every `convertedAmount`, that of the buyer. */
    conversionCurrency: string;
    /** @description Whether the prices already contain tax. */
    taxIncludedInPrice: boolean;
    /** @description Part of the totals that is due to place the order. */
    payNow?: PriceSummary;
    /** @description Part of the totals that is paid later, such as the rest after a deposit. */
    payLater?: PriceSummary;
    /** @description Memberships of the buyer with regard to these items. */
    membershipOptions?: CartMembershipOptions;
    /** @description Fees in addition to items, delivery and tax. At most 100. */
    additionalFees: AdditionalFee[];
    /**
     * Format: decimal
     * @description Rate from `currency` to `conversionCurrency`.
     */
    checkoutConversionRate?: string | null;
    /** @description What is due to place the order, less what the gift card pays. */
    payNowTotalAfterGiftCard?: MultiCurrencyPrice;
    /** @description The total less what the gift card pays. */
    totalAfterGiftCard?: MultiCurrencyPrice;
    /** @description Part of the totals that subscriptions charge once their free trial ends. */
    payAfterFreeTrial?: PriceSummary;
};
/** @description The orders whose invoices are wanted. */
export type ListInvoicesForOrdersRequest = {
    /** @description Ids of the orders, at most 100. */
    orderIds: string[];
};
/** @description A reference to an invoice. The platform gives no more than ids; what the invoice says is kept by the app that made it. */
export type Invoice = {
    /** @description Id of the invoice within the app that made it. */
    id?: string;
    /** @description Id of the app that made the invoice. */
    appId?: string;
};
/** @description The invoices of one order. */
export type InvoicesForOrder = {
    /** @description Id of the order. */
    orderId?: string;
    /**
     * @deprecated
     * @description Older form of `invoicesInfo`.
     */
    invoices?: Invoice[];
    /** @description References to the invoices. Empty when the order has none. */
    invoicesInfo?: Invoice[];
};
/** @description The invoices found, order by order. */
export type ListInvoicesForOrdersResponse = {
    /** @description One entry per order that was found. */
    invoicesForOrder: InvoicesForOrder[];
};
/** @description Who bought: a member who was signed in, or a visitor who was not. */
export type OrderBuyerInfo = {
    /**
     * Format: uuid
     * @description Id of the visitor. Set if no member was signed in.
     */
    visitorId?: string;
    /**
     * Format: uuid
     * @description Id of the member. Set when the buyer was signed in.
     */
    memberId?: string;
    /**
     * Format: uuid
     * @description Id of the buyer among the contacts of the site. The platform makes a contact when there is none.
     */
    contactId?: string | null;
    /**
     * Format: email
     * @description E-mail address the buyer gave.
     */
    email?: string | null;
};
/**
 * How far the payment of a whole order is.
 *
 * - `UNSPECIFIED`: The status is not known.
 * - `NOT_PAID`: No payment has been made.
 * - `PAID`: The total is paid, or nothing was due.
 * - `PARTIALLY_REFUNDED`: A part of what was paid has been returned to the buyer.
 * - `FULLY_REFUNDED`: All that was paid has been returned to the buyer.
 * - `PENDING`: The payment provider has not confirmed the payment yet.
 * - `PARTIALLY_PAID`: A part of the total is paid, such as a deposit.
 * - `PENDING_MERCHANT`: The merchant must act, for example capture an authorized payment.
 * - `CANCELED`: The payment was canceled.
 * - `DECLINED`: The payment provider rejected the payment.
 */
export type OrderPaymentStatus = 'UNSPECIFIED' | 'NOT_PAID' | 'PAID' | 'PARTIALLY_REFUNDED' | 'FULLY_REFUNDED' | 'PENDING' | 'PARTIALLY_PAID' | 'PENDING_MERCHANT' | 'CANCELED' | 'DECLINED' | UnknownValue;
/**
 * How much of an order has been shipped or picked up.
 *
 * - `NOT_FULFILLED`: No piece has been shipped or picked up.
 * - `FULFILLED`: Every piece has been shipped or picked up.
 * - `PARTIALLY_FULFILLED`: Some pieces have been shipped or picked up.
 */
export type OrderFulfillmentStatus = 'NOT_FULFILLED' | 'FULFILLED' | 'PARTIALLY_FULFILLED' | UnknownValue;
/** @description From which currency the amounts of an order were converted. */
export type OrderCurrencyConversionDetails = {
    /** @description Currency the prices were set in, as an ISO 4217 code. Never changes. */
    originalCurrency: string;
    /**
     * Format: decimal
     * @description How much of the currency of the order one unit of the original currency gives. More than 0, at most 1000000000000000; 1 when nothing was converted.
     */
    conversionRate: string;
};
/** @description Address where an order is picked up. */
export type OrderPickupAddress = {
    /** @description Country as an ISO 3166-1 alpha-2 code. */
    country?: string | null;
    /** @description State, province or county as an ISO 3166-2 code. */
    subdivision?: string | null;
    /** @description City or town. */
    city?: string | null;
    /** @description Postal code in the form of the country. */
    postalCode?: string | null;
    /** @description Street and house number as separate fields. */
    streetAddress?: StreetAddress;
    /** @description Street and house number in one line. */
    addressLine?: string | null;
    /** @description Second line of the address, such as floor or apartment. */
    addressLine2?: string | null;
    /** @description Name of the country. Set by the platform from the code. */
    readonly countryFullname?: string | null;
    /** @description Name of the subdivision. Set by the platform from the code. */
    readonly subdivisionFullname?: string | null;
    /** @description Latitude and longitude of the place. Absent if they are not known. */
    geocode?: AddressLocation;
};
/** @description Where an order is picked up, and in which way. */
export type OrderPickupDetails = {
    /** @description Address where the buyer collects the order. */
    address?: OrderPickupAddress;
    /** @description Whether the place is the store or a pickup point. */
    pickupMethod: PickupMethod;
};
/** @description Where and when an order is delivered to an address, or picked up. */
export type OrderDeliveryLogistics = {
    /** @description Where the order is sent and to whom. Not set for a pickup. */
    shippingDestination?: AddressWithContact;
    /** @description Where the order is picked up. Not set when it is sent. */
    pickupDetails?: OrderPickupDetails;
    /** @description Expected delivery time in words. */
    deliveryTime?: string | null;
    /** @description Instructions for the carrier, or for the person who picks the order up. */
    instructions?: string | null;
    /**
     * Format: date-time
     * @deprecated
     * @description Latest day of delivery. Use `deliveryTimeSlot`.
     */
    deliverByDate?: string | null;
    /** @description Time slot in which the order is delivered or can be picked up. */
    deliveryTimeSlot?: DeliveryTimeSlot;
};
/** @description An amount of money in one currency. */
export type Price = {
    /**
     * Format: decimal
     * @description Decimal number as text.
     */
    amount: string;
    /** @description `amount` with its currency sign, ready to show. */
    readonly formattedAmount: string;
};
/** @description Tax on one line, fee or delivery in its old form. */
export type OrderItemTaxFullDetails = {
    /** @description Amount that the tax is calculated from. */
    taxableAmount?: Price;
    /**
     * Format: decimal
     * @description Rate of the tax as a fraction, so 0.23 is 23 %. At least 0, at most 6 decimal places.
     */
    taxRate: string;
    /** @description Amount of the tax. */
    totalTax?: Price;
};
/** @description One kind of tax within the tax on a line, fee or delivery. */
export type OrderLineItemTaxBreakdown = {
    /** @description Name of the authority that levies it, such as a country. */
    jurisdiction?: string | null;
    /**
     * Format: decimal
     * @description Rate of this tax as a fraction, so 0.23 is 23 %. At least 0, at most 6 decimal places.
     */
    rate?: string | null;
    /** @description The tax of this kind. */
    taxAmount?: Price;
    /** @description Kind of the tax, such as VAT. */
    taxType?: string | null;
    /** @description Name of the tax, for showing. */
    taxName?: string | null;
    /** @description Level of that authority. */
    jurisdictionType?: JurisdictionType;
    /** @description Part of the amount that this tax does not apply to. */
    nonTaxableAmount?: Price;
    /** @description Part of the amount that this tax applies to. */
    taxableAmount?: Price;
};
/** @description Tax on one line, fee or delivery. */
export type OrderLineItemTaxInfo = {
    /** @description Amount of the tax. */
    taxAmount?: Price;
    /** @description Amount that the tax is calculated from. */
    taxableAmount?: Price;
    /**
     * Format: decimal
     * @description Rate of the tax as a fraction, so 0.23 is 23 %. At least 0, at most 6 decimal places.
     */
    taxRate?: string | null;
    /**
     * Format: uuid
     * @description Id of the tax group the item belongs to.
     */
    taxGroupId?: string | null;
    /** @description Whether the price contains tax. */
    taxIncludedInPrice: boolean;
    /** @description The tax by kind, at most 7. */
    taxBreakdown?: OrderLineItemTaxBreakdown[];
};
/** @description What the delivery of an order costs. */
export type OrderShippingPrice = {
    /** @description Price of the delivery before discounts. */
    price?: Price;
    /** @description Price after discounts, without tax. */
    readonly totalPriceBeforeTax?: Price;
    /** @description Price after discounts, with tax. */
    readonly totalPriceAfterTax?: Price;
    /**
     * @deprecated
     * @description Old form of the tax. Use `taxInfo`.
     */
    taxDetails?: OrderItemTaxFullDetails;
    /** @description Tax on the delivery. */
    taxInfo?: OrderLineItemTaxInfo;
    /** @description What discounts took off the delivery. */
    readonly discount?: Price;
};
/** @description A delivery region of the store. */
export type OrderShippingRegion = {
    /** @description Name of the region as the merchant set it. */
    name?: string | null;
};
/** @description How an order is delivered or picked up, and what that costs. */
export type OrderShippingInformation = {
    /** @description Id of the carrier, which is the app that offers the way of delivery. */
    carrierId?: string | null;
    /** @description Code of the way of delivery, unique for the carrier. */
    code?: string | null;
    /** @description Name of the way of delivery as the buyer chose it. */
    title: string;
    /** @description Where and when it is delivered or picked up. */
    logistics?: OrderDeliveryLogistics;
    /** @description Amount that is charged. */
    cost?: OrderShippingPrice;
    /** @description Delivery region of the store the address lies in. */
    region?: OrderShippingRegion;
};
/**
 * Status of an order as a whole.
 *
 * - `INITIALIZED`: The order exists, but its payment has not been confirmed; no search returns it.
 * - `APPROVED`: The order is paid, costs nothing, or is to be paid offline. The shop can fulfill it.
 * - `CANCELED`: The merchant has canceled the order.
 * - `PENDING`: The order waits for a review, and cannot be changed or canceled.
 * - `REJECTED`: The review has rejected the order, and it cannot be changed or canceled.
 */
export type OrderStatus = 'INITIALIZED' | 'APPROVED' | 'CANCELED' | 'PENDING' | 'REJECTED' | UnknownValue;
/** @description Tax of a whole order in its old form. */
export type OrderTaxSummary = {
    /** @description Sum of all taxes. */
    readonly totalTax?: Price;
};
/** @description One kind of tax over the whole order. */
export type OrderTaxBreakdown = {
    /** @description Name of the tax, for showing. */
    taxName: string;
    /** @description Kind of the tax, such as VAT. */
    taxType: string;
    /** @description Name of the authority that levies it. */
    jurisdiction: string;
    /** @description Level of that authority. */
    jurisdictionType: JurisdictionType;
    /**
     * Format: decimal
     * @description Rate of the tax as a fraction, so 0.23 is 23 %. At least 0, at most 6 decimal places.
     */
    rate: string;
    /** @description The tax of this kind over all lines, fees and the delivery. */
    aggregatedTaxAmount?: Price;
};
/** @description Tax of a whole order. */
export type OrderTaxInfo = {
    /** @description Sum of all taxes. */
    totalTax?: Price;
    /** @description The tax by kind, at most 50. Empty when no tax was taken. */
    taxBreakdown: OrderTaxBreakdown[];
    /** @description Whether the buyer is exempt from tax. Defaults to false. */
    readonly taxExempt?: boolean | null;
};
/** @description A coupon that took effect on an order. */
export type OrderCoupon = {
    /** @description Id of the coupon. */
    id: string;
    /** @description Code the buyer entered. */
    code: string;
    /** @description Name the merchant gave the coupon. */
    name: string;
    /** @description What the coupon took off the order. */
    amount?: Price;
};
/**
 * Why the merchant gave a discount.
 *
 * - `UNSPECIFIED`: No reason is known.
 * - `EXCHANGED_ITEMS`: The buyer exchanged items for others.
 * - `BILLING_ADJUSTMENT`: The merchant corrected the amount.
 */
export type OrderDiscountReason = 'UNSPECIFIED' | 'EXCHANGED_ITEMS' | 'BILLING_ADJUSTMENT' | UnknownValue;
/** @description A discount the merchant gave by hand, for a listed reason or with a reason in words. */
export type OrderMerchantDiscount = {
    /** @description A predefined reason. Not together with `description`. */
    discountReason?: OrderDiscountReason;
    /** @description The reason in words. Not set together with `discountReason`. */
    description?: string | null;
    /** @description What the discount took off the order. */
    amount?: Price;
    /**
     * Format: decimal
     * @description The discount in percent, when it was set that way. At least 0.01, at most 100, at most 2 decimal places.
     */
    percentage?: string | null;
    /** @description Name of the discount, for showing. */
    name?: string | null;
};
/** @description An automatic discount rule that took effect on an order. */
export type OrderDiscountRule = {
    /**
     * Format: uuid
     * @description Id of the rule.
     */
    id: string;
    /** @description Name of the rule as the buyer reads it. */
    name?: DiscountRuleName;
    /** @description What the rule took off the order. */
    amount?: Price;
};
/** @description What one discount takes off one line. */
export type OrderLineItemDiscount = {
    /**
     * Format: uuid
     * @description Id of the line.
     */
    id?: string;
    /** @description What is taken off, for all pieces of the line. */
    totalDiscount?: Price;
};
/** @description A discount that took effect: a coupon, one the merchant gave, or one of the automatic rules. Exactly one of the three is set. */
export type OrderAppliedDiscount = {
    /** @description The coupon the buyer entered. */
    coupon?: OrderCoupon;
    /** @description The discount the merchant gave by hand. */
    merchantDiscount?: OrderMerchantDiscount;
    /** @description The automatic rule that matched. */
    discountRule?: OrderDiscountRule;
    /** @description What the discount covers. */
    discountType: DiscountType;
    /**
     * @deprecated
     * @description Ids of the lines covered. Use `lineItemDiscounts`.
     */
    lineItemIds?: string[];
    /**
     * Format: uuid
     * @description Id of the discount within the order. Never changes.
     */
    id?: string | null;
    /** @description Part of the discount for each line. */
    lineItemDiscounts?: OrderLineItemDiscount[];
};
/** @description Details of an activity: a note of the merchant. Buyers do not see it. */
export type OrderMerchantComment = {
    /** @description Text of the note. */
    message: string;
};
/** @description Details of an activity: the order was refunded, in the older form of that note. */
export type OrderRefunded = {
    /** @description Whether the merchant returned the money outside the platform. */
    manual: boolean;
    /** @description Amount that was refunded. */
    amount?: Price;
    /** @description Why, in the words of the merchant. May be empty. */
    reason: string;
};
/**
 * How the quantity of a line changed.
 *
 * - `QUANTITY_INCREASED`: The line has more pieces than before.
 * - `QUANTITY_DECREASED`: The line has fewer pieces than before.
 */
export type LineItemQuantityChangeType = 'QUANTITY_INCREASED' | 'QUANTITY_DECREASED' | UnknownValue;
/** @description The quantity of a line before and after an edit. */
export type OrderLineItemQuantityChange = {
    /**
     * Format: int32
     * @description Pieces before.
     */
    originalQuantity?: number;
    /**
     * Format: int32
     * @description Pieces after.
     */
    newQuantity?: number;
    /**
     * Format: int32
     * @description Number of pieces by which it changed, always positive.
     */
    diff?: number;
    /** @description Whether there are more or fewer pieces now. */
    deltaType?: LineItemQuantityChangeType;
};
/** @description The price of one piece before and after an edit. */
export type OrderLineItemPriceChange = {
    /** @description Price before. */
    originalPrice?: Price;
    /** @description Price after. */
    newPrice?: Price;
};
/** @description How one line changed in an edit of the order. A member is absent when that side did not change. */
export type OrderLineItemChanges = {
    /**
     * Format: uuid
     * @description Id of the line.
     */
    id?: string;
    /** @description Name of the item. */
    name?: ProductName;
    /** @description The quantity before and after. */
    quantity?: OrderLineItemQuantityChange;
    /** @description The price before and after. */
    price?: OrderLineItemPriceChange;
};
/** @description A line that an edit added to an order or took out of it. */
export type OrderManagedLineItem = {
    /**
     * Format: uuid
     * @description Id of the line.
     */
    id?: string;
    /** @description Name of the item. */
    name?: ProductName;
    /**
     * Format: int32
     * @description Number of pieces that were added or removed.
     */
    quantity?: number;
};
/** @description A name, also in the language of the buyer. */
export type OrderTranslatedValue = {
    /** @description Name in the language of the site. */
    original?: string;
    /** @description Name in the language of the buyer. */
    translated?: string | null;
};
/** @description A line and the part of an amount that falls on it. */
export type OrderLineItemAmount = {
    /**
     * Format: uuid
     * @description Id of the line.
     */
    id?: string;
    /** @description Name of the item. */
    name?: ProductName;
    /** @description Part of the amount for this line. */
    amount?: Price;
};
/** @description A discount or a fee that an edit added to an order or took out of it. */
export type OrderManagedPriceAdjustment = {
    /**
     * Format: uuid
     * @description Id of the discount or fee.
     */
    id?: string;
    /** @description Name of the discount or fee. */
    name?: OrderTranslatedValue;
    /** @description Part of the amount for each line. */
    affectedLineItems?: OrderLineItemAmount[];
    /** @description Amount of the discount or fee. */
    totalAmount?: Price;
};
/** @description The total of an order before and after an edit. */
export type OrderTotalPriceChange = {
    /** @description Total before. */
    originalTotal?: Price;
    /** @description Total after. */
    newTotal?: Price;
};
/** @description A way of delivery before or after an edit of the order. */
export type OrderChangedShipping = {
    /** @description What the delivery costs. */
    total?: Price;
    /** @description Name of the way of delivery. */
    shippingTitle?: string;
};
/** @description The way of delivery before and after an edit. */
export type OrderShippingInformationChange = {
    /** @description The delivery before. */
    originalShippingInfo?: OrderChangedShipping;
    /** @description The delivery after. */
    newShippingInfo?: OrderChangedShipping;
};
/** @description One change of an edited order. At most one member is set. */
export type OrderChange = {
    /** @description The quantity or the price of a line changed. */
    lineItemChanged?: OrderLineItemChanges;
    /** @description A line was added. */
    lineItemAdded?: OrderManagedLineItem;
    /** @description A line was removed. */
    lineItemRemoved?: OrderManagedLineItem;
    /** @description A discount was added. */
    discountAdded?: OrderManagedPriceAdjustment;
    /** @description A discount was removed. */
    discountRemoved?: OrderManagedPriceAdjustment;
    /** @description A fee was added. */
    additionalFeeAdded?: OrderManagedPriceAdjustment;
    /** @description A fee was removed. */
    additionalFeeRemoved?: OrderManagedPriceAdjustment;
    /** @description The total changed. */
    totalPriceChanged?: OrderTotalPriceChange;
    /** @description The delivery changed. */
    shippingInformationChanged?: OrderShippingInformationChange;
};
/** @description Details of an activity: the merchant edited the order through a draft. */
export type DraftOrderChangesApplied = {
    /** @description Id of the draft that was applied. */
    draftOrderId: string;
    /** @description Why the merchant edited the order, in their words. */
    reason?: string | null;
    /** @description Every single change of that edit. */
    changes?: OrderChange[];
};
/** @description Details of an activity: the buyer kept a payment method for later charges. */
export type OrderSavedPaymentMethod = {
    /** @description Name of the payment method. */
    name: string;
    /** @description More about it, such as the end of the card number. */
    description?: string | null;
};
/** @description Details of an activity: a payment was authorized, which sets its amount aside, captured or voided. */
export type AuthorizedPaymentActivity = {
    /**
     * Format: uuid
     * @description Id of the payment, as in the payments of the order transactions.
     */
    paymentId: string;
    /** @description Amount that was authorized, captured or released. */
    amount?: Price;
    /** @description Last four digits of the card. Absent when the payment was not made by card. */
    lastFourDigits?: string | null;
    /** @description Brand of the card as the payment provider names it, such as Visa. Absent when the payment was not made by card. */
    brand?: string | null;
};
/** @description What was given back to a card or another common method. */
export type OrderRegularPaymentRefund = {
    /** @description Amount that was refunded. */
    amount?: Price;
    /** @description Last four digits of the card. Absent when the payment was not made by card. */
    lastFourDigits?: string | null;
    /** @description Brand of the card as the payment provider names it, such as Visa. Absent when the payment was not made by card. */
    brand?: string | null;
};
/** @description What was given back onto a gift card. */
export type OrderGiftCardPaymentRefund = {
    /** @description Id of the payment at the provider of the gift card. */
    giftCardPaymentId?: string | null;
    /** @description Amount that was refunded. */
    amount?: Price;
};
/** @description A refund of a payment that was made with a membership. */
export type OrderMembershipPaymentRefund = {
    /** @description Id of the membership the benefit goes back to. */
    membershipId?: string | null;
};
/** @description A payment that was given back, by kind of payment. */
export type OrderRefundedPayment = {
    /** @description For a payment by card or another common method. */
    regular?: OrderRegularPaymentRefund;
    /** @description For a payment by gift card. */
    giftCard?: OrderGiftCardPaymentRefund;
    /** @description For a payment with a membership. */
    membership?: OrderMembershipPaymentRefund;
    /**
     * Format: uuid
     * @description Id of the payment, as in the payments of the order transactions.
     */
    paymentId?: string;
    /** @description Whether the money was returned outside the platform. */
    externalRefund?: boolean;
};
/** @description Details of an activity: a refund was started. How each payment fares follows in activities of its own. */
export type OrderRefundInitiated = {
    /**
     * Format: uuid
     * @description Id of the refund.
     */
    refundId: string;
    /** @description Amount to be refunded. */
    amount?: Price;
    /** @description Payments that the amount is refunded to. */
    payments?: OrderRefundedPayment[];
    /** @description Why the refund was made, in the words of the merchant. */
    reason?: string | null;
};
/** @description Details of an activity: a payment was given back, or that failed. */
export type OrderRefundActivity = {
    /**
     * Format: uuid
     * @description Id of the refund.
     */
    refundId: string;
    /** @description The payment that was to be refunded. */
    payment?: OrderRefundedPayment;
};
/** @description Details of an activity: the buyer got store credit instead of money. */
export type OrderRefundedAsStoreCredit = {
    /** @description Amount credited. */
    amount?: Price;
    /** @description Why, in the words of the merchant. */
    reason?: string | null;
};
/** @description What may be shown of a card. */
export type CreditCardDetails = {
    /** @description Last four digits of the card number. */
    lastFourDigits?: string | null;
    /** @description Brand of the card, such as Visa or Mastercard. */
    brand?: string | null;
};
/** @description A payment by card or another common method. */
export type OrderRegularPayment = {
    /** @description The card. Absent when the payment was not made by card. */
    creditCardDetails?: CreditCardDetails;
    /** @description Amount of the payment. */
    amount?: Price;
};
/** @description Details of an activity: a payment waits for the payment provider, was canceled or was declined. */
export type OrderPaymentActivity = {
    /** @description The card and the amount. */
    regular?: OrderRegularPayment;
    /**
     * Format: uuid
     * @description Id of the payment, as in the payments of the order transactions.
     */
    paymentId: string;
};
/** @description A receipt written by the platform. */
export type OrderWixReceipt = {
    /**
     * Format: uuid
     * @description Id of the receipt.
     */
    receiptId: string;
    /** @description Number printed on the receipt. */
    displayNumber?: string | null;
};
/** @description A receipt written by a system outside the platform. */
export type OrderExternalReceipt = {
    /** @description Id of the receipt in that system. */
    receiptId?: string | null;
    /** @description Number printed on the receipt. */
    displayNumber?: string | null;
};
/** @description Details of an activity: a receipt for a payment was created, or sent to the buyer. */
export type OrderReceiptActivity = {
    /** @description A receipt of the platform. Not set together with `externalReceipt`. */
    wixReceipt?: OrderWixReceipt;
    /** @description A receipt of another system. Not set together with `wixReceipt`. */
    externalReceipt?: OrderExternalReceipt;
    /**
     * Format: uuid
     * @description Id of the payment, as in the payments of the order transactions.
     */
    paymentId: string;
};
/** @description Details of an activity: the bank of the buyer took a payment back. */
export type OrderChargebackCreated = {
    /**
     * Format: uuid
     * @description Id of the payment, as in the payments of the order transactions.
     */
    paymentId: string;
    /**
     * Format: uuid
     * @description Id of the chargeback.
     */
    chargebackId: string;
    /** @description Amount taken back. */
    amount?: Price;
    /** @description The payment it concerns. */
    paymentDetails?: OrderRegularPayment;
};
/** @description Details of an activity: a chargeback was decided for the merchant. */
export type OrderChargebackReversed = {
    /**
     * Format: uuid
     * @description Id of the payment, as in the payments of the order transactions.
     */
    paymentId: string;
    /**
     * Format: uuid
     * @description Id of the chargeback.
     */
    chargebackId: string;
    /** @description Amount the chargeback had taken. */
    amount?: Price;
    /** @description Amount that the merchant has again. */
    reversalAmount?: Price;
    /** @description The payment it concerns. */
    paymentDetails?: OrderRegularPayment;
};
/**
 * Kind of an activity in its old form. It knows `CUSTOM_ACTIVITY`, which the current form does not.
 *
 * - `ORDER_REFUNDED`: The order was refunded.
 * - `ORDER_PLACED`: The order was placed.
 * - `ORDER_PAID`: The order was paid in full.
 * - `ORDER_FULFILLED`: Every line was shipped or picked up.
 * - `ORDER_NOT_FULFILLED`: The order was set back to not fulfilled.
 * - `ORDER_CANCELED`: The order was canceled.
 * - `DOWNLOAD_LINK_SENT`: The buyer got a mail with the links to digital files.
 * - `TRACKING_NUMBER_ADDED`: A tracking number was added to a shipment.
 * - `TRACKING_NUMBER_EDITED`: The tracking number of a shipment was changed.
 * - `TRACKING_LINK_ADDED`: A tracking link was added to a shipment.
 * - `SHIPPING_CONFIRMATION_EMAIL_SENT`: The buyer got a mail that the order was shipped.
 * - `INVOICE_ADDED`: An invoice was added to the order.
 * - `INVOICE_REMOVED`: An invoice was removed from the order.
 * - `INVOICE_SENT`: The buyer got an invoice by mail.
 * - `FULFILLER_EMAIL_SENT`: The company that ships the order got a mail about it.
 * - `SHIPPING_ADDRESS_EDITED`: The shipping address was changed.
 * - `EMAIL_EDITED`: The e-mail address of the buyer was changed.
 * - `PICKUP_READY_EMAIL_SENT`: The buyer got a mail that the order can be picked up.
 * - `CUSTOM_ACTIVITY`: An activity that an app added.
 * - `MERCHANT_COMMENT`: The merchant wrote a note.
 * - `ORDER_PARTIALLY_PAID`: A part of the order was paid.
 * - `DRAFT_ORDER_CHANGES_APPLIED`: The merchant changed lines, discounts or fees of the order.
 * - `SAVED_PAYMENT_METHOD`: The payment method of the buyer was saved for later payments.
 * - `AUTHORIZED_PAYMENT_CREATED`: A payment was authorized: the amount is reserved, not charged.
 * - `AUTHORIZED_PAYMENT_CAPTURED`: An authorized payment was charged.
 * - `AUTHORIZED_PAYMENT_VOIDED`: An authorized payment was released without a charge.
 * - `REFUND_INITIATED`: A refund was started.
 * - `PAYMENT_REFUNDED`: A payment was refunded.
 * - `PAYMENT_REFUND_FAILED`: A refund of a payment failed.
 * - `REFUNDED_AS_STORE_CREDIT`: The buyer got the refund as store credit.
 * - `PAYMENT_PENDING`: A payment waits for the payment provider.
 * - `PAYMENT_CANCELED`: A payment was canceled.
 * - `PAYMENT_DECLINED`: The payment provider rejected a payment.
 * - `ORDER_PENDING`: The order went into a review.
 * - `ORDER_REJECTED`: The review rejected the order.
 * - `RECEIPT_CREATED`: A receipt was made for a payment.
 * - `RECEIPT_SENT`: The buyer got a receipt by mail.
 * - `CHARGEBACK_CREATED`: The bank of the buyer took a payment back.
 * - `CHARGEBACK_REVERSED`: A chargeback was decided for the merchant, who has the money again.
 */
export type OrderActivityLegacyType = 'ORDER_REFUNDED' | 'ORDER_PLACED' | 'ORDER_PAID' | 'ORDER_FULFILLED' | 'ORDER_NOT_FULFILLED' | 'ORDER_CANCELED' | 'DOWNLOAD_LINK_SENT' | 'TRACKING_NUMBER_ADDED' | 'TRACKING_NUMBER_EDITED' | 'TRACKING_LINK_ADDED' | 'SHIPPING_CONFIRMATION_EMAIL_SENT' | 'INVOICE_ADDED' | 'INVOICE_REMOVED' | 'INVOICE_SENT' | 'FULFILLER_EMAIL_SENT' | 'SHIPPING_ADDRESS_EDITED' | 'EMAIL_EDITED' | 'PICKUP_READY_EMAIL_SENT' | 'CUSTOM_ACTIVITY' | 'MERCHANT_COMMENT' | 'ORDER_PARTIALLY_PAID' | 'DRAFT_ORDER_CHANGES_APPLIED' | 'SAVED_PAYMENT_METHOD' | 'AUTHORIZED_PAYMENT_CREATED' | 'AUTHORIZED_PAYMENT_CAPTURED' | 'AUTHORIZED_PAYMENT_VOIDED' | 'REFUND_INITIATED' | 'PAYMENT_REFUNDED' | 'PAYMENT_REFUND_FAILED' | 'REFUNDED_AS_STORE_CREDIT' | 'PAYMENT_PENDING' | 'PAYMENT_CANCELED' | 'PAYMENT_DECLINED' | 'ORDER_PENDING' | 'ORDER_REJECTED' | 'RECEIPT_CREATED' | 'RECEIPT_SENT' | 'CHARGEBACK_CREATED' | 'CHARGEBACK_REVERSED' | UnknownValue;
/**
 * Kind of an activity, an entry in the history of an order.
 *
 * - `ORDER_PLACED`: The order was placed.
 * - `ORDER_PAID`: The order was paid in full.
 * - `ORDER_FULFILLED`: Every line was shipped or picked up.
 * - `ORDER_NOT_FULFILLED`: The order was set back to not fulfilled.
 * - `ORDER_CANCELED`: The order was canceled.
 * - `DOWNLOAD_LINK_SENT`: The buyer got a mail with the links to digital files.
 * - `TRACKING_NUMBER_ADDED`: A tracking number was added to a shipment.
 * - `TRACKING_NUMBER_EDITED`: The tracking number of a shipment was changed.
 * - `TRACKING_LINK_ADDED`: A tracking link was added to a shipment.
 * - `SHIPPING_CONFIRMATION_EMAIL_SENT`: The buyer got a mail that the order was shipped.
 * - `INVOICE_ADDED`: An invoice was added to the order.
 * - `INVOICE_REMOVED`: An invoice was removed from the order.
 * - `INVOICE_SENT`: The buyer got an invoice by mail.
 * - `FULFILLER_EMAIL_SENT`: The company that ships the order got a mail about it.
 * - `SHIPPING_ADDRESS_EDITED`: The shipping address was changed.
 * - `EMAIL_EDITED`: The e-mail address of the buyer was changed.
 * - `PICKUP_READY_EMAIL_SENT`: The buyer got a mail that the order can be picked up.
 * - `MERCHANT_COMMENT`: The merchant wrote a note.
 * - `ORDER_PARTIALLY_PAID`: A part of the order was paid.
 * - `DRAFT_ORDER_CHANGES_APPLIED`: The merchant changed lines, discounts or fees of the order.
 * - `SAVED_PAYMENT_METHOD`: The payment method of the buyer was saved for later payments.
 * - `AUTHORIZED_PAYMENT_CREATED`: A payment was authorized: the amount is reserved, not charged.
 * - `AUTHORIZED_PAYMENT_CAPTURED`: An authorized payment was charged.
 * - `AUTHORIZED_PAYMENT_VOIDED`: An authorized payment was released without a charge.
 * - `REFUND_INITIATED`: A refund was started.
 * - `PAYMENT_REFUNDED`: A payment was refunded.
 * - `PAYMENT_REFUND_FAILED`: A refund of a payment failed.
 * - `REFUNDED_AS_STORE_CREDIT`: The buyer got the refund as store credit.
 * - `PAYMENT_PENDING`: A payment waits for the payment provider.
 * - `PAYMENT_CANCELED`: A payment was canceled.
 * - `PAYMENT_DECLINED`: The payment provider rejected a payment.
 * - `ORDER_PENDING`: The order went into a review.
 * - `ORDER_REJECTED`: The review rejected the order.
 * - `RECEIPT_CREATED`: A receipt was made for a payment.
 * - `RECEIPT_SENT`: The buyer got a receipt by mail.
 * - `CHARGEBACK_CREATED`: The bank of the buyer took a payment back.
 * - `CHARGEBACK_REVERSED`: A chargeback was decided for the merchant, who has the money again.
 * - `ORDER_REFUNDED`: The order was refunded.
 */
export type OrderActivityType = 'ORDER_PLACED' | 'ORDER_PAID' | 'ORDER_FULFILLED' | 'ORDER_NOT_FULFILLED' | 'ORDER_CANCELED' | 'DOWNLOAD_LINK_SENT' | 'TRACKING_NUMBER_ADDED' | 'TRACKING_NUMBER_EDITED' | 'TRACKING_LINK_ADDED' | 'SHIPPING_CONFIRMATION_EMAIL_SENT' | 'INVOICE_ADDED' | 'INVOICE_REMOVED' | 'INVOICE_SENT' | 'FULFILLER_EMAIL_SENT' | 'SHIPPING_ADDRESS_EDITED' | 'EMAIL_EDITED' | 'PICKUP_READY_EMAIL_SENT' | 'MERCHANT_COMMENT' | 'ORDER_PARTIALLY_PAID' | 'DRAFT_ORDER_CHANGES_APPLIED' | 'SAVED_PAYMENT_METHOD' | 'AUTHORIZED_PAYMENT_CREATED' | 'AUTHORIZED_PAYMENT_CAPTURED' | 'AUTHORIZED_PAYMENT_VOIDED' | 'REFUND_INITIATED' | 'PAYMENT_REFUNDED' | 'PAYMENT_REFUND_FAILED' | 'REFUNDED_AS_STORE_CREDIT' | 'PAYMENT_PENDING' | 'PAYMENT_CANCELED' | 'PAYMENT_DECLINED' | 'ORDER_PENDING' | 'ORDER_REJECTED' | 'RECEIPT_CREATED' | 'RECEIPT_SENT' | 'CHARGEBACK_CREATED' | 'CHARGEBACK_REVERSED' | 'ORDER_REFUNDED' | UnknownValue;
/** @description One entry in the history of an order. At most one of the detail properties is set, and `activityType` says which; many kinds have no details at all. */
export type OrderActivity = {
    /** @description Set for `MERCHANT_COMMENT`. */
    merchantComment?: OrderMerchantComment;
    /** @description Set for `ORDER_REFUNDED`. */
    orderRefunded?: OrderRefunded;
    /** @description Set for `DRAFT_ORDER_CHANGES_APPLIED`. */
    draftOrderChangesApplied?: DraftOrderChangesApplied;
    /** @description Set for `SAVED_PAYMENT_METHOD`. */
    savedPaymentMethod?: OrderSavedPaymentMethod;
    /** @description Set for `AUTHORIZED_PAYMENT_CREATED`. */
    authorizedPaymentCreated?: AuthorizedPaymentActivity;
    /** @description Set for `AUTHORIZED_PAYMENT_CAPTURED`. */
    authorizedPaymentCaptured?: AuthorizedPaymentActivity;
    /** @description Set for `AUTHORIZED_PAYMENT_VOIDED`. */
    authorizedPaymentVoided?: AuthorizedPaymentActivity;
    /** @description Set for `REFUND_INITIATED`. */
    refundInitiated?: OrderRefundInitiated;
    /** @description Set for `PAYMENT_REFUNDED`. */
    paymentRefunded?: OrderRefundActivity;
    /** @description Set for `PAYMENT_REFUND_FAILED`. */
    paymentRefundFailed?: OrderRefundActivity;
    /** @description Set for `REFUNDED_AS_STORE_CREDIT`. */
    refundedAsStoreCredit?: OrderRefundedAsStoreCredit;
    /** @description Set for `PAYMENT_PENDING`. */
    paymentPending?: OrderPaymentActivity;
    /** @description Set for `PAYMENT_CANCELED`. */
    paymentCanceled?: OrderPaymentActivity;
    /** @description Set for `PAYMENT_DECLINED`. */
    paymentDeclined?: OrderPaymentActivity;
    /** @description Set for `RECEIPT_CREATED`. */
    receiptCreated?: OrderReceiptActivity;
    /** @description Set for `RECEIPT_SENT`. */
    receiptSent?: OrderReceiptActivity;
    /** @description Set for `CHARGEBACK_CREATED`. */
    chargebackCreated?: OrderChargebackCreated;
    /** @description Set for `CHARGEBACK_REVERSED`. */
    chargebackReversed?: OrderChargebackReversed;
    /**
     * Format: uuid
     * @description Id of the entry, given by the platform.
     */
    readonly id?: string | null;
    /**
     * Format: email
     * @description E-mail address of the person who caused the entry. Absent when the platform did.
     */
    readonly authorEmail?: string | null;
    /**
     * Format: date-time
     * @description When it happened.
     */
    readonly createdDate?: string | null;
    /**
     * @deprecated
     * @description Old form of `activityType`.
     */
    type: OrderActivityLegacyType;
    /** @description What happened. */
    activityType: OrderActivityType;
};
/**
 * Advertisement that an order is credited to.
 *
 * - `UNSPECIFIED`: None is known.
 * - `FACEBOOK_ADS`: An advertisement on Facebook.
 */
export type OrderAttributionSource = 'UNSPECIFIED' | 'FACEBOOK_ADS' | UnknownValue;
/** @description Through which channel an order came in. */
export type OrderChannelInfo = {
    /** @description Channel that the order came through. */
    type: ChannelType;
    /** @description Id of the order in the system it came from. For orders of other channels. */
    externalOrderId?: string | null;
    /** @description URL of the order in that system. */
    externalOrderUrl?: string | null;
};
/** @description What is still owed. Unlike a price it can be negative, when more was paid than is due. */
export type OrderBalance = {
    /**
     * Format: decimal
     * @description Amount as a decimal string, in the currency of the order. A leading minus means the buyer is owed money.
     */
    readonly amount: string;
    /** @description The amount with its currency sign, for showing. */
    readonly formattedAmount: string;
};
/** @description What rounding to the smallest coin changes. Unlike a price it can be negative. */
export type CashRounding = {
    /**
     * Format: decimal
     * @description Decimal number as text, in the currency of the order. From -1000000000000000 to 1000000000000000.
     */
    amount: string;
    /** @description `amount` with its currency sign, ready to show. */
    readonly formattedAmount: string;
};
/** @description The account of an order: what came in, what went back, what is open. All amounts are set by the platform, in the currency of the order. */
export type OrderBalanceSummary = {
    /** @description Amount that is still due: the total of the order less what was paid. */
    readonly balance?: OrderBalance;
    /** @description Amount that has been paid. */
    readonly paid?: Price;
    /** @description Amount that has been refunded. */
    readonly refunded?: Price;
    /** @description Amount that is authorized and not charged yet. */
    readonly authorized?: Price;
    /** @description Amount whose refund is not confirmed yet. */
    readonly pendingRefund?: Price;
    /** @description Amount whose payment is not confirmed yet. */
    readonly pending?: Price;
    /** @description Amount that banks have taken back. */
    readonly chargeback?: Price;
    /** @description Amount that the merchant has again after a chargeback. */
    readonly chargebackReversal?: Price;
    /** @description Fees that the platform keeps from the payments. */
    readonly platformFees?: Price;
    /** @description The total of the order without the fees of the platform. */
    readonly totalMinusPlatformFees?: Price;
    /** @description What rounding of cash payments added or took off. */
    readonly cashRoundingAdjustment?: CashRounding;
};
/**
 * Where an additional fee of an order comes from.
 *
 * - `SERVICE_PLUGIN`: An app of the site that adds fees at checkout.
 * - `ITEM`: The item itself.
 * - `MANUAL`: The merchant, by hand.
 * - `SHIPPING`: The delivery option.
 * - `PLATFORM`: The platform.
 */
export type OrderAdditionalFeeSource = 'SERVICE_PLUGIN' | 'ITEM' | 'MANUAL' | 'SHIPPING' | 'PLATFORM' | UnknownValue;
/** @description A fee on top of the lines of an order, or of some of them. */
export type OrderAdditionalFee = {
    /** @description Code that distinguishes the fees of one provider. */
    code?: string | null;
    /** @description Name of the fee as the buyer reads it. */
    name: string;
    /** @description The fee as it was set, before it is split into tax and the rest. */
    price?: Price;
    /**
     * @deprecated
     * @description Old form of the tax. Use `taxInfo`.
     */
    taxDetails?: OrderItemTaxFullDetails;
    /** @description Tax on the fee. */
    taxInfo?: OrderLineItemTaxInfo;
    /**
     * Format: uuid
     * @description Id of the app that added the fee. Absent when no app did.
     */
    providerAppId?: string | null;
    /** @description The fee without tax. */
    priceBeforeTax?: Price;
    /** @description The fee with tax. */
    priceAfterTax?: Price;
    /**
     * Format: uuid
     * @description Id of the fee within the order. Never changes.
     */
    id: string;
    /** @description Ids of the lines the fee is for. Empty or absent when it is for the whole order. */
    lineItemIds?: string[];
    /** @description Where the fee comes from. */
    source: OrderAdditionalFeeSource;
    /** @description Which address decides the tax on the fee. */
    taxableAddress?: TaxableAddress;
};
/** @description A list of tags. */
export type OrderTagList = {
    /** @description Ids of the tags, at most 100, each at most 5 characters. */
    tagIds: string[];
};
/** @description Tags of an order, grouped by who may see them. */
export type OrderTags = {
    /** @description Tags that only callers with the permission for private tags see. */
    privateTags?: OrderTagList;
    /** @description Tags that every caller who may read the order sees. */
    tags?: OrderTagList;
};
/** @description A location of the business. */
export type OrderLocation = {
    /**
     * Format: uuid
     * @description Id of the location.
     */
    id: string;
    /** @description Name of the location when it was read. */
    readonly name: string;
};
/** @description Sums of an order, in its currency. */
export type OrderPriceSummary = {
    /** @description All lines, before tax that is not in the prices, before discounts on the order and before delivery. */
    subtotal?: Price;
    /** @description What the delivery costs, before discounts and before tax that is not in the price. */
    shipping?: Price;
    /** @description All tax. Already part of the other sums when prices include tax. */
    tax?: Price;
    /** @description What all discounts together take off. */
    discount?: Price;
    /** @description What the buyer pays: lines, delivery and fees, less discounts, with tax. */
    total?: Price;
    /** @description All fees on top of the lines, before tax that is not in them. */
    totalAdditionalFees?: Price;
};
/**
 * Who pays a fee of the platform.
 *
 * - `PASS_ON`: The buyer, on top of the total.
 * - `ABSORBED`: The merchant, out of the payment.
 */
export type PlatformFeeChargeType = 'PASS_ON' | 'ABSORBED' | UnknownValue;
/** @description A fee the platform charges for one line. */
export type OrderPlatformFee = {
    /** @description Name of the fee. */
    name?: TranslatableString;
    /** @description Amount of the fee. */
    amount?: Price;
    /**
     * Format: uuid
     * @description Id of the order line meant.
     */
    lineItemId: string;
    /** @description Who pays the fee. */
    chargeType: PlatformFeeChargeType;
    /**
     * Format: decimal
     * @description The fee as a fraction of the price of the line, so 0.02 is 2 %. More than 0, at most 1, at most 4 decimal places.
     */
    percentageRate: string;
};
/** @description What the platform charges for an order. */
export type OrderPlatformFeeSummary = {
    /** @description Sum of all fees. */
    total?: Price;
    /** @description Part that the buyer pays. */
    totalPassOn?: Price;
    /** @description Part that the merchant pays. */
    totalAbsorbed?: Price;
    /** @description The fees one by one. */
    fees: OrderPlatformFee[];
};
/** @description The file a digital line gives the buyer. Needed on every digital line of an order that is created by call. */
export type OrderDigitalFile = {
    /** @description Id of the file. */
    fileId: string;
    /**
     * Format: uri
     * @description URL to download the file from. The platform sets it when the order is paid.
     */
    link?: string | null;
    /**
     * Format: date-time
     * @description When the URL of the file expires.
     */
    readonly expirationDate?: string | null;
};
/** @description Description of a subscription, also in the language of the buyer. */
export type OrderSubscriptionDescription = {
    /** @description Text in the language of the site. */
    original?: string;
    /** @description Text in the language of the buyer. */
    translated?: string | null;
};
/** @description How long a subscription is free before the first charge. */
export type OrderFreeTrialPeriod = {
    /** @description Unit of `interval`. */
    frequency?: SubscriptionFrequency;
    /**
     * Format: int32
     * @description Length of the trial in `frequency` units, from 1 to 3650.
     */
    interval?: number;
};
/** @description How often and for how long a subscription is charged. */
export type OrderSubscriptionSettings = {
    /** @description Unit of the time between two charges. */
    frequency: SubscriptionFrequency;
    /**
     * Format: int32
     * @description How many of those units lie between two charges. 1 when absent.
     */
    interval?: number | null;
    /** @description Whether it renews until it is canceled. */
    autoRenewal: boolean;
    /**
     * Format: int32
     * @description How many charges there are in all. Has no use when it renews by itself.
     */
    billingCycles?: number | null;
    /** @description Whether the buyer may end it. */
    enableCustomerCancellation: boolean;
    /** @description How long it is free at first. Absent when there is no trial. */
    freeTrialPeriod?: OrderFreeTrialPeriod;
    /**
     * Format: date-time
     * @description When it starts. Absent when it starts with the purchase.
     */
    startDate?: string | null;
};
/** @description The subscription an order line belongs to. */
export type OrderSubscriptionInfo = {
    /**
     * Format: uuid
     * @description Id of the subscription.
     */
    id?: string | null;
    /**
     * Format: int32
     * @description Which charge of the subscription this order is for, counted from 1.
     */
    cycleNumber: number;
    /**
     * @deprecated
     * @description Name of the subscription option when it was bought.
     */
    subscriptionOptionTitle: string;
    /**
     * @deprecated
     * @description Description of that option. Use `description`.
     */
    subscriptionOptionDescription?: string | null;
    /** @description What the subscription gives. */
    description?: OrderSubscriptionDescription;
    /** @description How often and for how long it is charged. */
    subscriptionSettings?: OrderSubscriptionSettings;
    /** @description The charges in words, for showing. */
    chargesDescription?: string | null;
};
/** @description A location of the business and how many pieces come from it. */
export type OrderLocationAndQuantity = {
    /**
     * Format: uuid
     * @description Id of the location.
     */
    id?: string;
    /**
     * Format: uuid
     * @deprecated
     * @description Id of the app that owns the location. No longer needed.
     */
    appId?: string | null;
    /**
     * Format: int32
     * @description How many pieces come from there.
     */
    quantity?: number;
    /** @description Name of the location. */
    readonly name?: string | null;
};
/**
 * Unit of volume, weight, length or area that a base price refers to.
 *
 * - `UNSPECIFIED`: The unit is not known.
 * - `ML`: Millilitre.
 * - `CL`: Centilitre.
 * - `L`: Litre.
 * - `CBM`: Cubic metre.
 * - `MG`: Milligram.
 * - `G`: Gram.
 * - `KG`: Kilogram.
 * - `MM`: Millimetre.
 * - `CM`: Centimetre.
 * - `M`: Metre.
 * - `SQM`: Square metre.
 * - `OZ`: Ounce.
 * - `LB`: Pound.
 * - `FLOZ`: Fluid ounce.
 * - `PT`: Pint.
 * - `QT`: Quart.
 * - `GAL`: Gallon.
 * - `IN`: Inch.
 * - `FT`: Foot.
 * - `YD`: Yard.
 * - `SQFT`: Square foot.
 */
export type MeasurementUnit = 'UNSPECIFIED' | 'ML' | 'CL' | 'L' | 'CBM' | 'MG' | 'G' | 'KG' | 'MM' | 'CM' | 'M' | 'SQM' | 'OZ' | 'LB' | 'FLOZ' | 'PT' | 'QT' | 'GAL' | 'IN' | 'FT' | 'YD' | 'SQFT' | UnknownValue;
/** @description A quantity that is not a number of pieces, such as a weight or a length. The unit is either one of the known ones or a custom one of the merchant. */
export type OrderDecimalQuantity = {
    /** @description A known unit. */
    measurementUnit?: MeasurementUnit;
    /** @description A unit in the words of the merchant. */
    otherUnit?: string;
    /**
     * Format: decimal
     * @description How much, in that unit. More than 0, at most 1000000000000000, at most 4 decimal places.
     */
    value: string;
    /** @description The quantity in words, for showing. */
    description?: TranslatableString;
};
/** @description One choice of the buyer within a group of modifiers. */
export type OrderItemModifier = {
    /** @description Id of the choice, from the catalog. */
    id?: string;
    /**
     * Format: int32
     * @description How often it was chosen. 1 when absent.
     */
    quantity?: number | null;
    /** @description Name of the choice. */
    label?: TranslatableString;
    /** @description Additional text about the choice. */
    details?: TranslatableString;
    /** @description What the choice adds to the price of one piece. */
    price?: Price;
};
/** @description A group of choices offered with an item, and what was chosen from it. */
export type OrderModifierGroup = {
    /** @description Id of the group, from the catalog. */
    id?: string;
    /** @description Name of the group. */
    name?: TranslatableString;
    /** @description The choices made, 1 to 10. */
    modifiers?: OrderItemModifier[];
};
/** @description One line of an order: an item and how many of it. Amounts are in the currency of the order. */
export type OrderLineItem = {
    /** @description Id of the line within the order. In a created order either a GUID or empty; the platform then gives one. Never changes. */
    id: string;
    /** @description Name of the item when it was bought. */
    productName: ProductName;
    /** @description Which item of which catalog this is. Absent for a line of the merchant that no catalog holds. */
    catalogReference?: CatalogReference;
    /**
     * Format: int32
     * @description How many pieces, 1 to 100000.
     */
    quantity: number;
    /** @description What all discounts together took off the line, for all pieces. */
    readonly totalDiscount?: Price;
    /** @description Chosen options and other texts of the item, such as its color or size. */
    descriptionLines?: DescriptionLine[];
    /** @description Picture of the item. */
    image?: Image;
    /** @description Weight, stock keeping unit and whether it has to be sent. Absent for items that are not physical. */
    physicalProperties?: PhysicalProperties;
    /** @description Kind of the item. Orders use `PHYSICAL`, `DIGITAL`, `GIFT_CARD` and `SERVICE`. */
    itemType: ItemType;
    /**
     * Format: uuid
     * @description Id of the service that sends the item. Absent when the merchant sends it.
     */
    fulfillerId?: string | null;
    /**
     * Format: int32
     * @description How many pieces were refunded so far.
     */
    refundQuantity?: number | null;
    /**
     * Format: int32
     * @description How many pieces went back into stock so far.
     */
    restockQuantity?: number | null;
    /** @description Price of one piece after discounts on the line itself, before coupons and other discounts on the order. */
    price: Price;
    /** @description Price of one piece before any discount. Defaults to `price`. */
    readonly priceBeforeDiscounts?: Price;
    /** @description Price of all pieces after all discounts, without tax. */
    readonly totalPriceBeforeTax?: Price;
    /** @description Price of all pieces after all discounts, with tax. */
    readonly totalPriceAfterTax?: Price;
    /** @description How the line is paid. Defaults to `FULL_PAYMENT_ONLINE`. */
    paymentOption: PaymentOptionType;
    /**
     * @deprecated
     * @description Old form of the tax. Use `taxInfo`.
     */
    taxDetails?: OrderItemTaxFullDetails;
    /** @description Tax on the line, also by kind of tax. */
    taxInfo?: OrderLineItemTaxInfo;
    /** @description The file the buyer gets. Only on digital lines. */
    digitalFile?: OrderDigitalFile;
    /** @description The subscription the line starts or renews. Absent for one-time purchases. */
    subscriptionInfo?: OrderSubscriptionInfo;
    /** @description Text next to the price, such as "per mug". */
    priceDescription?: PriceDescription;
    /** @description What is due at once. Only when `paymentOption` is `DEPOSIT_ONLINE`. */
    readonly depositAmount?: Price;
    /** @description From which locations of the business the pieces come, and how many from each. */
    locations?: OrderLocationAndQuantity[];
    /** @description Price of all pieces: `price` times `quantity`. */
    lineItemPrice?: Price;
    /** @description Which address decides the tax on the line. */
    taxableAddress?: TaxableAddress;
    /** @description Whether the price is settled only later, so that `price` is not final. Defaults to false. */
    priceUndetermined: boolean;
    /** @description Whether the buyer could not choose the quantity. Defaults to false. */
    fixedQuantity: boolean;
    /** @description The quantity as a measure. Only for items sold by measure. */
    decimalQuantity?: OrderDecimalQuantity;
    /** @description Extra fields that apps or the merchant defined. */
    extendedFields?: ExtendedFields;
    /** @description Choices the buyer made on top of the item, by group. */
    readonly modifierGroups?: OrderModifierGroup[];
    /** @description When a service takes place and for how many people. Only on service lines. */
    readonly serviceProperties?: ServiceProperties;
};
/** @description A purchase: what was bought, by whom, for how much, and how far payment and delivery have come. */
export type Order = {
    /**
     * Format: uuid
     * @description Id of the order, given by the platform.
     */
    readonly id?: string | null;
    /** @description Number of the order in the store, counting up. This is what buyer and merchant see. */
    readonly number: string;
    /**
     * Format: date-time
     * @description When the platform recorded the order. Never changes.
     */
    readonly createdDate?: string | null;
    /**
     * Format: date-time
     * @description When the order last changed.
     */
    readonly updatedDate?: string | null;
    /** @description Who bought. An update cannot remove it. */
    buyerInfo?: OrderBuyerInfo;
    /** @description How far the payment of the whole order has come. `NOT_PAID` with status `INITIALIZED` is an online order whose payment has not arrived yet. */
    paymentStatus: OrderPaymentStatus;
    /** @description How much of the order has been shipped or picked up. */
    readonly fulfillmentStatus: OrderFulfillmentStatus;
    /** @description Language the buyer used, as a two-letter code (ISO 639-1). */
    buyerLanguage?: string | null;
    /** @description Unit of every weight in the order. */
    weightUnit: WeightUnit;
    /** @description Currency of every amount in the order, as an ISO 4217 code. */
    currency?: string | null;
    /** @description From which currency the amounts were converted, and at what rate. */
    currencyConversionDetails?: OrderCurrencyConversionDetails;
    /** @description Whether the prices of lines contain tax. Never changes. */
    taxIncludedInPrices: boolean;
    /** @description Language of the site when the order was made, as a two-letter code. Never changes. */
    readonly siteLanguage?: string | null;
    /** @description Address and person the bill goes to. */
    billingInfo?: AddressWithContact;
    /** @description How and where the order is delivered or picked up. Absent when nothing has to be delivered. */
    shippingInfo?: OrderShippingInformation;
    /** @description What the buyer wrote for the merchant at checkout. */
    buyerNote?: string | null;
    /** @description Status of the order as a whole. */
    status: OrderStatus;
    /** @description Whether the merchant has put the order away in the archive. Defaults to false. */
    archived?: boolean | null;
    /**
     * @deprecated
     * @description Old form of the tax sum. Use `taxInfo`.
     */
    taxSummary?: OrderTaxSummary;
    /** @description Tax of the whole order, also by kind of tax. */
    taxInfo?: OrderTaxInfo;
    /** @description Every discount that took effect. Empty when there was none. */
    appliedDiscounts: OrderAppliedDiscount[];
    /** @description What happened to the order so far: payments, messages, notes of the merchant. Written by the platform. */
    readonly activities: OrderActivity[];
    /** @description Advertisement the order is credited to. */
    attributionSource: OrderAttributionSource;
    /** @description Who created the order: a visitor, a member, a user of the site or an app. */
    readonly createdBy?: CreatedBy;
    /** @description Through which channel the order came in. */
    channelInfo?: OrderChannelInfo;
    /** @description Whether a user of the merchant has opened the order. */
    seenByAHuman?: boolean | null;
    /**
     * Format: uuid
     * @description Id of the checkout the order came from. Absent for orders recorded in another way.
     */
    checkoutId?: string | null;
    /** @description Answers to questions the store asks at checkout. */
    customFields: CustomField[];
    /** @description Amounts that have been paid, have been refunded and are still due. */
    readonly balanceSummary?: OrderBalanceSummary;
    /** @description Fees on top of the lines, such as handling or wrapping. */
    additionalFees: OrderAdditionalFee[];
    /** @description Extra fields that apps or the merchant defined. */
    extendedFields?: ExtendedFields;
    /**
     * Format: uuid
     * @description Id that stays the same from cart to checkout to order.
     */
    purchaseFlowId?: string | null;
    /** @description Address and person the goods go to, when that is not the buyer. */
    recipientInfo?: AddressWithContact;
    /** @description Tags the merchant gave the order. Set them with the bulk tag call. */
    tags?: OrderTags;
    /**
     * Format: date-time
     * @description When the buyer bought. May differ from `createdDate` for orders recorded later, and cannot lie in the future. Never changes.
     */
    purchasedDate?: string | null;
    /** @description Location of the business the order belongs to. */
    businessLocation?: OrderLocation;
    /** @description What will be charged once the free trial of a subscription in the order ends. */
    readonly payAfterFreeTrial?: OrderPriceSummary;
    /** @description Fees the platform charges for the order. */
    platformFeeSummary?: OrderPlatformFeeSummary;
    /** @description Whether the order was brought in from another system. Never changes. Defaults to false. */
    readonly imported: boolean;
    /** @description What was bought, 1 to 300 lines. Cannot be changed by an update. */
    readonly lineItems: OrderLineItem[];
    /** @description Sums of the order. Amounts of the platform, not recomputed by the client. */
    readonly priceSummary?: OrderPriceSummary;
};
/** @description The order asked for, created, changed or canceled. */
export type OrderResponse = {
    /** @description The order in its state after the call. */
    order: Order;
};
/** @description Address where an order is picked up. */
export type OrderPickupAddressInput = {
    /** @description Country as an ISO 3166-1 alpha-2 code. */
    country?: string | null;
    /** @description State, province or county as an ISO 3166-2 code. */
    subdivision?: string | null;
    /** @description City or town. */
    city?: string | null;
    /** @description Postal code in the form of the country. */
    postalCode?: string | null;
    /** @description Street and house number as separate fields. */
    streetAddress?: StreetAddressInput;
    /** @description Street and house number in one line. */
    addressLine?: string | null;
    /** @description Second line of the address, such as floor or apartment. */
    addressLine2?: string | null;
    /** @description Latitude and longitude of the place. Absent if they are not known. */
    geocode?: AddressLocation;
};
/** @description Where an order is picked up, and in which way. */
export type OrderPickupDetailsInput = {
    /** @description Address where the buyer collects the order. */
    address?: OrderPickupAddressInput;
    /** @description Whether the place is the store or a pickup point. */
    pickupMethod?: PickupMethod;
};
/** @description Where and when an order is delivered to an address, or picked up. */
export type OrderDeliveryLogisticsInput = {
    /** @description Where the order is sent and to whom. Not set for a pickup. */
    shippingDestination?: AddressWithContactInput;
    /** @description Where the order is picked up. Not set when it is sent. */
    pickupDetails?: OrderPickupDetailsInput;
    /** @description Expected delivery time in words. */
    deliveryTime?: string | null;
    /** @description Instructions for the carrier, or for the person who picks the order up. */
    instructions?: string | null;
    /**
     * Format: date-time
     * @deprecated
     * @description Latest day of delivery. Use `deliveryTimeSlot`.
     */
    deliverByDate?: string | null;
    /** @description Time slot in which the order is delivered or can be picked up. */
    deliveryTimeSlot?: DeliveryTimeSlot;
};
/** @description An amount of money in one currency. */
export type PriceInput = {
    /**
     * Format: decimal
     * @description Decimal number as text.
     */
    amount: string;
};
/** @description Tax on one line, fee or delivery in its old form. */
export type OrderItemTaxFullDetailsInput = {
    /** @description Amount that the tax is calculated from. */
    taxableAmount?: PriceInput;
    /**
     * Format: decimal
     * @description Rate of the tax as a fraction, so 0.23 is 23 %. At least 0, at most 6 decimal places.
     */
    taxRate?: string;
    /** @description Amount of the tax. */
    totalTax?: PriceInput;
};
/** @description One kind of tax within the tax on a line, fee or delivery. */
export type OrderLineItemTaxBreakdownInput = {
    /** @description Name of the authority that levies it, such as a country. */
    jurisdiction?: string | null;
    /**
     * Format: decimal
     * @description Rate of this tax as a fraction, so 0.23 is 23 %. At least 0, at most 6 decimal places.
     */
    rate?: string | null;
    /** @description The tax of this kind. */
    taxAmount?: PriceInput;
    /** @description Kind of the tax, such as VAT. */
    taxType?: string | null;
    /** @description Name of the tax, for showing. */
    taxName?: string | null;
    /** @description Level of that authority. */
    jurisdictionType?: JurisdictionType;
    /** @description Part of the amount that this tax does not apply to. */
    nonTaxableAmount?: PriceInput;
    /** @description Part of the amount that this tax applies to. */
    taxableAmount?: PriceInput;
};
/** @description Tax on one line, fee or delivery. */
export type OrderLineItemTaxInfoInput = {
    /** @description Amount of the tax. */
    taxAmount?: PriceInput;
    /** @description Amount that the tax is calculated from. */
    taxableAmount?: PriceInput;
    /**
     * Format: decimal
     * @description Rate of the tax as a fraction, so 0.23 is 23 %. At least 0, at most 6 decimal places.
     */
    taxRate?: string | null;
    /**
     * Format: uuid
     * @description Id of the tax group the item belongs to.
     */
    taxGroupId?: string | null;
    /** @description Whether the price contains tax. */
    taxIncludedInPrice?: boolean;
    /** @description The tax by kind, at most 7. */
    taxBreakdown?: OrderLineItemTaxBreakdownInput[];
};
/** @description What the delivery of an order costs. */
export type OrderShippingPriceInput = {
    /** @description Price of the delivery before discounts. */
    price?: PriceInput;
    /**
     * @deprecated
     * @description Old form of the tax. Use `taxInfo`.
     */
    taxDetails?: OrderItemTaxFullDetailsInput;
    /** @description Tax on the delivery. */
    taxInfo?: OrderLineItemTaxInfoInput;
};
/** @description How an order is delivered or picked up, and what that costs. */
export type OrderShippingInformationInput = {
    /** @description Id of the carrier, which is the app that offers the way of delivery. */
    carrierId?: string | null;
    /** @description Code of the way of delivery, unique for the carrier. */
    code?: string | null;
    /** @description Name of the way of delivery as the buyer chose it. */
    title?: string;
    /** @description Where and when it is delivered or picked up. */
    logistics?: OrderDeliveryLogisticsInput;
    /** @description Amount that is charged. */
    cost?: OrderShippingPriceInput;
    /** @description Delivery region of the store the address lies in. */
    region?: OrderShippingRegion;
};
/** @description One kind of tax over the whole order. */
export type OrderTaxBreakdownInput = {
    /** @description Name of the tax, for showing. */
    taxName?: string;
    /** @description Kind of the tax, such as VAT. */
    taxType?: string;
    /** @description Name of the authority that levies it. */
    jurisdiction?: string;
    /** @description Level of that authority. */
    jurisdictionType?: JurisdictionType;
    /**
     * Format: decimal
     * @description Rate of the tax as a fraction, so 0.23 is 23 %. At least 0, at most 6 decimal places.
     */
    rate?: string;
    /** @description The tax of this kind over all lines, fees and the delivery. */
    aggregatedTaxAmount?: PriceInput;
};
/** @description Tax of a whole order. */
export type OrderTaxInfoInput = {
    /** @description Sum of all taxes. */
    totalTax?: PriceInput;
    /** @description The tax by kind, at most 50. Empty when no tax was taken. */
    taxBreakdown?: OrderTaxBreakdownInput[];
};
/** @description A coupon that took effect on an order. */
export type OrderCouponInput = {
    /** @description Id of the coupon. */
    id?: string;
    /** @description Code the buyer entered. */
    code?: string;
    /** @description Name the merchant gave the coupon. */
    name?: string;
    /** @description What the coupon took off the order. */
    amount?: PriceInput;
};
/** @description A discount the merchant gave by hand, for a listed reason or with a reason in words. */
export type OrderMerchantDiscountInput = {
    /** @description A predefined reason. Not together with `description`. */
    discountReason?: OrderDiscountReason;
    /** @description The reason in words. Not set together with `discountReason`. */
    description?: string | null;
    /** @description What the discount took off the order. */
    amount?: PriceInput;
    /**
     * Format: decimal
     * @description The discount in percent, when it was set that way. At least 0.01, at most 100, at most 2 decimal places.
     */
    percentage?: string | null;
    /** @description Name of the discount, for showing. */
    name?: string | null;
};
/** @description Name of an automatic discount. */
export type DiscountRuleNameInput = {
    /** @description Text in the main language of the site. */
    original?: string;
    /** @description Text in the language of the buyer. Equals `original` when there is no translation. */
    translated?: string | null;
};
/** @description An automatic discount rule that took effect on an order. */
export type OrderDiscountRuleInput = {
    /**
     * Format: uuid
     * @description Id of the rule.
     */
    id?: string;
    /** @description Name of the rule as the buyer reads it. */
    name?: DiscountRuleNameInput;
    /** @description What the rule took off the order. */
    amount?: PriceInput;
};
/** @description What one discount takes off one line. */
export type OrderLineItemDiscountInput = {
    /**
     * Format: uuid
     * @description Id of the line.
     */
    id?: string;
    /** @description What is taken off, for all pieces of the line. */
    totalDiscount?: PriceInput;
};
/** @description A discount that took effect: a coupon, one the merchant gave, or one of the automatic rules. Exactly one of the three is set. */
export type OrderAppliedDiscountInput = {
    /** @description The coupon the buyer entered. */
    coupon?: OrderCouponInput;
    /** @description The discount the merchant gave by hand. */
    merchantDiscount?: OrderMerchantDiscountInput;
    /** @description The automatic rule that matched. */
    discountRule?: OrderDiscountRuleInput;
    /** @description What the discount covers. */
    discountType?: DiscountType;
    /**
     * @deprecated
     * @description Ids of the lines covered. Use `lineItemDiscounts`.
     */
    lineItemIds?: string[];
    /**
     * Format: uuid
     * @description Id of the discount within the order. Never changes.
     */
    id?: string | null;
    /** @description Part of the discount for each line. */
    lineItemDiscounts?: OrderLineItemDiscountInput[];
};
/** @description Through which channel an order came in. */
export type OrderChannelInfoInput = {
    /** @description Channel that the order came through. */
    type?: ChannelType;
    /** @description Id of the order in the system it came from. For orders of other channels. */
    externalOrderId?: string | null;
    /** @description URL of the order in that system. */
    externalOrderUrl?: string | null;
};
/** @description A fee on top of the lines of an order, or of some of them. */
export type OrderAdditionalFeeInput = {
    /** @description Code that distinguishes the fees of one provider. */
    code?: string | null;
    /** @description Name of the fee as the buyer reads it. */
    name?: string;
    /** @description The fee as it was set, before it is split into tax and the rest. */
    price?: PriceInput;
    /**
     * @deprecated
     * @description Old form of the tax. Use `taxInfo`.
     */
    taxDetails?: OrderItemTaxFullDetailsInput;
    /** @description Tax on the fee. */
    taxInfo?: OrderLineItemTaxInfoInput;
    /**
     * Format: uuid
     * @description Id of the app that added the fee. Absent when no app did.
     */
    providerAppId?: string | null;
    /** @description The fee without tax. */
    priceBeforeTax?: PriceInput;
    /** @description The fee with tax. */
    priceAfterTax?: PriceInput;
    /**
     * Format: uuid
     * @description Id of the fee within the order. Never changes.
     */
    id?: string;
    /** @description Ids of the lines the fee is for. Empty or absent when it is for the whole order. */
    lineItemIds?: string[];
    /** @description Where the fee comes from. */
    source?: OrderAdditionalFeeSource;
    /** @description Which address decides the tax on the fee. */
    taxableAddress?: TaxableAddress;
};
/** @description A list of tags. */
export type OrderTagListInput = {
    /** @description Ids of the tags, at most 100, each at most 5 characters. */
    tagIds?: string[];
};
/** @description Tags of an order, grouped by who may see them. */
export type OrderTagsInput = {
    /** @description Tags that only callers with the permission for private tags see. */
    privateTags?: OrderTagListInput;
    /** @description Tags that every caller who may read the order sees. */
    tags?: OrderTagListInput;
};
/** @description A location of the business. */
export type OrderLocationInput = {
    /**
     * Format: uuid
     * @description Id of the location.
     */
    id?: string;
};
/** @description A fee the platform charges for one line. */
export type OrderPlatformFeeInput = {
    /** @description Name of the fee. */
    name?: TranslatableString;
    /** @description Amount of the fee. */
    amount?: PriceInput;
    /**
     * Format: uuid
     * @description Id of the order line meant.
     */
    lineItemId?: string;
    /** @description Who pays the fee. */
    chargeType?: PlatformFeeChargeType;
    /**
     * Format: decimal
     * @description The fee as a fraction of the price of the line, so 0.02 is 2 %. More than 0, at most 1, at most 4 decimal places.
     */
    percentageRate?: string;
};
/** @description What the platform charges for an order. */
export type OrderPlatformFeeSummaryInput = {
    /** @description Sum of all fees. */
    total?: PriceInput;
    /** @description Part that the buyer pays. */
    totalPassOn?: PriceInput;
    /** @description Part that the merchant pays. */
    totalAbsorbed?: PriceInput;
    /** @description The fees one by one. */
    fees?: OrderPlatformFeeInput[];
};
/** @description What a request may set of an order. Lines and sums are set when it is created, and no update changes them. */
export type OrderInput = {
    /** @description Who bought. An update cannot remove it. */
    buyerInfo?: OrderBuyerInfo;
    /** @description How far the payment of the whole order has come. `NOT_PAID` with status `INITIALIZED` is an online order whose payment has not arrived yet. */
    paymentStatus?: OrderPaymentStatus;
    /** @description Language the buyer used, as a two-letter code (ISO 639-1). */
    buyerLanguage?: string | null;
    /** @description Unit of every weight in the order. */
    weightUnit?: WeightUnit;
    /** @description Currency of every amount in the order, as an ISO 4217 code. */
    currency?: string | null;
    /** @description From which currency the amounts were converted, and at what rate. */
    currencyConversionDetails?: OrderCurrencyConversionDetails;
    /** @description Whether the prices of lines contain tax. Never changes. */
    taxIncludedInPrices?: boolean;
    /** @description Address and person the bill goes to. */
    billingInfo?: AddressWithContactInput;
    /** @description How and where the order is delivered or picked up. Absent when nothing has to be delivered. */
    shippingInfo?: OrderShippingInformationInput;
    /** @description What the buyer wrote for the merchant at checkout. */
    buyerNote?: string | null;
    /** @description Status of the order as a whole. */
    status?: OrderStatus;
    /** @description Whether the merchant has put the order away in the archive. Defaults to false. */
    archived?: boolean | null;
    /**
     * @deprecated
     * @description Old form of the tax sum, of which nothing can be written. Use `taxInfo`.
     */
    taxSummary?: Record<string, unknown>;
    /** @description Tax of the whole order, also by kind of tax. */
    taxInfo?: OrderTaxInfoInput;
    /** @description Every discount that took effect. Empty when there was none. */
    appliedDiscounts?: OrderAppliedDiscountInput[];
    /** @description Advertisement the order is credited to. */
    attributionSource?: OrderAttributionSource;
    /** @description Through which channel the order came in. */
    channelInfo?: OrderChannelInfoInput;
    /** @description Whether a user of the merchant has opened the order. */
    seenByAHuman?: boolean | null;
    /**
     * Format: uuid
     * @description Id of the checkout the order came from. Absent for orders recorded in another way.
     */
    checkoutId?: string | null;
    /** @description Answers to questions the store asks at checkout. */
    customFields?: CustomFieldInput[];
    /** @description Fees on top of the lines, such as handling or wrapping. */
    additionalFees?: OrderAdditionalFeeInput[];
    /** @description Extra fields that apps or the merchant defined. */
    extendedFields?: ExtendedFields;
    /**
     * Format: uuid
     * @description Id that stays the same from cart to checkout to order.
     */
    purchaseFlowId?: string | null;
    /** @description Address and person the goods go to, when that is not the buyer. */
    recipientInfo?: AddressWithContactInput;
    /** @description Tags the merchant gave the order. Set them with the bulk tag call. */
    tags?: OrderTagsInput;
    /**
     * Format: date-time
     * @description When the buyer bought. May differ from `createdDate` for orders recorded later, and cannot lie in the future. Never changes.
     */
    purchasedDate?: string | null;
    /** @description Location of the business the order belongs to. */
    businessLocation?: OrderLocationInput;
    /** @description Fees the platform charges for the order. */
    platformFeeSummary?: OrderPlatformFeeSummaryInput;
};
/** @description New values for an order. A property that is set to null loses its value. */
export type UpdateOrderRequest = {
    /** @description The values to set. An update cannot change the lines and the sums. */
    order: OrderInput;
    /** @description Names of the fields to change, separated by commas. Without it the platform takes the properties present in `order`. */
    fieldMask?: string;
};
/** @description A field that an app or the site has added to orders. */
export type OrderExtendedFieldCondition = (string | number | boolean) | null | {
    $eq?: string | number | boolean | null;
    $ne?: string | number | boolean | null;
    $in?: (string | number | boolean)[];
    $nin?: (string | number | boolean)[];
    $exists?: boolean;
    $gt?: string | number | boolean;
    $gte?: string | number | boolean;
    $lt?: string | number | boolean;
    $lte?: string | number | boolean;
    $startsWith?: string;
    $hasSome?: (string | number | boolean)[];
    $hasAll?: (string | number | boolean)[];
};
/** @description A text of an order, compared as a whole: an id or a name. */
export type OrderExactTextCondition = string | null | {
    $eq?: string | null;
    $ne?: string | null;
    $in?: string[];
    $nin?: string[];
};
/** @description The number of an order, a text that is compared as a number. */
export type OrderNumberCondition = string | null | {
    $eq?: string | null;
    $ne?: string | null;
    $gt?: string;
    $gte?: string;
    $lt?: string;
    $lte?: string;
};
/** @description Status of an order. */
export type OrderStatusCondition = OrderStatus | null | {
    $eq?: OrderStatus | null;
    $ne?: OrderStatus | null;
    $in?: OrderStatus[];
    $nin?: OrderStatus[];
};
/** @description A fact of an order that is true or false. */
export type OrderBooleanCondition = boolean | null | {
    $eq?: boolean | null;
    $ne?: boolean | null;
    $in?: boolean[];
    $exists?: boolean;
};
/** @description The moment an order was placed. */
export type OrderCreatedDateCondition = DateTime | null | {
    $eq?: DateTime | null;
    $ne?: DateTime | null;
    $gt?: DateTime;
    $gte?: DateTime;
    $lt?: DateTime;
    $lte?: DateTime;
    $nin?: DateTime[];
};
/** @description A moment of an order. */
export type OrderDateCondition = DateTime | null | {
    $eq?: DateTime | null;
    $ne?: DateTime | null;
    $gt?: DateTime;
    $gte?: DateTime;
    $lt?: DateTime;
    $lte?: DateTime;
};
/** @description A list of texts of an order: one for each item or payment. */
export type OrderTextListCondition = string | null | {
    $eq?: string | null;
    $ne?: string | null;
    $in?: string[];
    $nin?: string[];
    $hasSome?: string[];
    $hasAll?: string[];
};
/** @description A text of an order, compared as a whole or by its beginning. */
export type OrderTextCondition = string | null | {
    $eq?: string | null;
    $ne?: string | null;
    $in?: string[];
    $exists?: boolean;
    $startsWith?: string;
};
/** @description Payment status of an order. */
export type OrderPaymentStatusCondition = OrderPaymentStatus | null | {
    $eq?: OrderPaymentStatus | null;
    $ne?: OrderPaymentStatus | null;
    $in?: OrderPaymentStatus[];
    $nin?: OrderPaymentStatus[];
};
/** @description Fulfillment status of an order. */
export type OrderFulfillmentStatusCondition = OrderFulfillmentStatus | null | {
    $eq?: OrderFulfillmentStatus | null;
    $ne?: OrderFulfillmentStatus | null;
    $in?: OrderFulfillmentStatus[];
    $nin?: OrderFulfillmentStatus[];
};
/** @description Fulfillment status of each item of an order. */
export type OrderFulfillmentStatusListCondition = OrderFulfillmentStatus | null | {
    $eq?: OrderFulfillmentStatus | null;
    $ne?: OrderFulfillmentStatus | null;
    $in?: OrderFulfillmentStatus[];
    $nin?: OrderFulfillmentStatus[];
    $hasSome?: OrderFulfillmentStatus[];
    $hasAll?: OrderFulfillmentStatus[];
};
/** @description An amount of money of an order, in its currency. */
export type OrderAmountCondition = string | null | {
    $eq?: string | null;
    $ne?: string | null;
    /** Format: decimal */
    $gt?: string;
    /** Format: decimal */
    $gte?: string;
    /** Format: decimal */
    $lt?: string;
    /** Format: decimal */
    $lte?: string;
};
/** @description Start or end of the time slot in which an order is delivered. */
export type OrderDeliveryTimeCondition = DateTime | null | {
    $eq?: DateTime | null;
    $ne?: DateTime | null;
    $in?: DateTime[];
    $exists?: boolean;
};
/** @description Channel that an order came through. */
export type ChannelTypeCondition = ChannelType | null | {
    $eq?: ChannelType | null;
    $ne?: ChannelType | null;
    $in?: ChannelType[];
    $nin?: ChannelType[];
};
/** @description Conditions that an order meets. Several fields must all be met; a value alone means `$eq`. */
export type OrderFilter = {
    /** @description Id of the order. */
    id?: OrderExactTextCondition;
    /** @description Number that buyers see, as text. */
    number?: OrderNumberCondition;
    /** @description Status of the order. */
    status?: OrderStatusCondition;
    /** @description Whether the merchant has archived the order. */
    archived?: OrderBooleanCondition;
    /** @description When the order was placed. */
    createdDate?: OrderCreatedDateCondition;
    /** @description When the order last changed. */
    updatedDate?: OrderDateCondition;
    /** @description Names of the items, in the language of the site. */
    'lineItems.productName.original'?: OrderTextListCondition;
    /** @description Ids of the apps whose catalogs hold the items. */
    'lineItems.catalogReference.appId'?: OrderTextListCondition;
    /** @description Ids of the items in their catalogs. */
    'lineItems.catalogReference.catalogItemId'?: OrderTextListCondition;
    /** @description Id of the subscription that the order belongs to. */
    'subscriptionInfo.id'?: OrderExactTextCondition;
    /** @description E-mail address of the buyer. */
    'buyerInfo.email'?: OrderTextCondition;
    /** @description Contact record of the buyer. */
    'buyerInfo.contactId'?: OrderExactTextCondition;
    /** @description Member who bought. */
    'buyerInfo.memberId'?: OrderExactTextCondition;
    /** @description Payment status of the order. */
    paymentStatus?: OrderPaymentStatusCondition;
    /** @description Fulfillment status of the order. */
    fulfillmentStatus?: OrderFulfillmentStatusCondition;
    /** @description Fulfilment of the items; short for `fulfillmentStatusesAggregate`. */
    fulfillmentStatuses?: OrderFulfillmentStatusListCondition;
    /** @description Total of the order. */
    'priceSummary.total.amount'?: OrderAmountCondition;
    /** @description Name on the bill. */
    'billingInfo.contactDetails.fullName'?: OrderTextCondition;
    /** @description Name of the way of delivery. */
    'shippingInfo.title'?: OrderExactTextCondition;
    /** @description Delivery time, as a text. */
    'shippingInfo.logistics.deliveryTime'?: OrderTextCondition;
    /** @description Name of the delivery region. */
    'shippingInfo.region.name'?: OrderExactTextCondition;
    /** @description Start of the delivery slot; short for `shippingInfo.logistics.deliveryTimeSlot.from`. */
    deliveryTimeSlotFromDate?: OrderDeliveryTimeCondition;
    /** @description End of the delivery slot; short for `shippingInfo.logistics.deliveryTimeSlot.to`. */
    deliveryTimeSlotToDate?: OrderDeliveryTimeCondition;
    /** @description Payment methods of the order. */
    paymentMethods?: OrderTextListCondition;
    /** @description Id of the user of the site who placed the order. */
    'createdBy.userId'?: OrderExactTextCondition;
    /** @description Channel that the order came through. */
    'channelInfo.type'?: ChannelTypeCondition;
    /** @description Id of the order in that channel. */
    'channelInfo.externalOrderId'?: OrderExactTextCondition;
    /** @description Id of the checkout that the order was made from. */
    checkoutId?: OrderExactTextCondition;
    /** @description Whether a user of the merchant has opened the order. */
    seenByAHuman?: OrderBooleanCondition;
    /** @description Filters that must all be met. */
    $and?: OrderFilter[];
    /** @description Filters of which at least one must be met. */
    $or?: OrderFilter[];
    /** @description A filter that must not be met. */
    $not?: OrderFilter;
} & {
    [name: `extendedFields.${string}`]: OrderExtendedFieldCondition;
};
/**
 * What orders can be sorted by.
 *
 * - `number`: Number that buyers see.
 * - `status`: Status of the order.
 * - `createdDate`: When the order was placed.
 * - `updatedDate`: When the order last changed.
 * - `buyerInfo.email`: E-mail address of the buyer.
 * - `billingInfo.contactDetails.fullName`: Name on the bill.
 * - `paymentStatus`: Status of the payment.
 * - `fulfillmentStatus`: Status of shipping and pickup.
 */
export type OrderSortField = 'number' | 'status' | 'createdDate' | 'updatedDate' | 'buyerInfo.email' | 'billingInfo.contactDetails.fullName' | 'paymentStatus' | 'fulfillmentStatus' | UnknownValue;
/** @description One field that orders are sorted by. */
export type OrderSorting = {
    /** @description Name of the field to sort by. */
    fieldName: OrderSortField;
    /** @description Ascending when absent. */
    order?: SortOrder;
};
/** @description Cursor paging of the order search. Once a cursor is given, filter and sort travel inside it and are not repeated. */
export type OrderCursorPaging = {
    /**
     * Format: int32
     * @description Orders in one page. The platform defaults to 100, which is also the most.
     */
    limit?: number;
    /** @description Cursor of the wanted page, from the metadata of the page before it. */
    cursor?: string | null;
};
/** @description Which orders are wanted, in which order and how many at a time. */
export type CursorSearch = {
    /** @description Conditions the orders must meet. Without a condition on `status`, orders in `PENDING` and `REJECTED` are left out; those in `INITIALIZED` are always left out. */
    filter?: OrderFilter;
    /** @description Fields to sort by. Later fields decide where earlier ones are equal. If absent, the newest order (`createdDate`) comes first. */
    sort?: OrderSorting[];
    /** @description Which page of the results, and how many orders it has. */
    cursorPaging?: OrderCursorPaging;
};
/** @description The search to run. */
export type SearchOrdersRequest = {
    /** @description Conditions, sorting and page. An empty object gives the newest orders. */
    search: CursorSearch;
};
/** @description Where in the results one page of a cursor-paged answer lies. */
export type CursorPagingMetadata = {
    /**
     * Format: int32
     * @description Number of items in this page.
     */
    count?: number | null;
    /** @description Cursors of the pages before and after this one. A cursor is absent if there is no such page. */
    cursors?: Cursors;
    /** @description Whether another page follows. */
    hasNext?: boolean | null;
};
/** @description One page of the orders that were found. */
export type SearchOrdersResponse = {
    /** @description The orders of this page. Empty or absent when nothing matches. */
    orders?: Order[];
    /** @description Size of the page, and the cursors of the pages before and after it. */
    metadata?: CursorPagingMetadata;
};
/** @description The file a digital line gives the buyer. Needed on every digital line of an order that is created by call. */
export type OrderDigitalFileInput = {
    /** @description Id of the file. */
    fileId?: string;
    /**
     * Format: uri
     * @description URL to download the file from. The platform sets it when the order is paid.
     */
    link?: string | null;
};
/** @description How often and for how long a subscription is charged. */
export type OrderSubscriptionSettingsInput = {
    /** @description Unit of the time between two charges. */
    frequency?: SubscriptionFrequency;
    /**
     * Format: int32
     * @description How many of those units lie between two charges. 1 when absent.
     */
    interval?: number | null;
    /** @description Whether it renews until it is canceled. */
    autoRenewal?: boolean;
    /**
     * Format: int32
     * @description How many charges there are in all. Has no use when it renews by itself.
     */
    billingCycles?: number | null;
    /** @description Whether the buyer may end it. */
    enableCustomerCancellation?: boolean;
    /** @description How long it is free at first. Absent when there is no trial. */
    freeTrialPeriod?: OrderFreeTrialPeriod;
    /**
     * Format: date-time
     * @description When it starts. Absent when it starts with the purchase.
     */
    startDate?: string | null;
};
/** @description The subscription an order line belongs to. */
export type OrderSubscriptionInfoInput = {
    /**
     * Format: uuid
     * @description Id of the subscription.
     */
    id?: string | null;
    /**
     * Format: int32
     * @description Which charge of the subscription this order is for, counted from 1.
     */
    cycleNumber?: number;
    /**
     * @deprecated
     * @description Name of the subscription option when it was bought.
     */
    subscriptionOptionTitle?: string;
    /**
     * @deprecated
     * @description Description of that option. Use `description`.
     */
    subscriptionOptionDescription?: string | null;
    /** @description What the subscription gives. */
    description?: OrderSubscriptionDescription;
    /** @description How often and for how long it is charged. */
    subscriptionSettings?: OrderSubscriptionSettingsInput;
    /** @description The charges in words, for showing. */
    chargesDescription?: string | null;
};
/** @description A location of the business and how many pieces come from it. */
export type OrderLocationAndQuantityInput = {
    /**
     * Format: uuid
     * @description Id of the location.
     */
    id?: string;
    /**
     * Format: uuid
     * @deprecated
     * @description Id of the app that owns the location. No longer needed.
     */
    appId?: string | null;
    /**
     * Format: int32
     * @description How many pieces come from there.
     */
    quantity?: number;
};
/** @description A quantity that is not a number of pieces, such as a weight or a length. The unit is either one of the known ones or a custom one of the merchant. */
export type OrderDecimalQuantityInput = {
    /** @description A known unit. */
    measurementUnit?: MeasurementUnit;
    /** @description A unit in the words of the merchant. */
    otherUnit?: string;
    /**
     * Format: decimal
     * @description How much, in that unit. More than 0, at most 1000000000000000, at most 4 decimal places.
     */
    value?: string;
    /** @description The quantity in words, for showing. */
    description?: TranslatableString;
};
/** @description One line of an order: an item and how many of it. Amounts are in the currency of the order. */
export type OrderLineItemInput = {
    /** @description Id of the line within the order. In a created order either a GUID or empty; the platform then gives one. Never changes. */
    id?: string;
    /** @description Name of the item when it was bought. */
    productName: ProductName;
    /** @description Which item of which catalog this is. Absent for a line of the merchant that no catalog holds. */
    catalogReference?: CatalogReference;
    /**
     * Format: int32
     * @description How many pieces, 1 to 100000.
     */
    quantity: number;
    /** @description Chosen options and other texts of the item, such as its color or size. */
    descriptionLines?: DescriptionLine[];
    /** @description Picture of the item. */
    image?: ImageInput;
    /** @description Weight, stock keeping unit and whether it has to be sent. Absent for items that are not physical. */
    physicalProperties?: PhysicalPropertiesInput;
    /** @description Kind of the item. Orders use `PHYSICAL`, `DIGITAL`, `GIFT_CARD` and `SERVICE`. */
    itemType: ItemType;
    /**
     * Format: uuid
     * @description Id of the service that sends the item. Absent when the merchant sends it.
     */
    fulfillerId?: string | null;
    /**
     * Format: int32
     * @description How many pieces were refunded so far.
     */
    refundQuantity?: number | null;
    /**
     * Format: int32
     * @description How many pieces went back into stock so far.
     */
    restockQuantity?: number | null;
    /** @description Price of one piece after discounts on the line itself, before coupons and other discounts on the order. */
    price: PriceInput;
    /** @description How the line is paid. Defaults to `FULL_PAYMENT_ONLINE`. */
    paymentOption?: PaymentOptionType;
    /**
     * @deprecated
     * @description Old form of the tax. Use `taxInfo`.
     */
    taxDetails?: OrderItemTaxFullDetailsInput;
    /** @description Tax on the line, also by kind of tax. */
    taxInfo?: OrderLineItemTaxInfoInput;
    /** @description The file the buyer gets. Only on digital lines. */
    digitalFile?: OrderDigitalFileInput;
    /** @description The subscription the line starts or renews. Absent for one-time purchases. */
    subscriptionInfo?: OrderSubscriptionInfoInput;
    /** @description Text next to the price, such as "per mug". */
    priceDescription?: PriceDescriptionInput;
    /** @description From which locations of the business the pieces come, and how many from each. */
    locations?: OrderLocationAndQuantityInput[];
    /** @description Price of all pieces: `price` times `quantity`. */
    lineItemPrice?: PriceInput;
    /** @description Which address decides the tax on the line. */
    taxableAddress?: TaxableAddress;
    /** @description Whether the price is settled only later, so that `price` is not final. Defaults to false. */
    priceUndetermined?: boolean;
    /** @description Whether the buyer could not choose the quantity. Defaults to false. */
    fixedQuantity?: boolean;
    /** @description The quantity as a measure. Only for items sold by measure. */
    decimalQuantity?: OrderDecimalQuantityInput;
    /** @description Extra fields that apps or the merchant defined. */
    extendedFields?: ExtendedFields;
};
/** @description Sums of an order, in its currency. */
export type OrderPriceSummaryInput = {
    /** @description All lines, before tax that is not in the prices, before discounts on the order and before delivery. */
    subtotal?: PriceInput;
    /** @description What the delivery costs, before discounts and before tax that is not in the price. */
    shipping?: PriceInput;
    /** @description All tax. Already part of the other sums when prices include tax. */
    tax?: PriceInput;
    /** @description What all discounts together take off. */
    discount?: PriceInput;
    /** @description What the buyer pays: lines, delivery and fees, less discounts, with tax. */
    total?: PriceInput;
    /** @description All fees on top of the lines, before tax that is not in them. */
    totalAdditionalFees?: PriceInput;
};
/** @description How the platform should treat the creation of an order. Its properties are not published, so anything may be given. */
export type OrderCreationSettings = {
    [key: string]: unknown;
};
/** @description An order to record. */
export type CreateOrderRequest = {
    /** @description The order, with at least its channel, its lines and its price summary. */
    order: OrderInput & {
        /** @description Through which channel the order came in. */
        channelInfo: OrderChannelInfoInput;
        /** @description What was bought, 1 to 300 lines. */
        lineItems: OrderLineItemInput[];
        /** @description Sums of the order. The platform takes them as given. */
        priceSummary: OrderPriceSummaryInput;
    };
    /** @description How the platform should treat the creation. */
    settings?: OrderCreationSettings;
};
/** @description One order of a bulk update, with the mask of the fields to change. */
export type MaskedOrder = {
    /** @description Id of the order together with its new values. */
    order: OrderInput & {
        /**
         * Format: uuid
         * @description Id of the order to change.
         */
        id: string;
    };
    /** @description Names of the fields to change, separated by commas. Without it the platform takes the properties present in `order`. */
    fieldMask?: string;
};
/** @description Changes to 1 to 100 orders. */
export type BulkUpdateOrdersRequest = {
    /** @description The orders to change, each with its own id and its own changes. */
    orders: MaskedOrder[];
    /** @description Whether the response contains the changed orders. Without it the results contain only their metadata. */
    returnEntity?: boolean;
};
/** @description How one item of a bulk call fared. */
export type ItemMetadata = {
    /** @description Id of the item. Absent when it was never created. */
    id?: string | null;
    /**
     * Format: int32
     * @description Place of the item in the request, from 0.
     */
    originalIndex?: number;
    /** @description Whether the item succeeded. */
    success?: boolean;
    /** @description Why the item failed. Absent if it succeeded. */
    error?: ApplicationError;
};
/** @description The result for one order of a bulk update. */
export type BulkOrderResult = {
    /** @description Whether this order was updated, and why not. */
    itemMetadata?: ItemMetadata;
    /** @description The order after the update. Only present when `returnEntity` was true and the update succeeded. */
    item?: Order;
};
/** @description Counts of a bulk call. */
export type BulkActionMetadata = {
    /**
     * Format: int32
     * @description Number of items that succeeded.
     */
    totalSuccesses?: number;
    /**
     * Format: int32
     * @description Number of items that failed.
     */
    totalFailures?: number;
    /**
     * Format: int32
     * @description Number of failed items that the results omit because there are too many.
     */
    undetailedFailures?: number;
};
/** @description The outcome of a bulk update, order by order and in numbers. */
export type BulkUpdateOrdersResponse = {
    /** @description One result per order sent. Match them by `itemMetadata.originalIndex`. */
    results?: BulkOrderResult[];
    /** @description How many orders were changed and how many were not. */
    bulkActionMetadata?: BulkActionMetadata;
};
/** @description Options of the cancellation of an order. An empty object only cancels it. */
export type CancelOrderRequest = {
    /** @description Whether the platform writes to the buyer that the order is canceled. */
    sendOrderCanceledEmail?: boolean;
    /** @description Text of the merchant in that e-mail. It has no effect without `sendOrderCanceledEmail`. */
    customMessage?: string | null;
    /** @description Whether every item of the order goes back into stock. Works for items whose stock the store catalog keeps. */
    restockAllItems?: boolean;
};
/** @description The orders to tag and the tags to set or take off. A tag named in both lists ends up set. */
export type BulkUpdateOrderTagsRequest = {
    /** @description Ids of the orders, 1 to 100. */
    orderIds: string[];
    /** @description Tags to add to every order. Tags that an order already has stay. */
    assignTags?: OrderTagsInput;
    /** @description Tags to remove from every order. Tags that an order does not have are ignored. */
    unassignTags?: OrderTagsInput;
};
/** @description The outcome of one item of a bulk call. */
export type BulkItemResult = {
    /** @description The id, its index in the request and, after a failure, the error. */
    itemMetadata?: ItemMetadata;
};
/** @description The outcome of a bulk tagging, order by order and in numbers. */
export type BulkUpdateOrderTagsResponse = {
    /** @description One result per order asked for. Match them by `itemMetadata.originalIndex`. */
    results?: BulkItemResult[];
    /** @description How many orders were tagged and how many were not. */
    bulkActionMetadata?: BulkActionMetadata;
};
/**
 * What happens to an authorized payment when its delay is over.
 *
 * - `VOID`: The reserved amount is released, and the buyer pays nothing.
 * - `CAPTURE`: The buyer is charged.
 */
export type DelayedCaptureAction = 'VOID' | 'CAPTURE' | UnknownValue;
/**
 * Unit of the delay before an authorized payment is captured or voided.
 *
 * - `MINUTES`: The delay is a number of minutes.
 * - `HOURS`: The delay is a number of hours.
 * - `DAYS`: The delay is a number of days.
 */
export type DelayedCaptureDurationUnit = 'MINUTES' | 'HOURS' | 'DAYS' | UnknownValue;
/** @description A length of time after the authorization. */
export type DelayedCaptureDuration = {
    /**
     * Format: int32
     * @description Length of the delay in `unit`. A whole number; no upper limit is known.
     */
    count?: number;
    /** @description Unit of `count`. */
    unit?: DelayedCaptureDurationUnit;
};
/** @description Asks that the payment is first only authorized, and says what the platform does with it later on its own. */
export type DelayedCaptureSettings = {
    /** @description What the platform does when the delay is over. */
    scheduledAction?: DelayedCaptureAction;
    /** @description Time between the authorization and the action. */
    delayDuration?: DelayedCaptureDuration;
};
/** @description How much to collect for an order, and whether to charge it later. */
export type PreparePaymentCollectionRequest = {
    /** @description How much to collect, in the currency of the order. Not more than is owed. */
    amount: PriceInput;
    /** @description Id of an earlier payment order at the payment gateway to reuse. If absent, a new one is created. */
    paymentGatewayOrderId?: string | null;
    /**
     * @deprecated
     * @description Whether to authorize only and charge later. Use `delayedCaptureSettings`.
     */
    delayedCapture?: boolean;
    /** @description Asks for an authorization first, and says what happens to it later. Without it the payment is charged at once. */
    delayedCaptureSettings?: DelayedCaptureSettings;
};
/** @description The order at the payment gateway that now waits for its payment. */
export type PreparePaymentCollectionResponse = {
    /** @description Id of the payment order at the payment gateway, which the charge needs. */
    paymentGatewayOrderId: string;
};
/**
 * Whether a payment can be collected for an order. Only `COLLECTABLE` allows it; every other value is a reason.
 *
 * - `UNKNOWN`: The reason is not known.
 * - `COLLECTABLE`: An amount is due, and can be collected.
 * - `NONCOLLECTABLE_ORDER_IS_CANCELLED`: The order is canceled.
 * - `NONCOLLECTABLE_ORDER_IS_PAID`: The order is paid in full.
 * - `NONCOLLECTABLE_MISSING_PAYMENT_METHOD`: There is no payment method to collect with.
 * - `NONCOLLECTABLE_ORDER_IS_PENDING`: The order waits for a review.
 * - `NONCOLLECTABLE_ORDER_IS_REJECTED`: A review has rejected the order.
 * - `NONCOLLECTABLE_ORDER_HAS_SUBSCRIPTIONS`: The order has a subscription, which is billed by itself.
 * - `NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS`: A payment of the order has a chargeback.
 * - `NONCOLLECTABLE_SUBSCRIPTION_CYCLE_ALREADY_PASSED`: The billing cycle of the subscription is over.
 * - `NONCOLLECTABLE_ORDER_HAS_UNSUPPORTED_SUBSCRIPTION`: The order has a subscription of a kind that cannot be collected.
 * - `NONCOLLECTABLE_CUSTOM_AMOUNT_NOT_SUPPORTED`: Only the whole amount can be collected, not a part of it.
 * - `NONCOLLECTABLE_ORDER_IS_MISSING_PAYMENT_METHOD`: Another name of `NONCOLLECTABLE_MISSING_PAYMENT_METHOD`.
 */
export type PaymentCollectabilityStatus = 'UNKNOWN' | 'COLLECTABLE' | 'NONCOLLECTABLE_ORDER_IS_CANCELLED' | 'NONCOLLECTABLE_ORDER_IS_PAID' | 'NONCOLLECTABLE_MISSING_PAYMENT_METHOD' | 'NONCOLLECTABLE_ORDER_IS_PENDING' | 'NONCOLLECTABLE_ORDER_IS_REJECTED' | 'NONCOLLECTABLE_ORDER_HAS_SUBSCRIPTIONS' | 'NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS' | 'NONCOLLECTABLE_SUBSCRIPTION_CYCLE_ALREADY_PASSED' | 'NONCOLLECTABLE_ORDER_HAS_UNSUPPORTED_SUBSCRIPTION' | 'NONCOLLECTABLE_CUSTOM_AMOUNT_NOT_SUPPORTED' | 'NONCOLLECTABLE_ORDER_IS_MISSING_PAYMENT_METHOD' | UnknownValue;
/** @description Whether money can be collected for an order, and how much. */
export type GetPaymentCollectabilityStatusResponse = {
    /** @description Whether it can be collected, or why not. */
    status?: PaymentCollectabilityStatus;
    /** @description Amount that can be collected. Absent if nothing can. */
    amount?: Price;
};
/** @description The authorized payments to release. */
export type VoidAuthorizedPaymentsRequest = {
    /** @description Ids of the payments, 1 to 100. Each must have the status `AUTHORIZED`. */
    paymentIds: string[];
};
/**
 * How far a payment in money is. The status of the payment itself has replaced it.
 *
 * - `UNDEFINED`: The status is not known.
 * - `APPROVED`: The payment was made.
 * - `PENDING`: The payment provider has not confirmed it yet.
 * - `PENDING_MERCHANT`: The merchant must confirm it.
 * - `CANCELED`: It was canceled before it was made.
 * - `DECLINED`: The payment provider rejected it.
 * - `REFUNDED`: It was returned to the buyer in full.
 * - `PARTIALLY_REFUNDED`: A part of it was returned to the buyer.
 * - `AUTHORIZED`: The amount is reserved, but not charged.
 * - `VOIDED`: The reserved amount was released without a charge.
 */
export type TransactionStatus = 'UNDEFINED' | 'APPROVED' | 'PENDING' | 'PENDING_MERCHANT' | 'CANCELED' | 'DECLINED' | 'REFUNDED' | 'PARTIALLY_REFUNDED' | 'AUTHORIZED' | 'VOIDED' | UnknownValue;
/**
 * How far the capture or the void of an authorized payment is.
 *
 * - `PENDING`: The payment provider has not confirmed it yet.
 * - `SUCCEEDED`: It was done.
 * - `FAILED`: It could not be done.
 */
export type AuthorizationActionStatus = 'PENDING' | 'SUCCEEDED' | 'FAILED' | UnknownValue;
/** @description Why capturing or voiding an authorized payment failed. */
export type OrderAuthorizationActionFailureDetails = {
    /** @description Code of the payment provider. There is no closed list. */
    failureCode?: string;
};
/** @description The collection of an authorized amount. */
export type AuthorizationCapture = {
    /**
     * Format: uuid
     * @description Id of the capture, set by the platform.
     */
    readonly id?: string | null;
    /** @description How far the capture has come. It is carried out asynchronously. */
    status?: AuthorizationActionStatus;
    /** @description What is collected. Cannot change after creation. */
    amount?: Price;
    /**
     * Format: date-time
     * @description When the capture was asked for.
     */
    createdDate?: string | null;
    /** @description Why it failed. Set with status `FAILED` only. */
    failureDetails?: OrderAuthorizationActionFailureDetails;
};
/**
 * Why an authorized payment was voided.
 *
 * - `MANUAL`: A user of the site or an app asked for it.
 * - `SCHEDULED`: The delay of the payment was over.
 */
export type PaymentActionReason = 'MANUAL' | 'SCHEDULED' | UnknownValue;
/** @description The release of an authorized amount that was never collected. */
export type AuthorizationVoid = {
    /** @description How far the void has come. It is carried out asynchronously. */
    status?: AuthorizationActionStatus;
    /**
     * Format: date-time
     * @description When the amount was released.
     */
    voidedDate?: string | null;
    /** @description Why it failed. Set with status `FAILED` only. */
    failureDetails?: OrderAuthorizationActionFailureDetails;
    /** @description Whether a person or the schedule asked for it. */
    reason?: PaymentActionReason;
};
/** @description What the platform will do with an authorized amount by itself. */
export type PaymentScheduledAction = {
    /** @description Whether to capture or to void. */
    actionType?: DelayedCaptureAction;
    /**
     * Format: date-time
     * @description When the platform does it, in UTC.
     */
    executionDate?: string | null;
};
/** @description State of a payment that was authorized first and is captured or voided later. */
export type AuthorizationDetails = {
    /** @description True when the amount is collected later than it is authorized. */
    readonly delayedCapture?: boolean;
    /**
     * Format: date-time
     * @description When the payment provider authorized the amount.
     */
    authorizedDate?: string | null;
    /** @description Captures of the amount. At most one. */
    captures?: AuthorizationCapture[];
    /** @description The release of the amount, if it was voided. */
    void?: AuthorizationVoid;
    /** @description What the platform does automatically unless it is captured or voided before. */
    scheduledAction?: PaymentScheduledAction;
};
/**
 * State of a chargeback, a payment that the bank of the buyer takes back.
 *
 * - `APPROVED`: The amount was taken back from the merchant.
 * - `REVERSED`: The merchant has the amount again.
 */
export type ChargebackStatus = 'APPROVED' | 'REVERSED' | UnknownValue;
/** @description A payment the bank of the buyer took back. */
export type Chargeback = {
    /**
     * Format: uuid
     * @description Set by the platform. Cannot change after creation.
     */
    readonly id?: string;
    /**
     * Format: date-time
     * @description When the bank took the money back. Cannot change after creation.
     */
    readonly createdDate?: string | null;
    /**
     * Format: date-time
     * @description When the chargeback last changed.
     */
    readonly updatedDate?: string | null;
    /** @description What was taken back. Cannot change after creation. */
    readonly amount?: Price;
    /** @description Amount that the merchant has again. Set with the status `REVERSED` only. */
    readonly reversalAmount?: Price;
    /** @description `APPROVED` if the buyer has the money, `REVERSED` if the merchant has it again. */
    status?: ChargebackStatus;
    /**
     * Format: uuid
     * @description Id at the payment provider. Cannot change after creation.
     */
    readonly externalId?: string | null;
};
/**
 * Method of a payment that the merchant records by hand.
 *
 * - `CASH`: Notes and coins.
 * - `BANK_TRANSFER`: A bank transfer.
 * - `CHECK`: A paper check.
 */
export type PredefinedPaymentMethod = 'CASH' | 'BANK_TRANSFER' | 'CHECK' | UnknownValue;
/** @description Name the merchant gave a payment that was taken by hand: one of the listed ones or their own. */
export type OrderUserDefinedPaymentMethodName = {
    /** @description A predefined name. */
    predefined?: PredefinedPaymentMethod;
    /** @description A name in the words of the merchant. */
    custom?: string | null;
};
/** @description How a payment method is called. */
export type PaymentMethodName = {
    /** @description Name in the language of the buyer. */
    buyerLanguageName?: string | null;
    /** @description Name in the main language of the site. */
    siteLanguageName?: string | null;
    /** @description What staff called it, for a payment entered by hand. */
    userDefinedName?: OrderUserDefinedPaymentMethodName;
};
/** @description A payment with money: by card, wallet or transfer through a provider, or in person. */
export type RegularPaymentDetails = {
    /** @description Set for a card. */
    creditCardDetails?: CreditCardDetails;
    /** @description Id of the payment order at the payment gateway of the platform. */
    paymentOrderId?: string | null;
    /** @description Id of the transaction at the payment gateway of the platform. Absent for an offline payment. */
    gatewayTransactionId?: string | null;
    /**
     * @deprecated
     * @description See `paymentMethodName` instead.
     */
    paymentMethod?: string | null;
    /** @description Id of the transaction at the payment provider. */
    providerTransactionId?: string | null;
    /** @description True for payments that staff mark as paid, such as cash or a bank transfer. */
    offlinePayment?: boolean;
    /**
     * @deprecated
     * @description See the status of the payment instead.
     */
    status?: TransactionStatus;
    /** @description Whether a stored payment method was charged. */
    savedPaymentMethod?: boolean;
    /** @description Set when the amount was authorized before it was collected. */
    authorizationDetails?: AuthorizationDetails;
    /** @description Chargebacks of the payment, at most 6. */
    chargebacks?: Chargeback[];
    /** @description What the platform charges for the payment. */
    platformFee?: Price;
    /** @description Name of the payment method. */
    paymentMethodName?: PaymentMethodName;
};
/** @description A payment made with a gift card. */
export type GiftCardPaymentDetails = {
    /** @description Id of this payment at the app that provides the card. */
    giftCardPaymentId?: string;
    /**
     * Format: uuid
     * @description App that provides the card.
     */
    appId?: string;
    /**
     * @deprecated
     * @description Whether the amount went back to the card. See the status of the payment instead.
     */
    readonly voided?: boolean;
    /** @description The code with all but the last characters hidden. Cannot change after creation. */
    obfuscatedCode?: string | null;
};
/**
 * State of a payment with a membership. Deprecated together with the property that contains it.
 *
 * - `CHARGED`: The credits or sessions were taken from the membership.
 * - `CHARGE_FAILED`: The membership could not pay.
 * - `CHARGE_PENDING`: The app that provides the membership has not confirmed it yet.
 * - `VOIDED`: The credits or sessions were given back.
 */
export type MembershipPaymentStatus = 'CHARGED' | 'CHARGE_FAILED' | 'CHARGE_PENDING' | 'VOIDED' | UnknownValue;
/** @description A membership that is bought in the same order and pays for another line of it. */
export type OrderFutureMembershipDetails = {
    /**
     * Format: uuid
     * @description Id of the line that sells the membership.
     */
    lineItemId?: string;
    /** @description Id of the benefit used. */
    benefitId?: string;
};
/** @description A payment made with a membership. */
export type MembershipPaymentDetails = {
    /** @description Id of the membership in the app that provides it. */
    membershipId?: string;
    /** @description The line it paid. */
    lineItemId?: string;
    /**
     * @deprecated
     * @description See the status of the payment instead.
     */
    status?: MembershipPaymentStatus;
    /** @description Name of the membership. */
    name?: MembershipName;
    /** @description Id of the redemption at the app. */
    externalTransactionId?: string | null;
    /**
     * @deprecated
     * @description Whether the redemption was undone. See the status of the payment instead.
     */
    readonly voided?: boolean;
    /**
     * Format: uuid
     * @description App that provides the membership.
     */
    providerAppId?: string;
    /** @description Set when the membership is bought in the same order. */
    futureMembership?: OrderFutureMembershipDetails;
};
/**
 * Why a payment was canceled.
 *
 * - `OTHER_PAYMENT_FAILURE`: Another payment of the same order failed.
 * - `EXPIRED`: It was not completed in time.
 */
export type PaymentCanceledReason = 'OTHER_PAYMENT_FAILURE' | 'EXPIRED' | UnknownValue;
/** @description Why a payment was canceled. */
export type CanceledStatusDetails = {
    reason?: PaymentCanceledReason;
};
/**
 * Why an authorized payment was released without a charge.
 *
 * - `MERCHANT_REQUEST`: The merchant asked for it.
 * - `OTHER_PAYMENT_FAILURE`: Another payment of the same order failed.
 */
export type PaymentVoidedReason = 'MERCHANT_REQUEST' | 'OTHER_PAYMENT_FAILURE' | UnknownValue;
/** @description Why a payment was voided. */
export type VoidedStatusDetails = {
    reason?: PaymentVoidedReason;
};
/**
 * Why a payment cannot be refunded.
 *
 * - `NONE`: It can be refunded.
 * - `ALREADY_REFUNDED`: It was refunded in full.
 * - `PROVIDER_IS_DOWN`: The payment provider does not respond. Try again later.
 * - `INTERNAL_ERROR`: The platform failed. Try again later.
 * - `NOT_PAID`: It was never made.
 * - `ACCESS_DENIED`: The merchant lacks a permission that the refund needs.
 * - `ZERO_PRICE`: Its amount is zero.
 * - `DISABLED_BY_PROVIDER`: The payment provider offers no refund of it.
 * - `PENDING_REFUND`: A refund of it is in progress.
 * - `FORBIDDEN`: The caller may not refund it.
 * - `TRANSACTION_NOT_FOUND`: The payment provider does not know it.
 * - `ORDER_IS_PENDING`: The order waits for a review.
 * - `ORDER_IS_REJECTED`: A review has rejected the order.
 */
export type RefundDisabledReason = 'NONE' | 'ALREADY_REFUNDED' | 'PROVIDER_IS_DOWN' | 'INTERNAL_ERROR' | 'NOT_PAID' | 'ACCESS_DENIED' | 'ZERO_PRICE' | 'DISABLED_BY_PROVIDER' | 'PENDING_REFUND' | 'FORBIDDEN' | 'TRANSACTION_NOT_FOUND' | 'ORDER_IS_PENDING' | 'ORDER_IS_REJECTED' | UnknownValue;
/** @description Rounding of a cash payment to the smallest coin in use. */
export type CashRoundingDetails = {
    /** @description What was due before rounding. */
    unroundedAmount?: Price;
    /** @description What rounding added, or took off when negative. */
    readonly roundingAdjustment?: CashRounding;
};
/**
 * How far a payment is.
 *
 * - `APPROVED`: The payment was made.
 * - `PENDING`: The payment provider has not confirmed it yet.
 * - `PENDING_MERCHANT`: The merchant must confirm it.
 * - `CANCELED`: It was canceled before it was made.
 * - `DECLINED`: The payment provider rejected it.
 * - `REFUNDED`: It was returned to the buyer in full.
 * - `PARTIALLY_REFUNDED`: A part of it was returned to the buyer.
 * - `AUTHORIZED`: The amount is reserved, but not charged.
 * - `VOIDED`: The reserved amount was released without a charge.
 */
export type OrderPaymentTransactionStatus = 'APPROVED' | 'PENDING' | 'PENDING_MERCHANT' | 'CANCELED' | 'DECLINED' | 'REFUNDED' | 'PARTIALLY_REFUNDED' | 'AUTHORIZED' | 'VOIDED' | UnknownValue;
/** @description One payment of an order, by money, gift card or membership. */
export type OrderPayment = {
    regularPaymentDetails?: RegularPaymentDetails;
    giftcardPaymentDetails?: GiftCardPaymentDetails;
    membershipPaymentDetails?: MembershipPaymentDetails;
    /** @description Why it was canceled. Set with status `CANCELED` only. */
    canceled?: CanceledStatusDetails;
    /** @description Why it was voided. Set with status `VOIDED` only. */
    voided?: VoidedStatusDetails;
    /**
     * Format: uuid
     * @description Id of the payment, set by the platform.
     */
    readonly id?: string | null;
    /**
     * Format: date-time
     * @description When the payment was made.
     */
    createdDate?: string | null;
    /**
     * Format: date-time
     * @description When the payment last changed.
     */
    readonly updatedDate?: string | null;
    /** @description What was paid, in the currency of the order. */
    amount?: Price;
    /** @description True when the payment cannot be refunded at all. */
    refundDisabled?: boolean;
    /** @description Why the payment cannot be refunded. Absent when `refundDisabled` is false. */
    readonly refundDisabledReason?: RefundDisabledReason;
    /** @description Whether a receipt can be made for it. */
    readonly supportReceiptGeneration?: boolean;
    /** @description Set for a cash payment that was rounded. */
    cashRounding?: CashRoundingDetails;
    /** @description How far the payment has come. */
    status?: OrderPaymentTransactionStatus;
    /**
     * Format: uuid
     * @description Shared by the payments of one charge.
     */
    chargeCorrelationId?: string | null;
};
/**
 * How far a refund of one payment is.
 *
 * - `PENDING`: The payment provider has not confirmed it yet.
 * - `SUCCEEDED`: The buyer has the amount again.
 * - `FAILED`: It could not be done.
 * - `SCHEDULED`: It will be tried at a later time.
 * - `STARTED`: It was sent to the payment provider.
 */
export type RefundStatus = 'PENDING' | 'SUCCEEDED' | 'FAILED' | 'SCHEDULED' | 'STARTED' | UnknownValue;
/** @description Why a refund has the status it has. Mostly present when it failed. */
export type OrderRefundStatusInfo = {
    /** @description Code of the payment gateway, at most 10 characters. */
    paymentGatewayReasonCode?: string | null;
    /** @description The reason in words of the payment provider. */
    description?: string | null;
};
/** @description The part of a refund that goes back to one payment. */
export type OrderRefundTransaction = {
    /**
     * Format: uuid
     * @description Id of the payment, as in the payments of the order transactions. Never changes.
     */
    paymentId?: string;
    /** @description Amount that is refunded to this payment. Never changes. */
    amount?: Price;
    /** @description How far the refund is. */
    refundStatus?: RefundStatus;
    /** @description Why the transaction has this status. */
    refundStatusInfo?: OrderRefundStatusInfo;
    /**
     * Format: uuid
     * @description Id of the refund at the payment gateway of the platform. Absent for refunds made outside.
     */
    gatewayRefundId?: string | null;
    /** @description Id of the refund at the payment provider. */
    providerRefundId?: string | null;
    /** @description Whether the money was returned outside the platform, and is only recorded here. Never changes. */
    externalRefund?: boolean;
};
/** @description How many pieces of one line a refund covers. */
export type OrderRefundItem = {
    /**
     * Format: uuid
     * @description Id of the order line meant.
     */
    lineItemId?: string;
    /**
     * Format: int32
     * @description Number of pieces, and how many can be bought.
     */
    quantity?: number;
};
/** @description How much of one additional fee was given back. */
export type OrderAdditionalFeeRefund = {
    /**
     * Format: uuid
     * @description Id of the fee within the order. Never changes.
     */
    additionalFeeId?: string;
    /** @description Amount that is refunded. Never changes. */
    amount?: Price;
};
/** @description How much of the delivery was given back. */
export type OrderShippingRefund = {
    /** @description Amount that is refunded. Never changes. */
    amount?: Price;
};
/** @description What a refund covers and why it was made. */
export type OrderRefundDetails = {
    /** @description Pieces covered, by line. Older form of `lineItems`. */
    items?: OrderRefundItem[];
    /** @description Whether the delivery was refunded. Older form of `shipping`. */
    shippingIncluded?: boolean;
    /** @description Why the refund was made, in the words of the merchant. */
    reason?: string | null;
    /** @description Pieces covered, by line. */
    lineItems?: OrderRefundItem[];
    /** @description Fees covered. */
    additionalFees?: OrderAdditionalFeeRefund[];
    /** @description How much of the delivery is covered. */
    shipping?: OrderShippingRefund;
};
/** @description What was given back for one line. */
export type OrderLineItemRefundSummary = {
    /**
     * Format: uuid
     * @description Id of the order line meant.
     */
    lineItemId?: string;
    /** @description Amount that this refund returns for the line. */
    totalRefundedAmount?: Price;
};
/** @description What a refund gave back, split up. */
export type OrderRefundItemsBreakdown = {
    /** @description Amounts that were refunded, by line. */
    lineItems?: OrderLineItemRefundSummary[];
};
/** @description Sums over all transactions of one refund. */
export type OrderAggregatedRefundSummary = {
    /** @description Amount to be refunded. */
    requestedRefund?: Price;
    /** @description Amount whose refund is not confirmed yet. */
    pendingRefund?: Price;
    /** @description Amount that has been refunded. */
    refunded?: Price;
    /** @description Amount whose refund failed. */
    failedRefundAmount?: Price;
    /** @description Whether a transaction of the refund is not confirmed yet. */
    pending?: boolean;
    /** @description Amounts that have been refunded, by line. */
    breakdown?: OrderRefundItemsBreakdown;
};
/** @description Money given back for an order, in one or more transactions. */
export type Refund = {
    /**
     * Format: uuid
     * @description Id of the refund, set by the platform.
     */
    readonly id?: string;
    /** @description One per refunded payment. At most 50. */
    transactions?: OrderRefundTransaction[];
    /** @description What the refund is for. */
    details?: OrderRefundDetails;
    /**
     * Format: date-time
     * @description When the refund was asked for. Cannot change after creation.
     */
    readonly createdDate?: string | null;
    /** @description How much has been refunded so far. */
    readonly summary?: OrderAggregatedRefundSummary;
    /**
     * Format: uuid
     * @description App that asked for the refund. Cannot change after creation.
     */
    readonly requestingServiceAppId?: string | null;
};
/** @description The money that moved for one order. */
export type OrderTransactions = {
    /**
     * Format: uuid
     * @description Id of the order.
     */
    orderId?: string;
    /** @description Payments, failed ones included. At most 100. */
    payments?: OrderPayment[];
    /** @description Refunds of those payments. At most 300. */
    refunds?: Refund[];
};
/** @description The transactions of an order after payments were captured or voided. */
export type OrderTransactionsResponse = {
    /** @description All payments and refunds of the order. Their statuses may change later, when the payment provider confirms them. */
    orderTransactions: OrderTransactions;
};
/** @description An authorized payment to charge. */
export type OrderPaymentCapture = {
    /**
     * Format: uuid
     * @description Id of the payment. Its status must be `AUTHORIZED`.
     */
    paymentId: string;
    /** @description How much to charge, at most what was authorized. Without it the whole authorized amount is charged. */
    amount?: PriceInput;
};
/** @description The authorized payments to charge. */
export type CaptureAuthorizedPaymentsRequest = {
    /** @description The payments, 1 to 100. */
    payments: OrderPaymentCapture[];
};
/**
 * What an algorithm starts from.
 *
 * - `UNSPECIFIED`: The type is not known.
 * - `RELATED_ITEMS`: The items that the request names, such as the one on the page.
 * - `GLOBAL`: No items. It recommends the same to every buyer, such as the best sellers.
 */
export type RecommendationAlgorithmType = 'UNSPECIFIED' | 'RELATED_ITEMS' | 'GLOBAL' | UnknownValue;
/** @description What an app says about one of its algorithms. */
export type RecommendationAlgorithmConfig = {
    /** @description Name for the back office. */
    name?: string;
    /** @description What the algorithm returns. */
    description?: string;
    /** @description Hints for the merchant, such as what data it needs to work well. */
    additionalInfo?: string | null;
    /** @description Whether it needs items to start from. */
    algorithmType?: RecommendationAlgorithmType;
    /**
     * Format: uuid
     * @description Id of the algorithm, the same on every site.
     */
    algorithmId?: string;
};
/** @description An algorithm, the app that provides it and the catalogs it works on. */
export type RecommendationAlgorithmInfo = {
    config?: RecommendationAlgorithmConfig;
    /** @description App that provides the algorithm. */
    appId?: string;
    /** @description Apps whose catalogs it can recommend from. Items of other catalogs are rejected. */
    catalogAppIds?: string[];
};
/** @description The algorithms that are available on this site. */
export type ListRecommendationAlgorithmsResponse = {
    /** @description Algorithms of the installed apps, at most 500. Empty if no installed app provides any. */
    availableAlgorithms: RecommendationAlgorithmInfo[];
};
/** @description An algorithm, named by its id and the app that provides it. */
export type RecommendationAlgorithm = {
    /**
     * Format: uuid
     * @description The `algorithmId` of the list. One that the app does not have finds nothing, and the next is asked.
     */
    id: string;
    /** @description App that provides the algorithm, the `appId` of the same entry of the list. */
    appId: string;
};
/** @description Which algorithms to ask, in which order, and for which items. */
export type GetRecommendationRequest = {
    /** @description Items that the recommendations start from, at most 300. Only `RELATED_ITEMS` algorithms use them; some use the first one only. */
    items?: CatalogReference[];
    /** @description From 1 to 10 algorithms, in order of preference. The first one that finds enough items is used. */
    algorithms: RecommendationAlgorithm[];
    /**
     * Format: int32
     * @description Number of items that an algorithm must find to be used, at most 100. Defaults to 0, so that the first algorithm is used.
     */
    minimumRecommendedItems?: number;
};
/** @description Recommended items and the algorithm that found them. */
export type Recommendation = {
    /** @description Recommended items, best match first, at most 100. They have ids only: read the products for names and prices. Empty if no algorithm found enough. */
    items?: CatalogReference[];
    /** @description The algorithm that was used. Absent if none found enough items. */
    algorithm?: RecommendationAlgorithm;
};
/** @description The outcome of asking the algorithms. */
export type RecommendationResponse = {
    recommendation: Recommendation;
};
/** @description A video in one size. */
export type VideoResolution = {
    /** @description URL of the video in this size. */
    readonly url?: string;
    /**
     * Format: int32
     * @description In pixels.
     */
    readonly height?: number;
    /**
     * Format: int32
     * @description In pixels.
     */
    readonly width?: number;
    /** @description Still image of the video in this size. */
    readonly poster?: Image;
    /** @description Container or stream kind, such as `mp4` or `hls`. */
    readonly format?: string;
    /** @description True if the URL works for a limited time only. */
    readonly private?: boolean | null;
};
/** @description A video of the media library. */
export type Video = {
    /** @description Id in the media library. */
    id?: string;
    /** @description The sizes it can be played in. */
    readonly resolutions?: VideoResolution[];
    /** @description Where the video is served. For a video from elsewhere only this property is set. */
    url?: string;
    /** @description Name the file was uploaded with. */
    readonly filename?: string | null;
    /** @description Still pictures to show before it plays. Of two, clients show the second. */
    readonly posters?: Image[];
    /** @description Size of the original in bytes, a whole number as text. */
    readonly sizeInBytes?: string | null;
    /**
     * Format: date-time
     * @description When `url` expires. Absent for public videos.
     */
    readonly urlExpirationDate?: string | null;
    /** @description What the video shows. */
    description?: string | null;
    /**
     * Format: int32
     * @description Height of the original, in pixels.
     */
    readonly height?: number | null;
    /**
     * Format: int32
     * @description Width of the original, in pixels.
     */
    readonly width?: number | null;
};
/** @description Main medium of a store variant: a picture or a video. */
export type ImageOrVideo = {
    /** @description The image, with its focal point and the time when its URL expires. */
    image?: Image;
    /** @description The video, with its posters and its resolutions. */
    video?: Video;
};
/** @description What the author wrote, shows and gives. */
export type ReviewContent = {
    /** @description Headline. */
    title?: string | null;
    /** @description Text of the review. */
    body?: string | null;
    /** @description At most 10 pictures or videos. */
    media: ImageOrVideo[];
    /**
     * Format: int32
     * @description Stars: a whole number from 1, the worst, to 5, the best.
     */
    rating: number;
};
/**
 * Who wrote a review.
 *
 * - `UNKNOWN`: The platform does not know.
 * - `MEMBER`: A signed-in member.
 * - `VISITOR`: A visitor without an account.
 */
export type ReviewAuthorType = 'UNKNOWN' | 'MEMBER' | 'VISITOR' | UnknownValue;
/** @description Who wrote a review. */
export type ReviewAuthor = {
    /**
     * Format: uuid
     * @description Contact record of the author. Cannot change after creation.
     */
    contactId?: string | null;
    /** @description Name shown with the review. */
    authorName?: string | null;
    /** @description Whether the author is a member. Set by the platform. */
    readonly authorType?: ReviewAuthorType;
};
/**
 * Whether a reply to a review is shown.
 *
 * - `UNKNOWN`: No moderator has decided.
 * - `APPROVED`: It is shown.
 * - `REJECTED`: It is hidden.
 */
export type ReviewReplyModerationStatus = 'UNKNOWN' | 'APPROVED' | 'REJECTED' | UnknownValue;
/** @description Reply of the shop to a review. Written in the back office; no call of this contract sets it. */
export type ReviewReply = {
    /** @description Text of the reply. */
    message: string;
    /**
     * Format: date-time
     * @description When the reply was written.
     */
    readonly createdDate?: string | null;
    /**
     * Format: date-time
     * @description When the reply last changed.
     */
    readonly updatedDate?: string | null;
    /** @description Whether the reply is shown. */
    readonly moderationStatus?: ReviewReplyModerationStatus;
};
/**
 * Whether a review is shown in the shop.
 *
 * - `UNKNOWN`: The platform does not know.
 * - `APPROVED`: It is public.
 * - `IN_MODERATION`: It is hidden and waits for a decision of the merchant.
 * - `REJECTED`: It stays hidden.
 * - `SUBMITTED`: It has just arrived.
 */
export type ReviewModerationStatus = 'UNKNOWN' | 'APPROVED' | 'IN_MODERATION' | 'REJECTED' | 'SUBMITTED' | UnknownValue;
/**
 * What a moderator decided about a review.
 *
 * - `UNKNOWN_MODERATION_STATUS`: Nothing yet.
 * - `APPROVED`: The review is shown.
 * - `REJECTED`: The review is hidden.
 */
export type ReviewModerationDecision = 'UNKNOWN_MODERATION_STATUS' | 'APPROVED' | 'REJECTED' | UnknownValue;
/** @description Whether a review may be shown, and who saw to it. */
export type ReviewModeration = {
    /** @description Current status of the review. */
    moderationStatus: ReviewModerationStatus;
    /** @description Whether a person, not a rule, has set the status. */
    readonly manuallyChanged: boolean;
    /** @description The last decision of a moderator. */
    readonly decision?: ReviewModerationDecision;
};
/**
 * How a review came to the site.
 *
 * - `UNKNOWN`: The platform does not know.
 * - `ORGANIC`: Its author wrote it on the site.
 * - `APP`: An app added it on behalf of its author, such as an import from another shop.
 */
export type ReviewOriginType = 'UNKNOWN' | 'ORGANIC' | 'APP' | UnknownValue;
/**
 * What led the author to write a review.
 *
 * - `UNKNOWN_SOURCE_TYPE`: None of the others, or not known.
 * - `REVIEW_REQUEST`: A message that asked for a review.
 * - `REQUEST_LINK`: A link to the review form.
 */
export type ReviewSourceType = 'UNKNOWN_SOURCE_TYPE' | 'REVIEW_REQUEST' | 'REQUEST_LINK' | UnknownValue;
/** @description How a review came to the site. */
export type ReviewOrigin = {
    /** @description Whether the review was written on the site or added by an app. */
    type: ReviewOriginType;
    /** @description App that added the review. Absent if the type is `ORGANIC`. */
    appId?: string | null;
    /** @description What led the author to the review. */
    readonly sourceType?: ReviewSourceType;
};
/**
 * Kind of an identity, who did or wrote something.
 *
 * - `UNKNOWN`: The platform does not know.
 * - `ANONYMOUS_VISITOR`: A visitor who is not signed in.
 * - `MEMBER`: A signed-in member of the site.
 * - `WIX_USER`: A user of the platform, such as the owner of the site or staff.
 * - `APP`: An app.
 */
export type IdentityType = 'UNKNOWN' | 'ANONYMOUS_VISITOR' | 'MEMBER' | 'WIX_USER' | 'APP' | UnknownValue;
/** @description What a customer thinks of a product, with a rating. An author has one review for each product. */
export type Review = {
    /** @description What is reviewed: `stores` for products, the only one fully supported. */
    namespace: string;
    /** @description Id of what is reviewed, in `stores` the id of the product. */
    entityId: string;
    /**
     * Format: uuid
     * @description Id of the review, set by the platform.
     */
    readonly id: string;
    /** @description Rating, title, text and media of the review. Required to create a review. */
    content?: ReviewContent;
    /**
     * Format: date-time
     * @description When the platform received the review.
     */
    readonly createdDate?: string | null;
    /**
     * Format: date-time
     * @description When the review or its reply last changed.
     */
    readonly updatedDate?: string | null;
    /** @description Author of the review. If absent, the caller. */
    author?: ReviewAuthor;
    /** @description Reply of the shop. Absent if there is none. */
    readonly reply?: ReviewReply;
    /**
     * Format: int32
     * @description How many shoppers found the review helpful.
     */
    readonly foundHelpful: number;
    /**
     * Format: int32
     * @description How many shoppers found it unhelpful.
     */
    readonly foundUnhelpful: number;
    /**
     * Format: int32
     * @description `foundHelpful` less `foundUnhelpful`.
     */
    readonly helpfulness: number;
    /** @description Whether the review may be shown. */
    readonly moderation?: ReviewModeration;
    /** @description Grows by one with each update, which must send back the one that was read. Set by the platform; ignored when a review is created. */
    revision?: string | null;
    /** @description Whether the author is known to have bought the product. */
    readonly verified: boolean;
    /** @description How the review came to the site. */
    readonly origin?: ReviewOrigin;
    /**
     * Format: date-time
     * @description When the author wrote the review. The same as `createdDate` unless the review was imported.
     */
    reviewDate?: string | null;
    /** @description How relevant the platform finds the review; higher is better. For sorting. */
    readonly relevanceScore?: number | null;
    /**
     * Format: int32
     * @description How often the review has been published. 0 means never.
     */
    readonly publishCount: number;
    /** @description Kind of identity that created the review. */
    readonly creatorType?: IdentityType;
};
/** @description Response with one review. */
export type ReviewResponse = {
    /** @description The review; after a deletion as it last was. */
    review: Review;
};
/** @description A video of the media library. */
export type VideoInput = {
    /** @description Id in the media library. */
    id?: string;
    /** @description Where the video is served. For a video from elsewhere only this property is set. */
    url?: string;
    /** @description What the video shows. */
    description?: string | null;
};
/** @description Main medium of a store variant: a picture or a video. */
export type ImageOrVideoInput = {
    /** @description The image, with its focal point and the time when its URL expires. */
    image?: ImageInput;
    /** @description The video, with its posters and its resolutions. */
    video?: VideoInput;
};
/** @description What the author wrote, shows and gives. */
export type ReviewContentInput = {
    /** @description Headline. */
    title?: string | null;
    /** @description Text of the review. */
    body?: string | null;
    /** @description At most 10 pictures or videos. */
    media?: ImageOrVideoInput[];
    /**
     * Format: int32
     * @description Stars: a whole number from 1, the worst, to 5, the best.
     */
    rating?: number;
};
/** @description Who wrote a review. */
export type ReviewAuthorInput = {
    /**
     * Format: uuid
     * @description Contact record of the author. Cannot change after creation.
     */
    contactId?: string | null;
    /** @description Name shown with the review. */
    authorName?: string | null;
};
/** @description What a request may set of a review. An author has one review for each product. */
export type ReviewInput = {
    /** @description What is reviewed: `stores` for products, the only one fully supported. */
    namespace?: string;
    /** @description Id of what is reviewed, in `stores` the id of the product. */
    entityId?: string;
    /** @description Rating, title, text and media of the review. Required to create a review. */
    content?: ReviewContentInput;
    /** @description Author of the review. If absent, the caller. */
    author?: ReviewAuthorInput;
    /** @description Grows by one with each update, which must send back the one that was read. Set by the platform; ignored when a review is created. */
    revision?: string | null;
    /**
     * Format: date-time
     * @description When the author wrote the review. The same as `createdDate` unless the review was imported.
     */
    reviewDate?: string | null;
};
/** @description The properties of a review to change. */
export type UpdateReviewRequest = {
    /** @description Properties that are left out keep their values, also those of `content`. */
    review: ReviewInput & {
        /** @description The revision that was read. */
        revision: string;
    };
    /** @description Dotted names of the fields to change, joined with commas. The fields present in `review` when absent. */
    fieldMask?: string;
};
/** @description The review to create. */
export type CreateReviewRequest = {
    /** @description The new review. Read-only properties are ignored. */
    review: ReviewInput & {
        /** @description What is reviewed: `stores` for products, the only one fully supported. */
        namespace: string;
        /** @description Id of what is reviewed, in `stores` the id of the product. */
        entityId: string;
        /** @description Rating, title, text and media of the review. A rating is required. */
        content: ReviewContentInput & {
            /**
             * Format: int32
             * @description Stars: a whole number from 1, the worst, to 5, the best.
             */
            rating: number;
        };
    };
};
/** @description A text of a review, compared as a whole: mostly an id. */
export type ReviewTextCondition = string | null | {
    $eq?: string | null;
    $ne?: string | null;
    $in?: string[];
};
/** @description A whole number of a review, such as its stars. */
export type ReviewNumberCondition = number | null | {
    /** Format: int32 */
    $eq?: number | null;
    /** Format: int32 */
    $ne?: number | null;
    $in?: number[];
    /** Format: int32 */
    $gt?: number;
    /** Format: int32 */
    $gte?: number;
    /** Format: int32 */
    $lt?: number;
    /** Format: int32 */
    $lte?: number;
};
/** @description Whether a review has pictures or videos. */
export type ReviewMediaCondition = {
    $isEmpty?: boolean;
};
/** @description A number of a review with decimal places. */
export type ReviewScoreCondition = number | null | {
    $eq?: number | null;
    $ne?: number | null;
    $in?: number[];
    $gt?: number;
    $gte?: number;
    $lt?: number;
    $lte?: number;
};
/** @description Moderation status of a review. */
export type ReviewModerationStatusCondition = ReviewModerationStatus | null | {
    $eq?: ReviewModerationStatus | null;
    $ne?: ReviewModerationStatus | null;
    $in?: ReviewModerationStatus[];
};
/** @description A fact that is true or false. */
export type BooleanCondition = boolean | null | {
    $eq?: boolean | null;
    $ne?: boolean | null;
};
/** @description Origin of a review. */
export type ReviewOriginTypeCondition = ReviewOriginType | null | {
    $eq?: ReviewOriginType | null;
    $ne?: ReviewOriginType | null;
};
/** @description A moment of a review. */
export type ReviewDateCondition = DateTime | null | {
    $eq?: DateTime | null;
    $ne?: DateTime | null;
    $in?: DateTime[];
    $gt?: DateTime;
    $gte?: DateTime;
    $lt?: DateTime;
    $lte?: DateTime;
};
/** @description Conditions that a review meets. Several fields must all be met; a value alone means `$eq`. */
export type ReviewFilter = {
    /** @description Id of the review. */
    id?: ReviewTextCondition;
    /** @description What is reviewed: `stores` for products. */
    namespace?: ReviewTextCondition;
    /** @description Id of what is reviewed, in `stores` the id of the product. */
    entityId?: ReviewTextCondition;
    /** @description Contact record of the author. */
    'author.contactId'?: ReviewTextCondition;
    /** @description Stars, 1 to 5. */
    'content.rating'?: ReviewNumberCondition;
    /** @description Pictures and videos. A filter can only check whether there are any. */
    'content.media'?: ReviewMediaCondition;
    /** @description Number of buyers who found the review helpful, less those who did not. */
    helpfulness?: ReviewNumberCondition;
    /** @description How relevant the platform finds it. */
    relevanceScore?: ReviewScoreCondition;
    /** @description Whether the review may be shown. */
    'moderation.moderationStatus'?: ReviewModerationStatusCondition;
    /** @description Whether the author is known to have bought the product. */
    verified?: BooleanCondition;
    /** @description How the review came to the site. */
    'origin.type'?: ReviewOriginTypeCondition;
    /** @description When the platform received it. */
    createdDate?: ReviewDateCondition;
    /** @description Filters that must all be met. */
    $and?: ReviewFilter[];
    /** @description Filters of which at least one must be met. */
    $or?: ReviewFilter[];
    /** @description A filter that must not be met. */
    $not?: ReviewFilter;
};
/**
 * What reviews can be sorted by.
 *
 * - `content.rating`: Stars, from 1 to 5.
 * - `createdDate`: When the review was received.
 * - `helpfulness`: How many more buyers found it helpful than not.
 * - `origin.type`: How it came to the site.
 * - `relevanceScore`: How relevant the platform rates it.
 * - `verified`: Whether its author is known to have bought the product.
 */
export type ReviewSortField = 'content.rating' | 'createdDate' | 'helpfulness' | 'origin.type' | 'relevanceScore' | 'verified' | UnknownValue;
/** @description One field that reviews are sorted by. */
export type ReviewSorting = {
    /** @description Name of the field to sort by. */
    fieldName: ReviewSortField;
    /** @description Ascending when absent. */
    order?: SortOrder;
};
/** @description Which reviews, in which order, and which page of them. */
export type ReviewQuery = {
    /** @description Conditions that the reviews must meet. If absent or empty, all that the caller may see. */
    filter?: ReviewFilter;
    /** @description Fields to sort by, at most 10. Later fields decide where earlier ones are equal. */
    sort?: ReviewSorting[];
    /** @description Which page of the results, and how many items it has. */
    cursorPaging?: CursorPaging;
};
/** @description Filter, order and page of a query over reviews, in one of two formats: in `query`, as the clients of the platform send it, or as `filter`, `sort` and `cursorPaging` without `query`. All reviews when absent. */
export type QueryReviewsRequest = {
    /** @description The query in one property. With a cursor, filter and sort must be left out. Not together with `filter`, `sort` and `cursorPaging`. */
    query?: ReviewQuery;
    /** @description Whether to return reviews that are not published, too. Only merchants may set it. Defaults to false. */
    returnPrivateReviews?: boolean;
    /** @description Reviews to return, for example those of one product by `entityId`. */
    filter?: ReviewFilter;
    /** @description Order of the result, at most 10 fields. By createdDate, oldest first, when absent. */
    sort?: ReviewSorting[];
    /** @description Which page of the results, and how many items it has. */
    cursorPaging?: CursorPaging;
};
/** @description Where a page lies within the whole result. */
export type PagingMetadata = {
    /**
     * Format: int32
     * @description Number of items in this page.
     */
    count?: number | null;
    /**
     * Format: int32
     * @description Number of items before this page. Set with offset paging only.
     */
    offset?: number | null;
    /**
     * Format: int32
     * @description Number of items on all pages. Set with offset paging only; absent if there are too many to count.
     */
    total?: number | null;
    /** @description True if the platform stopped counting, so that `total` is not known. */
    tooManyToCount?: boolean | null;
    /** @description Set with cursor paging only. */
    cursors?: Cursors;
};
/** @description One page of reviews. */
export type QueryReviewsResponse = {
    /** @description Size of the page, and the cursors of the pages before and after it. */
    metadata?: PagingMetadata;
    /** @description Reviews of this page. */
    reviews?: Review[];
};
/** @description Address and size of a picture or video file. */
export type ProductMediaItemUrlAndSize = {
    /**
     * Format: uri
     * @description Public URL of the file.
     */
    url?: string;
    /**
     * Format: int32
     * @description Width in pixels.
     */
    width?: number;
    /**
     * Format: int32
     * @description Height in pixels.
     */
    height?: number;
    /** @description File format, such as `png` or `mp4`. */
    format?: string | null;
    /** @description Text for those who do not see the picture. Absent or null when the merchant gave none. */
    altText?: string | null;
};
/** @description A video with its files. */
export type ProductMediaItemVideo = {
    /** @description The same video in several sizes. */
    files?: ProductMediaItemUrlAndSize[];
    /** @description Id of the picture shown before the video plays. */
    stillFrameMediaId?: string;
};
/**
 * Kind of a media item of a product. Values are in lower case.
 *
 * - `unspecified_media_item_type`: The kind is not known.
 * - `image`: A picture.
 * - `video`: A video.
 * - `audio`: A sound file. Product pages do not show it.
 * - `document`: A document. Product pages do not show it.
 * - `zip`: An archive. Product pages do not show it.
 */
export type ProductMediaItemType = 'unspecified_media_item_type' | 'image' | 'video' | 'audio' | 'document' | 'zip' | UnknownValue;
/** @description A picture or video of a product, choice or collection. `image` or `video` is present, according to `mediaType`. */
export type ProductMediaItem = {
    /** @description The picture in full size. */
    image?: ProductMediaItemUrlAndSize;
    /** @description The video files. */
    video?: ProductMediaItemVideo;
    /** @description A small version for lists; for a video, its still frame. */
    thumbnail?: ProductMediaItemUrlAndSize;
    /** @description Kind of medium, in lower case. */
    mediaType?: ProductMediaItemType;
    /** @description Caption given by the merchant, often empty. */
    title?: string;
    /** @description Id of the file. It is the media id that other calls take. */
    id?: string;
};
/** @description Pictures and videos of a product, variant or collection. */
export type ProductMedia = {
    /** @description Media item to show first. Absent if there is none. */
    mainMedia?: ProductMediaItem;
    /** @description All media items in the order of display, with the main one. */
    items?: ProductMediaItem[];
};
/** @description A named group of products, used as a category of the shop. */
export type Collection = {
    /** @description Set by the platform. 35 or 36 characters: the built-in collection of all products has `00000000-000000-000000-000000000001`, which is no GUID. */
    readonly id?: string | null;
    /** @description Name that buyers see. Required to create a collection. */
    name?: string | null;
    /** @description Pictures of the collection. No call of this contract sets them. */
    readonly media?: ProductMedia;
    /**
     * Format: int32
     * @description How many products it holds.
     */
    readonly numberOfProducts?: number;
    /** @description What the collection holds, for shoppers. */
    description?: string | null;
    /** @description Last part of the URL of the page. If absent, the platform derives it from the name. */
    slug?: string | null;
    /** @description Whether the shop shows it. Defaults to true. */
    visible?: boolean | null;
    /**
     * Format: date-time
     * @description When the collection last changed.
     */
    readonly lastUpdated?: string | null;
};
/** @description Response with one collection. It contains no products: query products by `collectionIds` for those. */
export type CollectionResponse = {
    /** @description The collection as it is after the call. */
    collection: Collection;
};
/** @description A text of the catalog, compared as a whole or by a part of it. */
export type CatalogTextCondition = string | null | {
    $eq?: string | null;
    $ne?: string | null;
    $in?: string[];
    $hasSome?: string[];
    $contains?: string;
    /** @description The case of letters does not count. */
    $startsWith?: string;
};
/** @description Conditions that a collection meets. Several fields must all be met; a value alone means `$eq`. */
export type CollectionFilter = {
    /** @description Id of the collection. */
    id?: CatalogTextCondition;
    /** @description Name shown to buyers. */
    name?: CatalogTextCondition;
    /** @description Filters that must all be met. */
    $and?: CollectionFilter[];
    /** @description Filters of which at least one must be met. */
    $or?: CollectionFilter[];
    /** @description A filter that must not be met. */
    $not?: CollectionFilter;
};
/**
 * What collections can be sorted by.
 *
 * - `id`: Id of the collection.
 * - `name`: Name that buyers see.
 */
export type CollectionSortField = 'id' | 'name' | UnknownValue;
/** @description One field that collections are sorted by. */
export type CollectionSorting = {
    /** @description Name of the field to sort by. */
    fieldName: CollectionSortField;
    /** @description Ascending when absent. */
    order?: SortOrder;
};
/** @description Asks for a page of at most 100 items by how many items to skip and how many to return. */
export type PagingUpTo100 = {
    /**
     * Format: int32
     * @description Number of items in a page. Defaults to 50.
     */
    limit?: number;
    /**
     * Format: int32
     * @description Number of items to skip. Defaults to 0.
     */
    offset?: number;
};
/** @description Which collections, in which order, and which page of them. */
export type CollectionQuery = {
    /** @description Conditions that the collections must meet. If absent or empty, all that the caller may see. */
    filter?: CollectionFilter;
    /** @description Fields to sort by, at most 10. Later fields decide where earlier ones are equal. */
    sort?: CollectionSorting[];
    /** @description Which page of the results, and how many items it has. */
    paging?: PagingUpTo100;
};
/** @description Which collections to list, in which order and which page of them. */
export type QueryCollectionsRequest = {
    /** @description Filter, sorting and offset paging. Left out: the first 50 collections. */
    query?: CollectionQuery;
};
/** @description One page of collections. */
export type QueryCollectionsResponse = {
    /** @description The collections of the page, at most 100. */
    collections?: Collection[];
    /** @description Place of the page and number of all matches. Collections are paged by offset, so `cursors` stays empty. */
    metadata?: PlatformPagingMetadata;
};
/**
 * How a product reaches the buyer. Values are in lower case.
 *
 * - `unspecified_product_type`: The type is not known.
 * - `physical`: It is shipped or picked up.
 * - `digital`: It is downloaded.
 */
export type ProductType = 'unspecified_product_type' | 'physical' | 'digital' | UnknownValue;
/**
 * Unit of length.
 *
 * - `UNKNOWN_DIMENSIONS_UNIT`: The unit is not known.
 * - `MM`: Millimetre.
 * - `CM`: Centimetre.
 * - `M`: Metre.
 * - `IN`: Inch.
 * - `FT`: Foot.
 * - `YD`: Yard.
 */
export type DimensionsUnit = 'UNKNOWN_DIMENSIONS_UNIT' | 'MM' | 'CM' | 'M' | 'IN' | 'FT' | 'YD' | UnknownValue;
/** @description Measured size of an item or of its package. The three lengths share one unit. */
export type Dimensions = {
    /**
     * Format: decimal
     * @description Length, in `unit`.
     */
    length?: string | null;
    /**
     * Format: decimal
     * @description Width, in `unit`.
     */
    width?: string | null;
    /**
     * Format: decimal
     * @description Height, in `unit`.
     */
    height?: string | null;
    /** @description Unit of length, width and height. */
    unit?: DimensionsUnit;
};
/** @description Prices of one piece. Catalog v1 sends them as JSON numbers: turn them into decimal strings before any arithmetic. */
export type ProductPriceDataInput = {
    /** @description Price before discount. */
    price: number;
};
/** @description Cost and profit of one piece. In responses for merchants only. */
export type ProductCostAndProfitDataInput = {
    /** @description A JSON number in the currency of the store: what one piece costs the merchant. */
    itemCost: number;
};
/** @description How a price per unit is worked out: the discounted price divided by `totalQuantity`, times `baseQuantity`. */
export type ProductPricePerUnitData = {
    /** @description Amount in one piece, such as 300 for 300 ml. */
    totalQuantity?: number;
    /** @description Unit of `totalQuantity`. */
    totalMeasurementUnit?: MeasurementUnit;
    /** @description Amount that the price is quoted for, such as 100 for a price per 100 ml. */
    baseQuantity?: number;
    /** @description Unit of `baseQuantity`. */
    baseMeasurementUnit?: MeasurementUnit;
};
/** @description A titled paragraph on the product page. */
export type ProductAdditionalInfoSection = {
    /** @description Heading, at most 50 characters. */
    title?: string;
    /** @description Text under the heading. May hold rich text as HTML. */
    description?: string;
};
/** @description One choice of an option, such as Sea for Glaze. */
export type ProductChoiceInput = {
    /** @description How the choice is shown: a CSS color such as `#2f6f73` for a color option, otherwise the same text as `description`. */
    value?: string;
    /** @description Name of the choice. It is the value used in `choices` of a variant and in `options` of a request. */
    description?: string;
};
/** @description Something the buyer chooses, such as Glaze or Size. */
export type ProductOptionInput = {
    /** @description Name of the option, unique in the product. */
    name?: string;
    /** @description What can be chosen, 1 to 100 choices. */
    choices?: ProductChoiceInput[];
};
/**
 * How the discount of a product is calculated.
 *
 * - `UNDEFINED`: The type was not given.
 * - `NONE`: There is no discount.
 * - `AMOUNT`: A fixed amount of money is taken off.
 * - `PERCENT`: A percentage of the price is taken off.
 */
export type ProductDiscountType = 'UNDEFINED' | 'NONE' | 'AMOUNT' | 'PERCENT' | UnknownValue;
/** @description What is taken off the price of a product. */
export type ProductDiscount = {
    /** @description Whether `value` is a percentage or an amount. */
    type?: ProductDiscountType;
    /** @description Percentage points for `PERCENT`, money in the currency of the store for `AMOUNT`, 0 for `NONE`. */
    value?: number;
};
/** @description One tag of the head of a page. */
export type ProductSeoTag = {
    /** @description Name of the tag: `title`, `meta`, `link` or `script`. */
    type?: string;
    /** @description Attributes of the tag, such as `name` and `content`. */
    props?: {
        [key: string]: unknown;
    } | null;
    /** @description Facts about the content that are not attributes, such as the size of a picture. */
    meta?: {
        [key: string]: unknown;
    } | null;
    /** @description Text between the opening and the closing tag, empty for a tag without one. */
    children?: string;
    /** @description Whether the merchant added the tag by hand. */
    custom?: boolean;
    /** @description Whether the tag is kept but left out of the page. */
    disabled?: boolean;
};
/** @description A search term that the page is meant to be found by. */
export type ProductSeoKeyword = {
    /** @description The term itself. */
    term?: string;
    /** @description Whether this is the most important term of the page. */
    isMain?: boolean;
    /** @description Who added the term, such as `USER`. */
    origin?: string | null;
};
/** @description Search settings of a product page. */
export type ProductSeoSettings = {
    /** @description True stops the platform from sending visitors of an old address on to the new one. Defaults to false. */
    preventAutoRedirect?: boolean;
    /** @description Terms the page is meant to be found by, at most 5. */
    keywords?: ProductSeoKeyword[];
};
/** @description Metadata in the head of a product page, for search engines. */
export type ProductSeoSchema = {
    /** @description Tags for the head of the page. */
    tags?: ProductSeoTag[];
    /** @description How the page behaves towards search engines. */
    settings?: ProductSeoSettings;
};
/** @description A thing for sale in catalog v1: what it is, what it costs, its options and, where they are managed, its variants. */
export type ProductInput = {
    /** @description Name shown to buyers, 1 to 80 characters. */
    name?: string | null;
    /** @description Last part of the URL of the product page. The platform derives it from the name at creation; an update can change it. */
    slug?: string;
    /** @description Whether visitors can see the product in the store. */
    visible?: boolean | null;
    /** @description Physical goods are delivered, digital ones are downloaded. */
    productType?: ProductType;
    /** @description Text of the product page. May hold rich text as HTML. */
    description?: string | null;
    /** @description Stock keeping unit. With `manageVariants` on, each variant has its own and this one no longer counts. */
    sku?: string | null;
    /** @description Weight in the weight unit of the store. With `manageVariants` on, each variant has its own and this one no longer counts. */
    weight?: number | null;
    /** @description Size of the product itself. */
    productDimensions?: Dimensions;
    /** @description Size of the parcel it is sent in. */
    packageDimensions?: Dimensions;
    /** @description Price in the currency of the store. Needed to create a product. */
    priceData?: ProductPriceDataInput;
    /** @description What the product costs the merchant and what it earns. In responses for merchants only. */
    costAndProfitData?: ProductCostAndProfitDataInput;
    /** @description Amount in one piece and the amount to quote a price for, as in a price per 100 ml. */
    pricePerUnitData?: ProductPricePerUnitData;
    /** @description Extra paragraphs of the product page, such as care or returns. */
    additionalInfoSections?: ProductAdditionalInfoSection[];
    /** @description Whether each variant has its own price, cost, weight, SKU and stock. While it is on, the options cannot be deleted. */
    manageVariants?: boolean | null;
    /** @description What the buyer chooses, at most 6 options. */
    productOptions?: ProductOptionInput[];
    /** @description What is taken off the price. Bulk and variant prices are always before discount. */
    discount?: ProductDiscount;
    /** @description Metadata of the product page for search engines. */
    seoData?: ProductSeoSchema;
    /** @description Short label on the picture, such as "Sale". Cleared with `removeProductRibbon`. */
    ribbon?: string | null;
    /** @description Brand name. Cleared with `removeProductBrand`. */
    brand?: string | null;
};
/** @description The product to create. `name` and `priceData.price` are needed. */
export type CreateProductRequest = {
    /** @description The new product without its read-only properties. */
    product: ProductInput & {
        /** @description Name shown to buyers. */
        name: string;
        /** @description Price in the currency of the store. */
        priceData: ProductPriceDataInput;
    };
};
/** @description Lowest and highest value over the variants of a product. Both are equal when the variants do not differ. */
export type ProductNumericPropertyRange = {
    /** @description Lowest value of all variants. */
    minValue?: number;
    /** @description Highest value of all variants. */
    maxValue?: number;
};
/**
 * Which variants of a product can be bought.
 *
 * - `IN_STOCK`: All variants.
 * - `OUT_OF_STOCK`: No variant.
 * - `PARTIALLY_OUT_OF_STOCK`: Some variants.
 */
export type InventoryStatus = 'IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK' | UnknownValue;
/** @description Stock of a whole product. */
export type ProductStock = {
    /** @description Whether pieces are counted. Without it the product is simply in stock or not. */
    trackInventory?: boolean;
    /**
     * Format: int32
     * @description Pieces on hand. Absent or null when they are not counted.
     */
    quantity?: number | null;
    /**
     * @deprecated
     * @description Whether anything can be bought. `inventoryStatus` replaces it.
     */
    inStock?: boolean;
    /** @description Whether all, some or none of the variants can be bought. */
    inventoryStatus?: InventoryStatus;
};
/** @description The amounts of a price written out with the currency sign, for display. */
export type ProductFormattedPrice = {
    /** @description Price before discount. */
    price?: string;
    /** @description Price after discount; equal to `price` without one. */
    discountedPrice?: string;
    /** @description Price of the base quantity. Absent without `pricePerUnitData`. */
    readonly pricePerUnit?: string | null;
};
/** @description Prices of one piece. Catalog v1 sends them as JSON numbers: turn them into decimal strings before any arithmetic. */
export type ProductPriceData = {
    /** @description ISO 4217 code of the currency of all amounts. */
    readonly currency?: string;
    /** @description Price before discount. */
    price: number;
    /** @description Price the buyer pays for one piece, after `discount` of the product and before coupons. Equal to `price` without a discount. */
    readonly discountedPrice?: number;
    /** @description The same amounts for display. */
    readonly formatted?: ProductFormattedPrice;
    /** @description Price of the base quantity of `pricePerUnitData`, after discount. Absent without that. */
    readonly pricePerUnit?: number | null;
};
/** @description Cost and profit of one piece. In responses for merchants only. */
export type ProductCostAndProfitData = {
    /** @description A JSON number in the currency of the store: what one piece costs the merchant. */
    itemCost: number;
    /** @description `itemCost` with currency sign. */
    readonly formattedItemCost?: string;
    /** @description A JSON number in the currency of the store: discounted price less `itemCost`. */
    readonly profit?: number;
    /** @description `profit` with currency sign. */
    readonly formattedProfit?: string;
    /** @description `profit` as a share of the discounted price: 0.6042 means 60.42 %. */
    readonly profitMargin?: number;
};
/** @description A ribbon of the older list form. */
export type ProductRibbon = {
    /** @description Text of the ribbon. */
    text?: string;
};
/** @description A text box on the product page whose content goes into the order. */
export type ProductCustomTextField = {
    /** @description Question shown above the box. */
    title?: string;
    /**
     * Format: int32
     * @description Most characters a buyer may enter, at most 500.
     */
    maxLength?: number;
    /** @description Whether the buyer must fill it in. */
    mandatory?: boolean;
};
/**
 * How the choices of an option are shown. Values are in lower case.
 *
 * - `unspecified_option_type`: The type is not known.
 * - `drop_down`: As a list of words, such as sizes.
 * - `color`: As color swatches.
 */
export type ProductOptionType = 'unspecified_option_type' | 'drop_down' | 'color' | UnknownValue;
/** @description One choice of an option, such as Sea for Glaze. */
export type ProductChoice = {
    /** @description How the choice is shown: a CSS color such as `#2f6f73` for a color option, otherwise the same text as `description`. */
    value?: string;
    /** @description Name of the choice. It is the value used in `choices` of a variant and in `options` of a request. */
    description?: string;
    /** @description Media shown when the choice is picked. Only the choices of one option of a product can have media. */
    readonly media?: ProductMedia;
    /** @description Whether any variant with this choice can be bought. */
    readonly inStock?: boolean;
    /** @description Whether buyers see the choice. */
    readonly visible?: boolean;
};
/** @description Something the buyer chooses, such as Glaze or Size. */
export type ProductOption = {
    /** @description How the choices are shown. */
    readonly optionType?: ProductOptionType;
    /** @description Name of the option, unique in the product. */
    name?: string;
    /** @description What can be chosen, 1 to 100 choices. */
    choices?: ProductChoice[];
};
/** @description Address of a product page in two parts. Joined they are an absolute URL. */
export type ProductPageUrl = {
    /** @description URL of the site without a final slash. */
    base?: string;
    /** @description Path on the site, with a leading slash. */
    path?: string;
};
/** @description What a variant has of its own, its stock aside. */
export type ProductVariantDataWithNoStock = {
    /** @description Price of this variant. */
    priceData?: ProductPriceData;
    /** @description Price in the currency the caller asked for. */
    readonly convertedPriceData?: ProductPriceData;
    /** @description Cost and profit of this variant. In responses for merchants only. */
    costAndProfitData?: ProductCostAndProfitData;
    /** @description Weight in the weight unit of the store. */
    weight?: number;
    /** @description Stock keeping unit, empty when there is none. */
    sku?: string;
    /** @description Whether buyers see the variant. */
    visible?: boolean;
    /** @description Size of the product itself. */
    productDimensions?: Dimensions;
    /** @description Size of the parcel it is sent in. */
    packageDimensions?: Dimensions;
};
/** @description Stock of one variant. */
export type ProductVariantStock = {
    /** @description Whether pieces are counted. Without it the variant is simply in stock or not. */
    trackQuantity?: boolean;
    /**
     * Format: int32
     * @description Pieces on hand. Absent, null or 0 when they are not counted.
     */
    quantity?: number | null;
    /** @description Whether the variant can be bought. */
    inStock?: boolean;
};
/** @description One combination of choices of a product, with its own price, weight, SKU and stock. */
export type ProductVariant = {
    /**
     * Format: uuid
     * @description Id of the variant, unique within its product. It is the `variantId` of a cart line.
     */
    id?: string;
    /** @description Option name to the name of the choice. */
    choices?: {
        [key: string]: string;
    };
    /** @description Price, cost, weight and SKU of this combination. */
    variant?: ProductVariantDataWithNoStock;
    /** @description Stock of this combination. */
    readonly stock?: ProductVariantStock;
};
/** @description A thing for sale in catalog v1: what it is, what it costs, its options and, where they are managed, its variants. */
export type Product = {
    /** @description Id of the product, given by the platform at creation. It is the `catalogItemId` of a cart or order line. */
    readonly id?: string;
    /** @description Name shown to buyers, 1 to 80 characters. */
    name?: string | null;
    /** @description Last part of the URL of the product page. The platform derives it from the name at creation; an update can change it. */
    slug?: string;
    /** @description Whether visitors can see the product in the store. */
    visible?: boolean | null;
    /** @description Physical goods are delivered, digital ones are downloaded. */
    productType?: ProductType;
    /** @description Text of the product page. May hold rich text as HTML. */
    description?: string | null;
    /** @description Stock keeping unit. With `manageVariants` on, each variant has its own and this one no longer counts. */
    sku?: string | null;
    /** @description Weight in the weight unit of the store. With `manageVariants` on, each variant has its own and this one no longer counts. */
    weight?: number | null;
    /** @description Weights of the lightest and the heaviest variant, in the weight unit of the store. */
    readonly weightRange?: ProductNumericPropertyRange;
    /** @description Size of the product itself. */
    productDimensions?: Dimensions;
    /** @description Size of the parcel it is sent in. */
    packageDimensions?: Dimensions;
    /** @description Stock of the product over all its variants. Changed through the inventory of the store. */
    readonly stock?: ProductStock;
    /**
     * @deprecated
     * @description The same as `priceData`, which replaces it.
     */
    readonly price?: ProductPriceData;
    /** @description Price in the currency of the store. Needed to create a product. */
    priceData?: ProductPriceData;
    /** @description Price in the currency the caller asked for; equal to `priceData` when none was asked for. */
    readonly convertedPriceData?: ProductPriceData;
    /** @description Lowest and highest price of the variants, before discount. */
    readonly priceRange?: ProductNumericPropertyRange;
    /** @description What the product costs the merchant and what it earns. In responses for merchants only. */
    costAndProfitData?: ProductCostAndProfitData;
    /** @description Lowest and highest cost of the variants. Only for merchants. */
    readonly costRange?: ProductNumericPropertyRange;
    /** @description Amount in one piece and the amount to quote a price for, as in a price per 100 ml. */
    pricePerUnitData?: ProductPricePerUnitData;
    /** @description Extra paragraphs of the product page, such as care or returns. */
    additionalInfoSections?: ProductAdditionalInfoSection[];
    /**
     * @deprecated
     * @description The ribbon as a list. `ribbon` replaces it.
     */
    readonly ribbons?: ProductRibbon[];
    /** @description Pictures and videos. Changed with `addProductMedia` and `removeProductMedia`. */
    readonly media?: ProductMedia;
    /** @description Text boxes that the buyer fills in. Set up in the dashboard of the site only. */
    readonly customTextFields?: ProductCustomTextField[];
    /** @description Whether each variant has its own price, cost, weight, SKU and stock. While it is on, the options cannot be deleted. */
    manageVariants?: boolean | null;
    /** @description What the buyer chooses, at most 6 options. */
    productOptions?: ProductOption[];
    /** @description Where the product page is. */
    readonly productPageUrl?: ProductPageUrl;
    /** @description Ascending number, given at creation, as a string. Sort and filter by it to walk through a large catalog. */
    readonly numericId?: string;
    /** @description Id of the inventory item that holds the stock. */
    readonly inventoryItemId?: string;
    /** @description What is taken off the price. Bulk and variant prices are always before discount. */
    discount?: ProductDiscount;
    /** @description Ids of the collections that hold the product. Changed with `addProductsToCollection` and `removeProductsFromCollection`. */
    readonly collectionIds?: string[];
    /** @description Every combination of choices. Present where variants are managed. */
    readonly variants?: ProductVariant[];
    /**
     * Format: date-time
     * @description Time of the last change, UTC.
     */
    readonly lastUpdated?: string | null;
    /**
     * Format: date-time
     * @description Time of creation, UTC.
     */
    readonly createdDate?: string | null;
    /** @description Metadata of the product page for search engines. */
    seoData?: ProductSeoSchema;
    /** @description Short label on the picture, such as "Sale". Cleared with `removeProductRibbon`. */
    ribbon?: string | null;
    /** @description Brand name. Cleared with `removeProductBrand`. */
    brand?: string | null;
    /** @description The file that buyers of a digital product receive. Absent for physical products. */
    readonly digitalFile?: SecuredMedia;
};
/** @description Response with one product. */
export type ProductResponse = {
    /** @description The product as it is after the call. */
    product: Product;
};
/** @description The properties of a product to change. Those that are left out keep their values. */
export type UpdateProductRequest = {
    /** @description New values, without read-only properties; the id is in the path. */
    product: ProductInput;
};
/** @description New values for one or more variants of a product, named by `choices` or by `variantIds`. Properties that are left out keep their values. */
export type ProductVariantOverride = {
    /** @description The combination of choices whose variant is changed: option name to choice. */
    choices?: {
        [key: string]: string;
    };
    /** @description Ids of the variants to change. */
    variantIds?: string[];
    /** @description New price before discount in the currency of the store. */
    price?: number | null;
    /** @description New cost of one piece in the currency of the store. */
    cost?: number | null;
    /** @description New weight in the weight unit of the store. */
    weight?: number | null;
    /** @description New stock keeping unit. */
    sku?: string | null;
    /** @description Whether buyers see the variant. */
    visible?: boolean | null;
    /** @description Size of the product itself. */
    productDimensions?: Dimensions;
    /** @description Size of the parcel it is sent in. */
    packageDimensions?: Dimensions;
};
/** @description New values for variants of one product. */
export type UpdateProductVariantsRequest = {
    /** @description Changes, each for one combination of choices or for some variant ids. */
    variants: ProductVariantOverride[];
};
/** @description The variants of the product after the change. */
export type UpdateProductVariantsResponse = {
    /** @description Variants with their new values. */
    variants: ProductVariant[];
};
/** @description Products to add to a collection or to remove from it. */
export type CollectionProductsRequest = {
    /** @description Ids of the products, at most 1000. */
    productIds: string[];
};
/** @description Names one choice of one option. */
export type ProductOptionAndChoice = {
    /** @description Name of the option, such as Glaze. */
    option?: string;
    /** @description Name of the choice, such as Sea. */
    choice?: string;
};
/** @description A medium to add: a file the site already has, or an address to copy it from. Exactly one of `mediaId` and `url` is given. */
export type ProductMediaDataForWrite = {
    /** @description Id of a file of the site. */
    mediaId?: string;
    /**
     * Format: uri
     * @description Public address the platform copies the file from.
     */
    url?: string;
    /** @description Choice that the medium belongs to. Left out for the whole product. */
    choice?: ProductOptionAndChoice;
};
/** @description Media to add to a product. Each entry names a file of the site or an address to copy from. */
export type AddProductMediaRequest = {
    /** @description The media to add, 1 to 50. */
    media: ProductMediaDataForWrite[];
};
/** @description Media to remove from a product. */
export type RemoveProductMediaRequest = {
    /** @description Ids of the media to remove, at most 50. An empty list removes all media of the product. */
    mediaIds: string[];
};
/** @description One choice of one option, and media of the product. */
export type ProductMediaAssignmentToChoice = {
    /** @description Name of the option, such as Glaze. */
    option: string;
    /** @description Name of the choice, such as Sea. */
    choice: string;
    /** @description Ids of media that the product already has, at most 50. */
    mediaIds?: string[];
};
/** @description Choices of a product, and the media to tie to them or to untie from them. */
export type ProductChoiceMediaRequest = {
    /** @description Choices and their media, at most 10 entries. All must belong to the same option. */
    media: ProductMediaAssignmentToChoice[];
};
/** @description A named group of products, used as a category of the shop. */
export type CollectionInput = {
    /** @description Name that buyers see. Required to create a collection. */
    name?: string | null;
    /** @description What the collection holds, for shoppers. */
    description?: string | null;
    /** @description Last part of the URL of the page. If absent, the platform derives it from the name. */
    slug?: string | null;
    /** @description Whether the shop shows it. Defaults to true. */
    visible?: boolean | null;
};
/** @description The collection to create. `name` is needed. */
export type CreateCollectionRequest = {
    /** @description The new collection without its read-only properties. */
    collection: CollectionInput & {
        /** @description Name shown to shoppers. */
        name: string;
    };
};
/** @description The properties of a collection to change. Those that are left out keep their values. */
export type UpdateCollectionRequest = {
    /** @description New values, without read-only properties; the id is in the path. */
    collection: CollectionInput;
};
/** @description The property to set on every named product. Exactly one of its properties is given. */
export type ProductSetValue = {
    /** @description New price before discount in the currency of the store. */
    price?: number;
    /** @description New cost of one piece in the currency of the store. */
    cost?: number;
    /** @description New weight in the weight unit of the store. */
    weight?: number;
    /** @description New ribbon text. */
    ribbon?: string;
    /** @description New brand name. */
    brand?: string;
};
/** @description Sets one property of many products to the same value. */
export type BulkUpdateProductsRequest = {
    /** @description Ids of the products to change, 1 to 100. */
    ids: string[];
    /** @description The property and its new value. Exactly one property. */
    set: ProductSetValue;
};
/** @description Outcome of a bulk call, item by item and in numbers. The call succeeds as a whole even when single items fail, so read the results. */
export type BulkItemsResponse = {
    /** @description One entry per item that was asked for, in the order of the request. */
    results?: BulkItemResult[];
    /** @description How many items succeeded and failed. */
    bulkActionMetadata?: BulkActionMetadata;
};
/** @description A change in percent. */
export type ProductPercentageData = {
    /** @description Whether the result is rounded to a whole number. */
    roundToInt?: boolean;
    /**
     * Format: int32
     * @description Whole percentage from -100 to 1000. 10 raises the value by a tenth, -10 lowers it.
     */
    rate?: number;
};
/** @description A change by percent or by a fixed amount. Exactly one of its properties is given. */
export type ProductPropertyAdjustmentData = {
    /** @description Change relative to the present value. */
    percentage?: ProductPercentageData;
    /** @description What is added to the present value: money for price and cost, weight units for weight. Negative to lower it. */
    amount?: number;
};
/** @description Which property to raise or lower. Exactly one of its properties is given. */
export type ProductAdjustValue = {
    /** @description Change of the price before discount. */
    price?: ProductPropertyAdjustmentData;
    /** @description Change of the cost of the item. */
    cost?: ProductPropertyAdjustmentData;
    /** @description Change of the weight. */
    weight?: ProductPropertyAdjustmentData;
};
/** @description Raises or lowers one numeric property of many products. */
export type BulkAdjustProductsRequest = {
    /** @description Ids of the products to change, 1 to 100. */
    ids: string[];
    /** @description What to change and by how much. Exactly one property. */
    adjust: ProductAdjustValue;
};
/** @description The choices that a buyer has made so far, to be checked against stock. */
export type GetProductOptionsAvailabilityRequest = {
    /** @description Option name to choice, such as `Glaze: Sea`. A choice is named by its `description`. Options may be left out; option names are matched without regard to case. */
    options: {
        [key: string]: string;
    };
};
/** @description The variant that a set of choices leads to, with its stock. */
export type ProductVariantData = {
    /** @description Price of the variant. Here it is named `price`, not `priceData`. */
    price?: ProductPriceData;
    /** @description Price in the currency the caller asked for. */
    readonly convertedPriceData?: ProductPriceData;
    /** @description Weight in the weight unit of the store. */
    weight?: number | null;
    /** @description Stock keeping unit of the variant, empty when it has none. */
    sku?: string;
    /**
     * Format: int32
     * @description Pieces on hand. Absent or null when they are not counted.
     */
    quantity?: number | null;
    /** @description Whether the variant can be bought. */
    inStock?: boolean;
    /** @description Whether buyers see the variant. */
    visible?: boolean;
    /** @description Size of the product itself. */
    productDimensions?: Dimensions;
    /** @description Size of the parcel it is sent in. */
    packageDimensions?: Dimensions;
};
/** @description What the given choices leave open: the variant they lead to, and every option with its choices marked as in stock or not. */
export type GetProductOptionsAvailabilityResponse = {
    /** @description The variant the choices lead to. Absent until a choice is given for every option. */
    selectedVariant?: ProductVariantData;
    /** @description Media that go with the given choices. */
    media?: ProductMedia;
    /** @description All options of the product. `inStock` of a choice takes the other given choices into account. */
    productOptions?: ProductOption[];
    /** @description True when the choices name one variant that is in stock. False while an option has no choice yet. */
    availableForPurchase?: boolean;
};
/** @description Asks for a page by how many items to skip and how many to return. */
export type Paging = {
    /**
     * Format: int32
     * @description Number of items in a page. Defaults to 50 unless the call states another number; some calls allow fewer than 1000.
     */
    limit?: number;
    /**
     * Format: int32
     * @description Number of items to skip. Defaults to 0.
     */
    offset?: number;
};
/** @description Which variants of one product to list. Name them by `choices` or by `variantIds`; with neither, all variants are listed. */
export type QueryProductVariantsRequest = {
    /** @description Option name to choice. Options may be left out: `Glaze: Sea` finds the variants of every size. */
    choices?: {
        [key: string]: string;
    };
    /** @description Ids of the variants to return. */
    variantIds?: string[];
    /** @description Offset paging of the variants. */
    paging?: Paging;
    /** @description True adds cost and profit. Needs permission to manage products. Default false. */
    includeMerchantSpecificData?: boolean;
};
/** @description Place of a page of variants. The number of all matches is in `totalResults`. */
export type ProductVariantsPagingMetadata = {
    /**
     * Format: int32
     * @description Variants on this page.
     */
    items?: number;
    /**
     * Format: int32
     * @description Variants skipped before this page.
     */
    offset?: number;
};
/** @description One page of variants of a product. Unlike other lists, the number of all matches is in `totalResults`, not in `metadata`. */
export type QueryProductVariantsResponse = {
    /** @description The variants of the page. */
    variants?: ProductVariant[];
    /** @description Size and offset of the page. */
    metadata?: ProductVariantsPagingMetadata;
    /**
     * Format: int32
     * @description Variants that match, over all pages.
     */
    totalResults?: number;
};
/** @description A text of the catalog, compared as a whole: mostly an id. */
export type CatalogExactTextCondition = string | null | {
    $eq?: string | null;
    $ne?: string | null;
    $in?: string[];
    $hasSome?: string[];
};
/** @description A list of texts of the catalog, such as the collections of a product. */
export type CatalogTextListCondition = string | null | {
    $eq?: string | null;
    $ne?: string | null;
    $hasSome?: string[];
    $hasAll?: string[];
};
/** @description A number of the catalog: a price, or pieces in stock. */
export type CatalogNumberCondition = number | null | {
    $eq?: number | null;
    $ne?: number | null;
    $in?: number[];
    $hasSome?: number[];
    $gt?: number;
    $gte?: number;
    $lt?: number;
    $lte?: number;
};
/** @description Conditions that a store variant meets. Several fields must all be met; a value alone means `$eq`. */
export type StoreVariantFilter = {
    /** @description Product id and variant id joined by a hyphen. */
    id?: CatalogExactTextCondition;
    /** @description Id of the variant within its product. */
    variantId?: CatalogExactTextCondition;
    /** @description Id of the product. */
    productId?: CatalogExactTextCondition;
    /** @description Name of the product. */
    productName?: CatalogExactTextCondition;
    /** @description Stock keeping unit of the variant. */
    sku?: CatalogTextCondition;
    /** @description Whether it is a managed variant. */
    managedVariant?: BooleanCondition;
    /** @description Ids of the collections that hold the product. */
    collectionIds?: CatalogTextListCondition;
    /** @description Whether it can be bought. */
    'stock.inStock'?: BooleanCondition;
    /** @description Whether pieces are counted. */
    'stock.trackQuantity'?: BooleanCondition;
    /** @description Pieces on hand. */
    'stock.quantity'?: CatalogNumberCondition;
    /** @description Filters that must all be met. */
    $and?: StoreVariantFilter[];
    /** @description Filters of which at least one must be met. */
    $or?: StoreVariantFilter[];
    /** @description A filter that must not be met. */
    $not?: StoreVariantFilter;
};
/**
 * What store variants can be sorted by.
 *
 * - `id`: Product id and variant id joined by a hyphen.
 * - `variantId`: Id of the variant within its product.
 * - `productName`: Name of the product.
 */
export type StoreVariantSortField = 'id' | 'variantId' | 'productName' | UnknownValue;
/** @description One field that store variants are sorted by. */
export type StoreVariantSorting = {
    /** @description Name of the field to sort by. */
    fieldName: StoreVariantSortField;
    /** @description Ascending when absent. */
    order?: SortOrder;
};
/** @description Which store variants, in which order, and which page of them. */
export type StoreVariantQuery = {
    /** @description Conditions that the store variants must meet. If absent or empty, all that the caller may see. */
    filter?: StoreVariantFilter;
    /** @description Fields to sort by, at most 10. Later fields decide where earlier ones are equal. */
    sort?: StoreVariantSorting[];
    /** @description Which page of the results, and how many items it has. */
    paging?: PagingUpTo100;
};
/** @description Which variants of the store to list, in which order and which page of them. */
export type QueryStoreVariantsRequest = {
    /** @description Filter, sorting and offset paging. May be empty, but must be there. */
    query: StoreVariantQuery;
};
/** @description Whether an item can be ordered while it is out of stock. */
export type ProductPreorderInfo = {
    /** @description Whether pre-orders are taken. */
    enabled?: boolean;
    /** @description Message about the pre-order for buyers, 1 to 250 characters. */
    message?: string | null;
    /**
     * Format: int32
     * @description How many pieces may be ordered beyond the stock. Null or absent: no limit given.
     */
    limit?: number | null;
};
/** @description A variant seen from the whole store: with the names of product and variant, and one medium. A product without managed variants appears once, as a variant of its own. */
export type StoreVariant = {
    /** @description Product id and variant id joined by a hyphen. */
    id?: string;
    /**
     * Format: uuid
     * @description Id of the variant within its product. All zeros for an entry of a whole product.
     */
    variantId?: string;
    /** @description Id of the product. */
    productId?: string;
    /** @description Choices joined by a bar, such as "Sea | 300 ml". */
    variantName?: string;
    /** @description Name of the product. */
    productName?: string;
    /** @description True for a managed variant, false for an entry of a whole product. */
    managedVariant?: boolean;
    /** @description Stock keeping unit, empty when there is none. */
    sku?: string;
    /** @description Stock of this variant. */
    stock?: ProductVariantStock;
    /** @description Option name to the name of the choice. */
    choices?: {
        [key: string]: string;
    };
    /** @description Ids of the collections that hold the product. */
    collectionIds?: string[];
    /** @description Main picture or video of the variant. */
    readonly media?: ImageOrVideo;
    /** @description Whether it can be ordered while out of stock. */
    preorderInfo?: ProductPreorderInfo;
};
/** @description One page of variants over all products of the store. */
export type QueryStoreVariantsResponse = {
    /** @description The variants of the page, at most 100. */
    variants?: StoreVariant[];
    /** @description Place of the page and number of all matches. Variants are paged by offset, so `cursors` stays empty. */
    metadata?: PlatformPagingMetadata;
};
/** @description Response with one store variant. */
export type StoreVariantResponse = {
    /** @description The store variant that was asked for. */
    variant: StoreVariant;
};
/** @description The ascending number of a product, a text that is compared as a number. */
export type ProductNumericIdCondition = string | null | {
    $eq?: string | null;
    $ne?: string | null;
    $in?: string[];
    $hasSome?: string[];
    $gt?: string;
    $gte?: string;
    $lt?: string;
    $lte?: string;
};
/** @description Type of a product. */
export type ProductTypeCondition = ProductType | null | {
    $eq?: ProductType | null;
    $ne?: ProductType | null;
    $in?: ProductType[];
    $hasSome?: ProductType[];
};
/** @description Stock of a product over all its variants. */
export type InventoryStatusCondition = InventoryStatus | null | {
    $eq?: InventoryStatus | null;
    $ne?: InventoryStatus | null;
    $in?: InventoryStatus[];
    $hasSome?: InventoryStatus[];
};
/** @description A moment of a product. */
export type ProductDateCondition = DateTime | null | {
    $eq?: DateTime | null;
    $ne?: DateTime | null;
    $in?: DateTime[];
    $hasSome?: DateTime[];
    $gt?: DateTime;
    $gte?: DateTime;
    $lt?: DateTime;
    $lte?: DateTime;
};
/** @description Conditions that a product meets. Several fields must all be met; a value alone means `$eq`. */
export type ProductFilter = {
    /** @description Id of the product. */
    id?: CatalogExactTextCondition;
    /** @description Name shown to buyers. */
    name?: CatalogTextCondition;
    /** @description Text of the product page. */
    description?: CatalogTextCondition;
    /** @description Stock keeping unit of the product. */
    sku?: CatalogTextCondition;
    /** @description Last part of the URL of the product page. */
    slug?: CatalogTextCondition;
    /** @description Price before discount, in the currency of the store. */
    price?: CatalogNumberCondition;
    /** @description Ascending number of the product, as text. For walking through a large catalog. */
    numericId?: ProductNumericIdCondition;
    /** @description Whether the product is shipped or downloaded. */
    productType?: ProductTypeCondition;
    /** @description Stock over all variants; `stock.inventoryStatus` of a product. */
    inventoryStatus?: InventoryStatusCondition;
    /** @description Ids of the collections that hold the product. */
    'collections.id'?: CatalogTextListCondition;
    /** @description The same as `collections.id`, under the name that products have. */
    collectionIds?: CatalogTextListCondition;
    /** @description When the product last changed. */
    lastUpdated?: ProductDateCondition;
    /** @description When the product was created. */
    createdDate?: ProductDateCondition;
    /** @description Filters that must all be met. */
    $and?: ProductFilter[];
    /** @description Filters of which at least one must be met. */
    $or?: ProductFilter[];
    /** @description A filter that must not be met. */
    $not?: ProductFilter;
} & {
    [name: `options.${string}`]: CatalogTextListCondition;
};
/**
 * What products can be sorted by.
 *
 * - `id`: Id of the product.
 * - `name`: Name that buyers see.
 * - `sku`: Stock keeping unit.
 * - `slug`: Last part of the URL of the product page.
 * - `price`: Price before discount.
 * - `numericId`: Ascending number of the product.
 * - `productType`: Whether it is shipped or downloaded.
 * - `lastUpdated`: When the product last changed.
 * - `createdDate`: When the product was created.
 */
export type ProductSortField = 'id' | 'name' | 'sku' | 'slug' | 'price' | 'numericId' | 'productType' | 'lastUpdated' | 'createdDate' | UnknownValue;
/** @description One field that products are sorted by. */
export type ProductSorting = {
    /** @description Name of the field to sort by. */
    fieldName: ProductSortField;
    /** @description Ascending when absent. */
    order?: SortOrder;
};
/** @description Which products, in which order, and which page of them. */
export type ProductQuery = {
    /** @description Conditions that the products must meet. If absent or empty, all that the caller may see. */
    filter?: ProductFilter;
    /** @description Fields to sort by, at most 10. Later fields decide where earlier ones are equal. */
    sort?: ProductSorting[];
    /** @description Which page of the results, and how many items it has. */
    paging?: PagingUpTo100;
};
/** @description Which products to list, in which order and which page of them. */
export type QueryProductsRequest = {
    /** @description Filter, sorting and offset paging. Left out: the first 50 products. */
    query?: ProductQuery;
};
/** @description One page of products. */
export type QueryProductsResponse = {
    /** @description The products of the page, at most 100, with their variants as `getProduct` returns them. */
    products?: Product[];
    /** @description Place of the page and number of all matches. Products are paged by offset, so `cursors` stays empty. */
    metadata?: PlatformPagingMetadata;
};
/**
 * Version of the catalog of a site.
 *
 * - `V1_CATALOG`: Version 1. Products, variants and collections have the calls of `products`, `variants` and `collections`.
 * - `V3_CATALOG`: Version 3. Products and variants have the calls of `productsV3`, categories those of `categories`.
 * - `STORES_NOT_INSTALLED`: The site has no store.
 */
export type CatalogVersion = 'V1_CATALOG' | 'V3_CATALOG' | 'STORES_NOT_INSTALLED' | UnknownValue;
/** @description Which version of the catalog the site has. */
export type GetCatalogVersionResponse = {
    /** @description The version. It can be kept, as a site is moved from version 1 to 3 at most once, and never back. */
    catalogVersion?: CatalogVersion;
};
/**
 * A part of a product that a response has only if it is asked for.
 *
 * - `URL`: `url`.
 * - `CURRENCY`: `currency`, and `formattedAmount` of all amounts.
 * - `INFO_SECTION`: `infoSections`.
 * - `MERCHANT_DATA`: `costRange`, and `revenueDetails` of variants. For merchants only.
 * - `PLAIN_DESCRIPTION`: `plainDescription`.
 * - `INFO_SECTION_PLAIN_DESCRIPTION`: `infoSections` with their `plainDescription`.
 * - `SUBSCRIPTION_PRICES_INFO`: `subscriptionPricesInfo` of variants.
 * - `BREADCRUMBS_INFO`: `breadcrumbsInfo`.
 * - `WEIGHT_MEASUREMENT_UNIT_INFO`: `physicalProperties.weightMeasurementUnitInfo`.
 * - `VARIANT_OPTION_CHOICE_NAMES`: `optionChoiceNames` in the choices of variants.
 * - `MEDIA_ITEMS_INFO`: `media.itemsInfo`.
 * - `DESCRIPTION`: `description`.
 * - `DIRECT_CATEGORIES_INFO`: `directCategoriesInfo`.
 * - `ALL_CATEGORIES_INFO`: `allCategoriesInfo`.
 * - `INFO_SECTION_DESCRIPTION`: `infoSections` with their `description`.
 * - `THUMBNAIL`: `thumbnail` of media.
 * - `PRODUCT_CHOICES_MEDIA_REFERENCES`: `media` of choices.
 * - `PRODUCT_CHOICES_DISPLAY_IMAGE`: `displayImage` of choices.
 * - `DISCOUNT_INFO`: `priceAfterDiscount` of prices.
 */
export type ProductRequestedField = 'URL' | 'CURRENCY' | 'INFO_SECTION' | 'MERCHANT_DATA' | 'PLAIN_DESCRIPTION' | 'INFO_SECTION_PLAIN_DESCRIPTION' | 'SUBSCRIPTION_PRICES_INFO' | 'BREADCRUMBS_INFO' | 'WEIGHT_MEASUREMENT_UNIT_INFO' | 'VARIANT_OPTION_CHOICE_NAMES' | 'MEDIA_ITEMS_INFO' | 'DESCRIPTION' | 'DIRECT_CATEGORIES_INFO' | 'ALL_CATEGORIES_INFO' | 'INFO_SECTION_DESCRIPTION' | 'THUMBNAIL' | 'PRODUCT_CHOICES_MEDIA_REFERENCES' | 'PRODUCT_CHOICES_DISPLAY_IMAGE' | 'DISCOUNT_INFO' | UnknownValue;
/** @description Rich text as a tree of nodes, in the format Ricos. Its types are not part of this description; use the HTML of `plainDescription` where there is one. */
export type RichContent = {
    [key: string]: unknown;
};
/**
 * Whether a medium is a picture or a video.
 *
 * - `IMAGE`: A picture.
 * - `VIDEO`: A video.
 */
export type ProductMediaTypeV3 = 'IMAGE' | 'VIDEO' | UnknownValue;
/** @description A small picture of a medium. */
export type ProductThumbnail = {
    /**
     * Format: uri
     * @description Where the picture is served.
     */
    url?: string;
    /**
     * Format: int32
     * @description In pixels.
     */
    height?: number;
    /**
     * Format: int32
     * @description In pixels.
     */
    width?: number;
    /** @description What the picture shows, for those who do not see it. */
    altText?: string | null;
};
/** @description One picture or video of a product. */
export type ProductMediaItemV3 = {
    /** @description Id of the file of the site. */
    id?: string;
    /**
     * Format: uri
     * @description Public URL of a file that the site does not have yet.
     */
    url?: string;
    /** @description The picture. Absent for a video. */
    readonly image?: Image;
    /** @description The video. Absent for a picture. */
    readonly video?: Video;
    /** @description What the picture shows, for those who do not see it. */
    altText?: string | null;
    /** @description Name of the file that merchants see. */
    displayName?: string | null;
    /** @description Whether it is a picture or a video. */
    readonly mediaType?: ProductMediaTypeV3;
    /** @description A small picture. Ask for it with `THUMBNAIL`. */
    thumbnail?: ProductThumbnail;
    /**
     * Format: uuid
     * @description Id of the upload of a file that came with the product.
     */
    readonly uploadId?: string;
};
/** @description The media of a product in their order. */
export type ProductMediaItemsInfo = {
    /** @description The media, the main one first. */
    items?: ProductMediaItemV3[];
};
/** @description Pictures and videos of a product. */
export type ProductMediaV3 = {
    /** @description The first of the media. */
    readonly main?: ProductMediaItemV3;
    /** @description All media. Ask for them with `MEDIA_ITEMS_INFO`. */
    itemsInfo?: ProductMediaItemsInfo;
};
/**
 * How the choices of an option are shown.
 *
 * - `TEXT_CHOICES`: As text.
 * - `SWATCH_CHOICES`: As swatches.
 */
export type ProductOptionRenderType = 'TEXT_CHOICES' | 'SWATCH_CHOICES' | UnknownValue;
/**
 * How a choice is shown.
 *
 * - `CHOICE_TEXT`: As text.
 * - `ONE_COLOR`: As a swatch of one color.
 */
export type ChoiceType = 'CHOICE_TEXT' | 'ONE_COLOR' | UnknownValue;
/** @description A medium of a product. */
export type MediaReference = {
    /** @description Id of the medium. */
    mediaId?: string;
    /**
     * Format: uri
     * @description Where the medium is served.
     */
    url?: string;
};
/** @description Media of a product. */
export type MediaReferences = {
    /** @description The media. */
    items?: MediaReference[];
};
/** @description One choice of an option, such as Sea for Glaze. */
export type ConnectedOptionChoice = {
    /**
     * Format: uuid
     * @description Id of the choice.
     */
    choiceId?: string | null;
    /** @description Whether it is shown as text or as a color. */
    choiceType?: ChoiceType;
    /** @description Name of the choice in requests. */
    readonly key?: string;
    /** @description Name of the choice. */
    name?: string | null;
    /** @description Color of a swatch, such as `#2f6f73`. */
    colorCode?: string;
    /** @description Whether a variant with this choice is in stock. */
    readonly inStock?: boolean;
    /** @description Whether a variant with this choice is visible. */
    readonly visible?: boolean;
    /** @description Picture of a swatch. Ask for it with `PRODUCT_CHOICES_DISPLAY_IMAGE`. */
    displayImage?: Image;
    /** @description Media of the product that show the choice. Ask for them with `PRODUCT_CHOICES_MEDIA_REFERENCES`. */
    media?: MediaReferences;
    /**
     * @deprecated
     * @description Media that show the choice. Use `media`, as the platform removes this one on 2026-12-31.
     */
    linkedMedia?: ProductMediaItemV3[];
};
/** @description The choices of an option. */
export type ConnectedOptionChoices = {
    /** @description The choices, in their order. */
    choices?: ConnectedOptionChoice[];
};
/** @description Something the buyer chooses, such as Glaze or Size. Its choices make variants. */
export type ConnectedOption = {
    /** @description Id of the option. */
    id?: string | null;
    /** @description Name of the option, such as Glaze. */
    name?: string | null;
    /** @description How the choices are shown. */
    optionRenderType?: ProductOptionRenderType;
    /** @description Name of the option in requests. */
    readonly key?: string;
    /** @description What can be chosen. */
    choicesSettings?: ConnectedOptionChoices;
};
/**
 * How the buyer is asked for a modifier.
 *
 * - `FREE_TEXT`: In a text box.
 * - `TEXT_CHOICES`: By choices that are shown as text.
 * - `SWATCH_CHOICES`: By choices that are shown as swatches.
 */
export type ModifierRenderType = 'FREE_TEXT' | 'TEXT_CHOICES' | 'SWATCH_CHOICES' | UnknownValue;
/** @description The text box of a modifier. */
export type FreeTextSettings = {
    /** @description Question shown above the box. */
    title?: string;
    /** @description Name of the text in a cart: `options.customTextFields` of a catalog reference has it under this key. */
    readonly key?: string;
    /**
     * Format: int32
     * @description Fewest characters that a buyer may enter.
     */
    minCharCount?: number;
    /**
     * Format: int32
     * @description Most characters that a buyer may enter, at most 500.
     */
    maxCharCount?: number;
    /**
     * Format: decimal
     * @description What a text adds to the price, a decimal number as text.
     */
    defaultAddedPrice?: string | null;
};
/** @description One choice of a modifier, such as a gift box. */
export type ConnectedModifierChoice = {
    /**
     * Format: uuid
     * @description Id of the choice.
     */
    choiceId?: string | null;
    /** @description Whether it is shown as text or as a color. */
    choiceType?: ChoiceType;
    /** @description Name of the choice in requests. */
    readonly key?: string;
    /** @description Name of the choice. */
    name?: string | null;
    /** @description Color of a swatch, such as `#2f6f73`. */
    colorCode?: string;
    /**
     * Format: decimal
     * @description What the choice adds to the price, a decimal number as text.
     */
    addedPrice?: string | null;
    /** @description Picture of a swatch. Ask for it with `PRODUCT_CHOICES_DISPLAY_IMAGE`. */
    displayImage?: Image;
    /** @description Media of the product that show the choice. Ask for them with `PRODUCT_CHOICES_MEDIA_REFERENCES`. */
    media?: MediaReferences;
    /**
     * @deprecated
     * @description Media that show the choice. Use `media`, as the platform removes this one on 2026-12-31.
     */
    linkedMedia?: ProductMediaItemV3[];
};
/** @description The choices of a modifier. */
export type ConnectedModifierChoices = {
    /** @description The choices, in their order. */
    choices?: ConnectedModifierChoice[];
};
/** @description Something the buyer adds without making a variant, such as an engraving or gift wrap. */
export type ConnectedModifier = {
    /** @description Id of the modifier. */
    id?: string | null;
    /** @description Name of the modifier. */
    name?: string | null;
    /** @description How the buyer is asked. */
    modifierRenderType?: ModifierRenderType;
    /** @description Name of the modifier in a cart: `options.options` of a catalog reference has its value under this key. */
    readonly key?: string;
    /** @description True if the product cannot be bought without it. A cart then takes no line that lacks it, and reports no error. */
    mandatory?: boolean | null;
    /**
     * @deprecated
     * @description The same as `mandatory`. The platform will remove it.
     */
    toBeRemovedMandatory?: boolean;
    /** @description The text box. Only for `FREE_TEXT`. */
    freeTextSettings?: FreeTextSettings;
    /** @description What can be chosen. Not for `FREE_TEXT`. */
    choicesSettings?: ConnectedModifierChoices;
};
/** @description Who makes a product. */
export type Brand = {
    /**
     * Format: uuid
     * @description Id of the brand.
     */
    id?: string | null;
    /** @description Name of the brand. */
    name?: string | null;
};
/** @description A titled paragraph of product pages. Several products may share one. */
export type InfoSection = {
    /**
     * Format: uuid
     * @description Id of the section.
     */
    id?: string | null;
    /** @description Name by which merchants tell sections apart. */
    uniqueName?: string | null;
    /** @description Heading on the page. */
    readonly title?: string | null;
    /** @description Text under the heading. Ask for it with `INFO_SECTION_DESCRIPTION`. */
    readonly description?: RichContent;
    /** @description Text under the heading as HTML. Ask for it with `INFO_SECTION_PLAIN_DESCRIPTION`. */
    plainDescription?: string | null;
};
/** @description A short label on the picture of a product, such as "Sale". */
export type Ribbon = {
    /** @description Id of the ribbon. */
    id?: string | null;
    /** @description Text of the ribbon. */
    name?: string | null;
};
/** @description A category of a product. */
export type ProductCategory = {
    /**
     * Format: uuid
     * @description Id of the category.
     */
    id?: string;
    /**
     * Format: int32
     * @description Place of the product in the category, if the merchant has arranged it there.
     */
    index?: number | null;
};
/** @description Categories of a product. */
export type ProductCategoriesInfo = {
    /** @description The categories. */
    readonly categories?: ProductCategory[];
};
/** @description A category on the way. */
export type Breadcrumb = {
    /**
     * Format: uuid
     * @description Id of the category.
     */
    categoryId?: string;
    /** @description Name of the category. */
    categoryName?: string;
    /** @description Last part of the URL of the category page. */
    categorySlug?: string;
};
/** @description The way through the categories. */
export type BreadcrumbsInfo = {
    /** @description The categories from the top. */
    readonly breadcrumbs?: Breadcrumb[];
};
/** @description An amount of money in the currency of the shop. */
export type FixedMonetaryAmount = {
    /**
     * Format: decimal
     * @description Decimal number as text.
     */
    amount?: string;
    /** @description `amount` with its currency sign, ready to show. There only if `fields` asks for `CURRENCY`. */
    readonly formattedAmount?: string | null;
};
/** @description Lowest and highest amount over the variants of a product. Both are equal if the variants do not differ. */
export type PriceRange = {
    /** @description The lowest amount. */
    minValue?: FixedMonetaryAmount;
    /** @description The highest amount. */
    maxValue?: FixedMonetaryAmount;
};
/**
 * Which variants of a product are in stock.
 *
 * - `IN_STOCK`: All variants.
 * - `OUT_OF_STOCK`: No variant.
 * - `PARTIALLY_OUT_OF_STOCK`: Some variants.
 */
export type InventoryAvailabilityStatus = 'IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK' | UnknownValue;
/**
 * For which variants of a product pre-orders are enabled.
 *
 * - `ENABLED`: All variants.
 * - `DISABLED`: No variant.
 * - `PARTIALLY_ENABLED`: Some variants.
 */
export type PreorderStatus = 'ENABLED' | 'DISABLED' | 'PARTIALLY_ENABLED' | UnknownValue;
/**
 * Which variants of a product can be ordered in advance now.
 *
 * - `ALL_VARIANTS`: All variants.
 * - `NO_VARIANTS`: No variant.
 * - `SOME_VARIANTS`: Some variants.
 */
export type ProductPreorderAvailability = 'ALL_VARIANTS' | 'NO_VARIANTS' | 'SOME_VARIANTS' | UnknownValue;
/** @description Stock of a product over all its variants and locations. Pieces are in the inventory items of its variants. */
export type ProductInventory = {
    /** @description Whether all, some or none of the variants are in stock. */
    readonly availabilityStatus?: InventoryAvailabilityStatus;
    /** @description Whether variants that are not in stock can be ordered in advance. */
    readonly preorderStatus?: PreorderStatus;
    /** @description Which variants can be ordered in advance now. */
    readonly preorderAvailability?: ProductPreorderAvailability;
};
/**
 * Whether a product is shipped or downloaded. Version 1 writes these in lower case.
 *
 * - `PHYSICAL`: It is delivered.
 * - `DIGITAL`: It is downloaded.
 */
export type ProductTypeV3 = 'PHYSICAL' | 'DIGITAL' | UnknownValue;
/** @description The amount of a price per unit. */
export type PricePerUnitSettings = {
    /** @description Amount, such as 100 for 100 ml. */
    quantity?: number;
    /** @description Unit of `quantity`. */
    measurementUnit?: MeasurementUnit;
};
/** @description Lowest and highest weight over the variants of a product. */
export type WeightRange = {
    /** @description The lowest weight, in the weight unit of the shop. */
    minValue?: number;
    /** @description The highest weight, in the weight unit of the shop. */
    maxValue?: number;
};
/** @description A price per unit. */
export type PricePerUnitValue = {
    /**
     * Format: decimal
     * @description The price, a decimal number as text.
     */
    readonly value?: string;
    /** @description The price with its unit, ready to show. */
    readonly description?: string | null;
};
/** @description Lowest and highest price per unit over the variants of a product. */
export type PricePerUnitRange = {
    /** @description The lowest price. */
    minValue?: PricePerUnitValue;
    /** @description The highest price. */
    maxValue?: PricePerUnitValue;
};
/** @description The weight unit of the shop. */
export type WeightMeasurementUnitInfo = {
    /** @description The unit. */
    readonly weightMeasurementUnit?: WeightUnit;
};
/** @description What matters for sending a product. */
export type ProductPhysicalProperties = {
    /** @description Amount that prices per unit are quoted for, such as 100 ml. */
    pricePerUnit?: PricePerUnitSettings;
    /**
     * Format: uuid
     * @description Id of the service that sends the product.
     */
    fulfillerId?: string | null;
    /**
     * Format: uuid
     * @description Id of the delivery profile.
     */
    deliveryProfileId?: string | null;
    /** @description Weights of the lightest and the heaviest variant, in the weight unit of the shop. */
    readonly shippingWeightRange?: WeightRange;
    /** @description Lowest and highest price per unit of the variants. */
    readonly pricePerUnitRange?: PricePerUnitRange;
    /** @description Weight unit of the shop. Ask for it with `WEIGHT_MEASUREMENT_UNIT_INFO`. */
    readonly weightMeasurementUnitInfo?: WeightMeasurementUnitInfo;
};
/** @description Ids of an option and a choice of it. */
export type OptionChoiceIds = {
    /** @description Id of the option. */
    optionId?: string;
    /**
     * Format: uuid
     * @description Id of the choice.
     */
    choiceId?: string;
};
/** @description Names of an option and a choice of it. */
export type OptionChoiceNames = {
    /** @description Name of the option, such as Glaze. */
    optionName?: string;
    /** @description Name of the choice, such as Sea. */
    choiceName?: string;
    /** @description How the choices of the option are shown. */
    renderType?: ProductOptionRenderType;
};
/** @description A choice of an option, by ids and names. */
export type OptionChoice = {
    /** @description Ids of option and choice. */
    optionChoiceIds?: OptionChoiceIds;
    /** @description Names of option and choice. */
    optionChoiceNames?: OptionChoiceNames;
};
/** @description Price of a variant. A variant is reduced if `compareAtPrice` is there. */
export type PriceInfo = {
    /** @description What the buyer pays. */
    actualPrice?: FixedMonetaryAmount;
    /** @description The price before a reduction, which shops show crossed out. */
    compareAtPrice?: FixedMonetaryAmount;
    /** @description The price after automatic discounts. Ask for it with `DISCOUNT_INFO`. */
    readonly priceAfterDiscount?: FixedMonetaryAmount;
};
/** @description Cost and profit of one piece. */
export type RevenueDetails = {
    /** @description What one piece costs the merchant. */
    cost?: FixedMonetaryAmount;
    /** @description `actualPrice` less `cost`. */
    readonly profit?: FixedMonetaryAmount;
    /** @description `profit` as a share of the price: 0.6042 means 60.42 %. */
    readonly profitMargin?: number;
};
/** @description Price per unit in a subscription. */
export type SubscriptionPricePerUnit = {
    /**
     * Format: decimal
     * @description The price, a decimal number as text.
     */
    readonly value?: string;
    /** @description The price with its unit, ready to show. */
    readonly description?: string | null;
    /** @description The price after automatic discounts. Ask for it with `DISCOUNT_INFO`. */
    readonly priceAfterDiscount?: FixedMonetaryAmount;
};
/** @description Price of a variant in a subscription. */
export type SubscriptionPrice = {
    /**
     * Format: uuid
     * @description Id of the subscription.
     */
    readonly subscriptionId?: string;
    /** @description Price of a billing period. */
    readonly price?: FixedMonetaryAmount;
    /** @description Price of the base quantity. */
    readonly pricePerUnit?: SubscriptionPricePerUnit;
    /** @description The price after automatic discounts. Ask for it with `DISCOUNT_INFO`. */
    readonly priceAfterDiscount?: FixedMonetaryAmount;
};
/** @description Prices of a variant for subscribers. */
export type SubscriptionPricesInfo = {
    /** @description A price per subscription of the product. */
    subscriptionPrices?: SubscriptionPrice[];
};
/** @description Whether a variant can be bought. */
export type VariantInventoryStatus = {
    /** @description Whether it is in stock. */
    inStock?: boolean;
    /** @description Whether it can be ordered in advance while it is not in stock. */
    preorderEnabled?: boolean;
};
/** @description Amount in one piece, and the price of the base quantity of the product. */
export type PricePerUnit = {
    /** @description Amount in one piece. */
    settings?: PricePerUnitSettings;
    /**
     * Format: decimal
     * @description The price, a decimal number as text.
     */
    readonly value?: string;
    /** @description The price with its unit, ready to show. */
    readonly description?: string | null;
    /** @description The price after automatic discounts. Ask for it with `DISCOUNT_INFO`. */
    readonly priceAfterDiscount?: FixedMonetaryAmount;
};
/** @description What matters for sending a variant. */
export type VariantPhysicalProperties = {
    /** @description Weight of one piece, in the weight unit of the shop. */
    weight?: number | null;
    /** @description Amount in one piece and the price of the base quantity. */
    pricePerUnit?: PricePerUnit;
    /** @description Size of the variant itself. */
    productDimensions?: Dimensions;
    /** @description Size of the parcel it is sent in. */
    packageDimensions?: Dimensions;
};
/** @description A file that only buyers may download. */
export type DigitalFile = {
    /** @description Id in the store of secured files, not in the media library. */
    id?: string;
    /** @description Name the buyer sees on download, with extension. */
    readonly fileName?: string;
    /** @description Size in bytes, a whole number as text. */
    readonly fileSize?: string | null;
    /** @description Kind of the file. */
    readonly fileType?: SecureFileType;
};
/** @description What buyers of a digital variant get. */
export type VariantDigitalProperties = {
    /** @description The file. For merchants only. */
    digitalFile?: DigitalFile;
};
/** @description One combination of choices, which is what buyers buy. */
export type Variant = {
    /**
     * Format: uuid
     * @description Id of the variant. It is `options.variantId` of a catalog reference.
     */
    id?: string | null;
    /** @description Whether buyers see the variant. */
    visible?: boolean | null;
    /** @description Stock keeping unit. */
    sku?: string | null;
    /** @description Barcode. */
    barcode?: string | null;
    /** @description A choice of each option: ids, and names if `fields` asks for `VARIANT_OPTION_CHOICE_NAMES`. */
    choices?: OptionChoice[];
    /** @description Price of one piece. */
    price?: PriceInfo;
    /** @description Cost and profit of one piece. Ask for it with `MERCHANT_DATA`; for merchants only. */
    revenueDetails?: RevenueDetails;
    /** @description Picture or video of the variant. */
    readonly media?: ProductMediaItemV3;
    /** @description Prices for subscribers. Ask for them with `SUBSCRIPTION_PRICES_INFO`. */
    readonly subscriptionPricesInfo?: SubscriptionPricesInfo;
    /** @description Whether the variant can be bought. */
    readonly inventoryStatus?: VariantInventoryStatus;
    /** @description Weight and size. Absent for digital products. */
    physicalProperties?: VariantPhysicalProperties;
    /** @description The file. Absent for physical products. */
    digitalProperties?: VariantDigitalProperties;
};
/** @description The variants of a product. */
export type VariantsInfo = {
    /** @description The variants. A product without options has one, whose `choices` are empty. */
    variants?: Variant[];
};
/** @description How many variants a product has, and which one is the cheapest. */
export type VariantSummary = {
    /**
     * Format: int32
     * @description Number of variants.
     */
    readonly variantCount?: number;
    /** @description The cheapest visible variant. Ask for it with `MIN_PRICE_VARIANT`. */
    readonly minPriceVariant?: Variant;
};
/**
 * What a buyer must be.
 *
 * - `MEMBERS_ONLY`: A signed-in member.
 */
export type UserCriteria = 'MEMBERS_ONLY' | UnknownValue;
/** @description Who may buy a product. */
export type PurchaseEligibility = {
    /** @description What buyers must be. Absent if everybody may buy it. */
    userCriteria?: UserCriteria;
};
/**
 * How a discount for subscribers is calculated.
 *
 * - `AMOUNT`: An amount of money is taken off.
 * - `PERCENT`: A percentage of the price is taken off.
 */
export type SubscriptionDiscountType = 'AMOUNT' | 'PERCENT' | UnknownValue;
/** @description What a subscriber saves on the price. `amountOff` or `percentOff`, as `type` says. */
export type SubscriptionDiscount = {
    /** @description Whether it is an amount or a percentage. */
    type?: SubscriptionDiscountType;
    /**
     * Format: decimal
     * @description The amount, a decimal number as text.
     */
    amountOff?: string;
    /** @description The percentage, such as 10 for a tenth. */
    percentOff?: number;
};
/** @description A subscription to a product. It renews every `interval` times `frequency`, for `billingCycles` or, with `autoRenewal`, until it is canceled. */
export type ProductSubscription = {
    /**
     * Format: uuid
     * @description Id of the subscription.
     */
    id?: string | null;
    /** @description Name of the subscription. */
    title?: string;
    /** @description What the buyer gets. */
    description?: string | null;
    /** @description Whether buyers see it. */
    visible?: boolean | null;
    /** @description Unit of the billing period. */
    frequency?: SubscriptionFrequency;
    /**
     * Format: int32
     * @description Number of units in a billing period.
     */
    interval?: number | null;
    /** @description True if it renews until it is canceled. Not with `billingCycles`. */
    autoRenewal?: boolean;
    /**
     * Format: int32
     * @description Number of billing periods. Not with `autoRenewal`.
     */
    billingCycles?: number;
    /** @description What a subscriber saves. */
    discount?: SubscriptionDiscount;
};
/** @description The subscriptions that a product is sold as. */
export type SubscriptionDetails = {
    /** @description The subscriptions. */
    subscriptions?: ProductSubscription[];
    /** @description Whether the product can also be bought once. */
    allowOneTimePurchases?: boolean | null;
};
/** @description A list of tags. */
export type ProductTagList = {
    /** @description Ids of the tags. */
    tagIds?: string[];
};
/** @description Tags of a product. */
export type ProductTags = {
    /** @description Tags that only merchants see. */
    privateTags?: ProductTagList;
    /** @description Tags that everybody sees. */
    publicTags?: ProductTagList;
};
/** @description A thing for sale in catalog version 3: what it is, its options, modifiers and variants. Each product has a variant, also one without options. Some properties are there only if `fields` asks for them. */
export type ProductV3 = {
    /** @description Id of the product. It is the `catalogItemId` of a cart or order line. */
    readonly id?: string | null;
    /** @description Number of the version of the product, as text. It rises with each change; an update needs the current one. */
    readonly revision?: string | null;
    /**
     * Format: date-time
     * @description Time of creation, UTC.
     */
    readonly createdDate?: string | null;
    /**
     * Format: date-time
     * @description Time of the last change, UTC.
     */
    readonly updatedDate?: string | null;
    /** @description Name shown to buyers. */
    name?: string | null;
    /** @description Last part of the URL of the product page, unique in the shop. Made from the name if it is not given. */
    slug?: string | null;
    /** @description Where the product page is. Ask for it with `URL`. */
    readonly url?: PageUrlV2;
    /** @description Text of the product page. Ask for it with `DESCRIPTION`. */
    description?: RichContent;
    /** @description Text of the product page as HTML. Ask for it with `PLAIN_DESCRIPTION`. */
    plainDescription?: string | null;
    /** @description Whether visitors see the product. Default true. */
    visible?: boolean | null;
    /** @description Whether the product is sold at points of sale. Default true; digital products never are. */
    visibleInPos?: boolean | null;
    /** @description Pictures and videos. */
    media?: ProductMediaV3;
    /** @description Metadata of the product page for search engines. */
    seoData?: ProductSeoSchema;
    /**
     * Format: uuid
     * @description Id of the tax group.
     */
    taxGroupId?: string | null;
    /** @description What the buyer chooses. Each combination of choices is a variant. */
    options?: ConnectedOption[];
    /** @description What the buyer adds, such as an engraving. They make no variants. */
    modifiers?: ConnectedModifier[];
    /** @description Who makes the product. */
    brand?: Brand;
    /** @description Extra paragraphs of the product page, such as care or returns. Ask for them with `INFO_SECTION`. */
    infoSections?: InfoSection[];
    /** @description Short label on the picture. */
    ribbon?: Ribbon;
    /** @description More labels. */
    additionalRibbons?: Ribbon[];
    /** @description Categories that the product was added to. Ask for them with `DIRECT_CATEGORIES_INFO`. */
    readonly directCategoriesInfo?: ProductCategoriesInfo;
    /** @description These categories and all above them. Ask for them with `ALL_CATEGORIES_INFO`. */
    readonly allCategoriesInfo?: ProductCategoriesInfo;
    /**
     * Format: uuid
     * @description Id of the category that the breadcrumbs lead through.
     */
    mainCategoryId?: string | null;
    /** @description The way from the top of the categories to the product. Ask for it with `BREADCRUMBS_INFO`. */
    readonly breadcrumbsInfo?: BreadcrumbsInfo;
    /** @description Lowest and highest price of the variants. */
    readonly actualPriceRange?: PriceRange;
    /** @description Lowest and highest price of the variants before a reduction. Absent if none is reduced. */
    readonly compareAtPriceRange?: PriceRange;
    /** @description Lowest and highest cost of the variants. Ask for it with `MERCHANT_DATA`; for merchants only. */
    readonly costRange?: PriceRange;
    /** @description ISO 4217 code of the currency of all amounts. Ask for it with `CURRENCY`. */
    readonly currency?: string | null;
    /** @description Whether the variants are in stock. */
    readonly inventory?: ProductInventory;
    /** @description Whether the product is shipped or downloaded. */
    productType?: ProductTypeV3;
    /** @description What matters for sending the product. Absent for digital products. */
    physicalProperties?: ProductPhysicalProperties;
    /** @description Id of the product in the system that it was imported from. */
    readonly handle?: string | null;
    /** @description All variants, at least one. Lists of products do not have it. */
    variantsInfo?: VariantsInfo;
    /** @description Number of variants, and in lists with `MIN_PRICE_VARIANT` the cheapest one. */
    readonly variantSummary?: VariantSummary;
    /** @description Who may buy the product. */
    purchaseEligibility?: PurchaseEligibility;
    /** @description The subscriptions that the product is sold as. */
    subscriptionDetails?: SubscriptionDetails;
    /** @description Properties that apps added. */
    extendedFields?: ExtendedFields;
    /** @description Tags of the product. */
    tags?: ProductTags;
};
/** @description Response with one product. */
export type ProductV3Response = {
    /** @description The product with its variants, and the parts that `fields` asked for. */
    product: ProductV3;
};
/** @description A picture or video: a file of the site by its id, or one that the platform copies from a URL. */
export type ProductMediaItemV3Input = {
    /** @description Id of the file of the site. */
    id?: string;
    /**
     * Format: uri
     * @description Public URL of a file that the site does not have yet.
     */
    url?: string;
    /** @description What the picture shows, for those who do not see it. */
    altText?: string | null;
    /** @description Name of the file that merchants see. */
    displayName?: string | null;
    /** @description A small picture. Ask for it with `THUMBNAIL`. */
    thumbnail?: ProductThumbnail;
};
/** @description The media of a product in their order. */
export type ProductMediaItemsInfoInput = {
    /** @description The media. */
    items?: ProductMediaItemV3Input[];
};
/** @description Pictures and videos of a product. */
export type ProductMediaV3Input = {
    /** @description All media. The first is the main one. */
    itemsInfo?: ProductMediaItemsInfoInput;
};
/** @description One choice of an option, such as Sea for Glaze. A new choice needs its name and how it is shown. */
export type ConnectedOptionChoiceInput = {
    /**
     * Format: uuid
     * @description Id of the choice.
     */
    choiceId?: string | null;
    /** @description Whether it is shown as text or as a color. */
    choiceType?: ChoiceType;
    /** @description Name of the choice. */
    name?: string | null;
    /** @description Color of a swatch, such as `#2f6f73`. */
    colorCode?: string;
    /** @description Picture of a swatch. */
    displayImage?: ImageInput;
    /** @description Media of the product that show the choice. Ask for them with `PRODUCT_CHOICES_MEDIA_REFERENCES`. */
    media?: MediaReferences;
    /**
     * @deprecated
     * @description Media that show the choice. Use `media`, as the platform removes this one on 2026-12-31.
     */
    linkedMedia?: ProductMediaItemV3Input[];
};
/** @description The choices of an option. */
export type ConnectedOptionChoicesInput = {
    /** @description The choices, in their order. */
    choices?: ConnectedOptionChoiceInput[];
};
/** @description Something the buyer chooses, such as Glaze or Size. A new option needs its name and how it is shown. */
export type ConnectedOptionInput = {
    /** @description Id of the option. */
    id?: string | null;
    /** @description Name of the option, such as Glaze. */
    name?: string | null;
    /** @description How the choices are shown. */
    optionRenderType?: ProductOptionRenderType;
    /** @description What can be chosen. */
    choicesSettings?: ConnectedOptionChoicesInput;
};
/** @description The text box of a modifier. */
export type FreeTextSettingsInput = {
    /** @description Question shown above the box. */
    title?: string;
    /**
     * Format: int32
     * @description Fewest characters that a buyer may enter.
     */
    minCharCount?: number;
    /**
     * Format: int32
     * @description Most characters that a buyer may enter, at most 500.
     */
    maxCharCount?: number;
    /**
     * Format: decimal
     * @description What a text adds to the price, a decimal number as text.
     */
    defaultAddedPrice?: string | null;
};
/** @description One choice of a modifier, such as a gift box. A new choice needs its name and how it is shown. */
export type ConnectedModifierChoiceInput = {
    /**
     * Format: uuid
     * @description Id of the choice.
     */
    choiceId?: string | null;
    /** @description Whether it is shown as text or as a color. */
    choiceType?: ChoiceType;
    /** @description Name of the choice. */
    name?: string | null;
    /** @description Color of a swatch, such as `#2f6f73`. */
    colorCode?: string;
    /**
     * Format: decimal
     * @description What the choice adds to the price, a decimal number as text.
     */
    addedPrice?: string | null;
    /** @description Picture of a swatch. */
    displayImage?: ImageInput;
    /** @description Media of the product that show the choice. Ask for them with `PRODUCT_CHOICES_MEDIA_REFERENCES`. */
    media?: MediaReferences;
    /**
     * @deprecated
     * @description Media that show the choice. Use `media`, as the platform removes this one on 2026-12-31.
     */
    linkedMedia?: ProductMediaItemV3Input[];
};
/** @description The choices of a modifier. */
export type ConnectedModifierChoicesInput = {
    /** @description The choices, in their order. */
    choices?: ConnectedModifierChoiceInput[];
};
/** @description Something the buyer adds without making a variant. A new modifier needs its name and how it is shown. */
export type ConnectedModifierInput = {
    /** @description Id of the modifier. */
    id?: string | null;
    /** @description Name of the modifier. */
    name?: string | null;
    /** @description How the buyer is asked. */
    modifierRenderType?: ModifierRenderType;
    /** @description True if the product cannot be bought without it. A cart then takes no line that lacks it, and reports no error. */
    mandatory?: boolean | null;
    /**
     * @deprecated
     * @description The same as `mandatory`. The platform will remove it.
     */
    toBeRemovedMandatory?: boolean;
    /** @description The text box. Only for `FREE_TEXT`. */
    freeTextSettings?: FreeTextSettingsInput;
    /** @description What can be chosen. Not for `FREE_TEXT`. */
    choicesSettings?: ConnectedModifierChoicesInput;
};
/** @description A titled paragraph of product pages, by its id. A new one needs a name and a text. */
export type InfoSectionInput = {
    /**
     * Format: uuid
     * @description Id of the section.
     */
    id?: string | null;
    /** @description Name by which merchants tell sections apart. */
    uniqueName?: string | null;
    /** @description Text under the heading as HTML. Ask for it with `INFO_SECTION_PLAIN_DESCRIPTION`. */
    plainDescription?: string | null;
};
/** @description The amount of a price per unit. */
export type PricePerUnitSettingsInput = {
    /** @description Amount, such as 100 for 100 ml. */
    quantity?: number;
    /** @description Unit of `quantity`. */
    measurementUnit: MeasurementUnit;
};
/** @description What matters for sending a product. */
export type ProductPhysicalPropertiesInput = {
    /** @description Amount that prices per unit are quoted for, such as 100 ml. */
    pricePerUnit?: PricePerUnitSettingsInput;
    /**
     * Format: uuid
     * @description Id of the service that sends the product.
     */
    fulfillerId?: string | null;
    /**
     * Format: uuid
     * @description Id of the delivery profile.
     */
    deliveryProfileId?: string | null;
};
/** @description An amount of money in the currency of the shop. */
export type FixedMonetaryAmountInput = {
    /**
     * Format: decimal
     * @description Decimal number as text.
     */
    amount?: string;
};
/** @description Price of a variant. To reduce it, set `compareAtPrice` to the price before. */
export type PriceInfoInput = {
    /** @description What the buyer pays. */
    actualPrice: FixedMonetaryAmountInput;
    /** @description The price before a reduction, above `actualPrice`. */
    compareAtPrice?: FixedMonetaryAmountInput;
};
/** @description Cost of one piece. */
export type RevenueDetailsInput = {
    /** @description What one piece costs the merchant. */
    cost?: FixedMonetaryAmountInput;
};
/** @description Amount in one piece. */
export type PricePerUnitInput = {
    /** @description Amount in one piece. */
    settings?: PricePerUnitSettingsInput;
};
/** @description Measured size. The three lengths share one unit. */
export type VariantDimensions = {
    /**
     * Format: decimal
     * @description In `unit`, a decimal number as text.
     */
    length?: string | null;
    /**
     * Format: decimal
     * @description In `unit`, a decimal number as text.
     */
    width?: string | null;
    /**
     * Format: decimal
     * @description In `unit`, a decimal number as text.
     */
    height?: string | null;
    /** @description Unit of the lengths. */
    unit: DimensionsUnit;
};
/** @description What matters for sending a variant. */
export type VariantPhysicalPropertiesInput = {
    /** @description Weight of one piece, in the weight unit of the shop. */
    weight?: number | null;
    /** @description Amount in one piece. */
    pricePerUnit?: PricePerUnitInput;
    /** @description Size of the variant itself. */
    productDimensions?: VariantDimensions;
    /** @description Size of the parcel it is sent in. */
    packageDimensions?: VariantDimensions;
};
/** @description A file that only buyers may download. */
export type DigitalFileInput = {
    /** @description Id in the store of secured files, not in the media library. */
    id?: string;
};
/** @description What buyers of a digital variant get. */
export type VariantDigitalPropertiesInput = {
    /** @description The file. */
    digitalFile?: DigitalFileInput;
};
/** @description One combination of choices. Its price is needed; a new variant has no id. */
export type VariantInput = {
    /**
     * Format: uuid
     * @description Id of the variant. It is `options.variantId` of a catalog reference.
     */
    id?: string | null;
    /** @description Whether buyers see the variant. */
    visible?: boolean | null;
    /** @description Stock keeping unit. */
    sku?: string | null;
    /** @description Barcode. */
    barcode?: string | null;
    /** @description A choice of each option, by ids or by names. */
    choices?: OptionChoice[];
    /** @description Price of one piece. */
    price: PriceInfoInput;
    /** @description Cost of one piece. */
    revenueDetails?: RevenueDetailsInput;
    /** @description Weight and size. Not for digital products. */
    physicalProperties?: VariantPhysicalPropertiesInput;
    /** @description The file. Not for physical products. */
    digitalProperties?: VariantDigitalPropertiesInput;
};
/** @description The variants of a product. */
export type VariantsInfoInput = {
    /** @description All variants. Those that are left out are deleted. */
    variants?: VariantInput[];
};
/** @description Changes of a product. A list replaces the present one: to change a variant, send all variants. */
export type ProductV3Input = {
    /** @description The current revision. */
    revision: string;
    /** @description Name shown to buyers. */
    name?: string | null;
    /** @description Last part of the URL of the product page, unique in the shop. Made from the name if it is not given. */
    slug?: string | null;
    /** @description Text of the product page. Null clears it. */
    description?: RichContent | null;
    /** @description Text of the product page as HTML. Ask for it with `PLAIN_DESCRIPTION`. */
    plainDescription?: string | null;
    /** @description Whether visitors see the product. Default true. */
    visible?: boolean | null;
    /** @description Whether the product is sold at points of sale. Default true; digital products never are. */
    visibleInPos?: boolean | null;
    /** @description Pictures and videos. Null removes all. */
    media?: ProductMediaV3Input | null;
    /** @description Metadata of the product page for search engines. Null clears it. */
    seoData?: ProductSeoSchema | null;
    /**
     * Format: uuid
     * @description Id of the tax group.
     */
    taxGroupId?: string | null;
    /** @description What the buyer chooses. An update has both `options` and `variantsInfo`, or neither. */
    options?: ConnectedOptionInput[];
    /** @description What the buyer adds. */
    modifiers?: ConnectedModifierInput[];
    /** @description Who makes the product. An update names it by its id; a name alone makes a brand, with a new product only. Null clears it. */
    brand?: Brand | null;
    /** @description Extra paragraphs of the product page. */
    infoSections?: InfoSectionInput[];
    /** @description Short label on the picture. Null clears it. */
    ribbon?: Ribbon | null;
    /** @description More labels. */
    additionalRibbons?: Ribbon[];
    /**
     * Format: uuid
     * @description Id of the category that the breadcrumbs lead through.
     */
    mainCategoryId?: string | null;
    /** @description Whether the product is shipped or downloaded. */
    productType?: ProductTypeV3;
    /** @description What matters for sending the product. Not for digital products. */
    physicalProperties?: ProductPhysicalPropertiesInput;
    /** @description All variants. */
    variantsInfo?: VariantsInfoInput;
    /** @description Who may buy the product. */
    purchaseEligibility?: PurchaseEligibility;
    /** @description The subscriptions that the product is sold as. */
    subscriptionDetails?: SubscriptionDetails;
    /** @description Properties that apps added. */
    extendedFields?: ExtendedFields;
    /** @description Tags of the product. */
    tags?: ProductTags;
};
/** @description The properties of a product to change. Those that are left out keep their values. */
export type UpdateProductV3Request = {
    /** @description The current revision, and new values. The id is in the path. */
    product: ProductV3Input;
    /** @description Parts that the product of the response has only if they are asked for. */
    fields?: ProductRequestedField[];
};
/**
 * Which words of a text must be found.
 *
 * - `OR`: At least one of them.
 * - `AND`: All of them.
 */
export type SearchMode = 'OR' | 'AND' | UnknownValue;
/** @description A text to find. */
export type SearchDetails = {
    /** @description The words. */
    expression?: string | null;
    /** @description Whether all words must be found. `OR` when absent. */
    mode?: SearchMode;
    /** @description Where to look: `name`, `description`, `variantsInfo.variants.sku`. In all of these when absent. */
    fields?: string[];
    /** @description Whether words with a typing error are found. Default false. */
    fuzzy?: boolean;
};
/** @description A text of a product, compared as a whole or by its beginning. */
export type ProductTextConditionV3 = string | null | {
    $eq?: string | null;
    $ne?: string | null;
    $in?: string[];
    $exists?: boolean;
    /** @description The case of letters does not count. */
    $startsWith?: string;
};
/** @description A fact of a product that is true or false. */
export type ProductBooleanConditionV3 = boolean | null | {
    $eq?: boolean | null;
    $ne?: boolean | null;
    $in?: boolean[];
    $exists?: boolean;
};
/** @description Type of a product. */
export type ProductTypeConditionV3 = ProductTypeV3 | null | {
    $eq?: ProductTypeV3 | null;
    $ne?: ProductTypeV3 | null;
    $in?: ProductTypeV3[];
    $exists?: boolean;
};
/** @description Stock of a product over all its variants. */
export type AvailabilityConditionV3 = InventoryAvailabilityStatus | null | {
    $eq?: InventoryAvailabilityStatus | null;
    $ne?: InventoryAvailabilityStatus | null;
    $in?: InventoryAvailabilityStatus[];
    $exists?: boolean;
};
/** @description Id of a category; a value alone means `$eq`. */
export type CategoryIdConditionV3 = string | {
    /** Format: uuid */
    $eq?: string;
    $in?: string[];
};
/** @description Categories of a product. */
export type ProductCategoriesConditionV3 = {
    /** @description Categories that the product must have. Each entry must be met. */
    $matchItems?: {
        /** @description Id of the category, or ids of which it has one. */
        id: CategoryIdConditionV3;
    }[];
};
/** @description A list of texts of a product, such as the names of its choices. */
export type ProductListConditionV3 = {
    $hasSome?: string[];
    $hasAll?: string[];
    $isEmpty?: boolean;
};
/** @description An amount of money, a decimal number as text or as a JSON number; both are compared as numbers. */
export type ProductAmountConditionV3 = string | number | null | {
    $eq?: string | number;
    $ne?: string | number;
    $in?: (string | number)[];
    $exists?: boolean;
    $gt?: string | number;
    $gte?: string | number;
    $lt?: string | number;
    $lte?: string | number;
};
/** @description A moment of a product. */
export type ProductDateConditionV3 = DateTime | null | {
    $eq?: DateTime | null;
    $ne?: DateTime | null;
    $in?: DateTime[];
    $exists?: boolean;
    $gt?: DateTime;
    $gte?: DateTime;
    $lt?: DateTime;
    $lte?: DateTime;
};
/** @description Conditions of a search for products. Several fields must all be met; a value alone means `$eq`. */
export type ProductSearchFilter = {
    /** @description Id of the product. */
    id?: ProductTextConditionV3;
    /** @description Id in the system that the product was imported from. */
    handle?: ProductTextConditionV3;
    /** @description Last part of the URL of the product page. */
    slug?: ProductTextConditionV3;
    /** @description Whether visitors see the product. */
    visible?: ProductBooleanConditionV3;
    /** @description Whether it is sold at points of sale. */
    visibleInPos?: ProductBooleanConditionV3;
    /** @description Whether the product is shipped or downloaded. */
    productType?: ProductTypeConditionV3;
    /** @description Stock over all variants. */
    'inventory.availabilityStatus'?: AvailabilityConditionV3;
    /** @description Categories of the product and all above them. */
    'allCategoriesInfo.categories'?: ProductCategoriesConditionV3;
    /** @description Categories that the product was added to. */
    'directCategoriesInfo.categories'?: ProductCategoriesConditionV3;
    /** @description Ids of the options. */
    'options.id'?: ProductListConditionV3;
    /** @description Names of the options. */
    'options.name'?: ProductListConditionV3;
    /** @description Ids of the choices of options. */
    'options.choicesSettings.choices.choiceId'?: ProductListConditionV3;
    /** @description Names of the choices of options. */
    'options.choicesSettings.choices.name'?: ProductListConditionV3;
    /** @description Ids of the modifiers. */
    'modifiers.id'?: ProductListConditionV3;
    /** @description Names of the modifiers. */
    'modifiers.name'?: ProductListConditionV3;
    /** @description Id of the brand. */
    'brand.id'?: ProductTextConditionV3;
    /** @description Name of the brand. */
    'brand.name'?: ProductTextConditionV3;
    /** @description Id of the ribbon. */
    'ribbon.id'?: ProductTextConditionV3;
    /** @description Lowest price. */
    'actualPriceRange.minValue.amount'?: ProductAmountConditionV3;
    /** @description Highest price. */
    'actualPriceRange.maxValue.amount'?: ProductAmountConditionV3;
    /** @description Lowest price before a reduction. */
    'compareAtPriceRange.minValue.amount'?: ProductAmountConditionV3;
    /** @description When the product was created. */
    createdDate?: ProductDateConditionV3;
    /** @description When the product last changed. */
    updatedDate?: ProductDateConditionV3;
    /** @description Filters that must all be met. */
    $and?: ProductSearchFilter[];
    /** @description Filters of which at least one must be met. */
    $or?: ProductSearchFilter[];
    /** @description A filter that must not be met. */
    $not?: ProductSearchFilter;
};
/**
 * What a search can sort products by.
 *
 * - `name`: Name shown to buyers.
 * - `slug`: Last part of the URL of the product page.
 * - `createdDate`: When the product was created.
 * - `updatedDate`: When the product last changed.
 * - `actualPriceRange.minValue.amount`: Lowest price, compared as a number.
 * - `actualPriceRange.maxValue.amount`: Highest price, compared as a number.
 * - `compareAtPriceRange.minValue.amount`: Lowest price before a sale, compared as a number.
 * - `compareAtPriceRange.maxValue.amount`: Highest price before a sale, compared as a number.
 * - `allCategoriesInfo.categories.index`: Place that the merchant has given it in the category that `selectItemsBy` names; products without a place come last, and first with `DESC`. Without a category, the first of its places.
 */
export type ProductSearchSortField = 'name' | 'slug' | 'createdDate' | 'updatedDate' | 'actualPriceRange.minValue.amount' | 'actualPriceRange.maxValue.amount' | 'compareAtPriceRange.minValue.amount' | 'compareAtPriceRange.maxValue.amount' | 'allCategoriesInfo.categories.index' | UnknownValue;
/** @description One field that found products are sorted by. */
export type ProductSearchSorting = {
    /** @description Name of the field to sort by. */
    fieldName: ProductSearchSortField;
    /** @description Ascending when absent. */
    order?: SortOrder;
    /** @description Of a field that is in a list, which item to sort by: `[{ "allCategoriesInfo.categories.id": ID }]` for the place in a category. */
    selectItemsBy?: {
        [key: string]: unknown;
    }[] | null;
};
/**
 * How a facet counts.
 *
 * - `VALUE`: Items per value.
 * - `RANGE`: Items per range of numbers.
 * - `SCALAR`: One number over all items.
 * - `DATE_HISTOGRAM`: Items per period.
 * - `NESTED`: Items per combination of facets.
 */
export type AggregationType = 'VALUE' | 'RANGE' | 'SCALAR' | 'DATE_HISTOGRAM' | 'NESTED' | UnknownValue;
/**
 * What the values of a facet are sorted by.
 *
 * - `COUNT`: Number of items.
 * - `VALUE`: The value.
 */
export type ValueAggregationSortType = 'COUNT' | 'VALUE' | UnknownValue;
/**
 * Direction in which the values of a facet are sorted.
 *
 * - `DESC`: The most items or the last value first.
 * - `ASC`: The fewest items or the first value first.
 */
export type ValueAggregationSortDirection = 'DESC' | 'ASC' | UnknownValue;
/**
 * Whether a facet counts items without a value.
 *
 * - `EXCLUDE`: They are not counted.
 * - `INCLUDE`: They are counted under the name in `includeOptions`.
 */
export type MissingValues = 'EXCLUDE' | 'INCLUDE' | UnknownValue;
/** @description Where items without a value are counted. */
export type IncludeMissingValuesOptions = {
    /** @description Name of the value that stands for none. */
    addToBucket?: string;
};
/** @description Counts items per value. */
export type ValueAggregation = {
    /**
     * Format: int32
     * @description Most values in the response. Defaults to 10.
     */
    limit?: number | null;
    /** @description What the values are sorted by. */
    sortType?: ValueAggregationSortType;
    /** @description Direction of sorting. */
    sortDirection?: ValueAggregationSortDirection;
    /** @description Whether items without a value are counted. */
    missingValues?: MissingValues;
    /** @description Where items without a value are counted. */
    includeOptions?: IncludeMissingValuesOptions;
};
/** @description A range of numbers. */
export type RangeBucket = {
    /** @description The lowest number. Absent for no lower limit. */
    from?: number | null;
    /** @description The number below which the range ends. Absent for no upper limit. */
    to?: number | null;
};
/** @description Counts items per range of numbers. */
export type RangeAggregation = {
    /** @description The ranges. */
    buckets?: RangeBucket[];
};
/**
 * What a facet calculates over all items.
 *
 * - `COUNT_DISTINCT`: Number of different values.
 * - `MIN`: The lowest value.
 * - `MAX`: The highest value.
 */
export type ScalarType = 'COUNT_DISTINCT' | 'MIN' | 'MAX' | UnknownValue;
/** @description Calculates one number over all items. */
export type ScalarAggregation = {
    /** @description What is calculated. */
    type?: ScalarType;
};
/**
 * Length of the periods of a facet.
 *
 * - `YEAR`: A year.
 * - `MONTH`: A month.
 * - `WEEK`: A week.
 * - `DAY`: A day.
 * - `HOUR`: An hour.
 * - `MINUTE`: A minute.
 * - `SECOND`: A second.
 */
export type DateHistogramInterval = 'YEAR' | 'MONTH' | 'WEEK' | 'DAY' | 'HOUR' | 'MINUTE' | 'SECOND' | UnknownValue;
/** @description Counts items per period. */
export type DateHistogramAggregation = {
    /** @description Length of a period. */
    interval?: DateHistogramInterval;
};
/**
 * How a facet within a facet counts.
 *
 * - `VALUE`: Items per value.
 * - `RANGE`: Items per range of numbers.
 * - `SCALAR`: One number over all items.
 * - `DATE_HISTOGRAM`: Items per period.
 */
export type NestedAggregationType = 'VALUE' | 'RANGE' | 'SCALAR' | 'DATE_HISTOGRAM' | UnknownValue;
/** @description A facet within a facet. The property that `type` names has its settings. */
export type NestedAggregationItem = {
    /** @description Name of the facet in the response. */
    name?: string | null;
    /** @description How products are counted. */
    type?: NestedAggregationType;
    /** @description Field to count by, such as `brand.name`. */
    fieldPath?: string;
    /** @description Settings of `VALUE`. */
    value?: ValueAggregation;
    /** @description Settings of `RANGE`. */
    range?: RangeAggregation;
    /** @description Settings of `SCALAR`. */
    scalar?: ScalarAggregation;
    /** @description Settings of `DATE_HISTOGRAM`. */
    dateHistogram?: DateHistogramAggregation;
};
/** @description Counts items per combination of two or three facets. */
export type NestedAggregation = {
    /** @description The facets, from the outermost. */
    nestedAggregations?: NestedAggregationItem[];
};
/** @description A facet: what to count found products by. The property that `type` names has its settings. */
export type ProductAggregation = {
    /** @description Name of the facet in the response. */
    name?: string | null;
    /** @description How products are counted. */
    type?: AggregationType;
    /** @description Field to count by, such as `brand.name`. Not for `NESTED`. */
    fieldPath?: string;
    /** @description Settings of `VALUE`. */
    value?: ValueAggregation;
    /** @description Settings of `RANGE`. */
    range?: RangeAggregation;
    /** @description Settings of `SCALAR`. */
    scalar?: ScalarAggregation;
    /** @description Settings of `DATE_HISTOGRAM`. */
    dateHistogram?: DateHistogramAggregation;
    /** @description Settings of `NESTED`. */
    nested?: NestedAggregation;
};
/** @description Asks for a page of at most 100 items by cursor. A cursor holds filter and sorting, which are not sent again. */
export type CursorPagingUpTo100 = {
    /**
     * Format: int32
     * @description Number of items in a page. Defaults to 50.
     */
    limit?: number | null;
    /** @description Cursor of the wanted page, from the metadata of another page. Absent: the first page. */
    cursor?: string | null;
};
/** @description Which products, in which order, and which page of them; facets to count them by. */
export type ProductSearch = {
    /** @description The text to find. */
    search?: SearchDetails;
    /** @description Conditions that the products must meet. If absent or empty, all that the caller may see. */
    filter?: ProductSearchFilter;
    /** @description Fields to sort by. Later fields decide where earlier ones are equal. If absent, the best matches first. */
    sort?: ProductSearchSorting[];
    /** @description Facets. `aggregationData` of the response has their counts over all matches, not over the page. */
    aggregations?: ProductAggregation[];
    /** @description Which page of the results, and how many items it has. */
    cursorPaging?: CursorPagingUpTo100;
    /** @description Time zone of dates in filters and of date histograms, such as `Europe/Lisbon` or `+01:00`. UTC when absent. */
    timeZone?: string | null;
};
/**
 * A part of products that a list has only if it is asked for.
 *
 * - `URL`: `url`.
 * - `CURRENCY`: `currency`, and `formattedAmount` of all amounts.
 * - `INFO_SECTION`: `infoSections`.
 * - `MERCHANT_DATA`: `costRange`. For merchants only.
 * - `PLAIN_DESCRIPTION`: `plainDescription`.
 * - `INFO_SECTION_PLAIN_DESCRIPTION`: `infoSections` with their `plainDescription`.
 * - `SUBSCRIPTION_PRICES_INFO`: `subscriptionPricesInfo` of `variantSummary.minPriceVariant`.
 * - `BREADCRUMBS_INFO`: `breadcrumbsInfo`.
 * - `WEIGHT_MEASUREMENT_UNIT_INFO`: `physicalProperties.weightMeasurementUnitInfo`.
 * - `VARIANT_OPTION_CHOICE_NAMES`: `optionChoiceNames` in the choices of `variantSummary.minPriceVariant`.
 * - `MEDIA_ITEMS_INFO`: `media.itemsInfo`.
 * - `DESCRIPTION`: `description`.
 * - `DIRECT_CATEGORIES_INFO`: `directCategoriesInfo`.
 * - `ALL_CATEGORIES_INFO`: `allCategoriesInfo`.
 * - `INFO_SECTION_DESCRIPTION`: `infoSections` with their `description`.
 * - `THUMBNAIL`: `thumbnail` of media.
 * - `PRODUCT_CHOICES_MEDIA_REFERENCES`: `media` of choices.
 * - `PRODUCT_CHOICES_DISPLAY_IMAGE`: `displayImage` of choices.
 * - `MIN_PRICE_VARIANT`: `variantSummary.minPriceVariant`.
 * - `DISCOUNT_INFO`: `priceAfterDiscount` of prices.
 */
export type ListedProductRequestedField = 'URL' | 'CURRENCY' | 'INFO_SECTION' | 'MERCHANT_DATA' | 'PLAIN_DESCRIPTION' | 'INFO_SECTION_PLAIN_DESCRIPTION' | 'SUBSCRIPTION_PRICES_INFO' | 'BREADCRUMBS_INFO' | 'WEIGHT_MEASUREMENT_UNIT_INFO' | 'VARIANT_OPTION_CHOICE_NAMES' | 'MEDIA_ITEMS_INFO' | 'DESCRIPTION' | 'DIRECT_CATEGORIES_INFO' | 'ALL_CATEGORIES_INFO' | 'INFO_SECTION_DESCRIPTION' | 'THUMBNAIL' | 'PRODUCT_CHOICES_MEDIA_REFERENCES' | 'PRODUCT_CHOICES_DISPLAY_IMAGE' | 'MIN_PRICE_VARIANT' | 'DISCOUNT_INFO' | UnknownValue;
/** @description Which products to find, which page of them, and which of their parts. */
export type SearchProductsV3Parameters = {
    /** @description Text, filter, sorting, facets and cursor paging. If absent, the first 50 products. */
    search?: ProductSearch;
    /** @description Parts that products have only if they are asked for. */
    fields?: ListedProductRequestedField[];
};
/** @description Where a page lies within the whole result. */
export type CursorPagingMetadataV3 = {
    /**
     * Format: int32
     * @description Number of items in this page.
     */
    count?: number | null;
    /** @description Cursors of the pages before and after this one. */
    cursors?: Cursors;
    /** @description Whether there is another page. */
    hasNext?: boolean | null;
};
/** @description Number of items with a value. */
export type ValueResult = {
    /** @description The value. */
    value?: string;
    /**
     * Format: int32
     * @description Number of items.
     */
    count?: number;
};
/** @description Items per value. */
export type ValueResults = {
    /** @description The values. */
    results?: ValueResult[];
};
/** @description Number of items in a range. */
export type RangeResult = {
    /** @description The lowest number. Absent without a lower limit. */
    from?: number | null;
    /** @description The number below which the range ends. Absent without an upper limit. */
    to?: number | null;
    /**
     * Format: int32
     * @description Number of items.
     */
    count?: number;
};
/** @description Items per range. */
export type RangeResults = {
    /** @description The ranges. */
    results?: RangeResult[];
};
/** @description One number over all items. */
export type ScalarResult = {
    /** @description What was calculated. */
    type?: ScalarType;
    /** @description The number. */
    value?: number;
};
/** @description Number of items in a period. */
export type DateHistogramResult = {
    /** @description Beginning of the period. */
    value?: string;
    /**
     * Format: int32
     * @description Number of items.
     */
    count?: number;
};
/** @description Items per period. */
export type DateHistogramResults = {
    /** @description The periods. */
    results?: DateHistogramResult[];
};
/** @description Result of an inner facet, in the property that its kind has. */
export type InnerAggregationResult = {
    /** @description Name of the facet. */
    name?: string;
    /** @description How it counted. */
    type?: AggregationType;
    /** @description Field that it counted by. */
    fieldPath?: string;
    /** @description Result of `VALUE`. */
    values?: ValueResults;
    /** @description Result of `RANGE`. */
    ranges?: RangeResults;
    /** @description Result of `SCALAR`. */
    scalar?: ScalarResult;
};
/** @description Result of an inner facet for a value of the outer one. */
export type GroupByValueResult = {
    /** @description Value of the outer facet. */
    value?: string;
    /** @description Result of the inner facet. */
    nestedResults?: InnerAggregationResult;
};
/** @description Results per value of an outer facet. */
export type GroupByValueResults = {
    /** @description The values. */
    results?: GroupByValueResult[];
};
/** @description Number of items with a value. */
export type NestedValueResult = {
    /** @description The value. */
    value?: string;
    /**
     * Format: int32
     * @description Number of items.
     */
    count?: number | null;
};
/** @description Number of items in a range. */
export type NestedRangeResult = {
    /** @description The lowest number. Absent without a lower limit. */
    from?: number | null;
    /** @description The number below which the range ends. Absent without an upper limit. */
    to?: number | null;
    /**
     * Format: int32
     * @description Number of items.
     */
    count?: number | null;
};
/** @description One number over the items of a combination. */
export type NestedScalarResult = {
    /** @description The number. */
    value?: number;
};
/** @description Result of one facet of a combination, in the property that its kind has. */
export type NestedResultValue = {
    /** @description Of `VALUE`. */
    value?: NestedValueResult;
    /** @description Of `RANGE`. */
    range?: NestedRangeResult;
    /** @description Of `SCALAR`. */
    scalar?: NestedScalarResult;
    /** @description Of `DATE_HISTOGRAM`. */
    dateHistogram?: NestedValueResult;
};
/** @description One combination. */
export type NestedResult = {
    /** @description Results by the name of the facet. */
    results?: {
        [key: string]: NestedResultValue;
    };
};
/** @description Items per combination of facets. */
export type NestedResults = {
    /** @description The combinations. */
    results?: NestedResult[];
};
/** @description Result of a facet, in the property that its kind has. */
export type AggregationResult = {
    /** @description Name of the facet. */
    name?: string;
    /** @description How it counted. */
    type?: AggregationType;
    /** @description Field that it counted by. */
    fieldPath?: string;
    /** @description Result of `VALUE`. */
    values?: ValueResults;
    /** @description Result of `RANGE`. */
    ranges?: RangeResults;
    /** @description Result of `SCALAR`. */
    scalar?: ScalarResult;
    /** @description Result of `DATE_HISTOGRAM`. */
    dateHistogram?: DateHistogramResults;
    /** @description Older form of a nested result. */
    groupedByValue?: GroupByValueResults;
    /** @description Result of `NESTED`. */
    nested?: NestedResults;
};
/** @description The facets of a search. */
export type AggregationData = {
    /** @description A result per facet. */
    results?: AggregationResult[];
};
/** @description One page of products, and facets of all matches. */
export type SearchProductsV3Response = {
    /** @description The products of the page. */
    products?: ProductV3[];
    /** @description Size of the page, and the cursors of its neighbours. There is no total; `productsV3.countProducts` has it. */
    pagingMetadata?: CursorPagingMetadataV3;
    /** @description The facets. Absent if none was asked for. */
    aggregationData?: AggregationData;
};
/** @description Conditions of a query over products. Several fields must all be met; a value alone means `$eq`. To filter by category, price or stock, call `productsV3.searchProducts`. */
export type ProductFilterV3 = {
    /** @description Id of the product. */
    id?: ProductTextConditionV3;
    /** @description Id in the system that the product was imported from. */
    handle?: ProductTextConditionV3;
    /** @description Last part of the URL of the product page. */
    slug?: ProductTextConditionV3;
    /** @description Whether visitors see the product. */
    visible?: ProductBooleanConditionV3;
    /** @description When the product was created. */
    createdDate?: ProductDateConditionV3;
    /** @description When the product last changed. */
    updatedDate?: ProductDateConditionV3;
    /** @description Ids of the options. */
    'options.id'?: ProductListConditionV3;
    /** @description Filters that must all be met. */
    $and?: ProductFilterV3[];
    /** @description Filters of which at least one must be met. */
    $or?: ProductFilterV3[];
    /** @description A filter that must not be met. */
    $not?: ProductFilterV3;
};
/**
 * What a query can sort products by. Sites were seen to refuse these with 400, so a shop should work without.
 *
 * - `slug`: Last part of the URL of the product page.
 * - `createdDate`: When the product was created.
 * - `updatedDate`: When the product last changed.
 * - `visible`: Whether visitors see the product: hidden ones first.
 */
export type ProductSortFieldV3 = 'slug' | 'createdDate' | 'updatedDate' | 'visible' | UnknownValue;
/** @description One field that products are sorted by. */
export type ProductSortingV3 = {
    /** @description Name of the field to sort by. */
    fieldName: ProductSortFieldV3;
    /** @description Ascending when absent. */
    order?: SortOrder;
    /** @description Of a field that is in a list, which item to sort by: `[{ "allCategoriesInfo.categories.id": ID }]` for the place in a category. */
    selectItemsBy?: {
        [key: string]: unknown;
    }[] | null;
};
/** @description Which products, in which order, and which page of them. */
export type ProductQueryV3 = {
    /** @description Conditions that the products must meet. If absent or empty, all that the caller may see. */
    filter?: ProductFilterV3;
    /** @description Fields to sort by. Later fields decide where earlier ones are equal. */
    sort?: ProductSortingV3[];
    /** @description Which page of the results, and how many items it has. */
    cursorPaging?: CursorPagingUpTo100;
};
/** @description Which products to list, which page of them, and which of their parts. */
export type QueryProductsV3Parameters = {
    /** @description Filter, sorting and cursor paging. If absent, the first 50 products. */
    query?: ProductQueryV3;
    /** @description Parts that products have only if they are asked for. */
    fields?: ListedProductRequestedField[];
};
/** @description One page of products. */
export type QueryProductsV3Response = {
    /** @description The products of the page. */
    products?: ProductV3[];
    /** @description Size of the page, and the cursors of its neighbours. There is no total; `productsV3.countProducts` has it. */
    pagingMetadata?: CursorPagingMetadataV3;
};
/** @description Which products to count. */
export type CountProductsV3Parameters = {
    /** @description Conditions that the products must meet. If absent or empty, all products. */
    filter?: ProductSearchFilter;
    /** @description The text to find. */
    search?: SearchDetails;
    /** @description Whether hidden products are counted. Needs a permission that visitors do not have. Default false. */
    returnNonVisibleProducts?: boolean;
};
/** @description A number of products. */
export type CountProductsV3Response = {
    /**
     * Format: int32
     * @description Number of products.
     */
    count?: number;
};
/** @description A tree of categories. That of a shop is `{ appNamespace: "@wix/stores", treeKey: null }`. */
export type TreeReference = {
    /** @description Namespace of the app, `@wix/stores` for a shop. */
    appNamespace: string;
    /** @description Key of the tree within the app. Null or absent for a shop, which has one tree. */
    treeKey?: string | null;
};
/** @description The category of all products. */
export type GetAllProductsCategoryV3Response = {
    /**
     * Format: uuid
     * @description Id of the category.
     */
    categoryId?: string;
    /** @description Its tree. */
    treeReference?: TreeReference;
};
/** @description An id of a variant or of its product. */
export type VariantTextCondition = string | null | {
    $eq?: string | null;
    $ne?: string | null;
    $in?: string[];
    $nin?: string[];
};
/** @description Conditions that a variant meets. Several fields must all be met; a value alone means `$eq`. */
export type VariantFilter = {
    /** @description Id of the variant in this list. */
    id?: VariantTextCondition;
    /** @description Id of the variant. */
    variantId?: VariantTextCondition;
    /** @description Id of the product. */
    'productData.productId'?: VariantTextCondition;
    /** @description Filters that must all be met. */
    $and?: VariantFilter[];
    /** @description Filters of which at least one must be met. */
    $or?: VariantFilter[];
    /** @description A filter that must not be met. */
    $not?: VariantFilter;
};
/**
 * What variants can be sorted by.
 *
 * - `id`: Id of the variant in this list.
 * - `variantId`: Id of the variant.
 * - `productData.productId`: Id of the product.
 */
export type VariantSortField = 'id' | 'variantId' | 'productData.productId' | UnknownValue;
/** @description One field that variants are sorted by. */
export type VariantSorting = {
    /** @description Name of the field to sort by. */
    fieldName: VariantSortField;
    /** @description Ascending when absent. */
    order?: SortOrder;
};
/** @description Which variants, in which order, and which page of them. */
export type VariantQuery = {
    /** @description Conditions that the variants must meet. If absent or empty, all that the caller may see. */
    filter?: VariantFilter;
    /** @description Fields to sort by. Later fields decide where earlier ones are equal. */
    sort?: VariantSorting[];
    /** @description Which page of the results, and how many items it has. */
    cursorPaging?: CursorPaging;
};
/**
 * A part of a variant that a response has only if it is asked for.
 *
 * - `CURRENCY`: `productData.currency`, and `formattedAmount` of all amounts.
 * - `MERCHANT_DATA`: `revenueDetails`. For merchants only.
 * - `SUBSCRIPTION_PRICES_INFO`: `subscriptionPricesInfo`.
 * - `WEIGHT_MEASUREMENT_UNIT_INFO`: `productData.physicalProperties.weightMeasurementUnitInfo`.
 */
export type VariantRequestedField = 'CURRENCY' | 'MERCHANT_DATA' | 'SUBSCRIPTION_PRICES_INFO' | 'WEIGHT_MEASUREMENT_UNIT_INFO' | UnknownValue;
/** @description Which variants to list, which page of them, and which of their parts. */
export type QueryVariantsV3Request = {
    /** @description Filter, sorting and cursor paging. If absent, the first 50 variants. */
    query?: VariantQuery;
    /** @description Parts that variants have only if they are asked for. */
    fields?: VariantRequestedField[];
};
/** @description What matters for sending the product of a variant. */
export type VariantProductPhysicalProperties = {
    /** @description Weight unit of the shop. Ask for it with `WEIGHT_MEASUREMENT_UNIT_INFO`. */
    readonly weightMeasurementUnitInfo?: WeightMeasurementUnitInfo;
};
/** @description What belongs to the product of a variant. */
export type VariantProductData = {
    /** @description Id of the product. */
    readonly productId?: string;
    /** @description Name of the product. */
    readonly name?: string | null;
    /** @description Whether the product is shipped or downloaded. */
    readonly productType?: ProductTypeV3;
    /** @description Last part of the URL of the product page. */
    readonly slug?: string | null;
    /** @description Whether visitors see the product. */
    readonly visible?: boolean | null;
    /** @description Whether it is sold at points of sale. */
    readonly visibleInPos?: boolean | null;
    /**
     * Format: uuid
     * @description Id of the main category.
     */
    readonly mainCategoryId?: string | null;
    /** @description ISO 4217 code of the currency of all amounts. Ask for it with `CURRENCY`. */
    readonly currency?: string | null;
    /** @description Revision of the product. */
    readonly revision?: string | null;
    /** @description Id in the system that the product was imported from. */
    readonly handle?: string | null;
    /** @description The weight unit. */
    physicalProperties?: VariantProductPhysicalProperties;
};
/** @description What matters for sending a variant. */
export type ReadOnlyVariantPhysicalProperties = {
    /** @description Weight of one piece, in the weight unit of the shop. */
    readonly weight?: number | null;
    /** @description Amount in one piece and the price of the base quantity. */
    readonly pricePerUnit?: PricePerUnit;
};
/** @description A variant with what lists need of its product. Change it through its product. */
export type ReadOnlyVariant = {
    /**
     * Format: uuid
     * @deprecated
     * @description Ids of product and variant. Use `productData.productId` and `variantId`, as the platform removes this one on 2026-12-31.
     */
    readonly id?: string;
    /**
     * Format: uuid
     * @description Id of the variant. It is `options.variantId` of a catalog reference.
     */
    readonly variantId?: string;
    /** @description What belongs to the product of the variant. */
    readonly productData?: VariantProductData;
    /** @description Whether buyers see the variant. */
    readonly visible?: boolean | null;
    /** @description Stock keeping unit. */
    readonly sku?: string | null;
    /** @description Barcode. */
    readonly barcode?: string | null;
    /** @description A choice of each option, with ids and names. */
    readonly optionChoices?: OptionChoice[];
    /** @description Price of one piece. */
    readonly price?: PriceInfo;
    /** @description Cost and profit of one piece. Ask for it with `MERCHANT_DATA`; for merchants only. */
    readonly revenueDetails?: RevenueDetails;
    /** @description Picture or video of the variant. */
    readonly media?: ProductMediaItemV3;
    /** @description Prices for subscribers. Ask for them with `SUBSCRIPTION_PRICES_INFO`. */
    readonly subscriptionPricesInfo?: SubscriptionPricesInfo;
    /** @description Whether the variant can be bought. */
    readonly inventoryStatus?: VariantInventoryStatus;
    /** @description Weight. Absent for digital products. */
    physicalProperties?: ReadOnlyVariantPhysicalProperties;
    /** @description The file. Absent for physical products. */
    digitalProperties?: VariantDigitalProperties;
};
/** @description One page of variants. */
export type QueryVariantsV3Response = {
    /** @description The variants of the page. */
    variants?: ReadOnlyVariant[];
    /** @description Size of the page, and the cursors of its neighbours. There is no total. */
    pagingMetadata?: CursorPagingMetadataV3;
};
/** @description Orders in advance of a variant that is not in stock. */
export type PreorderInfoInput = {
    /** @description Whether it can be ordered in advance. */
    enabled?: boolean | null;
    /** @description Message for buyers. */
    message?: string | null;
    /**
     * Format: int32
     * @description Most pieces that can be ordered in advance. No limit when absent.
     */
    limit?: number | null;
};
/** @description Stock of a new variant: `quantity` counts pieces, `inStock` does not. At most one may be given. */
export type InventoryItemComposite = {
    /**
     * Format: int32
     * @description Pieces in stock.
     */
    quantity?: number;
    /** @description Whether it is in stock, without counting pieces. */
    inStock?: boolean;
    /** @description Orders in advance while it is not in stock. */
    preorderInfo?: PreorderInfoInput;
};
/** @description One combination of choices of a new product, with its stock. */
export type VariantWithInventoryInput = {
    /**
     * Format: uuid
     * @description Id of the variant. It is `options.variantId` of a catalog reference.
     */
    id?: string | null;
    /** @description Whether buyers see the variant. */
    visible?: boolean | null;
    /** @description Stock keeping unit. */
    sku?: string | null;
    /** @description Barcode. */
    barcode?: string | null;
    /** @description A choice of each option, by ids or by names. */
    choices?: OptionChoice[];
    /** @description Price of one piece. */
    price: PriceInfoInput;
    /** @description Cost of one piece. */
    revenueDetails?: RevenueDetailsInput;
    /** @description Weight and size. Not for digital products. */
    physicalProperties?: VariantPhysicalPropertiesInput;
    /** @description The file. Not for physical products. */
    digitalProperties?: VariantDigitalPropertiesInput;
    /** @description Its stock at the default location. */
    inventoryItem?: InventoryItemComposite;
};
/** @description The variants of a new product. */
export type VariantsWithInventoryInput = {
    /** @description All variants. */
    variants?: VariantWithInventoryInput[];
};
/** @description A new product, with its variants and their stock. It has at least one variant, also without options. */
export type ProductWithInventoryInput = {
    /** @description Name shown to buyers. */
    name: string;
    /** @description Last part of the URL of the product page, unique in the shop. Made from the name if it is not given. */
    slug?: string | null;
    /** @description Text of the product page as HTML. Ask for it with `PLAIN_DESCRIPTION`. */
    plainDescription?: string | null;
    /** @description Whether visitors see the product. Default true. */
    visible?: boolean | null;
    /** @description Whether the product is sold at points of sale. Default true; digital products never are. */
    visibleInPos?: boolean | null;
    /** @description Pictures and videos. Null removes all. */
    media?: ProductMediaV3Input | null;
    /** @description Metadata of the product page for search engines. Null clears it. */
    seoData?: ProductSeoSchema | null;
    /**
     * Format: uuid
     * @description Id of the tax group.
     */
    taxGroupId?: string | null;
    /** @description What the buyer chooses. An update has both `options` and `variantsInfo`, or neither. */
    options?: ConnectedOptionInput[];
    /** @description What the buyer adds. */
    modifiers?: ConnectedModifierInput[];
    /** @description Who makes the product. An update names it by its id; a name alone makes a brand, with a new product only. Null clears it. */
    brand?: Brand | null;
    /** @description Extra paragraphs of the product page. */
    infoSections?: InfoSectionInput[];
    /** @description Short label on the picture. Null clears it. */
    ribbon?: Ribbon | null;
    /** @description More labels. */
    additionalRibbons?: Ribbon[];
    /**
     * Format: uuid
     * @description Id of the category that the breadcrumbs lead through.
     */
    mainCategoryId?: string | null;
    /** @description Whether the product is shipped or downloaded. */
    productType: ProductTypeV3;
    /** @description What matters for sending the product. Not for digital products. */
    physicalProperties?: ProductPhysicalPropertiesInput;
    /** @description A variant for each combination of choices, with its stock. */
    variantsInfo: VariantsWithInventoryInput;
    /** @description Who may buy the product. */
    purchaseEligibility?: PurchaseEligibility;
    /** @description The subscriptions that the product is sold as. */
    subscriptionDetails?: SubscriptionDetails;
    /** @description Properties that apps added. */
    extendedFields?: ExtendedFields;
    /** @description Tags of the product. */
    tags?: ProductTags;
};
/** @description The product to create, with its variants and their stock. */
export type CreateProductWithInventoryV3Request = {
    /** @description The new product. `name`, `productType` and `variantsInfo` are needed. */
    product: ProductWithInventoryInput;
    /** @description Whether `inventoryResults` has the items of stock. Default false. */
    returnEntity?: boolean;
    /** @description Parts that the product of the response has only if they are asked for. */
    fields?: ProductRequestedField[];
};
/**
 * Whether a variant can be bought.
 *
 * - `OUT_OF_STOCK`: It is not in stock.
 * - `IN_STOCK`: It is in stock.
 * - `PREORDER`: It is not in stock, but can be ordered in advance.
 */
export type AvailabilityStatus = 'OUT_OF_STOCK' | 'IN_STOCK' | 'PREORDER' | UnknownValue;
/** @description Orders in advance of a variant that is not in stock. */
export type PreorderInfo = {
    /** @description Whether it can be ordered in advance. */
    enabled?: boolean | null;
    /** @description Message for buyers. */
    message?: string | null;
    /**
     * Format: int32
     * @description Most pieces that can be ordered in advance. No limit when absent.
     */
    limit?: number | null;
    /**
     * Format: int32
     * @description Pieces that were ordered in advance.
     */
    readonly counter?: number | null;
    /**
     * Format: int32
     * @description Pieces that can still be ordered in advance.
     */
    readonly quantity?: number | null;
};
/** @description What belongs to the product and the variant of an inventory item. */
export type InventoryProduct = {
    /** @description Name of the product. */
    name?: string | null;
    /** @description Ids of the categories that the product was added to. */
    directCategoryIds?: string[];
    /** @description Choices of the variant, such as "Sea, 300 ml". */
    variantName?: string | null;
    /** @description Stock keeping unit. */
    variantSku?: string | null;
    /** @description Whether buyers see the variant. */
    variantVisible?: boolean | null;
};
/** @description Stock of a variant at a location. `quantity` is there if pieces are counted, otherwise `inStock`. */
export type InventoryItem = {
    /**
     * Format: uuid
     * @description Id of the inventory item.
     */
    readonly id?: string | null;
    /** @description Number of the version of the item, as text. It rises with each change; an update needs the current one. */
    readonly revision?: string | null;
    /**
     * Format: date-time
     * @description Time of creation, UTC.
     */
    readonly createdDate?: string | null;
    /**
     * Format: date-time
     * @description Time of the last change, UTC.
     */
    readonly updatedDate?: string | null;
    /**
     * Format: uuid
     * @description Id of the variant. It cannot be changed.
     */
    variantId?: string;
    /**
     * Format: uuid
     * @description Id of the location. It cannot be changed. That of the shop if it has one location.
     */
    locationId?: string | null;
    /** @description Id of the product. It cannot be changed. */
    productId?: string;
    /** @description Whether pieces are counted. */
    readonly trackQuantity?: boolean;
    /**
     * Format: int32
     * @description Pieces in stock. Below 0 if more were sold than there were.
     */
    quantity?: number;
    /** @description Whether the variant is in stock, without counting pieces. */
    inStock?: boolean;
    /** @description Whether the variant can be bought. */
    readonly availabilityStatus?: AvailabilityStatus;
    /** @description Orders in advance while it is not in stock. */
    preorderInfo?: PreorderInfo;
    /** @description What belongs to the product and the variant. */
    readonly product?: InventoryProduct;
    /** @description Properties that apps added. */
    extendedFields?: ExtendedFields;
};
/** @description The outcome of one item. */
export type BulkInventoryItemResult = {
    /** @description The id, its index in the request and, after a failure, the error with a code of the call. */
    itemMetadata?: ItemMetadata;
    /** @description The item afterwards. There only if `returnEntity` is true. */
    item?: InventoryItem;
};
/** @description Outcome of the stock of a new product, variant by variant. The product exists even if its stock fails. */
export type ProductInventoryResults = {
    /** @description One entry per variant. */
    results?: BulkInventoryItemResult[];
    /** @description How many items succeeded and failed. */
    bulkActionMetadata?: BulkActionMetadata;
    /** @description Why all of them failed. Absent otherwise. */
    error?: ApplicationError;
};
/** @description The new product, and the outcome of its stock. */
export type CreateProductWithInventoryV3Response = {
    /** @description The product with its variants. */
    product: ProductV3;
    /** @description The outcome for the stock of each variant. */
    inventoryResults?: ProductInventoryResults;
};
/** @description Conditions that a product meets, at least one, for calls that change products. */
export type NonEmptyProductFilter = {
    /** @description Id of the product. */
    id?: ProductTextConditionV3;
    /** @description Id in the system that the product was imported from. */
    handle?: ProductTextConditionV3;
    /** @description Last part of the URL of the product page. */
    slug?: ProductTextConditionV3;
    /** @description Whether visitors see the product. */
    visible?: ProductBooleanConditionV3;
    /** @description Whether it is sold at points of sale. */
    visibleInPos?: ProductBooleanConditionV3;
    /** @description Whether the product is shipped or downloaded. */
    productType?: ProductTypeConditionV3;
    /** @description Stock over all variants. */
    'inventory.availabilityStatus'?: AvailabilityConditionV3;
    /** @description Categories of the product and all above them. */
    'allCategoriesInfo.categories'?: ProductCategoriesConditionV3;
    /** @description Categories that the product was added to. */
    'directCategoriesInfo.categories'?: ProductCategoriesConditionV3;
    /** @description Ids of the options. */
    'options.id'?: ProductListConditionV3;
    /** @description Names of the options. */
    'options.name'?: ProductListConditionV3;
    /** @description Ids of the choices of options. */
    'options.choicesSettings.choices.choiceId'?: ProductListConditionV3;
    /** @description Names of the choices of options. */
    'options.choicesSettings.choices.name'?: ProductListConditionV3;
    /** @description Ids of the modifiers. */
    'modifiers.id'?: ProductListConditionV3;
    /** @description Names of the modifiers. */
    'modifiers.name'?: ProductListConditionV3;
    /** @description Id of the brand. */
    'brand.id'?: ProductTextConditionV3;
    /** @description Name of the brand. */
    'brand.name'?: ProductTextConditionV3;
    /** @description Id of the ribbon. */
    'ribbon.id'?: ProductTextConditionV3;
    /** @description Lowest price. */
    'actualPriceRange.minValue.amount'?: ProductAmountConditionV3;
    /** @description Highest price. */
    'actualPriceRange.maxValue.amount'?: ProductAmountConditionV3;
    /** @description Lowest price before a reduction. */
    'compareAtPriceRange.minValue.amount'?: ProductAmountConditionV3;
    /** @description When the product was created. */
    createdDate?: ProductDateConditionV3;
    /** @description When the product last changed. */
    updatedDate?: ProductDateConditionV3;
    /** @description Filters that must all be met. */
    $and?: ProductSearchFilter[];
    /** @description Filters of which at least one must be met. */
    $or?: ProductSearchFilter[];
    /** @description A filter that must not be met. */
    $not?: ProductSearchFilter;
};
/** @description New values of variants. Those that are left out keep their values. At least one is needed. */
export type VariantChanges = {
    /**
     * Format: uuid
     * @description Id of the variant. It is `options.variantId` of a catalog reference.
     */
    id?: string | null;
    /** @description Whether buyers see the variant. */
    visible?: boolean | null;
    /** @description Stock keeping unit. */
    sku?: string | null;
    /** @description Barcode. */
    barcode?: string | null;
    /** @description A choice of each option, by ids or by names. */
    choices?: OptionChoice[];
    /** @description Price of one piece. */
    price?: PriceInfoInput;
    /** @description Cost of one piece. */
    revenueDetails?: RevenueDetailsInput;
    /** @description Weight and size. Not for digital products. */
    physicalProperties?: VariantPhysicalPropertiesInput;
    /** @description The file. Not for physical products. */
    digitalProperties?: VariantDigitalPropertiesInput;
};
/** @description Which products to change, and what to set on all of their variants. */
export type BulkUpdateProductVariantsByFilterV3Request = {
    /** @description Products whose variants are changed. */
    filter: NonEmptyProductFilter;
    /** @description A text that these products must match. */
    search?: SearchDetails;
    /** @description New values for all variants of these products. */
    variant: VariantChanges;
};
/** @description The job that changes the variants after the response. */
export type BulkUpdateProductVariantsByFilterV3Response = {
    /**
     * Format: uuid
     * @description Id of the job.
     */
    jobId?: string;
};
/** @description Response with one inventory item. */
export type InventoryItemResponse = {
    /** @description The item as it is after the call. */
    inventoryItem: InventoryItem;
};
/** @description Changes of the stock of a variant: `quantity` counts pieces, `inStock` stops counting. Exactly one may be given. */
export type InventoryItemInput = {
    /** @description The current revision. */
    revision: string;
    /**
     * Format: uuid
     * @description Id of the variant. It cannot be changed.
     */
    variantId?: string;
    /**
     * Format: uuid
     * @description Id of the location. It cannot be changed. That of the shop if it has one location.
     */
    locationId?: string | null;
    /** @description Id of the product. It cannot be changed. */
    productId?: string;
    /**
     * Format: int32
     * @description Pieces in stock. Below 0 if more were sold than there were.
     */
    quantity?: number;
    /** @description Whether the variant is in stock, without counting pieces. */
    inStock?: boolean;
    /** @description Orders in advance while it is not in stock. */
    preorderInfo?: PreorderInfoInput;
    /** @description Properties that apps added. */
    extendedFields?: ExtendedFields;
};
/**
 * Why stock changed.
 *
 * - `ORDER`: An order was placed.
 * - `MANUAL`: A person or an app changed it.
 * - `REVERT_INVENTORY_CHANGE`: An earlier change was taken back, such as that of a canceled order.
 */
export type InventoryChangeReason = 'ORDER' | 'MANUAL' | 'REVERT_INVENTORY_CHANGE' | UnknownValue;
/** @description The properties of an inventory item to change. */
export type UpdateInventoryItemRequest = {
    /** @description The current revision, and the new values. */
    inventoryItem: InventoryItemInput;
    /** @description Why the stock changes. The event has it. `MANUAL` when absent. */
    reason?: InventoryChangeReason;
};
/** @description A text of an inventory item, compared as a whole or by its beginning. */
export type InventoryTextCondition = string | null | {
    $eq?: string | null;
    $ne?: string | null;
    $in?: string[];
    $hasSome?: string[];
    $exists?: boolean;
    /** @description The case of letters does not count. */
    $startsWith?: string;
};
/** @description A moment of an inventory item. */
export type InventoryDateCondition = DateTime | null | {
    $eq?: DateTime | null;
    $ne?: DateTime | null;
    $in?: DateTime[];
    $hasSome?: DateTime[];
    $exists?: boolean;
    $gt?: DateTime;
    $gte?: DateTime;
    $lt?: DateTime;
    $lte?: DateTime;
};
/** @description A fact of an inventory item that is true or false. */
export type InventoryBooleanCondition = boolean | null | {
    $eq?: boolean | null;
    $ne?: boolean | null;
    $in?: boolean[];
    $hasSome?: boolean[];
    $exists?: boolean;
};
/** @description A number of pieces. */
export type InventoryQuantityCondition = number | null | {
    /** Format: int32 */
    $eq?: number | null;
    /** Format: int32 */
    $ne?: number | null;
    $in?: number[];
    $hasSome?: number[];
    $exists?: boolean;
    /** Format: int32 */
    $gt?: number;
    /** Format: int32 */
    $gte?: number;
    /** Format: int32 */
    $lt?: number;
    /** Format: int32 */
    $lte?: number;
};
/** @description Whether a variant can be bought. */
export type AvailabilityStatusCondition = AvailabilityStatus | null | {
    $eq?: AvailabilityStatus | null;
    $ne?: AvailabilityStatus | null;
    $in?: AvailabilityStatus[];
    $hasSome?: AvailabilityStatus[];
    $exists?: boolean;
};
/** @description A list of texts of an inventory item. */
export type InventoryTextListCondition = string | null | {
    $eq?: string | null;
    $ne?: string | null;
    $in?: string[];
    $hasSome?: string[];
    $hasAll?: string[];
    $exists?: boolean;
};
/** @description Conditions that an inventory item meets. Several fields must all be met; a value alone means `$eq`. */
export type InventoryItemFilter = {
    /** @description Id of the item. */
    id?: InventoryTextCondition;
    /** @description Id of the variant. */
    variantId?: InventoryTextCondition;
    /** @description Id of the location. */
    locationId?: InventoryTextCondition;
    /** @description Id of the product. */
    productId?: InventoryTextCondition;
    /** @description When the item was created. */
    createdDate?: InventoryDateCondition;
    /** @description When the item last changed. */
    updatedDate?: InventoryDateCondition;
    /** @description Whether pieces are counted. */
    trackQuantity?: InventoryBooleanCondition;
    /** @description Whether it is in stock. */
    inStock?: InventoryBooleanCondition;
    /** @description Pieces in stock. */
    quantity?: InventoryQuantityCondition;
    /** @description Whether it can be bought. */
    availabilityStatus?: AvailabilityStatusCondition;
    /** @description Whether it can be ordered in advance. */
    'preorderInfo.enabled'?: InventoryBooleanCondition;
    /** @description Name of the product. */
    'product.name'?: InventoryTextCondition;
    /** @description Stock keeping unit. */
    'product.variantSku'?: InventoryTextCondition;
    /** @description Ids of the categories of the product. */
    'product.directCategoryIds'?: InventoryTextListCondition;
    /** @description Filters that must all be met. */
    $and?: InventoryItemFilter[];
    /** @description Filters of which at least one must be met. */
    $or?: InventoryItemFilter[];
    /** @description A filter that must not be met. */
    $not?: InventoryItemFilter;
};
/**
 * What inventory items can be sorted by.
 *
 * - `createdDate`: When the item was created.
 * - `updatedDate`: When the item last changed.
 * - `trackQuantity`: Whether pieces are counted.
 * - `inStock`: Whether it is in stock.
 * - `quantity`: Pieces in stock.
 * - `availabilityStatus`: Whether it can be bought.
 * - `productId`: Id of the product.
 * - `preorderInfo.enabled`: Whether it can be ordered in advance.
 * - `product.name`: Name of the product.
 */
export type InventoryItemSortField = 'createdDate' | 'updatedDate' | 'trackQuantity' | 'inStock' | 'quantity' | 'availabilityStatus' | 'productId' | 'preorderInfo.enabled' | 'product.name' | UnknownValue;
/** @description One field that inventory items are sorted by. */
export type InventoryItemSorting = {
    /** @description Name of the field to sort by. */
    fieldName: InventoryItemSortField;
    /** @description Ascending when absent. */
    order?: SortOrder;
};
/** @description Which inventory items, in which order, and which page of them. */
export type InventoryItemQuery = {
    /** @description Conditions that the items must meet. If absent or empty, all. */
    filter?: InventoryItemFilter;
    /** @description Fields to sort by. Later fields decide where earlier ones are equal. */
    sort?: InventoryItemSorting[];
    /** @description Which page of the results by offset. Not with `cursorPaging`. */
    paging?: Paging;
    /** @description Which page of the results, and how many items it has. */
    cursorPaging?: CursorPaging;
};
/** @description Which inventory items to list. */
export type QueryInventoryItemsParameters = {
    /** @description Filter, sorting and cursor paging. If absent, the first 50 items. */
    query?: InventoryItemQuery;
};
/** @description Where a page lies within the whole result. There is no total. */
export type InventoryPagingMetadata = {
    /**
     * Format: int32
     * @description Number of items in this page.
     */
    count?: number | null;
    /** @description Cursors of the pages before and after this one. */
    cursors?: Cursors;
};
/** @description One page of inventory items. */
export type QueryInventoryItemsResponse = {
    /** @description The items of the page. */
    inventoryItems?: InventoryItem[];
    /** @description Size of the page, and the cursors of its neighbours. */
    pagingMetadata?: InventoryPagingMetadata;
};
/** @description Pieces of a variant to take out of stock. */
export type InventoryDecrement = {
    /**
     * Format: uuid
     * @description Id of the variant.
     */
    variantId: string;
    /**
     * Format: uuid
     * @description Id of the location. The default location when absent.
     */
    locationId?: string | null;
    /**
     * Format: int32
     * @description Pieces to take.
     */
    decrementBy: number;
    /** @description Whether the pieces are ordered in advance. */
    preorderRequest?: boolean;
};
/** @description Pieces to take out of stock. */
export type BulkDecrementInventoryItemsRequest = {
    /** @description Variants with the pieces to take. */
    decrementData: InventoryDecrement[];
    /** @description True takes no more pieces than there are: an item that has fewer fails with INSUFFICIENT_INVENTORY. Otherwise its quantity falls below 0. */
    restrictInventory?: boolean | null;
    /** @description Whether the results have the items as they are afterwards. Default false. */
    returnEntity?: boolean;
    /** @description Why the stock changes. The event has it. `MANUAL` when absent. */
    reason?: InventoryChangeReason;
};
/** @description Outcome of a bulk call, item by item and in numbers. The call succeeds as a whole even when single items fail, so read the results. */
export type BulkInventoryItemsResponse = {
    /** @description One entry per item of the request, in its order. */
    results?: BulkInventoryItemResult[];
    /** @description How many items succeeded and failed. */
    bulkActionMetadata?: BulkActionMetadata;
};
/** @description Pieces of a variant to add to stock. */
export type InventoryIncrement = {
    /**
     * Format: uuid
     * @description Id of the variant.
     */
    variantId: string;
    /**
     * Format: uuid
     * @description Id of the location. The default location when absent.
     */
    locationId?: string | null;
    /**
     * Format: int32
     * @description Pieces to add.
     */
    incrementBy: number;
};
/** @description Pieces to add to stock. */
export type BulkIncrementInventoryItemsRequest = {
    /** @description Variants with the pieces to add. */
    incrementData: InventoryIncrement[];
    /** @description Whether the results have the items as they are afterwards. Default false. */
    returnEntity?: boolean;
    /** @description Why the stock changes. The event has it. `MANUAL` when absent. */
    reason?: InventoryChangeReason;
};
/**
 * What a choice does: that of an option selects a variant, that of a modifier adds to the product.
 *
 * - `PRODUCT_OPTION`: An option.
 * - `MODIFIER`: A modifier.
 */
export type CustomizationType = 'PRODUCT_OPTION' | 'MODIFIER' | UnknownValue;
/** @description Whether it is an option or a modifier. */
export type CustomizationTypeCondition = CustomizationType | null | {
    $eq?: CustomizationType | null;
    $ne?: CustomizationType | null;
    $in?: CustomizationType[];
    $exists?: boolean;
};
/** @description How the buyer is asked. */
export type CustomizationRenderTypeCondition = ModifierRenderType | null | {
    $eq?: ModifierRenderType | null;
    $ne?: ModifierRenderType | null;
    $in?: ModifierRenderType[];
    $exists?: boolean;
};
/** @description Conditions of a query over options and modifiers. Several fields must all be met; a value alone means `$eq`. */
export type CustomizationFilter = {
    /** @description Id of the option or modifier. */
    id?: ProductTextConditionV3;
    /** @description Its name. */
    name?: ProductTextConditionV3;
    /** @description Whether it is an option or a modifier. */
    customizationType?: CustomizationTypeCondition;
    /** @description How the buyer is asked. */
    customizationRenderType?: CustomizationRenderTypeCondition;
    /** @description When it was created. */
    createdDate?: ProductDateConditionV3;
    /** @description When it last changed. */
    updatedDate?: ProductDateConditionV3;
    /** @description Filters that must all be met. */
    $and?: CustomizationFilter[];
    /** @description Filters of which at least one must be met. */
    $or?: CustomizationFilter[];
    /** @description A filter that must not be met. */
    $not?: CustomizationFilter;
};
/**
 * What options and modifiers can be sorted by.
 *
 * - `id`: Id of the option or modifier.
 * - `name`: Its name.
 * - `createdDate`: When it was created.
 * - `updatedDate`: When it last changed.
 */
export type CustomizationSortField = 'id' | 'name' | 'createdDate' | 'updatedDate' | UnknownValue;
/** @description One field that options and modifiers are sorted by. */
export type CustomizationSorting = {
    /** @description Name of the field to sort by. */
    fieldName: CustomizationSortField;
    /** @description Ascending when absent. */
    order?: SortOrder;
};
/** @description Which options and modifiers, in which order, and which page of them. */
export type CustomizationQuery = {
    /** @description Conditions that they must meet. If absent or empty, all. */
    filter?: CustomizationFilter;
    /** @description Fields to sort by. Later fields decide where earlier ones are equal. */
    sort?: CustomizationSorting[];
    /** @description Which page of the results, and how many items it has. */
    cursorPaging?: CursorPagingUpTo100;
};
/**
 * A part of options and modifiers that a list has only if it is asked for.
 *
 * - `ASSIGNED_PRODUCTS_COUNT`: `assignedProductsCount`.
 * - `CHOICE_DISPLAY_IMAGE`: `displayImage` of choices.
 */
export type CustomizationRequestedField = 'ASSIGNED_PRODUCTS_COUNT' | 'CHOICE_DISPLAY_IMAGE' | UnknownValue;
/** @description Which options and modifiers to list, which page of them, and which of their parts. */
export type QueryCustomizationsParameters = {
    /** @description Filter, sorting and cursor paging. If absent, the first 50. */
    query?: CustomizationQuery;
    /** @description Parts that options and modifiers have only if they are asked for. */
    fields?: CustomizationRequestedField[];
};
/** @description One choice of an option or a modifier, such as Sea for Glaze. */
export type CustomizationChoice = {
    /**
     * Format: uuid
     * @description Id of the choice, as products and filters name it: `choiceId`.
     */
    id?: string;
    /** @description Whether it is shown as text or as a color. */
    choiceType?: ChoiceType;
    /** @description Name of the choice in requests. */
    key?: string | null;
    /** @description Name of the choice. */
    name?: string;
    /** @description Color of a swatch, such as `#2f6f73`. */
    colorCode?: string;
    /**
     * Format: decimal
     * @description What the choice of a modifier adds to the price unless a product says otherwise, a decimal number as text.
     */
    defaultAddedPrice?: string | null;
    /** @description Picture of a swatch. Ask for it with `CHOICE_DISPLAY_IMAGE`. */
    displayImage?: Image;
    /** @description Ids of the choices that this one is shown below. A choice without them is shown on its own. */
    primaryChoiceIds?: string[];
};
/** @description What can be chosen. */
export type CustomizationChoices = {
    /** @description The choices of all products. */
    choices?: CustomizationChoice[];
};
/** @description An option or a modifier, such as Glaze, which products share by its id. */
export type Customization = {
    /** @description Id of the option or modifier. */
    id?: string | null;
    /** @description Number of its version, as text. It rises with each change. */
    revision?: string | null;
    /**
     * Format: date-time
     * @description Time of creation, UTC.
     */
    createdDate?: string | null;
    /**
     * Format: date-time
     * @description Time of the last change, UTC.
     */
    updatedDate?: string | null;
    /** @description Name of the option or modifier in requests. */
    key?: string | null;
    /** @description Name shown to buyers. */
    name?: string;
    /** @description Whether it is an option or a modifier. */
    customizationType?: CustomizationType;
    /** @description How the buyer is asked. */
    customizationRenderType?: ModifierRenderType;
    /** @description What can be chosen. Not of `FREE_TEXT`. */
    choicesSettings?: CustomizationChoices;
    /** @description The text box. Only of `FREE_TEXT`. */
    freeTextInput?: FreeTextSettings;
    /**
     * Format: int32
     * @description Number of products that have it. Ask for it with `ASSIGNED_PRODUCTS_COUNT`.
     */
    assignedProductsCount?: number | null;
};
/** @description One page of options and modifiers. */
export type QueryCustomizationsResponse = {
    /** @description The options and modifiers. */
    customizations?: Customization[];
    /** @description Size of the page, and the cursors of its neighbours. */
    pagingMetadata?: CursorPagingMetadataV3;
};
/**
 * A part of a category that a response has only if it is asked for.
 *
 * - `BREADCRUMBS_INFO`: `breadcrumbsInfo`.
 * - `DESCRIPTION`: `description`.
 * - `RICH_CONTENT_DESCRIPTION`: `richContentDescription`.
 */
export type CategoryRequestedField = 'BREADCRUMBS_INFO' | 'DESCRIPTION' | 'RICH_CONTENT_DESCRIPTION' | UnknownValue;
/** @description The category above another. */
export type ParentCategory = {
    /**
     * Format: uuid
     * @description Id of the category above.
     */
    id?: string | null;
    /**
     * Format: int32
     * @description Place among the categories below the same one, from 0.
     */
    readonly index?: number | null;
};
/** @description A group of products, such as Tableware, in a tree of at most five levels. */
export type Category = {
    /**
     * Format: uuid
     * @description Id of the category.
     */
    id?: string | null;
    /** @description Number of the version of the category, as text. It rises with each change; an update needs the current one. */
    readonly revision?: string | null;
    /**
     * Format: date-time
     * @description Time of creation, UTC.
     */
    readonly createdDate?: string | null;
    /**
     * Format: date-time
     * @description Time of the last change, UTC.
     */
    readonly updatedDate?: string | null;
    /** @description Name shown to visitors. */
    name?: string | null;
    /** @description Last part of the URL of the category page, unique in the tree. Made from the name if it is not given. */
    slug?: string | null;
    /** @description Picture of the category. */
    image?: Image;
    /** @description Text of the category page. Ask for it with `DESCRIPTION`. */
    description?: string | null;
    /** @description The same text with its format. Ask for it with `RICH_CONTENT_DESCRIPTION`. */
    richContentDescription?: RichContent;
    /** @description Whether visitors see the category. A hidden one hides those below it. Default true. */
    visible?: boolean | null;
    /**
     * Format: int32
     * @description Number of items in the category and those below it.
     */
    readonly itemCounter?: number;
    /** @description The category above it. Absent at the top. */
    parentCategory?: ParentCategory;
    /** @description The categories above it, from the top. Ask for it with `BREADCRUMBS_INFO`. */
    readonly breadcrumbsInfo?: BreadcrumbsInfo;
    /** @description The tree that it belongs to. */
    readonly treeReference?: TreeReference;
    /**
     * Format: uuid
     * @description Id of the app that manages the category. If it is there, only that app can change its items.
     */
    managingAppId?: string | null;
    /** @description Metadata of the category page for search engines. */
    seoData?: ProductSeoSchema;
    /** @description Properties that apps added. */
    extendedFields?: ExtendedFields;
};
/** @description Response with one category. */
export type CategoryResponse = {
    /** @description The category, with the parts that `fields` asked for. */
    category: Category;
};
/** @description The category above another. */
export type ParentCategoryInput = {
    /**
     * Format: uuid
     * @description Id of the category above.
     */
    id: string;
};
/** @description Changes of a category. */
export type CategoryChanges = {
    /**
     * Format: uuid
     * @description Id of the category.
     */
    id?: string | null;
    /** @description The current revision. */
    revision: string;
    /** @description Name shown to visitors. */
    name?: string | null;
    /** @description Last part of the URL of the category page, unique in the tree. Made from the name if it is not given. */
    slug?: string | null;
    /** @description Picture of the category. */
    image?: ImageInput;
    /** @description Text of the category page. Ask for it with `DESCRIPTION`. */
    description?: string | null;
    /** @description Formatted text about the category. Null clears it. */
    richContentDescription?: RichContent | null;
    /** @description Whether visitors see the category. A hidden one hides those below it. Default true. */
    visible?: boolean | null;
    /** @description The category above it. Null counts as absent. It cannot be changed. */
    parentCategory?: ParentCategoryInput | null;
    /**
     * Format: uuid
     * @description Id of the app that manages the category. If it is there, only that app can change its items.
     */
    managingAppId?: string | null;
    /** @description Metadata of the category page for search engines. Null clears it. */
    seoData?: ProductSeoSchema | null;
    /** @description Properties that apps added. */
    extendedFields?: ExtendedFields;
};
/** @description The properties of a category to change. Those that are left out keep their values. */
export type UpdateCategoryRequest = {
    /** @description The current revision, and new values. The id is in the path. */
    category: CategoryChanges;
    /** @description The tree. */
    treeReference: TreeReference;
    /** @description Parts that the category of the response has only if they are asked for. */
    fields?: CategoryRequestedField[];
};
/** @description A text of a category, compared as a whole or by its beginning. */
export type CategoryTextCondition = string | null | {
    $eq?: string | null;
    $ne?: string | null;
    $in?: string[];
    $hasSome?: string[];
    $exists?: boolean;
    /** @description The case of letters does not count. */
    $startsWith?: string;
};
/** @description A fact of a category that is true or false. */
export type CategoryBooleanCondition = boolean | null | {
    $eq?: boolean | null;
    $ne?: boolean | null;
    $in?: boolean[];
    $hasSome?: boolean[];
    $exists?: boolean;
};
/** @description A moment of a category. */
export type CategoryDateCondition = DateTime | null | {
    $eq?: DateTime | null;
    $ne?: DateTime | null;
    $in?: DateTime[];
    $hasSome?: DateTime[];
    $exists?: boolean;
    $gt?: DateTime;
    $gte?: DateTime;
    $lt?: DateTime;
    $lte?: DateTime;
};
/** @description Conditions that a category meets. Several fields must all be met; a value alone means `$eq`. */
export type CategoryFilter = {
    /** @description Id of the category. */
    id?: CategoryTextCondition;
    /** @description Name shown to visitors. */
    name?: CategoryTextCondition;
    /** @description Last part of the URL of the category page. */
    slug?: CategoryTextCondition;
    /** @description Whether visitors see the category. */
    visible?: CategoryBooleanCondition;
    /** @description Id of the category above. */
    'parentCategory.id'?: CategoryTextCondition;
    /** @description When the category was created. */
    createdDate?: CategoryDateCondition;
    /** @description When the category last changed. */
    updatedDate?: CategoryDateCondition;
    /** @description Filters that must all be met. */
    $and?: CategoryFilter[];
    /** @description Filters of which at least one must be met. */
    $or?: CategoryFilter[];
    /** @description A filter that must not be met. */
    $not?: CategoryFilter;
};
/**
 * What categories can be sorted by.
 *
 * - `name`: Name shown to visitors.
 * - `createdDate`: When the category was created.
 * - `updatedDate`: When the category last changed.
 * - `parentCategory.id`: Id of the category above.
 * - `parentCategory.index`: Place among the categories below the same one.
 */
export type CategorySortField = 'name' | 'createdDate' | 'updatedDate' | 'parentCategory.id' | 'parentCategory.index' | UnknownValue;
/** @description One field that categories are sorted by. */
export type CategorySorting = {
    /** @description Name of the field to sort by. */
    fieldName: CategorySortField;
    /** @description Ascending when absent. */
    order?: SortOrder;
};
/** @description Which categories, in which order, and which page of them. */
export type CategoryQuery = {
    /** @description Conditions that the categories must meet. If absent, all that the caller may see. The platform was seen to refuse an empty one with 400. */
    filter?: CategoryFilter;
    /** @description Fields to sort by. Later fields decide where earlier ones are equal. */
    sort?: CategorySorting[];
    /** @description Which page of the results, and how many items it has. */
    cursorPaging?: CursorPaging;
};
/** @description Which categories to list, which page of them, and which of their parts. */
export type QueryCategoriesRequest = {
    /** @description Filter, sorting and cursor paging. If absent, the first 50 categories. */
    query?: CategoryQuery;
    /** @description The tree. */
    treeReference?: TreeReference;
    /** @description Whether hidden categories are listed. Needs a permission that visitors do not have. Default false. */
    returnNonVisibleCategories?: boolean;
    /** @description Parts that categories have only if they are asked for. */
    fields?: CategoryRequestedField[];
};
/** @description One page of categories. */
export type QueryCategoriesResponse = {
    /** @description The categories of the page. */
    categories?: Category[];
    /** @description Size of the page, and the cursors of its neighbours. There is no total. */
    pagingMetadata?: CursorPagingMetadataV3;
};
/** @description An item of a category. For products, `appId` is that of the store catalog, as in carts. */
export type ItemReference = {
    /** @description Id of the product. */
    catalogItemId: string;
    /** @description Id of the app whose catalog has the item. */
    appId: string;
};
/** @description One page of the items of a category. */
export type ListItemsInCategoryResponse = {
    /** @description The items of the page. */
    items?: ItemReference[];
    /** @description Size of the page, and the cursors of its neighbours. There is no offset and no total. */
    pagingMetadata?: PlatformPagingMetadata;
};
/** @description Which items of a category to list. */
export type ListItemsInCategoryRequest = {
    /** @description The tree that the category belongs to. */
    treeReference: TreeReference;
    /** @description Which page of the items, and how many it has, at most 100. */
    cursorPaging?: CursorPagingUpTo100;
    /** @description Whether the items are in the order that the merchant has arranged. If false, the newest come first. */
    useCategoryArrangement?: boolean;
    /** @description Whether items of the categories below are listed. Default false. */
    includeItemsFromSubcategories?: boolean;
};
/** @description A new category. Its name is needed. */
export type CategoryInput = {
    /**
     * Format: uuid
     * @description Id of the category.
     */
    id?: string | null;
    /** @description Name shown to visitors. */
    name: string;
    /** @description Last part of the URL of the category page, unique in the tree. Made from the name if it is not given. */
    slug?: string | null;
    /** @description Picture of the category. */
    image?: ImageInput;
    /** @description Text of the category page. Ask for it with `DESCRIPTION`. */
    description?: string | null;
    /** @description Formatted text about the category. Null clears it. */
    richContentDescription?: RichContent | null;
    /** @description Whether visitors see the category. A hidden one hides those below it. Default true. */
    visible?: boolean | null;
    /** @description The category above it. Null counts as absent. It cannot be changed. */
    parentCategory?: ParentCategoryInput | null;
    /**
     * Format: uuid
     * @description Id of the app that manages the category. If it is there, only that app can change its items.
     */
    managingAppId?: string | null;
    /** @description Metadata of the category page for search engines. Null clears it. */
    seoData?: ProductSeoSchema | null;
    /** @description Properties that apps added. */
    extendedFields?: ExtendedFields;
};
/** @description The category to create, and its tree. */
export type CreateCategoryRequest = {
    /** @description The new category. */
    category: CategoryInput;
    /** @description The tree. */
    treeReference: TreeReference;
    /** @description Parts that the category of the response has only if they are asked for. */
    fields?: CategoryRequestedField[];
};
/** @description The items to add. */
export type BulkAddItemsToCategoryRequest = {
    /** @description The items. */
    items: ItemReference[];
    /** @description The tree that the category belongs to. */
    treeReference: TreeReference;
};
/** @description How one item of a bulk call fared. */
export type ItemReferenceMetadata = {
    /** @description The item. */
    item?: ItemReference;
    /**
     * Format: int32
     * @description Place of the item in the request, from 0.
     */
    originalIndex?: number;
    /** @description Whether the item succeeded. */
    success?: boolean;
    /** @description Why the item failed. Absent if it succeeded. */
    error?: ApplicationError;
};
/** @description The outcome of one item. */
export type BulkCategoryItemResult = {
    /** @description The item, its index in the request and, after a failure, the error. */
    itemMetadata?: ItemReferenceMetadata;
};
/** @description Outcome of a bulk call, item by item and in numbers. The call succeeds as a whole even when single items fail, so read the results. */
export type BulkCategoryItemsResponse = {
    /** @description One entry per item of the request, in its order. */
    results?: BulkCategoryItemResult[];
    /** @description How many items succeeded and failed. */
    bulkActionMetadata?: BulkActionMetadata;
};
/** @description The items to take out. */
export type BulkRemoveItemsFromCategoryRequest = {
    /** @description The items. */
    items: ItemReference[];
    /** @description The tree that the category belongs to. */
    treeReference: TreeReference;
};
/** @description What a member signs in with. The platform knows only e-mail addresses. */
export type LoginId = {
    /**
     * Format: email
     * @description The e-mail address.
     */
    email: string;
};
/**
 * Whether others can see the profile of an identity.
 *
 * - `UNDEFINED`: No choice was made.
 * - `PUBLIC`: Everybody can see it.
 * - `PRIVATE`: Others cannot see it.
 */
export type IdentityPrivacyStatus = 'UNDEFINED' | 'PUBLIC' | 'PRIVATE' | UnknownValue;
/** @description Value of a custom profile field, of exactly one kind. */
export type IdentityCustomFieldValue = {
    /** @description The value, if it is a text. */
    strValue?: string;
    /** @description The value, if it is a number. NaN and the infinities are strings in JSON. */
    numValue?: number;
    /**
     * Format: date-time
     * @description The value, if it is a point in time. ISO 8601 in UTC.
     */
    dateValue?: string | null;
    /** @description The value, if it is a list. */
    listValue?: IdentityCustomListValue;
    /** @description The value, if it is a map. */
    mapValue?: IdentityCustomMapValue;
    /** @description The value, if it is a boolean. */
    boolValue?: boolean;
};
/** @description Several values of a custom profile field. */
export type IdentityCustomListValue = {
    /** @description The values, in order. */
    value?: IdentityCustomFieldValue[];
};
/** @description Named values of a custom profile field. */
export type IdentityCustomMapValue = {
    /** @description The values by name. */
    value?: {
        [key: string]: IdentityCustomFieldValue;
    };
};
/** @description A field that the site owner added to profiles. */
export type IdentityCustomFieldInput = {
    /** @description Key of the field as the site defines it. */
    name?: string;
    /** @description Value of the field. */
    value?: IdentityCustomFieldValue;
};
/**
 * What an e-mail address is used for.
 *
 * - `UNTAGGED`: Not said; the default.
 * - `MAIN`: The address to write to first.
 * - `HOME`: Private mail.
 * - `WORK`: Mail at work.
 */
export type EmailTag = 'UNTAGGED' | 'MAIN' | 'HOME' | 'WORK' | UnknownValue;
/** @description A further e-mail address and what it is for. */
export type IdentitySecondaryEmailInput = {
    /**
     * Format: email
     * @description The address.
     */
    email?: string;
    tag?: EmailTag;
};
/**
 * What a telephone number is used for.
 *
 * - `UNTAGGED`: Not said; the default.
 * - `MAIN`: The number to call first.
 * - `HOME`: The number at home.
 * - `MOBILE`: A mobile telephone.
 * - `WORK`: The number at work.
 * - `FAX`: A fax machine.
 */
export type PhoneTag = 'UNTAGGED' | 'MAIN' | 'HOME' | 'MOBILE' | 'WORK' | 'FAX' | UnknownValue;
/** @description A telephone number of an identity and what it is for. */
export type IdentityPhoneInput = {
    /** @description ISO 3166-1 alpha-2 code of the country that the number belongs to. */
    countryCode?: string | null;
    /** @description The telephone number, with or without punctuation. */
    phone?: string;
    tag?: PhoneTag;
};
/** @description A postal address of an identity. */
export type IdentityAddressInput = {
    /** @description ISO 3166-1 alpha-2 country code. */
    country?: string | null;
    /** @description ISO 3166-2 code of the county, state or region. */
    subdivision?: string | null;
    /** @description City or town. */
    city?: string | null;
    /** @description Postal code, as the country writes it. */
    postalCode?: string | null;
    /** @description Main line, usually street and number as free text. */
    addressLine?: string | null;
    /** @description Apartment, floor or another detail. */
    addressLine2?: string | null;
    /** @description Street name, for countries where it is separate from the number. */
    streetName?: string | null;
    /** @description House number, if it is a separate field. */
    streetNumber?: string | null;
    /** @description Latitude and longitude of the address. */
    geocode?: AddressLocation;
    /** @description Street, number and flat as separate fields. */
    streetAddress?: StreetAddressInput;
};
/**
 * What a postal address is used for.
 *
 * - `UNTAGGED`: Not said; the default.
 * - `HOME`: The address at home.
 * - `WORK`: The address at work.
 * - `BILLING`: The address on bills.
 * - `SHIPPING`: The address that orders are sent to.
 */
export type AddressTag = 'UNTAGGED' | 'HOME' | 'WORK' | 'BILLING' | 'SHIPPING' | UnknownValue;
/** @description A postal address and what it is for. */
export type IdentityAddressWrapperInput = {
    address?: IdentityAddressInput;
    tag?: AddressTag;
};
/** @description What an identity says about itself. In responses every list is present, and may be empty. */
export type IdentityProfileInput = {
    /** @description Given name. */
    firstName?: string | null;
    /** @description Family name. */
    lastName?: string | null;
    /** @description Name shown to others. */
    nickname?: string | null;
    /** @description URL of the profile picture. */
    picture?: string | null;
    /**
     * @deprecated
     * @description Old form of `secondaryEmails`.
     */
    emails?: string[];
    /**
     * @deprecated
     * @description Old form of `phonesV2`.
     */
    phones?: string[];
    /** @description Labels of the contact that belongs to the identity. */
    labels?: string[];
    /** @description ISO 639-1 language code, optionally with a region. */
    language?: string | null;
    privacyStatus?: IdentityPrivacyStatus;
    /** @description Fields that the site owner added. */
    customFields?: IdentityCustomFieldInput[];
    /** @description Further e-mail addresses, in addition to the one used to sign in. */
    secondaryEmails?: IdentitySecondaryEmailInput[];
    /** @description Telephone numbers. */
    phonesV2?: IdentityPhoneInput[];
    /** @description Postal addresses. */
    addresses?: IdentityAddressWrapperInput[];
    /** @description Name of the company that the person works for. */
    company?: string | null;
    /** @description Job title of the person in that company. */
    position?: string | null;
    /**
     * Format: date
     * @description Day of birth, without a time.
     */
    birthdate?: string | null;
    /** @description Last part of the URL of the public profile page. */
    slug?: string | null;
    /** @description Whether the person has subscribed to mailings of the site. Absent if the person was never asked. */
    subscription?: boolean | null;
    /** @description Value added tax number. */
    vatId?: string | null;
};
/** @description Answer of a captcha that was shown under a site key of the caller instead of one of the platform. */
export type IdentityRecaptchaForClientSiteKey = {
    /**
     * Format: password
     * @description Response token of the captcha.
     */
    token?: string;
    /**
     * Format: uuid
     * @description Id of the registered site key.
     */
    siteKeyId?: string;
};
/** @description Proof that a person is at the screen. One element holds the answer of one captcha. */
export type CaptchaToken = {
    /**
     * Format: password
     * @description Response token of the visible captcha.
     */
    Recaptcha?: string;
    /**
     * Format: password
     * @description Response token of the invisible captcha.
     */
    InvisibleRecaptcha?: string;
    /**
     * Format: password
     * @description Value for the captcha kind `NoCaptcha`.
     */
    NoCaptcha?: string;
    /** @description Response token of a captcha that has a site key of the caller. */
    recaptchaForClientSiteKey?: IdentityRecaptchaForClientSiteKey;
};
/** @description Credentials and profile of a new member. */
export type RegisterRequest = {
    /** @description Who registers. Left out only when the address is in the query parameter `email`. */
    loginId?: LoginId;
    /**
     * Format: password
     * @description The password. Its rules are those of the platform; a breach comes back as VALUE_TOO_SHORT, VALUE_TOO_LONG or VALUE_DID_NOT_MATCH.
     */
    password: string;
    /** @description Name, address and other details of the person. */
    profile?: IdentityProfileInput;
    /** @description Answers of captchas. Needed when the site has captcha switched on for registration or the platform asks for it. */
    captchaTokens?: CaptchaToken[];
    /** @description Free data about the calling client, for the platform's abuse checks. */
    clientMetaData?: {
        [key: string]: unknown;
    } | null;
};
/**
 * Kind of proof in a sign-in.
 *
 * - `PASSWORD`: A password.
 * - `SMS`: A code by text message.
 * - `CALL`: A code by telephone call.
 * - `EMAIL`: A code by e-mail.
 * - `TOTP`: A code of an authenticator app.
 * - `PUSH`: A push message that the person confirms.
 * - `WEBAUTHN`: A security key or a passkey.
 * - `RECOVERY_CODE`: A code that was issued in advance, for when the other factors are lost.
 */
export type FactorType = 'PASSWORD' | 'SMS' | 'CALL' | 'EMAIL' | 'TOTP' | 'PUSH' | 'WEBAUTHN' | 'RECOVERY_CODE' | UnknownValue;
/**
 * Whether the person can use a second factor.
 *
 * - `ENABLED`: The person has switched it on.
 * - `REQUIRE_ACTIVATION`: It has to be set up first.
 * - `REQUIRE_REENROLL`: It has to be set up again first.
 * - `ENABLED_BY_RULE`: A rule of the site requires it.
 * - `DISABLED_BY_RULE`: A rule of the site forbids it.
 */
export type MfaFactorStatus = 'ENABLED' | 'REQUIRE_ACTIVATION' | 'REQUIRE_REENROLL' | 'ENABLED_BY_RULE' | 'DISABLED_BY_RULE' | UnknownValue;
/** @description A second factor that the person can choose. */
export type MfaFactor = {
    factorType?: FactorType;
    factorStatus?: MfaFactorStatus;
};
/**
 * Why a sign-in asks for a second factor.
 *
 * - `USER_SETTINGS`: The person has switched it on.
 * - `HIGH_RISK_LOGIN`: The platform rates this sign-in as risky.
 */
export type MfaReason = 'USER_SETTINGS' | 'HIGH_RISK_LOGIN' | UnknownValue;
/** @description The kinds of second proof a sign-in may continue with. */
export type RequireMfaData = {
    /** @description Second factors that the person can choose from. */
    availableFactors?: MfaFactor[];
    /** @description Why the platform requires a second factor. */
    reason?: MfaReason;
};
/** @description Challenge by push message. */
export type IdentityPushChallengeData = {
    /** @description Id of the push message. Send it back to check whether the person has confirmed it. */
    transactionId?: string;
};
/** @description Challenge for a security key or passkey. */
export type IdentityWebAuthnChallengeData = {
    /**
     * Format: uuid
     * @description Id of the challenge. Send it back with the credential.
     */
    challengeId?: string;
    /** @description Argument for `navigator.credentials.get`, as JSON text. */
    publicKeyCredentialRequestOptionsJson?: string;
};
/** @description What the person, or the browser, needs in order to answer a challenge. A code sent by mail, message or call needs only the hint. */
export type IdentityVerificationChallenge = {
    pushData?: IdentityPushChallengeData;
    webauthnData?: IdentityWebAuthnChallengeData;
    /** @description Address or number that the code was sent to, partly masked, to be shown to the person. */
    hint?: string | null;
};
/** @description The second proof a sign-in asks for. */
export type MfaChallengeData = {
    /** @description The second factor that the platform requires. */
    factorType?: FactorType;
    /** @description Data of this step, such as where the code was sent. Its shape depends on `factorType`. */
    verificationChallengeData?: IdentityVerificationChallenge;
    /** @description Other second factors that the person can choose instead. */
    availableFactors?: MfaFactor[];
    /** @description Why the platform requires a second factor. */
    reason?: MfaReason;
};
/**
 * State of a sign-in or registration.
 *
 * - `UNKNOWN_STATE`: A state that the platform does not name.
 * - `SUCCESS`: Signed in. The response has a session token.
 * - `REQUIRE_OWNER_APPROVAL`: The site owner must approve the new member first.
 * - `REQUIRE_EMAIL_VERIFICATION`: A code was sent by e-mail. The response has a state token to verify it with.
 * - `STATUS_CHECK`: The platform has to check the account. No source says what follows.
 * - `REQUIRE_FIRST_FACTOR`: The first factor, such as the password, must be given.
 * - `REQUIRE_MISSING_FIELDS`: Required fields of the profile are missing.
 * - `REQUIRE_MFA`: A second factor must be chosen.
 * - `MFA_CHALLENGE`: The code of the chosen second factor must be given.
 */
export type AuthenticationState = 'UNKNOWN_STATE' | 'SUCCESS' | 'REQUIRE_OWNER_APPROVAL' | 'REQUIRE_EMAIL_VERIFICATION' | 'STATUS_CHECK' | 'REQUIRE_FIRST_FACTOR' | 'REQUIRE_MISSING_FIELDS' | 'REQUIRE_MFA' | 'MFA_CHALLENGE' | UnknownValue;
/** @description Ties an identity to an account at an outside identity provider. */
export type IdentityIdpConnection = {
    /**
     * Format: uuid
     * @description The provider as connected to the site. Google is `0e6a50f5-b523-4e29-990d-f37fa2ffdd69`, Facebook `3ecad13f-52c3-483d-911f-31dbcf2a6d23`.
     */
    idpConnectionId: string;
    /** @description Id of the person at the provider. */
    idpUserId: string;
};
/** @description Ties an identity to an authenticator of the platform, for example the one that keeps its password. */
export type IdentityAuthenticatorConnection = {
    /**
     * Format: uuid
     * @description Id of the connection.
     */
    authenticatorConnectionId: string;
    /** @description True when the person has to set the authenticator up anew before the next sign-in. */
    reEnrollmentRequired: boolean;
};
/** @description A method of authenticating an identity: an external provider or an authenticator of the platform. */
export type IdentityConnection = {
    idpConnection?: IdentityIdpConnection;
    authenticatorConnection?: IdentityAuthenticatorConnection;
};
/** @description A field that the site owner added to profiles. */
export type IdentityCustomField = {
    /** @description Key of the field as the site defines it. */
    name: string;
    /** @description Value of the field. */
    value?: IdentityCustomFieldValue;
};
/** @description A further e-mail address and what it is for. */
export type IdentitySecondaryEmail = {
    /**
     * Format: email
     * @description The address.
     */
    email: string;
    tag: EmailTag;
};
/** @description A telephone number of an identity and what it is for. */
export type IdentityPhone = {
    /** @description ISO 3166-1 alpha-2 code of the country that the number belongs to. */
    countryCode?: string | null;
    /** @description The telephone number, with or without punctuation. */
    phone: string;
    tag: PhoneTag;
};
/** @description A postal address of an identity. */
export type IdentityAddress = {
    /** @description ISO 3166-1 alpha-2 country code. */
    country?: string | null;
    /** @description ISO 3166-2 code of the county, state or region. */
    subdivision?: string | null;
    /** @description City or town. */
    city?: string | null;
    /** @description Postal code, as the country writes it. */
    postalCode?: string | null;
    /** @description Main line, usually street and number as free text. */
    addressLine?: string | null;
    /** @description Apartment, floor or another detail. */
    addressLine2?: string | null;
    /** @description Street name, for countries where it is separate from the number. */
    streetName?: string | null;
    /** @description House number, if it is a separate field. */
    streetNumber?: string | null;
    /** @description The complete address in one line, formatted by the platform. */
    readonly formattedAddress?: string | null;
    /** @description Latitude and longitude of the address. */
    geocode?: AddressLocation;
    /** @description Street, number and flat as separate fields. */
    streetAddress?: StreetAddress;
    /** @description Name of the country. The platform derives it from the code. */
    readonly countryFullname?: string | null;
    /** @description Name of the subdivision. The platform derives it from the code. */
    readonly subdivisionFullname?: string | null;
};
/** @description A postal address and what it is for. */
export type IdentityAddressWrapper = {
    address?: IdentityAddress;
    tag: AddressTag;
};
/** @description What an identity says about itself. In responses every list is present, and may be empty. */
export type IdentityProfile = {
    /** @description Given name. */
    firstName?: string | null;
    /** @description Family name. */
    lastName?: string | null;
    /** @description Name shown to others. */
    nickname?: string | null;
    /** @description URL of the profile picture. */
    picture?: string | null;
    /**
     * @deprecated
     * @description Old form of `secondaryEmails`.
     */
    emails: string[];
    /**
     * @deprecated
     * @description Old form of `phonesV2`.
     */
    phones: string[];
    /** @description Labels of the contact that belongs to the identity. */
    labels: string[];
    /** @description ISO 639-1 language code, optionally with a region. */
    language?: string | null;
    privacyStatus: IdentityPrivacyStatus;
    /** @description Fields that the site owner added. */
    customFields: IdentityCustomField[];
    /** @description Further e-mail addresses, in addition to the one used to sign in. */
    secondaryEmails: IdentitySecondaryEmail[];
    /** @description Telephone numbers. */
    phonesV2: IdentityPhone[];
    /** @description Postal addresses. */
    addresses: IdentityAddressWrapper[];
    /** @description Name of the company that the person works for. */
    company?: string | null;
    /** @description Job title of the person in that company. */
    position?: string | null;
    /**
     * Format: date
     * @description Day of birth, without a time.
     */
    birthdate?: string | null;
    /** @description Last part of the URL of the public profile page. */
    slug?: string | null;
    /** @description Whether the person has subscribed to mailings of the site. Absent if the person was never asked. */
    subscription?: boolean | null;
    /** @description Value added tax number. */
    vatId?: string | null;
};
/** @description Notes of the platform about an identity. Its properties are internal, so it is empty to callers. */
export type IdentityMetadata = Record<string, unknown>;
/**
 * Why mail to an address does not arrive.
 *
 * - `UNKNOWN_REASON`: The reason is not known.
 * - `EMAIL_ADDRESS_BOUNCED`: The mail server of the recipient returned a message.
 * - `EMAIL_DOMAIN_MISSING_DNS_RECORDS`: The domain has no DNS records for mail.
 * - `EMAIL_DOMAIN_FORMAT_INVALID`: The domain is malformed.
 * - `EMAIL_DOMAIN_PERMANENTLY_BLACKLISTED`: The platform sends no mail to the domain.
 */
export type EmailStatusReason = 'UNKNOWN_REASON' | 'EMAIL_ADDRESS_BOUNCED' | 'EMAIL_DOMAIN_MISSING_DNS_RECORDS' | 'EMAIL_DOMAIN_FORMAT_INVALID' | 'EMAIL_DOMAIN_PERMANENTLY_BLACKLISTED' | UnknownValue;
/** @description The e-mail address with which an identity signs in. */
export type IdentityEmail = {
    /**
     * Format: email
     * @description The address.
     */
    address: string;
    /** @description True once the person has proved that mail to it arrives. */
    isVerified: boolean;
    /** @description What is wrong with the address. Absent or empty when nothing is. */
    statusReasons?: EmailStatusReason[];
};
/**
 * Whether an identity can sign in.
 *
 * - `UNKNOWN_STATUS`: The status is not known.
 * - `PENDING`: It cannot sign in yet; the reasons say why.
 * - `ACTIVE`: It can sign in.
 * - `DELETED`: The account was deleted.
 * - `BLOCKED`: The site owner has blocked it.
 * - `OFFLINE`: The account has been disconnected from the site.
 */
export type IdentityStatus = 'UNKNOWN_STATUS' | 'PENDING' | 'ACTIVE' | 'DELETED' | 'BLOCKED' | 'OFFLINE' | UnknownValue;
/**
 * What a pending identity waits for.
 *
 * - `UNKNOWN_REASON`: The reason is not known.
 * - `PENDING_ADMIN_APPROVAL_REQUIRED`: The approval of the site owner.
 * - `PENDING_EMAIL_VERIFICATION_REQUIRED`: The code of the verification mail.
 * - `PENDING_REQUIRED_FIELDS_MISSING`: Required fields of the profile.
 */
export type IdentityPendingReason = 'UNKNOWN_REASON' | 'PENDING_ADMIN_APPROVAL_REQUIRED' | 'PENDING_EMAIL_VERIFICATION_REQUIRED' | 'PENDING_REQUIRED_FIELDS_MISSING' | UnknownValue;
/** @description Standing of an identity, with what it waits for. */
export type IdentityStatusDetails = {
    name: IdentityStatus;
    /** @description What a pending identity waits for. Empty in every other standing. */
    reasons: IdentityPendingReason[];
};
/**
 * Whether a factor of an identity can be used.
 *
 * - `INACTIVE`: It cannot be used.
 * - `ACTIVE`: It can be used.
 * - `REQUIRE_REENROLL`: It can be used after it has been set up again.
 */
export type FactorStatus = 'INACTIVE' | 'ACTIVE' | 'REQUIRE_REENROLL' | UnknownValue;
/** @description A factor that the identity has set up. */
export type IdentityFactor = {
    /**
     * Format: uuid
     * @description Id of the factor.
     */
    factorId: string;
    type: FactorType;
    status: FactorStatus;
};
/** @description An account that can sign in, with the ways it may prove itself. */
export type Identity = {
    /**
     * Format: uuid
     * @description Id of the identity, set by the platform.
     */
    id?: string | null;
    /** @description A whole number as text. Grows by one with each change; send back the one that was read. */
    revision?: string | null;
    /**
     * Format: date-time
     * @description When the account was made.
     */
    readonly createdDate?: string | null;
    /**
     * Format: date-time
     * @description When the account last changed.
     */
    readonly updatedDate?: string | null;
    /** @description Sign-in methods tied to the account. */
    connections: IdentityConnection[];
    /** @description Name, address and other details of the person. */
    identityProfile?: IdentityProfile;
    /** @description Reserved by the platform. */
    metadata?: IdentityMetadata;
    /** @description Sign-in address and whether it is verified. */
    email?: IdentityEmail;
    /** @description Whether the account may sign in, and why not. */
    status?: IdentityStatusDetails;
    /** @description Factors that the identity has set up. */
    readonly factors: IdentityFactor[];
};
/** @description A value of a custom field: text, number, date, list or map. At most one property is set. */
export type CustomValue = {
    /** @description The value, if it is a text. */
    strValue?: string;
    /** @description The value, if it is a number. */
    numValue?: number;
    /**
     * Format: date-time
     * @description The value, if it is a date. ISO 8601 in UTC.
     */
    dateValue?: string | null;
    /** @description The value, if it is a list. */
    listValue?: IdentityListValue;
    /** @description The value, if it is a map. */
    mapValue?: IdentityMapValue;
};
/** @description Several values of additional sign-in data. */
export type IdentityListValue = {
    /** @description The values, in order. */
    value?: CustomValue[];
};
/** @description Named values of additional sign-in data. */
export type IdentityMapValue = {
    /** @description The values by name. */
    value?: {
        [key: string]: CustomValue;
    };
};
/** @description How far a sign-in has come. `state` says which of the other properties are present: `SUCCESS` has `sessionToken`, every state that waits for the person has `stateToken`, and `REQUIRE_OWNER_APPROVAL` has neither. */
export type AuthenticationResponse = {
    /** @description The second factors that the person can choose from. Set in the state `REQUIRE_MFA` only. */
    requireMfaData?: RequireMfaData;
    /** @description The second factor that the person must give. Set in the state `MFA_CHALLENGE` only. */
    mfaChallengeData?: MfaChallengeData;
    state: AuthenticationState;
    /** @description Token of the new session. Only with `SUCCESS`. Exchange it for member tokens through `oauth.authorize`; it is no access token. Secret. */
    sessionToken?: string | null;
    /** @description Token of the unfinished sign-in. Send it back with the code or factor that `state` asks for. Secret. */
    stateToken?: string | null;
    /** @description The account, once the platform knows which it is. */
    identity?: Identity;
    /** @description Values that the site or an identity provider attached to the sign-in, by name. With `SUCCESS` only. */
    additionalData?: {
        [key: string]: CustomValue;
    };
};
/** @description Credentials of a member, or the continuation of a sign-in with `stateToken`. */
export type LoginRequest = {
    /** @description Who signs in. Left out when the address is in the query parameter `email`, or with `stateToken`. */
    loginId?: LoginId;
    /**
     * Format: password
     * @description The password of the account.
     */
    password?: string;
    /** @description Answers of captchas. Needed when the site has captcha switched on for login or the platform asks for it. */
    captchaTokens?: CaptchaToken[];
    /** @description Free data about the calling client, for the platform's abuse checks. */
    clientMetaData?: {
        [key: string]: unknown;
    } | null;
    /**
     * Format: password
     * @description Continues the sign-in that the token came from.
     */
    stateToken?: string;
};
/** @description The new password of the signed-in member. */
export type ChangePasswordRequest = {
    /**
     * Format: password
     * @description The new password. The request does not need the old one.
     */
    newPassword: string;
};
/**
 * What a sign-in belongs to.
 *
 * - `UNKNOWN_TENANT_TYPE`: The type is not known.
 * - `ACCOUNT`: An account of the platform.
 * - `SITE`: A site. Its members sign in to it.
 * - `ROOT`: The platform itself.
 */
export type TenantType = 'UNKNOWN_TENANT_TYPE' | 'ACCOUNT' | 'SITE' | 'ROOT' | UnknownValue;
/** @description Tokens that an identity provider already gave to the caller. */
export type SsoLoginWithTokenParamsRequest = {
    /** @description Id of the connection between the provider and the site. */
    idpConnectionId: string;
    /** @description Values that the provider returned, by the names that its connection expects, for example `id_token`. Secret. */
    tokenParams: {
        [key: string]: string;
    };
};
/** @description Who a trusted server signs in without credentials. */
export type SignOnRequest = {
    /** @description Who signs in. The platform makes the account when there is none. */
    loginId: LoginId;
    /** @description Profile of the account. */
    profile?: IdentityProfileInput;
    /** @description Whether the e-mail address is to be verified. Defaults to false. */
    verifyEmail?: boolean;
    /** @description Whether a new account is tied to the contact that already has the address. Defaults to true. */
    mergeExistingContact?: boolean;
};
/** @description The session of a member whom a server signed in. */
export type SignOnResponse = {
    /** @description Token of the session. Exchange it with the `authorized_client` grant, so that hosted pages share the session. Secret. */
    sessionToken?: string;
    /** @description The account that was signed in or made. */
    identity?: Identity;
};
/** @description The code that answers a challenge. */
export type VerificationCode = {
    /**
     * Format: password
     * @description The code, from a message, a call, an app or a list of recovery codes.
     */
    code: string;
};
/** @description Answer to a challenge by push message. Nothing is typed: the person confirms on the device. */
export type PushVerifyData = {
    /**
     * Format: password
     * @description The transaction that the challenge named.
     */
    transactionId: string;
};
/** @description Answer to a WebAuthn challenge (security key or passkey). */
export type WebAuthnVerifyData = {
    /**
     * Format: uuid
     * @description The challenge that is answered.
     */
    challengeId: string;
    /**
     * Format: password
     * @description What the browser returned from `navigator.credentials.get`, as JSON text.
     */
    credential: string;
};
/** @description The password, asked for as a factor of its own. */
export type PasswordVerifyData = {
    /**
     * Format: password
     * @description The password of the account.
     */
    password: string;
};
/** @description Answer to a challenge for a factor. Give at most one data property: the one that belongs to the `factorType` of the path. */
export type VerifyFactorRequest = {
    /** @description The code, for the factor `SMS`. */
    smsData?: VerificationCode;
    /** @description The code, for the factor `CALL`. */
    callData?: VerificationCode;
    /** @description The code, for the factor `EMAIL`. */
    emailData?: VerificationCode;
    /** @description The code, for the factor `TOTP`. */
    totpData?: VerificationCode;
    /** @description The id of the push message, for the factor `PUSH`. */
    pushData?: PushVerifyData;
    /**
     * Format: password
     * @description State token of the response that required the factor. Secret.
     */
    stateToken: string;
    /** @description If true, a second factor is required less often on this device. */
    rememberThisDevice?: boolean;
    /** @description The signed challenge, for the factor `WEBAUTHN`. */
    webauthnData?: WebAuthnVerifyData;
    /** @description The code, for the factor `RECOVERY_CODE`. */
    recoveryCodeData?: VerificationCode;
    /** @description The password, for the factor `PASSWORD`. */
    passwordData?: PasswordVerifyData;
};
/**
 * What a verification proves.
 *
 * - `EMAIL`: That the person receives mail at the address.
 */
export type VerificationTarget = 'EMAIL' | UnknownValue;
/** @description What is to be verified. */
export type StartVerificationRequest = {
    /**
     * Format: uuid
     * @description The identity whose address is verified. The sources do not say what is taken when it is absent.
     */
    identityId?: string | null;
    /** @description The only target is the e-mail address. */
    target?: VerificationTarget;
};
/** @description A verification that has begun. */
export type StartVerificationResponse = {
    /** @description Names the verification. It is not the state token of a sign-in and `verifyDuringAuthentication` does not take it. */
    verificationId: string;
};
/** @description The code from the verification mail and the sign-in that it completes. */
export type VerifyDuringAuthenticationRequest = {
    /**
     * Format: password
     * @description The code from the mail, exactly 6 characters.
     */
    code: string;
    /**
     * Format: password
     * @description From the response in the state `REQUIRE_EMAIL_VERIFICATION`.
     */
    stateToken: string;
};
/** @description Which unfinished sign-in needs a new code. */
export type ResendDuringAuthenticationRequest = {
    /**
     * Format: password
     * @description From the response in the state `REQUIRE_EMAIL_VERIFICATION`.
     */
    stateToken: string;
};
/** @description Where the person goes once the page behind the mail is done. */
export type RecoveryRedirect = {
    /** @description Absolute URL. It must be an allowed redirect URI of the OAuth client. */
    url?: string;
    /**
     * Format: uuid
     * @description Id of the OAuth client of the site.
     */
    clientId?: string | null;
};
/** @description Who gets a recovery mail, in which language and where it leads. */
export type SendRecoveryEmailRequest = {
    /**
     * Format: email
     * @description Sign-in address of the member.
     */
    email: string;
    /** @description ISO 639-1 language code, optionally with a region. Language of the mail. */
    language?: string | null;
    /** @description Page that the person is redirected to after setting the password. */
    redirect?: RecoveryRedirect;
};
/** @description Language and way back of an activation mail. */
export type RecoveryEmailOptions = {
    /** @description ISO 639-1 language code, optionally with a region. Language of the mail. */
    language?: string | null;
    /** @description Page that the person is redirected to afterwards. */
    redirect?: RecoveryRedirect;
};
/** @description Who gets an activation mail. */
export type SendActivationEmailRequest = {
    /**
     * Format: uuid
     * @description The identity that is to be activated.
     */
    identityId: string;
    /** @description Language of the mail, and the page after it. */
    emailOptions?: RecoveryEmailOptions;
};
/** @description Proof from the recovery mail, with the new password. */
export type RecoverPasswordRequest = {
    /**
     * Format: password
     * @description The token from the link in the mail. Secret.
     */
    recoveryToken: string;
    /**
     * Format: password
     * @description The new password.
     */
    password?: string | null;
};
/** @description Asks for the tokens of a new visitor. Every call makes another visitor, and what an earlier one put into a cart stays behind. */
export type AnonymousGrant = {
    /**
     * Format: uuid
     * @description Id of the OAuth client of the site.
     */
    clientId: string;
    /**
     * @description Type of this grant, a constant.
     * @constant
     */
    grantType: 'anonymous';
};
/** @description Renews the access token of a visitor or member. Only the error `invalid_grant` means that the session is over. */
export type RefreshTokenGrant = {
    /**
     * Format: uuid
     * @description Id of the OAuth client of the site.
     */
    clientId: string;
    /**
     * @description Type of this grant, a constant.
     * @constant
     */
    grantType: 'refresh_token';
    /**
     * Format: password
     * @description The refresh token that was last received. Secret.
     */
    refreshToken: string;
};
/** @description Exchanges an authorization code for member tokens (RFC 6749 section 4.1.3, RFC 7636). */
export type AuthorizationCodeGrant = {
    /**
     * Format: uuid
     * @description Id of the OAuth client of the site.
     */
    clientId: string;
    /**
     * @description Type of this grant, a constant.
     * @constant
     */
    grantType: 'authorization_code';
    /**
     * Format: uri
     * @description The `redirectUri` of the authorization request. Omit it if that request had none, as with the response mode `web_message`.
     */
    redirectUri?: string;
    /**
     * Format: password
     * @description The authorization code: from the URL that the browser was redirected to, or from the message of the hidden frame.
     */
    code: string;
    /**
     * Format: password
     * @description The PKCE verifier, 43 to 128 unreserved characters. The platform's own client makes 43. Its SHA-256 (`S256`) is the challenge of the request.
     */
    codeVerifier: string;
};
/** @description Signs in a member who was authenticated elsewhere. The Authorization header carries the access token, a comma without a space, and the API key. */
export type AuthorizedClientGrant = {
    /**
     * @description Type of this grant, a constant.
     * @constant
     */
    grant_type: 'authorized_client';
    /**
     * @description Always `offline_access`, which requests a refresh token. The recorded call has neither `scope` nor `session_token`.
     * @constant
     */
    scope?: 'offline_access';
    /**
     * Format: uuid
     * @description The member to sign in.
     */
    member_id: string;
    /**
     * Format: password
     * @description Session of a sign-on call, to share it with hosted pages. Secret.
     */
    session_token?: string;
};
/** @description Asks for the tokens of one installation of an app. Servers only. */
export type ClientCredentialsGrant = {
    /**
     * @description Type of this grant, a constant.
     * @constant
     */
    grant_type: 'client_credentials';
    /**
     * Format: uuid
     * @description Id of the app.
     */
    client_id: string;
    /**
     * Format: password
     * @description Secret of the app. Never leaves a server.
     */
    client_secret: string;
    /**
     * Format: uuid
     * @description The installation of the app on one site.
     */
    instance_id: string;
};
/** @description Turns an access token that is bound to a browser session into one that is not. Servers only. */
export type StripBoundSessionGrant = {
    /**
     * @description Type of this grant, a constant.
     * @constant
     */
    grant_type: 'strip_bound_session';
    /**
     * Format: password
     * @description Secret of the app. Never leaves a server.
     */
    client_secret: string;
    /**
     * Format: password
     * @description The access token that is bound to a session.
     */
    access_token: string;
};
/** @description Renews the tokens of an app. The refresh token received replaces the one sent. Servers only. */
export type AppRefreshTokenGrant = {
    /**
     * @description Type of this grant, a constant.
     * @constant
     */
    grant_type: 'refresh_token';
    /**
     * Format: uuid
     * @description Id of the app.
     */
    client_id: string;
    /**
     * Format: password
     * @description Secret of the app. Never leaves a server.
     */
    client_secret: string;
    /**
     * Format: password
     * @description The refresh token of the app that was last received. Secret.
     */
    refresh_token: string;
};
/** @description One of the grants. The grants of visitors and members name their properties in camel case, the others in snake case, as the platform reads them. */
export type OAuthTokenRequest = AnonymousGrant | RefreshTokenGrant | AuthorizationCodeGrant | AuthorizedClientGrant | ClientCredentialsGrant | StripBoundSessionGrant | AppRefreshTokenGrant;
/** @description Tokens. Their names are in snake case for every grant (RFC 6749 section 5.1). */
export type OAuthTokenResponse = {
    /** @description Value of the Authorization header, without `Bearer`. Secret. */
    access_token: string;
    /**
     * Format: int32
     * @description Lifetime of the access token in seconds, as a rule 14400 (4 hours).
     */
    expires_in: number;
    /** @description Renews the access token. When it differs from the one sent, it replaces it. Its lifetime is not documented. Secret. */
    refresh_token?: string | null;
    /** @description How to send the access token. */
    token_type: string;
    /** @description Scope of the access token. */
    scope?: string | null;
};
/** @description Failure of the token endpoint, in the form of RFC 6749, section 5.2. */
export type OAuthErrorBody = {
    /** @description Code, for example `invalid_grant`, the only one that ends a session. */
    error: string;
    /** @description What went wrong, for developers. Absent when the code says it all. */
    error_description?: string;
};
/** @description A token to look up. */
export type OauthTokenInfoRequest = {
    /**
     * Format: password
     * @description The access token. Secret.
     */
    token: string;
};
/**
 * Who a token was issued to.
 *
 * - `UNKNOWN`: The platform does not know.
 * - `USER`: A user of the platform, such as the owner of the site.
 * - `VISITOR`: An anonymous visitor.
 * - `MEMBER`: A signed-in member.
 * - `APP`: An app.
 */
export type TokenInfoSubjectType = 'UNKNOWN' | 'USER' | 'VISITOR' | 'MEMBER' | 'APP' | UnknownValue;
/** @description The identity and the data of an access token. Valid only if `active` is true. */
export type OauthTokenInfoResponse = {
    /** @description False when the token is expired, revoked or unknown. */
    active: boolean;
    subjectType?: TokenInfoSubjectType;
    /** @description Id of the visitor, member, user or app. */
    subjectId?: string;
    /** @description When the token ends, in seconds since 1970. */
    exp?: number | (string | null);
    /** @description When the token was issued, in seconds since 1970. */
    iat?: number | (string | null);
    /** @description OAuth client that the token was issued to. Absent for other tokens. */
    clientId?: string;
    /** @description Site that the token is for. */
    siteId?: string;
    /** @description Installation of the app. Only for tokens of an app. */
    instanceId?: string;
    /** @description Account that owns the site. */
    accountId?: string | null;
    /** @description Paid plan of the app, if it has one. */
    vendorProductId?: string | null;
};
/** @description Which files to pack into one download. */
export type GenerateFilesDownloadUrlRequest = {
    /** @description Ids of the files, from 1 to 1000. `wix:` media URIs are accepted too. */
    fileIds: string[];
};
/** @description The address of a ZIP file. */
export type GenerateFilesDownloadUrlResponse = {
    /**
     * Format: uri
     * @description URL of the ZIP file. It never expires; treat it as a secret.
     */
    downloadUrl: string;
};
/**
 * What a browser does with a download.
 *
 * - `ATTACHMENT`: It saves the file.
 * - `INLINE`: It shows the file in the page.
 */
export type ContentDisposition = 'ATTACHMENT' | 'INLINE' | UnknownValue;
/** @description Which file to download, under what name and for how long. */
export type GenerateFileDownloadUrlRequest = {
    /** @description Id of the file. A `wix:` media URI is accepted too. */
    fileId: string;
    /** @description Name of the saved file. The display name when absent. */
    downloadFileName?: string | null;
    /**
     * Format: int32
     * @description Lifetime of the URL in minutes, from 1 to 525600 (a year). Defaults to 600.
     */
    expirationInMinutes?: number | null;
    /**
     * Format: uri
     * @description URL that an expired download URL redirects to. If absent, an expired URL responds with 403.
     */
    expirationRedirectUrl?: string | null;
    /** @description Assets to generate URLs for. If absent, the original (`src`). */
    assetKeys?: string[] | null;
    /** @description `ATTACHMENT` when absent. */
    contentDisposition?: ContentDisposition;
};
/** @description A temporary address of one asset of a file. */
export type DownloadUrl = {
    /**
     * Format: uri
     * @description URL of the file. It is signed, so that no Authorization header is needed. Treat it as a secret.
     */
    url?: string;
    /** @description The asset that the URL is for. `src` is the original. */
    assetKey?: string;
};
/** @description Temporary addresses of one file. */
export type GenerateFileDownloadUrlResponse = {
    /** @description One for each asset asked for. */
    downloadUrls: DownloadUrl[];
};
/**
 * Kind of a file.
 *
 * - `UNKNOWN`: The kind is not known.
 * - `IMAGE`: A picture.
 * - `VIDEO`: A video.
 * - `AUDIO`: A sound file.
 * - `DOCUMENT`: A document, such as a PDF.
 * - `VECTOR`: A vector image, such as an SVG file.
 * - `ARCHIVE`: An archive, such as a ZIP file.
 * - `MODEL3D`: A three-dimensional model.
 * - `OTHER`: Any other file, which is stored unchanged.
 * - `ICON`: An icon.
 */
export type FileMediaType = 'UNKNOWN' | 'IMAGE' | 'VIDEO' | 'AUDIO' | 'DOCUMENT' | 'VECTOR' | 'ARCHIVE' | 'MODEL3D' | 'OTHER' | 'ICON' | UnknownValue;
/** @description A colour by its parts. */
export type FileColorRGB = {
    /**
     * Format: int32
     * @description Red component of the color.
     */
    r?: number | null;
    /**
     * Format: int32
     * @description Green component of the color.
     */
    g?: number | null;
    /**
     * Format: int32
     * @description Blue component of the color.
     */
    b?: number | null;
};
/** @description A colour, as a hexadecimal code, as red, green and blue, or both. */
export type FileColor = {
    /** @description `#` and 3, 4, 6 or 8 hexadecimal digits. */
    hex?: string | null;
    rgb?: FileColorRGB;
};
/** @description Colours that the platform found in a picture. */
export type FileColors = {
    /** @description The dominant colour. */
    prominent?: FileColor;
    /** @description The main colours. */
    palette: FileColor[];
};
/** @description A face found in a picture. Positions are in pixels of the original, from its top left corner. */
export type FileFaceRecognition = {
    /** @description How sure the platform is, in percent. */
    confidence: number;
    /**
     * Format: int32
     * @description Left edge of the face.
     */
    x: number;
    /**
     * Format: int32
     * @description Top edge of the face.
     */
    y: number;
    /**
     * Format: int32
     * @description Height of the face.
     */
    height: number;
    /**
     * Format: int32
     * @description Width of the face.
     */
    width: number;
};
/** @description What is known about a picture, vector drawing or icon. */
export type FileImageMedia = {
    /** @description The image. */
    image?: Image;
    /** @description Colors of the image. */
    colors?: FileColors;
    /** @description Faces in the image. Empty if none was found. */
    faces: FileFaceRecognition[];
    /** @description A preview image, for kinds that browsers cannot render. */
    previewImage?: Image;
    /** @description What the picture shows, written by the platform. */
    readonly caption?: string | null;
};
/** @description One playable form of an audio file. */
export type FileAudio = {
    /** @description Media id of this version. */
    id?: string;
    /** @description URL of this version. */
    url?: string;
    /**
     * Format: date-time
     * @description When `url` expires. Absent for public files, whose URLs do not expire.
     */
    readonly urlExpirationDate?: string | null;
    /** @description Whole number of bytes. */
    readonly sizeInBytes?: string | null;
    /** @description Name that a download gets. */
    readonly filename?: string | null;
    /**
     * Format: int32
     * @description Length in seconds.
     */
    readonly duration?: number | null;
    /** @description True if it can be played through a signed URL only. */
    readonly private?: boolean | null;
    /** @description Container, for example `mp3`. */
    readonly format?: string | null;
};
/** @description What is known about an audio file. */
export type FileAudioMedia = {
    /** @description Media id of the file. */
    id: string;
    /** @description Versions of the file that can be played. */
    assets: FileAudio[];
    /**
     * Format: int32
     * @description Bits per second.
     */
    readonly bitrate?: number | null;
    /** @description Container of the original, for example `wav`. */
    readonly format?: string | null;
    /**
     * Format: int32
     * @description Length in seconds.
     */
    readonly duration?: number | null;
    /** @description Whole number of bytes of the original. */
    readonly sizeInBytes?: string | null;
};
/** @description A document, for example a PDF. */
export type FileDocument = {
    /** @description Media id of the document. */
    id?: string;
    /** @description URL of the document. */
    url?: string;
    /**
     * Format: date-time
     * @description When `url` expires. Absent for public files, whose URLs do not expire.
     */
    urlExpirationDate?: string | null;
    /** @description Whole number of bytes. */
    sizeInBytes?: string | null;
    /** @description Name that a download gets. */
    filename?: string | null;
};
/** @description An archive, for example a ZIP file. */
export type FileArchive = {
    /** @description Media id of the archive. */
    id: string;
    /** @description URL of the archive. */
    url: string;
    /**
     * Format: date-time
     * @description When `url` expires. Absent for public files, whose URLs do not expire.
     */
    readonly urlExpirationDate?: string | null;
    /** @description Whole number of bytes. */
    sizeInBytes?: string | null;
    /** @description Name that a download gets. */
    filename?: string | null;
};
/** @description A three-dimensional model. */
export type FileModel3D = {
    /** @description Media id of the model. */
    id: string;
    /** @description URL of the model. */
    url: string;
    /** @description A picture of it. */
    thumbnail?: Image;
    /** @description What it shows, for people who cannot see it. */
    altText?: string | null;
    /**
     * Format: date-time
     * @description When `url` expires. Absent for public files, whose URLs do not expire.
     */
    readonly urlExpirationDate?: string | null;
    /** @description Name that a download gets. */
    readonly filename?: string | null;
    /** @description Whole number of bytes. */
    readonly sizeInBytes?: string | null;
};
/** @description What is known about a file, under the name of its kind. One property is set; none for kinds not listed. */
export type FileMedia = {
    image?: FileImageMedia;
    video?: Video;
    audio?: FileAudioMedia;
    document?: FileDocument;
    vector?: FileImageMedia;
    archive?: FileArchive;
    model3d?: FileModel3D;
    icon?: FileImageMedia;
};
/**
 * Whether a new file is ready. The events file-ready and file-failed report changes.
 *
 * - `FAILED`: The file could not be processed, and cannot be used.
 * - `READY`: The file can be used.
 * - `PENDING`: The file is being processed.
 */
export type FileOperationStatus = 'FAILED' | 'READY' | 'PENDING' | UnknownValue;
/**
 * Whether a file is in the trash bin.
 *
 * - `OK`: It is in use.
 * - `DELETED`: It is in the trash bin.
 */
export type FileState = 'OK' | 'DELETED' | UnknownValue;
/**
 * Part of the platform that a file was added for. No source explains the values: the texts are assumed from their names.
 *
 * - `NO_NAMESPACE`: The media manager, where the files of a site are by default.
 * - `OTHERS`: A part without a value of its own.
 * - `WIX_VIDEO`: The app for videos.
 * - `WIX_MUSIC`: The app for music.
 * - `ALBUMS_AND_ART_STORE`: The app that sells art and photo albums.
 * - `WIX_ECOM`: The store.
 * - `PHOTO_SHARE_APP`: The app for sharing photos.
 * - `SHARING_APP`: The app for sharing files.
 * - `CHAT`: The chat of the site.
 * - `LOGO_BUILDER`: The tool that draws logos.
 * - `ALBUMS_OLD`: The former app for photo albums.
 * - `CHAT_MOBILE`: The chat of the mobile app.
 * - `WIX_FORMS`: The app for forms.
 * - `WIX_LEGENDS`: A service of the platform that no source explains.
 * - `PORTFOLIO`: The app for portfolios.
 * - `LOGOS`: The logos of the site.
 */
export type Namespace = 'NO_NAMESPACE' | 'OTHERS' | 'WIX_VIDEO' | 'WIX_MUSIC' | 'ALBUMS_AND_ART_STORE' | 'WIX_ECOM' | 'PHOTO_SHARE_APP' | 'SHARING_APP' | 'CHAT' | 'LOGO_BUILDER' | 'ALBUMS_OLD' | 'CHAT_MOBILE' | 'WIX_FORMS' | 'WIX_LEGENDS' | 'PORTFOLIO' | 'LOGOS' | UnknownValue;
/** @description A file of the site with everything the media manager knows about it. Only its name, folder and labels can change. */
export type FileDescriptor = {
    /** @description Id of the file, set by the platform. An update names the file by it. */
    id: string;
    /** @description Name in the media manager. Need not be unique. */
    displayName: string;
    /**
     * Format: uri
     * @description Permanent URL of the file. Requests for a private file get a 403; generate a download URL instead.
     */
    readonly url: string;
    /** @description Folder that holds the file. `media-root` is the top of the site files. */
    parentFolderId?: string | null;
    /** @description Hash of the content. */
    readonly hash: string;
    /** @description Whole number of bytes. */
    readonly sizeInBytes?: string | null;
    /** @description True if the file can be read through a generated download URL only. Set at upload, and never changed. */
    readonly private: boolean;
    /** @description Decided by the platform from type and content. */
    readonly mediaType: FileMediaType;
    /** @description URLs, sizes and other properties, by kind of file. Absent until `operationStatus` is `READY`, and in responses to imports. */
    readonly media?: FileMedia;
    /** @description Whether the file can be used yet. */
    readonly operationStatus: FileOperationStatus;
    /**
     * Format: uri
     * @description Where an imported file came from.
     */
    readonly sourceUrl?: string | null;
    /**
     * Format: uri
     * @description URL of a small image of the file. Absent if there is none.
     */
    readonly thumbnailUrl?: string | null;
    /** @description Labels of the file, which searches find. */
    labels: string[];
    /**
     * Format: date-time
     * @description When the file was added.
     */
    readonly createdDate?: string | null;
    /**
     * Format: date-time
     * @description When the file or its description last changed.
     */
    readonly updatedDate?: string | null;
    /** @description Site that the file belongs to. */
    readonly siteId: string;
    /** @description `DELETED` means in the trash bin. */
    readonly state: FileState;
    /** @description Part of the platform that the file was added for. */
    namespace?: Namespace;
    /**
     * Format: date-time
     * @description When the file was last used on the site.
     */
    readonly lastUsedDate?: string | null;
    /** @description Media type, for example `image/png`. */
    readonly mimeType?: string | null;
};
/** @description One file. */
export type FileDescriptorResponse = {
    file: FileDescriptor;
};
/** @description Which files to look up. */
export type GetFileDescriptorsRequest = {
    /** @description Ids of the files, from 1 to 100. `wix:` media URIs are accepted too. */
    fileIds: string[];
};
/** @description Several files. */
export type GetFileDescriptorsResponse = {
    /** @description The files. */
    files: FileDescriptor[];
};
/** @description What a request may set of the file with this id. */
export type FileDescriptorInput = {
    /** @description Id of the file, set by the platform. An update names the file by it. */
    id: string;
    /** @description Name in the media manager. Need not be unique. */
    displayName?: string;
    /** @description Folder that holds the file. `media-root` is the top of the site files. */
    parentFolderId?: string | null;
    /** @description Labels of the file, which searches find. */
    labels?: string[];
    /** @description Part of the platform that the file was added for. */
    namespace?: Namespace;
};
/** @description What to change about a file. */
export type UpdateFileDescriptorRequest = {
    /** @description The id of the file and the new values. Labels replace those that it has. */
    file: FileDescriptorInput;
    /** @description Names of the properties to change, joined with commas. When absent, those that are present change. */
    fieldMask?: string;
};
/** @description Values of the caller that the file-ready and file-failed events contain, to identify the file. */
export type FileExternalInfo = {
    /** @description Where the upload comes from, in words of the caller. */
    origin?: string;
    /** @description Ids of the caller. */
    externalIds?: string[];
};
/** @description The file that is about to be uploaded in one piece. */
export type GenerateFileUploadUrlRequest = {
    /** @description Media type of the file, for example `image/png`. Send `application/octet-stream` and a name with its extension when it is not known. */
    mimeType: string;
    /** @description Name in the media manager, with its extension. What is over 255 characters is cut off. Without it, give `filename` in the query of the upload. */
    fileName?: string | null;
    /** @description Whole number of bytes, as text. The rule ZERO_FILE_SIZE rejects an empty file. */
    sizeInBytes?: string | null;
    /** @description Folder for the file. Defaults to `media-root`. */
    parentFolderId?: string | null;
    /** @description True to make the file permanently private. Public otherwise. */
    private?: boolean | null;
    /** @description Labels of the file, which searches find. */
    labels?: string[] | null;
    /** @description Data of the caller, which file events contain. */
    externalInfo?: FileExternalInfo;
    /** @description Path of folders to put the file in. */
    filePath?: string | null;
};
/** @description Where to upload. */
export type GenerateFileUploadUrlResponse = {
    /**
     * Format: uri
     * @description URL to `PUT` the bytes to. It is signed, and may have a query: add `filename` with a URL parser. Secret.
     */
    uploadUrl: string;
};
/**
 * Protocol of an upload in several parts.
 *
 * - `TUS`: The open protocol tus, which resumes an interrupted upload.
 */
export type UploadProtocol = 'TUS' | UnknownValue;
/** @description The file that is about to be uploaded in pieces. */
export type GenerateFileResumableUploadUrlRequest = {
    /** @description Media type of the file, for example `image/png`. Send `application/octet-stream` and a name with its extension when it is not known. */
    mimeType: string;
    /** @description Name in the media manager, with its extension. What is over 255 characters is cut off. Without it, give `filename` in the query of the upload. */
    fileName?: string | null;
    /** @description Whole number of bytes, as text. The rule ZERO_FILE_SIZE rejects an empty file. */
    sizeInBytes?: string | null;
    /** @description Folder for the file. Defaults to `media-root`. */
    parentFolderId?: string | null;
    /** @description True to make the file permanently private. Public otherwise. */
    private?: boolean | null;
    /** @description Labels of the file, which searches find. */
    labels?: string[] | null;
    /** @description `TUS` when absent; there is no other. */
    uploadProtocol?: UploadProtocol;
    /** @description Path of folders to put the file in. */
    filePath?: string | null;
    /** @description Data of the caller, which file events contain. */
    externalInfo?: FileExternalInfo;
};
/** @description Where and how to upload in pieces. */
export type GenerateFileResumableUploadUrlResponse = {
    uploadProtocol?: UploadProtocol;
    /**
     * Format: uri
     * @description Where the tus upload is created.
     */
    uploadUrl?: string;
    /** @description Works once: goes into the tus metadata as `token`, and into the path of the finishing `PUT {uploadUrl}/{uploadToken}`. Secret. */
    uploadToken?: string;
};
/** @description A file for the platform to fetch from the web. */
export type ImportFileRequest = {
    /**
     * Format: uri
     * @description URL of the file, which the platform must be able to reach.
     */
    url: string;
    /** @description Kind of the file, if it does not follow from `mimeType`, an extension or the response. */
    mediaType?: FileMediaType;
    /** @description Name in the media manager, with its extension. */
    displayName?: string | null;
    /** @description Folder for the file. Defaults to `media-root`. */
    parentFolderId?: string | null;
    /** @description True to make the file permanently private. Public otherwise. */
    private?: boolean | null;
    /** @description Labels of the file, which searches find. */
    labels?: string[] | null;
    /** @description Media type of the file, for example `image/png`. */
    mimeType?: string;
    /** @description Data of the caller, which file events contain. */
    externalInfo?: FileExternalInfo;
    /** @description Query parameters to add to `url`, for example a signature. */
    urlParams?: {
        [key: string]: unknown;
    } | null;
    /** @description Headers to send with the request to `url`, for example a token of that server. Secret. */
    urlHeaders?: {
        [key: string]: string;
    } | null;
    /** @description Path of folders to put the file in. */
    filePath?: string | null;
};
/** @description Files to fetch from addresses on the web, in the older form of the bulk import. */
export type BulkImportFilesV1Request = {
    /** @description The files, at most 100. */
    importFileRequests: ImportFileRequest[];
};
/** @description Files to fetch from addresses on the web, all in one call. */
export type BulkImportFilesRequest = {
    /** @description The files, at most 100. */
    importFileRequests: ImportFileRequest[];
    /** @description True to get the descriptors back, not only how each import went. */
    returnEntity?: boolean | null;
};
/** @description The result for one file of a bulk import. */
export type BulkImportFileResult = {
    itemMetadata?: ItemMetadata;
    /** @description The new descriptor, without `media`. Only when `returnEntity` was true and the import began. */
    item?: FileDescriptor;
};
/** @description How each import of a bulk began. */
export type BulkImportFilesResponse = {
    /** @description One entry for each request, in the same order. */
    results?: BulkImportFileResult[];
    bulkActionMetadata?: BulkActionMetadata;
};
/**
 * What files can be sorted by.
 *
 * - `displayName`: Name in the media manager.
 * - `sizeInBytes`: Size of the file.
 * - `updatedDate`: When the file last changed.
 */
export type FileSortField = 'displayName' | 'sizeInBytes' | 'updatedDate' | UnknownValue;
/** @description A page of files. */
export type ListFilesResponse = {
    /** @description The files of the page. */
    files?: FileDescriptor[];
    /** @description Cursor of the next page, and the number of all files. Only `total` and `cursors.next` are set. */
    nextCursor?: PagingMetadata;
};
/**
 * A tree of folders, at every depth. The folder `media-root`, by contrast, is only the top level of the site files.
 *
 * - `MEDIA_ROOT`: The site files.
 * - `TRASH_ROOT`: The trash bin.
 * - `VISITOR_UPLOADS_ROOT`: What visitors uploaded.
 */
export type FileRootFolder = 'MEDIA_ROOT' | 'TRASH_ROOT' | 'VISITOR_UPLOADS_ROOT' | UnknownValue;
/** @description In which order files come. */
export type FileSorting = {
    /** @description Field to sort by. `updatedDate` when there is no sorting. */
    fieldName?: FileSortField;
    order?: SortOrder;
    /** @description Point to measure from, when the field is a place. No field of a file is one. */
    origin?: AddressLocation;
};
/** @description Which page of files to get. */
export type FileCursorPaging = {
    /**
     * Format: int32
     * @description Files in one page. Defaults to 50.
     */
    limit?: number | null;
    /** @description Cursor of the wanted page, from `nextCursor.cursors.next` of the page before. Absent for the first page. */
    cursor?: string | null;
};
/** @description What to look for and in which order. */
export type SearchFilesRequest = {
    /** @description Text to search for in names and labels. If absent, all files are found. */
    search?: string | null;
    /** @description Tree of folders to search. Defaults to `MEDIA_ROOT`. */
    rootFolder?: FileRootFolder;
    /** @description Kinds of files to find. If absent, all kinds. */
    mediaTypes?: FileMediaType[];
    /** @description True for private files only, false for public ones only, absent for both. */
    private?: boolean | null;
    /** @description `updatedDate`, latest first, when absent. */
    sort?: FileSorting;
    paging?: FileCursorPaging;
};
/**
 * Format of a video stream.
 *
 * - `UNKNOWN`: The format is not known.
 * - `HLS`: HTTP Live Streaming, which Safari plays without a library.
 * - `DASH`: MPEG-DASH, which needs a player library in browsers.
 */
export type StreamFormat = 'UNKNOWN' | 'HLS' | 'DASH' | UnknownValue;
/** @description Which video to stream, in which form and for how long. */
export type GenerateVideoStreamingUrlRequest = {
    /** @description Id of the video. A `wix:` media URI is accepted too. */
    fileId: string;
    /** @description Form of the stream. */
    format?: StreamFormat;
    /**
     * Format: int32
     * @description Lifetime of the URL in minutes, from 60 to 1440 (a day). Defaults to 1440.
     */
    expirationInMinutes?: number | null;
};
/** @description The address of a video stream. */
export type DownloadUrlResponse = {
    downloadUrl: DownloadUrl;
};
/** @description Which files to delete, and how thoroughly. */
export type BulkDeleteFilesRequest = {
    /** @description Ids of the files, from 1 to 1000, of any folders. `wix:` media URIs are accepted too. */
    fileIds: string[];
    /** @description True deletes permanently; otherwise the files go to the trash bin. Defaults to false. */
    permanent?: boolean;
};
/** @description Which files to take out of the trash bin. */
export type BulkRestoreFilesRequest = {
    /** @description Ids of the files, from 1 to 1000. `wix:` media URIs are accepted too. */
    fileIds: string[];
};
/** @description The new slug of a member. */
export type UpdateSlugRequest = {
    /** @description Last part of the address of the profile page. Case-sensitive and unique on the site. */
    slug: string;
};
/**
 * Whether a member may sign in.
 *
 * - `UNKNOWN`: The response does not reveal the status.
 * - `PENDING`: The site owner must approve the member first.
 * - `APPROVED`: The member may sign in.
 * - `BLOCKED`: The site owner has blocked the member.
 * - `OFFLINE`: The account has been disconnected permanently.
 */
export type MemberStatus = 'UNKNOWN' | 'PENDING' | 'APPROVED' | 'BLOCKED' | 'OFFLINE' | UnknownValue;
/** @description A street and the number of the house in it. */
export type MemberStreetAddress = {
    /** @description Number of the house, with letters if it has any. */
    number: string;
    /** @description Name of the street, without the number. */
    name: string;
};
/** @description A postal address of a member. The street is either split or one line. */
export type MemberAddress = {
    /** @description Street and house number as separate fields. */
    streetAddress?: MemberStreetAddress;
    /** @description Street and number in one line. */
    addressLine?: string | null;
    /**
     * Format: uuid
     * @description Id of the address, set by the platform.
     */
    readonly id?: string | null;
    /** @description Apartment, floor or another detail. */
    addressLine2?: string | null;
    /** @description Town or city. */
    city?: string | null;
    /** @description County, state or province as an ISO 3166-2 code, for example IE-G. */
    subdivision?: string | null;
    /** @description ISO 3166-1 alpha-2 code of the country. */
    country?: string | null;
    /** @description Postal code, written as the country does. */
    postalCode?: string | null;
};
/** @description A field that the site's managers have added to their members. */
export type MemberCustomField = {
    /** @description Label shown next to the value. */
    name?: string | null;
    /** @description Value of the field: any JSON value of the type of the field. */
    value?: unknown;
};
/** @description Private details of a member, kept in the contact record. */
export type MemberContact = {
    /** @description Given name. An empty string clears it. */
    firstName?: string | null;
    /** @description Family name. An empty string clears it. */
    lastName?: string | null;
    /** @description Phone numbers as the member wrote them. An update replaces the whole list; an empty list changes nothing. */
    phones: string[] | null;
    /** @description Further e-mail addresses. An update replaces the whole list; an empty list changes nothing. */
    emails: string[] | null;
    /** @description Postal addresses. An update replaces the whole list; an empty list changes nothing. */
    addresses: MemberAddress[];
    /**
     * Format: date
     * @description Date of birth.
     */
    birthdate?: string | null;
    /** @description Employer. */
    company?: string | null;
    /** @description Position at the employer. */
    jobTitle?: string | null;
    /** @description Values of the fields that the site has added to its members, by field key. */
    customFields?: {
        [key: string]: MemberCustomField;
    };
};
/** @description A profile or cover picture. The offsets say which part of it is in view. */
export type MemberImage = {
    /** @description Media id of the picture. */
    id: string;
    /** @description URL of the image. */
    url: string;
    /**
     * Format: int32
     * @description Height of the original in pixels.
     */
    height: number;
    /**
     * Format: int32
     * @description Width of the original in pixels.
     */
    width: number;
    /**
     * Format: int32
     * @description Pixels from the left edge where the visible part begins. Defaults to 0.
     */
    offsetX?: number | null;
    /**
     * Format: int32
     * @description Pixels from the top edge where the visible part begins. Defaults to 0.
     */
    offsetY?: number | null;
};
/** @description The public face of a member. */
export type MemberProfile = {
    /** @description Name shown to other people. */
    nickname?: string | null;
    /** @description Last part of the address of the profile page, case-sensitive. Has its own calls to change it; the platform derives the first one from the nickname or the login address. */
    readonly slug?: string | null;
    /** @description Profile picture. */
    photo?: MemberImage;
    /** @description Wide picture at the top of the profile page. */
    cover?: MemberImage;
    /** @description Short line under the nickname, such as a trade. */
    title?: string | null;
};
/**
 * Who can see the profile of a member.
 *
 * - `UNKNOWN`: The response does not reveal the status.
 * - `PRIVATE`: Neither visitors nor other members; the default.
 * - `PUBLIC`: Everybody.
 */
export type MemberPrivacyStatus = 'UNKNOWN' | 'PRIVATE' | 'PUBLIC' | UnknownValue;
/**
 * Whether a member may take part in the community.
 *
 * - `UNKNOWN`: The response does not reveal the status.
 * - `ACTIVE`: The member may post, comment and like.
 * - `MUTED`: The member may sign in and read only.
 */
export type MemberActivityStatus = 'UNKNOWN' | 'ACTIVE' | 'MUTED' | UnknownValue;
/** @description A person with an account on the site. Which properties a response has depends on the field set and on the caller. */
export type Member = {
    /**
     * Format: uuid
     * @description Id of the member, set by the platform.
     */
    readonly id?: string | null;
    /**
     * Format: email
     * @description E-mail address the member signs in with. Set once, at creation; returned by EXTENDED and FULL.
     */
    loginEmail?: string | null;
    /** @description Whether the member has proved to own `loginEmail`. Returned by FULL. */
    readonly loginEmailVerified?: boolean | null;
    readonly status: MemberStatus;
    /**
     * Format: uuid
     * @description Id of the contact record behind the member.
     */
    readonly contactId?: string | null;
    /** @description Name, addresses and other private details. Returned with the field set `FULL`. */
    contact?: MemberContact;
    /** @description What other people can see of the member. */
    profile?: MemberProfile;
    privacyStatus: MemberPrivacyStatus;
    readonly activityStatus: MemberActivityStatus;
    /**
     * Format: date-time
     * @description When the member was created.
     */
    readonly createdDate?: string | null;
    /**
     * Format: date-time
     * @description When the member last changed.
     */
    readonly updatedDate?: string | null;
    /**
     * Format: date-time
     * @description When the member last signed in. Absent before the first time.
     */
    readonly lastLoginDate?: string | null;
};
/** @description One member. */
export type MemberResponse = {
    /** @description The member as it is after the call. */
    member: Member;
};
/**
 * How much of a member a response has.
 *
 * - `PUBLIC`: Id, contact id, the two dates of the record and the profile, with every status as `UNKNOWN`; the default.
 * - `EXTENDED`: What `PUBLIC` has, with the login e-mail address and the real statuses.
 * - `FULL`: Everything.
 */
export type MemberFieldSet = 'PUBLIC' | 'EXTENDED' | 'FULL' | UnknownValue;
/** @description A street and the number of the house in it. */
export type MemberStreetAddressInput = {
    /** @description Number of the house, with letters if it has any. */
    number?: string;
    /** @description Name of the street, without the number. */
    name?: string;
};
/** @description A postal address of a member. The street is either split or one line. */
export type MemberAddressInput = {
    /** @description Street and house number as separate fields. */
    streetAddress?: MemberStreetAddressInput;
    /** @description Street and number in one line. */
    addressLine?: string | null;
    /** @description Apartment, floor or another detail. */
    addressLine2?: string | null;
    /** @description Town or city. */
    city?: string | null;
    /** @description County, state or province as an ISO 3166-2 code, for example IE-G. */
    subdivision?: string | null;
    /** @description ISO 3166-1 alpha-2 code of the country. */
    country?: string | null;
    /** @description Postal code, written as the country does. */
    postalCode?: string | null;
};
/** @description Private details of a member, kept in the contact record. */
export type MemberContactInput = {
    /** @description Given name. An empty string clears it. */
    firstName?: string | null;
    /** @description Family name. An empty string clears it. */
    lastName?: string | null;
    /** @description Phone numbers as the member wrote them. An update replaces the whole list; an empty list changes nothing. */
    phones?: string[] | null;
    /** @description Further e-mail addresses. An update replaces the whole list; an empty list changes nothing. */
    emails?: string[] | null;
    /** @description Postal addresses. An update replaces the whole list; an empty list changes nothing. */
    addresses?: MemberAddressInput[];
    /**
     * Format: date
     * @description Date of birth.
     */
    birthdate?: string | null;
    /** @description Employer. */
    company?: string | null;
    /** @description Position at the employer. */
    jobTitle?: string | null;
    /** @description Values of the fields that the site has added to its members, by field key. */
    customFields?: {
        [key: string]: MemberCustomField;
    };
};
/** @description A profile or cover picture. The offsets say which part of it is in view. */
export type MemberImageInput = {
    /** @description Media id of the picture. */
    id?: string;
    /** @description URL of the image. */
    url?: string;
    /**
     * Format: int32
     * @description Height of the original in pixels.
     */
    height?: number;
    /**
     * Format: int32
     * @description Width of the original in pixels.
     */
    width?: number;
    /**
     * Format: int32
     * @description Pixels from the left edge where the visible part begins. Defaults to 0.
     */
    offsetX?: number | null;
    /**
     * Format: int32
     * @description Pixels from the top edge where the visible part begins. Defaults to 0.
     */
    offsetY?: number | null;
};
/** @description The public face of a member. */
export type MemberProfileInput = {
    /** @description Name shown to other people. */
    nickname?: string | null;
    /** @description Profile picture. */
    photo?: MemberImageInput;
    /** @description Wide picture at the top of the profile page. */
    cover?: MemberImageInput;
    /** @description Short line under the nickname, such as a trade. */
    title?: string | null;
};
/** @description What an update may set of a member, at least one property. */
export type MemberChanges = {
    /**
     * Format: email
     * @description E-mail address the member signs in with. Set once, at creation; returned by EXTENDED and FULL.
     */
    loginEmail?: string | null;
    /** @description Name, addresses and other private details. Returned with the field set `FULL`. */
    contact?: MemberContactInput;
    /** @description What other people can see of the member. */
    profile?: MemberProfileInput;
    privacyStatus?: MemberPrivacyStatus;
};
/** @description What to change about a member. */
export type UpdateMemberRequest = {
    /** @description The values to change. A property that is absent keeps its value; `null` or an empty string clears it. */
    member: MemberChanges;
};
/**
 * What members can be sorted by.
 *
 * - `profile.nickname`: Name that others see.
 * - `contact.firstName`: Given name.
 * - `contact.lastName`: Family name.
 * - `createdDate`: When the member was created.
 * - `updatedDate`: When the member last changed.
 * - `lastLoginDate`: When the member last signed in.
 */
export type MemberSortField = 'profile.nickname' | 'contact.firstName' | 'contact.lastName' | 'createdDate' | 'updatedDate' | 'lastLoginDate' | UnknownValue;
/** @description One field that members are sorted by. */
export type MemberSorting = {
    /** @description Name of the field to sort by. */
    fieldName: MemberSortField;
    /** @description Ascending when absent. */
    order?: SortOrder;
};
/** @description Page, field sets and order of a list of members. */
export type ListMembersParameters = {
    /** @description Which page. 50 members from the first one when absent. */
    paging?: Paging;
    /** @description How much of each member to return. PUBLIC when absent. */
    fieldsets?: MemberFieldSet[];
    /** @description Order of the list. Sortable are profile.nickname, contact.firstName, contact.lastName, createdDate, updatedDate and lastLoginDate. */
    sorting?: MemberSorting[];
};
/** @description Where a page lies in a list that is paged by offset. */
export type OffsetPagingMetadata = {
    /**
     * Format: int32
     * @description Number of items in this page.
     */
    count?: number | null;
    /**
     * Format: int32
     * @description Number of items before this page.
     */
    offset?: number | null;
    /**
     * Format: int32
     * @description Number of items on all pages. Absent if there are too many to count.
     */
    total?: number | null;
    /** @description True if the platform stopped counting; `total` is then undefined. */
    tooManyToCount?: boolean | null;
};
/** @description One page of members. */
export type ListMembersResponse = {
    /** @description Members of this page, as rich as the field sets ask for. Members hidden from the caller are left out. */
    members?: Member[];
    /** @description Offset of the page, and the number of all items. */
    metadata?: OffsetPagingMetadata;
};
/** @description What a request may set of a member. */
export type MemberInput = {
    /**
     * Format: email
     * @description E-mail address the member signs in with. Set once, at creation; returned by EXTENDED and FULL.
     */
    loginEmail?: string | null;
    /** @description Name, addresses and other private details. Returned with the field set `FULL`. */
    contact?: MemberContactInput;
    /** @description What other people can see of the member. */
    profile?: MemberProfileInput;
    privacyStatus?: MemberPrivacyStatus;
};
/** @description The member to create. */
export type CreateMemberRequest = {
    /** @description The new member. Only `loginEmail` is needed in practice; read-only properties are ignored. */
    member: MemberInput;
};
/** @description A field that the site has added to its members. */
export type MemberCustomFieldCondition = (string | number | boolean) | null | {
    $eq?: string | number | boolean | null;
    $ne?: string | number | boolean | null;
    $in?: (string | number | boolean)[];
    $nin?: (string | number | boolean)[];
    $exists?: boolean;
    $gt?: string | number | boolean;
    $gte?: string | number | boolean;
    $lt?: string | number | boolean;
    $lte?: string | number | boolean;
    /** @description The case of letters does not count. */
    $startsWith?: string;
};
/** @description A text of a member, compared as a whole or by a part of it. */
export type MemberTextCondition = string | null | {
    $eq?: string | null;
    $ne?: string | null;
    $in?: string[];
    $nin?: string[];
    $exists?: boolean;
    $hasSome?: string[];
    /** @description The case of letters does not count. */
    $startsWith?: string;
    $endsWith?: string;
    $contains?: string;
};
/** @description Status of a member. */
export type MemberStatusCondition = MemberStatus | null | {
    $eq?: MemberStatus | null;
    $ne?: MemberStatus | null;
    $in?: MemberStatus[];
    $nin?: MemberStatus[];
    $exists?: boolean;
    $hasSome?: MemberStatus[];
};
/** @description Privacy status of a member. */
export type MemberPrivacyStatusCondition = MemberPrivacyStatus | null | {
    $eq?: MemberPrivacyStatus | null;
    $ne?: MemberPrivacyStatus | null;
    $in?: MemberPrivacyStatus[];
    $nin?: MemberPrivacyStatus[];
    $exists?: boolean;
    $hasSome?: MemberPrivacyStatus[];
};
/** @description Activity status of a member. */
export type MemberActivityStatusCondition = MemberActivityStatus | null | {
    $eq?: MemberActivityStatus | null;
    $ne?: MemberActivityStatus | null;
    $in?: MemberActivityStatus[];
    $nin?: MemberActivityStatus[];
    $exists?: boolean;
    $hasSome?: MemberActivityStatus[];
};
/** @description A moment of a member. */
export type MemberDateCondition = DateTime | null | {
    $eq?: DateTime | null;
    $ne?: DateTime | null;
    $exists?: boolean;
    $gt?: DateTime;
    $gte?: DateTime;
    $lt?: DateTime;
    $lte?: DateTime;
};
/** @description Conditions that a member meets. Several fields must all be met; a value alone means `$eq`. */
export type MemberFilter = {
    /** @description Id of the member. */
    id?: MemberTextCondition;
    /** @description E-mail address the member signs in with. */
    loginEmail?: MemberTextCondition;
    /** @description Contact record behind the member. */
    contactId?: MemberTextCondition;
    /** @description Given name. */
    'contact.firstName'?: MemberTextCondition;
    /** @description Family name. */
    'contact.lastName'?: MemberTextCondition;
    /** @description Name shown to other people. */
    'profile.nickname'?: MemberTextCondition;
    /** @description Last part of the URL of the profile page. */
    'profile.slug'?: MemberTextCondition;
    /** @description Whether the member may sign in. */
    status?: MemberStatusCondition;
    /** @description Whether the profile is public. */
    privacyStatus?: MemberPrivacyStatusCondition;
    /** @description Whether the member may take part. */
    activityStatus?: MemberActivityStatusCondition;
    /** @description When the member was created. */
    createdDate?: MemberDateCondition;
    /** @description When the member last changed. */
    updatedDate?: MemberDateCondition;
    /** @description When the member last signed in. */
    lastLoginDate?: MemberDateCondition;
    /** @description Filters that must all be met. */
    $and?: MemberFilter[];
    /** @description Filters of which at least one must be met. */
    $or?: MemberFilter[];
    /** @description A filter that must not be met. */
    $not?: MemberFilter;
} & {
    [name: `contact.customFields.${string}`]: MemberCustomFieldCondition;
};
/** @description Which members, in which order, and which page of them. */
export type MemberQuery = {
    /** @description Conditions that the members must meet. If absent or empty, all that the caller may see. */
    filter?: MemberFilter;
    /** @description Fields to sort by. Later fields decide where earlier ones are equal. */
    sort?: MemberSorting[];
    /** @description Which page of the results, and how many items it has. */
    paging?: PagingUpTo100;
};
/** @description Finds members by text. Narrows the result of the filter. */
export type MemberSearch = {
    /** @description Text to look for. */
    expression?: string | null;
    /** @description Dotted names of the fields to look in. profile.nickname when absent. */
    fields?: string[];
};
/** @description Filter, order and page of a query over members. */
export type QueryMembersRequest = {
    /** @description Filter, sorting and paging. Members can be sorted by profile.nickname, contact.firstName, contact.lastName, createdDate, updatedDate and lastLoginDate. */
    query?: MemberQuery;
    /** @description How much of each member to return. PUBLIC when absent. */
    fieldsets?: MemberFieldSet[];
    /** @description Narrows the result by text. */
    search?: MemberSearch;
};
/** @description Names the members to delete. */
export type BulkDeleteMembersRequest = {
    /** @description Ids of 1 to 100 members. */
    memberIds: string[];
};
/** @description Conditions that a member meets, at least one, for calls that change or delete members. */
export type NonEmptyMemberFilter = {
    /** @description Id of the member. */
    id?: MemberTextCondition;
    /** @description E-mail address the member signs in with. */
    loginEmail?: MemberTextCondition;
    /** @description Contact record behind the member. */
    contactId?: MemberTextCondition;
    /** @description Given name. */
    'contact.firstName'?: MemberTextCondition;
    /** @description Family name. */
    'contact.lastName'?: MemberTextCondition;
    /** @description Name shown to other people. */
    'profile.nickname'?: MemberTextCondition;
    /** @description Last part of the URL of the profile page. */
    'profile.slug'?: MemberTextCondition;
    /** @description Whether the member may sign in. */
    status?: MemberStatusCondition;
    /** @description Whether the profile is public. */
    privacyStatus?: MemberPrivacyStatusCondition;
    /** @description Whether the member may take part. */
    activityStatus?: MemberActivityStatusCondition;
    /** @description When the member was created. */
    createdDate?: MemberDateCondition;
    /** @description When the member last changed. */
    updatedDate?: MemberDateCondition;
    /** @description When the member last signed in. */
    lastLoginDate?: MemberDateCondition;
    /** @description Filters that must all be met. */
    $and?: MemberFilter[];
    /** @description Filters of which at least one must be met. */
    $or?: MemberFilter[];
    /** @description A filter that must not be met. */
    $not?: MemberFilter;
} & {
    [name: `contact.customFields.${string}`]: MemberCustomFieldCondition;
};
/** @description Selects the members to delete and says who takes over what they wrote. */
export type BulkDeleteMembersByFilterRequest = {
    /** @description Members to delete. */
    filter: NonEmptyMemberFilter;
    /**
     * Format: uuid
     * @description Member who takes over the posts and comments of the deleted ones. The owner of the site when absent.
     */
    contentAssigneeId?: string | null;
    /** @description Narrows the selection by text. */
    search?: MemberSearch;
};
/** @description The background job that a bulk call by filter has started. */
export type MembersJobResponse = {
    /** @description Id of the job. The work continues after this response; no call of this contract reads its progress. */
    jobId: string;
};
/** @description Selects the members that the call changes. */
export type MembersByFilterRequest = {
    /** @description Which members, for example all whose status is PENDING. */
    filter: NonEmptyMemberFilter;
};
/** @description Who or what is booked with a session. */
export type RedirectSlotResource = {
    /** @description Name shown to the visitor. */
    name?: string | null;
};
/**
 * Where a booked session takes place.
 *
 * - `UNDEFINED`: No location is given.
 * - `OWNER_BUSINESS`: At a location of the business.
 * - `OWNER_CUSTOM`: At a place that the business has set for the service.
 * - `CUSTOM`: At a place that is agreed with the customer.
 */
export type BookingLocationType = 'UNDEFINED' | 'OWNER_BUSINESS' | 'OWNER_CUSTOM' | 'CUSTOM' | UnknownValue;
/** @description Where a booked session takes place. */
export type RedirectLocation = {
    /**
     * Format: uuid
     * @description Id of the location. Absent for a place that is not one of the business.
     */
    id?: string | null;
    /** @description Name of the place. */
    name?: string | null;
    /** @description Address in one line. */
    formattedAddress?: string | null;
    /** @description The address in the language of the visitor. */
    formattedAddressTranslated?: string | null;
    /** @description Kind of the location. */
    locationType?: BookingLocationType;
};
/** @description One session that can be booked. */
export type RedirectSlot = {
    /**
     * @deprecated
     * @description Id of the session. Use `eventId`.
     */
    sessionId?: string | null;
    /** @description Id of the service. */
    serviceId?: string;
    /** @description Id of the schedule the session belongs to. */
    scheduleId?: string;
    /**
     * Format: date-time
     * @description When it begins.
     */
    startDate?: string | null;
    /**
     * Format: date-time
     * @description When it ends.
     */
    endDate?: string | null;
    /** @description IANA time zone of the two dates. */
    timezone?: string | null;
    /** @description The person, room or thing that is booked. */
    resource?: RedirectSlotResource;
    /** @description Where it takes place. */
    location?: RedirectLocation;
    /** @description Id of the calendar event. */
    eventId?: string | null;
};
/** @description Room on the waiting list of a session. */
export type RedirectWaitingList = {
    /**
     * Format: int32
     * @description Places in all.
     */
    totalSpots?: number | null;
    /**
     * Format: int32
     * @description Places still free.
     */
    openSpots?: number | null;
};
/** @description Which rules of the business a booking violates. */
export type RedirectBookingPolicyViolations = {
    /** @description Booking has not opened yet. */
    tooEarlyToBook?: boolean | null;
    /** @description Booking has closed. */
    tooLateToBook?: boolean | null;
    /** @description The session cannot be booked online. */
    bookOnlineDisabled?: boolean | null;
    /** @description A form has to be filled in first. */
    validSubmissionRequired?: boolean | null;
};
/** @description A session with the places left in it. */
export type RedirectSlotAvailability = {
    /** @description The session. */
    slot?: RedirectSlot;
    /** @description Whether it can be booked now. */
    bookable?: boolean;
    /**
     * Format: int32
     * @description Places in all.
     */
    totalSpots?: number | null;
    /**
     * Format: int32
     * @description Places still free.
     */
    openSpots?: number | null;
    /** @description Places on the waiting list. Absent when there is none. */
    waitingList?: RedirectWaitingList;
    /** @description Rules that the booking violates. */
    bookingPolicyViolations?: RedirectBookingPolicyViolations;
    /** @description Whether the place is reserved for a booking in progress. */
    locked?: boolean | null;
    /**
     * @deprecated
     * @description Set by an older version of the booking service.
     */
    isFromV2?: boolean;
};
/** @description Asks for the form and payment of one bookable session. */
export type RedirectSessionBookingsCheckoutParams = {
    /** @description IANA time zone to show the session in, for example Europe/Dublin. That of the business when absent. */
    timezone?: string;
    /** @description The session, as the booking service returned it. */
    slotAvailability?: RedirectSlotAvailability;
};
/** @description Asks for the payment page of a checkout. */
export type RedirectSessionEcomCheckoutParams = {
    /**
     * Format: uuid
     * @description Id of the checkout. Of a cart of version 2, the id of the cart. No source says so in words; it is assumed because that id is also the id of its checkout.
     */
    checkoutId?: string;
};
/** @description Asks for the payment page of reserved event tickets. */
export type RedirectSessionEventsCheckoutParams = {
    /**
     * Format: uuid
     * @description Id of the reservation of the tickets.
     */
    reservationId?: string;
    /** @description Last part of the URL of the event page. */
    eventSlug?: string;
};
/** @description Asks for the payment page of a plan. */
export type RedirectSessionPaidPlansCheckoutParams = {
    /**
     * Format: uuid
     * @description Id of the plan.
     */
    planId?: string;
    /** @description Opaque data from the plan page. */
    checkoutData?: string | null;
};
/** @description Asks for the sign-in page of the platform. Has no properties. */
export type RedirectSessionLoginParams = Record<string, unknown>;
/** @description Asks for the address that ends the session on the platform. */
export type RedirectSessionLogoutParams = {
    /**
     * Format: uuid
     * @description Id of the OAuth client the member signed in with.
     */
    clientId?: string;
};
/** @description An OAuth 2.1 authorization request with PKCE, to be answered with a code for the member. */
export type AuthorizeRequest = {
    /**
     * Format: uuid
     * @description Id of the OAuth client.
     */
    clientId?: string;
    /** @description Always `code`. */
    responseType?: string;
    /** @description Where the browser goes with the code. Must be on the allow-list of the client. Absent when `responseMode` is `web_message`. */
    redirectUri?: string | null;
    /** @description Always `offline_access`, which asks for a refresh token. */
    scope?: string | null;
    /** @description Random value that comes back unchanged; the caller compares the two. */
    state?: string;
    /** @description How the code comes back: `fragment` or `query` of `redirectUri`, or `web_message` from a hidden frame. */
    responseMode?: string | null;
    /** @description Base64url of the SHA-256 of the verifier, which has 43 to 128 characters. */
    codeChallenge?: string | null;
    /** @description Always `S256`. */
    codeChallengeMethod?: string | null;
    /** @description Token of a sign-in made by call. With it no sign-in page is needed. */
    sessionToken?: string | null;
    /**
     * Format: uuid
     * @description Identity provider to go to at once, skipping the choice.
     */
    idp?: string | null;
    /** @description Random value that an ID token would repeat. */
    nonce?: string | null;
    /** @description The same choice as `prompt` of the request, with the values of OpenID Connect. */
    prompt?: string | null;
};
/**
 * What the platform shows to a person who comes to sign in.
 *
 * - `login`: Always the sign-in page.
 * - `none`: No page. If no member is signed in, the response is an error.
 * - `consent`: The question for consent, even if it was given before.
 * - `select_account`: A choice of accounts.
 */
export type AuthorizationPrompt = 'login' | 'none' | 'consent' | 'select_account' | UnknownValue;
/** @description Asks for an authorization code. */
export type RedirectSessionAuthParams = {
    /** @description The authorization request. */
    authRequest?: AuthorizeRequest;
    /** @description Whether to show the sign-in page. `login` when absent. */
    prompt?: AuthorizationPrompt;
};
/** @description Asks for a product page of the platform. */
export type RedirectSessionStoresProductParams = {
    /** @description Last part of the URL of the product page. */
    productSlug?: string;
};
/** @description Asks for the calendar of a bookable resource. */
export type RedirectSessionBookingsBookParams = {
    /**
     * Format: uuid
     * @description Id of the person, room or thing to book.
     */
    resourceId?: string;
};
/** @description Asks for the page that pays a payment request. */
export type RedirectSessionEcomOrderPaymentRequestParams = {
    /**
     * Format: uuid
     * @description Id of the payment request.
     */
    paymentRequestId?: string;
};
/** @description Pages of the site that the platform sends the visitor back to. Each must be on an allowed domain; the platform adds `wixMemberLoggedIn` to each. */
export type RedirectCallbackParams = {
    /** @description Page after a purchase. The platform adds the query parameter `orderId`, the id of the order. */
    thankYouPageUrl?: string | null;
    /** @description Page for a visitor who leaves the flow or signs out. If absent, the home page. */
    postFlowUrl?: string | null;
    /** @description Page for a visitor who wants to sign in. */
    loginUrl?: string | null;
    /** @description Page with all services that can be booked. */
    bookingsServiceListUrl?: string | null;
    /** @description Page of the cart. */
    cartPageUrl?: string | null;
    /** @description Page with all plans. */
    planListUrl?: string | null;
};
/** @description How a redirect is made. */
export type RedirectSessionPreferences = {
    /** @description Use the standard pages of the platform rather than those designed for the site. Defaults to true. */
    useGenericWixPages?: boolean | null;
    /** @description Keep the visitor or member recognised on the page. Defaults to true. */
    maintainIdentity?: boolean | null;
    /** @description Query parameters to add to the address, for example `lang` or those of a campaign. */
    additionalQueryParameters?: {
        [key: string]: string;
    };
    /** @description Whether to fail if the site has not been published. Defaults to false. */
    checkIfPublish?: boolean | null;
};
/** @description Where the visitor should go. Exactly one purpose must be given: any of the properties but `callbacks`, `preferences` and `origin`. */
export type CreateRedirectSessionRequest = {
    /** @description Pay for a session to be booked. */
    bookingsCheckout?: RedirectSessionBookingsCheckoutParams;
    /** @description Pay for a checkout. */
    ecomCheckout?: RedirectSessionEcomCheckoutParams;
    /** @description Pay for reserved tickets. */
    eventsCheckout?: RedirectSessionEventsCheckoutParams;
    /** @description Buy a plan. */
    paidPlansCheckout?: RedirectSessionPaidPlansCheckoutParams;
    /** @description Sign in on the page of the platform. An empty object. */
    login?: RedirectSessionLoginParams;
    /** @description Sign out on the platform too. Goes with `callbacks.postFlowUrl`. */
    logout?: RedirectSessionLogoutParams;
    /** @description Get an authorization code. */
    auth?: RedirectSessionAuthParams;
    /** @description See a product page. */
    storesProduct?: RedirectSessionStoresProductParams;
    /** @description Pick a time for a bookable resource. */
    bookingsBook?: RedirectSessionBookingsBookParams;
    /** @description Pay a request for payment of an order. */
    ecomOrderPaymentRequest?: RedirectSessionEcomOrderPaymentRequestParams;
    /** @description Pages of the site to come back to. */
    callbacks?: RedirectCallbackParams;
    /** @description How the redirect is made. */
    preferences?: RedirectSessionPreferences;
    /** @description Origin of the site that asks, where the response is to be sent. */
    origin?: string | null;
};
/** @description The URL of a redirect session, by component. */
export type RedirectUrlDetails = {
    /** @description URL without its query. */
    readonly endpoint: string;
    /** @description Parameters of the query, decoded. */
    searchParams?: {
        [key: string]: string;
    };
};
/** @description A prepared visit to a page of the platform. Send the browser to `fullUrl`. */
export type RedirectSession = {
    /**
     * Format: uuid
     * @description Id of the session, set by the platform.
     */
    id: string;
    /** @description URL of the page, with all parameters in its query. */
    readonly fullUrl: string;
    /** @description The components of the URL. */
    urlDetails?: RedirectUrlDetails;
    /**
     * Format: password
     * @description Token that carries the identity of the visitor over. Absent when `maintainIdentity` is false.
     */
    readonly sessionToken?: string | null;
    /** @description Short URL that redirects to `fullUrl`. */
    readonly shortUrl: string;
};
/** @description The prepared redirect. */
export type RedirectSessionResponse = {
    /** @description Where to send the browser. */
    redirectSession: RedirectSession;
};
/** @description A GraphQL document to run. It contains one operation. */
export type GraphqlQueryRequest = {
    /** @description The document: queries or mutations with their fragments. */
    query: string;
    /** @description Values of the variables of the document, by name without the dollar sign. */
    variables?: {
        [key: string]: unknown;
    };
};
/** @description One error of a GraphQL response. */
export type GraphqlError = {
    /** @description What went wrong, for developers. */
    message: string;
    /** @description Names and list positions that lead to the part of `data` that is missing. */
    path?: (string | number)[];
    /** @description Places in the document, counted from 1. */
    locations?: {
        /**
         * Format: int32
         * @description Line, from 1.
         */
        line?: number;
        /**
         * Format: int32
         * @description Column, from 1.
         */
        column?: number;
    }[];
    /** @description What the server adds, such as a code. */
    extensions?: {
        [key: string]: unknown;
    };
};
/** @description A GraphQL response: data, errors, or both. */
export type GraphqlQueryResponse = {
    /** @description The requested data. What failed is null, or everything is. */
    data?: {
        [key: string]: unknown;
    } | null;
    /** @description Errors of the document or of parts of the data. Absent if there are none. */
    errors?: GraphqlError[];
    /** @description What the server adds to the response as a whole. */
    extensions?: {
        [key: string]: unknown;
    };
};
/** @description The arguments of the function, in order. Any JSON values; an empty list for a function without parameters. */
export type WebMethodArguments = unknown[];
/** @description Outcome of a server function of the site. */
export type CallWebMethodResponse = {
    /** @description The value that the function returned; absent when it returned nothing. With `exception`, the error that it threw. */
    result?: unknown;
    /** @description True when `result` is an error. Otherwise false or absent. */
    exception?: boolean;
};
/**
 * How the response of an authorization request comes back.
 *
 * - `fragment`: In the fragment of the redirect URI, after `#`.
 * - `query`: In the query of the redirect URI, after `?`.
 * - `web_message`: As a message of a hidden frame to its parent window.
 */
export type AuthorizationResponseMode = 'fragment' | 'query' | 'web_message' | UnknownValue;
/** @description Who caused an event. `identityType` says which one of the ids is present. */
export type EventIdentity = {
    identityType?: IdentityType;
    /**
     * Format: uuid
     * @description The visitor; only with the type ANONYMOUS_VISITOR.
     */
    anonymousVisitorId?: string;
    /**
     * Format: uuid
     * @description The member; only with the type MEMBER.
     */
    memberId?: string;
    /**
     * Format: uuid
     * @description The site user (owner or staff); only with the type WIX_USER.
     */
    wixUserId?: string;
    /**
     * Format: uuid
     * @description The app; only with the type APP.
     */
    appId?: string;
};
/** @description The account and the site that an event comes from. */
export type EventAccountInfo = {
    /**
     * Format: uuid
     * @description The account that owns the site.
     */
    accountId?: string | null;
    /**
     * Format: uuid
     * @description The account above it, when there is one.
     */
    parentAccountId?: string | null;
    /**
     * Format: uuid
     * @description The site where it happened.
     */
    siteId?: string | null;
};
/** @description What every event contains in addition to its payload. Events of catalog version 1 have only `instanceId`, `eventType`, `identity` and `accountInfo`. */
export type EventMetadata = {
    /** @description Id of the event. A delivery that is sent again has the same one, so keep it to drop duplicates. */
    id?: string;
    /** @description Full name of the kind of entity, for example `wix.ecom.v1.order`. */
    entityFqdn?: string;
    /** @description What happened, for example `created`; the last part of the event type. */
    slug?: string;
    /** @description Id of the entity that it happened to. */
    entityId?: string;
    /**
     * Format: date-time
     * @description When it happened (UTC). A delivery that is sent again keeps it.
     */
    eventTime?: string | null;
    /** @description True when a request to forget a person caused it. */
    triggeredByAnonymizeRequest?: boolean | null;
    /** @description The event that led to this one; null when there is none. */
    originatedFrom?: string | null;
    /** @description Whole number as a string that grows with every event of one entity: a smaller one than the last seen is late. */
    entityEventSequence?: string | null;
    /**
     * Format: uuid
     * @description The installation of the app on the site; ids of one site always come with the same one.
     */
    instanceId?: string | null;
    /** @description Full type, for example `wix.ecom.v1.order_created`. */
    eventType?: string;
    identity?: EventIdentity;
    accountInfo?: EventAccountInfo;
};
/** @description The order as it is after the event. */
export type OrderEventData = {
    order?: Order;
};
/** @description An order was approved or imported, or an imported order was deleted. */
export type OrderActionEvent = {
    metadata: EventMetadata;
    data: OrderEventData;
};
/** @description The canceled order and the choices that the merchant made. */
export type OrderCanceledData = {
    order?: Order;
    /** @description Whether all items of the order went back into stock. */
    restockAllItems?: boolean;
    /** @description Whether the buyer gets an e-mail about it. */
    sendOrderCanceledEmail?: boolean;
    /** @description Text that the merchant added to the e-mail; null or absent without one. */
    customMessage?: string | null;
};
/** @description An order was canceled. */
export type OrderCanceledEvent = {
    metadata: EventMetadata;
    data: OrderCanceledData;
};
/** @description What a committed draft changed in an order. The platform publishes no properties of it. */
export type CommittedDiffs = {
    [key: string]: unknown;
};
/** @description How a draft was committed. The platform publishes no properties of it. */
export type DraftOrderCommitSettings = {
    [key: string]: unknown;
};
/** @description The changed order and the draft that changed it. */
export type OrderCommittedData = {
    order?: Order;
    /** @description Id of the draft that contained the changes. */
    draftOrderId?: string;
    changes?: CommittedDiffs;
    commitSettings?: DraftOrderCommitSettings;
    /**
     * Format: date-time
     * @description When the draft was committed (UTC).
     */
    readonly commitDate?: string | null;
};
/** @description The changes of a draft were applied to an order. */
export type OrderCommittedEvent = {
    metadata: EventMetadata;
    data: OrderCommittedData;
};
/** @description An order was created. */
export type OrderCreatedEvent = {
    metadata: EventMetadata;
    entity: Order;
};
/** @description The order and its fulfillment status before and after. */
export type OrderFulfilledData = {
    order?: Order;
    previousFulfillmentStatus?: OrderFulfillmentStatus;
    newFulfillmentStatus?: OrderFulfillmentStatus;
    /** @description What made the status change. The platform publishes no list of its values. */
    action?: string;
};
/** @description The fulfillment of an order changed. */
export type OrderFulfilledEvent = {
    metadata: EventMetadata;
    data: OrderFulfilledData;
};
/** @description The order with its new payment status, and the status before. */
export type OrderPaymentStatusUpdatedData = {
    order?: Order;
    previousPaymentStatus?: OrderPaymentStatus;
};
/** @description The payment status of an order changed. */
export type OrderPaymentStatusUpdatedEvent = {
    metadata: EventMetadata;
    data: OrderPaymentStatusUpdatedData;
};
/** @description Changed properties by dotted path, for example `profile.nickname`. No source says whether the values are the old or the new ones. */
export type ModifiedFields = {
    [key: string]: unknown;
};
/** @description An order changed. */
export type OrderUpdatedEvent = {
    metadata: EventMetadata;
    entity: Order;
    modifiedFields?: ModifiedFields;
};
/** @description A cart was created. */
export type CartCreatedEvent = {
    metadata: EventMetadata;
    entity: Cart;
};
/** @description An entity was deleted. Only its id is left, in `metadata.entityId`. */
export type EntityDeletedEvent = {
    metadata: EventMetadata;
};
/** @description A cart changed. */
export type CartUpdatedEvent = {
    metadata: EventMetadata;
    entity: Cart;
    modifiedFields?: ModifiedFields;
};
/** @description All totals of a cart were calculated. */
export type CartCalculatedEvent = {
    metadata: EventMetadata;
    data: CartSummary;
};
/** @description A cart was created. */
export type CartV2CreatedEvent = {
    metadata: EventMetadata;
    entity: CartV2;
};
/** @description A cart was deleted. */
export type CartV2DeletedEvent = {
    metadata: EventMetadata;
    entity?: CartV2;
};
/** @description A cart changed. */
export type CartV2UpdatedEvent = {
    metadata: EventMetadata;
    entity: CartV2;
    modifiedFields?: ModifiedFields;
};
/** @description The completed checkout. */
export type CheckoutCompletedData = {
    checkout?: Checkout;
};
/** @description A checkout was completed. */
export type CheckoutCompletedEvent = {
    metadata: EventMetadata;
    data: CheckoutCompletedData;
};
/** @description A checkout was created. */
export type CheckoutCreatedEvent = {
    metadata: EventMetadata;
    entity: Checkout;
};
/** @description A checkout changed. */
export type CheckoutUpdatedEvent = {
    metadata: EventMetadata;
    entity: Checkout;
    modifiedFields?: ModifiedFields;
};
/** @description The settings of the checkout changed. */
export type CheckoutSettingsUpdatedEvent = {
    metadata: EventMetadata;
    entity: CheckoutSettings;
    modifiedFields?: ModifiedFields;
};
/** @description A back-in-stock notification was requested. */
export type BackInStockNotificationRequestCreatedEvent = {
    metadata: EventMetadata;
    entity: BackInStockRequest;
};
/** @description A back in stock request changed. */
export type BackInStockNotificationRequestUpdatedEvent = {
    metadata: EventMetadata;
    entity: BackInStockRequest;
    modifiedFields?: ModifiedFields;
};
/** @description The chargeback, its payment and all transactions of the order. */
export type ChargebackEventData = {
    /**
     * Format: uuid
     * @description The order that the payment belongs to.
     */
    orderId?: string;
    /**
     * Format: uuid
     * @description The payment that was charged back.
     */
    paymentId?: string;
    chargeback?: Chargeback;
    orderTransactions?: OrderTransactions;
};
/** @description A chargeback of a payment was approved or reversed. */
export type ChargebackEvent = {
    metadata: EventMetadata;
    data: ChargebackEventData;
};
/** @description All transactions of the order, and which of them changed. */
export type OrderTransactionsUpdatedData = {
    orderTransactions?: OrderTransactions;
    /** @description Payments that were added or changed, at most 100. */
    paymentIds?: string[];
    /** @description Refunds that were added or changed, at most 300. */
    refundIds?: string[];
};
/** @description Payments or refunds of an order, or details of them, changed. */
export type OrderTransactionsUpdatedEvent = {
    metadata: EventMetadata;
    data: OrderTransactionsUpdatedData;
};
/** @description What a refund set off, such as restocking. The platform publishes no properties of it. */
export type RefundSideEffects = {
    [key: string]: unknown;
};
/** @description The refund, what it set off and all transactions of the order. */
export type OrderTransactionsRefundCompletedData = {
    /**
     * Format: uuid
     * @description The order that the refund belongs to.
     */
    orderId?: string;
    refund?: Refund;
    sideEffects?: RefundSideEffects;
    orderTransactions?: OrderTransactions;
};
/** @description A refund is complete. */
export type OrderTransactionsRefundCompletedEvent = {
    metadata: EventMetadata;
    data: OrderTransactionsRefundCompletedData;
};
/** @description A checkout that its buyer left before the end. The platform publishes no properties of it. */
export type AbandonedCheckout = {
    [key: string]: unknown;
};
/** @description The record of a checkout that its buyer left was created or deleted. */
export type AbandonedCheckoutEvent = {
    metadata: EventMetadata;
    entity: AbandonedCheckout;
};
/** @description The recovered checkout. */
export type AbandonedCheckoutRecoveredData = {
    abandonedCheckout?: AbandonedCheckout;
};
/** @description A buyer completed a checkout that was left. */
export type AbandonedCheckoutRecoveredEvent = {
    metadata: EventMetadata;
    data: AbandonedCheckoutRecoveredData;
};
/** @description The record of a left checkout changed. */
export type AbandonedCheckoutUpdatedEvent = {
    metadata: EventMetadata;
    entity: AbandonedCheckout;
    modifiedFields?: ModifiedFields;
};
/** @description A review was created or deleted. */
export type ReviewEvent = {
    metadata: EventMetadata;
    entity: Review;
};
/** @description The review with its new moderation status, and the status before. */
export type ReviewModerationStatusChangedData = {
    review?: Review;
    previousModerationStatus?: ReviewModerationStatus;
};
/** @description The moderation status of a review changed. */
export type ReviewModerationStatusChangedEvent = {
    metadata: EventMetadata;
    data: ReviewModerationStatusChangedData;
};
/** @description The published review. */
export type ReviewPublishedData = {
    review?: Review;
};
/** @description A review was published. */
export type ReviewPublishedEvent = {
    metadata: EventMetadata;
    data: ReviewPublishedData;
};
/** @description A review changed. */
export type ReviewUpdatedEvent = {
    metadata: EventMetadata;
    entity: Review;
    modifiedFields?: ModifiedFields;
};
/** @description Which product changed, and which of its fields. */
export type ProductChangedData = {
    /** @description Id of the product that changed. */
    productId?: string;
    /** @description Names of the product fields that changed, for example `price`. */
    changedFields?: string[];
    originatedFromVersion?: CatalogVersion;
};
/** @description A product changed. */
export type ProductChangedEvent = {
    metadata: EventMetadata;
    data: ProductChangedData;
};
/** @description Which collection changed, and which of its fields. */
export type ProductCollectionChangedData = {
    /** @description Id of the collection that changed. */
    collectionId?: string;
    /** @description Names of the collection fields that changed, for example `name`. */
    changedFields?: string[];
    originatedFromVersion?: CatalogVersion;
};
/** @description A collection changed. */
export type ProductCollectionChangedEvent = {
    metadata: EventMetadata;
    data: ProductCollectionChangedData;
};
/** @description The main properties of the new collection. */
export type ProductCollectionCreatedData = {
    /** @description Id of the new collection. */
    collectionId?: string;
    /** @description Name as shoppers see it. */
    name?: string;
    media?: ProductMedia;
    /** @description Last part of the URL of the collection in the shop. */
    slug?: string;
    /** @description Whether shoppers see it. */
    visible?: boolean;
    originatedFromVersion?: CatalogVersion;
};
/** @description A collection was created. */
export type ProductCollectionCreatedEvent = {
    metadata: EventMetadata;
    data: ProductCollectionCreatedData;
};
/** @description Which collection was deleted. */
export type ProductCollectionDeletedData = {
    /** @description Id of the collection that was deleted. */
    collectionId?: string;
    originatedFromVersion?: CatalogVersion;
};
/** @description A collection was deleted. */
export type ProductCollectionDeletedEvent = {
    metadata: EventMetadata;
    data: ProductCollectionDeletedData;
};
/** @description The main properties of the new product. */
export type ProductCreatedData = {
    /** @description Id of the new product. */
    productId?: string;
    /** @description Name as shoppers see it. */
    name?: string;
    price?: ProductPriceData;
    /** @description Whether shoppers see it. */
    visible?: boolean;
    media?: ProductMedia;
    /** @description Stock keeping unit that the merchant gave it; absent without one. */
    sku?: string;
    productPageUrl?: ProductPageUrl;
    /** @description Brand that the merchant gave it; null or absent without one. */
    brand?: string | null;
    costAndProfitData?: ProductCostAndProfitData;
    originatedFromVersion?: CatalogVersion;
    /** @description Last part of the URL of the collection in the shop. */
    slug?: string;
};
/** @description A product was created. */
export type ProductCreatedEvent = {
    metadata: EventMetadata;
    data: ProductCreatedData;
};
/** @description Which product was deleted. */
export type ProductDeletedData = {
    /** @description Id of the product that was deleted. */
    productId?: string;
    originatedFromVersion?: CatalogVersion;
};
/** @description A product was deleted. */
export type ProductDeletedEvent = {
    metadata: EventMetadata;
    data: ProductDeletedData;
};
/** @description A variant that changed. The platform may send further properties. */
export type VariantChanged = {
    /**
     * Format: uuid
     * @description Id of the variant within its product.
     */
    variantId?: string;
} & {
    [key: string]: unknown;
};
/** @description Which product and which of its variants changed. */
export type ProductVariantsChangedData = {
    /** @description The product that the variants belong to. */
    productId?: string;
    /** @description The variants that changed. */
    variants?: VariantChanged[];
    originatedFromVersion?: CatalogVersion;
};
/** @description Variants of a product changed. */
export type ProductVariantsChangedEvent = {
    metadata: EventMetadata;
    data: ProductVariantsChangedData;
};
/** @description The stock settings of a product after the change. */
export type InventoryItemChangedData = {
    /** @description Id of the stock record; a product has one. */
    inventoryItemId?: string;
    /** @description The product whose stock this is. */
    productId?: string;
    /** @description Whether the platform counts pieces. Without tracking only in stock or not is known. */
    trackInventory?: boolean;
    preorderInfo?: ProductPreorderInfo;
    /** @description Names of the properties of this payload that changed. */
    fieldMask?: string[];
    /**
     * Format: date-time
     * @description When the stock settings changed (UTC).
     */
    updatedDate?: string | null;
};
/** @description The stock settings of a product changed. */
export type InventoryItemChangedEvent = {
    metadata: EventMetadata;
    data: InventoryItemChangedData;
};
/** @description Stock of one variant after a change. The platform may send further properties. */
export type ChangedInventoryVariant = {
    /** @description Id of the variant within its product. */
    id?: string;
    /** @description Whether it can be bought now. */
    inStock?: boolean;
    /**
     * Format: int32
     * @description Pieces in stock; null or absent when the platform does not count them.
     */
    quantity?: number | null;
} & {
    [key: string]: unknown;
};
/** @description The variants of a product whose stock changed. */
export type InventoryVariantsChangedData = {
    /** @description Id of the stock record; a product has one. */
    inventoryItemId?: string;
    /** @description The product whose stock this is. */
    productId?: string;
    /** @description The variants whose stock changed, with their stock after the change. */
    variants?: ChangedInventoryVariant[];
    /**
     * Format: date-time
     * @description When the stock changed (UTC).
     */
    updatedDate?: string | null;
};
/** @description The stock of variants changed. */
export type InventoryVariantsChangedEvent = {
    metadata: EventMetadata;
    data: InventoryVariantsChangedData;
};
/** @description The item after the change, and why it changed. */
export type InventoryItemUpdatedWithReasonData = {
    currentEntity?: InventoryItem;
    reason?: InventoryChangeReason;
    /** @description Id of the app that changed it. */
    appId?: string;
};
/** @description The stock of a variant changed. */
export type InventoryItemUpdatedWithReasonEvent = {
    metadata: EventMetadata;
    data: InventoryItemUpdatedWithReasonData;
};
/** @description The item after the change. */
export type InventoryItemStockStatusUpdatedData = {
    currentEntity?: InventoryItem;
};
/** @description A variant is sold out, is in stock again, or can be ordered in advance. */
export type InventoryItemStockStatusUpdatedEvent = {
    metadata: EventMetadata;
    data: InventoryItemStockStatusUpdatedData;
};
/** @description A product of catalog version 3 was created. */
export type ProductV3CreatedEvent = {
    metadata: EventMetadata;
    entity: ProductV3;
};
/** @description A product of catalog version 3 changed. */
export type ProductV3UpdatedEvent = {
    metadata: EventMetadata;
    entity: ProductV3;
    modifiedFields?: ModifiedFields;
};
/** @description A category was created. */
export type CategoryCreatedEvent = {
    metadata: EventMetadata;
    entity: Category;
};
/** @description A category changed. */
export type CategoryUpdatedEvent = {
    metadata: EventMetadata;
    entity: Category;
    modifiedFields?: ModifiedFields;
};
/** @description The category, and the item that was added or removed. */
export type CategoryItemData = {
    /** @description Id of the category. */
    categoryId?: string;
    item?: ItemReference;
};
/** @description An item was added to a category or removed from it. */
export type CategoryItemEvent = {
    metadata: EventMetadata;
    data: CategoryItemData;
};
/** @description Why a file failed, and what its sender had noted with it. */
export type FileDescriptorFileFailedData = {
    externalInfo?: FileExternalInfo;
    error?: ApplicationError;
};
/** @description A file could not be processed. */
export type FileDescriptorFileFailedEvent = {
    metadata: EventMetadata;
    data: FileDescriptorFileFailedData;
};
/** @description The file that became ready. */
export type FileDescriptorFileReadyData = {
    file?: FileDescriptor;
    externalInfo?: FileExternalInfo;
    /** @description True when the file came back from the trash instead of being new. */
    triggeredByUndelete?: boolean;
};
/** @description A file is ready for use. */
export type FileDescriptorFileReadyEvent = {
    metadata: EventMetadata;
    data: FileDescriptorFileReadyData;
};
/** @description A member was created. */
export type MemberCreatedEvent = {
    metadata: EventMetadata;
    entity: Member;
};
/** @description A member changed. */
export type MemberUpdatedEvent = {
    metadata: EventMetadata;
    entity: Member;
    modifiedFields?: ModifiedFields;
};
/** @description A redirect session was created. */
export type RedirectSessionCreatedEvent = {
    metadata: EventMetadata;
    entity: RedirectSession;
};

// Generated from the OpenAPI description. Do not edit: change the description or the generator.
import type * as T from './types.ts';

/** A body whose field masks, at these dotted paths, are names joined by commas. */
type WithMasks<Body, Masks extends string> = Body extends readonly (infer Item)[]
  ? WithMasks<Item, Masks>[]
  : { [Name in keyof Body]: Name extends Masks ? string : WithMasksIn<Body[Name], Name, Masks> };

type WithMasksIn<Value, Name, Masks extends string> = Masks extends `${Name & string}.${infer Rest}`
  ? WithMasks<Value, Rest>
  : Value;

export interface paths {
    "/back-in-stock-service/v1/back-in-stock-notification-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List back-in-stock requests
         * @description Lists requests that match a filter, page by page with cursors, 50 a page unless asked otherwise. The whole query travels as one packed parameter; when the address grows beyond 4000 characters the same query goes to the POST form.
         */
        get: {
            parameters: {
                query?: {
                    /** @description JSON of a `QueryBackInStockRequestsInput` as base64url, without padding. */
                    ".r"?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description One page of requests and the cursors of its neighbours. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.QueryBackInStockRequestsResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        put?: never;
        /**
         * Request a back-in-stock notification
         * @description Records that an e-mail address wants to be notified when an item can be bought again. Asking twice for the same item and address creates no second request: the response is the first one. A contact is created for an address the site does not know. Only items of the store catalog work.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.CreateBackInStockRequestInput;
                };
            };
            responses: {
                /** @description The new request, or the one that was there already. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.BackInStockRequestResponse;
                    };
                };
                /** @description The input breaks a rule, or the platform rejects it for another reason, stated in `details`. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description Something has to happen first. `details` says what. */
                428: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/back-in-stock-service/v1/back-in-stock-notification-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a back-in-stock request
         * @description Returns one request to be notified, with its status.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the request, as the call that created it returned it. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The request. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.BackInStockRequestResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        put?: never;
        post?: never;
        /**
         * Delete a back-in-stock request
         * @description Deletes a request permanently. The person gets no notification.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the request, as the call that created it returned it. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description An empty object. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.EmptyResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/back-in-stock-service/v1/back-in-stock-notification-requests/{id}/mark-as-notification-sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark a back-in-stock request as notified
         * @description Sets the status to NOTIFICATION_SENT without sending anything, for a person who was notified by other means. Notifications that the platform sends set it by themselves.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the request, as the call that created it returned it. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The request with its new status. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.BackInStockRequestResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description Something has to happen first. `details` says what. */
                428: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/back-in-stock-service/v1/back-in-stock-notification-requests/count-by-catalog-reference": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count back-in-stock requests by item
         * @description Counts how many requests wait for each of 1 to 100 items. The list of items travels as one packed parameter; when the address grows beyond 4000 characters the same list goes to the POST form.
         */
        get: {
            parameters: {
                query?: {
                    /** @description JSON of a `CountBackInStockRequestsByCatalogReferenceInput` as base64url, without padding. */
                    ".r"?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The number of requests for each item. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CountBackInStockRequestsByCatalogReferenceResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        put?: never;
        /**
         * Count back-in-stock requests by item, long form
         * @description The numbers of requests with the list of items in the body, for lists whose address would be longer than 4000 characters.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.CountBackInStockRequestsByCatalogReferenceInput;
                };
            };
            responses: {
                /** @description The number of requests for each item. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CountBackInStockRequestsByCatalogReferenceResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/back-in-stock-service/v1/back-in-stock-notification-requests/report-items-back-in-stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report items as back in stock
         * @description Sends the notifications, either to everyone who waits for one item (`catalogReference`) or for the requests named (`requestIds`), never both. Each request passes through PROCESSING to NOTIFICATION_SENT, or to FAILED when it cannot be sent. Nothing is sent while the automation of the site that sends these mails is off.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.ReportItemsBackInStockInput;
                };
            };
            responses: {
                /** @description An empty object. The notifications are on their way. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.EmptyResponse;
                    };
                };
                /** @description The input breaks a rule, or the platform rejects it for another reason, stated in `details`. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description Assumed: no source documents this status. */
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v1/checkout-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the checkout settings
         * @description Returns how checkout works and looks on the site. Every site has these settings from the day its shop is installed.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description All checkout settings of the site. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CheckoutSettingsResponse;
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the checkout settings
         * @description Changes the settings that are given and does not change the others. With a `fieldMask`, only the properties it names change. Subscribers get an event.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": WithMasks<T.UpdateCheckoutSettingsInput, "fieldMask">;
                };
            };
            responses: {
                /** @description All checkout settings after the change. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CheckoutSettingsResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        trace?: never;
    };
    "/ecom/v1/checkouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a checkout
         * @description Creates a checkout from lines and works out its totals. `channelType` and at least one line are needed, and at most 300 lines fit. Custom lines and catalog overrides set prices, so the platform asks for the permission ECOM.ADMIN_MODIFY_CHECKOUTS for them. To turn the current cart into a checkout, use the call of the cart instead. A quantity above the remaining stock is lowered to it without an error, so compare `quantity` of the lines that come back.
         *
         *     @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.createCartV2` instead.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.CreateCheckoutInput;
                };
            };
            responses: {
                /** @description The new checkout with its totals. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CheckoutResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description What the request names does not exist, or the bearer may not see it. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                /** @description Something has to happen first. `details` says what. */
                428: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v1/checkouts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a checkout
         * @description Returns a checkout with its lines, delivery options, totals and everything that prevents an order.
         *
         *     @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.getCartV2` instead.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the checkout, as the call that created it returned it. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The checkout. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CheckoutResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a checkout
         * @description Changes buyer, addresses, delivery option, note and custom fields, and applies a coupon or a gift card. A request that holds no change fails; `buyerInfo.email` cannot be removed once set; a checkout holds one gift card at most. Quantities, removals and completion have calls of their own.
         *
         *     @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.updateCartV2` instead.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the checkout, as the call that created it returned it. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": WithMasks<Omit<T.UpdateCheckoutInput, "id">, "fieldMask">;
                };
            };
            responses: {
                /** @description The checkout after the change, with its new totals. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CheckoutResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description What the request names does not exist, or the bearer may not see it. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                /** @description Something has to happen first. `details` says what. */
                428: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        trace?: never;
    };
    "/ecom/v1/checkouts/by-cart-id/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the checkout made from a cart
         * @description Finds the checkout that was made from a cart and returns it. A cart that was never checked out has none.
         *
         *     @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.getCartV2` instead.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the cart the checkout was made from. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The checkout of that cart. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CheckoutResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v1/checkouts/{id}/checkout-url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the address of the checkout page
         * @description Returns the address where the buyer finishes the checkout: the page given as `overrideCheckoutUrl`, or else the hosted one.
         *
         *     @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.getCheckoutUrlV2` instead.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the checkout, as the call that created it returned it. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The absolute address of the page. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.GetCheckoutUrlResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v1/checkouts/{id}/remove-coupon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the coupon from a checkout
         * @description Takes the coupon off the checkout and works out the totals without it.
         *
         *     @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.removeCouponV2` instead.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the checkout, as the call that created it returned it. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The checkout without its coupon. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CheckoutResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v1/checkouts/{id}/remove-gift-card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the gift card from a checkout
         * @description Takes the gift card off the checkout. Nothing was taken from the card yet, since that happens with the order.
         *
         *     @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.removeGiftCardV2` instead.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the checkout, as the call that created it returned it. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The checkout without its gift card. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CheckoutResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v1/checkouts/{id}/remove-override-checkout-url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go back to the hosted checkout page
         * @description Drops the `overrideCheckoutUrl` of the checkout, so that its address is the hosted checkout page again.
         *
         *     @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.updateCartV2` instead.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the checkout, as the call that created it returned it. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The checkout, now with the hosted page. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CheckoutResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v1/checkouts/{id}/add-to-checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add lines to a checkout
         * @description Adds catalog lines, custom lines or both, at most 100 of each in one call and 300 in one checkout. Custom lines set prices, so the platform asks for the permission ECOM.ADMIN_MODIFY_CHECKOUTS for them. A quantity above the remaining stock is lowered to it without an error, so compare `quantity` of the lines that come back.
         *
         *     @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.addLineItemsV2` instead.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the checkout, as the call that created it returned it. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Omit<T.AddToCheckoutInput, "id">;
                };
            };
            responses: {
                /** @description The checkout with the new lines and totals. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CheckoutResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description Something has to happen first. `details` says what. */
                428: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v1/checkouts/{id}/remove-line-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove lines from a checkout
         * @description Takes lines out of the checkout by their ids, from 1 to 300 in one call.
         *
         *     @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.removeLineItemsV2` instead.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the checkout, as the call that created it returned it. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Omit<T.RemoveCheckoutLineItemsInput, "id">;
                };
            };
            responses: {
                /** @description The checkout without those lines, with its new totals. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CheckoutResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v1/checkouts/{id}/create-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an order from a checkout
         * @description Places the order, or starts the subscription, that the checkout describes, and marks the checkout as completed. It needs at least one line, no calculation errors, every line AVAILABLE or PARTIALLY_AVAILABLE, a billing address when the total is above 0, a destination and a delivery option for shipped goods, and pickup details for pickup. If an amount is to be paid online, continue with the `paymentGatewayOrderId`. No idempotency key is known: after a broken connection, read the checkout before calling again.
         *
         *     @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.placeOrderV2` instead.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the checkout, as the call that created it returned it. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Omit<T.CreateOrderFromCheckoutInput, "id">;
                };
            };
            responses: {
                /** @description The id of the order or of the subscription, and of the payment to continue with. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CreateOrderFromCheckoutResponse;
                    };
                };
                /** @description The input breaks a rule, or the platform rejects it for another reason, stated in `details`. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v1/checkouts/{id}/mark-as-completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a checkout as completed
         * @description Sets `completed` without making an order, for purchases that were finished in another order or payment system. No call undoes it.
         *
         *     @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.markCartAsCompletedV2` instead.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the checkout, as the call that created it returned it. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description An empty object. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.EmptyResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v1/checkouts/{id}/update-line-items-quantity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the quantities of checkout lines
         * @description Sets new quantities for lines, from 1 to 100 lines in one call. A quantity above the stock is cut to what is left, so read the answer. To drop a line, remove it.
         *
         *     @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.updateLineItemsV2` instead.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the checkout, as the call that created it returned it. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Omit<T.UpdateCheckoutLineItemsQuantityInput, "id">;
                };
            };
            responses: {
                /** @description The checkout with the quantities that were possible. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CheckoutResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v1/carts/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the current cart
         * @description Reads the cart of the caller. There is no cart until the first line is added: until then the call fails with 404 and OWNED_CART_NOT_FOUND, which a shop shows as an empty cart. The cart carries prices of lines but no totals; ask for an estimate to get those.
         *
         *     @deprecated The removal date of this call is 2027-02-01. Use `currentCartV2.getCurrentCartV2` instead.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The cart, with names, prices and availability as the catalogs last gave them. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CartResponse;
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description What the request names does not exist, or the bearer may not see it. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        put?: never;
        post?: never;
        /**
         * Delete the current cart
         * @description Deletes the cart of the caller with all its lines. The next line added starts a new cart with a new id. The platform sends the event cart deleted.
         *
         *     @deprecated The removal date of this call is 2027-02-01. Use `currentCartV2.deleteCurrentCartV2` instead.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Nothing: the cart is gone. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.EmptyResponse;
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description What the request names does not exist, or the bearer may not see it. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        options?: never;
        head?: never;
        /**
         * Update the current cart
         * @description Sets properties of the cart, applies a coupon, and adds lines, all in one call. Absent properties are not changed; `null` removes a value. At most 300 catalog and 300 custom lines a request. A caller without a cart gets 404, as this call does not make one. A quantity above the remaining stock is lowered to it without an error, so compare `quantity` of the lines that come back.
         *
         *     @deprecated The removal date of this call is 2027-02-01. Use `currentCartV2.updateCurrentCartV2` instead.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": WithMasks<T.UpdateCurrentCartInput, "cartFieldmask">;
                };
            };
            responses: {
                /** @description The whole cart after the change. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CartResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        trace?: never;
    };
    "/ecom/v1/carts/current/add-to-cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add items to the current cart
         * @description Adds catalog items, custom lines or both; at most 100 of each a request and 300 lines in the cart. The first call of a caller makes the cart. Catalog lines need quantity and catalog reference, custom lines price and item type. The catalog decides about price and stock. A quantity above the remaining stock is lowered to it without an error, and no property says so. `availability` is of the quantity that is left, and so `AVAILABLE`. Compare `quantity` of the lines that come back with what was asked for. Carts of version 2 fail with INSUFFICIENT_INVENTORY instead.
         *
         *     @deprecated The removal date of this call is 2027-02-01. Use `currentCartV2.addLineItemsToCurrentCartV2` instead.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.AddToCurrentCartInput;
                };
            };
            responses: {
                /** @description The whole cart, new lines included. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CartResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v1/carts/current/remove-line-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove lines from the current cart
         * @description Takes 1 to 100 lines out, catalog and custom alike, whatever their quantity. Removing the last line leaves an empty cart; it is not deleted.
         *
         *     @deprecated The removal date of this call is 2027-02-01. Use `currentCartV2.removeLineItemsFromCurrentCartV2` instead.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.RemoveCurrentCartLineItemsInput;
                };
            };
            responses: {
                /** @description The whole cart, without the lines. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CartResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description What the request names does not exist, or the bearer may not see it. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v1/carts/current/create-checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a checkout from the current cart
         * @description Turns the cart into a checkout with the same lines, coupon and discounts. The cart stays as it is and keeps the id of the checkout; calling again brings that same checkout up to date with the cart. The channel type is required. Addresses and a way of delivery may come now or later. Version 2 has no such step: a cart is its own checkout, from which `cartsV2.placeOrderV2` makes the order.
         *
         *     @deprecated The removal date of this call is 2027-02-01.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.CreateCheckoutFromCurrentCartInput;
                };
            };
            responses: {
                /** @description The id of the checkout, new or brought up to date. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CreateCheckoutFromCurrentCartResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description What the request names does not exist, or the bearer may not see it. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v1/carts/current/remove-coupon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the coupon from the current cart
         * @description Takes the coupon off. Other discounts stay. The call takes no body: a cart holds one coupon at most.
         *
         *     @deprecated The removal date of this call is 2027-02-01. Use `currentCartV2.removeCouponFromCurrentCartV2` instead.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The whole cart, without the coupon. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CartResponse;
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description What the request names does not exist, or the bearer may not see it. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v1/carts/current/update-line-items-quantity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change quantities in the current cart
         * @description Sets new quantities of 1 to 100 lines. A quantity above the remaining stock is lowered to it without an error, so show the quantity that comes back. Zero is invalid: remove the line instead.
         *
         *     @deprecated The removal date of this call is 2027-02-01. Use `currentCartV2.updateLineItemsInCurrentCartV2` instead.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.UpdateCurrentCartLineItemsQuantityInput;
                };
            };
            responses: {
                /** @description The whole cart, with the quantities that hold now. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CartResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description What the request names does not exist, or the bearer may not see it. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v1/carts/current/estimate-totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Estimate the totals of the current cart
         * @description Calculates what the cart would cost with the given addresses, way of delivery and memberships. It is a preview: nothing is stored, and a caller without a cart gets 404. Tax, delivery and additional fees are calculated unless switched off; without an address only the lines are. What cannot be calculated is reported in `calculationErrors` of a 200 answer.
         *
         *     @deprecated The removal date of this call is 2027-02-01. Use `currentCartV2.estimateCurrentCartV2` instead.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.EstimateCurrentCartTotalsInput;
                };
            };
            responses: {
                /** @description The cart with prices of each line, totals, ways of delivery and what went wrong. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.EstimateCurrentCartTotalsResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v2/carts/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the current cart
         * @description Reads the cart of the caller, at the prices of its last change or refresh. No source has a code for a caller without a cart; assumed: 404, which a shop shows as an empty cart. The cart has prices of lines but no totals; calculate or estimate it to get those.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The cart. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CartV2Response;
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description Assumed: no source documents this status. */
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        put?: never;
        /**
         * Create the current cart
         * @description Makes the current cart of the caller, with items, coupon, delivery method and gift card in one call. `addLineItemsToCurrentCartV2` also makes a cart, so most shops do not need this call. Not documented, assumed: a current cart that is there is replaced.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.CreateCurrentCartV2Input;
                };
            };
            responses: {
                /** @description The new cart. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CartV2Response;
                    };
                };
                /** @description The input breaks a rule, or the platform rejects it for another reason, stated in `details`. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description What the request names does not exist, or the bearer may not see it. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                /** @description Something has to happen first. `details` says what. */
                428: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        /**
         * Delete the current cart
         * @description Deletes the cart of the caller with all its lines. The next item added starts a new cart with a new id. The platform sends the event cart deleted.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Nothing: the cart is gone. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.EmptyResponse;
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description Assumed: no source documents this status. */
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        options?: never;
        head?: never;
        /**
         * Update the current cart
         * @description Sets note, buyer, addresses, location, tax group, checkout page and `extendedFields`. Absent properties are not changed. Lines, coupon, gift card and delivery method have calls of their own. No revision is needed: the last writer wins.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.UpdateCurrentCartV2Input;
                };
            };
            responses: {
                /** @description The whole cart after the change. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CartV2Response;
                    };
                };
                /** @description The input breaks a rule, or the platform rejects it for another reason, stated in `details`. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description What the request names does not exist, or the bearer may not see it. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                /** @description Something has to happen first. `details` says what. */
                428: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        trace?: never;
    };
    "/ecom/v2/carts/current/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refresh the current cart
         * @description Takes prices, stock and discounts from the catalogs again and stores them in the cart. Other calls leave prices as they were when the cart last changed.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The cart with the present prices. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CartV2Response;
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description Assumed: no source documents this status. */
                404: components["responses"]["NotFound"];
                /** @description Something has to happen first. `details` says what. */
                428: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v2/carts/current/calculate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate the totals of the current cart
         * @description Calculates everything: discounts, delivery, fees, tax, memberships and gift card, and checks what prevents an order. Nothing but the flag is sent: lines, address, delivery method, memberships, coupon and gift card are those of the cart. The summary has the `priceVerificationToken` to place the order with. The platform sends the event cart calculated. For a cart page, the estimate is cheaper.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.CalculateCurrentCartV2Input;
                };
            };
            responses: {
                /** @description The cart and its totals. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CalculateCartResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description Assumed: no source documents this status. */
                404: components["responses"]["NotFound"];
                /** @description Something has to happen first. `details` says what. */
                428: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v2/carts/current/estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Estimate the totals of the current cart
         * @description Calculates lines and their discounts, and of delivery, fees, tax and gift card only the parts whose flag is true. Nothing but the flags are sent: lines, address, delivery method, memberships, coupon and gift card are those of the cart. All flags default to false; in version 1 they defaulted to true.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.EstimateCurrentCartV2Input;
                };
            };
            responses: {
                /** @description The cart and the part of its totals that was asked for. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.EstimateCartResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description Assumed: no source documents this status. */
                404: components["responses"]["NotFound"];
                /** @description Something has to happen first. `details` says what. */
                428: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v2/carts/current/add-line-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add items to the current cart
         * @description Adds catalog items, custom items or both; at most 300 of each a request and 300 lines in the cart. The first call of a caller makes the cart. More pieces than are in stock fail with INSUFFICIENT_INVENTORY; version 1 lowered the quantity without an error. A repeated request adds the items twice, and no idempotency key is known: after a broken connection, read the cart.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.AddLineItemsToCurrentCartV2Input;
                };
            };
            responses: {
                /** @description The whole cart, new lines included. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CartV2Response;
                    };
                };
                /** @description The input breaks a rule, or the platform rejects it for another reason, stated in `details`. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description What the request names does not exist, or the bearer may not see it. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                /** @description Something has to happen first. `details` says what. */
                428: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v2/carts/current/remove-line-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove lines from the current cart
         * @description Takes 1 to 100 lines out, whatever their quantity. Not documented, assumed: removing the last line leaves an empty cart.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.RemoveLineItemsFromCurrentCartV2Input;
                };
            };
            responses: {
                /** @description The whole cart, without the lines. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CartV2Response;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description What the request names does not exist, or the bearer may not see it. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                /** @description Something has to happen first. `details` says what. */
                428: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v2/carts/current/update-line-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change lines of the current cart
         * @description Sets quantity, membership or both of 1 to 100 lines. More pieces than are in stock fail with INSUFFICIENT_INVENTORY, and `quantityInfo` shows requested and confirmed pieces; no source says when which of the two happens, and the error is assumed for added and changed lines. Zero is invalid: remove the line instead.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.UpdateLineItemsInCurrentCartV2Input;
                };
            };
            responses: {
                /** @description The whole cart, with the quantities that hold now. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CartV2Response;
                    };
                };
                /** @description The input breaks a rule, or the platform rejects it for another reason, stated in `details`. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description What the request names does not exist, or the bearer may not see it. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                /** @description Something has to happen first. `details` says what. */
                428: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v2/carts/current/add-coupon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a coupon to the current cart
         * @description Adds a coupon by its code. A cart holds one: remove the present one first. The cart gives the coupon an id, which its removal asks for.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.AddCouponToCurrentCartV2Input;
                };
            };
            responses: {
                /** @description The whole cart, with the coupon. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CartV2Response;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description What the request names does not exist, or the bearer may not see it. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                /** @description Something has to happen first. `details` says what. */
                428: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v2/carts/current/remove-coupon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the coupon from the current cart
         * @description Takes the coupon off. It is named by its id in the cart, `coupons[].id`, not by its code.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.RemoveCouponFromCurrentCartV2Input;
                };
            };
            responses: {
                /** @description The whole cart, without the coupon. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CartV2Response;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description What the request names does not exist, or the bearer may not see it. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                /** @description Something has to happen first. `details` says what. */
                428: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v2/carts/current/set-delivery-method": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose how the current cart is delivered
         * @description Chooses a delivery option by its code, and by the app of its carrier when two carriers use the same code. The cart needs an address and lines first. No call of version 2 lists the options: `totals.calculateTotals` does. After a change of lines or address, list them again.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.SetDeliveryMethodForCurrentCartV2Input;
                };
            };
            responses: {
                /** @description The whole cart, with the delivery method. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CartV2Response;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description What the request names does not exist, or the bearer may not see it. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                /** @description Something has to happen first. `details` says what. */
                428: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v2/carts/current/remove-delivery-method": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the delivery method of the current cart
         * @description Takes the delivery method off. Goods that are shipped cannot be ordered until another one is chosen.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The whole cart, without a delivery method. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CartV2Response;
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description Assumed: no source documents this status. */
                404: components["responses"]["NotFound"];
                /** @description Something has to happen first. `details` says what. */
                428: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v2/carts/current/add-gift-card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a gift card to the current cart
         * @description Adds a gift card that pays the purchase in part or in full. A cart holds one. Nothing is taken from the card before the order is placed. From then on, responses show the code with most of its characters hidden.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.AddGiftCardToCurrentCartV2Input;
                };
            };
            responses: {
                /** @description The whole cart, with the gift card. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CartV2Response;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description What the request names does not exist, or the bearer may not see it. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                /** @description Something has to happen first. `details` says what. */
                428: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v2/carts/current/remove-gift-card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the gift card from the current cart
         * @description Takes the gift card off. It is named by its id in the cart, `paymentInfo.giftCards[].id`, not by its code.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.RemoveGiftCardFromCurrentCartV2Input;
                };
            };
            responses: {
                /** @description The whole cart, without the gift card. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CartV2Response;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description What the request names does not exist, or the bearer may not see it. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                /** @description Something has to happen first. `details` says what. */
                428: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v2/carts/current/update-forms-submission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attach forms to the current cart
         * @description Attaches submissions to the forms that apps of catalogs ask for, such as the names of the guests of a tour. No public property of the cart lists its forms, so a shop learns their ids from the app.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.UpdateFormSubmissionsInCurrentCartV2Input;
                };
            };
            responses: {
                /** @description The whole cart. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CartV2Response;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description Assumed: no source documents this status. */
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v2/carts/{cartId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a cart
         * @description Reads a cart by its id, which is also the id of its checkout. Prices are those of the last change or refresh: the call does not take them from the catalogs again. No codes are documented; assumed: 404 for a cart that does not exist or that the caller may not see.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the cart, from `cart.id`. */
                    cartId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The cart. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CartV2Response;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        put?: never;
        post?: never;
        /**
         * Delete a cart
         * @description Deletes a cart with all its lines. No call restores it. The platform sends the event cart deleted.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the cart, from `cart.id`. */
                    cartId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Nothing: the cart is gone. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.EmptyResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        options?: never;
        head?: never;
        /**
         * Update a cart
         * @description Sets note, buyer, addresses, location, tax group, checkout page and `extendedFields`. Absent properties are not changed. Lines, coupon, gift card and delivery method have calls of their own. No revision is needed: the last writer wins.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the cart, from `cart.id`. */
                    cartId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Omit<T.UpdateCartV2Input, "cartId">;
                };
            };
            responses: {
                /** @description The whole cart after the change. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CartV2Response;
                    };
                };
                /** @description The input breaks a rule, or the platform rejects it for another reason, stated in `details`. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description What the request names does not exist, or the bearer may not see it. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                /** @description Something has to happen first. `details` says what. */
                428: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        trace?: never;
    };
    "/ecom/v2/carts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a cart
         * @description Makes a cart that is not the current cart of the caller, such as for one item that is bought at once, or for a purchase that an app prepares. Items, coupon, delivery method and gift card can come with it. A visitor or member owns the cart they make; a cart of a merchant may have no owner (`customerInfo.openAccess`). A repeated request makes another cart. Carts may disappear after a time without activity; no source says after which.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.CreateCartV2Input;
                };
            };
            responses: {
                /** @description The new cart. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CartV2Response;
                    };
                };
                /** @description The input breaks a rule, or the platform rejects it for another reason, stated in `details`. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description What the request names does not exist, or the bearer may not see it. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                /** @description Something has to happen first. `details` says what. */
                428: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v2/carts/{cartId}/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refresh a cart
         * @description Takes prices, stock and discounts from the catalogs again and stores them in the cart. Other calls leave prices as they were when the cart last changed.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the cart, from `cart.id`. */
                    cartId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The cart with the present prices. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CartV2Response;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description Something has to happen first. `details` says what. */
                428: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v2/carts/{cartId}/calculate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate the totals of a cart
         * @description Calculates everything: discounts, delivery, fees, tax, memberships and gift card, and checks what prevents an order. Nothing but the flag is sent: lines, address, delivery method, memberships, coupon and gift card are those of the cart. The summary has the `priceVerificationToken` to place the order with. The platform sends the event cart calculated. For a cart page, the estimate is cheaper.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the cart, from `cart.id`. */
                    cartId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Omit<T.CalculateCartV2Input, "cartId">;
                };
            };
            responses: {
                /** @description The cart and its totals. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CalculateCartResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description Something has to happen first. `details` says what. */
                428: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v2/carts/{cartId}/estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Estimate the totals of a cart
         * @description Calculates lines and their discounts, and of delivery, fees, tax and gift card only the parts whose flag is true. Nothing but the flags are sent: lines, address, delivery method, memberships, coupon and gift card are those of the cart. All flags default to false; in version 1 they defaulted to true.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the cart, from `cart.id`. */
                    cartId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Omit<T.EstimateCartV2Input, "cartId">;
                };
            };
            responses: {
                /** @description The cart and the part of its totals that was asked for. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.EstimateCartResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description Something has to happen first. `details` says what. */
                428: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v2/carts/{cartId}/add-line-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add items to a cart
         * @description Adds catalog items, custom items or both; at most 300 of each a request and 300 lines in the cart. More pieces than are in stock fail with INSUFFICIENT_INVENTORY. A repeated request adds the items twice, and no idempotency key is known: after a broken connection, read the cart.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the cart, from `cart.id`. */
                    cartId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Omit<T.AddLineItemsV2Input, "cartId">;
                };
            };
            responses: {
                /** @description The whole cart, new lines included. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CartV2Response;
                    };
                };
                /** @description The input breaks a rule, or the platform rejects it for another reason, stated in `details`. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description What the request names does not exist, or the bearer may not see it. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                /** @description Something has to happen first. `details` says what. */
                428: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v2/carts/{cartId}/remove-line-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove lines from a cart
         * @description Takes 1 to 100 lines out, whatever their quantity. Not documented, assumed: removing the last line leaves an empty cart.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the cart, from `cart.id`. */
                    cartId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Omit<T.RemoveLineItemsV2Input, "cartId">;
                };
            };
            responses: {
                /** @description The whole cart, without the lines. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CartV2Response;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description What the request names does not exist, or the bearer may not see it. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                /** @description Something has to happen first. `details` says what. */
                428: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v2/carts/{cartId}/update-line-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change lines of a cart
         * @description Sets quantity, membership or both of 1 to 300 lines. More pieces than are in stock fail with INSUFFICIENT_INVENTORY, and `quantityInfo` shows requested and confirmed pieces; no source says when which of the two happens, and the error is assumed for added and changed lines. Zero is invalid: remove the line instead.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the cart, from `cart.id`. */
                    cartId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Omit<T.UpdateLineItemsV2Input, "cartId">;
                };
            };
            responses: {
                /** @description The whole cart, with the quantities that hold now. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CartV2Response;
                    };
                };
                /** @description The input breaks a rule, or the platform rejects it for another reason, stated in `details`. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description What the request names does not exist, or the bearer may not see it. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                /** @description Something has to happen first. `details` says what. */
                428: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v2/carts/{cartId}/add-coupon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a coupon to a cart
         * @description Adds a coupon by its code. A cart holds one: remove the present one first. The cart gives the coupon an id, which its removal asks for.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the cart, from `cart.id`. */
                    cartId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Omit<T.AddCouponV2Input, "cartId">;
                };
            };
            responses: {
                /** @description The whole cart, with the coupon. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CartV2Response;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description What the request names does not exist, or the bearer may not see it. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                /** @description Something has to happen first. `details` says what. */
                428: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v2/carts/{cartId}/remove-coupon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the coupon from a cart
         * @description Takes the coupon off. It is named by its id in the cart, `coupons[].id`, not by its code.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the cart, from `cart.id`. */
                    cartId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Omit<T.RemoveCouponV2Input, "cartId">;
                };
            };
            responses: {
                /** @description The whole cart, without the coupon. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CartV2Response;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description What the request names does not exist, or the bearer may not see it. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                /** @description Something has to happen first. `details` says what. */
                428: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v2/carts/{cartId}/set-delivery-method": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose how a cart is delivered
         * @description Chooses a delivery option by its code, and by the app of its carrier when two carriers use the same code. The cart needs an address and lines first. No call of version 2 lists the options: `totals.calculateTotals` does. After a change of lines or address, list them again.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the cart, from `cart.id`. */
                    cartId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Omit<T.SetDeliveryMethodV2Input, "cartId">;
                };
            };
            responses: {
                /** @description The whole cart, with the delivery method. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CartV2Response;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description What the request names does not exist, or the bearer may not see it. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                /** @description Something has to happen first. `details` says what. */
                428: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v2/carts/{cartId}/remove-delivery-method": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the delivery method of a cart
         * @description Takes the delivery method off. Goods that are shipped cannot be ordered until another one is chosen.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the cart, from `cart.id`. */
                    cartId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The whole cart, without a delivery method. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CartV2Response;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description Something has to happen first. `details` says what. */
                428: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v2/carts/{cartId}/add-gift-card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a gift card to a cart
         * @description Adds a gift card that pays the purchase in part or in full. A cart holds one. Nothing is taken from the card before the order is placed. From then on, responses show the code with most of its characters hidden.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the cart, from `cart.id`. */
                    cartId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Omit<T.AddGiftCardV2Input, "cartId">;
                };
            };
            responses: {
                /** @description The whole cart, with the gift card. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CartV2Response;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description What the request names does not exist, or the bearer may not see it. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                /** @description Something has to happen first. `details` says what. */
                428: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v2/carts/{cartId}/remove-gift-card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the gift card from a cart
         * @description Takes the gift card off. It is named by its id in the cart, `paymentInfo.giftCards[].id`, not by its code.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the cart, from `cart.id`. */
                    cartId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Omit<T.RemoveGiftCardV2Input, "cartId">;
                };
            };
            responses: {
                /** @description The whole cart, without the gift card. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CartV2Response;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description What the request names does not exist, or the bearer may not see it. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                /** @description Something has to happen first. `details` says what. */
                428: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v2/carts/{cartId}/update-forms-submission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attach forms to a cart
         * @description Attaches submissions to the forms that apps of catalogs ask for, such as the names of the guests of a tour. No public property of the cart lists its forms, so a shop learns their ids from the app.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the cart, from `cart.id`. */
                    cartId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Omit<T.UpdateFormSubmissionsV2Input, "cartId">;
                };
            };
            responses: {
                /** @description The whole cart. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CartV2Response;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v2/carts/{cartId}/get-checkout-url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the address of the checkout page of a cart
         * @description Returns the address where the buyer finishes the purchase: `customCheckoutUrl` of the cart, or else the hosted page. For the current cart, read its id first. A redirect session (`redirects.createRedirectSession`) leads to the same page, and also carries the session of the visitor and the pages to come back to.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the cart, from `cart.id`. */
                    cartId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Omit<T.GetCheckoutUrlV2Input, "cartId">;
                };
            };
            responses: {
                /** @description The absolute address of the page. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.GetCheckoutUrlResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description Something has to happen first. `details` says what. */
                428: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v2/carts/{cartId}/place-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place the order of a cart
         * @description Makes the order of a cart, and may charge the buyer. First put buyer, addresses and delivery method into the cart, calculate it, and show total and violations; a violation of severity ERROR prevents the order. With `priceVerificationToken` the order fails if prices have changed; no source says whether with CART_PRICES_OUT_OF_SYNC or with INVALID_PRICE_VERIFICATION_TOKEN. If something is to be paid, `paymentGatewayOrderId` names the payment. No source says how public clients pay it; assumed: on the hosted payment page, as after an order of version 1. A shop without payment code sends the buyer to the checkout page instead. No idempotency key is known: after a broken connection, read `orderPlaced` and `orderId` of the cart before calling again.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the cart, from `cart.id`. */
                    cartId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Omit<T.PlaceOrderV2Input, "cartId">;
                };
            };
            responses: {
                /** @description The order, and the payment to continue with. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.PlaceOrderResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description Something has to happen first. `details` says what. */
                428: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v2/carts/{cartId}/mark-cart-as-completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a cart as completed
         * @description Sets `orderPlaced` without placing an order, for purchases that were finished in another order or payment system, and stores the id of that order. No call undoes it. That only merchants may call it is assumed.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the cart, from `cart.id`. */
                    cartId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Omit<T.MarkCartAsCompletedV2Input, "cartId">;
                };
            };
            responses: {
                /** @description The cart, which cannot be ordered any more. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CartV2Response;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v1/calculate-totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate totals and delivery options
         * @description Calculates the totals of items that the request contains, and lists the delivery options for an address. Carts of version 2 list no delivery options, so a custom checkout page gets them here: send the lines and the address of the cart, show `shippingInfo.carrierServiceOptions`, and set `code` and `carrierId` of the chosen one as delivery method of the cart. The totals that count are those of the cart. No call reads the cart for it, and nothing is stored. A carrier that fails does not fail the call: read `calculationErrors`. No source says how the currency of the buyer is chosen, nor whether the cart accepts exactly the options of this call; both are assumed to be those of the cart. That visitors and members may call it is assumed too.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.CalculateTotalsInput;
                };
            };
            responses: {
                /** @description Totals, discounts and fees, and every delivery option with its price. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CalculateTotalsResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v1/invoices/list-by-ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List invoices of orders
         * @description Lists the invoices of up to 100 orders. The answer holds only ids of invoices and of the apps that made them, not what the invoices say.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.ListInvoicesForOrdersInput;
                };
            };
            responses: {
                /** @description References to the invoices, by order. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ListInvoicesForOrdersResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v1/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an order
         * @description Reads one order by its id. Its payments and refunds are not part of it; `balanceSummary` holds their sums.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the order, not its number. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The order. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.OrderResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description What the request names does not exist, or the bearer may not see it. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update an order
         * @description Changes an order. Only these properties can change: `buyerInfo.email`, `buyerLanguage`, `weightUnit`, `billingInfo`, `archived`, `attributionSource`, `seenByAHuman`, `recipientInfo`, `shippingInfo.logistics.shippingDestination` and `extendedFields`. Null removes a value, but `buyerInfo` and `contactDetails` cannot be removed. Lines, prices and payment status do not change here.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the order, not its number. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": WithMasks<Omit<T.UpdateOrderInput, "id">, "fieldMask">;
                };
            };
            responses: {
                /** @description The order after the change. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.OrderResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description Something has to happen first. `details` says what. */
                428: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        trace?: never;
    };
    "/ecom/v1/orders/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search orders
         * @description Finds orders by conditions, page by page. Newest orders come first unless a sort is given. A page holds 100 orders by default, which is also the most. Orders with status `PENDING` or `REJECTED` only appear when the filter asks for them, and those with `INITIALIZED` never do. With a cursor, filter and sort are left out.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.SearchOrdersInput;
                };
            };
            responses: {
                /** @description One page of orders, with the cursors of its neighbours. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.SearchOrdersResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v1/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an order
         * @description Records an order, for example one placed by telephone or in another system. Nothing is charged, and amounts are taken as given. Needs the channel, at least one line and a price summary. A digital line needs its file, a line id is a GUID or empty, and `purchasedDate` cannot lie in the future. No guard against repeats is known, so a second call can make a second order.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.CreateOrderInput;
                };
            };
            responses: {
                /** @description The order as recorded, with its id and number. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.OrderResponse;
                    };
                };
                /** @description The input breaks a rule, or the platform rejects it for another reason, stated in `details`. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v1/bulk/orders/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update many orders
         * @description Changes 1 to 100 orders in one call, each with its own values. Takes the same properties as updating one order; each order has to name its id. The call succeeds as a whole even when single orders fail: look at `itemMetadata.success` of every result. The changed orders come back only with `returnEntity`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": WithMasks<T.BulkUpdateOrdersInput, "orders.fieldMask">;
                };
            };
            responses: {
                /** @description The result for each order, and how many succeeded and failed. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.BulkUpdateOrdersResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v1/orders/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order
         * @description Sets the status of an order to `CANCELED`. Payments are not refunded. On request the buyer is notified by e-mail, with a message of the merchant, and the items go back into stock. Authorized payments have to be captured or voided first.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the order, not its number. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Omit<T.CancelOrderInput, "id">;
                };
            };
            responses: {
                /** @description The canceled order. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.OrderResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description Something has to happen first. `details` says what. */
                428: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v1/bulk/orders/update-tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add and remove tags on many orders
         * @description Sets and takes off tags on 1 to 100 orders in one call. A tag in both lists ends up set. The call succeeds as a whole even when single orders fail: look at `itemMetadata.success` of every result. Private tags need a permission of their own.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.BulkUpdateOrderTagsInput;
                };
            };
            responses: {
                /** @description The result for each order, and how many succeeded and failed. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.BulkUpdateOrderTagsResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v1/payments-collector/orders/{ecomOrderId}/prepare-payment-collection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prepare a payment collection for an order
         * @description First of two steps to collect money for an order: stores an order at the payment gateway and gives its id. Charging it happens elsewhere and is not part of this call. With delayed capture settings the payment is only authorized at first, then voided or captured after the delay.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the order. The same id as in the order calls. */
                    ecomOrderId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Omit<T.PreparePaymentCollectionInput, "ecomOrderId">;
                };
            };
            responses: {
                /** @description Id of the order stored at the payment gateway. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.PreparePaymentCollectionResponse;
                    };
                };
                /** @description The input breaks a rule, or the platform rejects it for another reason, stated in `details`. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v1/payments-collector/orders/{ecomOrderId}/payment-collectability-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get whether payment can be collected for an order
         * @description Says whether money can be collected for an order now, how much, and if not, why. Ask before preparing a collection: only `COLLECTABLE` allows one.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the order. The same id as in the order calls. */
                    ecomOrderId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The collectability of the order and the amount that can be collected. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.GetPaymentCollectabilityStatusResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v1/payments-collector/orders/{ecomOrderId}/void-authorized-payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void authorized payments of an order
         * @description Releases 1 to 100 payments that were only authorized so far; the buyer is not charged. This cannot be undone. The payment provider works in its own time, so statuses in the response can still change; read the order again later.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the order. The same id as in the order calls. */
                    ecomOrderId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Omit<T.VoidAuthorizedPaymentsInput, "ecomOrderId">;
                };
            };
            responses: {
                /** @description All payments and refunds of the order. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.OrderTransactionsResponse;
                    };
                };
                /** @description The input breaks a rule, or the platform rejects it for another reason, stated in `details`. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecom/v1/payments-collector/orders/{ecomOrderId}/capture-authorized-payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Capture authorized payments of an order
         * @description Charges 1 to 100 payments that were only authorized so far. Without an amount the whole authorized sum is charged. The payment provider works in its own time, so statuses in the response can still change; read the order again later.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the order. The same id as in the order calls. */
                    ecomOrderId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Omit<T.CaptureAuthorizedPaymentsInput, "ecomOrderId">;
                };
            };
            responses: {
                /** @description All payments and refunds of the order. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.OrderTransactionsResponse;
                    };
                };
                /** @description The input breaks a rule, or the platform rejects it for another reason, stated in `details`. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/recommendations/algorithms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List recommendation algorithms
         * @description Lists the algorithms that installed apps provide, with the catalogs each works on. The built-in store brings four: same categories, bought together and viewed together start from given items, best sellers from nothing. Ids of algorithms are the same on every site. All come in one response.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Every algorithm that is available on this site, at most 500. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ListRecommendationAlgorithmsResponse;
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/recommendations/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get recommended items
         * @description Asks up to 10 algorithms in the given order and returns the items of the first that finds at least `minimumRecommendedItems`. A common order is a `RELATED_ITEMS` algorithm first and a `GLOBAL` one to fall back on. Although a POST, it changes nothing. Items come as catalog references: read their names and prices from the catalog.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.GetRecommendationInput;
                };
            };
            responses: {
                /** @description The winning algorithm and its items, or an empty recommendation when none found enough. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.RecommendationResponse;
                    };
                };
                /** @description The input breaks a rule, or the platform rejects it for another reason, stated in `details`. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/v1/reviews/{reviewId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a review
         * @description Returns one review. A review that is not published counts as absent unless `returnPrivateReviews` is true, which needs a merchant.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Also find a review that is not published. False when absent. */
                    returnPrivateReviews?: boolean;
                };
                header?: never;
                path: {
                    /** @description Id of the review. */
                    reviewId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The review. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ReviewResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        put?: never;
        post?: never;
        /**
         * Delete a review
         * @description Permanently removes a review with its pictures and its reply. Members delete only their own.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the review. */
                    reviewId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The review that is gone. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ReviewResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        options?: never;
        head?: never;
        /**
         * Update a review
         * @description Changes the given parts of a review and leaves the rest. `revision` must be the one that was read: an older one is rejected, so that an update cannot overwrite a change that its author has not seen. Members change only their own reviews. The text may have to pass moderation again.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the review. */
                    reviewId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": WithMasks<Omit<T.UpdateReviewInput, "reviewId">, "fieldMask">;
                };
            };
            responses: {
                /** @description The review, now changed, with the next revision. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ReviewResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description Assumed: no source documents this status. */
                409: components["responses"]["Conflict"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        trace?: never;
    };
    "/reviews/v1/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a review
         * @description Writes a review with a rating from 1 to 5. An author has one review for each product; a second one is rejected. The review may wait for a moderator, so it need not show up in a query at once. Apps bring reviews in on behalf of their authors and may give `reviewDate`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.CreateReviewInput;
                };
            };
            responses: {
                /** @description The new review, with its id, revision and moderation status. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ReviewResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description Assumed: no source documents this status. */
                409: components["responses"]["Conflict"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/v1/reviews/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Query reviews
         * @description Finds reviews by filter and order, paged by cursor. The platform returns 100 by default, oldest first; the client requests 50 by default. Reviews that are not published come only with `returnPrivateReviews`, which needs a merchant. Always a POST, however short the query.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.QueryReviewsInput;
                };
            };
            responses: {
                /** @description One page of reviews, with the cursors of the neighbouring pages. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.QueryReviewsResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/collections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a collection by id
         * @description Reads one collection by id. It contains no products: query products by `collectionIds` for those. The status for an unknown id is 404.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the collection to read. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The collection. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CollectionResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/collections/slug/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a collection by slug
         * @description Reads one collection by the last part of its address. It contains no products: query products by `collectionIds` for those. The status for an unknown slug is 404.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Last part of the address of the collection, such as `tableware`. */
                    slug: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The collection. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CollectionResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/collections/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List collections, short form
         * @description The list of collections with the query in the address. The clients of the platform send it unless the query string is longer than 4000 characters, and the POST otherwise.
         */
        get: {
            parameters: {
                query?: {
                    /** @description JSON of a `QueryCollectionsInput` as base64url, without padding. */
                    ".r"?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description One page of collections and the number of all matches. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.QueryCollectionsResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        put?: never;
        /**
         * List collections by filter and page
         * @description Lists collections by filter and sorting, paged by offset: 50 to a page by default, 100 at most. Filter and sort by `name` or `id`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.QueryCollectionsInput;
                };
            };
            responses: {
                /** @description One page of collections and the number of all matches. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.QueryCollectionsResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/v1/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a product
         * @description Creates one physical product; digital ones cannot be created through calls. Needs `name` and `priceData.price`, and `costAndProfitData.itemCost` once `costAndProfitData` is given. With `manageVariants` on, the options are multiplied out into variants (at most 1000) that start with the price, cost, weight and SKU of the product. Media and collections have calls of their own: `addProductMedia` and `addProductsToCollection`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.CreateProductInput;
                };
            };
            responses: {
                /** @description The new product, with the id, slug and page address given by the platform. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ProductResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores-reader/v1/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a product
         * @description Reads one product by id. Cost and profit are left out unless `includeMerchantSpecificData` is true and the caller may manage products. The status for an unknown id is 404.
         */
        get: {
            parameters: {
                query?: {
                    /** @description True adds cost and profit. Needs permission to manage products. Default false. */
                    includeMerchantSpecificData?: boolean;
                };
                header?: never;
                path: {
                    /** @description Id of the product. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The product with its options and media and, where they are managed, its variants. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ProductResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/v1/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a product
         * @description Deletes one product with its variants and takes it out of its collections. It cannot be undone.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the product. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description An empty object. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.EmptyResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        options?: never;
        head?: never;
        /**
         * Update a product
         * @description Changes the properties that are sent and keeps the others. Media, collections and single variants have calls of their own; brand and ribbon are cleared with `removeProductBrand` and `removeProductRibbon`. To set one property of many products, use `bulkUpdateProducts`.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the product. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Omit<T.UpdateProductInput, "id">;
                };
            };
            responses: {
                /** @description The whole product after the change. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ProductResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        trace?: never;
    };
    "/stores/v1/products/{id}/variants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update variants of a product
         * @description Sets price, cost, weight, SKU, sizes or visibility of variants, named by choices or by id. The product must have `manageVariants` on. Stock is changed through the inventory of the store, not here.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of a product that manages its variants. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Omit<T.UpdateProductVariantsInput, "id">;
                };
            };
            responses: {
                /** @description The variants with their new values. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.UpdateProductVariantsResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        trace?: never;
    };
    "/stores/v1/products/{id}/variants/resetToDefault": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset the variants of a product
         * @description Gives all variants of a product the price, weight and other values of the product again. What was set for single variants is lost.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the product. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description An empty object. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.EmptyResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/v1/collections/{id}/productIds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add products to a collection
         * @description Puts up to 1000 products into a collection. A product can be in several collections.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the collection. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Omit<T.AddProductsToCollectionInput, "id">;
                };
            };
            responses: {
                /** @description An empty object. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.EmptyResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/v1/collections/{id}/productIds/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove products from a collection
         * @description Takes up to 1000 products out of a collection. The products stay in the catalog.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the collection. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Omit<T.RemoveProductsFromCollectionInput, "id">;
                };
            };
            responses: {
                /** @description An empty object. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.EmptyResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/v1/products/{id}/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add media to a product
         * @description Adds 1 to 50 pictures or videos to a product, each by the id of a file of the site or by an address the platform copies from. A medium can be tied to a choice at the same time, but only to choices of one option.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the product. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Omit<T.AddProductMediaInput, "id">;
                };
            };
            responses: {
                /** @description An empty object. Read the product to see its media. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.EmptyResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/v1/products/{id}/media/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove media from a product
         * @description Removes up to 50 media from a product. An empty list removes all of them.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the product. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Omit<T.RemoveProductMediaInput, "id">;
                };
            };
            responses: {
                /** @description An empty object. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.EmptyResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/v1/products/{id}/choices/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Tie media to product choices
         * @description Shows media of the product when a buyer picks a choice. The media must already belong to the product. Only one option of a product can have media: once choices of Glaze have some, those of Size cannot. At most 10 choices a call and 50 media a choice.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the product. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Omit<T.SetProductChoiceMediaInput, "id">;
                };
            };
            responses: {
                /** @description An empty object. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.EmptyResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        trace?: never;
    };
    "/stores/v1/products/{id}/choices/media/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Untie media from product choices
         * @description Takes media off some choices of a product. The media stay with the product; `removeProductMedia` removes them altogether. At most 10 choices a call.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the product. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Omit<T.RemoveProductChoiceMediaInput, "id">;
                };
            };
            responses: {
                /** @description An empty object. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.EmptyResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/v1/products/{id}/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete all options of a product
         * @description Deletes every option with its choices. Fails while `manageVariants` is on: turn it off with `updateProduct` first.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the product. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description An empty object. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.EmptyResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/v1/products/{id}/remove-brand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the brand of a product
         * @description Clears the brand of one product.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the product. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description An empty object. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.EmptyResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/v1/products/{id}/remove-ribbon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the ribbon of a product
         * @description Clears the ribbon of one product.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the product. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description An empty object. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.EmptyResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/v1/collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a collection
         * @description Creates an empty collection. Only the name is needed; the slug is made from it unless given, and the collection is visible unless `visible` is false. Add products with `addProductsToCollection`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.CreateCollectionInput;
                };
            };
            responses: {
                /** @description The new collection, with the id and slug given by the platform. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CollectionResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/v1/collections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a collection
         * @description Deletes one collection. Its products stay in the catalog. It cannot be undone.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the collection to delete. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description An empty object. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.EmptyResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        options?: never;
        head?: never;
        /**
         * Update a collection
         * @description Changes name, text, slug or visibility; what is left out stays. Products are added and removed with calls of their own.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the collection to change. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Omit<T.UpdateCollectionInput, "id">;
                };
            };
            responses: {
                /** @description The collection after the change. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CollectionResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        trace?: never;
    };
    "/stores/v1/bulk/products/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set one property of many products
         * @description Sets price, cost, weight, ribbon or brand of 1 to 100 products to the same value, one property a call. Each product succeeds or fails on its own.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.BulkUpdateProductsInput;
                };
            };
            responses: {
                /** @description One result per product and the totals. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.BulkItemsResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/v1/bulk/products/adjust-properties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Raise or lower a property of many products
         * @description Changes price, cost or weight of 1 to 100 products by a percentage or by a fixed amount, one property a call. Each product succeeds or fails on its own. Sending the call twice changes the products twice.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.BulkAdjustProductsInput;
                };
            };
            responses: {
                /** @description One result per product and the totals. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.BulkItemsResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores-reader/v1/collections/slug/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a catalog collection by slug
         * @description Reads one collection by its slug through the catalog reader. Returns the same as `getCollectionBySlug`, which belongs to the newer collection reader. The status for an unknown slug is 404.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Last part of the address of the collection, such as `tableware`. */
                    slug: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The collection. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.CollectionResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores-reader/v1/products/{id}/productOptionsAvailability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check which choices can be bought
         * @description Returns what remains available after some choices: the variant they lead to, and for every option which choices are still in stock. Send the choices made so far and call again after each one. Without a choice for every option there is no `selectedVariant` and `availableForPurchase` is false. The status for an unknown option or choice is 400.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the product. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Omit<T.GetProductOptionsAvailabilityInput, "id">;
                };
            };
            responses: {
                /** @description The selected variant, if there is one, and all options with their stock. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.GetProductOptionsAvailabilityResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores-reader/v1/products/{id}/variants/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the variants of a product
         * @description Lists variants of one product by choices or by variant ids, paged by offset. Naming only some options finds every variant that agrees with them. Cost and profit are left out unless `includeMerchantSpecificData` is true and the caller may manage products.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the product whose variants are listed. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Omit<T.QueryProductVariantsInput, "id">;
                };
            };
            responses: {
                /** @description One page of variants. The number of all matches is in `totalResults`. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.QueryProductVariantsResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores-reader/v1/variants/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List variants across all products
         * @description Lists variants over the whole store by filter and sorting, paged by offset: 50 to a page by default, 100 at most. A product without managed variants appears once, as a variant of its own. Prices are not part of the response; read the product for those.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.QueryStoreVariantsInput;
                };
            };
            responses: {
                /** @description One page of store variants and the number of all matches. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.QueryStoreVariantsResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores-reader/v1/variants/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a store variant
         * @description Reads one variant by its store-wide id: the product id and the variant id joined by a hyphen. Prices are not part of the response; read the product for those.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the store variant: product id, hyphen, variant id. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The variant with its stock, choices and main medium. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.StoreVariantResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores-reader/v1/products/query-platformized": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List products, short form
         * @description The list of products with the query in the address. The clients of the platform send it unless the query string is longer than 4000 characters, and the POST otherwise.
         */
        get: {
            parameters: {
                query?: {
                    /** @description JSON of a `QueryProductsInput` as base64url, without padding. */
                    ".r"?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description One page of products and the number of all matches. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.QueryProductsResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        put?: never;
        /**
         * List products by filter and page
         * @description Lists products by filter and sorting, paged by offset: 50 to a page by default, 100 at most. To list a collection, filter `collectionIds` with `$hasSome`. The status for a filter that the platform cannot read is 400. To walk through a large catalog, sort by `numericId` and ask for those above the last one seen, so that changes in between skip nothing.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.QueryProductsInput;
                };
            };
            responses: {
                /** @description One page of products and the number of all matches. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.QueryProductsResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_api/iam/authentication/v2/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a member with e-mail and password
         * @description Makes a member account and returns the state of the sign-in: `SUCCESS` carries a session token, `REQUIRE_EMAIL_VERIFICATION` a state token (the address is already a contact, or the site asks for proof), `REQUIRE_OWNER_APPROVAL` neither. Fails for an address that has an account. Give the address either in `loginId` or in the query parameter `email`. A field violation whose data has the type EMAIL means a malformed address; others may name the rules VALUE_TOO_SHORT, VALUE_TOO_LONG, VALUE_DID_NOT_MATCH, PROVIDE_TENANT_ID or INVALID_AUTHENTICATOR_ID. Codes come as symbols or as negative numbers in text.
         */
        post: {
            parameters: {
                query?: {
                    /** @description The e-mail address, for the form of the call that has it in the query. Leave it out when `loginId` is given. */
                    email?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Omit<T.RegisterInput, "email">;
                };
            };
            responses: {
                /** @description How far the registration has come. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.AuthenticationResponse;
                    };
                };
                /** @description The input breaks a rule, or the platform rejects it for another reason, stated in `details`. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description The request collides with the present state, for example an outdated revision or an address that is taken. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_api/iam/authentication/v2/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log a member in with e-mail and password
         * @description Checks e-mail and password, or continues an earlier sign-in with `stateToken`, and returns its state. A wrong password is a 401 and an unknown address a 404; neither concerns the access token of the caller, so do not renew it and do not send the call again. Show people one message for both, so that they do not reveal which accounts exist. Give the address either in `loginId` or in the query parameter `email`. Codes come as symbols or as negative numbers in text.
         */
        post: {
            parameters: {
                query?: {
                    /** @description The e-mail address, for the form of the call that has it in the query. Leave it out when `loginId` is given. */
                    email?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Omit<T.LoginInput, "email">;
                };
            };
            responses: {
                /** @description How far the sign-in has come. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.AuthenticationResponse;
                    };
                };
                /** @description The input breaks a rule, or the platform rejects it for another reason, stated in `details`. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                /** @description There is no token, or it is expired or revoked. Wrong passwords are answered like this too. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                403: components["responses"]["Forbidden"];
                /** @description What the request names does not exist, or the bearer may not see it. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_api/iam/authentication/v2/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password of the current member
         * @description Sets a new password for the signed-in member without asking for the old one. The session stays valid. Needs the permission IAM.CHANGE_PASSWORD.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.ChangePasswordInput;
                };
            };
            responses: {
                /** @description The password is changed. The response has no properties. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.EmptyResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_api/iam/authentication/v1/sso/login-with-token-params": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with tokens of an identity provider
         * @description Signs a member in with what an identity provider already gave to the caller, without a redirect. The connection must support this.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.SsoLoginWithTokenParamsInput;
                };
            };
            responses: {
                /** @description How far the sign-in has come. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.AuthenticationResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_api/iam/authentication/v2/sign-on": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign a member in without credentials
         * @description For trusted servers that have already checked who the person is: signs the member in and makes or updates the account as needed. Only apps and site staff may call it. Ahead of an external login, Authorization carries the access token of the visitor, a comma without a space, and the API key.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.SignOnInput;
                };
            };
            responses: {
                /** @description The session and the account. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.SignOnResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_api/iam/authentication/v2/{factorType}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a challenge for a sign-in factor
         * @description Continues a sign-in that stopped at `REQUIRE_MFA` or `MFA_CHALLENGE`. Give the state token of that response and the data property that belongs to the factor in the path; without one the factor is only chosen. The answer may ask for yet another step. Like every sign-in call it must not be sent again by itself.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description The factor that is answered. */
                    factorType: T.FactorType;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Omit<T.VerifyFactorInput, "factorType">;
                };
            };
            responses: {
                /** @description How far the sign-in has come. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.AuthenticationResponse;
                    };
                };
                /** @description The input breaks a rule, or the platform rejects it for another reason, stated in `details`. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_api/iam/verification/v1/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a verification code to an identity
         * @description Mails a code to the address of an identity and returns the id of the verification. Needs the permission IAM.START. A sign-in that waits for a code needs no start: its mail is sent by itself, and `verifyDuringAuthentication` takes its state token.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.StartVerificationInput;
                };
            };
            responses: {
                /** @description The verification that began. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.StartVerificationResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description Assumed: no source documents this status. */
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_api/iam/verification/v1/auth/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a sign-in with an e-mailed code
         * @description Takes the 6-character code from the verification mail together with the state token of a sign-in in the state `REQUIRE_EMAIL_VERIFICATION`, and completes that sign-in. A wrong code is an error and not a state of the response.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.VerifyDuringAuthenticationInput;
                };
            };
            responses: {
                /** @description How far the sign-in has come, as a rule `SUCCESS` with a session token. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.AuthenticationResponse;
                    };
                };
                /** @description The input breaks a rule, or the platform rejects it for another reason, stated in `details`. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_api/iam/verification/v1/auth/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the verification code of a sign-in again
         * @description Mails a new code for a sign-in in the state `REQUIRE_EMAIL_VERIFICATION`. Use the state token of the response from then on, when it has one.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.ResendDuringAuthenticationInput;
                };
            };
            responses: {
                /** @description The state of the sign-in, which still waits for the code. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.AuthenticationResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_api/iam/recovery/v1/send-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a password recovery mail
         * @description Mails a member a link to the hosted page for a new password. The site must be published, since the page is part of it, and the redirect address must be allowed for the OAuth client.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.SendRecoveryEmailInput;
                };
            };
            responses: {
                /** @description The request is taken. The response has no properties. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.EmptyResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_api/iam/recovery/v1/activation-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an account activation mail
         * @description Mails an identity a link to activate its account, for example after the merchant made it. Only apps and site staff may call it. Needs the permission IAM.SEND_ACTIVATION_EMAIL.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.SendActivationEmailInput;
                };
            };
            responses: {
                /** @description The mail is on its way. The response has no properties. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.EmptyResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description Assumed: no source documents this status. */
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_api/iam/recovery/v1/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with a recovery token
         * @description Takes the token from the link of a recovery mail and the new password, and continues like a login: the response has a state and, on `SUCCESS`, a session token. Like every sign-in call it must not be sent again by itself.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.RecoverPasswordInput;
                };
            };
            responses: {
                /** @description How far the sign-in has come. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.AuthenticationResponse;
                    };
                };
                /** @description The input breaks a rule, or the platform rejects it for another reason, stated in `details`. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth2/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get or renew tokens
         * @description Gives tokens for one of the grants: a new visitor, a renewal, a code exchange, or a trusted server or app. Access tokens last 14400 seconds as a rule. Only `invalid_grant` ends a session; every other failure leaves the refresh token valid. Never renew twice at once, and never send a code or a renewal again after a 400 or 401.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.OauthTokenInput;
                    "application/x-www-form-urlencoded": T.OAuthTokenRequest;
                };
            };
            responses: {
                /** @description The tokens. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.OAuthTokenResponse;
                    };
                };
                400: components["responses"]["OAuthBadRequest"];
                401: components["responses"]["OAuthUnauthorized"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth2/token-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look up an access token
         * @description Returns whether a token is active, and the identity it represents. Is called without Authorization. A server must check `active`, the client and the site before it trusts the token, and should not keep the response longer than a minute.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.OauthTokenInfoInput;
                };
            };
            responses: {
                /** @description What is known about the token. An unusable token is an answer too, with `active` false. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.OauthTokenInfoResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site-media/v1/files/generate-download-url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an address to download files as a ZIP
         * @description Packs up to 1000 files into one ZIP file. The address never expires, so keep it secret. Needs the permission MEDIA.SITE_MEDIA_FILES_DOWNLOAD.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.GenerateFilesDownloadUrlInput;
                };
            };
            responses: {
                /** @description The address of the ZIP file. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.GenerateFilesDownloadUrlResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description Assumed: no source documents this status. */
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site-media/v1/files/generate-file-download-url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an address to download a file
         * @description Gives temporary addresses of one file, private ones included, by default for 600 minutes and for 525600 at most. An expired address leads to `expirationRedirectUrl` or, without one, to a 403 page. Needs the permission MEDIA.SITE_MEDIA_FILES_DOWNLOAD_URL.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.GenerateFileDownloadUrlInput;
                };
            };
            responses: {
                /** @description The addresses, one for each asset. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.GenerateFileDownloadUrlResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description Assumed: no source documents this status. */
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site-media/v1/files/get-file-by-id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a file
         * @description Reads the descriptor of one file. Files in the trash bin have the state `DELETED`. Needs the permission MEDIA.SITE_MEDIA_FILES_READ.
         */
        get: {
            parameters: {
                query: {
                    /** @description The file. A `wix:` media address does as well. */
                    fileId: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.FileDescriptorResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description Assumed: no source documents this status. */
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site-media/v1/files/get-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get several files
         * @description Reads the descriptors of up to 100 files. Needs the permission MEDIA.SITE_MEDIA_FILES_READ.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.GetFileDescriptorsInput;
                };
            };
            responses: {
                /** @description The files that were found. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.GetFileDescriptorsResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site-media/v1/files/update-file-descriptor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a file
         * @description Changes name, folder or labels of a file; the content and `private` are fixed. The file is named by `file.id`. Without `fieldMask` the properties that are present change. Needs the permission MEDIA.SITE_MEDIA_FILES_UPDATE.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": WithMasks<T.UpdateFileDescriptorInput, "fieldMask">;
                };
            };
            responses: {
                /** @description The file as it is now. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.FileDescriptorResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description Assumed: no source documents this status. */
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        trace?: never;
    };
    "/site-media/v1/files/generate-upload-url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an address to upload a file to
         * @description The call itself stores nothing: `PUT` the bytes to `uploadUrl` with `Content-Type` and `?filename=`, without Authorization, and the descriptor comes back, perhaps still `PENDING`. Files above 10 MB need the resumable form. A violation may name the rules MISMATCH_MIME_TYPE, ZERO_FILE_SIZE, UNSUPPORTED_FILE_FORMAT, FILE_SIZE_OVER_LIMIT or SITE_QUOTA_EXCEEDED. Visitors and members get a 403. Needs the permission MEDIA.SITE_MEDIA_FILES_UPLOAD.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.GenerateFileUploadUrlInput;
                };
            };
            responses: {
                /** @description The upload address. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.GenerateFileUploadUrlResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site-media/v1/files/generate-resumable-upload-url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an address for a resumable upload
         * @description For files above 10 MB and poor connections, by the tus protocol. Create the upload at `uploadUrl` with the metadata `filename`, `contentType` and `token`, send the pieces, and finish with `PUT {uploadUrl}/{uploadToken}?filename=…`, which returns the descriptor. Visitors and members get a 403. Needs the permission MEDIA.SITE_MEDIA_FILES_UPLOAD.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.GenerateFileResumableUploadUrlInput;
                };
            };
            responses: {
                /** @description Where and how to upload. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.GenerateFileResumableUploadUrlResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site-media/v1/files/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a file from the web
         * @description Has the platform fetch one file. The kind must be clear from `mediaType`, `mimeType`, the extension of `displayName` or `url`, or the response of the other server. Returns before the file is there, without `media`: wait for the file-ready or file-failed event. Needs the permission MEDIA.SITE_MEDIA_FILES_IMPORT.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.ImportFileInput;
                };
            };
            responses: {
                /** @description The new file, still pending. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.FileDescriptorResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site-media/v1/bulk/files/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import several files from the web (older form)
         * @description Has the platform fetch up to 100 files and returns their descriptors, without `media`. Does not say which failed at the start; `bulkImportFiles` does. Needs the permission MEDIA.SITE_MEDIA_FILES_IMPORT.
         *
         *     @deprecated The removal date of this call is 2024-03-31. Use `files.bulkImportFiles` instead.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.BulkImportFilesV1Input;
                };
            };
            responses: {
                /** @description The new files, still pending. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.GetFileDescriptorsResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site-media/v1/bulk/files/import-v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import several files from the web
         * @description Has the platform fetch up to 100 files. Each can fail by itself: see its `itemMetadata`. Descriptors come back only with `returnEntity`, without `media`; a file can be used after its file-ready event. Needs the permission MEDIA.SITE_MEDIA_FILES_IMPORT.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.BulkImportFilesInput;
                };
            };
            responses: {
                /** @description How each import began. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.BulkImportFilesResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site-media/v1/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the files of a folder
         * @description Lists the files of one folder, not of the folders below it, `media-root` unless another is named. Cursor paging, at most 100 a page. Needs the permission MEDIA.SITE_MEDIA_FILES_LIST.
         */
        get: {
            parameters: {
                query?: {
                    /** @description The folder. `media-root`, the top of the site files, when absent. */
                    parentFolderId?: string;
                    /** @description Only these kinds. All when absent. */
                    mediaTypes?: T.FileMediaType[];
                    /** @description True for private files only, false for public ones only, absent for both. */
                    private?: boolean;
                    /** @description Field to sort by. `updatedDate` when absent. */
                    "sort.fieldName"?: T.FileSortField;
                    /** @description Direction. `DESC` puts the latest date first. */
                    "sort.order"?: T.SortOrder;
                    /** @description Files in one page. Defaults to 50. */
                    "paging.limit"?: number;
                    /** @description Cursor of the wanted page, from `nextCursor.cursors.next` of the page before. Absent for the first page. */
                    "paging.cursor"?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of files, with a cursor to the next one when there is more. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ListFilesResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site-media/v1/files/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search the files of the site
         * @description Finds files by text in every folder of one tree. A text finds at most 200 files. Comes sorted by `updatedDate`, latest first, unless sorted otherwise. Cursor paging, at most 100 a page. Needs the permission MEDIA.SITE_MEDIA_FILES_LIST.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.SearchFilesInput;
                };
            };
            responses: {
                /** @description A page of files, with a cursor to the next one when there is more. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ListFilesResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site-media/v1/files/generate-video-stream-url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an address to stream a video from
         * @description Gives a temporary address of a video stream, private videos included, for 60 to 1440 minutes and by default for 1440. Needs the permission MEDIA.SITE_MEDIA_FILES_READ.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.GenerateVideoStreamingUrlInput;
                };
            };
            responses: {
                /** @description The address of the stream. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.DownloadUrlResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description Assumed: no source documents this status. */
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site-media/v1/bulk/files/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete several files
         * @description Moves up to 1000 files to the trash bin, or with `permanent` deletes them permanently. Works on in the background, so lists may still show the files for a while. A file in the trash bin already is no error, and pages that use a file there still show it. Needs the permission MEDIA.SITE_MEDIA_FILES_MOVE_TO_TRASH.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.BulkDeleteFilesInput;
                };
            };
            responses: {
                /** @description The deletion has begun. The response has no properties. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.EmptyResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site-media/v1/bulk/trash-bin/files/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore several files from the trash bin
         * @description Moves up to 1000 files from the trash bin back to their folders. Runs asynchronously, so lists may not show the files at once. Needs the permission MEDIA.SITE_MEDIA_FILES_RESTORE_FROM_TRASH.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.BulkRestoreFilesInput;
                };
            };
            responses: {
                /** @description The restoration has begun. The response has no properties. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.EmptyResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site-media/v1/trash-bin/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the files in the trash bin
         * @description Lists deleted files, which all have the state `DELETED`. Cursor paging, at most 100 a page. Files that were deleted permanently are not listed. Needs the permission MEDIA.SITE_MEDIA_FILES_LIST_DELETED.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Folder within the trash bin. Its top when absent. */
                    parentFolderId?: string;
                    /** @description Only these kinds. All when absent. */
                    mediaTypes?: T.FileMediaType[];
                    /** @description True for private files only, false for public ones only, absent for both. */
                    private?: boolean;
                    /** @description Field to sort by. `updatedDate` when absent. */
                    "sort.fieldName"?: T.FileSortField;
                    /** @description Direction. `DESC` puts the latest date first. */
                    "sort.order"?: T.SortOrder;
                    /** @description Files in one page. Defaults to 50. */
                    "paging.limit"?: number;
                    /** @description Cursor of the wanted page, from `nextCursor.cursors.next` of the page before. Absent for the first page. */
                    "paging.cursor"?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of deleted files, with a cursor to the next one when there is more. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ListFilesResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/v1/members/my/slug": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the slug of the signed-in member
         * @description Gives the signed-in member a new slug of at most 255 characters. Slugs are case-sensitive and unique on the site. Links to the old address of the profile page stop working.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.UpdateMySlugInput;
                };
            };
            responses: {
                /** @description The member, now changed. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.MemberResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description The request collides with the present state, for example an outdated revision or an address that is taken. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/v1/members/{id}/slug": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the slug of a member
         * @description Gives a member a new slug of at most 255 characters. Slugs are case-sensitive and unique on the site. A member may change only their own.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the member. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Omit<T.UpdateMemberSlugInput, "id">;
                };
            };
            responses: {
                /** @description The member, now changed. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.MemberResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description The request collides with the present state, for example an outdated revision or an address that is taken. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/v1/members/join-community": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join the community of the site
         * @description Makes the signed-in member PUBLIC, so that the profile shows to visitors and other members and community features open up. Takes no input.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The member, now PUBLIC. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.MemberResponse;
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description Something has to happen first. `details` says what. */
                428: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/v1/members/leave-community": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave the community of the site
         * @description Makes the signed-in member PRIVATE: the profile disappears from visitors and other members. The account stays and the member can join again. Takes no input.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The member, now PRIVATE. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.MemberResponse;
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/v1/members/my": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the signed-in member
         * @description Returns the member whose token the call carries, with the PUBLIC field set unless `fieldsets` asks for more. Members see their own data in full however private they are.
         */
        get: {
            parameters: {
                query?: {
                    /** @description How much of the member to return. PUBLIC when absent. */
                    fieldsets?: T.MemberFieldSet[];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The signed-in member. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.MemberResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description What the request names does not exist, or the bearer may not see it. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        put?: never;
        post?: never;
        /**
         * Delete the signed-in member
         * @description Deletes the account of the member whose token the call carries; this cannot be undone. What the member wrote goes to the owner of the site, or to `contentAssigneeId`.
         */
        delete: {
            parameters: {
                query?: {
                    /** @description Member who takes over the posts and comments. The owner of the site when absent. */
                    contentAssigneeId?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. The response has no properties. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.EmptyResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/v1/members/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a member
         * @description Returns one member with the PUBLIC field set unless `fieldsets` asks for more. A private member is hidden from visitors and other members; a member who has blocked the caller looks as if absent.
         */
        get: {
            parameters: {
                query?: {
                    /** @description How much of the member to return. PUBLIC when absent. */
                    fieldsets?: T.MemberFieldSet[];
                };
                header?: never;
                path: {
                    /** @description Id of the member. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The member. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.MemberResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description What the request names does not exist, or the bearer may not see it. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        put?: never;
        post?: never;
        /**
         * Delete a member
         * @description Deletes a member permanently. What the member wrote goes to the owner of the site.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the member. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. The response has no properties. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.EmptyResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        options?: never;
        head?: never;
        /**
         * Update a member
         * @description Changes the given parts of a member and leaves the rest. A list in `contact` replaces the whole old list, an empty list changes nothing (three calls of their own clear them), and `null` or an empty string clears a single value. `loginEmail`, status and slug cannot change here. A member may change only their own record.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the member. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Omit<T.UpdateMemberInput, "id">;
                };
            };
            responses: {
                /** @description The member, now changed. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.MemberResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        trace?: never;
    };
    "/members/v1/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List members
         * @description Lists the members of the site by page: 50 unless `paging.limit` says otherwise, each with the PUBLIC field set unless `fieldsets` asks for more. Private members are hidden from visitors and other members, and so are members who have blocked each other.
         */
        get: {
            parameters: {
                query?: {
                    /** @description JSON of a `ListMembersInput` as base64url, without padding. */
                    ".r"?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description One page of members and where it lies in the list. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ListMembersResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        put?: never;
        /**
         * Create a member
         * @description Creates a member without a password; a recovery e-mail lets the person set one. `loginEmail` cannot change afterwards. The new member is PRIVATE unless `privacyStatus` says otherwise. Leave at least 1 second between two calls, or the platform throttles them.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.CreateMemberInput;
                };
            };
            responses: {
                /** @description The new member, with its id. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.MemberResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description Assumed: no source documents this status. */
                409: components["responses"]["Conflict"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/v1/members/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Query members
         * @description Finds members by filter, text search and order, paged by offset: 50 a page by default, 100 at most. Returns the PUBLIC field set unless `fieldsets` asks for more. Private members are hidden from visitors and other members. Always a POST, however short the query.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.QueryMembersInput;
                };
            };
            responses: {
                /** @description One page of members and where it lies in the result. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ListMembersResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/v1/members/{id}/mute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mute a member
         * @description Keeps a member from posting, commenting and liking. The member can still sign in and buy. The activity status becomes MUTED.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the member. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The member, now MUTED. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.MemberResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/v1/members/{id}/unmute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unmute a member
         * @description Lets a muted member take part in the community again. The activity status becomes ACTIVE.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the member. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The member, now ACTIVE. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.MemberResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/v1/members/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a member
         * @description Lets a PENDING member sign in, and unblocks a BLOCKED one. The status becomes APPROVED.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the member. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The member, now APPROVED. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.MemberResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/v1/members/{id}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Block a member
         * @description Stops a member from signing in; the status becomes BLOCKED. Approving the member undoes it. Fails for the caller, the owner of the site and a member with a running subscription.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the member. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The member, now BLOCKED. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.MemberResponse;
                    };
                };
                /** @description The input breaks a rule, or the platform rejects it for another reason, stated in `details`. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description Something has to happen first. `details` says what. */
                428: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.ErrorBody;
                    };
                };
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/v1/members/{id}/disconnect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disconnect a member
         * @description Disconnects a member from the site permanently: the status becomes OFFLINE and no call brings the member back. The record and what the member wrote stay.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the member. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The member, now OFFLINE. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.MemberResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/v1/members/bulk/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete several members
         * @description Deletes 1 to 100 members by id; this cannot be undone. What they wrote goes to the owner of the site. Some may fail while others succeed, so read the outcome of each.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.BulkDeleteMembersInput;
                };
            };
            responses: {
                /** @description The outcome for every id, and the counts. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.BulkItemsResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/v1/members/bulk/delete-by-filter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete members by filter
         * @description Deletes all members that a filter and a search select, as a background job; this cannot be undone. What they wrote goes to the owner of the site, or to `contentAssigneeId`. The call returns at once: a read right after it may still find them.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.BulkDeleteMembersByFilterInput;
                };
            };
            responses: {
                /** @description The job that does the work. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.MembersJobResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/v1/members/bulk/approve-by-filter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve members by filter
         * @description Approves all members that a filter selects, as a background job. Blocked members among them are unblocked too. The call returns at once: a read right after it may still show the old status.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.BulkApproveMembersInput;
                };
            };
            responses: {
                /** @description The job that does the work. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.MembersJobResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/v1/members/bulk/block-by-filter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Block members by filter
         * @description Blocks all members that a filter selects, as a background job, so that they can no longer sign in. The call returns at once: a read right after it may still show the old status.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.BulkBlockMembersInput;
                };
            };
            responses: {
                /** @description The job that does the work. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.MembersJobResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/v1/members/{id}/phones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Clear the phone numbers of a member
         * @description Removes all phone numbers from the contact details of a member, which an update with an empty list would not do. A member may clear only their own.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the member. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The member, now without phone numbers. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.MemberResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/v1/members/{id}/emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Clear the e-mail addresses of a member
         * @description Removes all e-mail addresses from the contact details of a member, which an update with an empty list would not do. `loginEmail` stays. A member may clear only their own.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the member. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The member, now without e-mail addresses. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.MemberResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/v1/members/{id}/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Clear the addresses of a member
         * @description Removes all addresses from the contact details of a member, which an update with an empty list would not do. A member may clear only their own.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the member. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The member, now without addresses. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.MemberResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_api/redirects-api/v1/redirect-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a redirect session
         * @description Prepares a visit to a page that the platform hosts: sign-in, sign-out, an authorization code, a payment, a booking or a product page. Exactly one purpose must be given. Send the browser to `fullUrl`; the visitor comes back to one of the callbacks, which must be on an allowed domain, while `auth` needs an allowed redirect address. The site must be published. Creating the session changes nothing else: a sign-out takes effect when the browser visits the address.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.CreateRedirectSessionInput;
                };
            };
            responses: {
                /** @description The session with the address to send the browser to. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.RedirectSessionResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description Assumed: no source documents this status. */
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/graphql/{apiVersion}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a GraphQL operation
         * @description Runs a GraphQL document against one version of the schema. The answer is 200 even when parts failed, so look at `errors`; any other status means that nothing ran. No cached read of another call goes stale by itself, whatever a mutation changes.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Version of the schema; `alpha` by default. */
                    apiVersion: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Omit<T.GraphqlQueryInput, "apiVersion">;
                };
            };
            responses: {
                /** @description The data, the errors, or both. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.GraphqlQueryResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/back-in-stock-service/v1/back-in-stock-notification-requests/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List back-in-stock requests, long form
         * @description The list of back-in-stock requests with the query in the body, for queries whose address would be longer than 4000 characters.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": T.QueryBackInStockRequestsInput;
                };
            };
            responses: {
                /** @description One page of requests and the cursors of its neighbours. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": T.QueryBackInStockRequestsResponse;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["SystemError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: never;
    responses: {
        /** @description The input breaks a rule, or the platform rejects it for another reason, stated in `details`. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": T.ErrorBody;
            };
        };
        /** @description There is no token, or it is expired or revoked. Wrong passwords are answered like this too. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": T.ErrorBody;
            };
        };
        /** @description The token is valid, but its bearer may not make this call. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": T.ErrorBody;
            };
        };
        /** @description What the request names does not exist, or the bearer may not see it. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": T.ErrorBody;
            };
        };
        /** @description The request collides with the present state, for example an outdated revision or an address that is taken. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": T.ErrorBody;
            };
        };
        /** @description Something has to happen first. `details` says what. */
        PreconditionRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": T.ErrorBody;
            };
        };
        /** @description Too many requests in a short time. `Retry-After` says when to try again. */
        TooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": T.ErrorBody;
            };
        };
        /** @description The platform failed. The request id helps its support to find out why. */
        SystemError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": T.ErrorBody;
            };
        };
        /** @description The grant is rejected, for example because the refresh token or the code is no longer valid. */
        OAuthBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": T.OAuthErrorBody;
            };
        };
        /** @description The OAuth client is not known, or its secret is wrong. */
        OAuthUnauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": T.OAuthErrorBody;
            };
        };
        /** @description The receiver has it. An event that gets no response within 1250 ms is sent again. */
        EventReceived: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}

// Generated from the OpenAPI description by openapi-typescript (npm run generate:types). Do not edit: change the description.
import type * as schemas from './schemas.ts';

export interface paths {
    '/back-in-stock-service/v1/back-in-stock-notification-requests': {
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
        get: operations['backInStock.queryBackInStockRequests'];
        put?: never;
        /**
         * Request a back-in-stock notification
         * @description Records that an e-mail address wants to be notified when an item can be bought again. Asking twice for the same item and address creates no second request: the response is the first one. A contact is created for an address the site does not know. Only items of the store catalog work.
         */
        post: operations['backInStock.createBackInStockRequest'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/back-in-stock-service/v1/back-in-stock-notification-requests/{id}': {
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
        get: operations['backInStock.getBackInStockRequest'];
        put?: never;
        post?: never;
        /**
         * Delete a back-in-stock request
         * @description Deletes a request permanently. The person gets no notification.
         */
        delete: operations['backInStock.deleteBackInStockRequest'];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/back-in-stock-service/v1/back-in-stock-notification-requests/{id}/mark-as-notification-sent': {
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
        put: operations['backInStock.markBackInStockRequestNotified'];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/back-in-stock-service/v1/back-in-stock-notification-requests/count-by-catalog-reference': {
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
        get: operations['backInStock.countBackInStockRequestsByCatalogReference'];
        put?: never;
        /**
         * Count back-in-stock requests by item, long form
         * @description The numbers of requests with the list of items in the body, for lists whose address would be longer than 4000 characters.
         */
        post: operations['backInStock.countBackInStockRequestsByCatalogReferenceByBody'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/back-in-stock-service/v1/back-in-stock-notification-requests/report-items-back-in-stock': {
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
        post: operations['backInStock.reportItemsBackInStock'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v1/checkout-settings': {
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
        get: operations['checkoutSettings.getCheckoutSettings'];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the checkout settings
         * @description Changes the settings that are given and does not change the others. With a `fieldMask`, only the properties it names change. Subscribers get an event.
         */
        patch: operations['checkoutSettings.updateCheckoutSettings'];
        trace?: never;
    };
    '/ecom/v1/checkouts': {
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
         * @deprecated
         * @description Creates a checkout from lines and works out its totals. `channelType` and at least one line are needed, and at most 300 lines fit. Custom lines and catalog overrides set prices, so the platform asks for the permission ECOM.ADMIN_MODIFY_CHECKOUTS for them. To turn the current cart into a checkout, use the call of the cart instead. A quantity above the remaining stock is lowered to it without an error, so compare `quantity` of the lines that come back.
         */
        post: operations['checkouts.createCheckout'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v1/checkouts/{id}': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a checkout
         * @deprecated
         * @description Returns a checkout with its lines, delivery options, totals and everything that prevents an order.
         */
        get: operations['checkouts.getCheckout'];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a checkout
         * @deprecated
         * @description Changes buyer, addresses, delivery option, note and custom fields, and applies a coupon or a gift card. A request that holds no change fails; `buyerInfo.email` cannot be removed once set; a checkout holds one gift card at most. Quantities, removals and completion have calls of their own.
         */
        patch: operations['checkouts.updateCheckout'];
        trace?: never;
    };
    '/ecom/v1/checkouts/by-cart-id/{id}': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the checkout made from a cart
         * @deprecated
         * @description Finds the checkout that was made from a cart and returns it. A cart that was never checked out has none.
         */
        get: operations['checkouts.getCheckoutByCartId'];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v1/checkouts/{id}/checkout-url': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the address of the checkout page
         * @deprecated
         * @description Returns the address where the buyer finishes the checkout: the page given as `overrideCheckoutUrl`, or else the hosted one.
         */
        get: operations['checkouts.getCheckoutUrl'];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v1/checkouts/{id}/remove-coupon': {
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
         * @deprecated
         * @description Takes the coupon off the checkout and works out the totals without it.
         */
        post: operations['checkouts.removeCheckoutCoupon'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v1/checkouts/{id}/remove-gift-card': {
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
         * @deprecated
         * @description Takes the gift card off the checkout. Nothing was taken from the card yet, since that happens with the order.
         */
        post: operations['checkouts.removeCheckoutGiftCard'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v1/checkouts/{id}/remove-override-checkout-url': {
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
         * @deprecated
         * @description Drops the `overrideCheckoutUrl` of the checkout, so that its address is the hosted checkout page again.
         */
        post: operations['checkouts.removeOverrideCheckoutUrl'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v1/checkouts/{id}/add-to-checkout': {
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
         * @deprecated
         * @description Adds catalog lines, custom lines or both, at most 100 of each in one call and 300 in one checkout. Custom lines set prices, so the platform asks for the permission ECOM.ADMIN_MODIFY_CHECKOUTS for them. A quantity above the remaining stock is lowered to it without an error, so compare `quantity` of the lines that come back.
         */
        post: operations['checkouts.addToCheckout'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v1/checkouts/{id}/remove-line-items': {
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
         * @deprecated
         * @description Takes lines out of the checkout by their ids, from 1 to 300 in one call.
         */
        post: operations['checkouts.removeCheckoutLineItems'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v1/checkouts/{id}/create-order': {
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
         * @deprecated
         * @description Places the order, or starts the subscription, that the checkout describes, and marks the checkout as completed. It needs at least one line, no calculation errors, every line AVAILABLE or PARTIALLY_AVAILABLE, a billing address when the total is above 0, a destination and a delivery option for shipped goods, and pickup details for pickup. If an amount is to be paid online, continue with the `paymentGatewayOrderId`. No idempotency key is known: after a broken connection, read the checkout before calling again.
         */
        post: operations['checkouts.createOrderFromCheckout'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v1/checkouts/{id}/mark-as-completed': {
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
         * @deprecated
         * @description Sets `completed` without making an order, for purchases that were finished in another order or payment system. No call undoes it.
         */
        post: operations['checkouts.markCheckoutCompleted'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v1/checkouts/{id}/update-line-items-quantity': {
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
         * @deprecated
         * @description Sets new quantities for lines, from 1 to 100 lines in one call. A quantity above the stock is cut to what is left, so read the answer. To drop a line, remove it.
         */
        post: operations['checkouts.updateCheckoutLineItemsQuantity'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v1/carts/current': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the current cart
         * @deprecated
         * @description Reads the cart of the caller. There is no cart until the first line is added: until then the call fails with 404 and OWNED_CART_NOT_FOUND, which a shop shows as an empty cart. The cart carries prices of lines but no totals; ask for an estimate to get those.
         */
        get: operations['currentCart.getCurrentCart'];
        put?: never;
        post?: never;
        /**
         * Delete the current cart
         * @deprecated
         * @description Deletes the cart of the caller with all its lines. The next line added starts a new cart with a new id. The platform sends the event cart deleted.
         */
        delete: operations['currentCart.deleteCurrentCart'];
        options?: never;
        head?: never;
        /**
         * Update the current cart
         * @deprecated
         * @description Sets properties of the cart, applies a coupon, and adds lines, all in one call. Absent properties are not changed; `null` removes a value. At most 300 catalog and 300 custom lines a request. A caller without a cart gets 404, as this call does not make one. A quantity above the remaining stock is lowered to it without an error, so compare `quantity` of the lines that come back.
         */
        patch: operations['currentCart.updateCurrentCart'];
        trace?: never;
    };
    '/ecom/v1/carts/current/add-to-cart': {
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
         * @deprecated
         * @description Adds catalog items, custom lines or both; at most 100 of each a request and 300 lines in the cart. The first call of a caller makes the cart. Catalog lines need quantity and catalog reference, custom lines price and item type. The catalog decides about price and stock. A quantity above the remaining stock is lowered to it without an error, and no property says so. `availability` is of the quantity that is left, and so `AVAILABLE`. Compare `quantity` of the lines that come back with what was asked for. Carts of version 2 fail with INSUFFICIENT_INVENTORY instead.
         */
        post: operations['currentCart.addToCurrentCart'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v1/carts/current/remove-line-items': {
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
         * @deprecated
         * @description Takes 1 to 100 lines out, catalog and custom alike, whatever their quantity. Removing the last line leaves an empty cart; it is not deleted.
         */
        post: operations['currentCart.removeCurrentCartLineItems'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v1/carts/current/create-checkout': {
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
         * @deprecated
         * @description Turns the cart into a checkout with the same lines, coupon and discounts. The cart stays as it is and keeps the id of the checkout; calling again brings that same checkout up to date with the cart. The channel type is required. Addresses and a way of delivery may come now or later. Version 2 has no such step: a cart is its own checkout, from which `cartsV2.placeOrder` makes the order.
         */
        post: operations['currentCart.createCheckoutFromCurrentCart'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v1/carts/current/remove-coupon': {
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
         * @deprecated
         * @description Takes the coupon off. Other discounts stay. The call takes no body: a cart holds one coupon at most.
         */
        post: operations['currentCart.removeCurrentCartCoupon'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v1/carts/current/update-line-items-quantity': {
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
         * @deprecated
         * @description Sets new quantities of 1 to 100 lines. A quantity above the remaining stock is lowered to it without an error, so show the quantity that comes back. Zero is invalid: remove the line instead.
         */
        post: operations['currentCart.updateCurrentCartLineItemsQuantity'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v1/carts/current/estimate-totals': {
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
         * @deprecated
         * @description Calculates what the cart would cost with the given addresses, way of delivery and memberships. It is a preview: nothing is stored, and a caller without a cart gets 404. Tax, delivery and additional fees are calculated unless switched off; without an address only the lines are. What cannot be calculated is reported in `calculationErrors` of a 200 answer.
         */
        post: operations['currentCart.estimateCurrentCartTotals'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v2/carts/current': {
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
        get: operations['currentCartV2.getCurrentCart'];
        put?: never;
        /**
         * Create the current cart
         * @description Makes the current cart of the caller, with items, coupon, delivery method and gift card in one call. `currentCartV2.addLineItemsToCurrentCart` also makes a cart, so most shops do not need this call. Not documented, assumed: a current cart that is there is replaced.
         */
        post: operations['currentCartV2.createCurrentCart'];
        /**
         * Delete the current cart
         * @description Deletes the cart of the caller with all its lines. The next item added starts a new cart with a new id. The platform sends the event cart deleted.
         */
        delete: operations['currentCartV2.deleteCurrentCart'];
        options?: never;
        head?: never;
        /**
         * Update the current cart
         * @description Sets note, buyer, addresses, location, tax group, checkout page and `extendedFields`. Absent properties are not changed. Lines, coupon, gift card and delivery method have calls of their own. No revision is needed: the last writer wins.
         */
        patch: operations['currentCartV2.updateCurrentCart'];
        trace?: never;
    };
    '/ecom/v2/carts/current/refresh': {
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
        post: operations['currentCartV2.refreshCurrentCart'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v2/carts/current/calculate': {
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
        post: operations['currentCartV2.calculateCurrentCart'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v2/carts/current/estimate': {
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
        post: operations['currentCartV2.estimateCurrentCart'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v2/carts/current/add-line-items': {
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
        post: operations['currentCartV2.addLineItemsToCurrentCart'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v2/carts/current/remove-line-items': {
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
        post: operations['currentCartV2.removeLineItemsFromCurrentCart'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v2/carts/current/update-line-items': {
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
        post: operations['currentCartV2.updateLineItemsInCurrentCart'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v2/carts/current/add-coupon': {
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
        post: operations['currentCartV2.addCouponToCurrentCart'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v2/carts/current/remove-coupon': {
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
        post: operations['currentCartV2.removeCouponFromCurrentCart'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v2/carts/current/set-delivery-method': {
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
        post: operations['currentCartV2.setDeliveryMethodForCurrentCart'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v2/carts/current/remove-delivery-method': {
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
        post: operations['currentCartV2.removeDeliveryMethodFromCurrentCart'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v2/carts/current/add-gift-card': {
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
        post: operations['currentCartV2.addGiftCardToCurrentCart'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v2/carts/current/remove-gift-card': {
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
        post: operations['currentCartV2.removeGiftCardFromCurrentCart'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v2/carts/current/update-forms-submission': {
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
        post: operations['currentCartV2.updateFormSubmissionsInCurrentCart'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v2/carts/{cartId}': {
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
        get: operations['cartsV2.getCart'];
        put?: never;
        post?: never;
        /**
         * Delete a cart
         * @description Deletes a cart with all its lines. No call restores it. The platform sends the event cart deleted.
         */
        delete: operations['cartsV2.deleteCart'];
        options?: never;
        head?: never;
        /**
         * Update a cart
         * @description Sets note, buyer, addresses, location, tax group, checkout page and `extendedFields`. Absent properties are not changed. Lines, coupon, gift card and delivery method have calls of their own. No revision is needed: the last writer wins.
         */
        patch: operations['cartsV2.updateCart'];
        trace?: never;
    };
    '/ecom/v2/carts': {
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
        post: operations['cartsV2.createCart'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v2/carts/{cartId}/refresh': {
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
        post: operations['cartsV2.refreshCart'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v2/carts/{cartId}/calculate': {
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
        post: operations['cartsV2.calculateCart'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v2/carts/{cartId}/estimate': {
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
        post: operations['cartsV2.estimateCart'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v2/carts/{cartId}/add-line-items': {
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
        post: operations['cartsV2.addLineItems'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v2/carts/{cartId}/remove-line-items': {
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
        post: operations['cartsV2.removeLineItems'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v2/carts/{cartId}/update-line-items': {
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
        post: operations['cartsV2.updateLineItems'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v2/carts/{cartId}/add-coupon': {
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
        post: operations['cartsV2.addCoupon'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v2/carts/{cartId}/remove-coupon': {
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
        post: operations['cartsV2.removeCoupon'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v2/carts/{cartId}/set-delivery-method': {
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
        post: operations['cartsV2.setDeliveryMethod'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v2/carts/{cartId}/remove-delivery-method': {
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
        post: operations['cartsV2.removeDeliveryMethod'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v2/carts/{cartId}/add-gift-card': {
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
        post: operations['cartsV2.addGiftCard'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v2/carts/{cartId}/remove-gift-card': {
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
        post: operations['cartsV2.removeGiftCard'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v2/carts/{cartId}/update-forms-submission': {
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
        post: operations['cartsV2.updateFormSubmissions'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v2/carts/{cartId}/get-checkout-url': {
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
        post: operations['cartsV2.getCheckoutUrl'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v2/carts/{cartId}/place-order': {
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
         * @description Makes the order of a cart, and may charge the buyer. First put buyer, addresses and delivery method into the cart, calculate it, and show total and violations; a violation of severity ERROR prevents the order. With `priceVerificationToken` the order fails if prices have changed; no source says whether with CART_PRICES_OUT_OF_SYNC or with INVALID_PRICE_VERIFICATION_TOKEN. Assumed: without it, the order fails with CART_PRICES_OUT_OF_SYNC if amounts or the currency are not those of the last response with the cart. If something is to be paid, `paymentGatewayOrderId` names the payment. No source says how public clients pay it; assumed: on the hosted payment page, as after an order of version 1. A shop without payment code sends the buyer to the checkout page instead. No idempotency key is known: after a broken connection, read `orderPlaced` and `orderId` of the cart before calling again.
         */
        post: operations['cartsV2.placeOrder'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v2/carts/{cartId}/mark-cart-as-completed': {
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
        post: operations['cartsV2.markCartAsCompleted'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v1/calculate-totals': {
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
        post: operations['totals.calculateTotals'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v1/invoices/list-by-ids': {
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
        post: operations['invoices.listInvoicesForOrders'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v1/orders/{id}': {
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
        get: operations['orders.getOrder'];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update an order
         * @description Changes an order. Only these properties can change: `buyerInfo.email`, `buyerLanguage`, `weightUnit`, `billingInfo`, `archived`, `attributionSource`, `seenByAHuman`, `recipientInfo`, `shippingInfo.logistics.shippingDestination` and `extendedFields`. Null removes a value, but `buyerInfo` and `contactDetails` cannot be removed. Lines, prices and payment status do not change here.
         */
        patch: operations['orders.updateOrder'];
        trace?: never;
    };
    '/ecom/v1/orders/search': {
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
        post: operations['orders.searchOrders'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v1/orders': {
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
        post: operations['orders.createOrder'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v1/bulk/orders/update': {
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
        post: operations['orders.bulkUpdateOrders'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v1/orders/{id}/cancel': {
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
        post: operations['orders.cancelOrder'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v1/bulk/orders/update-tags': {
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
        post: operations['orders.bulkUpdateOrderTags'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v1/payments-collector/orders/{ecomOrderId}/prepare-payment-collection': {
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
        post: operations['payments.preparePaymentCollection'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v1/payments-collector/orders/{ecomOrderId}/payment-collectability-status': {
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
        get: operations['payments.getPaymentCollectabilityStatus'];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v1/payments-collector/orders/{ecomOrderId}/void-authorized-payments': {
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
        post: operations['payments.voidAuthorizedPayments'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/ecom/v1/payments-collector/orders/{ecomOrderId}/capture-authorized-payments': {
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
        post: operations['payments.captureAuthorizedPayments'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/v1/recommendations/algorithms': {
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
        get: operations['recommendations.listRecommendationAlgorithms'];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/v1/recommendations/get': {
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
        post: operations['recommendations.getRecommendation'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/reviews/v1/reviews/{reviewId}': {
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
        get: operations['reviews.getReview'];
        put?: never;
        post?: never;
        /**
         * Delete a review
         * @description Permanently removes a review with its pictures and its reply. Members delete only their own.
         */
        delete: operations['reviews.deleteReview'];
        options?: never;
        head?: never;
        /**
         * Update a review
         * @description Changes the given parts of a review and leaves the rest. `revision` must be the one that was read: an older one is rejected, so that an update cannot overwrite a change that its author has not seen. Members change only their own reviews. The text may have to pass moderation again.
         */
        patch: operations['reviews.updateReview'];
        trace?: never;
    };
    '/reviews/v1/reviews': {
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
        post: operations['reviews.createReview'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/reviews/v1/reviews/query': {
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
        post: operations['reviews.queryReviews'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/v2/collections/{id}': {
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
        get: operations['collections.getCollectionById'];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/v2/collections/slug/{slug}': {
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
        get: operations['collections.getCollectionBySlug'];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/v2/collections/query': {
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
        get: operations['collections.queryCollectionsByGet'];
        put?: never;
        /**
         * List collections by filter and page
         * @description Lists collections by filter and sorting, paged by offset: 50 to a page by default, 100 at most. Filter and sort by `name` or `id`.
         */
        post: operations['collections.queryCollections'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/stores/v1/products': {
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
        post: operations['products.createProduct'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/stores-reader/v1/products/{id}': {
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
        get: operations['products.getProduct'];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/stores/v1/products/{id}': {
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
        delete: operations['products.deleteProduct'];
        options?: never;
        head?: never;
        /**
         * Update a product
         * @description Changes the properties that are sent and keeps the others. Media, collections and single variants have calls of their own; brand and ribbon are cleared with `removeProductBrand` and `removeProductRibbon`. To set one property of many products, use `bulkUpdateProducts`.
         */
        patch: operations['products.updateProduct'];
        trace?: never;
    };
    '/stores/v1/products/{id}/variants': {
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
        patch: operations['variants.updateProductVariants'];
        trace?: never;
    };
    '/stores/v1/products/{id}/variants/resetToDefault': {
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
        post: operations['variants.resetProductVariants'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/stores/v1/collections/{id}/productIds': {
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
        post: operations['collections.addProductsToCollection'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/stores/v1/collections/{id}/productIds/delete': {
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
        post: operations['collections.removeProductsFromCollection'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/stores/v1/products/{id}/media': {
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
        post: operations['products.addProductMedia'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/stores/v1/products/{id}/media/delete': {
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
        post: operations['products.removeProductMedia'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/stores/v1/products/{id}/choices/media': {
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
        patch: operations['products.setProductChoiceMedia'];
        trace?: never;
    };
    '/stores/v1/products/{id}/choices/media/delete': {
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
        post: operations['products.removeProductChoiceMedia'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/stores/v1/products/{id}/options': {
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
        delete: operations['products.deleteProductOptions'];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/stores/v1/products/{id}/remove-brand': {
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
        post: operations['products.removeProductBrand'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/stores/v1/products/{id}/remove-ribbon': {
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
        post: operations['products.removeProductRibbon'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/stores/v1/collections': {
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
        post: operations['collections.createCollection'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/stores/v1/collections/{id}': {
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
        delete: operations['collections.deleteCollection'];
        options?: never;
        head?: never;
        /**
         * Update a collection
         * @description Changes name, text, slug or visibility; what is left out stays. Products are added and removed with calls of their own.
         */
        patch: operations['collections.updateCollection'];
        trace?: never;
    };
    '/stores/v1/bulk/products/update': {
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
        post: operations['products.bulkUpdateProducts'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/stores/v1/bulk/products/adjust-properties': {
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
        post: operations['products.bulkAdjustProducts'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/stores-reader/v1/collections/slug/{slug}': {
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
        get: operations['collections.getCatalogCollectionBySlug'];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/stores-reader/v1/products/{id}/productOptionsAvailability': {
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
        post: operations['products.getProductOptionsAvailability'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/stores-reader/v1/products/{id}/variants/query': {
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
        post: operations['variants.queryProductVariants'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/stores-reader/v1/variants/query': {
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
        post: operations['variants.queryStoreVariants'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/stores-reader/v1/variants/{id}': {
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
        get: operations['variants.getStoreVariant'];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/stores-reader/v1/products/query-platformized': {
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
        get: operations['products.queryProductsByGet'];
        put?: never;
        /**
         * List products by filter and page
         * @description Lists products by filter and sorting, paged by offset: 50 to a page by default, 100 at most. To list a collection, filter `collectionIds` with `$hasSome`. The status for a filter that the platform cannot read is 400. To walk through a large catalog, sort by `numericId` and ask for those above the last one seen, so that changes in between skip nothing.
         */
        post: operations['products.queryProducts'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/stores/v3/provision/version': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the version of the catalog
         * @description Reads which version of the catalog the site has. A site has one version, and calls of the other fail with 428. New sites have version 3; older ones are moved to it, never back. The app needs the permission WIX_STORES.CATALOG_VERSION_READ.
         */
        get: operations['catalogVersioning.getCatalogVersion'];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/stores/v3/products/{id}': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a product
         * @description Reads one product of catalog version 3 by id, with its variants. Text, URL, currency, all media, categories and more are left out unless `fields` asks for them; `MERCHANT_DATA` and hidden products need permissions that visitors do not have.
         */
        get: operations['productsV3.getProduct'];
        put?: never;
        post?: never;
        /**
         * Delete a product
         * @description Deletes one product of catalog version 3 with its variants and their stock, and takes it out of its categories. It cannot be undone. The app needs the permission WIX_STORES.PRODUCT_DELETE.
         */
        delete: operations['productsV3.deleteProduct'];
        options?: never;
        head?: never;
        /**
         * Update a product
         * @description Changes the properties that are sent and keeps the others. Needs the current revision: an outdated one fails with 409. A list replaces the present one, so send all options, modifiers, media and variants that shall remain. Variants are sent with `options`, which are empty if there are none, and options with `variantsInfo`. A brand is named by its id. A violation may name the rules BRAND_MISSING_ID, DESCRIPTION_SIZE_TOO_BIG, DIGITAL_PRODUCT_CANNOT_BE_VISIBLE_IN_POS, DUPLICATE_MEDIA_ERROR, INVALID_SLUG_FORMAT, MISSING_OPTIONS_ON_UPDATE_VARIANTS, MISSING_VARIANT_OPTION, MISSING_VARIANT_OPTION_CHOICE, MODIFIERS_ID_DUPLICATION_ERROR, PRICE_PER_UNIT_NOT_ALIGNED, SUBSCRIPTION_INVALID_AUTO_RENEWAL or VARIANTS_TYPED_PROPERTIES_ARE_NOT_ALIGNED. The app needs the permission WIX_STORES.PRODUCT_UPDATE.
         */
        patch: operations['productsV3.updateProduct'];
        trace?: never;
    };
    '/stores/v3/products/slug/{slug}': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a product by slug
         * @description Reads one product of catalog version 3 by the last part of the URL of its page, with its variants. `fields` as for `productsV3.getProduct`.
         */
        get: operations['productsV3.getProductBySlug'];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/stores/v3/products/search': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search products
         * @description Finds products of catalog version 3 by text, category, price, stock or choices, with facets: 50 to a page by default, 100 at most, paged by cursor. Only this call filters by category: `allCategoriesInfo.categories` with `$matchItems`. The list has no variants; their range of prices is in `actualPriceRange`. Shoppers find no hidden variant, neither by SKU nor by its choices, and facets leave it out; the price that they filter and sort by is over all variants.
         */
        get: operations['productsV3.searchProducts'];
        put?: never;
        /**
         * Search products, long form
         * @description The search with its input in the body, for inputs whose URL would be longer than 4000 characters. The platform accepts it for all.
         */
        post: operations['productsV3.searchProductsByBody'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/stores/v3/products/query': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List products
         * @description Lists products of catalog version 3 by id, slug or date: 50 to a page by default, 100 at most, paged by cursor and without a total. To filter by text, category, price or stock, call `productsV3.searchProducts`. The list has no variants: `productsV3.getProduct` and `productsV3.queryVariants` have them.
         */
        get: operations['productsV3.queryProducts'];
        put?: never;
        /**
         * List products, long form
         * @description The list with its input in the body, for inputs whose URL would be longer than 4000 characters. The platform accepts it for all.
         */
        post: operations['productsV3.queryProductsByBody'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/stores/v3/products/count': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count products
         * @description Counts products of catalog version 3 by text or filter, as `productsV3.searchProducts` finds them. Lists have no total; this is it.
         */
        get: operations['productsV3.countProducts'];
        put?: never;
        /**
         * Count products, long form
         * @description The count with its input in the body, for inputs whose URL would be longer than 4000 characters. The platform accepts it for all.
         */
        post: operations['productsV3.countProductsByBody'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/stores/v3/all-products-category': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the category of all products
         * @description Reads the id of the category that has all products, and the tree that calls of `categories` need.
         */
        get: operations['productsV3.getAllProductsCategory'];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/stores/v3/products/query-variants': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List variants
         * @description Lists variants of all products of catalog version 3, each with what belongs to its product: 50 to a page by default, 1000 at most, paged by cursor. To list those of one product, filter `productData.productId`.
         */
        post: operations['productsV3.queryVariants'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/stores/v3/products-with-inventory': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a product with its stock
         * @description Creates one product of catalog version 3 with its variants, and their stock at the default location. Options, modifiers, brands, ribbons and sections without an id are created, too. If the stock fails, the product exists: read `inventoryResults`. A violation may name the rules BRAND_MISSING_ID, INVALID_SLUG_FORMAT, MODIFIERS_ID_DUPLICATION_ERROR, PRICE_PER_UNIT_NOT_ALIGNED or REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE. The app needs the permission WIX_STORES.PRODUCT_CREATE.
         */
        post: operations['productsV3.createProductWithInventory'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/stores/v3/bulk/products/update-variants-by-filter': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a property of the variants of many products
         * @description Sets `visible`, `price`, `physicalProperties` and the cost in `revenueDetails` of all variants of the products that a filter finds, and no other property. The response comes before the change: it has the id of a job, whose end no call of this contract reports. A violation may name the rules CANNOT_REMOVE_VARIANT_ACTUAL_PRICE, EMPTY_FIELD_MASK, MISSING_VARIANT_OPTION or MISSING_VARIANT_OPTION_CHOICE. The app needs the permission WIX_STORES.PRODUCT_UPDATE.
         */
        post: operations['productsV3.bulkUpdateProductVariantsByFilter'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/stores/v3/inventory-items/{id}': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an inventory item
         * @description Reads the stock of one variant at one location. The app needs the permission WIX_STORES.INVENTORY_READ.
         */
        get: operations['inventoryItems.getInventoryItem'];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update an inventory item
         * @description Sets the stock of a variant at a location, or its pre-orders. Needs the current revision: an outdated one fails with 409. To add or take pieces without a revision, use the bulk calls. The app needs the permission WIX_STORES.INVENTORY_UPDATE.
         */
        patch: operations['inventoryItems.updateInventoryItem'];
        trace?: never;
    };
    '/stores/v3/inventory-items/query': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List inventory items
         * @description Lists the stock of variants: 50 to a page by default, 1000 at most, paged by cursor. The app needs the permission WIX_STORES.INVENTORY_READ.
         */
        get: operations['inventoryItems.queryInventoryItems'];
        put?: never;
        /**
         * List inventory items, long form
         * @description The list with its input in the body, for inputs whose URL would be longer than 4000 characters. The platform accepts it for all.
         */
        post: operations['inventoryItems.queryInventoryItemsByBody'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/stores/v3/bulk/inventory-items/decrement-by-variant-and-location': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take pieces of many variants out of stock
         * @description Takes pieces of 1 to 300 variants out of stock, each on its own, without their revisions. Read the results: the error of an item has the code INSUFFICIENT_INVENTORY, INVENTORY_QUANTITY_NOT_TRACKED, MIN_QUANTITY_LIMIT_REACHED or NOT_FOUND. The app needs the permission WIX_STORES.INVENTORY_UPDATE.
         */
        post: operations['inventoryItems.bulkDecrementInventoryItemsByVariantAndLocation'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/stores/v3/bulk/inventory-items/increment-by-variant-and-location': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add pieces of many variants to stock
         * @description Adds pieces of 1 to 300 variants to stock, each on its own, without their revisions. Read the results: the error of an item has the code INVENTORY_QUANTITY_NOT_TRACKED, MAX_QUANTITY_LIMIT_REACHED or NOT_FOUND. The app needs the permission WIX_STORES.INVENTORY_UPDATE.
         */
        post: operations['inventoryItems.bulkIncrementInventoryItemsByVariantAndLocation'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/stores/v3/customizations/query': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List options and modifiers
         * @description Lists the options and modifiers of all products of catalog version 3 with their choices, each once however many products have it: 50 to a page by default, 100 at most, paged by cursor and without a total. A shop names the choices of its filters by it.
         */
        get: operations['customizations.queryCustomizations'];
        put?: never;
        /**
         * List options and modifiers, long form
         * @description The list with its input in the body, for inputs whose URL would be longer than 4000 characters. The platform accepts it for all.
         */
        post: operations['customizations.queryCustomizationsByBody'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/categories/v1/categories/{id}': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a category
         * @description Reads one category of catalog version 3 by id. Description and breadcrumbs are left out unless `fields` asks for them.
         */
        get: operations['categories.getCategory'];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a category
         * @description Changes the properties that are sent and keeps the others. Needs the current revision: an outdated one fails with 409. What cannot be changed here: `visible`, `managingAppId` and the category above. The app needs the permission CATEGORIES.CATEGORY_UPDATE.
         */
        patch: operations['categories.updateCategory'];
        trace?: never;
    };
    '/categories/v1/categories/slug/{slug}': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a category by slug
         * @description Reads one category of catalog version 3 by the last part of the URL of its page. `fields` as for `getCategory`.
         */
        get: operations['categories.getCategoryBySlug'];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/categories/v1/categories/query': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List categories
         * @description Lists the categories of a shop with catalog version 3: 50 to a page by default, 1000 at most, paged by cursor. The list has the category of all products, too. `treeReference` is required by the platform for shops.
         */
        post: operations['categories.queryCategories'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/categories/v1/categories/{id}/list-items': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the items of a category
         * @description Lists ids of the items of a category of catalog version 3: 50 to a page by default, 100 at most, paged by cursor. It returns no products: `productsV3.searchProducts` with `allCategoriesInfo.categories` finds those of a category.
         */
        get: operations['categories.listItemsInCategory'];
        put?: never;
        /**
         * List the items of a category, long form
         * @description The list with its input in the body, for inputs whose URL would be longer than 4000 characters.
         */
        post: operations['categories.listItemsInCategoryByBody'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/categories/v1/categories': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a category
         * @description Creates one category of catalog version 3, at the top or below another one. The app needs the permission CATEGORIES.CATEGORY_CREATE.
         */
        post: operations['categories.createCategory'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/categories/v1/bulk/categories/{id}/add-items': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add items to a category
         * @description Adds 1 to 1000 items, such as products, to a category. Each succeeds or fails on its own; one that is in it succeeds. The app needs the permission CATEGORIES.CATEGORY_ADD_ITEM.
         */
        post: operations['categories.bulkAddItemsToCategory'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/categories/v1/bulk/categories/{id}/remove-items': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove items from a category
         * @description Takes 1 to 100 items out of a category. Each succeeds or fails on its own. The app needs the permission CATEGORIES.CATEGORY_REMOVE_ITEM.
         */
        post: operations['categories.bulkRemoveItemsFromCategory'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/_api/iam/authentication/v2/register': {
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
        post: operations['authentication.register'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/_api/iam/authentication/v2/login': {
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
        post: operations['authentication.login'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/_api/iam/authentication/v2/change-password': {
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
        post: operations['authentication.changePassword'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/_api/iam/authentication/v1/sso/login-with-token-params': {
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
        post: operations['authentication.ssoLoginWithTokenParams'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/_api/iam/authentication/v2/sign-on': {
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
        post: operations['authentication.signOn'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/_api/iam/authentication/v2/{factorType}/verify': {
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
        post: operations['authentication.verifyFactor'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/_api/iam/verification/v1/start': {
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
        post: operations['verification.startVerification'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/_api/iam/verification/v1/auth/verify': {
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
        post: operations['verification.verifyDuringAuthentication'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/_api/iam/verification/v1/auth/resend': {
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
        post: operations['verification.resendDuringAuthentication'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/_api/iam/recovery/v1/send-email': {
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
        post: operations['recovery.sendRecoveryEmail'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/_api/iam/recovery/v1/activation-email': {
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
        post: operations['recovery.sendActivationEmail'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/_api/iam/recovery/v1/recover': {
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
        post: operations['recovery.recoverPassword'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/oauth2/token': {
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
        post: operations['oauth.oauthToken'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/oauth2/token-info': {
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
        post: operations['oauth.oauthTokenInfo'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/site-media/v1/files/generate-download-url': {
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
        post: operations['files.generateFilesDownloadUrl'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/site-media/v1/files/generate-file-download-url': {
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
        post: operations['files.generateFileDownloadUrl'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/site-media/v1/files/get-file-by-id': {
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
        get: operations['files.getFileDescriptor'];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/site-media/v1/files/get-files': {
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
        post: operations['files.getFileDescriptors'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/site-media/v1/files/update-file-descriptor': {
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
        patch: operations['files.updateFileDescriptor'];
        trace?: never;
    };
    '/site-media/v1/files/generate-upload-url': {
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
        post: operations['files.generateFileUploadUrl'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/site-media/v1/files/generate-resumable-upload-url': {
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
        post: operations['files.generateFileResumableUploadUrl'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/site-media/v1/files/import': {
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
        post: operations['files.importFile'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/site-media/v1/bulk/files/import': {
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
         * @deprecated
         * @description Has the platform fetch up to 100 files and returns their descriptors, without `media`. Does not say which failed at the start; `bulkImportFiles` does. Needs the permission MEDIA.SITE_MEDIA_FILES_IMPORT.
         */
        post: operations['files.bulkImportFilesV1'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/site-media/v1/bulk/files/import-v2': {
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
        post: operations['files.bulkImportFiles'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/site-media/v1/files': {
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
        get: operations['files.listFiles'];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/site-media/v1/files/search': {
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
        post: operations['files.searchFiles'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/site-media/v1/files/generate-video-stream-url': {
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
        post: operations['files.generateVideoStreamingUrl'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/site-media/v1/bulk/files/delete': {
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
        post: operations['files.bulkDeleteFiles'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/site-media/v1/bulk/trash-bin/files/restore': {
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
        post: operations['files.bulkRestoreFiles'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/site-media/v1/trash-bin/files': {
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
        get: operations['files.listDeletedFiles'];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/members/v1/members/my/slug': {
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
        post: operations['members.updateMySlug'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/members/v1/members/{id}/slug': {
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
        post: operations['members.updateMemberSlug'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/members/v1/members/join-community': {
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
        post: operations['members.joinCommunity'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/members/v1/members/leave-community': {
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
        post: operations['members.leaveCommunity'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/members/v1/members/my': {
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
        get: operations['members.getMyMember'];
        put?: never;
        post?: never;
        /**
         * Delete the signed-in member
         * @description Deletes the account of the member whose token the call carries; this cannot be undone. What the member wrote goes to the owner of the site, or to `contentAssigneeId`.
         */
        delete: operations['members.deleteMyMember'];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/members/v1/members/{id}': {
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
        get: operations['members.getMember'];
        put?: never;
        post?: never;
        /**
         * Delete a member
         * @description Deletes a member permanently. What the member wrote goes to the owner of the site.
         */
        delete: operations['members.deleteMember'];
        options?: never;
        head?: never;
        /**
         * Update a member
         * @description Changes the given parts of a member and leaves the rest. A list in `contact` replaces the whole old list, an empty list changes nothing (three calls of their own clear them), and `null` or an empty string clears a single value. `loginEmail`, status and slug cannot change here. A member may change only their own record.
         */
        patch: operations['members.updateMember'];
        trace?: never;
    };
    '/members/v1/members': {
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
        get: operations['members.listMembers'];
        put?: never;
        /**
         * Create a member
         * @description Creates a member without a password; a recovery e-mail lets the person set one. `loginEmail` cannot change afterwards. The new member is PRIVATE unless `privacyStatus` says otherwise. Leave at least 1 second between two calls, or the platform throttles them.
         */
        post: operations['members.createMember'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/members/v1/members/query': {
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
        post: operations['members.queryMembers'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/members/v1/members/{id}/mute': {
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
        post: operations['members.muteMember'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/members/v1/members/{id}/unmute': {
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
        post: operations['members.unmuteMember'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/members/v1/members/{id}/approve': {
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
        post: operations['members.approveMember'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/members/v1/members/{id}/block': {
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
        post: operations['members.blockMember'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/members/v1/members/{id}/disconnect': {
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
        post: operations['members.disconnectMember'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/members/v1/members/bulk/delete': {
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
        post: operations['members.bulkDeleteMembers'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/members/v1/members/bulk/delete-by-filter': {
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
        post: operations['members.bulkDeleteMembersByFilter'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/members/v1/members/bulk/approve-by-filter': {
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
        post: operations['members.bulkApproveMembers'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/members/v1/members/bulk/block-by-filter': {
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
        post: operations['members.bulkBlockMembers'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/members/v1/members/{id}/phones': {
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
        delete: operations['members.deleteMemberPhones'];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/members/v1/members/{id}/emails': {
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
        delete: operations['members.deleteMemberEmails'];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/members/v1/members/{id}/addresses': {
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
        delete: operations['members.deleteMemberAddresses'];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/_api/redirects-api/v1/redirect-session': {
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
        post: operations['redirects.createRedirectSession'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/graphql/{apiVersion}': {
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
        post: operations['graphql.graphqlQuery'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    '/back-in-stock-service/v1/back-in-stock-notification-requests/query': {
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
        post: operations['backInStock.queryBackInStockRequestsByBody'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    'wix.ecom.v1.order_approved': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order approved
         * @description Sent when the status of an order becomes APPROVED, which is when a shop starts to fulfill it. Type `wix.ecom.v1.order_approved`; the app needs the permission ECOM.READ_ORDERS.
         */
        post: operations['webhooks.onOrderApproved'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.ecom.v1.order_canceled': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order canceled
         * @description Sent when an order is canceled. The payload repeats what the merchant chose: an e-mail to the buyer, its message, and whether the items went back into stock. Type `wix.ecom.v1.order_canceled`; the app needs the permission ECOM.READ_ORDERS.
         */
        post: operations['webhooks.onOrderCanceled'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.ecom.v1.order_committed': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order changes committed
         * @description Sent when a draft of changes to a placed order is committed. Type `wix.ecom.v1.order_committed`; the app needs the permission ECOM.READ_ORDERS.
         */
        post: operations['webhooks.onOrderCommitted'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.ecom.v1.order_created': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order created
         * @description Sent when an order is created, by a checkout or by a call. It need not be approved or paid yet. Type `wix.ecom.v1.order_created`; the app needs the permission ECOM.READ_ORDERS.
         */
        post: operations['webhooks.onOrderCreated'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.ecom.v1.order_fulfilled': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order fulfillment changed
         * @description Sent when the fulfillment status of an order changes; `newFulfillmentStatus` states whether all of it is fulfilled. Type `wix.ecom.v1.order_fulfilled`; the app needs the permission ECOM.READ_ORDERS.
         */
        post: operations['webhooks.onOrderFulfilled'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.ecom.v1.order_imported': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order imported
         * @description Sent when an order from another system is imported. The platform did not take its payment. Type `wix.ecom.v1.order_imported`; the app needs the permission ECOM.READ_ORDERS.
         */
        post: operations['webhooks.onOrderImported'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.ecom.v1.order_imported_order_deleted': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Imported order deleted
         * @description Sent when an order that was imported from another system is deleted. Type `wix.ecom.v1.order_imported_order_deleted`; the app needs the permission ECOM.READ_ORDERS.
         */
        post: operations['webhooks.onOrderImportedOrderDeleted'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.ecom.v1.order_payment_status_updated': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order payment status changed
         * @description Sent when the payment status of an order changes, for example when an offline payment is marked as received or a refund is complete. Type `wix.ecom.v1.order_payment_status_updated`; the app needs the permission ECOM.READ_ORDERS.
         */
        post: operations['webhooks.onOrderPaymentStatusUpdated'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.ecom.v1.order_updated': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order updated
         * @description Sent when anything in an order changes. More specific events may arrive for the same change. Type `wix.ecom.v1.order_updated`; the app needs the permission ECOM.READ_ORDERS.
         */
        post: operations['webhooks.onOrderUpdated'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.ecom.v1.cart_created': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cart created
         * @description Sent when a visitor or a member gets a new cart. Type `wix.ecom.v1.cart_created`; the app needs the permission ECOM.READ_CARTS.
         */
        post: operations['webhooks.onCartCreated'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.ecom.v1.cart_deleted': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cart deleted
         * @description Sent when a cart is deleted, also when its checkout is complete. The cart itself is not in the event: `metadata.entityId` is its id. Type `wix.ecom.v1.cart_deleted`; the app needs the permission ECOM.READ_CARTS.
         */
        post: operations['webhooks.onCartDeleted'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.ecom.v1.cart_updated': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cart updated
         * @description Sent when anything in a cart changes. Type `wix.ecom.v1.cart_updated`; the app needs the permission ECOM.READ_CARTS.
         */
        post: operations['webhooks.onCartUpdated'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.ecom.v2.cart_calculated': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cart of version 2 calculated
         * @description Sent when all totals of a cart were calculated. The data is the summary, not the cart. No source says whether an estimate sends it too; assumed that it does not. Type `wix.ecom.v2.cart_calculated`; the app needs the permission ECOM.READ_CARTS.
         */
        post: operations['webhooks.onCartCalculatedV2'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.ecom.v2.cart_created': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cart of version 2 created
         * @description Sent when a buyer gets a new cart, or a merchant creates one. Type `wix.ecom.v2.cart_created`; the app needs the permission ECOM.READ_CARTS.
         */
        post: operations['webhooks.onCartCreatedV2'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.ecom.v2.cart_deleted': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cart of version 2 deleted
         * @description Sent when a cart is deleted. The event may contain the cart as it was; `metadata.entityId` is always its id. Type `wix.ecom.v2.cart_deleted`; the app needs the permission ECOM.READ_CARTS.
         */
        post: operations['webhooks.onCartDeletedV2'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.ecom.v2.cart_updated': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cart of version 2 updated
         * @description Sent when anything in a cart changes. An order that is placed sets `orderPlaced` and `orderId`; that it sends this event is assumed. Type `wix.ecom.v2.cart_updated`; the app needs the permission ECOM.READ_CARTS.
         */
        post: operations['webhooks.onCartUpdatedV2'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.ecom.v1.checkout_completed': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checkout completed
         * @description Sent when a checkout is marked as completed. An order usually comes of it. Type `wix.ecom.v1.checkout_completed`; the app needs the permission ECOM.READ_CHECKOUTS.
         */
        post: operations['webhooks.onCheckoutCompleted'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.ecom.v1.checkout_created': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checkout created
         * @description Sent when a checkout is created, from a cart or on its own. Type `wix.ecom.v1.checkout_created`; the app needs the permission ECOM.READ_CHECKOUTS.
         */
        post: operations['webhooks.onCheckoutCreated'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.ecom.v1.checkout_deleted': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checkout deleted
         * @description Sent when a checkout is deleted. The checkout itself is not in the event: `metadata.entityId` is its id. Type `wix.ecom.v1.checkout_deleted`; the app needs the permission ECOM.READ_CHECKOUTS.
         */
        post: operations['webhooks.onCheckoutDeleted'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.ecom.v1.checkout_updated': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checkout updated
         * @description Sent when anything in a checkout changes, its calculated totals included. Type `wix.ecom.v1.checkout_updated`; the app needs the permission ECOM.READ_CHECKOUTS.
         */
        post: operations['webhooks.onCheckoutUpdated'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.ecom.v1.checkout_settings_updated': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checkout settings updated
         * @description Sent when the merchant changes the settings of the checkout pages. Type `wix.ecom.v1.checkout_settings_updated`; the app needs the permission ECOM.READ_CHECKOUT_SETTINGS.
         */
        post: operations['webhooks.onCheckoutSettingsUpdated'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.ecom.v1.back_in_stock_notification_request_created': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Back in stock request created
         * @description Sent when a back-in-stock notification is requested. Type `wix.ecom.v1.back_in_stock_notification_request_created`; the app needs the permission ECOM.READ_BACK_IN_STOCK_NOTIFICATION_REQUESTS.
         */
        post: operations['webhooks.onBackInStockNotificationRequestCreated'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.ecom.v1.back_in_stock_notification_request_deleted': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Back in stock request deleted
         * @description Sent when a request is deleted. The request itself is not in the event: `metadata.entityId` is its id. Type `wix.ecom.v1.back_in_stock_notification_request_deleted`; the app needs the permission ECOM.READ_BACK_IN_STOCK_NOTIFICATION_REQUESTS.
         */
        post: operations['webhooks.onBackInStockNotificationRequestDeleted'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.ecom.v1.back_in_stock_notification_request_updated': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Back in stock request updated
         * @description Sent when a request changes, for example when its status becomes NOTIFICATION_SENT. Type `wix.ecom.v1.back_in_stock_notification_request_updated`; the app needs the permission ECOM.READ_BACK_IN_STOCK_NOTIFICATION_REQUESTS.
         */
        post: operations['webhooks.onBackInStockNotificationRequestUpdated'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.ecom.v1.order_transactions_chargeback_approved': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Chargeback approved
         * @description Sent when the bank of a buyer approves a chargeback: the money of the payment goes back. Type `wix.ecom.v1.order_transactions_chargeback_approved`; the app needs the permission ECOM.READ_TRANSACTIONS.
         */
        post: operations['webhooks.onOrderTransactionsChargebackApproved'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.ecom.v1.order_transactions_chargeback_reversed': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Chargeback reversed
         * @description Sent when a chargeback is reversed: the money comes back to the merchant. Type `wix.ecom.v1.order_transactions_chargeback_reversed`; the app needs the permission ECOM.READ_TRANSACTIONS.
         */
        post: operations['webhooks.onOrderTransactionsChargebackReversed'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.ecom.v1.order_transactions_details_updated': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Transaction details updated
         * @description Sent when details of payments or refunds change that do not move money. Type `wix.ecom.v1.order_transactions_details_updated`; the app needs the permission ECOM.READ_TRANSACTIONS.
         */
        post: operations['webhooks.onOrderTransactionsDetailsUpdated'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.ecom.v1.order_transactions_refund_completed': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund completed
         * @description Sent when a refund of an order has reached its end. Type `wix.ecom.v1.order_transactions_refund_completed`; the app needs the permission ECOM.READ_TRANSACTIONS.
         */
        post: operations['webhooks.onOrderTransactionsRefundCompleted'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.ecom.v1.order_transactions_updated': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Transactions updated
         * @description Sent when payments or refunds of an order are added or change. Type `wix.ecom.v1.order_transactions_updated`; the app needs the permission ECOM.READ_TRANSACTIONS.
         */
        post: operations['webhooks.onOrderTransactionsUpdated'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.ecom.v1.abandoned_checkout_created': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Abandoned checkout created
         * @description Sent when a checkout counts as left by its buyer. Type `wix.ecom.v1.abandoned_checkout_created`; the app needs the permission ECOM.ABANDONED_CHECKOUT_READ.
         */
        post: operations['webhooks.onAbandonedCheckoutCreated'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.ecom.v1.abandoned_checkout_deleted': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Abandoned checkout deleted
         * @description Sent when the record of a left checkout is deleted. Unlike other deletions, the event holds the entity. Type `wix.ecom.v1.abandoned_checkout_deleted`; the app needs the permission ECOM.ABANDONED_CHECKOUT_READ.
         */
        post: operations['webhooks.onAbandonedCheckoutDeleted'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.ecom.v1.abandoned_checkout_recovered': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Abandoned checkout recovered
         * @description Sent when a buyer comes back to a left checkout and completes it. Type `wix.ecom.v1.abandoned_checkout_recovered`; the app needs the permission ECOM.ABANDONED_CHECKOUT_READ.
         */
        post: operations['webhooks.onAbandonedCheckoutRecovered'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.ecom.v1.abandoned_checkout_updated': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Abandoned checkout updated
         * @description Sent when the record of a left checkout changes. Type `wix.ecom.v1.abandoned_checkout_updated`; the app needs the permission ECOM.ABANDONED_CHECKOUT_READ.
         */
        post: operations['webhooks.onAbandonedCheckoutUpdated'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.reviews.v1.review_created': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Review created
         * @description Sent when a review is created. It may still await moderation. Type `wix.reviews.v1.review_created`; the app needs the permission REVIEWS.READ_PRIVATE_REVIEWS.
         */
        post: operations['webhooks.onReviewCreated'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.reviews.v1.review_deleted': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Review deleted
         * @description Sent when a review is deleted. Unlike other deletions, the event holds the entity. Type `wix.reviews.v1.review_deleted`; the app needs the permission REVIEWS.READ_PRIVATE_REVIEWS.
         */
        post: operations['webhooks.onReviewDeleted'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.reviews.v1.review_moderation_status_changed': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Review moderation status changed
         * @description Sent when a moderator or a rule changes the moderation status of a review. Type `wix.reviews.v1.review_moderation_status_changed`; the app needs the permission REVIEWS.READ_PRIVATE_REVIEWS.
         */
        post: operations['webhooks.onReviewModerationStatusChanged'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.reviews.v1.review_review_published': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Review published
         * @description Sent when a review becomes visible to everybody. Type `wix.reviews.v1.review_review_published`; the app needs the permission REVIEWS.READ_PRIVATE_REVIEWS.
         */
        post: operations['webhooks.onReviewPublished'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.reviews.v1.review_updated': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Review updated
         * @description Sent when anything in a review changes, the reply of the shop included. Type `wix.reviews.v1.review_updated`; the app needs the permission REVIEWS.READ_PRIVATE_REVIEWS.
         */
        post: operations['webhooks.onReviewUpdated'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'com.wix.ecommerce.catalog.api.v1.ProductChanged': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Product changed
         * @description Sent when a product changes. It names the fields, not their values: read the product for those. Type `com.wix.ecommerce.catalog.api.v1.ProductChanged`; the app needs the permission WIX_STORES.READ_PRODUCTS.
         */
        post: operations['webhooks.onProductChanged'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'com.wix.ecommerce.catalog.api.v1.CollectionChanged': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Collection changed
         * @description Sent when a collection changes. It names the fields, not their values: read the collection for those. Type `com.wix.ecommerce.catalog.api.v1.CollectionChanged`; the app needs the permission WIX_STORES.READ_PRODUCTS.
         */
        post: operations['webhooks.onProductCollectionChanged'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'com.wix.ecommerce.catalog.api.v1.CollectionCreated': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Collection created
         * @description Sent when a collection is created. Type `com.wix.ecommerce.catalog.api.v1.CollectionCreated`; the app needs the permission WIX_STORES.READ_PRODUCTS.
         */
        post: operations['webhooks.onProductCollectionCreated'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'com.wix.ecommerce.catalog.api.v1.CollectionDeleted': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Collection deleted
         * @description Sent when a collection is deleted. Its products stay. Type `com.wix.ecommerce.catalog.api.v1.CollectionDeleted`; the app needs the permission WIX_STORES.READ_PRODUCTS.
         */
        post: operations['webhooks.onProductCollectionDeleted'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'com.wix.ecommerce.catalog.api.v1.ProductCreated': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Product created
         * @description Sent when a product is created. Type `com.wix.ecommerce.catalog.api.v1.ProductCreated`; the app needs the permission WIX_STORES.READ_PRODUCTS.
         */
        post: operations['webhooks.onProductCreated'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'com.wix.ecommerce.catalog.api.v1.ProductDeleted': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Product deleted
         * @description Sent when a product is deleted. Type `com.wix.ecommerce.catalog.api.v1.ProductDeleted`; the app needs the permission WIX_STORES.READ_PRODUCTS.
         */
        post: operations['webhooks.onProductDeleted'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'com.wix.ecommerce.catalog.api.v1.VariantsChanged': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Product variants changed
         * @description Sent when variants of a product change. It names the variants, not their values: read the product for those. Type `com.wix.ecommerce.catalog.api.v1.VariantsChanged`; the app needs the permission WIX_STORES.READ_PRODUCTS.
         */
        post: operations['webhooks.onProductVariantsChanged'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'com.wix.ecommerce.inventory.api.v1.InventoryItemChanged': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Inventory item changed
         * @description Sent when the settings of the stock of a product change: tracking or preorder. Type `com.wix.ecommerce.inventory.api.v1.InventoryItemChanged`; the app needs the permission WIX_STORES.READ_INVENTORY.
         */
        post: operations['webhooks.onInventoryItemChanged'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Inventory of variants changed
         * @description Sent when the stock of variants changes, by a sale, a restock or the merchant. Type `com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged`; the app needs the permission WIX_STORES.READ_INVENTORY.
         */
        post: operations['webhooks.onInventoryVariantsChanged'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.stores.catalog.v3.inventory_item_updated_with_reason': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Inventory item updated, with its reason
         * @description Sent when the stock of a variant of catalog version 3 changes, with what changed it: an order, a person or app, or a change taken back. Type `wix.stores.catalog.v3.inventory_item_updated_with_reason`; the app needs the permission WIX_STORES.INVENTORY_READ.
         */
        post: operations['webhooks.onInventoryItemUpdatedWithReason'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.stores.catalog.v3.inventory_item_stock_status_updated': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stock status updated
         * @description Sent when a variant of catalog version 3 is sold out, is in stock again, or can be ordered in advance. Type `wix.stores.catalog.v3.inventory_item_stock_status_updated`; the app needs the permission WIX_STORES.INVENTORY_READ.
         */
        post: operations['webhooks.onInventoryItemStockStatusUpdated'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.stores.catalog.v3.product_created': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Product of version 3 created
         * @description Sent when a product of catalog version 3 is created. Type `wix.stores.catalog.v3.product_created`; the app needs the permission WIX_STORES.PRODUCT_READ.
         */
        post: operations['webhooks.onProductCreatedV3'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.stores.catalog.v3.product_updated': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Product of version 3 updated
         * @description Sent when anything in a product of catalog version 3 or in its variants changes. Type `wix.stores.catalog.v3.product_updated`; the app needs the permission WIX_STORES.PRODUCT_READ.
         */
        post: operations['webhooks.onProductUpdated'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.stores.catalog.v3.product_deleted': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Product of version 3 deleted
         * @description Sent when a product of catalog version 3 is deleted. It is not in the event: `metadata.entityId` is its id. Type `wix.stores.catalog.v3.product_deleted`; the app needs the permission WIX_STORES.PRODUCT_READ.
         */
        post: operations['webhooks.onProductDeletedV3'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.categories.v1.category_created': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Category created
         * @description Sent when a category is created. Type `wix.categories.v1.category_created`; the app needs the permission CATEGORIES.CATEGORY_READ.
         */
        post: operations['webhooks.onCategoryCreated'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.categories.v1.category_updated': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Category updated
         * @description Sent when a category changes. Its items have events of their own. Type `wix.categories.v1.category_updated`; the app needs the permission CATEGORIES.CATEGORY_READ.
         */
        post: operations['webhooks.onCategoryUpdated'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.categories.v1.category_deleted': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Category deleted
         * @description Sent when a category is deleted. It is not in the event: `metadata.entityId` is its id. Type `wix.categories.v1.category_deleted`; the app needs the permission CATEGORIES.CATEGORY_READ.
         */
        post: operations['webhooks.onCategoryDeleted'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.categories.v1.category_item_added_to_category': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Item added to a category
         * @description Sent for each item that is added to a category. Type `wix.categories.v1.category_item_added_to_category`; the app needs the permission CATEGORIES.CATEGORY_READ.
         */
        post: operations['webhooks.onCategoryItemAddedToCategory'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.categories.v1.category_item_removed_from_category': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Item removed from a category
         * @description Sent for each item that is taken out of a category. Type `wix.categories.v1.category_item_removed_from_category`; the app needs the permission CATEGORIES.CATEGORY_READ.
         */
        post: operations['webhooks.onCategoryItemRemovedFromCategory'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.media.site_media.v1.file_descriptor_file_failed': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * File failed
         * @description Sent when a file that was uploaded or imported cannot be processed. It never becomes READY. Type `wix.media.site_media.v1.file_descriptor_file_failed`; the app needs the permission MEDIA.SITE_MEDIA_FILES_READ.
         */
        post: operations['webhooks.onFileDescriptorFileFailed'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.media.site_media.v1.file_descriptor_file_ready': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * File ready
         * @description Sent when a file is processed and may be used, and again when it is restored from the trash. Type `wix.media.site_media.v1.file_descriptor_file_ready`; the app needs the permission MEDIA.SITE_MEDIA_FILES_READ.
         */
        post: operations['webhooks.onFileDescriptorFileReady'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.members.v1.member_created': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Member created
         * @description Sent when a site member is created, by registration or by a call. Type `wix.members.v1.member_created`; the app needs the permission MEMBERS.MEMBER_READ.
         */
        post: operations['webhooks.onMemberCreated'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.members.v1.member_deleted': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Member deleted
         * @description Sent when a site member is deleted. The member is not in the event: `metadata.entityId` is the id. Type `wix.members.v1.member_deleted`; the app needs the permission MEMBERS.MEMBER_READ.
         */
        post: operations['webhooks.onMemberDeleted'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.members.v1.member_updated': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Member updated
         * @description Sent when anything in a member changes: the profile, the contact, the status. Type `wix.members.v1.member_updated`; the app needs the permission MEMBERS.MEMBER_READ.
         */
        post: operations['webhooks.onMemberUpdated'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    'wix.headless.v1.redirect_session_created': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redirect session created
         * @description Sent when a redirect session is created. There is no event for its end. Type `wix.headless.v1.redirect_session_created`; the app needs the permission WIX_HEADLESS.WIX_URL_CREATE.
         */
        post: operations['webhooks.onRedirectSessionCreated'];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        BackInStockTextCondition: schemas.BackInStockTextCondition;
        BackInStockStatus: schemas.BackInStockStatus;
        BackInStockStatusCondition: schemas.BackInStockStatusCondition;
        BackInStockBooleanCondition: schemas.BackInStockBooleanCondition;
        DateTime: schemas.DateTime;
        BackInStockDateCondition: schemas.BackInStockDateCondition;
        BackInStockFilter: schemas.BackInStockFilter;
        BackInStockSortField: schemas.BackInStockSortField;
        SortOrder: schemas.SortOrder;
        BackInStockSorting: schemas.BackInStockSorting;
        CursorPaging: schemas.CursorPaging;
        BackInStockQuery: schemas.BackInStockQuery;
        QueryBackInStockRequestsParameters: schemas.QueryBackInStockRequestsParameters;
        CatalogReference: schemas.CatalogReference;
        BackInStockRequest: schemas.BackInStockRequest;
        Cursors: schemas.Cursors;
        PlatformPagingMetadata: schemas.PlatformPagingMetadata;
        QueryBackInStockRequestsResponse: schemas.QueryBackInStockRequestsResponse;
        ValidationRule: schemas.ValidationRule;
        FieldRuleViolation: schemas.FieldRuleViolation;
        ValidationErrorDetails: schemas.ValidationErrorDetails;
        ApplicationErrorDetails: schemas.ApplicationErrorDetails;
        ErrorDetails: schemas.ErrorDetails;
        ErrorBody: schemas.ErrorBody;
        BackInStockRequestInput: schemas.BackInStockRequestInput;
        FocalPoint: schemas.FocalPoint;
        ImageInput: schemas.ImageInput;
        BackInStockItemDetails: schemas.BackInStockItemDetails;
        CreateBackInStockRequestRequest: schemas.CreateBackInStockRequestRequest;
        BackInStockRequestResponse: schemas.BackInStockRequestResponse;
        EmptyResponse: schemas.EmptyResponse;
        EmptyRequest: schemas.EmptyRequest;
        CountBackInStockRequestsByCatalogReferenceParameters: schemas.CountBackInStockRequestsByCatalogReferenceParameters;
        BackInStockRequestCount: schemas.BackInStockRequestCount;
        CountBackInStockRequestsByCatalogReferenceResponse: schemas.CountBackInStockRequestsByCatalogReferenceResponse;
        ReportItemsBackInStockRequest: schemas.ReportItemsBackInStockRequest;
        CheckoutPolicy: schemas.CheckoutPolicy;
        CustomCheckoutPolicy: schemas.CustomCheckoutPolicy;
        CheckoutPolicies: schemas.CheckoutPolicies;
        CheckoutSubscriptionCheckboxField: schemas.CheckoutSubscriptionCheckboxField;
        CheckoutCheckboxField: schemas.CheckoutCheckboxField;
        CheckoutFields: schemas.CheckoutFields;
        Image: schemas.Image;
        LogoSize: schemas.LogoSize;
        CheckoutLogo: schemas.CheckoutLogo;
        LogoAlignment: schemas.LogoAlignment;
        ContinueShoppingDisplayType: schemas.ContinueShoppingDisplayType;
        CheckoutContinueShopping: schemas.CheckoutContinueShopping;
        CheckoutBackgroundFill: schemas.CheckoutBackgroundFill;
        CheckoutHeader: schemas.CheckoutHeader;
        ExpressButtonsCornerRadius: schemas.ExpressButtonsCornerRadius;
        CheckoutMain: schemas.CheckoutMain;
        CheckoutFooter: schemas.CheckoutFooter;
        CheckoutGlobal: schemas.CheckoutGlobal;
        CheckoutBrand: schemas.CheckoutBrand;
        CheckoutBillingFields: schemas.CheckoutBillingFields;
        CheckoutSettings: schemas.CheckoutSettings;
        CheckoutSettingsResponse: schemas.CheckoutSettingsResponse;
        CheckoutLogoInput: schemas.CheckoutLogoInput;
        CheckoutBackgroundFillInput: schemas.CheckoutBackgroundFillInput;
        CheckoutHeaderInput: schemas.CheckoutHeaderInput;
        CheckoutMainInput: schemas.CheckoutMainInput;
        CheckoutFooterInput: schemas.CheckoutFooterInput;
        CheckoutBrandInput: schemas.CheckoutBrandInput;
        CheckoutSettingsInput: schemas.CheckoutSettingsInput;
        UpdateCheckoutSettingsRequest: schemas.UpdateCheckoutSettingsRequest;
        StreetAddressInput: schemas.StreetAddressInput;
        AddressLocation: schemas.AddressLocation;
        AddressInput: schemas.AddressInput;
        TaxIdType: schemas.TaxIdType;
        VatIdInput: schemas.VatIdInput;
        FullAddressContactDetailsInput: schemas.FullAddressContactDetailsInput;
        AddressWithContactInput: schemas.AddressWithContactInput;
        CarrierChargeType: schemas.CarrierChargeType;
        MultiCurrencyPriceInput: schemas.MultiCurrencyPriceInput;
        ItemTaxFullDetailsInput: schemas.ItemTaxFullDetailsInput;
        SelectedShippingPricesInput: schemas.SelectedShippingPricesInput;
        SelectedShippingChargeInput: schemas.SelectedShippingChargeInput;
        DeliveryCarrierInput: schemas.DeliveryCarrierInput;
        DeliveryRegion: schemas.DeliveryRegion;
        ApplicableLineItems: schemas.ApplicableLineItems;
        DeliveryAllocationInput: schemas.DeliveryAllocationInput;
        SelectedCarrierServiceOptionInput: schemas.SelectedCarrierServiceOptionInput;
        CheckoutShippingInfoInput: schemas.CheckoutShippingInfoInput;
        CheckoutBuyerInfoInput: schemas.CheckoutBuyerInfoInput;
        CustomFieldInput: schemas.CustomFieldInput;
        CheckoutSelectedMembership: schemas.CheckoutSelectedMembership;
        CheckoutSelectedMembershipsInput: schemas.CheckoutSelectedMembershipsInput;
        CheckoutMembershipOptionsInput: schemas.CheckoutMembershipOptionsInput;
        ExtendedFields: schemas.ExtendedFields;
        CheckoutCustomSettingsInput: schemas.CheckoutCustomSettingsInput;
        CheckoutCustomContentReferenceInput: schemas.CheckoutCustomContentReferenceInput;
        CheckoutExternalReferenceInput: schemas.CheckoutExternalReferenceInput;
        CheckoutInput: schemas.CheckoutInput;
        ProductName: schemas.ProductName;
        PlainTextValue: schemas.PlainTextValue;
        Color: schemas.Color;
        DescriptionLineName: schemas.DescriptionLineName;
        DescriptionLineType: schemas.DescriptionLineType;
        DescriptionLine: schemas.DescriptionLine;
        PhysicalPropertiesInput: schemas.PhysicalPropertiesInput;
        PaymentOptionType: schemas.PaymentOptionType;
        PaymentOptionOverrideInput: schemas.PaymentOptionOverrideInput;
        CatalogOverrideFieldsInput: schemas.CatalogOverrideFieldsInput;
        TaxableAddressType: schemas.TaxableAddressType;
        TaxableAddress: schemas.TaxableAddress;
        CheckoutLineItemInput: schemas.CheckoutLineItemInput;
        PriceDescriptionInput: schemas.PriceDescriptionInput;
        PageUrlV2: schemas.PageUrlV2;
        ItemTypePreset: schemas.ItemTypePreset;
        ItemType: schemas.ItemType;
        SubscriptionFrequency: schemas.SubscriptionFrequency;
        FreeTrialPeriod: schemas.FreeTrialPeriod;
        SubscriptionSettingsInput: schemas.SubscriptionSettingsInput;
        SubscriptionTitleInput: schemas.SubscriptionTitleInput;
        SubscriptionDescriptionInput: schemas.SubscriptionDescriptionInput;
        SubscriptionOptionInfoInput: schemas.SubscriptionOptionInfoInput;
        SecureFileType: schemas.SecureFileType;
        SecuredMedia: schemas.SecuredMedia;
        ServiceProperties: schemas.ServiceProperties;
        Policy: schemas.Policy;
        TranslatableString: schemas.TranslatableString;
        CustomItemModifier: schemas.CustomItemModifier;
        CustomModifierGroup: schemas.CustomModifierGroup;
        CustomLineItem: schemas.CustomLineItem;
        ChannelType: schemas.ChannelType;
        CreateCheckoutRequest: schemas.CreateCheckoutRequest;
        MultiCurrencyPrice: schemas.MultiCurrencyPrice;
        TaxRateBreakdown: schemas.TaxRateBreakdown;
        JurisdictionType: schemas.JurisdictionType;
        TaxBreakdown: schemas.TaxBreakdown;
        ItemTaxFullDetails: schemas.ItemTaxFullDetails;
        ItemAvailabilityStatus: schemas.ItemAvailabilityStatus;
        ItemAvailabilityInfo: schemas.ItemAvailabilityInfo;
        PhysicalProperties: schemas.PhysicalProperties;
        SubscriptionSettings: schemas.SubscriptionSettings;
        SubscriptionTitle: schemas.SubscriptionTitle;
        SubscriptionDescription: schemas.SubscriptionDescription;
        SubscriptionOptionInfo: schemas.SubscriptionOptionInfo;
        PriceDescription: schemas.PriceDescription;
        PaymentOptionOverride: schemas.PaymentOptionOverride;
        CatalogOverrideFields: schemas.CatalogOverrideFields;
        ItemModifier: schemas.ItemModifier;
        ModifierGroup: schemas.ModifierGroup;
        CheckoutLineItem: schemas.CheckoutLineItem;
        StreetAddress: schemas.StreetAddress;
        Address: schemas.Address;
        VatId: schemas.VatId;
        FullAddressContactDetails: schemas.FullAddressContactDetails;
        AddressWithContact: schemas.AddressWithContact;
        PickupMethod: schemas.PickupMethod;
        PickupDetails: schemas.PickupDetails;
        DeliveryTimeSlot: schemas.DeliveryTimeSlot;
        DeliveryLogistics: schemas.DeliveryLogistics;
        SelectedShippingPrices: schemas.SelectedShippingPrices;
        SelectedShippingCharge: schemas.SelectedShippingCharge;
        DeliveryCarrier: schemas.DeliveryCarrier;
        DeliveryAllocation: schemas.DeliveryAllocation;
        SelectedCarrierServiceOption: schemas.SelectedCarrierServiceOption;
        ShippingRegion: schemas.ShippingRegion;
        ShippingCharge: schemas.ShippingCharge;
        ShippingPrice: schemas.ShippingPrice;
        ShippingOption: schemas.ShippingOption;
        CarrierServiceOption: schemas.CarrierServiceOption;
        CheckoutShippingInfo: schemas.CheckoutShippingInfo;
        CheckoutBuyerInfo: schemas.CheckoutBuyerInfo;
        PriceSummary: schemas.PriceSummary;
        ApplicationError: schemas.ApplicationError;
        CalculationFieldViolation: schemas.CalculationFieldViolation;
        CalculationValidationError: schemas.CalculationValidationError;
        CalculationSystemError: schemas.CalculationSystemError;
        CalculationError: schemas.CalculationError;
        CarrierError: schemas.CarrierError;
        CarrierErrors: schemas.CarrierErrors;
        CalculationErrors: schemas.CalculationErrors;
        GiftCardV1: schemas.GiftCardV1;
        AppliedCoupon: schemas.AppliedCoupon;
        AppliedMerchantDiscount: schemas.AppliedMerchantDiscount;
        DiscountRuleName: schemas.DiscountRuleName;
        AppliedDiscountRule: schemas.AppliedDiscountRule;
        DiscountType: schemas.DiscountType;
        AppliedDiscount: schemas.AppliedDiscount;
        CustomField: schemas.CustomField;
        WeightUnit: schemas.WeightUnit;
        ManualCalculationReason: schemas.ManualCalculationReason;
        FallbackReason: schemas.FallbackReason;
        AutoTaxFallbackDetails: schemas.AutoTaxFallbackDetails;
        RateType: schemas.RateType;
        TaxCalculationDetails: schemas.TaxCalculationDetails;
        TaxSummary: schemas.TaxSummary;
        CreatedBy: schemas.CreatedBy;
        MembershipName: schemas.MembershipName;
        MembershipCredits: schemas.MembershipCredits;
        MembershipV1: schemas.MembershipV1;
        InvalidMembership: schemas.InvalidMembership;
        CheckoutSelectedMemberships: schemas.CheckoutSelectedMemberships;
        CheckoutMembershipOptions: schemas.CheckoutMembershipOptions;
        AdditionalFeeSource: schemas.AdditionalFeeSource;
        AdditionalFee: schemas.AdditionalFee;
        ViolationSeverity: schemas.ViolationSeverity;
        NameInOther: schemas.NameInOther;
        ViolationPlace: schemas.ViolationPlace;
        NameInLineItem: schemas.NameInLineItem;
        SuggestedFix: schemas.SuggestedFix;
        ViolationLineItem: schemas.ViolationLineItem;
        ViolationTarget: schemas.ViolationTarget;
        Violation: schemas.Violation;
        CheckoutCustomSettings: schemas.CheckoutCustomSettings;
        CheckoutCustomContentReference: schemas.CheckoutCustomContentReference;
        CheckoutExternalReference: schemas.CheckoutExternalReference;
        Checkout: schemas.Checkout;
        CheckoutResponse: schemas.CheckoutResponse;
        UpdateCheckoutRequest: schemas.UpdateCheckoutRequest;
        GetCheckoutUrlResponse: schemas.GetCheckoutUrlResponse;
        AddToCheckoutRequest: schemas.AddToCheckoutRequest;
        RemoveCheckoutLineItemsRequest: schemas.RemoveCheckoutLineItemsRequest;
        CreateOrderFromCheckoutRequest: schemas.CreateOrderFromCheckoutRequest;
        CreateOrderFromCheckoutResponse: schemas.CreateOrderFromCheckoutResponse;
        LineItemQuantityUpdate: schemas.LineItemQuantityUpdate;
        UpdateLineItemsQuantityRequest: schemas.UpdateLineItemsQuantityRequest;
        CartSelectedMembership: schemas.CartSelectedMembership;
        CartLineItem: schemas.CartLineItem;
        CartBuyerInfo: schemas.CartBuyerInfo;
        CartCoupon: schemas.CartCoupon;
        CartMerchantDiscount: schemas.CartMerchantDiscount;
        CartDiscount: schemas.CartDiscount;
        CartSelectedShippingOption: schemas.CartSelectedShippingOption;
        Cart: schemas.Cart;
        CartResponse: schemas.CartResponse;
        CartBuyerInfoInput: schemas.CartBuyerInfoInput;
        CartSelectedShippingOptionInput: schemas.CartSelectedShippingOptionInput;
        CartInput: schemas.CartInput;
        CartLineItemInput: schemas.CartLineItemInput;
        CartMerchantDiscountInput: schemas.CartMerchantDiscountInput;
        UpdateCurrentCartRequest: schemas.UpdateCurrentCartRequest;
        AddToCurrentCartRequest: schemas.AddToCurrentCartRequest;
        RemoveCurrentCartLineItemsRequest: schemas.RemoveCurrentCartLineItemsRequest;
        CreateCheckoutFromCurrentCartRequest: schemas.CreateCheckoutFromCurrentCartRequest;
        CreateCheckoutFromCurrentCartResponse: schemas.CreateCheckoutFromCurrentCartResponse;
        CartHostSelectedMembership: schemas.CartHostSelectedMembership;
        CartSelectedMemberships: schemas.CartSelectedMemberships;
        EstimateCurrentCartTotalsRequest: schemas.EstimateCurrentCartTotalsRequest;
        CartLineItemPricesData: schemas.CartLineItemPricesData;
        CartCalculatedLineItem: schemas.CartCalculatedLineItem;
        CartShippingInformation: schemas.CartShippingInformation;
        CartMembershipOptions: schemas.CartMembershipOptions;
        EstimateCurrentCartTotalsResponse: schemas.EstimateCurrentCartTotalsResponse;
        ItemQuantityInfo: schemas.ItemQuantityInfo;
        ConvertedMoney: schemas.ConvertedMoney;
        ItemPriceBreakdown: schemas.ItemPriceBreakdown;
        ItemPricingInfo: schemas.ItemPricingInfo;
        ImageV2: schemas.ImageV2;
        CatalogOverrideFieldsV2: schemas.CatalogOverrideFieldsV2;
        ItemSource: schemas.ItemSource;
        ItemAttributes: schemas.ItemAttributes;
        ItemDeliveryConfig: schemas.ItemDeliveryConfig;
        ItemTaxConfig: schemas.ItemTaxConfig;
        SelectedMembership: schemas.SelectedMembership;
        ExistingMembership: schemas.ExistingMembership;
        FutureMembership: schemas.FutureMembership;
        RedemptionType: schemas.RedemptionType;
        MembershipV2: schemas.MembershipV2;
        ItemPaymentConfig: schemas.ItemPaymentConfig;
        ItemStatus: schemas.ItemStatus;
        ItemModifierV2: schemas.ItemModifierV2;
        ModifierGroupV2: schemas.ModifierGroupV2;
        DiscountSourceType: schemas.DiscountSourceType;
        DiscountSource: schemas.DiscountSource;
        ItemDiscount: schemas.ItemDiscount;
        LineItem: schemas.LineItem;
        Coupon: schemas.Coupon;
        ExternalReference: schemas.ExternalReference;
        CustomContentReference: schemas.CustomContentReference;
        CartSource: schemas.CartSource;
        BusinessInfo: schemas.BusinessInfo;
        CustomerInfo: schemas.CustomerInfo;
        DeliveryMethod: schemas.DeliveryMethod;
        DeliveryInfo: schemas.DeliveryInfo;
        TaxInfo: schemas.TaxInfo;
        GiftCardV2: schemas.GiftCardV2;
        PaymentInfo: schemas.PaymentInfo;
        CartSettings: schemas.CartSettings;
        CartV2: schemas.CartV2;
        CartV2Response: schemas.CartV2Response;
        ExternalReferenceInput: schemas.ExternalReferenceInput;
        CustomContentReferenceInput: schemas.CustomContentReferenceInput;
        CartSourceInput: schemas.CartSourceInput;
        BusinessInfoInput: schemas.BusinessInfoInput;
        CustomerInfoInput: schemas.CustomerInfoInput;
        DeliveryInfoInput: schemas.DeliveryInfoInput;
        TaxInfoInput: schemas.TaxInfoInput;
        PaymentInfoInput: schemas.PaymentInfoInput;
        CartV2Input: schemas.CartV2Input;
        SelectedMembershipInput: schemas.SelectedMembershipInput;
        ImageV2Input: schemas.ImageV2Input;
        CatalogOverrideFieldsV2Input: schemas.CatalogOverrideFieldsV2Input;
        MembershipInput: schemas.MembershipInput;
        CatalogItemInput: schemas.CatalogItemInput;
        CustomItemQuantityInfo: schemas.CustomItemQuantityInfo;
        ConvertedMoneyInput: schemas.ConvertedMoneyInput;
        CustomItemPricingInfo: schemas.CustomItemPricingInfo;
        CustomItemSource: schemas.CustomItemSource;
        CustomItemAttributes: schemas.CustomItemAttributes;
        CustomItemDeliveryConfig: schemas.CustomItemDeliveryConfig;
        CustomItemPaymentConfig: schemas.CustomItemPaymentConfig;
        ItemModifierV2Input: schemas.ItemModifierV2Input;
        ModifierGroupV2Input: schemas.ModifierGroupV2Input;
        CustomItemInput: schemas.CustomItemInput;
        CouponInput: schemas.CouponInput;
        DeliveryMethodInput: schemas.DeliveryMethodInput;
        GiftCardInput: schemas.GiftCardInput;
        CreateCartV2Request: schemas.CreateCartV2Request;
        UpdateCartV2Request: schemas.UpdateCartV2Request;
        CalculateCartV2Request: schemas.CalculateCartV2Request;
        LineItemSummary: schemas.LineItemSummary;
        DiscountScope: schemas.DiscountScope;
        LineItemDiscount: schemas.LineItemDiscount;
        Discount: schemas.Discount;
        DeliverySummary: schemas.DeliverySummary;
        AdditionalFeeSourceV2: schemas.AdditionalFeeSourceV2;
        AdditionalFeeV2: schemas.AdditionalFeeV2;
        Tax: schemas.Tax;
        LineItemTax: schemas.LineItemTax;
        AdditionalFeeTax: schemas.AdditionalFeeTax;
        TaxSummaryV2: schemas.TaxSummaryV2;
        PriceSummaryV2: schemas.PriceSummaryV2;
        GiftCardSummary: schemas.GiftCardSummary;
        MembershipSummary: schemas.MembershipSummary;
        Charge: schemas.Charge;
        SubscriptionCharges: schemas.SubscriptionCharges;
        PaymentSummary: schemas.PaymentSummary;
        CustomValidationErrorData: schemas.CustomValidationErrorData;
        MinLineItemQuantityNotReachedDetails: schemas.MinLineItemQuantityNotReachedDetails;
        MinSubtotalNotReachedDetails: schemas.MinSubtotalNotReachedDetails;
        InvalidCouponReason: schemas.InvalidCouponReason;
        InvalidCouponStatusErrorData: schemas.InvalidCouponStatusErrorData;
        InvalidCouponCodeErrorData: schemas.InvalidCouponCodeErrorData;
        InvalidGiftCardCodeErrorData: schemas.InvalidGiftCardCodeErrorData;
        InvalidGiftCardReason: schemas.InvalidGiftCardReason;
        InvalidGiftCardStatusErrorData: schemas.InvalidGiftCardStatusErrorData;
        LineItemsOutOfStockErrorData: schemas.LineItemsOutOfStockErrorData;
        MembersOnlyItemErrorData: schemas.MembersOnlyItemErrorData;
        SubtotalBelowOrderMinimumErrorData: schemas.SubtotalBelowOrderMinimumErrorData;
        InvalidMembershipReason: schemas.InvalidMembershipReason;
        InvalidMembershipStatusErrorData: schemas.InvalidMembershipStatusErrorData;
        ViolationScope: schemas.ViolationScope;
        ViolationCode: schemas.ViolationCode;
        ViolationV2: schemas.ViolationV2;
        CartSummary: schemas.CartSummary;
        CalculateCartV2Response: schemas.CalculateCartV2Response;
        ValidationsConfig: schemas.ValidationsConfig;
        EstimateCartV2Request: schemas.EstimateCartV2Request;
        EstimateCartV2Response: schemas.EstimateCartV2Response;
        AddLineItemsV2Request: schemas.AddLineItemsV2Request;
        RemoveLineItemsV2Request: schemas.RemoveLineItemsV2Request;
        QuantityUpdate: schemas.QuantityUpdate;
        SelectedMembershipUpdate: schemas.SelectedMembershipUpdate;
        LineItemUpdate: schemas.LineItemUpdate;
        UpdateLineItemsInCurrentCartV2Request: schemas.UpdateLineItemsInCurrentCartV2Request;
        AddCouponV2Request: schemas.AddCouponV2Request;
        RemoveCouponV2Request: schemas.RemoveCouponV2Request;
        SetDeliveryMethodV2Request: schemas.SetDeliveryMethodV2Request;
        AddGiftCardV2Request: schemas.AddGiftCardV2Request;
        RemoveGiftCardV2Request: schemas.RemoveGiftCardV2Request;
        FormSubmission: schemas.FormSubmission;
        UpdateFormSubmissionsV2Request: schemas.UpdateFormSubmissionsV2Request;
        UpdateLineItemsV2Request: schemas.UpdateLineItemsV2Request;
        GetCheckoutUrlV2Request: schemas.GetCheckoutUrlV2Request;
        PlaceOrderV2Request: schemas.PlaceOrderV2Request;
        PlaceOrderV2Response: schemas.PlaceOrderV2Response;
        MarkCartAsCompletedV2Request: schemas.MarkCartAsCompletedV2Request;
        TotalsSubscriptionSettings: schemas.TotalsSubscriptionSettings;
        TotalsTaxDetails: schemas.TotalsTaxDetails;
        TotalsAdditionalFee: schemas.TotalsAdditionalFee;
        TotalsLineItem: schemas.TotalsLineItem;
        TotalsSelectedMembership: schemas.TotalsSelectedMembership;
        TotalsSelectedMemberships: schemas.TotalsSelectedMemberships;
        CalculateTotalsRequest: schemas.CalculateTotalsRequest;
        CalculateTotalsResponse: schemas.CalculateTotalsResponse;
        ListInvoicesForOrdersRequest: schemas.ListInvoicesForOrdersRequest;
        Invoice: schemas.Invoice;
        InvoicesForOrder: schemas.InvoicesForOrder;
        ListInvoicesForOrdersResponse: schemas.ListInvoicesForOrdersResponse;
        OrderBuyerInfo: schemas.OrderBuyerInfo;
        OrderPaymentStatus: schemas.OrderPaymentStatus;
        OrderFulfillmentStatus: schemas.OrderFulfillmentStatus;
        OrderCurrencyConversionDetails: schemas.OrderCurrencyConversionDetails;
        OrderPickupAddress: schemas.OrderPickupAddress;
        OrderPickupDetails: schemas.OrderPickupDetails;
        OrderDeliveryLogistics: schemas.OrderDeliveryLogistics;
        Price: schemas.Price;
        OrderItemTaxFullDetails: schemas.OrderItemTaxFullDetails;
        OrderLineItemTaxBreakdown: schemas.OrderLineItemTaxBreakdown;
        OrderLineItemTaxInfo: schemas.OrderLineItemTaxInfo;
        OrderShippingPrice: schemas.OrderShippingPrice;
        OrderShippingRegion: schemas.OrderShippingRegion;
        OrderShippingInformation: schemas.OrderShippingInformation;
        OrderStatus: schemas.OrderStatus;
        OrderTaxSummary: schemas.OrderTaxSummary;
        OrderTaxBreakdown: schemas.OrderTaxBreakdown;
        OrderTaxInfo: schemas.OrderTaxInfo;
        OrderCoupon: schemas.OrderCoupon;
        OrderDiscountReason: schemas.OrderDiscountReason;
        OrderMerchantDiscount: schemas.OrderMerchantDiscount;
        OrderDiscountRule: schemas.OrderDiscountRule;
        OrderLineItemDiscount: schemas.OrderLineItemDiscount;
        OrderAppliedDiscount: schemas.OrderAppliedDiscount;
        OrderMerchantComment: schemas.OrderMerchantComment;
        OrderRefunded: schemas.OrderRefunded;
        LineItemQuantityChangeType: schemas.LineItemQuantityChangeType;
        OrderLineItemQuantityChange: schemas.OrderLineItemQuantityChange;
        OrderLineItemPriceChange: schemas.OrderLineItemPriceChange;
        OrderLineItemChanges: schemas.OrderLineItemChanges;
        OrderManagedLineItem: schemas.OrderManagedLineItem;
        OrderTranslatedValue: schemas.OrderTranslatedValue;
        OrderLineItemAmount: schemas.OrderLineItemAmount;
        OrderManagedPriceAdjustment: schemas.OrderManagedPriceAdjustment;
        OrderTotalPriceChange: schemas.OrderTotalPriceChange;
        OrderChangedShipping: schemas.OrderChangedShipping;
        OrderShippingInformationChange: schemas.OrderShippingInformationChange;
        OrderChange: schemas.OrderChange;
        DraftOrderChangesApplied: schemas.DraftOrderChangesApplied;
        OrderSavedPaymentMethod: schemas.OrderSavedPaymentMethod;
        AuthorizedPaymentActivity: schemas.AuthorizedPaymentActivity;
        OrderRegularPaymentRefund: schemas.OrderRegularPaymentRefund;
        OrderGiftCardPaymentRefund: schemas.OrderGiftCardPaymentRefund;
        OrderMembershipPaymentRefund: schemas.OrderMembershipPaymentRefund;
        OrderRefundedPayment: schemas.OrderRefundedPayment;
        OrderRefundInitiated: schemas.OrderRefundInitiated;
        OrderRefundActivity: schemas.OrderRefundActivity;
        OrderRefundedAsStoreCredit: schemas.OrderRefundedAsStoreCredit;
        CreditCardDetails: schemas.CreditCardDetails;
        OrderRegularPayment: schemas.OrderRegularPayment;
        OrderPaymentActivity: schemas.OrderPaymentActivity;
        OrderWixReceipt: schemas.OrderWixReceipt;
        OrderExternalReceipt: schemas.OrderExternalReceipt;
        OrderReceiptActivity: schemas.OrderReceiptActivity;
        OrderChargebackCreated: schemas.OrderChargebackCreated;
        OrderChargebackReversed: schemas.OrderChargebackReversed;
        OrderActivityLegacyType: schemas.OrderActivityLegacyType;
        OrderActivityType: schemas.OrderActivityType;
        OrderActivity: schemas.OrderActivity;
        OrderAttributionSource: schemas.OrderAttributionSource;
        OrderChannelInfo: schemas.OrderChannelInfo;
        OrderBalance: schemas.OrderBalance;
        CashRounding: schemas.CashRounding;
        OrderBalanceSummary: schemas.OrderBalanceSummary;
        OrderAdditionalFeeSource: schemas.OrderAdditionalFeeSource;
        OrderAdditionalFee: schemas.OrderAdditionalFee;
        OrderTagList: schemas.OrderTagList;
        OrderTags: schemas.OrderTags;
        OrderLocation: schemas.OrderLocation;
        OrderPriceSummary: schemas.OrderPriceSummary;
        PlatformFeeChargeType: schemas.PlatformFeeChargeType;
        OrderPlatformFee: schemas.OrderPlatformFee;
        OrderPlatformFeeSummary: schemas.OrderPlatformFeeSummary;
        OrderDigitalFile: schemas.OrderDigitalFile;
        OrderSubscriptionDescription: schemas.OrderSubscriptionDescription;
        OrderFreeTrialPeriod: schemas.OrderFreeTrialPeriod;
        OrderSubscriptionSettings: schemas.OrderSubscriptionSettings;
        OrderSubscriptionInfo: schemas.OrderSubscriptionInfo;
        OrderLocationAndQuantity: schemas.OrderLocationAndQuantity;
        MeasurementUnit: schemas.MeasurementUnit;
        OrderDecimalQuantity: schemas.OrderDecimalQuantity;
        OrderItemModifier: schemas.OrderItemModifier;
        OrderModifierGroup: schemas.OrderModifierGroup;
        OrderLineItem: schemas.OrderLineItem;
        Order: schemas.Order;
        OrderResponse: schemas.OrderResponse;
        OrderPickupAddressInput: schemas.OrderPickupAddressInput;
        OrderPickupDetailsInput: schemas.OrderPickupDetailsInput;
        OrderDeliveryLogisticsInput: schemas.OrderDeliveryLogisticsInput;
        PriceInput: schemas.PriceInput;
        OrderItemTaxFullDetailsInput: schemas.OrderItemTaxFullDetailsInput;
        OrderLineItemTaxBreakdownInput: schemas.OrderLineItemTaxBreakdownInput;
        OrderLineItemTaxInfoInput: schemas.OrderLineItemTaxInfoInput;
        OrderShippingPriceInput: schemas.OrderShippingPriceInput;
        OrderShippingInformationInput: schemas.OrderShippingInformationInput;
        OrderTaxBreakdownInput: schemas.OrderTaxBreakdownInput;
        OrderTaxInfoInput: schemas.OrderTaxInfoInput;
        OrderCouponInput: schemas.OrderCouponInput;
        OrderMerchantDiscountInput: schemas.OrderMerchantDiscountInput;
        DiscountRuleNameInput: schemas.DiscountRuleNameInput;
        OrderDiscountRuleInput: schemas.OrderDiscountRuleInput;
        OrderLineItemDiscountInput: schemas.OrderLineItemDiscountInput;
        OrderAppliedDiscountInput: schemas.OrderAppliedDiscountInput;
        OrderChannelInfoInput: schemas.OrderChannelInfoInput;
        OrderAdditionalFeeInput: schemas.OrderAdditionalFeeInput;
        OrderTagListInput: schemas.OrderTagListInput;
        OrderTagsInput: schemas.OrderTagsInput;
        OrderLocationInput: schemas.OrderLocationInput;
        OrderPlatformFeeInput: schemas.OrderPlatformFeeInput;
        OrderPlatformFeeSummaryInput: schemas.OrderPlatformFeeSummaryInput;
        OrderInput: schemas.OrderInput;
        UpdateOrderRequest: schemas.UpdateOrderRequest;
        OrderExtendedFieldCondition: schemas.OrderExtendedFieldCondition;
        OrderExactTextCondition: schemas.OrderExactTextCondition;
        OrderNumberCondition: schemas.OrderNumberCondition;
        OrderStatusCondition: schemas.OrderStatusCondition;
        OrderBooleanCondition: schemas.OrderBooleanCondition;
        OrderCreatedDateCondition: schemas.OrderCreatedDateCondition;
        OrderDateCondition: schemas.OrderDateCondition;
        OrderTextListCondition: schemas.OrderTextListCondition;
        OrderTextCondition: schemas.OrderTextCondition;
        OrderPaymentStatusCondition: schemas.OrderPaymentStatusCondition;
        OrderFulfillmentStatusCondition: schemas.OrderFulfillmentStatusCondition;
        OrderFulfillmentStatusListCondition: schemas.OrderFulfillmentStatusListCondition;
        OrderAmountCondition: schemas.OrderAmountCondition;
        OrderDeliveryTimeCondition: schemas.OrderDeliveryTimeCondition;
        ChannelTypeCondition: schemas.ChannelTypeCondition;
        OrderFilter: schemas.OrderFilter;
        OrderSortField: schemas.OrderSortField;
        OrderSorting: schemas.OrderSorting;
        OrderCursorPaging: schemas.OrderCursorPaging;
        CursorSearch: schemas.CursorSearch;
        SearchOrdersRequest: schemas.SearchOrdersRequest;
        CursorPagingMetadata: schemas.CursorPagingMetadata;
        SearchOrdersResponse: schemas.SearchOrdersResponse;
        OrderDigitalFileInput: schemas.OrderDigitalFileInput;
        OrderSubscriptionSettingsInput: schemas.OrderSubscriptionSettingsInput;
        OrderSubscriptionInfoInput: schemas.OrderSubscriptionInfoInput;
        OrderLocationAndQuantityInput: schemas.OrderLocationAndQuantityInput;
        OrderDecimalQuantityInput: schemas.OrderDecimalQuantityInput;
        OrderLineItemInput: schemas.OrderLineItemInput;
        OrderPriceSummaryInput: schemas.OrderPriceSummaryInput;
        OrderCreationSettings: schemas.OrderCreationSettings;
        CreateOrderRequest: schemas.CreateOrderRequest;
        MaskedOrder: schemas.MaskedOrder;
        BulkUpdateOrdersRequest: schemas.BulkUpdateOrdersRequest;
        ItemMetadata: schemas.ItemMetadata;
        BulkOrderResult: schemas.BulkOrderResult;
        BulkActionMetadata: schemas.BulkActionMetadata;
        BulkUpdateOrdersResponse: schemas.BulkUpdateOrdersResponse;
        CancelOrderRequest: schemas.CancelOrderRequest;
        BulkUpdateOrderTagsRequest: schemas.BulkUpdateOrderTagsRequest;
        BulkItemResult: schemas.BulkItemResult;
        BulkUpdateOrderTagsResponse: schemas.BulkUpdateOrderTagsResponse;
        DelayedCaptureAction: schemas.DelayedCaptureAction;
        DelayedCaptureDurationUnit: schemas.DelayedCaptureDurationUnit;
        DelayedCaptureDuration: schemas.DelayedCaptureDuration;
        DelayedCaptureSettings: schemas.DelayedCaptureSettings;
        PreparePaymentCollectionRequest: schemas.PreparePaymentCollectionRequest;
        PreparePaymentCollectionResponse: schemas.PreparePaymentCollectionResponse;
        PaymentCollectabilityStatus: schemas.PaymentCollectabilityStatus;
        GetPaymentCollectabilityStatusResponse: schemas.GetPaymentCollectabilityStatusResponse;
        VoidAuthorizedPaymentsRequest: schemas.VoidAuthorizedPaymentsRequest;
        TransactionStatus: schemas.TransactionStatus;
        AuthorizationActionStatus: schemas.AuthorizationActionStatus;
        OrderAuthorizationActionFailureDetails: schemas.OrderAuthorizationActionFailureDetails;
        AuthorizationCapture: schemas.AuthorizationCapture;
        PaymentActionReason: schemas.PaymentActionReason;
        AuthorizationVoid: schemas.AuthorizationVoid;
        PaymentScheduledAction: schemas.PaymentScheduledAction;
        AuthorizationDetails: schemas.AuthorizationDetails;
        ChargebackStatus: schemas.ChargebackStatus;
        Chargeback: schemas.Chargeback;
        PredefinedPaymentMethod: schemas.PredefinedPaymentMethod;
        OrderUserDefinedPaymentMethodName: schemas.OrderUserDefinedPaymentMethodName;
        PaymentMethodName: schemas.PaymentMethodName;
        RegularPaymentDetails: schemas.RegularPaymentDetails;
        GiftCardPaymentDetails: schemas.GiftCardPaymentDetails;
        MembershipPaymentStatus: schemas.MembershipPaymentStatus;
        OrderFutureMembershipDetails: schemas.OrderFutureMembershipDetails;
        MembershipPaymentDetails: schemas.MembershipPaymentDetails;
        PaymentCanceledReason: schemas.PaymentCanceledReason;
        CanceledStatusDetails: schemas.CanceledStatusDetails;
        PaymentVoidedReason: schemas.PaymentVoidedReason;
        VoidedStatusDetails: schemas.VoidedStatusDetails;
        RefundDisabledReason: schemas.RefundDisabledReason;
        CashRoundingDetails: schemas.CashRoundingDetails;
        OrderPaymentTransactionStatus: schemas.OrderPaymentTransactionStatus;
        OrderPayment: schemas.OrderPayment;
        RefundStatus: schemas.RefundStatus;
        OrderRefundStatusInfo: schemas.OrderRefundStatusInfo;
        OrderRefundTransaction: schemas.OrderRefundTransaction;
        OrderRefundItem: schemas.OrderRefundItem;
        OrderAdditionalFeeRefund: schemas.OrderAdditionalFeeRefund;
        OrderShippingRefund: schemas.OrderShippingRefund;
        OrderRefundDetails: schemas.OrderRefundDetails;
        OrderLineItemRefundSummary: schemas.OrderLineItemRefundSummary;
        OrderRefundItemsBreakdown: schemas.OrderRefundItemsBreakdown;
        OrderAggregatedRefundSummary: schemas.OrderAggregatedRefundSummary;
        Refund: schemas.Refund;
        OrderTransactions: schemas.OrderTransactions;
        OrderTransactionsResponse: schemas.OrderTransactionsResponse;
        OrderPaymentCapture: schemas.OrderPaymentCapture;
        CaptureAuthorizedPaymentsRequest: schemas.CaptureAuthorizedPaymentsRequest;
        RecommendationAlgorithmType: schemas.RecommendationAlgorithmType;
        RecommendationAlgorithmConfig: schemas.RecommendationAlgorithmConfig;
        RecommendationAlgorithmInfo: schemas.RecommendationAlgorithmInfo;
        ListRecommendationAlgorithmsResponse: schemas.ListRecommendationAlgorithmsResponse;
        RecommendationAlgorithm: schemas.RecommendationAlgorithm;
        GetRecommendationRequest: schemas.GetRecommendationRequest;
        Recommendation: schemas.Recommendation;
        RecommendationResponse: schemas.RecommendationResponse;
        VideoResolution: schemas.VideoResolution;
        Video: schemas.Video;
        ImageOrVideo: schemas.ImageOrVideo;
        ReviewContent: schemas.ReviewContent;
        ReviewAuthorType: schemas.ReviewAuthorType;
        ReviewAuthor: schemas.ReviewAuthor;
        ReviewReplyModerationStatus: schemas.ReviewReplyModerationStatus;
        ReviewReply: schemas.ReviewReply;
        ReviewModerationStatus: schemas.ReviewModerationStatus;
        ReviewModerationDecision: schemas.ReviewModerationDecision;
        ReviewModeration: schemas.ReviewModeration;
        ReviewOriginType: schemas.ReviewOriginType;
        ReviewSourceType: schemas.ReviewSourceType;
        ReviewOrigin: schemas.ReviewOrigin;
        IdentityType: schemas.IdentityType;
        Review: schemas.Review;
        ReviewResponse: schemas.ReviewResponse;
        VideoInput: schemas.VideoInput;
        ImageOrVideoInput: schemas.ImageOrVideoInput;
        ReviewContentInput: schemas.ReviewContentInput;
        ReviewAuthorInput: schemas.ReviewAuthorInput;
        ReviewInput: schemas.ReviewInput;
        UpdateReviewRequest: schemas.UpdateReviewRequest;
        CreateReviewRequest: schemas.CreateReviewRequest;
        ReviewTextCondition: schemas.ReviewTextCondition;
        ReviewNumberCondition: schemas.ReviewNumberCondition;
        ReviewMediaCondition: schemas.ReviewMediaCondition;
        ReviewScoreCondition: schemas.ReviewScoreCondition;
        ReviewModerationStatusCondition: schemas.ReviewModerationStatusCondition;
        BooleanCondition: schemas.BooleanCondition;
        ReviewOriginTypeCondition: schemas.ReviewOriginTypeCondition;
        ReviewDateCondition: schemas.ReviewDateCondition;
        ReviewFilter: schemas.ReviewFilter;
        ReviewSortField: schemas.ReviewSortField;
        ReviewSorting: schemas.ReviewSorting;
        ReviewQuery: schemas.ReviewQuery;
        QueryReviewsRequest: schemas.QueryReviewsRequest;
        PagingMetadata: schemas.PagingMetadata;
        QueryReviewsResponse: schemas.QueryReviewsResponse;
        ProductMediaItemUrlAndSize: schemas.ProductMediaItemUrlAndSize;
        ProductMediaItemVideo: schemas.ProductMediaItemVideo;
        ProductMediaItemType: schemas.ProductMediaItemType;
        ProductMediaItem: schemas.ProductMediaItem;
        ProductMedia: schemas.ProductMedia;
        Collection: schemas.Collection;
        CollectionResponse: schemas.CollectionResponse;
        CatalogTextCondition: schemas.CatalogTextCondition;
        CollectionFilter: schemas.CollectionFilter;
        CollectionSortField: schemas.CollectionSortField;
        CollectionSorting: schemas.CollectionSorting;
        PagingUpTo100: schemas.PagingUpTo100;
        CollectionQuery: schemas.CollectionQuery;
        QueryCollectionsRequest: schemas.QueryCollectionsRequest;
        QueryCollectionsResponse: schemas.QueryCollectionsResponse;
        ProductType: schemas.ProductType;
        DimensionsUnit: schemas.DimensionsUnit;
        Dimensions: schemas.Dimensions;
        ProductPriceDataInput: schemas.ProductPriceDataInput;
        ProductCostAndProfitDataInput: schemas.ProductCostAndProfitDataInput;
        ProductPricePerUnitData: schemas.ProductPricePerUnitData;
        ProductAdditionalInfoSection: schemas.ProductAdditionalInfoSection;
        ProductChoiceInput: schemas.ProductChoiceInput;
        ProductOptionInput: schemas.ProductOptionInput;
        ProductDiscountType: schemas.ProductDiscountType;
        ProductDiscount: schemas.ProductDiscount;
        ProductSeoTag: schemas.ProductSeoTag;
        ProductSeoKeyword: schemas.ProductSeoKeyword;
        ProductSeoSettings: schemas.ProductSeoSettings;
        ProductSeoSchema: schemas.ProductSeoSchema;
        ProductInput: schemas.ProductInput;
        CreateProductRequest: schemas.CreateProductRequest;
        ProductNumericPropertyRange: schemas.ProductNumericPropertyRange;
        InventoryStatus: schemas.InventoryStatus;
        ProductStock: schemas.ProductStock;
        ProductFormattedPrice: schemas.ProductFormattedPrice;
        ProductPriceData: schemas.ProductPriceData;
        ProductCostAndProfitData: schemas.ProductCostAndProfitData;
        ProductRibbon: schemas.ProductRibbon;
        ProductCustomTextField: schemas.ProductCustomTextField;
        ProductOptionType: schemas.ProductOptionType;
        ProductChoice: schemas.ProductChoice;
        ProductOption: schemas.ProductOption;
        ProductPageUrl: schemas.ProductPageUrl;
        ProductVariantDataWithNoStock: schemas.ProductVariantDataWithNoStock;
        ProductVariantStock: schemas.ProductVariantStock;
        ProductVariant: schemas.ProductVariant;
        Product: schemas.Product;
        ProductResponse: schemas.ProductResponse;
        UpdateProductRequest: schemas.UpdateProductRequest;
        ProductVariantOverride: schemas.ProductVariantOverride;
        UpdateProductVariantsRequest: schemas.UpdateProductVariantsRequest;
        UpdateProductVariantsResponse: schemas.UpdateProductVariantsResponse;
        CollectionProductsRequest: schemas.CollectionProductsRequest;
        ProductOptionAndChoice: schemas.ProductOptionAndChoice;
        ProductMediaDataForWrite: schemas.ProductMediaDataForWrite;
        AddProductMediaRequest: schemas.AddProductMediaRequest;
        RemoveProductMediaRequest: schemas.RemoveProductMediaRequest;
        ProductMediaAssignmentToChoice: schemas.ProductMediaAssignmentToChoice;
        ProductChoiceMediaRequest: schemas.ProductChoiceMediaRequest;
        CollectionInput: schemas.CollectionInput;
        CreateCollectionRequest: schemas.CreateCollectionRequest;
        UpdateCollectionRequest: schemas.UpdateCollectionRequest;
        ProductSetValue: schemas.ProductSetValue;
        BulkUpdateProductsRequest: schemas.BulkUpdateProductsRequest;
        BulkItemsResponse: schemas.BulkItemsResponse;
        ProductPercentageData: schemas.ProductPercentageData;
        ProductPropertyAdjustmentData: schemas.ProductPropertyAdjustmentData;
        ProductAdjustValue: schemas.ProductAdjustValue;
        BulkAdjustProductsRequest: schemas.BulkAdjustProductsRequest;
        GetProductOptionsAvailabilityRequest: schemas.GetProductOptionsAvailabilityRequest;
        ProductVariantData: schemas.ProductVariantData;
        GetProductOptionsAvailabilityResponse: schemas.GetProductOptionsAvailabilityResponse;
        Paging: schemas.Paging;
        QueryProductVariantsRequest: schemas.QueryProductVariantsRequest;
        ProductVariantsPagingMetadata: schemas.ProductVariantsPagingMetadata;
        QueryProductVariantsResponse: schemas.QueryProductVariantsResponse;
        CatalogExactTextCondition: schemas.CatalogExactTextCondition;
        CatalogTextListCondition: schemas.CatalogTextListCondition;
        CatalogNumberCondition: schemas.CatalogNumberCondition;
        StoreVariantFilter: schemas.StoreVariantFilter;
        StoreVariantSortField: schemas.StoreVariantSortField;
        StoreVariantSorting: schemas.StoreVariantSorting;
        StoreVariantQuery: schemas.StoreVariantQuery;
        QueryStoreVariantsRequest: schemas.QueryStoreVariantsRequest;
        ProductPreorderInfo: schemas.ProductPreorderInfo;
        StoreVariant: schemas.StoreVariant;
        QueryStoreVariantsResponse: schemas.QueryStoreVariantsResponse;
        StoreVariantResponse: schemas.StoreVariantResponse;
        ProductNumericIdCondition: schemas.ProductNumericIdCondition;
        ProductTypeCondition: schemas.ProductTypeCondition;
        InventoryStatusCondition: schemas.InventoryStatusCondition;
        ProductDateCondition: schemas.ProductDateCondition;
        ProductFilter: schemas.ProductFilter;
        ProductSortField: schemas.ProductSortField;
        ProductSorting: schemas.ProductSorting;
        ProductQuery: schemas.ProductQuery;
        QueryProductsRequest: schemas.QueryProductsRequest;
        QueryProductsResponse: schemas.QueryProductsResponse;
        CatalogVersion: schemas.CatalogVersion;
        GetCatalogVersionResponse: schemas.GetCatalogVersionResponse;
        ProductRequestedField: schemas.ProductRequestedField;
        RichContent: schemas.RichContent;
        ProductMediaTypeV3: schemas.ProductMediaTypeV3;
        ProductThumbnail: schemas.ProductThumbnail;
        ProductMediaItemV3: schemas.ProductMediaItemV3;
        ProductMediaItemsInfo: schemas.ProductMediaItemsInfo;
        ProductMediaV3: schemas.ProductMediaV3;
        ProductOptionRenderType: schemas.ProductOptionRenderType;
        ChoiceType: schemas.ChoiceType;
        MediaReference: schemas.MediaReference;
        MediaReferences: schemas.MediaReferences;
        ConnectedOptionChoice: schemas.ConnectedOptionChoice;
        ConnectedOptionChoices: schemas.ConnectedOptionChoices;
        ConnectedOption: schemas.ConnectedOption;
        ModifierRenderType: schemas.ModifierRenderType;
        FreeTextSettings: schemas.FreeTextSettings;
        ConnectedModifierChoice: schemas.ConnectedModifierChoice;
        ConnectedModifierChoices: schemas.ConnectedModifierChoices;
        ConnectedModifier: schemas.ConnectedModifier;
        Brand: schemas.Brand;
        InfoSection: schemas.InfoSection;
        Ribbon: schemas.Ribbon;
        ProductCategory: schemas.ProductCategory;
        ProductCategoriesInfo: schemas.ProductCategoriesInfo;
        Breadcrumb: schemas.Breadcrumb;
        BreadcrumbsInfo: schemas.BreadcrumbsInfo;
        FixedMonetaryAmount: schemas.FixedMonetaryAmount;
        PriceRange: schemas.PriceRange;
        InventoryAvailabilityStatus: schemas.InventoryAvailabilityStatus;
        PreorderStatus: schemas.PreorderStatus;
        ProductPreorderAvailability: schemas.ProductPreorderAvailability;
        ProductInventory: schemas.ProductInventory;
        ProductTypeV3: schemas.ProductTypeV3;
        PricePerUnitSettings: schemas.PricePerUnitSettings;
        WeightRange: schemas.WeightRange;
        PricePerUnitValue: schemas.PricePerUnitValue;
        PricePerUnitRange: schemas.PricePerUnitRange;
        WeightMeasurementUnitInfo: schemas.WeightMeasurementUnitInfo;
        ProductPhysicalProperties: schemas.ProductPhysicalProperties;
        OptionChoiceIds: schemas.OptionChoiceIds;
        OptionChoiceNames: schemas.OptionChoiceNames;
        OptionChoice: schemas.OptionChoice;
        PriceInfo: schemas.PriceInfo;
        RevenueDetails: schemas.RevenueDetails;
        SubscriptionPricePerUnit: schemas.SubscriptionPricePerUnit;
        SubscriptionPrice: schemas.SubscriptionPrice;
        SubscriptionPricesInfo: schemas.SubscriptionPricesInfo;
        VariantInventoryStatus: schemas.VariantInventoryStatus;
        PricePerUnit: schemas.PricePerUnit;
        VariantPhysicalProperties: schemas.VariantPhysicalProperties;
        DigitalFile: schemas.DigitalFile;
        VariantDigitalProperties: schemas.VariantDigitalProperties;
        Variant: schemas.Variant;
        VariantsInfo: schemas.VariantsInfo;
        VariantSummary: schemas.VariantSummary;
        UserCriteria: schemas.UserCriteria;
        PurchaseEligibility: schemas.PurchaseEligibility;
        SubscriptionDiscountType: schemas.SubscriptionDiscountType;
        SubscriptionDiscount: schemas.SubscriptionDiscount;
        ProductSubscription: schemas.ProductSubscription;
        SubscriptionDetails: schemas.SubscriptionDetails;
        ProductTagList: schemas.ProductTagList;
        ProductTags: schemas.ProductTags;
        ProductV3: schemas.ProductV3;
        ProductV3Response: schemas.ProductV3Response;
        ProductMediaItemV3Input: schemas.ProductMediaItemV3Input;
        ProductMediaItemsInfoInput: schemas.ProductMediaItemsInfoInput;
        ProductMediaV3Input: schemas.ProductMediaV3Input;
        ConnectedOptionChoiceInput: schemas.ConnectedOptionChoiceInput;
        ConnectedOptionChoicesInput: schemas.ConnectedOptionChoicesInput;
        ConnectedOptionInput: schemas.ConnectedOptionInput;
        FreeTextSettingsInput: schemas.FreeTextSettingsInput;
        ConnectedModifierChoiceInput: schemas.ConnectedModifierChoiceInput;
        ConnectedModifierChoicesInput: schemas.ConnectedModifierChoicesInput;
        ConnectedModifierInput: schemas.ConnectedModifierInput;
        InfoSectionInput: schemas.InfoSectionInput;
        PricePerUnitSettingsInput: schemas.PricePerUnitSettingsInput;
        ProductPhysicalPropertiesInput: schemas.ProductPhysicalPropertiesInput;
        FixedMonetaryAmountInput: schemas.FixedMonetaryAmountInput;
        PriceInfoInput: schemas.PriceInfoInput;
        RevenueDetailsInput: schemas.RevenueDetailsInput;
        PricePerUnitInput: schemas.PricePerUnitInput;
        VariantDimensions: schemas.VariantDimensions;
        VariantPhysicalPropertiesInput: schemas.VariantPhysicalPropertiesInput;
        DigitalFileInput: schemas.DigitalFileInput;
        VariantDigitalPropertiesInput: schemas.VariantDigitalPropertiesInput;
        VariantInput: schemas.VariantInput;
        VariantsInfoInput: schemas.VariantsInfoInput;
        ProductV3Input: schemas.ProductV3Input;
        UpdateProductV3Request: schemas.UpdateProductV3Request;
        SearchMode: schemas.SearchMode;
        SearchDetails: schemas.SearchDetails;
        ProductTextConditionV3: schemas.ProductTextConditionV3;
        ProductBooleanConditionV3: schemas.ProductBooleanConditionV3;
        ProductTypeConditionV3: schemas.ProductTypeConditionV3;
        AvailabilityConditionV3: schemas.AvailabilityConditionV3;
        CategoryIdConditionV3: schemas.CategoryIdConditionV3;
        ProductCategoriesConditionV3: schemas.ProductCategoriesConditionV3;
        ProductListConditionV3: schemas.ProductListConditionV3;
        ProductAmountConditionV3: schemas.ProductAmountConditionV3;
        ProductDateConditionV3: schemas.ProductDateConditionV3;
        ProductSearchFilter: schemas.ProductSearchFilter;
        ProductSearchSortField: schemas.ProductSearchSortField;
        ProductSearchSorting: schemas.ProductSearchSorting;
        AggregationType: schemas.AggregationType;
        ValueAggregationSortType: schemas.ValueAggregationSortType;
        ValueAggregationSortDirection: schemas.ValueAggregationSortDirection;
        MissingValues: schemas.MissingValues;
        IncludeMissingValuesOptions: schemas.IncludeMissingValuesOptions;
        ValueAggregation: schemas.ValueAggregation;
        RangeBucket: schemas.RangeBucket;
        RangeAggregation: schemas.RangeAggregation;
        ScalarType: schemas.ScalarType;
        ScalarAggregation: schemas.ScalarAggregation;
        DateHistogramInterval: schemas.DateHistogramInterval;
        DateHistogramAggregation: schemas.DateHistogramAggregation;
        NestedAggregationType: schemas.NestedAggregationType;
        NestedAggregationItem: schemas.NestedAggregationItem;
        NestedAggregation: schemas.NestedAggregation;
        ProductAggregation: schemas.ProductAggregation;
        CursorPagingUpTo100: schemas.CursorPagingUpTo100;
        ProductSearch: schemas.ProductSearch;
        ListedProductRequestedField: schemas.ListedProductRequestedField;
        SearchProductsV3Parameters: schemas.SearchProductsV3Parameters;
        CursorPagingMetadataV3: schemas.CursorPagingMetadataV3;
        ValueResult: schemas.ValueResult;
        ValueResults: schemas.ValueResults;
        RangeResult: schemas.RangeResult;
        RangeResults: schemas.RangeResults;
        ScalarResult: schemas.ScalarResult;
        DateHistogramResult: schemas.DateHistogramResult;
        DateHistogramResults: schemas.DateHistogramResults;
        InnerAggregationResult: schemas.InnerAggregationResult;
        GroupByValueResult: schemas.GroupByValueResult;
        GroupByValueResults: schemas.GroupByValueResults;
        NestedValueResult: schemas.NestedValueResult;
        NestedRangeResult: schemas.NestedRangeResult;
        NestedScalarResult: schemas.NestedScalarResult;
        NestedResultValue: schemas.NestedResultValue;
        NestedResult: schemas.NestedResult;
        NestedResults: schemas.NestedResults;
        AggregationResult: schemas.AggregationResult;
        AggregationData: schemas.AggregationData;
        SearchProductsV3Response: schemas.SearchProductsV3Response;
        ProductFilterV3: schemas.ProductFilterV3;
        ProductSortFieldV3: schemas.ProductSortFieldV3;
        ProductSortingV3: schemas.ProductSortingV3;
        ProductQueryV3: schemas.ProductQueryV3;
        QueryProductsV3Parameters: schemas.QueryProductsV3Parameters;
        QueryProductsV3Response: schemas.QueryProductsV3Response;
        CountProductsV3Parameters: schemas.CountProductsV3Parameters;
        CountProductsV3Response: schemas.CountProductsV3Response;
        TreeReference: schemas.TreeReference;
        GetAllProductsCategoryV3Response: schemas.GetAllProductsCategoryV3Response;
        VariantTextCondition: schemas.VariantTextCondition;
        VariantFilter: schemas.VariantFilter;
        VariantSortField: schemas.VariantSortField;
        VariantSorting: schemas.VariantSorting;
        VariantQuery: schemas.VariantQuery;
        VariantRequestedField: schemas.VariantRequestedField;
        QueryVariantsV3Request: schemas.QueryVariantsV3Request;
        VariantProductPhysicalProperties: schemas.VariantProductPhysicalProperties;
        VariantProductData: schemas.VariantProductData;
        ReadOnlyVariantPhysicalProperties: schemas.ReadOnlyVariantPhysicalProperties;
        ReadOnlyVariant: schemas.ReadOnlyVariant;
        QueryVariantsV3Response: schemas.QueryVariantsV3Response;
        PreorderInfoInput: schemas.PreorderInfoInput;
        InventoryItemComposite: schemas.InventoryItemComposite;
        VariantWithInventoryInput: schemas.VariantWithInventoryInput;
        VariantsWithInventoryInput: schemas.VariantsWithInventoryInput;
        ProductWithInventoryInput: schemas.ProductWithInventoryInput;
        CreateProductWithInventoryV3Request: schemas.CreateProductWithInventoryV3Request;
        AvailabilityStatus: schemas.AvailabilityStatus;
        PreorderInfo: schemas.PreorderInfo;
        InventoryProduct: schemas.InventoryProduct;
        InventoryItem: schemas.InventoryItem;
        BulkInventoryItemResult: schemas.BulkInventoryItemResult;
        ProductInventoryResults: schemas.ProductInventoryResults;
        CreateProductWithInventoryV3Response: schemas.CreateProductWithInventoryV3Response;
        NonEmptyProductFilter: schemas.NonEmptyProductFilter;
        VariantChanges: schemas.VariantChanges;
        BulkUpdateProductVariantsByFilterV3Request: schemas.BulkUpdateProductVariantsByFilterV3Request;
        BulkUpdateProductVariantsByFilterV3Response: schemas.BulkUpdateProductVariantsByFilterV3Response;
        InventoryItemResponse: schemas.InventoryItemResponse;
        InventoryItemInput: schemas.InventoryItemInput;
        InventoryChangeReason: schemas.InventoryChangeReason;
        UpdateInventoryItemRequest: schemas.UpdateInventoryItemRequest;
        InventoryTextCondition: schemas.InventoryTextCondition;
        InventoryDateCondition: schemas.InventoryDateCondition;
        InventoryBooleanCondition: schemas.InventoryBooleanCondition;
        InventoryQuantityCondition: schemas.InventoryQuantityCondition;
        AvailabilityStatusCondition: schemas.AvailabilityStatusCondition;
        InventoryTextListCondition: schemas.InventoryTextListCondition;
        InventoryItemFilter: schemas.InventoryItemFilter;
        InventoryItemSortField: schemas.InventoryItemSortField;
        InventoryItemSorting: schemas.InventoryItemSorting;
        InventoryItemQuery: schemas.InventoryItemQuery;
        QueryInventoryItemsParameters: schemas.QueryInventoryItemsParameters;
        InventoryPagingMetadata: schemas.InventoryPagingMetadata;
        QueryInventoryItemsResponse: schemas.QueryInventoryItemsResponse;
        InventoryDecrement: schemas.InventoryDecrement;
        BulkDecrementInventoryItemsRequest: schemas.BulkDecrementInventoryItemsRequest;
        BulkInventoryItemsResponse: schemas.BulkInventoryItemsResponse;
        InventoryIncrement: schemas.InventoryIncrement;
        BulkIncrementInventoryItemsRequest: schemas.BulkIncrementInventoryItemsRequest;
        CustomizationType: schemas.CustomizationType;
        CustomizationTypeCondition: schemas.CustomizationTypeCondition;
        CustomizationRenderTypeCondition: schemas.CustomizationRenderTypeCondition;
        CustomizationFilter: schemas.CustomizationFilter;
        CustomizationSortField: schemas.CustomizationSortField;
        CustomizationSorting: schemas.CustomizationSorting;
        CustomizationQuery: schemas.CustomizationQuery;
        CustomizationRequestedField: schemas.CustomizationRequestedField;
        QueryCustomizationsParameters: schemas.QueryCustomizationsParameters;
        CustomizationChoice: schemas.CustomizationChoice;
        CustomizationChoices: schemas.CustomizationChoices;
        Customization: schemas.Customization;
        QueryCustomizationsResponse: schemas.QueryCustomizationsResponse;
        CategoryRequestedField: schemas.CategoryRequestedField;
        ParentCategory: schemas.ParentCategory;
        Category: schemas.Category;
        CategoryResponse: schemas.CategoryResponse;
        ParentCategoryInput: schemas.ParentCategoryInput;
        CategoryChanges: schemas.CategoryChanges;
        UpdateCategoryRequest: schemas.UpdateCategoryRequest;
        CategoryTextCondition: schemas.CategoryTextCondition;
        CategoryBooleanCondition: schemas.CategoryBooleanCondition;
        CategoryDateCondition: schemas.CategoryDateCondition;
        CategoryFilter: schemas.CategoryFilter;
        CategorySortField: schemas.CategorySortField;
        CategorySorting: schemas.CategorySorting;
        CategoryQuery: schemas.CategoryQuery;
        QueryCategoriesRequest: schemas.QueryCategoriesRequest;
        QueryCategoriesResponse: schemas.QueryCategoriesResponse;
        ItemReference: schemas.ItemReference;
        ListItemsInCategoryResponse: schemas.ListItemsInCategoryResponse;
        ListItemsInCategoryRequest: schemas.ListItemsInCategoryRequest;
        CategoryInput: schemas.CategoryInput;
        CreateCategoryRequest: schemas.CreateCategoryRequest;
        BulkAddItemsToCategoryRequest: schemas.BulkAddItemsToCategoryRequest;
        ItemReferenceMetadata: schemas.ItemReferenceMetadata;
        BulkCategoryItemResult: schemas.BulkCategoryItemResult;
        BulkCategoryItemsResponse: schemas.BulkCategoryItemsResponse;
        BulkRemoveItemsFromCategoryRequest: schemas.BulkRemoveItemsFromCategoryRequest;
        LoginId: schemas.LoginId;
        IdentityPrivacyStatus: schemas.IdentityPrivacyStatus;
        IdentityCustomFieldValue: schemas.IdentityCustomFieldValue;
        IdentityCustomListValue: schemas.IdentityCustomListValue;
        IdentityCustomMapValue: schemas.IdentityCustomMapValue;
        IdentityCustomFieldInput: schemas.IdentityCustomFieldInput;
        EmailTag: schemas.EmailTag;
        IdentitySecondaryEmailInput: schemas.IdentitySecondaryEmailInput;
        PhoneTag: schemas.PhoneTag;
        IdentityPhoneInput: schemas.IdentityPhoneInput;
        IdentityAddressInput: schemas.IdentityAddressInput;
        AddressTag: schemas.AddressTag;
        IdentityAddressWrapperInput: schemas.IdentityAddressWrapperInput;
        IdentityProfileInput: schemas.IdentityProfileInput;
        IdentityRecaptchaForClientSiteKey: schemas.IdentityRecaptchaForClientSiteKey;
        CaptchaToken: schemas.CaptchaToken;
        RegisterRequest: schemas.RegisterRequest;
        FactorType: schemas.FactorType;
        MfaFactorStatus: schemas.MfaFactorStatus;
        MfaFactor: schemas.MfaFactor;
        MfaReason: schemas.MfaReason;
        RequireMfaData: schemas.RequireMfaData;
        IdentityPushChallengeData: schemas.IdentityPushChallengeData;
        IdentityWebAuthnChallengeData: schemas.IdentityWebAuthnChallengeData;
        IdentityVerificationChallenge: schemas.IdentityVerificationChallenge;
        MfaChallengeData: schemas.MfaChallengeData;
        AuthenticationState: schemas.AuthenticationState;
        IdentityIdpConnection: schemas.IdentityIdpConnection;
        IdentityAuthenticatorConnection: schemas.IdentityAuthenticatorConnection;
        IdentityConnection: schemas.IdentityConnection;
        IdentityCustomField: schemas.IdentityCustomField;
        IdentitySecondaryEmail: schemas.IdentitySecondaryEmail;
        IdentityPhone: schemas.IdentityPhone;
        IdentityAddress: schemas.IdentityAddress;
        IdentityAddressWrapper: schemas.IdentityAddressWrapper;
        IdentityProfile: schemas.IdentityProfile;
        IdentityMetadata: schemas.IdentityMetadata;
        EmailStatusReason: schemas.EmailStatusReason;
        IdentityEmail: schemas.IdentityEmail;
        IdentityStatus: schemas.IdentityStatus;
        IdentityPendingReason: schemas.IdentityPendingReason;
        IdentityStatusDetails: schemas.IdentityStatusDetails;
        FactorStatus: schemas.FactorStatus;
        IdentityFactor: schemas.IdentityFactor;
        Identity: schemas.Identity;
        CustomValue: schemas.CustomValue;
        IdentityListValue: schemas.IdentityListValue;
        IdentityMapValue: schemas.IdentityMapValue;
        AuthenticationResponse: schemas.AuthenticationResponse;
        LoginRequest: schemas.LoginRequest;
        ChangePasswordRequest: schemas.ChangePasswordRequest;
        TenantType: schemas.TenantType;
        SsoLoginWithTokenParamsRequest: schemas.SsoLoginWithTokenParamsRequest;
        SignOnRequest: schemas.SignOnRequest;
        SignOnResponse: schemas.SignOnResponse;
        VerificationCode: schemas.VerificationCode;
        PushVerifyData: schemas.PushVerifyData;
        WebAuthnVerifyData: schemas.WebAuthnVerifyData;
        PasswordVerifyData: schemas.PasswordVerifyData;
        VerifyFactorRequest: schemas.VerifyFactorRequest;
        VerificationTarget: schemas.VerificationTarget;
        StartVerificationRequest: schemas.StartVerificationRequest;
        StartVerificationResponse: schemas.StartVerificationResponse;
        VerifyDuringAuthenticationRequest: schemas.VerifyDuringAuthenticationRequest;
        ResendDuringAuthenticationRequest: schemas.ResendDuringAuthenticationRequest;
        RecoveryRedirect: schemas.RecoveryRedirect;
        SendRecoveryEmailRequest: schemas.SendRecoveryEmailRequest;
        RecoveryEmailOptions: schemas.RecoveryEmailOptions;
        SendActivationEmailRequest: schemas.SendActivationEmailRequest;
        RecoverPasswordRequest: schemas.RecoverPasswordRequest;
        AnonymousGrant: schemas.AnonymousGrant;
        RefreshTokenGrant: schemas.RefreshTokenGrant;
        AuthorizationCodeGrant: schemas.AuthorizationCodeGrant;
        AuthorizedClientGrant: schemas.AuthorizedClientGrant;
        ClientCredentialsGrant: schemas.ClientCredentialsGrant;
        StripBoundSessionGrant: schemas.StripBoundSessionGrant;
        AppRefreshTokenGrant: schemas.AppRefreshTokenGrant;
        OAuthTokenRequest: schemas.OAuthTokenRequest;
        OAuthTokenResponse: schemas.OAuthTokenResponse;
        OAuthErrorBody: schemas.OAuthErrorBody;
        OauthTokenInfoRequest: schemas.OauthTokenInfoRequest;
        TokenInfoSubjectType: schemas.TokenInfoSubjectType;
        OauthTokenInfoResponse: schemas.OauthTokenInfoResponse;
        GenerateFilesDownloadUrlRequest: schemas.GenerateFilesDownloadUrlRequest;
        GenerateFilesDownloadUrlResponse: schemas.GenerateFilesDownloadUrlResponse;
        ContentDisposition: schemas.ContentDisposition;
        GenerateFileDownloadUrlRequest: schemas.GenerateFileDownloadUrlRequest;
        DownloadUrl: schemas.DownloadUrl;
        GenerateFileDownloadUrlResponse: schemas.GenerateFileDownloadUrlResponse;
        FileMediaType: schemas.FileMediaType;
        FileColorRGB: schemas.FileColorRGB;
        FileColor: schemas.FileColor;
        FileColors: schemas.FileColors;
        FileFaceRecognition: schemas.FileFaceRecognition;
        FileImageMedia: schemas.FileImageMedia;
        FileAudio: schemas.FileAudio;
        FileAudioMedia: schemas.FileAudioMedia;
        FileDocument: schemas.FileDocument;
        FileArchive: schemas.FileArchive;
        FileModel3D: schemas.FileModel3D;
        FileMedia: schemas.FileMedia;
        FileOperationStatus: schemas.FileOperationStatus;
        FileState: schemas.FileState;
        Namespace: schemas.Namespace;
        FileDescriptor: schemas.FileDescriptor;
        FileDescriptorResponse: schemas.FileDescriptorResponse;
        GetFileDescriptorsRequest: schemas.GetFileDescriptorsRequest;
        GetFileDescriptorsResponse: schemas.GetFileDescriptorsResponse;
        FileDescriptorInput: schemas.FileDescriptorInput;
        UpdateFileDescriptorRequest: schemas.UpdateFileDescriptorRequest;
        FileExternalInfo: schemas.FileExternalInfo;
        GenerateFileUploadUrlRequest: schemas.GenerateFileUploadUrlRequest;
        GenerateFileUploadUrlResponse: schemas.GenerateFileUploadUrlResponse;
        UploadProtocol: schemas.UploadProtocol;
        GenerateFileResumableUploadUrlRequest: schemas.GenerateFileResumableUploadUrlRequest;
        GenerateFileResumableUploadUrlResponse: schemas.GenerateFileResumableUploadUrlResponse;
        ImportFileRequest: schemas.ImportFileRequest;
        BulkImportFilesV1Request: schemas.BulkImportFilesV1Request;
        BulkImportFilesRequest: schemas.BulkImportFilesRequest;
        BulkImportFileResult: schemas.BulkImportFileResult;
        BulkImportFilesResponse: schemas.BulkImportFilesResponse;
        FileSortField: schemas.FileSortField;
        ListFilesResponse: schemas.ListFilesResponse;
        FileRootFolder: schemas.FileRootFolder;
        FileSorting: schemas.FileSorting;
        FileCursorPaging: schemas.FileCursorPaging;
        SearchFilesRequest: schemas.SearchFilesRequest;
        StreamFormat: schemas.StreamFormat;
        GenerateVideoStreamingUrlRequest: schemas.GenerateVideoStreamingUrlRequest;
        DownloadUrlResponse: schemas.DownloadUrlResponse;
        BulkDeleteFilesRequest: schemas.BulkDeleteFilesRequest;
        BulkRestoreFilesRequest: schemas.BulkRestoreFilesRequest;
        UpdateSlugRequest: schemas.UpdateSlugRequest;
        MemberStatus: schemas.MemberStatus;
        MemberStreetAddress: schemas.MemberStreetAddress;
        MemberAddress: schemas.MemberAddress;
        MemberCustomField: schemas.MemberCustomField;
        MemberContact: schemas.MemberContact;
        MemberImage: schemas.MemberImage;
        MemberProfile: schemas.MemberProfile;
        MemberPrivacyStatus: schemas.MemberPrivacyStatus;
        MemberActivityStatus: schemas.MemberActivityStatus;
        Member: schemas.Member;
        MemberResponse: schemas.MemberResponse;
        MemberFieldSet: schemas.MemberFieldSet;
        MemberStreetAddressInput: schemas.MemberStreetAddressInput;
        MemberAddressInput: schemas.MemberAddressInput;
        MemberContactInput: schemas.MemberContactInput;
        MemberImageInput: schemas.MemberImageInput;
        MemberProfileInput: schemas.MemberProfileInput;
        MemberChanges: schemas.MemberChanges;
        UpdateMemberRequest: schemas.UpdateMemberRequest;
        MemberSortField: schemas.MemberSortField;
        MemberSorting: schemas.MemberSorting;
        ListMembersParameters: schemas.ListMembersParameters;
        OffsetPagingMetadata: schemas.OffsetPagingMetadata;
        ListMembersResponse: schemas.ListMembersResponse;
        MemberInput: schemas.MemberInput;
        CreateMemberRequest: schemas.CreateMemberRequest;
        MemberCustomFieldCondition: schemas.MemberCustomFieldCondition;
        MemberTextCondition: schemas.MemberTextCondition;
        MemberStatusCondition: schemas.MemberStatusCondition;
        MemberPrivacyStatusCondition: schemas.MemberPrivacyStatusCondition;
        MemberActivityStatusCondition: schemas.MemberActivityStatusCondition;
        MemberDateCondition: schemas.MemberDateCondition;
        MemberFilter: schemas.MemberFilter;
        MemberQuery: schemas.MemberQuery;
        MemberSearch: schemas.MemberSearch;
        QueryMembersRequest: schemas.QueryMembersRequest;
        BulkDeleteMembersRequest: schemas.BulkDeleteMembersRequest;
        NonEmptyMemberFilter: schemas.NonEmptyMemberFilter;
        BulkDeleteMembersByFilterRequest: schemas.BulkDeleteMembersByFilterRequest;
        MembersJobResponse: schemas.MembersJobResponse;
        MembersByFilterRequest: schemas.MembersByFilterRequest;
        RedirectSlotResource: schemas.RedirectSlotResource;
        BookingLocationType: schemas.BookingLocationType;
        RedirectLocation: schemas.RedirectLocation;
        RedirectSlot: schemas.RedirectSlot;
        RedirectWaitingList: schemas.RedirectWaitingList;
        RedirectBookingPolicyViolations: schemas.RedirectBookingPolicyViolations;
        RedirectSlotAvailability: schemas.RedirectSlotAvailability;
        RedirectSessionBookingsCheckoutParams: schemas.RedirectSessionBookingsCheckoutParams;
        RedirectSessionEcomCheckoutParams: schemas.RedirectSessionEcomCheckoutParams;
        RedirectSessionEventsCheckoutParams: schemas.RedirectSessionEventsCheckoutParams;
        RedirectSessionPaidPlansCheckoutParams: schemas.RedirectSessionPaidPlansCheckoutParams;
        RedirectSessionLoginParams: schemas.RedirectSessionLoginParams;
        RedirectSessionLogoutParams: schemas.RedirectSessionLogoutParams;
        AuthorizeRequest: schemas.AuthorizeRequest;
        AuthorizationPrompt: schemas.AuthorizationPrompt;
        RedirectSessionAuthParams: schemas.RedirectSessionAuthParams;
        RedirectSessionStoresProductParams: schemas.RedirectSessionStoresProductParams;
        RedirectSessionBookingsBookParams: schemas.RedirectSessionBookingsBookParams;
        RedirectSessionEcomOrderPaymentRequestParams: schemas.RedirectSessionEcomOrderPaymentRequestParams;
        RedirectCallbackParams: schemas.RedirectCallbackParams;
        RedirectSessionPreferences: schemas.RedirectSessionPreferences;
        CreateRedirectSessionRequest: schemas.CreateRedirectSessionRequest;
        RedirectUrlDetails: schemas.RedirectUrlDetails;
        RedirectSession: schemas.RedirectSession;
        RedirectSessionResponse: schemas.RedirectSessionResponse;
        GraphqlQueryRequest: schemas.GraphqlQueryRequest;
        GraphqlError: schemas.GraphqlError;
        GraphqlQueryResponse: schemas.GraphqlQueryResponse;
        WebMethodArguments: schemas.WebMethodArguments;
        CallWebMethodResponse: schemas.CallWebMethodResponse;
        AuthorizationResponseMode: schemas.AuthorizationResponseMode;
        EventIdentity: schemas.EventIdentity;
        EventAccountInfo: schemas.EventAccountInfo;
        EventMetadata: schemas.EventMetadata;
        OrderEventData: schemas.OrderEventData;
        OrderActionEvent: schemas.OrderActionEvent;
        OrderCanceledData: schemas.OrderCanceledData;
        OrderCanceledEvent: schemas.OrderCanceledEvent;
        CommittedDiffs: schemas.CommittedDiffs;
        DraftOrderCommitSettings: schemas.DraftOrderCommitSettings;
        OrderCommittedData: schemas.OrderCommittedData;
        OrderCommittedEvent: schemas.OrderCommittedEvent;
        OrderCreatedEvent: schemas.OrderCreatedEvent;
        OrderFulfilledData: schemas.OrderFulfilledData;
        OrderFulfilledEvent: schemas.OrderFulfilledEvent;
        OrderPaymentStatusUpdatedData: schemas.OrderPaymentStatusUpdatedData;
        OrderPaymentStatusUpdatedEvent: schemas.OrderPaymentStatusUpdatedEvent;
        ModifiedFields: schemas.ModifiedFields;
        OrderUpdatedEvent: schemas.OrderUpdatedEvent;
        CartCreatedEvent: schemas.CartCreatedEvent;
        EntityDeletedEvent: schemas.EntityDeletedEvent;
        CartUpdatedEvent: schemas.CartUpdatedEvent;
        CartCalculatedEvent: schemas.CartCalculatedEvent;
        CartV2CreatedEvent: schemas.CartV2CreatedEvent;
        CartV2DeletedEvent: schemas.CartV2DeletedEvent;
        CartV2UpdatedEvent: schemas.CartV2UpdatedEvent;
        CheckoutCompletedData: schemas.CheckoutCompletedData;
        CheckoutCompletedEvent: schemas.CheckoutCompletedEvent;
        CheckoutCreatedEvent: schemas.CheckoutCreatedEvent;
        CheckoutUpdatedEvent: schemas.CheckoutUpdatedEvent;
        CheckoutSettingsUpdatedEvent: schemas.CheckoutSettingsUpdatedEvent;
        BackInStockNotificationRequestCreatedEvent: schemas.BackInStockNotificationRequestCreatedEvent;
        BackInStockNotificationRequestUpdatedEvent: schemas.BackInStockNotificationRequestUpdatedEvent;
        ChargebackEventData: schemas.ChargebackEventData;
        ChargebackEvent: schemas.ChargebackEvent;
        OrderTransactionsUpdatedData: schemas.OrderTransactionsUpdatedData;
        OrderTransactionsUpdatedEvent: schemas.OrderTransactionsUpdatedEvent;
        RefundSideEffects: schemas.RefundSideEffects;
        OrderTransactionsRefundCompletedData: schemas.OrderTransactionsRefundCompletedData;
        OrderTransactionsRefundCompletedEvent: schemas.OrderTransactionsRefundCompletedEvent;
        AbandonedCheckout: schemas.AbandonedCheckout;
        AbandonedCheckoutEvent: schemas.AbandonedCheckoutEvent;
        AbandonedCheckoutRecoveredData: schemas.AbandonedCheckoutRecoveredData;
        AbandonedCheckoutRecoveredEvent: schemas.AbandonedCheckoutRecoveredEvent;
        AbandonedCheckoutUpdatedEvent: schemas.AbandonedCheckoutUpdatedEvent;
        ReviewEvent: schemas.ReviewEvent;
        ReviewModerationStatusChangedData: schemas.ReviewModerationStatusChangedData;
        ReviewModerationStatusChangedEvent: schemas.ReviewModerationStatusChangedEvent;
        ReviewPublishedData: schemas.ReviewPublishedData;
        ReviewPublishedEvent: schemas.ReviewPublishedEvent;
        ReviewUpdatedEvent: schemas.ReviewUpdatedEvent;
        ProductChangedData: schemas.ProductChangedData;
        ProductChangedEvent: schemas.ProductChangedEvent;
        ProductCollectionChangedData: schemas.ProductCollectionChangedData;
        ProductCollectionChangedEvent: schemas.ProductCollectionChangedEvent;
        ProductCollectionCreatedData: schemas.ProductCollectionCreatedData;
        ProductCollectionCreatedEvent: schemas.ProductCollectionCreatedEvent;
        ProductCollectionDeletedData: schemas.ProductCollectionDeletedData;
        ProductCollectionDeletedEvent: schemas.ProductCollectionDeletedEvent;
        ProductCreatedData: schemas.ProductCreatedData;
        ProductCreatedEvent: schemas.ProductCreatedEvent;
        ProductDeletedData: schemas.ProductDeletedData;
        ProductDeletedEvent: schemas.ProductDeletedEvent;
        VariantChanged: schemas.VariantChanged;
        ProductVariantsChangedData: schemas.ProductVariantsChangedData;
        ProductVariantsChangedEvent: schemas.ProductVariantsChangedEvent;
        InventoryItemChangedData: schemas.InventoryItemChangedData;
        InventoryItemChangedEvent: schemas.InventoryItemChangedEvent;
        ChangedInventoryVariant: schemas.ChangedInventoryVariant;
        InventoryVariantsChangedData: schemas.InventoryVariantsChangedData;
        InventoryVariantsChangedEvent: schemas.InventoryVariantsChangedEvent;
        InventoryItemUpdatedWithReasonData: schemas.InventoryItemUpdatedWithReasonData;
        InventoryItemUpdatedWithReasonEvent: schemas.InventoryItemUpdatedWithReasonEvent;
        InventoryItemStockStatusUpdatedData: schemas.InventoryItemStockStatusUpdatedData;
        InventoryItemStockStatusUpdatedEvent: schemas.InventoryItemStockStatusUpdatedEvent;
        ProductV3CreatedEvent: schemas.ProductV3CreatedEvent;
        ProductV3UpdatedEvent: schemas.ProductV3UpdatedEvent;
        CategoryCreatedEvent: schemas.CategoryCreatedEvent;
        CategoryUpdatedEvent: schemas.CategoryUpdatedEvent;
        CategoryItemData: schemas.CategoryItemData;
        CategoryItemEvent: schemas.CategoryItemEvent;
        FileDescriptorFileFailedData: schemas.FileDescriptorFileFailedData;
        FileDescriptorFileFailedEvent: schemas.FileDescriptorFileFailedEvent;
        FileDescriptorFileReadyData: schemas.FileDescriptorFileReadyData;
        FileDescriptorFileReadyEvent: schemas.FileDescriptorFileReadyEvent;
        MemberCreatedEvent: schemas.MemberCreatedEvent;
        MemberUpdatedEvent: schemas.MemberUpdatedEvent;
        RedirectSessionCreatedEvent: schemas.RedirectSessionCreatedEvent;
    };
    responses: {
        /** @description The input breaks a rule, or the platform rejects it for another reason, stated in `details`. */
        BadRequest: {
            headers: {
                'x-wix-request-id': components['headers']['RequestId'];
                [name: string]: unknown;
            };
            content: {
                'application/json': components['schemas']['ErrorBody'];
            };
        };
        /** @description There is no token, or it is expired or revoked. Wrong passwords are answered like this too. */
        Unauthorized: {
            headers: {
                'x-wix-request-id': components['headers']['RequestId'];
                [name: string]: unknown;
            };
            content: {
                'application/json': components['schemas']['ErrorBody'];
            };
        };
        /** @description The token is valid, but its bearer may not make this call. */
        Forbidden: {
            headers: {
                'x-wix-request-id': components['headers']['RequestId'];
                [name: string]: unknown;
            };
            content: {
                'application/json': components['schemas']['ErrorBody'];
            };
        };
        /** @description Too many requests in a short time. `Retry-After` says when to try again. */
        TooManyRequests: {
            headers: {
                'x-wix-request-id': components['headers']['RequestId'];
                'Retry-After': components['headers']['RetryAfter'];
                [name: string]: unknown;
            };
            content: {
                'application/json': components['schemas']['ErrorBody'];
            };
        };
        /** @description The platform failed. The request id helps its support to find out why. */
        SystemError: {
            headers: {
                'x-wix-request-id': components['headers']['RequestId'];
                [name: string]: unknown;
            };
            content: {
                'application/json': components['schemas']['ErrorBody'];
            };
        };
        /** @description What the request names does not exist, or the bearer may not see it. */
        NotFound: {
            headers: {
                'x-wix-request-id': components['headers']['RequestId'];
                [name: string]: unknown;
            };
            content: {
                'application/json': components['schemas']['ErrorBody'];
            };
        };
        /** @description The request collides with the present state, for example an outdated revision or an address that is taken. */
        Conflict: {
            headers: {
                'x-wix-request-id': components['headers']['RequestId'];
                [name: string]: unknown;
            };
            content: {
                'application/json': components['schemas']['ErrorBody'];
            };
        };
        /** @description The site has the other version of the catalog. `getCatalogVersion` says which one it has. */
        OtherCatalogVersion: {
            headers: {
                'x-wix-request-id': components['headers']['RequestId'];
                [name: string]: unknown;
            };
            content: {
                'application/json': components['schemas']['ErrorBody'];
            };
        };
        /** @description The grant is rejected, for example because the refresh token or the code is no longer valid. */
        OAuthBadRequest: {
            headers: {
                'x-wix-request-id': components['headers']['RequestId'];
                [name: string]: unknown;
            };
            content: {
                'application/json': components['schemas']['OAuthErrorBody'];
            };
        };
        /** @description The OAuth client is not known, or its secret is wrong. */
        OAuthUnauthorized: {
            headers: {
                'x-wix-request-id': components['headers']['RequestId'];
                [name: string]: unknown;
            };
            content: {
                'application/json': components['schemas']['OAuthErrorBody'];
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
    parameters: {
        /**
         * @description Id of the request, as the call that created it returned it.
         * @example ab4f6c28-3e7d-4950-b1a8-6c9e2d5f7034
         */
        BackInStockRequestId: string;
        /**
         * @description Id of the checkout, as the call that created it returned it.
         * @example c3f8a260-9e1d-4b75-8a4c-6d5e2f1b7093
         */
        CheckoutId: string;
        /**
         * @description Id of the cart, from `cart.id`.
         * @example c3f8a260-9e1d-4b75-8a4c-6d5e2f1b7093
         */
        CartId: string;
        /**
         * @description Id of the order, not its number.
         * @example d94e7b15-2a6c-4830-b7f9-1c8d5e3a6f42
         */
        OrderId: string;
        /**
         * @description Id of the review.
         * @example 58d2b7e4-a06f-4c93-8e1b-7f4a9c3d6205
         */
        ReviewId: string;
        /**
         * @description Id of the product.
         * @example 4c8d2f10-7a35-4e9b-b621-0f3d5c7e9a12
         */
        ProductId: string;
        /**
         * @description Id of the product.
         * @example 4c8d2f10-7a35-4e9b-b621-0f3d5c7e9a12
         */
        ProductIdV3: string;
        /**
         * @description Id of the inventory item.
         * @example 9a4e7c2d-5b81-4f36-a0d9-3e6c8f1b7d25
         */
        InventoryItemId: string;
        /**
         * @description Id of the category.
         * @example 5a9e3d72-1b4f-4c86-8e20-d7f6a5b4c391
         */
        CategoryId: string;
        /**
         * @description Id of the member.
         * @example 6f3e9d1a-0c58-4b72-9a4e-2d8c7b5f1e36
         */
        MemberId: string;
    };
    requestBodies: {
        /** @description Nothing. An empty object may be sent. */
        Nothing: {
            content: {
                'application/json': components['schemas']['EmptyRequest'];
            };
        };
    };
    headers: {
        /**
         * @description Id of the request. The support of the platform finds its logs by it.
         * @example 1772442900.4821337004219
         */
        RequestId: string;
        /**
         * @description How long to wait before the next request: seconds, or a date in the form of HTTP.
         * @example 2
         */
        RetryAfter: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    'backInStock.queryBackInStockRequests': {
        parameters: {
            query?: {
                /** @description The query: JSON as base64url without padding. Every request, 50 a page, when absent. */
                '.r'?: string;
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
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['QueryBackInStockRequestsResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'backInStock.createBackInStockRequest': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['CreateBackInStockRequestRequest'];
            };
        };
        responses: {
            /** @description The new request, or the one that was there already. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['BackInStockRequestResponse'];
                };
            };
            /** @description The input breaks a rule, or the platform rejects it for another reason, stated in `details`. */
            400: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            /** @description Something has to happen first. `details` says what. */
            428: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'backInStock.getBackInStockRequest': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the request, as the call that created it returned it.
                 * @example ab4f6c28-3e7d-4950-b1a8-6c9e2d5f7034
                 */
                id: components['parameters']['BackInStockRequestId'];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['BackInStockRequestResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'backInStock.deleteBackInStockRequest': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the request, as the call that created it returned it.
                 * @example ab4f6c28-3e7d-4950-b1a8-6c9e2d5f7034
                 */
                id: components['parameters']['BackInStockRequestId'];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An empty object. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['EmptyResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'backInStock.markBackInStockRequestNotified': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the request, as the call that created it returned it.
                 * @example ab4f6c28-3e7d-4950-b1a8-6c9e2d5f7034
                 */
                id: components['parameters']['BackInStockRequestId'];
            };
            cookie?: never;
        };
        requestBody?: components['requestBodies']['Nothing'];
        responses: {
            /** @description The request with its new status. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['BackInStockRequestResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            /** @description Something has to happen first. `details` says what. */
            428: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'backInStock.countBackInStockRequestsByCatalogReference': {
        parameters: {
            query: {
                /** @description The items to count for: JSON as base64url without padding. */
                '.r': string;
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
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CountBackInStockRequestsByCatalogReferenceResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'backInStock.countBackInStockRequestsByCatalogReferenceByBody': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['CountBackInStockRequestsByCatalogReferenceParameters'];
            };
        };
        responses: {
            /** @description The number of requests for each item. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CountBackInStockRequestsByCatalogReferenceResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'backInStock.reportItemsBackInStock': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['ReportItemsBackInStockRequest'];
            };
        };
        responses: {
            /** @description An empty object. The notifications are on their way. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['EmptyResponse'];
                };
            };
            /** @description The input breaks a rule, or the platform rejects it for another reason, stated in `details`. */
            400: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'checkoutSettings.getCheckoutSettings': {
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
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CheckoutSettingsResponse'];
                };
            };
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'checkoutSettings.updateCheckoutSettings': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['UpdateCheckoutSettingsRequest'];
            };
        };
        responses: {
            /** @description All checkout settings after the change. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CheckoutSettingsResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'checkouts.createCheckout': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['CreateCheckoutRequest'];
            };
        };
        responses: {
            /** @description The new checkout with its totals. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CheckoutResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            /** @description What the request names does not exist, or the bearer may not see it. */
            404: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            /** @description Something has to happen first. `details` says what. */
            428: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'checkouts.getCheckout': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the checkout, as the call that created it returned it.
                 * @example c3f8a260-9e1d-4b75-8a4c-6d5e2f1b7093
                 */
                id: components['parameters']['CheckoutId'];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The checkout. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CheckoutResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'checkouts.updateCheckout': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the checkout, as the call that created it returned it.
                 * @example c3f8a260-9e1d-4b75-8a4c-6d5e2f1b7093
                 */
                id: components['parameters']['CheckoutId'];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['UpdateCheckoutRequest'];
            };
        };
        responses: {
            /** @description The checkout after the change, with its new totals. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CheckoutResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            /** @description What the request names does not exist, or the bearer may not see it. */
            404: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            /** @description Something has to happen first. `details` says what. */
            428: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'checkouts.getCheckoutByCartId': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the cart the checkout was made from.
                 * @example 0b7d4e91-5c3a-4f28-9d16-8e2f7a6c5b40
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The checkout of that cart. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CheckoutResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'checkouts.getCheckoutUrl': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the checkout, as the call that created it returned it.
                 * @example c3f8a260-9e1d-4b75-8a4c-6d5e2f1b7093
                 */
                id: components['parameters']['CheckoutId'];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The absolute address of the page. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['GetCheckoutUrlResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'checkouts.removeCheckoutCoupon': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the checkout, as the call that created it returned it.
                 * @example c3f8a260-9e1d-4b75-8a4c-6d5e2f1b7093
                 */
                id: components['parameters']['CheckoutId'];
            };
            cookie?: never;
        };
        requestBody?: components['requestBodies']['Nothing'];
        responses: {
            /** @description The checkout without its coupon. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CheckoutResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'checkouts.removeCheckoutGiftCard': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the checkout, as the call that created it returned it.
                 * @example c3f8a260-9e1d-4b75-8a4c-6d5e2f1b7093
                 */
                id: components['parameters']['CheckoutId'];
            };
            cookie?: never;
        };
        requestBody?: components['requestBodies']['Nothing'];
        responses: {
            /** @description The checkout without its gift card. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CheckoutResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'checkouts.removeOverrideCheckoutUrl': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the checkout, as the call that created it returned it.
                 * @example c3f8a260-9e1d-4b75-8a4c-6d5e2f1b7093
                 */
                id: components['parameters']['CheckoutId'];
            };
            cookie?: never;
        };
        requestBody?: components['requestBodies']['Nothing'];
        responses: {
            /** @description The checkout, now with the hosted page. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CheckoutResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'checkouts.addToCheckout': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the checkout, as the call that created it returned it.
                 * @example c3f8a260-9e1d-4b75-8a4c-6d5e2f1b7093
                 */
                id: components['parameters']['CheckoutId'];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['AddToCheckoutRequest'];
            };
        };
        responses: {
            /** @description The checkout with the new lines and totals. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CheckoutResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            /** @description Something has to happen first. `details` says what. */
            428: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'checkouts.removeCheckoutLineItems': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the checkout, as the call that created it returned it.
                 * @example c3f8a260-9e1d-4b75-8a4c-6d5e2f1b7093
                 */
                id: components['parameters']['CheckoutId'];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['RemoveCheckoutLineItemsRequest'];
            };
        };
        responses: {
            /** @description The checkout without those lines, with its new totals. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CheckoutResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'checkouts.createOrderFromCheckout': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the checkout, as the call that created it returned it.
                 * @example c3f8a260-9e1d-4b75-8a4c-6d5e2f1b7093
                 */
                id: components['parameters']['CheckoutId'];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['CreateOrderFromCheckoutRequest'];
            };
        };
        responses: {
            /** @description The id of the order or of the subscription, and of the payment to continue with. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CreateOrderFromCheckoutResponse'];
                };
            };
            /** @description The input breaks a rule, or the platform rejects it for another reason, stated in `details`. */
            400: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'checkouts.markCheckoutCompleted': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the checkout, as the call that created it returned it.
                 * @example c3f8a260-9e1d-4b75-8a4c-6d5e2f1b7093
                 */
                id: components['parameters']['CheckoutId'];
            };
            cookie?: never;
        };
        requestBody?: components['requestBodies']['Nothing'];
        responses: {
            /** @description An empty object. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['EmptyResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'checkouts.updateCheckoutLineItemsQuantity': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the checkout, as the call that created it returned it.
                 * @example c3f8a260-9e1d-4b75-8a4c-6d5e2f1b7093
                 */
                id: components['parameters']['CheckoutId'];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['UpdateLineItemsQuantityRequest'];
            };
        };
        responses: {
            /** @description The checkout with the quantities that were possible. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CheckoutResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'currentCart.getCurrentCart': {
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
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CartResponse'];
                };
            };
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            /** @description What the request names does not exist, or the bearer may not see it. */
            404: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'currentCart.deleteCurrentCart': {
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
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['EmptyResponse'];
                };
            };
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            /** @description What the request names does not exist, or the bearer may not see it. */
            404: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'currentCart.updateCurrentCart': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['UpdateCurrentCartRequest'];
            };
        };
        responses: {
            /** @description The whole cart after the change. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CartResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            /** @description What the request names does not exist, or the bearer may not see it. */
            404: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'currentCart.addToCurrentCart': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['AddToCurrentCartRequest'];
            };
        };
        responses: {
            /** @description The whole cart, new lines included. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CartResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'currentCart.removeCurrentCartLineItems': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['RemoveCurrentCartLineItemsRequest'];
            };
        };
        responses: {
            /** @description The whole cart, without the lines. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CartResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            /** @description What the request names does not exist, or the bearer may not see it. */
            404: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'currentCart.createCheckoutFromCurrentCart': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['CreateCheckoutFromCurrentCartRequest'];
            };
        };
        responses: {
            /** @description The id of the checkout, new or brought up to date. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CreateCheckoutFromCurrentCartResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            /** @description What the request names does not exist, or the bearer may not see it. */
            404: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'currentCart.removeCurrentCartCoupon': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components['requestBodies']['Nothing'];
        responses: {
            /** @description The whole cart, without the coupon. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CartResponse'];
                };
            };
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            /** @description What the request names does not exist, or the bearer may not see it. */
            404: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'currentCart.updateCurrentCartLineItemsQuantity': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['UpdateLineItemsQuantityRequest'];
            };
        };
        responses: {
            /** @description The whole cart, with the quantities that hold now. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CartResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            /** @description What the request names does not exist, or the bearer may not see it. */
            404: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'currentCart.estimateCurrentCartTotals': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['EstimateCurrentCartTotalsRequest'];
            };
        };
        responses: {
            /** @description The cart with prices of each line, totals, ways of delivery and what went wrong. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['EstimateCurrentCartTotalsResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            /** @description What the request names does not exist, or the bearer may not see it. */
            404: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'currentCartV2.getCurrentCart': {
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
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CartV2Response'];
                };
            };
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'currentCartV2.createCurrentCart': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['CreateCartV2Request'];
            };
        };
        responses: {
            /** @description The new cart. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CartV2Response'];
                };
            };
            /** @description The input breaks a rule, or the platform rejects it for another reason, stated in `details`. */
            400: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            /** @description What the request names does not exist, or the bearer may not see it. */
            404: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            /** @description Something has to happen first. `details` says what. */
            428: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'currentCartV2.deleteCurrentCart': {
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
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['EmptyResponse'];
                };
            };
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'currentCartV2.updateCurrentCart': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['UpdateCartV2Request'];
            };
        };
        responses: {
            /** @description The whole cart after the change. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CartV2Response'];
                };
            };
            /** @description The input breaks a rule, or the platform rejects it for another reason, stated in `details`. */
            400: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            /** @description What the request names does not exist, or the bearer may not see it. */
            404: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            /** @description Something has to happen first. `details` says what. */
            428: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'currentCartV2.refreshCurrentCart': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components['requestBodies']['Nothing'];
        responses: {
            /** @description The cart with the present prices. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CartV2Response'];
                };
            };
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            /** @description Something has to happen first. `details` says what. */
            428: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'currentCartV2.calculateCurrentCart': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['CalculateCartV2Request'];
            };
        };
        responses: {
            /** @description The cart and its totals. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CalculateCartV2Response'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            /** @description Something has to happen first. `details` says what. */
            428: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'currentCartV2.estimateCurrentCart': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['EstimateCartV2Request'];
            };
        };
        responses: {
            /** @description The cart and the part of its totals that was asked for. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['EstimateCartV2Response'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            /** @description Something has to happen first. `details` says what. */
            428: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'currentCartV2.addLineItemsToCurrentCart': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['AddLineItemsV2Request'];
            };
        };
        responses: {
            /** @description The whole cart, new lines included. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CartV2Response'];
                };
            };
            /** @description The input breaks a rule, or the platform rejects it for another reason, stated in `details`. */
            400: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            /** @description What the request names does not exist, or the bearer may not see it. */
            404: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            /** @description Something has to happen first. `details` says what. */
            428: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'currentCartV2.removeLineItemsFromCurrentCart': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['RemoveLineItemsV2Request'];
            };
        };
        responses: {
            /** @description The whole cart, without the lines. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CartV2Response'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            /** @description What the request names does not exist, or the bearer may not see it. */
            404: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            /** @description Something has to happen first. `details` says what. */
            428: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'currentCartV2.updateLineItemsInCurrentCart': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['UpdateLineItemsInCurrentCartV2Request'];
            };
        };
        responses: {
            /** @description The whole cart, with the quantities that hold now. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CartV2Response'];
                };
            };
            /** @description The input breaks a rule, or the platform rejects it for another reason, stated in `details`. */
            400: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            /** @description What the request names does not exist, or the bearer may not see it. */
            404: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            /** @description Something has to happen first. `details` says what. */
            428: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'currentCartV2.addCouponToCurrentCart': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['AddCouponV2Request'];
            };
        };
        responses: {
            /** @description The whole cart, with the coupon. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CartV2Response'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            /** @description What the request names does not exist, or the bearer may not see it. */
            404: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            /** @description Something has to happen first. `details` says what. */
            428: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'currentCartV2.removeCouponFromCurrentCart': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['RemoveCouponV2Request'];
            };
        };
        responses: {
            /** @description The whole cart, without the coupon. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CartV2Response'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            /** @description What the request names does not exist, or the bearer may not see it. */
            404: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            /** @description Something has to happen first. `details` says what. */
            428: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'currentCartV2.setDeliveryMethodForCurrentCart': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['SetDeliveryMethodV2Request'];
            };
        };
        responses: {
            /** @description The whole cart, with the delivery method. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CartV2Response'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            /** @description What the request names does not exist, or the bearer may not see it. */
            404: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            /** @description Something has to happen first. `details` says what. */
            428: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'currentCartV2.removeDeliveryMethodFromCurrentCart': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components['requestBodies']['Nothing'];
        responses: {
            /** @description The whole cart, without a delivery method. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CartV2Response'];
                };
            };
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            /** @description Something has to happen first. `details` says what. */
            428: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'currentCartV2.addGiftCardToCurrentCart': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['AddGiftCardV2Request'];
            };
        };
        responses: {
            /** @description The whole cart, with the gift card. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CartV2Response'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            /** @description What the request names does not exist, or the bearer may not see it. */
            404: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            /** @description Something has to happen first. `details` says what. */
            428: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'currentCartV2.removeGiftCardFromCurrentCart': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['RemoveGiftCardV2Request'];
            };
        };
        responses: {
            /** @description The whole cart, without the gift card. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CartV2Response'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            /** @description What the request names does not exist, or the bearer may not see it. */
            404: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            /** @description Something has to happen first. `details` says what. */
            428: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'currentCartV2.updateFormSubmissionsInCurrentCart': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['UpdateFormSubmissionsV2Request'];
            };
        };
        responses: {
            /** @description The whole cart. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CartV2Response'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'cartsV2.getCart': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the cart, from `cart.id`.
                 * @example c3f8a260-9e1d-4b75-8a4c-6d5e2f1b7093
                 */
                cartId: components['parameters']['CartId'];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CartV2Response'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'cartsV2.deleteCart': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the cart, from `cart.id`.
                 * @example c3f8a260-9e1d-4b75-8a4c-6d5e2f1b7093
                 */
                cartId: components['parameters']['CartId'];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing: the cart is gone. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['EmptyResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'cartsV2.updateCart': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the cart, from `cart.id`.
                 * @example c3f8a260-9e1d-4b75-8a4c-6d5e2f1b7093
                 */
                cartId: components['parameters']['CartId'];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['UpdateCartV2Request'];
            };
        };
        responses: {
            /** @description The whole cart after the change. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CartV2Response'];
                };
            };
            /** @description The input breaks a rule, or the platform rejects it for another reason, stated in `details`. */
            400: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            /** @description What the request names does not exist, or the bearer may not see it. */
            404: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            /** @description Something has to happen first. `details` says what. */
            428: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'cartsV2.createCart': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['CreateCartV2Request'];
            };
        };
        responses: {
            /** @description The new cart. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CartV2Response'];
                };
            };
            /** @description The input breaks a rule, or the platform rejects it for another reason, stated in `details`. */
            400: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            /** @description What the request names does not exist, or the bearer may not see it. */
            404: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            /** @description Something has to happen first. `details` says what. */
            428: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'cartsV2.refreshCart': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the cart, from `cart.id`.
                 * @example c3f8a260-9e1d-4b75-8a4c-6d5e2f1b7093
                 */
                cartId: components['parameters']['CartId'];
            };
            cookie?: never;
        };
        requestBody?: components['requestBodies']['Nothing'];
        responses: {
            /** @description The cart with the present prices. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CartV2Response'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            /** @description Something has to happen first. `details` says what. */
            428: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'cartsV2.calculateCart': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the cart, from `cart.id`.
                 * @example c3f8a260-9e1d-4b75-8a4c-6d5e2f1b7093
                 */
                cartId: components['parameters']['CartId'];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['CalculateCartV2Request'];
            };
        };
        responses: {
            /** @description The cart and its totals. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CalculateCartV2Response'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            /** @description Something has to happen first. `details` says what. */
            428: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'cartsV2.estimateCart': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the cart, from `cart.id`.
                 * @example c3f8a260-9e1d-4b75-8a4c-6d5e2f1b7093
                 */
                cartId: components['parameters']['CartId'];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['EstimateCartV2Request'];
            };
        };
        responses: {
            /** @description The cart and the part of its totals that was asked for. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['EstimateCartV2Response'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            /** @description Something has to happen first. `details` says what. */
            428: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'cartsV2.addLineItems': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the cart, from `cart.id`.
                 * @example c3f8a260-9e1d-4b75-8a4c-6d5e2f1b7093
                 */
                cartId: components['parameters']['CartId'];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['AddLineItemsV2Request'];
            };
        };
        responses: {
            /** @description The whole cart, new lines included. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CartV2Response'];
                };
            };
            /** @description The input breaks a rule, or the platform rejects it for another reason, stated in `details`. */
            400: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            /** @description What the request names does not exist, or the bearer may not see it. */
            404: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            /** @description Something has to happen first. `details` says what. */
            428: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'cartsV2.removeLineItems': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the cart, from `cart.id`.
                 * @example c3f8a260-9e1d-4b75-8a4c-6d5e2f1b7093
                 */
                cartId: components['parameters']['CartId'];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['RemoveLineItemsV2Request'];
            };
        };
        responses: {
            /** @description The whole cart, without the lines. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CartV2Response'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            /** @description What the request names does not exist, or the bearer may not see it. */
            404: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            /** @description Something has to happen first. `details` says what. */
            428: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'cartsV2.updateLineItems': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the cart, from `cart.id`.
                 * @example c3f8a260-9e1d-4b75-8a4c-6d5e2f1b7093
                 */
                cartId: components['parameters']['CartId'];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['UpdateLineItemsV2Request'];
            };
        };
        responses: {
            /** @description The whole cart, with the quantities that hold now. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CartV2Response'];
                };
            };
            /** @description The input breaks a rule, or the platform rejects it for another reason, stated in `details`. */
            400: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            /** @description What the request names does not exist, or the bearer may not see it. */
            404: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            /** @description Something has to happen first. `details` says what. */
            428: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'cartsV2.addCoupon': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the cart, from `cart.id`.
                 * @example c3f8a260-9e1d-4b75-8a4c-6d5e2f1b7093
                 */
                cartId: components['parameters']['CartId'];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['AddCouponV2Request'];
            };
        };
        responses: {
            /** @description The whole cart, with the coupon. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CartV2Response'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            /** @description What the request names does not exist, or the bearer may not see it. */
            404: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            /** @description Something has to happen first. `details` says what. */
            428: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'cartsV2.removeCoupon': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the cart, from `cart.id`.
                 * @example c3f8a260-9e1d-4b75-8a4c-6d5e2f1b7093
                 */
                cartId: components['parameters']['CartId'];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['RemoveCouponV2Request'];
            };
        };
        responses: {
            /** @description The whole cart, without the coupon. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CartV2Response'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            /** @description What the request names does not exist, or the bearer may not see it. */
            404: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            /** @description Something has to happen first. `details` says what. */
            428: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'cartsV2.setDeliveryMethod': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the cart, from `cart.id`.
                 * @example c3f8a260-9e1d-4b75-8a4c-6d5e2f1b7093
                 */
                cartId: components['parameters']['CartId'];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['SetDeliveryMethodV2Request'];
            };
        };
        responses: {
            /** @description The whole cart, with the delivery method. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CartV2Response'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            /** @description What the request names does not exist, or the bearer may not see it. */
            404: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            /** @description Something has to happen first. `details` says what. */
            428: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'cartsV2.removeDeliveryMethod': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the cart, from `cart.id`.
                 * @example c3f8a260-9e1d-4b75-8a4c-6d5e2f1b7093
                 */
                cartId: components['parameters']['CartId'];
            };
            cookie?: never;
        };
        requestBody?: components['requestBodies']['Nothing'];
        responses: {
            /** @description The whole cart, without a delivery method. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CartV2Response'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            /** @description Something has to happen first. `details` says what. */
            428: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'cartsV2.addGiftCard': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the cart, from `cart.id`.
                 * @example c3f8a260-9e1d-4b75-8a4c-6d5e2f1b7093
                 */
                cartId: components['parameters']['CartId'];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['AddGiftCardV2Request'];
            };
        };
        responses: {
            /** @description The whole cart, with the gift card. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CartV2Response'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            /** @description What the request names does not exist, or the bearer may not see it. */
            404: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            /** @description Something has to happen first. `details` says what. */
            428: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'cartsV2.removeGiftCard': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the cart, from `cart.id`.
                 * @example c3f8a260-9e1d-4b75-8a4c-6d5e2f1b7093
                 */
                cartId: components['parameters']['CartId'];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['RemoveGiftCardV2Request'];
            };
        };
        responses: {
            /** @description The whole cart, without the gift card. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CartV2Response'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            /** @description What the request names does not exist, or the bearer may not see it. */
            404: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            /** @description Something has to happen first. `details` says what. */
            428: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'cartsV2.updateFormSubmissions': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the cart, from `cart.id`.
                 * @example c3f8a260-9e1d-4b75-8a4c-6d5e2f1b7093
                 */
                cartId: components['parameters']['CartId'];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['UpdateFormSubmissionsV2Request'];
            };
        };
        responses: {
            /** @description The whole cart. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CartV2Response'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'cartsV2.getCheckoutUrl': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the cart, from `cart.id`.
                 * @example c3f8a260-9e1d-4b75-8a4c-6d5e2f1b7093
                 */
                cartId: components['parameters']['CartId'];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['GetCheckoutUrlV2Request'];
            };
        };
        responses: {
            /** @description The absolute address of the page. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['GetCheckoutUrlResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            /** @description Something has to happen first. `details` says what. */
            428: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'cartsV2.placeOrder': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the cart, from `cart.id`.
                 * @example c3f8a260-9e1d-4b75-8a4c-6d5e2f1b7093
                 */
                cartId: components['parameters']['CartId'];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['PlaceOrderV2Request'];
            };
        };
        responses: {
            /** @description The order, and the payment to continue with. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['PlaceOrderV2Response'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            /** @description Something has to happen first. `details` says what. */
            428: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'cartsV2.markCartAsCompleted': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the cart, from `cart.id`.
                 * @example c3f8a260-9e1d-4b75-8a4c-6d5e2f1b7093
                 */
                cartId: components['parameters']['CartId'];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['MarkCartAsCompletedV2Request'];
            };
        };
        responses: {
            /** @description The cart, which cannot be ordered any more. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CartV2Response'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'cartsV2.handleAsyncCheckoutCompletion': {
        parameters: {
            query: {
                /**
                 * @description JWT that the platform signed, with the checkout and the pages to go on to. Secret.
                 * @example eyJhbGciOiJIUzI1NiJ9.eyJjYXJ0SWQiOiJjM2Y4YTI2MCJ9.c2lnbmF0dXJl
                 */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redirects the browser to the success page of the shop. */
            302: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    /**
                     * @description The success page that was given when the payment started.
                     * @example https://shop.example.com/thank-you?orderId=d94e7b15-2a6c-4830-b7f9-1c8d5e3a6f42
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components['responses']['BadRequest'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'totals.calculateTotals': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['CalculateTotalsRequest'];
            };
        };
        responses: {
            /** @description Totals, discounts and fees, and every delivery option with its price. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CalculateTotalsResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'invoices.listInvoicesForOrders': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['ListInvoicesForOrdersRequest'];
            };
        };
        responses: {
            /** @description References to the invoices, by order. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ListInvoicesForOrdersResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'orders.getOrder': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order, not its number.
                 * @example d94e7b15-2a6c-4830-b7f9-1c8d5e3a6f42
                 */
                id: components['parameters']['OrderId'];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['OrderResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            /** @description What the request names does not exist, or the bearer may not see it. */
            404: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'orders.updateOrder': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order, not its number.
                 * @example d94e7b15-2a6c-4830-b7f9-1c8d5e3a6f42
                 */
                id: components['parameters']['OrderId'];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['UpdateOrderRequest'];
            };
        };
        responses: {
            /** @description The order after the change. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['OrderResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            /** @description Something has to happen first. `details` says what. */
            428: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'orders.searchOrders': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['SearchOrdersRequest'];
            };
        };
        responses: {
            /** @description One page of orders, with the cursors of its neighbours. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['SearchOrdersResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'orders.createOrder': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['CreateOrderRequest'];
            };
        };
        responses: {
            /** @description The order as recorded, with its id and number. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['OrderResponse'];
                };
            };
            /** @description The input breaks a rule, or the platform rejects it for another reason, stated in `details`. */
            400: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'orders.bulkUpdateOrders': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['BulkUpdateOrdersRequest'];
            };
        };
        responses: {
            /** @description The result for each order, and how many succeeded and failed. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['BulkUpdateOrdersResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'orders.cancelOrder': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order, not its number.
                 * @example 456cf218-9ed7-4daa-aefc-65cf9f18b6cd
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['CancelOrderRequest'];
            };
        };
        responses: {
            /** @description The canceled order. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['OrderResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            /** @description Something has to happen first. `details` says what. */
            428: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'orders.bulkUpdateOrderTags': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['BulkUpdateOrderTagsRequest'];
            };
        };
        responses: {
            /** @description The result for each order, and how many succeeded and failed. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['BulkUpdateOrderTagsResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'payments.preparePaymentCollection': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order. The same id as in the order calls.
                 * @example 456cf218-9ed7-4daa-aefc-65cf9f18b6cd
                 */
                ecomOrderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['PreparePaymentCollectionRequest'];
            };
        };
        responses: {
            /** @description Id of the order stored at the payment gateway. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['PreparePaymentCollectionResponse'];
                };
            };
            /** @description The input breaks a rule, or the platform rejects it for another reason, stated in `details`. */
            400: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'payments.getPaymentCollectabilityStatus': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order. The same id as in the order calls.
                 * @example 456cf218-9ed7-4daa-aefc-65cf9f18b6cd
                 */
                ecomOrderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The collectability of the order and the amount that can be collected. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['GetPaymentCollectabilityStatusResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'payments.voidAuthorizedPayments': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order. The same id as in the order calls.
                 * @example d94e7b15-2a6c-4830-b7f9-1c8d5e3a6f42
                 */
                ecomOrderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['VoidAuthorizedPaymentsRequest'];
            };
        };
        responses: {
            /** @description All payments and refunds of the order. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['OrderTransactionsResponse'];
                };
            };
            /** @description The input breaks a rule, or the platform rejects it for another reason, stated in `details`. */
            400: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'payments.captureAuthorizedPayments': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order. The same id as in the order calls.
                 * @example d94e7b15-2a6c-4830-b7f9-1c8d5e3a6f42
                 */
                ecomOrderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['CaptureAuthorizedPaymentsRequest'];
            };
        };
        responses: {
            /** @description All payments and refunds of the order. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['OrderTransactionsResponse'];
                };
            };
            /** @description The input breaks a rule, or the platform rejects it for another reason, stated in `details`. */
            400: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'recommendations.listRecommendationAlgorithms': {
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
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ListRecommendationAlgorithmsResponse'];
                };
            };
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'recommendations.getRecommendation': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['GetRecommendationRequest'];
            };
        };
        responses: {
            /** @description The winning algorithm and its items, or an empty recommendation when none found enough. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['RecommendationResponse'];
                };
            };
            /** @description The input breaks a rule, or the platform rejects it for another reason, stated in `details`. */
            400: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'reviews.getReview': {
        parameters: {
            query?: {
                /**
                 * @description Also find a review that is not published. False when absent.
                 * @example true
                 */
                returnPrivateReviews?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the review.
                 * @example 58d2b7e4-a06f-4c93-8e1b-7f4a9c3d6205
                 */
                reviewId: components['parameters']['ReviewId'];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The review. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ReviewResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'reviews.deleteReview': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the review.
                 * @example 58d2b7e4-a06f-4c93-8e1b-7f4a9c3d6205
                 */
                reviewId: components['parameters']['ReviewId'];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The review that is gone. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ReviewResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'reviews.updateReview': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the review.
                 * @example 58d2b7e4-a06f-4c93-8e1b-7f4a9c3d6205
                 */
                reviewId: components['parameters']['ReviewId'];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['UpdateReviewRequest'];
            };
        };
        responses: {
            /** @description The review, now changed, with the next revision. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ReviewResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            409: components['responses']['Conflict'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'reviews.createReview': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['CreateReviewRequest'];
            };
        };
        responses: {
            /** @description The new review, with its id, revision and moderation status. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ReviewResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            409: components['responses']['Conflict'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'reviews.queryReviews': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['QueryReviewsRequest'];
            };
        };
        responses: {
            /** @description One page of reviews, with the cursors of the neighbouring pages. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['QueryReviewsResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'collections.getCollectionById': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the collection to read.
                 * @example 5a9e3d72-1b4f-4c86-8e20-d7f6a5b4c391
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The collection. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CollectionResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'collections.getCollectionBySlug': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Last part of the address of the collection, such as `tableware`.
                 * @example tableware
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The collection. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CollectionResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'collections.queryCollectionsByGet': {
        parameters: {
            query?: {
                /** @description The body of the POST: JSON as base64url without padding. The first 50 collections when absent. */
                '.r'?: string;
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
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['QueryCollectionsResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'collections.queryCollections': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['QueryCollectionsRequest'];
            };
        };
        responses: {
            /** @description One page of collections and the number of all matches. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['QueryCollectionsResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'products.createProduct': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['CreateProductRequest'];
            };
        };
        responses: {
            /** @description The new product, with the id, slug and page address given by the platform. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ProductResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'products.getProduct': {
        parameters: {
            query?: {
                /**
                 * @description True adds cost and profit. Needs permission to manage products. Default false.
                 * @example true
                 */
                includeMerchantSpecificData?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the product.
                 * @example 4c8d2f10-7a35-4e9b-b621-0f3d5c7e9a12
                 */
                id: components['parameters']['ProductId'];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product with its options and media and, where they are managed, its variants. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ProductResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'products.deleteProduct': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the product.
                 * @example 4c8d2f10-7a35-4e9b-b621-0f3d5c7e9a12
                 */
                id: components['parameters']['ProductId'];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An empty object. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['EmptyResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'products.updateProduct': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the product.
                 * @example 4c8d2f10-7a35-4e9b-b621-0f3d5c7e9a12
                 */
                id: components['parameters']['ProductId'];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['UpdateProductRequest'];
            };
        };
        responses: {
            /** @description The whole product after the change. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ProductResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'variants.updateProductVariants': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a product that manages its variants.
                 * @example 4c8d2f10-7a35-4e9b-b621-0f3d5c7e9a12
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['UpdateProductVariantsRequest'];
            };
        };
        responses: {
            /** @description The variants with their new values. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['UpdateProductVariantsResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'variants.resetProductVariants': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the product.
                 * @example 4c8d2f10-7a35-4e9b-b621-0f3d5c7e9a12
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: components['requestBodies']['Nothing'];
        responses: {
            /** @description An empty object. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['EmptyResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'collections.addProductsToCollection': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the collection.
                 * @example 5a9e3d72-1b4f-4c86-8e20-d7f6a5b4c391
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['CollectionProductsRequest'];
            };
        };
        responses: {
            /** @description An empty object. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['EmptyResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'collections.removeProductsFromCollection': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the collection.
                 * @example 5a9e3d72-1b4f-4c86-8e20-d7f6a5b4c391
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['CollectionProductsRequest'];
            };
        };
        responses: {
            /** @description An empty object. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['EmptyResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'products.addProductMedia': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the product.
                 * @example 4c8d2f10-7a35-4e9b-b621-0f3d5c7e9a12
                 */
                id: components['parameters']['ProductId'];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['AddProductMediaRequest'];
            };
        };
        responses: {
            /** @description An empty object. Read the product to see its media. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['EmptyResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'products.removeProductMedia': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the product.
                 * @example 4c8d2f10-7a35-4e9b-b621-0f3d5c7e9a12
                 */
                id: components['parameters']['ProductId'];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['RemoveProductMediaRequest'];
            };
        };
        responses: {
            /** @description An empty object. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['EmptyResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'products.setProductChoiceMedia': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the product.
                 * @example 4c8d2f10-7a35-4e9b-b621-0f3d5c7e9a12
                 */
                id: components['parameters']['ProductId'];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['ProductChoiceMediaRequest'];
            };
        };
        responses: {
            /** @description An empty object. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['EmptyResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'products.removeProductChoiceMedia': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the product.
                 * @example 4c8d2f10-7a35-4e9b-b621-0f3d5c7e9a12
                 */
                id: components['parameters']['ProductId'];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['ProductChoiceMediaRequest'];
            };
        };
        responses: {
            /** @description An empty object. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['EmptyResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'products.deleteProductOptions': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the product.
                 * @example 8f5a1c34-2d6e-4b70-9e83-1a7c4d9f6b25
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An empty object. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['EmptyResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'products.removeProductBrand': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the product.
                 * @example 4c8d2f10-7a35-4e9b-b621-0f3d5c7e9a12
                 */
                id: components['parameters']['ProductId'];
            };
            cookie?: never;
        };
        requestBody?: components['requestBodies']['Nothing'];
        responses: {
            /** @description An empty object. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['EmptyResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'products.removeProductRibbon': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the product.
                 * @example 4c8d2f10-7a35-4e9b-b621-0f3d5c7e9a12
                 */
                id: components['parameters']['ProductId'];
            };
            cookie?: never;
        };
        requestBody?: components['requestBodies']['Nothing'];
        responses: {
            /** @description An empty object. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['EmptyResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'collections.createCollection': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['CreateCollectionRequest'];
            };
        };
        responses: {
            /** @description The new collection, with the id and slug given by the platform. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CollectionResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'collections.deleteCollection': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the collection to delete.
                 * @example 5a9e3d72-1b4f-4c86-8e20-d7f6a5b4c391
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An empty object. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['EmptyResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'collections.updateCollection': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the collection to change.
                 * @example 5a9e3d72-1b4f-4c86-8e20-d7f6a5b4c391
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['UpdateCollectionRequest'];
            };
        };
        responses: {
            /** @description The collection after the change. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CollectionResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'products.bulkUpdateProducts': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['BulkUpdateProductsRequest'];
            };
        };
        responses: {
            /** @description One result per product and the totals. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['BulkItemsResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'products.bulkAdjustProducts': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['BulkAdjustProductsRequest'];
            };
        };
        responses: {
            /** @description One result per product and the totals. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['BulkItemsResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'collections.getCatalogCollectionBySlug': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Last part of the address of the collection, such as `tableware`.
                 * @example tableware
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The collection. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CollectionResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'products.getProductOptionsAvailability': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the product.
                 * @example 4c8d2f10-7a35-4e9b-b621-0f3d5c7e9a12
                 */
                id: components['parameters']['ProductId'];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['GetProductOptionsAvailabilityRequest'];
            };
        };
        responses: {
            /** @description The selected variant, if there is one, and all options with their stock. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['GetProductOptionsAvailabilityResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'variants.queryProductVariants': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the product whose variants are listed.
                 * @example 4c8d2f10-7a35-4e9b-b621-0f3d5c7e9a12
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['QueryProductVariantsRequest'];
            };
        };
        responses: {
            /** @description One page of variants. The number of all matches is in `totalResults`. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['QueryProductVariantsResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'variants.queryStoreVariants': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['QueryStoreVariantsRequest'];
            };
        };
        responses: {
            /** @description One page of store variants and the number of all matches. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['QueryStoreVariantsResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'variants.getStoreVariant': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the store variant: product id, hyphen, variant id.
                 * @example 4c8d2f10-7a35-4e9b-b621-0f3d5c7e9a12-1e6b9c47-3f82-4d05-a9e1-7c5b2d8f4a36
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The variant with its stock, choices and main medium. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['StoreVariantResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'products.queryProductsByGet': {
        parameters: {
            query?: {
                /** @description The body of the POST: JSON as base64url without padding. The first 50 products when absent. */
                '.r'?: string;
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
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['QueryProductsResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'products.queryProducts': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['QueryProductsRequest'];
            };
        };
        responses: {
            /** @description One page of products and the number of all matches. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['QueryProductsResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'catalogVersioning.getCatalogVersion': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['GetCatalogVersionResponse'];
                };
            };
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'productsV3.getProduct': {
        parameters: {
            query?: {
                /**
                 * @description Parts of the product that the response has only if they are asked for.
                 * @example [
                 *       "URL",
                 *       "CURRENCY",
                 *       "PLAIN_DESCRIPTION",
                 *       "MEDIA_ITEMS_INFO"
                 *     ]
                 */
                fields?: components['schemas']['ProductRequestedField'][];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the product.
                 * @example 4c8d2f10-7a35-4e9b-b621-0f3d5c7e9a12
                 */
                id: components['parameters']['ProductIdV3'];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product with its variants. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ProductV3Response'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            /** @description The token is valid, but its bearer may not read what the request asks for. */
            403: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            404: components['responses']['NotFound'];
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'productsV3.deleteProduct': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the product.
                 * @example 4c8d2f10-7a35-4e9b-b621-0f3d5c7e9a12
                 */
                id: components['parameters']['ProductIdV3'];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An empty object. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['EmptyResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'productsV3.updateProduct': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the product.
                 * @example 4c8d2f10-7a35-4e9b-b621-0f3d5c7e9a12
                 */
                id: components['parameters']['ProductIdV3'];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['UpdateProductV3Request'];
            };
        };
        responses: {
            /** @description The product after the change. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ProductV3Response'];
                };
            };
            /** @description The input breaks a rule, or the platform rejects it for another reason, stated in `details`. */
            400: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            /** @description What the request names does not exist, or the bearer may not see it. */
            404: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            /** @description The request collides with the present state, for example an outdated revision. */
            409: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            /** @description The site has the other version of the catalog, or something has to happen first. `details` says what. */
            428: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'productsV3.getProductBySlug': {
        parameters: {
            query?: {
                /**
                 * @description Parts of the product that the response has only if they are asked for.
                 * @example [
                 *       "URL",
                 *       "CURRENCY",
                 *       "PLAIN_DESCRIPTION",
                 *       "MEDIA_ITEMS_INFO"
                 *     ]
                 */
                fields?: components['schemas']['ProductRequestedField'][];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the product.
                 * @example tidal-mug
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product with its variants. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ProductV3Response'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            /** @description The token is valid, but its bearer may not read what the request asks for. */
            403: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            404: components['responses']['NotFound'];
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'productsV3.searchProducts': {
        parameters: {
            query?: {
                /** @description The whole input: JSON as base64url without padding. Other parameters next to it are ignored. The first 50 products when absent. */
                '.r'?: string;
                /**
                 * @description The same as `fields` in `.r`, for a request without `.r`.
                 * @example [
                 *       "URL",
                 *       "CURRENCY"
                 *     ]
                 */
                fields?: components['schemas']['ListedProductRequestedField'][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of products, and the facets. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['SearchProductsV3Response'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            /** @description The token is valid, but its bearer may not read what the request asks for. */
            403: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'productsV3.searchProductsByBody': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['SearchProductsV3Parameters'];
            };
        };
        responses: {
            /** @description One page of products, and the facets. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['SearchProductsV3Response'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            /** @description The token is valid, but its bearer may not read what the request asks for. */
            403: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'productsV3.queryProducts': {
        parameters: {
            query?: {
                /** @description The whole input: JSON as base64url without padding. Other parameters next to it are ignored. The first 50 products when absent. */
                '.r'?: string;
                /**
                 * @description The same as `fields` in `.r`, for a request without `.r`.
                 * @example [
                 *       "URL",
                 *       "CURRENCY"
                 *     ]
                 */
                fields?: components['schemas']['ListedProductRequestedField'][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of products. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['QueryProductsV3Response'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            /** @description The token is valid, but its bearer may not read what the request asks for. */
            403: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'productsV3.queryProductsByBody': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['QueryProductsV3Parameters'];
            };
        };
        responses: {
            /** @description One page of products. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['QueryProductsV3Response'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            /** @description The token is valid, but its bearer may not read what the request asks for. */
            403: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'productsV3.countProducts': {
        parameters: {
            query?: {
                /** @description The whole input: JSON as base64url without padding. Other parameters next to it are ignored. All visible products when absent. */
                '.r'?: string;
                /**
                 * @description The same as `returnNonVisibleProducts` in `.r`, for a request without `.r`.
                 * @example true
                 */
                returnNonVisibleProducts?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of products. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CountProductsV3Response'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            /** @description The token is valid, but its bearer may not read what the request asks for. */
            403: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'productsV3.countProductsByBody': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['CountProductsV3Parameters'];
            };
        };
        responses: {
            /** @description The number of products. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CountProductsV3Response'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            /** @description The token is valid, but its bearer may not read what the request asks for. */
            403: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'productsV3.getAllProductsCategory': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The id of the category, and its tree. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['GetAllProductsCategoryV3Response'];
                };
            };
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'productsV3.queryVariants': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['QueryVariantsV3Request'];
            };
        };
        responses: {
            /** @description One page of variants. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['QueryVariantsV3Response'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'productsV3.createProductWithInventory': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['CreateProductWithInventoryV3Request'];
            };
        };
        responses: {
            /** @description The new product. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CreateProductWithInventoryV3Response'];
                };
            };
            /** @description The input breaks a rule, or the platform rejects it for another reason, stated in `details`. */
            400: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            /** @description What the request names does not exist, or the bearer may not see it. */
            404: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            /** @description The site has the other version of the catalog, or something has to happen first. `details` says what. */
            428: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'productsV3.bulkUpdateProductVariantsByFilter': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['BulkUpdateProductVariantsByFilterV3Request'];
            };
        };
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['BulkUpdateProductVariantsByFilterV3Response'];
                };
            };
            /** @description The input breaks a rule, or the platform rejects it for another reason, stated in `details`. */
            400: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            /** @description The request collides with the present state, for example an outdated revision. */
            409: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'inventoryItems.getInventoryItem': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the inventory item.
                 * @example 9a4e7c2d-5b81-4f36-a0d9-3e6c8f1b7d25
                 */
                id: components['parameters']['InventoryItemId'];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The inventory item. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['InventoryItemResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'inventoryItems.updateInventoryItem': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the inventory item.
                 * @example 9a4e7c2d-5b81-4f36-a0d9-3e6c8f1b7d25
                 */
                id: components['parameters']['InventoryItemId'];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['UpdateInventoryItemRequest'];
            };
        };
        responses: {
            /** @description The item after the change. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['InventoryItemResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            409: components['responses']['Conflict'];
            /** @description The site has the other version of the catalog, or something has to happen first. `details` says what. */
            428: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'inventoryItems.queryInventoryItems': {
        parameters: {
            query?: {
                /** @description The whole input: JSON as base64url without padding. The first 50 items when absent. */
                '.r'?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of inventory items. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['QueryInventoryItemsResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'inventoryItems.queryInventoryItemsByBody': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['QueryInventoryItemsParameters'];
            };
        };
        responses: {
            /** @description One page of inventory items. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['QueryInventoryItemsResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'inventoryItems.bulkDecrementInventoryItemsByVariantAndLocation': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['BulkDecrementInventoryItemsRequest'];
            };
        };
        responses: {
            /** @description A result per item, and the totals. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['BulkInventoryItemsResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'inventoryItems.bulkIncrementInventoryItemsByVariantAndLocation': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['BulkIncrementInventoryItemsRequest'];
            };
        };
        responses: {
            /** @description A result per item, and the totals. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['BulkInventoryItemsResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'customizations.queryCustomizations': {
        parameters: {
            query?: {
                /** @description The whole input: JSON as base64url without padding. Other parameters next to it are ignored. The first 50 options and modifiers when absent. */
                '.r'?: string;
                /**
                 * @description The same as `fields` in `.r`, for a request without `.r`.
                 * @example [
                 *       "ASSIGNED_PRODUCTS_COUNT"
                 *     ]
                 */
                fields?: components['schemas']['CustomizationRequestedField'][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of options and modifiers. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['QueryCustomizationsResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'customizations.queryCustomizationsByBody': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['QueryCustomizationsParameters'];
            };
        };
        responses: {
            /** @description One page of options and modifiers. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['QueryCustomizationsResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'categories.getCategory': {
        parameters: {
            query: {
                /**
                 * @description Namespace of the tree, `@wix/stores` for a shop.
                 * @example @wix/stores
                 */
                'treeReference.appNamespace': string;
                /**
                 * @description Key of the tree within the app. Null or absent for a shop.
                 * @example main
                 */
                'treeReference.treeKey'?: string | null;
                /**
                 * @description Parts of the category that the response has only if they are asked for.
                 * @example [
                 *       "BREADCRUMBS_INFO",
                 *       "DESCRIPTION"
                 *     ]
                 */
                fields?: components['schemas']['CategoryRequestedField'][];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the category.
                 * @example 5a9e3d72-1b4f-4c86-8e20-d7f6a5b4c391
                 */
                id: components['parameters']['CategoryId'];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The category. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CategoryResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'categories.updateCategory': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the category.
                 * @example 5a9e3d72-1b4f-4c86-8e20-d7f6a5b4c391
                 */
                id: components['parameters']['CategoryId'];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['UpdateCategoryRequest'];
            };
        };
        responses: {
            /** @description The category after the change. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CategoryResponse'];
                };
            };
            /** @description The input breaks a rule, or the platform rejects it for another reason, stated in `details`. */
            400: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            /** @description The request collides with the present state, for example an outdated revision. */
            409: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'categories.getCategoryBySlug': {
        parameters: {
            query: {
                /**
                 * @description Namespace of the tree, `@wix/stores` for a shop.
                 * @example @wix/stores
                 */
                'treeReference.appNamespace': string;
                /**
                 * @description Key of the tree within the app. Null or absent for a shop.
                 * @example main
                 */
                'treeReference.treeKey'?: string | null;
                /**
                 * @description Parts of the category that the response has only if they are asked for.
                 * @example [
                 *       "BREADCRUMBS_INFO",
                 *       "DESCRIPTION"
                 *     ]
                 */
                fields?: components['schemas']['CategoryRequestedField'][];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the category.
                 * @example tableware
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The category. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CategoryResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'categories.queryCategories': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['QueryCategoriesRequest'];
            };
        };
        responses: {
            /** @description One page of categories. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['QueryCategoriesResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'categories.listItemsInCategory': {
        parameters: {
            query: {
                /**
                 * @description Namespace of the tree, `@wix/stores` for a shop.
                 * @example @wix/stores
                 */
                'treeReference.appNamespace': string;
                /**
                 * @description Key of the tree within the app. Null or absent for a shop.
                 * @example main
                 */
                'treeReference.treeKey'?: string | null;
                /**
                 * @description Number of items in a page. Defaults to 50.
                 * @example 50
                 */
                'cursorPaging.limit'?: number | null;
                /**
                 * @description Cursor of the wanted page, from the metadata of another page. Absent: the first page.
                 * @example c2VhLWdsYXpl
                 */
                'cursorPaging.cursor'?: string | null;
                /**
                 * @description Whether the items are in the order that the merchant has arranged. If false, the newest come first.
                 * @example true
                 */
                useCategoryArrangement?: boolean;
                /**
                 * @description Whether items of the categories below are listed. Default false.
                 * @example true
                 */
                includeItemsFromSubcategories?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the category.
                 * @example 5a9e3d72-1b4f-4c86-8e20-d7f6a5b4c391
                 */
                id: components['parameters']['CategoryId'];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the items. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ListItemsInCategoryResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'categories.listItemsInCategoryByBody': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the category.
                 * @example 5a9e3d72-1b4f-4c86-8e20-d7f6a5b4c391
                 */
                id: components['parameters']['CategoryId'];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['ListItemsInCategoryRequest'];
            };
        };
        responses: {
            /** @description One page of the items. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ListItemsInCategoryResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            428: components['responses']['OtherCatalogVersion'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'categories.createCategory': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['CreateCategoryRequest'];
            };
        };
        responses: {
            /** @description The new category. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CategoryResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            /** @description What the request names does not exist, or the bearer may not see it. */
            404: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            /** @description The request collides with the present state, for example an outdated revision. */
            409: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            /** @description The site has the other version of the catalog, or something has to happen first. `details` says what. */
            428: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'categories.bulkAddItemsToCategory': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the category.
                 * @example 5a9e3d72-1b4f-4c86-8e20-d7f6a5b4c391
                 */
                id: components['parameters']['CategoryId'];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['BulkAddItemsToCategoryRequest'];
            };
        };
        responses: {
            /** @description A result per item, and the totals. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['BulkCategoryItemsResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            /** @description The site has the other version of the catalog, or something has to happen first. `details` says what. */
            428: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'categories.bulkRemoveItemsFromCategory': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the category.
                 * @example 5a9e3d72-1b4f-4c86-8e20-d7f6a5b4c391
                 */
                id: components['parameters']['CategoryId'];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['BulkRemoveItemsFromCategoryRequest'];
            };
        };
        responses: {
            /** @description A result per item, and the totals. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['BulkCategoryItemsResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            /** @description The site has the other version of the catalog, or something has to happen first. `details` says what. */
            428: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'authentication.register': {
        parameters: {
            query?: {
                /**
                 * @description The e-mail address, for the form of the call that has it in the query. Leave it out when `loginId` is given.
                 * @example saoirse.daly@example.com
                 */
                email?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['RegisterRequest'];
            };
        };
        responses: {
            /** @description How far the registration has come. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['AuthenticationResponse'];
                };
            };
            /** @description The input breaks a rule, or the platform rejects it for another reason, stated in `details`. */
            400: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            /** @description The request collides with the present state, for example an outdated revision or an address that is taken. */
            409: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'authentication.login': {
        parameters: {
            query?: {
                /**
                 * @description The e-mail address, for the form of the call that has it in the query. Leave it out when `loginId` is given.
                 * @example mara.lindqvist@example.com
                 */
                email?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['LoginRequest'];
            };
        };
        responses: {
            /** @description How far the sign-in has come. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['AuthenticationResponse'];
                };
            };
            /** @description The input breaks a rule, or the platform rejects it for another reason, stated in `details`. */
            400: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            /** @description There is no token, or it is expired or revoked. Wrong passwords are answered like this too. */
            401: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            403: components['responses']['Forbidden'];
            /** @description What the request names does not exist, or the bearer may not see it. */
            404: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'authentication.changePassword': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['ChangePasswordRequest'];
            };
        };
        responses: {
            /** @description The password is changed. The response has no properties. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['EmptyResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'authentication.ssoLogin': {
        parameters: {
            query?: {
                /**
                 * @description What `tenantId` names.
                 * @example SITE
                 */
                tenantType?: components['schemas']['TenantType'];
                /**
                 * @description Values that come back with the result.
                 * @example {
                 *       "campaign": "spring"
                 *     }
                 */
                customPayload?: {
                    [key: string]: string;
                };
                /**
                 * @description Random id of this attempt, which names the channel for the result.
                 * @example sign-in-attempt-1
                 */
                sessionId?: string;
                /**
                 * @description Random AES key of this attempt in base64, which encrypts the result. Never use one twice.
                 * @example bm90LWEtc2VjcmV0LWtleQ==
                 */
                encryptionKey?: string;
                /**
                 * @description The visitor until now, to tie to the member.
                 * @example e8d15a29-7c4b-4f36-a0e5-3b9c6d2f8147
                 */
                visitorId?: string;
                /**
                 * @description Browser session id of the platform's own statistics.
                 * @example bsi-1
                 */
                bsi?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Id of what the sign-in belongs to: the site, for members.
                 * @example 2c8f1a94-6d3b-4e57-9b20-8f1e4c7a5d63
                 */
                tenantId: string;
                /**
                 * @description The provider as connected to the site.
                 * @example 0e6a50f5-b523-4e29-990d-f37fa2ffdd69
                 */
                idpConnectionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The browser goes to the sign-in page of the identity provider. */
            302: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    /**
                     * @description Address of the sign-in page.
                     * @example https://accounts.example.org/authorize?client_id=harbour-ceramics&state=Yx3v0kZr8m2Qb7Wc
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components['responses']['BadRequest'];
            404: components['responses']['NotFound'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'authentication.loginCallback': {
        parameters: {
            query?: {
                /**
                 * @description Names the sign-in, as the provider got it.
                 * @example Yx3v0kZr8m2Qb7Wc
                 */
                state?: string;
                /**
                 * @description The session that the provider sign-in made.
                 * @example session.token.of.this.sign-in
                 */
                sessionToken?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redirects the browser to the site. */
            302: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    /**
                     * @description Page of the site that takes over.
                     * @example https://shop.example.com/callback
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components['responses']['BadRequest'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'authentication.ssoLoginWithTokenParams': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['SsoLoginWithTokenParamsRequest'];
            };
        };
        responses: {
            /** @description How far the sign-in has come. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['AuthenticationResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'authentication.signOn': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['SignOnRequest'];
            };
        };
        responses: {
            /** @description The session and the account. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['SignOnResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'authentication.logoutRedirect': {
        parameters: {
            query?: {
                /**
                 * @description Where the browser goes afterwards. It must be allowed for the OAuth client.
                 * @example https://shop.example.com/
                 */
                postLogoutRedirectUri?: string;
                /**
                 * @description OAuth client of the site, whose allowed addresses count.
                 * @example 9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541
                 */
                clientId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signs the browser out and redirects it. */
            302: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    /**
                     * @description The value of `postLogoutRedirectUri`.
                     * @example https://shop.example.com/
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components['responses']['BadRequest'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'authentication.verifyFactor': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The factor that is answered.
                 * @example TOTP
                 */
                factorType: components['schemas']['FactorType'];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['VerifyFactorRequest'];
            };
        };
        responses: {
            /** @description How far the sign-in has come. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['AuthenticationResponse'];
                };
            };
            /** @description The input breaks a rule, or the platform rejects it for another reason, stated in `details`. */
            400: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'verification.startVerification': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['StartVerificationRequest'];
            };
        };
        responses: {
            /** @description The verification that began. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['StartVerificationResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'verification.verifyDuringAuthentication': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['VerifyDuringAuthenticationRequest'];
            };
        };
        responses: {
            /** @description How far the sign-in has come, as a rule `SUCCESS` with a session token. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['AuthenticationResponse'];
                };
            };
            /** @description The input breaks a rule, or the platform rejects it for another reason, stated in `details`. */
            400: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'verification.resendDuringAuthentication': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['ResendDuringAuthenticationRequest'];
            };
        };
        responses: {
            /** @description The state of the sign-in, which still waits for the code. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['AuthenticationResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'recovery.sendRecoveryEmail': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['SendRecoveryEmailRequest'];
            };
        };
        responses: {
            /** @description The request is taken. The response has no properties. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['EmptyResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'recovery.sendActivationEmail': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['SendActivationEmailRequest'];
            };
        };
        responses: {
            /** @description The mail is on its way. The response has no properties. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['EmptyResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'recovery.recoverPassword': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['RecoverPasswordRequest'];
            };
        };
        responses: {
            /** @description How far the sign-in has come. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['AuthenticationResponse'];
                };
            };
            /** @description The input breaks a rule, or the platform rejects it for another reason, stated in `details`. */
            400: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'oauth.oauthToken': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['OAuthTokenRequest'];
                'application/x-www-form-urlencoded': components['schemas']['OAuthTokenRequest'];
            };
        };
        responses: {
            /** @description The tokens. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['OAuthTokenResponse'];
                };
            };
            400: components['responses']['OAuthBadRequest'];
            401: components['responses']['OAuthUnauthorized'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'oauth.oauthTokenInfo': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['OauthTokenInfoRequest'];
            };
        };
        responses: {
            /** @description What is known about the token. An unusable token is an answer too, with `active` false. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['OauthTokenInfoResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'files.generateFilesDownloadUrl': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['GenerateFilesDownloadUrlRequest'];
            };
        };
        responses: {
            /** @description The address of the ZIP file. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['GenerateFilesDownloadUrlResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'files.generateFileDownloadUrl': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['GenerateFileDownloadUrlRequest'];
            };
        };
        responses: {
            /** @description The addresses, one for each asset. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['GenerateFileDownloadUrlResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'files.getFileDescriptor': {
        parameters: {
            query: {
                /**
                 * @description The file. A `wix:` media address does as well.
                 * @example 11062b_5d0e7c3a9f8b4e21b6d4~mv2.png
                 */
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
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['FileDescriptorResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'files.getFileDescriptors': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['GetFileDescriptorsRequest'];
            };
        };
        responses: {
            /** @description The files that were found. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['GetFileDescriptorsResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'files.updateFileDescriptor': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['UpdateFileDescriptorRequest'];
            };
        };
        responses: {
            /** @description The file as it is now. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['FileDescriptorResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'files.generateFileUploadUrl': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['GenerateFileUploadUrlRequest'];
            };
        };
        responses: {
            /** @description The upload address. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['GenerateFileUploadUrlResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'files.generateFileResumableUploadUrl': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['GenerateFileResumableUploadUrlRequest'];
            };
        };
        responses: {
            /** @description Where and how to upload. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['GenerateFileResumableUploadUrlResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'files.importFile': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['ImportFileRequest'];
            };
        };
        responses: {
            /** @description The new file, still pending. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['FileDescriptorResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'files.bulkImportFilesV1': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['BulkImportFilesV1Request'];
            };
        };
        responses: {
            /** @description The new files, still pending. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['GetFileDescriptorsResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'files.bulkImportFiles': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['BulkImportFilesRequest'];
            };
        };
        responses: {
            /** @description How each import began. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['BulkImportFilesResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'files.listFiles': {
        parameters: {
            query?: {
                /**
                 * @description The folder. `media-root`, the top of the site files, when absent.
                 * @example media-root
                 */
                parentFolderId?: string;
                /**
                 * @description Only these kinds. All when absent.
                 * @example [
                 *       "IMAGE",
                 *       "VIDEO"
                 *     ]
                 */
                mediaTypes?: components['schemas']['FileMediaType'][];
                /**
                 * @description True for private files only, false for public ones only, absent for both.
                 * @example false
                 */
                private?: boolean;
                /**
                 * @description Field to sort by. `updatedDate` when absent.
                 * @example updatedDate
                 */
                'sort.fieldName'?: components['schemas']['FileSortField'];
                /**
                 * @description Direction. `DESC` puts the latest date first.
                 * @example DESC
                 */
                'sort.order'?: components['schemas']['SortOrder'];
                /**
                 * @description Files in one page. Defaults to 50.
                 * @example 50
                 */
                'paging.limit'?: number;
                /**
                 * @description Cursor of the wanted page, from `nextCursor.cursors.next` of the page before. Absent for the first page.
                 * @example c2VhLWdsYXpl
                 */
                'paging.cursor'?: string;
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
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ListFilesResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'files.searchFiles': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['SearchFilesRequest'];
            };
        };
        responses: {
            /** @description A page of files, with a cursor to the next one when there is more. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ListFilesResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'files.generateVideoStreamingUrl': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['GenerateVideoStreamingUrlRequest'];
            };
        };
        responses: {
            /** @description The address of the stream. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['DownloadUrlResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'files.bulkDeleteFiles': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['BulkDeleteFilesRequest'];
            };
        };
        responses: {
            /** @description The deletion has begun. The response has no properties. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['EmptyResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'files.bulkRestoreFiles': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['BulkRestoreFilesRequest'];
            };
        };
        responses: {
            /** @description The restoration has begun. The response has no properties. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['EmptyResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'files.listDeletedFiles': {
        parameters: {
            query?: {
                /**
                 * @description Folder within the trash bin. Its top when absent.
                 * @example trash-root
                 */
                parentFolderId?: string;
                /**
                 * @description Only these kinds. All when absent.
                 * @example [
                 *       "IMAGE",
                 *       "VIDEO"
                 *     ]
                 */
                mediaTypes?: components['schemas']['FileMediaType'][];
                /**
                 * @description True for private files only, false for public ones only, absent for both.
                 * @example false
                 */
                private?: boolean;
                /**
                 * @description Field to sort by. `updatedDate` when absent.
                 * @example updatedDate
                 */
                'sort.fieldName'?: components['schemas']['FileSortField'];
                /**
                 * @description Direction. `DESC` puts the latest date first.
                 * @example DESC
                 */
                'sort.order'?: components['schemas']['SortOrder'];
                /**
                 * @description Files in one page. Defaults to 50.
                 * @example 50
                 */
                'paging.limit'?: number;
                /**
                 * @description Cursor of the wanted page, from `nextCursor.cursors.next` of the page before. Absent for the first page.
                 * @example c2VhLWdsYXpl
                 */
                'paging.cursor'?: string;
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
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ListFilesResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'members.updateMySlug': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['UpdateSlugRequest'];
            };
        };
        responses: {
            /** @description The member, now changed. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['MemberResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            /** @description The request collides with the present state, for example an outdated revision or an address that is taken. */
            409: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'members.updateMemberSlug': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the member.
                 * @example 6f3e9d1a-0c58-4b72-9a4e-2d8c7b5f1e36
                 */
                id: components['parameters']['MemberId'];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['UpdateSlugRequest'];
            };
        };
        responses: {
            /** @description The member, now changed. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['MemberResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            /** @description The request collides with the present state, for example an outdated revision or an address that is taken. */
            409: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'members.joinCommunity': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components['requestBodies']['Nothing'];
        responses: {
            /** @description The member, now PUBLIC. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['MemberResponse'];
                };
            };
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            /** @description Something has to happen first. `details` says what. */
            428: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'members.leaveCommunity': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components['requestBodies']['Nothing'];
        responses: {
            /** @description The member, now PRIVATE. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['MemberResponse'];
                };
            };
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'members.getMyMember': {
        parameters: {
            query?: {
                /**
                 * @description How much of the member to return. PUBLIC when absent.
                 * @example [
                 *       "FULL"
                 *     ]
                 */
                fieldsets?: components['schemas']['MemberFieldSet'][];
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
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['MemberResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            /** @description What the request names does not exist, or the bearer may not see it. */
            404: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'members.deleteMyMember': {
        parameters: {
            query?: {
                /**
                 * @description Member who takes over the posts and comments. The owner of the site when absent.
                 * @example 994869a3-4e97-46de-abf3-d9468d429eec
                 */
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
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['EmptyResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'members.getMember': {
        parameters: {
            query?: {
                /**
                 * @description How much of the member to return. PUBLIC when absent.
                 * @example [
                 *       "FULL"
                 *     ]
                 */
                fieldsets?: components['schemas']['MemberFieldSet'][];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the member.
                 * @example 6f3e9d1a-0c58-4b72-9a4e-2d8c7b5f1e36
                 */
                id: components['parameters']['MemberId'];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['MemberResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            /** @description What the request names does not exist, or the bearer may not see it. */
            404: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'members.deleteMember': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the member.
                 * @example 6f3e9d1a-0c58-4b72-9a4e-2d8c7b5f1e36
                 */
                id: components['parameters']['MemberId'];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. The response has no properties. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['EmptyResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'members.updateMember': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the member.
                 * @example 6f3e9d1a-0c58-4b72-9a4e-2d8c7b5f1e36
                 */
                id: components['parameters']['MemberId'];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['UpdateMemberRequest'];
            };
        };
        responses: {
            /** @description The member, now changed. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['MemberResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'members.listMembers': {
        parameters: {
            query?: {
                /** @description The whole input as base64url of its JSON, without padding. */
                '.r'?: string;
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
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ListMembersResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'members.createMember': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['CreateMemberRequest'];
            };
        };
        responses: {
            /** @description The new member, with its id. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['MemberResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            409: components['responses']['Conflict'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'members.queryMembers': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['QueryMembersRequest'];
            };
        };
        responses: {
            /** @description One page of members and where it lies in the result. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ListMembersResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'members.muteMember': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the member.
                 * @example 6f3e9d1a-0c58-4b72-9a4e-2d8c7b5f1e36
                 */
                id: components['parameters']['MemberId'];
            };
            cookie?: never;
        };
        requestBody?: components['requestBodies']['Nothing'];
        responses: {
            /** @description The member, now MUTED. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['MemberResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'members.unmuteMember': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the member.
                 * @example 6f3e9d1a-0c58-4b72-9a4e-2d8c7b5f1e36
                 */
                id: components['parameters']['MemberId'];
            };
            cookie?: never;
        };
        requestBody?: components['requestBodies']['Nothing'];
        responses: {
            /** @description The member, now ACTIVE. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['MemberResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'members.approveMember': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the member.
                 * @example 6f3e9d1a-0c58-4b72-9a4e-2d8c7b5f1e36
                 */
                id: components['parameters']['MemberId'];
            };
            cookie?: never;
        };
        requestBody?: components['requestBodies']['Nothing'];
        responses: {
            /** @description The member, now APPROVED. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['MemberResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'members.blockMember': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the member.
                 * @example 6f3e9d1a-0c58-4b72-9a4e-2d8c7b5f1e36
                 */
                id: components['parameters']['MemberId'];
            };
            cookie?: never;
        };
        requestBody?: components['requestBodies']['Nothing'];
        responses: {
            /** @description The member, now BLOCKED. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['MemberResponse'];
                };
            };
            /** @description The input breaks a rule, or the platform rejects it for another reason, stated in `details`. */
            400: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            /** @description Something has to happen first. `details` says what. */
            428: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['ErrorBody'];
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'members.disconnectMember': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the member.
                 * @example 6f3e9d1a-0c58-4b72-9a4e-2d8c7b5f1e36
                 */
                id: components['parameters']['MemberId'];
            };
            cookie?: never;
        };
        requestBody?: components['requestBodies']['Nothing'];
        responses: {
            /** @description The member, now OFFLINE. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['MemberResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'members.bulkDeleteMembers': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['BulkDeleteMembersRequest'];
            };
        };
        responses: {
            /** @description The outcome for every id, and the counts. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['BulkItemsResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'members.bulkDeleteMembersByFilter': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['BulkDeleteMembersByFilterRequest'];
            };
        };
        responses: {
            /** @description The job that does the work. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['MembersJobResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'members.bulkApproveMembers': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['MembersByFilterRequest'];
            };
        };
        responses: {
            /** @description The job that does the work. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['MembersJobResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'members.bulkBlockMembers': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['MembersByFilterRequest'];
            };
        };
        responses: {
            /** @description The job that does the work. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['MembersJobResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'members.deleteMemberPhones': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the member.
                 * @example 6f3e9d1a-0c58-4b72-9a4e-2d8c7b5f1e36
                 */
                id: components['parameters']['MemberId'];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member, now without phone numbers. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['MemberResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'members.deleteMemberEmails': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the member.
                 * @example 6f3e9d1a-0c58-4b72-9a4e-2d8c7b5f1e36
                 */
                id: components['parameters']['MemberId'];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member, now without e-mail addresses. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['MemberResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'members.deleteMemberAddresses': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the member.
                 * @example 6f3e9d1a-0c58-4b72-9a4e-2d8c7b5f1e36
                 */
                id: components['parameters']['MemberId'];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member, now without addresses. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['MemberResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'redirects.createRedirectSession': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['CreateRedirectSessionRequest'];
            };
        };
        responses: {
            /** @description The session with the address to send the browser to. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['RedirectSessionResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'graphql.graphqlQuery': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Version of the schema; `alpha` by default.
                 * @example alpha
                 */
                apiVersion: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['GraphqlQueryRequest'];
            };
        };
        responses: {
            /** @description The data, the errors, or both. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['GraphqlQueryResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'webMethods.callWebMethod': {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description File of the site that exports the function, with its extension.
                 * @example stock.web.js
                 */
                module: string;
                /**
                 * @description Name of the exported function, followed by `.ajax`.
                 * @example countInStock.ajax
                 */
                functionName: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['WebMethodArguments'];
            };
        };
        responses: {
            /** @description What the function returned, or the error that it threw. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['CallWebMethodResponse'];
                };
            };
            /** @description The path or the body is malformed. */
            400: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'text/plain': string;
                };
            };
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            404: components['responses']['NotFound'];
            /** @description The body is larger than the server accepts. */
            413: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'text/plain': string;
                };
            };
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'backInStock.queryBackInStockRequestsByBody': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                'application/json': components['schemas']['QueryBackInStockRequestsParameters'];
            };
        };
        responses: {
            /** @description One page of requests and the cursors of its neighbours. */
            200: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    [name: string]: unknown;
                };
                content: {
                    'application/json': components['schemas']['QueryBackInStockRequestsResponse'];
                };
            };
            400: components['responses']['BadRequest'];
            401: components['responses']['Unauthorized'];
            403: components['responses']['Forbidden'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'oauth.authorize': {
        parameters: {
            query: {
                /**
                 * @description OAuth client of the site.
                 * @example 9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541
                 */
                clientId: string;
                /**
                 * @description Always `code`.
                 * @example code
                 */
                responseType: 'code';
                /**
                 * @description Where the response goes. Must equal one of the up to 20 allowed addresses of the client. Absent in the silent form, where the origin of the page must be one of the up to 20 allowed domains instead.
                 * @example https://shop.example.com/callback
                 */
                redirectUri?: string;
                /**
                 * @description Always `offline_access`, which asks for a refresh token.
                 * @example offline_access
                 */
                scope?: 'offline_access';
                /**
                 * @description Random value that comes back unchanged. Reject a response with another one. The platform's own client makes 43 characters.
                 * @example Yx3v0kZr8m2Qb7Wc
                 */
                state: string;
                /**
                 * @description How the response comes back. `fragment` when absent.
                 * @example fragment
                 */
                responseMode?: components['schemas']['AuthorizationResponseMode'];
                /**
                 * @description SHA-256 of the code verifier in base64url, 43 characters. The verifier has 43 to 128 characters from A-Z, a-z, 0-9 and `-._~`.
                 * @example pdHWsS2XQJhVPnqvh58ElZxZqTyXZ0hx83b2qRRfaG0
                 */
                codeChallenge: string;
                /**
                 * @description Always `S256`.
                 * @example S256
                 */
                codeChallengeMethod: 'S256';
                /**
                 * @description Whether to show a page. `login` when absent.
                 * @example login
                 */
                prompt?: components['schemas']['AuthorizationPrompt'];
                /**
                 * @description Random value that binds an identity token to this request.
                 * @example n-0S6_WzA2Mj
                 */
                nonce?: string;
                /**
                 * @description Session of a direct sign-in, which takes the place of the login page.
                 * @example session.token.of.this.sign-in
                 */
                sessionToken?: string;
                /**
                 * @description Connection of an identity provider to go to at once: Google is `0e6a50f5-b523-4e29-990d-f37fa2ffdd69`, Facebook `3ecad13f-52c3-483d-911f-31dbcf2a6d23`.
                 * @example 0e6a50f5-b523-4e29-990d-f37fa2ffdd69
                 */
                idp?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The browser goes to the login page, or back to the site with the response. */
            302: {
                headers: {
                    'x-wix-request-id': components['headers']['RequestId'];
                    /**
                     * @description The login page, or the redirect address with the response.
                     * @example https://shop.example.com/callback#code=code.from.the.redirect&state=Yx3v0kZr8m2Qb7Wc
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components['responses']['BadRequest'];
            429: components['responses']['TooManyRequests'];
            500: components['responses']['SystemError'];
        };
    };
    'webhooks.onOrderApproved': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['OrderActionEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onOrderCanceled': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['OrderCanceledEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onOrderCommitted': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['OrderCommittedEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onOrderCreated': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['OrderCreatedEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onOrderFulfilled': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['OrderFulfilledEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onOrderImported': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['OrderActionEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onOrderImportedOrderDeleted': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['OrderActionEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onOrderPaymentStatusUpdated': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['OrderPaymentStatusUpdatedEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onOrderUpdated': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['OrderUpdatedEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onCartCreated': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['CartCreatedEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onCartDeleted': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['EntityDeletedEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onCartUpdated': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['CartUpdatedEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onCartCalculatedV2': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['CartCalculatedEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onCartCreatedV2': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['CartV2CreatedEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onCartDeletedV2': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['CartV2DeletedEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onCartUpdatedV2': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['CartV2UpdatedEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onCheckoutCompleted': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['CheckoutCompletedEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onCheckoutCreated': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['CheckoutCreatedEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onCheckoutDeleted': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['EntityDeletedEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onCheckoutUpdated': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['CheckoutUpdatedEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onCheckoutSettingsUpdated': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['CheckoutSettingsUpdatedEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onBackInStockNotificationRequestCreated': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['BackInStockNotificationRequestCreatedEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onBackInStockNotificationRequestDeleted': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['EntityDeletedEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onBackInStockNotificationRequestUpdated': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['BackInStockNotificationRequestUpdatedEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onOrderTransactionsChargebackApproved': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['ChargebackEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onOrderTransactionsChargebackReversed': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['ChargebackEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onOrderTransactionsDetailsUpdated': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['OrderTransactionsUpdatedEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onOrderTransactionsRefundCompleted': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['OrderTransactionsRefundCompletedEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onOrderTransactionsUpdated': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['OrderTransactionsUpdatedEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onAbandonedCheckoutCreated': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['AbandonedCheckoutEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onAbandonedCheckoutDeleted': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['AbandonedCheckoutEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onAbandonedCheckoutRecovered': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['AbandonedCheckoutRecoveredEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onAbandonedCheckoutUpdated': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['AbandonedCheckoutUpdatedEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onReviewCreated': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['ReviewEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onReviewDeleted': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['ReviewEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onReviewModerationStatusChanged': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['ReviewModerationStatusChangedEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onReviewPublished': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['ReviewPublishedEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onReviewUpdated': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['ReviewUpdatedEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onProductChanged': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['ProductChangedEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onProductCollectionChanged': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['ProductCollectionChangedEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onProductCollectionCreated': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['ProductCollectionCreatedEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onProductCollectionDeleted': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['ProductCollectionDeletedEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onProductCreated': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['ProductCreatedEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onProductDeleted': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['ProductDeletedEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onProductVariantsChanged': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['ProductVariantsChangedEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onInventoryItemChanged': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['InventoryItemChangedEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onInventoryVariantsChanged': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['InventoryVariantsChangedEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onInventoryItemUpdatedWithReason': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['InventoryItemUpdatedWithReasonEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onInventoryItemStockStatusUpdated': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['InventoryItemStockStatusUpdatedEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onProductCreatedV3': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['ProductV3CreatedEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onProductUpdated': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['ProductV3UpdatedEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onProductDeletedV3': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['EntityDeletedEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onCategoryCreated': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['CategoryCreatedEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onCategoryUpdated': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['CategoryUpdatedEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onCategoryDeleted': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['EntityDeletedEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onCategoryItemAddedToCategory': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['CategoryItemEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onCategoryItemRemovedFromCategory': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['CategoryItemEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onFileDescriptorFileFailed': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['FileDescriptorFileFailedEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onFileDescriptorFileReady': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['FileDescriptorFileReadyEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onMemberCreated': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['MemberCreatedEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onMemberDeleted': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['EntityDeletedEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onMemberUpdated': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['MemberUpdatedEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
    'webhooks.onRedirectSessionCreated': {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decoded event. On the wire the body is one compact JWT, signed with RS256. */
        requestBody: {
            content: {
                'application/json': components['schemas']['RedirectSessionCreatedEvent'];
            };
        };
        responses: {
            200: components['responses']['EventReceived'];
        };
    };
}

/** Why the platform refuses something, by its codes. */
export const problems: Partial<Record<string, string>> = {
  LINE_ITEMS_OUT_OF_STOCK: 'Not everything in your cart is available.',
  MEMBERS_ONLY_ITEM: 'Only members can buy this product. Sign in first.',
  CANNOT_APPLY_COUPON_DISCOUNT_WHEN_PURCHASING_GIFT_CARD: 'A coupon takes nothing off a gift card.',
  CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD: 'A gift card cannot pay for a gift card.',
  MISSING_DELIVERY_ADDRESS: 'The delivery address is missing.',
  MISSING_DELIVERY_METHOD: 'No delivery is chosen yet.',
  DELIVERY_METHOD_NO_LONGER_AVAILABLE: 'The chosen delivery is no longer offered. Choose another one.',
  DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS:
    'The chosen delivery does not bring everything in your cart.',
  INVALID_POSTAL_CODE: 'The postal code does not exist in this country.',
  INVALID_SUBDIVISION: 'The region does not exist in this country.',
  CART_ALREADY_ORDERED: 'This cart was ordered already. Look at your orders.',
  EMPTY_CART: 'Your cart is empty. Add a product first.',
  INVALID_CART: 'Your cart cannot be ordered like this. Check the products and your entries.',
  VIOLATIONS_WITH_ERROR_SEVERITY: 'The shop does not accept this cart. Check the products and your entries.',
  CALCULATION_ERROR: 'The total could not be calculated. Try again later.',
  ITEM_NOT_FOUND_IN_CATALOG: 'This product or variant is not sold any more. Choose another one.',
  LINE_ITEM_NOT_FOUND_IN_CART: 'This product is not in your cart any more. Load the page again.',
  LINE_ITEM_PRICE_CONFLICT: 'The price of a product has changed. Check it and add the product again.',
  FIXED_QUANTITY_ITEM: 'The quantity of this product cannot be changed.',
  MAX_LINE_ITEMS_EXCEEDED: 'Your cart is full. Remove a product before you add another one.',
  COUPON_ALREADY_EXISTS: 'This coupon is in your cart already.',
  MAX_COUPONS_PER_CART_EXCEEDED: 'Your cart has another coupon. Remove it first.',
  COUPON_LOCKED: 'The coupon of this cart cannot be changed.',
  COUPON_NOT_FOUND_IN_CART: 'This coupon is not in your cart any more. Load the page again.',
  CANNOT_REDEEM_COUPON_WHEN_PURCHASING_GIFT_CARD:
    'A coupon takes nothing off a gift card. Remove the coupon.',
  GIFT_CARD_ALREADY_EXISTS: 'This gift card is in your cart already.',
  MAX_GIFT_CARDS_PER_CART_EXCEEDED: 'Your cart has another gift card. Remove it first.',
  GIFT_CARD_LOCKED: 'The gift card of this cart cannot be changed.',
  GIFT_CARD_NOT_FOUND_IN_CART: 'This gift card is not in your cart any more. Load the page again.',
  GIFT_CARD_REDEEM_ERROR: 'The gift card could not pay. Remove it or try again.',
  INVALID_ADDRESS_FORMAT: 'The address is not valid. Check your entries.',
  DELIVERY_METHOD_MISSING_ADDRESS: 'Enter your address before you choose the delivery.',
  DELIVERY_METHOD_MISSING_LINE_ITEMS: 'Your cart is empty. Add a product before you choose the delivery.',
  SITE_NOT_ACCEPTING_PAYMENTS: 'The shop takes no payments at the moment. Ask the shop.',
  SITE_NOT_PUBLISHED: 'The shop takes no orders at the moment. Try again later.',
  CHECKOUT_PAGE_NOT_FOUND: 'The payment page does not exist. Ask the shop.',
  PAYMENT_ALREADY_IN_PROGRESS: 'A payment is in progress. Wait until it ends.',
  PAYMENT_ATTEMPT_EXPIRED: 'The time for the payment is over. Start it again.',
  INVALID_PAYMENT_STATUS: 'The payment has failed. Try again or pay in another way.',
  UNAVAILABLE_PAYMENT_METHOD: 'This way to pay is not available. Choose another one.',
  EMPTY_PAYMENT_TOKEN: 'The order cannot be paid here. Ask the shop.',
};

/** Why a coupon or a gift card cannot be used, by the codes of the platform. */
export const codeProblems: Readonly<Record<'coupon' | 'giftCard', Partial<Record<string, string>>>> = {
  coupon: {
    INVALID_COUPON_CODE: 'This code does not exist. Check the spelling.',
    INVALID_COUPON_STATUS: 'This coupon cannot be used now.',
    EXPIRED: 'This coupon has expired.',
    DISABLED: 'This coupon is no longer valid.',
    INACTIVE: 'This coupon is not valid yet.',
    MAX_USAGE_EXCEEDED: 'This coupon was used up.',
    MAX_USAGE_PER_CUSTOMER_EXCEEDED: 'You have used this coupon already.',
    NOT_APPLICABLE_TO_SUBSCRIPTIONS: 'This coupon does not apply to subscriptions.',
    NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS: 'The coupon does not apply to the products in your cart.',
    MIN_LINE_ITEM_QUANTITY_NOT_REACHED: 'Your cart has fewer pieces than this coupon asks for.',
    MIN_SUBTOTAL_NOT_REACHED: 'Your cart is below the amount that this coupon asks for.',
  },
  giftCard: {
    INVALID_GIFT_CARD_CODE: 'This gift card does not exist. Check the code.',
    INVALID_GIFT_CARD_STATUS: 'This gift card cannot be used now.',
    EXPIRED: 'This gift card has expired.',
    DISABLED: 'This gift card is blocked.',
    EMPTY_BALANCE: 'Nothing is left on this gift card.',
  },
};

declare module '../../text/text.tsx' {
  interface AllText {
    problems: typeof problems;
    codeProblems: typeof codeProblems;
  }
}

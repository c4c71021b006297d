/** What to do about an application code: by the code where its status alone says too little, otherwise by the status. */

const BY_CODE: readonly (readonly [codes: RegExp, advice: string])[] = [
  [/^OWNED_CART_NOT_FOUND$/, 'Show an empty cart. The first item that is added makes a cart.'],
  [
    /^(?:LINE_ITEM|COUPON|GIFT_CARD)_(?:NOT_FOUND_IN_CART|ALREADY_EXISTS)$/,
    'Read the cart again, and show it: another tab or an earlier request may have changed it.',
  ],
  [
    /^GIFT_CARD_(?!CANNOT)|^INVALID_GIFT_CARD_|^CANNOT_PAY_/,
    'Show this to the buyer, and continue without the gift card.',
  ],
  [
    /^ERROR_COUPON_|^INVALID_COUPON_|^COUPON_LOCKED$|^CANNOT_REDEEM_COUPON_/,
    'Show this to the buyer, and continue without the coupon.',
  ],
  [
    /^(?:PARTIAL|FULL)_OUT_OF_STOCK$|^CHECKOUT_CHANGED$/,
    'Read the checkout again, show what has changed, and create the order once the buyer confirms it.',
  ],
  [
    /^LINE_ITEMS_OUT_OF_STOCK$|^CART_PRICES_OUT_OF_SYNC$|^INVALID_PRICE_VERIFICATION_TOKEN$/,
    'Calculate the cart again with `refreshCart`, show what has changed, and place the order once the buyer confirms it.',
  ],
  [
    /^INSUFFICIENT_INVENTORY$/,
    'Show how many pieces are left, which `data.invalidItems` lists, and let the buyer choose fewer.',
  ],
  [
    /^CHECKOUT_(?:ALREADY_PAID|IS_COMPLETE)$/,
    'Create no other order: read the order that was made from this checkout.',
  ],
  [/^CART_ALREADY_ORDERED$/, 'Place no other order: read the one that `data.orderId` names.'],
  [
    /PAYMENT_ALREADY_IN_PROGRESS|PENDING_CAPTURE/,
    'Wait, then read the state again. Start no second payment or capture.',
  ],
  [
    /^(?:ORDER|PAYMENT)_ALREADY_|^ORDER_CANCELED$/,
    'Read the order again and show its state. An earlier request may have done what this one asks for.',
  ],
  [
    /ACCEPT(?:ING)?_PAYMENTS$|^PAYMENT_METHODS_NOT_FOUND$|^PAYMENT_PROVIDER_/,
    'The merchant must connect a payment provider. Sending the request again does not help.',
  ],
  [
    /CARRIER_SERVICE_OPTION|^DELIVERY_METHOD_NO|^MISSING_DELIVERY_METHOD$/,
    'Read the delivery options again, and let the buyer choose one.',
  ],
  [/^MEMBERS_ONLY_ITEM$/, 'Sign the buyer in, then create the order again.'],
  [
    /CAPTCHA|^-1997[01]$/,
    'Show the captcha, and send the request again with a new answer. See the [states of a sign-in form](/guides/sign-in-forms/#states).',
  ],
  [/^THROTTLED_FEATURE$/, 'Wait before the next attempt, and show that too many were made.'],
  [/^(?:-19995|DUPLICATE_EMAIL)$/, 'Offer to sign in with this address, or to recover its password.'],
  [/^-199(?:76|99)$/, 'Ask for address and password again, or offer to recover the password.'],
  [/^-19973$/, 'Send a recovery email: the next sign-in needs a new password.'],
  [/^VERIFICATION_FAILED$/, 'Ask for the code again, or send a new one.'],
  [/^SLUG_ALREADY_EXISTS$/, 'Ask for another slug.'],
];

const BY_STATUS: Record<number, string> = {
  400: 'Change the input: sending the same request again fails again. The description and `data` of the error say what to change.',
  401: 'Ask the user for the credentials again, or sign in again.',
  403: 'The caller may not do this. Do not offer it to this caller, or make the call as one who may.',
  404: 'Read the list that the id came from again: the entity was deleted, or belongs to another caller.',
  409: 'Read the entity again, apply the change to its present state, and send it again.',
  428: 'Do first what the description names, then send the request again.',
  429: 'Wait for `retryAfterMs`, then send the request again.',
};

export function adviceOn(code: string, statuses: readonly number[]): string {
  const [, own] = BY_CODE.find(([codes]) => codes.test(code)) ?? [];
  if (own) return own;
  const advice = [...new Set(statuses.map((status) => BY_STATUS[status]).filter(Boolean))];
  return advice.join(' ') || 'Show the description of the error.';
}

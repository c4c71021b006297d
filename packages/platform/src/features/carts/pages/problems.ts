/** Why a step of the checkout page did not work, or an order cannot be placed: codes of the contract, and others. */
export const PROBLEMS = {
  email: 'Please check the email address.',
  country: 'Please check the country: two letters.',
  chooseDelivery: 'Please choose how the order is delivered.',
  chooseCard: 'Please choose a card.',
  cardDeclined: 'The card was declined. Please choose another one.',
  other: 'This did not work. Please check what you have entered.',
  canceled: 'This order was canceled.',
  tooLate: 'The time to pay for this order is over. Please order again.',
  conflict: 'The order cannot be paid now.',
  CHECKOUT_ALREADY_PAID: 'This order was placed already.',
  CALCULATION_ERROR: 'The order cannot be placed at present.',
  REDEEM_GIFT_CARD_ERROR: 'The order cannot be placed at present.',
  CHECKOUT_CHANGED: 'Prices or stock have changed. Please check the order.',
  SITE_NOT_ACCEPTING_PAYMENTS: 'The shop does not accept payments at present.',
  FULL_OUT_OF_STOCK: 'The items are sold out.',
  PARTIAL_OUT_OF_STOCK: 'Some items are not in stock in this quantity.',
  NO_DELIVERY_REGION: 'The shop does not deliver to this address.',
  CARRIER_ERROR: 'The carrier did not respond.',
  SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE: 'The chosen delivery option is no longer offered.',
  couponCalculationError: 'The coupon cannot be applied to this purchase.',
  giftCardCalculationError: 'The gift card cannot pay for this purchase.',
  membershipError: 'A chosen membership cannot pay for all lines that it was chosen for.',
} as const;

export type Problem = keyof typeof PROBLEMS;

export const isProblem = (code: string): code is Problem => Object.hasOwn(PROBLEMS, code);

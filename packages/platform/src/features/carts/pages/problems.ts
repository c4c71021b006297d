/** Why a step of the checkout page did not work: codes of the contract, and others. */
export const PROBLEMS = {
  email: 'Please check the email address.',
  country: 'Please check the country: two letters.',
  declined: 'The card was declined. Please choose another one.',
  other: 'This did not work. Please check what you have entered.',
  canceled: 'This order was canceled.',
  tooLate: 'The time to pay for this order is over. Please order again.',
  conflict: 'The order cannot be paid now.',
  CART_ALREADY_ORDERED: 'This order was placed already.',
  PAYMENT_ALREADY_IN_PROGRESS: 'This order was placed already.',
  CALCULATION_ERROR: 'The order cannot be placed at present.',
  INVALID_CART: 'The order cannot be placed at present.',
  INVALID_PRICE_VERIFICATION_TOKEN: 'Prices or stock have changed. Please check the order.',
  CART_PRICES_OUT_OF_SYNC: 'Prices or stock have changed. Please check the order.',
  SITE_NOT_ACCEPTING_PAYMENTS: 'The shop does not accept payments at present.',
  LINE_ITEMS_OUT_OF_STOCK: 'Some items are not in stock in this quantity.',
} as const;

export type Problem = keyof typeof PROBLEMS;

export const isProblem = (code: string): code is Problem => Object.hasOwn(PROBLEMS, code);

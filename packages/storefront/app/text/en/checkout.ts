/** Checkout, from the email address to the payment. */
export const checkout = {
  title: 'Checkout',
  back: 'Back to the cart',
  secure: 'Secure checkout',
  steps: 'Steps of the checkout',
  step: {
    contact: 'Contact',
    delivery: 'Delivery',
    review: 'Review',
  },
  stepTitles: {
    contact: 'Who is buying?',
    delivery: 'How should it reach you?',
    review: 'Check your order',
  },
  stepDone: 'done',
  failed: 'Checkout could not be loaded',
  expired: 'Your session has expired',
  emptyCart: 'There is nothing to check out',
  emptyCartText: 'Add a product to your cart first.',
  edit: 'Change',
  editOf: (step: string) => `Change ${step}`,
  continue: 'Continue',
  contactText: 'We send the confirmation to this address.',
  haveAccount: 'Already have an account?',
  deliveryAddress: 'Delivery address',
  digitalOnly: 'Your order is a download. No delivery is needed.',
  noMethods: 'We cannot deliver to this address. Choose another one.',
  methodsFailed: 'The delivery options could not be loaded',
  slotFull: 'fully booked',
  methodMissing: 'Choose a delivery option.',
  pickupAt: (place: string) => `Pickup at ${place}`,
  billingTitle: 'Billing address',
  billingSame: 'The same as the delivery address',
  paymentText: 'You pay on the secure page of our payment provider.',
  payLater: (amount: string) => `You pay ${amount} later.`,
  nothingToPay: 'There is nothing to pay.',
  note: 'Message for the shop',
  /** The link is in brackets. */
  terms: 'I agree to the [terms and conditions]',
  promises: {
    delivery: 'Sent within three working days',
    returns: 'Returns within 30 days',
  },
  brands: 'You can pay with',
  termsMissing: 'Agree to the terms and conditions to place the order.',
  place: 'Place order',
  placeAndPay: (amount: string) => `Pay ${amount}`,
  placing: 'Placing your order',
  doNotClose: 'Please wait. Your order is placed only once, even if you press again.',
  placeFailed: 'Your order could not be placed',
  notices: {
    totalsChanged: 'The total has changed. Check it before you pay.',
    orderChanged: 'Something has changed in the meantime. Check your order before you pay.',
    unknown: 'We do not know yet whether your order was placed. Reload this page to find out.',
  },
  soldOut: (name: string) => `${name} was sold out in the meantime.`,
  stockChanged: (name: string, count: number) =>
    `Only ${count} of ${name} ${count === 1 ? 'is' : 'are'} left.`,
  savedAddress: 'Saved addresses',
  deliveryOpen: 'not chosen yet',
  saveFailed: 'Your entries could not be saved',
  methodGone: 'This option is no longer offered. Choose another one.',
  expiredText:
    'Sign in again to continue where you left off. Your entries are kept, and nothing was ordered.',
  expiredGuestText:
    'This cart cannot be opened any more, and nothing was ordered. Your entries are kept for the next checkout.',
};

/** The payment of an order that was placed. */
export const payment = {
  open: 'Your order is waiting for the payment',
  openText: 'What is still to pay was not charged yet. The products are kept for you for a short time.',
  pay: 'Pay now',
  opening: 'Opening the payment page',
  failed: 'The payment page could not be opened',
  declined: 'The payment was declined',
  payAgain: 'Pay another way',
  declinedText:
    'What is still to pay was not charged. The payment page takes another card or way to pay. The products are kept for you for a short time.',
  pending: 'The payment is being processed',
  pendingText: 'This can take a few minutes. We send an email as soon as it is complete.',
};

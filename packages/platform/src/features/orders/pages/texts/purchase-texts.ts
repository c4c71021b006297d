/** What the hosted pages of a purchase say, in each language. */

/** Simulated cards, by what happens to a payment with them. */
type Card = 'approved' | 'authorized' | 'pending' | 'declined' | 'challenge';

/** Why a step did not work, or an order cannot be placed. */
export type Problem =
  | 'email'
  | 'country'
  | 'chooseDelivery'
  | 'chooseCard'
  | 'cardDeclined'
  | 'other'
  | 'notCalculated'
  | 'canceled'
  | 'tooLate'
  | 'conflict'
  | 'CHECKOUT_ALREADY_PAID'
  | 'CALCULATION_ERROR'
  | 'REDEEM_GIFT_CARD_ERROR'
  | 'CHECKOUT_CHANGED'
  | 'SITE_NOT_ACCEPTING_PAYMENTS'
  | 'FULL_OUT_OF_STOCK'
  | 'PARTIAL_OUT_OF_STOCK'
  | 'NO_DELIVERY_REGION'
  | 'CARRIER_ERROR'
  | 'SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE'
  | 'couponCalculationError'
  | 'giftCardCalculationError'
  | 'membershipError';

export interface PurchaseTexts {
  checkout: string;
  payment: string;
  order: (number: string) => string;
  thankYou: string;
  wasPlaced: (number: string) => string;
  paymentStatus: string;
  statuses: Readonly<Record<string, string>>;
  wasPlacedAlready: string;
  backToShop: string;
  toShop: string;
  giftCard: string;
  payNow: string;
  deliverTo: string;
  billTo: string;
  contact: string;
  delivery: string;
  chooseDelivery: string;
  changeDetails: string;
  email: string;
  firstName: string;
  lastName: string;
  street: string;
  postalCode: string;
  city: string;
  country: string;
  optional: string;
  continue: string;
  card: string;
  cards: Readonly<Record<Card, string>>;
  pay: string;
  confirmTitle: string;
  bank: string;
  confirm: string;
  refuse: string;
  removeCoupon: string;
  removeGiftCard: string;
  removeMemberships: string;
  problems: Readonly<Record<Problem, string>>;
}

import { pluralOf } from '../../../format/plural.ts';

const plural = pluralOf('en');

/** What happens with an order: after it was placed, and so far; its downloads, and ordering again. */
export const orderExtras = {
  next: 'What happens next',
  nextSteps: {
    mail: 'You get a confirmation by email.',
    packed: (day: string) => `We pack your order and send it by ${day}.`,
    pickup: 'We prepare your order and email you when you can pick it up.',
    sent: 'We write to you as soon as it is on its way.',
    download: 'Your downloads are ready on this page.',
  },
  inAccount: 'See this order in your account',
  downloads: 'Your downloads',
  download: (name: string) => `Download ${name}`,
  downloadUntil: (time: string) => `Available until ${time}`,
  downloadLater: 'The link follows by email.',
  downloadExpired: 'The download link has expired',
  timeline: 'What happened so far',
  activities: {
    ORDER_PLACED: 'Order placed',
    ORDER_PAID: 'Payment received',
    ORDER_FULFILLED: 'Sent',
    ORDER_NOT_FULFILLED: 'Being prepared',
    ORDER_CANCELED: 'Cancelled',
    ORDER_REFUNDED: 'Refunded',
    DOWNLOAD_LINK_SENT: 'Download link sent',
    PICKUP_READY_EMAIL_SENT: 'Ready for pickup',
    TRACKING_NUMBER_ADDED: 'Tracking number added',
    SHIPPING_CONFIRMATION_EMAIL_SENT: 'Shipping confirmation sent',
    ORDER_PARTIALLY_PAID: 'Part of the payment received',
    ORDER_PENDING: 'The shop is checking the order',
    ORDER_REJECTED: 'Not accepted',
    AUTHORIZED_PAYMENT_CREATED: 'Amount reserved',
    AUTHORIZED_PAYMENT_CAPTURED: 'Payment collected',
    AUTHORIZED_PAYMENT_VOIDED: 'Reservation released',
    PAYMENT_PENDING: 'Payment in progress',
    PAYMENT_CANCELED: 'Payment cancelled',
    PAYMENT_DECLINED: 'Payment declined',
    REFUND_INITIATED: 'Refund started',
    PAYMENT_REFUNDED: 'Refunded',
    PAYMENT_REFUND_FAILED: 'The refund has failed',
    REFUNDED_AS_STORE_CREDIT: 'Refunded as store credit',
    TRACKING_NUMBER_EDITED: 'Tracking number changed',
    SHIPPING_ADDRESS_EDITED: 'Delivery address changed',
    EMAIL_EDITED: 'Email address changed',
    DRAFT_ORDER_CHANGES_APPLIED: 'Order changed by the shop',
    INVOICE_ADDED: 'Invoice created',
    INVOICE_SENT: 'Invoice sent',
    RECEIPT_CREATED: 'Receipt created',
    RECEIPT_SENT: 'Receipt sent',
  } as Partial<Record<string, string>>,
  trackingText: 'Tracking numbers are in the emails that the shop sends with each shipment.',
  reorder: 'Order again',
  reordering: 'Adding the products to your cart',
  reordered: (count: number) =>
    plural(count, { one: '# product is in your cart', other: '# products are in your cart' }),
  reorderFailed: 'Not everything could be put into your cart',
  reorderNone: 'None of the products is available any more',
  notAvailable: 'No longer available:',
  onlyAdded: (count: number) =>
    plural(count, { one: 'only # piece is left', other: 'only # pieces are left' }),
};

declare module '../../../text/text.tsx' {
  interface AllText {
    orderExtras: typeof orderExtras;
  }
}

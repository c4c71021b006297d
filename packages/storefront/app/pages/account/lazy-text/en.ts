import { pluralOf } from '../../../format/plural.ts';

const plural = pluralOf('en');

/** The pages of a signed-in member. */
export const account = {
  title: 'Your account',
  navigation: 'Pages of your account',
  failed: 'Your account could not be loaded',
  greeting: (name: string) => `Hello, ${name}`,
  orders: 'Orders',
  ordersHint: 'Follow them, order again, find invoices',
  ordersEmpty: 'No orders yet',
  ordersEmptyText: 'When you order something, you can follow it here.',
  ordersFailed: 'Your orders could not be loaded',
  newestOrders: 'Latest orders',
  allOrders: 'All orders',
  showMore: 'Show older orders',
  loadingMore: 'Loading older orders',
  newerOrders: 'Back to the latest orders',
  orderItems: (count: number) => plural(count, { one: '# item', other: '# items' }),
  order: 'Order',
  note: 'Your message to the shop',
  refunded: 'Refunded',
  trackingText: 'Tracking numbers are in the emails that the shop sends with each shipment.',
  invoiceText: 'Number of the invoice. The shop sends the document on request.',
  reorderFailed: 'Not everything could be put into your cart',
  reorderNone: 'None of the products is available any more',
  notAvailable: 'No longer available:',
  onlyAdded: (count: number) =>
    plural(count, { one: 'only # piece is left', other: 'only # pieces are left' }),
  signOut: 'Sign out',
  signInFailed: 'The sign-in has failed',
};

declare module '../../../text/text.tsx' {
  interface AllText {
    account: typeof account;
  }
}

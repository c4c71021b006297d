/** The pages of a signed-in member. */
export const account = {
  title: 'Your account',
  navigation: 'Pages of your account',
  failed: 'Your account could not be loaded',
  greeting: (name: string) => `Hello, ${name}`,
  orders: 'Orders',
  ordersHint: 'Follow them, find invoices',
  ordersEmpty: 'No orders yet',
  ordersEmptyText: 'When you order something, you can follow it here.',
  ordersFailed: 'Your orders could not be loaded',
  newestOrders: 'Latest orders',
  allOrders: 'All orders',
  showMore: 'Show older orders',
  loadingMore: 'Loading older orders',
  newerOrders: 'Back to the latest orders',
  order: 'Order',
  note: 'Your message to the shop',
  invoiceText: 'Number of the invoice. The shop sends the document on request.',
  signOut: 'Sign out',
  signInFailed: 'The sign-in has failed',
};

declare module '../../../text/text.tsx' {
  interface AllText {
    account: typeof account;
  }
}

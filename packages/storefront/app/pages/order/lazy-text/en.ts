/** An order: after it was placed, and in the account. */
export const order = {
  thanks: 'Thank you for your order',
  placed: (number: string) => `Order ${number} is placed`,
  confirmation: (email: string) => `A confirmation is on its way to ${email}.`,
  number: 'Order number',
  date: 'Date',
  title: (number: string) => `Order ${number}`,
  failed: 'The order could not be loaded',
  lines: 'Products',
  deliveryAddress: 'Delivery address',
  billingAddress: 'Billing address',
  deliveryMethod: 'Delivery',
  paymentMethod: 'Payment',
  statuses: {
    INITIALIZED: 'Not complete',
    PENDING: 'Being checked by the shop',
    APPROVED: 'Confirmed',
    CANCELED: 'Cancelled',
    REJECTED: 'Not accepted',
  } as Partial<Record<string, string>>,
  paymentStatuses: {
    NOT_PAID: 'Not paid',
    PENDING: 'Payment in progress',
    PAID: 'Paid',
    PARTIALLY_PAID: 'Partly paid',
    PARTIALLY_REFUNDED: 'Partly refunded',
    FULLY_REFUNDED: 'Refunded',
    AUTHORIZED: 'Authorised',
    PENDING_REFUND: 'Refund in progress',
    PENDING_MERCHANT: 'Reserved on your card',
    CANCELED: 'Cancelled',
    DECLINED: 'Declined',
  } as Partial<Record<string, string>>,
  fulfillmentStatuses: {
    NOT_FULFILLED: 'Being prepared',
    PARTIALLY_FULFILLED: 'Partly sent',
    FULFILLED: 'Sent',
  } as Partial<Record<string, string>>,
  invoice: 'Invoice',
  noInvoice: 'There is no invoice for this order yet.',
  print: 'Print',
  createAccount: 'Create an account',
  createAccountText: 'See this order at any time and check out faster the next time.',
};

declare module '../../../text/text.tsx' {
  interface AllText {
    order: typeof order;
  }
}

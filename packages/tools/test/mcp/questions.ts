/**
 * What people ask, with the calls and guides that answer it; the first found counts. They were written from the
 * specification alone, by somebody who had not seen the index, its documents or its synonyms. Change the index, not them.
 */
export const questions: { ask: string; answers: string[] }[] = [
  { ask: 'show a product page by its id', answers: ['GET /v1/products/{id}'] },
  {
    ask: 'which sizes and colours can still be bought',
    answers: ['POST /v1/products/{id}/productOptionsAvailability', 'POST /v1/products/{id}/variants/query'],
  },
  {
    ask: 'products of a category by the name in its address',
    answers: ['GET /v1/collections/slug/{slug}', 'GET /v2/collections/slug/{slug}'],
  },
  { ask: 'put an item in the basket', answers: ['POST /v1/carts/current/add-to-cart', 'guide cart'] },
  {
    ask: 'change how many of an item are in the basket',
    answers: ['POST /v1/carts/current/update-line-items-quantity', 'guide cart'],
  },
  { ask: 'empty the basket', answers: ['DELETE /v1/carts/current', 'guide cart'] },
  {
    ask: 'shipping cost and tax before paying',
    answers: ['POST /v1/carts/current/estimate-totals', 'guide cart'],
  },
  { ask: 'enter a discount code', answers: ['PATCH /v1/carts/current', 'guide cart'] },
  { ask: 'go from the basket to payment', answers: ['POST /v1/carts/current/create-checkout', 'guide cart'] },
  {
    ask: 'link to the payment page',
    answers: ['GET /v1/checkouts/{id}/checkout-url', 'POST /v1/redirect-session', 'guide redirects'],
  },
  { ask: 'pay with a gift voucher', answers: ['PATCH /v1/checkouts/{checkout.id}', 'POST /v1/checkouts'] },
  {
    ask: 'tell the customer when it is available again',
    answers: ['POST /v1/back-in-stock-notification-requests'],
  },
  {
    ask: 'how many people wait for a sold-out item',
    answers: [
      'GET /v1/back-in-stock-notification-requests/count-by-catalog-reference',
      'GET /v1/back-in-stock-notification-requests',
    ],
  },
  { ask: 'purchase history of a customer', answers: ['POST /v1/orders/search'] },
  { ask: 'cancel a purchase and put the goods back', answers: ['POST /v1/orders/{id}/cancel'] },
  { ask: 'label many orders at once', answers: ['POST /v1/bulk/orders/update-tags'] },
  {
    ask: 'take the money that was reserved',
    answers: ['POST /v1/payments-collector/orders/{ecomOrderId}/capture-authorized-payments'],
  },
  {
    ask: 'release a reserved payment',
    answers: ['POST /v1/payments-collector/orders/{ecomOrderId}/void-authorized-payments'],
  },
  { ask: 'bill of an order', answers: ['POST /v1/invoices/list-by-ids'] },
  { ask: 'people who bought this also bought', answers: ['POST /v1/recommendations/get'] },
  {
    ask: 'our logo on the checkout page',
    answers: ['PATCH /v1/checkout-settings', 'GET /v1/checkout-settings'],
  },
  { ask: 'raise all prices by ten percent', answers: ['POST /v1/bulk/products/adjust-properties'] },
  { ask: 'attach a picture to a product', answers: ['POST /v1/products/{id}/media'] },
  { ask: 'write a rating', answers: ['POST /v1/reviews'] },
  {
    ask: 'stars and comments of a product',
    answers: ['POST /v1/reviews/query', 'GET /v1/reviews/{reviewId}'],
  },
  { ask: 'create an account', answers: ['POST /v2/register', 'guide sign-in-forms', 'guide sign-in'] },
  { ask: 'forgot password', answers: ['POST /v1/send-email', 'POST /v1/recover', 'guide sign-in-forms'] },
  { ask: 'confirm the e-mail address with a code', answers: ['POST /v1/auth/verify', 'guide sign-in-forms'] },
  { ask: 'log in with Google', answers: ['GET /v1/sso/login/{tenantId}/{idpConnectionId}', 'guide sign-in'] },
  { ask: 'stay logged in after a reload', answers: ['guide sessions', 'guide sign-in'] },
  { ask: 'is the visitor logged in', answers: ['guide sessions', 'guide sign-in'] },
  { ask: 'ban a user', answers: ['POST /v1/members/{id}/block'] },
  {
    ask: 'change my nickname in the address of my profile',
    answers: ['POST /v1/members/my/slug', 'POST /v1/members/{id}/slug'],
  },
  { ask: 'upload a large video', answers: ['POST /v1/files/generate-resumable-upload-url', 'guide media'] },
  { ask: 'bring back a deleted file', answers: ['POST /v1/bulk/trash-bin/files/restore'] },
  { ask: 'show a smaller version of a picture', answers: ['guide media'] },
  { ask: 'next page of a list', answers: ['guide lists'] },
  { ask: 'call a function on my server from the page', answers: ['guide web-methods'] },
  { ask: 'do something when an order is placed', answers: ['guide webhooks'] },
  { ask: 'fake responses in unit tests', answers: ['guide tests'] },
];

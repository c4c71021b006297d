import { createWebhookHandler } from 'storewire/webhooks';

/** The endpoint for events. It needs the raw body of the request, which the signature covers. */
export const receiveEvents = (publicKey: string) =>
  createWebhookHandler({
    publicKey,
    handlers: {
      'wix.ecom.v1.order_approved': ({ data: { order } }) =>
        console.log(`Order ${order?.number}: ${order?.priceSummary?.total?.formattedAmount}`),
    },
  });

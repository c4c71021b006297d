import { createEventSigner, type EventClaims, type EventInput, eventRequest } from '../../../src/testing/index.ts';
import { createWebhookHandler, type WebhookHandler, type WebhookHappening, type WebhookOptions } from '../../../src/webhooks/index.ts';

export const signer = await createEventSigner();

export const APPROVED = 'wix.ecom.v1.order_approved';

/** An approved order. */
export const approved = (id: string, sequence?: string): EventInput => ({
  type: APPROVED,
  data: { order: { id: 'o1', number: '10042' } },
  metadata: { id, entityFqdn: 'wix.ecom.v1.order', entityId: 'o1', ...(sequence === undefined ? {} : { entityEventSequence: sequence }) },
});

/** A delivery of an event. */
export const deliver = async (input: EventInput, claims?: EventClaims): Promise<Request> => request(await signer.sign(input, claims));

export const request = (token: string): Request => eventRequest('https://shop.example/events', token);

type Handlers = Parameters<typeof createWebhookHandler>[0]['handlers'];

/** An endpoint, and all that it tells of. */
export function endpoint(handlers: Handlers, options: Partial<WebhookOptions> = {}): { handle: WebhookHandler; told: WebhookHappening[] } {
  const told: WebhookHappening[] = [];
  const handle = createWebhookHandler({ publicKey: signer.publicKey, handlers, on: (happening) => void told.push(happening), ...options });
  return { handle, told };
}

/** The status of the answer to a delivery of an event. */
export const statusOf = async (handle: WebhookHandler, input: EventInput): Promise<number> => (await handle(await deliver(input))).status;

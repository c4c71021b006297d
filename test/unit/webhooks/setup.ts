import { createEventSigner, type EventClaims, type EventInput, eventRequest } from '../../../src/testing/index.ts';
import {
  createWebhookHandler,
  type EventHandlers,
  type Events,
  type WebhookHandler,
  type WebhookHappening,
  type WebhookOptions,
} from '../../../src/webhooks/index.ts';
import { contractEvents } from './contract-events.ts';

export const signer = await createEventSigner();

export const APPROVED = 'wix.ecom.v1.order_approved';

const example = contractEvents.find(({ type }) => type === APPROVED)?.input as EventInput<Events, typeof APPROVED>;

/** The approved order of the contract's example, in an event of its own. */
export const approved = (id: string, sequence?: string): EventInput => ({
  ...example,
  metadata: { id, entityFqdn: 'wix.ecom.v1.order', entityId: 'o1', ...(sequence === undefined ? {} : { entityEventSequence: sequence }) },
});

/** A delivery of an event. */
export const deliver = async (input: EventInput, claims?: EventClaims): Promise<Request> => request(await signer.sign(input, claims));

export const request = (token: string): Request => eventRequest('https://shop.example/events', token);

/** An endpoint, and all that it tells of. It has all the time in the world, so that a busy machine changes no answer. */
export function endpoint(handlers: EventHandlers<Events>, options: Partial<WebhookOptions> = {}): { handle: WebhookHandler; told: WebhookHappening[] } {
  const told: WebhookHappening[] = [];
  const handle = createWebhookHandler({
    publicKey: signer.publicKey,
    handlers,
    answerWithinMs: 60_000,
    on: (happening) => void told.push(happening),
    ...options,
  });
  return { handle, told };
}

/** The status of the answer to a delivery of an event. */
export const statusOf = async (handle: WebhookHandler, input: EventInput): Promise<number> => (await handle(await deliver(input))).status;

import { contractEvents } from 'storewire-contract/testing';
import {
  createEventSigner,
  createWebhookHandler,
  type EventClaims,
  type EventHandlers,
  type EventInput,
  type Events,
  eventRequest,
  type WebhookNotice,
  type WebhookOptions,
} from '../../../src/webhooks/index.ts';

export type Handle = ReturnType<typeof createWebhookHandler>;

export const signer = await createEventSigner();

export const APPROVED = 'wix.ecom.v1.order_approved';

const example = contractEvents.find(({ type }) => type === APPROVED)?.input as EventInput<
  Events,
  typeof APPROVED
>;

/** The approved order of the contract's example, in an event of its own. */
export const approved = (id: string, sequence?: string): EventInput => ({
  ...example,
  metadata: {
    id,
    entityFqdn: 'wix.ecom.v1.order',
    entityId: 'o1',
    instanceId: 'site-1',
    ...(sequence === undefined ? {} : { entityEventSequence: sequence }),
  },
});

/** Key under which the store has the only handler of such an event. */
export const keyOf = (id: string): string => JSON.stringify(['site-1', APPROVED, id, 'handler']);

/** A delivery of an event. */
export const deliver = async (input: EventInput, claims?: EventClaims): Promise<Request> =>
  request(await signer.sign(input, claims));

export const request = (token: string): Request => eventRequest('https://shop.example/events', token);

/** An endpoint and its notices. */
export function endpoint(
  handlers: EventHandlers<Events>,
  options: Partial<WebhookOptions> = {},
): { handle: Handle; notices: WebhookNotice[] } {
  const notices: WebhookNotice[] = [];
  const handle = createWebhookHandler({
    publicKey: signer.publicKey,
    handlers,
    on: (notice) => void notices.push(notice),
    ...options,
  });
  return { handle, notices };
}

/** The status of the response to a delivery of an event. */
export const statusOf = async (handle: Handle, input: EventInput): Promise<number> =>
  (await handle(await deliver(input))).status;

import type { JWTPayload } from 'jose';
import type { Events } from 'storewire';
import { contractEvents } from 'storewire-contract/testing';
import {
  createEventSigner,
  createWebhookHandler,
  type EventHandlers,
  type EventInput,
  type WebhookNotice,
  type WebhookOptions,
} from 'storewire-server';

export type Handle = ReturnType<typeof createWebhookHandler>;

export const signer = await createEventSigner();

export const APPROVED = 'wix.ecom.v1.order_approved';

const example = contractEvents.find(({ type }) => type === APPROVED)?.input as EventInput<
  Events,
  typeof APPROVED
>;

/** The approved order of the contract's example, in an event of its own. */
export const approved = (id: string): EventInput => ({
  ...example,
  metadata: { id, entityFqdn: 'wix.ecom.v1.order', entityId: 'o1', instanceId: 'site-1' },
});

/** Key under which the store has the only handler of such an event. */
export const keyOf = (id: string): string => JSON.stringify(['site-1', APPROVED, id, 'handler']);

/** A delivery of an event. */
export const deliver = async (input: EventInput, claims?: JWTPayload): Promise<Request> =>
  request(await signer.sign(input, claims));

export const request = (body: BodyInit): Request =>
  new Request('https://shop.example/events', { method: 'POST', body, duplex: 'half' } as RequestInit);

/** A token with any claims; those that are undefined are missing. */
export const signClaims = (claims: Readonly<Record<string, unknown>>): Promise<string> =>
  signer.sign(approved('e1'), { ...claims });

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

/**
 * Domain events of the platform: verified, typed and deduplicated, and signed for tests. Needs the peer
 * dependency `jose`.
 */

export type { Events } from '../../generated/events/index.ts';
export type { WebhookCode } from './delivery-error.ts';
export type {
  EventHandler,
  EventHandlers,
  EventOf,
  UnknownEvent,
  WebhookEvent,
} from './event.ts';
export { createEventSigner, type EventInput, type EventSigner } from './event-signer.ts';
export { type EventClaim, type EventStore, memoryEventStore } from './event-store.ts';
export { type VerifyOptions, verifyEvent } from './verify-event.ts';
export { createWebhookHandler, type WebhookNotice, type WebhookOptions } from './webhook-handler.ts';

/**
 * For tests of code that uses storewire: events signed as the platform signs them. Needs the peer dependency
 * `jose`.
 */
export {
  createEventSigner,
  type EventClaims,
  type EventInput,
  type EventSigner,
  eventRequest,
} from './event-signer.ts';

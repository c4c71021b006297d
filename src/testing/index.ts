/** For tests of code that uses storewire: events signed as the platform signs them. Needs `jose` beside it. */
export { createEventSigner, type EventClaims, type EventSigner, eventRequest } from './event-signer.ts';
export type { EventInput } from './wire-form.ts';

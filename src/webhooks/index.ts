/** Domain events of the platform: verified, read into their types, and handled once. Needs `jose` beside it. */
export type { EventBase, EventOf, UnknownEvent, WebhookEvent } from './event.ts';
export type { WebhookCode } from './failures.ts';
export type { EventContext, EventHandler, EventHandlers, NamedHandlers } from './handlers.ts';
export type { WebhookHappening, WebhookListener } from './observe.ts';
export { type RedisEventStoreOptions, redisEventStore } from './redis-store.ts';
export { type EventStore, type MemoryEventStoreOptions, memoryEventStore } from './store.ts';
export type { TokenOptions } from './token.ts';
export { type VerifyEventOptions, type VerifyOptions, verifyEvent } from './verify-event.ts';
export { createWebhookHandler, type WaitUntil, type WebhookHandler, type WebhookOptions } from './webhook-handler.ts';
export type { RedisCommand } from '../core/redis.ts';
export type { EventKind, EventKinds, EventMap } from '../runtime/events.ts';
export type { Events } from '../../generated/events/index.ts';

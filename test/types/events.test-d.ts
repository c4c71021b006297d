/**
 * What events are to a program. Compiled, never run: an error that is expected and does not come is an error.
 */

import {
  createEventSigner,
  createWebhookHandler,
  type EventInput,
  verifyEvent,
  type WebhookEvent,
} from 'storewire-server';
import { expectTypeOf } from 'vitest';
import type { Cart, Events, Order, OrderEventData, ProductDeletedData, Review } from '../../src/index.ts';
import type { EventKinds, EventNames, Numbers } from '../../src/runtime/index.ts';

declare const event: WebhookEvent;
const publicKey = '';

// the type narrows the rest
switch (event.type) {
  case 'wix.ecom.v1.order_created':
    expectTypeOf(event.entity).toEqualTypeOf<Order>();
    expectTypeOf(event.kind).toEqualTypeOf<'created'>();
    // @ts-expect-error a created order brings no data
    void event.data;
    break;
  case 'wix.ecom.v1.order_approved':
    expectTypeOf(event.data).toEqualTypeOf<OrderEventData>();
    break;
  case 'wix.ecom.v1.cart_updated':
    expectTypeOf(event.entity).toEqualTypeOf<Cart>();
    expectTypeOf(event.modifiedFields).toEqualTypeOf<{ [key: string]: unknown } | undefined>();
    break;
  case 'wix.reviews.v1.review_deleted':
    expectTypeOf(event.entity).toEqualTypeOf<Review | undefined>();
    break;
  case 'wix.ecom.v1.cart_deleted':
    // @ts-expect-error only the id is left
    void event.entity;
    break;
  case 'com.wix.ecommerce.catalog.api.v1.ProductDeleted':
    expectTypeOf(event.data).toEqualTypeOf<ProductDeletedData>();
    expectTypeOf(event.kind).toEqualTypeOf<'bare'>();
    break;
  case 'unknown':
    expectTypeOf(event.data).toEqualTypeOf<unknown>();
    expectTypeOf(event.metadata.eventType).toEqualTypeOf<string>();
    break;
  // @ts-expect-error there is no such event
  case 'wix.ecom.v1.order_lost':
    break;
}

// handlers
createWebhookHandler({
  publicKey,
  handlers: {
    'wix.ecom.v1.order_created': ({ entity }) => {
      expectTypeOf(entity).toEqualTypeOf<Order>();
    },
    'wix.ecom.v1.order_approved': {
      mail: ({ data }) => expectTypeOf(data.order).toEqualTypeOf<Order | undefined>(),
    },
    unknown: ({ data }) => expectTypeOf(data).toEqualTypeOf<unknown>(),
  },
});
// the handler is directly usable as a route of Next.js, and a worker keeps it alive
const handle = createWebhookHandler({ publicKey, handlers: {} });
export const POST: (request: Request, context: { params: Promise<{ slug: string }> }) => Promise<Response> =
  handle;
interface ExecutionContext {
  waitUntil(work: Promise<unknown>): void;
  passThroughOnException(): void;
}
export const worker = {
  fetch: (request: Request, _env: unknown, context: ExecutionContext) => {
    const response = handle(request);
    context.waitUntil(response);
    return response;
  },
};
// @ts-expect-error a misspelt type would never be handled
createWebhookHandler({ publicKey, handlers: { 'wix.ecom.v1.order_create': () => undefined } });
// @ts-expect-error without a key nothing can be verified
createWebhookHandler({ handlers: {} });

// the signer
const created: Extract<EventInput, { type: 'wix.members.v1.member_deleted' }> = {
  type: 'wix.members.v1.member_deleted',
};
void createEventSigner().then(({ sign }) => sign(created, { iat: 1, data: '{' }));
// @ts-expect-error an approved order has data
const approved: EventInput<Events, 'wix.ecom.v1.order_approved'> = { type: 'wix.ecom.v1.order_approved' };
void approved;
const numbered: EventInput<Events, 'wix.ecom.v1.order_approved'> = {
  type: 'wix.ecom.v1.order_approved',
  data: { order: { number: '10024', lineItems: [{ quantity: 2 }] } },
};
void numbered;
const misnumbered: EventInput<Events, 'wix.ecom.v1.order_approved'> = {
  type: 'wix.ecom.v1.order_approved',
  // @ts-expect-error a number is text
  data: { order: { number: 10024 } },
};
void misnumbered;

// a custom description
interface Gift {
  name: string;
}
interface GiftEvents {
  'gifts.v1.gift_created': { kind: 'created'; body: { entity: Gift } };
  'gifts.v1.gift_opened': { kind: 'action'; body: { data: { by: string } } };
}
declare const gifts: {
  eventKinds: EventKinds<GiftEvents>;
  eventNames: EventNames;
  numbers: Numbers;
};
createWebhookHandler({
  publicKey,
  events: gifts,
  handlers: { 'gifts.v1.gift_created': ({ entity }) => expectTypeOf(entity).toEqualTypeOf<Gift>() },
});
declare const listen: () => undefined;
// @ts-expect-error it has its own events only
createWebhookHandler({ publicKey, events: gifts, handlers: { 'wix.ecom.v1.order_created': listen } });
void verifyEvent('', { publicKey, events: gifts }).then((gift) => {
  if (gift.type === 'gifts.v1.gift_opened') expectTypeOf(gift.data.by).toEqualTypeOf<string>();
});
void createEventSigner({ events: gifts }).then(({ sign }) =>
  sign({ type: 'gifts.v1.gift_created', entity: { name: 'Mug' } }),
);

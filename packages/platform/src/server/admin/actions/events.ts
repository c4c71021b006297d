/** Actions on events: what was emitted, and where it is sent. */
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { eventForms } from '../../../../generated/events.ts';
import { defineAction } from '../../../kernel/actions/action.ts';
import { after, anyItem, count, done, limit, nothing, offset } from '../../../kernel/actions/shapes.ts';
import {
  deliveries,
  enqueue,
  removeTarget,
  saveTargets,
  targetsOf,
} from '../../../kernel/context/event-queue.ts';
import { events } from '../../../kernel/context/outbox.ts';
import type { EventForms } from '../../../kernel/contract/event-forms.ts';
import { invalid, NotFound } from '../../../kernel/errors/failure.ts';
import { payloadOf } from '../../events/envelope.ts';
import { defineToolAction } from '../shared/action.ts';

const eventTypes = Object.keys(eventForms) as [keyof EventForms, ...(keyof EventForms)[]];
const eventType = z.enum(eventTypes).check(z.meta({ description: 'Type of an event.' }));

const eventShape = z.object({
  id: z.string(),
  type: z.string(),
  entityId: z.string(),
  sequence: z.int(),
  time: z.string(),
  causedBy: z.string(),
  content: z.unknown(),
});
const deliveryShape = z.object({
  id: z.string(),
  eventId: z.string(),
  target: z.string(),
  entityId: z.string(),
  sequence: z.int(),
  queued: z.string(),
  due: z.string(),
  state: z.enum(['pending', 'delivered', 'failed']),
  attempts: count,
  result: z.optional(z.string()),
});
const targetShape = z.object({
  id: z.string(),
  url: z.string(),
  types: z.array(z.string()).check(z.meta({ description: 'Types that are sent; all if it is empty.' })),
  isTemporary: z.exactOptional(z.boolean()),
});

const NEWEST_FIRST = [{ fieldName: 'sequence', order: 'DESC' }];

export const eventActions = {
  listEvents: defineAction({
    summary: 'Lists the events, newest first.',
    effect: 'read',
    input: z.strictObject({ type: z.optional(eventType), entityId: z.optional(z.string()), limit, offset }),
    output: z.object({ events: z.array(eventShape), total: count }),
    run: ({ db }, { type, entityId, ...page }) => {
      const where = { ...(type !== undefined && { type }), ...(entityId !== undefined && { entityId }) };
      const { items, total } = db.of(events).pageByOffset({ where, sort: NEWEST_FIRST }, page);
      return { events: items, total };
    },
  }),
  getEvent: defineAction({
    summary: 'Returns an event, its payload as it is sent, and its deliveries.',
    effect: 'read',
    input: z.strictObject({ id: z.string() }),
    output: z.object({ event: eventShape, payload: anyItem, deliveries: z.array(deliveryShape) }),
    run: ({ db }, { id }) => {
      const event = db.of(events).get(id);
      if (!event) throw new NotFound();
      return {
        event,
        payload: { ...payloadOf(event) },
        deliveries: db.of(deliveries).all({ where: { eventId: id } }),
      };
    },
  }),
  emitEvent: defineAction({
    summary: 'Emits any event of the contract, also one that no call emits. Its content is not validated.',
    effect: 'write',
    input: z.strictObject({
      type: eventType,
      entityId: z.string().check(z.minLength(1)),
      content: z
        ._default(anyItem, {})
        .check(z.meta({ description: 'An object with `entity` or `data`, as in the contract.' })),
    }),
    output: done,
    run: ({ emit }, { type, entityId, content }) => {
      emit(type, entityId, content as Parameters<typeof emit>[2]);
      return {};
    },
  }),
  replayEvents: defineAction({
    summary: 'Sends events to their targets again, in their order.',
    effect: 'write',
    input: z.strictObject({
      ids: z.optional(z.array(z.string()).check(z.meta({ description: 'Ids of events; without, all.' }))),
      type: z.optional(eventType),
      target: z.optional(z.string().check(z.meta({ description: 'Id of the only target.' }))),
    }),
    output: z.object({ replayed: count }),
    run: ({ db, clock }, { ids, type, target }) => {
      const targets = targetsOf(db).filter(({ id }) => target === undefined || id === target);
      if (target !== undefined && targets.length === 0) throw new NotFound();
      const selected = (ids ? db.of(events).getMany(ids) : db.of(events).all()).filter(
        (event) => type === undefined || event.type === type,
      );
      for (const event of selected) enqueue(db, { ...event, time: clock.iso() }, targets);
      return { replayed: selected.length };
    },
  }),
  addEventTarget: defineAction({
    summary: 'Sends all events from now on to a URL, or those of some types.',
    effect: 'write',
    input: z.strictObject({
      url: z.url({ protocol: /^https?$/ }),
      types: z._default(z.array(eventType), []),
      isTemporary: z.exactOptional(
        z
          .boolean()
          .check(z.meta({ description: 'Until the platform stops, or another target gets the URL.' })),
      ),
    }),
    output: targetShape,
    run: ({ db }, input) => {
      const same = targetsOf(db).find(({ url }) => url === input.url);
      if (same && !same.isTemporary) invalid('url', 'VALIDATION', 'is a target already');
      if (same) removeTarget(db, same.id);
      const target = { id: randomUUID(), ...input };
      saveTargets(db, [...targetsOf(db), target]);
      return target;
    },
  }),
  listEventTargets: defineAction({
    summary: 'Lists where events are sent to.',
    effect: 'read',
    input: nothing,
    output: z.object({ targets: z.array(targetShape) }),
    run: ({ db }) => ({ targets: targetsOf(db) }),
  }),
  removeEventTarget: defineAction({
    summary: 'Sends no events to a target any longer.',
    effect: 'write',
    input: z.strictObject({ id: z.string() }),
    output: done,
    run: ({ db }, { id }) => {
      if (!targetsOf(db).some((target) => target.id === id)) throw new NotFound();
      removeTarget(db, id);
      return {};
    },
  }),
  listDeliveries: defineAction({
    summary: 'Lists what was sent, and what is still to be sent, newest event first.',
    effect: 'read',
    input: z.strictObject({
      target: z.optional(z.string()),
      state: z.optional(z.enum(['pending', 'delivered', 'failed'])),
      limit,
      offset,
    }),
    output: z.object({ deliveries: z.array(deliveryShape), total: count }),
    run: ({ db }, { target, state, ...page }) => {
      const where = { ...(target !== undefined && { target }), ...(state !== undefined && { state }) };
      const { items, total } = db.of(deliveries).pageByOffset({ where, sort: NEWEST_FIRST }, page);
      return { deliveries: items, total };
    },
  }),
  listAttempts: defineToolAction({
    summary: 'Lists the latest attempts to send an event to a target, newest first.',
    effect: 'read',
    input: z.strictObject({ target: z.string(), after, limit }),
    output: z.object({
      attempts: z.array(
        z.object({
          id: z.int(),
          time: z.string(),
          target: z.string(),
          eventId: z.string(),
          type: z.string(),
          entityId: z.string(),
          attempt: count,
          result: z.string().check(z.meta({ description: 'Status of the response, or why there was none.' })),
          milliseconds: z.number(),
        }),
      ),
    }),
    run: ({ db, tools }, { target, after, limit }) => {
      if (!targetsOf(db).some(({ id }) => id === target)) throw new NotFound();
      return { attempts: tools.attempts.list(limit, after, (each) => each.target === target) };
    },
  }),
  deliverEvents: defineToolAction({
    summary: 'Sends what is due, and returns when each target has responded or timed out.',
    effect: 'task',
    input: nothing,
    output: z.object({ pending: count }),
    run: async ({ db, tools }) => {
      await tools.delivery.flush();
      return { pending: db.of(deliveries).count({ where: { state: 'pending' } }) };
    },
  }),
};

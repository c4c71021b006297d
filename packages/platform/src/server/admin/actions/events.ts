/** Actions on events: what was emitted, and where it is sent. */
import { randomUUID } from 'node:crypto';
import { eventForms } from '../../../../generated/events.ts';
import { defineAction } from '../../../kernel/actions/action.ts';
import {
  deliveries,
  enqueue,
  removeTarget,
  saveTargets,
  targetsOf,
} from '../../../kernel/context/event-queue.ts';
import { events } from '../../../kernel/context/outbox.ts';
import { invalid, NotFound } from '../../../kernel/errors/failure.ts';
import type { EventForms } from '../../../kernel/generated-tables/event-forms.ts';
import { object } from '../../../kernel/schemas/json-schema.ts';
import {
  after,
  anyItem,
  count,
  done,
  flag,
  limit,
  nothing,
  offset,
  text,
} from '../../../kernel/schemas/shapes.ts';
import { payloadOf } from '../../events/envelope.ts';
import { defineToolAction } from '../shared/action.ts';

const eventTypes = Object.keys(eventForms) as [keyof EventForms, ...(keyof EventForms)[]];
const eventType = { enum: eventTypes, description: 'Type of an event.' } as const;

const eventShape = object({
  id: text,
  type: text,
  entityId: text,
  sequence: count,
  time: text,
  causedBy: text,
  content: {},
});
const state = { enum: ['pending', 'delivered', 'failed'] } as const;
const deliveryShape = object(
  {
    id: text,
    eventId: text,
    target: text,
    entityId: text,
    sequence: count,
    queued: text,
    due: text,
    state,
    attempts: count,
  },
  { result: text },
);
const targetShape = object(
  {
    id: text,
    url: text,
    types: { type: 'array', items: text, description: 'Types that are sent; all if it is empty.' },
  },
  { isTemporary: flag },
);

const attemptShape = object({
  id: count,
  time: text,
  target: text,
  eventId: text,
  type: text,
  entityId: text,
  attempt: count,
  result: { ...text, description: 'Status of the response, or why there was none.' },
  milliseconds: { type: 'number' },
});

const NEWEST_FIRST = [{ fieldName: 'sequence', order: 'DESC' }];

export const eventActions = {
  listEvents: defineAction({
    summary: 'Lists the events, newest first.',
    effect: 'read',
    input: object({}, { type: eventType, entityId: text, limit, offset }),
    output: object({ events: { type: 'array', items: eventShape }, total: count }),
    run: ({ db }, { type, entityId, ...page }) => {
      const where = { ...(type !== undefined && { type }), ...(entityId !== undefined && { entityId }) };
      const { items, total } = db.of(events).pageByOffset({ where, sort: NEWEST_FIRST }, page);
      return { events: items, total };
    },
  }),
  getEvent: defineAction({
    summary: 'Returns an event, its payload as it is sent, and its deliveries.',
    effect: 'read',
    input: object({ id: text }),
    output: object({
      event: eventShape,
      payload: anyItem,
      deliveries: { type: 'array', items: deliveryShape },
    }),
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
    input: object(
      { type: eventType, entityId: { type: 'string', minLength: 1 } },
      {
        content: {
          type: 'object',
          default: {},
          description: 'An object with `entity` or `data`, as in the contract.',
        },
      },
    ),
    output: done,
    run: ({ emit }, { type, entityId, content }) => {
      emit(type, entityId, content as Parameters<typeof emit>[2]);
      return {};
    },
  }),
  replayEvents: defineAction({
    summary: 'Sends events to their targets again, in their order.',
    effect: 'write',
    input: object(
      {},
      {
        ids: { type: 'array', items: text, description: 'Ids of events; without, all.' },
        type: eventType,
        target: { ...text, description: 'Id of the only target.' },
      },
    ),
    output: object({ replayed: count }),
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
    input: object(
      { url: { type: 'string', format: 'url', pattern: '^https?:' } },
      {
        types: { type: 'array', items: eventType, default: [] },
        isTemporary: {
          ...flag,
          description: 'Until the platform stops, or another target gets the URL.',
        },
      },
    ),
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
    output: object({ targets: { type: 'array', items: targetShape } }),
    run: ({ db }) => ({ targets: targetsOf(db) }),
  }),
  removeEventTarget: defineAction({
    summary: 'Sends no events to a target any longer.',
    effect: 'write',
    input: object({ id: text }),
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
    input: object({}, { target: text, state, limit, offset }),
    output: object({ deliveries: { type: 'array', items: deliveryShape }, total: count }),
    run: ({ db }, { limit, offset, ...where }) => {
      const { items, total } = db
        .of(deliveries)
        .pageByOffset({ where, sort: NEWEST_FIRST }, { limit, offset });
      return { deliveries: items, total };
    },
  }),
  listAttempts: defineToolAction({
    summary: 'Lists the latest attempts to send an event to a target, newest first.',
    effect: 'read',
    input: object({ target: text }, { after, limit }),
    output: object({ attempts: { type: 'array', items: attemptShape } }),
    run: ({ db, tools }, { target, after, limit }) => {
      if (!targetsOf(db).some(({ id }) => id === target)) throw new NotFound();
      return { attempts: tools.attempts.list(limit, after, (each) => each.target === target) };
    },
  }),
  deliverEvents: defineToolAction({
    summary: 'Sends what is due, and returns when each target has responded or timed out.',
    effect: 'task',
    input: object(
      {},
      {
        newestFirst: {
          ...flag,
          default: false,
          description: 'Newer events are sent before older ones, one after another.',
        },
      },
    ),
    output: object({ pending: count }),
    run: async ({ db, tools }, { newestFirst }) => {
      await tools.delivery.flush({ newestFirst });
      return { pending: db.of(deliveries).count({ where: { state: 'pending' } }) };
    },
  }),
};

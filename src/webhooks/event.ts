/** Events and their handlers as types, and how an event is read from a delivery. */
import type { Events } from '../../generated/events/index.ts';
import type { EventAccountInfo, EventIdentity, EventMetadata } from '../../generated/types.ts';
import { decodeFloats, fromJson } from '../core/json.ts';
import { StoreError, type StoreErrorDetails, systemError } from '../errors/store-error.ts';
import { asRecord, asText, omitUndefined } from '../lib/fields.ts';
import { violation } from '../lib/violation.ts';
import { type AnyEventTable, type EventKind, type EventMap, SUBJECTS } from './event-table.ts';

/** What all events have. */
interface EventBase<Type extends string, Kind extends EventKind> {
  /**
   * The same in every delivery of the event. Bare events have no id: theirs is the `jti` of the token, or a
   * hash of its content.
   */
  id: string;
  /**
   * Full type, for example `wix.ecom.v1.order_created`; `unknown` for a type that the contract does not have.
   */
  type: Type;
  /** `created`, `updated` and `deleted` events have `entity`; `action` and `bare` events have `data`. */
  kind: Kind;
  /**
   * Where, when and by whom it happened. `eventType` is the type also of unknown events. Bare events have
   * only the facts of the delivery.
   */
  metadata: EventMetadata & { eventType: string };
}

/** An event of a type that the contract does not have: a newer one, or one of another area. */
export interface UnknownEvent extends EventBase<'unknown', EventKind> {
  /** The entity that was created, updated or deleted. */
  entity?: unknown;
  /** What another action reports. */
  data?: unknown;
  /** What changed, by dotted path. */
  modifiedFields?: Record<string, unknown>;
}

/** A deletion may lack the deleted entity (recorded). */
type BodyOf<Entry> = Entry extends { kind: infer Kind; body: infer Body }
  ? Kind extends 'deleted'
    ? Partial<Omit<Body, 'metadata'>>
    : Omit<Body, 'metadata'>
  : never;

/** The event of one type, for example `EventOf<'wix.ecom.v1.order_created'>`. */
export type EventOf<Type extends keyof Map, Map extends EventMap<Map> = Events> = Type extends keyof Map &
  string
  ? EventBase<Type, Map[Type]['kind']> & BodyOf<Map[Type]>
  : never;

/**
 * Any event. A check of `type` narrows the other properties. New types arrive as `unknown` and break no
 * `switch`.
 */
export type WebhookEvent<Map extends EventMap<Map> = Events> = EventOf<keyof Map, Map> | UnknownEvent;

/** An event whose type is not known at compile time. */
export interface AnyEvent extends EventBase<string, EventKind> {
  entity?: object;
  data?: object;
  modifiedFields?: object;
}

/** What a handler receives in addition to the event. */
export interface EventContext {
  /**
   * Whether a newer event of the same entity arrived before, so that `entity` is out of date. Always false
   * for events without a sequence number, such as bare events.
   */
  isLate: boolean;
}

/**
 * Handles one event, which is a copy of its own: no other handler sees changes to it. If it throws or
 * rejects, it gets the event again.
 */
export type EventHandler<Event> = (event: Event, context: EventContext) => unknown;

/**
 * One handler, or several by name. The store identifies a handler by its name, so do not change the name of a
 * deployed handler.
 */
type NamedHandlers<Event> = EventHandler<Event> | Readonly<Record<string, EventHandler<Event>>>;

/** Handlers by event type. `unknown` gets every event of a type that the contract does not have. */
export type EventHandlers<Map extends EventMap<Map>> = {
  readonly [Type in keyof Map]?: NamedHandlers<EventOf<Type, Map>> | undefined;
} & {
  readonly unknown?: NamedHandlers<UnknownEvent> | undefined;
};

/** Handlers whose event types are not known at compile time. */
export type AnyHandlers = Readonly<Record<string, NamedHandlers<AnyEvent> | undefined>>;

/**
 * Why a delivery is rejected; the `code` of the error. `INVALID_TOKEN`: not a JWT. `INVALID_SIGNATURE`:
 * signed with another key, or not with RS256. `EXPIRED_TOKEN`: past its `exp`, or older than the age limit.
 * `INVALID_CLAIM`: another claim is wrong. `TOO_LARGE`: longer than allowed. `INVALID_EVENT`: signed
 * correctly, but malformed; `violations` names the field. `UNEXPECTED_TYPE`: not one of the expected types.
 */
export type WebhookCode = keyof typeof REJECTION_STATUS;

/** Status of a delivery that is rejected, by the code of its error. */
export const REJECTION_STATUS = {
  INVALID_TOKEN: 400,
  INVALID_EVENT: 400,
  UNEXPECTED_TYPE: 400,
  INVALID_SIGNATURE: 401,
  INVALID_CLAIM: 401,
  EXPIRED_TOKEN: 401,
  TOO_LARGE: 413,
};

/** The operation that all errors of this entry name. */
const OPERATION = 'webhooks.verifyEvent';

export const deliveryError = (code: WebhookCode, message: string): StoreError =>
  new StoreError(message, { kind: 'client', operation: OPERATION, code });

/** A failure that is not the fault of the sender. */
export const deliveryFailed = (details: Pick<StoreErrorDetails, 'code' | 'reason' | 'cause'>): StoreError =>
  systemError({ operation: OPERATION, ...details });

function invalidEvent(
  field: string,
  description: string,
  message = `Malformed event: "${field}" ${description}`,
): StoreError {
  const violations = [violation(field, description)];
  const code: WebhookCode = 'INVALID_EVENT';
  return new StoreError(message, { kind: 'validation', operation: OPERATION, code, violations });
}

type UnknownFields = Record<string, unknown>;

/** An event without an id of its own gets one from its token. */
type ReadEvent = Omit<AnyEvent, 'id'> & { id?: string | undefined };

/**
 * Reads an event from the claim `data` of a verified token: a string of JSON that contains strings of JSON.
 */
export function toEvent(data: unknown, table: AnyEventTable): ReadEvent {
  if (typeof data !== 'string') {
    const message = `Unexpected type of JWT data: expected string, got ${typeof data}`;
    throw invalidEvent('data', 'must be a string', message);
  }
  const delivery = readJson(data, 'data');
  const eventType = asText(delivery['eventType']);
  if (!eventType) throw invalidEvent('data.eventType', 'must be a string');
  const ofDelivery = omitUndefined({
    instanceId: asText(delivery['instanceId']),
    identity: readOptional(delivery['identity'], 'data.identity', readJson) as EventIdentity | undefined,
    accountInfo: asRecord(delivery['accountInfo']) as EventAccountInfo | undefined,
  });
  const [expected, floats] = (Object.hasOwn(table, eventType) && table[eventType]) || [];
  const { metadata, ...content } = readPayload(readJson(delivery['data'], 'data.data'), expected);
  if (floats) decodeFloats(content.entity ?? content.data, floats);
  return {
    ...content,
    type: expected ? eventType : 'unknown',
    metadata: { ...metadata, ...ofDelivery, eventType },
  };
}

/** Takes an event out of its envelope. Throws if it is not of the kind that its type has. */
function readPayload(
  payload: UnknownFields,
  expected: EventKind | undefined,
): Omit<ReadEvent, 'type' | 'metadata'> & { metadata: UnknownFields } {
  const [kind, subject] =
    SUBJECTS.find(([each]) => (expected ? each === expected : `${each}Event` in payload)) ?? [];
  if (!kind) return { kind: 'bare', data: payload, metadata: {} };
  const { [`${kind}Event`]: change, ...metadata } = payload;
  const field = `data.data.${kind}Event`;
  const fields = readEventObject(change, field);
  // the platform's own client ignores the JSON form (recorded)
  const value =
    readOptional(fields[subject], `${field}.${subject}`, readEventObject) ??
    readOptional(fields[`${subject}AsJson`], `${field}.${subject}AsJson`, readJson);
  if (!value && kind !== 'deleted') throw invalidEvent(`${field}.${subject}`, 'is required');
  const modifiedFields = readOptional(fields['modifiedFields'], `${field}.modifiedFields`, readEventObject);
  return {
    id: asText(payload['id']),
    kind,
    metadata,
    ...(value && (kind === 'action' ? { data: value } : { entity: value })),
    ...(modifiedFields && { modifiedFields }),
  };
}

function readEventObject(value: unknown, field: string, description = 'must be an object'): UnknownFields {
  const object = asRecord(value);
  if (!object) throw invalidEvent(field, description);
  return object;
}

const readJson = (text: unknown, field: string): UnknownFields =>
  readEventObject(typeof text === 'string' && fromJson(text), field, 'must be a JSON string');

const readOptional = (
  value: unknown,
  field: string,
  read: (value: unknown, field: string) => UnknownFields,
): UnknownFields | undefined => (value === null || value === undefined ? undefined : read(value, field));

import type { EventKind, EventMetadata, Events } from 'storewire';
import type { EventMap } from './event-module.ts';

/** What all events have. */
interface EventBase<Type extends string, Kind extends EventKind> {
  /**
   * Id of the event, the same in every delivery. Bare events have none: theirs is the `jti` of the token, or a hash
   * of its content.
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

/**
 * Handles one event, which is a copy of its own: no other handler sees changes to it. If it throws or
 * rejects, it gets the event again.
 */
export type EventHandler<Event> = (event: Event) => unknown;

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

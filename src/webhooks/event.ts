import type { EventMetadata } from '../../generated/types.ts';
import type { Events } from '../../generated/events/index.ts';
import type { EventKind, EventMap } from '../runtime/events.ts';

/** What all events have. */
export interface EventBase<Type extends string, Kind extends EventKind> {
  /** What a delivery that is sent again has too. Bare events carry no id: theirs is the `jti` of the token, or a hash of what it signs. */
  id: string;
  /** Full type, for example `wix.ecom.v1.order_created`; `unknown` for one that the description does not have. */
  type: Type;
  /** `created`, `updated` and `deleted` have `entity`; `action` and `bare` have `data`. */
  kind: Kind;
  /** Where, when and by whom it happened. `eventType` is the type also of unknown events. Bare events have only the facts of the delivery. */
  metadata: EventMetadata & { eventType: string };
}

/** A type that the description does not have: newer than it, or of another area. */
export interface UnknownEvent extends EventBase<'unknown', EventKind> {
  /** What was made, changed or deleted. */
  entity?: unknown;
  /** What else happened. */
  data?: unknown;
  /** What changed, by dotted path. */
  modifiedFields?: Record<string, unknown>;
}

/** Deletions need not hold what was deleted (recorded). */
type BodyOf<Facts> = Facts extends { kind: infer Kind; body: infer Body }
  ? Kind extends 'deleted'
    ? Partial<Omit<Body, 'metadata'>>
    : Omit<Body, 'metadata'>
  : never;

/** The event of one type, for example `EventOf<'wix.ecom.v1.order_created'>`. */
export type EventOf<Type extends keyof Map, Map extends EventMap<Map> = Events> = Type extends keyof Map & string
  ? EventBase<Type, Map[Type]['kind']> & BodyOf<Map[Type]>
  : never;

/** Any event. `type` tells which: after a check of it, the other members have their types. New types arrive as `unknown` and break no `switch`. */
export type WebhookEvent<Map extends EventMap<Map> = Events> = EventOf<keyof Map, Map> | UnknownEvent;

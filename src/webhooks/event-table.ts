import type { Places } from '../core/places.ts';

/** What an event reports: that an entity was created, updated or deleted, or another action on it. `bare` events have no envelope. */
export type EventKind = 'created' | 'updated' | 'deleted' | 'action' | 'bare';

/** An interface with a property per event type: its kind, and its body after decoding. `Events` of the contract is one. */
export type EventMap<Events> = { readonly [Type in keyof Events]: { kind: EventKind; body: object } };

/** How the events of one type are read and signed. */
interface EventEntry<Kind> {
  readonly kind: Kind;
  /** What happened, for kinds that do not imply it. */
  readonly slug?: string;
  /** Locations of numbers that JSON cannot represent, in the body after decoding. */
  readonly floats?: Places;
}

/** How events are read and signed, by their type: what the generator makes of a description, for use at run time. */
export type EventTable<Events> = {
  readonly [Type in keyof Events]: EventEntry<Events[Type] extends { kind: infer Kind } ? Kind : never>;
};

/** A table whose event types are not known at compile time. */
export type AnyEventTable = Readonly<Record<string, EventEntry<EventKind>>>;

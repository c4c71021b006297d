import type { Numbers } from '../core/operation-info.ts';

/**
 * What an event reports: that an entity was created, updated or deleted, or another action on it. `bare`
 * events have no envelope.
 */
export type EventKind = 'created' | 'updated' | 'deleted' | 'action' | 'bare';

/** Where the envelope of an event has what it is about: for `created` in `createdEvent.entity`, and so on. */
export const SUBJECTS = [
  ['created', 'entity'],
  ['updated', 'currentEntity'],
  ['deleted', 'deletedEntity'],
  ['action', 'body'],
] as const;

/**
 * An interface with a property per event type: its kind, and its body after decoding. `Events` of the
 * contract is one.
 */
export type EventMap<Events> = { readonly [Type in keyof Events]: { kind: EventKind; body: object } };

/** The kind of the events of each type. */
export type EventKinds<Events> = {
  readonly [Type in keyof Events]: Events[Type] extends { kind: infer Kind } ? Kind : never;
};

/**
 * How events are signed: entity and slug, which make up the type, or the type of events without an envelope.
 */
export type EventNames = readonly (readonly [entityOrType: string, slug?: string])[];

/** What events are read with, when their types are not known at compile time. */
export interface EventReading {
  readonly eventKinds: Readonly<Record<string, EventKind>>;
  readonly numbers: Numbers;
}

/** The generated module of a description with events. */
export interface EventModule<Events> extends EventReading {
  readonly eventKinds: EventKinds<Events> & EventReading['eventKinds'];
  readonly eventNames: EventNames;
}

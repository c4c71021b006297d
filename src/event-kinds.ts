/** What generated code says of events. */

/**
 * What an event reports: that an entity was created, updated or deleted, or another action on it. `bare`
 * events have no envelope.
 */
export type EventKind = 'created' | 'updated' | 'deleted' | 'action' | 'bare';

/** The kind of the events of each type. */
export type EventKinds<Events> = {
  readonly [Type in keyof Events]: Events[Type] extends { kind: infer Kind } ? Kind : never;
};

/**
 * How events are signed: entity and slug, which make up the type, or the type of events without an envelope.
 */
export type EventNames = readonly (readonly [entityOrType: string, slug?: string])[];

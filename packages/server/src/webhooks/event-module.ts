import type { EventKind, EventKinds } from 'storewire';
import type { EventNames, Numbers } from 'storewire/internal';

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

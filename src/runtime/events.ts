/** What an event tells: that an entity was made, changed or deleted, or that something else was done to it. `bare` events have no envelope. */
export type EventKind = 'created' | 'updated' | 'deleted' | 'action' | 'bare';

/** A type that names events: for each its kind and its body after decoding. `Events` of the contract is one. */
export type EventMap<Events> = { readonly [Type in keyof Events]: { kind: EventKind; body: object } };

/** The kind of every event, by its type: what is left of the description at run time. */
export type EventKinds<Events> = { readonly [Type in keyof Events]: Events[Type] extends { kind: infer Kind } ? Kind : never };

/** The same where the compiler does not know which events there are. */
export type KindTable = Readonly<Record<string, EventKind>>;

import type { EventMap } from '../runtime/events.ts';
import type { EventOf, UnknownEvent } from './event.ts';
import type { IdentifiedEvent } from './verify-event.ts';

/** What a handler is told beside the event. */
export interface EventContext {
  /**
   * A newer event of the same entity came before this one: its entity is out of date. Known where events have a sequence number, which bare events
   * have not.
   */
  isLate: boolean;
}

/** Handles one event. The event is its own: no other handler sees what it changes. When it fails, it gets the event again. */
export type EventHandler<Event> = (event: Event, context: EventContext) => unknown;

/** One handler, or several by name. The name is what a store knows them by, so keep it when the code moves. */
export type NamedHandlers<Event> = EventHandler<Event> | Readonly<Record<string, EventHandler<Event>>>;

/** Handlers by event type. `unknown` gets every event whose type the description does not have. */
export type EventHandlers<Map extends EventMap<Map>> = { readonly [Type in keyof Map]?: NamedHandlers<EventOf<Type, Map>> | undefined } & {
  readonly unknown?: NamedHandlers<UnknownEvent> | undefined;
};

/** Handlers of any types. What they take is what the reader gives, so long as its table is that of their description. */
export type AnyHandlers = Readonly<Record<string, NamedHandlers<IdentifiedEvent> | undefined>>;

export type NamedHandler = [name: string, handler: EventHandler<IdentifiedEvent>];

/** The handlers of a type, each with its name. */
export function handlersOf(handlers: AnyHandlers, type: string): NamedHandler[] {
  const own = Object.hasOwn(handlers, type) ? handlers[type] : undefined;
  if (own === undefined) return [];
  return typeof own === 'function' ? [['handler', own]] : Object.entries(own);
}

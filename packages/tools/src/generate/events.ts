import { type EventObject, kindOf } from '../description/events.ts';
import type { Imports } from './calls.ts';
import { IMPORTS } from './reserved.ts';
import { BANNER, comment, propertyKey, quote } from './text.ts';

/**
 * The type of every event, and the tables by which they are read and signed. No file for a description
 * without events.
 */
export function makeEvents(events: EventObject[], imports: Imports): Map<string, string> {
  if (events.length === 0) return new Map();
  const types = events.map(
    (event) =>
      `${comment([event.description], '  ')}  ${propertyKey(event.type)}: { kind: ${quote(kindOf(event))}; body: T.${event.body} };\n`,
  );
  const entries = events.map((event) => `  ${propertyKey(event.type)}: ${quote(kindOf(event))},\n`);
  const names = events.map(({ type, domain, slug }) => {
    const entity = type.slice(0, -slug.length - 1);
    return `  [${domain ? `${quote(entity)}, ${quote(slug)}` : quote(type)}],\n`;
  });
  const text = `${BANNER}
import type { EventKinds, EventNames } from ${quote(imports.runtime)};
import type * as T from '../types.ts';

export { ${IMPORTS.numbers} } from '../numbers.ts';

/** Every event, by its type: its kind, and its body after decoding. */
export interface Events {
${types.join('')}}

/** How events are read, by their type: their kind. */
export const eventKinds: EventKinds<Events> = {
${entries.join('')}};

/**
 * How events are signed in tests: entity and slug, which make up the type, or the type of events without an
 * envelope.
 */
export const eventNames: EventNames = [
${names.join('')}];
`;
  return new Map([['events/index.ts', text]]);
}

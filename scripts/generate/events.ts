import type { Imports } from './calls.ts';
import { type Document, isReference, jsonOf, nameOf, type OperationObject, type Reference, resolve, type Schema } from './openapi.ts';
import { BANNER, comment, member, quote } from './text.ts';

type EventFacts = NonNullable<OperationObject['x-event']>;

/** One event of a description. */
export interface EventObject extends EventFacts {
  /** Its key under `webhooks`. */
  key: string;
  description: string;
  /** Component name of its body; undefined when the body is no component. */
  body: string | undefined;
  /** Whether its body has `data` rather than an entity. */
  hasData: boolean;
}

/** Every webhook that says which event it is, in document order. */
export function readEvents(document: Document): EventObject[] {
  return Object.entries(document.webhooks ?? {}).flatMap(([key, { post }]) => {
    const facts = post?.['x-event'];
    if (!facts) return [];
    const schema = bodyOf(document, post);
    const properties = (schema && resolve<Schema>(document, schema))?.properties ?? {};
    const body = isReference(schema) ? nameOf(schema) : undefined;
    return [{ ...facts, key, description: post.description ?? post.summary ?? '', body, hasData: Object.hasOwn(properties, 'data') }];
  });
}

function bodyOf(document: Document, { requestBody }: OperationObject): Schema | undefined {
  type Body = Exclude<OperationObject['requestBody'], Reference | undefined>;
  return requestBody && jsonOf(resolve<Body>(document, requestBody).content)?.schema;
}

const ENTITY_KINDS = ['created', 'updated', 'deleted'];

/** The kind of an event; undefined when the description does not say enough. */
export function kindOf({ domain, hasData, slug }: EventObject): string | undefined {
  if (!domain) return 'bare';
  if (hasData) return 'action';
  return ENTITY_KINDS.find((kind) => kind === slug);
}

/** The type of every event, and the table by which deliveries are told apart. No file for a description without events. */
export function makeEvents(events: EventObject[], imports: Imports): Map<string, string> {
  if (events.length === 0) return new Map();
  const types = events.map(
    (event) => `${comment([event.description], '  ')}  ${quote(event.type)}: { kind: ${quote(kindOf(event))}; body: T.${event.body} };\n`,
  );
  const kinds = events.map((event) => `  ${member(event.type)}: ${quote(kindOf(event))},\n`);
  const text = `${BANNER}
import type { EventKinds } from ${quote(imports.runtime)};
import type * as T from '../types.ts';

/** Every event, by its type: its kind, and its body after decoding. */
export interface Events {
${types.join('')}}

/** The kind of every event, by its type. */
export const eventKinds: EventKinds<Events> = {
${kinds.join('')}};
`;
  return new Map([['events/index.ts', text]]);
}

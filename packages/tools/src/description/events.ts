import type { Document, OperationObject, Schema } from './openapi.ts';
import { isReference, nameOf, payloadOf, resolve } from './references.ts';

type EventFacts = NonNullable<OperationObject['x-event']>;

/** One event of a description. */
export interface EventObject extends EventFacts {
  /** The key under `webhooks`. */
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
    const schema = payloadOf(document, post);
    const properties = (schema && resolve<Schema>(document, schema))?.properties ?? {};
    const body = isReference(schema) ? nameOf(schema) : undefined;
    return [
      {
        ...facts,
        key,
        description: post.description ?? post.summary ?? '',
        body,
        hasData: Object.hasOwn(properties, 'data'),
      },
    ];
  });
}

const ENTITY_KINDS = ['created', 'updated', 'deleted'];

/** The kind of an event; undefined when the description does not say enough. */
export function kindOf({ domain, hasData, slug }: EventObject): string | undefined {
  if (!domain) return 'bare';
  if (hasData) return 'action';
  return ENTITY_KINDS.find((kind) => kind === slug);
}

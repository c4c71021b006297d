/**
 * An event as it is sent: properties in headers, next to a payload that is JSON in a string. The description has the
 * event after decoding, with these headers among its metadata.
 */
import { type EventObject, kindOf } from '../description/events.ts';
import { type Document, type Example, type Json, jsonOf, type Schema } from '../description/openapi.ts';
import { namedSchema, payloadOf, requestBodyOf, resolve } from '../description/references.ts';

const HEADERS = ['eventType', 'instanceId', 'identity', 'accountInfo'];

/** The message of an event, and the schema of its payload if it has one of its own. */
export function messageOf(
  document: Document,
  event: EventObject,
  name: string,
): { message: object; schemas: Record<string, object> } {
  const operation = document.webhooks?.[event.key]?.post ?? {};
  const decoded = resolve<Schema>(document, payloadOf(document, operation) ?? {}).properties ?? {};
  const metadata = resolve<Schema>(document, decoded['metadata'] ?? {}).properties ?? {};
  const { eventType, instanceId, identity, accountInfo } = metadata;
  const payload = `${name}Payload`;
  const headers = {
    eventType: { ...eventType, const: event.type },
    instanceId,
    identity: {
      type: 'string',
      description: 'Who caused the event. JSON in a string.',
      contentMediaType: 'application/json',
      contentSchema: identity,
    },
    accountInfo,
  };
  return {
    message: {
      name: event.type,
      title: operation.summary,
      description: operation.description,
      headers: { type: 'object', properties: headers, required: ['eventType'] },
      payload: event.domain ? namedSchema(payload) : decoded['data'],
      examples: [{ name: 'full', summary: 'Every property.', ...exampleOf(document, event) }],
    },
    schemas: event.domain ? { [payload]: envelopeOf(event, metadata, decoded) } : {},
  };
}

type Properties = Record<string, Schema>;

function envelopeOf(event: EventObject, metadata: Properties, decoded: Properties): object {
  const own = Object.entries(metadata).filter(([key]) => !HEADERS.includes(key));
  return {
    type: 'object',
    description: 'The event.',
    properties: { ...Object.fromEntries(own), ...changeOf(event, decoded) },
    required: ['id', 'entityFqdn', 'slug', 'entityId'],
  };
}

/** The one property of a payload that says what happened to the entity. */
function changeOf(event: EventObject, { entity, data, modifiedFields }: Properties): object | undefined {
  const changes: Record<string, object> = {
    created: { createdEvent: objectOf({ entity }, ['entity']) },
    updated: { updatedEvent: objectOf({ currentEntity: entity, modifiedFields }, ['currentEntity']) },
    deleted: { deletedEvent: objectOf({ deletedEntity: entity }) },
    action: { actionEvent: objectOf({ body: data }, ['body']) },
  };
  return changes[kindOf(event) ?? ''];
}

/** Properties that a description does not have are undefined, and no part of the JSON. */
const objectOf = (properties: object, required?: string[]): object => ({
  type: 'object',
  properties,
  required,
});

interface DecodedEvent {
  metadata: { [name: string]: Json };
  entity?: Json;
  data?: Json;
  modifiedFields?: Json;
}

/** The event of the description's example, as it is sent. */
function exampleOf(document: Document, event: EventObject): object {
  const { metadata, entity, data, modifiedFields } = decodedExample(document, event);
  const { instanceId, eventType, identity, accountInfo, ...own } = metadata;
  const changes: Record<string, object> = {
    created: { createdEvent: { entity } },
    updated: { updatedEvent: { currentEntity: entity, modifiedFields } },
    deleted: { deletedEvent: { deletedEntity: entity } },
    action: { actionEvent: { body: data } },
  };
  return {
    headers: { eventType, instanceId, identity: JSON.stringify(identity), accountInfo },
    payload: event.domain ? { ...own, ...changes[kindOf(event) ?? ''] } : data,
  };
}

function decodedExample(document: Document, { key }: EventObject): DecodedEvent {
  const content = requestBodyOf(document, document.webhooks?.[key]?.post ?? {})?.content;
  const example = jsonOf(content)?.examples?.['full'];
  if (!example) throw new Error(`${key} needs an example named full`);
  return resolve<Example>(document, example).value as unknown as DecodedEvent;
}

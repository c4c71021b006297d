/**
 * Events as they are on the wire: the body is a signed token, whose claim `data` is JSON in a string, with
 * the event as JSON in another string. The description of the client has the event that the client returns.
 */
import { type Document, jsonOf, type OperationObject, type PathItem, type Schema } from '../openapi.ts';
import { isReference, namedSchema, resolve } from '../references.ts';
import { capitalise } from '../text.ts';

/** What the delivery has in addition to the properties of the event itself. */
const OF_DELIVERY = ['instanceId', 'eventType', 'identity', 'accountInfo'];

/** Writes the body of each webhook as a token, and its contents as schemas of their own. */
export function asDelivered(document: Document): Document {
  const schemas = { ...document.components?.schemas };
  const webhooks: Record<string, PathItem> = {};
  for (const [name, { post }] of Object.entries(document.webhooks ?? {}))
    if (post) webhooks[name] = { post: delivered(document, post, schemas) };
  return { ...document, webhooks, components: { ...document.components, schemas } };
}

function delivered(
  document: Document,
  operation: OperationObject,
  schemas: Record<string, Schema>,
): OperationObject {
  const { requestBody, 'x-event': event, ...rest } = operation;
  const body = requestBody && !isReference(requestBody) ? jsonOf(requestBody.content)?.schema : undefined;
  if (!body || !event) return operation;
  const decoded = resolve<Schema>(document, body);
  const metadata = resolve<Schema>(document, decoded.properties?.['metadata'] ?? {});
  const name = capitalise(operation.operationId?.split('.on').at(-1) ?? '');
  const named = (suffix: string, schema: Schema): Schema => {
    schemas[name + suffix] = schema;
    return namedSchema(name + suffix);
  };
  const own = Object.entries(metadata.properties ?? {}).filter(([key]) => !OF_DELIVERY.includes(key));
  const payload = event.domain
    ? named('Payload', {
        type: 'object',
        description: 'The event.',
        properties: { ...Object.fromEntries(own), ...contents(decoded, event.slug) },
        required: ['id', 'entityFqdn', 'slug', 'entityId'],
      })
    : (decoded.properties?.['data'] ?? {});
  const { instanceId, eventType, accountInfo } = metadata.properties ?? {};
  const delivery = named('Delivery', {
    type: 'object',
    description: 'What the claim `data` of the token contains.',
    properties: {
      ...(eventType ? { eventType: { ...eventType, const: event.type } } : {}),
      ...(instanceId ? { instanceId } : {}),
      data: jsonInText('The event.', payload),
      identity: jsonInText('Who caused the event.', metadata.properties?.['identity'] ?? {}),
      ...(accountInfo ? { accountInfo } : {}),
    },
    required: ['eventType', 'data'],
  });
  return {
    ...rest,
    requestBody: {
      required: true,
      content: {
        'text/plain': {
          schema: {
            type: 'string',
            description: 'A compact JWT, signed with RS256 by the key of the app.',
            contentMediaType: 'application/jwt',
            contentSchema: named('Token', {
              type: 'object',
              description: 'The claims of the token.',
              properties: {
                data: jsonInText('The delivery.', delivery),
                exp: { type: 'integer', format: 'int64' },
              },
              required: ['data'],
            }),
          },
        },
      },
    },
  };
}

/** The one property of a payload that says what happened to the entity. */
function contents(decoded: Schema, slug: string): Record<string, Schema> {
  const { entity, data, modifiedFields } = decoded.properties ?? {};
  if (data) return { actionEvent: { type: 'object', properties: { body: data }, required: ['body'] } };
  if (slug === 'deleted')
    return { deletedEvent: { type: 'object', ...(entity ? { properties: { deletedEntity: entity } } : {}) } };
  if (!entity) return {};
  return slug === 'created'
    ? { createdEvent: { type: 'object', properties: { entity }, required: ['entity'] } }
    : {
        updatedEvent: {
          type: 'object',
          properties: { currentEntity: entity, ...(modifiedFields ? { modifiedFields } : {}) },
          required: ['currentEntity'],
        },
      };
}

const jsonInText = (description: string, contentSchema: Schema): Schema => ({
  type: 'string',
  description: `${description} JSON in a string.`,
  contentMediaType: 'application/json',
  contentSchema,
});

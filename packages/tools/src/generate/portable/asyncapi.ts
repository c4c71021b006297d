/** The events of the portable description in AsyncAPI 3.0, as an app receives them. */
import { type EventObject, kindOf, readEvents } from '../events.ts';
import {
  type Document,
  type Example,
  type Json,
  jsonOf,
  type OperationObject,
  type Schema,
} from '../openapi.ts';
import { isReference, resolve } from '../references.ts';
import { capitalise } from '../text.ts';
import { mapSchema } from '../walk.ts';
import { reach } from './components.ts';

const CHANNEL = 'webhook';

/** All events of a description; `portable` is its portable form. */
export function makeAsyncApi(source: Document, portable: Document): object {
  const events = readEvents(source).map((event) => {
    const operation = portable.webhooks?.[event.key]?.post ?? {};
    const id = operation.operationId ?? '';
    const content = messageOf(source, portable, event, operation);
    return { operation, id, message: capitalise(id.replace(/^on/, '')), content };
  });
  const { title, version, license } = portable.info;
  const byName = <Value>(values: [string, Value][]): Record<string, Value> => Object.fromEntries(values);
  return {
    asyncapi: '3.0.0',
    info: {
      title: `${title}: events`,
      version,
      description: `What an app receives of the platform. ${DELIVERY}`,
      license: { name: (license as { name: string }).name },
    },
    defaultContentType: 'application/jwt',
    servers: {
      app: {
        host: 'your-app.example.com',
        protocol: 'https',
        description: 'The server of the app.',
        security: [{ $ref: '#/components/securitySchemes/signature' }],
      },
    },
    channels: {
      [CHANNEL]: {
        address: '/webhook',
        title: 'Webhook',
        description: 'The URL that is entered in the settings of the app. Its path is free.',
        messages: byName(
          events.map(({ message }) => [message, { $ref: `#/components/messages/${message}` }]),
        ),
        bindings: { http: {} },
      },
    },
    operations: byName(events.map(({ id, message, operation }) => [id, operationOf(operation, message)])),
    components: {
      messages: byName(events.map(({ message, content }) => [message, content])),
      schemas: schemasOf(portable, events),
      securitySchemes: {
        signature: {
          type: 'asymmetricEncryption',
          description: 'Every token is signed with RS256. The settings of the app have the public key.',
        },
      },
    },
  };
}

const DELIVERY = [
  'Each request has one token as its body: a JWT, signed with RS256, sent as `text/plain`. Its claim `data` is a string',
  'that contains JSON: the properties in the headers of the message, and `data`, which is a string with the payload as',
  'JSON. Verify the signature before anything else. Respond with 200 within 1250 ms; otherwise the token is sent again,',
  'with the same id. `webhooks` in `openapi.json` describes the token itself.',
].join(' ');

/** The schemas that messages need. Draft 7 of JSON Schema ignores what is next to a reference. */
function schemasOf(portable: Document, messages: unknown[]): Record<string, Schema> {
  const kept = reach(portable.components ?? {}, messages);
  const all = Object.entries(portable.components?.schemas ?? {});
  return Object.fromEntries(
    all
      .filter(([name]) => kept.has(`schemas/${name}`))
      .map(([name, schema]) => [name, mapSchema(schema, ({ $ref, ...rest }) => ($ref ? { $ref } : rest))]),
  );
}

const operationOf = ({ summary }: OperationObject, message: string): object => ({
  action: 'receive',
  channel: { $ref: `#/channels/${CHANNEL}` },
  title: summary,
  bindings: { http: { method: 'POST', bindingVersion: '0.3.0' } },
  messages: [{ $ref: `#/channels/${CHANNEL}/messages/${message}` }],
});

/** The message of an event: the payload is the event, the headers are what the token has next to it. */
function messageOf(
  source: Document,
  portable: Document,
  event: EventObject,
  { summary, description, requestBody }: OperationObject,
): object {
  const body =
    requestBody && !isReference(requestBody) ? requestBody.content['text/plain']?.schema : undefined;
  const token = resolve<Schema>(portable, body?.contentSchema ?? {});
  const delivery = resolve<Schema>(portable, token.properties?.['data']?.contentSchema ?? {});
  const { data, ...headers } = delivery.properties ?? {};
  return {
    name: event.type,
    title: summary,
    description,
    headers: { type: 'object', properties: headers, required: ['eventType'] },
    payload: data?.contentSchema,
    examples: [{ name: 'full', summary: 'Every property.', ...exampleOf(event, bodyOf(source, event)) }],
  };
}

interface DecodedEvent {
  metadata: { [name: string]: Json };
  entity?: Json;
  data?: Json;
  modifiedFields?: Json;
}

function bodyOf(source: Document, { key }: EventObject): DecodedEvent {
  const { requestBody } = source.webhooks?.[key]?.post ?? {};
  const example = requestBody && !isReference(requestBody) && jsonOf(requestBody.content)?.examples?.['full'];
  if (!example) throw new Error(`${key} needs an example named full`);
  return resolve<Example>(source, example).value as unknown as DecodedEvent;
}

/** The event as it is sent. */
function exampleOf(event: EventObject, { metadata, entity, data, modifiedFields }: DecodedEvent): object {
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

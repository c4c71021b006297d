/** The events of the portable description in AsyncAPI 3.0, as an app receives them. */
import { type EventObject, kindOf, readEvents } from '../events.ts';
import { changeSchemas } from '../normalise/walk.ts';
import {
  type Document,
  type Example,
  isReference,
  type Json,
  jsonOf,
  type OperationObject,
  resolve,
} from '../openapi.ts';
import { capitalise } from '../text.ts';
import { prune } from './components.ts';
import { withReference } from './openapi-30.ts';

const CHANNEL = 'webhook';

/** All events of a description; `portable` is its portable form. */
export function makeAsyncApi(source: Document, portable: Document): object {
  const { webhooks, components } = prune({ ...portable, paths: {} });
  const events = readEvents(source).map((event) => {
    const operation = webhooks?.[event.key]?.post ?? {};
    const id = operation.operationId ?? '';
    return { event, operation, id, message: capitalise(id.replace(/^on/, '')) };
  });
  const schemas = structuredClone(components?.schemas ?? {});
  const document: Document = { ...portable, paths: {}, webhooks: {}, components: { schemas } };
  changeSchemas({ ...document }, withReference);
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
    defaultContentType: 'text/plain',
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
      messages: byName(
        events.map(({ event, message, operation }) => [message, messageOf(source, event, operation)]),
      ),
      schemas: document.components?.schemas,
      securitySchemes: {
        signature: {
          type: 'asymmetricEncryption',
          description: 'Every token is signed with RS256. The settings of the app have the public key.',
        },
      },
    },
  };
}

const DELIVERY =
  'Each request has one token as its body. Respond with 200 within 1250 ms; otherwise it is sent again, with the same id.';

/** What an app does with one event. */
const operationOf = ({ summary }: OperationObject, message: string): object => ({
  action: 'receive',
  channel: { $ref: `#/channels/${CHANNEL}` },
  title: summary,
  bindings: { http: { method: 'POST', bindingVersion: '0.3.0' } },
  messages: [{ $ref: `#/channels/${CHANNEL}/messages/${message}` }],
});

function messageOf(
  source: Document,
  event: EventObject,
  { summary, description, requestBody }: OperationObject,
): object {
  const payload = requestBody && !isReference(requestBody) ? requestBody.content['text/plain']?.schema : {};
  return {
    name: event.type,
    title: summary,
    description,
    contentType: 'text/plain',
    payload: { ...payload, pattern: String.raw`^[\w-]+\.[\w-]+\.[\w-]+$` },
    examples: [
      {
        name: 'full',
        summary: 'Every property, with a placeholder signature.',
        payload: tokenOf(event, bodyOf(source, event)),
      },
    ],
  };
}

/** The decoded event that the contract has as an example. */
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

/** A token with the event, as it is sent. */
function tokenOf(event: EventObject, { metadata, entity, data, modifiedFields }: DecodedEvent): string {
  const { instanceId, eventType, identity, accountInfo, ...own } = metadata;
  const changes: Record<string, object> = {
    created: { createdEvent: { entity } },
    updated: { updatedEvent: { currentEntity: entity, modifiedFields } },
    deleted: { deletedEvent: { deletedEntity: entity } },
    action: { actionEvent: { body: data } },
  };
  const payload = event.domain ? { ...own, ...changes[kindOf(event) ?? ''] } : data;
  const delivery = {
    eventType,
    instanceId,
    data: JSON.stringify(payload),
    identity: JSON.stringify(identity),
    accountInfo,
  };
  const parts = [{ alg: 'RS256', typ: 'JWT' }, { data: JSON.stringify(delivery) }, 'no real signature'];
  return parts.map(encoded).join('.');
}

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

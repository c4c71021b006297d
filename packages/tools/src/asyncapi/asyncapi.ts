/** The events of a description in AsyncAPI 3.0, as an app receives them. */
import { readEvents } from '../description/events.ts';
import { capitalise } from '../description/names.ts';
import type { Document, Schema } from '../description/openapi.ts';
import { reachable } from '../description/reachable.ts';
import { messageOf } from './message.ts';

const CHANNEL = 'webhook';

export function makeAsyncApi(document: Document): object {
  const events = readEvents(document).map((event) => {
    const operation = document.webhooks?.[event.key]?.post ?? {};
    const id = operation.operationId?.split('.').at(-1) ?? '';
    const name = capitalise(id.replace(/^on/, ''));
    return { id, name, title: operation.summary, ...messageOf(document, event, name) };
  });
  const { title, version, license } = document.info;
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
        messages: byName(events.map(({ name }) => [name, { $ref: `#/components/messages/${name}` }])),
        bindings: { http: {} },
      },
    },
    operations: byName(
      events.map(({ id, title, name }) => [
        id,
        {
          action: 'receive',
          channel: { $ref: `#/channels/${CHANNEL}` },
          title,
          bindings: { http: { method: 'POST', bindingVersion: '0.3.0' } },
          messages: [{ $ref: `#/channels/${CHANNEL}/messages/${name}` }],
        },
      ]),
    ),
    components: {
      messages: byName(events.map(({ name, message }) => [name, message])),
      schemas: {
        ...schemasOf(document, events),
        ...byName(events.flatMap(({ schemas }) => Object.entries(schemas))),
      },
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
  'with the same id.',
].join(' ');

/** The schemas of the description that messages need. */
function schemasOf({ components }: Document, messages: unknown[]): Record<string, Schema> {
  const schemas = components?.schemas ?? {};
  const referencesIn = (part: unknown): string[] =>
    [...(JSON.stringify(part) ?? '').matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
      ([, name]) => name ?? '',
    );
  const needed = reachable(referencesIn(messages), (name) => referencesIn(schemas[name]));
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => needed.has(name)));
}

/** What each event of the contract says, for events that are emitted with content of a file. */
import {
  type Document,
  type Example,
  jsonOf,
  mapValues,
  type RequestBody,
  readEvents,
  resolve,
  type Schema,
} from 'storewire-tools';
import { validatedSchemas } from './schemas.ts';

type Schemas = Record<string, Schema>;

/** Examples and schemas by type of event. `responses` are the schemas of what calls and events return. */
export function makeEventBodies(document: Document, responses: Schemas): object {
  const schemas = validatedSchemas(mapValues(responses, partial), { isClosed: true, hasOwnKeywords: false });
  const events = readEvents(document).map(({ key, type, body = '' }) => {
    const { metadata, ...content } = exampleOf(document, key);
    const { entity, data } = schemas[body]?.properties ?? {};
    const { entityId = Object.values(content['data'] ?? {})[0] } = metadata ?? {};
    return [type, { entityId, content, fields: entity ?? data ?? ID_ALONE }] as const;
  });
  return { events: Object.fromEntries(events), schemas: reachedFrom(events, schemas) };
}

/** Deleted entities have nothing else. */
const ID_ALONE: Schema = {
  type: 'object',
  properties: { id: { type: 'string', minLength: 1 } },
  additionalProperties: false,
};

/** A file may have some fields only, which exclude none of those that they replace. */
const partial = (schema: Schema): Schema =>
  JSON.parse(
    JSON.stringify(schema, (key, value) =>
      key === 'not' || (key === 'required' && Array.isArray(value)) ? undefined : value,
    ),
  ) as Schema;

interface Body extends Record<string, object> {
  metadata: { entityId?: string };
}

function exampleOf(document: Document, key: string): Body {
  const { requestBody } = document.webhooks?.[key]?.post ?? {};
  const body = requestBody && resolve<RequestBody>(document, requestBody);
  const [example] = Object.values(jsonOf(body?.content)?.examples ?? {});
  if (!example) throw new Error(`The event ${key} has no example`);
  return resolve<Example>(document, example).value as unknown as Body;
}

function reachedFrom(value: unknown, schemas: Schemas, reached: Schemas = {}): Schemas {
  for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    const schema = schemas[name];
    if (!schema || reached[name]) continue;
    reached[name] = schema;
    reachedFrom(schema, schemas, reached);
  }
  return reached;
}

import { readFile } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { decodeJwt } from 'jose';
import { createEventSigner } from 'storewire/webhooks';
import {
  applicationErrorsOf,
  type Document,
  type Example,
  exclusiveGroups,
  resolve as follow,
  isReference,
  jsonOf,
  operationsOf,
  type RequestBody,
  type Response,
  type Schema,
} from 'storewire-tools';
import { beforeAll, describe, expect, test } from 'vitest';
import { contractEvents } from './contract-events.ts';

const text = (name: string): Promise<string> =>
  readFile(new URL(import.meta.resolve(`storewire-contract/${name}`)), 'utf8');
const read = async (name: string): Promise<Document> => JSON.parse(await text(name)) as Document;

const portable = await read('openapi.json');
const contract = await read('contract.json');
const operations = [...operationsOf(portable)];
const schemas = portable.components?.schemas ?? {};

const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { decimal: true } });
addFormats.default(ajv);
ajv.addSchema(portable, 'portable');

/** The schema of the code in the body of a failure. */
function enumerationOf(body: Schema): Schema {
  const property = (schema: Schema, name: string): Schema => {
    const target = follow<Schema>(portable, schema);
    const parts = [target, ...(target.allOf ?? []).map((part) => follow<Schema>(portable, part))];
    return parts.findLast(({ properties }) => properties?.[name])?.properties?.[name] ?? {};
  };
  return follow<Schema>(portable, ['details', 'applicationError', 'code'].reduce(property, body));
}

describe('the portable description', () => {
  test('has every call at the path that is sent, on an absolute server', () => {
    const callsOf = (document: Document): string[] =>
      [...operationsOf(document)].map(({ method, path }) => `${method} ${path}`).toSorted();
    expect(callsOf(portable)).toEqual(callsOf(contract));
    const servers = [
      ...(portable.servers ?? []),
      ...operations.flatMap(({ operation }) => operation.servers ?? []),
    ];
    expect(servers.map(({ url }) => url.split('/')[0])).toEqual(servers.map(() => 'https:'));
  });

  test('has ids without dots, each once, also where texts mention them', async () => {
    const ids = operations.map(({ operation }) => operation.operationId ?? '');
    expect(ids.filter((id) => !/^\w+$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    const before = [...operationsOf(contract)].map(({ operation }) => `\`${operation.operationId}\``);
    const all = await text('openapi.json');
    expect(before.filter((id) => all.includes(id))).toEqual([]);
  });

  test('has samples in TypeScript and for curl of every call with a function', () => {
    const called = operations.filter(({ operation }) => operation['x-codeSamples']);
    const labels = called.map(({ operation }) => operation['x-codeSamples']?.map(({ label }) => label));
    expect(labels).toEqual(called.map(() => ['storewire', 'curl']));
    const fallbacks = [...operationsOf(contract)].filter(({ operation }) => operation['x-fallback-of']);
    expect(called).toHaveLength(operations.length - fallbacks.length);
    const { operation } = called.find(({ path }) => path.endsWith('/v2/carts/current/add-line-items')) ?? {};
    const [client, curl] = operation?.['x-codeSamples'] ?? [];
    expect(client?.source).toContain('client.currentCartV2.addLineItemsToCurrentCartV2({');
    expect(curl?.source).toContain('curl -X POST "$STOREWIRE_URL/ecom/v2/carts/current/add-line-items"');
  });

  test('has every tag in one group', () => {
    const grouped = portable['x-tagGroups']?.flatMap(({ tags }) => tags);
    expect(grouped?.toSorted()).toEqual(portable.tags?.map(({ name }) => name).toSorted());
  });

  test('has no keys of this project and no flags of one side', async () => {
    const keys = [...(await text('openapi.json')).matchAll(/"(x-[a-zA-Z-]+|readOnly|writeOnly)":/g)];
    expect(new Set(keys.map(([, key]) => key))).toEqual(
      new Set(['x-codeSamples', 'x-tagGroups', 'x-wix-request-id']),
    );
  });

  test('names who may make each call that needs a token', () => {
    const roles = new Map(
      operations.map(({ operation }) => [
        operation.operationId,
        operation.security?.map((each) => Object.values(each).flat()),
      ]),
    );
    expect(roles.get('addToCurrentCart')).toEqual([['visitor', 'member', 'merchant']]);
    expect(roles.get('updateOrder')).toEqual([['merchant'], ['merchant'], ['merchant']]);
    expect(roles.get('oauthToken')).toEqual([[], []]);
  });

  test('says what every response has, and asks requests for no more than they need', () => {
    expect(schemas['CheckoutLineItem']?.required).toEqual(
      expect.arrayContaining(['quantity', 'membersOnly']),
    );
    expect(schemas['CheckoutLineItemInput']?.required).toEqual(['quantity']);
    expect(schemas['CartInput']?.properties).not.toHaveProperty('id');
  });

  test('rejects requests with two properties of which one may be present', () => {
    const groups = Object.entries(contract.components?.schemas ?? {}).flatMap(([name, schema]) => {
      const { not } = schemas[`${name}Input`] ?? schemas[name] ?? {};
      return not ? exclusiveGroups(schema).map((group) => ({ name, not, group })) : [];
    });
    expect(groups.length).toBeGreaterThan(15);
    const accepted = groups.filter(({ not, group: [one = '', other = ''] }) =>
      ajv.validate({ not }, { [one]: 'a', [other]: 'b' }),
    );
    expect(accepted.map(({ name }) => name)).toEqual([]);
    const rejected = groups.filter(({ not, group: [one = ''] }) => !ajv.validate({ not }, { [one]: 'a' }));
    expect(rejected.map(({ name }) => name)).toEqual([]);
  });

  test('requires one of several properties by alternatives with their types, and names them in the message', () => {
    const { properties, ...rules } = schemas['AddToCurrentCartRequest'] ?? {};
    const alternatives = rules.allOf?.[0]?.anyOf ?? [];
    expect(alternatives.map((each) => each.required)).toEqual([['lineItems'], ['customLineItems']]);
    expect(alternatives[1]?.properties?.['customLineItems']?.items).toEqual(
      properties?.['customLineItems']?.items,
    );
    const validate = ajv.compile({ $ref: 'portable#/components/schemas/AddToCurrentCartRequest' });
    expect(validate({})).toBe(false);
    expect(validate.errors?.map(({ message }) => message)).toEqual([
      "must have required property 'lineItems'",
      "must have required property 'customLineItems'",
      'must match a schema in anyOf',
    ]);
    expect(validate({ customLineItems: [] })).toBe(true);
  });

  test('has no double negation', () => {
    const nested: unknown[] = [];
    JSON.stringify(schemas, (key, value) => {
      const { not, anyOf = [] } = key === 'not' ? value : {};
      nested.push(...[not, ...anyOf.map((part: { not?: unknown }) => part.not)].filter(Boolean));
      return value;
    });
    expect(nested).toEqual([]);
  });

  test('has enumerations that are open in responses and closed in requests', () => {
    const values = ['unspecified_product_type', 'physical', 'digital'];
    const { description: _, ...open } = schemas['ProductType'] ?? {};
    expect(open).toEqual({ anyOf: [{ type: 'string', enum: values }, { type: 'string' }] });
    expect(schemas['ProductTypeInput']).toMatchObject({ type: 'string', enum: values });
    const accepts = (name: string): boolean =>
      ajv.validate({ $ref: `portable#/components/schemas/${name}` }, { productType: 'hologram' });
    expect([accepts('Product'), accepts('ProductInput')]).toEqual([true, false]);
  });

  test('has no closed enumeration in a response or an event', () => {
    const { paths, webhooks } = portable;
    const returned = [...operationsOf({ ...portable, paths })].map(({ operation }) => operation.responses);
    const closed = new Set<string>();
    const seen = new Set<string>();
    const collect = (part: unknown): void => {
      JSON.stringify(part, (key, value) => {
        if (Array.isArray(value?.anyOf) && value.anyOf[1]?.type === 'string') return undefined;
        if (key === 'enum') closed.add(JSON.stringify(value));
        const [, kind = '', name = ''] = /^#\/components\/(\w+)\/(.+)$/.exec(value?.$ref ?? '') ?? [];
        if (name && kind !== 'examples' && !seen.has(kind + name)) {
          seen.add(kind + name);
          collect(portable.components?.[kind as 'schemas' | 'responses' | 'headers']?.[name]);
        }
        return key === 'examples' ? undefined : value;
      });
    };
    collect([returned, webhooks]);
    expect(seen.size).toBeGreaterThan(500);
    expect([...closed]).toEqual([]);
  });

  test('lists the application codes of each call, with status, text and what is assumed', () => {
    const sent = new Map(operations.map(({ operation }) => [operation.operationId, operation]));
    for (const { operation } of operationsOf(contract)) {
      const errors = applicationErrorsOf(contract, operation);
      const { responses = {} } = sent.get(operation.operationId?.split('.')[1]) ?? {};
      for (const { code, status, description, isAssumed } of errors) {
        const response = responses[status] as Response;
        const media = jsonOf(response.content);
        const example = follow<Example>(portable, media?.examples?.[code] as Example);
        expect(example.summary).toBe(description);
        const codes = enumerationOf(media?.schema ?? {});
        expect(codes.description).toContain(`\`${code}\` (${status}${isAssumed ? ', assumed' : ''})`);
        expect(codes.anyOf?.[0]?.enum).toContain(code);
      }
    }
  });

  test('lists what a part requires with the whole, as a part without properties is an empty object to generators', () => {
    const isBare = ({ type, properties = {} }: Schema): boolean =>
      type === 'object' && Object.keys(properties).length === 0;
    const bare: Schema[] = [];
    JSON.stringify(schemas, (_, value) => {
      const parts: Schema[] = Array.isArray(value?.allOf) ? value.allOf : [];
      bare.push(...parts.filter((part) => isBare(follow<Schema>(portable, part))));
      return value;
    });
    expect(bare).toEqual([]);
    const item = schemas['AddToCurrentCartRequest']?.properties?.['lineItems']?.items;
    expect(item).toMatchObject({ allOf: [{}], required: ['catalogReference'] });
  });

  test('says when a call ends and what replaces it', () => {
    const { operation } = operations.find(({ path }) => path.endsWith('/current/add-to-cart')) ?? {};
    expect(operation?.deprecated).toBe(true);
    expect(operation?.description).toContain('2027-02-01. Use `addLineItemsToCurrentCartV2`');
  });
});

describe('events', () => {
  let tokens: Map<string, string>;
  beforeAll(async () => {
    const signer = await createEventSigner();
    tokens = new Map(
      await Promise.all(
        contractEvents.map(async ({ type, input }) => [type, await signer.sign(input)] as const),
      ),
    );
  });

  /** Validates a value, and the JSON in its strings, with the schemas of their contents. */
  function mismatches(schema: Schema, value: unknown): string[] {
    const pointed = follow<Schema>(portable, schema);
    const validate = ajv.compile(isReference(schema) ? { $ref: `portable${schema.$ref}` } : schema);
    const own = validate(value)
      ? []
      : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
    const inside = Object.entries(pointed.properties ?? {}).flatMap(([name, { contentSchema }]) => {
      const content = (value as Record<string, unknown>)[name];
      return contentSchema && typeof content === 'string'
        ? mismatches(contentSchema, JSON.parse(content))
        : [];
    });
    return [...own, ...inside];
  }

  test.each(contractEvents.map(({ type }) => type))('%s is described as it is delivered', (type) => {
    const body = portable.webhooks?.[type]?.post?.requestBody as RequestBody;
    const token = body.content['text/plain']?.schema;
    expect(token?.contentMediaType).toBe('application/jwt');
    expect(mismatches(token?.contentSchema ?? {}, decodeJwt(tokens.get(type) ?? ''))).toEqual([]);
  });
});

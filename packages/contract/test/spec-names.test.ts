import { fileURLToPath } from 'node:url';
import {
  type Document,
  type Operation,
  readDescription,
  readOperations,
  type Schema,
  schemaReader,
  withoutAllOf,
} from 'storewire-tools';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  enumerations,
  errorCodes,
  events,
  fields,
  pagingKinds,
  parameterConstants,
  schemaConstants,
  transitions,
} from './spec-names.ts';

const file = fileURLToPath(new URL('../../../openapi/openapi.yaml', import.meta.url));

let doc: Document;
let operations: Map<string, Operation>;

beforeAll(async () => {
  doc = withoutAllOf(await readDescription(file));
  operations = new Map(readOperations(doc).map((operation) => [operation.id, operation]));
});

/** The schema at `Schema.property.property`, or nothing. */
function schemaAt(path: string): Schema | undefined {
  const [name = '', ...properties] = path.split('.');
  return schemaReader(doc).at(doc.components?.schemas?.[name], properties.join('.'));
}

const words = (text: string) => text.split(/\s+/);

describe.each(Object.entries(fields))('the fields of %s', (_entity, paths) => {
  it.each(Object.entries(paths))('hold %s at %s', (_field, path) => {
    expect(schemaAt(path)).toBeDefined();
  });
});

describe('the enumerations', () => {
  it.each(Object.entries(enumerations))('hold every value of %s', (_name, [schema, values]) => {
    expect(doc.components?.schemas?.[schema]?.enum).toEqual(expect.arrayContaining(words(values)));
  });

  it('hold fifteen channels and an unspecified one', () => {
    const channels = doc.components?.schemas?.['ChannelType']?.enum?.filter(
      (value) => value !== 'UNSPECIFIED',
    );
    expect(channels?.length).toBeGreaterThanOrEqual(15);
  });
});

describe('the events', () => {
  it.each(Object.entries(events))('report %s as %s', (_what, type) => {
    expect(doc.webhooks?.[type]?.post?.['x-event']?.type).toBe(type);
  });
});

describe('the operations', () => {
  it.each(Object.entries(transitions))('exist so that %s: %s', (_transition, operationId) => {
    expect([...operations.keys()]).toContain(operationId);
  });

  it.each(Object.entries(errorCodes))('%s lists the codes %s', (operationId, codes) => {
    const listed = operations.get(operationId)?.applicationErrors.map(({ code }) => code);
    expect(listed).toEqual(expect.arrayContaining(words(codes)));
  });

  it.each(Object.entries(pagingKinds))('%s pages by %s', (operationId, kind) => {
    expect(operations.get(operationId)?.paging?.kind).toBe(kind);
  });
});

describe('the constants', () => {
  it.each(Object.entries(schemaConstants))('hold the %s', (_name, [path, keyword, value]) => {
    expect(schemaAt(path)).toHaveProperty(keyword, value);
  });

  it.each(Object.entries(parameterConstants))(
    'hold the %s',
    (_name, [operationId, parameter, keyword, value]) => {
      const { pathParameters = [], queryParameters = [] } = operations.get(operationId) ?? {};
      const found = [...pathParameters, ...queryParameters].find(({ name }) => name === parameter);
      expect(found?.schema).toHaveProperty(keyword, value);
    },
  );
});

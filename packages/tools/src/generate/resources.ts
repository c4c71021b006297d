/**
 * Calls with the facts that the data provider of storewire-react-admin needs: where an input has the id, the record
 * and the field mask, and which filters and sorts a list accepts.
 */

import { inputSchema } from '../description/inputs.ts';
import type { Document, Schema } from '../description/openapi.ts';
import { byService, type Operation } from '../description/operations.ts';
import { namedSchema } from '../description/references.ts';
import { type SchemaReader, schemaReader } from '../description/schema-reader.ts';
import { documentation } from './documentation.ts';
import { IMPORTS } from './reserved.ts';
import { BANNER, fileOf, quote } from './text.ts';

/** What the files import. They are a package of their own. */
const MODULES = {
  [IMPORTS.runtime]: 'storewire-react-admin',
  [IMPORTS.calls]: 'storewire/operations',
  [IMPORTS.pagers]: 'storewire/operations',
  [IMPORTS.types]: 'storewire',
};

/** One constant per call that a data provider can make. */
export function makeResources(document: Document, operations: Operation[]): Map<string, string> {
  const files = new Map<string, string>();
  for (const [service, all] of byService(operations)) {
    const calls = all.filter(({ effect, secret }) => effect !== 'navigate' && !secret);
    if (calls.length > 0) files.set(`resources/${fileOf(service)}.ts`, makeService(document, calls));
  }
  const exports = [...files.keys()].map((file) => `export * from './${file.slice('resources/'.length)}';`);
  return files.set('resources/index.ts', `${BANNER}\n${exports.join('\n')}\n`);
}

function makeService(document: Document, calls: Operation[]): string {
  const values = [
    ...(calls.every(isList) ? [] : [IMPORTS.calls]),
    ...(calls.some(isList) ? [IMPORTS.pagers] : []),
  ];
  const lines = [
    `import type * as ${IMPORTS.runtime} from '${MODULES[IMPORTS.runtime]}';`,
    ...values.map((name) => `import * as ${name} from '${MODULES[name]}';`),
    `import type * as ${IMPORTS.types} from '${MODULES[IMPORTS.types]}';`,
  ];
  const resources = calls.map((call) => makeResource(document, call));
  return `${BANNER}\n${lines.join('\n')}\n\n${resources.join('\n')}`;
}

const isList = ({ paging, effect }: Operation): boolean => paging !== undefined && effect === 'read';

function makeResource(document: Document, call: Operation): string {
  const { name, inputName, output } = call;
  const types = [inputName, output].map((type) => (type ? `${IMPORTS.types}.${type}` : 'void'));
  const [type, value, facts] = isList(call)
    ? ['ResourceList', `pages: ${IMPORTS.pagers}.${name}Pages`, listFacts(document, call)]
    : ['ResourceCall', `call: ${IMPORTS.calls}.${name}`, callFacts(document, call)];
  const parts = Object.entries(facts).flatMap(([fact, each]) =>
    each === undefined ? [] : [`${fact}: ${quote(each)}`],
  );
  return `${documentation(call)}export const ${name}: ${IMPORTS.runtime}.${type}<${types.join(', ')}> = { ${[value, ...parts].join(', ')} };\n`;
}

type Facts = Record<string, unknown>;

function listFacts(document: Document, call: Operation): Facts {
  const read = schemaReader(document);
  const input = inputSchema(document, call);
  const { request = '', unwrapped = [] } = call.paging ?? {};
  const holder = request.split('.').slice(0, -1).join('.');
  // a list with `unwrapped` has its filter twice
  const filter = call.filters.find(({ path }) => path.startsWith(holder)) ?? call.filters[0];
  const sort = sortIn(read, input, holder);
  const limit = read.at(input, `${request}.limit`);
  const used = [request, filter?.path, sort?.path];
  const heads = used.map((path) => path?.split('.', 1)[0]);
  const others = read
    .properties(input)
    .flatMap(([name]) => (heads.includes(name) || unwrapped.includes(name) ? [] : name));
  // what stands beside the filter, such as a text to find
  const beside = holder ? read.properties(read.at(input, holder)) : [];
  const inner = beside
    .map(([name]) => join(holder, name))
    .filter((path) => !used.includes(path) && !/paging$/i.test(path));
  return {
    max: limit && read.resolve(limit)['maximum'],
    filter: filter && { path: filter.path, ...fieldsOf(read, filter.schema) },
    sort,
    inputs: [...others, ...inner],
  };
}

/** The operators of each field of a filter, by name; of fields that have any name, by pattern. */
function fieldsOf(read: SchemaReader, filter: string): Facts {
  const { properties = {}, patternProperties } = read.resolve(namedSchema(filter));
  const operators = (fields: Record<string, Schema>): Record<string, string[]> =>
    Object.fromEntries(
      Object.entries(fields)
        .filter(([name]) => !name.startsWith('$'))
        .map(([name, field]) => {
          const condition = read.resolve(field);
          // the value alone, if it is allowed, comes before the object of operators
          return [name, Object.keys((condition.anyOf?.at(-1) ?? condition).properties ?? {})];
        }),
    );
  return { fields: operators(properties), patterns: patternProperties && operators(patternProperties) };
}

/** The property next to the paging that has `fieldName` and `order`, or whose items have them. */
function sortIn(
  read: SchemaReader,
  input: Schema,
  holder: string,
): { path: string; fields: Schema['enum']; isList: boolean } | undefined {
  for (const [name, schema] of read.properties(holder ? read.at(input, holder) : input)) {
    const items = read.items(schema);
    const field = read.at(items ?? schema, 'fieldName');
    if (field && read.at(items ?? schema, 'order')) {
      const path = holder ? `${holder}.${name}` : name;
      return { path, fields: read.resolve(field).enum, isList: items !== undefined };
    }
  }
  return undefined;
}

function callFacts(document: Document, call: Operation): Facts {
  const read = schemaReader(document);
  const input = inputSchema(document, call);
  const inputs = read.properties(input);
  const answer = call.output ? read.properties(namedSchema(call.output)) : [];
  const ids = inputs.find(([name, schema]) => isListOfIds(read, name, schema));
  const items = inputs.find(([name, schema]) => read.isRequired(input, name) && hasObjects(read, schema));
  const holder = (items && read.items(items[1])) ?? input;
  const record = recordOf(answer, read);
  const data = call.body && call.effect === 'write' ? dataOf(holder, record, { call, read }) : undefined;
  const many = items ?? ids;
  return {
    id:
      idOf(holder, data, { call, read }) ??
      (items && data !== undefined ? idOfItem(holder, read) : undefined),
    ids: ids?.[0],
    items: items?.[0],
    max: many && read.resolve(many[1])['maxItems'],
    data,
    fields: ids && data ? read.properties(read.at(holder, data)).map(([name]) => name) : undefined,
    mask: read.properties(holder).find(([name]) => /fieldmask$/i.test(name))?.[0],
    revision: data !== undefined && read.at(holder, join(data, 'revision')) ? 'revision' : undefined,
    // a response that has more than the record has it under the name that the input has it under
    record: record ?? answer.find(([name, schema]) => name === data && isObject(read, schema))?.[0],
    records:
      ids && call.effect === 'read' ? answer.find(([, schema]) => hasObjects(read, schema))?.[0] : undefined,
    results: answer.find(([, schema]) => read.at(read.items(schema) ?? {}, 'itemMetadata'))?.[0],
    invalidates: call.invalidates.length > 0 ? call.invalidates : undefined,
    updates: call.updates,
    deletes: call.deletes,
  };
}

type Property = [name: string, schema: Schema];

interface Context {
  call: Operation;
  read: SchemaReader;
}

/** Path of a property of an object at a path; the path `''` is that of the whole. */
const join = (path: string, name: string): string => (path ? `${path}.${name}` : name);

const isObject = (read: SchemaReader, schema: Schema): boolean => read.properties(schema).length > 0;

const hasObjects = (read: SchemaReader, schema: Schema): boolean => isObject(read, read.items(schema) ?? {});

const isListOfIds = (read: SchemaReader, name: string, schema: Schema): boolean =>
  /^ids$|Ids$/.test(name) && read.items(schema) !== undefined && !hasObjects(read, schema);

/** The property of a response that has the record. */
function recordOf(answer: Property[], read: SchemaReader): string | undefined {
  const [[name, schema] = ['', {}], ...others] = answer;
  return others.length === 0 && isObject(read, schema) ? name : undefined;
}

/** The property of an input that has the values of the record; `''` if the input has them itself. */
function dataOf(holder: Schema, record: string | undefined, { call, read }: Context): string {
  const objects = read.properties(holder).filter(([, schema]) => isObject(read, schema));
  const required = objects.filter(([name]) => read.isRequired(holder, name));
  if (objects.some(([name]) => name === record)) return record ?? '';
  return (required.length === 1 ? required[0]?.[0] : call.bodyName) ?? '';
}

/** The path parameter, or else the required property with the id. */
function idOf(holder: Schema, data: string | undefined, { call, read }: Context): string | undefined {
  const parameter =
    call.pathParameters.at(-1) ??
    call.queryParameters.find(({ name, required }) => required && /^id$|Id$/.test(name));
  if (parameter) return parameter.name;
  const record = data === undefined ? undefined : data === '' ? holder : read.at(holder, data);
  return record && read.isRequired(record, 'id') ? join(data ?? '', 'id') : undefined;
}

/** What items without an id of their own are about, such as a variant. */
function idOfItem(item: Schema, read: SchemaReader): string | undefined {
  const ids = read.properties(item).filter(([name]) => name.endsWith('Id') && read.isRequired(item, name));
  return ids.length === 1 ? ids[0]?.[0] : undefined;
}

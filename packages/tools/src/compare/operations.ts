/** What changed in the calls and events of a description. */
import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  type Header,
  jsonOf,
  type MediaType,
  mapValues,
  type OperationObject,
  operationsOf,
  type Paging,
  type Parameter,
  type PathItem,
  packedSchema,
  type Response,
  resolve,
  type Schema,
} from '../generate/openapi.ts';
import { wirePathOf } from '../generate/operations.ts';
import { below, type Change, type Compare, compareEach, major, minor, type Sides, split } from './change.ts';
import {
  compareKeys,
  compareLists,
  compareOtherKeys,
  DIFFERENT,
  type Levels,
  NOTE,
  PROMISE,
  RESTRICTION,
} from './keys.ts';
import { type Alternative, alternativesOf, compareSecurity } from './security.ts';

type RequestBody = Exclude<OperationObject['requestBody'], { $ref: string } | undefined>;

interface Call {
  pointer: string;
  method: string;
  wirePath: string;
  operation: OperationObject;
  /** By place and name. */
  parameters: Map<string, { index: number; parameter: Parameter }>;
  body: RequestBody | undefined;
  /** By status, references resolved. */
  responses: Record<string, ResponseOf>;
  /** The alternatives of what a request must have. */
  security: Alternative[];
}

type ResponseOf = Response & { headers: Record<string, Header> };

const INPUT: Sides = { input: true, response: false };
const RESPONSE: Sides = { input: false, response: true };

export function compareOperations(old: Document, now: Document, compare: Compare): Change[] {
  const [before, after] = [callsOf(old), callsOf(now)];
  const { both, gone, fresh } = split(before.keys(), after.keys());
  const addressOf = ({ method, wirePath }: Call): string => `${method} ${wirePath}`;
  const successorOf = (call: Call): string | undefined =>
    fresh.find((id) => addressOf(get(after, id)) === addressOf(call));
  return [
    ...gone.map((id) => {
      const call = get(before, id);
      const successor = successorOf(call);
      return major(call.pointer, successor ? `${id} is renamed to ${successor}` : `${id} is removed`);
    }),
    ...fresh.map((id) => minor(get(after, id).pointer, `${id} is new`)),
    ...both.flatMap((id) => compareCall(get(before, id), get(after, id), compare)),
  ];
}

function callsOf(document: Document): Map<string, Call> {
  return new Map(
    [...operationsOf(document)].map(({ path, method, operation }) => {
      const parameters = (operation.parameters ?? []).map((each, index) => ({
        index,
        parameter: resolve<Parameter>(document, each),
      }));
      const call: Call = {
        pointer: below('#/paths', path, method),
        method,
        wirePath: wirePathOf(path, operation),
        operation,
        parameters: new Map(parameters.map((each) => [keyOf(each.parameter), each])),
        body: operation.requestBody && resolve<RequestBody>(document, operation.requestBody),
        responses: mapValues(operation.responses ?? {}, (each) => responseOf(document, each)),
        security: alternativesOf(operation.security ?? document.security ?? []),
      };
      return [operation.operationId ?? call.pointer, call];
    }),
  );
}

/** Names of headers have no case. */
const keyOf = ({ in: place, name }: Parameter): string =>
  `${place} ${place === 'header' ? name.toLowerCase() : name}`;

function responseOf(document: Document, response: Response | { $ref: string }): ResponseOf {
  const { headers = {}, ...rest } = resolve<Response>(document, response);
  const own = mapValues(headers, (header) => resolve<Header>(document, header));
  return { ...rest, headers: mapKeys(own, (name) => name.toLowerCase()) };
}

function compareCall(before: Call, after: Call, compare: Compare): Change[] {
  return [
    ...(before.method === after.method && before.wirePath === after.wirePath
      ? []
      : [
          major(
            after.pointer,
            `is sent to ${after.method.toUpperCase()} ${after.wirePath}, was to ${before.method.toUpperCase()} ${before.wirePath}`,
          ),
        ]),
    ...compareTraits(before, after),
    ...compareParameters(before, after, compare),
    ...compareBodies(before, after, compare),
    ...compareResponses(before, after, compare),
  ];
}

/** Keys that decide which functions, hooks and properties there are, and what a call does. */
const TRAITS = {
  'x-effect': DIFFERENT,
  'x-body-name': DIFFERENT,
  'x-secret': DIFFERENT,
  'x-fallback-of': RESTRICTION,
  'x-maturity': RESTRICTION,
  'x-repeat': PROMISE,
  'x-updates': PROMISE,
  'x-deletes': PROMISE,
  'x-sunset': NOTE,
  deprecated: NOTE,
};

/** Keys that have a rule. `x-errors` is a part of the responses. */
const COMPARED_OF_CALLS = new Set([
  ...Object.keys(TRAITS),
  ...['operationId', 'servers', 'x-paging', 'parameters', 'requestBody', 'responses', 'x-errors'],
  ...['x-callers', 'x-invalidates', 'x-application-errors', 'x-any-of', 'security'],
]);

function compareTraits({ operation: before, ...old }: Call, { operation: after, ...now }: Call): Change[] {
  const { pointer } = now;
  const lists = (key: string, read: (operation: OperationObject) => string[] | undefined, levels: Levels) =>
    compareLists(below(pointer, key), read(before) ?? [], read(after) ?? [], levels);
  return [
    ...compareKeys(pointer, before, after, TRAITS),
    ...comparePaging(below(pointer, 'x-paging'), before['x-paging'], after['x-paging']),
    ...lists('x-callers', (operation) => operation['x-callers'], PROMISE),
    ...lists('x-invalidates', (operation) => operation['x-invalidates'], PROMISE),
    ...lists(
      'x-application-errors',
      (operation) => operation['x-application-errors']?.map(({ code, status }) => `${code} (${status})`),
      PROMISE,
    ),
    ...lists(
      'x-any-of',
      (operation) => operation['x-any-of']?.map((names) => names.toSorted().join(' or ')),
      RESTRICTION,
    ),
    ...compareSecurity(pointer, old.security, now.security),
    ...compareOtherKeys(pointer, before, after, COMPARED_OF_CALLS),
  ];
}

function comparePaging(pointer: string, before: Paging | undefined, after: Paging | undefined): Change[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (!before) return [minor(pointer, 'is new')];
  if (!after) return [major(pointer, 'is removed, and its list hook with it')];
  return before.items === after.items
    ? [minor(pointer, 'is another')]
    : [major(pointer, `lists ${after.items}, listed ${before.items}`)];
}

function compareParameters(before: Call, after: Call, compare: Compare): Change[] {
  const { both, gone, fresh } = split(before.parameters.keys(), after.parameters.keys());
  const find = (call: Call, key: string): Parameter & { pointer: string } => {
    const { index, parameter } = get(call.parameters, key);
    return { ...parameter, pointer: below(call.pointer, 'parameters', index) };
  };
  return [
    ...gone.map((key) => find(before, key)).map(({ pointer, name }) => major(pointer, `${name} is removed`)),
    ...fresh
      .map((key) => find(after, key))
      .map(({ pointer, name, required }) =>
        required ? major(pointer, `${name} is new and required`) : minor(pointer, `${name} is new`),
      ),
    ...both.flatMap((key) => {
      const [old, now] = [get(before.parameters, key).parameter, get(after.parameters, key).parameter];
      const { pointer, name } = find(after, key);
      return [
        ...comparePresence(pointer, `${name} `, old, now),
        ...compareOtherKeys(pointer, old, now, COMPARED_OF_PARAMETERS),
        ...compareSchemas(pointer, { schema: schemaOf(old) }, { schema: schemaOf(now) }, INPUT, compare),
      ];
    }),
  ];
}

function comparePresence(
  pointer: string,
  name: string,
  { required: was = false }: { required?: boolean },
  { required: is = false }: { required?: boolean },
): Change[] {
  if (was === is) return [];
  return [is ? major(pointer, `${name}is now required`) : minor(pointer, `${name}is no longer required`)];
}

const COMPARED_OF_PARAMETERS = new Set(['name', 'required', 'schema']);

const schemaOf = (parameter: Parameter): Schema => packedSchema(parameter) ?? parameter.schema ?? {};

function compareBodies(before: Call, after: Call, compare: Compare): Change[] {
  const pointer = below(after.pointer, 'requestBody');
  if (!before.body && !after.body) return [];
  if (!after.body) return [major(below(before.pointer, 'requestBody'), 'is removed')];
  if (!before.body)
    return [after.body.required ? major(pointer, 'is new and required') : minor(pointer, 'is new')];
  return [
    ...comparePresence(pointer, '', before.body, after.body),
    ...compareContent(pointer, before.body.content, after.body.content, INPUT, compare),
  ];
}

function compareResponses(before: Call, after: Call, compare: Compare): Change[] {
  const all = below(after.pointer, 'responses');
  return compareEach(all, before.responses, after.responses, (pointer, old, now) => [
    ...compareContent(pointer, old.content ?? {}, now.content ?? {}, RESPONSE, compare),
    ...compareEach(below(pointer, 'headers'), old.headers, now.headers, (at, was, is) => [
      ...compareOtherKeys(at, was, is, COMPARED_OF_CONTENT),
      ...compareSchemas(at, was, is, RESPONSE, compare),
    ]),
    ...compareOtherKeys(pointer, old, now, COMPARED_OF_RESPONSES),
  ]);
}

const COMPARED_OF_RESPONSES = new Set(['content', 'headers']);

/** The media types of a body. */
const compareContent = (
  pointer: string,
  before: Record<string, MediaType>,
  after: Record<string, MediaType>,
  sides: Sides,
  compare: Compare,
): Change[] =>
  compareEach(below(pointer, 'content'), byType(before), byType(after), (at, old, now) => [
    ...compareOtherKeys(at, old, now, COMPARED_OF_CONTENT),
    ...compareSchemas(at, old, now, sides, compare),
  ]);

/** JSON has one character set, whether its media type names it or not. */
const byType = (content: Record<string, MediaType>): Record<string, MediaType> =>
  mapKeys(content, (type) => type.toLowerCase().replace(/\s*;\s*charset=[^;]*/, ''));

const mapKeys = <T>(fields: Record<string, T>, change: (key: string) => string): Record<string, T> =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [change(key), value]));

const COMPARED_OF_CONTENT = new Set(['schema']);

const compareSchemas = (
  pointer: string,
  { schema: before = {} }: { schema?: Schema },
  { schema: after = {} }: { schema?: Schema },
  sides: Sides,
  compare: Compare,
): Change[] => compare({ pointer: below(pointer, 'schema'), before, after, sides });

/** Events that the platform sends. */
export function compareEvents(old: Document, now: Document, compare: Compare): Change[] {
  const payload = (document: Document, { post }: PathItem): Schema => {
    const body = post?.requestBody;
    return (body && jsonOf(resolve<RequestBody>(document, body).content)?.schema) ?? {};
  };
  return compareEach('#/webhooks', old.webhooks ?? {}, now.webhooks ?? {}, (event, was, is) => {
    const pointer = below(event, 'post');
    return [
      ...compareOtherKeys(pointer, was.post ?? {}, is.post ?? {}, COMPARED_OF_EVENTS),
      ...compare({
        pointer: below(pointer, 'requestBody'),
        before: payload(old, was),
        after: payload(now, is),
        sides: RESPONSE,
      }),
    ];
  });
}

const COMPARED_OF_EVENTS = new Set(['requestBody']);

function get<T>(map: ReadonlyMap<string, T>, key: string): T {
  const value = map.get(key);
  if (value === undefined) throw new Error(`there is no ${key}`);
  return value;
}

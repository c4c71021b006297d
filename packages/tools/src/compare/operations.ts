/** What changed in the calls and events of a description. */
import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  jsonOf,
  type MediaType,
  mapValues,
  type OperationObject,
  operationsOf,
  type Paging,
  type Parameter,
  packedSchema,
  type Response,
  resolve,
  type Schema,
} from '../generate/openapi.ts';
import { wirePathOf } from '../generate/operations.ts';
import { below, type Change, major, minor, type Sides, split } from './change.ts';
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
import type { Pair } from './schemas.ts';

type Compare = (pair: Pair) => Change[];
type RequestBody = Exclude<OperationObject['requestBody'], { $ref: string } | undefined>;

interface Call {
  pointer: string;
  method: string;
  wirePath: string;
  operation: OperationObject;
  parameters: Map<string, { index: number; parameter: Parameter }>;
  body: RequestBody | undefined;
  /** By status, references resolved. */
  responses: Record<string, Response>;
  /** The alternatives of what a request must have. */
  security: string[];
}

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
        parameters: new Map(parameters.map((each) => [each.parameter.name, each])),
        body: operation.requestBody && resolve<RequestBody>(document, operation.requestBody),
        responses: mapValues(operation.responses ?? {}, (each) => resolve<Response>(document, each)),
        security: alternativesOf(operation.security ?? document.security ?? []),
      };
      return [operation.operationId ?? call.pointer, call];
    }),
  );
}

/** An empty list, like a requirement without schemes, takes calls without a token. */
const alternativesOf = (security: Record<string, string[]>[]): string[] =>
  (security.length === 0 ? [{}] : security).map(
    (requirement) => Object.keys(requirement).join(' and ') || 'calls without a token',
  );

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
  ...[
    'operationId',
    'servers',
    'x-wire-path',
    'x-paging',
    'parameters',
    'requestBody',
    'responses',
    'x-errors',
  ],
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
    ...compareLists(below(pointer, 'security'), old.security, now.security, PROMISE),
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
  const at = (call: Call, name: string): string =>
    below(call.pointer, 'parameters', get(call.parameters, name).index);
  const isAsked = (call: Call, name: string): boolean =>
    get(call.parameters, name).parameter.required ?? false;
  return [
    ...gone.map((name) => major(at(before, name), `${name} is removed`)),
    ...fresh.map((name) =>
      isAsked(after, name)
        ? major(at(after, name), `${name} is new and required`)
        : minor(at(after, name), `${name} is new`),
    ),
    ...both.flatMap((name) => {
      const pointer = at(after, name);
      const [was, is] = [isAsked(before, name), isAsked(after, name)];
      const presence =
        was === is
          ? []
          : [
              is
                ? major(pointer, `${name} is now required`)
                : minor(pointer, `${name} is no longer required`),
            ];
      const [old, now] = [before, after].map((call) => get(call.parameters, name).parameter) as [
        Parameter,
        Parameter,
      ];
      return [
        ...presence,
        ...compareOtherKeys(pointer, old, now, COMPARED_OF_PARAMETERS),
        ...compare({
          pointer: below(pointer, 'schema'),
          before: schemaOf(old) ?? {},
          after: schemaOf(now) ?? {},
          sides: INPUT,
        }),
      ];
    }),
  ];
}

const COMPARED_OF_PARAMETERS = new Set(['name', 'required', 'schema']);

const schemaOf = (parameter: Parameter): Schema | undefined => packedSchema(parameter) ?? parameter.schema;

function compareBodies(before: Call, after: Call, compare: Compare): Change[] {
  const pointer = below(after.pointer, 'requestBody');
  if (!before.body && !after.body) return [];
  if (!after.body) return [major(below(before.pointer, 'requestBody'), 'is removed')];
  if (!before.body)
    return [after.body.required ? major(pointer, 'is new and required') : minor(pointer, 'is new')];
  const [was, is] = [before.body.required ?? false, after.body.required ?? false];
  return [
    ...(was === is ? [] : [is ? major(pointer, 'is now required') : minor(pointer, 'is no longer required')]),
    ...compareContent(pointer, before.body.content, after.body.content, INPUT, compare),
  ];
}

function compareResponses(before: Call, after: Call, compare: Compare): Change[] {
  const { both, gone, fresh } = split(Object.keys(before.responses), Object.keys(after.responses));
  return [
    ...gone.map((status) => major(below(before.pointer, 'responses', status), 'is removed')),
    ...fresh.map((status) => minor(below(after.pointer, 'responses', status), 'is new')),
    ...both.flatMap((status) => {
      const [old, now] = [before.responses[status], after.responses[status]];
      const pointer = below(after.pointer, 'responses', status);
      return [
        ...compareContent(pointer, old?.content ?? {}, now?.content ?? {}, RESPONSE, compare),
        ...compareOtherKeys(pointer, old ?? {}, now ?? {}, COMPARED_OF_RESPONSES),
      ];
    }),
  ];
}

const COMPARED_OF_RESPONSES = new Set(['content']);

/** The media types of a body. */
function compareContent(
  pointer: string,
  before: Record<string, MediaType>,
  after: Record<string, MediaType>,
  sides: Sides,
  compare: Compare,
): Change[] {
  const [olds, nows] = [byType(before), byType(after)];
  const { both, gone, fresh } = split(olds.keys(), nows.keys());
  const at = (type: string): string => below(pointer, 'content', type);
  return [
    ...gone.map((type) => major(at(type), 'is removed')),
    ...fresh.map((type) => minor(at(type), 'is new')),
    ...both.flatMap((type) => {
      const [old, now] = [get(olds, type), get(nows, type)];
      return [
        ...compareOtherKeys(at(type), old, now, COMPARED_OF_CONTENT),
        ...compare({
          pointer: below(at(type), 'schema'),
          before: old.schema ?? {},
          after: now.schema ?? {},
          sides,
        }),
      ];
    }),
  ];
}

/** JSON has one character set, whether its media type names it or not. */
const byType = (content: Record<string, MediaType>): Map<string, MediaType> =>
  new Map(Object.entries(content).map(([type, media]) => [type.replace(/\s*;\s*charset=[^;]*/i, ''), media]));

const COMPARED_OF_CONTENT = new Set(['schema']);

/** Events that the platform sends. */
export function compareEvents(old: Document, now: Document, compare: Compare): Change[] {
  const [before, after] = [old.webhooks ?? {}, now.webhooks ?? {}];
  const { both, gone, fresh } = split(Object.keys(before), Object.keys(after));
  const at = (name: string): string => below('#/webhooks', name);
  const payload = (document: Document, name: string): Schema => {
    const body = document.webhooks?.[name]?.post?.requestBody;
    return (body && jsonOf(resolve<RequestBody>(document, body).content)?.schema) ?? {};
  };
  return [
    ...gone.map((name) => major(at(name), 'is removed')),
    ...fresh.map((name) => minor(at(name), 'is new')),
    ...both.flatMap((name) => [
      ...compareOtherKeys(
        below(at(name), 'post'),
        before[name]?.post ?? {},
        after[name]?.post ?? {},
        COMPARED_OF_EVENTS,
      ),
      ...compare({
        pointer: below(at(name), 'post', 'requestBody'),
        before: payload(old, name),
        after: payload(now, name),
        sides: RESPONSE,
      }),
    ]),
  ];
}

const COMPARED_OF_EVENTS = new Set(['requestBody']);

function get<T>(map: ReadonlyMap<string, T>, key: string): T {
  const value = map.get(key);
  if (value === undefined) throw new Error(`there is no ${key}`);
  return value;
}

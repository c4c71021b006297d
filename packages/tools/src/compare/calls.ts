/** What changed in the calls and events of a description. */
import { isDeepStrictEqual } from 'node:util';
import { applicationErrorsOf } from '../generate/application-errors.ts';
import {
  type Document,
  type Header,
  type MediaType,
  mapValues,
  type OperationObject,
  operationsOf,
  type Paging,
  type Parameter,
  type PathItem,
  packedSchema,
  type RequestBody,
  type Response,
  type Schema,
} from '../generate/openapi.ts';
import { below, parametersOf, payloadOf, requestBodyOf, resolve } from '../generate/references.ts';
import { type Change, type Compare, compareEach, major, minor, type Sides, split } from './change.ts';
import {
  compareKeys,
  DIFFERENT,
  ELSEWHERE,
  keysWith,
  NOTE,
  PROMISE,
  RESTRICTION,
  type Rules,
} from './rules.ts';

interface Call {
  pointer: string;
  method: string;
  path: string;
  operation: OperationObject;
  /** By place and name. */
  parameters: Map<string, { index: number; parameter: Parameter }>;
  body: RequestBody | undefined;
  /** By status, references resolved. */
  responses: Record<string, ResponseOf>;
  /** Its application codes, each with its status. */
  codes: string[];
  /** The alternatives of what a request must have. */
  security: Alternative[];
}

type ResponseOf = Response & { headers: Record<string, Header> };

const INPUT: Sides = { input: true, response: false };
const RESPONSE: Sides = { input: false, response: true };

export function compareOperations(old: Document, now: Document, compare: Compare): Change[] {
  const [before, after] = [callsOf(old), callsOf(now)];
  const { both, gone, fresh } = split(before.keys(), after.keys());
  const addressOf = ({ method, path }: Call): string => `${method} ${path}`;
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
      const parameters = parametersOf(document, operation).map((parameter, index) => ({ index, parameter }));
      const call: Call = {
        pointer: below('#/paths', path, method),
        method,
        path,
        operation,
        parameters: new Map(parameters.map((each) => [keyOf(each.parameter), each])),
        body: requestBodyOf(document, operation),
        responses: mapValues(operation.responses ?? {}, (each) => responseOf(document, each)),
        codes: applicationErrorsOf(document, operation).map(({ code, status }) => `${code} (${status})`),
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
    ...(before.method === after.method && before.path === after.path
      ? compareKeys(after.pointer, { before: serversOf(before), after: serversOf(after) }, SERVERS)
      : [
          major(
            after.pointer,
            `is sent to ${after.method.toUpperCase()} ${after.path}, was to ${before.method.toUpperCase()} ${before.path}`,
          ),
        ]),
    ...compareKeys(after.pointer, { before: before.operation, after: after.operation }, TRAITS),
    ...compareKeys(after.pointer, { before: codesOf(before), after: codesOf(after) }, CODES),
    ...comparePaging(
      below(after.pointer, 'x-paging'),
      before.operation['x-paging'],
      after.operation['x-paging'],
    ),
    ...compareSecurity(after.pointer, before.security, after.security),
    ...compareParameters(before, after, compare),
    ...compareBodies(before, after, compare),
    ...compareResponses(before, after, compare),
  ];
}

const serversOf = ({ operation: { servers } }: Call): object => ({ servers });

const SERVERS: Rules = { servers: DIFFERENT };

const codesOf = ({ codes }: Call): object => ({ codes });

const CODES: Rules = { codes: { ...PROMISE, items: (codes) => codes as string[] } };

/** What decides which functions, hooks and properties there are, and what a call does. */
const TRAITS: Rules = {
  ...keysWith(DIFFERENT, 'x-effect', 'x-secret'),
  ...keysWith(RESTRICTION, 'x-fallback-of', 'x-maturity'),
  ...keysWith(PROMISE, 'x-repeat', 'x-updates', 'x-deletes'),
  ...keysWith(NOTE, 'x-sunset', 'deprecated'),
  ...keysWith({ ...PROMISE, items: (names) => names as string[] }, 'x-allowed-roles', 'x-invalidates'),
  ...keysWith(ELSEWHERE, 'operationId', 'servers', 'x-paging', 'parameters', 'requestBody', 'responses'),
  ...keysWith(ELSEWHERE, 'security'),
};

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
        ...compareKeys(pointer, { before: old, after: now }, PARAMETERS),
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

const PARAMETERS: Rules = keysWith(ELSEWHERE, 'name', 'required', 'schema');

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
      ...compareKeys(at, { before: was, after: is }, CONTENT),
      ...compareSchemas(at, was, is, RESPONSE, compare),
    ]),
    ...compareKeys(pointer, { before: old, after: now }, RESPONSES),
  ]);
}

const RESPONSES: Rules = keysWith(ELSEWHERE, 'content', 'headers');

/** The media types of a body. */
const compareContent = (
  pointer: string,
  before: Record<string, MediaType>,
  after: Record<string, MediaType>,
  sides: Sides,
  compare: Compare,
): Change[] =>
  compareEach(below(pointer, 'content'), byType(before), byType(after), (at, old, now) => [
    ...compareKeys(at, { before: old, after: now }, CONTENT),
    ...compareSchemas(at, old, now, sides, compare),
  ]);

/** JSON has one character set, whether its media type names it or not. */
const byType = (content: Record<string, MediaType>): Record<string, MediaType> =>
  mapKeys(content, (type) => type.toLowerCase().replace(/\s*;\s*charset=[^;]*/, ''));

const mapKeys = <T>(fields: Record<string, T>, change: (key: string) => string): Record<string, T> =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [change(key), value]));

const CONTENT: Rules = keysWith(ELSEWHERE, 'schema');

const compareSchemas = (
  pointer: string,
  { schema: before = {} }: { schema?: Schema },
  { schema: after = {} }: { schema?: Schema },
  sides: Sides,
  compare: Compare,
): Change[] => compare({ pointer: below(pointer, 'schema'), before, after, sides });

/** Events that the platform sends. */
export function compareEvents(old: Document, now: Document, compare: Compare): Change[] {
  const payload = (document: Document, { post = {} }: PathItem): Schema => payloadOf(document, post) ?? {};
  return compareEach('#/webhooks', old.webhooks ?? {}, now.webhooks ?? {}, (event, was, is) => {
    const pointer = below(event, 'post');
    return [
      ...compareKeys(pointer, { before: was.post ?? {}, after: is.post ?? {} }, EVENTS),
      ...compare({
        pointer: below(pointer, 'requestBody'),
        before: payload(old, was),
        after: payload(now, is),
        sides: RESPONSE,
      }),
    ];
  });
}

const EVENTS: Rules = keysWith(ELSEWHERE, 'requestBody');

function get<T>(map: ReadonlyMap<string, T>, key: string): T {
  const value = map.get(key);
  if (value === undefined) throw new Error(`there is no ${key}`);
  return value;
}

/** Schemes, and scopes of them, that a request must have together. */
type Alternative = ReadonlySet<string>;

/** An empty list, like a requirement without schemes, takes calls without a token. */
const alternativesOf = (security: Record<string, string[]>[]): Alternative[] =>
  (security.length === 0 ? [{}] : security).map((requirement) => {
    const asked = Object.entries(requirement).flatMap(([scheme, scopes]) => [
      scheme,
      ...scopes.map((scope) => `${scope} of ${scheme}`),
    ]);
    return new Set(asked.toSorted());
  });

/** Who met an alternative of the old description must meet one of the new. */
function compareSecurity(pointer: string, before: Alternative[], after: Alternative[]): Change[] {
  const gone = before.filter((old) => !after.some((now) => now.isSubsetOf(old)));
  const fresh = after.filter((now) => !before.some((old) => old.symmetricDifference(now).size === 0));
  const nameOf = (alternative: Alternative): string =>
    [...alternative].join(' and ') || 'calls without a token';
  const at = below(pointer, 'security');
  return [
    ...gone.map((each) => major(at, `no longer lists ${nameOf(each)}`)),
    ...fresh.map((each) => minor(at, `also lists ${nameOf(each)}`)),
  ];
}

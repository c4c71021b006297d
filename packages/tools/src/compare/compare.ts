import { isDeepStrictEqual } from 'node:util';
import { applicationErrorsOf } from '../description/application-errors.ts';
import {
  type Document,
  type MediaType,
  mapValues,
  type OperationObject,
  operationsOf,
  type Parameter,
  packedSchema,
  type Response,
  type Schema,
} from '../description/openapi.ts';
import { effectOf } from '../description/operations.ts';
import { below, parametersOf, payloadOf, requestBodyOf, resolve } from '../description/references.ts';
import { type Change, compareLists, LEVELS, major, minor, split } from './change.ts';
import { SchemaComparison } from './schemas.ts';

/**
 * All that changed from one bundled description to another, the gravest first: what is new, and what breaks those who
 * send requests, read responses and events, or import types. All else, such as texts, is one change together.
 */
export function compareDescriptions(old: Document, now: Document): Change[] {
  const [before, after] = [old.components?.schemas ?? {}, now.components?.schemas ?? {}];
  const schemas = new SchemaComparison(before, after);
  const { both, gone, fresh } = split(Object.keys(before), Object.keys(after));
  const [was, is] = [eventsIn(old), eventsIn(now)];
  const changes = [
    ...compareCalls(old, now, schemas),
    ...schemas.compareProperties({ pointer: '#/webhooks', before: was, after: is, side: 'response' }),
    ...gone.map((name) => major(below('#/components/schemas', name), 'is removed')),
    ...fresh.map((name) => minor(below('#/components/schemas', name), 'is new')),
    // types that no call has, or another call than before
    ...both.flatMap((name) => schemas.compareName(name)),
  ];
  if (changes.length > 0) return gravestFirst(changes);
  return isDeepStrictEqual({ ...old, info: {} }, { ...now, info: {} })
    ? []
    : [{ level: 'patch', pointer: '#', what: 'is written differently, and breaks nobody' }];
}

/** What changes in the same way for requests and for responses is listed once. */
function gravestFirst(changes: Change[]): Change[] {
  const sorted = LEVELS.flatMap((level) => changes.filter((change) => change.level === level));
  const texts = sorted.map(({ pointer, what }) => `${pointer} ${what}`);
  return sorted.filter((_change, index) => texts.indexOf(texts[index] ?? '') === index);
}

function compareCalls(old: Document, now: Document, schemas: SchemaComparison): Change[] {
  const [before, after] = [callsIn(old), callsIn(now)];
  const { both, gone, fresh } = split(Object.keys(before), Object.keys(after));
  return [
    ...gone.map((id) => major(before[id]?.pointer ?? '', `${id} is removed`)),
    ...fresh.map((id) => minor(after[id]?.pointer ?? '', `${id} is new`)),
    ...both.flatMap((id) => {
      const [was, is] = [before[id], after[id]];
      if (!was || !is) return [];
      const { pointer, promises } = is;
      return [
        ...Object.keys(promises).flatMap((verb) =>
          compareLists(pointer, verb, was.promises[verb] ?? [], promises[verb] ?? []),
        ),
        ...schemas.compareProperties({ pointer, before: was.input, after: is.input, side: 'request' }),
        ...schemas.compareProperties({ pointer, before: was.result, after: is.result, side: 'response' }),
      ];
    }),
  ];
}

interface Call {
  pointer: string;
  /** What it does apart from input and result, by the verb that says so. */
  promises: Record<string, string[]>;
  input: Schema;
  /** The bodies of successes, by status: failures have codes. */
  result: Schema;
}

function callsIn(document: Document): Record<string, Call> {
  const calls = [...operationsOf(document)].map(({ path, method, operation }): [string, Call] => {
    const { operationId, servers, security = document.security ?? [], responses = {} } = operation;
    const pointer = below('#/paths', path, method);
    const successes = Object.entries(responses).filter(([status]) => /^[23]/.test(status));
    const promises = {
      'goes to': [`${method.toUpperCase()} ${servers?.[0]?.url ?? ''}${path}`],
      'counts as': [effectOf(method, operation)],
      allows: operation['x-allowed-roles'] ?? [],
      takes: (security.length > 0 ? security : [{}]).map(
        (schemes) => Object.keys(schemes).toSorted().join(' with ') || 'requests without a token',
      ),
      lists: [operation['x-paging']?.items ?? []].flat(),
      'fails with': applicationErrorsOf(document, operation).map(
        (error) => `${error.code} (${error.status})`,
      ),
    };
    const result = mapValues(Object.fromEntries(successes), (response) =>
      byMediaType(resolve<Response>(document, response).content),
    );
    return [
      operationId ?? pointer,
      { pointer, promises, input: inputOf(document, operation), result: { properties: result } },
    ];
  });
  return Object.fromEntries(calls);
}

function inputOf(document: Document, operation: OperationObject): Schema {
  const parameters = parametersOf(document, operation);
  const body = requestBodyOf(document, operation);
  const keyOf = ({ in: place, name }: Parameter): string => `${place} ${name}`;
  const all = parameters.map((each) => [keyOf(each), packedSchema(each) ?? each.schema ?? {}]);
  const required = parameters.filter((each) => each.required).map(keyOf);
  return {
    properties: { ...Object.fromEntries(all), ...(body && { requestBody: byMediaType(body.content) }) },
    required: body?.required ? [...required, 'requestBody'] : required,
  };
}

const byMediaType = (content: Record<string, MediaType> = {}): Schema => ({
  type: 'object',
  properties: mapValues(content, ({ schema = {} }) => schema),
});

const eventsIn = (document: Document): Schema => ({
  properties: mapValues(document.webhooks ?? {}, ({ post = {} }) => payloadOf(document, post) ?? {}),
});

import { applicationErrorsOf } from '../description/application-errors.ts';
import {
  type Document,
  type Header,
  jsonOf,
  METHODS,
  type MediaType,
  type Method,
  mapValues,
  type OperationObject,
  type Parameter,
  type PathItem,
  packedSchema,
  type Reference,
  type Response,
  type Schema,
  type SecurityRequirement,
  type Server,
} from '../description/openapi.ts';
import { effectOf } from '../description/operations.ts';
import { below, requestBodyOf, resolve } from '../description/references.ts';
import { type Change, compareLists, major, minor, split } from './change.ts';
import type { SchemaComparison } from './schemas.ts';
import { compareRequirements } from './security.ts';

/** What changed in the calls of two descriptions, which it finds by their ids. */
export function compareCalls(old: Document, now: Document, schemas: SchemaComparison): Change[] {
  const [before, after] = [callsIn(old), callsIn(now)];
  const { both, gone, fresh } = split(Object.keys(before), Object.keys(after));
  return [
    ...gone.map((id) => major(before[id]?.pointer ?? '', `${id} is removed`)),
    ...fresh.map((id) => minor(after[id]?.pointer ?? '', `${id} is new`)),
    ...both.flatMap((id) => {
      const [was, is] = [before[id], after[id]];
      return was && is ? compareCall(was, is, schemas) : [];
    }),
  ];
}

function compareCall(was: Call, is: Call, schemas: SchemaComparison): Change[] {
  const { pointer, promises, forms } = is;
  const { both } = split(Object.keys(was.forms), Object.keys(forms));
  return [
    ...Object.keys(promises).flatMap((verb) =>
      compareLists(pointer, verb, was.promises[verb] ?? [], promises[verb] ?? []),
    ),
    ...compareRequirements(pointer, was.security, is.security),
    ...both
      .filter((key) => was.forms[key] !== forms[key])
      .map((key) => major(below(pointer, key), `is written as ${forms[key]}, was ${was.forms[key]}`)),
    ...schemas.compareProperties({ pointer, before: was.input, after: is.input, side: 'request' }),
    ...schemas.compareProperties({ pointer, before: was.result, after: is.result, side: 'response' }),
  ];
}

interface Call {
  pointer: string;
  /** What it does apart from input and result, by the verb that says so. */
  promises: Record<string, string[]>;
  security: SecurityRequirement[];
  /** How each parameter is written. */
  forms: Record<string, string>;
  input: Schema;
  /** The headers and bodies of successes, by status: failures have codes. */
  result: Schema;
}

/** What a path has for all of its operations. */
interface DescribedPath extends PathItem {
  servers?: Server[];
  parameters?: (Parameter | Reference)[];
}

function callsIn(document: Document): Record<string, Call> {
  const calls = Object.entries(document.paths).flatMap(([path, each]) => {
    const item = resolve<DescribedPath>(document, each);
    return METHODS.flatMap((method): [string, Call][] => {
      const operation = item[method];
      if (!operation) return [];
      const pointer = below('#/paths', path, method);
      const parameters = parametersOf(document, item, operation);
      const call = {
        pointer,
        promises: {
          'goes to': urlsOf({ servers: operation.servers ?? item.servers ?? [{ url: '' }] }).map(
            (url) => `${method.toUpperCase()} ${url}${path}`,
          ),
          'counts as': [kindOf(method, operation)],
          allows: operation['x-allowed-roles'] ?? [],
          lists: [operation['x-paging']?.items ?? []].flat(),
          'fails with': applicationErrorsOf(document, operation).map(
            (error) => `${error.code} (${error.status})`,
          ),
        },
        security: operation.security ?? document.security ?? [],
        forms: mapValues(parameters, formOf),
        input: inputOf(document, parameters, operation),
        result: resultOf(document, operation),
      };
      return [[operation.operationId ?? pointer, call]];
    });
  });
  return Object.fromEntries(calls);
}

/** What decides which functions and hooks a call has. */
function kindOf(method: Method, operation: OperationObject): string {
  if (operation['x-fallback-of'] !== undefined) return `the long form of ${operation['x-fallback-of']}`;
  return operation['x-secret'] ? 'secret' : effectOf(method, operation);
}

/** Where servers are, if nobody says otherwise. */
export const urlsOf = ({ servers = [] }: { servers?: Server[] }): string[] =>
  servers.map(({ url, variables = {} }) =>
    url.replaceAll(/\{([^{}]+)\}/g, (text, name: string) => variables[name]?.default ?? text),
  );

/** The parameters of a call, by place and name: those of the operation replace those of the path. */
function parametersOf(
  document: Document,
  path: DescribedPath,
  operation: OperationObject,
): Record<string, Parameter> {
  const all = [...(path.parameters ?? []), ...(operation.parameters ?? [])];
  return Object.fromEntries(
    all.map((each) => {
      const parameter = resolve<Parameter>(document, each);
      const { in: place, name } = parameter;
      return [`${place} ${place === 'header' ? name.toLowerCase() : name}`, parameter];
    }),
  );
}

/** How the value of a parameter becomes text. */
function formOf({ in: place, content, ...parameter }: Parameter): string {
  if (content) return Object.keys(content).join();
  const { style = place === 'query' || place === 'cookie' ? 'form' : 'simple' } = parameter;
  const { explode = style === 'form' } = parameter;
  return explode ? `${style}, exploded` : style;
}

function inputOf(
  document: Document,
  parameters: Record<string, Parameter>,
  operation: OperationObject,
): Schema {
  const body = requestBodyOf(document, operation);
  const required = Object.keys(parameters).filter((key) => parameters[key]?.required);
  return {
    properties: {
      ...mapValues(parameters, (each) => packedSchema(each) ?? schemaIn(each)),
      ...(body && { requestBody: { type: 'object', properties: byMediaType(body.content) } }),
    },
    required: body?.required ? [...required, 'requestBody'] : required,
  };
}

function resultOf(document: Document, { responses = {} }: OperationObject): Schema {
  const successes = Object.entries(responses).filter(([status]) => /^[23]/.test(status));
  const properties = mapValues(Object.fromEntries(successes), (response): Schema => {
    const { content, headers = {} } = resolve<Response>(document, response);
    const sent = Object.fromEntries(
      Object.entries(headers).map(([name, header]) => [
        `header ${name.toLowerCase()}`,
        resolve<Header>(document, header),
      ]),
    );
    return {
      type: 'object',
      properties: { ...mapValues(sent, schemaIn), ...byMediaType(content) },
      required: Object.keys(sent).filter((name) => sent[name]?.required),
    };
  });
  return { properties };
}

const schemaIn = ({ schema, content }: Pick<Parameter, 'schema' | 'content'>): Schema =>
  schema ?? jsonOf(content)?.schema ?? {};

const byMediaType = (content: Record<string, MediaType> = {}): Record<string, Schema> =>
  mapValues(content, ({ schema = {} }) => schema);

import { readFileSync } from 'node:fs';
import {
  type Document,
  type Example,
  isOpen,
  type Json,
  jsonOf,
  type MediaType,
  type OperationObject,
  operationsOf,
  type Parameter,
  type Reference,
  type Response,
  resolve,
  type Schema,
} from 'storewire-tools';
import { CONTRACT_FILE } from './contract-file.ts';

/** An answer of the description other than success, by its name. */
export interface Failure {
  name: string;
  status: number;
  body: Json;
}

/** One operation of the description with everything that a test can send and expect. */
export interface Call {
  id: string;
  service: string;
  methodName: string;
  /** The method with the version of its service. */
  name: string;
  method: string;
  /** Gateway prefix and path template. */
  path: string;
  navigates: boolean;
  /** Id of the call that this is another form of. */
  fallbackOf: string | undefined;
  /** Sent without a token. */
  open: boolean;
  allowedRoles: string[];
  parameters: Parameter[];
  /** Examples of the one parameter `.r`, by name. */
  packed: ReadonlyMap<string, Json> | undefined;
  /** The parameters that other clients send in place of `.r`. */
  plain: Parameter[];
  bodySchema: Schema | undefined;
  bodyName: string | undefined;
  /** Examples of the request body, by name. */
  bodies: ReadonlyMap<string, Json>;
  /** Examples of the status 200, by name. */
  answers: ReadonlyMap<string, Json>;
  failures: Failure[];
}

export const wire = JSON.parse(readFileSync(CONTRACT_FILE, 'utf8')) as Document;

/** Every operation of the description, in its order. */
export const allCalls: readonly Call[] = [...operationsOf(wire)].map(({ path, method, operation }) =>
  readCall(path, method.toUpperCase(), operation),
);

/** The calls that the client fetches by their own name. */
export const fetchedCalls = allCalls.filter((call) => !call.navigates && call.fallbackOf === undefined);

export const navigations = allCalls.filter((call) => call.navigates);

/** The POST that a GET turns into when its query is long. */
export const longForms = allCalls.filter(
  (call) => call.fallbackOf !== undefined && call.packed === undefined,
);

/** The GET that other clients send instead of a POST. This client never does. */
export const shortForms = allCalls.filter(
  (call) => call.fallbackOf !== undefined && call.packed !== undefined,
);

/** What a client fetches by a function, be it in its long form. */
export const clientCalls = allCalls.filter((call) => !call.navigates && !shortForms.includes(call));

/** The call with this operation id. */
export function callOf(id: string): Call {
  const found = allCalls.find((call) => call.id === id);
  if (!found) throw new Error(`the description has no ${id}`);
  return found;
}

/** Services with their calls, for one `describe` each. */
export const byService = (calls: readonly Call[]): [string, Call[]][] => [
  ...Map.groupBy(calls, (call) => call.service),
];

function readCall(path: string, method: string, operation: OperationObject): Call {
  const id = operation.operationId ?? '';
  const [service = '', methodName = ''] = id.split('.');
  const [version = ''] = /V\d+$/.exec(service) ?? [];
  const parameters = (operation.parameters ?? []).map((parameter) => resolve<Parameter>(wire, parameter));
  const packed = parameters.find((parameter) => parameter.schema?.contentSchema);
  const body =
    operation.requestBody &&
    jsonOf(
      resolve<Exclude<OperationObject['requestBody'], Reference | undefined>>(wire, operation.requestBody)
        .content,
    );
  return {
    id,
    service,
    methodName,
    name: `${methodName}${version}`,
    method,
    path,
    navigates: operation.responses?.['302'] !== undefined,
    fallbackOf: operation['x-fallback-of'],
    open: isOpen(operation),
    allowedRoles: operation['x-allowed-roles'] ?? [],
    parameters: parameters.filter((parameter) => !packed || parameter.in === 'path'),
    packed: packed && unpack(examplesOf(packed)),
    plain: parameters.filter((parameter) => packed && parameter !== packed && parameter.in === 'query'),
    bodySchema: body?.schema,
    bodyName: body?.schema && resolve<Schema>(wire, body.schema).type === 'array' ? 'args' : undefined,
    bodies: body?.schema?.$ref?.endsWith('/EmptyRequest') ? new Map() : examplesOf(body),
    answers: examplesOf(contentOf(operation.responses?.['200'])),
    failures: Object.entries(operation.responses ?? {}).flatMap(([status, response]) =>
      failuresOf(Number(status), response),
    ),
  };
}

function contentOf(response: Response | Reference | undefined): MediaType | undefined {
  return response && jsonOf(resolve<Response>(wire, response).content);
}

function failuresOf(status: number, response: Response | Reference): Failure[] {
  if (status < 400) return [];
  return [...examplesOf(contentOf(response))].map(([name, body]) => ({ name, status, body }));
}

/** Examples of the parameter `.r`, which are written as they travel. */
function unpack(examples: Map<string, Json>): Map<string, Json> {
  return new Map(
    [...examples].map(([name, text]) => [
      name,
      JSON.parse(Buffer.from(String(text), 'base64url').toString()) as Json,
    ]),
  );
}

function examplesOf(media: Pick<MediaType, 'examples'> | undefined): Map<string, Json> {
  return new Map(
    Object.entries(media?.examples ?? {}).map(([name, example]) => [
      name,
      resolve<Example>(wire, example).value,
    ]),
  );
}

/** HTTP for Prism, whose own server sends nothing but text. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { IHttpConfig, PrismHttpInstance } from '@stoplight/prism-http';
import { serialize } from '@stoplight/prism-http-server/dist/serialize.js';
import { kindOf, mediaTypeOf } from '../generate/media-types.ts';
import { fileOf } from './files.ts';
import { readForm } from './forms.ts';
import { getHttpConfigFromRequest, ProblemJsonError } from './prism.ts';
import type { Element, Violation } from './requests.ts';

/** Takes one line. */
export type Log = (line: string) => void;

interface Service {
  prism: PrismHttpInstance;
  config: IHttpConfig;
  log: Log;
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** Lets Prism respond. Each request is a line of the log, and each violation a line below it. */
export const listenerOf =
  (service: Service): RequestListener =>
  (request, response) => {
    allowOrigin({ request, response });
    if (isPreflight(request)) response.writeHead(204).end();
    else
      handle(service, { request, response }).catch((error: unknown) => {
        const problem = error instanceof Error ? error : new Error(String(error));
        service.log(`  ${problem.message}`);
        sendProblem(response, problem);
      });
  };

async function handle({ prism, config, log }: Service, { request, response }: Exchange): Promise<void> {
  const input = await toInput(request);
  log(`${input.method.toUpperCase()} ${input.url.path}`);
  const preferences = rightOf(getHttpConfigFromRequest(input));
  const mock = { ...config.mock, ...preferences };
  const result = await prism.request(input, [], { ...config, mock })();
  const { output, validations } = rightOf(result);
  const violations = [
    ...validations.input.map((each) => toViolation('request', each)),
    ...validations.output.map((each) => toViolation('response', each)),
  ];
  if (violations.length > 0) response.setHeader('sl-violations', toHeader(violations));
  for (const { location, message } of violations) log(`  ${location.join('.')} ${message}`);
  for (const [name, value] of Object.entries(output.headers ?? {})) response.setHeader(name, value);
  const contentType = response.getHeader('content-type')?.toString();
  const file = contentType === undefined || config.isProxy ? undefined : fileOf(contentType);
  response.statusCode = output.statusCode;
  response.end(file ?? serialize(output.body, contentType));
}

function rightOf<T>(result: { _tag: 'Left'; left: Error } | { _tag: 'Right'; right: T }): T {
  if (result._tag === 'Left') throw result.left;
  return result.right;
}

async function toInput(request: IncomingMessage): Promise<Element> {
  const { method = 'GET', url = '/', headers } = request;
  const { pathname, searchParams } = new URL(url, 'http://mock');
  const query = Object.fromEntries(
    [...new Set(searchParams.keys())].map((name) => {
      const values = searchParams.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
  const content = await buffer(request);
  const type = headers['content-type'];
  const isJson = kindOf(mediaTypeOf(type ?? '')) === 'json';
  const body = content.toString();
  return {
    method: method.toLowerCase() as Element['method'],
    url: { path: pathname, baseUrl: searchParams.get('__server') || undefined, query },
    headers: headers as Record<string, string>,
    body: body === '' ? null : isJson ? parse(body) : body,
    fields: body === '' ? undefined : await readForm(content, type).catch(() => refuseBody('FORM', 'a form')),
  };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return refuseBody('JSON', 'JSON');
  }
}

function refuseBody(type: string, kind: string): never {
  const title = `The body of the request is not ${kind}`;
  throw ProblemJsonError.fromTemplate({ type: `INVALID_${type}`, title, status: 400 });
}

const SEVERITIES = ['Error', 'Warning', 'Information', 'Hint'];

const toViolation = (part: string, { path = [], severity, code, message }: Violation) => ({
  location: [part, ...path],
  severity: SEVERITIES[severity],
  code,
  message,
});

/** Clients limit the size of all headers, most of them to 16 KiB, some to 8 KiB. */
const MAX_HEADER_LENGTH = 8000;

function toHeader(violations: object[]): string {
  const value = JSON.stringify(violations);
  return value.length > MAX_HEADER_LENGTH
    ? `Too many violations! ${value.slice(0, MAX_HEADER_LENGTH)}`
    : value;
}

function sendProblem(
  response: ServerResponse,
  error: Error & { additional?: Record<string, unknown> },
): void {
  const problem = ProblemJsonError.toProblemJson(error);
  for (const [name, value] of Object.entries(error.additional?.['headers'] ?? {}))
    response.setHeader(name, String(value));
  response.setHeader('content-type', 'application/problem+json');
  response.statusCode = problem.status;
  response.end(JSON.stringify(problem));
}

const isPreflight = ({ method, headers }: IncomingMessage): boolean =>
  method === 'OPTIONS' &&
  headers.origin !== undefined &&
  headers['access-control-request-method'] !== undefined;

/** Pages of any origin may call the mock and read all headers of its responses. */
function allowOrigin({ request: { headers }, response }: Exchange): void {
  response.setHeader('access-control-allow-origin', headers.origin ?? '*');
  response.setHeader('access-control-allow-headers', headers['access-control-request-headers'] ?? '*');
  response.setHeader('access-control-allow-methods', headers['access-control-request-method'] ?? '*');
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-expose-headers', '*');
  response.setHeader('vary', 'origin');
}

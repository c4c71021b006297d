/** How a mock responds: Prism does, with forms and packed parameters as JSON, and lists in pages. */
import type { IPrismDiagnostic } from '@stoplight/prism-core';
import {
  createInstance,
  type IHttpConfig,
  type IHttpOperationConfig,
  type IHttpRequest,
  type IHttpResponse,
  type PrismHttpComponents,
  ProblemJsonError,
  UNPROCESSABLE_ENTITY,
} from '@stoplight/prism-http';
import { kindOf, mediaTypeOf } from '../generate/media-types.ts';
import { violationsOf } from './checks.ts';
import { readForm } from './forms.ts';
import { type Operation, packedIn, typeOfBody } from './operations.ts';
import { toPage } from './pages.ts';

type Forward = PrismHttpComponents['forward'];

/** What a mock responds with. */
export interface Service {
  operations: Operation[];
  logger: PrismHttpComponents['logger'];
  log: (line: string) => void;
  /** Responds instead of the examples. */
  send?: ((request: IHttpRequest) => Promise<IHttpResponse>) | undefined;
}

/** Responds to each request that Prism's server forwards. */
export const responding =
  (service: Service): Forward =>
  ({ data }, _url, _proxy, operation) =>
  () =>
  async () => {
    service.log(`${data.method.toUpperCase()} ${data.url.path}`);
    try {
      return { _tag: 'Right', right: await respond(service, data, operation) };
    } catch (error) {
      const problem = error instanceof Error ? error : new Error(String(error));
      service.log(`  ${problem.message}`);
      return { _tag: 'Left', left: problem };
    }
  };

async function respond(service: Service, sent: IHttpRequest, operation?: Operation): Promise<IHttpResponse> {
  const request = operation ? await withJson(sent, operation) : sent;
  const own = operation ? violationsOf(request, operation) : [];
  const mock = operation && own.length > 0 ? rejection(operation, own) : preferencesIn(sent);
  const { prism, config } = instanceFor(service, sent);
  const result = await prism.request(request, service.operations, { ...config, mock })();
  if (result._tag === 'Left') throw result.left;
  const { output, validations } = result.right;
  const violations = [
    ...[...validations.input, ...own].map((each) => toViolation('request', each)),
    ...validations.output.map((each) => toViolation('response', each)),
  ];
  for (const { location, message } of violations) service.log(`  ${location.join('.')} ${message}`);
  const isPage = operation && output.statusCode < 300 && !mock.exampleKey;
  return {
    ...output,
    body: isPage ? toPage(bodyOf(output), { operation, request }) : bodyOf(output),
    headers: {
      ...output.headers,
      // a server on a busy machine closes a connection that it takes for idle while a request is on its way
      connection: 'close',
      ...(violations.length > 0 && { 'sl-violations': toHeader(violations) }),
    },
  };
}

/** A Prism that checks everything. */
function instanceFor({ logger, send }: Service, sent: IHttpRequest) {
  const checks = {
    mock: { dynamic: false },
    validateRequest: true,
    validateResponse: true,
    checkSecurity: true,
    errors: false,
    upstreamProxy: undefined,
  };
  const config: IHttpConfig = send
    ? { ...checks, isProxy: true, upstream: new URL('http://127.0.0.1') }
    : { ...checks, isProxy: false };
  const forward: Forward | undefined =
    send && (() => () => async () => ({ _tag: 'Right', right: await send(sent) }));
  return { config, prism: createInstance(config, { logger, ...(forward && { forward }) }) };
}

/** The example that a request names in `Prefer`. */
function preferencesIn({ headers }: IHttpRequest): IHttpOperationConfig {
  const prefer = headers?.['prefer'] ?? '';
  const [, code] = /\bcode=(\d{3})/.exec(prefer) ?? [];
  const [, exampleKey] = /\bexample=([^\s,;]+)/.exec(prefer) ?? [];
  return { dynamic: false, ...(code && { code: Number(code) }), ...(exampleKey && { exampleKey }) };
}

/** The response that a description has for a request that is wrong. */
function rejection({ responses }: Operation, validation: IPrismDiagnostic[]): IHttpOperationConfig {
  const code = ['422', '400', 'default'].find((each) => responses.some((response) => response.code === each));
  if (!code)
    throw ProblemJsonError.fromTemplate(UNPROCESSABLE_ENTITY, 'The request is not valid', { validation });
  return { dynamic: false, code: code === 'default' ? UNPROCESSABLE_ENTITY.status : Number(code) };
}

/** A request whose body is the object of its form, or of its packed parameter if that has one. */
async function withJson(request: IHttpRequest, operation: Operation): Promise<IHttpRequest> {
  const { body, url, headers = {} } = request;
  const { 'content-type': type = '' } = headers;
  const packed = packedIn(operation);
  const text = packed === undefined ? undefined : url.query?.[packed];
  if (typeof text === 'string')
    return { ...request, body: unpack(text), headers: { ...headers, 'content-type': 'application/json' } };
  if (typeof body !== 'string' || typeOfBody(type) === type) return request;
  const form = await readForm(body, type, operation).catch(refuseForm);
  return { ...request, body: form, headers: { ...headers, 'content-type': typeOfBody(type) } };
}

function unpack(text: string): unknown {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return undefined;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, 'base64url')));
  } catch {
    return undefined;
  }
}

function refuseForm(): never {
  const title = 'The body of the request is not a form';
  throw ProblemJsonError.fromTemplate({ type: 'INVALID_FORM', title, status: 400 });
}

/** Prism's server sends text only: a file is one, unless an example says otherwise. */
function bodyOf({ headers, body }: IHttpResponse): unknown {
  const type = headers?.['Content-type'];
  return type && kindOf(mediaTypeOf(type)) === 'binary' ? String(body ?? '') : body;
}

const SEVERITIES = ['Error', 'Warning', 'Information', 'Hint'];

const toViolation = (part: string, { path = [], severity, code, message }: IPrismDiagnostic) => ({
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

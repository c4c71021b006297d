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
import { violationsOf } from './checks.ts';
import { type Operation, packedIn } from './operations.ts';
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
  const request = operation ? withJson(sent, operation) : sent;
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
    body: isPage ? toPage(output.body, { operation, request }) : output.body,
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
  const [, code] = /\bcode="?(\d{3})/.exec(prefer) ?? [];
  const [, quoted, plain] = /\bexample=(?:"([^"]*)"|([^\s,;]+))/.exec(prefer) ?? [];
  const exampleKey = quoted ?? plain;
  return { dynamic: false, ...(code && { code: Number(code) }), ...(exampleKey && { exampleKey }) };
}

/** The response that a description has for a request that is wrong. */
function rejection({ responses }: Operation, validation: IPrismDiagnostic[]): IHttpOperationConfig {
  const code = ['422', '400', 'default'].find((each) => responses.some((response) => response.code === each));
  if (!code)
    throw ProblemJsonError.fromTemplate(UNPROCESSABLE_ENTITY, 'The request is not valid', { validation });
  return { dynamic: false, code: code === 'default' ? UNPROCESSABLE_ENTITY.status : Number(code) };
}

/** A request whose body is the JSON of its packed parameter, or of its form: Prism does not check that of a union. */
function withJson(request: IHttpRequest, operation: Operation): IHttpRequest {
  const { body, url, headers = {} } = request;
  const packed = packedIn(operation);
  const text = packed === undefined ? undefined : url.query?.[packed];
  const asJson = (value: unknown): IHttpRequest => ({
    ...request,
    body: value,
    headers: { ...headers, 'content-type': 'application/json' },
  });
  if (typeof text === 'string') return asJson(unpack(text));
  return typeof body === 'string' && headers['content-type']?.startsWith('application/x-www-form-urlencoded')
    ? asJson(Object.fromEntries(new URLSearchParams(body)))
    : request;
}

function unpack(text: string): unknown {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return undefined;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, 'base64url')));
  } catch {
    return undefined;
  }
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

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type IHttpRequest, ProblemJsonError } from '@stoplight/prism-http';
import { serialize } from '@stoplight/prism-http-server/dist/serialize.js';
import type { Answer, Violation } from './respond.ts';

/** Of the 16 kB that Node and browsers take of all headers together. */
const MAX_VIOLATIONS_LENGTH = 8000;

/**
 * Serves answers of Prism over HTTP. Prism's own server never answers a body that is not JSON, and a name in it
 * that is not Latin-1 ends the process, since no header can have it.
 */
export const requestListener =
  (respond: (request: IHttpRequest) => Promise<Answer>, log?: (line: string) => void): RequestListener =>
  (incoming, outgoing) => {
    allowOtherOrigins(incoming, outgoing);
    if (isPreflight(incoming)) return answerPreflight(incoming, outgoing);
    readRequest(incoming)
      .then((request) => {
        log?.(`${incoming.method} ${request.url.path}`);
        return respond(request);
      })
      .then((answer) => {
        for (const { message } of answer.violations) log?.(`  ${message}`);
        send(outgoing, answer);
      })
      .catch((error: Error) => {
        log?.(`  ${error.message}`);
        send(outgoing, problemOf(error));
      });
  };

async function readRequest(incoming: IncomingMessage): Promise<IHttpRequest> {
  const { method = 'GET', url = '/', headers } = incoming;
  const [path = '/', ...query] = url.split('?');
  const content = await text(incoming);
  return {
    // any other is none of the description
    method: method.toLowerCase() as IHttpRequest['method'],
    url: { path, query: valuesByName(new URLSearchParams(query.join('?'))) },
    headers: {
      ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      // Prism checks the type of a body only if it has this
      'content-length': String(Buffer.byteLength(content)),
    },
    body: bodyOf(content, headers['content-type']),
  };
}

const valuesByName = (query: URLSearchParams): NonNullable<IHttpRequest['url']['query']> =>
  Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const [value = '', ...others] = query.getAll(name);
      return [name, others.length > 0 ? [value, ...others] : value];
    }),
  );

/** What is not JSON remains a text, which no schema of a JSON body accepts, and `null`, which Prism takes for no body. */
function bodyOf(content: string, type = 'application/json'): unknown {
  if (content === '') return null;
  if (!/^application\/(?:[^;]*\+)?json\b/i.test(type)) return content;
  try {
    return (JSON.parse(content) as unknown) ?? content;
  } catch {
    return content;
  }
}

function send(outgoing: ServerResponse, { statusCode, headers = {}, body, violations }: Answer): void {
  for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
  const type = outgoing.getHeader('content-type');
  const content = serialize(body, type === undefined ? type : String(type));
  if (violations.length > 0) outgoing.setHeader('sl-violations', headerOf(violations));
  outgoing.writeHead(statusCode).end(content);
}

function problemOf(error: Error): Answer {
  // Prism throws these for a path or a form that cannot be decoded
  const status = error instanceof URIError ? 400 : undefined;
  const body = { ...ProblemJsonError.toProblemJson(error), ...(status && { status }) };
  return {
    statusCode: body.status,
    headers: { 'content-type': 'application/problem+json' },
    body,
    violations: [],
  };
}

/** JSON of as many violations as a header has room for. It may have characters of Latin-1 only. */
function headerOf(violations: Violation[]): string {
  let list = '';
  for (const violation of violations) {
    const json = JSON.stringify(violation).replaceAll(
      /[^\x20-\x7e]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    const longer = list === '' ? json : `${list},${json}`;
    if (longer.length <= MAX_VIOLATIONS_LENGTH) list = longer;
  }
  return `[${list}]`;
}

function allowOtherOrigins({ headers }: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.setHeader('access-control-allow-origin', headers.origin ?? '*');
  outgoing.setHeader('access-control-allow-credentials', 'true');
  outgoing.setHeader('access-control-expose-headers', '*');
  outgoing.setHeader('vary', 'origin');
}

/** Whether a browser asks if it may send a request. */
const isPreflight = ({ method, headers }: IncomingMessage): boolean =>
  method === 'OPTIONS' && 'origin' in headers && 'access-control-request-method' in headers;

function answerPreflight({ headers }: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.setHeader('access-control-allow-headers', headers['access-control-request-headers'] ?? '*');
  outgoing.setHeader('access-control-allow-methods', headers['access-control-request-method'] ?? '*');
  outgoing.writeHead(204).end();
}

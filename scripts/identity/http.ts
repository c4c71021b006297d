import { type IncomingMessage, request, type ServerResponse } from 'node:http';

/** A request as it arrived. */
export interface Visit {
  method: string;
  path: string;
  query: Readonly<Record<string, string>>;
  headers: Readonly<Record<string, string | undefined>>;
  /** Members of a JSON or form body. */
  body: Readonly<Record<string, unknown>>;
}

export interface Answer {
  status: number;
  body: string;
  headers: Record<string, string>;
}

export const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
  'access-control-expose-headers': 'date, x-wix-request-id',
};

export const json = (status: number, body: unknown): Answer => ({
  status,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});
export const html = (status: number, body: string): Answer => ({
  status,
  body,
  headers: { 'content-type': 'text/html; charset=utf-8' },
});
export const redirect = (location: string, more: Record<string, string> = {}): Answer => ({
  status: 302,
  body: '',
  headers: { ...more, location },
});

/** The members that are texts. */
export const strings = (body: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body ?? {}).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

export async function readBody(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

export function toVisit(incoming: IncomingMessage, text: string): Visit {
  const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://127.0.0.1');
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
  );
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  const body: unknown =
    text === '' ? {} : isForm ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text);
  return {
    method: incoming.method ?? '',
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers,
    body: body as Record<string, unknown>,
  };
}

/** Lets another server answer. */
export function passOn(
  upstream: string,
  incoming: IncomingMessage,
  text: string,
  response: ServerResponse,
): void {
  const { hostname, port } = new URL(upstream);
  const { method, url: path, headers } = incoming;
  const onward = request({ hostname, port, path, method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  onward.end(text);
}

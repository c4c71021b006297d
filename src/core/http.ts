import createFetchClient from 'openapi-fetch';

/** What the wire gave back: the status and headers, and the body as text. */
export interface HttpAnswer {
  response: Response;
  text: string;
}

export interface HttpRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
  signal: AbortSignal;
  /** Told of the status and headers before the body is read. */
  onResponse: (response: Response) => void;
}

export type Http = (request: HttpRequest) => Promise<HttpAnswer>;

/** The one place that knows openapi-fetch. Redirects are handed back, never followed: a token must not travel on. */
export function createHttp(fetch: typeof globalThis.fetch): Http {
  const client = createFetchClient<Record<string, Record<string, never>>>({ bodySerializer: String });
  return async ({ method, url, headers, body, signal, onResponse }) => {
    const send = async (request: Request): Promise<Response> => {
      const response = await fetch(request);
      onResponse(response);
      return response;
    };
    const init = { fetch: send, headers, signal, redirect: 'manual', parseAs: 'stream', ...(body === undefined ? {} : { body }) };
    const answer = await client.request(method.toLowerCase() as never, url as never, init as never);
    const { response, error } = answer as { response: Response; error?: unknown };
    return { response, text: response.ok ? await response.text() : toText(error) };
  };
}

/** openapi-fetch has read the body of a failure already, and parsed it when it was JSON. */
function toText(error: unknown): string {
  if (error === undefined) return '';
  return typeof error === 'string' ? error : JSON.stringify(error);
}

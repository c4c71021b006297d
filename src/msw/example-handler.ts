import { HttpResponse, http, matchRequestUrl, type RequestHandler } from 'msw';

/** The hosts whose requests are handled. */
export interface HandlerOptions {
  /** Base URL of the platform, such as `https://www.wixapis.com`. Default: any host. */
  baseUrl?: string | undefined;
  /** Base URL of the site, which serves web methods. Default: any host. */
  siteUrl?: string | undefined;
}

/** Options of a handler. */
export interface ExampleOptions<Output, Name extends string = string> extends HandlerOptions {
  /**
   * Name of an example of the contract: a success (`full`, `minimal`) or a failure (`notFound`, an
   * application error code). Default: the first success. Throws a `TypeError` if there is no such example.
   */
  example?: Name | (string & {}) | undefined;
  /** A response body to send instead of an example, with the status of the first success. */
  body?: Output | undefined;
}

/** Creates the handler of one call, which responds with the first example of the contract by default. */
export type ExampleHandler<Output, Name extends string = string> = (
  options?: ExampleOptions<Output, Name>,
) => RequestHandler;

/** How a handler responds with an example. */
export interface ResponseFormat {
  /** HTTP status. */
  status: number;
  /** Creates the response. Default: JSON. */
  as?: ((body: unknown, status: number) => Response) | undefined;
}

/** The call that a handler handles. */
export interface HandledCall {
  /** Operation id, `service.method`. */
  id: string;
  /** HTTP method. */
  method: string;
  /** Path from the base URL, as a pattern of MSW. */
  path: string;
  /** The same call with another method: a POST for long queries, or the GET that other clients send. */
  otherForm?: { method: string; path: string } | undefined;
  /** Whether the site serves it rather than the platform. */
  isOnSite?: boolean | undefined;
}

/** Creates responses of a media type, or without a body. */
export const respondAs =
  (type?: string): ((body: unknown, status: number) => Response) =>
  (body, status) =>
    new HttpResponse(type?.endsWith('json') ? JSON.stringify(body) : (body as Blob | string | undefined), {
      status,
      ...(type && { headers: { 'content-type': type } }),
    });

/**
 * Creates the handlers of one call. Generated code calls this once per call. `others` are the examples that
 * differ from `examples` in status or media type, usually failures.
 */
export const exampleHandler =
  <Output>(
    { id, method, path, otherForm, isOnSite }: HandledCall,
    examples: Readonly<Record<string, NoInfer<Output>>>,
    others: () => Readonly<Record<string, ResponseFormat & { body: unknown }>>,
    format: ResponseFormat = { status: 200 },
  ): ExampleHandler<Output> =>
  ({ baseUrl = '*', siteUrl = '*', example, body } = {}) => {
    const responses = new Map<string, ResponseFormat & { body: unknown }>([
      ...Object.entries(examples).map(([name, value]) => [name, { ...format, body: value }] as const),
      ...Object.entries(others()),
    ]);
    const names = [...responses.keys()];
    const response = body === undefined ? responses.get(example ?? names[0] ?? '') : { ...format, body };
    if (!response)
      throw new TypeError(`${id} has no example ${JSON.stringify(example)}. It has ${names.join(', ')}`);
    const respond = (): Response =>
      (response.as ?? respondAs('application/json'))(response.body, response.status);
    const host = (isOnSite ? siteUrl : baseUrl).replace(/\/$/, '');
    if (!otherForm) return http[method.toLowerCase() as 'get'](host + path, respond);
    return http.all(
      ({ request }) =>
        [{ method, path }, otherForm].some(
          (form) =>
            request.method === form.method && matchRequestUrl(new URL(request.url), host + form.path).matches,
        ),
      respond,
    );
  };

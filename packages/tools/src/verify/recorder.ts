import type { TransportOptions } from 'storewire';
import type { Document } from '../description/openapi.ts';

/** Headers of HTTP itself, and of what is between the platform and this program. */
const HTTP_HEADERS =
  /^(?:access-control-.*|age|alt-svc|cache-control|connection|content-.*|date|deprecation|etag|expires|keep-alive|last-modified|link|location|pragma|server|set-cookie|strict-transport-security|sunset|transfer-encoding|vary|via|www-authenticate)$/;

/** The latest response that a client has got. */
export class Recorder {
  status: number | undefined;
  /** As the schemas of the contract describe it, with status 200. */
  body: unknown;
  /** By how many seconds the clock of the site is ahead. */
  clockDifference = 0;
  /** Headers that the contract does not have, each of them once. */
  newHeaders: string[] = [];
  readonly #headers = new Set<string>();

  constructor({ components: { headers = {}, responses = {} } = {} }: Document) {
    for (const described of [headers, ...Object.values(responses).map((each) => each.headers ?? {})])
      for (const name of Object.keys(described)) this.#headers.add(name.toLowerCase());
  }

  /** Of the client whose responses are recorded. */
  get options(): Pick<TransportOptions, 'fetch' | 'validate'> {
    return {
      fetch: async (url, init) => {
        this.#clear();
        const response = await fetch(url, init);
        this.#keep(response);
        return response;
      },
      validate: {
        input: () => undefined,
        output: (_operation, body) => {
          this.body = body;
          return undefined;
        },
      },
    };
  }

  #clear(): void {
    this.status = undefined;
    this.body = undefined;
    this.newHeaders = [];
  }

  #keep({ status, headers }: Response): void {
    this.status = status;
    const time = Date.parse(headers.get('date') ?? '');
    if (!Number.isNaN(time)) this.clockDifference = Math.round((time - Date.now()) / 1000);
    for (const name of headers.keys())
      if (!HTTP_HEADERS.test(name) && !this.#headers.has(name)) {
        this.#headers.add(name);
        this.newHeaders.push(name);
      }
  }
}

/** Tokens and keys, which must not get into what a tool returns. */

const WITHHELD = '(withheld)';

/** Names of properties of responses whose value is a secret, with everything in it. */
const SECRET_NAME = /(?:token|secret|password|api[-_]?key|authorization)s?$/i;

/** `hasPassword: true` and a missing secret show none. */
const canBeSecret = (value: unknown): boolean => value !== null && typeof value !== 'boolean';

/** Remembers the credentials of requests, and removes them from texts. */
export class Withheld {
  readonly #values = new Set<string>();

  /** The global `fetch`; what requests are authorized with is remembered. */
  readonly fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    const sent = request.headers.get('authorization')?.split(',') ?? [];
    for (const value of sent) if (value.trim() !== '') this.#values.add(value.trim());
    return globalThis.fetch(request);
  };

  /** What a call returned, as JSON without secrets. */
  toText(value: unknown): string {
    const text = JSON.stringify(value, (key, each: unknown) =>
      SECRET_NAME.test(key) && canBeSecret(each) ? WITHHELD : each,
    );
    return [...this.#values].reduce(
      (rest, secret) => rest.replaceAll(inJson(secret), WITHHELD),
      text ?? 'null',
    );
  }
}

const inJson = (secret: string): string => JSON.stringify(secret).slice(1, -1);

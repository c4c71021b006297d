/** Makes the calls that tools ask for, with one client. */

import { createClient, isStoreError, type TransportOptions } from 'storewire';
import { operationSchemas, validator } from 'storewire/zod';
import type { Operation } from '../description/operations.ts';
import type { Withheld } from './withheld.ts';

/** How calls are made. */
export interface CallSettings extends Pick<TransportOptions, 'auth' | 'baseUrl' | 'siteUrl'> {
  /** Whether calls may change data. */
  allowWrites: boolean;
}

/** What a call returned, or why it failed. */
export type Outcome = { data: unknown } | { error: object };

/** Makes calls by their description. Throws a `TypeError` for settings that no client can have. */
export class Caller {
  readonly #client: object;
  readonly #allowWrites: boolean;

  constructor({ allowWrites, ...options }: CallSettings, { fetch }: Withheld) {
    const validate = validator(Object.values(operationSchemas));
    this.#client = createClient({ ...options, fetch, validate });
    this.#allowWrites = allowWrites;
  }

  async call(operation: Operation, input: Readonly<Record<string, unknown>>): Promise<Outcome> {
    const rejection = this.#rejection(operation);
    if (rejection !== undefined)
      return { error: { kind: 'rejected', operation: operation.id, message: rejection } };
    const service: unknown = Reflect.get(this.#client, operation.service);
    const call: unknown = Object(service)[operation.methodName];
    if (typeof call !== 'function') throw new TypeError(`The client has no call ${operation.id}`);
    try {
      const data: unknown = await call(input);
      return { data };
    } catch (error) {
      if (isStoreError(error)) return { error: error.toJSON() };
      return { error: { kind: 'client', operation: operation.id, message: String(error) } };
    }
  }

  /** Why a call is not made. */
  #rejection({ effect, secret }: Operation): string | undefined {
    if (secret) return 'It sends or returns passwords, codes or tokens. Make it in code.';
    if (effect === 'navigate') return 'It is a page that a person opens in a browser.';
    if (effect === 'write' && !this.#allowWrites)
      return 'It changes data, and this server was started without --allow-writes.';
    return undefined;
  }
}

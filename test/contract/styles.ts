import { createClient } from '../../src/index.ts';
import { createTransport, type CallOptions, type Transport, type TransportOptions } from '../../src/index.ts';
import * as functions from '../../src/operations.ts';
import type { Call } from './description.ts';

/** Makes one call of the contract by its name, as a user would write it. */
export type Style = (options: TransportOptions, call: Call, input: unknown, perCall: CallOptions) => Promise<unknown>;

/** `client.service.method(input, options)` */
export const namespaced: Style = async (options, call, input, perCall) => invoke(call, Reflect.get(Object(Reflect.get(createClient(options), call.service)), call.name), [input, perCall]);

/** `method(client, input, options)` */
export const standalone: Style = async (options, call, input, perCall) => {
  const client: Transport = createTransport(options);
  return invoke(call, Reflect.get(functions, call.name), [client, input, perCall]);
};

/** Both ways to write a call. */
export const STYLES: Readonly<Record<string, Style>> = { namespaced, standalone };

function invoke(call: Call, method: unknown, args: unknown[]): unknown {
  if (typeof method !== 'function') throw new Error(`there is no ${call.id}`);
  return Reflect.apply(method, undefined, args);
}

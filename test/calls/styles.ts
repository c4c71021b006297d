import { type CallOptions, createClient, createTransport, type TransportOptions } from '../../src/index.ts';
import * as functions from '../../src/operations.ts';

/** A call by its names. */
export interface Named {
  id: string;
  service: string;
  methodName: string;
  name: string;
}

/** Makes one call of the contract by its name, as a user would write it. */
export type Style = (
  options: TransportOptions,
  call: Named,
  input: unknown,
  perCall: CallOptions,
) => Promise<unknown>;

/** `client.service.method(input, options)` */
export const namespaced: Style = async (options, call, input, perCall) => {
  const service: unknown = Reflect.get(createClient(options), call.service);
  return invoke(call, Reflect.get(Object(service), call.methodName), [input, perCall]);
};

/** `name(client, input, options)` */
export const standalone: Style = async (options, call, input, perCall) =>
  invoke(call, Reflect.get(functions, call.name), [createTransport(options), input, perCall]);

/** Both ways to write a call. */
export const STYLES: Readonly<Record<string, Style>> = { namespaced, standalone };

function invoke(call: Named, method: unknown, args: unknown[]): unknown {
  if (typeof method !== 'function') throw new Error(`there is no ${call.id}`);
  return Reflect.apply(method, undefined, args);
}

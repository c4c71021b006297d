import type { OperationInfo, Traits } from './operation-info.ts';
import type { CallOptions, Transport } from './options.ts';

export type { OperationInfo } from './operation-info.ts';

/** The input may be left out when nothing in it is required. */
export type Arguments<Input, Options = CallOptions> =
  Record<never, never> extends Input ? [input?: Input, options?: Options] : [input: Input, options?: Options];

/** One call of the platform as a function that takes the client. */
export interface Operation<Input, Output> {
  /** Makes the call. Fails with a `StoreError`. */
  (client: Transport, ...args: Arguments<Input>): Promise<Output>;
  /** What the transport knows of it. */
  readonly info: OperationInfo;
}

/** The same without options, as nothing is sent. */
export type NavigationArguments<Input> = Record<never, never> extends Input ? [input?: Input] : [input: Input];

/** A call that the browser navigates to: a function that builds its address. */
export interface Navigation<Input> {
  (client: Transport, ...args: NavigationArguments<Input>): URL;
  /** What the transport knows of it. */
  readonly info: OperationInfo;
}

/** Makes the function of one call. Generated code calls this once per call. */
export function operation<Input, Output>(id: string, method: string, path: string, traits?: Traits): Operation<Input, Output> {
  const info: OperationInfo = { id, method, path, ...traits };
  const call = (client: Transport, ...[input, options]: Arguments<Input>): Promise<Output> => client.send<Output>(info, input, options).then(toData);
  return Object.assign(call, { info });
}

/** Makes the address builder of one call that the browser navigates to. */
export function navigation<Input>(id: string, path: string, traits?: Traits): Navigation<Input> {
  const info: OperationInfo = { id, method: 'GET', path, ...traits };
  return Object.assign((client: Transport, input?: Input) => client.address(info, input), { info });
}

const toData = <Output>({ data }: { data: Output }): Output => data;

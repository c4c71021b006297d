import type { CallOptions, Transport } from './transport.ts';

/** What a call does that its method and path do not say. */
export interface Traits {
  /** Who may call it, as the contract has it; named in the message of a 403. */
  callers?: string;
  /** A POST that changes nothing. Reads may be repeated. */
  read?: boolean;
  /** Sent without a token. */
  open?: boolean;
  /** Lives on the site, not on the platform host. */
  site?: boolean;
  /** The whole input travels in the one query parameter `.r`. */
  packed?: boolean;
  /** Input member that is the whole body. */
  body?: string;
  /** Input members that travel in the query of a call that has a body. */
  query?: readonly string[];
  /** Dotted paths of field masks in the body. */
  masks?: readonly string[];
  /** Address of the POST that takes over when the query grows past 4000 characters. */
  long?: string;
}

/** A call as data: all that the transport needs to know of it. */
export interface OperationInfo extends Traits {
  /** `service.method`. */
  id: string;
  method: string;
  /** Gateway prefix and path template. */
  path: string;
}

/** The input may be left out when nothing in it is required. */
export type Arguments<Input> = Record<never, never> extends Input ? [input?: Input, options?: CallOptions] : [input: Input, options?: CallOptions];

/** One call of the platform as a function that takes the client. */
export interface Operation<Input, Output> {
  (client: Transport, ...args: Arguments<Input>): Promise<Output>;
  readonly info: OperationInfo;
}

/** A call that the browser navigates to: a function that builds its address. */
export interface Navigation<Input> {
  (client: Transport, ...args: Record<never, never> extends Input ? [input?: Input] : [input: Input]): URL;
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

/** True for calls that change nothing, so that repeating one is safe. */
export const isRead = ({ method, read }: OperationInfo): boolean => method === 'GET' || read === true;

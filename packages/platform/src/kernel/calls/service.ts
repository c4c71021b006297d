import type { Services } from 'storewire/operations';
import type { Navigation, Operation } from 'storewire/runtime';
import type { Context } from '../context/context.ts';
import { Unauthenticated } from '../errors/failure.ts';
import type { Received } from '../inputs/received.ts';

export type ServiceName = keyof Services;

type InputOf<Call> =
  Call extends Navigation<infer Input> ? Input : Call extends Operation<infer Input, infer _> ? Input : never;
/** Browsers navigate to some calls; these return a `Response`. */
type OutputOf<Call> =
  Call extends Navigation<infer _>
    ? Response
    : Call extends Operation<infer _, infer Output>
      ? Output
      : never;

/**
 * Handles one call. The input is valid: it has the contract's fields only. A handler is synchronous, because
 * a write is one transaction. It throws a `Failure` for any response that is not a success.
 */
export type Handle<Input, Output> = (input: Input, context: Context) => Output;

/** A handler with asynchronous work before its transaction, such as hashing a password. */
export interface Prepared<Input, Output> {
  prepare: (input: Input, context: Context) => Promise<() => Output>;
}

/**
 * A handler with asynchronous work before its transaction. `handle` gets the result of `prepare` and must
 * read again what may have changed in between.
 *
 * @example
 * changePassword: prepared(
 *   ({ newPassword }) => hashPassword(newPassword),
 *   (input, context, hash) => …,
 * ),
 */
export const prepared = <Input, Output, Result>(
  prepare: (input: Input, context: Context) => Promise<Result>,
  handle: (input: Input, context: Context, result: Result) => Output,
): Prepared<Input, Output> => ({
  prepare: async (input, context) => {
    const result = await prepare(input, context);
    return () => handle(input, context, result);
  },
});

/** Makes a call of the contract within the platform, such as for a hosted page. */
export async function perform<Input, Output>(
  handler: Handle<Input, Output> | Prepared<Input, Output>,
  input: Input,
  context: Context,
): Promise<Output> {
  const { db } = context;
  const { replacements } = db;
  const handle =
    typeof handler === 'function' ? () => handler(input, context) : await handler.prepare(input, context);
  return db.write(() => {
    checkNotReplaced(db, replacements);
    return handle();
  });
}

/**
 * Throws if all data was replaced after `replacements`: the caller and what
 * it sent belonged to the earlier data.
 */
export function checkNotReplaced(db: Context['db'], replacements: number): void {
  if (db.replacements !== replacements) throw new Unauthenticated('All data was replaced during the call');
}

type Handler<Call> =
  | Handle<Received<InputOf<Call>>, OutputOf<Call>>
  | Prepared<Received<InputOf<Call>>, OutputOf<Call>>;

/** A handler for each call of a service. */
export type Handlers<Service extends ServiceName> = {
  [Name in keyof Services[Service]]: Handler<Services[Service][Name]>;
};

/** Runs a job in a write. */
export type Worker = (data: never, context: Context) => void;

/** The handlers of one service, and the jobs that they schedule. */
export interface Service<Name extends ServiceName> {
  handlers: Handlers<Name>;
  /** Workers by the kind of their jobs, such as `orders.releaseUnpaid`. */
  workers?: Readonly<Record<string, Worker>>;
}

/** A missing handler is a compile error. */
export const defineService = <Name extends ServiceName>(_name: Name, service: Service<Name>): Service<Name> =>
  service;

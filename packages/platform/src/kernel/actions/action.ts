/** Actions: what the admin API, the console and the methods of a platform can do to it. */
import type { Context } from '../context/context.ts';
import type { InputOf, JsonSchema, ObjectSchema, ValueOf } from '../schemas/json-schema.ts';

/**
 * What an action does. `read` changes nothing. `write` is one transaction, and thus synchronous. `task` makes
 * its own transactions, or works asynchronously.
 */
export type ActionEffect = 'read' | 'write' | 'task';

type ResultOf<Effect extends ActionEffect, Output> = Effect extends 'task'
  ? Promise<Returned<Output>>
  : Returned<Output>;

/** Items that were read from the store are frozen. */
type Returned<Value> = Value extends readonly (infer Item)[]
  ? readonly Returned<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]: Returned<Value[Name]> }
    : Value;

/** An action with its types. */
export interface DefinedAction<
  Effect extends ActionEffect,
  Input extends ObjectSchema,
  Output extends JsonSchema,
  Given extends Context = Context,
> {
  /** One sentence for the description of the API and the console. */
  summary: string;
  effect: Effect;
  /** Path under `/__dev`. Default `/api/` and the name. */
  path?: string;
  input: Input;
  output: Output;
  run: (context: Given, input: InputOf<Input>) => ResultOf<Effect, ValueOf<Output>>;
}

/**
 * Defines an action. Its name is its key in the table of its area. It
 * throws a `Failure` for what cannot be done.
 *
 * @example
 * advanceClock: defineAction({
 *   summary: 'Advances the clock.',
 *   effect: 'write',
 *   input: object({ milliseconds: { type: 'integer', minimum: 0 } }),
 *   output: object({ now: { type: 'string' } }),
 *   run: (context, { milliseconds }) => …,
 * }),
 */
export const defineAction = <
  Effect extends ActionEffect,
  Input extends ObjectSchema,
  Output extends JsonSchema,
>(
  action: DefinedAction<Effect, Input, Output>,
): DefinedAction<Effect, Input, Output> => action;

/** Actions: what the admin API, the console and the methods of a platform can do to it. */
import type * as z from 'zod/mini';
import type { Context } from '../context/context.ts';

/**
 * What an action does. `read` changes nothing. `write` is one transaction, and thus synchronous. `task` makes
 * its own transactions, or works asynchronously.
 */
export type ActionEffect = 'read' | 'write' | 'task';

type ResultOf<Effect extends ActionEffect, Output> = Effect extends 'task' ? Promise<Output> : Output;

/** An action with its types. */
export interface DefinedAction<
  Effect extends ActionEffect,
  Input extends z.ZodMiniObject,
  Output extends z.ZodMiniType,
  Given extends Context = Context,
> {
  /** One sentence for the description of the API and the console. */
  summary: string;
  effect: Effect;
  /** Path under `/__dev`. Default `/api/` and the name. */
  path?: string;
  input: Input;
  output: Output;
  run: (context: Given, input: z.output<Input>) => ResultOf<Effect, z.input<Output>>;
}

/**
 * Defines an action. Its name is its key in the table of its area. It
 * throws a `Failure` for what cannot be done.
 *
 * @example
 * advanceClock: defineAction({
 *   summary: 'Advances the clock.',
 *   effect: 'write',
 *   input: z.object({ milliseconds: z.int().check(z.gte(0)) }),
 *   output: z.object({ now: z.string() }),
 *   run: (context, { milliseconds }) => …,
 * }),
 */
export const defineAction = <
  Effect extends ActionEffect,
  Input extends z.ZodMiniObject,
  Output extends z.ZodMiniType,
>(
  action: DefinedAction<Effect, Input, Output>,
): DefinedAction<Effect, Input, Output> => action;

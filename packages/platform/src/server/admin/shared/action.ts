/** Actions: what the admin API, the console and the methods of a platform can do to it. */
import type * as z from 'zod/mini';
import type { Scheduler } from '../../../features/scheduler.ts';
import type { Context } from '../../../kernel/context/context.ts';
import { InvalidInput } from '../../../kernel/errors/failure.ts';
import type { Rule, Violation } from '../../../kernel/errors/violations.ts';
import type { Entity } from '../../../kernel/store/entity.ts';
import type { Log } from '../../../kernel/values/log.ts';
import type { Attempt } from '../../events/attempt.ts';
import type { EventDelivery } from '../../events/delivery.ts';
import type { EventSigner } from '../../events/signing.ts';
import type { Faults } from '../../intercept/faults.ts';
import type { LoggedRequest } from '../../intercept/request-log.ts';

/** The parts of a platform that only actions use. */
export interface Tools {
  /** All entities, of calls and of the platform itself. */
  entities: readonly Entity<never>[];
  scheduler: Scheduler;
  faults: Faults;
  log: Log<LoggedRequest>;
  signer: EventSigner;
  delivery: EventDelivery;
  attempts: Log<Attempt>;
}

/**
 * What an action works with: the context of a handler, with the owner of the shop as its
 * caller, and the tools of the platform.
 */
export interface AdminContext extends Context {
  tools: Tools;
}

/**
 * What an action does. `read` changes nothing. `write` is one transaction, and thus synchronous. `task` makes
 * its own transactions, or works asynchronously.
 */
export type ActionEffect = 'read' | 'write' | 'task';

/** An action whose types the definition has checked. */
export interface Action {
  summary: string;
  effect: ActionEffect;
  path?: string;
  input: z.ZodMiniObject;
  output: z.ZodMiniType;
  run: (context: AdminContext, input: never) => unknown;
  finish?: (context: AdminContext) => void;
}

type ResultOf<Effect extends ActionEffect, Output> = Effect extends 'task' ? Promise<Output> : Output;

/** An action with its types. */
export interface DefinedAction<
  Effect extends ActionEffect,
  Input extends z.ZodMiniObject,
  Output extends z.ZodMiniType,
> {
  /** One sentence for the description of the API and the console. */
  summary: string;
  effect: Effect;
  /** Path under `/__dev`. Default `/api/` and the name. */
  path?: string;
  input: Input;
  output: Output;
  run: (context: AdminContext, input: z.output<Input>) => ResultOf<Effect, z.input<Output>>;
  /** Is called when the transaction of a write has been committed or rolled back. */
  finish?: (context: AdminContext) => void;
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

/** Validates the input of an action. Throws an `InvalidInput` with all violations. */
export function checkedInput({ input: schema }: Pick<Action, 'input'>, input: unknown): object {
  const result = schema.safeParse(input, { reportInput: true });
  if (result.success) return result.data;
  throw new InvalidInput(result.error.issues.flatMap(issueViolations));
}

function issueViolations(issue: z.core.$ZodIssue): Violation[] {
  const field = issue.path.reduce<string>(
    (path, step) =>
      typeof step === 'number' ? `${path}[${step}]` : path === '' ? String(step) : `${path}.${String(step)}`,
    '',
  );
  const violation = (violatedRule: Rule, description: string, threshold?: number): Violation => ({
    field,
    violatedRule,
    description,
    data: threshold === undefined ? {} : { threshold },
  });
  switch (issue.code) {
    case 'invalid_type':
      return [
        issue.input === undefined
          ? violation('REQUIRED_FIELD', 'is required')
          : violation('FORMAT', `must be of the type ${issue.expected}`),
      ];
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        ...violation('FIELD_NOT_ALLOWED', 'is not a field of this action'),
        field: field === '' ? key : `${field}.${key}`,
      }));
    case 'invalid_value':
      return [violation('INVALID_ENUM_VALUE', `must be one of ${issue.values.map(String).join(', ')}`)];
    case 'too_small':
      return [smallViolation(issue, violation)];
    case 'too_big':
      return [bigViolation(issue, violation)];
    default:
      return [violation('FORMAT', issue.message)];
  }
}

type Violate = (rule: Rule, description: string, threshold?: number) => Violation;

function smallViolation({ origin, minimum }: z.core.$ZodIssueTooSmall, violation: Violate): Violation {
  const limit = Number(minimum);
  if (origin === 'string') return violation('MIN_LENGTH', `must have at least ${limit} characters`, limit);
  if (origin === 'array') return violation('MIN_SIZE', `must have at least ${limit} items`, limit);
  return violation('MIN', `must be at least ${limit}`, limit);
}

function bigViolation({ origin, maximum }: z.core.$ZodIssueTooBig, violation: Violate): Violation {
  const limit = Number(maximum);
  if (origin === 'string') return violation('MAX_LENGTH', `must have at most ${limit} characters`, limit);
  if (origin === 'array') return violation('MAX_SIZE', `must have at most ${limit} items`, limit);
  return violation('MAX', `must be at most ${limit}`, limit);
}

/** What runs actions: the tools that some of them work with, and the check of their input. */
import type * as z from 'zod/mini';
import type { Scheduler } from '../../../features/scheduler.ts';
import type { ActionEffect, DefinedAction } from '../../../kernel/actions/action.ts';
import type { Context } from '../../../kernel/context/context.ts';
import { InvalidInput } from '../../../kernel/errors/failure.ts';
import type { Rule, Violation } from '../../../kernel/errors/violations.ts';
import type { Entity } from '../../../kernel/store/entity.ts';
import type { Log } from '../../../kernel/values/log.ts';
import type { Attempt, EventDelivery } from '../../events/delivery.ts';
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

/** Defines an action that works with the tools of the platform, as `defineAction` does for others. */
export const defineToolAction = <
  Effect extends ActionEffect,
  Input extends z.ZodMiniObject,
  Output extends z.ZodMiniType,
>(
  action: DefinedAction<Effect, Input, Output, AdminContext>,
): DefinedAction<Effect, Input, Output, AdminContext> => action;

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

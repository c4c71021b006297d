/** Runs actions: for the admin API, the console, and the methods of a platform. */

import { type Base, contextOf } from '../../../kernel/context/context.ts';
import { InvalidInput } from '../../../kernel/errors/failure.ts';
import { checkedInput } from '../../../kernel/schemas/checked-input.ts';
import type { EventDelivery } from '../../events/delivery.ts';
import type { AdminContext, Tools } from '../shared/action.ts';
import { actions, type NamedAction } from './index.ts';

/**
 * Runs an action with an input that is not validated yet. Tasks return a promise.
 * Throws a `Failure` for what cannot be done.
 */
export type RunAction = (action: NamedAction, input: unknown) => unknown;

/** What the admin API and the console need. */
export interface AdminOptions {
  base: Base;
  runAction: RunAction;
  delivery: EventDelivery;
  /** Version of the package. */
  version: string;
  /** Receives faults of the platform. */
  onFault: (error: unknown, operation: string) => void;
}

/** `afterWrite` is called after each action that may have changed something. */
export function actionRunner(base: Base, tools: Tools, afterWrite: () => void): RunAction {
  return (action, input) => {
    const { run, effect, name } = action;
    const checked = checkedInput(action, input) as never;
    const caller = { role: 'merchant', via: 'staff', id: base.shop.ownerId } as const;
    const context: AdminContext = { ...contextOf(base, { caller, scope: `admin.${name}` }), tools };
    if (effect === 'read') return run(context, checked);
    const result: unknown =
      effect === 'write' ? base.db.write(() => run(context, checked)) : run(context, checked);
    if (!(result instanceof Promise)) {
      afterWrite();
      return result;
    }
    return result.then((output: unknown) => {
      afterWrite();
      return output;
    });
  };
}

/** All actions as methods, which throw a `TypeError` that lists all violations of their input. */
export const methodsOf = (runAction: RunAction): Record<string, (input?: unknown) => unknown> =>
  Object.fromEntries(
    actions.map((action) => [
      action.name,
      (input: unknown = {}) => {
        try {
          const result = runAction(action, input);
          return result instanceof Promise ? result.catch((error) => rethrow(action, error)) : result;
        } catch (error) {
          return rethrow(action, error);
        }
      },
    ]),
  );

function rethrow({ name }: NamedAction, error: unknown): never {
  if (!(error instanceof InvalidInput)) throw error;
  const violations = error.violations.map(({ field, description }) => `${field} ${description}`);
  throw new TypeError(`${name}: ${violations.join('; ')}`, { cause: error });
}

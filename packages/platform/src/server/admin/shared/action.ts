/** What runs actions: the tools that some of them work with. */
import type { Scheduler } from '../../../features/scheduler.ts';
import type { ActionEffect, DefinedAction } from '../../../kernel/actions/action.ts';
import type { Context } from '../../../kernel/context/context.ts';
import type { JsonSchema, ObjectSchema } from '../../../kernel/schemas/json-schema.ts';
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
  input: ObjectSchema;
  output: JsonSchema;
  run: (context: AdminContext, input: never) => unknown;
}

/** Defines an action that works with the tools of the platform, as `defineAction` does for others. */
export const defineToolAction = <
  Effect extends ActionEffect,
  Input extends ObjectSchema,
  Output extends JsonSchema,
>(
  action: DefinedAction<Effect, Input, Output, AdminContext>,
): DefinedAction<Effect, Input, Output, AdminContext> => action;

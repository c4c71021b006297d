import type { ZodMiniType } from 'zod/mini';
import type { OperationSchemas } from '../../generated/zod/operations.ts';
import type { Validator } from '../core/validator.ts';
import { validationError } from '../errors/store-error.ts';
import { toViolation } from './violation.ts';

export interface ValidatorOptions {
  /**
   * What to do with an answer that is not what was declared: nothing, a line on the console, or an error. Default `off`: the
   * platform may be ahead of the contract.
   */
  answers?: 'off' | 'warn' | 'strict';
}

/**
 * Holds the inputs of some calls, and their answers if wanted, against their schemas: `validator([operationSchemas.getCart])`,
 * or `validator(Object.values(operationSchemas))` for all of them.
 */
export function validator(schemas: Iterable<OperationSchemas>, { answers = 'off' }: ValidatorOptions = {}): Validator {
  const known = new Map(Array.from(schemas, (each) => [each.id, each]));
  const violations = (schema: ZodMiniType | undefined, value: unknown) => schema?.safeParse(value).error?.issues.map((issue) => toViolation(issue, value));
  return {
    input: (operation, input) => {
      const broken = violations(known.get(operation)?.input, input);
      return broken && validationError(broken, { kind: 'validation', operation });
    },
    output: (operation, answer) => {
      const broken = answers === 'off' ? undefined : violations(known.get(operation)?.output, answer);
      if (!broken) return undefined;
      const problem = new TypeError(
        `The answer of ${operation} is not what the contract declares: ${broken.map(({ field, description }) => `${field} ${description}`).join(', ')}`,
      );
      if (answers === 'strict') return problem;
      console.warn(problem.message);
      return undefined;
    },
  };
}

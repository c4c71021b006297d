import type { ZodMiniType } from 'zod/mini';
import type { OperationSchemas } from '../../generated/zod/operations.ts';
import type { Validator } from '../core/validator.ts';
import { type FieldViolation, validationError } from '../errors/store-error.ts';
import { toViolations } from './violation.ts';

/** What `validator` takes beside the schemas. */
export interface ValidatorOptions {
  /**
   * What to do with an answer that is not what was declared: `off` does nothing, `warn` writes a line to the console without any value of
   * the answer, `strict` fails the call as `system` with the reason `badAnswer`. Default `off`: the platform may be ahead of the contract.
   */
  answers?: 'off' | 'warn' | 'strict' | undefined;
}

/**
 * Holds the inputs of some calls, and their answers if wanted, against their schemas: those that are given, or
 * `Object.values(operationSchemas)` for all of them. An input that breaks a rule is not sent: the call fails as `validation`, with the
 * platform's own words for every field. A bundle holds the schemas of the calls that are named (of all calls with esbuild alone).
 *
 * @example
 * import { createClient } from 'storewire';
 * import { operationSchemas, validator } from 'storewire/zod';
 *
 * export const client = createClient({
 *   validate: validator([operationSchemas.addToCurrentCart, operationSchemas.getCurrentCart], { answers: 'warn' }),
 * });
 */
export function validator(schemas: Iterable<OperationSchemas>, { answers = 'off' }: ValidatorOptions = {}): Validator {
  const known = new Map(Array.from(schemas, (each) => [each.id, each]));
  const violations = (schema: ZodMiniType | undefined, value: unknown, whole: string): FieldViolation[] | undefined => {
    const issues = schema?.safeParse(value).error?.issues;
    return issues && toViolations(issues, value, whole);
  };
  return {
    input: (operation, input) => {
      const broken = violations(known.get(operation)?.input, input, 'input');
      return broken && validationError(broken, { kind: 'validation', operation });
    },
    output: (operation, answer) => {
      const broken = answers === 'off' ? undefined : violations(known.get(operation)?.output, answer, 'answer');
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

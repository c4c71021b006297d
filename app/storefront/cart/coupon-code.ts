import { isStoreError } from 'storewire';
import type { Text } from '../../shared/text/text.tsx';

/** A code as the shop has it: people type spaces between its parts. */
export const normalizeCode = (typed: string): string => typed.replaceAll(/\s+/g, '');

/** Why a code cannot be used. Undefined if that is not the reason of the error. */
export function codeProblem(error: unknown, { cart }: Text): string | undefined {
  if (!isStoreError(error)) return undefined;
  const rules = error.violations.map(({ ruleName }) => ruleName);
  const code = [error.code, ...rules].find(
    (name) => name !== undefined && Object.hasOwn(cart.codeProblems, name),
  );
  return code === undefined ? undefined : cart.codeProblems[code];
}

/** What is logged of the requests, without anything secret: no header, no query and no body. */

/** One request to a call of the contract. */
export interface LoggedRequest {
  /** By the platform's clock. */
  time: string;
  method: string;
  /** Path without the query. */
  path: string;
  /** Id of the call. */
  call: string;
  /** For example `member:` and its id. */
  caller: string;
  /** Status of the response; 0 if the connection was reset. */
  status: number;
  /** How long it took, by the clock of the system. */
  milliseconds: number;
  /** What was wrong, of a response that is not a success: its code, the fields of its violations, or its message. */
  problem?: string;
  /** Id that the response has. */
  requestId?: string;
}

interface ErrorBody {
  error?: unknown;
  message?: unknown;
  details?: {
    applicationError?: { code?: unknown };
    validationError?: { fieldViolations?: readonly { field?: unknown; violatedRule?: unknown }[] };
  };
}

/**
 * What was wrong. Texts about an input could repeat it, so that codes and violations are named by identifiers.
 * The message of any other failure is a fixed text of the platform.
 */
export function problemOf(text: string): string | undefined {
  try {
    const { details, error, message } = JSON.parse(text) as ErrorBody;
    const violations = details?.validationError?.fieldViolations;
    if (violations) return violations.map(({ field, violatedRule }) => `${field} ${violatedRule}`).join(', ');
    const problem = details?.applicationError?.code ?? error ?? message;
    return problem === undefined ? undefined : String(problem);
  } catch {
    return undefined;
  }
}

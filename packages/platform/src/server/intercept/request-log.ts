/** The latest requests, without anything secret: no header, no query and no body. */
import type { Caller } from '../../context/caller.ts';
import { callerKey } from '../../context/caller.ts';

/** One request to a call of the contract. */
export interface LoggedRequest {
  id: number;
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
  /** What was wrong, of a response that is not a success: its code, or the fields of its violations. */
  problem?: string;
  /** Id that the response has. */
  requestId?: string;
}

const KEPT_REQUESTS = 1000;

/** Which requests to list. */
export interface LogFilter {
  call?: string | undefined;
  caller?: string | undefined;
  /** Only responses with at least this status. */
  minStatus?: number | undefined;
  limit: number;
}

/** The log of one platform, which is not stored. */
export class RequestLog {
  #entries: LoggedRequest[] = [];
  #lastId = 0;

  add(entry: Omit<LoggedRequest, 'id' | 'caller'> & { caller: Caller | undefined }): void {
    const caller = entry.caller ? callerKey(entry.caller) : 'unknown';
    this.#entries.push({ ...entry, id: ++this.#lastId, caller });
    // removing one by one would move the whole list with each request
    if (this.#entries.length >= 2 * KEPT_REQUESTS) this.#entries = this.#entries.slice(-KEPT_REQUESTS);
  }

  /** The latest requests first. */
  list({ call, caller, minStatus = 0, limit }: LogFilter): LoggedRequest[] {
    return this.#entries
      .slice(-KEPT_REQUESTS)
      .filter(
        (entry) =>
          (call === undefined || entry.call === call) &&
          (caller === undefined || entry.caller === caller) &&
          (minStatus === 0 || entry.status >= minStatus),
      )
      .reverse()
      .slice(0, limit);
  }

  /** Removes all and returns how many there were. */
  clear(): number {
    return this.#entries.splice(0).length;
  }
}

interface ErrorBody {
  error?: unknown;
  details?: {
    applicationError?: { code?: unknown };
    validationError?: { fieldViolations?: readonly { field?: unknown; violatedRule?: unknown }[] };
  };
}

/** What was wrong, in identifiers only: texts could repeat what was sent. */
export function problemOf(text: string): string | undefined {
  try {
    const { details, error } = JSON.parse(text) as ErrorBody;
    const violations = details?.validationError?.fieldViolations;
    if (violations) return violations.map(({ field, violatedRule }) => `${field} ${violatedRule}`).join(', ');
    const code = details?.applicationError?.code ?? error;
    return code === undefined ? undefined : String(code);
  } catch {
    return undefined;
  }
}
